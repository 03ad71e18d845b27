// The names on the wire: one name has one meaning, one unit and one kind, and its last word tells the unit.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { catalogue } from '#catalogue/index.ts';
import { currencyOperations } from '#api/operations/currency-operations.ts';
import { meantName, guessedNames } from '#catalogue/texts/guessed-names.ts';
import { listNames, type NameUse } from '#api/names.ts';

const uses = listNames(catalogue);
const describe = ({ calculator, side, name, unit }: NameUse) => `${calculator} ${side} ${name} (${unit})`;

/** The units that there are. */
const units = new Set([
  'currency',
  'percent',
  'percent per year',
  'percent per period',
  'percentage points',
  'years',
  'months',
  'weeks',
  'days',
  'hours',
  'periods',
  'price per 100',
  'age',
  'ordinal',
  'count',
  'index',
  'ratio',
  'number',
  'shares',
  'units',
]);

/** Taxes, contributions and two shares of a total, which are no rate per year though they end like one. */
const shareRates =
  /(?:^|_)tax_rate(?:_|$)|^vat_rate$|^vacancy_rate$|^savings_rate$|^success_rate$|^health_extra_rate$/;
/**
 * The expense ratio of a fund is printed in percent per year; a profitability index is a ratio, a rate of
 * exchange a number.
 */
const termsOfTheField =
  /^(?:comparison_)?expense_ratio$|^profitability_index$|^[a-z]+_exchange_rate$|^(?:periods|compounds)_per_year$|^weeks_per_year$/;

/** What the last word of a name says of its unit. */
const endings: readonly (readonly [RegExp, readonly string[]])[] = [
  [/_pct$/, ['percent', 'percent per year', 'percentage points']],
  [/_rate$/, ['percent per year', 'percent per period']],
  [/_(?:return|yield)$/, ['percent per year', 'percent per period']],
  [/_(?:ratio|multiple|factor|multiplier)$/, ['ratio']],
  [/_years$/, ['years']],
  [/_months$/, ['months']],
  [/_days$/, ['days']],
  [/_hours$/, ['hours']],
  [/_(?:month|year)$/, ['ordinal']],
  // With months as parts of a year in years.
  [/_age$/, ['age', 'years']],
  [/_count$/, ['count']],
  [/_index$/, ['index']],
];

test('every unit is on the list', () => {
  const others = uses.filter(({ unit }) => unit !== undefined && !units.has(unit));
  assert.deepEqual(others.map(describe), []);
});

/** The calculators that count periods, where a rate is one per period. */
const perPeriod = new Set(['npv', 'irr']);

test('a name has one unit and one kind in the whole catalogue', () => {
  const facts = new Map<string, Set<string>>();
  for (const { calculator, name, unit, kind } of uses) {
    if (!facts.has(name)) facts.set(name, new Set());
    const isPerPeriod = unit === 'percent per period' && perPeriod.has(calculator);
    facts.get(name)!.add(`${kind}, ${isPerPeriod ? 'percent per year' : unit}`);
  }
  const several = [...facts].filter(([, found]) => found.size > 1);
  assert.deepEqual(
    several.map(([name, found]) => `${name}: ${[...found].join('; ')}`),
    [],
  );
});

test('the last word of a name tells its unit', () => {
  const wrong = uses.filter(({ name, unit, kind }) => {
    const ending = endings.find(([pattern]) => pattern.test(name));
    if (kind !== 'number' || ending === undefined || termsOfTheField.test(name)) return false;
    return shareRates.test(name) ? !unit?.startsWith('percent') : !ending[1].includes(unit!);
  });
  assert.deepEqual(wrong.map(describe), []);
});

test('names, and words but for codes of ISO 3166, are snake_case, and at most 36 characters long', () => {
  const wrong = uses.flatMap(({ name, words }) =>
    [name, ...words].filter((one) => {
      const isCode = (name === 'country' || name === 'region') && /^[A-Z]{2,3}$/.test(one);
      return !isCode && !/^[a-z][a-z0-9_]{0,35}$/.test(one);
    }),
  );
  assert.deepEqual(wrong, []);
});

/** Words of Python, JavaScript and SQL, and members that replies have beside the results. */
const reserved = new Set(
  (
    'yield lambda class return from to import global with pass raise def del is in not and or if else for while try ' +
    'new this var let const function delete default switch case break continue select where order group by table ' +
    'schedule explanation assumptions chart omitted warnings law'
  ).split(' '),
);
const bare = new Set(
  'rate type value limit gap growth margin income difference advantage percent percentage'.split(' '),
);

test('no name is reserved, or says nothing by itself', () => {
  const wrong = uses.filter(({ name }) => reserved.has(name) || bare.has(name));
  const itemsOf = new Set(['value']);
  assert.deepEqual(wrong.filter(({ name }) => !itemsOf.has(name)).map(describe), []);
});

const frequencies =
  'hourly daily weekly biweekly semimonthly monthly quarterly semiannually annually continuously at_maturity';
const timings = 'begin end middle monthly on_date next_payment';

test('frequencies and timings are words of one list', () => {
  const wrong = uses.filter(({ name, words }) => {
    const list = name.endsWith('_frequency') ? frequencies : name.endsWith('_timing') ? timings : undefined;
    return list !== undefined && words.some((word) => !list.split(' ').includes(word));
  });
  assert.deepEqual(wrong.map(describe), []);
});

test('a choice never ends like an amount', () => {
  const ending =
    /(?:_(?:timing|frequency|adjustment|convention|treatment|rounding|rule|behavior|type|guideline|base|end|status|regime|plan|effect|order|method|model|split)|^(?:method|kind|model|country|region|lot_method|name|rest|partial_month|holiday_interest))$/;
  const wrong = uses.filter(({ name, words }) => words.length > 0 && !ending.test(name));
  assert.deepEqual(wrong.map(describe), []);
});

test('a guessed name leads to a field that there is', () => {
  const inputs = new Set(uses.filter(({ side }) => side === 'input').map(({ name }) => name));
  const queries = currencyOperations.flatMap(({ query, body }) => [
    ...Object.keys(query),
    ...Object.keys(body?.schema['properties'] ?? {}),
  ]);
  const known = new Set([...uses.map(({ name }) => name), ...queries]);
  const dead = Object.entries(guessedNames).filter(([, now]) => !now.some((name) => known.has(name)));
  assert.deepEqual(dead, []);
  assert.equal(meantName('term_months', [...inputs]), 'tenure_months');
  assert.equal(meantName('term_months', ['loan_term']), undefined);
});
