// Equations read published figures: those that inputs choose, exactly. The expected values are by hand,
// from the table of the Internal Revenue Service for 2026 (Revenue Procedure 2025-32, 4.01).
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { AnyDeclaration } from '#catalogue/declare/define.ts';
import { amount, choice, money, percentage, wholeNumber } from '#catalogue/declare/fields.ts';
import type { Figures } from '#catalogue/declare/figures.ts';
import { ownFigures } from '#catalogue/preset/figures.ts';
import { createOrigin } from '#catalogue/preset/origin.ts';
import { listUsedFigures } from '#calculate/explain/used-figures.ts';
import { createEvaluator } from './evaluate.ts';
import { programOf } from './program.ts';
import { rulesOf } from './rules.ts';

const source = 'Internal Revenue Service, Revenue Procedure 2025-32';
const figures: Figures = {
  bands: {
    description: 'Bands of the income tax, in percent',
    by: ['filing_status'],
    values: {
      single: [
        [0, 10],
        [12400, 12],
        [50400, 22],
        [105700, 24],
      ],
      joint: [
        [0, 10],
        [24800, 12],
        [100800, 22],
        [211400, 24],
      ],
    },
    source,
    from: '2026-01-01',
  },
  deduction: {
    description: 'Standard deduction',
    by: ['filing_status'],
    values: { single: 16100, joint: 32200 },
    source,
  },
  credit: {
    description: 'Credit of each child, by number',
    by: ['filing_status', 'children'],
    values: { single: { 1: [100], 2: [100, 50.05] }, joint: { 1: [200] } },
    source,
  },
  most: { description: 'Highest income', values: 1e6, source },
};

function declare(more: Partial<AnyDeclaration> = {}): AnyDeclaration {
  return {
    id: 'tax',
    name: 'Tax',
    category: 'taxes',
    summary: 'A tax.',
    input: {
      income: amount('Income'),
      filing_status: choice('Status', { single: 'one', joint: 'two' }, { default: 'single' }),
      children: wholeNumber('Children', 'children', { optional: true }),
    },
    output: { tax: money('Tax'), rate: percentage('Rate', 'percent'), credits: money('Credits') },
    rules: 'require income ≤ most',
    conventions: { timing: 'a year', compounding: 'none' },
    figures,
    equations: `
      taxable = max(0, income − deduction)
      tax     = brackets(taxable, bands)
      rate    = band_rate(taxable, bands)
      credits = sum(k = 0…count(credit) − 1, credit(k))    if credit is given
              = 0                                          otherwise
    `,
    references: [source],
    laws: {},
    ...more,
  };
}

const cases: readonly (readonly [
  values: Readonly<Record<string, number | string>>,
  results: readonly number[],
])[] = [
  // 1,240 and 4,560 and 22% of 33,500.
  [{ income: 100000 }, [1317000, 220000, 0]],
  [{ income: 16100 }, [0, 0, 0]],
  [{ income: 28500 }, [124000, 100000, 0]],
  [{ income: 28500.01 }, [124000, 120000, 0]],
  // 2,480 and 12% of 43,000.
  [{ income: 100000, filing_status: 'joint', children: 1 }, [764000, 120000, 20000]],
  [{ income: 20000, children: 2 }, [39000, 100000, 15005]],
  [{ income: 20000, children: 3 }, [39000, 100000, 0]],
];

describe('figures', () => {
  for (const [values, results] of cases) {
    test(`of ${JSON.stringify(values)}`, () => {
      const evaluated = createEvaluator(declare()).evaluate(values, 2);
      assert.deepEqual(evaluated.map(Number), results);
    });
  }

  test('that are absent meet no condition', () => {
    const own = declare({ equations: 'tax = 1 if credit(0) > 50\n = 0 otherwise\nrate = 0\ncredits = 0' });
    assert.deepEqual(createEvaluator(own).evaluate({ income: 1 }, 2).map(Number), [0, 0, 0]);
    assert.deepEqual(createEvaluator(own).evaluate({ income: 1, children: 1 }, 2).map(Number), [100, 0, 0]);
  });

  test('stand in rules', () => {
    const { findBroken } = rulesOf(declare());
    assert.deepEqual(findBroken({ income: 1e6 }), []);
    assert.equal(findBroken({ income: 1e6 + 0.01 }).length, 1);
  });

  test('are shown with the value that was taken, and only those that were', () => {
    const steps = [{ equation: 'max(0, income − deduction)', condition: undefined }];
    assert.deepEqual(listUsedFigures(declare(), { income: 1, filing_status: 'joint' }, steps), [
      {
        symbol: 'deduction',
        meaning: 'Standard deduction',
        chosen_by: { filing_status: 'joint' },
        value: 32200,
        source,
      },
    ]);
  });

  test('of a preset are those that its fixed inputs leave', () => {
    const base = declare();
    const origin = createOrigin(base, {
      fixed: { filing_status: 'joint' },
      input: { income: {}, children: { name: 'kids' } },
      output: { tax: {} },
    });
    const own = ownFigures(origin, figures);
    assert.equal(own['deduction']!.values, 32200);
    assert.deepEqual([own['credit']!.by, own['credit']!.values], [['kids'], { 1: [200] }]);
  });

  const wrong: readonly (readonly [name: string, change: Partial<AnyDeclaration>, message: RegExp])[] = [
    [
      'by a name that is not an input',
      { figures: { ...figures, most: { ...figures['most']!, by: ['age'] } } },
      /figure most is by age, which is not an input/,
    ],
    [
      'named like an input',
      { figures: { ...figures, income: figures['most']! } },
      /has the name of an input/,
    ],
    [
      'of several kinds',
      {
        figures: {
          ...figures,
          most: { ...figures['credit']!, values: { single: { 1: 1 }, joint: { 1: [2] } } },
        },
      },
      /are of several kinds/,
    ],
    [
      'that may be absent, without a condition',
      { equations: 'tax = credit(0)\nrate = 0\ncredits = 0' },
      /the output tax must always have a value|credit/i,
    ],
    [
      'as bands that are none',
      { equations: 'tax = brackets(income, deduction)\nrate = 0\ncredits = 0' },
      /deduction/,
    ],
    [
      'as bands without a name',
      { equations: 'tax = brackets(income, 3)\nrate = 0\ncredits = 0' },
      /the name of bands: brackets\(x, bands\)/,
    ],
  ];
  for (const [name, change, message] of wrong) {
    test(`are refused ${name}`, () => assert.throws(() => programOf(declare(change)), message));
  }
});
