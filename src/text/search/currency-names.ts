import { commonCodes } from '#core/money/common-codes.ts';
import { currencies } from '#core/money/iso4217.ts';
import { splitWords } from './search-words.ts';

/**
 * The languages of currency names, and which word of a name is the short one: "US dollars", "dólares
 * canadienses".
 */
export const namingLanguages = { en: -1, de: -1, es: 0, fr: 0, ja: -1 } as const;

/** Short names that are not a word of the whole one: Japanese joins 米 and ドル. */
const shortNames: Readonly<Record<string, string>> = {
  ドル: 'USD',
  ポンド: 'GBP',
  元: 'CNY',
  人民元: 'CNY',
  ウォン: 'KRW',
  ルーブル: 'RUB',
  quid: 'GBP',
  bucks: 'USD',
  rublos: 'RUB',
  roubles: 'RUB',
  rubel: 'RUB',
};

/** "US dollars", or "US dollar" for an amount of one; in English or another language. */
export function unitsOf(code: string, amount: string, language = 'en'): string {
  return createUnits(code, language)(amount);
}

function createUnits(code: string, language: string): (amount: string) => string {
  const format = new Intl.NumberFormat(language, {
    style: 'currency',
    currency: code,
    currencyDisplay: 'name',
    minimumFractionDigits: 0,
    maximumFractionDigits: 20,
  });
  return (amount) => {
    const parts = format.formatToParts(amount as Intl.StringNumericLiteral);
    return parts.find(({ type }) => type === 'currency')!.value;
  };
}

interface Names {
  /** The code of each name, which is folded. */
  readonly codes: ReadonlyMap<string, string>;
  /** The names that are written without spaces around them, as they are. */
  readonly unspaced: ReadonlySet<string>;
}

let names: Names | undefined;

/**
 * The code for a name, such as "indian rupees" or "米ドル"; for the short form of one, the most common currency
 * so called.
 */
export function codeOfName(name: string): string | undefined {
  return listNames().codes.get(foldName(name));
}

/** The Japanese names of currencies, which are written without spaces around them. */
export function unspacedNames(): ReadonlySet<string> {
  return listNames().unspaced;
}

function listNames(): Names {
  names ??= readNames();
  return names;
}

function readNames(): Names {
  const codes = new Map<string, string>();
  const unspaced = new Set<string>();
  const short: (readonly [code: string, name: string])[] = [];
  const add = (name: string, code: string) => {
    const folded = foldName(name);
    if (!codes.has(folded)) codes.set(folded, code);
    if (!/[^\p{Script=Latin}\s\p{P}\p{N}\p{M}]/u.test(name)) return;
    unspaced.add(name);
    if (name.includes(' ')) add(name.replaceAll(' ', ''), code);
  };
  for (const [language, place] of Object.entries(namingLanguages)) {
    const titles = new Intl.DisplayNames(language, { type: 'currency' });
    const isEnglish = language === 'en';
    for (const { code, name } of currencies) {
      // To read the plurals of all would take a quarter of a second.
      const units = isEnglish || isCommon.has(code) ? ['1', '2'].map(createUnits(code, language)) : [];
      for (const one of [...units, titles.of(code)!, name]) add(one, code);
      for (const one of units) if (isCommon.has(code)) short.push([code, shortNameOf(one, place)]);
    }
  }
  for (const [name, code] of Object.entries(shortNames)) add(name, code);
  for (const code of commonCodes) for (const [of, name] of short) if (of === code) add(name, code);
  return { codes, unspaced };
}

const isCommon: ReadonlySet<string> = new Set(commonCodes);

/** The word of a name that says the unit, which in "nuevos séqueles" is not the first. */
function shortNameOf(name: string, place: number): string {
  const words = name.split(/[\s-]+/).filter((word) => !/^n(uev|ouv)/i.test(word));
  return words.at(place)!;
}

export function foldName(name: string): string {
  return splitWords(name).join(' ');
}
