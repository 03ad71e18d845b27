import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { Decimal } from 'decimal.js';
import { createRandom, type Random } from '../../bench/accuracy/random.ts';
import { drawExpression, drawValues, randomInputs } from '../../bench/accuracy/random-expressions.ts';
import { createReference } from '../../bench/accuracy/reference.ts';
import type { Ball } from './ball.ts';
import { writeBall } from './bounded-functions.ts';
import { evaluateCondition, evaluateExpression, parseExpression, type Names } from './expression.ts';
import { compileStraightLine, type WrittenFormula } from './straight-line.ts';

// Expected values: the same expressions, evaluated in decimals with many digits (expression.ts).

const DIGITS = 150;
/** Covers the rounding of the expected values, far below any bound of a double. */
const SLACK = '1e-60';
const EXPRESSIONS = 600;
const VALUES = 3;
const { ofDouble } = createReference(DIGITS);

function drawFormula(random: Random): WrittenFormula {
  const condition = random.pick(['timing = begin', 'x < y', 'x ≥ amount', 'rate = 0', 'age > 0', 'y ≤ 1']);
  const steps = [
    { symbol: 'x', cases: [{ equation: drawExpression(random, 1) }] },
    { symbol: 'y', cases: [{ equation: drawExpression(random, 1) }] },
    {
      symbol: 'z',
      cases: [
        { when: condition, equation: drawExpression(random, 2) },
        { equation: random.pick(['x·y', 'x − 1', 'x^count − y', 'ln(x)', drawExpression(random, 2)]) },
      ],
    },
  ];
  return { inputs: randomInputs, steps, outputs: [{ symbol: 'z', decimals: 2, isOptional: false }] };
}

/** NaN where a step has no value. */
function evaluate({ steps }: WrittenFormula, values: Record<string, number | string>): Decimal {
  const names = new Map<string, Decimal | string>(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : new Decimal(value),
    ]),
  );
  let value = new Decimal(NaN);
  for (const { symbol, cases } of steps) {
    const applicable = cases.find(({ when }) => when === undefined || evaluateCondition(when, names, DIGITS));
    value = evaluateStep(applicable!.equation!, names);
    names.set(symbol, value);
  }
  return value;
}

function evaluateStep(equation: string, names: Names): Decimal {
  return evaluateExpression(parseExpression(equation), names, DIGITS);
}

describe('straight-line code', () => {
  test(
    `of ${EXPRESSIONS} random formulas contains what many digits give, and rounds to the same`,
    { timeout: 60_000 },
    () => {
      const random = createRandom(1, 'straight-line');
      const compared = { balls: 0, units: 0 };
      for (let i = 0; i < EXPRESSIONS; i++) {
        const formula = drawFormula(random);
        const toBalls = compileStraightLine<Ball>(formula, writeBall)!;
        const toUnits = compileStraightLine(formula)!;
        for (let j = 0; j < VALUES; j++) {
          const values = drawValues(random);
          const [ball] = toBalls(values) ?? [];
          const [units] = toUnits(values) ?? [];
          if (ball === undefined || !Number.isFinite(ball.middle + ball.radius)) {
            assert.equal(units, undefined);
            continue;
          }
          const exact = evaluate(formula, values);
          const text = () =>
            `${JSON.stringify([formula.steps, values])}: ${JSON.stringify(ball)}, not ${exact.toString()}`;
          const distance = exact.minus(ofDouble(ball.middle)).abs();
          const reach = ofDouble(ball.radius).plus(exact.abs().times(SLACK));
          assert.ok(distance.lessThanOrEqualTo(reach), text());
          compared.balls++;
          if (units === undefined) continue;
          const rounded = exact.times(100).toDecimalPlaces(0, Decimal.ROUND_HALF_UP);
          assert.ok(Object.is(units, rounded.toNumber() + 0), `${units}: ${text()}`);
          compared.units++;
        }
      }
      assert.ok(compared.balls > EXPRESSIONS && compared.units > EXPRESSIONS / 2, JSON.stringify(compared));
    },
  );
});
