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
import { checkList, checkObject, checkOptions } from './options.ts';
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
  CalculatorsQuery,
  SolveAnswer,
  SolveQuestion,
  SweepAnswer,
  SweepQuestion,
} from './types.ts';

export interface CentwiseOptions {
  /** The address of the service, such as "https://localhost:8443"; with the version where it has a path. */
  readonly baseUrl: string;
  readonly apiKey: string;
  /** Time limit of one attempt; default 30 s. */
  readonly timeoutMs?: number;
  /** Number of retries after a temporary failure; default 2. */
  readonly retries?: number;
  /** A replacement for the platform's fetch. */
  readonly fetch?: Fetch;
}

/** A service and a key. Every call rejects with a CentwiseError, or with the reason of its signal. */
export class Centwise {
  readonly #transport: TransportOptions;

  constructor(options: CentwiseOptions) {
    const known = ['baseUrl', 'apiKey', 'timeoutMs', 'retries', 'fetch'] as const;
    const { baseUrl, apiKey, timeoutMs = 30_000, retries = 2, fetch } = checkOptions(options, known);
    this.#transport = {
      baseUrl: checkBaseUrl(baseUrl),
      apiKey: checkKey(apiKey),
      timeoutMs: checkCount('timeoutMs', timeoutMs, 1),
      retries: checkCount('retries', retries, 0),
      // A browser's fetch must be called as a function of the window.
      fetch: fetch ?? ((address, init) => globalThis.fetch(address, init)),
    };
  }

  /** Runs a calculator. */
  async calculate<Id extends CalculatorId, Part extends Include<Id> = never>(
    id: Id,
    inputs: Inputs<Id>,
    options: CalculateOptions<Id, Part> = {},
  ): Promise<Calculation<Id, Part>> {
    const { include = [], interval, signal } = checkOptions(options, ['include', 'interval', 'signal']);
    const query = { include: checkList('include', 'schedule', include).join(',') || undefined, interval };
    const path = `/calculate/${encodeURIComponent(id)}`;
    return this.#ask({ method: 'POST', path, query, body: inputs, signal }, include);
  }

  /** Finds the value of one input that gives an output its target value. */
  async solve<Id extends CalculatorId>(
    id: Id,
    question: SolveQuestion<Id>,
    options: CallOptions = {},
  ): Promise<SolveAnswer<Id>> {
    const { signal } = checkOptions(options, ['signal']);
    const path = `/solve/${encodeURIComponent(id)}`;
    return this.#ask({ method: 'POST', path, body: question, signal }, ['value', 'result']);
  }

  /** Calculates the results for every combination of the values of one or two inputs. */
  async sweep<Id extends CalculatorId>(
    id: Id,
    question: SweepQuestion<Id>,
    options: CallOptions = {},
  ): Promise<SweepAnswer<Id>> {
    const { signal } = checkOptions(options, ['signal']);
    const path = `/sweep/${encodeURIComponent(id)}`;
    return this.#ask({ method: 'POST', path, body: question, signal }, ['axes', 'rows']);
  }

  /**
   * Runs many calculations, in the order of the items. An error in one is its reply and does not stop the
   * others; a quota that is used up ends them with a CentwiseProblem.
   */
  batch(
    items: Iterable<BatchItem> | AsyncIterable<BatchItem>,
    options: BatchOptions = {},
  ): AsyncGenerator<BatchReply, void, undefined> {
    return runBatch(this.#transport, items, checkOptions(options, ['itemsPerRequest', 'signal']));
  }

  /**
   * The calculators of the service, including those newer than this client: all, those of a category, or
   * those that plain words find.
   */
  async calculators(options: CalculatorsQuery = {}): Promise<readonly CalculatorMeta[]> {
    const { category, q, signal } = checkOptions(options, ['category', 'q', 'signal']);
    return this.#askList({ method: 'GET', path: '/calculators', query: { category, q }, signal });
  }

  /** Describes one calculator: fields, formula, examples. */
  async calculator(id: CalculatorId, options: CallOptions = {}): Promise<CalculatorDetail> {
    const { signal } = checkOptions(options, ['signal']);
    const path = `/calculators/${encodeURIComponent(id)}`;
    return this.#ask({ method: 'GET', path, signal }, ['input', 'output', 'formula']);
  }

  /** Exchange rates for 1 unit of the base (default USD). */
  async rates(options: RatesQuery = {}): Promise<Rates> {
    const { base, symbols, date, signal } = checkOptions(options, ['base', 'symbols', 'date', 'signal']);
    const query = { base, symbols: symbols && checkList('symbols', 'EUR', symbols).join(','), date };
    return this.#ask({ method: 'GET', path: '/currency/rates', query, signal }, ['base', 'rates']);
  }

  /** The exchange rates for each day of a range. */
  async history(options: HistoryQuery = {}): Promise<History> {
    const known = ['base', 'symbols', 'from', 'to', 'signal'] as const;
    const { base, symbols, from, to, signal } = checkOptions(options, known);
    const query = { base, symbols: symbols && checkList('symbols', 'EUR', symbols).join(','), from, to };
    return this.#ask({ method: 'GET', path: '/currency/history', query, signal }, ['base', 'days']);
  }

  /** All currencies with an exchange rate. */
  async currencies(options: CallOptions = {}): Promise<readonly Currency[]> {
    const { signal } = checkOptions(options, ['signal']);
    return this.#askList({ method: 'GET', path: '/currency/currencies', signal });
  }

  async convert(question: ConversionQuestion, options: CallOptions = {}): Promise<Conversion> {
    checkObject('question {amount, from, to}', question);
    const { signal } = checkOptions(options, ['signal']);
    const request = { method: 'POST', path: '/currency/convert', body: question, signal } as const;
    return this.#ask(request, ['converted_amount', 'rate']);
  }

  /** Scopes, limits and usage of the key. */
  async usage(options: CallOptions = {}): Promise<Usage> {
    const { signal } = checkOptions(options, ['signal']);
    return this.#ask({ method: 'GET', path: '/usage', signal }, ['plan', 'limits', 'today']);
  }

  /**
   * Checks only the members that tell whether the reply is for this call; otherwise the types of the service
   * are trusted.
   */
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
  const { protocol, hostname, pathname, search, hash } = new URL(text);
  // A key sent unencrypted over a network is no longer secret.
  if (protocol !== 'https:' && !(protocol === 'http:' && localHosts.has(hostname))) {
    throw new TypeError(`baseUrl must begin with https://; got ${protocol}//${hostname}.`);
  }
  if (search !== '' || hash !== '') throw new TypeError('baseUrl must end with its path.');
  const address = text.replace(/\/+$/, '');
  return pathname === '/' ? `${address}/v1` : address;
}

/** The error does not contain the key. */
function checkKey(apiKey: string): string {
  if (typeof apiKey === 'string' && /^[\x21-\x7e]+$/.test(apiKey)) return apiKey;
  throw new TypeError('apiKey must be the key as it was issued, without spaces.');
}

function checkCount(name: string, value: number, least: number): number {
  // The longest time that the timers of all platforms accept.
  if (Number.isInteger(value) && value >= least && value <= 2 ** 31 - 1) return value;
  throw new TypeError(`${name} must be a whole number from ${least}; got ${String(value)}.`);
}
