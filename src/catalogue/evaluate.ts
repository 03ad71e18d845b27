import type { Arithmetic, Operand, Units } from '#core/arithmetic/arithmetic.ts';
import { dateText } from '#core/finance/calendar.ts';
import { DomainError, outOfRange } from '#base/errors.ts';
import type { InDoubles } from '#core/equations/compile.ts';
import type { TraceOver } from '#core/equations/trace.ts';
import { settle, settled } from '#core/arithmetic/settle.ts';
import type { AnyDeclaration, InputFields, InputValues } from './define.ts';
import type { OutputField } from './fields.ts';
import { compileEquations } from './program.ts';
import type { Course } from './schedule.ts';

/** A calculator made ready to run. `values` are always valid ones (see derive/validation.ts). */
export interface Evaluator {
  /** The decimals of each output, in order, when money has `moneyDecimals`; they mean something for numbers. */
  readonly decimals: (moneyDecimals: number) => readonly number[];
  /**
   * The rounded results in the order of the outputs; `omitted` is filled with the reasons of those that have no value.
   * Throws a DomainError where the calculator has no answer.
   */
  readonly evaluate: (
    values: InputValues,
    moneyDecimals: number,
    omitted?: Map<string, string>,
  ) => readonly Rounded[];
  /** The results over an arithmetic, unrounded. */
  readonly results: <N>(a: Arithmetic<N>, values: InputValues, moneyDecimals: number) => Results<N>;
  /** One of them, for a search, with those that a reply must have: neither lists, nor what it may lack, nor what jumps. */
  readonly resultsAround: <N>(
    output: string,
    a: Arithmetic<N>,
    values: InputValues,
    moneyDecimals: number,
  ) => Results<N>;
  /** Every definition. */
  readonly trace: TraceOver;
  readonly complete: Complete;
  /** The course of the balance over an arithmetic; undefined for a calculator without a schedule. */
  readonly course: <N>(a: Arithmetic<N>, values: InputValues, moneyDecimals: number) => Course<N> | undefined;
}

/**
 * A rounded result: of a number the whole count of the last decimal place, of a text or date the text, of a list its items,
 * of a record its fields in order; undefined for an optional output that this reply lacks.
 */
export type Rounded = Units | boolean | string | undefined | readonly Rounded[];

type Result<N> = N | number | boolean | string | undefined | readonly unknown[];
export type Results<N> = Readonly<Record<string, Result<N>>>;

/** Code made for one calculator, so that the engine sees the same object shapes at every call; half the time of loops. */
interface Compiled {
  readonly complete: Complete;
  readonly round: <N>(
    a: Arithmetic<N>,
    results: Results<N>,
    moneyDecimals: number,
    omitted: Omitted,
  ) => readonly Rounded[];
}

/** The reasons of outputs without a value, by their names; undefined where nobody asks. */
type Omitted = Map<string, string> | undefined;

/** The values with the defaults filled in. */
export type Complete = (values: InputValues) => InputValues;

const identifier = /^[a-z][a-z0-9_]*$/;

/** Only names and defaults of the declaration get into the code, never anything of a request. */
function compile({ input, output }: AnyDeclaration): Compiled {
  const rounded = Object.entries(output).map(([name, field]) =>
    roundCode(field, `r.${checkedName(name)}`, name),
  );
  return {
    complete: compileComplete(input),
    round: makeFunction('a, r, m, o', `[${rounded.join(', ')}]`) as Compiled['round'],
  };
}

export function compileComplete(input: InputFields): Complete {
  const code = members(input, (name, field) =>
    field.default === undefined ? `v.${name}` : `v.${name} ?? ${JSON.stringify(field.default)}`,
  );
  return makeFunction('v', code) as Complete;
}

/** Code of an object with a member for each field. Names that are none of a field do not get into it. */
export function members<Field>(
  fields: Readonly<Record<string, Field>>,
  code: (name: string, field: Field) => string,
): string {
  const texts = Object.entries(fields).map(([name, field]) => `${checkedName(name)}: ${code(name, field)}`);
  return `({ ${texts.join(', ')} })`;
}

export function checkedName(name: string): string {
  if (!identifier.test(name)) throw new Error(`${name} is no name of a field`);
  return name;
}

/** What is answered of the result at `place`, a part of the output `name`; `m` are the decimals of money, `o` the reasons. */
function roundCode(output: OutputField, place: string, name: string): string {
  const rounded = roundedCode(output, place, name);
  return output.optional ? `${place} === undefined ? undefined : ${rounded}` : rounded;
}

