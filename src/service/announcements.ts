import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { AccessRequest } from '#access/store.ts';
import { commandLine } from '#base/command-line.ts';
import type { Log } from '#base/log.ts';
import type { Count } from '#base/metrics.ts';

const DEADLINE_MS = 10_000;
/**
 * A flood of requests for keys must not become a flood of connections; what is left out stands in the log.
 */
const MAX_OPEN = 4;

/**
 * Tells the operator of new requests for keys: counts and logs each, and posts it to the address of a
 * webhook. `text` is the member that chat services show. A post that fails is logged and not repeated;
 * `requests list` has every request.
 */
export function createAnnouncer(webhook: string | undefined, log: Log, count: Count) {
  let open = 0;
  return function announce({ id, email, purpose, created_at }: AccessRequest): void {
    count.value++;
    log.info('access-request', { id });
    if (webhook === undefined) return;
    if (open === MAX_OPEN) return log.warn('access-webhook', { id, error: 'too many at once' });
    const asked = escapeMarkup(`${email} asks for an API key: ${purpose}`);
    const text = `${asked}\n${commandLine('requests approve')} ${id}`;
    const body = JSON.stringify({ text, event: 'access-request', id, email, purpose, created_at });
    open++;
    post(webhook, body, (error) => {
      open--;
      if (error !== undefined) log.warn('access-webhook', { id, error });
    });
  };
}

/** In chat services, text in angle brackets is a link or calls people. */
function escapeMarkup(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/**
 * Calls `done` once, with what went wrong, if anything did. Redirects are not followed, and the reply is not
 * read.
 */
function post(address: string, body: string, done: (error?: string) => void): void {
  const send = address.startsWith('https:') ? httpsRequest : httpRequest;
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
  const options = { method: 'POST', headers, agent: false, signal: AbortSignal.timeout(DEADLINE_MS) };
  let error: string | undefined;
  const sent = send(address, options, (response) => {
    const status = response.statusCode!;
    if (status < 200 || status > 299) error = `the status is ${status}`;
    response.destroy();
  });
  sent.on('error', ({ name, message }) => {
    error ??= name === 'AbortError' || name === 'TimeoutError' ? 'no reply within 10 s' : message;
  });
  sent.on('close', () => done(error));
  sent.end(body);
}
