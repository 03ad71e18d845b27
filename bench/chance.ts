// Monte Carlo beside the same in C, beside the plainest loop in TypeScript, and beside two loops in Python;
// and the backtest of all months: `npm run bench -- chance [--paths 10000] [--years 40] [--rounds 15]`. Paths
// of two lognormal assets, withdrawals at the beginning of each year. C has the same generator and must have
// the same results to the last digit, and golden/monte-carlo.py draws the same by Python's standard library;
// the other loops draw by themselves. Times are those of the processor, so that other load changes them
// little.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { finish } from '#base/steps.ts';
import { readModel } from '#catalogue/plans/chance.ts';
import { readPlan } from '#catalogue/plans/plan.ts';
import { runBacktest } from '#simulation/backtest.ts';
import { currentMarket } from '#simulation/market.ts';
import { simulate } from '#simulation/monte-carlo.ts';
import { root } from './load.ts';
import { describeMachine, formatTable } from './table.ts';

const { values: options } = parseArgs({
  options: {
    paths: { type: 'string', default: '10000' },
    years: { type: 'string', default: '40' },
    rounds: { type: 'string', default: '15' },
  },
});
const [paths, years, rounds] = [options.paths, options.years, options.rounds].map(Number) as [
  number,
  number,
  number,
];
const PYTHON_PATHS = Math.max(1, paths / 10);
const SAME_IN_PYTHON_PATHS = Math.max(1, paths / 100);
const PYTHON_ROUNDS = 2;

const planValues = {
  current_savings: 1_000_000,
  years,
  annual_withdrawal: 40_000,
  annual_contribution: 0,
  contribution_years: 0,
  withdrawal_timing: 'begin',
  withdrawal_adjustment: 'inflation',
  withdrawal_growth_rate: 0,
  annual_fee_pct: 0,
  stock_pct: 50,
} as const;
const plan = readPlan(planValues);
const chance = {
  model: 'lognormal',
  assets: [
    { weight_pct: 60, mean_return: 7, volatility: 17 },
    { weight_pct: 40, mean_return: 3, volatility: 6 },
  ],
  correlations: [0.2],
  inflation_rate: 0,
  inflation_volatility: 0,
  bond_maturity_years: 10,
} as const;

interface Outcome {
  /** Of the processor. */
  readonly ms: number;
  readonly lasting: number;
  readonly left: number;
}

/** Processor time of this process, with that of its compilers and its collector of garbage. */
function timed<Result extends object>(work: () => Result): Result & { readonly ms: number } {
  const before = process.cpuUsage();
  const result = work();
  const { user, system } = process.cpuUsage(before);
  return { ...result, ms: (user + system) / 1000 };
}

function own() {
  const seed = { low: 42, high: 0 };
  const model = readModel(chance, plan);
  const { successes, finalBalances } = finish(
    simulate({ plan, model, fee: 0, paths, seed, isAntithetic: false }),
  );
  return { lasting: successes, left: finalBalances.reduce((sum, balance) => sum + balance, 0) };
}

/** What people write: no seed, no paths that can be drawn again, and other digits on other machines. */
function plainLoop() {
  const [first, second] = [logsOf(0.07, 0.17), logsOf(0.03, 0.06)];
  const rest = Math.sqrt(1 - 0.2 ** 2);
  const balances = new Float64Array(paths * years);
  let [lasting, left] = [0, 0];
  for (let path = 0; path < paths; path++) {
    let balance = 1_000_000;
    let lasts = 1;
    for (let year = 0; year < years; year++) {
      const radius = Math.sqrt(-2 * Math.log(1 - Math.random()));
      const angle = 2 * Math.PI * Math.random();
      const [x, y] = [radius * Math.cos(angle), radius * Math.sin(angle)];
      const growth =
        0.6 * Math.exp(first.mean + first.deviation * x) +
        0.4 * Math.exp(second.mean + second.deviation * (0.2 * x + rest * y));
      if (balance < 40_000) lasts = 0;
      balance = Math.max(0, balance - 40_000) * growth;
      balances[path * years + year] = balance;
    }
    lasting += lasts;
    left += balance;
  }
  return { lasting, left };
}

function logsOf(mean: number, deviation: number) {
  const variance = Math.log(1 + (deviation / (1 + mean)) ** 2);
  return { mean: Math.log(1 + mean) - variance / 2, deviation: Math.sqrt(variance) };
}

const python = `
import math, random, sys, time
paths, years = int(sys.argv[1]), int(sys.argv[2])
def logs(mean, deviation):
    variance = math.log(1 + (deviation / (1 + mean)) ** 2)
    return math.log(1 + mean) - variance / 2, math.sqrt(variance)
(m1, s1), (m2, s2), rest = logs(.07, .17), logs(.03, .06), math.sqrt(1 - .04)
started = time.process_time()
lasting = left = 0
for path in range(paths):
    balance, lasts = 1000000, 1
    for year in range(years):
        x, y = random.gauss(0, 1), random.gauss(0, 1)
        if balance < 40000: lasts = 0
        balance = max(0, balance - 40000) * (.6 * math.exp(m1 + s1 * x) + .4 * math.exp(m2 + s2 * (.2 * x + rest * y)))
    lasting += lasts
    left += balance
print((time.process_time() - started) * 1000, lasting, left)
`;

