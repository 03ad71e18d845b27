import { isUtf8 } from 'node:buffer';
import { bounds } from '#base/bounds.ts';
import {
  countRecords,
  CsvError,
  createCells,
  createRecordBlocks,
  readRecord,
  separatorOf,
} from './csv/csv-records.ts';
import { splitHeader } from './csv/csv-header.ts';
import { csvCell } from '#base/csv.ts';
import { CSV_REPLY_TYPE, NDJSON_TYPE, type Reply } from '#http/replies.ts';
import { Problem } from '#calculate/check/problem.ts';
import type { Client, RunJob, Work } from '#http/work.ts';
import type { RowsEach } from './batch-schedules.ts';
import { problemMembers } from './batch-items.ts';
import { type BlockReader, countLineEnds, countLines, createBlockReader, dropRest } from './lines.ts';
import { type LineFormat, streamLines, withinTime } from './lines-reply.ts';

const NOT_UTF_8 = 'The text is not UTF-8; save the file as CSV UTF-8.';

interface BatchOptions {
  readonly client: Client;
  readonly origin: string;
  /** The calculator of items that name none. */
  readonly named: string | undefined;
  /** The schedules that items get, or that are answered in place of rows of results. */
  readonly rowsEach?: RowsEach | undefined;
  /** Whether these are answered as pages of columns. */
  readonly asPages?: boolean;
  /** Of lines that are calls of a function: what it answers. */
  readonly form?: string | undefined;
  readonly runJob: RunJob;
  readonly onEnd: () => void;
}

/** Answers a batch of NDJSON. */
export function streamItems(body: ReadableStream<Uint8Array>, options: BatchOptions): Reply {
  return streamLines(itemsFormat(body, bounds.blockBytes, options), options);
}

/** Answers a batch of CSV. Rejects with a Problem when its header is not right, before any row is read. */
export async function streamRows(body: ReadableStream<Uint8Array>, options: BatchOptions): Promise<Reply> {
  const { client, runJob, onEnd } = options;
  const blocks = createRecordReader(body, bounds.blockBytes);
  const timely = { ...blocks, next: () => withinTime(blocks.next()) };
  const answer = async (work: Work) => runJob({ client, work });
  try {
    return streamLines(await rowsFormat(timely, options, answer), options);
  } catch (error) {
    await blocks.drop();
    onEnd();
    throw error;
  }
}

export function itemsFormat(
  body: ReadableStream<Uint8Array>,
  blockBytes: number,
  { origin, named, rowsEach, form }: Pick<BatchOptions, 'origin' | 'named' | 'rowsEach' | 'form'>,
): LineFormat {
  let nextLine = 1;
  return {
    contentType: NDJSON_TYPE,
    blocks: createBlockReader(body, blockBytes, bounds.bodyBytes),
    count: countLines,
    workOf(block) {
      const firstLine = nextLine;
      // The rest of a line that is too long has been dropped.
      nextLine += Math.max(1, countLineEnds(block));
      return { kind: 'lines', body: block, origin, named, rowsEach, form, firstLine };
    },
    lastLine: (problem) => `{${problemMembers(problem, origin)}}\n`,
  };
}

/** The format of rows with the header that comes first. Rejects with a Problem when it is not right. */
export async function rowsFormat(
  blocks: BlockReader,
  { named, rowsEach, asPages = false }: Pick<BatchOptions, 'named' | 'rowsEach' | 'asPages'>,
  answer: (work: Work) => Promise<Reply>,
): Promise<LineFormat> {
  const { header, rows } = splitHeader((await blocks.next()) ?? new Uint8Array());
  const opened = await answer({ kind: 'rows', header, body: undefined, named, rowsEach });
  const first = Buffer.from(opened.body as string | Uint8Array<ArrayBuffer>);
  const separator = separatorOf(header);
  const cells = createCells(0, separator);
  readRecord(first, 0, cells);
  const lineEnd = first.toString('utf8', cells.end);
  return {
    contentType: CSV_REPLY_TYPE,
    first,
    blocks: withFirst(blocks, rows),
    count: (block, most) => countRecords(block, most, separator),
    workOf: (block) => ({ kind: 'rows', header, body: block, named, rowsEach, asPages }),
    lastLine: ({ message }) => `${separator.repeat(cells.count - 1)}${csvCell(message, separator)}${lineEnd}`,
  };
}

/** Reads a stream in blocks of complete records. */
export function createRecordReader(stream: ReadableStream<Uint8Array>, blockBytes: number): BlockReader {
  const reader = stream.getReader();
  const blocks = createRecordBlocks(blockBytes, bounds.bodyBytes);
  let isAtEnd = false;

  function take(): Uint8Array | undefined {
    try {
      return blocks.take(isAtEnd);
    } catch (error) {
      throw error instanceof CsvError ? new Problem('body-too-large', error.message) : error;
    }
  }

  return {
    async next() {
      for (;;) {
        const block = take();
        if (block !== undefined && !isUtf8(block)) throw new Problem('malformed-request', NOT_UTF_8);
        if (block !== undefined || isAtEnd) return block;
        const { value, done } = await reader.read();
        if (done) isAtEnd = true;
        else blocks.add(value);
      }
    },
    cancel: () => void reader.cancel().catch(() => {}),
    drop: () => dropRest(reader),
  };
}

/** The rows that have arrived with the header come before all others. */
function withFirst({ next, ...others }: BlockReader, rows: Uint8Array): BlockReader {
  let first: Uint8Array | undefined = rows.length > 0 ? rows : undefined;
  return {
    async next() {
      const block = first;
      first = undefined;
      return block ?? next();
    },
    ...others,
  };
}
