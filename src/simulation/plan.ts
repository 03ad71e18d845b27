import { levelShare, Spender, type Spending, type Year } from './spending.ts';

/** What is paid in and taken out over some years. Years count from 0; amounts are annual. */
export interface PathPlan {
  readonly savings: number;
  readonly years: number;
  /** Withdrawals, and returns, come in so many parts of a year. */
  readonly stepsPerYear: 1 | 12;
  /** Whether what flows in a year does so at its end, after the return. */
  readonly isAtEnd: boolean;
  readonly spending: Spending;
  /** The year of the first withdrawal. */
  readonly firstWithdrawal: number;
  /**
   * What is paid in, by year: in the money of the beginning, in that of the year, and at once in the money of
   * the beginning.
   */
  readonly realFlows: Float64Array;
  readonly nominalFlows: Float64Array;
  readonly oneTimeFlows: Float64Array;
  /** The share of stocks in each year, as a fraction. */
  readonly stocks: Float64Array;
}

/** What becomes of a plan on one path. Amounts are in the money of the beginning. */
export interface PathResult {
  /** At the end of each year. */
  readonly balances: Float64Array;
  /** What each year really spends; all of it, where the savings cover it. */
  readonly spendings: Float64Array;
  /** The year in which a withdrawal is more than there is; the number of years where there is none. */
  depletion: number;
  /** The step of that withdrawal. */
  depletionStep: number;
}

/** What the world brings on a path, step by step. */
export interface World {
  /** Growth of the savings after fees, and of prices, as factors. */
  readonly growth: Float64Array;
  readonly inflation: Float64Array;
  /** By year; undefined where it is not known. */
  readonly cape: Float64Array | undefined;
}

/**
 * What is left of the savings, or lacks, beside what is due is nothing but the rounding of doubles below this
 * part of it.
 */
const ROUNDING = 1e-9;

/** Walks a plan along many paths, one after the other. */
export class Walker {
  readonly result: PathResult;
  readonly #plan: PathPlan;
  readonly #spender: Spender;
  readonly #shares: Float64Array;
  /**
   * For constant_real, the growth of the first withdrawal since its year, before inflation; undefined for
   * other rules.
   */
  readonly #growths: Float64Array | undefined;
  readonly #now = {
    year: 0,
    yearsLeft: 0,
    balance: 0,
    opening: 0,
    priceLevel: 1,
    lastGrowth: 1,
    cape: NaN,
    levelShare: 0,
  } satisfies Year;

  constructor(plan: PathPlan) {
    const { years, spending, stocks } = plan;
    this.#plan = plan;
    this.#spender = new Spender(spending);
    this.#shares = Float64Array.from({ length: years }, (_, year) => levelShare(years - year, stocks[year]!));
    this.#growths = spending.rule === 'constant_real' ? growthsOf(spending, years) : undefined;
    this.result = {
      balances: new Float64Array(years),
      spendings: new Float64Array(years),
      depletion: years,
      depletionStep: 0,
    };
  }

  /** Walks along what the world brings from the step `first` on. */
  walk({ growth, inflation, cape }: World, first = 0): PathResult {
    const { result } = this;
    const { savings, years, stepsPerYear, isAtEnd, spending, firstWithdrawal } = this.#plan;
    const { realFlows, nominalFlows, oneTimeFlows } = this.#plan;
    result.depletion = years;
    const isIndexed = spending.adjustment === 'inflation';
    const growths = this.#growths;
    let balance = savings;
    let level = 1;
    let lastGrowth = 1;
    let firstAmount = 0;
    let firstLevel = 1;
    for (let year = 0; year < years; year++) {
      let yearGrowth = 1;
      let spent = 0;
      const opening = balance;
      const openingLevel = level;
      let amount = 0;
      let amountLevel = 1;
      for (let part = 0; part < stepsPerYear; part++) {
        const step = first + year * stepsPerYear + part;
        if (isAtEnd) {
          balance *= growth[step]!;
          level *= inflation[step]!;
        }
        const once = part === 0 ? oneTimeFlows[year]! * level : 0;
        const paidIn = (realFlows[year]! * level + nominalFlows[year]!) / stepsPerYear + once;
        balance += paidIn;
        if (year >= firstWithdrawal && part === 0) {
          if (year > firstWithdrawal && growths !== undefined) {
            const grown = growths[year - firstWithdrawal]!;
            amount = firstAmount * (isIndexed ? grown * (level / firstLevel) : grown);
          } else {
            // A share of the savings at the beginning of the year, which rises with prices until its end.
            const base = isAtEnd ? opening * (isIndexed ? level / openingLevel : 1) : balance;
            amount = this.#decide(year, balance, base, level, isAtEnd ? growth[step]! : lastGrowth, cape);
            firstAmount = amount;
            firstLevel = level;
          }
          amount /= stepsPerYear;
          amountLevel = level;
        }
        const due = isIndexed && part > 0 ? amount * (level / amountLevel) : amount;
        if (Math.abs(balance - due) <= ROUNDING * (due + Math.max(0, -paidIn))) balance = due;
        // A one-time expense may be more than there is, too.
        if (due > balance && result.depletion === years) {
          result.depletion = year;
          result.depletionStep = step - first;
        }
        const paid = Math.min(due, Math.max(balance, 0));
        spent += paid / level;
        balance = Math.max(balance - paid, 0);
        if (!isAtEnd) {
          balance *= growth[step]!;
          level *= inflation[step]!;
        }
        yearGrowth *= growth[step]!;
      }
      lastGrowth = yearGrowth;
      result.balances[year] = balance / level;
      result.spendings[year] = spent;
    }
    return result;
  }

  /** What the year spends, asked at its first withdrawal. */
  #decide(
    year: number,
    balance: number,
    opening: number,
    level: number,
    lastGrowth: number,
    cape: Float64Array | undefined,
  ): number {
    const now = this.#now;
    const { years, firstWithdrawal } = this.#plan;
    now.year = year - firstWithdrawal;
    now.yearsLeft = years - year;
    now.balance = balance;
    now.opening = opening;
    now.priceLevel = level;
    now.lastGrowth = lastGrowth;
    now.cape = cape === undefined ? NaN : cape[year]!;
    now.levelShare = this.#shares[year]!;
    return this.#spender.spend(now);
  }
}

function growthsOf({ adjustment, growth }: Spending, years: number): Float64Array {
  const growths = new Float64Array(years).fill(1);
  if (adjustment !== 'none')
    for (let year = 1; year < years; year++) growths[year] = growths[year - 1]! * growth;
  return growths;
}
