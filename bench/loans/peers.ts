// Loan libraries of npm, and QuantLib: how each is told of a stage of a loan. What a caller would have to
// calculate in a function of its own, which loanjs takes for an instalment, does not count as the library's.
import { installPackages } from '../packages.ts';
import { findQuantLib } from './quantlib.ts';
import { type Figures, roundRows, rowsByPeriod, rowsOfHoliday } from './rounding.ts';
import { type Answer, type Answerer, roundPayment, type Stage } from './stages.ts';

export const packages = [
  'loanjs@1.1.2',
  'financial@0.2.4',
  '@formulajs/formulajs@4.6.1',
  'amortize@1.1.0',
  'fundamental-js@1.4.1',
];

export interface LoanPeer {
  readonly name: string;
  /** Undefined where it is not installed. */
  readonly answer: Answerer | undefined;
}

type Rate = Stage & { readonly rate: number };

/** Periods are equal, the first one too, and the payment is the library's to find. */
const isPlain = (stage: Stage): stage is Rate =>
  stage.rate !== undefined && stage.firstPart === undefined && stage.payment === undefined;
const hasRate = (stage: Stage): stage is Rate => stage.rate !== undefined && stage.firstPart === undefined;

interface LoanJs {
  readonly installments: readonly Record<'capital' | 'interest' | 'installment' | 'remain', number>[];
  readonly sum: number;
  readonly capitalSum: number;
}

/** It takes months; of other periods, the yearly rate that has theirs as its twelfth. */
const withLoanJs =
  (Loan: new (amount: number, count: number, rate: number, type: string) => LoanJs): Answerer =>
  (principal, stage) => {
    if (!isPlain(stage) || !['level', 'equal_principal'].includes(stage.method)) return undefined;
    const type = stage.method === 'level' ? 'annuity' : 'diminishing';
    const { installments, sum, capitalSum } = new Loan(principal, stage.periods, 1200 * stage.rate, type);
    const rows = installments.map(({ capital, interest, installment, remain }) => {
      return { payment: installment, interest, principal: capital, balance: remain };
    });
    // Its sums settle the rounding, its last row does not: what the sums leave for that row is a second way.
    const others = rows.slice(0, -1);
    const rest = (total: number, name: 'payment' | 'principal') =>
      others.reduce((left, row) => left - row[name], total);
    const last = {
      ...rows.at(-1)!,
      payment: rest(sum, 'payment'),
      principal: rest(capitalSum, 'principal'),
    };
    return { ways: [roundRows(rows)[0]!, roundRows([...others, last])[0]!] };
  };

/** As in a spreadsheet: what is paid is negative, and a balance at the end is one to pay. */
interface Annuities {
  readonly pmt: (rate: number, count: number, present: number, future: number) => number;
  readonly ipmt: (rate: number, period: number, count: number, present: number, future: number) => number;
  readonly fv: (rate: number, count: number, payment: number, present: number) => number;
}

/** Rows by the interest of each period. */
function rowsOfInterest({ pmt, ipmt }: Annuities, principal: number, { rate, periods, method }: Rate) {
  const future = method === 'interest_only' ? -principal : 0;
  const payment = -pmt(rate, periods, principal, future);
  let balance = principal;
  return Array.from({ length: periods }, (_, index): Figures => {
    const interest = -ipmt(rate, index + 1, periods, principal, future);
    const isRepaid = method === 'interest_only' && index === periods - 1;
    const repaid = isRepaid ? principal : payment - interest;
    balance -= repaid;
    return { payment: interest + repaid, interest, principal: repaid, balance };
  });
}

const withAnnuities =
  (annuities: Annuities): Answerer =>
  (principal, stage) => {
    const { method, payment } = stage;
    if (!hasRate(stage)) return undefined;
    if (method === 'interest_only') return { ways: roundRows(rowsOfInterest(annuities, principal, stage)) };
    if (method === 'holiday') {
      const owed = (periods: number) => -annuities.fv(stage.rate, periods, 0, principal);
      const balances = Array.from({ length: stage.periods }, (_, index) => owed(index + 1));
      return { ways: [rowsOfHoliday(principal, balances)] };
    }
    if (method !== 'level') return undefined;
    const level = roundPayment(-annuities.pmt(stage.rate, stage.periods, principal, 0), stage);
    const byPeriod = rowsByPeriod(
      principal,
      level,
      stage.periods,
      (balance) => -annuities.fv(stage.rate, 1, 0, balance) - balance,
    );
    if (payment !== undefined) return { ways: byPeriod };
    return { ways: [...roundRows(rowsOfInterest(annuities, principal, stage)), ...byPeriod] };
  };

interface Formulas {
  readonly PMT: Annuities['pmt'];
  readonly IPMT: Annuities['ipmt'];
  readonly FV: Annuities['fv'];
  readonly ISPMT: (rate: number, period: number, count: number, present: number) => number;
  readonly ACCRINT: (
    issue: Date,
    first: Date,
    settlement: Date,
    rate: number,
    par: number,
    frequency: number,
    basis: number,
  ) => number;
}

const bases: Readonly<Record<string, number>> = {
  thirty_360: 0,
  actual_actual_isda: 1,
  actual_360: 2,
  actual_365: 3,
};

/** A day in the time zone of this process, in which the formulas read it. */
const localDay = (date: string) => new Date(`${date}T00:00:00`);

