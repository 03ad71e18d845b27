import { addDays, daysBetween } from '#currency/dates.ts';
import { csvText } from '#derive/csv.ts';
import { parseExact } from '#derive/json.ts';
import { historyPicture } from '#derive/question-picture.ts';
import type { DocumentRequest } from '#http/documents/documents.ts';
import type { CallOperation } from '#http/routes/in-process.ts';
import { drawForPage, forReader, writeChart } from '../charts.ts';
import { attributes, html, type Html } from '../html.ts';
import type { Reader } from '../reader.ts';
import { pageParameters } from '../rows.ts';
import type { Pair } from './names.ts';

/** The ranges of the history, with their days; all that is stored has no bound. */
const ranges = [
  { name: 'month', text: '1 month', days: 30 },
  { name: 'quarter', text: '3 months', days: 91 },
  { name: 'year', text: '1 year', days: 365 },
  { name: 'years', text: '5 years', days: 1827 },
  { name: 'all', text: 'All', days: Infinity },
] as const;

export type RangeName = (typeof ranges)[number]['name'];

/** Undefined where the reader has chosen none. */
export function rangeOf(text: string | null): RangeName | undefined {
  return ranges.find(({ name }) => name === text)?.name;
}

const USUAL: RangeName = 'quarter';

/** The rate of one day. */
export interface Point {
  readonly date: string;
  readonly observedOn: string;
  readonly rate: string;
}

/** As many days as one reply of the API has. */
const MAX_DAYS = 366;

/** A rate holds for two weeks where no later one is stored; the API has none after that. */
const MAX_CARRY_DAYS = 14;

interface History {
  readonly range: RangeName;
  readonly points: readonly Point[];
}

/**
 * The rates that are stored in a range up to the last observation, the oldest first; a day that repeats another is left out. Where
 * the reader has chosen no range, it is the usual one, or a longer one if that has no history.
 */
export async function readHistory(
  call: CallOperation,
  pair: Pair,
  chosen: RangeName | undefined,
  last: string,
): Promise<History> {
  const since = await firstDate(call, pair);
  const names = ranges.map(({ name }) => name);
  for (const range of chosen === undefined ? names.slice(names.indexOf(USUAL)) : [chosen]) {
    const { days } = ranges.find(({ name }) => name === range)!;
    if (since === undefined || since >= last) break;
    const start = days === Infinity || addDays(last, -days) < since ? since : addDays(last, -days);
    const points = await readDays(call, pair, start, last);
    if (points.length > 1 || chosen !== undefined) return { range, points };
  }
  return { range: chosen ?? USUAL, points: [] };
}

interface Listed {
  readonly code: string;
  readonly since: string;
}

/** The first day on which both have a rate. */
async function firstDate(call: CallOperation, { from, to }: Pair): Promise<string | undefined> {
  const reply = await call({ method: 'GET', path: '/currency/currencies' });
  if (reply.status !== 200) return undefined;
  const listed = JSON.parse(reply.text) as readonly Listed[];
  const [first, second] = [from, to].map((code) => listed.find((one) => one.code === code)?.since);
  if (first === undefined || second === undefined) return undefined;
  return first > second ? first : second;
}

interface Day {
  readonly date: string;
  readonly observed_on: string;
  readonly rates: Readonly<Record<string, string>>;
}

async function readDays(
  call: CallOperation,
  { from, to }: Pair,
  start: string,
  last: string,
): Promise<readonly Point[]> {
  const points: Point[] = [];
  for (let first = start; first <= last; first = addDays(first, MAX_DAYS)) {
    const end = addDays(first, MAX_DAYS - 1);
    const query = { base: from, symbols: to, from: first, to: end < last ? end : last };
    const reply = await call({ method: 'GET', path: '/currency/history', query });
    if (reply.status !== 200) continue;
    const { days } = parseExact(reply.text) as { readonly days: readonly Day[] };
    for (const { date, observed_on, rates } of days) {
      const rate = rates[to];
      if (rate === undefined || observed_on === points.at(-1)?.observedOn) continue;
      points.push({ date, observedOn: observed_on, rate });
    }
  }
  return points;
}

/** The points as CSV. */
export function historyCsv({ from, to }: Pair, points: readonly Point[]): string {
  const rows = points.map(({ observedOn, rate }) => [observedOn, from, to, rate]);
  return csvText([['date', 'base', 'currency', 'rate'], ...rows]);
}

