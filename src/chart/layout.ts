import type { canvases, CanvasName, Picture } from '#picture/picture.ts';
import type { Ink } from './inks.ts';
import { CHARACTER_WIDTH } from './ticks.ts';

export type Canvas = (typeof canvases)[CanvasName];

/** The space around the area that is drawn on. */
export interface Margins {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The area that is drawn on, and whether the first and last label are at its edges. */
export interface Plot {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly isEdge: boolean;
  /** Where the labels are, from 0 to 1; at even distances without them. */
  readonly positions?: readonly number[] | undefined;
}

/** What is drawn, as the content of an SVG document of a height. */
export interface Drawing {
  readonly body: string;
  readonly height: number;
  /** Of lines: their area, where a value of the x axis is at one place of it. */
  readonly plot?: Plot;
}

/** A text at a place of the drawing. */
export interface PlacedText {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly isTitle?: boolean;
  readonly align?: 'left' | 'center' | 'right';
  /** The color of the mark before it. */
  readonly ink?: Ink;
  /** Of a band: the pale colors of its mark, which lie on each other. */
  readonly shades?: readonly Ink[] | undefined;
  /** Whether it is on a bar, and not beside it. */
  readonly isOnBar?: boolean;
  /** Its own color, which is the same in each theme. */
  readonly color?: string;
}

export function lineHeightOf({ fontSize }: Canvas): number {
  return Math.round(fontSize * 1.25);
}

export function widthOf(text: string, { fontSize }: Canvas): number {
  const longest = Math.max(...text.split('\n').map(charactersIn));
  return Math.ceil(longest * CHARACTER_WIDTH * fontSize);
}

/** Chinese, Japanese and Korean characters and full-width signs are as wide as their height. */
const wide = /[\u1100-\u11ff\u2e80-\ua4cf\uac00-\ud7af\uf900-\ufaff\uff01-\uff60]/g;

function charactersIn(line: string): number {
  const count = line.match(wide)?.length ?? 0;
  return line.length - count + count / CHARACTER_WIDTH;
}

/** The height that the title takes, if it is drawn. */
export function titleHeight({ hasTitle, fontSize }: Canvas): number {
  return hasTitle ? Math.round(fontSize * 2.2) : 0;
}

export const MARK = 9;
const MARK_GAP = 5;
/** The width of a mark and the space behind it. */
export const MARK_WIDTH = MARK + MARK_GAP;

/** The title, where it is drawn. */
export function titleText(title: string, canvas: Canvas): readonly PlacedText[] {
  return canvas.hasTitle ? [{ text: title, x: 8, y: titleHeight(canvas) / 2 + 3, isTitle: true }] : [];
}

/** The title, and the name of the vertical axis below it. */
export function headTexts({ title, y }: Picture, canvas: Canvas): readonly PlacedText[] {
  const nameY = titleHeight(canvas) + lineHeightOf(canvas) / 2;
  return [...titleText(title, canvas), { text: y.name, x: 8, y: nameY }];
}
