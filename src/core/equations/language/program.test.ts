import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { readProgram } from './program.ts';
import { textOf, textOfCondition } from './text.ts';
import { EquationError, type Inputs } from './tree.ts';

const number = { kind: 'number', isWhole: false, minimum: 0, maximum: 1e12, default: undefined } as const;
const inputs: Inputs = {
  amount: number,
  rate: number,
  timing: { kind: 'word', options: ['at-once', 'later'], numbers: undefined, default: 'later' },
  frequency: { kind: 'word', options: ['monthly'], numbers: { monthly: 12 }, default: undefined },
};

function read(...lines: string[]) {
  return readProgram(lines.join('\n'), inputs, ['total']);
}

describe('equations are read', () => {
  test('with meanings, cases, functions and requirements', () => {
    const { statements, functions, choices } = read(
      'require amount > 0 or rate > 0 and amount = 2 else no-solution: there is nothing to do',
      'i = rate/100/frequency          // Interest per period',
      'f(x, n) = x·(1 + i)^n',
      '',
      'total = f(amount, 12)           if timing = at-once      // All of it',
      '      = amount*2 - -1           if amount >= 3',
      '      = s(12, i)                otherwise',
    );
    const shown = statements.map((statement) =>
      statement.kind === 'requirement'
        ? [statement.code, statement.message]
        : [
            statement.name,
            statement.meaning,
            ...statement.cases.map(
              ({ value, when }) => `${value && textOf(value)} | ${when && textOfCondition(when)}`,
            ),
          ],
    );
    assert.deepEqual(shown, [
      ['no-solution', ['there is nothing to do']],
      ['i', 'Interest per period', 'rate/100/frequency | undefined'],
      ['f', undefined, 'x·(1 + i)^n | undefined'],
      [
        'total',
        'All of it',
        'f(amount, 12) | timing = at-once',
        'amount·2 − (−1) | amount ≥ 3',
        's(12, i) | undefined',
      ],
    ]);
    assert.deepEqual([...functions.keys()], ['f', 's']);
    assert.deepEqual(choices, ['frequency', 'timing']);
  });

  const mistakes: readonly (readonly [string, readonly string[], string])[] = [
    [
      'a strange sign',
      ['total = amount $ 2'],
      'line 1, column 16: "$" is not part of the language; numbers, names, + − · / ^ ( ) and = < ≤ > ≥ are.',
    ],
    [
      'an operand that is missing',
      ['total = amount·'],
      'line 1, column 16: The line ends where a number, a name or "(" is expected.',
    ],
    [
      'a parenthesis that is missing',
      ['total = 2·(amount + 1'],
      'line 1, column 22: The line ends where ")" is expected.',
    ],
    [
      'a line with too much',
      ['total = amount rate'],
      'line 1, column 16: "rate" stands where the end of the line is expected.',
    ],
    [
      'a case after the last',
      ['total = amount', '= rate'],
      'line 2, column 1: total has no further case; each one before it ends with "if".',
    ],
    [
      'a case of nothing',
      ['  = amount'],
      'line 1, column 3: This line continues no definition; one begins with its name.',
    ],
    [
      'an output without a general case',
      ['total = amount if rate > 1'],
      'line 1, column 1: The output total must always have a value; add a case for the rest, or make it omittable and say why in a last case "= absent: …".',
    ],
    [
      'an output that needs what may be absent',
      ['x = amount if rate > 1', '  = absent: The rate is low.', 'total = 2·x'],
      'line 3, column 1: The output total must always have a value; add a case for the rest, or make it omittable and say why in a last case "= absent: …".',
    ],
    [
      'a function that may have no value',
      ['x = amount if rate > 1', 'f(y) = x·y', 'total = 2'],
      'line 2, column 1: The function f must always have a value; x may have none.',
    ],
    [
      'a question for the presence of an unknown name',
      ['total = 1 if amonut is given', '= 2 otherwise'],
      'line 1, column 14: amonut is neither an input nor defined above.',
    ],
    [
      'a message with an unknown name',
      ['require amount > 1 else no-solution: above {above(amonut)}', 'total = 1'],
      'line 1, column 51: amonut is neither an input nor defined above.',
    ],
    [
      'an unknown name',
      ['total = amonut'],
      'line 1, column 9: amonut is neither an input nor defined above.',
    ],
    [
      'a name that is defined further down',
      ['total = x', 'x = 1'],
      'line 1, column 9: x is neither an input nor defined above.',
    ],
    [
      'a function without operands',
      ['total = s'],
      'line 1, column 9: s is neither an input nor defined above; the function needs its operands: s(…).',
    ],
    [
      'a function that refers to itself',
      ['f(k) = f(k − 1)', 'total = 1'],
      'line 1, column 8: f is not a function; these are: ln, exp, normal_density, normal_cdf, normal_quantile, floor, ceil, min, max, count, round, above, a, s, nper.',
    ],
    ['too few operands', ['total = s(amount)'], 'line 1, column 9: s takes 2 operands, not 1.'],
    ['too many operands', ['total = ln(amount, 2)'], 'line 1, column 9: ln takes 1 operand, not 2.'],
    ['a name that is taken', ['amount = 2'], 'line 1, column 1: amount is defined already.'],
    ['a word of its own as a name', ['if = 2'], 'line 1, column 1: "if" stands where a name is expected.'],
    [
      'a word that the choice lacks',
      ['total = 1 if timing = soon', '= 2 otherwise'],
      'line 1, column 23: "soon" is not a word of timing; at-once, later are.',
    ],
    [
      'a choice in place of a number',
      ['total = 2·timing'],
      'line 1, column 11: timing is a choice, not a number; a condition can compare it with a word.',
    ],
    [
      'a condition without a relation',
      ['total = 1 if amount', '= 2 otherwise'],
      'line 1, column 20: The line ends where one of = < ≤ > ≥ is expected.',
    ],
    [
      'a sequence that needs itself',
      ['W(0) = 1', 'W(k) = W(k) + 1', 'total = W(3)'],
      'line 2, column 8: The sequence W may be used here only at k − 1.',
    ],
    [
      'a sequence that needs itself by a function',
      ['W(0) = 1', 'f(k) = 2·W(k − 1)', 'W(k) = f(k + 1)', 'total = W(3)'],
      'line 3, column 8: The sequence W may be used here only at k − 1.',
    ],
    [
      'a sequence that is used before its equation',
      ['W(0) = 1', 'x = W(0)', 'W(k) = W(k − 1)', 'total = x'],
      'line 2, column 5: The sequence W may be used here only below its equation for k.',
    ],
    [
      'a sequence with a start alone',
      ['W(0) = 1', 'total = 2'],
      'line 1, column 1: The sequence W has no equation for k.',
    ],
    [
      'a sequence with two parameters',
      ['W(0) = 1', 'W(k, m) = W(k − 1)', 'total = 2'],
      'line 2, column 1: The sequence W has one index.',
    ],
    [
      'a search within a value',
      ['total = 1 + first(k = 1…9, k > amount)'],
      'line 1, column 13: "first" must be the whole value of a case.',
    ],
    [
      'a search that may find nothing',
      ['total = first(k = 1…9, k > amount)'],
      'line 1, column 1: The output total must always have a value; add a case for the rest, or make it omittable and say why in a last case "= absent: …".',
    ],
    [
      'an index that is taken',
      ['total = sum(rate = 1…9, rate)'],
      'line 1, column 9: rate is defined already.',
    ],
    [
      'a range without an end',
      ['total = sum(k = 1, k)'],
      'line 1, column 18: "," stands where "…" is expected.',
    ],
    [
      'an unknown problem',
      ['require amount > 1 else too-bad: why', 'total = 1'],
      'line 1, column 9: "too-bad" is not a problem; these are: goal-unreachable, result-out-of-range, no-solution.',
    ],
    ['an output without an equation', ['x = 1'], 'line 1, column 1: The output total has no equation.'],
  ];
  for (const [what, lines, message] of mistakes) {
    test(`but not ${what}`, () => {
      assert.throws(
        () => read(...lines),
        (error) => error instanceof EquationError && assert.equal(error.message, message) === undefined,
      );
    });
  }
});
