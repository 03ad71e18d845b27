// Lines of NDJSON over HTTPS on one core: this checkout, another one, and the least that Bun can do with as
// many bytes, in rounds that alternate: `npm run bench -- lines [--other FOLDER] [--rounds 10]`. It needs
// curl, and in the other checkout npm ci.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { bounds } from '#base/bounds.ts';
import { ensureDevelopmentCertificate } from '#platform/development-certificate.ts';
import { freePort } from '../test/kit/fleet.ts';
import {
  launch,
  median,
  pinned,
  processorMicroseconds,
  readKey,
  residentMegabytes,
  root,
  type Server,
  untilAnswered,
} from './load.ts';
import { describeMachine, formatTable, whole } from './table.ts';

/** In these the engine compiles the program. */
const FIRST_ROUNDS = 3;
/** Processor time is counted in hundredths of a second. */
const STREAMS = 3;
const folder = mkdtempSync(join(tmpdir(), 'centwise-lines-'));
const [body, replies] = [join(folder, 'lines.ndjson'), join(folder, 'replies.ndjson')];

interface Side {
  readonly name: string;
  readonly server: Server;
  readonly key: string;
  readonly microseconds: number[];
  readonly perSecond: number[];
  megabytes: number;
}

/** Each line has other numbers. */
function writeLines(): void {
  const lines = Array.from({ length: bounds.lines }, (_, id) => {
    const inputs = {
      home_price: 200_000 + ((id * 7_919) % 700_001),
      down_payment: (id % 1_000) * 100,
      interest_rate: 2 + (id % 600) / 100,
      loan_term: 10 + (id % 21),
      currency: 'USD',
    };
    return `${JSON.stringify({ id, calculator: 'mortgage', inputs })}\n`;
  });
  writeFileSync(body, lines.join(''));
}

function sideOf(name: string, server: Server, key: string): Side {
  return { name, server, key, microseconds: [], perSecond: [], megabytes: 0 };
}

async function startService(name: string, cwd: string): Promise<Side> {
  const env = { DATA_DIR: mkdtempSync(join(folder, 'data-')), RATES_REFRESH: 'off' };
  const args = ['-c', 'exec "$0" src/main.ts serve 2>/dev/null', process.execPath];
  const server = launch({ file: 'sh', args, env, cwd }, await freePort());
  const key = await readKey(server);
  await untilAnswered(server, key);
  return sideOf(name, server, key);
}

async function startFloor(): Promise<Side> {
  const { certificate, key } = ensureDevelopmentCertificate({
    directory: folder,
    hosts: [],
    now: new Date(),
  });
  const [CERTIFICATE, CERTIFICATE_KEY] = [join(folder, 'floor.pem'), join(folder, 'floor-key.pem')];
  writeFileSync(CERTIFICATE, certificate);
  writeFileSync(CERTIFICATE_KEY, key);
  const env = { CERTIFICATE, CERTIFICATE_KEY, KEY: 'none' };
  const args = [join(root, 'bench', 'servers', 'floor-lines.mjs')];
  return sideOf('floor: Bun.serve', launch({ file: process.execPath, args, env }, await freePort()), 'none');
}

async function measure(side: Side, isCounted: boolean): Promise<void> {
  const { server, key, microseconds, perSecond } = side;
  const headers = [`Authorization: Bearer ${key}`, 'Content-Type: application/x-ndjson', 'Expect:'];
  const options = ['-sSkf', '--http1.1', '--retry-connrefused', '--retry', '5', '-o', replies];
  const url = `https://127.0.0.1:${server.port}/v1/batch`;
  const startMs = performance.now();
  const before = processorMicroseconds(server.pid);
  for (let stream = 0; stream < STREAMS; stream++)
    await pinned('curl', [
      ...options,
      ...headers.flatMap((one) => ['-H', one]),
      '--data-binary',
      `@${body}`,
      url,
    ]);
  const spent = processorMicroseconds(server.pid) - before;
  const seconds = (performance.now() - startMs) / 1000;
  const right = readFileSync(replies, 'utf8').split('"status":200').length - 1;
  if (right !== bounds.lines)
    throw new Error(`${side.name}: ${right} of ${bounds.lines} lines have a result`);
  side.megabytes = Math.max(side.megabytes, residentMegabytes(server.pid));
  if (!isCounted) return;
  microseconds.push(spent / STREAMS / bounds.lines);
  perSecond.push((STREAMS * bounds.lines) / seconds);
}

const { values } = parseArgs({
  options: { other: { type: 'string' }, rounds: { type: 'string', default: '10' } },
});
const sides: Side[] = [];
try {
  writeLines();
  sides.push(await startService('this', root));
  if (values.other !== undefined) sides.push(await startService('other', resolve(values.other)));
  sides.push(await startFloor());
  for (let round = 0; round < FIRST_ROUNDS + Number(values.rounds); round++)
    for (const side of sides) await measure(side, round >= FIRST_ROUNDS);
  const [own] = sides as [Side];
  const rows = sides.map(({ name, microseconds, perSecond, megabytes }) => [
    name,
    median(microseconds).toFixed(2),
    median(microseconds.map((each, round) => own.microseconds[round]! / each)).toFixed(2),
    whole(median(perSecond)),
    whole(Math.max(...perSecond)),
    megabytes.toFixed(0),
  ]);
  const titles = ['', 'µs a line', 'This to it', 'Lines a second', 'Best', 'MB'];
  process.stdout.write(
    `${describeMachine()}; ${whole(bounds.lines)} lines a stream\n\n${formatTable(titles, rows)}`,
  );
} finally {
  await Promise.all(sides.map(({ server }) => server.stop()));
  rmSync(folder, { recursive: true, force: true });
}
