import { bounds } from '#base/bounds.ts';
import type { AnyDeclaration, InputFields, InputValues } from '#catalogue/declare/define.ts';
import { createFindEnd, type EndedLaw } from '#catalogue/law/ended.ts';
import type { Rounded } from '#catalogue/run/evaluate.ts';
import type { InputField, OutputField } from '#catalogue/declare/fields.ts';
import { unitsPerYear, usualByUnit, type Restriction } from '#catalogue/declare/usual.ts';

/** Of inputs. */
const inputCodes = [
  'looks-like-a-fraction',
  'looks-like-a-percentage',
  'restricted-by-law',
  'needs-an-estimate',
  'law-has-ended',
] as const;
export const warningCodes = [...inputCodes, 'unusual-age', 'unusual-result', 'less-than-a-year'] as const;

/**
 * A valid input, or a result, that looks like a mistake, or an input that a law restricts, that needs an
 * estimate, or for which the last law has ended.
 */
export interface Warning {
  /** RFC 6901, into the inputs; of a result, into the reply. */
  readonly pointer: string;
  readonly code: (typeof warningCodes)[number];
  readonly detail: string;
}

/** Finds what looks like a mistake in valid inputs and their results; undefined where nothing does. */
export type Warn = (values: InputValues, results?: readonly Rounded[]) => readonly Warning[] | undefined;

/** A percentage below this is meant as it is. */
const MIN_FRACTION = 0.01;
/** Of a result in years of age. */
const lifetime = { upTo: 120, because: 'which is beyond a lifetime. Check the amounts and rates.' };

/** What is unusual for a number: a percentage below `from`, a ratio above `upTo`. */
interface Limits {
  readonly unit: string;
  readonly from: number;
  readonly upTo: number;
  readonly isPart: boolean;
}

type Watched = readonly (readonly [name: string, Limits])[];

/** Undefined where every value is usual, by its unit or by what is declared. */
export function usualLimits(field: InputField): Limits | undefined {
  const unit = unitOf(field);
  const { from = 0, upTo = Infinity, isPart = false } = { ...usualByUnit[unit], ...field.usual };
  const { maximum = Infinity } = field.schema as { readonly maximum?: number };
  return from > MIN_FRACTION || upTo < maximum ? { unit, from, upTo, isPart } : undefined;
}

function watch(fields: InputFields): Watched {
  return Object.entries(fields).flatMap(([name, field]) => {
    const limits = usualLimits(field.item ?? field);
    return limits === undefined ? [] : [[name, limits] as const];
  });
}

/** Parts of a whole are fractions of it if none is above 1. */
function isUnusual(value: number, { from, upTo, isPart }: Limits): boolean {
  const size = Math.abs(value);
  return (size >= MIN_FRACTION && (isPart ? size <= from : size < from)) || value > upTo;
}

function unitOf({ schema }: { readonly schema: object }): string {
  return (schema as { readonly 'x-unit'?: string })['x-unit'] ?? '';
}

/** What is watched. */
type Watchable = Pick<AnyDeclaration, 'input' | 'output'> & Partial<Pick<AnyDeclaration, 'law'>>;

/** Whether a calculator can have warnings. */
export function hasWarnings({ input, output, law }: Watchable): boolean {
  if (law !== undefined) return true;
  const lists = Object.values(input).map(({ fields = {} }) => fields);
  if (Object.values(input).some(({ restriction, estimate }) => (restriction ?? estimate) !== undefined))
    return true;
  return [input, ...lists].some((one) => watch(one).length > 0) || watchedResults(output).length > 0;
}

interface WatchedResult {
  readonly name: string;
  readonly index: number;
  readonly output: OutputField;
}

function watchedResults(output: AnyDeclaration['output']): readonly WatchedResult[] {
  return Object.entries(output)
    .map(([name, one], index) => ({ name, index, output: one }))
    .filter(({ output: one }) => usualOf(one) !== undefined || one.annualizedOver !== undefined);
}

function usualOf(output: OutputField): OutputField['usual'] {
  return unitOf(output) === 'age' ? lifetime : output.usual;
}

/**
 * One rule for all percentages and ratios. The numbers of a list are in one unit, so it is unusual if its
 * largest number is; likewise parts of a whole. Other records are judged one by one.
 */
