// Formats the equations of all calculators; with --check it only says which are not formatted.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { catalogue } from '#catalogue/index.ts';
import { describeInputs } from '#catalogue/run/inputs.ts';
import { describeRows } from '#catalogue/run/program.ts';
import { formatEquations } from '#core/equations/print/format.ts';
import { choicesAmong } from '#core/equations/language/program.ts';
import { EquationError } from '#core/equations/language/tree.ts';

const isCheck = process.argv.includes('--check');
const root = new URL('../', import.meta.url);

/** Where blocks stand, and how far their lines are indented. */
const places = [
  { folder: 'src/catalogue/calculators/', pattern: /(?<=\n {2}equations: `)[^`]*(?=`)/, margin: 4 },
  { folder: 'src/catalogue/calculators/', pattern: /(?<=\n {2}rules: `)[^`]*(?=`)/, margin: 4 },
  // Equations that several calculators share.
  { folder: 'src/catalogue/', pattern: /(?<=\nexport const \w+ = `)\n[^`]*(?=`)/, margin: 2 },
];
const choices = new Set(
  catalogue.flatMap(({ input, output }) => [...choicesAmong(describeInputs(input), describeRows(output))]),
);

const faults = places.flatMap(({ folder, pattern, margin }) =>
  readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' }).flatMap((name) => {
    const path = folder + name;
    const text = name.endsWith('.ts') ? readFileSync(new URL(path, root), 'utf8') : '';
    const found = pattern.exec(text);
    if (found === null) return [];
    const [block] = found;
    const lineOf = (lineOfBlock: number) => text.slice(0, found.index).split('\n').length + lineOfBlock - 1;
    try {
      const formatted = formatEquations(block, choices, margin);
      if (formatted === block) return [];
      if (isCheck) return [`${path}:${lineOf(findDifference(block, formatted))}: not formatted`];
      writeFileSync(
        new URL(path, root),
        text.replace(pattern, () => formatted),
      );
      return [];
    } catch (error) {
      if (!(error instanceof EquationError)) throw error;
      return [`${path}:${lineOf(error.position.line)}: ${error.message.replace(/^.*?: /, '')}`];
    }
  }),
);
for (const fault of faults) process.stderr.write(`${fault}\n`);
if (faults.length > 0) {
  if (isCheck) process.stderr.write('"npm run format" formats equations.\n');
  process.exitCode = 1;
}

/** The first line that is another, counted from 1. */
function findDifference(text: string, other: string): number {
  const lines = other.split('\n');
  return text.split('\n').findIndex((line, index) => line !== lines[index]) + 1;
}
