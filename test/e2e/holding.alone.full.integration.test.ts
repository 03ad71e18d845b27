// No request holds up the others: not the worst that is refused, nor the worst that is answered.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { after, before, describe, test } from 'node:test';
import type { AnyCalculator } from '#catalogue/declare/define.ts';
import type { InputField } from '#catalogue/declare/fields.ts';
import { bounds } from '#base/bounds.ts';
import { catalogue } from '#catalogue/index.ts';
import { draftsOf, writeDrafts } from '#portal/calculator/form/draft.ts';
import { unknownStyle } from '#text/read/typed-number.ts';
import { type Call, send } from '../kit/callers.ts';
import { drawSome } from '../kit/draws.ts';
import { boundsOf } from '../kit/fuzz/values.ts';
import { startTestService } from '../kit/harness.ts';
import { descendantsOf, temporaryFolder } from '../kit/process.ts';
import { hostile, sendTogether } from '../kit/strangers.ts';
import { type ObservedService, startObserved } from './observed.ts';

const timeout = 60_000;
const MAX_WAIT_MS = 50;
/** Compilation holds up the first ones; what a request costs, it costs each time. */
const ATTEMPTS = 5;
/** Longer work is on another thread. */
const LONG_ENOUGH_MS = 500;
type Values = Readonly<Record<string, unknown>>;

/** Of the main thread of a process; 0 where the system does not say it. */
function queuedOf(pid: number): number {
  try {
    const [, queuedNs] = readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ');
    return Number(queuedNs) / 1e6;
  } catch {
    return 0;
  }
}

const folder = await temporaryFolder();
after(() => rm(folder, { recursive: true }));

describe('a live probe on another connection', () => {
  let service: ObservedService;
  let processes: readonly number[];
  before(
    async () => {
      service = await startObserved(folder, { PAGES_PER_MINUTE: '100000', PAGES_PER_DAY: '1000000' });
      const { pid } = service.process;
      processes = [process.pid, pid, ...(await descendantsOf(pid))];
    },
    { timeout },
  );
  after(() => service.stop());

  /** How long the main threads here and of the service have waited for a processor that others had. */
  function queuedMs(): number {
    return processes.reduce((sum, pid) => sum + queuedOf(pid), 0);
  }

  /** The longest wait of a probe while something goes on, without that for a processor. */
  async function longestWaitDuring(work: Promise<unknown>): Promise<number> {
    const state = { isOver: false };
    void work.finally(() => (state.isOver = true));
    let longestMs = 0;
    while (!state.isOver) {
      const [startedMs, queuedBeforeMs] = [performance.now(), queuedMs()];
      const { status } = await send(service.address, { path: '/livez' }).answer;
      assert.equal(status, 200);
      const othersMs = queuedMs() - queuedBeforeMs;
      longestMs = Math.max(longestMs, performance.now() - startedMs - othersMs);
    }
    return longestMs;
  }

  /** Sends something until a probe waits less than the bound for it; what each attempt took if none did. */
  async function holdsFor(sendAgain: (attempt: number) => Promise<unknown>): Promise<string | undefined> {
    const waits: number[] = [];
    while (waits.length < ATTEMPTS) {
      const waitMs = await longestWaitDuring(sendAgain(waits.length));
      if (waitMs < MAX_WAIT_MS) return undefined;
      waits.push(waitMs);
    }
    return waits.map((ms) => ms.toFixed()).join(', ');
  }

  for (const { name, hasKey = false, times, call, network } of hostile) {
    test(`waits less than ${MAX_WAIT_MS} ms for ${name}`, { timeout }, async () => {
      const key = hasKey ? await service.createKey('unlimited') : undefined;
      const held = await holdsFor((attempt) => {
        const numbers = Array.from({ length: times }, (_, index) => attempt * times + index);
        const calls = numbers.map((number) => ({ ...call(number), key }));
        return sendTogether(service.address, calls, network?.(attempt * times));
      });
      assert.equal(held, undefined);
    });
  }

  /** The example with one field after the other at a bound, where that is accepted and takes longer. */
  async function searchLargest(calculator: AnyCalculator, key: string): Promise<Values> {
    let largest = calculator.examples[0].input as Values;
    let longestMs = 0;
    for (const [name, field] of Object.entries(calculator.input)) {
      for (const value of extremesOf(field, largest[name])) {
        const body = { ...largest, [name]: value };
        const startedMs = performance.now();
        const { status } = await send(service.address, { path: `/v1/calculate/${calculator.id}`, key, body })
          .answer;
        const ms = performance.now() - startedMs;
        if (status === 200 && ms > longestMs) [largest, longestMs] = [body, ms];
        if (longestMs > LONG_ENOUGH_MS) return largest;
      }
    }
    return largest;
  }

  let networks = 0;
  /** Each from a network of its own, as the processor time of one is bounded. */
  async function assertNoneHolds(calls: readonly Call[]): Promise<void> {
    const held: string[] = [];
    for (const call of calls) {
      const nextNetwork = () => `127.190.${(++networks >> 8) & 255}.${networks & 255}`;
      const waits = await holdsFor(() => sendTogether(service.address, [call], nextNetwork()));
      if (waits !== undefined) held.push(`${call.path}: ${waits}`);
    }
    assert.deepEqual(held, []);
  }

  test(`waits less than ${MAX_WAIT_MS} ms for public addresses`, async () => {
    const pages = await listPublicPaths();
    assert.ok(pages.length > catalogue.length);
    await assertNoneHolds(
      drawSome(pages).map((path) => ({ path, headers: { accept: '*/*', 'accept-encoding': 'br' } })),
    );
  });

  test(`waits less than ${MAX_WAIT_MS} ms for the largest inputs of calculators`, async () => {
    const key = await service.createKey('unlimited');
    for (const calculator of drawSome(catalogue)) {
      const largest = await searchLargest(calculator, key);
      await assertNoneHolds(roadsOf(calculator, largest, key));
    }
  });

  for (const path of ['/openapi.json', '/openapi.yaml', '/llms.txt', '/llms-full.txt']) {
    test(`is answered while ${path} is written`, { timeout }, async () => {
      const asked = send(service.address, { path }).answer;
      assert.ok((await longestWaitDuring(asked)) < 500);
      assert.equal((await asked).status, 200);
    });
  }
});

