import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { catalogue } from '#catalogue/index.ts';
import type { AnyCalculator } from '#catalogue/declare/define.ts';
import { createLocalCalls } from '#service/local.ts';

/**
 * A question with what a careful reader fills in, and with the answer of a second opinion in Python; without
 * a calculator where nothing here answers it.
 */
interface Expected {
  readonly number: number;
  readonly question: string;
  readonly calculator: string | null;
  readonly alternatives: readonly string[];
  readonly inputs: Values;
  readonly alternative_inputs?: Readonly<Record<string, Values>>;
  /** What such a reader fills in unasked, such as no down payment. */
  readonly implied?: Values;
  readonly currency?: string;
  readonly answer_field?: string;
  readonly answer?: number;
}

type Values = Readonly<Record<string, unknown>>;

interface Answer {
  readonly calculator?: string;
  readonly inputs: Values;
  readonly assumed: Values;
  readonly understood: readonly { readonly text: string }[];
  readonly missing: readonly string[];
  readonly unplaced: readonly string[];
  readonly detail?: string;
  readonly headline?: string;
  readonly solved?: Values;
  readonly result?: Values;
}

const questions = JSON.parse(
  readFileSync(new URL('questions.json', import.meta.url), 'utf8'),
) as readonly Expected[];

const calculators: readonly AnyCalculator[] = catalogue;
const call = createLocalCalls(calculators, 'centwise test');

async function ask(q: string): Promise<Answer> {
  const { status, text } = await call({ method: 'GET', path: '/ask', query: { q } });
  assert.equal(status, 200, text);
  return JSON.parse(text) as Answer;
}

/** Signs are free, and so are the names of rows and their order; a year alone is any of its dates. */
function isSame(got: unknown, wanted: unknown): boolean {
  if (typeof got === 'number' && typeof wanted === 'number')
    return Math.abs(Math.abs(got) - Math.abs(wanted)) < 1e-9;
  if (Array.isArray(got) && Array.isArray(wanted))
    return got.length === wanted.length && wanted.every((one) => got.some((other) => isSame(other, one)));
  if (typeof got === 'object' && typeof wanted === 'object' && got !== null && wanted !== null)
    return Object.entries(wanted).every(
      ([name, one]) => name === 'name' || isSame((got as Values)[name], one),
    );
  return got === wanted;
}

/** The fields that a reply fills otherwise than a careful reader, apart from words of choices. */
function wrongFields(
  answer: Answer,
  { calculator, inputs, alternative_inputs: others, implied = {} }: Expected,
) {
  const wanted = answer.calculator === calculator ? inputs : (others?.[answer.calculator ?? ''] ?? inputs);
  const filled = Object.entries(answer.inputs).filter(([name, value]) => {
    const isWord = typeof value === 'string' && !Object.hasOwn(wanted, name);
    return !isWord && !isSame(value, wanted[name]) && !isSame(value, implied[name]);
  });
  const absent = Object.keys(wanted).filter((name) => !Object.hasOwn(answer.inputs, name));
  return { filled: filled.map(([name]) => name), absent };
}

function isRight(answer: Answer, expected: Expected): boolean {
  const { calculator, alternatives, currency } = expected;
  if (calculator === null) return answer.calculator === undefined && answer.detail !== undefined;
  if (answer.calculator !== calculator && !alternatives.includes(answer.calculator ?? '')) return false;
  const { filled, absent } = wrongFields(answer, expected);
  const hasCurrency =
    answer.calculator !== 'currency-convert' &&
    calculators.some(({ id, input }) => id === answer.calculator && 'currency' in input);
  const isStated = currency === undefined || !hasCurrency || answer.inputs['currency'] === currency;
  return filled.length === 0 && absent.length === 0 && isStated;
}

/** Questions whose rates a test without a service does not have, or that leave out a required input. */
const unanswered = new Set<string>(['currency-convert']);

