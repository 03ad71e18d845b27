import { writeCalls, writeDoubles } from '#core/equations/compile/compile.ts';
import { chosenOptions } from '#core/equations/language/chosen-options.ts';
import { createDoubles } from '#core/equations/over-doubles/doubles.ts';
import type { AnyDeclaration, InputValues } from '#catalogue/declare/define.ts';
import { createEvaluator } from './evaluate.ts';
import { itemsOf, outputsOf, programOf } from './program.ts';

/** What a calculation is inside. */
export interface Inside {
  /** Each arithmetic that was tried, in order; the last one decided every digit of the results. */
  readonly tried: readonly string[];
  /** The code over doubles. */
  readonly doubles: string;
  /** The same as calls of any arithmetic `a`. */
  readonly calls: string;
}

/** Looks into the calculation with valid values. Throws a DomainError where there is no answer. */
export function lookInside(calculator: AnyDeclaration, values: InputValues, moneyDecimals: number): Inside {
  const { complete, decimals, evaluate } = createEvaluator(calculator);
  const tried: string[] = [];
  evaluate(values, moneyDecimals, undefined, (arithmetic) => void tried.push(arithmetic));
  const program = programOf(calculator);
  const chosen = chosenOptions(program.choices, complete(values));
  const outputs = outputsOf(calculator, decimals(moneyDecimals), moneyDecimals);
  const called = Object.keys(calculator.output).map(
    (name) => itemsOf(calculator, name, moneyDecimals) ?? name,
  );
  return {
    tried,
    doubles: writeDoubles(program, outputs, chosen, createDoubles(moneyDecimals)).join('\n'),
    calls: writeCalls(program, called, chosen).join('\n'),
  };
}
