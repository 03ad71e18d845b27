// What callers get whose bodies are large, and what is left of those who go away, over both protocols.
import assert from 'node:assert/strict';
import { rm } from 'node:fs/promises';
import { Agent as PlainAgent, request as requestPlain } from 'node:http';
import { connect } from 'node:http2';
import { Agent, request } from 'node:https';
import { after, before, describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { connect as connectTls } from 'node:tls';
import { freePort } from '../kit/fleet.ts';
import { readMetrics } from '../kit/metrics.ts';
import {
  runtimes,
  startProcess,
  temporaryFolder,
  withoutRuntime,
  type ServiceProcess,
} from '../kit/process.ts';

interface Call {
  readonly port: number;
  readonly key: string;
  readonly path: string;
  readonly type?: string;
  readonly accept?: string;
  readonly body: string;
}

interface Sent {
  /** The status and the body. */
  readonly reply: Promise<readonly [number, string]>;
  readonly leave: () => void;
}

/** How a call is sent, by the setting TLS of its service. */
const protocols = {
  dev: {
    'HTTP/1.1': (call: Call) => sendOverHttp1(call, false),
    'HTTP/2': (call: Call) => sendOverHttp2(call, false),
    'HTTP/2, one stream': (call: Call) => sendOverHttp2(call, true),
  },
  proxy: { 'HTTP/1.1 from a proxy': (call: Call) => sendOverHttp1(call, true) },
} as const;

function headersOf({ key, type = 'application/json', accept = '*/*', body }: Call): Record<string, string> {
  const length = String(Buffer.byteLength(body));
  return {
    authorization: `Bearer ${key}`,
    'content-type': type,
    accept,
    'content-length': length,
    'x-forwarded-proto': 'https',
  };
}

function sendOverHttp1(call: Call, isPlain: boolean): Sent {
  const { port, path, body } = call;
  const agent = isPlain ? new PlainAgent() : new Agent({ rejectUnauthorized: false });
  const options = { host: '127.0.0.1', port, path, method: 'POST', headers: headersOf(call), agent };
  const reply = Promise.withResolvers<readonly [number, string]>();
  const sent = (isPlain ? requestPlain : request)(options, (incoming) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => reply.resolve([incoming.statusCode!, Buffer.concat(chunks).toString()]));
    incoming.on('error', reply.reject);
  });
  sent.on('error', reply.reject);
  sent.end(body);
  return { reply: ending(reply.promise, () => agent.destroy()), leave: () => sent.socket?.destroy() };
}

function sendOverHttp2(call: Call, leavesStreamAlone: boolean): Sent {
  const { port, path, body } = call;
  // A socket of its own, as Bun's session keeps that which it has made.
  const socket = connectTls({ host: '127.0.0.1', port, rejectUnauthorized: false, ALPNProtocols: ['h2'] });
  const session = connect(`https://127.0.0.1:${port}`, { createConnection: () => socket });
  session.on('error', () => {});
  const stream = session.request({ ':method': 'POST', ':path': path, ...headersOf(call) });
  const reply = Promise.withResolvers<readonly [number, string]>();
  const chunks: Buffer[] = [];
  let status = 0;
  stream.on('response', (headers) => (status = headers[':status']!));
  stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  stream.on('end', () => reply.resolve([status, Buffer.concat(chunks).toString()]));
  stream.on('error', reply.reject);
  stream.end(body);
  const CANCEL = 8;
  const leave = () => (leavesStreamAlone ? stream.close(CANCEL) : void socket.destroy());
  return { reply: ending(reply.promise, () => session.destroy()), leave };
}

/** Who has left does not look at the reply. */
function ending<T>(reply: Promise<T>, end: () => void): Promise<T> {
  const ended = reply.finally(end);
  ended.catch(() => {});
  return ended;
}

const flows = Array.from({ length: 600 }, (_, month) => (month % 60 === 0 && month < 540 ? -5_000 : 812.37));
const steps = Array.from({ length: 100 }, (_, step) => 1 + step / 10);
/** Short, as a body of 10 MB at once is too much for the memory of a session of Node's. */
const manyLines = Array.from({ length: 2_000 }, (_, line) => {
  const cash_flows = Array.from({ length: 20 }, (_, at) => (at % 2 === 0 ? -1_000 : 1_010) + line / 100 + at);
  return JSON.stringify({ id: String(line), calculator: 'irr', inputs: { cash_flows } });
});

/** As many draws as a simulation may have; nobody gets the result, so it is never remembered. */
const plan = {
  current_savings: 1_000_000,
  years: 40,
  path_count: 100_000,
  assets: Array.from({ length: 10 }, () => ({ weight_pct: 10, mean_return: 7, volatility: 15 })),
};
const simulation = JSON.stringify({ ...plan, withdrawal_rate: 4 });

