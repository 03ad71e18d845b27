import { quotaResetMs, readJson, readLines, refuseFault } from './replies.ts';
import { waitOrThrow } from './retries.ts';
import { startWatch, type Watch } from './watch.ts';

/** The part of fetch that all platforms have. */
export type Fetch = (address: string, init: RequestInit) => Promise<Response>;

export interface TransportOptions {
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly timeoutMs: number;
  readonly retries: number;
  readonly fetch: Fetch;
}

export interface ApiRequest {
  readonly method: 'GET' | 'POST';
  /** The path after the base address. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string | undefined>>;
  readonly signal?: AbortSignal | undefined;
}

const JSON_TYPE = 'application/json';
const NDJSON_TYPE = 'application/x-ndjson';

/** Sends one request and returns its JSON. All calls only read, so any failed call may be repeated. */
export async function send(
  options: TransportOptions,
  request: ApiRequest & { readonly body?: unknown },
): Promise<unknown> {
  const body = request.body === undefined ? undefined : writeJson(request.body);
  for (let attempt = 0; ; attempt++) {
    const watch = startWatch(options.timeoutMs, request.signal);
    try {
      return await readJson(await open(options, request, JSON_TYPE, body, watch));
    } catch (error) {
      await waitOrThrow(watch.explain(error), attempt, options.retries, request.signal);
    } finally {
      watch.end();
    }
  }
}

/** Reads one line of a reply; `resetMs` is the time until the quota of the key is full again. */
export type ReadLine<Reply> = (line: string, resetMs: () => number | undefined) => Reply;

/**
 * Sends lines and yields what `read` makes of each line of the reply, as soon as it arrives. A failure before
 * the first line is retried, a later one is thrown. The time limit applies to each piece of the reply.
 */
export async function* sendLines<Reply>(
  options: TransportOptions,
  request: ApiRequest & { readonly lines: readonly string[] },
  read: ReadLine<Reply>,
): AsyncGenerator<Reply, void, undefined> {
  const body = `${request.lines.join('\n')}\n`;
  let given = 0;
  for (let attempt = 0; ; attempt++) {
    const watch = startWatch(options.timeoutMs, request.signal);
    try {
      const response = await open(options, request, NDJSON_TYPE, body, watch);
      const openedMs = performance.now();
      const resetMs = () => quotaResetMs(response, performance.now() - openedMs);
      for await (const line of readLines(response, watch)) {
        const reply = read(line, resetMs);
        given++;
        yield reply;
      }
      return;
    } catch (error) {
      const fault = watch.explain(error);
      if (given > 0) throw fault;
      await waitOrThrow(fault, attempt, options.retries, request.signal);
    } finally {
      watch.end();
    }
  }
}

/** The reply of one attempt, which is a success with the expected media type. */
async function open(
  options: TransportOptions,
  request: ApiRequest,
  type: string,
  body: string | undefined,
  watch: Watch,
): Promise<Response> {
  const headers: Record<string, string> = { authorization: `Bearer ${options.apiKey}`, accept: type };
  if (body !== undefined) headers['content-type'] = type;
  const response = await options.fetch(addressOf(options.baseUrl, request), {
    method: request.method,
    headers,
    // A key must not be sent to the target of a redirect.
    redirect: 'manual',
    signal: watch.signal,
    ...(body !== undefined && { body }),
  });
  await refuseFault(response, type);
  return response;
}

function addressOf(baseUrl: string, { path, query = {} }: ApiRequest): string {
  const parameters = Object.entries(query).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  const text = new URLSearchParams(parameters).toString();
  return baseUrl + path + (text === '' ? '' : `?${text}`);
}

/**
 * JSON.stringify, except that numbers that JSON does not have throw a TypeError that says where they are, as
 * a JSON pointer, instead of becoming null.
 */
export function writeJson(value: unknown): string {
  const pointers = new Map<unknown, string>();
  return JSON.stringify(value, function (this: unknown, name, inner: unknown) {
    const type = typeof inner;
    if (type !== 'object' && type !== 'number' && type !== 'bigint') return inner;
    if (type === 'number' && Number.isFinite(inner)) return inner;
    const parent = pointers.get(this);
    const pointer =
      parent === undefined ? '' : `${parent}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
    if (type === 'object') {
      pointers.set(inner, pointer);
      return inner;
    }
    const got = type === 'bigint' ? `the bigint ${String(inner)}n` : String(inner);
    throw new TypeError(`${pointer || 'The body'} must be a number that JSON has; got ${got}.`);
  });
}
