import type { Arithmetic } from '#core/arithmetic/arithmetic.ts';
import type { AnyDeclaration, FormulaContext, Step } from '../define.ts';
import { makeFunction, members } from '../evaluate.ts';
import type { InputField } from '../fields.ts';
import type { OutputChange } from './fields.ts';
import { withOwnNames } from './natives.ts';
import { valueCode, type FixedValue, type Origin } from './origin.ts';
import {
  foldSteps,
  isWritten,
  literalOf,
  namesIn,
  reachSteps,
  renameIn,
  renameInProse,
  renameSteps,
  type Renames,
} from './text.ts';

/** What a preset takes of a base whose formula is code. It goes when the last of these has equations. */

/** A new name must not mean something else in the formula, nor two things at once. */
function requireFree(base: CodedBase, names: Renames): void {
  const symbols = stepsOf(base).flatMap(({ symbol }) => namesIn(symbol));
  const taken = new Set([...Object.keys(base.input), ...Object.keys(base.output), ...symbols]);
  for (const [name, other] of names) {
    if (name === other || name.includes('.')) continue;
    if (taken.has(other)) throw new Error(`${name} cannot be ${other}: that name is taken.`);
    taken.add(other);
  }
}

/** Whether an input of the base is neither one of the preset nor fixed. */
function isOpen(name: string, inputs: Renames, fixed: ReadonlyMap<string, FixedValue>): boolean {
  return !inputs.has(name) && !fixed.has(name);
}

/** The formula of the base, as people read it. */
function stepsOf(base: CodedBase): readonly Step[] {
  return base.note.steps;
}

interface Declared {
  readonly output: Readonly<Record<string, OutputChange | undefined>>;
  readonly hasSchedule?: false;
}

type Results = Readonly<Record<string, unknown>>;
type CodeFormula = <N>(a: Arithmetic<N>, input: never, context: FormulaContext) => Results;
type CodeSchedule = Extract<NonNullable<AnyDeclaration['schedule']>, { readonly balance?: undefined }>;
type CodedCourse = Exclude<CodeSchedule['course'], string>;

type CodedBase = Extract<AnyDeclaration, { readonly equations?: undefined }>;

type FormulaPart = Pick<AnyDeclaration, 'schedule'> & Pick<CodedBase, 'note' | 'formula'>;

/** The formula and the schedule of the base, without what the outputs of a preset do not need. */
export function cutCode(origin: Origin, base: CodedBase, declared: Declared): FormulaPart {
  const { names, inputs, fixed } = origin;
  requireFree(base, names);
  const schedule = declared.hasSchedule === false ? undefined : base.schedule;
  const reached = reachedSteps(origin, schedule);
  const steps = renameSteps(reached, names);
  const ownSchedule = schedule && { schedule: scheduleOf(origin, schedule) };
  const { references } = base.note;
  const missing = Object.keys(base.input).find((name) => isOpen(name, inputs, fixed));
  if (missing !== undefined) throw new Error(`the formula of ${base.id} needs ${missing}: fix it.`);
  const formula = codeOf(origin, base.formula as CodeFormula, declared, reached);
  return { note: { steps, references }, formula, ...ownSchedule };
}

/** The steps that the outputs need, by the names of the base; numbers that are fixed come first. */
function reachedSteps(origin: Origin, schedule: AnyDeclaration['schedule']): readonly Step[] {
  const { base, inputs, outputs, fixed } = origin;
  const needed = schedule?.balance === undefined ? [] : [schedule.periods, schedule.balance, schedule.flow];
  const { steps, names } = reachSteps(foldSteps(stepsOf(base as CodedBase), fixed), [
    ...outputs.keys(),
    ...needed.flatMap(namesIn),
  ]);
  const missing = [...names].find((name) => name in base.input && isOpen(name, inputs, fixed));
  if (missing !== undefined) throw new Error(`its outputs need ${missing}: fix it or make it an input.`);
  // What words and code need is for the author to know.
  if (steps.every(isWritten) && schedule?.course === undefined) {
    const idle = [...inputs.keys()].find((name) => isNumberOrWord(base.input[name]!) && !names.has(name));
    if (idle !== undefined) throw new Error(`none of its outputs depends on ${idle}: leave it out.`);
  }
  return [...fixedSteps(origin, names), ...steps.map((step) => withMeaning(origin, step))];
}

function isNumberOrWord({ kind }: InputField): boolean {
  return kind === 'real' || kind === 'integer' || kind === 'choice';
}

