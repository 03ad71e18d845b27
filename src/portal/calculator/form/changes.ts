import { bounds } from '#base/bounds.ts';
import { requireShortText, tooManyRows } from '#http/request/form-body.ts';
import type { InputFields, InputValues } from '#catalogue/declare/define.ts';
import type { InputField } from '#catalogue/declare/fields.ts';
import { readNamedDate } from '#text/read/named-date.ts';
import { formatTypedNumber, placeOf, type NumberStyle, readTypedNumber } from '#text/read/typed-number.ts';
import { type Drafts, draftsOf, isBlank, isNumber, isRows, readDrafts, type Typing } from './draft.ts';
import { pageParameters } from '#portal/rows.ts';

type Pairs = readonly (readonly [string, string])[];

/** The name of the text area for pasted rows of a list. */
export function pasteName(list: string): string {
  return `${pageParameters.pasteText}.${list}`;
}

const changing: ReadonlySet<string> = new Set([
  pageParameters.addRow,
  pageParameters.removeRow,
  pageParameters.pasteAt,
  pageParameters.setValue,
  pageParameters.takeValues,
]);

function isOfChange(name: string): boolean {
  return changing.has(name) || name.startsWith(`${pageParameters.pasteText}.`);
}

/** A form as it was sent. */
interface SentForm {
  readonly fields: InputFields;
  readonly query: URLSearchParams;
  readonly typing: Typing;
  /** The example with which the page opens. */
  readonly opening: InputValues;
}

/**
 * The query after a button that changes the form: adds or removes a row, inserts pasted rows, or sets a
 * field. Undefined when no such button was pressed.
 */
export function changeForm(form: SentForm): URLSearchParams | undefined {
  const { fields, query, typing } = form;
  if (![...query.keys()].some(isOfChange)) return undefined;
  const pairs = [...query].filter(([name]) => !isOfChange(name));
  const added = query.get(pageParameters.addRow);
  if (added !== null)
    return new URLSearchParams(mutable([...pairs, [`${added}.${nextRow(pairs, added)}`, '']]));
  const removed = query.get(pageParameters.removeRow);
  if (removed !== null) {
    return new URLSearchParams(
      mutable(pairs.filter(([name]) => name !== removed && !name.startsWith(`${removed}.`))),
    );
  }
  const place = query.get(pageParameters.pasteAt) ?? pastedList(query);
  const changed = new URLSearchParams(mutable(pairs));
  if (place !== undefined) {
    const list = place.split('.')[0]!;
    const text = query.get(pasteName(list)) ?? '';
    const replaced = replacesExample(place, form)
      ? pairs.filter(([name]) => name.startsWith(`${list}.`))
      : [];
    const kept = pairs.filter((pair) => !replaced.includes(pair));
    const pasted = pastedPairs(fields, kept, place, text, typing.typed);
    if (pasted.length > 0) for (const [name] of replaced) changed.delete(name);
    for (const [name, value] of pasted) changed.set(name, value);
  }
  const [, name = '', value = ''] = /^([^=]*)=(.*)$/s.exec(query.get(pageParameters.setValue) ?? '') ?? [];
  if (name !== '') changed.set(name, value);
  // A cell of a table has its numbers as programs write them.
  for (const [field, decimal] of new URLSearchParams(query.get(pageParameters.takeValues) ?? ''))
    changed.set(field, formatTypedNumber(decimal, typing.shown));
  return changed;
}

/**
 * Whether pasted rows take the place of those of a list: they begin at its start, and its filled rows are
 * those with which the page opens.
 */
function replacesExample(place: string, { fields, query, typing, opening }: SentForm): boolean {
  const [list = '', row = '0', column] = place.split('.');
  const field = Object.hasOwn(fields, list) ? fields[list]! : undefined;
  const firstColumn = Object.keys(field?.fields ?? {})[0];
  if (field === undefined || row !== '0' || (column ?? firstColumn) !== firstColumn) return false;
  const filled = (drafts: Drafts) => {
    const rows = drafts[list]!;
    return isRows(rows) ? rows.filter((one) => !isBlank(one, field.item, typing.shown)) : rows;
  };
  const [sent, opened] = [readDrafts(fields, query, typing), draftsOf(fields, opening, typing.shown)];
  return JSON.stringify(filled(sent)) === JSON.stringify(filled(opened));
}

/** The list with pasted rows whose button was not pressed. */
function pastedList(query: URLSearchParams): string | undefined {
  const prefix = `${pageParameters.pasteText}.`;
  const found = [...query].find(([name, text]) => name.startsWith(prefix) && text.trim() !== '');
  return found?.[0].slice(prefix.length);
}

