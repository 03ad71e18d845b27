import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { expectProblem, startTestService, type TestService } from '../kit/harness.ts';

/**
 * What is wrong with one body, and what the reply must say: status, kind, and pointer and code of each error.
 */
interface BadBody {
  readonly name: string;
  readonly calculator: string;
  readonly body: string;
  readonly status: number;
  readonly problem: string;
  readonly errors?: readonly (readonly [pointer: string, code: string, detail: RegExp])[];
}

const sipBody = (field: string) => `{"monthly_investment":1000,"annual_return":12,${field}}`;
const mortgageBody = (fields: string) =>
  `{"home_price":400000,"down_payment":80000,"interest_rate":7,${fields}}`;
const compoundBody = (field: string) => `{"annual_rate":8,"years":10,${field}}`;
const retirementBody = (ages: string) =>
  `{${ages},"current_savings":1,"monthly_contribution":1,"expected_return":7}`;

const invalid = (
  name: string,
  calculator: string,
  body: string,
  ...errors: [string, string, RegExp][]
): BadBody => ({ name, calculator, body, status: 422, problem: 'invalid-input', errors });
const malformed = (name: string, body: string): BadBody => ({
  name,
  calculator: 'sip',
  body,
  status: 400,
  problem: 'malformed-json',
});

/** A valid plan with other values of some inputs; undefined leaves one out. */
function simulation(name: string, changes: object, ...errors: [string, string, RegExp][]): BadBody {
  const plan = { current_savings: 1_000_000, withdrawal_rate: 4, years: 60, mean_return: 7, volatility: 12 };
  return invalid(name, 'monte-carlo', JSON.stringify({ ...plan, ...changes }), ...errors);
}

const asset = { mean_return: 7, volatility: 12 };
const portfolio = (count: number) => ({
  mean_return: undefined,
  volatility: undefined,
  assets: Array.from({ length: count }, () => ({ ...asset, weight_pct: 100 / count })),
});

const badSimulations: readonly BadBody[] = [
  ...[0, 1, 1e9].map((path_count) =>
    simulation(`${path_count} paths`, { path_count }, [
      '/path_count',
      'out-of-range',
      /from 100 to 100,000 .*got/,
    ]),
  ),
  simulation('more years of paths than fit into memory', { path_count: 66_667 }, [
    '/path_count',
    'contradiction',
    /^must not exceed 66,666 for these years; use fewer paths or years$/,
  ]),
  simulation('an even bound', { years: 43, path_count: 93_024, antithetic: true }, [
    '/path_count',
    'contradiction',
    /^must not exceed 93,022 for/,
  ]),
  simulation(
    'more draws for assets than there is time for',
    { ...portfolio(10), inflation_volatility: 1, path_count: 55_556 },
    ['/path_count', 'contradiction', /^must not exceed 55,555 for these years and assets;/],
  ),
  simulation(
    'more draws for degrees of freedom than there is time for',
    { model: 'student_t', degrees_of_freedom: 100, path_count: 12_821 },
    ['/path_count', 'contradiction', /^must not exceed 12,820 for these years and degrees_of_freedom;/],
  ),
  simulation('a seed of 2^64', { seed: String(2n ** 64n) }, [
    '/seed',
    'contradiction',
    /^must not exceed 18446744073709551615/,
  ]),
  simulation('a correlation beyond 1', { ...portfolio(2), correlations: [1.1] }, [
    '/correlations/0',
    'out-of-range',
    /from -1 to 1/,
  ]),
  simulation(
    'correlations that no three assets have',
    { ...portfolio(4), correlations: [0.9, 0.9, 0, -0.9, 0, 0] },
    ['/correlations', 'contradiction', /^must form a positive semidefinite matrix/],
  ),
  simulation('too few correlations', { ...portfolio(3), correlations: [0.5] }, [
    '/correlations',
    'contradiction',
    /^must have one correlation for each pair of assets/,
  ]),
  simulation('correlations of nothing', { correlations: [0.5] }, [
    '/correlations',
    'contradiction',
    /^must be omitted unless assets are given$/,
  ]),
  simulation('a model without its parameter', { model: 'student_t' }, [
    '/degrees_of_freedom',
    'contradiction',
    /^is required for the model student_t, for example 5/,
  ]),
  simulation(
    'a fat tail below −100 percent',
    { model: 'student_t', degrees_of_freedom: 3, mean_return: 7, volatility: 25 },
    ['/model', 'contradiction', /^must not be student_t with this volatility and degrees_of_freedom/],
  ),
  simulation(
    'a spending rule without a first withdrawal',
    { spending_rule: 'guyton_klinger', withdrawal_rate: undefined },
    ['/withdrawal_rate', 'contradiction', /^is required unless annual_withdrawal is given/],
  ),
  invalid(
    'a horizon longer than the market data',
    'historical-backtest',
    '{"current_savings":1000000,"withdrawal_rate":4,"years":40,"start_date":"1990-01-01"}',
    [
      '/years',
      'contradiction',
      /^must fit between start_date and end_date within the market data, which cover 1871-01 to 2023-06;/,
    ],
  ),
  invalid(
    'a horizon longer than the data of one of the rules',
    'withdrawal-comparison',
    '{"current_savings":1000000,"withdrawal_rate":4,"years":95,"end_date":"1970-01-01"}',
    ['/years', 'contradiction', /the market data, which cover 1881-01 to 2023-06;/],
  ),
];

