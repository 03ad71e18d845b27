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
  const listed = catalogue.filter((one) => isLater(root, one));
  const others = catalogue.filter((one) => !listed.includes(one));
  const facts = listed.map(({ id, name, category }) => ({ id, name, category }));
  const modules: Readonly<Record<string, string>> = {
    simulations: writeList('simulations', listed),
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
        contents: `export const later = ${JSON.stringify(facts)};
export const loadLater = async () => (await import('${namespace}:simulations')).simulations;`,
        resolveDir: root,
      }));
      build.onLoad({ filter: /\/src\/catalogue\/index\.ts$/ }, () => ({
        // No calculation reads the examples.
        contents: writeList('catalogue', others),
        resolveDir: root,
      }));
    },
  };
}

/** The module of a list of calculators. */
function writeList(name: string, calculators: readonly AnyCalculator[]): string {
  const imports = calculators.map(
    ({ id, category }) => `import { ${exportName(id)} } from '${pathOf(category, id)}.ts';`,
  );
  return `${imports.join('\n')}
export const ${name} = [${calculators.map(({ id }) => exportName(id)).join(', ')}];`;
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
