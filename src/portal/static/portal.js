// Pages work without this script. With it, results follow what is typed: the same page is fetched with the fields as they
// are, and its parts marked data-live take the place of those on the screen.

const PAUSE_MS = 300;

const form = document.querySelector('[data-form]');
let timer;
let latest = 0;

function addressOf(submitter) {
  const fields = new URLSearchParams(new FormData(form, submitter));
  return `${form.getAttribute('action')}?${fields}`;
}

async function fetchPage(address) {
  const number = ++latest;
  document.documentElement.setAttribute('data-waiting', '');
  try {
    // A browser's own, which decodes what it has asked for.
    // oxlint-disable-next-line no-restricted-globals
    const response = await fetch(address, { headers: { Accept: 'text/html' } });
    const page = new DOMParser().parseFromString(await response.text(), 'text/html');
    return number === latest ? { page, url: response.url } : undefined;
  } finally {
    if (number === latest) document.documentElement.removeAttribute('data-waiting');
  }
}

function showParts(page) {
  for (const part of document.querySelectorAll('[data-live]')) {
    const fresh = page.getElementById(part.id);
    if (fresh === null || fresh.innerHTML === part.innerHTML) continue;
    part.replaceChildren(...fresh.childNodes);
  }
  for (const message of document.querySelectorAll('.message[id$="-message"]')) {
    const field = document.getElementById(message.id.slice(0, -'-message'.length));
    if (field === null || !('value' in field)) continue;
    if (message.textContent.trim() === '') field.removeAttribute('aria-invalid');
    else field.setAttribute('aria-invalid', 'true');
  }
  const announcement = document.getElementById('announcement');
  const text = page.getElementById('announcement')?.textContent ?? '';
  if (announcement !== null && announcement.textContent !== text) announcement.textContent = text;
}

async function update() {
  try {
    const address = addressOf();
    const found = await fetchPage(address);
    if (found === undefined) return;
    showParts(found.page);
    history.replaceState(null, '', address);
  } catch {
    // Without a network the button of the form still says what is wrong.
  }
}

// A row is added or taken away by the server, as without this script; only the form changes, so that nothing jumps.
async function changeRows(button) {
  const found = await fetchPage(addressOf(button));
  if (found === undefined) return;
  const fresh = found.page.getElementById('inputs');
  const path = button.name === 'add-row' ? button.value : button.value.replace(/\.\d+$/, '');
  form.replaceChildren(...fresh.childNodes);
  showParts(found.page);
  history.replaceState(null, '', found.url);
  const rows = document.querySelectorAll(`[id="${path}-rows"] .row`);
  (
    rows[rows.length - 1]?.querySelector('input:not([type="hidden"]), select') ?? form.querySelector('input')
  ).focus();
}

function schedule() {
  clearTimeout(timer);
  timer = setTimeout(update, PAUSE_MS);
}

if (form !== null) {
  for (const kind of ['input', 'change']) {
    document.addEventListener(kind, (event) => {
      if (event.target.form === form) schedule();
    });
  }
  form.addEventListener('submit', (event) => {
    const button = event.submitter;
    if (button?.name !== 'add-row' && button?.name !== 'remove-row') return;
    event.preventDefault();
    clearTimeout(timer);
    changeRows(button).catch(() => form.submit());
  });
}

for (const button of document.querySelectorAll('[data-copy]')) {
  button.hidden = false;
  button.addEventListener('click', () => {
    const text = document.getElementById(button.dataset.copy).textContent;
    const say = (word) => {
      button.textContent = word;
      setTimeout(() => (button.textContent = 'Copy'), 1500);
    };
    navigator.clipboard.writeText(text).then(
      () => say('Copied'),
      () => say('Not allowed'),
    );
  });
}
