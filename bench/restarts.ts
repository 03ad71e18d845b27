// What restarts promise: `npm run bench -- restarts`. It needs PostgreSQL, as the tests do.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ensureDevelopmentCertificate } from '#platform/development-certificate.ts';
import { createDatabase, dropDatabases } from '../test/kit/databases.ts';
import { type LoadTally, startLoad } from '../test/kit/load.ts';
import { startProcess } from '../test/kit/process.ts';
import { createKey } from '../test/kit/keys.ts';
import { describeMachine, formatTable } from './table.ts';
import { openPostgresStore } from '../test/kit/stores.ts';

const ROUNDS = 20;
const CONNECTIONS = 16;

const directory = mkdtempSync(join(tmpdir(), 'centwise-restarts-'));
const url = await createDatabase();
const store = await openPostgresStore(url);
const { key } = await createKey(store);
const settings = { DATABASE_URL: url, SHARE_PORT: 'on', LOG_LEVEL: 'warn' };

function row(
  name: string,
  rounds: number,
  { answered, failed, reconnected, firstFailure }: LoadTally,
): string[] {
  return [name, String(rounds), String(answered), String(failed), String(reconnected), firstFailure ?? '–'];
}

/** One process takes over from another on the same port, again and again. */
async function rollOver(callsEach: number): Promise<string[]> {
  let service = await startProcess(directory, settings);
  const { port } = service;
  const load = startLoad({ port, key, connections: CONNECTIONS, callsEach });
  for (let round = 0; round < ROUNDS; round++) {
    const next = await startProcess(directory, { ...settings, PORT: String(port) });
    const code = await service.stop();
    if (code !== 0) throw new Error(`The process ended with ${code}: ${service.output()}`);
    service = next;
  }
  const tally = await load.stop();
  await service.stop();
  return row(`SIGTERM, a connection for ${callsEach} calls`, ROUNDS, tally);
}

/** Two certificates change places on disk, again and again. */
async function swapCertificates(): Promise<string[]> {
  const pairs = ['a', 'b'].map((name) => {
    const { certificate, key } = ensureDevelopmentCertificate({
      directory: join(directory, name),
      hosts: [],
      now: new Date(),
    });
    return { certificate, key };
  });
  const [TLS_CERT, TLS_KEY] = [join(directory, 'cert.pem'), join(directory, 'key.pem')];
  const put = (round: number) => {
    writeFileSync(TLS_KEY, pairs[round % 2]!.key);
    writeFileSync(TLS_CERT, pairs[round % 2]!.certificate);
  };
  put(0);
  const service = await startProcess(directory, { ...settings, TLS: 'files', TLS_CERT, TLS_KEY });
  const load = startLoad({ port: service.port, key, connections: CONNECTIONS, callsEach: 50 });
  for (let round = 1; round <= ROUNDS; round++) {
    put(round);
    await sleep(1_500);
  }
  const tally = await load.stop();
  await service.stop();
  return row('certificate replaced, a connection for 50 calls', ROUNDS, tally);
}

const migrate = '/proc/sys/net/ipv4/tcp_migrate_req';
const isMigrating = readFileSync(migrate, 'utf8').trim();
process.stdout.write(`${describeMachine()}, tcp_migrate_req ${isMigrating}\n\n`);
const rows = [await rollOver(1_000_000), await rollOver(50), await swapCertificates()];
const head = ['While', 'Rounds', 'Answered', 'Lost', 'Reconnected', 'First loss'];
process.stdout.write(formatTable(head, rows));
await store.close();
await dropDatabases();
rmSync(directory, { recursive: true });
process.exit();
