import type { Drafts } from './draft.ts';
import { draftCurrency } from './draft-values.ts';
import { html, type Html } from './html.ts';
import { writeOffer } from './messages.ts';

/** The place of the note on a page. */
export const NOTE = 'currency-note';

interface Known {
  /** That of the reader's country. */
  readonly own: string | undefined;
  /** The one with which the page opened. */
  readonly opened: string | undefined;
  /** Whether it is that of a sign that was typed just now. */
  readonly isTyped: boolean;
}

/**
 * In which currency amounts are, and how to change it: at once to that of the reader's country, or the one
 * with which the page opened.
 */
export function writeCurrencyNote(drafts: Drafts, { own, opened, isTyped }: Known): Html {
  const shown = draftCurrency(drafts);
  const change = html`<a href="#currency"
    >${shown === undefined ? 'Choose a currency' : 'Change currency'}</a
  >`;
  if (shown === undefined) return html`Amounts have no currency. ${change}`;
  const others = [...new Set([own, opened])].filter((one) => one !== undefined && one !== shown);
  const offers = others.map(
    (one) => html`${writeOffer({ text: `Use ${one!}`, name: 'currency', value: one! })} `,
  );
  const now = isTyped
    ? html`Amounts are now in ${shown}, as you typed its sign.`
    : html`Amounts are in ${shown}.`;
  return html`${now} ${offers} ${change}`;
}
