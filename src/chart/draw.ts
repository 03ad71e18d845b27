import { BarChart, HeatmapChart, LineChart } from 'echarts/charts';
import { GraphicComponent, GridComponent, VisualMapContinuousComponent } from 'echarts/components';
import * as echarts from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';
import { canvases, type CanvasName, type Picture } from '#picture/picture.ts';
import { drawBars } from './bars.ts';
import { inkNames, seriesInk, themes } from './inks.ts';
import type { Plot } from './layout.ts';
import { chartOption } from './option.ts';
import { escape, writeShapes } from './shapes.ts';

echarts.use([
  BarChart,
  GraphicComponent,
  GridComponent,
  HeatmapChart,
  LineChart,
  SVGRenderer,
  VisualMapContinuousComponent,
]);

/** A chart as an SVG document that follows the reader's theme. */
export function drawPicture(picture: Picture, canvasName: CanvasName = 'alone'): string {
  const canvas = canvases[canvasName];
  if (picture.form === 'bars' || picture.form === 'steps') {
    const drawing = drawBars(picture, canvas);
    return writeDocument(writeShapes(drawing, canvas), picture, canvasName, drawing.height);
  }
  const { width, height } = canvas;
  const chart = echarts.init(null, null, { renderer: 'svg', ssr: true, width, height });
  try {
    const { option, plot } = chartOption(picture, canvas);
    chart.setOption(option);
    const body = dress(chart.renderToSVGString({ useViewBox: true }), idOf(picture, canvasName));
    return writeDocument(body, picture, canvasName, height, plot);
  } finally {
    chart.dispose();
  }
}

/** A page has several drawings, of which no two may have the same id. */
function idOf({ name }: Picture, canvasName: CanvasName): string {
  return [
    'chart',
    ...(name === undefined ? [] : [name]),
    ...(canvasName === 'alone' ? [] : [canvasName]),
  ].join('-');
}

/**
 * Removes the parts for interactive pages and the style attributes, which a strict Content-Security-Policy
 * would drop, and replaces colors with classes.
 */
function dress(svg: string, id: string): string {
  return svg
    .replace(/^<svg[^>]*>/, '')
    .replace(/<style[\s\S]*?<\/style>/, '')
    .replaceAll(/<rect width="\d+" height="\d+" x="0" y="0" fill="none"><\/rect>\n?/g, '')
    .replaceAll(/ (?:class|pointer-events|ecmeta_[a-z_]+)="[^"]*"/g, '')
    .replaceAll(/\bzr\d+-/g, `${id}-`)
    .replaceAll(/<[a-z]+ [^>]*>/g, dressTag)
    .trim();
}

/** The document around what is drawn, with a title and a description. */
function writeDocument(
  body: string,
  picture: Picture,
  canvasName: CanvasName,
  height: number,
  plot?: Plot,
): string {
  const { title, description } = picture;
  const { width } = canvases[canvasName];
  const id = idOf(picture, canvasName);
  const head =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" ` +
    `role="img" aria-labelledby="${id}-title ${id}-text"${plot === undefined ? '' : ` data-plot="${plotText(plot)}"${placesText(plot)} data-lines="${lineClasses(picture)}"`}>` +
    `<title id="${id}-title">${escape(title)}</title><desc id="${id}-text">${escape(description)}</desc>`;
  return `${head}<style>${styleSheet}</style>\n${body}`;
}

function plotText({ left, right, top, bottom, isEdge }: Plot): string {
  return `${left} ${right} ${top} ${bottom}${isEdge ? ' edge' : ''}`;
}

/** As many decimals as a screen shows. */
const PLACE_DECIMALS = 4;

function placesText({ places }: Plot): string {
  if (places === undefined) return '';
  return ` data-places="${places.map((place) => Number(place.toFixed(PLACE_DECIMALS))).join(' ')}"`;
}

/** The names of the colors of the series, in their order, by which a page finds the parts of each. */
function lineClasses({ series }: Picture): string {
  return series.map((_, index) => inkNames.get(seriesInk(index))).join(' ');
}

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
