import type { Pack } from './pack.ts';
import { dayAfter } from './read-pack.ts';

/** Stands in a row where somebody is to type what the law says. */
export const OPEN = '?';

/** The day a year later. */
function yearLater(day: string): string {
  return String(Number(day.slice(0, 4)) + 1) + day.slice(4);
}

/**
 * The text of a pack with the year after its last: a row whose numbers are open for each figure that the law
 * changes each year, and for any other its last row, extended, with the day open on which somebody saw that
 * it still holds. A row that reaches the new year already is left alone. Rows stand on lines of their own.
 */
export function extendPack(text: string): string {
  const pack = JSON.parse(text) as Pack;
  const to = yearLater(pack.to);
  const lines = text.replace(`"to": "${pack.to}"`, `"to": "${to}"`).split('\n');
  for (const [name, { indexed = false, unit, values }] of Object.entries(pack.figures)) {
    const last = values.at(-1)!;
    if (last.to >= to) continue;
    const begin = lines.findIndex((line) => line.trimStart().startsWith(`"${name}": {`));
    const at = lines.findIndex((line, index) => index > begin && line.trim().startsWith(']')) - 1;
    const row = lines[at]!;
    if (JSON.stringify(JSON.parse(row)) !== JSON.stringify(last))
      throw new Error(`The rows of ${name} do not stand on lines of their own.`);
    const next = { from: dayAfter(last.to), to, value: openIn(last.value, unit), sources: [OPEN] };
    lines[at] = indexed
      ? `${row},\n${/^ */.exec(row)![0]}${writeSpaced(next)}`
      : row.replace(`"to": "${last.to}"`, `"to": "${to}"`).replace(/\}$/, `, "checked": "${OPEN}"}`);
  }
  return lines.join('\n');
}

/** The same with each number open, but rates of bands, which the law seldom changes, and where they begin. */
function openIn(value: unknown, unit: string): unknown {
  if (typeof value === 'number') return OPEN;
  if (Array.isArray(value)) {
    const isBand = unit === 'currency, percent' && value.every((one) => typeof one === 'number');
    return isBand ? [value[0] === 0 ? 0 : OPEN, value[1] as unknown] : value.map((one) => openIn(one, unit));
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([word, one]) => [word, openIn(one, unit)]));
}

/** What is open, by the titles of the sources that had it before: so each is read once. */
export function openBySource({ figures, sources }: Pack): ReadonlyMap<string, readonly string[]> {
  const open = new Map<string, string[]>();
  for (const [name, { values }] of Object.entries(figures)) {
    const last = values.at(-1)!;
    if (!JSON.stringify(last).includes(`"${OPEN}"`)) continue;
    for (const key of (values.at(last.checked === OPEN ? -1 : -2) ?? last).sources) {
      const title = sources[key]?.title ?? key;
      open.set(title, [...(open.get(title) ?? []), name]);
    }
  }
  return open;
}

/** As packs are written: with a blank after each mark. */
function writeSpaced(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(writeSpaced).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value).map(([name, one]) => `${JSON.stringify(name)}: ${writeSpaced(one)}`);
  return `{${members.join(', ')}}`;
}

/**
 * The numbers of the last year that are below those of the year before, or more than a tenth above, where the
 * law changes them each year: most mistakes in typing are among them, and some laws.
 */
export function surprisesIn({ figures, to }: Pack): readonly string[] {
  return Object.entries(figures).flatMap(([name, { indexed, values }]) => {
    const [before, last] = values.slice(-2);
    if (indexed !== true || last === undefined || last.to < to) return [];
    const [old, now] = [numbersIn(before!.value, name), numbersIn(last.value, name)];
    return [...now].flatMap(([place, number]) => {
      const former = old.get(place);
      const isUsual = former === undefined || (number >= former && number <= 1.1 * former);
      return isUsual ? [] : [`${place}: ${number} follows ${former}`];
    });
  });
}

/** The numbers of a value by their places. */
function numbersIn(value: unknown, place: string): ReadonlyMap<string, number> {
  if (typeof value === 'number') return new Map([[place, value]]);
  if (typeof value !== 'object' || value === null) return new Map();
  return new Map(Object.entries(value).flatMap(([part, one]) => [...numbersIn(one, `${place}, ${part}`)]));
}
