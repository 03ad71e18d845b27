import { Type } from 'typebox';
import type { AnyCalculator } from '#catalogue/define.ts';
import type { Operation } from './operation.ts';

/** How many items a JSON batch has at the most, and how many lines a streamed one. */
export const MOST_ITEMS = 1_000;
export const MOST_LINES = 100_000;
const MOST_BYTES = 1024 * 1024;

const strict = { additionalProperties: false };
const idSchema = Type.Union([Type.String(), Type.Number()], {
  description: 'Chosen by the caller, and given back',
});

/** `POST /batch`: many calculations in one call. */
export function batchOperation(catalogue: readonly AnyCalculator[]): Operation {
  const items = catalogue
    .slice(0, 2)
    .map(({ id, examples }) => ({ id, calculator: id, inputs: examples[0].input }));
  return {
    operationId: 'runBatch',
    method: 'POST',
    path: '/batch',
    tag: 'Batch',
    summary: 'Many calculations in one call',
    description:
      `At most ${MOST_ITEMS} items in one JSON text of at most 1 MiB. As application/x-ndjson, one item a line in and one reply a ` +
      `line out, at most ${MOST_LINES} lines, answered while they arrive. The fault of one item never stops the others.`,
    query: {},
    body: {
      schema: Type.Object(
        {
          items: Type.Array(
            Type.Object(
              {
                id: Type.Optional(idSchema),
                calculator: Type.String({ description: 'The id of a calculator' }),
                inputs: Type.Record(Type.String(), Type.Unknown(), { description: 'Its inputs' }),
              },
              strict,
            ),
            { maxItems: MOST_ITEMS },
          ),
        },
        strict,
      ),
      example: { items },
      mostBytes: MOST_BYTES,
    },
    reply: {
      schema: Type.Object(
        {
          items: Type.Array(
            Type.Object(
              {
                id: Type.Optional(idSchema),
                status: Type.Integer({
                  description: 'What the calculation alone would have been answered with',
                }),
                result: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
                problem: Type.Optional(
                  Type.Record(Type.String(), Type.Unknown(), { description: 'As in a reply that fails' }),
                ),
              },
              strict,
            ),
            { description: 'In the order of the items' },
          ),
        },
        strict,
      ),
      example: {
        items: catalogue
          .slice(0, 2)
          .map(({ id, examples }) => ({ id, status: 200, result: examples[0].output })),
      },
    },
    lines: {
      request: 'One item a line',
      reply: 'One reply a line, as an item of the JSON form, in the order of the lines',
    },
    problems: [],
  };
}
