import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { holdAlone } from '#platform/sqlite.ts';

const directory = mkdtempSync(join(tmpdir(), 'centwise-sqlite-'));
let made = 0;
after(() => rmSync(directory, { recursive: true }));

/** The path of a database that is not there yet, in a folder that is not there yet. */
function nextPath(): string {
  return join(directory, String(made++), 'keys.db');
}

const withoutOtherUser =
  spawnSync('setpriv', ['--reuid=65534', '--clear-groups', 'true']).status === 0
    ? false
    : 'this user may not act as another one';

test(
  'holding a file alone is not prevented by another user in an open folder',
  { skip: withoutOtherUser },
  () => {
    const path = nextPath();
    holdAlone(path).release();
    chmodSync(directory, 0o755);
    chmodSync(join(path, '..'), 0o755);
    const read = spawnSync('setpriv', ['--reuid=65534', '--clear-groups', 'cat', path], { encoding: 'utf8' });
    assert.match(read.stderr, /Permission denied/);
    chmodSync(directory, 0o700);
  },
);

test('the schema is made once by processes that start at the same time, and each of them has the store', async () => {
  // Several databases one after the other, for the processes seldom meet in the same microsecond.
  const paths = Array.from({ length: 20 }, nextPath);
  const program = `
    import { openSqliteStore } from './test/kit/stores.ts';
    import { openDatabase } from '#platform/sqlite.ts';
    process.stdin.once('data', async () => {
      for (const path of ${JSON.stringify(paths)}) {
        const keys = await openSqliteStore(openDatabase(path)).list();
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
