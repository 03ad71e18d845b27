// A million mortgages from CSV to CSV: `centwise batch` on two threads beside DuckDB on two threads, which
// answers one SQL expression in doubles, and beside a loop in Python: `npm run bench -- files [--rows
// 1000000] [--rounds 3]`. All read the same file and write one; times are of whole processes, from their
// start to their end, in rounds that alternate. Payments are compared to the cent. DuckDB comes from npm at
// the start of the measurement, as it is large and only needed here.
import { spawnSync } from 'node:child_process';
import { createReadStream, createWriteStream, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { batchEnvironment, median, root } from './load.ts';
import { describeMachine, formatTable, whole } from './table.ts';

const { values } = parseArgs({
  options: { rows: { type: 'string', default: '1000000' }, rounds: { type: 'string', default: '3' } },
});
const [rows, rounds] = [Number(values.rows), Number(values.rounds)];
const folder = mkdtempSync(join(tmpdir(), 'centwise-files-'));
const loans = join(folder, 'loans.csv');
const THREADS = 2;

const python = `
import csv, sys
with open(sys.argv[1]) as source, open(sys.argv[2], 'w', newline='') as target:
    rows = csv.reader(source)
    out = csv.writer(target)
    out.writerow(next(rows) + ['monthly_payment', 'total_interest', 'total_paid'])
    for row in rows:
        principal = float(row[1]) - float(row[2])
        rate, months = float(row[3]) / 1200, int(row[4]) * 12
        payment = principal * rate / (1 - (1 + rate) ** -months)
        out.writerow(row + [round(payment, 2), round(payment * months - principal, 2), round(payment * months, 2)])
`;

async function writeLoans(): Promise<void> {
  const stream = createWriteStream(loans);
  stream.write('id,home_price,down_payment,interest_rate,loan_term\n');
  for (let id = 0; id < rows; id++) {
    const line = `${id},${200_000 + ((id * 7_919) % 700_001)},${(id % 1_000) * 100},${(2 + (id % 600) / 100).toFixed(2)},${10 + (id % 21)}\n`;
    if (!stream.write(line)) await once(stream, 'drain');
  }
  stream.end();
  await once(stream, 'finish');
}

const duck = `
import { DuckDBInstance } from '@duckdb/node-api';
const [source, target] = process.argv.slice(2);
const instance = await DuckDBInstance.create(':memory:', { threads: '${THREADS}' });
const connection = await instance.connect();
await connection.run(\`COPY (
  WITH loan AS (SELECT *, home_price - down_payment AS p, interest_rate / 1200 AS r, loan_term * 12 AS n
    FROM read_csv('\${source}', types = {'home_price': 'DOUBLE', 'down_payment': 'DOUBLE', 'interest_rate': 'DOUBLE'})),
  paid AS (SELECT *, p * r / (1 - pow(1 + r, -n)) AS payment FROM loan)
  SELECT id, home_price, down_payment, interest_rate, loan_term, round(payment, 2) AS monthly_payment,
    round(payment * n - p, 2) AS total_interest, round(payment * n, 2) AS total_paid FROM paid
) TO '\${target}' (HEADER)\`);
`;

/** Installs DuckDB beside the files of the measurement. */
function installDuck(): void {
  writeFileSync(join(folder, 'package.json'), '{"private":true,"type":"module"}');
  writeFileSync(join(folder, 'duck.js'), duck);
  runProcess('npm', ['install', '--prefix', folder, '--no-audit', '--no-fund', '@duckdb/node-api@1.5.6-r.1']);
}

function runProcess(file: string, args: readonly string[]): void {
  const { status, stderr } = spawnSync(file, args, { cwd: root, encoding: 'utf8', env: batchEnvironment() });
  if (status !== 0) throw new Error(`${file} ended with ${status}: ${stderr}`);
}

const sides = {
  centwise: (target: string) => {
    const command = [join(root, 'src', 'main.ts'), 'batch', 'mortgage', loans];
    runProcess(process.execPath, [...command, '--jobs', String(THREADS), '--output', target]);
  },
  DuckDB: (target: string) => runProcess('node', [join(folder, 'duck.js'), loans, target]),
  Python: (target: string) => runProcess('python3', ['-c', python, loans, target]),
};
type Side = keyof typeof sides;
const names = Object.keys(sides) as Side[];
const targetOf = (side: Side) => join(folder, `${side}.csv`);

/** The payments of a file, in its order; that of DuckDB is in the order of the source, too. */
async function readPayments(side: Side): Promise<readonly number[]> {
  const payments: number[] = [];
  for await (const line of createInterface({ input: createReadStream(targetOf(side)) }))
    payments.push(Number(line.split(',')[5]));
  return payments.slice(1);
}

try {
  installDuck();
  await writeLoans();
  const times: Record<Side, number[]> = { centwise: [], DuckDB: [], Python: [] };
  for (let round = 0; round < rounds; round++) {
    for (const side of names) {
      const startedMs = performance.now();
      sides[side](targetOf(side));
      times[side].push(performance.now() - startedMs);
    }
  }
  const own = await readPayments('centwise');
  const lines: string[][] = [];
  for (const side of names) {
    const found = await readPayments(side);
    const differing = own.filter((payment, index) => payment !== found[index]).length;
    if (own.length !== rows || found.length !== rows) throw new Error(`${side} has not answered all rows`);
    const best = Math.min(...times[side]);
    lines.push([
      side,
      whole((rows / median(times[side])) * 1000),
      whole((rows / best) * 1000),
      (Math.min(...times.DuckDB) / best).toFixed(2),
      whole(differing),
    ]);
  }
  process.stdout.write(`${describeMachine()}; ${whole(rows)} mortgages, ${THREADS} threads\n\n`);
  process.stdout.write(
    formatTable(
      ['From CSV to CSV', 'Rows a second, median', 'Best', 'Of DuckDB', 'Payments that differ from centwise'],
      lines,
    ),
  );
} finally {
  rmSync(folder, { recursive: true });
}
