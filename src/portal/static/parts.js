// Replacing the parts of a page that are marked data-live by those of another page.

import { visited } from './fields.js';

/** Dims the results: they are of other numbers than those in the fields. */
export function markStale() {
  document.documentElement.setAttribute('data-stale', '');
}

export function markFresh() {
  document.documentElement.removeAttribute('data-stale');
}

export function isStale() {
  return document.documentElement.hasAttribute('data-stale');
}

export function hasResult() {
  return !isEmpty(document.getElementById('result'));
}

/** Without a result in the page, the last one stays, dimmed, and the page says of which numbers it is. */
export function showParts(page) {
  const isAnswer = document.getElementById('result') === null || !isEmpty(page.getElementById('result'));
  for (const part of document.querySelectorAll('[data-live]')) {
    const isOfFields = part.id === 'faults' || part.matches('.message');
    if (isAnswer || isOfFields) replacePart(part, page.getElementById(part.id));
  }
  if (isAnswer) markFresh();
  else markStale();
  if (page.title !== '') document.title = page.title;
  showMessages();
  const announcement = document.getElementById('announcement');
  const text = page.getElementById('announcement')?.textContent ?? '';
  if (announcement !== null && announcement.textContent !== text) announcement.textContent = text;
  if (isAnswer) return;
  if (isEmpty(document.getElementById('faults'))) {
    say(page.querySelector('main p')?.textContent ?? 'The service gave no answer.');
  }
  tellOfOldResult();
}

function replacePart(part, fresh) {
  if (fresh !== null && fresh.innerHTML === part.innerHTML) return;
  const open = part.querySelectorAll('details[open]');
  const unfolded = new Set(Array.from(open, ({ dataset }) => dataset.name));
  part.replaceChildren(...(fresh?.childNodes ?? []));
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

/** Says why there is no result. */
function say(text) {
  document.getElementById('faults')?.replaceChildren(paragraph('fault', text));
}

function tellOfOldResult() {
  if (!hasResult()) return;
  document
    .getElementById('faults')
    ?.append(paragraph('hint', 'The result below is for your earlier numbers.'));
}

function paragraph(kind, text) {
  const one = document.createElement('p');
  one.className = kind;
  one.textContent = text;
  return one;
}

export function showFailure() {
  markStale();
  const announcement = document.getElementById('announcement');
  if (announcement !== null) announcement.textContent = '';
  say(
    'The service cannot be reached, so there is no result for these numbers. Change a number to try again.',
  );
  tellOfOldResult();
}
