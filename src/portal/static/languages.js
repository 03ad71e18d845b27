// Samples in the language of the reader, which is remembered. Without this script all samples are shown, or
// one after the other unfolded.

import { sayLabel } from './said.js';

const LANGUAGE = 'docs-language';

/** A browser may refuse to store anything. */
function readLanguage() {
  try {
    return localStorage.getItem(LANGUAGE);
  } catch {
    return null;
  }
}

function storeLanguage(language) {
  try {
    localStorage.setItem(LANGUAGE, language);
  } catch {
    // The choice holds for this page then.
  }
}

function samplesOf(box) {
  return [...box.querySelectorAll('.sample')];
}

/** Boxes without this language show their first sample. */
function showLanguage(language) {
  for (const box of document.querySelectorAll('.samples')) {
    const samples = samplesOf(box);
    const shown = samples.find((sample) => sample.dataset.language === language) ?? samples[0];
    for (const sample of samples) {
      sample.hidden = sample !== shown;
      // One that is folded without this script.
      if (sample.localName === 'details') sample.open = sample === shown;
    }
    for (const button of box.querySelectorAll('.languages button')) {
      button.setAttribute('aria-pressed', String(button.dataset.language === shown.dataset.language));
    }
  }
}

for (const box of document.querySelectorAll('.samples')) {
  const bar = document.createElement('div');
  bar.className = 'languages';
  bar.setAttribute('role', 'group');
  sayLabel(bar, 'Language of the samples');
  for (const sample of samplesOf(box)) {
    const { language } = sample.dataset;
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'quiet';
    button.dataset.language = language;
    button.textContent = sample.querySelector('summary, h3').textContent;
    button.addEventListener('click', () => {
      storeLanguage(language);
      showLanguage(language);
    });
    bar.append(button);
  }
  box.dataset.tabs = '';
  box.prepend(bar);
}
showLanguage(readLanguage());
