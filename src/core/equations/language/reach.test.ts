import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readProgram } from './program.ts';
import { reach } from './reach.ts';
import type { Inputs } from './tree.ts';

const number = { kind: 'number', isWhole: true, minimum: 0, maximum: 1200, default: undefined } as const;
const inputs: Inputs = {
  n: number,
  mode: { kind: 'word', options: ['plain', 'ledger'], numbers: undefined, default: 'plain' },
};
const block = `
  W(0)   = n
  W(k)   = W(k − 1) − 1
  last   = first(k = 1…n, W(k) = 0)    if mode = ledger
  rest   = W(last)
  months = last + W(n)                 if last is given
         = n                           otherwise
`;

test('what only an absent value would need is not calculated', () => {
  const program = readProgram(block, inputs, ['rest', 'months'], ['rest']);
  const namesOf = (mode: string) => {
    const { statements, functions } = reach(program, { mode }, ['rest', 'months']);
    return [...statements, ...functions].map((one) => (one.kind === 'definition' ? one.name : ''));
  };
  assert.deepEqual(namesOf('plain'), ['last', 'rest', 'months']);
  assert.deepEqual(new Set(namesOf('ledger')), new Set(['W', 'last', 'rest', 'months']));
});
