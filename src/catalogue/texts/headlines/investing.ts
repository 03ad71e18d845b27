import type { Headlines } from './headlines.ts';

const grown = 'You would have {future_value} after {years}';

export const investingHeadlines: Headlines = {
  'compound-interest': grown,
  sip: grown,
  cagr: [
    { when: 'cagr < 0', say: 'The value fell by {|cagr|} a year' },
    { say: 'The value grew by {cagr} a year' },
  ],
  'doubling-time': 'At {annual_rate} a year, your money doubles in {doubling_years}',
  'lump-sum': [
    {
      when: 'tax > 0',
      say: 'You would have {future_value} after {years}, or {future_value_after_tax} after tax',
    },
    { say: grown },
  ],
  'lump-sum-vs-sip': [
    {
      when: 'lump_sum_advantage > 0',
      say: 'Investing at once would leave you {lump_sum_advantage} more than investing monthly',
    },
    {
      when: 'lump_sum_advantage < 0',
      say: 'Investing monthly would leave you {|lump_sum_advantage|} more than investing at once',
    },
    { say: 'Both ways of investing come out even: the difference is {lump_sum_advantage}' },
  ],
  'inflation-adjusted-return': [
    {
      when: 'real_return < 0',
      say: 'Your money would lose {|real_return|} of its purchasing power a year',
    },
    { say: 'Your money would earn {real_return} a year after fees, tax and inflation' },
  ],
  'annualized-return': [
    { when: 'annualized_return < 0', say: 'The investment lost {|annualized_return|} a year' },
    { when: 'annualized_return', say: 'The investment earned {annualized_return} a year' },
    { when: 'total_return_pct < 0', say: 'The investment lost {|total_return_pct|} in total' },
    { say: 'The investment earned {total_return_pct} in total' },
  ],
  'investment-return': [
    {
      when: 'net_profit < 0',
      say: 'The investment lost {|net_profit|}, a return of {total_return_pct}',
    },
    {
      when: 'annualized_return',
      say: 'The investment earned {net_profit}, a return of {annualized_return} a year',
    },
    { say: 'The investment earned {net_profit}, a return of {total_return_pct}' },
  ],
  dca: 'You would pay {average_cost} per unit on average',
  'stock-average': [
    {
      when: 'shares_to_buy > 0',
      say: 'Your average cost is {average_cost} per share; buying {shares_to_buy} at {current_price} would bring it to {target_average_cost}',
    },
    { say: 'Your average cost is {average_cost} per share' },
  ],
  'future-value': grown,
  'present-value': [
    { when: 'payment = 0', say: '{future_value} in {years} would be worth {*present_value} today' },
    { say: 'The payments and the final amount would be worth {present_value} today' },
  ],
  'step-up-sip': [
    {
      when: 'step_up_advantage > 0',
      say: 'You would have {future_value} after {years}, {step_up_advantage} more than without the step-up',
    },
    { say: grown },
  ],
  'investment-goal': [
    {
      when: 'shortfall > 0',
      say: 'You would have to invest {required_monthly_investment} a month to reach your goal',
    },
    { say: 'Your savings would grow to the {future_goal_amount} that you need by themselves' },
  ],
  'expense-ratio': [
    { when: 'cost_of_fees < 0', say: 'The fund would gain you {|cost_of_fees|} over {years}, after fees' },
    { say: 'Fees would cost you {cost_of_fees} over {years}' },
  ],
  etf: grown,
  'mutual-fund': grown,
  dividend: 'You would receive {annual_dividends} of dividends a year',
  'dividend-reinvestment': 'Your shares would be worth {future_value} after {years}',
  drip: [
    {
      when: 'reinvestment_advantage > 0',
      say: 'Your shares would be worth {future_value} after {years}, {reinvestment_advantage} more than with dividends paid out',
    },
    { say: 'Your shares would be worth {future_value} after {years}' },
  ],
  bond: [
    {
      when: 'given clean_price and yield_to_worst',
      say: 'The bond yields {yield_to_maturity} a year to maturity, and {yield_to_worst} at worst',
    },
    { when: 'given clean_price', say: 'The bond yields {yield_to_maturity} a year to maturity' },
    {
      when: 'accrued_interest > 0',
      say: 'You would pay {dirty_price} for the bond, with {accrued_interest} of accrued interest in it',
    },
    { say: 'The bond is worth {clean_price}' },
  ],
  'treasury-bill': [
    { when: 'given price', say: 'The bill yields {bond_equivalent_yield} a year' },
    { say: 'The bill costs {price}' },
  ],
  capm: 'The asset should return {required_return} a year for its risk',
  ddm: 'A share is worth {value_per_share}',
  'black-scholes': 'The {option_type} option is worth {option_price}',
  'implied-volatility': 'The market price implies a volatility of {volatility} a year',
  kelly: [
    {
      when: 'kelly_pct > 0 and bet_amount',
      say: 'You would risk {bet_amount} on each bet, which is {bet_pct} of your capital',
    },
    { when: 'kelly_pct > 0', say: 'You would risk {bet_pct} of your capital on each bet' },
    { say: 'The odds do not favor you: the share of your capital to risk is {bet_pct}' },
  ],
  'position-size': 'You would trade {units}, and risk {risk_amount}',
  'risk-reward': 'The reward is {reward_risk_ratio} times the risk',
  'portfolio-allocation': [
    {
      when: 'total_bought > 0 and total_sold > 0',
      say: 'You would sell {total_sold} and buy {total_bought} to return to your target weights',
    },
    { when: 'total_bought > 0', say: 'You would buy {total_bought} to move towards your target weights' },
    { when: 'total_sold > 0', say: 'You would sell {total_sold} to move towards your target weights' },
    { when: 'max_drift_pct', say: 'No trade is needed: the largest drift is {max_drift_pct}' },
    { say: 'There is nothing to trade: the portfolio is worth {total_value}' },
  ],
  'portfolio-return': [
    { when: 'time_weighted_return_pct < 0', say: 'The portfolio lost {|time_weighted_return_pct|}' },
    { say: 'The portfolio earned {time_weighted_return_pct}' },
  ],
  'risk-metrics': [
    {
      when: 'sharpe_ratio',
      say: 'The Sharpe ratio is {sharpe_ratio}, at a volatility of {volatility} a year',
    },
    { say: 'The volatility is {volatility} a year' },
  ],
  'value-at-risk': [
    {
      when: 'value_at_risk < 0',
      say: 'You would gain at least {|value_at_risk|} in {horizon_days}, with {confidence_level_pct} confidence',
    },
    {
      say: 'You would lose at most {value_at_risk} in {horizon_days}, with {confidence_level_pct} confidence',
    },
  ],
  'currency-hedged-return':
    'The return would be {hedged_return} a year with the hedge, and {unhedged_return} without it',
  'crypto-profit': [
    { when: 'gain < 0', say: 'You would lose {|gain|}, a return of {total_return_pct}' },
    { say: 'You would gain {gain}, a return of {total_return_pct}' },
  ],
};
