import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { createDecimalArithmetic } from '../arithmetic/decimal.ts';
import type { DecimalBall } from '../arithmetic/decimal-ball.ts';
import { compileCalls, compileDoubles } from './compile/compile.ts';
import { readProgram } from './language/program.ts';
import { reach } from './language/reach.ts';
import { EquationError, type Inputs, type Rows } from './language/tree.ts';

// Expected values: by hand.

const number = { kind: 'number', isWhole: false, minimum: 0, maximum: 1e12, default: undefined } as const;
const chosen = ['need', 'half-yearly', 'saving'];
const word = { kind: 'word', options: chosen, numbers: undefined, default: undefined } as const;
const inputs: Inputs = {
  target: number,
  kind: word,
  items: {
    kind: 'list',
    item: undefined,
    fields: { amount: number, kind: word },
    maxItems: 100,
    default: undefined,
  },
};
const rows: Rows = { kinds: { field: 'kind', options: chosen } };
const decimals = createDecimalArithmetic(60);

const values = {
  target: 2.5,
  kind: 'saving',
  items: [
    { amount: 1, kind: 'need' },
    { amount: 20, kind: 'half-yearly' },
    { amount: 300, kind: 'need' },
  ],
};
const block = `
  own = target if kind = saving
      = 9 otherwise
  kinds.amount(kind) = sum(j = 0…count(items) − 1, items(j).amount if items(j).kind = kind)
  kinds.target(kind) = own + 1 if kind = need
                     = own     if kind = half-yearly
  kinds.difference(kind) = kinds.amount(kind) − kinds.amount(need)
  total = kinds.amount(need) + kinds.amount(saving)
`;
const fields = ['amount', 'target', 'difference'];

function read(text: string) {
  return readProgram(text, inputs, [], [], { rows });
}

describe('an output with a row for each word of a choice', () => {
  const output = {
    name: 'kinds',
    fields: [{ name: 'kind', decimals: undefined }, ...fields.map((name) => ({ name, decimals: 1 }))],
  };
  const expected = [
    ['need', 3010, 35, 0],
    ['half-yearly', 200, 25, -2810],
    ['saving', 0, undefined, -3010],
  ];

  test('has them in doubles, each with its word in place of an input of that name', () => {
    const run = compileDoubles<unknown>(read(block), [{ name: 'total', decimals: 0 }, output], 2);
    assert.deepEqual(run(values), [301, expected]);
  });

  test('has them over decimals', () => {
    const { kinds } = compileCalls<readonly unknown[]>(read(block), ['total', output])(decimals, values, 2);
    const found = (kinds as readonly Readonly<Record<string, DecimalBall | undefined>>[]).map((row) => [
      row['kind'],
      ...fields.map((name) => row[name] && Number(decimals.round(row[name], 1))),
    ]);
    assert.deepEqual(found, expected);
  });

  test('needs what its equations need for any word, and is not needed for one of its numbers', () => {
    const namesFor = (...outputs: string[]) =>
      reach(read(block), { kind: 'saving' }, outputs).statements.map((one) => 'name' in one && one.name);
    assert.deepEqual(namesFor('kinds'), ['own', ...fields.map((name) => `kinds.${name}`)]);
    assert.deepEqual(namesFor('total'), ['kinds.amount', 'total']);
  });

  const mistakes: readonly (readonly [string, string])[] = [
    ['kinds.amount(k) = 1', 'line 1, column 1: kinds.amount has one index, kind.'],
    ['kinds.amount = 1', 'line 1, column 1: kinds.amount has one index, kind.'],
    [
      'kinds.amount(kind) = 1 if kind = other',
      'line 1, column 34: "other" is not a word of kind; need, half-yearly, saving are.',
    ],
    [
      'kinds.amount(kind) = 1\nx = kinds.amount(other)',
      'line 2, column 5: The operand of kinds.amount is one of need, half-yearly, saving.',
    ],
    [
      'kinds.amount(kind) = 1\nx = kinds.amount(1)',
      'line 2, column 5: The operand of kinds.amount is one of need, half-yearly, saving.',
    ],
    [
      'kinds.amount(kind) = target if kind = need\nx = kinds.amount(need)',
      'line 2, column 18: need is neither an input nor defined above.',
    ],
  ];
  for (const [text, message] of mistakes) {
    test(`is not ${text.replaceAll('\n', '; ')}`, () => {
      assert.throws(
        () => read(text),
        (error) => error instanceof EquationError && error.message === message,
      );
    });
  }
});
