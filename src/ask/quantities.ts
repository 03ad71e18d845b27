import { amountPattern } from '#text/read/amount-pattern.ts';
import { currenciesOfSign } from '#text/read/currency-signs.ts';
import { readMonthAndYear, readNamedDate } from '#text/read/named-date.ts';
import { dateOrderOf, readTypedDate } from '#text/read/typed-date.ts';
import { numberStyleOf, readTypedNumber } from '#text/read/typed-number.ts';
import { spellFractions } from '#text/read/vulgar-fractions.ts';
import { codeOfName } from '#text/search/currency-names.ts';
import {
  daysOf,
  monthsOf,
  type Period,
  readLeadingPeriod,
  readPeriod,
  readUnit,
  type Unit,
} from './units.ts';

/** A number in a question, with what the words beside it say. */
export interface Quantity {
  /** As typed, with its unit. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly value: number;
  readonly unit?: Unit | undefined;
  /** The currency of its sign or word. */
  readonly currency?: string | undefined;
  /** Whether a sign, a scale or thousands say that it is an amount. */
  readonly isMoney: boolean;
  /** How often an amount is paid. */
  readonly period?: Period | undefined;
  /** YYYY-MM-DD. */
  readonly date?: string | undefined;
  /** Both numbers of 60/40. */
  readonly parts?: readonly [number, number] | undefined;
  /** Whether it is written as 6 7/8, as rates are. */
  readonly isFraction?: boolean;
}

const locales: Readonly<Record<string, string>> = {
  en: 'en-US',
  de: 'de-DE',
  fr: 'fr-FR',
  es: 'es-ES',
  ja: 'ja-JP',
};

/** Where thousands may be parted by spaces. */
const spaced: ReadonlySet<string> = new Set(['de', 'fr', 'es']);

/** A word between an amount and its period, as in "4,000 net a month". */
const netOfPeriod =
  / (net|gross|netto|brutto|neto|bruto|nets?|brut) ((?:a|an|per|pro|im|par|al|por) (?:month|year|week|hour|monat|jahr|woche|stunde|mois|an|semaine|heure|mes|año|semana|hora))(?!\p{L})/giu;

/** A question with one kind of digits, spaces and signs, and each period beside its amount. */
export function normalizeQuestion(text: string): string {
  return spellFractions(text)
    .normalize('NFKC')
    .replaceAll(/[−–—](?=\s?[\d$€£¥₹.])/g, '-')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(netOfPeriod, ' $2 $1')
    .trim();
}

const dates = [
  /\d{4}-\d{1,2}-\d{1,2}(?!\d)/y,
  /\d{1,2}([./-])\d{1,2}\1\d{4}(?!\d)/y,
  /\d{4}\/\d{1,2}\/\d{1,2}(?!\d)/y,
  /\d{4}年\d{1,2}月(?:\d{1,2}日)?/y,
  /\p{L}{3,10}\.? \d{1,2}(?:st|nd|rd|th)?,? \d{4}(?!\d)/uy,
  /\d{1,2}(?:st|nd|rd|th|er|\.)?[ -](?:of |de )?\p{L}{3,10}\.?,?[ -](?:de |del )?\d{4}(?!\d)/iuy,
  /\p{L}{3,10}\.? (?:de |del |of )?\d{4}(?!\d)/iuy,
];