describe('a question in plain words', () => {
  test('is read as a careful reader would, in nine of ten cases', async () => {
    const wrong: string[] = [];
    for (const expected of questions) {
      const answer = await ask(expected.question);
      if (!isRight(answer, expected))
        wrong.push(`${expected.question}: ${JSON.stringify(answer).slice(0, 300)}`);
    }
    assert.ok(wrong.length <= questions.length / 10, wrong.join('\n'));
  });

  test('never has a number in the wrong field of the right calculator', async () => {
    for (const expected of questions) {
      const answer = await ask(expected.question);
      if (answer.calculator !== expected.calculator || answer.calculator === null) continue;
      assert.deepEqual(wrongFields(answer, expected).filled, [], expected.question);
    }
  });

  test('is answered with the result of a second opinion', async () => {
    let compared = 0;
    for (const expected of questions) {
      const { calculator, answer_field: name = '', answer: wanted } = expected;
      if (calculator === null || wanted === undefined || unanswered.has(calculator)) continue;
      const { calculator: found, result } = await ask(expected.question);
      const value = result?.[name];
      if (found !== calculator || typeof value !== 'number') continue;
      const decimals = String(wanted).split('.')[1]?.length ?? 0;
      assert.equal(value.toFixed(decimals), wanted.toFixed(decimals), expected.question);
      compared += 1;
    }
    assert.ok(compared > 50, `${compared} answers`);
  });

  test('says which numbers have no place', async () => {
    const { unplaced, understood } = await ask('loan of 20,000 at 6% for 5 years, 17 kangaroos');
    assert.deepEqual(unplaced, ['17']);
    assert.deepEqual(
      understood.map(({ text }) => text),
      ['20,000', '6%', '5 years'],
    );
  });

  test('gives a number without a noun to a required list rather than to an optional field', async () => {
    for (const [question, list, field] of [
      ['property tax on 350000 house 1.25%', 'levies', 'appreciation_rate'],
      ['Grundsteuer Haus 350000 1,25 %', 'levies', 'appreciation_rate'],
      ['loan comparison 20000 at 6% for 5 years', 'offers', 'holding_months'],
    ] as const) {
      const { inputs, missing } = await ask(question);
      assert.ok(Object.hasOwn(inputs, list) || missing.includes(list), question);
      assert.ok(!Object.hasOwn(inputs, field), question);
    }
  });

  test('gives a list no number and no name that the word beside it gives to another field', async () => {
    for (const [question, others] of [
      ['property tax on 350000 house 1.25%', {}],
      ['property tax with appreciation 3% on 350000 house, 1.25%', { appreciation_rate: 3 }],
    ] as const) {
      const { inputs } = await ask(question);
      assert.deepEqual(inputs, { levies: [{ tax_rate: 1.25 }], property_value: 350_000, ...others });
    }
  });

  test('takes no down payment and a usual term where none is said, and says so', async () => {
    const { assumed, inputs } = await ask('mortgage on a 300k house at 6%');
    assert.deepEqual(
      [assumed, inputs],
      [
        { down_payment: 0, loan_term: 30 },
        { home_price: 300_000, interest_rate: 6 },
      ],
    );
  });

  test('gives the pay of which a net amount is left, by the word beside the number', async () => {
    for (const [question, value, result] of [
      // By hand: 57,025.44 a year less 4,362.45 of FICA and 4,663.05 on 40,925.44 leave 47,999.94.
      ['what gross gives 4,000 net a month', 4752.12, 4000],
      ['gross pay to take home 4,000 a month', 4752.12, 4000],
      ['welches Brutto für 4.000 $ netto im Monat in den USA', 4752.12, 4000],
    ] as const) {
      const { calculator, inputs, solved, result: outputs, headline } = await ask(question);
      assert.equal(calculator, 'take-home-pay', question);
      assert.ok(!Object.hasOwn(inputs, 'pay'), question);
      assert.deepEqual(solved, { field: 'pay', output: 'net_pay', target: result, value }, question);
      assert.equal(outputs?.['net_pay'], result, question);
      assert.match(headline!, /^Pay: \$?4,752\.12\. You would take home/);
    }
    const french = await ask('salaire brut pour 2000 net par mois');
    assert.deepEqual(french.missing, ['country', 'tax_year']);
    assert.deepEqual(french.solved, { field: 'pay', output: 'net_pay', target: 2000 });
    assert.deepEqual((await ask('take home pay 60k')).inputs, { pay: 60_000 });
  });

  test('answers what the law of a country says where that law is known, with its country', async () => {
    for (const [question, country, year] of [
      ['net pay on 60k', 'US', '2026'],
      ['net pay on £60k', 'GB', '2026-27'],
      ['Nettogehalt bei 60000 brutto', 'DE', '2026'],
    ] as const) {
      const { calculator, assumed } = await ask(question);
      assert.equal(calculator, 'take-home-pay', question);
      assert.deepEqual([assumed['country'], assumed['tax_year']], [country, year], question);
    }
    for (const question of ['salaire net 40000 brut', 'salario neto 30000', 'IRPF sueldo 32.000 soltero'])
      assert.equal((await ask(question)).calculator, undefined, question);
    const named = await ask('salario neto 60000 en Alemania');
    assert.deepEqual([named.calculator, named.inputs], ['take-home-pay', { pay: 60_000, country: 'DE' }]);
  });

  test('says how often a pay of its size is taken to be paid', async () => {
    for (const [question, frequency] of [
      ['salary 25', 'hourly'],
      ['salary 4000', 'monthly'],
      ['salary 85000', 'annually'],
      ['salary 900000 rupees', 'annually'],
    ] as const)
      assert.equal((await ask(question)).assumed['pay_frequency'], frequency, question);
    assert.deepEqual((await ask('salary 4000 a month')).assumed, {});
  });

  test('gives a list none but the numbers beside its name, where one is', async () => {
    const { calculator, inputs } = await ask('piti 350k home 6% property tax 1.25%');
    const wanted = { home_price: 350_000, interest_rate: 6, property_tax_rate: 1.25 };
    assert.deepEqual([calculator, inputs], ['piti', wanted]);
  });

  test('is one line of at most 200 characters', async () => {
    for (const [q, expected] of [
      ['a'.repeat(200), 200],
      ['a'.repeat(201), 422],
      ['', 422],
      ['loan\n20,000', 422],
    ] as const) {
      const { status } = await call({ method: 'GET', path: '/ask', query: { q } });
      assert.equal(status, expected, q.slice(0, 10));
    }
  });
});
