// format=text: results for people, and single results for the cells of a spreadsheet.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { catalogue } from '#catalogue/index.ts';
import { solveOperation } from '#api/operations/question-operations.ts';
import { drawSome } from '../kit/draws.ts';
import { expectProblem, startTestService } from '../kit/harness.ts';
import { drawQuarter } from '../kit/quarters.ts';

const mortgage = {
  home_price: 400000,
  down_payment: 80000,
  interest_rate: 7,
  loan_term: 30,
  currency: 'USD',
};
const query = 'home_price=400000&down_payment=80000&interest_rate=7&loan_term=30&currency=USD';

describe('a calculation as text', () => {
  const read = async (path: string, body?: object, headers: Record<string, string> = {}) => {
    const service = await startTestService();
    const reply = await service.call(path, body, headers);
    assert.equal(reply.headers.get('content-type'), 'text/plain; charset=utf-8');
    return reply.text();
  };

  test('has the answer as a sentence and a line for each result, with numbers of the locale', async () => {
    const english =
      'You would pay $2,128.97 a month\nMonthly payment: $2,128.97\nTotal interest: $446,428.47\nTotal paid: $766,428.47\n';
    const german =
      'You would pay 2.128,97\u00a0$ a month\nMonthly payment: 2.128,97\u00a0$\nTotal interest: 446.428,47\u00a0$\nTotal paid: 766.428,47\u00a0$\n';
    const path = '/v1/calculate/mortgage?format=text';
    assert.equal(await read(path, mortgage), english);
    assert.equal(await read('/v1/calculate/mortgage', mortgage, { accept: 'text/plain' }), english);
    assert.equal(await read(`${path}&locale=de-DE`, mortgage), german);
    assert.equal(await read(`${path}&locale=de-DE&${query}`), german);
    assert.match(
      await read(`${path}&locale=en-IN`, { ...mortgage, home_price: 2e8, currency: 'INR' }),
      /: ₹13,30,072\.75\n/,
    );
  });

  test('is a single result, as it is in JSON or as the locale writes it', async () => {
    const path = `/v1/calculate/mortgage?${query}&format=text&output=monthly_payment`;
    assert.equal(await read(path), '2128.97');
    assert.equal(await read(`${path}&locale=de-DE`), '2.128,97\u00a0$');
  });

  test('keeps every digit of a large amount', async () => {
    const path = '/v1/calculate/mortgage?format=text&locale=en-US';
    const input = { ...mortgage, home_price: 999_999_999_999.99, loan_term: 1, interest_rate: 999 };
    const service = await startTestService();
    const exact = await (await service.call('/v1/calculate/mortgage', input)).text();
    const [, digits] = /"total_paid":(\d+\.\d\d)/.exec(exact)!;
    const line = (await read(path, input)).split('\n').find((one) => one.startsWith('Total paid'))!;
    assert.equal(line.replace(/[^\d.]/g, ''), digits);
  });

  test('has a warning, lists, and no "undefined" for any example of the catalogue', async () => {
    const service = await startTestService();
    for (const { id, examples } of drawQuarter(catalogue)) {
      for (const { input, output } of examples) {
        const reply = await service.call(`/v1/calculate/${id}?format=text`, input);
        const text = await reply.text();
        assert.equal(reply.status, 200, `${id}: ${text}`);
        assert.ok(!/undefined|null|NaN|\[object/.test(text), `${id}: ${text}`);
        const lists = Object.values(output).filter((value) => Array.isArray(value));
        const rows = lists.reduce((sum, list) => sum + (list as readonly unknown[]).length, 0);
        const lines = text.split('\n').length - 1;
        assert.ok(lines >= rows && lines >= 1, `${id}: ${text}`);
      }
    }
    assert.match(
      await read('/v1/calculate/mortgage?format=text', { ...mortgage, interest_rate: 0.07 }),
      /\nWarning: interest_rate is in percent/,
    );
  });

  test('names each item of a list, and has the unit of its ratio in each', async () => {
    const { input } = catalogue.find(({ id }) => id === 'financial-health')!.examples[0];
    const lines = await read('/v1/calculate/financial-health?format=text', input);
    assert.match(lines, /\nRatios 1 \(Savings rate\): Result 14\.81%; Threshold 10%; Met yes\n/);
    assert.match(lines, /\nRatios 4 \(Months covered\): Result 3\.3 months; Threshold 3 months; Met yes\n/);
    assert.match(lines, /\nRatios 5 \(Debt to assets\): Result 63\.16%; Threshold 50%; Met no\n/);
  });

  test('answers what it can where a goal is never reached', async () => {
    const pot = {
      current_savings: 100000,
      expected_return: 1,
      years: 10,
      final_balance: 200000,
      currency: 'USD',
    };
    assert.match(
      await read('/v1/calculate/safe-withdrawal-rate?format=text', { ...pot, annual_expenses: 30000 }),
      /^Your savings would cover \$30,000\.00 a year for 3\.37 years, and would never grow to \$200,000\.00\n/,
    );
    assert.match(
      await read('/v1/calculate/safe-withdrawal-rate?format=text', { ...pot, annual_expenses: 900 }),
      /^You could withdraw \$990\.10 a year forever, and your savings would never grow to/,
    );
  });

  test('is refused where its parameters make no sense, as a problem document', async () => {
    const service = await startTestService();
    const errorsOf = async (options: string) => {
      const reply = await service.call(`/v1/calculate/mortgage?${query}&${options}`);
      const { errors } = await expectProblem(reply, 422, 'invalid-input');
      return errors!.map(({ parameter, code }) => `${parameter} ${code}`);
    };
    for (const locale of ['xx-XX', 'german', 'de_DE', '-', 'de-DE-u-'])
      assert.deepEqual(await errorsOf(`format=text&locale=${locale}`), ['locale not-allowed'], locale);
    assert.deepEqual(await errorsOf('format=xml'), ['format not-allowed']);
    assert.deepEqual(await errorsOf('format=text&output=final_payment'), ['output not-allowed']);
    assert.deepEqual(await errorsOf('format=text&output=x'), ['output not-allowed']);
    assert.deepEqual(await errorsOf('locale=de-DE&output=total_paid'), [
      'locale contradiction',
      'output contradiction',
    ]);
    assert.deepEqual(await errorsOf('format=text&include=schedule&interval=year&locale=x'), [
      'include contradiction',
      'interval contradiction',
      'locale not-allowed',
    ]);
  });
});

describe('an answer as text', () => {
  const ask = async (id: string, path: string, body: object, headers: Record<string, string> = {}) => {
    const service = await startTestService();
    return service.call(`/v1/solve/${id}${path}`, body, headers);
  };
  const { home_price: _, ...inputs } = mortgage;
  const question = { solve_for: 'home_price', target: { monthly_payment: 2000 }, inputs };

  test('has the question, the value, whether there are others, and the results', async () => {
    const reply = await ask('mortgage', '/result.txt', question);
    assert.equal(reply.headers.get('content-type'), 'text/plain; charset=utf-8');
    const text = await reply.text();
    assert.equal(
      text,
      'Which value of “Home price” gives “Monthly payment: $2,000.00”?\n' +
        'Home price: $380,615.00\n' +
        'Any value from $380,614.39 to $380,615.88 gives the same monthly payment.\n' +
        'Unique: yes, apart from rounding\n' +
        'You would pay $2,000.00 a month\n' +
        'Monthly payment: $2,000.00\nTotal interest: $419,384.67\nTotal paid: $719,999.67\n',
    );
    for (const [path, headers] of [
      ['', { accept: 'text/plain' }],
      ['?format=text', {}],
    ] as const)
      assert.equal(await (await ask('mortgage', path, question, headers)).text(), text);
    const german = await (await ask('mortgage', '/result.txt?locale=de-DE', question)).text();
    assert.match(german, /\nHome price: 380\.615,00\u00a0\$\n/);
    const refused = await expectProblem(await ask('mortgage', '?locale=de', question), 422, 'invalid-input');
    assert.deepEqual(refused.errors, [
      { parameter: 'locale', code: 'contradiction', detail: 'needs format=text' },
    ]);
  });

  test('names every value, and those that only come near', async () => {
    const two = {
      solve_for: 'discount_rate',
      target: { npv: 0 },
      inputs: { cash_flows: [-1000, 2300, -1320] },
    };
    // 1000x² − 2300x + 1320 has the roots 1.1 and 1.2.
    assert.match(
      await (await ask('npv', '/result.txt', two)).text(),
      /\n2 values of “Discount rate” give the target\.\nDiscount rate: 10% [^]+\nDiscount rate: 20% [^]+\nUnique: no\n$/,
    );
    const near = {
      solve_for: 'years',
      target: { future_value: 1e7 },
      inputs: { monthly_investment: 20000, annual_return: 12 },
    };
    assert.match(
      await (await ask('sip', '/result.txt', near)).text(),
      /\nNo value of “Years” gives exactly 10,000,000\.00; these are the nearest\.\nYears: 14\.95 years gives future value 9,971,603\.95, below the target\n/,
    );
  });

  test('has no "undefined" for any calculator, and a place in a list has a name', async () => {
    for (const calculator of drawSome(catalogue)) {
      const { id } = calculator;
      const reply = await ask(id, '/result.txt', solveOperation(calculator).body!.example);
      const text = await reply.text();
      assert.equal(reply.status, 200, `${id}: ${text}`);
      assert.ok(!/undefined|null|NaN|\[object/.test(text), `${id}: ${text}`);
    }
    const flow = {
      solve_for: '/cash_flows/0',
      target: { irr: 8 },
      inputs: { cash_flows: [-1000, 500, 700] },
    };
    // 500/1.08 + 700/1.08² = 1063.1001…
    assert.match(await (await ask('irr', '/result.txt', flow)).text(), /\nCash flows, no\. 1: -1,063\.10\n/);
  });
});
