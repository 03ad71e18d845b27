/** What the calculators are for, when to use them, and what they leave out. */
export const aboutRetirement: Readonly<Record<string, string>> = {
  retirement:
    'A good start for a plan: it shows whether what you save today leads where you want to be. Enter a return after ' +
    "inflation, and the results are in today's money. Taxes, Social Security and other pensions are not included, and " +
    'markets do not return the same every year; the Monte Carlo calculator shows what that means.',
  'annuity-payout':
    'Use it to turn savings into a regular income, or to see how long an income would last. It calculates an annuity ' +
    'certain: payments for a number of years, whether you live or not. A life annuity from an insurer pays as long as you ' +
    'live and depends on your age, so its quotes will differ.',
  'historical-backtest':
    'Averages hide the bad decades. This runs your plan through one period of the past after another, including the ' +
    'Depression and the inflation of the 1970s, and counts how often the money lasted. The future may be worse than anything in the ' +
    'record, and the data are of the United States, which did better than most countries.',
  'monte-carlo':
    'Returns vary, and a bad start to retirement does more harm than a bad end. This draws thousands of possible futures ' +
    'and counts those in which your plan works. Treat the chance as a rough guide rather than a promise: it depends on the ' +
    'assumed return and volatility, and you would adjust your spending long before the money ran out. With contributions ' +
    'and no withdrawals, it shows what regular saving may grow to.',
  pension:
    'A defined-benefit pension pays a share of your salary for each year of service. Use it to estimate yours, and to judge ' +
    'an offer to take a lump sum instead: the break-even rate is what you would have to earn on the lump sum to match the ' +
    'pension. Vesting rules, survivor benefits and taxes depend on your plan and are not considered.',
  'retirement-age':
    'Use it when you know the amount you want to retire with and wonder when you will have it. Try a larger saving and see ' +
    'how many years it gains. The return should be after inflation if the goal is in the money of today.',
  'retirement-income':
    'It shows what a given amount of savings can pay you and how long it lasts, if withdrawals start as a share of it and ' +
    'then grow. The last withdrawal in the money of today tells whether your standard of living would keep up with prices. ' +
    'Taxes and other income are not included.',
  'retirement-savings-gap':
    'Use it in the years in which you can still change something. It estimates what you will need, counts pensions and ' +
    'other income, compares it with what you are on course for, and says how much more to save each month. Revisit it ' +
    'once a year, as small changes early are easier than large ones late.',
  'roth-vs-traditional':
    'The question is when you would rather pay the tax. If your rate will be higher in retirement, Roth wins; if it will be ' +
    'clearly lower, traditional savings do. The break-even rate says where it turns. It is somewhat below your rate of today, ' +
    'because the tax that you save now grows in an account whose gains are taxed. Limits on contributions, required ' +
    'withdrawals and employer matches are not considered.',
  'safe-withdrawal-rate':
    'It finds the spending that a pot of money supports when it earns the same return every year. That makes it a ceiling: ' +
    'real returns vary, and a poor first decade can end a plan that the average would have supported. For that risk, use ' +
    'the historical backtest or the Monte Carlo calculator.',
  swp:
    'A systematic withdrawal plan pays you each month while the rest stays invested. See whether the balance grows, holds ' +
    'or runs out, and which withdrawal it could sustain. Exit loads and taxes on redemptions are not included, and the ' +
    'return is the same in every month.',
  'withdrawal-comparison':
    'Fixed spending, a share of the balance, guardrails: every rule trades a steady income against the risk of running out. ' +
    'This runs one plan under all of them through history, so that you can choose the trade you like. All use the same ' +
    'market data, so the differences are due to the rules alone.',
};
