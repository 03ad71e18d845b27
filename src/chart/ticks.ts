import type { Axis } from '#derive/picture.ts';
import { roundStep } from './value-scale.ts';

/** The labels that an axis shows, by their places, and its name. */
export interface Ticks {
  readonly texts: ReadonlyMap<number, string>;
  readonly name: string;
}

/** An axis never has more, however wide it is. */
const MAX_TICKS = 8;
/** With fewer round values, ticks are at every so many labels instead. */
const MIN_ROUND_TICKS = 3;
/** From so many months on, an axis is in years. */
const MIN_MONTHS_AS_YEARS = 36;
const MONTHS_PER_YEAR = 12;

/** Room for one character of text, as a share of its size, and for the space between labels in characters. */
export const CHARACTER_WIDTH = 0.58;
const GAP_CHARACTERS = 3;

/** Chooses round labels, at most as many as fit beside each other on so many pixels. */
export function ticksOf(axis: Axis, width: number, fontSize: number): Ticks {
  const { name, labels, scale } = axis;
  const fitting = (characters: number) => {
    const each = (characters + GAP_CHARACTERS) * CHARACTER_WIDTH * fontSize;
    return Math.min(MAX_TICKS, Math.max(2, Math.floor(width / each)));
  };
  if (scale === 'date') return { name, texts: dateTicks(labels, fitting) };
  const longest = Math.max(1, ...labels.map(({ length }) => length));
  if (scale === 'name') return { name, texts: everyTick(labels, fitting(longest)) };
  const values = labels.map(Number);
  const last = values.at(-1) ?? 0;
  if (scale === 'month' && last >= MIN_MONTHS_AS_YEARS) {
    const years = values.map((month) => month / MONTHS_PER_YEAR);
    return { name: 'Year', texts: roundTicks(years, years.map(String), fitting(2)) };
  }
  return { name, texts: roundTicks(values, labels, fitting(longest)) };
}

/** The labels whose values are multiples of a round step; where there are few, every so many. */
function roundTicks(
  values: readonly number[],
  labels: readonly string[],
  most: number,
): ReadonlyMap<number, string> {
  if (labels.length <= most && labels.every(({ length }) => length <= 6)) return everyTick(labels, most);
  const range = Math.max(...values) - Math.min(...values);
  let step = roundStep(range / most);
  // A round step may give one more than its share of the range.
  if (countMultiples(values, step) > most) step = roundStep(step * 1.01);
  const texts = new Map<number, string>();
  for (const [index, value] of values.entries()) {
    if (isMultiple(value, step)) texts.set(index, labels[index]!);
  }
  return texts.size >= Math.min(MIN_ROUND_TICKS, labels.length) ? texts : everyTick(labels, most);
}

function countMultiples(values: readonly number[], step: number): number {
  return values.filter((value) => isMultiple(value, step)).length;
}

function isMultiple(value: number, step: number): boolean {
  return Math.abs(value / step - Math.round(value / step)) < 1e-9;
}

function everyTick(labels: readonly string[], most: number): ReadonlyMap<number, string> {
  const every = Math.ceil(labels.length / most);
  return new Map(labels.flatMap((label, index) => (index % every === 0 ? [[index, label] as const] : [])));
}

const isDate = /^\d{4,}-\d\d-\d\d$/;
const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
/** Steps at which months are labeled, and then years. */
const monthSteps = [1, 2, 3, 6, 12, 24, 60, 120, 240, 600, 1200, 2400];

/** The first date of each year, or of each month; of a few weeks, every so many days. */
function dateTicks(
  labels: readonly string[],
  fitting: (characters: number) => number,
): ReadonlyMap<number, string> {
  const days = labels.flatMap((label, index) => (isDate.test(label) ? [{ label, index }] : []));
  const months = days.map(({ label }) => Number(label.slice(0, -6)) * MONTHS_PER_YEAR + monthOf(label));
  const span = (months.at(-1) ?? 0) - (months[0] ?? 0);
  const hasFewMonths = span < 2;
  const dayText = (label: string) => `${MONTHS[monthOf(label)]} ${Number(label.slice(-2))}`;
  if (hasFewMonths) {
    const every = everyTick(
      days.map(({ label }) => dayText(label)),
      fitting(6),
    );
    return new Map([...every].map(([place, text]) => [days[place]!.index, text]));
  }
  const step = monthSteps.find((one) => span / one <= fitting(one >= MONTHS_PER_YEAR ? 4 : 8)) ?? span;
  const texts = new Map<number, string>();
  let before = Math.floor(months[0]! / step);
  for (const [place, { label, index }] of days.entries()) {
    const current = Math.floor(months[place]! / step);
    if (current === before) continue;
    before = current;
    texts.set(index, step >= MONTHS_PER_YEAR ? label.slice(0, -6) : monthText(label));
  }
  if (texts.size > 1) return texts;
  return new Map([days[0]!, days.at(-1)!].map(({ label, index }) => [index, monthText(label)]));
}

function monthText(date: string): string {
  return `${MONTHS[monthOf(date)]} ${date.slice(0, -6)}`;
}

function monthOf(date: string): number {
  return Number(date.slice(-5, -3)) - 1;
}
