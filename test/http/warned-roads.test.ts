// A rate of 0.07 gives a wrong amount in silence, so every road says that it looks like a fraction.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { catalogue } from '#catalogue/index.ts';
import { runCalcCommand } from '#cli/commands/calc.ts';
import { runSolveCommand } from '#cli/commands/solve.ts';
import { runSweepCommand } from '#cli/commands/sweep.ts';
import { unknownStyle } from '#text/read/typed-number.ts';
import { calculate, solve, sweep } from '../../src/library/engine.ts';
import { createLocalCalls } from '../../src/service/local.ts';
import { Centwise } from '../../client/src/index.ts';
import { expectProblem, startTestService } from '../kit/harness.ts';
import { call as callTool, connect } from '../mcp/agent.ts';

const house = { home_price: 400000, down_payment: 80000, loan_term: 30 };
const wrong = { ...house, interest_rate: 0.07 };
const query = 'home_price=400000&down_payment=80000&loan_term=30&interest_rate=0.07';
const { home_price: _, ...others } = wrong;
const solving = { solve_for: 'home_price', target: { monthly_payment: 2000 }, inputs: others };
const varying = { inputs: house, vary: [{ field: 'interest_rate', values: [0.06, 0.07] }] };
const fixed = { inputs: others, vary: [{ field: 'home_price', values: [400000] }] };

const ask = createLocalCalls(catalogue, 'centwise test');

type Road = readonly [name: string, take: () => Promise<string>];

