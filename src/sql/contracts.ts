import type { JsonWriter } from '#calculate/result/json-writer.ts';
import { describeValue } from '#calculate/check/violations.ts';
import { asSentence, Problem } from '#calculate/check/problem.ts';

/** The database engines that call functions over HTTP, each in a form of its own. */
export const engines = ['bigquery', 'snowflake', 'redshift'] as const;
export type Engine = (typeof engines)[number];

/** The arguments of one call of a function; null where all of them are null. */
export type Arguments = readonly unknown[] | null;

/** The calls of a function in one request. */
export interface Calls {
  readonly rows: readonly Arguments[];
  /** The numbers under which the engine expects the answers, where it numbers the calls. */
  readonly numbers?: readonly number[];
  /** What is set where the function is created, beside the query. */
  readonly settings?: Readonly<Record<string, unknown>>;
}

/** How an engine asks and is answered. */
export interface Contract {
  /** The name of the engine. */
  readonly name: string;
  /** The member of a request that has the calls. */
  readonly member: string;
  /** The calls of a body. Throws a Problem for a body that the engine does not send. */
  readonly read: (body: unknown) => Calls;
  /** Writes what is before the answer to a call, or after the last one. */
  readonly before: (writer: JsonWriter, index: number, calls: Calls) => void;
  readonly after: (writer: JsonWriter, calls: Calls) => void;
  /** Whether JSON is answered as a text, where the engine has no type for it. */
  readonly hasTexts?: true;
  /** A body that says why there are no answers; undefined where the engine shows any body. */
  readonly writeFault?: (detail: string) => string;
}

/** BigQuery shows at most 1 KB. */
const MAX_FAULT_BYTES = 1_000;

export const contracts: Readonly<Record<Engine, Contract>> = {
  bigquery: {
    name: 'BigQuery',
    member: 'calls',
    read(body) {
      const { calls, userDefinedContext } = requireObject(body, 'calls');
      const settings = userDefinedContext ?? undefined;
      if (settings !== undefined && !isObject(settings))
        throw fault('/userDefinedContext', 'wrong-type', `must be an object; got ${describeValue(settings)}`);
      return { rows: requireRows(calls, 'calls'), ...(settings && { settings }) };
    },
    before: (writer, index) => writer.text(index === 0 ? '{"replies":[' : ','),
    after: (writer, { rows }) => writer.text(rows.length === 0 ? '{"replies":[]}' : ']}'),
    writeFault: (detail) => JSON.stringify({ errorMessage: shorten(detail) }),
  },
  snowflake: {
    name: 'Snowflake',
    member: 'data',
    read(body) {
      const numbered = requireRows(requireObject(body, 'data')['data'], 'data');
      const numbers = numbered.map((row, index) => {
        const number: unknown = row?.[0];
        if (Number.isSafeInteger(number) && (number as number) >= 0) return number as number;
        const detail = `must be the number of the row, a whole number from 0; got ${describeValue(number)}`;
        throw fault(`/data/${index}/0`, 'wrong-type', detail);
      });
      return { rows: numbered.map((row) => row!.slice(1)), numbers };
    },
    before(writer, index, { numbers }) {
      writer.text(index === 0 ? '{"data":[[' : '],[');
      writer.decimal(numbers![index]!, 0);
      writer.text(',');
    },
    after: (writer, { rows }) => writer.text(rows.length === 0 ? '{"data":[]}' : ']]}'),
  },
  redshift: {
    name: 'Redshift',
    member: 'arguments',
    read(body) {
      const { arguments: given, num_records: count } = requireObject(body, 'arguments');
      const rows = requireRows(given, 'arguments', true);
      if (count === undefined || count === rows.length) return { rows };
      const detail = `must be the number of arguments, ${rows.length}; got ${describeValue(count)}`;
      throw fault('/num_records', 'not-allowed', detail);
    },
    before(writer, index, { rows }) {
      if (index > 0) return writer.text(',');
      writer.text('{"success":true,"num_records":');
      writer.decimal(rows.length, 0);
      writer.text(',"results":[');
    },
    after(writer, calls) {
      if (calls.rows.length === 0) this.before(writer, 0, calls);
      writer.text(']}');
    },
    hasTexts: true,
    writeFault: (detail) => JSON.stringify({ success: false, error_msg: detail }),
  },
};

/** The problem of a request as a whole. */
export function fault(pointer: string, code: 'wrong-type' | 'not-allowed', detail: string): Problem {
  return new Problem('invalid-input', asSentence(`${pointer || 'The body'} ${detail}`), {
    errors: [{ pointer, code, detail }],
  });
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function requireObject(body: unknown, member: string): Readonly<Record<string, unknown>> {
  if (isObject(body)) return body;
  throw fault('', 'wrong-type', `must be an object with ${member}; got ${describeValue(body)}`);
}

function requireRows(rows: unknown, member: string, mayBeNull = false): readonly Arguments[] {
  if (!Array.isArray(rows))
    throw fault(`/${member}`, 'wrong-type', `must be an array of arrays; got ${describeValue(rows)}`);
  const index = rows.findIndex((row) => !Array.isArray(row) && !(mayBeNull && row === null));
  if (index === -1) return rows as readonly Arguments[];
  const detail = `must be an array of arguments; got ${describeValue(rows[index])}`;
  throw fault(`/${member}/${index}`, 'wrong-type', detail);
}

function shorten(text: string): string {
  const bytes = Buffer.from(text);
  if (bytes.length <= MAX_FAULT_BYTES) return text;
  return `${bytes
    .subarray(0, MAX_FAULT_BYTES - 4)
    .toString()
    .replace(/�*$/, '')}…`;
}