const badBodies: readonly BadBody[] = [
  invalid('a number as a string', 'compound-interest', compoundBody('"principal":"1000"'), [
    '/principal',
    'wrong-type',
    /must be a number from 0 to 1,000,000,000,000 \(currency\); got the string "1000"/,
  ]),
  invalid('null', 'compound-interest', compoundBody('"principal":null'), [
    '/principal',
    'wrong-type',
    /got null/,
  ]),
  invalid('1e400', 'compound-interest', compoundBody('"principal":1e400'), [
    '/principal',
    'wrong-type',
    /beyond/,
  ]),
  invalid('-1', 'compound-interest', compoundBody('"principal":-1'), [
    '/principal',
    'out-of-range',
    /from 0 to/,
  ]),
  invalid('true', 'compound-interest', compoundBody('"principal":true'), [
    '/principal',
    'wrong-type',
    /got true/,
  ]),
  invalid('an array for a number', 'compound-interest', compoundBody('"principal":[1]'), [
    '/principal',
    'wrong-type',
    /got an array/,
  ]),
  invalid('years 0', 'sip', sipBody('"years":0'), [
    '/years',
    'out-of-range',
    /a number from 0.01 to 200 \(years\)/,
  ]),
  invalid('years 1e9', 'sip', sipBody('"years":1e9'), ['/years', 'out-of-range', /got 1000000000/]),
  invalid('loan_term 1.5', 'mortgage', mortgageBody('"loan_term":1.5'), [
    '/loan_term',
    'wrong-type',
    /must be a whole number from 1 to 100 \(years\); got 1.5/,
  ]),
  invalid('loan_term 0', 'mortgage', mortgageBody('"loan_term":0'), [
    '/loan_term',
    'out-of-range',
    /from 1 to 100/,
  ]),
  invalid('a rate of −100 %', 'sip', '{"monthly_investment":1,"annual_return":-100,"years":1}', [
    '/annual_return',
    'out-of-range',
    /above -100 and up to 1,000/,
  ]),
  invalid(
    'retirement_age = current_age',
    'retirement',
    retirementBody('"current_age":65,"retirement_age":65'),
    ['/retirement_age', 'contradiction', /must be above current_age/],
  ),
  invalid(
    'retirement_age < current_age',
    'retirement',
    retirementBody('"current_age":65,"retirement_age":30'),
    ['/retirement_age', 'contradiction', /must be above current_age/],
  ),
  invalid(
    'down_payment > home_price',
    'mortgage',
    '{"home_price":400000,"down_payment":500000,"interest_rate":7,"loan_term":30}',
    ['/down_payment', 'contradiction', /must not be above home_price/],
  ),
  invalid('currency "US"', 'sip', sipBody('"years":1,"currency":"US"'), [
    '/currency',
    'not-a-currency',
    /ISO 4217/,
  ]),
  invalid('currency "XXX"', 'sip', sipBody('"years":1,"currency":"XXX"'), [
    '/currency',
    'not-a-currency',
    /XXX has no rate/,
  ]),
  invalid('an ended currency', 'sip', sipBody('"years":1,"currency":"BGN"'), [
    '/currency',
    'not-a-currency',
    /BGN ended on 2026-01-01, so use EUR/,
  ]),
  invalid(
    'a misspelt field',
    'compound-interest',
    compoundBody('"principal":1,"compund_frequency":"monthly"'),
    ['/compund_frequency', 'unknown-field', /did you mean compound_frequency\?/],
  ),
  invalid(
    'a word that is no choice',
    'compound-interest',
    compoundBody('"principal":1,"compound_frequency":"weekly"'),
    [
      '/compound_frequency',
      'not-allowed',
      /one of annually, quarterly, monthly, daily; got the string "weekly"/,
    ],
  ),
  invalid('__proto__', 'sip', sipBody('"years":1,"__proto__":{"years":2}'), [
    '/__proto__',
    'unknown-field',
    /known/,
  ]),
  invalid('constructor', 'sip', sipBody('"years":1,"constructor":1'), [
    '/constructor',
    'unknown-field',
    /known/,
  ]),
  invalid('a name that needs escaping', 'sip', sipBody('"years":1,"a/b~c":1'), [
    '/a~1b~0c',
    'unknown-field',
    /known/,
  ]),
  invalid('an array', 'sip', '[]', ['', 'wrong-type', /must be a JSON object/]),
  invalid('a bare number', 'sip', '7', ['', 'wrong-type', /must be a JSON object/]),
  invalid(
    'everything at once',
    'mortgage',
    '{"down_payment":-1,"interest_rate":"7","loan_term":1.5,"currency":"QQQ","term":1}',
    ['/home_price', 'required', /is required: a number from 0/],
    ['/down_payment', 'out-of-range', /from 0/],
    ['/interest_rate', 'wrong-type', /percent per year/],
    ['/loan_term', 'wrong-type', /whole number/],
    ['/currency', 'not-a-currency', /ISO 4217/],
    ['/term', 'unknown-field', /known/],
  ),
  malformed('NaN', sipBody('"years":NaN')),
  malformed('Infinity', sipBody('"years":Infinity')),
  ...badSimulations,
  malformed('a leading zero', sipBody('"years":01')),
  malformed('a comment', sipBody('"years":1/* one */')),
  malformed('a trailing comma', sipBody('"years":1,')),
  malformed('a member twice', sipBody('"years":1,"years":2')),
  malformed('a member twice, once escaped', sipBody('"years":1,"ye\\u0061rs":2')),
  malformed('truncated JSON', '{"monthly_investment":1000,"annual'),
  malformed('an empty body', ''),
  malformed('white space only', '  \n'),
  malformed('a byte order mark', '\uFEFF{}'),
  malformed('two values', '{} {}'),
  malformed('deep nesting', '['.repeat(60_000)),
  { name: '65 KiB', calculator: 'sip', body: ' '.repeat(65 * 1024), status: 413, problem: 'body-too-large' },
];