/** The body of a reply and the headers that callers see. */
async function http(path: string, body?: object | string, headers: Record<string, string> = {}) {
  const service = await startTestService();
  const { key } = await service.createKey();
  const response = await service.send(`/v1${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', ...headers },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  return `${response.status} ${response.headers.get('centwise-warning') ?? ''} ${await response.text()}`;
}

async function command(run: typeof runCalcCommand, ...args: string[]): Promise<string> {
  const printed: string[] = [];
  const print = (text: string) => void printed.push(text);
  await run(args, { catalogue, ask, print, printError: print, style: unknownStyle });
  return printed.join('\n');
}

async function tool(name: string, given: object): Promise<string> {
  return JSON.stringify(await callTool(await connect(), name, { calculator: 'mortgage', ...given }));
}

async function client(use: (one: Centwise) => Promise<unknown>): Promise<string> {
  const service = await startTestService();
  const { key } = await service.createKey();
  const origin = 'https://localhost:8443';
  const one = new Centwise({
    baseUrl: `${origin}/v1`,
    apiKey: key,
    fetch: (address, init) => service.send(address.slice(origin.length), init),
  });
  return JSON.stringify(await use(one));
}

const item = JSON.stringify({ calculator: 'mortgage', inputs: wrong });
const options = ['--home-price=400000', '--down-payment=80000', '--loan-term=30'];
const rate = '--interest-rate=0.07';
const csv = `${Object.keys(wrong).join(',')}\n${Object.values(wrong).join(',')}\n`;

const roads: readonly Road[] = [
  ['POST', () => http('/calculate/mortgage', wrong)],
  ['POST with additions', () => http('/calculate/mortgage?include=schedule,explanation', wrong)],
  ['GET', () => http(`/calculate/mortgage?${query}`)],
  ['text', () => http('/calculate/mortgage/result.txt', wrong)],
  ['a single cell', () => http(`/calculate/mortgage/result.txt?${query}&output=monthly_payment`)],
  [
    'a single cell that accepts warnings',
    () => http(`/calculate/mortgage/result.txt?${query}&output=monthly_payment&accept_warnings=true`),
  ],
  ['a schedule as CSV', () => http('/calculate/mortgage/schedule.csv', wrong)],
  ['a chart', () => http('/calculate/mortgage/chart.svg', wrong)],
  ['solve', () => http('/solve/mortgage', solving)],
  ['solve as text', () => http('/solve/mortgage/result.txt', solving)],
  ['sweep', () => http('/sweep/mortgage', fixed)],
  ['sweep over rates', () => http('/sweep/mortgage', varying)],
  ['a chart of a sweep', () => http('/sweep/mortgage/chart.svg', { ...varying, outputs: ['total_paid'] })],
  ['a sweep as CSV', () => http('/sweep/mortgage', varying, { accept: 'text/csv' })],
  ['batch', () => http('/batch', `{"items":[${item}]}`)],
  ['NDJSON', () => http('/batch', `${item}\n`, { 'content-type': 'application/x-ndjson' })],
  ['CSV', () => http('/batch?calculator=mortgage', csv, { 'content-type': 'text/csv' })],
  ['calc', () => command(runCalcCommand, 'mortgage', ...options, rate)],
  ['calc --csv', () => command(runCalcCommand, 'mortgage', ...options, rate, '--csv')],
  [
    'the command solve',
    () =>
      command(runSolveCommand, 'mortgage', 'home-price', 'monthly-payment=2000', ...options.slice(1), rate),
  ],
  [
    'the command sweep',
    () => command(runSweepCommand, 'mortgage', 'interest-rate=0.06..0.07:0.01', ...options),
  ],
  [
    'the command sweep --csv',
    () => command(runSweepCommand, 'mortgage', 'home-price=400000', ...options.slice(1), rate, '--csv'),
  ],
  ['calculate()', async () => JSON.stringify(calculate('mortgage', wrong))],
  ['solve()', async () => JSON.stringify(solve('mortgage', solving))],
  ['sweep()', async () => JSON.stringify(sweep('mortgage', varying))],
  ['the tool calculate', () => tool('calculate', { inputs: wrong })],
  ['the tool solve', () => tool('solve', solving)],
  ['the tool sweep', () => tool('sweep', varying)],
  ['the client', () => client((one) => one.calculate('mortgage', wrong))],
  ['solve of the client', () => client((one) => one.solve('mortgage', solving as never))],
  ['sweep of the client', () => client((one) => one.sweep('mortgage', varying as never))],
];

describe('a rate that looks like a fraction is warned of by', () => {
  for (const [name, take] of roads) {
    test(name, async () => {
      assert.match(await take(), /interest_rate is in percent, so 0\.07 means 0\.07 percent\./);
    });
  }
});

const annual = {
  solve_for: 'final_value',
  target: { cagr: 0.07 },
  inputs: { initial_value: 100, years: 10 },
};

const roadsOfTargets: readonly Road[] = [
  ['solve', () => http('/solve/cagr', annual)],
  ['solve as text', () => http('/solve/cagr/result.txt', annual)],
  [
    'the command solve',
    () => command(runSolveCommand, 'cagr', 'final-value', 'cagr=0.07', '--initial-value=100', '--years=10'),
  ],
  ['solve()', async () => JSON.stringify(solve('cagr', annual))],
  ['the tool solve', () => tool('solve', { calculator: 'cagr', ...annual })],
  ['solve of the client', () => client((one) => one.solve('cagr', annual as never))],
];

describe('a target that looks like a fraction is warned of by', () => {
  for (const [name, take] of roadsOfTargets) {
    test(name, async () => {
      assert.match(await take(), /cagr is in percent, so 0\.07 means 0\.07 percent\./);
    });
  }
});

describe('a single result with a warning', () => {
  const path = `/v1/calculate/mortgage/result.txt?${query}&output=monthly_payment`;

  test('is refused with what to send, and given where warnings are accepted', async () => {
    const service = await startTestService();
    const { detail, errors } = await expectProblem(await service.call(path), 422, 'invalid-input');
    assert.match(detail, /If you meant 7 percent, send 7\. .* add accept_warnings=true\.$/);
    assert.deepEqual(
      errors!.map(({ pointer, code }) => [pointer, code]),
      [['/interest_rate', 'looks-like-a-fraction']],
    );
    const accepted = await service.call(`${path}&accept_warnings=true`);
    assert.equal(await accepted.text(), '898.28');
    assert.match(accepted.headers.get('access-control-expose-headers') ?? '', /Centwise-Warning/);
  });

  test('is given without a header where nothing is unusual', async () => {
    const service = await startTestService();
    const reply = await service.call(path.replace('0.07', '7'));
    assert.deepEqual([await reply.text(), reply.headers.get('centwise-warning')], ['2128.97', null]);
  });
});
