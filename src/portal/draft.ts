import type { InputFields } from '#catalogue/define.ts';
import type { InputField } from '#catalogue/fields.ts';

/**
 * What stands in the fields of a form, as it was typed: a text, the rows of a list, or the fields of a record. In an
 * address, debts.0.balance=100 is the balance in the first row of debts.
 */
export type Draft = string | readonly Draft[] | Drafts;
export interface Drafts {
  readonly [name: string]: Draft;
}

/** More rows than any address has room for are not read. */
const MOST_ROWS = 400;

/** The draft of a value as an example or a default has it. */
function draftOf(field: InputField, value: unknown): Draft {
  if (field.item !== undefined) return listOf(value).map((item) => draftOf(field.item!, item));
  if (field.fields !== undefined) return listOf(value).map((row) => draftsOf(field.fields!, row as object));
  return value === undefined ? '' : `${value as string | number}`;
}

/** As `draftOf` for all fields; those without a value have their default. */
export function draftsOf(fields: InputFields, values: object): Drafts {
  const given = values as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, draftOf(field, given[name] ?? field.default)]),
  );
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** What a query says of the fields. One that it does not name has its default. */
export function readDrafts(fields: InputFields, query: URLSearchParams, prefix = ''): Drafts {
  const names = [...query.keys()];
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const path = prefix + name;
      const isNamed = names.some((key) => key === path || key.startsWith(`${path}.`));
      return [name, isNamed ? readDraft(field, query, path) : draftOf(field, field.default)];
    }),
  );
}

function readDraft({ item, fields }: InputField, query: URLSearchParams, path: string): Draft {
  if (item === undefined && fields === undefined) return query.get(path) ?? '';
  return rowNumbers(query, path).map((row) =>
    item === undefined
      ? readDrafts(fields!, query, `${path}.${row}.`)
      : readDraft(item, query, `${path}.${row}`),
  );
}

function rowNumbers(query: URLSearchParams, path: string): readonly number[] {
  const rows = [...query.keys()]
    .filter((key) => key.startsWith(`${path}.`))
    .map((key) => key.slice(path.length + 1).split('.')[0]!)
    .filter((row) => /^(0|[1-9]\d{0,2})$/.test(row));
  return [...new Set(rows.map(Number))].toSorted((a, b) => a - b).slice(0, MOST_ROWS);
}

/** Whether nothing was typed there, or only what stands there by itself. */
export function isBlank(draft: Draft, field?: InputField): boolean {
  if (typeof draft === 'string') {
    return draft.trim() === '' || (field?.default !== undefined && draft === draftOf(field, field.default));
  }
  if (isRows(draft)) return draft.every((row) => isBlank(row, field?.item));
  return Object.entries(draft).every(([name, inner]) => isBlank(inner, field?.fields?.[name]));
}

export function isRows(draft: Draft): draft is readonly Draft[] {
  return Array.isArray(draft);
}

/** The rows in which something was typed, with the places where they stand; the others do not count. */
function filledRows(draft: readonly Draft[], field: InputField) {
  return draft.map((row, index) => ({ row, index })).filter(({ row }) => !isBlank(row, field.item ?? field));
}

const numeral = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d{1,3})?$/i;

/**
 * The value that a draft stands for in a request; undefined where nothing was typed. A text that is no number stays what
 * it is, so that the request is refused with the reason.
 */
export function valueOf(field: InputField, draft: Draft): unknown {
  if (isRows(draft)) {
    const rows = filledRows(draft, field);
    if (rows.length === 0 && !field.required && field.default === undefined) return undefined;
    return rows.map(({ row }) =>
      field.item === undefined ? valuesOf(field.fields!, row as Drafts) : valueOf(field.item, row),
    );
  }
  if (typeof draft !== 'string') return valuesOf(field.fields!, draft);
  const text = draft.trim();
  if (text === '') return undefined;
  if (field.kind !== 'real' && field.kind !== 'integer') return text;
  const number = text.replace(/^−/, '-');
  return numeral.test(number) ? Number(number) : text;
}

/** The values of all fields in which something was typed that is not their default. */
export function valuesOf(fields: InputFields, drafts: Drafts): Readonly<Record<string, unknown>> {
  const entries = Object.entries(fields).flatMap(([name, field]) => {
    const value = valueOf(field, drafts[name] ?? '');
    const isDefault = field.default !== undefined && JSON.stringify(value) === JSON.stringify(field.default);
    return value === undefined || isDefault ? [] : [[name, value] as const];
  });
  return Object.fromEntries(entries);
}

/** The pairs of a query that says the same as the drafts. */
export function writeDrafts(drafts: Drafts, prefix = ''): readonly (readonly [string, string])[] {
  return Object.entries(drafts).flatMap(([name, draft]) => writeDraft(draft, prefix + name));
}

function writeDraft(draft: Draft, path: string): readonly (readonly [string, string])[] {
  if (typeof draft === 'string') return [[path, draft]];
  if (!isRows(draft)) return writeDrafts(draft, `${path}.`);
  // The name alone says that the list is there, also when it has no rows.
  return [[path, ''], ...draft.flatMap((row, index) => writeDraft(row, `${path}.${index}`))];
}

/** Where a JSON pointer into a request leads in the form: to a row as it stands there, with the empty ones. */
export function pathOfPointer(pointer: string, fields: InputFields, drafts: Drafts): string {
  const tokens = pointer
    .split('/')
    .slice(1)
    .map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~'));
  let known: InputFields | undefined = fields;
  let field: InputField | undefined;
  let draft: Draft | undefined = drafts;
  const path = tokens.map((token) => {
    if (draft !== undefined && isRows(draft) && field !== undefined) {
      const found: { readonly row: Draft; readonly index: number } | undefined = filledRows(draft, field)[
        Number(token)
      ];
      draft = found?.row;
      known = field.fields;
      field = field.item;
      return String(found?.index ?? token);
    }
    field = known?.[token];
    draft = (draft as Drafts | undefined)?.[token];
    return token;
  });
  return path.join('.');
}
