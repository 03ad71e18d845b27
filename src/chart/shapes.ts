import type { BarDrawing } from './bars.ts';
import { inkNames } from './inks.ts';
import { fontOf, MARK, MARK_WIDTH, type Canvas, type PlacedText } from './layout.ts';

/** Shapes and texts as the content of an SVG document, and its end. */
export function writeShapes({ shapes, texts }: BarDrawing, canvas: Canvas): string {
  const { fontFamily, fontSize } = fontOf(canvas);
  const rect = (x: number, y: number, width: number, height: number, ink: string) =>
    `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}" class="fill-${inkNames.get(ink)}"/>`;
  const textOf = ({ text, x, y, isTitle = false, align = 'left', ink, isOnBar = false }: PlacedText) => {
    const mark = ink === undefined ? '' : rect(x, y - MARK / 2, MARK, MARK, ink);
    const place = `x="${short(ink === undefined ? x : x + MARK_WIDTH)}" y="${short(y)}"`;
    const font = isTitle ? ` font-size="${fontSize + 2}" font-weight="600"` : ` font-size="${fontSize}"`;
    const anchor = align === 'right' ? ' text-anchor="end"' : '';
    return `${mark}<text ${place}${font}${anchor} dominant-baseline="central" class="fill-${isOnBar ? 'paper' : 'text'}">${escape(text)}</text>`;
  };
  const drawn = shapes.map(({ x, y, width, height, ink }) => rect(x, y, width, height, ink));
  return `<g font-family="${fontFamily}">${[...drawn, ...texts.map(textOf)].join('\n')}</g></svg>`;
}

function short(value: number): string {
  return String(Math.round(value * 100) / 100);
}

export function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
