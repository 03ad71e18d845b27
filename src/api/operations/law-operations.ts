import * as Type from '#base/json-schema.ts';
import { date } from '#catalogue/declare/structures.ts';
import { type Pack, sourceKinds } from '#law/pack.ts';
import { packs } from '#law/packs.ts';
import { lawPath } from '#api/paths.ts';
import { pascalCase } from '#api/type-names.ts';
import type { Operation } from './operation.ts';

const strict = { additionalProperties: false };
const day = (description: string) => Type.string({ format: 'date', description });

const summaryMembers = {
  id: Type.string({ description: 'ID, which is also the last segment of the path' }),
  name: Type.string(),
  country: Type.string({ description: 'ISO 3166 code of the country' }),
  currency: Type.string(),
  from: day('First day that the figures cover; a few may be older'),
  to: day('Last day that the figures cover; a few may go on'),
  checked: day('Day on which the figures were last held against their sources'),
};

const sourceSchema = Type.object(
  {
    kind: Type.words(sourceKinds, { description: 'How it was seen; a source that is only cited was not' }),
    title: Type.string(),
    at: Type.optional(Type.string({ description: 'Version of a program' })),
  },
  strict,
);

const rowSchema = Type.object(
  {
    from: day('First day of the value'),
    to: day('Last day of the value'),
    value: Type.optional(
      Type.unknown({
        description:
          'A number, bands [bound, rate in percent], or an object of these; absent where the law has no such figure',
      }),
    ),
    sources: Type.list(Type.string(), { description: 'Keys of sources' }),
    checked: Type.optional(day('Day on which the value was last held against its sources')),
    own: Type.optional(Type.boolean({ description: 'True when the operator of the service has added it' })),
  },
  strict,
);

const figureSchema = Type.object(
  {
    unit: Type.string(),
    provision: Type.string({ description: 'Provision of the law' }),
    by: Type.optional(
      Type.anyOf([Type.string(), Type.list(Type.string())], {
        description: 'Inputs whose words choose the value',
      }),
    ),
    indexed: Type.optional(Type.boolean({ description: 'True when the law changes the value each year' })),
    words: Type.optional(Type.string({ description: 'Conditions of the figure' })),
    rounding: Type.optional(Type.string({ description: 'Rounding that the law requires' })),
    values: Type.list(rowSchema),
  },
  strict,
);

const summarySchema = Type.named('LawSummary', Type.object(summaryMembers, strict));
const packSchema = Type.named(
  'LawFigures',
  Type.object(
    {
      ...summaryMembers,
      notes: Type.optional(Type.list(Type.string())),
      sources: Type.map(sourceSchema),
      figures: Type.map(figureSchema, {
        description: 'Figures by name; NAME_WORD is NAME of a region or regime',
      }),
    },
    strict,
  ),
);

function summaryOf({ id, name, country, currency, from, to, checked }: Pack) {
  return { id, name, country, currency, from, to, checked };
}

/** Without what the law does not have, which packs say by null. */
export function shownPack(pack: Pack): object {
  const text = JSON.stringify(pack, (_, value: unknown) => (value === null ? undefined : value));
  return JSON.parse(text) as object;
}

/** `GET /law`. */
export const lawListOperation: Operation = {
  operationId: 'listLaw',
  method: 'GET',
  path: lawPath(),
  tag: 'Calculators',
  summary: 'List the law that calculators read',
  description:
    'The figures of laws that this service has, by country and subject, with the days that they cover.',
  query: {},
  body: undefined,
  reply: { schema: Type.list(summarySchema), example: packs.map(summaryOf) },
  problems: [],
  isCacheable: true,
};

/** `GET /law/{id}`. */
export function lawOperation(pack: Pack): Operation {
  return {
    operationId: `describeLaw${pascalCase(pack.id)}`,
    method: 'GET',
    path: lawPath(pack.id),
    tag: 'Calculators',
    summary: `Figures of ${pack.name}`,
    description: 'Each figure with its days, its provision and its sources.',
    query: { date: date('Day of which only the rows are shown; all rows when absent', { optional: true }) },
    body: undefined,
    reply: { schema: packSchema, example: shownPack(pack) },
    problems: [],
    isCacheable: true,
  };
}
