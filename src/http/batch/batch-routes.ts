import type { Steps } from '#base/steps.ts';
import { batchOperation } from '#api/operations/batch-operation.ts';
import { endText, type JsonWriter, takeWriter } from '#calculate/result/json-writer.ts';
import { describeValue } from '#calculate/check/violations.ts';
import { type BeginItems, type Items, itemFault, problemMembers, writeLine } from './batch-items.ts';
import { rowsEachOf } from './batch-schedules.ts';
import { bounds } from '#base/bounds.ts';
import { countLineEnds } from './lines.ts';
import { parseStrictJson, parseStrictLines } from '#http/request/body.ts';
import type { CompiledCalculator } from '#calculate/compiled-calculator.ts';
import { JSON_TYPE, NDJSON_TYPE, type Reply } from '#http/replies.ts';
import { invalidBody, Problem } from '#calculate/check/problem.ts';
import type { PureRoute } from '#http/route.ts';

const NEWLINE = 10;
const CARRIAGE_RETURN = 13;

/** `POST /batch`: many calculations in one call. */
export function createBatchRoute(
  calculators: readonly CompiledCalculator[],
  beginItems: BeginItems,
): PureRoute {
  return {
    operation: batchOperation(calculators.map(({ calculator }) => calculator)),
    run: ({ body, origin, query }) =>
      answerItems(readItems(body), () =>
        beginItems({
          origin,
          named: query['calculator'],
          rowsEach: rowsEachOf(query),
          maxRows: bounds.batchRows,
        }),
      ),
  };
}

function* answerItems(items: readonly unknown[], begin: () => Items): Steps<Reply> {
  yield items.length;
  const runner = begin();
  const writer = takeWriter();
  writer.text('{"items":[');
  for (let index = 0; index < items.length; index++) {
    yield;
    const prepared = runner.prepare(items[index]);
    if (prepared !== undefined) yield* prepared;
    const schedule = runner.schedule && (yield* runner.schedule(items[index]));
    if (index > 0) writer.text(',');
    runner.run(writer, items[index], { index }, schedule);
  }
  writer.text(']}');
  return { status: 200, contentType: JSON_TYPE, body: endText(writer) };
}

/** So many bytes of lines are parsed at once. */
const GROUP_BYTES = 16 * 1024;

/**
 * Answers complete lines with complete lines; a line that is not JSON gets its own problem. The text so far
 * can be taken from the writer at any step; the reply is the rest. `firstLine` is the number of the first.
 */
export function* answerLines(
  bytes: Uint8Array,
  begin: () => Items,
  origin: string,
  writer: JsonWriter,
  firstLine = 1,
): Steps<Reply> {
  const items = begin();
  let line = firstLine;
  const tally = { rows: 0, faults: 0 };
  for (let at = 0; at < bytes.length;) {
    yield;
    const end = endOfGroup(bytes, at);
    const group = bytes.subarray(at, end);
    yield* answerGroup({ group, firstLine: line }, items, origin, writer, tally);
    line += countLineEnds(group);
    at = end;
  }
  return { status: 200, contentType: NDJSON_TYPE, body: endText(writer), tally };
}

function* answerGroup(
  { group, firstLine }: { readonly group: Uint8Array; readonly firstLine: number },
  items: Items,
  origin: string,
  writer: JsonWriter,
  tally: { rows: number; faults: number },
): Steps<void> {
  const values = group.length > GROUP_BYTES ? undefined : parseStrictLines(group);
  let count = 0;
  for (const { bytes, line } of linesIn(group, firstLine)) {
    yield;
    let hasResult = false;
    try {
      const item = values === undefined ? parseLine(bytes, line) : values[count++];
      const prepared = items.prepare(item);
      if (prepared !== undefined) yield* prepared;
      const schedule = items.schedule && (yield* items.schedule(item));
      hasResult = items.run(writer, item, { line }, schedule);
    } catch (error) {
      writer.text('{');
      writeLine(writer, line);
      writer.text(`${problemMembers(error, origin)}}`);
    }
    writer.text('\n');
    tally.rows++;
    if (!hasResult) tally.faults++;
  }
}

/** The end of some lines, or of one that is longer. */
function endOfGroup(bytes: Uint8Array, start: number): number {
  if (bytes.length - start <= GROUP_BYTES) return bytes.length;
  const last = bytes.lastIndexOf(NEWLINE, start + GROUP_BYTES - 1);
  const end = last >= start ? last : bytes.indexOf(NEWLINE, start);
  return end === -1 ? bytes.length : end + 1;
}

/** The lines that are not empty. */
function* linesIn(bytes: Uint8Array, firstLine: number): Generator<{ bytes: Uint8Array; line: number }> {
  for (let start = 0, end = 0, line = firstLine; start < bytes.length; start = end + 1, line++) {
    end = bytes.indexOf(NEWLINE, start);
    if (end === -1) end = bytes.length;
    const kept = bytes.subarray(start, bytes[end - 1] === CARRIAGE_RETURN ? end - 1 : end);
    if (kept.length > 0) yield { bytes: kept, line };
  }
}

function parseLine(bytes: Uint8Array, line: number): unknown {
  if (bytes.length <= bounds.bodyBytes) return parseStrictJson(bytes, Infinity, line);
  throw new Problem(
    'body-too-large',
    `The line has more than ${bounds.bodyBytes} bytes; send a smaller item.`,
  );
}

function readItems(body: unknown): readonly unknown[] {
  if (Array.isArray(body))
    throw invalidBody([
      {
        field: '',
        code: 'wrong-type',
        detail: 'must be an object whose items are that array: {"items": […]}',
      },
    ]);
  const items =
    typeof body === 'object' && body !== null ? (body as { readonly items?: unknown }).items : undefined;
  if (!Array.isArray(items)) {
    throw itemFault(
      '/items',
      'wrong-type',
      `must be an array of {id, calculator, inputs}; got ${describeValue(items)}`,
    );
  }
  const unknown = Object.keys(body as object).find((name) => name !== 'items');
  if (unknown !== undefined)
    throw itemFault(`/${unknown}`, 'unknown-field', 'is not a known field; use items');
  if (items.length <= bounds.batchItems) return items;
  const advice = `use ${NDJSON_TYPE} for more`;
  throw itemFault(
    '/items',
    'out-of-range',
    `must have at most ${bounds.batchItems} items; got ${items.length}; ${advice}`,
  );
}
