import { parseEquations } from '#core/equations/language/parse.ts';
import { checkStatement } from '#core/equations/language/check.ts';
import { createKnown } from '#core/equations/language/known.ts';
import { choicesAmong, readExpression, type Program } from '#core/equations/language/program.ts';
import { isRule, readRules } from '#core/equations/language/rules.ts';
import { EquationError, type SourcePosition, type Statement } from '#core/equations/language/tree.ts';
import type { AnyDeclaration } from '#catalogue/declare/define.ts';
import { inputsOf } from '#catalogue/run/inputs.ts';
import { describeRows, programOf } from '#catalogue/run/program.ts';
import { courseTexts } from '#catalogue/declare/schedule.ts';
import { positionWithin, type Fault, type PlacedText, type Position } from '#base/placed-json.ts';

/** All that is wrong with the equations of a file, each where it is. */

/** A choice of words has its own code; more combinations of them than this would be code without end. */
const MAX_COMBINATIONS = 512;

/** The faults of the equations; `lines` are those of the file. */
export function findEquationFaults(
  declaration: AnyDeclaration,
  lines: readonly PlacedText[],
): readonly Fault[] {
  const inherited = findInheritedNames(lines);
  const faults = inherited.length > 0 ? inherited : findStatementFaults(declaration, lines);
  if (faults.length > 0) return faults;
  const whole = (message: string) => [{ ...lines[0]!.at, message }];
  try {
    const combinations = countCombinations(programOf(declaration));
    if (combinations <= MAX_COMBINATIONS) return [];
    return whole(
      `The choices in the equations have ${combinations} combinations; at most ${MAX_COMBINATIONS} are accepted.`,
    );
  } catch (error) {
    const { cause } = error as Error;
    return cause instanceof EquationError ? [faultOf(cause, lines)] : whole(`${(cause as Error).message}.`);
  }
}

/** The faults of the rules, line by line; `lines` are those of the file. */
export function findRuleFaults(declaration: AnyDeclaration, lines: readonly PlacedText[]): readonly Fault[] {
  const inherited = findInheritedNames(lines);
  if (inherited.length > 0) return inherited;
  const faults: Fault[] = [];
  const texts = lines.map(({ value }) => value);
  for (;;) {
    try {
      readRules(texts.join('\n'), inputsOf(declaration), {});
      return faults;
    } catch (error) {
      faults.push(faultOf(error, lines));
      const line = error instanceof EquationError ? error.position.line - 1 : undefined;
      // Without a definition there would be other faults.
      if (line === undefined || !isRule(texts[line]!)) return faults;
      texts[line] = '';
    }
  }
}

function countCombinations({ choices, inputs }: Program): number {
  return choices.reduce((count, name) => {
    const input = inputs[name]!;
    return input.kind === 'word'
      ? count * (input.options.length + (input.isOptional === true ? 1 : 0))
      : count;
  }, 1);
}

/** What every object of the engine has is not found where it is not declared. */
function findInheritedNames(lines: readonly PlacedText[]): readonly Fault[] {
  return lines.flatMap((line) =>
    [...line.value.split('//')[0]!.matchAll(/[A-Za-z]\w*/g)].flatMap(({ 0: name, index }) =>
      name in {}
        ? [{ ...positionWithin(line, index), message: `${name} cannot be a name in equations.` }]
        : [],
    ),
  );
}

/** Statements are read one by one, so that the fault of one does not hide those of others. */
function findStatementFaults(declaration: AnyDeclaration, lines: readonly PlacedText[]): readonly Fault[] {
  const inputs = inputsOf(declaration);
  const rows = describeRows(declaration.output);
  const known = createKnown(inputs, rows, {}, []);
  const choices = choicesAmong(inputs, rows);
  const faults: Fault[] = [];
  for (const block of splitStatements(lines)) {
    let statements: readonly Statement[] = [];
    try {
      statements = parseEquations(block, choices);
    } catch (error) {
      faults.push(faultOf(error, lines));
      // What it would have defined is not another fault.
      const [, name] = /^\s*([A-Za-z]\w*)/.exec(block) ?? [];
      if (name !== undefined) known.names.add(name);
    }
    for (const statement of statements) {
      try {
        checkStatement(statement, known);
      } catch (error) {
        faults.push(faultOf(error, lines));
        if (statement.kind === 'requirement') continue;
        known.names.add(statement.name);
        if (statement.parameters !== undefined) known.functions.set(statement.name, statement);
      }
    }
  }
  return faults;
}

/** Each definition with its further cases, below as many blank lines as are above it in the file. */
function splitStatements(lines: readonly PlacedText[]): readonly string[] {
  const starts = lines.flatMap(({ value }, index) => (/^\s*(=|\/\/|$)/.test(value) ? [] : [index]));
  const first = starts[0] ?? lines.length;
  return [...(first > 0 ? [0] : []), ...starts].map((start, index, all) => {
    const texts = lines.slice(start, all[index + 1] ?? lines.length).map(({ value }) => value);
    return '\n'.repeat(start) + texts.join('\n');
  });
}

function faultOf(error: unknown, lines: readonly PlacedText[], shift = 0): Fault {
  if (error instanceof RangeError)
    return { ...lines[0]!.at, message: 'The equations are nested too deeply.' };
  if (!(error instanceof EquationError)) throw error;
  return { ...positionIn(lines, error.position, shift), message: sentenceOf(error) };
}

function sentenceOf({ message }: EquationError): string {
  return message.replace(/^line \d+, column \d+: /, '');
}

function positionIn(lines: readonly PlacedText[], { line, column }: SourcePosition, shift: number): Position {
  const text = lines[Math.min(line, lines.length) - 1]!;
  return positionWithin(text, Math.max(0, column - 1 - shift));
}

/** The expressions of a schedule; `textOf` finds each in the file. */
export function findScheduleFaults(
  declaration: AnyDeclaration,
  textOf: (member: string) => PlacedText,
): readonly Fault[] {
  const { periods, date, at } = courseTexts(declaration.schedule!)!;
  const all = { periods, ...at, ...(date !== undefined && { date }) };
  return Object.entries(all).flatMap(([member, text]) => {
    const line = textOf(member);
    try {
      readExpression(programOf(declaration), text, member === 'periods' ? [] : ['k']);
      return findInheritedNames([line]);
    } catch (error) {
      // It is read as "value = …".
      return [faultOf(error, [line], 'value = '.length)];
    }
  });
}
