import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { AnyCalculator, InputValues } from '#catalogue/declare/define.ts';
import { catalogue } from '#catalogue/index.ts';
import { describeCalculator } from '#cli/calculation/calc-help.ts';
import { runCalcCommand } from '#cli/commands/calc.ts';
import { runConvertCommand } from '#cli/commands/convert.ts';
import { createHistory } from '#currency/store/history.ts';
import { createRatesService, standardSources } from '#currency/service.ts';
import { snapshot } from '#currency/table/snapshot.ts';
import { localeOfEnvironment } from '#cli/calculation/typed.ts';
import { numberStyleOf, unknownStyle } from '#text/read/typed-number.ts';
import { createLog } from '#base/log.ts';
import { DatabaseSync } from 'node:sqlite';
import { createLocalCalls } from '../../src/service/local.ts';
import { keepPrinted } from '../kit/printed.ts';
import { openSqliteRatesStore } from '../kit/stores.ts';

const calculators: readonly AnyCalculator[] = catalogue;
const ask = createLocalCalls(calculators, 'centwise test');

let style = unknownStyle;

function calc(...args: string[]) {
  return keepPrinted((streams) => runCalcCommand(args, { catalogue: calculators, ask, style, ...streams }));
}

function optionsFor(input: InputValues): string[] {
  return Object.entries(input).map(([name, value]) => {
    const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
    return `--${name.replaceAll('_', '-')}=${text}`;
  });
}

const mortgage = ['mortgage', '--home-price', '400000', '--down-payment', '80000', '--interest-rate', '7'];

