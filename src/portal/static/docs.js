// Calls that are sent from a page of the reference. Without this script all samples are shown.

import './languages.js';

/** The body of a reply as people read it. */
function formatBody(text, type) {
  if (!type.includes('json') || type.includes('ndjson')) return text;
  try {
    return JSON.stringify(JSON.parse(text), undefined, 2);
  } catch {
    return text;
  }
}

async function send(form) {
  const { method, address } = form.dataset;
  const fields = new FormData(form);
  const key = fields.get('key').trim();
  const query = (fields.get('query') ?? '').trim().replace(/^\?/, '');
  const options = { method, headers: { Accept: fields.get('accept') || 'application/json' } };
  if (key !== '') options.headers.Authorization = `Bearer ${key}`;
  if (method === 'POST') {
    options.headers['Content-Type'] = 'application/json';
    options.body = fields.get('body');
  }
  // A browser's own, which decodes what it has asked for.
  // oxlint-disable-next-line no-restricted-globals
  const response = await fetch(query === '' ? address : `${address}?${query}`, {
    ...options,
    credentials: 'omit',
    cache: 'no-store',
  });
  const text = await response.text();
  const headers = [...response.headers].map(([name, value]) => `${name}: ${value}`).join('\n');
  const body = formatBody(text, response.headers.get('content-type') ?? '');
  return { text: `${response.status} ${response.statusText}`.trim() + `\n\n${body}`, headers };
}

function boxOf(name, text) {
  const box = document.createElement('pre');
  box.tabIndex = 0;
  box.setAttribute('aria-label', name);
  box.textContent = text;
  return box;
}

for (const form of document.querySelectorAll('[data-try]')) {
  const output = form.querySelector('output');
  const button = form.querySelector('button');
  form.hidden = false;
  const show = ({ text, headers = '' }) => {
    output.replaceChildren(boxOf('Reply', text));
    if (headers !== '') {
      const fold = document.createElement('details');
      const summary = document.createElement('summary');
      summary.textContent = 'Headers of the reply';
      fold.append(summary, boxOf('Headers of the reply', headers));
      output.append(fold);
    }
    button.disabled = false;
    output.scrollIntoView({ block: 'nearest' });
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    button.disabled = true;
    send(form).then(show, (error) =>
      show({ text: `The service cannot be reached, or the request cannot be sent: ${error.message}` }),
    );
  });
}

for (const button of document.querySelectorAll('[data-copy]')) {
  const show = (word) => {
    button.textContent = word;
    setTimeout(() => (button.textContent = 'Copy'), 1500);
  };
  button.hidden = false;
  button.addEventListener('click', () => {
    navigator.clipboard.writeText(document.getElementById(button.dataset.copy).textContent).then(
      () => show('Copied'),
      () => show('Not allowed'),
    );
  });
}
