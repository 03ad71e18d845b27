import assert from 'node:assert/strict';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { runProgram, temporaryFolder } from '../kit/process.ts';

const folder = await temporaryFolder();
after(() => rmSync(folder, { recursive: true }));
const dataDir = join(folder, 'data');
/**
 * Nothing may be created, opened or served: a service would keep the process alive, and the test would time
 * out.
 */
const run = async (...args: string[]) => {
  const finished = await runProgram(args, { DATA_DIR: dataDir });
  assert.ok(!existsSync(dataDir), args.join(' '));
  return finished;
};

/** The words before two spaces in the lists of a help text. */
function listed(help: string): string[] {
  return [...help.matchAll(/^ {2}([a-z]+) {2,}/gm)].map(([, word]) => word!);
}

describe('help', () => {
  test('is shown by every command and every command of a group, and starts nothing', async () => {
    const overview = await run('--help');
    const commands = listed(overview.stdout);
    assert.ok(commands.includes('serve') && commands.includes('mcp') && commands.length >= 10);
    for (const command of commands) {
      const { code, stdout, stderr } = await run(command, '--help');
      assert.deepEqual([code, stderr], [0, ''], command);
      assert.match(stdout, new RegExp(`^Usage: centwise ${command}\\b`));
      assert.equal((await run(command, '-h')).stdout, stdout);
      for (const inner of / COMMAND\n/.test(stdout) ? listed(stdout) : []) {
        const help = await run(command, inner, 'x', '--help');
        assert.equal(help.code, 0);
        assert.match(help.stdout, new RegExp(`^Usage: centwise ${command} ${inner}\\b`));
        assert.equal((await run('help', command, inner)).stdout, help.stdout);
      }
    }
  });

  test('is also what no arguments, help and -h show', async () => {
    const [none, word, short] = await Promise.all([run(), run('help'), run('-h')]);
    assert.match(none.stdout, /^Usage: centwise COMMAND\n/);
    assert.deepEqual([word.stdout, short.stdout], [none.stdout, none.stdout]);
  });

  test('on a calculator lists its fields', async () => {
    for (const args of [
      ['calc', 'mortgage', '-h'],
      ['calc', '--help', 'mortgage'],
      ['help', 'calc', 'mortgage'],
    ]) {
      assert.match((await run(...args)).stdout, /^Usage: centwise calc mortgage [^]+\n {2}--home-price /);
    }
  });
});

test('the version is that of the package', async () => {
  const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
    version: string;
  };
  for (const word of ['--version', '-V', 'version']) {
    assert.deepEqual(await run(word), { code: 0, stdout: `centwise ${version}\n`, stderr: '' });
  }
});

test('what is mistyped is an error with a suggestion, before anything starts', async () => {
  const faults: readonly [string[], RegExp][] = [
    [['serv'], /^"serv" is not a command of centwise; did you mean serve\?/],
    [['--vers'], /did you mean --version\?/],
    [
      ['serve', '--port', '1'],
      /^--port is not an option of this command; it has no options\.\nUsage: centwise serve\n$/,
    ],
    [['config', 'x'], /^"x" is an extra argument; remove it\./],
    [
      ['keys', 'creat'],
      /^"creat" is not a command of keys; did you mean create\?\nUsage: centwise keys COMMAND\n$/,
    ],
    [['keys'], /^A command is missing; choose from create, list, /],
    [['help', 'keys', 'lst'], /did you mean list\?/],
    [['mcp', '--tool', 'all'], /did you mean --tools\?/],
    [['completion', 'bsh'], /did you mean bash\?/],
  ];
  for (const [args, expected] of faults) {
    const { code, stdout, stderr } = await run(...args);
    assert.deepEqual([code, stdout], [2, '']);
    assert.match(stderr, expected);
  }
});
