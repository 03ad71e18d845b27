// Asking the server for the page with other fields.

import { addressOf, fitsAddress, form } from './fields.js';

let latest = 0;

/** The page for these fields; undefined when a later one was asked for. */
export async function fetchPage(fields) {
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
