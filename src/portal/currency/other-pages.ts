import { readCurrencyQuestion } from '#text/search/currency-question.ts';
import { html, type Html } from '../html.ts';
import {
  currencyLabel,
  findPaid,
  type Pair,
  pairPath,
  suggestCurrencies,
} from '#portal/reader/currency-labels.ts';

/**
 * The currencies that an address below the converter's names: the pair of "usd-eur", "USD-to-EUR" and
 * "dollar-euro".
 */
export function readPair(path: string): Pair | undefined {
  const { from, to } = readCurrencyQuestion(nameIn(path).replaceAll(/[-_]/g, ' ')) ?? {};
  return from === undefined || to === undefined ? undefined : { from, to };
}

/** The currency that an address names once, or twice as "usd-usd". */
export function readOnly(path: string): string | undefined {
  const [first, ...others] = new Set(codesIn(path).map((word) => findPaid(word)));
  return others.length === 0 ? first : undefined;
}

/** Says which currency of an address is unknown, and what it may mean. */
export function writeUnknownPair(path: string): Html {
  const words = codesIn(path);
  const isKnown = (word: string) => findPaid(word) !== undefined;
  const unknown = words.length === 2 && words.some(isKnown) ? words.filter((word) => !isKnown(word)) : words;
  const other = words.map((word) => findPaid(word)).find((code) => code !== undefined);
  return html`${unknown.map((word) => {
    const links = suggestCurrencies(word).map(
      (code, index) =>
        html`${index > 0 && ', '}<a href="${pathWith(code, words[0] === word, other)}"
            >${currencyLabel(code)}</a
          >`,
    );
    return html`<p class="lead">
      No currency “${word.slice(0, 40)}”. ${links.length > 0 && html`Did you mean ${links}?`}
    </p>`;
  })}`;
}

function pathWith(code: string, isFirst: boolean, other = code === 'EUR' ? 'USD' : 'EUR'): string {
  const pair = isFirst ? { from: code, to: other } : { from: other, to: code };
  return pairPath(pair) ?? `/currency?from=${code}&to=${other}`;
}

function codesIn(path: string): readonly string[] {
  return nameIn(path).split(/[-_](?:to[-_])?/);
}

/** The end of an address, as a reader types it. */
function nameIn(path: string): string {
  const name = path.slice(path.lastIndexOf('/') + 1);
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
