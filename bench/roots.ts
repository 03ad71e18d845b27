// Rates of return beside other libraries: the processor time of an answer, and the share of answers that are right
// to the fourth decimal: `npm run bench -- roots [--cases N] [--seed S]`. It installs xirr, node-irr and formulajs
// from npm into a temporary folder, and asks QuantLib where quantlib-python of Debian is installed.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { DomainError } from '#base/errors.ts';
import type { AnyCalculator, InputValues } from '#catalogue/declare/define.ts';
import { catalogue } from '#catalogue/index.ts';
import { createEvaluator } from '#catalogue/run/evaluate.ts';
import { createRandom } from '../test/kit/accuracy/random.ts';
import { type Drawn, drawFlows, type Kind, kinds, ratesOf } from './roots/flows.ts';
import { leastTimes } from './least-times.ts';
import { askQuantLib, loadPeers, type Peer } from './roots/peers.ts';
import { describeMachine, formatTable } from './table.ts';

const OFTEN = { rounds: 40, calls: 50 };

/** An own calculator: the units of its output. */
function calculator(id: string, output: string): (values: InputValues) => unknown {
  const found: AnyCalculator = catalogue.find((one) => one.id === id)!;
  const { evaluate, complete } = createEvaluator(found);
  const place = Object.keys(found.output).indexOf(output);
  return (values) => evaluate(complete(values), 2)[place];
}

const [xirr, irr] = [calculator('xirr', 'xirrs'), calculator('irr', 'irrs')];
// As a request has them: new objects at each call, of which nothing is known.
const dated = ({ dates, amounts }: Drawn) =>
  xirr({ dated_cash_flows: amounts.map((amount, index) => ({ date: dates[index]!, amount })) });
const periodic = ({ amounts }: Drawn) => irr({ cash_flows: [...amounts] });

/** All rates of Centwise are to be right; of one rate it is enough to be one of them. */
function isRight(answer: readonly number[] | number, rates: readonly number[]): boolean {
  const isNear = (x: number, y: number) => Math.abs(x - y) <= 1e-4 * (1 + 1e-9) + Math.abs(y) * 1e-15;
  if (typeof answer !== 'number')
    return answer.length === rates.length && answer.every((one, index) => one === rates[index]);
  return rates.length === 0 ? !Number.isFinite(answer) : rates.some((rate) => isNear(answer, rate));
}

function answerOf(run: () => number): number {
  try {
    return run();
  } catch {
    return NaN;
  }
}

function ownAnswer(run: () => unknown): readonly number[] {
  try {
    return (run() as readonly (number | bigint)[]).map((units) => Number(units) / 1e4);
  } catch (error) {
    if (error instanceof DomainError) return [];
    throw error;
  }
}

/** The share of right answers in percent, by kind and by library. */
function countRight(
  kind: Kind,
  isDated: boolean,
  peers: readonly Peer[],
  cases: number,
  seed: number,
): readonly string[] {
  const random = createRandom(seed, kind);
  const drawn = Array.from({ length: cases }, () => drawFlows(random, kind, isDated));
  const all = drawn.map((one) => ratesOf(one, isDated));
  const percent = (right: readonly boolean[]) => ((100 * right.filter(Boolean).length) / cases).toFixed(1);
  const own = drawn.map((one, index) =>
    isRight(
      ownAnswer(() => (isDated ? dated : periodic)(one)),
      all[index]!,
    ),
  );
  const others = peers.map((peer) => {
    const find = isDated ? peer.dated : peer.periodic;
    if (find === undefined) return '–';
    return percent(drawn.map((one, index) => isRight(answerOf(find(one)), all[index]!)));
  });
  const quantLib = isDated ? askQuantLib(drawn) : undefined;
  const rates = quantLib?.rates.map((rate, index) => isRight(rate ?? NaN, all[index]!));
  return [
    `${isDated ? 'XIRR' : 'IRR'}, ${kind}`,
    percent(own),
    ...others,
    rates === undefined ? '–' : percent(rates),
  ];
}

/** Sixty flows each; those of QuantLib with the making of its objects. */
function measure(peers: readonly Peer[]): readonly (readonly string[])[] {
  const random = createRandom(1);
  const [amounts] = [kinds['a loan, savings or a project'](random, 60)];
  const monthly = drawFlows(random, 'a loan, savings or a project', true);
  const day = monthly.days[0]!;
  const days = amounts.map((_, index) => day + index * 30 + ((index * 7) % 6));
  const flows: Drawn = {
    days,
    dates: days.map((one) => new Date(one * 864e5).toISOString().slice(0, 10)),
    amounts,
  };
  const rate = calculator('interest-rate', 'periodic_rate');
  const tasks = [
    {
      name: 'XIRR of 60 dates',
      own: () => dated(flows),
      peers: peers.map(({ dated: find }) => find?.(flows)),
    },
    {
      name: 'IRR of 60 periods',
      own: () => periodic(flows),
      peers: peers.map(({ periodic: find }) => find?.(flows)),
    },
    {
      name: 'RATE of 60 payments',
      own: (call: number) => rate({ present_value: 10_000 + call, payment: -200, periods: 60 }),
      peers: peers.map(({ annuity }) => annuity && ((call: number) => annuity(60, -200, 10_000 + call))),
    },
  ];
  return tasks.map(({ name, own, peers: others }, index) => {
    const runs = [own, ...others.flatMap((run) => run ?? [])];
    const [ours, ...theirs] = leastTimes(runs, OFTEN) as [number, ...number[]];
    const times = others.map((run) => (run === undefined ? '–' : theirs.shift()!.toFixed(1)));
    const quantLib = index === 0 ? askQuantLib([flows]) : undefined;
    return [name, ours.toFixed(1), ...times, quantLib?.microseconds.toFixed(1) ?? '–'];
  });
}

const { values } = parseArgs({
  args: process.argv.slice(2),
  options: { cases: { type: 'string', default: '400' }, seed: { type: 'string', default: '1' } },
});
const folder = mkdtempSync(join(tmpdir(), 'centwise-roots-'));
try {
  const peers = await loadPeers(folder);
  const head = ['Centwise', ...peers.map(({ name }) => name), 'QuantLib'];
  const times = measure(peers);
  const all = [true, false].flatMap((isDated) =>
    (Object.keys(kinds) as Kind[]).map((kind) => ({ kind, isDated })),
  );
  const shares = all.map(({ kind, isDated }) =>
    countRight(kind, isDated, peers, Number(values.cases), Number(values.seed)),
  );
  process.stdout.write(`${describeMachine()}, seed ${values.seed}\n\n`);
  process.stdout.write(`${formatTable(['processor time, µs', ...head], times)}\n`);
  process.stdout.write(formatTable([`right of ${values.cases}, %`, ...head], shares));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
