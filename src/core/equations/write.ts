import { createBlock, createVariable, type Code } from '../code.ts';
import { isBuiltIn, library, type BuiltIn } from './library.ts';
import type { Program } from './program.ts';
import type {
  Input,
  Case,
  Condition,
  Definition,
  Expression,
  Operator,
  Relation,
  Requirement,
  Statement,
} from './tree.ts';
import { createValues, type Operations, type Value, type Values } from './values.ts';

/** All that the code of equations is made of. */
export interface Table<Term> extends Operations<Term> {
  readonly input: (code: Code<Term>, name: string, input: Input & { readonly kind: 'number' }) => Term;
  readonly extreme: (code: Code<Term>, which: 'max' | 'min', a: Term, b: Term) => Term;
  readonly wholeNumber: (code: Code<Term>, a: Term, direction: 'floor' | 'ceil') => Term;
  /** Money, rounded half away from zero to its minor unit. */
  readonly roundMoney: (code: Code<Term>, a: Term) => Term;
  /** JavaScript that is true or false. */
  readonly relate: (code: Code<Term>, a: Term, relation: Relation, b: Term) => string;
  /** For what one of several terms is, as the code decides when it runs. */
  readonly merge: (code: Code<Term>, terms: readonly Term[]) => Merged<Term>;
  /** Ends the calculation where the test, which is JavaScript, fails. */
  readonly demand: (code: Code<Term>, test: string, requirement: Requirement) => void;
}

export interface Merged<Term> {
  readonly declaration: string;
  readonly assign: (code: Code<Term>, term: Term) => string;
  readonly term: Term;
}

/** Words that choices of the input have. */
export type Words = Readonly<Record<string, string>>;

/** A definition in the code. */
export interface Written<Term> {
  readonly term: Term;
  /** The index of the case that was taken: a number, or a variable. */
  readonly taken: string;
}

interface WrittenProgram<Term> {
  readonly definitions: ReadonlyMap<string, Written<Term>>;
  readonly write: (
    block: Code<Term>,
    expression: Expression,
    parameters: Readonly<Record<string, Term>>,
  ) => Term;
}

type Scope<Term> = ReadonlyMap<string, Value<Term>>;

/**
 * Writes the code of definitions, in order, for one combination of words; each is calculated where it stands. Further
 * expressions over them, and over parameters, can be written after that.
 */
export function writeProgram<Term>(
  program: Program,
  statements: readonly Statement[],
  words: Words,
  table: Table<Term>,
  code: Code<Term>,
): WrittenProgram<Term> {
  const writer: Writer<Term> = { program, words, table, values: createValues(table) };
  const scope = new Map<string, Value<Term>>();
  const definitions = new Map<string, Written<Term>>();
  for (const statement of statements) {
    if (statement.kind === 'requirement') {
      table.demand(code, writeCondition(writer, code, scope, statement.condition), statement);
    } else {
      const { value, taken } = writeCases(writer, code, scope, statement.cases);
      definitions.set(statement.name, { term: value.term(code), taken });
      scope.set(statement.name, value);
    }
  }
  return {
    definitions,
    write: (block, expression, parameters) => {
      const given = Object.entries(parameters).map(([name, term]): [string, Value<Term>] => [
        name,
        { term: () => term },
      ]);
      return writeExpression(writer, block, new Map([...scope, ...given]), expression).term(block);
    },
  };
}

interface Writer<Term> {
  readonly program: Program;
  readonly words: Words;
  readonly table: Table<Term>;
  readonly values: Values<Term>;
}

interface Chosen<Term> {
  readonly value: Value<Term>;
  readonly taken: string;
}

/** The first case whose condition holds. Words decide it here, numbers when the code runs. */
function writeCases<Term>(
  writer: Writer<Term>,
  code: Code<Term>,
  scope: Scope<Term>,
  cases: Definition['cases'],
): Chosen<Term> {
  const open: { readonly one: Case; readonly index: number }[] = [];
  for (const [index, one] of cases.entries()) {
    const holds = one.when === undefined || decideByWords(one.when.condition, writer.words);
    if (holds === false) continue;
    open.push({ one, index });
    if (holds === true) break;
  }
  const last = open.pop()!;
  const general = (block: Code<Term>) =>
    calculated(writeExpression(writer, block, scope, last.one.value), block);
  if (open.length === 0) return { value: general(code), taken: String(last.index) };

  const taken = createVariable(code);
  code.lines.push(`let ${taken} = ${last.index};`);
  const ends: { readonly block: Code<Term>; readonly term: Term }[] = [];
  const end = (block: Code<Term>, value: Value<Term>) => ends.push({ block, term: value.term(block) });
  /** Writes what is nested into `block`, and returns what puts the parts together. */
  const nest = (block: Code<Term>, [first, ...others]: typeof open): (() => void) => {
    if (first === undefined) {
      end(block, general(block));
      return () => undefined;
    }
    const test = writeCondition(writer, block, scope, first.one.when!.condition);
    const [yes, no] = [createBlock(block), createBlock(block)];
    yes.lines.push(`${taken} = ${first.index};`);
    end(yes, writeExpression(writer, yes, scope, first.one.value));
    const join = nest(no, others);
    return () => {
      join();
      block.lines.push(`if (${test}) {`, ...yes.lines, '} else {', ...no.lines, '}');
    };
  };
  const join = nest(code, open);
  const terms = ends.map(({ term }) => term);
  const { declaration, assign, term } = writer.table.merge(code, terms);
  code.lines.push(declaration);
  for (const { block, term: one } of ends) block.lines.push(assign(block, one));
  join();
  return { value: { term: () => term }, taken };
}

