import type { AnyCalculator } from '#catalogue/declare/define.ts';
import type { InputField } from '#catalogue/declare/fields.ts';
import { costs } from '#catalogue/declare/usual.ts';
import { isDuration, type Quantity } from './quantities.ts';
import { daysOf, monthsOf, type Period, perPeriod, round } from './units.ts';

/** Fields that a number without a noun is given to, in the order of the declaration. */
export type Group = 'money' | 'percent' | 'duration' | 'age' | 'date' | 'other';

/** An input of a calculator, as questions see it. */
export interface Slot {
  readonly name: string;
  readonly field: InputField;
  readonly group: Group;
  /** How often its amount is paid; undefined for one that is paid once. */
  readonly period?: Period | undefined;
  /** The choice that says its period. */
  readonly frequency?: string | undefined;
  /** Whether it may take a number without a noun. */
  readonly isOpen: boolean;
}

const durations: ReadonlySet<string> = new Set(['years', 'months', 'days', 'periods']);

/** What only a number like 60/40, 5/1 or 40 hours a week is given to. */
const openNames: ReadonlySet<string> = new Set([
  'stock_pct',
  'fixed_months',
  'hours_per_day',
  'days_per_week',
  'weeks_per_year',
  'payment_count',
]);

const known = new WeakMap<object, readonly Slot[]>();

/** The inputs that take a number or a date. */
export function slotsOf({ input }: Pick<AnyCalculator, 'input'>): readonly Slot[] {
  const slots = known.get(input) ?? readSlots(input);
  known.set(input, slots);
  return slots;
}

function readSlots(input: AnyCalculator['input']): readonly Slot[] {
  const numbers = Object.entries(input).filter(
    ([, { kind }]) => kind === 'real' || kind === 'integer' || kind === 'date',
  );
  const slots = numbers.map(([name, field]) => {
    const period = periodOf(name);
    const frequency = input[`${name}_frequency`] === undefined ? undefined : `${name}_frequency`;
    return {
      name,
      field,
      group: groupOf(field),
      period,
      frequency,
      isOpen: isNeeded(field, name) || openNames.has(name),
    };
  });
  // Where none of a kind is required, the first one is meant.
  const needed = slots.filter(({ isOpen }) => isOpen).map(({ group }) => group);
  const openGroups = new Set([...needed, ...Object.values(input).flatMap(groupsNeededIn)]);
  return slots.map((slot) => {
    if (slot.isOpen || openGroups.has(slot.group) || !isMain(slot)) return slot;
    const first = slots.find((one) => one.group === slot.group && isMain(one))!;
    // Years, months and days are one term.
    const isFirst = slot === first || (slot.group === 'duration' && stemOf(slot) === stemOf(first));
    return isFirst ? { ...slot, isOpen: true } : slot;
  });
}

/** The kinds of numbers that each item of a required list must have. */
function groupsNeededIn({ required, item, fields = {} }: InputField): readonly Group[] {
  if (!required) return [];
  const parts = Object.values(fields).filter((field) => field.required);
  return [...parts, ...(item === undefined ? [] : [item])].map(groupOf);
}

function isNeeded({ required, percentOf }: InputField, name: string): boolean {
  return required && percentOf === undefined && !/fee|closing/.test(name);
}

/** Rates and terms that a question may mean without a word; not costs, nor parts of the method. */
function isMain({ group, field, name }: Slot): boolean {
  const unit = unitOf(field);
  if (group === 'percent') {
    return (
      unit === 'percent per year' &&
      field.usual !== costs &&
      /(?:rate|return)$/.test(name) &&
      !/growth|inflation|tax|withdrawal/.test(name)
    );
  }
  return (
    group === 'duration' &&
    /^(?:years|months|days)$/.test(unit) &&
    !/lump|introductory|interest_only|deferral|first|per_/.test(name)
  );
}

function stemOf({ name }: Slot): string {
  return name.replace(/(?:years|months|days)$/, '');
}

export function unitOf({ schema }: Pick<InputField, 'schema'>): string {
  return (schema as { readonly 'x-unit'?: string })['x-unit'] ?? '';
}

export function groupOf(field: InputField): Group {
  if (field.kind === 'date') return 'date';
  const unit = unitOf(field);
  if (unit === 'currency') return 'money';
  if (unit.startsWith('percent')) return 'percent';
  if (unit === 'age') return 'age';
  return durations.has(unit) ? 'duration' : 'other';
}

const periodNames: readonly (readonly [RegExp, Period])[] = [
  [/(?:^|_)monthly_/, 'month'],
  [/(?:^|_)annual_/, 'year'],
  [/^hourly_/, 'hour'],
];

function periodOf(name: string): Period | undefined {
  return periodNames.find(([pattern]) => pattern.test(name))?.[1];
}

/** The value that a quantity is for a field, and how well its unit fits, from 0 to 1. */
export interface Fit {
  readonly value: number | string;
  readonly fits: number;
  /** A percentage of this other field. */
  readonly percentOf?: string | undefined;
}

