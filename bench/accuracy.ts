import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { catalogue } from '#catalogue/index.ts';
import { isProvable, type Tally } from '../test/kit/accuracy/cases.ts';
import type { Containment } from '../test/kit/accuracy/containment.ts';
import type { WorstError } from '../test/kit/accuracy/elementary.ts';
import { runTasks } from './accuracy/pool.ts';
import { compareWithOpinion, type Comparison } from './opinions.ts';
import type { Outcome, Task } from './accuracy/worker.ts';
import { describeMachine, formatTable } from './table.ts';

/** What ball.ts assumes of the elementary functions. */
const ASSUMED_ULPS = 2;
/** How much a worker is given at a time. */
const chunkSizes: Readonly<Record<Task['kind'], number>> = { operations: 10_000, points: 4000, cases: 4000 };

interface Options {
  readonly seed: number;
  readonly counts: Readonly<Record<Task['kind'], number>>;
  /** Cases of each calculator that is held against its second opinion in Python. */
  readonly opinions: number;
  readonly ids: readonly string[];
}

function readOptions(): Options {
  const { values } = parseArgs({
    options: {
      cases: { type: 'string', default: '20000' },
      operations: { type: 'string', default: '20000' },
      points: { type: 'string', default: '20000' },
      opinions: { type: 'string', default: '200' },
      seed: { type: 'string', default: '1' },
      calculator: { type: 'string' },
    },
  });
  const number = (name: 'cases' | 'operations' | 'points' | 'opinions' | 'seed') => {
    const value = Number(values[name]);
    if (!Number.isSafeInteger(value) || value < 0) throw new Error(`--${name} is a whole number`);
    return value;
  };
  const all = catalogue.map(({ id }): string => id);
  const ids = values.calculator === undefined ? all : [values.calculator];
  const unknown = ids.find((id) => !all.includes(id));
  if (unknown !== undefined) throw new Error(`no calculator ${unknown}; there are ${all.join(', ')}`);
  const counts = { cases: number('cases'), operations: number('operations'), points: number('points') };
  return { seed: number('seed'), counts, opinions: number('opinions'), ids };
}

function cut(kind: Task['kind'], { seed, counts }: Options, id?: string): Task[] {
  const size = chunkSizes[kind];
  return Array.from({ length: Math.ceil(counts[kind] / size) }, (_, chunk) => {
    const count = Math.min(size, counts[kind] - chunk * size);
    return { kind, seed, chunk, count, ...(id !== undefined && { id }) };
  });
}

function describeContainment(parts: readonly Containment[]): string {
  const sum = (name: 'operations' | 'undecided' | 'escaped') =>
    parts.reduce((total, part) => total + part[name], 0);
  const head = ['operations on balls', 'left open', 'escaped'];
  const row = [sum('operations'), sum('undecided'), sum('escaped')].map(String);
  return [formatTable(head, [row]), ...parts.flatMap(({ escapes }) => escapes).slice(0, 5)].join('\n');
}

/** The worst error of each function over all parts. */
function worstErrors(parts: readonly (readonly WorstError[])[]): WorstError[] {
  const worst = new Map<string, WorstError>();
  for (const error of parts.flat()) {
    const known = worst.get(error.name);
    const points = error.points + (known?.points ?? 0);
    worst.set(error.name, { ...(known !== undefined && known.ulps >= error.ulps ? known : error), points });
  }
  return [...worst.values()];
}

function describeErrors(errors: readonly WorstError[]): string {
  const rows = errors.map(({ name, points, ulps, at }) => [
    `Math.${name}`,
    String(points),
    ulps.toFixed(4),
    String(at),
  ]);
  return formatTable(['function', 'points', 'worst error in ulp', 'at'], rows);
}

