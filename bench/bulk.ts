// The schedules of many loans, of 360 rows each, on all processors: `npm run bench -- bulk [--loans 500000]`. By
// the library into columns, by `centwise batch` into a file of CSV (20 MB a thousand loans) and of Parquet. It
// needs Linux, for the peak of memory, and processors with nothing else to do.
import { createWriteStream, mkdtempSync, openSync, readSync, rmSync, statSync } from 'node:fs';
import { once } from 'node:events';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { asyncBufferFromFile, parquetMetadataAsync } from 'hyparquet';
import { measureProgram, type Measured } from './measured-command.ts';
import { loanOf } from './schedules/loans.ts';
import { describeMachine, formatTable, whole } from './table.ts';

const { values: options } = parseArgs({ options: { loans: { type: 'string', default: '500000' } } });
const loans = Number(options.loans);
const rows = 360 * loans;
const processors = availableParallelism();
const folder = mkdtempSync(join(tmpdir(), 'centwise-bulk-'));
const [source, csv, parquet] = ['loans.csv', 'rows.csv', 'rows.parquet'].map((name) =>
  join(folder, name),
) as [string, string, string];

async function writeLoans(): Promise<void> {
  const stream = createWriteStream(source, { highWaterMark: 2 ** 20 });
  stream.write(`id,${Object.keys(loanOf(0)).join(',')}\n`);
  for (let index = 0; index < loans; index++)
    if (!stream.write(`${index},${Object.values(loanOf(index)).join(',')}\n`)) await once(stream, 'drain');
  stream.end();
  await once(stream, 'finish');
}

/** A process for each processor. */
async function fillColumns(): Promise<Measured> {
  const borders = Array.from({ length: processors + 1 }, (_, index) =>
    Math.round((loans * index) / processors),
  );
  const parts = borders
    .slice(1)
    .map((after, index) => measureProgram(['bench/schedules/columns.ts', `${borders[index]}`, `${after}`]));
  const all = await Promise.all(parts);
  return {
    seconds: Math.max(...all.map(({ seconds }) => seconds)),
    megabytes: Math.max(...all.map(({ megabytes }) => megabytes)),
  };
}

/** The last row of a file of CSV. */
function lastLine(path: string): string {
  const bytes = Buffer.alloc(200);
  readSync(openSync(path, 'r'), bytes, 0, bytes.length, statSync(path).size - bytes.length);
  return bytes.toString('utf8').trimEnd().split('\n').at(-1)!;
}

const batch = (option: string, target: string) =>
  measureProgram(['src/main.ts', 'batch', 'mortgage', source, '--schedule', 'month', option, target]);

try {
  await writeLoans();
  const measured: readonly (readonly [string, Measured, bytes: number | undefined])[] = [
    ['columns', await fillColumns(), undefined],
    ['CSV', await batch('--output', csv), statSync(csv).size],
    ['Parquet', await batch('--parquet', parquet), statSync(parquet).size],
  ];
  if (!lastLine(csv).startsWith(`${loans - 1},360,`)) throw new Error(`The last row is ${lastLine(csv)}`);
  const { num_rows: found } = await parquetMetadataAsync(await asyncBufferFromFile(parquet));
  if (Number(found) !== rows) throw new Error(`The file has ${found} rows.`);
  const lines = measured.map(([name, { seconds, megabytes }, bytes]) => [
    name,
    seconds.toFixed(1),
    (rows / seconds / 1e6).toFixed(1),
    whole(megabytes),
    bytes === undefined ? '–' : whole(bytes / 1e6),
  ]);
  process.stdout.write(
    `${describeMachine()}\n\n${formatTable([`${whole(rows)} rows into`, 'Seconds', 'M rows/s', 'Peak MB', 'File, MB'], lines)}`,
  );
} finally {
  rmSync(folder, { recursive: true });
}
