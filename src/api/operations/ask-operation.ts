import * as Type from '#base/json-schema.ts';
import { searchWords, word } from '#catalogue/declare/structures.ts';
import { conversionOperation } from './currency-operations.ts';
import type { Operation } from './operation.ts';

/** Where questions in plain words are answered. */
export const ASK_PATH = '/ask';

const strict = { additionalProperties: false };
const names = (description: string) => Type.list(Type.string(), { description });
const values = (description: string) => Type.map(Type.unknown(), { description });

const alternativeSchema = Type.object(
  { calculator: Type.string(), inputs: values('Inputs as understood') },
  strict,
);

const answerSchema = Type.named(
  'Answer',
  Type.object(
    {
      question: Type.string(),
      language: Type.string({ description: 'Language of the question' }),
      calculator: Type.optional(
        Type.string({
          description: 'ID of the calculator, or currency-convert; absent when nothing here answers',
        }),
      ),
      path: Type.optional(Type.string({ description: 'Endpoint that the inputs are for' })),
      inputs: values('Inputs that the question states'),
      currency: Type.optional(Type.string({ description: 'Currency that the question states' })),
      understood: Type.list(
        Type.object(
          { field: Type.string(), value: Type.unknown(), text: Type.string({ description: 'As typed' }) },
          strict,
        ),
        { description: 'Each input and the text that it was read from' },
      ),
      assumed: values('Inputs that the question leaves out, with the values used for them'),
      missing: names('Required inputs that the question leaves out; without them there is no result'),
      unplaced: names('Numbers that fit no input, as typed'),
      solved: Type.optional(
        Type.object(
          {
            field: Type.string({ description: 'Input that is worked out' }),
            output: Type.string(),
            target: Type.number(),
            value: Type.optional(Type.number({ description: 'Value of the input that gives the target' })),
          },
          { ...strict, description: 'Input to find, where the question states a result' },
        ),
      ),
      headline: Type.optional(Type.string({ description: 'The answer as a sentence' })),
      result: Type.optional(values('Reply of the endpoint')),
      alternatives: Type.list(alternativeSchema, { description: 'Other readings, the likeliest first' }),
      nearest: names('IDs of related calculators where none answers the question'),
      detail: Type.optional(Type.string({ description: 'Why there is no result' })),
    },
    strict,
  ),
);

export const askOperation: Operation = {
  operationId: 'ask',
  method: 'GET',
  path: ASK_PATH,
  tag: 'Ask',
  summary: 'Answer a question in plain words',
  description:
    'Reads a question in English, German, Spanish, French or Japanese by rules: finds the calculator and gives each number to the ' +
    'input whose unit and name fit. Numbers that fit none are listed, and never used.',
  query: {
    q: searchWords('Question, such as 450k house, 20% down, 6 7/8'),
    language: word('Language of the question, where its words do not say it', ['en', 'de', 'es', 'fr', 'ja']),
  },
  queryExample: { q: '100 usd in inr on 16 march 2026' },
  body: undefined,
  reply: {
    schema: answerSchema,
    example: {
      question: '100 usd in inr on 16 march 2026',
      language: 'en',
      currency: 'USD',
      calculator: 'currency-convert',
      path: '/v1/currency/convert',
      inputs: { amount: 100, from: 'USD', to: 'INR', date: '2026-03-16' },
      understood: [
        { field: 'amount', value: 100, text: '100 usd' },
        { field: 'from', value: 'USD', text: 'USD' },
        { field: 'to', value: 'INR', text: 'INR' },
        { field: 'date', value: '2026-03-16', text: '16 march 2026' },
      ],
      assumed: {},
      missing: [],
      unplaced: [],
      headline: '$100.00 = ₹9,224.76',
      result: conversionOperation.reply.example,
      alternatives: [],
      nearest: [],
    },
  },
  problems: ['result-out-of-range'],
};
