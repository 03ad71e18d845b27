import { CentwiseProblem, CentwiseProtocolError, isProblemDocument } from './errors.ts';
import type { Watch } from './watch.ts';

const SHOWN_CHARACTERS = 80;

/** Throws unless the reply is a success with this media type. */
export async function refuseFault(response: Response, type: string): Promise<void> {
  const got = response.headers.get('content-type') ?? 'no type';
  if (response.status === 200 && got.startsWith(type)) return;
  // A browser hides the target and status of a redirect.
  if (response.type === 'opaqueredirect' || (response.status >= 300 && response.status < 400)) {
    const target = response.headers.get('location') ?? 'another address';
    throw protocolError(response, `redirects to ${target}; the key is only sent to baseUrl`);
  }
  const text = await response.text();
  if (got.startsWith('application/problem+json')) {
    const document = parseJson(response, text);
    if (isProblemDocument(document)) throw new CentwiseProblem(document, retryAfterMs(response));
  }
  throw protocolError(response, `answered ${response.status} with ${got}, not ${type}: ${excerpt(text)}`);
}

export async function readJson(response: Response): Promise<unknown> {
  return parseJson(response, await response.text());
}

function parseJson(response: Response, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw protocolError(response, `sent a reply that is not JSON: ${excerpt(text)}`);
  }
}

/** The lines of a reply, without their ends and without empty ones. */
export async function* readLines(response: Response, watch: Watch): AsyncGenerator<string, void, undefined> {
  const decoder = new TextDecoder();
  const reader = response.body!.getReader();
  let pending = '';
  for (;;) {
    watch.restart();
    const { value, done } = await reader.read();
    watch.pause();
    const lines = (pending + decoder.decode(value, { stream: !done })).split('\n');
    // A last line without a line end may be incomplete, so it is an error.
    pending = lines.pop()!;
    yield* lines.filter((line) => line !== '');
    if (done) return;
  }
}

/** The error for a JSON reply of an unexpected shape. */
export function unexpected(what: string): CentwiseProtocolError {
  return new CentwiseProtocolError(
    `The service answered without ${what}. It may be older than this client, or not be Centwise.`,
    200,
  );
}

function protocolError(response: Response, what: string): CentwiseProtocolError {
  return new CentwiseProtocolError(`The service ${what}`, response.status, retryAfterMs(response));
}

function excerpt(text: string): string {
  const line = text.trim().replace(/\s+/g, ' ');
  return JSON.stringify(line.length <= SHOWN_CHARACTERS ? line : `${line.slice(0, SHOWN_CHARACTERS)}…`);
}

/** Seconds or a date (RFC 9110, §10.2.3). */
function retryAfterMs({ headers }: Response): number | undefined {
  const text = headers.get('retry-after');
  if (text === null) return undefined;
  const ms = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - Date.now();
  return Number.isNaN(ms) ? undefined : Math.max(0, ms);
}

/**
 * Time until the quota with the fewest requests left is full again, from the header of a reply that arrived
 * `elapsedMs` ago: RateLimit: "burst";r=59;t=60, "day";r=999;t=86400. Undefined without limits.
 */
export function quotaResetMs({ headers }: Response, elapsedMs: number): number | undefined {
  const quotas = [...(headers.get('ratelimit') ?? '').matchAll(/;r=(\d+);t=(\d+)/g)].map(
    ([, left, seconds]) => ({ left: Number(left), resetMs: Number(seconds) * 1000 }),
  );
  const [first] = quotas.sort((a, b) => a.left - b.left || b.resetMs - a.resetMs);
  return first && Math.max(0, Math.ceil(first.resetMs - elapsedMs));
}
