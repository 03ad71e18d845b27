// Calculating in the page: the file of the calculator is loaded after the page has been shown, and what it
// says is that of the server. Without it, the page asks the server.

import { form, readFields } from './fields.js';
import { phrases } from './said.js';
import { watchSliders } from './sliders.js';

let show;
let translator;

/** Begins to load it, once the browser has nothing better to do, or somebody goes to a field. */
export function loadLive() {
  const file = form.dataset.liveFile;
  if (file === undefined) return;
  const load = () => void begins(file).catch(() => delete form.dataset.liveFile);
  const whenIdle = window.requestIdleCallback ?? ((start) => setTimeout(start, 200));
  const begin = () => whenIdle(load, { timeout: 2000 });
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin, { once: true });
  form.addEventListener('focusin', load, { once: true });
}

async function begins(file) {
  const [live, loaded] = await Promise.all([import(file), loadTranslator()]);
  ({ show } = live);
  translator = loaded;
  watchSliders(calculateHere(readFields()).sliders);
}

/** What makes the page's language of English; undefined for English. */
async function loadTranslator() {
  if (phrases === undefined) return undefined;
  const { translator: file } = form.dataset;
  const [{ createTranslator }, known] = await Promise.all([import(file), phrases]);
  return createTranslator(known, { language: document.documentElement.lang });
}

export function isLive() {
  return show !== undefined;
}

/** The page for the fields, in parts: those that the file knows. */
export function calculateHere(fields) {
  const { locale = null, currency: ownCurrency } = form.dataset;
  const path = form.getAttribute('action');
  const opening = JSON.parse(form.dataset.opening);
  const shown = show(
    { query: fields, locale, ownCurrency, opening, origin: location.origin, path },
    translator,
  );
  const page = document.implementation.createHTMLDocument(shown.title);
  const addPart = (id) => page.body.appendChild(Object.assign(page.createElement('div'), { id }));
  for (const [id, content] of shown.parts) addPart(id).innerHTML = content;
  addPart('announcement').textContent = shown.announcement;
  const { hasResult, choices, sliders } = shown;
  return { fields, page, hasResult, choices, sliders, textOf: ({ name }) => shown.fields.get(name) };
}

/** Whether what follows from a field is calculated here. */
export function isFollowedHere({ name }) {
  return !/^(solve|scenario)-/.test(name);
}
