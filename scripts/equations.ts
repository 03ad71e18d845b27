// Formats the equations of all calculators; with --check it only says which are not formatted.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { catalogue } from '#catalogue/index.ts';
import { formatEquations } from '#core/equations/format.ts';
import { EquationError } from '#core/equations/tree.ts';

const isCheck = process.argv.includes('--check');
const folder = 'src/catalogue/calculators/';
const root = new URL('../', import.meta.url);
const blockPattern = /(?<=\n {2}equations: `)[^`]*(?=`)/;
const MARGIN = 4;

const faults = readdirSync(new URL(folder, root)).flatMap((name) => {
  const file = new URL(folder + name, root);
  const text = name.endsWith('.ts') ? readFileSync(file, 'utf8') : '';
  const found = blockPattern.exec(text);
  if (found === null) return [];
  const [block] = found;
  const lineOf = (lineOfBlock: number) => text.slice(0, found.index).split('\n').length + lineOfBlock - 1;
  try {
    const formatted = formatEquations(block, choicesOf(name.slice(0, -'.ts'.length)), MARGIN);
    if (formatted === block) return [];
    if (isCheck) return [`${folder}${name}:${lineOf(findDifference(block, formatted))}: not formatted`];
    writeFileSync(
      file,
      text.replace(blockPattern, () => formatted),
    );
    return [];
  } catch (error) {
    if (!(error instanceof EquationError)) throw error;
    return [`${folder}${name}:${lineOf(error.place.line)}: ${error.message.replace(/^.*?: /, '')}`];
  }
});
for (const fault of faults) process.stderr.write(`${fault}\n`);
if (faults.length > 0) {
  if (isCheck) process.stderr.write('"npm run format" formats equations.\n');
  process.exitCode = 1;
}

/** The inputs that have words. */
function choicesOf(id: string): ReadonlySet<string> {
  const fields = Object.entries(catalogue.find((one) => one.id === id)?.input ?? {});
  return new Set(fields.filter(([, { kind }]) => kind === 'choice').map(([name]) => name));
}

/** The first line that is another, counted from 1. */
function findDifference(text: string, other: string): number {
  const lines = other.split('\n');
  return text.split('\n').findIndex((line, index) => line !== lines[index]) + 1;
}
