import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { unlimited } from '#access/limits.ts';
import type { AnyCalculator, InputValues } from '#catalogue/define.ts';
import { catalogue } from '#catalogue/index.ts';
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

/** The largest line of a page: its name and its value. */
function headlineOf(text: string): readonly [name: string, value: string] {
  const [, name, value] = /<span class="name">([^<]*)<\/span> <strong>([^<]*)<\/strong>/.exec(text) ?? [];
  assert.ok(name !== undefined && value !== undefined);
  return [name, value];
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

describe('the headline of a page', () => {
  for (const { id, input, output, examples, answers = [] } of drawSome(calculators)) {
    test(`of ${id} is a result, and none that was given`, async () => {
      for (const name of answers) assert.ok(name in output, name);
      for (const example of examples) {
        const query = queryOf(example.input);
        if (String(query).length > 4000) continue;
        const [label, value] = headlineOf(await open(`/calculators/${id}?${query}`));
        const given = Object.keys(example.input).map((name) => name.replaceAll('_', ' '));
        assert.ok(!given.includes(label.toLowerCase()), label);
        // As the page would write an input of that unit.
        for (const [name, field] of Object.entries(input)) {
          const number = example.input[name];
          const unit = (field.schema as { readonly 'x-unit'?: string })['x-unit'] ?? '';
          if (typeof number !== 'number' || number === 0) continue;
          const text = number.toLocaleString('en-US', { maximumFractionDigits: 20 });
          const isMoney = unit === 'currency';
          const echoes = isMoney
            ? [number.toLocaleString('en-US', { minimumFractionDigits: 2 })]
            : unit.startsWith('percent')
              ? [`${text}%`, `${text}% per year`]
              : [`${text} ${unit}`];
          assert.ok(!echoes.includes(value.replace(/^[^\d-]*(?=\d)/, '')), `${label} ${value} is ${name}`);
        }
      }
    });
  }

  test('answers what was asked', async () => {
    for (const [path, label, value] of [
      // Each by the formula in Python, or from the golden data of the calculator.
      ['vat?amount=100&vat_rate=20', 'Gross amount', '120.00'],
      ['vat?amount=120&vat_rate=20&tax_behavior=inclusive', 'Net amount', '100.00'],
      ['salary?pay=25', 'Annual pay', '52,000.00'],
      ['salary?pay=52000&pay_frequency=annually', 'Monthly pay', '4,333.33'],
      ['apr-apy?apr=12', 'APY', '12.6825% per year'],
    ] as const) {
      assert.deepEqual(headlineOf(await open(`/calculators/${path}`)), [label, value], path);
    }
    const comparison = await open('/calculators/loan-comparison');
    assert.deepEqual(headlineOf(comparison), ['Cheapest offer', 'C']);
    // 540 + 6 % of 1000 is less than 800 + 6 % of 500 and 1000 + 6 % of 250.
    const insurance = await open('/calculators/auto-insurance');
    assert.deepEqual(headlineOf(insurance), ['Cheapest option', 'High']);
  });
});

describe('what a page says of a result', () => {
  test('a result without a value says why', async () => {
    const text = await open('/calculators/irr?cash_flows.0=-100&cash_flows.1=230&cash_flows.2=-132');
    assert.match(text, /<dt> IRR<span class="hint" >No value: [A-Z][^<]*\.<\/span/);
    assert.match(text, /<dd>–<\/dd>/);
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
      /Every balance from [\d,.]+ to [\d,.]+ gives the same months to payoff; [\d,.]+ is the lowest\./,
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
