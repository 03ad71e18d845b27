import type { AnyCalculator, Conventions, Example } from '#catalogue/declare/define.ts';
import { markNamesakes } from '#catalogue/declare/namesakes.ts';
import type { Headline } from '#catalogue/declare/headline.ts';
import type { LedgerKind, Schedule } from '#catalogue/declare/schedule.ts';
import { findEquationFaults, findRuleFaults, findScheduleFaults } from './equations.ts';
import {
  findConventionFaults,
  findFieldFaults,
  findHeadlineFaults,
  findScheduleNameFaults,
} from './facts.ts';
import { makeFigures, type WrittenFigure } from './figures.ts';
import { fileSchema } from './file-schema.ts';
import { makeInput, makeOutput, type Written } from './kinds.ts';
import {
  JsonFault,
  plainOf,
  readPlacedJson,
  type Fault,
  type PlacedJson,
  type PlacedText,
} from '#base/placed-json.ts';
import { placeOf } from './places.ts';
import { checkShape } from './shape.ts';

/** A file of a calculator that an operator declares, as JSON. */
export interface OwnFile {
  readonly name: string;
  readonly text: string;
}

/** A file as its schema has it. */
export interface WrittenFile {
  readonly id: string;
  readonly name: string;
  readonly synonyms?: readonly string[];
  readonly category: AnyCalculator['category'];
  readonly summary: string;
  readonly headline?: Headline;
  readonly about?: string;
  readonly input: Readonly<Record<string, Written>>;
  readonly output: Readonly<Record<string, Written>>;
  readonly figures?: Readonly<Record<string, WrittenFigure>>;
  readonly rules?: readonly string[];
  readonly conventions: Conventions;
  readonly equations: readonly string[];
  readonly references: readonly [string, ...string[]];
  readonly schedule?: WrittenSchedule;
  readonly examples: readonly [Example, ...Example[]];
}

interface WrittenSchedule {
  readonly kind: LedgerKind;
  readonly periods_per_year?: 1 | 12;
  readonly periods: string;
  readonly balance: string;
  readonly flow: string;
  readonly date?: string;
  readonly goal?: string;
  readonly totals?: Readonly<Record<string, string>>;
}

/** A file that was read: a calculator, or faults. */
export interface Read {
  readonly faults: readonly Fault[];
  readonly calculator?: AnyCalculator;
  readonly json?: PlacedJson;
}

/** Reads a JSON file. */
export function readDeclaration(text: string): Read {
  const faults: Fault[] = [];
  try {
    return readPlaced(readPlacedJson(text, faults), faults);
  } catch (error) {
    if (!(error instanceof JsonFault)) throw error;
    return { faults: [...faults, error.fault] };
  }
}

/**
 * Reads a declaration as the definition that a built-in calculator is. What gets into code that is made for
 * it has passed a pattern of names, or the parser of the language. `faults` has those that are known already.
 */
function readPlaced(json: PlacedJson, faults: Fault[]): Read {
  checkShape(fileSchema, json, 'The file', faults);
  if (faults.length > 0) return { faults };
  const written = plainOf(json) as WrittenFile;
  faults.push(
    ...findFieldFaults(written, json),
    ...findConventionFaults(written, json),
    ...findScheduleNameFaults(written, json),
  );
  if (faults.length > 0) return { faults };
  const calculator = makeCalculator(written);
  faults.push(...findHeadlineFaults(calculator, json));
  if (written.rules !== undefined) faults.push(...findRuleFaults(calculator, linesOf(json, 'rules')));
  if (faults.length > 0) return { faults };
  faults.push(...findEquationFaults(calculator, linesOf(json, 'equations')));
  if (faults.length === 0 && written.schedule !== undefined)
    faults.push(
      ...findScheduleFaults(calculator, (member) => placeOf(json, 'schedule', member) as PlacedText),
    );
  return faults.length > 0 ? { faults } : { faults, calculator, json };
}

function linesOf(json: PlacedJson, member: string): readonly PlacedText[] {
  const { items } = placeOf(json, member) as PlacedJson & { readonly kind: 'array' };
  return items as readonly PlacedText[];
}

/** The calculators of files that have no faults. */
export function declareOwn(files: readonly OwnFile[]): readonly AnyCalculator[] {
  return files.map(({ text }) => readDeclaration(text).calculator!);
}

function makeCalculator(written: WrittenFile): AnyCalculator {
  const { id, name, synonyms, category, summary, headline, about } = written;
  return {
    id,
    isOwn: true,
    name,
    ...(synonyms !== undefined && { synonyms }),
    category,
    summary,
    ...(headline !== undefined && { headline }),
    ...(about !== undefined && { about }),
    input: mapValues(written.input, makeInput),
    output: markNamesakes(mapValues(written.output, makeOutput)),
    ...(written.figures !== undefined && { figures: makeFigures(written.figures) }),
    ...(written.rules !== undefined && { rules: written.rules.join('\n') }),
    conventions: written.conventions,
    equations: written.equations.join('\n'),
    references: written.references,
    ...(written.schedule !== undefined && { schedule: makeSchedule(written.schedule) }),
    laws: {},
    examples: written.examples,
  };
}

function makeSchedule({ periods_per_year, ...schedule }: WrittenSchedule): Schedule {
  return {
    ...schedule,
    ...(periods_per_year !== undefined && { periodsPerYear: periods_per_year }),
  };
}

function mapValues<Value, Made>(
  values: Readonly<Record<string, Value>>,
  make: (value: Value) => Made,
): Readonly<Record<string, Made>> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, make(value)]));
}
