// Calls of functions of database engines: `npm run bench -- sql [--rows 1000000]`. Processor time of the
// contracts over JSON in this process, beside the same rows in a batch and beside doubles that are only
// parsed, calculated and written; of a pool of ClickHouse, with what the engine itself needs, beside its own
// doubles; and rows a second of one and of two processes at a time.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { catalogue } from '#catalogue/index.ts';
import { runSqlCommand } from '#cli/commands/sql.ts';
import { createCalculators } from '#http/calculators.ts';
import type { Reply } from '#http/replies.ts';
import type { Query } from '#http/route.ts';
import { createEngine } from '#jobs/run.ts';
import { root } from './load.ts';
import { describeMachine, formatTable } from './table.ts';
import { loadChdb } from '../test/kit/chdb.ts';

const { values } = parseArgs({ options: { rows: { type: 'string', default: '1000000' } } });
const rows = Number(values.rows);
const CALLS = 10_000;
const ROUNDS = 15;
const MICROSECONDS = 1e6;
const folder = mkdtempSync(join(tmpdir(), 'centwise-sql-'));
const encoder = new TextEncoder();

const calls = Array.from({ length: CALLS }, (_, index) => [
  100_000 + ((index * 7_919) % 400_000),
  (300 + (index % 900)) / 100,
  120 + (index % 240),
]);

/** The seconds of the processor that the fastest of some rounds takes. */
function measure(work: () => void): number {
  let best = Infinity;
  for (let round = 0; round < ROUNDS; round++) {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    best = Math.min(best, (user + system) / MICROSECONDS);
  }
  return best;
}

const begin = createEngine(
  createCalculators(catalogue, 'bench', () => ''),
  () => '',
);

function answer(path: string, query: Query, body: Uint8Array): Reply {
  const work = {
    kind: 'call',
    method: 'POST',
    path,
    query,
    type: 'application/json',
    origin: '',
    body,
  } as const;
  const begun = begin(work);
  if (!('steps' in begun)) return begun;
  for (;;) {
    const step = begun.steps.next();
    if (step.done === true) return step.value;
  }
}

/** The least that answers the same calls: parsed, calculated in doubles, and written. */
function answerInDoubles(body: Uint8Array): string {
  const parsed = JSON.parse(new TextDecoder().decode(body)) as { readonly calls: typeof calls };
  const replies = parsed.calls.map(([principal, rate, months]) => {
    const i = rate! / 1200;
    return Math.round(((principal! * i) / (1 - (1 + i) ** -months!)) * 100) / 100;
  });
  return JSON.stringify({ replies });
}

function measureContracts(): string {
  const bodies = {
    bigquery: { calls },
    snowflake: { data: calls.map((call, index) => [index, ...call]) },
    redshift: { num_records: CALLS, arguments: calls },
  };
  const table = Object.entries(bodies).map(([engine, body]) => {
    const bytes = encoder.encode(JSON.stringify(body));
    const rate = (query: Query) =>
      CALLS / measure(() => void answer(`/sql/${engine}/emi`, query, bytes)) / MICROSECONDS;
    return [engine, rate({}).toFixed(2), rate({ output: 'result' }).toFixed(2)];
  });
  const names = ['principal', 'annual_rate', 'tenure_months'];
  const items = calls.map((call) => ({
    inputs: Object.fromEntries(names.map((name, at) => [name, call[at]])),
  }));
  const batch = encoder.encode(JSON.stringify({ items: items.slice(0, 1_000) }));
  const inBatch = 1_000 / measure(() => void answer('/batch', { calculator: 'emi' }, batch)) / MICROSECONDS;
  const bytes = encoder.encode(JSON.stringify(bodies.bigquery));
  const doubles = CALLS / measure(() => void answerInDoubles(bytes)) / MICROSECONDS;
  table.push(['POST /batch', '', inBatch.toFixed(2)], ['doubles, unchecked', doubles.toFixed(2), '']);
  return formatTable(['Contract', 'One output, M rows/s', 'Whole result, M rows/s'], table);
}

/** Seconds of the processor that the processes below this one have used. */
function childSeconds(parent = process.pid): number {
  let sum = 0;
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      const fields = readFileSync(`/proc/${name}/stat`, 'utf8')
        .replace(/^.*\) /, '')
        .split(' ');
      if (Number(fields[1]) === parent)
        sum += (Number(fields[11]) + Number(fields[12])) / 100 + childSeconds(Number(name));
    } catch {
      // It has ended.
    }
  }
  return sum;
}

