import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { AnyDeclaration, InputValues } from '#catalogue/declare/define.ts';
import { amount, choice, flag, percent, wholeNumber } from '#catalogue/declare/fields.ts';
import { finding, saying } from '#catalogue/declare/rules.ts';
import { rulesOf } from '#catalogue/run/rules.ts';
import { date, list, records } from '#catalogue/declare/structures.ts';

const input = {
  age: wholeNumber('Age', 'years', { optional: true }),
  limit: amount('Limit', { default: 2 }),
  share: percent('Share', { optional: true }),
  other_share: percent('Other share', { optional: true }),
  third_share: percent('Third share', { optional: true }),
  start: date('Start', { optional: true }),
  end: date('End', { optional: true }),
  mode: choice('Mode', { fast: 'fast', slow: 'slow' }, { default: 'fast' }),
  early: flag('Early', { true: 'early', false: 'late' }, { default: false }),
  amounts: list('Amounts', amount('Amount'), { minItems: 0, maxItems: 9, default: [] }),
  steps: records(
    'Steps',
    {
      size: amount('Size'),
      part: percent('Part', { optional: true }),
      weight: percent('Weight', { default: 50 }),
    },
    { optional: true, minItems: 1, maxItems: 9 },
  ),
};

const native = {
  twice: finding('twice a number', (age: number) => 2 * age),
  spoken: saying('an age in words', (age: number) => `${age} years`),
};

function check(rules: string) {
  return rulesOf({ id: 'sample', input, rules, native } as unknown as AnyDeclaration);
}

/** What is broken for each of the values, as "field within: demand". */
function brokenBy(rules: string, ...values: readonly InputValues[]): readonly (readonly string[])[] {
  const { findBroken } = check(rules);
  return values.map((one) =>
    findBroken(one).map(({ field, within = '', demand }) => `${field}${within} ${demand}`),
  );
}

/** For each of the values whether a rule is broken. */
function breaks(rule: string, ...values: readonly InputValues[]): readonly boolean[] {
  return brokenBy(`require ${rule} else limit: must fit`, ...values).map((broken) => broken.length > 0);
}