/** In one language; those of the others are the same pages. */
async function listPublicPaths(): Promise<readonly string[]> {
  const local = await startTestService();
  const map = await (await local.send('/sitemap.xml')).text();
  const listed = [...map.matchAll(/<loc>https:\/\/[^/]+([^<?]*)<\/loc>/g)].map(([, path = '/']) => path);
  const links = new Set(listed);
  for (const path of listed) {
    const page = await (await local.send(path, { headers: { accept: 'text/html' } })).text();
    for (const [, link = ''] of page.matchAll(/(?:href|src)="(\/[^"#]*)"/g))
      links.add(link.replaceAll('&amp;', '&'));
  }
  return [...links];
}

/** Inputs of one calculator by every road. */
function roadsOf({ id, input }: AnyCalculator, values: Values, key: string): readonly Call[] {
  const shown = Object.entries(values).map(([name, value]) => [
    name,
    Array.isArray(value) ? value.slice(0, bounds.pageRows) : value,
  ]);
  const fields = writeDrafts(draftsOf(input, Object.fromEntries(shown) as Values, unknownStyle));
  const form = fields.slice(0, bounds.formFields).map(([name, value]): [string, string] => [name, value]);
  const body = JSON.stringify(values);
  return [
    {
      path: `/calculators/${id}`,
      headers: { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' },
      body: String(new URLSearchParams(form)),
    },
    ...['', '/schedule.csv', '/chart.svg', '/result.txt'].map((part) => ({
      path: `/v1/calculate/${id}${part}`,
      key,
      body,
    })),
  ];
}

/** The most and the least that a field takes: of a list as many items as it may have. */
function extremesOf(field: InputField, value: unknown): readonly unknown[] {
  const { maxItems } = field.schema as { readonly maxItems?: number };
  if (Array.isArray(value) && maxItems !== undefined)
    return [Array.from({ length: maxItems }, (_, index) => value[index % value.length] as unknown)];
  const { least, greatest } = boundsOf(field.schema);
  return [greatest, least].filter(Number.isFinite);
}
