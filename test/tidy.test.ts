import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { describe, test } from 'node:test';
import { categories } from '#catalogue/define.ts';
import { scheduleKinds } from '#catalogue/schedule.ts';

const root = new URL('../', import.meta.url).pathname;

/** Which layers a layer may import besides itself; those in `openToAll` are so to all. */
const mayImport: Readonly<Record<string, readonly string[]>> = {
  core: [],
  catalogue: ['core'],
  currency: ['core'],
  access: ['core'],
  derive: ['catalogue', 'core', 'currency'],
  http: ['derive', 'catalogue', 'currency', 'access', 'core'],
  jobs: ['http', 'chart', 'derive', 'catalogue', 'core'],
  chart: ['derive'],
  mcp: ['derive', 'catalogue', 'core'],
  portal: ['http', 'derive', 'catalogue', 'currency', 'core'],
  cli: ['derive', 'catalogue', 'currency', 'access', 'core'],
  platform: [],
};
/** What main.ts alone may name besides: it builds everything. */
const openToAll = new Set([
  'chain.ts',
  'log.ts',
  'message.ts',
  'patience.ts',
  'setting-values.ts',
  'settings.ts',
  'turns.ts',
]);

interface SourceFile {
  readonly path: string;
  readonly layer: string;
  readonly text: string;
}

function listFiles(folder: string, ending: string): SourceFile[] {
  return readdirSync(root + folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
    .map((entry) => {
      const path = relative(root, `${entry.parentPath}${sep}${entry.name}`);
      const parts = path.split(sep);
      return { path, layer: parts.length > 2 ? parts[1]! : '', text: readFileSync(root + path, 'utf8') };
    });
}

const sources = listFiles('src', '.ts');
/** Of the client, what is written by hand: the types of the calculators are data that follow from the catalogue. */
const clientSources = listFiles('client/src', '.ts').filter(({ path }) => !path.endsWith('/calculators.ts'));

function importsOf(text: string): string[] {
  return [
    ...text.matchAll(/^(?:import|export)\b[^'"]*?from '([^']+)'|^import '([^']+)'|\bimport\('([^']+)'\)/gm),
  ].map((match) => match[1] ?? match[2] ?? match[3]!);
}

describe('the layers', () => {
  for (const { path, layer, text } of sources) {
    if (layer === '' || path.endsWith('.test.ts')) continue;
    test(`${path} imports what its layer may`, () => {
      for (const target of importsOf(text)) {
        assert.ok(!target.startsWith('../../'), `${target}: cross layers with #layer/file.ts`);
        const named = /^#([a-z]+)\//.exec(target)?.[1];
        const isAllowed = named === undefined || named === layer || mayImport[layer]!.includes(named);
        assert.ok(isAllowed || openToAll.has(target.slice(1)), `${path} must not import ${target}`);
      }
    });
  }

  test('the runtime is named in src/platform alone', () => {
    for (const { path, layer, text } of sources) {
      if (layer !== 'platform') assert.doesNotMatch(text, /\bBun\.|['"]bun[:'"]/, path);
    }
  });

  test('core has no clock, no chance and no input or output', () => {
    for (const { path, text } of sources.filter(
      ({ layer, path }) => layer === 'core' && !path.endsWith('.test.ts'),
    )) {
      assert.doesNotMatch(text, /\bDate\b|Math\.random|performance\.|\bprocess\.|['"]node:/, path);
    }
  });
});

describe('the size of things', () => {
  for (const { path, text } of [...sources, ...clientSources]) {
    const lines = text.split('\n');
    test(`${path} has at most 300 lines, and functions of at most 70`, () => {
      assert.ok(lines.length <= 301, `${lines.length} lines`);
      for (const [start, line] of lines.entries()) {
        if (!/^(export )?(async )?function /.test(line)) continue;
        const length = lines.slice(start).findIndex((candidate) => candidate.startsWith('}')) + 1;
        assert.ok(length <= 70, `${line} has ${length} lines`);
      }
    });
  }

  test('docs/architecture.md has at most 150 lines', () => {
    assert.ok(readFileSync(`${root}docs/architecture.md`, 'utf8').split('\n').length <= 151);
  });
});

test('no calculator id stands in shared code', () => {
  const ids = readdirSync(`${root}src/catalogue/calculators`)
    .filter((name) => name.endsWith('.ts'))
    .map((name) => name.slice(0, -3))
    // A category or a kind of schedule may have the same name.
    .filter((id) => ![...categories, ...scheduleKinds].some((word) => word === id));
  const shared = [...sources, ...clientSources].filter(
    ({ path }) => !path.includes('calculators/') && path !== 'src/catalogue/index.ts',
  );
  for (const { path, text } of shared) {
    if (path.endsWith('.test.ts')) continue;
    for (const id of ids) {
      assert.ok(!text.includes(`'${id}'`) && !text.includes(`/${id}`), `${path} names the calculator ${id}`);
    }
  }
});
