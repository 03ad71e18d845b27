import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { expectProblem, startTestService } from '../kit/harness.ts';

const emi = { principal: 1200, annual_rate: 12, tenure_months: 12, currency: 'USD' };
const svg = { accept: 'image/svg+xml' };

/** Tags are closed in order, and nothing in it is run or loaded. */
function assertDrawing(text: string): void {
  assert.match(text, /^<svg [^>]*role="img"/);
  const open: string[] = [];
  for (const [, end, name, self] of text.matchAll(/<(\/?)([a-zA-Z]+)[^>]*?(\/?)>/g)) {
    if (end === '/') assert.equal(open.pop(), name);
    else if (self !== '/') open.push(name!);
  }
  assert.deepEqual(open, []);
  assert.doesNotMatch(text, /<script|href|\son[a-z]+=/i);
  assert.doesNotMatch(text, /NaN|undefined/);
  assert.doesNotMatch(text, / style="/, 'a strict policy would drop it');
}

describe('charts', () => {
  test('a schedule is a picture by include=chart, and by Accept alone', async () => {
    const service = await startTestService();
    const included = await service.call('/v1/calculate/emi?include=chart', emi);
    const { chart } = (await included.json()) as { chart: string };
    assertDrawing(chart);
    assert.match(chart, /<title[^>]*>EMI<\/title>/);
    assert.match(
      chart,
      /Balance from 1,200 to 0; Principal paid from 0 to 1,200; Interest paid from 0 to 79\.42/,
    );
    const alone = await service.call('/v1/calculate/emi', emi, svg);
    assert.equal(alone.headers.get('content-type'), 'image/svg+xml');
    assert.match(
      alone.headers.get('content-security-policy')!,
      /default-src 'none'; style-src 'unsafe-inline'/,
    );
    assert.equal(await alone.text(), chart);
  });

  test('a goal is a line that is named', async () => {
    const service = await startTestService();
    const input = {
      annual_expenses: 60000,
      current_savings: 50000,
      annual_savings: 20000,
      expected_return: 7,
    };
    const text = await (await service.call('/v1/calculate/fire', input, svg)).text();
    assertDrawing(text);
    assert.match(text, />FIRE number</);
    const { annual_expenses: _, ...savings } = input;
    const wanted = { ...savings, goal_amount: 1_500_000, current_age: 30 };
    const drawn = await (await service.call('/v1/calculate/retirement-age', wanted, svg)).text();
    assert.match(drawn, />Goal amount</, 'an input');
  });

  test('a sweep over one input is a line, over two a field of colours', async () => {
    const service = await startTestService();
    const { annual_rate: _, ...inputs } = emi;
    const rates = { field: 'annual_rate', from: 1, to: 12, step: 1 };
    const line = await service.call('/v1/sweep/emi', { inputs, vary: [rates], outputs: ['emi'] }, svg);
    assert.match(await line.text(), /EMI from 100\.54 to 106\.62/);
    const { tenure_months: __, ...principal } = inputs;
    const vary = [rates, { field: 'tenure_months', values: [12, 24, 36] }];
    const field = await service.call('/v1/sweep/emi', { inputs: principal, vary, outputs: ['emi'] }, svg);
    const text = await field.text();
    assertDrawing(text);
    assert.equal(text.match(/fill="rgb\(/g)!.length, 36 + 32, '36 cells and the pieces of the scale');
  });

  test('rates over days are lines', async () => {
    const service = await startTestService();
    const path = '/v1/currency/history?base=EUR&symbols=USD,GBP&from=2026-09-20&to=2026-09-29';
    const text = await (await service.call(path, undefined, svg)).text();
    assertDrawing(text);
    assert.match(text, /<title[^>]*>Value of 1 EUR in USD, GBP<\/title>/);
  });

  test('of a calculator with several is the first, or the one that is named', async () => {
    const service = await startTestService();
    const npv = { cash_flows: [-100, 60, 60], discount_rate: 10 };
    const draw = async (query: string) => (await service.call(`/v1/calculate/npv${query}`, npv, svg)).text();
    assert.equal(await draw(''), await draw('?picture=columns'));
    assert.match(await draw(''), /<title[^>]*>Net Present Value \(NPV\)</);
    assert.match(await draw(''), /<desc[^>]*>By period, 0 to 2: Cash flow from -100 to 60/);
    const other = await draw('?picture=schedule');
    assert.match(other, /<title[^>]*>Net Present Value \(NPV\): Cumulative present value</);
    assert.match(other, /<desc[^>]*>[^<]*Cumulative present value from -100 to 4.13/);
    const apy = { apy: 5, principal: 100 };
    const { chart } = (await (await service.call('/v1/calculate/apr-apy?include=chart', apy)).json()) as {
      chart: string;
    };
    assert.match(chart, /by APY/);
    const plan78 = { finance_charge: 1000, tenure_months: 12, elapsed_months: 4 };
    const drawn78 = async (more: object) =>
      (await service.call('/v1/calculate/rule-of-78', { ...plan78, ...more }, svg)).text();
    assert.match(await drawn78({ annual_rate: 12 }), /Refund difference by elapsed months/);
    assert.match(await drawn78({}), /: Refund by elapsed months/);
    const plan = {
      current_savings: 1e6,
      withdrawal_rate: 4,
      mean_return: 7,
      volatility: 12,
      currency: 'USD',
    };
    const histogram = await service.call('/v1/calculate/monte-carlo?picture=histogram', plan, svg);
    assert.match(
      await histogram.text(),
      /<desc[^>]*>By final balance, USD, 0 to [\d,]+00,000: Number of paths from /,
    );
  });

  test('bars beside another chart are titled by their last value', async () => {
    const service = await startTestService();
    const mortgage = {
      balance: 200_000,
      interest_rate: 6,
      remaining_months: 300,
      extra_monthly_payment: 100,
    };
    const bars = await service.call('/v1/calculate/mortgage-payoff?picture=bars', mortgage, svg);
    assert.match(await bars.text(), /<title[^>]*>Mortgage Payoff: Total interest</);
  });

  test('what has no picture is refused with what has one', async () => {
    const service = await startTestService();
    const free = { fixed_costs: 0, price_per_unit: 4, variable_cost_per_unit: 1 };
    const undrawn = await expectProblem(
      await service.call('/v1/calculate/break-even', free, svg),
      406,
      'not-acceptable',
    );
    assert.match(undrawn.detail, /There is no chart of these inputs/);
    await expectProblem(await service.call('/v1/calculate/npv?picture=pie', {}, svg), 422, 'invalid-input');
    await expectProblem(
      await service.call('/v1/calculate/emi?picture=schedule', emi, svg),
      422,
      'invalid-input',
    );
    const { annual_rate: _, ...inputs } = emi;
    const vary = [{ field: 'annual_rate', values: [1, 2] }];
    await expectProblem(await service.call('/v1/sweep/emi', { inputs, vary }, svg), 406, 'not-acceptable');
    const steps = { field: 'annual_rate', from: 0, to: 2.501, step: 0.001 };
    const many = { inputs, vary: [steps], outputs: ['emi'] };
    const refused = await expectProblem(await service.call('/v1/sweep/emi', many, svg), 422, 'invalid-input');
    assert.match(refused.detail, /at most 2500 cells for a chart; got 2502/);
    const crowd = '/v1/currency/history?base=EUR&from=2026-09-20&to=2026-09-29';
    await expectProblem(await service.call(crowd, undefined, svg), 422, 'invalid-input');
  });
});