/** The paths of golden/monte-carlo.py, without its statistics. */
const sameInPython = `
import importlib, sys, time
from decimal import Decimal
sys.path.insert(0, sys.argv[3])
monte, plans = importlib.import_module("monte-carlo"), importlib.import_module("plans")
numbers = lambda **given: {name: Decimal(value) for name, value in given.items()}
given = {
    **numbers(current_savings=1000000, years=int(sys.argv[2]), annual_withdrawal=40000), "correlations": [Decimal("0.2")],
    "assets": [numbers(weight_pct=60, mean_return=7, volatility=17), numbers(weight_pct=40, mean_return=3, volatility=6)],
}
plan = plans.Plan(given)
returns = monte.Returns(given, plan)
started = time.process_time()
lasting = left = 0
for path in range(int(sys.argv[1])):
    balances, _, failed = plans.walk(plan, returns.years(monte.Chance(42, path, False)))
    lasting += failed is None
    left += balances[-1]
print((time.process_time() - started) * 1000, lasting, left)
`;

function read(text: string): Outcome {
  const [ms, lasting, left] = text.trim().split(' ').map(Number) as [number, number, number];
  return { ms, lasting, left };
}

function run(file: string, args: readonly (string | number)[]): string {
  const { status, stdout, stderr, error } = spawnSync(file, args.map(String), { encoding: 'utf8' });
  if (status !== 0) throw error ?? new Error(`${file} ended with ${status}: ${stderr}`);
  return stdout;
}

function inPython(program: string, count: number): Outcome {
  const { ms, lasting, left } = read(run('python3', ['-c', program, count, years, join(root, 'golden')]));
  const scale = paths / count;
  return { ms: ms * scale, lasting: lasting * scale, left: left * scale };
}

/** The backtest of all months over 30 years. */
function backtest() {
  const asked = {
    plan: readPlan({ ...planValues, years: 30 }),
    bondMaturityYears: 10,
    fee: 0,
    from: 0,
    to: currentMarket().returns,
    isEveryMonth: true,
  };
  return { cohorts: finish(runBacktest(asked)).cohorts.length };
}

const contenders: Readonly<Record<string, (program: string) => Outcome>> = {
  centwise: () => timed(own),
  'C, -O2': (program) => read(run(program, [paths, years, 1])),
  'plain loop': () => timed(plainLoop),
  'plain loop in Python': () => inPython(python, PYTHON_PATHS),
  'the same in Python': () => inPython(sameInPython, SAME_IN_PYTHON_PATHS),
};

function inOrder(outcomes: readonly Outcome[]): readonly Outcome[] {
  return outcomes.toSorted((one, other) => one.ms - other.ms);
}

const folder = mkdtempSync(join(tmpdir(), 'centwise-chance-'));
const program = join(folder, 'simulation');
try {
  run('cc', ['-O2', '-ffp-contract=off', '-o', program, join(root, 'bench/chance/simulation.c'), '-lm']);
  const outcomes = Object.fromEntries(Object.keys(contenders).map((name) => [name, [] as Outcome[]]));
  const backtests: number[] = [];
  let cohorts = 0;
  for (let round = 0; round < rounds; round++) {
    for (const [name, contend] of Object.entries(contenders)) {
      if (round < PYTHON_ROUNDS || !name.includes('Python')) outcomes[name]!.push(contend(program));
    }
    const { ms, cohorts: found } = timed(backtest);
    backtests.push(ms);
    cohorts = found;
  }
  const ofEach = Object.entries(outcomes).map(([name, all]) => {
    const ordered = inOrder(all);
    return { name, best: ordered[0]!, middle: ordered[Math.floor(ordered.length / 2)]! };
  });
  const [mine, c] = ofEach as [(typeof ofEach)[number], (typeof ofEach)[number]];
  const [{ lasting, left }, other] = [mine.best, c.best];
  if (lasting !== other.lasting || left !== other.left)
    throw new Error(`C has other results: ${other.lasting} and ${other.left}, not ${lasting} and ${left}`);
  const rows = ofEach.map(({ name, best, middle }) => [
    name,
    best.ms.toFixed(1),
    middle.ms.toFixed(1),
    (best.ms / mine.best.ms).toFixed(2),
    (middle.ms / mine.middle.ms).toFixed(2),
    ((100 * best.lasting) / paths).toFixed(2),
  ]);
  process.stdout.write(
    `${describeMachine()}; ${paths} paths of ${years} years, two assets; processor time of ${rounds} rounds\n\n`,
  );
  process.stdout.write(
    formatTable(
      ['', 'best, ms', 'median, ms', 'best, of ours', 'median, of ours', 'paths that last, %'],
      rows,
    ),
  );
  const fastest = Math.min(...backtests).toFixed(1);
  process.stdout.write(`\nBacktest of ${cohorts} months over 30 years: ${fastest} ms at best\n`);
} finally {
  rmSync(folder, { recursive: true });
}
