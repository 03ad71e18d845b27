import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bandCourse } from '#catalogue/plans/bands.ts';
import { ballArithmetic } from '#core/arithmetic/ball.ts';

const YEARS = 3;

test('the percentiles of a simulation are found once for its schedule and its chart', () => {
  let reads = 0;
  const balances = new Proxy(
    Float64Array.from(
      { length: YEARS * 101 },
      (_, place) => (place % YEARS) * 1000 + Math.floor(place / YEARS),
    ),
    {
      get(target, name) {
        reads++;
        return Reflect.get(target, name, target) as unknown;
      },
    },
  );
  const mediansOf = () => {
    const course = bandCourse(ballArithmetic, YEARS, balances, []);
    return [1, 2, 3].map((year) => course.at(year).columns!['median_balance']!.middle);
  };
  assert.deepEqual(mediansOf(), [50, 1050, 2050]);
  assert.ok(reads > 0);
  reads = 0;
  assert.deepEqual(mediansOf(), [50, 1050, 2050]);
  assert.equal(reads, 0);
});
