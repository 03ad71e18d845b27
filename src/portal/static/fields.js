// Reading and formatting the fields of a page's form.

export const form = document.querySelector('[data-form]');

/** The fields that the reader has left once, or emptied. */
export const visited = new Set();

/** The fields as they are, but for rows that are still to be put in. */
export function readFields() {
  const pairs = [...new FormData(form)].filter(([name]) => !name.startsWith('paste-text.'));
  return new URLSearchParams(pairs);
}

export function addressOf(fields) {
  return `${form.getAttribute('action')}?${fields}`;
}

/** Without a limit every form fits into an address. */
export function fitsAddress(fields) {
  return addressOf(fields).length <= Number(form.dataset.longest ?? Infinity);
}

/** What a link needs, without what is so by default, as the server leaves it out. */
export function sharedFields() {
  const fields = readFields();
  const isSolved = fields.get('solve-target') !== '';
  for (const name of new Set(fields.keys())) {
    const field = form.elements[name];
    const isUsual = field?.type !== 'hidden' && field?.value === (field?.dataset?.usual ?? '');
    const isUnasked = name === 'scenario-name' || (!isSolved && name.startsWith('solve-'));
    if (isUsual || isUnasked) fields.delete(name);
  }
  // Readers differ in what a point and a comma mean.
  const needsMarks = [...fields].some(([name, text]) => name !== 'number-marks' && /[.,]/.test(text));
  if (!needsMarks) fields.delete('number-marks');
  return fields;
}

/**
 * The address holds what is filled in; what is too long for one is kept with the entry of the browser's
 * history.
 */
export function remember() {
  const fields = sharedFields();
  if (fitsAddress(fields)) history.replaceState(null, '', addressOf(fields));
  else history.replaceState({ fields: String(fields) }, '', form.getAttribute('action'));
}

/** How the server wrote the text of a field, by the field's name. */
const written = new Map();

/**
 * Takes over how numbers that were sent are written, which `textOf` gives for a field; never in the field
 * that is being typed in.
 */
export function takeFormats(textOf, sent) {
  for (const field of form.querySelectorAll('input[inputmode]')) {
    const text = textOf(field);
    const typed = sent.get(field.name);
    if (text === undefined || typed === null) continue;
    written.set(field.name, { typed, text });
    if (field !== document.activeElement) formatField(field);
  }
  takeCurrency(textOf, sent);
}

/**
 * Takes the currency of a typed sign, which becomes the unit of all amounts, unless another one was chosen
 * meanwhile.
 */
function takeCurrency(textOf, sent) {
  const { currency } = form.elements;
  if (currency === undefined) return;
  if (currency.value === sent.get('currency')) currency.value = textOf(currency) ?? currency.value;
  for (const unit of form.querySelectorAll('[data-money]')) unit.textContent = currency.value;
}

/** Writes a number with separators, as the server does; what it could not read stays as typed. */
export function formatField(field) {
  if (!field.matches('input[inputmode]')) return;
  const known = written.get(field.name);
  const text = known?.typed === field.value ? known.text : groupDigits(field);
  if (text !== field.value) field.value = text;
}

/** Whether numbers have separators between thousands in a field; in a target, that depends on its result. */
function hasThousands({ name, dataset }) {
  const chosen = name === 'solve-target' && form.elements['solve-output'].selectedOptions[0];
  return (chosen || { dataset }).dataset.number !== undefined;
}

/** The reader's decimal mark, and the mark between thousands; a space where that is neither point nor comma. */
function marks() {
  const [decimal = '.', group = ' '] = form.elements['number-marks']?.value ?? '';
  return { decimal, group };
}

/** The text with separators if it has nothing but digits and a decimal mark; other texts the server reads. */
function groupDigits(field, value = field.value) {
  const { locale } = form.dataset;
  const [, sign, whole, mark, decimals] = /^(-?)(0|[1-9]\d*)(?:([.,])(\d*))?$/.exec(value) ?? [];
  if (locale === undefined || whole === undefined || !hasThousands(field)) return value;
  if (mark !== undefined && mark !== marks().decimal) return value;
  const grouped = new Intl.NumberFormat(locale, { numberingSystem: 'latn' }).format(BigInt(whole));
  return sign + grouped + (mark === undefined ? '' : mark + decimals);
}

/** The text without spaces, apostrophes and the reader's own mark between thousands. */
function withoutSeparators(text) {
  return text.replaceAll(/[\s'’]/g, '').replaceAll(marks().group, '');
}

/** The number of a field as programs write it; undefined for other texts. */
export function plainNumber({ value }) {
  const plain = withoutSeparators(value).replace(marks().decimal, '.');
  return /^-?\d+(?:\.\d+)?$/.test(plain) ? plain : undefined;
}

export function writeNumber(plain) {
  return plain.replace('.', marks().decimal);
}

/**
 * Removes the separators of a number when some of its digits were changed: they would be at wrong places, and
 * mean something else there. They come back when the field is left. Other texts stay as typed.
 */
export function ungroup(field, before) {
  const { value, selectionStart } = field;
  const alike = (text) => text.replaceAll(/[\s'’]/g, ' ');
  const bare = withoutSeparators(before);
  if (value === before || bare === before || alike(groupDigits(field, bare)) !== alike(before)) return;
  let [start, end] = [0, value.length];
  while (start < end && value[start] === before[start]) start++;
  while (end > start && value[end - 1] === before[before.length - value.length + end - 1]) end--;
  const typed = value.slice(start, end);
  if (!/^\d*(?:[.,]\d*)?$/.test(typed) || typed.includes(marks().group)) return;
  field.value = withoutSeparators(value);
  const caret = withoutSeparators(value.slice(0, selectionStart)).length;
  field.setSelectionRange(caret, caret);
}
