import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { categories, type AnyCalculator, type InputValues } from '#catalogue/declare/define.ts';
import type { InputField, OutputField } from '#catalogue/declare/fields.ts';
import { rulesOf } from '#catalogue/run/rules.ts';
import { readHeadline } from '#catalogue/declare/headline.ts';
import { catalogue } from '#catalogue/index.ts';
import { DomainError } from '#base/errors.ts';
import { createReply } from '#calculate/result/result.ts';
import { createInputCheck } from '#calculate/check/validation.ts';
import { capitalsOf, createLabels } from '#text/write/labels.ts';
import { readGolden } from '../kit/golden.ts';
import { drawQuarter } from '../kit/quarters.ts';

/** Expected results of one calculator, made by the program of `golden/` that bears its name. */
interface Golden {
  readonly origin: string;
  readonly cases: readonly GoldenCase[];
}

interface GoldenCase {
  readonly input: InputValues;
  readonly output?: InputValues;
  readonly problem?: string;
  readonly example?: true;
}

const label = createLabels(catalogue);
const capitals = capitalsOf(catalogue).join(' ');

/** What must hold for every calculator. */
export function describeCalculatorContract(calculator: AnyCalculator): void {
  const { id, input, output, examples } = calculator;
  const check = createInputCheck(input, rulesOf(calculator));
  const calculate = createReply(calculator);

  describe(`calculator ${id}`, () => {
    test('is declared whole: known category, a description and a unit for every field', () => {
      assert.match(id, /^[a-z0-9]+(-[a-z0-9]+)*$/);
      assert.ok(categories.includes(calculator.category));
      assert.ok(calculator.summary.endsWith('.') && calculator.references.length > 0);
      for (const [name, field] of Object.entries({ ...input, ...output })) {
        assert.match(name, /^[a-z][a-z0-9]*(_[a-z0-9]+)*$/);
        const schema = field.schema as unknown as Record<string, unknown>;
        assert.equal(typeof schema['description'], 'string', `${name} has no description`);
        const isNumber = schema['type'] === 'number' || schema['type'] === 'integer';
        if (isNumber) assert.equal(typeof schema['x-unit'], 'string', `${name} has no unit`);
      }
    });

    test('has its words: the sentence that answers its question, and what it is for', () => {
      readHeadline(calculator, calculator.headline ?? assert.fail('there is no headline'));
      const { about = '', summary } = calculator;
      assert.match(about, /[.]$/);
      assert.ok(about.length >= 150 && about.length <= 520, `about has ${about.length} characters`);
      assert.ok(!about.includes(summary));
    });

    test('says by itself what its names are called in the whole catalogue', () => {
      const alone = createLabels([{ ...calculator, name: capitals }]);
      for (const name of labelled(calculator)) assert.equal(alone(name), label(name), name);
      for (const { options = {}, optionLabels = {} } of Object.values({ ...input, ...output }))
        for (const word of Object.keys(optionLabels)) assert.ok(Object.hasOwn(options, word), word);
    });

    test('counts a duration in the unit that its name ends or begins with', () => {
      for (const [name, schema] of schemasIn({ ...input, ...output })) {
        const [unit] =
          /^(years|months|weeks|days|hours)(?=_|$)|(years|months|weeks|days|hours)$/.exec(name) ?? [];
        if (unit !== undefined && schema['x-unit'] !== undefined) assert.equal(schema['x-unit'], unit, name);
      }
    });

    test('bounds every number it is given', () => {
      for (const [name, { kind, schema }] of Object.entries(input)) {
        if (kind !== 'real' && kind !== 'integer') continue;
        const { minimum, exclusiveMinimum, maximum } = schema as unknown as Record<string, number>;
        assert.ok(
          Number.isFinite(minimum ?? exclusiveMinimum) && Number.isFinite(maximum),
          `${name} is unbounded`,
        );
      }
    });

    // What a reply says of the law follows from the declaration.
    test('its examples are valid and give exactly the output they show', () => {
      for (const example of examples) {
        assert.equal(check(example.input), undefined);
        assert.deepEqual(JSON.parse(calculate(example.input)), withoutLaw(example.output));
      }
    });

    const golden = readGolden(id) as Golden;
    test('its examples are the golden cases marked as such', () => {
      const marked = golden.cases.filter(({ example }) => example === true);
      assert.deepEqual(
        examples.map(({ input, output }) => ({ input, output: withoutLaw(output) })),
        marked.map(({ input, output }) => ({ input, output })),
      );
    });

    const cases = drawQuarter(golden.cases);
    test(`gives the expected result in ${cases.length} cases of independent origin`, () => {
      assert.equal(golden.origin, `golden/${id}.py`);
      assert.ok(golden.cases.length >= 40);
      for (const { input, output, problem } of cases) {
        const values = JSON.stringify(input);
        assert.equal(check(input), undefined, values);
        if (problem === undefined) {
          const reply = resultsOf(JSON.parse(calculate(input)) as InputValues);
          assert.deepEqual(reply, resultsOf(output ?? assert.fail(`no output for ${values}`)), values);
        } else {
          assert.throws(
            () => calculate(input),
            (error) => error instanceof DomainError && error.code === problem,
            values,
          );
        }
      }
    });
  });
}

/** Without the reasons why others are left out, which are prose. */
function resultsOf(reply: InputValues): object {
  const { omitted: _, ...results } = reply;
  return results;
}

/** All that pages write labels of: names of fields and columns, and words of choices. */
function labelled({ input, output, schedule }: AnyCalculator): readonly string[] {
  const namesIn = (fields: Readonly<Record<string, InputField | OutputField>>): readonly string[] =>
    Object.entries(fields).flatMap(([name, one]) => [
      name,
      ...Object.keys(one.options ?? {}),
      ...namesIn(one.fields ?? {}),
    ]);
  return [...namesIn(input), ...namesIn(output), ...Object.keys(schedule?.columns ?? {})];
}

type Keywords = Readonly<Record<string, unknown>>;

/** The schemas of fields by their names, also of those within lists of records. */
function schemasIn(fields: Readonly<Record<string, InputField | OutputField>>): [string, Keywords][] {
  return Object.entries(fields).flatMap(([name, field]) => [
    [name, field.schema],
    ...schemasIn(field.fields ?? {}),
  ]);
}

function withoutLaw(output: InputValues): InputValues {
  return Object.fromEntries(Object.entries(output).filter(([name]) => name !== 'law'));
}
