import type { InputFields, InputValues } from '#catalogue/define.ts';
import type { FieldKind } from '#catalogue/fields.ts';
import type { Operation } from '#derive/operation.ts';
import { calculationOperation, calculatorOperation, listOperation } from '#derive/operations.ts';
import { calculationPath, calculatorPath, solvePath, sweepPath } from '#derive/paths.ts';
import type { Draw } from '#derive/picture.ts';
import { createInputCheck } from '#derive/validation.ts';
import type { BeginItems } from './routes/batch-items.ts';
import { createBatchRoute } from './routes/batch-routes.ts';
import { createCurrencyRoutes, type Rates } from './routes/currency-routes.ts';
import { createInclusion } from './routes/inclusion.ts';
import type { CompiledCalculator } from './compiled-calculator.ts';
import { solveRoute, sweepRoute } from './routes/question-routes.ts';
import { invalidBody, invalidQuery, JSON_TYPE, jsonReply, type Reply } from './replies.ts';
import { noQuery, type PureRoute, type Query, type Route } from './route.ts';
import { type Access, createAccessRoutes } from './routes/usage-routes.ts';

/** The routes of a path, by method. */
export type RouteTable = ReadonlyMap<string, Readonly<Partial<Record<string, Route>>>>;

/** Every route of the service, below the version segment; `calculators` are those of the catalogue. */
export function createRoutes(calculators: RouteTable, rates: Rates, access: Access): RouteTable {
  const live = [...createCurrencyRoutes(rates), ...createAccessRoutes(access)].map(readyRoute);
  return new Map([...calculators, ...tableRoutes(live)]);
}

/** A route that is created on first use, so that a start does not wait for the schemas of all calculators. */
export interface RouteMaker {
  readonly method: string;
  /** Below the version segment, as the operation has it. */
  readonly path: string;
  readonly make: () => Route;
}

/** Wraps a route that already exists. */
export function readyRoute(route: Route): RouteMaker {
  return { method: route.operation.method, path: route.operation.path, make: () => route };
}

/** The routes that need only the catalogue. `engine` names the program and its version. */
export function createCalculatorRoutes(
  calculators: readonly CompiledCalculator[],
  beginItems: BeginItems,
  engine: string,
  draw: Draw,
): readonly RouteMaker[] {
  const catalogue = calculators.map(({ calculator }) => calculator);
  return [
    readyRoute(constantRoute(listOperation(catalogue))),
    ...calculators.flatMap((one): RouteMaker[] => {
      const { calculator } = one;
      const { id } = calculator;
      const describe = () => constantRoute(calculatorOperation(calculator));
      return [
        { method: 'GET', path: calculatorPath(id), make: describe },
        { method: 'POST', path: calculationPath(id), make: () => calculationRoute(one, engine, draw) },
        { method: 'POST', path: solvePath(id), make: () => solveRoute(one) },
        { method: 'POST', path: sweepPath(id), make: () => sweepRoute(one, draw) },
      ];
    }),
    readyRoute(createBatchRoute(calculators, beginItems)),
  ];
}

export function tableRoutes(makers: readonly RouteMaker[]): RouteTable {
  const table = new Map<string, Record<string, Route>>();
  for (const maker of makers) {
    const methods = table.get(maker.path) ?? (Object.create(null) as Record<string, Route>);
    table.set(maker.path, methods);
    const options = { enumerable: true, configurable: true };
    const get = () => {
      const value = withQueryCheck(makeRoute(maker));
      Object.defineProperty(methods, maker.method, { ...options, value });
      return value;
    };
    Object.defineProperty(methods, maker.method, { ...options, get });
  }
  return table;
}

function makeRoute({ path, method, make }: RouteMaker): Route {
  const route = make();
  if (route.operation.path === path && route.operation.method === method) return route;
  throw new Error(`${method} ${path} is not where its operation says`);
}

/** A route with a constant reply: the example of its operation. */
function constantRoute(operation: Operation): PureRoute {
  let reply: Reply | undefined;
  return { operation, run: () => (reply ??= jsonReply(JSON.stringify(operation.reply.example))) };
}

function calculationRoute(
  { calculator, check, evaluator, calculate, warn }: CompiledCalculator,
  engine: string,
  draw: Draw,
): PureRoute {
  const include = createInclusion(calculator, evaluator, engine, draw);
  return {
    operation: calculationOperation(calculator),
    run: ({ query, body, type }) => {
      const violations = check(body);
      if (violations !== undefined) throw invalidBody(violations);
      const values = body as InputValues;
      const calculation = calculate(values);
      const warnings = warn(values);
      if (isEmpty(query) && type === JSON_TYPE) return jsonReply(`${calculation.text}${warnings}}`);
      return include(calculation, query, type, warnings);
    },
  };
}

/** Query parameters are checked like the fields of a body, and must not be repeated. */
function withQueryCheck(route: Route): Route {
  const fields: InputFields = route.operation.query;
  const check = createInputCheck(fields);
  const mayBeEmpty = Object.values(fields).every((field) => !field.required);
  const checkQuery = (query: Query) => {
    const violations = isEmpty(query) && mayBeEmpty ? undefined : check(splitLists(query, fields));
    if (violations !== undefined) throw invalidQuery(violations);
  };
  if ('run' in route) {
    const run: PureRoute['run'] = (call) => {
      checkQuery(call.query);
      return route.run(call);
    };
    return { ...route, run };
  }
  return {
    ...route,
    answer: (call) => {
      checkQuery(call.query);
      return route.answer(call);
    },
  };
}

/** A query from another thread is a different object. */
function isEmpty(query: Query): boolean {
  if (query === noQuery) return true;
  for (const _ in query) return false;
  return true;
}

/** A list is one parameter with values separated by commas. */
function splitLists(query: Query, fields: InputFields): Readonly<Record<string, string | readonly string[]>> {
  return Object.fromEntries(
    Object.entries(query).map(([name, text]) => [name, isList(fields[name]?.kind) ? text.split(',') : text]),
  );
}

function isList(kind: FieldKind | undefined): boolean {
  return kind === 'words' || kind === 'past-currencies';
}
