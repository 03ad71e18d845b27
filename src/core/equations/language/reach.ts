import { mentions, mentionsOf, requiredIn } from './mentions.ts';
import type { Program } from './program.ts';
import type { Definition, Expression, Statement } from './tree.ts';
import { findOpenCases, type ChosenOptions } from './chosen-options.ts';

/** What is calculated where only some of the definitions are asked for. */
export interface Reached {
  /**
   * Requirements, and definitions that these or what is asked for need; functions other than sequences are
   * not among them.
   */
  readonly statements: readonly Statement[];
  readonly functions: readonly Definition[];
}

/** What these outputs, or these expressions, need in the cases that the chosen options leave. */
export function reach(
  program: Program,
  chosen: ChosenOptions,
  outputs: readonly string[],
  expressions: readonly Expression[] = [],
): Reached {
  const fields = program.statements.flatMap((one) =>
    one.kind === 'definition' && one.list !== undefined && outputs.includes(one.list) ? [one.name] : [],
  );
  const needed = new Set([...outputs, ...fields, ...expressions.flatMap(mentions)]);
  const absent = findAbsent(program, chosen);
  const isNeeded = (statement: Statement) => statement.kind === 'requirement' || needed.has(statement.name);
  const echoes = findEchoes(program);
  const followed = new Set<Statement>();
  // What stands between the start of a sequence and its step may need the step, which stands below.
  for (let known = -1; known < needed.size;) {
    known = needed.size;
    for (const [position, statement] of program.statements.entries()) {
      if (followed.has(statement) || !isNeeded(statement)) continue;
      followed.add(statement);
      for (const name of mentionsOf(statement, { chosen, absent })) {
        if (!(echoes.get(name)! >= position)) needed.add(name);
      }
    }
  }
  const isCalculated = (one: Statement) =>
    one.kind === 'requirement' ||
    one.parameters === undefined ||
    one.list !== undefined ||
    program.sequences.has(one.name);
  const statements = program.statements.filter((one) => isNeeded(one) && isCalculated(one));
  return { statements, functions: [...program.functions.values()].filter(isNeeded) };
}

/** The places of the definitions with the name of an input, which down to there stands for the input. */
function findEchoes({ statements, inputs }: Program): ReadonlyMap<string, number> {
  return new Map(
    statements.flatMap((one, position): [string, number][] =>
      one.kind === 'definition' && one.parameters === undefined && one.name in inputs
        ? [[one.name, position]]
        : [],
    ),
  );
}

/**
 * The names that have no value in any of the cases that the chosen options leave; those of inputs may stand
 * for the input.
 */
function findAbsent({ statements, inputs }: Program, chosen: ChosenOptions): ReadonlySet<string> {
  const absent = new Set<string>();
  for (const statement of statements) {
    if (statement.kind === 'requirement' || statement.parameters !== undefined) continue;
    if (statement.name in inputs) continue;
    const { open } = findOpenCases(statement.cases, chosen);
    const isAbsent = open.every(({ one: { value } }) => {
      return value === undefined || requiredIn(value).some((name) => absent.has(name));
    });
    if (isAbsent) absent.add(statement.name);
  }
  return absent;
}
