import type { AnyCalculator, InputFields } from '#catalogue/declare/define.ts';
import { label, word, wordList } from '#catalogue/declare/structures.ts';
import { accessOperations } from './access-operations.ts';
import { batchOperation } from './batch-operation.ts';
import { currencyOperations } from './currency-operations.ts';
import { entryOperation } from './entry-operation.ts';
import { formatOperations, textQuery } from './format-operations.ts';
import { createLabels } from '#text/write/labels.ts';
import type { Operation } from './operation.ts';
import {
  addressOperation,
  calculationFormats,
  calculationOperation,
  calculatorOperation,
  listOperation,
} from './calculator-operations.ts';
import type { Pack } from '#law/pack.ts';
import { packs } from '#law/packs.ts';
import { lawListOperation, lawOperation } from './law-operations.ts';
import { calculationPath, calculatorPath, lawPath, solvePath, sqlPath, sweepPath } from '#api/paths.ts';
import { pascalCase } from '#api/type-names.ts';
import { contracts, engines } from '#sql/contracts.ts';
import { sqlOperation } from './sql-operations.ts';
import { askOperation } from './ask-operation.ts';
import { inputsSchema, resultsSchema, solveOperation, sweepOperation } from './question-operations.ts';
import { intervalsOf } from '#calculate/schedule/schedule.ts';
import { allIncludes } from '#calculate/includes.ts';

/**
 * The operations as documents list them: a calculation for each calculator, and once, with the IDs of the
 * calculators, what all calculators have alike.
 */
export function listDocumentedOperations(catalogue: readonly AnyCalculator[]): readonly Operation[] {
  const label = createLabels(catalogue);
  const calculations = catalogue.map((calculator) => ({
    ...calculationOperation(calculator),
    group: label(calculator.category.replaceAll('-', '_')),
  }));
  return [...calculations, ...listReferenceOperations(catalogue)];
}

/** All but the calculations, which each calculator describes. */
export function listReferenceOperations(catalogue: readonly AnyCalculator[]): readonly Operation[] {
  const ids = catalogue.map(({ id }) => id);
  const first = catalogue.find(({ schedule }) => schedule !== undefined) ?? catalogue[0]!;
  const solve = {
    ...solveOperation(first),
    operationId: 'solve',
    path: solvePath('{id}'),
    summary: 'Find the input that gives a result',
    ids,
  };
  const sweep = {
    ...sweepOperation(first),
    operationId: 'sweep',
    path: sweepPath('{id}'),
    summary: 'Results for varying inputs',
    ids,
  };
  const list = listOperation(catalogue);
  return [
    entryOperation(catalogue),
    { ...list, reply: { ...list.reply, example: (list.reply.example as unknown[]).slice(0, 2) } },
    {
      ...calculatorOperation(first),
      operationId: 'describeCalculator',
      path: calculatorPath('{id}'),
      summary: 'Describe a calculator',
      ids,
    },
    askOperation,
    ...listSharedCalculations(catalogue, first),
    solve,
    ...formatOperations(solve),
    sweep,
    ...formatOperations(sweep),
    batchOperation(catalogue),
    {
      ...lawListOperation,
      reply: {
        ...lawListOperation.reply,
        example: (lawListOperation.reply.example as unknown[]).slice(0, 2),
      },
    },
    {
      ...lawOperation(briefPack(packs[0]!)),
      operationId: 'describeLaw',
      path: lawPath('{id}'),
      summary: 'Figures of a law',
      ids: packs.map(({ id }) => id),
    },
    ...engines.map((engine) => ({
      ...sqlOperation(first, engine),
      operationId: `sql${pascalCase(engine)}`,
      path: sqlPath(engine, '{id}'),
      summary: `Call a calculator as a function of ${contracts[engine].name}`,
      ids,
    })),
    ...currencyOperations.flatMap((operation) => [operation, ...formatOperations(operation)]),
    ...accessOperations,
  ];
}

/** With one of its figures and its sources, as an example. */
function briefPack(pack: Pack): Pack {
  const [[name, figure]] = Object.entries(pack.figures) as [[string, Pack['figures'][string]]];
  const values = figure.values.slice(-1);
  const used = new Set(values.flatMap(({ sources }) => sources));
  return {
    ...pack,
    notes: [],
    sources: Object.fromEntries(Object.entries(pack.sources).filter(([key]) => used.has(key))),
    figures: { [name]: { ...figure, values } },
  };
}

/**
 * The calculation in an address, and schedules, charts and texts, at the same place below the path of every
 * calculator.
 */
function listSharedCalculations(
  catalogue: readonly AnyCalculator[],
  first: AnyCalculator,
): readonly Operation[] {
  const ids = catalogue.map(({ id }) => id);
  const scheduled = catalogue.filter(({ schedule }) => schedule !== undefined);
  const calculation = {
    ...calculationOperation(first),
    operationId: 'calculate',
    path: calculationPath('{id}'),
    summary: 'Run a calculator',
    query: sharedQuery(scheduled),
    reply: { schema: resultsSchema, example: first.examples[0].output },
  };
  const body = { schema: inputsSchema, example: first.examples[0].input };
  const address = { ...addressOperation(first, calculation), query: calculation.query, inputs: inputsSchema };
  const inFormats = [
    { ...calculation, body, description: 'The inputs are those of the calculator.' },
    address,
  ]
    .flatMap(formatOperations)
    .map((one) => ({
      ...one,
      ids: catalogue
        .filter((each) => Object.hasOwn(calculationFormats(each), one.format!))
        .map(({ id }) => id),
    }));
  return [{ ...address, ids }, ...inFormats];
}

/** The parameters of all calculators together. */
function sharedQuery(scheduled: readonly AnyCalculator[]): InputFields {
  return {
    include: wordList(
      'Additions to the results; a schedule or chart where the calculator has one',
      allIncludes,
      {
        optional: true,
      },
    ),
    interval: word('Interval of the schedule rows; the shortest that the calculator has when absent', [
      ...new Set(scheduled.flatMap(intervalsOf)),
    ]),
    picture: label('Which chart; the first that the inputs allow, by default', { optional: true }),
    locale: textQuery['locale']!,
    output: label('Result that is the whole text; all results when absent', { optional: true }),
  };
}
