import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { unlimited } from '#access/limits.ts';
import type { AnyCalculator, InputValues } from '#catalogue/declare/define.ts';
import { catalogue } from '#catalogue/index.ts';
import { beyondLabel } from '#text/write/result-text.ts';
import { drawSome } from '../kit/draws.ts';
import { startTestService } from '../kit/harness.ts';

const calculators: readonly AnyCalculator[] = catalogue;
const service = startTestService({ limiter: { check: () => unlimited } });

async function open(path: string): Promise<string> {
  const headers = { accept: 'text/html', 'accept-language': 'en-US' };
  const response = await (await service).send(path, { headers });
  const text = await response.text();
  // The list of currencies would hide what a failure is about.
  const main = text.slice(text.indexOf('<main')).replaceAll(/<option[^>]*>[^<]*<\/option>/g, '');
  return main.replaceAll(/\s+/g, ' ').replaceAll('&#39;', "'");
}

/** The sentence of a page, and the value that stands out in it. */
function headlineOf(text: string): readonly [sentence: string, value: string] {
  const [, sentence = ''] =
    /<span class="sentence" ?>(.*?)<\/span ?> (?:<span class="hint"|<\/p>)/.exec(text) ?? [];
  const [, value] = /<strong>([^<]*)<\/strong>/.exec(sentence) ?? [];
  assert.ok(value !== undefined);
  return [sentence.replaceAll(/<[^>]*>/g, '').trim(), value];
}

function queryOf(input: InputValues): URLSearchParams {
  const query = new URLSearchParams();
  const add = (name: string, value: InputValues[string]): void => {
    if (typeof value !== 'object') query.append(name, `${value}`);
    else for (const [key, inner] of Object.entries(value)) add(`${name}.${key}`, inner);
  };
  for (const [name, value] of Object.entries(input)) add(name, value);
  return query;
}

test('what is said below a label does not repeat it', () => {
  const cases = [
    ['Amount', 'Amount: negative if paid', 'Negative if paid'],
    ['Loan term', 'Loan term', ''],
    [
      'Down payment',
      'Down payment: the part of the price that is not borrowed',
      'The part of the price that is not borrowed',
    ],
    [
      'Margin of safety (%)',
      'Margin of safety: share of the revenue above break-even',
      'Share of the revenue above break-even',
    ],
    ['Home price', 'Price of the home', ''],
    ['Hourly pay', 'Hourly pay', ''],
    ['Compound frequency', 'Compounding frequency', ''],
    ['Shares', 'Number of shares', ''],
    ['Total fees', 'Fees, including points', 'Including points'],
    [
      'Front-end DTI',
      'Front-end ratio, or GDS: share of the income',
      'Front-end ratio, or GDS: share of the income',
    ],
    ['Fee', 'Fees of the fund', 'Fees of the fund'],
    ['Tax', 'Tax on the gain', 'Tax on the gain'],
  ] as const;
  for (const [label, description, below] of cases) assert.equal(beyondLabel(label, description), below);
});

describe('the headline of a page', () => {
  for (const { id, examples } of drawSome(calculators)) {
    test(`of ${id} is a sentence in which a result stands out`, async () => {
      for (const example of examples) {
        const query = queryOf(example.input);
        if (String(query).length > 4000) continue;
        const [sentence] = headlineOf(await open(`/calculators/${id}?${query}`));
        assert.match(sentence, / .* /);
        assert.doesNotMatch(sentence, /undefined|[{}|]/);
      }
    });
  }

  test('answers what was asked', async () => {
    for (const [path, sentence] of [
      // Each by the formula in Python, or from the golden data of the calculator.
      ['vat?amount=100&vat_rate=20', 'The price is 120.00 with tax, of which 20.00 is tax'],
      [
        'vat?amount=120&vat_rate=20&tax_behavior=inclusive',
        '120.00 contains 20.00 of tax; without it, the price is 100.00',
      ],
      ['salary?pay=25', 'You earn 52,000.00 a year, or 4,333.33 a month'],
      ['salary?pay=52000&pay_frequency=annually', 'You earn 4,333.33 a month, or 25.00 an hour'],
      ['apr-apy?apr=12', 'An APR of 12% is an APY of 12.68%'],
      ['apr-apy?apy=12.6825', 'An APY of 12.6825% is an APR of 12%'],
      ['loan-comparison', 'C is the cheapest offer: $125,884.54 of interest and fees in total'],
      // 540 + 6 % of 1000 is less than 800 + 6 % of 500 and 1000 + 6 % of 250.
      ['auto-insurance', 'The cheapest option is “High”: $600.00 a year on average'],
    ] as const) {
      assert.equal(headlineOf(await open(`/calculators/${path}`))[0], sentence, path);
    }
  });
});

