import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { InputValues } from '#catalogue/declare/define.ts';
import { amount } from '#catalogue/declare/fields.ts';
import { catalogue } from '#catalogue/index.ts';
import { headlineText, inputPhrase, writeHeadline } from '#text/write/headline-text.ts';
import { parseExact } from '#calculate/result/json.ts';
import { createLabels } from '#text/write/labels.ts';
import { numberFormatsOf } from '#text/write/number-formats.ts';
import type { TextContext } from '#text/write/result-text.ts';
import { readGolden } from '../kit/golden.ts';

const label = createLabels(catalogue);

interface Case {
  readonly input: InputValues;
  readonly output?: InputValues;
}

/** Every golden case that has a result, with its numbers as their texts, as replies are read. */
function casesOf(id: string): readonly (Case & { readonly output: InputValues })[] {
  const { cases } = readGolden(id) as { readonly cases: readonly Case[] };
  return cases.flatMap(({ input, output }) => (output === undefined ? [] : [{ input, output }]));
}

function contextOf({ currency }: InputValues): TextContext {
  const reader = numberFormatsOf('en-US');
  return { naming: { label }, reader, currency: (currency as string | undefined)?.toUpperCase() };
}

function sentenceOf(calculator: (typeof catalogue)[number], { input, output = {} }: Case) {
  const outputs = parseExact(JSON.stringify(output)) as InputValues;
  return writeHeadline(calculator, { values: input, outputs }, contextOf(input));
}

describe('the sentence', () => {
  for (const calculator of catalogue) {
    test(`of ${calculator.id} has all its values in every golden case, and stresses no input`, () => {
      for (const one of casesOf(calculator.id)) {
        const written = sentenceOf(calculator, one)!;
        const text = headlineText(written);
        const told = `${JSON.stringify(one.input).slice(0, 300)}: ${text}`;
        assert.equal(written.shown, undefined, told);
        assert.doesNotMatch(text, /undefined|NaN|null|[{}|]|object|(?:^|\s)-\W*0(?:\.0+)?(?![\d.,])/, told);
        assert.match(text, /^(?:[A-Z]|[^a-z])/, told);
        assert.ok(one.output[written.name] !== undefined, told);
        const isRow = Array.isArray(one.output[written.name]);
        assert.ok(isRow || one.input[written.name] === undefined, told);
      }
    });
  }
});

test('a comparison names its winner, a loan its extra payments, and a ratio whether it is within its guideline', () => {
  const said = (id: string, place: number) =>
    headlineText(
      sentenceOf(
        catalogue.find((one) => one.id === id)!,
        casesOf(id)[place]!,
      )!,
    );
  assert.equal(
    said('health-insurance', 0),
    '“HDHP” is the cheapest up to $42,200.00 of medical expenses a year; in the worst year “PPO” is, at $10,040.00',
  );
  assert.equal(
    said('health-insurance', 2),
    '“Plan 2” is the cheapest up to 2,000.00 of medical expenses a year; in the worst year “Plan 1” is, at 6,600.00',
  );
  assert.match(said('withdrawal-comparison', 0), /^The most generous spending rule, VPW, pays a median of /);
  const student = catalogue.find(({ id }) => id === 'student-loan')!;
  const paid = { monthly_payment: 222.74, months_saved: 27 };
  assert.equal(
    headlineText(
      sentenceOf(student, { input: { extra_monthly_payment: 50, currency: 'USD' }, output: paid })!,
    ),
    'You would pay $222.74 plus $50.00 extra a month, and be done 27 months sooner',
  );
  const ratio = (monthly_housing_payment: number, front_end_dti: number, back_end_dti: number) =>
    headlineText(
      sentenceOf(
        catalogue.find(({ id }) => id === 'debt-to-income')!,
        {
          input: { monthly_income: 6000, monthly_housing_payment },
          output: { front_end_dti, back_end_dti },
        },
      )!,
    );
  const housing = 'Housing and debts take';
  assert.equal(ratio(4000, 66.67, 76.67), `${housing} 76.67% of your income, more than the guideline of 36%`);
  assert.equal(
    ratio(1980, 33, 35),
    `${housing} 35% of your income, within the guideline of 36%, but housing alone takes 33%, more than 28%`,
  );
  assert.equal(ratio(1200, 20, 30), `${housing} 30% of your income, within the guideline of 36%`);
});

test('an amount that was given keeps its decimals, and has those of its currency', () => {
  const context = contextOf({ currency: 'USD' });
  assert.equal(inputPhrase(amount('Price of a unit'), 1.875, context), '$1.875');
  assert.equal(inputPhrase(amount('Price of a unit'), 1000, context), '$1,000.00');
});

test('the internal rate of return is one of a year where periods are years', () => {
  const irr = catalogue.find(({ id }) => id === 'irr')!;
  const sayWith = (values: InputValues) =>
    headlineText(
      writeHeadline(
        irr,
        { values, outputs: { irr: '10', annual_irr: '10', irrs: ['10'] } },
        contextOf({ currency: 'USD' }),
      )!,
    );
  assert.equal(sayWith({ cash_flows: [-100, 110] }), 'The internal rate of return is 10% a year');
  assert.match(
    sayWith({ cash_flows: [-100, 110], periods_per_year: 12 }),
    /is 10% per period, or 10% a year$/,
  );
});
