/**
 * How much a plan spends each year. All amounts are in the money of the year in which they are spent.
 *
 * - constant_real: the first withdrawal, adjusted for inflation. W. P. Bengen, Determining Withdrawal Rates
 *   Using Historical Data, Journal of Financial Planning 7 (1994).
 * - percent_of_portfolio: a share of the savings of the year.
 * - vanguard_dynamic: a share of the savings, within a floor and a ceiling around the withdrawal of the year
 *   before. Vanguard Research, From assets to income: a goals-based approach to retirement spending (2013).
 * - guyton_klinger: J. T. Guyton and W. J. Klinger, Decision Rules and Maximum Initial Withdrawal Rates,
 *   Journal of Financial Planning 19 (2006): no rise after a year of losses while the rate is above the first
 *   one; a tenth less where the rate is a fifth above it and more than 15 years are left, a tenth more where
 *   it is a fifth below.
 * - vpw: Variable Percentage Withdrawal of the Bogleheads: the level payment that uses up the savings in the
 *   years that are left.
 * - cape_based: a constant and half of the cyclically adjusted earnings yield.
 * - ratchet: M. E. Kitces, The Ratcheting Safe Withdrawal Rate (2015): a tenth more once savings are half
 *   above the first ones, at most every third year.
 * - floor_and_ceiling: a share of the savings, within a floor and a ceiling around the first withdrawal. W.
 *   P. Bengen, Conserving Client Portfolios During Retirement, Part IV, Journal of Financial Planning 14
 *   (2001).
 */
export type SpendingRule =
  | 'constant_real'
  | 'percent_of_portfolio'
  | 'vanguard_dynamic'
  | 'guyton_klinger'
  | 'vpw'
  | 'cape_based'
  | 'ratchet'
  | 'floor_and_ceiling';

/** What a rule is told of a year. */
export interface Year {
  /** Years since the first withdrawal; 0 in its year. */
  readonly year: number;
  readonly yearsLeft: number;
  /** At the moment of the withdrawal, before it. */
  readonly balance: number;
  /**
   * What the first withdrawal is a share of: the balance, or, for withdrawals at the end, that of the
   * beginning of the year.
   */
  readonly opening: number;
  /** Of prices: 1 at the beginning of the plan. */
  readonly priceLevel: number;
  /** Growth of the savings in the year before, as a factor. */
  readonly lastGrowth: number;
  /** Price of shares over the mean of ten years of real earnings; NaN where it is not known. */
  readonly cape: number;
  /** The share of the savings that `vpw` spends. */
  readonly levelShare: number;
}

export interface Spending {
  readonly rule: SpendingRule;
  /**
   * The first withdrawal as an amount, or as a share of the savings at its moment; neither where the rule
   * says how much.
   */
  readonly amount: number | undefined;
  readonly rate: number | undefined;
  /** Of an amount: whether it is in the money of the beginning. */
  readonly adjustment: 'inflation' | 'fixed' | 'none';
  /** Growth a year as a factor, on top of inflation where that adjusts. */
  readonly growth: number;
  /** As factors, such as 0.975 and 1.05. */
  readonly floor: number;
  readonly ceiling: number;
}

/** Real returns that the tables of VPW use. */
const VPW_STOCK_RETURN = 0.05;
const VPW_BOND_RETURN = 0.019;
const CAPE_CONSTANT = 0.0175;
const CAPE_SHARE = 0.5;
const RATE_GUARD = 0.2;
const STEP_UP = 1.1;
const STEP_DOWN = 0.9;
const YEARS_WITHOUT_CUT = 15;
const RATCHET_LEVEL = 1.5;
const RATCHET_YEARS = 3;

/** The withdrawals of one path, year by year; of constant_real, from which all others follow, the first. */
export class Spender {
  readonly #spending: Spending;
  #first = 0;
  #firstRate = 0;
  #firstBalance = 0;
  #firstLevel = 1;
  #last = 0;
  #lastLevel = 1;
  #raised = 0;

