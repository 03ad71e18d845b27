import { findNearestName } from '#base/nearest.ts';
import { commonCodes } from '#core/money/common-codes.ts';
import { endedCurrency } from '#core/money/former-codes.ts';
import { currencies, type Currency, findCurrency } from '#core/money/iso4217.ts';
import { acceptedLanguages } from '#http/request/weights.ts';
import { regionOf } from './reader.ts';

/** Codes of ISO 4217 for funds and units of account, with which nobody pays. */
const funds: ReadonlySet<string> = new Set('BOV CHE CHW CLF COU MXV USN UYI UYW XAD'.split(' '));

/** The currencies in which people pay. */
export const paidCurrencies: readonly Currency[] = currencies.filter(({ code }) => !funds.has(code));

/** The code of one of them, in any case. */
export function findPaid(text: string): string | undefined {
  const code = findCurrency(text)?.code;
  return code === undefined || funds.has(code) ? undefined : code;
}

const names = new Intl.DisplayNames('en', { type: 'currency', fallback: 'none' });
const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** Venezuela's unit of account, which has the same name as the bolívar in ISO 4217 and none in Unicode. */
const ownNames: Readonly<Record<string, string>> = { VED: 'Digital Bolívar' };

/** "Indian Rupee" for INR. ISO 4217 calls many by a word that several countries use, such as Won. */
export function currencyName(code: string): string {
  return ownNames[code] ?? nameIn(names, code) ?? findCurrency(code)?.name ?? code;
}

/** "India" for INR: a code begins with that of its country. Undefined for one of several countries. */
function countryOf(code: string): string | undefined {
  if (code === 'EUR') return 'Euro area';
  return code.startsWith('X') ? undefined : nameIn(regions, code.slice(0, 2));
}

function nameIn(list: Intl.DisplayNames, code: string): string | undefined {
  try {
    return list.of(code);
  } catch {
    return undefined;
  }
}

/** "INR – Indian Rupee", with the country where the name does not have it. */
export function currencyLabel(code: string): string {
  const [name, country] = [currencyName(code), countryOf(code)];
  return country === undefined || name.includes(country.slice(0, 4))
    ? `${code} – ${name}`
    : `${code} – ${name}, ${country}`;
}

/** The countries of the euro, of which no code begins with the letters of the currency. */
const euroRegions: ReadonlySet<string> = new Set(
  'AT BE BG HR CY EE FI FR DE GR IE IT LV LT LU MT NL PT SK SI ES'.split(' '),
);

/** The currency of a reader's country, from the Accept-Language header. */
export function currencyOfReader(acceptLanguage: string | null): string | undefined {
  const region = regionOf(acceptedLanguages(acceptLanguage));
  if (region === undefined) return undefined;
  if (euroRegions.has(region)) return 'EUR';
  return paidCurrencies.find(({ code }) => code.startsWith(region))?.code;
}

export interface Pair {
  readonly from: string;
  readonly to: string;
}

/** The address of the page of a pair; undefined where it has none. */
export function pairPath({ from, to }: Pair): string | undefined {
  return from !== to && isPaid.has(from) && isPaid.has(to)
    ? `/currency/${from.toLowerCase()}-${to.toLowerCase()}`
    : undefined;
}

const isPaid: ReadonlySet<string> = new Set(paidCurrencies.map(({ code }) => code));

/** How many of the most common ones are listed for search engines, in pairs. */
const LISTED = 12;

/** The pairs in the sitemap. */
export function listPairs(): readonly Pair[] {
  const codes = commonCodes.slice(0, LISTED);
  return codes.flatMap((from) => codes.filter((to) => to !== from).map((to) => ({ from, to })));
}

const MAX_SUGGESTIONS = 3;

/**
 * The currencies that a text may mean which is no code: "rupee" begins a word of some names, "usdd" is near a
 * code.
 */
export function suggestCurrencies(text: string): readonly string[] {
  const typed = text.trim().toLowerCase().slice(0, 40);
  if (typed === '') return [];
  const ended = endedCurrency(typed);
  if (ended !== undefined) return [ended.successor];
  const begun = searchable.filter(({ words }) => words.some((word) => word.startsWith(typed)));
  if (begun.length > 0) return begun.slice(0, MAX_SUGGESTIONS).map(({ code }) => code);
  const near = findNearestName(typed, new Set(searchable.flatMap(({ words }) => words)));
  if (near === undefined) return [];
  return searchable
    .flatMap(({ code, words }) => (words.includes(near) ? [code] : []))
    .slice(0, MAX_SUGGESTIONS);
}

/** The words of code, name and country of each currency, the common ones first. */
const searchable = [...new Set<string>([...commonCodes, ...paidCurrencies.map(({ code }) => code)])].map(
  (code) => {
    const label = `${code} ${currencyName(code)} ${countryOf(code) ?? ''}`.toLowerCase();
    return { code, words: [currencyName(code).toLowerCase(), ...label.split(/[^\p{L}]+/u)] };
  },
);
