import type { Drafts } from './draft.ts';
import { draftCurrency } from './draft-values.ts';
import { html, type Html } from './html.ts';
import { writeOffer } from './messages.ts';

/** The place of the note on a page. */
export const NOTE = 'currency-note';

/** In which currency amounts are, and how to change it: to that of the reader's country, `own`, at once. */
export function writeCurrencyNote(drafts: Drafts, own: string | undefined): Html {
  const shown = draftCurrency(drafts);
  const change = html`<a href="#currency"
    >${shown === undefined ? 'Choose a currency' : 'Change currency'}</a
  >`;
  if (shown === undefined) return html`Amounts have no currency. ${change}`;
  return html`Amounts are in ${shown}.
  ${own !== undefined && own !== shown && writeOffer({ text: `Use ${own}`, name: 'currency', value: own })}
  ${change}`;
}
