import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { withoutScript } from '../kit/process.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Runs a command in a terminal of its own, answers each of its questions with a line, and returns what the
 * terminal shows.
 */
function runInTerminal(
  command: string,
  answers: readonly string[],
  settings: Readonly<Record<string, string>> = {},
): Promise<string> {
  const env = { ...process.env, TERM: 'xterm', LANG: 'en_US.UTF-8', LC_ALL: '', LC_NUMERIC: '', ...settings };
  const [program, ...args] = ['script', '-qfec', command, '/dev/null'] as const;
  const child = spawn(program, args, { cwd: root, env });
  const left = [...answers];
  let shown = '';
  let seen = 0;
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    shown += text;
    const question = shown.indexOf(': ', seen);
    if (question < 0 || left.length === 0) return;
    seen = shown.length;
    child.stdin.write(`${left.shift()}\r`);
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject).on('close', () => resolve(shown));
  });
}

test(
  'a person is asked for what is missing, and reads the results with emphasis unless NO_COLOR is set',
  { skip: withoutScript },
  async () => {
    const answers = ['400,000', '$80k', '7%', '30'];
    const shown = await runInTerminal('./centwise calc mortgage', answers);
    assert.match(shown, /Price of the home: /);
    assert.ok(shown.includes('You would pay \u001b[1m2,128.97\u001b[0m a month'), shown);
    const plain = await runInTerminal('./centwise calc mortgage', answers, { NO_COLOR: '1' });
    assert.match(plain, /^Monthly payment +2,128\.97\r\n/m);
  },
);

test(
  'an end of the input before the first question ends the command, on a line of its own',
  { skip: withoutScript },
  () => {
    const [program, ...args] = ['script', '-qfec', './centwise calc mortgage', '/dev/null'] as const;
    const { status, stdout } = spawnSync(program, args, {
      cwd: root,
      input: '',
      encoding: 'utf8',
    });
    assert.equal(status, 2, stdout);
    assert.match(stdout, /\r\n--home-price is required\.\r\n/);
  },
);
