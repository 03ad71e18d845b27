import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ballArithmetic, type Ball } from '#core/arithmetic/ball.ts';
import type { Operand } from '#core/arithmetic/arithmetic.ts';
import { readProgram } from '#core/equations/language/program.ts';
import { partsOf, substitute } from '#core/equations/language/substitution.ts';
import { textOf } from '#core/equations/language/text.ts';
import { compileTrace, type Trace, type TracedValue } from './trace.ts';
import type { Definition, Inputs } from '#core/equations/language/tree.ts';

// Expected values: by hand.

const number = { kind: 'number', isWhole: false, minimum: -1e6, maximum: 1e6, default: undefined } as const;
const inputs: Inputs = {
  x: number,
  y: { ...number, isOptional: true },
  n: { ...number, isWhole: true, minimum: 0, maximum: 100 },
  flows: { kind: 'list', item: number, fields: {}, maxItems: 10, default: undefined },
};

interface Traced {
  readonly trace: Trace<Ball>;
  /** The operands of each call, as plain numbers. */
  readonly calls: readonly string[];
  readonly program: ReturnType<typeof readProgram>;
}

function traced(block: string, values: Readonly<Record<string, unknown>>): Traced {
  const program = readProgram(block, inputs, ['z'], ['z']);
  const calls: string[] = [];
  const trace = compileTrace(program, ['z'])(ballArithmetic, values, 2, (name, operands) => {
    calls.push(`${name}(${operands.map(plain).join(', ')})`);
  });
  return { trace, calls, program };
}

function plain(value: Operand<Ball> | boolean | undefined): number | boolean | undefined {
  return typeof value === 'object' ? Number(value.middle.toPrecision(12)) : value;
}

/** Value, case and parts. */
function described(value: TracedValue<Ball> | undefined) {
  return value && [plain(value.value), value.taken, value.parts().map(plain)];
}

describe('what is traced', () => {
  test('is a value with its case, and with the parts of that case', () => {
    const { trace } = traced('a = x·2\nz = a/x if x > 3\n  = 7·(a − n) + y if y is given\n  = 1 otherwise', {
      x: 2,
      y: 5,
      n: 1,
    });
    assert.deepEqual(described(trace.values['z']), [26, 1, [4, 1, 5]]);
    assert.deepEqual(described(trace.values['a']), [4, 0, [2]]);
  });

  // Only 1 + 2 + 3 is above 3.
  test('is a sum over a range that ends at the index of another sum', () => {
    const { trace } = traced('z = sum(k = 1…3, 1 if sum(i = 1…k, i) > x)', { x: 3 });
    assert.deepEqual(described(trace.values['z']), [1, 0, [3]]);
  });

  test('is nothing where there is no value', () => {
    const { trace } = traced('a = 2·y\nz = x if x > 3', { x: 2 });
    assert.deepEqual([trace.values['a'], trace.values['z']], [undefined, undefined]);
  });

  test('is an input, and what an equation of the same name makes of it, one after the other', () => {
    const { trace } = traced('y = y if y is given\n  = 2·x otherwise\nz = y + 1', { x: 2, y: 5 });
    assert.deepEqual(described(trace.values['y']), [5, 0, [5]]);
    assert.deepEqual(described(trace.values['z']), [6, 0, [5]]);
  });

  test('is a sequence, from its start to any of its values, with the calls that were made', () => {
    const { trace, calls } = traced('W(0) = x\nf(k) = W(k − 1)/2\nW(k) = f(k) + 1\nz = W(n)', { x: 8, n: 3 });
    assert.deepEqual(described(trace.starts['W']!()), [8, 0, [8]]);
    assert.deepEqual(described(trace.functions['W']!(ballArithmetic.of(2))), [3.5, 0, [2.5]]);
    assert.deepEqual(described(trace.functions['f']!(ballArithmetic.of(3))), [1.75, 0, [3.5]]);
    assert.deepEqual([...new Set(calls)].toSorted(), [
      'W(0)',
      'W(1)',
      'W(2)',
      'W(3)',
      'f(1)',
      'f(2)',
      'f(3)',
    ]);
  });

  test('is a function of several numbers, with its cases', () => {
    const { trace, calls } = traced('z = a(n, x)', { x: 1, n: 2 });
    // 1/2 + 1/4.
    assert.deepEqual(described(trace.values['z']), [0.75, 0, [2, 1]]);
    const [n, i] = [2, 1].map((one) => ballArithmetic.of(one)) as [Ball, Ball];
    assert.deepEqual(described(trace.functions['a']!(n, i)), [0.75, 1, [1, 2, 1]]);
    assert.deepEqual(calls, ['a(2, 1)']);
  });

  test('is a term of a sum, a turn of a search, and a place of a root', () => {
    const at = (block: string, index: number) => {
      const { trace } = traced(block, { x: 2, n: 3, flows: [5, 6, 7] });
      const term = trace.values['z']!.at!(ballArithmetic.of(index));
      return term && [plain(term.value), term.parts().map(plain)];
    };
    assert.deepEqual(at('z = x·sum(k = 0…n − 1, flows(k) + k)', 2), [9, [7, 2]]);
    assert.deepEqual(at('z = sum(k = 0…n − 1, flows(k) if flows(k) > 5)', 2), [7, [2]]);
    assert.equal(at('z = sum(k = 0…n − 1, flows(k) if flows(k) > 5)', 0), undefined);
    assert.deepEqual(at('z = first(k = 0…n − 1, flows(k) > x + 3)', 1), [true, [6, 2]]);
    assert.deepEqual(at('z = root(r = 0…n, r·r − x)', 3), [7, [3, 3, 2]]);
  });

  test('does not list the calls of a search for a root', () => {
    const { calls } = traced('f(r) = r·r\nz = root(r = 0…n, f(r) − x) + f(n)', { x: 2, n: 3 });
    assert.deepEqual(calls, ['f(3)']);
  });
});

describe('the parts of an expression', () => {
  const parts = (text: string): readonly string[] => {
    const { statements } = readProgram(`g(u) = u/2\nz = ${text}`, inputs, ['z']);
    const { value } = (statements[1] as Definition).cases[0];
    return partsOf(substitute, value!).map((part) => textOf(part));
  };

  test('are its names, items and calls, but not what hangs on an index', () => {
    assert.deepEqual(parts('x·round(flows(n) + 3)'), ['x', 'flows(n)']);
    assert.deepEqual(parts('g(x + 1)/max(0, g(2))'), ['g(x + 1)', 'g(2)']);
    assert.deepEqual(parts('g(x + 1)'), ['x + 1']);
    assert.deepEqual(parts('sum(k = 1…count(flows), g(k) + g(x)·flows(k − 1))'), ['count(flows)', 'g(x)']);
  });
});
