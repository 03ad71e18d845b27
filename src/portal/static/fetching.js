// Asking the server for the page with other fields.

import { addressOf, fitsAddress, form } from './fields.js';

/** The request that is waited for, and whether other numbers make it useless. */
let latest = new AbortController();
let isForResult = false;

/** The page for these fields; undefined when a later one was asked for, or nobody waits for it any more. */
export async function fetchPage(fields, mayStop = true) {
  endLatest();
  const { signal } = (latest = new AbortController());
  isForResult = mayStop;
  document.documentElement.setAttribute('data-waiting', '');
  try {
    const isShort = fitsAddress(fields);
    const address = isShort ? addressOf(fields) : form.getAttribute('action');
    const mayBeTold = document.getElementById('progress') !== null;
    const headers = { Accept: mayBeTold ? 'application/x-ndjson, text/html' : 'text/html' };
    const options = { headers, signal, ...(!isShort && { method: 'POST', body: fields }) };
    // A browser's own, which decodes what it has asked for.
    // oxlint-disable-next-line no-restricted-globals
    const response = await fetch(address, options);
    const page = new DOMParser().parseFromString(await readPage(response), 'text/html');
    return signal.aborted ? undefined : page;
  } catch (error) {
    if (signal.aborted) return undefined;
    throw error;
  } finally {
    if (!signal.aborted) endLatest();
  }
}

/** The numbers have changed, so nobody waits for the result of the earlier ones. */
export function stopFetching() {
  if (isForResult) endLatest();
}

function endLatest() {
  latest.abort();
  document.documentElement.removeAttribute('data-waiting');
  const bar = document.getElementById('progress');
  if (bar !== null) bar.hidden = true;
}

/**
 * The text of a page, which may come as the last of several lines; those before it tell how far its
 * calculation is.
 */
async function readPage(response) {
  if (!response.headers.get('content-type').startsWith('application/x-ndjson')) return response.text();
  const { showProgress } = await import('./progress.js');
  let rest = '';
  for await (const text of textsOf(response.body)) {
    const lines = (rest + text).split('\n');
    rest = lines.pop();
    for (const line of lines.map((one) => JSON.parse(one))) {
      if (line.page !== undefined) return line.page;
      showProgress(line);
    }
  }
  throw new Error('The page is missing.');
}

/** Not every browser iterates over a stream. */
async function* textsOf(body) {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    yield value;
  }
}
