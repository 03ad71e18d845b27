import { HeatmapChart, LineChart } from 'echarts/charts';
import {
  GridComponent,
  LegendComponent,
  MarkLineComponent,
  VisualMapContinuousComponent,
} from 'echarts/components';
import * as echarts from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';
import type { Picture } from '#derive/picture.ts';
import { chartOption, inks } from './option.ts';

echarts.use([
  GridComponent,
  HeatmapChart,
  LegendComponent,
  LineChart,
  MarkLineComponent,
  SVGRenderer,
  VisualMapContinuousComponent,
]);

const WIDTH = 720;
const HEIGHT = 400;

/** The colors of each theme, with a contrast of 4.5:1 to the background for text and 3:1 for lines. */
const themes = {
  light: {
    text: '#3b4252',
    axis: '#8a93a3',
    grid: '#e3e6eb',
    goal: '#a3312a',
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

/** A chart as an SVG document that follows the reader's theme. */
export function drawPicture(picture: Picture): string {
  const chart = echarts.init(null, null, { renderer: 'svg', ssr: true, width: WIDTH, height: HEIGHT });
  try {
    chart.setOption(chartOption(picture));
    return dress(chart.renderToSVGString({ useViewBox: true }), picture);
  } finally {
    chart.dispose();
  }
}

/**
 * Removes the parts for interactive pages and the style attributes, which a strict Content-Security-Policy
 * would drop; replaces colors with classes, and adds a title and a description.
 */
function dress(svg: string, { title, description }: Picture): string {
  const body = svg
    .replace(/^<svg[^>]*>/, '')
    .replace(/<style[\s\S]*?<\/style>/, '')
    .replaceAll(/<rect width="\d+" height="\d+" x="0" y="0" fill="none"><\/rect>\n?/g, '')
    .replaceAll(/ (?:class|pointer-events|ecmeta_[a-z_]+)="[^"]*"/g, '')
    .replaceAll(/\bzr\d+-/g, 'c-')
    .replaceAll(/<[a-z]+ [^>]*>/g, dressTag);
  const head =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" ` +
    `role="img" aria-labelledby="chart-title chart-text">` +
    `<title id="chart-title">${escape(title)}</title><desc id="chart-text">${escape(description)}</desc>`;
  return `${head}<style>${styleSheet}</style>\n${body.trim()}`;
}

const inkNames = new Map<string, string>(Object.entries(inks).map(([name, ink]) => [ink, name]));

function dressTag(tag: string): string {
  const classes: string[] = [];
  const dressed = tag
    .replace(/ style="([^"]*)"/, (_match, declarations: string) =>
      declarations
        .split(';')
        .filter((declaration) => declaration.includes(':'))
        .map((declaration) => declaration.split(':') as [string, string])
        .map(([name, value]) => ` ${name.trim()}="${value.trim()}"`)
        .join(''),
    )
    .replaceAll(/ (fill|stroke)="(#[0-9a-f]{6})"/g, (attribute, property: string, color: string) => {
      const name = inkNames.get(color);
      if (name === undefined) return attribute;
      classes.push(`${property}-${name}`);
      return '';
    });
  return classes.length === 0
    ? dressed
    : dressed.replace(/\/?>$/, (end) => ` class="${classes.join(' ')}"${end}`);
}

/** The rules of the classes that a drawing uses, for pages that embed it and for itself. */
const styleSheet = [
  rulesOf(themes.light),
  `@media (prefers-color-scheme: dark){${rulesOf(themes.dark)}}`,
].join('');

function rulesOf(theme: Readonly<Record<string, string>>): string {
  return Object.entries(theme)
    .map(([name, color]) => `.fill-${name}{fill:${color}}.stroke-${name}{stroke:${color}}`)
    .join('');
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
