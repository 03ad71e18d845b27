// How long attackers hold on and what others notice: `npm run bench -- attackers`.
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { attack, listAttacks } from '../test/e2e/attackers.ts';
import { startProcess } from '../test/e2e/process.ts';
import { describeMachine, formatTable } from './table.ts';

const SLOW_ATTACKERS = 100;
/** A flood takes what it can get of the processor. */
const FLOODERS = 5;
const LIMIT_MS = 20_000;
const CALL_EVERY_MS = 10;

const directory = mkdtempSync(join(tmpdir(), 'centwise-attackers-'));
const service = await startProcess(directory, { LOG_LEVEL: 'warn' });
const key = service.key!;

/** The latencies of a well-behaved caller until it is stopped, in milliseconds, ascending. */
function callSteadily(): () => Promise<{ times: number[]; refused: number }> {
  const agent = new Agent({ keepAlive: true, maxSockets: 4, rejectUnauthorized: false });
  const times: number[] = [];
  let refused = 0;
  const over = new AbortController();
  const call = () => {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
    const options = {
      agent,
      host: '127.0.0.1',
      port: service.port,
      path: '/v1/calculate/sip',
      method: 'POST',
      headers,
    };
    const startedMs = performance.now();
    const sent = request(options, (reply) => {
      reply.resume().on('end', () => {
        if (reply.statusCode === 200) times.push(performance.now() - startedMs);
        else refused++;
        resolve();
      });
    });
    sent.on('error', reject);
    sent.end('{"monthly_investment":10000,"annual_return":12,"years":10}');
    return promise;
  };
  const running = (async () => {
    while (!over.signal.aborted) {
      await call().catch(() => refused++);
      await sleep(CALL_EVERY_MS);
    }
  })();
  return async () => {
    over.abort();
    await running;
    agent.destroy();
    return { times: times.sort((a, b) => a - b), refused };
  };
}

const at = (times: readonly number[], share: number) => times[Math.floor(times.length * share)]!.toFixed(1);

process.stdout.write(`${describeMachine()}\n\n`);
const warmUp = callSteadily();
await sleep(3_000);
await warmUp();
const rows: string[][] = [];
const quiet = callSteadily();
await sleep(5_000);
const { times: alone, refused: none } = await quiet();
rows.push(['nobody', '–', '–', at(alone, 0.5), at(alone, 0.99), String(none)]);
for (const [name, one] of Object.entries(listAttacks(key))) {
  const stop = callSteadily();
  const attackers = /flood|reset/.test(name) ? FLOODERS : SLOW_ATTACKERS;
  const cuts = await Promise.all(
    Array.from({ length: attackers }, () => attack(service.port, one, LIMIT_MS)),
  );
  // So that the caller is measured for as long beside attacks that end at once.
  await sleep(1_000);
  const { times, refused } = await stop();
  const held = cuts.filter(({ afterMs }) => afterMs === undefined).length;
  const longest = Math.max(...cuts.map(({ afterMs }) => afterMs ?? Infinity));
  const ended = held > 0 ? `${held} were not` : (longest / 1000).toFixed(1);
  rows.push([
    `${attackers} × ${name}`,
    ended,
    String(cuts[0]!.steps),
    at(times, 0.5),
    at(times, 0.99),
    String(refused),
  ]);
}
const head = [
  'Attackers',
  'cut after, s',
  'steps of one',
  'others p50 ms',
  'others p99 ms',
  'others refused',
];
process.stdout.write(formatTable(head, rows));
await service.stop();
rmSync(directory, { recursive: true });
process.exit();
