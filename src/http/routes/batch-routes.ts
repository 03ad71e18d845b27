import type { Steps } from '#base/steps.ts';
import { batchOperation, MOST_ITEMS } from '#derive/batch-operation.ts';
import { JsonWriter } from '#derive/json-writer.ts';
import { shown } from '#derive/violations.ts';
import { type BeginItems, itemFault, problemMembers } from './batch-items.ts';
import { bounds } from '../bounds.ts';
import { parseJsonBody } from '../request/json-body.ts';
import type { Prepared } from '../prepared.ts';
import { JSON_TYPE, NDJSON_TYPE, Problem, type Reply } from '../replies.ts';
import type { PureRoute } from '../route.ts';

const NEWLINE = 10;
const CARRIAGE_RETURN = 13;

/** Writers whose work is over: one that has grown need not grow again. */
const idleWriters: JsonWriter[] = [];

/** `POST /batch`: many calculations in one call. */
export function createBatchRoute(prepared: readonly Prepared[], beginItems: BeginItems): PureRoute {
  return {
    operation: batchOperation(prepared.map(({ calculator }) => calculator)),
    run: ({ body, origin }) => answerItems(readItems(body), beginItems, origin),
  };
}

function* answerItems(items: readonly unknown[], beginItems: BeginItems, origin: string): Steps<Reply> {
  yield items.length;
  const runItem = beginItems(origin);
  const writer = takeWriter();
  writer.text('{"items":[');
  for (let index = 0; index < items.length; index++) {
    yield;
    if (index > 0) writer.text(',');
    runItem(writer, items[index], index);
  }
  writer.text(']}');
  const body = writer.takeBytes();
  idleWriters.push(writer);
  return { status: 200, contentType: JSON_TYPE, body };
}

/**
 * Whole lines in, whole lines out; a line that is not JSON is a problem of its own. What has been written so far may be
 * taken from the writer at any step; the last of it is the reply.
 */
export function* answerLines(
  bytes: Uint8Array,
  beginItems: BeginItems,
  origin: string,
  writer: JsonWriter,
): Steps<Reply> {
  const runItem = beginItems(origin);
  for (let start = 0, end = 0; start < bytes.length; start = end + 1) {
    end = bytes.indexOf(NEWLINE, start);
    if (end === -1) end = bytes.length;
    const line = bytes.subarray(start, bytes[end - 1] === CARRIAGE_RETURN ? end - 1 : end);
    if (line.length === 0) continue;
    yield;
    const { length } = writer;
    try {
      if (line.length > bounds.bodyBytes)
        throw new Problem('body-too-large', `The line has more than ${bounds.bodyBytes} bytes.`);
      runItem(writer, parseJsonBody(line));
    } catch (error) {
      writer.rewind(length);
      writer.text(`{${problemMembers(error, origin)}}`);
    }
    writer.text('\n');
  }
  return { status: 200, contentType: NDJSON_TYPE, body: writer.takeBytes() };
}

function takeWriter(): JsonWriter {
  const writer = idleWriters.pop() ?? new JsonWriter();
  // What a failure may have left.
  writer.rewind(0);
  return writer;
}

function readItems(body: unknown): readonly unknown[] {
  const items =
    typeof body === 'object' && body !== null ? (body as { readonly items?: unknown }).items : undefined;
  if (!Array.isArray(items)) {
    throw itemFault(
      '/items',
      'wrong-type',
      `must be an array of {id, calculator, inputs}; got ${shown(items)}`,
    );
  }
  const unknown = Object.keys(body as object).find((name) => name !== 'items');
  if (unknown !== undefined)
    throw itemFault(`/${unknown}`, 'unknown-field', 'is not known here; known is items');
  if (items.length <= MOST_ITEMS) return items;
  const advice = `send more as ${NDJSON_TYPE}`;
  throw itemFault(
    '/items',
    'out-of-range',
    `must have at most ${MOST_ITEMS} items; got ${items.length}; ${advice}`,
  );
}
