// docs/limits.md is the table of bounds, no more and no less, and each bound is one that the service holds.
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { bounds } from '#base/bounds.ts';

const root = new URL('../', import.meta.url).pathname;

function listBounds(table: object, prefix = ''): [name: string, value: number][] {
  return Object.entries(table).flatMap(([key, value]: [string, object | number]) => {
    return typeof value === 'number' ? [[prefix + key, value]] : listBounds(value, `${prefix}${key}.`);
  });
}

/** As the document writes it. */
function writeBound(name: string, value: number): string {
  if (/Ms$|^cpuMs/.test(name)) return value < 1000 ? `${value} ms` : `${value / 1000} s`;
  if (!/Bytes/.test(name)) return value.toLocaleString('en-US');
  return value < 1024 ** 2 ? `${value / 1024} KiB` : `${value / 1024 ** 2} MiB`;
}

const listed = listBounds(bounds);

test('the document lists every bound with its value', () => {
  const rows = readFileSync(join(root, 'docs/limits.md'), 'utf8').matchAll(/^\| `(\S+)` +\| +(.*?) \|/gm);
  assert.deepEqual(
    Array.from(rows, ([, name, value]) => `${name}: ${value}`),
    listed.map(([name, value]) => `${name}: ${writeBound(name, value)}`),
  );
});

test('every bound is held somewhere', () => {
  const sources = globSync('src/**/*.ts', { cwd: root }).filter((path) => path !== 'src/base/bounds.ts');
  const text = sources.map((path) => readFileSync(join(root, path), 'utf8')).join('\n');
  const groups = new Set(listed.map(([name]) => name.split('.')[0]!));
  const unused = [...groups].filter((name) => !new RegExp(`(?:bounds|defaults)\\.${name}\\b`).test(text));
  assert.deepEqual(unused, []);
});
