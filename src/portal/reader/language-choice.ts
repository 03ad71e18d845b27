import type { DocumentRequest } from '#http/documents/documents.ts';
import type { Reply } from '#http/replies.ts';
import { type PageTools, readPosted } from '#portal/calculator/calculator-files.ts';
import { attributes, html, type Html } from '#portal/html.ts';
import { rememberChoice, RETURN_TO } from './remembered.ts';
import { waitPage } from '#portal/wait-page.ts';
import { chosenLanguage, knownTag, LANGUAGE_COOKIE, languageNames } from '#portal/languages/languages.ts';

export const LANGUAGE_PATH = '/language';

/** The form, usually in the footer, which leads back to the page. */
export function writeLanguageChoice(headers: DocumentRequest['headers'], returnTo: string): Html {
  const chosen = chosenLanguage(headers) ?? '';
  const options = [['', 'as my browser says'] as const, ...Object.entries(languageNames)];
  return html`<form
    ${attributes({ method: 'post', action: LANGUAGE_PATH, class: 'format', 'data-format': true })}
  >
    <label for="language">Language</label>
    <select ${attributes({ id: 'language', name: LANGUAGE_COOKIE })}>
      ${options.map(([value, text]) => {
        const own = value === '' ? {} : { lang: value, translate: 'no' };
        return html`<option${attributes({ value, ...own, selected: value === chosen })}>${text}</option>`;
      })}
    </select>
    <input ${attributes({ type: 'hidden', name: RETURN_TO, value: returnTo })} />
    <button class="quiet">Save</button>
  </form>`;
}

/** Remembers the choice, and leads back. */
export function createLanguageChoice({ writePage }: Pick<PageTools, 'writePage'>) {
  return async (request: DocumentRequest): Promise<Reply> => {
    const form = await readPosted(request);
    if (typeof form === 'number') return waitPage(writePage, form);
    return rememberChoice(form, LANGUAGE_COOKIE, knownTag(form.get(LANGUAGE_COOKIE)));
  };
}
