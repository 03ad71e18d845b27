import type { EChartsCoreOption } from 'echarts/core';
import type { Picture } from '#derive/picture.ts';
import { inks, seriesInk } from './inks.ts';
import { fontOf, lineHeightOf, placeTexts, titleHeight, titleText, widthOf, type Canvas } from './layout.ts';
import { legendOf } from './legend.ts';
import { createValueScale, formatOf, roundStep } from './value-scale.ts';

const MAX_NAME_SHARE = 0.38;
/** About how many ticks the axis of values has. */
const VALUE_TICKS = { narrow: 3, wide: 5 };

/** Bars below each other, each with a name before and its value behind it. */
export function barsOption(picture: Picture, canvas: Canvas): EChartsCoreOption {
  const { x, y, series, isStacked = false } = picture;
  const all = series.flatMap(({ values }) => values.map((value) => value ?? 0));
  const totals = x.labels.map((_, index) =>
    series.reduce((sum, { values }) => sum + (values[index] ?? 0), 0),
  );
  const scale = createValueScale(isStacked ? [...totals, ...all] : all, {
    count: canvas.width < 400 ? VALUE_TICKS.narrow : VALUE_TICKS.wide,
    currency: y.currency,
    mayStartAboveZero: false,
  });
  const largest = Math.max(Math.abs(scale.low), Math.abs(scale.high));
  const write = formatOf(largest, roundStep(largest / 1000), y.currency);
  const legend = legendOf(series.length > 1 ? series : [], canvas);
  const most = canvas.width * MAX_NAME_SHARE;
  const left = Math.min(most, Math.max(...x.labels.map((name) => widthOf(name, canvas)))) + 14;
  const valueWidth = Math.max(...(isStacked ? totals : all).map((value) => widthOf(write(value), canvas)));
  const top = titleHeight(canvas) + 8;
  const line = lineHeightOf(canvas);
  const isLast = (index: number) => isStacked && index === series.length - 1;
  return {
    animation: false,
    textStyle: fontOf(canvas),
    grid: { left, right: valueWidth + 16, top: top + legend.height, bottom: Math.round(line * 2.7) },
    xAxis: {
      type: 'value',
      name: y.name,
      nameLocation: 'middle',
      nameGap: Math.round(line * 1.6),
      nameTextStyle: fontOf(canvas),
      min: scale.low,
      max: scale.high,
      interval: scale.step,
      axisLabel: { ...fontOf(canvas), formatter: scale.format },
      splitLine: { lineStyle: { color: inks.grid, width: 1 } },
    },
    yAxis: {
      type: 'category',
      inverse: true,
      data: x.labels,
      axisLine: { lineStyle: { color: inks.axis }, onZero: true },
      axisTick: { show: false },
      axisLabel: { ...fontOf(canvas), interval: 0, width: left - 12, overflow: 'truncate' },
    },
    graphic: placeTexts([...titleText(picture.title, canvas), ...legend.at(top)], canvas),
    series: series.map(({ name, values }, index) => ({
      name,
      type: 'bar',
      ...(isStacked && { stack: 'all' }),
      barMaxWidth: 26,
      barCategoryGap: '30%',
      color: seriesInk(index),
      data: values.map((value) => ({
        value,
        itemStyle: { color: series.length === 1 && (value ?? 0) < 0 ? inks.goal : seriesInk(index) },
      })),
      label: {
        ...fontOf(canvas),
        show: !isStacked || isLast(index),
        position: 'right',
        formatter: ({ dataIndex }: { readonly dataIndex: number }) =>
          write(isStacked ? totals[dataIndex]! : (values[dataIndex] ?? 0)),
      },
    })),
  };
}
