import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { UNDECIDED, type Arithmetic, type Operand } from '#core/arithmetic/arithmetic.ts';
import { ballArithmetic, type Ball } from '#core/arithmetic/ball.ts';
import { DomainError } from '#base/errors.ts';
import { dayOf } from '#core/finance/calendar.ts';
import { compileCalls, compileDoubles } from '#core/equations/compile/compile.ts';
import { latex } from '#core/equations/print/latex.ts';
import { mathml } from '#core/equations/print/mathml.ts';
import type { Natives } from './natives.ts';
import { readProgram } from './program.ts';
import { renderDefinition } from '#core/equations/print/render.ts';
import { compileTrace } from '#core/equations/compile/trace.ts';
import type { Inputs } from './tree.ts';

const number = { kind: 'number', isWhole: false, minimum: -1e6, maximum: 1e6, default: undefined } as const;
const day = { ...number, isWhole: true, isDate: true } as const;
const inputs: Inputs = {
  x: number,
  y: { ...number, isOptional: true },
  mode: { kind: 'word', options: ['up', 'down'], numbers: undefined, default: 'up' },
  start: { ...day, default: '2026-01-31' },
  end: { ...day, isOptional: true },
  currency: { kind: 'text', default: undefined, isOptional: true },
  flows: {
    kind: 'list',
    item: undefined,
    fields: { amount: number, day },
    dates: ['day'],
    defaults: { fee: 2 },
    maxItems: 9,
    default: undefined,
  },
};

/** What was given, call by call. */
let calls: unknown[][] = [];

const natives: Natives = {
  half: {
    description: 'half of it',
    answers: 'number',
    of: <N>(a: Arithmetic<N>, one: Operand<N>) => {
      calls.push([one]);
      if (one === -9) throw new DomainError('no-solution', 'none');
      return a.divide(one, 2);
    },
  },
  found: {
    description: 'a number above 0',
    answers: 'number?',
    of: (_, one: number) => (one > 0 ? one : undefined),
  },
  split: {
    description: 'parts',
    answers: { whole: 'whole', rest: 'number?', all: 'list' },
    of: <N>(a: Arithmetic<N>, one: number) => {
      calls.push([one]);
      if (one === -1.5) throw UNDECIDED;
      const whole = Math.floor(one);
      return {
        whole,
        get rest() {
          if (one === -2.5) throw UNDECIDED;
          return whole === one ? undefined : a.subtract(one, whole);
        },
        all: [whole, one],
      };
    },
  },
  note: {
    description: 'everything',
    answers: 'list',
    of: (_a, ...given: readonly unknown[]) => {
      calls.push([...given]);
      return given;
    },
  },
};
Object.defineProperty(natives['note']!.of, 'length', { value: 9 });

function programOf(block: string, outputs: readonly string[]) {
  calls = [];
  return readProgram(block, inputs, outputs, outputs, { natives });
}

/** The outputs over balls, as numbers where they are. */
function resultsOf(block: string, outputs: readonly string[], values: object): readonly unknown[] {
  const results = compileCalls(programOf(block, outputs), outputs)(ballArithmetic, { ...values }, 2);
  return outputs.map((name) => {
    const result = results[name];
    return typeof result === 'object' && 'middle' in result ? result.middle : result;
  });
}

