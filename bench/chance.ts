// Monte Carlo beside the same in C, beside the plainest loop in TypeScript, and beside a loop in Python; and the backtest of all months:
// `npm run bench -- chance [--paths 10000] [--years 40] [--rounds 9]`. Paths of two lognormal assets, withdrawals at the beginning of each
// year. C has the same generator and must have the same results to the last digit; the loops draw by themselves.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { finish } from '#base/steps.ts';
import { readModel } from '#catalogue/chance.ts';
import { readPlan } from '#catalogue/plan.ts';
import { runBacktest } from '#simulation/backtest.ts';
import { currentMarket } from '#simulation/market.ts';
import { simulate } from '#simulation/monte-carlo.ts';
import { root } from './load.ts';
import { describeMachine, formatTable } from './table.ts';

const { values: options } = parseArgs({
  options: {
    paths: { type: 'string', default: '10000' },
    years: { type: 'string', default: '40' },
    rounds: { type: 'string', default: '9' },
  },
});
const [paths, years, rounds] = [options.paths, options.years, options.rounds].map(Number) as [
  number,
  number,
  number,
];
const PYTHON_PATHS = Math.max(1, paths / 10);

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
  readonly ms: number;
  readonly lasting: number;
  readonly left: number;
}

function own(): Outcome {
  const startedMs = performance.now();
  const seed = { low: 42, high: 0 };
  const model = readModel(chance, plan);
  const { successes, finalBalances } = finish(
    simulate({ plan, model, fee: 0, paths, seed, isAntithetic: false }),
  );
  const ms = performance.now() - startedMs;
  let left = 0;
  for (const balance of finalBalances) left += balance;
  return { ms, lasting: successes, left };
}

/** What people write: no seed, no paths that can be drawn again, and other digits on other machines. */
function plainLoop(): Outcome {
  const startedMs = performance.now();
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
  return { ms: performance.now() - startedMs, lasting, left };
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
started = time.perf_counter()
lasting = left = 0
for path in range(paths):
    balance, lasts = 1000000, 1
    for year in range(years):
        x, y = random.gauss(0, 1), random.gauss(0, 1)
        if balance < 40000: lasts = 0
        balance = max(0, balance - 40000) * (.6 * math.exp(m1 + s1 * x) + .4 * math.exp(m2 + s2 * (.2 * x + rest * y)))
    lasting += lasts
    left += balance
print((time.perf_counter() - started) * 1000, lasting, left)
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

/** The backtest of all months over 30 years. */
function backtest(): number {
  const asked = {
    plan: readPlan({ ...planValues, years: 30 }),
    bondMaturityYears: 10,
    fee: 0,
    from: 0,
    to: currentMarket().returns,
    isEveryMonth: true,
  };
  const startedMs = performance.now();
  cohorts = finish(runBacktest(asked)).cohorts.length;
  return performance.now() - startedMs;
}

let cohorts = 0;
const folder = mkdtempSync(join(tmpdir(), 'centwise-chance-'));
const program = join(folder, 'simulation');
try {
  run('cc', ['-O2', '-ffp-contract=off', '-o', program, join(root, 'bench/chance/simulation.c'), '-lm']);
  const times: Record<string, Outcome[]> = { centwise: [], 'C, -O2': [], 'plain loop': [], Python: [] };
  const backtests: number[] = [];
  for (let round = 0; round < rounds; round++) {
    times['centwise']!.push(own());
    times['C, -O2']!.push(read(run(program, [paths, years, 1])));
    times['plain loop']!.push(plainLoop());
    if (round < 2) {
      const { ms, lasting, left } = read(run('python3', ['-c', python, PYTHON_PATHS, years]));
      const scale = paths / PYTHON_PATHS;
      times['Python']!.push({ ms: ms * scale, lasting: lasting * scale, left: left * scale });
    }
    backtests.push(backtest());
  }
  const best = (name: string) => times[name]!.reduce((least, one) => (one.ms < least.ms ? one : least));
  const [mine, c] = [best('centwise'), best('C, -O2')];
  if (mine.lasting !== c.lasting || mine.left !== c.left)
    throw new Error(`C has other results: ${c.lasting} and ${c.left}, not ${mine.lasting} and ${mine.left}`);
  const rows = Object.keys(times).map((name) => {
    const { ms, lasting } = best(name);
    return [name, ms.toFixed(1), (mine.ms / ms).toFixed(2), ((100 * lasting) / paths).toFixed(2)];
  });
  process.stdout.write(
    `${describeMachine()}; ${paths} paths of ${years} years, two assets; best of ${rounds} rounds\n\n`,
  );
  process.stdout.write(formatTable(['', 'ms', 'centwise takes, of it', 'paths that last, %'], rows));
  process.stdout.write(
    `\nBacktest of ${cohorts} months over 30 years: ${Math.min(...backtests).toFixed(1)} ms\n`,
  );
} finally {
  rmSync(folder, { recursive: true });
}
