import { Decimal } from 'decimal.js';
import type { AnyDeclaration, InputValues } from '#catalogue/define.ts';
import { UNDECIDED, type Operand } from '#core/arithmetic.ts';
import { createDecimalArithmetic } from '#core/decimal.ts';
import type { DecimalBall } from '#core/decimal-ball.ts';
import { requireEffort } from '#core/effort.ts';
import type { Traced } from '#core/equations/compile.ts';
import type { Program } from '#core/equations/program.ts';
import { reach } from '#core/equations/reach.ts';
import type { Definition, Statement } from '#core/equations/tree.ts';
import type { SolvedStep } from './formula.ts';

/** Digits over which the steps are calculated, one try after the other. */
const DIGITS = [80, 160, 320, 640] as const;
/** Relative to a value, how large its bound may be: all digits that are shown are right. */
const MAX_RELATIVE_RADIUS = 1e-25;

type Named = Definition & { readonly symbol: string };

/** The functions of the library that a program uses, then its own definitions as they stand, with how each is written. */
export function listDefinitions(program: Program): readonly Named[] {
  return inOrder(program, [...program.functions.values(), ...program.statements]);
}

/** As `listDefinitions`, without what no output needs with these words. */
function listSteps(program: Program, values: InputValues, outputs: readonly string[]): readonly Named[] {
  const words = Object.fromEntries(program.choices.map((name) => [name, values[name] as string | undefined]));
  const { statements, functions } = reach(program, words, outputs);
  return inOrder(program, [...functions, ...statements]);
}

function inOrder({ statements }: Program, listed: readonly Statement[]): readonly Named[] {
  const all = new Set([...listed.filter((one) => !statements.includes(one)), ...statements]);
  const chosen = new Set(listed);
  return [...all].flatMap((one) => (one.kind === 'definition' && chosen.has(one) ? [named(one)] : []));
}

function named(definition: Definition): Named {
  const { name, parameters, isStart } = definition;
  const operands = isStart === true ? ['0'] : parameters;
  return { ...definition, symbol: operands === undefined ? name : `${name}(${operands.join(', ')})` };
}

/**
 * Every definition with a value that an output needs, with the case that was taken and its unrounded value, out of one
 * evaluation; functions and sequences have none.
 */
export function solveEquations(
  program: Program,
  { output }: AnyDeclaration,
  trace: Traced,
  values: InputValues,
  moneyDecimals: number,
): readonly SolvedStep[] {
  requireEffort();
  const steps = listSteps(program, values, Object.keys(output));
  for (const digits of DIGITS) {
    try {
      const a = createDecimalArithmetic(digits);
      const traced = trace(a, values, moneyDecimals);
      return steps.flatMap(({ name, symbol, cases, meaning }) => {
        const about = { symbol, meaning: meaning ?? output[name]?.description ?? '' };
        if (symbol !== name) return { ...about, equation: textOfCases(cases), value: undefined };
        const step = traced[name];
        if (step === undefined) return [];
        return { ...about, equation: cases[step.taken]!.text, value: decimalOf(step.value) };
      });
    } catch (error) {
      if (error !== UNDECIDED) throw error;
    }
  }
  return [];
}

/** All cases in the language of equations, as one text. */
export function textOfCases(cases: Definition['cases']): string {
  return cases
    .map(({ value, text, when }) => {
      const said = value === undefined ? 'no value' : text;
      if (when !== undefined) return `${said} if ${when.text}`;
      return cases.length === 1 ? said : `${said} otherwise`;
    })
    .join('; ');
}

/** What contains 0 with so many digits is 0. Throws UNDECIDED where not all digits that are shown are known. */
function decimalOf(value: Operand<DecimalBall>): Decimal {
  if (typeof value === 'number') return new Decimal(value);
  const { middle, exponent, radius } = value;
  const size = Math.abs(Number(middle));
  if (size <= radius) return new Decimal(0);
  if (radius > size * MAX_RELATIVE_RADIUS) throw UNDECIDED;
  return new Decimal(`${middle}e${exponent}`);
}
