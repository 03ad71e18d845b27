import type { Picture } from '#picture/picture.ts';
import { type Bar, rowsOf } from './bar-rows.ts';
import { type Ink, seriesInk } from './inks.ts';
import { lineHeightOf, titleHeight, titleText, widthOf, type Canvas, type PlacedText } from './layout.ts';
import { legendOf } from './legend.ts';
import type { Box } from './shapes.ts';
import { writeValues } from './value-scale.ts';

/** A drawing of shapes, with the height that it needs. */
export interface BarDrawing {
  readonly height: number;
  readonly shapes: readonly Shape[];
  readonly texts: readonly PlacedText[];
}

export interface Shape extends Box {
  readonly ink: Ink;
}

const EDGE = 8;
/** Names wider than this share of the drawing stand above their bars. */
const MAX_NAME_SHARE = { narrow: 0.36, wide: 0.4 };
const [BAR, THIN_BAR, BAR_GAP] = [22, 16, 3];
const GAP = 10;
const MAX_CHARACTERS = { narrow: 36, wide: 56 };
/** More bars are not told apart. */
const MAX_NAMES = 60;

/** Bars below each other, each with a name and its value; steps begin where the one before ends. */
export function drawBars(picture: Picture, canvas: Canvas): BarDrawing {
  const { x, y, goal, totals = [], form } = picture;
  const labels = x.labels.slice(0, MAX_NAMES).map((name) => shorten(name, canvas));
  const rows = rowsOf(picture).slice(0, MAX_NAMES);
  const write = writeValues(
    picture.series.flatMap(({ values }) => values.map((value) => value ?? 0)),
    picture,
  );
  const isSteps = form === 'steps';
  const textOf = ({ value, label }: Bar, row: number) =>
    isSteps && row > 0 && !totals.includes(row) && value > 0 ? `+${write(label)}` : write(label);
  const names = picture.series.length > 1 || goal !== undefined ? picture.series : [];
  const legend = legendOf(goal === undefined ? names : [...names, goal], canvas, names.length);
  const line = lineHeightOf(canvas);
  const nameWidth = Math.max(...labels.map((name) => widthOf(name, canvas)));
  const isBeside = nameWidth <= canvas.width * MAX_NAME_SHARE[sizeOf(canvas)];
  const valueWidth = Math.max(
    ...rows.flatMap((bars, row) => bars.map((bar) => widthOf(textOf(bar, row), canvas))),
  );
  const ends = [...rows.flat().flatMap(({ from, to }) => [from, to]), goal?.value ?? 0, 0];
  const [low, high] = [Math.min(...ends), Math.max(...ends)];
  const left = EDGE + (isBeside ? nameWidth + GAP : 0) + (low < 0 ? valueWidth + 6 : 0);
  const right = canvas.width - EDGE - valueWidth - 6;
  const pixelOf = (value: number) => left + ((value - low) / (high - low || 1)) * (right - left);
  const zero = pixelOf(0);
  const thickness = picture.series.length > 1 && picture.isStacked !== true ? THIN_BAR : BAR;
  const rule = goal === undefined ? undefined : pixelOf(goal.value);
  const shapes: Shape[] = [];
  const gaps: Gap[] = [];
  const texts: PlacedText[] = [...titleText(picture.title, canvas)];
  let top = titleHeight(canvas) + 4;
  if (y.name !== '') {
    texts.push({ text: y.name, x: EDGE, y: top + line / 2 });
    top += line + 4;
  }
  texts.push(...legend.at(top + line * 0.4));
  top += legend.height;
  const start = top;
  for (const [row, bars] of rows.entries()) {
    if (!isBeside) {
      texts.push({ text: labels[row]!, x: EDGE, y: top + line / 2 });
      top += line + 2;
    }
    const height = picture.isStacked === true ? thickness : bars.length * (thickness + BAR_GAP) - BAR_GAP;
    if (isBeside) texts.push({ text: labels[row]!, x: EDGE, y: top + height / 2 });
    const isAtZero = bars.some(({ from, to }) => from === 0 || to === 0);
    if (!isBeside && isAtZero)
      shapes.push({ x: zero - 0.5, y: top - 1, width: 1, height: height + 2, ink: 'axis' });
    for (const [index, bar] of bars.entries()) {
      const [from, to] = [pixelOf(bar.from), pixelOf(bar.to)];
      const barTop = picture.isStacked === true ? top : top + index * (thickness + BAR_GAP);
      const box = { x: Math.min(from, to), y: barTop, width: Math.abs(to - from), height: thickness };
      shapes.push({ ...box, ink: inkOf(picture, bar, row) });
      if (picture.isStacked === true && index < bars.length - 1) continue;
      const isLeft = bar.label < 0 && !(isSteps && !totals.includes(row));
      const text = textOf(bar, row);
      const { hasGap, ...place } = placeValue(box, isLeft, widthOf(text, canvas), rule);
      if (hasGap) gaps.push({ top: barTop, bottom: barTop + thickness });
      texts.push({ text, ...place, y: barTop + thickness / 2 });
    }
    top += height + GAP;
  }
  if (isBeside) shapes.push({ x: zero - 0.5, y: start - 4, width: 1, height: top - start, ink: 'axis' });
  if (rule !== undefined) shapes.push(...ruleShapes(rule, { top: start - 4, bottom: top - 4 }, gaps));
  return { height: Math.round(top + 2), shapes, texts };
}

