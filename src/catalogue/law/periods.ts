import { figuresNamed } from '#law/find-row.ts';
import { dayBefore } from '#law/read-pack.ts';
import { type Pack, rowAt } from '#law/pack.ts';

/** A time with figures of its own: a tax year, or the days between two changes. */
export interface Period {
  /** As tables have it: the tax year as the law prints it, or the first day. */
  readonly key: string;
  readonly day: string;
  readonly to: string;
}

/** The first day of the tax year, and whether it is printed with both of its calendar years. */
const yearStarts: Readonly<Record<string, string>> = {
  US: '01-01',
  DE: '01-01',
  CA: '01-01',
  GB: '04-06',
  IN: '04-01',
  AU: '07-01',
};

/** The periods for which these packs have all of the figures that they know at all. */
export function periodsOf(packs: readonly Pack[], names: readonly string[], by: string): readonly Period[] {
  const all = by.endsWith('_year') ? taxYears(packs) : changes(packs, names);
  const figures = [...new Set(names.flatMap((name) => [...figuresNamed(packs, name)]))];
  return all.filter(({ day, to }) =>
    figures.every((figure) => rowAt(figure, day) !== undefined && rowAt(figure, to) !== undefined),
  );
}

export function taxYears(packs: readonly Pack[]): readonly Period[] {
  const { country } = packs[0]!;
  const start = yearStarts[country]!;
  let [first, last] = ['9', ''];
  for (const { values } of packs.flatMap(({ figures }) => Object.values(figures))) {
    for (const { from, to } of values) {
      if (from < first) first = from;
      if (to > last) last = to;
    }
  }
  const years: Period[] = [];
  for (let year = Number(first.slice(0, 4)); year <= Number(last.slice(0, 4)); year++) {
    const next = `${year + 1}-${start}`;
    const to = dayBefore(next);
    const isCalendar = start === '01-01';
    const key = isCalendar ? String(year) : `${year}-${String(year + 1).slice(2)}`;
    years.push({ key, day: `${year}-${start}`, to });
  }
  return years;
}

/** The days from each of which a figure has another value, up to the next one. */
function changes(packs: readonly Pack[], names: readonly string[]): readonly Period[] {
  const days = new Set<string>();
  for (const { figures } of packs) {
    for (const [name, { values }] of Object.entries(figures)) {
      if (!names.some((one) => name === one || name.startsWith(`${one}_`) || one.startsWith(`${name}_`)))
        continue;
      for (const { from } of values) days.add(from);
    }
  }
  const sorted = [...days].toSorted();
  const end = packs
    .map(({ to }) => to)
    .toSorted()
    .at(-1)!;
  return sorted.map((day, at) => {
    const next = sorted[at + 1];
    const to = next === undefined ? end : dayBefore(next);
    return { key: day, day, to };
  });
}
