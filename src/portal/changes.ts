import type { InputFields } from '#catalogue/define.ts';
import type { InputField } from '#catalogue/fields.ts';
import { pageParameters } from './rows.ts';

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
]);

function isOfChange(name: string): boolean {
  return changing.has(name) || name.startsWith(`${pageParameters.pasteText}.`);
}

/**
 * The query after a button that changes the form: adds or removes a row, inserts pasted rows, or sets a
 * field. Undefined when no such button was pressed.
 */
export function changeForm(fields: InputFields, query: URLSearchParams): URLSearchParams | undefined {
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
  const changed = new URLSearchParams(mutable(pairs));
  const place = query.get(pageParameters.pasteAt) ?? pastedList(query);
  if (place !== undefined) {
    const text = query.get(pasteName(place.split('.')[0]!)) ?? '';
    for (const [name, value] of pastedPairs(fields, pairs, place, text)) changed.set(name, value);
  }
  const [, name = '', value = ''] = /^([^=]*)=(.*)$/s.exec(query.get(pageParameters.setValue) ?? '') ?? [];
  if (name !== '') changed.set(name, value);
  return changed;
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

/** More than the longest list may have. */
const MAX_PASTED_ROWS = 1_100;

/**
 * The cells of a spreadsheet, separated by tabs and line ends, as pairs of a query. They start at a cell
 * ("debts.2.balance", "prices.7"), or at a list, after its filled rows. A list of single values takes every
 * cell.
 */
function pastedPairs(fields: InputFields, pairs: Pairs, place: string, text: string): Pairs {
  const [list = '', row, column] = place.split('.');
  const field = Object.hasOwn(fields, list) ? fields[list]! : undefined;
  if (field?.item === undefined && field?.fields === undefined) return [];
  const filled = pairs.filter(([, value]) => value.trim() !== '');
  const first = row === undefined ? nextRow(filled, list) : Number(row);
  if (!Number.isInteger(first)) return [];
  const lines = withoutHeads(text.split(/\r\n|\n|\r/).filter((line) => line.trim() !== ''))
    .map((line) => line.split('\t'))
    .slice(0, MAX_PASTED_ROWS);
  if (field.fields === undefined) {
    const cells = lines.flat().filter((cell) => cell.trim() !== '');
    return cells.map((cell, index) => [`${list}.${first + index}`, cell.trim()]);
  }
  const names = Object.keys(field.fields);
  const columns = names.slice(Math.max(0, names.indexOf(column ?? '')));
  return lines.flatMap((cells, index) =>
    cells
      .slice(0, columns.length)
      .map(
        (cell, at) =>
          [`${list}.${first + index}.${columns[at]!}`, cellText(field.fields![columns[at]!]!, cell)] as const,
      ),
  );
}

/** The rows without a header line above rows with numbers. */
function withoutHeads(lines: readonly string[]): readonly string[] {
  const [first = '', second = ''] = lines;
  return !/\d/.test(first) && /\d/.test(second) ? lines.slice(1) : lines;
}

/** A word of a choice may be written in any case, with spaces. */
function cellText({ words = {} }: InputField, cell: string): string {
  const text = cell.trim();
  const bare = (word: string) => word.toLowerCase().replaceAll(/[\s_-]/g, '');
  return Object.keys(words).find((word) => bare(word) === bare(text)) ?? text;
}
