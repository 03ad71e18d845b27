import { withExamples } from './examples.ts';
import { accountCalculators } from './account-calculators.ts';
import { lawCalculators } from './law-calculators.ts';
import { amortizationSchedule } from './calculators/loans/amortization-schedule.ts';
import { autoLoan } from './calculators/loans/auto-loan.ts';
import { budgetPlanner } from './calculators/personal-finance/budget-planner.ts';
import { apr } from './calculators/loans/apr.ts';
import { bond } from './calculators/investing/bond.ts';
import { cagr } from './calculators/investing/cagr.ts';
import { compoundInterest } from './calculators/investing/compound-interest.ts';
import { creditCardPayoff } from './calculators/loans/credit-card-payoff.ts';
import { dca } from './calculators/investing/dca.ts';
import { debtConsolidation } from './calculators/loans/debt-consolidation.ts';
import { debtPayoff } from './calculators/loans/debt-payoff.ts';
import { emi } from './calculators/loans/emi.ts';
import { fire } from './calculators/fire/fire.ts';
import { loanComparison } from './calculators/loans/loan-comparison.ts';
import { loanPayoff } from './calculators/loans/loan-payoff.ts';
import { interestRate } from './calculators/loans/interest-rate.ts';
import { mortgage } from './calculators/real-estate/mortgage.ts';
import { netWorth } from './calculators/personal-finance/net-worth.ts';
import { retirement } from './calculators/retirement/retirement.ts';
import { sip } from './calculators/investing/sip.ts';
import { doublingTime } from './calculators/investing/doubling-time.ts';
import { irr } from './calculators/business/irr.ts';
import { lumpSum } from './calculators/investing/lump-sum.ts';
import { npv } from './calculators/business/npv.ts';
import { inflationAdjustedReturn } from './calculators/investing/inflation-adjusted-return.ts';
import { stockAverage } from './calculators/investing/stock-average.ts';
import { tvm } from './calculators/savings/tvm.ts';
import { coastFire } from './calculators/fire/coast-fire.ts';
import { baristaFire } from './calculators/fire/barista-fire.ts';
import { savingsRate } from './calculators/fire/savings-rate.ts';
import { safeWithdrawalRate } from './calculators/retirement/safe-withdrawal-rate.ts';
import { historicalBacktest } from './calculators/retirement/historical-backtest.ts';
import { monteCarlo } from './calculators/retirement/monte-carlo.ts';
import { inflationHistory } from './calculators/personal-finance/inflation-history.ts';
import { withdrawalComparison } from './calculators/retirement/withdrawal-comparison.ts';
import { annuityPayout } from './calculators/retirement/annuity-payout.ts';
import { swp } from './calculators/retirement/swp.ts';
import { retirementSavingsGap } from './calculators/retirement/retirement-savings-gap.ts';
import { rothVsTraditional } from './calculators/retirement/roth-vs-traditional.ts';
import { roi } from './calculators/business/roi.ts';
import { breakEven } from './calculators/business/break-even.ts';
import { marginMarkup } from './calculators/business/margin-markup.ts';
import { depreciation } from './calculators/business/depreciation.ts';
import { homeEquity } from './calculators/real-estate/home-equity.ts';
import { mortgageAffordability } from './calculators/real-estate/mortgage-affordability.ts';
import { mortgagePayoff } from './calculators/real-estate/mortgage-payoff.ts';
import { biweeklyMortgage } from './calculators/real-estate/biweekly-mortgage.ts';
import { mortgageRefinance } from './calculators/real-estate/mortgage-refinance.ts';
import { piti } from './calculators/real-estate/piti.ts';
import { rentalProperty } from './calculators/real-estate/rental-property.ts';
import { rentVsBuy } from './calculators/real-estate/rent-vs-buy.ts';
import { debtToIncome } from './calculators/personal-finance/debt-to-income.ts';
import { salary } from './calculators/personal-finance/salary.ts';
import { studentLoan } from './calculators/loans/student-loan.ts';
import { futureValue } from './calculators/investing/future-value.ts';
import { presentValue } from './calculators/investing/present-value.ts';
import { stepUpSip } from './calculators/investing/step-up-sip.ts';
import { investmentGoal } from './calculators/investing/investment-goal.ts';
import { expenseRatio } from './calculators/investing/expense-ratio.ts';
import { dividendReinvestment } from './calculators/investing/dividend-reinvestment.ts';
import { savingsGoal } from './calculators/savings/savings-goal.ts';
import { fixedDeposit } from './calculators/savings/fixed-deposit.ts';
import { recurringDeposit } from './calculators/savings/recurring-deposit.ts';
import { ppf } from './calculators/savings/ppf.ts';
import { emergencyFund } from './calculators/savings/emergency-fund.ts';
import { xirr } from './calculators/business/xirr.ts';
import { simpleInterest } from './calculators/savings/simple-interest.ts';
import { aprApy } from './calculators/savings/apr-apy.ts';
import { vat } from './calculators/taxes/vat.ts';
import { businessLoan } from './calculators/loans/business-loan.ts';
import { carLoan } from './calculators/loans/car-loan.ts';
import { effectiveInterestRate } from './calculators/savings/effective-interest-rate.ts';
import { financialHealth } from './calculators/personal-finance/financial-health.ts';
import { hourlyWage } from './calculators/personal-finance/hourly-wage.ts';
import { markup } from './calculators/business/markup.ts';
import { capRate } from './calculators/real-estate/cap-rate.ts';
import { leanFire } from './calculators/fire/lean-fire.ts';
import { fatFire } from './calculators/fire/fat-fire.ts';
import { financialIndependence } from './calculators/fire/financial-independence.ts';
import { fireProgress } from './calculators/fire/fire-progress.ts';
import { retirementAge } from './calculators/retirement/retirement-age.ts';
import { retirementIncome } from './calculators/retirement/retirement-income.ts';
import { timeValue } from './calculators/savings/time-value.ts';
import { annualizedReturn } from './calculators/investing/annualized-return.ts';
import { investmentReturn } from './calculators/investing/investment-return.ts';
import { revenueGrowth } from './calculators/business/revenue-growth.ts';
import { highYieldSavings } from './calculators/savings/high-yield-savings.ts';
import { drip } from './calculators/investing/drip.ts';
import { salesTax } from './calculators/taxes/sales-tax.ts';
import { etf } from './calculators/investing/etf.ts';
import { mutualFund } from './calculators/investing/mutual-fund.ts';
import { homeLoan } from './calculators/loans/home-loan.ts';
import { personalLoan } from './calculators/loans/personal-loan.ts';
import { dividend } from './calculators/investing/dividend.ts';
import { debtSnowball } from './calculators/loans/debt-snowball.ts';
import { debtAvalanche } from './calculators/loans/debt-avalanche.ts';
import { rentalYield } from './calculators/real-estate/rental-yield.ts';
import { cashOnCash } from './calculators/real-estate/cash-on-cash.ts';
import { cashFlow } from './calculators/real-estate/cash-flow.ts';
import { rentalRoi } from './calculators/real-estate/rental-roi.ts';
import { taxEquivalentYield } from './calculators/taxes/tax-equivalent-yield.ts';
import { inflation } from './calculators/personal-finance/inflation.ts';
import { profitMargin } from './calculators/business/profit-margin.ts';
import { wacc } from './calculators/business/wacc.ts';
import { capitalGains } from './calculators/taxes/capital-gains.ts';
import { propertyTax } from './calculators/taxes/property-tax.ts';
import { capm } from './calculators/investing/capm.ts';
import { blackScholes } from './calculators/investing/black-scholes.ts';
import { impliedVolatility } from './calculators/investing/implied-volatility.ts';
import { currencyHedgedReturn } from './calculators/investing/currency-hedged-return.ts';
import { kelly } from './calculators/investing/kelly.ts';
import { portfolioAllocation } from './calculators/investing/portfolio-allocation.ts';
import { portfolioReturn } from './calculators/investing/portfolio-return.ts';
import { riskMetrics } from './calculators/investing/risk-metrics.ts';
import { riskReward } from './calculators/investing/risk-reward.ts';
import { valueAtRisk } from './calculators/investing/value-at-risk.ts';
import { positionSize } from './calculators/investing/position-size.ts';
import { cryptoProfit } from './calculators/investing/crypto-profit.ts';
import { lumpSumVsSip } from './calculators/investing/lump-sum-vs-sip.ts';
import { ruleOf78 } from './calculators/loans/rule-of-78.ts';
import { rentAffordability } from './calculators/personal-finance/rent-affordability.ts';
import { currencyExchange } from './calculators/currency/currency-exchange.ts';
import { creditUtilization } from './calculators/personal-finance/credit-utilization.ts';
import { lifeInsurance } from './calculators/insurance/life-insurance.ts';
import { healthInsurance } from './calculators/insurance/health-insurance.ts';
import { homeInsurance } from './calculators/insurance/home-insurance.ts';
import { disabilityInsurance } from './calculators/insurance/disability-insurance.ts';
import { educationGoal } from './calculators/savings/education-goal.ts';
import { treasuryBill } from './calculators/investing/treasury-bill.ts';
import { ddm } from './calculators/investing/ddm.ts';
import { autoInsurance } from './calculators/insurance/auto-insurance.ts';
import { pension } from './calculators/retirement/pension.ts';
import { dcf } from './calculators/business/dcf.ts';
import { heloc } from './calculators/real-estate/heloc.ts';
import { prepayVsInvest } from './calculators/loans/prepay-vs-invest.ts';
import { buydown } from './calculators/real-estate/buydown.ts';
import { autoLease } from './calculators/loans/auto-lease.ts';
import { adjustableRateMortgage } from './calculators/real-estate/adjustable-rate-mortgage.ts';
import { mortgagePoints } from './calculators/real-estate/mortgage-points.ts';
import { leaseVsBuy } from './calculators/loans/lease-vs-buy.ts';
import { businessValuation } from './calculators/business/business-valuation.ts';
import { closingCost } from './calculators/real-estate/closing-cost.ts';
import { earlyPaymentDiscount } from './calculators/business/early-payment-discount.ts';

