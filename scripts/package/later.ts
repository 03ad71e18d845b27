import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'esbuild';
import { catalogue } from '#catalogue/index.ts';
import { exportedIn } from './calculators.ts';

/** Divides the engine: the calculators that simulate, or ask market history, get a file of their own. */

const namespace = 'later';

/** The engine without them, they alone, and both. */
export const engineEntries = [
  { in: 'src/library/engine.ts', out: 'index' },
  { in: `${namespace}:simulations`, out: 'simulations' },
  { in: `${namespace}:whole`, out: 'whole' },
];

export function later(root: string): Plugin {
  const files = globSync('src/catalogue/calculators/*/*.ts', { cwd: root })
    .map((path) => join(root, path))
    .filter((path) => readFileSync(path, 'utf8').includes("from '#simulation/"));
  const ids = new Set(files.map((file) => basename(file, '.ts')));
  const listed = catalogue
    .filter(({ id }) => ids.has(id))
    .map(({ id, name, category }) => ({ id, name, category }));
  const modules: Readonly<Record<string, string>> = {
    simulations: `${files
      .map((file, index) => `import { ${exportedIn(file)} as c${index} } from '${file}';`)
      .join('\n')}
export const simulations = [${files.map((_, index) => `c${index}`).join(', ')}];`,
    whole: `import { simulations } from '${namespace}:simulations';
import { declare } from '#library/declared.ts';
declare(simulations);
export * from '#library/engine.ts';`,
  };
  return {
    name: 'later',
    setup(build) {
      build.onResolve({ filter: /^later:/ }, ({ path }) => ({
        path: path.slice(namespace.length + 1),
        namespace,
      }));
      build.onLoad({ filter: /.*/, namespace }, ({ path }) => ({
        contents: modules[path]!,
        resolveDir: root,
      }));
      build.onLoad({ filter: /\/src\/library\/later\.ts$/ }, () => ({
        contents: `export const later = ${JSON.stringify(listed)};
export const loadLater = async () => (await import('${namespace}:simulations')).simulations;`,
        resolveDir: root,
      }));
      build.onLoad({ filter: /\/src\/catalogue\/index\.ts$/ }, ({ path }) => ({
        contents: files.reduce(withoutCalculator, readFileSync(path, 'utf8')),
        loader: 'ts',
      }));
    },
  };
}

/** The list of all calculators without that of a file. */
function withoutCalculator(list: string, file: string): string {
  const name = exportedIn(file);
  const short = list.replace(new RegExp(`^import \\{ ${name} \\} .*\n`, 'm'), '').replace(`\n  ${name},`, '');
  if (short.includes(name)) throw new Error(`src/catalogue/index.ts names ${name} in another way`);
  return short;
}
