import * as Type from '#base/json-schema.ts';
import type { AnyCalculator, InputFields } from '#catalogue/declare/define.ts';
import { choice, flag } from '#catalogue/declare/fields.ts';
import { searchWords, word, wordList } from '#catalogue/declare/structures.ts';
import { accessOperations } from './access-operations.ts';
import { askOperation } from './ask-operation.ts';
import { batchOperation } from './batch-operation.ts';
import { currencyOperations } from './currency-operations.ts';
import {
  calculatorDetailSchema,
  calculatorMetaSchema,
  describeCalculator,
  detailCalculator,
} from '#api/discovery.ts';
import { calculationPath, calculatorPath } from '#api/paths.ts';
import { entryOperation } from './entry-operation.ts';
import { packs } from '#law/packs.ts';
import { lawListOperation, lawOperation } from './law-operations.ts';
import { describeFormula } from '#calculate/explain/formula.ts';
import { textQuery } from './format-operations.ts';
import type { FormatPaths, Operation } from './operation.ts';
import { pictureNames } from '#catalogue/declare/picture-names.ts';
import { solveOperation, sweepOperation } from './question-operations.ts';
import { singleOutputs } from '#text/write/result-lines.ts';
import { intervalsOf } from '#calculate/schedule/schedule.ts';
import { inputSchema, replySchema } from '#api/schemas.ts';
import { includesOf } from '#calculate/includes.ts';
import { pascalCase } from '#api/type-names.ts';

/** calculateCompoundInterest for compound-interest. */
function operationIdOf(calculator: AnyCalculator): string {
  return `calculate${pascalCase(calculator.id)}`;
}

function namedInputSchema({ id, input }: AnyCalculator) {
  return Type.named(`${pascalCase(id)}Input`, inputSchema(input));
}

const PROGRESS =
  'While the calculation runs, up to four lines a second: {"progress":{"done":40000,"of":100000},"partial":{…}}, with estimates of some ' +
  'results so far. The last line is {"result":{…}} with the reply, or a problem with its status: {"status":422,"problem":{…}}';

export function calculationOperation(calculator: AnyCalculator): Operation {
  const { input, output } = calculator.examples[0];
  const { equation, limits } = describeFormula(calculator);
  return {
    operationId: operationIdOf(calculator),
    method: 'POST',
    path: calculationPath(calculator.id),
    tag: 'Calculate',
    summary: calculator.name,
    description: [calculator.summary, equation, ...limits].join('\n\n'),
    query: calculationQuery(calculator),
    body: { schema: namedInputSchema(calculator), example: input },
    reply: {
      schema: Type.named(`${pascalCase(calculator.id)}Result`, replySchema(calculator)),
      example: output,
    },
    text: 'A line for each result, the answer first, with numbers as the locale writes them; or a single result',
    problems: ['goal-unreachable', 'result-out-of-range'],
    formatPaths: calculationFormats(calculator),
    ...(calculator.prepare !== undefined && { progress: PROGRESS }),
    ...(calculator.schedule !== undefined && {
      csv: 'The rows of the schedule (RFC 4180)',
    }),
    ...(pictureNames(calculator).length > 0 && {
      svg: 'The chart, in light or dark colors as the viewer prefers',
    }),
  };
}

/** The paths below that of a calculation at which it has a format. */
export function calculationFormats(calculator: AnyCalculator): FormatPaths {
  return {
    ...(calculator.schedule !== undefined && {
      csv: { suffix: '/schedule.csv', title: 'schedule as CSV' },
    }),
    ...(pictureNames(calculator).length > 0 && { svg: { suffix: '/chart.svg', title: 'chart' } }),
    text: { suffix: '/result.txt', title: 'text' },
  };
}

