// What a person reads after a start can be pasted into a shell, in every mode and without a terminal too.
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { createServerCertificate } from '#platform/x509.ts';
import { freePort } from '../kit/fleet.ts';
import { finish, startProcess, withoutCurl, withoutScript } from '../kit/process.ts';

const timeout = 60_000;
const folder = mkdtempSync(join(tmpdir(), "centwise's greeting-"));
after(() => rmSync(folder, { recursive: true }));

/** Runs the command that the greeting shows, and checks its answer. */
async function paste(output: string): Promise<void> {
  const line = /^ {2}(curl .*?)\r?$/m.exec(output)![1]!;
  const { stdout, stderr, code } = await finish('bash', ['-c', `${line} -sS`]);
  assert.equal(code, 0, `${line}: ${stderr}`);
  assert.equal((JSON.parse(stdout) as { monthly_payment: number }).monthly_payment, 2128.97, stdout);
}

describe('a greeting', { skip: withoutCurl }, () => {
  test(
    'names the file of the first key in a terminal, and a command that works',
    { timeout, skip: withoutScript },
    async () => {
      const dataDir = join(folder, 'terminal');
      const service = await startProcess(
        dataDir,
        {},
        { command: ['script', '-qfec', 'npm start', '/dev/null'] },
      );
      assert.doesNotMatch(service.output(), /cw_live_/);
      assert.equal(statSync(join(dataDir, 'first-key')).mode & 0o777, 0o600);
      await paste(service.output());
      assert.equal(await service.stop(), 0);
    },
  );

  for (const HOST of ['127.0.0.1', '0.0.0.0', '::1', '127.0.0.2', 'localhost']) {
    test(`has a command that works without a terminal, with HOST=${HOST}`, { timeout }, async () => {
      const command = ['node', 'scripts/run.mjs', 'src/main.ts', 'serve'];
      const service = await startProcess(join(folder, HOST), { HOST }, { command });
      assert.doesNotMatch(service.output(), /cw_live_/);
      await paste(service.output());
      assert.equal(await service.stop(), 0);
    });
  }

  test('has a command that works with a certificate for other names', { timeout }, async () => {
    for (const name of ['box.example', '*.box.example']) {
      const dataDir = join(folder, name.replace('*', 'any'));
      const [dayMs, nowMs] = [86_400_000, Date.now()];
      const pair = createServerCertificate([name], new Date(nowMs - dayMs), new Date(nowMs + dayMs));
      const [TLS_CERT, TLS_KEY] = [`${dataDir}.pem`, `${dataDir}.key`];
      writeFileSync(TLS_CERT, pair.certificate);
      writeFileSync(TLS_KEY, pair.key);
      const service = await startProcess(dataDir, { TLS: 'files', TLS_CERT, TLS_KEY });
      await paste(service.output());
      assert.equal(await service.stop(), 0);
    }
  });

  test('has a command that works as that of a trusted proxy', { timeout }, async () => {
    for (const [HOST, TRUSTED_PROXIES] of [
      ['127.0.0.1', '127.0.0.0/8'],
      ['0.0.0.0', '127.0.0.1'],
      ['::', '::1'],
    ] as const) {
      const settings = { TLS: 'proxy', HOST, TRUSTED_PROXIES };
      const service = await startProcess(join(folder, `proxy ${HOST}`), settings);
      await paste(service.output());
      assert.equal(await service.stop(), 0);
    }
  });

  test('says where another proxy is to forward to', { timeout }, async () => {
    const PORT = String(await freePort());
    const settings = { TLS: 'proxy', TRUSTED_PROXIES: '10.0.0.1', PORT };
    const service = await startProcess(join(folder, 'other proxy'), settings);
    const target = `http://localhost:${PORT}`;
    assert.ok(service.output().includes(`which must forward https://YOUR-HOST to ${target}:`));
    assert.match(service.output(), /^ {2}curl .* https:\/\/YOUR-HOST\/v1\/calculate\/mortgage$/m);
    assert.equal(await service.stop(), 0);
  });
});
