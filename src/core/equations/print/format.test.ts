import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
  drawBlock,
  randomChoices as choices,
  structureOf,
} from '../../../../test/kit/accuracy/random-trees.ts';
import { createRandom } from '../../../../test/kit/accuracy/random.ts';
import { formatEquations } from './format.ts';
import { parseEquations } from '#core/equations/language/parse.ts';
import { EquationError } from '#core/equations/language/tree.ts';

function format(...lines: string[]): readonly string[] {
  return formatEquations(lines.join('\n'), choices, 2).split('\n');
}

describe('equations are laid out', () => {
  test('in columns, which a blank line ends', () => {
    assert.deepEqual(
      format(
        '',
        'i=rate/100 // Interest',
        'total  = 1 if i=0// All',
        '   = s( 12,i )·(1+i)  if timing = at-once and i<1 //  ignored',
        '=2 otherwise',
        '',
        '   ',
        '// What is left.',
        'f(x,n)=x',
        'rest= total   ',
        '',
      ),
      [
        '',
        '  i     = rate/100            // Interest',
        '  total = 1                   if i = 0                         // All',
        '        = s(12, i)·(1 + i)    if timing = at-once and i < 1    // ignored',
        '        = 2                   otherwise',
        '',
        '  // What is left.',
        '  f(x, n) = x',
        '  rest    = total',
        '',
      ],
    );
  });

  test('with the signs of the language, and blanks around those of sums and relations alone', () => {
    const formatted = format('x = - a*( -b-2 ) - -c ^ - d', 'y = 1 if a<=2 or b >=-1', '  = 2 otherwise');
    assert.deepEqual(formatted.slice(1, 4), [
      '  x = −a·(−b − 2) − −c^−d',
      '  y = 1    if a ≤ 2 or b ≥ −1',
      '    = 2    otherwise',
    ]);
  });

  test('with what runs over a range written as any call', () => {
    assert.equal(
      format('x = 2*sum (k=1..n, first( j = 1…k,j>2))')[1],
      '  x = 2·sum(k = 1…n, first(j = 1…k, j > 2))',
    );
    assert.equal(format('x=sum(k = 1…n,k  if k>2) if n<9')[1], '  x = sum(k = 1…n, k if k > 2)    if n < 9');
  });

  test('around what a template literal inserts', () => {
    assert.deepEqual(format('i=1/12', '  ${others}', 'total = i'), [
      '',
      '  i     = 1/12',
      '  ${others}',
      '  total = i',
      '',
    ]);
  });

  test('with requirements as they are worded', () => {
    const line = 'require a>0   else goal-unreachable:  raise  a - or b: {above(1-2)}';
    assert.deepEqual(format(line, 'a = 1 // One').slice(1, 3), [
      '  require a > 0 else goal-unreachable: raise  a - or b: {above(1-2)}',
      '  a = 1    // One',
    ]);
  });

  test('with absent values, whose reasons are as they are worded', () => {
    const lines = [
      'x=1 if timing  is given // One',
      '=absent if y>2',
      '=absent if y>1:It is  low.',
      '   =absent:There is  none - yet.',
    ];
    assert.deepEqual(format(...lines).slice(1, 5), [
      '  x = 1         if timing is given    // One',
      '    = absent    if y > 2',
      '    = absent    if y > 1: It is  low.',
      '    = absent: There is  none - yet.',
    ]);
  });

  test('with wide values, which widen no column', () => {
    const wide = Array.from({ length: 20 }, () => 'abc').join(' + ');
    assert.deepEqual(format(`x = ${wide}//Wide`, 'y=1//One').slice(1, 3), [
      `  x = ${wide}    // Wide`,
      '  y = 1    // One',
    ]);
  });

  for (const line of ['total', 'total 2', 'x = 2 $ 3', 'require x > 1 else: no']) {
    test(`unless a line is not of the language: ${line}`, () => {
      assert.throws(() => format(line), EquationError);
    });
  }

  test('without a change of what they say, once and for all', () => {
    const random = createRandom(20261122, 'layout');
    for (let count = 0; count < 2000; count++) {
      const block = drawBlock(random);
      const formatted = formatEquations(block, choices, 4);
      assert.deepEqual(
        structureOf(parseEquations(formatted, choices)),
        structureOf(parseEquations(block, choices)),
        block,
      );
      assert.equal(formatEquations(formatted, choices, 4), formatted);
    }
  });
});
