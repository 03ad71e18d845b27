import { readProgram, type Program } from './program.ts';
import { mentionsIn, requiredIn } from './mentions.ts';
import { reach } from './reach.ts';
import { reduceByUnits, reduceExpression, type Units } from './reduction.ts';
import { EquationError, type Case, type Condition, type Expression, type Statement } from './tree.ts';
import { decideByOptions, withoutOptions, type ChosenOptions } from './chosen-options.ts';

interface Excerpt {
  readonly statements: readonly Statement[];
  readonly expressions: readonly Expression[];
}

/**
 * The statements of a program that outputs and expressions need where inputs are fixed, at words or, as text,
 * at numbers; at undefined, where an input is absent. Cases that this excludes are left out, and so are
 * conditions that it decides, and what inputs that are 0 or 1 decide in the statements and expressions.
 */
export function excerptOf(
  program: Program,
  fixed: ChosenOptions,
  outputs: readonly string[],
  expressions: readonly Expression[],
  inputUnits: Units = new Map(),
): Excerpt {
  const chosen = { ...fixed };
  const folded = program.statements.flatMap((one) => fold(one, chosen));
  const { statements, units } = reduceByUnits(folded, inputUnits, new Set(outputs));
  const reduced = expressions.map((one) => reduceExpression(one, units));
  const own = readProgram(statements, program.inputs, [], [], program);
  const reached = reach(own, {}, outputs, reduced);
  const kept: ReadonlySet<Statement> = new Set([...reached.statements, ...reached.functions]);
  return { statements: statements.filter((one) => kept.has(one)), expressions: reduced };
}

/** Words are given what turns out to be absent. */
function fold(statement: Statement, all: Record<string, string | undefined>): readonly Statement[] {
  if (statement.kind === 'requirement') {
    const condition = reduceByOptions(statement.condition, all);
    if (condition === false) throw new EquationError(statement.position, 'This never holds.');
    return condition === true ? [] : [{ ...statement, condition }];
  }
  const cases: Case[] = [];
  // A row has its own word in place of an input with the name.
  const chosen = withoutOptions(all, statement.parameters ?? []);
  for (const { when, value, ...reason } of statement.cases) {
    const holds = when === undefined || reduceByOptions(when, chosen);
    if (holds === false) continue;
    const isAbsent = value === undefined || requiredIn(value).some((name) => isNever(name, chosen));
    const one = { value: isAbsent ? undefined : value, ...reason };
    cases.push(holds === true ? one : { ...one, when: holds });
    if (holds === true) break;
  }
  if (cases.every(({ value }) => value === undefined)) all[statement.name] = undefined;
  // From here on, the name of an input that is absent is that of a result.
  else if (statement.parameters === undefined && isNever(statement.name, all)) delete all[statement.name];
  const [first, ...others] = withoutDoubles(cases);
  return first === undefined ? [] : [{ ...statement, cases: [first, ...others] }];
}

/** Without conditions that decide between the same number. */
function withoutDoubles(cases: readonly Case[]): readonly Case[] {
  const numberOf = ({ value }: Case) => (value?.kind === 'number' ? value.text : undefined);
  const last = cases.at(-1);
  const isDecided = last !== undefined && last.when === undefined && numberOf(last) !== undefined;
  return isDecided && cases.every((one) => numberOf(one) === numberOf(last)) ? [last] : cases;
}

/** What options leave of a condition; true or false where they decide it. */
export function reduceByOptions(condition: Condition, chosen: ChosenOptions): Condition | boolean {
  const decided = decideByOptions(condition, chosen);
  if (decided !== undefined) return decided;
  if (condition.kind !== 'and' && condition.kind !== 'or') {
    // A condition on an absent value does not hold.
    return mentionsIn(condition).some((name) => isNever(name, chosen)) ? false : condition;
  }
  const [left, right] = [reduceByOptions(condition.left, chosen), reduceByOptions(condition.right, chosen)];
  const decisive = condition.kind === 'or';
  if (typeof left === 'boolean') return left === decisive ? decisive : right;
  if (typeof right === 'boolean') return right === decisive ? decisive : left;
  return { ...condition, left, right };
}

function isNever(name: string, chosen: ChosenOptions): boolean {
  return name in chosen && chosen[name] === undefined;
}
