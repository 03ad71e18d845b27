import type { EChartsCoreOption } from 'echarts/core';
import { type Picture, roundStep } from '#picture/picture.ts';
import { inks } from './inks.ts';
import { fontOf, lineHeightOf, placeTexts, titleHeight, titleText, widthOf, type Canvas } from './layout.ts';
import { ticksOf } from './ticks.ts';
import { formatOf } from './value-scale.ts';

/** The color scale, from low to high, and the texts on it; the same in both themes. */
const HEAT = ['#dbe7f3', '#6ba0d0', '#174a80'];
const ON_LIGHT = '#10243a';
const ON_DARK = '#ffffff';
/** From this share of the scale on, a cell is dark. */
const DARK_FROM = 0.62;
/** The values of the cells are written with about so many digits. */
const DIGITS = 1000;

/** A cell per pair of values, colored by its value, which is written into it where there is room. */
export function heatOption(picture: Picture, canvas: Canvas): EChartsCoreOption {
  const { x, y, series, locale } = picture;
  const cells = series.flatMap(({ values }, row) =>
    values.flatMap((value, column) => (value === null ? [] : [[column, row, value] as const])),
  );
  const known = cells.map(([, , value]) => value);
  const [low, high] = known.length === 0 ? [0, 1] : [Math.min(...known), Math.max(...known)];
  const write = formatOf(Math.max(Math.abs(low), Math.abs(high)), stepOf(low, high), { ...y, locale });
  const line = lineHeightOf(canvas);
  const rows = y.labels ?? [];
  const left = Math.max(...rows.map((label) => widthOf(label, canvas))) + 14;
  const top = titleHeight(canvas) + Math.round(line * 1.7);
  const bottom = Math.round(line * 5);
  const [width, height] = [canvas.width - left - 16, canvas.height - top - bottom];
  const widest = Math.max(0, ...known.map((value) => widthOf(write(value), canvas)));
  const isWritten = width / x.labels.length > widest + 4 && height / rows.length > line;
  const ticks = ticksOf(x, width, canvas.fontSize, { locale });
  const rowAxis = { name: y.name, labels: rows, scale: x.scale };
  const rowTicks = ticksOf(rowAxis, height * 2, canvas.fontSize, { locale });
  const yName = { text: y.name, x: 8, y: titleHeight(canvas) + line / 2 };
  return {
    animation: false,
    textStyle: fontOf(canvas),
    grid: { left, right: 16, top, bottom },
    xAxis: {
      ...axisOf(x.labels, ticks.texts, canvas),
      name: x.name,
      nameLocation: 'middle',
      nameGap: Math.round(line * 1.6),
      nameTextStyle: fontOf(canvas),
    },
    yAxis: axisOf(rows, rowTicks.texts, canvas),
    graphic: placeTexts([...titleText(picture.title, canvas), yName], canvas),
    visualMap: {
      type: 'continuous',
      min: low,
      max: high > low ? high : low + 1,
      orient: 'horizontal',
      left: 'center',
      bottom: 0,
      itemWidth: 12,
      itemHeight: 160,
      inRange: { color: HEAT },
      text: [write(high), write(low)],
      textStyle: fontOf(canvas),
    },
    series: [
      {
        type: 'heatmap',
        label: {
          show: isWritten,
          formatter: ({ value }: { readonly value: readonly number[] }) => write(value[2]!),
        },
        data: cells.map((value) => ({
          value,
          label: {
            ...fontOf(canvas),
            color: value[2] >= low + (high - low) * DARK_FROM ? ON_DARK : ON_LIGHT,
          },
        })),
      },
    ],
  };
}

/** A step that tells the cells apart, but writes no more digits than a reader takes in. */
function stepOf(low: number, high: number): number {
  const largest = Math.max(Math.abs(low), Math.abs(high));
  return largest === 0 ? 1 : roundStep(largest / DIGITS);
}

function axisOf(labels: readonly string[], texts: ReadonlyMap<number, string>, canvas: Canvas) {
  return {
    type: 'category',
    data: labels,
    axisLine: { lineStyle: { color: inks.axis } },
    axisTick: { show: false },
    axisLabel: {
      ...fontOf(canvas),
      interval: (index: number) => texts.has(index),
      formatter: (_: string, index: number) => texts.get(index) ?? '',
    },
  };
}
