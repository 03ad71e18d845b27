import { addDays, daysBetween } from '#base/dates.ts';
import { csvText } from '#base/csv.ts';
import { parseExact } from '#calculate/result/json.ts';
import { historyPicture } from '#picture/question-picture.ts';
import type { DocumentRequest } from '#http/documents/documents.ts';
import type { CallOperation } from '#http/routes/in-process.ts';
import { type Beside, drawForPage, forReader, writeChart } from '#portal/calculator/result/charts.ts';
import type { Language } from '../languages/languages.ts';
import { html, type Html } from '../html.ts';
import type { Reader } from '#portal/reader/reader.ts';
import { pageParameters } from '../rows.ts';
import { type RangeName, ranges, usualRange } from './history-range.ts';
import type { Pair } from '#portal/reader/currency-labels.ts';

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

export interface History {
  readonly range: RangeName;
  /** Of a range that the reader has chosen, none or one where nothing else is stored. */
  readonly points: readonly Point[];
  /** The last rate before a range with fewer than two. */
  readonly earlier: Point | undefined;
}

/**
 * The rates that are stored in a range up to the last observation, the oldest first; a day that repeats
 * another is left out. Where the reader has chosen no range, it is the usual one, or a longer one if that has
 * no history.
 */
export async function readHistory(
  call: CallOperation,
  pair: Pair,
  chosen: RangeName | undefined,
  last: string,
): Promise<History> {
  const since = await firstDate(call, pair);
  const names = ranges.map(({ name }) => name);
  let short: readonly Point[] | undefined;
  for (const range of names.slice(names.indexOf(chosen ?? usualRange))) {
    const { days } = ranges.find(({ name }) => name === range)!;
    if (since === undefined || since >= last) break;
    const start = days === Infinity || addDays(last, -days) < since ? since : addDays(last, -days);
    const points = await readDays(call, pair, start, last);
    if (points.length > 1) {
      if (chosen === undefined || range === chosen) return { range, points, earlier: undefined };
      return { range: chosen, points: short!, earlier: points.at(-1 - short!.length) };
    }
    short ??= points;
  }
  return { range: chosen ?? usualRange, points: short ?? [], earlier: undefined };
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
  /** Every day in a table, with whether it is open. */
  readonly days: Beside;
  readonly pair: Pair;
  readonly history: History;
  /** The rate in use. */
  readonly latest: Point;
  readonly reader: Reader;
  readonly language: Language | undefined;
}

/** The chart between what it says and what it lacks; where only one day is stored, that. */
export async function writeHistory({ draw }: DocumentRequest, shown: ShownHistory): Promise<Html> {
  const { days, pair, history, reader, language } = shown;
  const { range, points } = history;
  if (points.length < 2) return writeOnlyRate(shown);
  const picture = forReader(pictureOf(pair, points, reader), reader);
  const drawings = await drawForPage(draw, picture, { hasWholeWidth: true, language });
  const query = new URLSearchParams({ ...pair, [pageParameters.historyRange]: range });
  return html`${writeChange(pair, points, reader)} ${drawings && writeChart(picture, drawings, reader, days)}
    ${writeGaps(points, reader)}
    <p class="tools">
      <a href="/currency/history.csv?${query.toString()}" download>Download these rates as CSV</a>
    </p>`;
}

/** The rate where no other one is stored in the range, compared with the last one before it. */
function writeOnlyRate({ pair, history: { earlier }, latest, reader }: ShownHistory): Html {
  const day = reader.date(latest.observedOn);
  if (earlier === undefined) {
    return html`<p>
      This service has the rate of one day only for this pair, ${day}, so there is no chart yet. Each day with
      a new rate is added.
    </p>`;
  }
  return html`<p>
    ${writeComparison(pair, earlier, latest, reader)} There is no chart for this range, because this service
    has no rates between ${reader.date(earlier.observedOn)} and ${day}: choose a longer one.
  </p>`;
}

