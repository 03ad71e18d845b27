import type { SharedWork, Steps } from '#base/steps.ts';
import type { AnyCalculator } from '#catalogue/declare/define.ts';
import type { FormatPaths } from '#api/operations/operation.ts';
import { calculationFormats } from '#api/operations/calculator-operations.ts';
import { calculationPath, calculatorPath, solvePath, sqlPath, sweepPath } from '#api/paths.ts';
import { solveFormats, sweepFormats } from '#api/operations/question-operations.ts';
import { createCsvOpener, type OpenCsv } from './batch/csv/csv-batch.ts';
import { engines } from '#sql/contracts.ts';
import type { Draw } from '#picture/picture.ts';
import { byIds } from '#catalogue/ids.ts';
import { beginCalls } from './sql/sql-items.ts';
import { type BeginItems, createItemRunner } from './batch/batch-items.ts';
import { compileCalculator } from '#calculate/compiled-calculator.ts';
import { createCalculatorRoutes, type RouteTable, tableRoutes } from './routes.ts';

/** Everything that needs only the catalogue, so any thread can answer it. */
export interface Calculators {
  readonly routes: RouteTable;
  readonly beginItems: BeginItems;
  readonly openCsv: OpenCsv;
  /** Does parts of shared work. */
  readonly help: (shared: SharedWork) => Steps<void>;
}

/** `engine` names the program and its version. */
export function createCalculators(
  catalogue: readonly AnyCalculator[],
  engine: string,
  draw: Draw,
): Calculators {
  const calculators = catalogue.map(compileCalculator);
  const runItems = createItemRunner(calculators);
  const byId = byIds(calculators, ({ calculator }) => calculator);
  const beginItems: BeginItems = (options) =>
    options.form === undefined
      ? runItems(options)
      : beginCalls(byId.get(options.named!)!, options.form, options.rowsEach);
  const table = tableRoutes(createCalculatorRoutes(calculators, beginItems, engine, draw));
  const aliases = catalogue.flatMap((calculator) => {
    const paths = pathsOf(calculator);
    return (calculator.aliases ?? []).flatMap((alias) =>
      paths.map((pathOf) => [pathOf(alias), table.get(pathOf(calculator.id))!] as const),
    );
  });
  const helpers = new Map(catalogue.map(({ id, help }) => [id, help]));
  return {
    routes: new Map([...table, ...aliases]),
    beginItems,
    openCsv: createCsvOpener(calculators),
    help: (shared) => helpers.get(shared.calculator)!(shared),
  };
}

/** All paths of a calculator, each as a function of its ID. */
function pathsOf(calculator: AnyCalculator): readonly ((id: string) => string)[] {
  const below = (pathOf: (id: string) => string, formats: FormatPaths) => [
    pathOf,
    ...Object.values(formats).map(
      ({ suffix }) =>
        (id: string) =>
          pathOf(id) + suffix,
    ),
  ];
  return [
    calculatorPath,
    ...below(calculationPath, calculationFormats(calculator)),
    ...below(solvePath, solveFormats),
    ...below(sweepPath, sweepFormats),
    ...engines.map((engine) => (id: string) => sqlPath(engine, id)),
  ];
}
