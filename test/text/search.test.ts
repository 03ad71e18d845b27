import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { AnyCalculator } from '#catalogue/declare/define.ts';
import { catalogue } from '#catalogue/index.ts';
import { uncalculatedSubjects } from '#catalogue/texts/searches.ts';
import { spreadsheetFunctions } from '#catalogue/texts/spreadsheet-functions.ts';
import { createSearch } from '#text/search/search.ts';
import { measureProcessorMs } from '../kit/processor.ts';

const calculators: readonly AnyCalculator[] = catalogue;
const search = createSearch(calculators);
const find = (words: string) => search(words).calculators.map(({ id }) => id);

/** What people type, and the calculators that answer it, best first. */
const questions: readonly (readonly [words: string, ...ids: string[]])[] = [
  ['house', 'mortgage'],
  ['what would 100 dollars in 1980 be worth today', 'inflation-history'],
  ['return of my investments with deposits on different dates', 'xirr'],
  ['how much house can i afford', 'mortgage-affordability'],
  ['monthly payment for a 400k house at 7 percent', 'mortgage'],
  ['mortage', 'mortgage'],
  ['mrotgage', 'mortgage'],
  ['amortisation', 'amortization-schedule'],
  ['annualised return', 'annualized-return'],
  ['instalment', 'emi'],
  ['401k', '401k', 'retirement'],
  ['401(k)', '401k', 'retirement'],
  ['pension', 'pension', 'retirement'],
  ['Can I retire at 55 with 1,000,000 dollars?', 'retirement'],
  ['paycheck', 'salary'],
  ['car', 'auto-loan'],
  ['loan', 'emi'],
  ['fire', 'fire'],
  ['retire on 60k a year', 'retirement'],
  ['save for college', 'education-goal'],
  ['529', 'education-goal'],
  ['4% rule', 'safe-withdrawal-rate'],
  ['loan to value', 'home-equity'],
  ['what is my house worth', 'home-equity'],
  ['mortgage insurance', 'piti'],
  ['take home pay', 'take-home-pay'],
  ['debt free', 'debt-payoff'],
  ['how long until i am debt free', 'debt-payoff'],
  ['student debt', 'student-loan'],
  ['effective rate', 'apr-apy', 'effective-interest-rate'],
  ['position sizing', 'position-size'],
  ['down payment', 'mortgage'],
  ['boat loan', 'auto-loan'],
  ['how much rent can i afford', 'rent-affordability'],
  ['pay off a credit card', 'credit-card-payoff'],
  ['creditcard', 'credit-card-payoff'],
  ['mark up', 'margin-markup'],
  ['montecarlo', 'monte-carlo'],
  ['breakeven', 'break-even'],
  ['rule of 72', 'doubling-time'],
  ['dollar cost averaging', 'dca'],
  ['irr', 'irr'],
  ['compund intrest', 'compound-interest', 'simple-interest'],
  ['mor', 'mortgage'],
  ['crédit cárd', 'credit-card-payoff'],
  ['extra payments on my mortgage', 'mortgage-payoff', 'loan-payoff'],
  ['when can i retire', 'retirement-age'],
  ['how much do i need to retire', 'retirement-savings-gap'],
  ['income tax', 'income-tax'],
  ['net pay', 'take-home-pay'],
  ['bonus', 'salary'],
  ['payment calculator', 'emi'],
  ['loan payment', 'emi', 'personal-loan', 'home-loan'],
  ['apy', 'apr-apy'],
  ['bitcoin', 'crypto-profit'],
  ['pay off mortgage early', 'mortgage-payoff'],
  ['mortgage interest', 'mortgage'],
  ['car loan', 'car-loan'],
  ['roi', 'roi'],
  ['burn rate', 'swp'],
  ['startup runway', 'swp'],
  ['cagr', 'cagr'],
  ['compound interest', 'compound-interest'],
  ['savings calculator', 'savings-goal'],
  ['capital gains tax', 'capital-gains-tax', 'capital-gains'],
  ['credit card', 'credit-card-payoff'],
  ['gst', 'vat'],
  // One word is not known.
  ['zebra mortgage', 'mortgage'],
];