/** Each is work of most of a second, or of seconds. */
const longWork: Readonly<Record<string, Omit<Call, 'port' | 'key'>>> = {
  'a solve': {
    path: '/v1/solve/monte-carlo',
    body: JSON.stringify({ inputs: plan, solve_for: 'withdrawal_rate', target: { success_rate: 90 } }),
  },
  'a sweep': {
    path: '/v1/sweep/irr',
    body: JSON.stringify({
      inputs: { cash_flows: flows },
      vary: [
        { field: 'finance_rate', values: steps },
        { field: 'reinvestment_rate', values: steps },
      ],
      outputs: ['mirr'],
    }),
  },
  'a simulation': { path: '/v1/calculate/monte-carlo', body: simulation },
  'a simulation told in lines': {
    path: '/v1/calculate/monte-carlo',
    accept: 'application/x-ndjson',
    body: simulation,
  },
  'a stream of lines': { path: '/v1/batch', type: 'application/x-ndjson', body: manyLines.join('\n') },
};

/** Longer than a busy machine makes a thread wait for its processor. */
const LONG_MS = 10_000;

/** What a service may still spend on work whose caller has left. */
const MAX_SPENT_MS = 100;
/** The runtime may compile or collect at the same time, which counts as well. */
const ATTEMPTS = 5;

/** A batch of 20 items, with white space up to the size. */
function batchOf(bytes: number): string {
  const inputs = { monthly_investment: 10_000, annual_return: 12, years: 10 };
  const items = Array.from({ length: 20 }, (_, index) => ({ id: `i${index}`, calculator: 'sip', inputs }));
  const text = JSON.stringify({ items });
  return text.padEnd(bytes, ' ');
}

for (const [runtime, tls] of runtimes.flatMap(
  (runtime) =>
    [
      [runtime, 'dev'],
      [runtime, 'proxy'],
    ] as const,
)) {
  describe(`a caller of a service on ${runtime} with TLS=${tls}`, { skip: withoutRuntime[runtime] }, () => {
    let service: ServiceProcess;
    let metricsPort: number;
    let to: { readonly port: number; readonly key: string };
    before(async () => {
      metricsPort = await freePort();
      service = await startProcess(await temporaryFolder(), {
        TLS: tls,
        ...(tls === 'proxy' && { TRUSTED_PROXIES: '127.0.0.1' }),
        RUNTIME: runtime,
        METRICS_ADDRESS: `127.0.0.1:${metricsPort}`,
      });
      to = { port: service.port, key: service.key! };
    });
    after(async () => {
      await service.stop();
      assert.deepEqual(service.output().match(/^.*"event":"worker".*$/gm) ?? [], [], 'a thread failed');
      await rm(service.dataDir, { recursive: true });
    });

    /**
     * How many long calculations are open or wait, and how many threads are at work; and the processor time
     * so far.
     */
    async function readState(): Promise<{ readonly count: number; readonly cpuMs: number }> {
      const text = await readMetrics(metricsPort);
      const counts = [...text.matchAll(/^centwise_(?:jobs_open|jobs_waiting|workers_busy) (\d+)$/gm)];
      assert.equal(counts.length, 3);
      const cpuMs = 1_000 * Number(/^process_cpu_seconds_total (\S+)$/m.exec(text)![1]);
      return { count: counts.reduce((sum, [, count]) => sum + Number(count), 0), cpuMs };
    }

    async function untilWork(isOpen: boolean, limitMs: number): Promise<boolean> {
      const startedMs = performance.now();
      while ((await readState()).count > 0 !== isOpen) {
        if (performance.now() - startedMs > limitMs) return false;
        await sleep(20);
      }
      return true;
    }

    /** The processor time that work takes after its caller has left; undefined if it was over before that was seen. */
    async function spendAfterLeaving(sent: Sent): Promise<number | undefined> {
      const isSeen = await untilWork(true, LONG_MS);
      if (isSeen) await sleep(100);
      const before = await readState();
      sent.leave();
      if (!isSeen) return undefined;
      assert.ok(await untilWork(false, LONG_MS), 'the work goes on');
      return before.count === 0 ? undefined : (await readState()).cpuMs - before.cpuMs;
    }

    for (const [protocol, send] of Object.entries(protocols[tls])) {
      test(`gets the reply to a body of any size that is allowed, over ${protocol}`, async () => {
        for (const kibibytes of [60, 63, 64, 65, 68, 128, 256, 512, 1_024]) {
          const body = batchOf(kibibytes * 1_024);
          assert.ok(body.length === kibibytes * 1_024, `${body.length} bytes`);
          const [status, text] = await send({ ...to, path: '/v1/batch', body }).reply;
          assert.equal(status, 200, `${kibibytes} KiB: ${text.slice(0, 200)}`);
          assert.equal((JSON.parse(text) as { items: unknown[] }).items.length, 20);
        }
      });

      for (const [name, work] of Object.entries(longWork)) {
        test(`who leaves ${name} over ${protocol} is not worked for any more`, async () => {
          const spent: (number | undefined)[] = [];
          while (spent.length < ATTEMPTS) {
            // Work that was done unseen is remembered, so each attempt asks for another year less.
            const body = work.body.replace('"years":40', `"years":${40 - spent.length}`);
            const spentMs = await spendAfterLeaving(send({ ...to, ...work, body }));
            if (spentMs !== undefined && spentMs < MAX_SPENT_MS) return;
            spent.push(spentMs);
          }
          assert.fail(
            `after the caller had left, it took ${spent.map((ms) => ms ?? 'unseen').join(', ')} ms of processor time`,
          );
        });
      }
    }
  });
}
