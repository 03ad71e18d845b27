import type { OutputField } from '#catalogue/declare/output-fields.ts';

/** On which side of its target a result meets the goal, as its name says. */

/** What people want little of: what they pay, owe, lack, lose or wait for. */
const wantedLow =
  /(?:^|_)(?:required|gap|shortfall|extra|goal|number|costs?|expenses|fees?|charge|loads|emi|apr|payments?|paid|pmi|premium|tax|interest|debt|liabilities|obligations|close|signing|penalty|lost|drawdown|deviation|risk|ltv|utilization|months|years|month|year|age|payback|break_even|failed|dti|error|insurance|wacc|volatility)(?:_|$)|^(?:remaining_balance|balance_at_repayment|total_balance|monthly_depreciation|cash_invested|loan_amount|new_loan_amount|amount_financed|qualifying_rate|vat_amount|vat_share_pct|spread_pct|spread_basis_points|max_drift_pct|price_increase|cumulative_inflation_pct|average_inflation_rate|inflation_factor)$/;

/** What they want much of, although a part of its name says otherwise. */
const wantedHigh =
  /(?:^|_)(?:saved|earned|lasting|advantage|headroom|benefits?|wealth|refund|covered|reward|withdrawal|dividends|yield|correlation)(?:_|$)|_(?:before|after)_(?:tax|fees|costs)$|_premium_(?:pct|rate)$|^(?:claim_payment|interest_payout|present_value|future_value|tax_equivalent|tax_free|years_of_interest|risk_amount|max_monthly_housing)|year_interest$/;

/** Whether the goal is at most the target, as of a cost; it is at least the target otherwise. */
export function isWantedLow(name: string, { wanted }: Pick<OutputField, 'wanted'>): boolean {
  return wanted === undefined ? wantedLow.test(name) && !wantedHigh.test(name) : wanted === 'less';
}
