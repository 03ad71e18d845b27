import type { Schema } from '#base/json-schema.ts';
import * as Type from '#base/json-schema.ts';
import * as fields from '#catalogue/declare/fields.ts';
import type { InputField, NumberOptions, OutputField } from '#catalogue/declare/fields.ts';
import * as structures from '#catalogue/declare/structures.ts';

/**
 * The kinds of fields that a file can declare: for each, what is written besides its kind, and the field of
 * the catalogue that it becomes. Whatever a file says has passed the schema before it gets here.
 */

/** A kind of field. */
interface Kind<Field> {
  /** The members beside `kind`. */
  readonly members: Readonly<Record<string, Schema>>;
  readonly make: (written: Written) => Field;
}

/** The members of a field, as its kind has them. */
export interface Written {
  readonly kind: string;
  readonly description: string;
  readonly unit: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly min_items: number;
  readonly max_items: number;
  readonly optional?: boolean;
  readonly omittable?: boolean;
  readonly default?: unknown;
  readonly options: Readonly<Record<'true' | 'false' | (string & {}), string>>;
  readonly numbers?: Readonly<Record<string, number>>;
  readonly item: Written;
  readonly fields?: Readonly<Record<string, Written>>;
}

const MAX_BOUND = 1e15;
const MAX_ITEMS = 200;
const MAX_FIELDS = 60;
/** The longest description. */
const MAX_TEXT = 400;
export const NAME_PATTERN = '^[a-z][a-z0-9_]{0,35}$';
const WORD_PATTERN = '^[a-z][a-z0-9]*(?:[-_][a-z0-9]+)*$';
const MAX_WORDS = 24;

/** A line of text, which pages and documents show. */
export function line(maxLength: number, description = 'a line of text without control characters'): Schema {
  return Type.string({
    minLength: 1,
    maxLength,
    pattern: '^[^\\u0000-\\u001f\\u007f\\u2028\\u2029]+$',
    description,
  });
}

const units = [
  'years',
  'months',
  'weeks',
  'days',
  'hours',
  'periods',
  'percent',
  'percent per year',
  'percent per period',
  'percentage points',
  'count',
  'index',
  'ratio',
  'number',
  'shares',
  'units',
] as const;

const unitSchema = Type.words(units);
const bound = Type.optional(Type.number({ minimum: -MAX_BOUND, maximum: MAX_BOUND }));
const described = { description: line(MAX_TEXT) };
const presence = { ...described, optional: Type.optional(Type.boolean()) };
const ofWords = {
  names: WORD_PATTERN,
  minProperties: 2,
  maxProperties: MAX_WORDS,
  additionalProperties: false,
};
const ofNumbers = { ...presence, minimum: bound, maximum: bound, default: Type.optional(Type.number()) };
const items = Type.integer({ minimum: 0, maximum: MAX_ITEMS });

function optionsOf({ minimum, maximum, default: given, optional = false }: Written): NumberOptions {
  return {
    ...(minimum !== undefined && { minimum }),
    ...(maximum !== undefined && { maximum }),
    ...(given !== undefined ? { default: given as number } : optional && { optional }),
  };
}

/** What may be left out, or stands for itself. */
function presenceOf<Value>({ default: given, optional = false }: Written): fields.FieldOptions<Value> {
  return given !== undefined ? { default: given as Value } : optional ? { optional } : {};
}

type NumberMaker = (description: string, options?: NumberOptions) => InputField;
type UnitMaker = (description: string, unit: string, options?: NumberOptions) => InputField;

function ofNumber(make: NumberMaker): Kind<InputField> {
  return { members: ofNumbers, make: (one) => make(one.description, optionsOf(one)) };
}

function ofUnit(make: UnitMaker): Kind<InputField> {
  return {
    members: { ...ofNumbers, unit: unitSchema },
    make: (one) => make(one.description, one.unit, optionsOf(one)),
  };
}

const numberKinds: Readonly<Record<string, Kind<InputField>>> = {
  amount: ofNumber(fields.amount),
  'positive-amount': ofNumber(fields.positiveAmount),
  'signed-amount': ofNumber(fields.signedAmount),
  'loan-rate': ofNumber(fields.loanRate),
  'growth-rate': ofNumber(fields.growthRate),
  'withdrawal-rate': ofNumber(fields.withdrawalRate),
  percent: ofNumber(fields.percent),
  'annual-percent': ofNumber(fields.annualPercent),
  quantity: ofUnit(fields.quantity),
  count: ofUnit(fields.count),
  'whole-number': ofUnit(fields.wholeNumber),
  years: ofNumber(fields.years),
  'whole-years': ofNumber(fields.wholeYears),
  months: ofNumber(fields.months),
  days: ofNumber(fields.days),
  ordinal: ofNumber(fields.ordinal),
  age: ofNumber(fields.age),
};

