import assert from 'node:assert/strict';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { bounds } from '#base/bounds.ts';
import type { InputValues } from '#catalogue/declare/define.ts';
import { catalogue } from '#catalogue/index.ts';
import { drawSome } from '../kit/draws.ts';
import { readGolden } from '../kit/golden.ts';
import {
  curl,
  finish,
  runProgram,
  runtimes,
  startProcess,
  temporaryFolder,
  withKey,
  withoutCurl,
  withoutRuntime,
  type ServiceProcess,
} from '../kit/process.ts';

for (const runtime of runtimes) {
  const options = { skip: withoutRuntime[runtime] || withoutCurl };
  describe(`the service as it is started on ${runtime}`, options, () => {
    let folder: string;
    let service: ServiceProcess;
    let key: string;

    before(async () => {
      folder = join(await temporaryFolder(), 'data');
      service = await startProcess(folder, { RUNTIME: runtime });
      key = service.key ?? assert.fail('no first key');
    });
    after(async () => {
      await service.stop();
      await rm(dirname(folder), { recursive: true });
    });

    test('prints a curl line that works when it is pasted', async () => {
      const line = /^ {2}(curl .*)$/m.exec(service.output())![1]!;
      const { stdout, stderr, code } = await finish('bash', ['-c', `${line} -sS`]);
      assert.equal(code, 0, `${stderr}\n${service.output()}`);
      assert.equal((JSON.parse(stdout) as { monthly_payment: number }).monthly_payment, 2128.97);
    });

    for (const [option, version] of [
      ['--http1.1', '1.1'],
      ['--http2', '2'],
    ] as const) {
      test(`answers over HTTP/${version} and TLS`, async () => {
        const reply = await curl(service, '/v1/calculators', [option, ...withKey(key)]);
        assert.equal(reply.version, version);
        assert.equal(reply.status, 200);
        assert.equal((JSON.parse(reply.body) as unknown[]).length, catalogue.length);
      });

      test(`tells over HTTP/${version} what is wrong with a file while it is sent`, async () => {
        const file = join(dirname(folder), 'loans.csv');
        const header = 'home_price,down_payment,interest_rate,loan_term\n';
        const send = async (calculator: string, text: string) => {
          await writeFile(file, text);
          const args = [option, ...withKey(key), '-H', 'Content-Type: text/csv', '--data-binary', `@${file}`];
          return curl(service, `/v1/batch?calculator=${calculator}`, args);
        };
        for (const rows of [0, 200_000]) {
          const wrong = await send('emi', header + '400000,80000,7,30\n'.repeat(rows));
          assert.equal(wrong.status, 422);
          assert.match(wrong.body, /home_price.*is not a known field/);
        }
        // Faults are answered faster than they are sent.
        const long = await send('mortgage', header + ',,,\n'.repeat(2 * bounds.lines));
        assert.equal(long.status, 200);
        assert.match(long.body, /more than 100000 lines; .* another request\.\n$/);
      });

      test(`tells over HTTP/${version} of a body that is too large, however it is sent`, async () => {
        const file = join(dirname(folder), 'large.bin');
        for (const bytes of [65 * 1024, 4 * 1024 * 1024]) {
          await writeFile(file, Buffer.alloc(bytes, ' '));
          for (const more of [[], ['-H', 'Transfer-Encoding: chunked']]) {
            const type = ['-H', 'Content-Type: application/json', '--data-binary', `@${file}`];
            const args = [option, ...withKey(key), ...type, ...more];
            const reply = await curl(service, '/v1/calculate/sip', args);
            assert.equal(reply.status, 413);
            assert.match(reply.body, /docs\/problems\/body-too-large/);
            const unauthenticated = await curl(service, '/v1/calculate/sip', [option, ...type, ...more]);
            assert.equal(unauthenticated.status, 401);
          }
        }
      });
    }

    test('gives the expected results over HTTPS', async () => {
      for (const { id } of drawSome(catalogue)) {
        for (const { input, output } of goldenCases(id).filter((_, index) => index % 50 === 7)) {
          if (output === undefined) continue;
          const reply = await curl(service, `/v1/calculate/${id}`, withKey(key, input));
          assert.partialDeepStrictEqual(JSON.parse(reply.body), output, `${id} ${JSON.stringify(input)}`);
        }
      }
    });

    test('refuses two Authorization headers', async () => {
      const reply = await curl(service, '/v1/calculators', [...withKey(key), ...withKey(key)]);
      assert.equal(reply.status, 400);
    });

    test('takes a key made by the command at once, and refuses it within a second of its revocation', async () => {
      const settings = { RUNTIME: runtime, DATA_DIR: folder };
      const created = await runProgram(
        ['keys', 'create', '--name', 'app', '--plan', 'free', '--json'],
        settings,
      );
      const { id, key: made } = JSON.parse(created.stdout) as { id: string; key: string };
      assert.equal((await curl(service, '/v1/calculators', withKey(made))).status, 200);
      assert.equal((await runProgram(['keys', 'revoke', id], settings)).code, 0);
      const revokedMs = performance.now();
      let status = 200;
      while (status === 200) ({ status } = await curl(service, '/v1/calculators', withKey(made)));
      assert.equal(status, 401);
      assert.ok(performance.now() - revokedMs < 1000);
    });

    test('a second service on the same port gets one clear line and a non-zero exit code', async () => {
      const other = await temporaryFolder();
      const second = await runProgram(['serve'], {
        RUNTIME: runtime,
        DATA_DIR: other,
        PORT: String(service.port),
      });
      await rm(other, { recursive: true });
      assert.equal(second.code, 1);
      assert.match(
        second.stderr,
        /^centwise: Port \d+ on 127\.0\.0\.1 is already in use; set PORT to another port\.\n$/,
      );
    });

    test('what it keeps is for this user alone', () => {
      const modeOf = (path: string) => statSync(path).mode & 0o777;
      assert.equal(modeOf(folder), 0o700);
      const files = readdirSync(folder, { withFileTypes: true });
      assert.ok(files.some(({ name }) => name === 'centwise.sqlite.serving'));
      for (const file of files) {
        assert.equal(modeOf(join(folder, file.name)), file.isDirectory() ? 0o700 : 0o600, file.name);
      }
    });

    test('its first key is in a file for this user alone, and no key is in its output', () => {
      assert.equal(readFileSync(join(folder, 'first-key'), 'utf8'), `${key}\n`);
      assert.equal(statSync(join(folder, 'first-key')).mode & 0o777, 0o600);
      assert.doesNotMatch(service.output(), /cw_(live|test)_/);
    });
  });

  describe(`a start on ${runtime}`, { skip: withoutRuntime[runtime] }, () => {
    test('the second one makes no key, and a signal ends either with exit code 0', async () => {
      const folder = await temporaryFolder();
      for (const [signal, expectsKey] of [
        ['SIGTERM', true],
        ['SIGINT', false],
      ] as const) {
        const service = await startProcess(folder, { RUNTIME: runtime });
        assert.equal(service.key !== undefined, expectsKey);
        assert.equal(await service.stop(signal), 0);
      }
      await rm(folder, { recursive: true });
    });

    test('every bad setting is told at once', async () => {
      const settings = { RUNTIME: runtime, PORT: 'abc', TLS: 'maybe', LOG_LEVEL: 'loud' };
      const { code, stderr } = await runProgram(['serve'], settings);
      assert.equal(code, 1);
      for (const name of ['PORT', 'TLS', 'LOG_LEVEL'])
        assert.match(stderr, new RegExp(`^(centwise: )?${name}: "`, 'm'));
    });

    test('an unreadable certificate is one clear line', async () => {
      const settings = {
        RUNTIME: runtime,
        TLS: 'files',
        TLS_CERT: '/nowhere/cert.pem',
        TLS_KEY: '/nowhere/key.pem',
      };
      const { code, stderr } = await runProgram(['serve'], settings);
      assert.equal(code, 1);
      assert.match(stderr, /^centwise: TLS_CERT: \/nowhere\/cert\.pem cannot be read: no such file\.\n$/);
    });

    test('an unknown command is one clear line with the nearest one', async () => {
      const { code, stderr } = await runProgram(['key'], { RUNTIME: runtime });
      assert.equal(code, 2);
      assert.match(stderr, /"key" is not a command of centwise; did you mean keys\?/);
    });
  });
}

function goldenCases(id: string): { input: InputValues; output?: object }[] {
  return (readGolden(id) as { cases: { input: InputValues; output?: object }[] }).cases;
}
