/** What the calculators are for, when to use them, and what they leave out. */
export const aboutLoans: Readonly<Record<string, string>> = {
  emi:
    'It suits any loan that is repaid in equal monthly installments: a personal, home or car loan, or a purchase in ' +
    'installments. Each installment pays the interest of the month first, and the rest reduces the balance. Processing ' +
    'fees and insurance are not part of it; the annual percentage rate calculator takes them into account.',
  'amortization-schedule':
    'Use it when you need the actual schedule: each date, payment, interest and balance, as a lender would book it. It can ' +
    'follow extra payments, changes of the rate, interest-only months and a final balloon. Download the schedule as CSV ' +
    'to check statements or to do your books.',
  apr:
    'Two loans with the same rate can cost very different amounts when one has fees. The annual percentage rate puts ' +
    'interest and fees into one number, so that offers can be compared. It assumes that you keep the loan to the end: if ' +
    'you repay early, fees weigh more than it says.',
  'auto-lease':
    'Dealers quote a money factor and a residual value rather than a price and a rate. Enter them, and check the payment ' +
    'line by line before you sign. The rate that corresponds to the money factor lets you compare the lease with a loan. ' +
    'Charges for extra mileage and wear at the end are not included.',
  'auto-loan':
    'Everything that changes the amount you borrow counts: a trade-in and what is still owed on it, sales tax, fees and a ' +
    'rebate. Negotiate the price first and look at the total cost rather than the payment, since a longer term lowers the ' +
    'payment but costs more. Fuel, insurance and repairs are not included.',
  'business-loan':
    'Business loans often start with months in which only interest is due, and may end with a large final payment. Enter ' +
    'them with the fees, and the annual percentage rate shows what the money really costs, so that you can compare a bank ' +
    'with other lenders. It assumes a fixed rate and payments on time.',
  'car-loan':
    'Use it for a quick answer when you buy a car on credit; the auto loan calculator has more details, such as rebates ' +
    'and a balance on the car you trade in. Try a shorter term and a larger down payment, and see how much interest they ' +
    'save. A car loses value fast, so avoid owing more than it is worth.',
  'credit-card-payoff':
    'Card debt at minimum payments can take decades, because the minimum falls with the balance. A fixed payment ends it ' +
    'far sooner, and this shows how much sooner. You can also enter a date by which you want to be done, or a balance ' +
    'transfer with an introductory rate. It assumes that you buy nothing more with the card.',
  'debt-avalanche':
    'Paying the highest interest rate first costs the least in interest. You pay the minimum on all debts, and everything ' +
    'else goes to the most expensive one. If the first debt takes so long that you might give up, compare it with the ' +
    'snowball: the difference in cost is often small.',
  'debt-consolidation':
    'One new loan can lower your rate and leave one payment to remember. But a lower payment over a longer term may cost ' +
    'more in the end, so compare the total interest, and mind the fees. It helps only if the old cards stay empty.',
  'debt-payoff':
    'List all your debts and what you can pay beyond the minimums, and it lays out a plan: which debt gets the extra money ' +
    'each month, and when each is gone. Compare the orders: avalanche is the cheapest, snowball gives the earliest first ' +
    'success. New purchases and changing rates are not considered.',
  'debt-snowball':
    'Paying off the smallest balance first gives quick successes, which keep many people going. You pay the minimum on all ' +
    'debts, and the extra money goes to the smallest; when it is gone, its payment joins the next. It costs somewhat more ' +
    'interest than starting with the highest rate.',
  'home-loan':
    'Use it to compare offers of lenders that charge fees on top of the interest: the annual percentage rate shows which is ' +
    'cheaper. The rate that a lender in the United States discloses also includes mortgage insurance, so it is higher where ' +
    'that is due. Taxes and insurance are not part of it. For those, use the monthly housing payment.',
  'interest-rate':
    'Sometimes everything about a deal is known except the rate: a purchase in installments, a private loan, an investment ' +
    'that grew. Enter what goes in and out, and it finds the rate. Where cash flows change direction twice, two rates can ' +
    'fit, and both are shown.',
  'lease-vs-buy':
    'It compares both ways over the same months: at the end of the lease the bought car is sold, and what it brings counts ' +
    'for buying. The resale value is the largest unknown, so try a low and a high one. If you keep cars for many years, ' +
    'buying usually wins, which a comparison over one lease does not show.',
  'loan-comparison':
    'Enter the offers as lenders quote them, with rate, term and fees. The lowest payment is often not the cheapest loan, ' +
    'and the cheapest over the whole term may not be the cheapest if you repay early, so say how long you expect to keep it.',
  'loan-payoff':
    'Use it when you know what you owe and what you pay, and want to know when you will be done. It also shows what an ' +
    'extra amount each month or a single extra payment saves. If the payment does not even cover the interest, the debt ' +
    'grows, and it says so.',
  'personal-loan':
    'Many personal loans deduct an origination fee from the money you receive, so you borrow more than you get. The annual ' +
    'percentage rate includes that fee, and is the number to compare with other offers or with a credit card. Late fees ' +
    'and insurance are not included.',
  'prepay-vs-invest':
    'Money that repays a loan earns the rate of the loan, for certain; money that is invested may earn more or less. This ' +
    'compares what each leaves you with, after tax. The break-even return is the number to think about: prepay unless you ' +
    'expect more than that and can bear the risk. Keep an emergency fund in either case.',
  'rule-of-78':
    'Some older or smaller loans assign interest to months by the rule of 78, which puts more of it at the start. If you ' +
    'repay such a loan early, you get back less than its true unearned interest. This shows the difference. In the United ' +
    'States the rule is not allowed for loans longer than 61 months.',
  'student-loan':
    'Interest may grow while you study and in the grace period, and is then added to what you owe, depending on the kind ' +
    'of loan. See the payment that follows, and what paying that interest early or a little extra each month would save. ' +
    'Income-driven plans and forgiveness are not considered. The standard plan for federal loans in the United States ' +
    'takes 10 years. For loans made from July 2026 on, that holds for less than 25,000 of debt: it takes 15 years from ' +
    '25,000, 20 years from 50,000 and 25 years from 100,000.',
};
