import { excerptOf } from '#core/equations/language/excerpt.ts';
import { namesIn, rename } from '#core/equations/language/names.ts';
import type { Units } from '#core/equations/language/reduction.ts';
import { readExpression } from '#core/equations/language/program.ts';
import { textOf } from '#core/equations/language/text.ts';
import type { Definition, Expression, Statement } from '#core/equations/language/tree.ts';
import { programOf } from '#catalogue/run/program.ts';
import {
  courseTexts,
  type CourseTexts,
  type Schedule,
  type ScheduleColumn,
} from '#catalogue/declare/schedule.ts';
import type { Origin } from './origin.ts';

export interface OwnEquations {
  readonly equations: readonly Statement[];
  /** Of a schedule. */
  readonly course: CourseTexts | undefined;
}

/**
 * The equations of the base, without what the outputs of a preset and its schedule do not need, under its
 * names.
 */
export function ownEquations(origin: Origin, schedule: Schedule | undefined): OwnEquations {
  const { base, names, given, outputs } = origin;
  const program = programOf(base);
  const texts = schedule && courseTexts(schedule);
  const parts = texts === undefined ? [] : partsOf(texts);
  const read = parts.map((text) => readExpression(program, text, ['k']));
  const excerpt = excerptOf(program, given, [...outputs.keys()], read, unitsOf(origin));
  const { statements, expressions } = excerpt;
  const named = namesIn([statements, expressions]);
  const decisive = Object.entries(base.figures ?? {}).flatMap(([name, { by = [] }]) =>
    named.has(name) ? by : [],
  );
  const used = new Set([...named, ...decisive]);
  requireFit(origin, statements, used);
  const all = [...fixedDefinitions(origin, named), ...statements];
  const equations = all.map((one) => rename(withMeaning(origin, one), names));
  const own = expressions.map((part) => textOf(rename(part, names)));
  return { equations, course: texts && withParts(texts, own) };
}

/** The expressions of a course in one list. */
function partsOf({ periods, date, at }: CourseTexts): readonly string[] {
  return [periods, ...Object.values(at), ...(date === undefined ? [] : [date])];
}

/** The course with other expressions, in the order of `partsOf`. */
function withParts({ date, at }: CourseTexts, [periods, ...parts]: readonly string[]): CourseTexts {
  return {
    periods: periods!,
    at: Object.fromEntries(Object.keys(at).map((name, index) => [name, parts[index]!])),
    date: date && parts.at(-1)!,
  };
}

/** The schedule without the columns that add up to outputs that the preset does not have. */
export function fitSchedule(schedule: Schedule, outputs: Origin['outputs']): Schedule {
  const { columns = {}, totals = {} } = schedule;
  const kept = Object.entries(columns).filter(
    ([name]) => totals[name] === undefined || outputs.has(totals[name]),
  );
  return { ...schedule, ...(schedule.columns !== undefined && { columns: Object.fromEntries(kept) }) };
}

/** `course` is asked for when it is needed. */
export function ownSchedule(
  { outputs }: Origin,
  { goal, mark, totals = {}, ...schedule }: Schedule,
  course: () => CourseTexts,
): Schedule {
  const kept = Object.entries(totals).filter(([, name]) => outputs.has(name));
  const facts = {
    ...(goal !== undefined && outputs.has(goal) && { goal: outputs.get(goal)! }),
    ...(mark !== undefined && outputs.has(mark) && { mark: outputs.get(mark)! }),
    totals: Object.fromEntries(kept.map(([column, name]) => [column, outputs.get(name)!])),
  };
  if (schedule.course !== undefined) return { ...schedule, ...facts };
  const columns = Object.entries(schedule.columns ?? {});
  const own = columns.map(([name, column]) => [name, ownColumn(name, column, course)] as const);
  const made = { ...schedule, ...facts, ...(own.length > 0 && { columns: Object.fromEntries(own) }) };
  // Not spread, as that would ask for the course at once.
  const define = (name: string, get: () => string) =>
    Object.defineProperty(made, name, { get, enumerable: true });
  define('periods', () => course().periods);
  if (schedule.date !== undefined) define('date', () => course().date!);
  if (schedule.balance !== undefined) {
    define('balance', () => course().at['balance']!);
    define('flow', () => course().at['flow']!);
    const names = Object.keys(schedule.own ?? {});
    if (names.length > 0) {
      const get = () => Object.fromEntries(names.map((name) => [name, course().at[name]!]));
      Object.defineProperty(made, 'own', { get, enumerable: true });
    }
  }
  return made;
}

