/** What the calculators are for, when to use them, and what they leave out. */
export const aboutSavings: Readonly<Record<string, string>> = {
  'savings-goal':
    'It works both ways: how long your deposits take to reach the goal, or what to deposit to reach it in time. Let the ' +
    'goal grow if its price will rise until then. For money you need within a few years, use the rate of a savings ' +
    'account rather than a return of the stock market.',
  'high-yield-savings':
    'Online banks often pay much more than a branch around the corner. See what your balance becomes, and what tax and ' +
    'inflation leave of it. The yield of such accounts changes with market rates, so the future is a guess.',
  'emergency-fund':
    'An emergency fund keeps a lost job or a broken car from becoming a debt. Use your necessary expenses, not your income. ' +
    'How many months you need depends on how secure your income is and who relies on it.',
  'education-goal':
    'College costs have risen faster than most prices, so plan with their growth. The result is the amount to have when ' +
    'studies begin, and what to save each month until then. Scholarships, aid and the tax benefits of special accounts ' +
    'are not considered.',
  'fixed-deposit':
    'Use it to compare term deposits: with interest added to the deposit or paid out to you, and with the compounding that ' +
    'your bank uses. Tax on the interest can be deducted. Banks reduce the rate if you withdraw early, which is not ' +
    'included.',
  'recurring-deposit':
    'A recurring deposit makes saving a habit: the same amount every month at a fixed rate. Later deposits earn interest ' +
    'for a shorter time, so the result is well below that of one large deposit. Penalties for missed months are not ' +
    'included.',
  ppf:
    'It follows the rules of the scheme: interest on the lowest balance between the fifth and the end of the month, credited ' +
    'once a year. Deposit early in the financial year to earn more. The government sets the rate each quarter, so future ' +
    'years are an assumption. Loans and withdrawals before maturity are not considered.',
  'simple-interest':
    'Short loans, late payments and some bonds use simple interest, which never earns interest itself. Choose the day count ' +
    'that your contract names: the same dates can give different interest. Over several years, compound interest is what ' +
    'most accounts pay.',
  'apr-apy':
    'Lenders advertise the APR and savings accounts the APY, and each looks better that way. Convert one to the other ' +
    'before you compare. The difference grows with the rate and with how often interest is added. The APR ' +
    'here is the nominal rate, without fees; for a loan with fees, use the annual percentage rate calculator.',
  'effective-interest-rate':
    'Rates that are compounded differently cannot be compared as they are quoted. The effective rate is what a year really ' +
    'earns or costs, and so is the fair basis. It does not include fees; for a loan with fees, use the annual percentage ' +
    'rate.',
  'time-value':
    'It answers the two basic questions of finance for a single amount: what will it become, and what is a future amount ' +
    'worth now? Use it for an inheritance, a bond without coupons or a promise to pay. For regular payments, use the ' +
    'present value or future value calculator.',
  tvm:
    'It does what the five keys of a financial calculator do: enter four of the values and get the fifth. Money you receive ' +
    'is positive and money you pay is negative, as on those calculators. Use it for loans, leases and savings that no ' +
    'other calculator fits.',
};
