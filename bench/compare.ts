// Whether another checkout of the project, such as the state before a change, gives the same text for drawn inputs, and how
// long each takes on its fast path: `node scripts/run.mjs bench/compare.ts ../other 10000 cagr roi`.
import { resolve } from 'node:path';
import type { AnyCalculator, InputValues } from '#catalogue/define.ts';
import { createEvaluator, type Evaluator } from '#catalogue/evaluate.ts';
import { catalogue } from '#catalogue/index.ts';
import type { DomainError } from '#core/errors.ts';
import { settled } from '#core/settle.ts';
import { moneyOf } from '#derive/result.ts';
import { drawCases, goldenInputs } from './accuracy/drawn.ts';
import { createRandom } from './accuracy/random.ts';

const ROUNDS = 15;
const ROUND_MS = 30;
/** How many differences of a calculator are shown. */
const SHOWN = 5;

interface Checkout {
  readonly calculators: readonly AnyCalculator[];
  readonly createEvaluator: typeof createEvaluator;
}

const here: Checkout = { calculators: catalogue, createEvaluator };

async function load(folder: string): Promise<Checkout> {
  const source = (path: string) => import(resolve(folder, 'src/catalogue', path)) as Promise<never>;
  const { catalogue: calculators } = (await source('index.ts')) as { catalogue: readonly AnyCalculator[] };
  return { calculators, ...((await source('evaluate.ts')) as Pick<Checkout, 'createEvaluator'>) };
}

function evaluatorIn({ calculators, createEvaluator }: Checkout, id: string): Evaluator {
  return createEvaluator(calculators.find((one) => one.id === id)!);
}

/** The rounded results as text with the reasons of those that are left out, or the problem. */
function outcomeOf(evaluator: Evaluator, values: InputValues): string {
  const omitted = new Map<string, string>();
  try {
    const units = evaluator.evaluate(values, moneyOf(values).decimals, omitted);
    return [...units, ...omitted].map(String).join(' ');
  } catch (error) {
    // The class of the other checkout is another one.
    if (error instanceof Error && error.name === 'DomainError') {
      return `${(error as DomainError).code}: ${error.message}`;
    }
    throw error;
  }
}

/** Ordinary inputs: the numbers of golden cases, a little larger or smaller. */
function ordinaryInputs(id: string, evaluator: Evaluator): readonly InputValues[] {
  const random = createRandom(2, id);
  const golden = goldenInputs(id).slice(0, 12);
  const varied = Array.from({ length: 200 }, () => {
    const entries = Object.entries(random.pick(golden)).map(([name, value]) => [
      name,
      typeof value === 'number' && !Number.isInteger(value)
        ? Math.round(value * (95 + random.integer(0, 10))) / 100
        : value,
    ]);
    return Object.fromEntries(entries) as InputValues;
  });
  return varied.filter((values) => {
    const before = settled.fast;
    return !outcomeOf(evaluator, values).includes(': ') && settled.fast > before;
  });
}

function print(...parts: readonly string[]): void {
  process.stdout.write(`${parts.join(' ')}\n`);
}

function nanosecondsOf(evaluator: Evaluator, inputs: readonly InputValues[]): number {
  const startMs = performance.now();
  let calls = 0;
  while (performance.now() - startMs < ROUND_MS) {
    // Something must depend on every result, or it need not be made.
    for (const values of inputs) calls += evaluator.evaluate(values, 2).length > 0 ? 1 : 0;
  }
  return ((performance.now() - startMs) / calls) * 1e6;
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[numbers.length >> 1]!;
}

const [folder, count, ...ids] = process.argv.slice(2) as [string, string, ...string[]];
const other = await load(folder);
for (const id of ids) {
  const [ours, theirs] = [evaluatorIn(here, id), evaluatorIn(other, id)];
  const calculator = catalogue.find((one) => one.id === id) as AnyCalculator;
  const cases = drawCases(calculator, goldenInputs(id), Number(count));
  const tally = { cases: cases.length, different: 0, problems: 0, decidedInDoubles: 0 };
  for (const values of cases) {
    const before = settled.fast;
    const [now, then] = [outcomeOf(ours, values), outcomeOf(theirs, values)];
    if (settled.fast > before) tally.decidedInDoubles++;
    if (/^[a-z-]+: /.test(then)) tally.problems++;
    if (now === then) continue;
    if (tally.different++ < SHOWN) print(id, JSON.stringify(values), '\n  there', then, '\n  here ', now);
  }
  const inputs = ordinaryInputs(id, ours);
  const times: [number, number][] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    times.push([nanosecondsOf(theirs, inputs), nanosecondsOf(ours, inputs)]);
  }
  const [thereNs, hereNs] = [0, 1].map((index) => median(times.slice(1).map((pair) => pair[index]!))) as [
    number,
    number,
  ];
  const ratio = (hereNs / thereNs).toFixed(2);
  print(id, JSON.stringify(tally), `${thereNs.toFixed(0)} → ${hereNs.toFixed(0)} ns, ratio ${ratio}`);
}
