import { type Picture, roundStep } from '#derive/picture.ts';

/** A scale of numbers: its ends, the distance of its ticks, and how they are written, all in one unit. */
export interface ValueScale {
  readonly low: number;
  readonly high: number;
  readonly step: number;
  readonly format: (value: number) => string;
}

/** Above this share of the highest value, the lowest needs no axis from zero: exchange rates do not, amounts do. */
const MIN_NARROW_SHARE = 0.7;

/** The scale that holds these values with about `count` round ticks. Lines of nearly the same height fill it. */
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

/** The units of short numbers, from the largest on, each from the size at which it is used. */
const units = {
  western: [
    [1e12, 'T', 1e12],
    [1e9, 'B', 1e9],
    [1e6, 'M', 1e6],
    [1e3, 'K', 1e4],
  ],
  indian: [
    [1e7, 'Cr', 1e7],
    [1e5, 'L', 1e5],
  ],
} as const;

/** What numbers are written by. */
export interface Writing {
  readonly currency?: string | undefined;
  /** That of the reader, where it is known. */
  readonly locale?: string | undefined;
}

function localeFor({ currency, locale }: Writing): string {
  return locale ?? (currency === 'INR' ? 'en-IN' : 'en-US');
}

/** Above this, numbers are written with a power of ten. */
const MAX_WRITTEN = 1e18;

/** Writes all numbers of a scale in the unit of its largest, with as many decimals as its step needs. */
export function formatOf(
  largest: number,
  step: number,
  { currency, locale }: Writing,
): (value: number) => string {
  if (largest >= MAX_WRITTEN) return (value) => (value === 0 ? '0' : value.toExponential(1));
  const known: readonly (readonly [number, string, number])[] =
    currency === 'INR' ? units.indian : units.western;
  const [size, suffix] = known.find(([, , from]) => largest >= from) ?? [1, ''];
  const decimals = decimalsOf(step / size);
  const written = new Intl.NumberFormat(localeFor({ currency, locale }), {
    numberingSystem: 'latn',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  return (value) => {
    const text = written.format(value / size);
    if (/^[-−]?[0.,]*$/.test(text)) return '0';
    return `${text.replace('-', '−')}${suffix}`;
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
  const format = new Intl.NumberFormat(localeFor({ currency, locale }), {
    numberingSystem: 'latn',
    maximumFractionDigits,
    minimumFractionDigits: hasCents ? 2 : 0,
  });
  return (value) => format.format(value).replace('-', '−') + sign;
}
