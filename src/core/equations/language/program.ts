import type { Kind, Natives } from './natives.ts';
import { absentIn } from './absence.ts';
import { checkExpression, checkStatement } from './check.ts';
import { createKnown } from './known.ts';
import { parseEquations } from './parse.ts';
import {
  EquationError,
  type Condition,
  type Definition,
  type Expression,
  type Inputs,
  type Rows,
  type Statement,
} from './tree.ts';

/** Equations that were read and checked: every name in them is known where it is used. */
export interface Program {
  readonly inputs: Inputs;
  readonly rows: Rows;
  /** The inputs whose words decide between cases. */
  readonly choices: readonly string[];
  /** The names that may be without a value. */
  readonly absent: ReadonlySet<string>;
  readonly statements: readonly Statement[];
  readonly outputs: readonly string[];
  readonly sequences: ReadonlySet<string>;
  /** Those of the library that the equations use, and their own; sequences are among them. */
  readonly functions: ReadonlyMap<string, Definition>;
  /** What holds of every request. */
  readonly given: readonly Condition[];
  readonly natives: Natives;
  /** Definitions, and values of them, that are not numbers. */
  readonly kinds: ReadonlyMap<string, Kind>;
}

interface ReadOptions {
  readonly rows?: Rows;
  readonly natives?: Natives;
  /** Optional inputs of which every request has one. */
  readonly alternatives?: readonly (readonly string[])[];
  /** What is known to hold of the inputs, where a program was read before. */
  readonly given?: readonly Condition[];
}

function oneIsGiven(names: readonly string[]): Condition {
  const position = { line: 1, column: 1 };
  const conditions = names.map((name): Condition => ({ kind: 'presence', name, isGiven: true, position }));
  return conditions.reduce((left, right) => ({ kind: 'or', left, right }));
}

/**
 * The equations of a block, or what was read of one, over these inputs; each of the outputs must have one,
 * and only `optional` ones may be without a value. Throws an EquationError. A definition knows only what
 * stands above it, so nothing can refer to itself.
 */
export function readProgram(
  block: string | readonly Statement[],
  inputs: Inputs,
  outputs: readonly string[],
  optional: readonly string[] = [],
  { rows = {}, natives = {}, alternatives = [], given: before = [] }: ReadOptions = {},
): Program {
  const statements =
    typeof block === 'string'
      ? parseEquations(block, choicesAmong(inputs, rows), new Set(Object.keys(natives)))
      : block;
  const given = [...before, ...alternatives.map(oneIsGiven)];
  const known = createKnown(inputs, rows, natives, given);
  const defined = new Set<string>();
  for (const statement of statements) {
    checkStatement(statement, known);
    if (statement.kind === 'definition') defined.add(statement.name);
  }
  // A list is defined by its fields, or as a whole.
  const missing = outputs.find((one) => !defined.has(one) && !defined.has(one.replace(/\..*/, '')));
  if (missing !== undefined) {
    const end = { line: typeof block === 'string' ? block.split('\n').length : 1, column: 1 };
    throw new EquationError(end, `The output ${missing} has no equation.`);
  }
  const ofOutputs = new Set(outputs.flatMap((one) => [one, one.replace(/\..*/, '')]));
  for (const statement of statements) {
    if (statement.kind === 'requirement' || !ofOutputs.has(statement.name)) continue;
    if (!known.absent.has(statement.name) || optional.includes(statement.name)) continue;
    throw new EquationError(
      statement.position,
      `The output ${statement.name} must always have a value; add a case for the rest, or make it omittable and say why in a last case "= absent: …".`,
    );
  }
  const { functions, absent, sequences, kinds } = known;
  const unfinished = statements.find((one) => one.kind === 'definition' && known.open.has(one.name));
  if (unfinished?.kind === 'definition') {
    throw new EquationError(unfinished.position, `The sequence ${unfinished.name} has no equation for k.`);
  }
  return {
    inputs,
    rows,
    choices: [...known.choices],
    absent,
    statements,
    outputs,
    sequences,
    functions,
    given,
    natives,
    kinds,
  };
}

/**
 * The inputs that have words, the fields of records that have, each after a point, and what stands for the
 * word of a row.
 */
export function choicesAmong(inputs: Inputs, rows: Rows = {}): ReadonlySet<string> {
  const choices = Object.entries(inputs).flatMap(([name, input]) => {
    if (input.kind !== 'list') return input.kind === 'word' ? [name] : [];
    const { fields } = input;
    return Object.keys(fields).flatMap((field) => (fields[field]!.kind === 'word' ? [`.${field}`] : []));
  });
  return new Set([...choices, ...Object.values(rows).map(({ field }) => field)]);
}

/**
 * An expression over all that a program defines, and over these parameters; it always has a value. Throws an
 * EquationError.
 */
export function readExpression(program: Program, text: string, parameters: readonly string[]): Expression {
  const known = createKnown(program.inputs, program.rows, program.natives, program.given);
  for (const statement of program.statements) checkStatement(statement, known);
  const [statement] = parseEquations(`value = ${text}`, new Set());
  const { value, when } = (statement as Definition).cases[0];
  if (when !== undefined)
    throw new EquationError(statement!.position, 'A value without a condition is needed here.');
  if (value === undefined) throw new EquationError(statement!.position, 'A value is needed here.');
  checkExpression(value, { ...known, names: new Set([...known.names, ...parameters]) });
  const [missing] = absentIn(value, known.absent);
  if (missing !== undefined) {
    throw new EquationError(statement!.position, `A value is needed here; ${missing} may have none.`);
  }
  return value;
}