export function fitOf(quantity: Quantity, slot: Slot): Fit | undefined {
  const fit = fitUnit(quantity, slot);
  if (fit === undefined || typeof fit.value === 'string' || fit.percentOf !== undefined) return fit;
  return isWithin(fit.value, slot.field) ? fit : undefined;
}

function isWithin(value: number, { kind, schema }: InputField): boolean {
  const { minimum, maximum, exclusiveMinimum } = schema as Readonly<Record<string, number | undefined>>;
  if (kind === 'integer' && !Number.isInteger(value)) return false;
  if (minimum !== undefined && value < minimum) return false;
  if (exclusiveMinimum !== undefined && value <= exclusiveMinimum) return false;
  return maximum === undefined || value <= maximum;
}

function fitUnit(quantity: Quantity, slot: Slot): Fit | undefined {
  const { value, unit, date, parts, isMoney } = quantity;
  const isPlain = unit === undefined && !isMoney && parts === undefined && date === undefined;
  const { name } = slot;
  const own = unitOf(slot.field);
  switch (slot.group) {
    case 'date':
      return fitDate(quantity);
    case 'money':
      return fitMoney(quantity, slot);
    case 'percent':
      if (unit === 'percent') return { value, fits: 1 };
      if (parts !== undefined) {
        // 2/10 is a discount of 2% within 10 days.
        return isMix(parts, slot) || name === 'discount_pct' ? { value, fits: 1 } : undefined;
      }
      return isPlain && quantity.period === undefined && value < 100 ? { value, fits: 0.6 } : undefined;
    case 'age':
      if (unit === 'age') return { value, fits: 1 };
      return (isPlain || unit === 'years') && value > 10 && value < 111 ? { value, fits: 0.7 } : undefined;
    case 'duration':
      // A 5/1 loan is fixed for five years.
      if (parts !== undefined) return name === 'fixed_months' ? { value: 12 * parts[0], fits: 1 } : undefined;
      return fitDuration(quantity, own, isPlain);
    case 'other':
      return fitOther(quantity, slot, own, isPlain);
  }
}

/** Stocks and bonds as 60/40. */
function isMix([one, other]: readonly [number, number], { name }: Slot): boolean {
  return one + other === 100 && name === 'stock_pct';
}

function fitDate({ date, unit, isMoney, value }: Quantity): Fit | undefined {
  if (date !== undefined) return { value: date, fits: 1 };
  const isYear =
    (unit === undefined || unit === 'years') && Number.isInteger(value) && value > 1870 && value < 2100;
  return isYear && !isMoney ? { value: `${value}-01-01`, fits: 0.6 } : undefined;
}

function fitMoney(quantity: Quantity, { name, period: own, frequency, field }: Slot): Fit | undefined {
  const { value, unit, date, parts, period } = quantity;
  if (unit === 'percent' && field.percentOf !== undefined)
    return { value, fits: 0.9, percentOf: field.percentOf };
  if (unit !== undefined || date !== undefined || parts !== undefined) return undefined;
  if (period === undefined) return { value, fits: own === undefined ? 1 : 0.8 };
  if (period === 'unit')
    return own === undefined ? { value, fits: /_per_/.test(name) ? 1.1 : 0.8 } : undefined;
  if (frequency !== undefined) return { value, fits: 1 };
  if (own === undefined) return undefined;
  if (period === own) return { value, fits: 1 };
  const scaled = perPeriod(value, period, own);
  return scaled === undefined ? undefined : { value: scaled, fits: 0.75 };
}

function fitDuration(quantity: Quantity, own: string, isPlain: boolean): Fit | undefined {
  const { value, unit } = quantity;
  if (isPlain) return { value, fits: 0.5 };
  if (!isDuration(quantity)) return undefined;
  const months = monthsOf(value, unit);
  if (own === 'days') {
    const days = daysOf(value, unit);
    return days === undefined ? undefined : { value: days, fits: 1 };
  }
  if (months === undefined) return undefined;
  if (own === 'years') return { value: round(months / 12), fits: unit === 'years' ? 1 : 0.9 };
  return { value: months, fits: unit === 'months' ? 1 : 0.95 };
}

function fitOther(
  { value, unit, period }: Quantity,
  slot: Slot,
  own: string,
  isPlain: boolean,
): Fit | undefined {
  if (own === 'hours' && unit === 'hours') {
    // Working hours of a week are those of five days.
    const isDaily = slot.name.endsWith('_per_day') && (period === 'week' || value > 24);
    return { value: isDaily ? round(value / 5) : value, fits: 1 };
  }
  if (own === 'weeks' && unit === 'weeks') return { value, fits: 1 };
  if (own === 'ratio' && unit === 'times') return { value, fits: 1 };
  if (own === 'ordinal' && (unit === 'months' || unit === 'years')) return { value, fits: 0.6 };
  if (own === 'count' && unit === 'months') return { value, fits: 0.8 };
  return isPlain ? { value, fits: 0.9 } : undefined;
}
