import { runBatch } from './batch.ts';
import type {
  CalculatorDetail,
  CalculatorMeta,
  Conversion,
  Currency,
  History,
  Rates,
  Usage,
} from './calculators.ts';
import { unexpected } from './replies.ts';
import { send, type ApiRequest, type Fetch, type TransportOptions } from './transport.ts';
import type {
  BatchItem,
  BatchOptions,
  BatchReply,
  CalculateOptions,
  Calculation,
  CalculatorId,
  CallOptions,
  ConversionQuestion,
  HistoryQuery,
  Include,
  Inputs,
  RatesQuery,
  SolveAnswer,
  SolveQuestion,
  SweepAnswer,
  SweepQuestion,
} from './types.ts';

export interface CentwiseOptions {
  /** With the version segment, as "https://localhost:8443/v1". */
  readonly baseUrl: string;
  readonly apiKey: string;
  /** How long one attempt may take; 30 s unless given. */
  readonly timeoutMs?: number;
  /** How often a call is repeated after a failure that may pass; 2 unless given. */
  readonly retries?: number;
  /** In the place of the platform's own. */
  readonly fetch?: Fetch;
}

/** A service and a key. Every call rejects with a CentwiseError, or with the reason of its signal. */
export class Centwise {
  readonly #transport: TransportOptions;

  constructor({ baseUrl, apiKey, timeoutMs = 30_000, retries = 2, fetch }: CentwiseOptions) {
    this.#transport = {
      baseUrl: checkBaseUrl(baseUrl),
      apiKey: checkKey(apiKey),
      timeoutMs: checkCount('timeoutMs', timeoutMs, 1),
      retries: checkCount('retries', retries, 0),
      // A browser's own must be called as a function of the window.
      fetch: fetch ?? ((address, init) => globalThis.fetch(address, init)),
    };
  }

  /** Runs a calculator. */
  async calculate<Id extends CalculatorId, Part extends Include<Id> = never>(
    id: Id,
    inputs: Inputs<Id>,
    { include = [], interval, signal }: CalculateOptions<Id, Part> = {},
  ): Promise<Calculation<Id, Part>> {
    const query = { include: include.length === 0 ? undefined : include.join(','), interval };
    const path = `/calculate/${encodeURIComponent(id)}`;
    return this.#ask({ method: 'POST', path, query, body: inputs, signal }, include);
  }

  /** Which value of one input gives an output its value. */
  async solve<Id extends CalculatorId>(
    id: Id,
    question: SolveQuestion<Id>,
    { signal }: CallOptions = {},
  ): Promise<SolveAnswer<Id>> {
    const path = `/solve/${encodeURIComponent(id)}`;
    return this.#ask({ method: 'POST', path, body: question, signal }, ['value', 'result']);
  }

  /** The results for every combination of the values of one or two inputs. */
  async sweep<Id extends CalculatorId>(
    id: Id,
    question: SweepQuestion<Id>,
    { signal }: CallOptions = {},
  ): Promise<SweepAnswer<Id>> {
    const path = `/sweep/${encodeURIComponent(id)}`;
    return this.#ask({ method: 'POST', path, body: question, signal }, ['axes', 'rows']);
  }

  /** Many calculations, in the order of the items. The fault of one is its reply and does not stop the others. */
  batch(
    items: Iterable<BatchItem> | AsyncIterable<BatchItem>,
    options: BatchOptions = {},
  ): AsyncGenerator<BatchReply, void, undefined> {
    return runBatch(this.#transport, items, options);
  }

  /** All calculators of the service, also those that are newer than this client. */
  async calculators({ signal }: CallOptions = {}): Promise<readonly CalculatorMeta[]> {
    return this.#askList({ method: 'GET', path: '/calculators', signal });
  }

  /** One calculator in full: fields, formula, examples. */
  async calculator(id: CalculatorId, { signal }: CallOptions = {}): Promise<CalculatorDetail> {
    const path = `/calculators/${encodeURIComponent(id)}`;
    return this.#ask({ method: 'GET', path, signal }, ['input', 'output', 'formula']);
  }

  /** How much 1 unit of the base (USD unless given) is worth. */
  async rates({ base, symbols, date, signal }: RatesQuery = {}): Promise<Rates> {
    const query = { base, symbols: symbols?.join(','), date };
    return this.#ask({ method: 'GET', path: '/currency/rates', query, signal }, ['base', 'rates']);
  }

  /** The rates of each day of a range. */
  async history({ base, symbols, from, to, signal }: HistoryQuery = {}): Promise<History> {
    const query = { base, symbols: symbols?.join(','), from, to };
    return this.#ask({ method: 'GET', path: '/currency/history', query, signal }, ['base', 'days']);
  }

  /** Every currency that has a rate. */
  async currencies({ signal }: CallOptions = {}): Promise<readonly Currency[]> {
    return this.#askList({ method: 'GET', path: '/currency/currencies', signal });
  }

  async convert(question: ConversionQuestion, { signal }: CallOptions = {}): Promise<Conversion> {
    const request = { method: 'POST', path: '/currency/convert', body: question, signal } as const;
    return this.#ask(request, ['converted_amount', 'rate']);
  }

  /** What the key may do and has done. */
  async usage({ signal }: CallOptions = {}): Promise<Usage> {
    return this.#ask({ method: 'GET', path: '/usage', signal }, ['plan', 'limits', 'today']);
  }

  /** The service is trusted with its types, but for the members without which the reply is of something else. */
  async #ask<Reply>(
    request: ApiRequest & { readonly body?: unknown },
    members: readonly string[],
  ): Promise<Reply> {
    const reply = await send(this.#transport, request);
    if (typeof reply !== 'object' || reply === null || Array.isArray(reply)) throw unexpected('an object');
    const missing = members.filter((name) => !Object.hasOwn(reply, name));
    if (missing.length > 0) throw unexpected(missing.join(', '));
    return reply as Reply;
  }

  async #askList<Item>(request: ApiRequest): Promise<readonly Item[]> {
    const reply = await send(this.#transport, request);
    if (!Array.isArray(reply)) throw unexpected('a list');
    return reply as readonly Item[];
  }
}

const localHosts: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

function checkBaseUrl(text: string): string {
  if (!URL.canParse(text)) throw new TypeError(`baseUrl must be an address with https://; got "${text}".`);
  const { protocol, hostname, search, hash } = new URL(text);
  // A key that crosses a network in clear is no secret any more.
  if (protocol !== 'https:' && !(protocol === 'http:' && localHosts.has(hostname))) {
    throw new TypeError(`baseUrl must begin with https://; got ${protocol}//${hostname}.`);
  }
  if (search !== '' || hash !== '') throw new TypeError('baseUrl must end with its path.');
  return text.replace(/\/+$/, '');
}

/** What the key is stays out of the error. */
function checkKey(apiKey: string): string {
  if (typeof apiKey === 'string' && /^[\x21-\x7e]+$/.test(apiKey)) return apiKey;
  throw new TypeError('apiKey must be the key as it was issued, without spaces.');
}

function checkCount(name: string, value: number, least: number): number {
  // The longest time that a timer of the platforms can have.
  if (Number.isInteger(value) && value >= least && value <= 2 ** 31 - 1) return value;
  throw new TypeError(`${name} must be a whole number from ${least}; got ${String(value)}.`);
}
