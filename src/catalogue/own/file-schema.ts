import * as Type from '#base/json-schema.ts';
import { categories } from '#catalogue/declare/define.ts';
import { ledgerKinds } from '#catalogue/declare/schedule.ts';
import { figuresSchema } from './figures.ts';
import { inputsSchema, line, NAME_PATTERN, outputsSchema } from './kinds.ts';

/**
 * What a file that declares a calculator looks like: what is published as JSON Schema, and what files are
 * held to.
 */

const strict = { additionalProperties: false };
const MAX_ID = 48;
const MAX_EQUATIONS = 400;
/** Deeply nested parentheses need as many calls of the parser. */
const MAX_EQUATION = 400;
const MAX_EXPRESSION = 200;

const name = Type.string({ pattern: NAME_PATTERN, description: 'the name of a field' });
const text = line(300);
const expression = line(MAX_EXPRESSION);
const namedTexts = Type.map(text, {
  names: '^[a-z][a-z0-9]*(?:[-_][a-z0-9]+)*$',
  ...strict,
  maxProperties: 60,
});

const convention = Type.anyOf([text, Type.object({ by: name, options: namedTexts }, strict)]);

const schedule = Type.object(
  {
    kind: Type.words(ledgerKinds),
    periods_per_year: Type.optional(Type.integer({ enum: [1, 12] })),
    periods: expression,
    balance: expression,
    flow: expression,
    date: Type.optional(expression),
    goal: Type.optional(name),
    totals: Type.optional(Type.map(name, { names: NAME_PATTERN, maxProperties: 20, ...strict })),
  },
  strict,
);

const values = Type.map(Type.unknown(), { names: NAME_PATTERN, maxProperties: 60, ...strict });

export const fileSchema = Type.object(
  {
    $schema: Type.optional(Type.string()),
    id: Type.string({
      pattern: '^own(?:-[a-z][a-z0-9]*)+$',
      maxLength: MAX_ID,
      description: '"own-" and lower-case words with "-" between them, each beginning with a letter',
    }),
    name: line(80),
    synonyms: Type.optional(Type.list(line(60), { maxItems: 20 })),
    category: Type.words(categories),
    summary: line(300),
    headline: Type.optional(
      Type.anyOf([
        text,
        Type.list(Type.object({ when: Type.optional(text), say: text }, strict), {
          minItems: 1,
          maxItems: 12,
        }),
      ]),
    ),
    about: Type.optional(line(600)),
    input: inputsSchema,
    output: outputsSchema,
    figures: Type.optional(figuresSchema),
    rules: Type.optional(Type.list(line(MAX_EQUATION), { minItems: 1, maxItems: 40 })),
    conventions: Type.object(
      {
        timing: convention,
        compounding: convention,
        rounding: Type.optional(convention),
        forecast: Type.optional(text),
      },
      strict,
    ),
    equations: Type.list(
      Type.string({
        maxLength: MAX_EQUATION,
        pattern: '^[^\\u0000-\\u001f\\u007f\\u2028\\u2029]*$',
        description: 'one line without control characters',
      }),
      { minItems: 1, maxItems: MAX_EQUATIONS },
    ),
    references: Type.list(text, { minItems: 1, maxItems: 20 }),
    schedule: Type.optional(schedule),
    examples: Type.list(Type.object({ input: values, output: values }, strict), { minItems: 1, maxItems: 8 }),
  },
  { $schema: 'https://json-schema.org/draft/2020-12/schema', title: 'Calculator of one’s own', ...strict },
);
