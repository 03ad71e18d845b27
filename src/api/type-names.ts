import type { Schedule } from '#catalogue/declare/schedule.ts';
import { isDated } from '#catalogue/declare/schedule.ts';

/** CompoundInterest for compound-interest or compound_interest, and Plan401k for 401k. */
export function pascalCase(name: string): string {
  return nameInCode(name).replace(/(^|[-_])([a-z0-9])/g, (_match, _dash, letter: string) =>
    letter.toUpperCase(),
  );
}

/** Schedules without columns of their own have the rows of their kind. */
export function rowName(id: string, schedule: Schedule): string {
  const kind = schedule.columns === undefined ? schedule.kind : id;
  return [isDated(schedule) && 'Dated', schedule.items !== undefined && 'Named', pascalCase(kind), 'Row']
    .filter((part) => part !== false)
    .join('');
}

/** What begins with a digit is no name of a language. */
export function nameInCode(name: string): string {
  return name.replace(/^(?=[0-9])/, 'plan');
}