/** Where the line of a goal is interrupted. */
interface Gap {
  readonly top: number;
  readonly bottom: number;
}

const TEXT_GAP = 6;

/**
 * A value is directly beside its bar, or on its end where the line of the goal would cross it; where that is
 * too short, the line has a gap.
 */
function placeValue(
  { x, width }: Pick<Shape, 'x' | 'width'>,
  isLeft: boolean,
  textWidth: number,
  rule: number | undefined,
) {
  const beside = isLeft ? x - TEXT_GAP : x + width + TEXT_GAP;
  const [from, to] = isLeft ? [beside - textWidth, beside] : [beside, beside + textWidth];
  const align = isLeft ? ('right' as const) : ('left' as const);
  const isCrossed = rule !== undefined && from - TEXT_GAP / 2 < rule && rule < to + TEXT_GAP / 2;
  if (!isCrossed || textWidth + 2 * TEXT_GAP > width) return { x: beside, align, hasGap: isCrossed };
  const inside = isLeft ? x + TEXT_GAP : x + width - TEXT_GAP;
  const away = isLeft ? ('left' as const) : ('right' as const);
  return { x: inside, align: away, isOnBar: true, hasGap: false };
}

/** The line of the goal, which goes on below each gap. */
function ruleShapes(rule: number, { top, bottom }: Gap, gaps: readonly Gap[]): readonly Shape[] {
  const starts = [top, ...gaps.map((gap) => gap.bottom)];
  const ends = [...gaps.map((gap) => gap.top), bottom];
  return starts.map((start, index) => ({
    x: rule - 1,
    y: start,
    width: 2,
    height: ends[index]! - start,
    ink: 'goal',
  }));
}

/** What is negative in the only series has another color, and so have totals of steps and given values. */
function inkOf(
  { series, form, totals = [], given = [] }: Picture,
  { value, series: index }: Bar,
  row: number,
): Ink {
  if (form === 'steps') {
    if (totals.includes(row)) return seriesInk(0);
    return value < 0 ? 'goal' : seriesInk(2);
  }
  if (series.length === 1 && value < 0) return 'goal';
  return given.includes(row) ? 'eighth' : seriesInk(index);
}

function sizeOf({ width }: Canvas): 'narrow' | 'wide' {
  return width < 400 ? 'narrow' : 'wide';
}

function shorten(name: string, canvas: Canvas): string {
  const most = MAX_CHARACTERS[sizeOf(canvas)];
  return name.length <= most ? name : `${name.slice(0, most - 1)}…`;
}
