import type { Picture, Series } from '#picture/picture.ts';
import { endWidth, fitBeside, type LineEnd, placeEnds } from './end-labels.ts';
import { BAND_OPACITY, bandShades, inks, seriesInk } from './inks.ts';
import {
  fontOf,
  lineHeightOf,
  placeTexts,
  titleHeight,
  titleText,
  widthOf,
  type Canvas,
  type Drawing,
  type Margins,
} from './layout.ts';
import { legendOf } from './legend.ts';
import { goalElements } from './goal.ts';
import { markElements } from './mark.ts';
import { placesOf } from './places.ts';
import { ticksOf, type Ticks } from './ticks.ts';
import { createValueScale, type ValueScale } from './value-scale.ts';
import { atPlaces, rowsOf, type SeriesOption, xAxisOf } from './x-axis.ts';

/** About how many ticks the axis of values has. */
const VALUE_TICKS = 5;

/** Lines, areas or columns over an axis. */
export function drawLines(picture: Picture, canvas: Canvas): Drawing {
  const { form, x, y, series, strands = [] } = picture;
  const scale = createValueScale(valuesOf(picture), {
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
  const places = isEdge ? placesOf(x) : undefined;
  const ticksIn = ({ left, right }: Sides) => {
    const options = { locale: picture.locale, places, mayWrap: !isEdge };
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
  const yName = { text: y.name, x: 8, y: titleHeight(canvas) + lineHeightOf(canvas) / 2 };
  const area = { left: margins.left, width, top, height, pixelOf };
  const option = {
    animation: false,
    textStyle: fontOf(canvas),
    // The page is told where the area is, so that nothing may shrink it.
    grid: { ...margins, top, outerBoundsMode: 'none' },
    xAxis: xAxisOf({ labels: x.labels, places }, ticks, isEdge, canvas),
    yAxis: yAxisOf(scale, canvas),
    graphic: [
      ...placeTexts([...titleText(picture.title, canvas), yName, ...legend.at(margins.top), ...ends], canvas),
      ...goalElements(picture, area, canvas),
      ...(mark === undefined ? [] : markElements(picture, mark, area, canvas)),
    ],
    series: [
      ...strands.map(strandOption),
      ...series.flatMap((one, index): readonly SeriesOption[] =>
        one.from === undefined ? [seriesOption(picture, one, index)] : bandOptions(one, one.from, index),
      ),
    ].map((one) => (places === undefined ? one : atPlaces(one, places))),
  };
  const plot = { left: margins.left, right: margins.left + width, top, bottom: top + height, isEdge, places };
  return { option, plot };
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
function* valuesOf({ form, isStacked = false, series, goal, mark, strands = [] }: Picture): Iterable<number> {
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

function yAxisOf({ low, high, step, format }: ValueScale, canvas: Canvas) {
  return {
    type: 'value',
    min: low,
    max: high,
    interval: step,
    axisLabel: { ...fontOf(canvas), formatter: format },
    axisLine: { show: false },
    axisTick: { show: false },
    splitLine: { lineStyle: { color: inks.grid, width: 1 } },
  };
}

function seriesOption({ form, isStacked = false, series }: Picture, { name, values }: Series, index: number) {
  const color = seriesInk(index);
  if (form === 'columns') {
    // Of one series, what is negative has another color: cash that is paid.
    const data =
      series.length > 1
        ? values
        : values.map((value) => ({ value, itemStyle: { color: (value ?? 0) < 0 ? inks.goal : color } }));
    return {
      name,
      type: 'bar',
      data,
      color,
      barMaxWidth: 48,
      barCategoryGap: '25%',
      ...(isStacked && { stack: 'all' }),
    };
  }
  return {
    name,
    type: 'line',
    color,
    ...pointsOf(values),
    connectNulls: false,
    lineStyle: { width: form === 'areas' ? 1 : 2.5 },
    ...(form === 'areas' && { stack: 'all', areaStyle: { opacity: 0.75 } }),
  };
}

/** A value without a neighbor is a point, as no line leads to it. */
function pointsOf(values: Series['values']) {
  const isAlone = (index: number) =>
    typeof values[index] === 'number' &&
    typeof values[index - 1] !== 'number' &&
    typeof values[index + 1] !== 'number';
  if (!values.some((_, index) => isAlone(index))) return { data: values, showSymbol: false };
  const data = values.map((value, index) =>
    isAlone(index) ? { value, symbol: 'circle', symbolSize: 7 } : value,
  );
  return { data, showSymbol: true, showAllSymbol: true, symbol: 'none' };
}

function strandOption(values: readonly number[]) {
  return {
    type: 'line',
    data: values,
    showSymbol: false,
    silent: true,
    lineStyle: { width: 0.5, color: inks.axis, opacity: 0.6 },
    z: 1,
  };
}

/** A line without ink, and on it the height of the band. */
function bandOptions({ name, values }: Series, from: readonly number[], index: number) {
  const stack = `band ${index}`;
  const line = { type: 'line', showSymbol: false, stack, stackStrategy: 'all', lineStyle: { opacity: 0 } };
  const color = seriesInk(index);
  const heights = values.map((value, place) => (value === null ? null : value - from[place]!));
  return [
    { ...line, data: from, silent: true },
    { ...line, name, color, data: heights, areaStyle: { opacity: BAND_OPACITY, color } },
  ];
}
