import type { InputValues } from '#catalogue/define.ts';
import { DomainError } from '#core/errors.ts';
import { nearestName } from '#core/nearest.ts';
import { batchOperation, MOST_ITEMS, MOST_LINES } from '#derive/batch-operation.ts';
import { JsonWriter } from '#derive/json-writer.ts';
import { shown } from '#derive/violations.ts';
import { bounds } from './bounds.ts';
import { readLines } from './lines.ts';
import { lane } from './pacing.ts';
import type { Prepared } from './prepared.ts';
import {
  bodyErrors,
  domainProblem,
  invalidBody,
  jsonReply,
  NDJSON_TYPE,
  Problem,
  problemDocument,
  type Reply,
} from './replies.ts';
import type { Route } from './route.ts';
import { MalformedJson, parseStrictJson } from './strict-json.ts';

/** Runs an item and writes its reply as JSON; `index` is its place in the body, where that is an array. Nothing is thrown. */
type RunItem = (writer: JsonWriter, item: unknown, index: number | undefined, origin: string) => void;

/** How many lines are worked through before a piece of the reply is sent. */
const LINES_AT_ONCE = 50;
/** How much of a reply is written before it is put aside. */
const PIECE_BYTES = 64 * 1024;

/** For texts that are taken before anybody else has a turn. */
const scratch = new JsonWriter();

/** `POST /batch`: many calculations in one call, as one JSON text or as lines that stream. */
export function createBatchRoute(prepared: readonly Prepared[]): Route {
  const runItem = createItemRunner(prepared);
  return {
    operation: batchOperation(prepared.map(({ calculator }) => calculator)),
    takesTurns: true,
    answer: async ({ body, origin, pause = lane.createPause() }) => {
      const items = readItems(body);
      const pieces: string[] = [];
      // What may have been left by a failure.
      scratch.rewind(0);
      scratch.text('{"items":[');
      for (let index = 0; index < items.length; index++) {
        const turn = pause();
        if (turn !== undefined || scratch.length > PIECE_BYTES) pieces.push(scratch.take());
        if (turn !== undefined) await turn;
        if (index > 0) scratch.text(',');
        runItem(scratch, items[index], index, origin);
      }
      scratch.text(']}');
      pieces.push(scratch.take());
      return jsonReply(pieces.join(''));
    },
    answerLines: (body, origin) => streamReply(body, (line) => runLine(runItem, line, origin), origin),
  };
}

const itemMembers: ReadonlySet<string> = new Set(['id', 'calculator', 'inputs']);

function createItemRunner(prepared: readonly Prepared[]): RunItem {
  const calculators = new Map(prepared.map((one) => [one.calculator.id, one]));

  function run(writer: JsonWriter, item: unknown, index: number | undefined): void {
    if (typeof item !== 'object' || item === null || Array.isArray(item)) {
      throw fault(
        pointerTo(index),
        'wrong-type',
        `must be an object with calculator and inputs; got ${shown(item)}`,
      );
    }
    const { id, calculator: name, inputs = {} } = item as Readonly<Record<string, unknown>>;
    const unknown = Object.keys(item).find((member) => !itemMembers.has(member));
    if (unknown !== undefined)
      throw fault(
        pointerTo(index, unknown),
        'unknown-field',
        'is not known here; known are id, calculator, inputs',
      );
    if (id !== undefined && typeof id !== 'string' && typeof id !== 'number') {
      throw fault(pointerTo(index, 'id'), 'wrong-type', `must be a text or a number; got ${shown(id)}`);
    }
    const calculator = calculators.get(name as string);
    if (calculator === undefined) throw unknownCalculator(pointerTo(index, 'calculator'), name);
    const violations = calculator.check(inputs);
    if (violations !== undefined) {
      throw new Problem('invalid-input', invalidBody(violations).message, {
        errors: bodyErrors(violations, pointerTo(index, 'inputs')),
      });
    }
    calculator.write(writer, inputs as InputValues);
    writer.text('}');
  }

  function unknownCalculator(pointer: string, name: unknown): Problem {
    const nearest = typeof name === 'string' ? nearestName(name, calculators.keys()) : undefined;
    const advice = nearest === undefined ? 'GET /v1/calculators lists all' : `did you mean ${nearest}?`;
    return fault(pointer, 'not-allowed', `must be the id of a calculator; got ${shown(name)}; ${advice}`);
  }

  return (writer, item, index, origin) => {
    const id = typeof item === 'object' && item !== null ? (item as { readonly id?: unknown }).id : undefined;
    writer.text(typeof id === 'string' || typeof id === 'number' ? `{"id":${JSON.stringify(id)},` : '{');
    const { length } = writer;
    try {
      writer.text('"status":200,"result":');
      run(writer, item, index);
    } catch (error) {
      writer.rewind(length);
      writer.text(problemMembers(error, origin));
    }
    writer.text('}');
  };
}

