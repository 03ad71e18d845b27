import { bounds } from '#base/bounds.ts';
import type { InputValues } from '#catalogue/declare/define.ts';
import { byIds } from '#catalogue/ids.ts';
import { DomainError } from '#base/errors.ts';
import type { Steps } from '#base/steps.ts';
import { findNearestName } from '#base/nearest.ts';
import type { JsonWriter } from '#calculate/result/json-writer.ts';
import { scheduleJson } from '#calculate/schedule/row-writer.ts';
import { prepareQuietly } from '#calculate/result/preparation.ts';
import { type RowsEach, rowsOfItem } from './batch-schedules.ts';
import { describeValue, type Violation } from '#calculate/check/violations.ts';
import type { CompiledCalculator } from '#calculate/compiled-calculator.ts';
import {
  asSentence,
  bodyErrors,
  domainProblem,
  invalidBody,
  Problem,
  problemDocument,
} from '#calculate/check/problem.ts';

/**
 * Runs one item and writes its reply as JSON. Whether there is a result; it never throws.
 */
type RunItem = (writer: JsonWriter, item: unknown, place: ItemPlace, schedule?: WrittenSchedule) => boolean;

/** The rows of an item as JSON, or why there are none. */
type WrittenSchedule = { readonly rows: string } | { readonly error: unknown };

/** Where an item is: its index in an array, or its line, from 1. */
export type ItemPlace = { readonly index: number } | { readonly line: number };

/** The items of one batch. */
export interface Items {
  /** Does the long work of an item in steps; undefined where there is none. It comes before `run`. */
  readonly prepare: (item: unknown) => Steps<void> | undefined;
  readonly run: RunItem;
  /**
   * Where each item gets its schedule: writes it in steps, after `prepare`; undefined for an item that is not
   * valid.
   */
  readonly schedule?: (item: unknown) => Steps<WrittenSchedule | undefined>;
}

export interface ItemsOptions {
  /** The origin of the request. */
  readonly origin: string;
  /** The calculator of items that name none. */
  readonly named?: string | undefined;
  /** Undefined where no item gets its schedule. */
  readonly rowsEach?: RowsEach | undefined;
  /** Of items that are calls of a function: what it answers. */
  readonly form?: string | undefined;
  /** The rows of all schedules together. */
  readonly maxRows?: number;
}

/** Begins the items of one batch. */
export type BeginItems = (options: ItemsOptions) => Items;

const itemMembers: ReadonlySet<string> = new Set(['id', 'calculator', 'inputs']);

export function createItemRunner(compiled: readonly CompiledCalculator[]): BeginItems {
  const calculators = byIds(compiled, ({ calculator }) => calculator);
  const listed = compiled.map(({ calculator }) => calculator.id);

  function write(
    writer: JsonWriter,
    item: unknown,
    index: number | undefined,
    refuse: (violations: readonly Violation[], at: string) => never,
    named: string | undefined,
  ): void {
    const { calculator: name = named, inputs = {} } = requireItem(item, index, named);
    const at = isPlain(item, named) ? '' : pointerTo(index, 'inputs');
    const calculator = calculators.get(name as string);
    if (calculator === undefined) throw unknownCalculator(pointerTo(index, 'calculator'), name, listed);
    const violations = calculator.check(inputs);
    if (violations !== undefined) refuse(violations, at);
    calculator.write(writer, inputs as InputValues);
  }

  const prepare = createPreparation(calculators);

  return ({ origin, named, rowsEach, maxRows = Infinity }) => {
    let rowsLeft = maxRows;
    let errorsLeft = bounds.batchViolations;
    const refuse = (violations: readonly Violation[], at: string): never => {
      const listed = violations.slice(0, Math.max(1, errorsLeft));
      errorsLeft -= listed.length;
      throw new Problem('invalid-input', invalidBody(violations).message, { errors: bodyErrors(listed, at) });
    };
    const run: RunItem = (writer, item, place, schedule) => {
      const index = 'index' in place ? place.index : undefined;
      const id =
        typeof item === 'object' && item !== null ? (item as { readonly id?: unknown }).id : undefined;
      writer.text('{');
      if (typeof id === 'string' || typeof id === 'number') writeId(writer, id);
      if ('line' in place) writeLine(writer, place.line);
      const { length } = writer;
      try {
        writer.text('"status":200,"result":');
        write(writer, item, index, refuse, named);
        if (schedule !== undefined) writer.text(`,"schedule":${textOf(schedule)}`);
        writer.text('}');
        return true;
      } catch (error) {
        writer.rewind(length);
        writer.text(`${problemMembers(error, origin)}}`);
        return false;
      }
    };
    function* schedule(item: unknown): Steps<WrittenSchedule | undefined> {
      const valid = openItem(calculators, item, named);
      if (valid === undefined) return undefined;
      try {
        const rows = yield* rowsOfItem(valid.compiled, valid.inputs, rowsEach!);
        if (rows.length > rowsLeft) throw tooManyRows(maxRows);
        rowsLeft -= rows.length;
        return { rows: scheduleJson(rows).text };
      } catch (error) {
        return { error };
      }
    }
    return { prepare: (item) => prepare(item, named), run, ...(rowsEach !== undefined && { schedule }) };
  };
}

