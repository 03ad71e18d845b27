// The same mortgage call to this service and to others, in turn: `npm run bench -- http [--rounds 5]
// [--seconds 4] [--only NAME]`. It needs wrk and h2load; what else is missing is named in the table.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { isInstalled, type Load, type Measured, measureLatency, median, saturate, warmUp } from './load.ts';
import { type Contender, listContenders, type Running, startContender } from './servers/contenders.ts';
import { describeMachine, formatTable, whole } from './table.ts';

const RESULTS = new URL('results/http.md', import.meta.url);
const OURS = 'Centwise (Bun)';
const OURS_ON_NODE = 'Centwise (Node)';

interface Setting {
  readonly title: string;
  readonly protocol: Load['protocol'];
  readonly connections: number;
  /** Whether it is the first of its protocol. */
  readonly isCold: boolean;
}

const settings: readonly Setting[] = [
  { title: 'HTTP/1.1, 64 connections', protocol: 'h1', connections: 64, isCold: true },
  { title: 'HTTP/1.1, 256 connections', protocol: 'h1', connections: 256, isCold: false },
  { title: 'HTTP/2, 64 connections', protocol: 'h2', connections: 64, isCold: true },
];

interface Goal {
  readonly of: string;
  readonly to: string;
  readonly setting: string;
  readonly measure: 'throughput' | 'processor time';
  /** The least throughput or the most processor time, as a ratio. */
  readonly bound: number;
}

const [h1, , h2] = settings.map(({ title }) => title) as [string, string, string];
const goals: readonly Goal[] = [
  { of: OURS, to: 'floor: raw Bun.serve', setting: h1, measure: 'throughput', bound: 0.85 },
  { of: OURS, to: 'nginx, constant reply', setting: h1, measure: 'throughput', bound: 0.65 },
  { of: OURS, to: 'Fastify 5 (Node)', setting: h1, measure: 'throughput', bound: 1.4 },
  { of: OURS, to: 'Express 5 + zod (Node)', setting: h1, measure: 'throughput', bound: 2.5 },
  { of: OURS, to: 'FastAPI + uvicorn', setting: h1, measure: 'throughput', bound: 7 },
  { of: OURS, to: 'Fastify 5 (Node)', setting: h2, measure: 'throughput', bound: 3 },
  { of: OURS_ON_NODE, to: 'floor: raw node:https', setting: h1, measure: 'processor time', bound: 1.15 },
];

/** The rounds of one setting by name; in a round each contender has its turn. */
type Rounds = ReadonlyMap<string, readonly Measured[]>;

async function measureSetting(
  setting: Setting,
  running: readonly Running[],
  folder: string,
  { rounds, seconds }: { readonly rounds: number; readonly seconds: number },
): Promise<Rounds> {
  const able = running.filter(({ contender }) => contender.protocols.includes(setting.protocol));
  const results = new Map(able.map(({ contender }) => [contender.name, [] as Measured[]]));
  if (setting.isCold)
    for (const { server, key } of able) await warmUp(server, { ...setting, seconds, key, folder });
  for (let round = 1; round <= rounds; round++) {
    for (const { contender, server, key } of able) {
      process.stderr.write(`\r${setting.title}: round ${round} of ${rounds}, ${contender.name.padEnd(30)}`);
      results.get(contender.name)!.push(await saturate(server, { ...setting, seconds, key, folder }));
    }
  }
  // Ratios to nothing say nothing.
  for (const [name, measured] of results)
    if (measured.some(({ requests }) => requests === 0)) results.delete(name);
  return results;
}

/** The median of the ratios within the rounds: a disturbance of the machine meets both alike. */
function ratio(rounds: Rounds, of: string, to: string, measure: keyof Measured): number | undefined {
  const [these, those] = [rounds.get(of), rounds.get(to)];
  if (these === undefined || those === undefined) return undefined;
  return median(these.map((one, round) => one[measure] / those[round]![measure]));
}

function describeRounds(
  rounds: Rounds,
  contenders: readonly Contender[],
  protocol: Load['protocol'],
): string {
  const rows = contenders.flatMap(({ name, absent, protocols }) => {
    if (absent !== undefined) return [[name, `absent: ${absent}`, '', '', '', '']];
    const measured = rounds.get(name);
    if (measured === undefined) {
      const reason = protocols.includes(protocol) ? 'no reply in one of the rounds' : 'has no such protocol';
      return [[name, reason, '', '', '', '']];
    }
    const shown = (measure: keyof Measured) => ratio(rounds, OURS, name, measure)?.toFixed(2) ?? '';
    return [
      [
        name,
        median(measured.map(({ perSecond }) => perSecond)).toFixed(0),
        shown('perSecond'),
        median(measured.map(({ microsecondsEach }) => microsecondsEach)).toFixed(1),
        shown('microsecondsEach'),
        whole(median(measured.map(({ instructionsEach }) => instructionsEach))),
      ],
    ];
  });
  const titles = [
    '',
    'requests/s',
    `${OURS} : it`,
    'processor µs each',
    `${OURS} : it `,
    'instructions each',
  ];
  return formatTable(titles, rows);
}