function roundedCode(output: OutputField, place: string, name: string): string {
  const { kind, decimals, item, fields } = output;
  switch (kind) {
    case 'number': {
      const round = output.isOmittable === true ? 'roundOrOmit' : 'roundNumber';
      return `${round}(a, ${place}, ${decimals === 'currency' ? 'm' : decimals}, "${checkedName(name)}", o)`;
    }
    case 'boolean':
      return `isOne(a, ${place})`;
    case 'text':
      return place;
    case 'date':
      return `dayText(a, ${place})`;
    case 'list':
      return `${place}.map((x) => ${roundCode(item!, 'x', name)})`;
    case 'records': {
      const codes = Object.entries(fields!).map(([member, one]) =>
        roundCode(one, `x.${checkedName(member)}`, name),
      );
      return `${place}.map((x) => [${codes.join(', ')}])`;
    }
  }
}

function roundNumber<N>(a: Arithmetic<N>, value: N, decimals: number, name: string): Units {
  try {
    return a.round(value, decimals);
  } catch (error) {
    throw isOutOfRange(error) ? outOfRange(name) : error;
  }
}

function roundOrOmit<N>(
  a: Arithmetic<N>,
  value: N,
  decimals: number,
  name: string,
  omitted: Omitted,
): Units | undefined {
  try {
    return a.round(value, decimals);
  } catch (error) {
    if (!isOutOfRange(error)) throw error;
    omitted?.set(name, 'The result exceeds 1e21.');
    return undefined;
  }
}

function isOutOfRange(error: unknown): boolean {
  return error instanceof DomainError && error.code === 'result-out-of-range';
}

/** The date of a day, which is a whole number. */
function dayText<N>(a: Arithmetic<N>, day: Operand<N>): string {
  return dateText(typeof day === 'number' ? day : Number(a.round(day, 0)));
}

/** Of a number that is 1 or 0, or a truth that code answered. */
function isOne<N>(a: Arithmetic<N>, flag: Operand<N> | boolean): boolean {
  return typeof flag === 'boolean' ? flag : a.round(flag, 0) === 1;
}

/** What the code may call. */
const helpers = { dayText, isOne, roundNumber, roundOrOmit };

/** A function of an expression, in which there are only names and values of declarations. */
export function makeFunction(parameters: string, expression: string): unknown {
  const names = Object.keys(helpers);
  // oxlint-disable-next-line typescript/no-implied-eval
  return new Function(...names, `return (${parameters}) => ${expression};`)(...Object.values(helpers));
}

const evaluators = new WeakMap<AnyDeclaration, Evaluator>();

/** The same for all who ask, as its code is made only once. */
export function createEvaluator(calculator: AnyDeclaration): Evaluator {
  let evaluator = evaluators.get(calculator);
  if (evaluator === undefined) {
    evaluator = makeEvaluator(calculator);
    evaluators.set(calculator, evaluator);
  }
  return evaluator;
}

function makeEvaluator(calculator: AnyDeclaration): Evaluator {
  const equations = compileEquations(calculator);
  let compiled: Compiled | undefined;
  /** Made on the first use, so that a start does not wait for all calculators. */
  const code = () => (compiled ??= compile(calculator));
  const outputs = Object.values(calculator.output);
  const decimalsByMoney: (readonly number[])[] = [];

  function decimals(moneyDecimals: number): readonly number[] {
    return (decimalsByMoney[moneyDecimals] ??= outputs.map((output) =>
      output.decimals === 'currency' ? moneyDecimals : output.decimals,
    ));
  }

  /** Over doubles, and over doubles that decide ties as well; each is made on its first use. */
  const fastByMoney: InDoubles<Rounded>[] = [];
  const tiesByMoney: InDoubles<Rounded>[] = [];

  /** What doubles alone do not decide. */
  function decide(values: InputValues, moneyDecimals: number, omitted: Omitted): readonly Rounded[] {
    omitted?.clear();
    const ties = (tiesByMoney[moneyDecimals] ??= equations.inDoubles(
      decimals(moneyDecimals),
      moneyDecimals,
      true,
    ));
    const units = ties(values, omitted);
    if (units === undefined) return settleResults(values, moneyDecimals, omitted);
    settled.fast++;
    return units;
  }

  /** Over the arithmetic that decides the results. */
  function settleResults(values: InputValues, moneyDecimals: number, omitted: Omitted): readonly Rounded[] {
    return settle((a) => {
      omitted?.clear();
      return code().round(a, equations.over(a, values, moneyDecimals, omitted), moneyDecimals, omitted);
    });
  }

  return {
    decimals,
    complete: (values) => code().complete(values),
    results: equations.over,
    resultsAround: (output, a, values, moneyDecimals) => equations.around(output)(a, values, moneyDecimals),
    trace: equations.trace,
    evaluate: (values, moneyDecimals, omitted) => {
      const fast = (fastByMoney[moneyDecimals] ??= equations.inDoubles(
        decimals(moneyDecimals),
        moneyDecimals,
      ));
      const units = fast(values, omitted);
      if (units === undefined) return decide(values, moneyDecimals, omitted);
      settled.fast++;
      return units;
    },
    course: (a, values, moneyDecimals) => equations.course?.(a, values, moneyDecimals),
  };
}