/** The value, with its code at this place, so that all that follows finds it calculated. */
function calculated<Term>(value: Value<Term>, code: Code<Term>): Value<Term> {
  const term = value.term(code);
  return { ...value, term: () => term };
}

/** Undefined where it hangs on numbers. */
function decideByWords(condition: Condition, words: Words): boolean | undefined {
  switch (condition.kind) {
    case 'word':
      return words[condition.name] === condition.word;
    case 'relation':
      return undefined;
    case 'and':
    case 'or': {
      const [left, right] = [decideByWords(condition.left, words), decideByWords(condition.right, words)];
      const decisive = condition.kind === 'or';
      if (left === decisive || right === decisive) return decisive;
      return left === undefined || right === undefined ? undefined : !decisive;
    }
  }
}

/** JavaScript that is true or false; the right side of "and" and "or" is asked only where the left leaves it open. */
function writeCondition<Term>(
  writer: Writer<Term>,
  code: Code<Term>,
  scope: Scope<Term>,
  condition: Condition,
): string {
  const known = decideByWords(condition, writer.words);
  if (known !== undefined) return String(known);
  if (condition.kind === 'relation') {
    const [left, right] = [condition.left, condition.right].map((side) =>
      writeExpression(writer, code, scope, side).term(code),
    ) as [Term, Term];
    return writer.table.relate(code, left, condition.relation, right);
  }
  const { kind, left, right } = condition as Condition & { readonly kind: 'and' | 'or' };
  const holds = createVariable(code);
  code.lines.push(`let ${holds} = ${writeCondition(writer, code, scope, left)};`);
  const block = createBlock(code);
  const test = writeCondition(writer, block, scope, right);
  code.lines.push(
    `if (${kind === 'and' ? holds : `!${holds}`}) {`,
    ...block.lines,
    `${holds} = ${test};`,
    '}',
  );
  return holds;
}

function writeExpression<Term>(
  writer: Writer<Term>,
  code: Code<Term>,
  scope: Scope<Term>,
  expression: Expression,
): Value<Term> {
  const { program, values } = writer;
  switch (expression.kind) {
    case 'number':
      return values.literal(expression.text);
    case 'name':
      return scope.get(expression.name) ?? inputValue(writer, expression.name);
    case 'negation':
      return values.negate(writeExpression(writer, code, scope, expression.operand));
    case 'operation': {
      const written = writeExpression(writer, code, scope, expression.left);
      // Cases on the right have blocks of their own, where they find what was calculated before.
      const left = hasCases(expression.right) ? calculated(written, code) : written;
      return values[operations[expression.operator]](
        left,
        writeExpression(writer, code, scope, expression.right),
      );
    }
    case 'call': {
      const operands = expression.operands.map((one) => writeExpression(writer, code, scope, one));
      const called = program.functions.get(expression.name) ?? library.get(expression.name);
      if (called === undefined) return callBuiltIn(writer, expression.name, operands);
      const inner = called.parameters!.map(
        (name, index) => [name, calculated(operands[index]!, code)] as const,
      );
      return writeCases(writer, code, new Map([...scope, ...inner]), called.cases).value;
    }
  }
}

function hasCases(expression: Expression): boolean {
  switch (expression.kind) {
    case 'number':
    case 'name':
      return false;
    case 'negation':
      return hasCases(expression.operand);
    case 'operation':
      return hasCases(expression.left) || hasCases(expression.right);
    case 'call':
      return !isBuiltIn(expression.name);
  }
}

const operations = {
  '+': 'add',
  '−': 'subtract',
  '·': 'multiply',
  '/': 'divide',
  '^': 'power',
} as const satisfies Readonly<Record<Operator, string>>;

function inputValue<Term>({ program, words, table, values }: Writer<Term>, name: string): Value<Term> {
  const input = program.inputs[name];
  if (input?.kind === 'number') return { term: (code) => table.input(code, name, input) };
  return values.literal(String(input!.numbers![words[name]!]));
}

function callBuiltIn<Term>(
  { table, values }: Writer<Term>,
  name: string,
  operands: readonly Value<Term>[],
): Value<Term> {
  if (!isBuiltIn(name)) throw new Error(`${name} is not a function`);
  const functions: Readonly<Record<BuiltIn, () => Value<Term>>> = {
    ln: () => values.ln(operands[0]!),
    floor: () => ({ term: (code) => table.wholeNumber(code, operands[0]!.term(code), 'floor') }),
    ceil: () => ({ term: (code) => table.wholeNumber(code, operands[0]!.term(code), 'ceil') }),
    round: () => ({ term: (code) => table.roundMoney(code, operands[0]!.term(code)) }),
    max: () => operands.reduce((a, b) => extremeOf('max', a, b)),
    min: () => operands.reduce((a, b) => extremeOf('min', a, b)),
  };
  const extremeOf = (which: 'max' | 'min', a: Value<Term>, b: Value<Term>): Value<Term> => ({
    term: (code) => table.extreme(code, which, a.term(code), b.term(code)),
  });
  return functions[name]();
}
