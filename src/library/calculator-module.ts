import type { AnyCalculator } from '#catalogue/declare/define.ts';
import { writeRounded } from '#catalogue/run/field-code.ts';
import { originOf } from '#catalogue/preset/preset.ts';
import { itemsOf, programOf } from '#catalogue/run/program.ts';
import { createOptionCheck, namesTold, ruleProgramOf } from '#catalogue/run/rules.ts';
import { figuresAmong } from '#core/equations/code/figures.ts';
import { writeChoice } from '#core/equations/compile/by-options.ts';
import { CALL_PARAMETERS, writeCalls } from '#core/equations/compile/compile.ts';

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
  /**
   * Takes the code of the equations, a function, to where it stands apart from the module, and returns its
   * name there; without this it stands in the module.
   */
  readonly takeApart?: (code: string) => string;
}

export function writeCalculatorModule(calculator: AnyCalculator, options: ModuleOptions): string {
  const { input, output } = calculator;
  const program = programOf(calculator);
  const outputs = Object.keys(output).map((name) => itemsOf(calculator, name, 2) ?? name);
  const { lines, keys, optionsOf } = writeChoice(program);
  // Combinations of words that make no difference to each other share their code.
  const keysOf = new Map<string, string[]>();
  const isRefused = createOptionCheck(calculator);
  for (const key of keys) {
    if (isRefused(optionsOf(key))) continue;
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
  ${writeRules(calculator)},
  ${calculator.law === undefined ? '' : `law: ${JSON.stringify(calculator.law)},`}
  over: (${CALL_PARAMETERS}) => {
    ${choose.join('\n')}
  },
  round: ((h) => (a, r, m, o) => ${writeRounded(output)})(rounding),
`;
  return `
import * as h from '#core/equations/over-calls/call-helpers.ts';
import * as rounding from '#catalogue/run/rounding.ts';
${options.head.join('\n')}
${writeNatives(calculator)}
${writeFigures(calculator)}
${writeVariants(calculator, variants, options)}
${options.define(members)}
`;
}

function writeVariants(
  calculator: AnyCalculator,
  variants: readonly string[],
  { takeApart }: ModuleOptions,
): string {
  const code = ['const variants = [];', ...variants].join('\n');
  if (takeApart === undefined) return code;
  const named = [
    'h',
    ...(calculator.native === undefined ? [] : ['n']),
    ...(hasFigures(calculator) ? ['f'] : []),
  ];
  const names = `{ ${named.join(', ')} }`;
  return `const variants = ${takeApart(`(${names}) => {\n${code}\nreturn variants;\n}`)}(${names});`;
}

function writeRules(calculator: AnyCalculator): string {
  const { program, rules } = ruleProgramOf(calculator);
  const told = rules.map(({ name, field, item, message }) => ({ name, field, item, message }));
  return `rules: ${JSON.stringify(told)},
  rulesOver: (${CALL_PARAMETERS}) => {
${rules.length === 0 ? '' : writeCalls(program, namesTold(rules), {}).join('\n')}
  }`;
}

/** What the figures are found by, as `f`. */
function writeFigures(calculator: AnyCalculator): string {
  if (!hasFigures(calculator)) return '';
  const figures = figuresAmong(programOf(calculator).inputs);
  return `import { createFigures } from '#core/equations/code/figures.ts';
const f = createFigures(${JSON.stringify(figures)});`;
}

function hasFigures(calculator: AnyCalculator): boolean {
  return Object.keys(figuresAmong(programOf(calculator).inputs)).length > 0;
}

/** The code of a calculator, or that of its base, as `n`. */
function writeNatives(calculator: AnyCalculator): string {
  if (calculator.native === undefined) return '';
  const origin = originOf(calculator);
  const { category, id } = origin?.base ?? calculator;
  const file = `'#catalogue/calculators/${category}/${id}.native.ts'`;
  if (origin === undefined) return `import { natives as n } from ${file};`;
  return `import { natives } from ${file};
import { renamedNatives } from '#catalogue/preset/natives.ts';
const n = renamedNatives(new Map(${JSON.stringify([...origin.names])}), natives);`;
}