function describeTallies(tallies: ReadonlyMap<string, readonly Tally[]>): string {
  const rows = [...tallies].map(([id, parts]) => {
    const sum = (count: (tally: Tally) => number) => parts.reduce((total, tally) => total + count(tally), 0);
    const slow = (kind: 'ordinary' | 'hard', ties: number) =>
      share(
        sum(({ slow }) => slow[kind]) - ties,
        sum(({ drawn }) => drawn[kind]),
      );
    const ties = sum(({ slowTies }) => slowTies.ordinary);
    return [
      id,
      String(sum(({ cases }) => cases)),
      String(sum(({ wrong }) => wrong)),
      slow('ordinary', ties),
      share(
        ties,
        sum(({ drawn }) => drawn.ordinary),
      ),
      slow('hard', 0),
    ];
  });
  return formatTable(
    ['calculator', 'cases', 'wrong', 'ordinary: slow', 'ordinary: slow, exact tie', 'hard: slow'],
    rows,
  );
}

function describeComparisons(comparisons: ReadonlyMap<string, Comparison>): string {
  const rows = [...comparisons].map(([id, { cases, differing }]) => [id, String(cases), String(differing)]);
  return formatTable(['calculator', 'cases of a second opinion', 'wrong'], rows);
}

/** The calculators without an oracle here, held against golden/, on all cores. */
async function askOpinions({
  ids,
  opinions: cases,
  seed,
}: Options): Promise<ReadonlyMap<string, Comparison>> {
  const asked = catalogue.filter(({ id }) => ids.includes(id) && !isProvable(id));
  const comparisons = new Map<string, Comparison>();
  if (cases === 0) return comparisons;
  const waiting = asked.values();
  const work = async () => {
    for (const calculator of waiting) {
      comparisons.set(calculator.id, await compareWithOpinion(calculator, { cases, seed }));
      process.stderr.write(`\r${comparisons.size} of ${asked.length} second opinions`);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  process.stderr.write('\n');
  return comparisons;
}

function share(part: number, whole: number): string {
  return part === 0 ? '0' : `1 in ${Math.round(whole / part)}`;
}

async function main(options: Options): Promise<number> {
  const containments: Containment[] = [];
  const errors: (readonly WorstError[])[] = [];
  const tallies = new Map<string, Tally[]>();
  const collect = (outcome: Outcome) => {
    if (outcome.kind === 'operations') containments.push(outcome.containment);
    else if (outcome.kind === 'points') errors.push(outcome.errors);
    else tallies.set(outcome.id, [...(tallies.get(outcome.id) ?? []), outcome.tally]);
  };
  const tasks = [
    ...cut('operations', options),
    ...cut('points', options),
    ...options.ids.filter(isProvable).flatMap((id) => cut('cases', options, id)),
  ];
  let done = 0;
  await runTasks(tasks, (outcome) => {
    collect(outcome);
    process.stderr.write(`\r${++done} of ${tasks.length} parts`);
  });
  process.stderr.write('\n');

  const worst = worstErrors(errors);
  const comparisons = await askOpinions(options);
  const faults = [...[...tallies.values()].flat(), ...comparisons.values()].flatMap((one) => one.faults);
  const isRight =
    faults.length === 0 &&
    [...comparisons.values()].every(({ differing }) => differing === 0) &&
    containments.every(({ escaped }) => escaped === 0) &&
    worst.every(({ ulps }) => ulps <= ASSUMED_ULPS);
  const sections = [
    `${describeMachine()}, seed ${options.seed}\n`,
    ...(containments.length > 0 ? [describeContainment(containments)] : []),
    ...(worst.length > 0 ? [describeErrors(worst)] : []),
    ...(tallies.size > 0 ? [describeTallies(tallies)] : []),
    ...(comparisons.size > 0 ? [describeComparisons(comparisons)] : []),
    ...(faults.length > 0 ? [`Wrong:\n\n${faults.slice(0, 20).join('\n')}\n`] : []),
  ];
  process.stdout.write(sections.join('\n'));
  return isRight ? 0 : 1;
}

let options: Options | undefined;
try {
  options = readOptions();
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
}
process.exitCode = options === undefined ? 2 : await main(options);
