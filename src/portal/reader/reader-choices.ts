import type { DocumentRequest } from '#http/documents/documents.ts';
import type { Reply } from '#http/replies.ts';
import { readPosted, type PageTools } from '#portal/calculator/calculator-files.ts';
import { chosenFormat, FORMAT_COOKIE, formatChoices } from './chosen-format.ts';
import { attributes, html, type Html } from '#portal/html.ts';
import { writeLanguageChoice } from './language-choice.ts';
import { ENGLISH, languageFor, languageOf, type LanguageTag } from '#portal/languages/languages.ts';
import { readerOf } from './reader.ts';
import { rememberChoice, RETURN_TO } from './remembered.ts';
import { waitPage } from '#portal/wait-page.ts';

export const NUMBER_FORMAT_PATH = '/number-format';

/** What a reader chooses for all pages, usually in the footer: two forms, which lead back to the page. */
export function writeReaderChoices(headers: DocumentRequest['headers'], returnTo: string): Html {
  return html`${writeLanguageChoice(headers, returnTo)} ${writeNumberFormat(headers, returnTo)}`;
}

function writeNumberFormat(headers: DocumentRequest['headers'], returnTo: string): Html {
  const chosen = chosenFormat(headers) ?? '';
  const language = languageFor(headers);
  const countries = new Intl.DisplayNames(language, { type: 'region', style: 'short' });
  return html`<form
    ${attributes({ method: 'post', action: NUMBER_FORMAT_PATH, class: 'format', 'data-format': true })}
  >
    <label for="number-format">Numbers and dates</label>
    <select ${attributes({ id: 'number-format', name: FORMAT_COOKIE })}>
      <option ${attributes({ value: '', selected: chosen === '' })}>as my browser says</option>
      ${formatChoices.map(
        (value) =>
          html`<option${attributes({ value, translate: 'no', selected: value === chosen })}>${exampleOf(value, language, countries)}</option>`,
      )}
    </select>
    <input ${attributes({ type: 'hidden', name: RETURN_TO, value: returnTo })} />
    <button class="quiet">Save</button>
  </form>`;
}

/**
 * Of a country, which tells apart those that are the same in a language: "1,234,567.89 – 21.11.2026 (USA)".
 */
function exampleOf(tag: string, language: LanguageTag, countries: Intl.DisplayNames): string {
  const reader = readerOf([tag]);
  const date = reader.date('2026-11-21');
  const said = language === ENGLISH ? date : languageOf(language).text(date);
  return `${reader.number('1234567.89')} – ${said} (${countries.of(tag.slice(3))})`;
}

/** The choices by themselves, to which pages of text lead. */
export function createNumberFormatPage({ writePage }: Pick<PageTools, 'writePage'>) {
  return ({ headers }: DocumentRequest): Reply =>
    writePage({
      title: 'Language and numbers',
      isUnlisted: true,
      main: html`<h1>Language and numbers</h1>
        <p class="lead">
          Pages speak the language of your browser, write numbers and dates as it asks, or as you choose here,
          and read what you type the same way. A cookie remembers the choice, and nothing else.
        </p>
        ${writeReaderChoices(headers, NUMBER_FORMAT_PATH)}`,
      footer: '',
    });
}

/** Remembers the choice, and leads back. */
export function createNumberFormat({ writePage }: Pick<PageTools, 'writePage'>) {
  return async (request: DocumentRequest): Promise<Reply> => {
    const form = await readPosted(request);
    if (typeof form === 'number') return waitPage(writePage, form);
    const chosen = formatChoices.find((one) => one === form.get(FORMAT_COOKIE));
    return rememberChoice(form, FORMAT_COOKIE, chosen);
  };
}
