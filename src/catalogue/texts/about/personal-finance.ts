/** What the calculators are for, when to use them, and what they leave out. */
export const aboutPersonalFinance: Readonly<Record<string, string>> = {
  'budget-planner':
    'Give every amount a kind: a need, a want or savings. The rule of 50, 30 and 20 percent is a starting point, not a law; ' +
    'where rents are high, needs take more. What is unassigned has no plan yet: decide what it is for before you spend it.',
  'credit-utilization':
    'The share of your credit limits that you use is one of the main parts of a credit score, and it changes as soon as ' +
    'balances are reported. See which card to pay down to reach a target. Scores depend on much else, such as payment ' +
    'history, which is not considered.',
  'debt-to-income':
    'Lenders look at this ratio before they approve a mortgage or a loan. Enter payments, not balances, and income before ' +
    'tax. The limits of 28 and 36 percent are the traditional rule; many lenders approve more. If you are above the ' +
    'limits, paying off a small debt with a large payment often helps the most. Groceries, utilities and income taxes do ' +
    'not count.',
  'financial-health':
    'It looks at your finances from several sides at once: saving, housing, debt, reserves and credit. Each ratio has a ' +
    'common threshold, which you can change. A missed one is a hint of where to look first, not a verdict.',
  'hourly-wage':
    'Use it to compare a wage with a salary, or to plan with different hours. Leave out the weeks in which you are ' +
    'not paid. All amounts are before tax and deductions.',
  inflation:
    'Use it to see what a goal in the future will really cost, or what a fixed amount will still buy. It applies one rate to ' +
    'every year. For what prices did in the past, use the inflation history; your own costs, such as rent or tuition, may ' +
    'rise faster than the average.',
  'inflation-history':
    'It answers what an old price or salary would be today, or in any later month. The index is that of the ' +
    'United States; other countries had other inflation. The quality of goods changes too, so a comparison over ' +
    'a century is only a rough one.',
  'net-worth':
    'Your net worth is the one number that shows whether you are getting ahead. Enter what your things would sell for ' +
    'today, not what they cost. Look at the liquid part as well, since a home does not pay bills. Repeat it once or twice ' +
    'a year and watch the trend.',
  'rent-affordability':
    'Landlords and lenders use such ratios, so it shows what you are likely to be approved for. Income is before tax, and ' +
    'payments on debts reduce the rent that fits. Utilities, deposits and moving costs come on top.',
  salary:
    'Use it to compare offers that are quoted in different ways, such as an hourly wage and a yearly salary. Unpaid overtime ' +
    'and commuting lower what an hour really brings, and the real hourly pay counts them. All amounts are before tax and ' +
    "deductions; no country's tax is assumed.",
};
