import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { Decimal } from 'decimal.js';
import type { AnyCalculator, InputValues } from '#catalogue/declare/define.ts';
import { createEvaluator } from '#catalogue/run/evaluate.ts';
import { catalogue } from '#catalogue/index.ts';
import { toJson } from '#calculate/result/json.ts';
import { listAssumptions } from '#calculate/explain/assumptions.ts';
import { explain, solve } from '#calculate/explain/explanation.ts';
import { describeFormula } from '#calculate/explain/formula.ts';
import { createCalculation } from '#calculate/result/result.ts';
import { isFew } from '../kit/draws.ts';
import { readGolden } from '../kit/golden.ts';
import { drawQuarter } from '../kit/quarters.ts';

/** Numbers of each calculator. */
const MIN_COMPARED = 5;

interface GoldenCase {
  readonly input: InputValues;
  readonly problem?: string;
}

for (const calculator of drawQuarter(catalogue as readonly AnyCalculator[])) {
  const evaluator = createEvaluator(calculator);
  const calculate = createCalculation(calculator, evaluator);
  const decimalsOf = (name: string, moneyDecimals: number) =>
    evaluator.decimals(moneyDecimals)[Object.keys(calculator.output).indexOf(name)]!;

  describe(`the explanation of ${calculator.id}`, () => {
    test('has one step for every output', () => {
      const { equation, limits } = describeFormula(calculator);
      const lines = [...equation.split('; '), ...limits.map((limit) => limit.replace(/^.*?: /, ''))];
      const symbols = new Set(lines.map((line) => line.split(' = ')[0]));
      for (const [name, { fields = {} }] of Object.entries(calculator.output)) {
        // Equations say a list by its fields.
        const numbers = Object.keys(fields).filter((field) => fields[field]!.kind === 'number');
        const isSaid = (field: string) =>
          [...symbols].some((one) => one?.startsWith(`${name}.${field}(`) === true);
        assert.ok(symbols.has(name) || (numbers.length > 0 && numbers.every(isSaid)), name);
      }
    });

    test('states no mere number as the equation of a result', () => {
      for (const line of describeFormula(calculator).equation.split('; ')) {
        const [symbol, value] = line.split(' = ');
        const isConstant = /^−?\d+$/.test(value!);
        assert.ok(!isConstant || !Object.hasOwn(calculator.output, symbol!), line);
      }
    });

    test('says what each step is', () => {
      const nameless = calculator.examples.flatMap(({ input }) =>
        solve(calculator, evaluator, calculate(input)).filter(({ meaning }) => meaning === ''),
      );
      assert.deepEqual(
        nameless.map(({ symbol }) => symbol),
        [],
      );
    });

    test('comes to the results', () => {
      let compared = 0;
      const solved = goldenCases(calculator.id).filter(({ problem }) => problem === undefined);
      for (const { input } of solved.filter((_, index) => index < 12 || index % 9 === 0)) {
        if (isFew && compared >= MIN_COMPARED) break;
        const calculation = calculate(input);
        const results = JSON.parse(toJson(calculation.results)) as Record<string, number>;
        for (const { symbol, value } of solve(calculator, evaluator, calculation)) {
          if (typeof results[symbol] !== 'number') continue;
          const decimals = decimalsOf(symbol, calculation.moneyDecimals);
          // What 60 digits leave of an exact tie is not half a unit, so the last digits are dropped first.
          const rounded = new Decimal(`${value!.digits}e${value!.exponent}`)
            .toSignificantDigits(40)
            .toDecimalPlaces(decimals, Decimal.ROUND_HALF_UP)
            .plus(0);
          assert.equal(rounded.toNumber() + 0, results[symbol], `${symbol} of ${JSON.stringify(input)}`);
          compared++;
        }
      }
      assert.ok(compared >= MIN_COMPARED);
    });

    test('shows formula, inputs with defaults, steps with values, and sources', () => {
      const calculation = calculate(calculator.examples[0].input);
      const shown = JSON.parse(toJson(explain(calculator, evaluator, calculation))) as Record<
        string,
        unknown
      >;
      const members = ['formula', 'inputs', 'money_decimals', 'steps', 'sources'];
      // Where published figures were used, these stand among them.
      assert.deepEqual(
        Object.keys(shown).filter((name) => calculator.figures === undefined || name !== 'figures'),
        members,
      );
      assert.deepEqual(shown['sources'], calculator.references);
      const assumptions = listAssumptions(calculator, evaluator, calculation, 'engine');
      for (const name of ['timing', 'compounding', 'rounding']) assert.notEqual(assumptions[name], '', name);
    });
  });
}

