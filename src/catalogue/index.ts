import { withExamples } from './examples.ts';
import { amortizationSchedule } from './calculators/amortization-schedule.ts';
import { autoLoan } from './calculators/auto-loan.ts';
import { budget } from './calculators/budget.ts';
import { apr } from './calculators/apr.ts';
import { bond } from './calculators/bond.ts';
import { cagr } from './calculators/cagr.ts';
import { compoundInterest } from './calculators/compound-interest.ts';
import { creditCardPayoff } from './calculators/credit-card-payoff.ts';
import { dca } from './calculators/dca.ts';
import { debtConsolidation } from './calculators/debt-consolidation.ts';
import { debtPayoff } from './calculators/debt-payoff.ts';
import { emi } from './calculators/emi.ts';
import { fire } from './calculators/fire.ts';
import { loanComparison } from './calculators/loan-comparison.ts';
import { loanPayoff } from './calculators/loan-payoff.ts';
import { interestRate } from './calculators/interest-rate.ts';
import { mortgage } from './calculators/mortgage.ts';
import { netWorth } from './calculators/net-worth.ts';
import { retirement } from './calculators/retirement.ts';
import { sip } from './calculators/sip.ts';
import { doublingTime } from './calculators/doubling-time.ts';
import { irr } from './calculators/irr.ts';
import { lumpSum } from './calculators/lump-sum.ts';
import { npv } from './calculators/npv.ts';
import { realReturn } from './calculators/real-return.ts';
import { stockAverage } from './calculators/stock-average.ts';
import { tvm } from './calculators/tvm.ts';
import { coastFire } from './calculators/coast-fire.ts';
import { baristaFire } from './calculators/barista-fire.ts';
import { savingsRateToFi } from './calculators/savings-rate-to-fi.ts';
import { safeWithdrawal } from './calculators/safe-withdrawal.ts';
import { annuityPayout } from './calculators/annuity-payout.ts';
import { swp } from './calculators/swp.ts';
import { retirementGap } from './calculators/retirement-gap.ts';
import { roi } from './calculators/roi.ts';
import { breakEven } from './calculators/break-even.ts';
import { marginMarkup } from './calculators/margin-markup.ts';
import { depreciation } from './calculators/depreciation.ts';
import { homeEquity } from './calculators/home-equity.ts';
import { mortgageAffordability } from './calculators/mortgage-affordability.ts';
import { mortgagePayoff } from './calculators/mortgage-payoff.ts';
import { mortgageRefinance } from './calculators/mortgage-refinance.ts';
import { piti } from './calculators/piti.ts';
import { rentalProperty } from './calculators/rental-property.ts';
import { rentVsBuy } from './calculators/rent-vs-buy.ts';
import { debtToIncome } from './calculators/debt-to-income.ts';
import { salary } from './calculators/salary.ts';
import { studentLoan } from './calculators/student-loan.ts';
import { futureValue } from './calculators/future-value.ts';
import { presentValue } from './calculators/present-value.ts';
import { stepUpSip } from './calculators/step-up-sip.ts';
import { investmentGoal } from './calculators/investment-goal.ts';
import { expenseRatioImpact } from './calculators/expense-ratio-impact.ts';
import { dividendReinvestment } from './calculators/dividend-reinvestment.ts';
import { savingsGoal } from './calculators/savings-goal.ts';
import { fixedDeposit } from './calculators/fixed-deposit.ts';
import { recurringDeposit } from './calculators/recurring-deposit.ts';
import { ppf } from './calculators/ppf.ts';
import { emergencyFund } from './calculators/emergency-fund.ts';
import { xirr } from './calculators/xirr.ts';
import { simpleInterest } from './calculators/simple-interest.ts';
import { aprApy } from './calculators/apr-apy.ts';
import { vat } from './calculators/vat.ts';
import { carLoan } from './calculators/car-loan.ts';
import { effectiveInterestRate } from './calculators/effective-interest-rate.ts';
import { hourlyWage } from './calculators/hourly-wage.ts';
import { markup } from './calculators/markup.ts';
import { capRate } from './calculators/cap-rate.ts';
import { debtSnowball } from './calculators/debt-snowball.ts';
import { taxEquivalentYield } from './calculators/tax-equivalent-yield.ts';
import { inflation } from './calculators/inflation.ts';

/** The one list of calculators, in the order in which they are shown. A tuple, so that their types are kept. */
export const catalogue = withExamples([
  compoundInterest,
  mortgage,
  sip,
  emi,
  fire,
  retirement,
  cagr,
  doublingTime,
  lumpSum,
  realReturn,
  tvm,
  coastFire,
  baristaFire,
  savingsRateToFi,
  safeWithdrawal,
  annuityPayout,
  swp,
  retirementGap,
  roi,
  breakEven,
  marginMarkup,
  markup,
  depreciation,
  homeEquity,
  mortgageAffordability,
  mortgagePayoff,
  mortgageRefinance,
  piti,
  rentalProperty,
  capRate,
  rentVsBuy,
  debtToIncome,
  salary,
  hourlyWage,
  loanPayoff,
  creditCardPayoff,
  autoLoan,
  carLoan,
  studentLoan,
  debtPayoff,
  debtSnowball,
  dca,
  stockAverage,
  netWorth,
  budget,
  apr,
  interestRate,
  futureValue,
  presentValue,
  stepUpSip,
  investmentGoal,
  expenseRatioImpact,
  dividendReinvestment,
  savingsGoal,
  fixedDeposit,
  recurringDeposit,
  ppf,
  emergencyFund,
  bond,
  npv,
  irr,
  xirr,
  simpleInterest,
  aprApy,
  effectiveInterestRate,
  vat,
  taxEquivalentYield,
  inflation,
  loanComparison,
  debtConsolidation,
  amortizationSchedule,
]);
