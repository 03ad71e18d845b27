import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { isKept, keepDraws } from './kept-draws.ts';
import { lognormal, type Model } from './models.ts';

const YEARS = 30;
const LENGTH = 60;
const draws = { seed: { low: 1, high: 2 }, years: YEARS, firstPath: 0, isAntithetic: false };
const plain = lognormal({
  assets: [{ weight: 1, mean: 0.07, deviation: 0.12 }],
  root: Float64Array.of(1),
  inflation: { mean: 0.02, deviation: 0.01 },
});

/** A model, with the number of times that it has drawn. */
function counted() {
  const model = {
    draws: plain.draws,
    count: 0,
    draw(...order: Parameters<Model['draw']>) {
      model.count++;
      plain.draw(...order);
    },
  };
  return model;
}

function drawnBy(model: Model, order = draws) {
  const [growth, inflation] = [new Float64Array(LENGTH), new Float64Array(LENGTH)];
  model.draw(order, growth, inflation);
  return { growth, inflation };
}

describe('kept draws', () => {
  test('are drawn twice for many simulations of the same market, and have the same digits', () => {
    const model = counted();
    const expected = drawnBy(plain);
    for (let simulation = 0; simulation < 5; simulation++) {
      const drawn = drawnBy(keepDraws(model, 'same'));
      assert.deepEqual(drawn, expected);
      // As a simulation takes fees off.
      drawn.growth.fill(0);
    }
    assert.equal(model.count, 2);
  });

  test('are drawn again for other addresses', () => {
    const model = counted();
    for (let simulation = 0; simulation < 2; simulation++) drawnBy(keepDraws(model, 'addresses'));
    const others = [
      { ...draws, firstPath: 2 },
      { ...draws, seed: { low: 1, high: 3 } },
      { ...draws, isAntithetic: true },
      { ...draws, years: 29 },
    ];
    for (const other of others)
      assert.deepEqual(drawnBy(keepDraws(model, 'addresses'), other), drawnBy(plain, other));
    assert.equal(model.count, 2 + others.length);
  });

  test('are known to be kept from the second simulation on, where all of them fit', () => {
    assert.equal(isKept('known', 1_000), false);
    keepDraws(plain, 'known');
    assert.equal(isKept('known', 1_000), true);
    assert.equal(isKept('known', 10_000_000), false);
    assert.equal(isKept('unknown', 1_000), false);
  });

  test('are those of the latest two markets, and of no more than fit', () => {
    const model = counted();
    for (const key of ['one', 'one', 'two', 'three', 'one']) drawnBy(keepDraws(model, key));
    assert.equal(model.count, 5);
    const large = 400_000;
    const drawLarge = (firstPath: number) =>
      keepDraws({ ...model, draw: () => model.count++ }, 'large').draw(
        { ...draws, firstPath },
        new Float64Array(large),
        new Float64Array(large),
      );
    model.count = 0;
    for (const path of [0, 0, 0, 1, 1]) drawLarge(path);
    // The first is kept, the second does not fit beside it.
    assert.equal(model.count, 4);
  });
});
