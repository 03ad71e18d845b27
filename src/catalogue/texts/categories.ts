import type { Category } from '#catalogue/declare/define.ts';

/** What people read of a category. */
interface CategoryText {
  /** The title of its page. */
  readonly title: string;
  /** What its calculators answer, and how to choose one. */
  readonly text: string;
}

/** In the order in which pages list the categories: what most people look for first. */
export const categoryTexts: Readonly<Record<Category, CategoryText>> = {
  'real-estate': {
    title: 'Mortgage and Real Estate Calculators',
    text:
      'Buying a home is the largest loan most people ever take. Start with the payment and with what you can afford, then ' +
      'see what points, extra payments or refinancing would change. Landlords find the yield, cash flow and return of a ' +
      'rented property.',
  },
  loans: {
    title: 'Loan Calculators',
    text:
      'Every loan has four numbers: the amount, the rate, the term and the payment. These calculators find the payment of ' +
      'car, student, personal and business loans, compare offers by their annual percentage rate, lay out the schedule ' +
      'month by month, and show how soon you can be free of debt and what that saves.',
  },
  'personal-finance': {
    title: 'Personal Finance Calculators',
    text:
      'Take stock of your money: what you earn per hour or per year, where it goes, what you own and owe, and what prices do ' +
      'to it over time. The ratios are those that lenders and planners use, so you see yourself as they would see you.',
  },
  investing: {
    title: 'Investment Calculators',
    text:
      'Find out what an investment will be worth, what it has returned, or what it should cost. There are calculators ' +
      'for regular and one-time investments, funds and their fees, shares and dividends, bonds, options, and the risk ' +
      'of a portfolio. Where taxes, fees or inflation matter, you can enter them and see the result with and without.',
  },
  savings: {
    title: 'Savings and Interest Calculators',
    text:
      'See how deposits grow, what a rate really yields, and how long a goal takes. Banks quote rates in different ways: ' +
      'nominal or effective, simple or compounded monthly, quarterly or daily. These calculators make them comparable, and ' +
      'they cover term deposits, regular deposits and savings for a purpose.',
  },
  retirement: {
    title: 'Retirement Calculators',
    text:
      'Two questions decide a retirement plan: how much you will have when you stop working, and how long it will last. ' +
      'Some of these calculators assume one constant return, which is good for a first plan. The historical backtest ' +
      'and the Monte Carlo simulation show what happens when markets do not move in a straight line.',
  },
  taxes: {
    title: 'Tax Calculators',
    text:
      'Work out a tax at the rates that apply to you: sales tax and VAT, property tax, and the tax on a gain. No rates of ' +
      'a country or state are assumed. You enter the ones that apply to you, and the result shows what each of them adds.',
  },
  fire: {
    title: 'FIRE Calculators',
    text:
      'Financial independence means that your savings can pay for your life, whether you work or not. These calculators ' +
      'find the amount you need and the years until you have it. Start with the FIRE calculator, then look at the ' +
      'variants: a frugal life (Lean), a comfortable one (Fat), part-time work on the way (Barista), or savings that ' +
      'grow on their own from now on (Coast).',
  },
  business: {
    title: 'Business and Corporate Finance Calculators',
    text:
      'Decide whether a project, a product or a company is worth its price. There are calculators for prices and margins, ' +
      'break-even, depreciation, the net present value and internal rate of return of cash flows, the cost of capital, and ' +
      'the value of a business.',
  },
  insurance: {
    title: 'Insurance Calculators',
    text:
      'How much cover is enough, and what should it cost? These calculators find the amount that protects a family, an ' +
      'income or a home, and compare plans and deductibles by what they cost in a good year and in a bad one.',
  },
  currency: {
    title: 'Currency Calculators',
    text:
      'Banks and exchange offices earn on the difference between the rate they quote and the mid-market rate, often more ' +
      'than on the fee they name. See what an exchange really costs you. To convert an amount at published reference ' +
      'rates, use the currency converter.',
  },
};
