import { commonCodes } from '#currency/common-codes.ts';
import { currencies } from '#currency/iso4217.ts';
import { splitWords } from './search-index.ts';

/** "US dollars", or "US dollar" for an amount of one; in English or another language. */
export function unitsOf(code: string, amount: string, language = 'en'): string {
  const format = new Intl.NumberFormat(language, {
    style: 'currency',
    currency: code,
    currencyDisplay: 'name',
    minimumFractionDigits: 0,
    maximumFractionDigits: 20,
  });
  const parts = format.formatToParts(amount as Intl.StringNumericLiteral);
  return parts.find(({ type }) => type === 'currency')!.value;
}

let codes: ReadonlyMap<string, string> | undefined;

/** The code for a name, such as "indian rupees" or "UAE dirham"; for the last word of one, the most common currency so called. */
export function codeOfName(name: string): string | undefined {
  codes ??= listNames();
  return codes.get(foldName(name));
}

function listNames(): ReadonlyMap<string, string> {
  const known = new Map<string, string>();
  const add = (name: string, code: string) => {
    if (!known.has(name)) known.set(name, code);
  };
  const namesOf = (code: string) => ['1', '2'].map((amount) => foldName(unitsOf(code, amount)));
  for (const { code, name } of currencies)
    for (const one of [...namesOf(code), foldName(name)]) add(one, code);
  for (const code of commonCodes) for (const one of namesOf(code)) add(one.split(' ').at(-1)!, code);
  return known;
}

function foldName(name: string): string {
  return splitWords(name).join(' ');
}
