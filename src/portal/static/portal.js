// Pages work without scripts. With them, results follow what is typed: they are calculated in the page where
// it can, and what follows from them is fetched when a field is left; else the same page is fetched with the
// fields as they are. Its parts marked data-live take the place of those on the screen.

import { fetchPage, stopFetching } from './fetching.js';
import {
  addressOf,
  fitsAddress,
  form,
  formatField,
  readFields,
  remember,
  sharedFields,
  takeFormats,
  ungroup,
  visited,
} from './fields.js';
import { calculateHere, isFollowedHere, isLive, loadLive } from './live.js';
import { say } from './said.js';
import { watchSliders } from './sliders.js';
import { hasResult, isStale, markFresh, markStale, showFailure, showParts, tellWhy } from './parts.js';

const PAUSE_MS = 300;

let timer;
/** The fields that the result on the screen is for. */
let shown;
/** Whether a field was changed that the server has not been asked for since. */
let isAhead = false;

function updateSoon() {
  clearTimeout(timer);
  timer = setTimeout(update, PAUSE_MS);
}

async function update() {
  clearTimeout(timer);
  isAhead = false;
  const fields = readFields();
  if (asked(fields) === shown) return markFresh();
  try {
    const page = await fetchPage(fields);
    if (page === undefined) return;
    // What was changed meanwhile is on the screen, and would get the result of earlier fields.
    if (String(fields) !== String(readFields())) return updateSoon();
    if (!hasResult(page) && isLive() && showHere(calculateHere(readFields())))
      return tellWhy(page.querySelector('main p')?.textContent);
    showParts(page);
    follow(fields, page);
  } catch {
    if (!isLive() || !showHere(calculateHere(readFields()))) return showFailure();
    tellWhy(say('The service cannot be reached, so the chart cannot follow. Change a number to try again.'));
  }
}

/** Shows what the page has calculated of the fields itself; answers whether it is a result. */
function showHere({ fields, page, hasResult: isAnswer, textOf, choices, sliders }) {
  showParts(page, false);
  tellWhy();
  takeFormats(textOf, fields);
  watchSliders(sliders);
  for (const [name, value] of choices) {
    if (form.elements[name] !== undefined) form.elements[name].value = value;
  }
  if (isAnswer) remember();
  if (isAnswer && asked(fields) === shown) markFresh();
  return isAnswer;
}

/** What the server was asked: all fields, but for those of tables that the page calculates itself. */
function asked(fields = readFields()) {
  const own = form.dataset.liveFile === undefined ? /^scenario-name$/ : /^(map-|scenario)/;
  const pairs = [...fields].filter(([name]) => !own.test(name));
  return String(new URLSearchParams(pairs));
}

/** Numbers are written as the server writes them, which makes them no others. */
function follow(fields, page) {
  takeFormats((field) => page.getElementById(field.id)?.value, fields);
  shown = isStale() ? undefined : asked();
  remember();
}

function leave(field) {
  const isShown = asked() === shown;
  visited.add(field.id);
  formatField(field);
  if (isShown) shown = asked();
  // Not every change ends with an event: one that is taken back, or made by a script, has none.
  if (isAhead) updateSoon();
}

/** Takes the form of a page too, and not only its results; nothing jumps. */
async function takeForm(fields) {
  clearTimeout(timer);
  const page = await fetchPage(fields, false);
  if (page === undefined) return false;
  const fresh = page.getElementById('inputs');
  if (fresh !== null) form.replaceChildren(...fresh.childNodes);
  showParts(page);
  shown = undefined;
  if (fresh !== null) remember();
  if (isLive()) watchSliders(calculateHere(readFields()).sliders);
  return fresh !== null;
}

/** The result of the fields at once; the first wrong field, or else the result, comes into view. */
async function calculate() {
  for (const { id } of form.elements) visited.add(id);
  shown = undefined;
  await update();
  const wrong = form.querySelector('[aria-invalid="true"]');
  if (wrong !== null) return wrong.focus();
  const result = document.getElementById('result');
  const { top } = result.getBoundingClientRect();
  if (!isStale() && (top < 0 || top > innerHeight)) document.getElementById('result-title')?.scrollIntoView();
}

/** What is typed is followed at once; what is wrong is told after a pause, as more may be typed. */
function follows({ type, target }) {
  clearTimeout(timer);
  isAhead = true;
  if (!isLive()) {
    stopFetching();
    markStale();
  }
  if (!isLive() || type === 'change') updateSoon();
  else if (isFollowedHere(target)) {
    const here = calculateHere(readFields());
    if (here.hasResult) return showHere(here);
    markStale();
    timer = setTimeout(() => showHere(here), PAUSE_MS);
  }
}

