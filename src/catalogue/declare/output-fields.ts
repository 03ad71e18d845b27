import * as Type from '#base/json-schema.ts';
import type { InputField } from './fields.ts';

/** How a result is rounded: to the decimals of its currency, or to a number of them. */
export type OutputDecimals = 'currency' | 0 | 2 | 4 | 6 | 8 | 12;

/** The forms of a result; lists and records are in structures.ts. */
export type OutputKind = 'number' | 'boolean' | 'text' | 'date' | 'list' | 'records';

export interface OutputField {
  readonly kind: OutputKind;
  /** Of a number. */
  readonly decimals: OutputDecimals;
  readonly description: string;
  readonly schema: Type.Schema;
  /** Whether a reply may lack it. */
  readonly optional: boolean;
  /** Whether a reply that lacks it may say why, in `omitted`. */
  readonly isOmittable?: boolean;
  /** Whether it jumps to and fro as an input grows, as the last payment does: no input is searched for it. */
  readonly isJumping?: boolean;
  /** A greater result is warned of: what it is then, as the rest of a sentence. */
  readonly usual?: { readonly upTo: number; readonly because: string };
  /** Of a percentage: whether a fraction of 1 percent is usual, so that it is no mistake as a target. */
  readonly isOftenSmall?: true;
  /** As a goal, whether more or less of it is better, where its name says otherwise. */
  readonly wanted?: 'more' | 'less';
  /** Of an annual rate: the input or output with the time of the gain; less than a year is warned of. */
  readonly annualizedOver?: string;
  /** Of a list: what each of its items is. */
  readonly item?: OutputField;
  /** Of a list within a record: the list of the input that has as many items. */
  readonly over?: string;
  /** Of a list of records: their fields. */
  readonly fields?: Readonly<Record<string, OutputField>>;
  readonly options?: InputField['options'];
  /** Its name for people, where its own words read badly, and those of its words. */
  readonly label?: string | undefined;
  readonly optionLabels?: InputField['optionLabels'];
  /** Of a number in a record: its unit by the word that another field of the record has. */
  readonly unitBy?: { readonly field: string; readonly units: Readonly<Record<string, string>> };
  /** Of a field of records in a preset: its name in the base. */
  readonly source?: string;
  /** Of a percentage: whether a result beside it has the same name without `_pct`. */
  readonly hasNamesake?: true;
}

/** Money, rounded to the minor unit of the currency (2 decimals without one). */
export function money(description: string): OutputField {
  return { ...percentage(description, 'currency'), decimals: 'currency' };
}

/** A result that only some replies have. */
export function optional(output: OutputField): OutputField {
  return { ...output, optional: true };
}

/** A result that may lack a value that was asked for: equations say why, or it is beyond 1e21. */
export function omittable(output: OutputField): OutputField {
  return { ...output, optional: true, isOmittable: true };
}

/** Optional money. */
export function optionalMoney(description: string): OutputField {
  return optional(money(description));
}

/** Money that jumps up and down as an input grows, such as what is left after a whole number of payments. */
export function moneyLeft(description: string): OutputField {
  return { ...money(description), isJumping: true };
}

/** A percentage with 4 decimals; `unit` as "percent" or "percent per year". */
export function percentage(description: string, unit = 'percent per year'): OutputField {
  const schema = Type.number({ description, 'x-unit': unit });
  return { kind: 'number', decimals: 4, optional: false, description, schema };
}

/** A result of which more is better as a goal, such as a payment that is received, whatever its name says. */
export function wantedMore(output: OutputField): OutputField {
  return { ...output, wanted: 'more' };
}

/** A percentage that is often a fraction of 1: a cost, a difference of rates, a deviation. */
export function oftenSmall(output: OutputField): OutputField {
  return { ...output, isOftenSmall: true };
}

/** A number of `unit` with 4 decimals, as a quotient or a count with parts. */
export function fractional(description: string, unit: string): OutputField {
  return percentage(description, unit);
}

/**
 * The same result with 6 decimals, as quoted prices and small units have; 8 as coins have, 12 where it may be
 * tiny.
 */
export function precise(output: OutputField, decimals: 6 | 8 | 12 = 6): OutputField {
  return { ...output, decimals };
}

/** A count of `unit`, such as shares or coins, of which a part may be all there is. */
export function unitCount(description: string, unit: 'units' | 'shares' = 'units'): OutputField {
  return precise(fractional(description, unit), 8);
}

/** A price of one unit, such as a share or a coin, of which the least are millionths. */
export function unitPrice(description: string): OutputField {
  return precise(fractional(description, 'currency'), 8);
}

/** A price of 100 of face value, which is a number of points and no share of anything. */
export function quote(description: string): OutputField {
  return precise(percentage(description, 'price per 100'));
}

/** A duration in years with 2 decimals. */
export function duration(description: string): OutputField {
  return { ...percentage(description, 'years'), decimals: 2 };
}

/** A whole number, as an age or a count of `unit`. */
export function whole(description: string, unit: string): OutputField {
  const schema = Type.integer({ description, 'x-unit': unit });
  return { kind: 'number', decimals: 0, optional: false, description, schema };
}

/** Whether something is so; in equations it is 1 or 0. */
export function flagOutput(description: string): OutputField {
  const schema = Type.boolean({ description });
  return { kind: 'boolean', decimals: 0, optional: false, description, schema };
}
