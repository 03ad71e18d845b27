// The packs themselves: strict reading, the years that calculators cover, operators' rows, and what is refused.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { catalogue } from '#catalogue/index.ts';
import { rulesOf } from '#catalogue/run/rules.ts';
import { createInputCheck } from '#calculate/check/validation.ts';
import { calculate } from '#library/engine.ts';
import { mergePacks } from '#law/own-packs.ts';
import { type Pack, rowAt } from '#law/pack.ts';
import { packs } from '#law/packs.ts';
import { readPack } from '#law/read-pack.ts';

const folder = new URL('../../src/law/', import.meta.url);

function calculatorOf(id: string) {
  return catalogue.find((one) => one.id === id) ?? assert.fail(id);
}

/** The names of the inputs that are refused. */
function refused(id: string, input: object): readonly string[] {
  const calculator = calculatorOf(id);
  const check = createInputCheck(calculator.input, rulesOf(calculator));
  return (check(input) ?? []).map(({ field }) => field);
}

type Units = readonly (readonly [date: string, units: number])[];

function coins(country: string, tax_year: string, lots: Units, sales: Units) {
  const trades = (all: Units) => all.map(([date, units]) => ({ date, units, price: 1 }));
  return { country, tax_year, taxable_income: 0, lots: trades(lots), sales: trades(sales) };
}

