/** What the calculators are for, when to use them, and what they leave out. */
export const aboutInvesting: Readonly<Record<string, string>> = {
  'compound-interest':
    'Use it to see what time does to money: interest earns interest, so growth speeds up year by year. The more often ' +
    'interest is added, the more there is at the end, though the step from monthly to daily matters little. For regular ' +
    'deposits on top, use the future value or SIP calculator. Taxes and inflation are not deducted.',
  sip:
    'A systematic investment plan turns a monthly amount into wealth without a decision every month. Compare the amount you ' +
    'put in with what it becomes, and try a longer time: the last years add the most. The return is the same in every ' +
    'month, which no fund delivers, so take the result as an average. Fund fees and taxes are not deducted.',
  cagr:
    'It smooths an uneven path into one rate per year, so that investments over different times can be compared. It looks ' +
    'only at the start and the end: how much the value moved between them does not show, and deposits or withdrawals on ' +
    'the way would distort it. For those, use the internal rate of return by dates.',
  'doubling-time':
    'It gives a feeling for a rate: at 7 percent money doubles in about ten years, and so does a debt. The rule of 72 does ' +
    'the same in your head, and you see how close it comes. It works for anything that grows by a constant rate, such as ' +
    'prices.',
  'lump-sum':
    'Use it for money that you invest once and leave alone, such as a bonus or an inheritance. Fees and inflation look small ' +
    'for one year and are large after twenty, so enter them and compare. It assumes the same return every year and a tax ' +
    'at the end, on the gain.',
  'lump-sum-vs-sip':
    'When you have the whole amount today, should you invest it at once or spread it out? If the return is positive, ' +
    'investing at once gains more, as the money works longer. Spreading it protects you from investing all of it just ' +
    'before a fall, which a constant return cannot show.',
  'inflation-adjusted-return':
    'What matters is not how much money you have, but what it buys. This takes fees, tax and inflation off a return, one ' +
    'after another, and shows what is left. It also shows the return you need just to stand still, which is higher than ' +
    'the inflation rate once the gain is taxed.',
  'annualized-return':
    'Use it to compare investments that you held for different times: 30 percent in two years is better than 50 in five. ' +
    'Dividends and costs count. Less than a year is not annualized. Deposits on the way need the portfolio return ' +
    'calculator.',
  'investment-return':
    'It gives a complete answer for one investment: the profit, the total return, the return per year, and what inflation ' +
    'left of it. Include dividends, rent or interest you received, and all costs. Taxes are not deducted.',
  dca:
    'Buying for a fixed amount gets you more units when prices are low, so your average cost is below the average price. ' +
    'Enter actual prices and compare with having invested all at the first one. It describes a past or a scenario; it ' +
    'cannot tell which way will be better next time.',
  'stock-average':
    'Use it when you have bought the same share several times and want your average cost, for example for taxes or to ' +
    'decide on another purchase. It also finds how many shares would bring the average down to a target. A lower average ' +
    'alone does not make a share a good investment.',
  'future-value':
    'It combines a starting amount with regular payments, at any frequency, and can deduct tax and inflation. Use it for ' +
    'savings plans that simpler calculators do not fit. The rate and the payment stay the same throughout.',
  'present-value':
    'Money later is worth less than money now. Use it to decide what a future payment, a lease or an annuity is worth today, ' +
    'or which of two payment offers is better. The rate should be what you could earn elsewhere at similar risk; the ' +
    'result is sensitive to it.',
  'step-up-sip':
    'As your income grows, your savings can grow with it. A small raise each year makes a large difference over decades, ' +
    'and here you see it next to the plan without raises. Choose a raise that you can keep up, such as a part of your ' +
    'usual pay raise.',
  'investment-goal':
    'Start from the goal rather than from the savings: a house, an education, a sum for retirement. It grows the goal with ' +
    'inflation, counts what you have, and finds what is missing. The closer the goal, the lower the return you should ' +
    'assume, since there is no time to recover from a fall.',
  'expense-ratio':
    'A fee of one percent sounds harmless, but it is taken every year from the whole amount and costs the growth on it as ' +
    'well. Compare your fund with a cheaper one over the time you intend to hold it. Both are assumed to earn the same ' +
    'before fees, which for funds on the same index is about right.',
  etf:
    'Use it to plan with an exchange-traded fund. Besides the expense ratio, a fund may lag or beat its index; that is the ' +
    'tracking difference. Trading costs, the spread and taxes are not included.',
  'mutual-fund':
    'Some funds charge when you buy or sell, and all of them every year. See what these charges take from the result, and ' +
    'compare share classes: a load can be worth paying for a lower annual fee if you stay long. Taxes on distributions ' +
    'are not considered.',
  dividend:
    'It shows the income that your shares pay, and two yields. The dividend yield compares with what the share costs today, ' +
    'the yield on cost with what you paid. A very high yield often means that the market expects a cut.',
  'dividend-reinvestment':
    'Dividends that buy more shares bring more dividends. See how much of your wealth comes from that over time, after ' +
    'tax on the dividends. Prices and dividends grow at steady rates here, while real companies raise, freeze and cut.',
  drip:
    'A dividend reinvestment plan buys more shares with each dividend, often without a fee. This compares it with taking ' +
    'the dividends as cash. In most countries reinvested dividends are taxed like those paid out, so enter the tax.',
  bond:
    'Use it to check a quote, or to see what a bond is worth at another yield. Duration tells how much the price moves when ' +
    'rates change, and accrued interest what you pay the seller on top of the quoted price. The risk that the issuer does ' +
    'not pay is not considered, and for a callable bond look at the yield to call as well.',
  'treasury-bill':
    'Treasury bills pay no coupon: you buy below face value and get the full amount at the end. Auctions quote a discount ' +
    'rate, which is lower than what you earn. The bond-equivalent yield is the one to compare with other investments.',
  capm:
    'It estimates the return that investors should ask for a risk that cannot be diversified away. Use it for the cost of ' +
    'equity in a valuation, or to see whether an expected return is worth its risk. Beta and the market premium are ' +
    'estimates from the past, and the model leaves out every other kind of risk.',
  ddm:
    'A share is worth the dividends it will pay, discounted to today. The model suits mature companies with steady ' +
    'dividends; stages allow for faster growth at first. Small changes of growth or of the required return move the value ' +
    'a lot, so treat the result as a range.',
  'black-scholes':
    'Use it to price European options and to see how the price reacts to the share, to time, volatility and rates: those ' +
    'are the Greeks. It assumes that volatility stays constant and that you cannot exercise early, so American puts, ' +
    'and American calls on shares with dividends, can be worth more.',
  'implied-volatility':
    'The market price of an option contains a forecast of how much the share will move. This finds it. Options that are ' +
    'expensive for their strike show a higher implied volatility, so you can compare strikes and dates. A price outside ' +
    'the limits that arbitrage allows has none.',
  kelly:
    'Bet too much and a winning strategy still ruins you. The Kelly criterion finds the share of capital that grows fastest ' +
    'in the long run. It needs the true odds, which nobody knows in markets, and its swings are hard to bear, so many ' +
    'people use half of it or less.',
  'position-size':
    'Decide what you can afford to lose before you enter a trade. From that and the distance to your stop follows how many ' +
    'shares or units to trade. In a fast market the price can jump past the stop, so an actual loss may be larger.',
  'risk-reward':
    'A trade that wins half the time loses money if its losses are larger than its gains. Enter the entry, the stop and ' +
    'your targets, and see how often you need to win. Your estimate of the probability is the weak point, so be modest.',
  'portfolio-allocation':
    'Over time the winners grow beyond their share and the portfolio becomes riskier than you intended. Enter your holdings ' +
    'and targets, and it lists the trades that restore them, with new cash first so that you sell less. Taxes and trading ' +
    'costs are not considered.',
  'portfolio-return':
    'Deposits and withdrawals blur how well a portfolio did. The time-weighted return judges the investments and the ' +
    'money-weighted return judges your result, including when you added money. If they differ a lot, timing helped or hurt. ' +
    'The time-weighted return is annualized only from a year on, as a few months say little about a year.',
  'risk-metrics':
    'Two funds with the same return can have very different risks. Enter past returns, and compare how much they moved, ' +
    'how deep they fell and what they earned for the risk. Short records say little, and ratios based on volatility ' +
    'underestimate rare, large losses.',
  'value-at-risk':
    'It states a risk in money: a loss that should be exceeded only on a few days. The expected shortfall adds how bad ' +
    'those days are on average. Both rest on the past or on a model, and in crises losses are larger than most models say.',
  'currency-hedged-return':
    'A foreign investment has two returns: its own and that of the currency. Use it to see what a hedge with forwards gains ' +
    'or costs, which depends on the difference between the interest rates of the two currencies. Trading costs of the ' +
    'hedge are not included.',
  'crypto-profit':
    'Fees at both ends make the price at which you break even higher than what you paid. Enter a purchase and a sale, real ' +
    'or planned, to see the gain after fees. Taxes, network fees and staking rewards are not considered.',
};
