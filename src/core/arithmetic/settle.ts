import { UNDECIDED, type Arithmetic } from './arithmetic.ts';
import { ballArithmetic } from './ball.ts';
import { createDecimalArithmetic } from './decimal.ts';
import { requireEffort } from '#base/effort.ts';
import { DomainError } from '#base/errors.ts';
import { pairedArithmetic } from './paired.ts';
import { tiedBallArithmetic } from './tied-ball.ts';

/** How many digits the decimal evaluation may take, one try after the other. */
const DECIMAL_DIGITS = [40, 80, 160, 320, 640] as const;

/** How many answers were decided by what, since the process began: doubles, exact fractions, or decimals. */
export const settled = { fast: 0, exact: 0, slow: 0 };

/** Told of each arithmetic by its name. */
export type Tell = (arithmetic: string, hasDecided: boolean) => void;

/** One way to decide, and how its decisions are counted. */
interface Stage {
  readonly name: string;
  readonly counter: keyof typeof settled;
  readonly apply: <Made>(make: <N>(arithmetic: Arithmetic<N>) => Made) => Made;
}

/** From the fastest to the one with the most digits. */
const stages: readonly Stage[] = [
  createStage('balls', 'fast', () => ballArithmetic),
  createStage('balls with denominators', 'fast', () => tiedBallArithmetic),
  createStage('balls with exact fractions', 'exact', () => pairedArithmetic),
  ...DECIMAL_DIGITS.map((digits) =>
    createStage(`${digits} decimal digits`, 'slow', () => createDecimalArithmetic(digits), requireEffort),
  ),
];

/** The arithmetic is made on its first use. */
function createStage<Number>(
  name: string,
  counter: Stage['counter'],
  create: () => Arithmetic<Number>,
  prepare?: () => void,
): Stage {
  let arithmetic: Arithmetic<Number> | undefined;
  return {
    name,
    counter,
    apply(make) {
      prepare?.();
      return make((arithmetic ??= create()));
    },
  };
}

/**
 * Runs `attempt` over ball arithmetic; with exact fractions beside when that does not decide it; and over
 * decimals of growing precision when those do not either. What it returns is decided: no rounding, comparison
 * or ceiling in it was guessed. `tell` is given each arithmetic that
 * was tried, and whether it decided.
 */
export function settle<Answer>(attempt: <N>(arithmetic: Arithmetic<N>) => Answer, tell?: Tell): Answer {
  for (const { name, counter, apply } of stages) {
    try {
      const answer = apply(attempt);
      settled[counter]++;
      tell?.(name, true);
      return answer;
    } catch (error) {
      if (error !== UNDECIDED) throw error;
      tell?.(name, false);
    }
  }
  throw undecided();
}

/** A result that needs more digits than these is refused, not guessed. */
function undecided(): DomainError {
  const detail = `a result cannot be rounded even with ${DECIMAL_DIGITS.at(-1)} digits; send less extreme rates or durations`;
  return new DomainError('result-out-of-range', detail);
}

/**
 * As `settle`, for many questions to one thing that is made once for each arithmetic: each is asked of the
 * next arithmetic only where those before leave it open.
 */
export function settleEach<Key, Answer>(
  make: <N>(arithmetic: Arithmetic<N>) => (key: Key) => Answer,
): (key: Key) => Answer {
  /** What was made for each stage; it only throws where the making was undecided. */
  const made: ((key: Key) => Answer)[] = [];
  return (key) => {
    for (let index = 0; index < stages.length; index++) {
      const { counter, apply } = stages[index]!;
      try {
        const ask = (made[index] ??= makeOrRefuse(() => apply(make)));
        const answer = ask(key);
        settled[counter]++;
        return answer;
      } catch (error) {
        if (error !== UNDECIDED) throw error;
      }
    }
    throw undecided();
  };
}

function makeOrRefuse<Key, Answer>(make: () => (key: Key) => Answer): (key: Key) => Answer {
  try {
    return make();
  } catch (error) {
    if (error !== UNDECIDED) throw error;
    return refuse;
  }
}

function refuse(): never {
  throw UNDECIDED;
}
