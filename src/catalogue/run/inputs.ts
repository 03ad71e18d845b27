import { MAX_STEPS } from '#core/equations/code/sequences.ts';
import type { Input, Inputs, NumberInput, WordInput } from '#core/equations/language/tree.ts';
import { dayOf } from '#core/finance/calendar.ts';
import type { AnyDeclaration, HiddenValue, InputFields } from '#catalogue/declare/define.ts';
import type { InputField } from '#catalogue/declare/fields.ts';
import { describeFigures } from './figures.ts';
import { FIRST_DATE, LAST_DATE } from '#catalogue/declare/structures.ts';

/** The inputs of a declaration as its equations know them, with its figures. */
export function inputsOf({ input, fixed = {}, figures = {} }: Declared): Inputs {
  return { ...describeInputs(input), ...describeFixed(fixed), ...describeFigures(figures, input) };
}

export type Declared = Pick<AnyDeclaration, 'input' | 'fixed' | 'figures'>;

/** A request never has one of them, so each has its default. */
function describeFixed(fixed: Readonly<Record<string, HiddenValue>>): Inputs {
  const inputs = Object.entries(fixed).map(([name, value]): [string, Input] => [
    name,
    typeof value === 'object'
      ? { kind: 'list', item: undefined, fields: {}, maxItems: 0, default: value, isOptional: false }
      : { kind: 'text', default: value, isOptional: value === undefined },
  ]);
  return Object.fromEntries(inputs);
}

export function describeInputs(fields: InputFields): Inputs {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, describeInput(field)]));
}

function describeInput(field: InputField): Input {
  const isOptional = !field.required && field.default === undefined;
  if (field.kind === 'choice' || field.kind === 'boolean') {
    return {
      kind: 'word',
      options: Object.keys(field.options!),
      numbers: field.numbers,
      default: field.default as string | boolean | undefined,
      isOptional,
    };
  }
  if (field.kind === 'list' || field.kind === 'records') return describeList(field, isOptional);
  if (field.kind === 'date') return { ...ofDate(field), isOptional };
  if (field.kind === 'real' || field.kind === 'integer') return { ...describeNumber(field), isOptional };
  return { kind: 'text', default: field.default, isOptional };
}

/** The fields of a record that equations can name: numbers, dates, and choices that are always there. */
function describeList(field: InputField, isOptional: boolean): Input {
  const { schema, item, fields = {} } = field;
  const { maxItems } = schema as { readonly maxItems?: number };
  const named = Object.entries(fields).flatMap(([name, one]): [string, NumberInput | WordInput][] => {
    const described = describeInput(one);
    const isNamed =
      described.kind === 'number' || (described.kind === 'word' && described.isOptional !== true);
    return isNamed ? [[name, described]] : [];
  });
  const all = Object.entries(fields);
  return {
    kind: 'list',
    item: item && describeNumber(item),
    fields: Object.fromEntries(named),
    dates: all.flatMap(([name, { kind }]) => (kind === 'date' ? [name] : [])),
    defaults: Object.fromEntries(
      all.flatMap(([name, one]) => (one.default === undefined ? [] : [[name, one.default]])),
    ),
    maxItems: maxItems ?? MAX_STEPS,
    default: field.default as readonly unknown[] | undefined,
    isOptional,
  };
}

function ofDate({ default: given }: InputField): NumberInput {
  const [minimum, maximum] = [FIRST_DATE, LAST_DATE].map(dayOf) as [number, number];
  return {
    kind: 'number',
    isWhole: true,
    isDate: true,
    minimum,
    maximum,
    default: given as string | undefined,
  };
}

function describeNumber(field: InputField): NumberInput {
  const bounds = field.schema as Readonly<
    Record<'minimum' | 'exclusiveMinimum' | 'maximum', number | undefined>
  >;
  return {
    kind: 'number',
    isWhole: field.kind === 'integer',
    minimum: bounds.minimum ?? bounds.exclusiveMinimum ?? -Infinity,
    maximum: bounds.maximum ?? Infinity,
    default: field.default as number | undefined,
  };
}
