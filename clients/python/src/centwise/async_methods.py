"""Written by "npm run client:types" from the catalogue of calculators. Changes are made there."""

from collections.abc import Sequence
from typing import Any, Literal

from . import calculators as types
from .methods import CalculatorMethods


class AsyncCalculatorMethods:
    """A method for each calculator, to be awaited."""

    async def _run(self, calculator: str, arguments: dict[str, Any]) -> Any:
        raise NotImplementedError

    async def compound_interest(
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
        return await self._run("compound-interest", locals())

    async def mortgage(
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
        return await self._run("mortgage", locals())

    async def sip(
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
        return await self._run("sip", locals())

    async def emi(
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
        return await self._run("emi", locals())

    async def fire(
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
        return await self._run("fire", locals())

    async def retirement(
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
        return await self._run("retirement", locals())

    async def cagr(
        self,
        *,
        initial_value: float,
        final_value: float,
        years: float,
        currency: str | None = None,
        include: Sequence[Literal["chart", "explanation", "assumptions"]] = (),
    ) -> types.CagrReply:
        return await self._run("cagr", locals())

    async def adjustable_rate_mortgage(
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
        return await self._run("adjustable-rate-mortgage", locals())

    async def doubling_time(
        self,
        *,
        annual_rate: float,
        compound_frequency: Literal["annually", "semiannually", "quarterly", "monthly", "daily"] | None = None,
        include: Sequence[Literal["chart", "explanation", "assumptions"]] = (),
    ) -> types.DoublingTimeReply:
        return await self._run("doubling-time", locals())

    async def lump_sum(
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
        return await self._run("lump-sum", locals())

    async def lump_sum_vs_sip(
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
        return await self._run("lump-sum-vs-sip", locals())

    async def inflation_adjusted_return(
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
        return await self._run("inflation-adjusted-return", locals())

    async def tvm(
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
        return await self._run("tvm", locals())

    async def time_value(
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
        return await self._run("time-value", locals())

    async def lean_fire(
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
        return await self._run("lean-fire", locals())

    async def fat_fire(
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
        return await self._run("fat-fire", locals())

    async def fire_progress(
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
        return await self._run("fire-progress", locals())

    async def financial_independence(
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
        return await self._run("financial-independence", locals())

    async def coast_fire(
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
        return await self._run("coast-fire", locals())

    async def barista_fire(
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
        return await self._run("barista-fire", locals())

    async def savings_rate(
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
        return await self._run("savings-rate", locals())

    async def retirement_age(
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
        return await self._run("retirement-age", locals())

    async def safe_withdrawal_rate(
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
        return await self._run("safe-withdrawal-rate", locals())

    async def historical_backtest(
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
        return await self._run("historical-backtest", locals())

    async def monte_carlo(
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
        return await self._run("monte-carlo", locals())

    async def withdrawal_comparison(
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
        return await self._run("withdrawal-comparison", locals())

    async def retirement_income(
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
        return await self._run("retirement-income", locals())

    async def annuity_payout(
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
        return await self._run("annuity-payout", locals())

    async def pension(
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
        return await self._run("pension", locals())

    async def swp(
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
        return await self._run("swp", locals())

    async def retirement_savings_gap(
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
        return await self._run("retirement-savings-gap", locals())

    async def roth_vs_traditional(
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
        return await self._run("roth-vs-traditional", locals())

    async def roi(
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
        return await self._run("roi", locals())

    async def annualized_return(
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
        return await self._run("annualized-return", locals())

    async def investment_return(
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
        return await self._run("investment-return", locals())

    async def revenue_growth(
        self,
        *,
        initial_revenue: float,
        years: float,
        revenue_growth_rate: float | None = None,
        final_revenue: float | None = None,
        currency: str | None = None,
        include: Sequence[Literal["chart", "explanation", "assumptions"]] = (),
    ) -> types.RevenueGrowthReply:
        return await self._run("revenue-growth", locals())

    async def break_even(
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
        return await self._run("break-even", locals())

    async def margin_markup(
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
        return await self._run("margin-markup", locals())

    async def markup(
        self,
        *,
        cost_per_unit: float,
        markup_pct: float,
        currency: str | None = None,
        include: Sequence[Literal["chart", "explanation", "assumptions"]] = (),
    ) -> types.MarkupReply:
        return await self._run("markup", locals())

    async def profit_margin(
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
        return await self._run("profit-margin", locals())

    async def wacc(
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
        return await self._run("wacc", locals())

    async def dcf(
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
        return await self._run("dcf", locals())

    async def business_valuation(
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
        return await self._run("business-valuation", locals())

    async def depreciation(
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
        return await self._run("depreciation", locals())

    async def early_payment_discount(
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
        return await self._run("early-payment-discount", locals())

    async def home_equity(
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
        return await self._run("home-equity", locals())

    async def heloc(
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
        return await self._run("heloc", locals())

    async def mortgage_affordability(
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
        return await self._run("mortgage-affordability", locals())

    async def closing_cost(
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
        return await self._run("closing-cost", locals())

    async def mortgage_payoff(
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
        return await self._run("mortgage-payoff", locals())

    async def biweekly_mortgage(
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
        return await self._run("biweekly-mortgage", locals())

    async def mortgage_refinance(
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
        return await self._run("mortgage-refinance", locals())

    async def mortgage_points(
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
        return await self._run("mortgage-points", locals())

    async def buydown(
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
        return await self._run("buydown", locals())

    async def piti(
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
        return await self._run("piti", locals())

    async def rental_property(
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
        return await self._run("rental-property", locals())

    async def rental_yield(
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
        return await self._run("rental-yield", locals())

    async def cap_rate(
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
        return await self._run("cap-rate", locals())

    async def cash_on_cash(
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
        return await self._run("cash-on-cash", locals())

    async def cash_flow(
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
        return await self._run("cash-flow", locals())

    async def rental_roi(
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
        return await self._run("rental-roi", locals())

    async def rent_vs_buy(
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
        return await self._run("rent-vs-buy", locals())

    async def debt_to_income(
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
        return await self._run("debt-to-income", locals())

    async def rent_affordability(
        self,
        *,
        monthly_income: float,
        monthly_debt_payments: float | None = None,
        max_front_end_dti: float | None = None,
        max_back_end_dti: float | None = None,
        currency: str | None = None,
        include: Sequence[Literal["chart", "explanation", "assumptions"]] = (),
    ) -> types.RentAffordabilityReply:
        return await self._run("rent-affordability", locals())

    async def credit_utilization(
        self,
        *,
        cards: Sequence[types.CreditUtilizationInputsCards],
        target_utilization_pct: float | None = None,
        currency: str | None = None,
        include: Sequence[Literal["chart", "explanation", "assumptions"]] = (),
    ) -> types.CreditUtilizationReply:
        return await self._run("credit-utilization", locals())

    async def salary(
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
        return await self._run("salary", locals())

    async def hourly_wage(
        self,
        *,
        hourly_pay: float,
        hours_per_day: float | None = None,
        days_per_week: float | None = None,
        weeks_per_year: float | None = None,
        currency: str | None = None,
        include: Sequence[Literal["chart", "explanation", "assumptions"]] = (),
    ) -> types.HourlyWageReply:
        return await self._run("hourly-wage", locals())

    async def personal_loan(
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
        return await self._run("personal-loan", locals())

    async def home_loan(
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
        return await self._run("home-loan", locals())

    async def loan_payoff(
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
        return await self._run("loan-payoff", locals())

    async def prepay_vs_invest(
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
        return await self._run("prepay-vs-invest", locals())

    async def credit_card_payoff(
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
        return await self._run("credit-card-payoff", locals())

    async def auto_loan(
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
        return await self._run("auto-loan", locals())

    async def car_loan(
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
        return await self._run("car-loan", locals())

    async def business_loan(
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
        return await self._run("business-loan", locals())

    async def auto_lease(
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
        return await self._run("auto-lease", locals())

    async def lease_vs_buy(
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
        return await self._run("lease-vs-buy", locals())

    async def student_loan(
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
        return await self._run("student-loan", locals())

    async def debt_payoff(
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
        return await self._run("debt-payoff", locals())

    async def debt_snowball(
        self,
        *,
        debts: Sequence[types.DebtSnowballInputsDebts],
        extra_monthly_payment: float | None = None,
        start_date: str | None = None,
        currency: str | None = None,
        include: Sequence[Literal["schedule", "chart", "explanation", "assumptions"]] = (),
        interval: Literal["month", "year"] | None = None,
    ) -> types.DebtSnowballReply:
        return await self._run("debt-snowball", locals())

    async def debt_avalanche(
        self,
        *,
        debts: Sequence[types.DebtAvalancheInputsDebts],
        extra_monthly_payment: float | None = None,
        start_date: str | None = None,
        currency: str | None = None,
        include: Sequence[Literal["schedule", "chart", "explanation", "assumptions"]] = (),
        interval: Literal["month", "year"] | None = None,
    ) -> types.DebtAvalancheReply:
        return await self._run("debt-avalanche", locals())

    async def dca(
        self,
        *,
        amount_per_purchase: float,
        prices: Sequence[float],
        fee_per_purchase: float | None = None,
        final_price: float | None = None,
        currency: str | None = None,
        include: Sequence[Literal["chart", "explanation", "assumptions"]] = (),
    ) -> types.DcaReply:
        return await self._run("dca", locals())

    async def stock_average(
        self,
        *,
        purchases: Sequence[types.StockAverageInputsPurchases],
        current_price: float | None = None,
        target_average_cost: float | None = None,
        currency: str | None = None,
        include: Sequence[Literal["chart", "explanation", "assumptions"]] = (),
    ) -> types.StockAverageReply:
        return await self._run("stock-average", locals())

    async def financial_health(
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
        return await self._run("financial-health", locals())

    async def net_worth(
        self,
        *,
        assets: Sequence[types.NetWorthInputsAssets],
        liabilities: Sequence[types.NetWorthInputsLiabilities] | None = None,
        monthly_expenses: float | None = None,
        currency: str | None = None,
        include: Sequence[Literal["chart", "explanation", "assumptions"]] = (),
    ) -> types.NetWorthReply:
        return await self._run("net-worth", locals())

    async def budget_planner(
        self,
        *,
        monthly_income_after_tax: float,
        items: Sequence[types.BudgetPlannerInputsItems],
        target_needs_pct: float | None = None,
        target_wants_pct: float | None = None,
        currency: str | None = None,
        include: Sequence[Literal["chart", "explanation", "assumptions"]] = (),
    ) -> types.BudgetPlannerReply:
        return await self._run("budget-planner", locals())

    async def apr(
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
        return await self._run("apr", locals())

    async def interest_rate(
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
        return await self._run("interest-rate", locals())

    async def rule_of_78(
        self,
        *,
        finance_charge: float,
        tenure_months: int,
        elapsed_months: int,
        annual_rate: float | None = None,
        currency: str | None = None,
        include: Sequence[Literal["chart", "explanation", "assumptions"]] = (),
    ) -> types.RuleOf78Reply:
        return await self._run("rule-of-78", locals())

    async def future_value(
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
        return await self._run("future-value", locals())

    async def high_yield_savings(
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
        return await self._run("high-yield-savings", locals())

    async def present_value(
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
        return await self._run("present-value", locals())

    async def step_up_sip(
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
        return await self._run("step-up-sip", locals())

    async def investment_goal(
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
        return await self._run("investment-goal", locals())

    async def expense_ratio(
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
        return await self._run("expense-ratio", locals())

    async def etf(
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
        return await self._run("etf", locals())

    async def mutual_fund(
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
        return await self._run("mutual-fund", locals())

    async def dividend(
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
        return await self._run("dividend", locals())

    async def dividend_reinvestment(
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
        return await self._run("dividend-reinvestment", locals())

    async def drip(
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
        return await self._run("drip", locals())

    async def savings_goal(
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
        return await self._run("savings-goal", locals())

    async def education_goal(
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
        return await self._run("education-goal", locals())

    async def fixed_deposit(
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
        return await self._run("fixed-deposit", locals())

    async def recurring_deposit(
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
        return await self._run("recurring-deposit", locals())

    async def ppf(
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
        return await self._run("ppf", locals())

    async def emergency_fund(
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
        return await self._run("emergency-fund", locals())

    async def life_insurance(
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
        return await self._run("life-insurance", locals())

    async def health_insurance(
        self,
        *,
        plans: Sequence[types.HealthInsuranceInputsPlans],
        scenarios: Sequence[types.HealthInsuranceInputsScenarios],
        annual_hsa_contribution: float | None = None,
        marginal_tax_rate: float | None = None,
        currency: str | None = None,
        include: Sequence[Literal["chart", "explanation", "assumptions"]] = (),
    ) -> types.HealthInsuranceReply:
        return await self._run("health-insurance", locals())

    async def home_insurance(
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
        return await self._run("home-insurance", locals())

    async def auto_insurance(
        self,
        *,
        options: Sequence[types.AutoInsuranceInputsOptions],
        claim_probability_pct: float | None = None,
        currency: str | None = None,
        include: Sequence[Literal["chart", "explanation", "assumptions"]] = (),
    ) -> types.AutoInsuranceReply:
        return await self._run("auto-insurance", locals())

    async def disability_insurance(
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
        return await self._run("disability-insurance", locals())

    async def bond(
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
        return await self._run("bond", locals())

    async def treasury_bill(
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
        return await self._run("treasury-bill", locals())

    async def capm(
        self,
        *,
        risk_free_rate: float,
        beta: float,
        market_return: float | None = None,
        market_premium_rate: float | None = None,
        expected_return: float | None = None,
        include: Sequence[Literal["chart", "explanation", "assumptions"]] = (),
    ) -> types.CapmReply:
        return await self._run("capm", locals())

    async def ddm(
        self,
        *,
        dividend_per_share: float,
        required_return: float,
        dividend_growth_rate: float,
        stages: Sequence[types.DdmInputsStages] | None = None,
        currency: str | None = None,
        include: Sequence[Literal["chart", "explanation", "assumptions"]] = (),
    ) -> types.DdmReply:
        return await self._run("ddm", locals())

    async def black_scholes(
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
        return await self._run("black-scholes", locals())

    async def implied_volatility(
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
        return await self._run("implied-volatility", locals())

    async def kelly(
        self,
        *,
        win_probability_pct: float,
        payoff_ratio: float,
        kelly_multiple: float | None = None,
        account_balance: float | None = None,
        currency: str | None = None,
        include: Sequence[Literal["chart", "explanation", "assumptions"]] = (),
    ) -> types.KellyReply:
        return await self._run("kelly", locals())

    async def position_size(
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
        return await self._run("position-size", locals())

    async def risk_reward(
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
        return await self._run("risk-reward", locals())

    async def portfolio_allocation(
        self,
        *,
        holdings: Sequence[types.PortfolioAllocationInputsHoldings],
        new_cash: float | None = None,
        drift_band_pct: float | None = None,
        selling_allowed: bool | None = None,
        currency: str | None = None,
        include: Sequence[Literal["chart", "explanation", "assumptions"]] = (),
    ) -> types.PortfolioAllocationReply:
        return await self._run("portfolio-allocation", locals())

    async def portfolio_return(
        self,
        *,
        valuations: Sequence[types.PortfolioReturnInputsValuations],
        holdings: Sequence[types.PortfolioReturnInputsHoldings] | None = None,
        currency: str | None = None,
        include: Sequence[Literal["chart", "explanation", "assumptions"]] = (),
    ) -> types.PortfolioReturnReply:
        return await self._run("portfolio-return", locals())

    async def risk_metrics(
        self,
        *,
        returns: Sequence[float],
        benchmark_returns: Sequence[float] | None = None,
        return_frequency: Literal["daily", "weekly", "monthly", "quarterly", "annually"] | None = None,
        risk_free_rate: float | None = None,
        target_return: float | None = None,
        include: Sequence[Literal["chart", "explanation", "assumptions"]] = (),
    ) -> types.RiskMetricsReply:
        return await self._run("risk-metrics", locals())

    async def value_at_risk(
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
        return await self._run("value-at-risk", locals())

    async def currency_hedged_return(
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
        return await self._run("currency-hedged-return", locals())

    async def crypto_profit(
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
        return await self._run("crypto-profit", locals())

    async def npv(
        self,
        *,
        cash_flows: Sequence[float],
        discount_rate: float,
        cash_flow_timing: Literal["end", "middle"] | None = None,
        currency: str | None = None,
        include: Sequence[Literal["schedule", "chart", "explanation", "assumptions"]] = (),
        interval: Literal["period"] | None = None,
    ) -> types.NpvReply:
        return await self._run("npv", locals())

    async def irr(
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
        return await self._run("irr", locals())

    async def xirr(
        self,
        *,
        dated_cash_flows: Sequence[types.XirrInputsDatedCashFlows],
        discount_rate: float | None = None,
        currency: str | None = None,
        include: Sequence[Literal["schedule", "chart", "explanation", "assumptions"]] = (),
        interval: Literal["period"] | None = None,
    ) -> types.XirrReply:
        return await self._run("xirr", locals())

    async def simple_interest(
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
        return await self._run("simple-interest", locals())

    async def apr_apy(
        self,
        *,
        apr: float | None = None,
        apy: float | None = None,
        compound_frequency: Literal["annually", "semiannually", "quarterly", "monthly", "biweekly", "weekly", "daily", "continuously"] | None = None,
        principal: float | None = None,
        currency: str | None = None,
        include: Sequence[Literal["chart", "explanation", "assumptions"]] = (),
    ) -> types.AprApyReply:
        return await self._run("apr-apy", locals())

    async def effective_interest_rate(
        self,
        *,
        annual_rate: float,
        compound_frequency: Literal["annually", "semiannually", "quarterly", "monthly", "biweekly", "weekly", "daily", "continuously"] | None = None,
        principal: float | None = None,
        currency: str | None = None,
        include: Sequence[Literal["chart", "explanation", "assumptions"]] = (),
    ) -> types.EffectiveInterestRateReply:
        return await self._run("effective-interest-rate", locals())

    async def vat(
        self,
        *,
        amount: float,
        vat_rate: float,
        tax_behavior: Literal["exclusive", "inclusive"] | None = None,
        discount_pct: float | None = None,
        currency: str | None = None,
        include: Sequence[Literal["chart", "explanation", "assumptions"]] = (),
    ) -> types.VatReply:
        return await self._run("vat", locals())

    async def sales_tax(
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
        return await self._run("sales-tax", locals())

    async def take_home_pay(
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
        return await self._run("take-home-pay", locals())

    async def income_tax(
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
        return await self._run("income-tax", locals())

    async def us_income_tax(
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
        return await self._run("us-income-tax", locals())

    async def uk_income_tax(
        self,
        *,
        tax_year: str,
        region: Literal["ENG", "WLS", "NIR", "SCT"] | None = None,
        annual_income: float | None = None,
        taxable_income: float | None = None,
        currency: str | None = None,
        include: Sequence[Literal["chart", "explanation", "assumptions"]] = (),
    ) -> types.UkIncomeTaxReply:
        return await self._run("uk-income-tax", locals())

    async def india_income_tax(
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
        return await self._run("india-income-tax", locals())

    async def german_income_tax(
        self,
        *,
        tax_year: str,
        filing_status: Literal["single", "married_joint", "married_separate"] | None = None,
        annual_income: float | None = None,
        taxable_income: float | None = None,
        currency: str | None = None,
        include: Sequence[Literal["chart", "explanation", "assumptions"]] = (),
    ) -> types.GermanIncomeTaxReply:
        return await self._run("german-income-tax", locals())

    async def canada_income_tax(
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
        return await self._run("canada-income-tax", locals())

    async def australia_income_tax(
        self,
        *,
        tax_year: str,
        annual_income: float | None = None,
        taxable_income: float | None = None,
        currency: str | None = None,
        include: Sequence[Literal["chart", "explanation", "assumptions"]] = (),
    ) -> types.AustraliaIncomeTaxReply:
        return await self._run("australia-income-tax", locals())

    async def stamp_duty(
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
        return await self._run("stamp-duty", locals())

    async def self_employment_tax(
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
        return await self._run("self-employment-tax", locals())

    async def rmd(
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
        return await self._run("rmd", locals())

    async def roth_ira(
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
        return await self._run("roth-ira", locals())

    async def roth_conversion(
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
        return await self._run("roth-conversion", locals())

    async def traditional_ira(
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
        return await self._run("traditional-ira", locals())

    async def hsa(
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
        return await self._run("hsa", locals())

    async def hra(
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
        return await self._run("hra", locals())

    async def gratuity(
        self,
        *,
        monthly_basic_pay: float,
        service_years: int,
        service_months: int | None = None,
        covered_by_act: bool | None = None,
        currency: str | None = None,
        include: Sequence[Literal["chart", "explanation", "assumptions"]] = (),
    ) -> types.GratuityReply:
        return await self._run("gratuity", locals())

    async def ssy(
        self,
        *,
        annual_deposit: float,
        annual_rate: float | None = None,
        current_age: int | None = None,
        currency: str | None = None,
        include: Sequence[Literal["chart", "explanation", "assumptions"]] = (),
    ) -> types.SsyReply:
        return await self._run("ssy", locals())

    async def scss(
        self,
        *,
        principal: float,
        annual_rate: float | None = None,
        currency: str | None = None,
        include: Sequence[Literal["chart", "explanation", "assumptions"]] = (),
    ) -> types.ScssReply:
        return await self._run("scss", locals())

    async def mis(
        self,
        *,
        principal: float,
        annual_rate: float | None = None,
        currency: str | None = None,
        include: Sequence[Literal["chart", "explanation", "assumptions"]] = (),
    ) -> types.MisReply:
        return await self._run("mis", locals())

    async def nsc(
        self,
        *,
        principal: float,
        annual_rate: float | None = None,
        currency: str | None = None,
        include: Sequence[Literal["chart", "explanation", "assumptions"]] = (),
    ) -> types.NscReply:
        return await self._run("nsc", locals())

    async def kvp(
        self,
        *,
        principal: float,
        annual_rate: float | None = None,
        currency: str | None = None,
        include: Sequence[Literal["chart", "explanation", "assumptions"]] = (),
    ) -> types.KvpReply:
        return await self._run("kvp", locals())

    async def nps(
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
        return await self._run("nps", locals())

    async def epf(
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
        return await self._run("epf", locals())

    async def like_kind_exchange(
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
        return await self._run("like-kind-exchange", locals())

    async def uk_student_loan(
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
        return await self._run("uk-student-loan", locals())

    async def employer_cost(
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
        return await self._run("employer-cost", locals())

    async def social_security(
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
        return await self._run("social-security", locals())

    async def capital_gains_tax(
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
        return await self._run("capital-gains-tax", locals())

    async def crypto_tax(
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
        return await self._run("crypto-tax", locals())

    async def plan401k(
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
        return await self._run("401k", locals())

    async def tax_equivalent_yield(
        self,
        *,
        tax_free_yield: float,
        marginal_tax_rate: float,
        state_tax_rate: float | None = None,
        taxable_yield: float | None = None,
        include: Sequence[Literal["chart", "explanation", "assumptions"]] = (),
    ) -> types.TaxEquivalentYieldReply:
        return await self._run("tax-equivalent-yield", locals())

    async def capital_gains(
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
        return await self._run("capital-gains", locals())

    async def property_tax(
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
        return await self._run("property-tax", locals())

    async def currency_exchange(
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
        return await self._run("currency-exchange", locals())

    async def inflation(
        self,
        *,
        amount: float,
        inflation_rate: float,
        years: float,
        currency: str | None = None,
        include: Sequence[Literal["schedule", "chart", "explanation", "assumptions"]] = (),
        interval: Literal["month", "year"] | None = None,
    ) -> types.InflationReply:
        return await self._run("inflation", locals())

    async def inflation_history(
        self,
        *,
        amount: float,
        start_date: str,
        end_date: str,
        index_type: Literal["us_cpi"] | None = None,
        currency: str | None = None,
        include: Sequence[Literal["chart", "explanation", "assumptions"]] = (),
    ) -> types.InflationHistoryReply:
        return await self._run("inflation-history", locals())

    async def loan_comparison(
        self,
        *,
        principal: float | None = None,
        offers: Sequence[types.LoanComparisonInputsOffers],
        holding_months: int | None = None,
        currency: str | None = None,
        include: Sequence[Literal["chart", "explanation", "assumptions"]] = (),
    ) -> types.LoanComparisonReply:
        return await self._run("loan-comparison", locals())

    async def debt_consolidation(
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
        return await self._run("debt-consolidation", locals())

    async def amortization_schedule(
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
        return await self._run("amortization-schedule", locals())

    async def loan_account(
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
        return await self._run("loan-account", locals())

    async def lease_liability(
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
        return await self._run("lease-liability", locals())

    async def effective_interest(
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
        return await self._run("effective-interest", locals())

    async def pool_cash_flows(
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
        return await self._run("pool-cash-flows", locals())


for _name, _method in vars(AsyncCalculatorMethods).items():
    if not _name.startswith("_"):
        _method.__doc__ = getattr(CalculatorMethods, _name).__doc__
