import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { migrate, migrations } from '#access/migrations.ts';
import { openSqliteKeyStore } from '#access/sqlite.ts';
import { openDatabase } from '#platform/sqlite.ts';
import { describeKeyStore } from './key-store.contract.ts';

const directory = mkdtempSync(join(tmpdir(), 'centwise-sqlite-'));
let made = 0;
after(() => rmSync(directory, { recursive: true }));

/** The path of a database that is not there yet, in a folder that is not there yet. */
function nextPath(): string {
  return join(directory, String(made++), 'keys.db');
}

function modeOf(path: string): string {
  return (statSync(path).mode & 0o777).toString(8);
}

describeKeyStore('SQLite', async () => {
  const path = nextPath();
  return async () => openSqliteKeyStore(openDatabase(path));
});

describe('opening an SQLite database', () => {
  test('makes it, and all that belongs to it, readable by its owner alone', () => {
    const path = nextPath();
    const database = openDatabase(path);
    migrate(database);
    const files = readdirSync(join(path, '..'));
    assert.deepEqual(files.sort(), ['keys.db', 'keys.db-shm', 'keys.db-wal']);
    for (const file of files) assert.equal(modeOf(join(path, '..', file)), '600', file);
    assert.equal(modeOf(join(path, '..')), '700');
    database.close();
  });

  test('closes to others a database that was open to them', () => {
    const path = nextPath();
    openDatabase(path).close();
    chmodSync(path, 0o644);
    openDatabase(path).close();
    assert.equal(modeOf(path), '600');
  });

  test('asks for commits that survive a power cut and for readers that do not block', () => {
    const database = openDatabase(nextPath());
    assert.equal(database.prepare('PRAGMA journal_mode').get()?.['journal_mode'], 'wal');
    assert.equal(database.prepare('PRAGMA synchronous').get()?.['synchronous'], 2);
    database.close();
  });

  test('says in one sentence why it cannot', () => {
    const noDatabase = nextPath();
    mkdirSync(join(noDatabase, '..'));
    writeFileSync(noDatabase, 'These are notes, not a database. '.repeat(100));
    const faults: [path: string, sentence: string][] = [
      [noDatabase, `The database ${noDatabase} cannot be opened: file is not a database.`],
      [directory, `The database ${directory} cannot be opened: it is a folder.`],
      [
        join(noDatabase, 'keys.db'),
        `The database ${noDatabase}/keys.db cannot be opened: its folder is a file.`,
      ],
    ];
    for (const [path, message] of faults) assert.throws(() => openDatabase(path), { name: 'Error', message });
  });

  test('says that its folder may not be written to', () => {
    const path = nextPath();
    mkdirSync(join(path, '..'), { mode: 0o555 });
    assert.throws(() => asOrdinaryUser(() => openDatabase(path)), {
      message: `The database ${path} cannot be opened: this user may not write there.`,
    });
  });

  test('gives up when another program holds the database for too long', () => {
    const path = nextPath();
    const holder = openDatabase(path);
    holder.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; CREATE TABLE held (x)');
    assert.throws(() => openSqliteKeyStore(openDatabase(path, 20)), /database is locked\.$/);
    holder.close();
  });
});

describe('the schema', () => {
  test('takes no lock once it is up to date, so keys can be read while another process writes', async () => {
    const path = nextPath();
    const writer = openDatabase(path);
    migrate(writer);
    writer.exec('BEGIN IMMEDIATE');
    const store = openSqliteKeyStore(openDatabase(path, 0));
    assert.deepEqual(await store.list(), []);
    await store.close();
    writer.close();
  });

  test('is refused when it is newer than the program, and left as it is', () => {
    const database = openDatabase(nextPath());
    database.exec(`PRAGMA user_version = ${migrations.length + 1}`);
    assert.throws(() => openSqliteKeyStore(database), {
      name: 'StoreError',
      message: 'The key store has schema 2, this program knows 1: use a newer Centwise.',
    });
    assert.deepEqual(database.prepare('SELECT name FROM sqlite_schema').all(), []);
    database.close();
  });

  test('gets the missing steps only, once each and in order', () => {
    const database = openDatabase(nextPath());
    const steps = [
      'CREATE TABLE a (x)',
      'INSERT INTO a VALUES (1)',
      'INSERT INTO a SELECT max(x) + 1 FROM a',
    ];
    migrate(database, steps.slice(0, 2));
    migrate(database, steps);
    migrate(database, steps);
    const values = database.prepare('SELECT x FROM a').all();
    assert.deepEqual(
      values.map(({ x }) => x),
      [1, 2],
    );
    database.close();
  });

  test('stays as it was when a step fails', () => {
    const database = openDatabase(nextPath());
    assert.throws(() => migrate(database, ['CREATE TABLE a (x)', 'CREATE TABLE a (x)']), /already exists/);
    assert.equal(database.prepare('PRAGMA user_version').get()?.['user_version'], 0);
    assert.deepEqual(database.prepare('SELECT name FROM sqlite_schema').all(), []);
    migrate(database, ['CREATE TABLE a (x)']);
    database.close();
  });

  test('is made once by processes that start at the same time, and each of them has the store', async () => {
    // Several databases one after the other, for the processes seldom meet in the same microsecond.
    const paths = Array.from({ length: 20 }, nextPath);
    const program = `
      import { openSqliteKeyStore } from '#access/sqlite.ts';
      import { openDatabase } from '#platform/sqlite.ts';
      process.stdin.once('data', async () => {
        for (const path of ${JSON.stringify(paths)}) {
          const keys = await openSqliteKeyStore(openDatabase(path)).list();
          process.stdout.write(JSON.stringify(keys));
        }
        process.exit();
      });
      process.stdout.write('ready ');`;
    const children = Array.from({ length: 6 }, () => startProgram(program));
    await Promise.all(children.map((child) => child.ready));
    for (const child of children) child.start();
    const outputs = await Promise.all(children.map((child) => child.output));
    assert.deepEqual(outputs, Array(6).fill(`ready ${'[]'.repeat(20)}`));
  });
});

/** Runs the action without the rights of root, which may write anywhere. */
function asOrdinaryUser<T>(action: () => T): T {
  if (process.geteuid?.() !== 0) return action();
  chmodSync(directory, 0o755);
  process.seteuid?.(65_534);
  try {
    return action();
  } finally {
    process.seteuid?.(0);
  }
}

/** A process that waits for its start, so that several can be started at the same moment. */
function startProgram(program: string): { ready: Promise<void>; start: () => void; output: Promise<string> } {
  const child = spawn(process.execPath, ['-e', program], { stdio: ['pipe', 'pipe', 'inherit'] });
  let text = '';
  const { promise: ready, resolve } = Promise.withResolvers<void>();
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk;
    resolve();
  });
  const output = new Promise<string>((settle) => child.once('close', () => settle(text)));
  return { ready, start: () => child.stdin.end('go'), output };
}
