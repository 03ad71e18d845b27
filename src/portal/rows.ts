import type { InputFields } from '#catalogue/declare/define.ts';
import type { InputField } from '#catalogue/declare/fields.ts';
import { unknownField } from '#calculate/check/violations.ts';

/** Parameters of a page beside its fields. A hyphen tells them from the names of fields, which have none. */
export const pageParameters = {
  addRow: 'add-row',
  chartRange: 'chart-range',
  frame: 'frame',
  frameAccent: 'frame-accent',
  frameTheme: 'frame-theme',
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

/** What stays when fields change: choices about the rows of a schedule and its chart, and the frame. */
export const keptParameters = [
  pageParameters.chartRange,
  pageParameters.rowsEach,
  pageParameters.scheduleRounding,
  pageParameters.frame,
  pageParameters.frameAccent,
  pageParameters.frameTheme,
] as const;

/** What a page in a frame of another site is asked for by: its words, or its form. */
const frameForms: ReadonlyMap<string, readonly [pattern: RegExp, meaning: string]> = new Map([
  [pageParameters.frame, [/^1$/, 'must be 1']],
  [
    pageParameters.frameAccent,
    [/^[0-9a-f]{6}$/i, 'must be a color of six hexadecimal digits, such as 0b6657'],
  ],
  [pageParameters.frameTheme, [/^(?:light|dark)$/, 'must be light or dark']],
]);

/** How a page looks in a frame; undefined for one that is not asked for in a frame. */
export function readFrame(query: URLSearchParams): Frame | undefined {
  if (query.get(pageParameters.frame) !== '1') return undefined;
  return {
    accent: query.get(pageParameters.frameAccent) ?? undefined,
    theme: query.get(pageParameters.frameTheme) ?? undefined,
  };
}

export function isOfFrame(parameter: string): boolean {
  return frameForms.has(parameter);
}

/** Those parameters that it was asked for by. */
export function framePairs(query: URLSearchParams): readonly (readonly [string, string])[] {
  if (readFrame(query) === undefined) return [];
  return [...frameForms.keys()].flatMap((name) =>
    query.has(name) ? [[name, query.get(name)!] as const] : [],
  );
}

export interface Frame {
  /** Six hexadecimal digits. */
  readonly accent: string | undefined;
  readonly theme: string | undefined;
}

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
  for (const [name, value] of query) {
    if (faults.size >= MAX_NAME_FAULTS) break;
    const [pattern, meaning] = frameForms.get(name) ?? [];
    if (pattern?.test(value) === false) faults.set(name, meaning!);
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
