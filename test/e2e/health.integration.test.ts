// The command that a container's health check runs.
import assert from 'node:assert/strict';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { freePort } from '../kit/fleet.ts';
import {
  type Finished,
  runProgram,
  runtimes,
  startProcess,
  temporaryFolder,
  withoutRuntime,
} from '../kit/process.ts';

const timeout = 60_000;
const folder = await temporaryFolder();
after(() => rm(folder, { recursive: true }));

function ask(settings: Readonly<Record<string, string>>): Promise<Finished> {
  return runProgram(['health'], settings);
}

const alive = { code: 0, stdout: 'The service is alive.\n', stderr: '' };

for (const RUNTIME of runtimes) {
  describe(`health on ${RUNTIME}`, { skip: withoutRuntime[RUNTIME] }, () => {
    test('is told of a service in each mode, from this machine and without a key', { timeout }, async () => {
      const modes = [{}, { HOST: '0.0.0.0' }, { HOST: '::1' }, { TLS: 'proxy', TRUSTED_PROXIES: '10.0.0.1' }];
      const answers = modes.map(async (settings, index) => {
        const all = { RUNTIME, PORT: String(await freePort()), ...settings };
        const service = await startProcess(join(folder, `${RUNTIME}-${index}`), all);
        assert.deepEqual(await ask(all), alive);
        assert.equal(await service.stop(), 0);
      });
      await Promise.all(answers);
    });

    test('is refused when nothing listens, and when the service does not answer', { timeout }, async () => {
      const settings = { RUNTIME, PORT: String(await freePort()) };
      const refusal = new RegExp(
        `^centwise: The service at 127.0.0.1, port ${settings.PORT}, is not alive: .+\\.\n$`,
      );
      const before = await ask(settings);
      assert.deepEqual([before.code, before.stdout], [1, '']);
      assert.match(before.stderr, refusal);
      const service = await startProcess(join(folder, `${RUNTIME}-frozen`), settings);
      process.kill(-service.pid, 'SIGSTOP');
      const frozen = await ask(settings);
      process.kill(-service.pid, 'SIGCONT');
      assert.equal(frozen.code, 1);
      assert.match(frozen.stderr, refusal);
      assert.equal(await service.stop(), 0);
    });
  });
}

test('health is refused when another program has the port', { timeout }, async () => {
  const other = createServer((_, response) => response.writeHead(404).end());
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as { port: number };
  const { code, stderr } = await ask({ PORT: String(port), TLS: 'proxy', TRUSTED_PROXIES: '10.0.0.1' });
  assert.deepEqual(
    [code, stderr],
    [1, `centwise: The service at 127.0.0.1, port ${port}, is not alive: status 404.\n`],
  );
  other.close();
});
