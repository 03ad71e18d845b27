import type { ExplainedStep } from '#calculate/explain/explained-step.ts';
import { figureText, type UsedFigure } from '#calculate/explain/used-figures.ts';
import { formatStep, wrap } from './calc-steps.ts';
import { formatTable } from '#cli/terminal/table.ts';

/** JSON in which every number is kept as text, so that no digit is lost. */
type Shown = string | boolean | null | readonly Shown[] | { readonly [name: string]: Shown };

/** A reviver for JSON.parse that keeps every number as text. */
export function keepDigits(_name: string, value: unknown, context?: { readonly source?: string }): unknown {
  return typeof value === 'number' ? (context?.source ?? String(value)) : value;
}

/** A reply as lines of names and values, with a table for each list of records. */
export function formatResults(text: string): string {
  return formatMembers(JSON.parse(text, keepDigits) as Readonly<Record<string, Shown>>);
}

/** `write` is given a value that is no number, and the column at which it begins. */
function formatMembers(members: Readonly<Record<string, Shown>>, write?: Write): string {
  const simple: [string, string][] = [];
  const blocks: string[] = [];
  for (const [name, value] of Object.entries(members)) {
    if (isRecordList(value)) blocks.push(`${name}\n${formatRecords(value)}`);
    else if (isRecord(value)) blocks.push(`${name}\n${formatMembers(value, write)}`);
    else simple.push([name, plainText(value)]);
  }
  return [...(simple.length > 0 ? [alignPairs(simple, write)] : []), ...blocks].join('\n\n');
}

/** Formats lists of plain values with commas, and deeper values as JSON. */
function plainText(value: Shown): string {
  if (Array.isArray(value)) return value.map(plainText).join(', ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

type Members = Readonly<Record<string, Shown>>;

function isRecord(value: Shown): value is Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isRecordList(value: Shown): value is readonly Members[] {
  return Array.isArray(value) && value.length > 0 && value.every((item: Shown) => isRecord(item));
}

function formatRecords(records: readonly Members[]): string {
  const columns = [...new Set(records.flatMap((record) => Object.keys(record)))];
  return formatTable(
    columns,
    records.map((record) => columns.map((column) => plainText(record[column] ?? ''))),
  );
}

type Write = (value: string, column: number) => string;

/** Names on the left and values on the right, with their last digits aligned. */
function alignPairs(pairs: readonly (readonly [string, string])[], write: Write = (value) => value): string {
  const width = Math.max(...pairs.map(([name]) => name.length));
  const digits = Math.max(...pairs.map(([, value]) => (isNumber(value) ? value.length : 0)));
  return pairs
    .map(
      ([name, value]) =>
        `${name.padEnd(width)}  ${isNumber(value) ? value.padStart(digits) : write(value, width + 2)}`,
    )
    .join('\n');
}

function isNumber(text: string): boolean {
  return /^-?\d/.test(text) && !text.includes(',') && !/^\d{4}-\d\d-\d\d$/.test(text);
}

export interface Explained {
  readonly explanation: {
    readonly steps: readonly ExplainedStep[];
    readonly figures?: readonly UsedFigure[];
    readonly sources: readonly string[];
  };
  readonly assumptions: Readonly<Record<string, Shown>>;
}

/** The results of a calculation as usual, then how it is calculated. */
export function formatExplained(text: string): string {
  const { explanation, assumptions, ...results } = JSON.parse(text, keepDigits) as Explained & Members;
  return [formatMembers(results), formatExplanation({ explanation, assumptions })].join('\n\n');
}

/** The steps of a calculation, what it assumes and its sources. */
export function formatExplanation({ explanation, assumptions }: Explained): string {
  return [
    'HOW IT IS CALCULATED',
    ...explanation.steps.map(formatStep),
    ...(explanation.figures === undefined
      ? []
      : [['PUBLISHED FIGURES', ...explanation.figures.flatMap(formatFigure)].join('\n')]),
    'ASSUMPTIONS',
    formatMembers(assumptions, (value, column) => wrap(value, column).join('\n').trimStart()),
    ['SOURCES', ...explanation.sources.flatMap((source) => wrap(source, 0))].join('\n'),
  ].join('\n\n');
}

/** What a figure is and comes to, then who publishes it. */
function formatFigure({ symbol, meaning, value, source }: UsedFigure): readonly string[] {
  return [...wrap(`${meaning}: ${symbol} = ${figureText(value)}`, 0), ...wrap(source, 2)];
}
