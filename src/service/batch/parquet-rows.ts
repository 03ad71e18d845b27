import type { AnyCalculator } from '#catalogue/declare/define.ts';
import { createParquetWriter, type ParquetColumn } from './parquet.ts';
import { decimalsOf } from '#calculate/result/result.ts';
import { scheduleColumns, textColumns } from '#calculate/schedule/schedule.ts';
import { cellText, createCells, readRecord, separatorOf } from '#http/batch/csv/csv-records.ts';

/** Money of any currency has no more decimals. */
const MONEY_DECIMALS = 4;

/** The columns of schedules as CSV has them: the id of a loan, the cells of its rows, and the error. */
function columnsOf(calculator: AnyCalculator): readonly ParquetColumn[] {
  const { columns = {} } = calculator.schedule!;
  const own = scheduleColumns(calculator).map((name): ParquetColumn => {
    if (name === 'period') return { name, kind: 'whole' };
    if (textColumns.has(name)) return { name, kind: name === 'date' ? 'date' : 'text' };
    const output = columns[name]?.output;
    const decimals = output === undefined ? MONEY_DECIMALS : decimalsOf(output, MONEY_DECIMALS);
    return { name, kind: 'amount', decimals };
  });
  return [{ name: 'id', kind: 'text' }, ...own, { name: 'error', kind: 'text' }];
}

/** Makes Parquet of the CSV of schedules, whose pieces have complete lines; the first is the header. */
export function createParquetRows(calculator: AnyCalculator, write: (bytes: Uint8Array) => Promise<void>) {
  const columns = columnsOf(calculator);
  const writer = createParquetWriter(columns);
  let cells: ReturnType<typeof createCells> | undefined;
  return {
    async write(bytes: Uint8Array): Promise<void> {
      if (cells === undefined) {
        cells = createCells(columns.length, separatorOf(bytes));
        return;
      }
      const { separator, starts, ends } = cells;
      for (let at = 0; at < bytes.length;) {
        at = readRecord(bytes, at, cells);
        const texts = columns.map(({ kind }, index) => {
          const text = cellText(bytes, starts[index]!, ends[index]!);
          return separator === ';' && kind === 'amount' ? text.replace(',', '.') : text;
        });
        writer.add(texts);
      }
      await write(writer.take());
    },
    end: async () => write(writer.take(true)),
  };
}