/** How the rate changed between the first and the last day, and its bounds. */
function writeChange(pair: Pair, points: readonly Point[], reader: Reader): Html {
  const byRate = points.toSorted((a, b) => Number(a.rate) - Number(b.rate));
  const [low, high] = [byRate[0]!, byRate.at(-1)!];
  const shown = ({ rate, observedOn }: Point) => [shortRate(reader, rate), reader.date(observedOn)] as const;
  const [[lowest, lowDay], [highest, highDay]] = [shown(low), shown(high)];
  return html`<p>
    ${writeComparison(pair, points[0]!, points.at(-1)!, reader)}
    ${low.rate !== high.rate && html`In that time, the lowest known rate was ${lowest} (${lowDay}), the highest ${highest} (${highDay}).`}
  </p>`;
}

/** "1 USD rose by 3.4%, from 0.85 EUR on Sep 24, 2025 to 0.88 EUR on Sep 24, 2026." */
function writeComparison({ from, to }: Pair, first: Point, last: Point, reader: Reader): Html {
  const change = (Number(last.rate) / Number(first.rate) - 1) * 100;
  const size = Math.abs(change).toFixed(1);
  const word = change < 0 ? 'fell' : 'rose';
  const text =
    first.rate === last.rate
      ? html`did not change`
      : size === '0.0'
        ? html`${word} by less than ${reader.percent('0.1')}`
        : html`${word} by ${reader.percent(size)}`;
  const rateOn = ({ rate, observedOn }: Point) =>
    html`${shortRate(reader, rate)} ${to} on ${reader.date(observedOn)}`;
  return html`1 ${from} <strong>${text}</strong>, from ${rateOn(first)} to ${rateOn(last)}.`;
}

const MAX_NAMED_GAPS = 3;

/** The times without rates, in plain words. */
function writeGaps(points: readonly Point[], reader: Reader): Html | undefined {
  const gaps = gapsOf(points).slice(0, MAX_NAMED_GAPS);
  if (gaps.length === 0) return undefined;
  const spans = gaps.map(({ after, before }, index) => {
    const [first, last] = [reader.date(after), reader.date(before)];
    return index === 0 ? html`between ${first} and ${last}` : html` or between ${first} and ${last}`;
  });
  return html`<p class="hint">The line has a gap: this service has no rates ${spans}.</p>`;
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

/** The lowest and highest rate of each interval of equal length, and an empty place for each one in a gap. */
function pictureOf({ from, to }: Pair, points: readonly Point[], reader: Reader) {
  const [first, last] = [points[0]!.observedOn, points.at(-1)!.observedOn];
  const days = daysBetween(first, last) + 1;
  const step = days <= MAX_POINTS ? 1 : Math.ceil((2 * days) / MAX_POINTS);
  const places = Map.groupBy(points, ({ observedOn }) => Math.floor(daysBetween(observedOn, last) / step));
  const gaps = gapsOf(points);
  const shown = Array.from({ length: Math.floor(daysBetween(first, last) / step) + 1 }, (_, index) => index)
    .toReversed()
    .flatMap((place): readonly { readonly date: string; readonly value: number | null }[] => {
      const some = places.get(place);
      if (some !== undefined) {
        return extremesOf(some, points).map(({ observedOn, rate }) => ({
          date: observedOn,
          value: Number(rate),
        }));
      }
      const date = addDays(last, -place * step);
      return gaps.some(({ after, before }) => after < date && date < before) ? [{ date, value: null }] : [];
    });
  return historyPicture(
    from,
    shown.map(({ date }) => date),
    [{ name: to, values: shown.map(({ value }) => value), end: shortRate(reader, points.at(-1)!.rate) }],
  );
}

/** The lowest and highest of some points in their order, with the first and last of all points. */
function extremesOf(some: readonly Point[], all: readonly Point[]): readonly Point[] {
  const byRate = some.toSorted((one, other) => Number(one.rate) - Number(other.rate));
  const kept = new Set([byRate[0], byRate.at(-1), all[0], all.at(-1)]);
  return some.filter((point) => kept.has(point));
}

const DIGITS = 6;

/** A rate with the digits that a person reads. */
export function shortRate(reader: Reader, rate: number | string): string {
  return reader.number(String(Number(Number(rate).toPrecision(DIGITS))));
}