describe('centwise calc', () => {
  for (const calculator of calculators) {
    test(`${calculator.id} gives what its example shows, and tells what it takes`, async () => {
      const { input, output } = calculator.examples[0];
      const { code, printed, errors } = await calc(calculator.id, ...optionsFor(input), '--json');
      assert.equal(code, 0, errors);
      assert.deepEqual(JSON.parse(printed), output);
      const help = describeCalculator(calculators, calculator.id);
      for (const name of Object.keys(calculator.input)) {
        assert.ok(help.includes(`--${name.replaceAll('_', '-')}`), name);
      }
    });
  }

  test('finds calculators by plain words, the best first', async () => {
    const { code, printed } = await calc('--search', 'how much house', 'can i afford');
    assert.equal(code, 0);
    assert.match(printed.split('\n')[1]!, /^mortgage-affordability +real-estate +The most expensive home/);
    assert.match(
      (await calc('--search', 'inheritance tax')).printed,
      /^Nothing here calculates inheritance tax; /,
    );
    assert.match((await calc('--search', 'usd to eur')).printed, /^centwise convert AMOUNT FROM TO/);
    assert.deepEqual(await calc('--search', 'zzzz'), {
      code: 1,
      printed: '',
      errors: 'No calculators match your search.',
    });
  });

  test('lists and finds calculators as JSON, wherever the option is', async () => {
    const idsIn = ({ printed }: { printed: string }) =>
      (JSON.parse(printed) as { id: string }[]).map(({ id }) => id);
    assert.equal(idsIn(await calc('--json')).length, calculators.length);
    for (const args of [
      ['--search', 'house', '--json'],
      ['--search=house', '--json'],
      ['--json', '--search', 'house'],
    ])
      assert.equal(idsIn(await calc(...args))[0], 'mortgage', args.join(' '));
    assert.match((await calc('--search=house')).printed, /^CALCULATOR.*\nmortgage /);
  });

  test('prints a table of the results', async () => {
    const { printed } = await calc(...mortgage, '--loan-term', '30');
    assert.equal(
      printed,
      'monthly_payment    2128.97\ntotal_interest   446428.47\ntotal_paid       766428.47',
    );
  });

  test('adds the schedule, or prints it alone as CSV or SVG', async () => {
    const { printed } = await calc(...mortgage, '--loan-term', '1', '--schedule', 'year');
    assert.match(printed, /schedule\nperiod {2}payment +interest +principal +balance\n1 /);
    const csv = await calc(...mortgage, '--loan-term', '1', '--csv');
    assert.equal(csv.printed.split('\r\n').length, 13);
    const svg = await calc(...mortgage, '--loan-term', '1', '--chart');
    assert.match(svg.printed, /^<svg /);
    const npv = ['npv', '--discount-rate', '10', '--cash-flows=-100,60,60'];
    assert.match((await calc(...npv, '--picture', 'schedule')).printed, /^<svg .*Cumulative present value/s);
  });

  test('shows the steps', async () => {
    const { printed } = await calc(...mortgage, '--loan-term', '30', '--explain');
    const level = 'Level payment\n  monthly_payment = L/a(n, i)\n';
    const numbers = '                  = 320000/150.3075679\n                  ≈ 2128.97\n\n';
    assert.ok(printed.includes(level + numbers));
    const annuity = '  a(n, i) = n                   if i = 0\n          = (1 − (1 + i)^−n)/i  otherwise\n';
    const called = '    a(360, 0.005833333333) = (1 − (1 + 0.005833333333)^−360)/0.005833333333\n';
    assert.ok(printed.includes(`${annuity}${called}                           ≈ 150.3075679\n`));
    assert.match(printed, /\nSOURCES\nS\. G\. Kellison/);
  });

  test('shows steps within 80 columns, with the case that was taken and the rows of sums and searches', async () => {
    const home = ['--home-price', '400000', '--monthly-rent', '2200', '--down-payment', '80000'];
    const rent = await calc('rent-vs-buy', ...home, '--interest-rate', '6.5', '--years', '10', '--explain');
    assert.match(
      rent.printed,
      /\n {2}break_even_year = years − behind \+ 1 {2}if behind > 0\n {18}= 10 − 1 \+ 1\n/,
    );
    assert.match(rent.printed, /\n {4}j = 1: 212901\.0573 < 213108\.4568 \(holds\)\n/);
    const flows = await calc('irr', '--cash-flows', '-100,39,59,55,20', '--explain');
    assert.match(flows.printed, /\n {4}k = 1: max\(0, 39\) = 39\n/);
    assert.doesNotMatch(flows.printed, /Discount factor/);
    const loan = ['--balance', '8000', '--annual-rate', '7', '--monthly-payment', '150'];
    const payoff = await calc('loan-payoff', ...loan, '--extra-monthly-payment', '50', '--explain');
    assert.match(payoff.printed, /\n {2}months_to_payoff = N {2}unless last is given\n/);
    for (const { printed } of [rent, flows, payoff]) {
      assert.deepEqual(
        printed.split('\n').filter((line) => line.length > 80),
        [],
      );
    }
  });

  test('says all that is wrong, by the options that a person typed', async () => {
    const { code, errors } = await calc('mortgage', '--home-price', 'x', '--loan-term', '2.5');
    assert.equal(code, 2);
    assert.deepEqual(errors.split('\n').toSorted(), [
      '--down-payment is required: a number from 0 to 1,000,000,000,000 (currency)',
      '--home-price must be a number from 0 to 1,000,000,000,000 (currency); got the string "x"',
      '--interest-rate is required: a number from 0 to 1,000 (percent per year)',
      '--loan-term must be a whole number from 1 to 100 (years); got 2.5',
    ]);
    assert.match((await calc('mortgage', '--loan-trm', '3')).errors, /did you mean --loan-term\?/);
    assert.match((await calc('lump-sum', '--investment', '3')).errors, /did you mean --initial-investment\?/);
    assert.match((await calc('morgage')).errors, /did you mean mortgage\?/);
    assert.match(
      (await calc(...mortgage, '--loan-term', '3', '--schedule', 'week')).errors,
      /^--schedule must be/,
    );
  });

  test('takes the currency of the first sign that is typed, where none is given', async () => {
    const rest = ['--annual-rate', '12', '--tenure-months', '3'];
    // By hand in whole yen: 100,000 · 0.01/(1 − 1.01^−3) = 34,002.21.
    assert.match((await calc('emi', '--principal', '¥100000', ...rest)).printed, /^emi +34002$/m);
    const euros = await calc('emi', '--principal', '1000 EUR', ...rest);
    assert.match(euros.printed, /^currency +EUR$/m);
    const both = await calc('mortgage', '--home-price', '$400000', '--down-payment', '€80000');
    assert.match(both.errors, /^--down-payment: “€” is not the sign of USD/);
  });

  test('takes numbers as the locale of the environment writes them', async () => {
    // As the README shows: 400,000 with 80,000 down at 7 % over 30 years.
    const asTyped: readonly [Record<string, string>, price: string, down: string, rate: string][] = [
      [{ LANG: 'en_US.UTF-8' }, '400,000', '$80,000', '7%'],
      [{ LANG: 'C', LC_ALL: 'de_DE.UTF-8' }, '400.000,00', '80.000', '7,0 %'],
      [{ LANG: 'en_IN' }, '4,00,000', '80k', '7'],
      [{ LANG: 'C.UTF-8' }, '400 000', '0.08m', '7.0'],
      [{}, '400,000.00', '80000', '7'],
      [{ LANG: 'POSIX' }, '400,000', '80,000', '7%'],
      [{ LC_ALL: 'C' }, '$400,000', '80,000.00', '7%'],
      [{ LANG: 'xx_NOWHERE' }, '400,000', '80,000', '7%'],
    ];
    for (const [environment, price, down, rate] of asTyped) {
      style = numberStyleOf(localeOfEnvironment(environment));
      const given = ['--home-price', price, '--down-payment', down, '--interest-rate', rate];
      const { printed, errors } = await calc('mortgage', ...given, '--loan-term', '30 years');
      assert.equal(errors, '');
      assert.match(printed, /^monthly_payment +2128\.97$/m, JSON.stringify(environment));
    }
    style = numberStyleOf('en-US');
    const share = ['mortgage', '--down-payment', '20%', '--interest-rate', '7,125', '--loan-term', '30'];
    assert.match((await calc(...share, '--home-price', '400,000')).printed, /^monthly_payment +2155\.9$/m);
    assert.match((await calc(...share)).errors, /^--down-payment must be a number from 0 .*; got .*"20%"/m);
    const unclear = await calc('mortgage', '--home-price', '400.000,0,0');
    assert.equal(unclear.code, 2);
    const slip = await calc('mortgage', '--home-price', '7,5');
    assert.match(slip.errors, /^--home-price: “7,5” can be read in two ways: please write 75 or 7\.5\.$/);
    const rupees = await calc('mortgage', '--home-price', '₹4,50,000', '--currency', 'usd');
    assert.equal(rupees.code, 2);
    assert.match(
      rupees.errors,
      /^--home-price: “₹” is not the sign of USD, the currency .*, or use --currency INR\.$/,
    );
    style = unknownStyle;
  });

  test('says why there is no answer, with exit code 2', async () => {
    const input = ['--annual-expenses', '9', '--current-savings', '0', '--annual-savings', '0'];
    const { code, errors } = await calc('fire', ...input, '--expected-return', '7');
    assert.equal(code, 2);
    assert.match(errors, /never reach/);
  });

  test('lists all calculators', async () => {
    const { printed } = await calc();
    for (const { id } of calculators) assert.match(printed, new RegExp(`^${id} `, 'm'));
  });
});

