import {
  ONE,
  add,
  demand,
  divide,
  literal,
  multiply,
  negate,
  read,
  readWhole,
  subtract,
  type BoundedCode,
  type Term,
} from './bounded-code.ts';
import { createBlock, createCode } from './code.ts';
import { extreme, log, power, relationToZero, roundUnits, wholeNumber } from './bounded-functions.ts';
import { parseCondition, parseExpression, type Expression } from './expression.ts';

/**
 * Makes of a formula as people write it one function of straight-line doubles with proven error bounds
 * (`bounded-code.ts`). It answers what it can decide and nothing else; over the same formula, decided elsewhere, it only
 * saves time.
 */
export interface WrittenFormula {
  readonly inputs: Readonly<Record<string, NumberInput | WordInput>>;
  /** `symbol` is the equation of the first case whose condition holds; undefined are those that only words describe. */
  readonly steps: readonly { readonly symbol: string; readonly cases: readonly WrittenCase[] }[];
  /** Symbols with how many decimals they are rounded to; an optional one need not have a value. */
  readonly outputs: readonly {
    readonly symbol: string;
    readonly decimals: number;
    readonly isOptional: boolean;
  }[];
}

export interface NumberInput {
  readonly kind: 'number';
  readonly isWhole: boolean;
  readonly minimum: number;
  readonly maximum: number;
  readonly default: number | undefined;
}

export interface WordInput {
  readonly kind: 'word';
  readonly default: string | undefined;
}

interface WrittenCase {
  readonly when?: string;
  readonly equation?: string;
}

/** The answers to the outputs, in their order, or undefined where doubles do not decide one of them. */
export type StraightLine<Answer = number> = (
  values: Readonly<Record<string, unknown>>,
) => readonly (Answer | undefined)[] | undefined;

/** Writes the answer to an output: an expression. */
export type AnswerWriter = (code: BoundedCode, term: Term, decimals: number) => string;

/** What is written after a case is written for that case alone, so that cases multiply; further ones are left out. */
const MOST_PATHS = 100;

/** Thrown, never shown: no code is written for this, and the function answers nothing there. */
const UNWRITABLE = new Error('unwritable');

/**
 * Each answer is a count of units of 10^−decimals, unless another writer is given. Undefined for a formula of which no
 * case can be written as code.
 */
export function compileStraightLine<Answer = number>(
  formula: WrittenFormula,
  writeAnswerTo: AnswerWriter = roundUnits,
): StraightLine<Answer> | undefined {
  const code = createCode<Term>();
  const paths = { written: 0, answered: 0 };
  const scope = new Map<string, Term>();
  writeOrLeave(code, () => writeSteps({ formula, writeAnswerTo, paths, index: 0 }, code, scope));
  if (paths.answered === 0) return undefined;
  // Only names, numbers and words of the declaration get into the code, never anything of a request.
  // oxlint-disable-next-line typescript/no-implied-eval
  return new Function('v', code.lines.join('\n')) as StraightLine<Answer>;
}

type Scope = ReadonlyMap<string, Term>;

/** Code for where a condition holds, which leaves the function; from here on it does not hold. */
function writeBranch(code: BoundedCode, condition: string, write: (branch: BoundedCode) => void): void {
  const branch = createBlock(code);
  branch.conditions.set(condition, true);
  write(branch);
  code.lines.push(`if (${condition}) {`, ...branch.lines, '}');
  code.conditions.set(condition, false);
}

interface Place {
  readonly formula: WrittenFormula;
  readonly writeAnswerTo: AnswerWriter;
  readonly paths: { written: number; answered: number };
  /** The step that is written. */
  readonly index: number;
}

function writeOrLeave(code: BoundedCode, write: () => void): void {
  try {
    write();
  } catch (error) {
    if (error !== UNWRITABLE) throw error;
    code.lines.push('return;');
  }
}

