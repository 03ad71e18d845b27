import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { Decimal } from 'decimal.js';
import { createRandom, type Random } from '../../../test/kit/accuracy/random.ts';
import { ballArithmetic, type Ball } from '../arithmetic/ball.ts';
import { countSignChanges, mergeFlows } from './cash-flows.ts';
import { countQuarter } from '../../../test/kit/quarters.ts';
import { findOneDiscount } from './one-rate.ts';

type Flows = readonly { readonly time: number; readonly amount: number }[];

const Digits = Decimal.clone({ precision: 40, maxE: 9e15, minE: -9e15 });

function discountOf(flows: Flows): Ball | undefined {
  const balls = flows.map(({ time, amount }) => ({ time, amount: ballArithmetic.of(amount) }));
  const merged = mergeFlows(ballArithmetic, balls);
  return findOneDiscount(merged, countSignChanges(ballArithmetic, merged));
}

const periodic = (amounts: readonly number[]): Flows => amounts.map((amount, time) => ({ time, amount }));

/** The sign of the worth at v. */
function signAt(flows: Flows, v: Decimal): number {
  return flows.reduce((sum, { time, amount }) => sum.plus(v.pow(time).times(amount)), new Digits(0)).s;
}

/** Projects, savings, withdrawals, both in turns, and anything. */
function drawFlows(random: Random): Flows {
  const count = random.integer(2, 24);
  const style = random.integer(0, 4);
  const amountOf = (index: number): number => {
    const isEnd = index === (style === 0 ? 0 : count - 1);
    if (style < 2) return isEnd ? -random.integer(1, 1e6) / 10 : random.integer(1, 1e5);
    if (style === 2) return (random.chance(0.8) ? -1 : 1) * random.integer(1, 1e4);
    if (style === 3) return (index < count / 2 ? -1 : random.chance(0.1) ? -1 : 2) * random.integer(1, 1e5);
    return random.integer(-1e6, 1e6) / 10 ** random.integer(0, 4);
  };
  let time = 0;
  return Array.from({ length: count }, (_, index) => {
    time += random.chance(0.1) ? 0 : random.integer(1, random.pick([1, 31, 900]));
    return { time, amount: amountOf(index) };
  });
}

describe('findOneDiscount', () => {
  test('of drawn flows: on both sides of what it finds the worth has a sign of its own', () => {
    const random = createRandom(1);
    const found = { one: 0, several: 0 };
    const draws = countQuarter(150);
    for (let draw = 0; draw < draws; draw++) {
      const flows = drawFlows(random);
      const ball = discountOf(flows);
      if (ball === undefined) {
        found.several++;
        continue;
      }
      found.one++;
      const { middle, radius } = ball;
      assert.ok(radius < middle * 1e-9);
      const [below, above] = [new Digits(middle).minus(radius), new Digits(middle).plus(radius)];
      const text = `${middle} ± ${radius} of ${JSON.stringify(flows)}`;
      assert.equal(signAt(flows, below) * signAt(flows, above), -1, text);
      for (let step = 1e-6; step < 40; step *= 30) {
        assert.equal(signAt(flows, below.div(Digits.exp(step / 9))), signAt(flows, below), text);
        assert.equal(signAt(flows, above.times(Digits.exp(step / 9))), signAt(flows, above), text);
      }
    }
    assert.ok(found.one > draws / 2 && found.several > draws / 6, JSON.stringify(found));
  });

  test('knows one root by the changes of running totals, and the rate of a textbook', () => {
    const rateOf = ({ middle }: Ball) => 1 / middle - 1;
    // −100 + 230·v − 10·v² + 50·v³ = 0 at v = 0.42.
    assert.equal(rateOf(discountOf(periodic([-98.5404, 230, -10, 50]))!).toFixed(9), '1.380952381');
    assert.equal(rateOf(discountOf(periodic([-100, 110]))!).toFixed(12), '0.100000000000');
    assert.equal(rateOf(discountOf(periodic([100, -110]))!).toFixed(12), '0.100000000000');
  });

  test('leaves open where there are two roots, or where a total is 0', () => {
    assert.equal(discountOf(periodic([-1000, 2500, -1540])), undefined);
    assert.equal(discountOf(periodic([100, -400, 400])), undefined);
    assert.equal(discountOf(periodic([-0.1, -0.2, 0.3, 5, -6])), undefined);
  });

  test('finds rates next to −100 percent and far above, of any size of amounts', () => {
    for (const amounts of [
      [-1e15, 1, 1],
      [-1, 1e15],
      [-1e-12, 2e-12],
      [-1e15, 0.01, 1e-9],
    ]) {
      const flows = periodic(amounts);
      const { middle, radius } = discountOf(flows)!;
      const signs = [-radius, radius].map((reach) => signAt(flows, new Digits(middle).plus(reach)));
      assert.equal(signs[0]! * signs[1]!, -1, String(amounts));
    }
  });
});
