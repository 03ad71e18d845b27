import type { InputFields } from '#catalogue/declare/define.ts';
import type { InputField } from '#catalogue/declare/fields.ts';

/**
 * Values near the one that is filled in, in round steps within the bounds of the field: for tables and
 * sliders.
 */

/** How far one step is, as a share of the value. */
const STEP_SHARE = 1 / 8;

/**
 * Near its upper bound, such as 95 of 100, a value has smaller steps: it counts as a multiple of the distance
 * to the bound.
 */
const ROOM_SHARE = 4;

/** Round numbers: these times a power of ten. */
const roundSteps = [1, 2, 2.5, 5, 10];

/** Steps that people take of these units. */
const stepsOfTime: Readonly<Record<string, readonly number[]>> = {
  years: [1, 5],
  months: [1, 2, 3, 6, 12, 60],
};

/** The first steps where the value is 0, by unit. */
const firstSteps: Readonly<Record<string, number>> = { currency: 1000 };

/** More digits are those of the arithmetic of doubles. */
const DIGITS = 12;

/** An odd number of values, of which the middle one is the given one, unless a bound is near. */
export function valuesAround(field: InputField, value: number, count: number): readonly number[] {
  const step = stepFor(field, value);
  const isWithin = (index: number) => isAccepted(field, value + index * step);
  const half = (count - 1) / 2;
  let first = -half;
  while (first < 0 && !isWithin(first)) first++;
  while (first > 1 - count && !isWithin(first + count - 1)) first--;
  const indexes = Array.from({ length: count }, (_, index) => first + index).filter(isWithin);
  return indexes.map((index) => tidy(value + index * step));
}

/** A slider that reaches from about nothing to twice the value, in steps that a person would take. */
export interface SliderRange {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/** More would be a second form. */
const MAX_SLIDERS = 4;

/** The fields that have a slider: the first numbers that everybody fills in. */
export function sliderFields(input: InputFields): readonly string[] {
  const isMain = ({ kind, required }: InputField) => (kind === 'real' || kind === 'integer') && required;
  return Object.keys(input)
    .filter((name) => isMain(input[name]!))
    .slice(0, MAX_SLIDERS);
}

/** How many steps a slider has at most. */
const MAX_SLIDER_STEPS = 100;

export function sliderRange(field: InputField, value: number): SliderRange {
  const { low, high } = boundsOf(field);
  const far = (value === 0 ? 10 : 8) * stepFor(field, value);
  const [from, to] = [Math.max(low, value - far), Math.min(high, value + far)];
  const step = roundTo((to - from) / MAX_SLIDER_STEPS, isWhole(field));
  const min = tidy(Math.ceil(from / step) * step);
  return {
    min: isAccepted(field, min) ? min : tidy(min + step),
    max: tidy(Math.floor(to / step) * step),
    step,
  };
}

function stepFor(field: InputField, value: number): number {
  const unit = (field.schema as { readonly 'x-unit'?: string })['x-unit'] ?? '';
  if (value === 0) return firstSteps[unit] ?? 1;
  const room = boundsOf(field).high - value;
  const size = room > 0 ? Math.min(Math.abs(value), ROOM_SHARE * room) : Math.abs(value);
  const steps = stepsOfTime[unit];
  // Less than a month or a year, as of an option, has no such steps.
  if (steps !== undefined && value >= 1) return nearest(steps, size * STEP_SHARE);
  return roundTo(size * STEP_SHARE, isWhole(field));
}

/** The nearest round number. */
function roundTo(size: number, isWhole: boolean): number {
  const power = 10 ** Math.floor(Math.log10(size));
  const all = roundSteps.map((one) => tidy(one * power)).filter((one) => !isWhole || Number.isInteger(one));
  return nearest(all, size);
}

/** The nearest of some numbers, by its ratio. */
function nearest(all: readonly number[], size: number): number {
  const distance = (one: number) => Math.abs(Math.log(one / size));
  return all.reduce((best, one) => (distance(one) < distance(best) ? one : best), all[0] ?? 1);
}

function isWhole({ kind }: InputField): boolean {
  return kind === 'integer';
}

export function isAccepted(field: InputField, value: number): boolean {
  const { low, high, isLowOpen } = boundsOf(field);
  return value <= high && (isLowOpen ? value > low : value >= low);
}

function boundsOf({ schema }: InputField) {
  const {
    minimum,
    exclusiveMinimum = -Infinity,
    maximum = Infinity,
  } = schema as Readonly<Partial<Record<'minimum' | 'exclusiveMinimum' | 'maximum', number>>>;
  return { low: minimum ?? exclusiveMinimum, high: maximum, isLowOpen: minimum === undefined };
}

/** Without the last digits of the arithmetic of doubles. */
export function tidy(value: number): number {
  return Number(value.toPrecision(DIGITS));
}