function describeGoals(all: ReadonlyMap<string, Rounds>): string {
  const rows = goals.map(({ of, to, setting, measure, bound }) => {
    const isLeast = measure === 'throughput';
    const rounds = all.get(setting);
    const value = rounds && ratio(rounds, of, to, isLeast ? 'perSecond' : 'microsecondsEach');
    const isMet = value !== undefined && (isLeast ? value >= bound : value <= bound);
    const verdict = value === undefined ? 'not measured' : isMet ? 'met' : 'missed';
    return [
      `${of} : ${to}, ${measure}, ${setting}`,
      `${isLeast ? '≥' : '≤'} ${bound}`,
      value?.toFixed(2) ?? '',
      verdict,
    ];
  });
  return formatTable(['Goal', 'bound', 'measured', ''], rows);
}

/** At half of what each can do, the load spread evenly: there a slow request is the server's doing. */
async function describeLatency(
  running: readonly Running[],
  rounds: Rounds,
  folder: string,
  count: number,
): Promise<string> {
  const names = new Set([
    OURS,
    OURS_ON_NODE,
    'floor: raw Bun.serve',
    'floor: raw node:https',
    'Fastify 5 (Node)',
  ]);
  const able = running.filter(({ contender }) => names.has(contender.name));
  const samples = new Map(
    able.map(({ contender }) => [contender.name, [] as { medianMs: number; p99Ms: number }[]]),
  );
  for (let round = 0; round < count; round++) {
    for (const { contender, server, key } of able) {
      const perSecond = median(rounds.get(contender.name)!.map((one) => one.perSecond)) / 2;
      const load: Load = { protocol: 'h1', connections: 64, seconds: 3, key, folder };
      samples.get(contender.name)!.push(await measureLatency(server, load, perSecond));
    }
  }
  const ours = samples.get(OURS);
  const rows = [...samples].map(([name, all]) => [
    name,
    (median(rounds.get(name)!.map((one) => one.perSecond)) / 2).toFixed(0),
    median(all.map(({ medianMs }) => medianMs)).toFixed(2),
    median(all.map(({ p99Ms }) => p99Ms)).toFixed(2),
    ours === undefined ? '' : median(all.map(({ p99Ms }, round) => ours[round]!.p99Ms / p99Ms)).toFixed(2),
  ]);
  const title = 'Half of what each can do, HTTP/1.1, 64 connections';
  const goal = 'Goal: a p99 below 2 ms on a quiet machine, and at most 1.5 times that of raw Bun.serve.';
  return `${goal}\n\n${formatTable([title, 'requests/s', 'median ms', 'p99 ms', `${OURS} : it`], rows)}`;
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    args: process.argv.slice(2),
    options: {
      rounds: { type: 'string', default: '5' },
      seconds: { type: 'string', default: '4' },
      only: { type: 'string', multiple: true },
    },
  });
  for (const tool of ['wrk', 'h2load', 'taskset']) {
    if (!(await isInstalled(tool))) throw new Error(`${tool} is not on this machine.`);
  }
  const effort = { rounds: Number(values.rounds), seconds: Number(values.seconds) };
  const folder = mkdtempSync(join(tmpdir(), 'centwise-http-'));
  const running: Running[] = [];
  try {
    const contenders = (await listContenders(folder)).filter(
      ({ name }) => values.only === undefined || values.only.some((part) => name.includes(part)),
    );
    for (const contender of contenders) {
      if (contender.absent === undefined) running.push(await startContender(contender));
    }
    const all = new Map<string, Rounds>();
    const tables: string[] = [];
    for (const setting of settings) {
      const rounds = await measureSetting(setting, running, folder, effort);
      all.set(setting.title, rounds);
      tables.push(`## ${setting.title}\n\n${describeRounds(rounds, contenders, setting.protocol)}`);
    }
    const latency = await describeLatency(running, all.get(h1)!, folder, effort.rounds);
    const method = `Medians of ${effort.rounds} interleaved rounds of ${effort.seconds} s, server and generator on a core each, TLS 1.3, \`npm run bench -- http\`.`;
    const text = [
      `# The mortgage call over HTTPS\n\n${describeMachine()}. ${method}`,
      describeGoals(all),
      ...tables,
      latency,
    ].join('\n\n');
    process.stderr.write('\n');
    process.stdout.write(text);
    if (values.only === undefined) writeFileSync(RESULTS, text);
  } finally {
    await Promise.all(running.map(({ server }) => server.stop()));
    rmSync(folder, { recursive: true });
  }
}

await main();
