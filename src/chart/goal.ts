import type { Picture } from '#picture/picture.ts';
import { lineHeightOf, widthOf, type Canvas } from './layout.ts';
import { type Area, type Marked, positionOfMark, unmarked } from './mark.ts';
import { indexAt, positionsOf } from './positions.ts';
import { writeRule } from './shapes.ts';

/** The space between the name of the goal and what is drawn near it. */
const CLEARANCE = 4;
/** The space between the name and the edge of the area that is drawn on. */
const INDENT = 2;

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The goal: a dashed line, and its name where the picture leaves room for it; nothing without one. */
export function goalOf(picture: Picture, area: Area, canvas: Canvas): Marked {
  const { goal } = picture;
  if (goal === undefined) return unmarked;
  const { left, width, pixelOf } = area;
  const y = pixelOf(goal.value);
  const rule = writeRule([left, y], [left + width, y], { stroke: 'goal', width: 1.5, dash: '6 4' });
  const box = chooseBox(picture, y, widthOf(goal.name, canvas), area, canvas);
  return { shapes: rule, texts: [{ text: goal.name, x: box.left, y: (box.top + box.bottom) / 2 }] };
}

/** The first of the places above and below the line that is clear, or else that with the most room. */
function chooseBox(picture: Picture, y: number, textWidth: number, area: Area, canvas: Canvas): Box {
  const { left, width, top, height } = area;
  const line = lineHeightOf(canvas);
  const starts = [left + INDENT, left + width - textWidth - INDENT, left + (width - textWidth) / 2];
  const boxes = [y - line - 1, y + 1].flatMap((boxTop) =>
    starts.map((start) => ({ left: start, right: start + textWidth, top: boxTop, bottom: boxTop + line })),
  );
  const isWithin = (box: Box) => box.top >= top - line && box.bottom <= top + height;
  const rooms = boxes
    .filter(isWithin)
    .map((box) => ({ box, room: Math.min(CLEARANCE, roomOf(picture, box, area)) }));
  return rooms.reduce((best, one) => (one.room > best.room ? one : best)).box;
}

/** The distance from a box to the nearest line, and to the mark; not above 0 where one crosses it. */
function roomOf(picture: Picture, box: Box, area: Area): number {
  const mark = picture.mark === undefined ? undefined : positionOfMark(picture, picture.mark, area);
  const markRoom = mark === undefined ? Infinity : Math.max(0, box.left - mark, mark - box.right) - CLEARANCE;
  const positions = positionsOf(picture.x);
  const rooms = tops(picture).map((values) => roomBeside(values, positions, box, area));
  return Math.max(0, Math.min(markRoom, ...rooms));
}

/** The values of each line; of areas, those of their upper edges. */
function tops({ form, series }: Picture): readonly (readonly (number | null)[])[] {
  if (form !== 'areas') return series.map(({ values }) => values);
  const sums = series[0]?.values.map(() => 0) ?? [];
  return series.map(({ values }) => values.map((value, index) => (sums[index]! += value ?? 0)));
}

/** How many places of a line are looked at along a box. */
const SAMPLES = 24;

function roomBeside(
  values: readonly (number | null)[],
  positions: readonly number[] | undefined,
  box: Box,
  { left, width, pixelOf }: Area,
): number {
  let room = Infinity;
  for (let sample = 0; sample <= SAMPLES; sample++) {
    const x = box.left + ((box.right - box.left) * sample) / SAMPLES;
    const share = Math.min(1, Math.max(0, (x - left) / width));
    const place = indexAt(share, values.length, positions);
    const [before, after] = [values[Math.floor(place)], values[Math.ceil(place)]];
    if (typeof before !== 'number' || typeof after !== 'number') continue;
    const y = pixelOf(before + (after - before) * (place - Math.floor(place)));
    room = Math.min(room, Math.max(0, box.top - y, y - box.bottom));
  }
  return room;
}