interface ShownHistory {
  readonly pair: Pair;
  readonly range: RangeName | undefined;
  /** The day of the latest rate. */
  readonly last: string;
  /** The fields that links keep. */
  readonly query: string;
  readonly reader: Reader;
}

/** The chart with its ranges; where only one day is stored, it says so. */
export async function writeHistory(
  { callOperation, draw }: DocumentRequest,
  { pair, range: chosen, last, query, reader }: ShownHistory,
): Promise<Html> {
  const { range, points } = await readHistory(callOperation, pair, chosen, last);
  const title = html`<h2 id="history-title">History</h2>`;
  const links = html`<p class="tools">
    ${ranges.map(({ name, text }) => {
      const address = `?${query}&${pageParameters.historyRange}=${name}#history-title`;
      return html`<a${attributes({ href: address, 'aria-current': name === range ? 'true' : undefined })}>${text}</a> `;
    })}
    <a href="/currency/history.csv?${query}&${pageParameters.historyRange}=${range}" download>Download CSV</a>
  </p>`;
  if (points.length < 2) {
    return html`${title} ${chosen !== undefined && links}
      <p>
        ${chosen === undefined ? 'Only one day' : 'In this range, only one day'} of rates is stored for this
        pair, ${reader.date(last)}, so there is no chart. The service adds each day that it fetches.
      </p>`;
  }
  const picture = forReader(pictureOf(pair, points), reader);
  const drawings = await drawForPage(draw, picture);
  return html`${title} ${links} ${writeSummary(pair, points, reader)}
  ${drawings && writeChart(picture, drawings, reader)}`;
}

/** The bounds of the rate, its change, and the days for which nothing is stored. */
function writeSummary({ from, to }: Pair, points: readonly Point[], reader: Reader): Html {
  const rates = points.map(({ rate }) => Number(rate));
  const [low, high] = [Math.min(...rates), Math.max(...rates)].map((rate) => shortRate(reader, rate));
  const [first, last] = [points[0]!, points.at(-1)!];
  const change = (rates.at(-1)! / rates[0]! - 1) * 100;
  const word = change < 0 ? 'fell' : 'rose';
  const gap = gapsOf(points)[0];
  return html`<p>
    From ${reader.date(first.observedOn)} to ${reader.date(last.observedOn)}, 1 ${from} was between ${low} and
    ${high} ${to}; it ${word} by ${reader.percent(Math.abs(change).toFixed(1))}.
    ${gap && html`No rates are stored for the days between ${reader.date(gap.after)} and ${reader.date(gap.before)}.`}
  </p>`;
}

/** The longest gaps first. */
function gapsOf(points: readonly Point[]) {
  return points
    .slice(1)
    .map(({ observedOn: before }, index) => {
      const after = points[index]!.observedOn;
      return { after, before, days: daysBetween(after, before) };
    })
    .filter(({ days }) => days > MAX_CARRY_DAYS)
    .toSorted((a, b) => b.days - a.days);
}

/** More points are no finer picture, and make the page slow. */
const MAX_POINTS = 120;

/** A point for each interval of equal length, and an empty place for each one in a gap. */
function pictureOf({ from, to }: Pair, points: readonly Point[]) {
  const [first, last] = [points[0]!.observedOn, points.at(-1)!.observedOn];
  const step = Math.ceil((daysBetween(first, last) + 1) / MAX_POINTS);
  const places = new Map<number, Point>();
  for (const point of points) places.set(Math.floor(daysBetween(point.observedOn, last) / step), point);
  const gaps = gapsOf(points);
  const shown = Array.from({ length: Math.floor(daysBetween(first, last) / step) + 1 }, (_, index) => index)
    .toReversed()
    .flatMap((place): readonly { readonly date: string; readonly value: number | null }[] => {
      const point = places.get(place);
      if (point !== undefined) return [{ date: point.observedOn, value: Number(point.rate) }];
      const date = addDays(last, -place * step);
      return gaps.some(({ after, before }) => after < date && date < before) ? [{ date, value: null }] : [];
    });
  return historyPicture(
    from,
    shown.map(({ date }) => date),
    [{ name: to, values: shown.map(({ value }) => value) }],
  );
}

const DIGITS = 6;

/** A rate with the digits that a person reads. */
export function shortRate(reader: Reader, rate: number | string): string {
  return reader.number(String(Number(Number(rate).toPrecision(DIGITS))));
}
