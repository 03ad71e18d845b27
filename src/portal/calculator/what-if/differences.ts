import type { OutputField } from '#catalogue/declare/fields.ts';
import { inputPhrase, writeHeadline } from '#text/write/headline-text.ts';
import { valueText, numberText } from '#text/write/result-text.ts';
import { unitOf } from '#catalogue/declare/units.ts';
import type { PageCalculator, PageResult } from '#portal/calculator/form/form-reading.ts';
import type { ResultContext } from '#portal/calculator/result/results.ts';
import type { Scenario } from './scenarios.ts';
import { labelInSentence } from '#text/write/labels.ts';

/** A scenario with its result, or why there is none. */
export interface Compared extends Scenario {
  readonly result: PageResult | string;
  /** Whether it is what is filled in now. */
  readonly isCurrent?: boolean;
}

/** Why a scenario of an address that somebody has changed has no result. */
export const NOT_ACCEPTED = 'its numbers are not accepted.';

type Values = Scenario['values'];

export function outputOf({ result }: Compared, name: string): unknown {
  return typeof result === 'string' ? undefined : result.outputs[name];
}

/** The context with the currency of a scenario. */
export function contextOf({ result }: Compared, context: ResultContext): ResultContext {
  return typeof result === 'string' ? context : { ...context, currency: result.currency };
}

function inputOf(name: string, values: Values, { input }: PageCalculator): unknown {
  return values[name] ?? input[name]!.default;
}

export function isSameInput(name: string, one: Values, other: Values, calculator: PageCalculator): boolean {
  const texts = [one, other].map((values) => JSON.stringify(inputOf(name, values, calculator)));
  return texts[0] === texts[1];
}

const MAX_LISTED = 3;

/** An input in a cell, or within a sentence. */
export function inputWords(
  name: string,
  values: Values,
  calculator: PageCalculator,
  context: ResultContext,
): string {
  const value = inputOf(name, values, calculator);
  if (value === undefined) return 'none';
  const { currency } = values;
  const own = typeof currency === 'string' ? { ...context, currency: currency.toUpperCase() } : context;
  const field = calculator.input[name]!;
  if (!Array.isArray(value)) return inputPhrase(field, value, own);
  const { item } = field;
  if (item === undefined || value.length > MAX_LISTED) return `${value.length} rows`;
  return value.map((one) => inputPhrase(item, one, own)).join('; ');
}

/**
 * How much higher a result is than that of the base, as a decimal; undefined where it is the same, or no
 * number to subtract.
 */
export function differenceOf(
  name: string,
  field: OutputField,
  base: Compared,
  one: Compared,
): string | undefined {
  const [from, to] = [outputOf(base, name), outputOf(one, name)];
  if (field.kind !== 'number' || typeof from !== 'string' || typeof to !== 'string') return undefined;
  if (currencyOf(base) !== currencyOf(one)) return undefined;
  const decimals = Math.max(...[from, to].map((text) => text.split('.')[1]?.length ?? 0));
  const difference = (Number(to) - Number(from)).toFixed(Math.min(decimals, MAX_DECIMALS));
  return Number(difference) === 0 ? undefined : difference;
}

/** Of a double. */
const MAX_DECIMALS = 15;

function currencyOf({ result }: Compared): string | undefined {
  return typeof result === 'string' ? undefined : result.currency;
}

export function signedText(field: OutputField, difference: string, context: ResultContext): string {
  return `${difference.startsWith('-') ? '−' : '+'}${sizeText(field, difference, context)}`;
}

/** A difference without its sign; of percentages it is in points. */
function sizeText(field: OutputField, difference: string, context: ResultContext): string {
  const size = difference.replace('-', '');
  if (unitOf(field).startsWith('%')) return `${numberText(field, size, context)} points`;
  return valueText(field, size, context);
}

/**
 * Of each scenario but the first, how its main result differs from the first, and which inputs make it so.
 */
export function explainDifferences(
  calculator: PageCalculator,
  [base, ...others]: readonly Compared[],
  context: ResultContext,
): readonly string[] {
  const main = base && mainOutput(calculator, base, context);
  if (base === undefined || main === undefined) return [];
  const field = calculator.output[main]!;
  const names = Object.keys(calculator.input);
  return others.flatMap((one) => {
    if (outputOf(one, main) === undefined || currencyOf(base) !== currencyOf(one)) return [];
    const own = contextOf(one, context);
    const reasons = names
      .filter((name) => !isSameInput(name, one.values, base.values, calculator))
      .map((name) => reasonOf(name, base, one, calculator, context));
    const difference = differenceOf(main, field, base, one);
    const subject = `${one.isCurrent === true ? 'With your current numbers' : `With ${one.name}`}, the ${labelInSentence(context.naming.label(main))} is`;
    if (difference === undefined) return `${subject} the same as with ${base.name}.`;
    const side = difference.startsWith('-') ? 'lower' : 'higher';
    const size = sizeText(field, difference, own);
    return `${subject} ${size} ${side} than with ${base.name}, because ${join(reasons)}.`;
  });
}

function mainOutput(
  calculator: PageCalculator,
  { result, values }: Compared,
  context: ResultContext,
): string | undefined {
  if (typeof result === 'string') return undefined;
  const { outputs } = result;
  const headline = writeHeadline(calculator, { values, outputs }, context)?.name;
  const names = [headline, ...Object.keys(calculator.output)];
  return names.find(
    (name) => name !== undefined && calculator.output[name]?.kind === 'number' && outputs[name] !== undefined,
  );
}

/** "the interest rate is 8% rather than 7%". */
function reasonOf(
  name: string,
  base: Compared,
  one: Compared,
  calculator: PageCalculator,
  context: ResultContext,
): string {
  const label = labelInSentence(context.naming.label(name));
  const [is, was] = [one, base].map(({ values }) => inputWords(name, values, calculator, context));
  return is === was ? `the ${label} differ` : `the ${label} is ${is} rather than ${was}`;
}

function join(reasons: readonly string[]): string {
  return reasons.length < 2 ? reasons.join('') : `${reasons.slice(0, -1).join(', ')} and ${reasons.at(-1)!}`;
}
