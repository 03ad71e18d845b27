import type { AnyCalculator, Convention } from '#catalogue/declare/define.ts';
import { findCurrency } from '#core/money/iso4217.ts';
import type { Address } from '#portal/calculator/address.ts';
import { html, type Html } from '#portal/html.ts';
import { pageParameters } from '#portal/rows.ts';

type Values = Readonly<Record<string, unknown>>;

/** How the schedule of a loan on a page is rounded. */
export type Ledger = 'booked' | 'exact' | 'as-chosen';

/** The anchor of the schedule on a page. */
const ANCHOR = 'schedule-title';

/**
 * How the schedule is rounded: as a lender books it, unless the reader wants the exact one; undefined for a
 * calculator that cannot round payments. A form that asks for payments in cents has them in its results, too.
 */
export function ledgerOf(
  calculator: AnyCalculator,
  values: Values,
  query: URLSearchParams,
): Ledger | undefined {
  const field = roundingField(calculator);
  if (field === undefined) return undefined;
  if (values[field] === 'cent') return 'as-chosen';
  return query.get(pageParameters.scheduleRounding) === 'exact' ? 'exact' : 'booked';
}

/** The body of the call that has the rows. */
export function scheduleBody(calculator: AnyCalculator, values: Values, ledger: Ledger | undefined): Values {
  return ledger === 'booked' ? { ...values, [roundingField(calculator)!]: 'cent' } : values;
}

/** The input that decides whether payments of a loan are rounded. */
function roundingField({ conventions, schedule }: AnyCalculator): string | undefined {
  const rounding: Convention | undefined = schedule?.kind === 'loan' ? conventions.rounding : undefined;
  return typeof rounding === 'object' && 'cent' in rounding.options ? rounding.by : undefined;
}

/** The line above the rows that says how they are rounded, and a link to the other way. */
export function writeLedgerNote(
  ledger: Ledger | undefined,
  currency: string | undefined,
  address: Address,
): Html | undefined {
  if (ledger === undefined) return undefined;
  const link = (text: string, value: string) =>
    address.link(text, pageParameters.scheduleRounding, value, { anchor: ANCHOR });
  if (ledger === 'exact') {
    return html`<p class="hint">
      Exact, as the results above: nothing is rounded but what is shown.
      ${link('As a lender books it', 'booked')}
    </p>`;
  }
  const decimals = currency === undefined ? 2 : (findCurrency(currency)?.minorUnit ?? 2);
  const booked =
    decimals === 2
      ? html`As a lender books it: each payment is rounded to the cent, and the last one settles the rest.`
      : html`As a lender books it: each payment is rounded to the smallest unit of the currency, and the last
        one settles the rest.`;
  return html`<p class="hint">
    ${booked}
    ${ledger === 'booked' && html`Totals may differ a little from the exact results above. ${link('Show the exact schedule', 'exact')}`}
  </p>`;
}
