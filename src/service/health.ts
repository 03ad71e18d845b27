import { request as requestPlain } from 'node:http';
import { request } from 'node:https';
import type { Settings } from './settings/settings.ts';

const TIMEOUT_MS = 3_000;

/**
 * Asks the service with these settings on this machine whether it is alive, as a container's health check
 * does. Rejects with one sentence when it is not.
 */
export async function checkHealth({
  host,
  port,
  tls,
}: Pick<Settings, 'host' | 'port' | 'tls'>): Promise<void> {
  const address = { '0.0.0.0': '127.0.0.1', '::': '::1' }[host] ?? host;
  const { promise, resolve } = Promise.withResolvers<string>();
  // Its certificate names the hosts that callers know, and this call stays on the machine.
  const options = { host: address, port, path: '/livez', agent: false, rejectUnauthorized: false } as const;
  const send = tls === 'proxy' ? requestPlain : request;
  const sent = send(options, (reply) => resolve(`status ${reply.resume().statusCode}`));
  sent.on('error', ({ message }) => resolve(message));
  sent.end();
  // Not the timeout of the request, which Bun does not count during a TLS handshake.
  const timer = setTimeout(resolve, TIMEOUT_MS, `no reply within ${TIMEOUT_MS / 1000} s`);
  const outcome = await promise;
  clearTimeout(timer);
  if (outcome === 'status 200') return;
  throw new Error(`The service at ${address}, port ${port}, is not alive: ${outcome}.`);
}