test('a comma after the value that stands out stays on its line', async () => {
  const text = await open('/calculators/simple-interest?principal=10000&annual_rate=6&years=1');
  assert.match(text, /<span class="whole"><strong>600\.00<\/strong>,<\/span> which makes 10,600\.00/);
});

test('a result that does not change with the inputs is a sentence in place of a table of one number', async () => {
  const asked = 'map-output=average_cost&map-rows=target_average_cost&map-columns=current_price';
  const text = await open(`/calculators/stock-average?${asked}`);
  assert.match(text, /Average cost does not change with target average cost and current price: choose/);
  assert.doesNotMatch(text, /class="table map"/);
});

describe('what a page says of a result', () => {
  test('a list without rows is left out, a long one is folded, and few rows of many values stand side by side', async () => {
    assert.doesNotMatch(
      await open('/calculators/sales-tax?amount=100&sales_tax_rate=8'),
      /aria-label="Sales taxes"/,
    );
    const simulated = await open('/calculators/monte-carlo');
    assert.match(simulated, /<details class="fold several" data-name="final_balance_ranges">/);
    assert.doesNotMatch(simulated, /data-name="final_balances"/);
    // Short as it is, it would push what follows out of sight after the first one.
    assert.match(simulated, /<details class="fold several" data-name="lowest_annual_withdrawals">/);
    const compared = await open('/calculators/loan-comparison');
    assert.match(compared, /<table class="across">.*?<th scope="col">A<\/th><th scope="col">B<\/th>/);
  });

  test('a result that is there does not say when it is absent', async () => {
    const page = await open('/calculators/irr?cash_flows.0=-1000&cash_flows.1=1100');
    const text = page.slice(0, page.indexOf('How it is calculated'));
    assert.match(text, />Internal rate of return<\/span/);
    assert.doesNotMatch(text, /absent unless|above −100 percent, lowest first/);
  });

  test('a result without a value says why', async () => {
    const text = await open('/calculators/irr?cash_flows.0=-100&cash_flows.1=230&cash_flows.2=-132');
    assert.match(text, /<dt> IRR<span class="hint" >No value: [A-Z][^<]*\.<\/span/);
    assert.match(text, /<dd>\s*–\s*<\/dd>/);
  });

  test('a rate that looks like a fraction is offered as percent, and not ten times too large', async () => {
    const path = '/calculators/mortgage?home_price=400000&down_payment=80000&loan_term=30&interest_rate=';
    for (const [typed, shown, meant] of [
      ['0.07', '0.07%', '7'],
      ['0.06875', '0.06875%', '6.875'],
      ['0.07%25', '0.07%', '7'],
    ] as const) {
      const text = await open(path + typed);
      assert.ok(text.includes(`Interest rate is in percent, so this result uses ${shown}.`), typed);
      const [, query] = new RegExp(`href="\\?([^"]*)">Use ${meant}%</a>`).exec(text)!;
      assert.equal(new URLSearchParams(query!.replaceAll('&amp;', '&')).get('interest_rate'), meant);
    }
    assert.doesNotMatch(await open(`${path}0.7`), /this result uses/);
  });

  test('a forecast says what it assumes', async () => {
    const text = await open('/calculators/retirement');
    assert.match(
      text,
      /This is a forecast\. It assumes that the return is the same every year; no taxes, no fees; the Monte Carlo and backtest calculators show what changing returns do\./,
    );
  });

  test('defaults of another country are told', async () => {
    const query = 'home_price=400000&down_payment=40000&interest_rate=7&loan_term=30&currency=EUR';
    const text = await open(`/calculators/piti?${query}`);
    assert.match(text, /<p class="note">Defaults usual in the United States were taken for “[A-Z][^”]*”/);
    assert.doesNotMatch(await open(`/calculators/piti?${query.replace('EUR', 'USD')}`), /Defaults usual in/);
  });

  test('an answer that jumps over the target says on which side it is', async () => {
    const loan = 'balance=10000&annual_rate=12&monthly_payment=500';
    const question = 'solve-output=months_to_payoff&solve-target=20&solve-for=balance';
    const text = await open(`/calculators/loan-payoff?${loan}&${question}`);
    assert.match(text, /<strong>Balance: [\d,.]+<\/strong>/);
    assert.match(
      text,
      /Any value from [\d,.]+ to [\d,.]+ gives the same months to payoff; [\d,.]+ is the lowest\./,
    );
    // Whole months: 179 of them are not enough, 180 are (as Python sums them).
    const stepped = await open(
      '/calculators/sip?monthly_investment=20000&annual_return=12&years=10&solve-output=future_value&solve-target=10,000,000&solve-for=years',
    );
    assert.match(stepped, /<p>No value of “Years” gives exactly 10,000,000; these are the nearest\.<\/p>/);
    assert.match(stepped, /gives future value: 9,971,603\.95, below the target\./);
    assert.match(stepped, /gives future value: 10,091,519\.99, above the target\./);
  });
});

