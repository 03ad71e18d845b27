import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { rulesOf } from '#catalogue/run/rules.ts';
import { scopeOf } from '#api/operations/operation.ts';
import { calculationOperation } from '#api/operations/calculator-operations.ts';
import { calculators, call, connect, fail, succeed, toolNameOf, toolNames } from './agent.ts';
import { drawQuarter } from '../kit/quarters.ts';

const general = [
  'search_calculators',
  'describe_calculator',
  'calculate',
  'solve',
  'sweep',
  'explain',
  'convert_currency',
  'currency_rates',
];

/**
 * An upper bound of the tokens of English and JSON: the encodings o200k, cl100k and that of Claude need one
 * for 3.8 to 4.5 bytes of such a list.
 */
const MIN_BYTES_PER_TOKEN = 3;
const MAX_TOKENS = 3000;

describe('the list of tools', () => {
  for (const mode of ['auto', 'legacy'] as const) {
    test(`has at most 8 tools and ${MAX_TOKENS} tokens (${mode})`, async () => {
      const client = await connect({ mode });
      const result = await client.listTools();
      assert.deepEqual(
        result.tools.map(({ name }) => name),
        general,
      );
      const bytes = Buffer.byteLength(JSON.stringify(result));
      assert.ok(bytes / MIN_BYTES_PER_TOKEN <= MAX_TOKENS, `${bytes} bytes`);
    });
  }

  test('describes every tool, and marks it as read-only and idempotent', async () => {
    const client = await connect({ query: { tools: 'all' } });
    const { tools } = await client.listTools();
    assert.equal(new Set(tools.map(({ name }) => name)).size, general.length + calculators.length);
    for (const { name, title, description, annotations, inputSchema } of tools) {
      assert.match(name, /^[a-z][a-z0-9_]{1,63}$/);
      assert.ok(title!.length > 2 && /[.?]"?$/.test(description!), name);
      assert.ok(annotations?.readOnlyHint === true && annotations.idempotentHint === true, name);
      assert.equal(inputSchema.additionalProperties, false, name);
      for (const required of inputSchema.required ?? [])
        assert.ok(required in inputSchema.properties!, `${name}: ${required}`);
    }
  });

  test('comes with instructions that name the first steps', async () => {
    const instructions = (await connect()).getInstructions()!;
    for (const name of [
      'search_calculators',
      'describe_calculator',
      'calculate',
      'solve',
      'sweep',
      'explain',
    ])
      assert.ok(instructions.includes(name), name);
    const forLoans = (await connect({ query: { category: 'loans' } })).getInstructions()!;
    assert.match(forLoans, /call the tool that search_calculators names/);
    assert.doesNotMatch(forLoans, /solve|sweep|explain/);
  });
});

describe('the selection of tools', () => {
  const found = ['search_calculators', 'describe_calculator'];

  test('has tools of calculators by id or name, of categories, and all', async () => {
    const own = ['mortgage', 'auto_loan'];
    assert.deepEqual(
      new Set(await toolNames({ query: { tools: 'mortgage, auto-loan' } })),
      new Set([...found, ...own]),
    );
    assert.deepEqual(
      new Set(await toolNames({ query: { tools: 'auto_loan,solve,mortgage' } })),
      new Set([...found, 'solve', ...own]),
    );
    assert.deepEqual(
      new Set(await toolNames({ query: { tools: 'all' } })),
      new Set([...general, ...calculators.map(toolNameOf)]),
    );
    const loans = calculators.filter(({ category }) => category === 'loans').map(toolNameOf);
    assert.deepEqual(
      new Set(await toolNames({ query: { category: 'loans', tools: 'vat' } })),
      new Set([...found, ...loans, 'vat']),
    );
  });

  test('takes the inputs of a calculator as arguments, as its schema says', async () => {
    const client = await connect({ query: { tools: 'all' } });
    const { tools } = await client.listTools();
    for (const calculator of drawQuarter(calculators)) {
      const { input, examples, name } = calculator;
      const tool = tools.find((one) => one.name === toolNameOf(calculator))!;
      assert.equal(tool.title, name);
      assert.deepEqual(Object.keys(tool.inputSchema.properties!), Object.keys(input));
      assert.deepEqual(await succeed(client, tool.name, examples[0].input), examples[0].output, tool.name);
    }
    const faults = await fail(client, 'emi', { principal: 'x', annual_rte: 7 });
    assert.match(
      faults.join('\n'),
      /^\/principal must be a number from 0.*^\/annual_rte .*did you mean annual_rate\?$/ms,
    );
  });

  test('searches only what can be called', async () => {
    const client = await connect({ query: { tools: 'mortgage' } });
    const { calculators: house } = await succeed(client, 'search_calculators', { query: 'house' });
    assert.deepEqual(
      (house as { id: string; tool: string }[]).map(({ id, tool }) => [id, tool]),
      [['mortgage', 'mortgage']],
    );
    assert.deepEqual(await succeed(client, 'search_calculators', {}), {
      categories: { 'real-estate': ['mortgage'] },
    });
    const currencies = await succeed(client, 'search_calculators', { query: 'usd to eur' });
    assert.doesNotMatch(String(currencies['hint']), /convert_currency/);
  });
});

describe('the scopes of a key', () => {
  test('decide which tools it has', async () => {
    const [calculate, currency] = [general.slice(0, 6), [...general.slice(0, 2), ...general.slice(6)]];
    assert.deepEqual(await toolNames({ scopes: ['calculate'] }), calculate);
    assert.deepEqual(await toolNames({ scopes: ['currency'] }), currency);
    assert.deepEqual(
      await toolNames({ scopes: ['currency'], query: { tools: 'emi,calculate' } }),
      general.slice(0, 2),
    );
    const client = await connect({ scopes: ['currency'], query: { tools: 'all' } });
    for (const name of ['emi', 'calculate', 'solve', 'sweep', 'explain'])
      await assert.rejects(call(client, name, {}), /Unknown tool/);
    for (const calculator of calculators)
      assert.equal(scopeOf(calculationOperation(calculator)), 'calculate');
  });
});

describe('search_calculators', () => {
  test('lists the best matches with what they need', async () => {
    const client = await connect();
    const { calculators: matches } = await succeed(client, 'search_calculators', {
      query: 'how much house can i afford',
    });
    const [best] = matches as Record<string, unknown>[];
    const { id, name, category, summary } = calculators.find((one) => one.id === 'mortgage-affordability')!;
    const required = ['annual_income', 'down_payment', 'interest_rate'];
    assert.deepEqual(best, { id, name, category, summary, required });
    const loans = await succeed(client, 'search_calculators', { query: 'loan' });
    assert.equal((loans['calculators'] as unknown[]).length, 5);
    assert.ok((loans['more'] as string[]).includes('amortization-schedule'));
  });

  test('names what is required unless something else is given', async () => {
    const query = 'monte carlo';
    const { calculators: matches } = await succeed(await connect(), 'search_calculators', { query });
    const [best] = matches as Record<string, unknown>[];
    assert.deepEqual(best!['required'], ['current_savings']);
    assert.deepEqual(Object.keys(best!['required_unless'] as object), [
      'withdrawal_rate',
      'mean_return',
      'volatility',
    ]);
  });

  test('lists every id by category without a query', async () => {
    const { categories } = await succeed(await connect(), 'search_calculators', {});
    const listed = Object.entries(categories as Record<string, string[]>);
    assert.equal(listed.flatMap(([, ids]) => ids).length, calculators.length);
    for (const [category, ids] of listed)
      for (const id of ids) assert.equal(calculators.find((one) => one.id === id)!.category, category);
  });

  test('points to the tools for currencies, and says when nothing matches', async () => {
    const client = await connect();
    const currencies = await succeed(client, 'search_calculators', { query: 'usd to eur' });
    assert.match(String(currencies['hint']), /convert_currency/);
    const nothing = await succeed(client, 'search_calculators', { query: 'zzzz' });
    assert.deepEqual(nothing['calculators'], []);
    assert.match(String(nothing['hint']), /No calculators match/);
    assert.deepEqual(await fail(client, 'search_calculators', { query: 7, q: 'loan' }), [
      '/q is not a known field; use query',
      '/query must be a string; got 7',
    ]);
  });
});

describe('describe_calculator', () => {
  interface Description {
    readonly inputs: Readonly<
      Record<
        string,
        { required?: true | string; description: string; accepts: string; default?: unknown; items?: object }
      >
    >;
    readonly outputs: Readonly<Record<string, unknown>>;
    readonly formula: { readonly equation: string };
    readonly conventions: Readonly<Record<string, string>>;
    readonly schedule?: readonly string[];
    readonly rules?: readonly string[];
    readonly example: Readonly<Record<'input' | 'output', Readonly<Record<string, unknown>>>>;
    readonly more?: string;
  }

  for (const calculator of calculators) {
    const { id, input, output, schedule, examples } = calculator;
    test(`says all that a call of ${id} needs, in few bytes`, async () => {
      const { content } = await call(await connect(), 'describe_calculator', { calculator: id });
      const text = content[0]!.text!;
      // Plans have some forty fields.
      const most = Object.keys(input).length < 20 ? 8_000 : 10_500;
      assert.ok(Buffer.byteLength(text) <= most, `${Buffer.byteLength(text)} bytes`);
      const description = JSON.parse(text) as Description;
      assert.deepEqual(Object.keys(description.inputs), Object.keys(input));
      for (const [name, field] of Object.entries(input)) {
        const told = description.inputs[name]!;
        assert.equal(told.required === true, field.required, name);
        assert.deepEqual(told.default, field.default, name);
        assert.ok(told.description.length > 3 && told.accepts.length > 3, name);
        const {
          minimum,
          maximum,
          'x-unit': unit,
        } = field.schema as unknown as Record<string, number | string>;
        const isPlace = unit === 'ordinal';
        const style = { maximumFractionDigits: 20, useGrouping: !isPlace };
        for (const bound of [minimum, maximum])
          if (bound !== undefined)
            assert.ok(told.accepts.includes(bound.toLocaleString('en-US', style)), name);
        if (unit !== undefined && !isPlace) assert.ok(told.accepts.includes(`(${unit})`), name);
        for (const word of Object.keys(field.options ?? {})) assert.ok(told.accepts.includes(word), name);
        for (const member of Object.keys(field.fields ?? {})) assert.ok(told.accepts.includes(member), name);
        if (field.fields !== undefined && description.more === undefined)
          assert.deepEqual(Object.keys(told.items!), Object.keys(field.fields));
      }
      assert.deepEqual(Object.keys(description.outputs), Object.keys(output));
      const said = JSON.stringify([description.inputs, description.rules]);
      for (const { field, demand } of rulesOf(calculator).rules)
        if (description.more === undefined || description.inputs[field]!.required !== undefined)
          assert.ok(said.includes(demand.replace(/^is required /, '')), `${field} ${demand}`);
      assert.equal(description.schedule !== undefined, schedule !== undefined);
      assert.ok(description.conventions['timing']!.length > 3);
      const { input: exampleInput, output: exampleOutput } = description.example;
      assert.deepEqual(exampleInput, examples[0].input);
      const isShortened = description.formula.equation.startsWith('the tool explain');
      for (const [name, value] of Object.entries<unknown>(examples[0].output))
        if (!isShortened || !Array.isArray(value)) assert.deepEqual(exampleOutput[name], value, name);
    });
  }

  test('gives the choices, members and rules of the inputs that are named', async () => {
    const client = await connect();
    const brief = await succeed(client, 'describe_calculator', { calculator: 'monte-carlo' });
    assert.match(String(brief['more']), /\["withdrawal_adjustment"\]/);
    const given = { calculator: 'monte-carlo', fields: ['incomes', 'spending_rule'] };
    const { inputs, rules } = await succeed(client, 'describe_calculator', given);
    const { incomes, spending_rule: rule, ...others } = inputs as Description['inputs'];
    assert.deepEqual(others, {});
    assert.ok('annual_amount' in incomes!.items!);
    assert.match(rule!.description, /; guyton_klinger: adjusted for inflation/);
    assert.ok((rules as string[]).includes('incomes must each have either start_year or start_age'));
    assert.ok((rules as string[]).every((one) => /^(?:incomes|spending_rule) must/.test(one)));
    assert.deepEqual(await fail(client, 'describe_calculator', { ...given, fields: ['income'] }), [
      '/fields: income is not a known field; did you mean incomes?',
    ]);
    assert.deepEqual(await fail(client, 'describe_calculator', { ...given, fields: 'incomes' }), [
      '/fields must be an array of names of inputs; got the string "incomes"',
    ]);
  });
});

describe('calculate', () => {
  test('gives what the example of each calculator shows', async () => {
    const client = await connect();
    for (const { id, examples } of calculators) {
      const given = { calculator: id, inputs: examples[0].input };
      assert.deepEqual(await succeed(client, 'calculate', given), examples[0].output, id);
    }
  });

  test('adds the rows of the schedule by month or year', async () => {
    const client = await connect();
    const inputs = { principal: 1000, annual_rate: 0, tenure_months: 13 };
    for (const [schedule, count] of [
      ['month', 13],
      ['year', 2],
    ] as const) {
      const reply = await succeed(client, 'calculate', { calculator: 'emi', inputs, schedule });
      assert.equal((reply['schedule'] as unknown[]).length, count);
    }
  });

  test('lists everything that is wrong with a call, with pointers and what would be accepted', async () => {
    const client = await connect();
    const inputs = { home_price: 'x', payment_rounding: 'cents', loan_trm: 30, currency: 'XXQ' };
    const faults = await fail(client, 'calculate', {
      calculator: 'mortgage',
      inputs,
      schedule: 'week',
      intrest_rate: 7,
      down_payment: 1,
    });
    const expected = [
      /^\/intrest_rate is not a known field/,
      /^\/down_payment belongs in inputs$/,
      /^\/schedule must be month or year; got the string "week"$/,
      /^\/inputs\/down_payment is required: a number from 0 to/,
      /^\/inputs\/interest_rate is required/,
      /^\/inputs\/loan_term is required/,
      /^\/inputs\/home_price must be a number from 0 to .* got the string "x"$/,
      /^\/inputs\/payment_rounding must be one of exact, cent; got the string "cents"$/,
      /^\/inputs\/currency must be .* got the string "XXQ"$/,
      /^\/inputs\/loan_trm is not a known field; did you mean loan_term\?$/,
    ];
    assert.equal(faults.length, expected.length, faults.join('\n'));
    for (const [index, pattern] of expected.entries()) assert.match(faults[index]!, pattern);
    const withoutRows = {
      calculator: 'roi',
      inputs: { initial_investment: 1, final_value: 2 },
      schedule: 'year',
    };
    assert.deepEqual(await fail(client, 'calculate', withoutRows), [
      '/schedule must be left out, because this calculator has no schedule; got the string "year"',
    ]);
  });

  test('never refers to a list of errors that the reply does not have', async () => {
    const client = await connect();
    for (const { id, input } of calculators) {
      const required = Object.keys(input).filter((name) => input[name]!.required);
      const faults = await fail(client, 'calculate', { calculator: id, inputs: { no_field: 1 } });
      assert.equal(faults.length, required.length + 1, id);
      for (const name of required)
        assert.ok(
          faults.some((fault) => fault.startsWith(`/inputs/${name} is required`)),
          name,
        );
      assert.doesNotMatch(faults.join('\n'), /see errors/);
    }
  });

  test('suggests the nearest ids for a calculator that there is not', async () => {
    const client = await connect();
    for (const [calculator, advice] of [
      ['morgage', /did you mean mortgage, /],
      ['auto_loan', /did you mean auto-loan/],
      ['401(k)', /did you mean 401k, retirement, retirement-savings-gap/],
      ['zzzz', /use search_calculators/],
      [undefined, /got nothing/],
      ['../livez', /use search_calculators/],
      ['__proto__', /use search_calculators/],
    ] as const) {
      for (const tool of ['calculate', 'solve', 'sweep', 'explain', 'describe_calculator'])
        assert.match((await fail(client, tool, { calculator }))[0]!, advice);
    }
  });
});

describe('solve, sweep and explain', () => {
  test('answer, and say what is wrong', async () => {
    const client = await connect();
    const inputs = { down_payment: 80000, interest_rate: 7, loan_term: 30 };
    const question = {
      calculator: 'mortgage',
      solve_for: 'home_price',
      target: { monthly_payment: 2000 },
      inputs,
    };
    assert.equal((await succeed(client, 'solve', question))['value'], 380615);
    const impossible = await fail(client, 'solve', { ...question, target: { monthly_payment: -5 } });
    assert.match(
      impossible.join('\n'),
      /^No value of home_price gives monthly_payment -5; the nearest .* is 0/,
    );
    const empty = await fail(client, 'solve', { calculator: 'emi' });
    assert.deepEqual(
      empty.map((fault) => fault.split(' ')[0]),
      ['/solve_for', '/inputs/principal', '/inputs/annual_rate', '/inputs/tenure_months', '/target'],
    );

    const loan = { principal: 1200, annual_rate: 0 };
    const vary = [{ field: 'tenure_months', values: [12, 24] }];
    assert.deepEqual(
      (await succeed(client, 'sweep', { calculator: 'emi', inputs: loan, vary, outputs: ['emi'] }))['rows'],
      [
        { tenure_months: 12, emi: 100 },
        { tenure_months: 24, emi: 50 },
      ],
    );
    assert.match(
      (await fail(client, 'sweep', { calculator: 'emi', inputs: loan, vary: [{ field: 'x' }] }))[0]!,
      /^\/vary\/0\/field must be one of/,
    );

    const explained = await succeed(client, 'explain', {
      calculator: 'emi',
      inputs: { ...loan, tenure_months: 12 },
    });
    assert.ok('explanation' in explained && 'assumptions' in explained);
    assert.match(
      (await fail(client, 'explain', { calculator: 'emi', inputs: [] })).join('\n'),
      /^\/inputs must be a JSON object/,
    );
  });
});
