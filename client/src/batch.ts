import { CentwiseError, CentwiseNetworkError, CentwiseProblem, isProblemDocument } from './errors.ts';
import { unexpected } from './replies.ts';
import { sendLines, writeJson, type TransportOptions } from './transport.ts';
import type { BatchItem, BatchOptions, BatchReply } from './types.ts';

const ITEMS_PER_REQUEST = 1_000;
/** Small enough for network buffers: fetch may send a whole body before it reads any of the reply. */
const CHARACTERS_PER_REQUEST = 256 * 1024;

/**
 * Any number of items, in groups of one request each. A streamed request body would need no groups, but
 * browsers do not stream a body while they read the reply, and a failed request could not be repeated.
 */
export async function* runBatch(
  transport: TransportOptions,
  items: Iterable<BatchItem> | AsyncIterable<BatchItem>,
  { signal, itemsPerRequest = ITEMS_PER_REQUEST }: BatchOptions,
): AsyncGenerator<BatchReply, void, undefined> {
  if (!Number.isInteger(itemsPerRequest) || itemsPerRequest < 1) {
    throw new TypeError(`itemsPerRequest must be a whole number from 1; got ${itemsPerRequest}.`);
  }
  let index = 0;
  try {
    for await (const lines of groupLines(items, itemsPerRequest)) {
      const end = index + lines.length;
      for await (const line of sendLines(transport, { method: 'POST', path: '/batch', lines, signal })) {
        yield readReply(line, index);
        index++;
      }
      if (index !== end) {
        throw new CentwiseNetworkError(`The reply ended early: a request had ${lines.length} items.`);
      }
    }
  } catch (error) {
    if (error instanceof CentwiseError) {
      error.itemsArrived = index;
      error.message += ` (${index} replies of the batch had arrived.)`;
    }
    throw error;
  }
}

async function* groupLines(
  items: Iterable<BatchItem> | AsyncIterable<BatchItem>,
  most: number,
): AsyncGenerator<readonly string[], void, undefined> {
  let lines: string[] = [];
  let characters = 0;
  for await (const item of items) {
    const line = writeJson(item);
    lines.push(line);
    characters += line.length;
    if (lines.length < most && characters < CHARACTERS_PER_REQUEST) continue;
    yield lines;
    [lines, characters] = [[], 0];
  }
  if (lines.length > 0) yield lines;
}

function readReply(line: string, index: number): BatchReply {
  const { id, status, result, problem } = parseMembers(line);
  const head = {
    index,
    ...((typeof id === 'string' || typeof id === 'number') && { id }),
    status: status as number,
  };
  if (typeof result === 'object' && result !== null) {
    return { ...head, result: result as Readonly<Record<string, unknown>> };
  }
  if (isProblemDocument(problem)) return { ...head, problem: new CentwiseProblem(problem) };
  throw unexpected('a result or a problem in a line of its reply');
}

function parseMembers(line: string): Readonly<Record<string, unknown>> {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    value = undefined;
  }
  if (typeof value === 'object' && value !== null) return value as Readonly<Record<string, unknown>>;
  throw unexpected('an object in each line of its reply');
}
