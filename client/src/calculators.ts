// Written by "npm run client:types" from the catalogue of calculators. Changes are made there.

/** A calculator in the list of calculators */
export interface CalculatorMeta {
  /** ID, which is also the last segment of the endpoint */
  readonly id: string;
  /** Display name */
  readonly name: string;
  /** Subject area */
  readonly category: 'fire' | 'retirement' | 'investing' | 'real-estate' | 'loans' | 'savings' | 'taxes' | 'business' | 'personal-finance' | 'currency' | 'insurance';
  /** Path of the endpoint, after the version segment */
  readonly endpoint: string;
  /** Results of the calculator, in a sentence */
  readonly description: string;
}

export interface CalculatorDetailFormula {
  /** General equations */
  readonly equation: string;
  /** Equations for special cases */
  readonly limits: readonly string[];
  readonly reference: string;
  /** Every equation with its cases, in LaTeX */
  readonly latex: readonly string[];
}

/** A number that somebody publishes, which equations read by its name */
export interface CalculatorDetailFigures {
  /** Name in the equations */
  readonly symbol: string;
  readonly meaning: string;
  /** Inputs that choose a value, the outermost first */
  readonly by?: readonly string[];
  /** A number, a list of numbers or of bands [bound, rate in percent], or objects of these */
  readonly values: unknown;
  /** First day of the figure */
  readonly valid_from?: string;
  readonly source: string;
}

export interface CalculatorDetailExamples {
  readonly input: Readonly<Record<string, unknown>>;
  readonly output: Readonly<Record<string, unknown>>;
}

/** A calculator with all its details */
export interface CalculatorDetail {
  /** ID, which is also the last segment of the endpoint */
  readonly id: string;
  /** Display name */
  readonly name: string;
  /** Subject area */
  readonly category: 'fire' | 'retirement' | 'investing' | 'real-estate' | 'loans' | 'savings' | 'taxes' | 'business' | 'personal-finance' | 'currency' | 'insurance';
  /** Path of the endpoint, after the version segment */
  readonly endpoint: string;
  /** Results of the calculator, in a sentence */
  readonly description: string;
  /** JSON Schema of the request body */
  readonly input: Readonly<Record<string, unknown>>;
  /** JSON Schema of the reply without includes */
  readonly output: Readonly<Record<string, unknown>>;
  /** Conditions between several fields */
  readonly rules: readonly string[];
  readonly formula: CalculatorDetailFormula;
  readonly figures?: readonly CalculatorDetailFigures[];
  readonly examples: readonly CalculatorDetailExamples[];
  /** Assumptions, such as timing and compounding */
  readonly conventions: Readonly<Record<string, string>>;
  /** Values of the include parameter */
  readonly includes: readonly string[];
}

export interface ExplanationFiguresValue {
  /** Bound above which the rate applies */
  readonly over: number;
  /** Rate of the band, in percent */
  readonly rate: number;
}

export interface ExplanationFigures {
  /** Name in the equations */
  readonly symbol: string;
  readonly meaning: string;
  /** Inputs that chose the value */
  readonly chosen_by?: Readonly<Record<string, unknown>>;
  readonly value: number | readonly number[] | readonly ExplanationFiguresValue[];
  /** First day of the figure */
  readonly valid_from?: string;
  readonly source: string;
}

export interface ExplanationStepsRows {
  /** Symbol of the row, such as B(2) or k = 2 */
  readonly symbol: string;
  /** Condition for the equation, or "otherwise"; absent where it always holds */
  readonly condition?: string;
  /** Equation with numbers substituted; absent where it would only repeat the value */
  readonly with_numbers?: string;
  /** Unrounded value: 20 digits, or fewer if those are all; a date is in days since 1970-01-01. Absent for functions, and for steps described only in words */
  readonly value?: number;
  /** True when the condition of a search holds in this row */
  readonly holds?: boolean;
  /** Decimal places to which the value is rounded for the result */
  readonly decimals?: number;
  /** Result in the reply */
  readonly result?: unknown;
}

export interface ExplanationSteps {
  /** Symbol of the step: a name, a function such as s(n, i), or a sequence such as B(k) */
  readonly symbol: string;
  readonly meaning: string;
  /** Equation in the inputs and the symbols above, with + − · / ^ ln exp floor ceil min max, normal_density, normal_cdf and normal_quantile (standard normal distribution: its density, its distribution function and the inverse of that), round (money), count (of a list), sum (over a range), first (number for which a condition holds) and root (between two numbers) */
  readonly equation: string;
  /** Condition for the equation, or "otherwise"; absent where it always holds */
  readonly condition?: string;
  /** All cases of the equation, where the inputs decide which applies */
  readonly cases?: string;
  /** Equation with numbers substituted; absent where it would only repeat the value */
  readonly with_numbers?: string;
  /** Unrounded value: 20 digits, or fewer if those are all; a date is in days since 1970-01-01. Absent for functions, and for steps described only in words */
  readonly value?: number;
  /** Decimal places to which the value is rounded for the result */
  readonly decimals?: number;
  /** Result in the reply */
  readonly result?: unknown;
  /** At most three rows: the first, second and last value of a function or sequence, or term of a sum; the start and end of a search; the ends of the range of a root, and the root. For a step that is code, all its values */
  readonly rows?: readonly ExplanationStepsRows[];
}

/** How the results are calculated */
export interface Explanation {
  /** General equations */
  readonly formula: string;
  /** Inputs, including defaults */
  readonly inputs: Readonly<Record<string, unknown>>;
  /** Decimal places of the currency, to which round(x) rounds */
  readonly money_decimals: number;
  /** Published numbers that were used */
  readonly figures?: readonly ExplanationFigures[];
  readonly steps: readonly ExplanationSteps[];
  readonly sources: readonly string[];
}

/** Assumptions behind the results */
export interface Assumptions {
  readonly timing: string;
  readonly compounding: string;
  readonly rounding: string;
  /** Rounding of the rows of a schedule */
  readonly schedule?: string;
  /** Assumptions about returns and prices in a forecast */
  readonly forecast?: string;
  /** Fields that were left out, with the default values used */
  readonly defaults: Readonly<Record<string, unknown>>;
  /** Defaults that are usual in a country whose currency was not used */
  readonly regional_defaults?: string;
  /** Program that calculated the results, with its version */
  readonly engine: string;
}

export interface RatesSources {
  readonly id: string;
  readonly name: string;
  /** Observation date; absent for fixed pegs */
  readonly observed_on?: string;
  /** Publication time; absent for fixed pegs */
  readonly updated_at?: string;
  /** Number of quotes from this source */
  readonly currencies: number;
  readonly url: string;
}

/** Exchange rates for a base currency */
export interface Rates {
  /** ISO 4217 code */
  readonly base: string;
  /** Requested date */
  readonly date?: string;
  /** Currency code to rate */
  readonly rates: Readonly<Record<string, number>>;
  /** Publication time of the oldest source used */
  readonly updated_at: string;
  /** Oldest observation date among the quotes used */
  readonly observed_on: string;
  /** True when newer rates were overdue by more than 24 hours, now or on the requested date */
  readonly stale: boolean;
  /** Sources used, in order of priority */
  readonly sources: readonly RatesSources[];
}

export interface HistoryDays {
  /** Calendar day */
  readonly date: string;
  /** Oldest observation date among the quotes used */
  readonly observed_on: string;
  /** True when a rate is from an earlier day */
  readonly carried: boolean;
  /** Currency code to rate */
  readonly rates: Readonly<Record<string, number>>;
}

export interface HistorySources {
  readonly id: string;
  readonly name: string;
  /** Observation date; absent for fixed pegs */
  readonly observed_on?: string;
  /** Publication time; absent for fixed pegs */
  readonly updated_at?: string;
  /** Number of quotes from this source */
  readonly currencies: number;
  readonly url: string;
}

/** Exchange rates for each day of a range */
export interface History {
  /** ISO 4217 code */
  readonly base: string;
  /** First day requested */
  readonly from: string;
  /** Last day requested */
  readonly to: string;
  readonly days: readonly HistoryDays[];
  /** Publication time of the oldest source used */
  readonly updated_at: string;
  /** Oldest observation date among the quotes used */
  readonly observed_on: string;
  /** True when newer rates were overdue by more than 24 hours, now or on the requested date */
  readonly stale: boolean;
  /** Sources used, in order of priority */
  readonly sources: readonly HistorySources[];
}

/** List the currencies with exchange rates */
export interface Currency {
  /** ISO 4217 code */
  readonly code: string;
  /** Name in ISO 4217 */
  readonly name: string;
  /** Decimal places of an amount: JPY 0, USD 2, KWD 3 */
  readonly minor_unit: number;
  /** IDs of the sources that quote the currency; the first is used */
  readonly sources: readonly string[];
  /** First date with a rate */
  readonly since: string;
}

export interface ConversionSources {
  readonly id: string;
  readonly name: string;
  /** Observation date; absent for fixed pegs */
  readonly observed_on?: string;
  /** Publication time; absent for fixed pegs */
  readonly updated_at?: string;
  /** Number of quotes from this source */
  readonly currencies: number;
  readonly url: string;
}

/** Convert an amount between currencies */
export interface Conversion {
  readonly converted_amount: number;
  readonly rate: number;
  /** Publication time of the oldest source used */
  readonly updated_at: string;
  /** Oldest observation date among the quotes used */
  readonly observed_on: string;
  /** True when newer rates were overdue by more than 24 hours, now or on the requested date */
  readonly stale: boolean;
  /** Sources used, in order of priority */
  readonly sources: readonly ConversionSources[];
}

export interface UsageKey {
  readonly id: string;
  readonly name: string;
}

export interface UsageLimitsBurst {
  /** Number of requests allowed in a window */
  readonly requests: number;
  /** Length of the window, which starts with the first request */
  readonly window_seconds: number;
}

export interface UsageLimitsDay {
  /** Number of requests allowed in a window */
  readonly requests: number;
  /** Length of the window, which starts with the first request */
  readonly window_seconds: number;
}

export interface UsageLimits {
  /** A quota of the plan */
  readonly burst: UsageLimitsBurst | null;
  /** A quota of the plan */
  readonly day: UsageLimitsDay | null;
}

export interface UsageToday {
  readonly date: string;
  readonly requests: number;
}

export interface UsageThisMonth {
  readonly month: string;
  readonly requests: number;
}

/** Scopes, limits and usage of the key */
export interface Usage {
  readonly key: UsageKey;
  readonly plan: string;
  readonly scopes: readonly string[];
  readonly limits: UsageLimits;
  readonly today: UsageToday;
  readonly this_month: UsageThisMonth;
}

/** Inputs of the Compound Interest Calculator. The future value of an amount with compound interest, which is added to it and earns interest itself. */
export interface CompoundInterestInputs {
  /** Initial amount (currency); 0 to 1000000000000 */
  readonly principal: number;
  /** Nominal annual interest rate (percent per year); above -100, up to 1000 */
  readonly annual_rate: number;
  /** Term (years); 0 to 200 */
  readonly years: number;
  /** Compounding frequency; annually: interest is added once a year; quarterly: interest is added 4 times a year; monthly: interest is added 12 times a year; daily: interest is added 365 times a year; default "annually" */
  readonly compound_frequency?: 'annually' | 'quarterly' | 'monthly' | 'daily';
  /** ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places */
  readonly currency?: string;
}

export interface CompoundInterestResultsWarnings {
  /** JSON pointer to the input, or to a result that is unusual */
  readonly pointer: string;
  readonly code: 'looks-like-a-fraction' | 'looks-like-a-percentage' | 'restricted-by-law' | 'needs-an-estimate' | 'law-has-ended' | 'unusual-age' | 'unusual-result' | 'less-than-a-year';
  readonly detail: string;
}

/** Results of the Compound Interest Calculator */
export interface CompoundInterestResults {
  /** Amount at the end of the term (currency) */
  readonly future_value: number;
  /** Total interest (currency) */
  readonly interest_earned: number;
  /** Effective annual rate, with compounding (percent per year) */
  readonly effective_annual_rate: number;
  /** Currency of the request, in upper case; absent when none was given */
  readonly currency?: string;
  /** Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none */
  readonly warnings?: readonly CompoundInterestResultsWarnings[];
}

/** One row of a schedule */
export interface GrowthRow {
  readonly period: number;
  readonly contribution: number;
  readonly growth: number;
  readonly balance: number;
}

/** Inputs of the Mortgage Calculator. Monthly payment, total interest and total cost of a fixed-rate mortgage repaid in level monthly payments. */
export interface MortgageInputs {
  /** Price of the home (currency); 0 to 1000000000000 */
  readonly home_price: number;
  /** Down payment: the part of the price that is not borrowed (currency); 0 to 1000000000000 */
  readonly down_payment: number;
  /** Nominal annual interest rate; one-twelfth is charged each month (percent per year); 0 to 1000 */
  readonly interest_rate: number;
  /** Loan term (years); 1 to 100 */
  readonly loan_term: number;
  /** Rounding of payments and monthly interest; exact: nothing is rounded but the results; cent: a lender's ledger: payment and monthly interest are rounded to the smallest unit of the currency, and the last payment settles the rest; default "exact" */
  readonly payment_rounding?: 'exact' | 'cent';
  /** ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places */
  readonly currency?: string;
}

export interface MortgageResultsWarnings {
  /** JSON pointer to the input, or to a result that is unusual */
  readonly pointer: string;
  readonly code: 'looks-like-a-fraction' | 'looks-like-a-percentage' | 'restricted-by-law' | 'needs-an-estimate' | 'law-has-ended' | 'unusual-age' | 'unusual-result' | 'less-than-a-year';
  readonly detail: string;
}

/** Results of the Mortgage Calculator */
export interface MortgageResults {
  /** Level payment at the end of each month (currency) */
  readonly monthly_payment: number;
  /** Total interest: all payments minus the loan (currency) */
  readonly total_interest: number;
  /** All payments, excluding the down payment (currency) */
  readonly total_paid: number;
  /** Last payment, which settles the balance; only with payment_rounding cent (currency) */
  readonly final_payment?: number;
  /** Currency of the request, in upper case; absent when none was given */
  readonly currency?: string;
  /** Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none */
  readonly warnings?: readonly MortgageResultsWarnings[];
}

/** One row of a schedule */
export interface LoanRow {
  readonly period: number;
  readonly payment: number;
  readonly interest: number;
  readonly principal: number;
  readonly balance: number;
}

/** Inputs of the SIP Calculator. The future value of a systematic investment plan (SIP): the same amount invested every month. */
export interface SipInputs {
  /** Amount invested each month (currency); 0.01 to 1000000000000 */
  readonly monthly_investment: number;
  /** Annual return on the investments (percent per year); above -100, up to 1000 */
  readonly annual_return: number;
  /** Investment period, rounded to whole months (half up, at least one) (years); 0.01 to 200 */
  readonly years: number;
  /** Contribution timing: start or end of each month; begin: contributions at the beginning of each month; end: contributions at the end of each month; default "begin" */
  readonly contribution_timing?: 'begin' | 'end';
  /** Convention of the annual return: nominal or effective; nominal: the annual rate is nominal: one-twelfth of it is earned each month; effective: the annual rate is effective: twelve months compound to it; default "nominal" */
  readonly rate_convention?: 'nominal' | 'effective';
  /** ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places */
  readonly currency?: string;
}

export interface SipResultsWarnings {
  /** JSON pointer to the input, or to a result that is unusual */
  readonly pointer: string;
  readonly code: 'looks-like-a-fraction' | 'looks-like-a-percentage' | 'restricted-by-law' | 'needs-an-estimate' | 'law-has-ended' | 'unusual-age' | 'unusual-result' | 'less-than-a-year';
  readonly detail: string;
}

/** Results of the SIP Calculator */
export interface SipResults {
  /** Value at the end of the last month (currency) */
  readonly future_value: number;
  /** Total of all investments (currency) */
  readonly total_invested: number;
  /** Gain: the future value less the total invested (currency) */
  readonly wealth_gained: number;
  /** Constant annual growth at which the total invested, invested at once, would reach the future value (percent per year) */
  readonly cagr: number;
  /** Currency of the request, in upper case; absent when none was given */
  readonly currency?: string;
  /** Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none */
  readonly warnings?: readonly SipResultsWarnings[];
}

/** Inputs of the EMI Calculator. Equated monthly installment (EMI) of a loan, with its total interest and total cost. */
export interface EmiInputs {
  /** Loan amount (currency); 0 to 1000000000000 */
  readonly principal: number;
  /** Nominal annual interest rate; one-twelfth is charged each month (percent per year); 0 to 1000 */
  readonly annual_rate: number;
  /** Loan term (months); 1 to 1200 */
  readonly tenure_months: number;
  /** Rounding of payments and monthly interest; exact: nothing is rounded but the results; cent: a lender's ledger: payment and monthly interest are rounded to the smallest unit of the currency, and the last payment settles the rest; default "exact" */
  readonly payment_rounding?: 'exact' | 'cent';
  /** ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places */
  readonly currency?: string;
}

export interface EmiResultsWarnings {
  /** JSON pointer to the input, or to a result that is unusual */
  readonly pointer: string;
  readonly code: 'looks-like-a-fraction' | 'looks-like-a-percentage' | 'restricted-by-law' | 'needs-an-estimate' | 'law-has-ended' | 'unusual-age' | 'unusual-result' | 'less-than-a-year';
  readonly detail: string;
}

/** Results of the EMI Calculator */
export interface EmiResults {
  /** Level installment at the end of each month (currency) */
  readonly emi: number;
  /** All installments less the loan (currency) */
  readonly total_interest: number;
  /** All installments (currency) */
  readonly total_payment: number;
  /** Last installment, which settles the balance; only with payment_rounding cent (currency) */
  readonly final_payment?: number;
  /** Currency of the request, in upper case; absent when none was given */
  readonly currency?: string;
  /** Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none */
  readonly warnings?: readonly EmiResultsWarnings[];
}

/** Inputs of the FIRE Calculator. Financial independence, retire early (FIRE): savings that cover all expenses, and the time needed to reach them. */
export interface FireInputs {
  /** Annual expenses (currency); 0.01 to 1000000000000 */
  readonly annual_expenses: number;
  /** Current savings and investments (currency); 0 to 1000000000000 */
  readonly current_savings: number;
  /** Contribution at the end of each year (currency); 0 to 1000000000000 */
  readonly annual_savings: number;
  /** Annual return on the savings after inflation (percent per year); above -100, up to 1000 */
  readonly expected_return: number;
  /** Safe withdrawal rate: share of the savings withdrawn per year (percent per year); 0.01 to 100; default 4 */
  readonly withdrawal_rate?: number;
  /** Current age (age); 0 to 130; default 30 */
  readonly current_age?: number;
  /** ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places */
  readonly currency?: string;
}

export interface FireResultsWarnings {
  /** JSON pointer to the input, or to a result that is unusual */
  readonly pointer: string;
  readonly code: 'looks-like-a-fraction' | 'looks-like-a-percentage' | 'restricted-by-law' | 'needs-an-estimate' | 'law-has-ended' | 'unusual-age' | 'unusual-result' | 'less-than-a-year';
  readonly detail: string;
}

/** Results of the FIRE Calculator */
export interface FireResults {
  /** Savings at which withdrawals cover all expenses (currency) */
  readonly fire_number: number;
  /** Time until the savings reach fire_number; 0 if they already do (years) */
  readonly years_to_fire: number;
  /** Age at which fire_number is reached: current_age plus years_to_fire, rounded up (age) */
  readonly fire_age: number;
  /** Currency of the request, in upper case; absent when none was given */
  readonly currency?: string;
  /** Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none */
  readonly warnings?: readonly FireResultsWarnings[];
}

/** Inputs of the Retirement Calculator. Savings at retirement from current savings and monthly contributions, and the retirement income they provide. */
export interface RetirementInputs {
  /** Current age (age); 0 to 130 */
  readonly current_age: number;
  /** Retirement age (age); 0 to 130 */
  readonly retirement_age: number;
  /** Current savings and investments (currency); 0 to 1000000000000 */
  readonly current_savings: number;
  /** Monthly contribution until retirement (currency); 0 to 1000000000000 */
  readonly monthly_contribution: number;
  /** Annual return on the savings; after inflation for results in today's money (percent per year); above -100, up to 1000 */
  readonly expected_return: number;
  /** Annual withdrawal as a percentage of the savings (percent per year); 0.01 to 100; default 4 */
  readonly withdrawal_rate?: number;
  /** Contribution timing: start or end of each month; begin: contributions at the beginning of each month; end: contributions at the end of each month; default "end" */
  readonly contribution_timing?: 'begin' | 'end';
  /** Convention of the annual return: nominal or effective; nominal: the annual rate is nominal: one-twelfth of it is earned each month; effective: the annual rate is effective: twelve months compound to it; default "nominal" */
  readonly rate_convention?: 'nominal' | 'effective';
  /** ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places */
  readonly currency?: string;
}

export interface RetirementResultsWarnings {
  /** JSON pointer to the input, or to a result that is unusual */
  readonly pointer: string;
  readonly code: 'looks-like-a-fraction' | 'looks-like-a-percentage' | 'restricted-by-law' | 'needs-an-estimate' | 'law-has-ended' | 'unusual-age' | 'unusual-result' | 'less-than-a-year';
  readonly detail: string;
}

/** Results of the Retirement Calculator */
export interface RetirementResults {
  /** Savings at retirement (currency) */
  readonly projected_corpus: number;
  /** All monthly contributions, excluding current savings (currency) */
  readonly total_contributions: number;
  /** All monthly contributions and current savings (currency) */
  readonly contributions_including_savings: number;
  /** Monthly retirement income: one-twelfth of the annual withdrawal (currency) */
  readonly monthly_retirement_income: number;
  /** Currency of the request, in upper case; absent when none was given */
  readonly currency?: string;
  /** Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none */
  readonly warnings?: readonly RetirementResultsWarnings[];
}

/** Inputs of the CAGR Calculator. Compound annual growth rate (CAGR): the constant annual growth that leads from an initial to a final value. */
export interface CagrInputs {
  /** Initial value (currency); 0.01 to 1000000000000 */
  readonly initial_value: number;
  /** Final value; 0 for a total loss (currency); 0 to 1000000000000 */
  readonly final_value: number;
  /** Time between the two values (years); 0.01 to 200 */
  readonly years: number;
  /** ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places */
  readonly currency?: string;
}

export interface CagrResultsWarnings {
  /** JSON pointer to the input, or to a result that is unusual */
  readonly pointer: string;
  readonly code: 'looks-like-a-fraction' | 'looks-like-a-percentage' | 'restricted-by-law' | 'needs-an-estimate' | 'law-has-ended' | 'unusual-age' | 'unusual-result' | 'less-than-a-year';
  readonly detail: string;
}

/** Results of the CAGR Calculator */
export interface CagrResults {
  /** Compound annual growth rate (percent per year) */
  readonly cagr: number;
  /** Total return over the whole period (percent) */
  readonly total_return_pct: number;
  /** Currency of the request, in upper case; absent when none was given */
  readonly currency?: string;
  /** Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none */
  readonly warnings?: readonly CagrResultsWarnings[];
}

/** Inputs of the Adjustable-Rate Mortgage (ARM) Calculator. Payments of a mortgage whose rate follows an index within caps, for expected index rates and in the worst case. */
export interface AdjustableRateMortgageInputs {
  /** Price of the home (currency); 0 to 1000000000000 */
  readonly home_price: number;
  /** Down payment: the part of the price that is not borrowed (currency); 0 to 1000000000000 */
  readonly down_payment: number;
  /** Nominal annual interest rate of the fixed period; one-twelfth is charged each month (percent per year); 0 to 1000 */
  readonly interest_rate: number;
  /** Loan term (years); 1 to 100 */
  readonly loan_term: number;
  /** Months until the first adjustment of the rate (months); 1 to 1200; default 60 */
  readonly fixed_months?: number;
  /** Months from one adjustment to the next (months); 1 to 1200; default 6 */
  readonly adjustment_months?: number;
  /** Expected index rate at each adjustment; the last one also holds for all later adjustments */
  readonly index_rates: readonly number[];
  /** Margin, which is added to the index rate (percent per year); 0 to 1000 */
  readonly index_margin_rate: number;
  /** Largest change of the rate at the first adjustment, up or down; after a fixed period of 7 or 10 years, 5 is usual (percentage points); 0 to 100; default 2 */
  readonly initial_cap_pct?: number;
  /** Largest change of the rate at each later adjustment, up or down (percentage points); 0 to 100; default 1 */
  readonly periodic_cap_pct?: number;
  /** Largest increase over the interest rate of the fixed period (percentage points); 0 to 100; default 5 */
  readonly lifetime_cap_pct?: number;
  /** Lowest interest rate; without it the margin (percent per year); 0 to 1000 */
  readonly min_interest_rate?: number;
  /** Rounding of payments and monthly interest; exact: nothing is rounded but the results; cent: a lender's ledger: payment and monthly interest are rounded to the smallest unit of the currency, and the last payment settles the rest; default "exact" */
  readonly payment_rounding?: 'exact' | 'cent';
  /** ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places */
  readonly currency?: string;
}

export interface AdjustableRateMortgageResultsWarnings {
  /** JSON pointer to the input, or to a result that is unusual */
  readonly pointer: string;
  readonly code: 'looks-like-a-fraction' | 'looks-like-a-percentage' | 'restricted-by-law' | 'needs-an-estimate' | 'law-has-ended' | 'unusual-age' | 'unusual-result' | 'less-than-a-year';
  readonly detail: string;
}

/** Results of the Adjustable-Rate Mortgage (ARM) Calculator */
export interface AdjustableRateMortgageResults {
  /** Monthly payment in the fixed period (currency) */
  readonly monthly_payment: number;
  /** Highest monthly payment if the rate rises as fast as the caps allow (currency) */
  readonly max_monthly_payment: number;
  /** Highest interest rate that the caps allow (percent per year) */
  readonly max_interest_rate: number;
  /** Total interest: all payments minus the loan (currency) */
  readonly total_interest: number;
  /** Total interest if the rate rises as fast as the caps allow (currency) */
  readonly max_total_interest: number;
  /** All payments, excluding the down payment (currency) */
  readonly total_paid: number;
  /** Last payment, which settles the balance; only with payment_rounding cent (currency) */
  readonly final_payment?: number;
  /** Currency of the request, in upper case; absent when none was given */
  readonly currency?: string;
  /** Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none */
  readonly warnings?: readonly AdjustableRateMortgageResultsWarnings[];
}

/** Inputs of the Doubling Time Calculator. Time in which an amount doubles, triples or grows tenfold, compared with the rule of 72. */
export interface DoublingTimeInputs {
  /** Nominal annual growth rate (percent per year); 0.01 to 1000 */
  readonly annual_rate: number;
  /** Compounding frequency; annually: interest is added once a year; semiannually: interest is added twice a year; quarterly: interest is added 4 times a year; monthly: interest is added 12 times a year; daily: interest is added 365 times a year; default "annually" */
  readonly compound_frequency?: 'annually' | 'semiannually' | 'quarterly' | 'monthly' | 'daily';
}

export interface DoublingTimeResultsWarnings {
  /** JSON pointer to the input, or to a result that is unusual */
  readonly pointer: string;
  readonly code: 'looks-like-a-fraction' | 'looks-like-a-percentage' | 'restricted-by-law' | 'needs-an-estimate' | 'law-has-ended' | 'unusual-age' | 'unusual-result' | 'less-than-a-year';
  readonly detail: string;
}

/** Results of the Doubling Time Calculator */
export interface DoublingTimeResults {
  /** Time until the amount doubles (years) */
  readonly doubling_years: number;
  /** Doubling time by the rule of 72: 72 divided by the rate (years) */
  readonly rule_of_72_years: number;
  /** Error of the rule of 72: its estimate less the exact doubling time (years) */
  readonly rule_of_72_error_years: number;
  /** Time until the amount triples (years) */
  readonly tripling_years: number;
  /** Time until the amount grows tenfold (years) */
  readonly tenfold_years: number;
  /** Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none */
  readonly warnings?: readonly DoublingTimeResultsWarnings[];
}

/** Inputs of the Lump Sum Calculator. The future value of a one-time investment after fees, tax and inflation. */
export interface LumpSumInputs {
  /** Amount invested at the start (currency); 0.01 to 1000000000000 */
  readonly initial_investment: number;
  /** Effective annual return before fees (percent per year); above -100, up to 1000 */
  readonly annual_return: number;
  /** Investment period (years); 0.01 to 200 */
  readonly years: number;
  /** Annual fee as a percentage of the value, charged at the end of each year (percent per year); 0 to 99; default 0 */
  readonly annual_fee_pct?: number;
  /** Tax rate on the gain, due at the end; a loss is not taxed (percent); 0 to 100; default 0 */
  readonly tax_rate?: number;
  /** Annual inflation rate (percent per year); above -100, up to 1000; default 0 */
  readonly inflation_rate?: number;
  /** ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places */
  readonly currency?: string;
}

export interface LumpSumResultsWarnings {
  /** JSON pointer to the input, or to a result that is unusual */
  readonly pointer: string;
  readonly code: 'looks-like-a-fraction' | 'looks-like-a-percentage' | 'restricted-by-law' | 'needs-an-estimate' | 'law-has-ended' | 'unusual-age' | 'unusual-result' | 'less-than-a-year';
  readonly detail: string;
}

/** Results of the Lump Sum Calculator */
export interface LumpSumResults {
  /** Final value after fees and before tax (currency) */
  readonly future_value: number;
  /** Gain after fees and before tax (currency) */
  readonly wealth_gained: number;
  /** Gain before tax as a percentage of the investment (percent) */
  readonly total_return_pct: number;
  /** Reduction of the final value by fees (currency) */
  readonly cost_of_fees: number;
  /** Tax on the gain (currency) */
  readonly tax: number;
  /** Final value after fees and tax (currency) */
  readonly future_value_after_tax: number;
  /** Annual growth from the investment to future_value_after_tax (percent per year) */
  readonly annual_return_after_tax: number;
  /** Final value after fees and tax, in today's money (currency) */
  readonly real_future_value_after_tax: number;
  /** Currency of the request, in upper case; absent when none was given */
  readonly currency?: string;
  /** Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none */
  readonly warnings?: readonly LumpSumResultsWarnings[];
}

/** One row of a schedule */
export interface LumpSumRow {
  readonly period: number;
  readonly contribution: number;
  readonly growth: number;
  /** Tax on the gain (currency) */
  readonly tax: number;
  /** Balance after tax (currency) */
  readonly balance_after_tax: number;
  readonly balance: number;
}

/** Inputs of the Lump Sum vs. SIP Calculator. An amount invested at once, compared with the same amount invested in equal monthly parts. */
export interface LumpSumVsSipInputs {
  /** Amount to invest (currency); 0.01 to 1000000000000 */
  readonly initial_investment: number;
  /** Annual return (percent per year); above -100, up to 1000 */
  readonly annual_return: number;
  /** Investment period, rounded to whole months (half up, at least one) (years); 0.01 to 200 */
  readonly years: number;
  /** Contribution timing: start or end of each month; begin: contributions at the beginning of each month; end: contributions at the end of each month; default "begin" */
  readonly contribution_timing?: 'begin' | 'end';
  /** Convention of the annual return: nominal or effective; nominal: the annual rate is nominal: one-twelfth of it is earned each month; effective: the annual rate is effective: twelve months compound to it; default "effective" */
  readonly rate_convention?: 'nominal' | 'effective';
  /** ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places */
  readonly currency?: string;
}

export interface LumpSumVsSipResultsWarnings {
  /** JSON pointer to the input, or to a result that is unusual */
  readonly pointer: string;
  readonly code: 'looks-like-a-fraction' | 'looks-like-a-percentage' | 'restricted-by-law' | 'needs-an-estimate' | 'law-has-ended' | 'unusual-age' | 'unusual-result' | 'less-than-a-year';
  readonly detail: string;
}

/** Results of the Lump Sum vs. SIP Calculator */
export interface LumpSumVsSipResults {
  /** Final value when the whole amount is invested at the start (currency) */
  readonly lump_sum_future_value: number;
  /** Final value when the amount is invested in equal parts every month (currency) */
  readonly sip_future_value: number;
  /** Part that is invested every month (currency) */
  readonly monthly_investment: number;
  /** Final value of the lump sum less that of the monthly investment (currency) */
  readonly lump_sum_advantage: number;
  /** Currency of the request, in upper case; absent when none was given */
  readonly currency?: string;
  /** Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none */
  readonly warnings?: readonly LumpSumVsSipResultsWarnings[];
}

/** Inputs of the Inflation-Adjusted Return Calculator. Return after fees, tax and inflation, and the return needed to preserve purchasing power. */
export interface InflationAdjustedReturnInputs {
  /** Annual return before fees, tax and inflation (percent per year); above -100, up to 1000 */
  readonly nominal_return: number;
  /** Annual inflation rate (percent per year); above -100, up to 1000 */
  readonly inflation_rate: number;
  /** Annual fee as a percentage of the value, charged at the end of the year (percent per year); 0 to 99; default 0 */
  readonly annual_fee_pct?: number;
  /** Tax rate on the annual gain after fees; losses are not taxed (percent); 0 to 99; default 0 */
  readonly tax_rate?: number;
  /** Amount invested, for real_annual_gain (currency); 0 to 1000000000000 */
  readonly principal?: number;
  /** ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places */
  readonly currency?: string;
}

export interface InflationAdjustedReturnResultsWarnings {
  /** JSON pointer to the input, or to a result that is unusual */
  readonly pointer: string;
  readonly code: 'looks-like-a-fraction' | 'looks-like-a-percentage' | 'restricted-by-law' | 'needs-an-estimate' | 'law-has-ended' | 'unusual-age' | 'unusual-result' | 'less-than-a-year';
  readonly detail: string;
}

/** Results of the Inflation-Adjusted Return Calculator */
export interface InflationAdjustedReturnResults {
  /** Real annual return after fees, tax and inflation (percent per year) */
  readonly real_return: number;
  /** Annual return after fees, before tax and inflation (percent per year) */
  readonly return_after_fees: number;
  /** Annual return after fees and tax, before inflation (percent per year) */
  readonly return_after_tax: number;
  /** Real annual return before fees and tax (percent per year) */
  readonly real_return_before_costs: number;
  /** Common approximation of the real return: return less inflation (percent per year) */
  readonly approximate_real_return: number;
  /** Break-even return: annual return before fees and tax that matches inflation (percent per year) */
  readonly break_even_return: number;
  /** Gain of the first year, in money of its beginning; only with principal (currency) */
  readonly real_annual_gain?: number;
  /** Currency of the request, in upper case; absent when none was given */
  readonly currency?: string;
  /** Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none */
  readonly warnings?: readonly InflationAdjustedReturnResultsWarnings[];
}

/** Inputs of the Time Value of Money (TVM) Calculator. Present value, payment, future value, number of periods or rate: whichever is left out, from the other four. */
export interface TvmInputs {
  /** Amount at the beginning: positive if received, negative if paid (currency); -1000000000000 to 1000000000000 */
  readonly present_value?: number;
  /** Payment in each period: positive if received, negative if paid (currency); -1000000000000 to 1000000000000 */
  readonly payment?: number;
  /** Amount at the end: positive if received, negative if paid (currency); -1000000000000 to 1000000000000 */
  readonly future_value?: number;
  /** Number of periods (periods); 1 to 2400 */
  readonly periods?: number;
  /** Nominal annual rate (percent per year); above -100, up to 1000 */
  readonly annual_rate?: number;
  /** Payment timing: start or end of each period; begin: payments at the beginning of each period; end: payments at the end of each period; default "end" */
  readonly payment_timing?: 'begin' | 'end';
  /** Periods per year (periods); 1 to 366; default 12 */
  readonly periods_per_year?: number;
  /** Compounding periods per year; periods_per_year if left out (periods); 1 to 366 */
  readonly compounds_per_year?: number;
  /** ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places */
  readonly currency?: string;
}

/** Reason for each result without a value, by name; absent when every result has one */
export interface TvmResultsOmitted {
  readonly effective_annual_rate?: string;
}

export interface TvmResultsWarnings {
  /** JSON pointer to the input, or to a result that is unusual */
  readonly pointer: string;
  readonly code: 'looks-like-a-fraction' | 'looks-like-a-percentage' | 'restricted-by-law' | 'needs-an-estimate' | 'law-has-ended' | 'unusual-age' | 'unusual-result' | 'less-than-a-year';
  readonly detail: string;
}

/** Results of the Time Value of Money (TVM) Calculator */
export interface TvmResults {
  /** Amount at the beginning (currency) */
  readonly present_value: number;
  /** Payment in each period (currency) */
  readonly payment: number;
  /** Amount at the end (currency) */
  readonly future_value: number;
  /** Number of periods; a fraction if it is calculated (periods) */
  readonly periods: number;
  /** Nominal annual rate; the higher one if two rates fit (percent per year) */
  readonly annual_rate: number;
  /** Lower nominal annual rate, if two rates fit (percent per year) */
  readonly second_annual_rate?: number;
  /** Effective annual rate: a year of compounding at the rate per period (percent per year) */
  readonly effective_annual_rate?: number;
  /** Net interest: amounts received minus amounts paid (currency) */
  readonly net_interest: number;
  /** Currency of the request, in upper case; absent when none was given */
  readonly currency?: string;
  /** Reason for each result without a value, by name; absent when every result has one */
  readonly omitted?: TvmResultsOmitted;
  /** Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none */
  readonly warnings?: readonly TvmResultsWarnings[];
}

/** One row of a schedule */
export interface TvmRow {
  readonly period: number;
  /** Payment: positive if received, negative if paid (currency) */
  readonly payment: number;
  /** Interest: positive if received, negative if paid (currency) */
  readonly interest: number;
  /** Balance at the end of the period: positive if it is owed, negative if it is saved (currency) */
  readonly balance: number;
}

/** Inputs of the Present and Future Value Calculator. Future value of an amount today, or present value of an amount in the future. */
export interface TimeValueInputs {
  /** Amount today; left out if future_value is given (currency); 0 to 1000000000000 */
  readonly present_value?: number;
  /** Amount in the future; left out if present_value is given (currency); 0 to 1000000000000 */
  readonly future_value?: number;
  /** Nominal annual interest or discount rate (percent per year); above -100, up to 1000 */
  readonly annual_rate: number;
  /** Time between the two amounts (years); 0.01 to 200 */
  readonly years: number;
  /** Compounding frequency; annually: interest is added once a year; semiannually: interest is added twice a year; quarterly: interest is added 4 times a year; monthly: interest is added 12 times a year; daily: interest is added 365 times a year; default "annually" */
  readonly compound_frequency?: 'annually' | 'semiannually' | 'quarterly' | 'monthly' | 'daily';
  /** ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places */
  readonly currency?: string;
}

export interface TimeValueResultsWarnings {
  /** JSON pointer to the input, or to a result that is unusual */
  readonly pointer: string;
  readonly code: 'looks-like-a-fraction' | 'looks-like-a-percentage' | 'restricted-by-law' | 'needs-an-estimate' | 'law-has-ended' | 'unusual-age' | 'unusual-result' | 'less-than-a-year';
  readonly detail: string;
}

/** Results of the Present and Future Value Calculator */
export interface TimeValueResults {
  /** Amount today (currency) */
  readonly present_value: number;
  /** Amount in the future (currency) */
  readonly future_value: number;
  /** Growth factor: future value of one unit of money today (ratio) */
  readonly growth_factor: number;
  /** Discount factor: present value of one unit of money in the future (ratio) */
  readonly discount_factor: number;
  /** Currency of the request, in upper case; absent when none was given */
  readonly currency?: string;
  /** Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none */
  readonly warnings?: readonly TimeValueResultsWarnings[];
}

/** Inputs of the Lean FIRE Calculator. Savings that cover a frugal life, with a part of the current expenses, and the time needed to reach them. */
export interface LeanFireInputs {
  /** Current annual expenses (currency); 0.01 to 1000000000000 */
  readonly annual_expenses: number;
  /** Current savings and investments (currency); 0 to 1000000000000 */
  readonly current_savings: number;
  /** Contribution at the end of each year (currency); 0 to 1000000000000 */
  readonly annual_savings: number;
  /** Annual return on the savings after inflation (percent per year); above -100, up to 1000 */
  readonly expected_return: number;
  /** Safe withdrawal rate: share of the savings withdrawn per year (percent per year); 0.01 to 100; default 4 */
  readonly withdrawal_rate?: number;
  /** Current age (age); 0 to 130; default 30 */
  readonly current_age?: number;
  /** Expense multiple: expenses in early retirement divided by the current annual expenses (ratio); 0.01 to 100; default 0.6 */
  readonly expense_multiple?: number;
  /** ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places */
  readonly currency?: string;
}

export interface LeanFireResultsWarnings {
  /** JSON pointer to the input, or to a result that is unusual */
  readonly pointer: string;
  readonly code: 'looks-like-a-fraction' | 'looks-like-a-percentage' | 'restricted-by-law' | 'needs-an-estimate' | 'law-has-ended' | 'unusual-age' | 'unusual-result' | 'less-than-a-year';
  readonly detail: string;
}

/** Results of the Lean FIRE Calculator */
export interface LeanFireResults {
  /** Savings at which withdrawals cover the expenses in early retirement (currency) */
  readonly fire_number: number;
  /** Monthly expenses in early retirement (currency) */
  readonly monthly_expenses: number;
  /** Time until the savings reach fire_number; 0 if they already do (years) */
  readonly years_to_fire: number;
  /** Age at which fire_number is reached: current_age plus years_to_fire, rounded up (age) */
  readonly fire_age: number;
  /** Currency of the request, in upper case; absent when none was given */
  readonly currency?: string;
  /** Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none */
  readonly warnings?: readonly LeanFireResultsWarnings[];
}

/** Inputs of the Fat FIRE Calculator. Savings that cover a comfortable life, with more than the current expenses, and the time needed to reach them. */
export interface FatFireInputs {
  /** Current annual expenses (currency); 0.01 to 1000000000000 */
  readonly annual_expenses: number;
  /** Current savings and investments (currency); 0 to 1000000000000 */
  readonly current_savings: number;
  /** Contribution at the end of each year (currency); 0 to 1000000000000 */
  readonly annual_savings: number;
  /** Annual return on the savings after inflation (percent per year); above -100, up to 1000 */
  readonly expected_return: number;
  /** Safe withdrawal rate: share of the savings withdrawn per year (percent per year); 0.01 to 100; default 4 */
  readonly withdrawal_rate?: number;
  /** Current age (age); 0 to 130; default 30 */
  readonly current_age?: number;
  /** Expense multiple: expenses in early retirement divided by the current annual expenses (ratio); 0.01 to 100; default 1.5 */
  readonly expense_multiple?: number;
  /** ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places */
  readonly currency?: string;
}

export interface FatFireResultsWarnings {
  /** JSON pointer to the input, or to a result that is unusual */
  readonly pointer: string;
  readonly code: 'looks-like-a-fraction' | 'looks-like-a-percentage' | 'restricted-by-law' | 'needs-an-estimate' | 'law-has-ended' | 'unusual-age' | 'unusual-result' | 'less-than-a-year';
  readonly detail: string;
}

/** Results of the Fat FIRE Calculator */
export interface FatFireResults {
  /** Savings at which withdrawals cover the expenses in early retirement (currency) */
  readonly fire_number: number;
  /** Monthly expenses in early retirement (currency) */
  readonly monthly_expenses: number;
  /** Time until the savings reach fire_number; 0 if they already do (years) */
  readonly years_to_fire: number;
  /** Age at which fire_number is reached: current_age plus years_to_fire, rounded up (age) */
  readonly fire_age: number;
  /** Currency of the request, in upper case; absent when none was given */
  readonly currency?: string;
  /** Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none */
  readonly warnings?: readonly FatFireResultsWarnings[];
}

export interface FireProgressInputsMilestones {
  /** Savings as a percentage of fire_number (percent); 0.01 to 100 */
  readonly progress_pct: number;
}

/** Inputs of the FIRE Progress Calculator. Progress towards financial independence: the part of the savings needed that is reached, what is missing, and how long that and each milestone takes. */
export interface FireProgressInputs {
  /** Annual expenses (currency); 0.01 to 1000000000000 */
  readonly annual_expenses: number;
  /** Current savings and investments (currency); 0 to 1000000000000 */
  readonly current_savings: number;
  /** Contribution at the end of each year (currency); 0 to 1000000000000 */
  readonly annual_savings: number;
  /** Annual return on the savings after inflation (percent per year); above -100, up to 1000 */
  readonly expected_return: number;
  /** Safe withdrawal rate: share of the savings withdrawn per year (percent per year); 0.01 to 100; default 4 */
  readonly withdrawal_rate?: number;
  /** Milestones on the way; default [{"progress_pct":25},{"progress_pct":50},{"progress_pct":75},{"progress_pct":100}] */
  readonly milestones?: readonly FireProgressInputsMilestones[];
  /** ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places */
  readonly currency?: string;
}

export interface FireProgressResultsMilestones {
  /** Savings as a percentage of fire_number (percent) */
  readonly progress_pct: number;
  /** Savings at the milestone (currency) */
  readonly goal_amount: number;
  /** Time until the savings reach the milestone; 0 if they already do (years) */
  readonly years_to_goal: number;
}

export interface FireProgressResultsWarnings {
  /** JSON pointer to the input, or to a result that is unusual */
  readonly pointer: string;
  readonly code: 'looks-like-a-fraction' | 'looks-like-a-percentage' | 'restricted-by-law' | 'needs-an-estimate' | 'law-has-ended' | 'unusual-age' | 'unusual-result' | 'less-than-a-year';
  readonly detail: string;
}

/** Results of the FIRE Progress Calculator */
export interface FireProgressResults {
  /** Savings at which withdrawals cover all expenses (currency) */
  readonly fire_number: number;
  /** Current savings as a percentage of fire_number (percent) */
  readonly progress_pct: number;
  /** Amount by which the current savings fall short of fire_number; 0 if they reach it (currency) */
  readonly fire_shortfall: number;
  /** Time until the savings reach fire_number; 0 if they already do (years) */
  readonly years_to_fire: number;
  /** Milestones in the order given */
  readonly milestones: readonly FireProgressResultsMilestones[];
  /** Currency of the request, in upper case; absent when none was given */
  readonly currency?: string;
  /** Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none */
  readonly warnings?: readonly FireProgressResultsWarnings[];
}

/** Inputs of the Financial Independence Calculator. Savings that make work optional, and the time needed to reach them with what income leaves after expenses. */
export interface FinancialIndependenceInputs {
  /** Annual income after tax (currency); 0.01 to 1000000000000 */
  readonly annual_income_after_tax: number;
  /** Annual expenses, today and in financial independence (currency); 0.01 to 1000000000000 */
  readonly annual_expenses: number;
  /** Current savings and investments (currency); 0 to 1000000000000 */
  readonly current_savings: number;
  /** Annual return on the savings after inflation (percent per year); above -100, up to 1000 */
  readonly expected_return: number;
  /** Safe withdrawal rate: share of the savings withdrawn per year (percent per year); 0.01 to 100; default 4 */
  readonly withdrawal_rate?: number;
  /** Current age (age); 0 to 130; default 30 */
  readonly current_age?: number;
  /** ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places */
  readonly currency?: string;
}

export interface FinancialIndependenceResultsWarnings {
  /** JSON pointer to the input, or to a result that is unusual */
  readonly pointer: string;
  readonly code: 'looks-like-a-fraction' | 'looks-like-a-percentage' | 'restricted-by-law' | 'needs-an-estimate' | 'law-has-ended' | 'unusual-age' | 'unusual-result' | 'less-than-a-year';
  readonly detail: string;
}

/** Results of the Financial Independence Calculator */
export interface FinancialIndependenceResults {
  /** Savings at which withdrawals cover all expenses (currency) */
  readonly fire_number: number;
  /** Savings rate: share of the income that is saved (percent) */
  readonly savings_rate: number;
  /** Annual savings: income minus expenses; negative if expenses are higher (currency) */
  readonly annual_savings: number;
  /** Time until the savings reach fire_number; 0 if they already do (years) */
  readonly years_to_fire: number;
  /** Age at which fire_number is reached: current_age plus years_to_fire, rounded up (age) */
  readonly fire_age: number;
  /** Currency of the request, in upper case; absent when none was given */
  readonly currency?: string;
  /** Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none */
  readonly warnings?: readonly FinancialIndependenceResultsWarnings[];
}

/** Inputs of the Coast FIRE Calculator. Savings that grow to financial independence by retirement without further contributions, and the time needed to reach them. */
export interface CoastFireInputs {
  /** Annual expenses in retirement, in today's money (currency); 0.01 to 1000000000000 */
  readonly annual_expenses: number;
  /** Current age (age); 0 to 130 */
  readonly current_age: number;
  /** Retirement age (age); 0 to 130 */
  readonly retirement_age: number;
  /** Current savings and investments (currency); 0 to 1000000000000 */
  readonly current_savings: number;
  /** Annual return on the savings; after inflation if inflation_rate is 0 (percent per year); above -100, up to 1000 */
  readonly expected_return: number;
  /** Annual inflation rate; 0 if expected_return is already after inflation (percent per year); -50 to 1000; default 0 */
  readonly inflation_rate?: number;
  /** Safe withdrawal rate: share of the savings withdrawn per year (percent per year); 0.01 to 100; default 4 */
  readonly withdrawal_rate?: number;
  /** Contribution at the end of each year until coast_number is reached, in today's money (currency); 0 to 1000000000000; default 0 */
  readonly annual_savings?: number;
  /** ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places */
  readonly currency?: string;
}

/** Reason for each result without a value, by name; absent when every result has one */
export interface CoastFireResultsOmitted {
  readonly years_to_coast?: string;
  readonly coast_age?: string;
}

export interface CoastFireResultsWarnings {
  /** JSON pointer to the input, or to a result that is unusual */
  readonly pointer: string;
  readonly code: 'looks-like-a-fraction' | 'looks-like-a-percentage' | 'restricted-by-law' | 'needs-an-estimate' | 'law-has-ended' | 'unusual-age' | 'unusual-result' | 'less-than-a-year';
  readonly detail: string;
}

/** Results of the Coast FIRE Calculator */
export interface CoastFireResults {
  /** Savings needed today to reach fire_number at retirement without further contributions (currency) */
  readonly coast_number: number;
  /** Savings needed at retirement, in today's money (currency) */
  readonly fire_number: number;
  /** Amount by which the current savings fall short of coast_number; 0 if they reach it (currency) */
  readonly coast_shortfall: number;
  /** Current savings as a percentage of coast_number (percent) */
  readonly coast_progress_pct: number;
  /** Savings at retirement without further contributions, in today's money (currency) */
  readonly projected_corpus: number;
  /** Time until coast_number is reached; absent if that is after retirement_age (years) */
  readonly years_to_coast?: number;
  /** Age at which coast_number is reached: current_age plus years_to_coast, rounded up (age) */
  readonly coast_age?: number;
  /** Currency of the request, in upper case; absent when none was given */
  readonly currency?: string;
  /** Reason for each result without a value, by name; absent when every result has one */
  readonly omitted?: CoastFireResultsOmitted;
  /** Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none */
  readonly warnings?: readonly CoastFireResultsWarnings[];
}

/** Inputs of the Barista FIRE Calculator. Savings that cover all expenses together with part-time income, and the time needed to reach them, compared with full independence. */
export interface BaristaFireInputs {
  /** Annual expenses, in today's money (currency); 0.01 to 1000000000000 */
  readonly annual_expenses: number;
  /** Annual part-time income after tax, in today's money (currency); 0 to 1000000000000 */
  readonly annual_part_time_income: number;
  /** Current savings and investments (currency); 0 to 1000000000000 */
  readonly current_savings: number;
  /** Contribution at the end of each year until barista_number is reached (currency); 0 to 1000000000000 */
  readonly annual_savings: number;
  /** Annual return on the savings; after inflation if inflation_rate is 0 (percent per year); above -100, up to 1000 */
  readonly expected_return: number;
  /** Annual inflation rate; 0 if expected_return is already after inflation (percent per year); -50 to 1000; default 0 */
  readonly inflation_rate?: number;
  /** Safe withdrawal rate: share of the savings withdrawn per year (percent per year); 0.01 to 100; default 4 */
  readonly withdrawal_rate?: number;
  /** Current age (age); 0 to 130; default 30 */
  readonly current_age?: number;
  /** ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places */
  readonly currency?: string;
}

/** Reason for each result without a value, by name; absent when every result has one */
export interface BaristaFireResultsOmitted {
  readonly years_to_fire?: string;
  readonly part_time_years_to_fire?: string;
  readonly part_time_fire_age?: string;
}

export interface BaristaFireResultsWarnings {
  /** JSON pointer to the input, or to a result that is unusual */
  readonly pointer: string;
  readonly code: 'looks-like-a-fraction' | 'looks-like-a-percentage' | 'restricted-by-law' | 'needs-an-estimate' | 'law-has-ended' | 'unusual-age' | 'unusual-result' | 'less-than-a-year';
  readonly detail: string;
}

/** Results of the Barista FIRE Calculator */
export interface BaristaFireResults {
  /** Savings at which withdrawals cover the expenses that part-time income does not (currency) */
  readonly barista_number: number;
  /** Savings at which withdrawals cover all expenses (currency) */
  readonly fire_number: number;
  /** Annual withdrawal from the savings while working part-time (currency) */
  readonly annual_withdrawal: number;
  /** Part-time income as a percentage of the expenses (percent) */
  readonly expenses_covered_pct: number;
  /** Time until the savings reach barista_number; 0 if they already do (years) */
  readonly years_to_barista: number;
  /** Age at which barista_number is reached: current_age plus years_to_barista, rounded up (age) */
  readonly barista_age: number;
  /** Time until the savings reach fire_number without part-time work; absent if they never do (years) */
  readonly years_to_fire?: number;
  /** Time until the savings reach fire_number with part-time work from barista_number on; absent if they do not grow then (years) */
  readonly part_time_years_to_fire?: number;
  /** Age at which they do: current_age plus part_time_years_to_fire, rounded up (age) */
  readonly part_time_fire_age?: number;
  /** Currency of the request, in upper case; absent when none was given */
  readonly currency?: string;
  /** Reason for each result without a value, by name; absent when every result has one */
  readonly omitted?: BaristaFireResultsOmitted;
  /** Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none */
  readonly warnings?: readonly BaristaFireResultsWarnings[];
}

/** One row of a schedule */
export interface PlanRow {
  readonly period: number;
  readonly contribution: number;
  readonly withdrawal: number;
  readonly growth: number;
  readonly balance: number;
}

/** Inputs of the Savings Rate and Years to Independence Calculator. The years to financial independence for a given savings rate. */
export interface SavingsRateInputs {
  /** Savings rate: share of the income that is saved (percent); 0 to 100 */
  readonly savings_rate: number;
  /** Annual income after tax; affects the years only together with current_savings (currency); 0.01 to 1000000000000 */
  readonly annual_income_after_tax: number;
  /** Current savings and investments (currency); 0 to 1000000000000; default 0 */
  readonly current_savings?: number;
  /** Annual return on the savings after inflation (percent per year); above -100, up to 1000; default 5 */
  readonly expected_return?: number;
  /** Safe withdrawal rate: share of the savings withdrawn per year (percent per year); 0.01 to 100; default 4 */
  readonly withdrawal_rate?: number;
  /** Current age (age); 0 to 130; default 30 */
  readonly current_age?: number;
  /** ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places */
  readonly currency?: string;
}

export interface SavingsRateResultsWarnings {
  /** JSON pointer to the input, or to a result that is unusual */
  readonly pointer: string;
  readonly code: 'looks-like-a-fraction' | 'looks-like-a-percentage' | 'restricted-by-law' | 'needs-an-estimate' | 'law-has-ended' | 'unusual-age' | 'unusual-result' | 'less-than-a-year';
  readonly detail: string;
}

/** Results of the Savings Rate and Years to Independence Calculator */
export interface SavingsRateResults {
  /** Years until the savings cover the expenses; 0 when they already do (years) */
  readonly years_to_fire: number;
  /** Age at financial independence: the current age plus the years, rounded up (age) */
  readonly fire_age: number;
  /** Annual savings (currency) */
  readonly annual_savings: number;
  /** Annual expenses, today and in financial independence (currency) */
  readonly annual_expenses: number;
  /** Savings whose withdrawals at withdrawal_rate cover the expenses (currency) */
  readonly fire_number: number;
  /** Currency of the request, in upper case; absent when none was given */
  readonly currency?: string;
  /** Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none */
  readonly warnings?: readonly SavingsRateResultsWarnings[];
}

/** Inputs of the Retirement Age Calculator. Age at which savings reach the amount that is wanted for retirement. */
export interface RetirementAgeInputs {
  /** Current age (age); 0 to 130 */
  readonly current_age: number;
  /** Savings wanted at retirement (currency); 0.01 to 1000000000000 */
  readonly goal_amount: number;
  /** Current savings and investments (currency); 0 to 1000000000000 */
  readonly current_savings: number;
  /** Contribution at the end of each year (currency); 0 to 1000000000000 */
  readonly annual_savings: number;
  /** Annual return on the savings; after inflation if goal_amount is in today's money (percent per year); above -100, up to 1000 */
  readonly expected_return: number;
  /** ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places */
  readonly currency?: string;
}

export interface RetirementAgeResultsWarnings {
  /** JSON pointer to the input, or to a result that is unusual */
  readonly pointer: string;
  readonly code: 'looks-like-a-fraction' | 'looks-like-a-percentage' | 'restricted-by-law' | 'needs-an-estimate' | 'law-has-ended' | 'unusual-age' | 'unusual-result' | 'less-than-a-year';
  readonly detail: string;
}

/** Results of the Retirement Age Calculator */
export interface RetirementAgeResults {
  /** Time until the savings reach goal_amount; 0 if they already do (years) */
  readonly years_to_goal: number;
  /** Age at which goal_amount is reached: current_age plus years_to_goal, rounded up (age) */
  readonly retirement_age: number;
  /** Currency of the request, in upper case; absent when none was given */
  readonly currency?: string;
  /** Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none */
  readonly warnings?: readonly RetirementAgeResultsWarnings[];
}

/** Inputs of the Safe Withdrawal Rate Calculator. Annual withdrawal, rising with inflation, that savings sustain for a number of years at a constant return, and the time that savings last at a given annual spending. */
export interface SafeWithdrawalRateInputs {
  /** Savings and investments when the withdrawals begin (currency); 0.01 to 1000000000000 */
  readonly current_savings: number;
  /** Annual return on the savings; after inflation if inflation_rate is 0 (percent per year); above -100, up to 1000 */
  readonly expected_return: number;
  /** Annual inflation rate, by which the withdrawals rise; 0 if expected_return is already after inflation (percent per year); -50 to 1000; default 0 */
  readonly inflation_rate?: number;
  /** Years of withdrawals (years); 1 to 100; default 30 */
  readonly years?: number;
  /** Savings to remain after the last year, in today's money (currency); 0 to 1000000000000; default 0 */
  readonly final_balance?: number;
  /** Annual spending in today's money, for years_lasting; 0 to skip it (currency); 0 to 1000000000000; default 0 */
  readonly annual_expenses?: number;
  /** Withdrawal timing; begin: withdrawals at the beginning of each year; end: withdrawals at the end of each year; default "begin" */
  readonly withdrawal_timing?: 'begin' | 'end';
  /** ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places */
  readonly currency?: string;
}

/** Reason for each result without a value, by name; absent when every result has one */
export interface SafeWithdrawalRateResultsOmitted {
  readonly annual_withdrawal?: string;
  readonly monthly_withdrawal?: string;
  readonly withdrawal_rate?: string;
  readonly total_withdrawn?: string;
  readonly years_lasting?: string;
}

export interface SafeWithdrawalRateResultsWarnings {
  /** JSON pointer to the input, or to a result that is unusual */
  readonly pointer: string;
  readonly code: 'looks-like-a-fraction' | 'looks-like-a-percentage' | 'restricted-by-law' | 'needs-an-estimate' | 'law-has-ended' | 'unusual-age' | 'unusual-result' | 'less-than-a-year';
  readonly detail: string;
}

/** Results of the Safe Withdrawal Rate Calculator */
export interface SafeWithdrawalRateResults {
  /** Withdrawal per year, in today's money; absent if the savings never grow to final_balance (currency) */
  readonly annual_withdrawal?: number;
  /** One-twelfth of annual_withdrawal (currency) */
  readonly monthly_withdrawal?: number;
  /** annual_withdrawal as a percentage of the savings: a ceiling for a safe rate, because real returns vary (percent per year) */
  readonly withdrawal_rate?: number;
  /** All withdrawals, each in the money of its year (currency) */
  readonly total_withdrawn?: number;
  /** Withdrawal per year that the savings sustain forever, in today's money; 0 if the return does not exceed inflation (currency) */
  readonly perpetual_annual_withdrawal: number;
  /** Years of annual_expenses that the savings cover until nothing is left, including a fraction of the last one; absent if they never run out (years) */
  readonly years_lasting?: number;
  /** Currency of the request, in upper case; absent when none was given */
  readonly currency?: string;
  /** Reason for each result without a value, by name; absent when every result has one */
  readonly omitted?: SafeWithdrawalRateResultsOmitted;
  /** Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none */
  readonly warnings?: readonly SafeWithdrawalRateResultsWarnings[];
}

/** One row of a schedule */
export interface WithdrawalRow {
  readonly period: number;
  readonly withdrawal: number;
  readonly growth: number;
  readonly balance: number;
}

export interface HistoricalBacktestInputsIncomes {
  /** Name */
  readonly name?: string;
  /** Annual income; in today's money if inflation_adjusted is true (currency); 0 to 1000000000000 */
  readonly annual_amount: number;
  /** First year of the income, if start_age is omitted; 1 is the first year of the plan (ordinal); 1 to 100 */
  readonly start_year?: number;
  /** Age in the first year of the income, if start_year is omitted (age); 0 to 130 */
  readonly start_age?: number;
  /** Last year of the income; the last year of the plan by default (ordinal); 1 to 100 */
  readonly end_year?: number;
  /** Age in the last year of the income, in place of end_year (age); 0 to 130 */
  readonly end_age?: number;
  /** Inflation adjustment of the income; true: the income rises with inflation; false: the income stays the same; default true */
  readonly inflation_adjusted?: boolean;
}

export interface HistoricalBacktestInputsOneTimeFlows {
  /** Year of the deposit or expense, if age is omitted; 1 is the first year of the plan (ordinal); 1 to 100 */
  readonly year?: number;
  /** Age in the year of the deposit or expense, if year is omitted (age); 0 to 130 */
  readonly age?: number;
  /** Amount; negative for an expense (currency); -1000000000000 to 1000000000000 */
  readonly amount: number;
}

export interface HistoricalBacktestInputsGlidePath {
  /** Year with this share; 1 is the first year of the plan (ordinal); 1 to 100 */
  readonly year: number;
  /** Share of stocks in this year (percent); 0 to 100 */
  readonly stock_pct: number;
}

/** Inputs of the Historical Backtest Calculator. Outcomes of a retirement plan that starts on many dates in U.S. market history since 1871: how often the money lasted, and how much was left. */
export interface HistoricalBacktestInputs {
  /** Savings and investments at the beginning of the plan (currency); 0 to 1000000000000 */
  readonly current_savings: number;
  /** Age at the beginning of the plan (age); 0 to 130 */
  readonly current_age?: number;
  /** Length of the plan (years); 1 to 100; default 30 */
  readonly years?: number;
  /** First annual withdrawal, if withdrawal_rate is omitted: in today's money, or in the money of its year if withdrawals are not adjusted for inflation; 0 for a plan without withdrawals (currency); 0 to 1000000000000 */
  readonly annual_withdrawal?: number;
  /** First annual withdrawal as a percentage of the savings at the beginning of its year, if annual_withdrawal is omitted (percent per year); 0.01 to 100 */
  readonly withdrawal_rate?: number;
  /** Annual contribution during contribution_years; adjusted like the withdrawals (currency); 0 to 1000000000000; default 0 */
  readonly annual_contribution?: number;
  /** Years of contributions; withdrawals begin in the year after them (years); 0 to 100; default 0 */
  readonly contribution_years?: number;
  /** Annual adjustment of withdrawals and contributions; inflation: rising with inflation, plus any growth rate; fixed: rising by the growth rate only; none: the same amount every year; default "inflation" */
  readonly withdrawal_adjustment?: 'inflation' | 'fixed' | 'none';
  /** Annual growth rate of withdrawals and contributions (percent per year); -20 to 20; default 0 */
  readonly withdrawal_growth_rate?: number;
  /** Annual fees as a percentage of the savings (percent per year); 0 to 10; default 0 */
  readonly annual_fee_pct?: number;
  /** Other income, such as a pension, that is added to the savings */
  readonly incomes?: readonly HistoricalBacktestInputsIncomes[];
  /** One-time deposits, or expenses (negative), in today's money */
  readonly one_time_flows?: readonly HistoricalBacktestInputsOneTimeFlows[];
  /** Timing of withdrawals and contributions; begin: at the beginning of each year; end: at the end of each year; monthly: one-twelfth at the beginning of each month; default "begin" */
  readonly withdrawal_timing?: 'begin' | 'end' | 'monthly';
  /** Share of stocks; the rest is in bonds (percent); 0 to 100; default 60 */
  readonly stock_pct?: number;
  /** Changing share of stocks: from stock_pct in the first year, in even steps to each of these */
  readonly glide_path?: readonly HistoricalBacktestInputsGlidePath[];
  /** Spending rule; constant_real: the first withdrawal, then adjusted each year (Bengen); percent_of_portfolio: a fixed percentage of the savings each year; vanguard_dynamic: a percentage of the savings, within a floor and a ceiling (Vanguard: −2.5 and 5 percent) around the inflation-adjusted withdrawal of the previous year; guyton_klinger: adjusted for inflation, except after losses while the rate is above the first one; 10 percent less when the rate is 20 percent above the first one and more than 15 years are left, 10 percent more when it is 20 percent below (Guyton and Klinger); vpw: the level payment that would use up the savings in the remaining years, at real returns of 5 percent for stocks and 1.9 percent for bonds (Bogleheads); cape_based: 1.75 percent plus half of the cyclically adjusted earnings yield (1/CAPE), as a share of the savings; needs market history; ratchet: adjusted for inflation, and raised by 10 percent, at most every third year, while the savings are more than 50 percent above their first value (Kitces); floor_and_ceiling: a percentage of the savings, within a floor and a ceiling (Bengen: −15 and 20 percent) around the inflation-adjusted first withdrawal; default "constant_real" */
  readonly spending_rule?: 'constant_real' | 'percent_of_portfolio' | 'vanguard_dynamic' | 'guyton_klinger' | 'vpw' | 'cape_based' | 'ratchet' | 'floor_and_ceiling';
  /** Largest cut that spending_rule allows, such as −2.5; the published value by default (percent per year); above -100, up to 0 */
  readonly floor_pct?: number;
  /** Largest raise that spending_rule allows, such as 5; the published value by default (percent); 0 to 100 */
  readonly ceiling_pct?: number;
  /** Maturity of the bonds; every maturity earns the ten-year yield (years); 1 to 30; default 10 */
  readonly bond_maturity_years?: number;
  /** Earliest start of the plan; the beginning of the market data by default */
  readonly start_date?: string;
  /** Latest end of the plan; the end of the market data by default */
  readonly end_date?: string;
  /** Start months; monthly: a start in every month; annually: a start in every January; default "monthly" */
  readonly cohort_frequency?: 'monthly' | 'annually';
  /** ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places */
  readonly currency?: string;
}

export interface HistoricalBacktestResultsFailedCohorts {
  /** Start date */
  readonly start_date: string;
  /** Date of the first withdrawal that could not be paid */
  readonly depletion_date: string;
}

export interface HistoricalBacktestResultsFinalBalances {
  /** Percentile of all start dates (percent) */
  readonly percentile: number;
  /** Balance (currency) */
  readonly balance: number;
}

export interface HistoricalBacktestResultsFinalBalanceRanges {
  /** Lower end of the range (currency) */
  readonly min_balance: number;
  /** Upper end of the range, which is not part of it; absent for the highest range (currency) */
  readonly max_balance?: number;
  /** Number of start dates with a final balance in the range (count) */
  readonly cohort_count: number;
}

export interface HistoricalBacktestResultsAnnualWithdrawals {
  /** Percentile of all years of all start dates (percent) */
  readonly percentile: number;
  /** Annual withdrawal (currency) */
  readonly annual_withdrawal: number;
}

/** Reason for each result without a value, by name; absent when every result has one */
export interface HistoricalBacktestResultsOmitted {
  readonly safe_withdrawal_rate?: string;
}

export interface HistoricalBacktestResultsWarnings {
  /** JSON pointer to the input, or to a result that is unusual */
  readonly pointer: string;
  readonly code: 'looks-like-a-fraction' | 'looks-like-a-percentage' | 'restricted-by-law' | 'needs-an-estimate' | 'law-has-ended' | 'unusual-age' | 'unusual-result' | 'less-than-a-year';
  readonly detail: string;
}

/** Results of the Historical Backtest Calculator */
export interface HistoricalBacktestResults {
  /** Share of the start dates from which every withdrawal was paid (percent) */
  readonly success_rate: number;
  /** Number of start dates (count) */
  readonly cohort_count: number;
  /** Number of start dates from which the money ran out (count) */
  readonly failed_cohort_count: number;
  /** Largest first withdrawal, as a percentage of the savings, that lasted from every start date; only for constant_real (percent per year) */
  readonly safe_withdrawal_rate?: number;
  /** Start date with the shortest-lasting savings, or else the lowest final balance */
  readonly worst_start_date: string;
  /** Start date with the highest final balance */
  readonly best_start_date: string;
  /** Start dates from which the money ran out */
  readonly failed_cohorts: readonly HistoricalBacktestResultsFailedCohorts[];
  /** Final balances, in today's money */
  readonly final_balances: readonly HistoricalBacktestResultsFinalBalances[];
  /** Histogram of the final balances, in today's money */
  readonly final_balance_ranges: readonly HistoricalBacktestResultsFinalBalanceRanges[];
  /** Annual withdrawals, in today's money */
  readonly annual_withdrawals: readonly HistoricalBacktestResultsAnnualWithdrawals[];
  /** Currency of the request, in upper case; absent when none was given */
  readonly currency?: string;
  /** Reason for each result without a value, by name; absent when every result has one */
  readonly omitted?: HistoricalBacktestResultsOmitted;
  /** Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none */
  readonly warnings?: readonly HistoricalBacktestResultsWarnings[];
}

/** One row of a schedule */
export interface HistoricalBacktestRow {
  readonly period: number;
  /** Lowest balance of all start dates, in today's money (currency) */
  readonly lowest_balance: number;
  /** 10th percentile of the balances of all start dates, in today's money (currency) */
  readonly balance_p10: number;
  /** 25th percentile of the balances of all start dates, in today's money (currency) */
  readonly balance_p25: number;
  /** Median balance of all start dates, in today's money (currency) */
  readonly median_balance: number;
  /** 75th percentile of the balances of all start dates, in today's money (currency) */
  readonly balance_p75: number;
  /** 90th percentile of the balances of all start dates, in today's money (currency) */
  readonly balance_p90: number;
}

export interface MonteCarloInputsIncomes {
  /** Name */
  readonly name?: string;
  /** Annual income; in today's money if inflation_adjusted is true (currency); 0 to 1000000000000 */
  readonly annual_amount: number;
  /** First year of the income, if start_age is omitted; 1 is the first year of the plan (ordinal); 1 to 100 */
  readonly start_year?: number;
  /** Age in the first year of the income, if start_year is omitted (age); 0 to 130 */
  readonly start_age?: number;
  /** Last year of the income; the last year of the plan by default (ordinal); 1 to 100 */
  readonly end_year?: number;
  /** Age in the last year of the income, in place of end_year (age); 0 to 130 */
  readonly end_age?: number;
  /** Inflation adjustment of the income; true: the income rises with inflation; false: the income stays the same; default true */
  readonly inflation_adjusted?: boolean;
}

export interface MonteCarloInputsOneTimeFlows {
  /** Year of the deposit or expense, if age is omitted; 1 is the first year of the plan (ordinal); 1 to 100 */
  readonly year?: number;
  /** Age in the year of the deposit or expense, if year is omitted (age); 0 to 130 */
  readonly age?: number;
  /** Amount; negative for an expense (currency); -1000000000000 to 1000000000000 */
  readonly amount: number;
}

export interface MonteCarloInputsAssets {
  /** Name of the asset */
  readonly name?: string;
  /** Share of the savings; the shares must add up to 100 (percent); 0 to 100 */
  readonly weight_pct: number;
  /** Mean annual return of the asset (arithmetic) (percent per year); above -100, up to 100 */
  readonly mean_return: number;
  /** Standard deviation of the annual returns of the asset (percent per year); 0 to 100 */
  readonly volatility: number;
}

export interface MonteCarloInputsGlidePath {
  /** Year with this share; 1 is the first year of the plan (ordinal); 1 to 100 */
  readonly year: number;
  /** Share of stocks in this year (percent); 0 to 100 */
  readonly stock_pct: number;
}

/** Inputs of the Monte Carlo Retirement Calculator. Probability that savings last through a retirement plan, from thousands of simulated paths of random returns. The seed makes every simulation repeatable. */
export interface MonteCarloInputs {
  /** Savings and investments at the beginning of the plan (currency); 0 to 1000000000000 */
  readonly current_savings: number;
  /** Age at the beginning of the plan (age); 0 to 130 */
  readonly current_age?: number;
  /** Length of the plan (years); 1 to 100; default 30 */
  readonly years?: number;
  /** First annual withdrawal, if withdrawal_rate is omitted: in today's money, or in the money of its year if withdrawals are not adjusted for inflation; 0 for a plan without withdrawals (currency); 0 to 1000000000000 */
  readonly annual_withdrawal?: number;
  /** First annual withdrawal as a percentage of the savings at the beginning of its year, if annual_withdrawal is omitted (percent per year); 0.01 to 100 */
  readonly withdrawal_rate?: number;
  /** Annual contribution during contribution_years; adjusted like the withdrawals (currency); 0 to 1000000000000; default 0 */
  readonly annual_contribution?: number;
  /** Years of contributions; withdrawals begin in the year after them (years); 0 to 100; default 0 */
  readonly contribution_years?: number;
  /** Annual adjustment of withdrawals and contributions; inflation: rising with inflation, plus any growth rate; fixed: rising by the growth rate only; none: the same amount every year; default "inflation" */
  readonly withdrawal_adjustment?: 'inflation' | 'fixed' | 'none';
  /** Annual growth rate of withdrawals and contributions (percent per year); -20 to 20; default 0 */
  readonly withdrawal_growth_rate?: number;
  /** Annual fees as a percentage of the savings (percent per year); 0 to 10; default 0 */
  readonly annual_fee_pct?: number;
  /** Other income, such as a pension, that is added to the savings */
  readonly incomes?: readonly MonteCarloInputsIncomes[];
  /** One-time deposits, or expenses (negative), in today's money */
  readonly one_time_flows?: readonly MonteCarloInputsOneTimeFlows[];
  /** Timing of withdrawals and contributions; begin: at the beginning of each year; end: at the end of each year; default "begin" */
  readonly withdrawal_timing?: 'begin' | 'end';
  /** Model of the annual returns; lognormal: growth factors are lognormal, with the arithmetic mean mean_return and the standard deviation volatility; normal: returns are normally distributed; student_t: returns have Student's t-distribution, with more extreme years than the normal distribution; no year loses more than everything; bootstrap: random years of U.S. market history since 1871, each with its own inflation; block_bootstrap: random runs of consecutive years of market history, block_years long on average (Politis and Romano); two_regime: calm and turbulent years that follow each other at random; lognormal in both; default "lognormal" */
  readonly model?: 'lognormal' | 'normal' | 'student_t' | 'bootstrap' | 'block_bootstrap' | 'two_regime';
  /** Mean annual return (arithmetic), before inflation if inflation_rate is given; in calm years for two_regime (percent per year); above -100, up to 100 */
  readonly mean_return?: number;
  /** Standard deviation of the annual returns; in calm years for two_regime (percent per year); 0 to 100 */
  readonly volatility?: number;
  /** Assets of the portfolio, rebalanced each year; they replace mean_return and volatility */
  readonly assets?: readonly MonteCarloInputsAssets[];
  /** Correlations of the pairs of assets: 1 and 2, 1 and 3, …, then 2 and 3, …; for lognormal, correlations of the logarithms of growth; 0 by default */
  readonly correlations?: readonly number[];
  /** Degrees of freedom of student_t; lower values give more extreme years (count); 3 to 100 */
  readonly degrees_of_freedom?: number;
  /** Mean length of the blocks of block_bootstrap (years); 1 to 50 */
  readonly block_years?: number;
  /** Mean annual return in turbulent years (arithmetic) (percent per year); above -100, up to 100 */
  readonly turbulent_mean_return?: number;
  /** Standard deviation of the annual returns in turbulent years (percent per year); 0 to 100 */
  readonly turbulent_volatility?: number;
  /** Probability that a turbulent year follows a calm year (percent); 0.01 to 100 */
  readonly turbulence_onset_pct?: number;
  /** Mean length of a turbulent period (years); 1 to 50 */
  readonly turbulent_years?: number;
  /** Mean annual inflation rate; 0 if the returns are after inflation (percent per year); -10 to 50; default 0 */
  readonly inflation_rate?: number;
  /** Standard deviation of the annual inflation (percent per year); 0 to 50; default 0 */
  readonly inflation_volatility?: number;
  /** Maturity of the bonds of bootstrap and block_bootstrap; every maturity earns the ten-year yield (years); 1 to 30; default 10 */
  readonly bond_maturity_years?: number;
  /** Share of stocks; the rest is in bonds (percent); 0 to 100; default 60 */
  readonly stock_pct?: number;
  /** Changing share of stocks: from stock_pct in the first year, in even steps to each of these */
  readonly glide_path?: readonly MonteCarloInputsGlidePath[];
  /** Spending rule; constant_real: the first withdrawal, then adjusted each year (Bengen); percent_of_portfolio: a fixed percentage of the savings each year; vanguard_dynamic: a percentage of the savings, within a floor and a ceiling (Vanguard: −2.5 and 5 percent) around the inflation-adjusted withdrawal of the previous year; guyton_klinger: adjusted for inflation, except after losses while the rate is above the first one; 10 percent less when the rate is 20 percent above the first one and more than 15 years are left, 10 percent more when it is 20 percent below (Guyton and Klinger); vpw: the level payment that would use up the savings in the remaining years, at real returns of 5 percent for stocks and 1.9 percent for bonds (Bogleheads); cape_based: 1.75 percent plus half of the cyclically adjusted earnings yield (1/CAPE), as a share of the savings; needs market history; ratchet: adjusted for inflation, and raised by 10 percent, at most every third year, while the savings are more than 50 percent above their first value (Kitces); floor_and_ceiling: a percentage of the savings, within a floor and a ceiling (Bengen: −15 and 20 percent) around the inflation-adjusted first withdrawal; default "constant_real" */
  readonly spending_rule?: 'constant_real' | 'percent_of_portfolio' | 'vanguard_dynamic' | 'guyton_klinger' | 'vpw' | 'cape_based' | 'ratchet' | 'floor_and_ceiling';
  /** Largest cut that spending_rule allows, such as −2.5; the published value by default (percent per year); above -100, up to 0 */
  readonly floor_pct?: number;
  /** Largest raise that spending_rule allows, such as 5; the published value by default (percent); 0 to 100 */
  readonly ceiling_pct?: number;
  /** Number of paths (count); 100 to 100000; default 10000 */
  readonly path_count?: number;
  /** Seed of the random numbers: a whole number of up to 20 digits; derived from the model by default */
  readonly seed?: string;
  /** Antithetic paths, which reduce the error of the estimate; true: every second path mirrors the random numbers of the path before; false: all paths are independent; default false */
  readonly antithetic?: boolean;
  /** Number of a path to return year by year; 0 is the first (index); 0 to 99999 */
  readonly path_index?: number;
  /** ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places */
  readonly currency?: string;
}

export interface MonteCarloResultsFinalBalances {
  /** Percentile of all paths (percent) */
  readonly percentile: number;
  /** Balance (currency) */
  readonly balance: number;
  /** Lower end of the 95% confidence interval of the balance (currency) */
  readonly lower: number;
  /** Upper end of the 95% confidence interval of the balance (currency) */
  readonly upper: number;
}

export interface MonteCarloResultsFinalBalanceRanges {
  /** Lower end of the range (currency) */
  readonly min_balance: number;
  /** Upper end of the range, which is not part of it; absent for the highest range (currency) */
  readonly max_balance?: number;
  /** Number of paths with a final balance in the range (count) */
  readonly path_count: number;
}

export interface MonteCarloResultsLowestAnnualWithdrawals {
  /** Percentile of all paths (percent) */
  readonly percentile: number;
  /** Lowest annual withdrawal (currency) */
  readonly annual_withdrawal: number;
}

export interface MonteCarloResultsDepletions {
  /** Year of the plan (ordinal) */
  readonly year: number;
  /** Age in this year; absent without current_age (age) */
  readonly age?: number;
  /** Number of paths that run out of money in this year (count) */
  readonly path_count: number;
}

export interface MonteCarloResultsPath {
  /** Year of the plan (ordinal) */
  readonly year: number;
  /** Return after fees (percent per year) */
  readonly annual_return: number;
  /** Inflation (percent per year) */
  readonly inflation_rate: number;
  /** Annual withdrawal, in today's money (currency) */
  readonly annual_withdrawal: number;
  /** Balance at the end of the year, in today's money (currency) */
  readonly balance: number;
}

/** Reason for each result without a value, by name; absent when every result has one */
export interface MonteCarloResultsOmitted {
  readonly sequence_risk_correlation?: string;
  readonly late_return_correlation?: string;
}

export interface MonteCarloResultsWarnings {
  /** JSON pointer to the input, or to a result that is unusual */
  readonly pointer: string;
  readonly code: 'looks-like-a-fraction' | 'looks-like-a-percentage' | 'restricted-by-law' | 'needs-an-estimate' | 'law-has-ended' | 'unusual-age' | 'unusual-result' | 'less-than-a-year';
  readonly detail: string;
}

/** Results of the Monte Carlo Retirement Calculator */
export interface MonteCarloResults {
  /** Share of the paths on which every withdrawal was paid (percent) */
  readonly success_rate: number;
  /** Standard error of success_rate; it halves with four times the paths (percent) */
  readonly success_rate_standard_error: number;
  /** Lower end of the 95% confidence interval of success_rate (Wilson) (percent) */
  readonly success_rate_lower: number;
  /** Upper end of the 95% confidence interval of success_rate (Wilson) (percent) */
  readonly success_rate_upper: number;
  /** Final balances, in today's money */
  readonly final_balances: readonly MonteCarloResultsFinalBalances[];
  /** Histogram of the final balances, in today's money */
  readonly final_balance_ranges: readonly MonteCarloResultsFinalBalanceRanges[];
  /** Mean final balance, in today's money (currency) */
  readonly mean_final_balance: number;
  /** Lowest annual withdrawal of each path, in today's money */
  readonly lowest_annual_withdrawals: readonly MonteCarloResultsLowestAnnualWithdrawals[];
  /** Paths that run out of money, by year */
  readonly depletions: readonly MonteCarloResultsDepletions[];
  /** Correlation of the final balance with the mean real return of the first ten years, or of the first half of a shorter plan (number) */
  readonly sequence_risk_correlation?: number;
  /** Correlation of the final balance with the mean real return of as many years at the end (number) */
  readonly late_return_correlation?: number;
  /** Seed of the random numbers; the same seed and inputs give the same reply on every machine */
  readonly seed: string;
  /** The path with the number path_index, year by year; absent without path_index */
  readonly path?: readonly MonteCarloResultsPath[];
  /** Currency of the request, in upper case; absent when none was given */
  readonly currency?: string;
  /** Reason for each result without a value, by name; absent when every result has one */
  readonly omitted?: MonteCarloResultsOmitted;
  /** Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none */
  readonly warnings?: readonly MonteCarloResultsWarnings[];
}

/** One row of a schedule */
export interface MonteCarloRow {
  readonly period: number;
  /** Lowest balance of all paths, in today's money (currency) */
  readonly lowest_balance: number;
  /** 10th percentile of the balances of all paths, in today's money (currency) */
  readonly balance_p10: number;
  /** 25th percentile of the balances of all paths, in today's money (currency) */
  readonly balance_p25: number;
  /** Median balance of all paths, in today's money (currency) */
  readonly median_balance: number;
  /** 75th percentile of the balances of all paths, in today's money (currency) */
  readonly balance_p75: number;
  /** 90th percentile of the balances of all paths, in today's money (currency) */
  readonly balance_p90: number;
}

export interface WithdrawalComparisonInputsIncomes {
  /** Name */
  readonly name?: string;
  /** Annual income; in today's money if inflation_adjusted is true (currency); 0 to 1000000000000 */
  readonly annual_amount: number;
  /** First year of the income, if start_age is omitted; 1 is the first year of the plan (ordinal); 1 to 100 */
  readonly start_year?: number;
  /** Age in the first year of the income, if start_year is omitted (age); 0 to 130 */
  readonly start_age?: number;
  /** Last year of the income; the last year of the plan by default (ordinal); 1 to 100 */
  readonly end_year?: number;
  /** Age in the last year of the income, in place of end_year (age); 0 to 130 */
  readonly end_age?: number;
  /** Inflation adjustment of the income; true: the income rises with inflation; false: the income stays the same; default true */
  readonly inflation_adjusted?: boolean;
}

export interface WithdrawalComparisonInputsOneTimeFlows {
  /** Year of the deposit or expense, if age is omitted; 1 is the first year of the plan (ordinal); 1 to 100 */
  readonly year?: number;
  /** Age in the year of the deposit or expense, if year is omitted (age); 0 to 130 */
  readonly age?: number;
  /** Amount; negative for an expense (currency); -1000000000000 to 1000000000000 */
  readonly amount: number;
}

export interface WithdrawalComparisonInputsGlidePath {
  /** Year with this share; 1 is the first year of the plan (ordinal); 1 to 100 */
  readonly year: number;
  /** Share of stocks in this year (percent); 0 to 100 */
  readonly stock_pct: number;
}

/** Inputs of the Withdrawal Strategy Comparison Calculator. One retirement plan under each spending rule, from many start dates in U.S. market history since 1871: how often the money lasts, the withdrawals, and the final balance. */
export interface WithdrawalComparisonInputs {
  /** Savings and investments at the beginning of the plan (currency); 0 to 1000000000000 */
  readonly current_savings: number;
  /** Age at the beginning of the plan (age); 0 to 130 */
  readonly current_age?: number;
  /** Length of the plan (years); 1 to 100; default 30 */
  readonly years?: number;
  /** First annual withdrawal, if withdrawal_rate is omitted: in today's money, or in the money of its year if withdrawals are not adjusted for inflation; 0 for a plan without withdrawals (currency); 0 to 1000000000000 */
  readonly annual_withdrawal?: number;
  /** First annual withdrawal as a percentage of the savings at the beginning of its year, if annual_withdrawal is omitted (percent per year); 0.01 to 100 */
  readonly withdrawal_rate?: number;
  /** Annual contribution during contribution_years; adjusted like the withdrawals (currency); 0 to 1000000000000; default 0 */
  readonly annual_contribution?: number;
  /** Years of contributions; withdrawals begin in the year after them (years); 0 to 100; default 0 */
  readonly contribution_years?: number;
  /** Annual adjustment of withdrawals and contributions; inflation: rising with inflation, plus any growth rate; fixed: rising by the growth rate only; none: the same amount every year; default "inflation" */
  readonly withdrawal_adjustment?: 'inflation' | 'fixed' | 'none';
  /** Annual growth rate of withdrawals and contributions (percent per year); -20 to 20; default 0 */
  readonly withdrawal_growth_rate?: number;
  /** Annual fees as a percentage of the savings (percent per year); 0 to 10; default 0 */
  readonly annual_fee_pct?: number;
  /** Other income, such as a pension, that is added to the savings */
  readonly incomes?: readonly WithdrawalComparisonInputsIncomes[];
  /** One-time deposits, or expenses (negative), in today's money */
  readonly one_time_flows?: readonly WithdrawalComparisonInputsOneTimeFlows[];
  /** Timing of withdrawals and contributions; begin: at the beginning of each year; end: at the end of each year; monthly: one-twelfth at the beginning of each month; default "begin" */
  readonly withdrawal_timing?: 'begin' | 'end' | 'monthly';
  /** Share of stocks; the rest is in bonds (percent); 0 to 100; default 60 */
  readonly stock_pct?: number;
  /** Changing share of stocks: from stock_pct in the first year, in even steps to each of these */
  readonly glide_path?: readonly WithdrawalComparisonInputsGlidePath[];
  /** Maturity of the bonds; every maturity earns the ten-year yield (years); 1 to 30; default 10 */
  readonly bond_maturity_years?: number;
  /** Earliest start of the plan; the beginning of the market data by default */
  readonly start_date?: string;
  /** Latest end of the plan; the end of the market data by default */
  readonly end_date?: string;
  /** Start months; monthly: a start in every month; annually: a start in every January; default "monthly" */
  readonly cohort_frequency?: 'monthly' | 'annually';
  /** ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places */
  readonly currency?: string;
}

export interface WithdrawalComparisonResultsSpendingRules {
  /** Spending rule */
  readonly spending_rule: 'constant_real' | 'percent_of_portfolio' | 'vanguard_dynamic' | 'guyton_klinger' | 'vpw' | 'cape_based' | 'ratchet' | 'floor_and_ceiling';
  /** Share of the start dates from which every withdrawal was paid (percent) */
  readonly success_rate: number;
  /** Number of start dates; fewer for cape_based, whose data begin in 1881 (count) */
  readonly cohort_count: number;
  /** Median of the first annual withdrawals (currency) */
  readonly first_year_withdrawal: number;
  /** Lowest annual withdrawal (currency) */
  readonly min_annual_withdrawal: number;
  /** Median annual withdrawal (currency) */
  readonly median_annual_withdrawal: number;
  /** Median final balance (currency) */
  readonly median_final_balance: number;
}

export interface WithdrawalComparisonResultsWarnings {
  /** JSON pointer to the input, or to a result that is unusual */
  readonly pointer: string;
  readonly code: 'looks-like-a-fraction' | 'looks-like-a-percentage' | 'restricted-by-law' | 'needs-an-estimate' | 'law-has-ended' | 'unusual-age' | 'unusual-result' | 'less-than-a-year';
  readonly detail: string;
}

/** Results of the Withdrawal Strategy Comparison Calculator */
export interface WithdrawalComparisonResults {
  /** Highest median annual withdrawal among the rules (currency) */
  readonly highest_median_annual_withdrawal: number;
  /** Spending rule with the highest median_annual_withdrawal, the first of equal ones; its position in spending_rules, from 0 (index) */
  readonly highest_median_rule_index: number;
  /** Number of start dates (count) */
  readonly cohort_count: number;
  /** Results of each spending rule; amounts in today's money */
  readonly spending_rules: readonly WithdrawalComparisonResultsSpendingRules[];
  /** Currency of the request, in upper case; absent when none was given */
  readonly currency?: string;
  /** Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none */
  readonly warnings?: readonly WithdrawalComparisonResultsWarnings[];
}

/** Inputs of the Retirement Income Calculator. Income that a share of the savings gives in the first and in the last year of retirement, and how long the savings last. */
export interface RetirementIncomeInputs {
  /** Savings and investments when the withdrawals begin (currency); 0.01 to 1000000000000 */
  readonly current_savings: number;
  /** Annual return on the savings (percent per year); above -100, up to 1000 */
  readonly expected_return: number;
  /** Safe withdrawal rate: share of the savings withdrawn per year (percent per year); 0.01 to 100; default 4 */
  readonly withdrawal_rate?: number;
  /** Annual growth of the withdrawals (percent per year); -50 to 1000; default 0 */
  readonly withdrawal_growth_rate?: number;
  /** Annual inflation rate, for amounts in today's money (percent per year); -50 to 1000; default 0 */
  readonly inflation_rate?: number;
  /** Years of withdrawals (years); 1 to 100; default 30 */
  readonly years?: number;
  /** ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places */
  readonly currency?: string;
}

/** Reason for each result without a value, by name; absent when every result has one */
export interface RetirementIncomeResultsOmitted {
  readonly final_year_withdrawal?: string;
  readonly real_final_year_withdrawal?: string;
  readonly years_lasting?: string;
}

export interface RetirementIncomeResultsWarnings {
  /** JSON pointer to the input, or to a result that is unusual */
  readonly pointer: string;
  readonly code: 'looks-like-a-fraction' | 'looks-like-a-percentage' | 'restricted-by-law' | 'needs-an-estimate' | 'law-has-ended' | 'unusual-age' | 'unusual-result' | 'less-than-a-year';
  readonly detail: string;
}

/** Results of the Retirement Income Calculator */
export interface RetirementIncomeResults {
  /** Withdrawal of the first year (currency) */
  readonly first_year_withdrawal: number;
  /** Withdrawal of the last year; absent if the savings run out before its end (currency) */
  readonly final_year_withdrawal?: number;
  /** One-twelfth of the withdrawal of the first year (currency) */
  readonly monthly_withdrawal: number;
  /** Withdrawal of the last year, in today's money; absent if the savings run out before its end (currency) */
  readonly real_final_year_withdrawal?: number;
  /** Years that the savings last, including a fraction of the last one; absent if they never run out (years) */
  readonly years_lasting?: number;
  /** Currency of the request, in upper case; absent when none was given */
  readonly currency?: string;
  /** Reason for each result without a value, by name; absent when every result has one */
  readonly omitted?: RetirementIncomeResultsOmitted;
  /** Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none */
  readonly warnings?: readonly RetirementIncomeResultsWarnings[];
}

/** Inputs of the Annuity Payout Calculator. Regular payments from a lump sum over a number of years, or how long a payment lasts: immediate or deferred, level or rising each year. */
export interface AnnuityPayoutInputs {
  /** Lump sum that funds the payments (currency); 0.01 to 1000000000000 */
  readonly principal: number;
  /** Annual interest rate earned by the remaining balance (percent per year); 0 to 1000 */
  readonly annual_rate: number;
  /** Payout period; give either the period or the payment (years); 1 to 100 */
  readonly years?: number;
  /** Payment in the first year; give either the period or the payment (currency); 0.01 to 1000000000000 */
  readonly payment?: number;
  /** Payment frequency; monthly: twelve payments a year; quarterly: four payments a year; semiannually: two payments a year; annually: one payment a year; default "monthly" */
  readonly payment_frequency?: 'monthly' | 'quarterly' | 'semiannually' | 'annually';
  /** Payment timing: start or end of each period; begin: payments at the beginning of each period (annuity-due); end: payments at the end of each period (annuity-immediate); default "end" */
  readonly payment_timing?: 'begin' | 'end';
  /** Deferral: years of growth before the payout period begins (years); 0 to 100; default 0 */
  readonly deferral_years?: number;
  /** Increase of the payment after each year (percent per year); -50 to 100; default 0 */
  readonly payment_growth_rate?: number;
  /** Convention of the annual rate: nominal or effective; nominal: the annual rate is nominal: it is divided by the payments per year; effective: the annual rate is effective: the payment periods of a year compound to it; default "nominal" */
  readonly rate_convention?: 'nominal' | 'effective';
  /** ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places */
  readonly currency?: string;
}

export interface AnnuityPayoutResultsWarnings {
  /** JSON pointer to the input, or to a result that is unusual */
  readonly pointer: string;
  readonly code: 'looks-like-a-fraction' | 'looks-like-a-percentage' | 'restricted-by-law' | 'needs-an-estimate' | 'law-has-ended' | 'unusual-age' | 'unusual-result' | 'less-than-a-year';
  readonly detail: string;
}

/** Results of the Annuity Payout Calculator */
export interface AnnuityPayoutResults {
  /** Payment in the first year (currency) */
  readonly payment: number;
  /** Payment in the last year; of a given payment, the last one, which pays what is left (currency) */
  readonly final_payment: number;
  /** Number of payments (count) */
  readonly payment_count: number;
  /** Time for which a given payment is paid, the last one as the part of it that is left; only with payment (years) */
  readonly years_lasting?: number;
  /** The same time in months; only with payment (months) */
  readonly months_lasting?: number;
  /** Value of the lump sum when the payout period begins (currency) */
  readonly balance_at_start: number;
  /** Total of all payments (currency) */
  readonly total_paid: number;
  /** Total interest: all payments less the lump sum (currency) */
  readonly interest_earned: number;
  /** Currency of the request, in upper case; absent when none was given */
  readonly currency?: string;
  /** Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none */
  readonly warnings?: readonly AnnuityPayoutResultsWarnings[];
}

/** Inputs of the Pension Calculator. Pension from salary and years of service, its present value, and how it compares with a lump-sum offer. */
export interface PensionInputs {
  /** Average annual salary of the last or highest-paid years, as the plan defines it (currency); 0.01 to 1000000000000 */
  readonly final_average_salary: number;
  /** Years of service that count (years); 0.01 to 80 */
  readonly service_years: number;
  /** Accrual rate: percentage of the salary earned as pension per year of service (percent per year); 0.001 to 20 */
  readonly accrual_rate: number;
  /** Reduction for retirement before the normal age (percent); 0 to 100; default 0 */
  readonly early_reduction_pct?: number;
  /** Cost-of-living adjustment: annual increase of the pension (percent per year); 0 to 100; default 0 */
  readonly cola_rate?: number;
  /** Years for which the pension is paid (years); 1 to 100; default 25 */
  readonly payout_years?: number;
  /** Discount rate: effective annual return on savings of the same risk (percent per year); above -100, up to 1000 */
  readonly discount_rate?: number;
  /** Lump sum offered instead of the pension (currency); 0.01 to 1000000000000 */
  readonly lump_sum_offer?: number;
  /** ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places */
  readonly currency?: string;
}

/** Reason for each result without a value, by name; absent when every result has one */
export interface PensionResultsOmitted {
  readonly present_value?: string;
  readonly break_even_discount_rate?: string;
}

export interface PensionResultsWarnings {
  /** JSON pointer to the input, or to a result that is unusual */
  readonly pointer: string;
  readonly code: 'looks-like-a-fraction' | 'looks-like-a-percentage' | 'restricted-by-law' | 'needs-an-estimate' | 'law-has-ended' | 'unusual-age' | 'unusual-result' | 'less-than-a-year';
  readonly detail: string;
}

/** Results of the Pension Calculator */
export interface PensionResults {
  /** Pension in the first year (currency) */
  readonly annual_pension: number;
  /** Pension per month in the first year (currency) */
  readonly monthly_pension: number;
  /** Annual pension as a percentage of the final average salary (percent) */
  readonly replacement_pct: number;
  /** All payments of the pension over payout_years, not discounted (currency) */
  readonly total_received: number;
  /** Value today of all payments of the pension; absent without discount_rate (currency) */
  readonly present_value?: number;
  /** Effective annual return at which the lump sum is worth as much as the pension: one who earns more does better with the lump sum; absent without lump_sum_offer, and when it exceeds all payments together (percent per year) */
  readonly break_even_discount_rate?: number;
  /** Currency of the request, in upper case; absent when none was given */
  readonly currency?: string;
  /** Reason for each result without a value, by name; absent when every result has one */
  readonly omitted?: PensionResultsOmitted;
  /** Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none */
  readonly warnings?: readonly PensionResultsWarnings[];
}

/** Inputs of the Systematic Withdrawal Plan (SWP) Calculator. Balance left by a systematic withdrawal plan, the same amount taken out of an investment every month, or the month in which the investment is used up. */
export interface SwpInputs {
  /** Amount invested at the beginning (currency); 0.01 to 1000000000000 */
  readonly initial_investment: number;
  /** Monthly withdrawal in the first year (currency); 0.01 to 1000000000000 */
  readonly monthly_withdrawal: number;
  /** Annual return on the balance; one-twelfth is earned each month unless rate_convention is effective, as in many published calculators (percent per year); above -100, up to 1000 */
  readonly annual_return: number;
  /** Years of withdrawals, unless the balance is used up before (years); 1 to 100 */
  readonly years: number;
  /** Yearly rise of the withdrawals (percent per year); -50 to 100; default 0 */
  readonly withdrawal_growth_rate?: number;
  /** Withdrawal timing: beginning or end of the month; begin: withdrawals at the beginning of each month, the first one at once; end: withdrawals at the end of each month; default "end" */
  readonly withdrawal_timing?: 'begin' | 'end';
  /** Convention of the annual return: nominal or effective; nominal: the annual rate is nominal: one-twelfth of it is earned each month; effective: the annual rate is effective: twelve months compound to it; default "nominal" */
  readonly rate_convention?: 'nominal' | 'effective';
  /** ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places */
  readonly currency?: string;
}

export interface SwpResultsWarnings {
  /** JSON pointer to the input, or to a result that is unusual */
  readonly pointer: string;
  readonly code: 'looks-like-a-fraction' | 'looks-like-a-percentage' | 'restricted-by-law' | 'needs-an-estimate' | 'law-has-ended' | 'unusual-age' | 'unusual-result' | 'less-than-a-year';
  readonly detail: string;
}

/** Results of the Systematic Withdrawal Plan (SWP) Calculator */
export interface SwpResults {
  /** Balance at the end of the last month (currency) */
  readonly future_value: number;
  /** All withdrawals (currency) */
  readonly total_withdrawn: number;
  /** All returns: withdrawals and final balance, less the initial investment (currency) */
  readonly wealth_gained: number;
  /** Month whose withdrawal uses up the balance; absent when something is left (months) */
  readonly months_lasting?: number;
  /** Monthly withdrawal in the first year that would use up the balance exactly at the end of the last year (currency) */
  readonly sustainable_monthly_withdrawal: number;
  /** Currency of the request, in upper case; absent when none was given */
  readonly currency?: string;
  /** Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none */
  readonly warnings?: readonly SwpResultsWarnings[];
}

/** Inputs of the Retirement Savings Gap Calculator. Savings needed for a desired retirement income, projected savings at retirement, and the extra contributions that close the gap. */
export interface RetirementSavingsGapInputs {
  /** Desired annual income in retirement, in today's money (currency); 0.01 to 1000000000000 */
  readonly target_annual_income?: number;
  /** Annual income today, in place of target_annual_income (currency); 0.01 to 1000000000000 */
  readonly annual_income?: number;
  /** Percentage of annual_income that is desired in retirement (percent); 0.01 to 1000 */
  readonly income_replacement_pct?: number;
  /** Current age (age); 0 to 130 */
  readonly current_age: number;
  /** Retirement age (age); 0 to 130 */
  readonly retirement_age: number;
  /** Current savings and investments (currency); 0 to 1000000000000 */
  readonly current_savings: number;
  /** Monthly contribution until retirement (currency); 0 to 1000000000000 */
  readonly monthly_contribution: number;
  /** Increase of the contribution after each year (percent per year); -50 to 100; default 0 */
  readonly contribution_growth_rate?: number;
  /** Annual return until retirement; nominal or effective, as rate_convention says (percent per year); above -100, up to 1000; default 6 */
  readonly expected_return?: number;
  /** Effective annual return during retirement, whatever the rate_convention (percent per year); above -100, up to 1000; default 4 */
  readonly retirement_return?: number;
  /** Annual inflation rate; the income rises with it (percent per year); -50 to 1000; default 2.5 */
  readonly inflation_rate?: number;
  /** Life expectancy: age until which the income is needed (age); 0 to 130; default 90 */
  readonly end_age?: number;
  /** Annual pension and other income in retirement, in today's money; rises with inflation (currency); 0 to 1000000000000; default 0 */
  readonly other_annual_income?: number;
  /** Age from which other_annual_income is paid; without it, from retirement on (age); 0 to 130 */
  readonly pension_start_age?: number;
  /** Contribution timing: start or end of each month; begin: contributions at the beginning of each month; end: contributions at the end of each month; default "end" */
  readonly contribution_timing?: 'begin' | 'end';
  /** Convention of the annual return: nominal or effective; nominal: the annual rate is nominal: one-twelfth of it is earned each month; effective: the annual rate is effective: twelve months compound to it; default "nominal" */
  readonly rate_convention?: 'nominal' | 'effective';
  /** ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places */
  readonly currency?: string;
}

/** Reason for each result without a value, by name; absent when every result has one */
export interface RetirementSavingsGapResultsOmitted {
  readonly funded_pct?: string;
}

export interface RetirementSavingsGapResultsWarnings {
  /** JSON pointer to the input, or to a result that is unusual */
  readonly pointer: string;
  readonly code: 'looks-like-a-fraction' | 'looks-like-a-percentage' | 'restricted-by-law' | 'needs-an-estimate' | 'law-has-ended' | 'unusual-age' | 'unusual-result' | 'less-than-a-year';
  readonly detail: string;
}

/** Results of the Retirement Savings Gap Calculator */
export interface RetirementSavingsGapResults {
  /** Savings needed at retirement (currency) */
  readonly required_corpus: number;
  /** Projected savings at retirement (currency) */
  readonly projected_corpus: number;
  /** required_corpus minus projected_corpus; negative if the projected savings exceed the need (currency) */
  readonly corpus_gap: number;
  /** Extra monthly contribution that closes the gap, starting now and growing at contribution_growth_rate; 0 without a gap (currency) */
  readonly extra_monthly_contribution: number;
  /** Single extra contribution today that closes the gap instead; 0 if there is no gap (currency) */
  readonly extra_lump_sum: number;
  /** Withdrawal needed in the first year of retirement, in that year's money (currency) */
  readonly annual_income_at_retirement: number;
  /** projected_corpus as a percentage of required_corpus; absent if no savings are required (percent) */
  readonly funded_pct?: number;
  /** Currency of the request, in upper case; absent when none was given */
  readonly currency?: string;
  /** Reason for each result without a value, by name; absent when every result has one */
  readonly omitted?: RetirementSavingsGapResultsOmitted;
  /** Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none */
  readonly warnings?: readonly RetirementSavingsGapResultsWarnings[];
}

/** Inputs of the Roth vs. Traditional Calculator. Retirement savings taxed now (Roth) or when they are withdrawn (traditional), at two tax rates, and the later tax rate at which both are worth the same. */
export interface RothVsTraditionalInputs {
  /** Contribution at the end of each year, the same to either account (currency); 0.01 to 1000000000000 */
  readonly annual_contribution: number;
  /** Years until the withdrawal (years); 1 to 100 */
  readonly years: number;
  /** Annual return in either account (percent per year); above -100, up to 1000 */
  readonly expected_return: number;
  /** Marginal tax rate now, which a traditional contribution saves (percent); 0 to 100 */
  readonly current_tax_rate: number;
  /** Tax rate of withdrawals in retirement (percent); 0 to 100 */
  readonly retirement_tax_rate: number;
  /** Whether the tax that a traditional contribution saves is invested, too; true: it earns the same return in a taxable account; false: it is spent; default true */
  readonly tax_saved_invested?: boolean;
  /** Tax rate on the gain of the invested tax savings, due at the end (percent); 0 to 100; default 15 */
  readonly capital_gains_tax_rate?: number;
  /** ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places */
  readonly currency?: string;
}

export interface RothVsTraditionalResultsWarnings {
  /** JSON pointer to the input, or to a result that is unusual */
  readonly pointer: string;
  readonly code: 'looks-like-a-fraction' | 'looks-like-a-percentage' | 'restricted-by-law' | 'needs-an-estimate' | 'law-has-ended' | 'unusual-age' | 'unusual-result' | 'less-than-a-year';
  readonly detail: string;
}

/** Results of the Roth vs. Traditional Calculator */
export interface RothVsTraditionalResults {
  /** Value of the Roth account, whose withdrawals are not taxed (currency) */
  readonly roth_future_value_after_tax: number;
  /** Value of the traditional account after the tax on its withdrawal, with the invested tax savings after the tax on their gain (currency) */
  readonly traditional_future_value_after_tax: number;
  /** Value with the Roth account minus that with the traditional account; negative if it is less (currency) */
  readonly roth_advantage: number;
  /** Tax rate of withdrawals at which both are worth the same; the Roth account is ahead above it (percent) */
  readonly break_even_retirement_tax_rate: number;
  /** Currency of the request, in upper case; absent when none was given */
  readonly currency?: string;
  /** Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none */
  readonly warnings?: readonly RothVsTraditionalResultsWarnings[];
}

/** Inputs of the Return on Investment (ROI) Calculator. The total and the annualized return on an investment, including income and costs. */
export interface RoiInputs {
  /** Amount invested (currency); 0.01 to 1000000000000 */
  readonly initial_investment: number;
  /** Current value or sale price of the investment (currency); 0 to 1000000000000 */
  readonly final_value: number;
  /** Holding period; 1 year if neither it nor dates are given (years); 0.01 to 200 */
  readonly years?: number;
  /** Date of the investment, instead of the holding period */
  readonly start_date?: string;
  /** Date of the final value, instead of the holding period */
  readonly end_date?: string;
  /** Dividends, rents and other income received while holding the investment (currency); 0 to 1000000000000; default 0 */
  readonly total_income?: number;
  /** Fees, taxes and other costs, excluding the amount invested (currency); 0 to 1000000000000; default 0 */
  readonly costs?: number;
  /** Annual inflation rate (percent per year); -50 to 1000; default 0 */
  readonly inflation_rate?: number;
  /** ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places */
  readonly currency?: string;
}

/** Reason for each result without a value, by name; absent when every result has one */
export interface RoiResultsOmitted {
  readonly annualized_return?: string;
  readonly real_annualized_return?: string;
}

export interface RoiResultsWarnings {
  /** JSON pointer to the input, or to a result that is unusual */
  readonly pointer: string;
  readonly code: 'looks-like-a-fraction' | 'looks-like-a-percentage' | 'restricted-by-law' | 'needs-an-estimate' | 'law-has-ended' | 'unusual-age' | 'unusual-result' | 'less-than-a-year';
  readonly detail: string;
}

/** Results of the Return on Investment (ROI) Calculator */
export interface RoiResults {
  /** Net profit as a percentage of the total cost (percent) */
  readonly roi: number;
  /** Total returned less the total cost (currency) */
  readonly net_profit: number;
  /** Constant annual growth that gives the same return; absent for less than a year (percent per year) */
  readonly annualized_return?: number;
  /** Constant annual growth that gives the same return, after inflation; absent for less than a year (percent per year) */
  readonly real_annualized_return?: number;
  /** Amount invested plus the costs (currency) */
  readonly total_cost: number;
  /** Final value plus the income (currency) */
  readonly total_returned: number;
  /** Currency of the request, in upper case; absent when none was given */
  readonly currency?: string;
  /** Reason for each result without a value, by name; absent when every result has one */
  readonly omitted?: RoiResultsOmitted;
  /** Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none */
  readonly warnings?: readonly RoiResultsWarnings[];
}

/** Inputs of the Annualized Return Calculator. Return per year on an investment that was held for some years or between two dates, with income and costs. */
export interface AnnualizedReturnInputs {
  /** Amount invested (currency); 0.01 to 1000000000000 */
  readonly initial_investment: number;
  /** Current value or sale price of the investment (currency); 0 to 1000000000000 */
  readonly final_value: number;
  /** Holding period, instead of dates (years); 0.01 to 200 */
  readonly years?: number;
  /** Date of the investment, instead of the holding period */
  readonly start_date?: string;
  /** Date of the final value, instead of the holding period */
  readonly end_date?: string;
  /** Dividends, rents and other income received while holding the investment (currency); 0 to 1000000000000; default 0 */
  readonly total_income?: number;
  /** Fees, taxes and other costs, excluding the amount invested (currency); 0 to 1000000000000; default 0 */
  readonly costs?: number;
  /** ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places */
  readonly currency?: string;
}

/** Reason for each result without a value, by name; absent when every result has one */
export interface AnnualizedReturnResultsOmitted {
  readonly annualized_return?: string;
}

/** Results of the Annualized Return Calculator */
export interface AnnualizedReturnResults {
  /** Total return: net profit as a percentage of the amount invested and the costs (percent) */
  readonly total_return_pct: number;
  /** Constant annual growth that gives the same return; absent for less than a year (percent per year) */
  readonly annualized_return?: number;
  /** Currency of the request, in upper case; absent when none was given */
  readonly currency?: string;
  /** Reason for each result without a value, by name; absent when every result has one */
  readonly omitted?: AnnualizedReturnResultsOmitted;
}

/** Inputs of the Investment Return Calculator. Profit and return on an investment, in total, per year, and per year after inflation. */
export interface InvestmentReturnInputs {
  /** Amount invested (currency); 0.01 to 1000000000000 */
  readonly initial_investment: number;
  /** Current value or sale price of the investment (currency); 0 to 1000000000000 */
  readonly final_value: number;
  /** Holding period; 1 year if neither it nor dates are given (years); 0.01 to 200 */
  readonly years: number;
  /** Dividends, rents and other income received while holding the investment (currency); 0 to 1000000000000; default 0 */
  readonly total_income?: number;
  /** Fees, taxes and other costs, excluding the amount invested (currency); 0 to 1000000000000; default 0 */
  readonly costs?: number;
  /** Annual inflation rate (percent per year); -50 to 1000; default 0 */
  readonly inflation_rate?: number;
  /** ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places */
  readonly currency?: string;
}

/** Reason for each result without a value, by name; absent when every result has one */
export interface InvestmentReturnResultsOmitted {
  readonly annualized_return?: string;
  readonly real_annualized_return?: string;
}

export interface InvestmentReturnResultsWarnings {
  /** JSON pointer to the input, or to a result that is unusual */
  readonly pointer: string;
  readonly code: 'looks-like-a-fraction' | 'looks-like-a-percentage' | 'restricted-by-law' | 'needs-an-estimate' | 'law-has-ended' | 'unusual-age' | 'unusual-result' | 'less-than-a-year';
  readonly detail: string;
}

/** Results of the Investment Return Calculator */
export interface InvestmentReturnResults {
  /** Net profit: final value and income minus the amount invested and the costs (currency) */
  readonly net_profit: number;
  /** Total return: net profit as a percentage of the amount invested and the costs (percent) */
  readonly total_return_pct: number;
  /** Constant annual growth that gives the same return; absent for less than a year (percent per year) */
  readonly annualized_return?: number;
  /** Constant annual growth that gives the same return, after inflation; absent for less than a year (percent per year) */
  readonly real_annualized_return?: number;
  /** Currency of the request, in upper case; absent when none was given */
  readonly currency?: string;
  /** Reason for each result without a value, by name; absent when every result has one */
  readonly omitted?: InvestmentReturnResultsOmitted;
  /** Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none */
  readonly warnings?: readonly InvestmentReturnResultsWarnings[];
}

/** Inputs of the Revenue Growth Calculator. Annual growth rate between two revenues, or the revenue that a growth rate leads to. */
export interface RevenueGrowthInputs {
  /** Annual revenue at the beginning (currency); 0.01 to 1000000000000 */
  readonly initial_revenue: number;
  /** Years of growth (years); 0.01 to 200 */
  readonly years: number;
  /** Annual growth of the revenue; left out if final_revenue is given (percent per year); above -100, up to 1000 */
  readonly revenue_growth_rate?: number;
  /** Annual revenue at the end; left out if revenue_growth_rate is given (currency); 0 to 1000000000000 */
  readonly final_revenue?: number;
  /** ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places */
  readonly currency?: string;
}

export interface RevenueGrowthResultsWarnings {
  /** JSON pointer to the input, or to a result that is unusual */
  readonly pointer: string;
  readonly code: 'looks-like-a-fraction' | 'looks-like-a-percentage' | 'restricted-by-law' | 'needs-an-estimate' | 'law-has-ended' | 'unusual-age' | 'unusual-result' | 'less-than-a-year';
  readonly detail: string;
}

/** Results of the Revenue Growth Calculator */
export interface RevenueGrowthResults {
  /** Annual revenue at the end (currency) */
  readonly final_revenue: number;
  /** Annual growth of the revenue (percent per year) */
  readonly revenue_growth_rate: number;
  /** Growth of the revenue over all years (percent) */
  readonly total_growth_pct: number;
  /** Annual revenue at the end divided by that at the beginning (ratio) */
  readonly revenue_multiple: number;
  /** Currency of the request, in upper case; absent when none was given */
  readonly currency?: string;
  /** Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none */
  readonly warnings?: readonly RevenueGrowthResultsWarnings[];
}

/** Inputs of the Break-Even Calculator. The units and the revenue at which a product breaks even or reaches a target profit, and the margin of safety of expected sales. */
export interface BreakEvenInputs {
  /** Fixed costs of the period (currency); 0 to 1000000000000 */
  readonly fixed_costs: number;
  /** Selling price per unit (currency); 0.01 to 1000000000000 */
  readonly price_per_unit: number;
  /** Variable cost per unit (currency); 0 to 1000000000000 */
  readonly variable_cost_per_unit: number;
  /** Target profit of the period, after tax (currency); 0 to 1000000000000; default 0 */
  readonly target_profit?: number;
  /** Tax rate on the profit (percent); 0 to 99; default 0 */
  readonly tax_rate?: number;
  /** Expected unit sales; 0 for none (units); 0 to 1000000000000; default 0 */
  readonly expected_units?: number;
  /** ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places */
  readonly currency?: string;
}

export interface BreakEvenResultsWarnings {
  /** JSON pointer to the input, or to a result that is unusual */
  readonly pointer: string;
  readonly code: 'looks-like-a-fraction' | 'looks-like-a-percentage' | 'restricted-by-law' | 'needs-an-estimate' | 'law-has-ended' | 'unusual-age' | 'unusual-result' | 'less-than-a-year';
  readonly detail: string;
}

/** Results of the Break-Even Calculator */
export interface BreakEvenResults {
  /** Break-even units: units that cover all costs, rounded up (units) */
  readonly break_even_units: number;
  /** Break-even revenue: revenue that covers all costs (currency) */
  readonly break_even_revenue: number;
  /** Contribution margin per unit: price less variable cost (currency) */
  readonly contribution_margin_per_unit: number;
  /** Contribution margin as a percentage of the price (percent) */
  readonly contribution_margin_pct: number;
  /** Units that reach the target profit, rounded up (units) */
  readonly target_units: number;
  /** Revenue that reaches the target profit (currency) */
  readonly target_revenue: number;
  /** Profit or loss on the expected units, before tax (currency) */
  readonly expected_profit: number;
  /** Margin of safety: share of the expected revenue above break-even, negative for a loss; absent without expected units (percent) */
  readonly margin_of_safety_pct?: number;
  /** Currency of the request, in upper case; absent when none was given */
  readonly currency?: string;
  /** Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none */
  readonly warnings?: readonly BreakEvenResultsWarnings[];
}

/** Inputs of the Margin and Markup Calculator. Price, profit, margin and markup of a product, from its cost and a price, target margin or target markup. */
export interface MarginMarkupInputs {
  /** Cost per unit (currency); 0.01 to 1000000000000 */
  readonly cost_per_unit: number;
  /** Price per unit before sales tax; give exactly one of price_per_unit, margin_pct and markup_pct (currency); 0.01 to 1000000000000 */
  readonly price_per_unit?: number;
  /** Target profit as a percentage of the price (percent); -1000 to 99.99 */
  readonly margin_pct?: number;
  /** Target profit as a percentage of the cost (percent); -99.99 to 1000000 */
  readonly markup_pct?: number;
  /** Sales tax or VAT added to the price (percent); 0 to 100; default 0 */
  readonly sales_tax_rate?: number;
  /** Number of units sold (units); 0 to 1000000000000; default 1 */
  readonly units?: number;
  /** ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places */
  readonly currency?: string;
}

export interface MarginMarkupResultsWarnings {
  /** JSON pointer to the input, or to a result that is unusual */
  readonly pointer: string;
  readonly code: 'looks-like-a-fraction' | 'looks-like-a-percentage' | 'restricted-by-law' | 'needs-an-estimate' | 'law-has-ended' | 'unusual-age' | 'unusual-result' | 'less-than-a-year';
  readonly detail: string;
}

/** Results of the Margin and Markup Calculator */
export interface MarginMarkupResults {
  /** Price per unit before sales tax, rounded to the smallest unit of the currency where it is calculated (currency) */
  readonly price_per_unit: number;
  /** Profit per unit; negative for a loss (currency) */
  readonly profit_per_unit: number;
  /** Profit as a percentage of the price (percent) */
  readonly margin_pct: number;
  /** Profit as a percentage of the cost (percent) */
  readonly markup_pct: number;
  /** Price per unit including sales tax (currency) */
  readonly price_per_unit_with_tax: number;
  /** Revenue from all units before sales tax (currency) */
  readonly total_revenue: number;
  /** Profit on all units (currency) */
  readonly total_profit: number;
  /** Currency of the request, in upper case; absent when none was given */
  readonly currency?: string;
  /** Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none */
  readonly warnings?: readonly MarginMarkupResultsWarnings[];
}

/** Inputs of the Markup Calculator. Price, profit and margin of a product from its cost and a markup. */
export interface MarkupInputs {
  /** Cost per unit (currency); 0.01 to 1000000000000 */
  readonly cost_per_unit: number;
  /** Profit as a percentage of the cost (percent); -99.99 to 1000000 */
  readonly markup_pct: number;
  /** ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places */
  readonly currency?: string;
}

export interface MarkupResultsWarnings {
  /** JSON pointer to the input, or to a result that is unusual */
  readonly pointer: string;
  readonly code: 'looks-like-a-fraction' | 'looks-like-a-percentage' | 'restricted-by-law' | 'needs-an-estimate' | 'law-has-ended' | 'unusual-age' | 'unusual-result' | 'less-than-a-year';
  readonly detail: string;
}

/** Results of the Markup Calculator */
export interface MarkupResults {
  /** Price per unit before sales tax, rounded to the smallest unit of the currency (currency) */
  readonly price_per_unit: number;
  /** Profit per unit; negative for a loss (currency) */
  readonly profit_per_unit: number;
  /** Profit as a percentage of the price (percent) */
  readonly margin_pct: number;
  /** Currency of the request, in upper case; absent when none was given */
  readonly currency?: string;
  /** Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none */
  readonly warnings?: readonly MarkupResultsWarnings[];
}

/** Inputs of the Profit Margin Calculator. Gross, EBITDA, operating and net profit of a business, and each as a margin of the revenue. */
export interface ProfitMarginInputs {
  /** Revenue, before costs (currency); 0.01 to 1000000000000 */
  readonly revenue: number;
  /** Direct costs of what was sold (currency); 0 to 1000000000000 */
  readonly cost_of_goods_sold: number;
  /** Operating expenses without depreciation (currency); 0 to 1000000000000; default 0 */
  readonly operating_expenses?: number;
  /** Depreciation and amortization (currency); 0 to 1000000000000; default 0 */
  readonly depreciation?: number;
  /** Interest on debt (currency); 0 to 1000000000000; default 0 */
  readonly interest_expense?: number;
  /** Income tax (currency); 0 to 1000000000000; default 0 */
  readonly tax?: number;
  /** ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places */
  readonly currency?: string;
}

/** Reason for each result without a value, by name; absent when every result has one */
export interface ProfitMarginResultsOmitted {
  readonly markup_pct?: string;
}

/** Results of the Profit Margin Calculator */
export interface ProfitMarginResults {
  /** Revenue less the cost of goods sold (currency) */
  readonly gross_profit: number;
  /** Gross profit as a percentage of the revenue (percent) */
  readonly gross_margin_pct: number;
  /** Earnings before interest, taxes, depreciation and amortization (currency) */
  readonly ebitda: number;
  /** EBITDA as a percentage of the revenue (percent) */
  readonly ebitda_margin_pct: number;
  /** Operating profit: earnings before interest and taxes (currency) */
  readonly operating_profit: number;
  /** Operating profit as a percentage of the revenue (percent) */
  readonly operating_margin_pct: number;
  /** Net profit; negative for a loss (currency) */
  readonly net_profit: number;
  /** Net profit as a percentage of the revenue (percent) */
  readonly net_margin_pct: number;
  /** Gross profit as a percentage of the cost of goods sold (percent) */
  readonly markup_pct?: number;
  /** Currency of the request, in upper case; absent when none was given */
  readonly currency?: string;
  /** Reason for each result without a value, by name; absent when every result has one */
  readonly omitted?: ProfitMarginResultsOmitted;
}

/** Inputs of the Weighted Average Cost of Capital (WACC) Calculator. Average cost of the equity, debt and preferred stock of a company, weighted by their market values. */
export interface WaccInputs {
  /** Market value of the common equity (currency); 0.01 to 1000000000000 */
  readonly equity_value: number;
  /** Market value of the debt (currency); 0 to 1000000000000 */
  readonly debt_value: number;
  /** Market value of the preferred stock (currency); 0 to 1000000000000; default 0 */
  readonly preferred_value?: number;
  /** Cost of equity: return that shareholders require (percent per year); 0 to 1000 */
  readonly cost_of_equity_rate: number;
  /** Cost of debt: interest rate before tax (percent per year); 0 to 1000 */
  readonly cost_of_debt_rate: number;
  /** Cost of preferred stock: its dividend yield; required with preferred_value (percent per year); 0 to 1000 */
  readonly cost_of_preferred_rate?: number;
  /** Tax rate of the company, by which interest is deducted (percent); 0 to 100; default 0 */
  readonly tax_rate?: number;
  /** ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places */
  readonly currency?: string;
}

export interface WaccResultsWarnings {
  /** JSON pointer to the input, or to a result that is unusual */
  readonly pointer: string;
  readonly code: 'looks-like-a-fraction' | 'looks-like-a-percentage' | 'restricted-by-law' | 'needs-an-estimate' | 'law-has-ended' | 'unusual-age' | 'unusual-result' | 'less-than-a-year';
  readonly detail: string;
}

/** Results of the Weighted Average Cost of Capital (WACC) Calculator */
export interface WaccResults {
  /** Weighted average cost of capital (percent per year) */
  readonly wacc: number;
  /** Share of the equity in the capital (percent) */
  readonly equity_weight_pct: number;
  /** Share of the debt in the capital (percent) */
  readonly debt_weight_pct: number;
  /** Share of the preferred stock in the capital (percent) */
  readonly preferred_weight_pct: number;
  /** Cost of debt after the tax that interest saves (percent per year) */
  readonly cost_of_debt_rate_after_tax: number;
  /** Currency of the request, in upper case; absent when none was given */
  readonly currency?: string;
  /** Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none */
  readonly warnings?: readonly WaccResultsWarnings[];
}

/** Inputs of the Discounted Cash Flow (DCF) Calculator. Value of a company from its forecast free cash flows and a terminal value, in total and per share. */
export interface DcfInputs {
  /** Free cash flows of the forecast, one per year from the next year on */
  readonly free_cash_flows: readonly number[];
  /** Discount rate per year, such as the weighted average cost of capital (percent per year); above -100, up to 1000 */
  readonly discount_rate: number;
  /** Annual growth of the cash flows after the forecast (percent per year); above -100, up to 1000 */
  readonly terminal_growth_rate?: number;
  /** Terminal value as a multiple of the last free cash flow (ratio); 0 to 1000 */
  readonly terminal_multiple?: number;
  /** Timing of the cash flows within their years; end: cash flows at the end of each year; middle: cash flows in the middle of each year, also those after the forecast; a terminal_multiple applies at the end of the last year; default "end" */
  readonly cash_flow_timing?: 'end' | 'middle';
  /** Debt of the company (currency); 0 to 1000000000000; default 0 */
  readonly total_debt?: number;
  /** Cash of the company (currency); 0 to 1000000000000; default 0 */
  readonly cash?: number;
  /** Number of shares (shares); 0.000001 to 1000000000000 */
  readonly shares_outstanding?: number;
  /** ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places */
  readonly currency?: string;
}

/** Reason for each result without a value, by name; absent when every result has one */
export interface DcfResultsOmitted {
  readonly terminal_value_pct?: string;
}

export interface DcfResultsWarnings {
  /** JSON pointer to the input, or to a result that is unusual */
  readonly pointer: string;
  readonly code: 'looks-like-a-fraction' | 'looks-like-a-percentage' | 'restricted-by-law' | 'needs-an-estimate' | 'law-has-ended' | 'unusual-age' | 'unusual-result' | 'less-than-a-year';
  readonly detail: string;
}

/** Results of the Discounted Cash Flow (DCF) Calculator */
export interface DcfResults {
  /** Present value of all free cash flows (currency) */
  readonly enterprise_value: number;
  /** Value of all cash flows after the forecast, in its last year (currency) */
  readonly terminal_value: number;
  /** Present terminal value as a percentage of the enterprise value; absent unless that is positive (percent) */
  readonly terminal_value_pct?: number;
  /** Enterprise value less debt plus cash (currency) */
  readonly equity_value: number;
  /** Equity value per share; absent without shares_outstanding (currency) */
  readonly value_per_share?: number;
  /** Currency of the request, in upper case; absent when none was given */
  readonly currency?: string;
  /** Reason for each result without a value, by name; absent when every result has one */
  readonly omitted?: DcfResultsOmitted;
  /** Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none */
  readonly warnings?: readonly DcfResultsWarnings[];
}

/** Inputs of the Business Valuation Calculator. Value of a business by a multiple of EBITDA, by discounted cash flows, or by a multiple of what it earns its owner. */
export interface BusinessValuationInputs {
  /** Method of valuation; multiple: EBITDA times a multiple; dcf: present value of forecast free cash flows and of all later ones; owner_earnings: owner's earnings times a multiple, as for a small business; default "multiple" */
  readonly method?: 'multiple' | 'dcf' | 'owner_earnings';
  /** Annual earnings before interest, taxes, depreciation and amortization; for method multiple (currency); 0.01 to 1000000000000 */
  readonly ebitda?: number;
  /** Multiple of EBITDA at which such businesses are sold; for method multiple (ratio); 0.01 to 1000 */
  readonly ebitda_multiple?: number;
  /** Free cash flows of the forecast, one per year from the next year on; for method dcf; default [] */
  readonly free_cash_flows?: readonly number[];
  /** Discount rate per year, such as the weighted average cost of capital; for method dcf (percent per year); above -100, up to 1000 */
  readonly discount_rate?: number;
  /** Annual growth of the cash flows after the forecast; for method dcf (percent per year); above -100, up to 1000 */
  readonly terminal_growth_rate?: number;
  /** Annual profit before the owner's pay and benefits; for method owner_earnings (currency); 0.01 to 1000000000000 */
  readonly annual_owner_earnings?: number;
  /** Multiple of the owner's earnings at which such businesses are sold; for method owner_earnings (ratio); 0.01 to 1000 */
  readonly earnings_multiple?: number;
  /** Debt of the business (currency); 0 to 1000000000000; default 0 */
  readonly total_debt?: number;
  /** Cash of the business (currency); 0 to 1000000000000; default 0 */
  readonly cash?: number;
  /** Number of shares (shares); 0.000001 to 1000000000000 */
  readonly shares_outstanding?: number;
  /** ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places */
  readonly currency?: string;
}

export interface BusinessValuationResultsWarnings {
  /** JSON pointer to the input, or to a result that is unusual */
  readonly pointer: string;
  readonly code: 'looks-like-a-fraction' | 'looks-like-a-percentage' | 'restricted-by-law' | 'needs-an-estimate' | 'law-has-ended' | 'unusual-age' | 'unusual-result' | 'less-than-a-year';
  readonly detail: string;
}

/** Results of the Business Valuation Calculator */
export interface BusinessValuationResults {
  /** Value of the business without regard to its debt and cash (currency) */
  readonly enterprise_value: number;
  /** Value of all cash flows after the forecast, at the end of its last year; only with method dcf (currency) */
  readonly terminal_value?: number;
  /** Enterprise value less debt plus cash: value for the owners (currency) */
  readonly equity_value: number;
  /** Equity value per share; absent without shares_outstanding (currency) */
  readonly value_per_share?: number;
  /** Currency of the request, in upper case; absent when none was given */
  readonly currency?: string;
  /** Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none */
  readonly warnings?: readonly BusinessValuationResultsWarnings[];
}

/** Inputs of the Depreciation Calculator. Depreciation and book value of an asset, year by year, by one of seven methods. */
export interface DepreciationInputs {
  /** Cost of the asset (currency); 0.01 to 1000000000000 */
  readonly cost: number;
  /** Salvage value at the end of the useful life (currency); 0 to 1000000000000; default 0 */
  readonly salvage_value?: number;
  /** Useful life; not for MACRS and units_of_production (years); 1 to 100 */
  readonly useful_life_years?: number;
  /** Depreciation method; straight_line: the same each year (SLN); sum_of_years_digits: in proportion to the years that remain (SYD); declining_balance: a fixed share of the book value, which leads to the salvage value; the share has 3 decimals, as in Excel (DB); double_declining_balance: factor/useful_life_years of the book value, never below the salvage value (DDB); variable_declining_balance: as double-declining, and straight-line over the rest of the life from where that is more (VDB); macrs: United States tax depreciation, by the percentages that the IRS publishes for recovery_years; without salvage value; units_of_production: in proportion to the units produced, of total_units; default "straight_line" */
  readonly method?: 'straight_line' | 'sum_of_years_digits' | 'declining_balance' | 'double_declining_balance' | 'variable_declining_balance' | 'macrs' | 'units_of_production';
  /** Year of the results, 1 for the first (ordinal); 1 to 101; default 1 */
  readonly year?: number;
  /** Months of use in the first year; with fewer than 12, one more year at the end has the rest (months); 1 to 12; default 12 */
  readonly first_year_months?: number;
  /** Multiple of the straight-line share that declines; for double- and variable-declining (ratio); 0.1 to 100; default 2 */
  readonly factor?: number;
  /** Recovery period of MACRS: 3, 5, 7, 10, 15 or 20 years (years); 3 to 200 */
  readonly recovery_years?: number;
  /** Convention of MACRS for the first year; half_year: in service from the middle of the first year; mid_quarter_1: in service from the middle of the first quarter; mid_quarter_2: in service from the middle of the second quarter; mid_quarter_3: in service from the middle of the third quarter; mid_quarter_4: in service from the middle of the fourth quarter; default "half_year" */
  readonly macrs_convention?: 'half_year' | 'mid_quarter_1' | 'mid_quarter_2' | 'mid_quarter_3' | 'mid_quarter_4';
  /** Units that the asset is expected to produce in its whole life, for units_of_production (units); 0.01 to 1000000000000 */
  readonly total_units?: number;
  /** Units that are produced in each year, for units_of_production */
  readonly annual_units?: readonly number[];
  /** ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places */
  readonly currency?: string;
}

export interface DepreciationResultsWarnings {
  /** JSON pointer to the input, or to a result that is unusual */
  readonly pointer: string;
  readonly code: 'looks-like-a-fraction' | 'looks-like-a-percentage' | 'restricted-by-law' | 'needs-an-estimate' | 'law-has-ended' | 'unusual-age' | 'unusual-result' | 'less-than-a-year';
  readonly detail: string;
}

/** Results of the Depreciation Calculator */
export interface DepreciationResults {
  /** Depreciation of the year (currency) */
  readonly depreciation: number;
  /** Book value at the end of the year (currency) */
  readonly book_value: number;
  /** Depreciation of this year and all years before it (currency) */
  readonly accumulated_depreciation: number;
  /** Depreciation of the whole life (currency) */
  readonly total_depreciation: number;
  /** Cost less salvage value (currency) */
  readonly depreciable_base: number;
  /** Book value at the end of the year as a share of the cost (percent) */
  readonly book_value_pct: number;
  /** Currency of the request, in upper case; absent when none was given */
  readonly currency?: string;
  /** Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none */
  readonly warnings?: readonly DepreciationResultsWarnings[];
}

/** One row of a schedule */
export interface DepreciationRow {
  readonly period: number;
  readonly depreciation: number;
  readonly balance: number;
}

/** Inputs of the Early Payment Discount Calculator. The annual cost of forgoing a cash discount such as 2/10 net 30, and whether to borrow to take it. */
export interface EarlyPaymentDiscountInputs {
  /** Amount of the invoice, before the discount (currency); 0.01 to 1000000000000 */
  readonly invoice_amount: number;
  /** Discount for early payment (percent); 0 to 99 */
  readonly discount_pct: number;
  /** Days from the invoice to the last day of the discount (days); 0 to 73000 */
  readonly discount_days: number;
  /** Days from the invoice to its due date (days); 1 to 73000 */
  readonly net_days: number;
  /** Nominal annual rate at which the payment could be borrowed, as simple interest (percent per year); 0 to 1000 */
  readonly borrowing_rate?: number;
  /** Day count convention; actual_365: simple interest is for days/365; actual_360: simple interest is for days/360, as banks quote it; default "actual_365" */
  readonly day_count_convention?: 'actual_365' | 'actual_360';
  /** ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places */
  readonly currency?: string;
}

/** Reason for each result without a value, by name; absent when every result has one */
export interface EarlyPaymentDiscountResultsOmitted {
  readonly effective_annual_rate?: string;
}

export interface EarlyPaymentDiscountResultsWarnings {
  /** JSON pointer to the input, or to a result that is unusual */
  readonly pointer: string;
  readonly code: 'looks-like-a-fraction' | 'looks-like-a-percentage' | 'restricted-by-law' | 'needs-an-estimate' | 'law-has-ended' | 'unusual-age' | 'unusual-result' | 'less-than-a-year';
  readonly detail: string;
}

/** Results of the Early Payment Discount Calculator */
export interface EarlyPaymentDiscountResults {
  /** Discount on the amount (currency) */
  readonly discount_amount: number;
  /** Amount to pay within the discount period (currency) */
  readonly discounted_amount: number;
  /** Days by which payment is later without the discount (days) */
  readonly credit_days: number;
  /** Annual cost of forgoing the discount, as simple interest on the discounted amount (percent per year) */
  readonly cost_of_trade_credit_rate: number;
  /** Effective annual cost of forgoing the discount: what it compounds to in a year of 365 days (percent per year) */
  readonly effective_annual_rate?: number;
  /** Interest on the discounted amount from the last day of the discount to the due date; absent without borrowing_rate (currency) */
  readonly borrowing_interest?: number;
  /** Discount less the interest of borrowing to take it, negative if borrowing costs more; absent without borrowing_rate (currency) */
  readonly borrowing_advantage?: number;
  /** Currency of the request, in upper case; absent when none was given */
  readonly currency?: string;
  /** Reason for each result without a value, by name; absent when every result has one */
  readonly omitted?: EarlyPaymentDiscountResultsOmitted;
  /** Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none */
  readonly warnings?: readonly EarlyPaymentDiscountResultsWarnings[];
}

/** Inputs of the Home Equity Calculator. Equity in a home, its loan-to-value ratios, the amount that can still be borrowed, and the proceeds of a sale. */
export interface HomeEquityInputs {
  /** Market value of the home (currency); 0.01 to 1000000000000 */
  readonly home_value: number;
  /** Balance of the first mortgage (currency); 0 to 1000000000000 */
  readonly mortgage_balance: number;
  /** Balance of all other loans secured by the home (currency); 0 to 1000000000000; default 0 */
  readonly other_lien_balance?: number;
  /** Maximum combined loan-to-value ratio (percent); 0 to 125; default 80 */
  readonly max_combined_ltv?: number;
  /** Selling costs as a percentage of the value (percent); 0 to 100; default 6 */
  readonly selling_cost_pct?: number;
  /** ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places */
  readonly currency?: string;
}

export interface HomeEquityResultsWarnings {
  /** JSON pointer to the input, or to a result that is unusual */
  readonly pointer: string;
  readonly code: 'looks-like-a-fraction' | 'looks-like-a-percentage' | 'restricted-by-law' | 'needs-an-estimate' | 'law-has-ended' | 'unusual-age' | 'unusual-result' | 'less-than-a-year';
  readonly detail: string;
}

/** Results of the Home Equity Calculator */
export interface HomeEquityResults {
  /** Home equity: the value less all debt; negative if the debt exceeds the value (currency) */
  readonly equity: number;
  /** Home equity as a percentage of the value (percent) */
  readonly equity_pct: number;
  /** Loan-to-value ratio: the first mortgage as a percentage of the value (percent) */
  readonly ltv: number;
  /** Combined loan-to-value ratio: all debt as a percentage of the value (percent) */
  readonly combined_ltv: number;
  /** Amount that can still be borrowed within max_combined_ltv; 0 if none can (currency) */
  readonly max_loan_amount: number;
  /** Proceeds of a sale after selling costs and all debt; negative if the price does not cover them (currency) */
  readonly sale_proceeds: number;
  /** Currency of the request, in upper case; absent when none was given */
  readonly currency?: string;
  /** Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none */
  readonly warnings?: readonly HomeEquityResultsWarnings[];
}

/** Inputs of the Home Equity Line of Credit (HELOC) Calculator. Interest-only payments of a home equity line of credit while it is drawn, and the payments that repay it. */
export interface HelocInputs {
  /** Balance: amount drawn, which stays the same during the draw period (currency); 0.01 to 1000000000000 */
  readonly balance: number;
  /** Credit limit, which the balance must not exceed (currency); 0.01 to 1000000000000 */
  readonly credit_limit?: number;
  /** Nominal annual interest rate; one-twelfth is charged each month (percent per year); 0 to 1000 */
  readonly interest_rate: number;
  /** Draw period that is left, in which only interest is paid (months); 0 to 1200; default 120 */
  readonly draw_months?: number;
  /** Repayment period after the draw period (months); 1 to 1200; default 240 */
  readonly repayment_months?: number;
  /** Date from which interest accrues; payments follow each month */
  readonly start_date?: string;
  /** Day count convention for interest; if left out, each month has the same interest; thirty_360: months of 30 days: each whole month is a twelfth of a year; thirty_e_360: months of 30 days, counted between dates by the European rule; actual_360: actual days, years of 360 days; actual_364: actual days, years of 364 days, as of weekly loans; actual_365: actual days, years of 365 days; actual_actual_isda: actual days, split at the year: those of leap years count 1/366 and the others 1/365 (ISDA) */
  readonly day_count_convention?: 'thirty_360' | 'thirty_e_360' | 'actual_360' | 'actual_364' | 'actual_365' | 'actual_actual_isda';
  /** Level payment where days are counted; root: the payment that repays the loan over the days as they are; regular: the payment of equal periods; the last one settles the difference; default "root" */
  readonly level_payment_rule?: 'root' | 'regular';
  /** Rounding of payments and monthly interest; exact: nothing is rounded but the results; cent: a lender's ledger: payment and monthly interest are rounded to the smallest unit of the currency, and the last payment settles the rest; default "exact" */
  readonly payment_rounding?: 'exact' | 'cent';
  /** ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places */
  readonly currency?: string;
}

/** Reason for each result without a value, by name; absent when every result has one */
export interface HelocResultsOmitted {
  readonly payoff_date?: string;
}

export interface HelocResultsWarnings {
  /** JSON pointer to the input, or to a result that is unusual */
  readonly pointer: string;
  readonly code: 'looks-like-a-fraction' | 'looks-like-a-percentage' | 'restricted-by-law' | 'needs-an-estimate' | 'law-has-ended' | 'unusual-age' | 'unusual-result' | 'less-than-a-year';
  readonly detail: string;
}

/** Results of the Home Equity Line of Credit (HELOC) Calculator */
export interface HelocResults {
  /** Monthly payment in the draw period: the interest; that of the first month with day_count_convention (currency) */
  readonly interest_only_monthly_payment: number;
  /** Level monthly payment in the repayment period (currency) */
  readonly monthly_payment: number;
  /** Total interest: all payments minus the loan (currency) */
  readonly total_interest: number;
  /** All payments of both periods (currency) */
  readonly total_paid: number;
  /** Last payment, which settles the balance; only with payment_rounding cent or day_count_convention (currency) */
  readonly final_payment?: number;
  /** Date of the last payment; absent without start_date */
  readonly payoff_date?: string;
  /** Currency of the request, in upper case; absent when none was given */
  readonly currency?: string;
  /** Reason for each result without a value, by name; absent when every result has one */
  readonly omitted?: HelocResultsOmitted;
  /** Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none */
  readonly warnings?: readonly HelocResultsWarnings[];
}

/** Inputs of the Mortgage Affordability Calculator. The most expensive home that an income can afford under the usual debt ratios of lenders, including taxes, insurance and fees. */
export interface MortgageAffordabilityInputs {
  /** Annual income of all borrowers before tax (currency); 0.01 to 1000000000000 */
  readonly annual_income: number;
  /** Down payment (currency); 0 to 1000000000000 */
  readonly down_payment: number;
  /** Nominal annual interest rate of the loan (percent per year); 0 to 1000 */
  readonly interest_rate: number;
  /** Monthly payments for other loans and credit cards (currency); 0 to 1000000000000; default 0 */
  readonly monthly_debt_payments?: number;
  /** Loan term (years); 1 to 100; default 30 */
  readonly loan_term?: number;
  /** Debt ratios that the lender applies; us_conventional: United States, the traditional rule: housing at most 28%, housing and debts at most 36% of the income; HOA fees count in full; automated underwriting may approve housing and debts up to 50% of the income; us_fha: United States, FHA: housing at most 31%, housing and debts at most 43% of the income; us_va: United States, VA: housing and debts at most 41% of the income, without a limit for housing alone; canada: Canada: housing at most 39% (GDS), housing and debts at most 44% (TDS) of the income; half of condominium fees count, home insurance does not; default "us_conventional" */
  readonly lending_guideline?: 'us_conventional' | 'us_fha' | 'us_va' | 'canada';
  /** Maximum share of the income for housing, instead of the limit of the guideline (percent); 0 to 100 */
  readonly max_front_end_dti?: number;
  /** Maximum share of the income for housing and debts, instead of the limit of the guideline (percent); 0 to 100 */
  readonly max_back_end_dti?: number;
  /** Annual property tax as a percentage of the price (percent per year); 0 to 100; default 1.1 */
  readonly property_tax_rate?: number;
  /** Annual home insurance; not part of the ratios in Canada (currency); 0 to 1000000000000; default 0 */
  readonly annual_insurance?: number;
  /** Annual home insurance as a percentage of the price, on top of annual_insurance (percent per year); 0 to 100; default 0 */
  readonly home_insurance_rate?: number;
  /** Mortgage insurance; by_guideline: as the guideline requires: for Canada cmhc; for conventional loans in the United States 0.7% a year of a loan above 80% of the price; for FHA loans a premium of 1.75% and 0.15 to 0.75% a year by term, loan-to-value ratio and loan, with at least 3.5% down; for VA loans a funding fee of 1.25 to 3.3% by down payment and va_funding_fee_type; values of your own replace these, except in Canada; custom: by pmi_rate, mortgage_insurance_rate and mortgage_insurance_premium_pct, each 0 if left out; cmhc: Canada since 15 December 2024, in Canadian dollars: a financed premium of 2.8, 3.1 or 4% of a loan above 80, 85 or 90% of the price, 0.2 points more beyond 25 years; such a price is below 1,500,000, with at least 5% down for the first 500,000 and 10% for the rest; default "by_guideline" */
  readonly mortgage_insurance_type?: 'by_guideline' | 'custom' | 'cmhc';
  /** Annual private mortgage insurance in percent of the loan; due when the loan is above 80% of the price (percent per year); 0 to 100 */
  readonly pmi_rate?: number;
  /** Annual mortgage insurance in percent of the loan, due whatever the down payment, such as 0.55 for an FHA loan (percent per year); 0 to 100 */
  readonly mortgage_insurance_rate?: number;
  /** One-off premium or fee in percent of the loan, added to the loan, such as 1.75 for an FHA loan (percent); 0 to 100 */
  readonly mortgage_insurance_premium_pct?: number;
  /** Minimum down payment as a share of the price, such as 3.5 for an FHA loan (percent); 0 to 100 */
  readonly min_down_payment_pct?: number;
  /** Use of the VA benefit, which decides the funding fee; first_use: first use of the benefit: 2.15%, 1.5% from 5% down, 1.25% from 10% down; later: later use: 3.3%, 1.5% from 5% down, 1.25% from 10% down; exempt: no fee, as for compensation for a service-connected disability; default "first_use" */
  readonly va_funding_fee_type?: 'first_use' | 'later' | 'exempt';
  /** Largest loan that the program takes, such as the conforming or FHA limit of the county and year (currency); 0.01 to 1000000000000 */
  readonly loan_limit?: number;
  /** Rate at which the ratios are tested; by_guideline: for Canada at the minimum qualifying rate, otherwise at interest_rate; minimum_qualifying_rate: at the higher of interest_rate plus 2 points and 5.25%, as OSFI requires; none: at interest_rate; default "by_guideline" */
  readonly qualifying_rate_rule?: 'by_guideline' | 'minimum_qualifying_rate' | 'none';
  /** Monthly HOA or condominium fees (currency); 0 to 1000000000000; default 0 */
  readonly monthly_fees?: number;
  /** Monthly heating costs, counted by lenders in Canada (currency); 0 to 1000000000000; default 0 */
  readonly monthly_heating?: number;
  /** Meaning of the nominal rate for a month; by_guideline: interest monthly: for Canada as for semiannually, otherwise as for monthly; monthly: interest monthly, at one-twelfth of the nominal rate; semiannually: interest monthly, at the rate that compounds to half of the nominal rate in six months; usual for fixed-rate mortgages in Canada; default "by_guideline" */
  readonly compounding_convention?: 'by_guideline' | 'monthly' | 'semiannually';
  /** ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places */
  readonly currency?: string;
}

export interface MortgageAffordabilityResultsWarnings {
  /** JSON pointer to the input, or to a result that is unusual */
  readonly pointer: string;
  readonly code: 'looks-like-a-fraction' | 'looks-like-a-percentage' | 'restricted-by-law' | 'needs-an-estimate' | 'law-has-ended' | 'unusual-age' | 'unusual-result' | 'less-than-a-year';
  readonly detail: string;
}

/** Results of the Mortgage Affordability Calculator */
export interface MortgageAffordabilityResults {
  /** Maximum home price within both ratios (currency) */
  readonly max_home_price: number;
  /** Maximum loan: the maximum home price less the down payment (currency) */
  readonly max_loan_amount: number;
  /** Monthly payment of principal and interest on the maximum loan and a financed premium (currency) */
  readonly monthly_payment: number;
  /** Monthly property tax at the maximum home price (currency) */
  readonly monthly_property_tax: number;
  /** Monthly home insurance at the maximum home price (currency) */
  readonly monthly_insurance: number;
  /** Monthly mortgage insurance on the maximum loan (currency) */
  readonly monthly_mortgage_insurance: number;
  /** One-off mortgage insurance premium or VA funding fee that is added to the maximum loan (currency) */
  readonly mortgage_insurance_premium: number;
  /** Nominal annual rate at which the ratios are tested (percent per year) */
  readonly qualifying_rate: number;
  /** Monthly payment of principal and interest at the qualifying rate (currency) */
  readonly qualifying_monthly_payment: number;
  /** Monthly housing costs that count towards the ratios, at the qualifying rate (currency) */
  readonly monthly_housing_payment: number;
  /** Front-end ratio, or GDS: share of the income for housing (percent) */
  readonly front_end_dti: number;
  /** Back-end ratio, or TDS: share of the income for housing and debts (percent) */
  readonly back_end_dti: number;
  /** Currency of the request, in upper case; absent when none was given */
  readonly currency?: string;
  /** Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none */
  readonly warnings?: readonly MortgageAffordabilityResultsWarnings[];
}

export interface ClosingCostInputsItems {
  /** Name of the cost */
  readonly name?: string;
  /** Amount (currency); 0 to 1000000000000 */
  readonly amount?: number;
  /** Percentage of the price of the home (percent); 0 to 100 */
  readonly price_pct?: number;
  /** Percentage of the loan (percent); 0 to 100 */
  readonly loan_pct?: number;
}

/** Inputs of the Closing Cost Calculator. Costs of closing the purchase of a home, item by item, and the cash that the buyer brings. */
export interface ClosingCostInputs {
  /** Price of the home (currency); 0.01 to 1000000000000 */
  readonly home_price: number;
  /** Down payment: the part of the price that is not borrowed (currency); 0 to 1000000000000 */
  readonly down_payment: number;
  /** Discount points: a prepayment of interest, as a percentage of the loan (percent); 0 to 100; default 0 */
  readonly points?: number;
  /** Costs, each as an amount or as a percentage of the price or of the loan; default [] */
  readonly items?: readonly ClosingCostInputsItems[];
  /** Prepaid interest, taxes and insurance (currency); 0 to 1000000000000; default 0 */
  readonly prepaid_costs?: number;
  /** Costs that the seller pays (currency); 0 to 1000000000000; default 0 */
  readonly seller_credit?: number;
  /** Deposit (earnest money) that the buyer has already paid (currency); 0 to 1000000000000; default 0 */
  readonly deposit?: number;
  /** ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places */
  readonly currency?: string;
}

export interface ClosingCostResultsItems {
  /** Name of the cost, if given */
  readonly name?: string;
  /** Amount of the cost (currency) */
  readonly amount: number;
}

/** Results of the Closing Cost Calculator */
export interface ClosingCostResults {
  /** Closing costs: points, all items and prepaid costs (currency) */
  readonly closing_costs: number;
  /** Closing costs as a percentage of the price (percent) */
  readonly closing_cost_pct: number;
  /** Loan amount: price less down payment (currency) */
  readonly loan_amount: number;
  /** Cash that the buyer brings: down payment and closing costs less the deposit and the credit of the seller; negative if the buyer receives money (currency) */
  readonly cash_to_close: number;
  /** Costs in the order given */
  readonly items: readonly ClosingCostResultsItems[];
  /** Currency of the request, in upper case; absent when none was given */
  readonly currency?: string;
}

export interface MortgagePayoffInputsLumpSumPayments {
  /** Month at the end of which the lump sum is paid (ordinal); 1 to 1200 */
  readonly month?: number;
  /** Date of the lump sum, instead of month; it is paid with the next payment */
  readonly date?: string;
  /** Amount of the lump sum (currency); 0.01 to 1000000000000 */
  readonly amount: number;
}

/** Inputs of the Mortgage Payoff Calculator. Time and interest saved on a mortgage by extra monthly payments, a lump sum, or both. */
export interface MortgagePayoffInputs {
  /** Outstanding balance (currency); 0.01 to 1000000000000 */
  readonly balance: number;
  /** Nominal annual interest rate; one-twelfth is charged each month (percent per year); 0 to 1000 */
  readonly interest_rate: number;
  /** Remaining term, over which the level payment alone repays the loan (months); 1 to 1200 */
  readonly remaining_months: number;
  /** Extra monthly payment (currency); 0 to 1000000000000; default 0 */
  readonly extra_monthly_payment?: number;
  /** Lump-sum payment (currency); 0 to 1000000000000; default 0 */
  readonly lump_sum_payment?: number;
  /** Monthly payment after which the lump sum is paid; 0 to pay it today (ordinal); 0 to 1200; default 0 */
  readonly lump_sum_month?: number;
  /** Lump-sum payments; default [] */
  readonly lump_sum_payments?: readonly MortgagePayoffInputsLumpSumPayments[];
  /** Effect of extra payments and lump sums; shorter_term: the payment stays the same, and the loan ends earlier; lower_payment: the term stays the same, and the payment is recast to repay what is left by its end; default "shorter_term" */
  readonly prepayment_effect?: 'shorter_term' | 'lower_payment';
  /** Payment frequency; weekly: 52 a year; biweekly: 26 a year; semimonthly: 24 a year; monthly: 12 a year; quarterly: 4 a year; semiannually: 2 a year; default "monthly" */
  readonly payment_frequency?: 'weekly' | 'biweekly' | 'semimonthly' | 'monthly' | 'quarterly' | 'semiannually';
  /** Whether weekly or biweekly payments are accelerated; true: a payment is a quarter or half of the monthly payment, so that a year has 13 of these; false: the payments repay the loan by the end of its term; default false */
  readonly accelerated?: boolean;
  /** Compounding frequency of the nominal rate; annually: once a year; semiannually: twice a year, as in Canada; quarterly: 4 times a year; monthly: 12 times a year; semimonthly: 24 times a year; biweekly: 26 times a year; weekly: 52 times a year; daily: 365 times a year; default "monthly" */
  readonly compound_frequency?: 'annually' | 'semiannually' | 'quarterly' | 'monthly' | 'semimonthly' | 'biweekly' | 'weekly' | 'daily';
  /** Date from which interest accrues; payments follow each month */
  readonly start_date?: string;
  /** Day count convention for interest; if left out, each month has the same interest; thirty_360: months of 30 days: each whole month is a twelfth of a year; thirty_e_360: months of 30 days, counted between dates by the European rule; actual_360: actual days, years of 360 days; actual_364: actual days, years of 364 days, as of weekly loans; actual_365: actual days, years of 365 days; actual_actual_isda: actual days, split at the year: those of leap years count 1/366 and the others 1/365 (ISDA) */
  readonly day_count_convention?: 'thirty_360' | 'thirty_e_360' | 'actual_360' | 'actual_364' | 'actual_365' | 'actual_actual_isda';
  /** Level payment where days are counted; root: the payment that repays the loan over the days as they are; regular: the payment of equal periods; the last one settles the difference; default "root" */
  readonly level_payment_rule?: 'root' | 'regular';
  /** Rounding of payments and monthly interest; exact: nothing is rounded but the results; cent: a lender's ledger: payment and monthly interest are rounded to the smallest unit of the currency, and the last payment settles the rest; default "exact" */
  readonly payment_rounding?: 'exact' | 'cent';
  /** ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places */
  readonly currency?: string;
}

/** Reason for each result without a value, by name; absent when every result has one */
export interface MortgagePayoffResultsOmitted {
  readonly payoff_date?: string;
}

export interface MortgagePayoffResultsWarnings {
  /** JSON pointer to the input, or to a result that is unusual */
  readonly pointer: string;
  readonly code: 'looks-like-a-fraction' | 'looks-like-a-percentage' | 'restricted-by-law' | 'needs-an-estimate' | 'law-has-ended' | 'unusual-age' | 'unusual-result' | 'less-than-a-year';
  readonly detail: string;
}

/** Results of the Mortgage Payoff Calculator */
export interface MortgagePayoffResults {
  /** Interest saved by the extra payments (currency) */
  readonly interest_saved: number;
  /** Months saved by the extra payments (months) */
  readonly months_saved: number;
  /** Months until the loan is repaid (months) */
  readonly months_to_payoff: number;
  /** Date of the last payment; absent without start_date */
  readonly payoff_date?: string;
  /** Level monthly payment, excluding extra payments (currency) */
  readonly monthly_payment: number;
  /** Level payment of each period; absent with payment_frequency monthly (currency) */
  readonly payment?: number;
  /** Level payment after the last extra payment or lump sum; only with prepayment_effect lower_payment (currency) */
  readonly new_payment?: number;
  /** Total interest with the extra payments (currency) */
  readonly total_interest: number;
  /** Total interest without the extra payments (currency) */
  readonly total_interest_without_extra: number;
  /** All payments, including the extra ones (currency) */
  readonly total_paid: number;
  /** Payment of the last month, including a lump sum, which settles the balance; only with payment_rounding cent (currency) */
  readonly final_payment?: number;
  /** Currency of the request, in upper case; absent when none was given */
  readonly currency?: string;
  /** Reason for each result without a value, by name; absent when every result has one */
  readonly omitted?: MortgagePayoffResultsOmitted;
  /** Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none */
  readonly warnings?: readonly MortgagePayoffResultsWarnings[];
}

/** One row of a schedule */
export interface MortgagePayoffRow {
  readonly period: number;
  readonly payment: number;
  readonly interest: number;
  readonly principal: number;
  /** Balance without the extra payments (currency) */
  readonly balance_without_extra: number;
  readonly balance: number;
}

/** Inputs of the Biweekly Mortgage Calculator. Time and interest saved by paying half of the monthly payment every two weeks. */
export interface BiweeklyMortgageInputs {
  /** Price of the home (currency); 0.01 to 1000000000000 */
  readonly home_price: number;
  /** Down payment: the part of the price that is not borrowed (currency); 0 to 1000000000000 */
  readonly down_payment: number;
  /** Nominal annual interest rate (percent per year); 0 to 1000 */
  readonly interest_rate: number;
  /** Loan term (years); 1 to 100 */
  readonly loan_term: number;
  /** Whether interest compounds every two weeks; true: interest every two weeks, at 1/26 of the nominal rate; false: interest at the rate for two weeks that compounds to the monthly one in a year; default false */
  readonly biweekly_compounding?: boolean;
  /** ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places */
  readonly currency?: string;
}

export interface BiweeklyMortgageResultsWarnings {
  /** JSON pointer to the input, or to a result that is unusual */
  readonly pointer: string;
  readonly code: 'looks-like-a-fraction' | 'looks-like-a-percentage' | 'restricted-by-law' | 'needs-an-estimate' | 'law-has-ended' | 'unusual-age' | 'unusual-result' | 'less-than-a-year';
  readonly detail: string;
}

/** Results of the Biweekly Mortgage Calculator */
export interface BiweeklyMortgageResults {
  /** Half of the monthly payment, paid 26 times a year (currency) */
  readonly biweekly_payment: number;
  /** Level payment at the end of each month (currency) */
  readonly monthly_payment: number;
  /** Months until biweekly payments repay the loan, rounded up (months) */
  readonly months_to_payoff: number;
  /** Months by which the loan is repaid earlier (months) */
  readonly months_saved: number;
  /** Total interest with biweekly payments (currency) */
  readonly total_interest: number;
  /** Interest saved, compared with monthly payments (currency) */
  readonly interest_saved: number;
  /** Currency of the request, in upper case; absent when none was given */
  readonly currency?: string;
  /** Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none */
  readonly warnings?: readonly BiweeklyMortgageResultsWarnings[];
}

/** Inputs of the Mortgage Refinance Calculator. Savings from replacing a mortgage with a new one: payments, break-even month, and savings over the loans and until a sale. */
export interface MortgageRefinanceInputs {
  /** Balance of the old loan (currency); 0.01 to 1000000000000 */
  readonly current_balance: number;
  /** Nominal annual interest rate of the old loan; one-twelfth is charged each month (percent per year); 0 to 1000 */
  readonly current_interest_rate: number;
  /** Remaining months of the old loan (months); 1 to 1200 */
  readonly remaining_months: number;
  /** Nominal annual interest rate of the new loan; one-twelfth is charged each month (percent per year); 0 to 1000 */
  readonly new_interest_rate: number;
  /** Closing costs of the new loan (currency); 0 to 1000000000000 */
  readonly closing_costs: number;
  /** Term of the new loan (years); 1 to 100; default 30 */
  readonly new_loan_term?: number;
  /** Payment of the closing costs: in cash or financed; upfront: closing costs are paid in cash; financed: closing costs are added to the new loan; default "upfront" */
  readonly closing_cost_treatment?: 'upfront' | 'financed';
  /** Months until the home is sold or the loan is refinanced again (months); 1 to 1200; default 84 */
  readonly holding_months?: number;
  /** Rounding of payments and monthly interest; exact: nothing is rounded but the results; cent: a lender's ledger: payment and monthly interest are rounded to the smallest unit of the currency, and the last payment settles the rest; default "exact" */
  readonly payment_rounding?: 'exact' | 'cent';
  /** ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places */
  readonly currency?: string;
}

/** Reason for each result without a value, by name; absent when every result has one */
export interface MortgageRefinanceResultsOmitted {
  readonly break_even_month?: string;
  readonly simple_break_even_month?: string;
}

export interface MortgageRefinanceResultsWarnings {
  /** JSON pointer to the input, or to a result that is unusual */
  readonly pointer: string;
  readonly code: 'looks-like-a-fraction' | 'looks-like-a-percentage' | 'restricted-by-law' | 'needs-an-estimate' | 'law-has-ended' | 'unusual-age' | 'unusual-result' | 'less-than-a-year';
  readonly detail: string;
}

/** Results of the Mortgage Refinance Calculator */
export interface MortgageRefinanceResults {
  /** Old payment less new payment; negative when the new one is higher (currency) */
  readonly monthly_payment_saved: number;
  /** Level monthly payment of the old loan (currency) */
  readonly current_monthly_payment: number;
  /** Level monthly payment of the new loan (currency) */
  readonly new_monthly_payment: number;
  /** Amount of the new loan (currency) */
  readonly new_loan_amount: number;
  /** First month in which selling the home would leave a saving, calculated as total_saved_at_exit; absent when no month of both loans does (ordinal) */
  readonly break_even_month?: number;
  /** Closing costs divided by monthly_payment_saved, rounded up; absent when payments are not lower or a loan ends before (ordinal) */
  readonly simple_break_even_month?: number;
  /** All payments of the old loan less those of the new loan and closing costs paid in cash; negative for a loss (currency) */
  readonly total_saved: number;
  /** Total interest of the old loan less that of the new loan (currency) */
  readonly interest_saved: number;
  /** Saving when the loans are repaid after holding_months: difference of payments and remaining balances, less closing costs paid in cash (currency) */
  readonly total_saved_at_exit: number;
  /** Last payment of the old loan, which settles its balance; only with payment_rounding cent (currency) */
  readonly current_final_payment?: number;
  /** Last payment of the new loan, which settles its balance; only with payment_rounding cent (currency) */
  readonly new_final_payment?: number;
  /** Currency of the request, in upper case; absent when none was given */
  readonly currency?: string;
  /** Reason for each result without a value, by name; absent when every result has one */
  readonly omitted?: MortgageRefinanceResultsOmitted;
  /** Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none */
  readonly warnings?: readonly MortgageRefinanceResultsWarnings[];
}

/** One row of a schedule */
export interface MortgageRefinanceRow {
  readonly period: number;
  /** Payment of the old loan (currency) */
  readonly current_payment: number;
  /** Payment of the new loan (currency) */
  readonly new_payment: number;
  /** Balance of the old loan less that of the new loan (currency) */
  readonly balance_saved: number;
  /** Saving when the loans are repaid at the end of the period (currency) */
  readonly total_saved_at_exit: number;
}

export interface MortgagePointsInputsOptions {
  /** Points: prepaid interest as a percentage of the loan; negative for a lender credit (percent); -20 to 20 */
  readonly points: number;
  /** Nominal annual interest rate; one-twelfth is charged each month (percent per year); 0 to 1000 */
  readonly interest_rate: number;
}

/** Inputs of the Mortgage Points Calculator. Offers of a mortgage with more or fewer points: costs until the loan is repaid, and when points have paid off. */
export interface MortgagePointsInputs {
  /** Price of the home (currency); 0 to 1000000000000 */
  readonly home_price: number;
  /** Down payment: the part of the price that is not borrowed (currency); 0 to 1000000000000 */
  readonly down_payment: number;
  /** Loan term (years); 1 to 100 */
  readonly loan_term: number;
  /** Months until the loan is repaid, such as by a sale or a refinancing (months); 1 to 1200; default 84 */
  readonly holding_months?: number;
  /** Offers with their points and interest rates */
  readonly options: readonly MortgagePointsInputsOptions[];
  /** ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places */
  readonly currency?: string;
}

export interface MortgagePointsResultsOptions {
  /** Cost of the points; negative for a lender credit (currency) */
  readonly points_cost: number;
  /** Level payment at the end of each month (currency) */
  readonly monthly_payment: number;
  /** Total interest: all payments minus the loan (currency) */
  readonly total_interest: number;
  /** Points and interest until the loan is repaid after holding_months (currency) */
  readonly finance_charge_at_exit: number;
}

/** Reason for each result without a value, by name; absent when every result has one */
export interface MortgagePointsResultsOmitted {
  readonly break_even_month?: string;
}

export interface MortgagePointsResultsWarnings {
  /** JSON pointer to the input, or to a result that is unusual */
  readonly pointer: string;
  readonly code: 'looks-like-a-fraction' | 'looks-like-a-percentage' | 'restricted-by-law' | 'needs-an-estimate' | 'law-has-ended' | 'unusual-age' | 'unusual-result' | 'less-than-a-year';
  readonly detail: string;
}

/** Results of the Mortgage Points Calculator */
export interface MortgagePointsResults {
  /** Offers in the order given */
  readonly options: readonly MortgagePointsResultsOptions[];
  /** Offer with the lowest finance_charge_at_exit; its position in options, from 0 (index) */
  readonly cheapest_option_index: number;
  /** First month in which repaying the loan leaves the offer with the most points no more expensive than the one with the fewest; absent when no month does (ordinal) */
  readonly break_even_month?: number;
  /** Currency of the request, in upper case; absent when none was given */
  readonly currency?: string;
  /** Reason for each result without a value, by name; absent when every result has one */
  readonly omitted?: MortgagePointsResultsOmitted;
  /** Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none */
  readonly warnings?: readonly MortgagePointsResultsWarnings[];
}

export interface BuydownInputsSteps {
  /** Number of months of the step (months); 1 to 1200 */
  readonly months: number;
  /** Reduction of the interest rate (percentage points); 0 to 100 */
  readonly reduction_pct: number;
}

/** Inputs of the Mortgage Buydown Calculator. Payments of a mortgage with a temporary buydown, and the subsidy that pays for it. */
export interface BuydownInputs {
  /** Price of the home (currency); 0 to 1000000000000 */
  readonly home_price: number;
  /** Down payment: the part of the price that is not borrowed (currency); 0 to 1000000000000 */
  readonly down_payment: number;
  /** Nominal annual interest rate of the note; one-twelfth is charged each month (percent per year); 0 to 1000 */
  readonly interest_rate: number;
  /** Loan term (years); 1 to 100 */
  readonly loan_term: number;
  /** Steps of the buydown, from the first month on; after them the borrower pays the full payment */
  readonly steps: readonly BuydownInputsSteps[];
  /** ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places */
  readonly currency?: string;
}

export interface BuydownResultsSteps {
  /** Reduced interest rate (percent per year) */
  readonly interest_rate: number;
  /** Monthly payment of the borrower (currency) */
  readonly monthly_payment: number;
  /** Subsidy for the step: all of its full payments less those of the borrower (currency) */
  readonly subsidy: number;
}

export interface BuydownResultsWarnings {
  /** JSON pointer to the input, or to a result that is unusual */
  readonly pointer: string;
  readonly code: 'looks-like-a-fraction' | 'looks-like-a-percentage' | 'restricted-by-law' | 'needs-an-estimate' | 'law-has-ended' | 'unusual-age' | 'unusual-result' | 'less-than-a-year';
  readonly detail: string;
}

/** Results of the Mortgage Buydown Calculator */
export interface BuydownResults {
  /** Full monthly payment, at the interest rate of the note (currency) */
  readonly monthly_payment: number;
  /** Steps in the order given */
  readonly steps: readonly BuydownResultsSteps[];
  /** Subsidy for all steps, usually paid into an account at closing (currency) */
  readonly total_subsidy: number;
  /** Currency of the request, in upper case; absent when none was given */
  readonly currency?: string;
  /** Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none */
  readonly warnings?: readonly BuydownResultsWarnings[];
}

/** Inputs of the Monthly Housing Payment (PITI) Calculator. Monthly cost of a mortgaged home: principal, interest, taxes, insurance, mortgage insurance until it ends, and fees. */
export interface PitiInputs {
  /** Price of the home (currency); 0.01 to 1000000000000 */
  readonly home_price: number;
  /** Down payment: the part of the price that is not borrowed (currency); 0 to 1000000000000 */
  readonly down_payment: number;
  /** Nominal annual interest rate; one-twelfth is charged each month (percent per year); 0 to 1000 */
  readonly interest_rate: number;
  /** Loan term (years); 1 to 100; default 30 */
  readonly loan_term?: number;
  /** Property tax per year in percent of the price (percent per year); 0 to 100; default 1.1 */
  readonly property_tax_rate?: number;
  /** Annual home insurance (currency); 0 to 1000000000000; default 0 */
  readonly annual_insurance?: number;
  /** Annual private mortgage insurance in percent of the loan; due when the loan is above 80% of the price (percent per year); 0 to 100; default 0.7 */
  readonly pmi_rate?: number;
  /** End of the mortgage insurance, at the latest at the midpoint of the loan term; requested: the borrower asks for it when the balance is scheduled to reach 80% of the price; automatic: the lender must end it when the balance is scheduled to reach 78% of the price; default "requested" */
  readonly pmi_end?: 'requested' | 'automatic';
  /** Monthly HOA or condominium fees (currency); 0 to 1000000000000; default 0 */
  readonly monthly_fees?: number;
  /** Rounding of payments and monthly interest; exact: nothing is rounded but the results; cent: a lender's ledger: payment and monthly interest are rounded to the smallest unit of the currency, and the last payment settles the rest; default "exact" */
  readonly payment_rounding?: 'exact' | 'cent';
  /** ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places */
  readonly currency?: string;
}

export interface PitiResultsWarnings {
  /** JSON pointer to the input, or to a result that is unusual */
  readonly pointer: string;
  readonly code: 'looks-like-a-fraction' | 'looks-like-a-percentage' | 'restricted-by-law' | 'needs-an-estimate' | 'law-has-ended' | 'unusual-age' | 'unusual-result' | 'less-than-a-year';
  readonly detail: string;
}

/** Results of the Monthly Housing Payment (PITI) Calculator */
export interface PitiResults {
  /** Total cost of the first month (currency) */
  readonly monthly_housing_payment: number;
  /** Level monthly payment of the loan (currency) */
  readonly monthly_payment: number;
  /** Monthly property tax (currency) */
  readonly monthly_property_tax: number;
  /** Monthly home insurance (currency) */
  readonly monthly_insurance: number;
  /** Monthly mortgage insurance while it is due, otherwise 0 (currency) */
  readonly monthly_pmi: number;
  /** Monthly cost without mortgage insurance (currency) */
  readonly monthly_housing_payment_after_pmi: number;
  /** Months of mortgage insurance: until the balance reaches the limit, but at most half of the loan term (months) */
  readonly pmi_months: number;
  /** Total mortgage insurance (currency) */
  readonly total_pmi: number;
  /** Loan amount: price less down payment (currency) */
  readonly loan_amount: number;
  /** Loan-to-value ratio: the loan in percent of the price (percent) */
  readonly ltv: number;
  /** Total interest of the loan (currency) */
  readonly total_interest: number;
  /** Last payment of principal and interest, which settles the balance; only with payment_rounding cent (currency) */
  readonly final_payment?: number;
  /** Currency of the request, in upper case; absent when none was given */
  readonly currency?: string;
  /** Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none */
  readonly warnings?: readonly PitiResultsWarnings[];
}

/** One row of a schedule */
export interface PitiRow {
  readonly period: number;
  readonly payment: number;
  readonly interest: number;
  readonly principal: number;
  /** Property tax (currency) */
  readonly property_tax: number;
  /** Home insurance (currency) */
  readonly insurance: number;
  /** Mortgage insurance (currency) */
  readonly pmi: number;
  /** HOA or condominium fees (currency) */
  readonly fees: number;
  /** Payment, taxes, insurance and fees (currency) */
  readonly housing_payment: number;
  readonly balance: number;
}

/** Inputs of the Rental Property Calculator. First-year return of a rental property (operating income, cap rate, cash flow, cash-on-cash return, debt coverage), and its internal rate of return. */
export interface RentalPropertyInputs {
  /** Purchase price (currency); 0.01 to 1000000000000 */
  readonly property_price: number;
  /** Monthly rent when fully rented (currency); 0.01 to 1000000000000 */
  readonly monthly_rent: number;
  /** Down payment (currency); 0 to 1000000000000 */
  readonly down_payment: number;
  /** Nominal annual interest rate of the loan (percent per year); 0 to 1000 */
  readonly interest_rate: number;
  /** Loan term (years); 1 to 100; default 30 */
  readonly loan_term?: number;
  /** Closing costs and initial repairs (currency); 0 to 1000000000000; default 0 */
  readonly buying_costs?: number;
  /** Other monthly income, such as parking and laundry (currency); 0 to 1000000000000; default 0 */
  readonly other_monthly_income?: number;
  /** Vacancy: share of rent and other income that is not received (percent); 0 to 100; default 5 */
  readonly vacancy_rate?: number;
  /** Management fee as a share of the income received (percent); 0 to 100; default 8 */
  readonly management_fee_pct?: number;
  /** Annual maintenance as a share of the price (percent per year); 0 to 100; default 1 */
  readonly maintenance_rate?: number;
  /** Annual property tax (currency); 0 to 1000000000000; default 0 */
  readonly annual_property_tax?: number;
  /** Annual insurance (currency); 0 to 1000000000000; default 0 */
  readonly annual_insurance?: number;
  /** Other annual expenses, such as fees and utilities (currency); 0 to 1000000000000; default 0 */
  readonly other_annual_expenses?: number;
  /** Annual reserves for replacements, such as a roof, on top of the operating expenses (currency); 0 to 1000000000000; default 0 */
  readonly annual_reserves?: number;
  /** Years until the sale (years); 1 to 50; default 10 */
  readonly holding_years?: number;
  /** Annual growth of income and expenses without a growth rate of their own (percent per year); above -100, up to 1000; default 2 */
  readonly income_growth_rate?: number;
  /** Annual growth of rent, other income and the management fee (percent per year); above -100, up to 1000 */
  readonly rent_growth_rate?: number;
  /** Annual growth of all other operating expenses and of reserves (percent per year); above -100, up to 1000 */
  readonly expense_growth_rate?: number;
  /** Annual growth of the price (percent per year); above -100, up to 1000; default 3 */
  readonly appreciation_rate?: number;
  /** Selling costs as a share of the sale price (percent); 0 to 100; default 6 */
  readonly selling_cost_pct?: number;
  /** ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places */
  readonly currency?: string;
}

/** Reason for each result without a value, by name; absent when every result has one */
export interface RentalPropertyResultsOmitted {
  readonly cash_on_cash_return?: string;
  readonly dscr?: string;
  readonly annual_irr?: string;
  readonly total_return_pct?: string;
}

export interface RentalPropertyResultsWarnings {
  /** JSON pointer to the input, or to a result that is unusual */
  readonly pointer: string;
  readonly code: 'looks-like-a-fraction' | 'looks-like-a-percentage' | 'restricted-by-law' | 'needs-an-estimate' | 'law-has-ended' | 'unusual-age' | 'unusual-result' | 'less-than-a-year';
  readonly detail: string;
}

/** Results of the Rental Property Calculator */
export interface RentalPropertyResults {
  /** Cap rate: net operating income as a share of the price (percent per year) */
  readonly cap_rate: number;
  /** Gross yield: annual rent when fully rented as a share of the price (percent per year) */
  readonly gross_yield: number;
  /** Cash-on-cash return: annual cash flow as a share of the cash invested; absent without any (percent per year) */
  readonly cash_on_cash_return?: number;
  /** Net operating income: annual income minus operating expenses (currency) */
  readonly net_operating_income: number;
  /** Annual cash flow: net operating income minus debt service and reserves; negative if cash must be added (currency) */
  readonly annual_cash_flow: number;
  /** Monthly cash flow: one-twelfth of the annual cash flow (currency) */
  readonly monthly_cash_flow: number;
  /** Annual rent and other income after vacancy (currency) */
  readonly annual_effective_gross_income: number;
  /** Annual operating expenses, without the loan (currency) */
  readonly annual_operating_expenses: number;
  /** Annual debt service: loan payments of a year (currency) */
  readonly annual_debt_service: number;
  /** Cash invested: down payment and purchase costs (currency) */
  readonly cash_invested: number;
  /** Debt service coverage ratio: net operating income divided by debt service; absent without a loan (ratio) */
  readonly dscr?: number;
  /** Internal rate of return on the cash invested, including the sale; absent unless there is exactly one (percent per year) */
  readonly annual_irr?: number;
  /** Sale proceeds: sale price minus selling costs and the balance of the loan (currency) */
  readonly sale_proceeds: number;
  /** Total return: all cash flows and the sale proceeds minus the cash invested, as a percentage of it; absent without any (percent) */
  readonly total_return_pct?: number;
  /** Gross rent multiplier: price divided by the annual rent (ratio) */
  readonly gross_rent_multiplier: number;
  /** Break-even occupancy: share of rent and other income that covers operating costs and debt service (percent) */
  readonly break_even_occupancy_pct: number;
  /** Currency of the request, in upper case; absent when none was given */
  readonly currency?: string;
  /** Reason for each result without a value, by name; absent when every result has one */
  readonly omitted?: RentalPropertyResultsOmitted;
  /** Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none */
  readonly warnings?: readonly RentalPropertyResultsWarnings[];
}

/** One row of a schedule */
export interface RentalPropertyRow {
  readonly period: number;
  /** Value of the property at the end of the year (currency) */
  readonly property_value: number;
  /** Balance of the loan at the end of the year (currency) */
  readonly balance: number;
  /** Cash flow of the year, without the sale (currency) */
  readonly cash_flow: number;
  /** Value of the property less the balance (currency) */
  readonly equity: number;
}

/** Inputs of the Rental Yield Calculator. Gross and net rental yield of a property: its rent, before and after vacancy and operating expenses, as a share of the price. */
export interface RentalYieldInputs {
  /** Price of the property (currency); 0.01 to 1000000000000 */
  readonly property_price: number;
  /** Monthly rent when fully rented (currency); 0.01 to 1000000000000 */
  readonly monthly_rent: number;
  /** Vacancy: share of the rent that is not received (percent); 0 to 100; default 5 */
  readonly vacancy_rate?: number;
  /** Annual property tax (currency); 0 to 1000000000000; default 0 */
  readonly annual_property_tax?: number;
  /** Annual insurance (currency); 0 to 1000000000000; default 0 */
  readonly annual_insurance?: number;
  /** All other annual operating expenses, such as management and maintenance, excluding loan payments (currency); 0 to 1000000000000; default 0 */
  readonly other_annual_expenses?: number;
  /** ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places */
  readonly currency?: string;
}

export interface RentalYieldResultsWarnings {
  /** JSON pointer to the input, or to a result that is unusual */
  readonly pointer: string;
  readonly code: 'looks-like-a-fraction' | 'looks-like-a-percentage' | 'restricted-by-law' | 'needs-an-estimate' | 'law-has-ended' | 'unusual-age' | 'unusual-result' | 'less-than-a-year';
  readonly detail: string;
}

/** Results of the Rental Yield Calculator */
export interface RentalYieldResults {
  /** Gross rental yield: annual rent when fully rented as a share of the price (percent per year) */
  readonly gross_yield: number;
  /** Net rental yield: annual rent after vacancy and operating expenses as a share of the price (percent per year) */
  readonly net_yield: number;
  /** Annual rent after vacancy and operating expenses, before any loan (currency) */
  readonly net_operating_income: number;
  /** Currency of the request, in upper case; absent when none was given */
  readonly currency?: string;
  /** Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none */
  readonly warnings?: readonly RentalYieldResultsWarnings[];
}

/** Inputs of the Cap Rate Calculator. Capitalization rate of a rented property: net operating income of its first year as a share of the price, before any loan. */
export interface CapRateInputs {
  /** Price of the property (currency); 0.01 to 1000000000000 */
  readonly property_price: number;
  /** Monthly rent when fully rented (currency); 0.01 to 1000000000000 */
  readonly monthly_rent: number;
  /** Vacancy: share of the rent that is not received (percent); 0 to 100; default 5 */
  readonly vacancy_rate?: number;
  /** Annual property tax (currency); 0 to 1000000000000; default 0 */
  readonly annual_property_tax?: number;
  /** Annual insurance (currency); 0 to 1000000000000; default 0 */
  readonly annual_insurance?: number;
  /** All other annual operating expenses, such as management and maintenance, excluding loan payments (currency); 0 to 1000000000000; default 0 */
  readonly other_annual_expenses?: number;
  /** ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places */
  readonly currency?: string;
}

export interface CapRateResultsWarnings {
  /** JSON pointer to the input, or to a result that is unusual */
  readonly pointer: string;
  readonly code: 'looks-like-a-fraction' | 'looks-like-a-percentage' | 'restricted-by-law' | 'needs-an-estimate' | 'law-has-ended' | 'unusual-age' | 'unusual-result' | 'less-than-a-year';
  readonly detail: string;
}

/** Results of the Cap Rate Calculator */
export interface CapRateResults {
  /** Net operating income of a year as a share of the price (percent per year) */
  readonly cap_rate: number;
  /** Net operating income: annual income minus operating expenses (currency) */
  readonly net_operating_income: number;
  /** Currency of the request, in upper case; absent when none was given */
  readonly currency?: string;
  /** Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none */
  readonly warnings?: readonly CapRateResultsWarnings[];
}

/** Inputs of the Cash-on-Cash Return Calculator. Cash-on-cash return of a rented property: its cash flow of the first year, after the loan payments, as a share of the cash invested. */
export interface CashOnCashInputs {
  /** Price of the property (currency); 0.01 to 1000000000000 */
  readonly property_price: number;
  /** Monthly rent when fully rented (currency); 0.01 to 1000000000000 */
  readonly monthly_rent: number;
  /** Vacancy: share of the rent that is not received (percent); 0 to 100; default 5 */
  readonly vacancy_rate?: number;
  /** Annual property tax (currency); 0 to 1000000000000; default 0 */
  readonly annual_property_tax?: number;
  /** Annual insurance (currency); 0 to 1000000000000; default 0 */
  readonly annual_insurance?: number;
  /** All other annual operating expenses, such as management and maintenance, excluding loan payments (currency); 0 to 1000000000000; default 0 */
  readonly other_annual_expenses?: number;
  /** Down payment (currency); 0 to 1000000000000 */
  readonly down_payment: number;
  /** Nominal annual interest rate of the loan (percent per year); 0 to 1000 */
  readonly interest_rate: number;
  /** Loan term (years); 1 to 100; default 30 */
  readonly loan_term?: number;
  /** Closing costs and initial repairs (currency); 0 to 1000000000000; default 0 */
  readonly buying_costs?: number;
  /** ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places */
  readonly currency?: string;
}

/** Reason for each result without a value, by name; absent when every result has one */
export interface CashOnCashResultsOmitted {
  readonly cash_on_cash_return?: string;
}

export interface CashOnCashResultsWarnings {
  /** JSON pointer to the input, or to a result that is unusual */
  readonly pointer: string;
  readonly code: 'looks-like-a-fraction' | 'looks-like-a-percentage' | 'restricted-by-law' | 'needs-an-estimate' | 'law-has-ended' | 'unusual-age' | 'unusual-result' | 'less-than-a-year';
  readonly detail: string;
}

/** Results of the Cash-on-Cash Return Calculator */
export interface CashOnCashResults {
  /** Cash-on-cash return: annual cash flow as a share of the cash invested; absent without any (percent per year) */
  readonly cash_on_cash_return?: number;
  /** Annual cash flow: net operating income minus debt service; negative if cash must be added (currency) */
  readonly annual_cash_flow: number;
  /** Cash invested: down payment and buying costs (currency) */
  readonly cash_invested: number;
  /** Currency of the request, in upper case; absent when none was given */
  readonly currency?: string;
  /** Reason for each result without a value, by name; absent when every result has one */
  readonly omitted?: CashOnCashResultsOmitted;
  /** Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none */
  readonly warnings?: readonly CashOnCashResultsWarnings[];
}

/** Inputs of the Rental Cash Flow Calculator. Monthly and annual cash flow of a rented property: rent after vacancy, operating expenses and loan payments. */
export interface CashFlowInputs {
  /** Price of the property (currency); 0.01 to 1000000000000 */
  readonly property_price: number;
  /** Monthly rent when fully rented (currency); 0.01 to 1000000000000 */
  readonly monthly_rent: number;
  /** Vacancy: share of the rent that is not received (percent); 0 to 100; default 5 */
  readonly vacancy_rate?: number;
  /** Annual property tax (currency); 0 to 1000000000000; default 0 */
  readonly annual_property_tax?: number;
  /** Annual insurance (currency); 0 to 1000000000000; default 0 */
  readonly annual_insurance?: number;
  /** All other annual operating expenses, such as management and maintenance, excluding loan payments (currency); 0 to 1000000000000; default 0 */
  readonly other_annual_expenses?: number;
  /** Down payment (currency); 0 to 1000000000000 */
  readonly down_payment: number;
  /** Nominal annual interest rate of the loan (percent per year); 0 to 1000 */
  readonly interest_rate: number;
  /** Loan term (years); 1 to 100; default 30 */
  readonly loan_term?: number;
  /** ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places */
  readonly currency?: string;
}

/** Reason for each result without a value, by name; absent when every result has one */
export interface CashFlowResultsOmitted {
  readonly dscr?: string;
}

export interface CashFlowResultsWarnings {
  /** JSON pointer to the input, or to a result that is unusual */
  readonly pointer: string;
  readonly code: 'looks-like-a-fraction' | 'looks-like-a-percentage' | 'restricted-by-law' | 'needs-an-estimate' | 'law-has-ended' | 'unusual-age' | 'unusual-result' | 'less-than-a-year';
  readonly detail: string;
}

/** Results of the Rental Cash Flow Calculator */
export interface CashFlowResults {
  /** Monthly cash flow: one-twelfth of the annual cash flow (currency) */
  readonly monthly_cash_flow: number;
  /** Annual cash flow: net operating income minus debt service; negative if cash must be added (currency) */
  readonly annual_cash_flow: number;
  /** Net operating income: annual income minus operating expenses (currency) */
  readonly net_operating_income: number;
  /** Annual debt service: loan payments of a year (currency) */
  readonly annual_debt_service: number;
  /** Debt service coverage ratio: net operating income divided by debt service; absent without a loan (ratio) */
  readonly dscr?: number;
  /** Currency of the request, in upper case; absent when none was given */
  readonly currency?: string;
  /** Reason for each result without a value, by name; absent when every result has one */
  readonly omitted?: CashFlowResultsOmitted;
  /** Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none */
  readonly warnings?: readonly CashFlowResultsWarnings[];
}

/** Inputs of the Rental ROI Calculator. Total return on the cash invested in a rented property that is sold after some years, from cash flows, loan repayment and appreciation. */
export interface RentalRoiInputs {
  /** Price of the property (currency); 0.01 to 1000000000000 */
  readonly property_price: number;
  /** Monthly rent when fully rented (currency); 0.01 to 1000000000000 */
  readonly monthly_rent: number;
  /** Vacancy: share of the rent that is not received (percent); 0 to 100; default 5 */
  readonly vacancy_rate?: number;
  /** Annual property tax (currency); 0 to 1000000000000; default 0 */
  readonly annual_property_tax?: number;
  /** Annual insurance (currency); 0 to 1000000000000; default 0 */
  readonly annual_insurance?: number;
  /** All other annual operating expenses, such as management and maintenance, excluding loan payments (currency); 0 to 1000000000000; default 0 */
  readonly other_annual_expenses?: number;
  /** Down payment (currency); 0 to 1000000000000 */
  readonly down_payment: number;
  /** Nominal annual interest rate of the loan (percent per year); 0 to 1000 */
  readonly interest_rate: number;
  /** Loan term (years); 1 to 100; default 30 */
  readonly loan_term?: number;
  /** Closing costs and initial repairs (currency); 0 to 1000000000000; default 0 */
  readonly buying_costs?: number;
  /** Years until the sale (years); 1 to 50; default 10 */
  readonly holding_years?: number;
  /** Annual growth of the price (percent per year); above -100, up to 1000; default 3 */
  readonly appreciation_rate?: number;
  /** Selling costs as a share of the sale price (percent); 0 to 100; default 6 */
  readonly selling_cost_pct?: number;
  /** ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places */
  readonly currency?: string;
}

/** Reason for each result without a value, by name; absent when every result has one */
export interface RentalRoiResultsOmitted {
  readonly total_return_pct?: string;
  readonly annual_irr?: string;
}

export interface RentalRoiResultsWarnings {
  /** JSON pointer to the input, or to a result that is unusual */
  readonly pointer: string;
  readonly code: 'looks-like-a-fraction' | 'looks-like-a-percentage' | 'restricted-by-law' | 'needs-an-estimate' | 'law-has-ended' | 'unusual-age' | 'unusual-result' | 'less-than-a-year';
  readonly detail: string;
}

/** Results of the Rental ROI Calculator */
export interface RentalRoiResults {
  /** Total return: all cash flows and the sale proceeds minus the cash invested, as a percentage of it; absent without any (percent) */
  readonly total_return_pct?: number;
  /** Internal rate of return on the cash invested, including the sale; absent unless there is exactly one (percent per year) */
  readonly annual_irr?: number;
  /** Sale proceeds: sale price minus selling costs and the balance of the loan (currency) */
  readonly sale_proceeds: number;
  /** Cash invested: down payment and buying costs (currency) */
  readonly cash_invested: number;
  /** Currency of the request, in upper case; absent when none was given */
  readonly currency?: string;
  /** Reason for each result without a value, by name; absent when every result has one */
  readonly omitted?: RentalRoiResultsOmitted;
  /** Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none */
  readonly warnings?: readonly RentalRoiResultsWarnings[];
}

/** One row of a schedule */
export interface RentalRoiRow {
  readonly period: number;
  /** Value of the property at the end of the year (currency) */
  readonly property_value: number;
  /** Balance of the loan at the end of the year (currency) */
  readonly balance: number;
  /** Cash flow of the year, without the sale (currency) */
  readonly cash_flow: number;
  /** Value of the property less the balance (currency) */
  readonly equity: number;
}

/** Inputs of the Rent vs. Buy Calculator. Wealth after some years of owning a home and of renting one, and the year from which on buying is better. */
export interface RentVsBuyInputs {
  /** Price of the home (currency); 0.01 to 1000000000000 */
  readonly home_price: number;
  /** Monthly rent of a comparable home in the first year (currency); 0.01 to 1000000000000 */
  readonly monthly_rent: number;
  /** Down payment: the part of the price that is not borrowed (currency); 0 to 1000000000000 */
  readonly down_payment: number;
  /** Nominal annual interest rate; one-twelfth is charged each month (percent per year); 0 to 1000 */
  readonly interest_rate: number;
  /** Years until the home is sold (years); 1 to 60; default 10 */
  readonly years?: number;
  /** Loan term (years); 1 to 100; default 30 */
  readonly loan_term?: number;
  /** Yearly rise of the value of the home (percent per year); -50 to 100; default 3 */
  readonly appreciation_rate?: number;
  /** Yearly rise of the rent (percent per year); -50 to 100; default 3 */
  readonly rent_growth_rate?: number;
  /** Yearly return, after tax, on money that is not in the home (percent per year); -50 to 100; default 5 */
  readonly investment_return?: number;
  /** Purchase costs as a share of the price (percent); 0 to 100; default 3 */
  readonly buying_cost_pct?: number;
  /** Selling costs as a share of the value at the sale (percent); 0 to 100; default 6 */
  readonly selling_cost_pct?: number;
  /** Property tax per year in percent of the value (percent per year); 0 to 100; default 1.1 */
  readonly property_tax_rate?: number;
  /** Maintenance per year as a share of the value, including insurance that home_insurance_rate leaves out (percent per year); 0 to 100; default 1.5 */
  readonly maintenance_rate?: number;
  /** Home insurance per year as a share of the value (percent per year); 0 to 100; default 0 */
  readonly home_insurance_rate?: number;
  /** Annual private mortgage insurance in percent of the loan; due when the loan is above 80% of the price (percent per year); 0 to 100; default 0.7 */
  readonly pmi_rate?: number;
  /** End of the mortgage insurance, at the latest at the midpoint of the loan term; requested: the borrower asks for it when the balance is scheduled to reach 80% of the price; automatic: the lender must end it when the balance is scheduled to reach 78% of the price; default "requested" */
  readonly pmi_end?: 'requested' | 'automatic';
  /** Monthly HOA or condominium fees in the first year; they rise with the rent (currency); 0 to 1000000000000; default 0 */
  readonly monthly_fees?: number;
  /** Income tax saved, as a share of loan interest and property tax; 0 with the standard deduction; limits of the deductions are not considered (percent); 0 to 100; default 0 */
  readonly marginal_tax_rate?: number;
  /** Tax on the gain at the sale; a loss is not taxed (percent); 0 to 100; default 0 */
  readonly capital_gains_tax_rate?: number;
  /** Gain at the sale that is not taxed (currency); 0 to 1000000000000; default 0 */
  readonly exempt_gain?: number;
  /** Rounding of payments and monthly interest; exact: nothing is rounded but the results; cent: a lender's ledger: payment and monthly interest are rounded to the smallest unit of the currency, and the last payment settles the rest; default "exact" */
  readonly payment_rounding?: 'exact' | 'cent';
  /** ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places */
  readonly currency?: string;
}

/** Reason for each result without a value, by name; absent when every result has one */
export interface RentVsBuyResultsOmitted {
  readonly break_even_year?: string;
}

export interface RentVsBuyResultsWarnings {
  /** JSON pointer to the input, or to a result that is unusual */
  readonly pointer: string;
  readonly code: 'looks-like-a-fraction' | 'looks-like-a-percentage' | 'restricted-by-law' | 'needs-an-estimate' | 'law-has-ended' | 'unusual-age' | 'unusual-result' | 'less-than-a-year';
  readonly detail: string;
}

/** Results of the Rent vs. Buy Calculator */
export interface RentVsBuyResults {
  /** Wealth of the buyer less wealth of the renter at the sale; negative when renting is better (currency) */
  readonly buying_advantage: number;
  /** Proceeds of the sale after selling costs, the remaining loan and tax (currency) */
  readonly buyer_wealth: number;
  /** Wealth of a renter who invests the down payment, the purchase costs and, each year, the cost of owning less the rent (currency) */
  readonly renter_wealth: number;
  /** First year from which on buying stays at least as good; absent when renting is better after the last year (ordinal) */
  readonly break_even_year?: number;
  /** Value of the home at the sale (currency) */
  readonly home_value: number;
  /** Loan balance at the sale (currency) */
  readonly remaining_balance: number;
  /** Tax on the gain, which is the value less selling costs, the price and purchase costs (currency) */
  readonly capital_gains_tax: number;
  /** Level monthly payment of the loan (currency) */
  readonly monthly_payment: number;
  /** Monthly mortgage insurance while it is due, otherwise 0 (currency) */
  readonly monthly_pmi: number;
  /** Months of mortgage insurance: until the balance reaches the limit, but at most half of the loan term (months) */
  readonly pmi_months: number;
  /** Cost of owning in the first year: loan payments, property tax, maintenance, insurance and fees, less tax saved (currency) */
  readonly first_year_owning_cost: number;
  /** Rent of the first year (currency) */
  readonly first_year_rent: number;
  /** Currency of the request, in upper case; absent when none was given */
  readonly currency?: string;
  /** Reason for each result without a value, by name; absent when every result has one */
  readonly omitted?: RentVsBuyResultsOmitted;
  /** Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none */
  readonly warnings?: readonly RentVsBuyResultsWarnings[];
}

/** One row of a schedule */
export interface RentVsBuyRow {
  readonly period: number;
  /** Cost of owning in the year, less tax saved (currency) */
  readonly buying_expenses: number;
  /** Rent of the year (currency) */
  readonly renting_expenses: number;
  /** Wealth of the buyer who sells at the end of the year (currency) */
  readonly buyer_wealth: number;
  /** Wealth of the renter at the end of the year (currency) */
  readonly renter_wealth: number;
}

/** Inputs of the Debt-to-Income Ratio (DTI) Calculator. Debt payments as a share of income, with and without housing, and the room left under the usual limits. */
export interface DebtToIncomeInputs {
  /** Monthly income before tax (currency); 0.01 to 1000000000000 */
  readonly monthly_income: number;
  /** Monthly rent, or mortgage payment including taxes, insurance and fees (currency); 0 to 1000000000000 */
  readonly monthly_housing_payment: number;
  /** Monthly car loan payments (currency); 0 to 1000000000000; default 0 */
  readonly monthly_car_payments?: number;
  /** Monthly student loan payments (currency); 0 to 1000000000000; default 0 */
  readonly monthly_student_loan_payments?: number;
  /** Monthly minimum payments on credit cards (currency); 0 to 1000000000000; default 0 */
  readonly monthly_credit_card_payments?: number;
  /** Other monthly debt payments, including alimony and child support (currency); 0 to 1000000000000; default 0 */
  readonly other_monthly_debt_payments?: number;
  /** Front-end limit: maximum share of income for housing (percent); 1 to 100; default 28 */
  readonly max_front_end_dti?: number;
  /** Back-end limit: maximum share of income for housing and all debts (percent); 1 to 100; default 36 */
  readonly max_back_end_dti?: number;
  /** ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places */
  readonly currency?: string;
}

export interface DebtToIncomeResultsWarnings {
  /** JSON pointer to the input, or to a result that is unusual */
  readonly pointer: string;
  readonly code: 'looks-like-a-fraction' | 'looks-like-a-percentage' | 'restricted-by-law' | 'needs-an-estimate' | 'law-has-ended' | 'unusual-age' | 'unusual-result' | 'less-than-a-year';
  readonly detail: string;
}

/** Results of the Debt-to-Income Ratio (DTI) Calculator */
export interface DebtToIncomeResults {
  /** Back-end ratio: share of income for housing and all debts (percent) */
  readonly back_end_dti: number;
  /** Front-end ratio: share of income for housing (percent) */
  readonly front_end_dti: number;
  /** Monthly payments for housing and all debts (currency) */
  readonly total_monthly_obligations: number;
  /** Monthly income left after housing and all debts; negative if they exceed it (currency) */
  readonly remaining_monthly_income: number;
  /** Maximum housing payment within both limits; 0 if the debts leave no room (currency) */
  readonly max_monthly_housing_payment: number;
  /** Additional monthly payments possible within max_back_end_dti; negative if it is exceeded (currency) */
  readonly monthly_debt_headroom: number;
  /** Monthly income at which these payments meet both limits (currency) */
  readonly required_monthly_income: number;
  /** Currency of the request, in upper case; absent when none was given */
  readonly currency?: string;
  /** Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none */
  readonly warnings?: readonly DebtToIncomeResultsWarnings[];
}

/** Inputs of the Rent Affordability Calculator. Highest rent that an income allows after debt payments. */
export interface RentAffordabilityInputs {
  /** Monthly income before tax (currency); 0.01 to 1000000000000 */
  readonly monthly_income: number;
  /** Monthly payments on debts (currency); 0 to 1000000000000; default 0 */
  readonly monthly_debt_payments?: number;
  /** Highest share of the income for rent (percent); 0 to 100; default 30 */
  readonly max_front_end_dti?: number;
  /** Highest share of the income for rent and debts together (percent); 0 to 100; default 40 */
  readonly max_back_end_dti?: number;
  /** ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places */
  readonly currency?: string;
}

export interface RentAffordabilityResultsWarnings {
  /** JSON pointer to the input, or to a result that is unusual */
  readonly pointer: string;
  readonly code: 'looks-like-a-fraction' | 'looks-like-a-percentage' | 'restricted-by-law' | 'needs-an-estimate' | 'law-has-ended' | 'unusual-age' | 'unusual-result' | 'less-than-a-year';
  readonly detail: string;
}

/** Results of the Rent Affordability Calculator */
export interface RentAffordabilityResults {
  /** Highest monthly rent; 0 when debt payments leave nothing for rent (currency) */
  readonly max_monthly_rent: number;
  /** Highest rent as a percentage of the income (percent) */
  readonly front_end_dti: number;
  /** Highest rent and debts as a percentage of the income (percent) */
  readonly back_end_dti: number;
  /** Income left after rent and debts, before tax; negative if there is none (currency) */
  readonly remaining_monthly_income: number;
  /** Currency of the request, in upper case; absent when none was given */
  readonly currency?: string;
  /** Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none */
  readonly warnings?: readonly RentAffordabilityResultsWarnings[];
}

export interface CreditUtilizationInputsCards {
  /** Name of the card */
  readonly name?: string;
  /** Credit limit (currency); 0.01 to 1000000000000 */
  readonly credit_limit: number;
  /** Balance (currency); 0 to 1000000000000 */
  readonly balance: number;
}

/** Inputs of the Credit Utilization Calculator. Share of the credit limits in use, for each card and together, and the payments that bring it to a target. */
export interface CreditUtilizationInputs {
  /** Credit cards and other credit lines */
  readonly cards: readonly CreditUtilizationInputsCards[];
  /** Target utilization (percent); 0 to 100; default 30 */
  readonly target_utilization_pct?: number;
  /** ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places */
  readonly currency?: string;
}

export interface CreditUtilizationResultsCards {
  /** Name of the card, if given */
  readonly name?: string;
  /** Balance as a percentage of the limit (percent) */
  readonly utilization_pct: number;
  /** Payment that brings the card to the target; 0 when it is at or below it (currency) */
  readonly required_payment: number;
}

export interface CreditUtilizationResultsWarnings {
  /** JSON pointer to the input, or to a result that is unusual */
  readonly pointer: string;
  readonly code: 'looks-like-a-fraction' | 'looks-like-a-percentage' | 'restricted-by-law' | 'needs-an-estimate' | 'law-has-ended' | 'unusual-age' | 'unusual-result' | 'less-than-a-year';
  readonly detail: string;
}

/** Results of the Credit Utilization Calculator */
export interface CreditUtilizationResults {
  /** All balances as a percentage of all limits (percent) */
  readonly utilization_pct: number;
  /** Total of the balances (currency) */
  readonly total_balance: number;
  /** Total of the credit limits (currency) */
  readonly total_credit_limit: number;
  /** Payment that brings all cards together to the target; 0 when they are at or below it (currency) */
  readonly required_payment: number;
  /** Cards in the order given */
  readonly cards: readonly CreditUtilizationResultsCards[];
  /** Currency of the request, in upper case; absent when none was given */
  readonly currency?: string;
  /** Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none */
  readonly warnings?: readonly CreditUtilizationResultsWarnings[];
}

/** Inputs of the Salary Calculator. Pay before tax per hour, day, week, month or year, converted to every other period, and the real hourly pay; taxes are not deducted. */
export interface SalaryInputs {
  /** Pay before tax (currency); 0.01 to 1000000000000 */
  readonly pay: number;
  /** Pay period; hourly: per hour; daily: per working day; weekly: per week; biweekly: every two weeks; semimonthly: twice a month; monthly: per month; quarterly: per quarter; annually: per year; default "hourly" */
  readonly pay_frequency?: 'hourly' | 'daily' | 'weekly' | 'biweekly' | 'semimonthly' | 'monthly' | 'quarterly' | 'annually';
  /** Paid hours per working day (hours); 0.1 to 24; default 8 */
  readonly hours_per_day?: number;
  /** Working days per week (days); 0.1 to 7; default 5 */
  readonly days_per_week?: number;
  /** Paid weeks per year, including paid time off (weeks); 0.1 to 53; default 52 */
  readonly weeks_per_year?: number;
  /** Paid days off per year: holidays, vacation and sick leave (days); 0 to 366; default 0 */
  readonly paid_days_off?: number;
  /** Unpaid hours per week, such as overtime and commuting (hours); 0 to 168; default 0 */
  readonly unpaid_hours_per_week?: number;
  /** ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places */
  readonly currency?: string;
}

/** Results of the Salary Calculator */
export interface SalaryResults {
  /** Hourly pay (currency) */
  readonly hourly_pay: number;
  /** Daily pay (currency) */
  readonly daily_pay: number;
  /** Weekly pay (currency) */
  readonly weekly_pay: number;
  /** Biweekly pay: pay for two weeks (currency) */
  readonly biweekly_pay: number;
  /** Semimonthly pay: 1/24 of the annual pay (currency) */
  readonly semimonthly_pay: number;
  /** Monthly pay: one-twelfth of the annual pay (currency) */
  readonly monthly_pay: number;
  /** Quarterly pay: one-quarter of the annual pay (currency) */
  readonly quarterly_pay: number;
  /** Annual pay (currency) */
  readonly annual_pay: number;
  /** Real hourly pay: annual pay divided by all hours worked, including unpaid hours (currency) */
  readonly effective_hourly_pay: number;
  /** Currency of the request, in upper case; absent when none was given */
  readonly currency?: string;
}

/** Inputs of the Hourly Wage Calculator. Pay per day, week, month and year of an hourly wage. */
export interface HourlyWageInputs {
  /** Hourly pay before tax (currency); 0.01 to 1000000000000 */
  readonly hourly_pay: number;
  /** Paid hours per working day (hours); 0.1 to 24; default 8 */
  readonly hours_per_day?: number;
  /** Working days per week (days); 0.1 to 7; default 5 */
  readonly days_per_week?: number;
  /** Paid weeks per year, including paid time off (weeks); 0.1 to 53; default 52 */
  readonly weeks_per_year?: number;
  /** ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places */
  readonly currency?: string;
}

/** Results of the Hourly Wage Calculator */
export interface HourlyWageResults {
  /** Daily pay (currency) */
  readonly daily_pay: number;
  /** Weekly pay (currency) */
  readonly weekly_pay: number;
  /** Biweekly pay: pay for two weeks (currency) */
  readonly biweekly_pay: number;
  /** Semimonthly pay: 1/24 of the annual pay (currency) */
  readonly semimonthly_pay: number;
  /** Monthly pay: one-twelfth of the annual pay (currency) */
  readonly monthly_pay: number;
  /** Annual pay (currency) */
  readonly annual_pay: number;
  /** Currency of the request, in upper case; absent when none was given */
  readonly currency?: string;
}

/** Inputs of the Personal Loan Calculator. Monthly payment of a personal loan, what it costs, and its annual percentage rate (APR) with an origination fee. */
export interface PersonalLoanInputs {
  /** Loan amount; a financed origination fee is added to it (currency); 0.01 to 1000000000000 */
  readonly principal: number;
  /** Nominal annual interest rate; one-twelfth is charged each month (percent per year); 0 to 1000 */
  readonly annual_rate: number;
  /** Loan term (months); 1 to 1200 */
  readonly tenure_months: number;
  /** Origination fee as a percentage of the loan amount (percent); 0 to 99; default 0 */
  readonly origination_fee_pct?: number;
  /** Treatment of the origination fee; upfront: paid in cash when the loan is paid out; financed: added to the loan; deducted: kept from what is paid out; default "deducted" */
  readonly fee_treatment?: 'upfront' | 'financed' | 'deducted';
  /** Date from which interest accrues; payments follow each month */
  readonly start_date?: string;
  /** Day count convention for interest; if left out, each month has the same interest; thirty_360: months of 30 days: each whole month is a twelfth of a year; thirty_e_360: months of 30 days, counted between dates by the European rule; actual_360: actual days, years of 360 days; actual_364: actual days, years of 364 days, as of weekly loans; actual_365: actual days, years of 365 days; actual_actual_isda: actual days, split at the year: those of leap years count 1/366 and the others 1/365 (ISDA) */
  readonly day_count_convention?: 'thirty_360' | 'thirty_e_360' | 'actual_360' | 'actual_364' | 'actual_365' | 'actual_actual_isda';
  /** Level payment where days are counted; root: the payment that repays the loan over the days as they are; regular: the payment of equal periods; the last one settles the difference; default "root" */
  readonly level_payment_rule?: 'root' | 'regular';
  /** Rounding of payments and monthly interest; exact: nothing is rounded but the results; cent: a lender's ledger: payment and monthly interest are rounded to the smallest unit of the currency, and the last payment settles the rest; default "exact" */
  readonly payment_rounding?: 'exact' | 'cent';
  /** ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places */
  readonly currency?: string;
}

/** Reason for each result without a value, by name; absent when every result has one */
export interface PersonalLoanResultsOmitted {
  readonly apr?: string;
  readonly payoff_date?: string;
}

export interface PersonalLoanResultsWarnings {
  /** JSON pointer to the input, or to a result that is unusual */
  readonly pointer: string;
  readonly code: 'looks-like-a-fraction' | 'looks-like-a-percentage' | 'restricted-by-law' | 'needs-an-estimate' | 'law-has-ended' | 'unusual-age' | 'unusual-result' | 'less-than-a-year';
  readonly detail: string;
}

/** Results of the Personal Loan Calculator */
export interface PersonalLoanResults {
  /** Level payment at the end of each month (currency) */
  readonly monthly_payment: number;
  /** Origination fee (currency) */
  readonly total_fees: number;
  /** Amount financed: the loan minus the origination fee (currency) */
  readonly amount_financed: number;
  /** Annual percentage rate: nominal rate that interest and fee together come to (percent per year) */
  readonly apr?: number;
  /** Finance charge: interest and origination fee (currency) */
  readonly finance_charge: number;
  /** Total interest: all payments minus the loan (currency) */
  readonly total_interest: number;
  /** All payments (currency) */
  readonly total_paid: number;
  /** Loan including the origination fee; only with fee_treatment financed (currency) */
  readonly loan_amount?: number;
  /** Last payment, which settles the balance; only with payment_rounding cent or day_count_convention (currency) */
  readonly final_payment?: number;
  /** Date of the last payment; absent without start_date */
  readonly payoff_date?: string;
  /** Currency of the request, in upper case; absent when none was given */
  readonly currency?: string;
  /** Reason for each result without a value, by name; absent when every result has one */
  readonly omitted?: PersonalLoanResultsOmitted;
  /** Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none */
  readonly warnings?: readonly PersonalLoanResultsWarnings[];
}

/** Inputs of the Home Loan Calculator. Monthly payment of a home loan, its interest, and its annual percentage rate (APR) with the fees of the lender. */
export interface HomeLoanInputs {
  /** Price of the home (currency); 0 to 1000000000000 */
  readonly home_price: number;
  /** Down payment: the part of the price that is not borrowed (currency); 0 to 1000000000000 */
  readonly down_payment: number;
  /** Nominal annual interest rate; one-twelfth is charged each month (percent per year); 0 to 1000 */
  readonly interest_rate: number;
  /** Loan term (years); 1 to 100 */
  readonly loan_term: number;
  /** Fees of the lender, such as processing fees and points, paid at closing (currency); 0 to 1000000000000; default 0 */
  readonly fees?: number;
  /** Date from which interest accrues; payments follow each month */
  readonly start_date?: string;
  /** Day count convention for interest; if left out, each month has the same interest; thirty_360: months of 30 days: each whole month is a twelfth of a year; thirty_e_360: months of 30 days, counted between dates by the European rule; actual_360: actual days, years of 360 days; actual_364: actual days, years of 364 days, as of weekly loans; actual_365: actual days, years of 365 days; actual_actual_isda: actual days, split at the year: those of leap years count 1/366 and the others 1/365 (ISDA) */
  readonly day_count_convention?: 'thirty_360' | 'thirty_e_360' | 'actual_360' | 'actual_364' | 'actual_365' | 'actual_actual_isda';
  /** Level payment where days are counted; root: the payment that repays the loan over the days as they are; regular: the payment of equal periods; the last one settles the difference; default "root" */
  readonly level_payment_rule?: 'root' | 'regular';
  /** Rounding of payments and monthly interest; exact: nothing is rounded but the results; cent: a lender's ledger: payment and monthly interest are rounded to the smallest unit of the currency, and the last payment settles the rest; default "exact" */
  readonly payment_rounding?: 'exact' | 'cent';
  /** ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places */
  readonly currency?: string;
}

/** Reason for each result without a value, by name; absent when every result has one */
export interface HomeLoanResultsOmitted {
  readonly apr?: string;
  readonly payoff_date?: string;
}

export interface HomeLoanResultsWarnings {
  /** JSON pointer to the input, or to a result that is unusual */
  readonly pointer: string;
  readonly code: 'looks-like-a-fraction' | 'looks-like-a-percentage' | 'restricted-by-law' | 'needs-an-estimate' | 'law-has-ended' | 'unusual-age' | 'unusual-result' | 'less-than-a-year';
  readonly detail: string;
}

/** Results of the Home Loan Calculator */
export interface HomeLoanResults {
  /** Level payment at the end of each month (currency) */
  readonly monthly_payment: number;
  /** Loan amount: price minus down payment (currency) */
  readonly loan_amount: number;
  /** Total interest: all payments minus the loan (currency) */
  readonly total_interest: number;
  /** All payments, excluding the down payment and the fees (currency) */
  readonly total_paid: number;
  /** Annual percentage rate: nominal rate that interest and fees together come to; mortgage insurance, which lenders in the United States include, is left out (percent per year) */
  readonly apr?: number;
  /** Last payment, which settles the balance; only with payment_rounding cent or day_count_convention (currency) */
  readonly final_payment?: number;
  /** Date of the last payment; absent without start_date */
  readonly payoff_date?: string;
  /** Currency of the request, in upper case; absent when none was given */
  readonly currency?: string;
  /** Reason for each result without a value, by name; absent when every result has one */
  readonly omitted?: HomeLoanResultsOmitted;
  /** Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none */
  readonly warnings?: readonly HomeLoanResultsWarnings[];
}

/** Inputs of the Loan Payoff Calculator. The months until a fixed monthly payment pays off a loan, and the savings from extra payments. */
export interface LoanPayoffInputs {
  /** Current balance of the loan (currency); 0.01 to 1000000000000 */
  readonly balance: number;
  /** Nominal annual interest rate; one-twelfth is charged each month (percent per year); 0 to 1000 */
  readonly annual_rate: number;
  /** Monthly payment, at the end of each month (currency); 0.01 to 1000000000000 */
  readonly monthly_payment: number;
  /** Extra monthly payment (currency); 0 to 1000000000000; default 0 */
  readonly extra_monthly_payment?: number;
  /** Extra one-time payment today (currency); 0 to 1000000000000; default 0 */
  readonly lump_sum_payment?: number;
  /** Date from which interest accrues; payments follow each month */
  readonly start_date?: string;
  /** Rounding of payments and monthly interest; exact: nothing is rounded but the results; cent: a lender's ledger: payment and monthly interest are rounded to the smallest unit of the currency, and the last payment settles the rest; default "exact" */
  readonly payment_rounding?: 'exact' | 'cent';
  /** ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places */
  readonly currency?: string;
}

/** Reason for each result without a value, by name; absent when every result has one */
export interface LoanPayoffResultsOmitted {
  readonly payoff_date?: string;
  readonly months_saved?: string;
  readonly interest_saved?: string;
}

export interface LoanPayoffResultsWarnings {
  /** JSON pointer to the input, or to a result that is unusual */
  readonly pointer: string;
  readonly code: 'looks-like-a-fraction' | 'looks-like-a-percentage' | 'restricted-by-law' | 'needs-an-estimate' | 'law-has-ended' | 'unusual-age' | 'unusual-result' | 'less-than-a-year';
  readonly detail: string;
}

/** Results of the Loan Payoff Calculator */
export interface LoanPayoffResults {
  /** Number of monthly payments (months) */
  readonly months_to_payoff: number;
  /** Date of the last payment; absent without start_date */
  readonly payoff_date?: string;
  /** Total interest (currency) */
  readonly total_interest: number;
  /** All payments, including extra payments (currency) */
  readonly total_paid: number;
  /** Final monthly payment, which settles the remaining balance (currency) */
  readonly final_payment: number;
  /** Months saved by the extra payments; absent where monthly_payment alone never pays off the loan (months) */
  readonly months_saved?: number;
  /** Interest saved by the extra payments; absent where monthly_payment alone never pays off the loan (currency) */
  readonly interest_saved?: number;
  /** Currency of the request, in upper case; absent when none was given */
  readonly currency?: string;
  /** Reason for each result without a value, by name; absent when every result has one */
  readonly omitted?: LoanPayoffResultsOmitted;
  /** Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none */
  readonly warnings?: readonly LoanPayoffResultsWarnings[];
}

/** Inputs of the Prepay or Invest Calculator. Extra monthly money used to repay a loan early, or invested instead: what each leaves when the loan would end. */
export interface PrepayVsInvestInputs {
  /** Balance of the loan (currency); 0.01 to 1000000000000 */
  readonly balance: number;
  /** Nominal annual interest rate; one-twelfth is charged each month (percent per year); 0 to 1000 */
  readonly annual_rate: number;
  /** Remaining months of the loan (months); 1 to 1200 */
  readonly remaining_months: number;
  /** Extra money each month, to prepay the loan or to invest (currency); 0.01 to 1000000000000 */
  readonly extra_monthly_payment: number;
  /** Nominal annual return on the investments; one-twelfth is earned each month (percent per year); above -100, up to 1000 */
  readonly annual_return: number;
  /** Tax on the return, as it is earned (percent); 0 to 100; default 0 */
  readonly tax_rate?: number;
  /** Tax rate at which loan interest is deducted; 0 when it is not deductible (percent); 0 to 100; default 0 */
  readonly marginal_tax_rate?: number;
  /** ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places */
  readonly currency?: string;
}

/** Reason for each result without a value, by name; absent when every result has one */
export interface PrepayVsInvestResultsOmitted {
  readonly break_even_return?: string;
}

export interface PrepayVsInvestResultsWarnings {
  /** JSON pointer to the input, or to a result that is unusual */
  readonly pointer: string;
  readonly code: 'looks-like-a-fraction' | 'looks-like-a-percentage' | 'restricted-by-law' | 'needs-an-estimate' | 'law-has-ended' | 'unusual-age' | 'unusual-result' | 'less-than-a-year';
  readonly detail: string;
}

/** Results of the Prepay or Invest Calculator */
export interface PrepayVsInvestResults {
  /** Interest that prepaying saves, before tax (currency) */
  readonly interest_saved: number;
  /** Months by which prepaying ends the loan earlier (months) */
  readonly months_saved: number;
  /** Extra money invested each month, when the loan would end, after tax on the return (currency) */
  readonly future_value: number;
  /** Wealth from investing less wealth from prepaying, when the loan would end; negative when prepaying leaves more (currency) */
  readonly investing_advantage: number;
  /** Nominal annual return at which both leave the same; absent with a tax_rate of 100 (percent per year) */
  readonly break_even_return?: number;
  /** Currency of the request, in upper case; absent when none was given */
  readonly currency?: string;
  /** Reason for each result without a value, by name; absent when every result has one */
  readonly omitted?: PrepayVsInvestResultsOmitted;
  /** Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none */
  readonly warnings?: readonly PrepayVsInvestResultsWarnings[];
}

export interface CreditCardPayoffInputsLumpSumPayments {
  /** Month at the end of which the lump sum is paid (ordinal); 1 to 1200 */
  readonly month?: number;
  /** Date of the lump sum, instead of month; it is paid with the next payment */
  readonly date?: string;
  /** Amount of the lump sum (currency); 0.01 to 1000000000000 */
  readonly amount: number;
}

/** Inputs of the Credit Card Payoff Calculator. Time and interest until a card balance is paid off, by a fixed payment or by minimum payments. */
export interface CreditCardPayoffInputs {
  /** Card balance today; nothing more is bought with the card (currency); 0.01 to 1000000000000 */
  readonly balance: number;
  /** Nominal rate of the card, charged monthly at a twelfth (percent per year); 0 to 1000 */
  readonly annual_rate: number;
  /** Payment at the end of each month; without it, minimum payments are made (currency); 0.01 to 1000000000000 */
  readonly monthly_payment?: number;
  /** Percentage of the balance in the minimum payment (percent); 0 to 100; default 1 */
  readonly minimum_payment_pct?: number;
  /** Least minimum payment (currency); 0.01 to 1000000000000; default 25 */
  readonly minimum_payment_floor?: number;
  /** Minimum payment, where it is above minimum_payment_floor; percent_of_balance: minimum_payment_pct of the statement balance; percent_plus_interest: minimum_payment_pct of the statement balance plus the month's interest; default "percent_plus_interest" */
  readonly minimum_payment_rule?: 'percent_of_balance' | 'percent_plus_interest';
  /** Rate of the first introductory_months (percent per year); 0 to 1000; default 0 */
  readonly introductory_annual_rate?: number;
  /** Duration of the introductory rate (months); 0 to 120; default 0 */
  readonly introductory_months?: number;
  /** Balance transfer fee, added to the balance (percent); 0 to 100; default 0 */
  readonly transfer_fee_pct?: number;
  /** Lump-sum payments; default [] */
  readonly lump_sum_payments?: readonly CreditCardPayoffInputsLumpSumPayments[];
  /** Date from which interest accrues; payments follow each month */
  readonly start_date?: string;
  /** Months in which the card is to be paid off (months); 1 to 1200 */
  readonly target_months?: number;
  /** ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places */
  readonly currency?: string;
}

/** Reason for each result without a value, by name; absent when every result has one */
export interface CreditCardPayoffResultsOmitted {
  readonly payoff_date?: string;
  readonly months_saved?: string;
  readonly interest_saved?: string;
}

export interface CreditCardPayoffResultsWarnings {
  /** JSON pointer to the input, or to a result that is unusual */
  readonly pointer: string;
  readonly code: 'looks-like-a-fraction' | 'looks-like-a-percentage' | 'restricted-by-law' | 'needs-an-estimate' | 'law-has-ended' | 'unusual-age' | 'unusual-result' | 'less-than-a-year';
  readonly detail: string;
}

/** Results of the Credit Card Payoff Calculator */
export interface CreditCardPayoffResults {
  /** Number of payments (months) */
  readonly months_to_payoff: number;
  /** Date of the last payment; absent without start_date */
  readonly payoff_date?: string;
  /** All interest (currency) */
  readonly total_interest: number;
  /** Fee for moving the balance (currency) */
  readonly transfer_fee: number;
  /** All payments (currency) */
  readonly total_paid: number;
  /** First payment (currency) */
  readonly first_payment: number;
  /** Last payment, which settles the rest (currency) */
  readonly final_payment: number;
  /** Level monthly payment that pays off the card in target_months; absent without target_months (currency) */
  readonly required_monthly_payment?: number;
  /** Months by which monthly_payment pays off the card earlier than minimum payments; absent where these never do (months) */
  readonly months_saved?: number;
  /** Interest that monthly_payment saves against minimum payments; absent where these never pay off the card (currency) */
  readonly interest_saved?: number;
  /** Currency of the request, in upper case; absent when none was given */
  readonly currency?: string;
  /** Reason for each result without a value, by name; absent when every result has one */
  readonly omitted?: CreditCardPayoffResultsOmitted;
  /** Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none */
  readonly warnings?: readonly CreditCardPayoffResultsWarnings[];
}

/** Inputs of the Auto Loan Calculator. Monthly payment and whole cost of a financed vehicle, with trade-in, sales tax, fees, rebate and down payment. */
export interface AutoLoanInputs {
  /** Price before tax, fees and rebate (currency); 0 to 1000000000000 */
  readonly vehicle_price: number;
  /** Nominal annual interest rate; one-twelfth is charged each month (percent per year); 0 to 1000 */
  readonly annual_rate: number;
  /** Loan term (months); 1 to 1200; default 60 */
  readonly tenure_months?: number;
  /** Cash paid toward the price (currency); 0 to 1000000000000; default 0 */
  readonly down_payment?: number;
  /** Trade-in value of the old vehicle (currency); 0 to 1000000000000; default 0 */
  readonly trade_in_value?: number;
  /** Balance owed on the old vehicle, paid off by the new loan (currency); 0 to 1000000000000; default 0 */
  readonly trade_in_balance?: number;
  /** Sales tax (percent); 0 to 100; default 0 */
  readonly sales_tax_rate?: number;
  /** Amount on which sales tax is charged; less_trade_in: the price less trade_in_value, as in most states of the USA; full_price: the whole price; default "less_trade_in" */
  readonly sales_tax_base?: 'less_trade_in' | 'full_price';
  /** Title, registration and document fees, untaxed (currency); 0 to 1000000000000; default 0 */
  readonly fees?: number;
  /** Payment of tax and fees: financed or at signing; financed: tax and fees are added to the loan; upfront: tax and fees are paid at signing; default "financed" */
  readonly tax_and_fee_treatment?: 'financed' | 'upfront';
  /** Manufacturer's cash rebate, which does not lower the tax (currency); 0 to 1000000000000; default 0 */
  readonly rebate?: number;
  /** Date from which interest accrues; payments follow each month */
  readonly start_date?: string;
  /** Day count convention for interest; if left out, each month has the same interest; thirty_360: months of 30 days: each whole month is a twelfth of a year; thirty_e_360: months of 30 days, counted between dates by the European rule; actual_360: actual days, years of 360 days; actual_364: actual days, years of 364 days, as of weekly loans; actual_365: actual days, years of 365 days; actual_actual_isda: actual days, split at the year: those of leap years count 1/366 and the others 1/365 (ISDA) */
  readonly day_count_convention?: 'thirty_360' | 'thirty_e_360' | 'actual_360' | 'actual_364' | 'actual_365' | 'actual_actual_isda';
  /** Level payment where days are counted; root: the payment that repays the loan over the days as they are; regular: the payment of equal periods; the last one settles the difference; default "root" */
  readonly level_payment_rule?: 'root' | 'regular';
  /** Rounding of payments and monthly interest; exact: nothing is rounded but the results; cent: a lender's ledger: payment and monthly interest are rounded to the smallest unit of the currency, and the last payment settles the rest; default "exact" */
  readonly payment_rounding?: 'exact' | 'cent';
  /** ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places */
  readonly currency?: string;
}

/** Reason for each result without a value, by name; absent when every result has one */
export interface AutoLoanResultsOmitted {
  readonly payoff_date?: string;
}

export interface AutoLoanResultsWarnings {
  /** JSON pointer to the input, or to a result that is unusual */
  readonly pointer: string;
  readonly code: 'looks-like-a-fraction' | 'looks-like-a-percentage' | 'restricted-by-law' | 'needs-an-estimate' | 'law-has-ended' | 'unusual-age' | 'unusual-result' | 'less-than-a-year';
  readonly detail: string;
}

/** Results of the Auto Loan Calculator */
export interface AutoLoanResults {
  /** Level payment at the end of each month (currency) */
  readonly monthly_payment: number;
  /** Loan amount (currency) */
  readonly loan_amount: number;
  /** Sales tax (currency) */
  readonly sales_tax: number;
  /** Cash paid at signing, before the loan begins (currency) */
  readonly due_at_signing: number;
  /** Total interest: all payments minus the loan (currency) */
  readonly total_interest: number;
  /** All payments of the loan (currency) */
  readonly total_paid: number;
  /** Whole cost of the vehicle: price, tax, fees and interest, less the rebate (currency) */
  readonly total_cost: number;
  /** Last payment, which settles the balance; only with payment_rounding cent or day_count_convention (currency) */
  readonly final_payment?: number;
  /** Date of the last payment; absent without start_date */
  readonly payoff_date?: string;
  /** Currency of the request, in upper case; absent when none was given */
  readonly currency?: string;
  /** Reason for each result without a value, by name; absent when every result has one */
  readonly omitted?: AutoLoanResultsOmitted;
  /** Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none */
  readonly warnings?: readonly AutoLoanResultsWarnings[];
}

/** Inputs of the Car Loan Calculator. Monthly payment and whole cost of a car that is financed, with down payment, trade-in, sales tax and fees. */
export interface CarLoanInputs {
  /** Price of the car before tax and fees (currency); 0 to 1000000000000 */
  readonly vehicle_price: number;
  /** Nominal annual interest rate; one-twelfth is charged each month (percent per year); 0 to 1000 */
  readonly annual_rate: number;
  /** Loan term (months); 1 to 1200; default 60 */
  readonly tenure_months?: number;
  /** Cash paid toward the price (currency); 0 to 1000000000000; default 0 */
  readonly down_payment?: number;
  /** Trade-in value of the old car (currency); 0 to 1000000000000; default 0 */
  readonly trade_in_value?: number;
  /** Sales tax on the price less trade_in_value (percent); 0 to 100; default 0 */
  readonly sales_tax_rate?: number;
  /** Title, registration and document fees, untaxed (currency); 0 to 1000000000000; default 0 */
  readonly fees?: number;
  /** Date from which interest accrues; payments follow each month */
  readonly start_date?: string;
  /** Day count convention for interest; if left out, each month has the same interest; thirty_360: months of 30 days: each whole month is a twelfth of a year; thirty_e_360: months of 30 days, counted between dates by the European rule; actual_360: actual days, years of 360 days; actual_364: actual days, years of 364 days, as of weekly loans; actual_365: actual days, years of 365 days; actual_actual_isda: actual days, split at the year: those of leap years count 1/366 and the others 1/365 (ISDA) */
  readonly day_count_convention?: 'thirty_360' | 'thirty_e_360' | 'actual_360' | 'actual_364' | 'actual_365' | 'actual_actual_isda';
  /** Level payment where days are counted; root: the payment that repays the loan over the days as they are; regular: the payment of equal periods; the last one settles the difference; default "root" */
  readonly level_payment_rule?: 'root' | 'regular';
  /** Rounding of payments and monthly interest; exact: nothing is rounded but the results; cent: a lender's ledger: payment and monthly interest are rounded to the smallest unit of the currency, and the last payment settles the rest; default "exact" */
  readonly payment_rounding?: 'exact' | 'cent';
  /** ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places */
  readonly currency?: string;
}

/** Reason for each result without a value, by name; absent when every result has one */
export interface CarLoanResultsOmitted {
  readonly payoff_date?: string;
}

export interface CarLoanResultsWarnings {
  /** JSON pointer to the input, or to a result that is unusual */
  readonly pointer: string;
  readonly code: 'looks-like-a-fraction' | 'looks-like-a-percentage' | 'restricted-by-law' | 'needs-an-estimate' | 'law-has-ended' | 'unusual-age' | 'unusual-result' | 'less-than-a-year';
  readonly detail: string;
}

/** Results of the Car Loan Calculator */
export interface CarLoanResults {
  /** Level payment at the end of each month (currency) */
  readonly monthly_payment: number;
  /** Loan amount (currency) */
  readonly loan_amount: number;
  /** Total interest: all payments minus the loan (currency) */
  readonly total_interest: number;
  /** All payments of the loan (currency) */
  readonly total_paid: number;
  /** Whole cost of the car: price, tax, fees and interest (currency) */
  readonly total_cost: number;
  /** Last payment, which settles the balance; only with payment_rounding cent or day_count_convention (currency) */
  readonly final_payment?: number;
  /** Date of the last payment; absent without start_date */
  readonly payoff_date?: string;
  /** Currency of the request, in upper case; absent when none was given */
  readonly currency?: string;
  /** Reason for each result without a value, by name; absent when every result has one */
  readonly omitted?: CarLoanResultsOmitted;
  /** Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none */
  readonly warnings?: readonly CarLoanResultsWarnings[];
}

/** Inputs of the Business Loan Calculator. Monthly payment of a business loan with fees, interest-only months and a balloon, and its annual percentage rate. */
export interface BusinessLoanInputs {
  /** Loan amount (currency); 0.01 to 1000000000000 */
  readonly principal: number;
  /** Nominal annual interest rate; one-twelfth is charged each month (percent per year); 0 to 1000 */
  readonly annual_rate: number;
  /** Loan term in months, rounded up to whole payment periods (months); 1 to 600 */
  readonly tenure_months: number;
  /** Date from which interest accrues */
  readonly start_date: string;
  /** Fees that are paid at closing or taken out of the loan, such as guarantee and origination fees (currency); 0 to 1000000000000; default 0 */
  readonly fees?: number;
  /** Months of interest-only payments at the beginning (months); 0 to 599; default 0 */
  readonly interest_only_months?: number;
  /** Balloon: principal due with the last payment, in addition to a level payment (currency); 0 to 1000000000000; default 0 */
  readonly balloon_amount?: number;
  /** Repayment of the loan; level: level payments of principal and interest; equal_principal: the same principal with each payment, and its interest; default "level" */
  readonly payment_method?: 'level' | 'equal_principal';
  /** Day count convention for interest; if left out, each month has the same interest */
  readonly day_count_convention?: 'thirty_360' | 'thirty_e_360' | 'actual_360' | 'actual_364' | 'actual_365' | 'actual_actual_isda';
  /** Level payment where days are counted; root: the payment that repays the loan over the days as they are; regular: the payment of equal periods; the last one settles the difference; default "root" */
  readonly level_payment_rule?: 'root' | 'regular';
  /** Rounding of payments and monthly interest; exact: nothing is rounded but the results; cent: a lender's ledger: payment and monthly interest are rounded to the smallest unit of the currency, and the last payment settles the rest; default "exact" */
  readonly payment_rounding?: 'exact' | 'cent';
  /** ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places */
  readonly currency?: string;
}

/** Reason for each result without a value, by name; absent when every result has one */
export interface BusinessLoanResultsOmitted {
  readonly apr?: string;
}

export interface BusinessLoanResultsWarnings {
  /** JSON pointer to the input, or to a result that is unusual */
  readonly pointer: string;
  readonly code: 'looks-like-a-fraction' | 'looks-like-a-percentage' | 'restricted-by-law' | 'needs-an-estimate' | 'law-has-ended' | 'unusual-age' | 'unusual-result' | 'less-than-a-year';
  readonly detail: string;
}

/** Results of the Business Loan Calculator */
export interface BusinessLoanResults {
  /** Level monthly payment, after any interest-only months, which repays the balance that is left at their end; the principal in it with equal_principal (currency) */
  readonly monthly_payment: number;
  /** Last payment, including a balloon, which settles the balance (currency) */
  readonly final_payment: number;
  /** Total interest (currency) */
  readonly total_interest: number;
  /** Total of all payments, excluding the fees (currency) */
  readonly total_paid: number;
  /** Annual percentage rate: nominal rate that interest and fees together come to (percent per year) */
  readonly apr?: number;
  /** Date of the last payment */
  readonly payoff_date: string;
  /** Currency of the request, in upper case; absent when none was given */
  readonly currency?: string;
  /** Reason for each result without a value, by name; absent when every result has one */
  readonly omitted?: BusinessLoanResultsOmitted;
  /** Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none */
  readonly warnings?: readonly BusinessLoanResultsWarnings[];
}

/** One row of a schedule */
export interface DatedLoanRow {
  readonly period: number;
  readonly date: string;
  readonly payment: number;
  readonly interest: number;
  readonly principal: number;
  readonly balance: number;
}

/** Inputs of the Auto Lease Calculator. Monthly payment of a leased vehicle: depreciation, finance charge and sales tax, and what is due at signing. */
export interface AutoLeaseInputs {
  /** Price of the vehicle that was agreed on (currency); 0.01 to 1000000000000 */
  readonly vehicle_price: number;
  /** Residual value: value of the vehicle at the end of the lease (currency); 0 to 1000000000000 */
  readonly residual_value?: number;
  /** Residual value as a percentage of the MSRP (percent); 0 to 100 */
  readonly residual_pct?: number;
  /** Manufacturer's suggested retail price (MSRP), of which residual_pct is a percentage; the price that was agreed on if it is left out (currency); 0.01 to 1000000000000 */
  readonly msrp?: number;
  /** Annual rate of the lease: 2,400 times the money factor (percent per year); 0 to 1000 */
  readonly annual_rate?: number;
  /** Money factor, such as 0.00125 (ratio); 0 to 0.4 */
  readonly money_factor?: number;
  /** Lease term (months); 1 to 1200; default 36 */
  readonly tenure_months?: number;
  /** Cash that lowers the capitalized cost (currency); 0 to 1000000000000; default 0 */
  readonly down_payment?: number;
  /** Trade-in value of the old vehicle, which lowers the capitalized cost (currency); 0 to 1000000000000; default 0 */
  readonly trade_in_value?: number;
  /** Acquisition, title and document fees (currency); 0 to 1000000000000; default 0 */
  readonly fees?: number;
  /** Payment of the fees: financed or at signing; financed: fees are added to the capitalized cost; upfront: fees are paid at signing; default "financed" */
  readonly fee_treatment?: 'financed' | 'upfront';
  /** Sales tax on each payment and on the down payment (percent); 0 to 100; default 0 */
  readonly sales_tax_rate?: number;
  /** Whether sales tax is due on the down payment; true: it is paid at signing, as in most states of the USA; false: the down payment is not taxed; default true */
  readonly down_payment_taxed?: boolean;
  /** ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places */
  readonly currency?: string;
}

export interface AutoLeaseResultsWarnings {
  /** JSON pointer to the input, or to a result that is unusual */
  readonly pointer: string;
  readonly code: 'looks-like-a-fraction' | 'looks-like-a-percentage' | 'restricted-by-law' | 'needs-an-estimate' | 'law-has-ended' | 'unusual-age' | 'unusual-result' | 'less-than-a-year';
  readonly detail: string;
}

/** Results of the Auto Lease Calculator */
export interface AutoLeaseResults {
  /** Monthly payment with sales tax (currency) */
  readonly monthly_payment: number;
  /** Depreciation charge per month: capitalized cost less residual value, spread over the lease (currency) */
  readonly monthly_depreciation: number;
  /** Finance charge per month, also called rent charge (currency) */
  readonly monthly_finance_charge: number;
  /** Sales tax per month (currency) */
  readonly monthly_sales_tax: number;
  /** Sales tax on the down payment, due at signing (currency) */
  readonly upfront_sales_tax: number;
  /** Adjusted capitalized cost: price and financed fees less down payment and trade-in (currency) */
  readonly capitalized_cost: number;
  /** Cash due at signing: down payment and its sales tax, fees paid at signing, and the first monthly payment (currency) */
  readonly due_at_signing: number;
  /** All monthly payments, excluding the down payment, its sales tax and fees paid at signing (currency) */
  readonly total_paid: number;
  /** Annual rate of the lease (percent per year) */
  readonly annual_rate: number;
  /** Currency of the request, in upper case; absent when none was given */
  readonly currency?: string;
  /** Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none */
  readonly warnings?: readonly AutoLeaseResultsWarnings[];
}

/** Inputs of the Lease or Buy Calculator. Cost of leasing a vehicle compared with buying it with a loan and selling it when the lease would end. */
export interface LeaseVsBuyInputs {
  /** Price of the vehicle that was agreed on, before tax and fees (currency); 0.01 to 1000000000000 */
  readonly vehicle_price: number;
  /** Price at which the bought vehicle is sold when the lease would end (currency); 0 to 1000000000000 */
  readonly resale_value: number;
  /** Residual value in the lease (currency); 0 to 1000000000000 */
  readonly residual_value?: number;
  /** Residual value in the lease as a percentage of the MSRP (percent); 0 to 100 */
  readonly residual_pct?: number;
  /** Manufacturer's suggested retail price (MSRP), of which residual_pct is a percentage; the price that was agreed on if it is left out (currency); 0.01 to 1000000000000 */
  readonly msrp?: number;
  /** Annual rate of the lease: 2,400 times the money factor (percent per year); 0 to 1000 */
  readonly lease_annual_rate?: number;
  /** Money factor of the lease, such as 0.00125 (ratio); 0 to 0.4 */
  readonly money_factor?: number;
  /** Lease term (months); 1 to 1200; default 36 */
  readonly lease_tenure_months?: number;
  /** Cash that lowers the capitalized cost of the lease (currency); 0 to 1000000000000; default 0 */
  readonly lease_down_payment?: number;
  /** Fees of the lease (currency); 0 to 1000000000000; default 0 */
  readonly lease_fees?: number;
  /** Payment of lease_fees: financed or at signing; financed: lease_fees are added to the capitalized cost; upfront: lease_fees are paid at signing; default "financed" */
  readonly fee_treatment?: 'financed' | 'upfront';
  /** Nominal annual interest rate of the loan; one-twelfth is charged each month (percent per year); 0 to 1000 */
  readonly annual_rate: number;
  /** Loan term (months); 1 to 1200; default 60 */
  readonly tenure_months?: number;
  /** Cash paid toward the purchase (currency); 0 to 1000000000000; default 0 */
  readonly down_payment?: number;
  /** Fees of the purchase, untaxed (currency); 0 to 1000000000000; default 0 */
  readonly fees?: number;
  /** Payment of tax and fees of the purchase: financed or at signing; financed: tax and fees of the purchase are added to the loan; upfront: tax and fees of the purchase are paid at signing; default "financed" */
  readonly tax_and_fee_treatment?: 'financed' | 'upfront';
  /** Trade-in value of the old vehicle, for which both are credited (currency); 0 to 1000000000000; default 0 */
  readonly trade_in_value?: number;
  /** Sales tax on the purchase, and on each payment and the down payment of the lease (percent); 0 to 100; default 0 */
  readonly sales_tax_rate?: number;
  /** Amount of the purchase on which sales tax is charged; less_trade_in: the price less trade_in_value, as in most states of the USA; full_price: the whole price; default "less_trade_in" */
  readonly sales_tax_base?: 'less_trade_in' | 'full_price';
  /** Whether sales tax is due on lease_down_payment; true: it is paid at signing, as in most states of the USA; false: the down payment is not taxed; default true */
  readonly lease_down_payment_taxed?: boolean;
  /** Nominal annual return that money not spent would earn; one-twelfth each month (percent per year); above -100, up to 1000; default 0 */
  readonly annual_return?: number;
  /** ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places */
  readonly currency?: string;
}

/** Reason for each result without a value, by name; absent when every result has one */
export interface LeaseVsBuyResultsOmitted {
  readonly break_even_month?: string;
}

export interface LeaseVsBuyResultsWarnings {
  /** JSON pointer to the input, or to a result that is unusual */
  readonly pointer: string;
  readonly code: 'looks-like-a-fraction' | 'looks-like-a-percentage' | 'restricted-by-law' | 'needs-an-estimate' | 'law-has-ended' | 'unusual-age' | 'unusual-result' | 'less-than-a-year';
  readonly detail: string;
}

/** Results of the Lease or Buy Calculator */
export interface LeaseVsBuyResults {
  /** Cost of the lease at its end: trade-in, cash at signing and all payments, with the return that they would have earned (currency) */
  readonly lease_total_cost: number;
  /** Sales tax on lease_down_payment, due at signing (currency) */
  readonly lease_upfront_sales_tax: number;
  /** Cost of buying at the same time: trade-in, cash at signing and payments with that return, and the balance of the loan, less resale_value (currency) */
  readonly buying_total_cost: number;
  /** Cost of the lease less that of buying; negative when the lease costs less (currency) */
  readonly buying_advantage: number;
  /** First month in which selling the vehicle leaves buying no more expensive than the lease so far, if its value falls evenly from vehicle_price to resale_value; absent when no month of the lease does (ordinal) */
  readonly break_even_month?: number;
  /** Currency of the request, in upper case; absent when none was given */
  readonly currency?: string;
  /** Reason for each result without a value, by name; absent when every result has one */
  readonly omitted?: LeaseVsBuyResultsOmitted;
  /** Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none */
  readonly warnings?: readonly LeaseVsBuyResultsWarnings[];
}

/** Inputs of the Student Loan Calculator. Standard repayment of a student loan after school and a grace period, and the savings from extra payments. */
export interface StudentLoanInputs {
  /** Loan amount, paid out at the beginning (currency); 0.01 to 1000000000000 */
  readonly principal: number;
  /** Nominal annual interest rate; one-twelfth is charged each month (percent per year); 0 to 1000 */
  readonly annual_rate: number;
  /** Loan term; the standard plan for federal loans takes 10 years, or, for loans made from July 2026 on, 15 years from 25,000 of debt, 20 from 50,000 and 25 from 100,000 (years); 1 to 100; default 10 */
  readonly loan_term?: number;
  /** Months from the payout until the end of school (months); 0 to 1200; default 0 */
  readonly months_in_school?: number;
  /** Grace period: months from the end of school until repayment begins (months); 0 to 1200; default 6 */
  readonly grace_months?: number;
  /** Whether the loan is subsidized; true: the government pays the interest until repayment begins; false: interest is charged from the first month; default false */
  readonly subsidized?: boolean;
  /** Treatment of interest that is unpaid when repayment begins; capitalized: added to the loan when repayment begins, and bears interest; separate: kept separate from the loan, bears no interest, and is repaid by the first payments; paid: paid each month as it is charged; default "separate" */
  readonly unpaid_interest_treatment?: 'capitalized' | 'separate' | 'paid';
  /** Extra monthly payment during repayment (currency); 0 to 1000000000000; default 0 */
  readonly extra_monthly_payment?: number;
  /** Date on which the loan is paid out */
  readonly start_date?: string;
  /** Day count convention for interest; if left out, each month has the same interest; thirty_360: months of 30 days: each whole month is a twelfth of a year; thirty_e_360: months of 30 days, counted between dates by the European rule; actual_360: actual days, years of 360 days; actual_364: actual days, years of 364 days, as of weekly loans; actual_365: actual days, years of 365 days; actual_actual_isda: actual days, split at the year: those of leap years count 1/366 and the others 1/365 (ISDA) */
  readonly day_count_convention?: 'thirty_360' | 'thirty_e_360' | 'actual_360' | 'actual_364' | 'actual_365' | 'actual_actual_isda';
  /** Level payment where days are counted; root: the payment that repays the loan over the days as they are; regular: the payment of equal periods; the last one settles the difference; default "root" */
  readonly level_payment_rule?: 'root' | 'regular';
  /** Rounding of payments and monthly interest; exact: nothing is rounded but the results; cent: a lender's ledger: payment and monthly interest are rounded to the smallest unit of the currency, and the last payment settles the rest; default "exact" */
  readonly payment_rounding?: 'exact' | 'cent';
  /** ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places */
  readonly currency?: string;
}

/** Reason for each result without a value, by name; absent when every result has one */
export interface StudentLoanResultsOmitted {
  readonly payoff_date?: string;
}

export interface StudentLoanResultsWarnings {
  /** JSON pointer to the input, or to a result that is unusual */
  readonly pointer: string;
  readonly code: 'looks-like-a-fraction' | 'looks-like-a-percentage' | 'restricted-by-law' | 'needs-an-estimate' | 'law-has-ended' | 'unusual-age' | 'unusual-result' | 'less-than-a-year';
  readonly detail: string;
}

/** Results of the Student Loan Calculator */
export interface StudentLoanResults {
  /** Scheduled monthly payment, excluding the extra payment (currency) */
  readonly monthly_payment: number;
  /** Interest charged to the borrower until repayment begins (currency) */
  readonly accrued_interest: number;
  /** Balance when repayment begins, including unpaid interest (currency) */
  readonly balance_at_repayment: number;
  /** Number of monthly payments (count) */
  readonly payment_count: number;
  /** Date of the last payment; absent without start_date */
  readonly payoff_date?: string;
  /** Total interest: all payments minus the loan (currency) */
  readonly total_interest: number;
  /** All payments, including those made before repayment begins (currency) */
  readonly total_paid: number;
  /** Last payment, which repays the remaining balance (currency) */
  readonly final_payment: number;
  /** Months saved by the extra payment (months) */
  readonly months_saved: number;
  /** Interest saved by the extra payment (currency) */
  readonly interest_saved: number;
  /** Currency of the request, in upper case; absent when none was given */
  readonly currency?: string;
  /** Reason for each result without a value, by name; absent when every result has one */
  readonly omitted?: StudentLoanResultsOmitted;
  /** Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none */
  readonly warnings?: readonly StudentLoanResultsWarnings[];
}

export interface DebtPayoffInputsDebts {
  /** Name of the debt */
  readonly name?: string;
  /** Current balance (currency); 0.01 to 1000000000000 */
  readonly balance: number;
  /** Nominal annual interest rate; one-twelfth is charged each month (percent per year); 0 to 1000 */
  readonly annual_rate: number;
  /** Minimum payment at the end of each month (currency); 0 to 1000000000000 */
  readonly minimum_payment: number;
}

/** Inputs of the Debt Payoff Calculator. Time and interest until several debts are paid off, by snowball, avalanche or your own order. */
export interface DebtPayoffInputs {
  /** Debts to pay off */
  readonly debts: readonly DebtPayoffInputsDebts[];
  /** Extra monthly payment beyond all minimum payments (currency); 0 to 1000000000000; default 0 */
  readonly extra_monthly_payment?: number;
  /** Order in which debts get the money beyond minimum payments; avalanche: highest annual_rate first, smallest balance first among equal rates; snowball: smallest balance first, highest annual_rate first among equal balances; custom: the debts in the order given; default "avalanche" */
  readonly method?: 'avalanche' | 'snowball' | 'custom';
  /** Date from which interest accrues; payments follow each month */
  readonly start_date?: string;
  /** ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places */
  readonly currency?: string;
}

export interface DebtPayoffResultsDebts {
  /** Name of the debt, if given */
  readonly name?: string;
  /** Month in which the debt is paid off (months) */
  readonly months_to_payoff: number;
  /** Interest of the debt (currency) */
  readonly total_interest: number;
  /** Total paid for the debt (currency) */
  readonly total_paid: number;
}

export interface DebtPayoffResultsMethods {
  /** Method */
  readonly method: string;
  /** Months until the last debt is paid off (months) */
  readonly months_to_payoff: number;
  /** Total interest (currency) */
  readonly total_interest: number;
}

/** Reason for each result without a value, by name; absent when every result has one */
export interface DebtPayoffResultsOmitted {
  readonly payoff_date?: string;
  readonly months_saved?: string;
  readonly interest_saved?: string;
}

export interface DebtPayoffResultsWarnings {
  /** JSON pointer to the input, or to a result that is unusual */
  readonly pointer: string;
  readonly code: 'looks-like-a-fraction' | 'looks-like-a-percentage' | 'restricted-by-law' | 'needs-an-estimate' | 'law-has-ended' | 'unusual-age' | 'unusual-result' | 'less-than-a-year';
  readonly detail: string;
}

/** Results of the Debt Payoff Calculator */
export interface DebtPayoffResults {
  /** Months until the last debt is paid off (months) */
  readonly months_to_payoff: number;
  /** Date of the last payment; absent without start_date */
  readonly payoff_date?: string;
  /** Total monthly payment: all minimum payments and the extra payment (currency) */
  readonly total_monthly_payment: number;
  /** Total of the balances (currency) */
  readonly total_balance: number;
  /** Total interest (currency) */
  readonly total_interest: number;
  /** Total of all payments (currency) */
  readonly total_paid: number;
  /** Months saved compared with minimum payments alone; absent if these never pay off a debt (months) */
  readonly months_saved?: number;
  /** Interest saved compared with minimum payments alone; absent if these never pay off a debt (currency) */
  readonly interest_saved?: number;
  /** Results of each debt */
  readonly debts: readonly DebtPayoffResultsDebts[];
  /** Results of each method that pays off all debts */
  readonly methods: readonly DebtPayoffResultsMethods[];
  /** Currency of the request, in upper case; absent when none was given */
  readonly currency?: string;
  /** Reason for each result without a value, by name; absent when every result has one */
  readonly omitted?: DebtPayoffResultsOmitted;
  /** Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none */
  readonly warnings?: readonly DebtPayoffResultsWarnings[];
}

/** One row of a schedule */
export interface NamedLoanRow {
  readonly period: number;
  /** Name of the item, or its number in the list */
  readonly name: string;
  readonly payment: number;
  readonly interest: number;
  readonly principal: number;
  readonly balance: number;
}

export interface DebtSnowballInputsDebts {
  /** Name of the debt */
  readonly name?: string;
  /** Current balance (currency); 0.01 to 1000000000000 */
  readonly balance: number;
  /** Nominal annual interest rate; one-twelfth is charged each month (percent per year); 0 to 1000 */
  readonly annual_rate: number;
  /** Minimum payment at the end of each month (currency); 0 to 1000000000000 */
  readonly minimum_payment: number;
}

/** Inputs of the Debt Snowball Calculator. Time and interest until several debts are paid off, smallest balance first, each freed payment going to the next debt. */
export interface DebtSnowballInputs {
  /** Debts to pay off */
  readonly debts: readonly DebtSnowballInputsDebts[];
  /** Extra monthly payment beyond all minimum payments (currency); 0 to 1000000000000; default 0 */
  readonly extra_monthly_payment?: number;
  /** Date from which interest accrues; payments follow each month */
  readonly start_date?: string;
  /** ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places */
  readonly currency?: string;
}

export interface DebtSnowballResultsDebts {
  /** Name of the debt, if given */
  readonly name?: string;
  /** Month in which the debt is paid off (months) */
  readonly months_to_payoff: number;
  /** Interest of the debt (currency) */
  readonly total_interest: number;
  /** Total paid for the debt (currency) */
  readonly total_paid: number;
}

/** Reason for each result without a value, by name; absent when every result has one */
export interface DebtSnowballResultsOmitted {
  readonly payoff_date?: string;
  readonly months_saved?: string;
  readonly interest_saved?: string;
}

export interface DebtSnowballResultsWarnings {
  /** JSON pointer to the input, or to a result that is unusual */
  readonly pointer: string;
  readonly code: 'looks-like-a-fraction' | 'looks-like-a-percentage' | 'restricted-by-law' | 'needs-an-estimate' | 'law-has-ended' | 'unusual-age' | 'unusual-result' | 'less-than-a-year';
  readonly detail: string;
}

/** Results of the Debt Snowball Calculator */
export interface DebtSnowballResults {
  /** Months until the last debt is paid off (months) */
  readonly months_to_payoff: number;
  /** Date of the last payment; absent without start_date */
  readonly payoff_date?: string;
  /** Total interest (currency) */
  readonly total_interest: number;
  /** Total of all payments (currency) */
  readonly total_paid: number;
  /** Months saved compared with minimum payments alone; absent if these never pay off a debt (months) */
  readonly months_saved?: number;
  /** Interest saved compared with minimum payments alone; absent if these never pay off a debt (currency) */
  readonly interest_saved?: number;
  /** Results of each debt */
  readonly debts: readonly DebtSnowballResultsDebts[];
  /** Currency of the request, in upper case; absent when none was given */
  readonly currency?: string;
  /** Reason for each result without a value, by name; absent when every result has one */
  readonly omitted?: DebtSnowballResultsOmitted;
  /** Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none */
  readonly warnings?: readonly DebtSnowballResultsWarnings[];
}

export interface DebtAvalancheInputsDebts {
  /** Name of the debt */
  readonly name?: string;
  /** Current balance (currency); 0.01 to 1000000000000 */
  readonly balance: number;
  /** Nominal annual interest rate; one-twelfth is charged each month (percent per year); 0 to 1000 */
  readonly annual_rate: number;
  /** Minimum payment at the end of each month (currency); 0 to 1000000000000 */
  readonly minimum_payment: number;
}

/** Inputs of the Debt Avalanche Calculator. Time and interest until several debts are paid off, highest interest rate first, each freed payment going to the next debt. */
export interface DebtAvalancheInputs {
  /** Debts to pay off */
  readonly debts: readonly DebtAvalancheInputsDebts[];
  /** Extra monthly payment beyond all minimum payments (currency); 0 to 1000000000000; default 0 */
  readonly extra_monthly_payment?: number;
  /** Date from which interest accrues; payments follow each month */
  readonly start_date?: string;
  /** ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places */
  readonly currency?: string;
}

export interface DebtAvalancheResultsDebts {
  /** Name of the debt, if given */
  readonly name?: string;
  /** Month in which the debt is paid off (months) */
  readonly months_to_payoff: number;
  /** Interest of the debt (currency) */
  readonly total_interest: number;
  /** Total paid for the debt (currency) */
  readonly total_paid: number;
}

/** Reason for each result without a value, by name; absent when every result has one */
export interface DebtAvalancheResultsOmitted {
  readonly payoff_date?: string;
  readonly months_saved?: string;
  readonly interest_saved?: string;
}

export interface DebtAvalancheResultsWarnings {
  /** JSON pointer to the input, or to a result that is unusual */
  readonly pointer: string;
  readonly code: 'looks-like-a-fraction' | 'looks-like-a-percentage' | 'restricted-by-law' | 'needs-an-estimate' | 'law-has-ended' | 'unusual-age' | 'unusual-result' | 'less-than-a-year';
  readonly detail: string;
}

/** Results of the Debt Avalanche Calculator */
export interface DebtAvalancheResults {
  /** Months until the last debt is paid off (months) */
  readonly months_to_payoff: number;
  /** Date of the last payment; absent without start_date */
  readonly payoff_date?: string;
  /** Total interest (currency) */
  readonly total_interest: number;
  /** Total of all payments (currency) */
  readonly total_paid: number;
  /** Months saved compared with minimum payments alone; absent if these never pay off a debt (months) */
  readonly months_saved?: number;
  /** Interest saved compared with minimum payments alone; absent if these never pay off a debt (currency) */
  readonly interest_saved?: number;
  /** Results of each debt */
  readonly debts: readonly DebtAvalancheResultsDebts[];
  /** Currency of the request, in upper case; absent when none was given */
  readonly currency?: string;
  /** Reason for each result without a value, by name; absent when every result has one */
  readonly omitted?: DebtAvalancheResultsOmitted;
  /** Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none */
  readonly warnings?: readonly DebtAvalancheResultsWarnings[];
}

/** Inputs of the Dollar-Cost Averaging Calculator. A fixed amount invested at each of several prices, compared with a lump sum invested at the first price. */
export interface DcaInputs {
  /** Amount of each purchase, including its fee (currency); 0.01 to 1000000000000 */
  readonly amount_per_purchase: number;
  /** Prices of the purchases, in order */
  readonly prices: readonly number[];
  /** Fee per purchase, paid out of its amount (currency); 0 to 1000000000000; default 0 */
  readonly fee_per_purchase?: number;
  /** Price at which the units are valued; the last of prices if omitted (currency); 0.000001 to 1000000000000 */
  readonly final_price?: number;
  /** ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places */
  readonly currency?: string;
}

/** Results of the Dollar-Cost Averaging Calculator */
export interface DcaResults {
  /** Number of purchases (count) */
  readonly purchase_count: number;
  /** Total invested, including fees (currency) */
  readonly total_invested: number;
  /** Units bought (units) */
  readonly units: number;
  /** Average cost per unit, including fees (currency) */
  readonly average_cost: number;
  /** Average of the prices (currency) */
  readonly average_price: number;
  /** Value of the units at the final price (currency) */
  readonly final_value: number;
  /** Gain: final_value minus total_invested (currency) */
  readonly gain: number;
  /** Gain as a percentage of total_invested (percent) */
  readonly total_return_pct: number;
  /** Units of a lump sum: total_invested at the first price, with one fee (units) */
  readonly lump_sum_units: number;
  /** Value of the lump-sum units at the final price (currency) */
  readonly lump_sum_final_value: number;
  /** Gain of the lump sum: lump_sum_final_value minus total_invested (currency) */
  readonly lump_sum_gain: number;
  /** Advantage over the lump sum: final_value minus lump_sum_final_value (currency) */
  readonly dca_advantage: number;
  /** Currency of the request, in upper case; absent when none was given */
  readonly currency?: string;
}

export interface StockAverageInputsPurchases {
  /** Number of shares (shares); 0.000001 to 1000000000000 */
  readonly shares: number;
  /** Price per share (currency); 0.000001 to 1000000000000 */
  readonly price: number;
  /** Purchase fee (currency); 0 to 1000000000000; default 0 */
  readonly fee?: number;
}

/** Inputs of the Stock Average Calculator. Average cost of shares bought at several prices, and the number of shares to buy for a target average. */
export interface StockAverageInputs {
  /** Purchases of the shares */
  readonly purchases: readonly StockAverageInputsPurchases[];
  /** Current price per share (currency); 0.000001 to 1000000000000 */
  readonly current_price?: number;
  /** Target average cost, reached by buying more at current_price without a fee (currency); 0.000001 to 1000000000000 */
  readonly target_average_cost?: number;
  /** ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places */
  readonly currency?: string;
}

/** Reason for each result without a value, by name; absent when every result has one */
export interface StockAverageResultsOmitted {
  readonly shares_to_buy?: string;
  readonly cost_to_buy?: string;
}

/** Results of the Stock Average Calculator */
export interface StockAverageResults {
  /** Total number of shares (shares) */
  readonly total_shares: number;
  /** Total cost, including fees (currency) */
  readonly total_cost: number;
  /** Total fees (currency) */
  readonly total_fees: number;
  /** Average cost per share, including fees: the break-even price (currency) */
  readonly average_cost: number;
  /** Average price per share, excluding fees (currency) */
  readonly average_price: number;
  /** Market value of the shares at current_price (currency) */
  readonly market_value?: number;
  /** Gain at current_price: market_value minus total_cost (currency) */
  readonly gain?: number;
  /** Gain as a percentage of total_cost (percent) */
  readonly total_return_pct?: number;
  /** Number of shares to buy to reach target_average_cost (shares) */
  readonly shares_to_buy?: number;
  /** Cost of the shares to buy (currency) */
  readonly cost_to_buy?: number;
  /** Currency of the request, in upper case; absent when none was given */
  readonly currency?: string;
  /** Reason for each result without a value, by name; absent when every result has one */
  readonly omitted?: StockAverageResultsOmitted;
}

/** Inputs of the Financial Health Calculator. Ratios of income, expenses, debts and assets, each with its threshold and whether it is met. */
export interface FinancialHealthInputs {
  /** Monthly income before tax (currency); 0.01 to 1000000000000 */
  readonly monthly_income: number;
  /** Monthly income after tax (currency); 0.01 to 1000000000000 */
  readonly monthly_income_after_tax: number;
  /** Monthly expenses, including housing and debt payments (currency); 0.01 to 1000000000000 */
  readonly monthly_expenses: number;
  /** Monthly rent, or mortgage payment including taxes, insurance and fees (currency); 0 to 1000000000000 */
  readonly monthly_housing_payment: number;
  /** Monthly payments on all other debts (currency); 0 to 1000000000000 */
  readonly monthly_debt_payments: number;
  /** Savings that can be spent within days (currency); 0 to 1000000000000 */
  readonly current_savings: number;
  /** Total assets, including the savings and a home (currency); 0 to 1000000000000 */
  readonly total_assets: number;
  /** Total debts, including a mortgage (currency); 0 to 1000000000000 */
  readonly total_liabilities: number;
  /** Credit card balances as a percentage of the credit limits (percent); 0 to 1000 */
  readonly utilization_pct?: number;
  /** Threshold: minimum percentage of the income after tax that is saved (percent); 0 to 100; default 10 */
  readonly target_savings_pct?: number;
  /** Threshold: maximum share of income for housing (percent); 1 to 100; default 28 */
  readonly max_front_end_dti?: number;
  /** Threshold: maximum share of income for housing and all debts (percent); 1 to 100; default 36 */
  readonly max_back_end_dti?: number;
  /** Threshold: minimum months of expenses that the savings cover (months); 0 to 120; default 3 */
  readonly min_months_covered?: number;
  /** Threshold: maximum debts as a percentage of the assets (percent); 0 to 100; default 50 */
  readonly max_debt_to_assets_pct?: number;
  /** Threshold: maximum percentage of the credit limits in use (percent); 0 to 100; default 30 */
  readonly target_utilization_pct?: number;
  /** ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places */
  readonly currency?: string;
}

export interface FinancialHealthResultsRatios {
  /** Ratio: the result with this name, or utilization_pct of the request */
  readonly kind: 'savings_rate' | 'front_end_dti' | 'back_end_dti' | 'months_covered' | 'debt_to_assets_pct' | 'utilization_pct';
  /** Its value, in percent, or in months for months_covered (number) */
  readonly result?: number;
  /** Its threshold, in the same unit (number) */
  readonly threshold: number;
  /** Whether it meets the threshold */
  readonly met?: boolean;
}

/** Reason for each result without a value, by name; absent when every result has one */
export interface FinancialHealthResultsOmitted {
  readonly debt_to_assets_pct?: string;
}

export interface FinancialHealthResultsWarnings {
  /** JSON pointer to the input, or to a result that is unusual */
  readonly pointer: string;
  readonly code: 'looks-like-a-fraction' | 'looks-like-a-percentage' | 'restricted-by-law' | 'needs-an-estimate' | 'law-has-ended' | 'unusual-age' | 'unusual-result' | 'less-than-a-year';
  readonly detail: string;
}

/** Results of the Financial Health Calculator */
export interface FinancialHealthResults {
  /** Part of the income after tax that is not spent; negative if the expenses exceed it (percent) */
  readonly savings_rate: number;
  /** Front-end ratio: share of income for housing (percent) */
  readonly front_end_dti: number;
  /** Back-end ratio: share of income for housing and all debts (percent) */
  readonly back_end_dti: number;
  /** Months of expenses that the savings cover (months) */
  readonly months_covered: number;
  /** Debts as a percentage of the assets; absent without assets (percent) */
  readonly debt_to_assets_pct?: number;
  /** Net worth: assets less debts (currency) */
  readonly net_worth: number;
  /** Ratios that have a value (count) */
  readonly ratio_count: number;
  /** Ratios that meet their thresholds; all count the same (count) */
  readonly met_count: number;
  /** Ratios with their thresholds */
  readonly ratios: readonly FinancialHealthResultsRatios[];
  /** Currency of the request, in upper case; absent when none was given */
  readonly currency?: string;
  /** Reason for each result without a value, by name; absent when every result has one */
  readonly omitted?: FinancialHealthResultsOmitted;
  /** Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none */
  readonly warnings?: readonly FinancialHealthResultsWarnings[];
}

export interface NetWorthInputsAssets {
  /** Name of the asset */
  readonly name?: string;
  /** Current value (currency); 0 to 1000000000000 */
  readonly amount: number;
  /** Whether the asset is liquid; true: can be spent within days, such as cash and savings; false: must be sold first, such as a home; default false */
  readonly liquid?: boolean;
}

export interface NetWorthInputsLiabilities {
  /** Name of the liability */
  readonly name?: string;
  /** Current balance (currency); 0 to 1000000000000 */
  readonly amount: number;
}

/** Inputs of the Net Worth Calculator. Assets minus liabilities, with the debt ratio and the liquid share of the assets. */
export interface NetWorthInputs {
  /** Assets */
  readonly assets: readonly NetWorthInputsAssets[];
  /** Liabilities; default [] */
  readonly liabilities?: readonly NetWorthInputsLiabilities[];
  /** Monthly expenses (currency); 0.01 to 1000000000000 */
  readonly monthly_expenses?: number;
  /** ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places */
  readonly currency?: string;
}

export interface NetWorthResultsAssets {
  /** Name of the asset, if given */
  readonly name?: string;
  /** Value of the asset (currency) */
  readonly amount: number;
  /** Value as a percentage of total_assets (percent) */
  readonly share_pct?: number;
}

/** Reason for each result without a value, by name; absent when every result has one */
export interface NetWorthResultsOmitted {
  readonly debt_to_assets_pct?: string;
  readonly liquid_assets_pct?: string;
}

/** Results of the Net Worth Calculator */
export interface NetWorthResults {
  /** Net worth: assets minus liabilities; negative if liabilities exceed assets (currency) */
  readonly net_worth: number;
  /** Total assets (currency) */
  readonly total_assets: number;
  /** Total liabilities (currency) */
  readonly total_liabilities: number;
  /** Liquid assets (currency) */
  readonly liquid_assets: number;
  /** Liquid net worth: liquid assets minus liabilities (currency) */
  readonly liquid_net_worth: number;
  /** Liabilities as a percentage of the assets; absent without assets (percent) */
  readonly debt_to_assets_pct?: number;
  /** Liquid assets as a percentage of all assets; absent without assets (percent) */
  readonly liquid_assets_pct?: number;
  /** Months of monthly_expenses that the liquid assets cover (months) */
  readonly months_covered?: number;
  /** Assets with their shares */
  readonly assets: readonly NetWorthResultsAssets[];
  /** Currency of the request, in upper case; absent when none was given */
  readonly currency?: string;
  /** Reason for each result without a value, by name; absent when every result has one */
  readonly omitted?: NetWorthResultsOmitted;
}

export interface BudgetPlannerInputsItems {
  /** Name of the item */
  readonly name?: string;
  /** Monthly amount (currency); 0 to 1000000000000 */
  readonly amount: number;
  /** Kind of item; need: essential, such as rent, food, insurance and minimum payments; want: optional, such as dining, travel and subscriptions; saving: savings, and debt payments beyond the minimum */
  readonly kind: 'need' | 'want' | 'saving';
}

/** Inputs of the Budget Planner Calculator. Monthly needs, wants and savings compared with the 50/30/20 rule or other targets. */
export interface BudgetPlannerInputs {
  /** Monthly income after tax (currency); 0.01 to 1000000000000 */
  readonly monthly_income_after_tax: number;
  /** Budget items */
  readonly items: readonly BudgetPlannerInputsItems[];
  /** Target share of needs in the income (percent); 0 to 100; default 50 */
  readonly target_needs_pct?: number;
  /** Target share of wants in the income; the rest of 100 is the target of savings (percent); 0 to 100; default 30 */
  readonly target_wants_pct?: number;
  /** ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places */
  readonly currency?: string;
}

export interface BudgetPlannerResultsKinds {
  /** Kind of the items */
  readonly kind: 'need' | 'want' | 'saving';
  /** Monthly total of the items of this kind (currency) */
  readonly amount: number;
  /** Amount as a percentage of the income (percent) */
  readonly share_pct: number;
  /** Target amount (currency) */
  readonly target_amount: number;
  /** Difference from the target: amount minus target_amount (currency) */
  readonly amount_over_target: number;
}

export interface BudgetPlannerResultsWarnings {
  /** JSON pointer to the input, or to a result that is unusual */
  readonly pointer: string;
  readonly code: 'looks-like-a-fraction' | 'looks-like-a-percentage' | 'restricted-by-law' | 'needs-an-estimate' | 'law-has-ended' | 'unusual-age' | 'unusual-result' | 'less-than-a-year';
  readonly detail: string;
}

/** Results of the Budget Planner Calculator */
export interface BudgetPlannerResults {
  /** Total of all items (currency) */
  readonly total_budgeted: number;
  /** Income minus total_budgeted; negative if the items exceed the income (currency) */
  readonly unassigned: number;
  /** Unassigned income as a percentage of the income (percent) */
  readonly unassigned_pct: number;
  /** Savings per year (currency) */
  readonly annual_savings: number;
  /** Needs, wants and savings */
  readonly kinds: readonly BudgetPlannerResultsKinds[];
  /** Currency of the request, in upper case; absent when none was given */
  readonly currency?: string;
  /** Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none */
  readonly warnings?: readonly BudgetPlannerResultsWarnings[];
}

export interface AprInputsAdvances {
  /** Amount of the advance (currency); 0.01 to 1000000000000 */
  readonly amount: number;
  /** Whole periods from the first advance to this one (periods); 0 to 120 */
  readonly period: number;
  /** Days from the first advance to this one beside the whole periods (days); 0 to 365; default 0 */
  readonly days?: number;
}

export interface AprInputsPaymentStreams {
  /** Level payment of the stream; 0 for payments that are skipped (currency); 0 to 1000000000000 */
  readonly payment: number;
  /** Number of payments of the stream (count); 1 to 1200 */
  readonly payment_count: number;
}

/** Inputs of the Annual Percentage Rate (APR) Calculator. Annual percentage rate of a loan with its fees, by the actuarial method of Regulation Z. */
export interface AprInputs {
  /** Amount borrowed, including fees; the first part only if advances follow (currency); 0.01 to 1000000000000 */
  readonly principal: number;
  /** Further advances of the loan, all before the first payment; default [] */
  readonly advances?: readonly AprInputsAdvances[];
  /** Prepaid finance charges: points and fees that are paid at closing or taken out of the loan (currency); 0 to 1000000000000; default 0 */
  readonly fees?: number;
  /** Nominal rate of the loan, which gives the payment; left out when payments are given (percent per year); 0 to 1000 */
  readonly annual_rate?: number;
  /** Level payment; left out when annual_rate is given (currency); 0.01 to 1000000000000 */
  readonly payment?: number;
  /** Number of payments; left out with payment_streams (count); 1 to 1200 */
  readonly payment_count?: number;
  /** Level payments one stream after the other, as payments in steps have them, in place of payment and payment_count; default [] */
  readonly payment_streams?: readonly AprInputsPaymentStreams[];
  /** Payment frequency; weekly: 52 a year; biweekly: 26 a year; semimonthly: 24 a year; monthly: 12 a year; quarterly: 4 a year; semiannually: 2 a year; default "monthly" */
  readonly payment_frequency?: 'weekly' | 'biweekly' | 'semimonthly' | 'monthly' | 'quarterly' | 'semiannually';
  /** The first payment, where it differs (currency); 0 to 1000000000000 */
  readonly first_payment?: number;
  /** The last payment, where it differs (currency); 0 to 1000000000000 */
  readonly final_payment?: number;
  /** Whole periods from the loan to the first payment (periods); 0 to 120; default 1 */
  readonly first_period_units?: number;
  /** Days from the loan to the first payment beside the whole periods; those that make up a period count as one (days); 0 to 365; default 0 */
  readonly first_period_days?: number;
  /** Date of the loan; with first_payment_date in place of the periods and days before the first payment */
  readonly start_date?: string;
  /** Date of the first payment */
  readonly first_payment_date?: string;
  /** Rounding of payments and of the interest of each period; exact: nothing is rounded but the results; cent: a lender's ledger: payments and the interest of each period are rounded to the smallest unit of the currency, and the last payment of a loan with annual_rate settles the rest, unless final_payment is given; default "exact" */
  readonly payment_rounding?: 'exact' | 'cent';
  /** ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places */
  readonly currency?: string;
}

/** Reason for each result without a value, by name; absent when every result has one */
export interface AprResultsOmitted {
  readonly effective_annual_rate?: string;
}

export interface AprResultsWarnings {
  /** JSON pointer to the input, or to a result that is unusual */
  readonly pointer: string;
  readonly code: 'looks-like-a-fraction' | 'looks-like-a-percentage' | 'restricted-by-law' | 'needs-an-estimate' | 'law-has-ended' | 'unusual-age' | 'unusual-result' | 'less-than-a-year';
  readonly detail: string;
}

/** Results of the Annual Percentage Rate (APR) Calculator */
export interface AprResults {
  /** Annual percentage rate: the nominal rate that the payments cost for what was financed (percent per year) */
  readonly apr: number;
  /** Cost of the credit: interest and fees; the payments less the amount financed (currency) */
  readonly finance_charge: number;
  /** Amount financed: the loan minus the prepaid finance charges (currency) */
  readonly amount_financed: number;
  /** All payments (currency) */
  readonly total_of_payments: number;
  /** Level payment; with payment_streams, that of the first stream (currency) */
  readonly payment: number;
  /** Annual rate that the annual percentage rate compounds to (percent per year) */
  readonly effective_annual_rate?: number;
  /** Last payment; only with payment_rounding cent (currency) */
  readonly final_payment?: number;
  /** Currency of the request, in upper case; absent when none was given */
  readonly currency?: string;
  /** Reason for each result without a value, by name; absent when every result has one */
  readonly omitted?: AprResultsOmitted;
  /** Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none */
  readonly warnings?: readonly AprResultsWarnings[];
}

/** Inputs of the Interest Rate Calculator. Interest rate of a loan, of savings or of growth, from the amounts and the number of periods. */
export interface InterestRateInputs {
  /** Amount at the beginning: positive if received, such as a loan; negative if paid, such as an investment (currency); -1000000000000 to 1000000000000; default 0 */
  readonly present_value?: number;
  /** Payment in each period: positive if received, negative if paid (currency); -1000000000000 to 1000000000000; default 0 */
  readonly payment?: number;
  /** Amount at the end: positive if received, such as savings; negative if paid, such as a balloon payment (currency); -1000000000000 to 1000000000000; default 0 */
  readonly future_value?: number;
  /** Number of periods (periods); 1 to 2400 */
  readonly periods: number;
  /** Payment timing: start or end of each period; begin: payments at the beginning of each period; end: payments at the end of each period; default "end" */
  readonly payment_timing?: 'begin' | 'end';
  /** Periods per year (periods); 1 to 366; default 12 */
  readonly periods_per_year?: number;
  /** Compounding periods per year; periods_per_year if left out (periods); 1 to 366 */
  readonly compounds_per_year?: number;
  /** ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places */
  readonly currency?: string;
}

/** Reason for each result without a value, by name; absent when every result has one */
export interface InterestRateResultsOmitted {
  readonly effective_annual_rate?: string;
}

/** Results of the Interest Rate Calculator */
export interface InterestRateResults {
  /** Nominal annual rate, with compounding every period unless compounds_per_year is given; the higher one if two rates fit (percent per year) */
  readonly annual_rate: number;
  /** Effective annual rate: a year of compounding at rate_per_period (percent per year) */
  readonly effective_annual_rate?: number;
  /** Force of interest: the annual rate with continuous compounding (percent per year) */
  readonly continuous_annual_rate: number;
  /** Rate per period; the higher one if two rates fit (percent per period) */
  readonly rate_per_period: number;
  /** Lower rate per period, if two rates fit (percent per period) */
  readonly second_rate_per_period?: number;
  /** Net interest: amounts received minus amounts paid (currency) */
  readonly net_interest: number;
  /** Currency of the request, in upper case; absent when none was given */
  readonly currency?: string;
  /** Reason for each result without a value, by name; absent when every result has one */
  readonly omitted?: InterestRateResultsOmitted;
}

/** Inputs of the Rule of 78 Calculator. Refund of the finance charge when a loan is repaid early, by the rule of 78 and by the actuarial method. */
export interface RuleOf78Inputs {
  /** Finance charge of the whole loan (currency); 0 to 1000000000000 */
  readonly finance_charge: number;
  /** Number of level monthly payments; above 61 United States law forbids the rule of 78 (months); 1 to 1200 */
  readonly tenure_months: number;
  /** Number of payments made before the loan is repaid (months); 0 to 1199 */
  readonly elapsed_months: number;
  /** Nominal annual interest rate, for the refund by the actuarial method (percent per year); 0.01 to 1000 */
  readonly annual_rate?: number;
  /** ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places */
  readonly currency?: string;
}

export interface RuleOf78ResultsWarnings {
  /** JSON pointer to the input, or to a result that is unusual */
  readonly pointer: string;
  readonly code: 'looks-like-a-fraction' | 'looks-like-a-percentage' | 'restricted-by-law' | 'needs-an-estimate' | 'law-has-ended' | 'unusual-age' | 'unusual-result' | 'less-than-a-year';
  readonly detail: string;
}

/** Results of the Rule of 78 Calculator */
export interface RuleOf78Results {
  /** Refund by the rule of 78: the part of the finance charge that is not yet earned (currency) */
  readonly refund: number;
  /** Refund by the actuarial method; absent without annual_rate (currency) */
  readonly actuarial_refund?: number;
  /** Loss to the borrower by the rule of 78; absent without annual_rate (currency) */
  readonly refund_difference?: number;
  /** Currency of the request, in upper case; absent when none was given */
  readonly currency?: string;
  /** Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none */
  readonly warnings?: readonly RuleOf78ResultsWarnings[];
}

/** Inputs of the Future Value Calculator. Future value of a lump sum and regular payments. */
export interface FutureValueInputs {
  /** Lump sum at the beginning (currency); 0 to 1000000000000 */
  readonly present_value: number;
  /** Nominal annual interest rate (percent per year); above -100, up to 1000 */
  readonly annual_rate: number;
  /** Time until the future value (years); 0.01 to 200 */
  readonly years: number;
  /** Regular payment (currency); 0 to 1000000000000; default 0 */
  readonly payment?: number;
  /** Payment frequency; annually: one payment a year; semiannually: 2 payments a year; quarterly: 4 payments a year; monthly: 12 payments a year; default "monthly" */
  readonly payment_frequency?: 'annually' | 'semiannually' | 'quarterly' | 'monthly';
  /** Payment timing: start or end of each period; begin: payments at the beginning of each period; end: payments at the end of each period; default "end" */
  readonly payment_timing?: 'begin' | 'end';
  /** Compounding frequency; annually: interest is added once a year; semiannually: interest is added twice a year; quarterly: interest is added 4 times a year; monthly: interest is added 12 times a year; daily: interest is added 365 times a year; default "monthly" */
  readonly compound_frequency?: 'annually' | 'semiannually' | 'quarterly' | 'monthly' | 'daily';
  /** Tax rate on the interest; a loss is not taxed (percent); 0 to 100; default 0 */
  readonly tax_rate?: number;
  /** Tax frequency: when the tax is paid from the savings; annually: at the end of each year, on the interest of the year; at_maturity: at the end, on all interest; default "at_maturity" */
  readonly tax_frequency?: 'annually' | 'at_maturity';
  /** Annual inflation rate (percent per year); -50 to 1000; default 0 */
  readonly inflation_rate?: number;
  /** ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places */
  readonly currency?: string;
}

export interface FutureValueResultsWarnings {
  /** JSON pointer to the input, or to a result that is unusual */
  readonly pointer: string;
  readonly code: 'looks-like-a-fraction' | 'looks-like-a-percentage' | 'restricted-by-law' | 'needs-an-estimate' | 'law-has-ended' | 'unusual-age' | 'unusual-result' | 'less-than-a-year';
  readonly detail: string;
}

/** Results of the Future Value Calculator */
export interface FutureValueResults {
  /** Future value of the lump sum and the payments, before tax (currency) */
  readonly future_value: number;
  /** Future value of the lump sum (currency) */
  readonly future_value_of_lump_sum: number;
  /** Future value of the regular payments (currency) */
  readonly future_value_of_payments: number;
  /** Total of all regular payments (currency) */
  readonly total_contributions: number;
  /** Total interest: the future value less the lump sum and all payments (currency) */
  readonly interest_earned: number;
  /** Tax on the interest (currency) */
  readonly tax: number;
  /** Future value after tax (currency) */
  readonly future_value_after_tax: number;
  /** Future value after tax, in today's money (currency) */
  readonly real_future_value_after_tax: number;
  /** Effective annual rate: growth over one year, with compounding (percent per year) */
  readonly effective_annual_rate: number;
  /** Currency of the request, in upper case; absent when none was given */
  readonly currency?: string;
  /** Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none */
  readonly warnings?: readonly FutureValueResultsWarnings[];
}

/** One row of a schedule */
export interface FutureValueRow {
  readonly period: number;
  readonly contribution: number;
  readonly growth: number;
  /** Tax on the interest (currency) */
  readonly tax: number;
  /** Balance after tax (currency) */
  readonly balance_after_tax: number;
  readonly balance: number;
}

/** Inputs of the High-Yield Savings Calculator. Balance of a savings account with regular deposits at an annual percentage yield, and what tax and inflation leave of it. */
export interface HighYieldSavingsInputs {
  /** Current balance of the account (currency); 0 to 1000000000000 */
  readonly current_savings: number;
  /** Annual percentage yield (APY) (percent per year); above -100, up to 1000 */
  readonly apy: number;
  /** Years of saving (years); 0.01 to 200 */
  readonly years: number;
  /** Deposit in each month (currency); 0 to 1000000000000; default 0 */
  readonly monthly_contribution?: number;
  /** Contribution timing: start or end of each month; default "end" */
  readonly contribution_timing?: 'begin' | 'end';
  /** Tax rate on the interest, which is taxed in the year in which it is credited (percent); 0 to 100; default 0 */
  readonly tax_rate?: number;
  /** Annual inflation rate (percent per year); -50 to 1000; default 0 */
  readonly inflation_rate?: number;
  /** ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places */
  readonly currency?: string;
}

export interface HighYieldSavingsResultsWarnings {
  /** JSON pointer to the input, or to a result that is unusual */
  readonly pointer: string;
  readonly code: 'looks-like-a-fraction' | 'looks-like-a-percentage' | 'restricted-by-law' | 'needs-an-estimate' | 'law-has-ended' | 'unusual-age' | 'unusual-result' | 'less-than-a-year';
  readonly detail: string;
}

/** Results of the High-Yield Savings Calculator */
export interface HighYieldSavingsResults {
  /** Balance at the end without any tax (currency) */
  readonly future_value: number;
  /** Total of all deposits (currency) */
  readonly total_contributions: number;
  /** Interest earned: the balance at the end minus current_savings and all deposits (currency) */
  readonly interest_earned: number;
  /** Tax on the interest of all years, paid from the account (currency) */
  readonly tax: number;
  /** Balance at the end after the tax of each year (currency) */
  readonly future_value_after_tax: number;
  /** Balance at the end after the tax of each year, in today's money (currency) */
  readonly real_future_value_after_tax: number;
  /** Currency of the request, in upper case; absent when none was given */
  readonly currency?: string;
  /** Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none */
  readonly warnings?: readonly HighYieldSavingsResultsWarnings[];
}

/** One row of a schedule */
export interface HighYieldSavingsRow {
  readonly period: number;
  readonly contribution: number;
  readonly growth: number;
  /** Tax on the interest (currency) */
  readonly tax: number;
  /** Balance after tax (currency) */
  readonly balance_after_tax: number;
  readonly balance: number;
}

/** Inputs of the Present Value Calculator. The present value of a future amount and of regular payments until then. */
export interface PresentValueInputs {
  /** Future amount, received at the end (currency); 0 to 1000000000000 */
  readonly future_value: number;
  /** Nominal annual discount rate (percent per year); above -100, up to 1000 */
  readonly annual_rate: number;
  /** Years until the future amount is received (years); 0.01 to 200 */
  readonly years: number;
  /** Regular payment received (currency); 0 to 1000000000000; default 0 */
  readonly payment?: number;
  /** Payment frequency; annually: one payment a year; semiannually: 2 payments a year; quarterly: 4 payments a year; monthly: 12 payments a year; default "monthly" */
  readonly payment_frequency?: 'annually' | 'semiannually' | 'quarterly' | 'monthly';
  /** Payment timing: start or end of each period; begin: payments at the beginning of each period; end: payments at the end of each period; default "end" */
  readonly payment_timing?: 'begin' | 'end';
  /** Compounding frequency; annually: interest is added once a year; semiannually: interest is added twice a year; quarterly: interest is added 4 times a year; monthly: interest is added 12 times a year; daily: interest is added 365 times a year; default "monthly" */
  readonly compound_frequency?: 'annually' | 'semiannually' | 'quarterly' | 'monthly' | 'daily';
  /** ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places */
  readonly currency?: string;
}

export interface PresentValueResultsWarnings {
  /** JSON pointer to the input, or to a result that is unusual */
  readonly pointer: string;
  readonly code: 'looks-like-a-fraction' | 'looks-like-a-percentage' | 'restricted-by-law' | 'needs-an-estimate' | 'law-has-ended' | 'unusual-age' | 'unusual-result' | 'less-than-a-year';
  readonly detail: string;
}

/** Results of the Present Value Calculator */
export interface PresentValueResults {
  /** Present value of the future amount and the payments (currency) */
  readonly present_value: number;
  /** Present value of the future amount (currency) */
  readonly present_value_of_lump_sum: number;
  /** Present value of the payments (currency) */
  readonly present_value_of_payments: number;
  /** Future amount and all payments, undiscounted (currency) */
  readonly total_received: number;
  /** Total received less its present value (currency) */
  readonly total_discount: number;
  /** Effective annual discount rate, with compounding (percent per year) */
  readonly effective_annual_rate: number;
  /** Currency of the request, in upper case; absent when none was given */
  readonly currency?: string;
  /** Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none */
  readonly warnings?: readonly PresentValueResultsWarnings[];
}

/** Inputs of the Step-Up SIP Calculator. The future value of a monthly investment that is raised every year, compared with one that stays the same. */
export interface StepUpSipInputs {
  /** Monthly investment in the first year (currency); 0.01 to 1000000000000 */
  readonly monthly_investment: number;
  /** Annual return on the investments (percent per year); above -100, up to 1000 */
  readonly annual_return: number;
  /** Investment period, rounded to whole months (half up, at least one) (years); 0.01 to 200 */
  readonly years: number;
  /** Increase of the monthly investment after every 12 months (percent per year); 0 to 100; default 10 */
  readonly step_up_rate?: number;
  /** Contribution timing: start or end of each month; begin: contributions at the beginning of each month; end: contributions at the end of each month; default "begin" */
  readonly contribution_timing?: 'begin' | 'end';
  /** Convention of the annual return: nominal or effective; nominal: the annual rate is nominal: one-twelfth of it is earned each month; effective: the annual rate is effective: twelve months compound to it; default "nominal" */
  readonly rate_convention?: 'nominal' | 'effective';
  /** ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places */
  readonly currency?: string;
}

export interface StepUpSipResultsWarnings {
  /** JSON pointer to the input, or to a result that is unusual */
  readonly pointer: string;
  readonly code: 'looks-like-a-fraction' | 'looks-like-a-percentage' | 'restricted-by-law' | 'needs-an-estimate' | 'law-has-ended' | 'unusual-age' | 'unusual-result' | 'less-than-a-year';
  readonly detail: string;
}

/** Results of the Step-Up SIP Calculator */
export interface StepUpSipResults {
  /** Value at the end of the last month (currency) */
  readonly future_value: number;
  /** Total of all investments (currency) */
  readonly total_invested: number;
  /** Gain: the future value less the total invested (currency) */
  readonly wealth_gained: number;
  /** Monthly investment in the last month (currency) */
  readonly final_monthly_investment: number;
  /** Future value with the same amount invested every month (currency) */
  readonly future_value_without_step_up: number;
  /** Increase of the future value by the step-up (currency) */
  readonly step_up_advantage: number;
  /** Currency of the request, in upper case; absent when none was given */
  readonly currency?: string;
  /** Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none */
  readonly warnings?: readonly StepUpSipResultsWarnings[];
}

/** Inputs of the Investment Goal Calculator. Monthly investment or lump sum needed to reach a goal by a given time. */
export interface InvestmentGoalInputs {
  /** Goal amount, in today's money (currency); 0.01 to 1000000000000 */
  readonly goal_amount: number;
  /** Time until the goal, rounded to whole months (half up, at least one) (years); 0.01 to 200 */
  readonly years: number;
  /** Annual return on the investments (percent per year); above -100, up to 1000 */
  readonly annual_return: number;
  /** Current savings for the goal (currency); 0 to 1000000000000; default 0 */
  readonly current_savings?: number;
  /** Annual inflation rate of the goal amount (percent per year); above -100, up to 1000; default 0 */
  readonly inflation_rate?: number;
  /** Contribution timing: start or end of each month; begin: contributions at the beginning of each month; end: contributions at the end of each month; default "begin" */
  readonly contribution_timing?: 'begin' | 'end';
  /** Convention of the annual return: nominal or effective; nominal: the annual rate is nominal: one-twelfth of it is earned each month; effective: the annual rate is effective: twelve months compound to it; default "nominal" */
  readonly rate_convention?: 'nominal' | 'effective';
  /** ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places */
  readonly currency?: string;
}

export interface InvestmentGoalResultsWarnings {
  /** JSON pointer to the input, or to a result that is unusual */
  readonly pointer: string;
  readonly code: 'looks-like-a-fraction' | 'looks-like-a-percentage' | 'restricted-by-law' | 'needs-an-estimate' | 'law-has-ended' | 'unusual-age' | 'unusual-result' | 'less-than-a-year';
  readonly detail: string;
}

/** Results of the Investment Goal Calculator */
export interface InvestmentGoalResults {
  /** Goal amount at future prices (currency) */
  readonly future_goal_amount: number;
  /** Future value of the current savings (currency) */
  readonly future_value_of_savings: number;
  /** Amount by which the current savings fall short of the goal; 0 if they reach it (currency) */
  readonly shortfall: number;
  /** Monthly investment that reaches the goal (currency) */
  readonly required_monthly_investment: number;
  /** Lump sum today that reaches the goal instead of monthly investments (currency) */
  readonly required_lump_sum: number;
  /** Total of all monthly investments (currency) */
  readonly total_invested: number;
  /** Growth of the current savings and the monthly investments (currency) */
  readonly wealth_gained: number;
  /** Currency of the request, in upper case; absent when none was given */
  readonly currency?: string;
  /** Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none */
  readonly warnings?: readonly InvestmentGoalResultsWarnings[];
}

/** Inputs of the Expense Ratio Calculator. Cost of a fund's annual fees over time, and a comparison with a fund that charges other fees. */
export interface ExpenseRatioInputs {
  /** Initial investment (currency); 0 to 1000000000000 */
  readonly initial_investment: number;
  /** Annual return before fees (percent per year); above -100, up to 1000 */
  readonly annual_return: number;
  /** Annual fees as a percentage of the value, charged evenly over the year (percent per year); 0 to 99 */
  readonly expense_ratio: number;
  /** Investment period (years); 0.01 to 200 */
  readonly years: number;
  /** Monthly contribution (currency); 0 to 1000000000000; default 0 */
  readonly monthly_contribution?: number;
  /** Contribution timing: start or end of each month; begin: contributions at the beginning of each month; end: contributions at the end of each month; default "end" */
  readonly contribution_timing?: 'begin' | 'end';
  /** Convention of the annual return: nominal or effective; nominal: the annual rate is nominal: one-twelfth of it is earned each month; effective: the annual rate is effective: twelve months compound to it; default "effective" */
  readonly rate_convention?: 'nominal' | 'effective';
  /** Annual fees of the comparison fund, as a percentage of the value (percent per year); 0 to 99; default 0 */
  readonly comparison_expense_ratio?: number;
  /** Annual loss against the index beyond the fees, as a percentage of the value; negative if the fund gains on it (percent per year); -10 to 99; default 0 */
  readonly tracking_difference_rate?: number;
  /** Entry load: part of each payment that the seller keeps (percent); 0 to 99; default 0 */
  readonly entry_load_pct?: number;
  /** Exit load: part of the final value that is kept when it is paid out (percent); 0 to 99; default 0 */
  readonly exit_load_pct?: number;
  /** ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places */
  readonly currency?: string;
}

export interface ExpenseRatioResultsWarnings {
  /** JSON pointer to the input, or to a result that is unusual */
  readonly pointer: string;
  readonly code: 'looks-like-a-fraction' | 'looks-like-a-percentage' | 'restricted-by-law' | 'needs-an-estimate' | 'law-has-ended' | 'unusual-age' | 'unusual-result' | 'less-than-a-year';
  readonly detail: string;
}

/** Results of the Expense Ratio Calculator */
export interface ExpenseRatioResults {
  /** Final value after fees (currency) */
  readonly future_value: number;
  /** Final value without fees (currency) */
  readonly future_value_without_fees: number;
  /** Cost of the fees: all fees, loads and tracking losses, and the growth they would have earned (currency) */
  readonly cost_of_fees: number;
  /** Cost of the fees as a percentage of the final value without fees (percent) */
  readonly cost_of_fees_pct: number;
  /** Final value with the fees of the comparison fund (currency) */
  readonly comparison_future_value: number;
  /** Final value with the comparison fund less the final value with this fund (currency) */
  readonly comparison_advantage: number;
  /** Initial investment and all contributions (currency) */
  readonly total_invested: number;
  /** Final value after fees minus the initial investment and all contributions (currency) */
  readonly wealth_gained: number;
  /** Total of the entry and exit loads (currency) */
  readonly total_loads: number;
  /** Effective annual return after fees, without the loads (percent per year) */
  readonly annual_return_after_fees: number;
  /** Currency of the request, in upper case; absent when none was given */
  readonly currency?: string;
  /** Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none */
  readonly warnings?: readonly ExpenseRatioResultsWarnings[];
}

/** One row of a schedule */
export interface ExpenseRatioRow {
  readonly period: number;
  readonly contribution: number;
  readonly growth: number;
  /** Entry and exit loads, which are taken off the growth (currency) */
  readonly load: number;
  readonly balance: number;
}

/** Inputs of the ETF Calculator. Future value of an exchange-traded fund (ETF) with its expense ratio and tracking difference, and what these cost. */
export interface EtfInputs {
  /** Initial investment (currency); 0 to 1000000000000 */
  readonly initial_investment: number;
  /** Annual return of the index (percent per year); above -100, up to 1000 */
  readonly annual_return: number;
  /** Investment period (years); 0.01 to 200 */
  readonly years: number;
  /** Annual fees as a percentage of the value, charged evenly over the year (percent per year); 0 to 99 */
  readonly expense_ratio: number;
  /** Monthly contribution (currency); 0 to 1000000000000; default 0 */
  readonly monthly_contribution?: number;
  /** Contribution timing: start or end of each month; begin: contributions at the beginning of each month; end: contributions at the end of each month; default "end" */
  readonly contribution_timing?: 'begin' | 'end';
  /** Convention of the annual return: nominal or effective; nominal: the annual rate is nominal: one-twelfth of it is earned each month; effective: the annual rate is effective: twelve months compound to it; default "effective" */
  readonly rate_convention?: 'nominal' | 'effective';
  /** Annual loss against the index beyond the fees, as a percentage of the value; negative if the fund gains on it (percent per year); -10 to 99; default 0 */
  readonly tracking_difference_rate?: number;
  /** ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places */
  readonly currency?: string;
}

export interface EtfResultsWarnings {
  /** JSON pointer to the input, or to a result that is unusual */
  readonly pointer: string;
  readonly code: 'looks-like-a-fraction' | 'looks-like-a-percentage' | 'restricted-by-law' | 'needs-an-estimate' | 'law-has-ended' | 'unusual-age' | 'unusual-result' | 'less-than-a-year';
  readonly detail: string;
}

/** Results of the ETF Calculator */
export interface EtfResults {
  /** Final value after fees (currency) */
  readonly future_value: number;
  /** Initial investment and all contributions (currency) */
  readonly total_invested: number;
  /** Final value after fees minus the initial investment and all contributions (currency) */
  readonly wealth_gained: number;
  /** Cost of fees and tracking: their amount and the growth they would have earned (currency) */
  readonly cost_of_fees: number;
  /** Currency of the request, in upper case; absent when none was given */
  readonly currency?: string;
  /** Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none */
  readonly warnings?: readonly EtfResultsWarnings[];
}

/** One row of a schedule */
export interface EtfRow {
  readonly period: number;
  readonly contribution: number;
  readonly growth: number;
  readonly balance: number;
}

/** Inputs of the Mutual Fund Calculator. Future value of a mutual fund with its expense ratio, entry load and exit load, and what these cost. */
export interface MutualFundInputs {
  /** Initial investment (currency); 0 to 1000000000000 */
  readonly initial_investment: number;
  /** Annual return before fees (percent per year); above -100, up to 1000 */
  readonly annual_return: number;
  /** Investment period (years); 0.01 to 200 */
  readonly years: number;
  /** Annual fees as a percentage of the value, charged evenly over the year (percent per year); 0 to 99 */
  readonly expense_ratio: number;
  /** Monthly contribution (currency); 0 to 1000000000000; default 0 */
  readonly monthly_contribution?: number;
  /** Contribution timing: start or end of each month; begin: contributions at the beginning of each month; end: contributions at the end of each month; default "end" */
  readonly contribution_timing?: 'begin' | 'end';
  /** Convention of the annual return: nominal or effective; nominal: the annual rate is nominal: one-twelfth of it is earned each month; effective: the annual rate is effective: twelve months compound to it; default "effective" */
  readonly rate_convention?: 'nominal' | 'effective';
  /** Entry load: part of each payment that the seller keeps (percent); 0 to 99; default 0 */
  readonly entry_load_pct?: number;
  /** Exit load: part of the final value that is kept when it is paid out (percent); 0 to 99; default 0 */
  readonly exit_load_pct?: number;
  /** ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places */
  readonly currency?: string;
}

export interface MutualFundResultsWarnings {
  /** JSON pointer to the input, or to a result that is unusual */
  readonly pointer: string;
  readonly code: 'looks-like-a-fraction' | 'looks-like-a-percentage' | 'restricted-by-law' | 'needs-an-estimate' | 'law-has-ended' | 'unusual-age' | 'unusual-result' | 'less-than-a-year';
  readonly detail: string;
}

/** Results of the Mutual Fund Calculator */
export interface MutualFundResults {
  /** Final value after fees (currency) */
  readonly future_value: number;
  /** Initial investment and all contributions (currency) */
  readonly total_invested: number;
  /** Final value after fees minus the initial investment and all contributions (currency) */
  readonly wealth_gained: number;
  /** Cost of fees and loads: their amount and the growth they would have earned (currency) */
  readonly cost_of_fees: number;
  /** Total of the entry and exit loads (currency) */
  readonly total_loads: number;
  /** Currency of the request, in upper case; absent when none was given */
  readonly currency?: string;
  /** Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none */
  readonly warnings?: readonly MutualFundResultsWarnings[];
}

/** One row of a schedule */
export interface MutualFundRow {
  readonly period: number;
  readonly contribution: number;
  readonly growth: number;
  /** Entry and exit loads, which are taken off the growth (currency) */
  readonly load: number;
  readonly balance: number;
}

/** Inputs of the Dividend Calculator. Annual and monthly dividends of shares, their dividend yield, and their yield on cost. */
export interface DividendInputs {
  /** Number of shares (shares); 0 to 1000000000000 */
  readonly shares: number;
  /** Current price of a share (currency); 0.01 to 1000000000000 */
  readonly current_price: number;
  /** Annual dividend per share; left out if dividend_yield is given (currency); 0 to 1000000000000 */
  readonly dividend_per_share?: number;
  /** Annual dividends as a percentage of the current price; left out if dividend_per_share is given (percent per year); 0 to 100 */
  readonly dividend_yield?: number;
  /** Average cost of a share, for the yield on cost (currency); 0.01 to 1000000000000 */
  readonly average_cost?: number;
  /** ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places */
  readonly currency?: string;
}

export interface DividendResultsWarnings {
  /** JSON pointer to the input, or to a result that is unusual */
  readonly pointer: string;
  readonly code: 'looks-like-a-fraction' | 'looks-like-a-percentage' | 'restricted-by-law' | 'needs-an-estimate' | 'law-has-ended' | 'unusual-age' | 'unusual-result' | 'less-than-a-year';
  readonly detail: string;
}

/** Results of the Dividend Calculator */
export interface DividendResults {
  /** Market value of the shares (currency) */
  readonly market_value: number;
  /** Annual dividends (currency) */
  readonly annual_dividends: number;
  /** One-twelfth of the annual dividends (currency) */
  readonly monthly_dividends: number;
  /** Annual dividends as a percentage of the current price (percent per year) */
  readonly dividend_yield: number;
  /** Annual dividends as a percentage of the average cost; absent without average_cost (percent per year) */
  readonly yield_on_cost_pct?: number;
  /** Currency of the request, in upper case; absent when none was given */
  readonly currency?: string;
  /** Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none */
  readonly warnings?: readonly DividendResultsWarnings[];
}

/** Inputs of the Dividend Reinvestment (DRIP) Calculator. Value, total return and yield on cost of shares over time, with dividends either reinvested or paid out. */
export interface DividendReinvestmentInputs {
  /** Amount invested at the start (currency); 0.01 to 1000000000000 */
  readonly initial_investment: number;
  /** Dividends of the first year, in percent of the price at the start (percent per year); 0 to 100 */
  readonly dividend_yield: number;
  /** Effective rise of the price (percent per year); -50 to 1000 */
  readonly price_growth_rate: number;
  /** Years for which the shares are held (years); 1 to 100 */
  readonly years: number;
  /** Yearly rise of the dividend per share, from the second year on (percent per year); above -100, up to 1000; default 0 */
  readonly dividend_growth_rate?: number;
  /** Tax withheld from each dividend (percent); 0 to 99; default 0 */
  readonly dividend_tax_rate?: number;
  /** Whether dividends are reinvested; true: dividends, after tax, buy shares at the price of the day; false: dividends, after tax, are paid out; default true */
  readonly dividends_reinvested?: boolean;
  /** Payment frequency; annually: one payment a year; semiannually: 2 payments a year; quarterly: 4 payments a year; monthly: 12 payments a year; default "quarterly" */
  readonly dividend_frequency?: 'annually' | 'semiannually' | 'quarterly' | 'monthly';
  /** Amount that buys more shares at the end of each year (currency); 0 to 1000000000000; default 0 */
  readonly annual_contribution?: number;
  /** ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places */
  readonly currency?: string;
}

export interface DividendReinvestmentResultsWarnings {
  /** JSON pointer to the input, or to a result that is unusual */
  readonly pointer: string;
  readonly code: 'looks-like-a-fraction' | 'looks-like-a-percentage' | 'restricted-by-law' | 'needs-an-estimate' | 'law-has-ended' | 'unusual-age' | 'unusual-result' | 'less-than-a-year';
  readonly detail: string;
}

/** Results of the Dividend Reinvestment (DRIP) Calculator */
export interface DividendReinvestmentResults {
  /** Value of all shares at the end (currency) */
  readonly future_value: number;
  /** All dividends after tax (currency) */
  readonly total_dividends: number;
  /** Tax withheld from the dividends (currency) */
  readonly dividend_tax: number;
  /** Amount at the start and all contributions (currency) */
  readonly total_invested: number;
  /** Value at the end and dividends paid out, less the amount invested (currency) */
  readonly wealth_gained: number;
  /** Total gain in percent of the amount invested (percent) */
  readonly total_return_pct: number;
  /** Gain from reinvesting the dividends rather than having them paid out; only if they are reinvested (currency) */
  readonly reinvestment_advantage?: number;
  /** Dividends after tax in the year after the last, from the shares held then (currency) */
  readonly next_year_dividends: number;
  /** Income of the next year in percent of the amount invested (percent per year) */
  readonly yield_on_cost_pct: number;
  /** Currency of the request, in upper case; absent when none was given */
  readonly currency?: string;
  /** Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none */
  readonly warnings?: readonly DividendReinvestmentResultsWarnings[];
}

/** One row of a schedule */
export interface DividendReinvestmentRow {
  readonly period: number;
  readonly contribution: number;
  readonly growth: number;
  /** Dividends after tax (currency) */
  readonly dividends: number;
  /** Tax withheld from the dividends (currency) */
  readonly dividend_tax: number;
  readonly balance: number;
}

/** Inputs of the DRIP Calculator. Growth of shares in a dividend reinvestment plan (DRIP), and the advantage over having the dividends paid out. */
export interface DripInputs {
  /** Amount invested at the start (currency); 0.01 to 1000000000000 */
  readonly initial_investment: number;
  /** Dividends of the first year, in percent of the price at the start (percent per year); 0 to 100 */
  readonly dividend_yield: number;
  /** Annual growth of the share price (percent per year); -50 to 1000 */
  readonly price_growth_rate: number;
  /** Years for which the shares are held (years); 1 to 100 */
  readonly years: number;
  /** Annual growth of the dividend per share, from the second year on (percent per year); above -100, up to 1000; default 0 */
  readonly dividend_growth_rate?: number;
  /** Tax withheld from each dividend (percent); 0 to 99; default 0 */
  readonly dividend_tax_rate?: number;
  /** Payment frequency; annually: one payment a year; semiannually: 2 payments a year; quarterly: 4 payments a year; monthly: 12 payments a year; default "quarterly" */
  readonly dividend_frequency?: 'annually' | 'semiannually' | 'quarterly' | 'monthly';
  /** Amount that buys more shares at the end of each year (currency); 0 to 1000000000000; default 0 */
  readonly annual_contribution?: number;
  /** ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places */
  readonly currency?: string;
}

export interface DripResultsWarnings {
  /** JSON pointer to the input, or to a result that is unusual */
  readonly pointer: string;
  readonly code: 'looks-like-a-fraction' | 'looks-like-a-percentage' | 'restricted-by-law' | 'needs-an-estimate' | 'law-has-ended' | 'unusual-age' | 'unusual-result' | 'less-than-a-year';
  readonly detail: string;
}

/** Results of the DRIP Calculator */
export interface DripResults {
  /** Value of all shares at the end (currency) */
  readonly future_value: number;
  /** All dividends after tax, which buy shares (currency) */
  readonly total_dividends: number;
  /** Advantage of reinvesting the dividends over having them paid out (currency) */
  readonly reinvestment_advantage?: number;
  /** Dividends after tax in the year after the last, from the shares held then (currency) */
  readonly next_year_dividends: number;
  /** Currency of the request, in upper case; absent when none was given */
  readonly currency?: string;
  /** Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none */
  readonly warnings?: readonly DripResultsWarnings[];
}

/** One row of a schedule */
export interface DripRow {
  readonly period: number;
  readonly contribution: number;
  readonly growth: number;
  /** Dividends after tax (currency) */
  readonly dividends: number;
  readonly balance: number;
}

/** Inputs of the Savings Goal Calculator. Time in which monthly deposits reach a savings goal, and the deposit that reaches it in a given time. */
export interface SavingsGoalInputs {
  /** Savings goal (currency); 0.01 to 1000000000000 */
  readonly goal_amount: number;
  /** Monthly deposit; optional if target_months is given (currency); 0 to 1000000000000 */
  readonly monthly_contribution?: number;
  /** Current savings (currency); 0 to 1000000000000; default 0 */
  readonly current_savings?: number;
  /** Annual interest rate (percent per year); 0 to 1000; default 0 */
  readonly annual_rate?: number;
  /** Months in which to reach the goal, for required_monthly_contribution (months); 1 to 1200 */
  readonly target_months?: number;
  /** Annual growth of the goal, such as inflation (percent per year); 0 to 100; default 0 */
  readonly goal_growth_rate?: number;
  /** Contribution timing: start or end of each month; begin: contributions at the beginning of each month; end: contributions at the end of each month; default "end" */
  readonly contribution_timing?: 'begin' | 'end';
  /** Convention of the annual return: nominal or effective; nominal: the annual rate is nominal: one-twelfth of it is earned each month; effective: the annual rate is effective: twelve months compound to it; default "nominal" */
  readonly rate_convention?: 'nominal' | 'effective';
  /** ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places */
  readonly currency?: string;
}

/** Reason for each result without a value, by name; absent when every result has one */
export interface SavingsGoalResultsOmitted {
  readonly months_to_goal?: string;
  readonly years_to_goal?: string;
  readonly total_contributions?: string;
  readonly interest_earned?: string;
  readonly future_goal_amount?: string;
}

export interface SavingsGoalResultsWarnings {
  /** JSON pointer to the input, or to a result that is unusual */
  readonly pointer: string;
  readonly code: 'looks-like-a-fraction' | 'looks-like-a-percentage' | 'restricted-by-law' | 'needs-an-estimate' | 'law-has-ended' | 'unusual-age' | 'unusual-result' | 'less-than-a-year';
  readonly detail: string;
}

/** Results of the Savings Goal Calculator */
export interface SavingsGoalResults {
  /** Whole months until the goal is reached; 0 if it already is (months) */
  readonly months_to_goal?: number;
  /** Years until the goal is reached, including a fraction of the last month unless the goal grows (years) */
  readonly years_to_goal?: number;
  /** All deposits until the goal is reached; the last one is only as large as needed (currency) */
  readonly total_contributions?: number;
  /** Interest until the goal is reached: the goal minus current savings and deposits (currency) */
  readonly interest_earned?: number;
  /** Goal when it is reached (currency) */
  readonly future_goal_amount?: number;
  /** Monthly deposit that reaches the goal in target_months; 0 if none is needed (currency) */
  readonly required_monthly_contribution?: number;
  /** Currency of the request, in upper case; absent when none was given */
  readonly currency?: string;
  /** Reason for each result without a value, by name; absent when every result has one */
  readonly omitted?: SavingsGoalResultsOmitted;
  /** Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none */
  readonly warnings?: readonly SavingsGoalResultsWarnings[];
}

/** Inputs of the Education Savings Calculator. Savings needed for the years of a child's education, and the monthly contribution that builds them. */
export interface EducationGoalInputs {
  /** Costs of one year of education, in today's money (currency); 0.01 to 1000000000000 */
  readonly annual_education_costs: number;
  /** Number of years of education (years); 1 to 30; default 4 */
  readonly education_years?: number;
  /** Time until the education begins, rounded to whole months (half up, at least one) (years); 0.01 to 200 */
  readonly years: number;
  /** Annual growth of the costs (percent per year); above -100, up to 1000 */
  readonly education_inflation_rate: number;
  /** Annual return on the investments (percent per year); above -100, up to 1000 */
  readonly annual_return: number;
  /** Contribution timing: start or end of each month; begin: contributions at the beginning of each month; end: contributions at the end of each month; default "end" */
  readonly contribution_timing?: 'begin' | 'end';
  /** Convention of the annual return: nominal or effective; nominal: the annual rate is nominal: one-twelfth of it is earned each month; effective: the annual rate is effective: twelve months compound to it; default "effective" */
  readonly rate_convention?: 'nominal' | 'effective';
  /** Savings set aside today (currency); 0 to 1000000000000; default 0 */
  readonly current_savings?: number;
  /** ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places */
  readonly currency?: string;
}

export interface EducationGoalResultsWarnings {
  /** JSON pointer to the input, or to a result that is unusual */
  readonly pointer: string;
  readonly code: 'looks-like-a-fraction' | 'looks-like-a-percentage' | 'restricted-by-law' | 'needs-an-estimate' | 'law-has-ended' | 'unusual-age' | 'unusual-result' | 'less-than-a-year';
  readonly detail: string;
}

/** Results of the Education Savings Calculator */
export interface EducationGoalResults {
  /** Savings needed when the education begins (currency) */
  readonly future_goal_amount: number;
  /** Amount by which the current savings, with their return, fall short of the goal; 0 if they reach it (currency) */
  readonly shortfall: number;
  /** Monthly contribution that closes the shortfall (currency) */
  readonly required_monthly_contribution: number;
  /** Single amount today that closes the shortfall (currency) */
  readonly required_lump_sum: number;
  /** Currency of the request, in upper case; absent when none was given */
  readonly currency?: string;
  /** Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none */
  readonly warnings?: readonly EducationGoalResultsWarnings[];
}

/** Inputs of the Fixed Deposit (FD) Calculator. The maturity value and the interest of a fixed (term) deposit, cumulative or with interest paid out. */
export interface FixedDepositInputs {
  /** Amount deposited (currency); 0 to 1000000000000 */
  readonly principal: number;
  /** Nominal annual interest rate (percent per year); 0 to 1000 */
  readonly annual_rate: number;
  /** Years of the term (years); 0 to 100; default 0 */
  readonly tenure_years?: number;
  /** Months of the term, in addition to tenure_years (months); 0 to 1200; default 0 */
  readonly tenure_months?: number;
  /** Term in days of a year of 365, in place of tenure_years and tenure_months (days); 7 to 3650 */
  readonly tenure_days?: number;
  /** Compounding frequency; annually: interest is added once a year; semiannually: interest is added twice a year; quarterly: interest is added 4 times a year; monthly: interest is added 12 times a year; daily: interest is added 365 times a year; default "quarterly" */
  readonly compound_frequency?: 'annually' | 'semiannually' | 'quarterly' | 'monthly' | 'daily';
  /** Interest of a short term; simple: simple interest for a term below 6 months, as most banks pay; longer terms compound to the last day; simple_parts: simple interest for a term below 6 months and, in a longer one, for the days after the last whole compounding period, as banks in India pay; compound: compounds to the last day in every term; default "simple" */
  readonly short_term_convention?: 'simple' | 'simple_parts' | 'compound';
  /** Interest payout; at_maturity: interest stays in the deposit and is paid at maturity; monthly: interest is paid out every month, at the lower rate that compounds to the same annual yield; quarterly: interest is paid out every 3 months; semiannually: interest is paid out every 6 months; annually: interest is paid out every year; default "at_maturity" */
  readonly payout_frequency?: 'at_maturity' | 'monthly' | 'quarterly' | 'semiannually' | 'annually';
  /** Tax rate on the interest (percent); 0 to 100; default 0 */
  readonly tax_rate?: number;
  /** ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places */
  readonly currency?: string;
}

/** Reason for each result without a value, by name; absent when every result has one */
export interface FixedDepositResultsOmitted {
  readonly interest_payout?: string;
}

export interface FixedDepositResultsWarnings {
  /** JSON pointer to the input, or to a result that is unusual */
  readonly pointer: string;
  readonly code: 'looks-like-a-fraction' | 'looks-like-a-percentage' | 'restricted-by-law' | 'needs-an-estimate' | 'law-has-ended' | 'unusual-age' | 'unusual-result' | 'less-than-a-year';
  readonly detail: string;
}

/** Results of the Fixed Deposit (FD) Calculator */
export interface FixedDepositResults {
  /** Amount paid at the end of the term, before tax (currency) */
  readonly maturity_value: number;
  /** Total interest, before tax (currency) */
  readonly interest_earned: number;
  /** Interest paid out in each full payout period; absent for a cumulative deposit (currency) */
  readonly interest_payout?: number;
  /** Tax on the total interest (currency) */
  readonly tax: number;
  /** Total interest after tax (currency) */
  readonly interest_earned_after_tax: number;
  /** Amount paid at the end of the term, after tax on its interest (currency) */
  readonly maturity_value_after_tax: number;
  /** Effective annual rate, with compounding and before tax (percent per year) */
  readonly effective_annual_rate: number;
  /** Currency of the request, in upper case; absent when none was given */
  readonly currency?: string;
  /** Reason for each result without a value, by name; absent when every result has one */
  readonly omitted?: FixedDepositResultsOmitted;
  /** Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none */
  readonly warnings?: readonly FixedDepositResultsWarnings[];
}

/** One row of a schedule */
export interface FixedDepositRow {
  readonly period: number;
  readonly payout: number;
  readonly interest: number;
  /** Tax on the interest (currency) */
  readonly tax: number;
  /** Balance after tax (currency) */
  readonly balance_after_tax: number;
  readonly balance: number;
}

/** Inputs of the Recurring Deposit (RD) Calculator. The maturity value of equal monthly deposits at a bank, with the quarterly compounding of India's banks by default. */
export interface RecurringDepositInputs {
  /** Amount deposited each month (currency); 0.01 to 1000000000000 */
  readonly monthly_deposit: number;
  /** Nominal annual interest rate (percent per year); 0 to 1000 */
  readonly annual_rate: number;
  /** Term in months: the number of deposits (months); 1 to 1200 */
  readonly tenure_months: number;
  /** Compounding frequency; annually: interest is added once a year; semiannually: interest is added twice a year; quarterly: interest is added 4 times a year; monthly: interest is added 12 times a year; daily: interest is added 365 times a year; default "quarterly" */
  readonly compound_frequency?: 'annually' | 'semiannually' | 'quarterly' | 'monthly' | 'daily';
  /** Contribution timing: start or end of each month; begin: contributions at the beginning of each month; end: contributions at the end of each month; default "begin" */
  readonly contribution_timing?: 'begin' | 'end';
  /** Tax rate on the interest (percent); 0 to 100; default 0 */
  readonly tax_rate?: number;
  /** ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places */
  readonly currency?: string;
}

export interface RecurringDepositResultsWarnings {
  /** JSON pointer to the input, or to a result that is unusual */
  readonly pointer: string;
  readonly code: 'looks-like-a-fraction' | 'looks-like-a-percentage' | 'restricted-by-law' | 'needs-an-estimate' | 'law-has-ended' | 'unusual-age' | 'unusual-result' | 'less-than-a-year';
  readonly detail: string;
}

/** Results of the Recurring Deposit (RD) Calculator */
export interface RecurringDepositResults {
  /** Amount paid at the end of the last month, before tax (currency) */
  readonly maturity_value: number;
  /** Total deposits (currency) */
  readonly total_deposits: number;
  /** Total interest, before tax (currency) */
  readonly interest_earned: number;
  /** Tax on the total interest (currency) */
  readonly tax: number;
  /** Amount paid at the end of the last month, after tax (currency) */
  readonly maturity_value_after_tax: number;
  /** Effective annual rate, with compounding and before tax (percent per year) */
  readonly effective_annual_rate: number;
  /** Currency of the request, in upper case; absent when none was given */
  readonly currency?: string;
  /** Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none */
  readonly warnings?: readonly RecurringDepositResultsWarnings[];
}

/** One row of a schedule */
export interface RecurringDepositRow {
  readonly period: number;
  readonly contribution: number;
  readonly growth: number;
  /** Tax on the interest (currency) */
  readonly tax: number;
  /** Balance after tax (currency) */
  readonly balance_after_tax: number;
  readonly balance: number;
}

export interface PpfInputsDeposits {
  /** Year, 1 for the first one of the calculation (ordinal); 1 to 50 */
  readonly year: number;
  /** Deposit in that year: from 500 to 150,000, or 0 in an extension or in an account with current_savings (currency); 0 to 150000 */
  readonly amount: number;
}

export interface PpfInputsAnnualRates {
  /** Year, 1 for the first one of the calculation (ordinal); 1 to 50 */
  readonly year: number;
  /** Annual interest rate of the scheme in that year (percent per year); 0 to 1000 */
  readonly annual_rate: number;
}

/** Inputs of the Public Provident Fund (PPF) Calculator. The maturity value of India's Public Provident Fund (PPF), with extensions, and with deposits and rates that differ from year to year. */
export interface PpfInputs {
  /** Deposit in each financial year: from 500 to 150,000, or 0 in an account with current_savings (currency); 0 to 150000 */
  readonly annual_deposit: number;
  /** Annual interest rate of the scheme, in years without one of their own (percent per year); 0 to 1000; default 7.1 */
  readonly annual_rate?: number;
  /** Term: 15 years, or more with extensions of 5 years each; for an account with current_savings, the remaining years or extensions of 5 years each (years); 1 to 50; default 15 */
  readonly years?: number;
  /** Deposits within the financial year; annually: the whole amount at once; monthly: one-twelfth of the amount each month; default "annually" */
  readonly deposit_frequency?: 'annually' | 'monthly';
  /** Deposit timing; begin: deposits by the 5th of April or of each month, which earn interest from that month on; end: deposits after the 5th of March, which earn no interest in their year, or of each month, which earn it from the next month on; default "begin" */
  readonly deposit_timing?: 'begin' | 'end';
  /** Balance of the account at the start (currency); 0 to 1000000000000; default 0 */
  readonly current_savings?: number;
  /** Financial years of the account that have passed, of which current_savings are the balance (years); 0 to 49; default 0 */
  readonly elapsed_years?: number;
  /** Whether deposits go on after 15 years; true: extensions have the same deposits; false: nothing is deposited after 15 years, and the balance earns interest; default true */
  readonly extended_with_deposits?: boolean;
  /** Years with another deposit than annual_deposit; default [] */
  readonly deposits?: readonly PpfInputsDeposits[];
  /** Years with another rate than annual_rate; default [] */
  readonly annual_rates?: readonly PpfInputsAnnualRates[];
  /** ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places */
  readonly currency?: string;
}

/** Law that the results rest on */
export interface PpfResultsLaw {
  /** ID of the figures, as at GET /law/{id} */
  readonly id: string;
  readonly name: string;
  /** Currency of the amounts of the law */
  readonly currency: string;
  /** First day on which these figures apply */
  readonly valid_from: string;
  /** Last day on which these figures apply */
  readonly valid_to: string;
  /** Day on which the figures were last held against their sources */
  readonly checked: string;
  readonly sources: readonly string[];
  /** Figures that stand in one source alone */
  readonly single?: readonly string[];
  /** True when the operator of the service has replaced some figures */
  readonly own?: boolean;
}

export interface PpfResultsWarnings {
  /** JSON pointer to the input, or to a result that is unusual */
  readonly pointer: string;
  readonly code: 'looks-like-a-fraction' | 'looks-like-a-percentage' | 'restricted-by-law' | 'needs-an-estimate' | 'law-has-ended' | 'unusual-age' | 'unusual-result' | 'less-than-a-year';
  readonly detail: string;
}

/** Results of the Public Provident Fund (PPF) Calculator */
export interface PpfResults {
  /** Balance of the account at the end (currency) */
  readonly maturity_value: number;
  /** Total deposits over the term (currency) */
  readonly total_deposits: number;
  /** Total interest over the term (currency) */
  readonly interest_earned: number;
  /** Interest in the first year (currency) */
  readonly first_year_interest: number;
  /** Interest in the last year (currency) */
  readonly final_year_interest: number;
  /** Law that the results rest on */
  readonly law?: PpfResultsLaw;
  /** Currency of the request, in upper case; absent when none was given */
  readonly currency?: string;
  /** Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none */
  readonly warnings?: readonly PpfResultsWarnings[];
}

/** Inputs of the Emergency Fund Calculator. The emergency fund that covers a number of months without income, and the monthly saving that builds it. */
export interface EmergencyFundInputs {
  /** Monthly expenses that the fund must cover (currency); 0.01 to 1000000000000 */
  readonly monthly_expenses: number;
  /** Number of months that the fund must cover (months); 1 to 120; default 6 */
  readonly months_covered?: number;
  /** Savings set aside for the fund today (currency); 0 to 1000000000000; default 0 */
  readonly current_savings?: number;
  /** Share of the expenses covered by other income, such as a partner's (percent); 0 to 100; default 0 */
  readonly expenses_covered_pct?: number;
  /** Amount saved each month; 0 when omitted (currency); 0 to 1000000000000 */
  readonly monthly_contribution?: number;
  /** Annual interest rate of the fund (percent per year); 0 to 1000; default 0 */
  readonly annual_rate?: number;
  /** Contribution timing: start or end of each month; begin: contributions at the beginning of each month; end: contributions at the end of each month; default "end" */
  readonly contribution_timing?: 'begin' | 'end';
  /** Convention of the annual return: nominal or effective; nominal: the annual rate is nominal: one-twelfth of it is earned each month; effective: the annual rate is effective: twelve months compound to it; default "nominal" */
  readonly rate_convention?: 'nominal' | 'effective';
  /** Months in which required_monthly_contribution completes the fund (months); 1 to 1200; default 12 */
  readonly target_months?: number;
  /** ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places */
  readonly currency?: string;
}

/** Reason for each result without a value, by name; absent when every result has one */
export interface EmergencyFundResultsOmitted {
  readonly months_to_goal?: string;
}

export interface EmergencyFundResultsWarnings {
  /** JSON pointer to the input, or to a result that is unusual */
  readonly pointer: string;
  readonly code: 'looks-like-a-fraction' | 'looks-like-a-percentage' | 'restricted-by-law' | 'needs-an-estimate' | 'law-has-ended' | 'unusual-age' | 'unusual-result' | 'less-than-a-year';
  readonly detail: string;
}

/** Results of the Emergency Fund Calculator */
export interface EmergencyFundResults {
  /** Target size of the fund (currency) */
  readonly goal_amount: number;
  /** Amount missing from the target today; 0 when the target is reached (currency) */
  readonly shortfall: number;
  /** Savings today as a percentage of the target; 100 when the target is reached (percent) */
  readonly funded_pct: number;
  /** Monthly saving that completes the fund in target_months (currency) */
  readonly required_monthly_contribution: number;
  /** Whole months until the fund is complete with monthly_contribution; absent when it never is complete (months) */
  readonly months_to_goal?: number;
  /** Currency of the request, in upper case; absent when none was given */
  readonly currency?: string;
  /** Reason for each result without a value, by name; absent when every result has one */
  readonly omitted?: EmergencyFundResultsOmitted;
  /** Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none */
  readonly warnings?: readonly EmergencyFundResultsWarnings[];
}

/** Inputs of the Life Insurance Calculator. Life insurance that replaces an income and pays off debts, education and final expenses. */
export interface LifeInsuranceInputs {
  /** Annual income to replace: after income tax, and without what you spend on yourself (currency); 0 to 1000000000000 */
  readonly annual_income: number;
  /** Number of years in which the income is replaced (years); 1 to 100 */
  readonly replacement_years: number;
  /** Annual growth of the income (percent per year); above -100, up to 1000; default 0 */
  readonly income_growth_rate?: number;
  /** Annual return on the payout while it is used up (percent per year); above -100, up to 1000; default 0 */
  readonly discount_rate?: number;
  /** Mortgage balance to pay off (currency); 0 to 1000000000000; default 0 */
  readonly mortgage_balance?: number;
  /** Balance of other debts to pay off (currency); 0 to 1000000000000; default 0 */
  readonly other_debt_balance?: number;
  /** Costs of the children's education, in today's money (currency); 0 to 1000000000000; default 0 */
  readonly education_costs?: number;
  /** Funeral, medical and estate costs (currency); 0 to 1000000000000; default 0 */
  readonly final_expenses?: number;
  /** Savings that the family can use (currency); 0 to 1000000000000; default 0 */
  readonly current_savings?: number;
  /** Life insurance that exists already (currency); 0 to 1000000000000; default 0 */
  readonly current_coverage?: number;
  /** ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places */
  readonly currency?: string;
}

export interface LifeInsuranceResultsWarnings {
  /** JSON pointer to the input, or to a result that is unusual */
  readonly pointer: string;
  readonly code: 'looks-like-a-fraction' | 'looks-like-a-percentage' | 'restricted-by-law' | 'needs-an-estimate' | 'law-has-ended' | 'unusual-age' | 'unusual-result' | 'less-than-a-year';
  readonly detail: string;
}

/** Results of the Life Insurance Calculator */
export interface LifeInsuranceResults {
  /** Coverage needed: income, debts, education and final expenses less savings; never below 0 (currency) */
  readonly required_coverage: number;
  /** Human life value: present value of the income to replace (currency) */
  readonly human_life_value: number;
  /** Required less existing coverage; negative if there is more than enough (currency) */
  readonly coverage_gap: number;
  /** Currency of the request, in upper case; absent when none was given */
  readonly currency?: string;
  /** Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none */
  readonly warnings?: readonly LifeInsuranceResultsWarnings[];
}

export interface HealthInsuranceInputsPlans {
  /** Name of the plan */
  readonly name?: string;
  /** Premium per month that you pay (currency); 0 to 1000000000000 */
  readonly monthly_premium: number;
  /** Yearly deductible: expenses that you pay in full (currency); 0 to 1000000000000 */
  readonly deductible: number;
  /** Percentage of the expenses above the deductible that you pay (percent); 0 to 100; default 20 */
  readonly coinsurance_pct?: number;
  /** Most that you pay for covered care in a year, with the deductible (currency); 0 to 1000000000000 */
  readonly max_out_of_pocket: number;
  /** Whether the plan allows a health savings account (HSA); true: a high-deductible plan that allows contributions to a health savings account; false: no contributions to a health savings account; default false */
  readonly hsa_eligible?: boolean;
  /** Yearly contribution of the employer to an account for the expenses (currency); 0 to 1000000000000; default 0 */
  readonly annual_employer_contribution?: number;
}

export interface HealthInsuranceInputsScenarios {
  /** Name of the scenario */
  readonly name?: string;
  /** Covered medical expenses in the year, before insurance (currency); 0 to 1000000000000 */
  readonly annual_medical_expenses: number;
}

/** Inputs of the Health Insurance Calculator. Yearly cost of health plans with little and much care: premiums, what you pay yourself, and savings of an HSA. */
export interface HealthInsuranceInputs {
  /** Health plans to compare */
  readonly plans: readonly HealthInsuranceInputsPlans[];
  /** Years with different needs for care */
  readonly scenarios: readonly HealthInsuranceInputsScenarios[];
  /** Your own yearly contribution to a health savings account, where the plan allows it (currency); 0 to 1000000000000; default 0 */
  readonly annual_hsa_contribution?: number;
  /** Tax on one more unit of income, which contributions to the account save (percent); 0 to 100; default 0 */
  readonly marginal_tax_rate?: number;
  /** ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places */
  readonly currency?: string;
}

export interface HealthInsuranceResultsPlans {
  /** Name of the plan, if given */
  readonly name?: string;
  /** Premiums of a year (currency) */
  readonly annual_premium: number;
  /** Cost of a year without care: premiums less the contribution of the employer and tax saved (currency) */
  readonly min_annual_cost: number;
  /** Cost of a year with the most that you pay for care (currency) */
  readonly max_annual_cost: number;
  /** Cost of the year of each scenario, in the order given */
  readonly annual_costs: readonly number[];
}

export interface HealthInsuranceResultsScenarios {
  /** Name of the scenario, if given */
  readonly name?: string;
  /** Plan with the lowest cost; its position in plans, from 0 (index) */
  readonly cheapest_plan_index: number;
  /** Cost of the year with the cheapest plan (currency) */
  readonly lowest_annual_cost: number;
  /** Cost of the year with the most expensive plan (currency) */
  readonly highest_annual_cost: number;
}

/** Reason for each result without a value, by name; absent when every result has one */
export interface HealthInsuranceResultsOmitted {
  readonly break_even_annual_medical_expenses?: string;
}

export interface HealthInsuranceResultsWarnings {
  /** JSON pointer to the input, or to a result that is unusual */
  readonly pointer: string;
  readonly code: 'looks-like-a-fraction' | 'looks-like-a-percentage' | 'restricted-by-law' | 'needs-an-estimate' | 'law-has-ended' | 'unusual-age' | 'unusual-result' | 'less-than-a-year';
  readonly detail: string;
}

/** Results of the Health Insurance Calculator */
export interface HealthInsuranceResults {
  /** Medical expenses above which the plan that is the cheapest without any no longer is; absent if it always is (currency) */
  readonly break_even_annual_medical_expenses?: number;
  /** Lowest max_annual_cost: cost of the worst year with the plan for which it is lowest (currency) */
  readonly lowest_max_annual_cost: number;
  /** Plan with the lowest max_annual_cost; its position in plans, from 0 (index) */
  readonly lowest_max_cost_plan_index: number;
  /** Plan with the lowest min_annual_cost; its position in plans, from 0 (index) */
  readonly lowest_min_cost_plan_index: number;
  /** Plans in the order given */
  readonly plans: readonly HealthInsuranceResultsPlans[];
  /** Scenarios in the order given */
  readonly scenarios: readonly HealthInsuranceResultsScenarios[];
  /** Currency of the request, in upper case; absent when none was given */
  readonly currency?: string;
  /** Reason for each result without a value, by name; absent when every result has one */
  readonly omitted?: HealthInsuranceResultsOmitted;
  /** Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none */
  readonly warnings?: readonly HealthInsuranceResultsWarnings[];
}

/** Inputs of the Home Insurance Calculator. Coverage that a home needs, its premium, and what a claim pays when the coverage is too low. */
export interface HomeInsuranceInputs {
  /** Floor area, in square feet or square meters (number); 0.01 to 1000000 */
  readonly floor_area: number;
  /** Cost of rebuilding a square foot or square meter (currency); 0.01 to 1000000000000 */
  readonly rebuild_cost_per_area: number;
  /** Insured value of the contents (currency); 0 to 1000000000000; default 0 */
  readonly contents_value?: number;
  /** Coverage of the building (currency); 0 to 1000000000000 */
  readonly current_coverage: number;
  /** Annual premium as a percentage of the coverage of building and contents (percent per year); 0 to 100 */
  readonly premium_rate: number;
  /** Deductible: part of each loss that is not paid (currency); 0 to 1000000000000; default 0 */
  readonly deductible?: number;
  /** Coinsurance: percentage of the rebuild cost that must be covered to avoid a penalty (percent); 1 to 100; default 80 */
  readonly coinsurance_pct?: number;
  /** Loss on the building, to see what the insurance pays (currency); 0 to 1000000000000 */
  readonly loss_amount?: number;
  /** ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places */
  readonly currency?: string;
}

export interface HomeInsuranceResultsWarnings {
  /** JSON pointer to the input, or to a result that is unusual */
  readonly pointer: string;
  readonly code: 'looks-like-a-fraction' | 'looks-like-a-percentage' | 'restricted-by-law' | 'needs-an-estimate' | 'law-has-ended' | 'unusual-age' | 'unusual-result' | 'less-than-a-year';
  readonly detail: string;
}

/** Results of the Home Insurance Calculator */
export interface HomeInsuranceResults {
  /** Cost of rebuilding the home (currency) */
  readonly rebuild_cost: number;
  /** Lowest coverage without a coinsurance penalty (currency) */
  readonly required_coverage: number;
  /** Premium per year (currency) */
  readonly annual_premium: number;
  /** Coverage that is missing to avoid a penalty: required less present coverage; negative if there is more (currency) */
  readonly coverage_gap: number;
  /** Coverage that is missing to rebuild after a total loss: rebuild cost less present coverage, at least 0 (currency) */
  readonly replacement_gap: number;
  /** Payment for the loss; absent without loss_amount (currency) */
  readonly claim_payment?: number;
  /** Reduction of the payment for too low a coverage; absent without loss_amount (currency) */
  readonly coinsurance_penalty?: number;
  /** Currency of the request, in upper case; absent when none was given */
  readonly currency?: string;
  /** Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none */
  readonly warnings?: readonly HomeInsuranceResultsWarnings[];
}

export interface AutoInsuranceInputsOptions {
  /** Name of the option */
  readonly name?: string;
  /** Premium per year (currency); 0 to 1000000000000 */
  readonly annual_premium: number;
  /** Deductible: part of each claim that the driver pays (currency); 0 to 1000000000000 */
  readonly deductible: number;
}

/** Inputs of the Auto Insurance Calculator. Expected yearly cost of car insurance with several deductibles, and when a higher deductible pays off. */
export interface AutoInsuranceInputs {
  /** Quotes for the same coverage with different deductibles */
  readonly options: readonly AutoInsuranceInputsOptions[];
  /** Probability of a claim within a year (percent); 0 to 100; default 5 */
  readonly claim_probability_pct?: number;
  /** ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places */
  readonly currency?: string;
}

export interface AutoInsuranceResultsOptions {
  /** Name of the option, if given */
  readonly name?: string;
  /** Expected cost per year: premium and probable share of the deductible (currency) */
  readonly expected_annual_cost: number;
}

/** Reason for each result without a value, by name; absent when every result has one */
export interface AutoInsuranceResultsOmitted {
  readonly break_even_years?: string;
  readonly break_even_claim_probability_pct?: string;
}

export interface AutoInsuranceResultsWarnings {
  /** JSON pointer to the input, or to a result that is unusual */
  readonly pointer: string;
  readonly code: 'looks-like-a-fraction' | 'looks-like-a-percentage' | 'restricted-by-law' | 'needs-an-estimate' | 'law-has-ended' | 'unusual-age' | 'unusual-result' | 'less-than-a-year';
  readonly detail: string;
}

/** Results of the Auto Insurance Calculator */
export interface AutoInsuranceResults {
  /** Options in the order given */
  readonly options: readonly AutoInsuranceResultsOptions[];
  /** Option with the lowest expected cost; its position in options, from 0 (index) */
  readonly cheapest_option_index: number;
  /** Years without a claim after which the highest deductible has saved as much in premiums as a claim costs more; absent unless it lowers the premium (years) */
  readonly break_even_years?: number;
  /** Probability of a claim within a year at which the lowest and the highest deductible cost the same; absent unless the highest lowers the premium (percent) */
  readonly break_even_claim_probability_pct?: number;
  /** Currency of the request, in upper case; absent when none was given */
  readonly currency?: string;
  /** Reason for each result without a value, by name; absent when every result has one */
  readonly omitted?: AutoInsuranceResultsOmitted;
  /** Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none */
  readonly warnings?: readonly AutoInsuranceResultsWarnings[];
}

/** Inputs of the Disability Insurance Calculator. Monthly benefit of a disability policy, what is missing of the expenses, and the reserve needed until benefits begin. */
export interface DisabilityInsuranceInputs {
  /** Insured annual income before tax (currency); 0.01 to 1000000000000 */
  readonly annual_income: number;
  /** Percentage of the income that the policy replaces (percent); 0 to 100; default 60 */
  readonly replacement_pct?: number;
  /** Elimination period: days without benefits at the beginning (days); 0 to 730; default 90 */
  readonly elimination_days?: number;
  /** Longest time for which benefits are paid (years); 0.25 to 70 */
  readonly benefit_years: number;
  /** Other monthly benefits, such as those of the state, which the policy deducts (currency); 0 to 1000000000000; default 0 */
  readonly other_monthly_benefits?: number;
  /** Monthly expenses that must be paid (currency); 0 to 1000000000000; default 0 */
  readonly monthly_expenses?: number;
  /** Whether the benefit is taxed; true: it is taxed at tax_rate, for example because an employer paid the premiums; false: it is not taxed, for example because you paid the premiums from taxed income; default false */
  readonly benefit_taxable?: boolean;
  /** Tax rate of a taxed benefit (percent); 0 to 100; default 0 */
  readonly tax_rate?: number;
  /** ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places */
  readonly currency?: string;
}

export interface DisabilityInsuranceResultsWarnings {
  /** JSON pointer to the input, or to a result that is unusual */
  readonly pointer: string;
  readonly code: 'looks-like-a-fraction' | 'looks-like-a-percentage' | 'restricted-by-law' | 'needs-an-estimate' | 'law-has-ended' | 'unusual-age' | 'unusual-result' | 'less-than-a-year';
  readonly detail: string;
}

/** Results of the Disability Insurance Calculator */
export interface DisabilityInsuranceResults {
  /** Monthly benefit of the policy before tax: the insured share of the income, less other benefits (currency) */
  readonly monthly_benefit: number;
  /** Monthly benefit of the policy after tax (currency) */
  readonly monthly_benefit_after_tax: number;
  /** Monthly expenses minus the benefit after tax and other benefits; negative if these are more than enough (currency) */
  readonly monthly_income_gap: number;
  /** Savings that pay the expenses until the first benefit, which is paid one month after the elimination period (currency) */
  readonly required_reserve: number;
  /** Benefits of the policy before tax, if they are paid for all benefit_years (currency) */
  readonly total_benefits: number;
  /** Currency of the request, in upper case; absent when none was given */
  readonly currency?: string;
  /** Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none */
  readonly warnings?: readonly DisabilityInsuranceResultsWarnings[];
}

/** Inputs of the Bond Calculator. Price of a bond from its yield or yield from its price, with duration, convexity and accrued interest. */
export interface BondInputs {
  /** Face value, of which coupons are a percentage (currency); 0.01 to 1000000000000; default 100 */
  readonly face_value?: number;
  /** Nominal annual coupon rate (percent per year); 0 to 1000 */
  readonly coupon_rate: number;
  /** Nominal annual yield to maturity, compounded with each coupon; left out if clean_price is given (percent per year); above -100, up to 1000 */
  readonly yield_to_maturity?: number;
  /** Clean price, without accrued interest; left out if yield is given (currency); 0.01 to 1000000000000 */
  readonly clean_price?: number;
  /** Time to maturity, instead of dates; interest accrues for a fraction of a coupon period (years); 0.01 to 100 */
  readonly years_to_maturity?: number;
  /** Settlement date: day on which the buyer pays */
  readonly settlement_date?: string;
  /** Maturity date: day on which the bond is redeemed */
  readonly maturity_date?: string;
  /** Redemption value: amount repaid at maturity; the face value if left out (currency); 0.01 to 1000000000000 */
  readonly redemption_value?: number;
  /** Call date: day before maturity on which the issuer may redeem the bond */
  readonly call_date?: string;
  /** Time to the call, instead of dates (years); 0.01 to 100 */
  readonly years_to_call?: number;
  /** Call price: amount repaid at the call, without accrued interest; the face value if left out (currency); 0.01 to 1000000000000 */
  readonly call_price?: number;
  /** Coupon frequency; annually: once a year; semiannually: twice a year; quarterly: four times a year; default "semiannually" */
  readonly coupon_frequency?: 'annually' | 'semiannually' | 'quarterly';
  /** Day count convention for accrued interest; thirty_360: months of 30 days, American; thirty_e_360: months of 30 days, European; actual_360: actual days, years of 360 days; actual_365: actual days, years of 365 days; actual_actual: actual days of the coupon period (ICMA); default "thirty_360" */
  readonly day_count_convention?: 'thirty_360' | 'thirty_e_360' | 'actual_360' | 'actual_365' | 'actual_actual';
  /** ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places */
  readonly currency?: string;
}

/** Reason for each result without a value, by name; absent when every result has one */
export interface BondResultsOmitted {
  readonly yield_to_call?: string;
  readonly yield_to_worst?: string;
}

export interface BondResultsWarnings {
  /** JSON pointer to the input, or to a result that is unusual */
  readonly pointer: string;
  readonly code: 'looks-like-a-fraction' | 'looks-like-a-percentage' | 'restricted-by-law' | 'needs-an-estimate' | 'law-has-ended' | 'unusual-age' | 'unusual-result' | 'less-than-a-year';
  readonly detail: string;
}

/** Results of the Bond Calculator */
export interface BondResults {
  /** Nominal annual yield to maturity, compounded with each coupon (percent per year) */
  readonly yield_to_maturity: number;
  /** Clean price, without accrued interest (currency) */
  readonly clean_price: number;
  /** Accrued interest: part of the next coupon earned by the seller (currency) */
  readonly accrued_interest: number;
  /** Dirty price: the amount the buyer pays, clean_price plus accrued_interest as they are shown (currency) */
  readonly dirty_price: number;
  /** Clean price per 100 of face value (price per 100) */
  readonly clean_price_per_100: number;
  /** Accrued interest per 100 of face value (price per 100) */
  readonly accrued_interest_per_100: number;
  /** Dirty price per 100 of face value (price per 100) */
  readonly dirty_price_per_100: number;
  /** Current yield: coupons of a year as a percentage of the clean price (percent per year) */
  readonly current_yield: number;
  /** Macaulay duration: mean time of the payments, weighted by their present values (years) */
  readonly macaulay_duration: number;
  /** Modified duration: fall of the dirty price, in percent, per percentage point of yield (years) */
  readonly modified_duration: number;
  /** Convexity: second derivative of the dirty price with respect to the yield, divided by the price (number) */
  readonly convexity: number;
  /** Price value of a basis point: fall of the price per 100 of face value if the yield rises by 0.01 percentage points (price per 100) */
  readonly price_value_of_basis_point: number;
  /** Nominal annual yield to the call, compounded with each coupon; absent without call_date or years_to_call (percent per year) */
  readonly yield_to_call?: number;
  /** Yield to worst: the lower of yield_to_maturity and yield_to_call; absent without yield_to_call (percent per year) */
  readonly yield_to_worst?: number;
  /** Number of coupons until maturity (count) */
  readonly coupon_count: number;
  /** Date of the next coupon, if dates are given */
  readonly next_coupon_date?: string;
  /** Currency of the request, in upper case; absent when none was given */
  readonly currency?: string;
  /** Reason for each result without a value, by name; absent when every result has one */
  readonly omitted?: BondResultsOmitted;
  /** Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none */
  readonly warnings?: readonly BondResultsWarnings[];
}

/** One row of a schedule */
export interface BondRow {
  readonly period: number;
  /** Time until the payment (years) */
  readonly years: number;
  /** Coupon (currency) */
  readonly coupon: number;
  /** Redemption at maturity (currency) */
  readonly redemption: number;
  /** Present value of 1 paid with the cash flow (ratio) */
  readonly discount_factor: number;
  /** Present value of the cash flow (currency) */
  readonly present_value: number;
  /** Present value of all cash flows so far (currency) */
  readonly cumulative_present_value: number;
}

/** Inputs of the Treasury Bill Calculator. Price, discount rate and yields of a treasury bill, from one of them and its dates. */
export interface TreasuryBillInputs {
  /** Date on which the bill is paid for */
  readonly settlement_date: string;
  /** Date on which the face value is paid: at most a year later */
  readonly maturity_date: string;
  /** Face value (currency); 0.01 to 1000000000000; default 100 */
  readonly face_value?: number;
  /** Price; give exactly one of price, bank_discount_rate and bond_equivalent_yield (currency); 0.01 to 1000000000000 */
  readonly price?: number;
  /** Bank discount rate: discount from the face value, for a year of 360 days (percent per year); 0 to 100 */
  readonly bank_discount_rate?: number;
  /** Bond-equivalent yield, as newspapers print it (percent per year); above -100, up to 1000 */
  readonly bond_equivalent_yield?: number;
  /** ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places */
  readonly currency?: string;
}

export interface TreasuryBillResultsWarnings {
  /** JSON pointer to the input, or to a result that is unusual */
  readonly pointer: string;
  readonly code: 'looks-like-a-fraction' | 'looks-like-a-percentage' | 'restricted-by-law' | 'needs-an-estimate' | 'law-has-ended' | 'unusual-age' | 'unusual-result' | 'less-than-a-year';
  readonly detail: string;
}

/** Results of the Treasury Bill Calculator */
export interface TreasuryBillResults {
  /** Price of the bill (currency) */
  readonly price: number;
  /** Bank discount rate: discount as a percentage of the face value, for a year of 360 days (percent per year) */
  readonly bank_discount_rate: number;
  /** Money market yield: discount as a percentage of the price, for a year of 360 days (percent per year) */
  readonly money_market_yield: number;
  /** Bond-equivalent yield: nominal annual yield of a bond with half-yearly coupons that returns as much, for the 365 or 366 days of the year after settlement (percent per year) */
  readonly bond_equivalent_yield: number;
  /** Number of days from settlement to maturity (days) */
  readonly days_to_maturity: number;
  /** Currency of the request, in upper case; absent when none was given */
  readonly currency?: string;
  /** Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none */
  readonly warnings?: readonly TreasuryBillResultsWarnings[];
}

/** Inputs of the Capital Asset Pricing Model (CAPM) Calculator. Return that investors require of an asset for its market risk, and its alpha. */
export interface CapmInputs {
  /** Risk-free rate (percent per year); above -100, up to 1000 */
  readonly risk_free_rate: number;
  /** Beta: change of the asset for each percent by which the market changes (ratio); -100 to 100 */
  readonly beta: number;
  /** Expected return of the market; give exactly one of market_return and market_premium_rate (percent per year); above -100, up to 1000 */
  readonly market_return?: number;
  /** Market risk premium: return of the market above the risk-free rate (percent per year); above -100, up to 1000 */
  readonly market_premium_rate?: number;
  /** Expected return of the asset (percent per year); above -100, up to 1000 */
  readonly expected_return?: number;
}

export interface CapmResultsWarnings {
  /** JSON pointer to the input, or to a result that is unusual */
  readonly pointer: string;
  readonly code: 'looks-like-a-fraction' | 'looks-like-a-percentage' | 'restricted-by-law' | 'needs-an-estimate' | 'law-has-ended' | 'unusual-age' | 'unusual-result' | 'less-than-a-year';
  readonly detail: string;
}

/** Results of the Capital Asset Pricing Model (CAPM) Calculator */
export interface CapmResults {
  /** Return that the market risk of the asset requires (percent per year) */
  readonly required_return: number;
  /** Market risk premium: return of the market above the risk-free rate (percent per year) */
  readonly market_premium_rate: number;
  /** Alpha: expected less required return; absent without expected_return (percent per year) */
  readonly alpha?: number;
  /** Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none */
  readonly warnings?: readonly CapmResultsWarnings[];
}

export interface DdmInputsStages {
  /** Number of years of the stage (years); 1 to 100 */
  readonly years: number;
  /** Annual growth of the dividends in the stage (percent per year); above -100, up to 1000 */
  readonly dividend_growth_rate: number;
}

/** Inputs of the Dividend Discount Model (DDM) Calculator. Value of a share as the present value of its dividends, which grow at one rate or in stages. */
export interface DdmInputs {
  /** Dividends of the past year (currency); 0.000001 to 1000000000000 */
  readonly dividend_per_share: number;
  /** Return that investors require (percent per year); above -100, up to 1000 */
  readonly required_return: number;
  /** Annual growth of the dividends; with stages, the growth after the last one (percent per year); above -100, up to 1000 */
  readonly dividend_growth_rate: number;
  /** Stages of other growth, from the first year on; default [] */
  readonly stages?: readonly DdmInputsStages[];
  /** ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places */
  readonly currency?: string;
}

export interface DdmResultsWarnings {
  /** JSON pointer to the input, or to a result that is unusual */
  readonly pointer: string;
  readonly code: 'looks-like-a-fraction' | 'looks-like-a-percentage' | 'restricted-by-law' | 'needs-an-estimate' | 'law-has-ended' | 'unusual-age' | 'unusual-result' | 'less-than-a-year';
  readonly detail: string;
}

/** Results of the Dividend Discount Model (DDM) Calculator */
export interface DdmResults {
  /** Present value of all dividends of a share (currency) */
  readonly value_per_share: number;
  /** Dividends of the next year (currency) */
  readonly next_year_dividends: number;
  /** Dividends of the next year as a percentage of the value (percent per year) */
  readonly forward_dividend_yield: number;
  /** Currency of the request, in upper case; absent when none was given */
  readonly currency?: string;
  /** Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none */
  readonly warnings?: readonly DdmResultsWarnings[];
}

/** Inputs of the Black-Scholes Calculator. Price and Greeks of a European option by the Black-Scholes-Merton formula. */
export interface BlackScholesInputs {
  /** Type of the option, exercised at expiration only; call: the right to buy at the strike price; put: the right to sell at the strike price */
  readonly option_type: 'call' | 'put';
  /** Price of the underlying today (currency); 0.000001 to 1000000000000 */
  readonly spot_price: number;
  /** Strike price (currency); 0.000001 to 1000000000000 */
  readonly strike_price: number;
  /** Time to expiration in years: 0.25 for three months (years); 0.0001 to 200 */
  readonly years_to_expiration: number;
  /** Risk-free interest rate, continuously compounded (percent per year); above -100, up to 1000 */
  readonly risk_free_rate: number;
  /** Volatility: standard deviation of the continuous annual return (percent per year); 0.0001 to 1000 */
  readonly volatility: number;
  /** Dividend yield of the underlying, continuously compounded; for a currency its interest rate (percent per year); above -100, up to 1000; default 0 */
  readonly dividend_yield?: number;
  /** ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places */
  readonly currency?: string;
}

export interface BlackScholesResultsWarnings {
  /** JSON pointer to the input, or to a result that is unusual */
  readonly pointer: string;
  readonly code: 'looks-like-a-fraction' | 'looks-like-a-percentage' | 'restricted-by-law' | 'needs-an-estimate' | 'law-has-ended' | 'unusual-age' | 'unusual-result' | 'less-than-a-year';
  readonly detail: string;
}

/** Results of the Black-Scholes Calculator */
export interface BlackScholesResults {
  /** Price of an option on one unit of the underlying (currency) */
  readonly option_price: number;
  /** Value of exercising today; 0 if that is not worth it (currency) */
  readonly intrinsic_value: number;
  /** Delta: change of the option price for 1 more of the spot price (ratio) */
  readonly delta: number;
  /** Gamma: change of delta for 1 more of the spot price (number) */
  readonly gamma: number;
  /** Vega: change of the option price for 1.00 (100 percentage points) more of volatility; divide by 100 for one percentage point (number) */
  readonly vega: number;
  /** Theta: change of the option price per year that passes; divide by 365 for one day (number) */
  readonly theta: number;
  /** Rho: change of the option price for 1.00 (100 percentage points) more of the interest rate; divide by 100 for one percentage point (number) */
  readonly rho: number;
  /** Price of the other type, a put for a call, on the same terms, by put-call parity (currency) */
  readonly parity_price: number;
  /** Currency of the request, in upper case; absent when none was given */
  readonly currency?: string;
  /** Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none */
  readonly warnings?: readonly BlackScholesResultsWarnings[];
}

/** Inputs of the Implied Volatility Calculator. Volatility at which the Black-Scholes-Merton price of a European option is its market price. */
export interface ImpliedVolatilityInputs {
  /** Type of the option, exercised at expiration only; call: the right to buy at the strike price; put: the right to sell at the strike price */
  readonly option_type: 'call' | 'put';
  /** Price of the underlying today (currency); 0.000001 to 1000000000000 */
  readonly spot_price: number;
  /** Strike price (currency); 0.000001 to 1000000000000 */
  readonly strike_price: number;
  /** Time to expiration in years: 0.25 for three months (years); 0.0001 to 200 */
  readonly years_to_expiration: number;
  /** Risk-free interest rate, continuously compounded (percent per year); above -100, up to 1000 */
  readonly risk_free_rate: number;
  /** Market price of the option on one unit of the underlying (currency); 0.000001 to 1000000000000 */
  readonly option_price: number;
  /** Dividend yield of the underlying, continuously compounded; for a currency its interest rate (percent per year); above -100, up to 1000; default 0 */
  readonly dividend_yield?: number;
  /** ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places */
  readonly currency?: string;
}

export interface ImpliedVolatilityResultsWarnings {
  /** JSON pointer to the input, or to a result that is unusual */
  readonly pointer: string;
  readonly code: 'looks-like-a-fraction' | 'looks-like-a-percentage' | 'restricted-by-law' | 'needs-an-estimate' | 'law-has-ended' | 'unusual-age' | 'unusual-result' | 'less-than-a-year';
  readonly detail: string;
}

/** Results of the Implied Volatility Calculator */
export interface ImpliedVolatilityResults {
  /** Implied volatility: standard deviation of the continuous annual return (percent per year) */
  readonly volatility: number;
  /** Lower no-arbitrage bound: what the option is worth at a volatility of 0 (currency) */
  readonly min_option_price: number;
  /** Upper no-arbitrage bound: price of the underlying without its dividends for a call, discounted strike price for a put (currency) */
  readonly max_option_price: number;
  /** Currency of the request, in upper case; absent when none was given */
  readonly currency?: string;
  /** Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none */
  readonly warnings?: readonly ImpliedVolatilityResultsWarnings[];
}

/** Inputs of the Kelly Criterion Calculator. Share of the capital to risk on a repeated bet for the fastest growth, and that growth. */
export interface KellyInputs {
  /** Probability of a win (percent); 0 to 100 */
  readonly win_probability_pct: number;
  /** Profit on a win per unit lost on a loss (ratio); 0.0001 to 1000000 */
  readonly payoff_ratio: number;
  /** Part of the Kelly share that is risked: 1 for all of it, 0.5 for half (ratio); 0 to 1; default 1 */
  readonly kelly_multiple?: number;
  /** Capital (currency); 0 to 1000000000000 */
  readonly account_balance?: number;
  /** ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places */
  readonly currency?: string;
}

export interface KellyResultsWarnings {
  /** JSON pointer to the input, or to a result that is unusual */
  readonly pointer: string;
  readonly code: 'looks-like-a-fraction' | 'looks-like-a-percentage' | 'restricted-by-law' | 'needs-an-estimate' | 'law-has-ended' | 'unusual-age' | 'unusual-result' | 'less-than-a-year';
  readonly detail: string;
}

/** Results of the Kelly Criterion Calculator */
export interface KellyResults {
  /** Kelly share: percentage of the capital with the fastest growth; negative if no bet is worth it (percent) */
  readonly kelly_pct: number;
  /** Percentage of the capital to risk: kelly_multiple of the Kelly share, 0 if that is negative (percent) */
  readonly bet_pct: number;
  /** Amount to risk; absent without account_balance (currency) */
  readonly bet_amount?: number;
  /** Growth of the capital per bet in the long run, as a percentage (percent) */
  readonly expected_growth_pct: number;
  /** Currency of the request, in upper case; absent when none was given */
  readonly currency?: string;
  /** Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none */
  readonly warnings?: readonly KellyResultsWarnings[];
}

/** Inputs of the Position Size Calculator. Number of shares or units to trade so that a loss at the stop price is a fixed share of the account. */
export interface PositionSizeInputs {
  /** Account balance (currency); 0.01 to 1000000000000 */
  readonly account_balance: number;
  /** Percentage of the account to risk (percent); 0 to 100; default 1 */
  readonly risk_pct?: number;
  /** Price at which the position is opened (currency); 0.000001 to 1000000000000 */
  readonly entry_price: number;
  /** Price at which a losing position is closed: below the entry price, or above it to sell short (currency); 0 to 1000000000000 */
  readonly stop_price: number;
  /** Fees of opening and closing the position together (currency); 0 to 1000000000000; default 0 */
  readonly fee?: number;
  /** ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places */
  readonly currency?: string;
}

export interface PositionSizeResultsWarnings {
  /** JSON pointer to the input, or to a result that is unusual */
  readonly pointer: string;
  readonly code: 'looks-like-a-fraction' | 'looks-like-a-percentage' | 'restricted-by-law' | 'needs-an-estimate' | 'law-has-ended' | 'unusual-age' | 'unusual-result' | 'less-than-a-year';
  readonly detail: string;
}

/** Results of the Position Size Calculator */
export interface PositionSizeResults {
  /** Number of units to trade (units) */
  readonly units: number;
  /** Loss at the stop price, fees included (currency) */
  readonly risk_amount: number;
  /** Value of the position at the entry price (currency) */
  readonly position_value: number;
  /** Value of the position as a percentage of the account (percent) */
  readonly position_pct: number;
  /** Currency of the request, in upper case; absent when none was given */
  readonly currency?: string;
  /** Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none */
  readonly warnings?: readonly PositionSizeResultsWarnings[];
}

export interface RiskRewardInputsTargets {
  /** Target price: on the other side of the entry price than the stop price (currency); 0 to 1000000000000 */
  readonly price: number;
  /** Percentage of the position that is closed at this price (percent); 0.0001 to 100; default 100 */
  readonly share_pct?: number;
}

/** Inputs of the Risk-Reward Calculator. Ratio of the reward to the risk of a trade with a stop and price targets, and the probability of a win that breaks even. */
export interface RiskRewardInputs {
  /** Account balance (currency); 0.01 to 1000000000000 */
  readonly account_balance: number;
  /** Percentage of the account to risk (percent); 0 to 100; default 1 */
  readonly risk_pct?: number;
  /** Price at which the position is opened (currency); 0.000001 to 1000000000000 */
  readonly entry_price: number;
  /** Price at which a losing position is closed: below the entry price, or above it to sell short (currency); 0 to 1000000000000 */
  readonly stop_price: number;
  /** Prices at which a winning position is closed, in parts */
  readonly targets: readonly RiskRewardInputsTargets[];
  /** Probability that all targets are reached before the stop price (percent); 0 to 100 */
  readonly win_probability_pct?: number;
  /** ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places */
  readonly currency?: string;
}

export interface RiskRewardResultsWarnings {
  /** JSON pointer to the input, or to a result that is unusual */
  readonly pointer: string;
  readonly code: 'looks-like-a-fraction' | 'looks-like-a-percentage' | 'restricted-by-law' | 'needs-an-estimate' | 'law-has-ended' | 'unusual-age' | 'unusual-result' | 'less-than-a-year';
  readonly detail: string;
}

/** Results of the Risk-Reward Calculator */
export interface RiskRewardResults {
  /** Reward-to-risk ratio: reward per unit for each 1 of risk per unit (ratio) */
  readonly reward_risk_ratio: number;
  /** Loss at the stop price (currency) */
  readonly risk_amount: number;
  /** Risk per unit: distance from the entry price to the stop price (currency) */
  readonly risk_per_unit: number;
  /** Reward per unit: average distance from the entry price to the targets (currency) */
  readonly reward_per_unit: number;
  /** Number of units to trade (units) */
  readonly units: number;
  /** Value of the position at the entry price (currency) */
  readonly position_value: number;
  /** Probability of a win at which many such trades gain and lose as much (percent) */
  readonly break_even_win_probability_pct: number;
  /** Expected gain of the trade; absent without win_probability_pct (currency) */
  readonly expected_gain?: number;
  /** Currency of the request, in upper case; absent when none was given */
  readonly currency?: string;
  /** Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none */
  readonly warnings?: readonly RiskRewardResultsWarnings[];
}

export interface PortfolioAllocationInputsHoldings {
  /** Name of the holding */
  readonly name?: string;
  /** Market value, rounded to the decimal places of the currency (currency); 0 to 1000000000000 */
  readonly value: number;
  /** Target weight: percentage of the total value (percent); 0 to 100 */
  readonly target_weight_pct: number;
}

/** Inputs of the Portfolio Allocation Calculator. Trades that bring a portfolio back to its target weights, new cash first, and how far it has drifted. */
export interface PortfolioAllocationInputs {
  /** Holdings with their target weights; what the weights leave of 100 percent stays cash */
  readonly holdings: readonly PortfolioAllocationInputsHoldings[];
  /** New cash to invest, rounded to the decimal places of the currency (currency); 0 to 1000000000000; default 0 */
  readonly new_cash?: number;
  /** Rebalancing band in percentage points: holdings are sold only if one is further from its target after the new cash is invested (percent); 0 to 100; default 0 */
  readonly drift_band_pct?: number;
  /** Whether holdings may be sold; true: holdings may be sold; false: new cash is invested, and nothing is sold; default true */
  readonly selling_allowed?: boolean;
  /** ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places */
  readonly currency?: string;
}

export interface PortfolioAllocationResultsHoldings {
  /** Name of the holding, if given */
  readonly name?: string;
  /** Percentage of all holdings today; absent if nothing is held (percent) */
  readonly weight_pct?: number;
  /** Weight less its target, in percentage points; absent if nothing is held (percent) */
  readonly drift_pct?: number;
  /** Amount to buy; negative to sell (currency) */
  readonly trade_amount: number;
  /** Value after the trades (currency) */
  readonly new_value: number;
  /** Percentage of total_value after the trades (percent) */
  readonly new_weight_pct: number;
}

export interface PortfolioAllocationResultsWarnings {
  /** JSON pointer to the input, or to a result that is unusual */
  readonly pointer: string;
  readonly code: 'looks-like-a-fraction' | 'looks-like-a-percentage' | 'restricted-by-law' | 'needs-an-estimate' | 'law-has-ended' | 'unusual-age' | 'unusual-result' | 'less-than-a-year';
  readonly detail: string;
}

/** Results of the Portfolio Allocation Calculator */
export interface PortfolioAllocationResults {
  /** Value of all holdings and the new cash (currency) */
  readonly total_value: number;
  /** Total of the purchases (currency) */
  readonly total_bought: number;
  /** Total of the sales (currency) */
  readonly total_sold: number;
  /** Cash after all trades (currency) */
  readonly remaining_cash: number;
  /** Largest distance of a weight from its target before the trades, in percentage points; absent if nothing is held (percent) */
  readonly max_drift_pct?: number;
  /** Holdings in the order given, with their trades */
  readonly holdings: readonly PortfolioAllocationResultsHoldings[];
  /** Currency of the request, in upper case; absent when none was given */
  readonly currency?: string;
  /** Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none */
  readonly warnings?: readonly PortfolioAllocationResultsWarnings[];
}

export interface PortfolioReturnInputsValuations {
  /** Date of the valuation, after that of the one before */
  readonly date: string;
  /** Value of the portfolio on this date, before the cash flow (currency); 0 to 1000000000000 */
  readonly value: number;
  /** Deposit (positive) or withdrawal (negative) right after the valuation; 0 at the end (currency); -1000000000000 to 1000000000000; default 0 */
  readonly cash_flow?: number;
}

export interface PortfolioReturnInputsHoldings {
  /** Name of the holding */
  readonly name: string;
  /** Value at the beginning (currency); 0 to 1000000000000 */
  readonly initial_value: number;
  /** Value at the end (currency); 0 to 1000000000000 */
  readonly final_value: number;
  /** Purchases less sales and income in between (currency); -1000000000000 to 1000000000000; default 0 */
  readonly net_cash_flow?: number;
}

/** Inputs of the Portfolio Return Calculator. Time-weighted, modified Dietz and money-weighted return of a portfolio with deposits and withdrawals. */
export interface PortfolioReturnInputs {
  /** Values of the portfolio: at the beginning, on each day with a deposit or withdrawal, and at the end */
  readonly valuations: readonly PortfolioReturnInputsValuations[];
  /** Holdings of the portfolio, for their contributions to its return; default [] */
  readonly holdings?: readonly PortfolioReturnInputsHoldings[];
  /** ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places */
  readonly currency?: string;
}

export interface PortfolioReturnResultsHoldings {
  /** Name of the holding */
  readonly name: string;
  /** Return of the holding, with its cash flow in the middle of the time (simple Dietz) (percent) */
  readonly total_return_pct?: number;
  /** Contribution to the modified Dietz return of the portfolio (percent) */
  readonly return_contribution_pct?: number;
}

/** Reason for each result without a value, by name; absent when every result has one */
export interface PortfolioReturnResultsOmitted {
  readonly modified_dietz_return_pct?: string;
  readonly money_weighted_return_pct?: string;
  readonly annualized_return?: string;
  readonly xirr?: string;
}

/** Results of the Portfolio Return Calculator */
export interface PortfolioReturnResults {
  /** Gain: final value less initial value and net deposits (currency) */
  readonly gain: number;
  /** Time-weighted return over the whole time: returns between the cash flows, linked; independent of their size (percent) */
  readonly time_weighted_return_pct: number;
  /** Modified Dietz return over the whole time: gain over the average capital, weighted by days (percent) */
  readonly modified_dietz_return_pct?: number;
  /** Money-weighted return over the whole time: growth at the internal rate of return (percent) */
  readonly money_weighted_return_pct?: number;
  /** Time-weighted return, annualized for a year of 365 days; absent for less than a year (percent per year) */
  readonly annualized_return?: number;
  /** Money-weighted return: internal rate of return, effective per year of 365 days; absent for less than a year (percent per year) */
  readonly xirr?: number;
  /** Holdings in the order given */
  readonly holdings: readonly PortfolioReturnResultsHoldings[];
  /** Currency of the request, in upper case; absent when none was given */
  readonly currency?: string;
  /** Reason for each result without a value, by name; absent when every result has one */
  readonly omitted?: PortfolioReturnResultsOmitted;
}

/** Inputs of the Risk Metrics Calculator. Volatility, drawdown and risk-adjusted ratios of past returns, also beside a benchmark. */
export interface RiskMetricsInputs {
  /** Returns of the portfolio, one for each period, the earliest first */
  readonly returns: readonly number[];
  /** Returns of a benchmark in the same periods; default [] */
  readonly benchmark_returns?: readonly number[];
  /** Length of a period; daily: trading days, 252 a year; weekly: weeks, 52 a year; monthly: months; quarterly: quarters; annually: years; default "monthly" */
  readonly return_frequency?: 'daily' | 'weekly' | 'monthly' | 'quarterly' | 'annually';
  /** Annual risk-free rate, for the ratios of Sharpe and Treynor and for alpha (percent per year); above -100, up to 1000; default 0 */
  readonly risk_free_rate?: number;
  /** Annual target return, for the downside deviation and the Sortino ratio (percent per year); above -100, up to 1000; default 0 */
  readonly target_return?: number;
}

/** Reason for each result without a value, by name; absent when every result has one */
export interface RiskMetricsResultsOmitted {
  readonly annualized_return?: string;
  readonly sharpe_ratio?: string;
  readonly sortino_ratio?: string;
  readonly treynor_ratio?: string;
  readonly information_ratio?: string;
  readonly beta?: string;
  readonly alpha?: string;
  readonly correlation?: string;
}

export interface RiskMetricsResultsWarnings {
  /** JSON pointer to the input, or to a result that is unusual */
  readonly pointer: string;
  readonly code: 'looks-like-a-fraction' | 'looks-like-a-percentage' | 'restricted-by-law' | 'needs-an-estimate' | 'law-has-ended' | 'unusual-age' | 'unusual-result' | 'less-than-a-year';
  readonly detail: string;
}

/** Results of the Risk Metrics Calculator */
export interface RiskMetricsResults {
  /** Annualized return: constant annual return with the same growth; absent for less than a year (percent per year) */
  readonly annualized_return?: number;
  /** Arithmetic mean return per year, from which the ratios and alpha are calculated: mean of the periods times their number in a year (percent per year) */
  readonly mean_return: number;
  /** Volatility: annualized sample standard deviation of the returns (percent per year) */
  readonly volatility: number;
  /** Annualized downside deviation: root mean square of the shortfalls below the target, over all periods (percent per year) */
  readonly downside_deviation: number;
  /** Maximum drawdown: largest fall below an earlier peak (percent) */
  readonly max_drawdown_pct: number;
  /** Sharpe ratio: annual mean return above the risk-free rate, over volatility (ratio) */
  readonly sharpe_ratio?: number;
  /** Sortino ratio: annual mean return above the target return, over downside deviation (ratio) */
  readonly sortino_ratio?: number;
  /** Treynor ratio: annual mean return above the risk-free rate, over beta; 0.08 is 8 percent (ratio) */
  readonly treynor_ratio?: number;
  /** Information ratio: annual mean return above the benchmark, over tracking error (ratio) */
  readonly information_ratio?: number;
  /** Beta: covariance with the benchmark over the variance of the benchmark (ratio) */
  readonly beta?: number;
  /** Jensen’s alpha: annual mean return above that of the capital asset pricing model (percent per year) */
  readonly alpha?: number;
  /** Tracking error: annualized standard deviation of the differences from the benchmark; absent without benchmark_returns (percent per year) */
  readonly tracking_error?: number;
  /** Correlation with the benchmark (ratio) */
  readonly correlation?: number;
  /** Reason for each result without a value, by name; absent when every result has one */
  readonly omitted?: RiskMetricsResultsOmitted;
  /** Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none */
  readonly warnings?: readonly RiskMetricsResultsWarnings[];
}

/** Inputs of the Value at Risk (VaR) Calculator. Loss that a portfolio exceeds only with a small probability, and the average loss beyond it. */
export interface ValueAtRiskInputs {
  /** Value of the portfolio (currency); 0.01 to 1000000000000 */
  readonly portfolio_value: number;
  /** Daily returns; give either these or mean_return and volatility; default [] */
  readonly returns?: readonly number[];
  /** Mean return per year of 252 trading days (percent per year); above -100, up to 1000 */
  readonly mean_return?: number;
  /** Volatility: standard deviation of the return per year of 252 trading days (percent per year); 0 to 1000 */
  readonly volatility?: number;
  /** How losses are distributed; historical: as the returns; normal: normal distribution with the mean and standard deviation; cornish_fisher: the normal distribution adjusted for skewness and kurtosis of the returns; default "historical" */
  readonly model?: 'historical' | 'normal' | 'cornish_fisher';
  /** Confidence level (percent); 50 to 99.9999; default 95 */
  readonly confidence_level_pct?: number;
  /** Horizon in trading days (days); 1 to 2400; default 1 */
  readonly horizon_days?: number;
  /** ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places */
  readonly currency?: string;
}

export interface ValueAtRiskResultsWarnings {
  /** JSON pointer to the input, or to a result that is unusual */
  readonly pointer: string;
  readonly code: 'looks-like-a-fraction' | 'looks-like-a-percentage' | 'restricted-by-law' | 'needs-an-estimate' | 'law-has-ended' | 'unusual-age' | 'unusual-result' | 'less-than-a-year';
  readonly detail: string;
}

/** Results of the Value at Risk (VaR) Calculator */
export interface ValueAtRiskResults {
  /** Value at risk: loss that is not exceeded at the confidence level; negative for a gain. It can be more than the portfolio, as returns are added (currency) */
  readonly value_at_risk: number;
  /** Value at risk as a percentage of the portfolio (percent) */
  readonly value_at_risk_pct: number;
  /** Expected shortfall: average loss where the value at risk is reached or exceeded (currency) */
  readonly expected_shortfall: number;
  /** Expected shortfall as a percentage of the portfolio (percent) */
  readonly expected_shortfall_pct: number;
  /** Currency of the request, in upper case; absent when none was given */
  readonly currency?: string;
  /** Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none */
  readonly warnings?: readonly ValueAtRiskResultsWarnings[];
}

/** Inputs of the Currency-Hedged Return Calculator. Return on a foreign investment in domestic currency, with and without a hedge by currency forwards. */
export interface CurrencyHedgedReturnInputs {
  /** Annual return on the investment in its own (foreign) currency (percent per year); above -100, up to 1000 */
  readonly local_return: number;
  /** Change of the foreign currency against the domestic one over the whole time; negative if it loses value (percent); -99.9999 to 100000 */
  readonly exchange_rate_change_pct: number;
  /** Annual interest rate of the domestic currency (percent per year); above -100, up to 1000 */
  readonly domestic_annual_rate: number;
  /** Annual interest rate of the foreign currency (percent per year); above -100, up to 1000 */
  readonly foreign_annual_rate: number;
  /** Percentage of the initial investment that is sold forward (percent); 0 to 100; default 100 */
  readonly hedge_pct?: number;
  /** Length of the investment and of the forward contract (years); 0.01 to 200; default 1 */
  readonly years?: number;
}

export interface CurrencyHedgedReturnResultsWarnings {
  /** JSON pointer to the input, or to a result that is unusual */
  readonly pointer: string;
  readonly code: 'looks-like-a-fraction' | 'looks-like-a-percentage' | 'restricted-by-law' | 'needs-an-estimate' | 'law-has-ended' | 'unusual-age' | 'unusual-result' | 'less-than-a-year';
  readonly detail: string;
}

/** Results of the Currency-Hedged Return Calculator */
export interface CurrencyHedgedReturnResults {
  /** Annual return in domestic currency, with the hedge (percent per year) */
  readonly hedged_return: number;
  /** Annual return in domestic currency, without a hedge (percent per year) */
  readonly unhedged_return: number;
  /** Forward premium: forward rate over spot rate of the foreign currency, less 1, over the whole time; negative for a discount (percent) */
  readonly forward_premium_pct: number;
  /** Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none */
  readonly warnings?: readonly CurrencyHedgedReturnResultsWarnings[];
}

/** Inputs of the Crypto Profit Calculator. Gain on buying and selling a coin after the fees of both trades, and the price at which they break even. */
export interface CryptoProfitInputs {
  /** Number of coins bought; give exactly one of units and initial_investment (units); 1e-8 to 1000000000000 */
  readonly units?: number;
  /** Amount spent on the coins, including the fee (currency); 0.01 to 1000000000000 */
  readonly initial_investment?: number;
  /** Purchase price per coin (currency); 0.000001 to 1000000000000 */
  readonly purchase_price: number;
  /** Sale price per coin (currency); 0.000001 to 1000000000000 */
  readonly sale_price: number;
  /** Trading fee of the purchase, as a percentage of the price (percent); 0 to 99; default 0 */
  readonly buying_fee_pct?: number;
  /** Trading fee of the sale, as a percentage of the price (percent); 0 to 99; default 0 */
  readonly selling_fee_pct?: number;
  /** ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places */
  readonly currency?: string;
}

/** Results of the Crypto Profit Calculator */
export interface CryptoProfitResults {
  /** Number of coins (units) */
  readonly units: number;
  /** Cost of the coins, including the fee (currency) */
  readonly total_cost: number;
  /** Proceeds of the sale, after the fee (currency) */
  readonly sale_proceeds: number;
  /** Fees of both trades (currency) */
  readonly total_fees: number;
  /** Gain: sale proceeds less total cost; negative for a loss (currency) */
  readonly gain: number;
  /** Gain as a percentage of the total cost (percent) */
  readonly total_return_pct: number;
  /** Sale price per coin without gain or loss (currency) */
  readonly break_even_price: number;
  /** Currency of the request, in upper case; absent when none was given */
  readonly currency?: string;
}

/** Inputs of the Net Present Value (NPV) Calculator. Net present value of an investment, its payback periods and its profitability index. */
export interface NpvInputs {
  /** Cash flows: the first one now, then one per period */
  readonly cash_flows: readonly number[];
  /** Discount rate: required return, effective per period (percent per period); above -100, up to 1000 */
  readonly discount_rate: number;
  /** Timing of the cash flows within their periods; the first one is always now; end: cash flows at the end of each period; middle: cash flows in the middle of each period; default "end" */
  readonly cash_flow_timing?: 'end' | 'middle';
  /** ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places */
  readonly currency?: string;
}

/** Reason for each result without a value, by name; absent when every result has one */
export interface NpvResultsOmitted {
  readonly profitability_index?: string;
  readonly payback_period?: string;
  readonly discounted_payback_period?: string;
}

export interface NpvResultsWarnings {
  /** JSON pointer to the input, or to a result that is unusual */
  readonly pointer: string;
  readonly code: 'looks-like-a-fraction' | 'looks-like-a-percentage' | 'restricted-by-law' | 'needs-an-estimate' | 'law-has-ended' | 'unusual-age' | 'unusual-result' | 'less-than-a-year';
  readonly detail: string;
}

/** Results of the Net Present Value (NPV) Calculator */
export interface NpvResults {
  /** Net present value of all cash flows (currency) */
  readonly npv: number;
  /** Present value of the cash flows after the first (currency) */
  readonly present_value: number;
  /** Present value per unit of the first cash flow; absent unless that is a payment (ratio) */
  readonly profitability_index?: number;
  /** Time until the cumulative cash flow, spread evenly over each period, returns to 0 after it was negative; absent if it never does (periods) */
  readonly payback_period?: number;
  /** Payback period of the discounted cash flows (periods) */
  readonly discounted_payback_period?: number;
  /** Equivalent annuity: level amount at the end of each period with the same present value (currency) */
  readonly equivalent_annuity: number;
  /** Sum of the cash flows, undiscounted (currency) */
  readonly net_cash_flow: number;
  /** Number of periods after the first cash flow (periods) */
  readonly periods: number;
  /** Currency of the request, in upper case; absent when none was given */
  readonly currency?: string;
  /** Reason for each result without a value, by name; absent when every result has one */
  readonly omitted?: NpvResultsOmitted;
  /** Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none */
  readonly warnings?: readonly NpvResultsWarnings[];
}

/** One row of a schedule */
export interface NpvRow {
  readonly period: number;
  /** Cash flow (currency) */
  readonly cash_flow: number;
  /** Present value of 1 paid with the cash flow (ratio) */
  readonly discount_factor: number;
  /** Present value of the cash flow (currency) */
  readonly present_value: number;
  /** Present value of all cash flows so far (currency) */
  readonly cumulative_present_value: number;
}

/** Inputs of the Internal Rate of Return (IRR) Calculator. All internal rates of return of cash flows in equal periods, and the modified internal rate of return. */
export interface IrrInputs {
  /** Cash flows: the first one now, then one at the end of each period */
  readonly cash_flows: readonly number[];
  /** Finance rate for the modified rate: cost of the amounts paid, effective per period (percent per period); above -100, up to 1000 */
  readonly finance_rate?: number;
  /** Reinvestment rate for the modified rate: return on the amounts received, effective per period (percent per period); above -100, up to 1000 */
  readonly reinvestment_rate?: number;
  /** Periods per year (periods); 1 to 366; default 1 */
  readonly periods_per_year?: number;
  /** ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places */
  readonly currency?: string;
}

/** Reason for each result without a value, by name; absent when every result has one */
export interface IrrResultsOmitted {
  readonly irr?: string;
  readonly annual_irr?: string;
  readonly mirr?: string;
}

export interface IrrResultsWarnings {
  /** JSON pointer to the input, or to a result that is unusual */
  readonly pointer: string;
  readonly code: 'looks-like-a-fraction' | 'looks-like-a-percentage' | 'restricted-by-law' | 'needs-an-estimate' | 'law-has-ended' | 'unusual-age' | 'unusual-result' | 'less-than-a-year';
  readonly detail: string;
}

/** Results of the Internal Rate of Return (IRR) Calculator */
export interface IrrResults {
  /** Internal rate of return; absent unless there is exactly one (percent per period) */
  readonly irr?: number;
  /** Effective annual rate: a year of compounding at the internal rate of return (percent per year) */
  readonly annual_irr?: number;
  /** All internal rates of return above −100 percent and up to 1e21, lowest first; one next to −100 percent is rounded to it */
  readonly irrs: readonly number[];
  /** Modified internal rate of return, if finance_rate and reinvestment_rate are given (percent per period) */
  readonly mirr?: number;
  /** Money multiple: amounts received divided by amounts paid (ratio) */
  readonly money_multiple: number;
  /** Sum of the cash flows (currency) */
  readonly net_cash_flow: number;
  /** Currency of the request, in upper case; absent when none was given */
  readonly currency?: string;
  /** Reason for each result without a value, by name; absent when every result has one */
  readonly omitted?: IrrResultsOmitted;
  /** Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none */
  readonly warnings?: readonly IrrResultsWarnings[];
}

/** One row of a schedule */
export interface IrrRow {
  readonly period: number;
  /** Cash flow (currency) */
  readonly cash_flow: number;
  /** Present value of 1 paid with the cash flow (ratio) */
  readonly discount_factor: number;
  /** Present value of the cash flow (currency) */
  readonly present_value: number;
  /** Present value of all cash flows so far (currency) */
  readonly cumulative_present_value: number;
}

export interface XirrInputsDatedCashFlows {
  /** Date of the cash flow */
  readonly date: string;
  /** Amount: negative if paid, positive if received (currency); -1000000000000 to 1000000000000 */
  readonly amount: number;
}

/** Inputs of the Internal Rate of Return by Dates (XIRR) Calculator. All internal rates of return of cash flows on any dates, and their net present value. */
export interface XirrInputs {
  /** Cash flows, in any order */
  readonly dated_cash_flows: readonly XirrInputsDatedCashFlows[];
  /** Discount rate for the net present value: required return, effective per year of 365 days (percent per year); above -100, up to 1000 */
  readonly discount_rate?: number;
  /** ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places */
  readonly currency?: string;
}

/** Reason for each result without a value, by name; absent when every result has one */
export interface XirrResultsOmitted {
  readonly xirr?: string;
  readonly xnpv?: string;
}

export interface XirrResultsWarnings {
  /** JSON pointer to the input, or to a result that is unusual */
  readonly pointer: string;
  readonly code: 'looks-like-a-fraction' | 'looks-like-a-percentage' | 'restricted-by-law' | 'needs-an-estimate' | 'law-has-ended' | 'unusual-age' | 'unusual-result' | 'less-than-a-year';
  readonly detail: string;
}

/** Results of the Internal Rate of Return by Dates (XIRR) Calculator */
export interface XirrResults {
  /** Internal rate of return, effective per year of 365 days; absent unless there is exactly one (percent per year) */
  readonly xirr?: number;
  /** All internal rates of return above −100 percent and up to 1e21, lowest first; one next to −100 percent is rounded to it */
  readonly xirrs: readonly number[];
  /** Net present value on the first date, if discount_rate is given (currency) */
  readonly xnpv?: number;
  /** Sum of the cash flows (currency) */
  readonly net_cash_flow: number;
  /** Number of days from the first date to the last (days) */
  readonly days: number;
  /** Currency of the request, in upper case; absent when none was given */
  readonly currency?: string;
  /** Reason for each result without a value, by name; absent when every result has one */
  readonly omitted?: XirrResultsOmitted;
  /** Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none */
  readonly warnings?: readonly XirrResultsWarnings[];
}

/** One row of a schedule */
export interface DatedXirrRow {
  readonly period: number;
  readonly date: string;
  /** Cash flow (currency) */
  readonly cash_flow: number;
  /** Present value of 1 paid with the cash flow (ratio) */
  readonly discount_factor: number;
  /** Present value of the cash flow (currency) */
  readonly present_value: number;
  /** Present value of all cash flows so far (currency) */
  readonly cumulative_present_value: number;
}

/** Inputs of the Simple Interest Calculator. Interest without compounding, for a term of years, months and days under a day count convention. */
export interface SimpleInterestInputs {
  /** Amount on which interest is earned or owed (currency); 0 to 1000000000000 */
  readonly principal: number;
  /** Annual rate of simple interest (percent per year); 0 to 1000 */
  readonly annual_rate: number;
  /** Years of the term (years); 0 to 200; default 0 */
  readonly years?: number;
  /** Months of the term, in addition to years (months); 0 to 1200; default 0 */
  readonly months?: number;
  /** Days of the term, in addition to years and months (days); 0 to 73000; default 0 */
  readonly days?: number;
  /** Day count convention; actual_365: a year has 365 days, interest is for days/365; actual_360: a year has 365 days, interest is for days/360; actual_366: a leap year of 366 days, interest is for days/366; thirty_360: a year has 360 days and a month 30, interest is for days/360; default "actual_365" */
  readonly day_count_convention?: 'actual_365' | 'actual_360' | 'actual_366' | 'thirty_360';
  /** ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places */
  readonly currency?: string;
}

export interface SimpleInterestResultsWarnings {
  /** JSON pointer to the input, or to a result that is unusual */
  readonly pointer: string;
  readonly code: 'looks-like-a-fraction' | 'looks-like-a-percentage' | 'restricted-by-law' | 'needs-an-estimate' | 'law-has-ended' | 'unusual-age' | 'unusual-result' | 'less-than-a-year';
  readonly detail: string;
}

/** Results of the Simple Interest Calculator */
export interface SimpleInterestResults {
  /** Interest for the whole term (currency) */
  readonly interest: number;
  /** Principal plus interest (currency) */
  readonly total_amount: number;
  /** Interest for one day (currency) */
  readonly daily_interest: number;
  /** Term in years of interest under the day count convention (years) */
  readonly years_of_interest: number;
  /** Currency of the request, in upper case; absent when none was given */
  readonly currency?: string;
  /** Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none */
  readonly warnings?: readonly SimpleInterestResultsWarnings[];
}

/** Inputs of the APR and APY Calculator. Conversion between the nominal and the effective annual rate (APR and APY) for any compounding frequency. */
export interface AprApyInputs {
  /** Nominal annual rate; give either the APR or the APY (percent per year); above -100, up to 1000 */
  readonly apr?: number;
  /** Effective annual rate; give either the APR or the APY (percent per year); above -100, up to 1000 */
  readonly apy?: number;
  /** Compounding frequency; annually: interest is added once a year; semiannually: interest is added twice a year; quarterly: interest is added 4 times a year; monthly: interest is added 12 times a year; biweekly: interest is added 26 times a year; weekly: interest is added 52 times a year; daily: interest is added 365 times a year; continuously: interest is added continuously; default "monthly" */
  readonly compound_frequency?: 'annually' | 'semiannually' | 'quarterly' | 'monthly' | 'biweekly' | 'weekly' | 'daily' | 'continuously';
  /** Amount that earns annual_interest (currency); 0 to 1000000000000 */
  readonly principal?: number;
  /** ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places */
  readonly currency?: string;
}

export interface AprApyResultsWarnings {
  /** JSON pointer to the input, or to a result that is unusual */
  readonly pointer: string;
  readonly code: 'looks-like-a-fraction' | 'looks-like-a-percentage' | 'restricted-by-law' | 'needs-an-estimate' | 'law-has-ended' | 'unusual-age' | 'unusual-result' | 'less-than-a-year';
  readonly detail: string;
}

/** Results of the APR and APY Calculator */
export interface AprApyResults {
  /** Nominal annual rate: the sum of the rates of all periods of a year (percent per year) */
  readonly apr: number;
  /** Effective annual rate, with compounding (percent per year) */
  readonly apy: number;
  /** Effective rate less nominal rate (percent per year) */
  readonly rate_spread_pct: number;
  /** Nominal rate with the same effective rate under continuous compounding (percent per year) */
  readonly continuous_annual_rate: number;
  /** Interest on the principal in one year; only with principal (currency) */
  readonly annual_interest?: number;
  /** Currency of the request, in upper case; absent when none was given */
  readonly currency?: string;
  /** Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none */
  readonly warnings?: readonly AprApyResultsWarnings[];
}

/** Inputs of the Effective Interest Rate Calculator. Effective annual rate of a nominal rate that is compounded several times a year. */
export interface EffectiveInterestRateInputs {
  /** Nominal annual rate (percent per year); above -100, up to 1000 */
  readonly annual_rate: number;
  /** Compounding frequency; annually: interest is added once a year; semiannually: interest is added twice a year; quarterly: interest is added 4 times a year; monthly: interest is added 12 times a year; biweekly: interest is added 26 times a year; weekly: interest is added 52 times a year; daily: interest is added 365 times a year; continuously: interest is added continuously; default "monthly" */
  readonly compound_frequency?: 'annually' | 'semiannually' | 'quarterly' | 'monthly' | 'biweekly' | 'weekly' | 'daily' | 'continuously';
  /** Amount that earns annual_interest (currency); 0 to 1000000000000 */
  readonly principal?: number;
  /** ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places */
  readonly currency?: string;
}

export interface EffectiveInterestRateResultsWarnings {
  /** JSON pointer to the input, or to a result that is unusual */
  readonly pointer: string;
  readonly code: 'looks-like-a-fraction' | 'looks-like-a-percentage' | 'restricted-by-law' | 'needs-an-estimate' | 'law-has-ended' | 'unusual-age' | 'unusual-result' | 'less-than-a-year';
  readonly detail: string;
}

/** Results of the Effective Interest Rate Calculator */
export interface EffectiveInterestRateResults {
  /** Effective annual rate, with compounding (percent per year) */
  readonly effective_annual_rate: number;
  /** Effective rate less nominal rate (percent per year) */
  readonly rate_spread_pct: number;
  /** Interest on the principal in one year; absent without a principal (currency) */
  readonly annual_interest?: number;
  /** Currency of the request, in upper case; absent when none was given */
  readonly currency?: string;
  /** Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none */
  readonly warnings?: readonly EffectiveInterestRateResultsWarnings[];
}

/** Inputs of the Value Added Tax (VAT) Calculator. Value-added tax (VAT or GST) added to a net price or extracted from a gross price. */
export interface VatInputs {
  /** Price: net if tax_behavior is exclusive, gross if it is inclusive (currency); 0 to 1000000000000 */
  readonly amount: number;
  /** VAT rate on the net price (percent); 0 to 1000 */
  readonly vat_rate: number;
  /** Whether the amount contains the tax; exclusive: tax is added to the amount; inclusive: the amount includes the tax; default "exclusive" */
  readonly tax_behavior?: 'exclusive' | 'inclusive';
  /** Discount on the amount, applied before tax (percent); 0 to 100; default 0 */
  readonly discount_pct?: number;
  /** ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places */
  readonly currency?: string;
}

export interface VatResultsWarnings {
  /** JSON pointer to the input, or to a result that is unusual */
  readonly pointer: string;
  readonly code: 'looks-like-a-fraction' | 'looks-like-a-percentage' | 'restricted-by-law' | 'needs-an-estimate' | 'law-has-ended' | 'unusual-age' | 'unusual-result' | 'less-than-a-year';
  readonly detail: string;
}

/** Results of the Value Added Tax (VAT) Calculator */
export interface VatResults {
  /** Net price, without tax (currency) */
  readonly net_amount: number;
  /** Amount of tax (currency) */
  readonly vat_amount: number;
  /** Gross price: exactly the sum of the net price and the tax (currency) */
  readonly gross_amount: number;
  /** Discount on the amount (currency) */
  readonly discount_amount: number;
  /** Tax as a percentage of the gross price, by the rate (percent) */
  readonly vat_share_pct: number;
  /** Currency of the request, in upper case; absent when none was given */
  readonly currency?: string;
  /** Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none */
  readonly warnings?: readonly VatResultsWarnings[];
}

export interface SalesTaxInputsSalesTaxes {
  /** Name of the tax */
  readonly name?: string;
  /** Rate of the tax (percent); 0 to 1000 */
  readonly sales_tax_rate: number;
  /** Whether the tax is charged on other taxes; true: on the price with the taxes above it in the list; false: on the price before tax; default false */
  readonly compounded?: boolean;
}

/** Inputs of the Sales Tax Calculator. Sales tax on a price or in it, at one rate or several, stacked or compounded, after an optional discount. */
export interface SalesTaxInputs {
  /** Price: before tax if tax_behavior is exclusive, with tax if it is inclusive (currency); 0 to 1000000000000 */
  readonly amount: number;
  /** Sales tax rate: state and local rates together (percent); 0 to 1000 */
  readonly sales_tax_rate?: number;
  /** Several sales taxes in place of one rate; default [] */
  readonly sales_taxes?: readonly SalesTaxInputsSalesTaxes[];
  /** Whether the amount contains the tax; exclusive: tax is added to the amount; inclusive: the amount includes the tax; default "exclusive" */
  readonly tax_behavior?: 'exclusive' | 'inclusive';
  /** Rounding of several taxes; together: all taxes together are rounded once, and split so that they add up; each: each tax is rounded by itself, as on invoices that list every tax; their sum is the tax; default "together" */
  readonly tax_rounding?: 'together' | 'each';
  /** Discount on the price, applied before tax (percent); 0 to 100; default 0 */
  readonly discount_pct?: number;
  /** ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places */
  readonly currency?: string;
}

export interface SalesTaxResultsSalesTaxes {
  /** Name of the tax, if given */
  readonly name?: string;
  /** Amount of the tax (currency) */
  readonly sales_tax: number;
}

export interface SalesTaxResultsWarnings {
  /** JSON pointer to the input, or to a result that is unusual */
  readonly pointer: string;
  readonly code: 'looks-like-a-fraction' | 'looks-like-a-percentage' | 'restricted-by-law' | 'needs-an-estimate' | 'law-has-ended' | 'unusual-age' | 'unusual-result' | 'less-than-a-year';
  readonly detail: string;
}

/** Results of the Sales Tax Calculator */
export interface SalesTaxResults {
  /** Price after the discount, before sales tax (currency) */
  readonly net_amount: number;
  /** Sales tax (currency) */
  readonly sales_tax: number;
  /** Price with sales tax: exactly the sum of the price before tax and the tax (currency) */
  readonly gross_amount: number;
  /** All taxes as a percentage of the price before tax, by the rates (percent) */
  readonly effective_sales_tax_rate: number;
  /** Taxes in the order given; they add up to sales_tax */
  readonly sales_taxes: readonly SalesTaxResultsSalesTaxes[];
  /** Currency of the request, in upper case; absent when none was given */
  readonly currency?: string;
  /** Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none */
  readonly warnings?: readonly SalesTaxResultsWarnings[];
}

/** Inputs of the Take-Home Pay Calculator. What is left of pay after income tax, social contributions and a student loan, by the law of a country. */
export interface TakeHomePayInputs {
  /** Country whose law applies, as a code of ISO 3166; US: United States; GB: United Kingdom; IN: India; DE: Germany; CA: Canada; AU: Australia */
  readonly country: 'US' | 'GB' | 'IN' | 'DE' | 'CA' | 'AU';
  /** Tax year as the law prints it: 2026, or 2026-27 where it is not a calendar year */
  readonly tax_year: string;
  /** Part of the country, by its ISO 3166 code, where its law differs; required for Canada; Quebec has payroll law of its own; ENG: England; WLS: Wales; NIR: Northern Ireland; SCT: Scotland; AB: Alberta; BC: British Columbia; MB: Manitoba; NB: New Brunswick; NL: Newfoundland and Labrador; NS: Nova Scotia; NT: Northwest Territories; NU: Nunavut; ON: Ontario; PE: Prince Edward Island; QC: Quebec; SK: Saskatchewan; YT: Yukon; BW: Baden-Württemberg; BY: Bavaria; BE: Berlin; BB: Brandenburg; HB: Bremen; HH: Hamburg; HE: Hesse; MV: Mecklenburg-Western Pomerania; NI: Lower Saxony; NW: North Rhine-Westphalia; RP: Rhineland-Palatinate; SL: Saarland; SN: Saxony; ST: Saxony-Anhalt; SH: Schleswig-Holstein; TH: Thuringia */
  readonly region?: 'ENG' | 'WLS' | 'NIR' | 'SCT' | 'AB' | 'BC' | 'MB' | 'NB' | 'NL' | 'NS' | 'NT' | 'NU' | 'ON' | 'PE' | 'QC' | 'SK' | 'YT' | 'BW' | 'BY' | 'BE' | 'BB' | 'HB' | 'HH' | 'HE' | 'MV' | 'NI' | 'NW' | 'RP' | 'SL' | 'SN' | 'ST' | 'SH' | 'TH';
  /** Filing status; single: unmarried, or taxed alone; married_joint: married, one return; United States and Germany; married_separate: married, two returns; United States and Germany; head_of_household: unmarried with a household of a child; United States; surviving_spouse: in the two years after the death of the spouse; United States; default "single" */
  readonly filing_status?: 'single' | 'married_joint' | 'married_separate' | 'head_of_household' | 'surviving_spouse';
  /** Pay of one period before deductions (currency); 0.01 to 1000000000000 */
  readonly pay: number;
  /** Frequency of the pay; weekly: each week; biweekly: every two weeks; semimonthly: twice a month; monthly: each month; annually: once a year; default "annually" */
  readonly pay_frequency?: 'weekly' | 'biweekly' | 'semimonthly' | 'monthly' | 'annually';
  /** Own contribution to a pension that is deducted before income tax, in percent of the pay; not for Germany (percent); 0 to 100; default 0 */
  readonly pension_contribution_pct?: number;
  /** Other deductions of a year before income tax, such as deferrals to a 401(k); not for Germany (currency); 0 to 1000000000000; default 0 */
  readonly annual_pre_tax_deductions?: number;
  /** Number of children with a child credit or reduction (count); 0 to 20; default 0 */
  readonly dependent_count?: number;
  /** Age on the last day of the tax year; United States and India (age); 0 to 130 */
  readonly age_at_year_end?: number;
  /** Student loan; United Kingdom; none: no loan; plan_1: plan 1; plan_2: plan 2; plan_4: plan 4, Scotland; plan_5: plan 5; postgraduate: postgraduate loan; default "none" */
  readonly loan_plan?: 'none' | 'plan_1' | 'plan_2' | 'plan_4' | 'plan_5' | 'postgraduate';
  /** Postgraduate loan in addition to loan_plan; United Kingdom; true: with one; false: without one; default false */
  readonly postgraduate_loan?: boolean;
  /** Tax regime of India; new: lower rates without most deductions (section 202); old: with deductions; default "new" */
  readonly tax_regime?: 'new' | 'old';
  /** Tax class of wage tax, from 1 to 6; Germany (ordinal); 1 to 6; default 1 */
  readonly tax_class?: number;
  /** No children, which raises care insurance; Germany; true: no child; false: one child or more; default true */
  readonly childless?: boolean;
  /** Number of children under 25, for care insurance; Germany (count); 0 to 20; default 0 */
  readonly child_count?: number;
  /** Additional rate of the health insurer, in percent of the pay; the average of the year if left out; Germany (percent); 0 to 100 */
  readonly health_extra_rate?: number;
  /** ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places */
  readonly currency?: string;
}

export interface TakeHomePayResultsDeductions {
  /** Kind of the deduction */
  readonly name: 'income_tax' | 'social_contributions' | 'student_loan' | 'pension_contribution' | 'pre_tax_deductions';
  /** Deduction of one period (currency) */
  readonly amount: number;
  /** Deduction of a year (currency) */
  readonly annual_amount: number;
}

/** Law that the results rest on */
export interface TakeHomePayResultsLaw {
  /** ID of the figures, as at GET /law/{id} */
  readonly id: string;
  readonly name: string;
  /** Currency of the amounts of the law */
  readonly currency: string;
  /** First day on which these figures apply */
  readonly valid_from: string;
  /** Last day on which these figures apply */
  readonly valid_to: string;
  /** Day on which the figures were last held against their sources */
  readonly checked: string;
  readonly sources: readonly string[];
  /** Figures that stand in one source alone */
  readonly single?: readonly string[];
  /** True when the operator of the service has replaced some figures */
  readonly own?: boolean;
}

export interface TakeHomePayResultsWarnings {
  /** JSON pointer to the input, or to a result that is unusual */
  readonly pointer: string;
  readonly code: 'looks-like-a-fraction' | 'looks-like-a-percentage' | 'restricted-by-law' | 'needs-an-estimate' | 'law-has-ended' | 'unusual-age' | 'unusual-result' | 'less-than-a-year';
  readonly detail: string;
}

/** Results of the Take-Home Pay Calculator */
export interface TakeHomePayResults {
  /** Pay of one period after all deductions (currency) */
  readonly net_pay: number;
  /** Pay of a year after all deductions (currency) */
  readonly annual_net_pay: number;
  /** Income tax of a year, with the surcharge of Germany and the levy of Australia (currency) */
  readonly income_tax: number;
  /** Social contributions of a year (currency) */
  readonly social_contributions: number;
  /** Repayments of a student loan in a year; absent without the country GB (currency) */
  readonly student_loan?: number;
  /** Deductions by kind */
  readonly deductions: readonly TakeHomePayResultsDeductions[];
  /** Part of the next 1,000 of annual pay that is deducted (percent) */
  readonly marginal_tax_rate: number;
  /** Income tax and contributions as a percentage of the pay (percent) */
  readonly effective_tax_rate: number;
  /** Law that the results rest on */
  readonly law: TakeHomePayResultsLaw;
  /** Currency of the request, in upper case; absent when none was given */
  readonly currency?: string;
  /** Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none */
  readonly warnings?: readonly TakeHomePayResultsWarnings[];
}

/** Inputs of the Income Tax Calculator. Income tax of a year by the law of a country, bracket by bracket, with the marginal and the effective rate. */
export interface IncomeTaxInputs {
  /** Country whose law applies, as a code of ISO 3166; US: United States; GB: United Kingdom; IN: India; DE: Germany; CA: Canada; AU: Australia */
  readonly country: 'US' | 'GB' | 'IN' | 'DE' | 'CA' | 'AU';
  /** Tax year as the law prints it: 2026, or 2026-27 where it is not a calendar year */
  readonly tax_year: string;
  /** Part of the country, by its ISO 3166 code, where its law differs; required for Canada; ENG: England; WLS: Wales; NIR: Northern Ireland; SCT: Scotland; AB: Alberta; BC: British Columbia; MB: Manitoba; NB: New Brunswick; NL: Newfoundland and Labrador; NS: Nova Scotia; NT: Northwest Territories; NU: Nunavut; ON: Ontario; PE: Prince Edward Island; QC: Quebec; SK: Saskatchewan; YT: Yukon; BW: Baden-Württemberg; BY: Bavaria; BE: Berlin; BB: Brandenburg; HB: Bremen; HH: Hamburg; HE: Hesse; MV: Mecklenburg-Western Pomerania; NI: Lower Saxony; NW: North Rhine-Westphalia; RP: Rhineland-Palatinate; SL: Saarland; SN: Saxony; ST: Saxony-Anhalt; SH: Schleswig-Holstein; TH: Thuringia */
  readonly region?: 'ENG' | 'WLS' | 'NIR' | 'SCT' | 'AB' | 'BC' | 'MB' | 'NB' | 'NL' | 'NS' | 'NT' | 'NU' | 'ON' | 'PE' | 'QC' | 'SK' | 'YT' | 'BW' | 'BY' | 'BE' | 'BB' | 'HB' | 'HH' | 'HE' | 'MV' | 'NI' | 'NW' | 'RP' | 'SL' | 'SN' | 'ST' | 'SH' | 'TH';
  /** Filing status; single: unmarried, or taxed alone; married_joint: married, one return; United States and Germany; married_separate: married, two returns; United States and Germany; head_of_household: unmarried with a household of a child; United States; surviving_spouse: in the two years after the death of the spouse; United States; default "single" */
  readonly filing_status?: 'single' | 'married_joint' | 'married_separate' | 'head_of_household' | 'surviving_spouse';
  /** Annual income before deductions, excluding long-term gains; give this or taxable_income (currency); 0 to 1000000000000 */
  readonly annual_income?: number;
  /** Taxable income, including long-term gains; give this or annual_income (currency); 0 to 1000000000000 */
  readonly taxable_income?: number;
  /** Long-term capital gains and qualified dividends; United States (currency); 0 to 1000000000000; default 0 */
  readonly long_term_gains?: number;
  /** Deductions that the taxpayer claims; United States, and the old regime of India (currency); 0 to 1000000000000; default 0 */
  readonly itemized_deductions?: number;
  /** Number of children with a child credit or reduction (count); 0 to 20; default 0 */
  readonly dependent_count?: number;
  /** Age on the last day of the tax year; United States and India (age); 0 to 130 */
  readonly age_at_year_end?: number;
  /** Tax regime of India; new: lower rates without most deductions (section 202); old: with deductions; default "new" */
  readonly tax_regime?: 'new' | 'old';
  /** Rounding of the tax; United States; exact: the rate schedules of the law; tax_table: the Tax Table of Form 1040: whole dollars in steps of 50 of taxable income below 100,000; default "exact" */
  readonly tax_rounding?: 'exact' | 'tax_table';
  /** ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places */
  readonly currency?: string;
}

export interface IncomeTaxResultsBrackets {
  /** Income above which the bracket begins (currency) */
  readonly lower_bound: number;
  /** Income up to which it goes; absent in the last bracket (currency) */
  readonly upper_bound?: number;
  /** Rate of the bracket (percent) */
  readonly tax_rate: number;
  /** Part of the taxable income in the bracket, without long-term gains (currency) */
  readonly taxable_amount: number;
  /** Tax on that part (currency) */
  readonly tax: number;
}

/** Law that the results rest on */
export interface IncomeTaxResultsLaw {
  /** ID of the figures, as at GET /law/{id} */
  readonly id: string;
  readonly name: string;
  /** Currency of the amounts of the law */
  readonly currency: string;
  /** First day on which these figures apply */
  readonly valid_from: string;
  /** Last day on which these figures apply */
  readonly valid_to: string;
  /** Day on which the figures were last held against their sources */
  readonly checked: string;
  readonly sources: readonly string[];
  /** Figures that stand in one source alone */
  readonly single?: readonly string[];
  /** True when the operator of the service has replaced some figures */
  readonly own?: boolean;
}

export interface IncomeTaxResultsWarnings {
  /** JSON pointer to the input, or to a result that is unusual */
  readonly pointer: string;
  readonly code: 'looks-like-a-fraction' | 'looks-like-a-percentage' | 'restricted-by-law' | 'needs-an-estimate' | 'law-has-ended' | 'unusual-age' | 'unusual-result' | 'less-than-a-year';
  readonly detail: string;
}

/** Results of the Income Tax Calculator */
export interface IncomeTaxResults {
  /** Income that is taxed, after deductions and allowances (currency) */
  readonly taxable_income: number;
  /** Income tax of the year (currency) */
  readonly tax: number;
  /** Tax on the next unit of income, without roundings of the law (percent) */
  readonly marginal_tax_rate: number;
  /** Tax as a percentage of the income (percent) */
  readonly effective_tax_rate: number;
  /** Income, with gains, less the tax (currency) */
  readonly annual_income_after_tax: number;
  /** Tax on long-term gains; absent without the country US (currency) */
  readonly long_term_gains_tax?: number;
  /** Net investment income tax; absent without the country US (currency) */
  readonly net_investment_income_tax?: number;
  /** Child tax credit, without what is refunded; absent without the country US (currency) */
  readonly child_tax_credit?: number;
  /** Rebate, with its marginal relief; absent without the country IN (currency) */
  readonly tax_rebate?: number;
  /** Surcharge after marginal relief, or solidarity surcharge; absent without the country IN or DE (currency) */
  readonly surcharge?: number;
  /** Health and education cess; absent without the country IN (currency) */
  readonly cess?: number;
  /** Federal tax; absent without the country CA (currency) */
  readonly federal_tax?: number;
  /** Tax of the province; absent without the country CA (currency) */
  readonly provincial_tax?: number;
  /** Low income tax offset; absent without the country AU (currency) */
  readonly tax_offset?: number;
  /** Medicare levy; absent without the country AU (currency) */
  readonly medicare_levy?: number;
  /** Brackets of national tax; none for the formula of Germany */
  readonly brackets: readonly IncomeTaxResultsBrackets[];
  /** Law that the results rest on */
  readonly law: IncomeTaxResultsLaw;
  /** Currency of the request, in upper case; absent when none was given */
  readonly currency?: string;
  /** Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none */
  readonly warnings?: readonly IncomeTaxResultsWarnings[];
}

/** Inputs of the US Federal Income Tax Calculator. Federal income tax of the United States for a year, bracket by bracket. */
export interface UsIncomeTaxInputs {
  /** Tax year as the law prints it: 2026, or 2026-27 where it is not a calendar year */
  readonly tax_year: string;
  /** Filing status; single: unmarried, or taxed alone; married_joint: married, one return; United States and Germany; married_separate: married, two returns; United States and Germany; head_of_household: unmarried with a household of a child; United States; surviving_spouse: in the two years after the death of the spouse; United States; default "single" */
  readonly filing_status?: 'single' | 'married_joint' | 'married_separate' | 'head_of_household' | 'surviving_spouse';
  /** Annual income before deductions, excluding long-term gains; give this or taxable_income (currency); 0 to 1000000000000 */
  readonly annual_income?: number;
  /** Taxable income, including long-term gains; give this or annual_income (currency); 0 to 1000000000000 */
  readonly taxable_income?: number;
  /** Long-term capital gains and qualified dividends; United States (currency); 0 to 1000000000000; default 0 */
  readonly long_term_gains?: number;
  /** Deductions that the taxpayer claims; United States, and the old regime of India (currency); 0 to 1000000000000; default 0 */
  readonly itemized_deductions?: number;
  /** Number of children with a child credit or reduction (count); 0 to 20; default 0 */
  readonly dependent_count?: number;
  /** Age on the last day of the tax year; United States and India (age); 0 to 130 */
  readonly age_at_year_end?: number;
  /** Rounding of the tax; United States; exact: the rate schedules of the law; tax_table: the Tax Table of Form 1040: whole dollars in steps of 50 of taxable income below 100,000; default "exact" */
  readonly tax_rounding?: 'exact' | 'tax_table';
  /** ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places */
  readonly currency?: string;
}

export interface UsIncomeTaxResultsBrackets {
  /** Income above which the bracket begins (currency) */
  readonly lower_bound: number;
  /** Income up to which it goes; absent in the last bracket (currency) */
  readonly upper_bound?: number;
  /** Rate of the bracket (percent) */
  readonly tax_rate: number;
  /** Part of the taxable income in the bracket, without long-term gains (currency) */
  readonly taxable_amount: number;
  /** Tax on that part (currency) */
  readonly tax: number;
}

/** Law that the results rest on */
export interface UsIncomeTaxResultsLaw {
  /** ID of the figures, as at GET /law/{id} */
  readonly id: string;
  readonly name: string;
  /** Currency of the amounts of the law */
  readonly currency: string;
  /** First day on which these figures apply */
  readonly valid_from: string;
  /** Last day on which these figures apply */
  readonly valid_to: string;
  /** Day on which the figures were last held against their sources */
  readonly checked: string;
  readonly sources: readonly string[];
  /** Figures that stand in one source alone */
  readonly single?: readonly string[];
  /** True when the operator of the service has replaced some figures */
  readonly own?: boolean;
}

export interface UsIncomeTaxResultsWarnings {
  /** JSON pointer to the input, or to a result that is unusual */
  readonly pointer: string;
  readonly code: 'looks-like-a-fraction' | 'looks-like-a-percentage' | 'restricted-by-law' | 'needs-an-estimate' | 'law-has-ended' | 'unusual-age' | 'unusual-result' | 'less-than-a-year';
  readonly detail: string;
}

/** Results of the US Federal Income Tax Calculator */
export interface UsIncomeTaxResults {
  /** Income that is taxed, after deductions and allowances (currency) */
  readonly taxable_income: number;
  /** Income tax of the year (currency) */
  readonly tax: number;
  /** Tax on the next unit of income, without roundings of the law (percent) */
  readonly marginal_tax_rate: number;
  /** Tax as a percentage of the income (percent) */
  readonly effective_tax_rate: number;
  /** Income, with gains, less the tax (currency) */
  readonly annual_income_after_tax: number;
  /** Tax on long-term gains; absent without the country US (currency) */
  readonly long_term_gains_tax?: number;
  /** Net investment income tax; absent without the country US (currency) */
  readonly net_investment_income_tax?: number;
  /** Child tax credit, without what is refunded; absent without the country US (currency) */
  readonly child_tax_credit?: number;
  /** Brackets of national tax; none for the formula of Germany */
  readonly brackets: readonly UsIncomeTaxResultsBrackets[];
  /** Law that the results rest on */
  readonly law: UsIncomeTaxResultsLaw;
  /** Currency of the request, in upper case; absent when none was given */
  readonly currency?: string;
  /** Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none */
  readonly warnings?: readonly UsIncomeTaxResultsWarnings[];
}

/** Inputs of the UK Income Tax Calculator. Income tax of the United Kingdom for a year, with the bands of Scotland. */
export interface UkIncomeTaxInputs {
  /** Tax year as the law prints it: 2026, or 2026-27 where it is not a calendar year */
  readonly tax_year: string;
  /** Part of the United Kingdom; Scotland has bands of its own; ENG: England; WLS: Wales; NIR: Northern Ireland; SCT: Scotland */
  readonly region?: 'ENG' | 'WLS' | 'NIR' | 'SCT';
  /** Annual income before deductions, excluding long-term gains; give this or taxable_income (currency); 0 to 1000000000000 */
  readonly annual_income?: number;
  /** Taxable income, including long-term gains; give this or annual_income (currency); 0 to 1000000000000 */
  readonly taxable_income?: number;
  /** ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places */
  readonly currency?: string;
}

export interface UkIncomeTaxResultsBrackets {
  /** Income above which the bracket begins (currency) */
  readonly lower_bound: number;
  /** Income up to which it goes; absent in the last bracket (currency) */
  readonly upper_bound?: number;
  /** Rate of the bracket (percent) */
  readonly tax_rate: number;
  /** Part of the taxable income in the bracket, without long-term gains (currency) */
  readonly taxable_amount: number;
  /** Tax on that part (currency) */
  readonly tax: number;
}

/** Law that the results rest on */
export interface UkIncomeTaxResultsLaw {
  /** ID of the figures, as at GET /law/{id} */
  readonly id: string;
  readonly name: string;
  /** Currency of the amounts of the law */
  readonly currency: string;
  /** First day on which these figures apply */
  readonly valid_from: string;
  /** Last day on which these figures apply */
  readonly valid_to: string;
  /** Day on which the figures were last held against their sources */
  readonly checked: string;
  readonly sources: readonly string[];
  /** Figures that stand in one source alone */
  readonly single?: readonly string[];
  /** True when the operator of the service has replaced some figures */
  readonly own?: boolean;
}

export interface UkIncomeTaxResultsWarnings {
  /** JSON pointer to the input, or to a result that is unusual */
  readonly pointer: string;
  readonly code: 'looks-like-a-fraction' | 'looks-like-a-percentage' | 'restricted-by-law' | 'needs-an-estimate' | 'law-has-ended' | 'unusual-age' | 'unusual-result' | 'less-than-a-year';
  readonly detail: string;
}

/** Results of the UK Income Tax Calculator */
export interface UkIncomeTaxResults {
  /** Income that is taxed, after deductions and allowances (currency) */
  readonly taxable_income: number;
  /** Income tax of the year (currency) */
  readonly tax: number;
  /** Tax on the next unit of income, without roundings of the law (percent) */
  readonly marginal_tax_rate: number;
  /** Tax as a percentage of the income (percent) */
  readonly effective_tax_rate: number;
  /** Income, with gains, less the tax (currency) */
  readonly annual_income_after_tax: number;
  /** Brackets of national tax; none for the formula of Germany */
  readonly brackets: readonly UkIncomeTaxResultsBrackets[];
  /** Law that the results rest on */
  readonly law: UkIncomeTaxResultsLaw;
  /** Currency of the request, in upper case; absent when none was given */
  readonly currency?: string;
  /** Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none */
  readonly warnings?: readonly UkIncomeTaxResultsWarnings[];
}

/** Inputs of the India Income Tax Calculator. Income tax of India for a year in the new or the old regime, with rebate, surcharge and cess. */
export interface IndiaIncomeTaxInputs {
  /** Tax year as the law prints it: 2026, or 2026-27 where it is not a calendar year */
  readonly tax_year: string;
  /** Annual salary before deductions; give this or taxable_income (currency); 0 to 1000000000000 */
  readonly annual_income?: number;
  /** Taxable income, including long-term gains; give this or annual_income (currency); 0 to 1000000000000 */
  readonly taxable_income?: number;
  /** Tax regime of India; new: lower rates without most deductions (section 202); old: with deductions; default "new" */
  readonly tax_regime?: 'new' | 'old';
  /** Deductions of the old regime, such as those of section 80C (currency); 0 to 1000000000000; default 0 */
  readonly itemized_deductions?: number;
  /** Age on the last day of the tax year, for the old regime (age); 0 to 130 */
  readonly age_at_year_end?: number;
  /** ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places */
  readonly currency?: string;
}

export interface IndiaIncomeTaxResultsBrackets {
  /** Income above which the bracket begins (currency) */
  readonly lower_bound: number;
  /** Income up to which it goes; absent in the last bracket (currency) */
  readonly upper_bound?: number;
  /** Rate of the bracket (percent) */
  readonly tax_rate: number;
  /** Part of the taxable income in the bracket, without long-term gains (currency) */
  readonly taxable_amount: number;
  /** Tax on that part (currency) */
  readonly tax: number;
}

/** Law that the results rest on */
export interface IndiaIncomeTaxResultsLaw {
  /** ID of the figures, as at GET /law/{id} */
  readonly id: string;
  readonly name: string;
  /** Currency of the amounts of the law */
  readonly currency: string;
  /** First day on which these figures apply */
  readonly valid_from: string;
  /** Last day on which these figures apply */
  readonly valid_to: string;
  /** Day on which the figures were last held against their sources */
  readonly checked: string;
  readonly sources: readonly string[];
  /** Figures that stand in one source alone */
  readonly single?: readonly string[];
  /** True when the operator of the service has replaced some figures */
  readonly own?: boolean;
}

export interface IndiaIncomeTaxResultsWarnings {
  /** JSON pointer to the input, or to a result that is unusual */
  readonly pointer: string;
  readonly code: 'looks-like-a-fraction' | 'looks-like-a-percentage' | 'restricted-by-law' | 'needs-an-estimate' | 'law-has-ended' | 'unusual-age' | 'unusual-result' | 'less-than-a-year';
  readonly detail: string;
}

/** Results of the India Income Tax Calculator */
export interface IndiaIncomeTaxResults {
  /** Income that is taxed, after deductions and allowances (currency) */
  readonly taxable_income: number;
  /** Income tax of the year (currency) */
  readonly tax: number;
  /** Tax on the next unit of income, without roundings of the law (percent) */
  readonly marginal_tax_rate: number;
  /** Tax as a percentage of the income (percent) */
  readonly effective_tax_rate: number;
  /** Income, with gains, less the tax (currency) */
  readonly annual_income_after_tax: number;
  /** Rebate, with its marginal relief; absent without the country IN (currency) */
  readonly tax_rebate?: number;
  /** Surcharge after marginal relief, or solidarity surcharge; absent without the country IN or DE (currency) */
  readonly surcharge?: number;
  /** Health and education cess; absent without the country IN (currency) */
  readonly cess?: number;
  /** Brackets of national tax; none for the formula of Germany */
  readonly brackets: readonly IndiaIncomeTaxResultsBrackets[];
  /** Law that the results rest on */
  readonly law: IndiaIncomeTaxResultsLaw;
  /** Currency of the request, in upper case; absent when none was given */
  readonly currency?: string;
  /** Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none */
  readonly warnings?: readonly IndiaIncomeTaxResultsWarnings[];
}

/** Inputs of the German Income Tax Calculator. Income tax and solidarity surcharge of Germany for a year, from the taxable income. */
export interface GermanIncomeTaxInputs {
  /** Tax year as the law prints it: 2026, or 2026-27 where it is not a calendar year */
  readonly tax_year: string;
  /** Filing status; single: unmarried, or taxed alone; married_joint: married, one return; United States and Germany; married_separate: married, two returns; United States and Germany; default "single" */
  readonly filing_status?: 'single' | 'married_joint' | 'married_separate';
  /** Income of the year, of which nothing is deducted; give this or taxable_income (currency); 0 to 1000000000000 */
  readonly annual_income?: number;
  /** Taxable income, including long-term gains; give this or annual_income (currency); 0 to 1000000000000 */
  readonly taxable_income?: number;
  /** ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places */
  readonly currency?: string;
}

/** Law that the results rest on */
export interface GermanIncomeTaxResultsLaw {
  /** ID of the figures, as at GET /law/{id} */
  readonly id: string;
  readonly name: string;
  /** Currency of the amounts of the law */
  readonly currency: string;
  /** First day on which these figures apply */
  readonly valid_from: string;
  /** Last day on which these figures apply */
  readonly valid_to: string;
  /** Day on which the figures were last held against their sources */
  readonly checked: string;
  readonly sources: readonly string[];
  /** Figures that stand in one source alone */
  readonly single?: readonly string[];
  /** True when the operator of the service has replaced some figures */
  readonly own?: boolean;
}

export interface GermanIncomeTaxResultsWarnings {
  /** JSON pointer to the input, or to a result that is unusual */
  readonly pointer: string;
  readonly code: 'looks-like-a-fraction' | 'looks-like-a-percentage' | 'restricted-by-law' | 'needs-an-estimate' | 'law-has-ended' | 'unusual-age' | 'unusual-result' | 'less-than-a-year';
  readonly detail: string;
}

/** Results of the German Income Tax Calculator */
export interface GermanIncomeTaxResults {
  /** Income that is taxed, after deductions and allowances (currency) */
  readonly taxable_income: number;
  /** Income tax of the year (currency) */
  readonly tax: number;
  /** Tax on the next unit of income, without roundings of the law (percent) */
  readonly marginal_tax_rate: number;
  /** Tax as a percentage of the income (percent) */
  readonly effective_tax_rate: number;
  /** Income, with gains, less the tax (currency) */
  readonly annual_income_after_tax: number;
  /** Surcharge after marginal relief, or solidarity surcharge; absent without the country IN or DE (currency) */
  readonly surcharge?: number;
  /** Law that the results rest on */
  readonly law: GermanIncomeTaxResultsLaw;
  /** Currency of the request, in upper case; absent when none was given */
  readonly currency?: string;
  /** Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none */
  readonly warnings?: readonly GermanIncomeTaxResultsWarnings[];
}

/** Inputs of the Canada Income Tax Calculator. Federal and provincial income tax of Canada for a year, from the taxable income. */
export interface CanadaIncomeTaxInputs {
  /** Tax year as the law prints it: 2026, or 2026-27 where it is not a calendar year */
  readonly tax_year: string;
  /** Province or territory; AB: Alberta; BC: British Columbia; MB: Manitoba; NB: New Brunswick; NL: Newfoundland and Labrador; NS: Nova Scotia; NT: Northwest Territories; NU: Nunavut; ON: Ontario; PE: Prince Edward Island; QC: Quebec; SK: Saskatchewan; YT: Yukon */
  readonly region: 'AB' | 'BC' | 'MB' | 'NB' | 'NL' | 'NS' | 'NT' | 'NU' | 'ON' | 'PE' | 'QC' | 'SK' | 'YT';
  /** Annual income before deductions, excluding long-term gains; give this or taxable_income (currency); 0 to 1000000000000 */
  readonly annual_income?: number;
  /** Taxable income, including long-term gains; give this or annual_income (currency); 0 to 1000000000000 */
  readonly taxable_income?: number;
  /** Number of children, for the reduction of Ontario (count); 0 to 20; default 0 */
  readonly dependent_count?: number;
  /** ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places */
  readonly currency?: string;
}

export interface CanadaIncomeTaxResultsBrackets {
  /** Income above which the bracket begins (currency) */
  readonly lower_bound: number;
  /** Income up to which it goes; absent in the last bracket (currency) */
  readonly upper_bound?: number;
  /** Rate of the bracket (percent) */
  readonly tax_rate: number;
  /** Part of the taxable income in the bracket, without long-term gains (currency) */
  readonly taxable_amount: number;
  /** Tax on that part (currency) */
  readonly tax: number;
}

/** Law that the results rest on */
export interface CanadaIncomeTaxResultsLaw {
  /** ID of the figures, as at GET /law/{id} */
  readonly id: string;
  readonly name: string;
  /** Currency of the amounts of the law */
  readonly currency: string;
  /** First day on which these figures apply */
  readonly valid_from: string;
  /** Last day on which these figures apply */
  readonly valid_to: string;
  /** Day on which the figures were last held against their sources */
  readonly checked: string;
  readonly sources: readonly string[];
  /** Figures that stand in one source alone */
  readonly single?: readonly string[];
  /** True when the operator of the service has replaced some figures */
  readonly own?: boolean;
}

export interface CanadaIncomeTaxResultsWarnings {
  /** JSON pointer to the input, or to a result that is unusual */
  readonly pointer: string;
  readonly code: 'looks-like-a-fraction' | 'looks-like-a-percentage' | 'restricted-by-law' | 'needs-an-estimate' | 'law-has-ended' | 'unusual-age' | 'unusual-result' | 'less-than-a-year';
  readonly detail: string;
}

/** Results of the Canada Income Tax Calculator */
export interface CanadaIncomeTaxResults {
  /** Income that is taxed, after deductions and allowances (currency) */
  readonly taxable_income: number;
  /** Income tax of the year (currency) */
  readonly tax: number;
  /** Tax on the next unit of income, without roundings of the law (percent) */
  readonly marginal_tax_rate: number;
  /** Tax as a percentage of the income (percent) */
  readonly effective_tax_rate: number;
  /** Income, with gains, less the tax (currency) */
  readonly annual_income_after_tax: number;
  /** Federal tax; absent without the country CA (currency) */
  readonly federal_tax?: number;
  /** Tax of the province; absent without the country CA (currency) */
  readonly provincial_tax?: number;
  /** Brackets of national tax; none for the formula of Germany */
  readonly brackets: readonly CanadaIncomeTaxResultsBrackets[];
  /** Law that the results rest on */
  readonly law: CanadaIncomeTaxResultsLaw;
  /** Currency of the request, in upper case; absent when none was given */
  readonly currency?: string;
  /** Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none */
  readonly warnings?: readonly CanadaIncomeTaxResultsWarnings[];
}

/** Inputs of the Australia Income Tax Calculator. Income tax of Australia for a year with the low income offset and the Medicare levy. */
export interface AustraliaIncomeTaxInputs {
  /** Tax year as the law prints it: 2026, or 2026-27 where it is not a calendar year */
  readonly tax_year: string;
  /** Annual income before deductions, excluding long-term gains; give this or taxable_income (currency); 0 to 1000000000000 */
  readonly annual_income?: number;
  /** Taxable income, including long-term gains; give this or annual_income (currency); 0 to 1000000000000 */
  readonly taxable_income?: number;
  /** ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places */
  readonly currency?: string;
}

export interface AustraliaIncomeTaxResultsBrackets {
  /** Income above which the bracket begins (currency) */
  readonly lower_bound: number;
  /** Income up to which it goes; absent in the last bracket (currency) */
  readonly upper_bound?: number;
  /** Rate of the bracket (percent) */
  readonly tax_rate: number;
  /** Part of the taxable income in the bracket, without long-term gains (currency) */
  readonly taxable_amount: number;
  /** Tax on that part (currency) */
  readonly tax: number;
}

/** Law that the results rest on */
export interface AustraliaIncomeTaxResultsLaw {
  /** ID of the figures, as at GET /law/{id} */
  readonly id: string;
  readonly name: string;
  /** Currency of the amounts of the law */
  readonly currency: string;
  /** First day on which these figures apply */
  readonly valid_from: string;
  /** Last day on which these figures apply */
  readonly valid_to: string;
  /** Day on which the figures were last held against their sources */
  readonly checked: string;
  readonly sources: readonly string[];
  /** Figures that stand in one source alone */
  readonly single?: readonly string[];
  /** True when the operator of the service has replaced some figures */
  readonly own?: boolean;
}

export interface AustraliaIncomeTaxResultsWarnings {
  /** JSON pointer to the input, or to a result that is unusual */
  readonly pointer: string;
  readonly code: 'looks-like-a-fraction' | 'looks-like-a-percentage' | 'restricted-by-law' | 'needs-an-estimate' | 'law-has-ended' | 'unusual-age' | 'unusual-result' | 'less-than-a-year';
  readonly detail: string;
}

/** Results of the Australia Income Tax Calculator */
export interface AustraliaIncomeTaxResults {
  /** Income that is taxed, after deductions and allowances (currency) */
  readonly taxable_income: number;
  /** Income tax of the year (currency) */
  readonly tax: number;
  /** Tax on the next unit of income, without roundings of the law (percent) */
  readonly marginal_tax_rate: number;
  /** Tax as a percentage of the income (percent) */
  readonly effective_tax_rate: number;
  /** Income, with gains, less the tax (currency) */
  readonly annual_income_after_tax: number;
  /** Low income tax offset; absent without the country AU (currency) */
  readonly tax_offset?: number;
  /** Medicare levy; absent without the country AU (currency) */
  readonly medicare_levy?: number;
  /** Brackets of national tax; none for the formula of Germany */
  readonly brackets: readonly AustraliaIncomeTaxResultsBrackets[];
  /** Law that the results rest on */
  readonly law: AustraliaIncomeTaxResultsLaw;
  /** Currency of the request, in upper case; absent when none was given */
  readonly currency?: string;
  /** Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none */
  readonly warnings?: readonly AustraliaIncomeTaxResultsWarnings[];
}

/** Inputs of the Stamp Duty Calculator. Tax on the purchase of a home in England, Northern Ireland, Scotland or Wales, band by band. */
export interface StampDutyInputs {
  /** Country whose law applies, as a code of ISO 3166; GB: United Kingdom */
  readonly country: 'GB';
  /** Part of the United Kingdom; ENG: England; WLS: Wales; NIR: Northern Ireland; SCT: Scotland */
  readonly region: 'ENG' | 'WLS' | 'NIR' | 'SCT';
  /** Price of the home (currency); 0.01 to 1000000000000 */
  readonly property_price: number;
  /** Kind of purchase; mover: a home that replaces the main residence; first_time: first home of a first-time buyer; additional: a home on top of another one; default "mover" */
  readonly buyer_type?: 'mover' | 'first_time' | 'additional';
  /** Buyer resident outside of the United Kingdom; England and Northern Ireland; true: with the surcharge; false: without it; default false */
  readonly nonresident?: boolean;
  /** Date of completion */
  readonly completion_date: string;
  /** ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places */
  readonly currency?: string;
}

export interface StampDutyResultsBrackets {
  /** Price above which the band begins (currency) */
  readonly lower_bound: number;
  /** Price up to which it goes; absent in the last band (currency) */
  readonly upper_bound?: number;
  /** Rate of the band, with surcharges (percent) */
  readonly tax_rate: number;
  /** Part of the price in the band (currency) */
  readonly taxable_amount: number;
  /** Tax on that part (currency) */
  readonly tax: number;
}

/** Law that the results rest on */
export interface StampDutyResultsLaw {
  /** ID of the figures, as at GET /law/{id} */
  readonly id: string;
  readonly name: string;
  /** Currency of the amounts of the law */
  readonly currency: string;
  /** First day on which these figures apply */
  readonly valid_from: string;
  /** Last day on which these figures apply */
  readonly valid_to: string;
  /** Day on which the figures were last held against their sources */
  readonly checked: string;
  readonly sources: readonly string[];
  /** Figures that stand in one source alone */
  readonly single?: readonly string[];
  /** True when the operator of the service has replaced some figures */
  readonly own?: boolean;
}

export interface StampDutyResultsWarnings {
  /** JSON pointer to the input, or to a result that is unusual */
  readonly pointer: string;
  readonly code: 'looks-like-a-fraction' | 'looks-like-a-percentage' | 'restricted-by-law' | 'needs-an-estimate' | 'law-has-ended' | 'unusual-age' | 'unusual-result' | 'less-than-a-year';
  readonly detail: string;
}

/** Results of the Stamp Duty Calculator */
export interface StampDutyResults {
  /** Tax on the purchase (currency) */
  readonly stamp_duty: number;
  /** Tax as a percentage of the price (percent) */
  readonly effective_tax_rate: number;
  /** Bands of the price, with surcharges */
  readonly brackets: readonly StampDutyResultsBrackets[];
  /** Law that the results rest on */
  readonly law: StampDutyResultsLaw;
  /** Currency of the request, in upper case; absent when none was given */
  readonly currency?: string;
  /** Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none */
  readonly warnings?: readonly StampDutyResultsWarnings[];
}

/** Inputs of the Self-Employment Tax Calculator. Social security and Medicare tax of the self-employed in the United States, or class 4 in the United Kingdom. */
export interface SelfEmploymentTaxInputs {
  /** Country whose law applies, as a code of ISO 3166; US: United States; GB: United Kingdom */
  readonly country: 'US' | 'GB';
  /** Tax year as the law prints it: 2026, or 2026-27 where it is not a calendar year */
  readonly tax_year: string;
  /** Filing status; single: unmarried, or taxed alone; married_joint: married, one return; United States and Germany; married_separate: married, two returns; United States and Germany; head_of_household: unmarried with a household of a child; United States; surviving_spouse: in the two years after the death of the spouse; United States; default "single" */
  readonly filing_status?: 'single' | 'married_joint' | 'married_separate' | 'head_of_household' | 'surviving_spouse';
  /** Annual profit after expenses (currency); 0.01 to 1000000000000 */
  readonly net_profit: number;
  /** Annual wages from a job; United States (currency); 0 to 1000000000000; default 0 */
  readonly annual_wages?: number;
  /** ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places */
  readonly currency?: string;
}

/** Law that the results rest on */
export interface SelfEmploymentTaxResultsLaw {
  /** ID of the figures, as at GET /law/{id} */
  readonly id: string;
  readonly name: string;
  /** Currency of the amounts of the law */
  readonly currency: string;
  /** First day on which these figures apply */
  readonly valid_from: string;
  /** Last day on which these figures apply */
  readonly valid_to: string;
  /** Day on which the figures were last held against their sources */
  readonly checked: string;
  readonly sources: readonly string[];
  /** Figures that stand in one source alone */
  readonly single?: readonly string[];
  /** True when the operator of the service has replaced some figures */
  readonly own?: boolean;
}

export interface SelfEmploymentTaxResultsWarnings {
  /** JSON pointer to the input, or to a result that is unusual */
  readonly pointer: string;
  readonly code: 'looks-like-a-fraction' | 'looks-like-a-percentage' | 'restricted-by-law' | 'needs-an-estimate' | 'law-has-ended' | 'unusual-age' | 'unusual-result' | 'less-than-a-year';
  readonly detail: string;
}

/** Results of the Self-Employment Tax Calculator */
export interface SelfEmploymentTaxResults {
  /** Net earnings on which the tax is based (currency) */
  readonly net_earnings: number;
  /** Social security part; absent without the country US (currency) */
  readonly social_security_tax?: number;
  /** Medicare part; absent without the country US (currency) */
  readonly medicare_tax?: number;
  /** Additional Medicare tax on the net earnings; absent without the country US (currency) */
  readonly additional_medicare_tax?: number;
  /** Self-employment tax without additional Medicare tax, or class 4 contributions (currency) */
  readonly self_employment_tax: number;
  /** Part of the self-employment tax deductible from income; absent without the country US (currency) */
  readonly deductible_tax?: number;
  /** All these taxes as a percentage of the profit (percent) */
  readonly effective_tax_rate: number;
  /** Law that the results rest on */
  readonly law: SelfEmploymentTaxResultsLaw;
  /** Currency of the request, in upper case; absent when none was given */
  readonly currency?: string;
  /** Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none */
  readonly warnings?: readonly SelfEmploymentTaxResultsWarnings[];
}

/** Inputs of the Required Minimum Distribution (RMD) Calculator. Amount that must be taken out of a retirement account of the United States in a year. */
export interface RmdInputs {
  /** Balance of the account at the end of the year before (currency); 0 to 1000000000000 */
  readonly account_balance: number;
  /** Date of birth; give this with distribution_year, or age_at_year_end */
  readonly birth_date?: string;
  /** Age at the end of the year of the distribution; give this or birth_date (age); 0 to 130 */
  readonly age_at_year_end?: number;
  /** Calendar year of the distribution; required with birth_date (ordinal); 1900 to 2199 */
  readonly distribution_year?: number;
  /** Date of birth of a spouse who is the only beneficiary */
  readonly spouse_birth_date?: string;
  /** Annual return on what is left, for the distribution of the next year (percent per year); above -100, up to 1000; default 0 */
  readonly expected_return?: number;
  /** ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places */
  readonly currency?: string;
}

/** Law that the results rest on */
export interface RmdResultsLaw {
  /** ID of the figures, as at GET /law/{id} */
  readonly id: string;
  readonly name: string;
  /** Currency of the amounts of the law */
  readonly currency: string;
  /** First day on which these figures apply */
  readonly valid_from: string;
  /** Last day on which these figures apply */
  readonly valid_to: string;
  /** Day on which the figures were last held against their sources */
  readonly checked: string;
  readonly sources: readonly string[];
  /** Figures that stand in one source alone */
  readonly single?: readonly string[];
  /** True when the operator of the service has replaced some figures */
  readonly own?: boolean;
}

export interface RmdResultsWarnings {
  /** JSON pointer to the input, or to a result that is unusual */
  readonly pointer: string;
  readonly code: 'looks-like-a-fraction' | 'looks-like-a-percentage' | 'restricted-by-law' | 'needs-an-estimate' | 'law-has-ended' | 'unusual-age' | 'unusual-result' | 'less-than-a-year';
  readonly detail: string;
}

/** Results of the Required Minimum Distribution (RMD) Calculator */
export interface RmdResults {
  /** Minimum distribution of the year; 0 below the age at which distributions start (currency) */
  readonly required_distribution: number;
  /** Distribution period of the table (years) */
  readonly distribution_years: number;
  /** Age at which distributions start (age) */
  readonly start_age: number;
  /** Minimum distribution of the next year, if only this one is taken (currency) */
  readonly next_year_distribution: number;
  /** Law that the results rest on */
  readonly law: RmdResultsLaw;
  /** Currency of the request, in upper case; absent when none was given */
  readonly currency?: string;
  /** Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none */
  readonly warnings?: readonly RmdResultsWarnings[];
}

/** Inputs of the Roth IRA Calculator. How much you may pay into a Roth IRA with your income, and what it grows to. */
export interface RothIraInputs {
  /** Tax year, such as 2026 */
  readonly tax_year: string;
  /** Filing status; single: unmarried, or taxed alone; married_joint: married, one return; married_separate: married, two returns; head_of_household: unmarried with a household of a child; surviving_spouse: in the two years after the death of the spouse; default "single" */
  readonly filing_status?: 'single' | 'married_joint' | 'married_separate' | 'head_of_household' | 'surviving_spouse';
  /** Modified adjusted gross income of the year (currency); 0 to 1000000000000 */
  readonly modified_agi: number;
  /** Age at the end of the year (age); 0 to 130 */
  readonly current_age: number;
  /** Age at retirement (age); 0 to 130; default 67 */
  readonly retirement_age?: number;
  /** Wished annual contribution; the allowed one if left out (currency); 0 to 1000000000000 */
  readonly annual_contribution?: number;
  /** Balance of the account today (currency); 0 to 1000000000000; default 0 */
  readonly current_savings?: number;
  /** Annual return (percent per year); above -100, up to 1000; default 6 */
  readonly expected_return?: number;
  /** Annual tax on returns outside of the account (percent); 0 to 100; default 0 */
  readonly tax_rate?: number;
  /** ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places */
  readonly currency?: string;
}

/** Law that the results rest on */
export interface RothIraResultsLaw {
  /** ID of the figures, as at GET /law/{id} */
  readonly id: string;
  readonly name: string;
  /** Currency of the amounts of the law */
  readonly currency: string;
  /** First day on which these figures apply */
  readonly valid_from: string;
  /** Last day on which these figures apply */
  readonly valid_to: string;
  /** Day on which the figures were last held against their sources */
  readonly checked: string;
  readonly sources: readonly string[];
  /** Figures that stand in one source alone */
  readonly single?: readonly string[];
  /** True when the operator of the service has replaced some figures */
  readonly own?: boolean;
}

export interface RothIraResultsWarnings {
  /** JSON pointer to the input, or to a result that is unusual */
  readonly pointer: string;
  readonly code: 'looks-like-a-fraction' | 'looks-like-a-percentage' | 'restricted-by-law' | 'needs-an-estimate' | 'law-has-ended' | 'unusual-age' | 'unusual-result' | 'less-than-a-year';
  readonly detail: string;
}

/** Results of the Roth IRA Calculator */
export interface RothIraResults {
  /** Limit without regard to the income (currency) */
  readonly annual_contribution_limit: number;
  /** Limit with this income (currency) */
  readonly allowed_annual_contribution: number;
  /** Balance at retirement (currency) */
  readonly projected_corpus: number;
  /** Balance of a taxable account with the same contributions (currency) */
  readonly taxable_projected_corpus: number;
  /** Difference from the taxable account (currency) */
  readonly tax_saved: number;
  /** Law that the results rest on */
  readonly law: RothIraResultsLaw;
  /** Currency of the request, in upper case; absent when none was given */
  readonly currency?: string;
  /** Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none */
  readonly warnings?: readonly RothIraResultsWarnings[];
}

/** Inputs of the Roth Conversion Calculator. Gain of converting a traditional IRA to a Roth IRA: tax now against tax at withdrawal. */
export interface RothConversionInputs {
  /** Tax year, such as 2026 */
  readonly tax_year: string;
  /** Filing status; single: unmarried, or taxed alone; married_joint: married, one return; married_separate: married, two returns; head_of_household: unmarried with a household of a child; surviving_spouse: in the two years after the death of the spouse; default "single" */
  readonly filing_status?: 'single' | 'married_joint' | 'married_separate' | 'head_of_household' | 'surviving_spouse';
  /** Balance of all traditional IRAs (currency); 0.01 to 1000000000000 */
  readonly account_balance: number;
  /** Contributions in it for which there was no deduction (currency); 0 to 1000000000000; default 0 */
  readonly nondeductible_basis?: number;
  /** Amount converted each year; give this or target_marginal_tax_rate (currency); 0 to 1000000000000 */
  readonly annual_conversion?: number;
  /** Highest rate of the brackets that conversions fill; give this or annual_conversion (percent); 0 to 100 */
  readonly target_marginal_tax_rate?: number;
  /** Taxable income of a year without conversions (currency); 0 to 1000000000000 */
  readonly taxable_income: number;
  /** Age today (age); 0 to 130 */
  readonly current_age: number;
  /** Number of years with a conversion (years); 1 to 40; default 5 */
  readonly years?: number;
  /** Annual return (percent per year); above -100, up to 1000; default 6 */
  readonly expected_return?: number;
  /** Tax rate on withdrawals from the traditional IRA (percent); 0 to 100 */
  readonly retirement_tax_rate: number;
  /** Annual tax on returns outside of the accounts (percent); 0 to 100; default 0 */
  readonly tax_rate?: number;
  /** ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places */
  readonly currency?: string;
}

/** Law that the results rest on */
export interface RothConversionResultsLaw {
  /** ID of the figures, as at GET /law/{id} */
  readonly id: string;
  readonly name: string;
  /** Currency of the amounts of the law */
  readonly currency: string;
  /** First day on which these figures apply */
  readonly valid_from: string;
  /** Last day on which these figures apply */
  readonly valid_to: string;
  /** Day on which the figures were last held against their sources */
  readonly checked: string;
  readonly sources: readonly string[];
  /** Figures that stand in one source alone */
  readonly single?: readonly string[];
  /** True when the operator of the service has replaced some figures */
  readonly own?: boolean;
}

/** Reason for each result without a value, by name; absent when every result has one */
export interface RothConversionResultsOmitted {
  readonly break_even_age?: string;
}

export interface RothConversionResultsWarnings {
  /** JSON pointer to the input, or to a result that is unusual */
  readonly pointer: string;
  readonly code: 'looks-like-a-fraction' | 'looks-like-a-percentage' | 'restricted-by-law' | 'needs-an-estimate' | 'law-has-ended' | 'unusual-age' | 'unusual-result' | 'less-than-a-year';
  readonly detail: string;
}

/** Results of the Roth Conversion Calculator */
export interface RothConversionResults {
  /** All conversions (currency) */
  readonly total_converted: number;
  /** Tax on all conversions (currency) */
  readonly total_tax: number;
  /** Tax as a percentage of the conversions; 0 without any (percent) */
  readonly effective_tax_rate: number;
  /** Value of both accounts after tax, when the last year of a conversion is over (currency) */
  readonly projected_corpus: number;
  /** Value without conversions after tax, with the savings that paid the tax (currency) */
  readonly unconverted_corpus: number;
  /** Difference between the two; negative where converting does not pay (currency) */
  readonly roth_advantage: number;
  /** Age from which withdrawals make conversions pay (years) */
  readonly break_even_age?: number;
  /** Law that the results rest on */
  readonly law: RothConversionResultsLaw;
  /** Currency of the request, in upper case; absent when none was given */
  readonly currency?: string;
  /** Reason for each result without a value, by name; absent when every result has one */
  readonly omitted?: RothConversionResultsOmitted;
  /** Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none */
  readonly warnings?: readonly RothConversionResultsWarnings[];
}

/** Inputs of the Traditional IRA Calculator. How much of a contribution to a traditional IRA is deductible, and what it grows to. */
export interface TraditionalIraInputs {
  /** Tax year, such as 2026 */
  readonly tax_year: string;
  /** Filing status; single: unmarried, or taxed alone; married_joint: married, one return; married_separate: married, two returns; head_of_household: unmarried with a household of a child; surviving_spouse: in the two years after the death of the spouse; default "single" */
  readonly filing_status?: 'single' | 'married_joint' | 'married_separate' | 'head_of_household' | 'surviving_spouse';
  /** Modified adjusted gross income of the year (currency); 0 to 1000000000000 */
  readonly modified_agi: number;
  /** Age at the end of the year (age); 0 to 130 */
  readonly current_age: number;
  /** Age at retirement (age); 0 to 130; default 67 */
  readonly retirement_age?: number;
  /** Annual contribution; the limit if left out (currency); 0 to 1000000000000 */
  readonly annual_contribution?: number;
  /** Retirement plan at work that covers you; true: covered; false: not covered; default false */
  readonly covered_at_work?: boolean;
  /** Retirement plan at work that covers your spouse; true: covered; false: not covered; default false */
  readonly spouse_covered_at_work?: boolean;
  /** Balance of the account today, from deducted contributions (currency); 0 to 1000000000000; default 0 */
  readonly current_savings?: number;
  /** Annual return (percent per year); above -100, up to 1000; default 6 */
  readonly expected_return?: number;
  /** Tax rate on income today (percent); 0 to 100; default 0 */
  readonly tax_rate?: number;
  /** Tax rate on withdrawals in retirement (percent); 0 to 100; default 0 */
  readonly retirement_tax_rate?: number;
  /** ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places */
  readonly currency?: string;
}

/** Law that the results rest on */
export interface TraditionalIraResultsLaw {
  /** ID of the figures, as at GET /law/{id} */
  readonly id: string;
  readonly name: string;
  /** Currency of the amounts of the law */
  readonly currency: string;
  /** First day on which these figures apply */
  readonly valid_from: string;
  /** Last day on which these figures apply */
  readonly valid_to: string;
  /** Day on which the figures were last held against their sources */
  readonly checked: string;
  readonly sources: readonly string[];
  /** Figures that stand in one source alone */
  readonly single?: readonly string[];
  /** True when the operator of the service has replaced some figures */
  readonly own?: boolean;
}

export interface TraditionalIraResultsWarnings {
  /** JSON pointer to the input, or to a result that is unusual */
  readonly pointer: string;
  readonly code: 'looks-like-a-fraction' | 'looks-like-a-percentage' | 'restricted-by-law' | 'needs-an-estimate' | 'law-has-ended' | 'unusual-age' | 'unusual-result' | 'less-than-a-year';
  readonly detail: string;
}

/** Results of the Traditional IRA Calculator */
export interface TraditionalIraResults {
  /** Contribution limit of the year (currency) */
  readonly annual_contribution_limit: number;
  /** Deductible part of the contribution (currency) */
  readonly deductible_annual_contribution: number;
  /** Balance at retirement (currency) */
  readonly projected_corpus: number;
  /** Balance at retirement less the tax on it (currency) */
  readonly projected_corpus_after_tax: number;
  /** Income tax that the deduction of one year saves (currency) */
  readonly tax_saved: number;
  /** Law that the results rest on */
  readonly law: TraditionalIraResultsLaw;
  /** Currency of the request, in upper case; absent when none was given */
  readonly currency?: string;
  /** Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none */
  readonly warnings?: readonly TraditionalIraResultsWarnings[];
}

/** Inputs of the Health Savings Account (HSA) Calculator. Tax that contributions to a health savings account save, and what the account grows to. */
export interface HsaInputs {
  /** Tax year, such as 2026 */
  readonly tax_year: string;
  /** Coverage of the health plan; self: one person; family: a family; default "self" */
  readonly coverage_type?: 'self' | 'family';
  /** Age at the end of the year (age); 0 to 130 */
  readonly current_age: number;
  /** Age at retirement (age); 0 to 130; default 65 */
  readonly retirement_age?: number;
  /** Annual contribution, with that of the employer; the limit if left out (currency); 0 to 1000000000000 */
  readonly annual_contribution?: number;
  /** Annual medical expenses paid from the account (currency); 0 to 1000000000000; default 0 */
  readonly annual_medical_expenses?: number;
  /** Income tax rate on the next dollar, federal and state (percent); 0 to 100; default 0 */
  readonly marginal_tax_rate?: number;
  /** Contribution by a deduction from pay; true: from pay, free of social security and Medicare tax; false: paid by yourself; default true */
  readonly payroll_deducted?: boolean;
  /** Annual return (percent per year); above -100, up to 1000; default 5 */
  readonly expected_return?: number;
  /** ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places */
  readonly currency?: string;
}

/** Law that the results rest on */
export interface HsaResultsLaw {
  /** ID of the figures, as at GET /law/{id} */
  readonly id: string;
  readonly name: string;
  /** Currency of the amounts of the law */
  readonly currency: string;
  /** First day on which these figures apply */
  readonly valid_from: string;
  /** Last day on which these figures apply */
  readonly valid_to: string;
  /** Day on which the figures were last held against their sources */
  readonly checked: string;
  readonly sources: readonly string[];
  /** Figures that stand in one source alone */
  readonly single?: readonly string[];
  /** True when the operator of the service has replaced some figures */
  readonly own?: boolean;
}

export interface HsaResultsWarnings {
  /** JSON pointer to the input, or to a result that is unusual */
  readonly pointer: string;
  readonly code: 'looks-like-a-fraction' | 'looks-like-a-percentage' | 'restricted-by-law' | 'needs-an-estimate' | 'law-has-ended' | 'unusual-age' | 'unusual-result' | 'less-than-a-year';
  readonly detail: string;
}

/** Results of the Health Savings Account (HSA) Calculator */
export interface HsaResults {
  /** Contribution limit of the year (currency) */
  readonly annual_contribution_limit: number;
  /** Tax that the contribution of one year saves (currency) */
  readonly tax_saved: number;
  /** Balance at retirement (currency) */
  readonly projected_corpus: number;
  /** Law that the results rest on */
  readonly law: HsaResultsLaw;
  /** Currency of the request, in upper case; absent when none was given */
  readonly currency?: string;
  /** Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none */
  readonly warnings?: readonly HsaResultsWarnings[];
}

/** Inputs of the House Rent Allowance (HRA) Calculator. Tax-free part of a house rent allowance in India, under the old tax regime. */
export interface HraInputs {
  /** Tax year, such as 2025-26 */
  readonly tax_year: string;
  /** Monthly basic pay (currency); 0.01 to 1000000000000 */
  readonly monthly_basic_pay: number;
  /** Monthly dearness allowance that counts for pensions (currency); 0 to 1000000000000; default 0 */
  readonly monthly_dearness_allowance?: number;
  /** Monthly house rent allowance (currency); 0.01 to 1000000000000 */
  readonly monthly_hra: number;
  /** Monthly rent (currency); 0 to 1000000000000 */
  readonly monthly_rent: number;
  /** Home in a metropolitan city as the rules name them: Delhi, Mumbai, Kolkata and Chennai; true: in such a city; false: elsewhere; default false */
  readonly metro_city?: boolean;
  /** Number of months (months); 1 to 12; default 12 */
  readonly months?: number;
  /** ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places */
  readonly currency?: string;
}

/** Law that the results rest on */
export interface HraResultsLaw {
  /** ID of the figures, as at GET /law/{id} */
  readonly id: string;
  readonly name: string;
  /** Currency of the amounts of the law */
  readonly currency: string;
  /** First day on which these figures apply */
  readonly valid_from: string;
  /** Last day on which these figures apply */
  readonly valid_to: string;
  /** Day on which the figures were last held against their sources */
  readonly checked: string;
  readonly sources: readonly string[];
  /** Figures that stand in one source alone */
  readonly single?: readonly string[];
  /** True when the operator of the service has replaced some figures */
  readonly own?: boolean;
}

export interface HraResultsWarnings {
  /** JSON pointer to the input, or to a result that is unusual */
  readonly pointer: string;
  readonly code: 'looks-like-a-fraction' | 'looks-like-a-percentage' | 'restricted-by-law' | 'needs-an-estimate' | 'law-has-ended' | 'unusual-age' | 'unusual-result' | 'less-than-a-year';
  readonly detail: string;
}

/** Results of the House Rent Allowance (HRA) Calculator */
export interface HraResults {
  /** Tax-free part of the allowance for these months (currency) */
  readonly exempt_amount: number;
  /** Taxable part of the allowance for these months (currency) */
  readonly taxable_amount: number;
  /** Law that the results rest on */
  readonly law: HraResultsLaw;
  /** Currency of the request, in upper case; absent when none was given */
  readonly currency?: string;
  /** Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none */
  readonly warnings?: readonly HraResultsWarnings[];
}

/** Inputs of the Gratuity Calculator. Gratuity of an employee in India, and its tax-free part. */
export interface GratuityInputs {
  /** Last monthly basic pay with dearness allowance (currency); 0.01 to 1000000000000 */
  readonly monthly_basic_pay: number;
  /** Completed years of service (years); 0 to 70 */
  readonly service_years: number;
  /** Months of service beyond these years (months); 0 to 11; default 0 */
  readonly service_months?: number;
  /** Coverage of the employer by the Payment of Gratuity Act; true: covered; false: not covered; default true */
  readonly covered_by_act?: boolean;
  /** ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places */
  readonly currency?: string;
}

/** Law that the results rest on */
export interface GratuityResultsLaw {
  /** ID of the figures, as at GET /law/{id} */
  readonly id: string;
  readonly name: string;
  /** Currency of the amounts of the law */
  readonly currency: string;
  /** First day on which these figures apply */
  readonly valid_from: string;
  /** Last day on which these figures apply */
  readonly valid_to: string;
  /** Day on which the figures were last held against their sources */
  readonly checked: string;
  readonly sources: readonly string[];
  /** Figures that stand in one source alone */
  readonly single?: readonly string[];
  /** True when the operator of the service has replaced some figures */
  readonly own?: boolean;
}

export interface GratuityResultsWarnings {
  /** JSON pointer to the input, or to a result that is unusual */
  readonly pointer: string;
  readonly code: 'looks-like-a-fraction' | 'looks-like-a-percentage' | 'restricted-by-law' | 'needs-an-estimate' | 'law-has-ended' | 'unusual-age' | 'unusual-result' | 'less-than-a-year';
  readonly detail: string;
}

/** Results of the Gratuity Calculator */
export interface GratuityResults {
  /** Gratuity (currency) */
  readonly gratuity: number;
  /** Tax-free part of the gratuity (currency) */
  readonly exempt_amount: number;
  /** Taxable part of the gratuity (currency) */
  readonly taxable_amount: number;
  /** Law that the results rest on */
  readonly law: GratuityResultsLaw;
  /** Currency of the request, in upper case; absent when none was given */
  readonly currency?: string;
  /** Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none */
  readonly warnings?: readonly GratuityResultsWarnings[];
}

/** Inputs of the Sukanya Samriddhi Yojana (SSY) Calculator. Maturity value of a Sukanya Samriddhi account for a daughter, from yearly deposits. */
export interface SsyInputs {
  /** Deposit of each year, from 250 to 150,000 (currency); 250 to 150000 */
  readonly annual_deposit: number;
  /** Annual interest rate (percent per year); 0 to 100; default 8.2 */
  readonly annual_rate?: number;
  /** Age of the daughter when the account is opened (age); 0 to 10 */
  readonly current_age?: number;
  /** ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places */
  readonly currency?: string;
}

/** Law that the results rest on */
export interface SsyResultsLaw {
  /** ID of the figures, as at GET /law/{id} */
  readonly id: string;
  readonly name: string;
  /** Currency of the amounts of the law */
  readonly currency: string;
  /** First day on which these figures apply */
  readonly valid_from: string;
  /** Last day on which these figures apply */
  readonly valid_to: string;
  /** Day on which the figures were last held against their sources */
  readonly checked: string;
  readonly sources: readonly string[];
  /** Figures that stand in one source alone */
  readonly single?: readonly string[];
  /** True when the operator of the service has replaced some figures */
  readonly own?: boolean;
}

export interface SsyResultsWarnings {
  /** JSON pointer to the input, or to a result that is unusual */
  readonly pointer: string;
  readonly code: 'looks-like-a-fraction' | 'looks-like-a-percentage' | 'restricted-by-law' | 'needs-an-estimate' | 'law-has-ended' | 'unusual-age' | 'unusual-result' | 'less-than-a-year';
  readonly detail: string;
}

/** Results of the Sukanya Samriddhi Yojana (SSY) Calculator */
export interface SsyResults {
  /** Value at maturity (currency) */
  readonly maturity_value: number;
  /** All deposits (currency) */
  readonly total_deposits: number;
  /** All interest (currency) */
  readonly interest_earned: number;
  /** Time from the opening to maturity (years) */
  readonly years_to_maturity: number;
  /** Law that the results rest on */
  readonly law?: SsyResultsLaw;
  /** Currency of the request, in upper case; absent when none was given */
  readonly currency?: string;
  /** Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none */
  readonly warnings?: readonly SsyResultsWarnings[];
}

/** Inputs of the Senior Citizens Savings Scheme (SCSS) Calculator. Quarterly interest of a deposit in the Senior Citizens Savings Scheme of India. */
export interface ScssInputs {
  /** Deposit, up to 3,000,000 (currency); 1000 to 3000000 */
  readonly principal: number;
  /** Annual interest rate (percent per year); 0 to 100; default 8.2 */
  readonly annual_rate?: number;
  /** ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places */
  readonly currency?: string;
}

/** Law that the results rest on */
export interface ScssResultsLaw {
  /** ID of the figures, as at GET /law/{id} */
  readonly id: string;
  readonly name: string;
  /** Currency of the amounts of the law */
  readonly currency: string;
  /** First day on which these figures apply */
  readonly valid_from: string;
  /** Last day on which these figures apply */
  readonly valid_to: string;
  /** Day on which the figures were last held against their sources */
  readonly checked: string;
  readonly sources: readonly string[];
  /** Figures that stand in one source alone */
  readonly single?: readonly string[];
  /** True when the operator of the service has replaced some figures */
  readonly own?: boolean;
}

export interface ScssResultsWarnings {
  /** JSON pointer to the input, or to a result that is unusual */
  readonly pointer: string;
  readonly code: 'looks-like-a-fraction' | 'looks-like-a-percentage' | 'restricted-by-law' | 'needs-an-estimate' | 'law-has-ended' | 'unusual-age' | 'unusual-result' | 'less-than-a-year';
  readonly detail: string;
}

/** Results of the Senior Citizens Savings Scheme (SCSS) Calculator */
export interface ScssResults {
  /** Interest of each quarter (currency) */
  readonly quarterly_interest: number;
  /** All interest of five years (currency) */
  readonly interest_earned: number;
  /** Deposit paid back after five years (currency) */
  readonly maturity_value: number;
  /** Law that the results rest on */
  readonly law?: ScssResultsLaw;
  /** Currency of the request, in upper case; absent when none was given */
  readonly currency?: string;
  /** Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none */
  readonly warnings?: readonly ScssResultsWarnings[];
}

/** Inputs of the Post Office Monthly Income Scheme (MIS) Calculator. Monthly interest of a deposit in the Monthly Income Scheme of the post office of India. */
export interface MisInputs {
  /** Deposit, up to 1,500,000 of joint holders (currency); 1000 to 1500000 */
  readonly principal: number;
  /** Annual interest rate (percent per year); 0 to 100; default 7.4 */
  readonly annual_rate?: number;
  /** ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places */
  readonly currency?: string;
}

/** Law that the results rest on */
export interface MisResultsLaw {
  /** ID of the figures, as at GET /law/{id} */
  readonly id: string;
  readonly name: string;
  /** Currency of the amounts of the law */
  readonly currency: string;
  /** First day on which these figures apply */
  readonly valid_from: string;
  /** Last day on which these figures apply */
  readonly valid_to: string;
  /** Day on which the figures were last held against their sources */
  readonly checked: string;
  readonly sources: readonly string[];
  /** Figures that stand in one source alone */
  readonly single?: readonly string[];
  /** True when the operator of the service has replaced some figures */
  readonly own?: boolean;
}

export interface MisResultsWarnings {
  /** JSON pointer to the input, or to a result that is unusual */
  readonly pointer: string;
  readonly code: 'looks-like-a-fraction' | 'looks-like-a-percentage' | 'restricted-by-law' | 'needs-an-estimate' | 'law-has-ended' | 'unusual-age' | 'unusual-result' | 'less-than-a-year';
  readonly detail: string;
}

/** Results of the Post Office Monthly Income Scheme (MIS) Calculator */
export interface MisResults {
  /** Interest of each month (currency) */
  readonly monthly_interest: number;
  /** All interest of five years (currency) */
  readonly interest_earned: number;
  /** Deposit paid back after five years (currency) */
  readonly maturity_value: number;
  /** Law that the results rest on */
  readonly law?: MisResultsLaw;
  /** Currency of the request, in upper case; absent when none was given */
  readonly currency?: string;
  /** Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none */
  readonly warnings?: readonly MisResultsWarnings[];
}

/** Inputs of the National Savings Certificate (NSC) Calculator. Maturity value of a National Savings Certificate of India after five years. */
export interface NscInputs {
  /** Amount of the certificate (currency); 0.01 to 1000000000000 */
  readonly principal: number;
  /** Annual interest rate (percent per year); 0 to 100; default 7.7 */
  readonly annual_rate?: number;
  /** ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places */
  readonly currency?: string;
}

/** Law that the results rest on */
export interface NscResultsLaw {
  /** ID of the figures, as at GET /law/{id} */
  readonly id: string;
  readonly name: string;
  /** Currency of the amounts of the law */
  readonly currency: string;
  /** First day on which these figures apply */
  readonly valid_from: string;
  /** Last day on which these figures apply */
  readonly valid_to: string;
  /** Day on which the figures were last held against their sources */
  readonly checked: string;
  readonly sources: readonly string[];
  /** Figures that stand in one source alone */
  readonly single?: readonly string[];
  /** True when the operator of the service has replaced some figures */
  readonly own?: boolean;
}

export interface NscResultsWarnings {
  /** JSON pointer to the input, or to a result that is unusual */
  readonly pointer: string;
  readonly code: 'looks-like-a-fraction' | 'looks-like-a-percentage' | 'restricted-by-law' | 'needs-an-estimate' | 'law-has-ended' | 'unusual-age' | 'unusual-result' | 'less-than-a-year';
  readonly detail: string;
}

/** Results of the National Savings Certificate (NSC) Calculator */
export interface NscResults {
  /** Value after five years (currency) */
  readonly maturity_value: number;
  /** All interest (currency) */
  readonly interest_earned: number;
  /** Law that the results rest on */
  readonly law?: NscResultsLaw;
  /** Currency of the request, in upper case; absent when none was given */
  readonly currency?: string;
  /** Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none */
  readonly warnings?: readonly NscResultsWarnings[];
}

/** Inputs of the Kisan Vikas Patra (KVP) Calculator. Time in which a Kisan Vikas Patra of India doubles, and what it pays. */
export interface KvpInputs {
  /** Amount of the certificate (currency); 0.01 to 1000000000000 */
  readonly principal: number;
  /** Annual interest rate (percent per year); 0.1 to 100; default 7.5 */
  readonly annual_rate?: number;
  /** ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places */
  readonly currency?: string;
}

/** Law that the results rest on */
export interface KvpResultsLaw {
  /** ID of the figures, as at GET /law/{id} */
  readonly id: string;
  readonly name: string;
  /** Currency of the amounts of the law */
  readonly currency: string;
  /** First day on which these figures apply */
  readonly valid_from: string;
  /** Last day on which these figures apply */
  readonly valid_to: string;
  /** Day on which the figures were last held against their sources */
  readonly checked: string;
  readonly sources: readonly string[];
  /** Figures that stand in one source alone */
  readonly single?: readonly string[];
  /** True when the operator of the service has replaced some figures */
  readonly own?: boolean;
}

export interface KvpResultsWarnings {
  /** JSON pointer to the input, or to a result that is unusual */
  readonly pointer: string;
  readonly code: 'looks-like-a-fraction' | 'looks-like-a-percentage' | 'restricted-by-law' | 'needs-an-estimate' | 'law-has-ended' | 'unusual-age' | 'unusual-result' | 'less-than-a-year';
  readonly detail: string;
}

/** Results of the Kisan Vikas Patra (KVP) Calculator */
export interface KvpResults {
  /** Value at maturity (currency) */
  readonly maturity_value: number;
  /** All interest (currency) */
  readonly interest_earned: number;
  /** Months to maturity (months) */
  readonly months_to_maturity: number;
  /** Law that the results rest on */
  readonly law: KvpResultsLaw;
  /** Currency of the request, in upper case; absent when none was given */
  readonly currency?: string;
  /** Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none */
  readonly warnings?: readonly KvpResultsWarnings[];
}

/** Inputs of the National Pension System (NPS) Calculator. Savings, lump sum and monthly pension of the National Pension System of India. */
export interface NpsInputs {
  /** Monthly contribution (currency); 0.01 to 1000000000000 */
  readonly monthly_contribution: number;
  /** Age today (age); 0 to 130 */
  readonly current_age: number;
  /** Age at retirement (age); 0 to 85; default 60 */
  readonly retirement_age?: number;
  /** Annual return (percent per year); above -100, up to 1000 */
  readonly expected_return: number;
  /** Part of the savings that buys an annuity (percent); 0 to 100; default 20 */
  readonly annuity_pct?: number;
  /** Annual pension in percent of the price of the annuity (percent per year); 0 to 100 */
  readonly annuity_rate: number;
  /** Contribution timing: start or end of each month; begin: contributions at the beginning of each month; end: contributions at the end of each month; default "end" */
  readonly contribution_timing?: 'begin' | 'end';
  /** Convention of the annual return: nominal or effective; nominal: the annual rate is nominal: one-twelfth of it is earned each month; effective: the annual rate is effective: twelve months compound to it; default "nominal" */
  readonly rate_convention?: 'nominal' | 'effective';
  /** ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places */
  readonly currency?: string;
}

/** Law that the results rest on */
export interface NpsResultsLaw {
  /** ID of the figures, as at GET /law/{id} */
  readonly id: string;
  readonly name: string;
  /** Currency of the amounts of the law */
  readonly currency: string;
  /** First day on which these figures apply */
  readonly valid_from: string;
  /** Last day on which these figures apply */
  readonly valid_to: string;
  /** Day on which the figures were last held against their sources */
  readonly checked: string;
  readonly sources: readonly string[];
  /** Figures that stand in one source alone */
  readonly single?: readonly string[];
  /** True when the operator of the service has replaced some figures */
  readonly own?: boolean;
}

export interface NpsResultsWarnings {
  /** JSON pointer to the input, or to a result that is unusual */
  readonly pointer: string;
  readonly code: 'looks-like-a-fraction' | 'looks-like-a-percentage' | 'restricted-by-law' | 'needs-an-estimate' | 'law-has-ended' | 'unusual-age' | 'unusual-result' | 'less-than-a-year';
  readonly detail: string;
}

/** Results of the National Pension System (NPS) Calculator */
export interface NpsResults {
  /** Savings at retirement (currency) */
  readonly projected_corpus: number;
  /** All contributions (currency) */
  readonly total_contributions: number;
  /** Savings less all contributions (currency) */
  readonly wealth_gained: number;
  /** Part paid as a lump sum (currency) */
  readonly lump_sum_amount: number;
  /** Part that buys an annuity (currency) */
  readonly annuity_amount: number;
  /** Pension of each month from the annuity (currency) */
  readonly monthly_pension: number;
  /** Law that the results rest on */
  readonly law: NpsResultsLaw;
  /** Currency of the request, in upper case; absent when none was given */
  readonly currency?: string;
  /** Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none */
  readonly warnings?: readonly NpsResultsWarnings[];
}

/** Inputs of the Employees' Provident Fund (EPF) Calculator. Savings in the provident fund of India at retirement, with the pension of the scheme beside it. */
export interface EpfInputs {
  /** Monthly basic pay with dearness allowance (currency); 0.01 to 1000000000000 */
  readonly monthly_basic_pay: number;
  /** Contribution of the employee, in percent of the pay (percent); 0 to 100; default 12 */
  readonly employee_contribution_pct?: number;
  /** Annual growth of the pay (percent per year); above -100, up to 1000; default 0 */
  readonly salary_growth_rate?: number;
  /** Balance of the fund today (currency); 0 to 1000000000000; default 0 */
  readonly current_savings?: number;
  /** Age today (age); 0 to 130 */
  readonly current_age: number;
  /** Age at retirement (age); 0 to 80; default 58 */
  readonly retirement_age?: number;
  /** Annual interest rate of the fund (percent per year); 0 to 100; default 8.25 */
  readonly annual_rate?: number;
  /** ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places */
  readonly currency?: string;
}

/** Law that the results rest on */
export interface EpfResultsLaw {
  /** ID of the figures, as at GET /law/{id} */
  readonly id: string;
  readonly name: string;
  /** Currency of the amounts of the law */
  readonly currency: string;
  /** First day on which these figures apply */
  readonly valid_from: string;
  /** Last day on which these figures apply */
  readonly valid_to: string;
  /** Day on which the figures were last held against their sources */
  readonly checked: string;
  readonly sources: readonly string[];
  /** Figures that stand in one source alone */
  readonly single?: readonly string[];
  /** True when the operator of the service has replaced some figures */
  readonly own?: boolean;
}

export interface EpfResultsWarnings {
  /** JSON pointer to the input, or to a result that is unusual */
  readonly pointer: string;
  readonly code: 'looks-like-a-fraction' | 'looks-like-a-percentage' | 'restricted-by-law' | 'needs-an-estimate' | 'law-has-ended' | 'unusual-age' | 'unusual-result' | 'less-than-a-year';
  readonly detail: string;
}

/** Results of the Employees' Provident Fund (EPF) Calculator */
export interface EpfResults {
  /** Balance of the fund at retirement (currency) */
  readonly projected_corpus: number;
  /** All contributions of the employee (currency) */
  readonly total_contributions: number;
  /** All contributions of the employer to the fund, excluding the pension scheme (currency) */
  readonly total_employer_contributions: number;
  /** All interest (currency) */
  readonly interest_earned: number;
  /** Monthly pension of the scheme; 0 for less than ten years of service (currency) */
  readonly monthly_pension: number;
  /** Law that the results rest on */
  readonly law: EpfResultsLaw;
  /** Currency of the request, in upper case; absent when none was given */
  readonly currency?: string;
  /** Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none */
  readonly warnings?: readonly EpfResultsWarnings[];
}

/** Inputs of the Like-Kind Exchange Calculator. Gain that an exchange of real estate in the United States defers, and the tax on boot. */
export interface LikeKindExchangeInputs {
  /** Adjusted basis of the property given up: cost and improvements less depreciation (currency); 0 to 1000000000000 */
  readonly adjusted_basis: number;
  /** Depreciation taken on the property given up (currency); 0 to 1000000000000; default 0 */
  readonly accumulated_depreciation?: number;
  /** Price of the property given up (currency); 0.01 to 1000000000000 */
  readonly sale_price: number;
  /** Mortgage on the property given up (currency); 0 to 1000000000000; default 0 */
  readonly mortgage_balance?: number;
  /** Costs of the exchange (currency); 0 to 1000000000000; default 0 */
  readonly selling_costs?: number;
  /** Price of the replacement property (currency); 0 to 1000000000000 */
  readonly replacement_property_price: number;
  /** Mortgage on the replacement property (currency); 0 to 1000000000000; default 0 */
  readonly new_mortgage_balance?: number;
  /** Tax rate on the gain (percent); 0 to 100 */
  readonly tax_rate: number;
  /** Tax rate on gain from depreciation (percent); 0 to 100; default 25 */
  readonly recapture_tax_rate?: number;
  /** ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places */
  readonly currency?: string;
}

export interface LikeKindExchangeResultsWarnings {
  /** JSON pointer to the input, or to a result that is unusual */
  readonly pointer: string;
  readonly code: 'looks-like-a-fraction' | 'looks-like-a-percentage' | 'restricted-by-law' | 'needs-an-estimate' | 'law-has-ended' | 'unusual-age' | 'unusual-result' | 'less-than-a-year';
  readonly detail: string;
}

/** Results of the Like-Kind Exchange Calculator */
export interface LikeKindExchangeResults {
  /** Price less costs and adjusted basis; negative for a loss (currency) */
  readonly realized_gain: number;
  /** Cash received and debt not replaced (currency) */
  readonly boot: number;
  /** Gain that is taxed now (currency) */
  readonly recognized_gain: number;
  /** Gain that is deferred; negative for a deferred loss (currency) */
  readonly deferred_gain: number;
  /** Basis of the replacement property (currency) */
  readonly new_basis: number;
  /** Tax on the recognized gain (currency) */
  readonly tax: number;
  /** Currency of the request, in upper case; absent when none was given */
  readonly currency?: string;
  /** Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none */
  readonly warnings?: readonly LikeKindExchangeResultsWarnings[];
}

export interface UkStudentLoanInputsLoans {
  /** Plan of the loan; plan_1: plan 1; plan_2: plan 2; plan_4: plan 4, Scotland; plan_5: plan 5; postgraduate: postgraduate loan */
  readonly loan_plan: 'plan_1' | 'plan_2' | 'plan_4' | 'plan_5' | 'postgraduate';
  /** Balance today (currency); 0 to 1000000000000; default 0 */
  readonly balance?: number;
}

/** Inputs of the UK Student Loan Calculator. Repayments of student loans of the United Kingdom from a salary, and what is left when they are written off. */
export interface UkStudentLoanInputs {
  /** Tax year, such as 2026-27 */
  readonly tax_year: string;
  /** Loans */
  readonly loans: readonly UkStudentLoanInputsLoans[];
  /** Annual salary before tax (currency); 0.01 to 1000000000000 */
  readonly annual_salary: number;
  /** Annual growth of the salary (percent per year); above -100, up to 1000; default 0 */
  readonly salary_growth_rate?: number;
  /** Annual interest rate of the loans (percent per year); 0 to 100; default 0 */
  readonly annual_rate?: number;
  /** ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places */
  readonly currency?: string;
}

/** Law that the results rest on */
export interface UkStudentLoanResultsLaw {
  /** ID of the figures, as at GET /law/{id} */
  readonly id: string;
  readonly name: string;
  /** Currency of the amounts of the law */
  readonly currency: string;
  /** First day on which these figures apply */
  readonly valid_from: string;
  /** Last day on which these figures apply */
  readonly valid_to: string;
  /** Day on which the figures were last held against their sources */
  readonly checked: string;
  readonly sources: readonly string[];
  /** Figures that stand in one source alone */
  readonly single?: readonly string[];
  /** True when the operator of the service has replaced some figures */
  readonly own?: boolean;
}

/** Reason for each result without a value, by name; absent when every result has one */
export interface UkStudentLoanResultsOmitted {
  readonly months_to_payoff?: string;
}

export interface UkStudentLoanResultsWarnings {
  /** JSON pointer to the input, or to a result that is unusual */
  readonly pointer: string;
  readonly code: 'looks-like-a-fraction' | 'looks-like-a-percentage' | 'restricted-by-law' | 'needs-an-estimate' | 'law-has-ended' | 'unusual-age' | 'unusual-result' | 'less-than-a-year';
  readonly detail: string;
}

/** Results of the UK Student Loan Calculator */
export interface UkStudentLoanResults {
  /** Repayment of each month, as payroll deducts it (currency) */
  readonly monthly_payment: number;
  /** Repayment of a year from the annual income, as in a tax return (currency) */
  readonly annual_payment: number;
  /** Months until the loans are repaid (months) */
  readonly months_to_payoff?: number;
  /** All repayments until the loans are repaid or written off (currency) */
  readonly total_paid: number;
  /** Balance that is written off (currency) */
  readonly written_off_amount: number;
  /** Law that the results rest on */
  readonly law: UkStudentLoanResultsLaw;
  /** Currency of the request, in upper case; absent when none was given */
  readonly currency?: string;
  /** Reason for each result without a value, by name; absent when every result has one */
  readonly omitted?: UkStudentLoanResultsOmitted;
  /** Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none */
  readonly warnings?: readonly UkStudentLoanResultsWarnings[];
}

/** Inputs of the Employer Cost Calculator. Social contributions of employer and employee on pay, and what an employee costs, by the law of a country. */
export interface EmployerCostInputs {
  /** Country whose law applies, as a code of ISO 3166; US: United States; GB: United Kingdom; DE: Germany; CA: Canada; AU: Australia */
  readonly country: 'US' | 'GB' | 'DE' | 'CA' | 'AU';
  /** Tax year as the law prints it: 2026, or 2026-27 where it is not a calendar year */
  readonly tax_year: string;
  /** Part of the country, by its ISO 3166 code, where its law differs; required for Canada; ENG: England; WLS: Wales; NIR: Northern Ireland; SCT: Scotland; AB: Alberta; BC: British Columbia; MB: Manitoba; NB: New Brunswick; NL: Newfoundland and Labrador; NS: Nova Scotia; NT: Northwest Territories; NU: Nunavut; ON: Ontario; PE: Prince Edward Island; QC: Quebec; SK: Saskatchewan; YT: Yukon; BW: Baden-Württemberg; BY: Bavaria; BE: Berlin; BB: Brandenburg; HB: Bremen; HH: Hamburg; HE: Hesse; MV: Mecklenburg-Western Pomerania; NI: Lower Saxony; NW: North Rhine-Westphalia; RP: Rhineland-Palatinate; SL: Saarland; SN: Saxony; ST: Saxony-Anhalt; SH: Schleswig-Holstein; TH: Thuringia */
  readonly region?: 'ENG' | 'WLS' | 'NIR' | 'SCT' | 'AB' | 'BC' | 'MB' | 'NB' | 'NL' | 'NS' | 'NT' | 'NU' | 'ON' | 'PE' | 'QC' | 'SK' | 'YT' | 'BW' | 'BY' | 'BE' | 'BB' | 'HB' | 'HH' | 'HE' | 'MV' | 'NI' | 'NW' | 'RP' | 'SL' | 'SN' | 'ST' | 'SH' | 'TH';
  /** Pay of one period before deductions (currency); 0.01 to 1000000000000 */
  readonly pay: number;
  /** Frequency of the pay; weekly: each week; biweekly: every two weeks; semimonthly: twice a month; monthly: each month; annually: once a year; default "annually" */
  readonly pay_frequency?: 'weekly' | 'biweekly' | 'semimonthly' | 'monthly' | 'annually';
  /** No children, which raises care insurance; Germany; true: no child; false: one child or more; default true */
  readonly childless?: boolean;
  /** Number of children under 25, for care insurance; Germany (count); 0 to 20; default 0 */
  readonly child_count?: number;
  /** Additional rate of the health insurer, in percent of the pay; the average of the year if left out; Germany (percent); 0 to 100 */
  readonly health_extra_rate?: number;
  /** ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places */
  readonly currency?: string;
}

export interface EmployerCostResultsContributions {
  /** Kind of the contribution */
  readonly name: 'pension' | 'health' | 'care' | 'unemployment' | 'national_insurance';
  /** Contribution of the employee in one period (currency) */
  readonly employee_amount: number;
  /** Contribution of the employer in one period (currency) */
  readonly employer_amount: number;
}

/** Law that the results rest on */
export interface EmployerCostResultsLaw {
  /** ID of the figures, as at GET /law/{id} */
  readonly id: string;
  readonly name: string;
  /** Currency of the amounts of the law */
  readonly currency: string;
  /** First day on which these figures apply */
  readonly valid_from: string;
  /** Last day on which these figures apply */
  readonly valid_to: string;
  /** Day on which the figures were last held against their sources */
  readonly checked: string;
  readonly sources: readonly string[];
  /** Figures that stand in one source alone */
  readonly single?: readonly string[];
  /** True when the operator of the service has replaced some figures */
  readonly own?: boolean;
}

export interface EmployerCostResultsWarnings {
  /** JSON pointer to the input, or to a result that is unusual */
  readonly pointer: string;
  readonly code: 'looks-like-a-fraction' | 'looks-like-a-percentage' | 'restricted-by-law' | 'needs-an-estimate' | 'law-has-ended' | 'unusual-age' | 'unusual-result' | 'less-than-a-year';
  readonly detail: string;
}

/** Results of the Employer Cost Calculator */
export interface EmployerCostResults {
  /** Contributions of the employee in one period (currency) */
  readonly employee_contributions: number;
  /** Contributions of the employer in one period (currency) */
  readonly employer_contributions: number;
  /** Pay of one period with the contributions of the employer (currency) */
  readonly total_employer_cost: number;
  /** Contributions by kind */
  readonly contributions: readonly EmployerCostResultsContributions[];
  /** Law that the results rest on */
  readonly law: EmployerCostResultsLaw;
  /** Currency of the request, in upper case; absent when none was given */
  readonly currency?: string;
  /** Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none */
  readonly warnings?: readonly EmployerCostResultsWarnings[];
}

export interface SocialSecurityInputsEarnings {
  /** Calendar year (ordinal); 1951 to 2026 */
  readonly year: number;
  /** Earnings of the year on which social security tax is due (currency); 0 to 1000000000000 */
  readonly amount: number;
}

/** Inputs of the Social Security Calculator. Monthly retirement benefit of the United States from earnings and the age at which it is claimed. */
export interface SocialSecurityInputs {
  /** Date of birth, from 2 January 1953 to 1 January 1965: the years that the figures cover */
  readonly birth_date: string;
  /** Age at which benefits begin, months as parts of a year (years); 62 to 70; default 67 */
  readonly claim_age?: number;
  /** Earnings by year; give these or aime */
  readonly earnings?: readonly SocialSecurityInputsEarnings[];
  /** Average indexed monthly earnings; give these or earnings (currency); 0 to 1000000000000 */
  readonly aime?: number;
  /** Filing status; single: unmarried, or taxed alone; married_joint: married, one return; married_separate: married, two returns; head_of_household: unmarried with a household of a child; surviving_spouse: in the two years after the death of the spouse; default "single" */
  readonly filing_status?: 'single' | 'married_joint' | 'married_separate' | 'head_of_household' | 'surviving_spouse';
  /** Other annual income, which decides how much of the benefit is taxable (currency); 0 to 1000000000000; default 0 */
  readonly other_annual_income?: number;
  /** ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places */
  readonly currency?: string;
}

export interface SocialSecurityResultsClaimAges {
  /** Age at which benefits begin (years) */
  readonly claim_age: number;
  /** Monthly benefit (currency) */
  readonly monthly_benefit: number;
  /** Age from which all benefits are above those from 62 on (years) */
  readonly break_even_age?: number;
}

/** Results of the Social Security Calculator */
export interface SocialSecurityResults {
  /** Average indexed monthly earnings, in whole dollars (currency) */
  readonly aime: number;
  /** Benefit at full retirement age, in steps of ten cents (currency) */
  readonly pia: number;
  /** Monthly benefit at the chosen age, in whole dollars (currency) */
  readonly monthly_benefit: number;
  /** Full retirement age (years) */
  readonly full_retirement_age: number;
  /** Taxable part of the benefit (percent) */
  readonly taxable_benefit_pct: number;
  /** Benefits by the age at which they begin */
  readonly claim_ages: readonly SocialSecurityResultsClaimAges[];
  /** Currency of the request, in upper case; absent when none was given */
  readonly currency?: string;
}

/** Inputs of the Capital Gains Tax Calculator. Tax on the capital gains of a year by the law of a country, with losses set off and carried forward. */
export interface CapitalGainsTaxInputs {
  /** Country whose law applies, as a code of ISO 3166; US: United States; GB: United Kingdom; IN: India */
  readonly country: 'US' | 'GB' | 'IN';
  /** Tax year as the law prints it: 2026, or 2026-27 where it is not a calendar year */
  readonly tax_year: string;
  /** Filing status; single: unmarried, or taxed alone; married_joint: married, one return; United States and Germany; married_separate: married, two returns; United States and Germany; head_of_household: unmarried with a household of a child; United States; surviving_spouse: in the two years after the death of the spouse; United States; default "single" */
  readonly filing_status?: 'single' | 'married_joint' | 'married_separate' | 'head_of_household' | 'surviving_spouse';
  /** Taxable income of the year without capital gains (currency); 0 to 1000000000000 */
  readonly taxable_income: number;
  /** Short-term gains less losses of the year (currency); -1000000000000 to 1000000000000; default 0 */
  readonly short_term_gains?: number;
  /** Long-term gains less losses of the year (currency); -1000000000000 to 1000000000000; default 0 */
  readonly long_term_gains?: number;
  /** Losses carried forward from earlier years, set off against short-term gains first (currency); 0 to 1000000000000; default 0 */
  readonly carried_loss?: number;
  /** Date of the sales, where rates change within a year; required for the United Kingdom and India */
  readonly sale_date?: string;
  /** ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places */
  readonly currency?: string;
}

/** Law that the results rest on */
export interface CapitalGainsTaxResultsLaw {
  /** ID of the figures, as at GET /law/{id} */
  readonly id: string;
  readonly name: string;
  /** Currency of the amounts of the law */
  readonly currency: string;
  /** First day on which these figures apply */
  readonly valid_from: string;
  /** Last day on which these figures apply */
  readonly valid_to: string;
  /** Day on which the figures were last held against their sources */
  readonly checked: string;
  readonly sources: readonly string[];
  /** Figures that stand in one source alone */
  readonly single?: readonly string[];
  /** True when the operator of the service has replaced some figures */
  readonly own?: boolean;
}

export interface CapitalGainsTaxResultsWarnings {
  /** JSON pointer to the input, or to a result that is unusual */
  readonly pointer: string;
  readonly code: 'looks-like-a-fraction' | 'looks-like-a-percentage' | 'restricted-by-law' | 'needs-an-estimate' | 'law-has-ended' | 'unusual-age' | 'unusual-result' | 'less-than-a-year';
  readonly detail: string;
}

/** Results of the Capital Gains Tax Calculator */
export interface CapitalGainsTaxResults {
  /** Short-term gain after losses are set off; negative for a loss (currency) */
  readonly net_short_term_gain: number;
  /** Long-term gain after losses are set off; negative for a loss (currency) */
  readonly net_long_term_gain: number;
  /** Tax on the short-term gain; negative where a loss reduces the tax on other income (currency) */
  readonly short_term_tax: number;
  /** Tax on the long-term gain (currency) */
  readonly long_term_tax: number;
  /** Net investment income tax on the gains; absent without the country US (currency) */
  readonly net_investment_income_tax?: number;
  /** All these taxes (currency) */
  readonly tax: number;
  /** Tax as a percentage of the net gain; 0 without one (percent) */
  readonly effective_tax_rate: number;
  /** Loss that is carried forward to the next year (currency) */
  readonly new_carried_loss: number;
  /** Law that the results rest on */
  readonly law: CapitalGainsTaxResultsLaw;
  /** Currency of the request, in upper case; absent when none was given */
  readonly currency?: string;
  /** Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none */
  readonly warnings?: readonly CapitalGainsTaxResultsWarnings[];
}

export interface CryptoTaxInputsLots {
  /** Date of the trade */
  readonly date: string;
  /** Number of units (units); 1e-8 to 1000000000000 */
  readonly units: number;
  /** Price of a unit (currency); 1e-8 to 1000000000000 */
  readonly price: number;
  /** Fee of the purchase, which counts as cost (currency); 0 to 1000000000000; default 0 */
  readonly fee?: number;
}

export interface CryptoTaxInputsSales {
  /** Date of the trade */
  readonly date: string;
  /** Number of units (units); 1e-8 to 1000000000000 */
  readonly units: number;
  /** Price of a unit (currency); 1e-8 to 1000000000000 */
  readonly price: number;
  /** Fee of the sale, which reduces the proceeds; not in India (currency); 0 to 1000000000000; default 0 */
  readonly fee?: number;
}

/** Inputs of the Crypto Tax Calculator. Gains on the sales of a coin, matched with the lots that were bought, and the tax on those of a year. */
export interface CryptoTaxInputs {
  /** Country whose law applies, as a code of ISO 3166; US: United States; GB: United Kingdom; IN: India; DE: Germany */
  readonly country: 'US' | 'GB' | 'IN' | 'DE';
  /** Tax year as the law prints it: 2026, or 2026-27 where it is not a calendar year */
  readonly tax_year: string;
  /** Filing status; single: unmarried, or taxed alone; married_joint: married, one return; United States and Germany; married_separate: married, two returns; United States and Germany; head_of_household: unmarried with a household of a child; United States; surviving_spouse: in the two years after the death of the spouse; United States; default "single" */
  readonly filing_status?: 'single' | 'married_joint' | 'married_separate' | 'head_of_household' | 'surviving_spouse';
  /** Taxable income of the year without these gains (currency); 0 to 1000000000000 */
  readonly taxable_income: number;
  /** Purchases, in the order of their dates */
  readonly lots: readonly CryptoTaxInputsLots[];
  /** Sales, in the order of their dates, none after the tax year */
  readonly sales: readonly CryptoTaxInputsSales[];
  /** Lots that a sale takes first; fifo: the oldest; lifo: the newest; hifo: the dearest; average: the oldest, at the average cost of all; pools: those of the day, of the 30 days after it, then the section 104 pool; for the United Kingdom; default "fifo" */
  readonly lot_method?: 'fifo' | 'lifo' | 'hifo' | 'average' | 'pools';
  /** ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places */
  readonly currency?: string;
}

export interface CryptoTaxResultsSales {
  /** Date of the sale */
  readonly date: string;
  /** Proceeds after the fee (currency) */
  readonly sale_proceeds: number;
  /** Cost of the units that were sold (currency) */
  readonly cost_basis: number;
  /** Proceeds less cost (currency) */
  readonly gain: number;
  /** Part of the gain on what was held for at most a year (currency) */
  readonly short_term_gain: number;
  /** Part of the gain on what was held for more than a year (currency) */
  readonly long_term_gain: number;
}

export interface CryptoTaxResultsLots {
  /** Date of the purchase; absent for an average or a pool */
  readonly date?: string;
  /** Number of units left (units) */
  readonly units: number;
  /** Cost of these units (currency) */
  readonly cost_basis: number;
}

/** Law that the results rest on */
export interface CryptoTaxResultsLaw {
  /** ID of the figures, as at GET /law/{id} */
  readonly id: string;
  readonly name: string;
  /** Currency of the amounts of the law */
  readonly currency: string;
  /** First day on which these figures apply */
  readonly valid_from: string;
  /** Last day on which these figures apply */
  readonly valid_to: string;
  /** Day on which the figures were last held against their sources */
  readonly checked: string;
  readonly sources: readonly string[];
  /** Figures that stand in one source alone */
  readonly single?: readonly string[];
  /** True when the operator of the service has replaced some figures */
  readonly own?: boolean;
}

export interface CryptoTaxResultsWarnings {
  /** JSON pointer to the input, or to a result that is unusual */
  readonly pointer: string;
  readonly code: 'looks-like-a-fraction' | 'looks-like-a-percentage' | 'restricted-by-law' | 'needs-an-estimate' | 'law-has-ended' | 'unusual-age' | 'unusual-result' | 'less-than-a-year';
  readonly detail: string;
}

/** Results of the Crypto Tax Calculator */
export interface CryptoTaxResults {
  /** Gain of the tax year after fees; negative for a loss (currency) */
  readonly gain: number;
  /** Part of it on what was held for at most a year; all of it in the United Kingdom (currency) */
  readonly short_term_gain: number;
  /** Part of it on what was held for more than a year (currency) */
  readonly long_term_gain: number;
  /** Part of the gain that is taxed (currency) */
  readonly taxable_gain: number;
  /** Tax on the gain; negative where a loss reduces the tax on other income (currency) */
  readonly tax: number;
  /** Tax as a percentage of the gain; 0 without one (percent) */
  readonly effective_tax_rate: number;
  /** Sales with their cost */
  readonly sales: readonly CryptoTaxResultsSales[];
  /** Lots that are left; a single row for an average or a pool */
  readonly lots: readonly CryptoTaxResultsLots[];
  /** Law that the results rest on */
  readonly law: CryptoTaxResultsLaw;
  /** Currency of the request, in upper case; absent when none was given */
  readonly currency?: string;
  /** Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none */
  readonly warnings?: readonly CryptoTaxResultsWarnings[];
}

export interface Plan401kInputsMatchTiers {
  /** Match, in percent of the deferral in the tier (percent); 0 to 500 */
  readonly match_pct: number;
  /** Deferral up to which the tier goes, in percent of the pay (percent); 0 to 100 */
  readonly up_to_pct: number;
}

/** Inputs of the 401(k) Calculator. Savings in a 401(k) at retirement, with the match of the employer and the limits of the law. */
export interface Plan401kInputs {
  /** Tax year, such as 2026 */
  readonly tax_year: string;
  /** Age at the end of this year (age); 0 to 130 */
  readonly current_age: number;
  /** Age at retirement (age); 0 to 130; default 67 */
  readonly retirement_age?: number;
  /** Annual pay before deductions (currency); 0.01 to 1000000000000 */
  readonly annual_salary: number;
  /** Annual growth of the pay (percent per year); above -100, up to 1000; default 0 */
  readonly salary_growth_rate?: number;
  /** Share of the pay that is deferred (percent); 0 to 100 */
  readonly deferral_pct: number;
  /** Match of the employer, tier by tier; default [] */
  readonly match_tiers?: readonly Plan401kInputsMatchTiers[];
  /** Annual growth of the limits of the law (percent per year); above -100, up to 1000; default 0 */
  readonly limit_growth_rate?: number;
  /** Balance of the plan today (currency); 0 to 1000000000000; default 0 */
  readonly current_savings?: number;
  /** Annual return (percent per year); above -100, up to 1000 */
  readonly expected_return: number;
  /** ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places */
  readonly currency?: string;
}

/** Law that the results rest on */
export interface Plan401kResultsLaw {
  /** ID of the figures, as at GET /law/{id} */
  readonly id: string;
  readonly name: string;
  /** Currency of the amounts of the law */
  readonly currency: string;
  /** First day on which these figures apply */
  readonly valid_from: string;
  /** Last day on which these figures apply */
  readonly valid_to: string;
  /** Day on which the figures were last held against their sources */
  readonly checked: string;
  readonly sources: readonly string[];
  /** Figures that stand in one source alone */
  readonly single?: readonly string[];
  /** True when the operator of the service has replaced some figures */
  readonly own?: boolean;
}

export interface Plan401kResultsWarnings {
  /** JSON pointer to the input, or to a result that is unusual */
  readonly pointer: string;
  readonly code: 'looks-like-a-fraction' | 'looks-like-a-percentage' | 'restricted-by-law' | 'needs-an-estimate' | 'law-has-ended' | 'unusual-age' | 'unusual-result' | 'less-than-a-year';
  readonly detail: string;
}

/** Results of the 401(k) Calculator */
export interface Plan401kResults {
  /** Balance at retirement (currency) */
  readonly projected_corpus: number;
  /** All deferrals (currency) */
  readonly total_contributions: number;
  /** All contributions of the employer (currency) */
  readonly total_employer_contributions: number;
  /** Match of the first year that a higher deferral would have earned (currency) */
  readonly missed_annual_match: number;
  /** Balance less all contributions and the balance of today (currency) */
  readonly wealth_gained: number;
  /** Number of years in which the deferral reaches the limit (years) */
  readonly years_at_limit: number;
  /** Law that the results rest on */
  readonly law: Plan401kResultsLaw;
  /** Currency of the request, in upper case; absent when none was given */
  readonly currency?: string;
  /** Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none */
  readonly warnings?: readonly Plan401kResultsWarnings[];
}

/** Inputs of the Tax-Equivalent Yield Calculator. The yield before tax at which a taxable bond leaves as much as a tax-free one. */
export interface TaxEquivalentYieldInputs {
  /** Yield of the tax-free bond (percent per year); 0 to 1000 */
  readonly tax_free_yield: number;
  /** Marginal rate of income tax that the tax-free bond is exempt from (percent); 0 to 99 */
  readonly marginal_tax_rate: number;
  /** Rate of state and local tax that the tax-free bond is exempt from, too (percent); 0 to 99; default 0 */
  readonly state_tax_rate?: number;
  /** Yield of a taxable bond to compare with, before tax (percent per year); 0 to 1000 */
  readonly taxable_yield?: number;
}

export interface TaxEquivalentYieldResultsWarnings {
  /** JSON pointer to the input, or to a result that is unusual */
  readonly pointer: string;
  readonly code: 'looks-like-a-fraction' | 'looks-like-a-percentage' | 'restricted-by-law' | 'needs-an-estimate' | 'law-has-ended' | 'unusual-age' | 'unusual-result' | 'less-than-a-year';
  readonly detail: string;
}

/** Results of the Tax-Equivalent Yield Calculator */
export interface TaxEquivalentYieldResults {
  /** Tax-equivalent yield: taxable yield that leaves as much after tax (percent per year) */
  readonly tax_equivalent_yield: number;
  /** Yield of the taxable bond after tax; absent without taxable_yield (percent per year) */
  readonly taxable_yield_after_tax?: number;
  /** Advantage of the tax-free bond: its yield less that of the taxable bond after tax; absent without taxable_yield (percent) */
  readonly tax_free_advantage_pct?: number;
  /** Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none */
  readonly warnings?: readonly TaxEquivalentYieldResultsWarnings[];
}

/** Inputs of the Capital Gains Calculator. Gain on the sale of an asset after costs, the tax on it at a flat rate, and the return after tax. */
export interface CapitalGainsInputs {
  /** Purchase price (currency); 0.01 to 1000000000000 */
  readonly purchase_price: number;
  /** Sale price (currency); 0 to 1000000000000 */
  readonly sale_price: number;
  /** Holding period; give either years, or purchase_date and sale_date (years); 0.01 to 200 */
  readonly years?: number;
  /** Date of the purchase */
  readonly purchase_date?: string;
  /** Date of the sale */
  readonly sale_date?: string;
  /** Costs of the purchase, such as commissions and transfer taxes (currency); 0 to 1000000000000; default 0 */
  readonly buying_costs?: number;
  /** Costs of improvements that increase the cost basis (currency); 0 to 1000000000000; default 0 */
  readonly improvement_costs?: number;
  /** Costs of the sale, such as commissions (currency); 0 to 1000000000000; default 0 */
  readonly selling_costs?: number;
  /** Tax rate on the gain; a loss is not taxed (percent); 0 to 100; default 0 */
  readonly tax_rate?: number;
  /** ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places */
  readonly currency?: string;
}

/** Reason for each result without a value, by name; absent when every result has one */
export interface CapitalGainsResultsOmitted {
  readonly annualized_return_after_tax?: string;
}

export interface CapitalGainsResultsWarnings {
  /** JSON pointer to the input, or to a result that is unusual */
  readonly pointer: string;
  readonly code: 'looks-like-a-fraction' | 'looks-like-a-percentage' | 'restricted-by-law' | 'needs-an-estimate' | 'law-has-ended' | 'unusual-age' | 'unusual-result' | 'less-than-a-year';
  readonly detail: string;
}

/** Results of the Capital Gains Calculator */
export interface CapitalGainsResults {
  /** Cost basis: purchase price, buying costs and improvements (currency) */
  readonly cost_basis: number;
  /** Gain: sale price less selling costs and cost basis; negative for a loss (currency) */
  readonly gain: number;
  /** Tax on the gain (currency) */
  readonly tax: number;
  /** Gain after tax (currency) */
  readonly gain_after_tax: number;
  /** Gain before tax as a percentage of the cost basis (percent) */
  readonly total_return_pct: number;
  /** Constant annual growth from the cost basis to what is left after tax; absent for less than a year (percent per year) */
  readonly annualized_return_after_tax?: number;
  /** Currency of the request, in upper case; absent when none was given */
  readonly currency?: string;
  /** Reason for each result without a value, by name; absent when every result has one */
  readonly omitted?: CapitalGainsResultsOmitted;
  /** Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none */
  readonly warnings?: readonly CapitalGainsResultsWarnings[];
}

export interface PropertyTaxInputsLevies {
  /** Name of the levy */
  readonly name?: string;
  /** Tax rate as a percentage of the taxable value; 10 mills are 1 percent (percent); 0 to 100 */
  readonly tax_rate: number;
}

/** Inputs of the Property Tax Calculator. Annual tax on a property from its assessed value, exemptions and the rates of all levies. */
export interface PropertyTaxInputs {
  /** Market value of the property (currency); 0.01 to 1000000000000 */
  readonly property_value: number;
  /** Assessed value as a percentage of the market value (percent); 0 to 100; default 100 */
  readonly assessment_pct?: number;
  /** Exemption, taken off the assessed value (currency); 0 to 1000000000000; default 0 */
  readonly exemption?: number;
  /** Levies, such as those of county, city and schools */
  readonly levies: readonly PropertyTaxInputsLevies[];
  /** Annual growth of the market value (percent per year); above -100, up to 1000; default 0 */
  readonly appreciation_rate?: number;
  /** Number of years for total_property_tax (years); 1 to 100; default 10 */
  readonly years?: number;
  /** ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places */
  readonly currency?: string;
}

export interface PropertyTaxResultsWarnings {
  /** JSON pointer to the input, or to a result that is unusual */
  readonly pointer: string;
  readonly code: 'looks-like-a-fraction' | 'looks-like-a-percentage' | 'restricted-by-law' | 'needs-an-estimate' | 'law-has-ended' | 'unusual-age' | 'unusual-result' | 'less-than-a-year';
  readonly detail: string;
}

/** Results of the Property Tax Calculator */
export interface PropertyTaxResults {
  /** Value on which the tax is based, before the exemption (currency) */
  readonly assessed_value: number;
  /** Assessed value less the exemption; never below 0 (currency) */
  readonly taxable_value: number;
  /** Tax of the first year (currency) */
  readonly annual_property_tax: number;
  /** One-twelfth of the annual tax (currency) */
  readonly monthly_property_tax: number;
  /** Tax of the first year as a percentage of the market value (percent per year) */
  readonly property_tax_rate: number;
  /** Tax of all years (currency) */
  readonly total_property_tax: number;
  /** Currency of the request, in upper case; absent when none was given */
  readonly currency?: string;
  /** Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none */
  readonly warnings?: readonly PropertyTaxResultsWarnings[];
}

/** Inputs of the Currency Exchange Calculator. What an exchange of money pays out at a quoted rate, and what it costs against the mid-market rate. */
export interface CurrencyExchangeInputs {
  /** Amount to exchange, in the currency that is paid (currency); 0.01 to 1000000000000 */
  readonly amount: number;
  /** Mid-market rate: units of the currency received for one unit of the currency paid (number); 0.000001 to 1000000000 */
  readonly mid_exchange_rate: number;
  /** Rate of the provider; without it the mid-market rate (number); 0.000001 to 1000000000 */
  readonly quoted_exchange_rate?: number;
  /** Fee as a percentage of the amount (percent); 0 to 100; default 0 */
  readonly fee_pct?: number;
  /** Fixed fee, in the currency that is paid (currency); 0 to 1000000000000; default 0 */
  readonly fixed_fee?: number;
  /** Treatment of the fees: deducted or paid in addition; deducted: the fees are taken from the amount before it is exchanged; upfront: the fees are paid in addition, and the whole amount is exchanged; default "deducted" */
  readonly fee_treatment?: 'deducted' | 'upfront';
  /** ISO 4217 code of the currency received (case-insensitive); applies to all results and sets their decimal places */
  readonly currency?: string;
}

/** Results of the Currency Exchange Calculator */
export interface CurrencyExchangeResults {
  /** Amount received (currency) */
  readonly converted_amount: number;
  /** Amount received for one unit of all that is paid, fees included (number) */
  readonly effective_exchange_rate: number;
  /** Markup: how far the quoted rate is below the mid-market rate, as a percentage of it; negative if it is above (percent) */
  readonly spread_pct: number;
  /** The markup in basis points, hundredths of a percent (number) */
  readonly spread_basis_points: number;
  /** Fees, in the currency received at the mid-market rate (currency) */
  readonly total_fees: number;
  /** Cost of fees and markup: the value of all that is paid at the mid-market rate, less the amount received (currency) */
  readonly cost_of_exchange: number;
  /** Cost as a percentage of that value (percent) */
  readonly cost_of_exchange_pct: number;
  /** Currency of the request, in upper case; absent when none was given */
  readonly currency?: string;
}

/** Inputs of the Inflation Calculator. Future prices and the remaining purchasing power of money after years of inflation. */
export interface InflationInputs {
  /** Price or amount of money, in today's money (currency); 0 to 1000000000000 */
  readonly amount: number;
  /** Annual inflation rate (percent per year); above -100, up to 1000 */
  readonly inflation_rate: number;
  /** Years of inflation (years); 0 to 200 */
  readonly years: number;
  /** ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places */
  readonly currency?: string;
}

export interface InflationResultsWarnings {
  /** JSON pointer to the input, or to a result that is unusual */
  readonly pointer: string;
  readonly code: 'looks-like-a-fraction' | 'looks-like-a-percentage' | 'restricted-by-law' | 'needs-an-estimate' | 'law-has-ended' | 'unusual-age' | 'unusual-result' | 'less-than-a-year';
  readonly detail: string;
}

/** Results of the Inflation Calculator */
export interface InflationResults {
  /** Future cost of what the amount buys today (currency) */
  readonly future_cost: number;
  /** Price increase: the future cost less the amount (currency) */
  readonly price_increase: number;
  /** Future purchasing power of the amount kept as cash, in today's money (currency) */
  readonly purchasing_power: number;
  /** Purchasing power lost: the amount less its future purchasing power (currency) */
  readonly purchasing_power_lost: number;
  /** Cumulative inflation over all years (percent) */
  readonly cumulative_inflation_pct: number;
  /** Purchasing power lost over all years, as a percentage of the amount (percent) */
  readonly purchasing_power_lost_pct: number;
  /** Currency of the request, in upper case; absent when none was given */
  readonly currency?: string;
  /** Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none */
  readonly warnings?: readonly InflationResultsWarnings[];
}

/** One row of a schedule */
export interface PriceRow {
  readonly period: number;
  readonly rise: number;
  readonly price: number;
  readonly loss: number;
  readonly purchasing_power: number;
}

/** Inputs of the Inflation History Calculator. Value of an amount of one month in the money of another, by U.S. consumer prices since 1871. */
export interface InflationHistoryInputs {
  /** Price or amount of money at the start date (currency); 0 to 1000000000000 */
  readonly amount: number;
  /** Date of the amount; only its month counts */
  readonly start_date: string;
  /** Date to convert to; only its month counts */
  readonly end_date: string;
  /** Price index; us_cpi: consumer prices of all urban households in the United States, not seasonally adjusted (CPI-U); estimates before 1913; default "us_cpi" */
  readonly index_type?: 'us_cpi';
  /** ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places */
  readonly currency?: string;
}

/** Reason for each result without a value, by name; absent when every result has one */
export interface InflationHistoryResultsOmitted {
  readonly average_inflation_rate?: string;
}

export interface InflationHistoryResultsWarnings {
  /** JSON pointer to the input, or to a result that is unusual */
  readonly pointer: string;
  readonly code: 'looks-like-a-fraction' | 'looks-like-a-percentage' | 'restricted-by-law' | 'needs-an-estimate' | 'law-has-ended' | 'unusual-age' | 'unusual-result' | 'less-than-a-year';
  readonly detail: string;
}

/** Results of the Inflation History Calculator */
export interface InflationHistoryResults {
  /** Amount at the prices of the end date (currency) */
  readonly adjusted_amount: number;
  /** Price level at the end date divided by that at the start date (ratio) */
  readonly inflation_factor: number;
  /** Inflation from the start date to the end date (percent) */
  readonly cumulative_inflation_pct: number;
  /** Average annual inflation (geometric); absent if both dates are in the same month (percent per year) */
  readonly average_inflation_rate?: number;
  /** Currency of the request, in upper case; absent when none was given */
  readonly currency?: string;
  /** Reason for each result without a value, by name; absent when every result has one */
  readonly omitted?: InflationHistoryResultsOmitted;
  /** Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none */
  readonly warnings?: readonly InflationHistoryResultsWarnings[];
}

export interface LoanComparisonInputsOffers {
  /** Name of the offer */
  readonly name?: string;
  /** Loan amount (currency); 0.01 to 1000000000000 */
  readonly principal?: number;
  /** Nominal annual interest rate; one-twelfth is charged each month (percent per year); 0 to 1000 */
  readonly annual_rate: number;
  /** Loan term (months); 1 to 600 */
  readonly tenure_months: number;
  /** Upfront fees (currency); 0 to 1000000000000; default 0 */
  readonly fees?: number;
  /** Upfront fee as a percentage of the amount (percent); 0 to 100; default 0 */
  readonly points?: number;
}

/** Inputs of the Loan Comparison Calculator. Several loan offers compared: payment, annual percentage rate, interest, fees and total cost. */
export interface LoanComparisonInputs {
  /** Loan amount of each offer without a principal of its own (currency); 0.01 to 1000000000000 */
  readonly principal?: number;
  /** Loan offers */
  readonly offers: readonly LoanComparisonInputsOffers[];
  /** Months until each loan is repaid early, such as by a sale or a refinancing (months); 1 to 600 */
  readonly holding_months?: number;
  /** ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places */
  readonly currency?: string;
}

export interface LoanComparisonResultsOffers {
  /** Name of the offer, if given */
  readonly name?: string;
  /** Level payment at the end of each month (currency) */
  readonly monthly_payment: number;
  /** Annual percentage rate; absent unless the fees are less than the amount (percent per year) */
  readonly apr?: number;
  /** Fees, including points (currency) */
  readonly total_fees: number;
  /** Total interest: all payments minus the loan (currency) */
  readonly total_interest: number;
  /** Finance charge: interest and fees (currency) */
  readonly finance_charge: number;
  /** All payments and fees (currency) */
  readonly total_paid_with_fees: number;
  /** Interest and fees during holding_months; only with holding_months (currency) */
  readonly finance_charge_at_exit?: number;
}

export interface LoanComparisonResultsWarnings {
  /** JSON pointer to the input, or to a result that is unusual */
  readonly pointer: string;
  readonly code: 'looks-like-a-fraction' | 'looks-like-a-percentage' | 'restricted-by-law' | 'needs-an-estimate' | 'law-has-ended' | 'unusual-age' | 'unusual-result' | 'less-than-a-year';
  readonly detail: string;
}

/** Results of the Loan Comparison Calculator */
export interface LoanComparisonResults {
  /** Offer with the lowest finance_charge; its position in offers, from 0 (index) */
  readonly cheapest_offer_index: number;
  /** Offer with the lowest monthly_payment; its position in offers, from 0 (index) */
  readonly lowest_payment_offer_index: number;
  /** Offer with the lowest finance_charge_at_exit; its position in offers, from 0; only with holding_months (index) */
  readonly cheapest_offer_index_at_exit?: number;
  /** Lowest finance_charge (currency) */
  readonly lowest_finance_charge: number;
  /** Lowest monthly_payment (currency) */
  readonly lowest_monthly_payment: number;
  /** Offers with their costs */
  readonly offers: readonly LoanComparisonResultsOffers[];
  /** Currency of the request, in upper case; absent when none was given */
  readonly currency?: string;
  /** Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none */
  readonly warnings?: readonly LoanComparisonResultsWarnings[];
}

export interface DebtConsolidationInputsDebts {
  /** Name of the debt */
  readonly name?: string;
  /** Current balance (currency); 0.01 to 1000000000000 */
  readonly balance: number;
  /** Nominal annual interest rate; one-twelfth is charged each month (percent per year); 0 to 1000 */
  readonly annual_rate: number;
  /** Minimum payment at the end of each month (currency); 0 to 1000000000000 */
  readonly minimum_payment: number;
}

/** Inputs of the Debt Consolidation Calculator. Several debts with their minimum payments, compared with one new loan that pays them all off. */
export interface DebtConsolidationInputs {
  /** Debts to pay off */
  readonly debts: readonly DebtConsolidationInputsDebts[];
  /** Nominal annual rate of the new loan; one-twelfth is charged each month (percent per year); 0 to 1000 */
  readonly new_annual_rate: number;
  /** Term of the new loan (months); 1 to 1200 */
  readonly new_tenure_months: number;
  /** Fee of the new loan as a percentage of the balances (percent); 0 to 100; default 0 */
  readonly fee_pct?: number;
  /** Other fees of the new loan (currency); 0 to 1000000000000; default 0 */
  readonly other_fees?: number;
  /** Payment of the fees; upfront: paid at the beginning; financed: added to the loan; default "financed" */
  readonly fee_treatment?: 'upfront' | 'financed';
  /** Rounding of payments and monthly interest; exact: nothing is rounded but the results; cent: a lender's ledger: payment and monthly interest are rounded to the smallest unit of the currency, and the last payment settles the rest; default "exact" */
  readonly payment_rounding?: 'exact' | 'cent';
  /** ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places */
  readonly currency?: string;
}

/** Reason for each result without a value, by name; absent when every result has one */
export interface DebtConsolidationResultsOmitted {
  readonly current_months_to_payoff?: string;
  readonly current_total_interest?: string;
  readonly months_saved?: string;
  readonly total_saved?: string;
  readonly break_even_month?: string;
}

export interface DebtConsolidationResultsWarnings {
  /** JSON pointer to the input, or to a result that is unusual */
  readonly pointer: string;
  readonly code: 'looks-like-a-fraction' | 'looks-like-a-percentage' | 'restricted-by-law' | 'needs-an-estimate' | 'law-has-ended' | 'unusual-age' | 'unusual-result' | 'less-than-a-year';
  readonly detail: string;
}

/** Results of the Debt Consolidation Calculator */
export interface DebtConsolidationResults {
  /** Total of the balances (currency) */
  readonly total_balance: number;
  /** Total of the minimum payments (currency) */
  readonly current_monthly_payment: number;
  /** Months until minimum payments pay off all debts; absent if they never do (months) */
  readonly current_months_to_payoff?: number;
  /** Interest of the debts until minimum payments pay them off (currency) */
  readonly current_total_interest?: number;
  /** Fees of the new loan (currency) */
  readonly total_fees: number;
  /** Amount of the new loan (currency) */
  readonly new_loan_amount: number;
  /** Level monthly payment of the new loan (currency) */
  readonly new_monthly_payment: number;
  /** Interest of the new loan (currency) */
  readonly new_total_interest: number;
  /** Cost of the new loan: its interest and fees (currency) */
  readonly new_finance_charge: number;
  /** current_monthly_payment minus new_monthly_payment; negative if the new loan has the higher payment (currency) */
  readonly monthly_payment_saved: number;
  /** current_months_to_payoff minus new_tenure_months; negative if the new loan takes longer (months) */
  readonly months_saved?: number;
  /** current_total_interest minus new_finance_charge; negative if the loan costs more (currency) */
  readonly total_saved?: number;
  /** First month by which the interest saved covers the fees; absent if none of the first 120 does (ordinal) */
  readonly break_even_month?: number;
  /** Last payment of the new loan, which settles its balance; only with payment_rounding cent (currency) */
  readonly new_final_payment?: number;
  /** Currency of the request, in upper case; absent when none was given */
  readonly currency?: string;
  /** Reason for each result without a value, by name; absent when every result has one */
  readonly omitted?: DebtConsolidationResultsOmitted;
  /** Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none */
  readonly warnings?: readonly DebtConsolidationResultsWarnings[];
}

export interface AmortizationScheduleInputsRateChanges {
  /** Month from which the rate holds; if it is within a payment period, the rate holds from the next one (ordinal); 2 to 600 */
  readonly month: number;
  /** Nominal annual interest rate from this month on (percent per year); 0 to 1000 */
  readonly annual_rate: number;
}

export interface AmortizationScheduleInputsLumpSumPayments {
  /** Month at the end of which the lump sum is paid (ordinal); 1 to 600 */
  readonly month?: number;
  /** Date of the lump sum, instead of month; it is paid with the next payment */
  readonly date?: string;
  /** Amount of the lump sum (currency); 0.01 to 1000000000000 */
  readonly amount: number;
}

/** Inputs of the Amortization Schedule Calculator. Dated schedule of a loan with extra payments, lump sums, a balloon and interest-only months. */
export interface AmortizationScheduleInputs {
  /** Loan amount (currency); 0.01 to 1000000000000 */
  readonly principal: number;
  /** Nominal annual interest rate (percent per year); 0 to 1000 */
  readonly annual_rate: number;
  /** Loan term in months, rounded up to whole payment periods (months); 1 to 600 */
  readonly tenure_months: number;
  /** Date from which interest accrues */
  readonly start_date: string;
  /** Date of the first payment; one payment period after start_date if left out */
  readonly first_payment_date?: string;
  /** Payment frequency; weekly: 52 a year; biweekly: 26 a year; semimonthly: 24 a year; monthly: 12 a year; quarterly: 4 a year; semiannually: 2 a year; default "monthly" */
  readonly payment_frequency?: 'weekly' | 'biweekly' | 'semimonthly' | 'monthly' | 'quarterly' | 'semiannually';
  /** Whether weekly or biweekly payments are accelerated; true: a payment is a quarter or half of the monthly payment, so that a year has 13 of these; false: the payments repay the loan by the end of its term; default false */
  readonly accelerated?: boolean;
  /** Compounding frequency of the nominal rate; annually: once a year; semiannually: twice a year, as in Canada; quarterly: 4 times a year; monthly: 12 times a year; semimonthly: 24 times a year; biweekly: 26 times a year; weekly: 52 times a year; daily: 365 times a year; default "monthly" */
  readonly compound_frequency?: 'annually' | 'semiannually' | 'quarterly' | 'monthly' | 'semimonthly' | 'biweekly' | 'weekly' | 'daily';
  /** Day count convention for interest; if left out, each payment period has the same interest; thirty_360: months of 30 days: each whole month is a twelfth of a year; thirty_e_360: months of 30 days, counted between dates by the European rule; actual_360: actual days, years of 360 days; actual_364: actual days, years of 364 days, as of weekly loans; actual_365: actual days, years of 365 days; actual_actual_isda: actual days, split at the year: those of leap years count 1/366 and the others 1/365 (ISDA) */
  readonly day_count_convention?: 'thirty_360' | 'thirty_e_360' | 'actual_360' | 'actual_364' | 'actual_365' | 'actual_actual_isda';
  /** Level payment where days are counted; root: the payment that repays the loan over the days as they are; regular: the payment of equal periods; the last one settles the difference; default "root" */
  readonly level_payment_rule?: 'root' | 'regular';
  /** Changes of the interest rate; each sets the payment that repays the balance by the end of the term; default [] */
  readonly rate_changes?: readonly AmortizationScheduleInputsRateChanges[];
  /** Months of interest-only payments at the beginning (months); 0 to 599; default 0 */
  readonly interest_only_months?: number;
  /** Balloon: principal due with the last payment, in addition to a level payment (currency); 0 to 1000000000000; default 0 */
  readonly balloon_amount?: number;
  /** Month in which the remaining balance is due (ordinal); 1 to 600 */
  readonly balloon_month?: number;
  /** Repayment of the loan; level: level payments of principal and interest; equal_principal: the same principal with each payment, and its interest; default "level" */
  readonly payment_method?: 'level' | 'equal_principal';
  /** Extra monthly payment (currency); 0 to 1000000000000; default 0 */
  readonly extra_monthly_payment?: number;
  /** First month with an extra monthly payment (ordinal); 1 to 600; default 1 */
  readonly extra_payment_start_month?: number;
  /** Extra payment once a year (currency); 0 to 1000000000000; default 0 */
  readonly extra_annual_payment?: number;
  /** Month of the first yearly extra payment (ordinal); 1 to 600; default 12 */
  readonly extra_annual_payment_month?: number;
  /** Lump-sum payments; default [] */
  readonly lump_sum_payments?: readonly AmortizationScheduleInputsLumpSumPayments[];
  /** Fees that are paid at closing or taken out of the loan; they are part of the APR (currency); 0 to 1000000000000 */
  readonly fees?: number;
  /** Rounding of payments and monthly interest; exact: nothing is rounded but the results; cent: a lender's ledger: payment and monthly interest are rounded to the smallest unit of the currency, and the last payment settles the rest; default "exact" */
  readonly payment_rounding?: 'exact' | 'cent';
  /** ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places */
  readonly currency?: string;
}

export interface AmortizationScheduleResultsRateChanges {
  /** Month from which the rate holds (ordinal) */
  readonly month: number;
  /** Level payment from then on, after any interest-only months; absent if the loan is repaid before (currency) */
  readonly payment?: number;
}

/** Reason for each result without a value, by name; absent when every result has one */
export interface AmortizationScheduleResultsOmitted {
  readonly apr?: string;
}

export interface AmortizationScheduleResultsWarnings {
  /** JSON pointer to the input, or to a result that is unusual */
  readonly pointer: string;
  readonly code: 'looks-like-a-fraction' | 'looks-like-a-percentage' | 'restricted-by-law' | 'needs-an-estimate' | 'law-has-ended' | 'unusual-age' | 'unusual-result' | 'less-than-a-year';
  readonly detail: string;
}

/** Results of the Amortization Schedule Calculator */
export interface AmortizationScheduleResults {
  /** Level monthly payment, after any interest-only months, which repays the balance that is left at their end; the principal in it with equal_principal (currency) */
  readonly monthly_payment: number;
  /** Level payment of each period; absent with payment_frequency monthly; the principal in it with equal_principal (currency) */
  readonly payment?: number;
  /** Number of payments (count) */
  readonly payment_count: number;
  /** Date of the last payment */
  readonly payoff_date: string;
  /** Total interest (currency) */
  readonly total_interest: number;
  /** Total of all payments (currency) */
  readonly total_paid: number;
  /** Total of extra payments and lump sums (currency) */
  readonly total_extra_paid: number;
  /** Last payment, including a balloon, which settles the balance (currency) */
  readonly final_payment: number;
  /** Interest in the first payment for the time from start_date to one payment period before it; negative if the first period is shorter (currency) */
  readonly odd_days_interest: number;
  /** Months saved by extra or accelerated payments (months) */
  readonly months_saved: number;
  /** Interest saved by extra or accelerated payments, compared with ordinary payments at the same frequency (currency) */
  readonly interest_saved: number;
  /** Annual percentage rate: nominal rate that interest and fees come to; absent without fees (percent per year) */
  readonly apr?: number;
  /** Payments after each change of the rate */
  readonly rate_changes?: readonly AmortizationScheduleResultsRateChanges[];
  /** Currency of the request, in upper case; absent when none was given */
  readonly currency?: string;
  /** Reason for each result without a value, by name; absent when every result has one */
  readonly omitted?: AmortizationScheduleResultsOmitted;
  /** Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none */
  readonly warnings?: readonly AmortizationScheduleResultsWarnings[];
}

export interface LoanAccountInputsDueDates {
  /** Due date */
  readonly date: string;
}

export interface LoanAccountInputsEvents {
  /** Date of the event */
  readonly date: string;
  /** Kind of the event; due_date_change: the due date on date moves to end_date, and later ones with it; rate_change: annual_rate holds from date on, from the night before it, up to end_date if that is given; interest_pause: no interest from date to end_date, both days included; holiday: no payment is due from date to end_date; offset: amount is the offset balance from date on; advance: amount is lent in addition; fee: amount is charged; charge_waiver: amount of unpaid fees is waived; payment: amount is paid; refund: amount is paid back to the borrower; recast: a new payment, for the same end; reage: what is owed is due in payment_count new payments, the first on end_date; write_off: amount of principal is written off */
  readonly kind: 'due_date_change' | 'rate_change' | 'interest_pause' | 'holiday' | 'offset' | 'advance' | 'fee' | 'charge_waiver' | 'payment' | 'refund' | 'recast' | 'reage' | 'write_off';
  /** Amount of a payment, fee, waiver, advance, refund, write-off or offset balance (currency); 0 to 1000000000000 */
  readonly amount?: number;
  /** Nominal annual interest rate from the date on (percent per year); 0 to 1000 */
  readonly annual_rate?: number;
  /** Last day of a pause, holiday or special rate; the new date of a due date or re-aged payments */
  readonly end_date?: string;
  /** Number of re-aged payments (count); 1 to 1200 */
  readonly payment_count?: number;
  /** Name of the event */
  readonly name?: string;
}

/** Inputs of the Loan Account Calculator. A loan account with payments as they came, rate changes, fees, holidays and advances: ledger, arrears and payoff. */
export interface LoanAccountInputs {
  /** Amount lent at the start (currency); 0.01 to 1000000000000 */
  readonly principal: number;
  /** Nominal annual interest rate (percent per year); 0 to 1000 */
  readonly annual_rate: number;
  /** Loan term in months, rounded up to whole payment periods (months); 1 to 600 */
  readonly tenure_months?: number;
  /** Number of payments, instead of the term (count); 1 to 1200 */
  readonly payment_count?: number;
  /** Payment of each period, instead of the term (currency); 0.01 to 1000000000000 */
  readonly payment?: number;
  /** Date on which the loan is paid out */
  readonly start_date: string;
  /** Date of the first payment; one payment period after start_date if left out */
  readonly first_payment_date?: string;
  /** All due dates, in order, instead of the term; default [] */
  readonly due_dates?: readonly LoanAccountInputsDueDates[];
  /** Payment frequency; weekly: 52 a year; biweekly: 26 a year; semimonthly: 24 a year; monthly: 12 a year; quarterly: 4 a year; semiannually: 2 a year; default "monthly" */
  readonly payment_frequency?: 'weekly' | 'biweekly' | 'semimonthly' | 'monthly' | 'quarterly' | 'semiannually';
  /** Day count convention for interest; thirty_360: months of 30 days: each whole month is a twelfth of a year; thirty_e_360: months of 30 days, counted between dates by the European rule; actual_360: actual days, years of 360 days; actual_364: actual days, years of 364 days, as of weekly loans; actual_365: actual days, years of 365 days; actual_actual_isda: actual days, split at the year: those of leap years count 1/366 and the others 1/365 (ISDA); default "thirty_360" */
  readonly day_count_convention?: 'thirty_360' | 'thirty_e_360' | 'actual_360' | 'actual_364' | 'actual_365' | 'actual_actual_isda';
  /** Compounding frequency of the nominal rate; annually: once a year; semiannually: twice a year, as in Canada; quarterly: 4 times a year; monthly: 12 times a year; semimonthly: 24 times a year; biweekly: 26 times a year; weekly: 52 times a year; daily: 365 times a year; default "monthly" */
  readonly compound_frequency?: 'annually' | 'semiannually' | 'quarterly' | 'monthly' | 'semimonthly' | 'biweekly' | 'weekly' | 'daily';
  /** Year of a day of actual_actual_isda; day_start: the year in which the day begins, as ISDA has it; day_end: the year in which it ends; default "day_start" */
  readonly year_split?: 'day_start' | 'day_end';
  /** Interest of a part of a month with thirty_360; actual_share: the month's interest by the actual days of that month; thirty_days: days between the dates with months of 30 days, also of whole months; default "actual_share" */
  readonly partial_month?: 'actual_share' | 'thirty_days';
  /** Due date in a month without its day; last_day: the last day of the month; next_first: the first day of the next month; default "last_day" */
  readonly due_date_rule?: 'last_day' | 'next_first';
  /** Repayment of the loan; level: level payments of principal and interest; equal_principal: the same principal with each payment, and its interest; interest_only: interest with each payment, the principal with the last one; bullet: as interest_only: the principal in one payment at maturity; flat: level payments; interest is charged on the first principal for the whole term; default "level" */
  readonly payment_method?: 'level' | 'equal_principal' | 'interest_only' | 'bullet' | 'flat';
  /** Level payment of an account; root: the payment that repays the loan over the days as they are; regular: the payment of equal periods; the last one settles the difference; thirty_over_365: the payment of equal periods of 30 days of a year of 365; shared_out: the root, moved by its share of what the last payment is off, where that brings the last one nearer; default "root" */
  readonly level_payment_rule?: 'root' | 'regular' | 'thirty_over_365' | 'shared_out';
  /** Rounding of the payment of an account; cent: to the smallest unit of the currency; cent_up: up to the smallest unit; unit: to whole units of the currency; exact: kept to 20 more decimal places; default "cent" */
  readonly payment_rounding?: 'cent' | 'cent_up' | 'unit' | 'exact';
  /** Rounding of interest; cent_once: the interest of a period once, to the smallest unit of the currency; cent_per_piece: each piece of a period between payments, rates or advances; cent_down: down when it is paid; a fraction is carried while interest is unpaid, and dropped when it is cleared; cent_carried: what rounding leaves is carried until it is a smallest unit; daily_cent: the interest of each day; exact: not rounded; kept to 20 more decimal places; default "cent_once" */
  readonly interest_rounding?: 'cent_once' | 'cent_per_piece' | 'cent_down' | 'cent_carried' | 'daily_cent' | 'exact';
  /** What a payment pays first; fees_interest_principal: fees, then interest, then principal; interest_principal_fees: interest, then principal, then fees; interest_fees_principal: interest, then fees, then principal; principal_first: principal, then interest, then fees; default "fees_interest_principal" */
  readonly allocation_order?: 'fees_interest_principal' | 'interest_principal_fees' | 'interest_fees_principal' | 'principal_first';
  /** Interest that a payment pays; accrued: all interest up to the day of the payment; due: interest of due dates alone: a payment before one is principal; default "accrued" */
  readonly payment_interest_rule?: 'accrued' | 'due';
  /** Effect of a payment beyond what is due; shorter_term: the payment stays and the term ends earlier; lower_payment: the payment falls and the term stays; paid_ahead: it repays the principal of the next payments; final_payment: it comes off the last payments; default "shorter_term" */
  readonly prepayment_effect?: 'shorter_term' | 'lower_payment' | 'paid_ahead' | 'final_payment';
  /** Interest on late payments; accrues_final: interest on the unpaid principal, collected with the last payment; arrears_separate: none on late principal but late_annual_rate; compounding_monthly: interest on unpaid interest, too; default "accrues_final" */
  readonly late_payment_effect?: 'accrues_final' | 'arrears_separate' | 'compounding_monthly';
  /** Plan for arrears; paid_on_report_date: they are paid on as_of_date; unpaid: they stay unpaid; default "paid_on_report_date" */
  readonly arrears_forecast_rule?: 'paid_on_report_date' | 'unpaid';
  /** Interest of a payment holiday; capitalized: added to the principal on each due date; deferred: due with the first payment after it, without interest on it; collected: paid on each due date; waived: not charged; default "capitalized" */
  readonly holiday_interest?: 'capitalized' | 'deferred' | 'collected' | 'waived';
  /** Effect of a rate change; new_payment: a new payment, for the same end; new_term: the payment stays and the end moves; same_payment: payment and end stay; the last payment settles the difference; default "new_payment" */
  readonly rate_change_effect?: 'new_payment' | 'new_term' | 'same_payment';
  /** Effect of a further advance; new_payment: a new payment, for the same end; same_payment: the payment stays, as where the whole sum was agreed on; default "new_payment" */
  readonly advance_effect?: 'new_payment' | 'same_payment';
  /** Interest of re-aged payments; recalculated: charged on the balance as before; equal_share: none after the re-age; what is owed by then is shared equally; default "recalculated" */
  readonly reage_interest_treatment?: 'recalculated' | 'equal_share';
  /** When a fee is due; on_date: on its date; next_payment: with the next payment; default "on_date" */
  readonly charge_timing?: 'on_date' | 'next_payment';
  /** Day from which a payment reduces interest; daily: its own date; due_date: the next due date; default "daily" */
  readonly rest?: 'daily' | 'due_date';
  /** Interest of the settlement date; to_day: charged; before_day: not charged; default "to_day" */
  readonly settlement_interest_rule?: 'to_day' | 'before_day';
  /** Months of interest-only payments at the beginning (months); 0 to 599; default 0 */
  readonly interest_only_months?: number;
  /** Balloon: principal due with the last payment, in addition to a level payment (currency); 0 to 1000000000000; default 0 */
  readonly balloon_amount?: number;
  /** Offset balance: savings that reduce the balance on which interest is charged (currency); 0 to 1000000000000; default 0 */
  readonly offset_balance?: number;
  /** Annual interest rate on arrears, in addition to annual_rate (percent per year); 0 to 1000; default 0 */
  readonly late_annual_rate?: number;
  /** Fee for each payment that is late (currency); 0 to 1000000000000; default 0 */
  readonly late_fee?: number;
  /** Days after a due date before a late fee is charged (days); 0 to 366; default 0 */
  readonly late_grace_days?: number;
  /** Annual interest rate on a credit balance (percent per year); 0 to 1000; default 0 */
  readonly credit_balance_rate?: number;
  /** Cap of all interest, as a percentage of the principal (percent); 0 to 10000 */
  readonly interest_cap_pct?: number;
  /** Cap of the interest of a day, as a percentage of the balance (percent); 0 to 100 */
  readonly daily_interest_cap_pct?: number;
  /** Rule of the settlement amount; actuarial: principal and the interest up to the settlement date; full_period: principal and the interest of the whole running period; rule_of_78: payments that are left, less a refund of interest by the sum of the digits; uk_2004: payments that are left, less the rebate of the Consumer Credit (Early Settlement) Regulations 2004; add_on: all payments that are left: interest of the whole term, without a refund; default "actuarial" */
  readonly settlement_rule?: 'actuarial' | 'full_period' | 'rule_of_78' | 'uk_2004' | 'add_on';
  /** Fee for early repayment, as a percentage of the principal that is left (percent); 0 to 100; default 0 */
  readonly early_repayment_fee_pct?: number;
  /** Annual percentage rate of the contract, needed with settlement_rule uk_2004 (percent per year); 0 to 1000 */
  readonly apr?: number;
  /** Date of the position: events up to it have happened, payments after it are planned; the last payment, fee, refund or write-off of events if left out, or else start_date */
  readonly as_of_date?: string;
  /** Date on which the account would be settled; as_of_date if left out */
  readonly settlement_date?: string;
  /** Events of the account, in any order; on one date in the order of the kinds; default [] */
  readonly events?: readonly LoanAccountInputsEvents[];
  /** ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places */
  readonly currency?: string;
}

/** Reason for each result without a value, by name; absent when every result has one */
export interface LoanAccountResultsOmitted {
  readonly next_payment_date?: string;
  readonly next_payment?: string;
  readonly interest_rebate?: string;
}

export interface LoanAccountResultsWarnings {
  /** JSON pointer to the input, or to a result that is unusual */
  readonly pointer: string;
  readonly code: 'looks-like-a-fraction' | 'looks-like-a-percentage' | 'restricted-by-law' | 'needs-an-estimate' | 'law-has-ended' | 'unusual-age' | 'unusual-result' | 'less-than-a-year';
  readonly detail: string;
}

/** Results of the Loan Account Calculator */
export interface LoanAccountResults {
  /** Payment of a period as of as_of_date; of equal_principal, the part that repays principal (currency) */
  readonly payment?: number;
  /** Number of payments, made and planned (count) */
  readonly payment_count: number;
  /** Date of the last payment */
  readonly payoff_date: string;
  /** Principal owed on as_of_date; negative if the lender owes it (currency) */
  readonly balance: number;
  /** Interest owed on as_of_date (currency) */
  readonly accrued_interest: number;
  /** Fees owed on as_of_date (currency) */
  readonly unpaid_fees: number;
  /** Arrears on as_of_date: payments that were due before it and are not made (currency) */
  readonly arrears_amount: number;
  /** Days since the oldest unpaid due date (days) */
  readonly past_due_days: number;
  /** Date of the next payment; absent if none follows */
  readonly next_payment_date?: string;
  /** Next payment; absent if none follows (currency) */
  readonly next_payment?: number;
  /** Amount that settles the account on the settlement date, without a fee for it (currency) */
  readonly settlement_amount: number;
  /** Interest of one day at the balance on as_of_date (currency) */
  readonly daily_interest: number;
  /** Fee for repayment on the settlement date (currency) */
  readonly early_repayment_fee: number;
  /** Interest that a settlement saves by its rule; absent with settlement_rule actuarial and full_period (currency) */
  readonly interest_rebate?: number;
  /** Last payment (currency) */
  readonly final_payment: number;
  /** Total of all payments, less refunds, made and planned (currency) */
  readonly total_paid: number;
  /** Total principal paid (currency) */
  readonly total_principal: number;
  /** Total interest paid (currency) */
  readonly total_interest: number;
  /** Total fees paid (currency) */
  readonly total_fees: number;
  /** Total principal written off (currency) */
  readonly total_written_off: number;
  /** Currency of the request, in upper case; absent when none was given */
  readonly currency?: string;
  /** Reason for each result without a value, by name; absent when every result has one */
  readonly omitted?: LoanAccountResultsOmitted;
  /** Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none */
  readonly warnings?: readonly LoanAccountResultsWarnings[];
}

/** One row of a schedule */
export interface DatedLoanAccountRow {
  readonly period: number;
  readonly date: string;
  /** Payment, less refunds (currency) */
  readonly payment: number;
  /** Interest charged (currency) */
  readonly accrued: number;
  /** Interest paid (currency) */
  readonly interest: number;
  /** Principal paid (currency) */
  readonly principal: number;
  /** Fees paid (currency) */
  readonly fees: number;
  /** Further amount lent (currency) */
  readonly advance: number;
  /** Interest added to the principal (currency) */
  readonly capitalized: number;
  /** Interest charged and not paid (currency) */
  readonly unpaid_interest: number;
  /** Payments due and not made (currency) */
  readonly arrears: number;
  /** Principal owed (currency) */
  readonly balance: number;
}

export interface LeaseLiabilityInputsPaymentChanges {
  /** Month of the lease from which the payment holds; within a payment period, from the next one (ordinal); 1 to 1200 */
  readonly month: number;
  /** Payment of each period from then on; 0 for periods without rent (currency); 0 to 1000000000000 */
  readonly payment: number;
}

export interface LeaseLiabilityInputsNewPaymentChanges {
  /** Month of the lease from which the payment holds; within a payment period, from the next one (ordinal); 1 to 1200 */
  readonly month: number;
  /** Payment of each period from then on; 0 for periods without rent (currency); 0 to 1000000000000 */
  readonly payment: number;
}

/** Inputs of the Lease Liability Calculator. Lease liability and right-of-use asset by IFRS 16 or ASC 842: measurement, schedule and remeasurement. */
export interface LeaseLiabilityInputs {
  /** Lease payment of each period (currency); 0.01 to 1000000000000 */
  readonly payment: number;
  /** Lease term in months (months); 1 to 1200 */
  readonly tenure_months: number;
  /** Discount rate: rate implicit in the lease, or incremental borrowing rate (percent per year); 0 to 1000 */
  readonly discount_rate: number;
  /** Payment frequency; annually: one payment a year; semiannually: 2 payments a year; quarterly: 4 payments a year; monthly: 12 payments a year; default "monthly" */
  readonly payment_frequency?: 'annually' | 'semiannually' | 'quarterly' | 'monthly';
  /** Payment timing: start or end of each period; begin: payments at the beginning of each period; end: payments at the end of each period; default "begin" */
  readonly payment_timing?: 'begin' | 'end';
  /** Convention of the discount rate: nominal or effective; nominal: the nominal annual rate, divided by the payments in a year, compounds with each payment period; effective: the annual rate is effective: twelve months compound to it; default "nominal" */
  readonly rate_convention?: 'nominal' | 'effective';
  /** Accounting standard and class of the lease; ifrs_16: IFRS 16: interest and straight-line depreciation; asc_842_finance: finance lease of ASC 842: interest and straight-line amortization; asc_842_operating: operating lease of ASC 842: one straight-line cost, and the asset falls by its rest; default "ifrs_16" */
  readonly lease_type?: 'ifrs_16' | 'asc_842_finance' | 'asc_842_operating';
  /** Increase of the payment after each year, fixed in the contract (percent per year); above -100, up to 1000; default 0 */
  readonly payment_growth_rate?: number;
  /** Payments that differ from the first one, as the contract fixes them, in order; default [] */
  readonly payment_changes?: readonly LeaseLiabilityInputsPaymentChanges[];
  /** Amount expected to be owed at the end under a residual value guarantee (currency); 0 to 1000000000000; default 0 */
  readonly residual_guarantee?: number;
  /** Initial direct costs of the lessee (currency); 0 to 1000000000000; default 0 */
  readonly initial_direct_costs?: number;
  /** Payments made before the commencement date (currency); 0 to 1000000000000; default 0 */
  readonly prepaid_rent?: number;
  /** Incentives received from the lessor by the commencement date (currency); 0 to 1000000000000; default 0 */
  readonly lease_incentives?: number;
  /** Months from the commencement date to a remeasurement (months); 1 to 1199 */
  readonly months_to_remeasurement?: number;
  /** Cause of the remeasurement; reassessment: a price level, a guarantee, or an option of the contract: all of the change adjusts the asset; modification: an agreement that changes the contract: what is given up is derecognized with its gain or loss; default "reassessment" */
  readonly remeasurement_type?: 'reassessment' | 'modification';
  /** Payment of each period after the remeasurement; as before if left out (currency); 0 to 1000000000000 */
  readonly new_payment?: number;
  /** Lease term after the remeasurement, in months from the commencement date (months); 1 to 1200 */
  readonly new_tenure_months?: number;
  /** Discount rate revised by the remeasurement; unchanged if left out (percent per year); 0 to 1000 */
  readonly new_discount_rate?: number;
  /** Payments after the remeasurement that differ from its first one, in order; default [] */
  readonly new_payment_changes?: readonly LeaseLiabilityInputsNewPaymentChanges[];
  /** Amount expected to be owed at the end after the remeasurement (currency); 0 to 1000000000000 */
  readonly new_residual_guarantee?: number;
  /** Share of the asset given back by a modification (percent); 0 to 100; default 0 */
  readonly surrendered_pct?: number;
  /** ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places */
  readonly currency?: string;
}

export interface LeaseLiabilityResultsWarnings {
  /** JSON pointer to the input, or to a result that is unusual */
  readonly pointer: string;
  readonly code: 'looks-like-a-fraction' | 'looks-like-a-percentage' | 'restricted-by-law' | 'needs-an-estimate' | 'law-has-ended' | 'unusual-age' | 'unusual-result' | 'less-than-a-year';
  readonly detail: string;
}

/** Results of the Lease Liability Calculator */
export interface LeaseLiabilityResults {
  /** Lease liability on the commencement date, after a payment on that day (currency) */
  readonly lease_liability: number;
  /** Right-of-use asset on the commencement date (currency) */
  readonly right_of_use_asset: number;
  /** All payments from the commencement date on, including the residual guarantee (currency) */
  readonly total_paid: number;
  /** Interest on the lease liability (currency) */
  readonly total_interest: number;
  /** Depreciation or amortization of the right-of-use asset (currency) */
  readonly total_depreciation: number;
  /** Lease cost of the whole term: interest and depreciation (currency) */
  readonly total_lease_cost: number;
  /** Straight-line cost of each month before a remeasurement; absent unless the lease is an operating lease (currency) */
  readonly monthly_lease_cost?: number;
  /** Lease liability before the remeasurement, including a payment on that day; absent without months_to_remeasurement (currency) */
  readonly liability_before_remeasurement?: number;
  /** Lease liability after the remeasurement, including a payment on that day; absent without months_to_remeasurement (currency) */
  readonly liability_after_remeasurement?: number;
  /** Right-of-use asset before the remeasurement; absent without months_to_remeasurement (currency) */
  readonly asset_before_remeasurement?: number;
  /** Right-of-use asset after the remeasurement; absent without months_to_remeasurement (currency) */
  readonly asset_after_remeasurement?: number;
  /** Gain from the remeasurement, negative for a loss; absent without months_to_remeasurement (currency) */
  readonly remeasurement_gain?: number;
  /** Currency of the request, in upper case; absent when none was given */
  readonly currency?: string;
  /** Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none */
  readonly warnings?: readonly LeaseLiabilityResultsWarnings[];
}

/** One row of a schedule */
export interface LeaseLiabilityRow {
  readonly period: number;
  /** Lease payment (currency) */
  readonly payment: number;
  /** Interest on the lease liability (currency) */
  readonly interest: number;
  /** Change of the liability by a remeasurement (currency) */
  readonly liability_change: number;
  /** Depreciation or amortization of the asset (currency) */
  readonly depreciation: number;
  /** Change of the right-of-use asset by a remeasurement (currency) */
  readonly asset_change: number;
  /** Lease cost: interest and depreciation (currency) */
  readonly lease_cost: number;
  /** Right-of-use asset at the end (currency) */
  readonly right_of_use_asset: number;
  /** Lease liability at the end (currency) */
  readonly lease_liability: number;
}

/** Inputs of the Effective Interest Method Calculator. Effective interest rate of a loan or bond with its fees, and the amortized cost period by period (IFRS 9). */
export interface EffectiveInterestInputs {
  /** Principal: amount on which the contract charges interest (currency); 0.01 to 1000000000000 */
  readonly principal: number;
  /** Nominal annual rate of the contract; left out with cash_flows (percent per year); 0 to 1000 */
  readonly annual_rate?: number;
  /** Term in months; left out with cash_flows (months); 1 to 600 */
  readonly tenure_months?: number;
  /** Payment frequency; annually: one payment a year; semiannually: 2 payments a year; quarterly: 4 payments a year; monthly: 12 payments a year; default "annually" */
  readonly payment_frequency?: 'annually' | 'semiannually' | 'quarterly' | 'monthly';
  /** Repayment by the contract; level: level payments of principal and interest; equal_principal: the same principal with each payment, and its interest; interest_only: interest with each payment, the redemption value with the last one; default "interest_only" */
  readonly payment_method?: 'level' | 'equal_principal' | 'interest_only';
  /** Amount repaid at the end with interest_only; the principal if left out (currency); 0.01 to 1000000000000 */
  readonly redemption_value?: number;
  /** Cash flows expected at the end of each period, instead of the terms of the contract; default [] */
  readonly cash_flows?: readonly number[];
  /** Side of the books: asset or liability; asset: of the lender or investor: transaction costs raise the carrying amount; liability: of the borrower or issuer: transaction costs lower the carrying amount; default "asset" */
  readonly instrument_type?: 'asset' | 'liability';
  /** Price paid for the asset, or proceeds of the liability; the principal if left out (currency); 0.01 to 1000000000000 */
  readonly purchase_price?: number;
  /** Points that the borrower pays at the beginning, as a percentage of the principal (percent); 0 to 100; default 0 */
  readonly points?: number;
  /** Fees that the borrower pays to the lender at the beginning (currency); 0 to 1000000000000; default 0 */
  readonly fees?: number;
  /** Transaction costs of the side that keeps the books, paid to others (currency); 0 to 1000000000000; default 0 */
  readonly transaction_costs?: number;
  /** Months until the estimate of the cash flows is revised (months); 1 to 599 */
  readonly months_to_revision?: number;
  /** Cash flows expected at the end of each period after the revision; default [] */
  readonly revised_cash_flows?: readonly number[];
  /** ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places */
  readonly currency?: string;
}

export interface EffectiveInterestResultsWarnings {
  /** JSON pointer to the input, or to a result that is unusual */
  readonly pointer: string;
  readonly code: 'looks-like-a-fraction' | 'looks-like-a-percentage' | 'restricted-by-law' | 'needs-an-estimate' | 'law-has-ended' | 'unusual-age' | 'unusual-result' | 'less-than-a-year';
  readonly detail: string;
}

/** Results of the Effective Interest Method Calculator */
export interface EffectiveInterestResults {
  /** Effective interest rate: annual, with compounding (percent per year) */
  readonly effective_annual_rate: number;
  /** Effective interest rate of a period times the periods in a year (percent per year) */
  readonly nominal_annual_rate: number;
  /** Carrying amount at the beginning (currency) */
  readonly initial_carrying_amount: number;
  /** All cash flows after the beginning (currency) */
  readonly total_paid: number;
  /** Interest by the effective rate, of all periods (currency) */
  readonly total_interest: number;
  /** Carrying amount before the revision; absent without months_to_revision (currency) */
  readonly carrying_amount_before_revision?: number;
  /** Carrying amount after the revision: present value of the revised cash flows at the first effective rate; absent without months_to_revision (currency) */
  readonly carrying_amount_after_revision?: number;
  /** Gain from the revision, negative for a loss; absent without months_to_revision (currency) */
  readonly revision_gain?: number;
  /** Currency of the request, in upper case; absent when none was given */
  readonly currency?: string;
  /** Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none */
  readonly warnings?: readonly EffectiveInterestResultsWarnings[];
}

/** One row of a schedule */
export interface EffectiveInterestRow {
  readonly period: number;
  /** Change of the carrying amount by the revision (currency) */
  readonly revision: number;
  /** Carrying amount at the beginning, after a revision (currency) */
  readonly opening_balance: number;
  /** Interest by the effective rate (currency) */
  readonly interest: number;
  /** Cash flow (currency) */
  readonly payment: number;
  /** Carrying amount at the end (currency) */
  readonly balance: number;
}

/** Inputs of the Loan Pool Cash Flow Calculator. Monthly cash flows of a pool of loans with prepayments and defaults, with price, yield, average life and duration. */
export interface PoolCashFlowsInputs {
  /** Balance of all loans (currency); 0.01 to 1000000000000 */
  readonly principal: number;
  /** Gross coupon: average nominal annual rate of the loans (percent per year); 0 to 1000 */
  readonly gross_coupon_rate: number;
  /** Net coupon: annual rate after servicing and other fees; gross_coupon_rate if left out (percent per year); 0 to 1000 */
  readonly net_coupon_rate?: number;
  /** Average months until the loans mature (months); 1 to 480 */
  readonly remaining_months: number;
  /** Average age of the loans (months); 0 to 480; default 0 */
  readonly loan_age_months?: number;
  /** Measure of prepayments; cpr: conditional prepayment rate: percent of the balance in a year; smm: single monthly mortality: percent of the balance in a month, after scheduled principal; psa: percent of the PSA benchmark: 0.2 percent CPR more each month of age up to 6 percent in month 30; abs: absolute prepayment speed: percent of all original loans in a month; default "cpr" */
  readonly prepayment_model?: 'cpr' | 'smm' | 'psa' | 'abs';
  /** Prepayments in each month, in percent by prepayment_model; the last one holds to the end; default [] */
  readonly prepayment_rates?: readonly number[];
  /** Measure of defaults; cdr: conditional default rate: percent of the balance in a year; mdr: monthly default rate: percent of the balance at the beginning of a month; sda: percent of the Standard Default Assumption, by the age of the loans; default "cdr" */
  readonly default_model?: 'cdr' | 'mdr' | 'sda';
  /** Defaults in each month, in percent by default_model; the last one holds to the end; default [] */
  readonly default_rates?: readonly number[];
  /** Loss severity: share of a defaulted balance that is lost; needed with default_rates (percent); 0 to 100 */
  readonly severity_pct?: number;
  /** Months from a default to the recovery (months); 0 to 120; default 12 */
  readonly recovery_months?: number;
  /** Advances of the servicer on loans in default; true: scheduled principal and interest are paid until the recovery; false: nothing is paid until the recovery; default true */
  readonly advanced?: boolean;
  /** Days from the end of a month until investors are paid, of months of 30 days (days); 0 to 90; default 0 */
  readonly payment_delay_days?: number;
  /** Price of the pool; left out if yield_to_maturity is given (currency); 0.01 to 1000000000000 */
  readonly price?: number;
  /** Yield: nominal annual rate, compounded monthly; left out if price is given (percent per year); -50 to 1000 */
  readonly yield_to_maturity?: number;
  /** ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places */
  readonly currency?: string;
}

export interface PoolCashFlowsResultsWarnings {
  /** JSON pointer to the input, or to a result that is unusual */
  readonly pointer: string;
  readonly code: 'looks-like-a-fraction' | 'looks-like-a-percentage' | 'restricted-by-law' | 'needs-an-estimate' | 'law-has-ended' | 'unusual-age' | 'unusual-result' | 'less-than-a-year';
  readonly detail: string;
}

/** Results of the Loan Pool Cash Flow Calculator */
export interface PoolCashFlowsResults {
  /** Price: present value of all cash flows at the yield; absent without price and yield_to_maturity (currency) */
  readonly price?: number;
  /** Price for 100 of balance; absent without price and yield_to_maturity (price per 100) */
  readonly price_per_100?: number;
  /** Yield: nominal annual rate, compounded monthly; absent without price and yield_to_maturity (percent per year) */
  readonly yield_to_maturity?: number;
  /** Yield as a nominal annual rate, compounded twice a year; absent without price and yield_to_maturity (percent per year) */
  readonly bond_equivalent_yield?: number;
  /** Weighted average life: average time until principal is paid (years) */
  readonly average_life_years: number;
  /** Macaulay duration; absent without price and yield_to_maturity (years) */
  readonly macaulay_duration?: number;
  /** Modified duration: percent by which the price falls when the yield rises by one point; absent without price and yield_to_maturity (years) */
  readonly modified_duration?: number;
  /** All payments to investors (currency) */
  readonly total_paid: number;
  /** Interest to investors, at the net coupon (currency) */
  readonly total_interest: number;
  /** Principal to investors: scheduled, prepaid and recovered (currency) */
  readonly total_principal: number;
  /** Principal prepaid (currency) */
  readonly total_prepayments: number;
  /** Balances that default (currency) */
  readonly total_defaults: number;
  /** Principal lost (currency) */
  readonly total_losses: number;
  /** Servicing and other fees: interest at the gross coupon less that at the net coupon (currency) */
  readonly total_fees: number;
  /** Currency of the request, in upper case; absent when none was given */
  readonly currency?: string;
  /** Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none */
  readonly warnings?: readonly PoolCashFlowsResultsWarnings[];
}

/** One row of a schedule */
export interface PoolCashFlowsRow {
  readonly period: number;
  /** Payment to investors (currency) */
  readonly payment: number;
  /** Interest at the net coupon (currency) */
  readonly interest: number;
  /** Scheduled principal (currency) */
  readonly principal: number;
  /** Principal prepaid (currency) */
  readonly prepayment: number;
  /** Balance that defaults (currency) */
  readonly defaults: number;
  /** Principal recovered (currency) */
  readonly recovery: number;
  /** Principal lost (currency) */
  readonly loss: number;
  /** Servicing and other fees (currency) */
  readonly fees: number;
  /** Balance of performing loans at the end (currency) */
  readonly performing_balance: number;
  /** Balance of all loans at the end (currency) */
  readonly balance: number;
}

/** The inputs, results and options of each calculator. */
export interface Calculators {
  /** The future value of an amount with compound interest, which is added to it and earns interest itself. */
  readonly 'compound-interest': {
    readonly inputs: CompoundInterestInputs;
    readonly results: CompoundInterestResults;
    readonly row: GrowthRow;
    readonly interval: 'month' | 'year';
    readonly solvable: 'principal' | 'annual_rate' | 'years';
    readonly target: 'future_value' | 'interest_earned' | 'effective_annual_rate';
    readonly variable: 'principal' | 'annual_rate' | 'years' | 'compound_frequency' | 'currency';
  };
  /** Monthly payment, total interest and total cost of a fixed-rate mortgage repaid in level monthly payments. */
  readonly 'mortgage': {
    readonly inputs: MortgageInputs;
    readonly results: MortgageResults;
    readonly row: LoanRow;
    readonly interval: 'month' | 'year';
    readonly solvable: 'home_price' | 'down_payment' | 'interest_rate' | 'loan_term';
    readonly target: 'monthly_payment' | 'total_interest' | 'total_paid' | 'final_payment';
    readonly variable: 'home_price' | 'down_payment' | 'interest_rate' | 'loan_term' | 'payment_rounding' | 'currency';
  };
  /** The future value of a systematic investment plan (SIP): the same amount invested every month. */
  readonly 'sip': {
    readonly inputs: SipInputs;
    readonly results: SipResults;
    readonly row: GrowthRow;
    readonly interval: 'month' | 'year';
    readonly solvable: 'monthly_investment' | 'annual_return' | 'years';
    readonly target: 'future_value' | 'total_invested' | 'wealth_gained' | 'cagr';
    readonly variable: 'monthly_investment' | 'annual_return' | 'years' | 'contribution_timing' | 'rate_convention' | 'currency';
  };
  /** Equated monthly installment (EMI) of a loan, with its total interest and total cost. */
  readonly 'emi': {
    readonly inputs: EmiInputs;
    readonly results: EmiResults;
    readonly row: LoanRow;
    readonly interval: 'month' | 'year';
    readonly solvable: 'principal' | 'annual_rate' | 'tenure_months';
    readonly target: 'emi' | 'total_interest' | 'total_payment' | 'final_payment';
    readonly variable: 'principal' | 'annual_rate' | 'tenure_months' | 'payment_rounding' | 'currency';
  };
  /** Financial independence, retire early (FIRE): savings that cover all expenses, and the time needed to reach them. */
  readonly 'fire': {
    readonly inputs: FireInputs;
    readonly results: FireResults;
    readonly row: GrowthRow;
    readonly interval: 'year';
    readonly solvable: 'annual_expenses' | 'current_savings' | 'annual_savings' | 'expected_return' | 'withdrawal_rate' | 'current_age';
    readonly target: 'fire_number' | 'years_to_fire' | 'fire_age';
    readonly variable: 'annual_expenses' | 'current_savings' | 'annual_savings' | 'expected_return' | 'withdrawal_rate' | 'current_age' | 'currency';
  };
  /** Savings at retirement from current savings and monthly contributions, and the retirement income they provide. */
  readonly 'retirement': {
    readonly inputs: RetirementInputs;
    readonly results: RetirementResults;
    readonly row: GrowthRow;
    readonly interval: 'month' | 'year';
    readonly solvable: 'current_age' | 'retirement_age' | 'current_savings' | 'monthly_contribution' | 'expected_return' | 'withdrawal_rate';
    readonly target: 'projected_corpus' | 'total_contributions' | 'contributions_including_savings' | 'monthly_retirement_income';
    readonly variable: 'current_age' | 'retirement_age' | 'current_savings' | 'monthly_contribution' | 'expected_return' | 'withdrawal_rate' | 'contribution_timing' | 'rate_convention' | 'currency';
  };
  /** Compound annual growth rate (CAGR): the constant annual growth that leads from an initial to a final value. */
  readonly 'cagr': {
    readonly inputs: CagrInputs;
    readonly results: CagrResults;
    readonly row: never;
    readonly interval: never;
    readonly solvable: 'initial_value' | 'final_value' | 'years';
    readonly target: 'cagr' | 'total_return_pct';
    readonly variable: 'initial_value' | 'final_value' | 'years' | 'currency';
  };
  /** Payments of a mortgage whose rate follows an index within caps, for expected index rates and in the worst case. */
  readonly 'adjustable-rate-mortgage': {
    readonly inputs: AdjustableRateMortgageInputs;
    readonly results: AdjustableRateMortgageResults;
    readonly row: LoanRow;
    readonly interval: 'month' | 'year';
    readonly solvable: 'home_price' | 'down_payment' | 'interest_rate' | 'loan_term' | 'fixed_months' | 'adjustment_months' | 'index_margin_rate' | 'initial_cap_pct' | 'periodic_cap_pct' | 'lifetime_cap_pct' | 'min_interest_rate';
    readonly target: 'monthly_payment' | 'max_monthly_payment' | 'max_interest_rate' | 'total_interest' | 'max_total_interest' | 'total_paid' | 'final_payment';
    readonly variable: 'home_price' | 'down_payment' | 'interest_rate' | 'loan_term' | 'fixed_months' | 'adjustment_months' | 'index_margin_rate' | 'initial_cap_pct' | 'periodic_cap_pct' | 'lifetime_cap_pct' | 'min_interest_rate' | 'payment_rounding' | 'currency';
  };
  /** Time in which an amount doubles, triples or grows tenfold, compared with the rule of 72. */
  readonly 'doubling-time': {
    readonly inputs: DoublingTimeInputs;
    readonly results: DoublingTimeResults;
    readonly row: never;
    readonly interval: never;
    readonly solvable: 'annual_rate';
    readonly target: 'doubling_years' | 'rule_of_72_years' | 'rule_of_72_error_years' | 'tripling_years' | 'tenfold_years';
    readonly variable: 'annual_rate' | 'compound_frequency';
  };
  /** The future value of a one-time investment after fees, tax and inflation. */
  readonly 'lump-sum': {
    readonly inputs: LumpSumInputs;
    readonly results: LumpSumResults;
    readonly row: LumpSumRow;
    readonly interval: 'month' | 'year';
    readonly solvable: 'initial_investment' | 'annual_return' | 'years' | 'annual_fee_pct' | 'tax_rate' | 'inflation_rate';
    readonly target: 'future_value' | 'wealth_gained' | 'total_return_pct' | 'cost_of_fees' | 'tax' | 'future_value_after_tax' | 'annual_return_after_tax' | 'real_future_value_after_tax';
    readonly variable: 'initial_investment' | 'annual_return' | 'years' | 'annual_fee_pct' | 'tax_rate' | 'inflation_rate' | 'currency';
  };
  /** An amount invested at once, compared with the same amount invested in equal monthly parts. */
  readonly 'lump-sum-vs-sip': {
    readonly inputs: LumpSumVsSipInputs;
    readonly results: LumpSumVsSipResults;
    readonly row: never;
    readonly interval: never;
    readonly solvable: 'initial_investment' | 'annual_return' | 'years';
    readonly target: 'lump_sum_future_value' | 'sip_future_value' | 'monthly_investment' | 'lump_sum_advantage';
    readonly variable: 'initial_investment' | 'annual_return' | 'years' | 'contribution_timing' | 'rate_convention' | 'currency';
  };
  /** Return after fees, tax and inflation, and the return needed to preserve purchasing power. */
  readonly 'inflation-adjusted-return': {
    readonly inputs: InflationAdjustedReturnInputs;
    readonly results: InflationAdjustedReturnResults;
    readonly row: never;
    readonly interval: never;
    readonly solvable: 'nominal_return' | 'inflation_rate' | 'annual_fee_pct' | 'tax_rate' | 'principal';
    readonly target: 'real_return' | 'return_after_fees' | 'return_after_tax' | 'real_return_before_costs' | 'approximate_real_return' | 'break_even_return' | 'real_annual_gain';
    readonly variable: 'nominal_return' | 'inflation_rate' | 'annual_fee_pct' | 'tax_rate' | 'principal' | 'currency';
  };
  /** Present value, payment, future value, number of periods or rate: whichever is left out, from the other four. */
  readonly 'tvm': {
    readonly inputs: TvmInputs;
    readonly results: TvmResults;
    readonly row: TvmRow;
    readonly interval: 'period';
    readonly solvable: 'present_value' | 'payment' | 'future_value' | 'periods' | 'annual_rate' | 'periods_per_year' | 'compounds_per_year';
    readonly target: 'present_value' | 'payment' | 'future_value' | 'periods' | 'annual_rate' | 'second_annual_rate' | 'effective_annual_rate' | 'net_interest';
    readonly variable: 'present_value' | 'payment' | 'future_value' | 'periods' | 'annual_rate' | 'payment_timing' | 'periods_per_year' | 'compounds_per_year' | 'currency';
  };
  /** Future value of an amount today, or present value of an amount in the future. */
  readonly 'time-value': {
    readonly inputs: TimeValueInputs;
    readonly results: TimeValueResults;
    readonly row: GrowthRow;
    readonly interval: 'month' | 'year';
    readonly solvable: 'present_value' | 'future_value' | 'annual_rate' | 'years';
    readonly target: 'present_value' | 'future_value' | 'growth_factor' | 'discount_factor';
    readonly variable: 'present_value' | 'future_value' | 'annual_rate' | 'years' | 'compound_frequency' | 'currency';
  };
  /** Savings that cover a frugal life, with a part of the current expenses, and the time needed to reach them. */
  readonly 'lean-fire': {
    readonly inputs: LeanFireInputs;
    readonly results: LeanFireResults;
    readonly row: GrowthRow;
    readonly interval: 'year';
    readonly solvable: 'annual_expenses' | 'current_savings' | 'annual_savings' | 'expected_return' | 'withdrawal_rate' | 'current_age' | 'expense_multiple';
    readonly target: 'fire_number' | 'monthly_expenses' | 'years_to_fire' | 'fire_age';
    readonly variable: 'annual_expenses' | 'current_savings' | 'annual_savings' | 'expected_return' | 'withdrawal_rate' | 'current_age' | 'expense_multiple' | 'currency';
  };
  /** Savings that cover a comfortable life, with more than the current expenses, and the time needed to reach them. */
  readonly 'fat-fire': {
    readonly inputs: FatFireInputs;
    readonly results: FatFireResults;
    readonly row: GrowthRow;
    readonly interval: 'year';
    readonly solvable: 'annual_expenses' | 'current_savings' | 'annual_savings' | 'expected_return' | 'withdrawal_rate' | 'current_age' | 'expense_multiple';
    readonly target: 'fire_number' | 'monthly_expenses' | 'years_to_fire' | 'fire_age';
    readonly variable: 'annual_expenses' | 'current_savings' | 'annual_savings' | 'expected_return' | 'withdrawal_rate' | 'current_age' | 'expense_multiple' | 'currency';
  };
  /** Progress towards financial independence: the part of the savings needed that is reached, what is missing, and how long that and each milestone takes. */
  readonly 'fire-progress': {
    readonly inputs: FireProgressInputs;
    readonly results: FireProgressResults;
    readonly row: GrowthRow;
    readonly interval: 'year';
    readonly solvable: 'annual_expenses' | 'current_savings' | 'annual_savings' | 'expected_return' | 'withdrawal_rate';
    readonly target: 'fire_number' | 'progress_pct' | 'fire_shortfall' | 'years_to_fire';
    readonly variable: 'annual_expenses' | 'current_savings' | 'annual_savings' | 'expected_return' | 'withdrawal_rate' | 'currency';
  };
  /** Savings that make work optional, and the time needed to reach them with what income leaves after expenses. */
  readonly 'financial-independence': {
    readonly inputs: FinancialIndependenceInputs;
    readonly results: FinancialIndependenceResults;
    readonly row: GrowthRow;
    readonly interval: 'year';
    readonly solvable: 'annual_income_after_tax' | 'annual_expenses' | 'current_savings' | 'expected_return' | 'withdrawal_rate' | 'current_age';
    readonly target: 'fire_number' | 'savings_rate' | 'annual_savings' | 'years_to_fire' | 'fire_age';
    readonly variable: 'annual_income_after_tax' | 'annual_expenses' | 'current_savings' | 'expected_return' | 'withdrawal_rate' | 'current_age' | 'currency';
  };
  /** Savings that grow to financial independence by retirement without further contributions, and the time needed to reach them. */
  readonly 'coast-fire': {
    readonly inputs: CoastFireInputs;
    readonly results: CoastFireResults;
    readonly row: GrowthRow;
    readonly interval: 'year';
    readonly solvable: 'annual_expenses' | 'current_age' | 'retirement_age' | 'current_savings' | 'expected_return' | 'inflation_rate' | 'withdrawal_rate' | 'annual_savings';
    readonly target: 'coast_number' | 'fire_number' | 'coast_shortfall' | 'coast_progress_pct' | 'projected_corpus' | 'years_to_coast' | 'coast_age';
    readonly variable: 'annual_expenses' | 'current_age' | 'retirement_age' | 'current_savings' | 'expected_return' | 'inflation_rate' | 'withdrawal_rate' | 'annual_savings' | 'currency';
  };
  /** Savings that cover all expenses together with part-time income, and the time needed to reach them, compared with full independence. */
  readonly 'barista-fire': {
    readonly inputs: BaristaFireInputs;
    readonly results: BaristaFireResults;
    readonly row: PlanRow;
    readonly interval: 'year';
    readonly solvable: 'annual_expenses' | 'annual_part_time_income' | 'current_savings' | 'annual_savings' | 'expected_return' | 'inflation_rate' | 'withdrawal_rate' | 'current_age';
    readonly target: 'barista_number' | 'fire_number' | 'annual_withdrawal' | 'expenses_covered_pct' | 'years_to_barista' | 'barista_age' | 'years_to_fire' | 'part_time_years_to_fire' | 'part_time_fire_age';
    readonly variable: 'annual_expenses' | 'annual_part_time_income' | 'current_savings' | 'annual_savings' | 'expected_return' | 'inflation_rate' | 'withdrawal_rate' | 'current_age' | 'currency';
  };
  /** The years to financial independence for a given savings rate. */
  readonly 'savings-rate': {
    readonly inputs: SavingsRateInputs;
    readonly results: SavingsRateResults;
    readonly row: GrowthRow;
    readonly interval: 'year';
    readonly solvable: 'savings_rate' | 'annual_income_after_tax' | 'current_savings' | 'expected_return' | 'withdrawal_rate' | 'current_age';
    readonly target: 'years_to_fire' | 'fire_age' | 'annual_savings' | 'annual_expenses' | 'fire_number';
    readonly variable: 'savings_rate' | 'annual_income_after_tax' | 'current_savings' | 'expected_return' | 'withdrawal_rate' | 'current_age' | 'currency';
  };
  /** Age at which savings reach the amount that is wanted for retirement. */
  readonly 'retirement-age': {
    readonly inputs: RetirementAgeInputs;
    readonly results: RetirementAgeResults;
    readonly row: GrowthRow;
    readonly interval: 'year';
    readonly solvable: 'current_age' | 'goal_amount' | 'current_savings' | 'annual_savings' | 'expected_return';
    readonly target: 'years_to_goal' | 'retirement_age';
    readonly variable: 'current_age' | 'goal_amount' | 'current_savings' | 'annual_savings' | 'expected_return' | 'currency';
  };
  /** Annual withdrawal, rising with inflation, that savings sustain for a number of years at a constant return, and the time that savings last at a given annual spending. */
  readonly 'safe-withdrawal-rate': {
    readonly inputs: SafeWithdrawalRateInputs;
    readonly results: SafeWithdrawalRateResults;
    readonly row: WithdrawalRow;
    readonly interval: 'year';
    readonly solvable: 'current_savings' | 'expected_return' | 'inflation_rate' | 'years' | 'final_balance' | 'annual_expenses';
    readonly target: 'annual_withdrawal' | 'monthly_withdrawal' | 'withdrawal_rate' | 'total_withdrawn' | 'perpetual_annual_withdrawal' | 'years_lasting';
    readonly variable: 'current_savings' | 'expected_return' | 'inflation_rate' | 'years' | 'final_balance' | 'annual_expenses' | 'withdrawal_timing' | 'currency';
  };
  /** Outcomes of a retirement plan that starts on many dates in U.S. market history since 1871: how often the money lasted, and how much was left. */
  readonly 'historical-backtest': {
    readonly inputs: HistoricalBacktestInputs;
    readonly results: HistoricalBacktestResults;
    readonly row: HistoricalBacktestRow;
    readonly interval: 'year';
    readonly solvable: 'current_savings' | 'current_age' | 'years' | 'annual_withdrawal' | 'withdrawal_rate' | 'annual_contribution' | 'contribution_years' | 'withdrawal_growth_rate' | 'annual_fee_pct' | 'stock_pct' | 'floor_pct' | 'ceiling_pct' | 'bond_maturity_years';
    readonly target: 'success_rate' | 'cohort_count' | 'failed_cohort_count' | 'safe_withdrawal_rate';
    readonly variable: 'current_savings' | 'current_age' | 'years' | 'annual_withdrawal' | 'withdrawal_rate' | 'annual_contribution' | 'contribution_years' | 'withdrawal_adjustment' | 'withdrawal_growth_rate' | 'annual_fee_pct' | 'withdrawal_timing' | 'stock_pct' | 'spending_rule' | 'floor_pct' | 'ceiling_pct' | 'bond_maturity_years' | 'start_date' | 'end_date' | 'cohort_frequency' | 'currency';
  };
  /** Probability that savings last through a retirement plan, from thousands of simulated paths of random returns. The seed makes every simulation repeatable. */
  readonly 'monte-carlo': {
    readonly inputs: MonteCarloInputs;
    readonly results: MonteCarloResults;
    readonly row: MonteCarloRow;
    readonly interval: 'year';
    readonly solvable: 'current_savings' | 'current_age' | 'years' | 'annual_withdrawal' | 'withdrawal_rate' | 'annual_contribution' | 'contribution_years' | 'withdrawal_growth_rate' | 'annual_fee_pct' | 'mean_return' | 'volatility' | 'degrees_of_freedom' | 'block_years' | 'turbulent_mean_return' | 'turbulent_volatility' | 'turbulence_onset_pct' | 'turbulent_years' | 'inflation_rate' | 'inflation_volatility' | 'bond_maturity_years' | 'stock_pct' | 'floor_pct' | 'ceiling_pct';
    readonly target: 'success_rate' | 'success_rate_standard_error' | 'success_rate_lower' | 'success_rate_upper' | 'mean_final_balance' | 'sequence_risk_correlation' | 'late_return_correlation';
    readonly variable: 'current_savings' | 'current_age' | 'years' | 'annual_withdrawal' | 'withdrawal_rate' | 'annual_contribution' | 'contribution_years' | 'withdrawal_adjustment' | 'withdrawal_growth_rate' | 'annual_fee_pct' | 'withdrawal_timing' | 'model' | 'mean_return' | 'volatility' | 'degrees_of_freedom' | 'block_years' | 'turbulent_mean_return' | 'turbulent_volatility' | 'turbulence_onset_pct' | 'turbulent_years' | 'inflation_rate' | 'inflation_volatility' | 'bond_maturity_years' | 'stock_pct' | 'spending_rule' | 'floor_pct' | 'ceiling_pct' | 'path_count' | 'seed' | 'antithetic' | 'path_index' | 'currency';
  };
  /** One retirement plan under each spending rule, from many start dates in U.S. market history since 1871: how often the money lasts, the withdrawals, and the final balance. */
  readonly 'withdrawal-comparison': {
    readonly inputs: WithdrawalComparisonInputs;
    readonly results: WithdrawalComparisonResults;
    readonly row: never;
    readonly interval: never;
    readonly solvable: 'current_savings' | 'current_age' | 'years' | 'annual_withdrawal' | 'withdrawal_rate' | 'annual_contribution' | 'contribution_years' | 'withdrawal_growth_rate' | 'annual_fee_pct' | 'stock_pct' | 'bond_maturity_years';
    readonly target: 'highest_median_annual_withdrawal' | 'highest_median_rule_index';
    readonly variable: 'current_savings' | 'current_age' | 'years' | 'annual_withdrawal' | 'withdrawal_rate' | 'annual_contribution' | 'contribution_years' | 'withdrawal_adjustment' | 'withdrawal_growth_rate' | 'annual_fee_pct' | 'withdrawal_timing' | 'stock_pct' | 'bond_maturity_years' | 'start_date' | 'end_date' | 'cohort_frequency' | 'currency';
  };
  /** Income that a share of the savings gives in the first and in the last year of retirement, and how long the savings last. */
  readonly 'retirement-income': {
    readonly inputs: RetirementIncomeInputs;
    readonly results: RetirementIncomeResults;
    readonly row: WithdrawalRow;
    readonly interval: 'year';
    readonly solvable: 'current_savings' | 'expected_return' | 'withdrawal_rate' | 'withdrawal_growth_rate' | 'inflation_rate' | 'years';
    readonly target: 'first_year_withdrawal' | 'final_year_withdrawal' | 'monthly_withdrawal' | 'real_final_year_withdrawal' | 'years_lasting';
    readonly variable: 'current_savings' | 'expected_return' | 'withdrawal_rate' | 'withdrawal_growth_rate' | 'inflation_rate' | 'years' | 'currency';
  };
  /** Regular payments from a lump sum over a number of years, or how long a payment lasts: immediate or deferred, level or rising each year. */
  readonly 'annuity-payout': {
    readonly inputs: AnnuityPayoutInputs;
    readonly results: AnnuityPayoutResults;
    readonly row: WithdrawalRow;
    readonly interval: 'month' | 'year';
    readonly solvable: 'principal' | 'annual_rate' | 'years' | 'payment' | 'deferral_years' | 'payment_growth_rate';
    readonly target: 'payment' | 'final_payment' | 'payment_count' | 'years_lasting' | 'months_lasting' | 'balance_at_start' | 'total_paid' | 'interest_earned';
    readonly variable: 'principal' | 'annual_rate' | 'years' | 'payment' | 'payment_frequency' | 'payment_timing' | 'deferral_years' | 'payment_growth_rate' | 'rate_convention' | 'currency';
  };
  /** Pension from salary and years of service, its present value, and how it compares with a lump-sum offer. */
  readonly 'pension': {
    readonly inputs: PensionInputs;
    readonly results: PensionResults;
    readonly row: never;
    readonly interval: never;
    readonly solvable: 'final_average_salary' | 'service_years' | 'accrual_rate' | 'early_reduction_pct' | 'cola_rate' | 'payout_years' | 'discount_rate' | 'lump_sum_offer';
    readonly target: 'annual_pension' | 'monthly_pension' | 'replacement_pct' | 'total_received' | 'present_value' | 'break_even_discount_rate';
    readonly variable: 'final_average_salary' | 'service_years' | 'accrual_rate' | 'early_reduction_pct' | 'cola_rate' | 'payout_years' | 'discount_rate' | 'lump_sum_offer' | 'currency';
  };
  /** Balance left by a systematic withdrawal plan, the same amount taken out of an investment every month, or the month in which the investment is used up. */
  readonly 'swp': {
    readonly inputs: SwpInputs;
    readonly results: SwpResults;
    readonly row: WithdrawalRow;
    readonly interval: 'month' | 'year';
    readonly solvable: 'initial_investment' | 'monthly_withdrawal' | 'annual_return' | 'years' | 'withdrawal_growth_rate';
    readonly target: 'future_value' | 'total_withdrawn' | 'wealth_gained' | 'months_lasting' | 'sustainable_monthly_withdrawal';
    readonly variable: 'initial_investment' | 'monthly_withdrawal' | 'annual_return' | 'years' | 'withdrawal_growth_rate' | 'withdrawal_timing' | 'rate_convention' | 'currency';
  };
  /** Savings needed for a desired retirement income, projected savings at retirement, and the extra contributions that close the gap. */
  readonly 'retirement-savings-gap': {
    readonly inputs: RetirementSavingsGapInputs;
    readonly results: RetirementSavingsGapResults;
    readonly row: PlanRow;
    readonly interval: 'month' | 'year';
    readonly solvable: 'target_annual_income' | 'annual_income' | 'income_replacement_pct' | 'current_age' | 'retirement_age' | 'current_savings' | 'monthly_contribution' | 'contribution_growth_rate' | 'expected_return' | 'retirement_return' | 'inflation_rate' | 'end_age' | 'other_annual_income' | 'pension_start_age';
    readonly target: 'required_corpus' | 'projected_corpus' | 'corpus_gap' | 'extra_monthly_contribution' | 'extra_lump_sum' | 'annual_income_at_retirement' | 'funded_pct';
    readonly variable: 'target_annual_income' | 'annual_income' | 'income_replacement_pct' | 'current_age' | 'retirement_age' | 'current_savings' | 'monthly_contribution' | 'contribution_growth_rate' | 'expected_return' | 'retirement_return' | 'inflation_rate' | 'end_age' | 'other_annual_income' | 'pension_start_age' | 'contribution_timing' | 'rate_convention' | 'currency';
  };
  /** Retirement savings taxed now (Roth) or when they are withdrawn (traditional), at two tax rates, and the later tax rate at which both are worth the same. */
  readonly 'roth-vs-traditional': {
    readonly inputs: RothVsTraditionalInputs;
    readonly results: RothVsTraditionalResults;
    readonly row: never;
    readonly interval: never;
    readonly solvable: 'annual_contribution' | 'years' | 'expected_return' | 'current_tax_rate' | 'retirement_tax_rate' | 'capital_gains_tax_rate';
    readonly target: 'roth_future_value_after_tax' | 'traditional_future_value_after_tax' | 'roth_advantage' | 'break_even_retirement_tax_rate';
    readonly variable: 'annual_contribution' | 'years' | 'expected_return' | 'current_tax_rate' | 'retirement_tax_rate' | 'tax_saved_invested' | 'capital_gains_tax_rate' | 'currency';
  };
  /** The total and the annualized return on an investment, including income and costs. */
  readonly 'roi': {
    readonly inputs: RoiInputs;
    readonly results: RoiResults;
    readonly row: never;
    readonly interval: never;
    readonly solvable: 'initial_investment' | 'final_value' | 'years' | 'total_income' | 'costs' | 'inflation_rate';
    readonly target: 'roi' | 'net_profit' | 'annualized_return' | 'real_annualized_return' | 'total_cost' | 'total_returned';
    readonly variable: 'initial_investment' | 'final_value' | 'years' | 'start_date' | 'end_date' | 'total_income' | 'costs' | 'inflation_rate' | 'currency';
  };
  /** Return per year on an investment that was held for some years or between two dates, with income and costs. */
  readonly 'annualized-return': {
    readonly inputs: AnnualizedReturnInputs;
    readonly results: AnnualizedReturnResults;
    readonly row: never;
    readonly interval: never;
    readonly solvable: 'initial_investment' | 'final_value' | 'years' | 'total_income' | 'costs';
    readonly target: 'total_return_pct' | 'annualized_return';
    readonly variable: 'initial_investment' | 'final_value' | 'years' | 'start_date' | 'end_date' | 'total_income' | 'costs' | 'currency';
  };
  /** Profit and return on an investment, in total, per year, and per year after inflation. */
  readonly 'investment-return': {
    readonly inputs: InvestmentReturnInputs;
    readonly results: InvestmentReturnResults;
    readonly row: never;
    readonly interval: never;
    readonly solvable: 'initial_investment' | 'final_value' | 'years' | 'total_income' | 'costs' | 'inflation_rate';
    readonly target: 'net_profit' | 'total_return_pct' | 'annualized_return' | 'real_annualized_return';
    readonly variable: 'initial_investment' | 'final_value' | 'years' | 'total_income' | 'costs' | 'inflation_rate' | 'currency';
  };
  /** Annual growth rate between two revenues, or the revenue that a growth rate leads to. */
  readonly 'revenue-growth': {
    readonly inputs: RevenueGrowthInputs;
    readonly results: RevenueGrowthResults;
    readonly row: never;
    readonly interval: never;
    readonly solvable: 'initial_revenue' | 'years' | 'revenue_growth_rate' | 'final_revenue';
    readonly target: 'final_revenue' | 'revenue_growth_rate' | 'total_growth_pct' | 'revenue_multiple';
    readonly variable: 'initial_revenue' | 'years' | 'revenue_growth_rate' | 'final_revenue' | 'currency';
  };
  /** The units and the revenue at which a product breaks even or reaches a target profit, and the margin of safety of expected sales. */
  readonly 'break-even': {
    readonly inputs: BreakEvenInputs;
    readonly results: BreakEvenResults;
    readonly row: never;
    readonly interval: never;
    readonly solvable: 'fixed_costs' | 'price_per_unit' | 'variable_cost_per_unit' | 'target_profit' | 'tax_rate' | 'expected_units';
    readonly target: 'break_even_units' | 'break_even_revenue' | 'contribution_margin_per_unit' | 'contribution_margin_pct' | 'target_units' | 'target_revenue' | 'expected_profit' | 'margin_of_safety_pct';
    readonly variable: 'fixed_costs' | 'price_per_unit' | 'variable_cost_per_unit' | 'target_profit' | 'tax_rate' | 'expected_units' | 'currency';
  };
  /** Price, profit, margin and markup of a product, from its cost and a price, target margin or target markup. */
  readonly 'margin-markup': {
    readonly inputs: MarginMarkupInputs;
    readonly results: MarginMarkupResults;
    readonly row: never;
    readonly interval: never;
    readonly solvable: 'cost_per_unit' | 'price_per_unit' | 'margin_pct' | 'markup_pct' | 'sales_tax_rate' | 'units';
    readonly target: 'price_per_unit' | 'profit_per_unit' | 'margin_pct' | 'markup_pct' | 'price_per_unit_with_tax' | 'total_revenue' | 'total_profit';
    readonly variable: 'cost_per_unit' | 'price_per_unit' | 'margin_pct' | 'markup_pct' | 'sales_tax_rate' | 'units' | 'currency';
  };
  /** Price, profit and margin of a product from its cost and a markup. */
  readonly 'markup': {
    readonly inputs: MarkupInputs;
    readonly results: MarkupResults;
    readonly row: never;
    readonly interval: never;
    readonly solvable: 'cost_per_unit' | 'markup_pct';
    readonly target: 'price_per_unit' | 'profit_per_unit' | 'margin_pct';
    readonly variable: 'cost_per_unit' | 'markup_pct' | 'currency';
  };
  /** Gross, EBITDA, operating and net profit of a business, and each as a margin of the revenue. */
  readonly 'profit-margin': {
    readonly inputs: ProfitMarginInputs;
    readonly results: ProfitMarginResults;
    readonly row: never;
    readonly interval: never;
    readonly solvable: 'revenue' | 'cost_of_goods_sold' | 'operating_expenses' | 'depreciation' | 'interest_expense' | 'tax';
    readonly target: 'gross_profit' | 'gross_margin_pct' | 'ebitda' | 'ebitda_margin_pct' | 'operating_profit' | 'operating_margin_pct' | 'net_profit' | 'net_margin_pct' | 'markup_pct';
    readonly variable: 'revenue' | 'cost_of_goods_sold' | 'operating_expenses' | 'depreciation' | 'interest_expense' | 'tax' | 'currency';
  };
  /** Average cost of the equity, debt and preferred stock of a company, weighted by their market values. */
  readonly 'wacc': {
    readonly inputs: WaccInputs;
    readonly results: WaccResults;
    readonly row: never;
    readonly interval: never;
    readonly solvable: 'equity_value' | 'debt_value' | 'preferred_value' | 'cost_of_equity_rate' | 'cost_of_debt_rate' | 'cost_of_preferred_rate' | 'tax_rate';
    readonly target: 'wacc' | 'equity_weight_pct' | 'debt_weight_pct' | 'preferred_weight_pct' | 'cost_of_debt_rate_after_tax';
    readonly variable: 'equity_value' | 'debt_value' | 'preferred_value' | 'cost_of_equity_rate' | 'cost_of_debt_rate' | 'cost_of_preferred_rate' | 'tax_rate' | 'currency';
  };
  /** Value of a company from its forecast free cash flows and a terminal value, in total and per share. */
  readonly 'dcf': {
    readonly inputs: DcfInputs;
    readonly results: DcfResults;
    readonly row: never;
    readonly interval: never;
    readonly solvable: 'discount_rate' | 'terminal_growth_rate' | 'terminal_multiple' | 'total_debt' | 'cash' | 'shares_outstanding';
    readonly target: 'enterprise_value' | 'terminal_value' | 'terminal_value_pct' | 'equity_value' | 'value_per_share';
    readonly variable: 'discount_rate' | 'terminal_growth_rate' | 'terminal_multiple' | 'cash_flow_timing' | 'total_debt' | 'cash' | 'shares_outstanding' | 'currency';
  };
  /** Value of a business by a multiple of EBITDA, by discounted cash flows, or by a multiple of what it earns its owner. */
  readonly 'business-valuation': {
    readonly inputs: BusinessValuationInputs;
    readonly results: BusinessValuationResults;
    readonly row: never;
    readonly interval: never;
    readonly solvable: 'ebitda' | 'ebitda_multiple' | 'discount_rate' | 'terminal_growth_rate' | 'annual_owner_earnings' | 'earnings_multiple' | 'total_debt' | 'cash' | 'shares_outstanding';
    readonly target: 'enterprise_value' | 'terminal_value' | 'equity_value' | 'value_per_share';
    readonly variable: 'method' | 'ebitda' | 'ebitda_multiple' | 'discount_rate' | 'terminal_growth_rate' | 'annual_owner_earnings' | 'earnings_multiple' | 'total_debt' | 'cash' | 'shares_outstanding' | 'currency';
  };
  /** Depreciation and book value of an asset, year by year, by one of seven methods. */
  readonly 'depreciation': {
    readonly inputs: DepreciationInputs;
    readonly results: DepreciationResults;
    readonly row: DepreciationRow;
    readonly interval: 'year';
    readonly solvable: 'cost' | 'salvage_value' | 'useful_life_years' | 'year' | 'first_year_months' | 'factor' | 'recovery_years' | 'total_units';
    readonly target: 'depreciation' | 'book_value' | 'accumulated_depreciation' | 'total_depreciation' | 'depreciable_base' | 'book_value_pct';
    readonly variable: 'cost' | 'salvage_value' | 'useful_life_years' | 'method' | 'year' | 'first_year_months' | 'factor' | 'recovery_years' | 'macrs_convention' | 'total_units' | 'currency';
  };
  /** The annual cost of forgoing a cash discount such as 2/10 net 30, and whether to borrow to take it. */
  readonly 'early-payment-discount': {
    readonly inputs: EarlyPaymentDiscountInputs;
    readonly results: EarlyPaymentDiscountResults;
    readonly row: never;
    readonly interval: never;
    readonly solvable: 'invoice_amount' | 'discount_pct' | 'discount_days' | 'net_days' | 'borrowing_rate';
    readonly target: 'discount_amount' | 'discounted_amount' | 'credit_days' | 'cost_of_trade_credit_rate' | 'effective_annual_rate' | 'borrowing_interest' | 'borrowing_advantage';
    readonly variable: 'invoice_amount' | 'discount_pct' | 'discount_days' | 'net_days' | 'borrowing_rate' | 'day_count_convention' | 'currency';
  };
  /** Equity in a home, its loan-to-value ratios, the amount that can still be borrowed, and the proceeds of a sale. */
  readonly 'home-equity': {
    readonly inputs: HomeEquityInputs;
    readonly results: HomeEquityResults;
    readonly row: never;
    readonly interval: never;
    readonly solvable: 'home_value' | 'mortgage_balance' | 'other_lien_balance' | 'max_combined_ltv' | 'selling_cost_pct';
    readonly target: 'equity' | 'equity_pct' | 'ltv' | 'combined_ltv' | 'max_loan_amount' | 'sale_proceeds';
    readonly variable: 'home_value' | 'mortgage_balance' | 'other_lien_balance' | 'max_combined_ltv' | 'selling_cost_pct' | 'currency';
  };
  /** Interest-only payments of a home equity line of credit while it is drawn, and the payments that repay it. */
  readonly 'heloc': {
    readonly inputs: HelocInputs;
    readonly results: HelocResults;
    readonly row: LoanRow;
    readonly interval: 'month' | 'year';
    readonly solvable: 'balance' | 'credit_limit' | 'interest_rate' | 'draw_months' | 'repayment_months';
    readonly target: 'interest_only_monthly_payment' | 'monthly_payment' | 'total_interest' | 'total_paid' | 'final_payment';
    readonly variable: 'balance' | 'credit_limit' | 'interest_rate' | 'draw_months' | 'repayment_months' | 'start_date' | 'day_count_convention' | 'level_payment_rule' | 'payment_rounding' | 'currency';
  };
  /** The most expensive home that an income can afford under the usual debt ratios of lenders, including taxes, insurance and fees. */
  readonly 'mortgage-affordability': {
    readonly inputs: MortgageAffordabilityInputs;
    readonly results: MortgageAffordabilityResults;
    readonly row: never;
    readonly interval: never;
    readonly solvable: 'annual_income' | 'down_payment' | 'interest_rate' | 'monthly_debt_payments' | 'loan_term' | 'max_front_end_dti' | 'max_back_end_dti' | 'property_tax_rate' | 'annual_insurance' | 'home_insurance_rate' | 'pmi_rate' | 'mortgage_insurance_rate' | 'mortgage_insurance_premium_pct' | 'min_down_payment_pct' | 'loan_limit' | 'monthly_fees' | 'monthly_heating';
    readonly target: 'max_home_price' | 'max_loan_amount' | 'monthly_payment' | 'monthly_property_tax' | 'monthly_insurance' | 'monthly_mortgage_insurance' | 'mortgage_insurance_premium' | 'qualifying_rate' | 'qualifying_monthly_payment' | 'monthly_housing_payment' | 'front_end_dti' | 'back_end_dti';
    readonly variable: 'annual_income' | 'down_payment' | 'interest_rate' | 'monthly_debt_payments' | 'loan_term' | 'lending_guideline' | 'max_front_end_dti' | 'max_back_end_dti' | 'property_tax_rate' | 'annual_insurance' | 'home_insurance_rate' | 'mortgage_insurance_type' | 'pmi_rate' | 'mortgage_insurance_rate' | 'mortgage_insurance_premium_pct' | 'min_down_payment_pct' | 'va_funding_fee_type' | 'loan_limit' | 'qualifying_rate_rule' | 'monthly_fees' | 'monthly_heating' | 'compounding_convention' | 'currency';
  };
  /** Costs of closing the purchase of a home, item by item, and the cash that the buyer brings. */
  readonly 'closing-cost': {
    readonly inputs: ClosingCostInputs;
    readonly results: ClosingCostResults;
    readonly row: never;
    readonly interval: never;
    readonly solvable: 'home_price' | 'down_payment' | 'points' | 'prepaid_costs' | 'seller_credit' | 'deposit';
    readonly target: 'closing_costs' | 'closing_cost_pct' | 'loan_amount' | 'cash_to_close';
    readonly variable: 'home_price' | 'down_payment' | 'points' | 'prepaid_costs' | 'seller_credit' | 'deposit' | 'currency';
  };
  /** Time and interest saved on a mortgage by extra monthly payments, a lump sum, or both. */
  readonly 'mortgage-payoff': {
    readonly inputs: MortgagePayoffInputs;
    readonly results: MortgagePayoffResults;
    readonly row: MortgagePayoffRow;
    readonly interval: 'month' | 'year';
    readonly solvable: 'balance' | 'interest_rate' | 'remaining_months' | 'extra_monthly_payment' | 'lump_sum_payment' | 'lump_sum_month';
    readonly target: 'interest_saved' | 'months_saved' | 'months_to_payoff' | 'monthly_payment' | 'payment' | 'new_payment' | 'total_interest' | 'total_interest_without_extra' | 'total_paid' | 'final_payment';
    readonly variable: 'balance' | 'interest_rate' | 'remaining_months' | 'extra_monthly_payment' | 'lump_sum_payment' | 'lump_sum_month' | 'prepayment_effect' | 'payment_frequency' | 'accelerated' | 'compound_frequency' | 'start_date' | 'day_count_convention' | 'level_payment_rule' | 'payment_rounding' | 'currency';
  };
  /** Time and interest saved by paying half of the monthly payment every two weeks. */
  readonly 'biweekly-mortgage': {
    readonly inputs: BiweeklyMortgageInputs;
    readonly results: BiweeklyMortgageResults;
    readonly row: never;
    readonly interval: never;
    readonly solvable: 'home_price' | 'down_payment' | 'interest_rate' | 'loan_term';
    readonly target: 'biweekly_payment' | 'monthly_payment' | 'months_to_payoff' | 'months_saved' | 'total_interest' | 'interest_saved';
    readonly variable: 'home_price' | 'down_payment' | 'interest_rate' | 'loan_term' | 'biweekly_compounding' | 'currency';
  };
  /** Savings from replacing a mortgage with a new one: payments, break-even month, and savings over the loans and until a sale. */
  readonly 'mortgage-refinance': {
    readonly inputs: MortgageRefinanceInputs;
    readonly results: MortgageRefinanceResults;
    readonly row: MortgageRefinanceRow;
    readonly interval: 'month' | 'year';
    readonly solvable: 'current_balance' | 'current_interest_rate' | 'remaining_months' | 'new_interest_rate' | 'closing_costs' | 'new_loan_term' | 'holding_months';
    readonly target: 'monthly_payment_saved' | 'current_monthly_payment' | 'new_monthly_payment' | 'new_loan_amount' | 'break_even_month' | 'simple_break_even_month' | 'total_saved' | 'interest_saved' | 'total_saved_at_exit' | 'current_final_payment' | 'new_final_payment';
    readonly variable: 'current_balance' | 'current_interest_rate' | 'remaining_months' | 'new_interest_rate' | 'closing_costs' | 'new_loan_term' | 'closing_cost_treatment' | 'holding_months' | 'payment_rounding' | 'currency';
  };
  /** Offers of a mortgage with more or fewer points: costs until the loan is repaid, and when points have paid off. */
  readonly 'mortgage-points': {
    readonly inputs: MortgagePointsInputs;
    readonly results: MortgagePointsResults;
    readonly row: never;
    readonly interval: never;
    readonly solvable: 'home_price' | 'down_payment' | 'loan_term' | 'holding_months';
    readonly target: 'cheapest_option_index' | 'break_even_month';
    readonly variable: 'home_price' | 'down_payment' | 'loan_term' | 'holding_months' | 'currency';
  };
  /** Payments of a mortgage with a temporary buydown, and the subsidy that pays for it. */
  readonly 'buydown': {
    readonly inputs: BuydownInputs;
    readonly results: BuydownResults;
    readonly row: never;
    readonly interval: never;
    readonly solvable: 'home_price' | 'down_payment' | 'interest_rate' | 'loan_term';
    readonly target: 'monthly_payment' | 'total_subsidy';
    readonly variable: 'home_price' | 'down_payment' | 'interest_rate' | 'loan_term' | 'currency';
  };
  /** Monthly cost of a mortgaged home: principal, interest, taxes, insurance, mortgage insurance until it ends, and fees. */
  readonly 'piti': {
    readonly inputs: PitiInputs;
    readonly results: PitiResults;
    readonly row: PitiRow;
    readonly interval: 'month' | 'year';
    readonly solvable: 'home_price' | 'down_payment' | 'interest_rate' | 'loan_term' | 'property_tax_rate' | 'annual_insurance' | 'pmi_rate' | 'monthly_fees';
    readonly target: 'monthly_housing_payment' | 'monthly_payment' | 'monthly_property_tax' | 'monthly_insurance' | 'monthly_pmi' | 'monthly_housing_payment_after_pmi' | 'pmi_months' | 'total_pmi' | 'loan_amount' | 'ltv' | 'total_interest' | 'final_payment';
    readonly variable: 'home_price' | 'down_payment' | 'interest_rate' | 'loan_term' | 'property_tax_rate' | 'annual_insurance' | 'pmi_rate' | 'pmi_end' | 'monthly_fees' | 'payment_rounding' | 'currency';
  };
  /** First-year return of a rental property (operating income, cap rate, cash flow, cash-on-cash return, debt coverage), and its internal rate of return. */
  readonly 'rental-property': {
    readonly inputs: RentalPropertyInputs;
    readonly results: RentalPropertyResults;
    readonly row: RentalPropertyRow;
    readonly interval: 'year';
    readonly solvable: 'property_price' | 'monthly_rent' | 'down_payment' | 'interest_rate' | 'loan_term' | 'buying_costs' | 'other_monthly_income' | 'vacancy_rate' | 'management_fee_pct' | 'maintenance_rate' | 'annual_property_tax' | 'annual_insurance' | 'other_annual_expenses' | 'annual_reserves' | 'holding_years' | 'income_growth_rate' | 'rent_growth_rate' | 'expense_growth_rate' | 'appreciation_rate' | 'selling_cost_pct';
    readonly target: 'cap_rate' | 'gross_yield' | 'cash_on_cash_return' | 'net_operating_income' | 'annual_cash_flow' | 'monthly_cash_flow' | 'annual_effective_gross_income' | 'annual_operating_expenses' | 'annual_debt_service' | 'cash_invested' | 'dscr' | 'annual_irr' | 'sale_proceeds' | 'total_return_pct' | 'gross_rent_multiplier' | 'break_even_occupancy_pct';
    readonly variable: 'property_price' | 'monthly_rent' | 'down_payment' | 'interest_rate' | 'loan_term' | 'buying_costs' | 'other_monthly_income' | 'vacancy_rate' | 'management_fee_pct' | 'maintenance_rate' | 'annual_property_tax' | 'annual_insurance' | 'other_annual_expenses' | 'annual_reserves' | 'holding_years' | 'income_growth_rate' | 'rent_growth_rate' | 'expense_growth_rate' | 'appreciation_rate' | 'selling_cost_pct' | 'currency';
  };
  /** Gross and net rental yield of a property: its rent, before and after vacancy and operating expenses, as a share of the price. */
  readonly 'rental-yield': {
    readonly inputs: RentalYieldInputs;
    readonly results: RentalYieldResults;
    readonly row: never;
    readonly interval: never;
    readonly solvable: 'property_price' | 'monthly_rent' | 'vacancy_rate' | 'annual_property_tax' | 'annual_insurance' | 'other_annual_expenses';
    readonly target: 'gross_yield' | 'net_yield' | 'net_operating_income';
    readonly variable: 'property_price' | 'monthly_rent' | 'vacancy_rate' | 'annual_property_tax' | 'annual_insurance' | 'other_annual_expenses' | 'currency';
  };
  /** Capitalization rate of a rented property: net operating income of its first year as a share of the price, before any loan. */
  readonly 'cap-rate': {
    readonly inputs: CapRateInputs;
    readonly results: CapRateResults;
    readonly row: never;
    readonly interval: never;
    readonly solvable: 'property_price' | 'monthly_rent' | 'vacancy_rate' | 'annual_property_tax' | 'annual_insurance' | 'other_annual_expenses';
    readonly target: 'cap_rate' | 'net_operating_income';
    readonly variable: 'property_price' | 'monthly_rent' | 'vacancy_rate' | 'annual_property_tax' | 'annual_insurance' | 'other_annual_expenses' | 'currency';
  };
  /** Cash-on-cash return of a rented property: its cash flow of the first year, after the loan payments, as a share of the cash invested. */
  readonly 'cash-on-cash': {
    readonly inputs: CashOnCashInputs;
    readonly results: CashOnCashResults;
    readonly row: never;
    readonly interval: never;
    readonly solvable: 'property_price' | 'monthly_rent' | 'vacancy_rate' | 'annual_property_tax' | 'annual_insurance' | 'other_annual_expenses' | 'down_payment' | 'interest_rate' | 'loan_term' | 'buying_costs';
    readonly target: 'cash_on_cash_return' | 'annual_cash_flow' | 'cash_invested';
    readonly variable: 'property_price' | 'monthly_rent' | 'vacancy_rate' | 'annual_property_tax' | 'annual_insurance' | 'other_annual_expenses' | 'down_payment' | 'interest_rate' | 'loan_term' | 'buying_costs' | 'currency';
  };
  /** Monthly and annual cash flow of a rented property: rent after vacancy, operating expenses and loan payments. */
  readonly 'cash-flow': {
    readonly inputs: CashFlowInputs;
    readonly results: CashFlowResults;
    readonly row: never;
    readonly interval: never;
    readonly solvable: 'property_price' | 'monthly_rent' | 'vacancy_rate' | 'annual_property_tax' | 'annual_insurance' | 'other_annual_expenses' | 'down_payment' | 'interest_rate' | 'loan_term';
    readonly target: 'monthly_cash_flow' | 'annual_cash_flow' | 'net_operating_income' | 'annual_debt_service' | 'dscr';
    readonly variable: 'property_price' | 'monthly_rent' | 'vacancy_rate' | 'annual_property_tax' | 'annual_insurance' | 'other_annual_expenses' | 'down_payment' | 'interest_rate' | 'loan_term' | 'currency';
  };
  /** Total return on the cash invested in a rented property that is sold after some years, from cash flows, loan repayment and appreciation. */
  readonly 'rental-roi': {
    readonly inputs: RentalRoiInputs;
    readonly results: RentalRoiResults;
    readonly row: RentalRoiRow;
    readonly interval: 'year';
    readonly solvable: 'property_price' | 'monthly_rent' | 'vacancy_rate' | 'annual_property_tax' | 'annual_insurance' | 'other_annual_expenses' | 'down_payment' | 'interest_rate' | 'loan_term' | 'buying_costs' | 'holding_years' | 'appreciation_rate' | 'selling_cost_pct';
    readonly target: 'total_return_pct' | 'annual_irr' | 'sale_proceeds' | 'cash_invested';
    readonly variable: 'property_price' | 'monthly_rent' | 'vacancy_rate' | 'annual_property_tax' | 'annual_insurance' | 'other_annual_expenses' | 'down_payment' | 'interest_rate' | 'loan_term' | 'buying_costs' | 'holding_years' | 'appreciation_rate' | 'selling_cost_pct' | 'currency';
  };
  /** Wealth after some years of owning a home and of renting one, and the year from which on buying is better. */
  readonly 'rent-vs-buy': {
    readonly inputs: RentVsBuyInputs;
    readonly results: RentVsBuyResults;
    readonly row: RentVsBuyRow;
    readonly interval: 'year';
    readonly solvable: 'home_price' | 'monthly_rent' | 'down_payment' | 'interest_rate' | 'years' | 'loan_term' | 'appreciation_rate' | 'rent_growth_rate' | 'investment_return' | 'buying_cost_pct' | 'selling_cost_pct' | 'property_tax_rate' | 'maintenance_rate' | 'home_insurance_rate' | 'pmi_rate' | 'monthly_fees' | 'marginal_tax_rate' | 'capital_gains_tax_rate' | 'exempt_gain';
    readonly target: 'buying_advantage' | 'buyer_wealth' | 'renter_wealth' | 'break_even_year' | 'home_value' | 'remaining_balance' | 'capital_gains_tax' | 'monthly_payment' | 'monthly_pmi' | 'pmi_months' | 'first_year_owning_cost' | 'first_year_rent';
    readonly variable: 'home_price' | 'monthly_rent' | 'down_payment' | 'interest_rate' | 'years' | 'loan_term' | 'appreciation_rate' | 'rent_growth_rate' | 'investment_return' | 'buying_cost_pct' | 'selling_cost_pct' | 'property_tax_rate' | 'maintenance_rate' | 'home_insurance_rate' | 'pmi_rate' | 'pmi_end' | 'monthly_fees' | 'marginal_tax_rate' | 'capital_gains_tax_rate' | 'exempt_gain' | 'payment_rounding' | 'currency';
  };
  /** Debt payments as a share of income, with and without housing, and the room left under the usual limits. */
  readonly 'debt-to-income': {
    readonly inputs: DebtToIncomeInputs;
    readonly results: DebtToIncomeResults;
    readonly row: never;
    readonly interval: never;
    readonly solvable: 'monthly_income' | 'monthly_housing_payment' | 'monthly_car_payments' | 'monthly_student_loan_payments' | 'monthly_credit_card_payments' | 'other_monthly_debt_payments' | 'max_front_end_dti' | 'max_back_end_dti';
    readonly target: 'back_end_dti' | 'front_end_dti' | 'total_monthly_obligations' | 'remaining_monthly_income' | 'max_monthly_housing_payment' | 'monthly_debt_headroom' | 'required_monthly_income';
    readonly variable: 'monthly_income' | 'monthly_housing_payment' | 'monthly_car_payments' | 'monthly_student_loan_payments' | 'monthly_credit_card_payments' | 'other_monthly_debt_payments' | 'max_front_end_dti' | 'max_back_end_dti' | 'currency';
  };
  /** Highest rent that an income allows after debt payments. */
  readonly 'rent-affordability': {
    readonly inputs: RentAffordabilityInputs;
    readonly results: RentAffordabilityResults;
    readonly row: never;
    readonly interval: never;
    readonly solvable: 'monthly_income' | 'monthly_debt_payments' | 'max_front_end_dti' | 'max_back_end_dti';
    readonly target: 'max_monthly_rent' | 'front_end_dti' | 'back_end_dti' | 'remaining_monthly_income';
    readonly variable: 'monthly_income' | 'monthly_debt_payments' | 'max_front_end_dti' | 'max_back_end_dti' | 'currency';
  };
  /** Share of the credit limits in use, for each card and together, and the payments that bring it to a target. */
  readonly 'credit-utilization': {
    readonly inputs: CreditUtilizationInputs;
    readonly results: CreditUtilizationResults;
    readonly row: never;
    readonly interval: never;
    readonly solvable: 'target_utilization_pct';
    readonly target: 'utilization_pct' | 'total_balance' | 'total_credit_limit' | 'required_payment';
    readonly variable: 'target_utilization_pct' | 'currency';
  };
  /** Pay before tax per hour, day, week, month or year, converted to every other period, and the real hourly pay; taxes are not deducted. */
  readonly 'salary': {
    readonly inputs: SalaryInputs;
    readonly results: SalaryResults;
    readonly row: never;
    readonly interval: never;
    readonly solvable: 'pay' | 'hours_per_day' | 'days_per_week' | 'weeks_per_year' | 'paid_days_off' | 'unpaid_hours_per_week';
    readonly target: 'hourly_pay' | 'daily_pay' | 'weekly_pay' | 'biweekly_pay' | 'semimonthly_pay' | 'monthly_pay' | 'quarterly_pay' | 'annual_pay' | 'effective_hourly_pay';
    readonly variable: 'pay' | 'pay_frequency' | 'hours_per_day' | 'days_per_week' | 'weeks_per_year' | 'paid_days_off' | 'unpaid_hours_per_week' | 'currency';
  };
  /** Pay per day, week, month and year of an hourly wage. */
  readonly 'hourly-wage': {
    readonly inputs: HourlyWageInputs;
    readonly results: HourlyWageResults;
    readonly row: never;
    readonly interval: never;
    readonly solvable: 'hourly_pay' | 'hours_per_day' | 'days_per_week' | 'weeks_per_year';
    readonly target: 'daily_pay' | 'weekly_pay' | 'biweekly_pay' | 'semimonthly_pay' | 'monthly_pay' | 'annual_pay';
    readonly variable: 'hourly_pay' | 'hours_per_day' | 'days_per_week' | 'weeks_per_year' | 'currency';
  };
  /** Monthly payment of a personal loan, what it costs, and its annual percentage rate (APR) with an origination fee. */
  readonly 'personal-loan': {
    readonly inputs: PersonalLoanInputs;
    readonly results: PersonalLoanResults;
    readonly row: LoanRow;
    readonly interval: 'month' | 'year';
    readonly solvable: 'principal' | 'annual_rate' | 'tenure_months' | 'origination_fee_pct';
    readonly target: 'monthly_payment' | 'total_fees' | 'amount_financed' | 'apr' | 'finance_charge' | 'total_interest' | 'total_paid' | 'loan_amount' | 'final_payment';
    readonly variable: 'principal' | 'annual_rate' | 'tenure_months' | 'origination_fee_pct' | 'fee_treatment' | 'start_date' | 'day_count_convention' | 'level_payment_rule' | 'payment_rounding' | 'currency';
  };
  /** Monthly payment of a home loan, its interest, and its annual percentage rate (APR) with the fees of the lender. */
  readonly 'home-loan': {
    readonly inputs: HomeLoanInputs;
    readonly results: HomeLoanResults;
    readonly row: LoanRow;
    readonly interval: 'month' | 'year';
    readonly solvable: 'home_price' | 'down_payment' | 'interest_rate' | 'loan_term' | 'fees';
    readonly target: 'monthly_payment' | 'loan_amount' | 'total_interest' | 'total_paid' | 'apr' | 'final_payment';
    readonly variable: 'home_price' | 'down_payment' | 'interest_rate' | 'loan_term' | 'fees' | 'start_date' | 'day_count_convention' | 'level_payment_rule' | 'payment_rounding' | 'currency';
  };
  /** The months until a fixed monthly payment pays off a loan, and the savings from extra payments. */
  readonly 'loan-payoff': {
    readonly inputs: LoanPayoffInputs;
    readonly results: LoanPayoffResults;
    readonly row: LoanRow;
    readonly interval: 'month' | 'year';
    readonly solvable: 'balance' | 'annual_rate' | 'monthly_payment' | 'extra_monthly_payment' | 'lump_sum_payment';
    readonly target: 'months_to_payoff' | 'total_interest' | 'total_paid' | 'months_saved' | 'interest_saved';
    readonly variable: 'balance' | 'annual_rate' | 'monthly_payment' | 'extra_monthly_payment' | 'lump_sum_payment' | 'start_date' | 'payment_rounding' | 'currency';
  };
  /** Extra monthly money used to repay a loan early, or invested instead: what each leaves when the loan would end. */
  readonly 'prepay-vs-invest': {
    readonly inputs: PrepayVsInvestInputs;
    readonly results: PrepayVsInvestResults;
    readonly row: GrowthRow;
    readonly interval: 'month' | 'year';
    readonly solvable: 'balance' | 'annual_rate' | 'remaining_months' | 'extra_monthly_payment' | 'annual_return' | 'tax_rate' | 'marginal_tax_rate';
    readonly target: 'interest_saved' | 'months_saved' | 'future_value' | 'investing_advantage' | 'break_even_return';
    readonly variable: 'balance' | 'annual_rate' | 'remaining_months' | 'extra_monthly_payment' | 'annual_return' | 'tax_rate' | 'marginal_tax_rate' | 'currency';
  };
  /** Time and interest until a card balance is paid off, by a fixed payment or by minimum payments. */
  readonly 'credit-card-payoff': {
    readonly inputs: CreditCardPayoffInputs;
    readonly results: CreditCardPayoffResults;
    readonly row: LoanRow;
    readonly interval: 'month' | 'year';
    readonly solvable: 'balance' | 'annual_rate' | 'monthly_payment' | 'minimum_payment_pct' | 'minimum_payment_floor' | 'introductory_annual_rate' | 'introductory_months' | 'transfer_fee_pct' | 'target_months';
    readonly target: 'months_to_payoff' | 'total_interest' | 'transfer_fee' | 'total_paid' | 'first_payment' | 'required_monthly_payment' | 'months_saved' | 'interest_saved';
    readonly variable: 'balance' | 'annual_rate' | 'monthly_payment' | 'minimum_payment_pct' | 'minimum_payment_floor' | 'minimum_payment_rule' | 'introductory_annual_rate' | 'introductory_months' | 'transfer_fee_pct' | 'start_date' | 'target_months' | 'currency';
  };
  /** Monthly payment and whole cost of a financed vehicle, with trade-in, sales tax, fees, rebate and down payment. */
  readonly 'auto-loan': {
    readonly inputs: AutoLoanInputs;
    readonly results: AutoLoanResults;
    readonly row: LoanRow;
    readonly interval: 'month' | 'year';
    readonly solvable: 'vehicle_price' | 'annual_rate' | 'tenure_months' | 'down_payment' | 'trade_in_value' | 'trade_in_balance' | 'sales_tax_rate' | 'fees' | 'rebate';
    readonly target: 'monthly_payment' | 'loan_amount' | 'sales_tax' | 'due_at_signing' | 'total_interest' | 'total_paid' | 'total_cost' | 'final_payment';
    readonly variable: 'vehicle_price' | 'annual_rate' | 'tenure_months' | 'down_payment' | 'trade_in_value' | 'trade_in_balance' | 'sales_tax_rate' | 'sales_tax_base' | 'fees' | 'tax_and_fee_treatment' | 'rebate' | 'start_date' | 'day_count_convention' | 'level_payment_rule' | 'payment_rounding' | 'currency';
  };
  /** Monthly payment and whole cost of a car that is financed, with down payment, trade-in, sales tax and fees. */
  readonly 'car-loan': {
    readonly inputs: CarLoanInputs;
    readonly results: CarLoanResults;
    readonly row: LoanRow;
    readonly interval: 'month' | 'year';
    readonly solvable: 'vehicle_price' | 'annual_rate' | 'tenure_months' | 'down_payment' | 'trade_in_value' | 'sales_tax_rate' | 'fees';
    readonly target: 'monthly_payment' | 'loan_amount' | 'total_interest' | 'total_paid' | 'total_cost' | 'final_payment';
    readonly variable: 'vehicle_price' | 'annual_rate' | 'tenure_months' | 'down_payment' | 'trade_in_value' | 'sales_tax_rate' | 'fees' | 'start_date' | 'day_count_convention' | 'level_payment_rule' | 'payment_rounding' | 'currency';
  };
  /** Monthly payment of a business loan with fees, interest-only months and a balloon, and its annual percentage rate. */
  readonly 'business-loan': {
    readonly inputs: BusinessLoanInputs;
    readonly results: BusinessLoanResults;
    readonly row: DatedLoanRow;
    readonly interval: 'month' | 'year';
    readonly solvable: 'principal' | 'annual_rate' | 'tenure_months' | 'fees' | 'interest_only_months' | 'balloon_amount';
    readonly target: 'monthly_payment' | 'total_interest' | 'total_paid' | 'apr';
    readonly variable: 'principal' | 'annual_rate' | 'tenure_months' | 'start_date' | 'fees' | 'interest_only_months' | 'balloon_amount' | 'payment_method' | 'day_count_convention' | 'level_payment_rule' | 'payment_rounding' | 'currency';
  };
  /** Monthly payment of a leased vehicle: depreciation, finance charge and sales tax, and what is due at signing. */
  readonly 'auto-lease': {
    readonly inputs: AutoLeaseInputs;
    readonly results: AutoLeaseResults;
    readonly row: never;
    readonly interval: never;
    readonly solvable: 'vehicle_price' | 'residual_value' | 'residual_pct' | 'msrp' | 'annual_rate' | 'money_factor' | 'tenure_months' | 'down_payment' | 'trade_in_value' | 'fees' | 'sales_tax_rate';
    readonly target: 'monthly_payment' | 'monthly_depreciation' | 'monthly_finance_charge' | 'monthly_sales_tax' | 'upfront_sales_tax' | 'capitalized_cost' | 'due_at_signing' | 'total_paid' | 'annual_rate';
    readonly variable: 'vehicle_price' | 'residual_value' | 'residual_pct' | 'msrp' | 'annual_rate' | 'money_factor' | 'tenure_months' | 'down_payment' | 'trade_in_value' | 'fees' | 'fee_treatment' | 'sales_tax_rate' | 'down_payment_taxed' | 'currency';
  };
  /** Cost of leasing a vehicle compared with buying it with a loan and selling it when the lease would end. */
  readonly 'lease-vs-buy': {
    readonly inputs: LeaseVsBuyInputs;
    readonly results: LeaseVsBuyResults;
    readonly row: never;
    readonly interval: never;
    readonly solvable: 'vehicle_price' | 'resale_value' | 'residual_value' | 'residual_pct' | 'msrp' | 'lease_annual_rate' | 'money_factor' | 'lease_tenure_months' | 'lease_down_payment' | 'lease_fees' | 'annual_rate' | 'tenure_months' | 'down_payment' | 'fees' | 'trade_in_value' | 'sales_tax_rate' | 'annual_return';
    readonly target: 'lease_total_cost' | 'lease_upfront_sales_tax' | 'buying_total_cost' | 'buying_advantage' | 'break_even_month';
    readonly variable: 'vehicle_price' | 'resale_value' | 'residual_value' | 'residual_pct' | 'msrp' | 'lease_annual_rate' | 'money_factor' | 'lease_tenure_months' | 'lease_down_payment' | 'lease_fees' | 'fee_treatment' | 'annual_rate' | 'tenure_months' | 'down_payment' | 'fees' | 'tax_and_fee_treatment' | 'trade_in_value' | 'sales_tax_rate' | 'sales_tax_base' | 'lease_down_payment_taxed' | 'annual_return' | 'currency';
  };
  /** Standard repayment of a student loan after school and a grace period, and the savings from extra payments. */
  readonly 'student-loan': {
    readonly inputs: StudentLoanInputs;
    readonly results: StudentLoanResults;
    readonly row: LoanRow;
    readonly interval: 'month' | 'year';
    readonly solvable: 'principal' | 'annual_rate' | 'loan_term' | 'months_in_school' | 'grace_months' | 'extra_monthly_payment';
    readonly target: 'monthly_payment' | 'accrued_interest' | 'balance_at_repayment' | 'payment_count' | 'total_interest' | 'total_paid' | 'months_saved' | 'interest_saved';
    readonly variable: 'principal' | 'annual_rate' | 'loan_term' | 'months_in_school' | 'grace_months' | 'subsidized' | 'unpaid_interest_treatment' | 'extra_monthly_payment' | 'start_date' | 'day_count_convention' | 'level_payment_rule' | 'payment_rounding' | 'currency';
  };
  /** Time and interest until several debts are paid off, by snowball, avalanche or your own order. */
  readonly 'debt-payoff': {
    readonly inputs: DebtPayoffInputs;
    readonly results: DebtPayoffResults;
    readonly row: NamedLoanRow;
    readonly interval: 'month' | 'year';
    readonly solvable: 'extra_monthly_payment';
    readonly target: 'months_to_payoff' | 'total_monthly_payment' | 'total_balance' | 'total_interest' | 'total_paid' | 'months_saved' | 'interest_saved';
    readonly variable: 'extra_monthly_payment' | 'method' | 'start_date' | 'currency';
  };
  /** Time and interest until several debts are paid off, smallest balance first, each freed payment going to the next debt. */
  readonly 'debt-snowball': {
    readonly inputs: DebtSnowballInputs;
    readonly results: DebtSnowballResults;
    readonly row: NamedLoanRow;
    readonly interval: 'month' | 'year';
    readonly solvable: 'extra_monthly_payment';
    readonly target: 'months_to_payoff' | 'total_interest' | 'total_paid' | 'months_saved' | 'interest_saved';
    readonly variable: 'extra_monthly_payment' | 'start_date' | 'currency';
  };
  /** Time and interest until several debts are paid off, highest interest rate first, each freed payment going to the next debt. */
  readonly 'debt-avalanche': {
    readonly inputs: DebtAvalancheInputs;
    readonly results: DebtAvalancheResults;
    readonly row: NamedLoanRow;
    readonly interval: 'month' | 'year';
    readonly solvable: 'extra_monthly_payment';
    readonly target: 'months_to_payoff' | 'total_interest' | 'total_paid' | 'months_saved' | 'interest_saved';
    readonly variable: 'extra_monthly_payment' | 'start_date' | 'currency';
  };
  /** A fixed amount invested at each of several prices, compared with a lump sum invested at the first price. */
  readonly 'dca': {
    readonly inputs: DcaInputs;
    readonly results: DcaResults;
    readonly row: never;
    readonly interval: never;
    readonly solvable: 'amount_per_purchase' | 'fee_per_purchase' | 'final_price';
    readonly target: 'purchase_count' | 'total_invested' | 'units' | 'average_cost' | 'average_price' | 'final_value' | 'gain' | 'total_return_pct' | 'lump_sum_units' | 'lump_sum_final_value' | 'lump_sum_gain' | 'dca_advantage';
    readonly variable: 'amount_per_purchase' | 'fee_per_purchase' | 'final_price' | 'currency';
  };
  /** Average cost of shares bought at several prices, and the number of shares to buy for a target average. */
  readonly 'stock-average': {
    readonly inputs: StockAverageInputs;
    readonly results: StockAverageResults;
    readonly row: never;
    readonly interval: never;
    readonly solvable: 'current_price' | 'target_average_cost';
    readonly target: 'total_shares' | 'total_cost' | 'total_fees' | 'average_cost' | 'average_price' | 'market_value' | 'gain' | 'total_return_pct' | 'shares_to_buy' | 'cost_to_buy';
    readonly variable: 'current_price' | 'target_average_cost' | 'currency';
  };
  /** Ratios of income, expenses, debts and assets, each with its threshold and whether it is met. */
  readonly 'financial-health': {
    readonly inputs: FinancialHealthInputs;
    readonly results: FinancialHealthResults;
    readonly row: never;
    readonly interval: never;
    readonly solvable: 'monthly_income' | 'monthly_income_after_tax' | 'monthly_expenses' | 'monthly_housing_payment' | 'monthly_debt_payments' | 'current_savings' | 'total_assets' | 'total_liabilities' | 'utilization_pct' | 'target_savings_pct' | 'max_front_end_dti' | 'max_back_end_dti' | 'min_months_covered' | 'max_debt_to_assets_pct' | 'target_utilization_pct';
    readonly target: 'savings_rate' | 'front_end_dti' | 'back_end_dti' | 'months_covered' | 'debt_to_assets_pct' | 'net_worth' | 'ratio_count' | 'met_count';
    readonly variable: 'monthly_income' | 'monthly_income_after_tax' | 'monthly_expenses' | 'monthly_housing_payment' | 'monthly_debt_payments' | 'current_savings' | 'total_assets' | 'total_liabilities' | 'utilization_pct' | 'target_savings_pct' | 'max_front_end_dti' | 'max_back_end_dti' | 'min_months_covered' | 'max_debt_to_assets_pct' | 'target_utilization_pct' | 'currency';
  };
  /** Assets minus liabilities, with the debt ratio and the liquid share of the assets. */
  readonly 'net-worth': {
    readonly inputs: NetWorthInputs;
    readonly results: NetWorthResults;
    readonly row: never;
    readonly interval: never;
    readonly solvable: 'monthly_expenses';
    readonly target: 'net_worth' | 'total_assets' | 'total_liabilities' | 'liquid_assets' | 'liquid_net_worth' | 'debt_to_assets_pct' | 'liquid_assets_pct' | 'months_covered';
    readonly variable: 'monthly_expenses' | 'currency';
  };
  /** Monthly needs, wants and savings compared with the 50/30/20 rule or other targets. */
  readonly 'budget-planner': {
    readonly inputs: BudgetPlannerInputs;
    readonly results: BudgetPlannerResults;
    readonly row: never;
    readonly interval: never;
    readonly solvable: 'monthly_income_after_tax' | 'target_needs_pct' | 'target_wants_pct';
    readonly target: 'total_budgeted' | 'unassigned' | 'unassigned_pct' | 'annual_savings';
    readonly variable: 'monthly_income_after_tax' | 'target_needs_pct' | 'target_wants_pct' | 'currency';
  };
  /** Annual percentage rate of a loan with its fees, by the actuarial method of Regulation Z. */
  readonly 'apr': {
    readonly inputs: AprInputs;
    readonly results: AprResults;
    readonly row: never;
    readonly interval: never;
    readonly solvable: 'principal' | 'fees' | 'annual_rate' | 'payment' | 'payment_count' | 'first_payment' | 'final_payment' | 'first_period_units' | 'first_period_days';
    readonly target: 'apr' | 'finance_charge' | 'amount_financed' | 'total_of_payments' | 'payment' | 'effective_annual_rate' | 'final_payment';
    readonly variable: 'principal' | 'fees' | 'annual_rate' | 'payment' | 'payment_count' | 'payment_frequency' | 'first_payment' | 'final_payment' | 'first_period_units' | 'first_period_days' | 'start_date' | 'first_payment_date' | 'payment_rounding' | 'currency';
  };
  /** Interest rate of a loan, of savings or of growth, from the amounts and the number of periods. */
  readonly 'interest-rate': {
    readonly inputs: InterestRateInputs;
    readonly results: InterestRateResults;
    readonly row: never;
    readonly interval: never;
    readonly solvable: 'present_value' | 'payment' | 'future_value' | 'periods' | 'periods_per_year' | 'compounds_per_year';
    readonly target: 'annual_rate' | 'effective_annual_rate' | 'continuous_annual_rate' | 'rate_per_period' | 'second_rate_per_period' | 'net_interest';
    readonly variable: 'present_value' | 'payment' | 'future_value' | 'periods' | 'payment_timing' | 'periods_per_year' | 'compounds_per_year' | 'currency';
  };
  /** Refund of the finance charge when a loan is repaid early, by the rule of 78 and by the actuarial method. */
  readonly 'rule-of-78': {
    readonly inputs: RuleOf78Inputs;
    readonly results: RuleOf78Results;
    readonly row: never;
    readonly interval: never;
    readonly solvable: 'finance_charge' | 'tenure_months' | 'elapsed_months' | 'annual_rate';
    readonly target: 'refund' | 'actuarial_refund' | 'refund_difference';
    readonly variable: 'finance_charge' | 'tenure_months' | 'elapsed_months' | 'annual_rate' | 'currency';
  };
  /** Future value of a lump sum and regular payments. */
  readonly 'future-value': {
    readonly inputs: FutureValueInputs;
    readonly results: FutureValueResults;
    readonly row: FutureValueRow;
    readonly interval: 'month' | 'year';
    readonly solvable: 'present_value' | 'annual_rate' | 'years' | 'payment' | 'tax_rate' | 'inflation_rate';
    readonly target: 'future_value' | 'future_value_of_lump_sum' | 'future_value_of_payments' | 'total_contributions' | 'interest_earned' | 'tax' | 'future_value_after_tax' | 'real_future_value_after_tax' | 'effective_annual_rate';
    readonly variable: 'present_value' | 'annual_rate' | 'years' | 'payment' | 'payment_frequency' | 'payment_timing' | 'compound_frequency' | 'tax_rate' | 'tax_frequency' | 'inflation_rate' | 'currency';
  };
  /** Balance of a savings account with regular deposits at an annual percentage yield, and what tax and inflation leave of it. */
  readonly 'high-yield-savings': {
    readonly inputs: HighYieldSavingsInputs;
    readonly results: HighYieldSavingsResults;
    readonly row: HighYieldSavingsRow;
    readonly interval: 'month' | 'year';
    readonly solvable: 'current_savings' | 'apy' | 'years' | 'monthly_contribution' | 'tax_rate' | 'inflation_rate';
    readonly target: 'future_value' | 'total_contributions' | 'interest_earned' | 'tax' | 'future_value_after_tax' | 'real_future_value_after_tax';
    readonly variable: 'current_savings' | 'apy' | 'years' | 'monthly_contribution' | 'contribution_timing' | 'tax_rate' | 'inflation_rate' | 'currency';
  };
  /** The present value of a future amount and of regular payments until then. */
  readonly 'present-value': {
    readonly inputs: PresentValueInputs;
    readonly results: PresentValueResults;
    readonly row: never;
    readonly interval: never;
    readonly solvable: 'future_value' | 'annual_rate' | 'years' | 'payment';
    readonly target: 'present_value' | 'present_value_of_lump_sum' | 'present_value_of_payments' | 'total_received' | 'total_discount' | 'effective_annual_rate';
    readonly variable: 'future_value' | 'annual_rate' | 'years' | 'payment' | 'payment_frequency' | 'payment_timing' | 'compound_frequency' | 'currency';
  };
  /** The future value of a monthly investment that is raised every year, compared with one that stays the same. */
  readonly 'step-up-sip': {
    readonly inputs: StepUpSipInputs;
    readonly results: StepUpSipResults;
    readonly row: GrowthRow;
    readonly interval: 'month' | 'year';
    readonly solvable: 'monthly_investment' | 'annual_return' | 'years' | 'step_up_rate';
    readonly target: 'future_value' | 'total_invested' | 'wealth_gained' | 'final_monthly_investment' | 'future_value_without_step_up' | 'step_up_advantage';
    readonly variable: 'monthly_investment' | 'annual_return' | 'years' | 'step_up_rate' | 'contribution_timing' | 'rate_convention' | 'currency';
  };
  /** Monthly investment or lump sum needed to reach a goal by a given time. */
  readonly 'investment-goal': {
    readonly inputs: InvestmentGoalInputs;
    readonly results: InvestmentGoalResults;
    readonly row: GrowthRow;
    readonly interval: 'month' | 'year';
    readonly solvable: 'goal_amount' | 'years' | 'annual_return' | 'current_savings' | 'inflation_rate';
    readonly target: 'future_goal_amount' | 'future_value_of_savings' | 'shortfall' | 'required_monthly_investment' | 'required_lump_sum' | 'total_invested' | 'wealth_gained';
    readonly variable: 'goal_amount' | 'years' | 'annual_return' | 'current_savings' | 'inflation_rate' | 'contribution_timing' | 'rate_convention' | 'currency';
  };
  /** Cost of a fund's annual fees over time, and a comparison with a fund that charges other fees. */
  readonly 'expense-ratio': {
    readonly inputs: ExpenseRatioInputs;
    readonly results: ExpenseRatioResults;
    readonly row: ExpenseRatioRow;
    readonly interval: 'month' | 'year';
    readonly solvable: 'initial_investment' | 'annual_return' | 'expense_ratio' | 'years' | 'monthly_contribution' | 'comparison_expense_ratio' | 'tracking_difference_rate' | 'entry_load_pct' | 'exit_load_pct';
    readonly target: 'future_value' | 'future_value_without_fees' | 'cost_of_fees' | 'cost_of_fees_pct' | 'comparison_future_value' | 'comparison_advantage' | 'total_invested' | 'wealth_gained' | 'total_loads' | 'annual_return_after_fees';
    readonly variable: 'initial_investment' | 'annual_return' | 'expense_ratio' | 'years' | 'monthly_contribution' | 'contribution_timing' | 'rate_convention' | 'comparison_expense_ratio' | 'tracking_difference_rate' | 'entry_load_pct' | 'exit_load_pct' | 'currency';
  };
  /** Future value of an exchange-traded fund (ETF) with its expense ratio and tracking difference, and what these cost. */
  readonly 'etf': {
    readonly inputs: EtfInputs;
    readonly results: EtfResults;
    readonly row: EtfRow;
    readonly interval: 'month' | 'year';
    readonly solvable: 'initial_investment' | 'annual_return' | 'years' | 'expense_ratio' | 'monthly_contribution' | 'tracking_difference_rate';
    readonly target: 'future_value' | 'total_invested' | 'wealth_gained' | 'cost_of_fees';
    readonly variable: 'initial_investment' | 'annual_return' | 'years' | 'expense_ratio' | 'monthly_contribution' | 'contribution_timing' | 'rate_convention' | 'tracking_difference_rate' | 'currency';
  };
  /** Future value of a mutual fund with its expense ratio, entry load and exit load, and what these cost. */
  readonly 'mutual-fund': {
    readonly inputs: MutualFundInputs;
    readonly results: MutualFundResults;
    readonly row: MutualFundRow;
    readonly interval: 'month' | 'year';
    readonly solvable: 'initial_investment' | 'annual_return' | 'years' | 'expense_ratio' | 'monthly_contribution' | 'entry_load_pct' | 'exit_load_pct';
    readonly target: 'future_value' | 'total_invested' | 'wealth_gained' | 'cost_of_fees' | 'total_loads';
    readonly variable: 'initial_investment' | 'annual_return' | 'years' | 'expense_ratio' | 'monthly_contribution' | 'contribution_timing' | 'rate_convention' | 'entry_load_pct' | 'exit_load_pct' | 'currency';
  };
  /** Annual and monthly dividends of shares, their dividend yield, and their yield on cost. */
  readonly 'dividend': {
    readonly inputs: DividendInputs;
    readonly results: DividendResults;
    readonly row: never;
    readonly interval: never;
    readonly solvable: 'shares' | 'current_price' | 'dividend_per_share' | 'dividend_yield' | 'average_cost';
    readonly target: 'market_value' | 'annual_dividends' | 'monthly_dividends' | 'dividend_yield' | 'yield_on_cost_pct';
    readonly variable: 'shares' | 'current_price' | 'dividend_per_share' | 'dividend_yield' | 'average_cost' | 'currency';
  };
  /** Value, total return and yield on cost of shares over time, with dividends either reinvested or paid out. */
  readonly 'dividend-reinvestment': {
    readonly inputs: DividendReinvestmentInputs;
    readonly results: DividendReinvestmentResults;
    readonly row: DividendReinvestmentRow;
    readonly interval: 'year';
    readonly solvable: 'initial_investment' | 'dividend_yield' | 'price_growth_rate' | 'years' | 'dividend_growth_rate' | 'dividend_tax_rate' | 'annual_contribution';
    readonly target: 'future_value' | 'total_dividends' | 'dividend_tax' | 'total_invested' | 'wealth_gained' | 'total_return_pct' | 'reinvestment_advantage' | 'next_year_dividends' | 'yield_on_cost_pct';
    readonly variable: 'initial_investment' | 'dividend_yield' | 'price_growth_rate' | 'years' | 'dividend_growth_rate' | 'dividend_tax_rate' | 'dividends_reinvested' | 'dividend_frequency' | 'annual_contribution' | 'currency';
  };
  /** Growth of shares in a dividend reinvestment plan (DRIP), and the advantage over having the dividends paid out. */
  readonly 'drip': {
    readonly inputs: DripInputs;
    readonly results: DripResults;
    readonly row: DripRow;
    readonly interval: 'year';
    readonly solvable: 'initial_investment' | 'dividend_yield' | 'price_growth_rate' | 'years' | 'dividend_growth_rate' | 'dividend_tax_rate' | 'annual_contribution';
    readonly target: 'future_value' | 'total_dividends' | 'reinvestment_advantage' | 'next_year_dividends';
    readonly variable: 'initial_investment' | 'dividend_yield' | 'price_growth_rate' | 'years' | 'dividend_growth_rate' | 'dividend_tax_rate' | 'dividend_frequency' | 'annual_contribution' | 'currency';
  };
  /** Time in which monthly deposits reach a savings goal, and the deposit that reaches it in a given time. */
  readonly 'savings-goal': {
    readonly inputs: SavingsGoalInputs;
    readonly results: SavingsGoalResults;
    readonly row: GrowthRow;
    readonly interval: 'month' | 'year';
    readonly solvable: 'goal_amount' | 'monthly_contribution' | 'current_savings' | 'annual_rate' | 'target_months' | 'goal_growth_rate';
    readonly target: 'months_to_goal' | 'years_to_goal' | 'total_contributions' | 'interest_earned' | 'future_goal_amount' | 'required_monthly_contribution';
    readonly variable: 'goal_amount' | 'monthly_contribution' | 'current_savings' | 'annual_rate' | 'target_months' | 'goal_growth_rate' | 'contribution_timing' | 'rate_convention' | 'currency';
  };
  /** Savings needed for the years of a child's education, and the monthly contribution that builds them. */
  readonly 'education-goal': {
    readonly inputs: EducationGoalInputs;
    readonly results: EducationGoalResults;
    readonly row: never;
    readonly interval: never;
    readonly solvable: 'annual_education_costs' | 'education_years' | 'years' | 'education_inflation_rate' | 'annual_return' | 'current_savings';
    readonly target: 'future_goal_amount' | 'shortfall' | 'required_monthly_contribution' | 'required_lump_sum';
    readonly variable: 'annual_education_costs' | 'education_years' | 'years' | 'education_inflation_rate' | 'annual_return' | 'contribution_timing' | 'rate_convention' | 'current_savings' | 'currency';
  };
  /** The maturity value and the interest of a fixed (term) deposit, cumulative or with interest paid out. */
  readonly 'fixed-deposit': {
    readonly inputs: FixedDepositInputs;
    readonly results: FixedDepositResults;
    readonly row: FixedDepositRow;
    readonly interval: 'month' | 'year';
    readonly solvable: 'principal' | 'annual_rate' | 'tenure_years' | 'tenure_months' | 'tenure_days' | 'tax_rate';
    readonly target: 'maturity_value' | 'interest_earned' | 'interest_payout' | 'tax' | 'interest_earned_after_tax' | 'maturity_value_after_tax' | 'effective_annual_rate';
    readonly variable: 'principal' | 'annual_rate' | 'tenure_years' | 'tenure_months' | 'tenure_days' | 'compound_frequency' | 'short_term_convention' | 'payout_frequency' | 'tax_rate' | 'currency';
  };
  /** The maturity value of equal monthly deposits at a bank, with the quarterly compounding of India's banks by default. */
  readonly 'recurring-deposit': {
    readonly inputs: RecurringDepositInputs;
    readonly results: RecurringDepositResults;
    readonly row: RecurringDepositRow;
    readonly interval: 'month' | 'year';
    readonly solvable: 'monthly_deposit' | 'annual_rate' | 'tenure_months' | 'tax_rate';
    readonly target: 'maturity_value' | 'total_deposits' | 'interest_earned' | 'tax' | 'maturity_value_after_tax' | 'effective_annual_rate';
    readonly variable: 'monthly_deposit' | 'annual_rate' | 'tenure_months' | 'compound_frequency' | 'contribution_timing' | 'tax_rate' | 'currency';
  };
  /** The maturity value of India's Public Provident Fund (PPF), with extensions, and with deposits and rates that differ from year to year. */
  readonly 'ppf': {
    readonly inputs: PpfInputs;
    readonly results: PpfResults;
    readonly row: GrowthRow;
    readonly interval: 'year';
    readonly solvable: 'annual_deposit' | 'annual_rate' | 'years' | 'current_savings' | 'elapsed_years';
    readonly target: 'maturity_value' | 'total_deposits' | 'interest_earned' | 'first_year_interest' | 'final_year_interest';
    readonly variable: 'annual_deposit' | 'annual_rate' | 'years' | 'deposit_frequency' | 'deposit_timing' | 'current_savings' | 'elapsed_years' | 'extended_with_deposits' | 'currency';
  };
  /** The emergency fund that covers a number of months without income, and the monthly saving that builds it. */
  readonly 'emergency-fund': {
    readonly inputs: EmergencyFundInputs;
    readonly results: EmergencyFundResults;
    readonly row: never;
    readonly interval: never;
    readonly solvable: 'monthly_expenses' | 'months_covered' | 'current_savings' | 'expenses_covered_pct' | 'monthly_contribution' | 'annual_rate' | 'target_months';
    readonly target: 'goal_amount' | 'shortfall' | 'funded_pct' | 'required_monthly_contribution' | 'months_to_goal';
    readonly variable: 'monthly_expenses' | 'months_covered' | 'current_savings' | 'expenses_covered_pct' | 'monthly_contribution' | 'annual_rate' | 'contribution_timing' | 'rate_convention' | 'target_months' | 'currency';
  };
  /** Life insurance that replaces an income and pays off debts, education and final expenses. */
  readonly 'life-insurance': {
    readonly inputs: LifeInsuranceInputs;
    readonly results: LifeInsuranceResults;
    readonly row: never;
    readonly interval: never;
    readonly solvable: 'annual_income' | 'replacement_years' | 'income_growth_rate' | 'discount_rate' | 'mortgage_balance' | 'other_debt_balance' | 'education_costs' | 'final_expenses' | 'current_savings' | 'current_coverage';
    readonly target: 'required_coverage' | 'human_life_value' | 'coverage_gap';
    readonly variable: 'annual_income' | 'replacement_years' | 'income_growth_rate' | 'discount_rate' | 'mortgage_balance' | 'other_debt_balance' | 'education_costs' | 'final_expenses' | 'current_savings' | 'current_coverage' | 'currency';
  };
  /** Yearly cost of health plans with little and much care: premiums, what you pay yourself, and savings of an HSA. */
  readonly 'health-insurance': {
    readonly inputs: HealthInsuranceInputs;
    readonly results: HealthInsuranceResults;
    readonly row: never;
    readonly interval: never;
    readonly solvable: 'annual_hsa_contribution' | 'marginal_tax_rate';
    readonly target: 'break_even_annual_medical_expenses' | 'lowest_max_annual_cost' | 'lowest_max_cost_plan_index' | 'lowest_min_cost_plan_index';
    readonly variable: 'annual_hsa_contribution' | 'marginal_tax_rate' | 'currency';
  };
  /** Coverage that a home needs, its premium, and what a claim pays when the coverage is too low. */
  readonly 'home-insurance': {
    readonly inputs: HomeInsuranceInputs;
    readonly results: HomeInsuranceResults;
    readonly row: never;
    readonly interval: never;
    readonly solvable: 'floor_area' | 'rebuild_cost_per_area' | 'contents_value' | 'current_coverage' | 'premium_rate' | 'deductible' | 'coinsurance_pct' | 'loss_amount';
    readonly target: 'rebuild_cost' | 'required_coverage' | 'annual_premium' | 'coverage_gap' | 'replacement_gap' | 'claim_payment' | 'coinsurance_penalty';
    readonly variable: 'floor_area' | 'rebuild_cost_per_area' | 'contents_value' | 'current_coverage' | 'premium_rate' | 'deductible' | 'coinsurance_pct' | 'loss_amount' | 'currency';
  };
  /** Expected yearly cost of car insurance with several deductibles, and when a higher deductible pays off. */
  readonly 'auto-insurance': {
    readonly inputs: AutoInsuranceInputs;
    readonly results: AutoInsuranceResults;
    readonly row: never;
    readonly interval: never;
    readonly solvable: 'claim_probability_pct';
    readonly target: 'cheapest_option_index' | 'break_even_years' | 'break_even_claim_probability_pct';
    readonly variable: 'claim_probability_pct' | 'currency';
  };
  /** Monthly benefit of a disability policy, what is missing of the expenses, and the reserve needed until benefits begin. */
  readonly 'disability-insurance': {
    readonly inputs: DisabilityInsuranceInputs;
    readonly results: DisabilityInsuranceResults;
    readonly row: never;
    readonly interval: never;
    readonly solvable: 'annual_income' | 'replacement_pct' | 'elimination_days' | 'benefit_years' | 'other_monthly_benefits' | 'monthly_expenses' | 'tax_rate';
    readonly target: 'monthly_benefit' | 'monthly_benefit_after_tax' | 'monthly_income_gap' | 'required_reserve' | 'total_benefits';
    readonly variable: 'annual_income' | 'replacement_pct' | 'elimination_days' | 'benefit_years' | 'other_monthly_benefits' | 'monthly_expenses' | 'benefit_taxable' | 'tax_rate' | 'currency';
  };
  /** Price of a bond from its yield or yield from its price, with duration, convexity and accrued interest. */
  readonly 'bond': {
    readonly inputs: BondInputs;
    readonly results: BondResults;
    readonly row: BondRow;
    readonly interval: 'period';
    readonly solvable: 'face_value' | 'coupon_rate' | 'yield_to_maturity' | 'clean_price' | 'years_to_maturity' | 'redemption_value' | 'years_to_call' | 'call_price';
    readonly target: 'yield_to_maturity' | 'clean_price' | 'accrued_interest' | 'dirty_price' | 'clean_price_per_100' | 'accrued_interest_per_100' | 'dirty_price_per_100' | 'current_yield' | 'macaulay_duration' | 'modified_duration' | 'convexity' | 'price_value_of_basis_point' | 'yield_to_call' | 'yield_to_worst' | 'coupon_count';
    readonly variable: 'face_value' | 'coupon_rate' | 'yield_to_maturity' | 'clean_price' | 'years_to_maturity' | 'settlement_date' | 'maturity_date' | 'redemption_value' | 'call_date' | 'years_to_call' | 'call_price' | 'coupon_frequency' | 'day_count_convention' | 'currency';
  };
  /** Price, discount rate and yields of a treasury bill, from one of them and its dates. */
  readonly 'treasury-bill': {
    readonly inputs: TreasuryBillInputs;
    readonly results: TreasuryBillResults;
    readonly row: never;
    readonly interval: never;
    readonly solvable: 'face_value' | 'price' | 'bank_discount_rate' | 'bond_equivalent_yield';
    readonly target: 'price' | 'bank_discount_rate' | 'money_market_yield' | 'bond_equivalent_yield' | 'days_to_maturity';
    readonly variable: 'settlement_date' | 'maturity_date' | 'face_value' | 'price' | 'bank_discount_rate' | 'bond_equivalent_yield' | 'currency';
  };
  /** Return that investors require of an asset for its market risk, and its alpha. */
  readonly 'capm': {
    readonly inputs: CapmInputs;
    readonly results: CapmResults;
    readonly row: never;
    readonly interval: never;
    readonly solvable: 'risk_free_rate' | 'beta' | 'market_return' | 'market_premium_rate' | 'expected_return';
    readonly target: 'required_return' | 'market_premium_rate' | 'alpha';
    readonly variable: 'risk_free_rate' | 'beta' | 'market_return' | 'market_premium_rate' | 'expected_return';
  };
  /** Value of a share as the present value of its dividends, which grow at one rate or in stages. */
  readonly 'ddm': {
    readonly inputs: DdmInputs;
    readonly results: DdmResults;
    readonly row: never;
    readonly interval: never;
    readonly solvable: 'dividend_per_share' | 'required_return' | 'dividend_growth_rate';
    readonly target: 'value_per_share' | 'next_year_dividends' | 'forward_dividend_yield';
    readonly variable: 'dividend_per_share' | 'required_return' | 'dividend_growth_rate' | 'currency';
  };
  /** Price and Greeks of a European option by the Black-Scholes-Merton formula. */
  readonly 'black-scholes': {
    readonly inputs: BlackScholesInputs;
    readonly results: BlackScholesResults;
    readonly row: never;
    readonly interval: never;
    readonly solvable: 'spot_price' | 'strike_price' | 'years_to_expiration' | 'risk_free_rate' | 'volatility' | 'dividend_yield';
    readonly target: 'option_price' | 'intrinsic_value' | 'delta' | 'gamma' | 'vega' | 'theta' | 'rho' | 'parity_price';
    readonly variable: 'option_type' | 'spot_price' | 'strike_price' | 'years_to_expiration' | 'risk_free_rate' | 'volatility' | 'dividend_yield' | 'currency';
  };
  /** Volatility at which the Black-Scholes-Merton price of a European option is its market price. */
  readonly 'implied-volatility': {
    readonly inputs: ImpliedVolatilityInputs;
    readonly results: ImpliedVolatilityResults;
    readonly row: never;
    readonly interval: never;
    readonly solvable: 'spot_price' | 'strike_price' | 'years_to_expiration' | 'risk_free_rate' | 'option_price' | 'dividend_yield';
    readonly target: 'volatility' | 'min_option_price' | 'max_option_price';
    readonly variable: 'option_type' | 'spot_price' | 'strike_price' | 'years_to_expiration' | 'risk_free_rate' | 'option_price' | 'dividend_yield' | 'currency';
  };
  /** Share of the capital to risk on a repeated bet for the fastest growth, and that growth. */
  readonly 'kelly': {
    readonly inputs: KellyInputs;
    readonly results: KellyResults;
    readonly row: never;
    readonly interval: never;
    readonly solvable: 'win_probability_pct' | 'payoff_ratio' | 'kelly_multiple' | 'account_balance';
    readonly target: 'kelly_pct' | 'bet_pct' | 'bet_amount' | 'expected_growth_pct';
    readonly variable: 'win_probability_pct' | 'payoff_ratio' | 'kelly_multiple' | 'account_balance' | 'currency';
  };
  /** Number of shares or units to trade so that a loss at the stop price is a fixed share of the account. */
  readonly 'position-size': {
    readonly inputs: PositionSizeInputs;
    readonly results: PositionSizeResults;
    readonly row: never;
    readonly interval: never;
    readonly solvable: 'account_balance' | 'risk_pct' | 'entry_price' | 'stop_price' | 'fee';
    readonly target: 'units' | 'risk_amount' | 'position_value' | 'position_pct';
    readonly variable: 'account_balance' | 'risk_pct' | 'entry_price' | 'stop_price' | 'fee' | 'currency';
  };
  /** Ratio of the reward to the risk of a trade with a stop and price targets, and the probability of a win that breaks even. */
  readonly 'risk-reward': {
    readonly inputs: RiskRewardInputs;
    readonly results: RiskRewardResults;
    readonly row: never;
    readonly interval: never;
    readonly solvable: 'account_balance' | 'risk_pct' | 'entry_price' | 'stop_price' | 'win_probability_pct';
    readonly target: 'reward_risk_ratio' | 'risk_amount' | 'risk_per_unit' | 'reward_per_unit' | 'units' | 'position_value' | 'break_even_win_probability_pct' | 'expected_gain';
    readonly variable: 'account_balance' | 'risk_pct' | 'entry_price' | 'stop_price' | 'win_probability_pct' | 'currency';
  };
  /** Trades that bring a portfolio back to its target weights, new cash first, and how far it has drifted. */
  readonly 'portfolio-allocation': {
    readonly inputs: PortfolioAllocationInputs;
    readonly results: PortfolioAllocationResults;
    readonly row: never;
    readonly interval: never;
    readonly solvable: 'new_cash' | 'drift_band_pct';
    readonly target: 'total_value' | 'total_bought' | 'total_sold' | 'remaining_cash' | 'max_drift_pct';
    readonly variable: 'new_cash' | 'drift_band_pct' | 'selling_allowed' | 'currency';
  };
  /** Time-weighted, modified Dietz and money-weighted return of a portfolio with deposits and withdrawals. */
  readonly 'portfolio-return': {
    readonly inputs: PortfolioReturnInputs;
    readonly results: PortfolioReturnResults;
    readonly row: never;
    readonly interval: never;
    readonly solvable: never;
    readonly target: 'gain' | 'time_weighted_return_pct' | 'modified_dietz_return_pct' | 'money_weighted_return_pct' | 'annualized_return' | 'xirr';
    readonly variable: 'currency';
  };
  /** Volatility, drawdown and risk-adjusted ratios of past returns, also beside a benchmark. */
  readonly 'risk-metrics': {
    readonly inputs: RiskMetricsInputs;
    readonly results: RiskMetricsResults;
    readonly row: never;
    readonly interval: never;
    readonly solvable: 'risk_free_rate' | 'target_return';
    readonly target: 'annualized_return' | 'mean_return' | 'volatility' | 'downside_deviation' | 'max_drawdown_pct' | 'sharpe_ratio' | 'sortino_ratio' | 'treynor_ratio' | 'information_ratio' | 'beta' | 'alpha' | 'tracking_error' | 'correlation';
    readonly variable: 'return_frequency' | 'risk_free_rate' | 'target_return';
  };
  /** Loss that a portfolio exceeds only with a small probability, and the average loss beyond it. */
  readonly 'value-at-risk': {
    readonly inputs: ValueAtRiskInputs;
    readonly results: ValueAtRiskResults;
    readonly row: never;
    readonly interval: never;
    readonly solvable: 'portfolio_value' | 'mean_return' | 'volatility' | 'confidence_level_pct' | 'horizon_days';
    readonly target: 'value_at_risk' | 'value_at_risk_pct' | 'expected_shortfall' | 'expected_shortfall_pct';
    readonly variable: 'portfolio_value' | 'mean_return' | 'volatility' | 'model' | 'confidence_level_pct' | 'horizon_days' | 'currency';
  };
  /** Return on a foreign investment in domestic currency, with and without a hedge by currency forwards. */
  readonly 'currency-hedged-return': {
    readonly inputs: CurrencyHedgedReturnInputs;
    readonly results: CurrencyHedgedReturnResults;
    readonly row: never;
    readonly interval: never;
    readonly solvable: 'local_return' | 'exchange_rate_change_pct' | 'domestic_annual_rate' | 'foreign_annual_rate' | 'hedge_pct' | 'years';
    readonly target: 'hedged_return' | 'unhedged_return' | 'forward_premium_pct';
    readonly variable: 'local_return' | 'exchange_rate_change_pct' | 'domestic_annual_rate' | 'foreign_annual_rate' | 'hedge_pct' | 'years';
  };
  /** Gain on buying and selling a coin after the fees of both trades, and the price at which they break even. */
  readonly 'crypto-profit': {
    readonly inputs: CryptoProfitInputs;
    readonly results: CryptoProfitResults;
    readonly row: never;
    readonly interval: never;
    readonly solvable: 'units' | 'initial_investment' | 'purchase_price' | 'sale_price' | 'buying_fee_pct' | 'selling_fee_pct';
    readonly target: 'units' | 'total_cost' | 'sale_proceeds' | 'total_fees' | 'gain' | 'total_return_pct' | 'break_even_price';
    readonly variable: 'units' | 'initial_investment' | 'purchase_price' | 'sale_price' | 'buying_fee_pct' | 'selling_fee_pct' | 'currency';
  };
  /** Net present value of an investment, its payback periods and its profitability index. */
  readonly 'npv': {
    readonly inputs: NpvInputs;
    readonly results: NpvResults;
    readonly row: NpvRow;
    readonly interval: 'period';
    readonly solvable: 'discount_rate';
    readonly target: 'npv' | 'present_value' | 'profitability_index' | 'payback_period' | 'discounted_payback_period' | 'equivalent_annuity' | 'net_cash_flow' | 'periods';
    readonly variable: 'discount_rate' | 'cash_flow_timing' | 'currency';
  };
  /** All internal rates of return of cash flows in equal periods, and the modified internal rate of return. */
  readonly 'irr': {
    readonly inputs: IrrInputs;
    readonly results: IrrResults;
    readonly row: IrrRow;
    readonly interval: 'period';
    readonly solvable: 'finance_rate' | 'reinvestment_rate' | 'periods_per_year';
    readonly target: 'irr' | 'annual_irr' | 'mirr' | 'money_multiple' | 'net_cash_flow';
    readonly variable: 'finance_rate' | 'reinvestment_rate' | 'periods_per_year' | 'currency';
  };
  /** All internal rates of return of cash flows on any dates, and their net present value. */
  readonly 'xirr': {
    readonly inputs: XirrInputs;
    readonly results: XirrResults;
    readonly row: DatedXirrRow;
    readonly interval: 'period';
    readonly solvable: 'discount_rate';
    readonly target: 'xirr' | 'xnpv' | 'net_cash_flow' | 'days';
    readonly variable: 'discount_rate' | 'currency';
  };
  /** Interest without compounding, for a term of years, months and days under a day count convention. */
  readonly 'simple-interest': {
    readonly inputs: SimpleInterestInputs;
    readonly results: SimpleInterestResults;
    readonly row: never;
    readonly interval: never;
    readonly solvable: 'principal' | 'annual_rate' | 'years' | 'months' | 'days';
    readonly target: 'interest' | 'total_amount' | 'daily_interest' | 'years_of_interest';
    readonly variable: 'principal' | 'annual_rate' | 'years' | 'months' | 'days' | 'day_count_convention' | 'currency';
  };
  /** Conversion between the nominal and the effective annual rate (APR and APY) for any compounding frequency. */
  readonly 'apr-apy': {
    readonly inputs: AprApyInputs;
    readonly results: AprApyResults;
    readonly row: never;
    readonly interval: never;
    readonly solvable: 'apr' | 'apy' | 'principal';
    readonly target: 'apr' | 'apy' | 'rate_spread_pct' | 'continuous_annual_rate' | 'annual_interest';
    readonly variable: 'apr' | 'apy' | 'compound_frequency' | 'principal' | 'currency';
  };
  /** Effective annual rate of a nominal rate that is compounded several times a year. */
  readonly 'effective-interest-rate': {
    readonly inputs: EffectiveInterestRateInputs;
    readonly results: EffectiveInterestRateResults;
    readonly row: never;
    readonly interval: never;
    readonly solvable: 'annual_rate' | 'principal';
    readonly target: 'effective_annual_rate' | 'rate_spread_pct' | 'annual_interest';
    readonly variable: 'annual_rate' | 'compound_frequency' | 'principal' | 'currency';
  };
  /** Value-added tax (VAT or GST) added to a net price or extracted from a gross price. */
  readonly 'vat': {
    readonly inputs: VatInputs;
    readonly results: VatResults;
    readonly row: never;
    readonly interval: never;
    readonly solvable: 'amount' | 'vat_rate' | 'discount_pct';
    readonly target: 'net_amount' | 'vat_amount' | 'gross_amount' | 'discount_amount' | 'vat_share_pct';
    readonly variable: 'amount' | 'vat_rate' | 'tax_behavior' | 'discount_pct' | 'currency';
  };
  /** Sales tax on a price or in it, at one rate or several, stacked or compounded, after an optional discount. */
  readonly 'sales-tax': {
    readonly inputs: SalesTaxInputs;
    readonly results: SalesTaxResults;
    readonly row: never;
    readonly interval: never;
    readonly solvable: 'amount' | 'sales_tax_rate' | 'discount_pct';
    readonly target: 'net_amount' | 'sales_tax' | 'gross_amount' | 'effective_sales_tax_rate';
    readonly variable: 'amount' | 'sales_tax_rate' | 'tax_behavior' | 'tax_rounding' | 'discount_pct' | 'currency';
  };
  /** What is left of pay after income tax, social contributions and a student loan, by the law of a country. */
  readonly 'take-home-pay': {
    readonly inputs: TakeHomePayInputs;
    readonly results: TakeHomePayResults;
    readonly row: never;
    readonly interval: never;
    readonly solvable: 'pay' | 'pension_contribution_pct' | 'annual_pre_tax_deductions' | 'dependent_count' | 'age_at_year_end' | 'tax_class' | 'child_count' | 'health_extra_rate';
    readonly target: 'net_pay' | 'annual_net_pay' | 'income_tax' | 'social_contributions' | 'student_loan' | 'marginal_tax_rate' | 'effective_tax_rate';
    readonly variable: 'country' | 'tax_year' | 'region' | 'filing_status' | 'pay' | 'pay_frequency' | 'pension_contribution_pct' | 'annual_pre_tax_deductions' | 'dependent_count' | 'age_at_year_end' | 'loan_plan' | 'postgraduate_loan' | 'tax_regime' | 'tax_class' | 'childless' | 'child_count' | 'health_extra_rate' | 'currency';
  };
  /** Income tax of a year by the law of a country, bracket by bracket, with the marginal and the effective rate. */
  readonly 'income-tax': {
    readonly inputs: IncomeTaxInputs;
    readonly results: IncomeTaxResults;
    readonly row: never;
    readonly interval: never;
    readonly solvable: 'annual_income' | 'taxable_income' | 'long_term_gains' | 'itemized_deductions' | 'dependent_count' | 'age_at_year_end';
    readonly target: 'taxable_income' | 'tax' | 'marginal_tax_rate' | 'effective_tax_rate' | 'annual_income_after_tax' | 'long_term_gains_tax' | 'net_investment_income_tax' | 'child_tax_credit' | 'tax_rebate' | 'surcharge' | 'cess' | 'federal_tax' | 'provincial_tax' | 'tax_offset' | 'medicare_levy';
    readonly variable: 'country' | 'tax_year' | 'region' | 'filing_status' | 'annual_income' | 'taxable_income' | 'long_term_gains' | 'itemized_deductions' | 'dependent_count' | 'age_at_year_end' | 'tax_regime' | 'tax_rounding' | 'currency';
  };
  /** Federal income tax of the United States for a year, bracket by bracket. */
  readonly 'us-income-tax': {
    readonly inputs: UsIncomeTaxInputs;
    readonly results: UsIncomeTaxResults;
    readonly row: never;
    readonly interval: never;
    readonly solvable: 'annual_income' | 'taxable_income' | 'long_term_gains' | 'itemized_deductions' | 'dependent_count' | 'age_at_year_end';
    readonly target: 'taxable_income' | 'tax' | 'marginal_tax_rate' | 'effective_tax_rate' | 'annual_income_after_tax' | 'long_term_gains_tax' | 'net_investment_income_tax' | 'child_tax_credit';
    readonly variable: 'tax_year' | 'filing_status' | 'annual_income' | 'taxable_income' | 'long_term_gains' | 'itemized_deductions' | 'dependent_count' | 'age_at_year_end' | 'tax_rounding' | 'currency';
  };
  /** Income tax of the United Kingdom for a year, with the bands of Scotland. */
  readonly 'uk-income-tax': {
    readonly inputs: UkIncomeTaxInputs;
    readonly results: UkIncomeTaxResults;
    readonly row: never;
    readonly interval: never;
    readonly solvable: 'annual_income' | 'taxable_income';
    readonly target: 'taxable_income' | 'tax' | 'marginal_tax_rate' | 'effective_tax_rate' | 'annual_income_after_tax';
    readonly variable: 'tax_year' | 'region' | 'annual_income' | 'taxable_income' | 'currency';
  };
  /** Income tax of India for a year in the new or the old regime, with rebate, surcharge and cess. */
  readonly 'india-income-tax': {
    readonly inputs: IndiaIncomeTaxInputs;
    readonly results: IndiaIncomeTaxResults;
    readonly row: never;
    readonly interval: never;
    readonly solvable: 'annual_income' | 'taxable_income' | 'itemized_deductions' | 'age_at_year_end';
    readonly target: 'taxable_income' | 'tax' | 'marginal_tax_rate' | 'effective_tax_rate' | 'annual_income_after_tax' | 'tax_rebate' | 'surcharge' | 'cess';
    readonly variable: 'tax_year' | 'annual_income' | 'taxable_income' | 'tax_regime' | 'itemized_deductions' | 'age_at_year_end' | 'currency';
  };
  /** Income tax and solidarity surcharge of Germany for a year, from the taxable income. */
  readonly 'german-income-tax': {
    readonly inputs: GermanIncomeTaxInputs;
    readonly results: GermanIncomeTaxResults;
    readonly row: never;
    readonly interval: never;
    readonly solvable: 'annual_income' | 'taxable_income';
    readonly target: 'taxable_income' | 'tax' | 'marginal_tax_rate' | 'effective_tax_rate' | 'annual_income_after_tax' | 'surcharge';
    readonly variable: 'tax_year' | 'filing_status' | 'annual_income' | 'taxable_income' | 'currency';
  };
  /** Federal and provincial income tax of Canada for a year, from the taxable income. */
  readonly 'canada-income-tax': {
    readonly inputs: CanadaIncomeTaxInputs;
    readonly results: CanadaIncomeTaxResults;
    readonly row: never;
    readonly interval: never;
    readonly solvable: 'annual_income' | 'taxable_income' | 'dependent_count';
    readonly target: 'taxable_income' | 'tax' | 'marginal_tax_rate' | 'effective_tax_rate' | 'annual_income_after_tax' | 'federal_tax' | 'provincial_tax';
    readonly variable: 'tax_year' | 'region' | 'annual_income' | 'taxable_income' | 'dependent_count' | 'currency';
  };
  /** Income tax of Australia for a year with the low income offset and the Medicare levy. */
  readonly 'australia-income-tax': {
    readonly inputs: AustraliaIncomeTaxInputs;
    readonly results: AustraliaIncomeTaxResults;
    readonly row: never;
    readonly interval: never;
    readonly solvable: 'annual_income' | 'taxable_income';
    readonly target: 'taxable_income' | 'tax' | 'marginal_tax_rate' | 'effective_tax_rate' | 'annual_income_after_tax' | 'tax_offset' | 'medicare_levy';
    readonly variable: 'tax_year' | 'annual_income' | 'taxable_income' | 'currency';
  };
  /** Tax on the purchase of a home in England, Northern Ireland, Scotland or Wales, band by band. */
  readonly 'stamp-duty': {
    readonly inputs: StampDutyInputs;
    readonly results: StampDutyResults;
    readonly row: never;
    readonly interval: never;
    readonly solvable: 'property_price';
    readonly target: 'stamp_duty' | 'effective_tax_rate';
    readonly variable: 'country' | 'region' | 'property_price' | 'buyer_type' | 'nonresident' | 'completion_date' | 'currency';
  };
  /** Social security and Medicare tax of the self-employed in the United States, or class 4 in the United Kingdom. */
  readonly 'self-employment-tax': {
    readonly inputs: SelfEmploymentTaxInputs;
    readonly results: SelfEmploymentTaxResults;
    readonly row: never;
    readonly interval: never;
    readonly solvable: 'net_profit' | 'annual_wages';
    readonly target: 'net_earnings' | 'social_security_tax' | 'medicare_tax' | 'additional_medicare_tax' | 'self_employment_tax' | 'deductible_tax' | 'effective_tax_rate';
    readonly variable: 'country' | 'tax_year' | 'filing_status' | 'net_profit' | 'annual_wages' | 'currency';
  };
  /** Amount that must be taken out of a retirement account of the United States in a year. */
  readonly 'rmd': {
    readonly inputs: RmdInputs;
    readonly results: RmdResults;
    readonly row: never;
    readonly interval: never;
    readonly solvable: 'account_balance' | 'age_at_year_end' | 'distribution_year' | 'expected_return';
    readonly target: 'required_distribution' | 'distribution_years' | 'start_age' | 'next_year_distribution';
    readonly variable: 'account_balance' | 'birth_date' | 'age_at_year_end' | 'distribution_year' | 'spouse_birth_date' | 'expected_return' | 'currency';
  };
  /** How much you may pay into a Roth IRA with your income, and what it grows to. */
  readonly 'roth-ira': {
    readonly inputs: RothIraInputs;
    readonly results: RothIraResults;
    readonly row: never;
    readonly interval: never;
    readonly solvable: 'modified_agi' | 'current_age' | 'retirement_age' | 'annual_contribution' | 'current_savings' | 'expected_return' | 'tax_rate';
    readonly target: 'annual_contribution_limit' | 'allowed_annual_contribution' | 'projected_corpus' | 'taxable_projected_corpus' | 'tax_saved';
    readonly variable: 'tax_year' | 'filing_status' | 'modified_agi' | 'current_age' | 'retirement_age' | 'annual_contribution' | 'current_savings' | 'expected_return' | 'tax_rate' | 'currency';
  };
  /** Gain of converting a traditional IRA to a Roth IRA: tax now against tax at withdrawal. */
  readonly 'roth-conversion': {
    readonly inputs: RothConversionInputs;
    readonly results: RothConversionResults;
    readonly row: never;
    readonly interval: never;
    readonly solvable: 'account_balance' | 'nondeductible_basis' | 'annual_conversion' | 'target_marginal_tax_rate' | 'taxable_income' | 'current_age' | 'years' | 'expected_return' | 'retirement_tax_rate' | 'tax_rate';
    readonly target: 'total_converted' | 'total_tax' | 'effective_tax_rate' | 'projected_corpus' | 'unconverted_corpus' | 'roth_advantage' | 'break_even_age';
    readonly variable: 'tax_year' | 'filing_status' | 'account_balance' | 'nondeductible_basis' | 'annual_conversion' | 'target_marginal_tax_rate' | 'taxable_income' | 'current_age' | 'years' | 'expected_return' | 'retirement_tax_rate' | 'tax_rate' | 'currency';
  };
  /** How much of a contribution to a traditional IRA is deductible, and what it grows to. */
  readonly 'traditional-ira': {
    readonly inputs: TraditionalIraInputs;
    readonly results: TraditionalIraResults;
    readonly row: never;
    readonly interval: never;
    readonly solvable: 'modified_agi' | 'current_age' | 'retirement_age' | 'annual_contribution' | 'current_savings' | 'expected_return' | 'tax_rate' | 'retirement_tax_rate';
    readonly target: 'annual_contribution_limit' | 'deductible_annual_contribution' | 'projected_corpus' | 'projected_corpus_after_tax' | 'tax_saved';
    readonly variable: 'tax_year' | 'filing_status' | 'modified_agi' | 'current_age' | 'retirement_age' | 'annual_contribution' | 'covered_at_work' | 'spouse_covered_at_work' | 'current_savings' | 'expected_return' | 'tax_rate' | 'retirement_tax_rate' | 'currency';
  };
  /** Tax that contributions to a health savings account save, and what the account grows to. */
  readonly 'hsa': {
    readonly inputs: HsaInputs;
    readonly results: HsaResults;
    readonly row: never;
    readonly interval: never;
    readonly solvable: 'current_age' | 'retirement_age' | 'annual_contribution' | 'annual_medical_expenses' | 'marginal_tax_rate' | 'expected_return';
    readonly target: 'annual_contribution_limit' | 'tax_saved' | 'projected_corpus';
    readonly variable: 'tax_year' | 'coverage_type' | 'current_age' | 'retirement_age' | 'annual_contribution' | 'annual_medical_expenses' | 'marginal_tax_rate' | 'payroll_deducted' | 'expected_return' | 'currency';
  };
  /** Tax-free part of a house rent allowance in India, under the old tax regime. */
  readonly 'hra': {
    readonly inputs: HraInputs;
    readonly results: HraResults;
    readonly row: never;
    readonly interval: never;
    readonly solvable: 'monthly_basic_pay' | 'monthly_dearness_allowance' | 'monthly_hra' | 'monthly_rent' | 'months';
    readonly target: 'exempt_amount' | 'taxable_amount';
    readonly variable: 'tax_year' | 'monthly_basic_pay' | 'monthly_dearness_allowance' | 'monthly_hra' | 'monthly_rent' | 'metro_city' | 'months' | 'currency';
  };
  /** Gratuity of an employee in India, and its tax-free part. */
  readonly 'gratuity': {
    readonly inputs: GratuityInputs;
    readonly results: GratuityResults;
    readonly row: never;
    readonly interval: never;
    readonly solvable: 'monthly_basic_pay' | 'service_years' | 'service_months';
    readonly target: 'gratuity' | 'exempt_amount' | 'taxable_amount';
    readonly variable: 'monthly_basic_pay' | 'service_years' | 'service_months' | 'covered_by_act' | 'currency';
  };
  /** Maturity value of a Sukanya Samriddhi account for a daughter, from yearly deposits. */
  readonly 'ssy': {
    readonly inputs: SsyInputs;
    readonly results: SsyResults;
    readonly row: never;
    readonly interval: never;
    readonly solvable: 'annual_deposit' | 'annual_rate' | 'current_age';
    readonly target: 'maturity_value' | 'total_deposits' | 'interest_earned' | 'years_to_maturity';
    readonly variable: 'annual_deposit' | 'annual_rate' | 'current_age' | 'currency';
  };
  /** Quarterly interest of a deposit in the Senior Citizens Savings Scheme of India. */
  readonly 'scss': {
    readonly inputs: ScssInputs;
    readonly results: ScssResults;
    readonly row: never;
    readonly interval: never;
    readonly solvable: 'principal' | 'annual_rate';
    readonly target: 'quarterly_interest' | 'interest_earned' | 'maturity_value';
    readonly variable: 'principal' | 'annual_rate' | 'currency';
  };
  /** Monthly interest of a deposit in the Monthly Income Scheme of the post office of India. */
  readonly 'mis': {
    readonly inputs: MisInputs;
    readonly results: MisResults;
    readonly row: never;
    readonly interval: never;
    readonly solvable: 'principal' | 'annual_rate';
    readonly target: 'monthly_interest' | 'interest_earned' | 'maturity_value';
    readonly variable: 'principal' | 'annual_rate' | 'currency';
  };
  /** Maturity value of a National Savings Certificate of India after five years. */
  readonly 'nsc': {
    readonly inputs: NscInputs;
    readonly results: NscResults;
    readonly row: never;
    readonly interval: never;
    readonly solvable: 'principal' | 'annual_rate';
    readonly target: 'maturity_value' | 'interest_earned';
    readonly variable: 'principal' | 'annual_rate' | 'currency';
  };
  /** Time in which a Kisan Vikas Patra of India doubles, and what it pays. */
  readonly 'kvp': {
    readonly inputs: KvpInputs;
    readonly results: KvpResults;
    readonly row: never;
    readonly interval: never;
    readonly solvable: 'principal' | 'annual_rate';
    readonly target: 'maturity_value' | 'interest_earned' | 'months_to_maturity';
    readonly variable: 'principal' | 'annual_rate' | 'currency';
  };
  /** Savings, lump sum and monthly pension of the National Pension System of India. */
  readonly 'nps': {
    readonly inputs: NpsInputs;
    readonly results: NpsResults;
    readonly row: never;
    readonly interval: never;
    readonly solvable: 'monthly_contribution' | 'current_age' | 'retirement_age' | 'expected_return' | 'annuity_pct' | 'annuity_rate';
    readonly target: 'projected_corpus' | 'total_contributions' | 'wealth_gained' | 'lump_sum_amount' | 'annuity_amount' | 'monthly_pension';
    readonly variable: 'monthly_contribution' | 'current_age' | 'retirement_age' | 'expected_return' | 'annuity_pct' | 'annuity_rate' | 'contribution_timing' | 'rate_convention' | 'currency';
  };
  /** Savings in the provident fund of India at retirement, with the pension of the scheme beside it. */
  readonly 'epf': {
    readonly inputs: EpfInputs;
    readonly results: EpfResults;
    readonly row: never;
    readonly interval: never;
    readonly solvable: 'monthly_basic_pay' | 'employee_contribution_pct' | 'salary_growth_rate' | 'current_savings' | 'current_age' | 'retirement_age' | 'annual_rate';
    readonly target: 'projected_corpus' | 'total_contributions' | 'total_employer_contributions' | 'interest_earned' | 'monthly_pension';
    readonly variable: 'monthly_basic_pay' | 'employee_contribution_pct' | 'salary_growth_rate' | 'current_savings' | 'current_age' | 'retirement_age' | 'annual_rate' | 'currency';
  };
  /** Gain that an exchange of real estate in the United States defers, and the tax on boot. */
  readonly 'like-kind-exchange': {
    readonly inputs: LikeKindExchangeInputs;
    readonly results: LikeKindExchangeResults;
    readonly row: never;
    readonly interval: never;
    readonly solvable: 'adjusted_basis' | 'accumulated_depreciation' | 'sale_price' | 'mortgage_balance' | 'selling_costs' | 'replacement_property_price' | 'new_mortgage_balance' | 'tax_rate' | 'recapture_tax_rate';
    readonly target: 'realized_gain' | 'boot' | 'recognized_gain' | 'deferred_gain' | 'new_basis' | 'tax';
    readonly variable: 'adjusted_basis' | 'accumulated_depreciation' | 'sale_price' | 'mortgage_balance' | 'selling_costs' | 'replacement_property_price' | 'new_mortgage_balance' | 'tax_rate' | 'recapture_tax_rate' | 'currency';
  };
  /** Repayments of student loans of the United Kingdom from a salary, and what is left when they are written off. */
  readonly 'uk-student-loan': {
    readonly inputs: UkStudentLoanInputs;
    readonly results: UkStudentLoanResults;
    readonly row: never;
    readonly interval: never;
    readonly solvable: 'annual_salary' | 'salary_growth_rate' | 'annual_rate';
    readonly target: 'monthly_payment' | 'annual_payment' | 'months_to_payoff' | 'total_paid' | 'written_off_amount';
    readonly variable: 'tax_year' | 'annual_salary' | 'salary_growth_rate' | 'annual_rate' | 'currency';
  };
  /** Social contributions of employer and employee on pay, and what an employee costs, by the law of a country. */
  readonly 'employer-cost': {
    readonly inputs: EmployerCostInputs;
    readonly results: EmployerCostResults;
    readonly row: never;
    readonly interval: never;
    readonly solvable: 'pay' | 'child_count' | 'health_extra_rate';
    readonly target: 'employee_contributions' | 'employer_contributions' | 'total_employer_cost';
    readonly variable: 'country' | 'tax_year' | 'region' | 'pay' | 'pay_frequency' | 'childless' | 'child_count' | 'health_extra_rate' | 'currency';
  };
  /** Monthly retirement benefit of the United States from earnings and the age at which it is claimed. */
  readonly 'social-security': {
    readonly inputs: SocialSecurityInputs;
    readonly results: SocialSecurityResults;
    readonly row: never;
    readonly interval: never;
    readonly solvable: 'claim_age' | 'aime' | 'other_annual_income';
    readonly target: 'aime' | 'pia' | 'monthly_benefit' | 'full_retirement_age' | 'taxable_benefit_pct';
    readonly variable: 'birth_date' | 'claim_age' | 'aime' | 'filing_status' | 'other_annual_income' | 'currency';
  };
  /** Tax on the capital gains of a year by the law of a country, with losses set off and carried forward. */
  readonly 'capital-gains-tax': {
    readonly inputs: CapitalGainsTaxInputs;
    readonly results: CapitalGainsTaxResults;
    readonly row: never;
    readonly interval: never;
    readonly solvable: 'taxable_income' | 'short_term_gains' | 'long_term_gains' | 'carried_loss';
    readonly target: 'net_short_term_gain' | 'net_long_term_gain' | 'short_term_tax' | 'long_term_tax' | 'net_investment_income_tax' | 'tax' | 'effective_tax_rate' | 'new_carried_loss';
    readonly variable: 'country' | 'tax_year' | 'filing_status' | 'taxable_income' | 'short_term_gains' | 'long_term_gains' | 'carried_loss' | 'sale_date' | 'currency';
  };
  /** Gains on the sales of a coin, matched with the lots that were bought, and the tax on those of a year. */
  readonly 'crypto-tax': {
    readonly inputs: CryptoTaxInputs;
    readonly results: CryptoTaxResults;
    readonly row: never;
    readonly interval: never;
    readonly solvable: 'taxable_income';
    readonly target: 'gain' | 'short_term_gain' | 'long_term_gain' | 'taxable_gain' | 'tax' | 'effective_tax_rate';
    readonly variable: 'country' | 'tax_year' | 'filing_status' | 'taxable_income' | 'lot_method' | 'currency';
  };
  /** Savings in a 401(k) at retirement, with the match of the employer and the limits of the law. */
  readonly '401k': {
    readonly inputs: Plan401kInputs;
    readonly results: Plan401kResults;
    readonly row: never;
    readonly interval: never;
    readonly solvable: 'current_age' | 'retirement_age' | 'annual_salary' | 'salary_growth_rate' | 'deferral_pct' | 'limit_growth_rate' | 'current_savings' | 'expected_return';
    readonly target: 'projected_corpus' | 'total_contributions' | 'total_employer_contributions' | 'missed_annual_match' | 'wealth_gained' | 'years_at_limit';
    readonly variable: 'tax_year' | 'current_age' | 'retirement_age' | 'annual_salary' | 'salary_growth_rate' | 'deferral_pct' | 'limit_growth_rate' | 'current_savings' | 'expected_return' | 'currency';
  };
  /** The yield before tax at which a taxable bond leaves as much as a tax-free one. */
  readonly 'tax-equivalent-yield': {
    readonly inputs: TaxEquivalentYieldInputs;
    readonly results: TaxEquivalentYieldResults;
    readonly row: never;
    readonly interval: never;
    readonly solvable: 'tax_free_yield' | 'marginal_tax_rate' | 'state_tax_rate' | 'taxable_yield';
    readonly target: 'tax_equivalent_yield' | 'taxable_yield_after_tax' | 'tax_free_advantage_pct';
    readonly variable: 'tax_free_yield' | 'marginal_tax_rate' | 'state_tax_rate' | 'taxable_yield';
  };
  /** Gain on the sale of an asset after costs, the tax on it at a flat rate, and the return after tax. */
  readonly 'capital-gains': {
    readonly inputs: CapitalGainsInputs;
    readonly results: CapitalGainsResults;
    readonly row: never;
    readonly interval: never;
    readonly solvable: 'purchase_price' | 'sale_price' | 'years' | 'buying_costs' | 'improvement_costs' | 'selling_costs' | 'tax_rate';
    readonly target: 'cost_basis' | 'gain' | 'tax' | 'gain_after_tax' | 'total_return_pct' | 'annualized_return_after_tax';
    readonly variable: 'purchase_price' | 'sale_price' | 'years' | 'purchase_date' | 'sale_date' | 'buying_costs' | 'improvement_costs' | 'selling_costs' | 'tax_rate' | 'currency';
  };
  /** Annual tax on a property from its assessed value, exemptions and the rates of all levies. */
  readonly 'property-tax': {
    readonly inputs: PropertyTaxInputs;
    readonly results: PropertyTaxResults;
    readonly row: never;
    readonly interval: never;
    readonly solvable: 'property_value' | 'assessment_pct' | 'exemption' | 'appreciation_rate' | 'years';
    readonly target: 'assessed_value' | 'taxable_value' | 'annual_property_tax' | 'monthly_property_tax' | 'property_tax_rate' | 'total_property_tax';
    readonly variable: 'property_value' | 'assessment_pct' | 'exemption' | 'appreciation_rate' | 'years' | 'currency';
  };
  /** What an exchange of money pays out at a quoted rate, and what it costs against the mid-market rate. */
  readonly 'currency-exchange': {
    readonly inputs: CurrencyExchangeInputs;
    readonly results: CurrencyExchangeResults;
    readonly row: never;
    readonly interval: never;
    readonly solvable: 'amount' | 'mid_exchange_rate' | 'quoted_exchange_rate' | 'fee_pct' | 'fixed_fee';
    readonly target: 'converted_amount' | 'effective_exchange_rate' | 'spread_pct' | 'spread_basis_points' | 'total_fees' | 'cost_of_exchange' | 'cost_of_exchange_pct';
    readonly variable: 'amount' | 'mid_exchange_rate' | 'quoted_exchange_rate' | 'fee_pct' | 'fixed_fee' | 'fee_treatment' | 'currency';
  };
  /** Future prices and the remaining purchasing power of money after years of inflation. */
  readonly 'inflation': {
    readonly inputs: InflationInputs;
    readonly results: InflationResults;
    readonly row: PriceRow;
    readonly interval: 'month' | 'year';
    readonly solvable: 'amount' | 'inflation_rate' | 'years';
    readonly target: 'future_cost' | 'price_increase' | 'purchasing_power' | 'purchasing_power_lost' | 'cumulative_inflation_pct' | 'purchasing_power_lost_pct';
    readonly variable: 'amount' | 'inflation_rate' | 'years' | 'currency';
  };
  /** Value of an amount of one month in the money of another, by U.S. consumer prices since 1871. */
  readonly 'inflation-history': {
    readonly inputs: InflationHistoryInputs;
    readonly results: InflationHistoryResults;
    readonly row: never;
    readonly interval: never;
    readonly solvable: 'amount';
    readonly target: 'adjusted_amount' | 'inflation_factor' | 'cumulative_inflation_pct' | 'average_inflation_rate';
    readonly variable: 'amount' | 'start_date' | 'end_date' | 'index_type' | 'currency';
  };
  /** Several loan offers compared: payment, annual percentage rate, interest, fees and total cost. */
  readonly 'loan-comparison': {
    readonly inputs: LoanComparisonInputs;
    readonly results: LoanComparisonResults;
    readonly row: never;
    readonly interval: never;
    readonly solvable: 'principal' | 'holding_months';
    readonly target: 'cheapest_offer_index' | 'lowest_payment_offer_index' | 'cheapest_offer_index_at_exit' | 'lowest_finance_charge' | 'lowest_monthly_payment';
    readonly variable: 'principal' | 'holding_months' | 'currency';
  };
  /** Several debts with their minimum payments, compared with one new loan that pays them all off. */
  readonly 'debt-consolidation': {
    readonly inputs: DebtConsolidationInputs;
    readonly results: DebtConsolidationResults;
    readonly row: LoanRow;
    readonly interval: 'month' | 'year';
    readonly solvable: 'new_annual_rate' | 'new_tenure_months' | 'fee_pct' | 'other_fees';
    readonly target: 'total_balance' | 'current_monthly_payment' | 'current_months_to_payoff' | 'current_total_interest' | 'total_fees' | 'new_loan_amount' | 'new_monthly_payment' | 'new_total_interest' | 'new_finance_charge' | 'monthly_payment_saved' | 'months_saved' | 'total_saved' | 'break_even_month' | 'new_final_payment';
    readonly variable: 'new_annual_rate' | 'new_tenure_months' | 'fee_pct' | 'other_fees' | 'fee_treatment' | 'payment_rounding' | 'currency';
  };
  /** Dated schedule of a loan with extra payments, lump sums, a balloon and interest-only months. */
  readonly 'amortization-schedule': {
    readonly inputs: AmortizationScheduleInputs;
    readonly results: AmortizationScheduleResults;
    readonly row: DatedLoanRow;
    readonly interval: 'month' | 'year';
    readonly solvable: 'principal' | 'annual_rate' | 'tenure_months' | 'interest_only_months' | 'balloon_amount' | 'balloon_month' | 'extra_monthly_payment' | 'extra_payment_start_month' | 'extra_annual_payment' | 'extra_annual_payment_month' | 'fees';
    readonly target: 'monthly_payment' | 'payment' | 'payment_count' | 'total_interest' | 'total_paid' | 'total_extra_paid' | 'odd_days_interest' | 'months_saved' | 'interest_saved' | 'apr';
    readonly variable: 'principal' | 'annual_rate' | 'tenure_months' | 'start_date' | 'first_payment_date' | 'payment_frequency' | 'accelerated' | 'compound_frequency' | 'day_count_convention' | 'level_payment_rule' | 'interest_only_months' | 'balloon_amount' | 'balloon_month' | 'payment_method' | 'extra_monthly_payment' | 'extra_payment_start_month' | 'extra_annual_payment' | 'extra_annual_payment_month' | 'fees' | 'payment_rounding' | 'currency';
  };
  /** A loan account with payments as they came, rate changes, fees, holidays and advances: ledger, arrears and payoff. */
  readonly 'loan-account': {
    readonly inputs: LoanAccountInputs;
    readonly results: LoanAccountResults;
    readonly row: DatedLoanAccountRow;
    readonly interval: 'period';
    readonly solvable: 'principal' | 'annual_rate' | 'tenure_months' | 'payment_count' | 'payment' | 'interest_only_months' | 'balloon_amount' | 'offset_balance' | 'late_annual_rate' | 'late_fee' | 'late_grace_days' | 'credit_balance_rate' | 'interest_cap_pct' | 'daily_interest_cap_pct' | 'early_repayment_fee_pct' | 'apr';
    readonly target: 'payment' | 'payment_count' | 'balance' | 'accrued_interest' | 'unpaid_fees' | 'arrears_amount' | 'past_due_days' | 'next_payment' | 'settlement_amount' | 'daily_interest' | 'early_repayment_fee' | 'interest_rebate' | 'final_payment' | 'total_paid' | 'total_principal' | 'total_interest' | 'total_fees' | 'total_written_off';
    readonly variable: 'principal' | 'annual_rate' | 'tenure_months' | 'payment_count' | 'payment' | 'start_date' | 'first_payment_date' | 'payment_frequency' | 'day_count_convention' | 'compound_frequency' | 'year_split' | 'partial_month' | 'due_date_rule' | 'payment_method' | 'level_payment_rule' | 'payment_rounding' | 'interest_rounding' | 'allocation_order' | 'payment_interest_rule' | 'prepayment_effect' | 'late_payment_effect' | 'arrears_forecast_rule' | 'holiday_interest' | 'rate_change_effect' | 'advance_effect' | 'reage_interest_treatment' | 'charge_timing' | 'rest' | 'settlement_interest_rule' | 'interest_only_months' | 'balloon_amount' | 'offset_balance' | 'late_annual_rate' | 'late_fee' | 'late_grace_days' | 'credit_balance_rate' | 'interest_cap_pct' | 'daily_interest_cap_pct' | 'settlement_rule' | 'early_repayment_fee_pct' | 'apr' | 'as_of_date' | 'settlement_date' | 'currency';
  };
  /** Lease liability and right-of-use asset by IFRS 16 or ASC 842: measurement, schedule and remeasurement. */
  readonly 'lease-liability': {
    readonly inputs: LeaseLiabilityInputs;
    readonly results: LeaseLiabilityResults;
    readonly row: LeaseLiabilityRow;
    readonly interval: 'month' | 'year';
    readonly solvable: 'payment' | 'tenure_months' | 'discount_rate' | 'payment_growth_rate' | 'residual_guarantee' | 'initial_direct_costs' | 'prepaid_rent' | 'lease_incentives' | 'months_to_remeasurement' | 'new_payment' | 'new_tenure_months' | 'new_discount_rate' | 'new_residual_guarantee' | 'surrendered_pct';
    readonly target: 'lease_liability' | 'right_of_use_asset' | 'total_paid' | 'total_interest' | 'total_depreciation' | 'total_lease_cost' | 'monthly_lease_cost' | 'liability_before_remeasurement' | 'liability_after_remeasurement' | 'asset_before_remeasurement' | 'asset_after_remeasurement' | 'remeasurement_gain';
    readonly variable: 'payment' | 'tenure_months' | 'discount_rate' | 'payment_frequency' | 'payment_timing' | 'rate_convention' | 'lease_type' | 'payment_growth_rate' | 'residual_guarantee' | 'initial_direct_costs' | 'prepaid_rent' | 'lease_incentives' | 'months_to_remeasurement' | 'remeasurement_type' | 'new_payment' | 'new_tenure_months' | 'new_discount_rate' | 'new_residual_guarantee' | 'surrendered_pct' | 'currency';
  };
  /** Effective interest rate of a loan or bond with its fees, and the amortized cost period by period (IFRS 9). */
  readonly 'effective-interest': {
    readonly inputs: EffectiveInterestInputs;
    readonly results: EffectiveInterestResults;
    readonly row: EffectiveInterestRow;
    readonly interval: 'period';
    readonly solvable: 'principal' | 'annual_rate' | 'tenure_months' | 'redemption_value' | 'purchase_price' | 'points' | 'fees' | 'transaction_costs' | 'months_to_revision';
    readonly target: 'effective_annual_rate' | 'nominal_annual_rate' | 'initial_carrying_amount' | 'total_paid' | 'total_interest' | 'carrying_amount_before_revision' | 'carrying_amount_after_revision' | 'revision_gain';
    readonly variable: 'principal' | 'annual_rate' | 'tenure_months' | 'payment_frequency' | 'payment_method' | 'redemption_value' | 'instrument_type' | 'purchase_price' | 'points' | 'fees' | 'transaction_costs' | 'months_to_revision' | 'currency';
  };
  /** Monthly cash flows of a pool of loans with prepayments and defaults, with price, yield, average life and duration. */
  readonly 'pool-cash-flows': {
    readonly inputs: PoolCashFlowsInputs;
    readonly results: PoolCashFlowsResults;
    readonly row: PoolCashFlowsRow;
    readonly interval: 'month' | 'year';
    readonly solvable: 'principal' | 'gross_coupon_rate' | 'net_coupon_rate' | 'remaining_months' | 'loan_age_months' | 'severity_pct' | 'recovery_months' | 'payment_delay_days' | 'price' | 'yield_to_maturity';
    readonly target: 'price' | 'price_per_100' | 'yield_to_maturity' | 'bond_equivalent_yield' | 'average_life_years' | 'macaulay_duration' | 'modified_duration' | 'total_paid' | 'total_interest' | 'total_principal' | 'total_prepayments' | 'total_defaults' | 'total_losses' | 'total_fees';
    readonly variable: 'principal' | 'gross_coupon_rate' | 'net_coupon_rate' | 'remaining_months' | 'loan_age_months' | 'prepayment_model' | 'default_model' | 'severity_pct' | 'recovery_months' | 'advanced' | 'payment_delay_days' | 'price' | 'yield_to_maturity' | 'currency';
  };
}
