import { bounds } from '#base/bounds.ts';
import * as Type from '#base/json-schema.ts';
import { choice, field } from '#catalogue/declare/fields.ts';
import type { AnyCalculator } from '#catalogue/declare/define.ts';
import type { Operation } from './operation.ts';

const strict = { additionalProperties: false };
const idSchema = Type.anyOf([Type.string(), Type.number()], {
  description: 'Chosen by the caller and returned with the reply',
});

const namedCalculator = field(
  'text',
  Type.string({
    description: 'ID of the calculator of all items that name none',
    pattern: '^[^\\n\\r]*$',
    maxLength: 60,
  }),
  { optional: true },
);

const include = choice('Addition to each result', { schedule: 'its rows' }, { optional: true });
const interval = choice(
  'Interval of the schedule rows; without it the usual one of each calculator',
  { month: 'one row per month', year: 'one row per year', period: 'one row per period' },
  { optional: true },
);

const replySchema = Type.named(
  'BatchResult',
  Type.object(
    {
      items: Type.list(
        Type.named(
          'BatchResultItem',
          Type.object(
            {
              id: Type.optional(idSchema),
              status: Type.integer({
                description: 'HTTP status that the calculation would have on its own',
              }),
              result: Type.optional(Type.map(Type.unknown())),
              schedule: Type.optional(
                Type.list(Type.map(Type.unknown()), { description: 'Rows, with include=schedule' }),
              ),
              problem: Type.optional(
                Type.map(Type.unknown(), {
                  description: 'Problem document of an item that failed',
                }),
              ),
            },
            strict,
          ),
        ),
        { description: 'Replies, in the order of the items' },
      ),
    },
    strict,
  ),
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
      `At most ${bounds.batchItems} items in one JSON text of at most ${bounds.batchBytes / 1024 ** 2} MiB; the body may be packed with gzip. As application/x-ndjson, every line is one item and gets ` +
      `one line in reply. As text/csv, the first line names the columns and every row is one item. Lines and rows are answered as they arrive, at most ${bounds.lines} in one call. ` +
      `With include=schedule each item gets its rows, ${bounds.batchRows} in one JSON text; as text/csv the reply is the rows, each after the id of its item. ` +
      'The quota counts each item, line or row as one request. An error in one item never stops the others.',
    query: { calculator: namedCalculator, include, interval },
    body: {
      schema: Type.named(
        'BatchRequest',
        Type.object(
          {
            items: Type.list(
              Type.named(
                'BatchItem',
                Type.object(
                  {
                    id: Type.optional(idSchema),
                    calculator: Type.optional(
                      Type.string({ description: 'Calculator ID; required unless the query names one' }),
                    ),
                    inputs: Type.map(Type.unknown(), {
                      description: 'Inputs of the calculator',
                    }),
                  },
                  strict,
                ),
              ),
              { maxItems: bounds.batchItems },
            ),
          },
          strict,
        ),
      ),
      example: { items },
      maxBytes: bounds.batchBytes,
      mayBePacked: true,
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
    rows: {
      request:
        'The columns are fields of the calculator that the query names; an empty cell is a field that is not given, and a list is JSON text. ' +
        'The column id is for the caller alone; with a column calculator, rows may be of different calculators.',
      reply:
        'The columns of the request, then those of the results (with a column calculator: one, result, in JSON), then error, which is empty or says all that is wrong with the row',
    },
    problems: [],
  };
}
