import { type Axis, axisName, isInYears, roundStep } from '#picture/picture.ts';
import { formatOf } from './value-scale.ts';

/** The labels that an axis shows, by their places, and its name. */
export interface Ticks {
  readonly texts: ReadonlyMap<number, string>;
  readonly name: string;
}

interface TickOptions {
  readonly locale?: string | undefined;
  /** Where the labels are, from 0 to 1; at even distances without them. */
  readonly positions?: readonly number[] | undefined;
  /** Whether few dates may take two lines, so that each of them has room. */
  readonly mayWrap?: boolean;
}

/** An axis never has more, however wide it is. */
const MAX_TICKS = 8;
/** With fewer round values, ticks are at every so many labels instead. */
const MIN_ROUND_TICKS = 2;
const MONTHS_PER_YEAR = 12;

/** From this size on, numbers are written short, with about so many characters. */
const [MIN_SHORT, SHORT_CHARACTERS] = [1e4, 5];

/** Room for one character of text, as a share of its size, and for the space between labels in characters. */
export const CHARACTER_WIDTH = 0.6;
const GAP_CHARACTERS = 3;

/** Chooses round labels, at most as many as fit beside each other on so many pixels. */
export function ticksOf(
  axis: Axis,
  width: number,
  fontSize: number,
  { locale, positions, mayWrap = false }: TickOptions = {},
): Ticks {
  const { labels, scale, yearsName = 'Year', language } = axis;
  const name = axisName(axis);
  const fitting = (characters: number) => {
    return Math.min(MAX_TICKS, Math.max(2, Math.floor(width / roomOf(characters, fontSize))));
  };
  if (scale === 'date') {
    const perLabel = width / labels.length;
    const pixelOf = (index: number) =>
      positions === undefined ? index * perLabel : positions[index]! * width;
    const fits = (before: number, index: number, text: string) =>
      pixelOf(index) - pixelOf(before) >= roomOf(text.length, fontSize);
    const texts = withRoom(dateTicks(labels, fitting, language), fits);
    const wrapped =
      mayWrap && texts.size < labels.length ? wrappedDates(labels, width, fontSize, language) : undefined;
    if (wrapped !== undefined) return { name, texts: wrapped };
    return { name, texts: texts.size > 1 ? texts : withRoom(endTicks(labels, language), fits) };
  }
  if (scale === 'name') return { name, texts: everyTick(labels, fitting(longestOf(labels))) };
  const values = labels.map(Number);
  if (isInYears(axis)) {
    const years = values.map((month) => month / MONTHS_PER_YEAR);
    return { name: yearsName, texts: roundTicks(years, years.map(String), { fitting, steps: roundSteps }) };
  }
  const largest = Math.max(...values.map(Math.abs));
  if (largest < MIN_SHORT) {
    const grouped = groupedIn(locale);
    const written = values.map((value) => grouped.format(value).replace('-', '−'));
    const isOfMonths = axis.isOfMonths === true || scale === 'month';
    const rounding = { fitting, steps: isOfMonths ? stepsOfMonths : roundSteps };
    const texts = roundTicks(values, written, rounding);
    const fits = (next: number, text: string) =>
      (next * width) / labels.length >= roomOf(text.length, fontSize);
    return { name, texts: withFirst(texts, values, written, fits) };
  }
  const short = (characters: number) => {
    const positions = [
      ...roundTicks(values, labels, { fitting: () => fitting(characters), steps: roundSteps }).keys(),
    ];
    const step = Math.abs((values[positions[1]!] ?? 0) - values[positions[0]!]!) || 1;
    const write = formatOf(largest, step, { currency: axis.currency, locale });
    return new Map(positions.map((place) => [place, write(values[place]!)]));
  };
  const texts = short(SHORT_CHARACTERS);
  const longest = longestOf([...texts.values()]);
  return { name, texts: longest > SHORT_CHARACTERS ? short(longest) : texts };
}

interface Rounding {
  /** How many labels of so many characters have room. */
  readonly fitting: (characters: number) => number;
  /** The steps that are round, from the least on. */
  readonly steps: (range: number) => Iterable<number>;
}

function* roundSteps(range: number): Iterable<number> {
  for (let step = roundStep(range / MAX_TICKS); step <= range; step = roundStep(step * 1.01)) yield step;
}

function stepsOfMonths(range: number): readonly number[] {
  return monthSteps.filter((step) => step <= range);
}

/**
 * The labels whose values are multiples of the least round step that leaves room for them; without any, every
 * so many.
 */
function roundTicks(
  values: readonly number[],
  labels: readonly string[],
  { fitting, steps }: Rounding,
): ReadonlyMap<number, string> {
  const most = fitting(longestOf(labels));
  if (labels.length <= most && labels.every(({ length }) => length <= 6)) return everyTick(labels, most);
  const range = Math.max(...values) - Math.min(...values);
  for (const step of steps(range)) {
    const texts = new Map<number, string>();
    for (const [index, value] of values.entries()) {
      if (isMultiple(value, step)) texts.set(index, labels[index]!);
    }
    if (texts.size < MIN_ROUND_TICKS) break;
    if (texts.size <= fitting(longestOf([...texts.values()]))) return texts;
  }
  return everyTick(labels, most);
}

function roomOf(characters: number, fontSize: number, gap = GAP_CHARACTERS): number {
  return (characters + gap) * CHARACTER_WIDTH * fontSize;
}