/** The text of a field before a person changes it. */
let before;

async function start() {
  if (hasResult()) shown = asked();
  // Some may have been changed before this script arrived.
  for (const field of form.querySelectorAll('input[inputmode]')) ungroup(field, field.defaultValue);
  document.addEventListener('beforeinput', ({ target }) => (before = { target, text: target.value }));
  for (const kind of ['input', 'change']) {
    document.addEventListener(kind, (event) => {
      if (event.target.form !== form) return;
      if (event.target === before?.target) ungroup(event.target, before.text);
      before = undefined;
      visited.add(event.target.id);
      const isTyped = event.target.name !== '' && !event.target.name.startsWith('paste-text.');
      if (isTyped && (isLive() || asked() !== shown)) follows(event);
    });
  }
  for (const field of document.querySelectorAll('[aria-invalid="true"]')) visited.add(field.id);
  document.addEventListener('focusout', ({ target }) => target.form === form && leave(target));
  form.addEventListener('submit', (event) => {
    // Buttons with a name change the form, and a form without a result leads to another page.
    if (event.submitter?.name || document.getElementById('result') === null) return;
    event.preventDefault();
    calculate().catch(showFailure);
  });
  loadLive();
  if (document.getElementById('own-numbers') !== null) await (await import('./own-numbers.js')).watchOwn();
  if (matchMedia('(pointer: coarse)').matches) (await import('./keys.js')).watchKeys();
  if (form.querySelector('.rows') !== null) (await import('./rows.js')).watchRows(takeForm);
  if (typeof history.state?.fields === 'string') {
    await takeForm(new URLSearchParams(history.state.fields));
  }
}

if (form !== null) {
  start().catch(showFailure);
  addEventListener('pagehide', stopFetching);
  // Back in a page as it was left, what was stopped begins again.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) update().catch(showFailure);
  });
}

for (const button of document.querySelectorAll('[data-copy]')) {
  button.hidden = false;
  button.addEventListener('click', () => {
    const text = document.getElementById(button.dataset.copy).textContent;
    const show = (word) => {
      button.textContent = say(word);
      setTimeout(() => (button.textContent = say('Copy')), 1500);
    };
    navigator.clipboard.writeText(text).then(
      () => show('Copied'),
      () => show('Not allowed'),
    );
  });
}

document.addEventListener('click', (event) => {
  const link = event.target.closest('[data-copy-link]');
  if (link === null || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  const text = link.querySelector('.scripted');
  const show = (word) => {
    text.textContent = say(word);
    setTimeout(() => (text.textContent = say('Copy link')), 1500);
  };
  // What the page calculates itself may be newer than what the server has written.
  const fields = sharedFields();
  if (isLive() && !fitsAddress(fields)) return show('Too long for a link');
  const address = isLive() ? new URL(addressOf(fields), location.href).href : link.href;
  // Phones have a sheet of the apps that a link can be given to.
  if (navigator.share !== undefined && matchMedia('(pointer: coarse)').matches) {
    navigator.share({ title: document.title, url: address }).catch(() => {});
    return;
  }
  navigator.clipboard.writeText(address).then(
    () => show('Link copied'),
    () => show('Not allowed'),
  );
});

// A link to this page with another value of a field, such as a range of dates.
document.addEventListener('click', (event) => {
  const link = event.target.closest('[data-field]');
  if (link === null || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  const field = form.elements[link.dataset.field];
  field.disabled = false;
  field.value = link.dataset.value;
  for (const other of link.closest('ul').querySelectorAll('[aria-current]'))
    other.removeAttribute('aria-current');
  link.setAttribute('aria-current', 'true');
  update().catch(showFailure);
});

// The choice of a language or a number format leads back to the page as it is now; what no address holds is
// taken from the history again.
for (const choice of document.querySelectorAll('[data-format]')) {
  choice.addEventListener('submit', (event) => {
    choice.elements['return-to'].value = location.pathname + location.search;
    if (typeof history.state?.fields !== 'string') return;
    event.preventDefault();
    const body = new URLSearchParams(new FormData(choice));
    // A browser's own.
    // oxlint-disable-next-line no-restricted-globals
    fetch(choice.action, { method: 'POST', body, redirect: 'manual' }).then(
      () => location.reload(),
      () => choice.submit(),
    );
  });
}

for (const button of document.querySelectorAll('[data-print]')) {
  button.hidden = false;
  button.addEventListener('click', () => print());
}

// A report says of when it is, and where it is found.
addEventListener('beforeprint', () => {
  const date = new Date().toISOString().slice(0, 10);
  for (const line of document.querySelectorAll('[data-printed]')) {
    line.textContent = say('Printed on {} from {}', date, location.href);
  }
});
