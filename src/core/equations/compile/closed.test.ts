import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readProgram } from '../language/program.ts';
import type { Inputs } from '../language/tree.ts';
import { closeSequences } from './closed.ts';
import { compileColumns } from './columns.ts';
import { createDoubles } from '../over-doubles/doubles.ts';

const number = { kind: 'number', isWhole: true, minimum: 0, maximum: 1200, default: undefined } as const;
const inputs: Inputs = {
  n: number,
  mode: { kind: 'word', options: ['plain', 'ledger'], numbers: undefined, default: 'plain' },
};
const block = `
  A(0)  = 7
  A(k)  = A(k − 1) + n        if mode = ledger
        = 7 + n·k             otherwise
  twice(k) = 2·A(k)
  S(0)  = 14
  S(k)  = S(k − 1) + A(k)     if mode = ledger
        = twice(k)            otherwise
  T(0)  = 0
  T(k)  = n·k
  total = sum(k = 1…n, T(k))
  end   = S(n) + total
`;

/** The sequences that are left. */
function sequencesIn(mode: string): readonly string[] {
  const program = readProgram(block, inputs, ['end']);
  const closed = closeSequences(program, program.statements, { mode });
  return [...closed.program.sequences];
}

test('a sequence is a function where no step needs the one before, unless a sum goes over it', () => {
  assert.deepEqual(sequencesIn('plain'), ['T']);
  assert.deepEqual(sequencesIn('ledger'), ['A', 'S', 'T']);
});

test('a row has the same either way', () => {
  const texts = {
    periods: 'n',
    firstPeriod: 0,
    states: { sum: 'S(k)', term: 'A(k)' },
    flows: {},
    cells: [
      { name: 'rise', text: 'term_k − term_0', decimals: 0 },
      { name: 'sum', text: 'sum_k', decimals: 0 },
    ],
  };
  const open = compileColumns(readProgram(block, inputs, ['end']), texts, 0, createDoubles(0), true);
  const rowsOf = (mode: string) => {
    const columns = [new Float64Array(4).fill(NaN), new Float64Array(4).fill(NaN)];
    const { fill } = open({ n: 3, mode })!;
    fill(columns, 0, 4, 1, false);
    return columns.map((one) => [...one]);
  };
  // 7, 10, 13, 16, and twice each, or 14 and all of them from the second on.
  assert.deepEqual(rowsOf('plain'), [
    [0, 3, 6, 9],
    [14, 20, 26, 32],
  ]);
  assert.deepEqual(rowsOf('ledger'), [
    [0, 3, 6, 9],
    [14, 24, 37, 53],
  ]);
});
