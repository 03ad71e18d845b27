// Replacing the parts of a page that are marked data-live by those of another page.

import { visited } from './fields.js';
import { say } from './said.js';

/**
 * Dims the results, or with "rest" what was not calculated in the page: they are of other numbers than those
 * in the fields.
 */
export function markStale(what = '') {
  document.documentElement.setAttribute('data-stale', what);
}

export function markFresh() {
  document.documentElement.removeAttribute('data-stale');
}

/** Whether the results are; what follows from them may be older. */
export function isStale() {
  return document.documentElement.getAttribute('data-stale') === '';
}

export function hasResult(page = document) {
  return !isEmpty(page.getElementById('result'));
}

/**
 * Without a result in the page, the last one stays, dimmed, and the page says of which numbers it is. Of a
 * page that was not fetched, parts that it lacks stay, dimmed.
 */
export function showParts(page, isFetched = true) {
  const isAnswer = document.getElementById('result') === null || !isEmpty(page.getElementById('result'));
  for (const part of document.querySelectorAll('[data-live]')) {
    const isOfFields = part.id === 'faults' || part.matches('.message');
    const fresh = page.getElementById(part.id);
    if ((isAnswer || isOfFields) && (isFetched || fresh !== null)) replacePart(part, fresh);
  }
  if (!isAnswer) markStale();
  else if (isFetched) markFresh();
  else markStale('rest');
  if (page.title !== '') document.title = page.title;
  showMessages();
  announce(page.getElementById('announcement')?.textContent ?? '', isFetched ? 0 : PAUSE_MS);
  if (isAnswer) return;
  if (isEmpty(document.getElementById('faults'))) {
    const said = [...document.querySelectorAll('.message'), ...page.querySelectorAll('main p')];
    showFault(said.find((one) => !isEmpty(one))?.textContent ?? say('The service gave no answer.'));
  }
  tellOfOldResult();
}

/** Long enough that nobody is told of each digit. */
const PAUSE_MS = 700;

let timer;

function announce(text, pauseMs) {
  const announcement = document.getElementById('announcement');
  if (announcement === null || announcement.textContent === text) return;
  clearTimeout(timer);
  if (pauseMs === 0) announcement.textContent = text;
  else timer = setTimeout(() => (announcement.textContent = text), pauseMs);
}

function replacePart(part, fresh) {
  if (fresh !== null && fresh.innerHTML === part.innerHTML) return;
  // Nothing is taken from under the hands of who types.
  if (document.activeElement.matches('input') && part.contains(document.activeElement)) return;
  const open = part.querySelectorAll('details[open]');
  const unfolded = new Set(Array.from(open, ({ dataset }) => dataset.name));
  const held = part.contains(document.activeElement) ? document.activeElement.id : '';
  part.replaceChildren(...(fresh?.childNodes ?? []));
  if (held !== '') document.getElementById(held)?.focus({ preventScroll: true });
  for (const fold of part.querySelectorAll('details[data-name]')) {
    if (unfolded.has(fold.dataset.name)) fold.open = true;
  }
}

function showMessages() {
  for (const message of document.querySelectorAll('.message[id$="-message"]')) {
    const field = document.getElementById(message.id.slice(0, -'-message'.length));
    if (field === null || !('value' in field)) continue;
    // Nobody is told to fill in a field before having been there.
    const isEarly = field.value === '' && !visited.has(field.id);
    if (isEarly) message.replaceChildren();
    if (message.textContent.trim() === '') field.removeAttribute('aria-invalid');
    else field.setAttribute('aria-invalid', 'true');
  }
}

function isEmpty(part) {
  return part === null || part.textContent.trim() === '';
}

/** Says, beside a result of the page's own, why what follows from it does not; without a reason, when it will. */
export function tellWhy(reason) {
  const wait = document.querySelector('.wait');
  if (wait === null) return;
  wait.dataset.usual ??= wait.textContent;
  wait.textContent = reason ?? wait.dataset.usual;
}

/** Says why there is no result. */
function showFault(text) {
  document.getElementById('faults')?.replaceChildren(paragraph('fault', text));
}

function tellOfOldResult() {
  if (!hasResult()) return;
  document
    .getElementById('faults')
    ?.append(paragraph('hint', say('The result below is for your earlier numbers.')));
}

function paragraph(kind, text) {
  const one = document.createElement('p');
  one.className = kind;
  one.textContent = text;
  return one;
}

export function showFailure() {
  markStale();
  announce('', 0);
  showFault(
    say(
      'The service cannot be reached, so there is no result for these numbers. Change a number to try again.',
    ),
  );
  tellOfOldResult();
}
