// Whether another checkout of the project, such as the state before a change, gives the same text for drawn
// inputs, and how long each takes on its fast path: `node scripts/run.mjs bench/compare.ts ../other 10000
// cagr roi`.
import { resolve } from 'node:path';
import type { AnyCalculator, InputValues } from '#catalogue/declare/define.ts';
import { createEvaluator, type Evaluator } from '#catalogue/run/evaluate.ts';
import { rulesOf } from '#catalogue/run/rules.ts';
import { catalogue } from '#catalogue/index.ts';
import type { DomainError } from '#base/errors.ts';
import { settled } from '#core/arithmetic/settle.ts';
import { finish } from '#base/steps.ts';
import { createInputCheck } from '#calculate/check/validation.ts';
import { moneyOf, type Calculation } from '#calculate/result/result.ts';
import { createParts } from '#calculate/included-parts.ts';
import { toJson } from '#calculate/result/json.ts';
import { scheduleJson } from '#calculate/schedule/row-writer.ts';
import { drawCases, goldenInputs } from '../test/kit/accuracy/drawn.ts';
import { createRandom, type Random } from '../test/kit/accuracy/random.ts';

const ROUNDS = 15;
const ROUND_MS = 30;
/** How many differences of a calculator are shown. */
const SHOWN = 5;

/** Of so many cases, the rows of one are compared, too. */
const CASES_A_SCHEDULE = 50;

interface Checkout {
  readonly calculators: readonly AnyCalculator[];
  readonly createEvaluator: typeof createEvaluator;
  readonly createParts: typeof createParts;
  readonly toJson: typeof toJson;
  readonly scheduleJson: typeof scheduleJson;
}

const here: Checkout = { calculators: catalogue, createEvaluator, createParts, toJson, scheduleJson };

async function load(folder: string): Promise<Checkout> {
  const source = (path: string) => import(resolve(folder, 'src', path)) as Promise<unknown>;
  const list = (await source('catalogue/index.ts')) as { readonly catalogue: readonly AnyCalculator[] };
  const evaluate = (await source('catalogue/run/evaluate.ts')) as Pick<Checkout, 'createEvaluator'>;
  const parts = (await source('calculate/included-parts.ts')) as Pick<Checkout, 'createParts'>;
  const json = (await source('calculate/result/json.ts')) as Pick<Checkout, 'toJson'>;
  const rows = (await source('calculate/schedule/row-writer.ts')) as Pick<Checkout, 'scheduleJson'>;
  return {
    calculators: list.catalogue,
    createEvaluator: evaluate.createEvaluator,
    createParts: parts.createParts,
    toJson: json.toJson,
    scheduleJson: rows.scheduleJson,
  };
}

interface Subject {
  readonly evaluator: Evaluator;
  /** Their names. */
  readonly outputs: readonly string[];
  /** The rows of the schedule as text; empty where there is none. */
  readonly rowsOf: (values: InputValues) => string;
}

function subjectIn(checkout: Checkout, id: string): Subject {
  const { calculators, createEvaluator, createParts, toJson, scheduleJson } = checkout;
  const calculator = calculators.find((one) => one.id === id)!;
  const evaluator = createEvaluator(calculator);
  const partOf = createParts(calculator, evaluator, '', scheduleJson);
  const rowsOf = (values: InputValues) => {
    if (calculator.schedule === undefined) return '';
    const moneyDecimals = moneyOf(values).decimals;
    const rows = partOf('schedule', { values, moneyDecimals } as Calculation, 'year');
    return textOf(() => toJson(finish(rows)));
  };
  return { evaluator, outputs: Object.keys(calculator.output), rowsOf };
}

/** These outputs as text with the reasons of those that are left out, in any order, or the problem. */
function outcomeOf({ evaluator, outputs }: Subject, values: InputValues, names: readonly string[]): string {
  const omitted = new Map<string, string>();
  return textOf(() => {
    const units = evaluator.evaluate(values, moneyOf(values).decimals, omitted);
    const compared = names.map((name) => String(units[outputs.indexOf(name)]));
    return [...compared, ...[...omitted].map(String).toSorted()].join(' ');
  });
}

function textOf(run: () => string): string {
  try {
    return run();
  } catch (error) {
    // The class of the other checkout is another one.
    if (error instanceof Error && error.name === 'DomainError') {
      return `${(error as DomainError).code}: ${error.message}`;
    }
    throw error;
  }
}

/** Ordinary inputs: the numbers of the first golden cases, a little larger or smaller. */
function ordinaryInputs(
  golden: readonly InputValues[],
  random: Random,
  subject: Subject,
): readonly InputValues[] {
  const varied = Array.from({ length: 200 }, () => {
    const entries = Object.entries(random.pick(golden.slice(0, 12))).map(([name, value]) => [
      name,
      typeof value === 'number' && !Number.isInteger(value)
        ? Math.round(value * (95 + random.integer(0, 10))) / 100
        : value,
    ]);
    return Object.fromEntries(entries) as InputValues;
  });
  return varied.filter((values) => {
    const before = settled.fast;
    return !outcomeOf(subject, values, subject.outputs).includes(': ') && settled.fast > before;
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
  const [ours, theirs] = [subjectIn(here, id), subjectIn(other, id)];
  // Only what the other checkout has: a new field or result is compared by nobody.
  const calculator = other.calculators.find((one) => one.id === id)!;
  const check = createInputCheck(calculator.input, rulesOf(calculator));
  const known = goldenInputs(id).filter((values) => check(values) === undefined);
  const cases = drawCases(calculator, known, Number(count));
  const tally = { cases: cases.length, different: 0, problems: 0, decidedFast: 0 };
  for (const [index, values] of cases.entries()) {
    const before = settled.fast;
    let [now, then] = [ours, theirs].map((one) => outcomeOf(one, values, theirs.outputs)) as [string, string];
    if (settled.fast > before) tally.decidedFast++;
    if (/^[a-z-]+: /.test(then)) tally.problems++;
    if (index % CASES_A_SCHEDULE === 0) {
      now += ours.rowsOf(values);
      then += theirs.rowsOf(values);
    }
    if (now === then) continue;
    if (tally.different++ < SHOWN) print(id, JSON.stringify(values), '\n  there', then, '\n  here ', now);
  }
  const inputs = ordinaryInputs(known, createRandom(2, id), ours);
  const times: [number, number][] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    times.push([nanosecondsOf(theirs.evaluator, inputs), nanosecondsOf(ours.evaluator, inputs)]);
  }
  const [thereNs, hereNs] = [0, 1].map((index) => median(times.slice(1).map((pair) => pair[index]!))) as [
    number,
    number,
  ];
  const ratio = (hereNs / thereNs).toFixed(2);
  print(id, JSON.stringify(tally), `${thereNs.toFixed(0)} → ${hereNs.toFixed(0)} ns, ratio ${ratio}`);
}
