// What counting costs a request: `npm run bench -- telemetry`.
import { createLog } from '#base/log.ts';
import { createTelemetry } from '#service/telemetry.ts';
import { startTestService, TODAY_MS } from '../test/kit/harness.ts';
import { describeMachine, formatTable } from './table.ts';

const CALLS = 40_000;
const ROUNDS = 5;
const body = { monthly_investment: 10_000, annual_return: 12, years: 10 };
const answered = { method: 'POST', route: '/calculate/sip', status: 200, ms: 0.3 };

/** The least processor time of a call over some rounds, in microseconds. */
async function measure(run: (calls: number) => Promise<void> | void): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const { user, system } = process.cpuUsage();
    await run(CALLS);
    const used = process.cpuUsage();
    times.push((used.user - user + used.system - system) / CALLS);
  }
  return Math.min(...times.slice(1));
}

const { observe } = createTelemetry();
const counting = await measure((calls) => {
  for (let call = 0; call < calls; call++) observe(answered);
});
const log = createLog({ level: 'silent', write: () => {}, now: () => TODAY_MS });
const service = await startTestService({ log });
const request = await measure(async (calls) => {
  for (let call = 0; call < calls; call++) await service.call('/v1/calculate/sip', body);
});
process.stdout.write(`${describeMachine()}\n\n`);
process.stdout.write(
  formatTable(
    ['Processor time, µs', 'each', 'share'],
    [
      ['a request without socket, TLS and log', request.toFixed(2), '100 %'],
      ['counting it', counting.toFixed(3), `${((100 * counting) / request).toFixed(2)} %`],
    ],
  ),
);
