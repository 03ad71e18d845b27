import { type Picture, roundStep } from '#picture/picture.ts';

/** A scale of numbers: its ends, the distance of its ticks, and how they are written, all in one unit. */
export interface ValueScale {
  readonly low: number;
  readonly high: number;
  readonly step: number;
  readonly format: (value: number) => string;
}

/**
 * Above this share of the highest value, the lowest needs no axis from zero: exchange rates do not, amounts
 * do.
 */
const MIN_NARROW_SHARE = 0.7;

/**
 * The scale that holds these values with about `count` round ticks. Lines of nearly the same height fill it.
 */
export function createValueScale(
  values: Iterable<number>,
  { count, currency, locale, mayStartAboveZero }: ScaleOptions,
): ValueScale {
  let [min, max] = [Infinity, -Infinity];
  for (const value of values) {
    min = Math.min(min, value);
    max = Math.max(max, value);
  }
  if (min > max) [min, max] = [0, 1];
  const isNarrow = mayStartAboveZero && min > 0 && max > min && min / max > MIN_NARROW_SHARE;
  if (!isNarrow) [min, max] = [Math.min(0, min), Math.max(0, max)];
  if (min === max) [min, max] = [0, 1];
  const step = roundStep((max - min) / count);
  const low = Math.floor(min / step + 1e-9) * step;
  const high = Math.ceil(max / step - 1e-9) * step;
  return {
    low,
    high,
    step,
    format: formatOf(Math.max(Math.abs(low), Math.abs(high)), step, { currency, locale }),
  };
}

interface ScaleOptions {
  /** About how many ticks there are to be. */
  readonly count: number;
  readonly currency: string | undefined;
  readonly locale?: string | undefined;
  readonly mayStartAboveZero: boolean;
}

/** What numbers are written by. */
export interface Writing {
  readonly currency?: string | undefined;
  /** That of the reader, where it is known. */
  readonly locale?: string | undefined;
}

function localeFor({ currency, locale }: Writing): string {
  return locale ?? (currency === 'INR' ? 'en-IN' : 'en-US');
}

/** From the first size on, numbers are written short, and from the other on with a power of ten. */
const [MIN_COMPACT, MAX_WRITTEN] = [1e4, 1e18];

/** The unit of shortened numbers: its size, and the texts before and after a number. */
interface ShortUnit {
  readonly size: number;
  readonly before: string;
  readonly after: string;
}

/** The unit in which people of the locale count as many: M, Mio., Cr or 億, from CLDR by way of `Intl`. */
function shortUnitOf(largest: number, locale: string): ShortUnit {
  const power = 10 ** Math.floor(Math.log10(largest) + 1e-9);
  const format = new Intl.NumberFormat(locale, { numberingSystem: 'latn', notation: 'compact' });
  const parts = format.formatToParts(power);
  const digits = parts.filter(({ type }) => type === 'integer').map(({ value }) => value);
  const texts = parts.map(({ type, value }) => (type === 'literal' || type === 'compact' ? value : ''));
  const place = parts.findIndex(({ type }) => type === 'integer');
  return {
    size: power / Number(digits.join('')),
    before: texts.slice(0, place).join(''),
    after: texts.slice(place).join(''),
  };
}

const asWritten: ShortUnit = { size: 1, before: '', after: '' };

/** Writes all numbers of a scale in the unit of its largest, with as many decimals as its step needs. */
export function formatOf(largest: number, step: number, writing: Writing): (value: number) => string {
  if (largest >= MAX_WRITTEN) {
    return (value) => (value === 0 ? '0' : value.toExponential(1).replaceAll('-', '−'));
  }
  const locale = localeFor(writing);
  const { size, before, after } = largest < MIN_COMPACT ? asWritten : shortUnitOf(largest, locale);
  const decimals = decimalsOf(step / size);
  const written = new Intl.NumberFormat(locale, {
    numberingSystem: 'latn',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  return (value) => {
    const text = written.format(value / size);
    if (/^[-−]?[0.,]*$/.test(text)) return '0';
    return `${before}${text.replace('-', '−')}${after}`;
  };
}

const MAX_DECIMALS = 12;

function decimalsOf(step: number): number {
  for (let decimals = 0; decimals < MAX_DECIMALS; decimals++) {
    const scaled = step * 10 ** decimals;
    if (Math.abs(scaled - Math.round(scaled)) < 1e-6 && Math.round(scaled) > 0) return decimals;
  }
  return MAX_DECIMALS;
}

/** From this size on, values are written short, and from the other on without decimals. */
const [MIN_SHORT, MIN_WHOLE] = [1e7, 1e5];
const SHORT_DIGITS = 1000;

/** Writes values beside their bars: as they are, or short where they are large. */
export function writeValues(
  values: readonly number[],
  { y: { currency, sign = '' }, locale }: Pick<Picture, 'y' | 'locale'>,
): (value: number) => string {
  const largest = Math.max(0, ...values.map(Math.abs));
  if (largest >= MIN_SHORT) {
    const short = formatOf(largest, roundStep(largest / SHORT_DIGITS), { currency, locale });
    return (value) => short(value) + sign;
  }
  const maximumFractionDigits = largest >= MIN_WHOLE ? 0 : largest < 1 ? 4 : 2;
  const hasCents =
    maximumFractionDigits === 2 && sign === '' && values.some((value) => !Number.isInteger(value));
  const isPercent = sign === '%';
  const format = new Intl.NumberFormat(localeFor({ currency, locale }), {
    numberingSystem: 'latn',
    maximumFractionDigits,
    minimumFractionDigits: hasCents ? 2 : 0,
    ...(isPercent && { style: 'percent' }),
  });
  return (value) => format.format(isPercent ? value / 100 : value).replace('-', '−');
}