function goldenCases(id: string): readonly GoldenCase[] {
  return (readGolden(id) as { readonly cases: readonly GoldenCase[] }).cases;
}

/** What is assumed for a calculation. */
function assumptionsOf(id: string, input: InputValues): Readonly<Record<string, unknown>> {
  const calculator = (catalogue as readonly AnyCalculator[]).find((one) => one.id === id)!;
  const evaluator = createEvaluator(calculator);
  return listAssumptions(calculator, evaluator, createCalculation(calculator, evaluator)(input), 'engine');
}

/** The steps of an explanation by their symbols. */
function stepsOf(id: string, input: InputValues): ReadonlyMap<string, Readonly<Record<string, unknown>>> {
  const calculator = (catalogue as readonly AnyCalculator[]).find((one) => one.id === id)!;
  const evaluator = createEvaluator(calculator);
  const calculation = createCalculation(calculator, evaluator)(input);
  const { steps } = JSON.parse(toJson(explain(calculator, evaluator, calculation))) as {
    readonly steps: readonly Readonly<Record<string, unknown>>[];
  };
  return new Map(steps.map((step) => [step['symbol'] as string, step]));
}

test('the explanation of a table shows the row that was taken', () => {
  const calculator = (catalogue as readonly AnyCalculator[]).find(({ id }) => id === 'depreciation')!;
  const evaluator = createEvaluator(calculator);
  const figuresOf = (input: InputValues) => {
    const calculation = createCalculation(calculator, evaluator)(input);
    const shown = JSON.parse(toJson(explain(calculator, evaluator, calculation))) as {
      readonly figures?: readonly Readonly<Record<string, unknown>>[];
    };
    return shown.figures?.map(({ symbol, chosen_by, value }) => ({ symbol, chosen_by, value }));
  };
  // Publication 946, table A-1, 3 years.
  assert.deepEqual(figuresOf({ cost: 100, method: 'macrs', recovery_years: 3 }), [
    {
      symbol: 'macrs',
      chosen_by: { macrs_convention: 'half_year', recovery_years: 3 },
      value: [33.33, 44.45, 14.81, 7.41],
    },
  ]);
  assert.equal(figuresOf({ cost: 100, useful_life_years: 3 }), undefined);
});

describe('the assumptions', () => {
  const bond = { coupon_rate: 5, yield_to_maturity: 4, years_to_maturity: 10 };
  const card = { balance: 5000, annual_rate: 22 };

  test('give the decimals that the results of the calculator have', () => {
    const { rounding } = assumptionsOf('bond', bond);
    for (const part of ['price to 6', 'percent to 4', 'macaulay_duration to 4', 'years to 2']) {
      assert.equal((rounding as string).includes(part), part !== 'years to 2', part);
    }
    assert.match(assumptionsOf('coast-fire', coast)['rounding'] as string, /percent to 4, years to 2$/);
  });

  test('do not call a ledger exact', () => {
    const loan = { principal: 1000, annual_rate: 5, tenure_months: 12 };
    const { rounding } = assumptionsOf('emi', { ...loan, payment_rounding: 'cent' });
    assert.match(
      rounding as string,
      /^a lender's ledger: .*; results are rounded half away from zero: money/,
    );
    assert.match(assumptionsOf('emi', loan)['rounding'] as string, /^every result is exact/);
  });

  test('say of a forecast that its return never changes', () => {
    assert.match(
      assumptionsOf('coast-fire', coast)['forecast'] as string,
      /the same every year; no taxes, no fees/,
    );
  });

  test('name defaults of the United States where another currency is used', () => {
    const text = assumptionsOf('credit-card-payoff', { ...card, currency: 'JPY' })['regional_defaults'];
    assert.match(text as string, /United States.*minimum_payment_floor/);
    for (const currency of ['USD', undefined]) {
      assert.equal(
        assumptionsOf('credit-card-payoff', { ...card, currency })['regional_defaults'],
        undefined,
      );
    }
    const given = { ...card, currency: 'JPY', minimum_payment_floor: 2500 };
    assert.equal(assumptionsOf('credit-card-payoff', given)['regional_defaults'], undefined);
  });
});

