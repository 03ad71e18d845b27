"""Written by "npm run client:types" from the catalogue of calculators. Changes are made there."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal, NotRequired, Protocol, TypedDict, overload


class CalculatorMeta(TypedDict):
    """A calculator in the list of calculators"""

    id: str
    """ID, which is also the last segment of the endpoint"""
    name: str
    """Display name"""
    category: Literal["fire", "retirement", "investing", "real-estate", "loans", "savings", "taxes", "business", "personal-finance", "currency", "insurance"]
    """Subject area"""
    endpoint: str
    """Path of the endpoint, after the version segment"""
    description: str
    """Results of the calculator, in a sentence"""


class CalculatorDetailFormula(TypedDict):
    equation: str
    """General equations"""
    limits: Sequence[str]
    """Equations for special cases"""
    reference: str
    latex: Sequence[str]
    """Every equation with its cases, in LaTeX"""


class CalculatorDetailFigures(TypedDict):
    """A number that somebody publishes, which equations read by its name"""

    symbol: str
    """Name in the equations"""
    meaning: str
    by: NotRequired[Sequence[str]]
    """Inputs that choose a value, the outermost first"""
    values: Any
    """A number, a list of numbers or of bands [bound, rate in percent], or objects of these"""
    valid_from: NotRequired[str]
    """First day of the figure"""
    source: str


class CalculatorDetailExamples(TypedDict):
    input: Mapping[str, Any]
    output: Mapping[str, Any]


class CalculatorDetail(TypedDict):
    """A calculator with all its details"""

    id: str
    """ID, which is also the last segment of the endpoint"""
    name: str
    """Display name"""
    category: Literal["fire", "retirement", "investing", "real-estate", "loans", "savings", "taxes", "business", "personal-finance", "currency", "insurance"]
    """Subject area"""
    endpoint: str
    """Path of the endpoint, after the version segment"""
    description: str
    """Results of the calculator, in a sentence"""
    input: Mapping[str, Any]
    """JSON Schema of the request body"""
    output: Mapping[str, Any]
    """JSON Schema of the reply without includes"""
    rules: Sequence[str]
    """Conditions between several fields"""
    formula: CalculatorDetailFormula
    figures: NotRequired[Sequence[CalculatorDetailFigures]]
    examples: Sequence[CalculatorDetailExamples]
    conventions: Mapping[str, str]
    """Assumptions, such as timing and compounding"""
    includes: Sequence[str]
    """Values of the include parameter"""


class ExplanationFiguresValue(TypedDict):
    over: float
    """Bound above which the rate applies"""
    rate: float
    """Rate of the band, in percent"""


class ExplanationFigures(TypedDict):
    symbol: str
    """Name in the equations"""
    meaning: str
    chosen_by: NotRequired[Mapping[str, Any]]
    """Inputs that chose the value"""
    value: float | Sequence[float] | Sequence[ExplanationFiguresValue]
    valid_from: NotRequired[str]
    """First day of the figure"""
    source: str


class ExplanationStepsRows(TypedDict):
    symbol: str
    """Symbol of the row, such as B(2) or k = 2"""
    condition: NotRequired[str]
    """Condition for the equation, or "otherwise"; absent where it always holds"""
    with_numbers: NotRequired[str]
    """Equation with numbers substituted; absent where it would only repeat the value"""
    value: NotRequired[float]
    """Unrounded value: 20 digits, or fewer if those are all; a date is in days since 1970-01-01. Absent for functions, and for steps described only in words"""
    holds: NotRequired[bool]
    """True when the condition of a search holds in this row"""
    decimals: NotRequired[int]
    """Decimal places to which the value is rounded for the result"""
    result: NotRequired[Any]
    """Result in the reply"""


class ExplanationSteps(TypedDict):
    symbol: str
    """Symbol of the step: a name, a function such as s(n, i), or a sequence such as B(k)"""
    meaning: str
    equation: str
    """Equation in the inputs and the symbols above, with + − · / ^ ln exp floor ceil min max, normal_density, normal_cdf and normal_quantile (standard normal distribution: its density, its distribution function and the inverse of that), round (money), count (of a list), sum (over a range), first (number for which a condition holds) and root (between two numbers)"""
    condition: NotRequired[str]
    """Condition for the equation, or "otherwise"; absent where it always holds"""
    cases: NotRequired[str]
    """All cases of the equation, where the inputs decide which applies"""
    with_numbers: NotRequired[str]
    """Equation with numbers substituted; absent where it would only repeat the value"""
    value: NotRequired[float]
    """Unrounded value: 20 digits, or fewer if those are all; a date is in days since 1970-01-01. Absent for functions, and for steps described only in words"""
    decimals: NotRequired[int]
    """Decimal places to which the value is rounded for the result"""
    result: NotRequired[Any]
    """Result in the reply"""
    rows: NotRequired[Sequence[ExplanationStepsRows]]
    """At most three rows: the first, second and last value of a function or sequence, or term of a sum; the start and end of a search; the ends of the range of a root, and the root. For a step that is code, all its values"""


class Explanation(TypedDict):
    """How the results are calculated"""

    formula: str
    """General equations"""
    inputs: Mapping[str, Any]
    """Inputs, including defaults"""
    money_decimals: int
    """Decimal places of the currency, to which round(x) rounds"""
    figures: NotRequired[Sequence[ExplanationFigures]]
    """Published numbers that were used"""
    steps: Sequence[ExplanationSteps]
    sources: Sequence[str]


class Assumptions(TypedDict):
    """Assumptions behind the results"""

    timing: str
    compounding: str
    rounding: str
    schedule: NotRequired[str]
    """Rounding of the rows of a schedule"""
    forecast: NotRequired[str]
    """Assumptions about returns and prices in a forecast"""
    defaults: Mapping[str, Any]
    """Fields that were left out, with the default values used"""
    regional_defaults: NotRequired[str]
    """Defaults that are usual in a country whose currency was not used"""
    engine: str
    """Program that calculated the results, with its version"""


class RatesSources(TypedDict):
    id: str
    name: str
    observed_on: NotRequired[str]
    """Observation date; absent for fixed pegs"""
    updated_at: NotRequired[str]
    """Publication time; absent for fixed pegs"""
    currencies: int
    """Number of quotes from this source"""
    url: str


class Rates(TypedDict):
    """Exchange rates for a base currency"""

    base: str
    """ISO 4217 code"""
    date: NotRequired[str]
    """Requested date"""
    rates: Mapping[str, float]
    """Currency code to rate"""
    updated_at: str
    """Publication time of the oldest source used"""
    observed_on: str
    """Oldest observation date among the quotes used"""
    stale: bool
    """True when newer rates were overdue by more than 24 hours, now or on the requested date"""
    sources: Sequence[RatesSources]
    """Sources used, in order of priority"""


class HistoryDays(TypedDict):
    date: str
    """Calendar day"""
    observed_on: str
    """Oldest observation date among the quotes used"""
    carried: bool
    """True when a rate is from an earlier day"""
    rates: Mapping[str, float]
    """Currency code to rate"""


class HistorySources(TypedDict):
    id: str
    name: str
    observed_on: NotRequired[str]
    """Observation date; absent for fixed pegs"""
    updated_at: NotRequired[str]
    """Publication time; absent for fixed pegs"""
    currencies: int
    """Number of quotes from this source"""
    url: str


History = TypedDict(
    "History",
    {
        "base": "str",
        "from": "str",
        "to": "str",
        "days": "Sequence[HistoryDays]",
        "updated_at": "str",
        "observed_on": "str",
        "stale": "bool",
        "sources": "Sequence[HistorySources]",
    },
)


class Currency(TypedDict):
    """List the currencies with exchange rates"""

    code: str
    """ISO 4217 code"""
    name: str
    """Name in ISO 4217"""
    minor_unit: int
    """Decimal places of an amount: JPY 0, USD 2, KWD 3"""
    sources: Sequence[str]
    """IDs of the sources that quote the currency; the first is used"""
    since: str
    """First date with a rate"""


class ConversionSources(TypedDict):
    id: str
    name: str
    observed_on: NotRequired[str]
    """Observation date; absent for fixed pegs"""
    updated_at: NotRequired[str]
    """Publication time; absent for fixed pegs"""
    currencies: int
    """Number of quotes from this source"""
    url: str


class Conversion(TypedDict):
    """Convert an amount between currencies"""

    converted_amount: float
    rate: float
    updated_at: str
    """Publication time of the oldest source used"""
    observed_on: str
    """Oldest observation date among the quotes used"""
    stale: bool
    """True when newer rates were overdue by more than 24 hours, now or on the requested date"""
    sources: Sequence[ConversionSources]
    """Sources used, in order of priority"""


class UsageKey(TypedDict):
    id: str
    name: str


class UsageLimitsBurst(TypedDict):
    requests: int
    """Number of requests allowed in a window"""
    window_seconds: int
    """Length of the window, which starts with the first request"""


class UsageLimitsDay(TypedDict):
    requests: int
    """Number of requests allowed in a window"""
    window_seconds: int
    """Length of the window, which starts with the first request"""


class UsageLimits(TypedDict):
    burst: UsageLimitsBurst | None
    """A quota of the plan"""
    day: UsageLimitsDay | None
    """A quota of the plan"""


class UsageToday(TypedDict):
    date: str
    requests: int


class UsageThisMonth(TypedDict):
    month: str
    requests: int


class Usage(TypedDict):
    """Scopes, limits and usage of the key"""

    key: UsageKey
    plan: str
    scopes: Sequence[str]
    limits: UsageLimits
    today: UsageToday
    this_month: UsageThisMonth


class CompoundInterestInputs(TypedDict):
    """Inputs of the Compound Interest Calculator. The future value of an amount with compound interest, which is added to it and earns interest itself."""

    principal: float
    """Initial amount (currency); 0 to 1000000000000"""
    annual_rate: float
    """Nominal annual interest rate (percent per year); above -100, up to 1000"""
    years: float
    """Term (years); 0 to 200"""
    compound_frequency: NotRequired[Literal["annually", "quarterly", "monthly", "daily"]]
    """Compounding frequency; annually: interest is added once a year; quarterly: interest is added 4 times a year; monthly: interest is added 12 times a year; daily: interest is added 365 times a year; default "annually" """
    currency: NotRequired[str]
    """ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places"""


class CompoundInterestResultsWarnings(TypedDict):
    pointer: str
    """JSON pointer to the input, or to a result that is unusual"""
    code: Literal["looks-like-a-fraction", "looks-like-a-percentage", "restricted-by-law", "needs-an-estimate", "law-has-ended", "unusual-age", "unusual-result", "less-than-a-year"]
    detail: str


class CompoundInterestResults(TypedDict):
    """Results of the Compound Interest Calculator"""

    future_value: float
    """Amount at the end of the term (currency)"""
    interest_earned: float
    """Total interest (currency)"""
    effective_annual_rate: float
    """Effective annual rate, with compounding (percent per year)"""
    currency: NotRequired[str]
    """Currency of the request, in upper case; absent when none was given"""
    warnings: NotRequired[Sequence[CompoundInterestResultsWarnings]]
    """Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none"""


class GrowthRow(TypedDict):
    """One row of a schedule"""

    period: int
    contribution: float
    growth: float
    balance: float


class MortgageInputs(TypedDict):
    """Inputs of the Mortgage Calculator. Monthly payment, total interest and total cost of a fixed-rate mortgage repaid in level monthly payments."""

    home_price: float
    """Price of the home (currency); 0 to 1000000000000"""
    down_payment: float
    """Down payment: the part of the price that is not borrowed (currency); 0 to 1000000000000"""
    interest_rate: float
    """Nominal annual interest rate; one-twelfth is charged each month (percent per year); 0 to 1000"""
    loan_term: int
    """Loan term (years); 1 to 100"""
    payment_rounding: NotRequired[Literal["exact", "cent"]]
    """Rounding of payments and monthly interest; exact: nothing is rounded but the results; cent: a lender's ledger: payment and monthly interest are rounded to the smallest unit of the currency, and the last payment settles the rest; default "exact" """
    currency: NotRequired[str]
    """ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places"""


class MortgageResultsWarnings(TypedDict):
    pointer: str
    """JSON pointer to the input, or to a result that is unusual"""
    code: Literal["looks-like-a-fraction", "looks-like-a-percentage", "restricted-by-law", "needs-an-estimate", "law-has-ended", "unusual-age", "unusual-result", "less-than-a-year"]
    detail: str


class MortgageResults(TypedDict):
    """Results of the Mortgage Calculator"""

    monthly_payment: float
    """Level payment at the end of each month (currency)"""
    total_interest: float
    """Total interest: all payments minus the loan (currency)"""
    total_paid: float
    """All payments, excluding the down payment (currency)"""
    final_payment: NotRequired[float]
    """Last payment, which settles the balance; only with payment_rounding cent (currency)"""
    currency: NotRequired[str]
    """Currency of the request, in upper case; absent when none was given"""
    warnings: NotRequired[Sequence[MortgageResultsWarnings]]
    """Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none"""


class LoanRow(TypedDict):
    """One row of a schedule"""

    period: int
    payment: float
    interest: float
    principal: float
    balance: float


class SipInputs(TypedDict):
    """Inputs of the SIP Calculator. The future value of a systematic investment plan (SIP): the same amount invested every month."""

    monthly_investment: float
    """Amount invested each month (currency); 0.01 to 1000000000000"""
    annual_return: float
    """Annual return on the investments (percent per year); above -100, up to 1000"""
    years: float
    """Investment period, rounded to whole months (half up, at least one) (years); 0.01 to 200"""
    contribution_timing: NotRequired[Literal["begin", "end"]]
    """Contribution timing: start or end of each month; begin: contributions at the beginning of each month; end: contributions at the end of each month; default "begin" """
    rate_convention: NotRequired[Literal["nominal", "effective"]]
    """Convention of the annual return: nominal or effective; nominal: the annual rate is nominal: one-twelfth of it is earned each month; effective: the annual rate is effective: twelve months compound to it; default "nominal" """
    currency: NotRequired[str]
    """ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places"""


class SipResultsWarnings(TypedDict):
    pointer: str
    """JSON pointer to the input, or to a result that is unusual"""
    code: Literal["looks-like-a-fraction", "looks-like-a-percentage", "restricted-by-law", "needs-an-estimate", "law-has-ended", "unusual-age", "unusual-result", "less-than-a-year"]
    detail: str


class SipResults(TypedDict):
    """Results of the SIP Calculator"""

    future_value: float
    """Value at the end of the last month (currency)"""
    total_invested: float
    """Total of all investments (currency)"""
    wealth_gained: float
    """Gain: the future value less the total invested (currency)"""
    cagr: float
    """Constant annual growth at which the total invested, invested at once, would reach the future value (percent per year)"""
    currency: NotRequired[str]
    """Currency of the request, in upper case; absent when none was given"""
    warnings: NotRequired[Sequence[SipResultsWarnings]]
    """Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none"""


class EmiInputs(TypedDict):
    """Inputs of the EMI Calculator. Equated monthly installment (EMI) of a loan, with its total interest and total cost."""

    principal: float
    """Loan amount (currency); 0 to 1000000000000"""
    annual_rate: float
    """Nominal annual interest rate; one-twelfth is charged each month (percent per year); 0 to 1000"""
    tenure_months: int
    """Loan term (months); 1 to 1200"""
    payment_rounding: NotRequired[Literal["exact", "cent"]]
    """Rounding of payments and monthly interest; exact: nothing is rounded but the results; cent: a lender's ledger: payment and monthly interest are rounded to the smallest unit of the currency, and the last payment settles the rest; default "exact" """
    currency: NotRequired[str]
    """ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places"""


class EmiResultsWarnings(TypedDict):
    pointer: str
    """JSON pointer to the input, or to a result that is unusual"""
    code: Literal["looks-like-a-fraction", "looks-like-a-percentage", "restricted-by-law", "needs-an-estimate", "law-has-ended", "unusual-age", "unusual-result", "less-than-a-year"]
    detail: str


class EmiResults(TypedDict):
    """Results of the EMI Calculator"""

    emi: float
    """Level installment at the end of each month (currency)"""
    total_interest: float
    """All installments less the loan (currency)"""
    total_payment: float
    """All installments (currency)"""
    final_payment: NotRequired[float]
    """Last installment, which settles the balance; only with payment_rounding cent (currency)"""
    currency: NotRequired[str]
    """Currency of the request, in upper case; absent when none was given"""
    warnings: NotRequired[Sequence[EmiResultsWarnings]]
    """Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none"""


class FireInputs(TypedDict):
    """Inputs of the FIRE Calculator. Financial independence, retire early (FIRE): savings that cover all expenses, and the time needed to reach them."""

    annual_expenses: float
    """Annual expenses (currency); 0.01 to 1000000000000"""
    current_savings: float
    """Current savings and investments (currency); 0 to 1000000000000"""
    annual_savings: float
    """Contribution at the end of each year (currency); 0 to 1000000000000"""
    expected_return: float
    """Annual return on the savings after inflation (percent per year); above -100, up to 1000"""
    withdrawal_rate: NotRequired[float]
    """Safe withdrawal rate: share of the savings withdrawn per year (percent per year); 0.01 to 100; default 4"""
    current_age: NotRequired[int]
    """Current age (age); 0 to 130; default 30"""
    currency: NotRequired[str]
    """ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places"""


class FireResultsWarnings(TypedDict):
    pointer: str
    """JSON pointer to the input, or to a result that is unusual"""
    code: Literal["looks-like-a-fraction", "looks-like-a-percentage", "restricted-by-law", "needs-an-estimate", "law-has-ended", "unusual-age", "unusual-result", "less-than-a-year"]
    detail: str


class FireResults(TypedDict):
    """Results of the FIRE Calculator"""

    fire_number: float
    """Savings at which withdrawals cover all expenses (currency)"""
    years_to_fire: float
    """Time until the savings reach fire_number; 0 if they already do (years)"""
    fire_age: int
    """Age at which fire_number is reached: current_age plus years_to_fire, rounded up (age)"""
    currency: NotRequired[str]
    """Currency of the request, in upper case; absent when none was given"""
    warnings: NotRequired[Sequence[FireResultsWarnings]]
    """Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none"""


class RetirementInputs(TypedDict):
    """Inputs of the Retirement Calculator. Savings at retirement from current savings and monthly contributions, and the retirement income they provide."""

    current_age: int
    """Current age (age); 0 to 130"""
    retirement_age: int
    """Retirement age (age); 0 to 130"""
    current_savings: float
    """Current savings and investments (currency); 0 to 1000000000000"""
    monthly_contribution: float
    """Monthly contribution until retirement (currency); 0 to 1000000000000"""
    expected_return: float
    """Annual return on the savings; after inflation for results in today's money (percent per year); above -100, up to 1000"""
    withdrawal_rate: NotRequired[float]
    """Annual withdrawal as a percentage of the savings (percent per year); 0.01 to 100; default 4"""
    contribution_timing: NotRequired[Literal["begin", "end"]]
    """Contribution timing: start or end of each month; begin: contributions at the beginning of each month; end: contributions at the end of each month; default "end" """
    rate_convention: NotRequired[Literal["nominal", "effective"]]
    """Convention of the annual return: nominal or effective; nominal: the annual rate is nominal: one-twelfth of it is earned each month; effective: the annual rate is effective: twelve months compound to it; default "nominal" """
    currency: NotRequired[str]
    """ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places"""


class RetirementResultsWarnings(TypedDict):
    pointer: str
    """JSON pointer to the input, or to a result that is unusual"""
    code: Literal["looks-like-a-fraction", "looks-like-a-percentage", "restricted-by-law", "needs-an-estimate", "law-has-ended", "unusual-age", "unusual-result", "less-than-a-year"]
    detail: str


class RetirementResults(TypedDict):
    """Results of the Retirement Calculator"""

    projected_corpus: float
    """Savings at retirement (currency)"""
    total_contributions: float
    """All monthly contributions, excluding current savings (currency)"""
    contributions_including_savings: float
    """All monthly contributions and current savings (currency)"""
    monthly_retirement_income: float
    """Monthly retirement income: one-twelfth of the annual withdrawal (currency)"""
    currency: NotRequired[str]
    """Currency of the request, in upper case; absent when none was given"""
    warnings: NotRequired[Sequence[RetirementResultsWarnings]]
    """Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none"""


class CagrInputs(TypedDict):
    """Inputs of the CAGR Calculator. Compound annual growth rate (CAGR): the constant annual growth that leads from an initial to a final value."""

    initial_value: float
    """Initial value (currency); 0.01 to 1000000000000"""
    final_value: float
    """Final value; 0 for a total loss (currency); 0 to 1000000000000"""
    years: float
    """Time between the two values (years); 0.01 to 200"""
    currency: NotRequired[str]
    """ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places"""


class CagrResultsWarnings(TypedDict):
    pointer: str
    """JSON pointer to the input, or to a result that is unusual"""
    code: Literal["looks-like-a-fraction", "looks-like-a-percentage", "restricted-by-law", "needs-an-estimate", "law-has-ended", "unusual-age", "unusual-result", "less-than-a-year"]
    detail: str


class CagrResults(TypedDict):
    """Results of the CAGR Calculator"""

    cagr: float
    """Compound annual growth rate (percent per year)"""
    total_return_pct: float
    """Total return over the whole period (percent)"""
    currency: NotRequired[str]
    """Currency of the request, in upper case; absent when none was given"""
    warnings: NotRequired[Sequence[CagrResultsWarnings]]
    """Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none"""


class AdjustableRateMortgageInputs(TypedDict):
    """Inputs of the Adjustable-Rate Mortgage (ARM) Calculator. Payments of a mortgage whose rate follows an index within caps, for expected index rates and in the worst case."""

    home_price: float
    """Price of the home (currency); 0 to 1000000000000"""
    down_payment: float
    """Down payment: the part of the price that is not borrowed (currency); 0 to 1000000000000"""
    interest_rate: float
    """Nominal annual interest rate of the fixed period; one-twelfth is charged each month (percent per year); 0 to 1000"""
    loan_term: int
    """Loan term (years); 1 to 100"""
    fixed_months: NotRequired[int]
    """Months until the first adjustment of the rate (months); 1 to 1200; default 60"""
    adjustment_months: NotRequired[int]
    """Months from one adjustment to the next (months); 1 to 1200; default 6"""
    index_rates: Sequence[float]
    """Expected index rate at each adjustment; the last one also holds for all later adjustments"""
    index_margin_rate: float
    """Margin, which is added to the index rate (percent per year); 0 to 1000"""
    initial_cap_pct: NotRequired[float]
    """Largest change of the rate at the first adjustment, up or down; after a fixed period of 7 or 10 years, 5 is usual (percentage points); 0 to 100; default 2"""
    periodic_cap_pct: NotRequired[float]
    """Largest change of the rate at each later adjustment, up or down (percentage points); 0 to 100; default 1"""
    lifetime_cap_pct: NotRequired[float]
    """Largest increase over the interest rate of the fixed period (percentage points); 0 to 100; default 5"""
    min_interest_rate: NotRequired[float]
    """Lowest interest rate; without it the margin (percent per year); 0 to 1000"""
    payment_rounding: NotRequired[Literal["exact", "cent"]]
    """Rounding of payments and monthly interest; exact: nothing is rounded but the results; cent: a lender's ledger: payment and monthly interest are rounded to the smallest unit of the currency, and the last payment settles the rest; default "exact" """
    currency: NotRequired[str]
    """ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places"""


class AdjustableRateMortgageResultsWarnings(TypedDict):
    pointer: str
    """JSON pointer to the input, or to a result that is unusual"""
    code: Literal["looks-like-a-fraction", "looks-like-a-percentage", "restricted-by-law", "needs-an-estimate", "law-has-ended", "unusual-age", "unusual-result", "less-than-a-year"]
    detail: str


class AdjustableRateMortgageResults(TypedDict):
    """Results of the Adjustable-Rate Mortgage (ARM) Calculator"""

    monthly_payment: float
    """Monthly payment in the fixed period (currency)"""
    max_monthly_payment: float
    """Highest monthly payment if the rate rises as fast as the caps allow (currency)"""
    max_interest_rate: float
    """Highest interest rate that the caps allow (percent per year)"""
    total_interest: float
    """Total interest: all payments minus the loan (currency)"""
    max_total_interest: float
    """Total interest if the rate rises as fast as the caps allow (currency)"""
    total_paid: float
    """All payments, excluding the down payment (currency)"""
    final_payment: NotRequired[float]
    """Last payment, which settles the balance; only with payment_rounding cent (currency)"""
    currency: NotRequired[str]
    """Currency of the request, in upper case; absent when none was given"""
    warnings: NotRequired[Sequence[AdjustableRateMortgageResultsWarnings]]
    """Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none"""


class DoublingTimeInputs(TypedDict):
    """Inputs of the Doubling Time Calculator. Time in which an amount doubles, triples or grows tenfold, compared with the rule of 72."""

    annual_rate: float
    """Nominal annual growth rate (percent per year); 0.01 to 1000"""
    compound_frequency: NotRequired[Literal["annually", "semiannually", "quarterly", "monthly", "daily"]]
    """Compounding frequency; annually: interest is added once a year; semiannually: interest is added twice a year; quarterly: interest is added 4 times a year; monthly: interest is added 12 times a year; daily: interest is added 365 times a year; default "annually" """


class DoublingTimeResultsWarnings(TypedDict):
    pointer: str
    """JSON pointer to the input, or to a result that is unusual"""
    code: Literal["looks-like-a-fraction", "looks-like-a-percentage", "restricted-by-law", "needs-an-estimate", "law-has-ended", "unusual-age", "unusual-result", "less-than-a-year"]
    detail: str


class DoublingTimeResults(TypedDict):
    """Results of the Doubling Time Calculator"""

    doubling_years: float
    """Time until the amount doubles (years)"""
    rule_of_72_years: float
    """Doubling time by the rule of 72: 72 divided by the rate (years)"""
    rule_of_72_error_years: float
    """Error of the rule of 72: its estimate less the exact doubling time (years)"""
    tripling_years: float
    """Time until the amount triples (years)"""
    tenfold_years: float
    """Time until the amount grows tenfold (years)"""
    warnings: NotRequired[Sequence[DoublingTimeResultsWarnings]]
    """Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none"""


class LumpSumInputs(TypedDict):
    """Inputs of the Lump Sum Calculator. The future value of a one-time investment after fees, tax and inflation."""

    initial_investment: float
    """Amount invested at the start (currency); 0.01 to 1000000000000"""
    annual_return: float
    """Effective annual return before fees (percent per year); above -100, up to 1000"""
    years: float
    """Investment period (years); 0.01 to 200"""
    annual_fee_pct: NotRequired[float]
    """Annual fee as a percentage of the value, charged at the end of each year (percent per year); 0 to 99; default 0"""
    tax_rate: NotRequired[float]
    """Tax rate on the gain, due at the end; a loss is not taxed (percent); 0 to 100; default 0"""
    inflation_rate: NotRequired[float]
    """Annual inflation rate (percent per year); above -100, up to 1000; default 0"""
    currency: NotRequired[str]
    """ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places"""


class LumpSumResultsWarnings(TypedDict):
    pointer: str
    """JSON pointer to the input, or to a result that is unusual"""
    code: Literal["looks-like-a-fraction", "looks-like-a-percentage", "restricted-by-law", "needs-an-estimate", "law-has-ended", "unusual-age", "unusual-result", "less-than-a-year"]
    detail: str


class LumpSumResults(TypedDict):
    """Results of the Lump Sum Calculator"""

    future_value: float
    """Final value after fees and before tax (currency)"""
    wealth_gained: float
    """Gain after fees and before tax (currency)"""
    total_return_pct: float
    """Gain before tax as a percentage of the investment (percent)"""
    cost_of_fees: float
    """Reduction of the final value by fees (currency)"""
    tax: float
    """Tax on the gain (currency)"""
    future_value_after_tax: float
    """Final value after fees and tax (currency)"""
    annual_return_after_tax: float
    """Annual growth from the investment to future_value_after_tax (percent per year)"""
    real_future_value_after_tax: float
    """Final value after fees and tax, in today's money (currency)"""
    currency: NotRequired[str]
    """Currency of the request, in upper case; absent when none was given"""
    warnings: NotRequired[Sequence[LumpSumResultsWarnings]]
    """Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none"""


class LumpSumRow(TypedDict):
    """One row of a schedule"""

    period: int
    contribution: float
    growth: float
    tax: float
    """Tax on the gain (currency)"""
    balance_after_tax: float
    """Balance after tax (currency)"""
    balance: float


class LumpSumVsSipInputs(TypedDict):
    """Inputs of the Lump Sum vs. SIP Calculator. An amount invested at once, compared with the same amount invested in equal monthly parts."""

    initial_investment: float
    """Amount to invest (currency); 0.01 to 1000000000000"""
    annual_return: float
    """Annual return (percent per year); above -100, up to 1000"""
    years: float
    """Investment period, rounded to whole months (half up, at least one) (years); 0.01 to 200"""
    contribution_timing: NotRequired[Literal["begin", "end"]]
    """Contribution timing: start or end of each month; begin: contributions at the beginning of each month; end: contributions at the end of each month; default "begin" """
    rate_convention: NotRequired[Literal["nominal", "effective"]]
    """Convention of the annual return: nominal or effective; nominal: the annual rate is nominal: one-twelfth of it is earned each month; effective: the annual rate is effective: twelve months compound to it; default "effective" """
    currency: NotRequired[str]
    """ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places"""


class LumpSumVsSipResultsWarnings(TypedDict):
    pointer: str
    """JSON pointer to the input, or to a result that is unusual"""
    code: Literal["looks-like-a-fraction", "looks-like-a-percentage", "restricted-by-law", "needs-an-estimate", "law-has-ended", "unusual-age", "unusual-result", "less-than-a-year"]
    detail: str


class LumpSumVsSipResults(TypedDict):
    """Results of the Lump Sum vs. SIP Calculator"""

    lump_sum_future_value: float
    """Final value when the whole amount is invested at the start (currency)"""
    sip_future_value: float
    """Final value when the amount is invested in equal parts every month (currency)"""
    monthly_investment: float
    """Part that is invested every month (currency)"""
    lump_sum_advantage: float
    """Final value of the lump sum less that of the monthly investment (currency)"""
    currency: NotRequired[str]
    """Currency of the request, in upper case; absent when none was given"""
    warnings: NotRequired[Sequence[LumpSumVsSipResultsWarnings]]
    """Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none"""


class InflationAdjustedReturnInputs(TypedDict):
    """Inputs of the Inflation-Adjusted Return Calculator. Return after fees, tax and inflation, and the return needed to preserve purchasing power."""

    nominal_return: float
    """Annual return before fees, tax and inflation (percent per year); above -100, up to 1000"""
    inflation_rate: float
    """Annual inflation rate (percent per year); above -100, up to 1000"""
    annual_fee_pct: NotRequired[float]
    """Annual fee as a percentage of the value, charged at the end of the year (percent per year); 0 to 99; default 0"""
    tax_rate: NotRequired[float]
    """Tax rate on the annual gain after fees; losses are not taxed (percent); 0 to 99; default 0"""
    principal: NotRequired[float]
    """Amount invested, for real_annual_gain (currency); 0 to 1000000000000"""
    currency: NotRequired[str]
    """ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places"""


class InflationAdjustedReturnResultsWarnings(TypedDict):
    pointer: str
    """JSON pointer to the input, or to a result that is unusual"""
    code: Literal["looks-like-a-fraction", "looks-like-a-percentage", "restricted-by-law", "needs-an-estimate", "law-has-ended", "unusual-age", "unusual-result", "less-than-a-year"]
    detail: str


class InflationAdjustedReturnResults(TypedDict):
    """Results of the Inflation-Adjusted Return Calculator"""

    real_return: float
    """Real annual return after fees, tax and inflation (percent per year)"""
    return_after_fees: float
    """Annual return after fees, before tax and inflation (percent per year)"""
    return_after_tax: float
    """Annual return after fees and tax, before inflation (percent per year)"""
    real_return_before_costs: float
    """Real annual return before fees and tax (percent per year)"""
    approximate_real_return: float
    """Common approximation of the real return: return less inflation (percent per year)"""
    break_even_return: float
    """Break-even return: annual return before fees and tax that matches inflation (percent per year)"""
    real_annual_gain: NotRequired[float]
    """Gain of the first year, in money of its beginning; only with principal (currency)"""
    currency: NotRequired[str]
    """Currency of the request, in upper case; absent when none was given"""
    warnings: NotRequired[Sequence[InflationAdjustedReturnResultsWarnings]]
    """Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none"""


class TvmInputs(TypedDict):
    """Inputs of the Time Value of Money (TVM) Calculator. Present value, payment, future value, number of periods or rate: whichever is left out, from the other four."""

    present_value: NotRequired[float]
    """Amount at the beginning: positive if received, negative if paid (currency); -1000000000000 to 1000000000000"""
    payment: NotRequired[float]
    """Payment in each period: positive if received, negative if paid (currency); -1000000000000 to 1000000000000"""
    future_value: NotRequired[float]
    """Amount at the end: positive if received, negative if paid (currency); -1000000000000 to 1000000000000"""
    periods: NotRequired[int]
    """Number of periods (periods); 1 to 2400"""
    annual_rate: NotRequired[float]
    """Nominal annual rate (percent per year); above -100, up to 1000"""
    payment_timing: NotRequired[Literal["begin", "end"]]
    """Payment timing: start or end of each period; begin: payments at the beginning of each period; end: payments at the end of each period; default "end" """
    periods_per_year: NotRequired[int]
    """Periods per year (periods); 1 to 366; default 12"""
    compounds_per_year: NotRequired[int]
    """Compounding periods per year; periods_per_year if left out (periods); 1 to 366"""
    currency: NotRequired[str]
    """ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places"""


class TvmResultsOmitted(TypedDict):
    """Reason for each result without a value, by name; absent when every result has one"""

    effective_annual_rate: NotRequired[str]


class TvmResultsWarnings(TypedDict):
    pointer: str
    """JSON pointer to the input, or to a result that is unusual"""
    code: Literal["looks-like-a-fraction", "looks-like-a-percentage", "restricted-by-law", "needs-an-estimate", "law-has-ended", "unusual-age", "unusual-result", "less-than-a-year"]
    detail: str


class TvmResults(TypedDict):
    """Results of the Time Value of Money (TVM) Calculator"""

    present_value: float
    """Amount at the beginning (currency)"""
    payment: float
    """Payment in each period (currency)"""
    future_value: float
    """Amount at the end (currency)"""
    periods: float
    """Number of periods; a fraction if it is calculated (periods)"""
    annual_rate: float
    """Nominal annual rate; the higher one if two rates fit (percent per year)"""
    second_annual_rate: NotRequired[float]
    """Lower nominal annual rate, if two rates fit (percent per year)"""
    effective_annual_rate: NotRequired[float]
    """Effective annual rate: a year of compounding at the rate per period (percent per year)"""
    net_interest: float
    """Net interest: amounts received minus amounts paid (currency)"""
    currency: NotRequired[str]
    """Currency of the request, in upper case; absent when none was given"""
    omitted: NotRequired[TvmResultsOmitted]
    """Reason for each result without a value, by name; absent when every result has one"""
    warnings: NotRequired[Sequence[TvmResultsWarnings]]
    """Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none"""


class TvmRow(TypedDict):
    """One row of a schedule"""

    period: int
    payment: float
    """Payment: positive if received, negative if paid (currency)"""
    interest: float
    """Interest: positive if received, negative if paid (currency)"""
    balance: float
    """Balance at the end of the period: positive if it is owed, negative if it is saved (currency)"""


class TimeValueInputs(TypedDict):
    """Inputs of the Present and Future Value Calculator. Future value of an amount today, or present value of an amount in the future."""

    present_value: NotRequired[float]
    """Amount today; left out if future_value is given (currency); 0 to 1000000000000"""
    future_value: NotRequired[float]
    """Amount in the future; left out if present_value is given (currency); 0 to 1000000000000"""
    annual_rate: float
    """Nominal annual interest or discount rate (percent per year); above -100, up to 1000"""
    years: float
    """Time between the two amounts (years); 0.01 to 200"""
    compound_frequency: NotRequired[Literal["annually", "semiannually", "quarterly", "monthly", "daily"]]
    """Compounding frequency; annually: interest is added once a year; semiannually: interest is added twice a year; quarterly: interest is added 4 times a year; monthly: interest is added 12 times a year; daily: interest is added 365 times a year; default "annually" """
    currency: NotRequired[str]
    """ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places"""


class TimeValueResultsWarnings(TypedDict):
    pointer: str
    """JSON pointer to the input, or to a result that is unusual"""
    code: Literal["looks-like-a-fraction", "looks-like-a-percentage", "restricted-by-law", "needs-an-estimate", "law-has-ended", "unusual-age", "unusual-result", "less-than-a-year"]
    detail: str


class TimeValueResults(TypedDict):
    """Results of the Present and Future Value Calculator"""

    present_value: float
    """Amount today (currency)"""
    future_value: float
    """Amount in the future (currency)"""
    growth_factor: float
    """Growth factor: future value of one unit of money today (ratio)"""
    discount_factor: float
    """Discount factor: present value of one unit of money in the future (ratio)"""
    currency: NotRequired[str]
    """Currency of the request, in upper case; absent when none was given"""
    warnings: NotRequired[Sequence[TimeValueResultsWarnings]]
    """Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none"""


class LeanFireInputs(TypedDict):
    """Inputs of the Lean FIRE Calculator. Savings that cover a frugal life, with a part of the current expenses, and the time needed to reach them."""

    annual_expenses: float
    """Current annual expenses (currency); 0.01 to 1000000000000"""
    current_savings: float
    """Current savings and investments (currency); 0 to 1000000000000"""
    annual_savings: float
    """Contribution at the end of each year (currency); 0 to 1000000000000"""
    expected_return: float
    """Annual return on the savings after inflation (percent per year); above -100, up to 1000"""
    withdrawal_rate: NotRequired[float]
    """Safe withdrawal rate: share of the savings withdrawn per year (percent per year); 0.01 to 100; default 4"""
    current_age: NotRequired[int]
    """Current age (age); 0 to 130; default 30"""
    expense_multiple: NotRequired[float]
    """Expense multiple: expenses in early retirement divided by the current annual expenses (ratio); 0.01 to 100; default 0.6"""
    currency: NotRequired[str]
    """ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places"""


class LeanFireResultsWarnings(TypedDict):
    pointer: str
    """JSON pointer to the input, or to a result that is unusual"""
    code: Literal["looks-like-a-fraction", "looks-like-a-percentage", "restricted-by-law", "needs-an-estimate", "law-has-ended", "unusual-age", "unusual-result", "less-than-a-year"]
    detail: str


class LeanFireResults(TypedDict):
    """Results of the Lean FIRE Calculator"""

    fire_number: float
    """Savings at which withdrawals cover the expenses in early retirement (currency)"""
    monthly_expenses: float
    """Monthly expenses in early retirement (currency)"""
    years_to_fire: float
    """Time until the savings reach fire_number; 0 if they already do (years)"""
    fire_age: int
    """Age at which fire_number is reached: current_age plus years_to_fire, rounded up (age)"""
    currency: NotRequired[str]
    """Currency of the request, in upper case; absent when none was given"""
    warnings: NotRequired[Sequence[LeanFireResultsWarnings]]
    """Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none"""


class FatFireInputs(TypedDict):
    """Inputs of the Fat FIRE Calculator. Savings that cover a comfortable life, with more than the current expenses, and the time needed to reach them."""

    annual_expenses: float
    """Current annual expenses (currency); 0.01 to 1000000000000"""
    current_savings: float
    """Current savings and investments (currency); 0 to 1000000000000"""
    annual_savings: float
    """Contribution at the end of each year (currency); 0 to 1000000000000"""
    expected_return: float
    """Annual return on the savings after inflation (percent per year); above -100, up to 1000"""
    withdrawal_rate: NotRequired[float]
    """Safe withdrawal rate: share of the savings withdrawn per year (percent per year); 0.01 to 100; default 4"""
    current_age: NotRequired[int]
    """Current age (age); 0 to 130; default 30"""
    expense_multiple: NotRequired[float]
    """Expense multiple: expenses in early retirement divided by the current annual expenses (ratio); 0.01 to 100; default 1.5"""
    currency: NotRequired[str]
    """ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places"""


class FatFireResultsWarnings(TypedDict):
    pointer: str
    """JSON pointer to the input, or to a result that is unusual"""
    code: Literal["looks-like-a-fraction", "looks-like-a-percentage", "restricted-by-law", "needs-an-estimate", "law-has-ended", "unusual-age", "unusual-result", "less-than-a-year"]
    detail: str


class FatFireResults(TypedDict):
    """Results of the Fat FIRE Calculator"""

    fire_number: float
    """Savings at which withdrawals cover the expenses in early retirement (currency)"""
    monthly_expenses: float
    """Monthly expenses in early retirement (currency)"""
    years_to_fire: float
    """Time until the savings reach fire_number; 0 if they already do (years)"""
    fire_age: int
    """Age at which fire_number is reached: current_age plus years_to_fire, rounded up (age)"""
    currency: NotRequired[str]
    """Currency of the request, in upper case; absent when none was given"""
    warnings: NotRequired[Sequence[FatFireResultsWarnings]]
    """Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none"""


class FireProgressInputsMilestones(TypedDict):
    progress_pct: float
    """Savings as a percentage of fire_number (percent); 0.01 to 100"""


class FireProgressInputs(TypedDict):
    """Inputs of the FIRE Progress Calculator. Progress towards financial independence: the part of the savings needed that is reached, what is missing, and how long that and each milestone takes."""

    annual_expenses: float
    """Annual expenses (currency); 0.01 to 1000000000000"""
    current_savings: float
    """Current savings and investments (currency); 0 to 1000000000000"""
    annual_savings: float
    """Contribution at the end of each year (currency); 0 to 1000000000000"""
    expected_return: float
    """Annual return on the savings after inflation (percent per year); above -100, up to 1000"""
    withdrawal_rate: NotRequired[float]
    """Safe withdrawal rate: share of the savings withdrawn per year (percent per year); 0.01 to 100; default 4"""
    milestones: NotRequired[Sequence[FireProgressInputsMilestones]]
    """Milestones on the way; default [{"progress_pct":25},{"progress_pct":50},{"progress_pct":75},{"progress_pct":100}]"""
    currency: NotRequired[str]
    """ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places"""


class FireProgressResultsMilestones(TypedDict):
    progress_pct: float
    """Savings as a percentage of fire_number (percent)"""
    goal_amount: float
    """Savings at the milestone (currency)"""
    years_to_goal: float
    """Time until the savings reach the milestone; 0 if they already do (years)"""


class FireProgressResultsWarnings(TypedDict):
    pointer: str
    """JSON pointer to the input, or to a result that is unusual"""
    code: Literal["looks-like-a-fraction", "looks-like-a-percentage", "restricted-by-law", "needs-an-estimate", "law-has-ended", "unusual-age", "unusual-result", "less-than-a-year"]
    detail: str


class FireProgressResults(TypedDict):
    """Results of the FIRE Progress Calculator"""

    fire_number: float
    """Savings at which withdrawals cover all expenses (currency)"""
    progress_pct: float
    """Current savings as a percentage of fire_number (percent)"""
    fire_shortfall: float
    """Amount by which the current savings fall short of fire_number; 0 if they reach it (currency)"""
    years_to_fire: float
    """Time until the savings reach fire_number; 0 if they already do (years)"""
    milestones: Sequence[FireProgressResultsMilestones]
    """Milestones in the order given"""
    currency: NotRequired[str]
    """Currency of the request, in upper case; absent when none was given"""
    warnings: NotRequired[Sequence[FireProgressResultsWarnings]]
    """Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none"""


class FinancialIndependenceInputs(TypedDict):
    """Inputs of the Financial Independence Calculator. Savings that make work optional, and the time needed to reach them with what income leaves after expenses."""

    annual_income_after_tax: float
    """Annual income after tax (currency); 0.01 to 1000000000000"""
    annual_expenses: float
    """Annual expenses, today and in financial independence (currency); 0.01 to 1000000000000"""
    current_savings: float
    """Current savings and investments (currency); 0 to 1000000000000"""
    expected_return: float
    """Annual return on the savings after inflation (percent per year); above -100, up to 1000"""
    withdrawal_rate: NotRequired[float]
    """Safe withdrawal rate: share of the savings withdrawn per year (percent per year); 0.01 to 100; default 4"""
    current_age: NotRequired[int]
    """Current age (age); 0 to 130; default 30"""
    currency: NotRequired[str]
    """ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places"""


class FinancialIndependenceResultsWarnings(TypedDict):
    pointer: str
    """JSON pointer to the input, or to a result that is unusual"""
    code: Literal["looks-like-a-fraction", "looks-like-a-percentage", "restricted-by-law", "needs-an-estimate", "law-has-ended", "unusual-age", "unusual-result", "less-than-a-year"]
    detail: str


class FinancialIndependenceResults(TypedDict):
    """Results of the Financial Independence Calculator"""

    fire_number: float
    """Savings at which withdrawals cover all expenses (currency)"""
    savings_rate: float
    """Savings rate: share of the income that is saved (percent)"""
    annual_savings: float
    """Annual savings: income minus expenses; negative if expenses are higher (currency)"""
    years_to_fire: float
    """Time until the savings reach fire_number; 0 if they already do (years)"""
    fire_age: int
    """Age at which fire_number is reached: current_age plus years_to_fire, rounded up (age)"""
    currency: NotRequired[str]
    """Currency of the request, in upper case; absent when none was given"""
    warnings: NotRequired[Sequence[FinancialIndependenceResultsWarnings]]
    """Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none"""


class CoastFireInputs(TypedDict):
    """Inputs of the Coast FIRE Calculator. Savings that grow to financial independence by retirement without further contributions, and the time needed to reach them."""

    annual_expenses: float
    """Annual expenses in retirement, in today's money (currency); 0.01 to 1000000000000"""
    current_age: int
    """Current age (age); 0 to 130"""
    retirement_age: int
    """Retirement age (age); 0 to 130"""
    current_savings: float
    """Current savings and investments (currency); 0 to 1000000000000"""
    expected_return: float
    """Annual return on the savings; after inflation if inflation_rate is 0 (percent per year); above -100, up to 1000"""
    inflation_rate: NotRequired[float]
    """Annual inflation rate; 0 if expected_return is already after inflation (percent per year); -50 to 1000; default 0"""
    withdrawal_rate: NotRequired[float]
    """Safe withdrawal rate: share of the savings withdrawn per year (percent per year); 0.01 to 100; default 4"""
    annual_savings: NotRequired[float]
    """Contribution at the end of each year until coast_number is reached, in today's money (currency); 0 to 1000000000000; default 0"""
    currency: NotRequired[str]
    """ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places"""


class CoastFireResultsOmitted(TypedDict):
    """Reason for each result without a value, by name; absent when every result has one"""

    years_to_coast: NotRequired[str]
    coast_age: NotRequired[str]


class CoastFireResultsWarnings(TypedDict):
    pointer: str
    """JSON pointer to the input, or to a result that is unusual"""
    code: Literal["looks-like-a-fraction", "looks-like-a-percentage", "restricted-by-law", "needs-an-estimate", "law-has-ended", "unusual-age", "unusual-result", "less-than-a-year"]
    detail: str


class CoastFireResults(TypedDict):
    """Results of the Coast FIRE Calculator"""

    coast_number: float
    """Savings needed today to reach fire_number at retirement without further contributions (currency)"""
    fire_number: float
    """Savings needed at retirement, in today's money (currency)"""
    coast_shortfall: float
    """Amount by which the current savings fall short of coast_number; 0 if they reach it (currency)"""
    coast_progress_pct: float
    """Current savings as a percentage of coast_number (percent)"""
    projected_corpus: float
    """Savings at retirement without further contributions, in today's money (currency)"""
    years_to_coast: NotRequired[float]
    """Time until coast_number is reached; absent if that is after retirement_age (years)"""
    coast_age: NotRequired[int]
    """Age at which coast_number is reached: current_age plus years_to_coast, rounded up (age)"""
    currency: NotRequired[str]
    """Currency of the request, in upper case; absent when none was given"""
    omitted: NotRequired[CoastFireResultsOmitted]
    """Reason for each result without a value, by name; absent when every result has one"""
    warnings: NotRequired[Sequence[CoastFireResultsWarnings]]
    """Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none"""


class BaristaFireInputs(TypedDict):
    """Inputs of the Barista FIRE Calculator. Savings that cover all expenses together with part-time income, and the time needed to reach them, compared with full independence."""

    annual_expenses: float
    """Annual expenses, in today's money (currency); 0.01 to 1000000000000"""
    annual_part_time_income: float
    """Annual part-time income after tax, in today's money (currency); 0 to 1000000000000"""
    current_savings: float
    """Current savings and investments (currency); 0 to 1000000000000"""
    annual_savings: float
    """Contribution at the end of each year until barista_number is reached (currency); 0 to 1000000000000"""
    expected_return: float
    """Annual return on the savings; after inflation if inflation_rate is 0 (percent per year); above -100, up to 1000"""
    inflation_rate: NotRequired[float]
    """Annual inflation rate; 0 if expected_return is already after inflation (percent per year); -50 to 1000; default 0"""
    withdrawal_rate: NotRequired[float]
    """Safe withdrawal rate: share of the savings withdrawn per year (percent per year); 0.01 to 100; default 4"""
    current_age: NotRequired[int]
    """Current age (age); 0 to 130; default 30"""
    currency: NotRequired[str]
    """ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places"""


class BaristaFireResultsOmitted(TypedDict):
    """Reason for each result without a value, by name; absent when every result has one"""

    years_to_fire: NotRequired[str]
    part_time_years_to_fire: NotRequired[str]
    part_time_fire_age: NotRequired[str]


class BaristaFireResultsWarnings(TypedDict):
    pointer: str
    """JSON pointer to the input, or to a result that is unusual"""
    code: Literal["looks-like-a-fraction", "looks-like-a-percentage", "restricted-by-law", "needs-an-estimate", "law-has-ended", "unusual-age", "unusual-result", "less-than-a-year"]
    detail: str


class BaristaFireResults(TypedDict):
    """Results of the Barista FIRE Calculator"""

    barista_number: float
    """Savings at which withdrawals cover the expenses that part-time income does not (currency)"""
    fire_number: float
    """Savings at which withdrawals cover all expenses (currency)"""
    annual_withdrawal: float
    """Annual withdrawal from the savings while working part-time (currency)"""
    expenses_covered_pct: float
    """Part-time income as a percentage of the expenses (percent)"""
    years_to_barista: float
    """Time until the savings reach barista_number; 0 if they already do (years)"""
    barista_age: int
    """Age at which barista_number is reached: current_age plus years_to_barista, rounded up (age)"""
    years_to_fire: NotRequired[float]
    """Time until the savings reach fire_number without part-time work; absent if they never do (years)"""
    part_time_years_to_fire: NotRequired[float]
    """Time until the savings reach fire_number with part-time work from barista_number on; absent if they do not grow then (years)"""
    part_time_fire_age: NotRequired[int]
    """Age at which they do: current_age plus part_time_years_to_fire, rounded up (age)"""
    currency: NotRequired[str]
    """Currency of the request, in upper case; absent when none was given"""
    omitted: NotRequired[BaristaFireResultsOmitted]
    """Reason for each result without a value, by name; absent when every result has one"""
    warnings: NotRequired[Sequence[BaristaFireResultsWarnings]]
    """Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none"""


class PlanRow(TypedDict):
    """One row of a schedule"""

    period: int
    contribution: float
    withdrawal: float
    growth: float
    balance: float


class SavingsRateInputs(TypedDict):
    """Inputs of the Savings Rate and Years to Independence Calculator. The years to financial independence for a given savings rate."""

    savings_rate: float
    """Savings rate: share of the income that is saved (percent); 0 to 100"""
    annual_income_after_tax: float
    """Annual income after tax; affects the years only together with current_savings (currency); 0.01 to 1000000000000"""
    current_savings: NotRequired[float]
    """Current savings and investments (currency); 0 to 1000000000000; default 0"""
    expected_return: NotRequired[float]
    """Annual return on the savings after inflation (percent per year); above -100, up to 1000; default 5"""
    withdrawal_rate: NotRequired[float]
    """Safe withdrawal rate: share of the savings withdrawn per year (percent per year); 0.01 to 100; default 4"""
    current_age: NotRequired[int]
    """Current age (age); 0 to 130; default 30"""
    currency: NotRequired[str]
    """ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places"""


class SavingsRateResultsWarnings(TypedDict):
    pointer: str
    """JSON pointer to the input, or to a result that is unusual"""
    code: Literal["looks-like-a-fraction", "looks-like-a-percentage", "restricted-by-law", "needs-an-estimate", "law-has-ended", "unusual-age", "unusual-result", "less-than-a-year"]
    detail: str


class SavingsRateResults(TypedDict):
    """Results of the Savings Rate and Years to Independence Calculator"""

    years_to_fire: float
    """Years until the savings cover the expenses; 0 when they already do (years)"""
    fire_age: int
    """Age at financial independence: the current age plus the years, rounded up (age)"""
    annual_savings: float
    """Annual savings (currency)"""
    annual_expenses: float
    """Annual expenses, today and in financial independence (currency)"""
    fire_number: float
    """Savings whose withdrawals at withdrawal_rate cover the expenses (currency)"""
    currency: NotRequired[str]
    """Currency of the request, in upper case; absent when none was given"""
    warnings: NotRequired[Sequence[SavingsRateResultsWarnings]]
    """Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none"""


class RetirementAgeInputs(TypedDict):
    """Inputs of the Retirement Age Calculator. Age at which savings reach the amount that is wanted for retirement."""

    current_age: int
    """Current age (age); 0 to 130"""
    goal_amount: float
    """Savings wanted at retirement (currency); 0.01 to 1000000000000"""
    current_savings: float
    """Current savings and investments (currency); 0 to 1000000000000"""
    annual_savings: float
    """Contribution at the end of each year (currency); 0 to 1000000000000"""
    expected_return: float
    """Annual return on the savings; after inflation if goal_amount is in today's money (percent per year); above -100, up to 1000"""
    currency: NotRequired[str]
    """ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places"""


class RetirementAgeResultsWarnings(TypedDict):
    pointer: str
    """JSON pointer to the input, or to a result that is unusual"""
    code: Literal["looks-like-a-fraction", "looks-like-a-percentage", "restricted-by-law", "needs-an-estimate", "law-has-ended", "unusual-age", "unusual-result", "less-than-a-year"]
    detail: str


class RetirementAgeResults(TypedDict):
    """Results of the Retirement Age Calculator"""

    years_to_goal: float
    """Time until the savings reach goal_amount; 0 if they already do (years)"""
    retirement_age: int
    """Age at which goal_amount is reached: current_age plus years_to_goal, rounded up (age)"""
    currency: NotRequired[str]
    """Currency of the request, in upper case; absent when none was given"""
    warnings: NotRequired[Sequence[RetirementAgeResultsWarnings]]
    """Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none"""


class SafeWithdrawalRateInputs(TypedDict):
    """Inputs of the Safe Withdrawal Rate Calculator. Annual withdrawal, rising with inflation, that savings sustain for a number of years at a constant return, and the time that savings last at a given annual spending."""

    current_savings: float
    """Savings and investments when the withdrawals begin (currency); 0.01 to 1000000000000"""
    expected_return: float
    """Annual return on the savings; after inflation if inflation_rate is 0 (percent per year); above -100, up to 1000"""
    inflation_rate: NotRequired[float]
    """Annual inflation rate, by which the withdrawals rise; 0 if expected_return is already after inflation (percent per year); -50 to 1000; default 0"""
    years: NotRequired[int]
    """Years of withdrawals (years); 1 to 100; default 30"""
    final_balance: NotRequired[float]
    """Savings to remain after the last year, in today's money (currency); 0 to 1000000000000; default 0"""
    annual_expenses: NotRequired[float]
    """Annual spending in today's money, for years_lasting; 0 to skip it (currency); 0 to 1000000000000; default 0"""
    withdrawal_timing: NotRequired[Literal["begin", "end"]]
    """Withdrawal timing; begin: withdrawals at the beginning of each year; end: withdrawals at the end of each year; default "begin" """
    currency: NotRequired[str]
    """ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places"""


class SafeWithdrawalRateResultsOmitted(TypedDict):
    """Reason for each result without a value, by name; absent when every result has one"""

    annual_withdrawal: NotRequired[str]
    monthly_withdrawal: NotRequired[str]
    withdrawal_rate: NotRequired[str]
    total_withdrawn: NotRequired[str]
    years_lasting: NotRequired[str]


class SafeWithdrawalRateResultsWarnings(TypedDict):
    pointer: str
    """JSON pointer to the input, or to a result that is unusual"""
    code: Literal["looks-like-a-fraction", "looks-like-a-percentage", "restricted-by-law", "needs-an-estimate", "law-has-ended", "unusual-age", "unusual-result", "less-than-a-year"]
    detail: str


class SafeWithdrawalRateResults(TypedDict):
    """Results of the Safe Withdrawal Rate Calculator"""

    annual_withdrawal: NotRequired[float]
    """Withdrawal per year, in today's money; absent if the savings never grow to final_balance (currency)"""
    monthly_withdrawal: NotRequired[float]
    """One-twelfth of annual_withdrawal (currency)"""
    withdrawal_rate: NotRequired[float]
    """annual_withdrawal as a percentage of the savings: a ceiling for a safe rate, because real returns vary (percent per year)"""
    total_withdrawn: NotRequired[float]
    """All withdrawals, each in the money of its year (currency)"""
    perpetual_annual_withdrawal: float
    """Withdrawal per year that the savings sustain forever, in today's money; 0 if the return does not exceed inflation (currency)"""
    years_lasting: NotRequired[float]
    """Years of annual_expenses that the savings cover until nothing is left, including a fraction of the last one; absent if they never run out (years)"""
    currency: NotRequired[str]
    """Currency of the request, in upper case; absent when none was given"""
    omitted: NotRequired[SafeWithdrawalRateResultsOmitted]
    """Reason for each result without a value, by name; absent when every result has one"""
    warnings: NotRequired[Sequence[SafeWithdrawalRateResultsWarnings]]
    """Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none"""


class WithdrawalRow(TypedDict):
    """One row of a schedule"""

    period: int
    withdrawal: float
    growth: float
    balance: float


class HistoricalBacktestInputsIncomes(TypedDict):
    name: NotRequired[str]
    """Name"""
    annual_amount: float
    """Annual income; in today's money if inflation_adjusted is true (currency); 0 to 1000000000000"""
    start_year: NotRequired[int]
    """First year of the income, if start_age is omitted; 1 is the first year of the plan (ordinal); 1 to 100"""
    start_age: NotRequired[int]
    """Age in the first year of the income, if start_year is omitted (age); 0 to 130"""
    end_year: NotRequired[int]
    """Last year of the income; the last year of the plan by default (ordinal); 1 to 100"""
    end_age: NotRequired[int]
    """Age in the last year of the income, in place of end_year (age); 0 to 130"""
    inflation_adjusted: NotRequired[bool]
    """Inflation adjustment of the income; true: the income rises with inflation; false: the income stays the same; default true"""


class HistoricalBacktestInputsOneTimeFlows(TypedDict):
    year: NotRequired[int]
    """Year of the deposit or expense, if age is omitted; 1 is the first year of the plan (ordinal); 1 to 100"""
    age: NotRequired[int]
    """Age in the year of the deposit or expense, if year is omitted (age); 0 to 130"""
    amount: float
    """Amount; negative for an expense (currency); -1000000000000 to 1000000000000"""


class HistoricalBacktestInputsGlidePath(TypedDict):
    year: int
    """Year with this share; 1 is the first year of the plan (ordinal); 1 to 100"""
    stock_pct: float
    """Share of stocks in this year (percent); 0 to 100"""


class HistoricalBacktestInputs(TypedDict):
    """Inputs of the Historical Backtest Calculator. Outcomes of a retirement plan that starts on many dates in U.S. market history since 1871: how often the money lasted, and how much was left."""

    current_savings: float
    """Savings and investments at the beginning of the plan (currency); 0 to 1000000000000"""
    current_age: NotRequired[int]
    """Age at the beginning of the plan (age); 0 to 130"""
    years: NotRequired[int]
    """Length of the plan (years); 1 to 100; default 30"""
    annual_withdrawal: NotRequired[float]
    """First annual withdrawal, if withdrawal_rate is omitted: in today's money, or in the money of its year if withdrawals are not adjusted for inflation; 0 for a plan without withdrawals (currency); 0 to 1000000000000"""
    withdrawal_rate: NotRequired[float]
    """First annual withdrawal as a percentage of the savings at the beginning of its year, if annual_withdrawal is omitted (percent per year); 0.01 to 100"""
    annual_contribution: NotRequired[float]
    """Annual contribution during contribution_years; adjusted like the withdrawals (currency); 0 to 1000000000000; default 0"""
    contribution_years: NotRequired[int]
    """Years of contributions; withdrawals begin in the year after them (years); 0 to 100; default 0"""
    withdrawal_adjustment: NotRequired[Literal["inflation", "fixed", "none"]]
    """Annual adjustment of withdrawals and contributions; inflation: rising with inflation, plus any growth rate; fixed: rising by the growth rate only; none: the same amount every year; default "inflation" """
    withdrawal_growth_rate: NotRequired[float]
    """Annual growth rate of withdrawals and contributions (percent per year); -20 to 20; default 0"""
    annual_fee_pct: NotRequired[float]
    """Annual fees as a percentage of the savings (percent per year); 0 to 10; default 0"""
    incomes: NotRequired[Sequence[HistoricalBacktestInputsIncomes]]
    """Other income, such as a pension, that is added to the savings"""
    one_time_flows: NotRequired[Sequence[HistoricalBacktestInputsOneTimeFlows]]
    """One-time deposits, or expenses (negative), in today's money"""
    withdrawal_timing: NotRequired[Literal["begin", "end", "monthly"]]
    """Timing of withdrawals and contributions; begin: at the beginning of each year; end: at the end of each year; monthly: one-twelfth at the beginning of each month; default "begin" """
    stock_pct: NotRequired[float]
    """Share of stocks; the rest is in bonds (percent); 0 to 100; default 60"""
    glide_path: NotRequired[Sequence[HistoricalBacktestInputsGlidePath]]
    """Changing share of stocks: from stock_pct in the first year, in even steps to each of these"""
    spending_rule: NotRequired[Literal["constant_real", "percent_of_portfolio", "vanguard_dynamic", "guyton_klinger", "vpw", "cape_based", "ratchet", "floor_and_ceiling"]]
    """Spending rule; constant_real: the first withdrawal, then adjusted each year (Bengen); percent_of_portfolio: a fixed percentage of the savings each year; vanguard_dynamic: a percentage of the savings, within a floor and a ceiling (Vanguard: −2.5 and 5 percent) around the inflation-adjusted withdrawal of the previous year; guyton_klinger: adjusted for inflation, except after losses while the rate is above the first one; 10 percent less when the rate is 20 percent above the first one and more than 15 years are left, 10 percent more when it is 20 percent below (Guyton and Klinger); vpw: the level payment that would use up the savings in the remaining years, at real returns of 5 percent for stocks and 1.9 percent for bonds (Bogleheads); cape_based: 1.75 percent plus half of the cyclically adjusted earnings yield (1/CAPE), as a share of the savings; needs market history; ratchet: adjusted for inflation, and raised by 10 percent, at most every third year, while the savings are more than 50 percent above their first value (Kitces); floor_and_ceiling: a percentage of the savings, within a floor and a ceiling (Bengen: −15 and 20 percent) around the inflation-adjusted first withdrawal; default "constant_real" """
    floor_pct: NotRequired[float]
    """Largest cut that spending_rule allows, such as −2.5; the published value by default (percent per year); above -100, up to 0"""
    ceiling_pct: NotRequired[float]
    """Largest raise that spending_rule allows, such as 5; the published value by default (percent); 0 to 100"""
    bond_maturity_years: NotRequired[int]
    """Maturity of the bonds; every maturity earns the ten-year yield (years); 1 to 30; default 10"""
    start_date: NotRequired[str]
    """Earliest start of the plan; the beginning of the market data by default"""
    end_date: NotRequired[str]
    """Latest end of the plan; the end of the market data by default"""
    cohort_frequency: NotRequired[Literal["monthly", "annually"]]
    """Start months; monthly: a start in every month; annually: a start in every January; default "monthly" """
    currency: NotRequired[str]
    """ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places"""


class HistoricalBacktestResultsFailedCohorts(TypedDict):
    start_date: str
    """Start date"""
    depletion_date: str
    """Date of the first withdrawal that could not be paid"""


class HistoricalBacktestResultsFinalBalances(TypedDict):
    percentile: int
    """Percentile of all start dates (percent)"""
    balance: float
    """Balance (currency)"""


class HistoricalBacktestResultsFinalBalanceRanges(TypedDict):
    min_balance: float
    """Lower end of the range (currency)"""
    max_balance: NotRequired[float]
    """Upper end of the range, which is not part of it; absent for the highest range (currency)"""
    cohort_count: int
    """Number of start dates with a final balance in the range (count)"""


class HistoricalBacktestResultsAnnualWithdrawals(TypedDict):
    percentile: int
    """Percentile of all years of all start dates (percent)"""
    annual_withdrawal: float
    """Annual withdrawal (currency)"""


class HistoricalBacktestResultsOmitted(TypedDict):
    """Reason for each result without a value, by name; absent when every result has one"""

    safe_withdrawal_rate: NotRequired[str]


class HistoricalBacktestResultsWarnings(TypedDict):
    pointer: str
    """JSON pointer to the input, or to a result that is unusual"""
    code: Literal["looks-like-a-fraction", "looks-like-a-percentage", "restricted-by-law", "needs-an-estimate", "law-has-ended", "unusual-age", "unusual-result", "less-than-a-year"]
    detail: str


class HistoricalBacktestResults(TypedDict):
    """Results of the Historical Backtest Calculator"""

    success_rate: float
    """Share of the start dates from which every withdrawal was paid (percent)"""
    cohort_count: int
    """Number of start dates (count)"""
    failed_cohort_count: int
    """Number of start dates from which the money ran out (count)"""
    safe_withdrawal_rate: NotRequired[float]
    """Largest first withdrawal, as a percentage of the savings, that lasted from every start date; only for constant_real (percent per year)"""
    worst_start_date: str
    """Start date with the shortest-lasting savings, or else the lowest final balance"""
    best_start_date: str
    """Start date with the highest final balance"""
    failed_cohorts: Sequence[HistoricalBacktestResultsFailedCohorts]
    """Start dates from which the money ran out"""
    final_balances: Sequence[HistoricalBacktestResultsFinalBalances]
    """Final balances, in today's money"""
    final_balance_ranges: Sequence[HistoricalBacktestResultsFinalBalanceRanges]
    """Histogram of the final balances, in today's money"""
    annual_withdrawals: Sequence[HistoricalBacktestResultsAnnualWithdrawals]
    """Annual withdrawals, in today's money"""
    currency: NotRequired[str]
    """Currency of the request, in upper case; absent when none was given"""
    omitted: NotRequired[HistoricalBacktestResultsOmitted]
    """Reason for each result without a value, by name; absent when every result has one"""
    warnings: NotRequired[Sequence[HistoricalBacktestResultsWarnings]]
    """Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none"""


class HistoricalBacktestRow(TypedDict):
    """One row of a schedule"""

    period: int
    lowest_balance: float
    """Lowest balance of all start dates, in today's money (currency)"""
    balance_p10: float
    """10th percentile of the balances of all start dates, in today's money (currency)"""
    balance_p25: float
    """25th percentile of the balances of all start dates, in today's money (currency)"""
    median_balance: float
    """Median balance of all start dates, in today's money (currency)"""
    balance_p75: float
    """75th percentile of the balances of all start dates, in today's money (currency)"""
    balance_p90: float
    """90th percentile of the balances of all start dates, in today's money (currency)"""


class MonteCarloInputsIncomes(TypedDict):
    name: NotRequired[str]
    """Name"""
    annual_amount: float
    """Annual income; in today's money if inflation_adjusted is true (currency); 0 to 1000000000000"""
    start_year: NotRequired[int]
    """First year of the income, if start_age is omitted; 1 is the first year of the plan (ordinal); 1 to 100"""
    start_age: NotRequired[int]
    """Age in the first year of the income, if start_year is omitted (age); 0 to 130"""
    end_year: NotRequired[int]
    """Last year of the income; the last year of the plan by default (ordinal); 1 to 100"""
    end_age: NotRequired[int]
    """Age in the last year of the income, in place of end_year (age); 0 to 130"""
    inflation_adjusted: NotRequired[bool]
    """Inflation adjustment of the income; true: the income rises with inflation; false: the income stays the same; default true"""


class MonteCarloInputsOneTimeFlows(TypedDict):
    year: NotRequired[int]
    """Year of the deposit or expense, if age is omitted; 1 is the first year of the plan (ordinal); 1 to 100"""
    age: NotRequired[int]
    """Age in the year of the deposit or expense, if year is omitted (age); 0 to 130"""
    amount: float
    """Amount; negative for an expense (currency); -1000000000000 to 1000000000000"""


class MonteCarloInputsAssets(TypedDict):
    name: NotRequired[str]
    """Name of the asset"""
    weight_pct: float
    """Share of the savings; the shares must add up to 100 (percent); 0 to 100"""
    mean_return: float
    """Mean annual return of the asset (arithmetic) (percent per year); above -100, up to 100"""
    volatility: float
    """Standard deviation of the annual returns of the asset (percent per year); 0 to 100"""


class MonteCarloInputsGlidePath(TypedDict):
    year: int
    """Year with this share; 1 is the first year of the plan (ordinal); 1 to 100"""
    stock_pct: float
    """Share of stocks in this year (percent); 0 to 100"""


class MonteCarloInputs(TypedDict):
    """Inputs of the Monte Carlo Retirement Calculator. Probability that savings last through a retirement plan, from thousands of simulated paths of random returns. The seed makes every simulation repeatable."""

    current_savings: float
    """Savings and investments at the beginning of the plan (currency); 0 to 1000000000000"""
    current_age: NotRequired[int]
    """Age at the beginning of the plan (age); 0 to 130"""
    years: NotRequired[int]
    """Length of the plan (years); 1 to 100; default 30"""
    annual_withdrawal: NotRequired[float]
    """First annual withdrawal, if withdrawal_rate is omitted: in today's money, or in the money of its year if withdrawals are not adjusted for inflation; 0 for a plan without withdrawals (currency); 0 to 1000000000000"""
    withdrawal_rate: NotRequired[float]
    """First annual withdrawal as a percentage of the savings at the beginning of its year, if annual_withdrawal is omitted (percent per year); 0.01 to 100"""
    annual_contribution: NotRequired[float]
    """Annual contribution during contribution_years; adjusted like the withdrawals (currency); 0 to 1000000000000; default 0"""
    contribution_years: NotRequired[int]
    """Years of contributions; withdrawals begin in the year after them (years); 0 to 100; default 0"""
    withdrawal_adjustment: NotRequired[Literal["inflation", "fixed", "none"]]
    """Annual adjustment of withdrawals and contributions; inflation: rising with inflation, plus any growth rate; fixed: rising by the growth rate only; none: the same amount every year; default "inflation" """
    withdrawal_growth_rate: NotRequired[float]
    """Annual growth rate of withdrawals and contributions (percent per year); -20 to 20; default 0"""
    annual_fee_pct: NotRequired[float]
    """Annual fees as a percentage of the savings (percent per year); 0 to 10; default 0"""
    incomes: NotRequired[Sequence[MonteCarloInputsIncomes]]
    """Other income, such as a pension, that is added to the savings"""
    one_time_flows: NotRequired[Sequence[MonteCarloInputsOneTimeFlows]]
    """One-time deposits, or expenses (negative), in today's money"""
    withdrawal_timing: NotRequired[Literal["begin", "end"]]
    """Timing of withdrawals and contributions; begin: at the beginning of each year; end: at the end of each year; default "begin" """
    model: NotRequired[Literal["lognormal", "normal", "student_t", "bootstrap", "block_bootstrap", "two_regime"]]
    """Model of the annual returns; lognormal: growth factors are lognormal, with the arithmetic mean mean_return and the standard deviation volatility; normal: returns are normally distributed; student_t: returns have Student's t-distribution, with more extreme years than the normal distribution; no year loses more than everything; bootstrap: random years of U.S. market history since 1871, each with its own inflation; block_bootstrap: random runs of consecutive years of market history, block_years long on average (Politis and Romano); two_regime: calm and turbulent years that follow each other at random; lognormal in both; default "lognormal" """
    mean_return: NotRequired[float]
    """Mean annual return (arithmetic), before inflation if inflation_rate is given; in calm years for two_regime (percent per year); above -100, up to 100"""
    volatility: NotRequired[float]
    """Standard deviation of the annual returns; in calm years for two_regime (percent per year); 0 to 100"""
    assets: NotRequired[Sequence[MonteCarloInputsAssets]]
    """Assets of the portfolio, rebalanced each year; they replace mean_return and volatility"""
    correlations: NotRequired[Sequence[float]]
    """Correlations of the pairs of assets: 1 and 2, 1 and 3, …, then 2 and 3, …; for lognormal, correlations of the logarithms of growth; 0 by default"""
    degrees_of_freedom: NotRequired[int]
    """Degrees of freedom of student_t; lower values give more extreme years (count); 3 to 100"""
    block_years: NotRequired[int]
    """Mean length of the blocks of block_bootstrap (years); 1 to 50"""
    turbulent_mean_return: NotRequired[float]
    """Mean annual return in turbulent years (arithmetic) (percent per year); above -100, up to 100"""
    turbulent_volatility: NotRequired[float]
    """Standard deviation of the annual returns in turbulent years (percent per year); 0 to 100"""
    turbulence_onset_pct: NotRequired[float]
    """Probability that a turbulent year follows a calm year (percent); 0.01 to 100"""
    turbulent_years: NotRequired[float]
    """Mean length of a turbulent period (years); 1 to 50"""
    inflation_rate: NotRequired[float]
    """Mean annual inflation rate; 0 if the returns are after inflation (percent per year); -10 to 50; default 0"""
    inflation_volatility: NotRequired[float]
    """Standard deviation of the annual inflation (percent per year); 0 to 50; default 0"""
    bond_maturity_years: NotRequired[int]
    """Maturity of the bonds of bootstrap and block_bootstrap; every maturity earns the ten-year yield (years); 1 to 30; default 10"""
    stock_pct: NotRequired[float]
    """Share of stocks; the rest is in bonds (percent); 0 to 100; default 60"""
    glide_path: NotRequired[Sequence[MonteCarloInputsGlidePath]]
    """Changing share of stocks: from stock_pct in the first year, in even steps to each of these"""
    spending_rule: NotRequired[Literal["constant_real", "percent_of_portfolio", "vanguard_dynamic", "guyton_klinger", "vpw", "cape_based", "ratchet", "floor_and_ceiling"]]
    """Spending rule; constant_real: the first withdrawal, then adjusted each year (Bengen); percent_of_portfolio: a fixed percentage of the savings each year; vanguard_dynamic: a percentage of the savings, within a floor and a ceiling (Vanguard: −2.5 and 5 percent) around the inflation-adjusted withdrawal of the previous year; guyton_klinger: adjusted for inflation, except after losses while the rate is above the first one; 10 percent less when the rate is 20 percent above the first one and more than 15 years are left, 10 percent more when it is 20 percent below (Guyton and Klinger); vpw: the level payment that would use up the savings in the remaining years, at real returns of 5 percent for stocks and 1.9 percent for bonds (Bogleheads); cape_based: 1.75 percent plus half of the cyclically adjusted earnings yield (1/CAPE), as a share of the savings; needs market history; ratchet: adjusted for inflation, and raised by 10 percent, at most every third year, while the savings are more than 50 percent above their first value (Kitces); floor_and_ceiling: a percentage of the savings, within a floor and a ceiling (Bengen: −15 and 20 percent) around the inflation-adjusted first withdrawal; default "constant_real" """
    floor_pct: NotRequired[float]
    """Largest cut that spending_rule allows, such as −2.5; the published value by default (percent per year); above -100, up to 0"""
    ceiling_pct: NotRequired[float]
    """Largest raise that spending_rule allows, such as 5; the published value by default (percent); 0 to 100"""
    path_count: NotRequired[int]
    """Number of paths (count); 100 to 100000; default 10000"""
    seed: NotRequired[str]
    """Seed of the random numbers: a whole number of up to 20 digits; derived from the model by default"""
    antithetic: NotRequired[bool]
    """Antithetic paths, which reduce the error of the estimate; true: every second path mirrors the random numbers of the path before; false: all paths are independent; default false"""
    path_index: NotRequired[int]
    """Number of a path to return year by year; 0 is the first (index); 0 to 99999"""
    currency: NotRequired[str]
    """ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places"""


class MonteCarloResultsFinalBalances(TypedDict):
    percentile: int
    """Percentile of all paths (percent)"""
    balance: float
    """Balance (currency)"""
    lower: float
    """Lower end of the 95% confidence interval of the balance (currency)"""
    upper: float
    """Upper end of the 95% confidence interval of the balance (currency)"""


class MonteCarloResultsFinalBalanceRanges(TypedDict):
    min_balance: float
    """Lower end of the range (currency)"""
    max_balance: NotRequired[float]
    """Upper end of the range, which is not part of it; absent for the highest range (currency)"""
    path_count: int
    """Number of paths with a final balance in the range (count)"""


class MonteCarloResultsLowestAnnualWithdrawals(TypedDict):
    percentile: int
    """Percentile of all paths (percent)"""
    annual_withdrawal: float
    """Lowest annual withdrawal (currency)"""


class MonteCarloResultsDepletions(TypedDict):
    year: int
    """Year of the plan (ordinal)"""
    age: NotRequired[int]
    """Age in this year; absent without current_age (age)"""
    path_count: int
    """Number of paths that run out of money in this year (count)"""


class MonteCarloResultsPath(TypedDict):
    year: int
    """Year of the plan (ordinal)"""
    annual_return: float
    """Return after fees (percent per year)"""
    inflation_rate: float
    """Inflation (percent per year)"""
    annual_withdrawal: float
    """Annual withdrawal, in today's money (currency)"""
    balance: float
    """Balance at the end of the year, in today's money (currency)"""


class MonteCarloResultsOmitted(TypedDict):
    """Reason for each result without a value, by name; absent when every result has one"""

    sequence_risk_correlation: NotRequired[str]
    late_return_correlation: NotRequired[str]


class MonteCarloResultsWarnings(TypedDict):
    pointer: str
    """JSON pointer to the input, or to a result that is unusual"""
    code: Literal["looks-like-a-fraction", "looks-like-a-percentage", "restricted-by-law", "needs-an-estimate", "law-has-ended", "unusual-age", "unusual-result", "less-than-a-year"]
    detail: str


class MonteCarloResults(TypedDict):
    """Results of the Monte Carlo Retirement Calculator"""

    success_rate: float
    """Share of the paths on which every withdrawal was paid (percent)"""
    success_rate_standard_error: float
    """Standard error of success_rate; it halves with four times the paths (percent)"""
    success_rate_lower: float
    """Lower end of the 95% confidence interval of success_rate (Wilson) (percent)"""
    success_rate_upper: float
    """Upper end of the 95% confidence interval of success_rate (Wilson) (percent)"""
    final_balances: Sequence[MonteCarloResultsFinalBalances]
    """Final balances, in today's money"""
    final_balance_ranges: Sequence[MonteCarloResultsFinalBalanceRanges]
    """Histogram of the final balances, in today's money"""
    mean_final_balance: float
    """Mean final balance, in today's money (currency)"""
    lowest_annual_withdrawals: Sequence[MonteCarloResultsLowestAnnualWithdrawals]
    """Lowest annual withdrawal of each path, in today's money"""
    depletions: Sequence[MonteCarloResultsDepletions]
    """Paths that run out of money, by year"""
    sequence_risk_correlation: NotRequired[float]
    """Correlation of the final balance with the mean real return of the first ten years, or of the first half of a shorter plan (number)"""
    late_return_correlation: NotRequired[float]
    """Correlation of the final balance with the mean real return of as many years at the end (number)"""
    seed: str
    """Seed of the random numbers; the same seed and inputs give the same reply on every machine"""
    path: NotRequired[Sequence[MonteCarloResultsPath]]
    """The path with the number path_index, year by year; absent without path_index"""
    currency: NotRequired[str]
    """Currency of the request, in upper case; absent when none was given"""
    omitted: NotRequired[MonteCarloResultsOmitted]
    """Reason for each result without a value, by name; absent when every result has one"""
    warnings: NotRequired[Sequence[MonteCarloResultsWarnings]]
    """Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none"""


class MonteCarloRow(TypedDict):
    """One row of a schedule"""

    period: int
    lowest_balance: float
    """Lowest balance of all paths, in today's money (currency)"""
    balance_p10: float
    """10th percentile of the balances of all paths, in today's money (currency)"""
    balance_p25: float
    """25th percentile of the balances of all paths, in today's money (currency)"""
    median_balance: float
    """Median balance of all paths, in today's money (currency)"""
    balance_p75: float
    """75th percentile of the balances of all paths, in today's money (currency)"""
    balance_p90: float
    """90th percentile of the balances of all paths, in today's money (currency)"""


class WithdrawalComparisonInputsIncomes(TypedDict):
    name: NotRequired[str]
    """Name"""
    annual_amount: float
    """Annual income; in today's money if inflation_adjusted is true (currency); 0 to 1000000000000"""
    start_year: NotRequired[int]
    """First year of the income, if start_age is omitted; 1 is the first year of the plan (ordinal); 1 to 100"""
    start_age: NotRequired[int]
    """Age in the first year of the income, if start_year is omitted (age); 0 to 130"""
    end_year: NotRequired[int]
    """Last year of the income; the last year of the plan by default (ordinal); 1 to 100"""
    end_age: NotRequired[int]
    """Age in the last year of the income, in place of end_year (age); 0 to 130"""
    inflation_adjusted: NotRequired[bool]
    """Inflation adjustment of the income; true: the income rises with inflation; false: the income stays the same; default true"""


class WithdrawalComparisonInputsOneTimeFlows(TypedDict):
    year: NotRequired[int]
    """Year of the deposit or expense, if age is omitted; 1 is the first year of the plan (ordinal); 1 to 100"""
    age: NotRequired[int]
    """Age in the year of the deposit or expense, if year is omitted (age); 0 to 130"""
    amount: float
    """Amount; negative for an expense (currency); -1000000000000 to 1000000000000"""


class WithdrawalComparisonInputsGlidePath(TypedDict):
    year: int
    """Year with this share; 1 is the first year of the plan (ordinal); 1 to 100"""
    stock_pct: float
    """Share of stocks in this year (percent); 0 to 100"""


class WithdrawalComparisonInputs(TypedDict):
    """Inputs of the Withdrawal Strategy Comparison Calculator. One retirement plan under each spending rule, from many start dates in U.S. market history since 1871: how often the money lasts, the withdrawals, and the final balance."""

    current_savings: float
    """Savings and investments at the beginning of the plan (currency); 0 to 1000000000000"""
    current_age: NotRequired[int]
    """Age at the beginning of the plan (age); 0 to 130"""
    years: NotRequired[int]
    """Length of the plan (years); 1 to 100; default 30"""
    annual_withdrawal: NotRequired[float]
    """First annual withdrawal, if withdrawal_rate is omitted: in today's money, or in the money of its year if withdrawals are not adjusted for inflation; 0 for a plan without withdrawals (currency); 0 to 1000000000000"""
    withdrawal_rate: NotRequired[float]
    """First annual withdrawal as a percentage of the savings at the beginning of its year, if annual_withdrawal is omitted (percent per year); 0.01 to 100"""
    annual_contribution: NotRequired[float]
    """Annual contribution during contribution_years; adjusted like the withdrawals (currency); 0 to 1000000000000; default 0"""
    contribution_years: NotRequired[int]
    """Years of contributions; withdrawals begin in the year after them (years); 0 to 100; default 0"""
    withdrawal_adjustment: NotRequired[Literal["inflation", "fixed", "none"]]
    """Annual adjustment of withdrawals and contributions; inflation: rising with inflation, plus any growth rate; fixed: rising by the growth rate only; none: the same amount every year; default "inflation" """
    withdrawal_growth_rate: NotRequired[float]
    """Annual growth rate of withdrawals and contributions (percent per year); -20 to 20; default 0"""
    annual_fee_pct: NotRequired[float]
    """Annual fees as a percentage of the savings (percent per year); 0 to 10; default 0"""
    incomes: NotRequired[Sequence[WithdrawalComparisonInputsIncomes]]
    """Other income, such as a pension, that is added to the savings"""
    one_time_flows: NotRequired[Sequence[WithdrawalComparisonInputsOneTimeFlows]]
    """One-time deposits, or expenses (negative), in today's money"""
    withdrawal_timing: NotRequired[Literal["begin", "end", "monthly"]]
    """Timing of withdrawals and contributions; begin: at the beginning of each year; end: at the end of each year; monthly: one-twelfth at the beginning of each month; default "begin" """
    stock_pct: NotRequired[float]
    """Share of stocks; the rest is in bonds (percent); 0 to 100; default 60"""
    glide_path: NotRequired[Sequence[WithdrawalComparisonInputsGlidePath]]
    """Changing share of stocks: from stock_pct in the first year, in even steps to each of these"""
    bond_maturity_years: NotRequired[int]
    """Maturity of the bonds; every maturity earns the ten-year yield (years); 1 to 30; default 10"""
    start_date: NotRequired[str]
    """Earliest start of the plan; the beginning of the market data by default"""
    end_date: NotRequired[str]
    """Latest end of the plan; the end of the market data by default"""
    cohort_frequency: NotRequired[Literal["monthly", "annually"]]
    """Start months; monthly: a start in every month; annually: a start in every January; default "monthly" """
    currency: NotRequired[str]
    """ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places"""


class WithdrawalComparisonResultsSpendingRules(TypedDict):
    spending_rule: Literal["constant_real", "percent_of_portfolio", "vanguard_dynamic", "guyton_klinger", "vpw", "cape_based", "ratchet", "floor_and_ceiling"]
    """Spending rule"""
    success_rate: float
    """Share of the start dates from which every withdrawal was paid (percent)"""
    cohort_count: int
    """Number of start dates; fewer for cape_based, whose data begin in 1881 (count)"""
    first_year_withdrawal: float
    """Median of the first annual withdrawals (currency)"""
    min_annual_withdrawal: float
    """Lowest annual withdrawal (currency)"""
    median_annual_withdrawal: float
    """Median annual withdrawal (currency)"""
    median_final_balance: float
    """Median final balance (currency)"""


class WithdrawalComparisonResultsWarnings(TypedDict):
    pointer: str
    """JSON pointer to the input, or to a result that is unusual"""
    code: Literal["looks-like-a-fraction", "looks-like-a-percentage", "restricted-by-law", "needs-an-estimate", "law-has-ended", "unusual-age", "unusual-result", "less-than-a-year"]
    detail: str


class WithdrawalComparisonResults(TypedDict):
    """Results of the Withdrawal Strategy Comparison Calculator"""

    highest_median_annual_withdrawal: float
    """Highest median annual withdrawal among the rules (currency)"""
    highest_median_rule_index: int
    """Spending rule with the highest median_annual_withdrawal, the first of equal ones; its position in spending_rules, from 0 (index)"""
    cohort_count: int
    """Number of start dates (count)"""
    spending_rules: Sequence[WithdrawalComparisonResultsSpendingRules]
    """Results of each spending rule; amounts in today's money"""
    currency: NotRequired[str]
    """Currency of the request, in upper case; absent when none was given"""
    warnings: NotRequired[Sequence[WithdrawalComparisonResultsWarnings]]
    """Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none"""


class RetirementIncomeInputs(TypedDict):
    """Inputs of the Retirement Income Calculator. Income that a share of the savings gives in the first and in the last year of retirement, and how long the savings last."""

    current_savings: float
    """Savings and investments when the withdrawals begin (currency); 0.01 to 1000000000000"""
    expected_return: float
    """Annual return on the savings (percent per year); above -100, up to 1000"""
    withdrawal_rate: NotRequired[float]
    """Safe withdrawal rate: share of the savings withdrawn per year (percent per year); 0.01 to 100; default 4"""
    withdrawal_growth_rate: NotRequired[float]
    """Annual growth of the withdrawals (percent per year); -50 to 1000; default 0"""
    inflation_rate: NotRequired[float]
    """Annual inflation rate, for amounts in today's money (percent per year); -50 to 1000; default 0"""
    years: NotRequired[int]
    """Years of withdrawals (years); 1 to 100; default 30"""
    currency: NotRequired[str]
    """ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places"""


class RetirementIncomeResultsOmitted(TypedDict):
    """Reason for each result without a value, by name; absent when every result has one"""

    final_year_withdrawal: NotRequired[str]
    real_final_year_withdrawal: NotRequired[str]
    years_lasting: NotRequired[str]


class RetirementIncomeResultsWarnings(TypedDict):
    pointer: str
    """JSON pointer to the input, or to a result that is unusual"""
    code: Literal["looks-like-a-fraction", "looks-like-a-percentage", "restricted-by-law", "needs-an-estimate", "law-has-ended", "unusual-age", "unusual-result", "less-than-a-year"]
    detail: str


class RetirementIncomeResults(TypedDict):
    """Results of the Retirement Income Calculator"""

    first_year_withdrawal: float
    """Withdrawal of the first year (currency)"""
    final_year_withdrawal: NotRequired[float]
    """Withdrawal of the last year; absent if the savings run out before its end (currency)"""
    monthly_withdrawal: float
    """One-twelfth of the withdrawal of the first year (currency)"""
    real_final_year_withdrawal: NotRequired[float]
    """Withdrawal of the last year, in today's money; absent if the savings run out before its end (currency)"""
    years_lasting: NotRequired[float]
    """Years that the savings last, including a fraction of the last one; absent if they never run out (years)"""
    currency: NotRequired[str]
    """Currency of the request, in upper case; absent when none was given"""
    omitted: NotRequired[RetirementIncomeResultsOmitted]
    """Reason for each result without a value, by name; absent when every result has one"""
    warnings: NotRequired[Sequence[RetirementIncomeResultsWarnings]]
    """Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none"""


class AnnuityPayoutInputs(TypedDict):
    """Inputs of the Annuity Payout Calculator. Regular payments from a lump sum over a number of years, or how long a payment lasts: immediate or deferred, level or rising each year."""

    principal: float
    """Lump sum that funds the payments (currency); 0.01 to 1000000000000"""
    annual_rate: float
    """Annual interest rate earned by the remaining balance (percent per year); 0 to 1000"""
    years: NotRequired[int]
    """Payout period; give either the period or the payment (years); 1 to 100"""
    payment: NotRequired[float]
    """Payment in the first year; give either the period or the payment (currency); 0.01 to 1000000000000"""
    payment_frequency: NotRequired[Literal["monthly", "quarterly", "semiannually", "annually"]]
    """Payment frequency; monthly: twelve payments a year; quarterly: four payments a year; semiannually: two payments a year; annually: one payment a year; default "monthly" """
    payment_timing: NotRequired[Literal["begin", "end"]]
    """Payment timing: start or end of each period; begin: payments at the beginning of each period (annuity-due); end: payments at the end of each period (annuity-immediate); default "end" """
    deferral_years: NotRequired[int]
    """Deferral: years of growth before the payout period begins (years); 0 to 100; default 0"""
    payment_growth_rate: NotRequired[float]
    """Increase of the payment after each year (percent per year); -50 to 100; default 0"""
    rate_convention: NotRequired[Literal["nominal", "effective"]]
    """Convention of the annual rate: nominal or effective; nominal: the annual rate is nominal: it is divided by the payments per year; effective: the annual rate is effective: the payment periods of a year compound to it; default "nominal" """
    currency: NotRequired[str]
    """ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places"""


class AnnuityPayoutResultsWarnings(TypedDict):
    pointer: str
    """JSON pointer to the input, or to a result that is unusual"""
    code: Literal["looks-like-a-fraction", "looks-like-a-percentage", "restricted-by-law", "needs-an-estimate", "law-has-ended", "unusual-age", "unusual-result", "less-than-a-year"]
    detail: str


class AnnuityPayoutResults(TypedDict):
    """Results of the Annuity Payout Calculator"""

    payment: float
    """Payment in the first year (currency)"""
    final_payment: float
    """Payment in the last year; of a given payment, the last one, which pays what is left (currency)"""
    payment_count: int
    """Number of payments (count)"""
    years_lasting: NotRequired[float]
    """Time for which a given payment is paid, the last one as the part of it that is left; only with payment (years)"""
    months_lasting: NotRequired[float]
    """The same time in months; only with payment (months)"""
    balance_at_start: float
    """Value of the lump sum when the payout period begins (currency)"""
    total_paid: float
    """Total of all payments (currency)"""
    interest_earned: float
    """Total interest: all payments less the lump sum (currency)"""
    currency: NotRequired[str]
    """Currency of the request, in upper case; absent when none was given"""
    warnings: NotRequired[Sequence[AnnuityPayoutResultsWarnings]]
    """Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none"""


class PensionInputs(TypedDict):
    """Inputs of the Pension Calculator. Pension from salary and years of service, its present value, and how it compares with a lump-sum offer."""

    final_average_salary: float
    """Average annual salary of the last or highest-paid years, as the plan defines it (currency); 0.01 to 1000000000000"""
    service_years: float
    """Years of service that count (years); 0.01 to 80"""
    accrual_rate: float
    """Accrual rate: percentage of the salary earned as pension per year of service (percent per year); 0.001 to 20"""
    early_reduction_pct: NotRequired[float]
    """Reduction for retirement before the normal age (percent); 0 to 100; default 0"""
    cola_rate: NotRequired[float]
    """Cost-of-living adjustment: annual increase of the pension (percent per year); 0 to 100; default 0"""
    payout_years: NotRequired[int]
    """Years for which the pension is paid (years); 1 to 100; default 25"""
    discount_rate: NotRequired[float]
    """Discount rate: effective annual return on savings of the same risk (percent per year); above -100, up to 1000"""
    lump_sum_offer: NotRequired[float]
    """Lump sum offered instead of the pension (currency); 0.01 to 1000000000000"""
    currency: NotRequired[str]
    """ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places"""


class PensionResultsOmitted(TypedDict):
    """Reason for each result without a value, by name; absent when every result has one"""

    present_value: NotRequired[str]
    break_even_discount_rate: NotRequired[str]


class PensionResultsWarnings(TypedDict):
    pointer: str
    """JSON pointer to the input, or to a result that is unusual"""
    code: Literal["looks-like-a-fraction", "looks-like-a-percentage", "restricted-by-law", "needs-an-estimate", "law-has-ended", "unusual-age", "unusual-result", "less-than-a-year"]
    detail: str


class PensionResults(TypedDict):
    """Results of the Pension Calculator"""

    annual_pension: float
    """Pension in the first year (currency)"""
    monthly_pension: float
    """Pension per month in the first year (currency)"""
    replacement_pct: float
    """Annual pension as a percentage of the final average salary (percent)"""
    total_received: float
    """All payments of the pension over payout_years, not discounted (currency)"""
    present_value: NotRequired[float]
    """Value today of all payments of the pension; absent without discount_rate (currency)"""
    break_even_discount_rate: NotRequired[float]
    """Effective annual return at which the lump sum is worth as much as the pension: one who earns more does better with the lump sum; absent without lump_sum_offer, and when it exceeds all payments together (percent per year)"""
    currency: NotRequired[str]
    """Currency of the request, in upper case; absent when none was given"""
    omitted: NotRequired[PensionResultsOmitted]
    """Reason for each result without a value, by name; absent when every result has one"""
    warnings: NotRequired[Sequence[PensionResultsWarnings]]
    """Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none"""


class SwpInputs(TypedDict):
    """Inputs of the Systematic Withdrawal Plan (SWP) Calculator. Balance left by a systematic withdrawal plan, the same amount taken out of an investment every month, or the month in which the investment is used up."""

    initial_investment: float
    """Amount invested at the beginning (currency); 0.01 to 1000000000000"""
    monthly_withdrawal: float
    """Monthly withdrawal in the first year (currency); 0.01 to 1000000000000"""
    annual_return: float
    """Annual return on the balance; one-twelfth is earned each month unless rate_convention is effective, as in many published calculators (percent per year); above -100, up to 1000"""
    years: int
    """Years of withdrawals, unless the balance is used up before (years); 1 to 100"""
    withdrawal_growth_rate: NotRequired[float]
    """Yearly rise of the withdrawals (percent per year); -50 to 100; default 0"""
    withdrawal_timing: NotRequired[Literal["begin", "end"]]
    """Withdrawal timing: beginning or end of the month; begin: withdrawals at the beginning of each month, the first one at once; end: withdrawals at the end of each month; default "end" """
    rate_convention: NotRequired[Literal["nominal", "effective"]]
    """Convention of the annual return: nominal or effective; nominal: the annual rate is nominal: one-twelfth of it is earned each month; effective: the annual rate is effective: twelve months compound to it; default "nominal" """
    currency: NotRequired[str]
    """ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places"""


class SwpResultsWarnings(TypedDict):
    pointer: str
    """JSON pointer to the input, or to a result that is unusual"""
    code: Literal["looks-like-a-fraction", "looks-like-a-percentage", "restricted-by-law", "needs-an-estimate", "law-has-ended", "unusual-age", "unusual-result", "less-than-a-year"]
    detail: str


class SwpResults(TypedDict):
    """Results of the Systematic Withdrawal Plan (SWP) Calculator"""

    future_value: float
    """Balance at the end of the last month (currency)"""
    total_withdrawn: float
    """All withdrawals (currency)"""
    wealth_gained: float
    """All returns: withdrawals and final balance, less the initial investment (currency)"""
    months_lasting: NotRequired[int]
    """Month whose withdrawal uses up the balance; absent when something is left (months)"""
    sustainable_monthly_withdrawal: float
    """Monthly withdrawal in the first year that would use up the balance exactly at the end of the last year (currency)"""
    currency: NotRequired[str]
    """Currency of the request, in upper case; absent when none was given"""
    warnings: NotRequired[Sequence[SwpResultsWarnings]]
    """Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none"""


class RetirementSavingsGapInputs(TypedDict):
    """Inputs of the Retirement Savings Gap Calculator. Savings needed for a desired retirement income, projected savings at retirement, and the extra contributions that close the gap."""

    target_annual_income: NotRequired[float]
    """Desired annual income in retirement, in today's money (currency); 0.01 to 1000000000000"""
    annual_income: NotRequired[float]
    """Annual income today, in place of target_annual_income (currency); 0.01 to 1000000000000"""
    income_replacement_pct: NotRequired[float]
    """Percentage of annual_income that is desired in retirement (percent); 0.01 to 1000"""
    current_age: int
    """Current age (age); 0 to 130"""
    retirement_age: int
    """Retirement age (age); 0 to 130"""
    current_savings: float
    """Current savings and investments (currency); 0 to 1000000000000"""
    monthly_contribution: float
    """Monthly contribution until retirement (currency); 0 to 1000000000000"""
    contribution_growth_rate: NotRequired[float]
    """Increase of the contribution after each year (percent per year); -50 to 100; default 0"""
    expected_return: NotRequired[float]
    """Annual return until retirement; nominal or effective, as rate_convention says (percent per year); above -100, up to 1000; default 6"""
    retirement_return: NotRequired[float]
    """Effective annual return during retirement, whatever the rate_convention (percent per year); above -100, up to 1000; default 4"""
    inflation_rate: NotRequired[float]
    """Annual inflation rate; the income rises with it (percent per year); -50 to 1000; default 2.5"""
    end_age: NotRequired[int]
    """Life expectancy: age until which the income is needed (age); 0 to 130; default 90"""
    other_annual_income: NotRequired[float]
    """Annual pension and other income in retirement, in today's money; rises with inflation (currency); 0 to 1000000000000; default 0"""
    pension_start_age: NotRequired[int]
    """Age from which other_annual_income is paid; without it, from retirement on (age); 0 to 130"""
    contribution_timing: NotRequired[Literal["begin", "end"]]
    """Contribution timing: start or end of each month; begin: contributions at the beginning of each month; end: contributions at the end of each month; default "end" """
    rate_convention: NotRequired[Literal["nominal", "effective"]]
    """Convention of the annual return: nominal or effective; nominal: the annual rate is nominal: one-twelfth of it is earned each month; effective: the annual rate is effective: twelve months compound to it; default "nominal" """
    currency: NotRequired[str]
    """ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places"""


class RetirementSavingsGapResultsOmitted(TypedDict):
    """Reason for each result without a value, by name; absent when every result has one"""

    funded_pct: NotRequired[str]


class RetirementSavingsGapResultsWarnings(TypedDict):
    pointer: str
    """JSON pointer to the input, or to a result that is unusual"""
    code: Literal["looks-like-a-fraction", "looks-like-a-percentage", "restricted-by-law", "needs-an-estimate", "law-has-ended", "unusual-age", "unusual-result", "less-than-a-year"]
    detail: str


class RetirementSavingsGapResults(TypedDict):
    """Results of the Retirement Savings Gap Calculator"""

    required_corpus: float
    """Savings needed at retirement (currency)"""
    projected_corpus: float
    """Projected savings at retirement (currency)"""
    corpus_gap: float
    """required_corpus minus projected_corpus; negative if the projected savings exceed the need (currency)"""
    extra_monthly_contribution: float
    """Extra monthly contribution that closes the gap, starting now and growing at contribution_growth_rate; 0 without a gap (currency)"""
    extra_lump_sum: float
    """Single extra contribution today that closes the gap instead; 0 if there is no gap (currency)"""
    annual_income_at_retirement: float
    """Withdrawal needed in the first year of retirement, in that year's money (currency)"""
    funded_pct: NotRequired[float]
    """projected_corpus as a percentage of required_corpus; absent if no savings are required (percent)"""
    currency: NotRequired[str]
    """Currency of the request, in upper case; absent when none was given"""
    omitted: NotRequired[RetirementSavingsGapResultsOmitted]
    """Reason for each result without a value, by name; absent when every result has one"""
    warnings: NotRequired[Sequence[RetirementSavingsGapResultsWarnings]]
    """Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none"""


class RothVsTraditionalInputs(TypedDict):
    """Inputs of the Roth vs. Traditional Calculator. Retirement savings taxed now (Roth) or when they are withdrawn (traditional), at two tax rates, and the later tax rate at which both are worth the same."""

    annual_contribution: float
    """Contribution at the end of each year, the same to either account (currency); 0.01 to 1000000000000"""
    years: int
    """Years until the withdrawal (years); 1 to 100"""
    expected_return: float
    """Annual return in either account (percent per year); above -100, up to 1000"""
    current_tax_rate: float
    """Marginal tax rate now, which a traditional contribution saves (percent); 0 to 100"""
    retirement_tax_rate: float
    """Tax rate of withdrawals in retirement (percent); 0 to 100"""
    tax_saved_invested: NotRequired[bool]
    """Whether the tax that a traditional contribution saves is invested, too; true: it earns the same return in a taxable account; false: it is spent; default true"""
    capital_gains_tax_rate: NotRequired[float]
    """Tax rate on the gain of the invested tax savings, due at the end (percent); 0 to 100; default 15"""
    currency: NotRequired[str]
    """ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places"""


class RothVsTraditionalResultsWarnings(TypedDict):
    pointer: str
    """JSON pointer to the input, or to a result that is unusual"""
    code: Literal["looks-like-a-fraction", "looks-like-a-percentage", "restricted-by-law", "needs-an-estimate", "law-has-ended", "unusual-age", "unusual-result", "less-than-a-year"]
    detail: str


class RothVsTraditionalResults(TypedDict):
    """Results of the Roth vs. Traditional Calculator"""

    roth_future_value_after_tax: float
    """Value of the Roth account, whose withdrawals are not taxed (currency)"""
    traditional_future_value_after_tax: float
    """Value of the traditional account after the tax on its withdrawal, with the invested tax savings after the tax on their gain (currency)"""
    roth_advantage: float
    """Value with the Roth account minus that with the traditional account; negative if it is less (currency)"""
    break_even_retirement_tax_rate: float
    """Tax rate of withdrawals at which both are worth the same; the Roth account is ahead above it (percent)"""
    currency: NotRequired[str]
    """Currency of the request, in upper case; absent when none was given"""
    warnings: NotRequired[Sequence[RothVsTraditionalResultsWarnings]]
    """Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none"""


class RoiInputs(TypedDict):
    """Inputs of the Return on Investment (ROI) Calculator. The total and the annualized return on an investment, including income and costs."""

    initial_investment: float
    """Amount invested (currency); 0.01 to 1000000000000"""
    final_value: float
    """Current value or sale price of the investment (currency); 0 to 1000000000000"""
    years: NotRequired[float]
    """Holding period; 1 year if neither it nor dates are given (years); 0.01 to 200"""
    start_date: NotRequired[str]
    """Date of the investment, instead of the holding period"""
    end_date: NotRequired[str]
    """Date of the final value, instead of the holding period"""
    total_income: NotRequired[float]
    """Dividends, rents and other income received while holding the investment (currency); 0 to 1000000000000; default 0"""
    costs: NotRequired[float]
    """Fees, taxes and other costs, excluding the amount invested (currency); 0 to 1000000000000; default 0"""
    inflation_rate: NotRequired[float]
    """Annual inflation rate (percent per year); -50 to 1000; default 0"""
    currency: NotRequired[str]
    """ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places"""


class RoiResultsOmitted(TypedDict):
    """Reason for each result without a value, by name; absent when every result has one"""

    annualized_return: NotRequired[str]
    real_annualized_return: NotRequired[str]


class RoiResultsWarnings(TypedDict):
    pointer: str
    """JSON pointer to the input, or to a result that is unusual"""
    code: Literal["looks-like-a-fraction", "looks-like-a-percentage", "restricted-by-law", "needs-an-estimate", "law-has-ended", "unusual-age", "unusual-result", "less-than-a-year"]
    detail: str


class RoiResults(TypedDict):
    """Results of the Return on Investment (ROI) Calculator"""

    roi: float
    """Net profit as a percentage of the total cost (percent)"""
    net_profit: float
    """Total returned less the total cost (currency)"""
    annualized_return: NotRequired[float]
    """Constant annual growth that gives the same return; absent for less than a year (percent per year)"""
    real_annualized_return: NotRequired[float]
    """Constant annual growth that gives the same return, after inflation; absent for less than a year (percent per year)"""
    total_cost: float
    """Amount invested plus the costs (currency)"""
    total_returned: float
    """Final value plus the income (currency)"""
    currency: NotRequired[str]
    """Currency of the request, in upper case; absent when none was given"""
    omitted: NotRequired[RoiResultsOmitted]
    """Reason for each result without a value, by name; absent when every result has one"""
    warnings: NotRequired[Sequence[RoiResultsWarnings]]
    """Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none"""


class AnnualizedReturnInputs(TypedDict):
    """Inputs of the Annualized Return Calculator. Return per year on an investment that was held for some years or between two dates, with income and costs."""

    initial_investment: float
    """Amount invested (currency); 0.01 to 1000000000000"""
    final_value: float
    """Current value or sale price of the investment (currency); 0 to 1000000000000"""
    years: NotRequired[float]
    """Holding period, instead of dates (years); 0.01 to 200"""
    start_date: NotRequired[str]
    """Date of the investment, instead of the holding period"""
    end_date: NotRequired[str]
    """Date of the final value, instead of the holding period"""
    total_income: NotRequired[float]
    """Dividends, rents and other income received while holding the investment (currency); 0 to 1000000000000; default 0"""
    costs: NotRequired[float]
    """Fees, taxes and other costs, excluding the amount invested (currency); 0 to 1000000000000; default 0"""
    currency: NotRequired[str]
    """ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places"""


class AnnualizedReturnResultsOmitted(TypedDict):
    """Reason for each result without a value, by name; absent when every result has one"""

    annualized_return: NotRequired[str]


class AnnualizedReturnResults(TypedDict):
    """Results of the Annualized Return Calculator"""

    total_return_pct: float
    """Total return: net profit as a percentage of the amount invested and the costs (percent)"""
    annualized_return: NotRequired[float]
    """Constant annual growth that gives the same return; absent for less than a year (percent per year)"""
    currency: NotRequired[str]
    """Currency of the request, in upper case; absent when none was given"""
    omitted: NotRequired[AnnualizedReturnResultsOmitted]
    """Reason for each result without a value, by name; absent when every result has one"""


class InvestmentReturnInputs(TypedDict):
    """Inputs of the Investment Return Calculator. Profit and return on an investment, in total, per year, and per year after inflation."""

    initial_investment: float
    """Amount invested (currency); 0.01 to 1000000000000"""
    final_value: float
    """Current value or sale price of the investment (currency); 0 to 1000000000000"""
    years: float
    """Holding period; 1 year if neither it nor dates are given (years); 0.01 to 200"""
    total_income: NotRequired[float]
    """Dividends, rents and other income received while holding the investment (currency); 0 to 1000000000000; default 0"""
    costs: NotRequired[float]
    """Fees, taxes and other costs, excluding the amount invested (currency); 0 to 1000000000000; default 0"""
    inflation_rate: NotRequired[float]
    """Annual inflation rate (percent per year); -50 to 1000; default 0"""
    currency: NotRequired[str]
    """ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places"""


class InvestmentReturnResultsOmitted(TypedDict):
    """Reason for each result without a value, by name; absent when every result has one"""

    annualized_return: NotRequired[str]
    real_annualized_return: NotRequired[str]


class InvestmentReturnResultsWarnings(TypedDict):
    pointer: str
    """JSON pointer to the input, or to a result that is unusual"""
    code: Literal["looks-like-a-fraction", "looks-like-a-percentage", "restricted-by-law", "needs-an-estimate", "law-has-ended", "unusual-age", "unusual-result", "less-than-a-year"]
    detail: str


class InvestmentReturnResults(TypedDict):
    """Results of the Investment Return Calculator"""

    net_profit: float
    """Net profit: final value and income minus the amount invested and the costs (currency)"""
    total_return_pct: float
    """Total return: net profit as a percentage of the amount invested and the costs (percent)"""
    annualized_return: NotRequired[float]
    """Constant annual growth that gives the same return; absent for less than a year (percent per year)"""
    real_annualized_return: NotRequired[float]
    """Constant annual growth that gives the same return, after inflation; absent for less than a year (percent per year)"""
    currency: NotRequired[str]
    """Currency of the request, in upper case; absent when none was given"""
    omitted: NotRequired[InvestmentReturnResultsOmitted]
    """Reason for each result without a value, by name; absent when every result has one"""
    warnings: NotRequired[Sequence[InvestmentReturnResultsWarnings]]
    """Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none"""


class RevenueGrowthInputs(TypedDict):
    """Inputs of the Revenue Growth Calculator. Annual growth rate between two revenues, or the revenue that a growth rate leads to."""

    initial_revenue: float
    """Annual revenue at the beginning (currency); 0.01 to 1000000000000"""
    years: float
    """Years of growth (years); 0.01 to 200"""
    revenue_growth_rate: NotRequired[float]
    """Annual growth of the revenue; left out if final_revenue is given (percent per year); above -100, up to 1000"""
    final_revenue: NotRequired[float]
    """Annual revenue at the end; left out if revenue_growth_rate is given (currency); 0 to 1000000000000"""
    currency: NotRequired[str]
    """ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places"""


class RevenueGrowthResultsWarnings(TypedDict):
    pointer: str
    """JSON pointer to the input, or to a result that is unusual"""
    code: Literal["looks-like-a-fraction", "looks-like-a-percentage", "restricted-by-law", "needs-an-estimate", "law-has-ended", "unusual-age", "unusual-result", "less-than-a-year"]
    detail: str


class RevenueGrowthResults(TypedDict):
    """Results of the Revenue Growth Calculator"""

    final_revenue: float
    """Annual revenue at the end (currency)"""
    revenue_growth_rate: float
    """Annual growth of the revenue (percent per year)"""
    total_growth_pct: float
    """Growth of the revenue over all years (percent)"""
    revenue_multiple: float
    """Annual revenue at the end divided by that at the beginning (ratio)"""
    currency: NotRequired[str]
    """Currency of the request, in upper case; absent when none was given"""
    warnings: NotRequired[Sequence[RevenueGrowthResultsWarnings]]
    """Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none"""


class BreakEvenInputs(TypedDict):
    """Inputs of the Break-Even Calculator. The units and the revenue at which a product breaks even or reaches a target profit, and the margin of safety of expected sales."""

    fixed_costs: float
    """Fixed costs of the period (currency); 0 to 1000000000000"""
    price_per_unit: float
    """Selling price per unit (currency); 0.01 to 1000000000000"""
    variable_cost_per_unit: float
    """Variable cost per unit (currency); 0 to 1000000000000"""
    target_profit: NotRequired[float]
    """Target profit of the period, after tax (currency); 0 to 1000000000000; default 0"""
    tax_rate: NotRequired[float]
    """Tax rate on the profit (percent); 0 to 99; default 0"""
    expected_units: NotRequired[float]
    """Expected unit sales; 0 for none (units); 0 to 1000000000000; default 0"""
    currency: NotRequired[str]
    """ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places"""


class BreakEvenResultsWarnings(TypedDict):
    pointer: str
    """JSON pointer to the input, or to a result that is unusual"""
    code: Literal["looks-like-a-fraction", "looks-like-a-percentage", "restricted-by-law", "needs-an-estimate", "law-has-ended", "unusual-age", "unusual-result", "less-than-a-year"]
    detail: str


class BreakEvenResults(TypedDict):
    """Results of the Break-Even Calculator"""

    break_even_units: int
    """Break-even units: units that cover all costs, rounded up (units)"""
    break_even_revenue: float
    """Break-even revenue: revenue that covers all costs (currency)"""
    contribution_margin_per_unit: float
    """Contribution margin per unit: price less variable cost (currency)"""
    contribution_margin_pct: float
    """Contribution margin as a percentage of the price (percent)"""
    target_units: int
    """Units that reach the target profit, rounded up (units)"""
    target_revenue: float
    """Revenue that reaches the target profit (currency)"""
    expected_profit: float
    """Profit or loss on the expected units, before tax (currency)"""
    margin_of_safety_pct: NotRequired[float]
    """Margin of safety: share of the expected revenue above break-even, negative for a loss; absent without expected units (percent)"""
    currency: NotRequired[str]
    """Currency of the request, in upper case; absent when none was given"""
    warnings: NotRequired[Sequence[BreakEvenResultsWarnings]]
    """Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none"""


class MarginMarkupInputs(TypedDict):
    """Inputs of the Margin and Markup Calculator. Price, profit, margin and markup of a product, from its cost and a price, target margin or target markup."""

    cost_per_unit: float
    """Cost per unit (currency); 0.01 to 1000000000000"""
    price_per_unit: NotRequired[float]
    """Price per unit before sales tax; give exactly one of price_per_unit, margin_pct and markup_pct (currency); 0.01 to 1000000000000"""
    margin_pct: NotRequired[float]
    """Target profit as a percentage of the price (percent); -1000 to 99.99"""
    markup_pct: NotRequired[float]
    """Target profit as a percentage of the cost (percent); -99.99 to 1000000"""
    sales_tax_rate: NotRequired[float]
    """Sales tax or VAT added to the price (percent); 0 to 100; default 0"""
    units: NotRequired[float]
    """Number of units sold (units); 0 to 1000000000000; default 1"""
    currency: NotRequired[str]
    """ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places"""


class MarginMarkupResultsWarnings(TypedDict):
    pointer: str
    """JSON pointer to the input, or to a result that is unusual"""
    code: Literal["looks-like-a-fraction", "looks-like-a-percentage", "restricted-by-law", "needs-an-estimate", "law-has-ended", "unusual-age", "unusual-result", "less-than-a-year"]
    detail: str


class MarginMarkupResults(TypedDict):
    """Results of the Margin and Markup Calculator"""

    price_per_unit: float
    """Price per unit before sales tax, rounded to the smallest unit of the currency where it is calculated (currency)"""
    profit_per_unit: float
    """Profit per unit; negative for a loss (currency)"""
    margin_pct: float
    """Profit as a percentage of the price (percent)"""
    markup_pct: float
    """Profit as a percentage of the cost (percent)"""
    price_per_unit_with_tax: float
    """Price per unit including sales tax (currency)"""
    total_revenue: float
    """Revenue from all units before sales tax (currency)"""
    total_profit: float
    """Profit on all units (currency)"""
    currency: NotRequired[str]
    """Currency of the request, in upper case; absent when none was given"""
    warnings: NotRequired[Sequence[MarginMarkupResultsWarnings]]
    """Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none"""


class MarkupInputs(TypedDict):
    """Inputs of the Markup Calculator. Price, profit and margin of a product from its cost and a markup."""

    cost_per_unit: float
    """Cost per unit (currency); 0.01 to 1000000000000"""
    markup_pct: float
    """Profit as a percentage of the cost (percent); -99.99 to 1000000"""
    currency: NotRequired[str]
    """ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places"""


class MarkupResultsWarnings(TypedDict):
    pointer: str
    """JSON pointer to the input, or to a result that is unusual"""
    code: Literal["looks-like-a-fraction", "looks-like-a-percentage", "restricted-by-law", "needs-an-estimate", "law-has-ended", "unusual-age", "unusual-result", "less-than-a-year"]
    detail: str


class MarkupResults(TypedDict):
    """Results of the Markup Calculator"""

    price_per_unit: float
    """Price per unit before sales tax, rounded to the smallest unit of the currency (currency)"""
    profit_per_unit: float
    """Profit per unit; negative for a loss (currency)"""
    margin_pct: float
    """Profit as a percentage of the price (percent)"""
    currency: NotRequired[str]
    """Currency of the request, in upper case; absent when none was given"""
    warnings: NotRequired[Sequence[MarkupResultsWarnings]]
    """Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none"""


class ProfitMarginInputs(TypedDict):
    """Inputs of the Profit Margin Calculator. Gross, EBITDA, operating and net profit of a business, and each as a margin of the revenue."""

    revenue: float
    """Revenue, before costs (currency); 0.01 to 1000000000000"""
    cost_of_goods_sold: float
    """Direct costs of what was sold (currency); 0 to 1000000000000"""
    operating_expenses: NotRequired[float]
    """Operating expenses without depreciation (currency); 0 to 1000000000000; default 0"""
    depreciation: NotRequired[float]
    """Depreciation and amortization (currency); 0 to 1000000000000; default 0"""
    interest_expense: NotRequired[float]
    """Interest on debt (currency); 0 to 1000000000000; default 0"""
    tax: NotRequired[float]
    """Income tax (currency); 0 to 1000000000000; default 0"""
    currency: NotRequired[str]
    """ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places"""


class ProfitMarginResultsOmitted(TypedDict):
    """Reason for each result without a value, by name; absent when every result has one"""

    markup_pct: NotRequired[str]


class ProfitMarginResults(TypedDict):
    """Results of the Profit Margin Calculator"""

    gross_profit: float
    """Revenue less the cost of goods sold (currency)"""
    gross_margin_pct: float
    """Gross profit as a percentage of the revenue (percent)"""
    ebitda: float
    """Earnings before interest, taxes, depreciation and amortization (currency)"""
    ebitda_margin_pct: float
    """EBITDA as a percentage of the revenue (percent)"""
    operating_profit: float
    """Operating profit: earnings before interest and taxes (currency)"""
    operating_margin_pct: float
    """Operating profit as a percentage of the revenue (percent)"""
    net_profit: float
    """Net profit; negative for a loss (currency)"""
    net_margin_pct: float
    """Net profit as a percentage of the revenue (percent)"""
    markup_pct: NotRequired[float]
    """Gross profit as a percentage of the cost of goods sold (percent)"""
    currency: NotRequired[str]
    """Currency of the request, in upper case; absent when none was given"""
    omitted: NotRequired[ProfitMarginResultsOmitted]
    """Reason for each result without a value, by name; absent when every result has one"""


class WaccInputs(TypedDict):
    """Inputs of the Weighted Average Cost of Capital (WACC) Calculator. Average cost of the equity, debt and preferred stock of a company, weighted by their market values."""

    equity_value: float
    """Market value of the common equity (currency); 0.01 to 1000000000000"""
    debt_value: float
    """Market value of the debt (currency); 0 to 1000000000000"""
    preferred_value: NotRequired[float]
    """Market value of the preferred stock (currency); 0 to 1000000000000; default 0"""
    cost_of_equity_rate: float
    """Cost of equity: return that shareholders require (percent per year); 0 to 1000"""
    cost_of_debt_rate: float
    """Cost of debt: interest rate before tax (percent per year); 0 to 1000"""
    cost_of_preferred_rate: NotRequired[float]
    """Cost of preferred stock: its dividend yield; required with preferred_value (percent per year); 0 to 1000"""
    tax_rate: NotRequired[float]
    """Tax rate of the company, by which interest is deducted (percent); 0 to 100; default 0"""
    currency: NotRequired[str]
    """ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places"""


class WaccResultsWarnings(TypedDict):
    pointer: str
    """JSON pointer to the input, or to a result that is unusual"""
    code: Literal["looks-like-a-fraction", "looks-like-a-percentage", "restricted-by-law", "needs-an-estimate", "law-has-ended", "unusual-age", "unusual-result", "less-than-a-year"]
    detail: str


class WaccResults(TypedDict):
    """Results of the Weighted Average Cost of Capital (WACC) Calculator"""

    wacc: float
    """Weighted average cost of capital (percent per year)"""
    equity_weight_pct: float
    """Share of the equity in the capital (percent)"""
    debt_weight_pct: float
    """Share of the debt in the capital (percent)"""
    preferred_weight_pct: float
    """Share of the preferred stock in the capital (percent)"""
    cost_of_debt_rate_after_tax: float
    """Cost of debt after the tax that interest saves (percent per year)"""
    currency: NotRequired[str]
    """Currency of the request, in upper case; absent when none was given"""
    warnings: NotRequired[Sequence[WaccResultsWarnings]]
    """Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none"""


class DcfInputs(TypedDict):
    """Inputs of the Discounted Cash Flow (DCF) Calculator. Value of a company from its forecast free cash flows and a terminal value, in total and per share."""

    free_cash_flows: Sequence[float]
    """Free cash flows of the forecast, one per year from the next year on"""
    discount_rate: float
    """Discount rate per year, such as the weighted average cost of capital (percent per year); above -100, up to 1000"""
    terminal_growth_rate: NotRequired[float]
    """Annual growth of the cash flows after the forecast (percent per year); above -100, up to 1000"""
    terminal_multiple: NotRequired[float]
    """Terminal value as a multiple of the last free cash flow (ratio); 0 to 1000"""
    cash_flow_timing: NotRequired[Literal["end", "middle"]]
    """Timing of the cash flows within their years; end: cash flows at the end of each year; middle: cash flows in the middle of each year, also those after the forecast; a terminal_multiple applies at the end of the last year; default "end" """
    total_debt: NotRequired[float]
    """Debt of the company (currency); 0 to 1000000000000; default 0"""
    cash: NotRequired[float]
    """Cash of the company (currency); 0 to 1000000000000; default 0"""
    shares_outstanding: NotRequired[float]
    """Number of shares (shares); 0.000001 to 1000000000000"""
    currency: NotRequired[str]
    """ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places"""


class DcfResultsOmitted(TypedDict):
    """Reason for each result without a value, by name; absent when every result has one"""

    terminal_value_pct: NotRequired[str]


class DcfResultsWarnings(TypedDict):
    pointer: str
    """JSON pointer to the input, or to a result that is unusual"""
    code: Literal["looks-like-a-fraction", "looks-like-a-percentage", "restricted-by-law", "needs-an-estimate", "law-has-ended", "unusual-age", "unusual-result", "less-than-a-year"]
    detail: str


class DcfResults(TypedDict):
    """Results of the Discounted Cash Flow (DCF) Calculator"""

    enterprise_value: float
    """Present value of all free cash flows (currency)"""
    terminal_value: float
    """Value of all cash flows after the forecast, in its last year (currency)"""
    terminal_value_pct: NotRequired[float]
    """Present terminal value as a percentage of the enterprise value; absent unless that is positive (percent)"""
    equity_value: float
    """Enterprise value less debt plus cash (currency)"""
    value_per_share: NotRequired[float]
    """Equity value per share; absent without shares_outstanding (currency)"""
    currency: NotRequired[str]
    """Currency of the request, in upper case; absent when none was given"""
    omitted: NotRequired[DcfResultsOmitted]
    """Reason for each result without a value, by name; absent when every result has one"""
    warnings: NotRequired[Sequence[DcfResultsWarnings]]
    """Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none"""


class BusinessValuationInputs(TypedDict):
    """Inputs of the Business Valuation Calculator. Value of a business by a multiple of EBITDA, by discounted cash flows, or by a multiple of what it earns its owner."""

    method: NotRequired[Literal["multiple", "dcf", "owner_earnings"]]
    """Method of valuation; multiple: EBITDA times a multiple; dcf: present value of forecast free cash flows and of all later ones; owner_earnings: owner's earnings times a multiple, as for a small business; default "multiple" """
    ebitda: NotRequired[float]
    """Annual earnings before interest, taxes, depreciation and amortization; for method multiple (currency); 0.01 to 1000000000000"""
    ebitda_multiple: NotRequired[float]
    """Multiple of EBITDA at which such businesses are sold; for method multiple (ratio); 0.01 to 1000"""
    free_cash_flows: NotRequired[Sequence[float]]
    """Free cash flows of the forecast, one per year from the next year on; for method dcf; default []"""
    discount_rate: NotRequired[float]
    """Discount rate per year, such as the weighted average cost of capital; for method dcf (percent per year); above -100, up to 1000"""
    terminal_growth_rate: NotRequired[float]
    """Annual growth of the cash flows after the forecast; for method dcf (percent per year); above -100, up to 1000"""
    annual_owner_earnings: NotRequired[float]
    """Annual profit before the owner's pay and benefits; for method owner_earnings (currency); 0.01 to 1000000000000"""
    earnings_multiple: NotRequired[float]
    """Multiple of the owner's earnings at which such businesses are sold; for method owner_earnings (ratio); 0.01 to 1000"""
    total_debt: NotRequired[float]
    """Debt of the business (currency); 0 to 1000000000000; default 0"""
    cash: NotRequired[float]
    """Cash of the business (currency); 0 to 1000000000000; default 0"""
    shares_outstanding: NotRequired[float]
    """Number of shares (shares); 0.000001 to 1000000000000"""
    currency: NotRequired[str]
    """ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places"""


class BusinessValuationResultsWarnings(TypedDict):
    pointer: str
    """JSON pointer to the input, or to a result that is unusual"""
    code: Literal["looks-like-a-fraction", "looks-like-a-percentage", "restricted-by-law", "needs-an-estimate", "law-has-ended", "unusual-age", "unusual-result", "less-than-a-year"]
    detail: str


class BusinessValuationResults(TypedDict):
    """Results of the Business Valuation Calculator"""

    enterprise_value: float
    """Value of the business without regard to its debt and cash (currency)"""
    terminal_value: NotRequired[float]
    """Value of all cash flows after the forecast, at the end of its last year; only with method dcf (currency)"""
    equity_value: float
    """Enterprise value less debt plus cash: value for the owners (currency)"""
    value_per_share: NotRequired[float]
    """Equity value per share; absent without shares_outstanding (currency)"""
    currency: NotRequired[str]
    """Currency of the request, in upper case; absent when none was given"""
    warnings: NotRequired[Sequence[BusinessValuationResultsWarnings]]
    """Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none"""


class DepreciationInputs(TypedDict):
    """Inputs of the Depreciation Calculator. Depreciation and book value of an asset, year by year, by one of seven methods."""

    cost: float
    """Cost of the asset (currency); 0.01 to 1000000000000"""
    salvage_value: NotRequired[float]
    """Salvage value at the end of the useful life (currency); 0 to 1000000000000; default 0"""
    useful_life_years: NotRequired[int]
    """Useful life; not for MACRS and units_of_production (years); 1 to 100"""
    method: NotRequired[Literal["straight_line", "sum_of_years_digits", "declining_balance", "double_declining_balance", "variable_declining_balance", "macrs", "units_of_production"]]
    """Depreciation method; straight_line: the same each year (SLN); sum_of_years_digits: in proportion to the years that remain (SYD); declining_balance: a fixed share of the book value, which leads to the salvage value; the share has 3 decimals, as in Excel (DB); double_declining_balance: factor/useful_life_years of the book value, never below the salvage value (DDB); variable_declining_balance: as double-declining, and straight-line over the rest of the life from where that is more (VDB); macrs: United States tax depreciation, by the percentages that the IRS publishes for recovery_years; without salvage value; units_of_production: in proportion to the units produced, of total_units; default "straight_line" """
    year: NotRequired[int]
    """Year of the results, 1 for the first (ordinal); 1 to 101; default 1"""
    first_year_months: NotRequired[int]
    """Months of use in the first year; with fewer than 12, one more year at the end has the rest (months); 1 to 12; default 12"""
    factor: NotRequired[float]
    """Multiple of the straight-line share that declines; for double- and variable-declining (ratio); 0.1 to 100; default 2"""
    recovery_years: NotRequired[float]
    """Recovery period of MACRS: 3, 5, 7, 10, 15 or 20 years (years); 3 to 200"""
    macrs_convention: NotRequired[Literal["half_year", "mid_quarter_1", "mid_quarter_2", "mid_quarter_3", "mid_quarter_4"]]
    """Convention of MACRS for the first year; half_year: in service from the middle of the first year; mid_quarter_1: in service from the middle of the first quarter; mid_quarter_2: in service from the middle of the second quarter; mid_quarter_3: in service from the middle of the third quarter; mid_quarter_4: in service from the middle of the fourth quarter; default "half_year" """
    total_units: NotRequired[float]
    """Units that the asset is expected to produce in its whole life, for units_of_production (units); 0.01 to 1000000000000"""
    annual_units: NotRequired[Sequence[float]]
    """Units that are produced in each year, for units_of_production"""
    currency: NotRequired[str]
    """ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places"""


class DepreciationResultsWarnings(TypedDict):
    pointer: str
    """JSON pointer to the input, or to a result that is unusual"""
    code: Literal["looks-like-a-fraction", "looks-like-a-percentage", "restricted-by-law", "needs-an-estimate", "law-has-ended", "unusual-age", "unusual-result", "less-than-a-year"]
    detail: str


class DepreciationResults(TypedDict):
    """Results of the Depreciation Calculator"""

    depreciation: float
    """Depreciation of the year (currency)"""
    book_value: float
    """Book value at the end of the year (currency)"""
    accumulated_depreciation: float
    """Depreciation of this year and all years before it (currency)"""
    total_depreciation: float
    """Depreciation of the whole life (currency)"""
    depreciable_base: float
    """Cost less salvage value (currency)"""
    book_value_pct: float
    """Book value at the end of the year as a share of the cost (percent)"""
    currency: NotRequired[str]
    """Currency of the request, in upper case; absent when none was given"""
    warnings: NotRequired[Sequence[DepreciationResultsWarnings]]
    """Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none"""


class DepreciationRow(TypedDict):
    """One row of a schedule"""

    period: int
    depreciation: float
    balance: float


class EarlyPaymentDiscountInputs(TypedDict):
    """Inputs of the Early Payment Discount Calculator. The annual cost of forgoing a cash discount such as 2/10 net 30, and whether to borrow to take it."""

    invoice_amount: float
    """Amount of the invoice, before the discount (currency); 0.01 to 1000000000000"""
    discount_pct: float
    """Discount for early payment (percent); 0 to 99"""
    discount_days: int
    """Days from the invoice to the last day of the discount (days); 0 to 73000"""
    net_days: int
    """Days from the invoice to its due date (days); 1 to 73000"""
    borrowing_rate: NotRequired[float]
    """Nominal annual rate at which the payment could be borrowed, as simple interest (percent per year); 0 to 1000"""
    day_count_convention: NotRequired[Literal["actual_365", "actual_360"]]
    """Day count convention; actual_365: simple interest is for days/365; actual_360: simple interest is for days/360, as banks quote it; default "actual_365" """
    currency: NotRequired[str]
    """ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places"""


class EarlyPaymentDiscountResultsOmitted(TypedDict):
    """Reason for each result without a value, by name; absent when every result has one"""

    effective_annual_rate: NotRequired[str]


class EarlyPaymentDiscountResultsWarnings(TypedDict):
    pointer: str
    """JSON pointer to the input, or to a result that is unusual"""
    code: Literal["looks-like-a-fraction", "looks-like-a-percentage", "restricted-by-law", "needs-an-estimate", "law-has-ended", "unusual-age", "unusual-result", "less-than-a-year"]
    detail: str


class EarlyPaymentDiscountResults(TypedDict):
    """Results of the Early Payment Discount Calculator"""

    discount_amount: float
    """Discount on the amount (currency)"""
    discounted_amount: float
    """Amount to pay within the discount period (currency)"""
    credit_days: int
    """Days by which payment is later without the discount (days)"""
    cost_of_trade_credit_rate: float
    """Annual cost of forgoing the discount, as simple interest on the discounted amount (percent per year)"""
    effective_annual_rate: NotRequired[float]
    """Effective annual cost of forgoing the discount: what it compounds to in a year of 365 days (percent per year)"""
    borrowing_interest: NotRequired[float]
    """Interest on the discounted amount from the last day of the discount to the due date; absent without borrowing_rate (currency)"""
    borrowing_advantage: NotRequired[float]
    """Discount less the interest of borrowing to take it, negative if borrowing costs more; absent without borrowing_rate (currency)"""
    currency: NotRequired[str]
    """Currency of the request, in upper case; absent when none was given"""
    omitted: NotRequired[EarlyPaymentDiscountResultsOmitted]
    """Reason for each result without a value, by name; absent when every result has one"""
    warnings: NotRequired[Sequence[EarlyPaymentDiscountResultsWarnings]]
    """Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none"""


class HomeEquityInputs(TypedDict):
    """Inputs of the Home Equity Calculator. Equity in a home, its loan-to-value ratios, the amount that can still be borrowed, and the proceeds of a sale."""

    home_value: float
    """Market value of the home (currency); 0.01 to 1000000000000"""
    mortgage_balance: float
    """Balance of the first mortgage (currency); 0 to 1000000000000"""
    other_lien_balance: NotRequired[float]
    """Balance of all other loans secured by the home (currency); 0 to 1000000000000; default 0"""
    max_combined_ltv: NotRequired[float]
    """Maximum combined loan-to-value ratio (percent); 0 to 125; default 80"""
    selling_cost_pct: NotRequired[float]
    """Selling costs as a percentage of the value (percent); 0 to 100; default 6"""
    currency: NotRequired[str]
    """ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places"""


class HomeEquityResultsWarnings(TypedDict):
    pointer: str
    """JSON pointer to the input, or to a result that is unusual"""
    code: Literal["looks-like-a-fraction", "looks-like-a-percentage", "restricted-by-law", "needs-an-estimate", "law-has-ended", "unusual-age", "unusual-result", "less-than-a-year"]
    detail: str


class HomeEquityResults(TypedDict):
    """Results of the Home Equity Calculator"""

    equity: float
    """Home equity: the value less all debt; negative if the debt exceeds the value (currency)"""
    equity_pct: float
    """Home equity as a percentage of the value (percent)"""
    ltv: float
    """Loan-to-value ratio: the first mortgage as a percentage of the value (percent)"""
    combined_ltv: float
    """Combined loan-to-value ratio: all debt as a percentage of the value (percent)"""
    max_loan_amount: float
    """Amount that can still be borrowed within max_combined_ltv; 0 if none can (currency)"""
    sale_proceeds: float
    """Proceeds of a sale after selling costs and all debt; negative if the price does not cover them (currency)"""
    currency: NotRequired[str]
    """Currency of the request, in upper case; absent when none was given"""
    warnings: NotRequired[Sequence[HomeEquityResultsWarnings]]
    """Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none"""


class HelocInputs(TypedDict):
    """Inputs of the Home Equity Line of Credit (HELOC) Calculator. Interest-only payments of a home equity line of credit while it is drawn, and the payments that repay it."""

    balance: float
    """Balance: amount drawn, which stays the same during the draw period (currency); 0.01 to 1000000000000"""
    credit_limit: NotRequired[float]
    """Credit limit, which the balance must not exceed (currency); 0.01 to 1000000000000"""
    interest_rate: float
    """Nominal annual interest rate; one-twelfth is charged each month (percent per year); 0 to 1000"""
    draw_months: NotRequired[int]
    """Draw period that is left, in which only interest is paid (months); 0 to 1200; default 120"""
    repayment_months: NotRequired[int]
    """Repayment period after the draw period (months); 1 to 1200; default 240"""
    start_date: NotRequired[str]
    """Date from which interest accrues; payments follow each month"""
    day_count_convention: NotRequired[Literal["thirty_360", "thirty_e_360", "actual_360", "actual_364", "actual_365", "actual_actual_isda"]]
    """Day count convention for interest; if left out, each month has the same interest; thirty_360: months of 30 days: each whole month is a twelfth of a year; thirty_e_360: months of 30 days, counted between dates by the European rule; actual_360: actual days, years of 360 days; actual_364: actual days, years of 364 days, as of weekly loans; actual_365: actual days, years of 365 days; actual_actual_isda: actual days, split at the year: those of leap years count 1/366 and the others 1/365 (ISDA)"""
    level_payment_rule: NotRequired[Literal["root", "regular"]]
    """Level payment where days are counted; root: the payment that repays the loan over the days as they are; regular: the payment of equal periods; the last one settles the difference; default "root" """
    payment_rounding: NotRequired[Literal["exact", "cent"]]
    """Rounding of payments and monthly interest; exact: nothing is rounded but the results; cent: a lender's ledger: payment and monthly interest are rounded to the smallest unit of the currency, and the last payment settles the rest; default "exact" """
    currency: NotRequired[str]
    """ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places"""


class HelocResultsOmitted(TypedDict):
    """Reason for each result without a value, by name; absent when every result has one"""

    payoff_date: NotRequired[str]


class HelocResultsWarnings(TypedDict):
    pointer: str
    """JSON pointer to the input, or to a result that is unusual"""
    code: Literal["looks-like-a-fraction", "looks-like-a-percentage", "restricted-by-law", "needs-an-estimate", "law-has-ended", "unusual-age", "unusual-result", "less-than-a-year"]
    detail: str


class HelocResults(TypedDict):
    """Results of the Home Equity Line of Credit (HELOC) Calculator"""

    interest_only_monthly_payment: float
    """Monthly payment in the draw period: the interest; that of the first month with day_count_convention (currency)"""
    monthly_payment: float
    """Level monthly payment in the repayment period (currency)"""
    total_interest: float
    """Total interest: all payments minus the loan (currency)"""
    total_paid: float
    """All payments of both periods (currency)"""
    final_payment: NotRequired[float]
    """Last payment, which settles the balance; only with payment_rounding cent or day_count_convention (currency)"""
    payoff_date: NotRequired[str]
    """Date of the last payment; absent without start_date"""
    currency: NotRequired[str]
    """Currency of the request, in upper case; absent when none was given"""
    omitted: NotRequired[HelocResultsOmitted]
    """Reason for each result without a value, by name; absent when every result has one"""
    warnings: NotRequired[Sequence[HelocResultsWarnings]]
    """Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none"""


class MortgageAffordabilityInputs(TypedDict):
    """Inputs of the Mortgage Affordability Calculator. The most expensive home that an income can afford under the usual debt ratios of lenders, including taxes, insurance and fees."""

    annual_income: float
    """Annual income of all borrowers before tax (currency); 0.01 to 1000000000000"""
    down_payment: float
    """Down payment (currency); 0 to 1000000000000"""
    interest_rate: float
    """Nominal annual interest rate of the loan (percent per year); 0 to 1000"""
    monthly_debt_payments: NotRequired[float]
    """Monthly payments for other loans and credit cards (currency); 0 to 1000000000000; default 0"""
    loan_term: NotRequired[int]
    """Loan term (years); 1 to 100; default 30"""
    lending_guideline: NotRequired[Literal["us_conventional", "us_fha", "us_va", "canada"]]
    """Debt ratios that the lender applies; us_conventional: United States, the traditional rule: housing at most 28%, housing and debts at most 36% of the income; HOA fees count in full; automated underwriting may approve housing and debts up to 50% of the income; us_fha: United States, FHA: housing at most 31%, housing and debts at most 43% of the income; us_va: United States, VA: housing and debts at most 41% of the income, without a limit for housing alone; canada: Canada: housing at most 39% (GDS), housing and debts at most 44% (TDS) of the income; half of condominium fees count, home insurance does not; default "us_conventional" """
    max_front_end_dti: NotRequired[float]
    """Maximum share of the income for housing, instead of the limit of the guideline (percent); 0 to 100"""
    max_back_end_dti: NotRequired[float]
    """Maximum share of the income for housing and debts, instead of the limit of the guideline (percent); 0 to 100"""
    property_tax_rate: NotRequired[float]
    """Annual property tax as a percentage of the price (percent per year); 0 to 100; default 1.1"""
    annual_insurance: NotRequired[float]
    """Annual home insurance; not part of the ratios in Canada (currency); 0 to 1000000000000; default 0"""
    home_insurance_rate: NotRequired[float]
    """Annual home insurance as a percentage of the price, on top of annual_insurance (percent per year); 0 to 100; default 0"""
    mortgage_insurance_type: NotRequired[Literal["by_guideline", "custom", "cmhc"]]
    """Mortgage insurance; by_guideline: as the guideline requires: for Canada cmhc; for conventional loans in the United States 0.7% a year of a loan above 80% of the price; for FHA loans a premium of 1.75% and 0.15 to 0.75% a year by term, loan-to-value ratio and loan, with at least 3.5% down; for VA loans a funding fee of 1.25 to 3.3% by down payment and va_funding_fee_type; values of your own replace these, except in Canada; custom: by pmi_rate, mortgage_insurance_rate and mortgage_insurance_premium_pct, each 0 if left out; cmhc: Canada since 15 December 2024, in Canadian dollars: a financed premium of 2.8, 3.1 or 4% of a loan above 80, 85 or 90% of the price, 0.2 points more beyond 25 years; such a price is below 1,500,000, with at least 5% down for the first 500,000 and 10% for the rest; default "by_guideline" """
    pmi_rate: NotRequired[float]
    """Annual private mortgage insurance in percent of the loan; due when the loan is above 80% of the price (percent per year); 0 to 100"""
    mortgage_insurance_rate: NotRequired[float]
    """Annual mortgage insurance in percent of the loan, due whatever the down payment, such as 0.55 for an FHA loan (percent per year); 0 to 100"""
    mortgage_insurance_premium_pct: NotRequired[float]
    """One-off premium or fee in percent of the loan, added to the loan, such as 1.75 for an FHA loan (percent); 0 to 100"""
    min_down_payment_pct: NotRequired[float]
    """Minimum down payment as a share of the price, such as 3.5 for an FHA loan (percent); 0 to 100"""
    va_funding_fee_type: NotRequired[Literal["first_use", "later", "exempt"]]
    """Use of the VA benefit, which decides the funding fee; first_use: first use of the benefit: 2.15%, 1.5% from 5% down, 1.25% from 10% down; later: later use: 3.3%, 1.5% from 5% down, 1.25% from 10% down; exempt: no fee, as for compensation for a service-connected disability; default "first_use" """
    loan_limit: NotRequired[float]
    """Largest loan that the program takes, such as the conforming or FHA limit of the county and year (currency); 0.01 to 1000000000000"""
    qualifying_rate_rule: NotRequired[Literal["by_guideline", "minimum_qualifying_rate", "none"]]
    """Rate at which the ratios are tested; by_guideline: for Canada at the minimum qualifying rate, otherwise at interest_rate; minimum_qualifying_rate: at the higher of interest_rate plus 2 points and 5.25%, as OSFI requires; none: at interest_rate; default "by_guideline" """
    monthly_fees: NotRequired[float]
    """Monthly HOA or condominium fees (currency); 0 to 1000000000000; default 0"""
    monthly_heating: NotRequired[float]
    """Monthly heating costs, counted by lenders in Canada (currency); 0 to 1000000000000; default 0"""
    compounding_convention: NotRequired[Literal["by_guideline", "monthly", "semiannually"]]
    """Meaning of the nominal rate for a month; by_guideline: interest monthly: for Canada as for semiannually, otherwise as for monthly; monthly: interest monthly, at one-twelfth of the nominal rate; semiannually: interest monthly, at the rate that compounds to half of the nominal rate in six months; usual for fixed-rate mortgages in Canada; default "by_guideline" """
    currency: NotRequired[str]
    """ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places"""


class MortgageAffordabilityResultsWarnings(TypedDict):
    pointer: str
    """JSON pointer to the input, or to a result that is unusual"""
    code: Literal["looks-like-a-fraction", "looks-like-a-percentage", "restricted-by-law", "needs-an-estimate", "law-has-ended", "unusual-age", "unusual-result", "less-than-a-year"]
    detail: str


class MortgageAffordabilityResults(TypedDict):
    """Results of the Mortgage Affordability Calculator"""

    max_home_price: float
    """Maximum home price within both ratios (currency)"""
    max_loan_amount: float
    """Maximum loan: the maximum home price less the down payment (currency)"""
    monthly_payment: float
    """Monthly payment of principal and interest on the maximum loan and a financed premium (currency)"""
    monthly_property_tax: float
    """Monthly property tax at the maximum home price (currency)"""
    monthly_insurance: float
    """Monthly home insurance at the maximum home price (currency)"""
    monthly_mortgage_insurance: float
    """Monthly mortgage insurance on the maximum loan (currency)"""
    mortgage_insurance_premium: float
    """One-off mortgage insurance premium or VA funding fee that is added to the maximum loan (currency)"""
    qualifying_rate: float
    """Nominal annual rate at which the ratios are tested (percent per year)"""
    qualifying_monthly_payment: float
    """Monthly payment of principal and interest at the qualifying rate (currency)"""
    monthly_housing_payment: float
    """Monthly housing costs that count towards the ratios, at the qualifying rate (currency)"""
    front_end_dti: float
    """Front-end ratio, or GDS: share of the income for housing (percent)"""
    back_end_dti: float
    """Back-end ratio, or TDS: share of the income for housing and debts (percent)"""
    currency: NotRequired[str]
    """Currency of the request, in upper case; absent when none was given"""
    warnings: NotRequired[Sequence[MortgageAffordabilityResultsWarnings]]
    """Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none"""


class ClosingCostInputsItems(TypedDict):
    name: NotRequired[str]
    """Name of the cost"""
    amount: NotRequired[float]
    """Amount (currency); 0 to 1000000000000"""
    price_pct: NotRequired[float]
    """Percentage of the price of the home (percent); 0 to 100"""
    loan_pct: NotRequired[float]
    """Percentage of the loan (percent); 0 to 100"""


class ClosingCostInputs(TypedDict):
    """Inputs of the Closing Cost Calculator. Costs of closing the purchase of a home, item by item, and the cash that the buyer brings."""

    home_price: float
    """Price of the home (currency); 0.01 to 1000000000000"""
    down_payment: float
    """Down payment: the part of the price that is not borrowed (currency); 0 to 1000000000000"""
    points: NotRequired[float]
    """Discount points: a prepayment of interest, as a percentage of the loan (percent); 0 to 100; default 0"""
    items: NotRequired[Sequence[ClosingCostInputsItems]]
    """Costs, each as an amount or as a percentage of the price or of the loan; default []"""
    prepaid_costs: NotRequired[float]
    """Prepaid interest, taxes and insurance (currency); 0 to 1000000000000; default 0"""
    seller_credit: NotRequired[float]
    """Costs that the seller pays (currency); 0 to 1000000000000; default 0"""
    deposit: NotRequired[float]
    """Deposit (earnest money) that the buyer has already paid (currency); 0 to 1000000000000; default 0"""
    currency: NotRequired[str]
    """ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places"""


class ClosingCostResultsItems(TypedDict):
    name: NotRequired[str]
    """Name of the cost, if given"""
    amount: float
    """Amount of the cost (currency)"""


class ClosingCostResults(TypedDict):
    """Results of the Closing Cost Calculator"""

    closing_costs: float
    """Closing costs: points, all items and prepaid costs (currency)"""
    closing_cost_pct: float
    """Closing costs as a percentage of the price (percent)"""
    loan_amount: float
    """Loan amount: price less down payment (currency)"""
    cash_to_close: float
    """Cash that the buyer brings: down payment and closing costs less the deposit and the credit of the seller; negative if the buyer receives money (currency)"""
    items: Sequence[ClosingCostResultsItems]
    """Costs in the order given"""
    currency: NotRequired[str]
    """Currency of the request, in upper case; absent when none was given"""


class MortgagePayoffInputsLumpSumPayments(TypedDict):
    month: NotRequired[int]
    """Month at the end of which the lump sum is paid (ordinal); 1 to 1200"""
    date: NotRequired[str]
    """Date of the lump sum, instead of month; it is paid with the next payment"""
    amount: float
    """Amount of the lump sum (currency); 0.01 to 1000000000000"""


class MortgagePayoffInputs(TypedDict):
    """Inputs of the Mortgage Payoff Calculator. Time and interest saved on a mortgage by extra monthly payments, a lump sum, or both."""

    balance: float
    """Outstanding balance (currency); 0.01 to 1000000000000"""
    interest_rate: float
    """Nominal annual interest rate; one-twelfth is charged each month (percent per year); 0 to 1000"""
    remaining_months: int
    """Remaining term, over which the level payment alone repays the loan (months); 1 to 1200"""
    extra_monthly_payment: NotRequired[float]
    """Extra monthly payment (currency); 0 to 1000000000000; default 0"""
    lump_sum_payment: NotRequired[float]
    """Lump-sum payment (currency); 0 to 1000000000000; default 0"""
    lump_sum_month: NotRequired[int]
    """Monthly payment after which the lump sum is paid; 0 to pay it today (ordinal); 0 to 1200; default 0"""
    lump_sum_payments: NotRequired[Sequence[MortgagePayoffInputsLumpSumPayments]]
    """Lump-sum payments; default []"""
    prepayment_effect: NotRequired[Literal["shorter_term", "lower_payment"]]
    """Effect of extra payments and lump sums; shorter_term: the payment stays the same, and the loan ends earlier; lower_payment: the term stays the same, and the payment is recast to repay what is left by its end; default "shorter_term" """
    payment_frequency: NotRequired[Literal["weekly", "biweekly", "semimonthly", "monthly", "quarterly", "semiannually"]]
    """Payment frequency; weekly: 52 a year; biweekly: 26 a year; semimonthly: 24 a year; monthly: 12 a year; quarterly: 4 a year; semiannually: 2 a year; default "monthly" """
    accelerated: NotRequired[bool]
    """Whether weekly or biweekly payments are accelerated; true: a payment is a quarter or half of the monthly payment, so that a year has 13 of these; false: the payments repay the loan by the end of its term; default false"""
    compound_frequency: NotRequired[Literal["annually", "semiannually", "quarterly", "monthly", "semimonthly", "biweekly", "weekly", "daily"]]
    """Compounding frequency of the nominal rate; annually: once a year; semiannually: twice a year, as in Canada; quarterly: 4 times a year; monthly: 12 times a year; semimonthly: 24 times a year; biweekly: 26 times a year; weekly: 52 times a year; daily: 365 times a year; default "monthly" """
    start_date: NotRequired[str]
    """Date from which interest accrues; payments follow each month"""
    day_count_convention: NotRequired[Literal["thirty_360", "thirty_e_360", "actual_360", "actual_364", "actual_365", "actual_actual_isda"]]
    """Day count convention for interest; if left out, each month has the same interest; thirty_360: months of 30 days: each whole month is a twelfth of a year; thirty_e_360: months of 30 days, counted between dates by the European rule; actual_360: actual days, years of 360 days; actual_364: actual days, years of 364 days, as of weekly loans; actual_365: actual days, years of 365 days; actual_actual_isda: actual days, split at the year: those of leap years count 1/366 and the others 1/365 (ISDA)"""
    level_payment_rule: NotRequired[Literal["root", "regular"]]
    """Level payment where days are counted; root: the payment that repays the loan over the days as they are; regular: the payment of equal periods; the last one settles the difference; default "root" """
    payment_rounding: NotRequired[Literal["exact", "cent"]]
    """Rounding of payments and monthly interest; exact: nothing is rounded but the results; cent: a lender's ledger: payment and monthly interest are rounded to the smallest unit of the currency, and the last payment settles the rest; default "exact" """
    currency: NotRequired[str]
    """ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places"""


class MortgagePayoffResultsOmitted(TypedDict):
    """Reason for each result without a value, by name; absent when every result has one"""

    payoff_date: NotRequired[str]


class MortgagePayoffResultsWarnings(TypedDict):
    pointer: str
    """JSON pointer to the input, or to a result that is unusual"""
    code: Literal["looks-like-a-fraction", "looks-like-a-percentage", "restricted-by-law", "needs-an-estimate", "law-has-ended", "unusual-age", "unusual-result", "less-than-a-year"]
    detail: str


class MortgagePayoffResults(TypedDict):
    """Results of the Mortgage Payoff Calculator"""

    interest_saved: float
    """Interest saved by the extra payments (currency)"""
    months_saved: int
    """Months saved by the extra payments (months)"""
    months_to_payoff: int
    """Months until the loan is repaid (months)"""
    payoff_date: NotRequired[str]
    """Date of the last payment; absent without start_date"""
    monthly_payment: float
    """Level monthly payment, excluding extra payments (currency)"""
    payment: NotRequired[float]
    """Level payment of each period; absent with payment_frequency monthly (currency)"""
    new_payment: NotRequired[float]
    """Level payment after the last extra payment or lump sum; only with prepayment_effect lower_payment (currency)"""
    total_interest: float
    """Total interest with the extra payments (currency)"""
    total_interest_without_extra: float
    """Total interest without the extra payments (currency)"""
    total_paid: float
    """All payments, including the extra ones (currency)"""
    final_payment: NotRequired[float]
    """Payment of the last month, including a lump sum, which settles the balance; only with payment_rounding cent (currency)"""
    currency: NotRequired[str]
    """Currency of the request, in upper case; absent when none was given"""
    omitted: NotRequired[MortgagePayoffResultsOmitted]
    """Reason for each result without a value, by name; absent when every result has one"""
    warnings: NotRequired[Sequence[MortgagePayoffResultsWarnings]]
    """Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none"""


class MortgagePayoffRow(TypedDict):
    """One row of a schedule"""

    period: int
    payment: float
    interest: float
    principal: float
    balance_without_extra: float
    """Balance without the extra payments (currency)"""
    balance: float


class BiweeklyMortgageInputs(TypedDict):
    """Inputs of the Biweekly Mortgage Calculator. Time and interest saved by paying half of the monthly payment every two weeks."""

    home_price: float
    """Price of the home (currency); 0.01 to 1000000000000"""
    down_payment: float
    """Down payment: the part of the price that is not borrowed (currency); 0 to 1000000000000"""
    interest_rate: float
    """Nominal annual interest rate (percent per year); 0 to 1000"""
    loan_term: int
    """Loan term (years); 1 to 100"""
    biweekly_compounding: NotRequired[bool]
    """Whether interest compounds every two weeks; true: interest every two weeks, at 1/26 of the nominal rate; false: interest at the rate for two weeks that compounds to the monthly one in a year; default false"""
    currency: NotRequired[str]
    """ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places"""


class BiweeklyMortgageResultsWarnings(TypedDict):
    pointer: str
    """JSON pointer to the input, or to a result that is unusual"""
    code: Literal["looks-like-a-fraction", "looks-like-a-percentage", "restricted-by-law", "needs-an-estimate", "law-has-ended", "unusual-age", "unusual-result", "less-than-a-year"]
    detail: str


class BiweeklyMortgageResults(TypedDict):
    """Results of the Biweekly Mortgage Calculator"""

    biweekly_payment: float
    """Half of the monthly payment, paid 26 times a year (currency)"""
    monthly_payment: float
    """Level payment at the end of each month (currency)"""
    months_to_payoff: int
    """Months until biweekly payments repay the loan, rounded up (months)"""
    months_saved: int
    """Months by which the loan is repaid earlier (months)"""
    total_interest: float
    """Total interest with biweekly payments (currency)"""
    interest_saved: float
    """Interest saved, compared with monthly payments (currency)"""
    currency: NotRequired[str]
    """Currency of the request, in upper case; absent when none was given"""
    warnings: NotRequired[Sequence[BiweeklyMortgageResultsWarnings]]
    """Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none"""


class MortgageRefinanceInputs(TypedDict):
    """Inputs of the Mortgage Refinance Calculator. Savings from replacing a mortgage with a new one: payments, break-even month, and savings over the loans and until a sale."""

    current_balance: float
    """Balance of the old loan (currency); 0.01 to 1000000000000"""
    current_interest_rate: float
    """Nominal annual interest rate of the old loan; one-twelfth is charged each month (percent per year); 0 to 1000"""
    remaining_months: int
    """Remaining months of the old loan (months); 1 to 1200"""
    new_interest_rate: float
    """Nominal annual interest rate of the new loan; one-twelfth is charged each month (percent per year); 0 to 1000"""
    closing_costs: float
    """Closing costs of the new loan (currency); 0 to 1000000000000"""
    new_loan_term: NotRequired[int]
    """Term of the new loan (years); 1 to 100; default 30"""
    closing_cost_treatment: NotRequired[Literal["upfront", "financed"]]
    """Payment of the closing costs: in cash or financed; upfront: closing costs are paid in cash; financed: closing costs are added to the new loan; default "upfront" """
    holding_months: NotRequired[int]
    """Months until the home is sold or the loan is refinanced again (months); 1 to 1200; default 84"""
    payment_rounding: NotRequired[Literal["exact", "cent"]]
    """Rounding of payments and monthly interest; exact: nothing is rounded but the results; cent: a lender's ledger: payment and monthly interest are rounded to the smallest unit of the currency, and the last payment settles the rest; default "exact" """
    currency: NotRequired[str]
    """ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places"""


class MortgageRefinanceResultsOmitted(TypedDict):
    """Reason for each result without a value, by name; absent when every result has one"""

    break_even_month: NotRequired[str]
    simple_break_even_month: NotRequired[str]


class MortgageRefinanceResultsWarnings(TypedDict):
    pointer: str
    """JSON pointer to the input, or to a result that is unusual"""
    code: Literal["looks-like-a-fraction", "looks-like-a-percentage", "restricted-by-law", "needs-an-estimate", "law-has-ended", "unusual-age", "unusual-result", "less-than-a-year"]
    detail: str


class MortgageRefinanceResults(TypedDict):
    """Results of the Mortgage Refinance Calculator"""

    monthly_payment_saved: float
    """Old payment less new payment; negative when the new one is higher (currency)"""
    current_monthly_payment: float
    """Level monthly payment of the old loan (currency)"""
    new_monthly_payment: float
    """Level monthly payment of the new loan (currency)"""
    new_loan_amount: float
    """Amount of the new loan (currency)"""
    break_even_month: NotRequired[int]
    """First month in which selling the home would leave a saving, calculated as total_saved_at_exit; absent when no month of both loans does (ordinal)"""
    simple_break_even_month: NotRequired[int]
    """Closing costs divided by monthly_payment_saved, rounded up; absent when payments are not lower or a loan ends before (ordinal)"""
    total_saved: float
    """All payments of the old loan less those of the new loan and closing costs paid in cash; negative for a loss (currency)"""
    interest_saved: float
    """Total interest of the old loan less that of the new loan (currency)"""
    total_saved_at_exit: float
    """Saving when the loans are repaid after holding_months: difference of payments and remaining balances, less closing costs paid in cash (currency)"""
    current_final_payment: NotRequired[float]
    """Last payment of the old loan, which settles its balance; only with payment_rounding cent (currency)"""
    new_final_payment: NotRequired[float]
    """Last payment of the new loan, which settles its balance; only with payment_rounding cent (currency)"""
    currency: NotRequired[str]
    """Currency of the request, in upper case; absent when none was given"""
    omitted: NotRequired[MortgageRefinanceResultsOmitted]
    """Reason for each result without a value, by name; absent when every result has one"""
    warnings: NotRequired[Sequence[MortgageRefinanceResultsWarnings]]
    """Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none"""


class MortgageRefinanceRow(TypedDict):
    """One row of a schedule"""

    period: int
    current_payment: float
    """Payment of the old loan (currency)"""
    new_payment: float
    """Payment of the new loan (currency)"""
    balance_saved: float
    """Balance of the old loan less that of the new loan (currency)"""
    total_saved_at_exit: float
    """Saving when the loans are repaid at the end of the period (currency)"""


class MortgagePointsInputsOptions(TypedDict):
    points: float
    """Points: prepaid interest as a percentage of the loan; negative for a lender credit (percent); -20 to 20"""
    interest_rate: float
    """Nominal annual interest rate; one-twelfth is charged each month (percent per year); 0 to 1000"""


class MortgagePointsInputs(TypedDict):
    """Inputs of the Mortgage Points Calculator. Offers of a mortgage with more or fewer points: costs until the loan is repaid, and when points have paid off."""

    home_price: float
    """Price of the home (currency); 0 to 1000000000000"""
    down_payment: float
    """Down payment: the part of the price that is not borrowed (currency); 0 to 1000000000000"""
    loan_term: int
    """Loan term (years); 1 to 100"""
    holding_months: NotRequired[int]
    """Months until the loan is repaid, such as by a sale or a refinancing (months); 1 to 1200; default 84"""
    options: Sequence[MortgagePointsInputsOptions]
    """Offers with their points and interest rates"""
    currency: NotRequired[str]
    """ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places"""


class MortgagePointsResultsOptions(TypedDict):
    points_cost: float
    """Cost of the points; negative for a lender credit (currency)"""
    monthly_payment: float
    """Level payment at the end of each month (currency)"""
    total_interest: float
    """Total interest: all payments minus the loan (currency)"""
    finance_charge_at_exit: float
    """Points and interest until the loan is repaid after holding_months (currency)"""


class MortgagePointsResultsOmitted(TypedDict):
    """Reason for each result without a value, by name; absent when every result has one"""

    break_even_month: NotRequired[str]


class MortgagePointsResultsWarnings(TypedDict):
    pointer: str
    """JSON pointer to the input, or to a result that is unusual"""
    code: Literal["looks-like-a-fraction", "looks-like-a-percentage", "restricted-by-law", "needs-an-estimate", "law-has-ended", "unusual-age", "unusual-result", "less-than-a-year"]
    detail: str


class MortgagePointsResults(TypedDict):
    """Results of the Mortgage Points Calculator"""

    options: Sequence[MortgagePointsResultsOptions]
    """Offers in the order given"""
    cheapest_option_index: int
    """Offer with the lowest finance_charge_at_exit; its position in options, from 0 (index)"""
    break_even_month: NotRequired[int]
    """First month in which repaying the loan leaves the offer with the most points no more expensive than the one with the fewest; absent when no month does (ordinal)"""
    currency: NotRequired[str]
    """Currency of the request, in upper case; absent when none was given"""
    omitted: NotRequired[MortgagePointsResultsOmitted]
    """Reason for each result without a value, by name; absent when every result has one"""
    warnings: NotRequired[Sequence[MortgagePointsResultsWarnings]]
    """Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none"""


class BuydownInputsSteps(TypedDict):
    months: int
    """Number of months of the step (months); 1 to 1200"""
    reduction_pct: float
    """Reduction of the interest rate (percentage points); 0 to 100"""


class BuydownInputs(TypedDict):
    """Inputs of the Mortgage Buydown Calculator. Payments of a mortgage with a temporary buydown, and the subsidy that pays for it."""

    home_price: float
    """Price of the home (currency); 0 to 1000000000000"""
    down_payment: float
    """Down payment: the part of the price that is not borrowed (currency); 0 to 1000000000000"""
    interest_rate: float
    """Nominal annual interest rate of the note; one-twelfth is charged each month (percent per year); 0 to 1000"""
    loan_term: int
    """Loan term (years); 1 to 100"""
    steps: Sequence[BuydownInputsSteps]
    """Steps of the buydown, from the first month on; after them the borrower pays the full payment"""
    currency: NotRequired[str]
    """ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places"""


class BuydownResultsSteps(TypedDict):
    interest_rate: float
    """Reduced interest rate (percent per year)"""
    monthly_payment: float
    """Monthly payment of the borrower (currency)"""
    subsidy: float
    """Subsidy for the step: all of its full payments less those of the borrower (currency)"""


class BuydownResultsWarnings(TypedDict):
    pointer: str
    """JSON pointer to the input, or to a result that is unusual"""
    code: Literal["looks-like-a-fraction", "looks-like-a-percentage", "restricted-by-law", "needs-an-estimate", "law-has-ended", "unusual-age", "unusual-result", "less-than-a-year"]
    detail: str


class BuydownResults(TypedDict):
    """Results of the Mortgage Buydown Calculator"""

    monthly_payment: float
    """Full monthly payment, at the interest rate of the note (currency)"""
    steps: Sequence[BuydownResultsSteps]
    """Steps in the order given"""
    total_subsidy: float
    """Subsidy for all steps, usually paid into an account at closing (currency)"""
    currency: NotRequired[str]
    """Currency of the request, in upper case; absent when none was given"""
    warnings: NotRequired[Sequence[BuydownResultsWarnings]]
    """Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none"""


class PitiInputs(TypedDict):
    """Inputs of the Monthly Housing Payment (PITI) Calculator. Monthly cost of a mortgaged home: principal, interest, taxes, insurance, mortgage insurance until it ends, and fees."""

    home_price: float
    """Price of the home (currency); 0.01 to 1000000000000"""
    down_payment: float
    """Down payment: the part of the price that is not borrowed (currency); 0 to 1000000000000"""
    interest_rate: float
    """Nominal annual interest rate; one-twelfth is charged each month (percent per year); 0 to 1000"""
    loan_term: NotRequired[int]
    """Loan term (years); 1 to 100; default 30"""
    property_tax_rate: NotRequired[float]
    """Property tax per year in percent of the price (percent per year); 0 to 100; default 1.1"""
    annual_insurance: NotRequired[float]
    """Annual home insurance (currency); 0 to 1000000000000; default 0"""
    pmi_rate: NotRequired[float]
    """Annual private mortgage insurance in percent of the loan; due when the loan is above 80% of the price (percent per year); 0 to 100; default 0.7"""
    pmi_end: NotRequired[Literal["requested", "automatic"]]
    """End of the mortgage insurance, at the latest at the midpoint of the loan term; requested: the borrower asks for it when the balance is scheduled to reach 80% of the price; automatic: the lender must end it when the balance is scheduled to reach 78% of the price; default "requested" """
    monthly_fees: NotRequired[float]
    """Monthly HOA or condominium fees (currency); 0 to 1000000000000; default 0"""
    payment_rounding: NotRequired[Literal["exact", "cent"]]
    """Rounding of payments and monthly interest; exact: nothing is rounded but the results; cent: a lender's ledger: payment and monthly interest are rounded to the smallest unit of the currency, and the last payment settles the rest; default "exact" """
    currency: NotRequired[str]
    """ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places"""


class PitiResultsWarnings(TypedDict):
    pointer: str
    """JSON pointer to the input, or to a result that is unusual"""
    code: Literal["looks-like-a-fraction", "looks-like-a-percentage", "restricted-by-law", "needs-an-estimate", "law-has-ended", "unusual-age", "unusual-result", "less-than-a-year"]
    detail: str


class PitiResults(TypedDict):
    """Results of the Monthly Housing Payment (PITI) Calculator"""

    monthly_housing_payment: float
    """Total cost of the first month (currency)"""
    monthly_payment: float
    """Level monthly payment of the loan (currency)"""
    monthly_property_tax: float
    """Monthly property tax (currency)"""
    monthly_insurance: float
    """Monthly home insurance (currency)"""
    monthly_pmi: float
    """Monthly mortgage insurance while it is due, otherwise 0 (currency)"""
    monthly_housing_payment_after_pmi: float
    """Monthly cost without mortgage insurance (currency)"""
    pmi_months: int
    """Months of mortgage insurance: until the balance reaches the limit, but at most half of the loan term (months)"""
    total_pmi: float
    """Total mortgage insurance (currency)"""
    loan_amount: float
    """Loan amount: price less down payment (currency)"""
    ltv: float
    """Loan-to-value ratio: the loan in percent of the price (percent)"""
    total_interest: float
    """Total interest of the loan (currency)"""
    final_payment: NotRequired[float]
    """Last payment of principal and interest, which settles the balance; only with payment_rounding cent (currency)"""
    currency: NotRequired[str]
    """Currency of the request, in upper case; absent when none was given"""
    warnings: NotRequired[Sequence[PitiResultsWarnings]]
    """Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none"""


class PitiRow(TypedDict):
    """One row of a schedule"""

    period: int
    payment: float
    interest: float
    principal: float
    property_tax: float
    """Property tax (currency)"""
    insurance: float
    """Home insurance (currency)"""
    pmi: float
    """Mortgage insurance (currency)"""
    fees: float
    """HOA or condominium fees (currency)"""
    housing_payment: float
    """Payment, taxes, insurance and fees (currency)"""
    balance: float


class RentalPropertyInputs(TypedDict):
    """Inputs of the Rental Property Calculator. First-year return of a rental property (operating income, cap rate, cash flow, cash-on-cash return, debt coverage), and its internal rate of return."""

    property_price: float
    """Purchase price (currency); 0.01 to 1000000000000"""
    monthly_rent: float
    """Monthly rent when fully rented (currency); 0.01 to 1000000000000"""
    down_payment: float
    """Down payment (currency); 0 to 1000000000000"""
    interest_rate: float
    """Nominal annual interest rate of the loan (percent per year); 0 to 1000"""
    loan_term: NotRequired[int]
    """Loan term (years); 1 to 100; default 30"""
    buying_costs: NotRequired[float]
    """Closing costs and initial repairs (currency); 0 to 1000000000000; default 0"""
    other_monthly_income: NotRequired[float]
    """Other monthly income, such as parking and laundry (currency); 0 to 1000000000000; default 0"""
    vacancy_rate: NotRequired[float]
    """Vacancy: share of rent and other income that is not received (percent); 0 to 100; default 5"""
    management_fee_pct: NotRequired[float]
    """Management fee as a share of the income received (percent); 0 to 100; default 8"""
    maintenance_rate: NotRequired[float]
    """Annual maintenance as a share of the price (percent per year); 0 to 100; default 1"""
    annual_property_tax: NotRequired[float]
    """Annual property tax (currency); 0 to 1000000000000; default 0"""
    annual_insurance: NotRequired[float]
    """Annual insurance (currency); 0 to 1000000000000; default 0"""
    other_annual_expenses: NotRequired[float]
    """Other annual expenses, such as fees and utilities (currency); 0 to 1000000000000; default 0"""
    annual_reserves: NotRequired[float]
    """Annual reserves for replacements, such as a roof, on top of the operating expenses (currency); 0 to 1000000000000; default 0"""
    holding_years: NotRequired[int]
    """Years until the sale (years); 1 to 50; default 10"""
    income_growth_rate: NotRequired[float]
    """Annual growth of income and expenses without a growth rate of their own (percent per year); above -100, up to 1000; default 2"""
    rent_growth_rate: NotRequired[float]
    """Annual growth of rent, other income and the management fee (percent per year); above -100, up to 1000"""
    expense_growth_rate: NotRequired[float]
    """Annual growth of all other operating expenses and of reserves (percent per year); above -100, up to 1000"""
    appreciation_rate: NotRequired[float]
    """Annual growth of the price (percent per year); above -100, up to 1000; default 3"""
    selling_cost_pct: NotRequired[float]
    """Selling costs as a share of the sale price (percent); 0 to 100; default 6"""
    currency: NotRequired[str]
    """ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places"""


class RentalPropertyResultsOmitted(TypedDict):
    """Reason for each result without a value, by name; absent when every result has one"""

    cash_on_cash_return: NotRequired[str]
    dscr: NotRequired[str]
    annual_irr: NotRequired[str]
    total_return_pct: NotRequired[str]


class RentalPropertyResultsWarnings(TypedDict):
    pointer: str
    """JSON pointer to the input, or to a result that is unusual"""
    code: Literal["looks-like-a-fraction", "looks-like-a-percentage", "restricted-by-law", "needs-an-estimate", "law-has-ended", "unusual-age", "unusual-result", "less-than-a-year"]
    detail: str


class RentalPropertyResults(TypedDict):
    """Results of the Rental Property Calculator"""

    cap_rate: float
    """Cap rate: net operating income as a share of the price (percent per year)"""
    gross_yield: float
    """Gross yield: annual rent when fully rented as a share of the price (percent per year)"""
    cash_on_cash_return: NotRequired[float]
    """Cash-on-cash return: annual cash flow as a share of the cash invested; absent without any (percent per year)"""
    net_operating_income: float
    """Net operating income: annual income minus operating expenses (currency)"""
    annual_cash_flow: float
    """Annual cash flow: net operating income minus debt service and reserves; negative if cash must be added (currency)"""
    monthly_cash_flow: float
    """Monthly cash flow: one-twelfth of the annual cash flow (currency)"""
    annual_effective_gross_income: float
    """Annual rent and other income after vacancy (currency)"""
    annual_operating_expenses: float
    """Annual operating expenses, without the loan (currency)"""
    annual_debt_service: float
    """Annual debt service: loan payments of a year (currency)"""
    cash_invested: float
    """Cash invested: down payment and purchase costs (currency)"""
    dscr: NotRequired[float]
    """Debt service coverage ratio: net operating income divided by debt service; absent without a loan (ratio)"""
    annual_irr: NotRequired[float]
    """Internal rate of return on the cash invested, including the sale; absent unless there is exactly one (percent per year)"""
    sale_proceeds: float
    """Sale proceeds: sale price minus selling costs and the balance of the loan (currency)"""
    total_return_pct: NotRequired[float]
    """Total return: all cash flows and the sale proceeds minus the cash invested, as a percentage of it; absent without any (percent)"""
    gross_rent_multiplier: float
    """Gross rent multiplier: price divided by the annual rent (ratio)"""
    break_even_occupancy_pct: float
    """Break-even occupancy: share of rent and other income that covers operating costs and debt service (percent)"""
    currency: NotRequired[str]
    """Currency of the request, in upper case; absent when none was given"""
    omitted: NotRequired[RentalPropertyResultsOmitted]
    """Reason for each result without a value, by name; absent when every result has one"""
    warnings: NotRequired[Sequence[RentalPropertyResultsWarnings]]
    """Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none"""


class RentalPropertyRow(TypedDict):
    """One row of a schedule"""

    period: int
    property_value: float
    """Value of the property at the end of the year (currency)"""
    balance: float
    """Balance of the loan at the end of the year (currency)"""
    cash_flow: float
    """Cash flow of the year, without the sale (currency)"""
    equity: float
    """Value of the property less the balance (currency)"""


class RentalYieldInputs(TypedDict):
    """Inputs of the Rental Yield Calculator. Gross and net rental yield of a property: its rent, before and after vacancy and operating expenses, as a share of the price."""

    property_price: float
    """Price of the property (currency); 0.01 to 1000000000000"""
    monthly_rent: float
    """Monthly rent when fully rented (currency); 0.01 to 1000000000000"""
    vacancy_rate: NotRequired[float]
    """Vacancy: share of the rent that is not received (percent); 0 to 100; default 5"""
    annual_property_tax: NotRequired[float]
    """Annual property tax (currency); 0 to 1000000000000; default 0"""
    annual_insurance: NotRequired[float]
    """Annual insurance (currency); 0 to 1000000000000; default 0"""
    other_annual_expenses: NotRequired[float]
    """All other annual operating expenses, such as management and maintenance, excluding loan payments (currency); 0 to 1000000000000; default 0"""
    currency: NotRequired[str]
    """ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places"""


class RentalYieldResultsWarnings(TypedDict):
    pointer: str
    """JSON pointer to the input, or to a result that is unusual"""
    code: Literal["looks-like-a-fraction", "looks-like-a-percentage", "restricted-by-law", "needs-an-estimate", "law-has-ended", "unusual-age", "unusual-result", "less-than-a-year"]
    detail: str


class RentalYieldResults(TypedDict):
    """Results of the Rental Yield Calculator"""

    gross_yield: float
    """Gross rental yield: annual rent when fully rented as a share of the price (percent per year)"""
    net_yield: float
    """Net rental yield: annual rent after vacancy and operating expenses as a share of the price (percent per year)"""
    net_operating_income: float
    """Annual rent after vacancy and operating expenses, before any loan (currency)"""
    currency: NotRequired[str]
    """Currency of the request, in upper case; absent when none was given"""
    warnings: NotRequired[Sequence[RentalYieldResultsWarnings]]
    """Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none"""


class CapRateInputs(TypedDict):
    """Inputs of the Cap Rate Calculator. Capitalization rate of a rented property: net operating income of its first year as a share of the price, before any loan."""

    property_price: float
    """Price of the property (currency); 0.01 to 1000000000000"""
    monthly_rent: float
    """Monthly rent when fully rented (currency); 0.01 to 1000000000000"""
    vacancy_rate: NotRequired[float]
    """Vacancy: share of the rent that is not received (percent); 0 to 100; default 5"""
    annual_property_tax: NotRequired[float]
    """Annual property tax (currency); 0 to 1000000000000; default 0"""
    annual_insurance: NotRequired[float]
    """Annual insurance (currency); 0 to 1000000000000; default 0"""
    other_annual_expenses: NotRequired[float]
    """All other annual operating expenses, such as management and maintenance, excluding loan payments (currency); 0 to 1000000000000; default 0"""
    currency: NotRequired[str]
    """ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places"""


class CapRateResultsWarnings(TypedDict):
    pointer: str
    """JSON pointer to the input, or to a result that is unusual"""
    code: Literal["looks-like-a-fraction", "looks-like-a-percentage", "restricted-by-law", "needs-an-estimate", "law-has-ended", "unusual-age", "unusual-result", "less-than-a-year"]
    detail: str


class CapRateResults(TypedDict):
    """Results of the Cap Rate Calculator"""

    cap_rate: float
    """Net operating income of a year as a share of the price (percent per year)"""
    net_operating_income: float
    """Net operating income: annual income minus operating expenses (currency)"""
    currency: NotRequired[str]
    """Currency of the request, in upper case; absent when none was given"""
    warnings: NotRequired[Sequence[CapRateResultsWarnings]]
    """Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none"""


class CashOnCashInputs(TypedDict):
    """Inputs of the Cash-on-Cash Return Calculator. Cash-on-cash return of a rented property: its cash flow of the first year, after the loan payments, as a share of the cash invested."""

    property_price: float
    """Price of the property (currency); 0.01 to 1000000000000"""
    monthly_rent: float
    """Monthly rent when fully rented (currency); 0.01 to 1000000000000"""
    vacancy_rate: NotRequired[float]
    """Vacancy: share of the rent that is not received (percent); 0 to 100; default 5"""
    annual_property_tax: NotRequired[float]
    """Annual property tax (currency); 0 to 1000000000000; default 0"""
    annual_insurance: NotRequired[float]
    """Annual insurance (currency); 0 to 1000000000000; default 0"""
    other_annual_expenses: NotRequired[float]
    """All other annual operating expenses, such as management and maintenance, excluding loan payments (currency); 0 to 1000000000000; default 0"""
    down_payment: float
    """Down payment (currency); 0 to 1000000000000"""
    interest_rate: float
    """Nominal annual interest rate of the loan (percent per year); 0 to 1000"""
    loan_term: NotRequired[int]
    """Loan term (years); 1 to 100; default 30"""
    buying_costs: NotRequired[float]
    """Closing costs and initial repairs (currency); 0 to 1000000000000; default 0"""
    currency: NotRequired[str]
    """ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places"""


class CashOnCashResultsOmitted(TypedDict):
    """Reason for each result without a value, by name; absent when every result has one"""

    cash_on_cash_return: NotRequired[str]


class CashOnCashResultsWarnings(TypedDict):
    pointer: str
    """JSON pointer to the input, or to a result that is unusual"""
    code: Literal["looks-like-a-fraction", "looks-like-a-percentage", "restricted-by-law", "needs-an-estimate", "law-has-ended", "unusual-age", "unusual-result", "less-than-a-year"]
    detail: str


class CashOnCashResults(TypedDict):
    """Results of the Cash-on-Cash Return Calculator"""

    cash_on_cash_return: NotRequired[float]
    """Cash-on-cash return: annual cash flow as a share of the cash invested; absent without any (percent per year)"""
    annual_cash_flow: float
    """Annual cash flow: net operating income minus debt service; negative if cash must be added (currency)"""
    cash_invested: float
    """Cash invested: down payment and buying costs (currency)"""
    currency: NotRequired[str]
    """Currency of the request, in upper case; absent when none was given"""
    omitted: NotRequired[CashOnCashResultsOmitted]
    """Reason for each result without a value, by name; absent when every result has one"""
    warnings: NotRequired[Sequence[CashOnCashResultsWarnings]]
    """Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none"""


class CashFlowInputs(TypedDict):
    """Inputs of the Rental Cash Flow Calculator. Monthly and annual cash flow of a rented property: rent after vacancy, operating expenses and loan payments."""

    property_price: float
    """Price of the property (currency); 0.01 to 1000000000000"""
    monthly_rent: float
    """Monthly rent when fully rented (currency); 0.01 to 1000000000000"""
    vacancy_rate: NotRequired[float]
    """Vacancy: share of the rent that is not received (percent); 0 to 100; default 5"""
    annual_property_tax: NotRequired[float]
    """Annual property tax (currency); 0 to 1000000000000; default 0"""
    annual_insurance: NotRequired[float]
    """Annual insurance (currency); 0 to 1000000000000; default 0"""
    other_annual_expenses: NotRequired[float]
    """All other annual operating expenses, such as management and maintenance, excluding loan payments (currency); 0 to 1000000000000; default 0"""
    down_payment: float
    """Down payment (currency); 0 to 1000000000000"""
    interest_rate: float
    """Nominal annual interest rate of the loan (percent per year); 0 to 1000"""
    loan_term: NotRequired[int]
    """Loan term (years); 1 to 100; default 30"""
    currency: NotRequired[str]
    """ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places"""


class CashFlowResultsOmitted(TypedDict):
    """Reason for each result without a value, by name; absent when every result has one"""

    dscr: NotRequired[str]


class CashFlowResultsWarnings(TypedDict):
    pointer: str
    """JSON pointer to the input, or to a result that is unusual"""
    code: Literal["looks-like-a-fraction", "looks-like-a-percentage", "restricted-by-law", "needs-an-estimate", "law-has-ended", "unusual-age", "unusual-result", "less-than-a-year"]
    detail: str


class CashFlowResults(TypedDict):
    """Results of the Rental Cash Flow Calculator"""

    monthly_cash_flow: float
    """Monthly cash flow: one-twelfth of the annual cash flow (currency)"""
    annual_cash_flow: float
    """Annual cash flow: net operating income minus debt service; negative if cash must be added (currency)"""
    net_operating_income: float
    """Net operating income: annual income minus operating expenses (currency)"""
    annual_debt_service: float
    """Annual debt service: loan payments of a year (currency)"""
    dscr: NotRequired[float]
    """Debt service coverage ratio: net operating income divided by debt service; absent without a loan (ratio)"""
    currency: NotRequired[str]
    """Currency of the request, in upper case; absent when none was given"""
    omitted: NotRequired[CashFlowResultsOmitted]
    """Reason for each result without a value, by name; absent when every result has one"""
    warnings: NotRequired[Sequence[CashFlowResultsWarnings]]
    """Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none"""


class RentalRoiInputs(TypedDict):
    """Inputs of the Rental ROI Calculator. Total return on the cash invested in a rented property that is sold after some years, from cash flows, loan repayment and appreciation."""

    property_price: float
    """Price of the property (currency); 0.01 to 1000000000000"""
    monthly_rent: float
    """Monthly rent when fully rented (currency); 0.01 to 1000000000000"""
    vacancy_rate: NotRequired[float]
    """Vacancy: share of the rent that is not received (percent); 0 to 100; default 5"""
    annual_property_tax: NotRequired[float]
    """Annual property tax (currency); 0 to 1000000000000; default 0"""
    annual_insurance: NotRequired[float]
    """Annual insurance (currency); 0 to 1000000000000; default 0"""
    other_annual_expenses: NotRequired[float]
    """All other annual operating expenses, such as management and maintenance, excluding loan payments (currency); 0 to 1000000000000; default 0"""
    down_payment: float
    """Down payment (currency); 0 to 1000000000000"""
    interest_rate: float
    """Nominal annual interest rate of the loan (percent per year); 0 to 1000"""
    loan_term: NotRequired[int]
    """Loan term (years); 1 to 100; default 30"""
    buying_costs: NotRequired[float]
    """Closing costs and initial repairs (currency); 0 to 1000000000000; default 0"""
    holding_years: NotRequired[int]
    """Years until the sale (years); 1 to 50; default 10"""
    appreciation_rate: NotRequired[float]
    """Annual growth of the price (percent per year); above -100, up to 1000; default 3"""
    selling_cost_pct: NotRequired[float]
    """Selling costs as a share of the sale price (percent); 0 to 100; default 6"""
    currency: NotRequired[str]
    """ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places"""


class RentalRoiResultsOmitted(TypedDict):
    """Reason for each result without a value, by name; absent when every result has one"""

    total_return_pct: NotRequired[str]
    annual_irr: NotRequired[str]


class RentalRoiResultsWarnings(TypedDict):
    pointer: str
    """JSON pointer to the input, or to a result that is unusual"""
    code: Literal["looks-like-a-fraction", "looks-like-a-percentage", "restricted-by-law", "needs-an-estimate", "law-has-ended", "unusual-age", "unusual-result", "less-than-a-year"]
    detail: str


class RentalRoiResults(TypedDict):
    """Results of the Rental ROI Calculator"""

    total_return_pct: NotRequired[float]
    """Total return: all cash flows and the sale proceeds minus the cash invested, as a percentage of it; absent without any (percent)"""
    annual_irr: NotRequired[float]
    """Internal rate of return on the cash invested, including the sale; absent unless there is exactly one (percent per year)"""
    sale_proceeds: float
    """Sale proceeds: sale price minus selling costs and the balance of the loan (currency)"""
    cash_invested: float
    """Cash invested: down payment and buying costs (currency)"""
    currency: NotRequired[str]
    """Currency of the request, in upper case; absent when none was given"""
    omitted: NotRequired[RentalRoiResultsOmitted]
    """Reason for each result without a value, by name; absent when every result has one"""
    warnings: NotRequired[Sequence[RentalRoiResultsWarnings]]
    """Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none"""


class RentalRoiRow(TypedDict):
    """One row of a schedule"""

    period: int
    property_value: float
    """Value of the property at the end of the year (currency)"""
    balance: float
    """Balance of the loan at the end of the year (currency)"""
    cash_flow: float
    """Cash flow of the year, without the sale (currency)"""
    equity: float
    """Value of the property less the balance (currency)"""


class RentVsBuyInputs(TypedDict):
    """Inputs of the Rent vs. Buy Calculator. Wealth after some years of owning a home and of renting one, and the year from which on buying is better."""

    home_price: float
    """Price of the home (currency); 0.01 to 1000000000000"""
    monthly_rent: float
    """Monthly rent of a comparable home in the first year (currency); 0.01 to 1000000000000"""
    down_payment: float
    """Down payment: the part of the price that is not borrowed (currency); 0 to 1000000000000"""
    interest_rate: float
    """Nominal annual interest rate; one-twelfth is charged each month (percent per year); 0 to 1000"""
    years: NotRequired[int]
    """Years until the home is sold (years); 1 to 60; default 10"""
    loan_term: NotRequired[int]
    """Loan term (years); 1 to 100; default 30"""
    appreciation_rate: NotRequired[float]
    """Yearly rise of the value of the home (percent per year); -50 to 100; default 3"""
    rent_growth_rate: NotRequired[float]
    """Yearly rise of the rent (percent per year); -50 to 100; default 3"""
    investment_return: NotRequired[float]
    """Yearly return, after tax, on money that is not in the home (percent per year); -50 to 100; default 5"""
    buying_cost_pct: NotRequired[float]
    """Purchase costs as a share of the price (percent); 0 to 100; default 3"""
    selling_cost_pct: NotRequired[float]
    """Selling costs as a share of the value at the sale (percent); 0 to 100; default 6"""
    property_tax_rate: NotRequired[float]
    """Property tax per year in percent of the value (percent per year); 0 to 100; default 1.1"""
    maintenance_rate: NotRequired[float]
    """Maintenance per year as a share of the value, including insurance that home_insurance_rate leaves out (percent per year); 0 to 100; default 1.5"""
    home_insurance_rate: NotRequired[float]
    """Home insurance per year as a share of the value (percent per year); 0 to 100; default 0"""
    pmi_rate: NotRequired[float]
    """Annual private mortgage insurance in percent of the loan; due when the loan is above 80% of the price (percent per year); 0 to 100; default 0.7"""
    pmi_end: NotRequired[Literal["requested", "automatic"]]
    """End of the mortgage insurance, at the latest at the midpoint of the loan term; requested: the borrower asks for it when the balance is scheduled to reach 80% of the price; automatic: the lender must end it when the balance is scheduled to reach 78% of the price; default "requested" """
    monthly_fees: NotRequired[float]
    """Monthly HOA or condominium fees in the first year; they rise with the rent (currency); 0 to 1000000000000; default 0"""
    marginal_tax_rate: NotRequired[float]
    """Income tax saved, as a share of loan interest and property tax; 0 with the standard deduction; limits of the deductions are not considered (percent); 0 to 100; default 0"""
    capital_gains_tax_rate: NotRequired[float]
    """Tax on the gain at the sale; a loss is not taxed (percent); 0 to 100; default 0"""
    exempt_gain: NotRequired[float]
    """Gain at the sale that is not taxed (currency); 0 to 1000000000000; default 0"""
    payment_rounding: NotRequired[Literal["exact", "cent"]]
    """Rounding of payments and monthly interest; exact: nothing is rounded but the results; cent: a lender's ledger: payment and monthly interest are rounded to the smallest unit of the currency, and the last payment settles the rest; default "exact" """
    currency: NotRequired[str]
    """ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places"""


class RentVsBuyResultsOmitted(TypedDict):
    """Reason for each result without a value, by name; absent when every result has one"""

    break_even_year: NotRequired[str]


class RentVsBuyResultsWarnings(TypedDict):
    pointer: str
    """JSON pointer to the input, or to a result that is unusual"""
    code: Literal["looks-like-a-fraction", "looks-like-a-percentage", "restricted-by-law", "needs-an-estimate", "law-has-ended", "unusual-age", "unusual-result", "less-than-a-year"]
    detail: str


class RentVsBuyResults(TypedDict):
    """Results of the Rent vs. Buy Calculator"""

    buying_advantage: float
    """Wealth of the buyer less wealth of the renter at the sale; negative when renting is better (currency)"""
    buyer_wealth: float
    """Proceeds of the sale after selling costs, the remaining loan and tax (currency)"""
    renter_wealth: float
    """Wealth of a renter who invests the down payment, the purchase costs and, each year, the cost of owning less the rent (currency)"""
    break_even_year: NotRequired[int]
    """First year from which on buying stays at least as good; absent when renting is better after the last year (ordinal)"""
    home_value: float
    """Value of the home at the sale (currency)"""
    remaining_balance: float
    """Loan balance at the sale (currency)"""
    capital_gains_tax: float
    """Tax on the gain, which is the value less selling costs, the price and purchase costs (currency)"""
    monthly_payment: float
    """Level monthly payment of the loan (currency)"""
    monthly_pmi: float
    """Monthly mortgage insurance while it is due, otherwise 0 (currency)"""
    pmi_months: int
    """Months of mortgage insurance: until the balance reaches the limit, but at most half of the loan term (months)"""
    first_year_owning_cost: float
    """Cost of owning in the first year: loan payments, property tax, maintenance, insurance and fees, less tax saved (currency)"""
    first_year_rent: float
    """Rent of the first year (currency)"""
    currency: NotRequired[str]
    """Currency of the request, in upper case; absent when none was given"""
    omitted: NotRequired[RentVsBuyResultsOmitted]
    """Reason for each result without a value, by name; absent when every result has one"""
    warnings: NotRequired[Sequence[RentVsBuyResultsWarnings]]
    """Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none"""


class RentVsBuyRow(TypedDict):
    """One row of a schedule"""

    period: int
    buying_expenses: float
    """Cost of owning in the year, less tax saved (currency)"""
    renting_expenses: float
    """Rent of the year (currency)"""
    buyer_wealth: float
    """Wealth of the buyer who sells at the end of the year (currency)"""
    renter_wealth: float
    """Wealth of the renter at the end of the year (currency)"""


class DebtToIncomeInputs(TypedDict):
    """Inputs of the Debt-to-Income Ratio (DTI) Calculator. Debt payments as a share of income, with and without housing, and the room left under the usual limits."""

    monthly_income: float
    """Monthly income before tax (currency); 0.01 to 1000000000000"""
    monthly_housing_payment: float
    """Monthly rent, or mortgage payment including taxes, insurance and fees (currency); 0 to 1000000000000"""
    monthly_car_payments: NotRequired[float]
    """Monthly car loan payments (currency); 0 to 1000000000000; default 0"""
    monthly_student_loan_payments: NotRequired[float]
    """Monthly student loan payments (currency); 0 to 1000000000000; default 0"""
    monthly_credit_card_payments: NotRequired[float]
    """Monthly minimum payments on credit cards (currency); 0 to 1000000000000; default 0"""
    other_monthly_debt_payments: NotRequired[float]
    """Other monthly debt payments, including alimony and child support (currency); 0 to 1000000000000; default 0"""
    max_front_end_dti: NotRequired[float]
    """Front-end limit: maximum share of income for housing (percent); 1 to 100; default 28"""
    max_back_end_dti: NotRequired[float]
    """Back-end limit: maximum share of income for housing and all debts (percent); 1 to 100; default 36"""
    currency: NotRequired[str]
    """ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places"""


class DebtToIncomeResultsWarnings(TypedDict):
    pointer: str
    """JSON pointer to the input, or to a result that is unusual"""
    code: Literal["looks-like-a-fraction", "looks-like-a-percentage", "restricted-by-law", "needs-an-estimate", "law-has-ended", "unusual-age", "unusual-result", "less-than-a-year"]
    detail: str


class DebtToIncomeResults(TypedDict):
    """Results of the Debt-to-Income Ratio (DTI) Calculator"""

    back_end_dti: float
    """Back-end ratio: share of income for housing and all debts (percent)"""
    front_end_dti: float
    """Front-end ratio: share of income for housing (percent)"""
    total_monthly_obligations: float
    """Monthly payments for housing and all debts (currency)"""
    remaining_monthly_income: float
    """Monthly income left after housing and all debts; negative if they exceed it (currency)"""
    max_monthly_housing_payment: float
    """Maximum housing payment within both limits; 0 if the debts leave no room (currency)"""
    monthly_debt_headroom: float
    """Additional monthly payments possible within max_back_end_dti; negative if it is exceeded (currency)"""
    required_monthly_income: float
    """Monthly income at which these payments meet both limits (currency)"""
    currency: NotRequired[str]
    """Currency of the request, in upper case; absent when none was given"""
    warnings: NotRequired[Sequence[DebtToIncomeResultsWarnings]]
    """Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none"""


class RentAffordabilityInputs(TypedDict):
    """Inputs of the Rent Affordability Calculator. Highest rent that an income allows after debt payments."""

    monthly_income: float
    """Monthly income before tax (currency); 0.01 to 1000000000000"""
    monthly_debt_payments: NotRequired[float]
    """Monthly payments on debts (currency); 0 to 1000000000000; default 0"""
    max_front_end_dti: NotRequired[float]
    """Highest share of the income for rent (percent); 0 to 100; default 30"""
    max_back_end_dti: NotRequired[float]
    """Highest share of the income for rent and debts together (percent); 0 to 100; default 40"""
    currency: NotRequired[str]
    """ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places"""


class RentAffordabilityResultsWarnings(TypedDict):
    pointer: str
    """JSON pointer to the input, or to a result that is unusual"""
    code: Literal["looks-like-a-fraction", "looks-like-a-percentage", "restricted-by-law", "needs-an-estimate", "law-has-ended", "unusual-age", "unusual-result", "less-than-a-year"]
    detail: str


class RentAffordabilityResults(TypedDict):
    """Results of the Rent Affordability Calculator"""

    max_monthly_rent: float
    """Highest monthly rent; 0 when debt payments leave nothing for rent (currency)"""
    front_end_dti: float
    """Highest rent as a percentage of the income (percent)"""
    back_end_dti: float
    """Highest rent and debts as a percentage of the income (percent)"""
    remaining_monthly_income: float
    """Income left after rent and debts, before tax; negative if there is none (currency)"""
    currency: NotRequired[str]
    """Currency of the request, in upper case; absent when none was given"""
    warnings: NotRequired[Sequence[RentAffordabilityResultsWarnings]]
    """Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none"""


class CreditUtilizationInputsCards(TypedDict):
    name: NotRequired[str]
    """Name of the card"""
    credit_limit: float
    """Credit limit (currency); 0.01 to 1000000000000"""
    balance: float
    """Balance (currency); 0 to 1000000000000"""


class CreditUtilizationInputs(TypedDict):
    """Inputs of the Credit Utilization Calculator. Share of the credit limits in use, for each card and together, and the payments that bring it to a target."""

    cards: Sequence[CreditUtilizationInputsCards]
    """Credit cards and other credit lines"""
    target_utilization_pct: NotRequired[float]
    """Target utilization (percent); 0 to 100; default 30"""
    currency: NotRequired[str]
    """ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places"""


class CreditUtilizationResultsCards(TypedDict):
    name: NotRequired[str]
    """Name of the card, if given"""
    utilization_pct: float
    """Balance as a percentage of the limit (percent)"""
    required_payment: float
    """Payment that brings the card to the target; 0 when it is at or below it (currency)"""


class CreditUtilizationResultsWarnings(TypedDict):
    pointer: str
    """JSON pointer to the input, or to a result that is unusual"""
    code: Literal["looks-like-a-fraction", "looks-like-a-percentage", "restricted-by-law", "needs-an-estimate", "law-has-ended", "unusual-age", "unusual-result", "less-than-a-year"]
    detail: str


class CreditUtilizationResults(TypedDict):
    """Results of the Credit Utilization Calculator"""

    utilization_pct: float
    """All balances as a percentage of all limits (percent)"""
    total_balance: float
    """Total of the balances (currency)"""
    total_credit_limit: float
    """Total of the credit limits (currency)"""
    required_payment: float
    """Payment that brings all cards together to the target; 0 when they are at or below it (currency)"""
    cards: Sequence[CreditUtilizationResultsCards]
    """Cards in the order given"""
    currency: NotRequired[str]
    """Currency of the request, in upper case; absent when none was given"""
    warnings: NotRequired[Sequence[CreditUtilizationResultsWarnings]]
    """Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none"""


class SalaryInputs(TypedDict):
    """Inputs of the Salary Calculator. Pay before tax per hour, day, week, month or year, converted to every other period, and the real hourly pay; taxes are not deducted."""

    pay: float
    """Pay before tax (currency); 0.01 to 1000000000000"""
    pay_frequency: NotRequired[Literal["hourly", "daily", "weekly", "biweekly", "semimonthly", "monthly", "quarterly", "annually"]]
    """Pay period; hourly: per hour; daily: per working day; weekly: per week; biweekly: every two weeks; semimonthly: twice a month; monthly: per month; quarterly: per quarter; annually: per year; default "hourly" """
    hours_per_day: NotRequired[float]
    """Paid hours per working day (hours); 0.1 to 24; default 8"""
    days_per_week: NotRequired[float]
    """Working days per week (days); 0.1 to 7; default 5"""
    weeks_per_year: NotRequired[float]
    """Paid weeks per year, including paid time off (weeks); 0.1 to 53; default 52"""
    paid_days_off: NotRequired[float]
    """Paid days off per year: holidays, vacation and sick leave (days); 0 to 366; default 0"""
    unpaid_hours_per_week: NotRequired[float]
    """Unpaid hours per week, such as overtime and commuting (hours); 0 to 168; default 0"""
    currency: NotRequired[str]
    """ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places"""


class SalaryResults(TypedDict):
    """Results of the Salary Calculator"""

    hourly_pay: float
    """Hourly pay (currency)"""
    daily_pay: float
    """Daily pay (currency)"""
    weekly_pay: float
    """Weekly pay (currency)"""
    biweekly_pay: float
    """Biweekly pay: pay for two weeks (currency)"""
    semimonthly_pay: float
    """Semimonthly pay: 1/24 of the annual pay (currency)"""
    monthly_pay: float
    """Monthly pay: one-twelfth of the annual pay (currency)"""
    quarterly_pay: float
    """Quarterly pay: one-quarter of the annual pay (currency)"""
    annual_pay: float
    """Annual pay (currency)"""
    effective_hourly_pay: float
    """Real hourly pay: annual pay divided by all hours worked, including unpaid hours (currency)"""
    currency: NotRequired[str]
    """Currency of the request, in upper case; absent when none was given"""


class HourlyWageInputs(TypedDict):
    """Inputs of the Hourly Wage Calculator. Pay per day, week, month and year of an hourly wage."""

    hourly_pay: float
    """Hourly pay before tax (currency); 0.01 to 1000000000000"""
    hours_per_day: NotRequired[float]
    """Paid hours per working day (hours); 0.1 to 24; default 8"""
    days_per_week: NotRequired[float]
    """Working days per week (days); 0.1 to 7; default 5"""
    weeks_per_year: NotRequired[float]
    """Paid weeks per year, including paid time off (weeks); 0.1 to 53; default 52"""
    currency: NotRequired[str]
    """ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places"""


class HourlyWageResults(TypedDict):
    """Results of the Hourly Wage Calculator"""

    daily_pay: float
    """Daily pay (currency)"""
    weekly_pay: float
    """Weekly pay (currency)"""
    biweekly_pay: float
    """Biweekly pay: pay for two weeks (currency)"""
    semimonthly_pay: float
    """Semimonthly pay: 1/24 of the annual pay (currency)"""
    monthly_pay: float
    """Monthly pay: one-twelfth of the annual pay (currency)"""
    annual_pay: float
    """Annual pay (currency)"""
    currency: NotRequired[str]
    """Currency of the request, in upper case; absent when none was given"""


class PersonalLoanInputs(TypedDict):
    """Inputs of the Personal Loan Calculator. Monthly payment of a personal loan, what it costs, and its annual percentage rate (APR) with an origination fee."""

    principal: float
    """Loan amount; a financed origination fee is added to it (currency); 0.01 to 1000000000000"""
    annual_rate: float
    """Nominal annual interest rate; one-twelfth is charged each month (percent per year); 0 to 1000"""
    tenure_months: int
    """Loan term (months); 1 to 1200"""
    origination_fee_pct: NotRequired[float]
    """Origination fee as a percentage of the loan amount (percent); 0 to 99; default 0"""
    fee_treatment: NotRequired[Literal["upfront", "financed", "deducted"]]
    """Treatment of the origination fee; upfront: paid in cash when the loan is paid out; financed: added to the loan; deducted: kept from what is paid out; default "deducted" """
    start_date: NotRequired[str]
    """Date from which interest accrues; payments follow each month"""
    day_count_convention: NotRequired[Literal["thirty_360", "thirty_e_360", "actual_360", "actual_364", "actual_365", "actual_actual_isda"]]
    """Day count convention for interest; if left out, each month has the same interest; thirty_360: months of 30 days: each whole month is a twelfth of a year; thirty_e_360: months of 30 days, counted between dates by the European rule; actual_360: actual days, years of 360 days; actual_364: actual days, years of 364 days, as of weekly loans; actual_365: actual days, years of 365 days; actual_actual_isda: actual days, split at the year: those of leap years count 1/366 and the others 1/365 (ISDA)"""
    level_payment_rule: NotRequired[Literal["root", "regular"]]
    """Level payment where days are counted; root: the payment that repays the loan over the days as they are; regular: the payment of equal periods; the last one settles the difference; default "root" """
    payment_rounding: NotRequired[Literal["exact", "cent"]]
    """Rounding of payments and monthly interest; exact: nothing is rounded but the results; cent: a lender's ledger: payment and monthly interest are rounded to the smallest unit of the currency, and the last payment settles the rest; default "exact" """
    currency: NotRequired[str]
    """ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places"""


class PersonalLoanResultsOmitted(TypedDict):
    """Reason for each result without a value, by name; absent when every result has one"""

    apr: NotRequired[str]
    payoff_date: NotRequired[str]


class PersonalLoanResultsWarnings(TypedDict):
    pointer: str
    """JSON pointer to the input, or to a result that is unusual"""
    code: Literal["looks-like-a-fraction", "looks-like-a-percentage", "restricted-by-law", "needs-an-estimate", "law-has-ended", "unusual-age", "unusual-result", "less-than-a-year"]
    detail: str


class PersonalLoanResults(TypedDict):
    """Results of the Personal Loan Calculator"""

    monthly_payment: float
    """Level payment at the end of each month (currency)"""
    total_fees: float
    """Origination fee (currency)"""
    amount_financed: float
    """Amount financed: the loan minus the origination fee (currency)"""
    apr: NotRequired[float]
    """Annual percentage rate: nominal rate that interest and fee together come to (percent per year)"""
    finance_charge: float
    """Finance charge: interest and origination fee (currency)"""
    total_interest: float
    """Total interest: all payments minus the loan (currency)"""
    total_paid: float
    """All payments (currency)"""
    loan_amount: NotRequired[float]
    """Loan including the origination fee; only with fee_treatment financed (currency)"""
    final_payment: NotRequired[float]
    """Last payment, which settles the balance; only with payment_rounding cent or day_count_convention (currency)"""
    payoff_date: NotRequired[str]
    """Date of the last payment; absent without start_date"""
    currency: NotRequired[str]
    """Currency of the request, in upper case; absent when none was given"""
    omitted: NotRequired[PersonalLoanResultsOmitted]
    """Reason for each result without a value, by name; absent when every result has one"""
    warnings: NotRequired[Sequence[PersonalLoanResultsWarnings]]
    """Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none"""


class HomeLoanInputs(TypedDict):
    """Inputs of the Home Loan Calculator. Monthly payment of a home loan, its interest, and its annual percentage rate (APR) with the fees of the lender."""

    home_price: float
    """Price of the home (currency); 0 to 1000000000000"""
    down_payment: float
    """Down payment: the part of the price that is not borrowed (currency); 0 to 1000000000000"""
    interest_rate: float
    """Nominal annual interest rate; one-twelfth is charged each month (percent per year); 0 to 1000"""
    loan_term: int
    """Loan term (years); 1 to 100"""
    fees: NotRequired[float]
    """Fees of the lender, such as processing fees and points, paid at closing (currency); 0 to 1000000000000; default 0"""
    start_date: NotRequired[str]
    """Date from which interest accrues; payments follow each month"""
    day_count_convention: NotRequired[Literal["thirty_360", "thirty_e_360", "actual_360", "actual_364", "actual_365", "actual_actual_isda"]]
    """Day count convention for interest; if left out, each month has the same interest; thirty_360: months of 30 days: each whole month is a twelfth of a year; thirty_e_360: months of 30 days, counted between dates by the European rule; actual_360: actual days, years of 360 days; actual_364: actual days, years of 364 days, as of weekly loans; actual_365: actual days, years of 365 days; actual_actual_isda: actual days, split at the year: those of leap years count 1/366 and the others 1/365 (ISDA)"""
    level_payment_rule: NotRequired[Literal["root", "regular"]]
    """Level payment where days are counted; root: the payment that repays the loan over the days as they are; regular: the payment of equal periods; the last one settles the difference; default "root" """
    payment_rounding: NotRequired[Literal["exact", "cent"]]
    """Rounding of payments and monthly interest; exact: nothing is rounded but the results; cent: a lender's ledger: payment and monthly interest are rounded to the smallest unit of the currency, and the last payment settles the rest; default "exact" """
    currency: NotRequired[str]
    """ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places"""


class HomeLoanResultsOmitted(TypedDict):
    """Reason for each result without a value, by name; absent when every result has one"""

    apr: NotRequired[str]
    payoff_date: NotRequired[str]


class HomeLoanResultsWarnings(TypedDict):
    pointer: str
    """JSON pointer to the input, or to a result that is unusual"""
    code: Literal["looks-like-a-fraction", "looks-like-a-percentage", "restricted-by-law", "needs-an-estimate", "law-has-ended", "unusual-age", "unusual-result", "less-than-a-year"]
    detail: str


class HomeLoanResults(TypedDict):
    """Results of the Home Loan Calculator"""

    monthly_payment: float
    """Level payment at the end of each month (currency)"""
    loan_amount: float
    """Loan amount: price minus down payment (currency)"""
    total_interest: float
    """Total interest: all payments minus the loan (currency)"""
    total_paid: float
    """All payments, excluding the down payment and the fees (currency)"""
    apr: NotRequired[float]
    """Annual percentage rate: nominal rate that interest and fees together come to; mortgage insurance, which lenders in the United States include, is left out (percent per year)"""
    final_payment: NotRequired[float]
    """Last payment, which settles the balance; only with payment_rounding cent or day_count_convention (currency)"""
    payoff_date: NotRequired[str]
    """Date of the last payment; absent without start_date"""
    currency: NotRequired[str]
    """Currency of the request, in upper case; absent when none was given"""
    omitted: NotRequired[HomeLoanResultsOmitted]
    """Reason for each result without a value, by name; absent when every result has one"""
    warnings: NotRequired[Sequence[HomeLoanResultsWarnings]]
    """Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none"""


class LoanPayoffInputs(TypedDict):
    """Inputs of the Loan Payoff Calculator. The months until a fixed monthly payment pays off a loan, and the savings from extra payments."""

    balance: float
    """Current balance of the loan (currency); 0.01 to 1000000000000"""
    annual_rate: float
    """Nominal annual interest rate; one-twelfth is charged each month (percent per year); 0 to 1000"""
    monthly_payment: float
    """Monthly payment, at the end of each month (currency); 0.01 to 1000000000000"""
    extra_monthly_payment: NotRequired[float]
    """Extra monthly payment (currency); 0 to 1000000000000; default 0"""
    lump_sum_payment: NotRequired[float]
    """Extra one-time payment today (currency); 0 to 1000000000000; default 0"""
    start_date: NotRequired[str]
    """Date from which interest accrues; payments follow each month"""
    payment_rounding: NotRequired[Literal["exact", "cent"]]
    """Rounding of payments and monthly interest; exact: nothing is rounded but the results; cent: a lender's ledger: payment and monthly interest are rounded to the smallest unit of the currency, and the last payment settles the rest; default "exact" """
    currency: NotRequired[str]
    """ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places"""


class LoanPayoffResultsOmitted(TypedDict):
    """Reason for each result without a value, by name; absent when every result has one"""

    payoff_date: NotRequired[str]
    months_saved: NotRequired[str]
    interest_saved: NotRequired[str]


class LoanPayoffResultsWarnings(TypedDict):
    pointer: str
    """JSON pointer to the input, or to a result that is unusual"""
    code: Literal["looks-like-a-fraction", "looks-like-a-percentage", "restricted-by-law", "needs-an-estimate", "law-has-ended", "unusual-age", "unusual-result", "less-than-a-year"]
    detail: str


class LoanPayoffResults(TypedDict):
    """Results of the Loan Payoff Calculator"""

    months_to_payoff: int
    """Number of monthly payments (months)"""
    payoff_date: NotRequired[str]
    """Date of the last payment; absent without start_date"""
    total_interest: float
    """Total interest (currency)"""
    total_paid: float
    """All payments, including extra payments (currency)"""
    final_payment: float
    """Final monthly payment, which settles the remaining balance (currency)"""
    months_saved: NotRequired[int]
    """Months saved by the extra payments; absent where monthly_payment alone never pays off the loan (months)"""
    interest_saved: NotRequired[float]
    """Interest saved by the extra payments; absent where monthly_payment alone never pays off the loan (currency)"""
    currency: NotRequired[str]
    """Currency of the request, in upper case; absent when none was given"""
    omitted: NotRequired[LoanPayoffResultsOmitted]
    """Reason for each result without a value, by name; absent when every result has one"""
    warnings: NotRequired[Sequence[LoanPayoffResultsWarnings]]
    """Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none"""


class PrepayVsInvestInputs(TypedDict):
    """Inputs of the Prepay or Invest Calculator. Extra monthly money used to repay a loan early, or invested instead: what each leaves when the loan would end."""

    balance: float
    """Balance of the loan (currency); 0.01 to 1000000000000"""
    annual_rate: float
    """Nominal annual interest rate; one-twelfth is charged each month (percent per year); 0 to 1000"""
    remaining_months: int
    """Remaining months of the loan (months); 1 to 1200"""
    extra_monthly_payment: float
    """Extra money each month, to prepay the loan or to invest (currency); 0.01 to 1000000000000"""
    annual_return: float
    """Nominal annual return on the investments; one-twelfth is earned each month (percent per year); above -100, up to 1000"""
    tax_rate: NotRequired[float]
    """Tax on the return, as it is earned (percent); 0 to 100; default 0"""
    marginal_tax_rate: NotRequired[float]
    """Tax rate at which loan interest is deducted; 0 when it is not deductible (percent); 0 to 100; default 0"""
    currency: NotRequired[str]
    """ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places"""


class PrepayVsInvestResultsOmitted(TypedDict):
    """Reason for each result without a value, by name; absent when every result has one"""

    break_even_return: NotRequired[str]


class PrepayVsInvestResultsWarnings(TypedDict):
    pointer: str
    """JSON pointer to the input, or to a result that is unusual"""
    code: Literal["looks-like-a-fraction", "looks-like-a-percentage", "restricted-by-law", "needs-an-estimate", "law-has-ended", "unusual-age", "unusual-result", "less-than-a-year"]
    detail: str


class PrepayVsInvestResults(TypedDict):
    """Results of the Prepay or Invest Calculator"""

    interest_saved: float
    """Interest that prepaying saves, before tax (currency)"""
    months_saved: int
    """Months by which prepaying ends the loan earlier (months)"""
    future_value: float
    """Extra money invested each month, when the loan would end, after tax on the return (currency)"""
    investing_advantage: float
    """Wealth from investing less wealth from prepaying, when the loan would end; negative when prepaying leaves more (currency)"""
    break_even_return: NotRequired[float]
    """Nominal annual return at which both leave the same; absent with a tax_rate of 100 (percent per year)"""
    currency: NotRequired[str]
    """Currency of the request, in upper case; absent when none was given"""
    omitted: NotRequired[PrepayVsInvestResultsOmitted]
    """Reason for each result without a value, by name; absent when every result has one"""
    warnings: NotRequired[Sequence[PrepayVsInvestResultsWarnings]]
    """Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none"""


class CreditCardPayoffInputsLumpSumPayments(TypedDict):
    month: NotRequired[int]
    """Month at the end of which the lump sum is paid (ordinal); 1 to 1200"""
    date: NotRequired[str]
    """Date of the lump sum, instead of month; it is paid with the next payment"""
    amount: float
    """Amount of the lump sum (currency); 0.01 to 1000000000000"""


class CreditCardPayoffInputs(TypedDict):
    """Inputs of the Credit Card Payoff Calculator. Time and interest until a card balance is paid off, by a fixed payment or by minimum payments."""

    balance: float
    """Card balance today; nothing more is bought with the card (currency); 0.01 to 1000000000000"""
    annual_rate: float
    """Nominal rate of the card, charged monthly at a twelfth (percent per year); 0 to 1000"""
    monthly_payment: NotRequired[float]
    """Payment at the end of each month; without it, minimum payments are made (currency); 0.01 to 1000000000000"""
    minimum_payment_pct: NotRequired[float]
    """Percentage of the balance in the minimum payment (percent); 0 to 100; default 1"""
    minimum_payment_floor: NotRequired[float]
    """Least minimum payment (currency); 0.01 to 1000000000000; default 25"""
    minimum_payment_rule: NotRequired[Literal["percent_of_balance", "percent_plus_interest"]]
    """Minimum payment, where it is above minimum_payment_floor; percent_of_balance: minimum_payment_pct of the statement balance; percent_plus_interest: minimum_payment_pct of the statement balance plus the month's interest; default "percent_plus_interest" """
    introductory_annual_rate: NotRequired[float]
    """Rate of the first introductory_months (percent per year); 0 to 1000; default 0"""
    introductory_months: NotRequired[int]
    """Duration of the introductory rate (months); 0 to 120; default 0"""
    transfer_fee_pct: NotRequired[float]
    """Balance transfer fee, added to the balance (percent); 0 to 100; default 0"""
    lump_sum_payments: NotRequired[Sequence[CreditCardPayoffInputsLumpSumPayments]]
    """Lump-sum payments; default []"""
    start_date: NotRequired[str]
    """Date from which interest accrues; payments follow each month"""
    target_months: NotRequired[int]
    """Months in which the card is to be paid off (months); 1 to 1200"""
    currency: NotRequired[str]
    """ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places"""


class CreditCardPayoffResultsOmitted(TypedDict):
    """Reason for each result without a value, by name; absent when every result has one"""

    payoff_date: NotRequired[str]
    months_saved: NotRequired[str]
    interest_saved: NotRequired[str]


class CreditCardPayoffResultsWarnings(TypedDict):
    pointer: str
    """JSON pointer to the input, or to a result that is unusual"""
    code: Literal["looks-like-a-fraction", "looks-like-a-percentage", "restricted-by-law", "needs-an-estimate", "law-has-ended", "unusual-age", "unusual-result", "less-than-a-year"]
    detail: str


class CreditCardPayoffResults(TypedDict):
    """Results of the Credit Card Payoff Calculator"""

    months_to_payoff: int
    """Number of payments (months)"""
    payoff_date: NotRequired[str]
    """Date of the last payment; absent without start_date"""
    total_interest: float
    """All interest (currency)"""
    transfer_fee: float
    """Fee for moving the balance (currency)"""
    total_paid: float
    """All payments (currency)"""
    first_payment: float
    """First payment (currency)"""
    final_payment: float
    """Last payment, which settles the rest (currency)"""
    required_monthly_payment: NotRequired[float]
    """Level monthly payment that pays off the card in target_months; absent without target_months (currency)"""
    months_saved: NotRequired[int]
    """Months by which monthly_payment pays off the card earlier than minimum payments; absent where these never do (months)"""
    interest_saved: NotRequired[float]
    """Interest that monthly_payment saves against minimum payments; absent where these never pay off the card (currency)"""
    currency: NotRequired[str]
    """Currency of the request, in upper case; absent when none was given"""
    omitted: NotRequired[CreditCardPayoffResultsOmitted]
    """Reason for each result without a value, by name; absent when every result has one"""
    warnings: NotRequired[Sequence[CreditCardPayoffResultsWarnings]]
    """Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none"""


class AutoLoanInputs(TypedDict):
    """Inputs of the Auto Loan Calculator. Monthly payment and whole cost of a financed vehicle, with trade-in, sales tax, fees, rebate and down payment."""

    vehicle_price: float
    """Price before tax, fees and rebate (currency); 0 to 1000000000000"""
    annual_rate: float
    """Nominal annual interest rate; one-twelfth is charged each month (percent per year); 0 to 1000"""
    tenure_months: NotRequired[int]
    """Loan term (months); 1 to 1200; default 60"""
    down_payment: NotRequired[float]
    """Cash paid toward the price (currency); 0 to 1000000000000; default 0"""
    trade_in_value: NotRequired[float]
    """Trade-in value of the old vehicle (currency); 0 to 1000000000000; default 0"""
    trade_in_balance: NotRequired[float]
    """Balance owed on the old vehicle, paid off by the new loan (currency); 0 to 1000000000000; default 0"""
    sales_tax_rate: NotRequired[float]
    """Sales tax (percent); 0 to 100; default 0"""
    sales_tax_base: NotRequired[Literal["less_trade_in", "full_price"]]
    """Amount on which sales tax is charged; less_trade_in: the price less trade_in_value, as in most states of the USA; full_price: the whole price; default "less_trade_in" """
    fees: NotRequired[float]
    """Title, registration and document fees, untaxed (currency); 0 to 1000000000000; default 0"""
    tax_and_fee_treatment: NotRequired[Literal["financed", "upfront"]]
    """Payment of tax and fees: financed or at signing; financed: tax and fees are added to the loan; upfront: tax and fees are paid at signing; default "financed" """
    rebate: NotRequired[float]
    """Manufacturer's cash rebate, which does not lower the tax (currency); 0 to 1000000000000; default 0"""
    start_date: NotRequired[str]
    """Date from which interest accrues; payments follow each month"""
    day_count_convention: NotRequired[Literal["thirty_360", "thirty_e_360", "actual_360", "actual_364", "actual_365", "actual_actual_isda"]]
    """Day count convention for interest; if left out, each month has the same interest; thirty_360: months of 30 days: each whole month is a twelfth of a year; thirty_e_360: months of 30 days, counted between dates by the European rule; actual_360: actual days, years of 360 days; actual_364: actual days, years of 364 days, as of weekly loans; actual_365: actual days, years of 365 days; actual_actual_isda: actual days, split at the year: those of leap years count 1/366 and the others 1/365 (ISDA)"""
    level_payment_rule: NotRequired[Literal["root", "regular"]]
    """Level payment where days are counted; root: the payment that repays the loan over the days as they are; regular: the payment of equal periods; the last one settles the difference; default "root" """
    payment_rounding: NotRequired[Literal["exact", "cent"]]
    """Rounding of payments and monthly interest; exact: nothing is rounded but the results; cent: a lender's ledger: payment and monthly interest are rounded to the smallest unit of the currency, and the last payment settles the rest; default "exact" """
    currency: NotRequired[str]
    """ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places"""


class AutoLoanResultsOmitted(TypedDict):
    """Reason for each result without a value, by name; absent when every result has one"""

    payoff_date: NotRequired[str]


class AutoLoanResultsWarnings(TypedDict):
    pointer: str
    """JSON pointer to the input, or to a result that is unusual"""
    code: Literal["looks-like-a-fraction", "looks-like-a-percentage", "restricted-by-law", "needs-an-estimate", "law-has-ended", "unusual-age", "unusual-result", "less-than-a-year"]
    detail: str


class AutoLoanResults(TypedDict):
    """Results of the Auto Loan Calculator"""

    monthly_payment: float
    """Level payment at the end of each month (currency)"""
    loan_amount: float
    """Loan amount (currency)"""
    sales_tax: float
    """Sales tax (currency)"""
    due_at_signing: float
    """Cash paid at signing, before the loan begins (currency)"""
    total_interest: float
    """Total interest: all payments minus the loan (currency)"""
    total_paid: float
    """All payments of the loan (currency)"""
    total_cost: float
    """Whole cost of the vehicle: price, tax, fees and interest, less the rebate (currency)"""
    final_payment: NotRequired[float]
    """Last payment, which settles the balance; only with payment_rounding cent or day_count_convention (currency)"""
    payoff_date: NotRequired[str]
    """Date of the last payment; absent without start_date"""
    currency: NotRequired[str]
    """Currency of the request, in upper case; absent when none was given"""
    omitted: NotRequired[AutoLoanResultsOmitted]
    """Reason for each result without a value, by name; absent when every result has one"""
    warnings: NotRequired[Sequence[AutoLoanResultsWarnings]]
    """Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none"""


class CarLoanInputs(TypedDict):
    """Inputs of the Car Loan Calculator. Monthly payment and whole cost of a car that is financed, with down payment, trade-in, sales tax and fees."""

    vehicle_price: float
    """Price of the car before tax and fees (currency); 0 to 1000000000000"""
    annual_rate: float
    """Nominal annual interest rate; one-twelfth is charged each month (percent per year); 0 to 1000"""
    tenure_months: NotRequired[int]
    """Loan term (months); 1 to 1200; default 60"""
    down_payment: NotRequired[float]
    """Cash paid toward the price (currency); 0 to 1000000000000; default 0"""
    trade_in_value: NotRequired[float]
    """Trade-in value of the old car (currency); 0 to 1000000000000; default 0"""
    sales_tax_rate: NotRequired[float]
    """Sales tax on the price less trade_in_value (percent); 0 to 100; default 0"""
    fees: NotRequired[float]
    """Title, registration and document fees, untaxed (currency); 0 to 1000000000000; default 0"""
    start_date: NotRequired[str]
    """Date from which interest accrues; payments follow each month"""
    day_count_convention: NotRequired[Literal["thirty_360", "thirty_e_360", "actual_360", "actual_364", "actual_365", "actual_actual_isda"]]
    """Day count convention for interest; if left out, each month has the same interest; thirty_360: months of 30 days: each whole month is a twelfth of a year; thirty_e_360: months of 30 days, counted between dates by the European rule; actual_360: actual days, years of 360 days; actual_364: actual days, years of 364 days, as of weekly loans; actual_365: actual days, years of 365 days; actual_actual_isda: actual days, split at the year: those of leap years count 1/366 and the others 1/365 (ISDA)"""
    level_payment_rule: NotRequired[Literal["root", "regular"]]
    """Level payment where days are counted; root: the payment that repays the loan over the days as they are; regular: the payment of equal periods; the last one settles the difference; default "root" """
    payment_rounding: NotRequired[Literal["exact", "cent"]]
    """Rounding of payments and monthly interest; exact: nothing is rounded but the results; cent: a lender's ledger: payment and monthly interest are rounded to the smallest unit of the currency, and the last payment settles the rest; default "exact" """
    currency: NotRequired[str]
    """ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places"""


class CarLoanResultsOmitted(TypedDict):
    """Reason for each result without a value, by name; absent when every result has one"""

    payoff_date: NotRequired[str]


class CarLoanResultsWarnings(TypedDict):
    pointer: str
    """JSON pointer to the input, or to a result that is unusual"""
    code: Literal["looks-like-a-fraction", "looks-like-a-percentage", "restricted-by-law", "needs-an-estimate", "law-has-ended", "unusual-age", "unusual-result", "less-than-a-year"]
    detail: str


class CarLoanResults(TypedDict):
    """Results of the Car Loan Calculator"""

    monthly_payment: float
    """Level payment at the end of each month (currency)"""
    loan_amount: float
    """Loan amount (currency)"""
    total_interest: float
    """Total interest: all payments minus the loan (currency)"""
    total_paid: float
    """All payments of the loan (currency)"""
    total_cost: float
    """Whole cost of the car: price, tax, fees and interest (currency)"""
    final_payment: NotRequired[float]
    """Last payment, which settles the balance; only with payment_rounding cent or day_count_convention (currency)"""
    payoff_date: NotRequired[str]
    """Date of the last payment; absent without start_date"""
    currency: NotRequired[str]
    """Currency of the request, in upper case; absent when none was given"""
    omitted: NotRequired[CarLoanResultsOmitted]
    """Reason for each result without a value, by name; absent when every result has one"""
    warnings: NotRequired[Sequence[CarLoanResultsWarnings]]
    """Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none"""


class BusinessLoanInputs(TypedDict):
    """Inputs of the Business Loan Calculator. Monthly payment of a business loan with fees, interest-only months and a balloon, and its annual percentage rate."""

    principal: float
    """Loan amount (currency); 0.01 to 1000000000000"""
    annual_rate: float
    """Nominal annual interest rate; one-twelfth is charged each month (percent per year); 0 to 1000"""
    tenure_months: int
    """Loan term in months, rounded up to whole payment periods (months); 1 to 600"""
    start_date: str
    """Date from which interest accrues"""
    fees: NotRequired[float]
    """Fees that are paid at closing or taken out of the loan, such as guarantee and origination fees (currency); 0 to 1000000000000; default 0"""
    interest_only_months: NotRequired[int]
    """Months of interest-only payments at the beginning (months); 0 to 599; default 0"""
    balloon_amount: NotRequired[float]
    """Balloon: principal due with the last payment, in addition to a level payment (currency); 0 to 1000000000000; default 0"""
    payment_method: NotRequired[Literal["level", "equal_principal"]]
    """Repayment of the loan; level: level payments of principal and interest; equal_principal: the same principal with each payment, and its interest; default "level" """
    day_count_convention: NotRequired[Literal["thirty_360", "thirty_e_360", "actual_360", "actual_364", "actual_365", "actual_actual_isda"]]
    """Day count convention for interest; if left out, each month has the same interest"""
    level_payment_rule: NotRequired[Literal["root", "regular"]]
    """Level payment where days are counted; root: the payment that repays the loan over the days as they are; regular: the payment of equal periods; the last one settles the difference; default "root" """
    payment_rounding: NotRequired[Literal["exact", "cent"]]
    """Rounding of payments and monthly interest; exact: nothing is rounded but the results; cent: a lender's ledger: payment and monthly interest are rounded to the smallest unit of the currency, and the last payment settles the rest; default "exact" """
    currency: NotRequired[str]
    """ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places"""


class BusinessLoanResultsOmitted(TypedDict):
    """Reason for each result without a value, by name; absent when every result has one"""

    apr: NotRequired[str]


class BusinessLoanResultsWarnings(TypedDict):
    pointer: str
    """JSON pointer to the input, or to a result that is unusual"""
    code: Literal["looks-like-a-fraction", "looks-like-a-percentage", "restricted-by-law", "needs-an-estimate", "law-has-ended", "unusual-age", "unusual-result", "less-than-a-year"]
    detail: str


class BusinessLoanResults(TypedDict):
    """Results of the Business Loan Calculator"""

    monthly_payment: float
    """Level monthly payment, after any interest-only months, which repays the balance that is left at their end; the principal in it with equal_principal (currency)"""
    final_payment: float
    """Last payment, including a balloon, which settles the balance (currency)"""
    total_interest: float
    """Total interest (currency)"""
    total_paid: float
    """Total of all payments, excluding the fees (currency)"""
    apr: NotRequired[float]
    """Annual percentage rate: nominal rate that interest and fees together come to (percent per year)"""
    payoff_date: str
    """Date of the last payment"""
    currency: NotRequired[str]
    """Currency of the request, in upper case; absent when none was given"""
    omitted: NotRequired[BusinessLoanResultsOmitted]
    """Reason for each result without a value, by name; absent when every result has one"""
    warnings: NotRequired[Sequence[BusinessLoanResultsWarnings]]
    """Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none"""


class DatedLoanRow(TypedDict):
    """One row of a schedule"""

    period: int
    date: str
    payment: float
    interest: float
    principal: float
    balance: float


class AutoLeaseInputs(TypedDict):
    """Inputs of the Auto Lease Calculator. Monthly payment of a leased vehicle: depreciation, finance charge and sales tax, and what is due at signing."""

    vehicle_price: float
    """Price of the vehicle that was agreed on (currency); 0.01 to 1000000000000"""
    residual_value: NotRequired[float]
    """Residual value: value of the vehicle at the end of the lease (currency); 0 to 1000000000000"""
    residual_pct: NotRequired[float]
    """Residual value as a percentage of the MSRP (percent); 0 to 100"""
    msrp: NotRequired[float]
    """Manufacturer's suggested retail price (MSRP), of which residual_pct is a percentage; the price that was agreed on if it is left out (currency); 0.01 to 1000000000000"""
    annual_rate: NotRequired[float]
    """Annual rate of the lease: 2,400 times the money factor (percent per year); 0 to 1000"""
    money_factor: NotRequired[float]
    """Money factor, such as 0.00125 (ratio); 0 to 0.4"""
    tenure_months: NotRequired[int]
    """Lease term (months); 1 to 1200; default 36"""
    down_payment: NotRequired[float]
    """Cash that lowers the capitalized cost (currency); 0 to 1000000000000; default 0"""
    trade_in_value: NotRequired[float]
    """Trade-in value of the old vehicle, which lowers the capitalized cost (currency); 0 to 1000000000000; default 0"""
    fees: NotRequired[float]
    """Acquisition, title and document fees (currency); 0 to 1000000000000; default 0"""
    fee_treatment: NotRequired[Literal["financed", "upfront"]]
    """Payment of the fees: financed or at signing; financed: fees are added to the capitalized cost; upfront: fees are paid at signing; default "financed" """
    sales_tax_rate: NotRequired[float]
    """Sales tax on each payment and on the down payment (percent); 0 to 100; default 0"""
    down_payment_taxed: NotRequired[bool]
    """Whether sales tax is due on the down payment; true: it is paid at signing, as in most states of the USA; false: the down payment is not taxed; default true"""
    currency: NotRequired[str]
    """ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places"""


class AutoLeaseResultsWarnings(TypedDict):
    pointer: str
    """JSON pointer to the input, or to a result that is unusual"""
    code: Literal["looks-like-a-fraction", "looks-like-a-percentage", "restricted-by-law", "needs-an-estimate", "law-has-ended", "unusual-age", "unusual-result", "less-than-a-year"]
    detail: str


class AutoLeaseResults(TypedDict):
    """Results of the Auto Lease Calculator"""

    monthly_payment: float
    """Monthly payment with sales tax (currency)"""
    monthly_depreciation: float
    """Depreciation charge per month: capitalized cost less residual value, spread over the lease (currency)"""
    monthly_finance_charge: float
    """Finance charge per month, also called rent charge (currency)"""
    monthly_sales_tax: float
    """Sales tax per month (currency)"""
    upfront_sales_tax: float
    """Sales tax on the down payment, due at signing (currency)"""
    capitalized_cost: float
    """Adjusted capitalized cost: price and financed fees less down payment and trade-in (currency)"""
    due_at_signing: float
    """Cash due at signing: down payment and its sales tax, fees paid at signing, and the first monthly payment (currency)"""
    total_paid: float
    """All monthly payments, excluding the down payment, its sales tax and fees paid at signing (currency)"""
    annual_rate: float
    """Annual rate of the lease (percent per year)"""
    currency: NotRequired[str]
    """Currency of the request, in upper case; absent when none was given"""
    warnings: NotRequired[Sequence[AutoLeaseResultsWarnings]]
    """Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none"""


class LeaseVsBuyInputs(TypedDict):
    """Inputs of the Lease or Buy Calculator. Cost of leasing a vehicle compared with buying it with a loan and selling it when the lease would end."""

    vehicle_price: float
    """Price of the vehicle that was agreed on, before tax and fees (currency); 0.01 to 1000000000000"""
    resale_value: float
    """Price at which the bought vehicle is sold when the lease would end (currency); 0 to 1000000000000"""
    residual_value: NotRequired[float]
    """Residual value in the lease (currency); 0 to 1000000000000"""
    residual_pct: NotRequired[float]
    """Residual value in the lease as a percentage of the MSRP (percent); 0 to 100"""
    msrp: NotRequired[float]
    """Manufacturer's suggested retail price (MSRP), of which residual_pct is a percentage; the price that was agreed on if it is left out (currency); 0.01 to 1000000000000"""
    lease_annual_rate: NotRequired[float]
    """Annual rate of the lease: 2,400 times the money factor (percent per year); 0 to 1000"""
    money_factor: NotRequired[float]
    """Money factor of the lease, such as 0.00125 (ratio); 0 to 0.4"""
    lease_tenure_months: NotRequired[int]
    """Lease term (months); 1 to 1200; default 36"""
    lease_down_payment: NotRequired[float]
    """Cash that lowers the capitalized cost of the lease (currency); 0 to 1000000000000; default 0"""
    lease_fees: NotRequired[float]
    """Fees of the lease (currency); 0 to 1000000000000; default 0"""
    fee_treatment: NotRequired[Literal["financed", "upfront"]]
    """Payment of lease_fees: financed or at signing; financed: lease_fees are added to the capitalized cost; upfront: lease_fees are paid at signing; default "financed" """
    annual_rate: float
    """Nominal annual interest rate of the loan; one-twelfth is charged each month (percent per year); 0 to 1000"""
    tenure_months: NotRequired[int]
    """Loan term (months); 1 to 1200; default 60"""
    down_payment: NotRequired[float]
    """Cash paid toward the purchase (currency); 0 to 1000000000000; default 0"""
    fees: NotRequired[float]
    """Fees of the purchase, untaxed (currency); 0 to 1000000000000; default 0"""
    tax_and_fee_treatment: NotRequired[Literal["financed", "upfront"]]
    """Payment of tax and fees of the purchase: financed or at signing; financed: tax and fees of the purchase are added to the loan; upfront: tax and fees of the purchase are paid at signing; default "financed" """
    trade_in_value: NotRequired[float]
    """Trade-in value of the old vehicle, for which both are credited (currency); 0 to 1000000000000; default 0"""
    sales_tax_rate: NotRequired[float]
    """Sales tax on the purchase, and on each payment and the down payment of the lease (percent); 0 to 100; default 0"""
    sales_tax_base: NotRequired[Literal["less_trade_in", "full_price"]]
    """Amount of the purchase on which sales tax is charged; less_trade_in: the price less trade_in_value, as in most states of the USA; full_price: the whole price; default "less_trade_in" """
    lease_down_payment_taxed: NotRequired[bool]
    """Whether sales tax is due on lease_down_payment; true: it is paid at signing, as in most states of the USA; false: the down payment is not taxed; default true"""
    annual_return: NotRequired[float]
    """Nominal annual return that money not spent would earn; one-twelfth each month (percent per year); above -100, up to 1000; default 0"""
    currency: NotRequired[str]
    """ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places"""


class LeaseVsBuyResultsOmitted(TypedDict):
    """Reason for each result without a value, by name; absent when every result has one"""

    break_even_month: NotRequired[str]


class LeaseVsBuyResultsWarnings(TypedDict):
    pointer: str
    """JSON pointer to the input, or to a result that is unusual"""
    code: Literal["looks-like-a-fraction", "looks-like-a-percentage", "restricted-by-law", "needs-an-estimate", "law-has-ended", "unusual-age", "unusual-result", "less-than-a-year"]
    detail: str


class LeaseVsBuyResults(TypedDict):
    """Results of the Lease or Buy Calculator"""

    lease_total_cost: float
    """Cost of the lease at its end: trade-in, cash at signing and all payments, with the return that they would have earned (currency)"""
    lease_upfront_sales_tax: float
    """Sales tax on lease_down_payment, due at signing (currency)"""
    buying_total_cost: float
    """Cost of buying at the same time: trade-in, cash at signing and payments with that return, and the balance of the loan, less resale_value (currency)"""
    buying_advantage: float
    """Cost of the lease less that of buying; negative when the lease costs less (currency)"""
    break_even_month: NotRequired[int]
    """First month in which selling the vehicle leaves buying no more expensive than the lease so far, if its value falls evenly from vehicle_price to resale_value; absent when no month of the lease does (ordinal)"""
    currency: NotRequired[str]
    """Currency of the request, in upper case; absent when none was given"""
    omitted: NotRequired[LeaseVsBuyResultsOmitted]
    """Reason for each result without a value, by name; absent when every result has one"""
    warnings: NotRequired[Sequence[LeaseVsBuyResultsWarnings]]
    """Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none"""


class StudentLoanInputs(TypedDict):
    """Inputs of the Student Loan Calculator. Standard repayment of a student loan after school and a grace period, and the savings from extra payments."""

    principal: float
    """Loan amount, paid out at the beginning (currency); 0.01 to 1000000000000"""
    annual_rate: float
    """Nominal annual interest rate; one-twelfth is charged each month (percent per year); 0 to 1000"""
    loan_term: NotRequired[int]
    """Loan term; the standard plan for federal loans takes 10 years, or, for loans made from July 2026 on, 15 years from 25,000 of debt, 20 from 50,000 and 25 from 100,000 (years); 1 to 100; default 10"""
    months_in_school: NotRequired[int]
    """Months from the payout until the end of school (months); 0 to 1200; default 0"""
    grace_months: NotRequired[int]
    """Grace period: months from the end of school until repayment begins (months); 0 to 1200; default 6"""
    subsidized: NotRequired[bool]
    """Whether the loan is subsidized; true: the government pays the interest until repayment begins; false: interest is charged from the first month; default false"""
    unpaid_interest_treatment: NotRequired[Literal["capitalized", "separate", "paid"]]
    """Treatment of interest that is unpaid when repayment begins; capitalized: added to the loan when repayment begins, and bears interest; separate: kept separate from the loan, bears no interest, and is repaid by the first payments; paid: paid each month as it is charged; default "separate" """
    extra_monthly_payment: NotRequired[float]
    """Extra monthly payment during repayment (currency); 0 to 1000000000000; default 0"""
    start_date: NotRequired[str]
    """Date on which the loan is paid out"""
    day_count_convention: NotRequired[Literal["thirty_360", "thirty_e_360", "actual_360", "actual_364", "actual_365", "actual_actual_isda"]]
    """Day count convention for interest; if left out, each month has the same interest; thirty_360: months of 30 days: each whole month is a twelfth of a year; thirty_e_360: months of 30 days, counted between dates by the European rule; actual_360: actual days, years of 360 days; actual_364: actual days, years of 364 days, as of weekly loans; actual_365: actual days, years of 365 days; actual_actual_isda: actual days, split at the year: those of leap years count 1/366 and the others 1/365 (ISDA)"""
    level_payment_rule: NotRequired[Literal["root", "regular"]]
    """Level payment where days are counted; root: the payment that repays the loan over the days as they are; regular: the payment of equal periods; the last one settles the difference; default "root" """
    payment_rounding: NotRequired[Literal["exact", "cent"]]
    """Rounding of payments and monthly interest; exact: nothing is rounded but the results; cent: a lender's ledger: payment and monthly interest are rounded to the smallest unit of the currency, and the last payment settles the rest; default "exact" """
    currency: NotRequired[str]
    """ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places"""


class StudentLoanResultsOmitted(TypedDict):
    """Reason for each result without a value, by name; absent when every result has one"""

    payoff_date: NotRequired[str]


class StudentLoanResultsWarnings(TypedDict):
    pointer: str
    """JSON pointer to the input, or to a result that is unusual"""
    code: Literal["looks-like-a-fraction", "looks-like-a-percentage", "restricted-by-law", "needs-an-estimate", "law-has-ended", "unusual-age", "unusual-result", "less-than-a-year"]
    detail: str


class StudentLoanResults(TypedDict):
    """Results of the Student Loan Calculator"""

    monthly_payment: float
    """Scheduled monthly payment, excluding the extra payment (currency)"""
    accrued_interest: float
    """Interest charged to the borrower until repayment begins (currency)"""
    balance_at_repayment: float
    """Balance when repayment begins, including unpaid interest (currency)"""
    payment_count: int
    """Number of monthly payments (count)"""
    payoff_date: NotRequired[str]
    """Date of the last payment; absent without start_date"""
    total_interest: float
    """Total interest: all payments minus the loan (currency)"""
    total_paid: float
    """All payments, including those made before repayment begins (currency)"""
    final_payment: float
    """Last payment, which repays the remaining balance (currency)"""
    months_saved: int
    """Months saved by the extra payment (months)"""
    interest_saved: float
    """Interest saved by the extra payment (currency)"""
    currency: NotRequired[str]
    """Currency of the request, in upper case; absent when none was given"""
    omitted: NotRequired[StudentLoanResultsOmitted]
    """Reason for each result without a value, by name; absent when every result has one"""
    warnings: NotRequired[Sequence[StudentLoanResultsWarnings]]
    """Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none"""


class DebtPayoffInputsDebts(TypedDict):
    name: NotRequired[str]
    """Name of the debt"""
    balance: float
    """Current balance (currency); 0.01 to 1000000000000"""
    annual_rate: float
    """Nominal annual interest rate; one-twelfth is charged each month (percent per year); 0 to 1000"""
    minimum_payment: float
    """Minimum payment at the end of each month (currency); 0 to 1000000000000"""


class DebtPayoffInputs(TypedDict):
    """Inputs of the Debt Payoff Calculator. Time and interest until several debts are paid off, by snowball, avalanche or your own order."""

    debts: Sequence[DebtPayoffInputsDebts]
    """Debts to pay off"""
    extra_monthly_payment: NotRequired[float]
    """Extra monthly payment beyond all minimum payments (currency); 0 to 1000000000000; default 0"""
    method: NotRequired[Literal["avalanche", "snowball", "custom"]]
    """Order in which debts get the money beyond minimum payments; avalanche: highest annual_rate first, smallest balance first among equal rates; snowball: smallest balance first, highest annual_rate first among equal balances; custom: the debts in the order given; default "avalanche" """
    start_date: NotRequired[str]
    """Date from which interest accrues; payments follow each month"""
    currency: NotRequired[str]
    """ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places"""


class DebtPayoffResultsDebts(TypedDict):
    name: NotRequired[str]
    """Name of the debt, if given"""
    months_to_payoff: int
    """Month in which the debt is paid off (months)"""
    total_interest: float
    """Interest of the debt (currency)"""
    total_paid: float
    """Total paid for the debt (currency)"""


class DebtPayoffResultsMethods(TypedDict):
    method: str
    """Method"""
    months_to_payoff: int
    """Months until the last debt is paid off (months)"""
    total_interest: float
    """Total interest (currency)"""


class DebtPayoffResultsOmitted(TypedDict):
    """Reason for each result without a value, by name; absent when every result has one"""

    payoff_date: NotRequired[str]
    months_saved: NotRequired[str]
    interest_saved: NotRequired[str]


class DebtPayoffResultsWarnings(TypedDict):
    pointer: str
    """JSON pointer to the input, or to a result that is unusual"""
    code: Literal["looks-like-a-fraction", "looks-like-a-percentage", "restricted-by-law", "needs-an-estimate", "law-has-ended", "unusual-age", "unusual-result", "less-than-a-year"]
    detail: str


class DebtPayoffResults(TypedDict):
    """Results of the Debt Payoff Calculator"""

    months_to_payoff: int
    """Months until the last debt is paid off (months)"""
    payoff_date: NotRequired[str]
    """Date of the last payment; absent without start_date"""
    total_monthly_payment: float
    """Total monthly payment: all minimum payments and the extra payment (currency)"""
    total_balance: float
    """Total of the balances (currency)"""
    total_interest: float
    """Total interest (currency)"""
    total_paid: float
    """Total of all payments (currency)"""
    months_saved: NotRequired[int]
    """Months saved compared with minimum payments alone; absent if these never pay off a debt (months)"""
    interest_saved: NotRequired[float]
    """Interest saved compared with minimum payments alone; absent if these never pay off a debt (currency)"""
    debts: Sequence[DebtPayoffResultsDebts]
    """Results of each debt"""
    methods: Sequence[DebtPayoffResultsMethods]
    """Results of each method that pays off all debts"""
    currency: NotRequired[str]
    """Currency of the request, in upper case; absent when none was given"""
    omitted: NotRequired[DebtPayoffResultsOmitted]
    """Reason for each result without a value, by name; absent when every result has one"""
    warnings: NotRequired[Sequence[DebtPayoffResultsWarnings]]
    """Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none"""


class NamedLoanRow(TypedDict):
    """One row of a schedule"""

    period: int
    name: str
    """Name of the item, or its number in the list"""
    payment: float
    interest: float
    principal: float
    balance: float


class DebtSnowballInputsDebts(TypedDict):
    name: NotRequired[str]
    """Name of the debt"""
    balance: float
    """Current balance (currency); 0.01 to 1000000000000"""
    annual_rate: float
    """Nominal annual interest rate; one-twelfth is charged each month (percent per year); 0 to 1000"""
    minimum_payment: float
    """Minimum payment at the end of each month (currency); 0 to 1000000000000"""


class DebtSnowballInputs(TypedDict):
    """Inputs of the Debt Snowball Calculator. Time and interest until several debts are paid off, smallest balance first, each freed payment going to the next debt."""

    debts: Sequence[DebtSnowballInputsDebts]
    """Debts to pay off"""
    extra_monthly_payment: NotRequired[float]
    """Extra monthly payment beyond all minimum payments (currency); 0 to 1000000000000; default 0"""
    start_date: NotRequired[str]
    """Date from which interest accrues; payments follow each month"""
    currency: NotRequired[str]
    """ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places"""


class DebtSnowballResultsDebts(TypedDict):
    name: NotRequired[str]
    """Name of the debt, if given"""
    months_to_payoff: int
    """Month in which the debt is paid off (months)"""
    total_interest: float
    """Interest of the debt (currency)"""
    total_paid: float
    """Total paid for the debt (currency)"""


class DebtSnowballResultsOmitted(TypedDict):
    """Reason for each result without a value, by name; absent when every result has one"""

    payoff_date: NotRequired[str]
    months_saved: NotRequired[str]
    interest_saved: NotRequired[str]


class DebtSnowballResultsWarnings(TypedDict):
    pointer: str
    """JSON pointer to the input, or to a result that is unusual"""
    code: Literal["looks-like-a-fraction", "looks-like-a-percentage", "restricted-by-law", "needs-an-estimate", "law-has-ended", "unusual-age", "unusual-result", "less-than-a-year"]
    detail: str


class DebtSnowballResults(TypedDict):
    """Results of the Debt Snowball Calculator"""

    months_to_payoff: int
    """Months until the last debt is paid off (months)"""
    payoff_date: NotRequired[str]
    """Date of the last payment; absent without start_date"""
    total_interest: float
    """Total interest (currency)"""
    total_paid: float
    """Total of all payments (currency)"""
    months_saved: NotRequired[int]
    """Months saved compared with minimum payments alone; absent if these never pay off a debt (months)"""
    interest_saved: NotRequired[float]
    """Interest saved compared with minimum payments alone; absent if these never pay off a debt (currency)"""
    debts: Sequence[DebtSnowballResultsDebts]
    """Results of each debt"""
    currency: NotRequired[str]
    """Currency of the request, in upper case; absent when none was given"""
    omitted: NotRequired[DebtSnowballResultsOmitted]
    """Reason for each result without a value, by name; absent when every result has one"""
    warnings: NotRequired[Sequence[DebtSnowballResultsWarnings]]
    """Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none"""


class DebtAvalancheInputsDebts(TypedDict):
    name: NotRequired[str]
    """Name of the debt"""
    balance: float
    """Current balance (currency); 0.01 to 1000000000000"""
    annual_rate: float
    """Nominal annual interest rate; one-twelfth is charged each month (percent per year); 0 to 1000"""
    minimum_payment: float
    """Minimum payment at the end of each month (currency); 0 to 1000000000000"""


class DebtAvalancheInputs(TypedDict):
    """Inputs of the Debt Avalanche Calculator. Time and interest until several debts are paid off, highest interest rate first, each freed payment going to the next debt."""

    debts: Sequence[DebtAvalancheInputsDebts]
    """Debts to pay off"""
    extra_monthly_payment: NotRequired[float]
    """Extra monthly payment beyond all minimum payments (currency); 0 to 1000000000000; default 0"""
    start_date: NotRequired[str]
    """Date from which interest accrues; payments follow each month"""
    currency: NotRequired[str]
    """ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places"""


class DebtAvalancheResultsDebts(TypedDict):
    name: NotRequired[str]
    """Name of the debt, if given"""
    months_to_payoff: int
    """Month in which the debt is paid off (months)"""
    total_interest: float
    """Interest of the debt (currency)"""
    total_paid: float
    """Total paid for the debt (currency)"""


class DebtAvalancheResultsOmitted(TypedDict):
    """Reason for each result without a value, by name; absent when every result has one"""

    payoff_date: NotRequired[str]
    months_saved: NotRequired[str]
    interest_saved: NotRequired[str]


class DebtAvalancheResultsWarnings(TypedDict):
    pointer: str
    """JSON pointer to the input, or to a result that is unusual"""
    code: Literal["looks-like-a-fraction", "looks-like-a-percentage", "restricted-by-law", "needs-an-estimate", "law-has-ended", "unusual-age", "unusual-result", "less-than-a-year"]
    detail: str


class DebtAvalancheResults(TypedDict):
    """Results of the Debt Avalanche Calculator"""

    months_to_payoff: int
    """Months until the last debt is paid off (months)"""
    payoff_date: NotRequired[str]
    """Date of the last payment; absent without start_date"""
    total_interest: float
    """Total interest (currency)"""
    total_paid: float
    """Total of all payments (currency)"""
    months_saved: NotRequired[int]
    """Months saved compared with minimum payments alone; absent if these never pay off a debt (months)"""
    interest_saved: NotRequired[float]
    """Interest saved compared with minimum payments alone; absent if these never pay off a debt (currency)"""
    debts: Sequence[DebtAvalancheResultsDebts]
    """Results of each debt"""
    currency: NotRequired[str]
    """Currency of the request, in upper case; absent when none was given"""
    omitted: NotRequired[DebtAvalancheResultsOmitted]
    """Reason for each result without a value, by name; absent when every result has one"""
    warnings: NotRequired[Sequence[DebtAvalancheResultsWarnings]]
    """Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none"""


class DcaInputs(TypedDict):
    """Inputs of the Dollar-Cost Averaging Calculator. A fixed amount invested at each of several prices, compared with a lump sum invested at the first price."""

    amount_per_purchase: float
    """Amount of each purchase, including its fee (currency); 0.01 to 1000000000000"""
    prices: Sequence[float]
    """Prices of the purchases, in order"""
    fee_per_purchase: NotRequired[float]
    """Fee per purchase, paid out of its amount (currency); 0 to 1000000000000; default 0"""
    final_price: NotRequired[float]
    """Price at which the units are valued; the last of prices if omitted (currency); 0.000001 to 1000000000000"""
    currency: NotRequired[str]
    """ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places"""


class DcaResults(TypedDict):
    """Results of the Dollar-Cost Averaging Calculator"""

    purchase_count: int
    """Number of purchases (count)"""
    total_invested: float
    """Total invested, including fees (currency)"""
    units: float
    """Units bought (units)"""
    average_cost: float
    """Average cost per unit, including fees (currency)"""
    average_price: float
    """Average of the prices (currency)"""
    final_value: float
    """Value of the units at the final price (currency)"""
    gain: float
    """Gain: final_value minus total_invested (currency)"""
    total_return_pct: float
    """Gain as a percentage of total_invested (percent)"""
    lump_sum_units: float
    """Units of a lump sum: total_invested at the first price, with one fee (units)"""
    lump_sum_final_value: float
    """Value of the lump-sum units at the final price (currency)"""
    lump_sum_gain: float
    """Gain of the lump sum: lump_sum_final_value minus total_invested (currency)"""
    dca_advantage: float
    """Advantage over the lump sum: final_value minus lump_sum_final_value (currency)"""
    currency: NotRequired[str]
    """Currency of the request, in upper case; absent when none was given"""


class StockAverageInputsPurchases(TypedDict):
    shares: float
    """Number of shares (shares); 0.000001 to 1000000000000"""
    price: float
    """Price per share (currency); 0.000001 to 1000000000000"""
    fee: NotRequired[float]
    """Purchase fee (currency); 0 to 1000000000000; default 0"""


class StockAverageInputs(TypedDict):
    """Inputs of the Stock Average Calculator. Average cost of shares bought at several prices, and the number of shares to buy for a target average."""

    purchases: Sequence[StockAverageInputsPurchases]
    """Purchases of the shares"""
    current_price: NotRequired[float]
    """Current price per share (currency); 0.000001 to 1000000000000"""
    target_average_cost: NotRequired[float]
    """Target average cost, reached by buying more at current_price without a fee (currency); 0.000001 to 1000000000000"""
    currency: NotRequired[str]
    """ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places"""


class StockAverageResultsOmitted(TypedDict):
    """Reason for each result without a value, by name; absent when every result has one"""

    shares_to_buy: NotRequired[str]
    cost_to_buy: NotRequired[str]


class StockAverageResults(TypedDict):
    """Results of the Stock Average Calculator"""

    total_shares: float
    """Total number of shares (shares)"""
    total_cost: float
    """Total cost, including fees (currency)"""
    total_fees: float
    """Total fees (currency)"""
    average_cost: float
    """Average cost per share, including fees: the break-even price (currency)"""
    average_price: float
    """Average price per share, excluding fees (currency)"""
    market_value: NotRequired[float]
    """Market value of the shares at current_price (currency)"""
    gain: NotRequired[float]
    """Gain at current_price: market_value minus total_cost (currency)"""
    total_return_pct: NotRequired[float]
    """Gain as a percentage of total_cost (percent)"""
    shares_to_buy: NotRequired[float]
    """Number of shares to buy to reach target_average_cost (shares)"""
    cost_to_buy: NotRequired[float]
    """Cost of the shares to buy (currency)"""
    currency: NotRequired[str]
    """Currency of the request, in upper case; absent when none was given"""
    omitted: NotRequired[StockAverageResultsOmitted]
    """Reason for each result without a value, by name; absent when every result has one"""


class FinancialHealthInputs(TypedDict):
    """Inputs of the Financial Health Calculator. Ratios of income, expenses, debts and assets, each with its threshold and whether it is met."""

    monthly_income: float
    """Monthly income before tax (currency); 0.01 to 1000000000000"""
    monthly_income_after_tax: float
    """Monthly income after tax (currency); 0.01 to 1000000000000"""
    monthly_expenses: float
    """Monthly expenses, including housing and debt payments (currency); 0.01 to 1000000000000"""
    monthly_housing_payment: float
    """Monthly rent, or mortgage payment including taxes, insurance and fees (currency); 0 to 1000000000000"""
    monthly_debt_payments: float
    """Monthly payments on all other debts (currency); 0 to 1000000000000"""
    current_savings: float
    """Savings that can be spent within days (currency); 0 to 1000000000000"""
    total_assets: float
    """Total assets, including the savings and a home (currency); 0 to 1000000000000"""
    total_liabilities: float
    """Total debts, including a mortgage (currency); 0 to 1000000000000"""
    utilization_pct: NotRequired[float]
    """Credit card balances as a percentage of the credit limits (percent); 0 to 1000"""
    target_savings_pct: NotRequired[float]
    """Threshold: minimum percentage of the income after tax that is saved (percent); 0 to 100; default 10"""
    max_front_end_dti: NotRequired[float]
    """Threshold: maximum share of income for housing (percent); 1 to 100; default 28"""
    max_back_end_dti: NotRequired[float]
    """Threshold: maximum share of income for housing and all debts (percent); 1 to 100; default 36"""
    min_months_covered: NotRequired[float]
    """Threshold: minimum months of expenses that the savings cover (months); 0 to 120; default 3"""
    max_debt_to_assets_pct: NotRequired[float]
    """Threshold: maximum debts as a percentage of the assets (percent); 0 to 100; default 50"""
    target_utilization_pct: NotRequired[float]
    """Threshold: maximum percentage of the credit limits in use (percent); 0 to 100; default 30"""
    currency: NotRequired[str]
    """ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places"""


class FinancialHealthResultsRatios(TypedDict):
    kind: Literal["savings_rate", "front_end_dti", "back_end_dti", "months_covered", "debt_to_assets_pct", "utilization_pct"]
    """Ratio: the result with this name, or utilization_pct of the request"""
    result: NotRequired[float]
    """Its value, in percent, or in months for months_covered (number)"""
    threshold: float
    """Its threshold, in the same unit (number)"""
    met: NotRequired[bool]
    """Whether it meets the threshold"""


class FinancialHealthResultsOmitted(TypedDict):
    """Reason for each result without a value, by name; absent when every result has one"""

    debt_to_assets_pct: NotRequired[str]


class FinancialHealthResultsWarnings(TypedDict):
    pointer: str
    """JSON pointer to the input, or to a result that is unusual"""
    code: Literal["looks-like-a-fraction", "looks-like-a-percentage", "restricted-by-law", "needs-an-estimate", "law-has-ended", "unusual-age", "unusual-result", "less-than-a-year"]
    detail: str


class FinancialHealthResults(TypedDict):
    """Results of the Financial Health Calculator"""

    savings_rate: float
    """Part of the income after tax that is not spent; negative if the expenses exceed it (percent)"""
    front_end_dti: float
    """Front-end ratio: share of income for housing (percent)"""
    back_end_dti: float
    """Back-end ratio: share of income for housing and all debts (percent)"""
    months_covered: float
    """Months of expenses that the savings cover (months)"""
    debt_to_assets_pct: NotRequired[float]
    """Debts as a percentage of the assets; absent without assets (percent)"""
    net_worth: float
    """Net worth: assets less debts (currency)"""
    ratio_count: int
    """Ratios that have a value (count)"""
    met_count: int
    """Ratios that meet their thresholds; all count the same (count)"""
    ratios: Sequence[FinancialHealthResultsRatios]
    """Ratios with their thresholds"""
    currency: NotRequired[str]
    """Currency of the request, in upper case; absent when none was given"""
    omitted: NotRequired[FinancialHealthResultsOmitted]
    """Reason for each result without a value, by name; absent when every result has one"""
    warnings: NotRequired[Sequence[FinancialHealthResultsWarnings]]
    """Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none"""


class NetWorthInputsAssets(TypedDict):
    name: NotRequired[str]
    """Name of the asset"""
    amount: float
    """Current value (currency); 0 to 1000000000000"""
    liquid: NotRequired[bool]
    """Whether the asset is liquid; true: can be spent within days, such as cash and savings; false: must be sold first, such as a home; default false"""


class NetWorthInputsLiabilities(TypedDict):
    name: NotRequired[str]
    """Name of the liability"""
    amount: float
    """Current balance (currency); 0 to 1000000000000"""


class NetWorthInputs(TypedDict):
    """Inputs of the Net Worth Calculator. Assets minus liabilities, with the debt ratio and the liquid share of the assets."""

    assets: Sequence[NetWorthInputsAssets]
    """Assets"""
    liabilities: NotRequired[Sequence[NetWorthInputsLiabilities]]
    """Liabilities; default []"""
    monthly_expenses: NotRequired[float]
    """Monthly expenses (currency); 0.01 to 1000000000000"""
    currency: NotRequired[str]
    """ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places"""


class NetWorthResultsAssets(TypedDict):
    name: NotRequired[str]
    """Name of the asset, if given"""
    amount: float
    """Value of the asset (currency)"""
    share_pct: NotRequired[float]
    """Value as a percentage of total_assets (percent)"""


class NetWorthResultsOmitted(TypedDict):
    """Reason for each result without a value, by name; absent when every result has one"""

    debt_to_assets_pct: NotRequired[str]
    liquid_assets_pct: NotRequired[str]


class NetWorthResults(TypedDict):
    """Results of the Net Worth Calculator"""

    net_worth: float
    """Net worth: assets minus liabilities; negative if liabilities exceed assets (currency)"""
    total_assets: float
    """Total assets (currency)"""
    total_liabilities: float
    """Total liabilities (currency)"""
    liquid_assets: float
    """Liquid assets (currency)"""
    liquid_net_worth: float
    """Liquid net worth: liquid assets minus liabilities (currency)"""
    debt_to_assets_pct: NotRequired[float]
    """Liabilities as a percentage of the assets; absent without assets (percent)"""
    liquid_assets_pct: NotRequired[float]
    """Liquid assets as a percentage of all assets; absent without assets (percent)"""
    months_covered: NotRequired[float]
    """Months of monthly_expenses that the liquid assets cover (months)"""
    assets: Sequence[NetWorthResultsAssets]
    """Assets with their shares"""
    currency: NotRequired[str]
    """Currency of the request, in upper case; absent when none was given"""
    omitted: NotRequired[NetWorthResultsOmitted]
    """Reason for each result without a value, by name; absent when every result has one"""


class BudgetPlannerInputsItems(TypedDict):
    name: NotRequired[str]
    """Name of the item"""
    amount: float
    """Monthly amount (currency); 0 to 1000000000000"""
    kind: Literal["need", "want", "saving"]
    """Kind of item; need: essential, such as rent, food, insurance and minimum payments; want: optional, such as dining, travel and subscriptions; saving: savings, and debt payments beyond the minimum"""


class BudgetPlannerInputs(TypedDict):
    """Inputs of the Budget Planner Calculator. Monthly needs, wants and savings compared with the 50/30/20 rule or other targets."""

    monthly_income_after_tax: float
    """Monthly income after tax (currency); 0.01 to 1000000000000"""
    items: Sequence[BudgetPlannerInputsItems]
    """Budget items"""
    target_needs_pct: NotRequired[float]
    """Target share of needs in the income (percent); 0 to 100; default 50"""
    target_wants_pct: NotRequired[float]
    """Target share of wants in the income; the rest of 100 is the target of savings (percent); 0 to 100; default 30"""
    currency: NotRequired[str]
    """ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places"""


class BudgetPlannerResultsKinds(TypedDict):
    kind: Literal["need", "want", "saving"]
    """Kind of the items"""
    amount: float
    """Monthly total of the items of this kind (currency)"""
    share_pct: float
    """Amount as a percentage of the income (percent)"""
    target_amount: float
    """Target amount (currency)"""
    amount_over_target: float
    """Difference from the target: amount minus target_amount (currency)"""


class BudgetPlannerResultsWarnings(TypedDict):
    pointer: str
    """JSON pointer to the input, or to a result that is unusual"""
    code: Literal["looks-like-a-fraction", "looks-like-a-percentage", "restricted-by-law", "needs-an-estimate", "law-has-ended", "unusual-age", "unusual-result", "less-than-a-year"]
    detail: str


class BudgetPlannerResults(TypedDict):
    """Results of the Budget Planner Calculator"""

    total_budgeted: float
    """Total of all items (currency)"""
    unassigned: float
    """Income minus total_budgeted; negative if the items exceed the income (currency)"""
    unassigned_pct: float
    """Unassigned income as a percentage of the income (percent)"""
    annual_savings: float
    """Savings per year (currency)"""
    kinds: Sequence[BudgetPlannerResultsKinds]
    """Needs, wants and savings"""
    currency: NotRequired[str]
    """Currency of the request, in upper case; absent when none was given"""
    warnings: NotRequired[Sequence[BudgetPlannerResultsWarnings]]
    """Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none"""


class AprInputsAdvances(TypedDict):
    amount: float
    """Amount of the advance (currency); 0.01 to 1000000000000"""
    period: int
    """Whole periods from the first advance to this one (periods); 0 to 120"""
    days: NotRequired[int]
    """Days from the first advance to this one beside the whole periods (days); 0 to 365; default 0"""


class AprInputsPaymentStreams(TypedDict):
    payment: float
    """Level payment of the stream; 0 for payments that are skipped (currency); 0 to 1000000000000"""
    payment_count: int
    """Number of payments of the stream (count); 1 to 1200"""


class AprInputs(TypedDict):
    """Inputs of the Annual Percentage Rate (APR) Calculator. Annual percentage rate of a loan with its fees, by the actuarial method of Regulation Z."""

    principal: float
    """Amount borrowed, including fees; the first part only if advances follow (currency); 0.01 to 1000000000000"""
    advances: NotRequired[Sequence[AprInputsAdvances]]
    """Further advances of the loan, all before the first payment; default []"""
    fees: NotRequired[float]
    """Prepaid finance charges: points and fees that are paid at closing or taken out of the loan (currency); 0 to 1000000000000; default 0"""
    annual_rate: NotRequired[float]
    """Nominal rate of the loan, which gives the payment; left out when payments are given (percent per year); 0 to 1000"""
    payment: NotRequired[float]
    """Level payment; left out when annual_rate is given (currency); 0.01 to 1000000000000"""
    payment_count: NotRequired[int]
    """Number of payments; left out with payment_streams (count); 1 to 1200"""
    payment_streams: NotRequired[Sequence[AprInputsPaymentStreams]]
    """Level payments one stream after the other, as payments in steps have them, in place of payment and payment_count; default []"""
    payment_frequency: NotRequired[Literal["weekly", "biweekly", "semimonthly", "monthly", "quarterly", "semiannually"]]
    """Payment frequency; weekly: 52 a year; biweekly: 26 a year; semimonthly: 24 a year; monthly: 12 a year; quarterly: 4 a year; semiannually: 2 a year; default "monthly" """
    first_payment: NotRequired[float]
    """The first payment, where it differs (currency); 0 to 1000000000000"""
    final_payment: NotRequired[float]
    """The last payment, where it differs (currency); 0 to 1000000000000"""
    first_period_units: NotRequired[int]
    """Whole periods from the loan to the first payment (periods); 0 to 120; default 1"""
    first_period_days: NotRequired[int]
    """Days from the loan to the first payment beside the whole periods; those that make up a period count as one (days); 0 to 365; default 0"""
    start_date: NotRequired[str]
    """Date of the loan; with first_payment_date in place of the periods and days before the first payment"""
    first_payment_date: NotRequired[str]
    """Date of the first payment"""
    payment_rounding: NotRequired[Literal["exact", "cent"]]
    """Rounding of payments and of the interest of each period; exact: nothing is rounded but the results; cent: a lender's ledger: payments and the interest of each period are rounded to the smallest unit of the currency, and the last payment of a loan with annual_rate settles the rest, unless final_payment is given; default "exact" """
    currency: NotRequired[str]
    """ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places"""


class AprResultsOmitted(TypedDict):
    """Reason for each result without a value, by name; absent when every result has one"""

    effective_annual_rate: NotRequired[str]


class AprResultsWarnings(TypedDict):
    pointer: str
    """JSON pointer to the input, or to a result that is unusual"""
    code: Literal["looks-like-a-fraction", "looks-like-a-percentage", "restricted-by-law", "needs-an-estimate", "law-has-ended", "unusual-age", "unusual-result", "less-than-a-year"]
    detail: str


class AprResults(TypedDict):
    """Results of the Annual Percentage Rate (APR) Calculator"""

    apr: float
    """Annual percentage rate: the nominal rate that the payments cost for what was financed (percent per year)"""
    finance_charge: float
    """Cost of the credit: interest and fees; the payments less the amount financed (currency)"""
    amount_financed: float
    """Amount financed: the loan minus the prepaid finance charges (currency)"""
    total_of_payments: float
    """All payments (currency)"""
    payment: float
    """Level payment; with payment_streams, that of the first stream (currency)"""
    effective_annual_rate: NotRequired[float]
    """Annual rate that the annual percentage rate compounds to (percent per year)"""
    final_payment: NotRequired[float]
    """Last payment; only with payment_rounding cent (currency)"""
    currency: NotRequired[str]
    """Currency of the request, in upper case; absent when none was given"""
    omitted: NotRequired[AprResultsOmitted]
    """Reason for each result without a value, by name; absent when every result has one"""
    warnings: NotRequired[Sequence[AprResultsWarnings]]
    """Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none"""


class InterestRateInputs(TypedDict):
    """Inputs of the Interest Rate Calculator. Interest rate of a loan, of savings or of growth, from the amounts and the number of periods."""

    present_value: NotRequired[float]
    """Amount at the beginning: positive if received, such as a loan; negative if paid, such as an investment (currency); -1000000000000 to 1000000000000; default 0"""
    payment: NotRequired[float]
    """Payment in each period: positive if received, negative if paid (currency); -1000000000000 to 1000000000000; default 0"""
    future_value: NotRequired[float]
    """Amount at the end: positive if received, such as savings; negative if paid, such as a balloon payment (currency); -1000000000000 to 1000000000000; default 0"""
    periods: int
    """Number of periods (periods); 1 to 2400"""
    payment_timing: NotRequired[Literal["begin", "end"]]
    """Payment timing: start or end of each period; begin: payments at the beginning of each period; end: payments at the end of each period; default "end" """
    periods_per_year: NotRequired[int]
    """Periods per year (periods); 1 to 366; default 12"""
    compounds_per_year: NotRequired[int]
    """Compounding periods per year; periods_per_year if left out (periods); 1 to 366"""
    currency: NotRequired[str]
    """ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places"""


class InterestRateResultsOmitted(TypedDict):
    """Reason for each result without a value, by name; absent when every result has one"""

    effective_annual_rate: NotRequired[str]


class InterestRateResults(TypedDict):
    """Results of the Interest Rate Calculator"""

    annual_rate: float
    """Nominal annual rate, with compounding every period unless compounds_per_year is given; the higher one if two rates fit (percent per year)"""
    effective_annual_rate: NotRequired[float]
    """Effective annual rate: a year of compounding at rate_per_period (percent per year)"""
    continuous_annual_rate: float
    """Force of interest: the annual rate with continuous compounding (percent per year)"""
    rate_per_period: float
    """Rate per period; the higher one if two rates fit (percent per period)"""
    second_rate_per_period: NotRequired[float]
    """Lower rate per period, if two rates fit (percent per period)"""
    net_interest: float
    """Net interest: amounts received minus amounts paid (currency)"""
    currency: NotRequired[str]
    """Currency of the request, in upper case; absent when none was given"""
    omitted: NotRequired[InterestRateResultsOmitted]
    """Reason for each result without a value, by name; absent when every result has one"""


class RuleOf78Inputs(TypedDict):
    """Inputs of the Rule of 78 Calculator. Refund of the finance charge when a loan is repaid early, by the rule of 78 and by the actuarial method."""

    finance_charge: float
    """Finance charge of the whole loan (currency); 0 to 1000000000000"""
    tenure_months: int
    """Number of level monthly payments; above 61 United States law forbids the rule of 78 (months); 1 to 1200"""
    elapsed_months: int
    """Number of payments made before the loan is repaid (months); 0 to 1199"""
    annual_rate: NotRequired[float]
    """Nominal annual interest rate, for the refund by the actuarial method (percent per year); 0.01 to 1000"""
    currency: NotRequired[str]
    """ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places"""


class RuleOf78ResultsWarnings(TypedDict):
    pointer: str
    """JSON pointer to the input, or to a result that is unusual"""
    code: Literal["looks-like-a-fraction", "looks-like-a-percentage", "restricted-by-law", "needs-an-estimate", "law-has-ended", "unusual-age", "unusual-result", "less-than-a-year"]
    detail: str


class RuleOf78Results(TypedDict):
    """Results of the Rule of 78 Calculator"""

    refund: float
    """Refund by the rule of 78: the part of the finance charge that is not yet earned (currency)"""
    actuarial_refund: NotRequired[float]
    """Refund by the actuarial method; absent without annual_rate (currency)"""
    refund_difference: NotRequired[float]
    """Loss to the borrower by the rule of 78; absent without annual_rate (currency)"""
    currency: NotRequired[str]
    """Currency of the request, in upper case; absent when none was given"""
    warnings: NotRequired[Sequence[RuleOf78ResultsWarnings]]
    """Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none"""


class FutureValueInputs(TypedDict):
    """Inputs of the Future Value Calculator. Future value of a lump sum and regular payments."""

    present_value: float
    """Lump sum at the beginning (currency); 0 to 1000000000000"""
    annual_rate: float
    """Nominal annual interest rate (percent per year); above -100, up to 1000"""
    years: float
    """Time until the future value (years); 0.01 to 200"""
    payment: NotRequired[float]
    """Regular payment (currency); 0 to 1000000000000; default 0"""
    payment_frequency: NotRequired[Literal["annually", "semiannually", "quarterly", "monthly"]]
    """Payment frequency; annually: one payment a year; semiannually: 2 payments a year; quarterly: 4 payments a year; monthly: 12 payments a year; default "monthly" """
    payment_timing: NotRequired[Literal["begin", "end"]]
    """Payment timing: start or end of each period; begin: payments at the beginning of each period; end: payments at the end of each period; default "end" """
    compound_frequency: NotRequired[Literal["annually", "semiannually", "quarterly", "monthly", "daily"]]
    """Compounding frequency; annually: interest is added once a year; semiannually: interest is added twice a year; quarterly: interest is added 4 times a year; monthly: interest is added 12 times a year; daily: interest is added 365 times a year; default "monthly" """
    tax_rate: NotRequired[float]
    """Tax rate on the interest; a loss is not taxed (percent); 0 to 100; default 0"""
    tax_frequency: NotRequired[Literal["annually", "at_maturity"]]
    """Tax frequency: when the tax is paid from the savings; annually: at the end of each year, on the interest of the year; at_maturity: at the end, on all interest; default "at_maturity" """
    inflation_rate: NotRequired[float]
    """Annual inflation rate (percent per year); -50 to 1000; default 0"""
    currency: NotRequired[str]
    """ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places"""


class FutureValueResultsWarnings(TypedDict):
    pointer: str
    """JSON pointer to the input, or to a result that is unusual"""
    code: Literal["looks-like-a-fraction", "looks-like-a-percentage", "restricted-by-law", "needs-an-estimate", "law-has-ended", "unusual-age", "unusual-result", "less-than-a-year"]
    detail: str


class FutureValueResults(TypedDict):
    """Results of the Future Value Calculator"""

    future_value: float
    """Future value of the lump sum and the payments, before tax (currency)"""
    future_value_of_lump_sum: float
    """Future value of the lump sum (currency)"""
    future_value_of_payments: float
    """Future value of the regular payments (currency)"""
    total_contributions: float
    """Total of all regular payments (currency)"""
    interest_earned: float
    """Total interest: the future value less the lump sum and all payments (currency)"""
    tax: float
    """Tax on the interest (currency)"""
    future_value_after_tax: float
    """Future value after tax (currency)"""
    real_future_value_after_tax: float
    """Future value after tax, in today's money (currency)"""
    effective_annual_rate: float
    """Effective annual rate: growth over one year, with compounding (percent per year)"""
    currency: NotRequired[str]
    """Currency of the request, in upper case; absent when none was given"""
    warnings: NotRequired[Sequence[FutureValueResultsWarnings]]
    """Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none"""


class FutureValueRow(TypedDict):
    """One row of a schedule"""

    period: int
    contribution: float
    growth: float
    tax: float
    """Tax on the interest (currency)"""
    balance_after_tax: float
    """Balance after tax (currency)"""
    balance: float


class HighYieldSavingsInputs(TypedDict):
    """Inputs of the High-Yield Savings Calculator. Balance of a savings account with regular deposits at an annual percentage yield, and what tax and inflation leave of it."""

    current_savings: float
    """Current balance of the account (currency); 0 to 1000000000000"""
    apy: float
    """Annual percentage yield (APY) (percent per year); above -100, up to 1000"""
    years: float
    """Years of saving (years); 0.01 to 200"""
    monthly_contribution: NotRequired[float]
    """Deposit in each month (currency); 0 to 1000000000000; default 0"""
    contribution_timing: NotRequired[Literal["begin", "end"]]
    """Contribution timing: start or end of each month; default "end" """
    tax_rate: NotRequired[float]
    """Tax rate on the interest, which is taxed in the year in which it is credited (percent); 0 to 100; default 0"""
    inflation_rate: NotRequired[float]
    """Annual inflation rate (percent per year); -50 to 1000; default 0"""
    currency: NotRequired[str]
    """ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places"""


class HighYieldSavingsResultsWarnings(TypedDict):
    pointer: str
    """JSON pointer to the input, or to a result that is unusual"""
    code: Literal["looks-like-a-fraction", "looks-like-a-percentage", "restricted-by-law", "needs-an-estimate", "law-has-ended", "unusual-age", "unusual-result", "less-than-a-year"]
    detail: str


class HighYieldSavingsResults(TypedDict):
    """Results of the High-Yield Savings Calculator"""

    future_value: float
    """Balance at the end without any tax (currency)"""
    total_contributions: float
    """Total of all deposits (currency)"""
    interest_earned: float
    """Interest earned: the balance at the end minus current_savings and all deposits (currency)"""
    tax: float
    """Tax on the interest of all years, paid from the account (currency)"""
    future_value_after_tax: float
    """Balance at the end after the tax of each year (currency)"""
    real_future_value_after_tax: float
    """Balance at the end after the tax of each year, in today's money (currency)"""
    currency: NotRequired[str]
    """Currency of the request, in upper case; absent when none was given"""
    warnings: NotRequired[Sequence[HighYieldSavingsResultsWarnings]]
    """Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none"""


class HighYieldSavingsRow(TypedDict):
    """One row of a schedule"""

    period: int
    contribution: float
    growth: float
    tax: float
    """Tax on the interest (currency)"""
    balance_after_tax: float
    """Balance after tax (currency)"""
    balance: float


class PresentValueInputs(TypedDict):
    """Inputs of the Present Value Calculator. The present value of a future amount and of regular payments until then."""

    future_value: float
    """Future amount, received at the end (currency); 0 to 1000000000000"""
    annual_rate: float
    """Nominal annual discount rate (percent per year); above -100, up to 1000"""
    years: float
    """Years until the future amount is received (years); 0.01 to 200"""
    payment: NotRequired[float]
    """Regular payment received (currency); 0 to 1000000000000; default 0"""
    payment_frequency: NotRequired[Literal["annually", "semiannually", "quarterly", "monthly"]]
    """Payment frequency; annually: one payment a year; semiannually: 2 payments a year; quarterly: 4 payments a year; monthly: 12 payments a year; default "monthly" """
    payment_timing: NotRequired[Literal["begin", "end"]]
    """Payment timing: start or end of each period; begin: payments at the beginning of each period; end: payments at the end of each period; default "end" """
    compound_frequency: NotRequired[Literal["annually", "semiannually", "quarterly", "monthly", "daily"]]
    """Compounding frequency; annually: interest is added once a year; semiannually: interest is added twice a year; quarterly: interest is added 4 times a year; monthly: interest is added 12 times a year; daily: interest is added 365 times a year; default "monthly" """
    currency: NotRequired[str]
    """ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places"""


class PresentValueResultsWarnings(TypedDict):
    pointer: str
    """JSON pointer to the input, or to a result that is unusual"""
    code: Literal["looks-like-a-fraction", "looks-like-a-percentage", "restricted-by-law", "needs-an-estimate", "law-has-ended", "unusual-age", "unusual-result", "less-than-a-year"]
    detail: str


class PresentValueResults(TypedDict):
    """Results of the Present Value Calculator"""

    present_value: float
    """Present value of the future amount and the payments (currency)"""
    present_value_of_lump_sum: float
    """Present value of the future amount (currency)"""
    present_value_of_payments: float
    """Present value of the payments (currency)"""
    total_received: float
    """Future amount and all payments, undiscounted (currency)"""
    total_discount: float
    """Total received less its present value (currency)"""
    effective_annual_rate: float
    """Effective annual discount rate, with compounding (percent per year)"""
    currency: NotRequired[str]
    """Currency of the request, in upper case; absent when none was given"""
    warnings: NotRequired[Sequence[PresentValueResultsWarnings]]
    """Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none"""


class StepUpSipInputs(TypedDict):
    """Inputs of the Step-Up SIP Calculator. The future value of a monthly investment that is raised every year, compared with one that stays the same."""

    monthly_investment: float
    """Monthly investment in the first year (currency); 0.01 to 1000000000000"""
    annual_return: float
    """Annual return on the investments (percent per year); above -100, up to 1000"""
    years: float
    """Investment period, rounded to whole months (half up, at least one) (years); 0.01 to 200"""
    step_up_rate: NotRequired[float]
    """Increase of the monthly investment after every 12 months (percent per year); 0 to 100; default 10"""
    contribution_timing: NotRequired[Literal["begin", "end"]]
    """Contribution timing: start or end of each month; begin: contributions at the beginning of each month; end: contributions at the end of each month; default "begin" """
    rate_convention: NotRequired[Literal["nominal", "effective"]]
    """Convention of the annual return: nominal or effective; nominal: the annual rate is nominal: one-twelfth of it is earned each month; effective: the annual rate is effective: twelve months compound to it; default "nominal" """
    currency: NotRequired[str]
    """ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places"""


class StepUpSipResultsWarnings(TypedDict):
    pointer: str
    """JSON pointer to the input, or to a result that is unusual"""
    code: Literal["looks-like-a-fraction", "looks-like-a-percentage", "restricted-by-law", "needs-an-estimate", "law-has-ended", "unusual-age", "unusual-result", "less-than-a-year"]
    detail: str


class StepUpSipResults(TypedDict):
    """Results of the Step-Up SIP Calculator"""

    future_value: float
    """Value at the end of the last month (currency)"""
    total_invested: float
    """Total of all investments (currency)"""
    wealth_gained: float
    """Gain: the future value less the total invested (currency)"""
    final_monthly_investment: float
    """Monthly investment in the last month (currency)"""
    future_value_without_step_up: float
    """Future value with the same amount invested every month (currency)"""
    step_up_advantage: float
    """Increase of the future value by the step-up (currency)"""
    currency: NotRequired[str]
    """Currency of the request, in upper case; absent when none was given"""
    warnings: NotRequired[Sequence[StepUpSipResultsWarnings]]
    """Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none"""


class InvestmentGoalInputs(TypedDict):
    """Inputs of the Investment Goal Calculator. Monthly investment or lump sum needed to reach a goal by a given time."""

    goal_amount: float
    """Goal amount, in today's money (currency); 0.01 to 1000000000000"""
    years: float
    """Time until the goal, rounded to whole months (half up, at least one) (years); 0.01 to 200"""
    annual_return: float
    """Annual return on the investments (percent per year); above -100, up to 1000"""
    current_savings: NotRequired[float]
    """Current savings for the goal (currency); 0 to 1000000000000; default 0"""
    inflation_rate: NotRequired[float]
    """Annual inflation rate of the goal amount (percent per year); above -100, up to 1000; default 0"""
    contribution_timing: NotRequired[Literal["begin", "end"]]
    """Contribution timing: start or end of each month; begin: contributions at the beginning of each month; end: contributions at the end of each month; default "begin" """
    rate_convention: NotRequired[Literal["nominal", "effective"]]
    """Convention of the annual return: nominal or effective; nominal: the annual rate is nominal: one-twelfth of it is earned each month; effective: the annual rate is effective: twelve months compound to it; default "nominal" """
    currency: NotRequired[str]
    """ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places"""


class InvestmentGoalResultsWarnings(TypedDict):
    pointer: str
    """JSON pointer to the input, or to a result that is unusual"""
    code: Literal["looks-like-a-fraction", "looks-like-a-percentage", "restricted-by-law", "needs-an-estimate", "law-has-ended", "unusual-age", "unusual-result", "less-than-a-year"]
    detail: str


class InvestmentGoalResults(TypedDict):
    """Results of the Investment Goal Calculator"""

    future_goal_amount: float
    """Goal amount at future prices (currency)"""
    future_value_of_savings: float
    """Future value of the current savings (currency)"""
    shortfall: float
    """Amount by which the current savings fall short of the goal; 0 if they reach it (currency)"""
    required_monthly_investment: float
    """Monthly investment that reaches the goal (currency)"""
    required_lump_sum: float
    """Lump sum today that reaches the goal instead of monthly investments (currency)"""
    total_invested: float
    """Total of all monthly investments (currency)"""
    wealth_gained: float
    """Growth of the current savings and the monthly investments (currency)"""
    currency: NotRequired[str]
    """Currency of the request, in upper case; absent when none was given"""
    warnings: NotRequired[Sequence[InvestmentGoalResultsWarnings]]
    """Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none"""


class ExpenseRatioInputs(TypedDict):
    """Inputs of the Expense Ratio Calculator. Cost of a fund's annual fees over time, and a comparison with a fund that charges other fees."""

    initial_investment: float
    """Initial investment (currency); 0 to 1000000000000"""
    annual_return: float
    """Annual return before fees (percent per year); above -100, up to 1000"""
    expense_ratio: float
    """Annual fees as a percentage of the value, charged evenly over the year (percent per year); 0 to 99"""
    years: float
    """Investment period (years); 0.01 to 200"""
    monthly_contribution: NotRequired[float]
    """Monthly contribution (currency); 0 to 1000000000000; default 0"""
    contribution_timing: NotRequired[Literal["begin", "end"]]
    """Contribution timing: start or end of each month; begin: contributions at the beginning of each month; end: contributions at the end of each month; default "end" """
    rate_convention: NotRequired[Literal["nominal", "effective"]]
    """Convention of the annual return: nominal or effective; nominal: the annual rate is nominal: one-twelfth of it is earned each month; effective: the annual rate is effective: twelve months compound to it; default "effective" """
    comparison_expense_ratio: NotRequired[float]
    """Annual fees of the comparison fund, as a percentage of the value (percent per year); 0 to 99; default 0"""
    tracking_difference_rate: NotRequired[float]
    """Annual loss against the index beyond the fees, as a percentage of the value; negative if the fund gains on it (percent per year); -10 to 99; default 0"""
    entry_load_pct: NotRequired[float]
    """Entry load: part of each payment that the seller keeps (percent); 0 to 99; default 0"""
    exit_load_pct: NotRequired[float]
    """Exit load: part of the final value that is kept when it is paid out (percent); 0 to 99; default 0"""
    currency: NotRequired[str]
    """ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places"""


class ExpenseRatioResultsWarnings(TypedDict):
    pointer: str
    """JSON pointer to the input, or to a result that is unusual"""
    code: Literal["looks-like-a-fraction", "looks-like-a-percentage", "restricted-by-law", "needs-an-estimate", "law-has-ended", "unusual-age", "unusual-result", "less-than-a-year"]
    detail: str


class ExpenseRatioResults(TypedDict):
    """Results of the Expense Ratio Calculator"""

    future_value: float
    """Final value after fees (currency)"""
    future_value_without_fees: float
    """Final value without fees (currency)"""
    cost_of_fees: float
    """Cost of the fees: all fees, loads and tracking losses, and the growth they would have earned (currency)"""
    cost_of_fees_pct: float
    """Cost of the fees as a percentage of the final value without fees (percent)"""
    comparison_future_value: float
    """Final value with the fees of the comparison fund (currency)"""
    comparison_advantage: float
    """Final value with the comparison fund less the final value with this fund (currency)"""
    total_invested: float
    """Initial investment and all contributions (currency)"""
    wealth_gained: float
    """Final value after fees minus the initial investment and all contributions (currency)"""
    total_loads: float
    """Total of the entry and exit loads (currency)"""
    annual_return_after_fees: float
    """Effective annual return after fees, without the loads (percent per year)"""
    currency: NotRequired[str]
    """Currency of the request, in upper case; absent when none was given"""
    warnings: NotRequired[Sequence[ExpenseRatioResultsWarnings]]
    """Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none"""


class ExpenseRatioRow(TypedDict):
    """One row of a schedule"""

    period: int
    contribution: float
    growth: float
    load: float
    """Entry and exit loads, which are taken off the growth (currency)"""
    balance: float


class EtfInputs(TypedDict):
    """Inputs of the ETF Calculator. Future value of an exchange-traded fund (ETF) with its expense ratio and tracking difference, and what these cost."""

    initial_investment: float
    """Initial investment (currency); 0 to 1000000000000"""
    annual_return: float
    """Annual return of the index (percent per year); above -100, up to 1000"""
    years: float
    """Investment period (years); 0.01 to 200"""
    expense_ratio: float
    """Annual fees as a percentage of the value, charged evenly over the year (percent per year); 0 to 99"""
    monthly_contribution: NotRequired[float]
    """Monthly contribution (currency); 0 to 1000000000000; default 0"""
    contribution_timing: NotRequired[Literal["begin", "end"]]
    """Contribution timing: start or end of each month; begin: contributions at the beginning of each month; end: contributions at the end of each month; default "end" """
    rate_convention: NotRequired[Literal["nominal", "effective"]]
    """Convention of the annual return: nominal or effective; nominal: the annual rate is nominal: one-twelfth of it is earned each month; effective: the annual rate is effective: twelve months compound to it; default "effective" """
    tracking_difference_rate: NotRequired[float]
    """Annual loss against the index beyond the fees, as a percentage of the value; negative if the fund gains on it (percent per year); -10 to 99; default 0"""
    currency: NotRequired[str]
    """ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places"""


class EtfResultsWarnings(TypedDict):
    pointer: str
    """JSON pointer to the input, or to a result that is unusual"""
    code: Literal["looks-like-a-fraction", "looks-like-a-percentage", "restricted-by-law", "needs-an-estimate", "law-has-ended", "unusual-age", "unusual-result", "less-than-a-year"]
    detail: str


class EtfResults(TypedDict):
    """Results of the ETF Calculator"""

    future_value: float
    """Final value after fees (currency)"""
    total_invested: float
    """Initial investment and all contributions (currency)"""
    wealth_gained: float
    """Final value after fees minus the initial investment and all contributions (currency)"""
    cost_of_fees: float
    """Cost of fees and tracking: their amount and the growth they would have earned (currency)"""
    currency: NotRequired[str]
    """Currency of the request, in upper case; absent when none was given"""
    warnings: NotRequired[Sequence[EtfResultsWarnings]]
    """Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none"""


class EtfRow(TypedDict):
    """One row of a schedule"""

    period: int
    contribution: float
    growth: float
    balance: float


class MutualFundInputs(TypedDict):
    """Inputs of the Mutual Fund Calculator. Future value of a mutual fund with its expense ratio, entry load and exit load, and what these cost."""

    initial_investment: float
    """Initial investment (currency); 0 to 1000000000000"""
    annual_return: float
    """Annual return before fees (percent per year); above -100, up to 1000"""
    years: float
    """Investment period (years); 0.01 to 200"""
    expense_ratio: float
    """Annual fees as a percentage of the value, charged evenly over the year (percent per year); 0 to 99"""
    monthly_contribution: NotRequired[float]
    """Monthly contribution (currency); 0 to 1000000000000; default 0"""
    contribution_timing: NotRequired[Literal["begin", "end"]]
    """Contribution timing: start or end of each month; begin: contributions at the beginning of each month; end: contributions at the end of each month; default "end" """
    rate_convention: NotRequired[Literal["nominal", "effective"]]
    """Convention of the annual return: nominal or effective; nominal: the annual rate is nominal: one-twelfth of it is earned each month; effective: the annual rate is effective: twelve months compound to it; default "effective" """
    entry_load_pct: NotRequired[float]
    """Entry load: part of each payment that the seller keeps (percent); 0 to 99; default 0"""
    exit_load_pct: NotRequired[float]
    """Exit load: part of the final value that is kept when it is paid out (percent); 0 to 99; default 0"""
    currency: NotRequired[str]
    """ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places"""


class MutualFundResultsWarnings(TypedDict):
    pointer: str
    """JSON pointer to the input, or to a result that is unusual"""
    code: Literal["looks-like-a-fraction", "looks-like-a-percentage", "restricted-by-law", "needs-an-estimate", "law-has-ended", "unusual-age", "unusual-result", "less-than-a-year"]
    detail: str


class MutualFundResults(TypedDict):
    """Results of the Mutual Fund Calculator"""

    future_value: float
    """Final value after fees (currency)"""
    total_invested: float
    """Initial investment and all contributions (currency)"""
    wealth_gained: float
    """Final value after fees minus the initial investment and all contributions (currency)"""
    cost_of_fees: float
    """Cost of fees and loads: their amount and the growth they would have earned (currency)"""
    total_loads: float
    """Total of the entry and exit loads (currency)"""
    currency: NotRequired[str]
    """Currency of the request, in upper case; absent when none was given"""
    warnings: NotRequired[Sequence[MutualFundResultsWarnings]]
    """Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none"""


class MutualFundRow(TypedDict):
    """One row of a schedule"""

    period: int
    contribution: float
    growth: float
    load: float
    """Entry and exit loads, which are taken off the growth (currency)"""
    balance: float


class DividendInputs(TypedDict):
    """Inputs of the Dividend Calculator. Annual and monthly dividends of shares, their dividend yield, and their yield on cost."""

    shares: float
    """Number of shares (shares); 0 to 1000000000000"""
    current_price: float
    """Current price of a share (currency); 0.01 to 1000000000000"""
    dividend_per_share: NotRequired[float]
    """Annual dividend per share; left out if dividend_yield is given (currency); 0 to 1000000000000"""
    dividend_yield: NotRequired[float]
    """Annual dividends as a percentage of the current price; left out if dividend_per_share is given (percent per year); 0 to 100"""
    average_cost: NotRequired[float]
    """Average cost of a share, for the yield on cost (currency); 0.01 to 1000000000000"""
    currency: NotRequired[str]
    """ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places"""


class DividendResultsWarnings(TypedDict):
    pointer: str
    """JSON pointer to the input, or to a result that is unusual"""
    code: Literal["looks-like-a-fraction", "looks-like-a-percentage", "restricted-by-law", "needs-an-estimate", "law-has-ended", "unusual-age", "unusual-result", "less-than-a-year"]
    detail: str


class DividendResults(TypedDict):
    """Results of the Dividend Calculator"""

    market_value: float
    """Market value of the shares (currency)"""
    annual_dividends: float
    """Annual dividends (currency)"""
    monthly_dividends: float
    """One-twelfth of the annual dividends (currency)"""
    dividend_yield: float
    """Annual dividends as a percentage of the current price (percent per year)"""
    yield_on_cost_pct: NotRequired[float]
    """Annual dividends as a percentage of the average cost; absent without average_cost (percent per year)"""
    currency: NotRequired[str]
    """Currency of the request, in upper case; absent when none was given"""
    warnings: NotRequired[Sequence[DividendResultsWarnings]]
    """Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none"""


class DividendReinvestmentInputs(TypedDict):
    """Inputs of the Dividend Reinvestment (DRIP) Calculator. Value, total return and yield on cost of shares over time, with dividends either reinvested or paid out."""

    initial_investment: float
    """Amount invested at the start (currency); 0.01 to 1000000000000"""
    dividend_yield: float
    """Dividends of the first year, in percent of the price at the start (percent per year); 0 to 100"""
    price_growth_rate: float
    """Effective rise of the price (percent per year); -50 to 1000"""
    years: int
    """Years for which the shares are held (years); 1 to 100"""
    dividend_growth_rate: NotRequired[float]
    """Yearly rise of the dividend per share, from the second year on (percent per year); above -100, up to 1000; default 0"""
    dividend_tax_rate: NotRequired[float]
    """Tax withheld from each dividend (percent); 0 to 99; default 0"""
    dividends_reinvested: NotRequired[bool]
    """Whether dividends are reinvested; true: dividends, after tax, buy shares at the price of the day; false: dividends, after tax, are paid out; default true"""
    dividend_frequency: NotRequired[Literal["annually", "semiannually", "quarterly", "monthly"]]
    """Payment frequency; annually: one payment a year; semiannually: 2 payments a year; quarterly: 4 payments a year; monthly: 12 payments a year; default "quarterly" """
    annual_contribution: NotRequired[float]
    """Amount that buys more shares at the end of each year (currency); 0 to 1000000000000; default 0"""
    currency: NotRequired[str]
    """ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places"""


class DividendReinvestmentResultsWarnings(TypedDict):
    pointer: str
    """JSON pointer to the input, or to a result that is unusual"""
    code: Literal["looks-like-a-fraction", "looks-like-a-percentage", "restricted-by-law", "needs-an-estimate", "law-has-ended", "unusual-age", "unusual-result", "less-than-a-year"]
    detail: str


class DividendReinvestmentResults(TypedDict):
    """Results of the Dividend Reinvestment (DRIP) Calculator"""

    future_value: float
    """Value of all shares at the end (currency)"""
    total_dividends: float
    """All dividends after tax (currency)"""
    dividend_tax: float
    """Tax withheld from the dividends (currency)"""
    total_invested: float
    """Amount at the start and all contributions (currency)"""
    wealth_gained: float
    """Value at the end and dividends paid out, less the amount invested (currency)"""
    total_return_pct: float
    """Total gain in percent of the amount invested (percent)"""
    reinvestment_advantage: NotRequired[float]
    """Gain from reinvesting the dividends rather than having them paid out; only if they are reinvested (currency)"""
    next_year_dividends: float
    """Dividends after tax in the year after the last, from the shares held then (currency)"""
    yield_on_cost_pct: float
    """Income of the next year in percent of the amount invested (percent per year)"""
    currency: NotRequired[str]
    """Currency of the request, in upper case; absent when none was given"""
    warnings: NotRequired[Sequence[DividendReinvestmentResultsWarnings]]
    """Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none"""


class DividendReinvestmentRow(TypedDict):
    """One row of a schedule"""

    period: int
    contribution: float
    growth: float
    dividends: float
    """Dividends after tax (currency)"""
    dividend_tax: float
    """Tax withheld from the dividends (currency)"""
    balance: float


class DripInputs(TypedDict):
    """Inputs of the DRIP Calculator. Growth of shares in a dividend reinvestment plan (DRIP), and the advantage over having the dividends paid out."""

    initial_investment: float
    """Amount invested at the start (currency); 0.01 to 1000000000000"""
    dividend_yield: float
    """Dividends of the first year, in percent of the price at the start (percent per year); 0 to 100"""
    price_growth_rate: float
    """Annual growth of the share price (percent per year); -50 to 1000"""
    years: int
    """Years for which the shares are held (years); 1 to 100"""
    dividend_growth_rate: NotRequired[float]
    """Annual growth of the dividend per share, from the second year on (percent per year); above -100, up to 1000; default 0"""
    dividend_tax_rate: NotRequired[float]
    """Tax withheld from each dividend (percent); 0 to 99; default 0"""
    dividend_frequency: NotRequired[Literal["annually", "semiannually", "quarterly", "monthly"]]
    """Payment frequency; annually: one payment a year; semiannually: 2 payments a year; quarterly: 4 payments a year; monthly: 12 payments a year; default "quarterly" """
    annual_contribution: NotRequired[float]
    """Amount that buys more shares at the end of each year (currency); 0 to 1000000000000; default 0"""
    currency: NotRequired[str]
    """ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places"""


class DripResultsWarnings(TypedDict):
    pointer: str
    """JSON pointer to the input, or to a result that is unusual"""
    code: Literal["looks-like-a-fraction", "looks-like-a-percentage", "restricted-by-law", "needs-an-estimate", "law-has-ended", "unusual-age", "unusual-result", "less-than-a-year"]
    detail: str


class DripResults(TypedDict):
    """Results of the DRIP Calculator"""

    future_value: float
    """Value of all shares at the end (currency)"""
    total_dividends: float
    """All dividends after tax, which buy shares (currency)"""
    reinvestment_advantage: NotRequired[float]
    """Advantage of reinvesting the dividends over having them paid out (currency)"""
    next_year_dividends: float
    """Dividends after tax in the year after the last, from the shares held then (currency)"""
    currency: NotRequired[str]
    """Currency of the request, in upper case; absent when none was given"""
    warnings: NotRequired[Sequence[DripResultsWarnings]]
    """Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none"""


class DripRow(TypedDict):
    """One row of a schedule"""

    period: int
    contribution: float
    growth: float
    dividends: float
    """Dividends after tax (currency)"""
    balance: float


class SavingsGoalInputs(TypedDict):
    """Inputs of the Savings Goal Calculator. Time in which monthly deposits reach a savings goal, and the deposit that reaches it in a given time."""

    goal_amount: float
    """Savings goal (currency); 0.01 to 1000000000000"""
    monthly_contribution: NotRequired[float]
    """Monthly deposit; optional if target_months is given (currency); 0 to 1000000000000"""
    current_savings: NotRequired[float]
    """Current savings (currency); 0 to 1000000000000; default 0"""
    annual_rate: NotRequired[float]
    """Annual interest rate (percent per year); 0 to 1000; default 0"""
    target_months: NotRequired[int]
    """Months in which to reach the goal, for required_monthly_contribution (months); 1 to 1200"""
    goal_growth_rate: NotRequired[float]
    """Annual growth of the goal, such as inflation (percent per year); 0 to 100; default 0"""
    contribution_timing: NotRequired[Literal["begin", "end"]]
    """Contribution timing: start or end of each month; begin: contributions at the beginning of each month; end: contributions at the end of each month; default "end" """
    rate_convention: NotRequired[Literal["nominal", "effective"]]
    """Convention of the annual return: nominal or effective; nominal: the annual rate is nominal: one-twelfth of it is earned each month; effective: the annual rate is effective: twelve months compound to it; default "nominal" """
    currency: NotRequired[str]
    """ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places"""


class SavingsGoalResultsOmitted(TypedDict):
    """Reason for each result without a value, by name; absent when every result has one"""

    months_to_goal: NotRequired[str]
    years_to_goal: NotRequired[str]
    total_contributions: NotRequired[str]
    interest_earned: NotRequired[str]
    future_goal_amount: NotRequired[str]


class SavingsGoalResultsWarnings(TypedDict):
    pointer: str
    """JSON pointer to the input, or to a result that is unusual"""
    code: Literal["looks-like-a-fraction", "looks-like-a-percentage", "restricted-by-law", "needs-an-estimate", "law-has-ended", "unusual-age", "unusual-result", "less-than-a-year"]
    detail: str


class SavingsGoalResults(TypedDict):
    """Results of the Savings Goal Calculator"""

    months_to_goal: NotRequired[int]
    """Whole months until the goal is reached; 0 if it already is (months)"""
    years_to_goal: NotRequired[float]
    """Years until the goal is reached, including a fraction of the last month unless the goal grows (years)"""
    total_contributions: NotRequired[float]
    """All deposits until the goal is reached; the last one is only as large as needed (currency)"""
    interest_earned: NotRequired[float]
    """Interest until the goal is reached: the goal minus current savings and deposits (currency)"""
    future_goal_amount: NotRequired[float]
    """Goal when it is reached (currency)"""
    required_monthly_contribution: NotRequired[float]
    """Monthly deposit that reaches the goal in target_months; 0 if none is needed (currency)"""
    currency: NotRequired[str]
    """Currency of the request, in upper case; absent when none was given"""
    omitted: NotRequired[SavingsGoalResultsOmitted]
    """Reason for each result without a value, by name; absent when every result has one"""
    warnings: NotRequired[Sequence[SavingsGoalResultsWarnings]]
    """Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none"""


class EducationGoalInputs(TypedDict):
    """Inputs of the Education Savings Calculator. Savings needed for the years of a child's education, and the monthly contribution that builds them."""

    annual_education_costs: float
    """Costs of one year of education, in today's money (currency); 0.01 to 1000000000000"""
    education_years: NotRequired[int]
    """Number of years of education (years); 1 to 30; default 4"""
    years: float
    """Time until the education begins, rounded to whole months (half up, at least one) (years); 0.01 to 200"""
    education_inflation_rate: float
    """Annual growth of the costs (percent per year); above -100, up to 1000"""
    annual_return: float
    """Annual return on the investments (percent per year); above -100, up to 1000"""
    contribution_timing: NotRequired[Literal["begin", "end"]]
    """Contribution timing: start or end of each month; begin: contributions at the beginning of each month; end: contributions at the end of each month; default "end" """
    rate_convention: NotRequired[Literal["nominal", "effective"]]
    """Convention of the annual return: nominal or effective; nominal: the annual rate is nominal: one-twelfth of it is earned each month; effective: the annual rate is effective: twelve months compound to it; default "effective" """
    current_savings: NotRequired[float]
    """Savings set aside today (currency); 0 to 1000000000000; default 0"""
    currency: NotRequired[str]
    """ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places"""


class EducationGoalResultsWarnings(TypedDict):
    pointer: str
    """JSON pointer to the input, or to a result that is unusual"""
    code: Literal["looks-like-a-fraction", "looks-like-a-percentage", "restricted-by-law", "needs-an-estimate", "law-has-ended", "unusual-age", "unusual-result", "less-than-a-year"]
    detail: str


class EducationGoalResults(TypedDict):
    """Results of the Education Savings Calculator"""

    future_goal_amount: float
    """Savings needed when the education begins (currency)"""
    shortfall: float
    """Amount by which the current savings, with their return, fall short of the goal; 0 if they reach it (currency)"""
    required_monthly_contribution: float
    """Monthly contribution that closes the shortfall (currency)"""
    required_lump_sum: float
    """Single amount today that closes the shortfall (currency)"""
    currency: NotRequired[str]
    """Currency of the request, in upper case; absent when none was given"""
    warnings: NotRequired[Sequence[EducationGoalResultsWarnings]]
    """Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none"""


class FixedDepositInputs(TypedDict):
    """Inputs of the Fixed Deposit (FD) Calculator. The maturity value and the interest of a fixed (term) deposit, cumulative or with interest paid out."""

    principal: float
    """Amount deposited (currency); 0 to 1000000000000"""
    annual_rate: float
    """Nominal annual interest rate (percent per year); 0 to 1000"""
    tenure_years: NotRequired[int]
    """Years of the term (years); 0 to 100; default 0"""
    tenure_months: NotRequired[int]
    """Months of the term, in addition to tenure_years (months); 0 to 1200; default 0"""
    tenure_days: NotRequired[int]
    """Term in days of a year of 365, in place of tenure_years and tenure_months (days); 7 to 3650"""
    compound_frequency: NotRequired[Literal["annually", "semiannually", "quarterly", "monthly", "daily"]]
    """Compounding frequency; annually: interest is added once a year; semiannually: interest is added twice a year; quarterly: interest is added 4 times a year; monthly: interest is added 12 times a year; daily: interest is added 365 times a year; default "quarterly" """
    short_term_convention: NotRequired[Literal["simple", "simple_parts", "compound"]]
    """Interest of a short term; simple: simple interest for a term below 6 months, as most banks pay; longer terms compound to the last day; simple_parts: simple interest for a term below 6 months and, in a longer one, for the days after the last whole compounding period, as banks in India pay; compound: compounds to the last day in every term; default "simple" """
    payout_frequency: NotRequired[Literal["at_maturity", "monthly", "quarterly", "semiannually", "annually"]]
    """Interest payout; at_maturity: interest stays in the deposit and is paid at maturity; monthly: interest is paid out every month, at the lower rate that compounds to the same annual yield; quarterly: interest is paid out every 3 months; semiannually: interest is paid out every 6 months; annually: interest is paid out every year; default "at_maturity" """
    tax_rate: NotRequired[float]
    """Tax rate on the interest (percent); 0 to 100; default 0"""
    currency: NotRequired[str]
    """ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places"""


class FixedDepositResultsOmitted(TypedDict):
    """Reason for each result without a value, by name; absent when every result has one"""

    interest_payout: NotRequired[str]


class FixedDepositResultsWarnings(TypedDict):
    pointer: str
    """JSON pointer to the input, or to a result that is unusual"""
    code: Literal["looks-like-a-fraction", "looks-like-a-percentage", "restricted-by-law", "needs-an-estimate", "law-has-ended", "unusual-age", "unusual-result", "less-than-a-year"]
    detail: str


class FixedDepositResults(TypedDict):
    """Results of the Fixed Deposit (FD) Calculator"""

    maturity_value: float
    """Amount paid at the end of the term, before tax (currency)"""
    interest_earned: float
    """Total interest, before tax (currency)"""
    interest_payout: NotRequired[float]
    """Interest paid out in each full payout period; absent for a cumulative deposit (currency)"""
    tax: float
    """Tax on the total interest (currency)"""
    interest_earned_after_tax: float
    """Total interest after tax (currency)"""
    maturity_value_after_tax: float
    """Amount paid at the end of the term, after tax on its interest (currency)"""
    effective_annual_rate: float
    """Effective annual rate, with compounding and before tax (percent per year)"""
    currency: NotRequired[str]
    """Currency of the request, in upper case; absent when none was given"""
    omitted: NotRequired[FixedDepositResultsOmitted]
    """Reason for each result without a value, by name; absent when every result has one"""
    warnings: NotRequired[Sequence[FixedDepositResultsWarnings]]
    """Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none"""


class FixedDepositRow(TypedDict):
    """One row of a schedule"""

    period: int
    payout: float
    interest: float
    tax: float
    """Tax on the interest (currency)"""
    balance_after_tax: float
    """Balance after tax (currency)"""
    balance: float


class RecurringDepositInputs(TypedDict):
    """Inputs of the Recurring Deposit (RD) Calculator. The maturity value of equal monthly deposits at a bank, with the quarterly compounding of India's banks by default."""

    monthly_deposit: float
    """Amount deposited each month (currency); 0.01 to 1000000000000"""
    annual_rate: float
    """Nominal annual interest rate (percent per year); 0 to 1000"""
    tenure_months: int
    """Term in months: the number of deposits (months); 1 to 1200"""
    compound_frequency: NotRequired[Literal["annually", "semiannually", "quarterly", "monthly", "daily"]]
    """Compounding frequency; annually: interest is added once a year; semiannually: interest is added twice a year; quarterly: interest is added 4 times a year; monthly: interest is added 12 times a year; daily: interest is added 365 times a year; default "quarterly" """
    contribution_timing: NotRequired[Literal["begin", "end"]]
    """Contribution timing: start or end of each month; begin: contributions at the beginning of each month; end: contributions at the end of each month; default "begin" """
    tax_rate: NotRequired[float]
    """Tax rate on the interest (percent); 0 to 100; default 0"""
    currency: NotRequired[str]
    """ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places"""


class RecurringDepositResultsWarnings(TypedDict):
    pointer: str
    """JSON pointer to the input, or to a result that is unusual"""
    code: Literal["looks-like-a-fraction", "looks-like-a-percentage", "restricted-by-law", "needs-an-estimate", "law-has-ended", "unusual-age", "unusual-result", "less-than-a-year"]
    detail: str


class RecurringDepositResults(TypedDict):
    """Results of the Recurring Deposit (RD) Calculator"""

    maturity_value: float
    """Amount paid at the end of the last month, before tax (currency)"""
    total_deposits: float
    """Total deposits (currency)"""
    interest_earned: float
    """Total interest, before tax (currency)"""
    tax: float
    """Tax on the total interest (currency)"""
    maturity_value_after_tax: float
    """Amount paid at the end of the last month, after tax (currency)"""
    effective_annual_rate: float
    """Effective annual rate, with compounding and before tax (percent per year)"""
    currency: NotRequired[str]
    """Currency of the request, in upper case; absent when none was given"""
    warnings: NotRequired[Sequence[RecurringDepositResultsWarnings]]
    """Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none"""


class RecurringDepositRow(TypedDict):
    """One row of a schedule"""

    period: int
    contribution: float
    growth: float
    tax: float
    """Tax on the interest (currency)"""
    balance_after_tax: float
    """Balance after tax (currency)"""
    balance: float


class PpfInputsDeposits(TypedDict):
    year: int
    """Year, 1 for the first one of the calculation (ordinal); 1 to 50"""
    amount: float
    """Deposit in that year: from 500 to 150,000, or 0 in an extension or in an account with current_savings (currency); 0 to 150000"""


class PpfInputsAnnualRates(TypedDict):
    year: int
    """Year, 1 for the first one of the calculation (ordinal); 1 to 50"""
    annual_rate: float
    """Annual interest rate of the scheme in that year (percent per year); 0 to 1000"""


class PpfInputs(TypedDict):
    """Inputs of the Public Provident Fund (PPF) Calculator. The maturity value of India's Public Provident Fund (PPF), with extensions, and with deposits and rates that differ from year to year."""

    annual_deposit: float
    """Deposit in each financial year: from 500 to 150,000, or 0 in an account with current_savings (currency); 0 to 150000"""
    annual_rate: NotRequired[float]
    """Annual interest rate of the scheme, in years without one of their own (percent per year); 0 to 1000; default 7.1"""
    years: NotRequired[int]
    """Term: 15 years, or more with extensions of 5 years each; for an account with current_savings, the remaining years or extensions of 5 years each (years); 1 to 50; default 15"""
    deposit_frequency: NotRequired[Literal["annually", "monthly"]]
    """Deposits within the financial year; annually: the whole amount at once; monthly: one-twelfth of the amount each month; default "annually" """
    deposit_timing: NotRequired[Literal["begin", "end"]]
    """Deposit timing; begin: deposits by the 5th of April or of each month, which earn interest from that month on; end: deposits after the 5th of March, which earn no interest in their year, or of each month, which earn it from the next month on; default "begin" """
    current_savings: NotRequired[float]
    """Balance of the account at the start (currency); 0 to 1000000000000; default 0"""
    elapsed_years: NotRequired[int]
    """Financial years of the account that have passed, of which current_savings are the balance (years); 0 to 49; default 0"""
    extended_with_deposits: NotRequired[bool]
    """Whether deposits go on after 15 years; true: extensions have the same deposits; false: nothing is deposited after 15 years, and the balance earns interest; default true"""
    deposits: NotRequired[Sequence[PpfInputsDeposits]]
    """Years with another deposit than annual_deposit; default []"""
    annual_rates: NotRequired[Sequence[PpfInputsAnnualRates]]
    """Years with another rate than annual_rate; default []"""
    currency: NotRequired[str]
    """ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places"""


class PpfResultsLaw(TypedDict):
    """Law that the results rest on"""

    id: str
    """ID of the figures, as at GET /law/{id}"""
    name: str
    currency: str
    """Currency of the amounts of the law"""
    valid_from: str
    """First day on which these figures apply"""
    valid_to: str
    """Last day on which these figures apply"""
    checked: str
    """Day on which the figures were last held against their sources"""
    sources: Sequence[str]
    single: NotRequired[Sequence[str]]
    """Figures that stand in one source alone"""
    own: NotRequired[bool]
    """True when the operator of the service has replaced some figures"""


class PpfResultsWarnings(TypedDict):
    pointer: str
    """JSON pointer to the input, or to a result that is unusual"""
    code: Literal["looks-like-a-fraction", "looks-like-a-percentage", "restricted-by-law", "needs-an-estimate", "law-has-ended", "unusual-age", "unusual-result", "less-than-a-year"]
    detail: str


class PpfResults(TypedDict):
    """Results of the Public Provident Fund (PPF) Calculator"""

    maturity_value: float
    """Balance of the account at the end (currency)"""
    total_deposits: float
    """Total deposits over the term (currency)"""
    interest_earned: float
    """Total interest over the term (currency)"""
    first_year_interest: float
    """Interest in the first year (currency)"""
    final_year_interest: float
    """Interest in the last year (currency)"""
    law: NotRequired[PpfResultsLaw]
    """Law that the results rest on"""
    currency: NotRequired[str]
    """Currency of the request, in upper case; absent when none was given"""
    warnings: NotRequired[Sequence[PpfResultsWarnings]]
    """Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none"""


class EmergencyFundInputs(TypedDict):
    """Inputs of the Emergency Fund Calculator. The emergency fund that covers a number of months without income, and the monthly saving that builds it."""

    monthly_expenses: float
    """Monthly expenses that the fund must cover (currency); 0.01 to 1000000000000"""
    months_covered: NotRequired[int]
    """Number of months that the fund must cover (months); 1 to 120; default 6"""
    current_savings: NotRequired[float]
    """Savings set aside for the fund today (currency); 0 to 1000000000000; default 0"""
    expenses_covered_pct: NotRequired[float]
    """Share of the expenses covered by other income, such as a partner's (percent); 0 to 100; default 0"""
    monthly_contribution: NotRequired[float]
    """Amount saved each month; 0 when omitted (currency); 0 to 1000000000000"""
    annual_rate: NotRequired[float]
    """Annual interest rate of the fund (percent per year); 0 to 1000; default 0"""
    contribution_timing: NotRequired[Literal["begin", "end"]]
    """Contribution timing: start or end of each month; begin: contributions at the beginning of each month; end: contributions at the end of each month; default "end" """
    rate_convention: NotRequired[Literal["nominal", "effective"]]
    """Convention of the annual return: nominal or effective; nominal: the annual rate is nominal: one-twelfth of it is earned each month; effective: the annual rate is effective: twelve months compound to it; default "nominal" """
    target_months: NotRequired[int]
    """Months in which required_monthly_contribution completes the fund (months); 1 to 1200; default 12"""
    currency: NotRequired[str]
    """ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places"""


class EmergencyFundResultsOmitted(TypedDict):
    """Reason for each result without a value, by name; absent when every result has one"""

    months_to_goal: NotRequired[str]


class EmergencyFundResultsWarnings(TypedDict):
    pointer: str
    """JSON pointer to the input, or to a result that is unusual"""
    code: Literal["looks-like-a-fraction", "looks-like-a-percentage", "restricted-by-law", "needs-an-estimate", "law-has-ended", "unusual-age", "unusual-result", "less-than-a-year"]
    detail: str


class EmergencyFundResults(TypedDict):
    """Results of the Emergency Fund Calculator"""

    goal_amount: float
    """Target size of the fund (currency)"""
    shortfall: float
    """Amount missing from the target today; 0 when the target is reached (currency)"""
    funded_pct: float
    """Savings today as a percentage of the target; 100 when the target is reached (percent)"""
    required_monthly_contribution: float
    """Monthly saving that completes the fund in target_months (currency)"""
    months_to_goal: NotRequired[int]
    """Whole months until the fund is complete with monthly_contribution; absent when it never is complete (months)"""
    currency: NotRequired[str]
    """Currency of the request, in upper case; absent when none was given"""
    omitted: NotRequired[EmergencyFundResultsOmitted]
    """Reason for each result without a value, by name; absent when every result has one"""
    warnings: NotRequired[Sequence[EmergencyFundResultsWarnings]]
    """Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none"""


class LifeInsuranceInputs(TypedDict):
    """Inputs of the Life Insurance Calculator. Life insurance that replaces an income and pays off debts, education and final expenses."""

    annual_income: float
    """Annual income to replace: after income tax, and without what you spend on yourself (currency); 0 to 1000000000000"""
    replacement_years: int
    """Number of years in which the income is replaced (years); 1 to 100"""
    income_growth_rate: NotRequired[float]
    """Annual growth of the income (percent per year); above -100, up to 1000; default 0"""
    discount_rate: NotRequired[float]
    """Annual return on the payout while it is used up (percent per year); above -100, up to 1000; default 0"""
    mortgage_balance: NotRequired[float]
    """Mortgage balance to pay off (currency); 0 to 1000000000000; default 0"""
    other_debt_balance: NotRequired[float]
    """Balance of other debts to pay off (currency); 0 to 1000000000000; default 0"""
    education_costs: NotRequired[float]
    """Costs of the children's education, in today's money (currency); 0 to 1000000000000; default 0"""
    final_expenses: NotRequired[float]
    """Funeral, medical and estate costs (currency); 0 to 1000000000000; default 0"""
    current_savings: NotRequired[float]
    """Savings that the family can use (currency); 0 to 1000000000000; default 0"""
    current_coverage: NotRequired[float]
    """Life insurance that exists already (currency); 0 to 1000000000000; default 0"""
    currency: NotRequired[str]
    """ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places"""


class LifeInsuranceResultsWarnings(TypedDict):
    pointer: str
    """JSON pointer to the input, or to a result that is unusual"""
    code: Literal["looks-like-a-fraction", "looks-like-a-percentage", "restricted-by-law", "needs-an-estimate", "law-has-ended", "unusual-age", "unusual-result", "less-than-a-year"]
    detail: str


class LifeInsuranceResults(TypedDict):
    """Results of the Life Insurance Calculator"""

    required_coverage: float
    """Coverage needed: income, debts, education and final expenses less savings; never below 0 (currency)"""
    human_life_value: float
    """Human life value: present value of the income to replace (currency)"""
    coverage_gap: float
    """Required less existing coverage; negative if there is more than enough (currency)"""
    currency: NotRequired[str]
    """Currency of the request, in upper case; absent when none was given"""
    warnings: NotRequired[Sequence[LifeInsuranceResultsWarnings]]
    """Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none"""


class HealthInsuranceInputsPlans(TypedDict):
    name: NotRequired[str]
    """Name of the plan"""
    monthly_premium: float
    """Premium per month that you pay (currency); 0 to 1000000000000"""
    deductible: float
    """Yearly deductible: expenses that you pay in full (currency); 0 to 1000000000000"""
    coinsurance_pct: NotRequired[float]
    """Percentage of the expenses above the deductible that you pay (percent); 0 to 100; default 20"""
    max_out_of_pocket: float
    """Most that you pay for covered care in a year, with the deductible (currency); 0 to 1000000000000"""
    hsa_eligible: NotRequired[bool]
    """Whether the plan allows a health savings account (HSA); true: a high-deductible plan that allows contributions to a health savings account; false: no contributions to a health savings account; default false"""
    annual_employer_contribution: NotRequired[float]
    """Yearly contribution of the employer to an account for the expenses (currency); 0 to 1000000000000; default 0"""


class HealthInsuranceInputsScenarios(TypedDict):
    name: NotRequired[str]
    """Name of the scenario"""
    annual_medical_expenses: float
    """Covered medical expenses in the year, before insurance (currency); 0 to 1000000000000"""


class HealthInsuranceInputs(TypedDict):
    """Inputs of the Health Insurance Calculator. Yearly cost of health plans with little and much care: premiums, what you pay yourself, and savings of an HSA."""

    plans: Sequence[HealthInsuranceInputsPlans]
    """Health plans to compare"""
    scenarios: Sequence[HealthInsuranceInputsScenarios]
    """Years with different needs for care"""
    annual_hsa_contribution: NotRequired[float]
    """Your own yearly contribution to a health savings account, where the plan allows it (currency); 0 to 1000000000000; default 0"""
    marginal_tax_rate: NotRequired[float]
    """Tax on one more unit of income, which contributions to the account save (percent); 0 to 100; default 0"""
    currency: NotRequired[str]
    """ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places"""


class HealthInsuranceResultsPlans(TypedDict):
    name: NotRequired[str]
    """Name of the plan, if given"""
    annual_premium: float
    """Premiums of a year (currency)"""
    min_annual_cost: float
    """Cost of a year without care: premiums less the contribution of the employer and tax saved (currency)"""
    max_annual_cost: float
    """Cost of a year with the most that you pay for care (currency)"""
    annual_costs: Sequence[float]
    """Cost of the year of each scenario, in the order given"""


class HealthInsuranceResultsScenarios(TypedDict):
    name: NotRequired[str]
    """Name of the scenario, if given"""
    cheapest_plan_index: int
    """Plan with the lowest cost; its position in plans, from 0 (index)"""
    lowest_annual_cost: float
    """Cost of the year with the cheapest plan (currency)"""
    highest_annual_cost: float
    """Cost of the year with the most expensive plan (currency)"""


class HealthInsuranceResultsOmitted(TypedDict):
    """Reason for each result without a value, by name; absent when every result has one"""

    break_even_annual_medical_expenses: NotRequired[str]


class HealthInsuranceResultsWarnings(TypedDict):
    pointer: str
    """JSON pointer to the input, or to a result that is unusual"""
    code: Literal["looks-like-a-fraction", "looks-like-a-percentage", "restricted-by-law", "needs-an-estimate", "law-has-ended", "unusual-age", "unusual-result", "less-than-a-year"]
    detail: str


class HealthInsuranceResults(TypedDict):
    """Results of the Health Insurance Calculator"""

    break_even_annual_medical_expenses: NotRequired[float]
    """Medical expenses above which the plan that is the cheapest without any no longer is; absent if it always is (currency)"""
    lowest_max_annual_cost: float
    """Lowest max_annual_cost: cost of the worst year with the plan for which it is lowest (currency)"""
    lowest_max_cost_plan_index: int
    """Plan with the lowest max_annual_cost; its position in plans, from 0 (index)"""
    lowest_min_cost_plan_index: int
    """Plan with the lowest min_annual_cost; its position in plans, from 0 (index)"""
    plans: Sequence[HealthInsuranceResultsPlans]
    """Plans in the order given"""
    scenarios: Sequence[HealthInsuranceResultsScenarios]
    """Scenarios in the order given"""
    currency: NotRequired[str]
    """Currency of the request, in upper case; absent when none was given"""
    omitted: NotRequired[HealthInsuranceResultsOmitted]
    """Reason for each result without a value, by name; absent when every result has one"""
    warnings: NotRequired[Sequence[HealthInsuranceResultsWarnings]]
    """Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none"""


class HomeInsuranceInputs(TypedDict):
    """Inputs of the Home Insurance Calculator. Coverage that a home needs, its premium, and what a claim pays when the coverage is too low."""

    floor_area: float
    """Floor area, in square feet or square meters (number); 0.01 to 1000000"""
    rebuild_cost_per_area: float
    """Cost of rebuilding a square foot or square meter (currency); 0.01 to 1000000000000"""
    contents_value: NotRequired[float]
    """Insured value of the contents (currency); 0 to 1000000000000; default 0"""
    current_coverage: float
    """Coverage of the building (currency); 0 to 1000000000000"""
    premium_rate: float
    """Annual premium as a percentage of the coverage of building and contents (percent per year); 0 to 100"""
    deductible: NotRequired[float]
    """Deductible: part of each loss that is not paid (currency); 0 to 1000000000000; default 0"""
    coinsurance_pct: NotRequired[float]
    """Coinsurance: percentage of the rebuild cost that must be covered to avoid a penalty (percent); 1 to 100; default 80"""
    loss_amount: NotRequired[float]
    """Loss on the building, to see what the insurance pays (currency); 0 to 1000000000000"""
    currency: NotRequired[str]
    """ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places"""


class HomeInsuranceResultsWarnings(TypedDict):
    pointer: str
    """JSON pointer to the input, or to a result that is unusual"""
    code: Literal["looks-like-a-fraction", "looks-like-a-percentage", "restricted-by-law", "needs-an-estimate", "law-has-ended", "unusual-age", "unusual-result", "less-than-a-year"]
    detail: str


class HomeInsuranceResults(TypedDict):
    """Results of the Home Insurance Calculator"""

    rebuild_cost: float
    """Cost of rebuilding the home (currency)"""
    required_coverage: float
    """Lowest coverage without a coinsurance penalty (currency)"""
    annual_premium: float
    """Premium per year (currency)"""
    coverage_gap: float
    """Coverage that is missing to avoid a penalty: required less present coverage; negative if there is more (currency)"""
    replacement_gap: float
    """Coverage that is missing to rebuild after a total loss: rebuild cost less present coverage, at least 0 (currency)"""
    claim_payment: NotRequired[float]
    """Payment for the loss; absent without loss_amount (currency)"""
    coinsurance_penalty: NotRequired[float]
    """Reduction of the payment for too low a coverage; absent without loss_amount (currency)"""
    currency: NotRequired[str]
    """Currency of the request, in upper case; absent when none was given"""
    warnings: NotRequired[Sequence[HomeInsuranceResultsWarnings]]
    """Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none"""


class AutoInsuranceInputsOptions(TypedDict):
    name: NotRequired[str]
    """Name of the option"""
    annual_premium: float
    """Premium per year (currency); 0 to 1000000000000"""
    deductible: float
    """Deductible: part of each claim that the driver pays (currency); 0 to 1000000000000"""


class AutoInsuranceInputs(TypedDict):
    """Inputs of the Auto Insurance Calculator. Expected yearly cost of car insurance with several deductibles, and when a higher deductible pays off."""

    options: Sequence[AutoInsuranceInputsOptions]
    """Quotes for the same coverage with different deductibles"""
    claim_probability_pct: NotRequired[float]
    """Probability of a claim within a year (percent); 0 to 100; default 5"""
    currency: NotRequired[str]
    """ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places"""


class AutoInsuranceResultsOptions(TypedDict):
    name: NotRequired[str]
    """Name of the option, if given"""
    expected_annual_cost: float
    """Expected cost per year: premium and probable share of the deductible (currency)"""


class AutoInsuranceResultsOmitted(TypedDict):
    """Reason for each result without a value, by name; absent when every result has one"""

    break_even_years: NotRequired[str]
    break_even_claim_probability_pct: NotRequired[str]


class AutoInsuranceResultsWarnings(TypedDict):
    pointer: str
    """JSON pointer to the input, or to a result that is unusual"""
    code: Literal["looks-like-a-fraction", "looks-like-a-percentage", "restricted-by-law", "needs-an-estimate", "law-has-ended", "unusual-age", "unusual-result", "less-than-a-year"]
    detail: str


class AutoInsuranceResults(TypedDict):
    """Results of the Auto Insurance Calculator"""

    options: Sequence[AutoInsuranceResultsOptions]
    """Options in the order given"""
    cheapest_option_index: int
    """Option with the lowest expected cost; its position in options, from 0 (index)"""
    break_even_years: NotRequired[float]
    """Years without a claim after which the highest deductible has saved as much in premiums as a claim costs more; absent unless it lowers the premium (years)"""
    break_even_claim_probability_pct: NotRequired[float]
    """Probability of a claim within a year at which the lowest and the highest deductible cost the same; absent unless the highest lowers the premium (percent)"""
    currency: NotRequired[str]
    """Currency of the request, in upper case; absent when none was given"""
    omitted: NotRequired[AutoInsuranceResultsOmitted]
    """Reason for each result without a value, by name; absent when every result has one"""
    warnings: NotRequired[Sequence[AutoInsuranceResultsWarnings]]
    """Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none"""


class DisabilityInsuranceInputs(TypedDict):
    """Inputs of the Disability Insurance Calculator. Monthly benefit of a disability policy, what is missing of the expenses, and the reserve needed until benefits begin."""

    annual_income: float
    """Insured annual income before tax (currency); 0.01 to 1000000000000"""
    replacement_pct: NotRequired[float]
    """Percentage of the income that the policy replaces (percent); 0 to 100; default 60"""
    elimination_days: NotRequired[int]
    """Elimination period: days without benefits at the beginning (days); 0 to 730; default 90"""
    benefit_years: float
    """Longest time for which benefits are paid (years); 0.25 to 70"""
    other_monthly_benefits: NotRequired[float]
    """Other monthly benefits, such as those of the state, which the policy deducts (currency); 0 to 1000000000000; default 0"""
    monthly_expenses: NotRequired[float]
    """Monthly expenses that must be paid (currency); 0 to 1000000000000; default 0"""
    benefit_taxable: NotRequired[bool]
    """Whether the benefit is taxed; true: it is taxed at tax_rate, for example because an employer paid the premiums; false: it is not taxed, for example because you paid the premiums from taxed income; default false"""
    tax_rate: NotRequired[float]
    """Tax rate of a taxed benefit (percent); 0 to 100; default 0"""
    currency: NotRequired[str]
    """ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places"""


class DisabilityInsuranceResultsWarnings(TypedDict):
    pointer: str
    """JSON pointer to the input, or to a result that is unusual"""
    code: Literal["looks-like-a-fraction", "looks-like-a-percentage", "restricted-by-law", "needs-an-estimate", "law-has-ended", "unusual-age", "unusual-result", "less-than-a-year"]
    detail: str


class DisabilityInsuranceResults(TypedDict):
    """Results of the Disability Insurance Calculator"""

    monthly_benefit: float
    """Monthly benefit of the policy before tax: the insured share of the income, less other benefits (currency)"""
    monthly_benefit_after_tax: float
    """Monthly benefit of the policy after tax (currency)"""
    monthly_income_gap: float
    """Monthly expenses minus the benefit after tax and other benefits; negative if these are more than enough (currency)"""
    required_reserve: float
    """Savings that pay the expenses until the first benefit, which is paid one month after the elimination period (currency)"""
    total_benefits: float
    """Benefits of the policy before tax, if they are paid for all benefit_years (currency)"""
    currency: NotRequired[str]
    """Currency of the request, in upper case; absent when none was given"""
    warnings: NotRequired[Sequence[DisabilityInsuranceResultsWarnings]]
    """Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none"""


class BondInputs(TypedDict):
    """Inputs of the Bond Calculator. Price of a bond from its yield or yield from its price, with duration, convexity and accrued interest."""

    face_value: NotRequired[float]
    """Face value, of which coupons are a percentage (currency); 0.01 to 1000000000000; default 100"""
    coupon_rate: float
    """Nominal annual coupon rate (percent per year); 0 to 1000"""
    yield_to_maturity: NotRequired[float]
    """Nominal annual yield to maturity, compounded with each coupon; left out if clean_price is given (percent per year); above -100, up to 1000"""
    clean_price: NotRequired[float]
    """Clean price, without accrued interest; left out if yield is given (currency); 0.01 to 1000000000000"""
    years_to_maturity: NotRequired[float]
    """Time to maturity, instead of dates; interest accrues for a fraction of a coupon period (years); 0.01 to 100"""
    settlement_date: NotRequired[str]
    """Settlement date: day on which the buyer pays"""
    maturity_date: NotRequired[str]
    """Maturity date: day on which the bond is redeemed"""
    redemption_value: NotRequired[float]
    """Redemption value: amount repaid at maturity; the face value if left out (currency); 0.01 to 1000000000000"""
    call_date: NotRequired[str]
    """Call date: day before maturity on which the issuer may redeem the bond"""
    years_to_call: NotRequired[float]
    """Time to the call, instead of dates (years); 0.01 to 100"""
    call_price: NotRequired[float]
    """Call price: amount repaid at the call, without accrued interest; the face value if left out (currency); 0.01 to 1000000000000"""
    coupon_frequency: NotRequired[Literal["annually", "semiannually", "quarterly"]]
    """Coupon frequency; annually: once a year; semiannually: twice a year; quarterly: four times a year; default "semiannually" """
    day_count_convention: NotRequired[Literal["thirty_360", "thirty_e_360", "actual_360", "actual_365", "actual_actual"]]
    """Day count convention for accrued interest; thirty_360: months of 30 days, American; thirty_e_360: months of 30 days, European; actual_360: actual days, years of 360 days; actual_365: actual days, years of 365 days; actual_actual: actual days of the coupon period (ICMA); default "thirty_360" """
    currency: NotRequired[str]
    """ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places"""


class BondResultsOmitted(TypedDict):
    """Reason for each result without a value, by name; absent when every result has one"""

    yield_to_call: NotRequired[str]
    yield_to_worst: NotRequired[str]


class BondResultsWarnings(TypedDict):
    pointer: str
    """JSON pointer to the input, or to a result that is unusual"""
    code: Literal["looks-like-a-fraction", "looks-like-a-percentage", "restricted-by-law", "needs-an-estimate", "law-has-ended", "unusual-age", "unusual-result", "less-than-a-year"]
    detail: str


class BondResults(TypedDict):
    """Results of the Bond Calculator"""

    yield_to_maturity: float
    """Nominal annual yield to maturity, compounded with each coupon (percent per year)"""
    clean_price: float
    """Clean price, without accrued interest (currency)"""
    accrued_interest: float
    """Accrued interest: part of the next coupon earned by the seller (currency)"""
    dirty_price: float
    """Dirty price: the amount the buyer pays, clean_price plus accrued_interest as they are shown (currency)"""
    clean_price_per_100: float
    """Clean price per 100 of face value (price per 100)"""
    accrued_interest_per_100: float
    """Accrued interest per 100 of face value (price per 100)"""
    dirty_price_per_100: float
    """Dirty price per 100 of face value (price per 100)"""
    current_yield: float
    """Current yield: coupons of a year as a percentage of the clean price (percent per year)"""
    macaulay_duration: float
    """Macaulay duration: mean time of the payments, weighted by their present values (years)"""
    modified_duration: float
    """Modified duration: fall of the dirty price, in percent, per percentage point of yield (years)"""
    convexity: float
    """Convexity: second derivative of the dirty price with respect to the yield, divided by the price (number)"""
    price_value_of_basis_point: float
    """Price value of a basis point: fall of the price per 100 of face value if the yield rises by 0.01 percentage points (price per 100)"""
    yield_to_call: NotRequired[float]
    """Nominal annual yield to the call, compounded with each coupon; absent without call_date or years_to_call (percent per year)"""
    yield_to_worst: NotRequired[float]
    """Yield to worst: the lower of yield_to_maturity and yield_to_call; absent without yield_to_call (percent per year)"""
    coupon_count: int
    """Number of coupons until maturity (count)"""
    next_coupon_date: NotRequired[str]
    """Date of the next coupon, if dates are given"""
    currency: NotRequired[str]
    """Currency of the request, in upper case; absent when none was given"""
    omitted: NotRequired[BondResultsOmitted]
    """Reason for each result without a value, by name; absent when every result has one"""
    warnings: NotRequired[Sequence[BondResultsWarnings]]
    """Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none"""


class BondRow(TypedDict):
    """One row of a schedule"""

    period: int
    years: float
    """Time until the payment (years)"""
    coupon: float
    """Coupon (currency)"""
    redemption: float
    """Redemption at maturity (currency)"""
    discount_factor: float
    """Present value of 1 paid with the cash flow (ratio)"""
    present_value: float
    """Present value of the cash flow (currency)"""
    cumulative_present_value: float
    """Present value of all cash flows so far (currency)"""


class TreasuryBillInputs(TypedDict):
    """Inputs of the Treasury Bill Calculator. Price, discount rate and yields of a treasury bill, from one of them and its dates."""

    settlement_date: str
    """Date on which the bill is paid for"""
    maturity_date: str
    """Date on which the face value is paid: at most a year later"""
    face_value: NotRequired[float]
    """Face value (currency); 0.01 to 1000000000000; default 100"""
    price: NotRequired[float]
    """Price; give exactly one of price, bank_discount_rate and bond_equivalent_yield (currency); 0.01 to 1000000000000"""
    bank_discount_rate: NotRequired[float]
    """Bank discount rate: discount from the face value, for a year of 360 days (percent per year); 0 to 100"""
    bond_equivalent_yield: NotRequired[float]
    """Bond-equivalent yield, as newspapers print it (percent per year); above -100, up to 1000"""
    currency: NotRequired[str]
    """ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places"""


class TreasuryBillResultsWarnings(TypedDict):
    pointer: str
    """JSON pointer to the input, or to a result that is unusual"""
    code: Literal["looks-like-a-fraction", "looks-like-a-percentage", "restricted-by-law", "needs-an-estimate", "law-has-ended", "unusual-age", "unusual-result", "less-than-a-year"]
    detail: str


class TreasuryBillResults(TypedDict):
    """Results of the Treasury Bill Calculator"""

    price: float
    """Price of the bill (currency)"""
    bank_discount_rate: float
    """Bank discount rate: discount as a percentage of the face value, for a year of 360 days (percent per year)"""
    money_market_yield: float
    """Money market yield: discount as a percentage of the price, for a year of 360 days (percent per year)"""
    bond_equivalent_yield: float
    """Bond-equivalent yield: nominal annual yield of a bond with half-yearly coupons that returns as much, for the 365 or 366 days of the year after settlement (percent per year)"""
    days_to_maturity: int
    """Number of days from settlement to maturity (days)"""
    currency: NotRequired[str]
    """Currency of the request, in upper case; absent when none was given"""
    warnings: NotRequired[Sequence[TreasuryBillResultsWarnings]]
    """Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none"""


class CapmInputs(TypedDict):
    """Inputs of the Capital Asset Pricing Model (CAPM) Calculator. Return that investors require of an asset for its market risk, and its alpha."""

    risk_free_rate: float
    """Risk-free rate (percent per year); above -100, up to 1000"""
    beta: float
    """Beta: change of the asset for each percent by which the market changes (ratio); -100 to 100"""
    market_return: NotRequired[float]
    """Expected return of the market; give exactly one of market_return and market_premium_rate (percent per year); above -100, up to 1000"""
    market_premium_rate: NotRequired[float]
    """Market risk premium: return of the market above the risk-free rate (percent per year); above -100, up to 1000"""
    expected_return: NotRequired[float]
    """Expected return of the asset (percent per year); above -100, up to 1000"""


class CapmResultsWarnings(TypedDict):
    pointer: str
    """JSON pointer to the input, or to a result that is unusual"""
    code: Literal["looks-like-a-fraction", "looks-like-a-percentage", "restricted-by-law", "needs-an-estimate", "law-has-ended", "unusual-age", "unusual-result", "less-than-a-year"]
    detail: str


class CapmResults(TypedDict):
    """Results of the Capital Asset Pricing Model (CAPM) Calculator"""

    required_return: float
    """Return that the market risk of the asset requires (percent per year)"""
    market_premium_rate: float
    """Market risk premium: return of the market above the risk-free rate (percent per year)"""
    alpha: NotRequired[float]
    """Alpha: expected less required return; absent without expected_return (percent per year)"""
    warnings: NotRequired[Sequence[CapmResultsWarnings]]
    """Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none"""


class DdmInputsStages(TypedDict):
    years: int
    """Number of years of the stage (years); 1 to 100"""
    dividend_growth_rate: float
    """Annual growth of the dividends in the stage (percent per year); above -100, up to 1000"""


class DdmInputs(TypedDict):
    """Inputs of the Dividend Discount Model (DDM) Calculator. Value of a share as the present value of its dividends, which grow at one rate or in stages."""

    dividend_per_share: float
    """Dividends of the past year (currency); 0.000001 to 1000000000000"""
    required_return: float
    """Return that investors require (percent per year); above -100, up to 1000"""
    dividend_growth_rate: float
    """Annual growth of the dividends; with stages, the growth after the last one (percent per year); above -100, up to 1000"""
    stages: NotRequired[Sequence[DdmInputsStages]]
    """Stages of other growth, from the first year on; default []"""
    currency: NotRequired[str]
    """ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places"""


class DdmResultsWarnings(TypedDict):
    pointer: str
    """JSON pointer to the input, or to a result that is unusual"""
    code: Literal["looks-like-a-fraction", "looks-like-a-percentage", "restricted-by-law", "needs-an-estimate", "law-has-ended", "unusual-age", "unusual-result", "less-than-a-year"]
    detail: str


class DdmResults(TypedDict):
    """Results of the Dividend Discount Model (DDM) Calculator"""

    value_per_share: float
    """Present value of all dividends of a share (currency)"""
    next_year_dividends: float
    """Dividends of the next year (currency)"""
    forward_dividend_yield: float
    """Dividends of the next year as a percentage of the value (percent per year)"""
    currency: NotRequired[str]
    """Currency of the request, in upper case; absent when none was given"""
    warnings: NotRequired[Sequence[DdmResultsWarnings]]
    """Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none"""


class BlackScholesInputs(TypedDict):
    """Inputs of the Black-Scholes Calculator. Price and Greeks of a European option by the Black-Scholes-Merton formula."""

    option_type: Literal["call", "put"]
    """Type of the option, exercised at expiration only; call: the right to buy at the strike price; put: the right to sell at the strike price"""
    spot_price: float
    """Price of the underlying today (currency); 0.000001 to 1000000000000"""
    strike_price: float
    """Strike price (currency); 0.000001 to 1000000000000"""
    years_to_expiration: float
    """Time to expiration in years: 0.25 for three months (years); 0.0001 to 200"""
    risk_free_rate: float
    """Risk-free interest rate, continuously compounded (percent per year); above -100, up to 1000"""
    volatility: float
    """Volatility: standard deviation of the continuous annual return (percent per year); 0.0001 to 1000"""
    dividend_yield: NotRequired[float]
    """Dividend yield of the underlying, continuously compounded; for a currency its interest rate (percent per year); above -100, up to 1000; default 0"""
    currency: NotRequired[str]
    """ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places"""


class BlackScholesResultsWarnings(TypedDict):
    pointer: str
    """JSON pointer to the input, or to a result that is unusual"""
    code: Literal["looks-like-a-fraction", "looks-like-a-percentage", "restricted-by-law", "needs-an-estimate", "law-has-ended", "unusual-age", "unusual-result", "less-than-a-year"]
    detail: str


class BlackScholesResults(TypedDict):
    """Results of the Black-Scholes Calculator"""

    option_price: float
    """Price of an option on one unit of the underlying (currency)"""
    intrinsic_value: float
    """Value of exercising today; 0 if that is not worth it (currency)"""
    delta: float
    """Delta: change of the option price for 1 more of the spot price (ratio)"""
    gamma: float
    """Gamma: change of delta for 1 more of the spot price (number)"""
    vega: float
    """Vega: change of the option price for 1.00 (100 percentage points) more of volatility; divide by 100 for one percentage point (number)"""
    theta: float
    """Theta: change of the option price per year that passes; divide by 365 for one day (number)"""
    rho: float
    """Rho: change of the option price for 1.00 (100 percentage points) more of the interest rate; divide by 100 for one percentage point (number)"""
    parity_price: float
    """Price of the other type, a put for a call, on the same terms, by put-call parity (currency)"""
    currency: NotRequired[str]
    """Currency of the request, in upper case; absent when none was given"""
    warnings: NotRequired[Sequence[BlackScholesResultsWarnings]]
    """Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none"""


class ImpliedVolatilityInputs(TypedDict):
    """Inputs of the Implied Volatility Calculator. Volatility at which the Black-Scholes-Merton price of a European option is its market price."""

    option_type: Literal["call", "put"]
    """Type of the option, exercised at expiration only; call: the right to buy at the strike price; put: the right to sell at the strike price"""
    spot_price: float
    """Price of the underlying today (currency); 0.000001 to 1000000000000"""
    strike_price: float
    """Strike price (currency); 0.000001 to 1000000000000"""
    years_to_expiration: float
    """Time to expiration in years: 0.25 for three months (years); 0.0001 to 200"""
    risk_free_rate: float
    """Risk-free interest rate, continuously compounded (percent per year); above -100, up to 1000"""
    option_price: float
    """Market price of the option on one unit of the underlying (currency); 0.000001 to 1000000000000"""
    dividend_yield: NotRequired[float]
    """Dividend yield of the underlying, continuously compounded; for a currency its interest rate (percent per year); above -100, up to 1000; default 0"""
    currency: NotRequired[str]
    """ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places"""


class ImpliedVolatilityResultsWarnings(TypedDict):
    pointer: str
    """JSON pointer to the input, or to a result that is unusual"""
    code: Literal["looks-like-a-fraction", "looks-like-a-percentage", "restricted-by-law", "needs-an-estimate", "law-has-ended", "unusual-age", "unusual-result", "less-than-a-year"]
    detail: str


class ImpliedVolatilityResults(TypedDict):
    """Results of the Implied Volatility Calculator"""

    volatility: float
    """Implied volatility: standard deviation of the continuous annual return (percent per year)"""
    min_option_price: float
    """Lower no-arbitrage bound: what the option is worth at a volatility of 0 (currency)"""
    max_option_price: float
    """Upper no-arbitrage bound: price of the underlying without its dividends for a call, discounted strike price for a put (currency)"""
    currency: NotRequired[str]
    """Currency of the request, in upper case; absent when none was given"""
    warnings: NotRequired[Sequence[ImpliedVolatilityResultsWarnings]]
    """Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none"""


class KellyInputs(TypedDict):
    """Inputs of the Kelly Criterion Calculator. Share of the capital to risk on a repeated bet for the fastest growth, and that growth."""

    win_probability_pct: float
    """Probability of a win (percent); 0 to 100"""
    payoff_ratio: float
    """Profit on a win per unit lost on a loss (ratio); 0.0001 to 1000000"""
    kelly_multiple: NotRequired[float]
    """Part of the Kelly share that is risked: 1 for all of it, 0.5 for half (ratio); 0 to 1; default 1"""
    account_balance: NotRequired[float]
    """Capital (currency); 0 to 1000000000000"""
    currency: NotRequired[str]
    """ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places"""


class KellyResultsWarnings(TypedDict):
    pointer: str
    """JSON pointer to the input, or to a result that is unusual"""
    code: Literal["looks-like-a-fraction", "looks-like-a-percentage", "restricted-by-law", "needs-an-estimate", "law-has-ended", "unusual-age", "unusual-result", "less-than-a-year"]
    detail: str


class KellyResults(TypedDict):
    """Results of the Kelly Criterion Calculator"""

    kelly_pct: float
    """Kelly share: percentage of the capital with the fastest growth; negative if no bet is worth it (percent)"""
    bet_pct: float
    """Percentage of the capital to risk: kelly_multiple of the Kelly share, 0 if that is negative (percent)"""
    bet_amount: NotRequired[float]
    """Amount to risk; absent without account_balance (currency)"""
    expected_growth_pct: float
    """Growth of the capital per bet in the long run, as a percentage (percent)"""
    currency: NotRequired[str]
    """Currency of the request, in upper case; absent when none was given"""
    warnings: NotRequired[Sequence[KellyResultsWarnings]]
    """Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none"""


class PositionSizeInputs(TypedDict):
    """Inputs of the Position Size Calculator. Number of shares or units to trade so that a loss at the stop price is a fixed share of the account."""

    account_balance: float
    """Account balance (currency); 0.01 to 1000000000000"""
    risk_pct: NotRequired[float]
    """Percentage of the account to risk (percent); 0 to 100; default 1"""
    entry_price: float
    """Price at which the position is opened (currency); 0.000001 to 1000000000000"""
    stop_price: float
    """Price at which a losing position is closed: below the entry price, or above it to sell short (currency); 0 to 1000000000000"""
    fee: NotRequired[float]
    """Fees of opening and closing the position together (currency); 0 to 1000000000000; default 0"""
    currency: NotRequired[str]
    """ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places"""


class PositionSizeResultsWarnings(TypedDict):
    pointer: str
    """JSON pointer to the input, or to a result that is unusual"""
    code: Literal["looks-like-a-fraction", "looks-like-a-percentage", "restricted-by-law", "needs-an-estimate", "law-has-ended", "unusual-age", "unusual-result", "less-than-a-year"]
    detail: str


class PositionSizeResults(TypedDict):
    """Results of the Position Size Calculator"""

    units: float
    """Number of units to trade (units)"""
    risk_amount: float
    """Loss at the stop price, fees included (currency)"""
    position_value: float
    """Value of the position at the entry price (currency)"""
    position_pct: float
    """Value of the position as a percentage of the account (percent)"""
    currency: NotRequired[str]
    """Currency of the request, in upper case; absent when none was given"""
    warnings: NotRequired[Sequence[PositionSizeResultsWarnings]]
    """Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none"""


class RiskRewardInputsTargets(TypedDict):
    price: float
    """Target price: on the other side of the entry price than the stop price (currency); 0 to 1000000000000"""
    share_pct: NotRequired[float]
    """Percentage of the position that is closed at this price (percent); 0.0001 to 100; default 100"""


class RiskRewardInputs(TypedDict):
    """Inputs of the Risk-Reward Calculator. Ratio of the reward to the risk of a trade with a stop and price targets, and the probability of a win that breaks even."""

    account_balance: float
    """Account balance (currency); 0.01 to 1000000000000"""
    risk_pct: NotRequired[float]
    """Percentage of the account to risk (percent); 0 to 100; default 1"""
    entry_price: float
    """Price at which the position is opened (currency); 0.000001 to 1000000000000"""
    stop_price: float
    """Price at which a losing position is closed: below the entry price, or above it to sell short (currency); 0 to 1000000000000"""
    targets: Sequence[RiskRewardInputsTargets]
    """Prices at which a winning position is closed, in parts"""
    win_probability_pct: NotRequired[float]
    """Probability that all targets are reached before the stop price (percent); 0 to 100"""
    currency: NotRequired[str]
    """ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places"""


class RiskRewardResultsWarnings(TypedDict):
    pointer: str
    """JSON pointer to the input, or to a result that is unusual"""
    code: Literal["looks-like-a-fraction", "looks-like-a-percentage", "restricted-by-law", "needs-an-estimate", "law-has-ended", "unusual-age", "unusual-result", "less-than-a-year"]
    detail: str


class RiskRewardResults(TypedDict):
    """Results of the Risk-Reward Calculator"""

    reward_risk_ratio: float
    """Reward-to-risk ratio: reward per unit for each 1 of risk per unit (ratio)"""
    risk_amount: float
    """Loss at the stop price (currency)"""
    risk_per_unit: float
    """Risk per unit: distance from the entry price to the stop price (currency)"""
    reward_per_unit: float
    """Reward per unit: average distance from the entry price to the targets (currency)"""
    units: float
    """Number of units to trade (units)"""
    position_value: float
    """Value of the position at the entry price (currency)"""
    break_even_win_probability_pct: float
    """Probability of a win at which many such trades gain and lose as much (percent)"""
    expected_gain: NotRequired[float]
    """Expected gain of the trade; absent without win_probability_pct (currency)"""
    currency: NotRequired[str]
    """Currency of the request, in upper case; absent when none was given"""
    warnings: NotRequired[Sequence[RiskRewardResultsWarnings]]
    """Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none"""


class PortfolioAllocationInputsHoldings(TypedDict):
    name: NotRequired[str]
    """Name of the holding"""
    value: float
    """Market value, rounded to the decimal places of the currency (currency); 0 to 1000000000000"""
    target_weight_pct: float
    """Target weight: percentage of the total value (percent); 0 to 100"""


class PortfolioAllocationInputs(TypedDict):
    """Inputs of the Portfolio Allocation Calculator. Trades that bring a portfolio back to its target weights, new cash first, and how far it has drifted."""

    holdings: Sequence[PortfolioAllocationInputsHoldings]
    """Holdings with their target weights; what the weights leave of 100 percent stays cash"""
    new_cash: NotRequired[float]
    """New cash to invest, rounded to the decimal places of the currency (currency); 0 to 1000000000000; default 0"""
    drift_band_pct: NotRequired[float]
    """Rebalancing band in percentage points: holdings are sold only if one is further from its target after the new cash is invested (percent); 0 to 100; default 0"""
    selling_allowed: NotRequired[bool]
    """Whether holdings may be sold; true: holdings may be sold; false: new cash is invested, and nothing is sold; default true"""
    currency: NotRequired[str]
    """ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places"""


class PortfolioAllocationResultsHoldings(TypedDict):
    name: NotRequired[str]
    """Name of the holding, if given"""
    weight_pct: NotRequired[float]
    """Percentage of all holdings today; absent if nothing is held (percent)"""
    drift_pct: NotRequired[float]
    """Weight less its target, in percentage points; absent if nothing is held (percent)"""
    trade_amount: float
    """Amount to buy; negative to sell (currency)"""
    new_value: float
    """Value after the trades (currency)"""
    new_weight_pct: float
    """Percentage of total_value after the trades (percent)"""


class PortfolioAllocationResultsWarnings(TypedDict):
    pointer: str
    """JSON pointer to the input, or to a result that is unusual"""
    code: Literal["looks-like-a-fraction", "looks-like-a-percentage", "restricted-by-law", "needs-an-estimate", "law-has-ended", "unusual-age", "unusual-result", "less-than-a-year"]
    detail: str


class PortfolioAllocationResults(TypedDict):
    """Results of the Portfolio Allocation Calculator"""

    total_value: float
    """Value of all holdings and the new cash (currency)"""
    total_bought: float
    """Total of the purchases (currency)"""
    total_sold: float
    """Total of the sales (currency)"""
    remaining_cash: float
    """Cash after all trades (currency)"""
    max_drift_pct: NotRequired[float]
    """Largest distance of a weight from its target before the trades, in percentage points; absent if nothing is held (percent)"""
    holdings: Sequence[PortfolioAllocationResultsHoldings]
    """Holdings in the order given, with their trades"""
    currency: NotRequired[str]
    """Currency of the request, in upper case; absent when none was given"""
    warnings: NotRequired[Sequence[PortfolioAllocationResultsWarnings]]
    """Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none"""


class PortfolioReturnInputsValuations(TypedDict):
    date: str
    """Date of the valuation, after that of the one before"""
    value: float
    """Value of the portfolio on this date, before the cash flow (currency); 0 to 1000000000000"""
    cash_flow: NotRequired[float]
    """Deposit (positive) or withdrawal (negative) right after the valuation; 0 at the end (currency); -1000000000000 to 1000000000000; default 0"""


class PortfolioReturnInputsHoldings(TypedDict):
    name: str
    """Name of the holding"""
    initial_value: float
    """Value at the beginning (currency); 0 to 1000000000000"""
    final_value: float
    """Value at the end (currency); 0 to 1000000000000"""
    net_cash_flow: NotRequired[float]
    """Purchases less sales and income in between (currency); -1000000000000 to 1000000000000; default 0"""


class PortfolioReturnInputs(TypedDict):
    """Inputs of the Portfolio Return Calculator. Time-weighted, modified Dietz and money-weighted return of a portfolio with deposits and withdrawals."""

    valuations: Sequence[PortfolioReturnInputsValuations]
    """Values of the portfolio: at the beginning, on each day with a deposit or withdrawal, and at the end"""
    holdings: NotRequired[Sequence[PortfolioReturnInputsHoldings]]
    """Holdings of the portfolio, for their contributions to its return; default []"""
    currency: NotRequired[str]
    """ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places"""


class PortfolioReturnResultsHoldings(TypedDict):
    name: str
    """Name of the holding"""
    total_return_pct: NotRequired[float]
    """Return of the holding, with its cash flow in the middle of the time (simple Dietz) (percent)"""
    return_contribution_pct: NotRequired[float]
    """Contribution to the modified Dietz return of the portfolio (percent)"""


class PortfolioReturnResultsOmitted(TypedDict):
    """Reason for each result without a value, by name; absent when every result has one"""

    modified_dietz_return_pct: NotRequired[str]
    money_weighted_return_pct: NotRequired[str]
    annualized_return: NotRequired[str]
    xirr: NotRequired[str]


class PortfolioReturnResults(TypedDict):
    """Results of the Portfolio Return Calculator"""

    gain: float
    """Gain: final value less initial value and net deposits (currency)"""
    time_weighted_return_pct: float
    """Time-weighted return over the whole time: returns between the cash flows, linked; independent of their size (percent)"""
    modified_dietz_return_pct: NotRequired[float]
    """Modified Dietz return over the whole time: gain over the average capital, weighted by days (percent)"""
    money_weighted_return_pct: NotRequired[float]
    """Money-weighted return over the whole time: growth at the internal rate of return (percent)"""
    annualized_return: NotRequired[float]
    """Time-weighted return, annualized for a year of 365 days; absent for less than a year (percent per year)"""
    xirr: NotRequired[float]
    """Money-weighted return: internal rate of return, effective per year of 365 days; absent for less than a year (percent per year)"""
    holdings: Sequence[PortfolioReturnResultsHoldings]
    """Holdings in the order given"""
    currency: NotRequired[str]
    """Currency of the request, in upper case; absent when none was given"""
    omitted: NotRequired[PortfolioReturnResultsOmitted]
    """Reason for each result without a value, by name; absent when every result has one"""


class RiskMetricsInputs(TypedDict):
    """Inputs of the Risk Metrics Calculator. Volatility, drawdown and risk-adjusted ratios of past returns, also beside a benchmark."""

    returns: Sequence[float]
    """Returns of the portfolio, one for each period, the earliest first"""
    benchmark_returns: NotRequired[Sequence[float]]
    """Returns of a benchmark in the same periods; default []"""
    return_frequency: NotRequired[Literal["daily", "weekly", "monthly", "quarterly", "annually"]]
    """Length of a period; daily: trading days, 252 a year; weekly: weeks, 52 a year; monthly: months; quarterly: quarters; annually: years; default "monthly" """
    risk_free_rate: NotRequired[float]
    """Annual risk-free rate, for the ratios of Sharpe and Treynor and for alpha (percent per year); above -100, up to 1000; default 0"""
    target_return: NotRequired[float]
    """Annual target return, for the downside deviation and the Sortino ratio (percent per year); above -100, up to 1000; default 0"""


class RiskMetricsResultsOmitted(TypedDict):
    """Reason for each result without a value, by name; absent when every result has one"""

    annualized_return: NotRequired[str]
    sharpe_ratio: NotRequired[str]
    sortino_ratio: NotRequired[str]
    treynor_ratio: NotRequired[str]
    information_ratio: NotRequired[str]
    beta: NotRequired[str]
    alpha: NotRequired[str]
    correlation: NotRequired[str]


class RiskMetricsResultsWarnings(TypedDict):
    pointer: str
    """JSON pointer to the input, or to a result that is unusual"""
    code: Literal["looks-like-a-fraction", "looks-like-a-percentage", "restricted-by-law", "needs-an-estimate", "law-has-ended", "unusual-age", "unusual-result", "less-than-a-year"]
    detail: str


class RiskMetricsResults(TypedDict):
    """Results of the Risk Metrics Calculator"""

    annualized_return: NotRequired[float]
    """Annualized return: constant annual return with the same growth; absent for less than a year (percent per year)"""
    mean_return: float
    """Arithmetic mean return per year, from which the ratios and alpha are calculated: mean of the periods times their number in a year (percent per year)"""
    volatility: float
    """Volatility: annualized sample standard deviation of the returns (percent per year)"""
    downside_deviation: float
    """Annualized downside deviation: root mean square of the shortfalls below the target, over all periods (percent per year)"""
    max_drawdown_pct: float
    """Maximum drawdown: largest fall below an earlier peak (percent)"""
    sharpe_ratio: NotRequired[float]
    """Sharpe ratio: annual mean return above the risk-free rate, over volatility (ratio)"""
    sortino_ratio: NotRequired[float]
    """Sortino ratio: annual mean return above the target return, over downside deviation (ratio)"""
    treynor_ratio: NotRequired[float]
    """Treynor ratio: annual mean return above the risk-free rate, over beta; 0.08 is 8 percent (ratio)"""
    information_ratio: NotRequired[float]
    """Information ratio: annual mean return above the benchmark, over tracking error (ratio)"""
    beta: NotRequired[float]
    """Beta: covariance with the benchmark over the variance of the benchmark (ratio)"""
    alpha: NotRequired[float]
    """Jensen’s alpha: annual mean return above that of the capital asset pricing model (percent per year)"""
    tracking_error: NotRequired[float]
    """Tracking error: annualized standard deviation of the differences from the benchmark; absent without benchmark_returns (percent per year)"""
    correlation: NotRequired[float]
    """Correlation with the benchmark (ratio)"""
    omitted: NotRequired[RiskMetricsResultsOmitted]
    """Reason for each result without a value, by name; absent when every result has one"""
    warnings: NotRequired[Sequence[RiskMetricsResultsWarnings]]
    """Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none"""


class ValueAtRiskInputs(TypedDict):
    """Inputs of the Value at Risk (VaR) Calculator. Loss that a portfolio exceeds only with a small probability, and the average loss beyond it."""

    portfolio_value: float
    """Value of the portfolio (currency); 0.01 to 1000000000000"""
    returns: NotRequired[Sequence[float]]
    """Daily returns; give either these or mean_return and volatility; default []"""
    mean_return: NotRequired[float]
    """Mean return per year of 252 trading days (percent per year); above -100, up to 1000"""
    volatility: NotRequired[float]
    """Volatility: standard deviation of the return per year of 252 trading days (percent per year); 0 to 1000"""
    model: NotRequired[Literal["historical", "normal", "cornish_fisher"]]
    """How losses are distributed; historical: as the returns; normal: normal distribution with the mean and standard deviation; cornish_fisher: the normal distribution adjusted for skewness and kurtosis of the returns; default "historical" """
    confidence_level_pct: NotRequired[float]
    """Confidence level (percent); 50 to 99.9999; default 95"""
    horizon_days: NotRequired[int]
    """Horizon in trading days (days); 1 to 2400; default 1"""
    currency: NotRequired[str]
    """ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places"""


class ValueAtRiskResultsWarnings(TypedDict):
    pointer: str
    """JSON pointer to the input, or to a result that is unusual"""
    code: Literal["looks-like-a-fraction", "looks-like-a-percentage", "restricted-by-law", "needs-an-estimate", "law-has-ended", "unusual-age", "unusual-result", "less-than-a-year"]
    detail: str


class ValueAtRiskResults(TypedDict):
    """Results of the Value at Risk (VaR) Calculator"""

    value_at_risk: float
    """Value at risk: loss that is not exceeded at the confidence level; negative for a gain. It can be more than the portfolio, as returns are added (currency)"""
    value_at_risk_pct: float
    """Value at risk as a percentage of the portfolio (percent)"""
    expected_shortfall: float
    """Expected shortfall: average loss where the value at risk is reached or exceeded (currency)"""
    expected_shortfall_pct: float
    """Expected shortfall as a percentage of the portfolio (percent)"""
    currency: NotRequired[str]
    """Currency of the request, in upper case; absent when none was given"""
    warnings: NotRequired[Sequence[ValueAtRiskResultsWarnings]]
    """Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none"""


class CurrencyHedgedReturnInputs(TypedDict):
    """Inputs of the Currency-Hedged Return Calculator. Return on a foreign investment in domestic currency, with and without a hedge by currency forwards."""

    local_return: float
    """Annual return on the investment in its own (foreign) currency (percent per year); above -100, up to 1000"""
    exchange_rate_change_pct: float
    """Change of the foreign currency against the domestic one over the whole time; negative if it loses value (percent); -99.9999 to 100000"""
    domestic_annual_rate: float
    """Annual interest rate of the domestic currency (percent per year); above -100, up to 1000"""
    foreign_annual_rate: float
    """Annual interest rate of the foreign currency (percent per year); above -100, up to 1000"""
    hedge_pct: NotRequired[float]
    """Percentage of the initial investment that is sold forward (percent); 0 to 100; default 100"""
    years: NotRequired[float]
    """Length of the investment and of the forward contract (years); 0.01 to 200; default 1"""


class CurrencyHedgedReturnResultsWarnings(TypedDict):
    pointer: str
    """JSON pointer to the input, or to a result that is unusual"""
    code: Literal["looks-like-a-fraction", "looks-like-a-percentage", "restricted-by-law", "needs-an-estimate", "law-has-ended", "unusual-age", "unusual-result", "less-than-a-year"]
    detail: str


class CurrencyHedgedReturnResults(TypedDict):
    """Results of the Currency-Hedged Return Calculator"""

    hedged_return: float
    """Annual return in domestic currency, with the hedge (percent per year)"""
    unhedged_return: float
    """Annual return in domestic currency, without a hedge (percent per year)"""
    forward_premium_pct: float
    """Forward premium: forward rate over spot rate of the foreign currency, less 1, over the whole time; negative for a discount (percent)"""
    warnings: NotRequired[Sequence[CurrencyHedgedReturnResultsWarnings]]
    """Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none"""


class CryptoProfitInputs(TypedDict):
    """Inputs of the Crypto Profit Calculator. Gain on buying and selling a coin after the fees of both trades, and the price at which they break even."""

    units: NotRequired[float]
    """Number of coins bought; give exactly one of units and initial_investment (units); 1e-8 to 1000000000000"""
    initial_investment: NotRequired[float]
    """Amount spent on the coins, including the fee (currency); 0.01 to 1000000000000"""
    purchase_price: float
    """Purchase price per coin (currency); 0.000001 to 1000000000000"""
    sale_price: float
    """Sale price per coin (currency); 0.000001 to 1000000000000"""
    buying_fee_pct: NotRequired[float]
    """Trading fee of the purchase, as a percentage of the price (percent); 0 to 99; default 0"""
    selling_fee_pct: NotRequired[float]
    """Trading fee of the sale, as a percentage of the price (percent); 0 to 99; default 0"""
    currency: NotRequired[str]
    """ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places"""


class CryptoProfitResults(TypedDict):
    """Results of the Crypto Profit Calculator"""

    units: float
    """Number of coins (units)"""
    total_cost: float
    """Cost of the coins, including the fee (currency)"""
    sale_proceeds: float
    """Proceeds of the sale, after the fee (currency)"""
    total_fees: float
    """Fees of both trades (currency)"""
    gain: float
    """Gain: sale proceeds less total cost; negative for a loss (currency)"""
    total_return_pct: float
    """Gain as a percentage of the total cost (percent)"""
    break_even_price: float
    """Sale price per coin without gain or loss (currency)"""
    currency: NotRequired[str]
    """Currency of the request, in upper case; absent when none was given"""


class NpvInputs(TypedDict):
    """Inputs of the Net Present Value (NPV) Calculator. Net present value of an investment, its payback periods and its profitability index."""

    cash_flows: Sequence[float]
    """Cash flows: the first one now, then one per period"""
    discount_rate: float
    """Discount rate: required return, effective per period (percent per period); above -100, up to 1000"""
    cash_flow_timing: NotRequired[Literal["end", "middle"]]
    """Timing of the cash flows within their periods; the first one is always now; end: cash flows at the end of each period; middle: cash flows in the middle of each period; default "end" """
    currency: NotRequired[str]
    """ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places"""


class NpvResultsOmitted(TypedDict):
    """Reason for each result without a value, by name; absent when every result has one"""

    profitability_index: NotRequired[str]
    payback_period: NotRequired[str]
    discounted_payback_period: NotRequired[str]


class NpvResultsWarnings(TypedDict):
    pointer: str
    """JSON pointer to the input, or to a result that is unusual"""
    code: Literal["looks-like-a-fraction", "looks-like-a-percentage", "restricted-by-law", "needs-an-estimate", "law-has-ended", "unusual-age", "unusual-result", "less-than-a-year"]
    detail: str


class NpvResults(TypedDict):
    """Results of the Net Present Value (NPV) Calculator"""

    npv: float
    """Net present value of all cash flows (currency)"""
    present_value: float
    """Present value of the cash flows after the first (currency)"""
    profitability_index: NotRequired[float]
    """Present value per unit of the first cash flow; absent unless that is a payment (ratio)"""
    payback_period: NotRequired[float]
    """Time until the cumulative cash flow, spread evenly over each period, returns to 0 after it was negative; absent if it never does (periods)"""
    discounted_payback_period: NotRequired[float]
    """Payback period of the discounted cash flows (periods)"""
    equivalent_annuity: float
    """Equivalent annuity: level amount at the end of each period with the same present value (currency)"""
    net_cash_flow: float
    """Sum of the cash flows, undiscounted (currency)"""
    periods: int
    """Number of periods after the first cash flow (periods)"""
    currency: NotRequired[str]
    """Currency of the request, in upper case; absent when none was given"""
    omitted: NotRequired[NpvResultsOmitted]
    """Reason for each result without a value, by name; absent when every result has one"""
    warnings: NotRequired[Sequence[NpvResultsWarnings]]
    """Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none"""


class NpvRow(TypedDict):
    """One row of a schedule"""

    period: int
    cash_flow: float
    """Cash flow (currency)"""
    discount_factor: float
    """Present value of 1 paid with the cash flow (ratio)"""
    present_value: float
    """Present value of the cash flow (currency)"""
    cumulative_present_value: float
    """Present value of all cash flows so far (currency)"""


class IrrInputs(TypedDict):
    """Inputs of the Internal Rate of Return (IRR) Calculator. All internal rates of return of cash flows in equal periods, and the modified internal rate of return."""

    cash_flows: Sequence[float]
    """Cash flows: the first one now, then one at the end of each period"""
    finance_rate: NotRequired[float]
    """Finance rate for the modified rate: cost of the amounts paid, effective per period (percent per period); above -100, up to 1000"""
    reinvestment_rate: NotRequired[float]
    """Reinvestment rate for the modified rate: return on the amounts received, effective per period (percent per period); above -100, up to 1000"""
    periods_per_year: NotRequired[int]
    """Periods per year (periods); 1 to 366; default 1"""
    currency: NotRequired[str]
    """ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places"""


class IrrResultsOmitted(TypedDict):
    """Reason for each result without a value, by name; absent when every result has one"""

    irr: NotRequired[str]
    annual_irr: NotRequired[str]
    mirr: NotRequired[str]


class IrrResultsWarnings(TypedDict):
    pointer: str
    """JSON pointer to the input, or to a result that is unusual"""
    code: Literal["looks-like-a-fraction", "looks-like-a-percentage", "restricted-by-law", "needs-an-estimate", "law-has-ended", "unusual-age", "unusual-result", "less-than-a-year"]
    detail: str


class IrrResults(TypedDict):
    """Results of the Internal Rate of Return (IRR) Calculator"""

    irr: NotRequired[float]
    """Internal rate of return; absent unless there is exactly one (percent per period)"""
    annual_irr: NotRequired[float]
    """Effective annual rate: a year of compounding at the internal rate of return (percent per year)"""
    irrs: Sequence[float]
    """All internal rates of return above −100 percent and up to 1e21, lowest first; one next to −100 percent is rounded to it"""
    mirr: NotRequired[float]
    """Modified internal rate of return, if finance_rate and reinvestment_rate are given (percent per period)"""
    money_multiple: float
    """Money multiple: amounts received divided by amounts paid (ratio)"""
    net_cash_flow: float
    """Sum of the cash flows (currency)"""
    currency: NotRequired[str]
    """Currency of the request, in upper case; absent when none was given"""
    omitted: NotRequired[IrrResultsOmitted]
    """Reason for each result without a value, by name; absent when every result has one"""
    warnings: NotRequired[Sequence[IrrResultsWarnings]]
    """Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none"""


class IrrRow(TypedDict):
    """One row of a schedule"""

    period: int
    cash_flow: float
    """Cash flow (currency)"""
    discount_factor: float
    """Present value of 1 paid with the cash flow (ratio)"""
    present_value: float
    """Present value of the cash flow (currency)"""
    cumulative_present_value: float
    """Present value of all cash flows so far (currency)"""


class XirrInputsDatedCashFlows(TypedDict):
    date: str
    """Date of the cash flow"""
    amount: float
    """Amount: negative if paid, positive if received (currency); -1000000000000 to 1000000000000"""


class XirrInputs(TypedDict):
    """Inputs of the Internal Rate of Return by Dates (XIRR) Calculator. All internal rates of return of cash flows on any dates, and their net present value."""

    dated_cash_flows: Sequence[XirrInputsDatedCashFlows]
    """Cash flows, in any order"""
    discount_rate: NotRequired[float]
    """Discount rate for the net present value: required return, effective per year of 365 days (percent per year); above -100, up to 1000"""
    currency: NotRequired[str]
    """ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places"""


class XirrResultsOmitted(TypedDict):
    """Reason for each result without a value, by name; absent when every result has one"""

    xirr: NotRequired[str]
    xnpv: NotRequired[str]


class XirrResultsWarnings(TypedDict):
    pointer: str
    """JSON pointer to the input, or to a result that is unusual"""
    code: Literal["looks-like-a-fraction", "looks-like-a-percentage", "restricted-by-law", "needs-an-estimate", "law-has-ended", "unusual-age", "unusual-result", "less-than-a-year"]
    detail: str


class XirrResults(TypedDict):
    """Results of the Internal Rate of Return by Dates (XIRR) Calculator"""

    xirr: NotRequired[float]
    """Internal rate of return, effective per year of 365 days; absent unless there is exactly one (percent per year)"""
    xirrs: Sequence[float]
    """All internal rates of return above −100 percent and up to 1e21, lowest first; one next to −100 percent is rounded to it"""
    xnpv: NotRequired[float]
    """Net present value on the first date, if discount_rate is given (currency)"""
    net_cash_flow: float
    """Sum of the cash flows (currency)"""
    days: int
    """Number of days from the first date to the last (days)"""
    currency: NotRequired[str]
    """Currency of the request, in upper case; absent when none was given"""
    omitted: NotRequired[XirrResultsOmitted]
    """Reason for each result without a value, by name; absent when every result has one"""
    warnings: NotRequired[Sequence[XirrResultsWarnings]]
    """Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none"""


class DatedXirrRow(TypedDict):
    """One row of a schedule"""

    period: int
    date: str
    cash_flow: float
    """Cash flow (currency)"""
    discount_factor: float
    """Present value of 1 paid with the cash flow (ratio)"""
    present_value: float
    """Present value of the cash flow (currency)"""
    cumulative_present_value: float
    """Present value of all cash flows so far (currency)"""


class SimpleInterestInputs(TypedDict):
    """Inputs of the Simple Interest Calculator. Interest without compounding, for a term of years, months and days under a day count convention."""

    principal: float
    """Amount on which interest is earned or owed (currency); 0 to 1000000000000"""
    annual_rate: float
    """Annual rate of simple interest (percent per year); 0 to 1000"""
    years: NotRequired[float]
    """Years of the term (years); 0 to 200; default 0"""
    months: NotRequired[int]
    """Months of the term, in addition to years (months); 0 to 1200; default 0"""
    days: NotRequired[int]
    """Days of the term, in addition to years and months (days); 0 to 73000; default 0"""
    day_count_convention: NotRequired[Literal["actual_365", "actual_360", "actual_366", "thirty_360"]]
    """Day count convention; actual_365: a year has 365 days, interest is for days/365; actual_360: a year has 365 days, interest is for days/360; actual_366: a leap year of 366 days, interest is for days/366; thirty_360: a year has 360 days and a month 30, interest is for days/360; default "actual_365" """
    currency: NotRequired[str]
    """ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places"""


class SimpleInterestResultsWarnings(TypedDict):
    pointer: str
    """JSON pointer to the input, or to a result that is unusual"""
    code: Literal["looks-like-a-fraction", "looks-like-a-percentage", "restricted-by-law", "needs-an-estimate", "law-has-ended", "unusual-age", "unusual-result", "less-than-a-year"]
    detail: str


class SimpleInterestResults(TypedDict):
    """Results of the Simple Interest Calculator"""

    interest: float
    """Interest for the whole term (currency)"""
    total_amount: float
    """Principal plus interest (currency)"""
    daily_interest: float
    """Interest for one day (currency)"""
    years_of_interest: float
    """Term in years of interest under the day count convention (years)"""
    currency: NotRequired[str]
    """Currency of the request, in upper case; absent when none was given"""
    warnings: NotRequired[Sequence[SimpleInterestResultsWarnings]]
    """Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none"""


class AprApyInputs(TypedDict):
    """Inputs of the APR and APY Calculator. Conversion between the nominal and the effective annual rate (APR and APY) for any compounding frequency."""

    apr: NotRequired[float]
    """Nominal annual rate; give either the APR or the APY (percent per year); above -100, up to 1000"""
    apy: NotRequired[float]
    """Effective annual rate; give either the APR or the APY (percent per year); above -100, up to 1000"""
    compound_frequency: NotRequired[Literal["annually", "semiannually", "quarterly", "monthly", "biweekly", "weekly", "daily", "continuously"]]
    """Compounding frequency; annually: interest is added once a year; semiannually: interest is added twice a year; quarterly: interest is added 4 times a year; monthly: interest is added 12 times a year; biweekly: interest is added 26 times a year; weekly: interest is added 52 times a year; daily: interest is added 365 times a year; continuously: interest is added continuously; default "monthly" """
    principal: NotRequired[float]
    """Amount that earns annual_interest (currency); 0 to 1000000000000"""
    currency: NotRequired[str]
    """ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places"""


class AprApyResultsWarnings(TypedDict):
    pointer: str
    """JSON pointer to the input, or to a result that is unusual"""
    code: Literal["looks-like-a-fraction", "looks-like-a-percentage", "restricted-by-law", "needs-an-estimate", "law-has-ended", "unusual-age", "unusual-result", "less-than-a-year"]
    detail: str


class AprApyResults(TypedDict):
    """Results of the APR and APY Calculator"""

    apr: float
    """Nominal annual rate: the sum of the rates of all periods of a year (percent per year)"""
    apy: float
    """Effective annual rate, with compounding (percent per year)"""
    rate_spread_pct: float
    """Effective rate less nominal rate (percent per year)"""
    continuous_annual_rate: float
    """Nominal rate with the same effective rate under continuous compounding (percent per year)"""
    annual_interest: NotRequired[float]
    """Interest on the principal in one year; only with principal (currency)"""
    currency: NotRequired[str]
    """Currency of the request, in upper case; absent when none was given"""
    warnings: NotRequired[Sequence[AprApyResultsWarnings]]
    """Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none"""


class EffectiveInterestRateInputs(TypedDict):
    """Inputs of the Effective Interest Rate Calculator. Effective annual rate of a nominal rate that is compounded several times a year."""

    annual_rate: float
    """Nominal annual rate (percent per year); above -100, up to 1000"""
    compound_frequency: NotRequired[Literal["annually", "semiannually", "quarterly", "monthly", "biweekly", "weekly", "daily", "continuously"]]
    """Compounding frequency; annually: interest is added once a year; semiannually: interest is added twice a year; quarterly: interest is added 4 times a year; monthly: interest is added 12 times a year; biweekly: interest is added 26 times a year; weekly: interest is added 52 times a year; daily: interest is added 365 times a year; continuously: interest is added continuously; default "monthly" """
    principal: NotRequired[float]
    """Amount that earns annual_interest (currency); 0 to 1000000000000"""
    currency: NotRequired[str]
    """ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places"""


class EffectiveInterestRateResultsWarnings(TypedDict):
    pointer: str
    """JSON pointer to the input, or to a result that is unusual"""
    code: Literal["looks-like-a-fraction", "looks-like-a-percentage", "restricted-by-law", "needs-an-estimate", "law-has-ended", "unusual-age", "unusual-result", "less-than-a-year"]
    detail: str


class EffectiveInterestRateResults(TypedDict):
    """Results of the Effective Interest Rate Calculator"""

    effective_annual_rate: float
    """Effective annual rate, with compounding (percent per year)"""
    rate_spread_pct: float
    """Effective rate less nominal rate (percent per year)"""
    annual_interest: NotRequired[float]
    """Interest on the principal in one year; absent without a principal (currency)"""
    currency: NotRequired[str]
    """Currency of the request, in upper case; absent when none was given"""
    warnings: NotRequired[Sequence[EffectiveInterestRateResultsWarnings]]
    """Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none"""


class VatInputs(TypedDict):
    """Inputs of the Value Added Tax (VAT) Calculator. Value-added tax (VAT or GST) added to a net price or extracted from a gross price."""

    amount: float
    """Price: net if tax_behavior is exclusive, gross if it is inclusive (currency); 0 to 1000000000000"""
    vat_rate: float
    """VAT rate on the net price (percent); 0 to 1000"""
    tax_behavior: NotRequired[Literal["exclusive", "inclusive"]]
    """Whether the amount contains the tax; exclusive: tax is added to the amount; inclusive: the amount includes the tax; default "exclusive" """
    discount_pct: NotRequired[float]
    """Discount on the amount, applied before tax (percent); 0 to 100; default 0"""
    currency: NotRequired[str]
    """ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places"""


class VatResultsWarnings(TypedDict):
    pointer: str
    """JSON pointer to the input, or to a result that is unusual"""
    code: Literal["looks-like-a-fraction", "looks-like-a-percentage", "restricted-by-law", "needs-an-estimate", "law-has-ended", "unusual-age", "unusual-result", "less-than-a-year"]
    detail: str


class VatResults(TypedDict):
    """Results of the Value Added Tax (VAT) Calculator"""

    net_amount: float
    """Net price, without tax (currency)"""
    vat_amount: float
    """Amount of tax (currency)"""
    gross_amount: float
    """Gross price: exactly the sum of the net price and the tax (currency)"""
    discount_amount: float
    """Discount on the amount (currency)"""
    vat_share_pct: float
    """Tax as a percentage of the gross price, by the rate (percent)"""
    currency: NotRequired[str]
    """Currency of the request, in upper case; absent when none was given"""
    warnings: NotRequired[Sequence[VatResultsWarnings]]
    """Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none"""


class SalesTaxInputsSalesTaxes(TypedDict):
    name: NotRequired[str]
    """Name of the tax"""
    sales_tax_rate: float
    """Rate of the tax (percent); 0 to 1000"""
    compounded: NotRequired[bool]
    """Whether the tax is charged on other taxes; true: on the price with the taxes above it in the list; false: on the price before tax; default false"""


class SalesTaxInputs(TypedDict):
    """Inputs of the Sales Tax Calculator. Sales tax on a price or in it, at one rate or several, stacked or compounded, after an optional discount."""

    amount: float
    """Price: before tax if tax_behavior is exclusive, with tax if it is inclusive (currency); 0 to 1000000000000"""
    sales_tax_rate: NotRequired[float]
    """Sales tax rate: state and local rates together (percent); 0 to 1000"""
    sales_taxes: NotRequired[Sequence[SalesTaxInputsSalesTaxes]]
    """Several sales taxes in place of one rate; default []"""
    tax_behavior: NotRequired[Literal["exclusive", "inclusive"]]
    """Whether the amount contains the tax; exclusive: tax is added to the amount; inclusive: the amount includes the tax; default "exclusive" """
    tax_rounding: NotRequired[Literal["together", "each"]]
    """Rounding of several taxes; together: all taxes together are rounded once, and split so that they add up; each: each tax is rounded by itself, as on invoices that list every tax; their sum is the tax; default "together" """
    discount_pct: NotRequired[float]
    """Discount on the price, applied before tax (percent); 0 to 100; default 0"""
    currency: NotRequired[str]
    """ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places"""


class SalesTaxResultsSalesTaxes(TypedDict):
    name: NotRequired[str]
    """Name of the tax, if given"""
    sales_tax: float
    """Amount of the tax (currency)"""


class SalesTaxResultsWarnings(TypedDict):
    pointer: str
    """JSON pointer to the input, or to a result that is unusual"""
    code: Literal["looks-like-a-fraction", "looks-like-a-percentage", "restricted-by-law", "needs-an-estimate", "law-has-ended", "unusual-age", "unusual-result", "less-than-a-year"]
    detail: str


class SalesTaxResults(TypedDict):
    """Results of the Sales Tax Calculator"""

    net_amount: float
    """Price after the discount, before sales tax (currency)"""
    sales_tax: float
    """Sales tax (currency)"""
    gross_amount: float
    """Price with sales tax: exactly the sum of the price before tax and the tax (currency)"""
    effective_sales_tax_rate: float
    """All taxes as a percentage of the price before tax, by the rates (percent)"""
    sales_taxes: Sequence[SalesTaxResultsSalesTaxes]
    """Taxes in the order given; they add up to sales_tax"""
    currency: NotRequired[str]
    """Currency of the request, in upper case; absent when none was given"""
    warnings: NotRequired[Sequence[SalesTaxResultsWarnings]]
    """Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none"""


class TakeHomePayInputs(TypedDict):
    """Inputs of the Take-Home Pay Calculator. What is left of pay after income tax, social contributions and a student loan, by the law of a country."""

    country: Literal["US", "GB", "IN", "DE", "CA", "AU"]
    """Country whose law applies, as a code of ISO 3166; US: United States; GB: United Kingdom; IN: India; DE: Germany; CA: Canada; AU: Australia"""
    tax_year: str
    """Tax year as the law prints it: 2026, or 2026-27 where it is not a calendar year"""
    region: NotRequired[Literal["ENG", "WLS", "NIR", "SCT", "AB", "BC", "MB", "NB", "NL", "NS", "NT", "NU", "ON", "PE", "QC", "SK", "YT", "BW", "BY", "BE", "BB", "HB", "HH", "HE", "MV", "NI", "NW", "RP", "SL", "SN", "ST", "SH", "TH"]]
    """Part of the country, by its ISO 3166 code, where its law differs; required for Canada; Quebec has payroll law of its own; ENG: England; WLS: Wales; NIR: Northern Ireland; SCT: Scotland; AB: Alberta; BC: British Columbia; MB: Manitoba; NB: New Brunswick; NL: Newfoundland and Labrador; NS: Nova Scotia; NT: Northwest Territories; NU: Nunavut; ON: Ontario; PE: Prince Edward Island; QC: Quebec; SK: Saskatchewan; YT: Yukon; BW: Baden-Württemberg; BY: Bavaria; BE: Berlin; BB: Brandenburg; HB: Bremen; HH: Hamburg; HE: Hesse; MV: Mecklenburg-Western Pomerania; NI: Lower Saxony; NW: North Rhine-Westphalia; RP: Rhineland-Palatinate; SL: Saarland; SN: Saxony; ST: Saxony-Anhalt; SH: Schleswig-Holstein; TH: Thuringia"""
    filing_status: NotRequired[Literal["single", "married_joint", "married_separate", "head_of_household", "surviving_spouse"]]
    """Filing status; single: unmarried, or taxed alone; married_joint: married, one return; United States and Germany; married_separate: married, two returns; United States and Germany; head_of_household: unmarried with a household of a child; United States; surviving_spouse: in the two years after the death of the spouse; United States; default "single" """
    pay: float
    """Pay of one period before deductions (currency); 0.01 to 1000000000000"""
    pay_frequency: NotRequired[Literal["weekly", "biweekly", "semimonthly", "monthly", "annually"]]
    """Frequency of the pay; weekly: each week; biweekly: every two weeks; semimonthly: twice a month; monthly: each month; annually: once a year; default "annually" """
    pension_contribution_pct: NotRequired[float]
    """Own contribution to a pension that is deducted before income tax, in percent of the pay; not for Germany (percent); 0 to 100; default 0"""
    annual_pre_tax_deductions: NotRequired[float]
    """Other deductions of a year before income tax, such as deferrals to a 401(k); not for Germany (currency); 0 to 1000000000000; default 0"""
    dependent_count: NotRequired[int]
    """Number of children with a child credit or reduction (count); 0 to 20; default 0"""
    age_at_year_end: NotRequired[int]
    """Age on the last day of the tax year; United States and India (age); 0 to 130"""
    loan_plan: NotRequired[Literal["none", "plan_1", "plan_2", "plan_4", "plan_5", "postgraduate"]]
    """Student loan; United Kingdom; none: no loan; plan_1: plan 1; plan_2: plan 2; plan_4: plan 4, Scotland; plan_5: plan 5; postgraduate: postgraduate loan; default "none" """
    postgraduate_loan: NotRequired[bool]
    """Postgraduate loan in addition to loan_plan; United Kingdom; true: with one; false: without one; default false"""
    tax_regime: NotRequired[Literal["new", "old"]]
    """Tax regime of India; new: lower rates without most deductions (section 202); old: with deductions; default "new" """
    tax_class: NotRequired[int]
    """Tax class of wage tax, from 1 to 6; Germany (ordinal); 1 to 6; default 1"""
    childless: NotRequired[bool]
    """No children, which raises care insurance; Germany; true: no child; false: one child or more; default true"""
    child_count: NotRequired[int]
    """Number of children under 25, for care insurance; Germany (count); 0 to 20; default 0"""
    health_extra_rate: NotRequired[float]
    """Additional rate of the health insurer, in percent of the pay; the average of the year if left out; Germany (percent); 0 to 100"""
    currency: NotRequired[str]
    """ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places"""


class TakeHomePayResultsDeductions(TypedDict):
    name: Literal["income_tax", "social_contributions", "student_loan", "pension_contribution", "pre_tax_deductions"]
    """Kind of the deduction"""
    amount: float
    """Deduction of one period (currency)"""
    annual_amount: float
    """Deduction of a year (currency)"""


class TakeHomePayResultsLaw(TypedDict):
    """Law that the results rest on"""

    id: str
    """ID of the figures, as at GET /law/{id}"""
    name: str
    currency: str
    """Currency of the amounts of the law"""
    valid_from: str
    """First day on which these figures apply"""
    valid_to: str
    """Last day on which these figures apply"""
    checked: str
    """Day on which the figures were last held against their sources"""
    sources: Sequence[str]
    single: NotRequired[Sequence[str]]
    """Figures that stand in one source alone"""
    own: NotRequired[bool]
    """True when the operator of the service has replaced some figures"""


class TakeHomePayResultsWarnings(TypedDict):
    pointer: str
    """JSON pointer to the input, or to a result that is unusual"""
    code: Literal["looks-like-a-fraction", "looks-like-a-percentage", "restricted-by-law", "needs-an-estimate", "law-has-ended", "unusual-age", "unusual-result", "less-than-a-year"]
    detail: str


class TakeHomePayResults(TypedDict):
    """Results of the Take-Home Pay Calculator"""

    net_pay: float
    """Pay of one period after all deductions (currency)"""
    annual_net_pay: float
    """Pay of a year after all deductions (currency)"""
    income_tax: float
    """Income tax of a year, with the surcharge of Germany and the levy of Australia (currency)"""
    social_contributions: float
    """Social contributions of a year (currency)"""
    student_loan: NotRequired[float]
    """Repayments of a student loan in a year; absent without the country GB (currency)"""
    deductions: Sequence[TakeHomePayResultsDeductions]
    """Deductions by kind"""
    marginal_tax_rate: float
    """Part of the next 1,000 of annual pay that is deducted (percent)"""
    effective_tax_rate: float
    """Income tax and contributions as a percentage of the pay (percent)"""
    law: TakeHomePayResultsLaw
    """Law that the results rest on"""
    currency: NotRequired[str]
    """Currency of the request, in upper case; absent when none was given"""
    warnings: NotRequired[Sequence[TakeHomePayResultsWarnings]]
    """Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none"""


class IncomeTaxInputs(TypedDict):
    """Inputs of the Income Tax Calculator. Income tax of a year by the law of a country, bracket by bracket, with the marginal and the effective rate."""

    country: Literal["US", "GB", "IN", "DE", "CA", "AU"]
    """Country whose law applies, as a code of ISO 3166; US: United States; GB: United Kingdom; IN: India; DE: Germany; CA: Canada; AU: Australia"""
    tax_year: str
    """Tax year as the law prints it: 2026, or 2026-27 where it is not a calendar year"""
    region: NotRequired[Literal["ENG", "WLS", "NIR", "SCT", "AB", "BC", "MB", "NB", "NL", "NS", "NT", "NU", "ON", "PE", "QC", "SK", "YT", "BW", "BY", "BE", "BB", "HB", "HH", "HE", "MV", "NI", "NW", "RP", "SL", "SN", "ST", "SH", "TH"]]
    """Part of the country, by its ISO 3166 code, where its law differs; required for Canada; ENG: England; WLS: Wales; NIR: Northern Ireland; SCT: Scotland; AB: Alberta; BC: British Columbia; MB: Manitoba; NB: New Brunswick; NL: Newfoundland and Labrador; NS: Nova Scotia; NT: Northwest Territories; NU: Nunavut; ON: Ontario; PE: Prince Edward Island; QC: Quebec; SK: Saskatchewan; YT: Yukon; BW: Baden-Württemberg; BY: Bavaria; BE: Berlin; BB: Brandenburg; HB: Bremen; HH: Hamburg; HE: Hesse; MV: Mecklenburg-Western Pomerania; NI: Lower Saxony; NW: North Rhine-Westphalia; RP: Rhineland-Palatinate; SL: Saarland; SN: Saxony; ST: Saxony-Anhalt; SH: Schleswig-Holstein; TH: Thuringia"""
    filing_status: NotRequired[Literal["single", "married_joint", "married_separate", "head_of_household", "surviving_spouse"]]
    """Filing status; single: unmarried, or taxed alone; married_joint: married, one return; United States and Germany; married_separate: married, two returns; United States and Germany; head_of_household: unmarried with a household of a child; United States; surviving_spouse: in the two years after the death of the spouse; United States; default "single" """
    annual_income: NotRequired[float]
    """Annual income before deductions, excluding long-term gains; give this or taxable_income (currency); 0 to 1000000000000"""
    taxable_income: NotRequired[float]
    """Taxable income, including long-term gains; give this or annual_income (currency); 0 to 1000000000000"""
    long_term_gains: NotRequired[float]
    """Long-term capital gains and qualified dividends; United States (currency); 0 to 1000000000000; default 0"""
    itemized_deductions: NotRequired[float]
    """Deductions that the taxpayer claims; United States, and the old regime of India (currency); 0 to 1000000000000; default 0"""
    dependent_count: NotRequired[int]
    """Number of children with a child credit or reduction (count); 0 to 20; default 0"""
    age_at_year_end: NotRequired[int]
    """Age on the last day of the tax year; United States and India (age); 0 to 130"""
    tax_regime: NotRequired[Literal["new", "old"]]
    """Tax regime of India; new: lower rates without most deductions (section 202); old: with deductions; default "new" """
    tax_rounding: NotRequired[Literal["exact", "tax_table"]]
    """Rounding of the tax; United States; exact: the rate schedules of the law; tax_table: the Tax Table of Form 1040: whole dollars in steps of 50 of taxable income below 100,000; default "exact" """
    currency: NotRequired[str]
    """ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places"""


class IncomeTaxResultsBrackets(TypedDict):
    lower_bound: float
    """Income above which the bracket begins (currency)"""
    upper_bound: NotRequired[float]
    """Income up to which it goes; absent in the last bracket (currency)"""
    tax_rate: float
    """Rate of the bracket (percent)"""
    taxable_amount: float
    """Part of the taxable income in the bracket, without long-term gains (currency)"""
    tax: float
    """Tax on that part (currency)"""


class IncomeTaxResultsLaw(TypedDict):
    """Law that the results rest on"""

    id: str
    """ID of the figures, as at GET /law/{id}"""
    name: str
    currency: str
    """Currency of the amounts of the law"""
    valid_from: str
    """First day on which these figures apply"""
    valid_to: str
    """Last day on which these figures apply"""
    checked: str
    """Day on which the figures were last held against their sources"""
    sources: Sequence[str]
    single: NotRequired[Sequence[str]]
    """Figures that stand in one source alone"""
    own: NotRequired[bool]
    """True when the operator of the service has replaced some figures"""


class IncomeTaxResultsWarnings(TypedDict):
    pointer: str
    """JSON pointer to the input, or to a result that is unusual"""
    code: Literal["looks-like-a-fraction", "looks-like-a-percentage", "restricted-by-law", "needs-an-estimate", "law-has-ended", "unusual-age", "unusual-result", "less-than-a-year"]
    detail: str


class IncomeTaxResults(TypedDict):
    """Results of the Income Tax Calculator"""

    taxable_income: float
    """Income that is taxed, after deductions and allowances (currency)"""
    tax: float
    """Income tax of the year (currency)"""
    marginal_tax_rate: float
    """Tax on the next unit of income, without roundings of the law (percent)"""
    effective_tax_rate: float
    """Tax as a percentage of the income (percent)"""
    annual_income_after_tax: float
    """Income, with gains, less the tax (currency)"""
    long_term_gains_tax: NotRequired[float]
    """Tax on long-term gains; absent without the country US (currency)"""
    net_investment_income_tax: NotRequired[float]
    """Net investment income tax; absent without the country US (currency)"""
    child_tax_credit: NotRequired[float]
    """Child tax credit, without what is refunded; absent without the country US (currency)"""
    tax_rebate: NotRequired[float]
    """Rebate, with its marginal relief; absent without the country IN (currency)"""
    surcharge: NotRequired[float]
    """Surcharge after marginal relief, or solidarity surcharge; absent without the country IN or DE (currency)"""
    cess: NotRequired[float]
    """Health and education cess; absent without the country IN (currency)"""
    federal_tax: NotRequired[float]
    """Federal tax; absent without the country CA (currency)"""
    provincial_tax: NotRequired[float]
    """Tax of the province; absent without the country CA (currency)"""
    tax_offset: NotRequired[float]
    """Low income tax offset; absent without the country AU (currency)"""
    medicare_levy: NotRequired[float]
    """Medicare levy; absent without the country AU (currency)"""
    brackets: Sequence[IncomeTaxResultsBrackets]
    """Brackets of national tax; none for the formula of Germany"""
    law: IncomeTaxResultsLaw
    """Law that the results rest on"""
    currency: NotRequired[str]
    """Currency of the request, in upper case; absent when none was given"""
    warnings: NotRequired[Sequence[IncomeTaxResultsWarnings]]
    """Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none"""


class UsIncomeTaxInputs(TypedDict):
    """Inputs of the US Federal Income Tax Calculator. Federal income tax of the United States for a year, bracket by bracket."""

    tax_year: str
    """Tax year as the law prints it: 2026, or 2026-27 where it is not a calendar year"""
    filing_status: NotRequired[Literal["single", "married_joint", "married_separate", "head_of_household", "surviving_spouse"]]
    """Filing status; single: unmarried, or taxed alone; married_joint: married, one return; United States and Germany; married_separate: married, two returns; United States and Germany; head_of_household: unmarried with a household of a child; United States; surviving_spouse: in the two years after the death of the spouse; United States; default "single" """
    annual_income: NotRequired[float]
    """Annual income before deductions, excluding long-term gains; give this or taxable_income (currency); 0 to 1000000000000"""
    taxable_income: NotRequired[float]
    """Taxable income, including long-term gains; give this or annual_income (currency); 0 to 1000000000000"""
    long_term_gains: NotRequired[float]
    """Long-term capital gains and qualified dividends; United States (currency); 0 to 1000000000000; default 0"""
    itemized_deductions: NotRequired[float]
    """Deductions that the taxpayer claims; United States, and the old regime of India (currency); 0 to 1000000000000; default 0"""
    dependent_count: NotRequired[int]
    """Number of children with a child credit or reduction (count); 0 to 20; default 0"""
    age_at_year_end: NotRequired[int]
    """Age on the last day of the tax year; United States and India (age); 0 to 130"""
    tax_rounding: NotRequired[Literal["exact", "tax_table"]]
    """Rounding of the tax; United States; exact: the rate schedules of the law; tax_table: the Tax Table of Form 1040: whole dollars in steps of 50 of taxable income below 100,000; default "exact" """
    currency: NotRequired[str]
    """ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places"""


class UsIncomeTaxResultsBrackets(TypedDict):
    lower_bound: float
    """Income above which the bracket begins (currency)"""
    upper_bound: NotRequired[float]
    """Income up to which it goes; absent in the last bracket (currency)"""
    tax_rate: float
    """Rate of the bracket (percent)"""
    taxable_amount: float
    """Part of the taxable income in the bracket, without long-term gains (currency)"""
    tax: float
    """Tax on that part (currency)"""


class UsIncomeTaxResultsLaw(TypedDict):
    """Law that the results rest on"""

    id: str
    """ID of the figures, as at GET /law/{id}"""
    name: str
    currency: str
    """Currency of the amounts of the law"""
    valid_from: str
    """First day on which these figures apply"""
    valid_to: str
    """Last day on which these figures apply"""
    checked: str
    """Day on which the figures were last held against their sources"""
    sources: Sequence[str]
    single: NotRequired[Sequence[str]]
    """Figures that stand in one source alone"""
    own: NotRequired[bool]
    """True when the operator of the service has replaced some figures"""


class UsIncomeTaxResultsWarnings(TypedDict):
    pointer: str
    """JSON pointer to the input, or to a result that is unusual"""
    code: Literal["looks-like-a-fraction", "looks-like-a-percentage", "restricted-by-law", "needs-an-estimate", "law-has-ended", "unusual-age", "unusual-result", "less-than-a-year"]
    detail: str


class UsIncomeTaxResults(TypedDict):
    """Results of the US Federal Income Tax Calculator"""

    taxable_income: float
    """Income that is taxed, after deductions and allowances (currency)"""
    tax: float
    """Income tax of the year (currency)"""
    marginal_tax_rate: float
    """Tax on the next unit of income, without roundings of the law (percent)"""
    effective_tax_rate: float
    """Tax as a percentage of the income (percent)"""
    annual_income_after_tax: float
    """Income, with gains, less the tax (currency)"""
    long_term_gains_tax: NotRequired[float]
    """Tax on long-term gains; absent without the country US (currency)"""
    net_investment_income_tax: NotRequired[float]
    """Net investment income tax; absent without the country US (currency)"""
    child_tax_credit: NotRequired[float]
    """Child tax credit, without what is refunded; absent without the country US (currency)"""
    brackets: Sequence[UsIncomeTaxResultsBrackets]
    """Brackets of national tax; none for the formula of Germany"""
    law: UsIncomeTaxResultsLaw
    """Law that the results rest on"""
    currency: NotRequired[str]
    """Currency of the request, in upper case; absent when none was given"""
    warnings: NotRequired[Sequence[UsIncomeTaxResultsWarnings]]
    """Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none"""


class UkIncomeTaxInputs(TypedDict):
    """Inputs of the UK Income Tax Calculator. Income tax of the United Kingdom for a year, with the bands of Scotland."""

    tax_year: str
    """Tax year as the law prints it: 2026, or 2026-27 where it is not a calendar year"""
    region: NotRequired[Literal["ENG", "WLS", "NIR", "SCT"]]
    """Part of the United Kingdom; Scotland has bands of its own; ENG: England; WLS: Wales; NIR: Northern Ireland; SCT: Scotland"""
    annual_income: NotRequired[float]
    """Annual income before deductions, excluding long-term gains; give this or taxable_income (currency); 0 to 1000000000000"""
    taxable_income: NotRequired[float]
    """Taxable income, including long-term gains; give this or annual_income (currency); 0 to 1000000000000"""
    currency: NotRequired[str]
    """ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places"""


class UkIncomeTaxResultsBrackets(TypedDict):
    lower_bound: float
    """Income above which the bracket begins (currency)"""
    upper_bound: NotRequired[float]
    """Income up to which it goes; absent in the last bracket (currency)"""
    tax_rate: float
    """Rate of the bracket (percent)"""
    taxable_amount: float
    """Part of the taxable income in the bracket, without long-term gains (currency)"""
    tax: float
    """Tax on that part (currency)"""


class UkIncomeTaxResultsLaw(TypedDict):
    """Law that the results rest on"""

    id: str
    """ID of the figures, as at GET /law/{id}"""
    name: str
    currency: str
    """Currency of the amounts of the law"""
    valid_from: str
    """First day on which these figures apply"""
    valid_to: str
    """Last day on which these figures apply"""
    checked: str
    """Day on which the figures were last held against their sources"""
    sources: Sequence[str]
    single: NotRequired[Sequence[str]]
    """Figures that stand in one source alone"""
    own: NotRequired[bool]
    """True when the operator of the service has replaced some figures"""


class UkIncomeTaxResultsWarnings(TypedDict):
    pointer: str
    """JSON pointer to the input, or to a result that is unusual"""
    code: Literal["looks-like-a-fraction", "looks-like-a-percentage", "restricted-by-law", "needs-an-estimate", "law-has-ended", "unusual-age", "unusual-result", "less-than-a-year"]
    detail: str


class UkIncomeTaxResults(TypedDict):
    """Results of the UK Income Tax Calculator"""

    taxable_income: float
    """Income that is taxed, after deductions and allowances (currency)"""
    tax: float
    """Income tax of the year (currency)"""
    marginal_tax_rate: float
    """Tax on the next unit of income, without roundings of the law (percent)"""
    effective_tax_rate: float
    """Tax as a percentage of the income (percent)"""
    annual_income_after_tax: float
    """Income, with gains, less the tax (currency)"""
    brackets: Sequence[UkIncomeTaxResultsBrackets]
    """Brackets of national tax; none for the formula of Germany"""
    law: UkIncomeTaxResultsLaw
    """Law that the results rest on"""
    currency: NotRequired[str]
    """Currency of the request, in upper case; absent when none was given"""
    warnings: NotRequired[Sequence[UkIncomeTaxResultsWarnings]]
    """Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none"""


class IndiaIncomeTaxInputs(TypedDict):
    """Inputs of the India Income Tax Calculator. Income tax of India for a year in the new or the old regime, with rebate, surcharge and cess."""

    tax_year: str
    """Tax year as the law prints it: 2026, or 2026-27 where it is not a calendar year"""
    annual_income: NotRequired[float]
    """Annual salary before deductions; give this or taxable_income (currency); 0 to 1000000000000"""
    taxable_income: NotRequired[float]
    """Taxable income, including long-term gains; give this or annual_income (currency); 0 to 1000000000000"""
    tax_regime: NotRequired[Literal["new", "old"]]
    """Tax regime of India; new: lower rates without most deductions (section 202); old: with deductions; default "new" """
    itemized_deductions: NotRequired[float]
    """Deductions of the old regime, such as those of section 80C (currency); 0 to 1000000000000; default 0"""
    age_at_year_end: NotRequired[int]
    """Age on the last day of the tax year, for the old regime (age); 0 to 130"""
    currency: NotRequired[str]
    """ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places"""


class IndiaIncomeTaxResultsBrackets(TypedDict):
    lower_bound: float
    """Income above which the bracket begins (currency)"""
    upper_bound: NotRequired[float]
    """Income up to which it goes; absent in the last bracket (currency)"""
    tax_rate: float
    """Rate of the bracket (percent)"""
    taxable_amount: float
    """Part of the taxable income in the bracket, without long-term gains (currency)"""
    tax: float
    """Tax on that part (currency)"""


class IndiaIncomeTaxResultsLaw(TypedDict):
    """Law that the results rest on"""

    id: str
    """ID of the figures, as at GET /law/{id}"""
    name: str
    currency: str
    """Currency of the amounts of the law"""
    valid_from: str
    """First day on which these figures apply"""
    valid_to: str
    """Last day on which these figures apply"""
    checked: str
    """Day on which the figures were last held against their sources"""
    sources: Sequence[str]
    single: NotRequired[Sequence[str]]
    """Figures that stand in one source alone"""
    own: NotRequired[bool]
    """True when the operator of the service has replaced some figures"""


class IndiaIncomeTaxResultsWarnings(TypedDict):
    pointer: str
    """JSON pointer to the input, or to a result that is unusual"""
    code: Literal["looks-like-a-fraction", "looks-like-a-percentage", "restricted-by-law", "needs-an-estimate", "law-has-ended", "unusual-age", "unusual-result", "less-than-a-year"]
    detail: str


class IndiaIncomeTaxResults(TypedDict):
    """Results of the India Income Tax Calculator"""

    taxable_income: float
    """Income that is taxed, after deductions and allowances (currency)"""
    tax: float
    """Income tax of the year (currency)"""
    marginal_tax_rate: float
    """Tax on the next unit of income, without roundings of the law (percent)"""
    effective_tax_rate: float
    """Tax as a percentage of the income (percent)"""
    annual_income_after_tax: float
    """Income, with gains, less the tax (currency)"""
    tax_rebate: NotRequired[float]
    """Rebate, with its marginal relief; absent without the country IN (currency)"""
    surcharge: NotRequired[float]
    """Surcharge after marginal relief, or solidarity surcharge; absent without the country IN or DE (currency)"""
    cess: NotRequired[float]
    """Health and education cess; absent without the country IN (currency)"""
    brackets: Sequence[IndiaIncomeTaxResultsBrackets]
    """Brackets of national tax; none for the formula of Germany"""
    law: IndiaIncomeTaxResultsLaw
    """Law that the results rest on"""
    currency: NotRequired[str]
    """Currency of the request, in upper case; absent when none was given"""
    warnings: NotRequired[Sequence[IndiaIncomeTaxResultsWarnings]]
    """Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none"""


class GermanIncomeTaxInputs(TypedDict):
    """Inputs of the German Income Tax Calculator. Income tax and solidarity surcharge of Germany for a year, from the taxable income."""

    tax_year: str
    """Tax year as the law prints it: 2026, or 2026-27 where it is not a calendar year"""
    filing_status: NotRequired[Literal["single", "married_joint", "married_separate"]]
    """Filing status; single: unmarried, or taxed alone; married_joint: married, one return; United States and Germany; married_separate: married, two returns; United States and Germany; default "single" """
    annual_income: NotRequired[float]
    """Income of the year, of which nothing is deducted; give this or taxable_income (currency); 0 to 1000000000000"""
    taxable_income: NotRequired[float]
    """Taxable income, including long-term gains; give this or annual_income (currency); 0 to 1000000000000"""
    currency: NotRequired[str]
    """ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places"""


class GermanIncomeTaxResultsLaw(TypedDict):
    """Law that the results rest on"""

    id: str
    """ID of the figures, as at GET /law/{id}"""
    name: str
    currency: str
    """Currency of the amounts of the law"""
    valid_from: str
    """First day on which these figures apply"""
    valid_to: str
    """Last day on which these figures apply"""
    checked: str
    """Day on which the figures were last held against their sources"""
    sources: Sequence[str]
    single: NotRequired[Sequence[str]]
    """Figures that stand in one source alone"""
    own: NotRequired[bool]
    """True when the operator of the service has replaced some figures"""


class GermanIncomeTaxResultsWarnings(TypedDict):
    pointer: str
    """JSON pointer to the input, or to a result that is unusual"""
    code: Literal["looks-like-a-fraction", "looks-like-a-percentage", "restricted-by-law", "needs-an-estimate", "law-has-ended", "unusual-age", "unusual-result", "less-than-a-year"]
    detail: str


class GermanIncomeTaxResults(TypedDict):
    """Results of the German Income Tax Calculator"""

    taxable_income: float
    """Income that is taxed, after deductions and allowances (currency)"""
    tax: float
    """Income tax of the year (currency)"""
    marginal_tax_rate: float
    """Tax on the next unit of income, without roundings of the law (percent)"""
    effective_tax_rate: float
    """Tax as a percentage of the income (percent)"""
    annual_income_after_tax: float
    """Income, with gains, less the tax (currency)"""
    surcharge: NotRequired[float]
    """Surcharge after marginal relief, or solidarity surcharge; absent without the country IN or DE (currency)"""
    law: GermanIncomeTaxResultsLaw
    """Law that the results rest on"""
    currency: NotRequired[str]
    """Currency of the request, in upper case; absent when none was given"""
    warnings: NotRequired[Sequence[GermanIncomeTaxResultsWarnings]]
    """Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none"""


class CanadaIncomeTaxInputs(TypedDict):
    """Inputs of the Canada Income Tax Calculator. Federal and provincial income tax of Canada for a year, from the taxable income."""

    tax_year: str
    """Tax year as the law prints it: 2026, or 2026-27 where it is not a calendar year"""
    region: Literal["AB", "BC", "MB", "NB", "NL", "NS", "NT", "NU", "ON", "PE", "QC", "SK", "YT"]
    """Province or territory; AB: Alberta; BC: British Columbia; MB: Manitoba; NB: New Brunswick; NL: Newfoundland and Labrador; NS: Nova Scotia; NT: Northwest Territories; NU: Nunavut; ON: Ontario; PE: Prince Edward Island; QC: Quebec; SK: Saskatchewan; YT: Yukon"""
    annual_income: NotRequired[float]
    """Annual income before deductions, excluding long-term gains; give this or taxable_income (currency); 0 to 1000000000000"""
    taxable_income: NotRequired[float]
    """Taxable income, including long-term gains; give this or annual_income (currency); 0 to 1000000000000"""
    dependent_count: NotRequired[int]
    """Number of children, for the reduction of Ontario (count); 0 to 20; default 0"""
    currency: NotRequired[str]
    """ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places"""


class CanadaIncomeTaxResultsBrackets(TypedDict):
    lower_bound: float
    """Income above which the bracket begins (currency)"""
    upper_bound: NotRequired[float]
    """Income up to which it goes; absent in the last bracket (currency)"""
    tax_rate: float
    """Rate of the bracket (percent)"""
    taxable_amount: float
    """Part of the taxable income in the bracket, without long-term gains (currency)"""
    tax: float
    """Tax on that part (currency)"""


class CanadaIncomeTaxResultsLaw(TypedDict):
    """Law that the results rest on"""

    id: str
    """ID of the figures, as at GET /law/{id}"""
    name: str
    currency: str
    """Currency of the amounts of the law"""
    valid_from: str
    """First day on which these figures apply"""
    valid_to: str
    """Last day on which these figures apply"""
    checked: str
    """Day on which the figures were last held against their sources"""
    sources: Sequence[str]
    single: NotRequired[Sequence[str]]
    """Figures that stand in one source alone"""
    own: NotRequired[bool]
    """True when the operator of the service has replaced some figures"""


class CanadaIncomeTaxResultsWarnings(TypedDict):
    pointer: str
    """JSON pointer to the input, or to a result that is unusual"""
    code: Literal["looks-like-a-fraction", "looks-like-a-percentage", "restricted-by-law", "needs-an-estimate", "law-has-ended", "unusual-age", "unusual-result", "less-than-a-year"]
    detail: str


class CanadaIncomeTaxResults(TypedDict):
    """Results of the Canada Income Tax Calculator"""

    taxable_income: float
    """Income that is taxed, after deductions and allowances (currency)"""
    tax: float
    """Income tax of the year (currency)"""
    marginal_tax_rate: float
    """Tax on the next unit of income, without roundings of the law (percent)"""
    effective_tax_rate: float
    """Tax as a percentage of the income (percent)"""
    annual_income_after_tax: float
    """Income, with gains, less the tax (currency)"""
    federal_tax: NotRequired[float]
    """Federal tax; absent without the country CA (currency)"""
    provincial_tax: NotRequired[float]
    """Tax of the province; absent without the country CA (currency)"""
    brackets: Sequence[CanadaIncomeTaxResultsBrackets]
    """Brackets of national tax; none for the formula of Germany"""
    law: CanadaIncomeTaxResultsLaw
    """Law that the results rest on"""
    currency: NotRequired[str]
    """Currency of the request, in upper case; absent when none was given"""
    warnings: NotRequired[Sequence[CanadaIncomeTaxResultsWarnings]]
    """Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none"""


class AustraliaIncomeTaxInputs(TypedDict):
    """Inputs of the Australia Income Tax Calculator. Income tax of Australia for a year with the low income offset and the Medicare levy."""

    tax_year: str
    """Tax year as the law prints it: 2026, or 2026-27 where it is not a calendar year"""
    annual_income: NotRequired[float]
    """Annual income before deductions, excluding long-term gains; give this or taxable_income (currency); 0 to 1000000000000"""
    taxable_income: NotRequired[float]
    """Taxable income, including long-term gains; give this or annual_income (currency); 0 to 1000000000000"""
    currency: NotRequired[str]
    """ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places"""


class AustraliaIncomeTaxResultsBrackets(TypedDict):
    lower_bound: float
    """Income above which the bracket begins (currency)"""
    upper_bound: NotRequired[float]
    """Income up to which it goes; absent in the last bracket (currency)"""
    tax_rate: float
    """Rate of the bracket (percent)"""
    taxable_amount: float
    """Part of the taxable income in the bracket, without long-term gains (currency)"""
    tax: float
    """Tax on that part (currency)"""


class AustraliaIncomeTaxResultsLaw(TypedDict):
    """Law that the results rest on"""

    id: str
    """ID of the figures, as at GET /law/{id}"""
    name: str
    currency: str
    """Currency of the amounts of the law"""
    valid_from: str
    """First day on which these figures apply"""
    valid_to: str
    """Last day on which these figures apply"""
    checked: str
    """Day on which the figures were last held against their sources"""
    sources: Sequence[str]
    single: NotRequired[Sequence[str]]
    """Figures that stand in one source alone"""
    own: NotRequired[bool]
    """True when the operator of the service has replaced some figures"""


class AustraliaIncomeTaxResultsWarnings(TypedDict):
    pointer: str
    """JSON pointer to the input, or to a result that is unusual"""
    code: Literal["looks-like-a-fraction", "looks-like-a-percentage", "restricted-by-law", "needs-an-estimate", "law-has-ended", "unusual-age", "unusual-result", "less-than-a-year"]
    detail: str


class AustraliaIncomeTaxResults(TypedDict):
    """Results of the Australia Income Tax Calculator"""

    taxable_income: float
    """Income that is taxed, after deductions and allowances (currency)"""
    tax: float
    """Income tax of the year (currency)"""
    marginal_tax_rate: float
    """Tax on the next unit of income, without roundings of the law (percent)"""
    effective_tax_rate: float
    """Tax as a percentage of the income (percent)"""
    annual_income_after_tax: float
    """Income, with gains, less the tax (currency)"""
    tax_offset: NotRequired[float]
    """Low income tax offset; absent without the country AU (currency)"""
    medicare_levy: NotRequired[float]
    """Medicare levy; absent without the country AU (currency)"""
    brackets: Sequence[AustraliaIncomeTaxResultsBrackets]
    """Brackets of national tax; none for the formula of Germany"""
    law: AustraliaIncomeTaxResultsLaw
    """Law that the results rest on"""
    currency: NotRequired[str]
    """Currency of the request, in upper case; absent when none was given"""
    warnings: NotRequired[Sequence[AustraliaIncomeTaxResultsWarnings]]
    """Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none"""


class StampDutyInputs(TypedDict):
    """Inputs of the Stamp Duty Calculator. Tax on the purchase of a home in England, Northern Ireland, Scotland or Wales, band by band."""

    country: Literal["GB"]
    """Country whose law applies, as a code of ISO 3166; GB: United Kingdom"""
    region: Literal["ENG", "WLS", "NIR", "SCT"]
    """Part of the United Kingdom; ENG: England; WLS: Wales; NIR: Northern Ireland; SCT: Scotland"""
    property_price: float
    """Price of the home (currency); 0.01 to 1000000000000"""
    buyer_type: NotRequired[Literal["mover", "first_time", "additional"]]
    """Kind of purchase; mover: a home that replaces the main residence; first_time: first home of a first-time buyer; additional: a home on top of another one; default "mover" """
    nonresident: NotRequired[bool]
    """Buyer resident outside of the United Kingdom; England and Northern Ireland; true: with the surcharge; false: without it; default false"""
    completion_date: str
    """Date of completion"""
    currency: NotRequired[str]
    """ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places"""


class StampDutyResultsBrackets(TypedDict):
    lower_bound: float
    """Price above which the band begins (currency)"""
    upper_bound: NotRequired[float]
    """Price up to which it goes; absent in the last band (currency)"""
    tax_rate: float
    """Rate of the band, with surcharges (percent)"""
    taxable_amount: float
    """Part of the price in the band (currency)"""
    tax: float
    """Tax on that part (currency)"""


class StampDutyResultsLaw(TypedDict):
    """Law that the results rest on"""

    id: str
    """ID of the figures, as at GET /law/{id}"""
    name: str
    currency: str
    """Currency of the amounts of the law"""
    valid_from: str
    """First day on which these figures apply"""
    valid_to: str
    """Last day on which these figures apply"""
    checked: str
    """Day on which the figures were last held against their sources"""
    sources: Sequence[str]
    single: NotRequired[Sequence[str]]
    """Figures that stand in one source alone"""
    own: NotRequired[bool]
    """True when the operator of the service has replaced some figures"""


class StampDutyResultsWarnings(TypedDict):
    pointer: str
    """JSON pointer to the input, or to a result that is unusual"""
    code: Literal["looks-like-a-fraction", "looks-like-a-percentage", "restricted-by-law", "needs-an-estimate", "law-has-ended", "unusual-age", "unusual-result", "less-than-a-year"]
    detail: str


class StampDutyResults(TypedDict):
    """Results of the Stamp Duty Calculator"""

    stamp_duty: float
    """Tax on the purchase (currency)"""
    effective_tax_rate: float
    """Tax as a percentage of the price (percent)"""
    brackets: Sequence[StampDutyResultsBrackets]
    """Bands of the price, with surcharges"""
    law: StampDutyResultsLaw
    """Law that the results rest on"""
    currency: NotRequired[str]
    """Currency of the request, in upper case; absent when none was given"""
    warnings: NotRequired[Sequence[StampDutyResultsWarnings]]
    """Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none"""


class SelfEmploymentTaxInputs(TypedDict):
    """Inputs of the Self-Employment Tax Calculator. Social security and Medicare tax of the self-employed in the United States, or class 4 in the United Kingdom."""

    country: Literal["US", "GB"]
    """Country whose law applies, as a code of ISO 3166; US: United States; GB: United Kingdom"""
    tax_year: str
    """Tax year as the law prints it: 2026, or 2026-27 where it is not a calendar year"""
    filing_status: NotRequired[Literal["single", "married_joint", "married_separate", "head_of_household", "surviving_spouse"]]
    """Filing status; single: unmarried, or taxed alone; married_joint: married, one return; United States and Germany; married_separate: married, two returns; United States and Germany; head_of_household: unmarried with a household of a child; United States; surviving_spouse: in the two years after the death of the spouse; United States; default "single" """
    net_profit: float
    """Annual profit after expenses (currency); 0.01 to 1000000000000"""
    annual_wages: NotRequired[float]
    """Annual wages from a job; United States (currency); 0 to 1000000000000; default 0"""
    currency: NotRequired[str]
    """ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places"""


class SelfEmploymentTaxResultsLaw(TypedDict):
    """Law that the results rest on"""

    id: str
    """ID of the figures, as at GET /law/{id}"""
    name: str
    currency: str
    """Currency of the amounts of the law"""
    valid_from: str
    """First day on which these figures apply"""
    valid_to: str
    """Last day on which these figures apply"""
    checked: str
    """Day on which the figures were last held against their sources"""
    sources: Sequence[str]
    single: NotRequired[Sequence[str]]
    """Figures that stand in one source alone"""
    own: NotRequired[bool]
    """True when the operator of the service has replaced some figures"""


class SelfEmploymentTaxResultsWarnings(TypedDict):
    pointer: str
    """JSON pointer to the input, or to a result that is unusual"""
    code: Literal["looks-like-a-fraction", "looks-like-a-percentage", "restricted-by-law", "needs-an-estimate", "law-has-ended", "unusual-age", "unusual-result", "less-than-a-year"]
    detail: str


class SelfEmploymentTaxResults(TypedDict):
    """Results of the Self-Employment Tax Calculator"""

    net_earnings: float
    """Net earnings on which the tax is based (currency)"""
    social_security_tax: NotRequired[float]
    """Social security part; absent without the country US (currency)"""
    medicare_tax: NotRequired[float]
    """Medicare part; absent without the country US (currency)"""
    additional_medicare_tax: NotRequired[float]
    """Additional Medicare tax on the net earnings; absent without the country US (currency)"""
    self_employment_tax: float
    """Self-employment tax without additional Medicare tax, or class 4 contributions (currency)"""
    deductible_tax: NotRequired[float]
    """Part of the self-employment tax deductible from income; absent without the country US (currency)"""
    effective_tax_rate: float
    """All these taxes as a percentage of the profit (percent)"""
    law: SelfEmploymentTaxResultsLaw
    """Law that the results rest on"""
    currency: NotRequired[str]
    """Currency of the request, in upper case; absent when none was given"""
    warnings: NotRequired[Sequence[SelfEmploymentTaxResultsWarnings]]
    """Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none"""


class RmdInputs(TypedDict):
    """Inputs of the Required Minimum Distribution (RMD) Calculator. Amount that must be taken out of a retirement account of the United States in a year."""

    account_balance: float
    """Balance of the account at the end of the year before (currency); 0 to 1000000000000"""
    birth_date: NotRequired[str]
    """Date of birth; give this with distribution_year, or age_at_year_end"""
    age_at_year_end: NotRequired[int]
    """Age at the end of the year of the distribution; give this or birth_date (age); 0 to 130"""
    distribution_year: NotRequired[int]
    """Calendar year of the distribution; required with birth_date (ordinal); 1900 to 2199"""
    spouse_birth_date: NotRequired[str]
    """Date of birth of a spouse who is the only beneficiary"""
    expected_return: NotRequired[float]
    """Annual return on what is left, for the distribution of the next year (percent per year); above -100, up to 1000; default 0"""
    currency: NotRequired[str]
    """ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places"""


class RmdResultsLaw(TypedDict):
    """Law that the results rest on"""

    id: str
    """ID of the figures, as at GET /law/{id}"""
    name: str
    currency: str
    """Currency of the amounts of the law"""
    valid_from: str
    """First day on which these figures apply"""
    valid_to: str
    """Last day on which these figures apply"""
    checked: str
    """Day on which the figures were last held against their sources"""
    sources: Sequence[str]
    single: NotRequired[Sequence[str]]
    """Figures that stand in one source alone"""
    own: NotRequired[bool]
    """True when the operator of the service has replaced some figures"""


class RmdResultsWarnings(TypedDict):
    pointer: str
    """JSON pointer to the input, or to a result that is unusual"""
    code: Literal["looks-like-a-fraction", "looks-like-a-percentage", "restricted-by-law", "needs-an-estimate", "law-has-ended", "unusual-age", "unusual-result", "less-than-a-year"]
    detail: str


class RmdResults(TypedDict):
    """Results of the Required Minimum Distribution (RMD) Calculator"""

    required_distribution: float
    """Minimum distribution of the year; 0 below the age at which distributions start (currency)"""
    distribution_years: float
    """Distribution period of the table (years)"""
    start_age: int
    """Age at which distributions start (age)"""
    next_year_distribution: float
    """Minimum distribution of the next year, if only this one is taken (currency)"""
    law: RmdResultsLaw
    """Law that the results rest on"""
    currency: NotRequired[str]
    """Currency of the request, in upper case; absent when none was given"""
    warnings: NotRequired[Sequence[RmdResultsWarnings]]
    """Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none"""


class RothIraInputs(TypedDict):
    """Inputs of the Roth IRA Calculator. How much you may pay into a Roth IRA with your income, and what it grows to."""

    tax_year: str
    """Tax year, such as 2026"""
    filing_status: NotRequired[Literal["single", "married_joint", "married_separate", "head_of_household", "surviving_spouse"]]
    """Filing status; single: unmarried, or taxed alone; married_joint: married, one return; married_separate: married, two returns; head_of_household: unmarried with a household of a child; surviving_spouse: in the two years after the death of the spouse; default "single" """
    modified_agi: float
    """Modified adjusted gross income of the year (currency); 0 to 1000000000000"""
    current_age: int
    """Age at the end of the year (age); 0 to 130"""
    retirement_age: NotRequired[int]
    """Age at retirement (age); 0 to 130; default 67"""
    annual_contribution: NotRequired[float]
    """Wished annual contribution; the allowed one if left out (currency); 0 to 1000000000000"""
    current_savings: NotRequired[float]
    """Balance of the account today (currency); 0 to 1000000000000; default 0"""
    expected_return: NotRequired[float]
    """Annual return (percent per year); above -100, up to 1000; default 6"""
    tax_rate: NotRequired[float]
    """Annual tax on returns outside of the account (percent); 0 to 100; default 0"""
    currency: NotRequired[str]
    """ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places"""


class RothIraResultsLaw(TypedDict):
    """Law that the results rest on"""

    id: str
    """ID of the figures, as at GET /law/{id}"""
    name: str
    currency: str
    """Currency of the amounts of the law"""
    valid_from: str
    """First day on which these figures apply"""
    valid_to: str
    """Last day on which these figures apply"""
    checked: str
    """Day on which the figures were last held against their sources"""
    sources: Sequence[str]
    single: NotRequired[Sequence[str]]
    """Figures that stand in one source alone"""
    own: NotRequired[bool]
    """True when the operator of the service has replaced some figures"""


class RothIraResultsWarnings(TypedDict):
    pointer: str
    """JSON pointer to the input, or to a result that is unusual"""
    code: Literal["looks-like-a-fraction", "looks-like-a-percentage", "restricted-by-law", "needs-an-estimate", "law-has-ended", "unusual-age", "unusual-result", "less-than-a-year"]
    detail: str


class RothIraResults(TypedDict):
    """Results of the Roth IRA Calculator"""

    annual_contribution_limit: float
    """Limit without regard to the income (currency)"""
    allowed_annual_contribution: float
    """Limit with this income (currency)"""
    projected_corpus: float
    """Balance at retirement (currency)"""
    taxable_projected_corpus: float
    """Balance of a taxable account with the same contributions (currency)"""
    tax_saved: float
    """Difference from the taxable account (currency)"""
    law: RothIraResultsLaw
    """Law that the results rest on"""
    currency: NotRequired[str]
    """Currency of the request, in upper case; absent when none was given"""
    warnings: NotRequired[Sequence[RothIraResultsWarnings]]
    """Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none"""


class RothConversionInputs(TypedDict):
    """Inputs of the Roth Conversion Calculator. Gain of converting a traditional IRA to a Roth IRA: tax now against tax at withdrawal."""

    tax_year: str
    """Tax year, such as 2026"""
    filing_status: NotRequired[Literal["single", "married_joint", "married_separate", "head_of_household", "surviving_spouse"]]
    """Filing status; single: unmarried, or taxed alone; married_joint: married, one return; married_separate: married, two returns; head_of_household: unmarried with a household of a child; surviving_spouse: in the two years after the death of the spouse; default "single" """
    account_balance: float
    """Balance of all traditional IRAs (currency); 0.01 to 1000000000000"""
    nondeductible_basis: NotRequired[float]
    """Contributions in it for which there was no deduction (currency); 0 to 1000000000000; default 0"""
    annual_conversion: NotRequired[float]
    """Amount converted each year; give this or target_marginal_tax_rate (currency); 0 to 1000000000000"""
    target_marginal_tax_rate: NotRequired[float]
    """Highest rate of the brackets that conversions fill; give this or annual_conversion (percent); 0 to 100"""
    taxable_income: float
    """Taxable income of a year without conversions (currency); 0 to 1000000000000"""
    current_age: int
    """Age today (age); 0 to 130"""
    years: NotRequired[int]
    """Number of years with a conversion (years); 1 to 40; default 5"""
    expected_return: NotRequired[float]
    """Annual return (percent per year); above -100, up to 1000; default 6"""
    retirement_tax_rate: float
    """Tax rate on withdrawals from the traditional IRA (percent); 0 to 100"""
    tax_rate: NotRequired[float]
    """Annual tax on returns outside of the accounts (percent); 0 to 100; default 0"""
    currency: NotRequired[str]
    """ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places"""


class RothConversionResultsLaw(TypedDict):
    """Law that the results rest on"""

    id: str
    """ID of the figures, as at GET /law/{id}"""
    name: str
    currency: str
    """Currency of the amounts of the law"""
    valid_from: str
    """First day on which these figures apply"""
    valid_to: str
    """Last day on which these figures apply"""
    checked: str
    """Day on which the figures were last held against their sources"""
    sources: Sequence[str]
    single: NotRequired[Sequence[str]]
    """Figures that stand in one source alone"""
    own: NotRequired[bool]
    """True when the operator of the service has replaced some figures"""


class RothConversionResultsOmitted(TypedDict):
    """Reason for each result without a value, by name; absent when every result has one"""

    break_even_age: NotRequired[str]


class RothConversionResultsWarnings(TypedDict):
    pointer: str
    """JSON pointer to the input, or to a result that is unusual"""
    code: Literal["looks-like-a-fraction", "looks-like-a-percentage", "restricted-by-law", "needs-an-estimate", "law-has-ended", "unusual-age", "unusual-result", "less-than-a-year"]
    detail: str


class RothConversionResults(TypedDict):
    """Results of the Roth Conversion Calculator"""

    total_converted: float
    """All conversions (currency)"""
    total_tax: float
    """Tax on all conversions (currency)"""
    effective_tax_rate: float
    """Tax as a percentage of the conversions; 0 without any (percent)"""
    projected_corpus: float
    """Value of both accounts after tax, when the last year of a conversion is over (currency)"""
    unconverted_corpus: float
    """Value without conversions after tax, with the savings that paid the tax (currency)"""
    roth_advantage: float
    """Difference between the two; negative where converting does not pay (currency)"""
    break_even_age: NotRequired[float]
    """Age from which withdrawals make conversions pay (years)"""
    law: RothConversionResultsLaw
    """Law that the results rest on"""
    currency: NotRequired[str]
    """Currency of the request, in upper case; absent when none was given"""
    omitted: NotRequired[RothConversionResultsOmitted]
    """Reason for each result without a value, by name; absent when every result has one"""
    warnings: NotRequired[Sequence[RothConversionResultsWarnings]]
    """Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none"""


class TraditionalIraInputs(TypedDict):
    """Inputs of the Traditional IRA Calculator. How much of a contribution to a traditional IRA is deductible, and what it grows to."""

    tax_year: str
    """Tax year, such as 2026"""
    filing_status: NotRequired[Literal["single", "married_joint", "married_separate", "head_of_household", "surviving_spouse"]]
    """Filing status; single: unmarried, or taxed alone; married_joint: married, one return; married_separate: married, two returns; head_of_household: unmarried with a household of a child; surviving_spouse: in the two years after the death of the spouse; default "single" """
    modified_agi: float
    """Modified adjusted gross income of the year (currency); 0 to 1000000000000"""
    current_age: int
    """Age at the end of the year (age); 0 to 130"""
    retirement_age: NotRequired[int]
    """Age at retirement (age); 0 to 130; default 67"""
    annual_contribution: NotRequired[float]
    """Annual contribution; the limit if left out (currency); 0 to 1000000000000"""
    covered_at_work: NotRequired[bool]
    """Retirement plan at work that covers you; true: covered; false: not covered; default false"""
    spouse_covered_at_work: NotRequired[bool]
    """Retirement plan at work that covers your spouse; true: covered; false: not covered; default false"""
    current_savings: NotRequired[float]
    """Balance of the account today, from deducted contributions (currency); 0 to 1000000000000; default 0"""
    expected_return: NotRequired[float]
    """Annual return (percent per year); above -100, up to 1000; default 6"""
    tax_rate: NotRequired[float]
    """Tax rate on income today (percent); 0 to 100; default 0"""
    retirement_tax_rate: NotRequired[float]
    """Tax rate on withdrawals in retirement (percent); 0 to 100; default 0"""
    currency: NotRequired[str]
    """ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places"""


class TraditionalIraResultsLaw(TypedDict):
    """Law that the results rest on"""

    id: str
    """ID of the figures, as at GET /law/{id}"""
    name: str
    currency: str
    """Currency of the amounts of the law"""
    valid_from: str
    """First day on which these figures apply"""
    valid_to: str
    """Last day on which these figures apply"""
    checked: str
    """Day on which the figures were last held against their sources"""
    sources: Sequence[str]
    single: NotRequired[Sequence[str]]
    """Figures that stand in one source alone"""
    own: NotRequired[bool]
    """True when the operator of the service has replaced some figures"""


class TraditionalIraResultsWarnings(TypedDict):
    pointer: str
    """JSON pointer to the input, or to a result that is unusual"""
    code: Literal["looks-like-a-fraction", "looks-like-a-percentage", "restricted-by-law", "needs-an-estimate", "law-has-ended", "unusual-age", "unusual-result", "less-than-a-year"]
    detail: str


class TraditionalIraResults(TypedDict):
    """Results of the Traditional IRA Calculator"""

    annual_contribution_limit: float
    """Contribution limit of the year (currency)"""
    deductible_annual_contribution: float
    """Deductible part of the contribution (currency)"""
    projected_corpus: float
    """Balance at retirement (currency)"""
    projected_corpus_after_tax: float
    """Balance at retirement less the tax on it (currency)"""
    tax_saved: float
    """Income tax that the deduction of one year saves (currency)"""
    law: TraditionalIraResultsLaw
    """Law that the results rest on"""
    currency: NotRequired[str]
    """Currency of the request, in upper case; absent when none was given"""
    warnings: NotRequired[Sequence[TraditionalIraResultsWarnings]]
    """Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none"""


class HsaInputs(TypedDict):
    """Inputs of the Health Savings Account (HSA) Calculator. Tax that contributions to a health savings account save, and what the account grows to."""

    tax_year: str
    """Tax year, such as 2026"""
    coverage_type: NotRequired[Literal["self", "family"]]
    """Coverage of the health plan; self: one person; family: a family; default "self" """
    current_age: int
    """Age at the end of the year (age); 0 to 130"""
    retirement_age: NotRequired[int]
    """Age at retirement (age); 0 to 130; default 65"""
    annual_contribution: NotRequired[float]
    """Annual contribution, with that of the employer; the limit if left out (currency); 0 to 1000000000000"""
    annual_medical_expenses: NotRequired[float]
    """Annual medical expenses paid from the account (currency); 0 to 1000000000000; default 0"""
    marginal_tax_rate: NotRequired[float]
    """Income tax rate on the next dollar, federal and state (percent); 0 to 100; default 0"""
    payroll_deducted: NotRequired[bool]
    """Contribution by a deduction from pay; true: from pay, free of social security and Medicare tax; false: paid by yourself; default true"""
    expected_return: NotRequired[float]
    """Annual return (percent per year); above -100, up to 1000; default 5"""
    currency: NotRequired[str]
    """ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places"""


class HsaResultsLaw(TypedDict):
    """Law that the results rest on"""

    id: str
    """ID of the figures, as at GET /law/{id}"""
    name: str
    currency: str
    """Currency of the amounts of the law"""
    valid_from: str
    """First day on which these figures apply"""
    valid_to: str
    """Last day on which these figures apply"""
    checked: str
    """Day on which the figures were last held against their sources"""
    sources: Sequence[str]
    single: NotRequired[Sequence[str]]
    """Figures that stand in one source alone"""
    own: NotRequired[bool]
    """True when the operator of the service has replaced some figures"""


class HsaResultsWarnings(TypedDict):
    pointer: str
    """JSON pointer to the input, or to a result that is unusual"""
    code: Literal["looks-like-a-fraction", "looks-like-a-percentage", "restricted-by-law", "needs-an-estimate", "law-has-ended", "unusual-age", "unusual-result", "less-than-a-year"]
    detail: str


class HsaResults(TypedDict):
    """Results of the Health Savings Account (HSA) Calculator"""

    annual_contribution_limit: float
    """Contribution limit of the year (currency)"""
    tax_saved: float
    """Tax that the contribution of one year saves (currency)"""
    projected_corpus: float
    """Balance at retirement (currency)"""
    law: HsaResultsLaw
    """Law that the results rest on"""
    currency: NotRequired[str]
    """Currency of the request, in upper case; absent when none was given"""
    warnings: NotRequired[Sequence[HsaResultsWarnings]]
    """Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none"""


class HraInputs(TypedDict):
    """Inputs of the House Rent Allowance (HRA) Calculator. Tax-free part of a house rent allowance in India, under the old tax regime."""

    tax_year: str
    """Tax year, such as 2025-26"""
    monthly_basic_pay: float
    """Monthly basic pay (currency); 0.01 to 1000000000000"""
    monthly_dearness_allowance: NotRequired[float]
    """Monthly dearness allowance that counts for pensions (currency); 0 to 1000000000000; default 0"""
    monthly_hra: float
    """Monthly house rent allowance (currency); 0.01 to 1000000000000"""
    monthly_rent: float
    """Monthly rent (currency); 0 to 1000000000000"""
    metro_city: NotRequired[bool]
    """Home in a metropolitan city as the rules name them: Delhi, Mumbai, Kolkata and Chennai; true: in such a city; false: elsewhere; default false"""
    months: NotRequired[int]
    """Number of months (months); 1 to 12; default 12"""
    currency: NotRequired[str]
    """ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places"""


class HraResultsLaw(TypedDict):
    """Law that the results rest on"""

    id: str
    """ID of the figures, as at GET /law/{id}"""
    name: str
    currency: str
    """Currency of the amounts of the law"""
    valid_from: str
    """First day on which these figures apply"""
    valid_to: str
    """Last day on which these figures apply"""
    checked: str
    """Day on which the figures were last held against their sources"""
    sources: Sequence[str]
    single: NotRequired[Sequence[str]]
    """Figures that stand in one source alone"""
    own: NotRequired[bool]
    """True when the operator of the service has replaced some figures"""


class HraResultsWarnings(TypedDict):
    pointer: str
    """JSON pointer to the input, or to a result that is unusual"""
    code: Literal["looks-like-a-fraction", "looks-like-a-percentage", "restricted-by-law", "needs-an-estimate", "law-has-ended", "unusual-age", "unusual-result", "less-than-a-year"]
    detail: str


class HraResults(TypedDict):
    """Results of the House Rent Allowance (HRA) Calculator"""

    exempt_amount: float
    """Tax-free part of the allowance for these months (currency)"""
    taxable_amount: float
    """Taxable part of the allowance for these months (currency)"""
    law: HraResultsLaw
    """Law that the results rest on"""
    currency: NotRequired[str]
    """Currency of the request, in upper case; absent when none was given"""
    warnings: NotRequired[Sequence[HraResultsWarnings]]
    """Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none"""


class GratuityInputs(TypedDict):
    """Inputs of the Gratuity Calculator. Gratuity of an employee in India, and its tax-free part."""

    monthly_basic_pay: float
    """Last monthly basic pay with dearness allowance (currency); 0.01 to 1000000000000"""
    service_years: int
    """Completed years of service (years); 0 to 70"""
    service_months: NotRequired[int]
    """Months of service beyond these years (months); 0 to 11; default 0"""
    covered_by_act: NotRequired[bool]
    """Coverage of the employer by the Payment of Gratuity Act; true: covered; false: not covered; default true"""
    currency: NotRequired[str]
    """ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places"""


class GratuityResultsLaw(TypedDict):
    """Law that the results rest on"""

    id: str
    """ID of the figures, as at GET /law/{id}"""
    name: str
    currency: str
    """Currency of the amounts of the law"""
    valid_from: str
    """First day on which these figures apply"""
    valid_to: str
    """Last day on which these figures apply"""
    checked: str
    """Day on which the figures were last held against their sources"""
    sources: Sequence[str]
    single: NotRequired[Sequence[str]]
    """Figures that stand in one source alone"""
    own: NotRequired[bool]
    """True when the operator of the service has replaced some figures"""


class GratuityResultsWarnings(TypedDict):
    pointer: str
    """JSON pointer to the input, or to a result that is unusual"""
    code: Literal["looks-like-a-fraction", "looks-like-a-percentage", "restricted-by-law", "needs-an-estimate", "law-has-ended", "unusual-age", "unusual-result", "less-than-a-year"]
    detail: str


class GratuityResults(TypedDict):
    """Results of the Gratuity Calculator"""

    gratuity: float
    """Gratuity (currency)"""
    exempt_amount: float
    """Tax-free part of the gratuity (currency)"""
    taxable_amount: float
    """Taxable part of the gratuity (currency)"""
    law: GratuityResultsLaw
    """Law that the results rest on"""
    currency: NotRequired[str]
    """Currency of the request, in upper case; absent when none was given"""
    warnings: NotRequired[Sequence[GratuityResultsWarnings]]
    """Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none"""


class SsyInputs(TypedDict):
    """Inputs of the Sukanya Samriddhi Yojana (SSY) Calculator. Maturity value of a Sukanya Samriddhi account for a daughter, from yearly deposits."""

    annual_deposit: float
    """Deposit of each year, from 250 to 150,000 (currency); 250 to 150000"""
    annual_rate: NotRequired[float]
    """Annual interest rate (percent per year); 0 to 100; default 8.2"""
    current_age: NotRequired[int]
    """Age of the daughter when the account is opened (age); 0 to 10"""
    currency: NotRequired[str]
    """ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places"""


class SsyResultsLaw(TypedDict):
    """Law that the results rest on"""

    id: str
    """ID of the figures, as at GET /law/{id}"""
    name: str
    currency: str
    """Currency of the amounts of the law"""
    valid_from: str
    """First day on which these figures apply"""
    valid_to: str
    """Last day on which these figures apply"""
    checked: str
    """Day on which the figures were last held against their sources"""
    sources: Sequence[str]
    single: NotRequired[Sequence[str]]
    """Figures that stand in one source alone"""
    own: NotRequired[bool]
    """True when the operator of the service has replaced some figures"""


class SsyResultsWarnings(TypedDict):
    pointer: str
    """JSON pointer to the input, or to a result that is unusual"""
    code: Literal["looks-like-a-fraction", "looks-like-a-percentage", "restricted-by-law", "needs-an-estimate", "law-has-ended", "unusual-age", "unusual-result", "less-than-a-year"]
    detail: str


class SsyResults(TypedDict):
    """Results of the Sukanya Samriddhi Yojana (SSY) Calculator"""

    maturity_value: float
    """Value at maturity (currency)"""
    total_deposits: float
    """All deposits (currency)"""
    interest_earned: float
    """All interest (currency)"""
    years_to_maturity: float
    """Time from the opening to maturity (years)"""
    law: NotRequired[SsyResultsLaw]
    """Law that the results rest on"""
    currency: NotRequired[str]
    """Currency of the request, in upper case; absent when none was given"""
    warnings: NotRequired[Sequence[SsyResultsWarnings]]
    """Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none"""


class ScssInputs(TypedDict):
    """Inputs of the Senior Citizens Savings Scheme (SCSS) Calculator. Quarterly interest of a deposit in the Senior Citizens Savings Scheme of India."""

    principal: float
    """Deposit, up to 3,000,000 (currency); 1000 to 3000000"""
    annual_rate: NotRequired[float]
    """Annual interest rate (percent per year); 0 to 100; default 8.2"""
    currency: NotRequired[str]
    """ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places"""


class ScssResultsLaw(TypedDict):
    """Law that the results rest on"""

    id: str
    """ID of the figures, as at GET /law/{id}"""
    name: str
    currency: str
    """Currency of the amounts of the law"""
    valid_from: str
    """First day on which these figures apply"""
    valid_to: str
    """Last day on which these figures apply"""
    checked: str
    """Day on which the figures were last held against their sources"""
    sources: Sequence[str]
    single: NotRequired[Sequence[str]]
    """Figures that stand in one source alone"""
    own: NotRequired[bool]
    """True when the operator of the service has replaced some figures"""


class ScssResultsWarnings(TypedDict):
    pointer: str
    """JSON pointer to the input, or to a result that is unusual"""
    code: Literal["looks-like-a-fraction", "looks-like-a-percentage", "restricted-by-law", "needs-an-estimate", "law-has-ended", "unusual-age", "unusual-result", "less-than-a-year"]
    detail: str


class ScssResults(TypedDict):
    """Results of the Senior Citizens Savings Scheme (SCSS) Calculator"""

    quarterly_interest: float
    """Interest of each quarter (currency)"""
    interest_earned: float
    """All interest of five years (currency)"""
    maturity_value: float
    """Deposit paid back after five years (currency)"""
    law: NotRequired[ScssResultsLaw]
    """Law that the results rest on"""
    currency: NotRequired[str]
    """Currency of the request, in upper case; absent when none was given"""
    warnings: NotRequired[Sequence[ScssResultsWarnings]]
    """Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none"""


class MisInputs(TypedDict):
    """Inputs of the Post Office Monthly Income Scheme (MIS) Calculator. Monthly interest of a deposit in the Monthly Income Scheme of the post office of India."""

    principal: float
    """Deposit, up to 1,500,000 of joint holders (currency); 1000 to 1500000"""
    annual_rate: NotRequired[float]
    """Annual interest rate (percent per year); 0 to 100; default 7.4"""
    currency: NotRequired[str]
    """ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places"""


class MisResultsLaw(TypedDict):
    """Law that the results rest on"""

    id: str
    """ID of the figures, as at GET /law/{id}"""
    name: str
    currency: str
    """Currency of the amounts of the law"""
    valid_from: str
    """First day on which these figures apply"""
    valid_to: str
    """Last day on which these figures apply"""
    checked: str
    """Day on which the figures were last held against their sources"""
    sources: Sequence[str]
    single: NotRequired[Sequence[str]]
    """Figures that stand in one source alone"""
    own: NotRequired[bool]
    """True when the operator of the service has replaced some figures"""


class MisResultsWarnings(TypedDict):
    pointer: str
    """JSON pointer to the input, or to a result that is unusual"""
    code: Literal["looks-like-a-fraction", "looks-like-a-percentage", "restricted-by-law", "needs-an-estimate", "law-has-ended", "unusual-age", "unusual-result", "less-than-a-year"]
    detail: str


class MisResults(TypedDict):
    """Results of the Post Office Monthly Income Scheme (MIS) Calculator"""

    monthly_interest: float
    """Interest of each month (currency)"""
    interest_earned: float
    """All interest of five years (currency)"""
    maturity_value: float
    """Deposit paid back after five years (currency)"""
    law: NotRequired[MisResultsLaw]
    """Law that the results rest on"""
    currency: NotRequired[str]
    """Currency of the request, in upper case; absent when none was given"""
    warnings: NotRequired[Sequence[MisResultsWarnings]]
    """Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none"""


class NscInputs(TypedDict):
    """Inputs of the National Savings Certificate (NSC) Calculator. Maturity value of a National Savings Certificate of India after five years."""

    principal: float
    """Amount of the certificate (currency); 0.01 to 1000000000000"""
    annual_rate: NotRequired[float]
    """Annual interest rate (percent per year); 0 to 100; default 7.7"""
    currency: NotRequired[str]
    """ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places"""


class NscResultsLaw(TypedDict):
    """Law that the results rest on"""

    id: str
    """ID of the figures, as at GET /law/{id}"""
    name: str
    currency: str
    """Currency of the amounts of the law"""
    valid_from: str
    """First day on which these figures apply"""
    valid_to: str
    """Last day on which these figures apply"""
    checked: str
    """Day on which the figures were last held against their sources"""
    sources: Sequence[str]
    single: NotRequired[Sequence[str]]
    """Figures that stand in one source alone"""
    own: NotRequired[bool]
    """True when the operator of the service has replaced some figures"""


class NscResultsWarnings(TypedDict):
    pointer: str
    """JSON pointer to the input, or to a result that is unusual"""
    code: Literal["looks-like-a-fraction", "looks-like-a-percentage", "restricted-by-law", "needs-an-estimate", "law-has-ended", "unusual-age", "unusual-result", "less-than-a-year"]
    detail: str


class NscResults(TypedDict):
    """Results of the National Savings Certificate (NSC) Calculator"""

    maturity_value: float
    """Value after five years (currency)"""
    interest_earned: float
    """All interest (currency)"""
    law: NotRequired[NscResultsLaw]
    """Law that the results rest on"""
    currency: NotRequired[str]
    """Currency of the request, in upper case; absent when none was given"""
    warnings: NotRequired[Sequence[NscResultsWarnings]]
    """Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none"""


class KvpInputs(TypedDict):
    """Inputs of the Kisan Vikas Patra (KVP) Calculator. Time in which a Kisan Vikas Patra of India doubles, and what it pays."""

    principal: float
    """Amount of the certificate (currency); 0.01 to 1000000000000"""
    annual_rate: NotRequired[float]
    """Annual interest rate (percent per year); 0.1 to 100; default 7.5"""
    currency: NotRequired[str]
    """ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places"""


class KvpResultsLaw(TypedDict):
    """Law that the results rest on"""

    id: str
    """ID of the figures, as at GET /law/{id}"""
    name: str
    currency: str
    """Currency of the amounts of the law"""
    valid_from: str
    """First day on which these figures apply"""
    valid_to: str
    """Last day on which these figures apply"""
    checked: str
    """Day on which the figures were last held against their sources"""
    sources: Sequence[str]
    single: NotRequired[Sequence[str]]
    """Figures that stand in one source alone"""
    own: NotRequired[bool]
    """True when the operator of the service has replaced some figures"""


class KvpResultsWarnings(TypedDict):
    pointer: str
    """JSON pointer to the input, or to a result that is unusual"""
    code: Literal["looks-like-a-fraction", "looks-like-a-percentage", "restricted-by-law", "needs-an-estimate", "law-has-ended", "unusual-age", "unusual-result", "less-than-a-year"]
    detail: str


class KvpResults(TypedDict):
    """Results of the Kisan Vikas Patra (KVP) Calculator"""

    maturity_value: float
    """Value at maturity (currency)"""
    interest_earned: float
    """All interest (currency)"""
    months_to_maturity: int
    """Months to maturity (months)"""
    law: KvpResultsLaw
    """Law that the results rest on"""
    currency: NotRequired[str]
    """Currency of the request, in upper case; absent when none was given"""
    warnings: NotRequired[Sequence[KvpResultsWarnings]]
    """Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none"""


class NpsInputs(TypedDict):
    """Inputs of the National Pension System (NPS) Calculator. Savings, lump sum and monthly pension of the National Pension System of India."""

    monthly_contribution: float
    """Monthly contribution (currency); 0.01 to 1000000000000"""
    current_age: int
    """Age today (age); 0 to 130"""
    retirement_age: NotRequired[int]
    """Age at retirement (age); 0 to 85; default 60"""
    expected_return: float
    """Annual return (percent per year); above -100, up to 1000"""
    annuity_pct: NotRequired[float]
    """Part of the savings that buys an annuity (percent); 0 to 100; default 20"""
    annuity_rate: float
    """Annual pension in percent of the price of the annuity (percent per year); 0 to 100"""
    contribution_timing: NotRequired[Literal["begin", "end"]]
    """Contribution timing: start or end of each month; begin: contributions at the beginning of each month; end: contributions at the end of each month; default "end" """
    rate_convention: NotRequired[Literal["nominal", "effective"]]
    """Convention of the annual return: nominal or effective; nominal: the annual rate is nominal: one-twelfth of it is earned each month; effective: the annual rate is effective: twelve months compound to it; default "nominal" """
    currency: NotRequired[str]
    """ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places"""


class NpsResultsLaw(TypedDict):
    """Law that the results rest on"""

    id: str
    """ID of the figures, as at GET /law/{id}"""
    name: str
    currency: str
    """Currency of the amounts of the law"""
    valid_from: str
    """First day on which these figures apply"""
    valid_to: str
    """Last day on which these figures apply"""
    checked: str
    """Day on which the figures were last held against their sources"""
    sources: Sequence[str]
    single: NotRequired[Sequence[str]]
    """Figures that stand in one source alone"""
    own: NotRequired[bool]
    """True when the operator of the service has replaced some figures"""


class NpsResultsWarnings(TypedDict):
    pointer: str
    """JSON pointer to the input, or to a result that is unusual"""
    code: Literal["looks-like-a-fraction", "looks-like-a-percentage", "restricted-by-law", "needs-an-estimate", "law-has-ended", "unusual-age", "unusual-result", "less-than-a-year"]
    detail: str


class NpsResults(TypedDict):
    """Results of the National Pension System (NPS) Calculator"""

    projected_corpus: float
    """Savings at retirement (currency)"""
    total_contributions: float
    """All contributions (currency)"""
    wealth_gained: float
    """Savings less all contributions (currency)"""
    lump_sum_amount: float
    """Part paid as a lump sum (currency)"""
    annuity_amount: float
    """Part that buys an annuity (currency)"""
    monthly_pension: float
    """Pension of each month from the annuity (currency)"""
    law: NpsResultsLaw
    """Law that the results rest on"""
    currency: NotRequired[str]
    """Currency of the request, in upper case; absent when none was given"""
    warnings: NotRequired[Sequence[NpsResultsWarnings]]
    """Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none"""


class EpfInputs(TypedDict):
    """Inputs of the Employees' Provident Fund (EPF) Calculator. Savings in the provident fund of India at retirement, with the pension of the scheme beside it."""

    monthly_basic_pay: float
    """Monthly basic pay with dearness allowance (currency); 0.01 to 1000000000000"""
    employee_contribution_pct: NotRequired[float]
    """Contribution of the employee, in percent of the pay (percent); 0 to 100; default 12"""
    salary_growth_rate: NotRequired[float]
    """Annual growth of the pay (percent per year); above -100, up to 1000; default 0"""
    current_savings: NotRequired[float]
    """Balance of the fund today (currency); 0 to 1000000000000; default 0"""
    current_age: int
    """Age today (age); 0 to 130"""
    retirement_age: NotRequired[int]
    """Age at retirement (age); 0 to 80; default 58"""
    annual_rate: NotRequired[float]
    """Annual interest rate of the fund (percent per year); 0 to 100; default 8.25"""
    currency: NotRequired[str]
    """ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places"""


class EpfResultsLaw(TypedDict):
    """Law that the results rest on"""

    id: str
    """ID of the figures, as at GET /law/{id}"""
    name: str
    currency: str
    """Currency of the amounts of the law"""
    valid_from: str
    """First day on which these figures apply"""
    valid_to: str
    """Last day on which these figures apply"""
    checked: str
    """Day on which the figures were last held against their sources"""
    sources: Sequence[str]
    single: NotRequired[Sequence[str]]
    """Figures that stand in one source alone"""
    own: NotRequired[bool]
    """True when the operator of the service has replaced some figures"""


class EpfResultsWarnings(TypedDict):
    pointer: str
    """JSON pointer to the input, or to a result that is unusual"""
    code: Literal["looks-like-a-fraction", "looks-like-a-percentage", "restricted-by-law", "needs-an-estimate", "law-has-ended", "unusual-age", "unusual-result", "less-than-a-year"]
    detail: str


class EpfResults(TypedDict):
    """Results of the Employees' Provident Fund (EPF) Calculator"""

    projected_corpus: float
    """Balance of the fund at retirement (currency)"""
    total_contributions: float
    """All contributions of the employee (currency)"""
    total_employer_contributions: float
    """All contributions of the employer to the fund, excluding the pension scheme (currency)"""
    interest_earned: float
    """All interest (currency)"""
    monthly_pension: float
    """Monthly pension of the scheme; 0 for less than ten years of service (currency)"""
    law: EpfResultsLaw
    """Law that the results rest on"""
    currency: NotRequired[str]
    """Currency of the request, in upper case; absent when none was given"""
    warnings: NotRequired[Sequence[EpfResultsWarnings]]
    """Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none"""


class LikeKindExchangeInputs(TypedDict):
    """Inputs of the Like-Kind Exchange Calculator. Gain that an exchange of real estate in the United States defers, and the tax on boot."""

    adjusted_basis: float
    """Adjusted basis of the property given up: cost and improvements less depreciation (currency); 0 to 1000000000000"""
    accumulated_depreciation: NotRequired[float]
    """Depreciation taken on the property given up (currency); 0 to 1000000000000; default 0"""
    sale_price: float
    """Price of the property given up (currency); 0.01 to 1000000000000"""
    mortgage_balance: NotRequired[float]
    """Mortgage on the property given up (currency); 0 to 1000000000000; default 0"""
    selling_costs: NotRequired[float]
    """Costs of the exchange (currency); 0 to 1000000000000; default 0"""
    replacement_property_price: float
    """Price of the replacement property (currency); 0 to 1000000000000"""
    new_mortgage_balance: NotRequired[float]
    """Mortgage on the replacement property (currency); 0 to 1000000000000; default 0"""
    tax_rate: float
    """Tax rate on the gain (percent); 0 to 100"""
    recapture_tax_rate: NotRequired[float]
    """Tax rate on gain from depreciation (percent); 0 to 100; default 25"""
    currency: NotRequired[str]
    """ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places"""


class LikeKindExchangeResultsWarnings(TypedDict):
    pointer: str
    """JSON pointer to the input, or to a result that is unusual"""
    code: Literal["looks-like-a-fraction", "looks-like-a-percentage", "restricted-by-law", "needs-an-estimate", "law-has-ended", "unusual-age", "unusual-result", "less-than-a-year"]
    detail: str


class LikeKindExchangeResults(TypedDict):
    """Results of the Like-Kind Exchange Calculator"""

    realized_gain: float
    """Price less costs and adjusted basis; negative for a loss (currency)"""
    boot: float
    """Cash received and debt not replaced (currency)"""
    recognized_gain: float
    """Gain that is taxed now (currency)"""
    deferred_gain: float
    """Gain that is deferred; negative for a deferred loss (currency)"""
    new_basis: float
    """Basis of the replacement property (currency)"""
    tax: float
    """Tax on the recognized gain (currency)"""
    currency: NotRequired[str]
    """Currency of the request, in upper case; absent when none was given"""
    warnings: NotRequired[Sequence[LikeKindExchangeResultsWarnings]]
    """Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none"""


class UkStudentLoanInputsLoans(TypedDict):
    loan_plan: Literal["plan_1", "plan_2", "plan_4", "plan_5", "postgraduate"]
    """Plan of the loan; plan_1: plan 1; plan_2: plan 2; plan_4: plan 4, Scotland; plan_5: plan 5; postgraduate: postgraduate loan"""
    balance: NotRequired[float]
    """Balance today (currency); 0 to 1000000000000; default 0"""


class UkStudentLoanInputs(TypedDict):
    """Inputs of the UK Student Loan Calculator. Repayments of student loans of the United Kingdom from a salary, and what is left when they are written off."""

    tax_year: str
    """Tax year, such as 2026-27"""
    loans: Sequence[UkStudentLoanInputsLoans]
    """Loans"""
    annual_salary: float
    """Annual salary before tax (currency); 0.01 to 1000000000000"""
    salary_growth_rate: NotRequired[float]
    """Annual growth of the salary (percent per year); above -100, up to 1000; default 0"""
    annual_rate: NotRequired[float]
    """Annual interest rate of the loans (percent per year); 0 to 100; default 0"""
    currency: NotRequired[str]
    """ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places"""


class UkStudentLoanResultsLaw(TypedDict):
    """Law that the results rest on"""

    id: str
    """ID of the figures, as at GET /law/{id}"""
    name: str
    currency: str
    """Currency of the amounts of the law"""
    valid_from: str
    """First day on which these figures apply"""
    valid_to: str
    """Last day on which these figures apply"""
    checked: str
    """Day on which the figures were last held against their sources"""
    sources: Sequence[str]
    single: NotRequired[Sequence[str]]
    """Figures that stand in one source alone"""
    own: NotRequired[bool]
    """True when the operator of the service has replaced some figures"""


class UkStudentLoanResultsOmitted(TypedDict):
    """Reason for each result without a value, by name; absent when every result has one"""

    months_to_payoff: NotRequired[str]


class UkStudentLoanResultsWarnings(TypedDict):
    pointer: str
    """JSON pointer to the input, or to a result that is unusual"""
    code: Literal["looks-like-a-fraction", "looks-like-a-percentage", "restricted-by-law", "needs-an-estimate", "law-has-ended", "unusual-age", "unusual-result", "less-than-a-year"]
    detail: str


class UkStudentLoanResults(TypedDict):
    """Results of the UK Student Loan Calculator"""

    monthly_payment: float
    """Repayment of each month, as payroll deducts it (currency)"""
    annual_payment: float
    """Repayment of a year from the annual income, as in a tax return (currency)"""
    months_to_payoff: NotRequired[int]
    """Months until the loans are repaid (months)"""
    total_paid: float
    """All repayments until the loans are repaid or written off (currency)"""
    written_off_amount: float
    """Balance that is written off (currency)"""
    law: UkStudentLoanResultsLaw
    """Law that the results rest on"""
    currency: NotRequired[str]
    """Currency of the request, in upper case; absent when none was given"""
    omitted: NotRequired[UkStudentLoanResultsOmitted]
    """Reason for each result without a value, by name; absent when every result has one"""
    warnings: NotRequired[Sequence[UkStudentLoanResultsWarnings]]
    """Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none"""


class EmployerCostInputs(TypedDict):
    """Inputs of the Employer Cost Calculator. Social contributions of employer and employee on pay, and what an employee costs, by the law of a country."""

    country: Literal["US", "GB", "DE", "CA", "AU"]
    """Country whose law applies, as a code of ISO 3166; US: United States; GB: United Kingdom; DE: Germany; CA: Canada; AU: Australia"""
    tax_year: str
    """Tax year as the law prints it: 2026, or 2026-27 where it is not a calendar year"""
    region: NotRequired[Literal["ENG", "WLS", "NIR", "SCT", "AB", "BC", "MB", "NB", "NL", "NS", "NT", "NU", "ON", "PE", "QC", "SK", "YT", "BW", "BY", "BE", "BB", "HB", "HH", "HE", "MV", "NI", "NW", "RP", "SL", "SN", "ST", "SH", "TH"]]
    """Part of the country, by its ISO 3166 code, where its law differs; required for Canada; ENG: England; WLS: Wales; NIR: Northern Ireland; SCT: Scotland; AB: Alberta; BC: British Columbia; MB: Manitoba; NB: New Brunswick; NL: Newfoundland and Labrador; NS: Nova Scotia; NT: Northwest Territories; NU: Nunavut; ON: Ontario; PE: Prince Edward Island; QC: Quebec; SK: Saskatchewan; YT: Yukon; BW: Baden-Württemberg; BY: Bavaria; BE: Berlin; BB: Brandenburg; HB: Bremen; HH: Hamburg; HE: Hesse; MV: Mecklenburg-Western Pomerania; NI: Lower Saxony; NW: North Rhine-Westphalia; RP: Rhineland-Palatinate; SL: Saarland; SN: Saxony; ST: Saxony-Anhalt; SH: Schleswig-Holstein; TH: Thuringia"""
    pay: float
    """Pay of one period before deductions (currency); 0.01 to 1000000000000"""
    pay_frequency: NotRequired[Literal["weekly", "biweekly", "semimonthly", "monthly", "annually"]]
    """Frequency of the pay; weekly: each week; biweekly: every two weeks; semimonthly: twice a month; monthly: each month; annually: once a year; default "annually" """
    childless: NotRequired[bool]
    """No children, which raises care insurance; Germany; true: no child; false: one child or more; default true"""
    child_count: NotRequired[int]
    """Number of children under 25, for care insurance; Germany (count); 0 to 20; default 0"""
    health_extra_rate: NotRequired[float]
    """Additional rate of the health insurer, in percent of the pay; the average of the year if left out; Germany (percent); 0 to 100"""
    currency: NotRequired[str]
    """ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places"""


class EmployerCostResultsContributions(TypedDict):
    name: Literal["pension", "health", "care", "unemployment", "national_insurance"]
    """Kind of the contribution"""
    employee_amount: float
    """Contribution of the employee in one period (currency)"""
    employer_amount: float
    """Contribution of the employer in one period (currency)"""


class EmployerCostResultsLaw(TypedDict):
    """Law that the results rest on"""

    id: str
    """ID of the figures, as at GET /law/{id}"""
    name: str
    currency: str
    """Currency of the amounts of the law"""
    valid_from: str
    """First day on which these figures apply"""
    valid_to: str
    """Last day on which these figures apply"""
    checked: str
    """Day on which the figures were last held against their sources"""
    sources: Sequence[str]
    single: NotRequired[Sequence[str]]
    """Figures that stand in one source alone"""
    own: NotRequired[bool]
    """True when the operator of the service has replaced some figures"""


class EmployerCostResultsWarnings(TypedDict):
    pointer: str
    """JSON pointer to the input, or to a result that is unusual"""
    code: Literal["looks-like-a-fraction", "looks-like-a-percentage", "restricted-by-law", "needs-an-estimate", "law-has-ended", "unusual-age", "unusual-result", "less-than-a-year"]
    detail: str


class EmployerCostResults(TypedDict):
    """Results of the Employer Cost Calculator"""

    employee_contributions: float
    """Contributions of the employee in one period (currency)"""
    employer_contributions: float
    """Contributions of the employer in one period (currency)"""
    total_employer_cost: float
    """Pay of one period with the contributions of the employer (currency)"""
    contributions: Sequence[EmployerCostResultsContributions]
    """Contributions by kind"""
    law: EmployerCostResultsLaw
    """Law that the results rest on"""
    currency: NotRequired[str]
    """Currency of the request, in upper case; absent when none was given"""
    warnings: NotRequired[Sequence[EmployerCostResultsWarnings]]
    """Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none"""


class SocialSecurityInputsEarnings(TypedDict):
    year: int
    """Calendar year (ordinal); 1951 to 2026"""
    amount: float
    """Earnings of the year on which social security tax is due (currency); 0 to 1000000000000"""


class SocialSecurityInputs(TypedDict):
    """Inputs of the Social Security Calculator. Monthly retirement benefit of the United States from earnings and the age at which it is claimed."""

    birth_date: str
    """Date of birth, from 2 January 1953 to 1 January 1965: the years that the figures cover"""
    claim_age: NotRequired[float]
    """Age at which benefits begin, months as parts of a year (years); 62 to 70; default 67"""
    earnings: NotRequired[Sequence[SocialSecurityInputsEarnings]]
    """Earnings by year; give these or aime"""
    aime: NotRequired[float]
    """Average indexed monthly earnings; give these or earnings (currency); 0 to 1000000000000"""
    filing_status: NotRequired[Literal["single", "married_joint", "married_separate", "head_of_household", "surviving_spouse"]]
    """Filing status; single: unmarried, or taxed alone; married_joint: married, one return; married_separate: married, two returns; head_of_household: unmarried with a household of a child; surviving_spouse: in the two years after the death of the spouse; default "single" """
    other_annual_income: NotRequired[float]
    """Other annual income, which decides how much of the benefit is taxable (currency); 0 to 1000000000000; default 0"""
    currency: NotRequired[str]
    """ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places"""


class SocialSecurityResultsClaimAges(TypedDict):
    claim_age: float
    """Age at which benefits begin (years)"""
    monthly_benefit: float
    """Monthly benefit (currency)"""
    break_even_age: NotRequired[float]
    """Age from which all benefits are above those from 62 on (years)"""


class SocialSecurityResults(TypedDict):
    """Results of the Social Security Calculator"""

    aime: float
    """Average indexed monthly earnings, in whole dollars (currency)"""
    pia: float
    """Benefit at full retirement age, in steps of ten cents (currency)"""
    monthly_benefit: float
    """Monthly benefit at the chosen age, in whole dollars (currency)"""
    full_retirement_age: float
    """Full retirement age (years)"""
    taxable_benefit_pct: float
    """Taxable part of the benefit (percent)"""
    claim_ages: Sequence[SocialSecurityResultsClaimAges]
    """Benefits by the age at which they begin"""
    currency: NotRequired[str]
    """Currency of the request, in upper case; absent when none was given"""


class CapitalGainsTaxInputs(TypedDict):
    """Inputs of the Capital Gains Tax Calculator. Tax on the capital gains of a year by the law of a country, with losses set off and carried forward."""

    country: Literal["US", "GB", "IN"]
    """Country whose law applies, as a code of ISO 3166; US: United States; GB: United Kingdom; IN: India"""
    tax_year: str
    """Tax year as the law prints it: 2026, or 2026-27 where it is not a calendar year"""
    filing_status: NotRequired[Literal["single", "married_joint", "married_separate", "head_of_household", "surviving_spouse"]]
    """Filing status; single: unmarried, or taxed alone; married_joint: married, one return; United States and Germany; married_separate: married, two returns; United States and Germany; head_of_household: unmarried with a household of a child; United States; surviving_spouse: in the two years after the death of the spouse; United States; default "single" """
    taxable_income: float
    """Taxable income of the year without capital gains (currency); 0 to 1000000000000"""
    short_term_gains: NotRequired[float]
    """Short-term gains less losses of the year (currency); -1000000000000 to 1000000000000; default 0"""
    long_term_gains: NotRequired[float]
    """Long-term gains less losses of the year (currency); -1000000000000 to 1000000000000; default 0"""
    carried_loss: NotRequired[float]
    """Losses carried forward from earlier years, set off against short-term gains first (currency); 0 to 1000000000000; default 0"""
    sale_date: NotRequired[str]
    """Date of the sales, where rates change within a year; required for the United Kingdom and India"""
    currency: NotRequired[str]
    """ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places"""


class CapitalGainsTaxResultsLaw(TypedDict):
    """Law that the results rest on"""

    id: str
    """ID of the figures, as at GET /law/{id}"""
    name: str
    currency: str
    """Currency of the amounts of the law"""
    valid_from: str
    """First day on which these figures apply"""
    valid_to: str
    """Last day on which these figures apply"""
    checked: str
    """Day on which the figures were last held against their sources"""
    sources: Sequence[str]
    single: NotRequired[Sequence[str]]
    """Figures that stand in one source alone"""
    own: NotRequired[bool]
    """True when the operator of the service has replaced some figures"""


class CapitalGainsTaxResultsWarnings(TypedDict):
    pointer: str
    """JSON pointer to the input, or to a result that is unusual"""
    code: Literal["looks-like-a-fraction", "looks-like-a-percentage", "restricted-by-law", "needs-an-estimate", "law-has-ended", "unusual-age", "unusual-result", "less-than-a-year"]
    detail: str


class CapitalGainsTaxResults(TypedDict):
    """Results of the Capital Gains Tax Calculator"""

    net_short_term_gain: float
    """Short-term gain after losses are set off; negative for a loss (currency)"""
    net_long_term_gain: float
    """Long-term gain after losses are set off; negative for a loss (currency)"""
    short_term_tax: float
    """Tax on the short-term gain; negative where a loss reduces the tax on other income (currency)"""
    long_term_tax: float
    """Tax on the long-term gain (currency)"""
    net_investment_income_tax: NotRequired[float]
    """Net investment income tax on the gains; absent without the country US (currency)"""
    tax: float
    """All these taxes (currency)"""
    effective_tax_rate: float
    """Tax as a percentage of the net gain; 0 without one (percent)"""
    new_carried_loss: float
    """Loss that is carried forward to the next year (currency)"""
    law: CapitalGainsTaxResultsLaw
    """Law that the results rest on"""
    currency: NotRequired[str]
    """Currency of the request, in upper case; absent when none was given"""
    warnings: NotRequired[Sequence[CapitalGainsTaxResultsWarnings]]
    """Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none"""


class CryptoTaxInputsLots(TypedDict):
    date: str
    """Date of the trade"""
    units: float
    """Number of units (units); 1e-8 to 1000000000000"""
    price: float
    """Price of a unit (currency); 1e-8 to 1000000000000"""
    fee: NotRequired[float]
    """Fee of the purchase, which counts as cost (currency); 0 to 1000000000000; default 0"""


class CryptoTaxInputsSales(TypedDict):
    date: str
    """Date of the trade"""
    units: float
    """Number of units (units); 1e-8 to 1000000000000"""
    price: float
    """Price of a unit (currency); 1e-8 to 1000000000000"""
    fee: NotRequired[float]
    """Fee of the sale, which reduces the proceeds; not in India (currency); 0 to 1000000000000; default 0"""


class CryptoTaxInputs(TypedDict):
    """Inputs of the Crypto Tax Calculator. Gains on the sales of a coin, matched with the lots that were bought, and the tax on those of a year."""

    country: Literal["US", "GB", "IN", "DE"]
    """Country whose law applies, as a code of ISO 3166; US: United States; GB: United Kingdom; IN: India; DE: Germany"""
    tax_year: str
    """Tax year as the law prints it: 2026, or 2026-27 where it is not a calendar year"""
    filing_status: NotRequired[Literal["single", "married_joint", "married_separate", "head_of_household", "surviving_spouse"]]
    """Filing status; single: unmarried, or taxed alone; married_joint: married, one return; United States and Germany; married_separate: married, two returns; United States and Germany; head_of_household: unmarried with a household of a child; United States; surviving_spouse: in the two years after the death of the spouse; United States; default "single" """
    taxable_income: float
    """Taxable income of the year without these gains (currency); 0 to 1000000000000"""
    lots: Sequence[CryptoTaxInputsLots]
    """Purchases, in the order of their dates"""
    sales: Sequence[CryptoTaxInputsSales]
    """Sales, in the order of their dates, none after the tax year"""
    lot_method: NotRequired[Literal["fifo", "lifo", "hifo", "average", "pools"]]
    """Lots that a sale takes first; fifo: the oldest; lifo: the newest; hifo: the dearest; average: the oldest, at the average cost of all; pools: those of the day, of the 30 days after it, then the section 104 pool; for the United Kingdom; default "fifo" """
    currency: NotRequired[str]
    """ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places"""


class CryptoTaxResultsSales(TypedDict):
    date: str
    """Date of the sale"""
    sale_proceeds: float
    """Proceeds after the fee (currency)"""
    cost_basis: float
    """Cost of the units that were sold (currency)"""
    gain: float
    """Proceeds less cost (currency)"""
    short_term_gain: float
    """Part of the gain on what was held for at most a year (currency)"""
    long_term_gain: float
    """Part of the gain on what was held for more than a year (currency)"""


class CryptoTaxResultsLots(TypedDict):
    date: NotRequired[str]
    """Date of the purchase; absent for an average or a pool"""
    units: float
    """Number of units left (units)"""
    cost_basis: float
    """Cost of these units (currency)"""


class CryptoTaxResultsLaw(TypedDict):
    """Law that the results rest on"""

    id: str
    """ID of the figures, as at GET /law/{id}"""
    name: str
    currency: str
    """Currency of the amounts of the law"""
    valid_from: str
    """First day on which these figures apply"""
    valid_to: str
    """Last day on which these figures apply"""
    checked: str
    """Day on which the figures were last held against their sources"""
    sources: Sequence[str]
    single: NotRequired[Sequence[str]]
    """Figures that stand in one source alone"""
    own: NotRequired[bool]
    """True when the operator of the service has replaced some figures"""


class CryptoTaxResultsWarnings(TypedDict):
    pointer: str
    """JSON pointer to the input, or to a result that is unusual"""
    code: Literal["looks-like-a-fraction", "looks-like-a-percentage", "restricted-by-law", "needs-an-estimate", "law-has-ended", "unusual-age", "unusual-result", "less-than-a-year"]
    detail: str


class CryptoTaxResults(TypedDict):
    """Results of the Crypto Tax Calculator"""

    gain: float
    """Gain of the tax year after fees; negative for a loss (currency)"""
    short_term_gain: float
    """Part of it on what was held for at most a year; all of it in the United Kingdom (currency)"""
    long_term_gain: float
    """Part of it on what was held for more than a year (currency)"""
    taxable_gain: float
    """Part of the gain that is taxed (currency)"""
    tax: float
    """Tax on the gain; negative where a loss reduces the tax on other income (currency)"""
    effective_tax_rate: float
    """Tax as a percentage of the gain; 0 without one (percent)"""
    sales: Sequence[CryptoTaxResultsSales]
    """Sales with their cost"""
    lots: Sequence[CryptoTaxResultsLots]
    """Lots that are left; a single row for an average or a pool"""
    law: CryptoTaxResultsLaw
    """Law that the results rest on"""
    currency: NotRequired[str]
    """Currency of the request, in upper case; absent when none was given"""
    warnings: NotRequired[Sequence[CryptoTaxResultsWarnings]]
    """Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none"""


class Plan401kInputsMatchTiers(TypedDict):
    match_pct: float
    """Match, in percent of the deferral in the tier (percent); 0 to 500"""
    up_to_pct: float
    """Deferral up to which the tier goes, in percent of the pay (percent); 0 to 100"""


class Plan401kInputs(TypedDict):
    """Inputs of the 401(k) Calculator. Savings in a 401(k) at retirement, with the match of the employer and the limits of the law."""

    tax_year: str
    """Tax year, such as 2026"""
    current_age: int
    """Age at the end of this year (age); 0 to 130"""
    retirement_age: NotRequired[int]
    """Age at retirement (age); 0 to 130; default 67"""
    annual_salary: float
    """Annual pay before deductions (currency); 0.01 to 1000000000000"""
    salary_growth_rate: NotRequired[float]
    """Annual growth of the pay (percent per year); above -100, up to 1000; default 0"""
    deferral_pct: float
    """Share of the pay that is deferred (percent); 0 to 100"""
    match_tiers: NotRequired[Sequence[Plan401kInputsMatchTiers]]
    """Match of the employer, tier by tier; default []"""
    limit_growth_rate: NotRequired[float]
    """Annual growth of the limits of the law (percent per year); above -100, up to 1000; default 0"""
    current_savings: NotRequired[float]
    """Balance of the plan today (currency); 0 to 1000000000000; default 0"""
    expected_return: float
    """Annual return (percent per year); above -100, up to 1000"""
    currency: NotRequired[str]
    """ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places"""


class Plan401kResultsLaw(TypedDict):
    """Law that the results rest on"""

    id: str
    """ID of the figures, as at GET /law/{id}"""
    name: str
    currency: str
    """Currency of the amounts of the law"""
    valid_from: str
    """First day on which these figures apply"""
    valid_to: str
    """Last day on which these figures apply"""
    checked: str
    """Day on which the figures were last held against their sources"""
    sources: Sequence[str]
    single: NotRequired[Sequence[str]]
    """Figures that stand in one source alone"""
    own: NotRequired[bool]
    """True when the operator of the service has replaced some figures"""


class Plan401kResultsWarnings(TypedDict):
    pointer: str
    """JSON pointer to the input, or to a result that is unusual"""
    code: Literal["looks-like-a-fraction", "looks-like-a-percentage", "restricted-by-law", "needs-an-estimate", "law-has-ended", "unusual-age", "unusual-result", "less-than-a-year"]
    detail: str


class Plan401kResults(TypedDict):
    """Results of the 401(k) Calculator"""

    projected_corpus: float
    """Balance at retirement (currency)"""
    total_contributions: float
    """All deferrals (currency)"""
    total_employer_contributions: float
    """All contributions of the employer (currency)"""
    missed_annual_match: float
    """Match of the first year that a higher deferral would have earned (currency)"""
    wealth_gained: float
    """Balance less all contributions and the balance of today (currency)"""
    years_at_limit: int
    """Number of years in which the deferral reaches the limit (years)"""
    law: Plan401kResultsLaw
    """Law that the results rest on"""
    currency: NotRequired[str]
    """Currency of the request, in upper case; absent when none was given"""
    warnings: NotRequired[Sequence[Plan401kResultsWarnings]]
    """Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none"""


class TaxEquivalentYieldInputs(TypedDict):
    """Inputs of the Tax-Equivalent Yield Calculator. The yield before tax at which a taxable bond leaves as much as a tax-free one."""

    tax_free_yield: float
    """Yield of the tax-free bond (percent per year); 0 to 1000"""
    marginal_tax_rate: float
    """Marginal rate of income tax that the tax-free bond is exempt from (percent); 0 to 99"""
    state_tax_rate: NotRequired[float]
    """Rate of state and local tax that the tax-free bond is exempt from, too (percent); 0 to 99; default 0"""
    taxable_yield: NotRequired[float]
    """Yield of a taxable bond to compare with, before tax (percent per year); 0 to 1000"""


class TaxEquivalentYieldResultsWarnings(TypedDict):
    pointer: str
    """JSON pointer to the input, or to a result that is unusual"""
    code: Literal["looks-like-a-fraction", "looks-like-a-percentage", "restricted-by-law", "needs-an-estimate", "law-has-ended", "unusual-age", "unusual-result", "less-than-a-year"]
    detail: str


class TaxEquivalentYieldResults(TypedDict):
    """Results of the Tax-Equivalent Yield Calculator"""

    tax_equivalent_yield: float
    """Tax-equivalent yield: taxable yield that leaves as much after tax (percent per year)"""
    taxable_yield_after_tax: NotRequired[float]
    """Yield of the taxable bond after tax; absent without taxable_yield (percent per year)"""
    tax_free_advantage_pct: NotRequired[float]
    """Advantage of the tax-free bond: its yield less that of the taxable bond after tax; absent without taxable_yield (percent)"""
    warnings: NotRequired[Sequence[TaxEquivalentYieldResultsWarnings]]
    """Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none"""


class CapitalGainsInputs(TypedDict):
    """Inputs of the Capital Gains Calculator. Gain on the sale of an asset after costs, the tax on it at a flat rate, and the return after tax."""

    purchase_price: float
    """Purchase price (currency); 0.01 to 1000000000000"""
    sale_price: float
    """Sale price (currency); 0 to 1000000000000"""
    years: NotRequired[float]
    """Holding period; give either years, or purchase_date and sale_date (years); 0.01 to 200"""
    purchase_date: NotRequired[str]
    """Date of the purchase"""
    sale_date: NotRequired[str]
    """Date of the sale"""
    buying_costs: NotRequired[float]
    """Costs of the purchase, such as commissions and transfer taxes (currency); 0 to 1000000000000; default 0"""
    improvement_costs: NotRequired[float]
    """Costs of improvements that increase the cost basis (currency); 0 to 1000000000000; default 0"""
    selling_costs: NotRequired[float]
    """Costs of the sale, such as commissions (currency); 0 to 1000000000000; default 0"""
    tax_rate: NotRequired[float]
    """Tax rate on the gain; a loss is not taxed (percent); 0 to 100; default 0"""
    currency: NotRequired[str]
    """ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places"""


class CapitalGainsResultsOmitted(TypedDict):
    """Reason for each result without a value, by name; absent when every result has one"""

    annualized_return_after_tax: NotRequired[str]


class CapitalGainsResultsWarnings(TypedDict):
    pointer: str
    """JSON pointer to the input, or to a result that is unusual"""
    code: Literal["looks-like-a-fraction", "looks-like-a-percentage", "restricted-by-law", "needs-an-estimate", "law-has-ended", "unusual-age", "unusual-result", "less-than-a-year"]
    detail: str


class CapitalGainsResults(TypedDict):
    """Results of the Capital Gains Calculator"""

    cost_basis: float
    """Cost basis: purchase price, buying costs and improvements (currency)"""
    gain: float
    """Gain: sale price less selling costs and cost basis; negative for a loss (currency)"""
    tax: float
    """Tax on the gain (currency)"""
    gain_after_tax: float
    """Gain after tax (currency)"""
    total_return_pct: float
    """Gain before tax as a percentage of the cost basis (percent)"""
    annualized_return_after_tax: NotRequired[float]
    """Constant annual growth from the cost basis to what is left after tax; absent for less than a year (percent per year)"""
    currency: NotRequired[str]
    """Currency of the request, in upper case; absent when none was given"""
    omitted: NotRequired[CapitalGainsResultsOmitted]
    """Reason for each result without a value, by name; absent when every result has one"""
    warnings: NotRequired[Sequence[CapitalGainsResultsWarnings]]
    """Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none"""


class PropertyTaxInputsLevies(TypedDict):
    name: NotRequired[str]
    """Name of the levy"""
    tax_rate: float
    """Tax rate as a percentage of the taxable value; 10 mills are 1 percent (percent); 0 to 100"""


class PropertyTaxInputs(TypedDict):
    """Inputs of the Property Tax Calculator. Annual tax on a property from its assessed value, exemptions and the rates of all levies."""

    property_value: float
    """Market value of the property (currency); 0.01 to 1000000000000"""
    assessment_pct: NotRequired[float]
    """Assessed value as a percentage of the market value (percent); 0 to 100; default 100"""
    exemption: NotRequired[float]
    """Exemption, taken off the assessed value (currency); 0 to 1000000000000; default 0"""
    levies: Sequence[PropertyTaxInputsLevies]
    """Levies, such as those of county, city and schools"""
    appreciation_rate: NotRequired[float]
    """Annual growth of the market value (percent per year); above -100, up to 1000; default 0"""
    years: NotRequired[int]
    """Number of years for total_property_tax (years); 1 to 100; default 10"""
    currency: NotRequired[str]
    """ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places"""


class PropertyTaxResultsWarnings(TypedDict):
    pointer: str
    """JSON pointer to the input, or to a result that is unusual"""
    code: Literal["looks-like-a-fraction", "looks-like-a-percentage", "restricted-by-law", "needs-an-estimate", "law-has-ended", "unusual-age", "unusual-result", "less-than-a-year"]
    detail: str


class PropertyTaxResults(TypedDict):
    """Results of the Property Tax Calculator"""

    assessed_value: float
    """Value on which the tax is based, before the exemption (currency)"""
    taxable_value: float
    """Assessed value less the exemption; never below 0 (currency)"""
    annual_property_tax: float
    """Tax of the first year (currency)"""
    monthly_property_tax: float
    """One-twelfth of the annual tax (currency)"""
    property_tax_rate: float
    """Tax of the first year as a percentage of the market value (percent per year)"""
    total_property_tax: float
    """Tax of all years (currency)"""
    currency: NotRequired[str]
    """Currency of the request, in upper case; absent when none was given"""
    warnings: NotRequired[Sequence[PropertyTaxResultsWarnings]]
    """Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none"""


class CurrencyExchangeInputs(TypedDict):
    """Inputs of the Currency Exchange Calculator. What an exchange of money pays out at a quoted rate, and what it costs against the mid-market rate."""

    amount: float
    """Amount to exchange, in the currency that is paid (currency); 0.01 to 1000000000000"""
    mid_exchange_rate: float
    """Mid-market rate: units of the currency received for one unit of the currency paid (number); 0.000001 to 1000000000"""
    quoted_exchange_rate: NotRequired[float]
    """Rate of the provider; without it the mid-market rate (number); 0.000001 to 1000000000"""
    fee_pct: NotRequired[float]
    """Fee as a percentage of the amount (percent); 0 to 100; default 0"""
    fixed_fee: NotRequired[float]
    """Fixed fee, in the currency that is paid (currency); 0 to 1000000000000; default 0"""
    fee_treatment: NotRequired[Literal["deducted", "upfront"]]
    """Treatment of the fees: deducted or paid in addition; deducted: the fees are taken from the amount before it is exchanged; upfront: the fees are paid in addition, and the whole amount is exchanged; default "deducted" """
    currency: NotRequired[str]
    """ISO 4217 code of the currency received (case-insensitive); applies to all results and sets their decimal places"""


class CurrencyExchangeResults(TypedDict):
    """Results of the Currency Exchange Calculator"""

    converted_amount: float
    """Amount received (currency)"""
    effective_exchange_rate: float
    """Amount received for one unit of all that is paid, fees included (number)"""
    spread_pct: float
    """Markup: how far the quoted rate is below the mid-market rate, as a percentage of it; negative if it is above (percent)"""
    spread_basis_points: float
    """The markup in basis points, hundredths of a percent (number)"""
    total_fees: float
    """Fees, in the currency received at the mid-market rate (currency)"""
    cost_of_exchange: float
    """Cost of fees and markup: the value of all that is paid at the mid-market rate, less the amount received (currency)"""
    cost_of_exchange_pct: float
    """Cost as a percentage of that value (percent)"""
    currency: NotRequired[str]
    """Currency of the request, in upper case; absent when none was given"""


class InflationInputs(TypedDict):
    """Inputs of the Inflation Calculator. Future prices and the remaining purchasing power of money after years of inflation."""

    amount: float
    """Price or amount of money, in today's money (currency); 0 to 1000000000000"""
    inflation_rate: float
    """Annual inflation rate (percent per year); above -100, up to 1000"""
    years: float
    """Years of inflation (years); 0 to 200"""
    currency: NotRequired[str]
    """ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places"""


class InflationResultsWarnings(TypedDict):
    pointer: str
    """JSON pointer to the input, or to a result that is unusual"""
    code: Literal["looks-like-a-fraction", "looks-like-a-percentage", "restricted-by-law", "needs-an-estimate", "law-has-ended", "unusual-age", "unusual-result", "less-than-a-year"]
    detail: str


class InflationResults(TypedDict):
    """Results of the Inflation Calculator"""

    future_cost: float
    """Future cost of what the amount buys today (currency)"""
    price_increase: float
    """Price increase: the future cost less the amount (currency)"""
    purchasing_power: float
    """Future purchasing power of the amount kept as cash, in today's money (currency)"""
    purchasing_power_lost: float
    """Purchasing power lost: the amount less its future purchasing power (currency)"""
    cumulative_inflation_pct: float
    """Cumulative inflation over all years (percent)"""
    purchasing_power_lost_pct: float
    """Purchasing power lost over all years, as a percentage of the amount (percent)"""
    currency: NotRequired[str]
    """Currency of the request, in upper case; absent when none was given"""
    warnings: NotRequired[Sequence[InflationResultsWarnings]]
    """Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none"""


class PriceRow(TypedDict):
    """One row of a schedule"""

    period: int
    rise: float
    price: float
    loss: float
    purchasing_power: float


class InflationHistoryInputs(TypedDict):
    """Inputs of the Inflation History Calculator. Value of an amount of one month in the money of another, by U.S. consumer prices since 1871."""

    amount: float
    """Price or amount of money at the start date (currency); 0 to 1000000000000"""
    start_date: str
    """Date of the amount; only its month counts"""
    end_date: str
    """Date to convert to; only its month counts"""
    index_type: NotRequired[Literal["us_cpi"]]
    """Price index; us_cpi: consumer prices of all urban households in the United States, not seasonally adjusted (CPI-U); estimates before 1913; default "us_cpi" """
    currency: NotRequired[str]
    """ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places"""


class InflationHistoryResultsOmitted(TypedDict):
    """Reason for each result without a value, by name; absent when every result has one"""

    average_inflation_rate: NotRequired[str]


class InflationHistoryResultsWarnings(TypedDict):
    pointer: str
    """JSON pointer to the input, or to a result that is unusual"""
    code: Literal["looks-like-a-fraction", "looks-like-a-percentage", "restricted-by-law", "needs-an-estimate", "law-has-ended", "unusual-age", "unusual-result", "less-than-a-year"]
    detail: str


class InflationHistoryResults(TypedDict):
    """Results of the Inflation History Calculator"""

    adjusted_amount: float
    """Amount at the prices of the end date (currency)"""
    inflation_factor: float
    """Price level at the end date divided by that at the start date (ratio)"""
    cumulative_inflation_pct: float
    """Inflation from the start date to the end date (percent)"""
    average_inflation_rate: NotRequired[float]
    """Average annual inflation (geometric); absent if both dates are in the same month (percent per year)"""
    currency: NotRequired[str]
    """Currency of the request, in upper case; absent when none was given"""
    omitted: NotRequired[InflationHistoryResultsOmitted]
    """Reason for each result without a value, by name; absent when every result has one"""
    warnings: NotRequired[Sequence[InflationHistoryResultsWarnings]]
    """Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none"""


class LoanComparisonInputsOffers(TypedDict):
    name: NotRequired[str]
    """Name of the offer"""
    principal: NotRequired[float]
    """Loan amount (currency); 0.01 to 1000000000000"""
    annual_rate: float
    """Nominal annual interest rate; one-twelfth is charged each month (percent per year); 0 to 1000"""
    tenure_months: int
    """Loan term (months); 1 to 600"""
    fees: NotRequired[float]
    """Upfront fees (currency); 0 to 1000000000000; default 0"""
    points: NotRequired[float]
    """Upfront fee as a percentage of the amount (percent); 0 to 100; default 0"""


class LoanComparisonInputs(TypedDict):
    """Inputs of the Loan Comparison Calculator. Several loan offers compared: payment, annual percentage rate, interest, fees and total cost."""

    principal: NotRequired[float]
    """Loan amount of each offer without a principal of its own (currency); 0.01 to 1000000000000"""
    offers: Sequence[LoanComparisonInputsOffers]
    """Loan offers"""
    holding_months: NotRequired[int]
    """Months until each loan is repaid early, such as by a sale or a refinancing (months); 1 to 600"""
    currency: NotRequired[str]
    """ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places"""


class LoanComparisonResultsOffers(TypedDict):
    name: NotRequired[str]
    """Name of the offer, if given"""
    monthly_payment: float
    """Level payment at the end of each month (currency)"""
    apr: NotRequired[float]
    """Annual percentage rate; absent unless the fees are less than the amount (percent per year)"""
    total_fees: float
    """Fees, including points (currency)"""
    total_interest: float
    """Total interest: all payments minus the loan (currency)"""
    finance_charge: float
    """Finance charge: interest and fees (currency)"""
    total_paid_with_fees: float
    """All payments and fees (currency)"""
    finance_charge_at_exit: NotRequired[float]
    """Interest and fees during holding_months; only with holding_months (currency)"""


class LoanComparisonResultsWarnings(TypedDict):
    pointer: str
    """JSON pointer to the input, or to a result that is unusual"""
    code: Literal["looks-like-a-fraction", "looks-like-a-percentage", "restricted-by-law", "needs-an-estimate", "law-has-ended", "unusual-age", "unusual-result", "less-than-a-year"]
    detail: str


class LoanComparisonResults(TypedDict):
    """Results of the Loan Comparison Calculator"""

    cheapest_offer_index: int
    """Offer with the lowest finance_charge; its position in offers, from 0 (index)"""
    lowest_payment_offer_index: int
    """Offer with the lowest monthly_payment; its position in offers, from 0 (index)"""
    cheapest_offer_index_at_exit: NotRequired[int]
    """Offer with the lowest finance_charge_at_exit; its position in offers, from 0; only with holding_months (index)"""
    lowest_finance_charge: float
    """Lowest finance_charge (currency)"""
    lowest_monthly_payment: float
    """Lowest monthly_payment (currency)"""
    offers: Sequence[LoanComparisonResultsOffers]
    """Offers with their costs"""
    currency: NotRequired[str]
    """Currency of the request, in upper case; absent when none was given"""
    warnings: NotRequired[Sequence[LoanComparisonResultsWarnings]]
    """Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none"""


class DebtConsolidationInputsDebts(TypedDict):
    name: NotRequired[str]
    """Name of the debt"""
    balance: float
    """Current balance (currency); 0.01 to 1000000000000"""
    annual_rate: float
    """Nominal annual interest rate; one-twelfth is charged each month (percent per year); 0 to 1000"""
    minimum_payment: float
    """Minimum payment at the end of each month (currency); 0 to 1000000000000"""


class DebtConsolidationInputs(TypedDict):
    """Inputs of the Debt Consolidation Calculator. Several debts with their minimum payments, compared with one new loan that pays them all off."""

    debts: Sequence[DebtConsolidationInputsDebts]
    """Debts to pay off"""
    new_annual_rate: float
    """Nominal annual rate of the new loan; one-twelfth is charged each month (percent per year); 0 to 1000"""
    new_tenure_months: int
    """Term of the new loan (months); 1 to 1200"""
    fee_pct: NotRequired[float]
    """Fee of the new loan as a percentage of the balances (percent); 0 to 100; default 0"""
    other_fees: NotRequired[float]
    """Other fees of the new loan (currency); 0 to 1000000000000; default 0"""
    fee_treatment: NotRequired[Literal["upfront", "financed"]]
    """Payment of the fees; upfront: paid at the beginning; financed: added to the loan; default "financed" """
    payment_rounding: NotRequired[Literal["exact", "cent"]]
    """Rounding of payments and monthly interest; exact: nothing is rounded but the results; cent: a lender's ledger: payment and monthly interest are rounded to the smallest unit of the currency, and the last payment settles the rest; default "exact" """
    currency: NotRequired[str]
    """ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places"""


class DebtConsolidationResultsOmitted(TypedDict):
    """Reason for each result without a value, by name; absent when every result has one"""

    current_months_to_payoff: NotRequired[str]
    current_total_interest: NotRequired[str]
    months_saved: NotRequired[str]
    total_saved: NotRequired[str]
    break_even_month: NotRequired[str]


class DebtConsolidationResultsWarnings(TypedDict):
    pointer: str
    """JSON pointer to the input, or to a result that is unusual"""
    code: Literal["looks-like-a-fraction", "looks-like-a-percentage", "restricted-by-law", "needs-an-estimate", "law-has-ended", "unusual-age", "unusual-result", "less-than-a-year"]
    detail: str


class DebtConsolidationResults(TypedDict):
    """Results of the Debt Consolidation Calculator"""

    total_balance: float
    """Total of the balances (currency)"""
    current_monthly_payment: float
    """Total of the minimum payments (currency)"""
    current_months_to_payoff: NotRequired[int]
    """Months until minimum payments pay off all debts; absent if they never do (months)"""
    current_total_interest: NotRequired[float]
    """Interest of the debts until minimum payments pay them off (currency)"""
    total_fees: float
    """Fees of the new loan (currency)"""
    new_loan_amount: float
    """Amount of the new loan (currency)"""
    new_monthly_payment: float
    """Level monthly payment of the new loan (currency)"""
    new_total_interest: float
    """Interest of the new loan (currency)"""
    new_finance_charge: float
    """Cost of the new loan: its interest and fees (currency)"""
    monthly_payment_saved: float
    """current_monthly_payment minus new_monthly_payment; negative if the new loan has the higher payment (currency)"""
    months_saved: NotRequired[int]
    """current_months_to_payoff minus new_tenure_months; negative if the new loan takes longer (months)"""
    total_saved: NotRequired[float]
    """current_total_interest minus new_finance_charge; negative if the loan costs more (currency)"""
    break_even_month: NotRequired[int]
    """First month by which the interest saved covers the fees; absent if none of the first 120 does (ordinal)"""
    new_final_payment: NotRequired[float]
    """Last payment of the new loan, which settles its balance; only with payment_rounding cent (currency)"""
    currency: NotRequired[str]
    """Currency of the request, in upper case; absent when none was given"""
    omitted: NotRequired[DebtConsolidationResultsOmitted]
    """Reason for each result without a value, by name; absent when every result has one"""
    warnings: NotRequired[Sequence[DebtConsolidationResultsWarnings]]
    """Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none"""


class AmortizationScheduleInputsRateChanges(TypedDict):
    month: int
    """Month from which the rate holds; if it is within a payment period, the rate holds from the next one (ordinal); 2 to 600"""
    annual_rate: float
    """Nominal annual interest rate from this month on (percent per year); 0 to 1000"""


class AmortizationScheduleInputsLumpSumPayments(TypedDict):
    month: NotRequired[int]
    """Month at the end of which the lump sum is paid (ordinal); 1 to 600"""
    date: NotRequired[str]
    """Date of the lump sum, instead of month; it is paid with the next payment"""
    amount: float
    """Amount of the lump sum (currency); 0.01 to 1000000000000"""


class AmortizationScheduleInputs(TypedDict):
    """Inputs of the Amortization Schedule Calculator. Dated schedule of a loan with extra payments, lump sums, a balloon and interest-only months."""

    principal: float
    """Loan amount (currency); 0.01 to 1000000000000"""
    annual_rate: float
    """Nominal annual interest rate (percent per year); 0 to 1000"""
    tenure_months: int
    """Loan term in months, rounded up to whole payment periods (months); 1 to 600"""
    start_date: str
    """Date from which interest accrues"""
    first_payment_date: NotRequired[str]
    """Date of the first payment; one payment period after start_date if left out"""
    payment_frequency: NotRequired[Literal["weekly", "biweekly", "semimonthly", "monthly", "quarterly", "semiannually"]]
    """Payment frequency; weekly: 52 a year; biweekly: 26 a year; semimonthly: 24 a year; monthly: 12 a year; quarterly: 4 a year; semiannually: 2 a year; default "monthly" """
    accelerated: NotRequired[bool]
    """Whether weekly or biweekly payments are accelerated; true: a payment is a quarter or half of the monthly payment, so that a year has 13 of these; false: the payments repay the loan by the end of its term; default false"""
    compound_frequency: NotRequired[Literal["annually", "semiannually", "quarterly", "monthly", "semimonthly", "biweekly", "weekly", "daily"]]
    """Compounding frequency of the nominal rate; annually: once a year; semiannually: twice a year, as in Canada; quarterly: 4 times a year; monthly: 12 times a year; semimonthly: 24 times a year; biweekly: 26 times a year; weekly: 52 times a year; daily: 365 times a year; default "monthly" """
    day_count_convention: NotRequired[Literal["thirty_360", "thirty_e_360", "actual_360", "actual_364", "actual_365", "actual_actual_isda"]]
    """Day count convention for interest; if left out, each payment period has the same interest; thirty_360: months of 30 days: each whole month is a twelfth of a year; thirty_e_360: months of 30 days, counted between dates by the European rule; actual_360: actual days, years of 360 days; actual_364: actual days, years of 364 days, as of weekly loans; actual_365: actual days, years of 365 days; actual_actual_isda: actual days, split at the year: those of leap years count 1/366 and the others 1/365 (ISDA)"""
    level_payment_rule: NotRequired[Literal["root", "regular"]]
    """Level payment where days are counted; root: the payment that repays the loan over the days as they are; regular: the payment of equal periods; the last one settles the difference; default "root" """
    rate_changes: NotRequired[Sequence[AmortizationScheduleInputsRateChanges]]
    """Changes of the interest rate; each sets the payment that repays the balance by the end of the term; default []"""
    interest_only_months: NotRequired[int]
    """Months of interest-only payments at the beginning (months); 0 to 599; default 0"""
    balloon_amount: NotRequired[float]
    """Balloon: principal due with the last payment, in addition to a level payment (currency); 0 to 1000000000000; default 0"""
    balloon_month: NotRequired[int]
    """Month in which the remaining balance is due (ordinal); 1 to 600"""
    payment_method: NotRequired[Literal["level", "equal_principal"]]
    """Repayment of the loan; level: level payments of principal and interest; equal_principal: the same principal with each payment, and its interest; default "level" """
    extra_monthly_payment: NotRequired[float]
    """Extra monthly payment (currency); 0 to 1000000000000; default 0"""
    extra_payment_start_month: NotRequired[int]
    """First month with an extra monthly payment (ordinal); 1 to 600; default 1"""
    extra_annual_payment: NotRequired[float]
    """Extra payment once a year (currency); 0 to 1000000000000; default 0"""
    extra_annual_payment_month: NotRequired[int]
    """Month of the first yearly extra payment (ordinal); 1 to 600; default 12"""
    lump_sum_payments: NotRequired[Sequence[AmortizationScheduleInputsLumpSumPayments]]
    """Lump-sum payments; default []"""
    fees: NotRequired[float]
    """Fees that are paid at closing or taken out of the loan; they are part of the APR (currency); 0 to 1000000000000"""
    payment_rounding: NotRequired[Literal["exact", "cent"]]
    """Rounding of payments and monthly interest; exact: nothing is rounded but the results; cent: a lender's ledger: payment and monthly interest are rounded to the smallest unit of the currency, and the last payment settles the rest; default "exact" """
    currency: NotRequired[str]
    """ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places"""


class AmortizationScheduleResultsRateChanges(TypedDict):
    month: int
    """Month from which the rate holds (ordinal)"""
    payment: NotRequired[float]
    """Level payment from then on, after any interest-only months; absent if the loan is repaid before (currency)"""


class AmortizationScheduleResultsOmitted(TypedDict):
    """Reason for each result without a value, by name; absent when every result has one"""

    apr: NotRequired[str]


class AmortizationScheduleResultsWarnings(TypedDict):
    pointer: str
    """JSON pointer to the input, or to a result that is unusual"""
    code: Literal["looks-like-a-fraction", "looks-like-a-percentage", "restricted-by-law", "needs-an-estimate", "law-has-ended", "unusual-age", "unusual-result", "less-than-a-year"]
    detail: str


class AmortizationScheduleResults(TypedDict):
    """Results of the Amortization Schedule Calculator"""

    monthly_payment: float
    """Level monthly payment, after any interest-only months, which repays the balance that is left at their end; the principal in it with equal_principal (currency)"""
    payment: NotRequired[float]
    """Level payment of each period; absent with payment_frequency monthly; the principal in it with equal_principal (currency)"""
    payment_count: int
    """Number of payments (count)"""
    payoff_date: str
    """Date of the last payment"""
    total_interest: float
    """Total interest (currency)"""
    total_paid: float
    """Total of all payments (currency)"""
    total_extra_paid: float
    """Total of extra payments and lump sums (currency)"""
    final_payment: float
    """Last payment, including a balloon, which settles the balance (currency)"""
    odd_days_interest: float
    """Interest in the first payment for the time from start_date to one payment period before it; negative if the first period is shorter (currency)"""
    months_saved: int
    """Months saved by extra or accelerated payments (months)"""
    interest_saved: float
    """Interest saved by extra or accelerated payments, compared with ordinary payments at the same frequency (currency)"""
    apr: NotRequired[float]
    """Annual percentage rate: nominal rate that interest and fees come to; absent without fees (percent per year)"""
    rate_changes: NotRequired[Sequence[AmortizationScheduleResultsRateChanges]]
    """Payments after each change of the rate"""
    currency: NotRequired[str]
    """Currency of the request, in upper case; absent when none was given"""
    omitted: NotRequired[AmortizationScheduleResultsOmitted]
    """Reason for each result without a value, by name; absent when every result has one"""
    warnings: NotRequired[Sequence[AmortizationScheduleResultsWarnings]]
    """Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none"""


class LoanAccountInputsDueDates(TypedDict):
    date: str
    """Due date"""


class LoanAccountInputsEvents(TypedDict):
    date: str
    """Date of the event"""
    kind: Literal["due_date_change", "rate_change", "interest_pause", "holiday", "offset", "advance", "fee", "charge_waiver", "payment", "refund", "recast", "reage", "write_off"]
    """Kind of the event; due_date_change: the due date on date moves to end_date, and later ones with it; rate_change: annual_rate holds from date on, from the night before it, up to end_date if that is given; interest_pause: no interest from date to end_date, both days included; holiday: no payment is due from date to end_date; offset: amount is the offset balance from date on; advance: amount is lent in addition; fee: amount is charged; charge_waiver: amount of unpaid fees is waived; payment: amount is paid; refund: amount is paid back to the borrower; recast: a new payment, for the same end; reage: what is owed is due in payment_count new payments, the first on end_date; write_off: amount of principal is written off"""
    amount: NotRequired[float]
    """Amount of a payment, fee, waiver, advance, refund, write-off or offset balance (currency); 0 to 1000000000000"""
    annual_rate: NotRequired[float]
    """Nominal annual interest rate from the date on (percent per year); 0 to 1000"""
    end_date: NotRequired[str]
    """Last day of a pause, holiday or special rate; the new date of a due date or re-aged payments"""
    payment_count: NotRequired[int]
    """Number of re-aged payments (count); 1 to 1200"""
    name: NotRequired[str]
    """Name of the event"""


class LoanAccountInputs(TypedDict):
    """Inputs of the Loan Account Calculator. A loan account with payments as they came, rate changes, fees, holidays and advances: ledger, arrears and payoff."""

    principal: float
    """Amount lent at the start (currency); 0.01 to 1000000000000"""
    annual_rate: float
    """Nominal annual interest rate (percent per year); 0 to 1000"""
    tenure_months: NotRequired[int]
    """Loan term in months, rounded up to whole payment periods (months); 1 to 600"""
    payment_count: NotRequired[int]
    """Number of payments, instead of the term (count); 1 to 1200"""
    payment: NotRequired[float]
    """Payment of each period, instead of the term (currency); 0.01 to 1000000000000"""
    start_date: str
    """Date on which the loan is paid out"""
    first_payment_date: NotRequired[str]
    """Date of the first payment; one payment period after start_date if left out"""
    due_dates: NotRequired[Sequence[LoanAccountInputsDueDates]]
    """All due dates, in order, instead of the term; default []"""
    payment_frequency: NotRequired[Literal["weekly", "biweekly", "semimonthly", "monthly", "quarterly", "semiannually"]]
    """Payment frequency; weekly: 52 a year; biweekly: 26 a year; semimonthly: 24 a year; monthly: 12 a year; quarterly: 4 a year; semiannually: 2 a year; default "monthly" """
    day_count_convention: NotRequired[Literal["thirty_360", "thirty_e_360", "actual_360", "actual_364", "actual_365", "actual_actual_isda"]]
    """Day count convention for interest; thirty_360: months of 30 days: each whole month is a twelfth of a year; thirty_e_360: months of 30 days, counted between dates by the European rule; actual_360: actual days, years of 360 days; actual_364: actual days, years of 364 days, as of weekly loans; actual_365: actual days, years of 365 days; actual_actual_isda: actual days, split at the year: those of leap years count 1/366 and the others 1/365 (ISDA); default "thirty_360" """
    compound_frequency: NotRequired[Literal["annually", "semiannually", "quarterly", "monthly", "semimonthly", "biweekly", "weekly", "daily"]]
    """Compounding frequency of the nominal rate; annually: once a year; semiannually: twice a year, as in Canada; quarterly: 4 times a year; monthly: 12 times a year; semimonthly: 24 times a year; biweekly: 26 times a year; weekly: 52 times a year; daily: 365 times a year; default "monthly" """
    year_split: NotRequired[Literal["day_start", "day_end"]]
    """Year of a day of actual_actual_isda; day_start: the year in which the day begins, as ISDA has it; day_end: the year in which it ends; default "day_start" """
    partial_month: NotRequired[Literal["actual_share", "thirty_days"]]
    """Interest of a part of a month with thirty_360; actual_share: the month's interest by the actual days of that month; thirty_days: days between the dates with months of 30 days, also of whole months; default "actual_share" """
    due_date_rule: NotRequired[Literal["last_day", "next_first"]]
    """Due date in a month without its day; last_day: the last day of the month; next_first: the first day of the next month; default "last_day" """
    payment_method: NotRequired[Literal["level", "equal_principal", "interest_only", "bullet", "flat"]]
    """Repayment of the loan; level: level payments of principal and interest; equal_principal: the same principal with each payment, and its interest; interest_only: interest with each payment, the principal with the last one; bullet: as interest_only: the principal in one payment at maturity; flat: level payments; interest is charged on the first principal for the whole term; default "level" """
    level_payment_rule: NotRequired[Literal["root", "regular", "thirty_over_365", "shared_out"]]
    """Level payment of an account; root: the payment that repays the loan over the days as they are; regular: the payment of equal periods; the last one settles the difference; thirty_over_365: the payment of equal periods of 30 days of a year of 365; shared_out: the root, moved by its share of what the last payment is off, where that brings the last one nearer; default "root" """
    payment_rounding: NotRequired[Literal["cent", "cent_up", "unit", "exact"]]
    """Rounding of the payment of an account; cent: to the smallest unit of the currency; cent_up: up to the smallest unit; unit: to whole units of the currency; exact: kept to 20 more decimal places; default "cent" """
    interest_rounding: NotRequired[Literal["cent_once", "cent_per_piece", "cent_down", "cent_carried", "daily_cent", "exact"]]
    """Rounding of interest; cent_once: the interest of a period once, to the smallest unit of the currency; cent_per_piece: each piece of a period between payments, rates or advances; cent_down: down when it is paid; a fraction is carried while interest is unpaid, and dropped when it is cleared; cent_carried: what rounding leaves is carried until it is a smallest unit; daily_cent: the interest of each day; exact: not rounded; kept to 20 more decimal places; default "cent_once" """
    allocation_order: NotRequired[Literal["fees_interest_principal", "interest_principal_fees", "interest_fees_principal", "principal_first"]]
    """What a payment pays first; fees_interest_principal: fees, then interest, then principal; interest_principal_fees: interest, then principal, then fees; interest_fees_principal: interest, then fees, then principal; principal_first: principal, then interest, then fees; default "fees_interest_principal" """
    payment_interest_rule: NotRequired[Literal["accrued", "due"]]
    """Interest that a payment pays; accrued: all interest up to the day of the payment; due: interest of due dates alone: a payment before one is principal; default "accrued" """
    prepayment_effect: NotRequired[Literal["shorter_term", "lower_payment", "paid_ahead", "final_payment"]]
    """Effect of a payment beyond what is due; shorter_term: the payment stays and the term ends earlier; lower_payment: the payment falls and the term stays; paid_ahead: it repays the principal of the next payments; final_payment: it comes off the last payments; default "shorter_term" """
    late_payment_effect: NotRequired[Literal["accrues_final", "arrears_separate", "compounding_monthly"]]
    """Interest on late payments; accrues_final: interest on the unpaid principal, collected with the last payment; arrears_separate: none on late principal but late_annual_rate; compounding_monthly: interest on unpaid interest, too; default "accrues_final" """
    arrears_forecast_rule: NotRequired[Literal["paid_on_report_date", "unpaid"]]
    """Plan for arrears; paid_on_report_date: they are paid on as_of_date; unpaid: they stay unpaid; default "paid_on_report_date" """
    holiday_interest: NotRequired[Literal["capitalized", "deferred", "collected", "waived"]]
    """Interest of a payment holiday; capitalized: added to the principal on each due date; deferred: due with the first payment after it, without interest on it; collected: paid on each due date; waived: not charged; default "capitalized" """
    rate_change_effect: NotRequired[Literal["new_payment", "new_term", "same_payment"]]
    """Effect of a rate change; new_payment: a new payment, for the same end; new_term: the payment stays and the end moves; same_payment: payment and end stay; the last payment settles the difference; default "new_payment" """
    advance_effect: NotRequired[Literal["new_payment", "same_payment"]]
    """Effect of a further advance; new_payment: a new payment, for the same end; same_payment: the payment stays, as where the whole sum was agreed on; default "new_payment" """
    reage_interest_treatment: NotRequired[Literal["recalculated", "equal_share"]]
    """Interest of re-aged payments; recalculated: charged on the balance as before; equal_share: none after the re-age; what is owed by then is shared equally; default "recalculated" """
    charge_timing: NotRequired[Literal["on_date", "next_payment"]]
    """When a fee is due; on_date: on its date; next_payment: with the next payment; default "on_date" """
    rest: NotRequired[Literal["daily", "due_date"]]
    """Day from which a payment reduces interest; daily: its own date; due_date: the next due date; default "daily" """
    settlement_interest_rule: NotRequired[Literal["to_day", "before_day"]]
    """Interest of the settlement date; to_day: charged; before_day: not charged; default "to_day" """
    interest_only_months: NotRequired[int]
    """Months of interest-only payments at the beginning (months); 0 to 599; default 0"""
    balloon_amount: NotRequired[float]
    """Balloon: principal due with the last payment, in addition to a level payment (currency); 0 to 1000000000000; default 0"""
    offset_balance: NotRequired[float]
    """Offset balance: savings that reduce the balance on which interest is charged (currency); 0 to 1000000000000; default 0"""
    late_annual_rate: NotRequired[float]
    """Annual interest rate on arrears, in addition to annual_rate (percent per year); 0 to 1000; default 0"""
    late_fee: NotRequired[float]
    """Fee for each payment that is late (currency); 0 to 1000000000000; default 0"""
    late_grace_days: NotRequired[int]
    """Days after a due date before a late fee is charged (days); 0 to 366; default 0"""
    credit_balance_rate: NotRequired[float]
    """Annual interest rate on a credit balance (percent per year); 0 to 1000; default 0"""
    interest_cap_pct: NotRequired[float]
    """Cap of all interest, as a percentage of the principal (percent); 0 to 10000"""
    daily_interest_cap_pct: NotRequired[float]
    """Cap of the interest of a day, as a percentage of the balance (percent); 0 to 100"""
    settlement_rule: NotRequired[Literal["actuarial", "full_period", "rule_of_78", "uk_2004", "add_on"]]
    """Rule of the settlement amount; actuarial: principal and the interest up to the settlement date; full_period: principal and the interest of the whole running period; rule_of_78: payments that are left, less a refund of interest by the sum of the digits; uk_2004: payments that are left, less the rebate of the Consumer Credit (Early Settlement) Regulations 2004; add_on: all payments that are left: interest of the whole term, without a refund; default "actuarial" """
    early_repayment_fee_pct: NotRequired[float]
    """Fee for early repayment, as a percentage of the principal that is left (percent); 0 to 100; default 0"""
    apr: NotRequired[float]
    """Annual percentage rate of the contract, needed with settlement_rule uk_2004 (percent per year); 0 to 1000"""
    as_of_date: NotRequired[str]
    """Date of the position: events up to it have happened, payments after it are planned; the last payment, fee, refund or write-off of events if left out, or else start_date"""
    settlement_date: NotRequired[str]
    """Date on which the account would be settled; as_of_date if left out"""
    events: NotRequired[Sequence[LoanAccountInputsEvents]]
    """Events of the account, in any order; on one date in the order of the kinds; default []"""
    currency: NotRequired[str]
    """ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places"""


class LoanAccountResultsOmitted(TypedDict):
    """Reason for each result without a value, by name; absent when every result has one"""

    next_payment_date: NotRequired[str]
    next_payment: NotRequired[str]
    interest_rebate: NotRequired[str]


class LoanAccountResultsWarnings(TypedDict):
    pointer: str
    """JSON pointer to the input, or to a result that is unusual"""
    code: Literal["looks-like-a-fraction", "looks-like-a-percentage", "restricted-by-law", "needs-an-estimate", "law-has-ended", "unusual-age", "unusual-result", "less-than-a-year"]
    detail: str


class LoanAccountResults(TypedDict):
    """Results of the Loan Account Calculator"""

    payment: NotRequired[float]
    """Payment of a period as of as_of_date; of equal_principal, the part that repays principal (currency)"""
    payment_count: int
    """Number of payments, made and planned (count)"""
    payoff_date: str
    """Date of the last payment"""
    balance: float
    """Principal owed on as_of_date; negative if the lender owes it (currency)"""
    accrued_interest: float
    """Interest owed on as_of_date (currency)"""
    unpaid_fees: float
    """Fees owed on as_of_date (currency)"""
    arrears_amount: float
    """Arrears on as_of_date: payments that were due before it and are not made (currency)"""
    past_due_days: int
    """Days since the oldest unpaid due date (days)"""
    next_payment_date: NotRequired[str]
    """Date of the next payment; absent if none follows"""
    next_payment: NotRequired[float]
    """Next payment; absent if none follows (currency)"""
    settlement_amount: float
    """Amount that settles the account on the settlement date, without a fee for it (currency)"""
    daily_interest: float
    """Interest of one day at the balance on as_of_date (currency)"""
    early_repayment_fee: float
    """Fee for repayment on the settlement date (currency)"""
    interest_rebate: NotRequired[float]
    """Interest that a settlement saves by its rule; absent with settlement_rule actuarial and full_period (currency)"""
    final_payment: float
    """Last payment (currency)"""
    total_paid: float
    """Total of all payments, less refunds, made and planned (currency)"""
    total_principal: float
    """Total principal paid (currency)"""
    total_interest: float
    """Total interest paid (currency)"""
    total_fees: float
    """Total fees paid (currency)"""
    total_written_off: float
    """Total principal written off (currency)"""
    currency: NotRequired[str]
    """Currency of the request, in upper case; absent when none was given"""
    omitted: NotRequired[LoanAccountResultsOmitted]
    """Reason for each result without a value, by name; absent when every result has one"""
    warnings: NotRequired[Sequence[LoanAccountResultsWarnings]]
    """Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none"""


class DatedLoanAccountRow(TypedDict):
    """One row of a schedule"""

    period: int
    date: str
    payment: float
    """Payment, less refunds (currency)"""
    accrued: float
    """Interest charged (currency)"""
    interest: float
    """Interest paid (currency)"""
    principal: float
    """Principal paid (currency)"""
    fees: float
    """Fees paid (currency)"""
    advance: float
    """Further amount lent (currency)"""
    capitalized: float
    """Interest added to the principal (currency)"""
    unpaid_interest: float
    """Interest charged and not paid (currency)"""
    arrears: float
    """Payments due and not made (currency)"""
    balance: float
    """Principal owed (currency)"""


class LeaseLiabilityInputsPaymentChanges(TypedDict):
    month: int
    """Month of the lease from which the payment holds; within a payment period, from the next one (ordinal); 1 to 1200"""
    payment: float
    """Payment of each period from then on; 0 for periods without rent (currency); 0 to 1000000000000"""


class LeaseLiabilityInputsNewPaymentChanges(TypedDict):
    month: int
    """Month of the lease from which the payment holds; within a payment period, from the next one (ordinal); 1 to 1200"""
    payment: float
    """Payment of each period from then on; 0 for periods without rent (currency); 0 to 1000000000000"""


class LeaseLiabilityInputs(TypedDict):
    """Inputs of the Lease Liability Calculator. Lease liability and right-of-use asset by IFRS 16 or ASC 842: measurement, schedule and remeasurement."""

    payment: float
    """Lease payment of each period (currency); 0.01 to 1000000000000"""
    tenure_months: int
    """Lease term in months (months); 1 to 1200"""
    discount_rate: float
    """Discount rate: rate implicit in the lease, or incremental borrowing rate (percent per year); 0 to 1000"""
    payment_frequency: NotRequired[Literal["annually", "semiannually", "quarterly", "monthly"]]
    """Payment frequency; annually: one payment a year; semiannually: 2 payments a year; quarterly: 4 payments a year; monthly: 12 payments a year; default "monthly" """
    payment_timing: NotRequired[Literal["begin", "end"]]
    """Payment timing: start or end of each period; begin: payments at the beginning of each period; end: payments at the end of each period; default "begin" """
    rate_convention: NotRequired[Literal["nominal", "effective"]]
    """Convention of the discount rate: nominal or effective; nominal: the nominal annual rate, divided by the payments in a year, compounds with each payment period; effective: the annual rate is effective: twelve months compound to it; default "nominal" """
    lease_type: NotRequired[Literal["ifrs_16", "asc_842_finance", "asc_842_operating"]]
    """Accounting standard and class of the lease; ifrs_16: IFRS 16: interest and straight-line depreciation; asc_842_finance: finance lease of ASC 842: interest and straight-line amortization; asc_842_operating: operating lease of ASC 842: one straight-line cost, and the asset falls by its rest; default "ifrs_16" """
    payment_growth_rate: NotRequired[float]
    """Increase of the payment after each year, fixed in the contract (percent per year); above -100, up to 1000; default 0"""
    payment_changes: NotRequired[Sequence[LeaseLiabilityInputsPaymentChanges]]
    """Payments that differ from the first one, as the contract fixes them, in order; default []"""
    residual_guarantee: NotRequired[float]
    """Amount expected to be owed at the end under a residual value guarantee (currency); 0 to 1000000000000; default 0"""
    initial_direct_costs: NotRequired[float]
    """Initial direct costs of the lessee (currency); 0 to 1000000000000; default 0"""
    prepaid_rent: NotRequired[float]
    """Payments made before the commencement date (currency); 0 to 1000000000000; default 0"""
    lease_incentives: NotRequired[float]
    """Incentives received from the lessor by the commencement date (currency); 0 to 1000000000000; default 0"""
    months_to_remeasurement: NotRequired[int]
    """Months from the commencement date to a remeasurement (months); 1 to 1199"""
    remeasurement_type: NotRequired[Literal["reassessment", "modification"]]
    """Cause of the remeasurement; reassessment: a price level, a guarantee, or an option of the contract: all of the change adjusts the asset; modification: an agreement that changes the contract: what is given up is derecognized with its gain or loss; default "reassessment" """
    new_payment: NotRequired[float]
    """Payment of each period after the remeasurement; as before if left out (currency); 0 to 1000000000000"""
    new_tenure_months: NotRequired[int]
    """Lease term after the remeasurement, in months from the commencement date (months); 1 to 1200"""
    new_discount_rate: NotRequired[float]
    """Discount rate revised by the remeasurement; unchanged if left out (percent per year); 0 to 1000"""
    new_payment_changes: NotRequired[Sequence[LeaseLiabilityInputsNewPaymentChanges]]
    """Payments after the remeasurement that differ from its first one, in order; default []"""
    new_residual_guarantee: NotRequired[float]
    """Amount expected to be owed at the end after the remeasurement (currency); 0 to 1000000000000"""
    surrendered_pct: NotRequired[float]
    """Share of the asset given back by a modification (percent); 0 to 100; default 0"""
    currency: NotRequired[str]
    """ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places"""


class LeaseLiabilityResultsWarnings(TypedDict):
    pointer: str
    """JSON pointer to the input, or to a result that is unusual"""
    code: Literal["looks-like-a-fraction", "looks-like-a-percentage", "restricted-by-law", "needs-an-estimate", "law-has-ended", "unusual-age", "unusual-result", "less-than-a-year"]
    detail: str


class LeaseLiabilityResults(TypedDict):
    """Results of the Lease Liability Calculator"""

    lease_liability: float
    """Lease liability on the commencement date, after a payment on that day (currency)"""
    right_of_use_asset: float
    """Right-of-use asset on the commencement date (currency)"""
    total_paid: float
    """All payments from the commencement date on, including the residual guarantee (currency)"""
    total_interest: float
    """Interest on the lease liability (currency)"""
    total_depreciation: float
    """Depreciation or amortization of the right-of-use asset (currency)"""
    total_lease_cost: float
    """Lease cost of the whole term: interest and depreciation (currency)"""
    monthly_lease_cost: NotRequired[float]
    """Straight-line cost of each month before a remeasurement; absent unless the lease is an operating lease (currency)"""
    liability_before_remeasurement: NotRequired[float]
    """Lease liability before the remeasurement, including a payment on that day; absent without months_to_remeasurement (currency)"""
    liability_after_remeasurement: NotRequired[float]
    """Lease liability after the remeasurement, including a payment on that day; absent without months_to_remeasurement (currency)"""
    asset_before_remeasurement: NotRequired[float]
    """Right-of-use asset before the remeasurement; absent without months_to_remeasurement (currency)"""
    asset_after_remeasurement: NotRequired[float]
    """Right-of-use asset after the remeasurement; absent without months_to_remeasurement (currency)"""
    remeasurement_gain: NotRequired[float]
    """Gain from the remeasurement, negative for a loss; absent without months_to_remeasurement (currency)"""
    currency: NotRequired[str]
    """Currency of the request, in upper case; absent when none was given"""
    warnings: NotRequired[Sequence[LeaseLiabilityResultsWarnings]]
    """Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none"""


class LeaseLiabilityRow(TypedDict):
    """One row of a schedule"""

    period: int
    payment: float
    """Lease payment (currency)"""
    interest: float
    """Interest on the lease liability (currency)"""
    liability_change: float
    """Change of the liability by a remeasurement (currency)"""
    depreciation: float
    """Depreciation or amortization of the asset (currency)"""
    asset_change: float
    """Change of the right-of-use asset by a remeasurement (currency)"""
    lease_cost: float
    """Lease cost: interest and depreciation (currency)"""
    right_of_use_asset: float
    """Right-of-use asset at the end (currency)"""
    lease_liability: float
    """Lease liability at the end (currency)"""


class EffectiveInterestInputs(TypedDict):
    """Inputs of the Effective Interest Method Calculator. Effective interest rate of a loan or bond with its fees, and the amortized cost period by period (IFRS 9)."""

    principal: float
    """Principal: amount on which the contract charges interest (currency); 0.01 to 1000000000000"""
    annual_rate: NotRequired[float]
    """Nominal annual rate of the contract; left out with cash_flows (percent per year); 0 to 1000"""
    tenure_months: NotRequired[int]
    """Term in months; left out with cash_flows (months); 1 to 600"""
    payment_frequency: NotRequired[Literal["annually", "semiannually", "quarterly", "monthly"]]
    """Payment frequency; annually: one payment a year; semiannually: 2 payments a year; quarterly: 4 payments a year; monthly: 12 payments a year; default "annually" """
    payment_method: NotRequired[Literal["level", "equal_principal", "interest_only"]]
    """Repayment by the contract; level: level payments of principal and interest; equal_principal: the same principal with each payment, and its interest; interest_only: interest with each payment, the redemption value with the last one; default "interest_only" """
    redemption_value: NotRequired[float]
    """Amount repaid at the end with interest_only; the principal if left out (currency); 0.01 to 1000000000000"""
    cash_flows: NotRequired[Sequence[float]]
    """Cash flows expected at the end of each period, instead of the terms of the contract; default []"""
    instrument_type: NotRequired[Literal["asset", "liability"]]
    """Side of the books: asset or liability; asset: of the lender or investor: transaction costs raise the carrying amount; liability: of the borrower or issuer: transaction costs lower the carrying amount; default "asset" """
    purchase_price: NotRequired[float]
    """Price paid for the asset, or proceeds of the liability; the principal if left out (currency); 0.01 to 1000000000000"""
    points: NotRequired[float]
    """Points that the borrower pays at the beginning, as a percentage of the principal (percent); 0 to 100; default 0"""
    fees: NotRequired[float]
    """Fees that the borrower pays to the lender at the beginning (currency); 0 to 1000000000000; default 0"""
    transaction_costs: NotRequired[float]
    """Transaction costs of the side that keeps the books, paid to others (currency); 0 to 1000000000000; default 0"""
    months_to_revision: NotRequired[int]
    """Months until the estimate of the cash flows is revised (months); 1 to 599"""
    revised_cash_flows: NotRequired[Sequence[float]]
    """Cash flows expected at the end of each period after the revision; default []"""
    currency: NotRequired[str]
    """ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places"""


class EffectiveInterestResultsWarnings(TypedDict):
    pointer: str
    """JSON pointer to the input, or to a result that is unusual"""
    code: Literal["looks-like-a-fraction", "looks-like-a-percentage", "restricted-by-law", "needs-an-estimate", "law-has-ended", "unusual-age", "unusual-result", "less-than-a-year"]
    detail: str


class EffectiveInterestResults(TypedDict):
    """Results of the Effective Interest Method Calculator"""

    effective_annual_rate: float
    """Effective interest rate: annual, with compounding (percent per year)"""
    nominal_annual_rate: float
    """Effective interest rate of a period times the periods in a year (percent per year)"""
    initial_carrying_amount: float
    """Carrying amount at the beginning (currency)"""
    total_paid: float
    """All cash flows after the beginning (currency)"""
    total_interest: float
    """Interest by the effective rate, of all periods (currency)"""
    carrying_amount_before_revision: NotRequired[float]
    """Carrying amount before the revision; absent without months_to_revision (currency)"""
    carrying_amount_after_revision: NotRequired[float]
    """Carrying amount after the revision: present value of the revised cash flows at the first effective rate; absent without months_to_revision (currency)"""
    revision_gain: NotRequired[float]
    """Gain from the revision, negative for a loss; absent without months_to_revision (currency)"""
    currency: NotRequired[str]
    """Currency of the request, in upper case; absent when none was given"""
    warnings: NotRequired[Sequence[EffectiveInterestResultsWarnings]]
    """Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none"""


class EffectiveInterestRow(TypedDict):
    """One row of a schedule"""

    period: int
    revision: float
    """Change of the carrying amount by the revision (currency)"""
    opening_balance: float
    """Carrying amount at the beginning, after a revision (currency)"""
    interest: float
    """Interest by the effective rate (currency)"""
    payment: float
    """Cash flow (currency)"""
    balance: float
    """Carrying amount at the end (currency)"""


class PoolCashFlowsInputs(TypedDict):
    """Inputs of the Loan Pool Cash Flow Calculator. Monthly cash flows of a pool of loans with prepayments and defaults, with price, yield, average life and duration."""

    principal: float
    """Balance of all loans (currency); 0.01 to 1000000000000"""
    gross_coupon_rate: float
    """Gross coupon: average nominal annual rate of the loans (percent per year); 0 to 1000"""
    net_coupon_rate: NotRequired[float]
    """Net coupon: annual rate after servicing and other fees; gross_coupon_rate if left out (percent per year); 0 to 1000"""
    remaining_months: int
    """Average months until the loans mature (months); 1 to 480"""
    loan_age_months: NotRequired[int]
    """Average age of the loans (months); 0 to 480; default 0"""
    prepayment_model: NotRequired[Literal["cpr", "smm", "psa", "abs"]]
    """Measure of prepayments; cpr: conditional prepayment rate: percent of the balance in a year; smm: single monthly mortality: percent of the balance in a month, after scheduled principal; psa: percent of the PSA benchmark: 0.2 percent CPR more each month of age up to 6 percent in month 30; abs: absolute prepayment speed: percent of all original loans in a month; default "cpr" """
    prepayment_rates: NotRequired[Sequence[float]]
    """Prepayments in each month, in percent by prepayment_model; the last one holds to the end; default []"""
    default_model: NotRequired[Literal["cdr", "mdr", "sda"]]
    """Measure of defaults; cdr: conditional default rate: percent of the balance in a year; mdr: monthly default rate: percent of the balance at the beginning of a month; sda: percent of the Standard Default Assumption, by the age of the loans; default "cdr" """
    default_rates: NotRequired[Sequence[float]]
    """Defaults in each month, in percent by default_model; the last one holds to the end; default []"""
    severity_pct: NotRequired[float]
    """Loss severity: share of a defaulted balance that is lost; needed with default_rates (percent); 0 to 100"""
    recovery_months: NotRequired[int]
    """Months from a default to the recovery (months); 0 to 120; default 12"""
    advanced: NotRequired[bool]
    """Advances of the servicer on loans in default; true: scheduled principal and interest are paid until the recovery; false: nothing is paid until the recovery; default true"""
    payment_delay_days: NotRequired[int]
    """Days from the end of a month until investors are paid, of months of 30 days (days); 0 to 90; default 0"""
    price: NotRequired[float]
    """Price of the pool; left out if yield_to_maturity is given (currency); 0.01 to 1000000000000"""
    yield_to_maturity: NotRequired[float]
    """Yield: nominal annual rate, compounded monthly; left out if price is given (percent per year); -50 to 1000"""
    currency: NotRequired[str]
    """ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal places"""


class PoolCashFlowsResultsWarnings(TypedDict):
    pointer: str
    """JSON pointer to the input, or to a result that is unusual"""
    code: Literal["looks-like-a-fraction", "looks-like-a-percentage", "restricted-by-law", "needs-an-estimate", "law-has-ended", "unusual-age", "unusual-result", "less-than-a-year"]
    detail: str


class PoolCashFlowsResults(TypedDict):
    """Results of the Loan Pool Cash Flow Calculator"""

    price: NotRequired[float]
    """Price: present value of all cash flows at the yield; absent without price and yield_to_maturity (currency)"""
    price_per_100: NotRequired[float]
    """Price for 100 of balance; absent without price and yield_to_maturity (price per 100)"""
    yield_to_maturity: NotRequired[float]
    """Yield: nominal annual rate, compounded monthly; absent without price and yield_to_maturity (percent per year)"""
    bond_equivalent_yield: NotRequired[float]
    """Yield as a nominal annual rate, compounded twice a year; absent without price and yield_to_maturity (percent per year)"""
    average_life_years: float
    """Weighted average life: average time until principal is paid (years)"""
    macaulay_duration: NotRequired[float]
    """Macaulay duration; absent without price and yield_to_maturity (years)"""
    modified_duration: NotRequired[float]
    """Modified duration: percent by which the price falls when the yield rises by one point; absent without price and yield_to_maturity (years)"""
    total_paid: float
    """All payments to investors (currency)"""
    total_interest: float
    """Interest to investors, at the net coupon (currency)"""
    total_principal: float
    """Principal to investors: scheduled, prepaid and recovered (currency)"""
    total_prepayments: float
    """Principal prepaid (currency)"""
    total_defaults: float
    """Balances that default (currency)"""
    total_losses: float
    """Principal lost (currency)"""
    total_fees: float
    """Servicing and other fees: interest at the gross coupon less that at the net coupon (currency)"""
    currency: NotRequired[str]
    """Currency of the request, in upper case; absent when none was given"""
    warnings: NotRequired[Sequence[PoolCashFlowsResultsWarnings]]
    """Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law restricts; absent when there are none"""


class PoolCashFlowsRow(TypedDict):
    """One row of a schedule"""

    period: int
    payment: float
    """Payment to investors (currency)"""
    interest: float
    """Interest at the net coupon (currency)"""
    principal: float
    """Scheduled principal (currency)"""
    prepayment: float
    """Principal prepaid (currency)"""
    defaults: float
    """Balance that defaults (currency)"""
    recovery: float
    """Principal recovered (currency)"""
    loss: float
    """Principal lost (currency)"""
    fees: float
    """Servicing and other fees (currency)"""
    performing_balance: float
    """Balance of performing loans at the end (currency)"""
    balance: float
    """Balance of all loans at the end (currency)"""


class Included(TypedDict, total=False):
    """Additions to the results, by the include parameter."""

    explanation: Explanation
    assumptions: Assumptions


class CompoundInterestReply(CompoundInterestResults, Included, total=False):
    schedule: Sequence[GrowthRow]
    chart: str


class MortgageReply(MortgageResults, Included, total=False):
    schedule: Sequence[LoanRow]
    chart: str


class SipReply(SipResults, Included, total=False):
    schedule: Sequence[GrowthRow]
    chart: str


class EmiReply(EmiResults, Included, total=False):
    schedule: Sequence[LoanRow]
    chart: str


class FireReply(FireResults, Included, total=False):
    schedule: Sequence[GrowthRow]
    chart: str


class RetirementReply(RetirementResults, Included, total=False):
    schedule: Sequence[GrowthRow]
    chart: str


class CagrReply(CagrResults, Included, total=False):
    chart: str


class AdjustableRateMortgageReply(AdjustableRateMortgageResults, Included, total=False):
    schedule: Sequence[LoanRow]
    chart: str


class DoublingTimeReply(DoublingTimeResults, Included, total=False):
    chart: str


class LumpSumReply(LumpSumResults, Included, total=False):
    schedule: Sequence[LumpSumRow]
    chart: str


class LumpSumVsSipReply(LumpSumVsSipResults, Included, total=False):
    chart: str


class InflationAdjustedReturnReply(InflationAdjustedReturnResults, Included, total=False):
    chart: str


class TvmReply(TvmResults, Included, total=False):
    schedule: Sequence[TvmRow]
    chart: str


class TimeValueReply(TimeValueResults, Included, total=False):
    schedule: Sequence[GrowthRow]
    chart: str


class LeanFireReply(LeanFireResults, Included, total=False):
    schedule: Sequence[GrowthRow]
    chart: str


class FatFireReply(FatFireResults, Included, total=False):
    schedule: Sequence[GrowthRow]
    chart: str


class FireProgressReply(FireProgressResults, Included, total=False):
    schedule: Sequence[GrowthRow]
    chart: str


class FinancialIndependenceReply(FinancialIndependenceResults, Included, total=False):
    schedule: Sequence[GrowthRow]
    chart: str


class CoastFireReply(CoastFireResults, Included, total=False):
    schedule: Sequence[GrowthRow]
    chart: str


class BaristaFireReply(BaristaFireResults, Included, total=False):
    schedule: Sequence[PlanRow]
    chart: str


class SavingsRateReply(SavingsRateResults, Included, total=False):
    schedule: Sequence[GrowthRow]
    chart: str


class RetirementAgeReply(RetirementAgeResults, Included, total=False):
    schedule: Sequence[GrowthRow]
    chart: str


class SafeWithdrawalRateReply(SafeWithdrawalRateResults, Included, total=False):
    schedule: Sequence[WithdrawalRow]
    chart: str


class HistoricalBacktestReply(HistoricalBacktestResults, Included, total=False):
    schedule: Sequence[HistoricalBacktestRow]
    chart: str


class MonteCarloReply(MonteCarloResults, Included, total=False):
    schedule: Sequence[MonteCarloRow]
    chart: str


class WithdrawalComparisonReply(WithdrawalComparisonResults, Included, total=False):
    chart: str


class RetirementIncomeReply(RetirementIncomeResults, Included, total=False):
    schedule: Sequence[WithdrawalRow]
    chart: str


class AnnuityPayoutReply(AnnuityPayoutResults, Included, total=False):
    schedule: Sequence[WithdrawalRow]
    chart: str


class PensionReply(PensionResults, Included, total=False):
    chart: str


class SwpReply(SwpResults, Included, total=False):
    schedule: Sequence[WithdrawalRow]
    chart: str


class RetirementSavingsGapReply(RetirementSavingsGapResults, Included, total=False):
    schedule: Sequence[PlanRow]
    chart: str


class RothVsTraditionalReply(RothVsTraditionalResults, Included, total=False):
    chart: str


class RoiReply(RoiResults, Included, total=False):
    chart: str


class AnnualizedReturnReply(AnnualizedReturnResults, Included, total=False):
    chart: str


class InvestmentReturnReply(InvestmentReturnResults, Included, total=False):
    chart: str


class RevenueGrowthReply(RevenueGrowthResults, Included, total=False):
    chart: str


class BreakEvenReply(BreakEvenResults, Included, total=False):
    chart: str


class MarginMarkupReply(MarginMarkupResults, Included, total=False):
    chart: str


class MarkupReply(MarkupResults, Included, total=False):
    chart: str


class ProfitMarginReply(ProfitMarginResults, Included, total=False):
    chart: str


class WaccReply(WaccResults, Included, total=False):
    chart: str


class DcfReply(DcfResults, Included, total=False):
    chart: str


class BusinessValuationReply(BusinessValuationResults, Included, total=False):
    chart: str


class DepreciationReply(DepreciationResults, Included, total=False):
    schedule: Sequence[DepreciationRow]
    chart: str


class EarlyPaymentDiscountReply(EarlyPaymentDiscountResults, Included, total=False):
    chart: str


class HomeEquityReply(HomeEquityResults, Included, total=False):
    chart: str


class HelocReply(HelocResults, Included, total=False):
    schedule: Sequence[LoanRow]
    chart: str


class MortgageAffordabilityReply(MortgageAffordabilityResults, Included, total=False):
    chart: str


class ClosingCostReply(ClosingCostResults, Included, total=False):
    chart: str


class MortgagePayoffReply(MortgagePayoffResults, Included, total=False):
    schedule: Sequence[MortgagePayoffRow]
    chart: str


class BiweeklyMortgageReply(BiweeklyMortgageResults, Included, total=False):
    chart: str


class MortgageRefinanceReply(MortgageRefinanceResults, Included, total=False):
    schedule: Sequence[MortgageRefinanceRow]
    chart: str


class MortgagePointsReply(MortgagePointsResults, Included, total=False):
    chart: str


class BuydownReply(BuydownResults, Included, total=False):
    chart: str


class PitiReply(PitiResults, Included, total=False):
    schedule: Sequence[PitiRow]
    chart: str


class RentalPropertyReply(RentalPropertyResults, Included, total=False):
    schedule: Sequence[RentalPropertyRow]
    chart: str


class RentalYieldReply(RentalYieldResults, Included, total=False):
    chart: str


class CapRateReply(CapRateResults, Included, total=False):
    chart: str


class CashOnCashReply(CashOnCashResults, Included, total=False):
    chart: str


class CashFlowReply(CashFlowResults, Included, total=False):
    chart: str


class RentalRoiReply(RentalRoiResults, Included, total=False):
    schedule: Sequence[RentalRoiRow]
    chart: str


class RentVsBuyReply(RentVsBuyResults, Included, total=False):
    schedule: Sequence[RentVsBuyRow]
    chart: str


class DebtToIncomeReply(DebtToIncomeResults, Included, total=False):
    chart: str


class RentAffordabilityReply(RentAffordabilityResults, Included, total=False):
    chart: str


class CreditUtilizationReply(CreditUtilizationResults, Included, total=False):
    chart: str


class SalaryReply(SalaryResults, Included, total=False):
    chart: str


class HourlyWageReply(HourlyWageResults, Included, total=False):
    chart: str


class PersonalLoanReply(PersonalLoanResults, Included, total=False):
    schedule: Sequence[LoanRow]
    chart: str


class HomeLoanReply(HomeLoanResults, Included, total=False):
    schedule: Sequence[LoanRow]
    chart: str


class LoanPayoffReply(LoanPayoffResults, Included, total=False):
    schedule: Sequence[LoanRow]
    chart: str


class PrepayVsInvestReply(PrepayVsInvestResults, Included, total=False):
    schedule: Sequence[GrowthRow]
    chart: str


class CreditCardPayoffReply(CreditCardPayoffResults, Included, total=False):
    schedule: Sequence[LoanRow]
    chart: str


class AutoLoanReply(AutoLoanResults, Included, total=False):
    schedule: Sequence[LoanRow]
    chart: str


class CarLoanReply(CarLoanResults, Included, total=False):
    schedule: Sequence[LoanRow]
    chart: str


class BusinessLoanReply(BusinessLoanResults, Included, total=False):
    schedule: Sequence[DatedLoanRow]
    chart: str


class AutoLeaseReply(AutoLeaseResults, Included, total=False):
    chart: str


class LeaseVsBuyReply(LeaseVsBuyResults, Included, total=False):
    chart: str


class StudentLoanReply(StudentLoanResults, Included, total=False):
    schedule: Sequence[LoanRow]
    chart: str


class DebtPayoffReply(DebtPayoffResults, Included, total=False):
    schedule: Sequence[NamedLoanRow]
    chart: str


class DebtSnowballReply(DebtSnowballResults, Included, total=False):
    schedule: Sequence[NamedLoanRow]
    chart: str


class DebtAvalancheReply(DebtAvalancheResults, Included, total=False):
    schedule: Sequence[NamedLoanRow]
    chart: str


class DcaReply(DcaResults, Included, total=False):
    chart: str


class StockAverageReply(StockAverageResults, Included, total=False):
    chart: str


class FinancialHealthReply(FinancialHealthResults, Included, total=False):
    chart: str


class NetWorthReply(NetWorthResults, Included, total=False):
    chart: str


class BudgetPlannerReply(BudgetPlannerResults, Included, total=False):
    chart: str


class AprReply(AprResults, Included, total=False):
    chart: str


class InterestRateReply(InterestRateResults, Included, total=False):
    chart: str


class RuleOf78Reply(RuleOf78Results, Included, total=False):
    chart: str


class FutureValueReply(FutureValueResults, Included, total=False):
    schedule: Sequence[FutureValueRow]
    chart: str


class HighYieldSavingsReply(HighYieldSavingsResults, Included, total=False):
    schedule: Sequence[HighYieldSavingsRow]
    chart: str


class PresentValueReply(PresentValueResults, Included, total=False):
    chart: str


class StepUpSipReply(StepUpSipResults, Included, total=False):
    schedule: Sequence[GrowthRow]
    chart: str


class InvestmentGoalReply(InvestmentGoalResults, Included, total=False):
    schedule: Sequence[GrowthRow]
    chart: str


class ExpenseRatioReply(ExpenseRatioResults, Included, total=False):
    schedule: Sequence[ExpenseRatioRow]
    chart: str


class EtfReply(EtfResults, Included, total=False):
    schedule: Sequence[EtfRow]
    chart: str


class MutualFundReply(MutualFundResults, Included, total=False):
    schedule: Sequence[MutualFundRow]
    chart: str


class DividendReply(DividendResults, Included, total=False):
    chart: str


class DividendReinvestmentReply(DividendReinvestmentResults, Included, total=False):
    schedule: Sequence[DividendReinvestmentRow]
    chart: str


class DripReply(DripResults, Included, total=False):
    schedule: Sequence[DripRow]
    chart: str


class SavingsGoalReply(SavingsGoalResults, Included, total=False):
    schedule: Sequence[GrowthRow]
    chart: str


class EducationGoalReply(EducationGoalResults, Included, total=False):
    chart: str


class FixedDepositReply(FixedDepositResults, Included, total=False):
    schedule: Sequence[FixedDepositRow]
    chart: str


class RecurringDepositReply(RecurringDepositResults, Included, total=False):
    schedule: Sequence[RecurringDepositRow]
    chart: str


class PpfReply(PpfResults, Included, total=False):
    schedule: Sequence[GrowthRow]
    chart: str


class EmergencyFundReply(EmergencyFundResults, Included, total=False):
    chart: str


class LifeInsuranceReply(LifeInsuranceResults, Included, total=False):
    chart: str


class HealthInsuranceReply(HealthInsuranceResults, Included, total=False):
    chart: str


class HomeInsuranceReply(HomeInsuranceResults, Included, total=False):
    chart: str


class AutoInsuranceReply(AutoInsuranceResults, Included, total=False):
    chart: str


class DisabilityInsuranceReply(DisabilityInsuranceResults, Included, total=False):
    chart: str


class BondReply(BondResults, Included, total=False):
    schedule: Sequence[BondRow]
    chart: str


class TreasuryBillReply(TreasuryBillResults, Included, total=False):
    chart: str


class CapmReply(CapmResults, Included, total=False):
    chart: str


class DdmReply(DdmResults, Included, total=False):
    chart: str


class BlackScholesReply(BlackScholesResults, Included, total=False):
    chart: str


class ImpliedVolatilityReply(ImpliedVolatilityResults, Included, total=False):
    chart: str


class KellyReply(KellyResults, Included, total=False):
    chart: str


class PositionSizeReply(PositionSizeResults, Included, total=False):
    chart: str


class RiskRewardReply(RiskRewardResults, Included, total=False):
    chart: str


class PortfolioAllocationReply(PortfolioAllocationResults, Included, total=False):
    chart: str


class PortfolioReturnReply(PortfolioReturnResults, Included, total=False):
    chart: str


class RiskMetricsReply(RiskMetricsResults, Included, total=False):
    chart: str


class ValueAtRiskReply(ValueAtRiskResults, Included, total=False):
    chart: str


class CurrencyHedgedReturnReply(CurrencyHedgedReturnResults, Included, total=False):
    chart: str


class CryptoProfitReply(CryptoProfitResults, Included, total=False):
    chart: str


class NpvReply(NpvResults, Included, total=False):
    schedule: Sequence[NpvRow]
    chart: str


class IrrReply(IrrResults, Included, total=False):
    schedule: Sequence[IrrRow]
    chart: str


class XirrReply(XirrResults, Included, total=False):
    schedule: Sequence[DatedXirrRow]
    chart: str


class SimpleInterestReply(SimpleInterestResults, Included, total=False):
    chart: str


class AprApyReply(AprApyResults, Included, total=False):
    chart: str


class EffectiveInterestRateReply(EffectiveInterestRateResults, Included, total=False):
    chart: str


class VatReply(VatResults, Included, total=False):
    chart: str


class SalesTaxReply(SalesTaxResults, Included, total=False):
    chart: str


class TakeHomePayReply(TakeHomePayResults, Included, total=False):
    chart: str


class IncomeTaxReply(IncomeTaxResults, Included, total=False):
    chart: str


class UsIncomeTaxReply(UsIncomeTaxResults, Included, total=False):
    chart: str


class UkIncomeTaxReply(UkIncomeTaxResults, Included, total=False):
    chart: str


class IndiaIncomeTaxReply(IndiaIncomeTaxResults, Included, total=False):
    chart: str


class GermanIncomeTaxReply(GermanIncomeTaxResults, Included, total=False):
    chart: str


class CanadaIncomeTaxReply(CanadaIncomeTaxResults, Included, total=False):
    chart: str


class AustraliaIncomeTaxReply(AustraliaIncomeTaxResults, Included, total=False):
    chart: str


class StampDutyReply(StampDutyResults, Included, total=False):
    chart: str


class SelfEmploymentTaxReply(SelfEmploymentTaxResults, Included, total=False):
    chart: str


class RmdReply(RmdResults, Included, total=False):
    chart: str


class RothIraReply(RothIraResults, Included, total=False):
    chart: str


class RothConversionReply(RothConversionResults, Included, total=False):
    chart: str


class TraditionalIraReply(TraditionalIraResults, Included, total=False):
    chart: str


class HsaReply(HsaResults, Included, total=False):
    chart: str


class HraReply(HraResults, Included, total=False):
    chart: str


class GratuityReply(GratuityResults, Included, total=False):
    chart: str


class SsyReply(SsyResults, Included, total=False):
    chart: str


class ScssReply(ScssResults, Included, total=False):
    chart: str


class MisReply(MisResults, Included, total=False):
    chart: str


class NscReply(NscResults, Included, total=False):
    chart: str


class KvpReply(KvpResults, Included, total=False):
    chart: str


class NpsReply(NpsResults, Included, total=False):
    chart: str


class EpfReply(EpfResults, Included, total=False):
    chart: str


class LikeKindExchangeReply(LikeKindExchangeResults, Included, total=False):
    chart: str


class UkStudentLoanReply(UkStudentLoanResults, Included, total=False):
    chart: str


class EmployerCostReply(EmployerCostResults, Included, total=False):
    chart: str


class SocialSecurityReply(SocialSecurityResults, Included, total=False):
    chart: str


class CapitalGainsTaxReply(CapitalGainsTaxResults, Included, total=False):
    chart: str


class CryptoTaxReply(CryptoTaxResults, Included, total=False):
    chart: str


class Plan401kReply(Plan401kResults, Included, total=False):
    chart: str


class TaxEquivalentYieldReply(TaxEquivalentYieldResults, Included, total=False):
    chart: str


class CapitalGainsReply(CapitalGainsResults, Included, total=False):
    chart: str


class PropertyTaxReply(PropertyTaxResults, Included, total=False):
    chart: str


class CurrencyExchangeReply(CurrencyExchangeResults, Included, total=False):
    chart: str


class InflationReply(InflationResults, Included, total=False):
    schedule: Sequence[PriceRow]
    chart: str


class InflationHistoryReply(InflationHistoryResults, Included, total=False):
    chart: str


class LoanComparisonReply(LoanComparisonResults, Included, total=False):
    chart: str


class DebtConsolidationReply(DebtConsolidationResults, Included, total=False):
    schedule: Sequence[LoanRow]
    chart: str


class AmortizationScheduleReply(AmortizationScheduleResults, Included, total=False):
    schedule: Sequence[DatedLoanRow]
    chart: str


class LoanAccountReply(LoanAccountResults, Included, total=False):
    schedule: Sequence[DatedLoanAccountRow]
    chart: str


class LeaseLiabilityReply(LeaseLiabilityResults, Included, total=False):
    schedule: Sequence[LeaseLiabilityRow]
    chart: str


class EffectiveInterestReply(EffectiveInterestResults, Included, total=False):
    schedule: Sequence[EffectiveInterestRow]
    chart: str


class PoolCashFlowsReply(PoolCashFlowsResults, Included, total=False):
    schedule: Sequence[PoolCashFlowsRow]
    chart: str


CalculatorId = Literal[
    "compound-interest",
    "mortgage",
    "sip",
    "emi",
    "fire",
    "retirement",
    "cagr",
    "adjustable-rate-mortgage",
    "doubling-time",
    "lump-sum",
    "lump-sum-vs-sip",
    "inflation-adjusted-return",
    "tvm",
    "time-value",
    "lean-fire",
    "fat-fire",
    "fire-progress",
    "financial-independence",
    "coast-fire",
    "barista-fire",
    "savings-rate",
    "retirement-age",
    "safe-withdrawal-rate",
    "historical-backtest",
    "monte-carlo",
    "withdrawal-comparison",
    "retirement-income",
    "annuity-payout",
    "pension",
    "swp",
    "retirement-savings-gap",
    "roth-vs-traditional",
    "roi",
    "annualized-return",
    "investment-return",
    "revenue-growth",
    "break-even",
    "margin-markup",
    "markup",
    "profit-margin",
    "wacc",
    "dcf",
    "business-valuation",
    "depreciation",
    "early-payment-discount",
    "home-equity",
    "heloc",
    "mortgage-affordability",
    "closing-cost",
    "mortgage-payoff",
    "biweekly-mortgage",
    "mortgage-refinance",
    "mortgage-points",
    "buydown",
    "piti",
    "rental-property",
    "rental-yield",
    "cap-rate",
    "cash-on-cash",
    "cash-flow",
    "rental-roi",
    "rent-vs-buy",
    "debt-to-income",
    "rent-affordability",
    "credit-utilization",
    "salary",
    "hourly-wage",
    "personal-loan",
    "home-loan",
    "loan-payoff",
    "prepay-vs-invest",
    "credit-card-payoff",
    "auto-loan",
    "car-loan",
    "business-loan",
    "auto-lease",
    "lease-vs-buy",
    "student-loan",
    "debt-payoff",
    "debt-snowball",
    "debt-avalanche",
    "dca",
    "stock-average",
    "financial-health",
    "net-worth",
    "budget-planner",
    "apr",
    "interest-rate",
    "rule-of-78",
    "future-value",
    "high-yield-savings",
    "present-value",
    "step-up-sip",
    "investment-goal",
    "expense-ratio",
    "etf",
    "mutual-fund",
    "dividend",
    "dividend-reinvestment",
    "drip",
    "savings-goal",
    "education-goal",
    "fixed-deposit",
    "recurring-deposit",
    "ppf",
    "emergency-fund",
    "life-insurance",
    "health-insurance",
    "home-insurance",
    "auto-insurance",
    "disability-insurance",
    "bond",
    "treasury-bill",
    "capm",
    "ddm",
    "black-scholes",
    "implied-volatility",
    "kelly",
    "position-size",
    "risk-reward",
    "portfolio-allocation",
    "portfolio-return",
    "risk-metrics",
    "value-at-risk",
    "currency-hedged-return",
    "crypto-profit",
    "npv",
    "irr",
    "xirr",
    "simple-interest",
    "apr-apy",
    "effective-interest-rate",
    "vat",
    "sales-tax",
    "take-home-pay",
    "income-tax",
    "us-income-tax",
    "uk-income-tax",
    "india-income-tax",
    "german-income-tax",
    "canada-income-tax",
    "australia-income-tax",
    "stamp-duty",
    "self-employment-tax",
    "rmd",
    "roth-ira",
    "roth-conversion",
    "traditional-ira",
    "hsa",
    "hra",
    "gratuity",
    "ssy",
    "scss",
    "mis",
    "nsc",
    "kvp",
    "nps",
    "epf",
    "like-kind-exchange",
    "uk-student-loan",
    "employer-cost",
    "social-security",
    "capital-gains-tax",
    "crypto-tax",
    "401k",
    "tax-equivalent-yield",
    "capital-gains",
    "property-tax",
    "currency-exchange",
    "inflation",
    "inflation-history",
    "loan-comparison",
    "debt-consolidation",
    "amortization-schedule",
    "loan-account",
    "lease-liability",
    "effective-interest",
    "pool-cash-flows",
]


class Calculate(Protocol):
    """Runs a calculator by its ID."""

    @overload
    def __call__(
        self, calculator: Literal["compound-interest"], inputs: CompoundInterestInputs, *, include: Sequence[str] = (), interval: str | None = None
    ) -> CompoundInterestReply: ...

    @overload
    def __call__(
        self, calculator: Literal["mortgage"], inputs: MortgageInputs, *, include: Sequence[str] = (), interval: str | None = None
    ) -> MortgageReply: ...

    @overload
    def __call__(
        self, calculator: Literal["sip"], inputs: SipInputs, *, include: Sequence[str] = (), interval: str | None = None
    ) -> SipReply: ...

    @overload
    def __call__(
        self, calculator: Literal["emi"], inputs: EmiInputs, *, include: Sequence[str] = (), interval: str | None = None
    ) -> EmiReply: ...

    @overload
    def __call__(
        self, calculator: Literal["fire"], inputs: FireInputs, *, include: Sequence[str] = (), interval: str | None = None
    ) -> FireReply: ...

    @overload
    def __call__(
        self, calculator: Literal["retirement"], inputs: RetirementInputs, *, include: Sequence[str] = (), interval: str | None = None
    ) -> RetirementReply: ...

    @overload
    def __call__(
        self, calculator: Literal["cagr"], inputs: CagrInputs, *, include: Sequence[str] = (), interval: str | None = None
    ) -> CagrReply: ...

    @overload
    def __call__(
        self, calculator: Literal["adjustable-rate-mortgage"], inputs: AdjustableRateMortgageInputs, *, include: Sequence[str] = (), interval: str | None = None
    ) -> AdjustableRateMortgageReply: ...

    @overload
    def __call__(
        self, calculator: Literal["doubling-time"], inputs: DoublingTimeInputs, *, include: Sequence[str] = (), interval: str | None = None
    ) -> DoublingTimeReply: ...

    @overload
    def __call__(
        self, calculator: Literal["lump-sum"], inputs: LumpSumInputs, *, include: Sequence[str] = (), interval: str | None = None
    ) -> LumpSumReply: ...

    @overload
    def __call__(
        self, calculator: Literal["lump-sum-vs-sip"], inputs: LumpSumVsSipInputs, *, include: Sequence[str] = (), interval: str | None = None
    ) -> LumpSumVsSipReply: ...

    @overload
    def __call__(
        self, calculator: Literal["inflation-adjusted-return"], inputs: InflationAdjustedReturnInputs, *, include: Sequence[str] = (), interval: str | None = None
    ) -> InflationAdjustedReturnReply: ...

    @overload
    def __call__(
        self, calculator: Literal["tvm"], inputs: TvmInputs, *, include: Sequence[str] = (), interval: str | None = None
    ) -> TvmReply: ...

    @overload
    def __call__(
        self, calculator: Literal["time-value"], inputs: TimeValueInputs, *, include: Sequence[str] = (), interval: str | None = None
    ) -> TimeValueReply: ...

    @overload
    def __call__(
        self, calculator: Literal["lean-fire"], inputs: LeanFireInputs, *, include: Sequence[str] = (), interval: str | None = None
    ) -> LeanFireReply: ...

    @overload
    def __call__(
        self, calculator: Literal["fat-fire"], inputs: FatFireInputs, *, include: Sequence[str] = (), interval: str | None = None
    ) -> FatFireReply: ...

    @overload
    def __call__(
        self, calculator: Literal["fire-progress"], inputs: FireProgressInputs, *, include: Sequence[str] = (), interval: str | None = None
    ) -> FireProgressReply: ...

    @overload
    def __call__(
        self, calculator: Literal["financial-independence"], inputs: FinancialIndependenceInputs, *, include: Sequence[str] = (), interval: str | None = None
    ) -> FinancialIndependenceReply: ...

    @overload
    def __call__(
        self, calculator: Literal["coast-fire"], inputs: CoastFireInputs, *, include: Sequence[str] = (), interval: str | None = None
    ) -> CoastFireReply: ...

    @overload
    def __call__(
        self, calculator: Literal["barista-fire"], inputs: BaristaFireInputs, *, include: Sequence[str] = (), interval: str | None = None
    ) -> BaristaFireReply: ...

    @overload
    def __call__(
        self, calculator: Literal["savings-rate"], inputs: SavingsRateInputs, *, include: Sequence[str] = (), interval: str | None = None
    ) -> SavingsRateReply: ...

    @overload
    def __call__(
        self, calculator: Literal["retirement-age"], inputs: RetirementAgeInputs, *, include: Sequence[str] = (), interval: str | None = None
    ) -> RetirementAgeReply: ...

    @overload
    def __call__(
        self, calculator: Literal["safe-withdrawal-rate"], inputs: SafeWithdrawalRateInputs, *, include: Sequence[str] = (), interval: str | None = None
    ) -> SafeWithdrawalRateReply: ...

    @overload
    def __call__(
        self, calculator: Literal["historical-backtest"], inputs: HistoricalBacktestInputs, *, include: Sequence[str] = (), interval: str | None = None
    ) -> HistoricalBacktestReply: ...

    @overload
    def __call__(
        self, calculator: Literal["monte-carlo"], inputs: MonteCarloInputs, *, include: Sequence[str] = (), interval: str | None = None
    ) -> MonteCarloReply: ...

    @overload
    def __call__(
        self, calculator: Literal["withdrawal-comparison"], inputs: WithdrawalComparisonInputs, *, include: Sequence[str] = (), interval: str | None = None
    ) -> WithdrawalComparisonReply: ...

    @overload
    def __call__(
        self, calculator: Literal["retirement-income"], inputs: RetirementIncomeInputs, *, include: Sequence[str] = (), interval: str | None = None
    ) -> RetirementIncomeReply: ...

    @overload
    def __call__(
        self, calculator: Literal["annuity-payout"], inputs: AnnuityPayoutInputs, *, include: Sequence[str] = (), interval: str | None = None
    ) -> AnnuityPayoutReply: ...

    @overload
    def __call__(
        self, calculator: Literal["pension"], inputs: PensionInputs, *, include: Sequence[str] = (), interval: str | None = None
    ) -> PensionReply: ...

    @overload
    def __call__(
        self, calculator: Literal["swp"], inputs: SwpInputs, *, include: Sequence[str] = (), interval: str | None = None
    ) -> SwpReply: ...

    @overload
    def __call__(
        self, calculator: Literal["retirement-savings-gap"], inputs: RetirementSavingsGapInputs, *, include: Sequence[str] = (), interval: str | None = None
    ) -> RetirementSavingsGapReply: ...

    @overload
    def __call__(
        self, calculator: Literal["roth-vs-traditional"], inputs: RothVsTraditionalInputs, *, include: Sequence[str] = (), interval: str | None = None
    ) -> RothVsTraditionalReply: ...

    @overload
    def __call__(
        self, calculator: Literal["roi"], inputs: RoiInputs, *, include: Sequence[str] = (), interval: str | None = None
    ) -> RoiReply: ...

    @overload
    def __call__(
        self, calculator: Literal["annualized-return"], inputs: AnnualizedReturnInputs, *, include: Sequence[str] = (), interval: str | None = None
    ) -> AnnualizedReturnReply: ...

    @overload
    def __call__(
        self, calculator: Literal["investment-return"], inputs: InvestmentReturnInputs, *, include: Sequence[str] = (), interval: str | None = None
    ) -> InvestmentReturnReply: ...

    @overload
    def __call__(
        self, calculator: Literal["revenue-growth"], inputs: RevenueGrowthInputs, *, include: Sequence[str] = (), interval: str | None = None
    ) -> RevenueGrowthReply: ...

    @overload
    def __call__(
        self, calculator: Literal["break-even"], inputs: BreakEvenInputs, *, include: Sequence[str] = (), interval: str | None = None
    ) -> BreakEvenReply: ...

    @overload
    def __call__(
        self, calculator: Literal["margin-markup"], inputs: MarginMarkupInputs, *, include: Sequence[str] = (), interval: str | None = None
    ) -> MarginMarkupReply: ...

    @overload
    def __call__(
        self, calculator: Literal["markup"], inputs: MarkupInputs, *, include: Sequence[str] = (), interval: str | None = None
    ) -> MarkupReply: ...

    @overload
    def __call__(
        self, calculator: Literal["profit-margin"], inputs: ProfitMarginInputs, *, include: Sequence[str] = (), interval: str | None = None
    ) -> ProfitMarginReply: ...

    @overload
    def __call__(
        self, calculator: Literal["wacc"], inputs: WaccInputs, *, include: Sequence[str] = (), interval: str | None = None
    ) -> WaccReply: ...

    @overload
    def __call__(
        self, calculator: Literal["dcf"], inputs: DcfInputs, *, include: Sequence[str] = (), interval: str | None = None
    ) -> DcfReply: ...

    @overload
    def __call__(
        self, calculator: Literal["business-valuation"], inputs: BusinessValuationInputs, *, include: Sequence[str] = (), interval: str | None = None
    ) -> BusinessValuationReply: ...

    @overload
    def __call__(
        self, calculator: Literal["depreciation"], inputs: DepreciationInputs, *, include: Sequence[str] = (), interval: str | None = None
    ) -> DepreciationReply: ...

    @overload
    def __call__(
        self, calculator: Literal["early-payment-discount"], inputs: EarlyPaymentDiscountInputs, *, include: Sequence[str] = (), interval: str | None = None
    ) -> EarlyPaymentDiscountReply: ...

    @overload
    def __call__(
        self, calculator: Literal["home-equity"], inputs: HomeEquityInputs, *, include: Sequence[str] = (), interval: str | None = None
    ) -> HomeEquityReply: ...

    @overload
    def __call__(
        self, calculator: Literal["heloc"], inputs: HelocInputs, *, include: Sequence[str] = (), interval: str | None = None
    ) -> HelocReply: ...

    @overload
    def __call__(
        self, calculator: Literal["mortgage-affordability"], inputs: MortgageAffordabilityInputs, *, include: Sequence[str] = (), interval: str | None = None
    ) -> MortgageAffordabilityReply: ...

    @overload
    def __call__(
        self, calculator: Literal["closing-cost"], inputs: ClosingCostInputs, *, include: Sequence[str] = (), interval: str | None = None
    ) -> ClosingCostReply: ...

    @overload
    def __call__(
        self, calculator: Literal["mortgage-payoff"], inputs: MortgagePayoffInputs, *, include: Sequence[str] = (), interval: str | None = None
    ) -> MortgagePayoffReply: ...

    @overload
    def __call__(
        self, calculator: Literal["biweekly-mortgage"], inputs: BiweeklyMortgageInputs, *, include: Sequence[str] = (), interval: str | None = None
    ) -> BiweeklyMortgageReply: ...

    @overload
    def __call__(
        self, calculator: Literal["mortgage-refinance"], inputs: MortgageRefinanceInputs, *, include: Sequence[str] = (), interval: str | None = None
    ) -> MortgageRefinanceReply: ...

    @overload
    def __call__(
        self, calculator: Literal["mortgage-points"], inputs: MortgagePointsInputs, *, include: Sequence[str] = (), interval: str | None = None
    ) -> MortgagePointsReply: ...

    @overload
    def __call__(
        self, calculator: Literal["buydown"], inputs: BuydownInputs, *, include: Sequence[str] = (), interval: str | None = None
    ) -> BuydownReply: ...

    @overload
    def __call__(
        self, calculator: Literal["piti"], inputs: PitiInputs, *, include: Sequence[str] = (), interval: str | None = None
    ) -> PitiReply: ...

    @overload
    def __call__(
        self, calculator: Literal["rental-property"], inputs: RentalPropertyInputs, *, include: Sequence[str] = (), interval: str | None = None
    ) -> RentalPropertyReply: ...

    @overload
    def __call__(
        self, calculator: Literal["rental-yield"], inputs: RentalYieldInputs, *, include: Sequence[str] = (), interval: str | None = None
    ) -> RentalYieldReply: ...

    @overload
    def __call__(
        self, calculator: Literal["cap-rate"], inputs: CapRateInputs, *, include: Sequence[str] = (), interval: str | None = None
    ) -> CapRateReply: ...

    @overload
    def __call__(
        self, calculator: Literal["cash-on-cash"], inputs: CashOnCashInputs, *, include: Sequence[str] = (), interval: str | None = None
    ) -> CashOnCashReply: ...

    @overload
    def __call__(
        self, calculator: Literal["cash-flow"], inputs: CashFlowInputs, *, include: Sequence[str] = (), interval: str | None = None
    ) -> CashFlowReply: ...

    @overload
    def __call__(
        self, calculator: Literal["rental-roi"], inputs: RentalRoiInputs, *, include: Sequence[str] = (), interval: str | None = None
    ) -> RentalRoiReply: ...

    @overload
    def __call__(
        self, calculator: Literal["rent-vs-buy"], inputs: RentVsBuyInputs, *, include: Sequence[str] = (), interval: str | None = None
    ) -> RentVsBuyReply: ...

    @overload
    def __call__(
        self, calculator: Literal["debt-to-income"], inputs: DebtToIncomeInputs, *, include: Sequence[str] = (), interval: str | None = None
    ) -> DebtToIncomeReply: ...

    @overload
    def __call__(
        self, calculator: Literal["rent-affordability"], inputs: RentAffordabilityInputs, *, include: Sequence[str] = (), interval: str | None = None
    ) -> RentAffordabilityReply: ...

    @overload
    def __call__(
        self, calculator: Literal["credit-utilization"], inputs: CreditUtilizationInputs, *, include: Sequence[str] = (), interval: str | None = None
    ) -> CreditUtilizationReply: ...

    @overload
    def __call__(
        self, calculator: Literal["salary"], inputs: SalaryInputs, *, include: Sequence[str] = (), interval: str | None = None
    ) -> SalaryReply: ...

    @overload
    def __call__(
        self, calculator: Literal["hourly-wage"], inputs: HourlyWageInputs, *, include: Sequence[str] = (), interval: str | None = None
    ) -> HourlyWageReply: ...

    @overload
    def __call__(
        self, calculator: Literal["personal-loan"], inputs: PersonalLoanInputs, *, include: Sequence[str] = (), interval: str | None = None
    ) -> PersonalLoanReply: ...

    @overload
    def __call__(
        self, calculator: Literal["home-loan"], inputs: HomeLoanInputs, *, include: Sequence[str] = (), interval: str | None = None
    ) -> HomeLoanReply: ...

    @overload
    def __call__(
        self, calculator: Literal["loan-payoff"], inputs: LoanPayoffInputs, *, include: Sequence[str] = (), interval: str | None = None
    ) -> LoanPayoffReply: ...

    @overload
    def __call__(
        self, calculator: Literal["prepay-vs-invest"], inputs: PrepayVsInvestInputs, *, include: Sequence[str] = (), interval: str | None = None
    ) -> PrepayVsInvestReply: ...

    @overload
    def __call__(
        self, calculator: Literal["credit-card-payoff"], inputs: CreditCardPayoffInputs, *, include: Sequence[str] = (), interval: str | None = None
    ) -> CreditCardPayoffReply: ...

    @overload
    def __call__(
        self, calculator: Literal["auto-loan"], inputs: AutoLoanInputs, *, include: Sequence[str] = (), interval: str | None = None
    ) -> AutoLoanReply: ...

    @overload
    def __call__(
        self, calculator: Literal["car-loan"], inputs: CarLoanInputs, *, include: Sequence[str] = (), interval: str | None = None
    ) -> CarLoanReply: ...

    @overload
    def __call__(
        self, calculator: Literal["business-loan"], inputs: BusinessLoanInputs, *, include: Sequence[str] = (), interval: str | None = None
    ) -> BusinessLoanReply: ...

    @overload
    def __call__(
        self, calculator: Literal["auto-lease"], inputs: AutoLeaseInputs, *, include: Sequence[str] = (), interval: str | None = None
    ) -> AutoLeaseReply: ...

    @overload
    def __call__(
        self, calculator: Literal["lease-vs-buy"], inputs: LeaseVsBuyInputs, *, include: Sequence[str] = (), interval: str | None = None
    ) -> LeaseVsBuyReply: ...

    @overload
    def __call__(
        self, calculator: Literal["student-loan"], inputs: StudentLoanInputs, *, include: Sequence[str] = (), interval: str | None = None
    ) -> StudentLoanReply: ...

    @overload
    def __call__(
        self, calculator: Literal["debt-payoff"], inputs: DebtPayoffInputs, *, include: Sequence[str] = (), interval: str | None = None
    ) -> DebtPayoffReply: ...

    @overload
    def __call__(
        self, calculator: Literal["debt-snowball"], inputs: DebtSnowballInputs, *, include: Sequence[str] = (), interval: str | None = None
    ) -> DebtSnowballReply: ...

    @overload
    def __call__(
        self, calculator: Literal["debt-avalanche"], inputs: DebtAvalancheInputs, *, include: Sequence[str] = (), interval: str | None = None
    ) -> DebtAvalancheReply: ...

    @overload
    def __call__(
        self, calculator: Literal["dca"], inputs: DcaInputs, *, include: Sequence[str] = (), interval: str | None = None
    ) -> DcaReply: ...

    @overload
    def __call__(
        self, calculator: Literal["stock-average"], inputs: StockAverageInputs, *, include: Sequence[str] = (), interval: str | None = None
    ) -> StockAverageReply: ...

    @overload
    def __call__(
        self, calculator: Literal["financial-health"], inputs: FinancialHealthInputs, *, include: Sequence[str] = (), interval: str | None = None
    ) -> FinancialHealthReply: ...

    @overload
    def __call__(
        self, calculator: Literal["net-worth"], inputs: NetWorthInputs, *, include: Sequence[str] = (), interval: str | None = None
    ) -> NetWorthReply: ...

    @overload
    def __call__(
        self, calculator: Literal["budget-planner"], inputs: BudgetPlannerInputs, *, include: Sequence[str] = (), interval: str | None = None
    ) -> BudgetPlannerReply: ...

    @overload
    def __call__(
        self, calculator: Literal["apr"], inputs: AprInputs, *, include: Sequence[str] = (), interval: str | None = None
    ) -> AprReply: ...

    @overload
    def __call__(
        self, calculator: Literal["interest-rate"], inputs: InterestRateInputs, *, include: Sequence[str] = (), interval: str | None = None
    ) -> InterestRateReply: ...

    @overload
    def __call__(
        self, calculator: Literal["rule-of-78"], inputs: RuleOf78Inputs, *, include: Sequence[str] = (), interval: str | None = None
    ) -> RuleOf78Reply: ...

    @overload
    def __call__(
        self, calculator: Literal["future-value"], inputs: FutureValueInputs, *, include: Sequence[str] = (), interval: str | None = None
    ) -> FutureValueReply: ...

    @overload
    def __call__(
        self, calculator: Literal["high-yield-savings"], inputs: HighYieldSavingsInputs, *, include: Sequence[str] = (), interval: str | None = None
    ) -> HighYieldSavingsReply: ...

    @overload
    def __call__(
        self, calculator: Literal["present-value"], inputs: PresentValueInputs, *, include: Sequence[str] = (), interval: str | None = None
    ) -> PresentValueReply: ...

    @overload
    def __call__(
        self, calculator: Literal["step-up-sip"], inputs: StepUpSipInputs, *, include: Sequence[str] = (), interval: str | None = None
    ) -> StepUpSipReply: ...

    @overload
    def __call__(
        self, calculator: Literal["investment-goal"], inputs: InvestmentGoalInputs, *, include: Sequence[str] = (), interval: str | None = None
    ) -> InvestmentGoalReply: ...

    @overload
    def __call__(
        self, calculator: Literal["expense-ratio"], inputs: ExpenseRatioInputs, *, include: Sequence[str] = (), interval: str | None = None
    ) -> ExpenseRatioReply: ...

    @overload
    def __call__(
        self, calculator: Literal["etf"], inputs: EtfInputs, *, include: Sequence[str] = (), interval: str | None = None
    ) -> EtfReply: ...

    @overload
    def __call__(
        self, calculator: Literal["mutual-fund"], inputs: MutualFundInputs, *, include: Sequence[str] = (), interval: str | None = None
    ) -> MutualFundReply: ...

    @overload
    def __call__(
        self, calculator: Literal["dividend"], inputs: DividendInputs, *, include: Sequence[str] = (), interval: str | None = None
    ) -> DividendReply: ...

    @overload
    def __call__(
        self, calculator: Literal["dividend-reinvestment"], inputs: DividendReinvestmentInputs, *, include: Sequence[str] = (), interval: str | None = None
    ) -> DividendReinvestmentReply: ...

    @overload
    def __call__(
        self, calculator: Literal["drip"], inputs: DripInputs, *, include: Sequence[str] = (), interval: str | None = None
    ) -> DripReply: ...

    @overload
    def __call__(
        self, calculator: Literal["savings-goal"], inputs: SavingsGoalInputs, *, include: Sequence[str] = (), interval: str | None = None
    ) -> SavingsGoalReply: ...

    @overload
    def __call__(
        self, calculator: Literal["education-goal"], inputs: EducationGoalInputs, *, include: Sequence[str] = (), interval: str | None = None
    ) -> EducationGoalReply: ...

    @overload
    def __call__(
        self, calculator: Literal["fixed-deposit"], inputs: FixedDepositInputs, *, include: Sequence[str] = (), interval: str | None = None
    ) -> FixedDepositReply: ...

    @overload
    def __call__(
        self, calculator: Literal["recurring-deposit"], inputs: RecurringDepositInputs, *, include: Sequence[str] = (), interval: str | None = None
    ) -> RecurringDepositReply: ...

    @overload
    def __call__(
        self, calculator: Literal["ppf"], inputs: PpfInputs, *, include: Sequence[str] = (), interval: str | None = None
    ) -> PpfReply: ...

    @overload
    def __call__(
        self, calculator: Literal["emergency-fund"], inputs: EmergencyFundInputs, *, include: Sequence[str] = (), interval: str | None = None
    ) -> EmergencyFundReply: ...

    @overload
    def __call__(
        self, calculator: Literal["life-insurance"], inputs: LifeInsuranceInputs, *, include: Sequence[str] = (), interval: str | None = None
    ) -> LifeInsuranceReply: ...

    @overload
    def __call__(
        self, calculator: Literal["health-insurance"], inputs: HealthInsuranceInputs, *, include: Sequence[str] = (), interval: str | None = None
    ) -> HealthInsuranceReply: ...

    @overload
    def __call__(
        self, calculator: Literal["home-insurance"], inputs: HomeInsuranceInputs, *, include: Sequence[str] = (), interval: str | None = None
    ) -> HomeInsuranceReply: ...

    @overload
    def __call__(
        self, calculator: Literal["auto-insurance"], inputs: AutoInsuranceInputs, *, include: Sequence[str] = (), interval: str | None = None
    ) -> AutoInsuranceReply: ...

    @overload
    def __call__(
        self, calculator: Literal["disability-insurance"], inputs: DisabilityInsuranceInputs, *, include: Sequence[str] = (), interval: str | None = None
    ) -> DisabilityInsuranceReply: ...

    @overload
    def __call__(
        self, calculator: Literal["bond"], inputs: BondInputs, *, include: Sequence[str] = (), interval: str | None = None
    ) -> BondReply: ...

    @overload
    def __call__(
        self, calculator: Literal["treasury-bill"], inputs: TreasuryBillInputs, *, include: Sequence[str] = (), interval: str | None = None
    ) -> TreasuryBillReply: ...

    @overload
    def __call__(
        self, calculator: Literal["capm"], inputs: CapmInputs, *, include: Sequence[str] = (), interval: str | None = None
    ) -> CapmReply: ...

    @overload
    def __call__(
        self, calculator: Literal["ddm"], inputs: DdmInputs, *, include: Sequence[str] = (), interval: str | None = None
    ) -> DdmReply: ...

    @overload
    def __call__(
        self, calculator: Literal["black-scholes"], inputs: BlackScholesInputs, *, include: Sequence[str] = (), interval: str | None = None
    ) -> BlackScholesReply: ...

    @overload
    def __call__(
        self, calculator: Literal["implied-volatility"], inputs: ImpliedVolatilityInputs, *, include: Sequence[str] = (), interval: str | None = None
    ) -> ImpliedVolatilityReply: ...

    @overload
    def __call__(
        self, calculator: Literal["kelly"], inputs: KellyInputs, *, include: Sequence[str] = (), interval: str | None = None
    ) -> KellyReply: ...

    @overload
    def __call__(
        self, calculator: Literal["position-size"], inputs: PositionSizeInputs, *, include: Sequence[str] = (), interval: str | None = None
    ) -> PositionSizeReply: ...

    @overload
    def __call__(
        self, calculator: Literal["risk-reward"], inputs: RiskRewardInputs, *, include: Sequence[str] = (), interval: str | None = None
    ) -> RiskRewardReply: ...

    @overload
    def __call__(
        self, calculator: Literal["portfolio-allocation"], inputs: PortfolioAllocationInputs, *, include: Sequence[str] = (), interval: str | None = None
    ) -> PortfolioAllocationReply: ...

    @overload
    def __call__(
        self, calculator: Literal["portfolio-return"], inputs: PortfolioReturnInputs, *, include: Sequence[str] = (), interval: str | None = None
    ) -> PortfolioReturnReply: ...

    @overload
    def __call__(
        self, calculator: Literal["risk-metrics"], inputs: RiskMetricsInputs, *, include: Sequence[str] = (), interval: str | None = None
    ) -> RiskMetricsReply: ...

    @overload
    def __call__(
        self, calculator: Literal["value-at-risk"], inputs: ValueAtRiskInputs, *, include: Sequence[str] = (), interval: str | None = None
    ) -> ValueAtRiskReply: ...

    @overload
    def __call__(
        self, calculator: Literal["currency-hedged-return"], inputs: CurrencyHedgedReturnInputs, *, include: Sequence[str] = (), interval: str | None = None
    ) -> CurrencyHedgedReturnReply: ...

    @overload
    def __call__(
        self, calculator: Literal["crypto-profit"], inputs: CryptoProfitInputs, *, include: Sequence[str] = (), interval: str | None = None
    ) -> CryptoProfitReply: ...

    @overload
    def __call__(
        self, calculator: Literal["npv"], inputs: NpvInputs, *, include: Sequence[str] = (), interval: str | None = None
    ) -> NpvReply: ...

    @overload
    def __call__(
        self, calculator: Literal["irr"], inputs: IrrInputs, *, include: Sequence[str] = (), interval: str | None = None
    ) -> IrrReply: ...

    @overload
    def __call__(
        self, calculator: Literal["xirr"], inputs: XirrInputs, *, include: Sequence[str] = (), interval: str | None = None
    ) -> XirrReply: ...

    @overload
    def __call__(
        self, calculator: Literal["simple-interest"], inputs: SimpleInterestInputs, *, include: Sequence[str] = (), interval: str | None = None
    ) -> SimpleInterestReply: ...

    @overload
    def __call__(
        self, calculator: Literal["apr-apy"], inputs: AprApyInputs, *, include: Sequence[str] = (), interval: str | None = None
    ) -> AprApyReply: ...

    @overload
    def __call__(
        self, calculator: Literal["effective-interest-rate"], inputs: EffectiveInterestRateInputs, *, include: Sequence[str] = (), interval: str | None = None
    ) -> EffectiveInterestRateReply: ...

    @overload
    def __call__(
        self, calculator: Literal["vat"], inputs: VatInputs, *, include: Sequence[str] = (), interval: str | None = None
    ) -> VatReply: ...

    @overload
    def __call__(
        self, calculator: Literal["sales-tax"], inputs: SalesTaxInputs, *, include: Sequence[str] = (), interval: str | None = None
    ) -> SalesTaxReply: ...

    @overload
    def __call__(
        self, calculator: Literal["take-home-pay"], inputs: TakeHomePayInputs, *, include: Sequence[str] = (), interval: str | None = None
    ) -> TakeHomePayReply: ...

    @overload
    def __call__(
        self, calculator: Literal["income-tax"], inputs: IncomeTaxInputs, *, include: Sequence[str] = (), interval: str | None = None
    ) -> IncomeTaxReply: ...

    @overload
    def __call__(
        self, calculator: Literal["us-income-tax"], inputs: UsIncomeTaxInputs, *, include: Sequence[str] = (), interval: str | None = None
    ) -> UsIncomeTaxReply: ...

    @overload
    def __call__(
        self, calculator: Literal["uk-income-tax"], inputs: UkIncomeTaxInputs, *, include: Sequence[str] = (), interval: str | None = None
    ) -> UkIncomeTaxReply: ...

    @overload
    def __call__(
        self, calculator: Literal["india-income-tax"], inputs: IndiaIncomeTaxInputs, *, include: Sequence[str] = (), interval: str | None = None
    ) -> IndiaIncomeTaxReply: ...

    @overload
    def __call__(
        self, calculator: Literal["german-income-tax"], inputs: GermanIncomeTaxInputs, *, include: Sequence[str] = (), interval: str | None = None
    ) -> GermanIncomeTaxReply: ...

    @overload
    def __call__(
        self, calculator: Literal["canada-income-tax"], inputs: CanadaIncomeTaxInputs, *, include: Sequence[str] = (), interval: str | None = None
    ) -> CanadaIncomeTaxReply: ...

    @overload
    def __call__(
        self, calculator: Literal["australia-income-tax"], inputs: AustraliaIncomeTaxInputs, *, include: Sequence[str] = (), interval: str | None = None
    ) -> AustraliaIncomeTaxReply: ...

    @overload
    def __call__(
        self, calculator: Literal["stamp-duty"], inputs: StampDutyInputs, *, include: Sequence[str] = (), interval: str | None = None
    ) -> StampDutyReply: ...

    @overload
    def __call__(
        self, calculator: Literal["self-employment-tax"], inputs: SelfEmploymentTaxInputs, *, include: Sequence[str] = (), interval: str | None = None
    ) -> SelfEmploymentTaxReply: ...

    @overload
    def __call__(
        self, calculator: Literal["rmd"], inputs: RmdInputs, *, include: Sequence[str] = (), interval: str | None = None
    ) -> RmdReply: ...

    @overload
    def __call__(
        self, calculator: Literal["roth-ira"], inputs: RothIraInputs, *, include: Sequence[str] = (), interval: str | None = None
    ) -> RothIraReply: ...

    @overload
    def __call__(
        self, calculator: Literal["roth-conversion"], inputs: RothConversionInputs, *, include: Sequence[str] = (), interval: str | None = None
    ) -> RothConversionReply: ...

    @overload
    def __call__(
        self, calculator: Literal["traditional-ira"], inputs: TraditionalIraInputs, *, include: Sequence[str] = (), interval: str | None = None
    ) -> TraditionalIraReply: ...

    @overload
    def __call__(
        self, calculator: Literal["hsa"], inputs: HsaInputs, *, include: Sequence[str] = (), interval: str | None = None
    ) -> HsaReply: ...

    @overload
    def __call__(
        self, calculator: Literal["hra"], inputs: HraInputs, *, include: Sequence[str] = (), interval: str | None = None
    ) -> HraReply: ...

    @overload
    def __call__(
        self, calculator: Literal["gratuity"], inputs: GratuityInputs, *, include: Sequence[str] = (), interval: str | None = None
    ) -> GratuityReply: ...

    @overload
    def __call__(
        self, calculator: Literal["ssy"], inputs: SsyInputs, *, include: Sequence[str] = (), interval: str | None = None
    ) -> SsyReply: ...

    @overload
    def __call__(
        self, calculator: Literal["scss"], inputs: ScssInputs, *, include: Sequence[str] = (), interval: str | None = None
    ) -> ScssReply: ...

    @overload
    def __call__(
        self, calculator: Literal["mis"], inputs: MisInputs, *, include: Sequence[str] = (), interval: str | None = None
    ) -> MisReply: ...

    @overload
    def __call__(
        self, calculator: Literal["nsc"], inputs: NscInputs, *, include: Sequence[str] = (), interval: str | None = None
    ) -> NscReply: ...

    @overload
    def __call__(
        self, calculator: Literal["kvp"], inputs: KvpInputs, *, include: Sequence[str] = (), interval: str | None = None
    ) -> KvpReply: ...

    @overload
    def __call__(
        self, calculator: Literal["nps"], inputs: NpsInputs, *, include: Sequence[str] = (), interval: str | None = None
    ) -> NpsReply: ...

    @overload
    def __call__(
        self, calculator: Literal["epf"], inputs: EpfInputs, *, include: Sequence[str] = (), interval: str | None = None
    ) -> EpfReply: ...

    @overload
    def __call__(
        self, calculator: Literal["like-kind-exchange"], inputs: LikeKindExchangeInputs, *, include: Sequence[str] = (), interval: str | None = None
    ) -> LikeKindExchangeReply: ...

    @overload
    def __call__(
        self, calculator: Literal["uk-student-loan"], inputs: UkStudentLoanInputs, *, include: Sequence[str] = (), interval: str | None = None
    ) -> UkStudentLoanReply: ...

    @overload
    def __call__(
        self, calculator: Literal["employer-cost"], inputs: EmployerCostInputs, *, include: Sequence[str] = (), interval: str | None = None
    ) -> EmployerCostReply: ...

    @overload
    def __call__(
        self, calculator: Literal["social-security"], inputs: SocialSecurityInputs, *, include: Sequence[str] = (), interval: str | None = None
    ) -> SocialSecurityReply: ...

    @overload
    def __call__(
        self, calculator: Literal["capital-gains-tax"], inputs: CapitalGainsTaxInputs, *, include: Sequence[str] = (), interval: str | None = None
    ) -> CapitalGainsTaxReply: ...

    @overload
    def __call__(
        self, calculator: Literal["crypto-tax"], inputs: CryptoTaxInputs, *, include: Sequence[str] = (), interval: str | None = None
    ) -> CryptoTaxReply: ...

    @overload
    def __call__(
        self, calculator: Literal["401k"], inputs: Plan401kInputs, *, include: Sequence[str] = (), interval: str | None = None
    ) -> Plan401kReply: ...

    @overload
    def __call__(
        self, calculator: Literal["tax-equivalent-yield"], inputs: TaxEquivalentYieldInputs, *, include: Sequence[str] = (), interval: str | None = None
    ) -> TaxEquivalentYieldReply: ...

    @overload
    def __call__(
        self, calculator: Literal["capital-gains"], inputs: CapitalGainsInputs, *, include: Sequence[str] = (), interval: str | None = None
    ) -> CapitalGainsReply: ...

    @overload
    def __call__(
        self, calculator: Literal["property-tax"], inputs: PropertyTaxInputs, *, include: Sequence[str] = (), interval: str | None = None
    ) -> PropertyTaxReply: ...

    @overload
    def __call__(
        self, calculator: Literal["currency-exchange"], inputs: CurrencyExchangeInputs, *, include: Sequence[str] = (), interval: str | None = None
    ) -> CurrencyExchangeReply: ...

    @overload
    def __call__(
        self, calculator: Literal["inflation"], inputs: InflationInputs, *, include: Sequence[str] = (), interval: str | None = None
    ) -> InflationReply: ...

    @overload
    def __call__(
        self, calculator: Literal["inflation-history"], inputs: InflationHistoryInputs, *, include: Sequence[str] = (), interval: str | None = None
    ) -> InflationHistoryReply: ...

    @overload
    def __call__(
        self, calculator: Literal["loan-comparison"], inputs: LoanComparisonInputs, *, include: Sequence[str] = (), interval: str | None = None
    ) -> LoanComparisonReply: ...

    @overload
    def __call__(
        self, calculator: Literal["debt-consolidation"], inputs: DebtConsolidationInputs, *, include: Sequence[str] = (), interval: str | None = None
    ) -> DebtConsolidationReply: ...

    @overload
    def __call__(
        self, calculator: Literal["amortization-schedule"], inputs: AmortizationScheduleInputs, *, include: Sequence[str] = (), interval: str | None = None
    ) -> AmortizationScheduleReply: ...

    @overload
    def __call__(
        self, calculator: Literal["loan-account"], inputs: LoanAccountInputs, *, include: Sequence[str] = (), interval: str | None = None
    ) -> LoanAccountReply: ...

    @overload
    def __call__(
        self, calculator: Literal["lease-liability"], inputs: LeaseLiabilityInputs, *, include: Sequence[str] = (), interval: str | None = None
    ) -> LeaseLiabilityReply: ...

    @overload
    def __call__(
        self, calculator: Literal["effective-interest"], inputs: EffectiveInterestInputs, *, include: Sequence[str] = (), interval: str | None = None
    ) -> EffectiveInterestReply: ...

    @overload
    def __call__(
        self, calculator: Literal["pool-cash-flows"], inputs: PoolCashFlowsInputs, *, include: Sequence[str] = (), interval: str | None = None
    ) -> PoolCashFlowsReply: ...

