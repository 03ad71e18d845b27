import type { Plugin } from 'esbuild';
import { nameInCode } from '#api/type-names.ts';
import { catalogue } from '#catalogue/index.ts';
import { type ModuleOptions, writeCalculatorModule } from '#library/calculator-module.ts';

/** The modules of single calculators, each a function. */

const namespace = 'calculator';

/** The entry points of all calculators. */
export const calculatorEntries = catalogue.map(({ id }) => ({ in: `${namespace}:${id}`, out: id }));

export function calculators(root: string): Plugin {
  return {
    name: 'calculators',
    setup(build) {
      build.onResolve({ filter: /^calculator:/ }, ({ path }) => ({
        path: path.slice(namespace.length + 1),
        namespace,
      }));
      build.onLoad({ filter: /.*/, namespace }, ({ path: id }) => {
        const calculator = catalogue.find((one) => one.id === id)!;
        const contents = writeCalculatorModule(calculator, optionsFor(id));
        return { contents, loader: 'js', resolveDir: root };
      });
    },
  };
}

function optionsFor(id: string): ModuleOptions {
  return {
    head: [
      "import { createFunction } from '#library/one.ts';",
      "export { CentwiseProblem } from '#library/problems.ts';",
    ],
    define: (members) => `export const ${exportName(id)} = createFunction({${members}});`,
    fields: plainData,
  };
}

/** The name of a calculator in a program: compoundInterest. */
export function exportName(id: string): string {
  return nameInCode(id).replaceAll(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

/** Members of fields and schemas that are texts for people. */
const texts: ReadonlySet<string> = new Set([
  'description',
  'words',
  'numbers',
  'examples',
  'label',
  'optionLabels',
  'source',
  'because',
]);

function plainData(fields: object): string {
  return JSON.stringify(fields, (name, value: unknown) => {
    // A field of a calculator may have such a name; then it is a field, and no text.
    const isField = typeof value === 'object' && value !== null && 'kind' in value;
    return texts.has(name) && !isField ? undefined : value;
  });
}
