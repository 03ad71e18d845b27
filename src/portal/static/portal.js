// Pages work without this script. With it, results follow what is typed: the same page is fetched with the fields as they
// are, and its parts marked data-live take the place of those on the screen.

const PAUSE_MS = 300;

const form = document.querySelector('[data-form]');
let timer;
let latest = 0;
/** The fields that the reader has left once, or emptied. */
const visited = new Set();

/** The fields as they are, but for rows that are still to be put in. */
function readFields() {
  const pairs = [...new FormData(form)].filter(([name]) => !name.startsWith('paste-text.'));
  return new URLSearchParams(pairs);
}

function addressOf(fields) {
  return `${form.getAttribute('action')}?${fields}`;
}

/** Without a limit every form fits into an address. */
function fitsAddress(fields) {
  return addressOf(fields).length <= Number(form.dataset.longest ?? Infinity);
}

/** The page for these fields; undefined when a later one was asked for. */
async function fetchPage(fields) {
  const number = ++latest;
  document.documentElement.setAttribute('data-waiting', '');
  try {
    const isShort = fitsAddress(fields);
    const address = isShort ? addressOf(fields) : form.getAttribute('action');
    const options = { headers: { Accept: 'text/html' }, ...(!isShort && { method: 'POST', body: fields }) };
    // A browser's own, which decodes what it has asked for.
    // oxlint-disable-next-line no-restricted-globals
    const response = await fetch(address, options);
    const page = new DOMParser().parseFromString(await response.text(), 'text/html');
    return number === latest ? page : undefined;
  } finally {
    if (number === latest) document.documentElement.removeAttribute('data-waiting');
  }
}

/** Parts that the page has not are emptied: a result must not stand beside numbers that it is not of. */
function showParts(page) {
  for (const part of document.querySelectorAll('[data-live]')) {
    const fresh = page.getElementById(part.id);
    if (fresh !== null && fresh.innerHTML === part.innerHTML) continue;
    const open = part.querySelectorAll('details[open]');
    const unfolded = new Set(Array.from(open, ({ dataset }) => dataset.name));
    part.replaceChildren(...(fresh?.childNodes ?? []));
    for (const fold of part.querySelectorAll('details[data-name]')) {
      if (unfolded.has(fold.dataset.name)) fold.open = true;
    }
  }
  for (const message of document.querySelectorAll('.message[id$="-message"]')) {
    const field = document.getElementById(message.id.slice(0, -'-message'.length));
    if (field === null || !('value' in field)) continue;
    // Nobody is told to fill in a field before having been there.
    const isEarly = field.value === '' && !visited.has(field.id);
    if (isEarly) message.replaceChildren();
    if (message.textContent.trim() === '') field.removeAttribute('aria-invalid');
    else field.setAttribute('aria-invalid', 'true');
  }
  const announcement = document.getElementById('announcement');
  const text = page.getElementById('announcement')?.textContent ?? '';
  if (announcement !== null && announcement.textContent !== text) announcement.textContent = text;
  const faults = document.getElementById('faults');
  const hasNothing = ['faults', 'result'].every((id) => isEmpty(document.getElementById(id)));
  if (faults !== null && hasNothing)
    say(page.querySelector('main p')?.textContent ?? 'The service gave no answer.');
}

function isEmpty(part) {
  return part === null || part.textContent.trim() === '';
}

/** Says why there is no result. */
function say(text) {
  const fault = document.createElement('p');
  fault.className = 'fault';
  fault.textContent = text;
  document.getElementById('faults')?.replaceChildren(fault);
}

function showFailure() {
  showParts(document.implementation.createHTMLDocument());
  say(
    'The service cannot be reached, so there is no result for these numbers. Change a number to try again.',
  );
}

/** The address holds what is filled in; what is too long for one is kept with the entry of the browser's history. */
function remember() {
  const fields = readFields();
  if (fitsAddress(fields)) history.replaceState(null, '', addressOf(fields));
  else history.replaceState({ fields: String(fields) }, '', form.getAttribute('action'));
}

async function update() {
  try {
    const page = await fetchPage(readFields());
    if (page === undefined) return;
    showParts(page);
    remember();
  } catch {
    showFailure();
  }
}

/** Takes the form of a page too, and not only its results; nothing jumps. */
async function takeForm(fields) {
  clearTimeout(timer);
  const page = await fetchPage(fields);
  if (page === undefined) return false;
  const fresh = page.getElementById('inputs');
  if (fresh !== null) form.replaceChildren(...fresh.childNodes);
  showParts(page);
  if (fresh !== null) remember();
  return fresh !== null;
}

// A row is added or taken away by the server, as without this script.
async function changeRows(button) {
  const fields = readFields();
  const list = button.value.split('.')[0];
  const pasted = form.elements[`paste-text.${list}`];
  if (button.name === 'paste-at') fields.set(pasted.name, pasted.value);
  fields.set(button.name, button.value);
  if (await takeForm(fields)) focusLastRow(list);
}

async function pasteRows(field, text) {
  const fields = readFields();
  fields.set('paste-at', field.name);
  fields.set(`paste-text.${field.name.split('.')[0]}`, text);
  if (await takeForm(fields)) document.getElementById(field.id)?.focus();
}

function focusLastRow(list) {
  const rows = document.querySelectorAll(`[id="${list}-rows"] .row`);
  const last = rows[rows.length - 1]?.querySelector('input:not([type="hidden"]), select');
  (last ?? form.querySelector('input:not([type="hidden"])')).focus();
}

function schedule() {
  clearTimeout(timer);
  timer = setTimeout(update, PAUSE_MS);
}

const rowButtons = new Set(['add-row', 'remove-row', 'paste-at']);

if (form !== null) {
  for (const kind of ['input', 'change']) {
    document.addEventListener(kind, (event) => {
      if (event.target.form !== form) return;
      visited.add(event.target.id);
      if (!event.target.name.startsWith('paste-text.')) schedule();
    });
  }
  for (const field of document.querySelectorAll('[aria-invalid="true"]')) visited.add(field.id);
  form.addEventListener('focusout', (event) => void visited.add(event.target.id));
  form.addEventListener('submit', (event) => {
    if (!rowButtons.has(event.submitter?.name)) return;
    event.preventDefault();
    changeRows(event.submitter).catch(showFailure);
  });
  form.addEventListener('paste', (event) => {
    const text = event.clipboardData?.getData('text/plain') ?? '';
    const isCell = event.target.matches('.rows input') && event.target.name.includes('.');
    if (!isCell || !/[\t\n]/.test(text.trim())) return;
    event.preventDefault();
    pasteRows(event.target, text).catch(showFailure);
  });
  if (typeof history.state?.fields === 'string') {
    takeForm(new URLSearchParams(history.state.fields)).catch(showFailure);
  }
}

for (const button of document.querySelectorAll('[data-copy]')) {
  button.hidden = false;
  button.addEventListener('click', () => {
    const text = document.getElementById(button.dataset.copy).textContent;
    const show = (word) => {
      button.textContent = word;
      setTimeout(() => (button.textContent = 'Copy'), 1500);
    };
    navigator.clipboard.writeText(text).then(
      () => show('Copied'),
      () => show('Not allowed'),
    );
  });
}
