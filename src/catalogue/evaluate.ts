import type { Arithmetic, Units } from '#core/arithmetic.ts';
import { settle } from '#core/settle.ts';
import type { AnyCalculator, InputValues } from './define.ts';

/** A calculator made ready to run. */
export interface Evaluator {
  /** The decimals of each output, in order, when money has `moneyDecimals`. */
  readonly decimals: (moneyDecimals: number) => readonly number[];
  /**
   * The rounded results in the order of the outputs: whole counts of the last of the given `decimals`. `values` are
   * valid (see derive/validation.ts). Throws a DomainError where the calculator has no answer.
   */
  readonly evaluate: (values: InputValues, decimals: readonly number[]) => readonly Units[];
}

type LooseFormula = <N>(a: Arithmetic<N>, input: object) => Readonly<Record<string, N | number>>;

export function createEvaluator(calculator: AnyCalculator): Evaluator {
  // The declaration's types end at the edge of the catalogue; validation has checked the values against it.
  const formula = calculator.formula as LooseFormula;
  const inputs = Object.entries(calculator.input).map(([name, field]) => {
    return { name, isReal: field.kind === 'real', default: field.default as number | string | undefined };
  });
  const names = Object.keys(calculator.output);
  const outputs = Object.values(calculator.output);

  function read<N>(a: Arithmetic<N>, values: InputValues): object {
    const input: Record<string, N | number | string | undefined> = {};
    for (const field of inputs) {
      const value = values[field.name] ?? field.default;
      input[field.name] = field.isReal && value !== undefined ? a.of(value as number) : value;
    }
    return input;
  }

  return {
    decimals: (moneyDecimals) =>
      outputs.map(({ decimals }) => (decimals === 'currency' ? moneyDecimals : decimals)),
    evaluate: (values, decimals) =>
      settle((a) => {
        const results = formula(a, read(a, values));
        const units: Units[] = [];
        for (let i = 0; i < names.length; i++) units.push(a.round(results[names[i]!]!, decimals[i]!));
        return units;
      }),
  };
}