describe('a pack', () => {
  test('has days without hole or overlap, known sources and bands that ascend', () => {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith('.json'),
    );
    assert.equal(files.length, packs.length);
    for (const file of files) readPack(JSON.parse(readFileSync(new URL(file, folder), 'utf8')), file);
  });

  test('with faults is refused, and each fault names its file, figure and day', () => {
    const rows = [
      {
        from: '2026-01-01',
        to: '2026-06-30',
        value: [
          [0, 10],
          [0, 12],
        ],
        sources: ['a'],
      },
      { from: '2026-07-02', to: '2026-12-31', value: [[0, 110]], sources: ['b'] },
    ];
    const figures = { brackets: { unit: 'currency, percent', provision: 'p', values: rows } };
    const days = { from: '2026-01-01', to: '2026-12-31', checked: '2026-01-01' };
    const sources = { a: { kind: 'page', title: 't' } };
    const pack = { id: 'x', name: 'x', country: 'US', currency: 'USD', ...days, sources, figures };
    assert.throws(
      () => readPack(pack, 'x.json'),
      (error: Error) => {
        assert.deepEqual(error.message.split('\n'), [
          'x.json, figure brackets, 2026-01-01: the bounds must ascend: 0',
          'x.json, figure brackets, 2026-07-02: leaves a hole after 2026-06-30',
          'x.json, figure brackets, 2026-07-02: there is no source b',
          'x.json, figure brackets, 2026-07-02: 110 is not from 0 to 100 percent',
        ]);
        return true;
      },
    );
  });

  test('of an operator replaces rows by day, adds a year, and marks its rows', () => {
    const us = packs.find(({ id }) => id === 'us-income-tax')!;
    const { child_credit } = us.figures;
    const row = { from: '2026-07-01', to: '2027-12-31', value: 5000, sources: ['own'] };
    const own: Pack = {
      ...us,
      to: '2027-12-31',
      sources: { own: { kind: 'page', title: 'own table' } },
      figures: { child_credit: { ...child_credit!, values: [row] } },
    };
    const [merged] = mergePacks([us], [own]);
    const of = (day: string) => rowAt(merged!.figures['child_credit']!, day)?.value;
    assert.deepEqual(['2026-06-30', '2026-07-01', '2027-12-31'].map(of), [2200, 5000, 5000]);
    assert.equal(rowAt(merged!.figures['child_credit']!, '2027-01-01')?.own, true);
    assert.equal(merged!.to, '2027-12-31');
  });

  test('of an operator is refused where calculators would read it otherwise, or not at all', () => {
    const us = packs.find(({ id }) => id === 'us-income-tax')!;
    const faultsOf = (figures: object, more: object = {}) => {
      try {
        readPack({ ...us, ...more, sources: { a: { kind: 'page', title: 't' } }, figures }, 'x.json', packs);
        return [];
      } catch (error) {
        return (error as Error).message.split('\n');
      }
    };
    const figure = (value: unknown, more: object = { by: 'filing_status' }, from = '2026-01-01') => {
      const values = [{ from, to: '2026-12-31', value, sources: ['a'] }];
      return { unit: 'currency, percent', provision: 'p', values, ...more };
    };
    const { single, ...others } = us.figures['standard_deduction']!.values.at(-1)!.value as Record<
      string,
      number
    >;
    const at = (name: string) => `x.json, figure ${name}, 2026-01-01`;
    const name = 'standard_deduction';
    for (const [figures, faults] of [
      [{ [name]: figure({ single, ...others }) }, []],
      [{ [name]: figure(null) }, []],
      [{ [name]: figure(others) }, [`${at(name)}, single: is missing`]],
      [{ [name]: figure({ single, ...others, widow: 1 }) }, [`${at(name)}: there is no widow`]],
      [{ [name]: figure({ single: [[0, 1]], ...others }) }, [`${at(name)}, single: must be a number`]],
      [
        { [name]: figure({ single: '5', ...others }) },
        [`${at(name)}, single: must be a number from 0, a list, bands, or an object of these`],
      ],
      [{ [name]: figure(5, {}) }, [`x.json, figure ${name}: by must be "filing_status"`]],
      [{ child_credit: figure(5) }, [`${at('child_credit')}: must have a value for each filing_status`]],
      [{ child_credits: figure(5, {}) }, ['x.json, figure child_credits: us-income-tax has no such figure']],
      [
        { child_credit: figure([[0, 10], [1000]], {}) },
        [`${at('child_credit')}: bands must each be a bound and a number, both from 0`],
      ],
      [
        { child_credit: figure(5, {}, '2026-02-30') },
        ['x.json, figure child_credit: each row must have days from and to; got 2026-02-30 and 2026-12-31'],
      ],
    ] as const) {
      assert.deepEqual(faultsOf(figures), faults);
    }
    const abroad = { country: 'GB', currency: 'GBP' };
    assert.deepEqual(faultsOf({ child_credit: figure(5, {}) }, abroad), [
      'x.json: country must be US, as in us-income-tax',
      'x.json: currency must be USD, as in us-income-tax',
    ]);
    // Another region of a figure that has regions, and a law that no calculator reads.
    const scotland = packs.find(({ id }) => id === 'gb-income-tax')!;
    const wales = { brackets_WLS: figure([[0, 20]], {}) };
    assert.deepEqual(faultsOf(wales, { ...scotland }), []);
    assert.deepEqual(faultsOf({ levy: figure(5, {}) }, { id: 'fr-levy', country: 'FR' }), []);
  });

  test('of Canada has for a year the mean of the two halves of payroll', () => {
    const [annual, payroll] = ['ca-income-tax', 'ca-payroll'].map((id) =>
      packs.find((pack) => pack.id === id)!,
    );
    const value = (pack: Pack, name: string, day: string) => rowAt(pack.figures[name]!, day)!.value as number;
    const mean = (name: string, year: number) =>
      (value(payroll!, name, `${year}-01-01`) + value(payroll!, name, `${year}-12-31`)) / 2;
    const bands = (name: string, year: number) =>
      rowAt(annual!.figures[name]!, `${year}-01-01`)!.value as number[][];
    const basic = (region: string, year: number) =>
      (
        rowAt(annual!.figures[`provincial_basic_amount_${region}`]!, `${year}-01-01`)!.value as {
          max: number;
        }
      ).max;
    const close = (one: number, other: number) => assert.ok(Math.abs(one - other) < 0.006, `${one} ${other}`);
    close(bands('brackets', 2025)[0]![1]!, mean('payroll_lowest_rate', 2025));
    close(bands('provincial_brackets_BC', 2026)[0]![1]!, mean('payroll_lowest_rate_BC', 2026));
    close(bands('provincial_brackets_AB', 2025)[0]![1]!, mean('payroll_lowest_rate_AB', 2025));
    close(bands('provincial_brackets_PE', 2026).at(-1)![1]!, mean('payroll_top_rate_PE', 2026));
    assert.equal(basic('SK', 2025), mean('payroll_basic_amount_SK', 2025));
    assert.equal(basic('PE', 2025), mean('payroll_basic_amount_PE', 2025));
    assert.equal(basic('NL', 2026), mean('payroll_basic_amount_NL', 2026));
  });
});

