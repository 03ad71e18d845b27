/** What the calculators are for, when to use them, and what they leave out. */
export const aboutFire: Readonly<Record<string, string>> = {
  fire:
    'Your spending decides twice: it sets the amount you need, and what it leaves of your income is what you save. Enter ' +
    "a return after inflation, and all amounts are in today's money. The withdrawal rate is the assumption to be careful " +
    'with, as a long early retirement needs a lower one. Taxes and later pensions are not included.',
  'lean-fire':
    'Lean FIRE means leaving work early by living on little. Say how much of your spending you could do without, and see ' +
    'how many years that gains. There is less room for surprises than in other plans, so check that health care and ' +
    'repairs fit in.',
  'fat-fire':
    'Fat FIRE keeps a comfortable life, or a better one than today, and needs more savings and time. See what each step up ' +
    'in spending adds to the years you work. Spending more than you do today also leaves room to cut back in bad years.',
  'fire-progress':
    'It shows how far along you are and when the next milestones come, which helps on a road of many years. The first ' +
    'milestones take longest: later your savings earn more than you add. Update it as your savings and expenses change.',
  'financial-independence':
    'Use it when you know what you earn and what you spend: the difference is what you save, so one change of spending ' +
    "moves both the goal and the speed. Amounts are in today's money if the return is after inflation.",
  'coast-fire':
    'Coast FIRE is the point from which your savings need no more from you: they grow on their own until you retire. You ' +
    'still work to pay for your life, but can choose easier or more enjoyable work. The younger you are, the less it takes.',
  'barista-fire':
    'With part-time work you need far smaller savings to leave a full-time job, and perhaps keep its health insurance. ' +
    'Enter what you would earn, and compare the years with those until full independence. It assumes that you could ' +
    'work part time as long as the plan needs it.',
  'savings-rate':
    'The share of income you save says more about when you can stop working than the income itself, since it sets both what ' +
    'you add and what you need. Try some rates and see how the years fall. It assumes that your spending stays the same ' +
    'after you stop.',
};
