// Attacks on the whole service. A caller with another key is answered all the while.
import assert from 'node:assert/strict';
import { rm } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { bounds } from '#base/bounds.ts';
import { waitUntil } from '../kit/fleet.ts';
import { type Answered, type Call, type Protocol, send } from '../kit/callers.ts';
import {
  endlessPage,
  endlessSolve,
  endlessToolCall,
  slowBatch,
  slowLines,
  slowSweep,
  toolCall,
} from '../kit/heavy.ts';
import { type ObservedService, startObserved } from './observed.ts';
import { temporaryFolder } from '../kit/process.ts';

const timeout = 60_000;
/** In which a service has put down what nobody waits for any more. One evaluation takes 30 ms. */
const SOON_MS = 2_000;
const ndjson = { 'content-type': 'application/x-ndjson' };
const mcp = { accept: 'application/json, text/event-stream', 'mcp-protocol-version': '2025-03-26' };
const folder = await temporaryFolder();
after(() => rm(folder, { recursive: true }));

function isProblem(code: string, { status, body }: Answered, expected: number): void {
  assert.equal(status, expected, body);
  assert.match(body, new RegExp(`/docs/problems/${code}"`));
}

describe('a service over TLS', () => {
  let service: ObservedService;
  before(async () => (service = await startObserved(join(folder, 'tls'))), { timeout });
  after(() => service.stop());

  const answerOf = (call: Call) => send(service.address, call).answer;
  const isIdle = async () =>
    (await service.metric('centwise_jobs_open')) + (await service.metric('centwise_jobs_waiting')) === 0;

  /** Seconds of processor time. */
  async function spentIn(ms: number): Promise<number> {
    const before = await service.metric('process_cpu_seconds_total');
    await sleep(ms);
    return (await service.metric('process_cpu_seconds_total')) - before;
  }

  /** The service works for nobody: its threads have nothing to do, and the processor shows it. */
  async function becomesIdle(): Promise<void> {
    await waitUntil(isIdle, SOON_MS);
    const spent = await spentIn(1_000);
    assert.ok(spent < 0.5, `${spent} s of processor time in a second`);
  }

  test('ends a search without an end as too long, and rests', { timeout }, async () => {
    const key = await service.createKey('standard');
    const call = { path: '/v1/solve/irr', key, body: endlessSolve };
    const answered = await service.besideLightCaller(() => answerOf(call));
    isProblem('calculation-too-long', answered, 422);
    await becomesIdle();
  });

  test('ends it on a page too, for people', { timeout }, async () => {
    // The first page of a calculator has the programs of all pages made, on a thread of its own.
    await answerOf({ path: '/calculators/mortgage' });
    await waitUntil(async () => (await spentIn(1_000)) < 0.1, 30_000);
    const answered = await service.besideLightCaller(() => answerOf({ path: endlessPage }));
    assert.equal(answered.status, 422);
    assert.match(answered.body, /takes more than \d+ seconds/);
    await becomesIdle();
  });

  test('takes few streams of one key, and refuses no sweep of another', { timeout }, async () => {
    const key = await service.createKey('unlimited');
    const statuses: Record<string, number> = {};
    await service.besideLightCaller(async () => {
      const call = { path: '/v1/batch', key, body: slowLines(500), headers: ndjson };
      const streams = Array.from({ length: 16 }, () => send(service.address, call));
      for (const { answer } of streams)
        void answer.then(({ status }) => (statuses[status] = (statuses[status] ?? 0) + 1));
      await sleep(2_000);
      assert.deepEqual(statuses, { 429: 16 - bounds.streams.key });
      for (const { leave } of streams) leave();
    });
    await becomesIdle();
  });

  test('takes processor time from the quota of a key, until it is used up', { timeout }, async () => {
    const key = await service.createKey('free');
    // Fifteen requests are left, three quarters of a second of work.
    const list = () => answerOf({ path: '/v1/calculators', key });
    const listed = await Promise.all(Array.from({ length: 45 }, list));
    for (const { status } of listed) assert.equal(status, 200);
    const sweep = { path: '/v1/sweep/irr', key, body: slowSweep() };
    const answered = await service.besideLightCaller(() => answerOf(sweep));
    isProblem('quota-exceeded', answered, 429);
    const next = await list();
    isProblem('quota-exceeded', next, 429);
    assert.match(String(next.headers['ratelimit']), /"burst";r=0;t=\d+/);
    assert.ok(Number(next.headers['retry-after']) > 0);
    await becomesIdle();
  });

  describe('lets go of what nobody waits for', () => {
    const works: Readonly<Record<string, Omit<Call, 'key'>>> = {
      'a search': { path: '/v1/solve/irr', body: endlessSolve },
      'a sweep': { path: '/v1/sweep/irr', body: slowSweep() },
      'a batch': { path: '/v1/batch', body: slowBatch(300) },
      'a stream of lines': { path: '/v1/batch', body: slowLines(500), headers: ndjson },
      'a tool of an agent': { path: '/mcp', body: endlessToolCall, headers: mcp },
      'a page': { path: endlessPage },
    };
    for (const protocol of ['h1', 'h2'] as const satisfies readonly Protocol[]) {
      for (const [name, work] of Object.entries(works)) {
        test(`${name}, over ${protocol}`, { timeout }, async () => {
          const key = name === 'a page' ? undefined : await service.createKey('unlimited');
          const sent = send(service.address, { ...work, key }, protocol);
          // A budget of five seconds of processor time, or two, does not end it before.
          await waitUntil(async () => !(await isIdle()), 10_000);
          sent.leave();
          await waitUntil(isIdle, SOON_MS);
        });
      }
    }
  });

  describe('for agents', () => {
    const ask = (key: string, body: unknown) => answerOf({ path: '/mcp', key, body, headers: mcp });

    test('refuses arrays of messages, also one that would never be answered', async () => {
      const key = await service.createKey('unlimited');
      const cancelled = {
        jsonrpc: '2.0',
        method: 'notifications/cancelled',
        params: { requestId: 1 },
      };
      const arrays = [
        [{ jsonrpc: '2.0', id: 1, method: 'ping' }, cancelled],
        Array.from({ length: 100 }, (_, id) => ({ jsonrpc: '2.0', id, method: 'tools/list' })),
      ];
      for (const messages of arrays) {
        const { status, body } = await service.besideLightCaller(() => ask(key, messages));
        assert.equal(status, 400);
        assert.match(body, /batches are not supported/);
      }
    });

    test('calls no tool that needs another scope than the key has', async () => {
      const calculating = await service.createKey('unlimited', ['calculate']);
      const converting = await service.createKey('unlimited', ['currency']);
      const convert = toolCall('convert_currency', { amount: 1, from: 'USD', to: 'EUR' });
      const emi = { principal: 1_000, annual_rate: 0, tenure_months: 3 };
      const calculate = toolCall('calculate', { calculator: 'emi', inputs: emi });
      assert.match((await ask(converting, convert)).body, /"converted_amount"/);
      assert.match((await ask(calculating, calculate)).body, /333\.33/);
      assert.match((await ask(calculating, convert)).body, /"error":\{"code":-32602/);
      assert.match((await ask(converting, calculate)).body, /"error":\{"code":-32602/);
    });
  });

  test('takes no form from a page of another website', async () => {
    const body = new URLSearchParams({ email: 'a@example.com', purpose: 'a savings planner' }).toString();
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const foreign = [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.example' }];
    for (const more of foreign) {
      const answered = await answerOf({ path: '/access', body, headers: { ...form, ...more } });
      isProblem('cross-site-request', answered, 403);
    }
    assert.equal((await answerOf({ path: '/access', body, headers: form })).status, 200);
  });
});

describe('a service behind a proxy', () => {
  let service: ObservedService;
  const settings = { TLS: 'proxy', TRUSTED_PROXIES: '127.0.0.1' };
  before(async () => (service = await startObserved(join(folder, 'proxy'), settings)), { timeout });
  after(() => service.stop());

  /** The first byte of a body whose rest never comes. What is received is told by `received`. */
  function sendSlowly(path: string, headers: string): { socket: Socket; received: () => string } {
    let text = '';
    const socket = connect(service.address.port, '127.0.0.1', () =>
      socket.write(
        `POST ${path} HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-Proto: https\r\n${headers}Content-Length: 1000\r\n\r\n{`,
      ),
    );
    socket.on('data', (chunk) => (text += String(chunk)));
    socket.on('error', () => {});
    return { socket, received: () => text };
  }

  test('reads few forms without a key at once, and calls with one all the same', { timeout }, async () => {
    const all = 80;
    const forms = Array.from({ length: all }, (_, index) => {
      const form = 'Content-Type: application/x-www-form-urlencoded\r\n';
      return sendSlowly('/access', `X-Forwarded-For: 10.${index}.0.1\r\n${form}`);
    });
    const refused = () => forms.filter(({ received }) => received().startsWith('HTTP/1.1 503 ')).length;
    await service.besideLightCaller(async () => {
      await waitUntil(async () => refused() === all - bounds.anonymousBodies.all, 15_000);
      await sleep(500);
    });
    assert.equal(refused(), all - bounds.anonymousBodies.all);
    for (const { socket } of forms) socket.destroy();
  });

  test(
    'is not ready when it refuses everybody for long, and ready again afterwards',
    { timeout },
    async () => {
      const key = await service.createKey('unlimited');
      const readiness = async () => {
        const { status, body } = await send(service.address, { path: '/readyz' }).answer;
        return { status, overloaded: (JSON.parse(body) as { overloaded: boolean }).overloaded };
      };
      const slow = Array.from({ length: bounds.inFlight + 20 }, () =>
        sendSlowly('/v1/calculate/sip', `Authorization: Bearer ${key}\r\nContent-Type: application/json\r\n`),
      );
      await waitUntil(
        async () => (await send(service.address, { path: '/v1/calculators', key }).answer).status === 503,
        5_000,
      );
      await waitUntil(async () => (await readiness()).status === 503, bounds.overloadedMs + 4_000);
      assert.equal((await readiness()).overloaded, true);
      for (const { socket } of slow) socket.destroy();
      await waitUntil(async () => (await readiness()).status === 200, bounds.bodyDeadlineMs + 5_000);
      await service.besideLightCaller(() => sleep(200));
    },
  );
});