describe('calculators of the law', () => {
  test('cover the years for which the packs have every figure that they read', () => {
    const calendar = ['2024', '2025', '2026'];
    const split = ['2024-25', '2025-26', '2026-27'];
    const all = { US: calendar, GB: split, IN: split, DE: calendar, CA: calendar, AU: split };
    for (const id of ['income-tax', 'take-home-pay']) {
      const law = calculatorOf(id).law!.values as Readonly<Record<string, object>>;
      const years = Object.entries(law).map(([country, table]) => [country, Object.keys(table)]);
      assert.deepEqual(Object.fromEntries(years), all);
    }
    assert.deepEqual(Object.keys(calculatorOf('hsa').law!.values as object), [...calendar, '2027']);
  });

  test('say what they rest on', () => {
    const { law } = calculate('stamp-duty', {
      country: 'GB',
      region: 'ENG',
      property_price: 300_000,
      completion_date: '2025-03-31',
    }) as { readonly law: Readonly<Record<string, unknown>> };
    assert.equal(law['id'], 'gb-property');
    assert.equal(law['valid_from'], '2024-10-31');
    assert.equal(law['valid_to'], '2025-03-31');
    assert.ok((law['sources'] as readonly string[]).length > 1);
  });

  const us = { country: 'US', tax_year: '2026', annual_income: 50_000 };
  const faulty: readonly (readonly [string, object, readonly string[]])[] = [
    ['income-tax', { ...us, tax_year: '2027' }, ['tax_year']],
    ['income-tax', { ...us, tax_year: '2025-26' }, ['tax_year']],
    ['income-tax', { ...us, tax_year: undefined }, ['tax_year']],
    ['income-tax', { ...us, tax_year: 2026 }, ['tax_year']],
    ['income-tax', { ...us, country: 'FR' }, ['country']],
    ['income-tax', { ...us, country: 'us' }, ['country']],
    ['income-tax', { ...us, region: 'ON' }, ['region']],
    ['income-tax', { ...us, country: 'CA' }, ['region']],
    ['income-tax', { ...us, country: 'CA', region: 'SCT' }, ['region']],
    ['income-tax', { ...us, country: 'GB', tax_year: '2026-27', region: 'ON' }, ['region']],
    ['income-tax', { ...us, annual_income: -1 }, ['annual_income']],
    ['income-tax', { ...us, taxable_income: 1 }, ['annual_income']],
    ['income-tax', { country: 'US', tax_year: '2026' }, ['annual_income']],
    ['income-tax', { ...us, itemized_deductions: 50_000.01 }, ['itemized_deductions']],
    ['income-tax', { ...us, filing_status: 'widowed' }, ['filing_status']],
    [
      'income-tax',
      { ...us, country: 'AU', tax_year: '2026-27', filing_status: 'married_joint' },
      ['filing_status'],
    ],
    ['income-tax', { ...us, country: 'DE', long_term_gains: 5 }, ['long_term_gains']],
    [
      'take-home-pay',
      { country: 'GB', tax_year: '2026-27', pay: 1, pay_frequency: 'biweekly' },
      ['pay_frequency'],
    ],
    ['take-home-pay', { country: 'CA', tax_year: '2026', region: 'QC', pay: 1 }, ['region']],
    ['take-home-pay', { country: 'US', tax_year: '2026', pay: 1, tax_class: 3 }, ['tax_class']],
    [
      'take-home-pay',
      { country: 'US', tax_year: '2026', pay: 1, annual_pre_tax_deductions: 2 },
      ['annual_pre_tax_deductions'],
    ],
    [
      'stamp-duty',
      { country: 'GB', region: 'ENG', property_price: 1, completion_date: '2022-09-22' },
      ['completion_date'],
    ],
    [
      'stamp-duty',
      { country: 'GB', region: 'ENG', property_price: 1, completion_date: '2027-04-01' },
      ['completion_date'],
    ],
    ['rmd', { account_balance: 1, birth_date: '2026-01-01', distribution_year: 2025 }, ['distribution_year']],
    ['rmd', { account_balance: 1, birth_date: '1950-01-01' }, ['distribution_year']],
    ['social-security', { birth_date: '1980-01-01', aime: 1 }, ['birth_date']],
    ['social-security', { birth_date: '1960-01-02', earnings: [{ year: 1959, amount: 1 }] }, ['earnings']],
    [
      'capital-gains-tax',
      { country: 'GB', tax_year: '2025-26', taxable_income: 1, sale_date: '2025-04-05' },
      ['sale_date'],
    ],
    ['capital-gains-tax', { country: 'GB', tax_year: '2025-26', taxable_income: 1 }, ['sale_date']],
    [
      'capital-gains-tax',
      { country: 'IN', tax_year: '2023-24', taxable_income: 1, sale_date: '2023-05-05' },
      ['sale_date'],
    ],
    ['crypto-tax', coins('US', '2026', [['2026-02-01', 1]], [['2026-01-31', 1]]), ['sales']],
    ['crypto-tax', coins('US', '2026', [['2026-01-01', 1]], [['2026-01-31', 1.00000001]]), ['sales']],
    ['crypto-tax', coins('US', '2025', [['2025-01-01', 1]], [['2026-01-01', 1]]), ['sales']],
    [
      'crypto-tax',
      coins(
        'US',
        '2025',
        [
          ['2025-01-02', 1],
          ['2025-01-01', 1],
        ],
        [['2025-02-01', 1]],
      ),
      ['lots'],
    ],
    ['crypto-tax', coins('GB', '2025-26', [['2025-05-01', 1]], [['2025-06-01', 1]]), ['lot_method']],
    [
      'crypto-tax',
      { ...coins('GB', '2024-25', [['2024-05-01', 1]], [['2024-06-01', 1]]), lot_method: 'pools' },
      ['tax_year'],
    ],
    ['hsa', { tax_year: '2026', current_age: 40, annual_contribution: 4400.01 }, ['annual_contribution']],
  ];
  for (const [id, input, fields] of faulty) {
    test(`refuse ${id} ${JSON.stringify(input)}`, () => {
      const found = refused(id, JSON.parse(JSON.stringify(input)) as object);
      for (const field of fields)
        assert.ok(found.includes(field), `${field} is not among ${found.join(', ')}`);
    });
  }
});

