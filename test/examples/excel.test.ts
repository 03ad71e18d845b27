import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { startTestService } from '../kit/harness.ts';
import { createRandom } from '../kit/accuracy/random.ts';
import { house, readExampleFile } from './files.ts';
import { evaluateFormula } from './formula.ts';

/** The text between two marks of a query, which must be there. */
function between(text: string, start: string, end: string): string {
  const from = text.indexOf(start);
  assert.ok(from >= 0, start);
  return text.slice(from + start.length, text.indexOf(end, from + start.length));
}

const wordsIn = (text: string) => [...text.matchAll(/"(\w+)"/g)].map(([, word]) => word!);

/**
 * No program here runs Power Query: what its text asks for is asked, and what it reads must be in the reply.
 */
describe('Power Query in Excel', () => {
  const calculate = readExampleFile('excel/Calculate.pq');
  const loans = readExampleFile('excel/Loans.pq');
  const [, calculator = ''] = /Calculate\("([\w-]+)"/.exec(loans) ?? [];
  const inputs = wordsIn(between(loans, 'Inputs = {', '}'));
  const results = wordsIn(between(loans, 'Results = {', '}'));

  async function ask(values: Readonly<Record<string, string>>) {
    const service = await startTestService();
    const { key } = await service.createKey();
    const [, base = ''] = /Web\.Contents\(\s*"([^"]+)"/.exec(calculate) ?? [];
    const [, path = ''] = /RelativePath = "([^"]+)" & calculator/.exec(calculate) ?? [];
    const [, scheme = ''] = /Authorization = "([^"]+)" & CentwiseKey/.exec(calculate) ?? [];
    const [, accept = ''] = /Accept = "([^"]+)"/.exec(calculate) ?? [];
    const address = new URL(`${base}/${path}${calculator}`);
    address.search = new URLSearchParams(values).toString();
    assert.equal(address.origin, 'https://localhost:8443');
    return service.send(address.pathname + address.search, {
      headers: { authorization: scheme + key, accept },
    });
  }

  test('asks for fields that there are, and expands results that there are', async () => {
    assert.deepEqual(inputs, Object.keys(house));
    const values = inputs.map((name) => [name, String(house[name as keyof typeof house])]);
    const response = await ask(Object.fromEntries(values) as Record<string, string>);
    assert.equal(response.status, 200);
    const reply = (await response.json()) as Record<string, unknown>;
    assert.equal(reply['monthly_payment'], 2128.97);
    for (const name of results) assert.equal(typeof reply[name], 'number', name);
    assert.ok(results.length >= 2);
  });

  test('reads warnings, which are an error', async () => {
    const values = Object.entries({ ...house, interest_rate: 0.07 }).map(([name, value]) => [
      name,
      String(value),
    ]);
    const reply = (await (await ask(Object.fromEntries(values) as Record<string, string>)).json()) as Record<
      string,
      readonly Record<string, unknown>[]
    >;
    const [, list = ''] = /Warnings =\s*if[^"]*FieldOrDefault\(Document, "(\w+)"/.exec(calculate) ?? [];
    assert.equal(typeof reply[list]![0]!['detail'], 'string');
    assert.match(calculate, /if not List\.IsEmpty\(Warnings\) then\s+error/);
  });

  test('reads the problems that it handles itself', async () => {
    const handled = between(calculate, 'ManualStatusHandling = {', '}').split(',').map(Number);
    const response = await ask({ home_price: '400000' });
    assert.ok(handled.includes(response.status));
    const problem = (await response.json()) as Record<string, unknown>;
    const [, list = ''] = /FieldOrDefault\(Document, "(\w+)"/.exec(calculate) ?? [];
    const [, parameter = ''] = /FieldOrDefault\(_, "(\w+)"/.exec(calculate) ?? [];
    assert.equal(typeof problem['detail'], 'string');
    const [first] = problem[list] as Record<string, unknown>[];
    assert.equal(typeof first![parameter], 'string');
    assert.equal(typeof first!['detail'], 'string');
  });
});

describe('the LAMBDA of Excel', () => {
  const lambda = evaluateFormula(readExampleFile('excel/mortgage.txt')) as (
    ...args: readonly number[]
  ) => number;

  test('calculates what the service calculates', async () => {
    const random = createRandom(1, 'excel');
    const drawn = Array.from({ length: 500 }, (_, index) => ({
      home_price: random.integer(50_000, 2_000_000),
      down_payment: random.integer(0, 40_000),
      interest_rate: index === 0 ? 0 : random.integer(1, 1500) / 100,
      loan_term: random.integer(1, 40),
    }));
    const cases = [house, ...drawn];
    const service = await startTestService();
    const items = cases.map((inputs) => ({ calculator: 'mortgage', inputs }));
    const response = await service.call('/v1/batch', { items });
    const reply = (await response.json()) as {
      items: { result: { monthly_payment: number } }[];
    };
    assert.deepEqual(
      cases.map(({ home_price, down_payment, interest_rate, loan_term }) =>
        lambda(home_price, down_payment, interest_rate, loan_term),
      ),
      reply.items.map(({ result }) => result.monthly_payment),
    );
    assert.equal(lambda(400000, 80000, 7, 30), 2128.97);
  });

  test('has the fields of the service, in their order', async () => {
    const [, parameters = ''] = /LAMBDA\(([\w, ]+),\s*LET/.exec(readExampleFile('excel/mortgage.txt')) ?? [];
    const service = await startTestService();
    const reply = await (await service.call('/v1/calculators/mortgage')).text();
    for (const name of parameters.split(', ')) assert.ok(reply.includes(`"${name}"`), name);
    assert.deepEqual(parameters.split(', '), Object.keys(house));
  });
});
