/** What the calculators are for, when to use them, and what they leave out. */
export const aboutBusiness: Readonly<Record<string, string>> = {
  'break-even':
    'Before you launch a product or take on a fixed cost, find out how much you have to sell. What each unit contributes ' +
    'pays the fixed costs first, and everything after that is profit. It assumes one price and one cost for all units; ' +
    'discounts for volume would change the result.',
  'business-valuation':
    'There is no single value of a business, so compare several methods. Multiples tell what others pay for similar ' +
    'companies, and discounted cash flows what the business itself should earn. The result is a basis for talks, as the ' +
    'multiple, the forecast and the discount rate are all opinions.',
  dcf:
    'It values a company by the cash it will produce, not by what others pay. Most of the value usually lies in the years ' +
    'after the forecast, so look at the share of the terminal value and vary its growth. The discount rate should match ' +
    'the risk; the weighted average cost of capital is a common choice.',
  depreciation:
    'Spread the cost of an asset over the years that use it, for your books or your taxes. Straight line is the simplest, ' +
    'and declining balance and MACRS put more into the first years. Tax rules decide which methods and lives are allowed; ' +
    'special deductions in the first year are not considered.',
  irr:
    'The internal rate of return is the discount rate at which a project just breaks even. Compare it with what the money ' +
    'costs you. It favors small and short projects, and flows that change sign more than once can have several rates, all ' +
    'of which are shown. When it disagrees with the net present value, trust the latter.',
  xirr:
    'Use it for money that moves on irregular dates, such as purchases and sales of a fund or draws of a credit line. ' +
    'Money you pay in is negative and money you receive is positive; end with the value of today. It is the ' +
    'money-weighted return, so the timing of your deposits counts.',
  'margin-markup':
    'Margin and markup are easily confused: a markup of 50 percent is a margin of only a third. Enter the cost and any one ' +
    'of price, margin or markup, and get the others. Overhead is not part of the cost of a unit, so a good margin alone ' +
    'does not make a profit.',
  markup:
    'Use it to set a price from a cost. It also shows the margin, which is what you compare with other businesses and what ' +
    'has to pay for overhead. Check the result against what customers pay elsewhere.',
  npv:
    'A project is worth doing if its cash flows are worth more today than they cost. That is the net present value, and of ' +
    'several projects the one with the highest adds the most. The payback periods tell how long your money is at risk. ' +
    'The discount rate should reflect that risk.',
  'profit-margin':
    'Each step down an income statement tells something else: the gross margin about prices and production, the operating ' +
    'margin about the business as a whole, the net margin about what is left to the owners. Compare them over time and ' +
    'with companies of the same industry.',
  'revenue-growth':
    'Use it for a pitch, a plan or a review: it turns two revenues into a rate per year, or a rate into a future revenue. ' +
    'One rate hides good and bad years. Fast growth from a small base is rarely kept up for long.',
  roi:
    'It is the quickest way to compare what different investments returned, from a campaign to a building. Always look at ' +
    'the annualized return as well, because the plain figure ignores how long it took. Include every cost, and the income ' +
    'on the way.',
  wacc:
    'It is the return a company has to earn to satisfy both its lenders and its owners, and so the usual discount rate for ' +
    'its projects. Use market values rather than book values for the weights. Projects that are riskier than the company ' +
    'need a higher rate.',
};
