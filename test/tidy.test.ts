import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, normalize, relative, sep } from 'node:path';
import { describe, test } from 'node:test';
import { categories } from '#catalogue/declare/define.ts';
import { scheduleKinds } from '#catalogue/declare/schedule.ts';
import { catalogue } from '#catalogue/index.ts';
import { listNames } from '#api/names.ts';

const root = new URL('../', import.meta.url).pathname;

/** Which layers a layer may import besides itself and `base`. */
const mayImport: Readonly<Record<string, readonly string[]>> = {
  base: [],
  core: [],
  simulation: [],
  platform: [],
  law: [],
  catalogue: ['core', 'law', 'simulation'],
  calculate: ['catalogue', 'core'],
  text: ['calculate', 'catalogue', 'core'],
  ask: ['text', 'calculate', 'catalogue', 'core'],
  picture: ['text', 'calculate', 'catalogue', 'core'],
  sql: ['calculate', 'catalogue', 'core'],
  api: ['sql', 'text', 'calculate', 'catalogue', 'core', 'law'],
  storage: ['platform'],
  currency: ['storage', 'core'],
  access: ['storage', 'core'],
  http: [
    'api',
    'ask',
    'sql',
    'picture',
    'text',
    'calculate',
    'catalogue',
    'currency',
    'access',
    'core',
    'law',
  ],
  chart: ['picture', 'calculate'],
  library: ['client', 'calculate', 'catalogue', 'core'],
  jobs: ['http', 'chart', 'picture', 'calculate', 'catalogue'],
  mcp: ['api', 'text', 'calculate', 'catalogue'],
  portal: ['http', 'api', 'picture', 'text', 'calculate', 'catalogue', 'currency', 'core'],
  cli: ['api', 'sql', 'text', 'calculate', 'catalogue', 'simulation', 'currency', 'access', 'core', 'law'],
  service: [
    'access',
    'api',
    'ask',
    'calculate',
    'catalogue',
    'chart',
    'cli',
    'core',
    'currency',
    'http',
    'jobs',
    'law',
    'library',
    'mcp',
    'picture',
    'platform',
    'portal',
    'simulation',
    'sql',
    'storage',
    'text',
  ],
};

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
/**
 * Of the client, what is written by hand: the types of the calculators are data that follow from the
 * catalogue.
 */
const clientSources = listFiles('client/src', '.ts').filter(({ path }) => !path.endsWith('/calculators.ts'));

