import type { Arithmetic, Units } from '#core/arithmetic.ts';
import { settle } from '#core/settle.ts';
import type { AnyCalculator, Course, FormulaContext, InputValues } from './define.ts';

/** A calculator made ready to run. `values` are always valid ones (see derive/validation.ts). */
export interface Evaluator {
  /** The decimals of each output, in order, when money has `moneyDecimals`. */
  readonly decimals: (moneyDecimals: number) => readonly number[];
  /**
   * The rounded results in the order of the outputs: whole counts of the last decimal place, undefined for an optional
   * output that this reply lacks. Throws a DomainError where the calculator has no answer.
   */
  readonly evaluate: (values: InputValues, moneyDecimals: number) => readonly (Units | undefined)[];
  /** The results over an arithmetic, unrounded. */
  readonly results: <N>(a: Arithmetic<N>, values: InputValues, moneyDecimals: number) => Results<N>;
  /** The input with the defaults filled in. */
  readonly complete: (values: InputValues) => InputValues;
  /** The course of the balance over an arithmetic; undefined for a calculator without a schedule. */
  readonly course: <N>(a: Arithmetic<N>, values: InputValues, moneyDecimals: number) => Course<N> | undefined;
}

export type Results<N> = Readonly<Record<string, N | number | undefined>>;
/** Code made for one calculator, so that the engine sees the same object shapes at every call; half the time of loops. */
interface Compiled {
  readonly complete: (values: InputValues) => InputValues;
  readonly read: <N>(a: Arithmetic<N>, values: InputValues) => never;
  readonly round: <N>(
    a: Arithmetic<N>,
    results: Results<N>,
    decimals: readonly number[],
  ) => (Units | undefined)[];
}

const identifier = /^[a-z][a-z0-9_]*$/;

/** Only names and defaults of the declaration get into the code, never anything of a request. */
function compile({ input, output }: AnyCalculator): Compiled {
  for (const name of [...Object.keys(input), ...Object.keys(output)]) {
    if (!identifier.test(name)) throw new Error(`${name} is no name of a field`);
  }
  const inputs = Object.entries(input);
  const completed = inputs.map(([name, field]) =>
    field.default === undefined
      ? `${name}: v.${name}`
      : `${name}: v.${name} ?? ${JSON.stringify(field.default)}`,
  );
  const read = inputs.map(([name, field], index) => {
    if (field.kind !== 'real') return completed[index]!;
    if (field.required) return `${name}: a.of(v.${name})`;
    const absent = field.default === undefined ? 'undefined' : `a.of(${JSON.stringify(field.default)})`;
    return `${name}: v.${name} === undefined ? ${absent} : a.of(v.${name})`;
  });
  const rounded = Object.entries(output).map(([name, { optional }], index) => {
    const units = `a.round(r.${name}, d[${index}])`;
    return optional ? `r.${name} === undefined ? undefined : ${units}` : units;
  });
  return {
    complete: makeFunction('v', `({ ${completed.join(', ')} })`) as Compiled['complete'],
    read: makeFunction('a, v', `({ ${read.join(', ')} })`) as Compiled['read'],
    round: makeFunction('a, r, d', `[${rounded.join(', ')}]`) as Compiled['round'],
  };
}

function makeFunction(parameters: string, expression: string): unknown {
  // oxlint-disable-next-line typescript/no-implied-eval
  return new Function(parameters, `return ${expression};`);
}

export function createEvaluator(calculator: AnyCalculator): Evaluator {
  // The declaration's types end at the edge of the catalogue; validation has checked the values against it.
  const formula = calculator.formula as <N>(
    a: Arithmetic<N>,
    input: never,
    context: FormulaContext,
  ) => Results<N>;
  const course = calculator.schedule?.course;
  const { complete, read, round } = compile(calculator);
  const outputs = Object.values(calculator.output);
  const decimalsByMoney: (readonly number[])[] = [];

  function decimals(moneyDecimals: number): readonly number[] {
    return (decimalsByMoney[moneyDecimals] ??= outputs.map((output) =>
      output.decimals === 'currency' ? moneyDecimals : output.decimals,
    ));
  }

  function results<N>(a: Arithmetic<N>, values: InputValues, moneyDecimals: number): Results<N> {
    return formula(a, read(a, values), { moneyDecimals, values });
  }

  return {
    decimals,
    complete,
    results,
    evaluate: (values, moneyDecimals) => {
      const places = decimals(moneyDecimals);
      return settle((a) => round(a, results(a, values, moneyDecimals), places));
    },
    course: (a, values, moneyDecimals) => course?.(a, read(a, values), { moneyDecimals, values }),
  };
}