/**
 * The one list of calculators, in the order in which they are shown. A tuple, so that their types are kept.
 */
export const catalogue = withExamples([
  compoundInterest,
  mortgage,
  sip,
  emi,
  fire,
  retirement,
  cagr,
  adjustableRateMortgage,
  doublingTime,
  lumpSum,
  lumpSumVsSip,
  inflationAdjustedReturn,
  tvm,
  timeValue,
  leanFire,
  fatFire,
  fireProgress,
  financialIndependence,
  coastFire,
  baristaFire,
  savingsRate,
  retirementAge,
  safeWithdrawalRate,
  historicalBacktest,
  monteCarlo,
  withdrawalComparison,
  retirementIncome,
  annuityPayout,
  pension,
  swp,
  retirementSavingsGap,
  rothVsTraditional,
  roi,
  annualizedReturn,
  investmentReturn,
  revenueGrowth,
  breakEven,
  marginMarkup,
  markup,
  profitMargin,
  wacc,
  dcf,
  businessValuation,
  depreciation,
  earlyPaymentDiscount,
  homeEquity,
  heloc,
  mortgageAffordability,
  closingCost,
  mortgagePayoff,
  biweeklyMortgage,
  mortgageRefinance,
  mortgagePoints,
  buydown,
  piti,
  rentalProperty,
  rentalYield,
  capRate,
  cashOnCash,
  cashFlow,
  rentalRoi,
  rentVsBuy,
  debtToIncome,
  rentAffordability,
  creditUtilization,
  salary,
  hourlyWage,
  personalLoan,
  homeLoan,
  loanPayoff,
  prepayVsInvest,
  creditCardPayoff,
  autoLoan,
  carLoan,
  businessLoan,
  autoLease,
  leaseVsBuy,
  studentLoan,
  debtPayoff,
  debtSnowball,
  debtAvalanche,
  dca,
  stockAverage,
  financialHealth,
  netWorth,
  budgetPlanner,
  apr,
  interestRate,
  ruleOf78,
  futureValue,
  highYieldSavings,
  presentValue,
  stepUpSip,
  investmentGoal,
  expenseRatio,
  etf,
  mutualFund,
  dividend,
  dividendReinvestment,
  drip,
  savingsGoal,
  educationGoal,
  fixedDeposit,
  recurringDeposit,
  ppf,
  emergencyFund,
  lifeInsurance,
  healthInsurance,
  homeInsurance,
  autoInsurance,
  disabilityInsurance,
  bond,
  treasuryBill,
  capm,
  ddm,
  blackScholes,
  impliedVolatility,
  kelly,
  positionSize,
  riskReward,
  portfolioAllocation,
  portfolioReturn,
  riskMetrics,
  valueAtRisk,
  currencyHedgedReturn,
  cryptoProfit,
  npv,
  irr,
  xirr,
  simpleInterest,
  aprApy,
  effectiveInterestRate,
  vat,
  salesTax,
  ...lawCalculators,
  taxEquivalentYield,
  capitalGains,
  propertyTax,
  currencyExchange,
  inflation,
  inflationHistory,
  loanComparison,
  debtConsolidation,
  amortizationSchedule,
  ...accountCalculators,
]);
