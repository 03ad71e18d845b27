import {
  compileCalls,
  compileDoubles,
  type InDoubles,
  type ListOutput,
  type NumberOutput,
  type OverArithmetic,
} from '#core/equations/compile/compile.ts';
import type { Arithmetic } from '#core/arithmetic/arithmetic.ts';
import { ballArithmetic } from '#core/arithmetic/ball.ts';
import { roundUnits } from '#core/equations/over-doubles/bounded-functions.ts';
import { createDoublesWithDenominators } from '#core/equations/over-doubles/denominators.ts';
import { createDoubles } from '#core/equations/over-doubles/doubles.ts';
import { readProgram, type Program } from '#core/equations/language/program.ts';
import { compileTrace, type TraceOver } from '#core/equations/compile/trace.ts';
import type { Definition, Rows } from '#core/equations/language/tree.ts';
import type { AnyDeclaration, OutputFields } from '#catalogue/declare/define.ts';
import {
  answeredCourse,
  type AnsweredOf,
  createAnswered,
  createCourse,
  createRowCode,
  type CourseOf,
  type RowCode,
  type RowForm,
} from './course.ts';
import type { Omitted, Rounded } from './evaluate.ts';
import { roundCode } from './field-code.ts';
import { makeFunction } from './make-function.ts';
import type { OutputField } from '#catalogue/declare/fields.ts';
import { inputsOf } from './inputs.ts';
import { createRenaming } from './record-names.ts';
import { rulesOf } from './rules.ts';

const programs = new WeakMap<AnyDeclaration, Program>();

/** The equations of a calculator. */
export function programOf(calculator: AnyDeclaration): Program {
  let program = programs.get(calculator);
  if (program === undefined) {
    program = read(calculator);
    programs.set(calculator, program);
  }
  return program;
}

/**
 * The name of a definition that proves a result which was searched for, such as the present value at an
 * internal rate of return: only explanations need it.
 */
const PROOF = 'proof';

/** The names whose definitions an explanation shows, with all that these need. */
export function namesExplained(output: AnyDeclaration['output']): readonly string[] {
  return [...Object.keys(output), PROOF];
}

/** The equations of a calculator, ready to run. */
export interface CompiledEquations {
  /**
   * The outputs, of which each has so many decimals; also where they are on a tie, if it `decidesTies`, which
   * takes longer. Where code answers a course, a function that returns it over balls comes after them.
   */
  readonly inDoubles: (
    decimals: readonly number[],
    moneyDecimals: number,
    decidesTies?: boolean,
  ) => InDoubles<Rounded>;
  readonly over: OverArithmetic<readonly unknown[]>;
  /** An output, and those that no reply lacks, but for those that jump. */
  readonly around: (output: string) => OverArithmetic;
  /** The same in doubles, with these decimals of each output; the output itself is the first. */
  readonly aroundInDoubles: (
    output: string,
    decimals: readonly number[],
    moneyDecimals: number,
  ) => InDoubles<Rounded>;
  readonly trace: TraceOver;
  /** Of a schedule whose course code answers, for these values or any; undefined where equations state it. */
  readonly answered?: AnsweredOf;
  /** Of a schedule whose course equations state. */
  readonly course?: CourseOf;
  /** How its rows are calculated. */
  readonly rows?: (moneyDecimals: number, form: RowForm) => RowCode;
}

/** Each function is made on its first use, so that a start does not wait for it. */
export function compileEquations(calculator: AnyDeclaration): CompiledEquations {
  const program = () => programOf(calculator);
  const names = Object.keys(calculator.output);
  const { schedule } = calculator;
  let course: CourseOf | undefined;
  let answered: AnsweredOf | undefined;
  let rows: ReturnType<typeof createRowCode> | undefined;
  let over: OverArithmetic<readonly unknown[]> | undefined;
  const around = new Map<string, OverArithmetic>();
  let trace: TraceOver | undefined;
  const withOwnFields = createRenaming(calculator);
  const namesAround = (output: string) => {
    // An output that jumps depends on roundings, which an interval of inputs leaves undecided.
    const isNeeded = ({ kind, fields, isOmittable, isJumping }: OutputField) =>
      fields === undefined && kind !== 'boolean' && isOmittable !== true && isJumping !== true;
    return names.filter((name) => name === output || isNeeded(calculator.output[name]!));
  };
  return {
    inDoubles: (decimals, moneyDecimals, decidesTies = false) => {
      const createTable = decidesTies ? createDoublesWithDenominators : createDoubles;
      const outputs = outputsOf(calculator, decimals, moneyDecimals);
      const course = schedule && answeredCourse(program(), schedule);
      const all = course === undefined ? outputs : [...outputs, { name: course, isCourse: true } as const];
      return compileDoubles(program(), all, moneyDecimals, roundUnits, createTable);
    },
    over: (a, values, decimals, omitted) => {
      over ??= compileCalls(
        program(),
        names.map((name) => itemsOf(calculator, name, decimals) ?? name),
      );
      return withOwnFields(over(a, values, decimals, omitted));
    },
    around: (output) => {
      let known = around.get(output);
      if (known === undefined) {
        known = compileCalls(program(), namesAround(output));
        around.set(output, known);
      }
      return known;
    },
    aroundInDoubles: (output, decimals, moneyDecimals) => {
      const around = [output, ...namesAround(output).filter((name) => name !== output)];
      const outputs = around.map((name) => {
        return { name, decimals: decimals[names.indexOf(name)]!, kind: calculator.output[name]!.kind };
      });
      return compileDoubles(program(), outputs, moneyDecimals, roundUnits, createDoubles);
    },
    trace: (a, values, decimals, called) =>
      (trace ??= compileTrace(program(), namesExplained(calculator.output)))(a, values, decimals, called),
    ...(schedule !== undefined && {
      answered: (...given) =>
        (answered ??= createAnswered(program(), schedule) ?? (() => undefined))(...given),
      course: (a, values, decimals) => (course ??= createCourse(program(), schedule))(a, values, decimals),
      rows: (decimals, form) => (rows ??= createRowCode(program(), schedule))(decimals, form),
    }),
  };
}

