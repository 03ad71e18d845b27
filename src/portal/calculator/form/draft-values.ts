import type { InputFields } from '#catalogue/declare/define.ts';
import type { InputField } from '#catalogue/declare/fields.ts';
import { type Doubt, isDoubt } from '#text/read/doubts.ts';
import { readTypedFlag } from '#text/read/typed-flag.ts';
import { readTypedDate } from '#text/read/typed-date.ts';
import { placeOf, readTypedNumber } from '#text/read/typed-number.ts';
import { currencyOf, isBlank, isNumber, isRows, type Draft, type Drafts, type Typing } from './draft.ts';

/** The values of a form. */
interface DraftValues {
  /** The values of all filled fields that differ from their default. */
  readonly values: Readonly<Record<string, unknown>>;
  /** What cannot be read with certainty, by the path of the field. */
  readonly doubts: ReadonlyMap<string, Doubt>;
}

interface Reading {
  readonly typing: Typing;
  readonly currency: string | undefined;
  readonly doubts: Map<string, Doubt>;
}

/** The currency that the drafts of a form name. */
export function draftCurrency(drafts: Drafts): string | undefined {
  return currencyOf(drafts['currency']);
}

/** Text that does not suit its field stays text, so that the request is rejected with the reason. */
export function valuesOf(fields: InputFields, drafts: Drafts, typing: Typing): DraftValues {
  const doubts = new Map<string, Doubt>();
  const reading = { typing, currency: draftCurrency(drafts), doubts };
  return { values: valuesWithin(fields, drafts, '', reading), doubts };
}

function valuesWithin(fields: InputFields, drafts: Drafts, prefix: string, reading: Reading) {
  const entries = Object.entries(fields).flatMap(([name, field]) => {
    const value = valueOf(field, drafts[name] ?? '', prefix + name, reading);
    const isDefault = field.default !== undefined && JSON.stringify(value) === JSON.stringify(field.default);
    return value === undefined || isDefault ? [] : [[name, value] as const];
  });
  return Object.fromEntries(entries);
}

/** Undefined where nothing was typed. */
function valueOf(field: InputField, draft: Draft, path: string, reading: Reading): unknown {
  if (isRows(draft)) {
    const rows = filledRows(draft, field, reading.typing);
    if (rows.length === 0 && !field.required && field.default === undefined) return undefined;
    return rows.map(({ row, index }) =>
      field.item === undefined
        ? valuesWithin(field.fields!, row as Drafts, `${path}.${index}.`, reading)
        : valueOf(field.item, row, `${path}.${index}`, reading),
    );
  }
  if (typeof draft !== 'string') return valuesWithin(field.fields!, draft, `${path}.`, reading);
  const text = draft.trim();
  if (text === '') return undefined;
  if (field.kind === 'boolean') return readTypedFlag(text);
  const { shown, dates } = reading.typing;
  const read = isNumber(field)
    ? readTypedNumber(text, shown, placeOf(field, reading.currency))
    : field.kind === 'date'
      ? readTypedDate(text, dates)
      : undefined;
  if (isDoubt(read)) reading.doubts.set(path, read);
  return read !== undefined && 'value' in read ? read.value : text;
}

/** The filled rows with their positions; empty rows do not count. */
function filledRows(draft: readonly Draft[], field: InputField, { shown }: Typing) {
  return draft
    .map((row, index) => ({ row, index }))
    .filter(({ row }) => !isBlank(row, field.item ?? field, shown));
}

/** The form field for a JSON pointer into a request; the form may also have empty rows. */
export function pathOfPointer(pointer: string, fields: InputFields, drafts: Drafts, typing: Typing): string {
  const tokens = pointer
    .split('/')
    .slice(1)
    .map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~'));
  let known: InputFields | undefined = fields;
  let field: InputField | undefined;
  let draft: Draft | undefined = drafts;
  const path = tokens.map((token) => {
    if (draft !== undefined && isRows(draft) && field !== undefined) {
      const found: { readonly row: Draft; readonly index: number } | undefined = filledRows(
        draft,
        field,
        typing,
      )[Number(token)];
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
