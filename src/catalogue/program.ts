import {
  compileCalls,
  compileCourse,
  compileDoubles,
  compileTrace,
  type CourseOver,
  type InDoubles,
  type ListOutput,
  type OverArithmetic,
  type Traced,
} from '#core/equations/compile.ts';
import { readProgram, type Program } from '#core/equations/program.ts';
import { MAX_STEPS } from '#core/equations/sequences.ts';
import type { Input, Inputs, NumberInput, WordInput } from '#core/equations/tree.ts';
import type { Arithmetic } from '#core/arithmetic.ts';
import type { AnyDeclaration, InputFields, InputValues, OutputFields } from './define.ts';
import type { Course } from './schedule.ts';
import type { Rounded } from './evaluate.ts';
import type { InputField, OutputField } from './fields.ts';

const programs = new WeakMap<AnyDeclaration, Program>();

/** The equations of a calculator; undefined where its formula is code. */
export function programOf(calculator: AnyDeclaration): Program | undefined {
  if (calculator.equations === undefined) return undefined;
  let program = programs.get(calculator);
  if (program === undefined) {
    program = read(calculator, calculator.equations);
    programs.set(calculator, program);
  }
  return program;
}

/** The equations of a calculator, ready to run. */
export interface CompiledEquations {
  /** The outputs, of which each has so many decimals. */
  readonly inDoubles: (decimals: readonly number[], moneyDecimals: number) => InDoubles<Rounded>;
  readonly over: OverArithmetic<readonly unknown[]>;
  readonly trace: Traced;
  /** Of a schedule that is written, too. */
  readonly course?: <N>(a: Arithmetic<N>, values: InputValues, moneyDecimals: number) => Course<N>;
}

/** Undefined where the formula is code. Each function is made on its first use, so that a start does not wait for it. */
export function compileEquations(calculator: AnyDeclaration): CompiledEquations | undefined {
  if (calculator.equations === undefined) return undefined;
  const program = () => programOf(calculator)!;
  const names = Object.keys(calculator.output);
  const { schedule } = calculator;
  let course: CourseOver | undefined;
  let over: OverArithmetic<readonly unknown[]> | undefined;
  let trace: Traced | undefined;
  return {
    inDoubles: (decimals, moneyDecimals) => {
      const outputs = names.map(
        (name, index) => itemsOf(calculator, name, moneyDecimals) ?? { name, decimals: decimals[index]! },
      );
      return compileDoubles(program(), outputs, moneyDecimals);
    },
    over: (a, values, decimals, omitted) =>
      (over ??= compileCalls(
        program(),
        names.map((name) => itemsOf(calculator, name, decimals) ?? name),
      ))(a, values, decimals, omitted),
    trace: (a, values, decimals) => (trace ??= compileTrace(program(), names))(a, values, decimals),
    ...(schedule?.balance !== undefined && {
      course: (a, values, decimals) => ({
        ...(course ??= compileCourse(program(), schedule))(a, values, decimals),
        isVarying: schedule.isVarying === true,
      }),
    }),
  };
}

/** Of an output that is a list of records: its fields; undefined for another one. */
function itemsOf({ output }: AnyDeclaration, name: string, moneyDecimals: number): ListOutput | undefined {
  const { fields } = output[name]!;
  if (fields === undefined) return undefined;
  const described = Object.entries(fields).map(([field, { kind, decimals }]) => {
    const places = decimals === 'currency' ? moneyDecimals : decimals;
    return { name: field, decimals: kind === 'text' ? undefined : places };
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

function read({ id, input, output }: AnyDeclaration, equations: string): Program {
  try {
    const numbers = numbersAmong(output);
    const optional = numbers.flatMap(([name, one]) => (one.optional ? [name] : []));
    const names = numbers.map(([name]) => name);
    return readProgram(equations, describeInputs(input), names, optional);
  } catch (error) {
    throw new Error(`The equations of ${id} cannot be read: ${(error as Error).message}`, { cause: error });
  }
}

/** All that equations can name, which a currency is not. */
export function describeInputs(fields: InputFields): Inputs {
  const inputs = Object.entries(fields).flatMap(([name, field]): [string, Input][] => {
    const described = describeInput(field);
    return described === undefined ? [] : [[name, described]];
  });
  return Object.fromEntries(inputs);
}

/** Undefined for what equations cannot name. */
function describeInput(field: InputField): Input | undefined {
  const isOptional = !field.required && field.default === undefined;
  if (field.kind === 'choice') {
    return {
      kind: 'word',
      words: Object.keys(field.words!),
      numbers: field.numbers,
      default: field.default as string | undefined,
      isOptional,
    };
  }
  if (field.kind === 'list' || field.kind === 'records') return describeList(field, isOptional);
  if (field.kind !== 'real' && field.kind !== 'integer') return undefined;
  return { ...describeNumber(field), isOptional };
}

/** Of records, equations can name the fields that are numbers or choices and always there. */
function describeList(field: InputField, isOptional: boolean): Input {
  const { schema, item, fields = {} } = field;
  const { maxItems } = schema as { readonly maxItems?: number };
  const named = Object.entries(fields).flatMap(([name, one]): [string, NumberInput | WordInput][] => {
    const described = describeInput(one);
    const isNamed = described !== undefined && described.kind !== 'list' && described.isOptional !== true;
    return isNamed ? [[name, described]] : [];
  });
  return {
    kind: 'list',
    item: item && describeNumber(item),
    fields: Object.fromEntries(named),
    maxItems: maxItems ?? MAX_STEPS,
    default: field.default as readonly unknown[] | undefined,
    isOptional,
  };
}

function describeNumber(field: InputField): NumberInput {
  const bounds = field.schema as Readonly<
    Record<'minimum' | 'exclusiveMinimum' | 'maximum', number | undefined>
  >;
  return {
    kind: 'number',
    isWhole: field.kind === 'integer',
    minimum: bounds.minimum ?? bounds.exclusiveMinimum ?? -Infinity,
    maximum: bounds.maximum ?? Infinity,
    default: field.default as number | undefined,
  };
}