const singleKinds: Readonly<Record<string, Kind<InputField>>> = {
  ...numberKinds,
  choice: {
    members: {
      ...presence,
      options: Type.map(line(MAX_TEXT), ofWords),
      numbers: Type.optional(Type.map(Type.number({ minimum: 0, maximum: MAX_BOUND }), ofWords)),
      default: Type.optional(Type.string()),
    },
    make: (one) => fields.choice(one.description, one.options, presenceOf(one), one.numbers),
  },
  flag: {
    members: {
      ...presence,
      options: Type.object({ true: line(MAX_TEXT), false: line(MAX_TEXT) }, { additionalProperties: false }),
      default: Type.optional(Type.boolean()),
    },
    make: (one) => fields.flag(one.description, one.options, presenceOf(one)),
  },
  date: {
    members: { ...presence, default: Type.optional(Type.string()) },
    make: (one) => structures.date(one.description, presenceOf(one)),
  },
};

const memberKinds: Readonly<Record<string, Kind<InputField>>> = {
  ...singleKinds,
  label: {
    members: presence,
    make: (one) => structures.label(one.description, presenceOf(one)),
  },
};

const inputKinds: Readonly<Record<string, Kind<InputField>>> = {
  ...singleKinds,
  currency: { members: {}, make: fields.currency },
  list: {
    members: { ...presence, item: schemaOf(numberKinds), min_items: items, max_items: items },
    make: (one) => structures.list(one.description, makeInput(one.item), listOptions(one)),
  },
  records: {
    members: { ...presence, fields: namedFields(memberKinds), min_items: items, max_items: items },
    make: (one) => structures.records(one.description, mapFields(one.fields!, makeInput), listOptions(one)),
  },
};

function listOptions(one: Written) {
  return { ...presenceOf<never>(one), minItems: one.min_items, maxItems: one.max_items };
}

const resultMembers = { ...presence, omittable: Type.optional(Type.boolean()) };

function ofResult(make: (description: string) => OutputField): Kind<OutputField> {
  return { members: resultMembers, make: (one) => withPresence(make(one.description), one) };
}

function ofUnitResult(make: (description: string, unit: string) => OutputField): Kind<OutputField> {
  return {
    members: { ...resultMembers, unit: unitSchema },
    make: (one) => withPresence(make(one.description, one.unit), one),
  };
}

function withPresence(output: OutputField, { optional = false, omittable = false }: Written): OutputField {
  return omittable ? fields.omittable(output) : optional ? fields.optional(output) : output;
}

const resultKinds: Readonly<Record<string, Kind<OutputField>>> = {
  money: ofResult(fields.money),
  'money-left': ofResult(fields.moneyLeft),
  percentage: ofUnitResult(fields.percentage),
  number: ofUnitResult(fields.fractional),
  'precise-number': ofUnitResult((description, own) => fields.precise(fields.fractional(description, own))),
  quote: ofResult(fields.quote),
  duration: ofResult(fields.duration),
  whole: ofUnitResult(fields.whole),
  date: ofResult(structures.dateOutput),
};

const resultLabel: Kind<OutputField> = {
  members: presence,
  make: (one) => withPresence(structures.textOutput(one.description), one),
};

const outputKinds: Readonly<Record<string, Kind<OutputField>>> = {
  ...resultKinds,
  flag: { members: presence, make: (one) => withPresence(fields.flagOutput(one.description), one) },
  records: {
    members: { ...described, fields: namedFields({ ...resultKinds, label: resultLabel }) },
    make: (one) => structures.recordsOf(one.description, mapFields(one.fields!, makeOutput)),
  },
};

/** The schema of a field of one of these kinds. */
function schemaOf<Field>(kinds: Readonly<Record<string, Kind<Field>>>): Schema {
  return Type.anyOf(
    Object.entries(kinds).map(([kind, { members }]) =>
      Type.object({ kind: Type.literal(kind), ...members }, { additionalProperties: false }),
    ),
  );
}

function namedFields<Field>(kinds: Readonly<Record<string, Kind<Field>>>): Schema {
  return Type.map(schemaOf(kinds), {
    names: NAME_PATTERN,
    minProperties: 1,
    maxProperties: MAX_FIELDS,
    additionalProperties: false,
  });
}

export const inputsSchema = namedFields(inputKinds);
export const outputsSchema = namedFields(outputKinds);

export function makeInput(one: Written): InputField {
  return { ...memberKinds, ...inputKinds }[one.kind]!.make(one);
}

export function makeOutput(one: Written): OutputField {
  return { ...outputKinds, label: resultLabel }[one.kind]!.make(one);
}

function mapFields<Field>(
  written: Readonly<Record<string, Written>>,
  make: (one: Written) => Field,
): Readonly<Record<string, Field>> {
  return Object.fromEntries(Object.entries(written).map(([name, one]) => [name, make(one)]));
}
