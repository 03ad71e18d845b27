/**
 * The candidate that `word` most likely means, or undefined when none is near: at most a third of its letters
 * differ. The distance counts insertions, deletions, substitutions and swaps of neighbors (optimal string
 * alignment).
 */
export function findNearestName(word: string, candidates: Iterable<string>): string | undefined {
  let nearest: string | undefined;
  let minDistance = Math.floor(Math.min(word.length, 64) / 3) + 1;
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - word.length) >= minDistance) continue;
    const distance = editDistance(word.toLowerCase(), candidate);
    if (distance < minDistance) [nearest, minDistance] = [candidate, distance];
  }
  return nearest;
}

function editDistance(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const substitution = last[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      const swap = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? beforeLast[j - 2]! + 1 : Infinity;
      row.push(Math.min(last[j]! + 1, row[j - 1]! + 1, substitution, swap));
    }
    [beforeLast, last] = [last, row];
  }
  return last[b.length]!;
}
