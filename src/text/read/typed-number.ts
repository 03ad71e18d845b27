import { bounds } from '#base/bounds.ts';
import { currenciesOfSign, isSignOf } from './currency-signs.ts';
import type { Doubt } from './doubts.ts';
import { joinMyriads, readMyriad } from './myriads.ts';
import { durationFactor, scaleDuration } from './typed-duration.ts';
import { spellFractions } from './vulgar-fractions.ts';

/** How a person writes numbers. */
export interface NumberStyle {
  readonly decimal: '.' | ',';
  /** The thousands separator; spaces and apostrophes are always understood. */
  readonly group: '.' | ',' | undefined;
  /** The language tag by which fields are written with thousands separators; without it, they have none. */
  readonly locale?: string;
}

/** The context in which a number was typed. */
export interface NumberPlace {
  /** The value of `x-unit`; empty for a plain number. */
  readonly unit: string;
  readonly minimum?: number | undefined;
  readonly maximum?: number | undefined;
  readonly isWhole?: boolean;
  /** The currency of the amounts, where one was chosen. */
  readonly currency?: string | undefined;
}

/** The context of numbers typed for an input or output. */
export function placeOf(
  { kind, schema }: { readonly kind: string; readonly schema: object },
  currency: string | undefined,
): NumberPlace {
  const { minimum, maximum, exclusiveMinimum } = schema as Readonly<Record<string, number | undefined>>;
  const unit = (schema as { readonly 'x-unit'?: string })['x-unit'] ?? '';
  return { unit, minimum: minimum ?? exclusiveMinimum, maximum, isWhole: kind === 'integer', currency };
}

export type TypedNumber =
  /** `decimal` has every digit that was typed, with a point. */
  | { readonly kind: 'number'; readonly value: number; readonly decimal: string }
  | Doubt
  | { readonly kind: 'none' };

/** The style of an unknown person: a point is the decimal mark, as in programs; a comma may be either. */
export const unknownStyle: NumberStyle = { decimal: '.', group: undefined };

/** The style of a language tag of BCP 47 that `Intl` knows. */
export function numberStyleOf(locale: string): NumberStyle {
  const parts = new Intl.NumberFormat(locale, { numberingSystem: 'latn' }).formatToParts(1_234_567.5);
  const markOf = (type: string) => parts.find((part) => part.type === type)?.value;
  const group = markOf('group');
  return {
    decimal: markOf('decimal') === ',' ? ',' : '.',
    group: group === ',' || group === '.' ? group : undefined,
    locale,
  };
}

/** In English, German, Spanish and French, and of India. */
const scaleWordsByZeros: Readonly<Record<number, string>> = {
  3: 'k tsd thousand tausend mil mille',
  5: 'lac lakh lakhs',
  6: 'm mn mio million millions millionen millón millon millones',
  7: 'cr crore crores',
  9: 'b bn mrd md billion milliarde milliarden milliard milliards',
};
const scales: Readonly<Record<string, number>> = {
  'mil millones': 9,
  ...Object.fromEntries(
    Object.entries(scaleWordsByZeros).flatMap(([zeros, words]) =>
      words.split(' ').map((word) => [word, Number(zeros)]),
    ),
  ),
};
/** Where "m" may be the beginning of a word for thousand, such as "mil", only "M" means a million. */
const milLanguages = /^(?:es|fr|it|pt)\b/;

/** The words for thousands, millions and the like after a number. */
export const scaleWords: readonly string[] = Object.keys(scales);

/** Units that people count in thousands and millions; with other units, "m" would more likely mean months. */
const scaledUnits = new Set(['', 'currency', 'units', 'shares']);
const thousandsUnits = new Set([...scaledUnits, 'count', 'number']);

/**
 * Whether numbers have separators between thousands there. Nobody writes them in rates, durations and years,
 * where a point or a comma is a decimal mark.
 */
export function hasThousands({ unit, maximum = Infinity }: NumberPlace): boolean {
  return thousandsUnits.has(unit) && maximum >= 1000;
}

const nothing: TypedNumber = { kind: 'none' };

/**
 * Reads a number as people type it: 500,000 and 500.000, $450,000, 450 000, 4,50,000, 7%, 7 1/8, 450k, 1.2m,
 * 500万円, (500), 30 yrs. A mark that may separate thousands or decimals is read by the style, or by the
 * limits of the field; if neither decides, the number is unclear.
 */
