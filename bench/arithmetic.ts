import { writeFileSync } from 'node:fs';
import type { AnyCalculator, InputValues } from '#catalogue/declare/define.ts';
import { createEvaluator } from '#catalogue/run/evaluate.ts';
import { catalogue } from '#catalogue/index.ts';
import { DomainError } from '#base/errors.ts';
import { findInputSource } from '../test/kit/accuracy/inputs.ts';
import { createRandom } from '../test/kit/accuracy/random.ts';
import { decimals, doubles } from './arithmetic/formulas.ts';
import { describeMachine, formatTable } from './table.ts';

/** What the results are to be, and where they are kept. */
const LEAST_OF_DOUBLES = 1 / 4;
const LEAST_OF_DECIMALS = 30;
const RESULTS = new URL('results/arithmetic.md', import.meta.url);

const INPUTS = 1000;
const ROUNDS = 9;
const ROUND_MS = 60;

type Run = (values: InputValues) => number;

/** Ordinary inputs with an answer, in the default conventions: the formulas beside know no others. */
function drawInputs(calculator: AnyCalculator, calculate: Run): readonly InputValues[] {
  const random = createRandom(1, calculator.id);
  const source = findInputSource(calculator.id)!;
  const inputs: InputValues[] = [];
  while (inputs.length < INPUTS) {
    const {
      contribution_timing: _,
      rate_convention: __,
      payment_rounding: ___,
      ...values
    } = source.draw(random, 'ordinary');
    if (hasAnswer(calculate, values)) inputs.push(values);
  }
  return inputs;
}

function hasAnswer(calculate: Run, values: InputValues): boolean {
  try {
    return Number.isFinite(calculate(values));
  } catch (error) {
    if (error instanceof DomainError) return false;
    throw error;
  }
}

/** Something must depend on every result, or it need not be calculated. */
let consumed = 0;

/** Calls a second, over all inputs again and again until the time is up. */
function measure(run: Run, inputs: readonly InputValues[]): number {
  const start = performance.now();
  let calls = 0;
  let elapsedMs = 0;
  for (; elapsedMs < ROUND_MS; elapsedMs = performance.now() - start) {
    for (const values of inputs.slice(0, elapsedMs === 0 ? 50 : INPUTS)) consumed += run(values);
    calls += elapsedMs === 0 ? 50 : INPUTS;
  }
  return (calls / elapsedMs) * 1000;
}

function median(values: readonly number[]): number {
  return values.toSorted((x, y) => x - y)[values.length >> 1]!;
}

/** The rounds of the variants take turns, so that a disturbance of the machine meets all alike. */
function compare(runs: readonly Run[], inputs: readonly InputValues[]): readonly number[] {
  const rates = runs.map((): number[] => []);
  for (let round = 0; round <= ROUNDS; round++) {
    for (const [index, run] of runs.entries()) {
      const rate = measure(run, inputs);
      // The first round warms up.
      if (round > 0) rates[index]!.push(rate);
    }
  }
  return rates.map(median);
}

function count(value: number): string {
  return Math.round(value).toLocaleString('en');
}

function main(): void {
  const rows = catalogue.flatMap((calculator: AnyCalculator) => {
    const [plain, precise] = [doubles[calculator.id], decimals[calculator.id]];
    if (plain === undefined || precise === undefined) return [];
    const evaluator = createEvaluator(calculator);
    const guaranteed: Run = (values) => Number(evaluator.evaluate(values, 2)[0]);
    const inputs = drawInputs(calculator, guaranteed);
    const [ours, fast, slow] = compare([guaranteed, plain, precise], inputs) as [number, number, number];
    return [
      [
        calculator.id,
        count(ours),
        count(fast),
        count(slow),
        (ours / fast).toFixed(2),
        (ours / slow).toFixed(0),
      ],
    ];
  });
  const head = [
    'calculator',
    'calls/s per core',
    'plain doubles',
    'decimal.js, 40 digits',
    '× doubles',
    '× decimal.js',
  ];
  const goals = `Goals: at least ${LEAST_OF_DOUBLES} × plain doubles, at least ${LEAST_OF_DECIMALS} × decimal.js.`;
  const text = `# Speed of the arithmetic\n\n${describeMachine()}. Medians of ${ROUNDS} rounds, \`npm run bench -- arithmetic\`.\n${goals}\n\n${formatTable(head, rows)}`;
  process.stdout.write(text);
  if (Number.isFinite(consumed)) writeFileSync(RESULTS, text);
}

main();
