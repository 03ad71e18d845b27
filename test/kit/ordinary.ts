import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { AnyCalculator, InputValues } from '#catalogue/declare/define.ts';
import { createEvaluator, type Rounded } from '#catalogue/run/evaluate.ts';
import { compileEquations } from '#catalogue/run/program.ts';
import { rulesOf } from '#catalogue/run/rules.ts';
import type { InDoubles } from '#core/equations/compile/compile.ts';
import { settled } from '#core/arithmetic/settle.ts';
import { DomainError } from '#base/errors.ts';
import { moneyOf } from '#calculate/result/result.ts';
import { createInputCheck } from '#calculate/check/validation.ts';

const golden = fileURLToPath(new URL('../../golden/golden.py', import.meta.url));

/** Inputs as people type them, by the ids of the calculators; golden/ draws them. */
export function drawOrdinary(
  count: number,
  seed: number,
  ids: readonly string[],
): ReadonlyMap<string, readonly InputValues[]> {
  const args = ['-B', golden, 'inputs', String(count), String(seed), ...ids];
  const lines = execFileSync('python3', args, { maxBuffer: 2 ** 31 - 1 })
    .toString()
    .trimEnd()
    .split('\n');
  return new Map(
    lines.map((line) => {
      const { id, inputs } = JSON.parse(line) as { readonly id: string; readonly inputs: InputValues[] };
      return [id, inputs];
    }),
  );
}

/** How many answers are decided by what; those of `doubles` by code that the equations were compiled to. */
export interface Decisions {
  doubles: number;
  balls: number;
  exact: number;
  slow: number;
  /** Valid inputs without an answer. */
  refused: number;
  /** Answers with an amount of more than `MAX_AMOUNT`. */
  huge: number;
}

/** Nobody plans with more: a million at 24 percent for 45 years comes to 16 billion. */
const MAX_AMOUNT = 1e10;

export function countDecisions(calculator: AnyCalculator, inputs: readonly InputValues[]): Decisions {
  const isInvalid = createInputCheck(calculator.input, rulesOf(calculator));
  const evaluator = createEvaluator(calculator);
  const equations = compileEquations(calculator);
  const codesByMoney: InDoubles<Rounded>[][] = [];
  const inDoubles = (values: InputValues, moneyDecimals: number) => {
    const codes = (codesByMoney[moneyDecimals] ??= [false, true].map((decidesTies) =>
      equations.inDoubles(evaluator.decimals(moneyDecimals), moneyDecimals, decidesTies),
    ));
    return codes.some((code) => code(values) !== undefined);
  };
  const isMoney = Object.values(calculator.output).map((output) => output.decimals === 'currency');
  const isHuge = (units: readonly Rounded[], moneyDecimals: number) =>
    units.some((one, index) => isMoney[index] && Math.abs(Number(one)) > MAX_AMOUNT * 10 ** moneyDecimals);
  const decisions: Decisions = { doubles: 0, balls: 0, exact: 0, slow: 0, refused: 0, huge: 0 };
  for (const values of inputs) {
    if (isInvalid(values) !== undefined) continue;
    const { decimals } = moneyOf(values);
    const before = { ...settled };
    try {
      if (isHuge(evaluator.evaluate(values, decimals), decimals)) {
        decisions.huge++;
        continue;
      }
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      decisions.refused++;
      continue;
    }
    if (settled.slow > before.slow) decisions.slow++;
    else if (settled.exact > before.exact) decisions.exact++;
    else if (inDoubles(values, decimals)) decisions.doubles++;
    else decisions.balls++;
  }
  return decisions;
}
