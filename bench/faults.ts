// Files with a fault in each row, and files without, of growing size: `npm run bench -- faults`. Through
// `centwise batch`, and through `POST /batch` in streams of as many rows as one may have. Each row must come
// back with what is wrong with it, and the memory of the process must not grow with the file. It needs Linux,
// for the peak of memory.
import { createReadStream, createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { bounds } from '#base/bounds.ts';
import { freePort } from '../test/kit/fleet.ts';
import { call, launch, readKey, residentMegabytes, untilAnswered } from './load.ts';
import { measureProgram } from './measured-command.ts';
import { describeMachine, formatTable, whole } from './table.ts';

const ROWS = [100_000, 1_000_000, 4_000_000];
const STREAMS = 10;
const folder = mkdtempSync(join(tmpdir(), 'centwise-faults-'));
const HEADER = 'id,home_price,down_payment,interest_rate,loan_term\n';

/** A valid row has what follows it in `expected`; the others have their fault. */
const kinds: readonly { readonly cells: string; readonly expected: string }[] = [
  { cells: '400000,80000,7,thirty', expected: 'loan_term: must be a whole number' },
  { cells: '-5,0,7,30', expected: 'home_price: must be a number from 0' },
  { cells: '400000,80000,"1,23,4",30', expected: 'interest_rate: must be a number' },
  { cells: '400000,80000,7,', expected: 'loan_term: is required' },
  { cells: '400000,400001,7,30', expected: 'down_payment: must not be above home_price' },
];
const valid = [{ cells: '400000,80000,7,30', expected: '2128.97,446428.47,766428.47' }];

const rowOf = (id: number, rows: typeof kinds) => `${id},${rows[id % rows.length]!.cells}\n`;

/** Throws unless this is the answer to the row. */
function checkRow(line: string, id: number, rows: typeof kinds): void {
  const { cells, expected } = rows[id % rows.length]!;
  if (!line.startsWith(`${id},${cells},`) || !line.includes(expected))
    throw new Error(`Row ${id} is answered by ${line}`);
}

async function writeFile(path: string, count: number, rows: typeof kinds): Promise<void> {
  const stream = createWriteStream(path, { highWaterMark: 2 ** 20 });
  stream.write(HEADER);
  for (let id = 0; id < count; id++) if (!stream.write(rowOf(id, rows))) await once(stream, 'drain');
  stream.end();
  await once(stream, 'finish');
}

async function measureCommand(): Promise<string> {
  const lines: string[][] = [];
  for (const [title, rows] of [
    ['valid', valid],
    ['faulty', kinds],
  ] as const) {
    for (const count of ROWS) {
      const [source, target] = [join(folder, 'in.csv'), join(folder, 'out.csv')];
      await writeFile(source, count, rows);
      const command = ['src/main.ts', 'batch', 'mortgage', source, '--output', target] as const;
      const { seconds, megabytes } = await measureProgram(command, true);
      let id = -1;
      for await (const line of createInterface({ input: createReadStream(target) })) {
        if (id >= 0) checkRow(line, id, rows);
        id++;
      }
      if (id !== count) throw new Error(`${id} of ${count} rows are answered.`);
      lines.push([`${whole(count)} ${title}`, whole(count / seconds), whole(megabytes)]);
    }
  }
  return formatTable(['centwise batch, rows', 'Rows a second', 'Peak MB'], lines);
}

async function measureStreams(): Promise<string> {
  const env = { RATES_REFRESH: 'off', DATA_DIR: mkdtempSync(join(folder, 'data-')) };
  const args = ['-c', 'exec "$0" src/main.ts serve 2>/dev/null', process.execPath];
  const server = launch({ file: 'sh', args, env }, await freePort(), '0');
  const lines: string[][] = [];
  try {
    const key = await readKey(server);
    await untilAnswered(server, key);
    const ids = Array.from({ length: bounds.lines }, (_, id) => id);
    // One row more than a stream may have is said in the last line, and nothing before it is lost.
    const body = HEADER + ids.map((id) => rowOf(id, kinds)).join('') + rowOf(0, kinds);
    for (let stream = 1; stream <= STREAMS; stream++) {
      const samples: number[] = [];
      const timer = setInterval(() => samples.push(residentMegabytes(server.pid)), 50);
      const startMs = performance.now();
      const path = '/v1/batch?calculator=mortgage';
      const reply = await call({ port: server.port, key, path, body, type: 'text/csv' });
      const seconds = (performance.now() - startMs) / 1000;
      clearInterval(timer);
      const [, ...answers] = reply.body.trimEnd().split('\n');
      for (const id of ids) checkRow(answers[id] ?? '', id, kinds);
      if (answers.length !== bounds.lines + 1 || !answers.at(-1)!.includes('more than'))
        throw new Error(`The stream ends with ${answers.at(-1)}`);
      if (stream === 1 || stream === STREAMS)
        lines.push([String(stream), whole(bounds.lines / seconds), whole(Math.max(...samples))]);
    }
  } finally {
    await server.stop();
  }
  return formatTable(
    [`POST /batch, stream of ${whole(bounds.lines)} faults`, 'Rows a second', 'Peak MB'],
    lines,
  );
}

try {
  const tables = [await measureCommand(), await measureStreams()];
  process.stdout.write(`${describeMachine()}\n\n${tables.join('\n')}`);
} finally {
  rmSync(folder, { recursive: true });
}
