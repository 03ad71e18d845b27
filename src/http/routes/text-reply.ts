import type { AnyCalculator } from '#catalogue/declare/define.ts';
import { textParameters } from '#api/operations/format-operations.ts';
import { isLocale, numberFormatsOf } from '#text/write/number-formats.ts';
import type { Calculation } from '#calculate/result/result.ts';
import { type Style, writeLines, writeOne } from '#text/write/result-lines.ts';
import { type Solved, writeSolved } from '#text/write/solved-lines.ts';
import type { Question } from '#calculate/solve/questions.ts';
import { describeValue, type Violation } from '#calculate/check/violations.ts';
import type { Warning } from '#calculate/result/warnings.ts';
import { type ReplyType, TEXT_TYPE, textReply, type TextReply } from '../replies.ts';
import { invalidQuery, Problem } from '#calculate/check/problem.ts';

/** The parameters that only a text has, and those that it lacks. */
export interface TextQuery {
  readonly format?: string;
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
    ...localeViolations(locale),
  ];
  if (violations.length > 0) throw invalidQuery(violations);
  const style = styleOf(locale, label);
  if (output === undefined) return textReply(writeLines(calculator, calculation, warnings, style));
  // Who reads a cell sees nothing but its number.
  if (warnings.length > 0 && accepted !== 'true') throw refusedWarnings(warnings);
  const text = writeOne(calculator, calculation, output, locale === undefined ? undefined : style);
  if (text === undefined) throw invalidQuery([withoutValue(output)]);
  return textReply(text);
}

/** The answer to a question as text for people. */
export function writeSolvedText(
  calculator: AnyCalculator,
  question: Question,
  solved: Solved,
  { locale }: TextQuery,
  label: (name: string) => string,
): TextReply {
  const violations = localeViolations(locale);
  if (violations.length > 0) throw invalidQuery(violations);
  return textReply(writeSolved(calculator, question, solved, styleOf(locale, label)));
}

function styleOf(locale = DEFAULT_LOCALE, label: (name: string) => string): Style {
  return { label, formats: numberFormatsOf(locale) };
}

/** The problem of a cell whose number would be taken for right. */
function refusedWarnings(warnings: readonly Warning[]): Problem {
  const detail = `${warnings[0]!.detail} To get the result as it is, add accept_warnings=true.`;
  return new Problem('invalid-input', detail, { errors: warnings });
}

/** Whether the reply is a text. Throws a Problem for parameters that no other reply has. */
export function isTextAsked(query: TextQuery, accepted: ReplyType): boolean {
  const { format = accepted === TEXT_TYPE ? 'text' : 'json' } = query;
  if (format === 'text') return true;
  const violations = refuseGiven(query, textParameters, 'needs format=text');
  if (violations.length > 0) throw invalidQuery(violations);
  return false;
}

function refuseGiven(query: TextQuery, names: readonly (keyof TextQuery)[], detail: string): Violation[] {
  return names
    .filter((name) => query[name] !== undefined)
    .map((field) => ({ field, code: 'contradiction', detail }));
}

function localeViolations(locale: string | undefined): Violation[] {
  if (locale === undefined || isLocale(locale)) return [];
  const detail = `must be a language tag such as en-US, de-DE or en-IN; got ${describeValue(locale)}`;
  return [{ field: 'locale', code: 'not-allowed', detail }];
}

function withoutValue(output: string): Violation {
  return { field: 'output', code: 'not-allowed', detail: `has no value for these inputs; got "${output}"` };
}