function mutable(pairs: Pairs): string[][] {
  return pairs.map((pair) => [...pair]);
}

function nextRow(pairs: Pairs, path: string): number {
  const rows = pairs
    .filter(([name]) => name.startsWith(`${path}.`))
    .map(([name]) => Number.parseInt(name.slice(path.length + 1), 10));
  return Math.max(-1, ...rows.filter(Number.isInteger)) + 1;
}

/**
 * The cells of a spreadsheet or of a CSV file as pairs of a query. They start at a cell ("debts.2.balance",
 * "prices.7"), or at a list, after its filled rows. A list of single values takes every cell.
 */
function pastedPairs(
  fields: InputFields,
  pairs: Pairs,
  place: string,
  text: string,
  style: NumberStyle,
): Pairs {
  const [list = '', row, column] = place.split('.');
  const field = Object.hasOwn(fields, list) ? fields[list]! : undefined;
  if (field?.item === undefined && field?.fields === undefined) return [];
  const filled = pairs.filter(([, value]) => value.trim() !== '');
  const first = row === undefined ? nextRow(filled, list) : Number(row);
  if (!Number.isInteger(first)) return [];
  const lines = withoutHeads(text.split(/\r\n|\n|\r/).filter((line) => line.trim() !== ''));
  if (lines.length > bounds.pageRows) throw tooManyRows;
  if (field.fields === undefined) {
    const cells = lines
      .flatMap((line) => line.split('\t'))
      .flatMap((cell) => splitNumbers(cell, field.item!, style))
      .filter((cell) => cell.trim() !== '');
    return checkPasted(
      cells.map((cell, index) => [`${list}.${first + index}`, cell.trim()]),
      bounds.pageRows,
    );
  }
  const names = Object.keys(field.fields);
  const columns = names.slice(Math.max(0, names.indexOf(column ?? '')));
  const mark = row === undefined && columns.length > 1 ? separatorOf(lines) : '\t';
  const cells = lines.flatMap((line, index) =>
    cellsOf(line, mark)
      .slice(0, columns.length)
      .map(
        (cell, at) =>
          [`${list}.${first + index}.${columns[at]!}`, cellText(field.fields![columns[at]!]!, cell)] as const,
      ),
  );
  return checkPasted(cells, bounds.formFields);
}

/** What is pasted may be no more than what a form may send. */
function checkPasted(pairs: Pairs, most: number): Pairs {
  if (pairs.length > most) throw tooManyRows;
  for (const [name, text] of pairs) requireShortText(name, text);
  return pairs;
}

/** Between numbers on one line; a comma alone may also be within a number. */
const separatorsOfNumbers = [/;/, /,\s+/, /\s+/, /,/];

/** "100000, 120000, 140000" as three numbers; a text that is one number, or holds anything else, as it is. */
function splitNumbers(text: string, item: InputField, style: NumberStyle): readonly string[] {
  const isRead = (part: string) => readTypedNumber(part, style, placeOf(item, undefined)).kind !== 'none';
  if (!isNumber(item) || isRead(text)) return [text];
  const splits = separatorsOfNumbers.map((mark) => text.split(mark).filter((part) => part.trim() !== ''));
  return splits.find((parts) => parts.every(isRead)) ?? [text];
}

/** Tabs separate the cells of a spreadsheet; in a CSV file, every line has semicolons or commas. */
function separatorOf(lines: readonly string[]): string {
  if (lines.some((line) => line.includes('\t'))) return '\t';
  return [';', ','].find((mark) => lines.every((line) => line.includes(mark))) ?? '\t';
}

function cellsOf(line: string, mark: string): readonly string[] {
  if (mark === '\t') return line.split(mark);
  const cells = line.matchAll(new RegExp(`(?:^|${mark}) *(?:"((?:[^"]|"")*)"|([^${mark}]*))`, 'g'));
  return [...cells].map(([, quoted, plain = '']) => quoted?.replaceAll('""', '"') ?? plain);
}

/** Leaves out a first line that has no digits, where the second has some: it is a header. */
function withoutHeads(lines: readonly string[]): readonly string[] {
  const [first = '', second = ''] = lines;
  return !/\d/.test(first) && /\d/.test(second) ? lines.slice(1) : lines;
}

/** A word of a choice may be written in any case, with spaces, and a date with the name of its month. */
function cellText({ kind, options: words = {} }: InputField, cell: string): string {
  const text = cell.trim();
  if (kind === 'date') return readNamedDate(text) ?? text;
  const bare = (word: string) => word.toLowerCase().replaceAll(/[\s_-]/g, '');
  return Object.keys(words).find((word) => bare(word) === bare(text)) ?? text;
}