describe('a year without figures', () => {
  for (const calculator of catalogue) {
    if (!Object.hasOwn(calculator.input, 'tax_year')) continue;
    test(`is refused by ${calculator.id}, whichever it is`, () => {
      for (const { input } of calculator.examples)
        for (const tax_year of ['1999', '2026-27', '2026', '2150', '2099-00'])
          refused(calculator.id, { ...input, tax_year });
    });
  }
});

test('a reply by the last rate that there is says of which days it is, and one by another rate does not', () => {
  const lawOf = (id: string, input: object) =>
    (
      calculate(id, input) as {
        readonly law?: { readonly valid_to: string; readonly sources: readonly string[] };
      }
    ).law;
  const { scss_rate, epf_rate, epf_wage_ceiling } = packs.find(({ id }) => id === 'in-savings')!.figures;
  const lastDay = (figure: typeof scss_rate) => figure!.values.at(-1)!.to;
  const rate = scss_rate!.values.at(-1)!.value as number;
  assert.equal(lawOf('scss', { principal: 1000 })?.valid_to, lastDay(scss_rate));
  assert.equal(lawOf('scss', { principal: 1000, annual_rate: rate })?.valid_to, lastDay(scss_rate));
  assert.equal(lawOf('scss', { principal: 1000, annual_rate: rate + 0.1 }), undefined);
  const epf = { monthly_basic_pay: 15_000, current_age: 30 };
  assert.equal(lawOf('epf', epf)?.valid_to, lastDay(epf_rate));
  assert.equal(lawOf('epf', { ...epf, annual_rate: 5 })?.valid_to, lastDay(epf_wage_ceiling));
  assert.ok(lawOf('gratuity', { monthly_basic_pay: 1, service_years: 5 })!.sources.length > 1);
});
