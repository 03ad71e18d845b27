// Every name with an underscore in an example is a field of a calculator that the example names, so that a
// field that is renamed in the catalogue cannot stay behind here.
import assert from 'node:assert/strict';
import { globSync } from 'node:fs';
import { test } from 'node:test';
import { catalogue } from '#catalogue/index.ts';
import { examples, readExampleFile, readNotebook } from './files.ts';

/** Names of protocols, clients and single examples, which are no fields. */
const others = new Set(['solve_for', 'search_calculators', 'ca_file', 'monthly_rate', 'accept_warnings']);

function textOf(path: string): string {
  if (!path.endsWith('.ipynb')) return readExampleFile(path);
  return readNotebook(path)
    .cells.map(({ source }) => source.join(''))
    .join('\n');
}

const paths = globSync('**/*.{pq,txt,gs,js,mjs,jsx,html,ipynb,json}', {
  cwd: examples,
  exclude: (name) => /^(node_modules|dist|package(-lock)?\.json)$/.test(name),
});

test('examples name fields that there are', () => {
  const unknown: string[] = [];
  let found = 0;
  for (const path of paths) {
    const text = textOf(path);
    const fields = new Set(
      catalogue
        .filter(({ id }) => new RegExp(`\\b${id}\\b`).test(`${path} ${text}`))
        .flatMap(({ input, output }) => [...Object.keys(input), ...Object.keys(output)]),
    );
    for (const [name] of text.matchAll(/\b[a-z]+(?:_[a-z]+)+\b/g)) {
      if (fields.has(name)) found++;
      else if (!others.has(name)) unknown.push(`${path}: ${name}`);
    }
  }
  assert.deepEqual(unknown, []);
  assert.ok(found > 40, `${found} names`);
});
