import type { EChartsCoreOption } from 'echarts/core';
import type { Picture, Series } from '#derive/picture.ts';

/**
 * Placeholders for colors, which the style sheet of the SVG sets by theme. Each is a color that no chart
 * would use, so that it can be found in the drawing.
 */
export const inks = {
  text: '#010203',
  axis: '#020304',
  grid: '#030405',
  goal: '#040506',
  first: '#111213',
  second: '#121314',
  third: '#131415',
  fourth: '#141516',
  fifth: '#151617',
  sixth: '#161718',
  seventh: '#171819',
  eighth: '#18191a',
} as const;

const seriesInks = [
  inks.first,
  inks.second,
  inks.third,
  inks.fourth,
  inks.fifth,
  inks.sixth,
  inks.seventh,
  inks.eighth,
];

/** The color scale of a heat map, from low to high; the same in both themes. */
const HEAT = ['#dbe7f3', '#6ba0d0', '#174a80'];

const font = { color: inks.text, fontFamily: 'system-ui, sans-serif', fontSize: 12 };

/** The ECharts option for a chart. */
export function chartOption(picture: Picture): EChartsCoreOption {
  return picture.form === 'heat' ? heatOption(picture) : lineOption(picture);
}

function lineOption({ form, x, y, series, goal, strands = [] }: Picture): EChartsCoreOption {
  return {
    animation: false,
    textStyle: font,
    color: seriesInks,
    legend: {
      data: series.map(({ name }) => name),
      top: 0,
      left: 0,
      itemWidth: 16,
      itemHeight: 8,
      itemGap: 28,
      icon: 'roundRect',
      textStyle: font,
    },
    grid: { left: 60, right: 24, top: 64, bottom: 44 },
    xAxis: {
      ...axisOf(x.name),
      type: 'category',
      boundaryGap: false,
      data: x.labels,
      axisTick: { show: false },
      nameLocation: 'middle',
      nameGap: 30,
    },
    yAxis: {
      ...axisOf(y.name),
      type: 'value',
      // Exchange rates need no axis from zero; amounts do.
      scale: series.every(({ values }) => values.every((value) => value === null || value > 0)),
      nameTextStyle: { ...font, align: 'left' },
      axisLabel: { ...font, formatter: shortNumber },
      axisLine: { show: false },
      splitLine: { lineStyle: { color: inks.grid, width: 1 } },
    },
    series: [
      ...strands.map(strandOption),
      ...series.flatMap((one, index): readonly object[] =>
        one.from === undefined ? [seriesOption(one, index, form, goal)] : bandOptions(one, one.from, index),
      ),
    ],
  };
}

function axisOf(name: string) {
  return {
    name,
    nameTextStyle: font,
    axisLabel: font,
    axisLine: { lineStyle: { color: inks.axis } },
  };
}

function seriesOption({ name, values }: Series, index: number, form: Picture['form'], goal: Picture['goal']) {
  return {
    name,
    type: 'line',
    data: values,
    color: seriesInks[index % seriesInks.length],
    showSymbol: false,
    connectNulls: false,
    lineStyle: { width: form === 'areas' ? 1 : 2.5 },
    ...(form === 'areas' && { stack: 'all', areaStyle: { opacity: 0.75 } }),
    ...(index === 0 && goal !== undefined && { markLine: goalLine(goal) }),
  };
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
  const color = seriesInks[index % seriesInks.length]!;
  const heights = values.map((value, place) => (value === null ? null : value - from[place]!));
  return [
    { ...line, data: from, silent: true },
    { ...line, name, color, data: heights, areaStyle: { opacity: 0.3, color } },
  ];
}

function goalLine({ name, value }: NonNullable<Picture['goal']>) {
  return {
    silent: true,
    symbol: 'none',
    lineStyle: { color: inks.goal, type: 'dashed', width: 1.5 },
    label: { ...font, formatter: name, position: 'insideStartTop' },
    data: [{ yAxis: value }],
  };
}

function heatOption({ x, y, series }: Picture): EChartsCoreOption {
  const cells = series.flatMap(({ values }, row) =>
    values.flatMap((value, column) => (value === null ? [] : [[column, row, value]])),
  );
  const known = cells.map(([, , value]) => value!);
  return {
    animation: false,
    textStyle: font,
    grid: { left: 60, right: 24, top: 40, bottom: 104 },
    xAxis: { ...axisOf(x.name), type: 'category', data: x.labels, nameLocation: 'middle', nameGap: 30 },
    yAxis: {
      ...axisOf(y.name),
      type: 'category',
      data: y.labels ?? [],
      nameTextStyle: { ...font, align: 'left' },
    },
    visualMap: {
      type: 'continuous',
      min: Math.min(...known),
      max: Math.max(...known),
      orient: 'horizontal',
      left: 'center',
      bottom: 0,
      itemHeight: 200,
      inRange: { color: HEAT },
      formatter: shortNumber,
      text: [shortNumber(Math.max(...known)), shortNumber(Math.min(...known))],
      textStyle: font,
    },
    series: [{ type: 'heatmap', data: cells }],
  };
}

const compact = new Intl.NumberFormat('en-US', { notation: 'compact', maximumSignificantDigits: 4 });
const plain = new Intl.NumberFormat('en-US', { maximumSignificantDigits: 4 });

/** Formats 350000 as 350K; small numbers are not abbreviated. */
function shortNumber(value: number): string {
  return (Math.abs(value) < 10_000 ? plain : compact).format(value);
}
