import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AnyCalculator } from '#catalogue/declare/define.ts';
import type { InputField, OutputField } from '#catalogue/declare/fields.ts';
import { catalogue } from '#catalogue/index.ts';
import { beyondLabel, hintOf, labelOf, placeText } from '#text/write/result-text.ts';
import { PLACE, unitOf } from '#catalogue/declare/units.ts';
import { numberFormatsOf } from '#text/write/number-formats.ts';
import { createNaming, hintOf as inputHintOf, namesOf } from '../../src/portal/naming.ts';

const calculators: readonly AnyCalculator[] = catalogue;
const naming = createNaming(calculators);
const context = { naming, reader: numberFormatsOf('en-US'), currency: undefined };

/** Words of programs, which no person should read on a page. */
const machineWords = /[a-z0-9]_[a-z0-9]|\b(?:index|idx|pct|enum|null|undefined|from 0,|corpus)(?!\w)/i;
/** The field's own terms. */
const terms =
  /[Pp]rofitability index|[Pp]rice index|[Ii]ndex (?:rates?|margin|fund|type|at)|the index\b|index rate/g;

function* fieldsIn<Field extends InputField | OutputField>(
  fields: Readonly<Record<string, Field>>,
): Iterable<readonly [string, Field]> {
  for (const [name, field] of Object.entries(fields)) {
    yield [name, field];
    yield* fieldsIn((field.fields ?? {}) as Readonly<Record<string, Field>>);
  }
}

function* textsOf({ input, output, ...calculator }: AnyCalculator): Iterable<string> {
  const names = namesOf({ ...calculator, input, output });
  const say = (text: string) => naming.sentence(text, names);
  const options = (meanings: Readonly<Record<string, string>> = {}) =>
    Object.entries(meanings).flatMap(([word, meaning]) => [naming.label(word), say(meaning)]);
  for (const [name, field] of fieldsIn(input)) {
    const label = naming.label(name);
    yield* [label, beyondLabel(label, say(inputHintOf(field))), ...options(field.options)];
  }
  for (const [name, field] of fieldsIn(output)) {
    const label = labelOf(name, field, context);
    yield* [label, beyondLabel(label, say(hintOf(field))), ...options(field.options)];
  }
}

test('each place in a list is a noun with a number', () => {
  for (const { id, output } of calculators) {
    for (const [name, field] of fieldsIn(output)) {
      if (unitOf(field) !== PLACE) continue;
      assert.match(
        placeText(name, 1, { outputs: {} }, context),
        /^(?!Index|Item)[A-Z][a-z]+ 2$/,
        `${id}: ${name}`,
      );
    }
  }
});

test('a duration is labeled as a term', () => {
  const labels = ['tenure_months', 'new_tenure_months', 'lease_tenure_months', 'tenure_years'].map((name) =>
    naming.label(name),
  );
  assert.deepEqual(labels, ['Term in months', 'New term in months', 'Lease term in months', 'Term in years']);
  const others = calculators.flatMap(({ input, output }) =>
    [...fieldsIn(input), ...fieldsIn(output)].map(([name]) => naming.label(name)),
  );
  assert.deepEqual(
    others.filter((label) => /tenure/i.test(label)),
    [],
  );
});

test('no two results of a calculator, or columns of a table, have the same label', () => {
  for (const { id, output } of calculators) {
    const tables = Object.values(output).flatMap(({ fields }) => (fields === undefined ? [] : [fields]));
    for (const results of [output, ...tables]) {
      const labels = Object.entries(results).map(([name, field]) => labelOf(name, field, context));
      assert.deepEqual(labels, [...new Set(labels)], id);
    }
  }
  const { purchasing_power_lost_pct: lost } = calculators.find(({ id }) => id === 'inflation')!.output;
  assert.equal(labelOf('purchasing_power_lost_pct', lost!, context), 'Purchasing power lost (%)');
});

test('no label counts by the name of a number', () => {
  const labels = calculators.flatMap(({ input, output }) =>
    [...fieldsIn(input), ...fieldsIn(output)].map(([name]) => naming.label(name)),
  );
  assert.deepEqual(
    labels.filter((label) => label.endsWith(' count')),
    [],
  );
});

test('no label, hint or option of a page has a word of programs', () => {
  const found = calculators.flatMap((calculator) =>
    [...textsOf(calculator)].flatMap((text) =>
      machineWords.test(text.replaceAll(terms, '')) ? [`${calculator.id}: ${text}`] : [],
    ),
  );
  assert.deepEqual(found, []);
});
