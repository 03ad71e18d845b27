import { bounds } from '#base/bounds.ts';
import { Type } from 'typebox';
import type { AnyCalculator } from '#catalogue/define.ts';
import type { Operation } from './operation.ts';

const strict = { additionalProperties: false };
const idSchema = Type.Union([Type.String(), Type.Number()], {
  description: 'Chosen by the caller and returned with the reply',
});

const replySchema = Type.Object(
  {
    items: Type.Array(
      Type.Object(
        {
          id: Type.Optional(idSchema),
          status: Type.Integer({
            description: 'HTTP status that the calculation would have on its own',
          }),
          result: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
          problem: Type.Optional(
            Type.Record(Type.String(), Type.Unknown(), {
              description: 'Problem document of an item that failed',
            }),
          ),
        },
        strict,
      ),
      { description: 'Replies, in the order of the items' },
    ),
  },
  strict,
);

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
      `At most ${bounds.batchItems} items in one JSON text of at most ${bounds.batchBytes / 1024 ** 2} MiB. As application/x-ndjson, every line is one item and gets ` +
      `one line in reply; at most ${bounds.lines} lines, which are answered as they arrive. An error in one item never stops the others.`,
    query: {},
    body: {
      schema: Type.Object(
        {
          items: Type.Array(
            Type.Object(
              {
                id: Type.Optional(idSchema),
                calculator: Type.String({ description: 'Calculator ID' }),
                inputs: Type.Record(Type.String(), Type.Unknown(), {
                  description: 'Inputs of the calculator',
                }),
              },
              strict,
            ),
            { maxItems: bounds.batchItems },
          ),
        },
        strict,
      ),
      example: { items },
      maxBytes: bounds.batchBytes,
    },
    reply: {
      schema: replySchema,
      example: {
        items: catalogue
          .slice(0, 2)
          .map(({ id, examples }) => ({ id, status: 200, result: examples[0].output })),
      },
    },
    lines: {
      request: 'One item per line',
      reply: 'One reply per line, with the members of an item of the JSON reply, in the order of the lines',
    },
    problems: [],
  };
}
