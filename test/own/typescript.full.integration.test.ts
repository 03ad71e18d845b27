// Calculators in TypeScript files, which both runtimes load.
import assert from 'node:assert/strict';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { after, describe, test } from 'node:test';
import {
  finish,
  environmentOf,
  runProgram,
  runtimes,
  temporaryFolder,
  withoutRuntime,
} from '../kit/process.ts';
import { run } from '../kit/package.ts';
import { shownModule, tutorialModule } from './tutorial.ts';

const root = await temporaryFolder();
after(() => rmSync(root, { recursive: true }));

function folderOf(name: string, files: Readonly<Record<string, string>>): string {
  for (const [file, text] of Object.entries(files)) {
    const path = join(root, name, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  return join(root, name);
}

const sound = folderOf('sound', {
  'bonus-savings.ts': tutorialModule
    .replace(
      'export default',
      "import { words } from './parts/words.ts';\nconsole.log('loaded');\nexport default",
    )
    .replace("['employee savings', 'employer bonus']", 'words'),
  'parts/words.ts': "export const words: readonly string[] = ['employee savings', 'employer bonus'];\n",
  'sales-commission.ts': shownModule,
  'types.d.ts': 'export type Nothing = never;\n',
});
// A package above that is CommonJS changes nothing.
writeFileSync(join(root, 'package.json'), '{"type": "commonjs"}');

/** The tutorial's file with something else in the place of a text. */
function changed(text: string, other: string): string {
  assert.ok(tutorialModule.includes(text), text);
  return tutorialModule.replace(text, other).replace('own-bonus-savings', 'own-other');
}

const faulty: Readonly<Record<string, readonly [text: string, at: string, message: RegExp]>> = {
  'default.ts': [
    'export const a = 1;\n',
    '',
    /^The file has no default export; write "export default \{ … \};"\.$/,
  ],
  'equation.ts': [
    changed('V(tenure_months)', 'V(tenure_month)'),
    'tenure_month)',
    /^tenure_month is neither an input nor defined above\.$/,
  ],
  'exits.ts': ['process.exit(0);\n', '', /^The code of the file ended its thread\.$/],
  'forever.ts': ['for (;;);\n', '', /^The code of the file took more than 3 seconds\.$/],
  'function.ts': [
    changed("summary: '", "summary: () => '"),
    "() => '",
    /^This must be plain data: .* It is a function\.$/,
  ],
  'kind.ts': [
    `const rate = { kind: 'interest', description: 'Rate' };\n${changed("{ kind: 'growth-rate', description: 'Nominal annual interest rate' }", 'rate')}`,
    "'interest'",
    /^The kind of "annual_rate" must be one of amount,/,
  ],
  'made.ts': [
    changed("['employee savings', 'employer bonus']", 'Array.from({ length: 2 }, (_, index) => index)'),
    'Array.from',
    /^\/synonyms\/[01]: An item of "synonyms" must be a text\.$/,
  ],
  'missing.ts': [
    "import { a } from './nothing.ts';\nexport default a;\n",
    "'./nothing.ts'",
    /^There is no file \.\/nothing\.ts; the path is relative/,
  ],
  'parts.ts': [
    "import './parts/throws.ts';\n",
    '',
    /^In parts\/throws\.ts:2:\d+: The file threw Error: a part\.$/,
  ],
  'result.ts': [
    changed('1356.91', '1356.9'),
    '1356.9,',
    /^By the equations, future_value is 1356\.91; the example says 1356\.9\.$/,
  ],
  'syntax.ts': ['export default {\n  id: [1,\n  name: 2,\n};\n', ': 2', /^Expected .*:/],
  'throws.ts': [
    "type Text = string;\n\nthrow new Error('no rates' as Text);\n",
    'new Error',
    /^The file threw Error: no rates\.$/,
  ],
};

describe('a calculator in TypeScript', () => {
  for (const runtime of runtimes) {
    const on = { RUNTIME: runtime, CALCULATORS_DIR: sound, NO_COLOR: '1' };
    const skip = withoutRuntime[runtime];

    test(`is one like any other on ${runtime}`, { skip }, async () => {
      const checked = await runProgram(['calculators', 'check', sound], on);
      assert.deepEqual([checked.code, checked.stdout], [0, '2 calculators are in order.\n'], checked.stderr);
      const options = ['--monthly-savings', '100', '--annual-rate', '6', '--tenure-months', '12'];
      const { stdout } = await runProgram(['calc', 'own-bonus-savings', ...options, '--json'], on);
      const results = { future_value: 1356.91, total_saved: 1320, interest_earned: 36.91 };
      assert.deepEqual(JSON.parse(stdout), results);
    });

    test(`has its faults at their lines on ${runtime}`, { skip }, async () => {
      const texts = Object.entries(faulty).map(([name, [text]]) => [name, text] as const);
      const parts = { 'parts/throws.ts': "\nthrow new Error('a part');\n" };
      const folder = folderOf('faulty', { ...Object.fromEntries(texts), ...parts });
      const { code, stderr } = await runProgram(['calculators', 'check', folder], on);
      assert.equal(code, 1);
      const lines = stderr.replaceAll(`${folder}/`, '').trimEnd().split('\n');
      for (const [name, [text, at, message]] of Object.entries(faulty)) {
        const [first = '', ...others] = lines.filter((line) => line.startsWith(`${name}:`));
        assert.ok(name === 'made.ts' || others.length === 0, others.join('\n'));
        const [, line, column, said] = /^[\w.]+:(\d+):(\d+): (.*)$/.exec(first) ?? [];
        assert.match(said ?? '', message, name);
        const before = text.slice(0, Math.max(0, text.indexOf(at))).split('\n');
        assert.equal(Number(line), before.length, first);
        // Runtimes differ in which part of an expression throws.
        if (name !== 'throws.ts') assert.equal(Number(column), before.at(-1)!.length + 1, first);
      }
    });
  }

  test('is not run from a folder that depends on where a command is started', async () => {
    const settings = environmentOf({ CALCULATORS_DIR: relative(join(import.meta.dirname, '../..'), sound) });
    const { code, stderr } = await finish(
      'node',
      ['scripts/run.mjs', 'src/main.ts', 'calc', 'sip'],
      settings,
    );
    assert.equal(code, 1);
    assert.match(
      stderr,
      new RegExp(`must be an absolute path where it has TypeScript files, such as ${sound};`),
    );
  });

  test('has types, which the command writes for editors', async () => {
    const types = await runProgram(['calculators', 'schema', '--types'], {});
    const folder = folderOf('typed', {
      'own-calculator.d.ts': types.stdout,
      'sound.ts': tutorialModule.replace('centwise/own', './own-calculator.d.ts'),
      'unsound.ts': tutorialModule
        .replace('centwise/own', './own-calculator.d.ts')
        .replace("kind: 'growth-rate'", "// @ts-expect-error: there is no such kind\n    kind: 'growth-rat'"),
      'tsconfig.json': JSON.stringify({
        compilerOptions: { strict: true, module: 'NodeNext', target: 'ES2022', noEmit: true, types: [] },
      }),
    });
    await run(join(import.meta.dirname, '../../node_modules/.bin/tsc'), ['--project', folder]);
  });
});
