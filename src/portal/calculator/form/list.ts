import type { InputFields } from '#catalogue/declare/define.ts';
import type { InputField } from '#catalogue/declare/fields.ts';
import { say, type Text } from '#text/write/said.ts';
import { withoutUnit } from '#text/write/labels.ts';
import { beyondLabel } from '#text/write/result-text.ts';
import { pasteName } from './changes.ts';
import { type Draft, type Drafts, isBlank, rowsOf } from './draft.ts';
import { type FormContext, isMentioned, noteOf, writeControl, writeField, writeMessage } from './field.ts';
import { writeUnit } from './field-unit.ts';
import { attributes, html, type Html } from '#portal/html.ts';
import { writeMeanings } from './select.ts';
import { pageParameters } from '#portal/rows.ts';
import { hintOf } from '#portal/naming.ts';

/** Rows with more fields than this are cards. */
const MAX_COLUMNS = 4;
/** More rows than this are folded; one or two more are not worth it. */
const MAX_OPEN_ROWS = 6;
const MAX_FEW_ROWS = 8;

/** A list: a table of its rows, with a button for each and one for the next. */
export function writeRows(
  path: string,
  field: InputField,
  rows: readonly Draft[],
  context: FormContext,
): Html {
  // A list that is empty shows one row to fill in; empty rows do not count.
  const visible = rows.length === 0 ? [emptyRow(field)] : rows;
  const label = context.naming.label(path);
  const { least, most } = rowsOf(field);
  const [min, max] = [least, most].map((count) => context.reader.number(String(count)));
  const limits = `${min} to ${max} rows; empty rows do not count`;
  const hint = beyondLabel(label, context.say(hintOf(field)));
  return html`<fieldset class="rows" id="${path}-rows" aria-describedby="${path}-hint ${path}-message">
    <legend>${label}${!field.required && html` <span class="optional">optional</span>`}</legend>
    <input type="hidden" name="${path}" value="" />
    <p class="hint" id="${path}-hint">${[hint, limits].filter((text) => text !== '').join('. ')}.</p>
    ${writeMessage(path, context)}
    ${isTable(field) ? writeTable(path, label, field, visible, context) : writeFoldedRows(path, label, field, visible, context)}
    ${
      visible.length < most &&
      html`<button class="quiet" name="${pageParameters.addRow}" value="${path}">
        Add a row to ${label}
      </button>`
    }
    ${writePaste(path, label)}
  </fieldset>`;
}

/** The first rows, and the others folded, unless one of them is empty or wrong. */
function writeFoldedRows(
  path: string,
  label: string,
  field: InputField,
  rows: readonly Draft[],
  context: FormContext,
): Html {
  const written = rows.map((row, index) =>
    writeCard(`${path}.${index}`, index, label, field.fields!, row as Drafts, context),
  );
  if (rows.length <= MAX_FEW_ROWS) return html`${written}`;
  return html`${written.slice(0, MAX_OPEN_ROWS)}
    <details class="fold" ${attributes({ open: needsAll(path, field, rows, context) })}>
      <summary>${rows.length - MAX_OPEN_ROWS} more rows</summary>
      ${written.slice(MAX_OPEN_ROWS)}
    </details>`;
}

/** For rows of a spreadsheet; with a script they may be pasted into any field of the list, too. */
function writePaste(path: string, label: string): Html {
  const name = pasteName(path);
  return html`<details class="paste">
    <summary>Paste rows from a spreadsheet</summary>
    <p class="hint">They replace an example that you have not changed, and are added to your own rows.</p>
    <label class="hidden" for="${name}">Rows for ${label}</label>
    <textarea ${attributes({ id: name, name, rows: 4, autocomplete: 'off', spellcheck: 'false' })}></textarea>
    <button class="quiet" name="${pageParameters.pasteAt}" value="${path}">Add these rows</button>
  </details>`;
}

function emptyRow({ fields }: InputField): Draft {
  return fields === undefined ? '' : Object.fromEntries(Object.keys(fields).map((name) => [name, '']));
}

function rowTitle(label: string, index: number): Text {
  return say`${label}, row ${String(index + 1)}`;
}

/** Whether a row that would be folded is empty or wrong. */
function needsAll(path: string, field: InputField, rows: readonly Draft[], context: FormContext): boolean {
  return rows.some(
    (row, index) =>
      index >= MAX_OPEN_ROWS &&
      (isBlank(row, field.item, context.typing.shown) || isMentioned(context.messages, `${path}.${index}`)),
  );
}

function isTable({ fields = {} }: InputField): boolean {
  return Object.keys(fields).length <= MAX_COLUMNS;
}

