import type { AnyCalculator } from '#catalogue/declare/define.ts';
import { textParameters } from '#api/operations/format-operations.ts';
import { isLocale, numberFormatsOf } from '#text/write/number-formats.ts';
import type { Calculation } from '#calculate/result/result.ts';
import { writeLines, writeOne } from '#text/write/result-lines.ts';
import { describeValue, type Violation } from '#calculate/check/violations.ts';
import type { Warning } from '#calculate/result/warnings.ts';
import { textReply, type TextReply } from '../replies.ts';
import { invalidQuery, Problem } from '#calculate/check/problem.ts';

/** The parameters that only a text has, and those that it lacks. */
export interface TextQuery {
  readonly include?: string;
  readonly interval?: string;
  readonly locale?: string;
  readonly output?: string;
  readonly accept_warnings?: string;
}

/** The language of the labels. */
const DEFAULT_LOCALE = 'en-US';

/** The results as text for people. */
export function writeText(
  calculator: AnyCalculator,
  calculation: Calculation,
  warnings: readonly Warning[],
  query: TextQuery,
  label: (name: string) => string,
): TextReply {
  const { locale, output, accept_warnings: accepted } = query;
  const violations = [
    ...refuseGiven(query, ['include', 'interval'], 'is not part of a text; leave it out'),
    ...(locale === undefined || isLocale(locale) ? [] : [unknownLocale(locale)]),
  ];
  if (violations.length > 0) throw invalidQuery(violations);
  const style = { label, formats: numberFormatsOf(locale ?? DEFAULT_LOCALE) };
  if (output === undefined) return textReply(writeLines(calculator, calculation, warnings, style));
  // Who reads a cell sees nothing but its number.
  if (warnings.length > 0 && accepted !== 'true') throw refusedWarnings(warnings);
  const text = writeOne(calculator, calculation, output, locale === undefined ? undefined : style);
  if (text === undefined) throw invalidQuery([withoutValue(output)]);
  return textReply(text);
}

/** The problem of a cell whose number would be taken for right. */
function refusedWarnings(warnings: readonly Warning[]): Problem {
  const detail = `${warnings[0]!.detail} To get the result as it is, add accept_warnings=true.`;
  return new Problem('invalid-input', detail, { errors: warnings });
}

/** Throws a Problem for parameters that a reply in another format does not have. */
export function requireNoText(query: TextQuery): void {
  const violations = refuseGiven(query, textParameters, 'needs format=text');
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
