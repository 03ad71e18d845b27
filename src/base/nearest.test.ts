import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { findNearestName } from './nearest.ts';

const names = ['compound_frequency', 'principal', 'annual_rate', 'years', 'currency'];

describe('findNearestName', () => {
  const found = [
    ['compounding_frequency', 'compound_frequency'],
    ['principle', 'principal'],
    ['Annual_Rate', 'annual_rate'],
    ['anual_rate', 'annual_rate'],
    ['yaers', 'years'],
    ['year', 'years'],
    ['currency', 'currency'],
  ] as const;
  for (const [word, expected] of found) {
    test(`takes ${word} for ${expected}`, () => assert.equal(findNearestName(word, names), expected));
  }

  test('names nothing where more than a third of the letters differ', () => {
    for (const word of ['', 'x', 'ye', 'salary', 'interest', 'principal_amount_of_it']) {
      assert.equal(findNearestName(word, names), undefined, word);
    }
  });

  test('prefers the nearer of two, whatever their order', () => {
    assert.equal(findNearestName('rates', ['races', 'rates2', 'rate']), 'races');
    assert.equal(findNearestName('rates', ['raced', 'rate']), 'rate');
    assert.equal(findNearestName('rates', ['rate', 'raced']), 'rate');
  });

  test('a long word costs no more than a bounded search', () => {
    assert.equal(findNearestName('y'.repeat(1_000_000), names), undefined);
  });
});