function ownColumn(name: string, column: ScheduleColumn, course: () => CourseTexts): ScheduleColumn {
  if (!('value' in column) || column.value === undefined) return column;
  return {
    ...column,
    get value() {
      return course().at[name]!;
    },
  };
}

/**
 * Throws an Error where the outputs need other inputs than there are, or a new name means something else in
 * the equations.
 */
function requireFit(
  { base, names, inputs, fixed }: Origin,
  statements: readonly Statement[],
  used: ReadonlySet<string>,
): void {
  const missing = Object.keys(base.input).find(
    (name) => used.has(name) && !inputs.has(name) && !fixed.has(name),
  );
  if (missing !== undefined) throw new Error(`its outputs need ${missing}: fix it or make it an input.`);
  const idle = [...inputs.keys()].find((name) => name !== 'currency' && !used.has(name));
  if (idle !== undefined) throw new Error(`none of its outputs depends on ${idle}: leave it out.`);
  const symbols = new Set(
    statements.flatMap((one) => (one.kind === 'definition' ? [one.name, ...(one.parameters ?? [])] : [])),
  );
  const wrong = [...names].find(([, own]) => symbols.has(own) && !names.has(own));
  if (wrong !== undefined) throw new Error(`${wrong[0]} cannot be ${wrong[1]}: that name is taken.`);
}

/** A definition for each fixed input that is used as a number. */
export function fixedDefinitions(origin: Origin, used: ReadonlySet<string>): readonly Definition[] {
  const { base, fixed } = origin;
  return [...fixed].flatMap(([name, value]): Definition[] => {
    const { schema, options } = base.input[name]!;
    const number = numberOf(origin, name);
    if (number === undefined || !used.has(name)) return [];
    const { description = '' } = schema as { readonly description?: string };
    const meaning = options?.[String(value)] ?? description;
    const position = { line: 1, column: 1 };
    return [{ kind: 'definition', name, cases: [{ value: literalOf(number) }], meaning, position }];
  });
}

/** The fixed inputs that are 0 or 1 as numbers. */
export function unitsOf(origin: Origin): Units {
  return new Map(
    [...origin.fixed.keys()].flatMap((name): [string, '0' | '1'][] => {
      const number = numberOf(origin, name);
      return number === 0 || number === 1 ? [[name, number === 0 ? '0' : '1']] : [];
    }),
  );
}

/** What a fixed input is where it is used as a number. */
function numberOf({ base, fixed }: Origin, name: string): number | undefined {
  const value = fixed.get(name);
  return typeof value === 'number' ? value : base.input[name]!.numbers?.[String(value)];
}

/** A fixed number as equations write it. */
export function literalOf(value: number): Expression {
  const text = String(Math.abs(value));
  if (!/^\d+(\.\d+)?$/.test(text)) throw new Error(`${value} cannot be written without an exponent`);
  return value < 0 ? { kind: 'negation', operand: { kind: 'number', text } } : { kind: 'number', text };
}

/** A result of the base that is a step here must say itself what it is. */
function withMeaning({ base, outputs }: Origin, statement: Statement): Statement {
  if (statement.kind === 'requirement' || outputs.has(statement.name)) return statement;
  const meaning = statement.meaning ?? base.output[statement.name]?.description;
  return meaning === undefined ? statement : { ...statement, meaning };
}
