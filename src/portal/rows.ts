import type { InputFields } from '#catalogue/declare/define.ts';
import type { InputField } from '#catalogue/declare/fields.ts';
import { unknownField } from '#calculate/check/violations.ts';

/** Parameters of a page beside its fields. A hyphen tells them from the names of fields, which have none. */
export const pageParameters = {
  addRow: 'add-row',
  chartRange: 'chart-range',
  historyRange: 'history-range',
  historyYear: 'history-year',
  keepScenario: 'keep-scenario',
  mapColumns: 'map-columns',
  mapFrom: 'map-from',
  mapOutput: 'map-output',
  mapRows: 'map-rows',
  mapStep: 'map-step',
  mapTo: 'map-to',
  numberMarks: 'number-marks',
  pasteAt: 'paste-at',
  pasteText: 'paste-text',
  removeRow: 'remove-row',
  removeScenario: 'remove-scenario',
  rowsEach: 'rows-each',
  scenario: 'scenario',
  scenarioName: 'scenario-name',
  scheduleRounding: 'schedule-rounding',
  setValue: 'set-value',
  solveFor: 'solve-for',
  solveOutput: 'solve-output',
  solveTarget: 'solve-target',
  swap: 'swap',
  takeScenario: 'take-scenario',
  takeValues: 'take-values',
} as const;

/** The choices of the reader about the rows of a schedule and its chart, which stay when fields change. */
export const keptParameters = [
  pageParameters.chartRange,
  pageParameters.rowsEach,
  pageParameters.scheduleRounding,
] as const;

const carried = new RegExp(`^(?:${pageParameters.scenario}\\.\\d|map-[a-z]+(?:\\.\\w+)?)$`);

/** What links of a page keep beside its fields: scenarios, and what the table of "what if" shows. */
export function carriedPairs(query: URLSearchParams): readonly (readonly [string, string])[] {
  return [...query].filter(([name, text]) => text !== '' && carried.test(name));
}

const known = new Set<string>(Object.values(pageParameters));

/** How many wrong names a page tells of. */
const MAX_NAME_FAULTS = 20;

/** What is wrong with the names of a query, by name. */
export function findNameFaults(fields: InputFields, query: URLSearchParams): ReadonlyMap<string, string> {
  const faults = new Map<string, string>();
  const seen = new Set<string>();
  for (const name of query.keys()) {
    if (faults.size >= MAX_NAME_FAULTS) break;
    if (known.has(name.split('.')[0]!) || faults.has(name)) continue;
    const fault = seen.has(name) ? 'must not be repeated' : nameFault(fields, name.split('.'));
    if (fault !== undefined) faults.set(name, fault);
    seen.add(name);
  }
  return faults;
}

function nameFault(fields: InputFields, [name = '', ...rest]: readonly string[]): string | undefined {
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
  return field === undefined ? unknownField(name, Object.keys(fields)) : pathFault(field, rest);
}

function pathFault({ item, fields }: InputField, [row, ...rest]: readonly string[]): string | undefined {
  if (row === undefined) return undefined;
  if ((item === undefined && fields === undefined) || !/^\d{1,4}$/.test(row)) return 'is not a known field';
  if (rest.length === 0 || rest.join('.') === '') return undefined;
  return item === undefined ? nameFault(fields!, rest) : pathFault(item, rest);
}
