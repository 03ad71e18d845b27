import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { AnyCalculator, InputValues } from '#catalogue/declare/define.ts';
import { createEvaluator } from '#catalogue/run/evaluate.ts';
import { DomainError } from '#base/errors.ts';
import { toJson } from '#calculate/result/json.ts';
import { explain } from '#calculate/explain/explanation.ts';
import { createCalculation } from '#calculate/result/result.ts';

const program = fileURLToPath(new URL('../../../golden/explanations/recompute.py', import.meta.url));

/** The replies to these inputs with their explanations, but of those without an answer. */
export function explainedReplies(
  calculator: AnyCalculator,
  inputs: readonly InputValues[],
): readonly string[] {
  const evaluator = createEvaluator(calculator);
  const calculate = createCalculation(calculator, evaluator);
  return inputs.flatMap((values) => {
    try {
      const calculation = calculate(values);
      return [toJson({ ...calculation.results, explanation: explain(calculator, evaluator, calculation) })];
    } catch (error) {
      if (error instanceof DomainError) return [];
      throw error;
    }
  });
}

export interface Recomputed {
  /** What does not follow from an explanation, each with the number of its reply, from 1. */
  readonly faults: readonly string[];
  /** How many replies, steps, results, equations with numbers and rows were compared. */
  readonly counts: Readonly<Record<string, number>>;
}

/** Replies calculated again by a program that knows their explanations alone. */
export function recompute(replies: readonly string[]): Recomputed {
  const { stdout, stderr, error } = spawnSync('python3', ['-B', program], {
    input: replies.join('\n'),
    encoding: 'utf8',
    maxBuffer: 2 ** 30,
  });
  const lines = stdout?.trimEnd().split('\n') ?? [];
  if (error !== undefined || stderr !== '') throw new Error(stderr, { cause: error });
  return { faults: lines.slice(0, -1), counts: JSON.parse(lines.at(-1)!) as Recomputed['counts'] };
}
