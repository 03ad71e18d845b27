// What people read of dated figures, in the guide and in the words of inputs, is what the packs have.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { packs } from '#law/packs.ts';
import { guidelines, insurances, loanUses, rateTests } from '#catalogue/parts/mortgage-guidelines.ts';
import type { AnyCalculator } from '#catalogue/declare/define.ts';
import { catalogue } from '#catalogue/index.ts';
import { withDatedFigures } from '../../scripts/dated-figures.ts';

const packOf = (id: string) => packs.find((pack) => pack.id === id) ?? assert.fail(id);

/** The numbers of a pack, those of its last rows. */
function numbersOf(id: string): readonly number[] {
  const rows = Object.values(packOf(id).figures).map(({ values }) => values.at(-1)!.value);
  return JSON.stringify(rows)
    .match(/\d+(?:\.\d+)?/g)!
    .map(Number);
}

test('the guide to dated figures is as the packs and calculators are; npm run law -- figures writes it', () => {
  const guide = readFileSync(new URL('../../docs/guides/dated-figures.md', import.meta.url), 'utf8');
  const cells = (text: string) =>
    text.split('\n').map((line) => line.split(/ *\| */).map((cell) => cell.replace(/^-+$/, '---')));
  assert.deepEqual(cells(guide), cells(withDatedFigures(guide)));
});

describe('a number in the words of', () => {
  /** Beside the packs: what automated underwriting may approve, and the terms in years. */
  const others = new Set([50, 15, 25, 30]);

  for (const [name, words] of Object.entries({ guidelines, insurances, loanUses, rateTests })) {
    test(`the ${name} of a mortgage is one of the packs`, () => {
      const known = new Set([...numbersOf('us-housing'), ...numbersOf('ca-housing'), ...others]);
      for (const text of Object.values(words)) {
        const plain = text.replaceAll(/\d+ \w+ 20\d\d/g, '').replaceAll(',', '');
        for (const number of plain.match(/\d+(?:\.\d+)?/g) ?? [])
          assert.ok(known.has(Number(number)) || known.has(100 - Number(number)), `${number} in: ${text}`);
      }
    });
  }

  test('the terms of federal student loans is one of the pack', () => {
    const { about = '', input } = (catalogue as readonly AnyCalculator[]).find(
      ({ id }) => id === 'student-loan',
    )!;
    const bands = packOf('us-student-aid').figures['standard_plan_years']!.values.at(-1)!.value;
    for (const text of [about, input['loan_term']!.schema['description'] as string])
      for (const [over, years] of bands as readonly (readonly [number, number])[]) {
        assert.match(text, new RegExp(`\\b${years}\\b`));
        assert.ok(over === 0 || text.includes(over.toLocaleString('en-US')), String(over));
      }
  });
});