function measureClickhouse(): string {
  const [scripts, config] = [join(folder, 'scripts'), join(folder, 'functions.xml')];
  mkdirSync(scripts);
  runSqlCommand(['clickhouse', 'emi'], catalogue, (text) =>
    writeFileSync(
      config,
      text.replaceAll('exec centwise', `exec ${root}/centwise`).replaceAll('<pool_size>2<', '<pool_size>1<'),
    ),
  );
  const { Session } = loadChdb();
  const session = new Session(join(folder, 'data'), {
    connectionArgs: [
      `--user_scripts_path=${scripts}`,
      `--user_defined_executable_functions_config=${config}`,
    ],
  });
  const loan = '100000 + number, 7.25, 360';
  const ways = {
    'pool, one output': `select sum(centwise_emi(${loan}, NULL, NULL)) from numbers(${rows})`,
    'pool, whole result': `select sum(centwise_emi__result(${loan}, NULL, NULL).emi) from numbers(${rows})`,
    'doubles of the engine': `select sum(round((100000 + number) * 7.25 / 1200 / (1 - pow(1 + 7.25 / 1200, -360)), 2)) from numbers(${rows})`,
  };
  const table = Object.entries(ways).map(([name, query]) => {
    let [best, seconds, sum] = [Infinity, Infinity, ''];
    for (let round = 0; round < 3; round++) {
      const [before, children, startMs] = [process.cpuUsage(), childSeconds(), performance.now()];
      sum = session.query(query, 'CSV').trim();
      const { user, system } = process.cpuUsage(before);
      best = Math.min(best, (user + system) / MICROSECONDS + childSeconds() - children);
      seconds = Math.min(seconds, (performance.now() - startMs) / 1000);
    }
    return [name, (rows / best / MICROSECONDS).toFixed(2), seconds.toFixed(2), sum];
  });
  session.close();
  return formatTable(['ClickHouse', 'M rows/s a core', 'Seconds', 'Sum'], table);
}

async function measureProcesses(): Promise<string> {
  const file = join(folder, 'calls.ndjson');
  const names = ['principal', 'annual_rate', 'tenure_months'];
  const lines = calls.map((call) =>
    JSON.stringify(Object.fromEntries(names.map((name, at) => [name, call[at]]))),
  );
  writeFileSync(file, `${lines.join('\n')}\n`.repeat(Math.ceil(rows / CALLS)));
  // The shell tells the processor time of what it ran.
  const command = `${root}/centwise batch emi - --format ndjson --answer emi --jobs 1 < ${file} > /dev/null; times`;
  const runOne = async (): Promise<number> => {
    const child = spawn('sh', ['-c', command], { stdio: ['ignore', 'pipe', 'ignore'] });
    let told = '';
    child.stdout.on('data', (piece: Buffer) => (told += piece.toString()));
    await once(child, 'close');
    const [, ofChildren = ''] = told.trim().split('\n');
    return [...ofChildren.matchAll(/(\d+)m([\d.]+)s/g)].reduce(
      (sum, [, m, s]) => sum + Number(m) * 60 + Number(s),
      0,
    );
  };
  const table: string[][] = [];
  for (const processes of [1, 2]) {
    let [seconds, cpu] = [Infinity, Infinity];
    for (let round = 0; round < 3; round++) {
      const startMs = performance.now();
      const each = await Promise.all(Array.from({ length: processes }, runOne));
      seconds = Math.min(seconds, (performance.now() - startMs) / 1000);
      cpu = Math.min(
        cpu,
        each.reduce((sum, one) => sum + one, 0),
      );
    }
    const perSecond = (time: number) => ((processes * rows) / time / MICROSECONDS).toFixed(2);
    table.push([String(processes), seconds.toFixed(2), perSecond(seconds), perSecond(cpu)]);
  }
  return formatTable(['Processes', 'Seconds', 'M rows/s', 'M rows/s a core'], table);
}

try {
  const parts = [measureContracts(), measureClickhouse(), await measureProcesses()];
  process.stdout.write(`${describeMachine()}\n\n${parts.join('\n\n')}\n`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