const sign = String.raw`(?:(?:US|CA|AU|NZ|HK|SG|A|C|S|R)?[$€£¥₹₩]|Rs\.?|INR|USD|EUR|GBP|CHF|JPY)`;
const numberPattern = new RegExp(
  String.raw`(?<minus>(?<![\p{L}\d.,])- ?)?(?<before>${sign} ?)?(?<inner>-)?(?<digits>\d+[ -]\d\/[248](?![\d/])|${amountPattern}|\.\d+(?: ?[km](?!\p{L}))?)`,
  'iuy',
);
const ratioPattern = /(\d{1,3})\/(\d{1,3})(?![\d/])/y;
const wordPattern = / ?(?:de |d['’])?([\p{L}$€£¥₹₩]+\p{Sc}?|円|元)/uy;

/** Numbers that are names of accounts and forms. */
const accounts =
  /(?:\d-\d(?:-\d)?(?= buydown)|(?<=buydown )\d-\d(?:-\d)?|401 ?\(?k\)?|403 ?\(?b\)?|457b|529(?= (?:plan|account))|1099)(?![\d\p{L}])/iuy;

/** The quantities of a question in their order. */
export function readQuantities(question: string, language: string): readonly Quantity[] {
  const text = question;
  const found: Quantity[] = [];
  for (let at = 0; at < text.length;) {
    const one = readAt(text, at, language);
    if (one !== undefined) found.push(one);
    at = one?.end ?? skipWord(text, at);
  }
  return markYears(joinDurations(found, text), text);
}

/** A word is left whole, and so are the names of accounts, such as 401k. */
function skipWord(text: string, at: number): number {
  accounts.lastIndex = at;
  if (accounts.test(text)) return accounts.lastIndex;
  const word = /[\p{Script=Latin}\p{M}][\p{Script=Latin}\p{M}\d'’]*/uy;
  word.lastIndex = at;
  const found = word.exec(text);
  return found === null ? at + 1 : word.lastIndex;
}

function readAt(text: string, at: number, language: string): Quantity | undefined {
  accounts.lastIndex = at;
  if (accounts.test(text)) return undefined;
  return readDateAt(text, at, language) ?? readRatioAt(text, at) ?? readNumberAt(text, at, language);
}

function readDateAt(text: string, at: number, language: string): Quantity | undefined {
  if (at > 0 && /[\p{L}\d]/u.test(text[at - 1]!) && !/[぀-鿿]/u.test(text[at - 1]!)) return undefined;
  for (const pattern of dates) {
    pattern.lastIndex = at;
    const part = pattern.exec(text)?.[0];
    const date = part === undefined ? undefined : readDate(part, language);
    if (date !== undefined) {
      const end = at + part!.length;
      return { text: part!, start: at, end, value: Number(date.slice(0, 4)), isMoney: false, date };
    }
  }
  return undefined;
}

function readDate(text: string, language: string): string | undefined {
  const named = readNamedDate(text) ?? readMonthAndYear(text);
  if (named !== undefined) return named;
  const typed = readTypedDate(text, dateOrderOf(locales[language] ?? 'en-US'));
  return typed.kind === 'date' ? typed.value : undefined;
}

function readRatioAt(text: string, at: number): Quantity | undefined {
  if (at > 0 && /[\d.,/]/.test(text[at - 1]!)) return undefined;
  ratioPattern.lastIndex = at;
  const found = ratioPattern.exec(text);
  if (found === null) return undefined;
  const parts = [Number(found[1]), Number(found[2])] as const;
  // A fraction on its own is no ratio of two sizes.
  return { text: found[0], start: at, end: ratioPattern.lastIndex, value: parts[0], isMoney: false, parts };
}

function readNumberAt(text: string, at: number, language: string): Quantity | undefined {
  numberPattern.lastIndex = at;
  const found = numberPattern.exec(text);
  if (found === null || (found.index > 0 && /[\d]/.test(text[found.index - 1]!))) return undefined;
  const { minus, before = '', inner, digits: whole } = found.groups!;
  // "usd 8/30/2024" is a currency and a date.
  if (before !== '' && readDateAt(text, at + before.length, language) !== undefined) return undefined;
  const digits = trimmed(whole!, language);
  let end = numberPattern.lastIndex - (whole!.length - digits.length);
  const isLakh = /^ ?L(?!\p{L})/u.test(text.slice(end));
  if (isLakh) end = text.indexOf('L', end) + 1;
  const unit = readUnit(text, end);
  if (unit !== undefined) end = unit.end;
  const after = unit === undefined ? readCurrencyAfter(text, end) : undefined;
  if (after !== undefined) end = after.end;
  // Letters right behind digits make another word of them.
  if (
    unit === undefined &&
    after === undefined &&
    /^[\p{Script=Latin}\p{M}]/u.test(text.slice(end)) &&
    !/[\p{L}]$/u.test(digits)
  )
    return undefined;
  const period = readPeriod(text, end);
  const isPeriod = period !== undefined && (unit === undefined || unit.name !== 'percent');
  if (isPeriod) end = period.end;
  const decimal = readDecimal(isLakh ? `${digits} lakh` : digits, unit?.name, language);
  if (decimal === undefined) return undefined;
  const start = found.index;
  const isScaled = /[\p{L}万億千]/u.test(digits) || isLakh;
  const currency =
    (before === '' ? undefined : currenciesOfSign(before.trim())?.[0]) ??
    after?.code ??
    (/lakh|lac|crore|cr\b/i.test(digits) || isLakh ? 'INR' : undefined);
  return {
    text: text.slice(start, end).trim(),
    start,
    end,
    value: minus !== undefined || inner !== undefined ? -decimal : decimal,
    unit: unit?.name,
    currency,
    isMoney: unit === undefined && (before !== '' || after !== undefined || isScaled || decimal >= 10_000),
    period: isPeriod ? period.name : unit === undefined ? readLeadingPeriod(text.slice(0, start)) : undefined,
    isFraction: /\d\/[248]/.test(digits),
  };
}

/** Spaces part thousands only in some languages: "105 110" are two numbers in others. */
function trimmed(digits: string, language: string): string {
  const isSpaced = /^\d{1,3}(?: \d{3})+/.test(digits);
  if (isSpaced && !spaced.has(language)) return digits.split(' ')[0]!;
  return digits.replace(/[.,]+$/, '');
}

function readDecimal(digits: string, unit: Unit | undefined, language: string): number | undefined {
  const style = numberStyleOf(locales[language] ?? 'en-US');
  const place = { unit: unit === undefined || unit === 'times' ? 'currency' : 'percent' };
  const read = readTypedNumber(digits, style, place);
  if (read.kind === 'number') return read.value;
  if (read.kind !== 'unclear') return undefined;
  // Three digits after a mark are thousands in an amount.
  const grouped = /^\d{1,3}([.,]\d{3})+(?!\d)/.test(digits);
  const again = readTypedNumber(read.readings[grouped ? 0 : 1], style, place);
  return again.kind === 'number' ? again.value : undefined;
}

/** Words that name a currency, but mean something else more often. */
const otherWords: ReadonlySet<string> = new Set(
  'real won rand sol all top try lev cup php mop sos gel bam lei leu mad ron pen fr franc kr s'.split(' '),
);

function readCurrencyAfter(
  text: string,
  at: number,
): { readonly code: string | undefined; readonly end: number } | undefined {
  wordPattern.lastIndex = at;
  const word = wordPattern.exec(text)?.[1];
  if (word === undefined) return undefined;
  const end = wordPattern.lastIndex;
  if (/^pesos?$/i.test(word)) return { code: undefined, end };
  if (otherWords.has(word.toLowerCase())) return undefined;
  if (word.startsWith('円') || word.startsWith('元')) {
    return { code: word.startsWith('円') ? 'JPY' : 'CNY', end: end - word.length + 1 };
  }
  const code = currenciesOfSign(word)?.[0] ?? codeOfName(word);
  return code === undefined ? undefined : { code, end };
}

/** 2 years 6 months are 30 months. */
function joinDurations(found: readonly Quantity[], text: string): readonly Quantity[] {
  const joined: Quantity[] = [];
  for (const one of found) {
    const last = joined.at(-1);
    const between = last === undefined ? '' : text.slice(last.end, one.start).trim();
    const isRest =
      last?.unit === 'years' &&
      one.unit === 'months' &&
      one.value < 12 &&
      /^(?:and|und|et|y|,)?$/.test(between);
    if (!isRest) {
      joined.push(one);
      continue;
    }
    const value = monthsOf(last.value, 'years')! + one.value;
    joined[joined.length - 1] = {
      ...one,
      value,
      start: last.start,
      text: text.slice(last.start, one.end),
    };
  }
  return joined;
}

const inYear = /(?:^|[^\p{L}])(?:in|since|im jahr|seit|en|depuis|desde|ab|année|año) $/iu;
const between = /^ ?(?:to|until|till|and|bis|à|a|y|et|hasta|-|から|~) ?$/iu;

/** Numbers that are years by the words beside them: in 1970, from 1990 to 2020. */
function markYears(found: readonly Quantity[], text: string): readonly Quantity[] {
  const isYear = (one: Quantity | undefined) =>
    one !== undefined &&
    /^(?:1[89]|20)\d\d ?年?$/.test(one.text) &&
    one.currency === undefined &&
    one.period === undefined;
  return found.map((one, place) => {
    if (!isYear(one) || one.date !== undefined) return one;
    const [previous, next] = [found[place - 1], found[place + 1]];
    const before = text.slice(0, one.start);
    const isFirst = isYear(next) && between.test(text.slice(one.end, next!.start));
    const isSecond = isYear(previous) && between.test(text.slice(previous!.end, one.start));
    const isSure = inYear.test(before) || one.text.endsWith('年') || isFirst || isSecond;
    if (!isSure) return one;
    return { ...one, unit: undefined, isMoney: false, date: `${one.text.slice(0, 4)}-01-01` };
  });
}

/** Whether a quantity is a span of time. */
export function isDuration({ value, unit }: Quantity): boolean {
  return monthsOf(value, unit) !== undefined || daysOf(value, unit) !== undefined;
}
