import { parseEquations } from './parse.ts';
import { expect, parseCondition, parseName, type Reader } from './parse-expression.ts';
import { mentionsIn } from './mentions.ts';
import { choicesAmong, readProgram, type Program } from './program.ts';
import { createScanner } from './scan.ts';
import { textOf } from './text.ts';
import type { Natives } from './natives.ts';
import {
  EquationError,
  type Case,
  type Condition,
  type Definition,
  type Expression,
  type Input,
  type Inputs,
  type Relation,
  type SourcePosition,
  type Statement,
} from './tree.ts';

/** What must hold between inputs. */
export interface Rule {
  /** The definition that is 1 where the rule is broken, and 0 where it is not. */
  readonly name: string;
  /** The input that an error points to. */
  readonly field: string;
  /** Of a list: the definition that has the index of the item at fault, and which of its fields it is. */
  readonly item?: { readonly index: string; readonly member?: string };
  /** A sentence without its subject: "must not be above home_price". */
  readonly demand: string;
  /** The same with the names of definitions whose values it says. */
  readonly message: readonly (string | { readonly name: string })[];
  /** The optional inputs of which there must be exactly one, if that is the rule: equations rely on it. */
  readonly alternatives?: readonly string[];
}

/** Rules that were read, with all that decides them. */
export interface Rules {
  readonly program: Program;
  readonly rules: readonly Rule[];
}

/** A rule before it has a definition. */
interface Written {
  readonly rule: Omit<Rule, 'name'>;
  readonly condition: Condition;
  /** Where the condition must hold, and nowhere else if `isExact`; undefined where it must always. */
  readonly when?: Condition;
  readonly isExact?: boolean;
  readonly position: SourcePosition;
}

/**
 * The rules of a block, in which each stands on a line that begins with "require", and definitions that they
 * use on lines of their own. `prefix` begins the names of their own definitions. Throws an EquationError.
 */
export function readRules(block: string, inputs: Inputs, natives: Natives, prefix = 'broken'): Rules {
  const lines = block.split('\n');
  const choices = choicesAmong(inputs);
  const names = new Set(Object.keys(natives));
  const definitions = parseEquations(
    lines.map((line) => (isRule(line) ? '' : line)).join('\n'),
    choices,
    names,
  );
  const { absent } = readProgram(definitions, inputs, [], [], { natives });
  const meanings = meaningsOf(definitions);
  const written = lines.flatMap((line, index) =>
    isRule(line)
      ? [parseRule({ ...createScanner(line, index + 1), choices, natives: names }, inputs, meanings)]
      : [],
  );
  const decided = written.flatMap((rule, index) => decide(rule, `${prefix}_${index + 1}`, absent));
  const statements = [...definitions, ...decided];
  const rules = written.map(({ rule }, index) => ({ ...rule, name: `${prefix}_${index + 1}` }));
  return { program: readDeciding(statements, inputs, natives), rules };
}

/**
 * The program of the statements that decide rules. Options are compared when its code runs, as a rule asks of
 * few, and rarely of the same ones. Throws an EquationError.
 */
export function readDeciding(statements: readonly Statement[], inputs: Inputs, natives: Natives): Program {
  return { ...readProgram(statements, inputs, [], [], { natives }), choices: [] };
}

export function isRule(line: string): boolean {
  return /^ *require /.test(line);
}

/** What definitions mean, which documents say in place of their values. */
function meaningsOf(statements: readonly Statement[]): ReadonlyMap<string, string> {
  return new Map(
    statements.flatMap((one): [string, string][] =>
      one.kind === 'definition' ? [[one.name, one.meaning ?? one.name]] : [],
    ),
  );
}

function parseRule(reader: Reader, inputs: Inputs, meanings: ReadonlyMap<string, string>): Written {
  const position = reader.position();
  expect(reader, 'require');
  const alternatives = reader.take('exactly') ? parseAlternatives(reader) : undefined;
  const condition = alternatives === undefined ? parseCondition(reader) : oneOf(alternatives, position);
  const isExact = reader.take('exactly');
  if (isExact && reader.peek() !== 'if') reader.fail('"if"');
  const when = reader.take('if') ? parseCondition(reader) : undefined;
  const derived =
    alternatives === undefined ? demandOf(condition, inputs) : demandOfAlternatives(alternatives);
  const decisive = { condition, ...(when !== undefined && { when, isExact }), position };
  const facts = { ...(alternatives !== undefined && { alternatives }) };
  if (!reader.take('else')) {
    if (reader.peek() !== '') reader.fail('"else" or the end of the line');
    if (derived !== undefined)
      return { ...decisive, rule: { ...facts, ...derived, message: [derived.demand] } };
    throw new EquationError(position, 'This rule needs "else", a field and what must be: else years: must …');
  }
  const field = parseName(reader);
  if (!Object.hasOwn(inputs, field)) throw new EquationError(position, `${field} is not an input.`);
  const item = reader.take('(') ? parseItem(reader, meanings) : undefined;
  expect(reader, ':');
  const message = parseMessage(reader.rest(), meanings, position);
  const demand = message.map((part) => (typeof part === 'string' ? part : meanings.get(part.name))).join('');
  return { ...decisive, rule: { ...facts, field, ...(item !== undefined && { item }), demand, message } };
}

