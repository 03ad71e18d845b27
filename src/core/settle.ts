import { UNDECIDED, type Arithmetic } from './arithmetic.ts';
import { ballArithmetic } from './ball.ts';
import { createDecimalArithmetic, type DecimalBall } from './decimal.ts';

/** How many digits the decimal evaluation may take, one try after the other. */
export const DECIMAL_DIGITS = [40, 80, 160, 320, 640] as const;

const decimalArithmetics = new Map<number, Arithmetic<DecimalBall>>();

/** The decimal arithmetic of so many digits, made on its first use. */
export function decimalArithmetic(digits: number): Arithmetic<DecimalBall> {
  let arithmetic = decimalArithmetics.get(digits);
  if (arithmetic === undefined) {
    arithmetic = createDecimalArithmetic(digits);
    decimalArithmetics.set(digits, arithmetic);
  }
  return arithmetic;
}

/** How often the fast path was taken and how often it left the answer open, since the process began. */
export const settled = { fast: 0, slow: 0 };

/**
 * Runs `attempt` over ball arithmetic, and over decimals of growing precision when that does not decide it.
 * What it returns is decided: no rounding, comparison or ceiling in it was guessed.
 */
export function settle<Answer>(attempt: <N>(arithmetic: Arithmetic<N>) => Answer): Answer {
  try {
    const answer = attempt(ballArithmetic);
    settled.fast++;
    return answer;
  } catch (error) {
    if (error !== UNDECIDED) throw error;
  }
  settled.slow++;
  for (const digits of DECIMAL_DIGITS) {
    try {
      return attempt(decimalArithmetic(digits));
    } catch (error) {
      if (error !== UNDECIDED) throw error;
    }
  }
  throw new Error(`undecided at ${DECIMAL_DIGITS.at(-1)} digits`);
}
