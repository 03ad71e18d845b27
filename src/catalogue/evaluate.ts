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
  /** The input with the defaults filled in. */
  readonly complete: (values: InputValues) => InputValues;
  /** The course of the balance over an arithmetic; undefined for a calculator without a schedule. */
  readonly course: <N>(a: Arithmetic<N>, values: InputValues, moneyDecimals: number) => Course<N> | undefined;
}

type Results<N> = Readonly<Record<string, N | number | undefined>> & { readonly course?: Course<N> };
type LooseFormula = <N>(a: Arithmetic<N>, input: object, context: FormulaContext) => Results<N>;

export function createEvaluator(calculator: AnyCalculator): Evaluator {
  // The declaration's types end at the edge of the catalogue; validation has checked the values against it.
  const formula = calculator.formula as unknown as LooseFormula;
  const inputs = Object.entries(calculator.input).map(([name, field]) => {
    return { name, isReal: field.kind === 'real', default: field.default as number | string | undefined };
  });
  const names = Object.keys(calculator.output);
  const outputs = Object.values(calculator.output);
  const decimalsByMoney: (readonly number[])[] = [];

  function decimals(moneyDecimals: number): readonly number[] {
    return (decimalsByMoney[moneyDecimals] ??= outputs.map((output) =>
      output.decimals === 'currency' ? moneyDecimals : output.decimals,
    ));
  }

  function complete(values: InputValues): InputValues {
    const completed: Record<string, number | string | undefined> = {};
    for (const field of inputs) completed[field.name] = values[field.name] ?? field.default;
    return completed;
  }

  function run<N>(a: Arithmetic<N>, values: InputValues, moneyDecimals: number): Results<N> {
    const input: Record<string, N | number | string | undefined> = {};
    for (const { name, isReal } of inputs) {
      const value = values[name];
      input[name] = isReal && typeof value === 'number' ? a.of(value) : value;
    }
    return formula(a, input, { moneyDecimals, values });
  }

  return {
    decimals,
    complete,
    evaluate: (values, moneyDecimals) => {
      const completed = complete(values);
      const places = decimals(moneyDecimals);
      return settle((a) => {
        const results = run(a, completed, moneyDecimals);
        const units: (Units | undefined)[] = [];
        for (let i = 0; i < names.length; i++) {
          const result = results[names[i]!];
          units.push(result === undefined ? undefined : a.round(result, places[i]!));
        }
        return units;
      });
    },
    course: (a, values, moneyDecimals) => run(a, complete(values), moneyDecimals).course,
  };
}
