import type { FormReading, Offer } from './form-reading.ts';
import { attributes, html, type Html } from '#portal/html.ts';
import { pageParameters } from '#portal/rows.ts';

/** What a page says beside a field, with a button for each way out. */
export function writeMessageText(
  path: string,
  { messages, offers }: Pick<FormReading, 'messages' | 'offers'>,
): Html {
  const buttons = offers.get(path) ?? [];
  return html`${messages.get(path)}${buttons.map((offer) => html` ${writeOffer(offer)}`)}`;
}

/** A button of the form, so that everything that was typed stays. */
export function writeOffer({ text, name, value }: Offer): Html {
  const button = {
    form: 'inputs',
    class: 'link',
    name: pageParameters.setValue,
    value: `${name}=${value}`,
  };
  return html`<button${attributes(button)}>${text}</button>`;
}
