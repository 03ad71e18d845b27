import { describePicture, isInYears, type Picture, roundStep, type Series } from '#picture/picture.ts';
import type { Address } from '#portal/calculator/address.ts';
import { html, type Html } from '#portal/html.ts';
import { pageParameters } from '#portal/rows.ts';

/** A part of the x axis of the schedule's chart, in the numbers of its labels, both ends included. */
export interface ChartRange {
  readonly from: number;
  readonly to: number;
}

/** A chart with fewer places is read as a whole. */
const MIN_PLACES = 13;
/** About how many parts there are to choose from. */
const PARTS = 4;
const MONTHS_PER_YEAR = 12;

/** The range of a query, such as "10-20"; undefined for the whole chart. */
export function readChartRange(query: URLSearchParams): ChartRange | undefined {
  const [, from, to] = /^(\d{1,4})-(\d{1,4})$/.exec(query.get(pageParameters.chartRange) ?? '') ?? [];
  return from !== undefined && Number(from) < Number(to) ? { from: Number(from), to: Number(to) } : undefined;
}

export function rangeText({ from, to }: ChartRange): string {
  return `${from}-${to}`;
}

/** The parts of a chart of the schedule by periods; none of another chart, or a short one. */
function chartRanges({ name, form, x }: Picture): readonly ChartRange[] {
  const isOverPeriods = x.scale === 'number' || x.scale === 'month';
  if (name !== 'schedule' || form === 'bars' || form === 'steps' || form === 'heat' || !isOverPeriods)
    return [];
  if (x.labels.length < MIN_PLACES) return [];
  const [first, last] = [Number(x.labels[0]), Number(x.labels.at(-1))];
  const length =
    x.scale === 'month' ? roundMonths((last - first) / PARTS) : roundStep((last - first) / PARTS);
  const count = Math.ceil(last / length);
  return Array.from({ length: count }, (_, index) => ({
    from: Math.max(first, index * length),
    to: Math.min(last, (index + 1) * length),
  }));
}

/** Whole years. */
function roundMonths(months: number): number {
  return Math.ceil(months / MONTHS_PER_YEAR) * MONTHS_PER_YEAR;
}

/**
 * The part of a chart that a range shows, with an axis of values of its own; the whole chart where the range
 * is not one of its parts.
 */
export function cropPicture(picture: Picture, range: ChartRange | undefined): Picture {
  const isPart =
    range !== undefined && chartRanges(picture).some((one) => rangeText(one) === rangeText(range));
  if (!isPart) return picture;
  const { x, series, strands, mark } = picture;
  const start = x.labels.findIndex((label) => Number(label) >= range.from);
  const end = x.labels.findLastIndex((label) => Number(label) <= range.to) + 1;
  const cut = ({ from, ...one }: Series): Series => ({
    ...one,
    values: one.values.slice(start, end),
    ...(from !== undefined && { from: from.slice(start, end) }),
  });
  const place = (mark?.place ?? -1) - start;
  const { mark: _, ...rest } = picture;
  const part = {
    ...rest,
    ...(mark !== undefined && place >= 0 && place <= end - start - 1 && { mark: { ...mark, place } }),
    x: { ...x, labels: x.labels.slice(start, end) },
    series: series.map(cut),
    ...(strands !== undefined && { strands: strands.map((values) => values.slice(start, end)) }),
  };
  return { ...part, description: describePicture(part) };
}

/** The links to the whole chart and to its parts; undefined where it has none. */
export function writeChartRanges(
  picture: Picture,
  chosen: ChartRange | undefined,
  address: Address,
): Html | undefined {
  const ranges = chartRanges(picture);
  if (ranges.length < 2) return undefined;
  const isCurrent = (one: ChartRange) => chosen !== undefined && rangeText(one) === rangeText(chosen);
  const isYears = isInYears(picture.x);
  // The last part may end within a year.
  const shown = (place: number) => (isYears ? Math.ceil(place / MONTHS_PER_YEAR) : place);
  const link = (text: string, value: string, current: boolean) =>
    address.link(text, pageParameters.chartRange, value, { anchor: 'chart', isCurrent: current });
  return html`<p class="tools parts">
    ${isYears ? 'Year' : picture.x.name}: ${link('All', 'all', !ranges.some(isCurrent))}
    ${ranges.map((one) => link(`${shown(one.from)}–${shown(one.to)}`, rangeText(one), isCurrent(one)))}
  </p>`;
}