describe('the options that a page folds away', () => {
  test('are summarized with the defaults that have an effect, in one line that opens them', async () => {
    const text = await open('/calculators/rent-vs-buy');
    const [, summary = ''] = /<details class="more"[^>]*> ?<summary>(.*?)<\/summary>/.exec(text) ?? [];
    const words = summary
      .replaceAll(/<[^>]*>/g, '')
      .replaceAll(/\s+/g, ' ')
      .trim();
    const line = 'Loan term: 30 years, buying cost: 3%, selling cost: 6%, property tax rate: 1.1%';
    assert.ok(words.includes(line), words);
    assert.match(words, /^\d+ more options .* Change$/);
    const salary = await open('/calculators/salary');
    assert.match(salary, /Hours per day: 8, days per week: 5, weeks per year: 52\. <span class="change">/);
    const withoutDefaults = await open('/calculators/implied-volatility');
    assert.match(withoutDefaults, /<summary> ?1 more option ?<\/summary>/);
  });

  test('do not have what decides the answer', async () => {
    for (const [path, names] of [
      ['rent-vs-buy', ['appreciation_rate', 'rent_growth_rate', 'investment_return']],
      ['salary', ['pay_frequency']],
      ['rental-roi', ['holding_years', 'appreciation_rate']],
      ['depreciation', ['method', 'year']],
      ['business-valuation', ['method']],
    ] as const) {
      const text = await open(`/calculators/${path}`);
      const folded = text.indexOf('<details class="more"');
      for (const name of names) assert.ok(text.indexOf(`id="${name}"`) < folded, `${path} ${name}`);
    }
    const depreciation = await open('/calculators/depreciation');
    const convention = depreciation.indexOf('id="macrs_convention"');
    assert.ok(convention > depreciation.indexOf('<details class="more"'), 'of one method, so folded');
  });
});

describe('the hints of fields', () => {
  test('write numbers of rows as all other bounds, and have no paths and raw names', async () => {
    assert.match(await open('/calculators/dca'), /1 to 1,000 rows; empty rows do not count/);
    assert.match(await open('/calculators/apr-apy'), /give either the APR or the APY/);
    assert.doesNotMatch(await open('/calculators/currency-exchange'), /as \/currency\/rates/);
  });
});

