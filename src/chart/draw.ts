import { canvases, type CanvasName, markText, type Picture } from '#picture/picture.ts';
import { drawBars } from './bars.ts';
import { drawHeat } from './heat.ts';
import { seriesInk, themes } from './inks.ts';
import type { Canvas, Drawing, Plot } from './layout.ts';
import { drawLines } from './lines.ts';
import { escape, writeRect, writeTexts } from './shapes.ts';

/** Draws a chart as an SVG document that follows the reader's theme. */
export function draw(picture: Picture, canvasName: CanvasName = 'alone'): string {
  const id = idOf(picture, canvasName);
  return writeDocument(drawForm(picture, canvases[canvasName], id), picture, canvasName, id);
}

function drawForm(picture: Picture, canvas: Canvas, id: string): Drawing {
  if (picture.form === 'heat') return drawHeat(picture, canvas);
  if (picture.form !== 'bars' && picture.form !== 'steps') return drawLines(picture, canvas, id);
  const { shapes, texts, height } = drawBars(picture, canvas);
  const bars = shapes.map(({ ink, ...box }) => writeRect(box, { fill: ink }));
  return { body: [...bars, writeTexts(texts, canvas)].join('\n'), height };
}

/** A page has several drawings, of which no two may have the same id. */
function idOf({ name }: Picture, canvasName: CanvasName): string {
  return [
    'chart',
    ...(name === undefined ? [] : [name]),
    ...(canvasName === 'alone' ? [] : [canvasName]),
  ].join('-');
}

/** The document around what is drawn, with a title and a description. */
function writeDocument(
  { body, height, plot }: Drawing,
  picture: Picture,
  canvasName: CanvasName,
  id: string,
): string {
  const { title, mark } = picture;
  const answer = mark?.label === undefined ? '' : ` ${markText(mark)}.`;
  const description = picture.description + answer;
  const { width } = canvases[canvasName];
  const head =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" ` +
    `role="img" aria-labelledby="${id}-title ${id}-text"${plot === undefined ? '' : ` data-plot="${plotText(plot)}"${positionsText(plot)} data-lines="${lineClasses(picture)}"`}>` +
    `<title id="${id}-title">${escape(title)}</title><desc id="${id}-text">${escape(description)}</desc>`;
  return `${head}<style>${styleSheet}</style>\n<g font-family="system-ui, sans-serif">${body}</g></svg>`;
}

function plotText({ left, right, top, bottom, isEdge }: Plot): string {
  return `${left} ${right} ${top} ${bottom}${isEdge ? ' edge' : ''}`;
}

/** As many decimals as a screen shows. */
const PLACE_DECIMALS = 4;

function positionsText({ positions }: Plot): string {
  if (positions === undefined) return '';
  return ` data-places="${positions.map((place) => Number(place.toFixed(PLACE_DECIMALS))).join(' ')}"`;
}

/** The names of the colors of the series, in their order, by which a page finds the parts of each. */
function lineClasses({ series }: Picture): string {
  return series.map((_, index) => seriesInk(index)).join(' ');
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
