import type { AnyCalculator, InputValues } from '#catalogue/declare/define.ts';
import { catalogue } from '#catalogue/index.ts';
import { bounds } from '#base/bounds.ts';
import { findNearestName } from '#base/nearest.ts';
import type { Steps } from '#base/steps.ts';
import { fillSchedule, intervalsOf, type Interval } from '#calculate/schedule/schedule.ts';
import type { Include } from '#calculate/includes.ts';
import { compileCalculator, type CompiledCalculator } from '#calculate/compiled-calculator.ts';
import { invalidBody, Problem, tooLong } from '#calculate/check/problem.ts';
import { createSolver, createSweeper } from '#calculate/solve/answers.ts';
import { createParts, prepareAgain } from '#calculate/included-parts.ts';
import program from '../../package.json' with { type: 'json' };
import { CentwiseError } from '#client/errors.ts';
import { checkList, checkOptions } from '#client/options.ts';
import { declare, declared } from './declared.ts';
import { later, loadLater } from './later.ts';
import { plain } from './plain.ts';
import { asking, CentwiseProblem } from './problems.ts';
import { createColumns, rowObjects, type ScheduleColumns } from './schedule-columns.ts';

export { CentwiseProblem };

/**
 * The engine as a library: the calls of a service, answered at once in the program that makes them. Each
 * throws a CentwiseProblem for what a service would refuse. Types: package/types/index.d.ts.
 */
export { CentwiseError };

/** How the version of the engine is named in assumptions. */
const engine = `centwise ${program.version}`;
const compiled = new Map<string, CompiledCalculator>();

/** The calculators: id, name and category of each. */
export const calculators = [...catalogue, ...later].map(({ id, name, category }) => ({ id, name, category }));

/** Loads the calculators of chance and market history, where they are a file of their own: in browsers. */
export async function loadSimulations(): Promise<void> {
  declare(await loadLater());
}

export function calculate(id: string, inputs: unknown, options: PartsWanted = {}): unknown {
  return asking(() => {
    const one = find(id);
    const { include, interval } = checkWanted(one.calculator, options);
    const values = checkInputs(one, inputs);
    const { calculator, evaluator } = one;
    const calculation = one.calculate(values);
    const partOf = createParts(calculator, evaluator, engine, rowObjects);
    const parts = include.map((name) => [name, within(partOf(name, calculation, interval))] as const);
    return plain({
      ...calculation.results,
      warnings: one.warn(values, calculation.rounded),
      ...Object.fromEntries(parts),
    });
  });
}

/** The rows of the schedule. */
export function schedule(id: string, inputs: unknown, options: Pick<PartsWanted, 'interval'> = {}): unknown {
  const { interval } = checkOptions(options, ['interval']);
  asking(() => requireSchedule(find(id).calculator));
  return partAlone(id, inputs, 'schedule', interval);
}

/** The rows of the schedules of several inputs, as columns; those that have none are in `problems`. */
export function schedules(
  id: string,
  inputs: readonly unknown[],
  options: Pick<PartsWanted, 'interval'> = {},
): ScheduleColumns & { readonly problems: readonly { readonly index: number; readonly problem: unknown }[] } {
  const { interval } = checkOptions(options, ['interval']);
  if (!Array.isArray(inputs)) throw new TypeError('The inputs of schedules must be a list of objects.');
  const { one, wanted } = asking(() => {
    const one = find(id);
    requireSchedule(one.calculator);
    return { one, wanted: checkWanted(one.calculator, interval === undefined ? {} : { interval }).interval };
  });
  const { calculator, evaluator } = one;
  const valid = inputs.filter((each) => one.check(each) === undefined) as InputValues[];
  const columns = createColumns(calculator, valid, inputs.length);
  const problems: { index: number; problem: unknown }[] = [];
  for (const [index, each] of inputs.entries()) {
    try {
      asking(() => {
        const calculation = one.calculate(checkInputs(one, each));
        within(prepareAgain(calculator, evaluator, calculation));
        columns.add(within(fillSchedule(calculator, evaluator, calculation, wanted)));
      });
    } catch (problem) {
      if (!(problem instanceof CentwiseProblem)) throw problem;
      problems.push({ index, problem });
      columns.add({ length: 0, columns: [] });
    }
  }
  return { ...columns.take(), problems };
}

