import type { AnyCalculator, InputValues } from '#catalogue/declare/define.ts';
import type { InputField, OutputField } from '#catalogue/declare/fields.ts';
import type { Json } from '#calculate/result/json.ts';
import { type Label, numberOf, type Picture } from './picture.ts';
import { withoutUnit } from '#text/write/labels.ts';
import { isMoney } from '#text/write/result-text.ts';
import { unitOf } from '#catalogue/declare/units.ts';

/** The values from which a picture is drawn. */
export interface Source {
  readonly calculator: AnyCalculator;
  /** With the defaults. */
  readonly values: InputValues;
  readonly results: Readonly<Record<string, Json>>;
  readonly currency: string | undefined;
  readonly label: Label;
}

type Field = InputField | OutputField;
type Members = Readonly<Record<string, Json>>;

/**
 * The output or else the input of a name; "list.field" is a field of its items. Throws an Error where there
 * is none.
 */
export function fieldOf({ calculator: { input, output } }: Pick<Source, 'calculator'>, name: string): Field {
  const [first, within] = name.split('.') as [string, string?];
  const found = [output, input].map((fields): Field | undefined => {
    const field = Object.hasOwn(fields, first) ? fields[first] : undefined;
    return within === undefined ? field : field?.fields?.[within];
  });
  const field = found[0] ?? found[1];
  if (field === undefined) throw new Error(`A picture names ${name}, which is neither output nor input.`);
  return field.item ?? field;
}

/** A result, or else the value of an input, as a number to draw; undefined where there is none. */
export function valueOf(source: Source, name: string): number | undefined {
  fieldOf(source, name);
  return numberOf(source.results[name] ?? source.values[name]);
}

/** The items of a list, in the request and in the reply, each as one. */
export function itemsOf(
  { values, results }: Pick<Source, 'values' | 'results'>,
  list: string,
): readonly Members[] {
  const [given, made] = [values[list], results[list]].map((one) =>
    Array.isArray(one) ? (one as readonly Members[]) : [],
  ) as [readonly Members[], readonly Members[]];
  const longer = given.length > made.length ? given : made;
  return longer.map((_, index) => ({ ...given[index], ...made[index] }));
}

/** What the items are called. */
export function namesOf(source: Source, list: string, by = 'name'): readonly string[] {
  const { label, calculator } = source;
  // A name is the caller's own, unless it is one of a few words.
  const isOwn = by === 'name' && calculator.output[list]?.fields?.[by]?.options === undefined;
  const field = isOwn ? undefined : fieldOf(source, `${list}.${by}`);
  return itemsOf(source, list).map((item, index) => {
    const name = item[by];
    if (typeof name === 'string') return field === undefined ? name : labelWithUnit(source, name);
    const number = numberOf(name);
    if (field === undefined || number === undefined) return `No. ${index + 1}`;
    const unit = unitOf(field);
    return `${label(by)} ${number}${unit.startsWith('%') ? '%' : ''}`;
  });
}

/** The label of an output that is one of several kinds: "Savings rate (%)". */
function labelWithUnit({ calculator: { output }, label }: Source, name: string): string {
  const field = Object.hasOwn(output, name) ? output[name] : undefined;
  const isPercent = field !== undefined && unitOf(field).startsWith('%');
  return isPercent ? `${withoutUnit(label(name))} (%)` : label(name);
}

export function isMonths(field: Field): boolean {
  return unitOf(field) === 'months';
}

/** The unit of an axis, unless its name says it. */
export function unitBeside(source: Source, name: string): { readonly unit?: string } {
  const field = fieldOf(source, name);
  const unit = isMoney(field) ? (source.currency ?? '') : unitOf(field);
  const isSaid = source.label(name).toLowerCase().split(' ').includes(unit);
  return unit === '' || isSaid ? {} : { unit };
}

/** The axis of values of these fields, which have the same unit. */
export function axisOf(source: Source, names: readonly string[]): Picture['y'] {
  const { currency, label } = source;
  const field = fieldOf(source, names[0]!);
  const isAmount = isMoney(field);
  const unit = isAmount ? (currency ?? '') : unitOf(field);
  const hasUnit = unit !== '' && unit !== '%';
  const own = names.length === 1 ? label(names[0]!.split('.').at(-1)!) : undefined;
  const only = own !== undefined && hasUnit ? withoutUnit(own) : own;
  return {
    name:
      only === undefined
        ? isAmount
          ? (currency ?? 'Amount')
          : unit
        : `${only}${hasUnit ? `, ${unit}` : ''}`,
    ...(isAmount && { isMoney: true }),
    ...(isAmount && currency !== undefined && { currency }),
    ...(unit.startsWith('%') && { sign: '%' }),
  };
}
