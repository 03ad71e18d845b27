import { say } from '#text/write/said.ts';
import type { InputValues } from '#catalogue/declare/define.ts';
import type { Drafts } from './draft.ts';
import { draftCurrency } from './draft-values.ts';
import { html, type Html } from '#portal/html.ts';
import { writeOffer } from './messages.ts';

/** The place of the note on a page. */
export const NOTE = 'currency-note';

/** What the note needs of a page. */
interface Noted {
  readonly drafts: Drafts;
  /** The currency of the reader's country. */
  readonly ownCurrency?: string | undefined;
  /** The example with which the page opens. */
  readonly opening: InputValues;
  /** Whether the currency is that of a sign that was typed just now. */
  readonly isTyped: boolean;
}

/**
 * In which currency amounts are, and how to change it: at once to that of the reader's country, or the one
 * with which the page opened.
 */
export function writeCurrencyNote({ drafts, ownCurrency, opening, isTyped }: Noted): Html {
  const shown = draftCurrency(drafts);
  const change = html`<a href="#currency"
    >${shown === undefined ? html`Choose a currency` : html`Change currency`}</a
  >`;
  if (shown === undefined) return html`Amounts have no currency. ${change}`;
  const opened = opening['currency'] as string | undefined;
  const others = [...new Set([ownCurrency, opened])].filter((one) => one !== undefined && one !== shown);
  const offers = others.map(
    (one) => html`${writeOffer({ text: say`Use ${one!}`, name: 'currency', value: one! })} · `,
  );
  const now = isTyped
    ? html`Amounts are now in ${shown}, as you typed its sign.`
    : html`Amounts are in ${shown}.`;
  return html`${now} ${offers} ${change}`;
}