type RoundAnswer = <N>(a: Arithmetic<N>, answer: unknown, moneyDecimals: number, omitted: Omitted) => Rounded;

/** The outputs, of which each has so many decimals. */
export function outputsOf(calculator: AnyDeclaration, decimals: readonly number[], moneyDecimals: number) {
  const withOwnFields = createRenaming(calculator);
  return Object.entries(calculator.output).map(([name, field], index): NumberOutput | ListOutput => {
    const { kind } = field;
    const items = itemsOf(calculator, name, moneyDecimals);
    if (items !== undefined) return items;
    const output = { name, decimals: decimals[index]!, kind };
    if (kindOfAnswer[kind] === 'number') return output;
    const roundOver = makeFunction('a, x, m, o', roundCode(field, 'x', name)) as RoundAnswer;
    const round = (answer: unknown, omitted: Omitted) =>
      roundOver(ballArithmetic, withOwnFields({ [name]: answer })[name], moneyDecimals, omitted);
    return { ...output, round };
  });
}

/** The fields of an output that is a list of records with equations for them; undefined for another one. */
export function itemsOf(
  calculator: AnyDeclaration,
  name: string,
  moneyDecimals: number,
): ListOutput | undefined {
  const { fields } = calculator.output[name]!;
  if (fields === undefined || programOf(calculator).kinds.has(name)) return undefined;
  const described = Object.entries(fields).map(([field, { item, over, ...one }]) => {
    const { kind, decimals } = item ?? one;
    const places = decimals === 'currency' ? moneyDecimals : decimals;
    return {
      name: field,
      decimals: kind === 'text' ? undefined : places,
      kind,
      ...(over !== undefined && { over }),
    };
  });
  return { name, fields: described };
}

/** The outputs that are numbers, also as fields of a list. */
function numbersAmong(output: OutputFields): readonly (readonly [string, OutputField])[] {
  return Object.entries(output).flatMap(([name, one]): (readonly [string, OutputField])[] => {
    if (one.fields === undefined) return [[name, one]];
    const fields = Object.entries(one.fields).filter(([, { kind }]) => kind !== 'text');
    return fields.map(([field, own]) => [`${name}.${field}`, own]);
  });
}

/** What a definition must be that gives an output. */
const kindOfAnswer = {
  number: 'number',
  boolean: 'number',
  date: 'number',
  text: 'text',
  list: 'list',
  records: 'list',
} as const;

function read(calculator: AnyDeclaration): Program {
  const { id, output, native, equations } = calculator;
  try {
    const numbers = numbersAmong(output);
    const all = [...numbers, ...Object.entries(output)];
    const optional = all.flatMap(([name, one]) => (one.optional ? [name] : []));
    const names = numbers.map(([name]) => name);
    const alternatives = rulesOf(calculator).rules.flatMap((rule) =>
      rule.alternatives === undefined ? [] : [rule.alternatives],
    );
    const more = {
      rows: describeRows(output),
      alternatives,
      ...(native !== undefined && { natives: native }),
    };
    const program = readProgram(equations, inputsOf(calculator), names, optional, more);
    for (const [name, { over }] of numbers) {
      const { parameters = [] } = definitionOf(program, name) ?? {};
      if (parameters.length > 1 !== (over !== undefined))
        throw new Error(`${name} has an index too many, or one too few`);
    }
    for (const [name, { kind, fields }] of Object.entries(output)) {
      const found = program.kinds.get(name) ?? (fields === undefined ? 'number' : 'list');
      if (found !== kindOfAnswer[kind]) throw new Error(`the output ${name} must be a ${kindOfAnswer[kind]}`);
    }
    return program;
  } catch (error) {
    throw new Error(`The equations of ${id} cannot be read: ${(error as Error).message}`, { cause: error });
  }
}

function definitionOf({ statements }: Program, name: string): Definition | undefined {
  return statements.find((one): one is Definition => one.kind === 'definition' && one.name === name);
}

/** The outputs with a row for each word of a choice. */
export function describeRows(output: OutputFields): Rows {
  const rows = Object.entries(output).flatMap(([name, { fields = {} }]) =>
    Object.entries(fields).flatMap(([field, { options }]) =>
      options === undefined ? [] : [[name, { field, options: Object.keys(options) }] as const],
    ),
  );
  return Object.fromEntries(rows);
}
