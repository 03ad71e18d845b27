import type { InputValues } from '#catalogue/declare/define.ts';
import type { LawStatement } from '#catalogue/declare/law.ts';
import { createFindLaw } from './find-law.ts';

/** The clock of a service or a command. Without one, as in the package, nothing is known to have ended. */
let clock: (() => number) | undefined;

export function setLawClock(now: typeof clock): void {
  clock = now;
}

const DAY_MS = 86_400_000;

/** The last law that there is, when it has ended: a question about an earlier year is not stale. */
export interface EndedLaw {
  /** The input that decides the time. */
  readonly name: string;
  readonly to: string;
  readonly today: string;
}

type FindEnd = (values: InputValues) => EndedLaw | undefined;

export function createFindEnd(calculator: Parameters<typeof createFindLaw>[0]): FindEnd | undefined {
  const findLaw = createFindLaw(calculator);
  const { law: laws } = calculator;
  const name = laws?.by.find((one) => /_(?:year|date)$/.test(one));
  if (findLaw === undefined || name === undefined) return undefined;
  const lasts = new Map<unknown, ReadonlyMap<string, string>>();
  return (values) => {
    const law = clock && findLaw(values);
    if (law === undefined) return undefined;
    const nowMs = clock!();
    if (nowMs < Date.parse(law.valid_to) + DAY_MS) return undefined;
    // No statement of another country is made for this.
    const country = laws!.by[0] === 'country' ? (values['country'] as string) : undefined;
    const all = laws!.values as Readonly<Record<string, unknown>>;
    if (!lasts.has(country)) lasts.set(country, lastsOf(country === undefined ? all : all[country]));
    if (law.valid_to !== lasts.get(country)!.get(law.id)) return undefined;
    return { name, to: law.valid_to, today: new Date(nowMs).toISOString().slice(0, 10) };
  };
}

/** The last day of each law in a table, by its id. */
function lastsOf(table: unknown, lasts = new Map<string, string>()): ReadonlyMap<string, string> {
  if (typeof table !== 'object' || table === null) return lasts;
  const { id, valid_to } = table as Partial<LawStatement>;
  if (typeof valid_to !== 'string') for (const one of Object.values(table)) lastsOf(one, lasts);
  else if (valid_to > (lasts.get(id!) ?? '')) lasts.set(id!, valid_to);
  return lasts;
}
