/** A color by its name, which the style sheet of the drawing sets by theme. */
export type Ink = keyof (typeof themes)['light'];

const seriesInks: readonly Ink[] = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
];

/** The color of a series by its place. */
export function seriesInk(index: number): Ink {
  return seriesInks[index % seriesInks.length]!;
}

/** Bands are so pale that what lies behind them is seen. */
export const BAND_OPACITY = 0.3;

/** The colors that lie on each other in a band, which is within those before it; undefined of a line. */
export function bandShades(
  series: readonly { readonly from?: readonly number[] }[],
  index: number,
): readonly Ink[] | undefined {
  if (series[index]?.from === undefined) return undefined;
  return series
    .slice(0, index + 1)
    .flatMap(({ from }, place) => (from === undefined ? [] : [seriesInk(place)]));
}

/**
 * The colors of each theme, with a contrast of 4.5:1 to the background for text and 3:1 for lines, which also
 * readers who do not see red or green can tell apart; portal.css has the same.
 */
export const themes = {
  light: {
    text: '#3b4252',
    axis: '#8a93a3',
    grid: '#e3e6eb',
    goal: '#a3312a',
    paper: '#ffffff',
    first: '#0b6657',
    second: '#a97400',
    third: '#254991',
    fourth: '#a36ef6',
    fifth: '#712b00',
    sixth: '#05938d',
    seventh: '#7c8f5f',
    eighth: '#264654',
  },
  dark: {
    text: '#c9d1dc',
    axis: '#6f7a8a',
    grid: '#2b323d',
    goal: '#f08a80',
    paper: '#131517',
    first: '#6ad3bd',
    second: '#f6b01f',
    third: '#72c4fe',
    fourth: '#8167ed',
    fifth: '#c56c44',
    sixth: '#318b85',
    seventh: '#cadf9f',
    eighth: '#8ea5ba',
  },
} as const;
