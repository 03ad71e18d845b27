import type { Fault, PlacedJson } from '#base/placed-json.ts';

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

export type Add = (message: string, ...path: readonly (string | number)[]) => void;

/** Collects faults, each at the value to which a path leads. */
export function collect(json: PlacedJson, find: (add: Add) => void): readonly Fault[] {
  const faults: Fault[] = [];
  find((message, ...path) => void faults.push({ ...placeOf(json, ...path).at, message }));
  return faults;
}
