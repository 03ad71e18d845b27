import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { capRate } from '#catalogue/calculators/real-estate/cap-rate.ts';
import { debtSnowball } from '#catalogue/calculators/loans/debt-snowball.ts';
import {
  defineCalculator,
  type AnyCalculator,
  type AnyDeclaration,
  type InputValues,
} from '#catalogue/declare/define.ts';
import {
  amount,
  choice,
  currency,
  loanRate,
  money,
  omittable,
  percent,
  percentage,
} from '#catalogue/declare/fields.ts';
import { readHeadline } from '#catalogue/declare/headline.ts';
import { preset } from '#catalogue/preset/preset.ts';
import { programOf } from '#catalogue/run/program.ts';
import { recordsOf, textOutput } from '#catalogue/declare/structures.ts';
import { rulesOf } from '#catalogue/run/rules.ts';
import { DomainError } from '#base/errors.ts';
import { describeFormula } from '#calculate/explain/formula.ts';
import { createReply } from '#calculate/result/result.ts';
import { createInputCheck } from '#calculate/check/validation.ts';

const common = {
  category: 'loans',
  summary: 'Summary.',
  input: {
    price: amount('Price'),
    paid_at_once: amount('Down payment, not above loan_limit', { default: 0 }),
    loan_limit: amount('Limit', { optional: true }),
    annual_rate: loanRate('Rate'),
    mode: choice('Mode', { flat: 'once', yearly: 'each year' }, { default: 'flat' }),
    fee_pct: percent('Fee', { default: 1 }),
    currency: currency(),
  },
  output: {
    owed_amount: money('What is owed'),
    interest: money('Interest of a year'),
    fee: money('Fee'),
    share: omittable(percentage('Share of interest in the price', 'percent')),
  },
  rules: 'require paid_at_once ≤ price',
  conventions: {
    timing: { by: 'mode', options: { flat: 'once, by paid_at_once', yearly: 'each year' } },
    compounding: 'none',
  },
  laws: {
    rises: { owed_amount: ['price'], fee: ['fee_pct'] },
    identities: ['owed_amount = price − paid_at_once', 'fee = price·fee_pct/100'],
    when: 'mode = flat',
  },
} as const;

const written = defineCalculator({
  ...common,
  id: 'written',
  name: 'Written',
  references: ['by hand'],
  equations: `
    owed_amount = min(price, loan_limit) − paid_at_once    if loan_limit is given
                = price − paid_at_once                     otherwise
    require owed_amount > 0 else no-solution: price must be at least {above(paid_at_once)}, paid_at_once less
    fee      = price·fee_pct/100            // Fee of the lender
    factor   = 2                            if mode = flat and price > 100    // Factor
             = 3                            if mode = yearly
             = 4                            otherwise
    interest = owed_amount·annual_rate/100·factor
    share    = 100·interest/price           if annual_rate > 0
             = absent: The annual_rate is 0.
  `,
});

const described = {
  id: 'small',
  name: 'Small',
  category: 'loans',
  summary: 'Summary.',
} as const;

/** Ready to run. */
function exemplify(declaration: AnyDeclaration): AnyCalculator {
  return { ...declaration, examples: [{ input: {}, output: {} }] };
}

const replyOf = (declaration: AnyDeclaration) => createReply(exemplify(declaration));

