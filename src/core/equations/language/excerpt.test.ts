import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { excerptOf } from './excerpt.ts';
import { rename } from './names.ts';
import { readExpression, readProgram } from './program.ts';
import { textOf, textOfCondition } from './text.ts';
import type { Inputs, Statement } from './tree.ts';
import type { ChosenOptions } from './chosen-options.ts';

// Expected lines: by hand.

const number = { kind: 'number', isWhole: false, minimum: 0, maximum: 100, default: undefined } as const;
const inputs: Inputs = {
  price: number,
  limit: { ...number, isOptional: true },
  mode: { kind: 'word', options: ['flat', 'yearly'], numbers: undefined, default: 'flat' },
};

const program = readProgram(
  [
    'require mode = flat or price > 1 else no-solution: price must be above {above(price)}',
    'gap    = limit − price',
    'owed   = gap                  if gap is given',
    '       = price                otherwise',
    'rise   = 2                    if mode = yearly and price > 5 or limit > 3',
    '       = 3                    if mode = flat',
    '       = 4                    otherwise',
    'share(x) = x·owed/price',
    'part   = share(rise)',
    'other  = 2·price',
  ].join('\n'),
  inputs,
  ['part', 'other'],
);

function linesOf(statements: readonly Statement[]): readonly string[] {
  return statements.flatMap((one) => {
    if (one.kind === 'requirement') return `require ${textOfCondition(one.condition)}`;
    const symbol = one.parameters === undefined ? one.name : `${one.name}(${one.parameters.join(', ')})`;
    return one.cases.map(({ value, when }) => {
      const condition = when === undefined ? '' : ` if ${textOfCondition(when)}`;
      return `${symbol} = ${value === undefined ? 'absent' : textOf(value)}${condition}`;
    });
  });
}

describe('of equations there is left what outputs need where inputs are fixed', () => {
  const cases: readonly (readonly [ChosenOptions, readonly string[], readonly string[]])[] = [
    [{}, ['other'], ['require mode = flat or price > 1', 'other = 2·price']],
    [{ mode: 'flat' }, ['other'], ['other = 2·price']],
    [
      { mode: 'yearly', limit: undefined },
      ['part'],
      [
        'require price > 1',
        'owed = price',
        'rise = 2 if price > 5',
        'rise = 4',
        'share(x) = x·owed/price',
        'part = share(rise)',
      ],
    ],
    [
      { mode: 'flat', limit: '7' },
      ['part'],
      [
        'gap = limit − price',
        'owed = gap if gap is given',
        'owed = price',
        'rise = 2 if limit > 3',
        'rise = 3',
        'share(x) = x·owed/price',
        'part = share(rise)',
      ],
    ],
  ];
  for (const [fixed, outputs, expected] of cases) {
    test(`${outputs.join()} of ${JSON.stringify(fixed)}`, () => {
      assert.deepEqual(linesOf(excerptOf(program, fixed, outputs, []).statements), expected);
    });
  }

  test('but none where a requirement never holds', () => {
    const strict = readProgram('require mode = flat else no-solution: none\ntotal = price', inputs, [
      'total',
    ]);
    assert.throws(() => excerptOf(strict, { mode: 'yearly' }, ['total'], []), /This never holds/);
  });
});

describe('of equations there is left what zeros and ones do not decide', () => {
  const terms = readProgram(
    [
      'kept  = 1 − fee/100',
      'part  = price·kept + fee·price − fee',
      'value = part·limit^rise/rise      if fee < 5',
      '      = (fee + rise)·price/rise   otherwise',
      'f(x)  = x·fee + x·rise',
      'total = f(value) + sum(k = 1…3, k·fee)',
    ].join('\n'),
    { price: number, fee: number, rise: number, limit: number },
    ['value', 'total'],
  );
  const lines = (outputs: readonly string[], units: readonly (readonly [string, '0' | '1'])[]) =>
    linesOf(excerptOf(terms, {}, outputs, [], new Map(units)).statements);

  test('also where a step is one of them', () => {
    assert.deepEqual(lines(['value'], [['fee', '0']]), [
      'part = price',
      'value = part·limit^rise/rise if fee < 5',
      'value = rise·price/rise',
    ]);
  });

  test('in functions and sums', () => {
    const units = [
      ['fee', '0'],
      ['rise', '1'],
    ] as const;
    assert.deepEqual(lines(['total'], units), [
      'part = price',
      'value = part·limit if fee < 5',
      'value = price',
      'f(x) = x',
      'total = f(value) + sum(k = 1…3, 0)',
    ]);
  });

  test('and expressions with them', () => {
    const { expressions } = excerptOf(
      terms,
      {},
      ['value'],
      [readExpression(terms, 'part·kept − fee', [])],
      new Map([['fee', '0']]),
    );
    assert.deepEqual(
      expressions.map((one) => textOf(one)),
      ['part'],
    );
  });
});

test('names are others in equations and in what they say', () => {
  const block = [
    'require list_price > 0 else no-solution: list_price must be above {above(list_price)}',
    'k       = list_price·2                       // Twice the list_price',
    'total   = sum(j = 0…count(lots) − 1, lots(j).unit_cost·k)    if mode = flat',
    '        = absent: The list_price is missing.',
  ];
  const lots = {
    kind: 'list',
    item: undefined,
    fields: { unit_cost: number },
    maxItems: 9,
    default: undefined,
  } as const;
  const all: Inputs = { list_price: number, lots, mode: inputs['mode']! };
  const { statements } = readProgram(block.join('\n'), all, ['total'], ['total']);
  const names = new Map([
    ['list_price', 'cost'],
    ['lots', 'holdings'],
    ['lots.unit_cost', 'holdings.price'],
    ['mode', 'kind_of'],
    ['total', 'sum_of_costs'],
  ]);
  const renamed = rename(statements, names);
  assert.deepEqual(linesOf(renamed), [
    'require cost > 0',
    'k = cost·2',
    'sum_of_costs = sum(j = 0…count(holdings) − 1, holdings(j).price·k) if kind_of = flat',
    'sum_of_costs = absent',
  ]);
  const texts = JSON.stringify(renamed);
  for (const text of ['cost must be above', 'Twice the cost', 'The cost is missing.'])
    assert.ok(texts.includes(text), text);
  assert.ok(!texts.includes('list_price'));
});
