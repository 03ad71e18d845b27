// Waves of thousands of requests that are there in the same moment, or whose time is over in the same moment.
import assert from 'node:assert/strict';
import { rm } from 'node:fs/promises';
import { request as requestPlain } from 'node:http';
import { request } from 'node:https';
import { describe, test } from 'node:test';
import {
  runtimes,
  startProcess,
  temporaryFolder,
  withoutRuntime,
  type ServiceProcess,
} from '../kit/process.ts';
import { sendWave, type Wave } from './waves.ts';

/** For a busy machine. */
const timeout = 120_000;
const body = '{"monthly_investment":10000,"annual_return":12,"years":10}';
const json = { 'content-type': 'application/json' };
const form = { 'content-type': 'application/x-www-form-urlencoded' };
const ofProxy = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.9' };

/** A body that says more than comes. */
const unfinished = { body: '{', length: 1_000 };

async function whileServing(
  settings: Record<string, string>,
  use: (service: ServiceProcess) => Promise<void>,
): Promise<void> {
  const dataDir = await temporaryFolder();
  const service = await startProcess(dataDir, settings);
  try {
    await use(service);
    assert.doesNotMatch(service.output(), /RangeError|call stack/);
  } finally {
    assert.equal(await service.stop(), 0);
    await rm(dataDir, { recursive: true });
  }
}

function isAnswering(port: number, isPlain: boolean): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const options = {
      host: '127.0.0.1',
      port,
      path: '/livez',
      rejectUnauthorized: false,
      agent: false as const,
    };
    const sent = (isPlain ? requestPlain : request)(options, (reply) => {
      reply.resume();
      resolve(reply.statusCode);
    });
    sent.on('error', reject);
    sent.end();
  });
}

/** Sends waves at once, and sees them answered and the service alive. */
async function withstand(waves: readonly Wave[]): Promise<void> {
  const tallies = await Promise.all(waves.map((wave) => sendWave(wave)));
  for (const [index, wave] of waves.entries()) {
    const all = wave.connections * (wave.streams ?? 1);
    const { answered, broken } = tallies[index]!;
    const name = `${wave.protocol} ${wave.path}: ${answered} of ${all} answered, ${broken} broken`;
    // Silent connections may meet the idle timeout of the server just before the deadline of their body.
    if (wave.length === undefined) assert.ok(answered === all && broken === 0, name);
    else assert.ok(answered + broken * (wave.streams ?? 1) >= all, name);
    assert.equal(await isAnswering(wave.port, wave.protocol === 'plain'), 200);
  }
}

for (const runtime of runtimes) {
  describe(`a burst on ${runtime}`, { skip: withoutRuntime[runtime] }, () => {
    test('of small requests, and of bodies that never end, over TLS', { timeout }, async () => {
      await whileServing({ TLS: 'dev', RUNTIME: runtime }, async ({ port, key }) => {
        const authorization = { authorization: `Bearer ${key}` };
        const many = { port, protocol: 'h2', connections: 40, streams: 120, body } as const;
        await withstand([{ ...many, path: '/livez', headers: json }]);
        await withstand([{ ...many, path: '/v1/calculate/sip', headers: json }]);
        await withstand([{ ...many, path: '/v1/calculate/sip', headers: { ...json, ...authorization } }]);
        await withstand([{ ...many, path: '/access', headers: form, body: 'email=a' }]);
        const slow = { ...many, ...unfinished, connections: 25 };
        await withstand([
          { ...slow, path: '/livez', headers: json },
          { ...slow, path: '/access', headers: form },
          { ...slow, path: '/v1/calculate/sip', headers: { ...json, ...authorization } },
        ]);
      });
    });

    test('of small requests, and of bodies that never end, behind a proxy', { timeout }, async () => {
      const settings = { TLS: 'proxy', TRUSTED_PROXIES: '127.0.0.1', RUNTIME: runtime };
      await whileServing(settings, async ({ port, key }) => {
        const authorization = { authorization: `Bearer ${key}` };
        const many = { port, protocol: 'plain', connections: 2_500, body } as const;
        await withstand([{ ...many, path: '/livez', headers: { ...json, ...ofProxy } }]);
        const slow = { ...many, ...unfinished, connections: 1_200 };
        await withstand([
          { ...slow, path: '/livez', headers: { ...json, ...ofProxy } },
          { ...slow, path: '/access', headers: { ...form, ...ofProxy } },
          { ...slow, path: '/v1/calculate/sip', headers: { ...json, ...ofProxy, ...authorization } },
        ]);
      });
    });
  });
}
