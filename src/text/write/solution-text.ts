import type { AnyCalculator } from '#catalogue/declare/define.ts';
import type { InputField, OutputField } from '#catalogue/declare/fields.ts';
import { ceilTo, floorTo } from '#core/search/simplest.ts';
import { minorUnitOf } from '#core/money/iso4217.ts';
import { isWantedLow } from '#calculate/solve/goals.ts';
import { labelInSentence } from './labels.ts';
import { isMoney, joinUnit, type TextContext } from './result-text.ts';
import { unitOf } from '#catalogue/declare/units.ts';

/** A value of an input that gives a target, with its numbers as decimal texts. */
export interface Solution {
  readonly value: string;
  readonly exact: boolean;
  /** Whether the output meets the goal: at least the target, or at most where less is better. */
  readonly reached: boolean;
  /** The interval in which the output stays the same. */
  readonly from: string;
  readonly to: string;
  readonly result: Readonly<Record<string, unknown>>;
}

/**
 * How many values were found, or that they only come near the target; undefined for the one that gives it.
 */
export function solutionCountText(
  solutions: readonly Solution[],
  omitted: number,
  name: string,
  target: string,
): string | undefined {
  const count = solutions.length + omitted;
  const nearest = count === 1 ? 'this is the nearest' : 'these are the nearest';
  if (!solutions.some(({ exact }) => exact))
    return `No value of “${name}” gives exactly ${target}; ${nearest}.`;
  return count === 1 ? undefined : `${count} values of “${name}” give the target.`;
}

/** What follows the output that a solution gives. */
export function nearnessText(
  { exact, reached }: Pick<Solution, 'exact' | 'reached'>,
  output: string,
  field: OutputField,
): string {
  return exact ? '' : reached === isWantedLow(output, field) ? ', below the target' : ', above the target';
}

/** Of ends that are not money. */
const MAX_DECIMALS = 6;

/** The interval of values with the same result, in the decimals of money; undefined for a single value. */
export function intervalText(
  { value, from, to }: Solution,
  field: InputField,
  output: string,
  context: TextContext,
): string | undefined {
  const decimals = isMoney(field) ? moneyDecimals(context) : MAX_DECIMALS;
  const ends = [ceilTo(Number(from), decimals), floorTo(Number(to), decimals)] as const;
  const [low, high, shown] = [String(ends[0]), String(ends[1]), value].map((text) =>
    inputText(field, text, context),
  );
  if (ends[0] >= ends[1] || low === high) return undefined;
  const place = shown === low ? 'lowest' : shown === high ? 'highest' : undefined;
  const any = `Any value from ${low} to ${high} gives the same ${output}`;
  return place === undefined ? `${any}.` : `${any}; ${shown} is the ${place}.`;
}

/** A value of an input with its unit, and with all its decimals. */
export function inputText(field: InputField, value: string, context: TextContext): string {
  const { reader, currency } = context;
  if (!isMoney(field)) return joinUnit(value, unitOf(field), reader);
  const decimals = value.split('.')[1]?.length ?? 0;
  const isWhole = !value.includes('e') && decimals <= moneyDecimals(context);
  if (isWhole) return reader.money(value, currency);
  return currency === undefined ? reader.number(value) : `${currency} ${reader.number(value)}`;
}

function moneyDecimals({ currency }: TextContext): number {
  return minorUnitOf(currency ?? '') ?? 2;
}

/** The field of the input that is solved for, by its name or a JSON pointer. */
export function solvedField({ input }: AnyCalculator, solveFor: string): InputField {
  const [name = '', , member] = solveFor.startsWith('/') ? solveFor.slice(1).split('/') : [solveFor];
  const field = input[name]!;
  return (member === undefined ? (field.item ?? field) : field.fields?.[member]) ?? field;
}

/** "Cash flows, no. 1" for /cash_flows/0. */
export function labelAt(solveFor: string, { naming }: TextContext): string {
  if (!solveFor.startsWith('/')) return naming.label(solveFor);
  const [name = '', index = '', member] = solveFor.slice(1).split('/');
  const place = `${naming.label(name)}, no. ${Number(index) + 1}`;
  return member === undefined ? place : `${place}, ${labelInSentence(naming.label(member))}`;
}
