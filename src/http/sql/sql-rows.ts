import { bounds } from '#base/bounds.ts';
import { DomainError, domainSentence } from '#base/errors.ts';
import type { Steps } from '#base/steps.ts';
import type { AnyCalculator, InputFields, InputValues } from '#catalogue/declare/define.ts';
import { makeFunction } from '#catalogue/run/make-function.ts';
import { members } from '#catalogue/run/field-code.ts';
import type { CompiledCalculator } from '#calculate/compiled-calculator.ts';
import { toJson } from '#calculate/result/json.ts';
import { JsonWriter } from '#calculate/result/json-writer.ts';
import { prepareQuietly } from '#calculate/result/preparation.ts';
import { moneyOf, roundedValue, type WriteResult } from '#calculate/result/result.ts';
import { scheduleJson } from '#calculate/schedule/row-writer.ts';
import { describeFaults } from '#http/batch/csv/csv-rows.ts';
import { readJson } from '#http/batch/csv/csv-cells.ts';
import { type RowsEach, rowsOfItem } from '#http/batch/batch-schedules.ts';
import type { Arguments } from '#sql/contracts.ts';
import { hasTooManyDigits } from '#text/read/plain-number.ts';

/** Writes the answer to one call: JSON, which is null where there is none; in steps where it is long work. */
export type AnswerRow = (writer: JsonWriter, values: InputValues) => Steps<void> | void;

/** The inputs of a call. */
export type ReadRow = (row: Arguments) => InputValues;

/** What a function answers. */
export interface Wanted {
  /** An output, `result`, `error` or `schedule`. */
  readonly form: string;
  readonly rowsEach: RowsEach;
  /** Whether JSON is answered as a text. */
  readonly isText: boolean;
  /** Takes the rows of a schedule from those that a request may have. Throws a Problem beyond them. */
  readonly takeRows: (count: number) => void;
  /** Called for a call without an answer. */
  readonly onFault?: () => void;
}

export function createRowAnswer(compiled: CompiledCalculator, wanted: Wanted): AnswerRow {
  const { check, prepare } = compiled;
  const { form, isText } = wanted;
  const write = createValueWriter(compiled, wanted);
  const writeFault = (writer: JsonWriter, reason: string) => {
    wanted.onFault?.();
    const text = JSON.stringify(form === 'error' ? reason : { error: reason });
    if (form === 'error') writer.text(text);
    else if (form !== 'result') writer.text('null');
    else writer.text(isText ? JSON.stringify(text) : text);
  };
  function answer(writer: JsonWriter, values: InputValues): void {
    const { length } = writer;
    try {
      write(writer, values);
    } catch (error) {
      writeError(writer, length, error);
    }
  }
  function writeError(writer: JsonWriter, length: number, error: unknown): void {
    if (!(error instanceof DomainError)) throw error;
    writer.rewind(length);
    writeFault(writer, domainSentence(error));
  }
  function* answerPrepared(writer: JsonWriter, values: InputValues): Steps<void> {
    yield* prepareQuietly(prepare!, values);
    answer(writer, values);
  }
  function* answerSchedule(writer: JsonWriter, values: InputValues): Steps<void> {
    const { length } = writer;
    try {
      const rows = yield* rowsOfItem(compiled, values, wanted.rowsEach);
      wanted.takeRows(rows.length);
      const { text } = scheduleJson(rows);
      writer.text(isText ? JSON.stringify(text) : text);
    } catch (error) {
      writeError(writer, length, error);
    }
  }
  const inSteps = form === 'schedule' ? answerSchedule : prepare && answerPrepared;
  return (writer, values) => {
    const violations = check(values);
    if (violations !== undefined) return writeFault(writer, describeFaults([], violations));
    return inSteps === undefined ? answer(writer, values) : inSteps(writer, values);
  };
}

/** Writes the value of valid inputs. */
function createValueWriter(compiled: CompiledCalculator, { form, isText }: Wanted): WriteResult {
  const { calculator, evaluator, write } = compiled;
  if (form === 'result' && !isText) return write;
  const own = new JsonWriter();
  if (form === 'result' || form === 'error')
    return (writer, values) => {
      own.rewind(0);
      write(own, values);
      writer.text(form === 'error' ? 'null' : JSON.stringify(own.take()));
    };
  const index = Object.keys(calculator.output).indexOf(form);
  const output = calculator.output[form]!;
  const omitted = new Map<string, string>();
  return (writer, values) => {
    const { decimals: moneyDecimals } = moneyOf(values);
    omitted.clear();
    const value = evaluator.evaluate(values, moneyDecimals, omitted)[index];
    if (value === undefined) return writer.text('null');
    if (typeof value === 'number' || typeof value === 'bigint')
      return writer.decimal(value, evaluator.decimals(moneyDecimals)[index]!);
    const text = toJson(roundedValue(output, value, moneyDecimals));
    writer.text(isText && typeof value === 'object' ? JSON.stringify(text) : text);
  };
}

/**
 * Reads arguments by their position: null stands for an input that is not given. Engines write numbers that a
 * double may not hold as texts, and JSON where they have no type for it.
 */
export function createRowReader({ input }: AnyCalculator): ReadRow {
  const names = Object.keys(input);
  const collect = createCollector(input, (name) => `c[${names.indexOf(name)}]`);
  return (row) => collect(row ?? []);
}

/** Reads arguments by their names, in the same way. Other members stay, for the check. */
export function createRecordReader({ input }: AnyCalculator): (record: unknown) => InputValues {
  const collect = createCollector(input, (name) => `c.${name}`);
  return (record) => {
    if (typeof record !== 'object' || record === null || Array.isArray(record)) return record as InputValues;
    const values = collect(record);
    for (const name in record) if (!Object.hasOwn(input, name)) return { ...values, [name]: 0 };
    return values;
  };
}

function createCollector(input: InputFields, placeOf: (name: string) => string) {
  const code = members(input, (name, { kind }) => {
    if (kind === 'real' || kind === 'integer') return `n(${placeOf(name)})`;
    return kind === 'list' || kind === 'records' ? `j(${placeOf(name)})` : `${placeOf(name)} ?? undefined`;
  });
  const collect = makeFunction('c, n, j', code) as (
    row: object,
    number: (value: unknown) => unknown,
    json: (value: unknown) => unknown,
  ) => InputValues;
  return (row: object) => collect(row, readNumber, readList);
}

const decimalNumber = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?$/;

function readNumber(value: unknown): unknown {
  if (typeof value === 'number') return value;
  if (typeof value !== 'string') return value ?? undefined;
  const isNumber = value.length <= bounds.numberCharacters && decimalNumber.test(value);
  return isNumber && !hasTooManyDigits(value) ? Number(value) : value;
}

function readList(value: unknown): unknown {
  return typeof value === 'string' ? readJson(value.trim()) : (value ?? undefined);
}