/** The labels of a count from 1, of which the first is no round number, with that one if it has room. */
function withFirst(
  texts: ReadonlyMap<number, string>,
  values: readonly number[],
  labels: readonly string[],
  fits: (next: number, text: string) => boolean,
): ReadonlyMap<number, string> {
  const [next] = texts.keys();
  const isCount = values[0] === 1 && values[1] === 2;
  if (!isCount || next === undefined || next === 0 || !fits(next, texts.get(next)!)) return texts;
  return new Map([[0, labels[0]!], ...texts]);
}

/** Dates are not at equal distances: without those that are too near to the one before. */
function withRoom(
  texts: ReadonlyMap<number, string>,
  fits: (before: number, index: number, text: string) => boolean,
): ReadonlyMap<number, string> {
  let before: number | undefined;
  const kept = [...texts].filter(([index, text]) => {
    if (before !== undefined && !fits(before, index, text)) return false;
    before = index;
    return true;
  });
  return new Map(kept);
}

function longestOf(labels: readonly string[]): number {
  return Math.max(1, ...labels.map(({ length }) => length));
}

function isMultiple(value: number, step: number): boolean {
  return Math.abs(value / step - Math.round(value / step)) < 1e-9;
}

function everyTick(labels: readonly string[], most: number): ReadonlyMap<number, string> {
  const every = Math.ceil(labels.length / most);
  return new Map(labels.flatMap((label, index) => (index % every === 0 ? [[index, label] as const] : [])));
}

function groupedIn(locale = 'en-US'): Intl.NumberFormat {
  return new Intl.NumberFormat(locale, { numberingSystem: 'latn', maximumSignificantDigits: 12 });
}

const isDate = /^\d{4,}-\d\d-\d\d$/;
/** Steps at which months are labeled, and then years. */
const monthSteps = [1, 2, 3, 6, 12, 24, 60, 120, 240, 600, 1200, 2400];

/** Steps between 2 and 5 years, for less than 10 years, of which only one may be a multiple of 5. */
const yearSteps = [48, 36];

/** The first date of each year, or of each month; of a few weeks, every so many days. */
function dateTicks(
  labels: readonly string[],
  fitting: (characters: number) => number,
  language: string | undefined,
): ReadonlyMap<number, string> {
  const monthText = dateFormat({ month: 'short', year: 'numeric' }, language);
  const dayText = dateFormat({ month: 'short', day: 'numeric' }, language);
  const days = labels.flatMap((label, index) => (isDate.test(label) ? [{ label, index }] : []));
  const months = days.map(({ label }) => Number(label.slice(0, -6)) * MONTHS_PER_YEAR + monthOf(label));
  const span = (months.at(-1) ?? 0) - (months[0] ?? 0);
  const hasFewMonths = span < 2;
  if (hasFewMonths) {
    const every = everyTick(
      days.map(({ label }) => dayText(label)),
      fitting(6),
    );
    return new Map([...every].map(([place, text]) => [days[place]!.index, text]));
  }
  if (days.length <= fitting(8)) return new Map(days.map(({ label, index }) => [index, monthText(label)]));
  const step = monthSteps.find((one) => span / one <= fitting(one >= MONTHS_PER_YEAR ? 4 : 8)) ?? span;
  for (const one of [step, ...yearSteps.filter((other) => other < step)]) {
    const texts = new Map<number, string>();
    let before = Math.floor(months[0]! / one);
    for (const [place, { label, index }] of days.entries()) {
      const current = Math.floor(months[place]! / one);
      if (current === before) continue;
      before = current;
      texts.set(index, one >= MONTHS_PER_YEAR ? label.slice(0, -6) : monthText(label));
    }
    if (texts.size > 1) return texts;
  }
  return endTicks(labels, language);
}

/** The first date and the last. */
function endTicks(labels: readonly string[], language: string | undefined): ReadonlyMap<number, string> {
  const monthText = dateFormat({ month: 'short', year: 'numeric' }, language);
  const days = labels.flatMap((label, index) =>
    isDate.test(label) ? [[index, monthText(label)] as const] : [],
  );
  return new Map([...days.slice(0, 1), ...days.slice(-1)]);
}

/** The space between labels of two lines, which are told apart more easily. */
const WRAPPED_GAP_CHARACTERS = 2;

/** All dates, each with its year in a second line; undefined where they lack the room. */
function wrappedDates(
  labels: readonly string[],
  width: number,
  fontSize: number,
  language: string | undefined,
): ReadonlyMap<number, string> | undefined {
  const monthText = dateFormat({ month: 'short', year: 'numeric' }, language);
  if (labels.length > MAX_TICKS || !labels.every((label) => isDate.test(label))) return undefined;
  const texts = labels.map((label) => monthText(label).replace(/ (?=\S+$)/, '\n'));
  const longest = longestOf(texts.flatMap((text) => text.split('\n')));
  const fits = roomOf(longest, fontSize, WRAPPED_GAP_CHARACTERS) * labels.length <= width;
  return fits ? new Map(texts.entries()) : undefined;
}

/** Writes a date as a language does. */
function dateFormat(parts: Intl.DateTimeFormatOptions, language = 'en-US'): (date: string) => string {
  const format = new Intl.DateTimeFormat(language, { ...parts, timeZone: 'UTC' });
  return (date) => format.format(new Date(date));
}

function monthOf(date: string): number {
  return Number(date.slice(-5, -3)) - 1;
}