/** As the annuities; ISPMT is for equal repayments, and ACCRINT for interest between two dates. */
const withFormulas =
  (formulas: Formulas): Answerer =>
  (principal, stage) => {
    const basis = bases[stage.dayCount];
    const { method, periods, dates, annualRate } = stage;
    const accrue = (balance: number, from: string, to: string) => {
      const [start, end] = [localDay(from), localDay(to)];
      return formulas.ACCRINT(start, end, end, annualRate / 100, balance, 1, basis!);
    };
    const withAccrual = (answer: Answer | undefined): Answer | undefined =>
      answer && { ...answer, accrue: basis === undefined ? undefined : accrue };
    if (hasRate(stage) && method !== 'equal_principal') {
      const { PMT: pmt, IPMT: ipmt, FV: fv } = formulas;
      return withAccrual(withAnnuities({ pmt, ipmt, fv })(principal, stage));
    }
    if (method === 'holiday' || (basis === undefined && !hasRate(stage))) return undefined;
    if (method === 'level') {
      // The payment of equal periods, and interest of the days.
      const interestOf = (balance: number, index: number) =>
        accrue(balance, dates[index]!, dates[index + 1]!);
      const ways = stage.levelRates.flatMap((rate) => {
        const level = roundPayment(-formulas.PMT(rate, periods, principal, 0), stage);
        return rowsByPeriod(principal, level, periods, interestOf);
      });
      return withAccrual({ ways });
    }
    const part = method === 'equal_principal' ? principal / periods : 0;
    const rows = Array.from({ length: periods }, (_, index): Figures => {
      const before = principal - part * index;
      const interest = hasRate(stage)
        ? -formulas.ISPMT(stage.rate, index, periods, principal)
        : accrue(before, dates[index]!, dates[index + 1]!);
      const repaid = index === periods - 1 ? before : part;
      return { payment: interest + repaid, interest, principal: repaid, balance: before - repaid };
    });
    return withAccrual({ ways: roundRows(rows) });
  };

interface Amortized {
  readonly interest: number;
  readonly principal: number;
  readonly balance: number;
}

/** Totals of the first months, whose differences are rows; the first month may be a part of one. */
const withAmortize =
  (amortize: (options: object) => Amortized): Answerer =>
  (principal, stage) => {
    const { method, rate, firstPart, periods, payment } = stage;
    if (rate === undefined || payment !== undefined) return undefined;
    if (method !== 'level' && method !== 'equal_principal') return undefined;
    const options = {
      amount: principal,
      rate: 1200 * rate,
      totalTerm: periods,
      repaymentType: method === 'level' ? 'amortize' : 'equal-principal-payment',
      ...(firstPart === undefined ? {} : { partialMonthOffset: firstPart }),
    };
    let before = { interest: 0, principal: 0, balance: principal };
    const rows: Figures[] = [];
    // After a part of a month, what that month did not repay is due a month later.
    while (before.balance > 0.004 && rows.length < periods + 1) {
      const total = amortize({ ...options, amortizeTerm: rows.length + 1 });
      const interest = total.interest - before.interest;
      const repaid = total.principal - before.principal;
      rows.push({ payment: interest + repaid, interest, principal: repaid, balance: total.balance });
      before = total;
    }
    return { ways: roundRows(rows) };
  };

interface Fundamental {
  readonly emi: (principal: number, annualRate: number, months: number) => { readonly emi: number };
  readonly amortizationSchedule: (params: object) => {
    readonly schedule: readonly Record<'payment' | 'interestPaid' | 'principalPaid' | 'balance', number>[];
  };
}

/** A given payment is its own and an extra one, which may be negative. */
const withFundamental =
  ({ emi, amortizationSchedule }: Fundamental): Answerer =>
  (principal, stage) => {
    const { method, periods: months, payment } = stage;
    if (!hasRate(stage) || method !== 'level') return undefined;
    const annualRate = 12 * stage.rate;
    const rowsWith = (extraPaymentMonthly: number): readonly Figures[] =>
      amortizationSchedule({ principal, annualRate, months, extraPaymentMonthly }).schedule.map((row) => {
        const { interestPaid: interest, principalPaid, balance } = row;
        return { payment: row.payment, interest, principal: principalPaid, balance };
      });
    const level = emi(principal, annualRate, months).emi;
    const ofCents = roundRows(rowsWith(roundPayment(level, stage) - level));
    return { ways: payment === undefined ? [...roundRows(rowsWith(0)), ...ofCents] : ofCents };
  };

/** Installs the libraries into this folder. */
export async function loadLoanPeers(folder: string): Promise<readonly LoanPeer[]> {
  const load = await installPackages(folder, packages);
  const { Loan } = load('loanjs') as { readonly Loan: Parameters<typeof withLoanJs>[0] };
  return [
    { name: 'loanjs', answer: withLoanJs(Loan) },
    { name: 'financial', answer: withAnnuities(load('financial') as Annuities) },
    { name: 'formulajs', answer: withFormulas(load('@formulajs/formulajs') as Formulas) },
    { name: 'amortize', answer: withAmortize(load('amortize') as (options: object) => Amortized) },
    { name: 'fundamental-js', answer: withFundamental(load('fundamental-js') as Fundamental) },
    { name: 'QuantLib', answer: findQuantLib() },
  ];
}
