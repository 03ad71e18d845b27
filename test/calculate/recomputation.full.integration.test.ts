import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { AnyCalculator, InputValues } from '#catalogue/declare/define.ts';
import { catalogue } from '#catalogue/index.ts';
import { drawCases, goldenInputs } from '../kit/accuracy/drawn.ts';
import { drawSome } from '../kit/draws.ts';
import { explainedReplies, recompute } from '../kit/accuracy/recomputed.ts';
import { withoutPython } from '../python.ts';

// Expected values are those that a program in Python calculates from an explanation, and from nothing else.

const options = { skip: await withoutPython('3.9') };
const calculators: readonly AnyCalculator[] = drawSome(catalogue);

/** Random inputs of each calculator. */
const DRAWN = 3;
/** What a number this small leaves of a tie is neither in 60 digits nor in the 20 that are shown. */
const SMALLEST = 1e-20;

function inputsOf(calculator: AnyCalculator): readonly InputValues[] {
  const golden = goldenInputs(calculator.id);
  const some = golden.filter((_, index) => index < 5 || index % 8 === 0);
  const drawn = drawCases(calculator, golden, DRAWN).slice(-DRAWN);
  return [...some, ...drawn.filter((values) => !numbersIn(values).some(isTiny))];
}

function numbersIn(value: unknown): readonly number[] {
  if (typeof value === 'number') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : [];
}

function isTiny(value: number): boolean {
  return value !== 0 && Math.abs(value) < SMALLEST;
}

describe('an explanation alone', () => {
  test('leads to every result, to the last digit, for golden cases and random ones', options, () => {
    const replies = calculators.flatMap((calculator) =>
      explainedReplies(calculator, inputsOf(calculator)).map((text) => ({ id: calculator.id, text })),
    );
    const { faults, counts } = recompute(replies.map(({ text }) => text));
    const named = faults.map((fault) => {
      const index = Number(/^reply (\d+)/.exec(fault)![1]);
      return `${replies[index - 1]!.id}, ${fault}`;
    });
    assert.deepEqual(named, []);
    assert.equal(counts['replies'], replies.length);
    assert.ok(new Set(replies.map(({ id }) => id)).size === calculators.length);
    // Next to all equations with numbers are decided by the digits that are shown.
    assert.ok(counts['open']! * 100 < counts['equations']! && counts['rows']! > replies.length);
  });

  test('is found to be wrong where any number in it is', options, () => {
    const mortgage = calculators.find(({ id }) => id === 'mortgage')!;
    const loan = { home_price: 400_000, down_payment: 80_000, interest_rate: 7, loan_term: 30 };
    const [reply] = explainedReplies(mortgage, [{ ...loan, payment_rounding: 'cent' }]) as [string];
    assert.deepEqual(recompute([reply]).faults, []);
    const wrong: readonly (readonly [string, string])[] = [
      ['"home_price":400000', '"home_price":400001'],
      ['"equation":"interest_rate/1200"', '"equation":"interest_rate/1201"'],
      ['"with_numbers":"7/1200"', '"with_numbers":"8/1200"'],
      ['"value":0.0058333333333333333333', '"value":0.0058333333333333333334'],
      ['"money_decimals":2', '"money_decimals":3'],
      ['"symbol":"interest(360)"', '"symbol":"interest(359)"'],
      ['"symbol":"B(2)","with_numbers":"321602.84', '"symbol":"B(2)","with_numbers":"321602.85'],
      ['"condition":"k = n","with_numbers"', '"condition":"otherwise","with_numbers"'],
      ['"holds":true', '"holds":false'],
      ['"result":446426.56', '"result":446426.57'],
      ['{"monthly_payment":2128.97', '{"monthly_payment":2128.96'],
    ];
    for (const [right, other] of wrong) {
      assert.ok(reply.includes(right), right);
      assert.notDeepEqual(recompute([reply.replace(right, other)]).faults, [], other);
    }
  });
});