describe('centwise convert', () => {
  async function convert(...args: string[]) {
    const now = () => Date.parse('2026-09-30T12:00Z');
    const log = createLog({ level: 'silent', write: assert.fail, now });
    const service = createRatesService({ now, snapshot, maxAgeDays: 30, log });
    const store = openSqliteRatesStore(new DatabaseSync(':memory:'));
    const history = createHistory({ store, sources: standardSources, now });
    const texts: string[] = [];
    const print = (text: string) => void texts.push(text);
    const local = createLocalCalls(calculators, 'centwise test', { service, history, now });
    return {
      code: await runConvertCommand(args, { ask: local, print, printError: print, style }),
      text: texts.join('\n'),
    };
  }

  test('converts with the stored rates and says of which day they are', async () => {
    const { code, text } = await convert('100', 'usd', 'INR');
    assert.equal(code, 0);
    assert.equal((await convert('100', 'usd', 'to', 'INR')).text, text);
    assert.match(text, /^100 USD = 9595\.98 INR\n1 USD = 95\.9597959004 INR \(observed on 2026-09-24/);
    assert.equal(
      (JSON.parse((await convert('100', 'USD', 'INR', '--json')).text) as { rate: number }).rate,
      95.9597959004,
    );
  });

  test('takes amounts as people write them', async () => {
    style = numberStyleOf(localeOfEnvironment({ LANG: 'de_DE.UTF-8' }));
    assert.match((await convert('1.000,50 $', 'usd', 'INR')).text, /^1000\.5 USD = 96007\.78 INR/);
    style = numberStyleOf('en-US');
    assert.match((await convert('1.2k', 'usd', 'INR')).text, /^1200 USD = /);
    assert.match((await convert('€5', 'usd', 'INR')).text, /^AMOUNT: “€” is not the sign of USD/);
    style = unknownStyle;
  });

  test('says what is wrong', async () => {
    assert.match((await convert('x', 'USD', 'INR')).text, /^AMOUNT must be a number/);
    assert.match((await convert('1', 'USD', 'XXX')).text, /^TO must be an active currency; XXX has no rate/);
    assert.match((await convert('1', 'USD')).text, /^TO is missing/);
    assert.match((await convert('usd', 'eur')).text, /^AMOUNT is missing/);
    assert.match((await convert('usd', '100', 'eur')).text, /^AMOUNT comes before FROM/);
    assert.equal((await convert('1', 'USD')).code, 2);
  });
});
