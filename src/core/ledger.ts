/** A loan as a lender's books have it, all in whole minor units. The arrays have one entry a period. */
export interface Ledger {
  readonly principal: bigint;
  /** Every payment but the last one. */
  readonly payment: bigint;
  /** After each payment; the last one is 0. */
  readonly balances: readonly bigint[];
  /** All interest charged so far. */
  readonly interests: readonly bigint[];
  /** What the last payment is, which settles the rest. */
  readonly finalPayment: bigint;
}

/** An exact fraction; the denominator is positive. */
export interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/** The fraction that the shortest decimal form of `value` writes, divided by `divisor`. */
export function fractionOf(value: number, divisor: number): Fraction {
  const [mantissa, exponentText = '0'] = String(value).split('e') as [string, string?];
  const [whole, decimals = ''] = mantissa.split('.') as [string, string?];
  const exponent = Number(exponentText) - decimals.length;
  const numerator = BigInt(whole + decimals);
  const scale = 10n ** BigInt(Math.abs(exponent));
  return exponent < 0
    ? { numerator, denominator: scale * BigInt(divisor) }
    : { numerator: numerator * scale, denominator: BigInt(divisor) };
}

/**
 * Repays `principal` with a fixed payment: each period's interest is rounded half away from zero to a whole unit, and the
 * last payment settles what is left. Ends early when a payment covers the rest; otherwise after `periods` of them.
 * `rate` is per period and not negative.
 */
export function keepLedger(principal: bigint, rate: Fraction, payment: bigint, periods: number): Ledger {
  const balances: bigint[] = [];
  const interests: bigint[] = [];
  const { numerator, denominator } = rate;
  let balance = principal;
  let charged = 0n;
  let finalPayment = 0n;
  for (let period = 1; period <= periods && balance > 0n; period++) {
    // Half of the denominator is added before the division, which rounds a positive quotient half up.
    const interest = (2n * balance * numerator + denominator) / (2n * denominator);
    const owed = balance + interest;
    const isLast = owed <= payment || period === periods;
    finalPayment = isLast ? owed : payment;
    balance = owed - finalPayment;
    charged += interest;
    balances.push(balance);
    interests.push(charged);
  }
  return { principal, payment, balances, interests, finalPayment };
}