describe('a preset', () => {
  const small = preset(written, {
    ...described,
    fixed: { mode: 'yearly', fee_pct: 2, loan_limit: undefined },
    input: {
      annual_rate: {},
      price: { name: 'list_price', default: 500 },
      paid_at_once: { name: 'down_payment' },
    },
    output: { share: { name: 'share_pct' }, interest: { description: 'Interest' } },
  });
  const reply = replyOf(small);
  const check = createInputCheck(small.input, rulesOf(small));

  test('has the chosen fields, in their order and under their names', () => {
    assert.deepEqual(Object.keys(small.input), ['annual_rate', 'list_price', 'down_payment', 'currency']);
    assert.deepEqual(Object.keys(small.output), ['share_pct', 'interest']);
    assert.equal(small.output['interest']?.description, 'Interest');
    assert.equal(small.input['list_price']?.schema['default' as never], 500);
  });

  test('has words of its own, in which it names its own fields', () => {
    const output = { fee: { name: 'charge' } } as const;
    const { headline } = preset(written, { ...described, headline: 'It costs {charge}', output });
    assert.equal(headline, 'It costs {charge}');
    const wrong = preset(written, { ...described, headline: 'It costs {fee}', output });
    assert.throws(() => readHeadline(wrong, wrong.headline!), /^Error: fee must be an output or/);
  });

  test('keeps the label of a field with the name of the base, and may give another', () => {
    const base = { ...written, output: { ...written.output, fee: { ...written.output.fee, label: 'Fees' } } };
    const labelOf = (output: { readonly name?: string; readonly label?: string }) =>
      Object.values(preset(base, { ...described, output: { fee: output } }).output)[0]!.label;
    assert.equal(labelOf({}), 'Fees');
    assert.equal(labelOf({ name: 'charge' }), undefined);
    assert.equal(labelOf({ name: 'charge', label: 'Charges' }), 'Charges');
  });

  test('calculates with what is fixed and with its own defaults', () => {
    // By hand: three times 8 % of 500 − 100, and of 1,000 − 250.
    assert.deepEqual(JSON.parse(reply({ annual_rate: 8, down_payment: 100 })), {
      share_pct: 19.2,
      interest: 96,
    });
    const given = { annual_rate: 8, list_price: 1000, down_payment: 250, currency: 'USD' };
    assert.deepEqual(JSON.parse(reply(given)), { share_pct: 18, interest: 180, currency: 'USD' });
  });

  test('names its own fields where something is wrong', () => {
    assert.deepEqual(check({ annual_rate: 8, list_price: 5, down_payment: 6 }), [
      { field: 'down_payment', code: 'contradiction', detail: 'must not be above list_price' },
    ]);
    assert.deepEqual(
      check({ annual_rate: 8, mode: 'flat', price: 5 })?.map(({ field, code }) => [field, code]),
      ['mode', 'price'].map((field) => [field, 'unknown-field']),
    );
    const { omitted } = JSON.parse(reply({ annual_rate: 0 })) as InputValues;
    assert.deepEqual(omitted, { share_pct: 'The annual_rate is 0.' });
  });

  test('shows the steps that its outputs need, and the convention that was chosen', () => {
    const { equation, limits } = describeFormula(exemplify(small));
    assert.equal(
      equation,
      'owed_amount = list_price − down_payment; factor = 3; interest = owed_amount·annual_rate/100·factor',
    );
    assert.deepEqual(limits, ['annual_rate > 0: share_pct = 100·interest/list_price']);
    assert.equal(small.conventions.timing, 'each year');
  });

  test('keeps the laws that can be told of it', () => {
    assert.deepEqual(small.laws.rises, {});
    assert.deepEqual(small.laws.identities, []);
    assert.ok(typeof small.laws.when === 'function' && !small.laws.when({}), 'only mode = flat');
  });
});