/** A step for each fixed input that is used as a number. */
function fixedSteps({ base, fixed }: Origin, used: ReadonlySet<string>): readonly Step[] {
  return [...fixed].flatMap(([name, value]): Step[] => {
    const { numbers, schema } = base.input[name]!;
    const number = typeof value === 'number' ? value : numbers?.[String(value)];
    if (number === undefined || !used.has(name)) return [];
    const { description = '' } = schema as { readonly description?: string };
    return [{ symbol: name, meaning: description, cases: [{ equation: literalOf(number) }] }];
  });
}

/** A result of the base that is a step here must say itself what it is. */
function withMeaning({ base, outputs }: Origin, step: Step): Step {
  const output = base.output[step.symbol];
  if (step.meaning !== undefined || output === undefined || outputs.has(step.symbol)) return step;
  return { ...step, meaning: output.description };
}

/** The code of the base between the names of the preset. */
function codeOf(origin: Origin, formula: CodeFormula, { output }: Declared, steps: readonly Step[]) {
  const { base, outputs, names, toBase } = origin;
  const toInput = inputCode(origin);
  const chosen = [...outputs].map(([name, own]) => ({ name, own, read: readerOf(base, name, output[name]) }));
  // Results of the base that are only steps here have values in an explanation, too.
  const between = steps.flatMap(({ symbol }) =>
    symbol in base.output && !outputs.has(symbol) ? [symbol] : [],
  );
  const toResults = (results: Results): Results => {
    const all: Record<string, unknown> = {};
    for (const { name, own, read } of chosen) {
      if (Object.prototype.propertyIsEnumerable.call(results, name)) all[own] = read(results[name]);
      else Object.defineProperty(all, own, { get: () => read(results[name]) });
    }
    for (const name of between) Object.defineProperty(all, name, { get: () => results[name] });
    return all;
  };
  return <N>(a: Arithmetic<N>, input: never, context: FormulaContext): Results => {
    const omit: FormulaContext['omit'] = (name, reason) =>
      outputs.has(name) ? context.omit(outputs.get(name)!, renameInProse(reason, names)) : undefined;
    const values = toBase(context.values);
    return withOwnNames(names, () => toResults(formula(a, toInput(a, input), { ...context, values, omit })));
  };
}

/** What the formula of the base is given, from what that of the preset is given. */
function inputCode({ base, inputs, fixed }: Origin): <N>(a: Arithmetic<N>, input: never) => never {
  const code = members(base.input, (name, field) => {
    const value = valueCode(field, inputs.get(name), fixed.get(name));
    return field.kind === 'real' && fixed.get(name) !== undefined ? `a.of(${value})` : value;
  });
  return makeFunction('a, v', code) as <N>(a: Arithmetic<N>, input: never) => never;
}

/** How a result of the base becomes one of the preset: records may have fields with other names. */
function readerOf(
  { output }: AnyDeclaration,
  name: string,
  change: OutputChange | undefined,
): (result: unknown) => unknown {
  if (change?.fields === undefined) return (result) => result;
  const members = Object.keys(output[name]!.fields!).map(
    (field) => `${change.fields?.[field]?.name ?? field}: x.${field}`,
  );
  const toRecord = makeFunction('x', `({ ${members.join(', ')} })`) as (record: unknown) => unknown;
  return (result) => (result as readonly unknown[] | undefined)?.map(toRecord);
}

function scheduleOf(origin: Origin, schedule: NonNullable<AnyDeclaration['schedule']>) {
  const { outputs, names } = origin;
  const { goal, totals = {}, ...rest } = schedule;
  const ownGoal = goal === undefined ? undefined : outputs.get(goal);
  const ownTotals = Object.entries(totals).flatMap(([column, name]) =>
    outputs.has(name) ? [[column, outputs.get(name)!]] : [],
  );
  const facts = {
    ...(ownGoal !== undefined && { goal: ownGoal }),
    totals: Object.fromEntries(ownTotals) as Readonly<Record<string, string>>,
  };
  if (rest.balance !== undefined) {
    const [periods, balance, flow] = [rest.periods, rest.balance, rest.flow].map((text) =>
      renameIn(text, names),
    ) as [string, string, string];
    return { ...rest, ...facts, periods, balance, flow };
  }
  const { course } = rest;
  return { ...rest, ...facts, course: typeof course === 'string' ? course : courseOf(origin, course) };
}

function courseOf(origin: Origin, course: CodedCourse): CodedCourse {
  const { names, toBase } = origin;
  const toInput = inputCode(origin);
  return (a, input, context) =>
    withOwnNames(names, () => course(a, toInput(a, input), { ...context, values: toBase(context.values) }));
}
