import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { defineCalculator, type AnyDeclaration } from '#catalogue/declare/define.ts';
import { amount, choice, money } from '#catalogue/declare/fields.ts';
import { catalogue } from '#catalogue/index.ts';
import { programOf } from '#catalogue/run/program.ts';
import type { Arithmetic, Operand } from '#core/arithmetic/arithmetic.ts';
import { formatEquations } from '#core/equations/print/format.ts';
import { parseEquations } from '#core/equations/language/parse.ts';
import { structureOf } from '../kit/accuracy/random-trees.ts';

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

const half = {
  description: 'half of it',
  answers: 'number',
  of: <N>(a: Arithmetic<N>, one: Operand<N>) => a.divide(one, 2),
} as const;

const cases: readonly (readonly [AnyDeclaration, string])[] = [
  [
    defineCalculator({ ...declared, equations: 'x = 2·start\ntotal = x·strat' }),
    'The equations of savings cannot be read: line 2, column 11: strat is neither an input nor defined above.',
  ],
  [
    defineCalculator({ ...declared, equations: 'x = 2·start if mode = low\n = 1 otherwise' }),
    'The equations of savings cannot be read: line 2, column 1: The output total has no equation.',
  ],
  [
    defineCalculator({ ...declared, native: { half }, equations: 'x = third(start)\ntotal = x' }),
    'The equations of savings cannot be read: line 1, column 5: third is not a function; these are: ln, exp, normal_density, normal_cdf, normal_quantile, floor, ceil, min, max, count, round, above, half, a, s, nper.',
  ],
];

describe('the names in equations of a calculator are checked', () => {
  for (const [calculator, message] of cases) {
    test(`when they are read: ${message}`, () => {
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
    assert.deepEqual(programOf(calculator).choices, ['mode']);
    const native = {
      half,
      parts: { ...half, answers: { one: 'number' }, of: (_a: unknown, one: number) => ({ one }) },
    } as const;
    const called = 'x = half(start)\np = parts(start)\ntotal = x + p.one';
    assert.ok(programOf(defineCalculator({ ...declared, native, equations: called })));
  });

  test('and so is what code answers', () => {
    const text = { half: { ...half, of: () => 'x' } } as const;
    // @ts-expect-error: a text is not a number
    defineCalculator({ ...declared, native: text, equations: 'total = half(start)' });
  });
});

describe('the equations of the catalogue, typed with the signs of a keyboard and no columns', () => {
  const typed: Readonly<Record<string, string>> = { '·': '*', '−': '-', '≤': '<=', '≥': '>=' };

  function typeQuickly(line: string): string {
    if (/^ *(?:require |= absent(?: +if .*)?:)/.test(line)) return line;
    const [code = '', ...meanings] = line.split('//');
    const signs = code.replaceAll(/ +/g, ' ').replaceAll(/[·−≤≥]/g, (sign) => typed[sign]!);
    return [signs, ...meanings].join('//');
  }

  for (const { id, equations, input } of catalogue) {
    if (typeof equations !== 'string') continue;
    test(`mean the same, and are formatted back: ${id}`, () => {
      const words = Object.entries(input).filter(([, { options: words }]) => words !== undefined);
      const choices = new Set(words.map(([name]) => name));
      const quick = equations.split('\n').map(typeQuickly).join('\n');
      assert.notEqual(quick, equations);
      assert.equal(formatEquations(quick, choices, 4), formatEquations(equations, choices, 4));
      const structure = structureOf(parseEquations(equations, choices));
      assert.deepEqual(structureOf(parseEquations(quick, choices)), structure);
    });
  }
});