function importsOf(text: string): string[] {
  return [
    ...text.matchAll(/^(?:import|export)\b[^'"]*?from '([^']+)'|^import '([^']+)'|\bimport\('([^']+)'\)/gm),
  ].map((match) => match[1] ?? match[2] ?? match[3]!);
}

describe('the layers', () => {
  test('import what they may', () => {
    for (const { path, layer, text } of sources) {
      if (layer === '' || path.endsWith('.test.ts')) continue;
      const allowed = new Set([layer, 'base', ...(mayImport[layer] ?? [])]);
      for (const target of importsOf(text)) {
        assert.ok(
          !target.startsWith('../../') || target.endsWith('.json'),
          `${path}: cross layers with #layer/file.ts`,
        );
        const named = /^#([a-z]+)\//.exec(target)?.[1];
        assert.ok(named === undefined || allowed.has(named), `${path} must not import ${target}`);
      }
    }
  });

  test('of the equations import only what is before them', () => {
    const order = ['language', 'code', 'over-calls', 'over-doubles', 'compile', 'print'];
    for (const { path, text } of sources.filter(({ path }) => !path.endsWith('.test.ts'))) {
      const own = order.indexOf(/^src\/core\/equations\/([\w-]+)\//.exec(path)?.[1] ?? '');
      if (own < 0) continue;
      for (const target of importsOf(text)) {
        const other = /^#core\/equations\/([\w-]+)\//.exec(target)?.[1];
        assert.ok(other === undefined || order.indexOf(other) <= own, `${path} must not import ${target}`);
      }
    }
  });

  test('have no circle of files but within one folder, even of types', () => {
    const targets = new Map<string, readonly string[]>();
    for (const { path, text } of sources) {
      if (path.endsWith('.test.ts')) continue;
      const files = importsOf(text).map((target) =>
        target.startsWith('#') ? `src/${target.slice(1)}` : normalize(`${dirname(path)}/${target}`),
      );
      targets.set(path, files);
    }
    for (const path of targets.keys()) {
      const reached = new Set<string>();
      const next = (targets.get(path) ?? []).filter((target) => dirname(target) !== dirname(path));
      for (let target = next.pop(); target !== undefined; target = next.pop()) {
        if (reached.has(target)) continue;
        reached.add(target);
        next.push(...(targets.get(target) ?? []));
      }
      assert.ok(!reached.has(path), `${path} is reached again over another folder`);
    }
  });

  test('are folders of src, in which only main.ts lies loose, and docs/architecture.md names them all', () => {
    const text = readFileSync(`${root}docs/architecture.md`, 'utf8');
    for (const entry of readdirSync(`${root}src`, { withFileTypes: true })) {
      const name = entry.isDirectory() ? `${entry.name}/` : entry.name;
      assert.ok(entry.isDirectory() || name === 'main.ts', `src/${name} lies loose`);
      assert.ok(text.includes(`\n- \`src/${name}\`: `), `docs/architecture.md does not name src/${name}`);
    }
    const listed = [...text.matchAll(/^- `src\/([a-z]+)\/`: /gm)].map(([, layer]) => layer!);
    for (const [place, layer] of listed.entries()) {
      // The clients lie beside src.
      const below = mayImport[layer]!.filter((other) => other !== 'client');
      for (const other of below)
        assert.ok(listed.indexOf(other) < place, `docs/architecture.md lists ${layer} above ${other}`);
    }
  });

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

test('tests and benches share what is in test/kit, and import nothing else of each other', () => {
  for (const [folder, other] of [
    ['bench', 'test'],
    ['test', 'bench'],
    ['src', 'bench'],
    ['src', 'test'],
  ] as const) {
    for (const { path, text } of listFiles(folder, '.ts')) {
      for (const target of importsOf(text)) {
        const parts = normalize(`${dirname(path)}${sep}${target}`).split(sep);
        const isShared = parts[0] === 'test' && parts[1] === 'kit';
        assert.ok(parts[0] !== other || isShared, `${path} imports ${target}`);
      }
    }
  }
});

/** What leads out of a thread: other threads and processes, sockets, browsers and databases. */
const outside = [
  /(?:from |import\()'(?:node:(?:child_process|worker_threads|https?|http2|tls)|#platform\/[\w-]*server\.ts|playwright-core|postgres|ioredis|@modelcontextprotocol\/client\/stdio)'/,
  /^import [^'"]*\b(?:connect|createServer)\b[^'"]* from 'node:net'/m,
];

test('a test is named .integration.test.ts exactly when it, or what it uses of test, reaches out of its thread', () => {
  const files = [...sources, ...listFiles('test', '.ts')];
  const textOf = new Map(files.map(({ path, text }) => [path, text.replaceAll(/^import type [^;]*;/gm, '')]));
  const reachesOut = (path: string): boolean => {
    const text = textOf.get(path) ?? '';
    const used = importsOf(text).filter((target) => target.startsWith('.'));
    return (
      outside.some((pattern) => pattern.test(text)) ||
      used
        .map((target) => normalize(`${dirname(path)}${sep}${target}`))
        .some((target) => target.startsWith(`test${sep}`) && reachesOut(target))
    );
  };
  for (const { path } of files.filter(({ path }) => path.endsWith('.test.ts')))
    assert.equal(path.endsWith('.integration.test.ts'), reachesOut(path), path);
});

describe('the size of things', () => {
  test('a file has at most 300 lines, a function at most 70', () => {
    for (const { path, text } of [...sources, ...clientSources]) {
      const lines = text.split('\n');
      assert.ok(lines.length <= 301, `${path} has ${lines.length} lines`);
      for (const [start, line] of lines.entries()) {
        if (!/^(export )?(async )?function /.test(line)) continue;
        const length = lines.slice(start).findIndex((candidate) => candidate.startsWith('}')) + 1;
        assert.ok(length <= 70, `${path}: ${line} has ${length} lines`);
      }
    }
  });

  test('a folder has at most 20 modules beside tests, calculators excepted', () => {
    const folders = sources
      .filter(({ path }) => !path.endsWith('.test.ts') && !path.startsWith('src/catalogue/calculators/'))
      .map(({ path }) => dirname(path));
    for (const folder of new Set(folders)) {
      const count = folders.filter((other) => other === folder).length;
      assert.ok(count <= 20, `${folder} has ${count} modules`);
    }
  });

  test('a line of a comment has at most 110 columns', () => {
    for (const { path, text } of [...sources, ...clientSources]) {
      const long = text.split('\n').find((line) => /^ *(\/\*\*|\*|\/\/) /.test(line) && line.length > 110);
      assert.equal(long, undefined, path);
    }
  });

  test('docs/architecture.md has at most 150 lines', () => {
    assert.ok(readFileSync(`${root}docs/architecture.md`, 'utf8').split('\n').length <= 151);
  });
});

/** Each puts several calculators together; no calculator needs to be there. Some fields are named like one. */
const listsOfSeveral =
  /^src\/catalogue\/(?:texts\/(?:families|guessed-names|searches|spreadsheet-functions|usual-questions)|law\/income-tax)\.ts$/;

test('a calculator is its file, a line of a list and its second opinion, and stands nowhere else', () => {
  // A category, a kind of schedule or a word of a choice may have the same name.
  const words = new Set<string>([
    ...categories,
    ...scheduleKinds,
    ...listNames(catalogue).flatMap((name) => name.words),
  ]);
  const files = [...sources, ...clientSources, ...listFiles('golden', '.py')].filter(
    ({ path }) => !path.endsWith('.test.ts') && !listsOfSeveral.test(path),
  );
  for (const { id, category } of catalogue) {
    const own = [`golden/${id}.py`, `src/catalogue/calculators/${category}/${id}.ts`];
    const named = new RegExp(`'${id}'|/${id}(?![a-z0-9-]|\\.json)`);
    const found = files.filter(({ path, text }) => {
      // Other calculators may refer to it.
      const isOther = /^golden\/|\/calculators\//.test(path) && !own.includes(path);
      return own.includes(path) || (!isOther && !words.has(id) && named.test(text));
    });
    const lists = ['index.ts', 'law-calculators.ts', 'account-calculators.ts'].map(
      (name) => `src/catalogue/${name}`,
    );
    const list = words.has(id)
      ? []
      : [lists.find((path) => found.some((one) => one.path === path)) ?? 'a list'];
    assert.deepEqual(found.map(({ path }) => path).toSorted(), [...own, ...list].toSorted());
  }
});