  constructor(spending: Spending) {
    this.#spending = spending;
  }

  /** What is spent in a year, of which the years before have been asked in their order. */
  spend(now: Year): number {
    const { year, balance, priceLevel } = now;
    if (year === 0) this.#begin(now);
    const amount = Math.max(0, this.#amountOf(now));
    if (year === 0) {
      this.#first = amount;
      this.#firstRate = balance > 0 ? amount / balance : 0;
    }
    this.#last = amount;
    this.#lastLevel = priceLevel;
    return amount;
  }

  #begin({ balance, priceLevel }: Year): void {
    this.#firstBalance = balance;
    this.#firstLevel = priceLevel;
    this.#raised = 0;
  }

  #amountOf(now: Year): number {
    const { rule, floor, ceiling } = this.#spending;
    const { year, balance, priceLevel } = now;
    switch (rule) {
      case 'constant_real':
        return this.#given(now);
      case 'percent_of_portfolio':
        return this.#share(now) * balance;
      case 'vanguard_dynamic': {
        const target = this.#share(now) * balance;
        const before = this.#last * (priceLevel / this.#lastLevel);
        return year === 0 ? target : Math.min(Math.max(target, floor * before), ceiling * before);
      }
      case 'floor_and_ceiling': {
        const target = this.#share(now) * balance;
        const real = this.#first * (priceLevel / this.#firstLevel);
        return year === 0 ? target : Math.min(Math.max(target, floor * real), ceiling * real);
      }
      case 'guyton_klinger':
        return year === 0 ? this.#given(now) : this.#guarded(now);
      case 'ratchet':
        return year === 0 ? this.#given(now) : this.#ratcheted(now);
      case 'vpw':
        return now.levelShare * balance;
      case 'cape_based':
        return (CAPE_CONSTANT + CAPE_SHARE / now.cape) * balance;
    }
  }

  /** The first withdrawal. */
  #given({ opening, priceLevel }: Year): number {
    const { amount, rate, adjustment } = this.#spending;
    if (amount === undefined) return rate! * opening;
    return adjustment === 'inflation' ? amount * priceLevel : amount;
  }

  /** The share of the savings, which an amount is in the first year. */
  #share(now: Year): number {
    const { rate } = this.#spending;
    if (rate !== undefined) return rate;
    if (now.year > 0) return this.#firstRate;
    return now.balance > 0 ? this.#given(now) / now.balance : 0;
  }

  #guarded({ balance, priceLevel, lastGrowth, yearsLeft }: Year): number {
    const isHeld = lastGrowth < 1 && this.#last > this.#firstRate * balance;
    const amount = isHeld ? this.#last : this.#last * (priceLevel / this.#lastLevel);
    if (amount > (1 + RATE_GUARD) * this.#firstRate * balance && yearsLeft > YEARS_WITHOUT_CUT) {
      return amount * STEP_DOWN;
    }
    return amount < (1 - RATE_GUARD) * this.#firstRate * balance ? amount * STEP_UP : amount;
  }

  #ratcheted({ year, balance, priceLevel }: Year): number {
    const amount = this.#last * (priceLevel / this.#lastLevel);
    if (balance <= RATCHET_LEVEL * this.#firstBalance || year - this.#raised < RATCHET_YEARS) return amount;
    this.#raised = year;
    return amount * STEP_UP;
  }
}

/**
 * The first of the level payments that use up 1 in the years that are left, with so large a share of stocks.
 */
export function levelShare(yearsLeft: number, stocks: number): number {
  const growth = 1 + stocks * VPW_STOCK_RETURN + (1 - stocks) * VPW_BOND_RETURN;
  let sum = 0;
  for (let year = 0; year < yearsLeft; year++) sum = 1 + sum / growth;
  return 1 / sum;
}