/** All steps from here on: each case goes on with what follows, where more is known of its terms than of all cases. */
function writeSteps(place: Place, code: BoundedCode, scope: Scope): void {
  const { formula, paths, index } = place;
  const step = formula.steps[index];
  if (step === undefined || paths.written > MOST_PATHS) {
    writeAnswer(place, code, scope);
    return;
  }
  const next = { ...place, index: index + 1 };
  const goOn = (branch: BoundedCode, equation: string | undefined) => {
    if (equation === undefined) throw UNWRITABLE;
    const term = writeExpression(branch, formula, scope, parseExpression(equation));
    writeSteps(next, branch, new Map(scope).set(step.symbol, term));
  };
  for (const { when, equation } of step.cases) {
    const condition = when === undefined ? 'true' : writeCondition(code, formula, scope, when);
    const holds = when === undefined || code.conditions.get(condition);
    if (holds === true) {
      goOn(code, equation);
      return;
    }
    if (holds === undefined) {
      writeBranch(code, condition, (branch) => writeOrLeave(branch, () => goOn(branch, equation)));
    }
  }
  writeSteps(next, code, scope);
}

function writeAnswer({ formula, writeAnswerTo, paths }: Place, code: BoundedCode, scope: Scope): void {
  paths.written++;
  if (paths.written > MOST_PATHS) throw UNWRITABLE;
  const answers = formula.outputs.map(({ symbol, decimals, isOptional }) => {
    const term = scope.get(symbol);
    if (term === undefined && !isOptional) throw UNWRITABLE;
    return term === undefined ? 'undefined' : writeAnswerTo(code, term, decimals);
  });
  code.lines.push(`return [${answers.join(', ')}];`);
  paths.answered++;
}

function writeCondition(code: BoundedCode, formula: WrittenFormula, scope: Scope, text: string): string {
  const { left, relation, right } = parseCondition(text);
  const word = formula.inputs[left];
  if (relation === 'is given') return scope.has(left) ? 'true' : `${valueOf(left, word)} !== undefined`;
  if (word?.kind === 'word') return `${valueOf(left, word)} === ${JSON.stringify(right)}`;
  const [a, b] = [left, right].map((side) =>
    writeExpression(code, formula, scope, parseExpression(side)),
  ) as [Term, Term];
  const operators = { '=': '===', '<': '<', '≤': '<=', '>': '>', '≥': '>=' };
  return relationToZero(code, b.value === '0' ? a : subtract(code, a, b), operators[relation]);
}

function writeExpression(
  code: BoundedCode,
  formula: WrittenFormula,
  scope: Scope,
  expression: Expression,
): Term {
  const write = (node: Expression): Term => {
    switch (node.kind) {
      case 'number':
        return node.text === ONE.value ? ONE : literal(node.text);
      case 'name':
        return scope.get(node.name) ?? readInput(code, node.name, formula.inputs[node.name]);
      case 'negation':
        return negate(code, write(node.operand));
      case 'call':
        return call(node.name, node.operands);
      case 'operation':
        return operations[node.operator](code, write(node.left), write(node.right));
    }
  };
  const call = (name: string, operands: readonly Expression[]): Term => {
    const terms = operands.map(write);
    switch (name) {
      case 'floor':
      case 'ceil':
        return wholeNumber(code, terms[0]!, name);
      case 'max':
        return terms.reduce((a, b) => extreme(code, 'max', a, b));
      case 'ln':
        return writeLogarithm(operands[0]!, terms[0]!);
      default:
        throw UNWRITABLE;
    }
  };
  /** That of a quotient may come from the difference of two logarithms, which has no meaning where both parts are negative. */
  const writeLogarithm = (operand: Expression, term: Term): Term => {
    if (operand.kind === 'operation' && operand.operator === '/') {
      demand(code, `${write(operand.right).value} > 0`);
    }
    return log(code, term);
  };
  return write(expression);
}

const operations = { '+': add, '−': subtract, '·': multiply, '/': divide, '^': power };

function readInput(code: BoundedCode, name: string, input: NumberInput | WordInput | undefined): Term {
  if (input?.kind !== 'number') throw UNWRITABLE;
  const { isWhole, minimum, maximum } = input;
  const sign = minimum >= 0 ? 1 : 0;
  const most = Math.max(-minimum, maximum);
  const value = valueOf(name, input);
  return isWhole && most < 2 ** 53 ? readWhole(code, value, sign, most) : read(code, value, sign);
}

function valueOf(name: string, input: NumberInput | WordInput | undefined): string {
  const value = `v[${JSON.stringify(name)}]`;
  return input?.default === undefined ? value : `(${value} ?? ${JSON.stringify(input.default)})`;
}
