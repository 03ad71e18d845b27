import type { Picture } from '#picture/picture.ts';
import { drawAxis, drawGrid, labelsBelow, labelsLeft, rowsOf, valuesOf } from './axes.ts';
import { endWidth, fitBeside, type LineEnd, placeEnds } from './end-labels.ts';
import { goalOf } from './goal.ts';
import { bandShades } from './inks.ts';
import {
  headTexts,
  lineHeightOf,
  titleHeight,
  widthOf,
  type Canvas,
  type Drawing,
  type Margins,
} from './layout.ts';
import { legendOf } from './legend.ts';
import { markOf } from './mark.ts';
import { positionsOf } from './positions.ts';
import { drawSeries } from './series.ts';
import { writeTexts } from './shapes.ts';
import { ticksOf, type Ticks } from './ticks.ts';
import { createValueScale, type ValueScale } from './value-scale.ts';

/** About how many ticks the axis of values has. */
const VALUE_TICKS = 5;

/** Lines, areas or columns over an axis, in a drawing with this id. */
export function drawLines(picture: Picture, canvas: Canvas, id: string): Drawing {
  const { form, x, y, series } = picture;
  const scale = createValueScale(drawnValues(picture), {
    count: VALUE_TICKS,
    currency: y.currency,
    locale: picture.locale,
    mayStartAboveZero: form === 'lines',
  });
  const names = series.map(({ name, end = name }) => end);
  const isAbove = series.length > 1 && (form === 'columns' || !fitBeside(names, canvas));
  const hasEnds = form !== 'columns' && !isAbove && (series.length > 1 || series[0]?.end !== undefined);
  const legend = legendOf(isAbove && picture.isNamedBeside !== true ? series : [], canvas);
  const sides = sidesOf(scale, hasEnds ? endWidth(names, canvas) : 0, canvas);
  const isEdge = form !== 'columns';
  const positions = isEdge ? positionsOf(x) : undefined;
  const ticksIn = ({ left, right }: Sides) => {
    const options = { locale: picture.locale, positions, mayWrap: !isEdge };
    return ticksOf(x, canvas.width - left - right, canvas.fontSize, options);
  };
  const inner = isEdge ? sidesFor(ticksIn(sides), sides, x.labels.length, canvas) : sides;
  const ticks = ticksIn(inner);
  const width = canvas.width - inner.left - inner.right;
  const margins = { ...inner, bottom: Math.round(lineHeightOf(canvas) * (1.7 + rowsOf(ticks))) };
  const { mark } = picture;
  const top = margins.top + legend.height + (mark === undefined ? 0 : lineHeightOf(canvas));
  const height = canvas.height - top - margins.bottom;
  const pixelOf = (value: number) => top + ((scale.high - value) / (scale.high - scale.low)) * height;
  const ends = hasEnds
    ? placeEnds(endsOf(picture), { x: margins.left + width, top, height, pixelOf }, canvas)
    : [];
  const area = { left: margins.left, width, top, height, pixelOf };
  const shareOf = (index: number) => {
    if (!isEdge) return (index + 0.5) / x.labels.length;
    return positions === undefined ? index / Math.max(1, x.labels.length - 1) : positions[index]!;
  };
  const xOf = (index: number) => area.left + width * shareOf(index);
  const [goal, marked] = [goalOf(picture, area, canvas), markOf(picture, area, canvas)];
  const bottom = top + height;
  const texts = [
    ...labelsLeft(
      valuesOf(scale).map((value) => [scale.format(value), pixelOf(value)] as const),
      area.left,
    ),
    ...labelsBelow(ticks, { ...area, bottom }, xOf, canvas),
    ...headTexts(picture, canvas),
    ...legend.at(margins.top),
    ...ends,
    ...goal.texts,
    ...marked.texts,
  ];
  const body = [
    drawGrid(scale, area),
    drawSeries(picture, { ...area, xOf }, id),
    drawAxis(ticks, scale, area, xOf),
    goal.shapes,
    marked.shapes,
    writeTexts(texts, canvas),
  ];
  const plot = { left: area.left, right: area.left + width, top, bottom, isEdge, positions };
  return { body: body.join('\n'), height: canvas.height, plot };
}

function sidesOf(scale: ValueScale, right: number, canvas: Canvas): Sides {
  const line = lineHeightOf(canvas);
  const texts = [scale.format(scale.low), scale.format(scale.high), scale.format(scale.high - scale.step)];
  return {
    left: Math.max(...texts.map((text) => widthOf(text, canvas))) + 14,
    right: Math.max(16, right),
    top: titleHeight(canvas) + Math.round(line * 1.7),
  };
}

type Sides = Pick<Margins, 'left' | 'right' | 'top'>;

/** The sides with room for the halves of the first and last label that stand out at the edges. */
function sidesFor({ texts }: Ticks, sides: Sides, count: number, canvas: Canvas): Sides {
  const half = (index: number) => Math.ceil(widthOf(texts.get(index) ?? '', canvas) / 2);
  return {
    ...sides,
    left: Math.max(sides.left, half(0)),
    right: Math.max(sides.right, half(count - 1)),
  };
}

/**
 * A single strand that rises far above all else leaves the chart, as it would flatten the rest; it is cut off
 * here.
 */
const STRAND_REACH = 1.2;

/** The values between which the axis of values extends. */
function* drawnValues({
  form,
  isStacked = false,
  series,
  goal,
  mark,
  strands = [],
}: Picture): Iterable<number> {
  if (goal !== undefined) yield goal.value;
  for (const value of mark?.values ?? []) if (value !== null) yield value;
  let highest = 0;
  for (const { values, from = [] } of series) {
    yield* from;
    for (const value of values) {
      if (value === null) continue;
      yield value;
      highest = Math.max(highest, value);
    }
  }
  for (const strand of strands) for (const value of strand) yield Math.min(value, STRAND_REACH * highest);
  if (form !== 'areas' && !isStacked) return;
  for (const index of series[0]?.values.keys() ?? []) {
    const parts = series.map(({ values }) => values[index] ?? 0);
    yield sumOf(parts.filter((value) => value > 0));
    yield sumOf(parts.filter((value) => value < 0));
  }
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}

/** Where each line ends; of areas, the middle of each. */
function endsOf({ form, series }: Picture): readonly LineEnd[] {
  let below = 0;
  return series.map(({ end, values, from, ...one }, index) => {
    const value = values.findLast((one) => one !== null) ?? 0;
    const name = end ?? one.name;
    if (form === 'areas') {
      below += value;
      return { name, index, value: below - value / 2 };
    }
    if (from === undefined) return { name, index, value };
    const shades = bandShades(series, index);
    return { name, index, value: value - (value - from.at(-1)!) / 8, shades };
  });
}