describe('code that equations call', () => {
  test('answers a number, and runs once for all that need it', () => {
    assert.deepEqual(resultsOf('h = half(x + 1)\nz = 2·h + h', ['z'], { x: 3 }), [6]);
    assert.equal(calls.length, 1);
  });

  test('runs only where its case is taken, and not for what nobody asks for', () => {
    const block = 'h = half(x) if x > 1\n = 7 otherwise\ng = half(x)\nz = h + 1';
    assert.deepEqual(resultsOf(block, ['z'], { x: 1 }), [8]);
    assert.equal(calls.length, 0);
    assert.deepEqual(resultsOf(block, ['z'], { x: 2 }), [2]);
    assert.equal(calls.length, 1);
  });

  test('is given inputs as a request has them, with defaults and with days for dates', () => {
    const block = 'h = 2·x\nw = x if x > 5\nz = note(x, y, mode, start, end, flows, currency, w)';
    const flows = [{ amount: 1, day: '1970-01-02' }];
    const program = programOf(block, ['z']);
    const run = compileCalls(program, ['z']);
    run(ballArithmetic, { x: 3, flows }, 2);
    const completed = [{ amount: 1, day: 1, fee: 2 }];
    const days = [dayOf('2026-01-31'), undefined];
    assert.deepEqual(calls[0], [3, undefined, 'up', ...days, completed, undefined, undefined]);
    run(ballArithmetic, { x: 3, flows, y: 1, end: '1970-01-03', currency: 'EUR', mode: 'down' }, 2);
    assert.deepEqual(calls[1]?.slice(1, 5), [1, 'down', days[0], 2]);
    // One and the same list for one request, so that what was found of it can be remembered.
    assert.equal(calls[0]?.[5], calls[1]?.[5]);
  });

  test('is given the decimals of money, and what was calculated as numbers of the arithmetic', () => {
    const block = 'h = x/4\nz = note(decimals, h, 2·h, x, x, x, x, x)';
    resultsOf(block, ['z'], { x: 2 });
    const [decimals, h, twice] = calls[0] as [number, Ball, Ball];
    assert.deepEqual([decimals, h.middle, twice.middle], [2, 0.5, 1]);
  });

  test('answers several values, of which some may be absent', () => {
    const block = 's = split(x)\nz = s.whole + s.rest if s.rest is given\n = s.whole otherwise\nlist = s.all';
    assert.deepEqual(resultsOf(block, ['z', 'list'], { x: 2.5 }), [2.5, [2, 2.5]]);
    assert.deepEqual(resultsOf(block, ['z', 'list'], { x: 2 }), [2, [2, 2]]);
    assert.deepEqual(resultsOf('s = split(x)\nz = 3·s.rest', ['z'], { x: 2 }), [undefined]);
    assert.equal(calls.length, 1);
  });

  test('may answer no value, which can be required', () => {
    assert.deepEqual(resultsOf('h = found(x)\nz = 2·h', ['z'], { x: 0 }), [undefined]);
    assert.deepEqual(resultsOf('h = found(x)\nz = 2·h', ['z'], { x: 4 }), [8]);
    const required = 'h = found(x)\nrequire h is given else no-solution: none\nz = 2·h';
    assert.throws(() => resultsOf(required, ['z'], { x: 0 }), { code: 'no-solution' });
    assert.ok(!readProgram(required, inputs, ['z'], [], { natives }).absent.has('z'));
  });

  test('is called by doubles over balls, also with money and with what was calculated', () => {
    const block = 'h = half(x + 0.5) if x > 1\n = 7 otherwise\nm = half(round(h))\nz = h + m + 1';
    const inDoubles = compileDoubles(programOf(block, ['z']), [{ name: 'z', decimals: 3 }], 2);
    assert.deepEqual([inDoubles({ x: 1 }), inDoubles({ x: 2 })], [[11_500], [2875]]);
    assert.deepEqual(calls[1], [{ middle: 2.5, radius: (calls[1]![0] as Ball).radius }]);
  });

  test('answers doubles several values, of which some may be absent, and lists that are rounded', () => {
    const block = 's = split(x)\nz = s.whole + s.rest if s.rest is given\n = s.whole otherwise\nlist = s.all';
    const list = {
      name: 'list',
      decimals: 0,
      kind: 'list',
      round: (all: unknown) => (all as number[]).map(String),
    };
    const inDoubles = compileDoubles<unknown>(
      programOf(block, ['z', 'list']),
      [{ name: 'z', decimals: 1 }, list],
      2,
    );
    assert.deepEqual(inDoubles({ x: 2.5 }), [25, ['2', '2.5']]);
    assert.deepEqual(inDoubles({ x: 2 }), [20, ['2', '2']]);
    const absent = compileDoubles(programOf('h = found(x)\nz = 2·h', ['z']), [{ name: 'z', decimals: 0 }], 2);
    assert.deepEqual([absent({ x: 0 }), absent({ x: 3 })], [[undefined], [6]]);
  });

  test('leaves doubles without an answer where it is undecided, also when a value is read', () => {
    const block = 's = split(x)\nz = s.rest';
    const inDoubles = compileDoubles(programOf(block, ['z']), [{ name: 'z', decimals: 0 }], 2);
    assert.equal(inDoubles({ x: -1.5 }), undefined);
    assert.equal(inDoubles({ x: -2.5 }), undefined);
    const failing = compileDoubles(programOf('z = half(x)', ['z']), [{ name: 'z', decimals: 0 }], 2);
    assert.throws(() => failing({ x: -9 }), { code: 'no-solution' });
  });

  test('is traced with the numbers that it answers', () => {
    const trace = compileTrace(programOf('s = split(x)\nz = 3·s.whole', ['z']), ['z']);
    const { s, z } = trace(ballArithmetic, { x: 2.5 }, 2, () => undefined).values;
    assert.deepEqual(
      [s!.value, s!.parts(), ballArithmetic.round(z!.value!, 0), z!.parts()],
      [undefined, [], 6, [2]],
    );
  });

  test('is rendered as a function, and its values by their names', () => {
    const [s, z] = programOf('s = split(x)\nz = s.whole/2', ['z']).statements;
    assert.ok(s?.kind === 'definition' && z?.kind === 'definition');
    assert.equal(renderDefinition(s, latex), 's = \\mathrm{split}(x)');
    assert.equal(renderDefinition(z, latex), 'z = \\frac{\\mathrm{s.whole}}{2}');
    assert.match(renderDefinition(z, mathml), /<mi>s\.whole<\/mi>/);
  });

  const mistakes = [
    ['z = 1 + half(x)', 'line 1, column 9: half must be the whole value of a case.'],
    ['f(k) = half(k)\nz = f(1)', 'line 1, column 8: half must be the whole value of a case.'],
    ['z = half(x, 1)', 'line 1, column 5: half takes 1 operand, not 2.'],
    ['z = half(u)', 'line 1, column 10: u is neither an input nor defined above.'],
    ['s = split(x)\nz = s.other', 'line 2, column 5: s.other is neither an input nor defined above.'],
    ['s = split(x)\nz = s.all + 1', 'line 2, column 5: s.all is not a number.'],
    ['s = split(x)\nz = 2·s', 'line 2, column 7: s is not a number.'],
    ['z = 2·currency', 'line 1, column 7: currency is not a number.'],
    ['z = split(x) if x > 1\n  = 1 otherwise', 'line 1, column 1: The cases of z must be of one kind.'],
  ] as const;
  for (const [block, message] of mistakes) {
    test(`is refused: ${message}`, () => {
      assert.throws(() => programOf(block, ['z']), { message });
    });
  }

  test('is refused where a result must always have a value', () => {
    const message =
      'line 2, column 1: The output z must always have a value; add a case for the rest, or make it omittable and say why in a last case "= absent: …".';
    assert.throws(() => readProgram('s = split(x)\nz = s.rest', inputs, ['z'], [], { natives }), { message });
  });
});
