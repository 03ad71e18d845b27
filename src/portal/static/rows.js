// The rows of a list: added, removed, pasted from a spreadsheet, and dropped as a file. The server does each,
// as without scripts.

import { form, readFields } from './fields.js';
import { showFailure } from './parts.js';
import { say } from './said.js';

const rowButtons = new Set(['add-row', 'remove-row', 'paste-at']);

/** A longer file has more rows than any list takes. */
const MAX_FILE_BYTES = 1_000_000;

/** `takeForm` shows the page of other fields with its form. */
export function watchRows(takeForm) {
  form.addEventListener('submit', (event) => {
    if (!rowButtons.has(event.submitter?.name)) return;
    event.preventDefault();
    changeRows(event.submitter, takeForm).catch(showFailure);
  });
  form.addEventListener('paste', (event) => {
    const text = event.clipboardData?.getData('text/plain') ?? '';
    const isCell = event.target.matches('.rows input') && event.target.name.includes('.');
    if (!isCell || !marksOf(event.target.name).test(text.trim())) return;
    event.preventDefault();
    const { id, name } = event.target;
    putIn(name, text, takeForm)
      .then((isDone) => isDone && document.getElementById(id)?.focus())
      .catch(showFailure);
  });
  form.addEventListener('keydown', (event) => {
    const step = { ArrowUp: 'previousElementSibling', ArrowDown: 'nextElementSibling' }[event.key];
    if (step === undefined || !event.target.matches('.entries input:not([type="date"])')) return;
    const cell = event.target.closest('td');
    const other = cell.parentElement[step]?.cells[cell.cellIndex].querySelector('input');
    if (other === null || other === undefined || other.getClientRects().length === 0) return;
    event.preventDefault();
    other.focus();
    other.select();
  });
  for (const kind of ['dragover', 'dragleave', 'drop']) {
    form.addEventListener(kind, (event) => {
      const list = event.target.closest('.rows');
      if (list === null || !event.dataTransfer.types.includes('Files')) return;
      event.preventDefault();
      list.toggleAttribute('data-over', kind === 'dragover');
      if (kind === 'drop') dropFile(list, event.dataTransfer.files[0], takeForm).catch(showFailure);
    });
  }
}

/** What separates the cells of a pasted text; in a list of single numbers also what people put between them. */
function marksOf(name) {
  return name.split('.').length === 2 ? /[\t\n;]|, / : /[\t\n]/;
}

async function changeRows(button, takeForm) {
  const fields = readFields();
  const list = button.value.split('.')[0];
  const pasted = form.elements[`paste-text.${list}`];
  if (button.name === 'paste-at') fields.set(pasted.name, pasted.value);
  fields.set(button.name, button.value);
  if (await takeForm(fields)) focusLastRow(list);
}

/** Puts the rows of a text in, from a cell on or at the end of a list. */
function putIn(place, text, takeForm) {
  const fields = readFields();
  fields.set('paste-at', place);
  fields.set(`paste-text.${place.split('.')[0]}`, text);
  return takeForm(fields);
}

async function dropFile(list, file, takeForm) {
  if (file === undefined) return;
  const name = list.id.slice(0, -'-rows'.length);
  const message = document.getElementById(`${name}-message`);
  if (file.size > MAX_FILE_BYTES) {
    message.textContent = say('This file is too large. Please drop a CSV file of at most 1 MB.');
    return;
  }
  if (await putIn(name, await file.text(), takeForm)) focusLastRow(name);
}

function focusLastRow(list) {
  const rows = document.querySelectorAll(`[id="${list}-rows"] .row`);
  const row = rows[rows.length - 1];
  const fold = row?.closest('details') ?? row?.closest('.entries')?.nextElementSibling;
  if (fold?.matches('details.fold, .all-rows')) fold.open = true;
  const last = row?.querySelector('input:not([type="hidden"]), select');
  (last ?? form.querySelector('input:not([type="hidden"])')).focus();
}