/** `GET /calculate/{id}`: the calculation with its inputs in the address, for what can only open one. */
export function addressOperation(
  calculator: AnyCalculator,
  {
    operationId,
    path,
    tag,
    summary,
    query,
    reply,
    text,
    csv,
    svg,
    progress,
    problems,
  }: Operation = calculationOperation(calculator),
): Operation {
  return {
    operationId: `${operationId}FromAddress`,
    method: 'GET',
    path,
    tag,
    summary: `${summary}, from an address`,
    description:
      'The same calculation with its inputs in the query, for spreadsheets and browsers; the reply may be cached. A list of ' +
      'values is one parameter with commas between them or a JSON array, a list of objects is a JSON array.',
    query: { ...calculator.input, ...query },
    inputs: namedInputSchema(calculator),
    queryExample: calculator.examples[0].input,
    body: undefined,
    reply,
    problems,
    formatPaths: calculationFormats(calculator),
    isCacheable: true,
    ...(text !== undefined && { text }),
    ...(csv !== undefined && { csv }),
    ...(svg !== undefined && { svg }),
    ...(progress !== undefined && { progress }),
  };
}

const acceptance = { true: 'the warnings are in the header Centwise-Warning', false: 'the reply is 422' };

/** The query parameters of a calculation. */
function calculationQuery(calculator: AnyCalculator): InputFields {
  const include = wordList('Additions to the results', includesOf(calculator), {
    optional: true,
  });
  const outputs = singleOutputs(calculator);
  const text = {
    ...textQuery,
    ...(outputs.length > 0 && {
      output: word('Result that is the whole text', outputs),
      accept_warnings: flag('Whether a single result is given despite warnings', acceptance, {
        default: false,
      }),
    }),
  };
  const intervals = intervalsOf(calculator);
  const names = pictureNames(calculator);
  const picture = names.length > 1 && {
    picture: word('Which chart; the first that the inputs allow, by default', names),
  };
  if (intervals.length === 0) return { include, ...picture, ...text };
  const words = Object.fromEntries(intervals.map((interval) => [interval, `one row per ${interval}`]));
  return {
    include,
    interval: choice('Interval of the schedule rows', words, { default: intervals[0]! }),
    ...picture,
    ...text,
  };
}

/** The operation that describes a calculator. */
export function calculatorOperation(calculator: AnyCalculator): Operation {
  return {
    operationId: operationIdOf(calculator).replace('calculate', 'describe'),
    method: 'GET',
    path: calculatorPath(calculator.id),
    tag: 'Calculators',
    summary: `Describe the ${calculator.name}`,
    description:
      'The fields with units, bounds and defaults, the formula with sources, examples and conventions of the calculator.',
    query: {},
    body: undefined,
    reply: { schema: calculatorDetailSchema, example: detailCalculator(calculator) },
    problems: [],
    isCacheable: true,
  };
}

export function listOperation(catalogue: readonly AnyCalculator[]): Operation {
  return {
    operationId: 'listCalculators',
    method: 'GET',
    path: '/calculators',
    tag: 'Calculators',
    summary: 'List all calculators',
    description: 'The calculators of this service, with the category, endpoint and description of each.',
    query: {
      category: word('Category of the calculators; all when absent', [
        ...new Set(catalogue.map(({ category }) => category)),
      ]),
      q: searchWords('Plain words to search for, such as car loan; the best match is first', {
        optional: true,
      }),
    },
    body: undefined,
    reply: { schema: Type.list(calculatorMetaSchema), example: catalogue.map(describeCalculator) },
    problems: [],
    isCacheable: true,
  };
}

/** All operations of the service, each calculator with its own. */
export function listOperations(catalogue: readonly AnyCalculator[]): readonly Operation[] {
  return [
    entryOperation(catalogue),
    listOperation(catalogue),
    askOperation,
    ...catalogue.map(calculatorOperation),
    ...catalogue.flatMap((calculator) => {
      const calculation = calculationOperation(calculator);
      return [calculation, addressOperation(calculator, calculation)];
    }),
    ...catalogue.map(solveOperation),
    ...catalogue.map(sweepOperation),
    batchOperation(catalogue),
    lawListOperation,
    ...packs.map(lawOperation),
    ...currencyOperations,
    ...accessOperations,
  ];
}
