import { say } from '#text/write/said.ts';
import { formatPlain, multiply, readDecimal, roundToDecimals } from '#core/arithmetic/exact-decimal.ts';
import { minorUnitOf } from '#core/money/iso4217.ts';
import { html, type Html } from '../html.ts';
import type { Reader } from '#portal/reader/reader.ts';
import { shortRate } from './history.ts';
import { onDate } from './typed.ts';
import { currencyName, paidCurrencies, type Pair, pairPath } from '#portal/reader/currency-labels.ts';

/** The reply of `GET /currency/rates`, with numbers as texts. */
export interface Rates {
  readonly base: string;
  readonly rates: Readonly<Record<string, string>>;
  readonly updated_at: string;
  readonly observed_on: string;
  readonly stale: boolean;
  readonly sources: readonly { readonly name: string; readonly url: string; readonly observed_on?: string }[];
}

/** The rates of a pair in both directions, as they are served. */
export interface BothRates {
  readonly rate: string;
  readonly inverse: string;
}

const roundAmounts = [1, 5, 10, 20, 50, 100, 500, 1000, 5000, 10_000];
/** A unit that is worth less than this of the other currency is converted in larger amounts. */
const MIN_RATE = 0.05;

/** Round amounts of each currency in the other one. */
export function writeRoundAmounts({ from, to }: Pair, { rate, inverse }: BothRates, reader: Reader): Html {
  return html`<div class="pair-tables">
    ${writeAmounts({ from, to }, rate, reader)} ${writeAmounts({ from: to, to: from }, inverse, reader)}
  </div>`;
}

function writeAmounts({ from, to }: Pair, rate: string, reader: Reader): Html {
  const scale = 10 ** Math.max(0, Math.ceil(Math.log10(MIN_RATE / Number(rate))));
  const title = say`${currencyName(from)} to ${currencyName(to)}`;
  return html`<div class="table" role="region" aria-label="${title}" tabindex="0">
    <table>
      <caption>
        ${title}
      </caption>
      <thead>
        <tr>
          <th scope="col" class="number">${from}</th>
          <th scope="col" class="number">${to}</th>
        </tr>
      </thead>
      <tbody>
        ${roundAmounts.map((amount) => {
          const given = String(amount * scale);
          return html`<tr>
            <th scope="row" class="number">${reader.number(given)}</th>
            <td class="number">${reader.amount(convert(given, rate, to), to)}</td>
          </tr>`;
        })}
      </tbody>
    </table>
  </div>`;
}

/** An amount at the rate as it is served, as the API converts it. */
function convert(amount: string, rate: string, to: string): string {
  return formatPlain(roundToDecimals(multiply(readDecimal(amount), readDecimal(rate)), minorUnitOf(to) ?? 2));
}

/** Where the rates are from, and of which day. */
function writeSources({ sources }: Rates, reader: Reader): Html {
  return html`${sources.length === 1 ? html`Source` : html`Sources`}:
  ${sources.map(
    ({ name, url, observed_on }, index) =>
      html`${index > 0 && ', '}<a href="${url}" rel="noreferrer">${name}</a
        >${observed_on !== undefined && html` (${reader.date(observed_on)})`}`,
  )}.`;
}

/** `date` is the day that was asked for; empty for the latest rates. */
export function writeRates(table: Rates, reader: Reader, date: string): Html {
  const { base, rates } = table;
  const rows = paidCurrencies.filter(({ code }) => rates[code] !== undefined);
  return html`<p>Mid-market rates for 1 ${base}. ${writeSources(table, reader)}</p>
    <p class="tools">
      <a
        href="/currency/rates.csv?${new URLSearchParams({ from: base, ...onDate(date) }).toString()}"
        download
        >Download CSV</a
      >
    </p>
    <div class="table rates" role="region" aria-label="Rates" tabindex="0">
      <table>
        <caption class="hidden">
          Rates for 1 ${base}
        </caption>
        <thead>
          <tr>
            <th scope="col">Code</th>
            <th scope="col">Currency</th>
            <th scope="col" class="number">Rate</th>
          </tr>
        </thead>
        <tbody>
          ${rows.map(
            ({ code }) =>
              html`<tr>
                <th scope="row">${code}</th>
                <td>${writeName({ from: base, to: code })}</td>
                <td class="number">${shortRate(reader, rates[code]!)}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>`;
}

/** The name of a currency, which leads to the page of the pair. */
function writeName(pair: Pair): Html {
  const path = pairPath(pair);
  const name = currencyName(pair.to);
  return path === undefined ? html`${name}` : html`<a href="${path}">${name}</a>`;
}
