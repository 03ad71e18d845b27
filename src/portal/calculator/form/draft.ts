import { bounds } from '#base/bounds.ts';
import type { InputFields } from '#catalogue/declare/define.ts';
import type { InputField } from '#catalogue/declare/fields.ts';
import { findCurrency } from '#core/money/iso4217.ts';
import { formatFieldNumber, formatFieldText } from '#text/write/field-number.ts';
import { readTypedDate, type DateOrder } from '#text/read/typed-date.ts';
import { type NumberStyle, placeOf } from '#text/read/typed-number.ts';
import { readPercentage } from '#text/read/typed-percentage.ts';

/**
 * The content of form fields as typed: a text, the rows of a list, or the fields of a record. In an address,
 * debts.0.balance=100 is the balance in the first row of debts.
 */
export type Draft = string | readonly Draft[] | Drafts;
export interface Drafts {
  readonly [name: string]: Draft;
}

/** The style in which the texts were typed, and in which they are displayed. */
export interface Typing {
  readonly typed: NumberStyle;
  readonly shown: NumberStyle;
  readonly dates: DateOrder;
}

/** Rows beyond those that a list may have, so that they are rejected with the reason and can be taken out. */
const EXTRA_ROWS = 20;

/** The draft of a value as an example or a default has it. */
function draftOf(field: InputField, value: unknown, style: NumberStyle): Draft {
  if (field.item !== undefined) return listOf(value).map((item) => draftOf(field.item!, item, style));
  if (field.fields !== undefined) {
    return listOf(value).map((row) => draftsOf(field.fields!, row as object, style));
  }
  if (value === undefined) return '';
  const text = `${value as string | number | boolean}`;
  return isNumber(field) ? formatFieldNumber(text, style, placeOf(field, undefined)) : text;
}

/** The text of a field that is left as it is by default; undefined where there is no default. */
export function usualText(field: InputField, style: NumberStyle): string | undefined {
  if (field.item !== undefined || field.fields !== undefined || field.default === undefined) return undefined;
  return draftOf(field, field.default, style) as string;
}

/** The drafts of all fields; fields without a value have their default. */
export function draftsOf(fields: InputFields, values: object, style: NumberStyle): Drafts {
  const given = values as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      draftOf(field, given[name] ?? field.default, style),
    ]),
  );
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

export function isNumber({ kind }: InputField): boolean {
  return kind === 'real' || kind === 'integer';
}

/** The names of a query, split at their dots. */
interface Branch {
  text: string | undefined;
  readonly branches: Map<string, Branch>;
}

function treeOf(query: URLSearchParams): Branch {
  const root: Branch = { text: undefined, branches: new Map() };
  for (const [name, text] of query) {
    let branch = root;
    for (const part of name.split('.', MAX_DEPTH)) {
      const next: Branch = branch.branches.get(part) ?? { text: undefined, branches: new Map() };
      branch.branches.set(part, next);
      branch = next;
    }
    branch.text ??= text;
  }
  return root;
}

/** A list, its row, a field of it. */
const MAX_DEPTH = 4;

/** How the texts of a query are read: the typing of the form, and the currency of its amounts. */
interface Reading extends Typing {
  readonly currency: string | undefined;
}

/** The drafts in a query. Fields that it does not name have their default. */
export function readDrafts(fields: InputFields, query: URLSearchParams, typing: Typing): Drafts {
  const currency = currencyOf(query.get('currency') ?? fields['currency']?.default);
  const reading = { style: typing.typed, currency };
  const amounts = Object.keys(fields).flatMap((name) => {
    const amount = readPercentage(fields, name, (one) => query.get(one), reading);
    return amount === undefined ? [] : [[name, amount] as const];
  });
  const read = amounts.length === 0 ? query : new URLSearchParams(query);
  for (const [name, amount] of amounts) read.set(name, amount);
  return readBranches(fields, treeOf(read), { ...typing, currency });
}

/** The currency that a field names. */
export function currencyOf(text: unknown): string | undefined {
  return typeof text === 'string' ? findCurrency(text.trim())?.code : undefined;
}

function readBranches(fields: InputFields, { branches }: Branch, reading: Reading): Drafts {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const branch = branches.get(name);
      const draft =
        branch === undefined
          ? draftOf(field, field.default, reading.shown)
          : readBranch(field, branch, reading);
      return [name, draft];
    }),
  );
}

/** How many rows of a list a page has. */
export function rowsOf({ schema }: InputField): { readonly least: number; readonly most: number } {
  const { minItems, maxItems } = schema as { readonly minItems: number; readonly maxItems: number };
  return { least: minItems, most: Math.min(bounds.pageRows, maxItems) };
}

function readBranch(field: InputField, branch: Branch, reading: Reading): Draft {
  const { item, fields } = field;
  if (item === undefined && fields === undefined) return showAgain(field, branch.text ?? '', reading);
  const rows = [...branch.branches.keys()].filter((row) => /^(0|[1-9]\d{0,3})$/.test(row));
  return rows
    .map(Number)
    .toSorted((a, b) => a - b)
    .slice(0, rowsOf(field).most + EXTRA_ROWS)
    .map((row) => {
      const one = branch.branches.get(String(row))!;
      return item === undefined ? readBranches(fields!, one, reading) : readBranch(item, one, reading);
    });
}

/** A date or number as the reader writes it; other texts, and those that cannot be read, as typed. */
function showAgain(field: InputField, text: string, reading: Reading): string {
  if (field.kind === 'date') {
    const date = readTypedDate(text, reading.dates);
    return date.kind === 'date' ? date.value : text;
  }
  return isNumber(field) ? formatFieldText(text, reading, placeOf(field, reading.currency)) : text;
}

/** Whether the draft is empty or has only default values. */
export function isBlank(draft: Draft, field: InputField | undefined, style: NumberStyle): boolean {
  if (typeof draft === 'string') {
    const usual = field?.default;
    return draft.trim() === '' || (usual !== undefined && draft === draftOf(field!, usual, style));
  }
  if (isRows(draft)) return draft.every((row) => isBlank(row, field?.item, style));
  return Object.entries(draft).every(([name, inner]) => isBlank(inner, field?.fields?.[name], style));
}

export function isRows(draft: Draft): draft is readonly Draft[] {
  return Array.isArray(draft);
}

/** What a field has, by its path; undefined for a list. */
export function typedAt(drafts: Drafts, path: string): string | undefined {
  let draft: Draft | undefined = drafts;
  for (const name of path.split('.')) draft = (draft as Drafts | undefined)?.[name];
  return typeof draft === 'string' ? draft : undefined;
}

/** The drafts as pairs of a query. */
export function writeDrafts(drafts: Drafts, prefix = ''): readonly (readonly [string, string])[] {
  return Object.entries(drafts).flatMap(([name, draft]) => writeDraft(draft, prefix + name));
}

function writeDraft(draft: Draft, path: string): readonly (readonly [string, string])[] {
  if (typeof draft === 'string') return [[path, draft]];
  if (!isRows(draft)) return writeDrafts(draft, `${path}.`);
  // The name alone marks the list as present, even without rows.
  return [[path, ''], ...draft.flatMap((row, index) => writeDraft(row, `${path}.${index}`))];
}
