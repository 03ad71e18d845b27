import { area as areaOf, line as lineOf } from 'd3-shape';
import type { Picture, Series } from '#picture/picture.ts';
import { BAND_OPACITY, seriesInk } from './inks.ts';
import type { Area } from './mark.ts';
import { boxAttributes, writeDot, writePath, writeRect } from './shapes.ts';

/** The area that is drawn on, and where the values of each label are in it. */
export interface SeriesArea extends Area {
  readonly xOf: (index: number) => number;
}

type Values = Series['values'];
/** From where to where a value goes that lies on others; null where there is none. */
type Span = readonly [from: number, to: number] | null;

const LONE_DOT = 3.5;
const AREA_OPACITY = 0.75;
/** The share of the place of a label that its columns take, and the space between them as a share of one. */
const [COLUMN_SHARE, COLUMN_GAP, MAX_COLUMN] = [0.75, 0.3, 48];

/** The strands, and before them the lines, areas, bands or columns; `id` is that of the drawing. */
export function drawSeries(picture: Picture, area: SeriesArea, id: string): string {
  const { form, series } = picture;
  const drawn =
    form === 'columns'
      ? drawColumns(picture, area)
      : form === 'areas'
        ? drawAreas(series, area)
        : series.map(({ values, from }, index) =>
            from === undefined ? drawLine(values, index, area) : drawBand(values, from, index, area),
          );
  return `${drawStrands(picture, area, id)}<g>${drawn.join('')}</g>`;
}

/** Of a pixel. */
const DECIMALS = 1;

function courseOf(values: Values, { xOf, pixelOf }: SeriesArea): string {
  const line = lineOf<number | null>()
    .digits(DECIMALS)
    .defined((value) => value !== null)
    .x((_, index) => xOf(index))
    .y((value) => pixelOf(value!));
  return line(values) ?? '';
}

function fillBetween(all: readonly Span[], { xOf, pixelOf }: SeriesArea): string {
  const between = areaOf<Span>()
    .digits(DECIMALS)
    .defined((span) => span !== null)
    .x((_, index) => xOf(index))
    .y0((span) => pixelOf(span![0]))
    .y1((span) => pixelOf(span![1]));
  return between(all) ?? '';
}

/** A value without a neighbor is a point, as no line leads to it. */
function drawLine(values: Values, index: number, area: SeriesArea): string {
  const ink = seriesInk(index);
  const isKnown = (place: number) => typeof values[place] === 'number';
  const dots = values.map((value, place) =>
    value === null || isKnown(place - 1) || isKnown(place + 1)
      ? ''
      : writeDot(area.xOf(place), area.pixelOf(value), LONE_DOT, { fill: ink }),
  );
  return writePath(courseOf(values, area), { stroke: ink, width: 2.5 }) + dots.join('');
}

function drawBand(values: Values, from: readonly number[], index: number, area: SeriesArea): string {
  const band = values.map((value, place): Span => (value === null ? null : [from[place]!, value]));
  return writePath(fillBetween(band, area), { fill: seriesInk(index), opacity: BAND_OPACITY });
}

function drawAreas(series: readonly Series[], area: SeriesArea): readonly string[] {
  return stackOf(series).map((one, index) => {
    const tops = one.map((span) => span && span[1]);
    const ink = seriesInk(index);
    return (
      writePath(fillBetween(one, area), { fill: ink, opacity: AREA_OPACITY }) +
      writePath(courseOf(tops, area), { stroke: ink, width: 1 })
    );
  });
}

/** The values of each label on each other, those below zero downwards. */
function stackOf(series: readonly Series[]): readonly (readonly Span[])[] {
  const [up, down]: [number[], number[]] = [[], []];
  return series.map(({ values }) =>
    values.map((value, place): Span => {
      if (value === null) return null;
      const side = value < 0 ? down : up;
      const from = side[place] ?? 0;
      side[place] = from + value;
      return [from, from + value];
    }),
  );
}

function drawColumns({ series, isStacked = false, x }: Picture, area: SeriesArea): readonly string[] {
  const place = area.width / x.labels.length;
  const beside = isStacked ? 1 : series.length;
  const width = Math.min(MAX_COLUMN, (COLUMN_SHARE * place) / (beside + COLUMN_GAP * (beside - 1)));
  const step = width * (1 + COLUMN_GAP);
  const stacked = isStacked ? stackOf(series) : undefined;
  return series.flatMap(({ values }, index) =>
    values.map((value, at) => {
      const [from, to] = (stacked === undefined ? [0, value] : stacked[index]![at]) ?? [0, null];
      if (to === null) return '';
      const [one, other] = [area.pixelOf(from), area.pixelOf(to)];
      const start = area.xOf(at) - ((beside - 1) * step + width) / 2 + (isStacked ? 0 : index * step);
      const box = { x: start, y: Math.min(one, other), width, height: Math.abs(one - other) };
      // Of one series, what is negative has another color: cash that is paid.
      return writeRect(box, { fill: series.length === 1 && to < 0 ? 'goal' : seriesInk(index) });
    }),
  );
}

/** What rises far above all else leaves the drawing. */
function drawStrands({ strands = [] }: Picture, area: SeriesArea, id: string): string {
  if (strands.length === 0) return '';
  const { left, top, width, height } = area;
  const paths = strands.map((values) =>
    writePath(courseOf(values, area), { stroke: 'axis', width: 0.5, opacity: 0.6 }),
  );
  const box = boxAttributes({ x: left, y: top, width, height });
  const clip = `${id}-area`;
  return `<clipPath id="${clip}"><rect ${box}/></clipPath><g clip-path="url(#${clip})">${paths.join('')}</g>`;
}
