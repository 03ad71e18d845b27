import { BAND_OPACITY, type Ink } from './inks.ts';
import { lineHeightOf, MARK, MARK_WIDTH, type Canvas, type PlacedText } from './layout.ts';

/** How a shape is painted. */
export interface Paint {
  readonly fill?: Ink;
  readonly stroke?: Ink;
  /** Of the stroke. */
  readonly width?: number;
  readonly dash?: string;
  readonly opacity?: number;
  /** Of the corners. */
  readonly radius?: number;
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The attributes of a box. */
export function boxAttributes({ x, y, width, height }: Box): string {
  return `x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}"`;
}

export function writeRect(box: Box, paint: Paint): string {
  return `<rect ${boxAttributes(box)}${attributesOf(paint)}/>`;
}

export function writePath(course: string, paint: Paint): string {
  return `<path d="${course}"${attributesOf(paint)}/>`;
}

export function writeRule(
  from: readonly [number, number],
  to: readonly [number, number],
  paint: Paint,
): string {
  return writePath(`M${from.map(short).join(',')}L${to.map(short).join(',')}`, paint);
}

/** Thin lines that are whole pixels of the screen. */
export function writeSharp(rules: readonly string[]): string {
  return `<g shape-rendering="crispEdges">${rules.join('')}</g>`;
}

export function writeDot(x: number, y: number, radius: number, paint: Paint): string {
  return `<circle cx="${short(x)}" cy="${short(y)}" r="${radius}"${attributesOf(paint)}/>`;
}

function attributesOf({ fill, stroke, width, dash, opacity, radius }: Paint): string {
  const classes = [fill && `fill-${fill}`, stroke && `stroke-${stroke}`].filter((name) => name !== undefined);
  return [
    ` class="${classes.join(' ')}"`,
    fill === undefined ? ' fill="none"' : '',
    width === undefined ? '' : ` stroke-width="${width}" stroke-linejoin="round"`,
    dash === undefined ? '' : ` stroke-dasharray="${dash}"`,
    opacity === undefined ? '' : ` opacity="${opacity}"`,
    radius === undefined ? '' : ` rx="${radius}"`,
  ].join('');
}

const anchors = { left: 'start', center: 'middle', right: 'end' } as const;

/** Texts with their marks; each line of a text is an element of its own. */
export function writeTexts(texts: readonly PlacedText[], canvas: Canvas): string {
  return texts.map((text) => writeText(text, canvas)).join('\n');
}

function writeText(
  { text, x, y, isTitle = false, align = 'left', ink, shades, isOnBar = false, color }: PlacedText,
  canvas: Canvas,
): string {
  const lines = text.split('\n');
  const top = y - ((lines.length - 1) * lineHeightOf(canvas)) / 2;
  const box = { x, y: top - MARK / 2, width: MARK, height: MARK };
  const marks = (ink === undefined ? [] : (shades ?? [ink])).map((fill) =>
    writeRect(box, { fill, radius: 2, ...(shades !== undefined && { opacity: BAND_OPACITY }) }),
  );
  const size = isTitle ? `${canvas.fontSize + 2}" font-weight="600` : canvas.fontSize;
  const paint = color === undefined ? `class="fill-${isOnBar ? 'paper' : 'text'}"` : `fill="${color}"`;
  const left = short(ink === undefined ? x : x + MARK_WIDTH);
  const elements = lines.map(
    (line, index) =>
      `<text x="${left}" y="${short(top + index * lineHeightOf(canvas))}" font-size="${size}" text-anchor="${anchors[align]}" dominant-baseline="central" ${paint}>${escape(line)}</text>`,
  );
  return [...marks, ...elements].join('');
}

/** A hundredth of a pixel is not seen. */
function short(value: number): number {
  return Math.round(value * 100) / 100;
}

export function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
