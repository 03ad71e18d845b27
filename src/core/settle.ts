import { UNDECIDED, type Arithmetic } from './arithmetic.ts';
import { ballArithmetic } from './ball.ts';
import { createDecimalArithmetic, type DecimalBall } from './decimal.ts';

/** How many digits the decimal evaluation may take, one try after the other. */
const DECIMAL_DIGITS = [40, 80, 160, 320, 640] as const;

const decimalArithmetics = new Map<number, Arithmetic<DecimalBall>>();

/** The decimal arithmetic of so many digits, made on its first use. */
function decimalArithmetic(digits: number): Arithmetic<DecimalBall> {
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

/**
 * As `settle`, for many questions to one thing that is made once for each arithmetic: `ask` is decided over balls, and
 * over decimals of growing precision only where that leaves it open.
 */
export function settleEach<Key, Answer>(
  make: <N>(arithmetic: Arithmetic<N>) => (key: Key) => Answer,
): (key: Key) => Answer {
  const fast = attemptMaking(() => make(ballArithmetic));
  const slow = new Map<number, (key: Key) => Answer>();
  return (key) => {
    const answer = attemptMaking(() => fast?.(key));
    if (answer !== undefined) return answer;
    for (const digits of DECIMAL_DIGITS) {
      const decided = attemptMaking(() => {
        const ask = slow.get(digits) ?? make(decimalArithmetic(digits));
        slow.set(digits, ask);
        return ask(key);
      });
      if (decided !== undefined) return decided;
    }
    throw new Error(`undecided at ${DECIMAL_DIGITS.at(-1)} digits`);
  };
}

/** Undefined where the digits at hand did not decide. */
function attemptMaking<Answer>(attempt: () => Answer): Answer | undefined {
  try {
    return attempt();
  } catch (error) {
    if (error === UNDECIDED) return undefined;
    throw error;
  }
}
