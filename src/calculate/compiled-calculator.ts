import type { AnyCalculator } from '#catalogue/declare/define.ts';
import { createEvaluator, type Evaluator } from '#catalogue/run/evaluate.ts';
import { rulesOf } from '#catalogue/run/rules.ts';
import type { Prepare } from './result/preparation.ts';
import { createCalculation, createResultWriter, type WriteResult } from './result/result.ts';
import { createInputCheck, type InputCheck } from './check/validation.ts';
import { createWarnings, type Warn } from './result/warnings.ts';

/** A calculator with the parts that its routes share, created once and compiled on first use. */
export interface CompiledCalculator {
  readonly calculator: AnyCalculator;
  readonly check: InputCheck;
  readonly evaluator: Evaluator;
  readonly write: WriteResult;
  readonly calculate: ReturnType<typeof createCalculation>;
  readonly warn: Warn;
  /** Does the long work of these valid values in steps, where there is any. */
  readonly prepare?: Prepare;
}

export function compileCalculator(calculator: AnyCalculator): CompiledCalculator {
  const evaluator = createEvaluator(calculator);
  const { prepare } = calculator;
  const warn = createWarnings(calculator);
  return {
    calculator,
    check: createInputCheck(calculator.input, rulesOf(calculator)),
    evaluator,
    write: createResultWriter(calculator, evaluator, { warn }),
    calculate: createCalculation(calculator, evaluator),
    warn,
    ...(prepare !== undefined && { prepare: (values) => prepare(evaluator.complete(values)) }),
  };
}
