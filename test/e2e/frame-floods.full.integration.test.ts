// What the handbook advises to a service that strangers reach: with RUNTIME=node, floods of HTTP/2 control frames
// are ended. Bun answers them without a limit, and does not show them to a program.
import assert from 'node:assert/strict';
import { rm } from 'node:fs/promises';
import { after, before, describe, test } from 'node:test';
import { attack, listAttacks } from '../kit/attackers.ts';
import { send } from '../kit/callers.ts';
import { type ServiceProcess, startProcess, temporaryFolder, withoutRuntime } from '../kit/process.ts';

const timeout = 180_000;
const LIMIT_MS = 60_000;

describe('a service on Node', { skip: withoutRuntime.node }, () => {
  let service: ServiceProcess;
  before(
    async () =>
      (service = await startProcess(await temporaryFolder(), { RUNTIME: 'node', LOG_LEVEL: 'error' })),
    { timeout },
  );
  after(async () => {
    await service.stop();
    await rm(service.dataDir, { recursive: true });
  });

  for (const [name, frames] of Object.entries(listAttacks('')).filter(([one]) =>
    /^HTTP\/2 .*flood$/.test(one),
  )) {
    test(`ends an ${name}, and answers others`, { timeout }, async () => {
      const { afterMs } = await attack(service, frames, LIMIT_MS);
      assert.ok(afterMs !== undefined, `not ended in ${LIMIT_MS / 1_000} s`);
      assert.equal((await send(service, { path: '/livez' }).answer).status, 200);
    });
  }
});
