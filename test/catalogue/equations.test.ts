import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { defineCalculator, type AnyDeclaration } from '#catalogue/define.ts';
import { amount, choice, money } from '#catalogue/fields.ts';
import { programOf } from '#catalogue/program.ts';

const declared = {
  id: 'savings',
  name: 'Savings',
  category: 'savings',
  summary: 'Savings.',
  input: {
    start: amount('Start'),
    mode: choice('Mode', { low: 'l', high: 'h' }),
  },
  output: { total: money('Total') },
  conventions: { timing: 'once', compounding: 'none' },
  references: ['by hand'],
  laws: {},
} as const;

const cases: readonly (readonly [AnyDeclaration, string])[] = [
  [
    // @ts-expect-error: line 2: unknown name strat
    defineCalculator({ ...declared, equations: 'x = 2·start\ntotal = x·strat' }),
    'The equations of savings cannot be read: line 2, column 11: strat is neither an input nor defined above.',
  ],
  [
    // @ts-expect-error: no equation for the output total
    defineCalculator({ ...declared, equations: 'x = 2·start if mode = low\n = 1 otherwise' }),
    'The equations of savings cannot be read: line 2, column 1: The output total has no equation.',
  ],
];

describe('the names in equations of a calculator are checked', () => {
  for (const [calculator, message] of cases) {
    test(`while they are typed, and when they are read: ${message}`, () => {
      assert.throws(() => programOf(calculator), { message });
    });
  }

  test('and known ones are accepted', () => {
    const equations = `
      f(x) = ln(1 + x)                       // Of no use
      total = f(start)/2.5    if mode = low
            = start           otherwise
    `;
    const calculator = defineCalculator({ ...declared, equations });
    assert.deepEqual(programOf(calculator)?.choices, ['mode']);
  });
});