describe('the equations of a preset', () => {
  const small = preset(written, {
    ...described,
    fixed: { mode: 'flat', paid_at_once: 50, loan_limit: undefined },
    input: { price: { name: 'list_price' }, annual_rate: {} },
    output: { interest: { name: 'annual_interest' } },
  });

  test('has none of the definitions that its outputs do not need', () => {
    assert.deepEqual(describeFormula(exemplify(small)), {
      equation:
        'paid_at_once = 50; owed_amount = list_price − paid_at_once; factor = 2 if list_price > 100, 4 otherwise; annual_interest = owed_amount·annual_rate/100·factor',
      limits: [],
      reference: 'by hand',
    });
  });

  test('calculates in doubles and with requirements', () => {
    // By hand: 10 % of 200 − 50 twice, and of 100 − 50 four times.
    const reply = replyOf(small);
    assert.equal(reply({ list_price: 200, annual_rate: 10 }), '{"annual_interest":30}');
    assert.equal(reply({ list_price: 100, annual_rate: 10 }), '{"annual_interest":20}');
    assert.throws(() => reply({ list_price: 50, annual_rate: 10 }), { code: 'no-solution' });
  });

  test('names its own fields in what has no answer', () => {
    const other = preset(written, {
      ...described,
      fixed: { mode: 'yearly' },
      input: {
        price: { name: 'list_price' },
        paid_at_once: { name: 'down_payment' },
        loan_limit: { required: true },
        annual_rate: {},
      },
      output: { share: {} },
    });
    const reply = replyOf(other);
    const given = { list_price: 200, down_payment: 50, loan_limit: 150 };
    // By hand: three times 10 % of 150 − 50.
    assert.equal(reply({ ...given, annual_rate: 10 }), '{"share":15}');
    assert.equal(reply({ ...given, annual_rate: 0 }), '{"omitted":{"share":"The annual_rate is 0."}}');
    assert.throws(() => reply({ ...given, down_payment: 150, annual_rate: 10 }), {
      message: 'price must be at least 150.01, down_payment less',
    });
    assert.equal(createInputCheck(other.input)({ annual_rate: 1, list_price: 2 })?.[0]?.field, 'loan_limit');
  });

  test('gives code what is fixed, and the records that it answers their own fields', () => {
    const base = defineCalculator({
      ...described,
      id: 'base',
      name: 'Base',
      input: common.input,
      output: {
        total: money('Total'),
        parts: recordsOf('Parts', { kind: textOutput('Kind'), total: money('Total') }),
      },
      conventions: common.conventions,
      references: ['by hand'],
      laws: {},
      native: {
        split: {
          description: 'the parts of the price',
          answers: { total: 'number', parts: 'list' },
          of(a, price: number, mode: string, limit: number | undefined) {
            if (price === 0) throw new DomainError('no-solution', 'loan_limit and annual_rate fit no parts');
            return { total: a.of(price), parts: [{ kind: `${mode} ${String(limit)}`, total: price }] };
          },
        },
      },
      equations: `
        both  = split(price, mode, loan_limit)
        total = both.total
        parts = both.parts
      `,
    });
    const other = preset(base, {
      ...described,
      fixed: { mode: 'yearly', loan_limit: undefined },
      input: { price: { name: 'list_price' } },
      output: { parts: { fields: { total: { name: 'part_price' } } } },
    });
    assert.deepEqual(JSON.parse(replyOf(other)({ list_price: 5 })), {
      parts: [{ kind: 'yearly undefined', part_price: 5 }],
    });
    assert.throws(() => replyOf(other)({ list_price: 0 }), { code: 'no-solution' });
  });

  test('tells the laws of its base with the numbers that are fixed', () => {
    const laws = preset(written, {
      ...described,
      fixed: { mode: 'flat', paid_at_once: 50, loan_limit: undefined },
      input: { price: { name: 'list_price' } },
      output: { owed_amount: { name: 'loan_amount' } },
    }).laws;
    assert.deepEqual(laws.identities, ['loan_amount = list_price − 50']);
    assert.deepEqual([laws.rises, laws.when], [{ loan_amount: ['list_price'] }, undefined]);
  });
});

