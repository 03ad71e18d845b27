import { addDays, daysBetween } from '#currency/dates.ts';
import { csvText } from '#derive/csv.ts';
import { parseExact } from '#derive/json.ts';
import { historyPicture } from '#derive/question-picture.ts';
import { dateWords } from '#derive/result-text.ts';
import type { DocumentRequest } from '#http/documents/documents.ts';
import type { CallOperation } from '#http/routes/in-process.ts';
import { drawForPage, writeChart } from '../charts.ts';
import { attributes, html, type Html } from '../html.ts';
import type { Reader } from '../reader.ts';
import { pageParameters } from '../rows.ts';
import type { Pair } from './names.ts';

/** The ranges of the history, with their days; all that is stored has no bound. */
const ranges = [
  { name: 'month', text: '1 month', days: 30 },
  { name: 'quarter', text: '3 months', days: 91 },
  { name: 'year', text: '1 year', days: 365 },
  { name: 'all', text: 'All', days: Infinity },
] as const;

export type RangeName = (typeof ranges)[number]['name'];

export function rangeOf(text: string | null): RangeName {
  return ranges.find(({ name }) => name === text)?.name ?? 'quarter';
}

/** The rate of one day. */
export interface Point {
  readonly date: string;
  readonly observedOn: string;
  readonly rate: string;
}

/** As many days as one reply of the API has; more are read at equal distances. */
const MAX_DAILY = 366;
const SAMPLES = 120;

/** The rates that are stored in a range up to the last observation, the oldest first; a day that repeats another is left out. */
export async function readHistory(
  call: CallOperation,
  { from, to }: Pair,
  range: RangeName,
  last: string,
): Promise<readonly Point[]> {
  const since = await firstDate(call, { from, to });
  if (since === undefined || since >= last) return [];
  const { days } = ranges.find(({ name }) => name === range)!;
  const start = days === Infinity || addDays(last, -days) < since ? since : addDays(last, -days);
  const points =
    daysBetween(start, last) < MAX_DAILY
      ? await readDaily(call, { from, to }, start, last)
      : await readSamples(call, { from, to }, start, last);
  return points.filter(({ observedOn }, index) => observedOn !== points[index - 1]?.observedOn);
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

async function readDaily(
  call: CallOperation,
  { from, to }: Pair,
  start: string,
  last: string,
): Promise<readonly Point[]> {
  const query = { base: from, symbols: to, from: start, to: last };
  const reply = await call({ method: 'GET', path: '/currency/history', query });
  if (reply.status !== 200) return [];
  const { days } = parseExact(reply.text) as { readonly days: readonly Day[] };
  return days.flatMap(({ date, observed_on, rates }) => {
    const rate = rates[to];
    return rate === undefined ? [] : [{ date, observedOn: observed_on, rate }];
  });
}

async function readSamples(
  call: CallOperation,
  { from, to }: Pair,
  start: string,
  last: string,
): Promise<readonly Point[]> {
  const days = daysBetween(start, last);
  const points: Point[] = [];
  for (let index = 0; index <= SAMPLES; index++) {
    const date = addDays(start, Math.round((days * index) / SAMPLES));
    const query = { base: from, symbols: to, date };
    const reply = await call({ method: 'GET', path: '/currency/rates', query });
    if (reply.status !== 200) continue;
    const { observed_on, rates } = parseExact(reply.text) as Day;
    if (rates[to] !== undefined) points.push({ date, observedOn: observed_on, rate: rates[to] });
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
  readonly range: RangeName;
  /** The day of the latest rate. */
  readonly last: string;
  /** The fields that links keep. */
  readonly query: string;
  readonly reader: Reader;
}

/** The chart with its ranges; where only one day is stored, it says so. */
export async function writeHistory(
  { callOperation, draw }: DocumentRequest,
  { pair, range, last, query, reader }: ShownHistory,
): Promise<Html> {
  const points = await readHistory(callOperation, pair, range, last);
  const title = html`<h2 id="history-title">History</h2>`;
  if (points.length < 2) {
    return html`${title}
      <p>
        This service stores the rate of one day only, ${dateWords(last)}, so there is no history to draw yet.
        It grows with every day of rates.
      </p>`;
  }
  const picture = historyPicture(
    pair.from,
    points.map(({ observedOn }) => observedOn),
    [{ name: pair.to, values: points.map(({ rate }) => Number(rate)) }],
  );
  const drawings = await drawForPage(draw, picture);
  const rates = points.map(({ rate }) => Number(rate));
  const [low, high] = [Math.min(...rates), Math.max(...rates)];
  const { days } = ranges.find(({ name }) => name === range)!;
  const isShorter = days !== Infinity && points[0]!.observedOn > addDays(last, 10 - days);
  return html`${title}
    <p class="tools">
      ${ranges.map(({ name, text }) => {
        const address = `?${query}&${pageParameters.historyRange}=${name}#history-title`;
        return html`<a${attributes({ href: address, 'aria-current': name === range ? 'true' : undefined })}>${text}</a> `;
      })}
      <a href="/currency/history.csv?${query}&${pageParameters.historyRange}=${range}" download
        >Download CSV</a
      >
    </p>
    <p>
      From ${dateWords(points[0]!.observedOn)} to ${dateWords(points.at(-1)!.observedOn)}, 1 ${pair.from} was
      between ${shortRate(reader, low)} and ${shortRate(reader, high)} ${pair.to}.
      ${isShorter && html`No older rates are stored here.`}
    </p>
    ${drawings && writeChart(picture, drawings, reader)}`;
}

const DIGITS = 6;

/** A rate with the digits that a person reads. */
export function shortRate(reader: Reader, rate: number | string): string {
  return reader.number(String(Number(Number(rate).toPrecision(DIGITS))));
}
