// Schedules into columns, as a JSON reply, as CSV and as Parquet: `npm run bench -- schedules [--other FOLDER] [--rounds 40]`,
// beside a loop over doubles in C, beside loanjs, which it installs from npm into a temporary folder, and, with
// --other, beside another checkout, such as the state before a change. Times are those of the processor.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { InputValues } from '#catalogue/declare/define.ts';
import { catalogue } from '#catalogue/index.ts';
import { createEvaluator } from '#catalogue/run/evaluate.ts';
import { finish } from '#base/steps.ts';
import { compileCalculator } from '#calculate/compiled-calculator.ts';
import { rowsOfItem } from '#http/batch/batch-schedules.ts';
import { createPages } from '#http/batch/parquet/pages.ts';
import type { createInclusion } from '#http/routes/inclusion.ts';
import { leastTimes } from './least-times.ts';
import { root } from './load.ts';
import { describeMachine, formatTable } from './table.ts';

const { values: options } = parseArgs({
  options: { other: { type: 'string' }, rounds: { type: 'string', default: '40' } },
});
const often = { rounds: Number(options.rounds), calls: 100 };

const loan = { home_price: 100_000, down_payment: 0, interest_rate: 7, loan_term: 30 };
const dated = {
  principal: 100_000,
  annual_rate: 7,
  tenure_months: 360,
  start_date: '2026-01-15',
  extra_monthly_payment: 50,
};
const sip = { monthly_investment: 500, annual_return: 7, years: 30 };
const swp = { initial_investment: 1_000_000, monthly_withdrawal: 4000, annual_return: 6, years: 30 };
const lumpSums = [{ month: 30, amount: 2000 }];
/** The amount changes from call to call. */
const tasks: readonly (readonly [name: string, id: string, varied: string, InputValues])[] = [
  ['mortgage, exact', 'mortgage', 'home_price', loan],
  ['mortgage, cent', 'mortgage', 'home_price', { ...loan, payment_rounding: 'cent' }],
  ['loan with extras, exact', 'amortization-schedule', 'principal', dated],
  [
    'loan with extras, cent',
    'amortization-schedule',
    'principal',
    { ...dated, lump_sum_payments: lumpSums, payment_rounding: 'cent' },
  ],
  ['sip', 'sip', 'monthly_investment', sip],
  ['swp', 'swp', 'initial_investment', swp],
];

type Reply = (call: number, type: 'application/json' | 'text/csv') => string;

/** A calculation with its schedule, from valid values to the body, in a checkout. */
async function replyOf(folder: string, id: string, varied: string, inputs: InputValues): Promise<Reply> {
  const source = (path: string) => import(resolve(folder, 'src', path)) as Promise<unknown>;
  type Made = { readonly compileCalculator: typeof compileCalculator };
  type Included = { readonly createInclusion: typeof createInclusion };
  const { compileCalculator: compile } = (await source('calculate/compiled-calculator.ts')) as Made;
  const { createInclusion: create } = (await source('http/routes/inclusion.ts')) as Included;
  const { catalogue: all } = (await source('catalogue/index.ts')) as { readonly catalogue: typeof catalogue };
  const compiled = compile(all.find((one) => one.id === id)!);
  const include = create(compiled, { engine: '', draw: () => '', label: (name) => name });
  return (call, type) => {
    const values = compiled.evaluator.complete({ ...inputs, [varied]: (inputs[varied] as number) + call });
    const steps = include(compiled.calculate(values), { include: 'schedule', interval: 'month' }, type);
    return (finish(steps) as { readonly body: string }).body;
  };
}

/** As pages of a Parquet file, of which many loans share one. */
function pagesOf(id: string, varied: string, inputs: InputValues): (call: number) => unknown {
  const calculator = catalogue.find((one) => one.id === id)!;
  const compiled = compileCalculator(calculator);
  const pages = createPages(calculator);
  return (call) => {
    const values = compiled.evaluator.complete({ ...inputs, [varied]: (inputs[varied] as number) + call });
    pages.add(String(call), finish(rowsOfItem(compiled, values, 'usual')));
    return pages.isFull() && pages.take();
  };
}

