// Strict-Transport-Security is for a host that has a certificate of its own, and sent over HTTPS alone.
import assert from 'node:assert/strict';
import { rm } from 'node:fs/promises';
import { get as getPlain, type IncomingHttpHeaders } from 'node:http';
import { get } from 'node:https';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { freePort } from '../kit/fleet.ts';
import { runtimes, startProcess, temporaryFolder, withoutRuntime } from '../kit/process.ts';

const timeout = 60_000;
const folder = await temporaryFolder();
after(() => rm(folder, { recursive: true }));

function headersOf(scheme: 'http' | 'https', port: number, path: string): Promise<IncomingHttpHeaders> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingHttpHeaders>();
  const headers = { 'x-forwarded-proto': 'https' };
  const options = {
    host: '127.0.0.1',
    port,
    path,
    headers,
    agent: false,
    rejectUnauthorized: false,
  } as const;
  const send = scheme === 'http' ? getPlain : get;
  send(options, (reply) => resolve(reply.resume().headers)).on('error', reject);
  return promise;
}

for (const RUNTIME of runtimes) {
  describe(`HSTS on ${RUNTIME}`, { skip: withoutRuntime[RUNTIME] }, () => {
    const dev = join(folder, `${RUNTIME}-dev`);

    test('is not sent with the development certificate, nor with metrics', { timeout }, async () => {
      const metricsPort = await freePort();
      const METRICS_ADDRESS = `127.0.0.1:${metricsPort}`;
      const service = await startProcess(dev, { RUNTIME, METRICS_ADDRESS });
      for (const path of ['/livez', '/nowhere', '/', '/v1/calculators']) {
        const headers = await headersOf('https', service.port, path);
        assert.equal(headers['strict-transport-security'], undefined, path);
        assert.equal(headers['x-content-type-options'], 'nosniff', path);
      }
      const headers = await headersOf('http', metricsPort, '/metrics');
      assert.equal(headers['strict-transport-security'], undefined);
      assert.equal(await service.stop(), 0);
    });

    test('is sent with a certificate of the operator, and through a proxy', { timeout }, async () => {
      const files = {
        TLS_CERT: join(dev, 'tls', 'localhost.pem'),
        TLS_KEY: join(dev, 'tls', 'localhost-key.pem'),
      };
      for (const [scheme, settings] of [
        ['https', { TLS: 'files', ...files }],
        ['http', { TLS: 'proxy', TRUSTED_PROXIES: '127.0.0.1' }],
      ] as const) {
        const service = await startProcess(join(folder, `${RUNTIME}-${scheme}`), { RUNTIME, ...settings });
        for (const path of ['/livez', '/nowhere']) {
          const headers = await headersOf(scheme, service.port, path);
          assert.match(headers['strict-transport-security']!, /^max-age=63072000/);
        }
        assert.equal(await service.stop(), 0);
      }
    });
  });
}
