import type { InputValues } from '#catalogue/declare/define.ts';
import type { Steps } from '#base/steps.ts';
import { sweepCells } from '#calculate/solve/sweeping.ts';
import type { Json } from '#calculate/result/json.ts';
import { numberOf, type Kink } from './picture.ts';
import type { PictureMeans } from './pictures.ts';

/** Fewer percentage points between two places are a slope, as of a tariff that rises evenly. */
const MIN_POINTS = 0.5;
/** What roundings of the law may add at once: tens, or a small part of a large amount. */
const [MIN_JUMP, JUMP_SHARE] = [20, 1e-4];
/** Of calculations; a rate with more of them has no few kinks that could be listed. */
const MAX_PLACES = 600;

interface Point {
  readonly rate: number;
  readonly total: number;
}
type Results = Readonly<Record<string, Json>>;
type Between = readonly [from: number, to: number];

/** What is searched: a rate in percent, and the amount of which it is the rate. */
interface Search {
  readonly means: PictureMeans;
  readonly inputs: InputValues;
  readonly field: string;
  readonly rate: string;
  readonly total: string;
}

/**
 * Where a rate changes at once, to the whole unit of the input, and where the amount itself does: between
 * places whose rates and amounts fit each other nothing is searched. `known` has the results at the places.
 */
export function* findKinks(
  search: Search,
  places: readonly number[],
  known: readonly Results[],
): Steps<readonly Kink[]> {
  const points = new Map<number, Point>();
  addPoints(search, places, known, points);
  let open: readonly Between[] = places.slice(1).map((to, index) => [places[index]!, to]);
  const found: Between[] = [];
  while (open.length > 0) {
    const rough = open.filter((one) => isRough(one, points));
    found.push(...rough.filter((one) => !isWide(one)));
    const wide = rough.filter(isWide);
    if (points.size + wide.length > MAX_PLACES) return [];
    const middles = wide.map(([from, to]) => Math.round((from + to) / 2));
    addPoints(search, middles, yield* calculate(search, middles), points);
    open = wide.flatMap(([from, to], index): readonly Between[] => [
      [from, middles[index]!],
      [middles[index]!, to],
    ]);
  }
  return kinksIn(found, points);
}

function* calculate(
  { means, inputs, field, rate, total }: Search,
  values: readonly number[],
): Steps<readonly Results[]> {
  const order = { inputs, axes: [{ field, values }], outputs: [rate, total] };
  return yield* sweepCells(means, order);
}

function addPoints(
  { rate, total }: Search,
  values: readonly number[],
  cells: readonly Results[],
  points: Map<number, Point>,
): void {
  for (const [index, cell] of cells.entries()) {
    const [found, amount] = [numberOf(cell[rate] ?? null), numberOf(cell[total] ?? null)];
    if (found !== undefined && amount !== undefined)
      points.set(values[index]!, { rate: found, total: amount });
  }
}

function isWide([from, to]: Between): boolean {
  return to - from > 1.5;
}

function isRough(between: Between, points: ReadonlyMap<number, Point>): boolean {
  const [one, other] = between.map((place) => points.get(place));
  if (one === undefined || other === undefined) return false;
  return (
    Math.abs(one.rate - other.rate) >= MIN_POINTS ||
    Math.abs(jumpOf(between, points, (one.rate + other.rate) / 2)) > minJumpAt(other)
  );
}

function minJumpAt({ total }: Point): number {
  return Math.max(MIN_JUMP, JUMP_SHARE * Math.abs(total));
}

/** What the amount rises by that its rate does not explain. */
function jumpOf([from, to]: Between, points: ReadonlyMap<number, Point>, rate: number): number {
  return points.get(to)!.total - points.get(from)!.total - (rate / 100) * (to - from);
}

/** Neighbors are one kink: the rate of a unit in which it changes is between those beside it. */
function kinksIn(found: readonly Between[], points: ReadonlyMap<number, Point>): readonly Kink[] {
  const merged: [number, number][] = [];
  for (const [from, to] of found.toSorted(([one], [other]) => one - other)) {
    const last = merged.at(-1);
    if (last?.[1] === from) last[1] = to;
    else merged.push([from, to]);
  }
  return merged.flatMap(([from, to]) => {
    const [before, after] = [from, to].map((place) => Number(points.get(place)!.rate.toFixed(2))) as [
      number,
      number,
    ];
    const jump = jumpOf([from, to], points, Math.max(before, after));
    const isJump = jump > minJumpAt(points.get(to)!);
    if (Math.abs(after - before) < MIN_POINTS && !isJump) return [];
    return [{ at: to, before, after, ...(isJump && { jump: Math.round(jump) }) }];
  });
}