describe('the schedule of a loan on a page', () => {
  const query =
    'home_price=400000&down_payment=80000&interest_rate=7&loan_term=30&currency=USD&payment_rounding=exact';
  const rowsOf = (text: string) => {
    const table = text.slice(text.indexOf('Rows of the schedule'));
    return [...table.matchAll(/<th scope="row">([^<]*)<\/th>((?: ?<td>[^<]*(?:<\/td>)?)*)/g)].map(
      ([, period, cells = '']) => [
        period,
        ...[...cells.matchAll(/<td>([^<]*)/g)].map(([, cell]) => cell!.trim()),
      ],
    );
  };

  test('is the ledger of a lender, which is said above it, and the exact one is a link away', async () => {
    const booked = await open(`/calculators/mortgage?${query}&rows-each=month`);
    assert.match(booked, /As a lender books it: each payment is rounded to the cent/);
    // Python's decimal: 2,128.97 a month on 320,000 at 7 %, each month's interest in cents, leaves this for
    // the last one.
    const [last] = rowsOf(booked).slice(-1);
    assert.deepEqual(last?.slice(0, 2), ['360', '2,126.33']);
    const [, link = ''] = /href="\?([^"]*)">Show the exact schedule/.exec(booked)!;
    const exact = await open(`/calculators/mortgage?${link.replaceAll('&amp;', '&').split('#')[0]}`);
    assert.match(exact, /Exact, as the results above/);
    assert.notDeepEqual(rowsOf(exact).at(-1), last);
    assert.match(exact, /<input type="hidden" name="schedule-rounding" value="exact"/);
  });

  // The payments of these are a choice of each month, and are not level: a card, and debts in an order.
  const withoutLedger = ['credit-card-payoff', 'debt-payoff', 'debt-snowball', 'debt-avalanche'];

  test('is a ledger for every loan with level payments', () => {
    const loans = calculators.filter(({ schedule }) => schedule?.kind === 'loan');
    assert.ok(loans.length > 15);
    const exact = loans.filter(
      ({ conventions: { rounding } }) => typeof rounding !== 'object' || !('cent' in rounding.options),
    );
    assert.deepEqual(
      exact.map(({ id }) => id),
      withoutLedger,
    );
  });

  test('is that of the results where these are rounded, too', async () => {
    const text = await open(`/calculators/mortgage?${query.replace('exact', 'cent')}`);
    assert.match(text, /As a lender books it/);
    assert.doesNotMatch(text, /Show the exact schedule/);
  });

  test('has the dates of the page in one format', async () => {
    const text = await open('/calculators/amortization-schedule?rows-each=month');
    assert.match(text, /until Jan 1, 2047/);
    assert.match(text, /<th scope="row">Mar 1, 2026/);
    assert.doesNotMatch(
      text.slice(text.indexOf('id="result"'), text.indexOf('id="what-if-title"')),
      />\d{4}-\d\d-\d\d</,
    );
  });

  test('has no column in which nothing happens', async () => {
    const headsOf = async (query: string) => {
      const text = await open(
        `/calculators/lump-sum?initial_investment=1000&annual_return=${query}&years=3&rows-each=year`,
      );
      const [, head = ''] = /<thead>([^]*?)<\/thead>/.exec(
        text.slice(text.indexOf('aria-label="Rows of the schedule"')),
      )!;
      return [...head.matchAll(/scope="col"\s*>([^<]*)</g)].map(([, label]) => label);
    };
    assert.deepEqual(await headsOf('7'), ['Year', 'Growth', 'Balance']);
    assert.deepEqual(await headsOf('0'), ['Year', 'Balance']);
  });

  test('of a plan over few years has a row for each debt and month', async () => {
    const debts =
      'debts.0.balance=4200&debts.0.annual_rate=21.9&debts.0.minimum_payment=110&debts.1.balance=9800&debts.1.annual_rate=6.4&debts.1.minimum_payment=260&debts.2.balance=900&debts.2.annual_rate=27.5&debts.2.minimum_payment=40&extra_monthly_payment=200&currency=USD';
    const text = await open(`/calculators/debt-payoff?${debts}`);
    assert.equal(rowsOf(text).at(-1)?.[0], '28');
  });
});

test('the example on a page keeps the decimals of the price of a unit', async () => {
  const text = await open('/calculators/implied-volatility');
  assert.match(text, /spot price \$21\.00,.* option price \$1\.875\. /s);
});

test('a result by the law says of which days the figures are, when they were checked, and whose they are', async () => {
  const text = await open('/calculators/income-tax?country=GB&tax_year=2025-26&annual_income=50000');
  assert.match(
    text,
    /Figures of the law from Apr 6, 2025 to Apr 5, 2026, last checked on [A-Z][a-z]+ \d+, 20\d\d\./,
  );
  assert.doesNotMatch(text, /The operator of this service has changed/);
  assert.doesNotMatch(
    await open('/calculators/cagr?initial_value=1&final_value=2&years=3'),
    /Figures of the law/,
  );
});
