import type { PlacedJson } from '#base/placed-json.ts';

/** The value that names and indexes lead to; the last one that there is, where the path goes on beyond it. */
export function placeOf(json: PlacedJson, ...path: readonly (string | number)[]): PlacedJson {
  let found = json;
  for (const step of path) {
    const next =
      found.kind === 'object'
        ? found.members.get(String(step))?.value
        : found.kind === 'array'
          ? found.items[Number(step)]
          : undefined;
    if (next === undefined) return found;
    found = next;
  }
  return found;
}
