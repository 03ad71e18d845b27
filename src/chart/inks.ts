/**
 * Placeholders for colors, which the style sheet of the SVG sets by theme. Each is a color that no chart
 * would use, so that it can be found in the drawing.
 */
export const inks = {
  text: '#010203',
  axis: '#020304',
  grid: '#030405',
  goal: '#040506',
  paper: '#050607',
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
] as const;

/** The names of colors, by their placeholders. */
export const inkNames = new Map<string, string>(Object.entries(inks).map(([name, ink]) => [ink, name]));

/** The color of a series by its place. */
export function seriesInk(index: number): string {
  return seriesInks[index % seriesInks.length]!;
}

/** Bands are so pale that what lies behind them is seen. */
export const BAND_OPACITY = 0.3;

/** The colors that lie on each other in a band, which is within those before it; undefined of a line. */
export function bandShades(
  series: readonly { readonly from?: readonly number[] }[],
  index: number,
): readonly string[] | undefined {
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
} as const satisfies Record<string, Record<keyof typeof inks, string>>;
