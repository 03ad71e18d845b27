import { globSync, readFileSync } from 'node:fs';
import type { Plugin } from 'esbuild';
import type { AnyCalculator } from '#catalogue/define.ts';
import { writeCompleted, writeRounded } from '#catalogue/field-code.ts';
import { catalogue } from '#catalogue/index.ts';
import { originOf } from '#catalogue/preset/preset.ts';
import { renamedRules } from '#catalogue/preset/rules.ts';
import { itemsOf, programOf } from '#catalogue/program.ts';
import { CALL_PARAMETERS, writeCalls, writeChoice } from '#core/equations/compile.ts';
import { RULES_ONLY } from './sources.ts';

/** Writes the module of each calculator: its fields as data, and its equations as the code that the service runs for them. */

const namespace = 'calculator';

/** The entry points of all calculators. */
export const calculatorEntries = catalogue.map(({ id }) => ({ in: `${namespace}:${id}`, out: id }));

export function calculators(root: string): Plugin {
  const files = new Map(
    globSync('src/catalogue/calculators/*/*.ts', { cwd: root }).map((path) => [
      path.slice(path.lastIndexOf('/') + 1, -'.ts'.length),
      `${root}/${path}`,
    ]),
  );
  return {
    name: 'calculators',
    setup(build) {
      build.onResolve({ filter: /^calculator:/ }, ({ path }) => ({
        path: path.slice(namespace.length + 1),
        namespace,
      }));
      build.onLoad({ filter: /.*/, namespace }, ({ path: id }) => {
        const calculator = catalogue.find((one) => one.id === id)!;
        return { contents: writeModule(calculator, files), loader: 'js', resolveDir: root };
      });
    },
  };
}

/** The name of a calculator in a program: compoundInterest. */
export function exportName(id: string): string {
  return id.replaceAll(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

function writeModule(calculator: AnyCalculator, files: ReadonlyMap<string, string>): string {
  const { id, input, output } = calculator;
  const { imports, rules, natives } = writeSource(calculator, files);
  const program = programOf(calculator);
  const outputs = Object.keys(output).map((name) => itemsOf(calculator, name, 2) ?? name);
  const { lines, keys, wordsOf } = writeChoice(program);
  const variants = keys.map((key) => {
    const body = writeCalls(program, outputs, wordsOf(key)).join('\n');
    return `variants[${key}] = (${CALL_PARAMETERS}) => {\n${body}\n};`;
  });
  const choose = [...lines, `return variants[${lines.length === 0 ? 0 : 'key'}](${CALL_PARAMETERS});`];
  return `
import * as h from '#core/equations/call-helpers.ts';
import * as rounding from '#catalogue/rounding.ts';
import { createFunction } from '#library/one.ts';
export { CentwiseProblem } from '#library/problems.ts';
${imports}
${natives}
const variants = [];
${variants.join('\n')}
${rules}
export const ${exportName(id)} = createFunction({
  input: ${plainData(input)},
  output: ${plainData(output)},
  rules,
  complete: (v) => ${writeCompleted(input)},
  over: (${CALL_PARAMETERS}) => {
    ${choose.join('\n')}
  },
  round: ((h) => (a, r, m, o) => ${writeRounded(output)})(rounding),
});
`;
}

/** The rules and the code of a calculator, which stand in its file, or that of its base. */
function writeSource(calculator: AnyCalculator, files: ReadonlyMap<string, string>) {
  const origin = originOf(calculator);
  const declared = origin?.base ?? calculator;
  const fileOf = (id: string) => files.get(id)!;
  const importFrom = (id: string, name: string) =>
    `import { ${exportedIn(fileOf(id))} as ${name} } from '${fileOf(id)}${RULES_ONLY}';`;
  const hasNatives = calculator.native !== undefined;
  if (origin === undefined) {
    const isNeeded = hasNatives || (calculator.rules ?? []).length > 0;
    return {
      imports: isNeeded ? importFrom(calculator.id, 'source') : '',
      natives: hasNatives ? 'const n = source.native;' : '',
      rules: isNeeded ? 'const rules = source.rules;' : 'const rules = [];',
    };
  }
  const renamed = renamedRules(origin);
  const hasOwn = (calculator.rules ?? []).length > renamed.length;
  const isNeeded = hasNatives || renamed.length > 0;
  const own = hasOwn ? ', ...own.rules' : '';
  return {
    imports: [
      isNeeded ? importFrom(declared.id, 'source') : '',
      hasOwn ? importFrom(calculator.id, 'own') : '',
      renamed.length > 0 ? "import { applyRenamed } from '#catalogue/preset/rules.ts';" : '',
      hasNatives ? "import { renamedNatives } from '#catalogue/preset/natives.ts';" : '',
    ].join('\n'),
    natives: hasNatives
      ? `const n = renamedNatives(new Map(${JSON.stringify([...origin.names])}), source.native);`
      : '',
    rules:
      renamed.length === 0
        ? `const rules = [${own.slice(2)}];`
        : `const toBase = (v) => ${origin.toBaseCode};
const rules = [...applyRenamed(${JSON.stringify(renamed)}, source.rules, toBase)${own}];`,
  };
}

/** The name under which a file exports its calculator. */
function exportedIn(file: string): string {
  const found = /export const (\w+)[^=]*= (?:defineCalculator|preset)\(/.exec(readFileSync(file, 'utf8'));
  if (found === null) throw new Error(`${file} exports no calculator`);
  return found[1]!;
}

/** Members of fields and schemas that are texts for people. */
const texts: ReadonlySet<string> = new Set(['description', 'words', 'numbers', 'examples', 'source']);

function plainData(fields: object): string {
  return JSON.stringify(fields, (name, value: unknown) => {
    // A field of a calculator may have such a name; then it is a field, and no text.
    const isField = typeof value === 'object' && value !== null && 'kind' in value;
    return texts.has(name) && !isField ? undefined : value;
  });
}
