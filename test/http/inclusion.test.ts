import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { expectProblem, startTestService } from '../kit/harness.ts';

const emi = { principal: 1000, annual_rate: 0, tenure_months: 3, payment_rounding: 'cent' };
const path = '/v1/calculate/emi';

interface Included {
  readonly schedule?: readonly Readonly<Record<string, number>>[];
  readonly explanation?: { readonly steps: readonly { readonly symbol: string; readonly result?: number }[] };
  readonly assumptions?: Readonly<Record<string, unknown>>;
}

describe('include', () => {
  test('adds nothing that was not asked for', async () => {
    const service = await startTestService();
    const reply = (await (
      await service.call(path, { principal: 1, annual_rate: 1, tenure_months: 1 })
    ).json()) as object;
    assert.deepEqual(Object.keys(reply), ['emi', 'total_interest', 'total_payment']);
  });

  test('adds schedule, explanation and assumptions', async () => {
    const service = await startTestService();
    const response = await service.call(`${path}?include=schedule,explanation,assumptions`, emi);
    const reply = (await response.json()) as Included;
    assert.deepEqual(reply.schedule, [
      { period: 1, payment: 333.33, interest: 0, principal: 333.33, balance: 666.67 },
      { period: 2, payment: 333.33, interest: 0, principal: 333.33, balance: 333.34 },
      { period: 3, payment: 333.34, interest: 0, principal: 333.34, balance: 0 },
    ]);
    assert.equal(reply.explanation?.steps.find(({ symbol }) => symbol === 'total_payment')?.result, 1000);
    assert.equal(reply.assumptions?.['engine'], 'centwise test');
    assert.match(String(reply.assumptions['rounding']), /lender's ledger/);
  });

  test('tells which defaults were taken', async () => {
    const service = await startTestService();
    const input = { annual_expenses: 60000, current_savings: 0, annual_savings: 20000, expected_return: 7 };
    const response = await service.call('/v1/calculate/fire?include=assumptions', input);
    const { assumptions } = (await response.json()) as Included;
    assert.deepEqual(assumptions?.['defaults'], { withdrawal_rate: 4, current_age: 30 });
  });

  // 30 payments of 33.333…: 29 of 33.33 and one of 33.43.
  test('interval=year gives a row a year, exact as that of a month', async () => {
    const service = await startTestService();
    const input = { principal: 1000, annual_rate: 0, tenure_months: 30 };
    const response = await service.call(`${path}?include=schedule&interval=year`, input);
    const { schedule } = (await response.json()) as Included;
    assert.deepEqual(
      schedule?.map(({ payment }) => payment),
      [400, 400, 200],
    );
  });

  for (const [query, parameters] of [
    ['include=nonsense', ['include']],
    ['include=schedule,schedule', ['include']],
    ['include=', ['include']],
    ['include=schedule&interval=week', ['interval']],
    ['incude=schedule&interval=weekly', ['incude', 'interval']],
  ] as const) {
    test(`?${query} is 422 and names the parameters`, async () => {
      const service = await startTestService();
      const problem = await expectProblem(await service.call(`${path}?${query}`, emi), 422, 'invalid-input');
      assert.deepEqual(
        problem.errors?.map(({ parameter }) => parameter).toSorted(),
        [...parameters].toSorted(),
      );
    });
  }

  test('a schedule of more than 2,400 rows is refused', async () => {
    const service = await startTestService();
    const input = { annual_expenses: 1e6, current_savings: 0, annual_savings: 1, expected_return: 0 };
    const response = await service.call('/v1/calculate/fire?include=schedule', input);
    await expectProblem(response, 422, 'result-out-of-range');
  });
});

describe('text/csv', () => {
  test('answers the rows of a schedule', async () => {
    const service = await startTestService();
    const response = await service.call(`${path}?include=schedule`, emi, { accept: 'text/csv' });
    assert.equal(response.headers.get('content-type'), 'text/csv; charset=utf-8; header=present');
    assert.equal(
      await response.text(),
      'period,payment,interest,principal,balance\r\n1,333.33,0,333.33,666.67\r\n2,333.33,0,333.33,333.34\r\n3,333.34,0,333.34,0\r\n',
    );
  });

  test('is the schedule also without include; where there is none it is 406', async () => {
    const service = await startTestService();
    const implied = await service.call(path, emi, { accept: 'text/csv' });
    assert.match(await implied.text(), /^period,payment,interest,principal,balance\r\n1,333\.33,/);
    await expectProblem(
      await service.call('/v1/calculators', undefined, { accept: 'text/csv' }),
      406,
      'not-acceptable',
    );
  });

  test('is taken when it weighs more than JSON', async () => {
    const service = await startTestService();
    const typeOf = async (accept: string) =>
      (await service.call(`${path}?include=schedule`, emi, { accept })).headers.get('content-type');
    assert.match((await typeOf('text/csv, application/json;q=0.5'))!, /^text\/csv/);
    assert.equal(await typeOf('text/csv;q=0.5, */*'), 'application/json');
  });
});

describe('GET /calculators/{id}', () => {
  test('has the fields with units, bounds and defaults, the formula with limits and references, and examples', async () => {
    const service = await startTestService();
    const detail = (await (await service.call('/v1/calculators/mortgage')).json()) as {
      readonly input: { readonly properties: Readonly<Record<string, Readonly<Record<string, unknown>>>> };
      readonly formula: {
        readonly equation: string;
        readonly limits: readonly string[];
        readonly reference: string;
      };
      readonly examples: readonly unknown[];
    };
    assert.equal(detail.input.properties['loan_term']!['x-unit'], 'years');
    assert.equal(detail.input.properties['loan_term']!['maximum'], 100);
    assert.equal(detail.input.properties['payment_rounding']!['default'], 'exact');
    assert.ok(detail.formula.equation.includes('a(n, i) = (1 − (1 + i)^−n)/i; '));
    assert.ok(detail.formula.equation.includes('; monthly_payment = L/a(n, i); '));
    assert.ok(detail.formula.limits.includes('i = 0: a(n, i) = n'));
    assert.ok(detail.formula.limits.includes('payment_rounding = cent: monthly_payment = round(L/a(n, i))'));
    assert.match(detail.formula.reference, /Kellison/);
    assert.equal(detail.examples.length, 1);
  });

  test('has the formula in LaTeX', async () => {
    const service = await startTestService();
    const reply = await service.call('/v1/calculators/cagr');
    const { formula } = (await reply.json()) as { readonly formula: { readonly latex: unknown } };
    assert.deepEqual(formula.latex, [
      '\\mathrm{cagr} = \\begin{cases} 100 \\cdot \\left( \\left( \\frac{\\mathrm{final\\_value}}{\\mathrm{initial\\_value}} \\right)^{1/\\mathrm{years}} - 1 \\right) & ' +
        '\\text{if } \\mathrm{final\\_value} > 0 \\\\ -100 & \\text{otherwise} \\end{cases}',
      '\\mathrm{total\\_return\\_pct} = 100 \\cdot \\left( \\frac{\\mathrm{final\\_value}}{\\mathrm{initial\\_value}} - 1 \\right)',
    ]);
  });
});
