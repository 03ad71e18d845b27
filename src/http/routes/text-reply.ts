import type { AnyCalculator } from '#catalogue/define.ts';
import type { Json } from '#derive/json.ts';
import { isLocale, numberFormatsOf } from '#derive/number-formats.ts';
import type { Calculation } from '#derive/result.ts';
import { writeLines, writeOne } from '#derive/result-lines.ts';
import { describeValue, type Violation } from '#derive/violations.ts';
import { invalidQuery, textReply, type TextReply } from '../replies.ts';

/** The parameters that only a text has, and those that it lacks. */
export interface TextQuery {
  readonly include?: string;
  readonly interval?: string;
  readonly locale?: string;
  readonly output?: string;
}

/** The language of the labels. */
const DEFAULT_LOCALE = 'en-US';

/** The results as text for people. */
export function writeText(
  calculator: AnyCalculator,
  calculation: Calculation,
  warnings: Json,
  query: TextQuery,
  label: (name: string) => string,
): TextReply {
  const { locale, output } = query;
  const violations = [
    ...refuseGiven(query, ['include', 'interval'], 'is not part of a text; leave it out'),
    ...(locale === undefined || isLocale(locale) ? [] : [unknownLocale(locale)]),
  ];
  if (violations.length > 0) throw invalidQuery(violations);
  const style = { label, formats: numberFormatsOf(locale ?? DEFAULT_LOCALE) };
  if (output === undefined) return textReply(writeLines(calculator, calculation, warnings, style));
  const text = writeOne(calculator, calculation, output, locale === undefined ? undefined : style);
  if (text === undefined) throw invalidQuery([withoutValue(output)]);
  return textReply(text);
}

/** Throws a Problem for parameters that a reply in another format does not have. */
export function requireNoText(query: TextQuery): void {
  const violations = refuseGiven(query, ['locale', 'output'], 'needs format=text');
  if (violations.length > 0) throw invalidQuery(violations);
}

function refuseGiven(query: TextQuery, names: readonly (keyof TextQuery)[], detail: string): Violation[] {
  return names
    .filter((name) => query[name] !== undefined)
    .map((field) => ({ field, code: 'contradiction', detail }));
}

function unknownLocale(locale: string): Violation {
  const detail = `must be a language tag such as en-US, de-DE or en-IN; got ${describeValue(locale)}`;
  return { field: 'locale', code: 'not-allowed', detail };
}

function withoutValue(output: string): Violation {
  return { field: 'output', code: 'not-allowed', detail: `has no value for these inputs; got "${output}"` };
}
