import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'esbuild';
import type { AnyCalculator } from '#catalogue/declare/define.ts';
import { catalogue } from '#catalogue/index.ts';
import { exportName } from './calculators.ts';

/** Divides the engine: the calculators that simulate, or ask market history, get a file of their own. */

const namespace = 'later';

/** The engine without them, they alone, and both. */
export const engineEntries = [
  { in: 'src/library/engine.ts', out: 'index' },
  { in: `${namespace}:simulations`, out: 'simulations' },
  { in: `${namespace}:whole`, out: 'whole' },
];

export function later(root: string): Plugin {
  const listed = catalogue
    .filter((one) => isLater(root, one))
    .map(({ id, name, category }) => ({ id, name, category }));
  const names = listed.map(({ id }) => exportName(id));
  const modules: Readonly<Record<string, string>> = {
    simulations: `${listed
      .map(({ id, category }) => `import { ${exportName(id)} } from '${pathOf(category, id)}.ts';`)
      .join('\n')}
export const simulations = [${names.join(', ')}];`,
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
        contents: names.reduce(withoutCalculator, readFileSync(path, 'utf8')),
        loader: 'ts',
      }));
    },
  };
}

/** Whether the code of a calculator asks market history, or simulates. */
function isLater(root: string, { id, category, native }: AnyCalculator): boolean {
  const file = join(root, `${pathOf(category, id).replace('#', 'src/')}.native.ts`);
  return (
    native !== undefined && existsSync(file) && readFileSync(file, 'utf8').includes("from '#simulation/")
  );
}

function pathOf(category: string, id: string): string {
  return `#catalogue/calculators/${category}/${id}`;
}

/** The list of all calculators without the one that has this name. */
function withoutCalculator(list: string, name: string): string {
  const short = list.replace(new RegExp(`^import \\{ ${name} \\} .*\n`, 'm'), '').replace(`\n  ${name},`, '');
  if (short.includes(name)) throw new Error(`src/catalogue/index.ts names ${name} in another way`);
  return short;
}
