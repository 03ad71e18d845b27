import {
  CentwiseError,
  CentwiseNetworkError,
  CentwiseProblem,
  isProblemDocument,
  type ProblemDocument,
} from './errors.ts';
import { unexpected } from './replies.ts';
import { passingStatuses } from './retries.ts';
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
      const request = { method: 'POST', path: '/batch', lines, signal } as const;
      const replies = sendLines(transport, request, (line, resetMs) => readReply(line, index, resetMs));
      for await (const reply of replies) {
        yield reply;
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

/** Throws the problem of a line that is not about an item but says why the replies end early. */
function readReply(line: string, index: number, resetMs: () => number | undefined): BatchReply {
  const { id, status, result, problem } = parseMembers(line);
  const head = {
    index,
    ...((typeof id === 'string' || typeof id === 'number') && { id }),
    status: status as number,
  };
  if (typeof result === 'object' && result !== null) {
    return { ...head, result: result as Readonly<Record<string, unknown>> };
  }
  if (isProblemDocument(problem)) {
    if (endsReplies(problem)) {
      throw new CentwiseProblem(problem, problem.status === 429 ? resetMs() : undefined);
    }
    return { ...head, problem: new CentwiseProblem(problem) };
  }
  throw unexpected('a result or a problem in a line of its reply');
}

/** Whether a problem is one of the whole request, such as a quota that is used up; no item has these. */
function endsReplies({ status, type }: ProblemDocument): boolean {
  return passingStatuses.has(status) || status >= 500 || type.endsWith('/calculation-too-long');
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
