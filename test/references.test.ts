// The documents name only what there is: files, sections, scripts, measurements and commands.
import assert from 'node:assert/strict';
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, test } from 'node:test';

const root = new URL('../', import.meta.url).pathname;
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const files = globSync(
  ['*.md', '{docs,examples}/**/*.md', 'package/*.md', 'clients/python/*.md', 'src/*/README.md'],
  { cwd: root },
);
const layers = readdirSync(join(root, 'src'));
type ByName = Readonly<Record<string, string>>;
const { scripts, dependencies, devDependencies } = JSON.parse(read('package.json')) as {
  readonly scripts: ByName;
  readonly dependencies: ByName;
  readonly devDependencies: ByName;
};
const measurements = new Set(
  [...read('bench/main.ts').matchAll(/^ {2}(\w+): \(\) => import/gm)].map(([, name]) => name),
);
const commands = new Set([...read('src/main.ts').matchAll(/^ {2}(\w+)(?:,|: )/gm)].map(([, name]) => name));

function all(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, found]) => found!);
}

/** As GitHub makes the address of a section. */
function sectionsOf(path: string): string[] {
  return all(read(path), /^#+ (.*)$/gm).map((title) =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

test('there are documents, measurements and commands', () => {
  assert.ok(files.length >= 18);
  assert.ok(measurements.has('http') && commands.has('serve') && commands.has('keys'));
});

test('every decision has a date and a status, and one of them has the reason for each dependency', () => {
  const decisions = globSync('docs/decisions/*.md', { cwd: root }).map(read);
  for (const text of decisions)
    assert.match(text, /^# .*\n\n- Date: \d{4}-\d\d-\d\d\n- Status: (?:accepted|reopened|superseded)/);
  const named = decisions.join('');
  for (const name of Object.keys({ ...dependencies, ...devDependencies }))
    assert.ok(named.includes(`\`${name}\``), name);
});

describe('the references of', () => {
  for (const file of files) {
    const text = read(file);
    test(`${file} lead somewhere`, () => {
      for (const link of all(text, /\]\((?!https?:)([^)\s]+)\)/g)) {
        const [path = '', section] = link.split('#');
        const target = path === '' ? file : join(dirname(file), path);
        assert.ok(existsSync(join(root, target)), link);
        if (section !== undefined) assert.ok(sectionsOf(target).includes(section), link);
      }
      for (const picture of all(text, /<img src="(docs\/[^"]+)"/g))
        assert.ok(existsSync(join(root, picture)), picture);
      for (const path of all(
        text,
        /`((?:src|test|bench|scripts|deploy|docs|client|clients|examples|package)\/[\w./-]+)`/g,
      ))
        assert.ok(existsSync(join(root, path)), path);
      // Files of the layers, which the documents name without src/, and tests, without their endings.
      for (const path of all(text, /`([a-z]+\/[\w/-]+\.ts)`/g))
        if (layers.includes(path.split('/')[0]!)) assert.ok(existsSync(join(root, 'src', path)), path);
      for (const path of all(text, /[ ,;|](test\/[\w/-]+)(?=[ ,;|])/g))
        assert.ok(globSync(`${path}{/,*.ts}`, { cwd: root }).length > 0, path);
      for (const name of all(text, /npm (?:--\S+ \S+ )?run (?:--silent )?([a-z][\w:]*)/g))
        assert.ok(Object.hasOwn(scripts, name), `npm run ${name}`);
      for (const names of all(text, /run bench -- ([a-z|]+)/g))
        for (const name of names.split('|')) assert.ok(measurements.has(name), `bench -- ${name}`);
      for (const name of all(text, /(?:run --silent centwise --|\.\/centwise) ([a-z]+)/g))
        assert.ok(commands.has(name), `centwise ${name}`);
    });
  }
});
