// The numbers of a person, such as age and income, which this browser keeps when asked to, and no one else:
// pages open with them.

import { form, formatField, plainNumber, writeNumber } from './fields.js';
import { phrases, say } from './said.js';

const KEY = 'own-numbers';

const note = document.getElementById('own-numbers');

/** What is kept by the names of fields, with the currency of its amounts; undefined where nothing is. */
function read() {
  try {
    return JSON.parse(localStorage.getItem(KEY)) ?? undefined;
  } catch {
    return undefined;
  }
}

function write(kept) {
  try {
    if (kept === undefined) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Where a browser keeps nothing, nothing is kept.
  }
}

const ownFields = () => [...form.querySelectorAll('[data-own]')];
const isMoney = (field) => field.closest('.control').querySelector('[data-money]') !== null;
const currencyOf = () => form.elements.currency?.value;

/** What an example has filled in is no number of the reader's. */
let example = new Map();

export async function watchOwn() {
  const kept = read();
  const isExample = document.getElementById('example').textContent.trim() !== '';
  if (isExample) example = new Map(ownFields().map(({ name, value }) => [name, value]));
  // An address with numbers has its own.
  if (kept !== undefined && location.search === '') fill(kept);
  form.addEventListener('change', () => read() !== undefined && keep());
  await phrases?.catch(() => {});
  tell();
}

function keep() {
  const kept = { ...read(), currency: currencyOf() };
  for (const field of ownFields()) {
    const value = field.matches('select, [type="text"]:not([inputmode])') ? field.value : plainNumber(field);
    const isOwn = field.name in kept || field.value !== example.get(field.name);
    if (isOwn && value !== undefined && value !== '') kept[field.name] = value;
  }
  write(kept);
}

/** Amounts of another currency would be others, and a region is of its country. */
function fill(kept) {
  const isOfLaw = form.elements.country !== undefined && kept.country !== undefined;
  if (isOfLaw && kept.currency !== undefined) form.elements.currency.value = kept.currency;
  const hasCurrency = kept.currency === undefined || kept.currency === currencyOf();
  let last;
  for (const field of ownFields()) {
    const value = kept[field.name];
    if (value === undefined || (isMoney(field) && !hasCurrency)) continue;
    if (field.matches('select')) {
      if ([...field.options].every((option) => option.value !== value)) continue;
      field.value = value;
    } else if (field.inputMode === '') field.value = value;
    else {
      field.value = writeNumber(value);
      formatField(field);
    }
    last = field;
  }
  for (const kind of ['input', 'change']) last?.dispatchEvent(new Event(kind, { bubbles: true }));
}

/** Says what is kept, beside the button that keeps or forgets it. */
function tell() {
  const isKept = read() !== undefined;
  const button = Object.assign(document.createElement('button'), { type: 'button', className: 'link' });
  button.textContent = isKept ? say('Forget them') : say('Keep age, income and the like in this browser');
  button.addEventListener('click', () => {
    if (isKept) write(undefined);
    else keep();
    tell();
    note.querySelector('button').focus();
  });
  const text = isKept ? say('Only this browser keeps your numbers, and pages open with them.') : '';
  note.replaceChildren(text, ' ', button);
}