export function readTypedNumber(
  text: string,
  style: NumberStyle,
  place: NumberPlace = { unit: '' },
): TypedNumber {
  if (text.length > bounds.numberCharacters) return nothing;
  const normal = joinFraction(normalize(text), style);
  const plain = scaledUnits.has(place.unit) ? joinMyriads(normal) : normal;
  const inner = /^\((.*)\)$/.exec(plain)?.[1] ?? plain;
  const [, first = '', before = '', second = '', digits, after = ''] =
    /^([-+]?) ?(\p{L}+\.|[^\d.,+-]*?) ?([-+]?) ?([\d.,](?:[\d.,' ]*[\d.,])?(?:e[-+]?\d{1,3}(?!\d))?) ?([^\d]*)$/iu.exec(
      inner,
    ) ?? [];
  const signs = `${inner === plain ? '' : '-'}${first}${second}`;
  const tail = readTail(after, place, style);
  if (digits === undefined || signs.length > 1 || tail === undefined) return nothing;
  for (const sign of [before, tail.sign]) {
    if (sign === '') continue;
    if (place.unit !== '' && place.unit !== 'currency') return nothing;
    const fault = currencyFault(sign, place.currency);
    if (fault !== undefined) return fault;
  }
  const textOf = (decimal: string) => {
    const scaled =
      tail.factor === undefined ? shift(decimal, tail.exponent) : scaleDuration(decimal, tail.factor);
    return signs.replace('+', '') + scaled;
  };
  const numberOf = (decimal: string) => Number(textOf(decimal));
  const read = chooseReading(digits, style, hasThousands(place), (decimal) => fits(numberOf(decimal), place));
  if (read === undefined) return nothing;
  if (typeof read === 'string') {
    const value = numberOf(read);
    return Number.isFinite(value) ? { kind: 'number', value, decimal: textOf(read) } : nothing;
  }
  const [one, other] = read.map((decimal) => formatTypedNumber(String(numberOf(decimal)), style));
  return { kind: 'unclear', text: text.trim(), readings: [one!, other!] };
}

/**
 * Formats a decimal text in a style, without thousands separators, so that it reads back as the same number.
 */
export function formatTypedNumber(decimal: string, { decimal: mark }: NumberStyle): string {
  const text = decimal.replace('.', mark);
  // 1,234 would be unclear.
  return mark === ',' && /^-?[1-9]\d{0,2},\d{3}$/.test(text) ? `${text}0` : text;
}

/** The zeros of the digits of other scripts: Arabic, Persian, Devanagari, Bengali, full-width. */
const zeros = [0x0660, 0x06f0, 0x0966, 0x09e6, 0xff10];

const kanji = '一二三四五六七八九';

function normalize(text: string): string {
  return (
    spellFractions(text)
      .replace(/\p{Nd}/gu, (digit) => {
        const code = digit.codePointAt(0)!;
        const zero = zeros.find((one) => code >= one && code < one + 10);
        return zero === undefined ? digit : String(code - zero);
      })
      // Full-width letters and signs, which the keyboards of East Asia write.
      .replace(/[\uff01-\uff5e\uffe0-\uffe6]/g, (sign) => sign.normalize('NFKC'))
      .replace(/[一二三四五六七八九](?=[十百千万億])/g, (digit) => String(kanji.indexOf(digit) + 1))
      .replace(/[−–]/g, '-')
      // As prices are written in Switzerland: 450.–
      .replace(/(?<=\d)\.-+$/, '')
      .replace(/[’ʼ`]/g, "'")
      .replaceAll('٫', ',')
      .replaceAll('٬', "'")
      .replace(/\s+/g, ' ')
      .trim()
  );
}

/** 7 1/8 with decimals. */
function joinFraction(text: string, style: NumberStyle): string {
  return text.replace(/^(\d+)[ -](\d)\/([248])(?![\d/])/, (all, whole: string, part: string, parts: string) =>
    part < parts ? formatTypedNumber(String(+whole + +part / +parts), style) : all,
  );
}

/**
 * The text after the digits: a scale, a currency sign, or a unit of the field; undefined for anything else.
 */
function readTail(
  text: string,
  { unit }: NumberPlace,
  { locale = '' }: NumberStyle,
): { readonly exponent: number; readonly sign: string; readonly factor?: number } | undefined {
  const lower = text.trim().toLowerCase().replace(/\.$/, '');
  if (lower === '') return { exponent: 0, sign: '' };
  if (unit.startsWith('percent')) {
    return /^(%|percent|pct)( ?(p\.?a|a year|per year))?$/.test(lower)
      ? { exponent: 0, sign: '' }
      : undefined;
  }
  if (lower === unit || `${lower}s` === unit) return { exponent: 0, sign: '' };
  const factor = durationFactor(lower, unit);
  if (factor !== undefined) return { exponent: 0, sign: '', factor };
  const myriad = scaledUnits.has(unit) ? readMyriad(lower) : undefined;
  if (myriad !== undefined) return { exponent: myriad.exponent, sign: myriad.rest.trim().toUpperCase() };
  const [, word = '', rest = ''] = /^(mil millones|\p{L}*)(.*)$/u.exec(lower)!;
  if (text.trim() === 'm' && milLanguages.test(locale)) return undefined;
  const isScaled = Object.hasOwn(scales, word) && scaledUnits.has(unit);
  if (isScaled) {
    return {
      exponent: scales[word]!,
      sign: rest
        .replace(/^\.? *(?:de |d')?/, '')
        .trim()
        .toUpperCase(),
    };
  }
  return /^[\p{L}$]{0,8}\p{Sc}?$/u.test(lower) ? { exponent: 0, sign: text.trim() } : undefined;
}

/** Undefined when a text is the sign or code of the currency, or of any currency while none is chosen. */
function currencyFault(sign: string, currency: string | undefined): TypedNumber | undefined {
  if (currency !== undefined && isSignOf(sign, currency)) return undefined;
  const currencies = currenciesOfSign(sign);
  if (currencies === undefined) return nothing;
  return currency === undefined ? undefined : { kind: 'foreign', sign, currency, currencies };
}

/**
 * The digits as a decimal with a point; two when both readings are possible; undefined when they are not a
 * number. The first of two has thousands, the second decimals.
 */
function chooseReading(
  digits: string,
  style: NumberStyle,
  isGrouped: boolean,
  isPossible: (decimal: string) => boolean,
): string | readonly [string, string] | undefined {
  if (/e/i.test(digits)) {
    return /^(\d+[.,]?\d*|[.,]\d+)e/i.test(digits) ? digits.replace(',', '.') : undefined;
  }
  const [withPoint, withComma] = [readWith('.', digits), readWith(',', digits)];
  const misplaced = isGrouped ? readMisplaced(digits, style) : undefined;
  if (misplaced !== undefined) {
    const [parted, decimal] = misplaced;
    if (Number(decimal) === 0 && Number(parted) === 0) return decimal;
    return isPossible(parted) && !isPossible(decimal) ? parted : misplaced;
  }
  if (withPoint === undefined || withComma === undefined || withPoint === withComma) {
    return withPoint ?? withComma;
  }
  // Only one to three digits, a mark and three digits have two readings.
  const mark = digits.includes('.') ? '.' : ',';
  const [parted, decimal] = mark === '.' ? [withComma, withPoint] : [withPoint, withComma];
  if (mark === '.' && style.decimal === '.') {
    // Readers of 450,000 may mean that by 450.000.
    const isWhole = isGrouped && style.group === ',' && digits.endsWith('.000');
    return isWhole && isPossible(parted) && isPossible(decimal) ? [parted, decimal] : decimal;
  }
  if (mark === style.group && isGrouped) return parted;
  if (isPossible(parted) !== isPossible(decimal)) return isPossible(parted) ? parted : decimal;
  return mark === style.group ? parted : [parted, decimal];
}

/**
 * Both readings where the only mark is the one that the style has between thousands, and stands elsewhere: to
 * a German 50.0000 is 500,000 with a zero added to 50.000, or 50 from a program; 7,5 is 75 or 7.5 to an
 * American.
 */
function readMisplaced(digits: string, { group }: NumberStyle): readonly [string, string] | undefined {
  if (group === undefined || !/^\d*[.,]\d+$/.test(digits) || !digits.includes(group)) return undefined;
  if (patterns[group === '.' ? ',' : '.'].test(digits)) return undefined;
  const [whole = '', fraction = ''] = digits.split(group);
  return [(whole + fraction).replace(/^0+(?=\d)/, ''), `${whole || '0'}.${fraction}`];
}

/**
 * Groups of three, or as in India groups of two and a last group of three, with the same separator
 * throughout.
 */
const patterns = {
  '.': /^(?:\d+|[1-9]\d{0,2}([,' ])\d{3}(?:\1\d{3})*|[1-9]\d?(?:,\d{2})+,\d{3})(?:\.\d*)?$|^\.\d+$/,
  ',': /^(?:\d+|[1-9]\d{0,2}([.' ])\d{3}(?:\1\d{3})*)(?:,\d*)?$|^,\d+$/,
} as const;

function readWith(mark: '.' | ',', digits: string): string | undefined {
  if (!patterns[mark].test(digits)) return undefined;
  const [whole = '', fraction = ''] = digits.split(mark);
  const bare = whole.replace(/[^\d]/g, '');
  return fraction === '' ? bare : `${bare || '0'}.${fraction}`;
}

/** A decimal text times a power of ten, with all its digits: 1.25 and 3 are 1250. */
function shift(decimal: string, exponent: number): string {
  if (exponent === 0) return decimal;
  if (decimal.includes('e') || decimal.includes('E')) return `${Number(decimal) * 10 ** exponent}`;
  const [whole = '', fraction = ''] = decimal.split('.');
  const digits = whole + fraction.padEnd(exponent, '0').slice(0, exponent);
  const rest = fraction.slice(exponent);
  return `${digits.replace(/^0+(?=\d)/, '')}${rest === '' ? '' : `.${rest}`}`;
}

function fits(value: number, { minimum = -Infinity, maximum = Infinity, isWhole }: NumberPlace): boolean {
  return value >= minimum && value <= maximum && (isWhole !== true || Number.isInteger(value));
}