/** A JSON pointer to an item, or to one of its members. */
function pointerTo(index: number | undefined, member?: string): string {
  const item = index === undefined ? '' : `/items/${index}`;
  return member === undefined ? item : `${item}/${member}`;
}

function fault(pointer: string, code: string, detail: string): Problem {
  return new Problem('invalid-input', `${pointer || 'The item'} ${detail}.`.replace(/\?\.$/, '?'), {
    errors: [{ pointer, code, detail }],
  });
}

function problemMembers(error: unknown, origin: string): string {
  const problem = error instanceof DomainError ? domainProblem(error) : error;
  if (!(problem instanceof Problem)) throw error;
  const { status, text } = problemDocument(problem, origin);
  return `"status":${status},"problem":${text}`;
}

function readItems(body: unknown): readonly unknown[] {
  const items =
    typeof body === 'object' && body !== null ? (body as { readonly items?: unknown }).items : undefined;
  if (!Array.isArray(items)) {
    throw fault('/items', 'wrong-type', `must be an array of {id, calculator, inputs}; got ${shown(items)}`);
  }
  const unknown = Object.keys(body as object).find((name) => name !== 'items');
  if (unknown !== undefined) throw fault(`/${unknown}`, 'unknown-field', 'is not known here; known is items');
  if (items.length <= MOST_ITEMS) return items;
  const advice = `send more as ${NDJSON_TYPE}`;
  throw fault(
    '/items',
    'out-of-range',
    `must have at most ${MOST_ITEMS} items; got ${items.length}; ${advice}`,
  );
}

/** One line in, one line out; a line that is no JSON is a problem of its own. */
function runLine(runItem: RunItem, line: Uint8Array | 'too-long', origin: string): string {
  try {
    if (line === 'too-long')
      throw new Problem('body-too-large', `The line has more than ${bounds.bodyBytes} bytes.`);
    scratch.rewind(0);
    runItem(scratch, parseStrictJson(line), undefined, origin);
    return scratch.take();
  } catch (error) {
    const problem = error instanceof MalformedJson ? new Problem('malformed-json', error.message) : error;
    return `{${problemMembers(problem, origin)}}`;
  }
}

/**
 * A reply of one line for each line of the body. It is pulled: lines are read only as fast as the caller takes the replies,
 * so that memory stays flat; a caller who leaves ends the reading.
 */
function streamReply(
  body: ReadableStream<Uint8Array>,
  run: (line: Uint8Array | 'too-long') => string,
  origin: string,
): Reply {
  const lines = readLines(body, bounds.bodyBytes);
  const pause = lane.createPause();
  const encoder = new TextEncoder();
  let count = 0;
  const stream = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const replies: string[] = [];
      while (replies.length < LINES_AT_ONCE) {
        const { value: line, done } = await lines.next();
        if (done === true) break;
        const turn = pause();
        if (turn !== undefined) await turn;
        count++;
        if (count > MOST_LINES) {
          const problem = new Problem(
            'body-too-large',
            `The body has more than ${MOST_LINES} lines; the rest was left out.`,
          );
          replies.push(`{${problemMembers(problem, origin)}}`);
          await lines.return(undefined);
          break;
        }
        replies.push(run(line));
      }
      if (replies.length > 0) controller.enqueue(encoder.encode(`${replies.join('\n')}\n`));
      if (replies.length < LINES_AT_ONCE) controller.close();
    },
    async cancel() {
      await lines.return(undefined);
    },
  });
  return { status: 200, contentType: NDJSON_TYPE, body: stream };
}
