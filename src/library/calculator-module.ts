import type { AnyCalculator } from '#catalogue/declare/define.ts';
import { writeCompleted, writeRounded } from '#catalogue/run/field-code.ts';
import { originOf } from '#catalogue/preset/preset.ts';
import { renamedRules } from '#catalogue/preset/rules.ts';
import { itemsOf, programOf } from '#catalogue/run/program.ts';
import { CALL_PARAMETERS, writeCalls, writeChoice } from '#core/equations/compile/compile.ts';

/**
 * Writes the module of one calculator: its fields as data, and its equations as the code that the service
 * runs for them, so that it runs where no code can be made of texts. What it imports is found by a bundler.
 */
export interface ModuleOptions {
  /** Imports of the module, and exports that are not its own. */
  readonly head: readonly string[];
  /** The statement that gives the calculator to what uses it; `members` are those of an object. */
  readonly define: (members: string) => string;
  /** Input or output fields as code. */
  readonly fields: (fields: object) => string;
  /** Where the declaration of a calculator is, and its name there. */
  readonly sourceOf: (id: string) => { readonly file: string; readonly name: string };
}

export function writeCalculatorModule(calculator: AnyCalculator, options: ModuleOptions): string {
  const { input, output } = calculator;
  const { imports, rules, natives } = writeSource(calculator, options.sourceOf);
  const program = programOf(calculator);
  const outputs = Object.keys(output).map((name) => itemsOf(calculator, name, 2) ?? name);
  const { lines, keys, optionsOf } = writeChoice(program);
  // Combinations of words that make no difference to each other share their code.
  const keysOf = new Map<string, string[]>();
  for (const key of keys) {
    const body = writeCalls(program, outputs, optionsOf(key)).join('\n');
    keysOf.set(body, [...(keysOf.get(body) ?? []), `variants[${key}] = `]);
  }
  const variants = [...keysOf].map(
    ([body, places]) => `${places.join('')}(${CALL_PARAMETERS}) => {\n${body}\n};`,
  );
  const choose = [...lines, `return variants[${lines.length === 0 ? 0 : 'key'}](${CALL_PARAMETERS});`];
  const members = `
  input: ${options.fields(input)},
  output: ${options.fields(output)},
  rules,
  complete: (v) => ${writeCompleted(input)},
  over: (${CALL_PARAMETERS}) => {
    ${choose.join('\n')}
  },
  round: ((h) => (a, r, m, o) => ${writeRounded(output)})(rounding),
`;
  return `
import * as h from '#core/equations/over-calls/call-helpers.ts';
import * as rounding from '#catalogue/run/rounding.ts';
${options.head.join('\n')}
${imports}
${natives}
const variants = [];
${variants.join('\n')}
${rules}
${options.define(members)}
`;
}

/** The rules and the code of a calculator, which stand in its file, or that of its base. */
function writeSource(calculator: AnyCalculator, sourceOf: ModuleOptions['sourceOf']) {
  const origin = originOf(calculator);
  const declared = origin?.base ?? calculator;
  const importFrom = (id: string, name: string) => {
    const source = sourceOf(id);
    return `import { ${source.name} as ${name} } from '${source.file}';`;
  };
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

/**
 * The text of a calculator's file with its rules and its code alone, which is all that such a module imports
 * from it. Each member of a declaration stands on lines of its own, as the formatter of the project writes
 * them.
 */
export function keepRules(text: string): string {
  return text.replace(
    /^(export const \w+[^=\n]*= )(?:defineCalculator|preset)\((?:[\w.]+, )?\{\n([\s\S]*?)^\}\);$/m,
    (_, start: string, body: string) => {
      const members = body.split(/^(?= {2}[a-z])/m);
      return `${start}{\n${members.filter((member) => /^ {2}(?:rules|native)\b/.test(member)).join('')}};`;
    },
  );
}