/** A column of the table: the fields of its cells have its label, its unit and its hint. */
interface Column {
  readonly name: string;
  /** The path of its header; cells of a list of single values have that of the list. */
  readonly path: string;
  readonly label: string;
  readonly field: InputField;
}

function columnsOf(
  path: string,
  label: string,
  { item, fields }: InputField,
  context: FormContext,
): readonly Column[] {
  if (fields === undefined) return [{ name: '', path: `${path}.`, label, field: item! }];
  return Object.entries(fields).map(([name, field]) => ({
    name,
    path: `${path}.${name}`,
    label: withoutUnit(context.naming.label(name)),
    field,
  }));
}

/** All rows under one header; the style sheet hides those after the first few while the fold is closed. */
function writeTable(
  path: string,
  label: string,
  field: InputField,
  rows: readonly Draft[],
  context: FormContext,
): Html {
  const columns = columnsOf(path, label, field, context);
  const isFolded = rows.length > MAX_FEW_ROWS;
  return html`<table class="entries" ${attributes({ 'data-many': columns.length === MAX_COLUMNS })}>
      <thead>
        <tr>
          ${columns.map((one) => writeHead(one, context))}
          <td></td>
        </tr>
      </thead>
      <tbody>
        ${rows.map((row, index) => writeTableRow(`${path}.${index}`, rowTitle(label, index), columns, row, context))}
      </tbody>
    </table>
    ${
      isFolded &&
      html`<details
        class="all-rows"
        data-name="${path}-all"
        ${attributes({ open: needsAll(path, field, rows, context) })}
      >
        <summary>${rows.length - MAX_OPEN_ROWS} more rows</summary>
      </details>`
    }
    ${field.fields !== undefined && writeColumnNotes(columns, context)}
    ${field.fields === undefined && html`<p class="hidden" id="${columns[0]!.path}-hint">${context.say(hintOf(columns[0]!.field))}</p>`}`;
}

function writeHead({ path, label, field }: Column, context: FormContext): Html {
  const width = { date: 'of-date', choice: 'of-choice' } as Readonly<Record<string, string>>;
  return html`<th${attributes({ scope: 'col', class: width[field.kind] })}>
    ${label}${!field.required && html` <span class="optional">optional</span>`} ${writeUnit(path, field, context.currency)}
  </th>`;
}

function writeTableRow(
  path: string,
  title: Text,
  columns: readonly Column[],
  row: Draft,
  context: FormContext,
): Html {
  return html`<tr class="row">
    ${columns.map(({ name, path: column, label, field }) => {
      const place = name === '' ? path : `${path}.${name}`;
      const draft = name === '' ? row : ((row as Drafts)[name] ?? '');
      const cell = name === '' ? title : say<Text>`${title}, ${label}`;
      return html`<td>
        ${columns.length === MAX_COLUMNS && html`<span class="of-cell" aria-hidden="true">${label}</span>`}
        <div class="control">${writeControl(place, field, draft as string, context, { column, cell })}</div>
        ${writeMessage(place, context)}
      </td>`;
    })}
    <td>${columns[0]!.name !== '' && writeMessage(path, context)}${writeRemove(path, title)}</td>
  </tr>`;
}

function writeRemove(path: string, title: Text): Html {
  return html`<button
    class="quiet remove"
    name="${pageParameters.removeRow}"
    value="${path}"
    aria-label="Remove ${title}"
  >
    <span aria-hidden="true">×</span>
  </button>`;
}

/** What the columns mean, which the fields of their cells refer to. */
function writeColumnNotes(columns: readonly Column[], context: FormContext): Html {
  return html`<details class="paste">
    <summary>What the columns mean</summary>
    <dl class="notes">
      ${columns.map(({ path, label, field }) => {
        const { note, folded } = noteOf(label, field, context);
        return html`<dt>${label}</dt>
          <dd><span id="${path}-hint">${note}</span> ${writeMeanings(folded)}</dd>`;
      })}
    </dl>
  </details>`;
}

function writeCard(
  path: string,
  index: number,
  label: string,
  fields: InputFields,
  row: Drafts,
  context: FormContext,
): Html {
  const title = rowTitle(label, index);
  return html`<div class="row record" role="group" aria-label="${title}">
    <div class="row-head"><span>${index + 1}</span>${writeRemove(path, title)}</div>
    ${writeMessage(path, context)}
    <div class="columns">
      ${Object.entries(fields).map(([name, field]) =>
        writeField(`${path}.${name}`, name, field, row[name] ?? '', context),
      )}
    </div>
  </div>`;
}
