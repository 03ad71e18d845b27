// What callers share on a thread: readers of headers and cells, checks of inputs, documents, drawings and pages
// that are kept. Whatever others sent before, nobody's reply changes.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type AnyCalculator, defineCalculator } from '#catalogue/declare/define.ts';
import { duration, growthRate } from '#catalogue/declare/fields.ts';
import { catalogue } from '#catalogue/index.ts';
import { startTestService, type TestService } from '../kit/harness.ts';

interface Sent {
  readonly path: string;
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const emi = { principal: 1000, annual_rate: 12, tenure_months: 12 };
const line = (inputs: object, more: object = {}) =>
  JSON.stringify({ ...more, calculator: 'emi', inputs }) + '\n';
const lines = { 'content-type': 'application/x-ndjson' };
const csv = { 'content-type': 'text/csv' };
const page = { accept: 'text/html' };
const form = { ...page, 'content-type': 'application/x-www-form-urlencoded' };
const columns = 'calculator,principal,annual_rate,tenure_months';

/** Requests of every kind that leave something on the thread, each in several shapes. */
const sent: readonly Sent[] = [
  {
    path: '/v1/batch',
    headers: lines,
    body: `\n\n${line(emi)}\n${line({ ...emi, principal: 2 }, { id: 2 })}`,
  },
  { path: '/v1/batch', headers: lines, body: `${line(emi)}\n\n\n${line(emi, { id: 'x' })}` },
  { path: '/v1/batch', headers: lines, body: `\n${line({})}` },
  { path: '/v1/batch', headers: lines, body: `{"calculator":"free-of-inputs","inputs":{}}\n\n${line(emi)}` },
  { path: '/v1/batch', headers: lines, body: `\n{"calculator":"free-of-inputs","inputs":{}}\n\n\n` },
  { path: '/v1/batch', headers: csv, body: `${columns}\nemi,1000,12,12\nemi,1000,12,24\n` },
  { path: '/v1/batch', headers: csv, body: `${columns}\nemi,1000,12,twelve\nemi,,12,24\n` },
  { path: '/v1/batch', headers: csv, body: `${columns.replaceAll(',', ';')}\nemi;1.000,5;12;12\n` },
  { path: '/v1/batch', headers: csv, body: `id,${columns}\n=1+1,emi,1000,12,12\n,emi,"1,000",12,12\n` },
  { path: '/v1/batch', headers: csv, body: `${columns},annual_rte\nemi,1000,12,12,3\n` },
  { path: '/v1/batch', body: JSON.stringify({ items: [{ calculator: 'emi', inputs: emi }, {}] }) },
  { path: '/v1/calculate/emi', body: JSON.stringify(emi) },
  {
    path: '/v1/calculate/emi',
    body: JSON.stringify({ annual_rate: 12, tenure_months: 12, principal: 1000 }),
  },
  { path: '/v1/calculate/emi', body: JSON.stringify({ ...emi, annual_rate: 0.12 }) },
  { path: '/v1/calculate/emi', body: JSON.stringify({ ...emi, annual_rte: 0.12, tenure_months: 1.5 }) },
  { path: '/v1/calculate/emi?include=explanation,schedule', body: JSON.stringify(emi) },
  { path: '/v1/calculate/emi', body: JSON.stringify(emi), headers: { accept: 'text/plain' } },
  { path: '/v1/calculate/emi', body: JSON.stringify(emi), headers: { accept: 'image/svg+xml' } },
  { path: '/v1/calculate/emi?principal=1.000,00&annual_rate=12&tenure_months=12&locale=de-DE' },
  { path: '/v1/calculate/emi?principal=1,000.00&annual_rate=12&tenure_months=12' },
  {
    path: '/v1/calculate/monte-carlo',
    body: JSON.stringify({
      current_savings: 1e6,
      withdrawal_rate: 4,
      years: 30,
      mean_return: 7,
      volatility: 12,
      path_count: 1000,
    }),
  },
  {
    path: '/v1/calculate/monte-carlo',
    body: JSON.stringify({
      current_savings: 1e6,
      withdrawal_rate: 5,
      years: 30,
      mean_return: 7,
      volatility: 12,
      path_count: 1000,
    }),
  },
  {
    path: '/v1/solve/emi',
    body: JSON.stringify({
      solve_for: 'principal',
      target: { emi: 100 },
      inputs: { annual_rate: 12, tenure_months: 12 },
    }),
  },
  {
    path: '/v1/sweep/emi',
    body: JSON.stringify({ inputs: emi, vary: [{ field: 'annual_rate', values: [1, 2, 3] }] }),
  },
  { path: '/calculators/emi', headers: page },
  { path: '/calculators/emi', headers: { ...page, 'accept-language': 'de-CH' } },
  { path: '/calculators/emi', headers: { ...page, 'accept-language': 'de-DE', cookie: 'currency=INR' } },
  {
    path: '/calculators/emi?principal=1.000&annual_rate=12&tenure_months=12&currency=EUR',
    headers: { ...page, 'accept-language': 'de' },
  },
  {
    path: '/calculators/emi?principal=1.000&annual_rate=12&tenure_months=12&currency=USD',
    headers: { ...page, 'accept-language': 'en-US' },
  },
  { path: '/calculators/emi', headers: form, body: 'principal=5000&annual_rate=0.07&tenure_months=12' },
  {
    path: '/calculators/debt-payoff',
    headers: form,
    body: 'debts.0.name=%3DA&debts.0.balance=5000&debts.0.annual_rate=19&debts.0.minimum_payment=150',
  },
  {
    path: '/calculators/debt-payoff',
    headers: form,
    body: 'debts.0.name=B&debts.0.balance=5000&debts.0.annual_rate=19&debts.0.minimum_payment=150',
  },
  { path: '/?q=mortgage', headers: page },
  { path: '/?q=kredit', headers: { ...page, 'accept-language': 'de' } },
  { path: '/?language=ja', headers: page },
  { path: '/openapi.yaml', headers: { host: 'evil.example' } },
  { path: '/openapi.json', headers: { 'accept-encoding': 'br' } },
  { path: '/openapi.json' },
  { path: '/docs/search?q=retry', headers: page },
  { path: `/${'q'.repeat(30)}`, headers: page },
];

/** As an operator may declare one: it needs no input, as none of the catalogue is. */
const freeOfInputs = {
  ...defineCalculator({
    id: 'free-of-inputs',
    name: 'Free of Inputs Calculator',
    category: 'savings',
    summary: 'Needs nothing.',
    input: { annual_rate: growthRate('Rate of growth', { default: 5 }) },
    output: { doubling_years: duration('Time until the amount doubles') },
    conventions: { timing: 'none', compounding: 'yearly' },
    equations: 'doubling_years = ln(2)/ln(1 + annual_rate/100)',
    references: ['None'],
    laws: {},
  }),
  examples: [{ input: {}, output: { doubling_years: 14.2067 } }],
} as unknown as AnyCalculator;

const calculators = [...catalogue, freeOfInputs];
const start = () => startTestService({}, calculators);

/** All of a reply that says something about what was asked. */
async function replyTo(service: TestService, { path, body, headers = {} }: Sent): Promise<string> {
  const given = { 'x-request-id': 'the-same', ...headers };
  const response = await service.call(path, body, given);
  const told = ['content-type', 'content-language', 'vary', 'set-cookie', 'location', 'warning'];
  const heads = told.map((name) => `${name}: ${response.headers.get(name)}`);
  return [response.status, ...heads, await response.text()].join('\n');
}

test('whatever others sent before, nobody’s reply changes', async () => {
  const alone = new Map<Sent, string>();
  for (const one of sent) alone.set(one, await replyTo(await start(), one));
  // In both orders, so that each comes after all others.
  for (const turned of [sent, sent.toReversed()]) {
    const service = await start();
    for (const one of turned) {
      const reply = await replyTo(service, one);
      assert.equal(reply, alone.get(one), JSON.stringify(one));
    }
  }
});