const coast = {
  annual_expenses: 48000,
  current_age: 30,
  retirement_age: 60,
  current_savings: 90000,
  expected_return: 5,
};

describe('the steps of an explanation', () => {
  test('are unrounded where words describe them, so that the next ones follow from them', () => {
    const steps = stepsOf('interest-rate', { present_value: 20000, payment: -400, periods: 60 });
    const rate = steps.get('rate_per_period')!['value'] as number;
    // The root of 20000 = 400·(1 − (1 + i)^−60)/i, by bisection in Python's decimal module.
    assert.equal(rate.toPrecision(12), '0.618341316125');
    assert.equal((steps.get('annual_rate')!['value'] as number).toPrecision(12), (rate * 12).toPrecision(12));
  });

  test('say how code finds what no equation says, and prove it', () => {
    const loan = { present_value: 20000, payment: -400, periods: 60 };
    for (const id of ['interest-rate', 'tvm']) {
      const steps = stepsOf(id, id === 'tvm' ? { ...loan, future_value: 0 } : loan);
      const { equation, meaning, value } = steps.get('rates')!;
      assert.match(equation as string, /^annuity_rates\(.*, periods, payment_timing\)$/);
      assert.match(meaning as string, /rule of signs allows two at most; a single one is found by inverse/);
      assert.deepEqual([value, steps.get('proof')!['value']], [undefined, 0]);
    }
    // By hand: −100 + 60/1.1 + 55/1.1² = −100 + 54.545… + 45.454….
    const flows = [-100, 60, 55];
    const dates = ['2025-01-01', '2026-01-01', '2027-01-01'];
    const dated = flows.map((amount, index) => ({ amount, date: dates[index]! }));
    for (const [id, input] of [
      ['irr', { cash_flows: flows }],
      ['xirr', { dated_cash_flows: dated }],
    ] as const) {
      const steps = stepsOf(id, input);
      assert.deepEqual([steps.get('i')!['value'], steps.get('proof')!['value']], [0.1, 0]);
      assert.match(steps.get('rates')!['meaning'] as string, /rule of signs/);
    }
    assert.ok(!stepsOf('tvm', { present_value: 1, payment: 0, annual_rate: 1, periods: 2 }).has('rates'));
  });

  test('are those that the outputs of the reply need', () => {
    const cash_flows = [-100, 60, 55];
    const without = stepsOf('irr', { cash_flows });
    const given = stepsOf('irr', { cash_flows, finance_rate: 10, reinvestment_rate: 12 });
    // What only the modified rate needs, which is calculated with both rates only.
    const added = ['r', 'f', 'F(0)', 'F(k)', 'v(0)', 'v(k)', 'P(0)', 'P(k)', 'mirr'];
    assert.deepEqual(
      [...given.keys()].filter((symbol) => !without.has(symbol)),
      added,
    );
    // Two rates, 10 and 100 percent: −100 + 310/(1 + i) − 220/(1 + i)² is 0 at both.
    const two = stepsOf('irr', { cash_flows: [-100, 310, -220] });
    assert.deepEqual(
      ['i', 'irr', 'proof'].filter((symbol) => two.has(symbol)),
      [],
    );
    assert.ok(two.has('irrs'));
  });

  test('are 0 where digits have cancelled', () => {
    const steps = stepsOf('loan-payoff', { balance: 930, annual_rate: 21.1, monthly_payment: 16.39 });
    assert.equal(steps.get('interest_saved')!['value'], 0);
  });

  test('show a sequence from its start, but only where the options of choices lead to it', () => {
    const loan = { principal: 1000, annual_rate: 6, tenure_months: 12 };
    const kept = stepsOf('emi', { ...loan, payment_rounding: 'cent' });
    const symbols = [...kept.keys()];
    assert.equal(kept.get('B(0)')!['equation'], 'L');
    assert.equal(kept.get('interest(k)')!['equation'], 'round(B(k − 1)·i)');
    assert.ok(symbols.indexOf('L') < symbols.indexOf('B(0)'));
    assert.ok(symbols.indexOf('B(0)') < symbols.indexOf('B(k)'));
    assert.ok(symbols.indexOf('B(k)') < symbols.indexOf('final_payment'));
    const exact = [...stepsOf('emi', loan).keys()];
    assert.deepEqual(
      exact.filter((symbol) => symbol.includes('k') || symbol === 'B(0)'),
      [],
    );
    assert.ok(exact.includes('total_payment'));
  });

  test('have the numbers put in, and the case that was taken', () => {
    const steps = stepsOf('fire', {
      annual_expenses: 60000,
      current_savings: 50000,
      annual_savings: 20000,
      expected_return: 7,
    });
    assert.equal(steps.get('fire_number')!['with_numbers'], '100·60000/4');
    assert.deepEqual(
      ['condition', 'cases', 'with_numbers'].map((name) => steps.get('years_to_fire')![name]),
      [
        'otherwise',
        '0 if round(missing) ≤ 0; missing/annual_savings if r = 0; ln(1 + missing·r/a)/ln(1 + r) otherwise',
        'ln(1 + 1450000·0.07/23500)/ln(1 + 0.07)',
      ],
    );
    // Where the equation is a name or a number, its value says all.
    const nothing = stepsOf('cagr', { initial_value: 1, final_value: 0, years: 1 }).get('cagr')!;
    assert.deepEqual([nothing['value'], nothing['with_numbers']], [-100, undefined]);
  });

  test('give the number that the word of a choice stands for', () => {
    const given = { principal: 1000, annual_rate: 5, years: 1, compound_frequency: 'quarterly' };
    const choice = stepsOf('compound-interest', given).get('compound_frequency')!;
    assert.deepEqual([choice['equation'], choice['condition'], choice['value']], ['quarterly', undefined, 4]);
  });

  test('show of a sequence the first, the second and the last value', () => {
    const loan = { principal: 320000, annual_rate: 7, tenure_months: 360, payment_rounding: 'cent' };
    const steps = stepsOf('emi', loan);
    // The ledger of the contract: 320,000 at 7 % over 30 years, 1,866.67 of interest in the first month,
    // 2,126.33 at the end.
    assert.deepEqual(steps.get('interest(k)')!['rows'], [
      {
        symbol: 'interest(1)',
        with_numbers: 'round(320000·0.0058333333333333333333)',
        value: 1866.67,
      },
      {
        symbol: 'interest(2)',
        with_numbers: 'round(319737.7·0.0058333333333333333333)',
        value: 1865.14,
      },
      { symbol: 'interest(360)', with_numbers: 'round(2114·0.0058333333333333333333)', value: 12.33 },
    ]);
    const last = (steps.get('payment(k)')!['rows'] as readonly unknown[]).at(-1);
    const payment = { symbol: 'payment(360)', condition: 'k = n', with_numbers: 'owed(360)' };
    assert.deepEqual(last, { ...payment, value: 2126.33 });
  });

  test('show where a search ends, the terms of a sum, and that a root is one', () => {
    const rowsOf = (id: string, input: InputValues, symbol: string) =>
      stepsOf(id, input).get(symbol)!['rows'] as readonly Readonly<Record<string, unknown>>[];
    const loan = { principal: 1000, annual_rate: 0, tenure_months: 3, payment_rounding: 'cent' };
    assert.deepEqual(rowsOf('emi', loan, 'last'), [
      { symbol: 'k = 0', with_numbers: '1000 = 0', holds: false },
      { symbol: 'k = 2', with_numbers: '333.34 = 0', holds: false },
      { symbol: 'k = 3', with_numbers: '0 = 0', holds: true },
    ]);
    const flows = { cash_flows: [-1000, 500, 400, 300, 200], discount_rate: 0 };
    assert.deepEqual(rowsOf('npv', flows, 'present_value'), [
      { symbol: 'k = 1', with_numbers: 'present(1)', value: 500 },
      { symbol: 'k = 2', with_numbers: 'present(2)', value: 400 },
      { symbol: 'k = 4', with_numbers: 'present(4)', value: 200 },
    ]);
    // 1,050 lent, 605 paid after a month and after two: 10 % a month, as 1,050·1.1² = 605·2.1.
    const lent = { principal: 1050, fees: 0, payment: 605, payment_count: 2 };
    const [, , root] = rowsOf('apr', lent, 'i');
    assert.deepEqual([root!['symbol'], root!['value']], ['x = 0.1', 0]);
    assert.match(root!['with_numbers'] as string, /^1050·.*605·/);
  });

  test('give the results of the items of a list, with their decimals', () => {
    const assets = [
      { name: 'House', amount: 300000 },
      { name: 'Cash', amount: 100000, liquid: 'yes' },
    ];
    const steps = stepsOf('net-worth', { assets, liabilities: [] });
    assert.deepEqual(steps.get('assets.share_pct(j)')!['rows'], [
      {
        symbol: 'assets.share_pct(0)',
        condition: 'total_assets > 0',
        with_numbers: '100·300000/400000',
        value: 75,
        decimals: 4,
        result: 75,
      },
      {
        symbol: 'assets.share_pct(1)',
        condition: 'total_assets > 0',
        with_numbers: '100·100000/400000',
        value: 25,
        decimals: 4,
        result: 25,
      },
    ]);
  });

  test('lose no digit of a result that doubles do not hold', () => {
    const calculator = (catalogue as readonly AnyCalculator[]).find(({ id }) => id === 'lump-sum')!;
    const evaluator = createEvaluator(calculator);
    const given = { initial_investment: 123456789012.34, annual_return: 100, years: 20 };
    const calculation = createCalculation(calculator, evaluator)(given);
    // 123456789012.34·2²⁰.
    assert.match(toJson(explain(calculator, evaluator, calculation)), /"result":129453825995403427\.84[,}]/);
  });

  test('have limits of one country only where they hold, in its currency', () => {
    const home = { annual_income: 120000, down_payment: 60000, interest_rate: 6.5 };
    const steps = (lending_guideline: string) =>
      stepsOf('mortgage-affordability', { ...home, lending_guideline });
    for (const [guideline, limits] of [
      ['us_conventional', []],
      ['us_fha', ['US']],
      ['us_va', []],
      ['canada', ['Canadian', 'Canadian']],
    ] as const) {
      const meanings = [...steps(guideline).values()].map(({ meaning }) => meaning as string);
      const found = meanings.flatMap((meaning) => /in (Canadian|US) dollars$/.exec(meaning)?.[1] ?? []);
      assert.deepEqual(found, limits, guideline);
      assert.equal(
        meanings.some((meaning) => meaning.includes('CMHC')),
        guideline === 'canada',
        guideline,
      );
    }
  });

  test('are left out for outputs that the reply lacks', () => {
    const steps = stepsOf('stock-average', { purchases: [{ shares: 10, price: 5 }] });
    assert.ok(!steps.has('market_value') && !steps.has('shares_to_buy'));
    assert.ok(
      stepsOf('savings-goal', { goal_amount: 1000, target_months: 12 }).has('required_monthly_contribution'),
    );
  });
});