/** "exactly" stands before. */
function parseAlternatives(reader: Reader): readonly string[] {
  expect(reader, 'one');
  expect(reader, 'of');
  const names = [parseName(reader)];
  while (reader.take(',')) names.push(parseName(reader));
  return names;
}

function oneOf(names: readonly string[], position: SourcePosition): Condition {
  const join = (kind: 'and' | 'or', conditions: readonly Condition[]) =>
    conditions.reduce((left, right) => ({ kind, left, right }));
  return join(
    'or',
    names.map((given) =>
      join(
        'and',
        names.map((name) => ({ kind: 'presence', name, isGiven: name === given, position })),
      ),
    ),
  );
}

/** "list(" stands before: the definition with the index, and the field of the item. */
function parseItem(reader: Reader, meanings: ReadonlyMap<string, string>): Rule['item'] {
  const position = reader.position();
  const index = parseName(reader);
  if (!meanings.has(index)) throw new EquationError(position, `${index} is not defined above.`);
  expect(reader, ')');
  return reader.take('.') ? { index, member: parseName(reader) } : { index };
}

function parseMessage(
  text: string,
  meanings: ReadonlyMap<string, string>,
  position: SourcePosition,
): Rule['message'] {
  return [...text.matchAll(/\{(\w+)\}|[^{}]+/g)].map(({ 0: whole, 1: name }) => {
    if (name === undefined) return whole;
    if (!meanings.has(name)) throw new EquationError(position, `${name} is not defined above.`);
    return { name };
  });
}

const demands: Readonly<Record<Relation, string>> = {
  '=': 'must be',
  '<': 'must be below',
  '≤': 'must not be above',
  '>': 'must be above',
  '≥': 'must not be below',
};

const demandsOfDates: Readonly<Record<Relation, string>> = {
  '=': 'must be',
  '<': 'must be before',
  '≤': 'must not be after',
  '>': 'must be after',
  '≥': 'must not be before',
};

type Demand = Pick<Rule, 'field' | 'demand'>;

/** Of a comparison that begins with an input, which is then at fault. */
function demandOf(condition: Condition, inputs: Inputs): Demand | undefined {
  if (condition.kind !== 'relation' || condition.left.kind !== 'name') return undefined;
  const { name } = condition.left;
  if (!Object.hasOwn(inputs, name)) return undefined;
  const all = isDate(inputs[name]!) ? demandsOfDates : demands;
  return { field: name, demand: `${all[condition.relation]} ${textOf(condition.right)}` };
}

function isDate(input: Input): boolean {
  return input.kind === 'number' && input.isDate === true;
}

function demandOfAlternatives([field, ...others]: readonly string[]): Demand {
  const demand =
    others.length === 1
      ? `must be given exactly when ${others[0]} is not`
      : `must be given exactly when neither ${others.join(' nor ')} is`;
  return { field: field!, demand };
}

/** The definitions of a rule. One that is a single comparison says nothing where a side of it is absent. */
function decide(
  { condition, when, isExact, position }: Written,
  name: string,
  absent: ReadonlySet<string>,
): readonly Definition[] {
  const define = (name: string, ...cases: Definition['cases']): Definition => {
    return { kind: 'definition', name, cases, position };
  };
  if (when !== undefined && isExact === true) {
    const met: Expression = { kind: 'name', name: `${name}_met`, position };
    const unmet: Expression = { kind: 'operation', operator: '−', left: number('1'), right: met };
    return [
      define(met.name, { value: number('1'), when: condition }, { value: number('0') }),
      define(name, { value: unmet, when }, { value: met }),
    ];
  }
  const holds: Case = { value: number('0'), when: condition };
  const where = when ?? (condition.kind === 'relation' ? allGiven(condition, absent, position) : undefined);
  return [
    where === undefined
      ? define(name, holds, { value: number('1') })
      : define(name, holds, { value: number('1'), when: where }, { value: number('0') }),
  ];
}

function allGiven(
  condition: Condition,
  absent: ReadonlySet<string>,
  position: SourcePosition,
): Condition | undefined {
  return mentionsIn(condition)
    .filter((name) => absent.has(name))
    .map((name): Condition => ({ kind: 'presence', name, isGiven: true, position }))
    .reduce<Condition | undefined>(
      (left, right) => (left === undefined ? right : { kind: 'and', left, right }),
      undefined,
    );
}

function number(text: string): Expression {
  return { kind: 'number', text };
}