describe('a preset that does not fit its base fails when it is declared, or when its equations are read', () => {
  // As from JavaScript, where no type says so before.
  const declare = preset as (base: AnyDeclaration, declared: object) => AnyDeclaration;
  const all = { price: {}, annual_rate: {}, paid_at_once: {}, mode: {}, fee_pct: {}, loan_limit: {} };
  const cases: readonly (readonly [AnyDeclaration, object, string])[] = [
    [
      written,
      { fixed: { rate: 5 }, output: { fee: {} } },
      'its base has no input rate; it has price, paid_at_once,',
    ],
    [written, { input: { pric: {} }, output: { fee: {} } }, 'its base has no input pric;'],
    [
      written,
      { output: { fees: {} } },
      'its base has no output fees; it has owed_amount, interest, fee, share.',
    ],
    [
      written,
      { fixed: { price: 5 }, input: all, output: { fee: {} } },
      'price is fixed, so it cannot be an input.',
    ],
    [
      written,
      { fixed: { mode: 'often' }, output: { fee: {} } },
      'often is not a word of mode; flat, yearly are.',
    ],
    [written, { fixed: { fee_pct: 101 }, output: { fee: {} } }, 'fee_pct cannot be 101.'],
    [
      written,
      { fixed: { currency: 'USD' }, output: { fee: {} } },
      'currency is of a kind that cannot be fixed.',
    ],
    [written, { fixed: { price: undefined }, output: { fee: {} } }, 'price is never absent.'],
    [
      written,
      {
        input: { price: {}, paid_at_once: {}, loan_limit: {}, fee_pct: {} },
        output: { fee: { name: 'owed_amount' } },
      },
      'fee cannot be owed_amount: that name is taken.',
    ],
    [written, { output: { fee: { name: 'Fee!' } } }, 'Fee! is not a name of a field.'],
    [written, { output: { fee: { fields: { a: {} } } } }, 'the records have no a.'],
    [
      written,
      { input: { price: {} }, output: { fee: {} } },
      'its outputs need paid_at_once: fix it or make it an input.',
    ],
    [written, { output: { owed_amount: {} } }, 'none of its outputs depends on annual_rate: leave it out.'],
    [capRate, { output: { cap_rate: {} } }, 'cap-rate is a preset itself; name its base.'],
  ];
  for (const [base, declared, message] of cases) {
    test(message, () => {
      const error = errorOf(() => programOf(declare(base, { ...described, ...declared })));
      assert.equal(error.slice(0, `The preset small: ${message}`.length), `The preset small: ${message}`);
    });
  }
});

function errorOf(run: () => unknown): string {
  try {
    run();
  } catch (error) {
    return (error as Error).message;
  }
  return assert.fail('nothing failed');
}

test('names and words that a base does not have are type errors', () => {
  // @ts-expect-error: not a word of the choice
  assert.throws(() => preset(written, { ...described, fixed: { mode: 'often' }, output: { fee: {} } }));
  // @ts-expect-error: not an input
  assert.throws(() => preset(written, { ...described, input: { pric: {} }, output: { fee: {} } }));
  // @ts-expect-error: not an output
  assert.throws(() => preset(written, { ...described, output: { fees: {} } }));
});

describe('published results', () => {
  const plan = (extra_monthly_payment: number) =>
    JSON.parse(
      replyOf(debtSnowball)({
        extra_monthly_payment,
        debts: [
          { balance: 1000, annual_rate: 0, minimum_payment: 75 },
          { balance: 2250, annual_rate: 0, minimum_payment: 90 },
          { balance: 6000, annual_rate: 0, minimum_payment: 210 },
          { balance: 8000, annual_rate: 0, minimum_payment: 125 },
        ],
      }),
    ) as InputValues;

  test('of a debt snowball (Fastest Way to Pay Debt Off, ourmoneyblog.blogspot.com, 2014)', () => {
    assert.equal(plan(200)['months_to_payoff'], 25);
    assert.equal(plan(500)['months_to_payoff'], 18);
  });

  test('of a cap rate (M. Waggoner, Cap rate, michaelwaggoner.org, 2010)', () => {
    const input = {
      property_price: 450000,
      monthly_rent: 3750,
      vacancy_rate: 0,
      other_annual_expenses: 25200,
    };
    const expected = { cap_rate: 4.4, net_operating_income: 19800 };
    assert.deepEqual(JSON.parse(replyOf(capRate)(input)), expected);
  });
});