/** Into columns, in doubles alone; undefined where code answers the course. */
function columnsOf(id: string, varied: string, inputs: InputValues): ((call: number) => number) | undefined {
  const code = createEvaluator(catalogue.find((one) => one.id === id)!).rows(2, {
    isSingle: true,
    isPlain: false,
    isAnswered: false,
  });
  const open = code.inDoubles?.(false);
  const columns = code.cells.map(() => new Float64Array(2400));
  return (
    open &&
    ((call) => {
      const filler = open({ ...inputs, [varied]: (inputs[varied] as number) + call })!;
      filler.fill(columns, 0, filler.periods, 1, false);
      return filler.periods;
    })
  );
}

function perSecond(rows: number, microseconds: number): string {
  return (rows / microseconds).toFixed(1);
}

async function measure(task: (typeof tasks)[number], other: string | undefined): Promise<readonly string[]> {
  const [name, ...given] = task;
  const reply = await replyOf(root, ...given);
  const rows = reply(0, 'text/csv').split('\r\n').length - 2;
  const before = other === undefined ? undefined : await replyOf(other, ...given);
  const columns = columnsOf(...given);
  const runs = [
    (call: number) => reply(call, 'application/json'),
    (call: number) => reply(call, 'text/csv'),
    pagesOf(...given),
    ...(columns === undefined ? [] : [columns]),
    ...(before === undefined ? [] : [(call: number) => before(call, 'application/json')]),
  ];
  const [json, csv, parquet, ...others] = leastTimes(runs, often) as [number, number, number, ...number[]];
  const filled = columns === undefined ? undefined : others.shift();
  return [
    name,
    String(rows),
    others[0]?.toFixed(0) ?? '–',
    json.toFixed(1),
    csv.toFixed(1),
    parquet.toFixed(1),
    filled?.toFixed(1) ?? '–',
    perSecond(rows, csv),
    perSecond(rows, parquet),
    filled === undefined ? '–' : perSecond(rows, filled),
  ];
}

/** Rows of 360 months by others, in µs. */
function measurePeers(folder: string): readonly (readonly string[])[] {
  writeFileSync(join(folder, 'package.json'), '{"private":true}');
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts', 'loanjs@1.1.2'], {
    cwd: folder,
  });
  const { Loan } = createRequire(join(folder, 'package.json'))('loanjs') as {
    readonly Loan: new (amount: number, months: number, rate: number, type: 'annuity') => unknown;
  };
  const [loanJs] = leastTimes([(call) => new Loan(100_000 + call, 360, 7, 'annuity')], often) as [number];
  const program = join(folder, 'doubles');
  execFileSync('cc', ['-O2', '-o', program, join(root, 'bench/schedules/doubles.c'), '-lm']);
  const [inC] = execFileSync(program, [options.rounds], { encoding: 'utf8' }).split(' ').map(Number);
  return [
    ['C, doubles into columns', inC!.toFixed(2), perSecond(360, inC!)],
    ['loanjs, doubles in objects', loanJs.toFixed(2), perSecond(360, loanJs)],
  ];
}

const folder = mkdtempSync(join(tmpdir(), 'centwise-schedules-'));
try {
  const measured = [];
  for (const task of tasks) measured.push(await measure(task, options.other));
  const head = [
    'processor time, µs',
    'rows',
    'JSON before',
    'JSON',
    'CSV',
    'Parquet',
    'columns',
    'CSV, M rows/s',
    'Parquet, M rows/s',
    'columns, M rows/s',
  ];
  process.stdout.write(`${describeMachine()}\n\n${formatTable(head, measured)}\n`);
  process.stdout.write(formatTable(['mortgage by others', 'µs', 'M rows/s'], measurePeers(folder)));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
