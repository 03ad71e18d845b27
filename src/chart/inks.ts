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

/** The colors of each theme, with a contrast of 4.5:1 to the background for text and 3:1 for lines. */
export const themes = {
  light: {
    text: '#3b4252',
    axis: '#8a93a3',
    grid: '#e3e6eb',
    goal: '#a3312a',
    paper: '#ffffff',
    first: '#1f5fa8',
    second: '#c2700a',
    third: '#2f7d4f',
    fourth: '#8446a3',
    fifth: '#a3312a',
    sixth: '#0e7c86',
    seventh: '#6b6b1f',
    eighth: '#5a6472',
  },
  dark: {
    text: '#c9d1dc',
    axis: '#6f7a8a',
    grid: '#2b323d',
    goal: '#f08a80',
    paper: '#131517',
    first: '#6cb0f5',
    second: '#f0a545',
    third: '#6cc492',
    fourth: '#c99be8',
    fifth: '#f08a80',
    sixth: '#4cc7d3',
    seventh: '#c9c65a',
    eighth: '#a7b1bf',
  },
} as const;
