// How long a start takes and what memory the service needs: `npm run bench -- start [--rounds 5]
// [--minutes 10] [--runtime Bun]`, where a runtime is one whose memory is measured.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { freePort } from '../test/kit/fleet.ts';
import {
  type Command,
  launch,
  median,
  readKey,
  residentMegabytes,
  root,
  saturate,
  type Server,
  untilAnswered,
} from './load.ts';
import { describeMachine, formatTable } from './table.ts';

const RESULTS = new URL('results/start.md', import.meta.url);
const SECOND_START_MS = 500;
const LOADED_MEGABYTES = 120;

const folder = mkdtempSync(join(tmpdir(), 'centwise-start-'));

interface Way {
  readonly name: string;
  readonly command: (dataDir: string) => Command;
}

function way(name: string, file: string, args: readonly string[], RUNTIME: string): Way {
  const env = {
    RUNTIME,
    RATES_REFRESH: 'off',
    NODE_COMPILE_CACHE: join(folder, 'compiled'),
  };
  // Its log goes where nobody has to read it.
  const shell = ['-c', `exec "$0" "$@" 2>/dev/null`, file, ...args];
  return { name, command: (DATA_DIR) => ({ file: 'sh', args: shell, env: { ...env, DATA_DIR } }) };
}

const program = ['src/main.ts', 'serve'];
const ways: readonly Way[] = [
  way('npm start', 'npm', ['start'], 'bun'),
  way('the program on Bun', process.execPath, program, 'bun'),
  way('RUNTIME=node npm start', 'npm', ['start'], 'node'),
  way('the program on Node', join(root, 'node_modules', 'node', 'bin', 'node'), program, 'node'),
];

interface Started {
  readonly server: Server;
  readonly key: string;
  readonly ms: number;
}

async function start({ command }: Way, dataDir: string, known?: string): Promise<Started> {
  const port = await freePort();
  const startMs = performance.now();
  const server = launch(command(dataDir), port, '0,1');
  const key = known ?? (await readKey(server));
  await untilAnswered(server, key);
  return { server, key, ms: performance.now() - startMs };
}

async function measureStarts(rounds: number): Promise<string> {
  const times = ways.map(() => ({ first: [] as number[], second: [] as number[] }));
  for (let round = 0; round < rounds; round++) {
    for (const [index, one] of ways.entries()) {
      const dataDir = mkdtempSync(join(folder, 'data-'));
      const first = await start(one, dataDir);
      await first.server.stop();
      const second = await start(one, dataDir, first.key);
      await second.server.stop();
      times[index]!.first.push(first.ms);
      times[index]!.second.push(second.ms);
    }
  }
  const rows = ways.map(({ name }, index) => {
    const { first, second } = times[index]!;
    const verdict = median(second) < SECOND_START_MS ? 'met' : 'missed';
    return [
      name,
      median(first).toFixed(0),
      median(second).toFixed(0),
      Math.min(...second).toFixed(0),
      verdict,
    ];
  });
  const goal = `second below ${SECOND_START_MS} ms`;
  return formatTable(['Start to first 200, ms', 'first', 'second', 'least second', goal], rows);
}

async function measureMemory(minutes: number, runtimes: readonly string[]): Promise<string> {
  const rows: string[][] = [];
  for (const one of ways.filter(({ name }) =>
    runtimes.some((runtime) => name === `the program on ${runtime}`),
  )) {
    const { server, key } = await start(one, mkdtempSync(join(folder, 'data-')));
    await sleep(3_000);
    const idle = residentMegabytes(server.pid);
    const samples: number[] = [];
    const load = { protocol: 'h1', connections: 64, key, folder } as const;
    // The memory of the first minute, or half of a shorter run, is that of compilers and first buffers.
    const spans = Math.max(2, Math.round(minutes * 6));
    for (let span = 0; span < spans; span++) {
      await saturate(server, { ...load, seconds: 10 });
      samples.push(residentMegabytes(server.pid));
    }
    await server.stop();
    const settled = samples.slice(Math.min(6, spans >> 1));
    const half = settled.length >> 1;
    const [before, after] = [settled.slice(0, half || 1), settled.slice(half)].map(median) as [
      number,
      number,
    ];
    const most = Math.max(...samples);
    rows.push([
      one.name,
      idle.toFixed(0),
      most.toFixed(0),
      most < LOADED_MEGABYTES ? 'met' : 'missed',
      `${before.toFixed(1)} → ${after.toFixed(1)}`,
    ]);
  }
  const growth = `halves of ${minutes} min, medians`;
  const head = ['Resident memory, MB', 'idle', 'most under load', `below ${LOADED_MEGABYTES}`, growth];
  return formatTable(head, rows);
}

const { values } = parseArgs({
  args: process.argv.slice(2),
  options: {
    rounds: { type: 'string', default: '5' },
    minutes: { type: 'string', default: '10' },
    runtime: { type: 'string', multiple: true, default: ['Bun', 'Node'] },
  },
});
const [rounds, minutes] = [Number(values.rounds), Number(values.minutes)];
try {
  const tables = [await measureStarts(rounds), await measureMemory(minutes, values.runtime)];
  const method = `Medians of ${rounds} interleaved rounds, \`npm run bench -- start --minutes ${minutes}\`.`;
  const text = `# Start and memory\n\n${describeMachine()}. ${method}\n\n${tables.join('\n')}`;
  process.stdout.write(text);
  writeFileSync(RESULTS, text);
} finally {
  rmSync(folder, { recursive: true });
}