describe('an invalid body is refused with everything that is wrong with it', () => {
  let service: TestService;
  before(async () => {
    service = await startTestService();
  });

  for (const { name, calculator, body, status, problem, errors } of badBodies) {
    test(name, async () => {
      const response = await service.call(`/v1/calculate/${calculator}`, body);
      const document = await expectProblem(response, status, problem);
      const byPointer = new Map(document.errors?.map((error) => [error.pointer, error]));
      assert.equal(document.errors?.length, errors?.length);
      for (const [pointer, code, detail] of errors ?? []) {
        assert.equal(byPointer.get(pointer)?.code, code, pointer);
        assert.match(byPointer.get(pointer)!.detail, detail);
      }
    });
  }

  test('bytes that are no UTF-8', async () => {
    const body = new Uint8Array([...Buffer.from('{"a":"'), 0xff, ...Buffer.from('"}')]);
    await expectProblem(await service.call('/v1/calculate/sip', body), 400, 'malformed-json');
  });

  test('what is not JSON is refused with its place', async () => {
    const body = '{"years":1,}';
    const response = await service.call('/v1/calculate/sip', body);
    const { detail } = await expectProblem(response, 400, 'malformed-json');
    assert.match(
      detail,
      /line 1, column 12: A text in double quotes is expected; found "}"; remove the comma before it\.$/,
    );
  });

  test('the name that stands twice is named', async () => {
    const body = '{"a":[{"b":1}],"years":{"b":1},"x":"years","years":2}';
    const document = await expectProblem(
      await service.call('/v1/calculate/sip', body),
      400,
      'malformed-json',
    );
    assert.match(document.detail, /"years" in a JSON object/);
  });

  test('at most a hundred errors are listed, however many there are', async () => {
    const members = Array.from({ length: 5000 }, (_, index) => `"f${index}":0`);
    const response = await service.call('/v1/calculate/sip', `{${members.join(',')}}`);
    const document = await expectProblem(response, 422, 'invalid-input');
    assert.equal(document.errors?.length, 100);
  });
});
