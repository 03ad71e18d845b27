import type { Arithmetic } from '#core/arithmetic/arithmetic.ts';
import { settle } from '#core/arithmetic/settle.ts';
import type { AnyDeclaration, InputValues } from '#catalogue/declare/define.ts';
import type { Rounded } from '#catalogue/run/evaluate.ts';
import { createRuleCheck, type RulesOver } from '#catalogue/run/rule-check.ts';
import { createCalculation } from './result/result.ts';
import { createCheck } from './check/validation.ts';
import { createWarnings } from './result/warnings.ts';

type Omitted = Map<string, string> | undefined;

/** One calculator as its module has it: its fields, and the code that its equations come to. */
export interface WrittenCalculator extends Pick<AnyDeclaration, 'input' | 'output' | 'law'> {
  readonly rules: Parameters<typeof createRuleCheck>[0];
  /** What decides the rules, over an arithmetic. */
  readonly rulesOver: RulesOver;
  /** The results over an arithmetic, and the same rounded. */
  readonly over: <N>(
    a: Arithmetic<N>,
    values: InputValues,
    moneyDecimals: number,
    omitted: Omitted,
  ) => object;
  readonly round: <N>(
    a: Arithmetic<N>,
    results: object,
    moneyDecimals: number,
    omitted: Omitted,
  ) => readonly Rounded[];
}

/** What a program does with one calculator that needs neither the catalogue nor the language of equations. */
export function createOne(written: WrittenCalculator) {
  const { input, rules, rulesOver, over, round } = written;
  const evaluate = (values: InputValues, moneyDecimals: number, omitted?: Map<string, string>) =>
    settle((a) => {
      omitted?.clear();
      return round(a, over(a, values, moneyDecimals, omitted), moneyDecimals, omitted);
    });
  return {
    check: createCheck(input, createRuleCheck(rules, rulesOver)),
    warn: createWarnings(written),
    calculate: createCalculation(written, { evaluate }),
  };
}
