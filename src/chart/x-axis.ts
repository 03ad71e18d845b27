import { inks } from './inks.ts';
import { fontOf, lineHeightOf, type Canvas } from './layout.ts';
import type { Ticks } from './ticks.ts';

/** The lines of text that the labels of an axis take. */
export function rowsOf({ texts }: Ticks): number {
  return Math.max(1, ...[...texts.values()].map((text) => text.split('\n').length));
}

interface PlacedLabels {
  readonly labels: readonly string[];
  readonly places: readonly number[] | undefined;
}

/** The axis below the drawing. */
export function xAxisOf({ labels, places }: PlacedLabels, ticks: Ticks, isEdge: boolean, canvas: Canvas) {
  const { texts, name } = ticks;
  const isShown = (index: number) => texts.has(index);
  const shared = {
    name,
    nameLocation: 'middle',
    nameGap: Math.round(lineHeightOf(canvas) * (0.6 + rowsOf(ticks))),
    nameTextStyle: fontOf(canvas),
    axisLine: { lineStyle: { color: inks.axis } },
  };
  const axisTick = { lineStyle: { color: inks.axis } };
  if (places !== undefined) {
    const textAt = new Map([...texts].map(([index, text]) => [timeOf(places[index]!), text]));
    const customValues = [...textAt.keys()];
    return {
      ...shared,
      type: 'time',
      min: 0,
      max: timeOf(1),
      axisTick: { ...axisTick, customValues },
      axisLabel: {
        ...fontOf(canvas),
        // Rich text would be written without its size.
        rich: null,
        customValues,
        formatter: (time: number) => textAt.get(time) ?? '',
      },
    };
  }
  return {
    ...shared,
    type: 'category',
    boundaryGap: !isEdge,
    data: labels,
    axisTick: { ...axisTick, interval: isShown, alignWithLabel: true },
    axisLabel: {
      ...fontOf(canvas),
      interval: isShown,
      formatter: (_: string, index: number) => texts.get(index) ?? '',
    },
  };
}

/** A place as a whole number of milliseconds, in which ECharts has its axis of time. */
function timeOf(place: number): number {
  return Math.round(place * 1e9);
}

export interface SeriesOption {
  readonly data: readonly (number | null | { readonly value: number | null })[];
}

/** The values of a series, each with its place on the axis of time. */
export function atPlaces(option: SeriesOption, places: readonly number[]): object {
  const data = option.data.map((item, index) => {
    const time = timeOf(places[index]!);
    if (typeof item === 'object' && item !== null) return { ...item, value: [time, item.value] };
    return [time, item];
  });
  return { ...option, data };
}
