import type { InputValues } from '#catalogue/declare/define.ts';
import type { Law, LawStatement } from '#catalogue/declare/law.ts';
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
  const name = calculator.law?.by.find((one) => /_(?:year|date)$/.test(one));
  if (findLaw === undefined || name === undefined) return undefined;
  let lasts: ReadonlyMap<string, string> | undefined;
  return (values) => {
    if (clock === undefined) return undefined;
    const law = findLaw(values);
    lasts ??= lastsOf(calculator.law!);
    if (law === undefined || law.valid_to !== lasts.get(law.id)) return undefined;
    const nowMs = clock();
    if (nowMs < Date.parse(law.valid_to) + DAY_MS) return undefined;
    return { name, to: law.valid_to, today: new Date(nowMs).toISOString().slice(0, 10) };
  };
}

/** The last day of each law, by its id. */
function lastsOf({ values }: Law): ReadonlyMap<string, string> {
  const lasts = new Map<string, string>();
  collect(values, lasts);
  return lasts;
}

function collect(table: Law['values'], lasts: Map<string, string>): void {
  if (typeof table !== 'object' || table === null) return;
  const { id, valid_to } = table as Partial<LawStatement>;
  if (typeof valid_to !== 'string') return Object.values(table).forEach((one) => collect(one, lasts));
  if (valid_to > (lasts.get(id!) ?? '')) lasts.set(id!, valid_to);
}
