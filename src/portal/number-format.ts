import type { DocumentRequest } from '#http/documents/documents.ts';
import type { Reply } from '#http/replies.ts';
import { readPosted, seeOther, type PageTools } from './calculator-files.ts';
import { chosenFormat, FORMAT_COOKIE, formatChoices } from './chosen-format.ts';
import { writeCookie } from './cookies.ts';
import { attributes, html, type Html } from './html.ts';
import { readerOf } from './reader.ts';
import { waitPage } from './wait-page.ts';

export const NUMBER_FORMAT_PATH = '/number-format';

/** The form, usually in the footer, which leads back to the page. */
export function writeNumberFormat(headers: DocumentRequest['headers'], returnTo: string): Html {
  const chosen = chosenFormat(headers) ?? '';
  const options = ['', ...formatChoices].map((tag) => [tag, exampleOf(tag)] as const);
  return html`<form
    ${attributes({ method: 'post', action: NUMBER_FORMAT_PATH, class: 'format', 'data-format': true })}
  >
    <label for="number-format">Numbers and dates</label>
    <select ${attributes({ id: 'number-format', name: FORMAT_COOKIE })}>
      ${options.map(
        ([value, text]) => html`<option${attributes({ value, selected: value === chosen })}>${text}</option>`,
      )}
    </select>
    <input ${attributes({ type: 'hidden', name: 'return-to', value: returnTo })} />
    <button class="quiet">Save</button>
  </form>`;
}

function exampleOf(tag: string): string {
  if (tag === '') return 'as my browser says';
  const reader = readerOf(tag);
  return `${reader.number('1234567.89')} – ${reader.date('2026-11-21')}`;
}

/** The choice by itself, to which pages without numbers lead. */
export function createNumberFormatPage({ writePage }: Pick<PageTools, 'writePage'>) {
  return ({ headers }: DocumentRequest): Reply =>
    writePage({
      title: 'Numbers and dates',
      isUnlisted: true,
      main: html`<h1>Numbers and dates</h1>
        <p class="lead">
          Pages write numbers and dates as your browser asks, or as you choose here, and read what you type
          the same way. A cookie remembers the choice, and nothing else.
        </p>
        ${writeNumberFormat(headers, NUMBER_FORMAT_PATH)}`,
      footer: '',
    });
}

/** Remembers the choice, and leads back. */
export function createNumberFormat({ writePage }: Pick<PageTools, 'writePage'>) {
  return async (request: DocumentRequest): Promise<Reply> => {
    const form = await readPosted(request);
    if (typeof form === 'number') return waitPage(writePage, form);
    const chosen = formatChoices.find((one) => one === form.get(FORMAT_COOKIE));
    const returnTo = form.get('return-to') ?? '';
    // Only a path of this service: "//" would lead to another one.
    const reply = seeOther(/^\/(?![/\\])[\x21-\x7e]*$/.test(returnTo) ? returnTo : '/');
    return { ...reply, headers: { ...reply.headers, ...writeCookie(FORMAT_COOKIE, chosen) } };
  };
}
