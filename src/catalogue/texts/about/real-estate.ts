/** What the calculators are for, when to use them, and what they leave out. */
export const aboutRealEstate: Readonly<Record<string, string>> = {
  mortgage:
    'Use it for a first look at a home: enter the price, what you can put down and the rate that a lender quotes. The ' +
    'schedule shows how slowly the balance falls at first, when most of each payment is interest. It covers principal ' +
    'and interest only; the monthly housing payment adds taxes and insurance, and the mortgage payoff calculator shows ' +
    'what extra payments save.',
  'adjustable-rate-mortgage':
    'A lower starting rate is tempting, but after the fixed period the rate moves with an index. Enter the index rates ' +
    'you expect and compare the result with the worst case that the caps allow: if you could not pay that, a fixed rate ' +
    'is safer. The index itself cannot be predicted, so try several. Loans in the United States that follow SOFR adjust ' +
    'every 6 months by at most 1 percentage point, and first by at most 2, or by 5 after a fixed period of 7 or 10 years.',
  'biweekly-mortgage':
    'Half a payment every two weeks makes 26 halves a year, which is one monthly payment more than 12. That extra payment ' +
    'is where the savings come from. Ask whether your lender credits each half at once or holds it until the month is ' +
    'full, and what it charges for the plan; the same extra amount paid on your own saves about as much.',
  buydown:
    'In a temporary buydown the seller or builder pays part of your interest for the first years, so payments start low ' +
    'and rise in steps to the full amount. It shows each step, the money that has to be deposited for it, and how it ' +
    'compares with the loan at its full rate. Make sure that you can afford the last step, as income has to grow into it.',
  'cap-rate':
    'Investors compare properties by their cap rate because it leaves the financing out: the same building has the same ' +
    'cap rate for a buyer with cash and for one with a loan. Use it to compare similar properties in the same market, or ' +
    'to estimate a price from an income. It says nothing about growth in rent, repairs to come, or your loan.',
  'cash-flow':
    'A rental that looks profitable on paper can still cost you money every month. Enter the rent, a realistic vacancy and ' +
    'all expenses, and see what is left after the loan payment. The debt service coverage ratio is the figure that ' +
    'lenders look at. Income tax and large repairs are not included.',
  'cash-on-cash':
    'It answers what your own money earns in the first year, which is what matters when most of the price is borrowed. ' +
    'Compare it with what the same cash would earn elsewhere. Appreciation, loan repayment and taxes are left out; the ' +
    'rental ROI and rental property calculators include them.',
  'closing-cost':
    'Closing costs often surprise buyers, because they are due in cash on top of the down payment. List the fees from your ' +
    'loan estimate, as amounts or as percentages, and see what you have to bring. Costs differ widely by place and ' +
    'lender, so replace every example item by your own. A deposit that you paid with your offer counts towards the cash.',
  heloc:
    'A line of credit lets you borrow against your home when you need the money, and pay only interest at first. The ' +
    'payment then jumps when repayment begins; this shows by how much. It assumes that the rate and the balance stay as ' +
    'they are, although most lines have a variable rate, so try a higher one too.',
  'home-equity':
    'Use it before you ask for a second loan or put your home on the market. It shows what part of the home is yours, how ' +
    'a lender sees the risk, and what would be left of a sale after loans and costs. The value you enter decides ' +
    'everything: an appraisal may differ from an online estimate.',
  'mortgage-affordability':
    'Lenders compare housing costs and all debt payments with your income before tax. This turns the usual limits around ' +
    'and finds the price they allow. It is a guideline: a lender may approve more, and in the United States automated ' +
    'underwriting goes up to half of your income. The limits know nothing of your savings goals, childcare or how secure ' +
    'your income is, so many people choose to spend less. With a small down payment, the usual mortgage insurance counts ' +
    'too; the fee for a VA loan does not, unless you enter it.',
  'mortgage-payoff':
    'Use it when you already have a mortgage and some money to spare. It compares the loan as it is with the same loan and ' +
    'your extra payments, so that you see the months and the interest they save. It does not weigh the alternative: ' +
    'whether to prepay or to invest is a question of its own. Check your contract for a prepayment penalty.',
  'mortgage-points':
    'Points are interest paid in advance: you pay more at closing and less each month. They are worth it only if you keep ' +
    'the loan long enough, and the break-even month tells how long that is. Enter the offers as your lenders quote them, ' +
    'including one without points.',
  'mortgage-refinance':
    'A lower rate alone does not make refinancing worthwhile: closing costs have to be earned back, and a new term may ' +
    'start the interest all over again. Look at the break-even month and at the total over both loans, not just at the ' +
    'payment. If you plan to move, enter when.',
  piti:
    'It is the number to put into your budget, because taxes and insurance come on top of the loan payment and lenders ' +
    'count them too. Mortgage insurance ends once the balance is low enough, and the result shows when. Property taxes ' +
    'and premiums usually rise over the years; here they stay as you enter them. Utilities and repairs are not included.',
  'rent-vs-buy':
    'It compares two people with the same money: one buys, the other rents and invests the difference. The answer depends ' +
    'most on how long you stay, on the growth of home prices and on the return of investments, so try several values of ' +
    'each. What cannot be counted, such as the freedom to move or to renovate, is up to you.',
  'rental-property':
    'Use it to judge a property before you make an offer. The first year shows whether it pays for itself, and the ' +
    'internal rate of return includes growth, repayment of the loan and the sale. Be careful with vacancy and ' +
    'maintenance: optimistic values there make almost every property look good.',
  'rental-roi':
    'The return of a rental has three sources: cash flow, the loan that tenants repay for you, and the price at the sale. ' +
    'This adds them up over the years you hold the property. Appreciation usually decides the result, so also look at it ' +
    'with none. Income tax and depreciation are not considered.',
  'rental-yield':
    'The gross yield is quick to compare and often quoted in listings; the net yield is what matters, since costs differ ' +
    'from property to property. Both ignore how you pay for the property. To see the effect of a loan, use the cash flow ' +
    'or cash-on-cash calculator.',
};
