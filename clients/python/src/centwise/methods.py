"""Written by "npm run client:types" from the catalogue of calculators. Changes are made there."""

from collections.abc import Sequence
from typing import Any, Literal

from . import calculators as types


class CalculatorMethods:
    """A method for each calculator."""

    def _run(self, calculator: str, arguments: dict[str, Any]) -> Any:
        raise NotImplementedError

    def compound_interest(
        self,
        *,
        principal: float,
        annual_rate: float,
        years: float,
        compound_frequency: Literal["annually", "quarterly", "monthly", "daily"] | None = None,
        currency: str | None = None,
        include: Sequence[Literal["schedule", "chart", "explanation", "assumptions"]] = (),
        interval: Literal["month", "year"] | None = None,
    ) -> types.CompoundInterestReply:
        """The future value of an amount with compound interest, which is added to it and earns interest itself.

        Inputs:
            principal: Initial amount (currency); 0 to 1000000000000
            annual_rate: Nominal annual interest rate (percent per year); above -100, up to 1000
            years: Term (years); 0 to 200
            compound_frequency: Compounding frequency; annually: interest is added once a year; quarterly:
                interest is added 4 times a year; monthly: interest is added 12 times a year; daily: interest
                is added 365 times a year; default "annually"
            currency: ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal
                places

        Results:
            future_value: Amount at the end of the term (currency)
            interest_earned: Total interest (currency)
            effective_annual_rate: Effective annual rate, with compounding (percent per year)
            currency: Currency of the request, in upper case; absent when none was given
            warnings: Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law
                restricts; absent when there are none
        """
        return self._run("compound-interest", locals())

    def mortgage(
        self,
        *,
        home_price: float,
        down_payment: float,
        interest_rate: float,
        loan_term: int,
        payment_rounding: Literal["exact", "cent"] | None = None,
        currency: str | None = None,
        include: Sequence[Literal["schedule", "chart", "explanation", "assumptions"]] = (),
        interval: Literal["month", "year"] | None = None,
    ) -> types.MortgageReply:
        """Monthly payment, total interest and total cost of a fixed-rate mortgage repaid in level monthly payments.

        Inputs:
            home_price: Price of the home (currency); 0 to 1000000000000
            down_payment: Down payment: the part of the price that is not borrowed (currency); 0 to
                1000000000000
            interest_rate: Nominal annual interest rate; one-twelfth is charged each month (percent per year);
                0 to 1000
            loan_term: Loan term (years); 1 to 100
            payment_rounding: Rounding of payments and monthly interest; exact: nothing is rounded but the
                results; cent: a lender's ledger: payment and monthly interest are rounded to the smallest
                unit of the currency, and the last payment settles the rest; default "exact"
            currency: ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal
                places

        Results:
            monthly_payment: Level payment at the end of each month (currency)
            total_interest: Total interest: all payments minus the loan (currency)
            total_paid: All payments, excluding the down payment (currency)
            final_payment: Last payment, which settles the balance; only with payment_rounding cent (currency)
            currency: Currency of the request, in upper case; absent when none was given
            warnings: Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law
                restricts; absent when there are none
        """
        return self._run("mortgage", locals())

    def sip(
        self,
        *,
        monthly_investment: float,
        annual_return: float,
        years: float,
        contribution_timing: Literal["begin", "end"] | None = None,
        rate_convention: Literal["nominal", "effective"] | None = None,
        currency: str | None = None,
        include: Sequence[Literal["schedule", "chart", "explanation", "assumptions"]] = (),
        interval: Literal["month", "year"] | None = None,
    ) -> types.SipReply:
        """The future value of a systematic investment plan (SIP): the same amount invested every month.

        Inputs:
            monthly_investment: Amount invested each month (currency); 0.01 to 1000000000000
            annual_return: Annual return on the investments (percent per year); above -100, up to 1000
            years: Investment period, rounded to whole months (half up, at least one) (years); 0.01 to 200
            contribution_timing: Contribution timing: start or end of each month; begin: contributions at the
                beginning of each month; end: contributions at the end of each month; default "begin"
            rate_convention: Convention of the annual return: nominal or effective; nominal: the annual rate
                is nominal: one-twelfth of it is earned each month; effective: the annual rate is effective:
                twelve months compound to it; default "nominal"
            currency: ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal
                places

        Results:
            future_value: Value at the end of the last month (currency)
            total_invested: Total of all investments (currency)
            wealth_gained: Gain: the future value less the total invested (currency)
            cagr: Constant annual growth at which the total invested, invested at once, would reach the future
                value (percent per year)
            currency: Currency of the request, in upper case; absent when none was given
            warnings: Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law
                restricts; absent when there are none
        """
        return self._run("sip", locals())

    def emi(
        self,
        *,
        principal: float,
        annual_rate: float,
        tenure_months: int,
        payment_rounding: Literal["exact", "cent"] | None = None,
        currency: str | None = None,
        include: Sequence[Literal["schedule", "chart", "explanation", "assumptions"]] = (),
        interval: Literal["month", "year"] | None = None,
    ) -> types.EmiReply:
        """Equated monthly installment (EMI) of a loan, with its total interest and total cost.

        Inputs:
            principal: Loan amount (currency); 0 to 1000000000000
            annual_rate: Nominal annual interest rate; one-twelfth is charged each month (percent per year); 0
                to 1000
            tenure_months: Loan term (months); 1 to 1200
            payment_rounding: Rounding of payments and monthly interest; exact: nothing is rounded but the
                results; cent: a lender's ledger: payment and monthly interest are rounded to the smallest
                unit of the currency, and the last payment settles the rest; default "exact"
            currency: ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal
                places

        Results:
            emi: Level installment at the end of each month (currency)
            total_interest: All installments less the loan (currency)
            total_payment: All installments (currency)
            final_payment: Last installment, which settles the balance; only with payment_rounding cent
                (currency)
            currency: Currency of the request, in upper case; absent when none was given
            warnings: Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law
                restricts; absent when there are none
        """
        return self._run("emi", locals())

    def fire(
        self,
        *,
        annual_expenses: float,
        current_savings: float,
        annual_savings: float,
        expected_return: float,
        withdrawal_rate: float | None = None,
        current_age: int | None = None,
        currency: str | None = None,
        include: Sequence[Literal["schedule", "chart", "explanation", "assumptions"]] = (),
        interval: Literal["year"] | None = None,
    ) -> types.FireReply:
        """Financial independence, retire early (FIRE): savings that cover all expenses, and the time needed to reach them.

        Inputs:
            annual_expenses: Annual expenses (currency); 0.01 to 1000000000000
            current_savings: Current savings and investments (currency); 0 to 1000000000000
            annual_savings: Contribution at the end of each year (currency); 0 to 1000000000000
            expected_return: Annual return on the savings after inflation (percent per year); above -100, up
                to 1000
            withdrawal_rate: Safe withdrawal rate: share of the savings withdrawn per year (percent per year);
                0.01 to 100; default 4
            current_age: Current age (age); 0 to 130; default 30
            currency: ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal
                places

        Results:
            fire_number: Savings at which withdrawals cover all expenses (currency)
            years_to_fire: Time until the savings reach fire_number; 0 if they already do (years)
            fire_age: Age at which fire_number is reached: current_age plus years_to_fire, rounded up (age)
            currency: Currency of the request, in upper case; absent when none was given
            warnings: Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law
                restricts; absent when there are none
        """
        return self._run("fire", locals())

    def retirement(
        self,
        *,
        current_age: int,
        retirement_age: int,
        current_savings: float,
        monthly_contribution: float,
        expected_return: float,
        withdrawal_rate: float | None = None,
        contribution_timing: Literal["begin", "end"] | None = None,
        rate_convention: Literal["nominal", "effective"] | None = None,
        currency: str | None = None,
        include: Sequence[Literal["schedule", "chart", "explanation", "assumptions"]] = (),
        interval: Literal["month", "year"] | None = None,
    ) -> types.RetirementReply:
        """Savings at retirement from current savings and monthly contributions, and the retirement income they provide.

        Inputs:
            current_age: Current age (age); 0 to 130
            retirement_age: Retirement age (age); 0 to 130
            current_savings: Current savings and investments (currency); 0 to 1000000000000
            monthly_contribution: Monthly contribution until retirement (currency); 0 to 1000000000000
            expected_return: Annual return on the savings; after inflation for results in today's money
                (percent per year); above -100, up to 1000
            withdrawal_rate: Annual withdrawal as a percentage of the savings (percent per year); 0.01 to 100;
                default 4
            contribution_timing: Contribution timing: start or end of each month; begin: contributions at the
                beginning of each month; end: contributions at the end of each month; default "end"
            rate_convention: Convention of the annual return: nominal or effective; nominal: the annual rate
                is nominal: one-twelfth of it is earned each month; effective: the annual rate is effective:
                twelve months compound to it; default "nominal"
            currency: ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal
                places

        Results:
            projected_corpus: Savings at retirement (currency)
            total_contributions: All monthly contributions, excluding current savings (currency)
            contributions_including_savings: All monthly contributions and current savings (currency)
            monthly_retirement_income: Monthly retirement income: one-twelfth of the annual withdrawal
                (currency)
            currency: Currency of the request, in upper case; absent when none was given
            warnings: Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law
                restricts; absent when there are none
        """
        return self._run("retirement", locals())

    def cagr(
        self,
        *,
        initial_value: float,
        final_value: float,
        years: float,
        currency: str | None = None,
        include: Sequence[Literal["chart", "explanation", "assumptions"]] = (),
    ) -> types.CagrReply:
        """Compound annual growth rate (CAGR): the constant annual growth that leads from an initial to a final value.

        Inputs:
            initial_value: Initial value (currency); 0.01 to 1000000000000
            final_value: Final value; 0 for a total loss (currency); 0 to 1000000000000
            years: Time between the two values (years); 0.01 to 200
            currency: ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal
                places

        Results:
            cagr: Compound annual growth rate (percent per year)
            total_return_pct: Total return over the whole period (percent)
            currency: Currency of the request, in upper case; absent when none was given
            warnings: Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law
                restricts; absent when there are none
        """
        return self._run("cagr", locals())

    def adjustable_rate_mortgage(
        self,
        *,
        home_price: float,
        down_payment: float,
        interest_rate: float,
        loan_term: int,
        fixed_months: int | None = None,
        adjustment_months: int | None = None,
        index_rates: Sequence[float],
        index_margin_rate: float,
        initial_cap_pct: float | None = None,
        periodic_cap_pct: float | None = None,
        lifetime_cap_pct: float | None = None,
        min_interest_rate: float | None = None,
        payment_rounding: Literal["exact", "cent"] | None = None,
        currency: str | None = None,
        include: Sequence[Literal["schedule", "chart", "explanation", "assumptions"]] = (),
        interval: Literal["month", "year"] | None = None,
    ) -> types.AdjustableRateMortgageReply:
        """Payments of a mortgage whose rate follows an index within caps, for expected index rates and in the worst case.

        Inputs:
            home_price: Price of the home (currency); 0 to 1000000000000
            down_payment: Down payment: the part of the price that is not borrowed (currency); 0 to
                1000000000000
            interest_rate: Nominal annual interest rate of the fixed period; one-twelfth is charged each month
                (percent per year); 0 to 1000
            loan_term: Loan term (years); 1 to 100
            fixed_months: Months until the first adjustment of the rate (months); 1 to 1200; default 60
            adjustment_months: Months from one adjustment to the next (months); 1 to 1200; default 6
            index_rates: Expected index rate at each adjustment; the last one also holds for all later
                adjustments
            index_margin_rate: Margin, which is added to the index rate (percent per year); 0 to 1000
            initial_cap_pct: Largest change of the rate at the first adjustment, up or down; after a fixed
                period of 7 or 10 years, 5 is usual (percentage points); 0 to 100; default 2
            periodic_cap_pct: Largest change of the rate at each later adjustment, up or down (percentage
                points); 0 to 100; default 1
            lifetime_cap_pct: Largest increase over the interest rate of the fixed period (percentage points);
                0 to 100; default 5
            min_interest_rate: Lowest interest rate; without it the margin (percent per year); 0 to 1000
            payment_rounding: Rounding of payments and monthly interest; exact: nothing is rounded but the
                results; cent: a lender's ledger: payment and monthly interest are rounded to the smallest
                unit of the currency, and the last payment settles the rest; default "exact"
            currency: ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal
                places

        Results:
            monthly_payment: Monthly payment in the fixed period (currency)
            max_monthly_payment: Highest monthly payment if the rate rises as fast as the caps allow
                (currency)
            max_interest_rate: Highest interest rate that the caps allow (percent per year)
            total_interest: Total interest: all payments minus the loan (currency)
            max_total_interest: Total interest if the rate rises as fast as the caps allow (currency)
            total_paid: All payments, excluding the down payment (currency)
            final_payment: Last payment, which settles the balance; only with payment_rounding cent (currency)
            currency: Currency of the request, in upper case; absent when none was given
            warnings: Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law
                restricts; absent when there are none
        """
        return self._run("adjustable-rate-mortgage", locals())

    def doubling_time(
        self,
        *,
        annual_rate: float,
        compound_frequency: Literal["annually", "semiannually", "quarterly", "monthly", "daily"] | None = None,
        include: Sequence[Literal["chart", "explanation", "assumptions"]] = (),
    ) -> types.DoublingTimeReply:
        """Time in which an amount doubles, triples or grows tenfold, compared with the rule of 72.

        Inputs:
            annual_rate: Nominal annual growth rate (percent per year); 0.01 to 1000
            compound_frequency: Compounding frequency; annually: interest is added once a year; semiannually:
                interest is added twice a year; quarterly: interest is added 4 times a year; monthly: interest
                is added 12 times a year; daily: interest is added 365 times a year; default "annually"

        Results:
            doubling_years: Time until the amount doubles (years)
            rule_of_72_years: Doubling time by the rule of 72: 72 divided by the rate (years)
            rule_of_72_error_years: Error of the rule of 72: its estimate less the exact doubling time (years)
            tripling_years: Time until the amount triples (years)
            tenfold_years: Time until the amount grows tenfold (years)
            warnings: Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law
                restricts; absent when there are none
        """
        return self._run("doubling-time", locals())

    def lump_sum(
        self,
        *,
        initial_investment: float,
        annual_return: float,
        years: float,
        annual_fee_pct: float | None = None,
        tax_rate: float | None = None,
        inflation_rate: float | None = None,
        currency: str | None = None,
        include: Sequence[Literal["schedule", "chart", "explanation", "assumptions"]] = (),
        interval: Literal["month", "year"] | None = None,
    ) -> types.LumpSumReply:
        """The future value of a one-time investment after fees, tax and inflation.

        Inputs:
            initial_investment: Amount invested at the start (currency); 0.01 to 1000000000000
            annual_return: Effective annual return before fees (percent per year); above -100, up to 1000
            years: Investment period (years); 0.01 to 200
            annual_fee_pct: Annual fee as a percentage of the value, charged at the end of each year (percent
                per year); 0 to 99; default 0
            tax_rate: Tax rate on the gain, due at the end; a loss is not taxed (percent); 0 to 100; default 0
            inflation_rate: Annual inflation rate (percent per year); above -100, up to 1000; default 0
            currency: ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal
                places

        Results:
            future_value: Final value after fees and before tax (currency)
            wealth_gained: Gain after fees and before tax (currency)
            total_return_pct: Gain before tax as a percentage of the investment (percent)
            cost_of_fees: Reduction of the final value by fees (currency)
            tax: Tax on the gain (currency)
            future_value_after_tax: Final value after fees and tax (currency)
            annual_return_after_tax: Annual growth from the investment to future_value_after_tax (percent per
                year)
            real_future_value_after_tax: Final value after fees and tax, in today's money (currency)
            currency: Currency of the request, in upper case; absent when none was given
            warnings: Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law
                restricts; absent when there are none
        """
        return self._run("lump-sum", locals())

    def lump_sum_vs_sip(
        self,
        *,
        initial_investment: float,
        annual_return: float,
        years: float,
        contribution_timing: Literal["begin", "end"] | None = None,
        rate_convention: Literal["nominal", "effective"] | None = None,
        currency: str | None = None,
        include: Sequence[Literal["chart", "explanation", "assumptions"]] = (),
    ) -> types.LumpSumVsSipReply:
        """An amount invested at once, compared with the same amount invested in equal monthly parts.

        Inputs:
            initial_investment: Amount to invest (currency); 0.01 to 1000000000000
            annual_return: Annual return (percent per year); above -100, up to 1000
            years: Investment period, rounded to whole months (half up, at least one) (years); 0.01 to 200
            contribution_timing: Contribution timing: start or end of each month; begin: contributions at the
                beginning of each month; end: contributions at the end of each month; default "begin"
            rate_convention: Convention of the annual return: nominal or effective; nominal: the annual rate
                is nominal: one-twelfth of it is earned each month; effective: the annual rate is effective:
                twelve months compound to it; default "effective"
            currency: ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal
                places

        Results:
            lump_sum_future_value: Final value when the whole amount is invested at the start (currency)
            sip_future_value: Final value when the amount is invested in equal parts every month (currency)
            monthly_investment: Part that is invested every month (currency)
            lump_sum_advantage: Final value of the lump sum less that of the monthly investment (currency)
            currency: Currency of the request, in upper case; absent when none was given
            warnings: Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law
                restricts; absent when there are none
        """
        return self._run("lump-sum-vs-sip", locals())

    def inflation_adjusted_return(
        self,
        *,
        nominal_return: float,
        inflation_rate: float,
        annual_fee_pct: float | None = None,
        tax_rate: float | None = None,
        principal: float | None = None,
        currency: str | None = None,
        include: Sequence[Literal["chart", "explanation", "assumptions"]] = (),
    ) -> types.InflationAdjustedReturnReply:
        """Return after fees, tax and inflation, and the return needed to preserve purchasing power.

        Inputs:
            nominal_return: Annual return before fees, tax and inflation (percent per year); above -100, up to
                1000
            inflation_rate: Annual inflation rate (percent per year); above -100, up to 1000
            annual_fee_pct: Annual fee as a percentage of the value, charged at the end of the year (percent
                per year); 0 to 99; default 0
            tax_rate: Tax rate on the annual gain after fees; losses are not taxed (percent); 0 to 99; default
                0
            principal: Amount invested, for real_annual_gain (currency); 0 to 1000000000000
            currency: ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal
                places

        Results:
            real_return: Real annual return after fees, tax and inflation (percent per year)
            return_after_fees: Annual return after fees, before tax and inflation (percent per year)
            return_after_tax: Annual return after fees and tax, before inflation (percent per year)
            real_return_before_costs: Real annual return before fees and tax (percent per year)
            approximate_real_return: Common approximation of the real return: return less inflation (percent
                per year)
            break_even_return: Break-even return: annual return before fees and tax that matches inflation
                (percent per year)
            real_annual_gain: Gain of the first year, in money of its beginning; only with principal
                (currency)
            currency: Currency of the request, in upper case; absent when none was given
            warnings: Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law
                restricts; absent when there are none
        """
        return self._run("inflation-adjusted-return", locals())

    def tvm(
        self,
        *,
        present_value: float | None = None,
        payment: float | None = None,
        future_value: float | None = None,
        periods: int | None = None,
        annual_rate: float | None = None,
        payment_timing: Literal["begin", "end"] | None = None,
        periods_per_year: int | None = None,
        compounds_per_year: int | None = None,
        currency: str | None = None,
        include: Sequence[Literal["schedule", "chart", "explanation", "assumptions"]] = (),
        interval: Literal["period"] | None = None,
    ) -> types.TvmReply:
        """Present value, payment, future value, number of periods or rate: whichever is left out, from the other four.

        Inputs:
            present_value: Amount at the beginning: positive if received, negative if paid (currency);
                -1000000000000 to 1000000000000
            payment: Payment in each period: positive if received, negative if paid (currency); -1000000000000
                to 1000000000000
            future_value: Amount at the end: positive if received, negative if paid (currency); -1000000000000
                to 1000000000000
            periods: Number of periods (periods); 1 to 2400
            annual_rate: Nominal annual rate (percent per year); above -100, up to 1000
            payment_timing: Payment timing: start or end of each period; begin: payments at the beginning of
                each period; end: payments at the end of each period; default "end"
            periods_per_year: Periods per year (periods); 1 to 366; default 12
            compounds_per_year: Compounding periods per year; periods_per_year if left out (periods); 1 to 366
            currency: ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal
                places

        Results:
            present_value: Amount at the beginning (currency)
            payment: Payment in each period (currency)
            future_value: Amount at the end (currency)
            periods: Number of periods; a fraction if it is calculated (periods)
            annual_rate: Nominal annual rate; the higher one if two rates fit (percent per year)
            second_annual_rate: Lower nominal annual rate, if two rates fit (percent per year)
            effective_annual_rate: Effective annual rate: a year of compounding at the rate per period
                (percent per year)
            net_interest: Net interest: amounts received minus amounts paid (currency)
            currency: Currency of the request, in upper case; absent when none was given
            omitted: Reason for each result without a value, by name; absent when every result has one
            warnings: Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law
                restricts; absent when there are none
        """
        return self._run("tvm", locals())

    def time_value(
        self,
        *,
        present_value: float | None = None,
        future_value: float | None = None,
        annual_rate: float,
        years: float,
        compound_frequency: Literal["annually", "semiannually", "quarterly", "monthly", "daily"] | None = None,
        currency: str | None = None,
        include: Sequence[Literal["schedule", "chart", "explanation", "assumptions"]] = (),
        interval: Literal["month", "year"] | None = None,
    ) -> types.TimeValueReply:
        """Future value of an amount today, or present value of an amount in the future.

        Inputs:
            present_value: Amount today; left out if future_value is given (currency); 0 to 1000000000000
            future_value: Amount in the future; left out if present_value is given (currency); 0 to
                1000000000000
            annual_rate: Nominal annual interest or discount rate (percent per year); above -100, up to 1000
            years: Time between the two amounts (years); 0.01 to 200
            compound_frequency: Compounding frequency; annually: interest is added once a year; semiannually:
                interest is added twice a year; quarterly: interest is added 4 times a year; monthly: interest
                is added 12 times a year; daily: interest is added 365 times a year; default "annually"
            currency: ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal
                places

        Results:
            present_value: Amount today (currency)
            future_value: Amount in the future (currency)
            growth_factor: Growth factor: future value of one unit of money today (ratio)
            discount_factor: Discount factor: present value of one unit of money in the future (ratio)
            currency: Currency of the request, in upper case; absent when none was given
            warnings: Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law
                restricts; absent when there are none
        """
        return self._run("time-value", locals())

    def lean_fire(
        self,
        *,
        annual_expenses: float,
        current_savings: float,
        annual_savings: float,
        expected_return: float,
        withdrawal_rate: float | None = None,
        current_age: int | None = None,
        expense_multiple: float | None = None,
        currency: str | None = None,
        include: Sequence[Literal["schedule", "chart", "explanation", "assumptions"]] = (),
        interval: Literal["year"] | None = None,
    ) -> types.LeanFireReply:
        """Savings that cover a frugal life, with a part of the current expenses, and the time needed to reach them.

        Inputs:
            annual_expenses: Current annual expenses (currency); 0.01 to 1000000000000
            current_savings: Current savings and investments (currency); 0 to 1000000000000
            annual_savings: Contribution at the end of each year (currency); 0 to 1000000000000
            expected_return: Annual return on the savings after inflation (percent per year); above -100, up
                to 1000
            withdrawal_rate: Safe withdrawal rate: share of the savings withdrawn per year (percent per year);
                0.01 to 100; default 4
            current_age: Current age (age); 0 to 130; default 30
            expense_multiple: Expense multiple: expenses in early retirement divided by the current annual
                expenses (ratio); 0.01 to 100; default 0.6
            currency: ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal
                places

        Results:
            fire_number: Savings at which withdrawals cover the expenses in early retirement (currency)
            monthly_expenses: Monthly expenses in early retirement (currency)
            years_to_fire: Time until the savings reach fire_number; 0 if they already do (years)
            fire_age: Age at which fire_number is reached: current_age plus years_to_fire, rounded up (age)
            currency: Currency of the request, in upper case; absent when none was given
            warnings: Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law
                restricts; absent when there are none
        """
        return self._run("lean-fire", locals())

    def fat_fire(
        self,
        *,
        annual_expenses: float,
        current_savings: float,
        annual_savings: float,
        expected_return: float,
        withdrawal_rate: float | None = None,
        current_age: int | None = None,
        expense_multiple: float | None = None,
        currency: str | None = None,
        include: Sequence[Literal["schedule", "chart", "explanation", "assumptions"]] = (),
        interval: Literal["year"] | None = None,
    ) -> types.FatFireReply:
        """Savings that cover a comfortable life, with more than the current expenses, and the time needed to reach them.

        Inputs:
            annual_expenses: Current annual expenses (currency); 0.01 to 1000000000000
            current_savings: Current savings and investments (currency); 0 to 1000000000000
            annual_savings: Contribution at the end of each year (currency); 0 to 1000000000000
            expected_return: Annual return on the savings after inflation (percent per year); above -100, up
                to 1000
            withdrawal_rate: Safe withdrawal rate: share of the savings withdrawn per year (percent per year);
                0.01 to 100; default 4
            current_age: Current age (age); 0 to 130; default 30
            expense_multiple: Expense multiple: expenses in early retirement divided by the current annual
                expenses (ratio); 0.01 to 100; default 1.5
            currency: ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal
                places

        Results:
            fire_number: Savings at which withdrawals cover the expenses in early retirement (currency)
            monthly_expenses: Monthly expenses in early retirement (currency)
            years_to_fire: Time until the savings reach fire_number; 0 if they already do (years)
            fire_age: Age at which fire_number is reached: current_age plus years_to_fire, rounded up (age)
            currency: Currency of the request, in upper case; absent when none was given
            warnings: Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law
                restricts; absent when there are none
        """
        return self._run("fat-fire", locals())

    def fire_progress(
        self,
        *,
        annual_expenses: float,
        current_savings: float,
        annual_savings: float,
        expected_return: float,
        withdrawal_rate: float | None = None,
        milestones: Sequence[types.FireProgressInputsMilestones] | None = None,
        currency: str | None = None,
        include: Sequence[Literal["schedule", "chart", "explanation", "assumptions"]] = (),
        interval: Literal["year"] | None = None,
    ) -> types.FireProgressReply:
        """Progress towards financial independence: the part of the savings needed that is reached, what is missing, and how long that and each milestone takes.

        Inputs:
            annual_expenses: Annual expenses (currency); 0.01 to 1000000000000
            current_savings: Current savings and investments (currency); 0 to 1000000000000
            annual_savings: Contribution at the end of each year (currency); 0 to 1000000000000
            expected_return: Annual return on the savings after inflation (percent per year); above -100, up
                to 1000
            withdrawal_rate: Safe withdrawal rate: share of the savings withdrawn per year (percent per year);
                0.01 to 100; default 4
            milestones: Milestones on the way; default
                [{"progress_pct":25},{"progress_pct":50},{"progress_pct":75},{"progress_pct":100}]
            currency: ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal
                places

        Results:
            fire_number: Savings at which withdrawals cover all expenses (currency)
            progress_pct: Current savings as a percentage of fire_number (percent)
            fire_shortfall: Amount by which the current savings fall short of fire_number; 0 if they reach it
                (currency)
            years_to_fire: Time until the savings reach fire_number; 0 if they already do (years)
            milestones: Milestones in the order given
            currency: Currency of the request, in upper case; absent when none was given
            warnings: Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law
                restricts; absent when there are none
        """
        return self._run("fire-progress", locals())

    def financial_independence(
        self,
        *,
        annual_income_after_tax: float,
        annual_expenses: float,
        current_savings: float,
        expected_return: float,
        withdrawal_rate: float | None = None,
        current_age: int | None = None,
        currency: str | None = None,
        include: Sequence[Literal["schedule", "chart", "explanation", "assumptions"]] = (),
        interval: Literal["year"] | None = None,
    ) -> types.FinancialIndependenceReply:
        """Savings that make work optional, and the time needed to reach them with what income leaves after expenses.

        Inputs:
            annual_income_after_tax: Annual income after tax (currency); 0.01 to 1000000000000
            annual_expenses: Annual expenses, today and in financial independence (currency); 0.01 to
                1000000000000
            current_savings: Current savings and investments (currency); 0 to 1000000000000
            expected_return: Annual return on the savings after inflation (percent per year); above -100, up
                to 1000
            withdrawal_rate: Safe withdrawal rate: share of the savings withdrawn per year (percent per year);
                0.01 to 100; default 4
            current_age: Current age (age); 0 to 130; default 30
            currency: ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal
                places

        Results:
            fire_number: Savings at which withdrawals cover all expenses (currency)
            savings_rate: Savings rate: share of the income that is saved (percent)
            annual_savings: Annual savings: income minus expenses; negative if expenses are higher (currency)
            years_to_fire: Time until the savings reach fire_number; 0 if they already do (years)
            fire_age: Age at which fire_number is reached: current_age plus years_to_fire, rounded up (age)
            currency: Currency of the request, in upper case; absent when none was given
            warnings: Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law
                restricts; absent when there are none
        """
        return self._run("financial-independence", locals())

    def coast_fire(
        self,
        *,
        annual_expenses: float,
        current_age: int,
        retirement_age: int,
        current_savings: float,
        expected_return: float,
        inflation_rate: float | None = None,
        withdrawal_rate: float | None = None,
        annual_savings: float | None = None,
        currency: str | None = None,
        include: Sequence[Literal["schedule", "chart", "explanation", "assumptions"]] = (),
        interval: Literal["year"] | None = None,
    ) -> types.CoastFireReply:
        """Savings that grow to financial independence by retirement without further contributions, and the time needed to reach them.

        Inputs:
            annual_expenses: Annual expenses in retirement, in today's money (currency); 0.01 to 1000000000000
            current_age: Current age (age); 0 to 130
            retirement_age: Retirement age (age); 0 to 130
            current_savings: Current savings and investments (currency); 0 to 1000000000000
            expected_return: Annual return on the savings; after inflation if inflation_rate is 0 (percent per
                year); above -100, up to 1000
            inflation_rate: Annual inflation rate; 0 if expected_return is already after inflation (percent
                per year); -50 to 1000; default 0
            withdrawal_rate: Safe withdrawal rate: share of the savings withdrawn per year (percent per year);
                0.01 to 100; default 4
            annual_savings: Contribution at the end of each year until coast_number is reached, in today's
                money (currency); 0 to 1000000000000; default 0
            currency: ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal
                places

        Results:
            coast_number: Savings needed today to reach fire_number at retirement without further
                contributions (currency)
            fire_number: Savings needed at retirement, in today's money (currency)
            coast_shortfall: Amount by which the current savings fall short of coast_number; 0 if they reach
                it (currency)
            coast_progress_pct: Current savings as a percentage of coast_number (percent)
            projected_corpus: Savings at retirement without further contributions, in today's money (currency)
            years_to_coast: Time until coast_number is reached; absent if that is after retirement_age (years)
            coast_age: Age at which coast_number is reached: current_age plus years_to_coast, rounded up (age)
            currency: Currency of the request, in upper case; absent when none was given
            omitted: Reason for each result without a value, by name; absent when every result has one
            warnings: Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law
                restricts; absent when there are none
        """
        return self._run("coast-fire", locals())

    def barista_fire(
        self,
        *,
        annual_expenses: float,
        annual_part_time_income: float,
        current_savings: float,
        annual_savings: float,
        expected_return: float,
        inflation_rate: float | None = None,
        withdrawal_rate: float | None = None,
        current_age: int | None = None,
        currency: str | None = None,
        include: Sequence[Literal["schedule", "chart", "explanation", "assumptions"]] = (),
        interval: Literal["year"] | None = None,
    ) -> types.BaristaFireReply:
        """Savings that cover all expenses together with part-time income, and the time needed to reach them, compared with full independence.

        Inputs:
            annual_expenses: Annual expenses, in today's money (currency); 0.01 to 1000000000000
            annual_part_time_income: Annual part-time income after tax, in today's money (currency); 0 to
                1000000000000
            current_savings: Current savings and investments (currency); 0 to 1000000000000
            annual_savings: Contribution at the end of each year until barista_number is reached (currency); 0
                to 1000000000000
            expected_return: Annual return on the savings; after inflation if inflation_rate is 0 (percent per
                year); above -100, up to 1000
            inflation_rate: Annual inflation rate; 0 if expected_return is already after inflation (percent
                per year); -50 to 1000; default 0
            withdrawal_rate: Safe withdrawal rate: share of the savings withdrawn per year (percent per year);
                0.01 to 100; default 4
            current_age: Current age (age); 0 to 130; default 30
            currency: ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal
                places

        Results:
            barista_number: Savings at which withdrawals cover the expenses that part-time income does not
                (currency)
            fire_number: Savings at which withdrawals cover all expenses (currency)
            annual_withdrawal: Annual withdrawal from the savings while working part-time (currency)
            expenses_covered_pct: Part-time income as a percentage of the expenses (percent)
            years_to_barista: Time until the savings reach barista_number; 0 if they already do (years)
            barista_age: Age at which barista_number is reached: current_age plus years_to_barista, rounded up
                (age)
            years_to_fire: Time until the savings reach fire_number without part-time work; absent if they
                never do (years)
            part_time_years_to_fire: Time until the savings reach fire_number with part-time work from
                barista_number on; absent if they do not grow then (years)
            part_time_fire_age: Age at which they do: current_age plus part_time_years_to_fire, rounded up
                (age)
            currency: Currency of the request, in upper case; absent when none was given
            omitted: Reason for each result without a value, by name; absent when every result has one
            warnings: Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law
                restricts; absent when there are none
        """
        return self._run("barista-fire", locals())

    def savings_rate(
        self,
        *,
        savings_rate: float,
        annual_income_after_tax: float,
        current_savings: float | None = None,
        expected_return: float | None = None,
        withdrawal_rate: float | None = None,
        current_age: int | None = None,
        currency: str | None = None,
        include: Sequence[Literal["schedule", "chart", "explanation", "assumptions"]] = (),
        interval: Literal["year"] | None = None,
    ) -> types.SavingsRateReply:
        """The years to financial independence for a given savings rate.

        Inputs:
            savings_rate: Savings rate: share of the income that is saved (percent); 0 to 100
            annual_income_after_tax: Annual income after tax; affects the years only together with
                current_savings (currency); 0.01 to 1000000000000
            current_savings: Current savings and investments (currency); 0 to 1000000000000; default 0
            expected_return: Annual return on the savings after inflation (percent per year); above -100, up
                to 1000; default 5
            withdrawal_rate: Safe withdrawal rate: share of the savings withdrawn per year (percent per year);
                0.01 to 100; default 4
            current_age: Current age (age); 0 to 130; default 30
            currency: ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal
                places

        Results:
            years_to_fire: Years until the savings cover the expenses; 0 when they already do (years)
            fire_age: Age at financial independence: the current age plus the years, rounded up (age)
            annual_savings: Annual savings (currency)
            annual_expenses: Annual expenses, today and in financial independence (currency)
            fire_number: Savings whose withdrawals at withdrawal_rate cover the expenses (currency)
            currency: Currency of the request, in upper case; absent when none was given
            warnings: Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law
                restricts; absent when there are none
        """
        return self._run("savings-rate", locals())

    def retirement_age(
        self,
        *,
        current_age: int,
        goal_amount: float,
        current_savings: float,
        annual_savings: float,
        expected_return: float,
        currency: str | None = None,
        include: Sequence[Literal["schedule", "chart", "explanation", "assumptions"]] = (),
        interval: Literal["year"] | None = None,
    ) -> types.RetirementAgeReply:
        """Age at which savings reach the amount that is wanted for retirement.

        Inputs:
            current_age: Current age (age); 0 to 130
            goal_amount: Savings wanted at retirement (currency); 0.01 to 1000000000000
            current_savings: Current savings and investments (currency); 0 to 1000000000000
            annual_savings: Contribution at the end of each year (currency); 0 to 1000000000000
            expected_return: Annual return on the savings; after inflation if goal_amount is in today's money
                (percent per year); above -100, up to 1000
            currency: ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal
                places

        Results:
            years_to_goal: Time until the savings reach goal_amount; 0 if they already do (years)
            retirement_age: Age at which goal_amount is reached: current_age plus years_to_goal, rounded up
                (age)
            currency: Currency of the request, in upper case; absent when none was given
            warnings: Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law
                restricts; absent when there are none
        """
        return self._run("retirement-age", locals())

    def safe_withdrawal_rate(
        self,
        *,
        current_savings: float,
        expected_return: float,
        inflation_rate: float | None = None,
        years: int | None = None,
        final_balance: float | None = None,
        annual_expenses: float | None = None,
        withdrawal_timing: Literal["begin", "end"] | None = None,
        currency: str | None = None,
        include: Sequence[Literal["schedule", "chart", "explanation", "assumptions"]] = (),
        interval: Literal["year"] | None = None,
    ) -> types.SafeWithdrawalRateReply:
        """Annual withdrawal, rising with inflation, that savings sustain for a number of years at a constant return, and the time that savings last at a given annual spending.

        Inputs:
            current_savings: Savings and investments when the withdrawals begin (currency); 0.01 to
                1000000000000
            expected_return: Annual return on the savings; after inflation if inflation_rate is 0 (percent per
                year); above -100, up to 1000
            inflation_rate: Annual inflation rate, by which the withdrawals rise; 0 if expected_return is
                already after inflation (percent per year); -50 to 1000; default 0
            years: Years of withdrawals (years); 1 to 100; default 30
            final_balance: Savings to remain after the last year, in today's money (currency); 0 to
                1000000000000; default 0
            annual_expenses: Annual spending in today's money, for years_lasting; 0 to skip it (currency); 0
                to 1000000000000; default 0
            withdrawal_timing: Withdrawal timing; begin: withdrawals at the beginning of each year; end:
                withdrawals at the end of each year; default "begin"
            currency: ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal
                places

        Results:
            annual_withdrawal: Withdrawal per year, in today's money; absent if the savings never grow to
                final_balance (currency)
            monthly_withdrawal: One-twelfth of annual_withdrawal (currency)
            withdrawal_rate: annual_withdrawal as a percentage of the savings: a ceiling for a safe rate,
                because real returns vary (percent per year)
            total_withdrawn: All withdrawals, each in the money of its year (currency)
            perpetual_annual_withdrawal: Withdrawal per year that the savings sustain forever, in today's
                money; 0 if the return does not exceed inflation (currency)
            years_lasting: Years of annual_expenses that the savings cover until nothing is left, including a
                fraction of the last one; absent if they never run out (years)
            currency: Currency of the request, in upper case; absent when none was given
            omitted: Reason for each result without a value, by name; absent when every result has one
            warnings: Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law
                restricts; absent when there are none
        """
        return self._run("safe-withdrawal-rate", locals())

    def historical_backtest(
        self,
        *,
        current_savings: float,
        current_age: int | None = None,
        years: int | None = None,
        annual_withdrawal: float | None = None,
        withdrawal_rate: float | None = None,
        annual_contribution: float | None = None,
        contribution_years: int | None = None,
        withdrawal_adjustment: Literal["inflation", "fixed", "none"] | None = None,
        withdrawal_growth_rate: float | None = None,
        annual_fee_pct: float | None = None,
        incomes: Sequence[types.HistoricalBacktestInputsIncomes] | None = None,
        one_time_flows: Sequence[types.HistoricalBacktestInputsOneTimeFlows] | None = None,
        withdrawal_timing: Literal["begin", "end", "monthly"] | None = None,
        stock_pct: float | None = None,
        glide_path: Sequence[types.HistoricalBacktestInputsGlidePath] | None = None,
        spending_rule: Literal["constant_real", "percent_of_portfolio", "vanguard_dynamic", "guyton_klinger", "vpw", "cape_based", "ratchet", "floor_and_ceiling"] | None = None,
        floor_pct: float | None = None,
        ceiling_pct: float | None = None,
        bond_maturity_years: int | None = None,
        start_date: str | None = None,
        end_date: str | None = None,
        cohort_frequency: Literal["monthly", "annually"] | None = None,
        currency: str | None = None,
        include: Sequence[Literal["schedule", "chart", "explanation", "assumptions"]] = (),
        interval: Literal["year"] | None = None,
    ) -> types.HistoricalBacktestReply:
        """Outcomes of a retirement plan that starts on many dates in U.S. market history since 1871: how often the money lasted, and how much was left.

        Inputs:
            current_savings: Savings and investments at the beginning of the plan (currency); 0 to
                1000000000000
            current_age: Age at the beginning of the plan (age); 0 to 130
            years: Length of the plan (years); 1 to 100; default 30
            annual_withdrawal: First annual withdrawal, if withdrawal_rate is omitted: in today's money, or in
                the money of its year if withdrawals are not adjusted for inflation; 0 for a plan without
                withdrawals (currency); 0 to 1000000000000
            withdrawal_rate: First annual withdrawal as a percentage of the savings at the beginning of its
                year, if annual_withdrawal is omitted (percent per year); 0.01 to 100
            annual_contribution: Annual contribution during contribution_years; adjusted like the withdrawals
                (currency); 0 to 1000000000000; default 0
            contribution_years: Years of contributions; withdrawals begin in the year after them (years); 0 to
                100; default 0
            withdrawal_adjustment: Annual adjustment of withdrawals and contributions; inflation: rising with
                inflation, plus any growth rate; fixed: rising by the growth rate only; none: the same amount
                every year; default "inflation"
            withdrawal_growth_rate: Annual growth rate of withdrawals and contributions (percent per year);
                -20 to 20; default 0
            annual_fee_pct: Annual fees as a percentage of the savings (percent per year); 0 to 10; default 0
            incomes: Other income, such as a pension, that is added to the savings
            one_time_flows: One-time deposits, or expenses (negative), in today's money
            withdrawal_timing: Timing of withdrawals and contributions; begin: at the beginning of each year;
                end: at the end of each year; monthly: one-twelfth at the beginning of each month; default
                "begin"
            stock_pct: Share of stocks; the rest is in bonds (percent); 0 to 100; default 60
            glide_path: Changing share of stocks: from stock_pct in the first year, in even steps to each of
                these
            spending_rule: Spending rule; constant_real: the first withdrawal, then adjusted each year
                (Bengen); percent_of_portfolio: a fixed percentage of the savings each year; vanguard_dynamic:
                a percentage of the savings, within a floor and a ceiling (Vanguard: −2.5 and 5 percent)
                around the inflation-adjusted withdrawal of the previous year; guyton_klinger: adjusted for
                inflation, except after losses while the rate is above the first one; 10 percent less when the
                rate is 20 percent above the first one and more than 15 years are left, 10 percent more when
                it is 20 percent below (Guyton and Klinger); vpw: the level payment that would use up the
                savings in the remaining years, at real returns of 5 percent for stocks and 1.9 percent for
                bonds (Bogleheads); cape_based: 1.75 percent plus half of the cyclically adjusted earnings
                yield (1/CAPE), as a share of the savings; needs market history; ratchet: adjusted for
                inflation, and raised by 10 percent, at most every third year, while the savings are more than
                50 percent above their first value (Kitces); floor_and_ceiling: a percentage of the savings,
                within a floor and a ceiling (Bengen: −15 and 20 percent) around the inflation-adjusted first
                withdrawal; default "constant_real"
            floor_pct: Largest cut that spending_rule allows, such as −2.5; the published value by default
                (percent per year); above -100, up to 0
            ceiling_pct: Largest raise that spending_rule allows, such as 5; the published value by default
                (percent); 0 to 100
            bond_maturity_years: Maturity of the bonds; every maturity earns the ten-year yield (years); 1 to
                30; default 10
            start_date: Earliest start of the plan; the beginning of the market data by default
            end_date: Latest end of the plan; the end of the market data by default
            cohort_frequency: Start months; monthly: a start in every month; annually: a start in every
                January; default "monthly"
            currency: ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal
                places

        Results:
            success_rate: Share of the start dates from which every withdrawal was paid (percent)
            cohort_count: Number of start dates (count)
            failed_cohort_count: Number of start dates from which the money ran out (count)
            safe_withdrawal_rate: Largest first withdrawal, as a percentage of the savings, that lasted from
                every start date; only for constant_real (percent per year)
            worst_start_date: Start date with the shortest-lasting savings, or else the lowest final balance
            best_start_date: Start date with the highest final balance
            failed_cohorts: Start dates from which the money ran out
            final_balances: Final balances, in today's money
            final_balance_ranges: Histogram of the final balances, in today's money
            annual_withdrawals: Annual withdrawals, in today's money
            currency: Currency of the request, in upper case; absent when none was given
            omitted: Reason for each result without a value, by name; absent when every result has one
            warnings: Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law
                restricts; absent when there are none
        """
        return self._run("historical-backtest", locals())

    def monte_carlo(
        self,
        *,
        current_savings: float,
        current_age: int | None = None,
        years: int | None = None,
        annual_withdrawal: float | None = None,
        withdrawal_rate: float | None = None,
        annual_contribution: float | None = None,
        contribution_years: int | None = None,
        withdrawal_adjustment: Literal["inflation", "fixed", "none"] | None = None,
        withdrawal_growth_rate: float | None = None,
        annual_fee_pct: float | None = None,
        incomes: Sequence[types.MonteCarloInputsIncomes] | None = None,
        one_time_flows: Sequence[types.MonteCarloInputsOneTimeFlows] | None = None,
        withdrawal_timing: Literal["begin", "end"] | None = None,
        model: Literal["lognormal", "normal", "student_t", "bootstrap", "block_bootstrap", "two_regime"] | None = None,
        mean_return: float | None = None,
        volatility: float | None = None,
        assets: Sequence[types.MonteCarloInputsAssets] | None = None,
        correlations: Sequence[float] | None = None,
        degrees_of_freedom: int | None = None,
        block_years: int | None = None,
        turbulent_mean_return: float | None = None,
        turbulent_volatility: float | None = None,
        turbulence_onset_pct: float | None = None,
        turbulent_years: float | None = None,
        inflation_rate: float | None = None,
        inflation_volatility: float | None = None,
        bond_maturity_years: int | None = None,
        stock_pct: float | None = None,
        glide_path: Sequence[types.MonteCarloInputsGlidePath] | None = None,
        spending_rule: Literal["constant_real", "percent_of_portfolio", "vanguard_dynamic", "guyton_klinger", "vpw", "cape_based", "ratchet", "floor_and_ceiling"] | None = None,
        floor_pct: float | None = None,
        ceiling_pct: float | None = None,
        path_count: int | None = None,
        seed: str | None = None,
        antithetic: bool | None = None,
        path_index: int | None = None,
        currency: str | None = None,
        include: Sequence[Literal["schedule", "chart", "explanation", "assumptions"]] = (),
        interval: Literal["year"] | None = None,
    ) -> types.MonteCarloReply:
        """Probability that savings last through a retirement plan, from thousands of simulated paths of random returns. The seed makes every simulation repeatable.

        Inputs:
            current_savings: Savings and investments at the beginning of the plan (currency); 0 to
                1000000000000
            current_age: Age at the beginning of the plan (age); 0 to 130
            years: Length of the plan (years); 1 to 100; default 30
            annual_withdrawal: First annual withdrawal, if withdrawal_rate is omitted: in today's money, or in
                the money of its year if withdrawals are not adjusted for inflation; 0 for a plan without
                withdrawals (currency); 0 to 1000000000000
            withdrawal_rate: First annual withdrawal as a percentage of the savings at the beginning of its
                year, if annual_withdrawal is omitted (percent per year); 0.01 to 100
            annual_contribution: Annual contribution during contribution_years; adjusted like the withdrawals
                (currency); 0 to 1000000000000; default 0
            contribution_years: Years of contributions; withdrawals begin in the year after them (years); 0 to
                100; default 0
            withdrawal_adjustment: Annual adjustment of withdrawals and contributions; inflation: rising with
                inflation, plus any growth rate; fixed: rising by the growth rate only; none: the same amount
                every year; default "inflation"
            withdrawal_growth_rate: Annual growth rate of withdrawals and contributions (percent per year);
                -20 to 20; default 0
            annual_fee_pct: Annual fees as a percentage of the savings (percent per year); 0 to 10; default 0
            incomes: Other income, such as a pension, that is added to the savings
            one_time_flows: One-time deposits, or expenses (negative), in today's money
            withdrawal_timing: Timing of withdrawals and contributions; begin: at the beginning of each year;
                end: at the end of each year; default "begin"
            model: Model of the annual returns; lognormal: growth factors are lognormal, with the arithmetic
                mean mean_return and the standard deviation volatility; normal: returns are normally
                distributed; student_t: returns have Student's t-distribution, with more extreme years than
                the normal distribution; no year loses more than everything; bootstrap: random years of U.S.
                market history since 1871, each with its own inflation; block_bootstrap: random runs of
                consecutive years of market history, block_years long on average (Politis and Romano);
                two_regime: calm and turbulent years that follow each other at random; lognormal in both;
                default "lognormal"
            mean_return: Mean annual return (arithmetic), before inflation if inflation_rate is given; in calm
                years for two_regime (percent per year); above -100, up to 100
            volatility: Standard deviation of the annual returns; in calm years for two_regime (percent per
                year); 0 to 100
            assets: Assets of the portfolio, rebalanced each year; they replace mean_return and volatility
            correlations: Correlations of the pairs of assets: 1 and 2, 1 and 3, …, then 2 and 3, …; for
                lognormal, correlations of the logarithms of growth; 0 by default
            degrees_of_freedom: Degrees of freedom of student_t; lower values give more extreme years (count);
                3 to 100
            block_years: Mean length of the blocks of block_bootstrap (years); 1 to 50
            turbulent_mean_return: Mean annual return in turbulent years (arithmetic) (percent per year);
                above -100, up to 100
            turbulent_volatility: Standard deviation of the annual returns in turbulent years (percent per
                year); 0 to 100
            turbulence_onset_pct: Probability that a turbulent year follows a calm year (percent); 0.01 to 100
            turbulent_years: Mean length of a turbulent period (years); 1 to 50
            inflation_rate: Mean annual inflation rate; 0 if the returns are after inflation (percent per
                year); -10 to 50; default 0
            inflation_volatility: Standard deviation of the annual inflation (percent per year); 0 to 50;
                default 0
            bond_maturity_years: Maturity of the bonds of bootstrap and block_bootstrap; every maturity earns
                the ten-year yield (years); 1 to 30; default 10
            stock_pct: Share of stocks; the rest is in bonds (percent); 0 to 100; default 60
            glide_path: Changing share of stocks: from stock_pct in the first year, in even steps to each of
                these
            spending_rule: Spending rule; constant_real: the first withdrawal, then adjusted each year
                (Bengen); percent_of_portfolio: a fixed percentage of the savings each year; vanguard_dynamic:
                a percentage of the savings, within a floor and a ceiling (Vanguard: −2.5 and 5 percent)
                around the inflation-adjusted withdrawal of the previous year; guyton_klinger: adjusted for
                inflation, except after losses while the rate is above the first one; 10 percent less when the
                rate is 20 percent above the first one and more than 15 years are left, 10 percent more when
                it is 20 percent below (Guyton and Klinger); vpw: the level payment that would use up the
                savings in the remaining years, at real returns of 5 percent for stocks and 1.9 percent for
                bonds (Bogleheads); cape_based: 1.75 percent plus half of the cyclically adjusted earnings
                yield (1/CAPE), as a share of the savings; needs market history; ratchet: adjusted for
                inflation, and raised by 10 percent, at most every third year, while the savings are more than
                50 percent above their first value (Kitces); floor_and_ceiling: a percentage of the savings,
                within a floor and a ceiling (Bengen: −15 and 20 percent) around the inflation-adjusted first
                withdrawal; default "constant_real"
            floor_pct: Largest cut that spending_rule allows, such as −2.5; the published value by default
                (percent per year); above -100, up to 0
            ceiling_pct: Largest raise that spending_rule allows, such as 5; the published value by default
                (percent); 0 to 100
            path_count: Number of paths (count); 100 to 100000; default 10000
            seed: Seed of the random numbers: a whole number of up to 20 digits; derived from the model by
                default
            antithetic: Antithetic paths, which reduce the error of the estimate; true: every second path
                mirrors the random numbers of the path before; false: all paths are independent; default false
            path_index: Number of a path to return year by year; 0 is the first (index); 0 to 99999
            currency: ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal
                places

        Results:
            success_rate: Share of the paths on which every withdrawal was paid (percent)
            success_rate_standard_error: Standard error of success_rate; it halves with four times the paths
                (percent)
            success_rate_lower: Lower end of the 95% confidence interval of success_rate (Wilson) (percent)
            success_rate_upper: Upper end of the 95% confidence interval of success_rate (Wilson) (percent)
            final_balances: Final balances, in today's money
            final_balance_ranges: Histogram of the final balances, in today's money
            mean_final_balance: Mean final balance, in today's money (currency)
            lowest_annual_withdrawals: Lowest annual withdrawal of each path, in today's money
            depletions: Paths that run out of money, by year
            sequence_risk_correlation: Correlation of the final balance with the mean real return of the first
                ten years, or of the first half of a shorter plan (number)
            late_return_correlation: Correlation of the final balance with the mean real return of as many
                years at the end (number)
            seed: Seed of the random numbers; the same seed and inputs give the same reply on every machine
            path: The path with the number path_index, year by year; absent without path_index
            currency: Currency of the request, in upper case; absent when none was given
            omitted: Reason for each result without a value, by name; absent when every result has one
            warnings: Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law
                restricts; absent when there are none
        """
        return self._run("monte-carlo", locals())

    def withdrawal_comparison(
        self,
        *,
        current_savings: float,
        current_age: int | None = None,
        years: int | None = None,
        annual_withdrawal: float | None = None,
        withdrawal_rate: float | None = None,
        annual_contribution: float | None = None,
        contribution_years: int | None = None,
        withdrawal_adjustment: Literal["inflation", "fixed", "none"] | None = None,
        withdrawal_growth_rate: float | None = None,
        annual_fee_pct: float | None = None,
        incomes: Sequence[types.WithdrawalComparisonInputsIncomes] | None = None,
        one_time_flows: Sequence[types.WithdrawalComparisonInputsOneTimeFlows] | None = None,
        withdrawal_timing: Literal["begin", "end", "monthly"] | None = None,
        stock_pct: float | None = None,
        glide_path: Sequence[types.WithdrawalComparisonInputsGlidePath] | None = None,
        bond_maturity_years: int | None = None,
        start_date: str | None = None,
        end_date: str | None = None,
        cohort_frequency: Literal["monthly", "annually"] | None = None,
        currency: str | None = None,
        include: Sequence[Literal["chart", "explanation", "assumptions"]] = (),
    ) -> types.WithdrawalComparisonReply:
        """One retirement plan under each spending rule, from many start dates in U.S. market history since 1871: how often the money lasts, the withdrawals, and the final balance.

        Inputs:
            current_savings: Savings and investments at the beginning of the plan (currency); 0 to
                1000000000000
            current_age: Age at the beginning of the plan (age); 0 to 130
            years: Length of the plan (years); 1 to 100; default 30
            annual_withdrawal: First annual withdrawal, if withdrawal_rate is omitted: in today's money, or in
                the money of its year if withdrawals are not adjusted for inflation; 0 for a plan without
                withdrawals (currency); 0 to 1000000000000
            withdrawal_rate: First annual withdrawal as a percentage of the savings at the beginning of its
                year, if annual_withdrawal is omitted (percent per year); 0.01 to 100
            annual_contribution: Annual contribution during contribution_years; adjusted like the withdrawals
                (currency); 0 to 1000000000000; default 0
            contribution_years: Years of contributions; withdrawals begin in the year after them (years); 0 to
                100; default 0
            withdrawal_adjustment: Annual adjustment of withdrawals and contributions; inflation: rising with
                inflation, plus any growth rate; fixed: rising by the growth rate only; none: the same amount
                every year; default "inflation"
            withdrawal_growth_rate: Annual growth rate of withdrawals and contributions (percent per year);
                -20 to 20; default 0
            annual_fee_pct: Annual fees as a percentage of the savings (percent per year); 0 to 10; default 0
            incomes: Other income, such as a pension, that is added to the savings
            one_time_flows: One-time deposits, or expenses (negative), in today's money
            withdrawal_timing: Timing of withdrawals and contributions; begin: at the beginning of each year;
                end: at the end of each year; monthly: one-twelfth at the beginning of each month; default
                "begin"
            stock_pct: Share of stocks; the rest is in bonds (percent); 0 to 100; default 60
            glide_path: Changing share of stocks: from stock_pct in the first year, in even steps to each of
                these
            bond_maturity_years: Maturity of the bonds; every maturity earns the ten-year yield (years); 1 to
                30; default 10
            start_date: Earliest start of the plan; the beginning of the market data by default
            end_date: Latest end of the plan; the end of the market data by default
            cohort_frequency: Start months; monthly: a start in every month; annually: a start in every
                January; default "monthly"
            currency: ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal
                places

        Results:
            highest_median_annual_withdrawal: Highest median annual withdrawal among the rules (currency)
            highest_median_rule_index: Spending rule with the highest median_annual_withdrawal, the first of
                equal ones; its position in spending_rules, from 0 (index)
            cohort_count: Number of start dates (count)
            spending_rules: Results of each spending rule; amounts in today's money
            currency: Currency of the request, in upper case; absent when none was given
            warnings: Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law
                restricts; absent when there are none
        """
        return self._run("withdrawal-comparison", locals())

    def retirement_income(
        self,
        *,
        current_savings: float,
        expected_return: float,
        withdrawal_rate: float | None = None,
        withdrawal_growth_rate: float | None = None,
        inflation_rate: float | None = None,
        years: int | None = None,
        currency: str | None = None,
        include: Sequence[Literal["schedule", "chart", "explanation", "assumptions"]] = (),
        interval: Literal["year"] | None = None,
    ) -> types.RetirementIncomeReply:
        """Income that a share of the savings gives in the first and in the last year of retirement, and how long the savings last.

        Inputs:
            current_savings: Savings and investments when the withdrawals begin (currency); 0.01 to
                1000000000000
            expected_return: Annual return on the savings (percent per year); above -100, up to 1000
            withdrawal_rate: Safe withdrawal rate: share of the savings withdrawn per year (percent per year);
                0.01 to 100; default 4
            withdrawal_growth_rate: Annual growth of the withdrawals (percent per year); -50 to 1000; default
                0
            inflation_rate: Annual inflation rate, for amounts in today's money (percent per year); -50 to
                1000; default 0
            years: Years of withdrawals (years); 1 to 100; default 30
            currency: ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal
                places

        Results:
            first_year_withdrawal: Withdrawal of the first year (currency)
            final_year_withdrawal: Withdrawal of the last year; absent if the savings run out before its end
                (currency)
            monthly_withdrawal: One-twelfth of the withdrawal of the first year (currency)
            real_final_year_withdrawal: Withdrawal of the last year, in today's money; absent if the savings
                run out before its end (currency)
            years_lasting: Years that the savings last, including a fraction of the last one; absent if they
                never run out (years)
            currency: Currency of the request, in upper case; absent when none was given
            omitted: Reason for each result without a value, by name; absent when every result has one
            warnings: Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law
                restricts; absent when there are none
        """
        return self._run("retirement-income", locals())

    def annuity_payout(
        self,
        *,
        principal: float,
        annual_rate: float,
        years: int | None = None,
        payment: float | None = None,
        payment_frequency: Literal["monthly", "quarterly", "semiannually", "annually"] | None = None,
        payment_timing: Literal["begin", "end"] | None = None,
        deferral_years: int | None = None,
        payment_growth_rate: float | None = None,
        rate_convention: Literal["nominal", "effective"] | None = None,
        currency: str | None = None,
        include: Sequence[Literal["schedule", "chart", "explanation", "assumptions"]] = (),
        interval: Literal["month", "year"] | None = None,
    ) -> types.AnnuityPayoutReply:
        """Regular payments from a lump sum over a number of years, or how long a payment lasts: immediate or deferred, level or rising each year.

        Inputs:
            principal: Lump sum that funds the payments (currency); 0.01 to 1000000000000
            annual_rate: Annual interest rate earned by the remaining balance (percent per year); 0 to 1000
            years: Payout period; give either the period or the payment (years); 1 to 100
            payment: Payment in the first year; give either the period or the payment (currency); 0.01 to
                1000000000000
            payment_frequency: Payment frequency; monthly: twelve payments a year; quarterly: four payments a
                year; semiannually: two payments a year; annually: one payment a year; default "monthly"
            payment_timing: Payment timing: start or end of each period; begin: payments at the beginning of
                each period (annuity-due); end: payments at the end of each period (annuity-immediate);
                default "end"
            deferral_years: Deferral: years of growth before the payout period begins (years); 0 to 100;
                default 0
            payment_growth_rate: Increase of the payment after each year (percent per year); -50 to 100;
                default 0
            rate_convention: Convention of the annual rate: nominal or effective; nominal: the annual rate is
                nominal: it is divided by the payments per year; effective: the annual rate is effective: the
                payment periods of a year compound to it; default "nominal"
            currency: ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal
                places

        Results:
            payment: Payment in the first year (currency)
            final_payment: Payment in the last year; of a given payment, the last one, which pays what is left
                (currency)
            payment_count: Number of payments (count)
            years_lasting: Time for which a given payment is paid, the last one as the part of it that is
                left; only with payment (years)
            months_lasting: The same time in months; only with payment (months)
            balance_at_start: Value of the lump sum when the payout period begins (currency)
            total_paid: Total of all payments (currency)
            interest_earned: Total interest: all payments less the lump sum (currency)
            currency: Currency of the request, in upper case; absent when none was given
            warnings: Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law
                restricts; absent when there are none
        """
        return self._run("annuity-payout", locals())

    def pension(
        self,
        *,
        final_average_salary: float,
        service_years: float,
        accrual_rate: float,
        early_reduction_pct: float | None = None,
        cola_rate: float | None = None,
        payout_years: int | None = None,
        discount_rate: float | None = None,
        lump_sum_offer: float | None = None,
        currency: str | None = None,
        include: Sequence[Literal["chart", "explanation", "assumptions"]] = (),
    ) -> types.PensionReply:
        """Pension from salary and years of service, its present value, and how it compares with a lump-sum offer.

        Inputs:
            final_average_salary: Average annual salary of the last or highest-paid years, as the plan defines
                it (currency); 0.01 to 1000000000000
            service_years: Years of service that count (years); 0.01 to 80
            accrual_rate: Accrual rate: percentage of the salary earned as pension per year of service
                (percent per year); 0.001 to 20
            early_reduction_pct: Reduction for retirement before the normal age (percent); 0 to 100; default 0
            cola_rate: Cost-of-living adjustment: annual increase of the pension (percent per year); 0 to 100;
                default 0
            payout_years: Years for which the pension is paid (years); 1 to 100; default 25
            discount_rate: Discount rate: effective annual return on savings of the same risk (percent per
                year); above -100, up to 1000
            lump_sum_offer: Lump sum offered instead of the pension (currency); 0.01 to 1000000000000
            currency: ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal
                places

        Results:
            annual_pension: Pension in the first year (currency)
            monthly_pension: Pension per month in the first year (currency)
            replacement_pct: Annual pension as a percentage of the final average salary (percent)
            total_received: All payments of the pension over payout_years, not discounted (currency)
            present_value: Value today of all payments of the pension; absent without discount_rate (currency)
            break_even_discount_rate: Effective annual return at which the lump sum is worth as much as the
                pension: one who earns more does better with the lump sum; absent without lump_sum_offer, and
                when it exceeds all payments together (percent per year)
            currency: Currency of the request, in upper case; absent when none was given
            omitted: Reason for each result without a value, by name; absent when every result has one
            warnings: Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law
                restricts; absent when there are none
        """
        return self._run("pension", locals())

    def swp(
        self,
        *,
        initial_investment: float,
        monthly_withdrawal: float,
        annual_return: float,
        years: int,
        withdrawal_growth_rate: float | None = None,
        withdrawal_timing: Literal["begin", "end"] | None = None,
        rate_convention: Literal["nominal", "effective"] | None = None,
        currency: str | None = None,
        include: Sequence[Literal["schedule", "chart", "explanation", "assumptions"]] = (),
        interval: Literal["month", "year"] | None = None,
    ) -> types.SwpReply:
        """Balance left by a systematic withdrawal plan, the same amount taken out of an investment every month, or the month in which the investment is used up.

        Inputs:
            initial_investment: Amount invested at the beginning (currency); 0.01 to 1000000000000
            monthly_withdrawal: Monthly withdrawal in the first year (currency); 0.01 to 1000000000000
            annual_return: Annual return on the balance; one-twelfth is earned each month unless
                rate_convention is effective, as in many published calculators (percent per year); above -100,
                up to 1000
            years: Years of withdrawals, unless the balance is used up before (years); 1 to 100
            withdrawal_growth_rate: Yearly rise of the withdrawals (percent per year); -50 to 100; default 0
            withdrawal_timing: Withdrawal timing: beginning or end of the month; begin: withdrawals at the
                beginning of each month, the first one at once; end: withdrawals at the end of each month;
                default "end"
            rate_convention: Convention of the annual return: nominal or effective; nominal: the annual rate
                is nominal: one-twelfth of it is earned each month; effective: the annual rate is effective:
                twelve months compound to it; default "nominal"
            currency: ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal
                places

        Results:
            future_value: Balance at the end of the last month (currency)
            total_withdrawn: All withdrawals (currency)
            wealth_gained: All returns: withdrawals and final balance, less the initial investment (currency)
            months_lasting: Month whose withdrawal uses up the balance; absent when something is left (months)
            sustainable_monthly_withdrawal: Monthly withdrawal in the first year that would use up the balance
                exactly at the end of the last year (currency)
            currency: Currency of the request, in upper case; absent when none was given
            warnings: Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law
                restricts; absent when there are none
        """
        return self._run("swp", locals())

    def retirement_savings_gap(
        self,
        *,
        target_annual_income: float | None = None,
        annual_income: float | None = None,
        income_replacement_pct: float | None = None,
        current_age: int,
        retirement_age: int,
        current_savings: float,
        monthly_contribution: float,
        contribution_growth_rate: float | None = None,
        expected_return: float | None = None,
        retirement_return: float | None = None,
        inflation_rate: float | None = None,
        end_age: int | None = None,
        other_annual_income: float | None = None,
        pension_start_age: int | None = None,
        contribution_timing: Literal["begin", "end"] | None = None,
        rate_convention: Literal["nominal", "effective"] | None = None,
        currency: str | None = None,
        include: Sequence[Literal["schedule", "chart", "explanation", "assumptions"]] = (),
        interval: Literal["month", "year"] | None = None,
    ) -> types.RetirementSavingsGapReply:
        """Savings needed for a desired retirement income, projected savings at retirement, and the extra contributions that close the gap.

        Inputs:
            target_annual_income: Desired annual income in retirement, in today's money (currency); 0.01 to
                1000000000000
            annual_income: Annual income today, in place of target_annual_income (currency); 0.01 to
                1000000000000
            income_replacement_pct: Percentage of annual_income that is desired in retirement (percent); 0.01
                to 1000
            current_age: Current age (age); 0 to 130
            retirement_age: Retirement age (age); 0 to 130
            current_savings: Current savings and investments (currency); 0 to 1000000000000
            monthly_contribution: Monthly contribution until retirement (currency); 0 to 1000000000000
            contribution_growth_rate: Increase of the contribution after each year (percent per year); -50 to
                100; default 0
            expected_return: Annual return until retirement; nominal or effective, as rate_convention says
                (percent per year); above -100, up to 1000; default 6
            retirement_return: Effective annual return during retirement, whatever the rate_convention
                (percent per year); above -100, up to 1000; default 4
            inflation_rate: Annual inflation rate; the income rises with it (percent per year); -50 to 1000;
                default 2.5
            end_age: Life expectancy: age until which the income is needed (age); 0 to 130; default 90
            other_annual_income: Annual pension and other income in retirement, in today's money; rises with
                inflation (currency); 0 to 1000000000000; default 0
            pension_start_age: Age from which other_annual_income is paid; without it, from retirement on
                (age); 0 to 130
            contribution_timing: Contribution timing: start or end of each month; begin: contributions at the
                beginning of each month; end: contributions at the end of each month; default "end"
            rate_convention: Convention of the annual return: nominal or effective; nominal: the annual rate
                is nominal: one-twelfth of it is earned each month; effective: the annual rate is effective:
                twelve months compound to it; default "nominal"
            currency: ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal
                places

        Results:
            required_corpus: Savings needed at retirement (currency)
            projected_corpus: Projected savings at retirement (currency)
            corpus_gap: required_corpus minus projected_corpus; negative if the projected savings exceed the
                need (currency)
            extra_monthly_contribution: Extra monthly contribution that closes the gap, starting now and
                growing at contribution_growth_rate; 0 without a gap (currency)
            extra_lump_sum: Single extra contribution today that closes the gap instead; 0 if there is no gap
                (currency)
            annual_income_at_retirement: Withdrawal needed in the first year of retirement, in that year's
                money (currency)
            funded_pct: projected_corpus as a percentage of required_corpus; absent if no savings are required
                (percent)
            currency: Currency of the request, in upper case; absent when none was given
            omitted: Reason for each result without a value, by name; absent when every result has one
            warnings: Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law
                restricts; absent when there are none
        """
        return self._run("retirement-savings-gap", locals())

    def roth_vs_traditional(
        self,
        *,
        annual_contribution: float,
        years: int,
        expected_return: float,
        current_tax_rate: float,
        retirement_tax_rate: float,
        tax_saved_invested: bool | None = None,
        capital_gains_tax_rate: float | None = None,
        currency: str | None = None,
        include: Sequence[Literal["chart", "explanation", "assumptions"]] = (),
    ) -> types.RothVsTraditionalReply:
        """Retirement savings taxed now (Roth) or when they are withdrawn (traditional), at two tax rates, and the later tax rate at which both are worth the same.

        Inputs:
            annual_contribution: Contribution at the end of each year, the same to either account (currency);
                0.01 to 1000000000000
            years: Years until the withdrawal (years); 1 to 100
            expected_return: Annual return in either account (percent per year); above -100, up to 1000
            current_tax_rate: Marginal tax rate now, which a traditional contribution saves (percent); 0 to
                100
            retirement_tax_rate: Tax rate of withdrawals in retirement (percent); 0 to 100
            tax_saved_invested: Whether the tax that a traditional contribution saves is invested, too; true:
                it earns the same return in a taxable account; false: it is spent; default true
            capital_gains_tax_rate: Tax rate on the gain of the invested tax savings, due at the end
                (percent); 0 to 100; default 15
            currency: ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal
                places

        Results:
            roth_future_value_after_tax: Value of the Roth account, whose withdrawals are not taxed (currency)
            traditional_future_value_after_tax: Value of the traditional account after the tax on its
                withdrawal, with the invested tax savings after the tax on their gain (currency)
            roth_advantage: Value with the Roth account minus that with the traditional account; negative if
                it is less (currency)
            break_even_retirement_tax_rate: Tax rate of withdrawals at which both are worth the same; the Roth
                account is ahead above it (percent)
            currency: Currency of the request, in upper case; absent when none was given
            warnings: Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law
                restricts; absent when there are none
        """
        return self._run("roth-vs-traditional", locals())

    def roi(
        self,
        *,
        initial_investment: float,
        final_value: float,
        years: float | None = None,
        start_date: str | None = None,
        end_date: str | None = None,
        total_income: float | None = None,
        costs: float | None = None,
        inflation_rate: float | None = None,
        currency: str | None = None,
        include: Sequence[Literal["chart", "explanation", "assumptions"]] = (),
    ) -> types.RoiReply:
        """The total and the annualized return on an investment, including income and costs.

        Inputs:
            initial_investment: Amount invested (currency); 0.01 to 1000000000000
            final_value: Current value or sale price of the investment (currency); 0 to 1000000000000
            years: Holding period; 1 year if neither it nor dates are given (years); 0.01 to 200
            start_date: Date of the investment, instead of the holding period
            end_date: Date of the final value, instead of the holding period
            total_income: Dividends, rents and other income received while holding the investment (currency);
                0 to 1000000000000; default 0
            costs: Fees, taxes and other costs, excluding the amount invested (currency); 0 to 1000000000000;
                default 0
            inflation_rate: Annual inflation rate (percent per year); -50 to 1000; default 0
            currency: ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal
                places

        Results:
            roi: Net profit as a percentage of the total cost (percent)
            net_profit: Total returned less the total cost (currency)
            annualized_return: Constant annual growth that gives the same return; absent for less than a year
                (percent per year)
            real_annualized_return: Constant annual growth that gives the same return, after inflation; absent
                for less than a year (percent per year)
            total_cost: Amount invested plus the costs (currency)
            total_returned: Final value plus the income (currency)
            currency: Currency of the request, in upper case; absent when none was given
            omitted: Reason for each result without a value, by name; absent when every result has one
            warnings: Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law
                restricts; absent when there are none
        """
        return self._run("roi", locals())

    def annualized_return(
        self,
        *,
        initial_investment: float,
        final_value: float,
        years: float | None = None,
        start_date: str | None = None,
        end_date: str | None = None,
        total_income: float | None = None,
        costs: float | None = None,
        currency: str | None = None,
        include: Sequence[Literal["chart", "explanation", "assumptions"]] = (),
    ) -> types.AnnualizedReturnReply:
        """Return per year on an investment that was held for some years or between two dates, with income and costs.

        Inputs:
            initial_investment: Amount invested (currency); 0.01 to 1000000000000
            final_value: Current value or sale price of the investment (currency); 0 to 1000000000000
            years: Holding period, instead of dates (years); 0.01 to 200
            start_date: Date of the investment, instead of the holding period
            end_date: Date of the final value, instead of the holding period
            total_income: Dividends, rents and other income received while holding the investment (currency);
                0 to 1000000000000; default 0
            costs: Fees, taxes and other costs, excluding the amount invested (currency); 0 to 1000000000000;
                default 0
            currency: ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal
                places

        Results:
            total_return_pct: Total return: net profit as a percentage of the amount invested and the costs
                (percent)
            annualized_return: Constant annual growth that gives the same return; absent for less than a year
                (percent per year)
            currency: Currency of the request, in upper case; absent when none was given
            omitted: Reason for each result without a value, by name; absent when every result has one
        """
        return self._run("annualized-return", locals())

    def investment_return(
        self,
        *,
        initial_investment: float,
        final_value: float,
        years: float,
        total_income: float | None = None,
        costs: float | None = None,
        inflation_rate: float | None = None,
        currency: str | None = None,
        include: Sequence[Literal["chart", "explanation", "assumptions"]] = (),
    ) -> types.InvestmentReturnReply:
        """Profit and return on an investment, in total, per year, and per year after inflation.

        Inputs:
            initial_investment: Amount invested (currency); 0.01 to 1000000000000
            final_value: Current value or sale price of the investment (currency); 0 to 1000000000000
            years: Holding period; 1 year if neither it nor dates are given (years); 0.01 to 200
            total_income: Dividends, rents and other income received while holding the investment (currency);
                0 to 1000000000000; default 0
            costs: Fees, taxes and other costs, excluding the amount invested (currency); 0 to 1000000000000;
                default 0
            inflation_rate: Annual inflation rate (percent per year); -50 to 1000; default 0
            currency: ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal
                places

        Results:
            net_profit: Net profit: final value and income minus the amount invested and the costs (currency)
            total_return_pct: Total return: net profit as a percentage of the amount invested and the costs
                (percent)
            annualized_return: Constant annual growth that gives the same return; absent for less than a year
                (percent per year)
            real_annualized_return: Constant annual growth that gives the same return, after inflation; absent
                for less than a year (percent per year)
            currency: Currency of the request, in upper case; absent when none was given
            omitted: Reason for each result without a value, by name; absent when every result has one
            warnings: Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law
                restricts; absent when there are none
        """
        return self._run("investment-return", locals())

    def revenue_growth(
        self,
        *,
        initial_revenue: float,
        years: float,
        revenue_growth_rate: float | None = None,
        final_revenue: float | None = None,
        currency: str | None = None,
        include: Sequence[Literal["chart", "explanation", "assumptions"]] = (),
    ) -> types.RevenueGrowthReply:
        """Annual growth rate between two revenues, or the revenue that a growth rate leads to.

        Inputs:
            initial_revenue: Annual revenue at the beginning (currency); 0.01 to 1000000000000
            years: Years of growth (years); 0.01 to 200
            revenue_growth_rate: Annual growth of the revenue; left out if final_revenue is given (percent per
                year); above -100, up to 1000
            final_revenue: Annual revenue at the end; left out if revenue_growth_rate is given (currency); 0
                to 1000000000000
            currency: ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal
                places

        Results:
            final_revenue: Annual revenue at the end (currency)
            revenue_growth_rate: Annual growth of the revenue (percent per year)
            total_growth_pct: Growth of the revenue over all years (percent)
            revenue_multiple: Annual revenue at the end divided by that at the beginning (ratio)
            currency: Currency of the request, in upper case; absent when none was given
            warnings: Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law
                restricts; absent when there are none
        """
        return self._run("revenue-growth", locals())

    def break_even(
        self,
        *,
        fixed_costs: float,
        price_per_unit: float,
        variable_cost_per_unit: float,
        target_profit: float | None = None,
        tax_rate: float | None = None,
        expected_units: float | None = None,
        currency: str | None = None,
        include: Sequence[Literal["chart", "explanation", "assumptions"]] = (),
    ) -> types.BreakEvenReply:
        """The units and the revenue at which a product breaks even or reaches a target profit, and the margin of safety of expected sales.

        Inputs:
            fixed_costs: Fixed costs of the period (currency); 0 to 1000000000000
            price_per_unit: Selling price per unit (currency); 0.01 to 1000000000000
            variable_cost_per_unit: Variable cost per unit (currency); 0 to 1000000000000
            target_profit: Target profit of the period, after tax (currency); 0 to 1000000000000; default 0
            tax_rate: Tax rate on the profit (percent); 0 to 99; default 0
            expected_units: Expected unit sales; 0 for none (units); 0 to 1000000000000; default 0
            currency: ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal
                places

        Results:
            break_even_units: Break-even units: units that cover all costs, rounded up (units)
            break_even_revenue: Break-even revenue: revenue that covers all costs (currency)
            contribution_margin_per_unit: Contribution margin per unit: price less variable cost (currency)
            contribution_margin_pct: Contribution margin as a percentage of the price (percent)
            target_units: Units that reach the target profit, rounded up (units)
            target_revenue: Revenue that reaches the target profit (currency)
            expected_profit: Profit or loss on the expected units, before tax (currency)
            margin_of_safety_pct: Margin of safety: share of the expected revenue above break-even, negative
                for a loss; absent without expected units (percent)
            currency: Currency of the request, in upper case; absent when none was given
            warnings: Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law
                restricts; absent when there are none
        """
        return self._run("break-even", locals())

    def margin_markup(
        self,
        *,
        cost_per_unit: float,
        price_per_unit: float | None = None,
        margin_pct: float | None = None,
        markup_pct: float | None = None,
        sales_tax_rate: float | None = None,
        units: float | None = None,
        currency: str | None = None,
        include: Sequence[Literal["chart", "explanation", "assumptions"]] = (),
    ) -> types.MarginMarkupReply:
        """Price, profit, margin and markup of a product, from its cost and a price, target margin or target markup.

        Inputs:
            cost_per_unit: Cost per unit (currency); 0.01 to 1000000000000
            price_per_unit: Price per unit before sales tax; give exactly one of price_per_unit, margin_pct
                and markup_pct (currency); 0.01 to 1000000000000
            margin_pct: Target profit as a percentage of the price (percent); -1000 to 99.99
            markup_pct: Target profit as a percentage of the cost (percent); -99.99 to 1000000
            sales_tax_rate: Sales tax or VAT added to the price (percent); 0 to 100; default 0
            units: Number of units sold (units); 0 to 1000000000000; default 1
            currency: ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal
                places

        Results:
            price_per_unit: Price per unit before sales tax, rounded to the smallest unit of the currency
                where it is calculated (currency)
            profit_per_unit: Profit per unit; negative for a loss (currency)
            margin_pct: Profit as a percentage of the price (percent)
            markup_pct: Profit as a percentage of the cost (percent)
            price_per_unit_with_tax: Price per unit including sales tax (currency)
            total_revenue: Revenue from all units before sales tax (currency)
            total_profit: Profit on all units (currency)
            currency: Currency of the request, in upper case; absent when none was given
            warnings: Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law
                restricts; absent when there are none
        """
        return self._run("margin-markup", locals())

    def markup(
        self,
        *,
        cost_per_unit: float,
        markup_pct: float,
        currency: str | None = None,
        include: Sequence[Literal["chart", "explanation", "assumptions"]] = (),
    ) -> types.MarkupReply:
        """Price, profit and margin of a product from its cost and a markup.

        Inputs:
            cost_per_unit: Cost per unit (currency); 0.01 to 1000000000000
            markup_pct: Profit as a percentage of the cost (percent); -99.99 to 1000000
            currency: ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal
                places

        Results:
            price_per_unit: Price per unit before sales tax, rounded to the smallest unit of the currency
                (currency)
            profit_per_unit: Profit per unit; negative for a loss (currency)
            margin_pct: Profit as a percentage of the price (percent)
            currency: Currency of the request, in upper case; absent when none was given
            warnings: Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law
                restricts; absent when there are none
        """
        return self._run("markup", locals())

    def profit_margin(
        self,
        *,
        revenue: float,
        cost_of_goods_sold: float,
        operating_expenses: float | None = None,
        depreciation: float | None = None,
        interest_expense: float | None = None,
        tax: float | None = None,
        currency: str | None = None,
        include: Sequence[Literal["chart", "explanation", "assumptions"]] = (),
    ) -> types.ProfitMarginReply:
        """Gross, EBITDA, operating and net profit of a business, and each as a margin of the revenue.

        Inputs:
            revenue: Revenue, before costs (currency); 0.01 to 1000000000000
            cost_of_goods_sold: Direct costs of what was sold (currency); 0 to 1000000000000
            operating_expenses: Operating expenses without depreciation (currency); 0 to 1000000000000;
                default 0
            depreciation: Depreciation and amortization (currency); 0 to 1000000000000; default 0
            interest_expense: Interest on debt (currency); 0 to 1000000000000; default 0
            tax: Income tax (currency); 0 to 1000000000000; default 0
            currency: ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal
                places

        Results:
            gross_profit: Revenue less the cost of goods sold (currency)
            gross_margin_pct: Gross profit as a percentage of the revenue (percent)
            ebitda: Earnings before interest, taxes, depreciation and amortization (currency)
            ebitda_margin_pct: EBITDA as a percentage of the revenue (percent)
            operating_profit: Operating profit: earnings before interest and taxes (currency)
            operating_margin_pct: Operating profit as a percentage of the revenue (percent)
            net_profit: Net profit; negative for a loss (currency)
            net_margin_pct: Net profit as a percentage of the revenue (percent)
            markup_pct: Gross profit as a percentage of the cost of goods sold (percent)
            currency: Currency of the request, in upper case; absent when none was given
            omitted: Reason for each result without a value, by name; absent when every result has one
        """
        return self._run("profit-margin", locals())

    def wacc(
        self,
        *,
        equity_value: float,
        debt_value: float,
        preferred_value: float | None = None,
        cost_of_equity_rate: float,
        cost_of_debt_rate: float,
        cost_of_preferred_rate: float | None = None,
        tax_rate: float | None = None,
        currency: str | None = None,
        include: Sequence[Literal["chart", "explanation", "assumptions"]] = (),
    ) -> types.WaccReply:
        """Average cost of the equity, debt and preferred stock of a company, weighted by their market values.

        Inputs:
            equity_value: Market value of the common equity (currency); 0.01 to 1000000000000
            debt_value: Market value of the debt (currency); 0 to 1000000000000
            preferred_value: Market value of the preferred stock (currency); 0 to 1000000000000; default 0
            cost_of_equity_rate: Cost of equity: return that shareholders require (percent per year); 0 to
                1000
            cost_of_debt_rate: Cost of debt: interest rate before tax (percent per year); 0 to 1000
            cost_of_preferred_rate: Cost of preferred stock: its dividend yield; required with preferred_value
                (percent per year); 0 to 1000
            tax_rate: Tax rate of the company, by which interest is deducted (percent); 0 to 100; default 0
            currency: ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal
                places

        Results:
            wacc: Weighted average cost of capital (percent per year)
            equity_weight_pct: Share of the equity in the capital (percent)
            debt_weight_pct: Share of the debt in the capital (percent)
            preferred_weight_pct: Share of the preferred stock in the capital (percent)
            cost_of_debt_rate_after_tax: Cost of debt after the tax that interest saves (percent per year)
            currency: Currency of the request, in upper case; absent when none was given
            warnings: Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law
                restricts; absent when there are none
        """
        return self._run("wacc", locals())

    def dcf(
        self,
        *,
        free_cash_flows: Sequence[float],
        discount_rate: float,
        terminal_growth_rate: float | None = None,
        terminal_multiple: float | None = None,
        cash_flow_timing: Literal["end", "middle"] | None = None,
        total_debt: float | None = None,
        cash: float | None = None,
        shares_outstanding: float | None = None,
        currency: str | None = None,
        include: Sequence[Literal["chart", "explanation", "assumptions"]] = (),
    ) -> types.DcfReply:
        """Value of a company from its forecast free cash flows and a terminal value, in total and per share.

        Inputs:
            free_cash_flows: Free cash flows of the forecast, one per year from the next year on
            discount_rate: Discount rate per year, such as the weighted average cost of capital (percent per
                year); above -100, up to 1000
            terminal_growth_rate: Annual growth of the cash flows after the forecast (percent per year); above
                -100, up to 1000
            terminal_multiple: Terminal value as a multiple of the last free cash flow (ratio); 0 to 1000
            cash_flow_timing: Timing of the cash flows within their years; end: cash flows at the end of each
                year; middle: cash flows in the middle of each year, also those after the forecast; a
                terminal_multiple applies at the end of the last year; default "end"
            total_debt: Debt of the company (currency); 0 to 1000000000000; default 0
            cash: Cash of the company (currency); 0 to 1000000000000; default 0
            shares_outstanding: Number of shares (shares); 0.000001 to 1000000000000
            currency: ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal
                places

        Results:
            enterprise_value: Present value of all free cash flows (currency)
            terminal_value: Value of all cash flows after the forecast, in its last year (currency)
            terminal_value_pct: Present terminal value as a percentage of the enterprise value; absent unless
                that is positive (percent)
            equity_value: Enterprise value less debt plus cash (currency)
            value_per_share: Equity value per share; absent without shares_outstanding (currency)
            currency: Currency of the request, in upper case; absent when none was given
            omitted: Reason for each result without a value, by name; absent when every result has one
            warnings: Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law
                restricts; absent when there are none
        """
        return self._run("dcf", locals())

    def business_valuation(
        self,
        *,
        method: Literal["multiple", "dcf", "owner_earnings"] | None = None,
        ebitda: float | None = None,
        ebitda_multiple: float | None = None,
        free_cash_flows: Sequence[float] | None = None,
        discount_rate: float | None = None,
        terminal_growth_rate: float | None = None,
        annual_owner_earnings: float | None = None,
        earnings_multiple: float | None = None,
        total_debt: float | None = None,
        cash: float | None = None,
        shares_outstanding: float | None = None,
        currency: str | None = None,
        include: Sequence[Literal["chart", "explanation", "assumptions"]] = (),
    ) -> types.BusinessValuationReply:
        """Value of a business by a multiple of EBITDA, by discounted cash flows, or by a multiple of what it earns its owner.

        Inputs:
            method: Method of valuation; multiple: EBITDA times a multiple; dcf: present value of forecast
                free cash flows and of all later ones; owner_earnings: owner's earnings times a multiple, as
                for a small business; default "multiple"
            ebitda: Annual earnings before interest, taxes, depreciation and amortization; for method multiple
                (currency); 0.01 to 1000000000000
            ebitda_multiple: Multiple of EBITDA at which such businesses are sold; for method multiple
                (ratio); 0.01 to 1000
            free_cash_flows: Free cash flows of the forecast, one per year from the next year on; for method
                dcf; default []
            discount_rate: Discount rate per year, such as the weighted average cost of capital; for method
                dcf (percent per year); above -100, up to 1000
            terminal_growth_rate: Annual growth of the cash flows after the forecast; for method dcf (percent
                per year); above -100, up to 1000
            annual_owner_earnings: Annual profit before the owner's pay and benefits; for method
                owner_earnings (currency); 0.01 to 1000000000000
            earnings_multiple: Multiple of the owner's earnings at which such businesses are sold; for method
                owner_earnings (ratio); 0.01 to 1000
            total_debt: Debt of the business (currency); 0 to 1000000000000; default 0
            cash: Cash of the business (currency); 0 to 1000000000000; default 0
            shares_outstanding: Number of shares (shares); 0.000001 to 1000000000000
            currency: ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal
                places

        Results:
            enterprise_value: Value of the business without regard to its debt and cash (currency)
            terminal_value: Value of all cash flows after the forecast, at the end of its last year; only with
                method dcf (currency)
            equity_value: Enterprise value less debt plus cash: value for the owners (currency)
            value_per_share: Equity value per share; absent without shares_outstanding (currency)
            currency: Currency of the request, in upper case; absent when none was given
            warnings: Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law
                restricts; absent when there are none
        """
        return self._run("business-valuation", locals())

    def depreciation(
        self,
        *,
        cost: float,
        salvage_value: float | None = None,
        useful_life_years: int | None = None,
        method: Literal["straight_line", "sum_of_years_digits", "declining_balance", "double_declining_balance", "variable_declining_balance", "macrs", "units_of_production"] | None = None,
        year: int | None = None,
        first_year_months: int | None = None,
        factor: float | None = None,
        recovery_years: float | None = None,
        macrs_convention: Literal["half_year", "mid_quarter_1", "mid_quarter_2", "mid_quarter_3", "mid_quarter_4"] | None = None,
        total_units: float | None = None,
        annual_units: Sequence[float] | None = None,
        currency: str | None = None,
        include: Sequence[Literal["schedule", "chart", "explanation", "assumptions"]] = (),
        interval: Literal["year"] | None = None,
    ) -> types.DepreciationReply:
        """Depreciation and book value of an asset, year by year, by one of seven methods.

        Inputs:
            cost: Cost of the asset (currency); 0.01 to 1000000000000
            salvage_value: Salvage value at the end of the useful life (currency); 0 to 1000000000000; default
                0
            useful_life_years: Useful life; not for MACRS and units_of_production (years); 1 to 100
            method: Depreciation method; straight_line: the same each year (SLN); sum_of_years_digits: in
                proportion to the years that remain (SYD); declining_balance: a fixed share of the book value,
                which leads to the salvage value; the share has 3 decimals, as in Excel (DB);
                double_declining_balance: factor/useful_life_years of the book value, never below the salvage
                value (DDB); variable_declining_balance: as double-declining, and straight-line over the rest
                of the life from where that is more (VDB); macrs: United States tax depreciation, by the
                percentages that the IRS publishes for recovery_years; without salvage value;
                units_of_production: in proportion to the units produced, of total_units; default
                "straight_line"
            year: Year of the results, 1 for the first (ordinal); 1 to 101; default 1
            first_year_months: Months of use in the first year; with fewer than 12, one more year at the end
                has the rest (months); 1 to 12; default 12
            factor: Multiple of the straight-line share that declines; for double- and variable-declining
                (ratio); 0.1 to 100; default 2
            recovery_years: Recovery period of MACRS: 3, 5, 7, 10, 15 or 20 years (years); 3 to 200
            macrs_convention: Convention of MACRS for the first year; half_year: in service from the middle of
                the first year; mid_quarter_1: in service from the middle of the first quarter; mid_quarter_2:
                in service from the middle of the second quarter; mid_quarter_3: in service from the middle of
                the third quarter; mid_quarter_4: in service from the middle of the fourth quarter; default
                "half_year"
            total_units: Units that the asset is expected to produce in its whole life, for
                units_of_production (units); 0.01 to 1000000000000
            annual_units: Units that are produced in each year, for units_of_production
            currency: ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal
                places

        Results:
            depreciation: Depreciation of the year (currency)
            book_value: Book value at the end of the year (currency)
            accumulated_depreciation: Depreciation of this year and all years before it (currency)
            total_depreciation: Depreciation of the whole life (currency)
            depreciable_base: Cost less salvage value (currency)
            book_value_pct: Book value at the end of the year as a share of the cost (percent)
            currency: Currency of the request, in upper case; absent when none was given
            warnings: Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law
                restricts; absent when there are none
        """
        return self._run("depreciation", locals())

    def early_payment_discount(
        self,
        *,
        invoice_amount: float,
        discount_pct: float,
        discount_days: int,
        net_days: int,
        borrowing_rate: float | None = None,
        day_count_convention: Literal["actual_365", "actual_360"] | None = None,
        currency: str | None = None,
        include: Sequence[Literal["chart", "explanation", "assumptions"]] = (),
    ) -> types.EarlyPaymentDiscountReply:
        """The annual cost of forgoing a cash discount such as 2/10 net 30, and whether to borrow to take it.

        Inputs:
            invoice_amount: Amount of the invoice, before the discount (currency); 0.01 to 1000000000000
            discount_pct: Discount for early payment (percent); 0 to 99
            discount_days: Days from the invoice to the last day of the discount (days); 0 to 73000
            net_days: Days from the invoice to its due date (days); 1 to 73000
            borrowing_rate: Nominal annual rate at which the payment could be borrowed, as simple interest
                (percent per year); 0 to 1000
            day_count_convention: Day count convention; actual_365: simple interest is for days/365;
                actual_360: simple interest is for days/360, as banks quote it; default "actual_365"
            currency: ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal
                places

        Results:
            discount_amount: Discount on the amount (currency)
            discounted_amount: Amount to pay within the discount period (currency)
            credit_days: Days by which payment is later without the discount (days)
            cost_of_trade_credit_rate: Annual cost of forgoing the discount, as simple interest on the
                discounted amount (percent per year)
            effective_annual_rate: Effective annual cost of forgoing the discount: what it compounds to in a
                year of 365 days (percent per year)
            borrowing_interest: Interest on the discounted amount from the last day of the discount to the due
                date; absent without borrowing_rate (currency)
            borrowing_advantage: Discount less the interest of borrowing to take it, negative if borrowing
                costs more; absent without borrowing_rate (currency)
            currency: Currency of the request, in upper case; absent when none was given
            omitted: Reason for each result without a value, by name; absent when every result has one
            warnings: Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law
                restricts; absent when there are none
        """
        return self._run("early-payment-discount", locals())

    def home_equity(
        self,
        *,
        home_value: float,
        mortgage_balance: float,
        other_lien_balance: float | None = None,
        max_combined_ltv: float | None = None,
        selling_cost_pct: float | None = None,
        currency: str | None = None,
        include: Sequence[Literal["chart", "explanation", "assumptions"]] = (),
    ) -> types.HomeEquityReply:
        """Equity in a home, its loan-to-value ratios, the amount that can still be borrowed, and the proceeds of a sale.

        Inputs:
            home_value: Market value of the home (currency); 0.01 to 1000000000000
            mortgage_balance: Balance of the first mortgage (currency); 0 to 1000000000000
            other_lien_balance: Balance of all other loans secured by the home (currency); 0 to 1000000000000;
                default 0
            max_combined_ltv: Maximum combined loan-to-value ratio (percent); 0 to 125; default 80
            selling_cost_pct: Selling costs as a percentage of the value (percent); 0 to 100; default 6
            currency: ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal
                places

        Results:
            equity: Home equity: the value less all debt; negative if the debt exceeds the value (currency)
            equity_pct: Home equity as a percentage of the value (percent)
            ltv: Loan-to-value ratio: the first mortgage as a percentage of the value (percent)
            combined_ltv: Combined loan-to-value ratio: all debt as a percentage of the value (percent)
            max_loan_amount: Amount that can still be borrowed within max_combined_ltv; 0 if none can
                (currency)
            sale_proceeds: Proceeds of a sale after selling costs and all debt; negative if the price does not
                cover them (currency)
            currency: Currency of the request, in upper case; absent when none was given
            warnings: Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law
                restricts; absent when there are none
        """
        return self._run("home-equity", locals())

    def heloc(
        self,
        *,
        balance: float,
        credit_limit: float | None = None,
        interest_rate: float,
        draw_months: int | None = None,
        repayment_months: int | None = None,
        start_date: str | None = None,
        day_count_convention: Literal["thirty_360", "thirty_e_360", "actual_360", "actual_364", "actual_365", "actual_actual_isda"] | None = None,
        level_payment_rule: Literal["root", "regular"] | None = None,
        payment_rounding: Literal["exact", "cent"] | None = None,
        currency: str | None = None,
        include: Sequence[Literal["schedule", "chart", "explanation", "assumptions"]] = (),
        interval: Literal["month", "year"] | None = None,
    ) -> types.HelocReply:
        """Interest-only payments of a home equity line of credit while it is drawn, and the payments that repay it.

        Inputs:
            balance: Balance: amount drawn, which stays the same during the draw period (currency); 0.01 to
                1000000000000
            credit_limit: Credit limit, which the balance must not exceed (currency); 0.01 to 1000000000000
            interest_rate: Nominal annual interest rate; one-twelfth is charged each month (percent per year);
                0 to 1000
            draw_months: Draw period that is left, in which only interest is paid (months); 0 to 1200; default
                120
            repayment_months: Repayment period after the draw period (months); 1 to 1200; default 240
            start_date: Date from which interest accrues; payments follow each month
            day_count_convention: Day count convention for interest; if left out, each month has the same
                interest; thirty_360: months of 30 days: each whole month is a twelfth of a year;
                thirty_e_360: months of 30 days, counted between dates by the European rule; actual_360:
                actual days, years of 360 days; actual_364: actual days, years of 364 days, as of weekly
                loans; actual_365: actual days, years of 365 days; actual_actual_isda: actual days, split at
                the year: those of leap years count 1/366 and the others 1/365 (ISDA)
            level_payment_rule: Level payment where days are counted; root: the payment that repays the loan
                over the days as they are; regular: the payment of equal periods; the last one settles the
                difference; default "root"
            payment_rounding: Rounding of payments and monthly interest; exact: nothing is rounded but the
                results; cent: a lender's ledger: payment and monthly interest are rounded to the smallest
                unit of the currency, and the last payment settles the rest; default "exact"
            currency: ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal
                places

        Results:
            interest_only_monthly_payment: Monthly payment in the draw period: the interest; that of the first
                month with day_count_convention (currency)
            monthly_payment: Level monthly payment in the repayment period (currency)
            total_interest: Total interest: all payments minus the loan (currency)
            total_paid: All payments of both periods (currency)
            final_payment: Last payment, which settles the balance; only with payment_rounding cent or
                day_count_convention (currency)
            payoff_date: Date of the last payment; absent without start_date
            currency: Currency of the request, in upper case; absent when none was given
            omitted: Reason for each result without a value, by name; absent when every result has one
            warnings: Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law
                restricts; absent when there are none
        """
        return self._run("heloc", locals())

    def mortgage_affordability(
        self,
        *,
        annual_income: float,
        down_payment: float,
        interest_rate: float,
        monthly_debt_payments: float | None = None,
        loan_term: int | None = None,
        lending_guideline: Literal["us_conventional", "us_fha", "us_va", "canada"] | None = None,
        max_front_end_dti: float | None = None,
        max_back_end_dti: float | None = None,
        property_tax_rate: float | None = None,
        annual_insurance: float | None = None,
        home_insurance_rate: float | None = None,
        mortgage_insurance_type: Literal["by_guideline", "custom", "cmhc"] | None = None,
        pmi_rate: float | None = None,
        mortgage_insurance_rate: float | None = None,
        mortgage_insurance_premium_pct: float | None = None,
        min_down_payment_pct: float | None = None,
        va_funding_fee_type: Literal["first_use", "later", "exempt"] | None = None,
        loan_limit: float | None = None,
        qualifying_rate_rule: Literal["by_guideline", "minimum_qualifying_rate", "none"] | None = None,
        monthly_fees: float | None = None,
        monthly_heating: float | None = None,
        compounding_convention: Literal["by_guideline", "monthly", "semiannually"] | None = None,
        currency: str | None = None,
        include: Sequence[Literal["chart", "explanation", "assumptions"]] = (),
    ) -> types.MortgageAffordabilityReply:
        """The most expensive home that an income can afford under the usual debt ratios of lenders, including taxes, insurance and fees.

        Inputs:
            annual_income: Annual income of all borrowers before tax (currency); 0.01 to 1000000000000
            down_payment: Down payment (currency); 0 to 1000000000000
            interest_rate: Nominal annual interest rate of the loan (percent per year); 0 to 1000
            monthly_debt_payments: Monthly payments for other loans and credit cards (currency); 0 to
                1000000000000; default 0
            loan_term: Loan term (years); 1 to 100; default 30
            lending_guideline: Debt ratios that the lender applies; us_conventional: United States, the
                traditional rule: housing at most 28%, housing and debts at most 36% of the income; HOA fees
                count in full; automated underwriting may approve housing and debts up to 50% of the income;
                us_fha: United States, FHA: housing at most 31%, housing and debts at most 43% of the income;
                us_va: United States, VA: housing and debts at most 41% of the income, without a limit for
                housing alone; canada: Canada: housing at most 39% (GDS), housing and debts at most 44% (TDS)
                of the income; half of condominium fees count, home insurance does not; default
                "us_conventional"
            max_front_end_dti: Maximum share of the income for housing, instead of the limit of the guideline
                (percent); 0 to 100
            max_back_end_dti: Maximum share of the income for housing and debts, instead of the limit of the
                guideline (percent); 0 to 100
            property_tax_rate: Annual property tax as a percentage of the price (percent per year); 0 to 100;
                default 1.1
            annual_insurance: Annual home insurance; not part of the ratios in Canada (currency); 0 to
                1000000000000; default 0
            home_insurance_rate: Annual home insurance as a percentage of the price, on top of
                annual_insurance (percent per year); 0 to 100; default 0
            mortgage_insurance_type: Mortgage insurance; by_guideline: as the guideline requires: for Canada
                cmhc; for conventional loans in the United States 0.7% a year of a loan above 80% of the
                price; for FHA loans a premium of 1.75% and 0.15 to 0.75% a year by term, loan-to-value ratio
                and loan, with at least 3.5% down; for VA loans a funding fee of 1.25 to 3.3% by down payment
                and va_funding_fee_type; values of your own replace these, except in Canada; custom: by
                pmi_rate, mortgage_insurance_rate and mortgage_insurance_premium_pct, each 0 if left out;
                cmhc: Canada since 15 December 2024, in Canadian dollars: a financed premium of 2.8, 3.1 or 4%
                of a loan above 80, 85 or 90% of the price, 0.2 points more beyond 25 years; such a price is
                below 1,500,000, with at least 5% down for the first 500,000 and 10% for the rest; default
                "by_guideline"
            pmi_rate: Annual private mortgage insurance in percent of the loan; due when the loan is above 80%
                of the price (percent per year); 0 to 100
            mortgage_insurance_rate: Annual mortgage insurance in percent of the loan, due whatever the down
                payment, such as 0.55 for an FHA loan (percent per year); 0 to 100
            mortgage_insurance_premium_pct: One-off premium or fee in percent of the loan, added to the loan,
                such as 1.75 for an FHA loan (percent); 0 to 100
            min_down_payment_pct: Minimum down payment as a share of the price, such as 3.5 for an FHA loan
                (percent); 0 to 100
            va_funding_fee_type: Use of the VA benefit, which decides the funding fee; first_use: first use of
                the benefit: 2.15%, 1.5% from 5% down, 1.25% from 10% down; later: later use: 3.3%, 1.5% from
                5% down, 1.25% from 10% down; exempt: no fee, as for compensation for a service-connected
                disability; default "first_use"
            loan_limit: Largest loan that the program takes, such as the conforming or FHA limit of the county
                and year (currency); 0.01 to 1000000000000
            qualifying_rate_rule: Rate at which the ratios are tested; by_guideline: for Canada at the minimum
                qualifying rate, otherwise at interest_rate; minimum_qualifying_rate: at the higher of
                interest_rate plus 2 points and 5.25%, as OSFI requires; none: at interest_rate; default
                "by_guideline"
            monthly_fees: Monthly HOA or condominium fees (currency); 0 to 1000000000000; default 0
            monthly_heating: Monthly heating costs, counted by lenders in Canada (currency); 0 to
                1000000000000; default 0
            compounding_convention: Meaning of the nominal rate for a month; by_guideline: interest monthly:
                for Canada as for semiannually, otherwise as for monthly; monthly: interest monthly, at
                one-twelfth of the nominal rate; semiannually: interest monthly, at the rate that compounds to
                half of the nominal rate in six months; usual for fixed-rate mortgages in Canada; default
                "by_guideline"
            currency: ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal
                places

        Results:
            max_home_price: Maximum home price within both ratios (currency)
            max_loan_amount: Maximum loan: the maximum home price less the down payment (currency)
            monthly_payment: Monthly payment of principal and interest on the maximum loan and a financed
                premium (currency)
            monthly_property_tax: Monthly property tax at the maximum home price (currency)
            monthly_insurance: Monthly home insurance at the maximum home price (currency)
            monthly_mortgage_insurance: Monthly mortgage insurance on the maximum loan (currency)
            mortgage_insurance_premium: One-off mortgage insurance premium or VA funding fee that is added to
                the maximum loan (currency)
            qualifying_rate: Nominal annual rate at which the ratios are tested (percent per year)
            qualifying_monthly_payment: Monthly payment of principal and interest at the qualifying rate
                (currency)
            monthly_housing_payment: Monthly housing costs that count towards the ratios, at the qualifying
                rate (currency)
            front_end_dti: Front-end ratio, or GDS: share of the income for housing (percent)
            back_end_dti: Back-end ratio, or TDS: share of the income for housing and debts (percent)
            currency: Currency of the request, in upper case; absent when none was given
            warnings: Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law
                restricts; absent when there are none
        """
        return self._run("mortgage-affordability", locals())

    def closing_cost(
        self,
        *,
        home_price: float,
        down_payment: float,
        points: float | None = None,
        items: Sequence[types.ClosingCostInputsItems] | None = None,
        prepaid_costs: float | None = None,
        seller_credit: float | None = None,
        deposit: float | None = None,
        currency: str | None = None,
        include: Sequence[Literal["chart", "explanation", "assumptions"]] = (),
    ) -> types.ClosingCostReply:
        """Costs of closing the purchase of a home, item by item, and the cash that the buyer brings.

        Inputs:
            home_price: Price of the home (currency); 0.01 to 1000000000000
            down_payment: Down payment: the part of the price that is not borrowed (currency); 0 to
                1000000000000
            points: Discount points: a prepayment of interest, as a percentage of the loan (percent); 0 to
                100; default 0
            items: Costs, each as an amount or as a percentage of the price or of the loan; default []
            prepaid_costs: Prepaid interest, taxes and insurance (currency); 0 to 1000000000000; default 0
            seller_credit: Costs that the seller pays (currency); 0 to 1000000000000; default 0
            deposit: Deposit (earnest money) that the buyer has already paid (currency); 0 to 1000000000000;
                default 0
            currency: ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal
                places

        Results:
            closing_costs: Closing costs: points, all items and prepaid costs (currency)
            closing_cost_pct: Closing costs as a percentage of the price (percent)
            loan_amount: Loan amount: price less down payment (currency)
            cash_to_close: Cash that the buyer brings: down payment and closing costs less the deposit and the
                credit of the seller; negative if the buyer receives money (currency)
            items: Costs in the order given
            currency: Currency of the request, in upper case; absent when none was given
        """
        return self._run("closing-cost", locals())

    def mortgage_payoff(
        self,
        *,
        balance: float,
        interest_rate: float,
        remaining_months: int,
        extra_monthly_payment: float | None = None,
        lump_sum_payment: float | None = None,
        lump_sum_month: int | None = None,
        lump_sum_payments: Sequence[types.MortgagePayoffInputsLumpSumPayments] | None = None,
        prepayment_effect: Literal["shorter_term", "lower_payment"] | None = None,
        payment_frequency: Literal["weekly", "biweekly", "semimonthly", "monthly", "quarterly", "semiannually"] | None = None,
        accelerated: bool | None = None,
        compound_frequency: Literal["annually", "semiannually", "quarterly", "monthly", "semimonthly", "biweekly", "weekly", "daily"] | None = None,
        start_date: str | None = None,
        day_count_convention: Literal["thirty_360", "thirty_e_360", "actual_360", "actual_364", "actual_365", "actual_actual_isda"] | None = None,
        level_payment_rule: Literal["root", "regular"] | None = None,
        payment_rounding: Literal["exact", "cent"] | None = None,
        currency: str | None = None,
        include: Sequence[Literal["schedule", "chart", "explanation", "assumptions"]] = (),
        interval: Literal["month", "year"] | None = None,
    ) -> types.MortgagePayoffReply:
        """Time and interest saved on a mortgage by extra monthly payments, a lump sum, or both.

        Inputs:
            balance: Outstanding balance (currency); 0.01 to 1000000000000
            interest_rate: Nominal annual interest rate; one-twelfth is charged each month (percent per year);
                0 to 1000
            remaining_months: Remaining term, over which the level payment alone repays the loan (months); 1
                to 1200
            extra_monthly_payment: Extra monthly payment (currency); 0 to 1000000000000; default 0
            lump_sum_payment: Lump-sum payment (currency); 0 to 1000000000000; default 0
            lump_sum_month: Monthly payment after which the lump sum is paid; 0 to pay it today (ordinal); 0
                to 1200; default 0
            lump_sum_payments: Lump-sum payments; default []
            prepayment_effect: Effect of extra payments and lump sums; shorter_term: the payment stays the
                same, and the loan ends earlier; lower_payment: the term stays the same, and the payment is
                recast to repay what is left by its end; default "shorter_term"
            payment_frequency: Payment frequency; weekly: 52 a year; biweekly: 26 a year; semimonthly: 24 a
                year; monthly: 12 a year; quarterly: 4 a year; semiannually: 2 a year; default "monthly"
            accelerated: Whether weekly or biweekly payments are accelerated; true: a payment is a quarter or
                half of the monthly payment, so that a year has 13 of these; false: the payments repay the
                loan by the end of its term; default false
            compound_frequency: Compounding frequency of the nominal rate; annually: once a year;
                semiannually: twice a year, as in Canada; quarterly: 4 times a year; monthly: 12 times a year;
                semimonthly: 24 times a year; biweekly: 26 times a year; weekly: 52 times a year; daily: 365
                times a year; default "monthly"
            start_date: Date from which interest accrues; payments follow each month
            day_count_convention: Day count convention for interest; if left out, each month has the same
                interest; thirty_360: months of 30 days: each whole month is a twelfth of a year;
                thirty_e_360: months of 30 days, counted between dates by the European rule; actual_360:
                actual days, years of 360 days; actual_364: actual days, years of 364 days, as of weekly
                loans; actual_365: actual days, years of 365 days; actual_actual_isda: actual days, split at
                the year: those of leap years count 1/366 and the others 1/365 (ISDA)
            level_payment_rule: Level payment where days are counted; root: the payment that repays the loan
                over the days as they are; regular: the payment of equal periods; the last one settles the
                difference; default "root"
            payment_rounding: Rounding of payments and monthly interest; exact: nothing is rounded but the
                results; cent: a lender's ledger: payment and monthly interest are rounded to the smallest
                unit of the currency, and the last payment settles the rest; default "exact"
            currency: ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal
                places

        Results:
            interest_saved: Interest saved by the extra payments (currency)
            months_saved: Months saved by the extra payments (months)
            months_to_payoff: Months until the loan is repaid (months)
            payoff_date: Date of the last payment; absent without start_date
            monthly_payment: Level monthly payment, excluding extra payments (currency)
            payment: Level payment of each period; absent with payment_frequency monthly (currency)
            new_payment: Level payment after the last extra payment or lump sum; only with prepayment_effect
                lower_payment (currency)
            total_interest: Total interest with the extra payments (currency)
            total_interest_without_extra: Total interest without the extra payments (currency)
            total_paid: All payments, including the extra ones (currency)
            final_payment: Payment of the last month, including a lump sum, which settles the balance; only
                with payment_rounding cent (currency)
            currency: Currency of the request, in upper case; absent when none was given
            omitted: Reason for each result without a value, by name; absent when every result has one
            warnings: Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law
                restricts; absent when there are none
        """
        return self._run("mortgage-payoff", locals())

    def biweekly_mortgage(
        self,
        *,
        home_price: float,
        down_payment: float,
        interest_rate: float,
        loan_term: int,
        biweekly_compounding: bool | None = None,
        currency: str | None = None,
        include: Sequence[Literal["chart", "explanation", "assumptions"]] = (),
    ) -> types.BiweeklyMortgageReply:
        """Time and interest saved by paying half of the monthly payment every two weeks.

        Inputs:
            home_price: Price of the home (currency); 0.01 to 1000000000000
            down_payment: Down payment: the part of the price that is not borrowed (currency); 0 to
                1000000000000
            interest_rate: Nominal annual interest rate (percent per year); 0 to 1000
            loan_term: Loan term (years); 1 to 100
            biweekly_compounding: Whether interest compounds every two weeks; true: interest every two weeks,
                at 1/26 of the nominal rate; false: interest at the rate for two weeks that compounds to the
                monthly one in a year; default false
            currency: ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal
                places

        Results:
            biweekly_payment: Half of the monthly payment, paid 26 times a year (currency)
            monthly_payment: Level payment at the end of each month (currency)
            months_to_payoff: Months until biweekly payments repay the loan, rounded up (months)
            months_saved: Months by which the loan is repaid earlier (months)
            total_interest: Total interest with biweekly payments (currency)
            interest_saved: Interest saved, compared with monthly payments (currency)
            currency: Currency of the request, in upper case; absent when none was given
            warnings: Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law
                restricts; absent when there are none
        """
        return self._run("biweekly-mortgage", locals())

    def mortgage_refinance(
        self,
        *,
        current_balance: float,
        current_interest_rate: float,
        remaining_months: int,
        new_interest_rate: float,
        closing_costs: float,
        new_loan_term: int | None = None,
        closing_cost_treatment: Literal["upfront", "financed"] | None = None,
        holding_months: int | None = None,
        payment_rounding: Literal["exact", "cent"] | None = None,
        currency: str | None = None,
        include: Sequence[Literal["schedule", "chart", "explanation", "assumptions"]] = (),
        interval: Literal["month", "year"] | None = None,
    ) -> types.MortgageRefinanceReply:
        """Savings from replacing a mortgage with a new one: payments, break-even month, and savings over the loans and until a sale.

        Inputs:
            current_balance: Balance of the old loan (currency); 0.01 to 1000000000000
            current_interest_rate: Nominal annual interest rate of the old loan; one-twelfth is charged each
                month (percent per year); 0 to 1000
            remaining_months: Remaining months of the old loan (months); 1 to 1200
            new_interest_rate: Nominal annual interest rate of the new loan; one-twelfth is charged each month
                (percent per year); 0 to 1000
            closing_costs: Closing costs of the new loan (currency); 0 to 1000000000000
            new_loan_term: Term of the new loan (years); 1 to 100; default 30
            closing_cost_treatment: Payment of the closing costs: in cash or financed; upfront: closing costs
                are paid in cash; financed: closing costs are added to the new loan; default "upfront"
            holding_months: Months until the home is sold or the loan is refinanced again (months); 1 to 1200;
                default 84
            payment_rounding: Rounding of payments and monthly interest; exact: nothing is rounded but the
                results; cent: a lender's ledger: payment and monthly interest are rounded to the smallest
                unit of the currency, and the last payment settles the rest; default "exact"
            currency: ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal
                places

        Results:
            monthly_payment_saved: Old payment less new payment; negative when the new one is higher
                (currency)
            current_monthly_payment: Level monthly payment of the old loan (currency)
            new_monthly_payment: Level monthly payment of the new loan (currency)
            new_loan_amount: Amount of the new loan (currency)
            break_even_month: First month in which selling the home would leave a saving, calculated as
                total_saved_at_exit; absent when no month of both loans does (ordinal)
            simple_break_even_month: Closing costs divided by monthly_payment_saved, rounded up; absent when
                payments are not lower or a loan ends before (ordinal)
            total_saved: All payments of the old loan less those of the new loan and closing costs paid in
                cash; negative for a loss (currency)
            interest_saved: Total interest of the old loan less that of the new loan (currency)
            total_saved_at_exit: Saving when the loans are repaid after holding_months: difference of payments
                and remaining balances, less closing costs paid in cash (currency)
            current_final_payment: Last payment of the old loan, which settles its balance; only with
                payment_rounding cent (currency)
            new_final_payment: Last payment of the new loan, which settles its balance; only with
                payment_rounding cent (currency)
            currency: Currency of the request, in upper case; absent when none was given
            omitted: Reason for each result without a value, by name; absent when every result has one
            warnings: Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law
                restricts; absent when there are none
        """
        return self._run("mortgage-refinance", locals())

    def mortgage_points(
        self,
        *,
        home_price: float,
        down_payment: float,
        loan_term: int,
        holding_months: int | None = None,
        options: Sequence[types.MortgagePointsInputsOptions],
        currency: str | None = None,
        include: Sequence[Literal["chart", "explanation", "assumptions"]] = (),
    ) -> types.MortgagePointsReply:
        """Offers of a mortgage with more or fewer points: costs until the loan is repaid, and when points have paid off.

        Inputs:
            home_price: Price of the home (currency); 0 to 1000000000000
            down_payment: Down payment: the part of the price that is not borrowed (currency); 0 to
                1000000000000
            loan_term: Loan term (years); 1 to 100
            holding_months: Months until the loan is repaid, such as by a sale or a refinancing (months); 1 to
                1200; default 84
            options: Offers with their points and interest rates
            currency: ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal
                places

        Results:
            options: Offers in the order given
            cheapest_option_index: Offer with the lowest finance_charge_at_exit; its position in options, from
                0 (index)
            break_even_month: First month in which repaying the loan leaves the offer with the most points no
                more expensive than the one with the fewest; absent when no month does (ordinal)
            currency: Currency of the request, in upper case; absent when none was given
            omitted: Reason for each result without a value, by name; absent when every result has one
            warnings: Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law
                restricts; absent when there are none
        """
        return self._run("mortgage-points", locals())

    def buydown(
        self,
        *,
        home_price: float,
        down_payment: float,
        interest_rate: float,
        loan_term: int,
        steps: Sequence[types.BuydownInputsSteps],
        currency: str | None = None,
        include: Sequence[Literal["chart", "explanation", "assumptions"]] = (),
    ) -> types.BuydownReply:
        """Payments of a mortgage with a temporary buydown, and the subsidy that pays for it.

        Inputs:
            home_price: Price of the home (currency); 0 to 1000000000000
            down_payment: Down payment: the part of the price that is not borrowed (currency); 0 to
                1000000000000
            interest_rate: Nominal annual interest rate of the note; one-twelfth is charged each month
                (percent per year); 0 to 1000
            loan_term: Loan term (years); 1 to 100
            steps: Steps of the buydown, from the first month on; after them the borrower pays the full
                payment
            currency: ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal
                places

        Results:
            monthly_payment: Full monthly payment, at the interest rate of the note (currency)
            steps: Steps in the order given
            total_subsidy: Subsidy for all steps, usually paid into an account at closing (currency)
            currency: Currency of the request, in upper case; absent when none was given
            warnings: Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law
                restricts; absent when there are none
        """
        return self._run("buydown", locals())

    def piti(
        self,
        *,
        home_price: float,
        down_payment: float,
        interest_rate: float,
        loan_term: int | None = None,
        property_tax_rate: float | None = None,
        annual_insurance: float | None = None,
        pmi_rate: float | None = None,
        pmi_end: Literal["requested", "automatic"] | None = None,
        monthly_fees: float | None = None,
        payment_rounding: Literal["exact", "cent"] | None = None,
        currency: str | None = None,
        include: Sequence[Literal["schedule", "chart", "explanation", "assumptions"]] = (),
        interval: Literal["month", "year"] | None = None,
    ) -> types.PitiReply:
        """Monthly cost of a mortgaged home: principal, interest, taxes, insurance, mortgage insurance until it ends, and fees.

        Inputs:
            home_price: Price of the home (currency); 0.01 to 1000000000000
            down_payment: Down payment: the part of the price that is not borrowed (currency); 0 to
                1000000000000
            interest_rate: Nominal annual interest rate; one-twelfth is charged each month (percent per year);
                0 to 1000
            loan_term: Loan term (years); 1 to 100; default 30
            property_tax_rate: Property tax per year in percent of the price (percent per year); 0 to 100;
                default 1.1
            annual_insurance: Annual home insurance (currency); 0 to 1000000000000; default 0
            pmi_rate: Annual private mortgage insurance in percent of the loan; due when the loan is above 80%
                of the price (percent per year); 0 to 100; default 0.7
            pmi_end: End of the mortgage insurance, at the latest at the midpoint of the loan term; requested:
                the borrower asks for it when the balance is scheduled to reach 80% of the price; automatic:
                the lender must end it when the balance is scheduled to reach 78% of the price; default
                "requested"
            monthly_fees: Monthly HOA or condominium fees (currency); 0 to 1000000000000; default 0
            payment_rounding: Rounding of payments and monthly interest; exact: nothing is rounded but the
                results; cent: a lender's ledger: payment and monthly interest are rounded to the smallest
                unit of the currency, and the last payment settles the rest; default "exact"
            currency: ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal
                places

        Results:
            monthly_housing_payment: Total cost of the first month (currency)
            monthly_payment: Level monthly payment of the loan (currency)
            monthly_property_tax: Monthly property tax (currency)
            monthly_insurance: Monthly home insurance (currency)
            monthly_pmi: Monthly mortgage insurance while it is due, otherwise 0 (currency)
            monthly_housing_payment_after_pmi: Monthly cost without mortgage insurance (currency)
            pmi_months: Months of mortgage insurance: until the balance reaches the limit, but at most half of
                the loan term (months)
            total_pmi: Total mortgage insurance (currency)
            loan_amount: Loan amount: price less down payment (currency)
            ltv: Loan-to-value ratio: the loan in percent of the price (percent)
            total_interest: Total interest of the loan (currency)
            final_payment: Last payment of principal and interest, which settles the balance; only with
                payment_rounding cent (currency)
            currency: Currency of the request, in upper case; absent when none was given
            warnings: Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law
                restricts; absent when there are none
        """
        return self._run("piti", locals())

    def rental_property(
        self,
        *,
        property_price: float,
        monthly_rent: float,
        down_payment: float,
        interest_rate: float,
        loan_term: int | None = None,
        buying_costs: float | None = None,
        other_monthly_income: float | None = None,
        vacancy_rate: float | None = None,
        management_fee_pct: float | None = None,
        maintenance_rate: float | None = None,
        annual_property_tax: float | None = None,
        annual_insurance: float | None = None,
        other_annual_expenses: float | None = None,
        annual_reserves: float | None = None,
        holding_years: int | None = None,
        income_growth_rate: float | None = None,
        rent_growth_rate: float | None = None,
        expense_growth_rate: float | None = None,
        appreciation_rate: float | None = None,
        selling_cost_pct: float | None = None,
        currency: str | None = None,
        include: Sequence[Literal["schedule", "chart", "explanation", "assumptions"]] = (),
        interval: Literal["year"] | None = None,
    ) -> types.RentalPropertyReply:
        """First-year return of a rental property (operating income, cap rate, cash flow, cash-on-cash return, debt coverage), and its internal rate of return.

        Inputs:
            property_price: Purchase price (currency); 0.01 to 1000000000000
            monthly_rent: Monthly rent when fully rented (currency); 0.01 to 1000000000000
            down_payment: Down payment (currency); 0 to 1000000000000
            interest_rate: Nominal annual interest rate of the loan (percent per year); 0 to 1000
            loan_term: Loan term (years); 1 to 100; default 30
            buying_costs: Closing costs and initial repairs (currency); 0 to 1000000000000; default 0
            other_monthly_income: Other monthly income, such as parking and laundry (currency); 0 to
                1000000000000; default 0
            vacancy_rate: Vacancy: share of rent and other income that is not received (percent); 0 to 100;
                default 5
            management_fee_pct: Management fee as a share of the income received (percent); 0 to 100; default
                8
            maintenance_rate: Annual maintenance as a share of the price (percent per year); 0 to 100; default
                1
            annual_property_tax: Annual property tax (currency); 0 to 1000000000000; default 0
            annual_insurance: Annual insurance (currency); 0 to 1000000000000; default 0
            other_annual_expenses: Other annual expenses, such as fees and utilities (currency); 0 to
                1000000000000; default 0
            annual_reserves: Annual reserves for replacements, such as a roof, on top of the operating
                expenses (currency); 0 to 1000000000000; default 0
            holding_years: Years until the sale (years); 1 to 50; default 10
            income_growth_rate: Annual growth of income and expenses without a growth rate of their own
                (percent per year); above -100, up to 1000; default 2
            rent_growth_rate: Annual growth of rent, other income and the management fee (percent per year);
                above -100, up to 1000
            expense_growth_rate: Annual growth of all other operating expenses and of reserves (percent per
                year); above -100, up to 1000
            appreciation_rate: Annual growth of the price (percent per year); above -100, up to 1000; default
                3
            selling_cost_pct: Selling costs as a share of the sale price (percent); 0 to 100; default 6
            currency: ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal
                places

        Results:
            cap_rate: Cap rate: net operating income as a share of the price (percent per year)
            gross_yield: Gross yield: annual rent when fully rented as a share of the price (percent per year)
            cash_on_cash_return: Cash-on-cash return: annual cash flow as a share of the cash invested; absent
                without any (percent per year)
            net_operating_income: Net operating income: annual income minus operating expenses (currency)
            annual_cash_flow: Annual cash flow: net operating income minus debt service and reserves; negative
                if cash must be added (currency)
            monthly_cash_flow: Monthly cash flow: one-twelfth of the annual cash flow (currency)
            annual_effective_gross_income: Annual rent and other income after vacancy (currency)
            annual_operating_expenses: Annual operating expenses, without the loan (currency)
            annual_debt_service: Annual debt service: loan payments of a year (currency)
            cash_invested: Cash invested: down payment and purchase costs (currency)
            dscr: Debt service coverage ratio: net operating income divided by debt service; absent without a
                loan (ratio)
            annual_irr: Internal rate of return on the cash invested, including the sale; absent unless there
                is exactly one (percent per year)
            sale_proceeds: Sale proceeds: sale price minus selling costs and the balance of the loan
                (currency)
            total_return_pct: Total return: all cash flows and the sale proceeds minus the cash invested, as a
                percentage of it; absent without any (percent)
            gross_rent_multiplier: Gross rent multiplier: price divided by the annual rent (ratio)
            break_even_occupancy_pct: Break-even occupancy: share of rent and other income that covers
                operating costs and debt service (percent)
            currency: Currency of the request, in upper case; absent when none was given
            omitted: Reason for each result without a value, by name; absent when every result has one
            warnings: Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law
                restricts; absent when there are none
        """
        return self._run("rental-property", locals())

    def rental_yield(
        self,
        *,
        property_price: float,
        monthly_rent: float,
        vacancy_rate: float | None = None,
        annual_property_tax: float | None = None,
        annual_insurance: float | None = None,
        other_annual_expenses: float | None = None,
        currency: str | None = None,
        include: Sequence[Literal["chart", "explanation", "assumptions"]] = (),
    ) -> types.RentalYieldReply:
        """Gross and net rental yield of a property: its rent, before and after vacancy and operating expenses, as a share of the price.

        Inputs:
            property_price: Price of the property (currency); 0.01 to 1000000000000
            monthly_rent: Monthly rent when fully rented (currency); 0.01 to 1000000000000
            vacancy_rate: Vacancy: share of the rent that is not received (percent); 0 to 100; default 5
            annual_property_tax: Annual property tax (currency); 0 to 1000000000000; default 0
            annual_insurance: Annual insurance (currency); 0 to 1000000000000; default 0
            other_annual_expenses: All other annual operating expenses, such as management and maintenance,
                excluding loan payments (currency); 0 to 1000000000000; default 0
            currency: ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal
                places

        Results:
            gross_yield: Gross rental yield: annual rent when fully rented as a share of the price (percent
                per year)
            net_yield: Net rental yield: annual rent after vacancy and operating expenses as a share of the
                price (percent per year)
            net_operating_income: Annual rent after vacancy and operating expenses, before any loan (currency)
            currency: Currency of the request, in upper case; absent when none was given
            warnings: Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law
                restricts; absent when there are none
        """
        return self._run("rental-yield", locals())

    def cap_rate(
        self,
        *,
        property_price: float,
        monthly_rent: float,
        vacancy_rate: float | None = None,
        annual_property_tax: float | None = None,
        annual_insurance: float | None = None,
        other_annual_expenses: float | None = None,
        currency: str | None = None,
        include: Sequence[Literal["chart", "explanation", "assumptions"]] = (),
    ) -> types.CapRateReply:
        """Capitalization rate of a rented property: net operating income of its first year as a share of the price, before any loan.

        Inputs:
            property_price: Price of the property (currency); 0.01 to 1000000000000
            monthly_rent: Monthly rent when fully rented (currency); 0.01 to 1000000000000
            vacancy_rate: Vacancy: share of the rent that is not received (percent); 0 to 100; default 5
            annual_property_tax: Annual property tax (currency); 0 to 1000000000000; default 0
            annual_insurance: Annual insurance (currency); 0 to 1000000000000; default 0
            other_annual_expenses: All other annual operating expenses, such as management and maintenance,
                excluding loan payments (currency); 0 to 1000000000000; default 0
            currency: ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal
                places

        Results:
            cap_rate: Net operating income of a year as a share of the price (percent per year)
            net_operating_income: Net operating income: annual income minus operating expenses (currency)
            currency: Currency of the request, in upper case; absent when none was given
            warnings: Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law
                restricts; absent when there are none
        """
        return self._run("cap-rate", locals())

    def cash_on_cash(
        self,
        *,
        property_price: float,
        monthly_rent: float,
        vacancy_rate: float | None = None,
        annual_property_tax: float | None = None,
        annual_insurance: float | None = None,
        other_annual_expenses: float | None = None,
        down_payment: float,
        interest_rate: float,
        loan_term: int | None = None,
        buying_costs: float | None = None,
        currency: str | None = None,
        include: Sequence[Literal["chart", "explanation", "assumptions"]] = (),
    ) -> types.CashOnCashReply:
        """Cash-on-cash return of a rented property: its cash flow of the first year, after the loan payments, as a share of the cash invested.

        Inputs:
            property_price: Price of the property (currency); 0.01 to 1000000000000
            monthly_rent: Monthly rent when fully rented (currency); 0.01 to 1000000000000
            vacancy_rate: Vacancy: share of the rent that is not received (percent); 0 to 100; default 5
            annual_property_tax: Annual property tax (currency); 0 to 1000000000000; default 0
            annual_insurance: Annual insurance (currency); 0 to 1000000000000; default 0
            other_annual_expenses: All other annual operating expenses, such as management and maintenance,
                excluding loan payments (currency); 0 to 1000000000000; default 0
            down_payment: Down payment (currency); 0 to 1000000000000
            interest_rate: Nominal annual interest rate of the loan (percent per year); 0 to 1000
            loan_term: Loan term (years); 1 to 100; default 30
            buying_costs: Closing costs and initial repairs (currency); 0 to 1000000000000; default 0
            currency: ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal
                places

        Results:
            cash_on_cash_return: Cash-on-cash return: annual cash flow as a share of the cash invested; absent
                without any (percent per year)
            annual_cash_flow: Annual cash flow: net operating income minus debt service; negative if cash must
                be added (currency)
            cash_invested: Cash invested: down payment and buying costs (currency)
            currency: Currency of the request, in upper case; absent when none was given
            omitted: Reason for each result without a value, by name; absent when every result has one
            warnings: Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law
                restricts; absent when there are none
        """
        return self._run("cash-on-cash", locals())

    def cash_flow(
        self,
        *,
        property_price: float,
        monthly_rent: float,
        vacancy_rate: float | None = None,
        annual_property_tax: float | None = None,
        annual_insurance: float | None = None,
        other_annual_expenses: float | None = None,
        down_payment: float,
        interest_rate: float,
        loan_term: int | None = None,
        currency: str | None = None,
        include: Sequence[Literal["chart", "explanation", "assumptions"]] = (),
    ) -> types.CashFlowReply:
        """Monthly and annual cash flow of a rented property: rent after vacancy, operating expenses and loan payments.

        Inputs:
            property_price: Price of the property (currency); 0.01 to 1000000000000
            monthly_rent: Monthly rent when fully rented (currency); 0.01 to 1000000000000
            vacancy_rate: Vacancy: share of the rent that is not received (percent); 0 to 100; default 5
            annual_property_tax: Annual property tax (currency); 0 to 1000000000000; default 0
            annual_insurance: Annual insurance (currency); 0 to 1000000000000; default 0
            other_annual_expenses: All other annual operating expenses, such as management and maintenance,
                excluding loan payments (currency); 0 to 1000000000000; default 0
            down_payment: Down payment (currency); 0 to 1000000000000
            interest_rate: Nominal annual interest rate of the loan (percent per year); 0 to 1000
            loan_term: Loan term (years); 1 to 100; default 30
            currency: ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal
                places

        Results:
            monthly_cash_flow: Monthly cash flow: one-twelfth of the annual cash flow (currency)
            annual_cash_flow: Annual cash flow: net operating income minus debt service; negative if cash must
                be added (currency)
            net_operating_income: Net operating income: annual income minus operating expenses (currency)
            annual_debt_service: Annual debt service: loan payments of a year (currency)
            dscr: Debt service coverage ratio: net operating income divided by debt service; absent without a
                loan (ratio)
            currency: Currency of the request, in upper case; absent when none was given
            omitted: Reason for each result without a value, by name; absent when every result has one
            warnings: Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law
                restricts; absent when there are none
        """
        return self._run("cash-flow", locals())

    def rental_roi(
        self,
        *,
        property_price: float,
        monthly_rent: float,
        vacancy_rate: float | None = None,
        annual_property_tax: float | None = None,
        annual_insurance: float | None = None,
        other_annual_expenses: float | None = None,
        down_payment: float,
        interest_rate: float,
        loan_term: int | None = None,
        buying_costs: float | None = None,
        holding_years: int | None = None,
        appreciation_rate: float | None = None,
        selling_cost_pct: float | None = None,
        currency: str | None = None,
        include: Sequence[Literal["schedule", "chart", "explanation", "assumptions"]] = (),
        interval: Literal["year"] | None = None,
    ) -> types.RentalRoiReply:
        """Total return on the cash invested in a rented property that is sold after some years, from cash flows, loan repayment and appreciation.

        Inputs:
            property_price: Price of the property (currency); 0.01 to 1000000000000
            monthly_rent: Monthly rent when fully rented (currency); 0.01 to 1000000000000
            vacancy_rate: Vacancy: share of the rent that is not received (percent); 0 to 100; default 5
            annual_property_tax: Annual property tax (currency); 0 to 1000000000000; default 0
            annual_insurance: Annual insurance (currency); 0 to 1000000000000; default 0
            other_annual_expenses: All other annual operating expenses, such as management and maintenance,
                excluding loan payments (currency); 0 to 1000000000000; default 0
            down_payment: Down payment (currency); 0 to 1000000000000
            interest_rate: Nominal annual interest rate of the loan (percent per year); 0 to 1000
            loan_term: Loan term (years); 1 to 100; default 30
            buying_costs: Closing costs and initial repairs (currency); 0 to 1000000000000; default 0
            holding_years: Years until the sale (years); 1 to 50; default 10
            appreciation_rate: Annual growth of the price (percent per year); above -100, up to 1000; default
                3
            selling_cost_pct: Selling costs as a share of the sale price (percent); 0 to 100; default 6
            currency: ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal
                places

        Results:
            total_return_pct: Total return: all cash flows and the sale proceeds minus the cash invested, as a
                percentage of it; absent without any (percent)
            annual_irr: Internal rate of return on the cash invested, including the sale; absent unless there
                is exactly one (percent per year)
            sale_proceeds: Sale proceeds: sale price minus selling costs and the balance of the loan
                (currency)
            cash_invested: Cash invested: down payment and buying costs (currency)
            currency: Currency of the request, in upper case; absent when none was given
            omitted: Reason for each result without a value, by name; absent when every result has one
            warnings: Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law
                restricts; absent when there are none
        """
        return self._run("rental-roi", locals())

    def rent_vs_buy(
        self,
        *,
        home_price: float,
        monthly_rent: float,
        down_payment: float,
        interest_rate: float,
        years: int | None = None,
        loan_term: int | None = None,
        appreciation_rate: float | None = None,
        rent_growth_rate: float | None = None,
        investment_return: float | None = None,
        buying_cost_pct: float | None = None,
        selling_cost_pct: float | None = None,
        property_tax_rate: float | None = None,
        maintenance_rate: float | None = None,
        home_insurance_rate: float | None = None,
        pmi_rate: float | None = None,
        pmi_end: Literal["requested", "automatic"] | None = None,
        monthly_fees: float | None = None,
        marginal_tax_rate: float | None = None,
        capital_gains_tax_rate: float | None = None,
        exempt_gain: float | None = None,
        payment_rounding: Literal["exact", "cent"] | None = None,
        currency: str | None = None,
        include: Sequence[Literal["schedule", "chart", "explanation", "assumptions"]] = (),
        interval: Literal["year"] | None = None,
    ) -> types.RentVsBuyReply:
        """Wealth after some years of owning a home and of renting one, and the year from which on buying is better.

        Inputs:
            home_price: Price of the home (currency); 0.01 to 1000000000000
            monthly_rent: Monthly rent of a comparable home in the first year (currency); 0.01 to
                1000000000000
            down_payment: Down payment: the part of the price that is not borrowed (currency); 0 to
                1000000000000
            interest_rate: Nominal annual interest rate; one-twelfth is charged each month (percent per year);
                0 to 1000
            years: Years until the home is sold (years); 1 to 60; default 10
            loan_term: Loan term (years); 1 to 100; default 30
            appreciation_rate: Yearly rise of the value of the home (percent per year); -50 to 100; default 3
            rent_growth_rate: Yearly rise of the rent (percent per year); -50 to 100; default 3
            investment_return: Yearly return, after tax, on money that is not in the home (percent per year);
                -50 to 100; default 5
            buying_cost_pct: Purchase costs as a share of the price (percent); 0 to 100; default 3
            selling_cost_pct: Selling costs as a share of the value at the sale (percent); 0 to 100; default 6
            property_tax_rate: Property tax per year in percent of the value (percent per year); 0 to 100;
                default 1.1
            maintenance_rate: Maintenance per year as a share of the value, including insurance that
                home_insurance_rate leaves out (percent per year); 0 to 100; default 1.5
            home_insurance_rate: Home insurance per year as a share of the value (percent per year); 0 to 100;
                default 0
            pmi_rate: Annual private mortgage insurance in percent of the loan; due when the loan is above 80%
                of the price (percent per year); 0 to 100; default 0.7
            pmi_end: End of the mortgage insurance, at the latest at the midpoint of the loan term; requested:
                the borrower asks for it when the balance is scheduled to reach 80% of the price; automatic:
                the lender must end it when the balance is scheduled to reach 78% of the price; default
                "requested"
            monthly_fees: Monthly HOA or condominium fees in the first year; they rise with the rent
                (currency); 0 to 1000000000000; default 0
            marginal_tax_rate: Income tax saved, as a share of loan interest and property tax; 0 with the
                standard deduction; limits of the deductions are not considered (percent); 0 to 100; default 0
            capital_gains_tax_rate: Tax on the gain at the sale; a loss is not taxed (percent); 0 to 100;
                default 0
            exempt_gain: Gain at the sale that is not taxed (currency); 0 to 1000000000000; default 0
            payment_rounding: Rounding of payments and monthly interest; exact: nothing is rounded but the
                results; cent: a lender's ledger: payment and monthly interest are rounded to the smallest
                unit of the currency, and the last payment settles the rest; default "exact"
            currency: ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal
                places

        Results:
            buying_advantage: Wealth of the buyer less wealth of the renter at the sale; negative when renting
                is better (currency)
            buyer_wealth: Proceeds of the sale after selling costs, the remaining loan and tax (currency)
            renter_wealth: Wealth of a renter who invests the down payment, the purchase costs and, each year,
                the cost of owning less the rent (currency)
            break_even_year: First year from which on buying stays at least as good; absent when renting is
                better after the last year (ordinal)
            home_value: Value of the home at the sale (currency)
            remaining_balance: Loan balance at the sale (currency)
            capital_gains_tax: Tax on the gain, which is the value less selling costs, the price and purchase
                costs (currency)
            monthly_payment: Level monthly payment of the loan (currency)
            monthly_pmi: Monthly mortgage insurance while it is due, otherwise 0 (currency)
            pmi_months: Months of mortgage insurance: until the balance reaches the limit, but at most half of
                the loan term (months)
            first_year_owning_cost: Cost of owning in the first year: loan payments, property tax,
                maintenance, insurance and fees, less tax saved (currency)
            first_year_rent: Rent of the first year (currency)
            currency: Currency of the request, in upper case; absent when none was given
            omitted: Reason for each result without a value, by name; absent when every result has one
            warnings: Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law
                restricts; absent when there are none
        """
        return self._run("rent-vs-buy", locals())

    def debt_to_income(
        self,
        *,
        monthly_income: float,
        monthly_housing_payment: float,
        monthly_car_payments: float | None = None,
        monthly_student_loan_payments: float | None = None,
        monthly_credit_card_payments: float | None = None,
        other_monthly_debt_payments: float | None = None,
        max_front_end_dti: float | None = None,
        max_back_end_dti: float | None = None,
        currency: str | None = None,
        include: Sequence[Literal["chart", "explanation", "assumptions"]] = (),
    ) -> types.DebtToIncomeReply:
        """Debt payments as a share of income, with and without housing, and the room left under the usual limits.

        Inputs:
            monthly_income: Monthly income before tax (currency); 0.01 to 1000000000000
            monthly_housing_payment: Monthly rent, or mortgage payment including taxes, insurance and fees
                (currency); 0 to 1000000000000
            monthly_car_payments: Monthly car loan payments (currency); 0 to 1000000000000; default 0
            monthly_student_loan_payments: Monthly student loan payments (currency); 0 to 1000000000000;
                default 0
            monthly_credit_card_payments: Monthly minimum payments on credit cards (currency); 0 to
                1000000000000; default 0
            other_monthly_debt_payments: Other monthly debt payments, including alimony and child support
                (currency); 0 to 1000000000000; default 0
            max_front_end_dti: Front-end limit: maximum share of income for housing (percent); 1 to 100;
                default 28
            max_back_end_dti: Back-end limit: maximum share of income for housing and all debts (percent); 1
                to 100; default 36
            currency: ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal
                places

        Results:
            back_end_dti: Back-end ratio: share of income for housing and all debts (percent)
            front_end_dti: Front-end ratio: share of income for housing (percent)
            total_monthly_obligations: Monthly payments for housing and all debts (currency)
            remaining_monthly_income: Monthly income left after housing and all debts; negative if they exceed
                it (currency)
            max_monthly_housing_payment: Maximum housing payment within both limits; 0 if the debts leave no
                room (currency)
            monthly_debt_headroom: Additional monthly payments possible within max_back_end_dti; negative if
                it is exceeded (currency)
            required_monthly_income: Monthly income at which these payments meet both limits (currency)
            currency: Currency of the request, in upper case; absent when none was given
            warnings: Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law
                restricts; absent when there are none
        """
        return self._run("debt-to-income", locals())

    def rent_affordability(
        self,
        *,
        monthly_income: float,
        monthly_debt_payments: float | None = None,
        max_front_end_dti: float | None = None,
        max_back_end_dti: float | None = None,
        currency: str | None = None,
        include: Sequence[Literal["chart", "explanation", "assumptions"]] = (),
    ) -> types.RentAffordabilityReply:
        """Highest rent that an income allows after debt payments.

        Inputs:
            monthly_income: Monthly income before tax (currency); 0.01 to 1000000000000
            monthly_debt_payments: Monthly payments on debts (currency); 0 to 1000000000000; default 0
            max_front_end_dti: Highest share of the income for rent (percent); 0 to 100; default 30
            max_back_end_dti: Highest share of the income for rent and debts together (percent); 0 to 100;
                default 40
            currency: ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal
                places

        Results:
            max_monthly_rent: Highest monthly rent; 0 when debt payments leave nothing for rent (currency)
            front_end_dti: Highest rent as a percentage of the income (percent)
            back_end_dti: Highest rent and debts as a percentage of the income (percent)
            remaining_monthly_income: Income left after rent and debts, before tax; negative if there is none
                (currency)
            currency: Currency of the request, in upper case; absent when none was given
            warnings: Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law
                restricts; absent when there are none
        """
        return self._run("rent-affordability", locals())

    def credit_utilization(
        self,
        *,
        cards: Sequence[types.CreditUtilizationInputsCards],
        target_utilization_pct: float | None = None,
        currency: str | None = None,
        include: Sequence[Literal["chart", "explanation", "assumptions"]] = (),
    ) -> types.CreditUtilizationReply:
        """Share of the credit limits in use, for each card and together, and the payments that bring it to a target.

        Inputs:
            cards: Credit cards and other credit lines
            target_utilization_pct: Target utilization (percent); 0 to 100; default 30
            currency: ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal
                places

        Results:
            utilization_pct: All balances as a percentage of all limits (percent)
            total_balance: Total of the balances (currency)
            total_credit_limit: Total of the credit limits (currency)
            required_payment: Payment that brings all cards together to the target; 0 when they are at or
                below it (currency)
            cards: Cards in the order given
            currency: Currency of the request, in upper case; absent when none was given
            warnings: Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law
                restricts; absent when there are none
        """
        return self._run("credit-utilization", locals())

    def salary(
        self,
        *,
        pay: float,
        pay_frequency: Literal["hourly", "daily", "weekly", "biweekly", "semimonthly", "monthly", "quarterly", "annually"] | None = None,
        hours_per_day: float | None = None,
        days_per_week: float | None = None,
        weeks_per_year: float | None = None,
        paid_days_off: float | None = None,
        unpaid_hours_per_week: float | None = None,
        currency: str | None = None,
        include: Sequence[Literal["chart", "explanation", "assumptions"]] = (),
    ) -> types.SalaryReply:
        """Pay before tax per hour, day, week, month or year, converted to every other period, and the real hourly pay; taxes are not deducted.

        Inputs:
            pay: Pay before tax (currency); 0.01 to 1000000000000
            pay_frequency: Pay period; hourly: per hour; daily: per working day; weekly: per week; biweekly:
                every two weeks; semimonthly: twice a month; monthly: per month; quarterly: per quarter;
                annually: per year; default "hourly"
            hours_per_day: Paid hours per working day (hours); 0.1 to 24; default 8
            days_per_week: Working days per week (days); 0.1 to 7; default 5
            weeks_per_year: Paid weeks per year, including paid time off (weeks); 0.1 to 53; default 52
            paid_days_off: Paid days off per year: holidays, vacation and sick leave (days); 0 to 366; default
                0
            unpaid_hours_per_week: Unpaid hours per week, such as overtime and commuting (hours); 0 to 168;
                default 0
            currency: ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal
                places

        Results:
            hourly_pay: Hourly pay (currency)
            daily_pay: Daily pay (currency)
            weekly_pay: Weekly pay (currency)
            biweekly_pay: Biweekly pay: pay for two weeks (currency)
            semimonthly_pay: Semimonthly pay: 1/24 of the annual pay (currency)
            monthly_pay: Monthly pay: one-twelfth of the annual pay (currency)
            quarterly_pay: Quarterly pay: one-quarter of the annual pay (currency)
            annual_pay: Annual pay (currency)
            effective_hourly_pay: Real hourly pay: annual pay divided by all hours worked, including unpaid
                hours (currency)
            currency: Currency of the request, in upper case; absent when none was given
        """
        return self._run("salary", locals())

    def hourly_wage(
        self,
        *,
        hourly_pay: float,
        hours_per_day: float | None = None,
        days_per_week: float | None = None,
        weeks_per_year: float | None = None,
        currency: str | None = None,
        include: Sequence[Literal["chart", "explanation", "assumptions"]] = (),
    ) -> types.HourlyWageReply:
        """Pay per day, week, month and year of an hourly wage.

        Inputs:
            hourly_pay: Hourly pay before tax (currency); 0.01 to 1000000000000
            hours_per_day: Paid hours per working day (hours); 0.1 to 24; default 8
            days_per_week: Working days per week (days); 0.1 to 7; default 5
            weeks_per_year: Paid weeks per year, including paid time off (weeks); 0.1 to 53; default 52
            currency: ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal
                places

        Results:
            daily_pay: Daily pay (currency)
            weekly_pay: Weekly pay (currency)
            biweekly_pay: Biweekly pay: pay for two weeks (currency)
            semimonthly_pay: Semimonthly pay: 1/24 of the annual pay (currency)
            monthly_pay: Monthly pay: one-twelfth of the annual pay (currency)
            annual_pay: Annual pay (currency)
            currency: Currency of the request, in upper case; absent when none was given
        """
        return self._run("hourly-wage", locals())

    def personal_loan(
        self,
        *,
        principal: float,
        annual_rate: float,
        tenure_months: int,
        origination_fee_pct: float | None = None,
        fee_treatment: Literal["upfront", "financed", "deducted"] | None = None,
        start_date: str | None = None,
        day_count_convention: Literal["thirty_360", "thirty_e_360", "actual_360", "actual_364", "actual_365", "actual_actual_isda"] | None = None,
        level_payment_rule: Literal["root", "regular"] | None = None,
        payment_rounding: Literal["exact", "cent"] | None = None,
        currency: str | None = None,
        include: Sequence[Literal["schedule", "chart", "explanation", "assumptions"]] = (),
        interval: Literal["month", "year"] | None = None,
    ) -> types.PersonalLoanReply:
        """Monthly payment of a personal loan, what it costs, and its annual percentage rate (APR) with an origination fee.

        Inputs:
            principal: Loan amount; a financed origination fee is added to it (currency); 0.01 to
                1000000000000
            annual_rate: Nominal annual interest rate; one-twelfth is charged each month (percent per year); 0
                to 1000
            tenure_months: Loan term (months); 1 to 1200
            origination_fee_pct: Origination fee as a percentage of the loan amount (percent); 0 to 99;
                default 0
            fee_treatment: Treatment of the origination fee; upfront: paid in cash when the loan is paid out;
                financed: added to the loan; deducted: kept from what is paid out; default "deducted"
            start_date: Date from which interest accrues; payments follow each month
            day_count_convention: Day count convention for interest; if left out, each month has the same
                interest; thirty_360: months of 30 days: each whole month is a twelfth of a year;
                thirty_e_360: months of 30 days, counted between dates by the European rule; actual_360:
                actual days, years of 360 days; actual_364: actual days, years of 364 days, as of weekly
                loans; actual_365: actual days, years of 365 days; actual_actual_isda: actual days, split at
                the year: those of leap years count 1/366 and the others 1/365 (ISDA)
            level_payment_rule: Level payment where days are counted; root: the payment that repays the loan
                over the days as they are; regular: the payment of equal periods; the last one settles the
                difference; default "root"
            payment_rounding: Rounding of payments and monthly interest; exact: nothing is rounded but the
                results; cent: a lender's ledger: payment and monthly interest are rounded to the smallest
                unit of the currency, and the last payment settles the rest; default "exact"
            currency: ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal
                places

        Results:
            monthly_payment: Level payment at the end of each month (currency)
            total_fees: Origination fee (currency)
            amount_financed: Amount financed: the loan minus the origination fee (currency)
            apr: Annual percentage rate: nominal rate that interest and fee together come to (percent per
                year)
            finance_charge: Finance charge: interest and origination fee (currency)
            total_interest: Total interest: all payments minus the loan (currency)
            total_paid: All payments (currency)
            loan_amount: Loan including the origination fee; only with fee_treatment financed (currency)
            final_payment: Last payment, which settles the balance; only with payment_rounding cent or
                day_count_convention (currency)
            payoff_date: Date of the last payment; absent without start_date
            currency: Currency of the request, in upper case; absent when none was given
            omitted: Reason for each result without a value, by name; absent when every result has one
            warnings: Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law
                restricts; absent when there are none
        """
        return self._run("personal-loan", locals())

    def home_loan(
        self,
        *,
        home_price: float,
        down_payment: float,
        interest_rate: float,
        loan_term: int,
        fees: float | None = None,
        start_date: str | None = None,
        day_count_convention: Literal["thirty_360", "thirty_e_360", "actual_360", "actual_364", "actual_365", "actual_actual_isda"] | None = None,
        level_payment_rule: Literal["root", "regular"] | None = None,
        payment_rounding: Literal["exact", "cent"] | None = None,
        currency: str | None = None,
        include: Sequence[Literal["schedule", "chart", "explanation", "assumptions"]] = (),
        interval: Literal["month", "year"] | None = None,
    ) -> types.HomeLoanReply:
        """Monthly payment of a home loan, its interest, and its annual percentage rate (APR) with the fees of the lender.

        Inputs:
            home_price: Price of the home (currency); 0 to 1000000000000
            down_payment: Down payment: the part of the price that is not borrowed (currency); 0 to
                1000000000000
            interest_rate: Nominal annual interest rate; one-twelfth is charged each month (percent per year);
                0 to 1000
            loan_term: Loan term (years); 1 to 100
            fees: Fees of the lender, such as processing fees and points, paid at closing (currency); 0 to
                1000000000000; default 0
            start_date: Date from which interest accrues; payments follow each month
            day_count_convention: Day count convention for interest; if left out, each month has the same
                interest; thirty_360: months of 30 days: each whole month is a twelfth of a year;
                thirty_e_360: months of 30 days, counted between dates by the European rule; actual_360:
                actual days, years of 360 days; actual_364: actual days, years of 364 days, as of weekly
                loans; actual_365: actual days, years of 365 days; actual_actual_isda: actual days, split at
                the year: those of leap years count 1/366 and the others 1/365 (ISDA)
            level_payment_rule: Level payment where days are counted; root: the payment that repays the loan
                over the days as they are; regular: the payment of equal periods; the last one settles the
                difference; default "root"
            payment_rounding: Rounding of payments and monthly interest; exact: nothing is rounded but the
                results; cent: a lender's ledger: payment and monthly interest are rounded to the smallest
                unit of the currency, and the last payment settles the rest; default "exact"
            currency: ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal
                places

        Results:
            monthly_payment: Level payment at the end of each month (currency)
            loan_amount: Loan amount: price minus down payment (currency)
            total_interest: Total interest: all payments minus the loan (currency)
            total_paid: All payments, excluding the down payment and the fees (currency)
            apr: Annual percentage rate: nominal rate that interest and fees together come to; mortgage
                insurance, which lenders in the United States include, is left out (percent per year)
            final_payment: Last payment, which settles the balance; only with payment_rounding cent or
                day_count_convention (currency)
            payoff_date: Date of the last payment; absent without start_date
            currency: Currency of the request, in upper case; absent when none was given
            omitted: Reason for each result without a value, by name; absent when every result has one
            warnings: Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law
                restricts; absent when there are none
        """
        return self._run("home-loan", locals())

    def loan_payoff(
        self,
        *,
        balance: float,
        annual_rate: float,
        monthly_payment: float,
        extra_monthly_payment: float | None = None,
        lump_sum_payment: float | None = None,
        start_date: str | None = None,
        payment_rounding: Literal["exact", "cent"] | None = None,
        currency: str | None = None,
        include: Sequence[Literal["schedule", "chart", "explanation", "assumptions"]] = (),
        interval: Literal["month", "year"] | None = None,
    ) -> types.LoanPayoffReply:
        """The months until a fixed monthly payment pays off a loan, and the savings from extra payments.

        Inputs:
            balance: Current balance of the loan (currency); 0.01 to 1000000000000
            annual_rate: Nominal annual interest rate; one-twelfth is charged each month (percent per year); 0
                to 1000
            monthly_payment: Monthly payment, at the end of each month (currency); 0.01 to 1000000000000
            extra_monthly_payment: Extra monthly payment (currency); 0 to 1000000000000; default 0
            lump_sum_payment: Extra one-time payment today (currency); 0 to 1000000000000; default 0
            start_date: Date from which interest accrues; payments follow each month
            payment_rounding: Rounding of payments and monthly interest; exact: nothing is rounded but the
                results; cent: a lender's ledger: payment and monthly interest are rounded to the smallest
                unit of the currency, and the last payment settles the rest; default "exact"
            currency: ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal
                places

        Results:
            months_to_payoff: Number of monthly payments (months)
            payoff_date: Date of the last payment; absent without start_date
            total_interest: Total interest (currency)
            total_paid: All payments, including extra payments (currency)
            final_payment: Final monthly payment, which settles the remaining balance (currency)
            months_saved: Months saved by the extra payments; absent where monthly_payment alone never pays
                off the loan (months)
            interest_saved: Interest saved by the extra payments; absent where monthly_payment alone never
                pays off the loan (currency)
            currency: Currency of the request, in upper case; absent when none was given
            omitted: Reason for each result without a value, by name; absent when every result has one
            warnings: Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law
                restricts; absent when there are none
        """
        return self._run("loan-payoff", locals())

    def prepay_vs_invest(
        self,
        *,
        balance: float,
        annual_rate: float,
        remaining_months: int,
        extra_monthly_payment: float,
        annual_return: float,
        tax_rate: float | None = None,
        marginal_tax_rate: float | None = None,
        currency: str | None = None,
        include: Sequence[Literal["schedule", "chart", "explanation", "assumptions"]] = (),
        interval: Literal["month", "year"] | None = None,
    ) -> types.PrepayVsInvestReply:
        """Extra monthly money used to repay a loan early, or invested instead: what each leaves when the loan would end.

        Inputs:
            balance: Balance of the loan (currency); 0.01 to 1000000000000
            annual_rate: Nominal annual interest rate; one-twelfth is charged each month (percent per year); 0
                to 1000
            remaining_months: Remaining months of the loan (months); 1 to 1200
            extra_monthly_payment: Extra money each month, to prepay the loan or to invest (currency); 0.01 to
                1000000000000
            annual_return: Nominal annual return on the investments; one-twelfth is earned each month (percent
                per year); above -100, up to 1000
            tax_rate: Tax on the return, as it is earned (percent); 0 to 100; default 0
            marginal_tax_rate: Tax rate at which loan interest is deducted; 0 when it is not deductible
                (percent); 0 to 100; default 0
            currency: ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal
                places

        Results:
            interest_saved: Interest that prepaying saves, before tax (currency)
            months_saved: Months by which prepaying ends the loan earlier (months)
            future_value: Extra money invested each month, when the loan would end, after tax on the return
                (currency)
            investing_advantage: Wealth from investing less wealth from prepaying, when the loan would end;
                negative when prepaying leaves more (currency)
            break_even_return: Nominal annual return at which both leave the same; absent with a tax_rate of
                100 (percent per year)
            currency: Currency of the request, in upper case; absent when none was given
            omitted: Reason for each result without a value, by name; absent when every result has one
            warnings: Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law
                restricts; absent when there are none
        """
        return self._run("prepay-vs-invest", locals())

    def credit_card_payoff(
        self,
        *,
        balance: float,
        annual_rate: float,
        monthly_payment: float | None = None,
        minimum_payment_pct: float | None = None,
        minimum_payment_floor: float | None = None,
        minimum_payment_rule: Literal["percent_of_balance", "percent_plus_interest"] | None = None,
        introductory_annual_rate: float | None = None,
        introductory_months: int | None = None,
        transfer_fee_pct: float | None = None,
        lump_sum_payments: Sequence[types.CreditCardPayoffInputsLumpSumPayments] | None = None,
        start_date: str | None = None,
        target_months: int | None = None,
        currency: str | None = None,
        include: Sequence[Literal["schedule", "chart", "explanation", "assumptions"]] = (),
        interval: Literal["month", "year"] | None = None,
    ) -> types.CreditCardPayoffReply:
        """Time and interest until a card balance is paid off, by a fixed payment or by minimum payments.

        Inputs:
            balance: Card balance today; nothing more is bought with the card (currency); 0.01 to
                1000000000000
            annual_rate: Nominal rate of the card, charged monthly at a twelfth (percent per year); 0 to 1000
            monthly_payment: Payment at the end of each month; without it, minimum payments are made
                (currency); 0.01 to 1000000000000
            minimum_payment_pct: Percentage of the balance in the minimum payment (percent); 0 to 100; default
                1
            minimum_payment_floor: Least minimum payment (currency); 0.01 to 1000000000000; default 25
            minimum_payment_rule: Minimum payment, where it is above minimum_payment_floor;
                percent_of_balance: minimum_payment_pct of the statement balance; percent_plus_interest:
                minimum_payment_pct of the statement balance plus the month's interest; default
                "percent_plus_interest"
            introductory_annual_rate: Rate of the first introductory_months (percent per year); 0 to 1000;
                default 0
            introductory_months: Duration of the introductory rate (months); 0 to 120; default 0
            transfer_fee_pct: Balance transfer fee, added to the balance (percent); 0 to 100; default 0
            lump_sum_payments: Lump-sum payments; default []
            start_date: Date from which interest accrues; payments follow each month
            target_months: Months in which the card is to be paid off (months); 1 to 1200
            currency: ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal
                places

        Results:
            months_to_payoff: Number of payments (months)
            payoff_date: Date of the last payment; absent without start_date
            total_interest: All interest (currency)
            transfer_fee: Fee for moving the balance (currency)
            total_paid: All payments (currency)
            first_payment: First payment (currency)
            final_payment: Last payment, which settles the rest (currency)
            required_monthly_payment: Level monthly payment that pays off the card in target_months; absent
                without target_months (currency)
            months_saved: Months by which monthly_payment pays off the card earlier than minimum payments;
                absent where these never do (months)
            interest_saved: Interest that monthly_payment saves against minimum payments; absent where these
                never pay off the card (currency)
            currency: Currency of the request, in upper case; absent when none was given
            omitted: Reason for each result without a value, by name; absent when every result has one
            warnings: Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law
                restricts; absent when there are none
        """
        return self._run("credit-card-payoff", locals())

    def auto_loan(
        self,
        *,
        vehicle_price: float,
        annual_rate: float,
        tenure_months: int | None = None,
        down_payment: float | None = None,
        trade_in_value: float | None = None,
        trade_in_balance: float | None = None,
        sales_tax_rate: float | None = None,
        sales_tax_base: Literal["less_trade_in", "full_price"] | None = None,
        fees: float | None = None,
        tax_and_fee_treatment: Literal["financed", "upfront"] | None = None,
        rebate: float | None = None,
        start_date: str | None = None,
        day_count_convention: Literal["thirty_360", "thirty_e_360", "actual_360", "actual_364", "actual_365", "actual_actual_isda"] | None = None,
        level_payment_rule: Literal["root", "regular"] | None = None,
        payment_rounding: Literal["exact", "cent"] | None = None,
        currency: str | None = None,
        include: Sequence[Literal["schedule", "chart", "explanation", "assumptions"]] = (),
        interval: Literal["month", "year"] | None = None,
    ) -> types.AutoLoanReply:
        """Monthly payment and whole cost of a financed vehicle, with trade-in, sales tax, fees, rebate and down payment.

        Inputs:
            vehicle_price: Price before tax, fees and rebate (currency); 0 to 1000000000000
            annual_rate: Nominal annual interest rate; one-twelfth is charged each month (percent per year); 0
                to 1000
            tenure_months: Loan term (months); 1 to 1200; default 60
            down_payment: Cash paid toward the price (currency); 0 to 1000000000000; default 0
            trade_in_value: Trade-in value of the old vehicle (currency); 0 to 1000000000000; default 0
            trade_in_balance: Balance owed on the old vehicle, paid off by the new loan (currency); 0 to
                1000000000000; default 0
            sales_tax_rate: Sales tax (percent); 0 to 100; default 0
            sales_tax_base: Amount on which sales tax is charged; less_trade_in: the price less
                trade_in_value, as in most states of the USA; full_price: the whole price; default
                "less_trade_in"
            fees: Title, registration and document fees, untaxed (currency); 0 to 1000000000000; default 0
            tax_and_fee_treatment: Payment of tax and fees: financed or at signing; financed: tax and fees are
                added to the loan; upfront: tax and fees are paid at signing; default "financed"
            rebate: Manufacturer's cash rebate, which does not lower the tax (currency); 0 to 1000000000000;
                default 0
            start_date: Date from which interest accrues; payments follow each month
            day_count_convention: Day count convention for interest; if left out, each month has the same
                interest; thirty_360: months of 30 days: each whole month is a twelfth of a year;
                thirty_e_360: months of 30 days, counted between dates by the European rule; actual_360:
                actual days, years of 360 days; actual_364: actual days, years of 364 days, as of weekly
                loans; actual_365: actual days, years of 365 days; actual_actual_isda: actual days, split at
                the year: those of leap years count 1/366 and the others 1/365 (ISDA)
            level_payment_rule: Level payment where days are counted; root: the payment that repays the loan
                over the days as they are; regular: the payment of equal periods; the last one settles the
                difference; default "root"
            payment_rounding: Rounding of payments and monthly interest; exact: nothing is rounded but the
                results; cent: a lender's ledger: payment and monthly interest are rounded to the smallest
                unit of the currency, and the last payment settles the rest; default "exact"
            currency: ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal
                places

        Results:
            monthly_payment: Level payment at the end of each month (currency)
            loan_amount: Loan amount (currency)
            sales_tax: Sales tax (currency)
            due_at_signing: Cash paid at signing, before the loan begins (currency)
            total_interest: Total interest: all payments minus the loan (currency)
            total_paid: All payments of the loan (currency)
            total_cost: Whole cost of the vehicle: price, tax, fees and interest, less the rebate (currency)
            final_payment: Last payment, which settles the balance; only with payment_rounding cent or
                day_count_convention (currency)
            payoff_date: Date of the last payment; absent without start_date
            currency: Currency of the request, in upper case; absent when none was given
            omitted: Reason for each result without a value, by name; absent when every result has one
            warnings: Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law
                restricts; absent when there are none
        """
        return self._run("auto-loan", locals())

    def car_loan(
        self,
        *,
        vehicle_price: float,
        annual_rate: float,
        tenure_months: int | None = None,
        down_payment: float | None = None,
        trade_in_value: float | None = None,
        sales_tax_rate: float | None = None,
        fees: float | None = None,
        start_date: str | None = None,
        day_count_convention: Literal["thirty_360", "thirty_e_360", "actual_360", "actual_364", "actual_365", "actual_actual_isda"] | None = None,
        level_payment_rule: Literal["root", "regular"] | None = None,
        payment_rounding: Literal["exact", "cent"] | None = None,
        currency: str | None = None,
        include: Sequence[Literal["schedule", "chart", "explanation", "assumptions"]] = (),
        interval: Literal["month", "year"] | None = None,
    ) -> types.CarLoanReply:
        """Monthly payment and whole cost of a car that is financed, with down payment, trade-in, sales tax and fees.

        Inputs:
            vehicle_price: Price of the car before tax and fees (currency); 0 to 1000000000000
            annual_rate: Nominal annual interest rate; one-twelfth is charged each month (percent per year); 0
                to 1000
            tenure_months: Loan term (months); 1 to 1200; default 60
            down_payment: Cash paid toward the price (currency); 0 to 1000000000000; default 0
            trade_in_value: Trade-in value of the old car (currency); 0 to 1000000000000; default 0
            sales_tax_rate: Sales tax on the price less trade_in_value (percent); 0 to 100; default 0
            fees: Title, registration and document fees, untaxed (currency); 0 to 1000000000000; default 0
            start_date: Date from which interest accrues; payments follow each month
            day_count_convention: Day count convention for interest; if left out, each month has the same
                interest; thirty_360: months of 30 days: each whole month is a twelfth of a year;
                thirty_e_360: months of 30 days, counted between dates by the European rule; actual_360:
                actual days, years of 360 days; actual_364: actual days, years of 364 days, as of weekly
                loans; actual_365: actual days, years of 365 days; actual_actual_isda: actual days, split at
                the year: those of leap years count 1/366 and the others 1/365 (ISDA)
            level_payment_rule: Level payment where days are counted; root: the payment that repays the loan
                over the days as they are; regular: the payment of equal periods; the last one settles the
                difference; default "root"
            payment_rounding: Rounding of payments and monthly interest; exact: nothing is rounded but the
                results; cent: a lender's ledger: payment and monthly interest are rounded to the smallest
                unit of the currency, and the last payment settles the rest; default "exact"
            currency: ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal
                places

        Results:
            monthly_payment: Level payment at the end of each month (currency)
            loan_amount: Loan amount (currency)
            total_interest: Total interest: all payments minus the loan (currency)
            total_paid: All payments of the loan (currency)
            total_cost: Whole cost of the car: price, tax, fees and interest (currency)
            final_payment: Last payment, which settles the balance; only with payment_rounding cent or
                day_count_convention (currency)
            payoff_date: Date of the last payment; absent without start_date
            currency: Currency of the request, in upper case; absent when none was given
            omitted: Reason for each result without a value, by name; absent when every result has one
            warnings: Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law
                restricts; absent when there are none
        """
        return self._run("car-loan", locals())

    def business_loan(
        self,
        *,
        principal: float,
        annual_rate: float,
        tenure_months: int,
        start_date: str,
        fees: float | None = None,
        interest_only_months: int | None = None,
        balloon_amount: float | None = None,
        payment_method: Literal["level", "equal_principal"] | None = None,
        day_count_convention: Literal["thirty_360", "thirty_e_360", "actual_360", "actual_364", "actual_365", "actual_actual_isda"] | None = None,
        level_payment_rule: Literal["root", "regular"] | None = None,
        payment_rounding: Literal["exact", "cent"] | None = None,
        currency: str | None = None,
        include: Sequence[Literal["schedule", "chart", "explanation", "assumptions"]] = (),
        interval: Literal["month", "year"] | None = None,
    ) -> types.BusinessLoanReply:
        """Monthly payment of a business loan with fees, interest-only months and a balloon, and its annual percentage rate.

        Inputs:
            principal: Loan amount (currency); 0.01 to 1000000000000
            annual_rate: Nominal annual interest rate; one-twelfth is charged each month (percent per year); 0
                to 1000
            tenure_months: Loan term in months, rounded up to whole payment periods (months); 1 to 600
            start_date: Date from which interest accrues
            fees: Fees that are paid at closing or taken out of the loan, such as guarantee and origination
                fees (currency); 0 to 1000000000000; default 0
            interest_only_months: Months of interest-only payments at the beginning (months); 0 to 599;
                default 0
            balloon_amount: Balloon: principal due with the last payment, in addition to a level payment
                (currency); 0 to 1000000000000; default 0
            payment_method: Repayment of the loan; level: level payments of principal and interest;
                equal_principal: the same principal with each payment, and its interest; default "level"
            day_count_convention: Day count convention for interest; if left out, each month has the same
                interest
            level_payment_rule: Level payment where days are counted; root: the payment that repays the loan
                over the days as they are; regular: the payment of equal periods; the last one settles the
                difference; default "root"
            payment_rounding: Rounding of payments and monthly interest; exact: nothing is rounded but the
                results; cent: a lender's ledger: payment and monthly interest are rounded to the smallest
                unit of the currency, and the last payment settles the rest; default "exact"
            currency: ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal
                places

        Results:
            monthly_payment: Level monthly payment, after any interest-only months, which repays the balance
                that is left at their end; the principal in it with equal_principal (currency)
            final_payment: Last payment, including a balloon, which settles the balance (currency)
            total_interest: Total interest (currency)
            total_paid: Total of all payments, excluding the fees (currency)
            apr: Annual percentage rate: nominal rate that interest and fees together come to (percent per
                year)
            payoff_date: Date of the last payment
            currency: Currency of the request, in upper case; absent when none was given
            omitted: Reason for each result without a value, by name; absent when every result has one
            warnings: Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law
                restricts; absent when there are none
        """
        return self._run("business-loan", locals())

    def auto_lease(
        self,
        *,
        vehicle_price: float,
        residual_value: float | None = None,
        residual_pct: float | None = None,
        msrp: float | None = None,
        annual_rate: float | None = None,
        money_factor: float | None = None,
        tenure_months: int | None = None,
        down_payment: float | None = None,
        trade_in_value: float | None = None,
        fees: float | None = None,
        fee_treatment: Literal["financed", "upfront"] | None = None,
        sales_tax_rate: float | None = None,
        down_payment_taxed: bool | None = None,
        currency: str | None = None,
        include: Sequence[Literal["chart", "explanation", "assumptions"]] = (),
    ) -> types.AutoLeaseReply:
        """Monthly payment of a leased vehicle: depreciation, finance charge and sales tax, and what is due at signing.

        Inputs:
            vehicle_price: Price of the vehicle that was agreed on (currency); 0.01 to 1000000000000
            residual_value: Residual value: value of the vehicle at the end of the lease (currency); 0 to
                1000000000000
            residual_pct: Residual value as a percentage of the MSRP (percent); 0 to 100
            msrp: Manufacturer's suggested retail price (MSRP), of which residual_pct is a percentage; the
                price that was agreed on if it is left out (currency); 0.01 to 1000000000000
            annual_rate: Annual rate of the lease: 2,400 times the money factor (percent per year); 0 to 1000
            money_factor: Money factor, such as 0.00125 (ratio); 0 to 0.4
            tenure_months: Lease term (months); 1 to 1200; default 36
            down_payment: Cash that lowers the capitalized cost (currency); 0 to 1000000000000; default 0
            trade_in_value: Trade-in value of the old vehicle, which lowers the capitalized cost (currency); 0
                to 1000000000000; default 0
            fees: Acquisition, title and document fees (currency); 0 to 1000000000000; default 0
            fee_treatment: Payment of the fees: financed or at signing; financed: fees are added to the
                capitalized cost; upfront: fees are paid at signing; default "financed"
            sales_tax_rate: Sales tax on each payment and on the down payment (percent); 0 to 100; default 0
            down_payment_taxed: Whether sales tax is due on the down payment; true: it is paid at signing, as
                in most states of the USA; false: the down payment is not taxed; default true
            currency: ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal
                places

        Results:
            monthly_payment: Monthly payment with sales tax (currency)
            monthly_depreciation: Depreciation charge per month: capitalized cost less residual value, spread
                over the lease (currency)
            monthly_finance_charge: Finance charge per month, also called rent charge (currency)
            monthly_sales_tax: Sales tax per month (currency)
            upfront_sales_tax: Sales tax on the down payment, due at signing (currency)
            capitalized_cost: Adjusted capitalized cost: price and financed fees less down payment and
                trade-in (currency)
            due_at_signing: Cash due at signing: down payment and its sales tax, fees paid at signing, and the
                first monthly payment (currency)
            total_paid: All monthly payments, excluding the down payment, its sales tax and fees paid at
                signing (currency)
            annual_rate: Annual rate of the lease (percent per year)
            currency: Currency of the request, in upper case; absent when none was given
            warnings: Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law
                restricts; absent when there are none
        """
        return self._run("auto-lease", locals())

    def lease_vs_buy(
        self,
        *,
        vehicle_price: float,
        resale_value: float,
        residual_value: float | None = None,
        residual_pct: float | None = None,
        msrp: float | None = None,
        lease_annual_rate: float | None = None,
        money_factor: float | None = None,
        lease_tenure_months: int | None = None,
        lease_down_payment: float | None = None,
        lease_fees: float | None = None,
        fee_treatment: Literal["financed", "upfront"] | None = None,
        annual_rate: float,
        tenure_months: int | None = None,
        down_payment: float | None = None,
        fees: float | None = None,
        tax_and_fee_treatment: Literal["financed", "upfront"] | None = None,
        trade_in_value: float | None = None,
        sales_tax_rate: float | None = None,
        sales_tax_base: Literal["less_trade_in", "full_price"] | None = None,
        lease_down_payment_taxed: bool | None = None,
        annual_return: float | None = None,
        currency: str | None = None,
        include: Sequence[Literal["chart", "explanation", "assumptions"]] = (),
    ) -> types.LeaseVsBuyReply:
        """Cost of leasing a vehicle compared with buying it with a loan and selling it when the lease would end.

        Inputs:
            vehicle_price: Price of the vehicle that was agreed on, before tax and fees (currency); 0.01 to
                1000000000000
            resale_value: Price at which the bought vehicle is sold when the lease would end (currency); 0 to
                1000000000000
            residual_value: Residual value in the lease (currency); 0 to 1000000000000
            residual_pct: Residual value in the lease as a percentage of the MSRP (percent); 0 to 100
            msrp: Manufacturer's suggested retail price (MSRP), of which residual_pct is a percentage; the
                price that was agreed on if it is left out (currency); 0.01 to 1000000000000
            lease_annual_rate: Annual rate of the lease: 2,400 times the money factor (percent per year); 0 to
                1000
            money_factor: Money factor of the lease, such as 0.00125 (ratio); 0 to 0.4
            lease_tenure_months: Lease term (months); 1 to 1200; default 36
            lease_down_payment: Cash that lowers the capitalized cost of the lease (currency); 0 to
                1000000000000; default 0
            lease_fees: Fees of the lease (currency); 0 to 1000000000000; default 0
            fee_treatment: Payment of lease_fees: financed or at signing; financed: lease_fees are added to
                the capitalized cost; upfront: lease_fees are paid at signing; default "financed"
            annual_rate: Nominal annual interest rate of the loan; one-twelfth is charged each month (percent
                per year); 0 to 1000
            tenure_months: Loan term (months); 1 to 1200; default 60
            down_payment: Cash paid toward the purchase (currency); 0 to 1000000000000; default 0
            fees: Fees of the purchase, untaxed (currency); 0 to 1000000000000; default 0
            tax_and_fee_treatment: Payment of tax and fees of the purchase: financed or at signing; financed:
                tax and fees of the purchase are added to the loan; upfront: tax and fees of the purchase are
                paid at signing; default "financed"
            trade_in_value: Trade-in value of the old vehicle, for which both are credited (currency); 0 to
                1000000000000; default 0
            sales_tax_rate: Sales tax on the purchase, and on each payment and the down payment of the lease
                (percent); 0 to 100; default 0
            sales_tax_base: Amount of the purchase on which sales tax is charged; less_trade_in: the price
                less trade_in_value, as in most states of the USA; full_price: the whole price; default
                "less_trade_in"
            lease_down_payment_taxed: Whether sales tax is due on lease_down_payment; true: it is paid at
                signing, as in most states of the USA; false: the down payment is not taxed; default true
            annual_return: Nominal annual return that money not spent would earn; one-twelfth each month
                (percent per year); above -100, up to 1000; default 0
            currency: ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal
                places

        Results:
            lease_total_cost: Cost of the lease at its end: trade-in, cash at signing and all payments, with
                the return that they would have earned (currency)
            lease_upfront_sales_tax: Sales tax on lease_down_payment, due at signing (currency)
            buying_total_cost: Cost of buying at the same time: trade-in, cash at signing and payments with
                that return, and the balance of the loan, less resale_value (currency)
            buying_advantage: Cost of the lease less that of buying; negative when the lease costs less
                (currency)
            break_even_month: First month in which selling the vehicle leaves buying no more expensive than
                the lease so far, if its value falls evenly from vehicle_price to resale_value; absent when no
                month of the lease does (ordinal)
            currency: Currency of the request, in upper case; absent when none was given
            omitted: Reason for each result without a value, by name; absent when every result has one
            warnings: Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law
                restricts; absent when there are none
        """
        return self._run("lease-vs-buy", locals())

    def student_loan(
        self,
        *,
        principal: float,
        annual_rate: float,
        loan_term: int | None = None,
        months_in_school: int | None = None,
        grace_months: int | None = None,
        subsidized: bool | None = None,
        unpaid_interest_treatment: Literal["capitalized", "separate", "paid"] | None = None,
        extra_monthly_payment: float | None = None,
        start_date: str | None = None,
        day_count_convention: Literal["thirty_360", "thirty_e_360", "actual_360", "actual_364", "actual_365", "actual_actual_isda"] | None = None,
        level_payment_rule: Literal["root", "regular"] | None = None,
        payment_rounding: Literal["exact", "cent"] | None = None,
        currency: str | None = None,
        include: Sequence[Literal["schedule", "chart", "explanation", "assumptions"]] = (),
        interval: Literal["month", "year"] | None = None,
    ) -> types.StudentLoanReply:
        """Standard repayment of a student loan after school and a grace period, and the savings from extra payments.

        Inputs:
            principal: Loan amount, paid out at the beginning (currency); 0.01 to 1000000000000
            annual_rate: Nominal annual interest rate; one-twelfth is charged each month (percent per year); 0
                to 1000
            loan_term: Loan term; the standard plan for federal loans takes 10 years, or, for loans made from
                July 2026 on, 15 years from 25,000 of debt, 20 from 50,000 and 25 from 100,000 (years); 1 to
                100; default 10
            months_in_school: Months from the payout until the end of school (months); 0 to 1200; default 0
            grace_months: Grace period: months from the end of school until repayment begins (months); 0 to
                1200; default 6
            subsidized: Whether the loan is subsidized; true: the government pays the interest until repayment
                begins; false: interest is charged from the first month; default false
            unpaid_interest_treatment: Treatment of interest that is unpaid when repayment begins;
                capitalized: added to the loan when repayment begins, and bears interest; separate: kept
                separate from the loan, bears no interest, and is repaid by the first payments; paid: paid
                each month as it is charged; default "separate"
            extra_monthly_payment: Extra monthly payment during repayment (currency); 0 to 1000000000000;
                default 0
            start_date: Date on which the loan is paid out
            day_count_convention: Day count convention for interest; if left out, each month has the same
                interest; thirty_360: months of 30 days: each whole month is a twelfth of a year;
                thirty_e_360: months of 30 days, counted between dates by the European rule; actual_360:
                actual days, years of 360 days; actual_364: actual days, years of 364 days, as of weekly
                loans; actual_365: actual days, years of 365 days; actual_actual_isda: actual days, split at
                the year: those of leap years count 1/366 and the others 1/365 (ISDA)
            level_payment_rule: Level payment where days are counted; root: the payment that repays the loan
                over the days as they are; regular: the payment of equal periods; the last one settles the
                difference; default "root"
            payment_rounding: Rounding of payments and monthly interest; exact: nothing is rounded but the
                results; cent: a lender's ledger: payment and monthly interest are rounded to the smallest
                unit of the currency, and the last payment settles the rest; default "exact"
            currency: ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal
                places

        Results:
            monthly_payment: Scheduled monthly payment, excluding the extra payment (currency)
            accrued_interest: Interest charged to the borrower until repayment begins (currency)
            balance_at_repayment: Balance when repayment begins, including unpaid interest (currency)
            payment_count: Number of monthly payments (count)
            payoff_date: Date of the last payment; absent without start_date
            total_interest: Total interest: all payments minus the loan (currency)
            total_paid: All payments, including those made before repayment begins (currency)
            final_payment: Last payment, which repays the remaining balance (currency)
            months_saved: Months saved by the extra payment (months)
            interest_saved: Interest saved by the extra payment (currency)
            currency: Currency of the request, in upper case; absent when none was given
            omitted: Reason for each result without a value, by name; absent when every result has one
            warnings: Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law
                restricts; absent when there are none
        """
        return self._run("student-loan", locals())

    def debt_payoff(
        self,
        *,
        debts: Sequence[types.DebtPayoffInputsDebts],
        extra_monthly_payment: float | None = None,
        method: Literal["avalanche", "snowball", "custom"] | None = None,
        start_date: str | None = None,
        currency: str | None = None,
        include: Sequence[Literal["schedule", "chart", "explanation", "assumptions"]] = (),
        interval: Literal["month", "year"] | None = None,
    ) -> types.DebtPayoffReply:
        """Time and interest until several debts are paid off, by snowball, avalanche or your own order.

        Inputs:
            debts: Debts to pay off
            extra_monthly_payment: Extra monthly payment beyond all minimum payments (currency); 0 to
                1000000000000; default 0
            method: Order in which debts get the money beyond minimum payments; avalanche: highest annual_rate
                first, smallest balance first among equal rates; snowball: smallest balance first, highest
                annual_rate first among equal balances; custom: the debts in the order given; default
                "avalanche"
            start_date: Date from which interest accrues; payments follow each month
            currency: ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal
                places

        Results:
            months_to_payoff: Months until the last debt is paid off (months)
            payoff_date: Date of the last payment; absent without start_date
            total_monthly_payment: Total monthly payment: all minimum payments and the extra payment
                (currency)
            total_balance: Total of the balances (currency)
            total_interest: Total interest (currency)
            total_paid: Total of all payments (currency)
            months_saved: Months saved compared with minimum payments alone; absent if these never pay off a
                debt (months)
            interest_saved: Interest saved compared with minimum payments alone; absent if these never pay off
                a debt (currency)
            debts: Results of each debt
            methods: Results of each method that pays off all debts
            currency: Currency of the request, in upper case; absent when none was given
            omitted: Reason for each result without a value, by name; absent when every result has one
            warnings: Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law
                restricts; absent when there are none
        """
        return self._run("debt-payoff", locals())

    def debt_snowball(
        self,
        *,
        debts: Sequence[types.DebtSnowballInputsDebts],
        extra_monthly_payment: float | None = None,
        start_date: str | None = None,
        currency: str | None = None,
        include: Sequence[Literal["schedule", "chart", "explanation", "assumptions"]] = (),
        interval: Literal["month", "year"] | None = None,
    ) -> types.DebtSnowballReply:
        """Time and interest until several debts are paid off, smallest balance first, each freed payment going to the next debt.

        Inputs:
            debts: Debts to pay off
            extra_monthly_payment: Extra monthly payment beyond all minimum payments (currency); 0 to
                1000000000000; default 0
            start_date: Date from which interest accrues; payments follow each month
            currency: ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal
                places

        Results:
            months_to_payoff: Months until the last debt is paid off (months)
            payoff_date: Date of the last payment; absent without start_date
            total_interest: Total interest (currency)
            total_paid: Total of all payments (currency)
            months_saved: Months saved compared with minimum payments alone; absent if these never pay off a
                debt (months)
            interest_saved: Interest saved compared with minimum payments alone; absent if these never pay off
                a debt (currency)
            debts: Results of each debt
            currency: Currency of the request, in upper case; absent when none was given
            omitted: Reason for each result without a value, by name; absent when every result has one
            warnings: Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law
                restricts; absent when there are none
        """
        return self._run("debt-snowball", locals())

    def debt_avalanche(
        self,
        *,
        debts: Sequence[types.DebtAvalancheInputsDebts],
        extra_monthly_payment: float | None = None,
        start_date: str | None = None,
        currency: str | None = None,
        include: Sequence[Literal["schedule", "chart", "explanation", "assumptions"]] = (),
        interval: Literal["month", "year"] | None = None,
    ) -> types.DebtAvalancheReply:
        """Time and interest until several debts are paid off, highest interest rate first, each freed payment going to the next debt.

        Inputs:
            debts: Debts to pay off
            extra_monthly_payment: Extra monthly payment beyond all minimum payments (currency); 0 to
                1000000000000; default 0
            start_date: Date from which interest accrues; payments follow each month
            currency: ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal
                places

        Results:
            months_to_payoff: Months until the last debt is paid off (months)
            payoff_date: Date of the last payment; absent without start_date
            total_interest: Total interest (currency)
            total_paid: Total of all payments (currency)
            months_saved: Months saved compared with minimum payments alone; absent if these never pay off a
                debt (months)
            interest_saved: Interest saved compared with minimum payments alone; absent if these never pay off
                a debt (currency)
            debts: Results of each debt
            currency: Currency of the request, in upper case; absent when none was given
            omitted: Reason for each result without a value, by name; absent when every result has one
            warnings: Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law
                restricts; absent when there are none
        """
        return self._run("debt-avalanche", locals())

    def dca(
        self,
        *,
        amount_per_purchase: float,
        prices: Sequence[float],
        fee_per_purchase: float | None = None,
        final_price: float | None = None,
        currency: str | None = None,
        include: Sequence[Literal["chart", "explanation", "assumptions"]] = (),
    ) -> types.DcaReply:
        """A fixed amount invested at each of several prices, compared with a lump sum invested at the first price.

        Inputs:
            amount_per_purchase: Amount of each purchase, including its fee (currency); 0.01 to 1000000000000
            prices: Prices of the purchases, in order
            fee_per_purchase: Fee per purchase, paid out of its amount (currency); 0 to 1000000000000; default
                0
            final_price: Price at which the units are valued; the last of prices if omitted (currency);
                0.000001 to 1000000000000
            currency: ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal
                places

        Results:
            purchase_count: Number of purchases (count)
            total_invested: Total invested, including fees (currency)
            units: Units bought (units)
            average_cost: Average cost per unit, including fees (currency)
            average_price: Average of the prices (currency)
            final_value: Value of the units at the final price (currency)
            gain: Gain: final_value minus total_invested (currency)
            total_return_pct: Gain as a percentage of total_invested (percent)
            lump_sum_units: Units of a lump sum: total_invested at the first price, with one fee (units)
            lump_sum_final_value: Value of the lump-sum units at the final price (currency)
            lump_sum_gain: Gain of the lump sum: lump_sum_final_value minus total_invested (currency)
            dca_advantage: Advantage over the lump sum: final_value minus lump_sum_final_value (currency)
            currency: Currency of the request, in upper case; absent when none was given
        """
        return self._run("dca", locals())

    def stock_average(
        self,
        *,
        purchases: Sequence[types.StockAverageInputsPurchases],
        current_price: float | None = None,
        target_average_cost: float | None = None,
        currency: str | None = None,
        include: Sequence[Literal["chart", "explanation", "assumptions"]] = (),
    ) -> types.StockAverageReply:
        """Average cost of shares bought at several prices, and the number of shares to buy for a target average.

        Inputs:
            purchases: Purchases of the shares
            current_price: Current price per share (currency); 0.000001 to 1000000000000
            target_average_cost: Target average cost, reached by buying more at current_price without a fee
                (currency); 0.000001 to 1000000000000
            currency: ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal
                places

        Results:
            total_shares: Total number of shares (shares)
            total_cost: Total cost, including fees (currency)
            total_fees: Total fees (currency)
            average_cost: Average cost per share, including fees: the break-even price (currency)
            average_price: Average price per share, excluding fees (currency)
            market_value: Market value of the shares at current_price (currency)
            gain: Gain at current_price: market_value minus total_cost (currency)
            total_return_pct: Gain as a percentage of total_cost (percent)
            shares_to_buy: Number of shares to buy to reach target_average_cost (shares)
            cost_to_buy: Cost of the shares to buy (currency)
            currency: Currency of the request, in upper case; absent when none was given
            omitted: Reason for each result without a value, by name; absent when every result has one
        """
        return self._run("stock-average", locals())

    def financial_health(
        self,
        *,
        monthly_income: float,
        monthly_income_after_tax: float,
        monthly_expenses: float,
        monthly_housing_payment: float,
        monthly_debt_payments: float,
        current_savings: float,
        total_assets: float,
        total_liabilities: float,
        utilization_pct: float | None = None,
        target_savings_pct: float | None = None,
        max_front_end_dti: float | None = None,
        max_back_end_dti: float | None = None,
        min_months_covered: float | None = None,
        max_debt_to_assets_pct: float | None = None,
        target_utilization_pct: float | None = None,
        currency: str | None = None,
        include: Sequence[Literal["chart", "explanation", "assumptions"]] = (),
    ) -> types.FinancialHealthReply:
        """Ratios of income, expenses, debts and assets, each with its threshold and whether it is met.

        Inputs:
            monthly_income: Monthly income before tax (currency); 0.01 to 1000000000000
            monthly_income_after_tax: Monthly income after tax (currency); 0.01 to 1000000000000
            monthly_expenses: Monthly expenses, including housing and debt payments (currency); 0.01 to
                1000000000000
            monthly_housing_payment: Monthly rent, or mortgage payment including taxes, insurance and fees
                (currency); 0 to 1000000000000
            monthly_debt_payments: Monthly payments on all other debts (currency); 0 to 1000000000000
            current_savings: Savings that can be spent within days (currency); 0 to 1000000000000
            total_assets: Total assets, including the savings and a home (currency); 0 to 1000000000000
            total_liabilities: Total debts, including a mortgage (currency); 0 to 1000000000000
            utilization_pct: Credit card balances as a percentage of the credit limits (percent); 0 to 1000
            target_savings_pct: Threshold: minimum percentage of the income after tax that is saved (percent);
                0 to 100; default 10
            max_front_end_dti: Threshold: maximum share of income for housing (percent); 1 to 100; default 28
            max_back_end_dti: Threshold: maximum share of income for housing and all debts (percent); 1 to
                100; default 36
            min_months_covered: Threshold: minimum months of expenses that the savings cover (months); 0 to
                120; default 3
            max_debt_to_assets_pct: Threshold: maximum debts as a percentage of the assets (percent); 0 to
                100; default 50
            target_utilization_pct: Threshold: maximum percentage of the credit limits in use (percent); 0 to
                100; default 30
            currency: ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal
                places

        Results:
            savings_rate: Part of the income after tax that is not spent; negative if the expenses exceed it
                (percent)
            front_end_dti: Front-end ratio: share of income for housing (percent)
            back_end_dti: Back-end ratio: share of income for housing and all debts (percent)
            months_covered: Months of expenses that the savings cover (months)
            debt_to_assets_pct: Debts as a percentage of the assets; absent without assets (percent)
            net_worth: Net worth: assets less debts (currency)
            ratio_count: Ratios that have a value (count)
            met_count: Ratios that meet their thresholds; all count the same (count)
            ratios: Ratios with their thresholds
            currency: Currency of the request, in upper case; absent when none was given
            omitted: Reason for each result without a value, by name; absent when every result has one
            warnings: Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law
                restricts; absent when there are none
        """
        return self._run("financial-health", locals())

    def net_worth(
        self,
        *,
        assets: Sequence[types.NetWorthInputsAssets],
        liabilities: Sequence[types.NetWorthInputsLiabilities] | None = None,
        monthly_expenses: float | None = None,
        currency: str | None = None,
        include: Sequence[Literal["chart", "explanation", "assumptions"]] = (),
    ) -> types.NetWorthReply:
        """Assets minus liabilities, with the debt ratio and the liquid share of the assets.

        Inputs:
            assets: Assets
            liabilities: Liabilities; default []
            monthly_expenses: Monthly expenses (currency); 0.01 to 1000000000000
            currency: ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal
                places

        Results:
            net_worth: Net worth: assets minus liabilities; negative if liabilities exceed assets (currency)
            total_assets: Total assets (currency)
            total_liabilities: Total liabilities (currency)
            liquid_assets: Liquid assets (currency)
            liquid_net_worth: Liquid net worth: liquid assets minus liabilities (currency)
            debt_to_assets_pct: Liabilities as a percentage of the assets; absent without assets (percent)
            liquid_assets_pct: Liquid assets as a percentage of all assets; absent without assets (percent)
            months_covered: Months of monthly_expenses that the liquid assets cover (months)
            assets: Assets with their shares
            currency: Currency of the request, in upper case; absent when none was given
            omitted: Reason for each result without a value, by name; absent when every result has one
        """
        return self._run("net-worth", locals())

    def budget_planner(
        self,
        *,
        monthly_income_after_tax: float,
        items: Sequence[types.BudgetPlannerInputsItems],
        target_needs_pct: float | None = None,
        target_wants_pct: float | None = None,
        currency: str | None = None,
        include: Sequence[Literal["chart", "explanation", "assumptions"]] = (),
    ) -> types.BudgetPlannerReply:
        """Monthly needs, wants and savings compared with the 50/30/20 rule or other targets.

        Inputs:
            monthly_income_after_tax: Monthly income after tax (currency); 0.01 to 1000000000000
            items: Budget items
            target_needs_pct: Target share of needs in the income (percent); 0 to 100; default 50
            target_wants_pct: Target share of wants in the income; the rest of 100 is the target of savings
                (percent); 0 to 100; default 30
            currency: ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal
                places

        Results:
            total_budgeted: Total of all items (currency)
            unassigned: Income minus total_budgeted; negative if the items exceed the income (currency)
            unassigned_pct: Unassigned income as a percentage of the income (percent)
            annual_savings: Savings per year (currency)
            kinds: Needs, wants and savings
            currency: Currency of the request, in upper case; absent when none was given
            warnings: Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law
                restricts; absent when there are none
        """
        return self._run("budget-planner", locals())

    def apr(
        self,
        *,
        principal: float,
        advances: Sequence[types.AprInputsAdvances] | None = None,
        fees: float | None = None,
        annual_rate: float | None = None,
        payment: float | None = None,
        payment_count: int | None = None,
        payment_streams: Sequence[types.AprInputsPaymentStreams] | None = None,
        payment_frequency: Literal["weekly", "biweekly", "semimonthly", "monthly", "quarterly", "semiannually"] | None = None,
        first_payment: float | None = None,
        final_payment: float | None = None,
        first_period_units: int | None = None,
        first_period_days: int | None = None,
        start_date: str | None = None,
        first_payment_date: str | None = None,
        payment_rounding: Literal["exact", "cent"] | None = None,
        currency: str | None = None,
        include: Sequence[Literal["chart", "explanation", "assumptions"]] = (),
    ) -> types.AprReply:
        """Annual percentage rate of a loan with its fees, by the actuarial method of Regulation Z.

        Inputs:
            principal: Amount borrowed, including fees; the first part only if advances follow (currency);
                0.01 to 1000000000000
            advances: Further advances of the loan, all before the first payment; default []
            fees: Prepaid finance charges: points and fees that are paid at closing or taken out of the loan
                (currency); 0 to 1000000000000; default 0
            annual_rate: Nominal rate of the loan, which gives the payment; left out when payments are given
                (percent per year); 0 to 1000
            payment: Level payment; left out when annual_rate is given (currency); 0.01 to 1000000000000
            payment_count: Number of payments; left out with payment_streams (count); 1 to 1200
            payment_streams: Level payments one stream after the other, as payments in steps have them, in
                place of payment and payment_count; default []
            payment_frequency: Payment frequency; weekly: 52 a year; biweekly: 26 a year; semimonthly: 24 a
                year; monthly: 12 a year; quarterly: 4 a year; semiannually: 2 a year; default "monthly"
            first_payment: The first payment, where it differs (currency); 0 to 1000000000000
            final_payment: The last payment, where it differs (currency); 0 to 1000000000000
            first_period_units: Whole periods from the loan to the first payment (periods); 0 to 120; default
                1
            first_period_days: Days from the loan to the first payment beside the whole periods; those that
                make up a period count as one (days); 0 to 365; default 0
            start_date: Date of the loan; with first_payment_date in place of the periods and days before the
                first payment
            first_payment_date: Date of the first payment
            payment_rounding: Rounding of payments and of the interest of each period; exact: nothing is
                rounded but the results; cent: a lender's ledger: payments and the interest of each period are
                rounded to the smallest unit of the currency, and the last payment of a loan with annual_rate
                settles the rest, unless final_payment is given; default "exact"
            currency: ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal
                places

        Results:
            apr: Annual percentage rate: the nominal rate that the payments cost for what was financed
                (percent per year)
            finance_charge: Cost of the credit: interest and fees; the payments less the amount financed
                (currency)
            amount_financed: Amount financed: the loan minus the prepaid finance charges (currency)
            total_of_payments: All payments (currency)
            payment: Level payment; with payment_streams, that of the first stream (currency)
            effective_annual_rate: Annual rate that the annual percentage rate compounds to (percent per year)
            final_payment: Last payment; only with payment_rounding cent (currency)
            currency: Currency of the request, in upper case; absent when none was given
            omitted: Reason for each result without a value, by name; absent when every result has one
            warnings: Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law
                restricts; absent when there are none
        """
        return self._run("apr", locals())

    def interest_rate(
        self,
        *,
        present_value: float | None = None,
        payment: float | None = None,
        future_value: float | None = None,
        periods: int,
        payment_timing: Literal["begin", "end"] | None = None,
        periods_per_year: int | None = None,
        compounds_per_year: int | None = None,
        currency: str | None = None,
        include: Sequence[Literal["chart", "explanation", "assumptions"]] = (),
    ) -> types.InterestRateReply:
        """Interest rate of a loan, of savings or of growth, from the amounts and the number of periods.

        Inputs:
            present_value: Amount at the beginning: positive if received, such as a loan; negative if paid,
                such as an investment (currency); -1000000000000 to 1000000000000; default 0
            payment: Payment in each period: positive if received, negative if paid (currency); -1000000000000
                to 1000000000000; default 0
            future_value: Amount at the end: positive if received, such as savings; negative if paid, such as
                a balloon payment (currency); -1000000000000 to 1000000000000; default 0
            periods: Number of periods (periods); 1 to 2400
            payment_timing: Payment timing: start or end of each period; begin: payments at the beginning of
                each period; end: payments at the end of each period; default "end"
            periods_per_year: Periods per year (periods); 1 to 366; default 12
            compounds_per_year: Compounding periods per year; periods_per_year if left out (periods); 1 to 366
            currency: ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal
                places

        Results:
            annual_rate: Nominal annual rate, with compounding every period unless compounds_per_year is
                given; the higher one if two rates fit (percent per year)
            effective_annual_rate: Effective annual rate: a year of compounding at rate_per_period (percent
                per year)
            continuous_annual_rate: Force of interest: the annual rate with continuous compounding (percent
                per year)
            rate_per_period: Rate per period; the higher one if two rates fit (percent per period)
            second_rate_per_period: Lower rate per period, if two rates fit (percent per period)
            net_interest: Net interest: amounts received minus amounts paid (currency)
            currency: Currency of the request, in upper case; absent when none was given
            omitted: Reason for each result without a value, by name; absent when every result has one
        """
        return self._run("interest-rate", locals())

    def rule_of_78(
        self,
        *,
        finance_charge: float,
        tenure_months: int,
        elapsed_months: int,
        annual_rate: float | None = None,
        currency: str | None = None,
        include: Sequence[Literal["chart", "explanation", "assumptions"]] = (),
    ) -> types.RuleOf78Reply:
        """Refund of the finance charge when a loan is repaid early, by the rule of 78 and by the actuarial method.

        Inputs:
            finance_charge: Finance charge of the whole loan (currency); 0 to 1000000000000
            tenure_months: Number of level monthly payments; above 61 United States law forbids the rule of 78
                (months); 1 to 1200
            elapsed_months: Number of payments made before the loan is repaid (months); 0 to 1199
            annual_rate: Nominal annual interest rate, for the refund by the actuarial method (percent per
                year); 0.01 to 1000
            currency: ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal
                places

        Results:
            refund: Refund by the rule of 78: the part of the finance charge that is not yet earned (currency)
            actuarial_refund: Refund by the actuarial method; absent without annual_rate (currency)
            refund_difference: Loss to the borrower by the rule of 78; absent without annual_rate (currency)
            currency: Currency of the request, in upper case; absent when none was given
            warnings: Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law
                restricts; absent when there are none
        """
        return self._run("rule-of-78", locals())

    def future_value(
        self,
        *,
        present_value: float,
        annual_rate: float,
        years: float,
        payment: float | None = None,
        payment_frequency: Literal["annually", "semiannually", "quarterly", "monthly"] | None = None,
        payment_timing: Literal["begin", "end"] | None = None,
        compound_frequency: Literal["annually", "semiannually", "quarterly", "monthly", "daily"] | None = None,
        tax_rate: float | None = None,
        tax_frequency: Literal["annually", "at_maturity"] | None = None,
        inflation_rate: float | None = None,
        currency: str | None = None,
        include: Sequence[Literal["schedule", "chart", "explanation", "assumptions"]] = (),
        interval: Literal["month", "year"] | None = None,
    ) -> types.FutureValueReply:
        """Future value of a lump sum and regular payments.

        Inputs:
            present_value: Lump sum at the beginning (currency); 0 to 1000000000000
            annual_rate: Nominal annual interest rate (percent per year); above -100, up to 1000
            years: Time until the future value (years); 0.01 to 200
            payment: Regular payment (currency); 0 to 1000000000000; default 0
            payment_frequency: Payment frequency; annually: one payment a year; semiannually: 2 payments a
                year; quarterly: 4 payments a year; monthly: 12 payments a year; default "monthly"
            payment_timing: Payment timing: start or end of each period; begin: payments at the beginning of
                each period; end: payments at the end of each period; default "end"
            compound_frequency: Compounding frequency; annually: interest is added once a year; semiannually:
                interest is added twice a year; quarterly: interest is added 4 times a year; monthly: interest
                is added 12 times a year; daily: interest is added 365 times a year; default "monthly"
            tax_rate: Tax rate on the interest; a loss is not taxed (percent); 0 to 100; default 0
            tax_frequency: Tax frequency: when the tax is paid from the savings; annually: at the end of each
                year, on the interest of the year; at_maturity: at the end, on all interest; default
                "at_maturity"
            inflation_rate: Annual inflation rate (percent per year); -50 to 1000; default 0
            currency: ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal
                places

        Results:
            future_value: Future value of the lump sum and the payments, before tax (currency)
            future_value_of_lump_sum: Future value of the lump sum (currency)
            future_value_of_payments: Future value of the regular payments (currency)
            total_contributions: Total of all regular payments (currency)
            interest_earned: Total interest: the future value less the lump sum and all payments (currency)
            tax: Tax on the interest (currency)
            future_value_after_tax: Future value after tax (currency)
            real_future_value_after_tax: Future value after tax, in today's money (currency)
            effective_annual_rate: Effective annual rate: growth over one year, with compounding (percent per
                year)
            currency: Currency of the request, in upper case; absent when none was given
            warnings: Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law
                restricts; absent when there are none
        """
        return self._run("future-value", locals())

    def high_yield_savings(
        self,
        *,
        current_savings: float,
        apy: float,
        years: float,
        monthly_contribution: float | None = None,
        contribution_timing: Literal["begin", "end"] | None = None,
        tax_rate: float | None = None,
        inflation_rate: float | None = None,
        currency: str | None = None,
        include: Sequence[Literal["schedule", "chart", "explanation", "assumptions"]] = (),
        interval: Literal["month", "year"] | None = None,
    ) -> types.HighYieldSavingsReply:
        """Balance of a savings account with regular deposits at an annual percentage yield, and what tax and inflation leave of it.

        Inputs:
            current_savings: Current balance of the account (currency); 0 to 1000000000000
            apy: Annual percentage yield (APY) (percent per year); above -100, up to 1000
            years: Years of saving (years); 0.01 to 200
            monthly_contribution: Deposit in each month (currency); 0 to 1000000000000; default 0
            contribution_timing: Contribution timing: start or end of each month; default "end"
            tax_rate: Tax rate on the interest, which is taxed in the year in which it is credited (percent);
                0 to 100; default 0
            inflation_rate: Annual inflation rate (percent per year); -50 to 1000; default 0
            currency: ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal
                places

        Results:
            future_value: Balance at the end without any tax (currency)
            total_contributions: Total of all deposits (currency)
            interest_earned: Interest earned: the balance at the end minus current_savings and all deposits
                (currency)
            tax: Tax on the interest of all years, paid from the account (currency)
            future_value_after_tax: Balance at the end after the tax of each year (currency)
            real_future_value_after_tax: Balance at the end after the tax of each year, in today's money
                (currency)
            currency: Currency of the request, in upper case; absent when none was given
            warnings: Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law
                restricts; absent when there are none
        """
        return self._run("high-yield-savings", locals())

    def present_value(
        self,
        *,
        future_value: float,
        annual_rate: float,
        years: float,
        payment: float | None = None,
        payment_frequency: Literal["annually", "semiannually", "quarterly", "monthly"] | None = None,
        payment_timing: Literal["begin", "end"] | None = None,
        compound_frequency: Literal["annually", "semiannually", "quarterly", "monthly", "daily"] | None = None,
        currency: str | None = None,
        include: Sequence[Literal["chart", "explanation", "assumptions"]] = (),
    ) -> types.PresentValueReply:
        """The present value of a future amount and of regular payments until then.

        Inputs:
            future_value: Future amount, received at the end (currency); 0 to 1000000000000
            annual_rate: Nominal annual discount rate (percent per year); above -100, up to 1000
            years: Years until the future amount is received (years); 0.01 to 200
            payment: Regular payment received (currency); 0 to 1000000000000; default 0
            payment_frequency: Payment frequency; annually: one payment a year; semiannually: 2 payments a
                year; quarterly: 4 payments a year; monthly: 12 payments a year; default "monthly"
            payment_timing: Payment timing: start or end of each period; begin: payments at the beginning of
                each period; end: payments at the end of each period; default "end"
            compound_frequency: Compounding frequency; annually: interest is added once a year; semiannually:
                interest is added twice a year; quarterly: interest is added 4 times a year; monthly: interest
                is added 12 times a year; daily: interest is added 365 times a year; default "monthly"
            currency: ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal
                places

        Results:
            present_value: Present value of the future amount and the payments (currency)
            present_value_of_lump_sum: Present value of the future amount (currency)
            present_value_of_payments: Present value of the payments (currency)
            total_received: Future amount and all payments, undiscounted (currency)
            total_discount: Total received less its present value (currency)
            effective_annual_rate: Effective annual discount rate, with compounding (percent per year)
            currency: Currency of the request, in upper case; absent when none was given
            warnings: Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law
                restricts; absent when there are none
        """
        return self._run("present-value", locals())

    def step_up_sip(
        self,
        *,
        monthly_investment: float,
        annual_return: float,
        years: float,
        step_up_rate: float | None = None,
        contribution_timing: Literal["begin", "end"] | None = None,
        rate_convention: Literal["nominal", "effective"] | None = None,
        currency: str | None = None,
        include: Sequence[Literal["schedule", "chart", "explanation", "assumptions"]] = (),
        interval: Literal["month", "year"] | None = None,
    ) -> types.StepUpSipReply:
        """The future value of a monthly investment that is raised every year, compared with one that stays the same.

        Inputs:
            monthly_investment: Monthly investment in the first year (currency); 0.01 to 1000000000000
            annual_return: Annual return on the investments (percent per year); above -100, up to 1000
            years: Investment period, rounded to whole months (half up, at least one) (years); 0.01 to 200
            step_up_rate: Increase of the monthly investment after every 12 months (percent per year); 0 to
                100; default 10
            contribution_timing: Contribution timing: start or end of each month; begin: contributions at the
                beginning of each month; end: contributions at the end of each month; default "begin"
            rate_convention: Convention of the annual return: nominal or effective; nominal: the annual rate
                is nominal: one-twelfth of it is earned each month; effective: the annual rate is effective:
                twelve months compound to it; default "nominal"
            currency: ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal
                places

        Results:
            future_value: Value at the end of the last month (currency)
            total_invested: Total of all investments (currency)
            wealth_gained: Gain: the future value less the total invested (currency)
            final_monthly_investment: Monthly investment in the last month (currency)
            future_value_without_step_up: Future value with the same amount invested every month (currency)
            step_up_advantage: Increase of the future value by the step-up (currency)
            currency: Currency of the request, in upper case; absent when none was given
            warnings: Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law
                restricts; absent when there are none
        """
        return self._run("step-up-sip", locals())

    def investment_goal(
        self,
        *,
        goal_amount: float,
        years: float,
        annual_return: float,
        current_savings: float | None = None,
        inflation_rate: float | None = None,
        contribution_timing: Literal["begin", "end"] | None = None,
        rate_convention: Literal["nominal", "effective"] | None = None,
        currency: str | None = None,
        include: Sequence[Literal["schedule", "chart", "explanation", "assumptions"]] = (),
        interval: Literal["month", "year"] | None = None,
    ) -> types.InvestmentGoalReply:
        """Monthly investment or lump sum needed to reach a goal by a given time.

        Inputs:
            goal_amount: Goal amount, in today's money (currency); 0.01 to 1000000000000
            years: Time until the goal, rounded to whole months (half up, at least one) (years); 0.01 to 200
            annual_return: Annual return on the investments (percent per year); above -100, up to 1000
            current_savings: Current savings for the goal (currency); 0 to 1000000000000; default 0
            inflation_rate: Annual inflation rate of the goal amount (percent per year); above -100, up to
                1000; default 0
            contribution_timing: Contribution timing: start or end of each month; begin: contributions at the
                beginning of each month; end: contributions at the end of each month; default "begin"
            rate_convention: Convention of the annual return: nominal or effective; nominal: the annual rate
                is nominal: one-twelfth of it is earned each month; effective: the annual rate is effective:
                twelve months compound to it; default "nominal"
            currency: ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal
                places

        Results:
            future_goal_amount: Goal amount at future prices (currency)
            future_value_of_savings: Future value of the current savings (currency)
            shortfall: Amount by which the current savings fall short of the goal; 0 if they reach it
                (currency)
            required_monthly_investment: Monthly investment that reaches the goal (currency)
            required_lump_sum: Lump sum today that reaches the goal instead of monthly investments (currency)
            total_invested: Total of all monthly investments (currency)
            wealth_gained: Growth of the current savings and the monthly investments (currency)
            currency: Currency of the request, in upper case; absent when none was given
            warnings: Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law
                restricts; absent when there are none
        """
        return self._run("investment-goal", locals())

    def expense_ratio(
        self,
        *,
        initial_investment: float,
        annual_return: float,
        expense_ratio: float,
        years: float,
        monthly_contribution: float | None = None,
        contribution_timing: Literal["begin", "end"] | None = None,
        rate_convention: Literal["nominal", "effective"] | None = None,
        comparison_expense_ratio: float | None = None,
        tracking_difference_rate: float | None = None,
        entry_load_pct: float | None = None,
        exit_load_pct: float | None = None,
        currency: str | None = None,
        include: Sequence[Literal["schedule", "chart", "explanation", "assumptions"]] = (),
        interval: Literal["month", "year"] | None = None,
    ) -> types.ExpenseRatioReply:
        """Cost of a fund's annual fees over time, and a comparison with a fund that charges other fees.

        Inputs:
            initial_investment: Initial investment (currency); 0 to 1000000000000
            annual_return: Annual return before fees (percent per year); above -100, up to 1000
            expense_ratio: Annual fees as a percentage of the value, charged evenly over the year (percent per
                year); 0 to 99
            years: Investment period (years); 0.01 to 200
            monthly_contribution: Monthly contribution (currency); 0 to 1000000000000; default 0
            contribution_timing: Contribution timing: start or end of each month; begin: contributions at the
                beginning of each month; end: contributions at the end of each month; default "end"
            rate_convention: Convention of the annual return: nominal or effective; nominal: the annual rate
                is nominal: one-twelfth of it is earned each month; effective: the annual rate is effective:
                twelve months compound to it; default "effective"
            comparison_expense_ratio: Annual fees of the comparison fund, as a percentage of the value
                (percent per year); 0 to 99; default 0
            tracking_difference_rate: Annual loss against the index beyond the fees, as a percentage of the
                value; negative if the fund gains on it (percent per year); -10 to 99; default 0
            entry_load_pct: Entry load: part of each payment that the seller keeps (percent); 0 to 99; default
                0
            exit_load_pct: Exit load: part of the final value that is kept when it is paid out (percent); 0 to
                99; default 0
            currency: ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal
                places

        Results:
            future_value: Final value after fees (currency)
            future_value_without_fees: Final value without fees (currency)
            cost_of_fees: Cost of the fees: all fees, loads and tracking losses, and the growth they would
                have earned (currency)
            cost_of_fees_pct: Cost of the fees as a percentage of the final value without fees (percent)
            comparison_future_value: Final value with the fees of the comparison fund (currency)
            comparison_advantage: Final value with the comparison fund less the final value with this fund
                (currency)
            total_invested: Initial investment and all contributions (currency)
            wealth_gained: Final value after fees minus the initial investment and all contributions
                (currency)
            total_loads: Total of the entry and exit loads (currency)
            annual_return_after_fees: Effective annual return after fees, without the loads (percent per year)
            currency: Currency of the request, in upper case; absent when none was given
            warnings: Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law
                restricts; absent when there are none
        """
        return self._run("expense-ratio", locals())

    def etf(
        self,
        *,
        initial_investment: float,
        annual_return: float,
        years: float,
        expense_ratio: float,
        monthly_contribution: float | None = None,
        contribution_timing: Literal["begin", "end"] | None = None,
        rate_convention: Literal["nominal", "effective"] | None = None,
        tracking_difference_rate: float | None = None,
        currency: str | None = None,
        include: Sequence[Literal["schedule", "chart", "explanation", "assumptions"]] = (),
        interval: Literal["month", "year"] | None = None,
    ) -> types.EtfReply:
        """Future value of an exchange-traded fund (ETF) with its expense ratio and tracking difference, and what these cost.

        Inputs:
            initial_investment: Initial investment (currency); 0 to 1000000000000
            annual_return: Annual return of the index (percent per year); above -100, up to 1000
            years: Investment period (years); 0.01 to 200
            expense_ratio: Annual fees as a percentage of the value, charged evenly over the year (percent per
                year); 0 to 99
            monthly_contribution: Monthly contribution (currency); 0 to 1000000000000; default 0
            contribution_timing: Contribution timing: start or end of each month; begin: contributions at the
                beginning of each month; end: contributions at the end of each month; default "end"
            rate_convention: Convention of the annual return: nominal or effective; nominal: the annual rate
                is nominal: one-twelfth of it is earned each month; effective: the annual rate is effective:
                twelve months compound to it; default "effective"
            tracking_difference_rate: Annual loss against the index beyond the fees, as a percentage of the
                value; negative if the fund gains on it (percent per year); -10 to 99; default 0
            currency: ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal
                places

        Results:
            future_value: Final value after fees (currency)
            total_invested: Initial investment and all contributions (currency)
            wealth_gained: Final value after fees minus the initial investment and all contributions
                (currency)
            cost_of_fees: Cost of fees and tracking: their amount and the growth they would have earned
                (currency)
            currency: Currency of the request, in upper case; absent when none was given
            warnings: Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law
                restricts; absent when there are none
        """
        return self._run("etf", locals())

    def mutual_fund(
        self,
        *,
        initial_investment: float,
        annual_return: float,
        years: float,
        expense_ratio: float,
        monthly_contribution: float | None = None,
        contribution_timing: Literal["begin", "end"] | None = None,
        rate_convention: Literal["nominal", "effective"] | None = None,
        entry_load_pct: float | None = None,
        exit_load_pct: float | None = None,
        currency: str | None = None,
        include: Sequence[Literal["schedule", "chart", "explanation", "assumptions"]] = (),
        interval: Literal["month", "year"] | None = None,
    ) -> types.MutualFundReply:
        """Future value of a mutual fund with its expense ratio, entry load and exit load, and what these cost.

        Inputs:
            initial_investment: Initial investment (currency); 0 to 1000000000000
            annual_return: Annual return before fees (percent per year); above -100, up to 1000
            years: Investment period (years); 0.01 to 200
            expense_ratio: Annual fees as a percentage of the value, charged evenly over the year (percent per
                year); 0 to 99
            monthly_contribution: Monthly contribution (currency); 0 to 1000000000000; default 0
            contribution_timing: Contribution timing: start or end of each month; begin: contributions at the
                beginning of each month; end: contributions at the end of each month; default "end"
            rate_convention: Convention of the annual return: nominal or effective; nominal: the annual rate
                is nominal: one-twelfth of it is earned each month; effective: the annual rate is effective:
                twelve months compound to it; default "effective"
            entry_load_pct: Entry load: part of each payment that the seller keeps (percent); 0 to 99; default
                0
            exit_load_pct: Exit load: part of the final value that is kept when it is paid out (percent); 0 to
                99; default 0
            currency: ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal
                places

        Results:
            future_value: Final value after fees (currency)
            total_invested: Initial investment and all contributions (currency)
            wealth_gained: Final value after fees minus the initial investment and all contributions
                (currency)
            cost_of_fees: Cost of fees and loads: their amount and the growth they would have earned
                (currency)
            total_loads: Total of the entry and exit loads (currency)
            currency: Currency of the request, in upper case; absent when none was given
            warnings: Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law
                restricts; absent when there are none
        """
        return self._run("mutual-fund", locals())

    def dividend(
        self,
        *,
        shares: float,
        current_price: float,
        dividend_per_share: float | None = None,
        dividend_yield: float | None = None,
        average_cost: float | None = None,
        currency: str | None = None,
        include: Sequence[Literal["chart", "explanation", "assumptions"]] = (),
    ) -> types.DividendReply:
        """Annual and monthly dividends of shares, their dividend yield, and their yield on cost.

        Inputs:
            shares: Number of shares (shares); 0 to 1000000000000
            current_price: Current price of a share (currency); 0.01 to 1000000000000
            dividend_per_share: Annual dividend per share; left out if dividend_yield is given (currency); 0
                to 1000000000000
            dividend_yield: Annual dividends as a percentage of the current price; left out if
                dividend_per_share is given (percent per year); 0 to 100
            average_cost: Average cost of a share, for the yield on cost (currency); 0.01 to 1000000000000
            currency: ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal
                places

        Results:
            market_value: Market value of the shares (currency)
            annual_dividends: Annual dividends (currency)
            monthly_dividends: One-twelfth of the annual dividends (currency)
            dividend_yield: Annual dividends as a percentage of the current price (percent per year)
            yield_on_cost_pct: Annual dividends as a percentage of the average cost; absent without
                average_cost (percent per year)
            currency: Currency of the request, in upper case; absent when none was given
            warnings: Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law
                restricts; absent when there are none
        """
        return self._run("dividend", locals())

    def dividend_reinvestment(
        self,
        *,
        initial_investment: float,
        dividend_yield: float,
        price_growth_rate: float,
        years: int,
        dividend_growth_rate: float | None = None,
        dividend_tax_rate: float | None = None,
        dividends_reinvested: bool | None = None,
        dividend_frequency: Literal["annually", "semiannually", "quarterly", "monthly"] | None = None,
        annual_contribution: float | None = None,
        currency: str | None = None,
        include: Sequence[Literal["schedule", "chart", "explanation", "assumptions"]] = (),
        interval: Literal["year"] | None = None,
    ) -> types.DividendReinvestmentReply:
        """Value, total return and yield on cost of shares over time, with dividends either reinvested or paid out.

        Inputs:
            initial_investment: Amount invested at the start (currency); 0.01 to 1000000000000
            dividend_yield: Dividends of the first year, in percent of the price at the start (percent per
                year); 0 to 100
            price_growth_rate: Effective rise of the price (percent per year); -50 to 1000
            years: Years for which the shares are held (years); 1 to 100
            dividend_growth_rate: Yearly rise of the dividend per share, from the second year on (percent per
                year); above -100, up to 1000; default 0
            dividend_tax_rate: Tax withheld from each dividend (percent); 0 to 99; default 0
            dividends_reinvested: Whether dividends are reinvested; true: dividends, after tax, buy shares at
                the price of the day; false: dividends, after tax, are paid out; default true
            dividend_frequency: Payment frequency; annually: one payment a year; semiannually: 2 payments a
                year; quarterly: 4 payments a year; monthly: 12 payments a year; default "quarterly"
            annual_contribution: Amount that buys more shares at the end of each year (currency); 0 to
                1000000000000; default 0
            currency: ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal
                places

        Results:
            future_value: Value of all shares at the end (currency)
            total_dividends: All dividends after tax (currency)
            dividend_tax: Tax withheld from the dividends (currency)
            total_invested: Amount at the start and all contributions (currency)
            wealth_gained: Value at the end and dividends paid out, less the amount invested (currency)
            total_return_pct: Total gain in percent of the amount invested (percent)
            reinvestment_advantage: Gain from reinvesting the dividends rather than having them paid out; only
                if they are reinvested (currency)
            next_year_dividends: Dividends after tax in the year after the last, from the shares held then
                (currency)
            yield_on_cost_pct: Income of the next year in percent of the amount invested (percent per year)
            currency: Currency of the request, in upper case; absent when none was given
            warnings: Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law
                restricts; absent when there are none
        """
        return self._run("dividend-reinvestment", locals())

    def drip(
        self,
        *,
        initial_investment: float,
        dividend_yield: float,
        price_growth_rate: float,
        years: int,
        dividend_growth_rate: float | None = None,
        dividend_tax_rate: float | None = None,
        dividend_frequency: Literal["annually", "semiannually", "quarterly", "monthly"] | None = None,
        annual_contribution: float | None = None,
        currency: str | None = None,
        include: Sequence[Literal["schedule", "chart", "explanation", "assumptions"]] = (),
        interval: Literal["year"] | None = None,
    ) -> types.DripReply:
        """Growth of shares in a dividend reinvestment plan (DRIP), and the advantage over having the dividends paid out.

        Inputs:
            initial_investment: Amount invested at the start (currency); 0.01 to 1000000000000
            dividend_yield: Dividends of the first year, in percent of the price at the start (percent per
                year); 0 to 100
            price_growth_rate: Annual growth of the share price (percent per year); -50 to 1000
            years: Years for which the shares are held (years); 1 to 100
            dividend_growth_rate: Annual growth of the dividend per share, from the second year on (percent
                per year); above -100, up to 1000; default 0
            dividend_tax_rate: Tax withheld from each dividend (percent); 0 to 99; default 0
            dividend_frequency: Payment frequency; annually: one payment a year; semiannually: 2 payments a
                year; quarterly: 4 payments a year; monthly: 12 payments a year; default "quarterly"
            annual_contribution: Amount that buys more shares at the end of each year (currency); 0 to
                1000000000000; default 0
            currency: ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal
                places

        Results:
            future_value: Value of all shares at the end (currency)
            total_dividends: All dividends after tax, which buy shares (currency)
            reinvestment_advantage: Advantage of reinvesting the dividends over having them paid out
                (currency)
            next_year_dividends: Dividends after tax in the year after the last, from the shares held then
                (currency)
            currency: Currency of the request, in upper case; absent when none was given
            warnings: Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law
                restricts; absent when there are none
        """
        return self._run("drip", locals())

    def savings_goal(
        self,
        *,
        goal_amount: float,
        monthly_contribution: float | None = None,
        current_savings: float | None = None,
        annual_rate: float | None = None,
        target_months: int | None = None,
        goal_growth_rate: float | None = None,
        contribution_timing: Literal["begin", "end"] | None = None,
        rate_convention: Literal["nominal", "effective"] | None = None,
        currency: str | None = None,
        include: Sequence[Literal["schedule", "chart", "explanation", "assumptions"]] = (),
        interval: Literal["month", "year"] | None = None,
    ) -> types.SavingsGoalReply:
        """Time in which monthly deposits reach a savings goal, and the deposit that reaches it in a given time.

        Inputs:
            goal_amount: Savings goal (currency); 0.01 to 1000000000000
            monthly_contribution: Monthly deposit; optional if target_months is given (currency); 0 to
                1000000000000
            current_savings: Current savings (currency); 0 to 1000000000000; default 0
            annual_rate: Annual interest rate (percent per year); 0 to 1000; default 0
            target_months: Months in which to reach the goal, for required_monthly_contribution (months); 1 to
                1200
            goal_growth_rate: Annual growth of the goal, such as inflation (percent per year); 0 to 100;
                default 0
            contribution_timing: Contribution timing: start or end of each month; begin: contributions at the
                beginning of each month; end: contributions at the end of each month; default "end"
            rate_convention: Convention of the annual return: nominal or effective; nominal: the annual rate
                is nominal: one-twelfth of it is earned each month; effective: the annual rate is effective:
                twelve months compound to it; default "nominal"
            currency: ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal
                places

        Results:
            months_to_goal: Whole months until the goal is reached; 0 if it already is (months)
            years_to_goal: Years until the goal is reached, including a fraction of the last month unless the
                goal grows (years)
            total_contributions: All deposits until the goal is reached; the last one is only as large as
                needed (currency)
            interest_earned: Interest until the goal is reached: the goal minus current savings and deposits
                (currency)
            future_goal_amount: Goal when it is reached (currency)
            required_monthly_contribution: Monthly deposit that reaches the goal in target_months; 0 if none
                is needed (currency)
            currency: Currency of the request, in upper case; absent when none was given
            omitted: Reason for each result without a value, by name; absent when every result has one
            warnings: Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law
                restricts; absent when there are none
        """
        return self._run("savings-goal", locals())

    def education_goal(
        self,
        *,
        annual_education_costs: float,
        education_years: int | None = None,
        years: float,
        education_inflation_rate: float,
        annual_return: float,
        contribution_timing: Literal["begin", "end"] | None = None,
        rate_convention: Literal["nominal", "effective"] | None = None,
        current_savings: float | None = None,
        currency: str | None = None,
        include: Sequence[Literal["chart", "explanation", "assumptions"]] = (),
    ) -> types.EducationGoalReply:
        """Savings needed for the years of a child's education, and the monthly contribution that builds them.

        Inputs:
            annual_education_costs: Costs of one year of education, in today's money (currency); 0.01 to
                1000000000000
            education_years: Number of years of education (years); 1 to 30; default 4
            years: Time until the education begins, rounded to whole months (half up, at least one) (years);
                0.01 to 200
            education_inflation_rate: Annual growth of the costs (percent per year); above -100, up to 1000
            annual_return: Annual return on the investments (percent per year); above -100, up to 1000
            contribution_timing: Contribution timing: start or end of each month; begin: contributions at the
                beginning of each month; end: contributions at the end of each month; default "end"
            rate_convention: Convention of the annual return: nominal or effective; nominal: the annual rate
                is nominal: one-twelfth of it is earned each month; effective: the annual rate is effective:
                twelve months compound to it; default "effective"
            current_savings: Savings set aside today (currency); 0 to 1000000000000; default 0
            currency: ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal
                places

        Results:
            future_goal_amount: Savings needed when the education begins (currency)
            shortfall: Amount by which the current savings, with their return, fall short of the goal; 0 if
                they reach it (currency)
            required_monthly_contribution: Monthly contribution that closes the shortfall (currency)
            required_lump_sum: Single amount today that closes the shortfall (currency)
            currency: Currency of the request, in upper case; absent when none was given
            warnings: Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law
                restricts; absent when there are none
        """
        return self._run("education-goal", locals())

    def fixed_deposit(
        self,
        *,
        principal: float,
        annual_rate: float,
        tenure_years: int | None = None,
        tenure_months: int | None = None,
        tenure_days: int | None = None,
        compound_frequency: Literal["annually", "semiannually", "quarterly", "monthly", "daily"] | None = None,
        short_term_convention: Literal["simple", "simple_parts", "compound"] | None = None,
        payout_frequency: Literal["at_maturity", "monthly", "quarterly", "semiannually", "annually"] | None = None,
        tax_rate: float | None = None,
        currency: str | None = None,
        include: Sequence[Literal["schedule", "chart", "explanation", "assumptions"]] = (),
        interval: Literal["month", "year"] | None = None,
    ) -> types.FixedDepositReply:
        """The maturity value and the interest of a fixed (term) deposit, cumulative or with interest paid out.

        Inputs:
            principal: Amount deposited (currency); 0 to 1000000000000
            annual_rate: Nominal annual interest rate (percent per year); 0 to 1000
            tenure_years: Years of the term (years); 0 to 100; default 0
            tenure_months: Months of the term, in addition to tenure_years (months); 0 to 1200; default 0
            tenure_days: Term in days of a year of 365, in place of tenure_years and tenure_months (days); 7
                to 3650
            compound_frequency: Compounding frequency; annually: interest is added once a year; semiannually:
                interest is added twice a year; quarterly: interest is added 4 times a year; monthly: interest
                is added 12 times a year; daily: interest is added 365 times a year; default "quarterly"
            short_term_convention: Interest of a short term; simple: simple interest for a term below 6
                months, as most banks pay; longer terms compound to the last day; simple_parts: simple
                interest for a term below 6 months and, in a longer one, for the days after the last whole
                compounding period, as banks in India pay; compound: compounds to the last day in every term;
                default "simple"
            payout_frequency: Interest payout; at_maturity: interest stays in the deposit and is paid at
                maturity; monthly: interest is paid out every month, at the lower rate that compounds to the
                same annual yield; quarterly: interest is paid out every 3 months; semiannually: interest is
                paid out every 6 months; annually: interest is paid out every year; default "at_maturity"
            tax_rate: Tax rate on the interest (percent); 0 to 100; default 0
            currency: ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal
                places

        Results:
            maturity_value: Amount paid at the end of the term, before tax (currency)
            interest_earned: Total interest, before tax (currency)
            interest_payout: Interest paid out in each full payout period; absent for a cumulative deposit
                (currency)
            tax: Tax on the total interest (currency)
            interest_earned_after_tax: Total interest after tax (currency)
            maturity_value_after_tax: Amount paid at the end of the term, after tax on its interest (currency)
            effective_annual_rate: Effective annual rate, with compounding and before tax (percent per year)
            currency: Currency of the request, in upper case; absent when none was given
            omitted: Reason for each result without a value, by name; absent when every result has one
            warnings: Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law
                restricts; absent when there are none
        """
        return self._run("fixed-deposit", locals())

    def recurring_deposit(
        self,
        *,
        monthly_deposit: float,
        annual_rate: float,
        tenure_months: int,
        compound_frequency: Literal["annually", "semiannually", "quarterly", "monthly", "daily"] | None = None,
        contribution_timing: Literal["begin", "end"] | None = None,
        tax_rate: float | None = None,
        currency: str | None = None,
        include: Sequence[Literal["schedule", "chart", "explanation", "assumptions"]] = (),
        interval: Literal["month", "year"] | None = None,
    ) -> types.RecurringDepositReply:
        """The maturity value of equal monthly deposits at a bank, with the quarterly compounding of India's banks by default.

        Inputs:
            monthly_deposit: Amount deposited each month (currency); 0.01 to 1000000000000
            annual_rate: Nominal annual interest rate (percent per year); 0 to 1000
            tenure_months: Term in months: the number of deposits (months); 1 to 1200
            compound_frequency: Compounding frequency; annually: interest is added once a year; semiannually:
                interest is added twice a year; quarterly: interest is added 4 times a year; monthly: interest
                is added 12 times a year; daily: interest is added 365 times a year; default "quarterly"
            contribution_timing: Contribution timing: start or end of each month; begin: contributions at the
                beginning of each month; end: contributions at the end of each month; default "begin"
            tax_rate: Tax rate on the interest (percent); 0 to 100; default 0
            currency: ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal
                places

        Results:
            maturity_value: Amount paid at the end of the last month, before tax (currency)
            total_deposits: Total deposits (currency)
            interest_earned: Total interest, before tax (currency)
            tax: Tax on the total interest (currency)
            maturity_value_after_tax: Amount paid at the end of the last month, after tax (currency)
            effective_annual_rate: Effective annual rate, with compounding and before tax (percent per year)
            currency: Currency of the request, in upper case; absent when none was given
            warnings: Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law
                restricts; absent when there are none
        """
        return self._run("recurring-deposit", locals())

    def ppf(
        self,
        *,
        annual_deposit: float,
        annual_rate: float | None = None,
        years: int | None = None,
        deposit_frequency: Literal["annually", "monthly"] | None = None,
        deposit_timing: Literal["begin", "end"] | None = None,
        current_savings: float | None = None,
        elapsed_years: int | None = None,
        extended_with_deposits: bool | None = None,
        deposits: Sequence[types.PpfInputsDeposits] | None = None,
        annual_rates: Sequence[types.PpfInputsAnnualRates] | None = None,
        currency: str | None = None,
        include: Sequence[Literal["schedule", "chart", "explanation", "assumptions"]] = (),
        interval: Literal["year"] | None = None,
    ) -> types.PpfReply:
        """The maturity value of India's Public Provident Fund (PPF), with extensions, and with deposits and rates that differ from year to year.

        Inputs:
            annual_deposit: Deposit in each financial year: from 500 to 150,000, or 0 in an account with
                current_savings (currency); 0 to 150000
            annual_rate: Annual interest rate of the scheme, in years without one of their own (percent per
                year); 0 to 1000; default 7.1
            years: Term: 15 years, or more with extensions of 5 years each; for an account with
                current_savings, the remaining years or extensions of 5 years each (years); 1 to 50; default
                15
            deposit_frequency: Deposits within the financial year; annually: the whole amount at once;
                monthly: one-twelfth of the amount each month; default "annually"
            deposit_timing: Deposit timing; begin: deposits by the 5th of April or of each month, which earn
                interest from that month on; end: deposits after the 5th of March, which earn no interest in
                their year, or of each month, which earn it from the next month on; default "begin"
            current_savings: Balance of the account at the start (currency); 0 to 1000000000000; default 0
            elapsed_years: Financial years of the account that have passed, of which current_savings are the
                balance (years); 0 to 49; default 0
            extended_with_deposits: Whether deposits go on after 15 years; true: extensions have the same
                deposits; false: nothing is deposited after 15 years, and the balance earns interest; default
                true
            deposits: Years with another deposit than annual_deposit; default []
            annual_rates: Years with another rate than annual_rate; default []
            currency: ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal
                places

        Results:
            maturity_value: Balance of the account at the end (currency)
            total_deposits: Total deposits over the term (currency)
            interest_earned: Total interest over the term (currency)
            first_year_interest: Interest in the first year (currency)
            final_year_interest: Interest in the last year (currency)
            law: Law that the results rest on
            currency: Currency of the request, in upper case; absent when none was given
            warnings: Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law
                restricts; absent when there are none
        """
        return self._run("ppf", locals())

    def emergency_fund(
        self,
        *,
        monthly_expenses: float,
        months_covered: int | None = None,
        current_savings: float | None = None,
        expenses_covered_pct: float | None = None,
        monthly_contribution: float | None = None,
        annual_rate: float | None = None,
        contribution_timing: Literal["begin", "end"] | None = None,
        rate_convention: Literal["nominal", "effective"] | None = None,
        target_months: int | None = None,
        currency: str | None = None,
        include: Sequence[Literal["chart", "explanation", "assumptions"]] = (),
    ) -> types.EmergencyFundReply:
        """The emergency fund that covers a number of months without income, and the monthly saving that builds it.

        Inputs:
            monthly_expenses: Monthly expenses that the fund must cover (currency); 0.01 to 1000000000000
            months_covered: Number of months that the fund must cover (months); 1 to 120; default 6
            current_savings: Savings set aside for the fund today (currency); 0 to 1000000000000; default 0
            expenses_covered_pct: Share of the expenses covered by other income, such as a partner's
                (percent); 0 to 100; default 0
            monthly_contribution: Amount saved each month; 0 when omitted (currency); 0 to 1000000000000
            annual_rate: Annual interest rate of the fund (percent per year); 0 to 1000; default 0
            contribution_timing: Contribution timing: start or end of each month; begin: contributions at the
                beginning of each month; end: contributions at the end of each month; default "end"
            rate_convention: Convention of the annual return: nominal or effective; nominal: the annual rate
                is nominal: one-twelfth of it is earned each month; effective: the annual rate is effective:
                twelve months compound to it; default "nominal"
            target_months: Months in which required_monthly_contribution completes the fund (months); 1 to
                1200; default 12
            currency: ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal
                places

        Results:
            goal_amount: Target size of the fund (currency)
            shortfall: Amount missing from the target today; 0 when the target is reached (currency)
            funded_pct: Savings today as a percentage of the target; 100 when the target is reached (percent)
            required_monthly_contribution: Monthly saving that completes the fund in target_months (currency)
            months_to_goal: Whole months until the fund is complete with monthly_contribution; absent when it
                never is complete (months)
            currency: Currency of the request, in upper case; absent when none was given
            omitted: Reason for each result without a value, by name; absent when every result has one
            warnings: Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law
                restricts; absent when there are none
        """
        return self._run("emergency-fund", locals())

    def life_insurance(
        self,
        *,
        annual_income: float,
        replacement_years: int,
        income_growth_rate: float | None = None,
        discount_rate: float | None = None,
        mortgage_balance: float | None = None,
        other_debt_balance: float | None = None,
        education_costs: float | None = None,
        final_expenses: float | None = None,
        current_savings: float | None = None,
        current_coverage: float | None = None,
        currency: str | None = None,
        include: Sequence[Literal["chart", "explanation", "assumptions"]] = (),
    ) -> types.LifeInsuranceReply:
        """Life insurance that replaces an income and pays off debts, education and final expenses.

        Inputs:
            annual_income: Annual income to replace: after income tax, and without what you spend on yourself
                (currency); 0 to 1000000000000
            replacement_years: Number of years in which the income is replaced (years); 1 to 100
            income_growth_rate: Annual growth of the income (percent per year); above -100, up to 1000;
                default 0
            discount_rate: Annual return on the payout while it is used up (percent per year); above -100, up
                to 1000; default 0
            mortgage_balance: Mortgage balance to pay off (currency); 0 to 1000000000000; default 0
            other_debt_balance: Balance of other debts to pay off (currency); 0 to 1000000000000; default 0
            education_costs: Costs of the children's education, in today's money (currency); 0 to
                1000000000000; default 0
            final_expenses: Funeral, medical and estate costs (currency); 0 to 1000000000000; default 0
            current_savings: Savings that the family can use (currency); 0 to 1000000000000; default 0
            current_coverage: Life insurance that exists already (currency); 0 to 1000000000000; default 0
            currency: ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal
                places

        Results:
            required_coverage: Coverage needed: income, debts, education and final expenses less savings;
                never below 0 (currency)
            human_life_value: Human life value: present value of the income to replace (currency)
            coverage_gap: Required less existing coverage; negative if there is more than enough (currency)
            currency: Currency of the request, in upper case; absent when none was given
            warnings: Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law
                restricts; absent when there are none
        """
        return self._run("life-insurance", locals())

    def health_insurance(
        self,
        *,
        plans: Sequence[types.HealthInsuranceInputsPlans],
        scenarios: Sequence[types.HealthInsuranceInputsScenarios],
        annual_hsa_contribution: float | None = None,
        marginal_tax_rate: float | None = None,
        currency: str | None = None,
        include: Sequence[Literal["chart", "explanation", "assumptions"]] = (),
    ) -> types.HealthInsuranceReply:
        """Yearly cost of health plans with little and much care: premiums, what you pay yourself, and savings of an HSA.

        Inputs:
            plans: Health plans to compare
            scenarios: Years with different needs for care
            annual_hsa_contribution: Your own yearly contribution to a health savings account, where the plan
                allows it (currency); 0 to 1000000000000; default 0
            marginal_tax_rate: Tax on one more unit of income, which contributions to the account save
                (percent); 0 to 100; default 0
            currency: ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal
                places

        Results:
            break_even_annual_medical_expenses: Medical expenses above which the plan that is the cheapest
                without any no longer is; absent if it always is (currency)
            lowest_max_annual_cost: Lowest max_annual_cost: cost of the worst year with the plan for which it
                is lowest (currency)
            lowest_max_cost_plan_index: Plan with the lowest max_annual_cost; its position in plans, from 0
                (index)
            lowest_min_cost_plan_index: Plan with the lowest min_annual_cost; its position in plans, from 0
                (index)
            plans: Plans in the order given
            scenarios: Scenarios in the order given
            currency: Currency of the request, in upper case; absent when none was given
            omitted: Reason for each result without a value, by name; absent when every result has one
            warnings: Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law
                restricts; absent when there are none
        """
        return self._run("health-insurance", locals())

    def home_insurance(
        self,
        *,
        floor_area: float,
        rebuild_cost_per_area: float,
        contents_value: float | None = None,
        current_coverage: float,
        premium_rate: float,
        deductible: float | None = None,
        coinsurance_pct: float | None = None,
        loss_amount: float | None = None,
        currency: str | None = None,
        include: Sequence[Literal["chart", "explanation", "assumptions"]] = (),
    ) -> types.HomeInsuranceReply:
        """Coverage that a home needs, its premium, and what a claim pays when the coverage is too low.

        Inputs:
            floor_area: Floor area, in square feet or square meters (number); 0.01 to 1000000
            rebuild_cost_per_area: Cost of rebuilding a square foot or square meter (currency); 0.01 to
                1000000000000
            contents_value: Insured value of the contents (currency); 0 to 1000000000000; default 0
            current_coverage: Coverage of the building (currency); 0 to 1000000000000
            premium_rate: Annual premium as a percentage of the coverage of building and contents (percent per
                year); 0 to 100
            deductible: Deductible: part of each loss that is not paid (currency); 0 to 1000000000000; default
                0
            coinsurance_pct: Coinsurance: percentage of the rebuild cost that must be covered to avoid a
                penalty (percent); 1 to 100; default 80
            loss_amount: Loss on the building, to see what the insurance pays (currency); 0 to 1000000000000
            currency: ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal
                places

        Results:
            rebuild_cost: Cost of rebuilding the home (currency)
            required_coverage: Lowest coverage without a coinsurance penalty (currency)
            annual_premium: Premium per year (currency)
            coverage_gap: Coverage that is missing to avoid a penalty: required less present coverage;
                negative if there is more (currency)
            replacement_gap: Coverage that is missing to rebuild after a total loss: rebuild cost less present
                coverage, at least 0 (currency)
            claim_payment: Payment for the loss; absent without loss_amount (currency)
            coinsurance_penalty: Reduction of the payment for too low a coverage; absent without loss_amount
                (currency)
            currency: Currency of the request, in upper case; absent when none was given
            warnings: Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law
                restricts; absent when there are none
        """
        return self._run("home-insurance", locals())

    def auto_insurance(
        self,
        *,
        options: Sequence[types.AutoInsuranceInputsOptions],
        claim_probability_pct: float | None = None,
        currency: str | None = None,
        include: Sequence[Literal["chart", "explanation", "assumptions"]] = (),
    ) -> types.AutoInsuranceReply:
        """Expected yearly cost of car insurance with several deductibles, and when a higher deductible pays off.

        Inputs:
            options: Quotes for the same coverage with different deductibles
            claim_probability_pct: Probability of a claim within a year (percent); 0 to 100; default 5
            currency: ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal
                places

        Results:
            options: Options in the order given
            cheapest_option_index: Option with the lowest expected cost; its position in options, from 0
                (index)
            break_even_years: Years without a claim after which the highest deductible has saved as much in
                premiums as a claim costs more; absent unless it lowers the premium (years)
            break_even_claim_probability_pct: Probability of a claim within a year at which the lowest and the
                highest deductible cost the same; absent unless the highest lowers the premium (percent)
            currency: Currency of the request, in upper case; absent when none was given
            omitted: Reason for each result without a value, by name; absent when every result has one
            warnings: Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law
                restricts; absent when there are none
        """
        return self._run("auto-insurance", locals())

    def disability_insurance(
        self,
        *,
        annual_income: float,
        replacement_pct: float | None = None,
        elimination_days: int | None = None,
        benefit_years: float,
        other_monthly_benefits: float | None = None,
        monthly_expenses: float | None = None,
        benefit_taxable: bool | None = None,
        tax_rate: float | None = None,
        currency: str | None = None,
        include: Sequence[Literal["chart", "explanation", "assumptions"]] = (),
    ) -> types.DisabilityInsuranceReply:
        """Monthly benefit of a disability policy, what is missing of the expenses, and the reserve needed until benefits begin.

        Inputs:
            annual_income: Insured annual income before tax (currency); 0.01 to 1000000000000
            replacement_pct: Percentage of the income that the policy replaces (percent); 0 to 100; default 60
            elimination_days: Elimination period: days without benefits at the beginning (days); 0 to 730;
                default 90
            benefit_years: Longest time for which benefits are paid (years); 0.25 to 70
            other_monthly_benefits: Other monthly benefits, such as those of the state, which the policy
                deducts (currency); 0 to 1000000000000; default 0
            monthly_expenses: Monthly expenses that must be paid (currency); 0 to 1000000000000; default 0
            benefit_taxable: Whether the benefit is taxed; true: it is taxed at tax_rate, for example because
                an employer paid the premiums; false: it is not taxed, for example because you paid the
                premiums from taxed income; default false
            tax_rate: Tax rate of a taxed benefit (percent); 0 to 100; default 0
            currency: ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal
                places

        Results:
            monthly_benefit: Monthly benefit of the policy before tax: the insured share of the income, less
                other benefits (currency)
            monthly_benefit_after_tax: Monthly benefit of the policy after tax (currency)
            monthly_income_gap: Monthly expenses minus the benefit after tax and other benefits; negative if
                these are more than enough (currency)
            required_reserve: Savings that pay the expenses until the first benefit, which is paid one month
                after the elimination period (currency)
            total_benefits: Benefits of the policy before tax, if they are paid for all benefit_years
                (currency)
            currency: Currency of the request, in upper case; absent when none was given
            warnings: Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law
                restricts; absent when there are none
        """
        return self._run("disability-insurance", locals())

    def bond(
        self,
        *,
        face_value: float | None = None,
        coupon_rate: float,
        yield_to_maturity: float | None = None,
        clean_price: float | None = None,
        years_to_maturity: float | None = None,
        settlement_date: str | None = None,
        maturity_date: str | None = None,
        redemption_value: float | None = None,
        call_date: str | None = None,
        years_to_call: float | None = None,
        call_price: float | None = None,
        coupon_frequency: Literal["annually", "semiannually", "quarterly"] | None = None,
        day_count_convention: Literal["thirty_360", "thirty_e_360", "actual_360", "actual_365", "actual_actual"] | None = None,
        currency: str | None = None,
        include: Sequence[Literal["schedule", "chart", "explanation", "assumptions"]] = (),
        interval: Literal["period"] | None = None,
    ) -> types.BondReply:
        """Price of a bond from its yield or yield from its price, with duration, convexity and accrued interest.

        Inputs:
            face_value: Face value, of which coupons are a percentage (currency); 0.01 to 1000000000000;
                default 100
            coupon_rate: Nominal annual coupon rate (percent per year); 0 to 1000
            yield_to_maturity: Nominal annual yield to maturity, compounded with each coupon; left out if
                clean_price is given (percent per year); above -100, up to 1000
            clean_price: Clean price, without accrued interest; left out if yield is given (currency); 0.01 to
                1000000000000
            years_to_maturity: Time to maturity, instead of dates; interest accrues for a fraction of a coupon
                period (years); 0.01 to 100
            settlement_date: Settlement date: day on which the buyer pays
            maturity_date: Maturity date: day on which the bond is redeemed
            redemption_value: Redemption value: amount repaid at maturity; the face value if left out
                (currency); 0.01 to 1000000000000
            call_date: Call date: day before maturity on which the issuer may redeem the bond
            years_to_call: Time to the call, instead of dates (years); 0.01 to 100
            call_price: Call price: amount repaid at the call, without accrued interest; the face value if
                left out (currency); 0.01 to 1000000000000
            coupon_frequency: Coupon frequency; annually: once a year; semiannually: twice a year; quarterly:
                four times a year; default "semiannually"
            day_count_convention: Day count convention for accrued interest; thirty_360: months of 30 days,
                American; thirty_e_360: months of 30 days, European; actual_360: actual days, years of 360
                days; actual_365: actual days, years of 365 days; actual_actual: actual days of the coupon
                period (ICMA); default "thirty_360"
            currency: ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal
                places

        Results:
            yield_to_maturity: Nominal annual yield to maturity, compounded with each coupon (percent per
                year)
            clean_price: Clean price, without accrued interest (currency)
            accrued_interest: Accrued interest: part of the next coupon earned by the seller (currency)
            dirty_price: Dirty price: the amount the buyer pays, clean_price plus accrued_interest as they are
                shown (currency)
            clean_price_per_100: Clean price per 100 of face value (price per 100)
            accrued_interest_per_100: Accrued interest per 100 of face value (price per 100)
            dirty_price_per_100: Dirty price per 100 of face value (price per 100)
            current_yield: Current yield: coupons of a year as a percentage of the clean price (percent per
                year)
            macaulay_duration: Macaulay duration: mean time of the payments, weighted by their present values
                (years)
            modified_duration: Modified duration: fall of the dirty price, in percent, per percentage point of
                yield (years)
            convexity: Convexity: second derivative of the dirty price with respect to the yield, divided by
                the price (number)
            price_value_of_basis_point: Price value of a basis point: fall of the price per 100 of face value
                if the yield rises by 0.01 percentage points (price per 100)
            yield_to_call: Nominal annual yield to the call, compounded with each coupon; absent without
                call_date or years_to_call (percent per year)
            yield_to_worst: Yield to worst: the lower of yield_to_maturity and yield_to_call; absent without
                yield_to_call (percent per year)
            coupon_count: Number of coupons until maturity (count)
            next_coupon_date: Date of the next coupon, if dates are given
            currency: Currency of the request, in upper case; absent when none was given
            omitted: Reason for each result without a value, by name; absent when every result has one
            warnings: Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law
                restricts; absent when there are none
        """
        return self._run("bond", locals())

    def treasury_bill(
        self,
        *,
        settlement_date: str,
        maturity_date: str,
        face_value: float | None = None,
        price: float | None = None,
        bank_discount_rate: float | None = None,
        bond_equivalent_yield: float | None = None,
        currency: str | None = None,
        include: Sequence[Literal["chart", "explanation", "assumptions"]] = (),
    ) -> types.TreasuryBillReply:
        """Price, discount rate and yields of a treasury bill, from one of them and its dates.

        Inputs:
            settlement_date: Date on which the bill is paid for
            maturity_date: Date on which the face value is paid: at most a year later
            face_value: Face value (currency); 0.01 to 1000000000000; default 100
            price: Price; give exactly one of price, bank_discount_rate and bond_equivalent_yield (currency);
                0.01 to 1000000000000
            bank_discount_rate: Bank discount rate: discount from the face value, for a year of 360 days
                (percent per year); 0 to 100
            bond_equivalent_yield: Bond-equivalent yield, as newspapers print it (percent per year); above
                -100, up to 1000
            currency: ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal
                places

        Results:
            price: Price of the bill (currency)
            bank_discount_rate: Bank discount rate: discount as a percentage of the face value, for a year of
                360 days (percent per year)
            money_market_yield: Money market yield: discount as a percentage of the price, for a year of 360
                days (percent per year)
            bond_equivalent_yield: Bond-equivalent yield: nominal annual yield of a bond with half-yearly
                coupons that returns as much, for the 365 or 366 days of the year after settlement (percent
                per year)
            days_to_maturity: Number of days from settlement to maturity (days)
            currency: Currency of the request, in upper case; absent when none was given
            warnings: Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law
                restricts; absent when there are none
        """
        return self._run("treasury-bill", locals())

    def capm(
        self,
        *,
        risk_free_rate: float,
        beta: float,
        market_return: float | None = None,
        market_premium_rate: float | None = None,
        expected_return: float | None = None,
        include: Sequence[Literal["chart", "explanation", "assumptions"]] = (),
    ) -> types.CapmReply:
        """Return that investors require of an asset for its market risk, and its alpha.

        Inputs:
            risk_free_rate: Risk-free rate (percent per year); above -100, up to 1000
            beta: Beta: change of the asset for each percent by which the market changes (ratio); -100 to 100
            market_return: Expected return of the market; give exactly one of market_return and
                market_premium_rate (percent per year); above -100, up to 1000
            market_premium_rate: Market risk premium: return of the market above the risk-free rate (percent
                per year); above -100, up to 1000
            expected_return: Expected return of the asset (percent per year); above -100, up to 1000

        Results:
            required_return: Return that the market risk of the asset requires (percent per year)
            market_premium_rate: Market risk premium: return of the market above the risk-free rate (percent
                per year)
            alpha: Alpha: expected less required return; absent without expected_return (percent per year)
            warnings: Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law
                restricts; absent when there are none
        """
        return self._run("capm", locals())

    def ddm(
        self,
        *,
        dividend_per_share: float,
        required_return: float,
        dividend_growth_rate: float,
        stages: Sequence[types.DdmInputsStages] | None = None,
        currency: str | None = None,
        include: Sequence[Literal["chart", "explanation", "assumptions"]] = (),
    ) -> types.DdmReply:
        """Value of a share as the present value of its dividends, which grow at one rate or in stages.

        Inputs:
            dividend_per_share: Dividends of the past year (currency); 0.000001 to 1000000000000
            required_return: Return that investors require (percent per year); above -100, up to 1000
            dividend_growth_rate: Annual growth of the dividends; with stages, the growth after the last one
                (percent per year); above -100, up to 1000
            stages: Stages of other growth, from the first year on; default []
            currency: ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal
                places

        Results:
            value_per_share: Present value of all dividends of a share (currency)
            next_year_dividends: Dividends of the next year (currency)
            forward_dividend_yield: Dividends of the next year as a percentage of the value (percent per year)
            currency: Currency of the request, in upper case; absent when none was given
            warnings: Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law
                restricts; absent when there are none
        """
        return self._run("ddm", locals())

    def black_scholes(
        self,
        *,
        option_type: Literal["call", "put"],
        spot_price: float,
        strike_price: float,
        years_to_expiration: float,
        risk_free_rate: float,
        volatility: float,
        dividend_yield: float | None = None,
        currency: str | None = None,
        include: Sequence[Literal["chart", "explanation", "assumptions"]] = (),
    ) -> types.BlackScholesReply:
        """Price and Greeks of a European option by the Black-Scholes-Merton formula.

        Inputs:
            option_type: Type of the option, exercised at expiration only; call: the right to buy at the
                strike price; put: the right to sell at the strike price
            spot_price: Price of the underlying today (currency); 0.000001 to 1000000000000
            strike_price: Strike price (currency); 0.000001 to 1000000000000
            years_to_expiration: Time to expiration in years: 0.25 for three months (years); 0.0001 to 200
            risk_free_rate: Risk-free interest rate, continuously compounded (percent per year); above -100,
                up to 1000
            volatility: Volatility: standard deviation of the continuous annual return (percent per year);
                0.0001 to 1000
            dividend_yield: Dividend yield of the underlying, continuously compounded; for a currency its
                interest rate (percent per year); above -100, up to 1000; default 0
            currency: ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal
                places

        Results:
            option_price: Price of an option on one unit of the underlying (currency)
            intrinsic_value: Value of exercising today; 0 if that is not worth it (currency)
            delta: Delta: change of the option price for 1 more of the spot price (ratio)
            gamma: Gamma: change of delta for 1 more of the spot price (number)
            vega: Vega: change of the option price for 1.00 (100 percentage points) more of volatility; divide
                by 100 for one percentage point (number)
            theta: Theta: change of the option price per year that passes; divide by 365 for one day (number)
            rho: Rho: change of the option price for 1.00 (100 percentage points) more of the interest rate;
                divide by 100 for one percentage point (number)
            parity_price: Price of the other type, a put for a call, on the same terms, by put-call parity
                (currency)
            currency: Currency of the request, in upper case; absent when none was given
            warnings: Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law
                restricts; absent when there are none
        """
        return self._run("black-scholes", locals())

    def implied_volatility(
        self,
        *,
        option_type: Literal["call", "put"],
        spot_price: float,
        strike_price: float,
        years_to_expiration: float,
        risk_free_rate: float,
        option_price: float,
        dividend_yield: float | None = None,
        currency: str | None = None,
        include: Sequence[Literal["chart", "explanation", "assumptions"]] = (),
    ) -> types.ImpliedVolatilityReply:
        """Volatility at which the Black-Scholes-Merton price of a European option is its market price.

        Inputs:
            option_type: Type of the option, exercised at expiration only; call: the right to buy at the
                strike price; put: the right to sell at the strike price
            spot_price: Price of the underlying today (currency); 0.000001 to 1000000000000
            strike_price: Strike price (currency); 0.000001 to 1000000000000
            years_to_expiration: Time to expiration in years: 0.25 for three months (years); 0.0001 to 200
            risk_free_rate: Risk-free interest rate, continuously compounded (percent per year); above -100,
                up to 1000
            option_price: Market price of the option on one unit of the underlying (currency); 0.000001 to
                1000000000000
            dividend_yield: Dividend yield of the underlying, continuously compounded; for a currency its
                interest rate (percent per year); above -100, up to 1000; default 0
            currency: ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal
                places

        Results:
            volatility: Implied volatility: standard deviation of the continuous annual return (percent per
                year)
            min_option_price: Lower no-arbitrage bound: what the option is worth at a volatility of 0
                (currency)
            max_option_price: Upper no-arbitrage bound: price of the underlying without its dividends for a
                call, discounted strike price for a put (currency)
            currency: Currency of the request, in upper case; absent when none was given
            warnings: Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law
                restricts; absent when there are none
        """
        return self._run("implied-volatility", locals())

    def kelly(
        self,
        *,
        win_probability_pct: float,
        payoff_ratio: float,
        kelly_multiple: float | None = None,
        account_balance: float | None = None,
        currency: str | None = None,
        include: Sequence[Literal["chart", "explanation", "assumptions"]] = (),
    ) -> types.KellyReply:
        """Share of the capital to risk on a repeated bet for the fastest growth, and that growth.

        Inputs:
            win_probability_pct: Probability of a win (percent); 0 to 100
            payoff_ratio: Profit on a win per unit lost on a loss (ratio); 0.0001 to 1000000
            kelly_multiple: Part of the Kelly share that is risked: 1 for all of it, 0.5 for half (ratio); 0
                to 1; default 1
            account_balance: Capital (currency); 0 to 1000000000000
            currency: ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal
                places

        Results:
            kelly_pct: Kelly share: percentage of the capital with the fastest growth; negative if no bet is
                worth it (percent)
            bet_pct: Percentage of the capital to risk: kelly_multiple of the Kelly share, 0 if that is
                negative (percent)
            bet_amount: Amount to risk; absent without account_balance (currency)
            expected_growth_pct: Growth of the capital per bet in the long run, as a percentage (percent)
            currency: Currency of the request, in upper case; absent when none was given
            warnings: Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law
                restricts; absent when there are none
        """
        return self._run("kelly", locals())

    def position_size(
        self,
        *,
        account_balance: float,
        risk_pct: float | None = None,
        entry_price: float,
        stop_price: float,
        fee: float | None = None,
        currency: str | None = None,
        include: Sequence[Literal["chart", "explanation", "assumptions"]] = (),
    ) -> types.PositionSizeReply:
        """Number of shares or units to trade so that a loss at the stop price is a fixed share of the account.

        Inputs:
            account_balance: Account balance (currency); 0.01 to 1000000000000
            risk_pct: Percentage of the account to risk (percent); 0 to 100; default 1
            entry_price: Price at which the position is opened (currency); 0.000001 to 1000000000000
            stop_price: Price at which a losing position is closed: below the entry price, or above it to sell
                short (currency); 0 to 1000000000000
            fee: Fees of opening and closing the position together (currency); 0 to 1000000000000; default 0
            currency: ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal
                places

        Results:
            units: Number of units to trade (units)
            risk_amount: Loss at the stop price, fees included (currency)
            position_value: Value of the position at the entry price (currency)
            position_pct: Value of the position as a percentage of the account (percent)
            currency: Currency of the request, in upper case; absent when none was given
            warnings: Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law
                restricts; absent when there are none
        """
        return self._run("position-size", locals())

    def risk_reward(
        self,
        *,
        account_balance: float,
        risk_pct: float | None = None,
        entry_price: float,
        stop_price: float,
        targets: Sequence[types.RiskRewardInputsTargets],
        win_probability_pct: float | None = None,
        currency: str | None = None,
        include: Sequence[Literal["chart", "explanation", "assumptions"]] = (),
    ) -> types.RiskRewardReply:
        """Ratio of the reward to the risk of a trade with a stop and price targets, and the probability of a win that breaks even.

        Inputs:
            account_balance: Account balance (currency); 0.01 to 1000000000000
            risk_pct: Percentage of the account to risk (percent); 0 to 100; default 1
            entry_price: Price at which the position is opened (currency); 0.000001 to 1000000000000
            stop_price: Price at which a losing position is closed: below the entry price, or above it to sell
                short (currency); 0 to 1000000000000
            targets: Prices at which a winning position is closed, in parts
            win_probability_pct: Probability that all targets are reached before the stop price (percent); 0
                to 100
            currency: ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal
                places

        Results:
            reward_risk_ratio: Reward-to-risk ratio: reward per unit for each 1 of risk per unit (ratio)
            risk_amount: Loss at the stop price (currency)
            risk_per_unit: Risk per unit: distance from the entry price to the stop price (currency)
            reward_per_unit: Reward per unit: average distance from the entry price to the targets (currency)
            units: Number of units to trade (units)
            position_value: Value of the position at the entry price (currency)
            break_even_win_probability_pct: Probability of a win at which many such trades gain and lose as
                much (percent)
            expected_gain: Expected gain of the trade; absent without win_probability_pct (currency)
            currency: Currency of the request, in upper case; absent when none was given
            warnings: Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law
                restricts; absent when there are none
        """
        return self._run("risk-reward", locals())

    def portfolio_allocation(
        self,
        *,
        holdings: Sequence[types.PortfolioAllocationInputsHoldings],
        new_cash: float | None = None,
        drift_band_pct: float | None = None,
        selling_allowed: bool | None = None,
        currency: str | None = None,
        include: Sequence[Literal["chart", "explanation", "assumptions"]] = (),
    ) -> types.PortfolioAllocationReply:
        """Trades that bring a portfolio back to its target weights, new cash first, and how far it has drifted.

        Inputs:
            holdings: Holdings with their target weights; what the weights leave of 100 percent stays cash
            new_cash: New cash to invest, rounded to the decimal places of the currency (currency); 0 to
                1000000000000; default 0
            drift_band_pct: Rebalancing band in percentage points: holdings are sold only if one is further
                from its target after the new cash is invested (percent); 0 to 100; default 0
            selling_allowed: Whether holdings may be sold; true: holdings may be sold; false: new cash is
                invested, and nothing is sold; default true
            currency: ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal
                places

        Results:
            total_value: Value of all holdings and the new cash (currency)
            total_bought: Total of the purchases (currency)
            total_sold: Total of the sales (currency)
            remaining_cash: Cash after all trades (currency)
            max_drift_pct: Largest distance of a weight from its target before the trades, in percentage
                points; absent if nothing is held (percent)
            holdings: Holdings in the order given, with their trades
            currency: Currency of the request, in upper case; absent when none was given
            warnings: Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law
                restricts; absent when there are none
        """
        return self._run("portfolio-allocation", locals())

    def portfolio_return(
        self,
        *,
        valuations: Sequence[types.PortfolioReturnInputsValuations],
        holdings: Sequence[types.PortfolioReturnInputsHoldings] | None = None,
        currency: str | None = None,
        include: Sequence[Literal["chart", "explanation", "assumptions"]] = (),
    ) -> types.PortfolioReturnReply:
        """Time-weighted, modified Dietz and money-weighted return of a portfolio with deposits and withdrawals.

        Inputs:
            valuations: Values of the portfolio: at the beginning, on each day with a deposit or withdrawal,
                and at the end
            holdings: Holdings of the portfolio, for their contributions to its return; default []
            currency: ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal
                places

        Results:
            gain: Gain: final value less initial value and net deposits (currency)
            time_weighted_return_pct: Time-weighted return over the whole time: returns between the cash
                flows, linked; independent of their size (percent)
            modified_dietz_return_pct: Modified Dietz return over the whole time: gain over the average
                capital, weighted by days (percent)
            money_weighted_return_pct: Money-weighted return over the whole time: growth at the internal rate
                of return (percent)
            annualized_return: Time-weighted return, annualized for a year of 365 days; absent for less than a
                year (percent per year)
            xirr: Money-weighted return: internal rate of return, effective per year of 365 days; absent for
                less than a year (percent per year)
            holdings: Holdings in the order given
            currency: Currency of the request, in upper case; absent when none was given
            omitted: Reason for each result without a value, by name; absent when every result has one
        """
        return self._run("portfolio-return", locals())

    def risk_metrics(
        self,
        *,
        returns: Sequence[float],
        benchmark_returns: Sequence[float] | None = None,
        return_frequency: Literal["daily", "weekly", "monthly", "quarterly", "annually"] | None = None,
        risk_free_rate: float | None = None,
        target_return: float | None = None,
        include: Sequence[Literal["chart", "explanation", "assumptions"]] = (),
    ) -> types.RiskMetricsReply:
        """Volatility, drawdown and risk-adjusted ratios of past returns, also beside a benchmark.

        Inputs:
            returns: Returns of the portfolio, one for each period, the earliest first
            benchmark_returns: Returns of a benchmark in the same periods; default []
            return_frequency: Length of a period; daily: trading days, 252 a year; weekly: weeks, 52 a year;
                monthly: months; quarterly: quarters; annually: years; default "monthly"
            risk_free_rate: Annual risk-free rate, for the ratios of Sharpe and Treynor and for alpha (percent
                per year); above -100, up to 1000; default 0
            target_return: Annual target return, for the downside deviation and the Sortino ratio (percent per
                year); above -100, up to 1000; default 0

        Results:
            annualized_return: Annualized return: constant annual return with the same growth; absent for less
                than a year (percent per year)
            mean_return: Arithmetic mean return per year, from which the ratios and alpha are calculated: mean
                of the periods times their number in a year (percent per year)
            volatility: Volatility: annualized sample standard deviation of the returns (percent per year)
            downside_deviation: Annualized downside deviation: root mean square of the shortfalls below the
                target, over all periods (percent per year)
            max_drawdown_pct: Maximum drawdown: largest fall below an earlier peak (percent)
            sharpe_ratio: Sharpe ratio: annual mean return above the risk-free rate, over volatility (ratio)
            sortino_ratio: Sortino ratio: annual mean return above the target return, over downside deviation
                (ratio)
            treynor_ratio: Treynor ratio: annual mean return above the risk-free rate, over beta; 0.08 is 8
                percent (ratio)
            information_ratio: Information ratio: annual mean return above the benchmark, over tracking error
                (ratio)
            beta: Beta: covariance with the benchmark over the variance of the benchmark (ratio)
            alpha: Jensen’s alpha: annual mean return above that of the capital asset pricing model (percent
                per year)
            tracking_error: Tracking error: annualized standard deviation of the differences from the
                benchmark; absent without benchmark_returns (percent per year)
            correlation: Correlation with the benchmark (ratio)
            omitted: Reason for each result without a value, by name; absent when every result has one
            warnings: Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law
                restricts; absent when there are none
        """
        return self._run("risk-metrics", locals())

    def value_at_risk(
        self,
        *,
        portfolio_value: float,
        returns: Sequence[float] | None = None,
        mean_return: float | None = None,
        volatility: float | None = None,
        model: Literal["historical", "normal", "cornish_fisher"] | None = None,
        confidence_level_pct: float | None = None,
        horizon_days: int | None = None,
        currency: str | None = None,
        include: Sequence[Literal["chart", "explanation", "assumptions"]] = (),
    ) -> types.ValueAtRiskReply:
        """Loss that a portfolio exceeds only with a small probability, and the average loss beyond it.

        Inputs:
            portfolio_value: Value of the portfolio (currency); 0.01 to 1000000000000
            returns: Daily returns; give either these or mean_return and volatility; default []
            mean_return: Mean return per year of 252 trading days (percent per year); above -100, up to 1000
            volatility: Volatility: standard deviation of the return per year of 252 trading days (percent per
                year); 0 to 1000
            model: How losses are distributed; historical: as the returns; normal: normal distribution with
                the mean and standard deviation; cornish_fisher: the normal distribution adjusted for skewness
                and kurtosis of the returns; default "historical"
            confidence_level_pct: Confidence level (percent); 50 to 99.9999; default 95
            horizon_days: Horizon in trading days (days); 1 to 2400; default 1
            currency: ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal
                places

        Results:
            value_at_risk: Value at risk: loss that is not exceeded at the confidence level; negative for a
                gain. It can be more than the portfolio, as returns are added (currency)
            value_at_risk_pct: Value at risk as a percentage of the portfolio (percent)
            expected_shortfall: Expected shortfall: average loss where the value at risk is reached or
                exceeded (currency)
            expected_shortfall_pct: Expected shortfall as a percentage of the portfolio (percent)
            currency: Currency of the request, in upper case; absent when none was given
            warnings: Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law
                restricts; absent when there are none
        """
        return self._run("value-at-risk", locals())

    def currency_hedged_return(
        self,
        *,
        local_return: float,
        exchange_rate_change_pct: float,
        domestic_annual_rate: float,
        foreign_annual_rate: float,
        hedge_pct: float | None = None,
        years: float | None = None,
        include: Sequence[Literal["chart", "explanation", "assumptions"]] = (),
    ) -> types.CurrencyHedgedReturnReply:
        """Return on a foreign investment in domestic currency, with and without a hedge by currency forwards.

        Inputs:
            local_return: Annual return on the investment in its own (foreign) currency (percent per year);
                above -100, up to 1000
            exchange_rate_change_pct: Change of the foreign currency against the domestic one over the whole
                time; negative if it loses value (percent); -99.9999 to 100000
            domestic_annual_rate: Annual interest rate of the domestic currency (percent per year); above
                -100, up to 1000
            foreign_annual_rate: Annual interest rate of the foreign currency (percent per year); above -100,
                up to 1000
            hedge_pct: Percentage of the initial investment that is sold forward (percent); 0 to 100; default
                100
            years: Length of the investment and of the forward contract (years); 0.01 to 200; default 1

        Results:
            hedged_return: Annual return in domestic currency, with the hedge (percent per year)
            unhedged_return: Annual return in domestic currency, without a hedge (percent per year)
            forward_premium_pct: Forward premium: forward rate over spot rate of the foreign currency, less 1,
                over the whole time; negative for a discount (percent)
            warnings: Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law
                restricts; absent when there are none
        """
        return self._run("currency-hedged-return", locals())

    def crypto_profit(
        self,
        *,
        units: float | None = None,
        initial_investment: float | None = None,
        purchase_price: float,
        sale_price: float,
        buying_fee_pct: float | None = None,
        selling_fee_pct: float | None = None,
        currency: str | None = None,
        include: Sequence[Literal["chart", "explanation", "assumptions"]] = (),
    ) -> types.CryptoProfitReply:
        """Gain on buying and selling a coin after the fees of both trades, and the price at which they break even.

        Inputs:
            units: Number of coins bought; give exactly one of units and initial_investment (units); 1e-8 to
                1000000000000
            initial_investment: Amount spent on the coins, including the fee (currency); 0.01 to 1000000000000
            purchase_price: Purchase price per coin (currency); 0.000001 to 1000000000000
            sale_price: Sale price per coin (currency); 0.000001 to 1000000000000
            buying_fee_pct: Trading fee of the purchase, as a percentage of the price (percent); 0 to 99;
                default 0
            selling_fee_pct: Trading fee of the sale, as a percentage of the price (percent); 0 to 99; default
                0
            currency: ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal
                places

        Results:
            units: Number of coins (units)
            total_cost: Cost of the coins, including the fee (currency)
            sale_proceeds: Proceeds of the sale, after the fee (currency)
            total_fees: Fees of both trades (currency)
            gain: Gain: sale proceeds less total cost; negative for a loss (currency)
            total_return_pct: Gain as a percentage of the total cost (percent)
            break_even_price: Sale price per coin without gain or loss (currency)
            currency: Currency of the request, in upper case; absent when none was given
        """
        return self._run("crypto-profit", locals())

    def npv(
        self,
        *,
        cash_flows: Sequence[float],
        discount_rate: float,
        cash_flow_timing: Literal["end", "middle"] | None = None,
        currency: str | None = None,
        include: Sequence[Literal["schedule", "chart", "explanation", "assumptions"]] = (),
        interval: Literal["period"] | None = None,
    ) -> types.NpvReply:
        """Net present value of an investment, its payback periods and its profitability index.

        Inputs:
            cash_flows: Cash flows: the first one now, then one per period
            discount_rate: Discount rate: required return, effective per period (percent per period); above
                -100, up to 1000
            cash_flow_timing: Timing of the cash flows within their periods; the first one is always now; end:
                cash flows at the end of each period; middle: cash flows in the middle of each period; default
                "end"
            currency: ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal
                places

        Results:
            npv: Net present value of all cash flows (currency)
            present_value: Present value of the cash flows after the first (currency)
            profitability_index: Present value per unit of the first cash flow; absent unless that is a
                payment (ratio)
            payback_period: Time until the cumulative cash flow, spread evenly over each period, returns to 0
                after it was negative; absent if it never does (periods)
            discounted_payback_period: Payback period of the discounted cash flows (periods)
            equivalent_annuity: Equivalent annuity: level amount at the end of each period with the same
                present value (currency)
            net_cash_flow: Sum of the cash flows, undiscounted (currency)
            periods: Number of periods after the first cash flow (periods)
            currency: Currency of the request, in upper case; absent when none was given
            omitted: Reason for each result without a value, by name; absent when every result has one
            warnings: Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law
                restricts; absent when there are none
        """
        return self._run("npv", locals())

    def irr(
        self,
        *,
        cash_flows: Sequence[float],
        finance_rate: float | None = None,
        reinvestment_rate: float | None = None,
        periods_per_year: int | None = None,
        currency: str | None = None,
        include: Sequence[Literal["schedule", "chart", "explanation", "assumptions"]] = (),
        interval: Literal["period"] | None = None,
    ) -> types.IrrReply:
        """All internal rates of return of cash flows in equal periods, and the modified internal rate of return.

        Inputs:
            cash_flows: Cash flows: the first one now, then one at the end of each period
            finance_rate: Finance rate for the modified rate: cost of the amounts paid, effective per period
                (percent per period); above -100, up to 1000
            reinvestment_rate: Reinvestment rate for the modified rate: return on the amounts received,
                effective per period (percent per period); above -100, up to 1000
            periods_per_year: Periods per year (periods); 1 to 366; default 1
            currency: ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal
                places

        Results:
            irr: Internal rate of return; absent unless there is exactly one (percent per period)
            annual_irr: Effective annual rate: a year of compounding at the internal rate of return (percent
                per year)
            irrs: All internal rates of return above −100 percent and up to 1e21, lowest first; one next to
                −100 percent is rounded to it
            mirr: Modified internal rate of return, if finance_rate and reinvestment_rate are given (percent
                per period)
            money_multiple: Money multiple: amounts received divided by amounts paid (ratio)
            net_cash_flow: Sum of the cash flows (currency)
            currency: Currency of the request, in upper case; absent when none was given
            omitted: Reason for each result without a value, by name; absent when every result has one
            warnings: Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law
                restricts; absent when there are none
        """
        return self._run("irr", locals())

    def xirr(
        self,
        *,
        dated_cash_flows: Sequence[types.XirrInputsDatedCashFlows],
        discount_rate: float | None = None,
        currency: str | None = None,
        include: Sequence[Literal["schedule", "chart", "explanation", "assumptions"]] = (),
        interval: Literal["period"] | None = None,
    ) -> types.XirrReply:
        """All internal rates of return of cash flows on any dates, and their net present value.

        Inputs:
            dated_cash_flows: Cash flows, in any order
            discount_rate: Discount rate for the net present value: required return, effective per year of 365
                days (percent per year); above -100, up to 1000
            currency: ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal
                places

        Results:
            xirr: Internal rate of return, effective per year of 365 days; absent unless there is exactly one
                (percent per year)
            xirrs: All internal rates of return above −100 percent and up to 1e21, lowest first; one next to
                −100 percent is rounded to it
            xnpv: Net present value on the first date, if discount_rate is given (currency)
            net_cash_flow: Sum of the cash flows (currency)
            days: Number of days from the first date to the last (days)
            currency: Currency of the request, in upper case; absent when none was given
            omitted: Reason for each result without a value, by name; absent when every result has one
            warnings: Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law
                restricts; absent when there are none
        """
        return self._run("xirr", locals())

    def simple_interest(
        self,
        *,
        principal: float,
        annual_rate: float,
        years: float | None = None,
        months: int | None = None,
        days: int | None = None,
        day_count_convention: Literal["actual_365", "actual_360", "actual_366", "thirty_360"] | None = None,
        currency: str | None = None,
        include: Sequence[Literal["chart", "explanation", "assumptions"]] = (),
    ) -> types.SimpleInterestReply:
        """Interest without compounding, for a term of years, months and days under a day count convention.

        Inputs:
            principal: Amount on which interest is earned or owed (currency); 0 to 1000000000000
            annual_rate: Annual rate of simple interest (percent per year); 0 to 1000
            years: Years of the term (years); 0 to 200; default 0
            months: Months of the term, in addition to years (months); 0 to 1200; default 0
            days: Days of the term, in addition to years and months (days); 0 to 73000; default 0
            day_count_convention: Day count convention; actual_365: a year has 365 days, interest is for
                days/365; actual_360: a year has 365 days, interest is for days/360; actual_366: a leap year
                of 366 days, interest is for days/366; thirty_360: a year has 360 days and a month 30,
                interest is for days/360; default "actual_365"
            currency: ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal
                places

        Results:
            interest: Interest for the whole term (currency)
            total_amount: Principal plus interest (currency)
            daily_interest: Interest for one day (currency)
            years_of_interest: Term in years of interest under the day count convention (years)
            currency: Currency of the request, in upper case; absent when none was given
            warnings: Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law
                restricts; absent when there are none
        """
        return self._run("simple-interest", locals())

    def apr_apy(
        self,
        *,
        apr: float | None = None,
        apy: float | None = None,
        compound_frequency: Literal["annually", "semiannually", "quarterly", "monthly", "biweekly", "weekly", "daily", "continuously"] | None = None,
        principal: float | None = None,
        currency: str | None = None,
        include: Sequence[Literal["chart", "explanation", "assumptions"]] = (),
    ) -> types.AprApyReply:
        """Conversion between the nominal and the effective annual rate (APR and APY) for any compounding frequency.

        Inputs:
            apr: Nominal annual rate; give either the APR or the APY (percent per year); above -100, up to
                1000
            apy: Effective annual rate; give either the APR or the APY (percent per year); above -100, up to
                1000
            compound_frequency: Compounding frequency; annually: interest is added once a year; semiannually:
                interest is added twice a year; quarterly: interest is added 4 times a year; monthly: interest
                is added 12 times a year; biweekly: interest is added 26 times a year; weekly: interest is
                added 52 times a year; daily: interest is added 365 times a year; continuously: interest is
                added continuously; default "monthly"
            principal: Amount that earns annual_interest (currency); 0 to 1000000000000
            currency: ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal
                places

        Results:
            apr: Nominal annual rate: the sum of the rates of all periods of a year (percent per year)
            apy: Effective annual rate, with compounding (percent per year)
            rate_spread_pct: Effective rate less nominal rate (percent per year)
            continuous_annual_rate: Nominal rate with the same effective rate under continuous compounding
                (percent per year)
            annual_interest: Interest on the principal in one year; only with principal (currency)
            currency: Currency of the request, in upper case; absent when none was given
            warnings: Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law
                restricts; absent when there are none
        """
        return self._run("apr-apy", locals())

    def effective_interest_rate(
        self,
        *,
        annual_rate: float,
        compound_frequency: Literal["annually", "semiannually", "quarterly", "monthly", "biweekly", "weekly", "daily", "continuously"] | None = None,
        principal: float | None = None,
        currency: str | None = None,
        include: Sequence[Literal["chart", "explanation", "assumptions"]] = (),
    ) -> types.EffectiveInterestRateReply:
        """Effective annual rate of a nominal rate that is compounded several times a year.

        Inputs:
            annual_rate: Nominal annual rate (percent per year); above -100, up to 1000
            compound_frequency: Compounding frequency; annually: interest is added once a year; semiannually:
                interest is added twice a year; quarterly: interest is added 4 times a year; monthly: interest
                is added 12 times a year; biweekly: interest is added 26 times a year; weekly: interest is
                added 52 times a year; daily: interest is added 365 times a year; continuously: interest is
                added continuously; default "monthly"
            principal: Amount that earns annual_interest (currency); 0 to 1000000000000
            currency: ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal
                places

        Results:
            effective_annual_rate: Effective annual rate, with compounding (percent per year)
            rate_spread_pct: Effective rate less nominal rate (percent per year)
            annual_interest: Interest on the principal in one year; absent without a principal (currency)
            currency: Currency of the request, in upper case; absent when none was given
            warnings: Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law
                restricts; absent when there are none
        """
        return self._run("effective-interest-rate", locals())

    def vat(
        self,
        *,
        amount: float,
        vat_rate: float,
        tax_behavior: Literal["exclusive", "inclusive"] | None = None,
        discount_pct: float | None = None,
        currency: str | None = None,
        include: Sequence[Literal["chart", "explanation", "assumptions"]] = (),
    ) -> types.VatReply:
        """Value-added tax (VAT or GST) added to a net price or extracted from a gross price.

        Inputs:
            amount: Price: net if tax_behavior is exclusive, gross if it is inclusive (currency); 0 to
                1000000000000
            vat_rate: VAT rate on the net price (percent); 0 to 1000
            tax_behavior: Whether the amount contains the tax; exclusive: tax is added to the amount;
                inclusive: the amount includes the tax; default "exclusive"
            discount_pct: Discount on the amount, applied before tax (percent); 0 to 100; default 0
            currency: ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal
                places

        Results:
            net_amount: Net price, without tax (currency)
            vat_amount: Amount of tax (currency)
            gross_amount: Gross price: exactly the sum of the net price and the tax (currency)
            discount_amount: Discount on the amount (currency)
            vat_share_pct: Tax as a percentage of the gross price, by the rate (percent)
            currency: Currency of the request, in upper case; absent when none was given
            warnings: Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law
                restricts; absent when there are none
        """
        return self._run("vat", locals())

    def sales_tax(
        self,
        *,
        amount: float,
        sales_tax_rate: float | None = None,
        sales_taxes: Sequence[types.SalesTaxInputsSalesTaxes] | None = None,
        tax_behavior: Literal["exclusive", "inclusive"] | None = None,
        tax_rounding: Literal["together", "each"] | None = None,
        discount_pct: float | None = None,
        currency: str | None = None,
        include: Sequence[Literal["chart", "explanation", "assumptions"]] = (),
    ) -> types.SalesTaxReply:
        """Sales tax on a price or in it, at one rate or several, stacked or compounded, after an optional discount.

        Inputs:
            amount: Price: before tax if tax_behavior is exclusive, with tax if it is inclusive (currency); 0
                to 1000000000000
            sales_tax_rate: Sales tax rate: state and local rates together (percent); 0 to 1000
            sales_taxes: Several sales taxes in place of one rate; default []
            tax_behavior: Whether the amount contains the tax; exclusive: tax is added to the amount;
                inclusive: the amount includes the tax; default "exclusive"
            tax_rounding: Rounding of several taxes; together: all taxes together are rounded once, and split
                so that they add up; each: each tax is rounded by itself, as on invoices that list every tax;
                their sum is the tax; default "together"
            discount_pct: Discount on the price, applied before tax (percent); 0 to 100; default 0
            currency: ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal
                places

        Results:
            net_amount: Price after the discount, before sales tax (currency)
            sales_tax: Sales tax (currency)
            gross_amount: Price with sales tax: exactly the sum of the price before tax and the tax (currency)
            effective_sales_tax_rate: All taxes as a percentage of the price before tax, by the rates
                (percent)
            sales_taxes: Taxes in the order given; they add up to sales_tax
            currency: Currency of the request, in upper case; absent when none was given
            warnings: Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law
                restricts; absent when there are none
        """
        return self._run("sales-tax", locals())

    def take_home_pay(
        self,
        *,
        country: Literal["US", "GB", "IN", "DE", "CA", "AU"],
        tax_year: str,
        region: Literal["ENG", "WLS", "NIR", "SCT", "AB", "BC", "MB", "NB", "NL", "NS", "NT", "NU", "ON", "PE", "QC", "SK", "YT", "BW", "BY", "BE", "BB", "HB", "HH", "HE", "MV", "NI", "NW", "RP", "SL", "SN", "ST", "SH", "TH"] | None = None,
        filing_status: Literal["single", "married_joint", "married_separate", "head_of_household", "surviving_spouse"] | None = None,
        pay: float,
        pay_frequency: Literal["weekly", "biweekly", "semimonthly", "monthly", "annually"] | None = None,
        pension_contribution_pct: float | None = None,
        annual_pre_tax_deductions: float | None = None,
        dependent_count: int | None = None,
        age_at_year_end: int | None = None,
        loan_plan: Literal["none", "plan_1", "plan_2", "plan_4", "plan_5", "postgraduate"] | None = None,
        postgraduate_loan: bool | None = None,
        tax_regime: Literal["new", "old"] | None = None,
        tax_class: int | None = None,
        childless: bool | None = None,
        child_count: int | None = None,
        health_extra_rate: float | None = None,
        currency: str | None = None,
        include: Sequence[Literal["chart", "explanation", "assumptions"]] = (),
    ) -> types.TakeHomePayReply:
        """What is left of pay after income tax, social contributions and a student loan, by the law of a country.

        Inputs:
            country: Country whose law applies, as a code of ISO 3166; US: United States; GB: United Kingdom;
                IN: India; DE: Germany; CA: Canada; AU: Australia
            tax_year: Tax year as the law prints it: 2026, or 2026-27 where it is not a calendar year
            region: Part of the country, by its ISO 3166 code, where its law differs; required for Canada;
                Quebec has payroll law of its own; ENG: England; WLS: Wales; NIR: Northern Ireland; SCT:
                Scotland; AB: Alberta; BC: British Columbia; MB: Manitoba; NB: New Brunswick; NL: Newfoundland
                and Labrador; NS: Nova Scotia; NT: Northwest Territories; NU: Nunavut; ON: Ontario; PE: Prince
                Edward Island; QC: Quebec; SK: Saskatchewan; YT: Yukon; BW: Baden-Württemberg; BY: Bavaria;
                BE: Berlin; BB: Brandenburg; HB: Bremen; HH: Hamburg; HE: Hesse; MV: Mecklenburg-Western
                Pomerania; NI: Lower Saxony; NW: North Rhine-Westphalia; RP: Rhineland-Palatinate; SL:
                Saarland; SN: Saxony; ST: Saxony-Anhalt; SH: Schleswig-Holstein; TH: Thuringia
            filing_status: Filing status; single: unmarried, or taxed alone; married_joint: married, one
                return; United States and Germany; married_separate: married, two returns; United States and
                Germany; head_of_household: unmarried with a household of a child; United States;
                surviving_spouse: in the two years after the death of the spouse; United States; default
                "single"
            pay: Pay of one period before deductions (currency); 0.01 to 1000000000000
            pay_frequency: Frequency of the pay; weekly: each week; biweekly: every two weeks; semimonthly:
                twice a month; monthly: each month; annually: once a year; default "annually"
            pension_contribution_pct: Own contribution to a pension that is deducted before income tax, in
                percent of the pay; not for Germany (percent); 0 to 100; default 0
            annual_pre_tax_deductions: Other deductions of a year before income tax, such as deferrals to a
                401(k); not for Germany (currency); 0 to 1000000000000; default 0
            dependent_count: Number of children with a child credit or reduction (count); 0 to 20; default 0
            age_at_year_end: Age on the last day of the tax year; United States and India (age); 0 to 130
            loan_plan: Student loan; United Kingdom; none: no loan; plan_1: plan 1; plan_2: plan 2; plan_4:
                plan 4, Scotland; plan_5: plan 5; postgraduate: postgraduate loan; default "none"
            postgraduate_loan: Postgraduate loan in addition to loan_plan; United Kingdom; true: with one;
                false: without one; default false
            tax_regime: Tax regime of India; new: lower rates without most deductions (section 202); old: with
                deductions; default "new"
            tax_class: Tax class of wage tax, from 1 to 6; Germany (ordinal); 1 to 6; default 1
            childless: No children, which raises care insurance; Germany; true: no child; false: one child or
                more; default true
            child_count: Number of children under 25, for care insurance; Germany (count); 0 to 20; default 0
            health_extra_rate: Additional rate of the health insurer, in percent of the pay; the average of
                the year if left out; Germany (percent); 0 to 100
            currency: ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal
                places

        Results:
            net_pay: Pay of one period after all deductions (currency)
            annual_net_pay: Pay of a year after all deductions (currency)
            income_tax: Income tax of a year, with the surcharge of Germany and the levy of Australia
                (currency)
            social_contributions: Social contributions of a year (currency)
            student_loan: Repayments of a student loan in a year; absent without the country GB (currency)
            deductions: Deductions by kind
            marginal_tax_rate: Part of the next 1,000 of annual pay that is deducted (percent)
            effective_tax_rate: Income tax and contributions as a percentage of the pay (percent)
            law: Law that the results rest on
            currency: Currency of the request, in upper case; absent when none was given
            warnings: Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law
                restricts; absent when there are none
        """
        return self._run("take-home-pay", locals())

    def income_tax(
        self,
        *,
        country: Literal["US", "GB", "IN", "DE", "CA", "AU"],
        tax_year: str,
        region: Literal["ENG", "WLS", "NIR", "SCT", "AB", "BC", "MB", "NB", "NL", "NS", "NT", "NU", "ON", "PE", "QC", "SK", "YT", "BW", "BY", "BE", "BB", "HB", "HH", "HE", "MV", "NI", "NW", "RP", "SL", "SN", "ST", "SH", "TH"] | None = None,
        filing_status: Literal["single", "married_joint", "married_separate", "head_of_household", "surviving_spouse"] | None = None,
        annual_income: float | None = None,
        taxable_income: float | None = None,
        long_term_gains: float | None = None,
        itemized_deductions: float | None = None,
        dependent_count: int | None = None,
        age_at_year_end: int | None = None,
        tax_regime: Literal["new", "old"] | None = None,
        tax_rounding: Literal["exact", "tax_table"] | None = None,
        currency: str | None = None,
        include: Sequence[Literal["chart", "explanation", "assumptions"]] = (),
    ) -> types.IncomeTaxReply:
        """Income tax of a year by the law of a country, bracket by bracket, with the marginal and the effective rate.

        Inputs:
            country: Country whose law applies, as a code of ISO 3166; US: United States; GB: United Kingdom;
                IN: India; DE: Germany; CA: Canada; AU: Australia
            tax_year: Tax year as the law prints it: 2026, or 2026-27 where it is not a calendar year
            region: Part of the country, by its ISO 3166 code, where its law differs; required for Canada;
                ENG: England; WLS: Wales; NIR: Northern Ireland; SCT: Scotland; AB: Alberta; BC: British
                Columbia; MB: Manitoba; NB: New Brunswick; NL: Newfoundland and Labrador; NS: Nova Scotia; NT:
                Northwest Territories; NU: Nunavut; ON: Ontario; PE: Prince Edward Island; QC: Quebec; SK:
                Saskatchewan; YT: Yukon; BW: Baden-Württemberg; BY: Bavaria; BE: Berlin; BB: Brandenburg; HB:
                Bremen; HH: Hamburg; HE: Hesse; MV: Mecklenburg-Western Pomerania; NI: Lower Saxony; NW: North
                Rhine-Westphalia; RP: Rhineland-Palatinate; SL: Saarland; SN: Saxony; ST: Saxony-Anhalt; SH:
                Schleswig-Holstein; TH: Thuringia
            filing_status: Filing status; single: unmarried, or taxed alone; married_joint: married, one
                return; United States and Germany; married_separate: married, two returns; United States and
                Germany; head_of_household: unmarried with a household of a child; United States;
                surviving_spouse: in the two years after the death of the spouse; United States; default
                "single"
            annual_income: Annual income before deductions, excluding long-term gains; give this or
                taxable_income (currency); 0 to 1000000000000
            taxable_income: Taxable income, including long-term gains; give this or annual_income (currency);
                0 to 1000000000000
            long_term_gains: Long-term capital gains and qualified dividends; United States (currency); 0 to
                1000000000000; default 0
            itemized_deductions: Deductions that the taxpayer claims; United States, and the old regime of
                India (currency); 0 to 1000000000000; default 0
            dependent_count: Number of children with a child credit or reduction (count); 0 to 20; default 0
            age_at_year_end: Age on the last day of the tax year; United States and India (age); 0 to 130
            tax_regime: Tax regime of India; new: lower rates without most deductions (section 202); old: with
                deductions; default "new"
            tax_rounding: Rounding of the tax; United States; exact: the rate schedules of the law; tax_table:
                the Tax Table of Form 1040: whole dollars in steps of 50 of taxable income below 100,000;
                default "exact"
            currency: ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal
                places

        Results:
            taxable_income: Income that is taxed, after deductions and allowances (currency)
            tax: Income tax of the year (currency)
            marginal_tax_rate: Tax on the next unit of income, without roundings of the law (percent)
            effective_tax_rate: Tax as a percentage of the income (percent)
            annual_income_after_tax: Income, with gains, less the tax (currency)
            long_term_gains_tax: Tax on long-term gains; absent without the country US (currency)
            net_investment_income_tax: Net investment income tax; absent without the country US (currency)
            child_tax_credit: Child tax credit, without what is refunded; absent without the country US
                (currency)
            tax_rebate: Rebate, with its marginal relief; absent without the country IN (currency)
            surcharge: Surcharge after marginal relief, or solidarity surcharge; absent without the country IN
                or DE (currency)
            cess: Health and education cess; absent without the country IN (currency)
            federal_tax: Federal tax; absent without the country CA (currency)
            provincial_tax: Tax of the province; absent without the country CA (currency)
            tax_offset: Low income tax offset; absent without the country AU (currency)
            medicare_levy: Medicare levy; absent without the country AU (currency)
            brackets: Brackets of national tax; none for the formula of Germany
            law: Law that the results rest on
            currency: Currency of the request, in upper case; absent when none was given
            warnings: Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law
                restricts; absent when there are none
        """
        return self._run("income-tax", locals())

    def us_income_tax(
        self,
        *,
        tax_year: str,
        filing_status: Literal["single", "married_joint", "married_separate", "head_of_household", "surviving_spouse"] | None = None,
        annual_income: float | None = None,
        taxable_income: float | None = None,
        long_term_gains: float | None = None,
        itemized_deductions: float | None = None,
        dependent_count: int | None = None,
        age_at_year_end: int | None = None,
        tax_rounding: Literal["exact", "tax_table"] | None = None,
        currency: str | None = None,
        include: Sequence[Literal["chart", "explanation", "assumptions"]] = (),
    ) -> types.UsIncomeTaxReply:
        """Federal income tax of the United States for a year, bracket by bracket.

        Inputs:
            tax_year: Tax year as the law prints it: 2026, or 2026-27 where it is not a calendar year
            filing_status: Filing status; single: unmarried, or taxed alone; married_joint: married, one
                return; United States and Germany; married_separate: married, two returns; United States and
                Germany; head_of_household: unmarried with a household of a child; United States;
                surviving_spouse: in the two years after the death of the spouse; United States; default
                "single"
            annual_income: Annual income before deductions, excluding long-term gains; give this or
                taxable_income (currency); 0 to 1000000000000
            taxable_income: Taxable income, including long-term gains; give this or annual_income (currency);
                0 to 1000000000000
            long_term_gains: Long-term capital gains and qualified dividends; United States (currency); 0 to
                1000000000000; default 0
            itemized_deductions: Deductions that the taxpayer claims; United States, and the old regime of
                India (currency); 0 to 1000000000000; default 0
            dependent_count: Number of children with a child credit or reduction (count); 0 to 20; default 0
            age_at_year_end: Age on the last day of the tax year; United States and India (age); 0 to 130
            tax_rounding: Rounding of the tax; United States; exact: the rate schedules of the law; tax_table:
                the Tax Table of Form 1040: whole dollars in steps of 50 of taxable income below 100,000;
                default "exact"
            currency: ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal
                places

        Results:
            taxable_income: Income that is taxed, after deductions and allowances (currency)
            tax: Income tax of the year (currency)
            marginal_tax_rate: Tax on the next unit of income, without roundings of the law (percent)
            effective_tax_rate: Tax as a percentage of the income (percent)
            annual_income_after_tax: Income, with gains, less the tax (currency)
            long_term_gains_tax: Tax on long-term gains; absent without the country US (currency)
            net_investment_income_tax: Net investment income tax; absent without the country US (currency)
            child_tax_credit: Child tax credit, without what is refunded; absent without the country US
                (currency)
            brackets: Brackets of national tax; none for the formula of Germany
            law: Law that the results rest on
            currency: Currency of the request, in upper case; absent when none was given
            warnings: Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law
                restricts; absent when there are none
        """
        return self._run("us-income-tax", locals())

    def uk_income_tax(
        self,
        *,
        tax_year: str,
        region: Literal["ENG", "WLS", "NIR", "SCT"] | None = None,
        annual_income: float | None = None,
        taxable_income: float | None = None,
        currency: str | None = None,
        include: Sequence[Literal["chart", "explanation", "assumptions"]] = (),
    ) -> types.UkIncomeTaxReply:
        """Income tax of the United Kingdom for a year, with the bands of Scotland.

        Inputs:
            tax_year: Tax year as the law prints it: 2026, or 2026-27 where it is not a calendar year
            region: Part of the United Kingdom; Scotland has bands of its own; ENG: England; WLS: Wales; NIR:
                Northern Ireland; SCT: Scotland
            annual_income: Annual income before deductions, excluding long-term gains; give this or
                taxable_income (currency); 0 to 1000000000000
            taxable_income: Taxable income, including long-term gains; give this or annual_income (currency);
                0 to 1000000000000
            currency: ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal
                places

        Results:
            taxable_income: Income that is taxed, after deductions and allowances (currency)
            tax: Income tax of the year (currency)
            marginal_tax_rate: Tax on the next unit of income, without roundings of the law (percent)
            effective_tax_rate: Tax as a percentage of the income (percent)
            annual_income_after_tax: Income, with gains, less the tax (currency)
            brackets: Brackets of national tax; none for the formula of Germany
            law: Law that the results rest on
            currency: Currency of the request, in upper case; absent when none was given
            warnings: Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law
                restricts; absent when there are none
        """
        return self._run("uk-income-tax", locals())

    def india_income_tax(
        self,
        *,
        tax_year: str,
        annual_income: float | None = None,
        taxable_income: float | None = None,
        tax_regime: Literal["new", "old"] | None = None,
        itemized_deductions: float | None = None,
        age_at_year_end: int | None = None,
        currency: str | None = None,
        include: Sequence[Literal["chart", "explanation", "assumptions"]] = (),
    ) -> types.IndiaIncomeTaxReply:
        """Income tax of India for a year in the new or the old regime, with rebate, surcharge and cess.

        Inputs:
            tax_year: Tax year as the law prints it: 2026, or 2026-27 where it is not a calendar year
            annual_income: Annual salary before deductions; give this or taxable_income (currency); 0 to
                1000000000000
            taxable_income: Taxable income, including long-term gains; give this or annual_income (currency);
                0 to 1000000000000
            tax_regime: Tax regime of India; new: lower rates without most deductions (section 202); old: with
                deductions; default "new"
            itemized_deductions: Deductions of the old regime, such as those of section 80C (currency); 0 to
                1000000000000; default 0
            age_at_year_end: Age on the last day of the tax year, for the old regime (age); 0 to 130
            currency: ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal
                places

        Results:
            taxable_income: Income that is taxed, after deductions and allowances (currency)
            tax: Income tax of the year (currency)
            marginal_tax_rate: Tax on the next unit of income, without roundings of the law (percent)
            effective_tax_rate: Tax as a percentage of the income (percent)
            annual_income_after_tax: Income, with gains, less the tax (currency)
            tax_rebate: Rebate, with its marginal relief; absent without the country IN (currency)
            surcharge: Surcharge after marginal relief, or solidarity surcharge; absent without the country IN
                or DE (currency)
            cess: Health and education cess; absent without the country IN (currency)
            brackets: Brackets of national tax; none for the formula of Germany
            law: Law that the results rest on
            currency: Currency of the request, in upper case; absent when none was given
            warnings: Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law
                restricts; absent when there are none
        """
        return self._run("india-income-tax", locals())

    def german_income_tax(
        self,
        *,
        tax_year: str,
        filing_status: Literal["single", "married_joint", "married_separate"] | None = None,
        annual_income: float | None = None,
        taxable_income: float | None = None,
        currency: str | None = None,
        include: Sequence[Literal["chart", "explanation", "assumptions"]] = (),
    ) -> types.GermanIncomeTaxReply:
        """Income tax and solidarity surcharge of Germany for a year, from the taxable income.

        Inputs:
            tax_year: Tax year as the law prints it: 2026, or 2026-27 where it is not a calendar year
            filing_status: Filing status; single: unmarried, or taxed alone; married_joint: married, one
                return; United States and Germany; married_separate: married, two returns; United States and
                Germany; default "single"
            annual_income: Income of the year, of which nothing is deducted; give this or taxable_income
                (currency); 0 to 1000000000000
            taxable_income: Taxable income, including long-term gains; give this or annual_income (currency);
                0 to 1000000000000
            currency: ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal
                places

        Results:
            taxable_income: Income that is taxed, after deductions and allowances (currency)
            tax: Income tax of the year (currency)
            marginal_tax_rate: Tax on the next unit of income, without roundings of the law (percent)
            effective_tax_rate: Tax as a percentage of the income (percent)
            annual_income_after_tax: Income, with gains, less the tax (currency)
            surcharge: Surcharge after marginal relief, or solidarity surcharge; absent without the country IN
                or DE (currency)
            law: Law that the results rest on
            currency: Currency of the request, in upper case; absent when none was given
            warnings: Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law
                restricts; absent when there are none
        """
        return self._run("german-income-tax", locals())

    def canada_income_tax(
        self,
        *,
        tax_year: str,
        region: Literal["AB", "BC", "MB", "NB", "NL", "NS", "NT", "NU", "ON", "PE", "QC", "SK", "YT"],
        annual_income: float | None = None,
        taxable_income: float | None = None,
        dependent_count: int | None = None,
        currency: str | None = None,
        include: Sequence[Literal["chart", "explanation", "assumptions"]] = (),
    ) -> types.CanadaIncomeTaxReply:
        """Federal and provincial income tax of Canada for a year, from the taxable income.

        Inputs:
            tax_year: Tax year as the law prints it: 2026, or 2026-27 where it is not a calendar year
            region: Province or territory; AB: Alberta; BC: British Columbia; MB: Manitoba; NB: New Brunswick;
                NL: Newfoundland and Labrador; NS: Nova Scotia; NT: Northwest Territories; NU: Nunavut; ON:
                Ontario; PE: Prince Edward Island; QC: Quebec; SK: Saskatchewan; YT: Yukon
            annual_income: Annual income before deductions, excluding long-term gains; give this or
                taxable_income (currency); 0 to 1000000000000
            taxable_income: Taxable income, including long-term gains; give this or annual_income (currency);
                0 to 1000000000000
            dependent_count: Number of children, for the reduction of Ontario (count); 0 to 20; default 0
            currency: ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal
                places

        Results:
            taxable_income: Income that is taxed, after deductions and allowances (currency)
            tax: Income tax of the year (currency)
            marginal_tax_rate: Tax on the next unit of income, without roundings of the law (percent)
            effective_tax_rate: Tax as a percentage of the income (percent)
            annual_income_after_tax: Income, with gains, less the tax (currency)
            federal_tax: Federal tax; absent without the country CA (currency)
            provincial_tax: Tax of the province; absent without the country CA (currency)
            brackets: Brackets of national tax; none for the formula of Germany
            law: Law that the results rest on
            currency: Currency of the request, in upper case; absent when none was given
            warnings: Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law
                restricts; absent when there are none
        """
        return self._run("canada-income-tax", locals())

    def australia_income_tax(
        self,
        *,
        tax_year: str,
        annual_income: float | None = None,
        taxable_income: float | None = None,
        currency: str | None = None,
        include: Sequence[Literal["chart", "explanation", "assumptions"]] = (),
    ) -> types.AustraliaIncomeTaxReply:
        """Income tax of Australia for a year with the low income offset and the Medicare levy.

        Inputs:
            tax_year: Tax year as the law prints it: 2026, or 2026-27 where it is not a calendar year
            annual_income: Annual income before deductions, excluding long-term gains; give this or
                taxable_income (currency); 0 to 1000000000000
            taxable_income: Taxable income, including long-term gains; give this or annual_income (currency);
                0 to 1000000000000
            currency: ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal
                places

        Results:
            taxable_income: Income that is taxed, after deductions and allowances (currency)
            tax: Income tax of the year (currency)
            marginal_tax_rate: Tax on the next unit of income, without roundings of the law (percent)
            effective_tax_rate: Tax as a percentage of the income (percent)
            annual_income_after_tax: Income, with gains, less the tax (currency)
            tax_offset: Low income tax offset; absent without the country AU (currency)
            medicare_levy: Medicare levy; absent without the country AU (currency)
            brackets: Brackets of national tax; none for the formula of Germany
            law: Law that the results rest on
            currency: Currency of the request, in upper case; absent when none was given
            warnings: Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law
                restricts; absent when there are none
        """
        return self._run("australia-income-tax", locals())

    def stamp_duty(
        self,
        *,
        country: Literal["GB"],
        region: Literal["ENG", "WLS", "NIR", "SCT"],
        property_price: float,
        buyer_type: Literal["mover", "first_time", "additional"] | None = None,
        nonresident: bool | None = None,
        completion_date: str,
        currency: str | None = None,
        include: Sequence[Literal["chart", "explanation", "assumptions"]] = (),
    ) -> types.StampDutyReply:
        """Tax on the purchase of a home in England, Northern Ireland, Scotland or Wales, band by band.

        Inputs:
            country: Country whose law applies, as a code of ISO 3166; GB: United Kingdom
            region: Part of the United Kingdom; ENG: England; WLS: Wales; NIR: Northern Ireland; SCT: Scotland
            property_price: Price of the home (currency); 0.01 to 1000000000000
            buyer_type: Kind of purchase; mover: a home that replaces the main residence; first_time: first
                home of a first-time buyer; additional: a home on top of another one; default "mover"
            nonresident: Buyer resident outside of the United Kingdom; England and Northern Ireland; true:
                with the surcharge; false: without it; default false
            completion_date: Date of completion
            currency: ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal
                places

        Results:
            stamp_duty: Tax on the purchase (currency)
            effective_tax_rate: Tax as a percentage of the price (percent)
            brackets: Bands of the price, with surcharges
            law: Law that the results rest on
            currency: Currency of the request, in upper case; absent when none was given
            warnings: Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law
                restricts; absent when there are none
        """
        return self._run("stamp-duty", locals())

    def self_employment_tax(
        self,
        *,
        country: Literal["US", "GB"],
        tax_year: str,
        filing_status: Literal["single", "married_joint", "married_separate", "head_of_household", "surviving_spouse"] | None = None,
        net_profit: float,
        annual_wages: float | None = None,
        currency: str | None = None,
        include: Sequence[Literal["chart", "explanation", "assumptions"]] = (),
    ) -> types.SelfEmploymentTaxReply:
        """Social security and Medicare tax of the self-employed in the United States, or class 4 in the United Kingdom.

        Inputs:
            country: Country whose law applies, as a code of ISO 3166; US: United States; GB: United Kingdom
            tax_year: Tax year as the law prints it: 2026, or 2026-27 where it is not a calendar year
            filing_status: Filing status; single: unmarried, or taxed alone; married_joint: married, one
                return; United States and Germany; married_separate: married, two returns; United States and
                Germany; head_of_household: unmarried with a household of a child; United States;
                surviving_spouse: in the two years after the death of the spouse; United States; default
                "single"
            net_profit: Annual profit after expenses (currency); 0.01 to 1000000000000
            annual_wages: Annual wages from a job; United States (currency); 0 to 1000000000000; default 0
            currency: ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal
                places

        Results:
            net_earnings: Net earnings on which the tax is based (currency)
            social_security_tax: Social security part; absent without the country US (currency)
            medicare_tax: Medicare part; absent without the country US (currency)
            additional_medicare_tax: Additional Medicare tax on the net earnings; absent without the country
                US (currency)
            self_employment_tax: Self-employment tax without additional Medicare tax, or class 4 contributions
                (currency)
            deductible_tax: Part of the self-employment tax deductible from income; absent without the country
                US (currency)
            effective_tax_rate: All these taxes as a percentage of the profit (percent)
            law: Law that the results rest on
            currency: Currency of the request, in upper case; absent when none was given
            warnings: Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law
                restricts; absent when there are none
        """
        return self._run("self-employment-tax", locals())

    def rmd(
        self,
        *,
        account_balance: float,
        birth_date: str | None = None,
        age_at_year_end: int | None = None,
        distribution_year: int | None = None,
        spouse_birth_date: str | None = None,
        expected_return: float | None = None,
        currency: str | None = None,
        include: Sequence[Literal["chart", "explanation", "assumptions"]] = (),
    ) -> types.RmdReply:
        """Amount that must be taken out of a retirement account of the United States in a year.

        Inputs:
            account_balance: Balance of the account at the end of the year before (currency); 0 to
                1000000000000
            birth_date: Date of birth; give this with distribution_year, or age_at_year_end
            age_at_year_end: Age at the end of the year of the distribution; give this or birth_date (age); 0
                to 130
            distribution_year: Calendar year of the distribution; required with birth_date (ordinal); 1900 to
                2199
            spouse_birth_date: Date of birth of a spouse who is the only beneficiary
            expected_return: Annual return on what is left, for the distribution of the next year (percent per
                year); above -100, up to 1000; default 0
            currency: ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal
                places

        Results:
            required_distribution: Minimum distribution of the year; 0 below the age at which distributions
                start (currency)
            distribution_years: Distribution period of the table (years)
            start_age: Age at which distributions start (age)
            next_year_distribution: Minimum distribution of the next year, if only this one is taken
                (currency)
            law: Law that the results rest on
            currency: Currency of the request, in upper case; absent when none was given
            warnings: Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law
                restricts; absent when there are none
        """
        return self._run("rmd", locals())

    def roth_ira(
        self,
        *,
        tax_year: str,
        filing_status: Literal["single", "married_joint", "married_separate", "head_of_household", "surviving_spouse"] | None = None,
        modified_agi: float,
        current_age: int,
        retirement_age: int | None = None,
        annual_contribution: float | None = None,
        current_savings: float | None = None,
        expected_return: float | None = None,
        tax_rate: float | None = None,
        currency: str | None = None,
        include: Sequence[Literal["chart", "explanation", "assumptions"]] = (),
    ) -> types.RothIraReply:
        """How much you may pay into a Roth IRA with your income, and what it grows to.

        Inputs:
            tax_year: Tax year, such as 2026
            filing_status: Filing status; single: unmarried, or taxed alone; married_joint: married, one
                return; married_separate: married, two returns; head_of_household: unmarried with a household
                of a child; surviving_spouse: in the two years after the death of the spouse; default "single"
            modified_agi: Modified adjusted gross income of the year (currency); 0 to 1000000000000
            current_age: Age at the end of the year (age); 0 to 130
            retirement_age: Age at retirement (age); 0 to 130; default 67
            annual_contribution: Wished annual contribution; the allowed one if left out (currency); 0 to
                1000000000000
            current_savings: Balance of the account today (currency); 0 to 1000000000000; default 0
            expected_return: Annual return (percent per year); above -100, up to 1000; default 6
            tax_rate: Annual tax on returns outside of the account (percent); 0 to 100; default 0
            currency: ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal
                places

        Results:
            annual_contribution_limit: Limit without regard to the income (currency)
            allowed_annual_contribution: Limit with this income (currency)
            projected_corpus: Balance at retirement (currency)
            taxable_projected_corpus: Balance of a taxable account with the same contributions (currency)
            tax_saved: Difference from the taxable account (currency)
            law: Law that the results rest on
            currency: Currency of the request, in upper case; absent when none was given
            warnings: Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law
                restricts; absent when there are none
        """
        return self._run("roth-ira", locals())

    def roth_conversion(
        self,
        *,
        tax_year: str,
        filing_status: Literal["single", "married_joint", "married_separate", "head_of_household", "surviving_spouse"] | None = None,
        account_balance: float,
        nondeductible_basis: float | None = None,
        annual_conversion: float | None = None,
        target_marginal_tax_rate: float | None = None,
        taxable_income: float,
        current_age: int,
        years: int | None = None,
        expected_return: float | None = None,
        retirement_tax_rate: float,
        tax_rate: float | None = None,
        currency: str | None = None,
        include: Sequence[Literal["chart", "explanation", "assumptions"]] = (),
    ) -> types.RothConversionReply:
        """Gain of converting a traditional IRA to a Roth IRA: tax now against tax at withdrawal.

        Inputs:
            tax_year: Tax year, such as 2026
            filing_status: Filing status; single: unmarried, or taxed alone; married_joint: married, one
                return; married_separate: married, two returns; head_of_household: unmarried with a household
                of a child; surviving_spouse: in the two years after the death of the spouse; default "single"
            account_balance: Balance of all traditional IRAs (currency); 0.01 to 1000000000000
            nondeductible_basis: Contributions in it for which there was no deduction (currency); 0 to
                1000000000000; default 0
            annual_conversion: Amount converted each year; give this or target_marginal_tax_rate (currency); 0
                to 1000000000000
            target_marginal_tax_rate: Highest rate of the brackets that conversions fill; give this or
                annual_conversion (percent); 0 to 100
            taxable_income: Taxable income of a year without conversions (currency); 0 to 1000000000000
            current_age: Age today (age); 0 to 130
            years: Number of years with a conversion (years); 1 to 40; default 5
            expected_return: Annual return (percent per year); above -100, up to 1000; default 6
            retirement_tax_rate: Tax rate on withdrawals from the traditional IRA (percent); 0 to 100
            tax_rate: Annual tax on returns outside of the accounts (percent); 0 to 100; default 0
            currency: ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal
                places

        Results:
            total_converted: All conversions (currency)
            total_tax: Tax on all conversions (currency)
            effective_tax_rate: Tax as a percentage of the conversions; 0 without any (percent)
            projected_corpus: Value of both accounts after tax, when the last year of a conversion is over
                (currency)
            unconverted_corpus: Value without conversions after tax, with the savings that paid the tax
                (currency)
            roth_advantage: Difference between the two; negative where converting does not pay (currency)
            break_even_age: Age from which withdrawals make conversions pay (years)
            law: Law that the results rest on
            currency: Currency of the request, in upper case; absent when none was given
            omitted: Reason for each result without a value, by name; absent when every result has one
            warnings: Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law
                restricts; absent when there are none
        """
        return self._run("roth-conversion", locals())

    def traditional_ira(
        self,
        *,
        tax_year: str,
        filing_status: Literal["single", "married_joint", "married_separate", "head_of_household", "surviving_spouse"] | None = None,
        modified_agi: float,
        current_age: int,
        retirement_age: int | None = None,
        annual_contribution: float | None = None,
        covered_at_work: bool | None = None,
        spouse_covered_at_work: bool | None = None,
        current_savings: float | None = None,
        expected_return: float | None = None,
        tax_rate: float | None = None,
        retirement_tax_rate: float | None = None,
        currency: str | None = None,
        include: Sequence[Literal["chart", "explanation", "assumptions"]] = (),
    ) -> types.TraditionalIraReply:
        """How much of a contribution to a traditional IRA is deductible, and what it grows to.

        Inputs:
            tax_year: Tax year, such as 2026
            filing_status: Filing status; single: unmarried, or taxed alone; married_joint: married, one
                return; married_separate: married, two returns; head_of_household: unmarried with a household
                of a child; surviving_spouse: in the two years after the death of the spouse; default "single"
            modified_agi: Modified adjusted gross income of the year (currency); 0 to 1000000000000
            current_age: Age at the end of the year (age); 0 to 130
            retirement_age: Age at retirement (age); 0 to 130; default 67
            annual_contribution: Annual contribution; the limit if left out (currency); 0 to 1000000000000
            covered_at_work: Retirement plan at work that covers you; true: covered; false: not covered;
                default false
            spouse_covered_at_work: Retirement plan at work that covers your spouse; true: covered; false: not
                covered; default false
            current_savings: Balance of the account today, from deducted contributions (currency); 0 to
                1000000000000; default 0
            expected_return: Annual return (percent per year); above -100, up to 1000; default 6
            tax_rate: Tax rate on income today (percent); 0 to 100; default 0
            retirement_tax_rate: Tax rate on withdrawals in retirement (percent); 0 to 100; default 0
            currency: ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal
                places

        Results:
            annual_contribution_limit: Contribution limit of the year (currency)
            deductible_annual_contribution: Deductible part of the contribution (currency)
            projected_corpus: Balance at retirement (currency)
            projected_corpus_after_tax: Balance at retirement less the tax on it (currency)
            tax_saved: Income tax that the deduction of one year saves (currency)
            law: Law that the results rest on
            currency: Currency of the request, in upper case; absent when none was given
            warnings: Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law
                restricts; absent when there are none
        """
        return self._run("traditional-ira", locals())

    def hsa(
        self,
        *,
        tax_year: str,
        coverage_type: Literal["self", "family"] | None = None,
        current_age: int,
        retirement_age: int | None = None,
        annual_contribution: float | None = None,
        annual_medical_expenses: float | None = None,
        marginal_tax_rate: float | None = None,
        payroll_deducted: bool | None = None,
        expected_return: float | None = None,
        currency: str | None = None,
        include: Sequence[Literal["chart", "explanation", "assumptions"]] = (),
    ) -> types.HsaReply:
        """Tax that contributions to a health savings account save, and what the account grows to.

        Inputs:
            tax_year: Tax year, such as 2026
            coverage_type: Coverage of the health plan; self: one person; family: a family; default "self"
            current_age: Age at the end of the year (age); 0 to 130
            retirement_age: Age at retirement (age); 0 to 130; default 65
            annual_contribution: Annual contribution, with that of the employer; the limit if left out
                (currency); 0 to 1000000000000
            annual_medical_expenses: Annual medical expenses paid from the account (currency); 0 to
                1000000000000; default 0
            marginal_tax_rate: Income tax rate on the next dollar, federal and state (percent); 0 to 100;
                default 0
            payroll_deducted: Contribution by a deduction from pay; true: from pay, free of social security
                and Medicare tax; false: paid by yourself; default true
            expected_return: Annual return (percent per year); above -100, up to 1000; default 5
            currency: ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal
                places

        Results:
            annual_contribution_limit: Contribution limit of the year (currency)
            tax_saved: Tax that the contribution of one year saves (currency)
            projected_corpus: Balance at retirement (currency)
            law: Law that the results rest on
            currency: Currency of the request, in upper case; absent when none was given
            warnings: Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law
                restricts; absent when there are none
        """
        return self._run("hsa", locals())

    def hra(
        self,
        *,
        tax_year: str,
        monthly_basic_pay: float,
        monthly_dearness_allowance: float | None = None,
        monthly_hra: float,
        monthly_rent: float,
        metro_city: bool | None = None,
        months: int | None = None,
        currency: str | None = None,
        include: Sequence[Literal["chart", "explanation", "assumptions"]] = (),
    ) -> types.HraReply:
        """Tax-free part of a house rent allowance in India, under the old tax regime.

        Inputs:
            tax_year: Tax year, such as 2025-26
            monthly_basic_pay: Monthly basic pay (currency); 0.01 to 1000000000000
            monthly_dearness_allowance: Monthly dearness allowance that counts for pensions (currency); 0 to
                1000000000000; default 0
            monthly_hra: Monthly house rent allowance (currency); 0.01 to 1000000000000
            monthly_rent: Monthly rent (currency); 0 to 1000000000000
            metro_city: Home in a metropolitan city as the rules name them: Delhi, Mumbai, Kolkata and
                Chennai; true: in such a city; false: elsewhere; default false
            months: Number of months (months); 1 to 12; default 12
            currency: ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal
                places

        Results:
            exempt_amount: Tax-free part of the allowance for these months (currency)
            taxable_amount: Taxable part of the allowance for these months (currency)
            law: Law that the results rest on
            currency: Currency of the request, in upper case; absent when none was given
            warnings: Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law
                restricts; absent when there are none
        """
        return self._run("hra", locals())

    def gratuity(
        self,
        *,
        monthly_basic_pay: float,
        service_years: int,
        service_months: int | None = None,
        covered_by_act: bool | None = None,
        currency: str | None = None,
        include: Sequence[Literal["chart", "explanation", "assumptions"]] = (),
    ) -> types.GratuityReply:
        """Gratuity of an employee in India, and its tax-free part.

        Inputs:
            monthly_basic_pay: Last monthly basic pay with dearness allowance (currency); 0.01 to
                1000000000000
            service_years: Completed years of service (years); 0 to 70
            service_months: Months of service beyond these years (months); 0 to 11; default 0
            covered_by_act: Coverage of the employer by the Payment of Gratuity Act; true: covered; false: not
                covered; default true
            currency: ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal
                places

        Results:
            gratuity: Gratuity (currency)
            exempt_amount: Tax-free part of the gratuity (currency)
            taxable_amount: Taxable part of the gratuity (currency)
            law: Law that the results rest on
            currency: Currency of the request, in upper case; absent when none was given
            warnings: Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law
                restricts; absent when there are none
        """
        return self._run("gratuity", locals())

    def ssy(
        self,
        *,
        annual_deposit: float,
        annual_rate: float | None = None,
        current_age: int | None = None,
        currency: str | None = None,
        include: Sequence[Literal["chart", "explanation", "assumptions"]] = (),
    ) -> types.SsyReply:
        """Maturity value of a Sukanya Samriddhi account for a daughter, from yearly deposits.

        Inputs:
            annual_deposit: Deposit of each year, from 250 to 150,000 (currency); 250 to 150000
            annual_rate: Annual interest rate (percent per year); 0 to 100; default 8.2
            current_age: Age of the daughter when the account is opened (age); 0 to 10
            currency: ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal
                places

        Results:
            maturity_value: Value at maturity (currency)
            total_deposits: All deposits (currency)
            interest_earned: All interest (currency)
            years_to_maturity: Time from the opening to maturity (years)
            law: Law that the results rest on
            currency: Currency of the request, in upper case; absent when none was given
            warnings: Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law
                restricts; absent when there are none
        """
        return self._run("ssy", locals())

    def scss(
        self,
        *,
        principal: float,
        annual_rate: float | None = None,
        currency: str | None = None,
        include: Sequence[Literal["chart", "explanation", "assumptions"]] = (),
    ) -> types.ScssReply:
        """Quarterly interest of a deposit in the Senior Citizens Savings Scheme of India.

        Inputs:
            principal: Deposit, up to 3,000,000 (currency); 1000 to 3000000
            annual_rate: Annual interest rate (percent per year); 0 to 100; default 8.2
            currency: ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal
                places

        Results:
            quarterly_interest: Interest of each quarter (currency)
            interest_earned: All interest of five years (currency)
            maturity_value: Deposit paid back after five years (currency)
            law: Law that the results rest on
            currency: Currency of the request, in upper case; absent when none was given
            warnings: Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law
                restricts; absent when there are none
        """
        return self._run("scss", locals())

    def mis(
        self,
        *,
        principal: float,
        annual_rate: float | None = None,
        currency: str | None = None,
        include: Sequence[Literal["chart", "explanation", "assumptions"]] = (),
    ) -> types.MisReply:
        """Monthly interest of a deposit in the Monthly Income Scheme of the post office of India.

        Inputs:
            principal: Deposit, up to 1,500,000 of joint holders (currency); 1000 to 1500000
            annual_rate: Annual interest rate (percent per year); 0 to 100; default 7.4
            currency: ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal
                places

        Results:
            monthly_interest: Interest of each month (currency)
            interest_earned: All interest of five years (currency)
            maturity_value: Deposit paid back after five years (currency)
            law: Law that the results rest on
            currency: Currency of the request, in upper case; absent when none was given
            warnings: Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law
                restricts; absent when there are none
        """
        return self._run("mis", locals())

    def nsc(
        self,
        *,
        principal: float,
        annual_rate: float | None = None,
        currency: str | None = None,
        include: Sequence[Literal["chart", "explanation", "assumptions"]] = (),
    ) -> types.NscReply:
        """Maturity value of a National Savings Certificate of India after five years.

        Inputs:
            principal: Amount of the certificate (currency); 0.01 to 1000000000000
            annual_rate: Annual interest rate (percent per year); 0 to 100; default 7.7
            currency: ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal
                places

        Results:
            maturity_value: Value after five years (currency)
            interest_earned: All interest (currency)
            law: Law that the results rest on
            currency: Currency of the request, in upper case; absent when none was given
            warnings: Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law
                restricts; absent when there are none
        """
        return self._run("nsc", locals())

    def kvp(
        self,
        *,
        principal: float,
        annual_rate: float | None = None,
        currency: str | None = None,
        include: Sequence[Literal["chart", "explanation", "assumptions"]] = (),
    ) -> types.KvpReply:
        """Time in which a Kisan Vikas Patra of India doubles, and what it pays.

        Inputs:
            principal: Amount of the certificate (currency); 0.01 to 1000000000000
            annual_rate: Annual interest rate (percent per year); 0.1 to 100; default 7.5
            currency: ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal
                places

        Results:
            maturity_value: Value at maturity (currency)
            interest_earned: All interest (currency)
            months_to_maturity: Months to maturity (months)
            law: Law that the results rest on
            currency: Currency of the request, in upper case; absent when none was given
            warnings: Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law
                restricts; absent when there are none
        """
        return self._run("kvp", locals())

    def nps(
        self,
        *,
        monthly_contribution: float,
        current_age: int,
        retirement_age: int | None = None,
        expected_return: float,
        annuity_pct: float | None = None,
        annuity_rate: float,
        contribution_timing: Literal["begin", "end"] | None = None,
        rate_convention: Literal["nominal", "effective"] | None = None,
        currency: str | None = None,
        include: Sequence[Literal["chart", "explanation", "assumptions"]] = (),
    ) -> types.NpsReply:
        """Savings, lump sum and monthly pension of the National Pension System of India.

        Inputs:
            monthly_contribution: Monthly contribution (currency); 0.01 to 1000000000000
            current_age: Age today (age); 0 to 130
            retirement_age: Age at retirement (age); 0 to 85; default 60
            expected_return: Annual return (percent per year); above -100, up to 1000
            annuity_pct: Part of the savings that buys an annuity (percent); 0 to 100; default 20
            annuity_rate: Annual pension in percent of the price of the annuity (percent per year); 0 to 100
            contribution_timing: Contribution timing: start or end of each month; begin: contributions at the
                beginning of each month; end: contributions at the end of each month; default "end"
            rate_convention: Convention of the annual return: nominal or effective; nominal: the annual rate
                is nominal: one-twelfth of it is earned each month; effective: the annual rate is effective:
                twelve months compound to it; default "nominal"
            currency: ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal
                places

        Results:
            projected_corpus: Savings at retirement (currency)
            total_contributions: All contributions (currency)
            wealth_gained: Savings less all contributions (currency)
            lump_sum_amount: Part paid as a lump sum (currency)
            annuity_amount: Part that buys an annuity (currency)
            monthly_pension: Pension of each month from the annuity (currency)
            law: Law that the results rest on
            currency: Currency of the request, in upper case; absent when none was given
            warnings: Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law
                restricts; absent when there are none
        """
        return self._run("nps", locals())

    def epf(
        self,
        *,
        monthly_basic_pay: float,
        employee_contribution_pct: float | None = None,
        salary_growth_rate: float | None = None,
        current_savings: float | None = None,
        current_age: int,
        retirement_age: int | None = None,
        annual_rate: float | None = None,
        currency: str | None = None,
        include: Sequence[Literal["chart", "explanation", "assumptions"]] = (),
    ) -> types.EpfReply:
        """Savings in the provident fund of India at retirement, with the pension of the scheme beside it.

        Inputs:
            monthly_basic_pay: Monthly basic pay with dearness allowance (currency); 0.01 to 1000000000000
            employee_contribution_pct: Contribution of the employee, in percent of the pay (percent); 0 to
                100; default 12
            salary_growth_rate: Annual growth of the pay (percent per year); above -100, up to 1000; default 0
            current_savings: Balance of the fund today (currency); 0 to 1000000000000; default 0
            current_age: Age today (age); 0 to 130
            retirement_age: Age at retirement (age); 0 to 80; default 58
            annual_rate: Annual interest rate of the fund (percent per year); 0 to 100; default 8.25
            currency: ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal
                places

        Results:
            projected_corpus: Balance of the fund at retirement (currency)
            total_contributions: All contributions of the employee (currency)
            total_employer_contributions: All contributions of the employer to the fund, excluding the pension
                scheme (currency)
            interest_earned: All interest (currency)
            monthly_pension: Monthly pension of the scheme; 0 for less than ten years of service (currency)
            law: Law that the results rest on
            currency: Currency of the request, in upper case; absent when none was given
            warnings: Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law
                restricts; absent when there are none
        """
        return self._run("epf", locals())

    def like_kind_exchange(
        self,
        *,
        adjusted_basis: float,
        accumulated_depreciation: float | None = None,
        sale_price: float,
        mortgage_balance: float | None = None,
        selling_costs: float | None = None,
        replacement_property_price: float,
        new_mortgage_balance: float | None = None,
        tax_rate: float,
        recapture_tax_rate: float | None = None,
        currency: str | None = None,
        include: Sequence[Literal["chart", "explanation", "assumptions"]] = (),
    ) -> types.LikeKindExchangeReply:
        """Gain that an exchange of real estate in the United States defers, and the tax on boot.

        Inputs:
            adjusted_basis: Adjusted basis of the property given up: cost and improvements less depreciation
                (currency); 0 to 1000000000000
            accumulated_depreciation: Depreciation taken on the property given up (currency); 0 to
                1000000000000; default 0
            sale_price: Price of the property given up (currency); 0.01 to 1000000000000
            mortgage_balance: Mortgage on the property given up (currency); 0 to 1000000000000; default 0
            selling_costs: Costs of the exchange (currency); 0 to 1000000000000; default 0
            replacement_property_price: Price of the replacement property (currency); 0 to 1000000000000
            new_mortgage_balance: Mortgage on the replacement property (currency); 0 to 1000000000000; default
                0
            tax_rate: Tax rate on the gain (percent); 0 to 100
            recapture_tax_rate: Tax rate on gain from depreciation (percent); 0 to 100; default 25
            currency: ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal
                places

        Results:
            realized_gain: Price less costs and adjusted basis; negative for a loss (currency)
            boot: Cash received and debt not replaced (currency)
            recognized_gain: Gain that is taxed now (currency)
            deferred_gain: Gain that is deferred; negative for a deferred loss (currency)
            new_basis: Basis of the replacement property (currency)
            tax: Tax on the recognized gain (currency)
            currency: Currency of the request, in upper case; absent when none was given
            warnings: Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law
                restricts; absent when there are none
        """
        return self._run("like-kind-exchange", locals())

    def uk_student_loan(
        self,
        *,
        tax_year: str,
        loans: Sequence[types.UkStudentLoanInputsLoans],
        annual_salary: float,
        salary_growth_rate: float | None = None,
        annual_rate: float | None = None,
        currency: str | None = None,
        include: Sequence[Literal["chart", "explanation", "assumptions"]] = (),
    ) -> types.UkStudentLoanReply:
        """Repayments of student loans of the United Kingdom from a salary, and what is left when they are written off.

        Inputs:
            tax_year: Tax year, such as 2026-27
            loans: Loans
            annual_salary: Annual salary before tax (currency); 0.01 to 1000000000000
            salary_growth_rate: Annual growth of the salary (percent per year); above -100, up to 1000;
                default 0
            annual_rate: Annual interest rate of the loans (percent per year); 0 to 100; default 0
            currency: ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal
                places

        Results:
            monthly_payment: Repayment of each month, as payroll deducts it (currency)
            annual_payment: Repayment of a year from the annual income, as in a tax return (currency)
            months_to_payoff: Months until the loans are repaid (months)
            total_paid: All repayments until the loans are repaid or written off (currency)
            written_off_amount: Balance that is written off (currency)
            law: Law that the results rest on
            currency: Currency of the request, in upper case; absent when none was given
            omitted: Reason for each result without a value, by name; absent when every result has one
            warnings: Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law
                restricts; absent when there are none
        """
        return self._run("uk-student-loan", locals())

    def employer_cost(
        self,
        *,
        country: Literal["US", "GB", "DE", "CA", "AU"],
        tax_year: str,
        region: Literal["ENG", "WLS", "NIR", "SCT", "AB", "BC", "MB", "NB", "NL", "NS", "NT", "NU", "ON", "PE", "QC", "SK", "YT", "BW", "BY", "BE", "BB", "HB", "HH", "HE", "MV", "NI", "NW", "RP", "SL", "SN", "ST", "SH", "TH"] | None = None,
        pay: float,
        pay_frequency: Literal["weekly", "biweekly", "semimonthly", "monthly", "annually"] | None = None,
        childless: bool | None = None,
        child_count: int | None = None,
        health_extra_rate: float | None = None,
        currency: str | None = None,
        include: Sequence[Literal["chart", "explanation", "assumptions"]] = (),
    ) -> types.EmployerCostReply:
        """Social contributions of employer and employee on pay, and what an employee costs, by the law of a country.

        Inputs:
            country: Country whose law applies, as a code of ISO 3166; US: United States; GB: United Kingdom;
                DE: Germany; CA: Canada; AU: Australia
            tax_year: Tax year as the law prints it: 2026, or 2026-27 where it is not a calendar year
            region: Part of the country, by its ISO 3166 code, where its law differs; required for Canada;
                ENG: England; WLS: Wales; NIR: Northern Ireland; SCT: Scotland; AB: Alberta; BC: British
                Columbia; MB: Manitoba; NB: New Brunswick; NL: Newfoundland and Labrador; NS: Nova Scotia; NT:
                Northwest Territories; NU: Nunavut; ON: Ontario; PE: Prince Edward Island; QC: Quebec; SK:
                Saskatchewan; YT: Yukon; BW: Baden-Württemberg; BY: Bavaria; BE: Berlin; BB: Brandenburg; HB:
                Bremen; HH: Hamburg; HE: Hesse; MV: Mecklenburg-Western Pomerania; NI: Lower Saxony; NW: North
                Rhine-Westphalia; RP: Rhineland-Palatinate; SL: Saarland; SN: Saxony; ST: Saxony-Anhalt; SH:
                Schleswig-Holstein; TH: Thuringia
            pay: Pay of one period before deductions (currency); 0.01 to 1000000000000
            pay_frequency: Frequency of the pay; weekly: each week; biweekly: every two weeks; semimonthly:
                twice a month; monthly: each month; annually: once a year; default "annually"
            childless: No children, which raises care insurance; Germany; true: no child; false: one child or
                more; default true
            child_count: Number of children under 25, for care insurance; Germany (count); 0 to 20; default 0
            health_extra_rate: Additional rate of the health insurer, in percent of the pay; the average of
                the year if left out; Germany (percent); 0 to 100
            currency: ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal
                places

        Results:
            employee_contributions: Contributions of the employee in one period (currency)
            employer_contributions: Contributions of the employer in one period (currency)
            total_employer_cost: Pay of one period with the contributions of the employer (currency)
            contributions: Contributions by kind
            law: Law that the results rest on
            currency: Currency of the request, in upper case; absent when none was given
            warnings: Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law
                restricts; absent when there are none
        """
        return self._run("employer-cost", locals())

    def social_security(
        self,
        *,
        birth_date: str,
        claim_age: float | None = None,
        earnings: Sequence[types.SocialSecurityInputsEarnings] | None = None,
        aime: float | None = None,
        filing_status: Literal["single", "married_joint", "married_separate", "head_of_household", "surviving_spouse"] | None = None,
        other_annual_income: float | None = None,
        currency: str | None = None,
        include: Sequence[Literal["chart", "explanation", "assumptions"]] = (),
    ) -> types.SocialSecurityReply:
        """Monthly retirement benefit of the United States from earnings and the age at which it is claimed.

        Inputs:
            birth_date: Date of birth, from 2 January 1953 to 1 January 1965: the years that the figures cover
            claim_age: Age at which benefits begin, months as parts of a year (years); 62 to 70; default 67
            earnings: Earnings by year; give these or aime
            aime: Average indexed monthly earnings; give these or earnings (currency); 0 to 1000000000000
            filing_status: Filing status; single: unmarried, or taxed alone; married_joint: married, one
                return; married_separate: married, two returns; head_of_household: unmarried with a household
                of a child; surviving_spouse: in the two years after the death of the spouse; default "single"
            other_annual_income: Other annual income, which decides how much of the benefit is taxable
                (currency); 0 to 1000000000000; default 0
            currency: ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal
                places

        Results:
            aime: Average indexed monthly earnings, in whole dollars (currency)
            pia: Benefit at full retirement age, in steps of ten cents (currency)
            monthly_benefit: Monthly benefit at the chosen age, in whole dollars (currency)
            full_retirement_age: Full retirement age (years)
            taxable_benefit_pct: Taxable part of the benefit (percent)
            claim_ages: Benefits by the age at which they begin
            currency: Currency of the request, in upper case; absent when none was given
        """
        return self._run("social-security", locals())

    def capital_gains_tax(
        self,
        *,
        country: Literal["US", "GB", "IN"],
        tax_year: str,
        filing_status: Literal["single", "married_joint", "married_separate", "head_of_household", "surviving_spouse"] | None = None,
        taxable_income: float,
        short_term_gains: float | None = None,
        long_term_gains: float | None = None,
        carried_loss: float | None = None,
        sale_date: str | None = None,
        currency: str | None = None,
        include: Sequence[Literal["chart", "explanation", "assumptions"]] = (),
    ) -> types.CapitalGainsTaxReply:
        """Tax on the capital gains of a year by the law of a country, with losses set off and carried forward.

        Inputs:
            country: Country whose law applies, as a code of ISO 3166; US: United States; GB: United Kingdom;
                IN: India
            tax_year: Tax year as the law prints it: 2026, or 2026-27 where it is not a calendar year
            filing_status: Filing status; single: unmarried, or taxed alone; married_joint: married, one
                return; United States and Germany; married_separate: married, two returns; United States and
                Germany; head_of_household: unmarried with a household of a child; United States;
                surviving_spouse: in the two years after the death of the spouse; United States; default
                "single"
            taxable_income: Taxable income of the year without capital gains (currency); 0 to 1000000000000
            short_term_gains: Short-term gains less losses of the year (currency); -1000000000000 to
                1000000000000; default 0
            long_term_gains: Long-term gains less losses of the year (currency); -1000000000000 to
                1000000000000; default 0
            carried_loss: Losses carried forward from earlier years, set off against short-term gains first
                (currency); 0 to 1000000000000; default 0
            sale_date: Date of the sales, where rates change within a year; required for the United Kingdom
                and India
            currency: ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal
                places

        Results:
            net_short_term_gain: Short-term gain after losses are set off; negative for a loss (currency)
            net_long_term_gain: Long-term gain after losses are set off; negative for a loss (currency)
            short_term_tax: Tax on the short-term gain; negative where a loss reduces the tax on other income
                (currency)
            long_term_tax: Tax on the long-term gain (currency)
            net_investment_income_tax: Net investment income tax on the gains; absent without the country US
                (currency)
            tax: All these taxes (currency)
            effective_tax_rate: Tax as a percentage of the net gain; 0 without one (percent)
            new_carried_loss: Loss that is carried forward to the next year (currency)
            law: Law that the results rest on
            currency: Currency of the request, in upper case; absent when none was given
            warnings: Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law
                restricts; absent when there are none
        """
        return self._run("capital-gains-tax", locals())

    def crypto_tax(
        self,
        *,
        country: Literal["US", "GB", "IN", "DE"],
        tax_year: str,
        filing_status: Literal["single", "married_joint", "married_separate", "head_of_household", "surviving_spouse"] | None = None,
        taxable_income: float,
        lots: Sequence[types.CryptoTaxInputsLots],
        sales: Sequence[types.CryptoTaxInputsSales],
        lot_method: Literal["fifo", "lifo", "hifo", "average", "pools"] | None = None,
        currency: str | None = None,
        include: Sequence[Literal["chart", "explanation", "assumptions"]] = (),
    ) -> types.CryptoTaxReply:
        """Gains on the sales of a coin, matched with the lots that were bought, and the tax on those of a year.

        Inputs:
            country: Country whose law applies, as a code of ISO 3166; US: United States; GB: United Kingdom;
                IN: India; DE: Germany
            tax_year: Tax year as the law prints it: 2026, or 2026-27 where it is not a calendar year
            filing_status: Filing status; single: unmarried, or taxed alone; married_joint: married, one
                return; United States and Germany; married_separate: married, two returns; United States and
                Germany; head_of_household: unmarried with a household of a child; United States;
                surviving_spouse: in the two years after the death of the spouse; United States; default
                "single"
            taxable_income: Taxable income of the year without these gains (currency); 0 to 1000000000000
            lots: Purchases, in the order of their dates
            sales: Sales, in the order of their dates, none after the tax year
            lot_method: Lots that a sale takes first; fifo: the oldest; lifo: the newest; hifo: the dearest;
                average: the oldest, at the average cost of all; pools: those of the day, of the 30 days after
                it, then the section 104 pool; for the United Kingdom; default "fifo"
            currency: ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal
                places

        Results:
            gain: Gain of the tax year after fees; negative for a loss (currency)
            short_term_gain: Part of it on what was held for at most a year; all of it in the United Kingdom
                (currency)
            long_term_gain: Part of it on what was held for more than a year (currency)
            taxable_gain: Part of the gain that is taxed (currency)
            tax: Tax on the gain; negative where a loss reduces the tax on other income (currency)
            effective_tax_rate: Tax as a percentage of the gain; 0 without one (percent)
            sales: Sales with their cost
            lots: Lots that are left; a single row for an average or a pool
            law: Law that the results rest on
            currency: Currency of the request, in upper case; absent when none was given
            warnings: Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law
                restricts; absent when there are none
        """
        return self._run("crypto-tax", locals())

    def plan401k(
        self,
        *,
        tax_year: str,
        current_age: int,
        retirement_age: int | None = None,
        annual_salary: float,
        salary_growth_rate: float | None = None,
        deferral_pct: float,
        match_tiers: Sequence[types.Plan401kInputsMatchTiers] | None = None,
        limit_growth_rate: float | None = None,
        current_savings: float | None = None,
        expected_return: float,
        currency: str | None = None,
        include: Sequence[Literal["chart", "explanation", "assumptions"]] = (),
    ) -> types.Plan401kReply:
        """Savings in a 401(k) at retirement, with the match of the employer and the limits of the law.

        Inputs:
            tax_year: Tax year, such as 2026
            current_age: Age at the end of this year (age); 0 to 130
            retirement_age: Age at retirement (age); 0 to 130; default 67
            annual_salary: Annual pay before deductions (currency); 0.01 to 1000000000000
            salary_growth_rate: Annual growth of the pay (percent per year); above -100, up to 1000; default 0
            deferral_pct: Share of the pay that is deferred (percent); 0 to 100
            match_tiers: Match of the employer, tier by tier; default []
            limit_growth_rate: Annual growth of the limits of the law (percent per year); above -100, up to
                1000; default 0
            current_savings: Balance of the plan today (currency); 0 to 1000000000000; default 0
            expected_return: Annual return (percent per year); above -100, up to 1000
            currency: ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal
                places

        Results:
            projected_corpus: Balance at retirement (currency)
            total_contributions: All deferrals (currency)
            total_employer_contributions: All contributions of the employer (currency)
            missed_annual_match: Match of the first year that a higher deferral would have earned (currency)
            wealth_gained: Balance less all contributions and the balance of today (currency)
            years_at_limit: Number of years in which the deferral reaches the limit (years)
            law: Law that the results rest on
            currency: Currency of the request, in upper case; absent when none was given
            warnings: Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law
                restricts; absent when there are none
        """
        return self._run("401k", locals())

    def tax_equivalent_yield(
        self,
        *,
        tax_free_yield: float,
        marginal_tax_rate: float,
        state_tax_rate: float | None = None,
        taxable_yield: float | None = None,
        include: Sequence[Literal["chart", "explanation", "assumptions"]] = (),
    ) -> types.TaxEquivalentYieldReply:
        """The yield before tax at which a taxable bond leaves as much as a tax-free one.

        Inputs:
            tax_free_yield: Yield of the tax-free bond (percent per year); 0 to 1000
            marginal_tax_rate: Marginal rate of income tax that the tax-free bond is exempt from (percent); 0
                to 99
            state_tax_rate: Rate of state and local tax that the tax-free bond is exempt from, too (percent);
                0 to 99; default 0
            taxable_yield: Yield of a taxable bond to compare with, before tax (percent per year); 0 to 1000

        Results:
            tax_equivalent_yield: Tax-equivalent yield: taxable yield that leaves as much after tax (percent
                per year)
            taxable_yield_after_tax: Yield of the taxable bond after tax; absent without taxable_yield
                (percent per year)
            tax_free_advantage_pct: Advantage of the tax-free bond: its yield less that of the taxable bond
                after tax; absent without taxable_yield (percent)
            warnings: Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law
                restricts; absent when there are none
        """
        return self._run("tax-equivalent-yield", locals())

    def capital_gains(
        self,
        *,
        purchase_price: float,
        sale_price: float,
        years: float | None = None,
        purchase_date: str | None = None,
        sale_date: str | None = None,
        buying_costs: float | None = None,
        improvement_costs: float | None = None,
        selling_costs: float | None = None,
        tax_rate: float | None = None,
        currency: str | None = None,
        include: Sequence[Literal["chart", "explanation", "assumptions"]] = (),
    ) -> types.CapitalGainsReply:
        """Gain on the sale of an asset after costs, the tax on it at a flat rate, and the return after tax.

        Inputs:
            purchase_price: Purchase price (currency); 0.01 to 1000000000000
            sale_price: Sale price (currency); 0 to 1000000000000
            years: Holding period; give either years, or purchase_date and sale_date (years); 0.01 to 200
            purchase_date: Date of the purchase
            sale_date: Date of the sale
            buying_costs: Costs of the purchase, such as commissions and transfer taxes (currency); 0 to
                1000000000000; default 0
            improvement_costs: Costs of improvements that increase the cost basis (currency); 0 to
                1000000000000; default 0
            selling_costs: Costs of the sale, such as commissions (currency); 0 to 1000000000000; default 0
            tax_rate: Tax rate on the gain; a loss is not taxed (percent); 0 to 100; default 0
            currency: ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal
                places

        Results:
            cost_basis: Cost basis: purchase price, buying costs and improvements (currency)
            gain: Gain: sale price less selling costs and cost basis; negative for a loss (currency)
            tax: Tax on the gain (currency)
            gain_after_tax: Gain after tax (currency)
            total_return_pct: Gain before tax as a percentage of the cost basis (percent)
            annualized_return_after_tax: Constant annual growth from the cost basis to what is left after tax;
                absent for less than a year (percent per year)
            currency: Currency of the request, in upper case; absent when none was given
            omitted: Reason for each result without a value, by name; absent when every result has one
            warnings: Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law
                restricts; absent when there are none
        """
        return self._run("capital-gains", locals())

    def property_tax(
        self,
        *,
        property_value: float,
        assessment_pct: float | None = None,
        exemption: float | None = None,
        levies: Sequence[types.PropertyTaxInputsLevies],
        appreciation_rate: float | None = None,
        years: int | None = None,
        currency: str | None = None,
        include: Sequence[Literal["chart", "explanation", "assumptions"]] = (),
    ) -> types.PropertyTaxReply:
        """Annual tax on a property from its assessed value, exemptions and the rates of all levies.

        Inputs:
            property_value: Market value of the property (currency); 0.01 to 1000000000000
            assessment_pct: Assessed value as a percentage of the market value (percent); 0 to 100; default
                100
            exemption: Exemption, taken off the assessed value (currency); 0 to 1000000000000; default 0
            levies: Levies, such as those of county, city and schools
            appreciation_rate: Annual growth of the market value (percent per year); above -100, up to 1000;
                default 0
            years: Number of years for total_property_tax (years); 1 to 100; default 10
            currency: ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal
                places

        Results:
            assessed_value: Value on which the tax is based, before the exemption (currency)
            taxable_value: Assessed value less the exemption; never below 0 (currency)
            annual_property_tax: Tax of the first year (currency)
            monthly_property_tax: One-twelfth of the annual tax (currency)
            property_tax_rate: Tax of the first year as a percentage of the market value (percent per year)
            total_property_tax: Tax of all years (currency)
            currency: Currency of the request, in upper case; absent when none was given
            warnings: Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law
                restricts; absent when there are none
        """
        return self._run("property-tax", locals())

    def currency_exchange(
        self,
        *,
        amount: float,
        mid_exchange_rate: float,
        quoted_exchange_rate: float | None = None,
        fee_pct: float | None = None,
        fixed_fee: float | None = None,
        fee_treatment: Literal["deducted", "upfront"] | None = None,
        currency: str | None = None,
        include: Sequence[Literal["chart", "explanation", "assumptions"]] = (),
    ) -> types.CurrencyExchangeReply:
        """What an exchange of money pays out at a quoted rate, and what it costs against the mid-market rate.

        Inputs:
            amount: Amount to exchange, in the currency that is paid (currency); 0.01 to 1000000000000
            mid_exchange_rate: Mid-market rate: units of the currency received for one unit of the currency
                paid (number); 0.000001 to 1000000000
            quoted_exchange_rate: Rate of the provider; without it the mid-market rate (number); 0.000001 to
                1000000000
            fee_pct: Fee as a percentage of the amount (percent); 0 to 100; default 0
            fixed_fee: Fixed fee, in the currency that is paid (currency); 0 to 1000000000000; default 0
            fee_treatment: Treatment of the fees: deducted or paid in addition; deducted: the fees are taken
                from the amount before it is exchanged; upfront: the fees are paid in addition, and the whole
                amount is exchanged; default "deducted"
            currency: ISO 4217 code of the currency received (case-insensitive); applies to all results and
                sets their decimal places

        Results:
            converted_amount: Amount received (currency)
            effective_exchange_rate: Amount received for one unit of all that is paid, fees included (number)
            spread_pct: Markup: how far the quoted rate is below the mid-market rate, as a percentage of it;
                negative if it is above (percent)
            spread_basis_points: The markup in basis points, hundredths of a percent (number)
            total_fees: Fees, in the currency received at the mid-market rate (currency)
            cost_of_exchange: Cost of fees and markup: the value of all that is paid at the mid-market rate,
                less the amount received (currency)
            cost_of_exchange_pct: Cost as a percentage of that value (percent)
            currency: Currency of the request, in upper case; absent when none was given
        """
        return self._run("currency-exchange", locals())

    def inflation(
        self,
        *,
        amount: float,
        inflation_rate: float,
        years: float,
        currency: str | None = None,
        include: Sequence[Literal["schedule", "chart", "explanation", "assumptions"]] = (),
        interval: Literal["month", "year"] | None = None,
    ) -> types.InflationReply:
        """Future prices and the remaining purchasing power of money after years of inflation.

        Inputs:
            amount: Price or amount of money, in today's money (currency); 0 to 1000000000000
            inflation_rate: Annual inflation rate (percent per year); above -100, up to 1000
            years: Years of inflation (years); 0 to 200
            currency: ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal
                places

        Results:
            future_cost: Future cost of what the amount buys today (currency)
            price_increase: Price increase: the future cost less the amount (currency)
            purchasing_power: Future purchasing power of the amount kept as cash, in today's money (currency)
            purchasing_power_lost: Purchasing power lost: the amount less its future purchasing power
                (currency)
            cumulative_inflation_pct: Cumulative inflation over all years (percent)
            purchasing_power_lost_pct: Purchasing power lost over all years, as a percentage of the amount
                (percent)
            currency: Currency of the request, in upper case; absent when none was given
            warnings: Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law
                restricts; absent when there are none
        """
        return self._run("inflation", locals())

    def inflation_history(
        self,
        *,
        amount: float,
        start_date: str,
        end_date: str,
        index_type: Literal["us_cpi"] | None = None,
        currency: str | None = None,
        include: Sequence[Literal["chart", "explanation", "assumptions"]] = (),
    ) -> types.InflationHistoryReply:
        """Value of an amount of one month in the money of another, by U.S. consumer prices since 1871.

        Inputs:
            amount: Price or amount of money at the start date (currency); 0 to 1000000000000
            start_date: Date of the amount; only its month counts
            end_date: Date to convert to; only its month counts
            index_type: Price index; us_cpi: consumer prices of all urban households in the United States, not
                seasonally adjusted (CPI-U); estimates before 1913; default "us_cpi"
            currency: ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal
                places

        Results:
            adjusted_amount: Amount at the prices of the end date (currency)
            inflation_factor: Price level at the end date divided by that at the start date (ratio)
            cumulative_inflation_pct: Inflation from the start date to the end date (percent)
            average_inflation_rate: Average annual inflation (geometric); absent if both dates are in the same
                month (percent per year)
            currency: Currency of the request, in upper case; absent when none was given
            omitted: Reason for each result without a value, by name; absent when every result has one
            warnings: Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law
                restricts; absent when there are none
        """
        return self._run("inflation-history", locals())

    def loan_comparison(
        self,
        *,
        principal: float | None = None,
        offers: Sequence[types.LoanComparisonInputsOffers],
        holding_months: int | None = None,
        currency: str | None = None,
        include: Sequence[Literal["chart", "explanation", "assumptions"]] = (),
    ) -> types.LoanComparisonReply:
        """Several loan offers compared: payment, annual percentage rate, interest, fees and total cost.

        Inputs:
            principal: Loan amount of each offer without a principal of its own (currency); 0.01 to
                1000000000000
            offers: Loan offers
            holding_months: Months until each loan is repaid early, such as by a sale or a refinancing
                (months); 1 to 600
            currency: ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal
                places

        Results:
            cheapest_offer_index: Offer with the lowest finance_charge; its position in offers, from 0 (index)
            lowest_payment_offer_index: Offer with the lowest monthly_payment; its position in offers, from 0
                (index)
            cheapest_offer_index_at_exit: Offer with the lowest finance_charge_at_exit; its position in
                offers, from 0; only with holding_months (index)
            lowest_finance_charge: Lowest finance_charge (currency)
            lowest_monthly_payment: Lowest monthly_payment (currency)
            offers: Offers with their costs
            currency: Currency of the request, in upper case; absent when none was given
            warnings: Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law
                restricts; absent when there are none
        """
        return self._run("loan-comparison", locals())

    def debt_consolidation(
        self,
        *,
        debts: Sequence[types.DebtConsolidationInputsDebts],
        new_annual_rate: float,
        new_tenure_months: int,
        fee_pct: float | None = None,
        other_fees: float | None = None,
        fee_treatment: Literal["upfront", "financed"] | None = None,
        payment_rounding: Literal["exact", "cent"] | None = None,
        currency: str | None = None,
        include: Sequence[Literal["schedule", "chart", "explanation", "assumptions"]] = (),
        interval: Literal["month", "year"] | None = None,
    ) -> types.DebtConsolidationReply:
        """Several debts with their minimum payments, compared with one new loan that pays them all off.

        Inputs:
            debts: Debts to pay off
            new_annual_rate: Nominal annual rate of the new loan; one-twelfth is charged each month (percent
                per year); 0 to 1000
            new_tenure_months: Term of the new loan (months); 1 to 1200
            fee_pct: Fee of the new loan as a percentage of the balances (percent); 0 to 100; default 0
            other_fees: Other fees of the new loan (currency); 0 to 1000000000000; default 0
            fee_treatment: Payment of the fees; upfront: paid at the beginning; financed: added to the loan;
                default "financed"
            payment_rounding: Rounding of payments and monthly interest; exact: nothing is rounded but the
                results; cent: a lender's ledger: payment and monthly interest are rounded to the smallest
                unit of the currency, and the last payment settles the rest; default "exact"
            currency: ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal
                places

        Results:
            total_balance: Total of the balances (currency)
            current_monthly_payment: Total of the minimum payments (currency)
            current_months_to_payoff: Months until minimum payments pay off all debts; absent if they never do
                (months)
            current_total_interest: Interest of the debts until minimum payments pay them off (currency)
            total_fees: Fees of the new loan (currency)
            new_loan_amount: Amount of the new loan (currency)
            new_monthly_payment: Level monthly payment of the new loan (currency)
            new_total_interest: Interest of the new loan (currency)
            new_finance_charge: Cost of the new loan: its interest and fees (currency)
            monthly_payment_saved: current_monthly_payment minus new_monthly_payment; negative if the new loan
                has the higher payment (currency)
            months_saved: current_months_to_payoff minus new_tenure_months; negative if the new loan takes
                longer (months)
            total_saved: current_total_interest minus new_finance_charge; negative if the loan costs more
                (currency)
            break_even_month: First month by which the interest saved covers the fees; absent if none of the
                first 120 does (ordinal)
            new_final_payment: Last payment of the new loan, which settles its balance; only with
                payment_rounding cent (currency)
            currency: Currency of the request, in upper case; absent when none was given
            omitted: Reason for each result without a value, by name; absent when every result has one
            warnings: Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law
                restricts; absent when there are none
        """
        return self._run("debt-consolidation", locals())

    def amortization_schedule(
        self,
        *,
        principal: float,
        annual_rate: float,
        tenure_months: int,
        start_date: str,
        first_payment_date: str | None = None,
        payment_frequency: Literal["weekly", "biweekly", "semimonthly", "monthly", "quarterly", "semiannually"] | None = None,
        accelerated: bool | None = None,
        compound_frequency: Literal["annually", "semiannually", "quarterly", "monthly", "semimonthly", "biweekly", "weekly", "daily"] | None = None,
        day_count_convention: Literal["thirty_360", "thirty_e_360", "actual_360", "actual_364", "actual_365", "actual_actual_isda"] | None = None,
        level_payment_rule: Literal["root", "regular"] | None = None,
        rate_changes: Sequence[types.AmortizationScheduleInputsRateChanges] | None = None,
        interest_only_months: int | None = None,
        balloon_amount: float | None = None,
        balloon_month: int | None = None,
        payment_method: Literal["level", "equal_principal"] | None = None,
        extra_monthly_payment: float | None = None,
        extra_payment_start_month: int | None = None,
        extra_annual_payment: float | None = None,
        extra_annual_payment_month: int | None = None,
        lump_sum_payments: Sequence[types.AmortizationScheduleInputsLumpSumPayments] | None = None,
        fees: float | None = None,
        payment_rounding: Literal["exact", "cent"] | None = None,
        currency: str | None = None,
        include: Sequence[Literal["schedule", "chart", "explanation", "assumptions"]] = (),
        interval: Literal["month", "year"] | None = None,
    ) -> types.AmortizationScheduleReply:
        """Dated schedule of a loan with extra payments, lump sums, a balloon and interest-only months.

        Inputs:
            principal: Loan amount (currency); 0.01 to 1000000000000
            annual_rate: Nominal annual interest rate (percent per year); 0 to 1000
            tenure_months: Loan term in months, rounded up to whole payment periods (months); 1 to 600
            start_date: Date from which interest accrues
            first_payment_date: Date of the first payment; one payment period after start_date if left out
            payment_frequency: Payment frequency; weekly: 52 a year; biweekly: 26 a year; semimonthly: 24 a
                year; monthly: 12 a year; quarterly: 4 a year; semiannually: 2 a year; default "monthly"
            accelerated: Whether weekly or biweekly payments are accelerated; true: a payment is a quarter or
                half of the monthly payment, so that a year has 13 of these; false: the payments repay the
                loan by the end of its term; default false
            compound_frequency: Compounding frequency of the nominal rate; annually: once a year;
                semiannually: twice a year, as in Canada; quarterly: 4 times a year; monthly: 12 times a year;
                semimonthly: 24 times a year; biweekly: 26 times a year; weekly: 52 times a year; daily: 365
                times a year; default "monthly"
            day_count_convention: Day count convention for interest; if left out, each payment period has the
                same interest; thirty_360: months of 30 days: each whole month is a twelfth of a year;
                thirty_e_360: months of 30 days, counted between dates by the European rule; actual_360:
                actual days, years of 360 days; actual_364: actual days, years of 364 days, as of weekly
                loans; actual_365: actual days, years of 365 days; actual_actual_isda: actual days, split at
                the year: those of leap years count 1/366 and the others 1/365 (ISDA)
            level_payment_rule: Level payment where days are counted; root: the payment that repays the loan
                over the days as they are; regular: the payment of equal periods; the last one settles the
                difference; default "root"
            rate_changes: Changes of the interest rate; each sets the payment that repays the balance by the
                end of the term; default []
            interest_only_months: Months of interest-only payments at the beginning (months); 0 to 599;
                default 0
            balloon_amount: Balloon: principal due with the last payment, in addition to a level payment
                (currency); 0 to 1000000000000; default 0
            balloon_month: Month in which the remaining balance is due (ordinal); 1 to 600
            payment_method: Repayment of the loan; level: level payments of principal and interest;
                equal_principal: the same principal with each payment, and its interest; default "level"
            extra_monthly_payment: Extra monthly payment (currency); 0 to 1000000000000; default 0
            extra_payment_start_month: First month with an extra monthly payment (ordinal); 1 to 600; default
                1
            extra_annual_payment: Extra payment once a year (currency); 0 to 1000000000000; default 0
            extra_annual_payment_month: Month of the first yearly extra payment (ordinal); 1 to 600; default
                12
            lump_sum_payments: Lump-sum payments; default []
            fees: Fees that are paid at closing or taken out of the loan; they are part of the APR (currency);
                0 to 1000000000000
            payment_rounding: Rounding of payments and monthly interest; exact: nothing is rounded but the
                results; cent: a lender's ledger: payment and monthly interest are rounded to the smallest
                unit of the currency, and the last payment settles the rest; default "exact"
            currency: ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal
                places

        Results:
            monthly_payment: Level monthly payment, after any interest-only months, which repays the balance
                that is left at their end; the principal in it with equal_principal (currency)
            payment: Level payment of each period; absent with payment_frequency monthly; the principal in it
                with equal_principal (currency)
            payment_count: Number of payments (count)
            payoff_date: Date of the last payment
            total_interest: Total interest (currency)
            total_paid: Total of all payments (currency)
            total_extra_paid: Total of extra payments and lump sums (currency)
            final_payment: Last payment, including a balloon, which settles the balance (currency)
            odd_days_interest: Interest in the first payment for the time from start_date to one payment
                period before it; negative if the first period is shorter (currency)
            months_saved: Months saved by extra or accelerated payments (months)
            interest_saved: Interest saved by extra or accelerated payments, compared with ordinary payments
                at the same frequency (currency)
            apr: Annual percentage rate: nominal rate that interest and fees come to; absent without fees
                (percent per year)
            rate_changes: Payments after each change of the rate
            currency: Currency of the request, in upper case; absent when none was given
            omitted: Reason for each result without a value, by name; absent when every result has one
            warnings: Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law
                restricts; absent when there are none
        """
        return self._run("amortization-schedule", locals())

    def loan_account(
        self,
        *,
        principal: float,
        annual_rate: float,
        tenure_months: int | None = None,
        payment_count: int | None = None,
        payment: float | None = None,
        start_date: str,
        first_payment_date: str | None = None,
        due_dates: Sequence[types.LoanAccountInputsDueDates] | None = None,
        payment_frequency: Literal["weekly", "biweekly", "semimonthly", "monthly", "quarterly", "semiannually"] | None = None,
        day_count_convention: Literal["thirty_360", "thirty_e_360", "actual_360", "actual_364", "actual_365", "actual_actual_isda"] | None = None,
        compound_frequency: Literal["annually", "semiannually", "quarterly", "monthly", "semimonthly", "biweekly", "weekly", "daily"] | None = None,
        year_split: Literal["day_start", "day_end"] | None = None,
        partial_month: Literal["actual_share", "thirty_days"] | None = None,
        due_date_rule: Literal["last_day", "next_first"] | None = None,
        payment_method: Literal["level", "equal_principal", "interest_only", "bullet", "flat"] | None = None,
        level_payment_rule: Literal["root", "regular", "thirty_over_365", "shared_out"] | None = None,
        payment_rounding: Literal["cent", "cent_up", "unit", "exact"] | None = None,
        interest_rounding: Literal["cent_once", "cent_per_piece", "cent_down", "cent_carried", "daily_cent", "exact"] | None = None,
        allocation_order: Literal["fees_interest_principal", "interest_principal_fees", "interest_fees_principal", "principal_first"] | None = None,
        payment_interest_rule: Literal["accrued", "due"] | None = None,
        prepayment_effect: Literal["shorter_term", "lower_payment", "paid_ahead", "final_payment"] | None = None,
        late_payment_effect: Literal["accrues_final", "arrears_separate", "compounding_monthly"] | None = None,
        arrears_forecast_rule: Literal["paid_on_report_date", "unpaid"] | None = None,
        holiday_interest: Literal["capitalized", "deferred", "collected", "waived"] | None = None,
        rate_change_effect: Literal["new_payment", "new_term", "same_payment"] | None = None,
        advance_effect: Literal["new_payment", "same_payment"] | None = None,
        reage_interest_treatment: Literal["recalculated", "equal_share"] | None = None,
        charge_timing: Literal["on_date", "next_payment"] | None = None,
        rest: Literal["daily", "due_date"] | None = None,
        settlement_interest_rule: Literal["to_day", "before_day"] | None = None,
        interest_only_months: int | None = None,
        balloon_amount: float | None = None,
        offset_balance: float | None = None,
        late_annual_rate: float | None = None,
        late_fee: float | None = None,
        late_grace_days: int | None = None,
        credit_balance_rate: float | None = None,
        interest_cap_pct: float | None = None,
        daily_interest_cap_pct: float | None = None,
        settlement_rule: Literal["actuarial", "full_period", "rule_of_78", "uk_2004", "add_on"] | None = None,
        early_repayment_fee_pct: float | None = None,
        apr: float | None = None,
        as_of_date: str | None = None,
        settlement_date: str | None = None,
        events: Sequence[types.LoanAccountInputsEvents] | None = None,
        currency: str | None = None,
        include: Sequence[Literal["schedule", "chart", "explanation", "assumptions"]] = (),
        interval: Literal["period"] | None = None,
    ) -> types.LoanAccountReply:
        """A loan account with payments as they came, rate changes, fees, holidays and advances: ledger, arrears and payoff.

        Inputs:
            principal: Amount lent at the start (currency); 0.01 to 1000000000000
            annual_rate: Nominal annual interest rate (percent per year); 0 to 1000
            tenure_months: Loan term in months, rounded up to whole payment periods (months); 1 to 600
            payment_count: Number of payments, instead of the term (count); 1 to 1200
            payment: Payment of each period, instead of the term (currency); 0.01 to 1000000000000
            start_date: Date on which the loan is paid out
            first_payment_date: Date of the first payment; one payment period after start_date if left out
            due_dates: All due dates, in order, instead of the term; default []
            payment_frequency: Payment frequency; weekly: 52 a year; biweekly: 26 a year; semimonthly: 24 a
                year; monthly: 12 a year; quarterly: 4 a year; semiannually: 2 a year; default "monthly"
            day_count_convention: Day count convention for interest; thirty_360: months of 30 days: each whole
                month is a twelfth of a year; thirty_e_360: months of 30 days, counted between dates by the
                European rule; actual_360: actual days, years of 360 days; actual_364: actual days, years of
                364 days, as of weekly loans; actual_365: actual days, years of 365 days; actual_actual_isda:
                actual days, split at the year: those of leap years count 1/366 and the others 1/365 (ISDA);
                default "thirty_360"
            compound_frequency: Compounding frequency of the nominal rate; annually: once a year;
                semiannually: twice a year, as in Canada; quarterly: 4 times a year; monthly: 12 times a year;
                semimonthly: 24 times a year; biweekly: 26 times a year; weekly: 52 times a year; daily: 365
                times a year; default "monthly"
            year_split: Year of a day of actual_actual_isda; day_start: the year in which the day begins, as
                ISDA has it; day_end: the year in which it ends; default "day_start"
            partial_month: Interest of a part of a month with thirty_360; actual_share: the month's interest
                by the actual days of that month; thirty_days: days between the dates with months of 30 days,
                also of whole months; default "actual_share"
            due_date_rule: Due date in a month without its day; last_day: the last day of the month;
                next_first: the first day of the next month; default "last_day"
            payment_method: Repayment of the loan; level: level payments of principal and interest;
                equal_principal: the same principal with each payment, and its interest; interest_only:
                interest with each payment, the principal with the last one; bullet: as interest_only: the
                principal in one payment at maturity; flat: level payments; interest is charged on the first
                principal for the whole term; default "level"
            level_payment_rule: Level payment of an account; root: the payment that repays the loan over the
                days as they are; regular: the payment of equal periods; the last one settles the difference;
                thirty_over_365: the payment of equal periods of 30 days of a year of 365; shared_out: the
                root, moved by its share of what the last payment is off, where that brings the last one
                nearer; default "root"
            payment_rounding: Rounding of the payment of an account; cent: to the smallest unit of the
                currency; cent_up: up to the smallest unit; unit: to whole units of the currency; exact: kept
                to 20 more decimal places; default "cent"
            interest_rounding: Rounding of interest; cent_once: the interest of a period once, to the smallest
                unit of the currency; cent_per_piece: each piece of a period between payments, rates or
                advances; cent_down: down when it is paid; a fraction is carried while interest is unpaid, and
                dropped when it is cleared; cent_carried: what rounding leaves is carried until it is a
                smallest unit; daily_cent: the interest of each day; exact: not rounded; kept to 20 more
                decimal places; default "cent_once"
            allocation_order: What a payment pays first; fees_interest_principal: fees, then interest, then
                principal; interest_principal_fees: interest, then principal, then fees;
                interest_fees_principal: interest, then fees, then principal; principal_first: principal, then
                interest, then fees; default "fees_interest_principal"
            payment_interest_rule: Interest that a payment pays; accrued: all interest up to the day of the
                payment; due: interest of due dates alone: a payment before one is principal; default
                "accrued"
            prepayment_effect: Effect of a payment beyond what is due; shorter_term: the payment stays and the
                term ends earlier; lower_payment: the payment falls and the term stays; paid_ahead: it repays
                the principal of the next payments; final_payment: it comes off the last payments; default
                "shorter_term"
            late_payment_effect: Interest on late payments; accrues_final: interest on the unpaid principal,
                collected with the last payment; arrears_separate: none on late principal but
                late_annual_rate; compounding_monthly: interest on unpaid interest, too; default
                "accrues_final"
            arrears_forecast_rule: Plan for arrears; paid_on_report_date: they are paid on as_of_date; unpaid:
                they stay unpaid; default "paid_on_report_date"
            holiday_interest: Interest of a payment holiday; capitalized: added to the principal on each due
                date; deferred: due with the first payment after it, without interest on it; collected: paid
                on each due date; waived: not charged; default "capitalized"
            rate_change_effect: Effect of a rate change; new_payment: a new payment, for the same end;
                new_term: the payment stays and the end moves; same_payment: payment and end stay; the last
                payment settles the difference; default "new_payment"
            advance_effect: Effect of a further advance; new_payment: a new payment, for the same end;
                same_payment: the payment stays, as where the whole sum was agreed on; default "new_payment"
            reage_interest_treatment: Interest of re-aged payments; recalculated: charged on the balance as
                before; equal_share: none after the re-age; what is owed by then is shared equally; default
                "recalculated"
            charge_timing: When a fee is due; on_date: on its date; next_payment: with the next payment;
                default "on_date"
            rest: Day from which a payment reduces interest; daily: its own date; due_date: the next due date;
                default "daily"
            settlement_interest_rule: Interest of the settlement date; to_day: charged; before_day: not
                charged; default "to_day"
            interest_only_months: Months of interest-only payments at the beginning (months); 0 to 599;
                default 0
            balloon_amount: Balloon: principal due with the last payment, in addition to a level payment
                (currency); 0 to 1000000000000; default 0
            offset_balance: Offset balance: savings that reduce the balance on which interest is charged
                (currency); 0 to 1000000000000; default 0
            late_annual_rate: Annual interest rate on arrears, in addition to annual_rate (percent per year);
                0 to 1000; default 0
            late_fee: Fee for each payment that is late (currency); 0 to 1000000000000; default 0
            late_grace_days: Days after a due date before a late fee is charged (days); 0 to 366; default 0
            credit_balance_rate: Annual interest rate on a credit balance (percent per year); 0 to 1000;
                default 0
            interest_cap_pct: Cap of all interest, as a percentage of the principal (percent); 0 to 10000
            daily_interest_cap_pct: Cap of the interest of a day, as a percentage of the balance (percent); 0
                to 100
            settlement_rule: Rule of the settlement amount; actuarial: principal and the interest up to the
                settlement date; full_period: principal and the interest of the whole running period;
                rule_of_78: payments that are left, less a refund of interest by the sum of the digits;
                uk_2004: payments that are left, less the rebate of the Consumer Credit (Early Settlement)
                Regulations 2004; add_on: all payments that are left: interest of the whole term, without a
                refund; default "actuarial"
            early_repayment_fee_pct: Fee for early repayment, as a percentage of the principal that is left
                (percent); 0 to 100; default 0
            apr: Annual percentage rate of the contract, needed with settlement_rule uk_2004 (percent per
                year); 0 to 1000
            as_of_date: Date of the position: events up to it have happened, payments after it are planned;
                the last payment, fee, refund or write-off of events if left out, or else start_date
            settlement_date: Date on which the account would be settled; as_of_date if left out
            events: Events of the account, in any order; on one date in the order of the kinds; default []
            currency: ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal
                places

        Results:
            payment: Payment of a period as of as_of_date; of equal_principal, the part that repays principal
                (currency)
            payment_count: Number of payments, made and planned (count)
            payoff_date: Date of the last payment
            balance: Principal owed on as_of_date; negative if the lender owes it (currency)
            accrued_interest: Interest owed on as_of_date (currency)
            unpaid_fees: Fees owed on as_of_date (currency)
            arrears_amount: Arrears on as_of_date: payments that were due before it and are not made
                (currency)
            past_due_days: Days since the oldest unpaid due date (days)
            next_payment_date: Date of the next payment; absent if none follows
            next_payment: Next payment; absent if none follows (currency)
            settlement_amount: Amount that settles the account on the settlement date, without a fee for it
                (currency)
            daily_interest: Interest of one day at the balance on as_of_date (currency)
            early_repayment_fee: Fee for repayment on the settlement date (currency)
            interest_rebate: Interest that a settlement saves by its rule; absent with settlement_rule
                actuarial and full_period (currency)
            final_payment: Last payment (currency)
            total_paid: Total of all payments, less refunds, made and planned (currency)
            total_principal: Total principal paid (currency)
            total_interest: Total interest paid (currency)
            total_fees: Total fees paid (currency)
            total_written_off: Total principal written off (currency)
            currency: Currency of the request, in upper case; absent when none was given
            omitted: Reason for each result without a value, by name; absent when every result has one
            warnings: Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law
                restricts; absent when there are none
        """
        return self._run("loan-account", locals())

    def lease_liability(
        self,
        *,
        payment: float,
        tenure_months: int,
        discount_rate: float,
        payment_frequency: Literal["annually", "semiannually", "quarterly", "monthly"] | None = None,
        payment_timing: Literal["begin", "end"] | None = None,
        rate_convention: Literal["nominal", "effective"] | None = None,
        lease_type: Literal["ifrs_16", "asc_842_finance", "asc_842_operating"] | None = None,
        payment_growth_rate: float | None = None,
        payment_changes: Sequence[types.LeaseLiabilityInputsPaymentChanges] | None = None,
        residual_guarantee: float | None = None,
        initial_direct_costs: float | None = None,
        prepaid_rent: float | None = None,
        lease_incentives: float | None = None,
        months_to_remeasurement: int | None = None,
        remeasurement_type: Literal["reassessment", "modification"] | None = None,
        new_payment: float | None = None,
        new_tenure_months: int | None = None,
        new_discount_rate: float | None = None,
        new_payment_changes: Sequence[types.LeaseLiabilityInputsNewPaymentChanges] | None = None,
        new_residual_guarantee: float | None = None,
        surrendered_pct: float | None = None,
        currency: str | None = None,
        include: Sequence[Literal["schedule", "chart", "explanation", "assumptions"]] = (),
        interval: Literal["month", "year"] | None = None,
    ) -> types.LeaseLiabilityReply:
        """Lease liability and right-of-use asset by IFRS 16 or ASC 842: measurement, schedule and remeasurement.

        Inputs:
            payment: Lease payment of each period (currency); 0.01 to 1000000000000
            tenure_months: Lease term in months (months); 1 to 1200
            discount_rate: Discount rate: rate implicit in the lease, or incremental borrowing rate (percent
                per year); 0 to 1000
            payment_frequency: Payment frequency; annually: one payment a year; semiannually: 2 payments a
                year; quarterly: 4 payments a year; monthly: 12 payments a year; default "monthly"
            payment_timing: Payment timing: start or end of each period; begin: payments at the beginning of
                each period; end: payments at the end of each period; default "begin"
            rate_convention: Convention of the discount rate: nominal or effective; nominal: the nominal
                annual rate, divided by the payments in a year, compounds with each payment period; effective:
                the annual rate is effective: twelve months compound to it; default "nominal"
            lease_type: Accounting standard and class of the lease; ifrs_16: IFRS 16: interest and
                straight-line depreciation; asc_842_finance: finance lease of ASC 842: interest and
                straight-line amortization; asc_842_operating: operating lease of ASC 842: one straight-line
                cost, and the asset falls by its rest; default "ifrs_16"
            payment_growth_rate: Increase of the payment after each year, fixed in the contract (percent per
                year); above -100, up to 1000; default 0
            payment_changes: Payments that differ from the first one, as the contract fixes them, in order;
                default []
            residual_guarantee: Amount expected to be owed at the end under a residual value guarantee
                (currency); 0 to 1000000000000; default 0
            initial_direct_costs: Initial direct costs of the lessee (currency); 0 to 1000000000000; default 0
            prepaid_rent: Payments made before the commencement date (currency); 0 to 1000000000000; default 0
            lease_incentives: Incentives received from the lessor by the commencement date (currency); 0 to
                1000000000000; default 0
            months_to_remeasurement: Months from the commencement date to a remeasurement (months); 1 to 1199
            remeasurement_type: Cause of the remeasurement; reassessment: a price level, a guarantee, or an
                option of the contract: all of the change adjusts the asset; modification: an agreement that
                changes the contract: what is given up is derecognized with its gain or loss; default
                "reassessment"
            new_payment: Payment of each period after the remeasurement; as before if left out (currency); 0
                to 1000000000000
            new_tenure_months: Lease term after the remeasurement, in months from the commencement date
                (months); 1 to 1200
            new_discount_rate: Discount rate revised by the remeasurement; unchanged if left out (percent per
                year); 0 to 1000
            new_payment_changes: Payments after the remeasurement that differ from its first one, in order;
                default []
            new_residual_guarantee: Amount expected to be owed at the end after the remeasurement (currency);
                0 to 1000000000000
            surrendered_pct: Share of the asset given back by a modification (percent); 0 to 100; default 0
            currency: ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal
                places

        Results:
            lease_liability: Lease liability on the commencement date, after a payment on that day (currency)
            right_of_use_asset: Right-of-use asset on the commencement date (currency)
            total_paid: All payments from the commencement date on, including the residual guarantee
                (currency)
            total_interest: Interest on the lease liability (currency)
            total_depreciation: Depreciation or amortization of the right-of-use asset (currency)
            total_lease_cost: Lease cost of the whole term: interest and depreciation (currency)
            monthly_lease_cost: Straight-line cost of each month before a remeasurement; absent unless the
                lease is an operating lease (currency)
            liability_before_remeasurement: Lease liability before the remeasurement, including a payment on
                that day; absent without months_to_remeasurement (currency)
            liability_after_remeasurement: Lease liability after the remeasurement, including a payment on
                that day; absent without months_to_remeasurement (currency)
            asset_before_remeasurement: Right-of-use asset before the remeasurement; absent without
                months_to_remeasurement (currency)
            asset_after_remeasurement: Right-of-use asset after the remeasurement; absent without
                months_to_remeasurement (currency)
            remeasurement_gain: Gain from the remeasurement, negative for a loss; absent without
                months_to_remeasurement (currency)
            currency: Currency of the request, in upper case; absent when none was given
            warnings: Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law
                restricts; absent when there are none
        """
        return self._run("lease-liability", locals())

    def effective_interest(
        self,
        *,
        principal: float,
        annual_rate: float | None = None,
        tenure_months: int | None = None,
        payment_frequency: Literal["annually", "semiannually", "quarterly", "monthly"] | None = None,
        payment_method: Literal["level", "equal_principal", "interest_only"] | None = None,
        redemption_value: float | None = None,
        cash_flows: Sequence[float] | None = None,
        instrument_type: Literal["asset", "liability"] | None = None,
        purchase_price: float | None = None,
        points: float | None = None,
        fees: float | None = None,
        transaction_costs: float | None = None,
        months_to_revision: int | None = None,
        revised_cash_flows: Sequence[float] | None = None,
        currency: str | None = None,
        include: Sequence[Literal["schedule", "chart", "explanation", "assumptions"]] = (),
        interval: Literal["period"] | None = None,
    ) -> types.EffectiveInterestReply:
        """Effective interest rate of a loan or bond with its fees, and the amortized cost period by period (IFRS 9).

        Inputs:
            principal: Principal: amount on which the contract charges interest (currency); 0.01 to
                1000000000000
            annual_rate: Nominal annual rate of the contract; left out with cash_flows (percent per year); 0
                to 1000
            tenure_months: Term in months; left out with cash_flows (months); 1 to 600
            payment_frequency: Payment frequency; annually: one payment a year; semiannually: 2 payments a
                year; quarterly: 4 payments a year; monthly: 12 payments a year; default "annually"
            payment_method: Repayment by the contract; level: level payments of principal and interest;
                equal_principal: the same principal with each payment, and its interest; interest_only:
                interest with each payment, the redemption value with the last one; default "interest_only"
            redemption_value: Amount repaid at the end with interest_only; the principal if left out
                (currency); 0.01 to 1000000000000
            cash_flows: Cash flows expected at the end of each period, instead of the terms of the contract;
                default []
            instrument_type: Side of the books: asset or liability; asset: of the lender or investor:
                transaction costs raise the carrying amount; liability: of the borrower or issuer: transaction
                costs lower the carrying amount; default "asset"
            purchase_price: Price paid for the asset, or proceeds of the liability; the principal if left out
                (currency); 0.01 to 1000000000000
            points: Points that the borrower pays at the beginning, as a percentage of the principal
                (percent); 0 to 100; default 0
            fees: Fees that the borrower pays to the lender at the beginning (currency); 0 to 1000000000000;
                default 0
            transaction_costs: Transaction costs of the side that keeps the books, paid to others (currency);
                0 to 1000000000000; default 0
            months_to_revision: Months until the estimate of the cash flows is revised (months); 1 to 599
            revised_cash_flows: Cash flows expected at the end of each period after the revision; default []
            currency: ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal
                places

        Results:
            effective_annual_rate: Effective interest rate: annual, with compounding (percent per year)
            nominal_annual_rate: Effective interest rate of a period times the periods in a year (percent per
                year)
            initial_carrying_amount: Carrying amount at the beginning (currency)
            total_paid: All cash flows after the beginning (currency)
            total_interest: Interest by the effective rate, of all periods (currency)
            carrying_amount_before_revision: Carrying amount before the revision; absent without
                months_to_revision (currency)
            carrying_amount_after_revision: Carrying amount after the revision: present value of the revised
                cash flows at the first effective rate; absent without months_to_revision (currency)
            revision_gain: Gain from the revision, negative for a loss; absent without months_to_revision
                (currency)
            currency: Currency of the request, in upper case; absent when none was given
            warnings: Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law
                restricts; absent when there are none
        """
        return self._run("effective-interest", locals())

    def pool_cash_flows(
        self,
        *,
        principal: float,
        gross_coupon_rate: float,
        net_coupon_rate: float | None = None,
        remaining_months: int,
        loan_age_months: int | None = None,
        prepayment_model: Literal["cpr", "smm", "psa", "abs"] | None = None,
        prepayment_rates: Sequence[float] | None = None,
        default_model: Literal["cdr", "mdr", "sda"] | None = None,
        default_rates: Sequence[float] | None = None,
        severity_pct: float | None = None,
        recovery_months: int | None = None,
        advanced: bool | None = None,
        payment_delay_days: int | None = None,
        price: float | None = None,
        yield_to_maturity: float | None = None,
        currency: str | None = None,
        include: Sequence[Literal["schedule", "chart", "explanation", "assumptions"]] = (),
        interval: Literal["month", "year"] | None = None,
    ) -> types.PoolCashFlowsReply:
        """Monthly cash flows of a pool of loans with prepayments and defaults, with price, yield, average life and duration.

        Inputs:
            principal: Balance of all loans (currency); 0.01 to 1000000000000
            gross_coupon_rate: Gross coupon: average nominal annual rate of the loans (percent per year); 0 to
                1000
            net_coupon_rate: Net coupon: annual rate after servicing and other fees; gross_coupon_rate if left
                out (percent per year); 0 to 1000
            remaining_months: Average months until the loans mature (months); 1 to 480
            loan_age_months: Average age of the loans (months); 0 to 480; default 0
            prepayment_model: Measure of prepayments; cpr: conditional prepayment rate: percent of the balance
                in a year; smm: single monthly mortality: percent of the balance in a month, after scheduled
                principal; psa: percent of the PSA benchmark: 0.2 percent CPR more each month of age up to 6
                percent in month 30; abs: absolute prepayment speed: percent of all original loans in a month;
                default "cpr"
            prepayment_rates: Prepayments in each month, in percent by prepayment_model; the last one holds to
                the end; default []
            default_model: Measure of defaults; cdr: conditional default rate: percent of the balance in a
                year; mdr: monthly default rate: percent of the balance at the beginning of a month; sda:
                percent of the Standard Default Assumption, by the age of the loans; default "cdr"
            default_rates: Defaults in each month, in percent by default_model; the last one holds to the end;
                default []
            severity_pct: Loss severity: share of a defaulted balance that is lost; needed with default_rates
                (percent); 0 to 100
            recovery_months: Months from a default to the recovery (months); 0 to 120; default 12
            advanced: Advances of the servicer on loans in default; true: scheduled principal and interest are
                paid until the recovery; false: nothing is paid until the recovery; default true
            payment_delay_days: Days from the end of a month until investors are paid, of months of 30 days
                (days); 0 to 90; default 0
            price: Price of the pool; left out if yield_to_maturity is given (currency); 0.01 to 1000000000000
            yield_to_maturity: Yield: nominal annual rate, compounded monthly; left out if price is given
                (percent per year); -50 to 1000
            currency: ISO 4217 currency code (case-insensitive); applies to all amounts and sets their decimal
                places

        Results:
            price: Price: present value of all cash flows at the yield; absent without price and
                yield_to_maturity (currency)
            price_per_100: Price for 100 of balance; absent without price and yield_to_maturity (price per
                100)
            yield_to_maturity: Yield: nominal annual rate, compounded monthly; absent without price and
                yield_to_maturity (percent per year)
            bond_equivalent_yield: Yield as a nominal annual rate, compounded twice a year; absent without
                price and yield_to_maturity (percent per year)
            average_life_years: Weighted average life: average time until principal is paid (years)
            macaulay_duration: Macaulay duration; absent without price and yield_to_maturity (years)
            modified_duration: Modified duration: percent by which the price falls when the yield rises by one
                point; absent without price and yield_to_maturity (years)
            total_paid: All payments to investors (currency)
            total_interest: Interest to investors, at the net coupon (currency)
            total_principal: Principal to investors: scheduled, prepaid and recovered (currency)
            total_prepayments: Principal prepaid (currency)
            total_defaults: Balances that default (currency)
            total_losses: Principal lost (currency)
            total_fees: Servicing and other fees: interest at the gross coupon less that at the net coupon
                (currency)
            currency: Currency of the request, in upper case; absent when none was given
            warnings: Valid inputs and results that look like a mistake, such as a rate of 0.07, or that a law
                restricts; absent when there are none
        """
        return self._run("pool-cash-flows", locals())
