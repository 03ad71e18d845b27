import type { Steps } from '#base/steps.ts';
import type { CsvTable, OpenCsv } from './csv/csv-batch.ts';
import { endText, type JsonWriter } from '#calculate/result/json-writer.ts';
import type { Work } from '#http/work.ts';
import { CSV_REPLY_TYPE, invalidColumns, type Reply } from '#http/replies.ts';

/** How many tables are kept for the blocks that follow. */
const MAX_TABLES = 8;
const tables = new Map<string, { readonly openCsv: OpenCsv; readonly table: CsvTable }>();

type TableAsked = Pick<Work & { readonly kind: 'rows' }, 'header' | 'named' | 'rowsEach' | 'asPages'>;

/** The table with this header. Throws a Problem that names all that is wrong with the header. */
export function openTable(openCsv: OpenCsv, { header, named, rowsEach, asPages }: TableAsked): CsvTable {
  const key = `${named ?? ''}\n${rowsEach ?? ''}\n${asPages === true}\n${Buffer.from(header).toString('latin1')}`;
  const kept = tables.get(key);
  if (kept?.openCsv === openCsv) return kept.table;
  const opened = openCsv(header, named, rowsEach, asPages);
  if ('violations' in opened) throw invalidColumns(opened.violations);
  tables.set(key, { openCsv, table: opened.table });
  if (tables.size > MAX_TABLES) tables.delete(tables.keys().next().value!);
  return opened.table;
}

/**
 * Answers complete records with complete records. The text so far can be taken from the writer at any step;
 * the reply is the rest.
 */
export function* answerRows(bytes: Uint8Array, table: CsvTable, writer: JsonWriter): Steps<Reply> {
  const tally = { rows: 0, faults: 0 };
  yield* table.answer(bytes, writer, tally);
  return { status: 200, contentType: CSV_REPLY_TYPE, body: endText(writer), tally };
}
