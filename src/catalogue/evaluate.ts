import type { Arithmetic, Units } from '#core/arithmetic.ts';
import { settle } from '#core/settle.ts';
import type { AnyCalculator, InputValues } from './define.ts';

type LooseFormula = <N>(a: Arithmetic<N>, input: object) => Readonly<Record<string, N | number>>;

/**
 * The rounded results of a calculator, in the order of its outputs: whole counts of the last decimal place.
 * `values` are valid (see derive/validation.ts); `decimals` has the decimals of each output, in the same order.
 * Throws a DomainError where the calculator has no answer.
 */
export function evaluate(
  calculator: AnyCalculator,
  values: InputValues,
  decimals: readonly number[],
): readonly Units[] {
  // The declaration's types ended at the edge of the catalogue; validation has checked the values against it.
  const formula = calculator.formula as LooseFormula;
  const outputs = outputNames(calculator);
  return settle((a) => {
    const results = formula(a, formulaInput(a, calculator, values));
    return outputs.map((name, index) => a.round(results[name]!, decimals[index]!));
  });
}

/** The decimals of each output, in order, when money has `moneyDecimals`. */
export function outputDecimals(calculator: AnyCalculator, moneyDecimals: number): readonly number[] {
  return Object.values(calculator.output).map(({ decimals }) =>
    decimals === 'currency' ? moneyDecimals : decimals,
  );
}

function formulaInput<N>(a: Arithmetic<N>, calculator: AnyCalculator, values: InputValues): object {
  const input: Record<string, N | number | string | undefined> = {};
  for (const [name, field] of inputEntries(calculator)) {
    const value = values[name] ?? (field.default as number | string | undefined);
    input[name] = field.kind === 'real' && typeof value === 'number' ? a.of(value) : value;
  }
  return input;
}

const entriesOf = new WeakMap<AnyCalculator, [string, AnyCalculator['input'][string]][]>();
const namesOf = new WeakMap<AnyCalculator, string[]>();

function inputEntries(calculator: AnyCalculator) {
  let entries = entriesOf.get(calculator);
  if (entries === undefined) entriesOf.set(calculator, (entries = Object.entries(calculator.input)));
  return entries;
}

function outputNames(calculator: AnyCalculator) {
  let names = namesOf.get(calculator);
  if (names === undefined) namesOf.set(calculator, (names = Object.keys(calculator.output)));
  return names;
}