describe('a rule', () => {
  for (const [rule, demand, broken] of [
    ['age > limit', 'must be above limit', [true, true, false, false]],
    ['age < limit', 'must be below limit', [false, true, true, false]],
    ['age ≤ limit', 'must not be above limit', [false, false, true, false]],
    ['age >= limit', 'must not be below limit', [true, false, false, false]],
  ] as const) {
    test(`that compares two numbers ${demand}: at the limit, beside it, and without a value`, () => {
      const found = brokenBy(`require ${rule}`, { age: 1 }, { age: 2 }, { age: 3 }, {});
      assert.deepEqual(
        found.map((one) => one.length > 0),
        broken,
      );
      assert.equal(found.flat()[0], `age ${demand}`);
    });
  }

  test('that compares dates says so', () => {
    const from = { start: '2026-01-31' };
    const ends = ['2026-01-30', '2026-01-31', '2026-02-01'].map((end) => ({ ...from, end }));
    const demand = 'end must be after start';
    assert.deepEqual(brokenBy('require end > start', ...ends, from), [[demand], [demand], [], []]);
  });

  test('of which exactly one is given', () => {
    const given = [{}, { share: 1 }, { other_share: 1 }, { share: 1, other_share: 1 }];
    const demand = 'share must be given exactly when other_share is not';
    const rule = 'require exactly one of share, other_share';
    assert.deepEqual(brokenBy(rule, ...given), [[demand], [], [], [demand]]);
    assert.deepEqual(check(rule).rules[0]!.alternatives, ['share', 'other_share']);
    assert.deepEqual(brokenBy('require exactly one of share, other_share, third_share', {}), [
      ['share must be given exactly when neither other_share nor third_share is'],
    ]);
  });

  test('is decided exactly, where doubles are off by their last digit', () => {
    const shares = [0.1, 0.2, 0.30000000000000004].map((share) => ({
      share,
      other_share: 0.2,
      third_share: 0.3,
    }));
    assert.deepEqual(breaks('share + other_share ≤ third_share', ...shares), [false, true, true]);
    assert.deepEqual(breaks('share·other_share = 0.02', ...shares), [false, true, true]);
    const parts = [33.3, 33.3, 33.4].map((size) => ({ size, part: 0 }));
    assert.deepEqual(breaks('sum(j = 0…count(steps) − 1, steps(j).size) = 100', { steps: parts }), [false]);
  });

  test('may hold only where a condition does', () => {
    const all = [{}, { early: true }, { early: true, share: 1 }, { share: 1 }];
    assert.deepEqual(breaks('share is given if early = true', ...all), [false, true, false, false]);
    assert.deepEqual(breaks('share is given exactly if early = true', ...all), [false, true, false, true]);
    const modes = [{ mode: 'fast' }, { mode: 'slow' }, {}];
    assert.deepEqual(breaks('mode = slow or share is given', ...modes), [true, false, true]);
  });

  test('says nothing of what is absent if it is one comparison, and otherwise what it says', () => {
    assert.deepEqual(breaks('share < other_share', { share: 1 }, { other_share: 1 }), [false, false]);
    assert.deepEqual(breaks('share < other_share if share is given', { share: 1 }, {}), [true, false]);
  });

  test('points to the item at fault, and to its field', () => {
    const rules = `
      wrong = first(j = 0…count(steps) − 1, steps(j).part is given and steps(j).size < steps(j).part)    // Index of the first step below its part
      require wrong is absent else steps(wrong).part: must not be above size`;
    const steps = [{ size: 2 }, { size: 2, part: 2 }, { size: 1, part: 3 }];
    assert.deepEqual(brokenBy(rules, { steps }, { steps: steps.slice(0, 2) }, {}), [
      ['steps/2/part must not be above size'],
      [],
      [],
    ]);
    assert.deepEqual(
      brokenBy(
        'at = first(j = 0…count(amounts) − 1, amounts(j) = 0)\nrequire at is absent else amounts(at): must be more',
        {
          amounts: [1, 0],
        },
      ),
      [['amounts/1 must be more']],
    );
  });

  test('fills in the defaults of records', () => {
    const rule = 'sum(j = 0…count(steps) − 1, steps(j).weight) = 100';
    assert.deepEqual(breaks(rule, { steps: [{ size: 1 }, { size: 1 }] }, { steps: [{ size: 1 }] }), [
      false,
      true,
    ]);
  });

  test('asks code what no condition says, and quotes values; documents have what these mean', () => {
    const rules = `
      double = twice(age)     // twice the age
      words  = spoken(age)    // the age
      require double ≤ limit else age: must be at most half of limit, not {words} or {double}`;
    assert.deepEqual(brokenBy(rules, { age: 1 }, { age: 4 }), [
      [],
      ['age must be at most half of limit, not 4 years or 8'],
    ]);
    assert.equal(
      check(rules).rules[0]!.demand,
      'must be at most half of limit, not the age or twice the age',
    );
  });

  test('tells all that are broken', () => {
    const rules = 'require age < limit\nrequire share < other_share';
    assert.deepEqual(brokenBy(rules, { age: 5, share: 2, other_share: 1 })[0], [
      'age must be below limit',
      'share must be below other_share',
    ]);
  });
});

describe('a mistake in rules', () => {
  for (const [rules, message] of [
    ['require share + limit < 5', /line 1, column 1: This rule needs "else"/],
    ['require share <', /line 1, column 16: The line ends where a number/],
    [
      '\nrequire shares < 5 else share: must be small',
      /line 2.*shares is neither an input nor defined above/,
    ],
    ['require share < 5 else shares: must be small', /shares is not an input/],
    ['require share < 5 else steps(j).size: must be small', /j is not defined above/],
    ['require share < 5 else share: must be below {x}', /x is not defined above/],
    ['require mode = quick else mode: must be fast', /"quick" is not a word of mode/],
    ['require share < 5 limit', /"limit" stands where "else" or the end of the line/],
    ['require share < 5 exactly when early = true', /"when" stands where "if" is expected/],
  ] as const) {
    test(`is told: ${rules.trim()}`, () => assert.throws(() => check(rules).rules, message));
  }
});
