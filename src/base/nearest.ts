/** No known name is as long; a longer word is not searched for. */
const MAX_CHARACTERS = 128;
/** At most this many letters differ, so a candidate is not much longer than the word. */
const MAX_DISTANCE = 21;

/** Rows of distances, used by each search in turn: a row for each letter would cost more than its numbers. */
const rows = [0, 1, 2].map(() => new Uint8Array(MAX_CHARACTERS + MAX_DISTANCE + 1));

/**
 * The candidate that `word` most likely means, or undefined when none is near: at most a third of its letters
 * differ. The distance counts insertions, deletions, substitutions and swaps of neighbors (optimal string
 * alignment).
 */
export function findNearestName(word: string, candidates: Iterable<string>): string | undefined {
  if (word.length > MAX_CHARACTERS) return undefined;
  const typed = word.toLowerCase();
  let nearest: string | undefined;
  let limit = Math.min(Math.floor(word.length / 3), MAX_DISTANCE) + 1;
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - word.length) >= limit) continue;
    const distance = distanceBelow(limit, typed, candidate);
    if (distance < limit) [nearest, limit] = [candidate, distance];
  }
  return nearest;
}

/**
 * The distance of two texts, or any number from `limit` on where it is not below that: cells further than the
 * limit from the diagonal are not computed, nor rows after one without a cell below it.
 */
function distanceBelow(limit: number, a: string, b: string): number {
  let [beforeLast, last, row] = rows as [Uint8Array, Uint8Array, Uint8Array];
  for (let j = 0; j <= b.length; j++) last[j] = j;
  for (let i = 1; i <= a.length; i++) {
    const from = Math.max(1, i - limit + 1);
    const to = Math.min(b.length, i + limit - 1);
    row[from - 1] = from === 1 ? i : limit;
    let least = row[from - 1]!;
    const letter = a.charCodeAt(i - 1);
    for (let j = from; j <= to; j++) {
      let cell = last[j - 1]! + (letter === b.charCodeAt(j - 1) ? 0 : 1);
      if (last[j]! + 1 < cell) cell = last[j]! + 1;
      if (row[j - 1]! + 1 < cell) cell = row[j - 1]! + 1;
      const isSwap = i > 1 && j > 1 && letter === b.charCodeAt(j - 2);
      if (isSwap && a.charCodeAt(i - 2) === b.charCodeAt(j - 1) && beforeLast[j - 2]! + 1 < cell)
        cell = beforeLast[j - 2]! + 1;
      row[j] = cell;
      if (cell < least) least = cell;
    }
    if (to < b.length) row[to + 1] = limit;
    if (least >= limit) return limit;
    [beforeLast, last, row] = [last, row, beforeLast];
  }
  return last[b.length]!;
}

/** Whether one letter is missing, added or replaced, or two neighbors are swapped. */
export function isOneLetterOff(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end++;
  const [x, y] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  return (x.length <= 1 && y.length <= 1) || (x.length === 2 && x === `${y[1]}${y[0]}`);
}
