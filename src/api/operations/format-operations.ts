import * as Type from '#base/json-schema.ts';
import type { InputFields } from '#catalogue/declare/define.ts';
import { choice } from '#catalogue/declare/fields.ts';
import { label } from '#catalogue/declare/structures.ts';
import type { Format, Operation } from './operation.ts';

export const mediaTypes: Readonly<Record<Format, string>> = {
  csv: 'text/csv',
  svg: 'image/svg+xml',
  text: 'text/plain',
};

const suffixes: Readonly<Record<Format, string>> = { csv: 'Csv', svg: 'Chart', text: 'Text' };

const formats = { json: 'results with every digit', text: 'lines for people' };

/** The parameters of a reply that is text, too. */
export const textQuery: InputFields = {
  format: choice('Format of the reply, before the Accept header', formats, { optional: true }),
  locale: label('Language tag such as de-DE, for the numbers in a text', { optional: true }),
};

/** The parameters that only a text has. */
export const textParameters = ['locale', 'output', 'accept_warnings'] as const;

/** The parameters that a format has no use for. */
const foreignParameters: Readonly<Record<Format, readonly string[]>> = {
  csv: ['include', 'picture', 'format', ...textParameters],
  svg: ['include', 'format', ...textParameters],
  text: ['include', 'interval', 'picture', 'format'],
};

/** The operations that answer like this one, each in one format and at a path of its own. */
export function formatOperations(operation: Operation): readonly Operation[] {
  const formats = Object.keys(operation.formatPaths ?? {}) as Format[];
  return formats.map((format) => {
    const { suffix, title } = operation.formatPaths![format]!;
    const { csv: _, svg: __, text: ___, formatPaths: ____, ...rest } = operation;
    return {
      ...rest,
      format,
      operationId: operation.operationId + suffixes[format],
      path: operation.path + suffix,
      summary: `${operation.summary}: ${title}`,
      query: withoutParameters(operation.query, foreignParameters[format]),
      reply: { schema: Type.string({ description: operation[format] }), example: undefined },
    };
  });
}

/** The query of an operation whose reply is JSON, without the parameters of other formats. */
export function jsonQuery({ query, formatPaths }: Operation): InputFields {
  return formatPaths?.text === undefined ? query : withoutParameters(query, ['format', ...textParameters]);
}

function withoutParameters(query: InputFields, names: readonly string[]): InputFields {
  return Object.fromEntries(Object.entries(query).filter(([name]) => !names.includes(name)));
}
