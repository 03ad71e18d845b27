import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { drawTree, structureOf } from '../../../../test/kit/accuracy/random-trees.ts';
import { createRandom } from '../../../../test/kit/accuracy/random.ts';
import { parseEquations } from './parse.ts';
import { textOf, textOfCondition } from './text.ts';
import type { Definition } from './tree.ts';

function parse(text: string): Definition['cases'][number] {
  const [definition] = parseEquations(`x = ${text}`, new Set(['timing', '.kind']));
  return (definition as Definition).cases[0];
}

describe('equations are written as they are read', () => {
  const texts: readonly string[] = [
    'annual_rate/100/n − (x − y − z)',
    '(1 + r/100)^−(n + 1)·x^y^z/(p·q)',
    '(x^y)^z − (−y)·(−x)^2',
    'a(n − 1, i)·lots(j).price − max(0, x)',
    '2·sum(k = 1…n + 1, W(k)·2) + root(r = 0…1, r − x)',
    'sum(k = 0…n, lots(k).price if lots(k).kind = two-weeks)',
    'first(k = 0…n, W(k) > x and W(k) ≤ 2·x)',
    'sum(j = 0…n, lots(j).price if lots(j).price is given) + lots.price(need)',
    'x if timing = at-once or timing is given and y ≥ 0',
    'x if lots(k).kind = two-weeks and y is absent or x = 0',
  ];
  for (const text of texts) {
    test(text, () => {
      const { value, when } = parse(text);
      const condition = when === undefined ? '' : ` if ${textOfCondition(when)}`;
      assert.equal(textOf(value!) + condition, text);
    });
  }

  test('with the parentheses that they need, and no others', () => {
    assert.equal(textOf(parse('((x·y) + (−(z)))/(2)').value!), '(x·y + (−z))/2');
  });

  test('whatever they are', () => {
    const random = createRandom(7);
    for (let count = 0; count < 2000; count++) {
      const tree = drawTree(random, 4);
      assert.deepEqual(structureOf(parse(textOf(tree)).value), structureOf(tree), textOf(tree));
    }
  });
});