export function createWarnings(calculator: Watchable): Warn {
  const { input, output } = calculator;
  const all = watch(input);
  const numbers = all.filter(([name]) => input[name]!.item === undefined);
  const lists = all.filter(([name]) => input[name]!.item !== undefined);
  const records = Object.entries(input)
    .map(([name, { fields = {} }]) => [name, watch(fields)] as const)
    .filter(([, watched]) => watched.length > 0);
  const watched = watchedResults(output);
  const names = Object.keys(output);
  const warnOfLaw = createWarningsOfLaw(calculator);
  return function warn(values, results) {
    let warnings: Warning[] | undefined;
    const add = (place: string, value: number | undefined, limits: Limits) => {
      if (value === undefined || !isUnusual(value, limits)) return;
      if ((warnings ??= []).length < bounds.violations) warnings.push(describe(place, value, limits));
    };
    for (const [name, limits] of numbers) {
      const value = values[name] as number | undefined;
      const isUsual = value === undefined || (value > limits.from && value <= limits.upTo);
      if (!isUsual) add(name, value, limits);
    }
    for (const [name, limits] of lists) {
      const items = values[name] as readonly number[] | undefined;
      if (items !== undefined) add(name, items[largestOf(items)], limits);
    }
    for (const [name, members] of records) {
      const items = (values[name] ?? []) as readonly Readonly<Record<string, number | undefined>>[];
      for (const [member, limits] of members) {
        const column = items.map((item) => item[member]);
        const places = limits.isPart ? [largestOf(column)] : column.keys();
        for (const index of places) add(`${name}/${index}/${member}`, column[index], limits);
      }
    }
    for (const warning of warnOfLaw?.(values) ?? noWarnings) (warnings ??= []).push(warning);
    for (const one of watched) {
      const warning = results?.[one.index] === undefined ? undefined : warnOfResult(one, values, results);
      if (warning !== undefined) (warnings ??= []).push(warning);
    }
    return warnings;
  };

  function warnOfResult(
    { name, index, output: one }: WatchedResult,
    values: InputValues,
    results: readonly Rounded[],
  ): Warning | undefined {
    const found = Number(results[index]) / 10 ** Number(one.decimals);
    const { upTo = Infinity, because } = usualOf(one) ?? {};
    if (found > upTo) {
      const code = unitOf(one) === 'age' ? 'unusual-age' : 'unusual-result';
      return { pointer: `/${name}`, code, detail: `${name} is ${found}, ${because}` };
    }
    const over = one.annualizedOver;
    // Nothing was annualized where the rate is an input.
    if (over === undefined || values[name] !== undefined) return undefined;
    const unit = unitOf((input[over] ?? output[over])!);
    const length = Number(values[over] ?? results[names.indexOf(over)]);
    if (length >= unitsPerYear[unit]!) return undefined;
    const detail = `${name} extrapolates ${length} ${unit} to a year; a return of less than a year is usually not annualized.`;
    return { pointer: `/${name}`, code: 'less-than-a-year', detail };
  }
}

/** What a law restricts, what needs an estimate, and what has ended. */
function createWarningsOfLaw(calculator: Watchable) {
  const entries = Object.entries(calculator.input);
  const restricted = entries.filter(([, { restriction }]) => restriction !== undefined);
  const estimated = entries.filter(([, { estimate }]) => estimate !== undefined);
  const findEnd = createFindEnd(calculator);
  if (restricted.length + estimated.length === 0 && findEnd === undefined) return undefined;
  return (values: InputValues): readonly Warning[] => {
    const warnings: Warning[] = [];
    for (const [name, { restriction }] of restricted) {
      if (isRestricted(name, restriction!, values)) warnings.push(describeLaw(name, restriction!));
    }
    for (const [name, { estimate }] of estimated) {
      const value = values[name] as string | undefined;
      if (value !== undefined && estimate!.months.includes(value.slice(0, 7)))
        warnings.push({ pointer: `/${name}`, code: 'needs-an-estimate', detail: estimate!.detail });
    }
    const ended = findEnd?.(values);
    if (ended !== undefined) warnings.push(describeEnd(ended));
    return warnings;
  };
}

const noWarnings: readonly Warning[] = [];

function isRestricted(name: string, { upTo, currency }: Restriction, values: InputValues): boolean {
  const own = values['currency'] as string | undefined;
  return (values[name] as number) > upTo && (own === undefined || own.toUpperCase() === currency);
}

function describeLaw(name: string, { law }: Restriction): Warning {
  return { pointer: `/${name}`, code: 'restricted-by-law', detail: law };
}

function describeEnd({ name, to, today }: EndedLaw): Warning {
  const detail = `The figures end on ${to}, and today is ${today}: later law is not in them.`;
  return { pointer: `/${name}`, code: 'law-has-ended', detail };
}

/** The index of the number that is farthest from 0. */
export function largestOf(values: readonly (number | undefined)[]): number {
  const sizes = values.map((value) => Math.abs(value ?? 0));
  return sizes.indexOf(Math.max(...sizes));
}

function describe(place: string, value: number, { unit, upTo }: Limits): Warning {
  const pointer = `/${place}`;
  if (value > upTo) {
    const detail = `${place} is a ratio, so ${value} means ${value} times. If you meant ${value} percent, send ${Number(`${value}e-2`)}.`;
    return { pointer, code: 'looks-like-a-percentage', detail };
  }
  const noun = unit === 'percentage points' ? unit : 'percent';
  const meant = Number(`${value}e2`);
  const detail = `${place} is in ${noun}, so ${value} means ${value} ${noun}. If you meant ${meant} ${noun}, send ${meant}.`;
  return { pointer, code: 'looks-like-a-fraction', detail };
}

/** The warning about the target of a question, a percentage that looks like a fraction. */
export function warnOfTarget(name: string, output: OutputField, target: number): Warning | undefined {
  const unit = unitOf(output);
  const { from = 0 } = output.isOftenSmall === true ? {} : (usualByUnit[unit] ?? {});
  const limits = { unit, from, upTo: Infinity, isPart: false };
  return isUnusual(target, limits) ? describe(`target/${name}`, target, limits) : undefined;
}

/** The warnings about the inputs of a question and the result of its answer, with pointers into both. */
export function withinQuestion(warnings: readonly Warning[] = []): readonly Warning[] {
  return warnings.map((one) => ({
    ...one,
    pointer: ((inputCodes as readonly string[]).includes(one.code) ? '/inputs' : '/result') + one.pointer,
  }));
}
