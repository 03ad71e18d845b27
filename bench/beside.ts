// The mortgage call to this checkout and to another one, both under load at once: `npm run bench -- beside
// --other FOLDER [--rounds 8] [--seconds 12]`. What disturbs the machine meets both alike, so processor time
// for each call can be compared to one percent also where others use the machine. It needs wrk, and a
// checkout that `npm ci` has been run in.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { freePort } from '../test/kit/fleet.ts';
import { isInstalled, launch, median, readKey, root, saturate, type Server, untilAnswered } from './load.ts';
import { describeMachine, formatTable } from './table.ts';

interface Running {
  readonly server: Server;
  readonly key: string;
  /** Its data, and files for the generator of the load. */
  readonly folder: string;
}

const CONNECTIONS = 32;

async function start(checkout: string, folder: string): Promise<Running> {
  mkdirSync(folder);
  const env = { DATA_DIR: folder, RATES_REFRESH: 'off' };
  const server = launch(
    { file: 'sh', args: ['-c', 'npm start 2>/dev/null'], env, cwd: checkout },
    await freePort(),
  );
  const key = await readKey(server);
  await untilAnswered(server, key);
  return { server, key, folder };
}

/** The processor time of a call to each, in µs, in one round. */
async function measure(all: readonly Running[], seconds: number): Promise<readonly number[]> {
  const measured = await Promise.all(
    all.map(({ server, key, folder }) =>
      saturate(server, { protocol: 'h1', connections: CONNECTIONS, seconds, key, folder }),
    ),
  );
  return measured.map(({ microsecondsEach }) => microsecondsEach);
}

const { values } = parseArgs({
  options: {
    other: { type: 'string' },
    rounds: { type: 'string', default: '8' },
    seconds: { type: 'string', default: '12' },
  },
});
if (values.other === undefined) throw new Error('Name another checkout: --other FOLDER.');
if (!(await isInstalled('wrk'))) throw new Error('wrk is not on this machine.');
const [rounds, seconds] = [Number(values.rounds), Number(values.seconds)];
const folder = mkdtempSync(join(tmpdir(), 'centwise-beside-'));
const all: Running[] = [];
try {
  all.push(await start(root, join(folder, 'this')));
  all.push(await start(resolve(values.other), join(folder, 'other')));
  await measure(all, 5);
  const rows: string[][] = [];
  const ratios: number[] = [];
  for (let round = 1; round <= rounds; round++) {
    const [one, other] = (await measure(all, seconds)) as [number, number];
    ratios.push(one / other);
    rows.push([String(round), one.toFixed(2), other.toFixed(2), (one / other).toFixed(3)]);
  }
  process.stdout.write(`${describeMachine()}\n\n`);
  process.stdout.write(formatTable(['round', 'this, µs', 'other, µs', 'ratio'], rows));
  process.stdout.write(`\nmedian ratio ${median(ratios).toFixed(3)}\n`);
} finally {
  await Promise.all(all.map(({ server }) => server.stop()));
  rmSync(folder, { recursive: true, force: true });
}