function requireSchedule({ id, schedule: declared }: AnyCalculator): void {
  if (declared === undefined) throw new Problem('invalid-input', `${id} has no schedule.`);
}

/** Every step of the calculation, with its equation and its unrounded value. */
export function explain(id: string, inputs: unknown): unknown {
  return partAlone(id, inputs, 'explanation', undefined);
}

export function solve(id: string, question: unknown): unknown {
  return asking(() => plain(within(createSolver(find(id))(question))));
}

export function sweep(id: string, question: unknown): unknown {
  return asking(() => plain(within(createSweeper(find(id))(question))));
}

interface PartsWanted {
  readonly include?: readonly Exclude<Include, 'chart'>[];
  readonly interval?: string | undefined;
}

function partAlone(
  id: string,
  inputs: unknown,
  part: Exclude<Include, 'chart'>,
  interval: string | undefined,
): unknown {
  const wanted = { include: [part], ...(interval !== undefined && { interval }) };
  return (calculate(id, inputs, wanted) as Readonly<Record<string, unknown>>)[part];
}

function find(id: string): CompiledCalculator {
  let one = compiled.get(id);
  if (one === undefined) {
    const calculator = declared.get(id);
    if (calculator === undefined)
      throw later.some((known) => known.id === id) ? notLoaded(id) : unknownCalculator(id);
    one = compileCalculator(calculator);
    compiled.set(id, one);
  }
  return one;
}

function notLoaded(id: string): CentwiseError {
  return new CentwiseError(`${id} is not loaded yet; call "await loadSimulations()" before.`);
}

function unknownCalculator(id: unknown): Problem {
  const nearest = typeof id === 'string' ? findNearestName(id, declared.keys()) : undefined;
  const hint = nearest === undefined ? '"calculators" lists all of them' : `did you mean ${nearest}?`;
  return new Problem('not-found', `There is no calculator ${JSON.stringify(id)}; ${hint}`);
}

function checkInputs({ check }: CompiledCalculator, inputs: unknown): InputValues {
  const violations = check(inputs);
  if (violations !== undefined) throw invalidBody(violations, 'The inputs');
  return inputs as InputValues;
}

/** What is drawn as a chart needs a library of its own, so the engine has none. */
function checkWanted(calculator: AnyCalculator, options: PartsWanted) {
  const { include = [], interval } = checkOptions(options, ['include', 'interval']);
  checkList('include', 'schedule', include);
  const parts = calculator.schedule === undefined ? [] : ['schedule'];
  const known: readonly string[] = [...parts, 'explanation', 'assumptions'];
  const intervals: readonly string[] = intervalsOf(calculator);
  const faults = [
    ...include.filter((name) => !known.includes(name)).map((name) => notAmong('include', name, known)),
    ...(interval === undefined || intervals.includes(interval)
      ? []
      : [notAmong('interval', interval, intervals)]),
  ];
  const [first] = faults;
  if (first !== undefined) {
    throw new Problem('invalid-input', `${first.parameter} ${first.detail}.`, { errors: faults });
  }
  return { include, interval: (interval ?? intervals[0]) as Interval };
}

function notAmong(parameter: string, got: unknown, known: readonly string[]) {
  const accepted = known.length === 0 ? 'must be left out' : `must be one of ${known.join(', ')}`;
  return { parameter, code: 'not-allowed', detail: `${accepted}; got ${JSON.stringify(got)}` };
}

/** Runs the steps to their end, unless they take longer than a service allows. */
function within<Result>(steps: Steps<Result>): Result {
  const endMs = performance.now() + bounds.cpuMs.request;
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
    if (performance.now() < endMs) continue;
    throw tooLong(bounds.cpuMs.request);
  }
}