function textOf(schedule: WrittenSchedule): string {
  if ('error' in schedule) throw schedule.error;
  return schedule.rows;
}

function tooManyRows(most: number): Problem {
  const advice =
    'send it alone, or all items as application/x-ndjson, where only the rows of an item are bounded';
  return new Problem(
    'result-out-of-range',
    `The schedules of this batch have more than ${most.toLocaleString('en-US')} rows; ${advice}.`,
  );
}

/** The calculator of an item with its inputs; undefined where these are not valid. */
function openItem(
  calculators: ReadonlyMap<string, CompiledCalculator>,
  item: unknown,
  named: string | undefined,
) {
  if (typeof item !== 'object' || item === null) return undefined;
  const given: Item = isPlain(item, named) ? fromPlain(item) : (item as Item);
  const { calculator = named, inputs = {} } = given;
  const compiled = calculators.get(calculator as string);
  if (compiled === undefined || compiled.check(inputs) !== undefined) return undefined;
  return { compiled, inputs: inputs as InputValues };
}

/**
 * The long work of an item, of which `named` is the calculator when it names none; undefined where there is
 * none.
 */
function createPreparation(calculators: ReadonlyMap<string, CompiledCalculator>) {
  const ofLongWork = new Map([...calculators].filter(([, one]) => one.prepare !== undefined));
  return (item: unknown, named: string | undefined): Steps<void> | undefined => {
    const opened = openItem(ofLongWork, item, named);
    return opened && prepareQuietly(opened.compiled.prepare!, opened.inputs);
  };
}

type Item = Readonly<Record<string, unknown>>;

/** Whether an item of a named calculator is its inputs, beside an id, as programs write rows of tables. */
function isPlain(item: unknown, named: string | undefined): item is Item {
  if (named === undefined || typeof item !== 'object' || item === null) return false;
  return !('inputs' in item) && !('calculator' in item) && Object.keys(item).some((name) => name !== 'id');
}

function fromPlain({ id, ...inputs }: Item): Item {
  return { ...(id !== undefined && { id }), inputs };
}

/** The item, with no members but its own. Throws a Problem for any other value. */
function requireItem(given: unknown, index: number | undefined, named: string | undefined): Item {
  const item = Array.isArray(given) || !isPlain(given, named) ? given : fromPlain(given);
  if (typeof item !== 'object' || item === null || Array.isArray(item)) {
    throw itemFault(
      pointerTo(index),
      'wrong-type',
      `must be an object with calculator and inputs; got ${describeValue(item)}`,
    );
  }
  const { id } = item as Item;
  const unknown = Object.keys(item).find((member) => !itemMembers.has(member));
  if (unknown !== undefined)
    throw itemFault(
      pointerTo(index, unknown),
      'unknown-field',
      'is not a known field; use id, calculator, inputs',
    );
  if (id !== undefined && typeof id !== 'string' && typeof id !== 'number') {
    throw itemFault(
      pointerTo(index, 'id'),
      'wrong-type',
      `must be a string or a number; got ${describeValue(id)}`,
    );
  }
  return item as Item;
}

function writeId(writer: JsonWriter, id: string | number): void {
  writer.text('"id":');
  // Most ids are counted.
  if (Number.isSafeInteger(id) && !Object.is(id, -0)) writer.decimal(id as number, 0);
  else writer.text(JSON.stringify(id));
  writer.text(',');
}

export function writeLine(writer: JsonWriter, line: number): void {
  writer.text('"line":');
  writer.decimal(line, 0);
  writer.text(',');
}

function unknownCalculator(pointer: string, name: unknown, known: Iterable<string>): Problem {
  const nearest = typeof name === 'string' ? findNearestName(name, known) : undefined;
  const advice = nearest === undefined ? 'GET /v1/calculators lists them' : `did you mean ${nearest}?`;
  return itemFault(
    pointer,
    'not-allowed',
    `must be the id of a calculator; got ${describeValue(name)}; ${advice}`,
  );
}

/** A JSON pointer to an item, or to one of its members. */
function pointerTo(index: number | undefined, member?: string): string {
  const item = index === undefined ? '' : `/items/${index}`;
  return member === undefined ? item : `${item}/${member}`;
}

export function itemFault(pointer: string, code: string, detail: string): Problem {
  return new Problem('invalid-input', asSentence(`${pointer || 'The item'} ${detail}`), {
    errors: [{ pointer, code, detail }],
  });
}

/** The members of an error reply, without braces. Rethrows other errors. */
export function problemMembers(error: unknown, origin: string): string {
  const problem = error instanceof DomainError ? domainProblem(error) : error;
  if (!(problem instanceof Problem)) throw error;
  const { status, text } = problemDocument(problem, origin);
  return `"status":${status},"problem":${text}`;
}