describe('the search', () => {
  for (const [words, ...ids] of questions) {
    test(`answers "${words}" by ${ids.join(', ')}`, () => {
      assert.deepEqual(find(words).slice(0, ids.length), ids);
    });
  }

  test('does not take the start of a word for the word', () => {
    const found = find('car');
    assert.ok(found.indexOf('auto-loan') < found.indexOf('credit-card-payoff'));
  });

  for (const words of [
    'usd to eur',
    '100 dollars in euros',
    'exchange rate',
    'INR',
    'convert gbp',
    'forex',
    '$100 in euros',
    '100 us dollars',
    'aud vs nzd',
    'euro in yen',
    '₹5,000',
  ]) {
    test(`takes "${words}" for a question of currencies`, () => {
      const { calculators: found, asksForCurrency } = search(words);
      assert.deepEqual([found, asksForCurrency], [[], true]);
    });
  }

  // TRY, TOP and ALL are codes of currencies, and so is IRR.
  for (const words of ['try', 'top up sip', 'all', 'irr', 'rate of return', 'save 100 usd a month']) {
    test(`does not take "${words}" for one`, () => {
      assert.equal(search(words).asksForCurrency, false);
    });
  }

  // "miss" and "good" are words of summaries, "heloc" is a name: none of them is what these words mean.
  const unknown = ['body mass', 'dog food', 'hello world', 'gold', 'miles to km', 'recipe for cake'];
  for (const words of ['', '  ', 'the of a', 'zzzz', '12345', '🏠', 'constructor __proto__', ...unknown]) {
    test(`finds nothing for "${words}"`, () => {
      const { calculators: found, asksForCurrency } = search(words);
      assert.deepEqual([found, asksForCurrency], [[], false]);
    });
  }

  test('answers the longest text of one line in a bounded time', () => {
    const tookMs = measureProcessorMs(() => {
      for (let count = 0; count < 20; count++) search('morrtgagee '.repeat(10_000));
    });
    assert.ok(tookMs < 2000);
  });

  for (const calculator of calculators) {
    const { id, name, synonyms = [] } = calculator;
    test(`finds ${id} by its id and name first, and by each synonym among the first three`, () => {
      assert.equal(find(id)[0], id);
      assert.equal(find(name)[0], id);
      assert.equal(new Set(synonyms).size, synonyms.length);
      for (const synonym of synonyms) {
        assert.equal(synonym, synonym.toLowerCase());
        assert.ok(find(synonym).slice(0, 3).includes(id), `${synonym}: ${find(synonym).join(', ')}`);
      }
    });
  }
});

describe('a search for what is not calculated', () => {
  test('names the words that no calculator has, and the subjects that none calculates', () => {
    assert.deepEqual(search('alimony tax').unknown, ['alimony']);
    assert.deepEqual(search('currency swap').unknown, ['swap']);
    for (const subject of uncalculatedSubjects) assert.ok(search(subject).unknown.includes(subject), subject);
    assert.deepEqual(search('how much inheritance tax do i pay').unknown, ['inheritance tax']);
    assert.deepEqual(search('reverse mortgage').unknown, ['reverse mortgage']);
    for (const words of [
      'mortgage',
      'car loan',
      'monthly payment for a 400k house at 7 percent',
      'usd to eur',
    ])
      assert.deepEqual(search(words).unknown, [], words);
  });
});

describe('the name of a spreadsheet function', () => {
  test('finds the calculators that answer it, in any case and with what people write around it', () => {
    assert.equal(spreadsheetFunctions.size, 55);
    for (const [name, ids] of spreadsheetFunctions) {
      for (const words of [name, `${name.toLowerCase()}()`, `=${name}(`, `excel ${name} function`])
        assert.deepEqual(find(words).slice(0, ids.length), ids, words);
      for (const id of ids)
        assert.ok(
          calculators.some((one) => one.id === id),
          id,
        );
    }
    assert.deepEqual(search('ODDFPRICE').unknown, ['oddfprice']);
    assert.ok(find('interest rate').length > 0 && find('rate').length > 2);
  });
});
