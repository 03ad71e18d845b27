import type { AnyCalculator, InputFields, InputValues } from '#catalogue/define.ts';
import type { FieldKind } from '#catalogue/fields.ts';
import type { Operation } from '#derive/operation.ts';
import { calculationOperation, calculatorOperation, listOperation } from '#derive/operations.ts';
import { calculationPath, calculatorPath, solvePath, sweepPath } from '#derive/paths.ts';
import type { Draw } from '#derive/picture.ts';
import { createInputCheck } from '#derive/validation.ts';
import { createBatchRoute } from './batch-routes.ts';
import { createCurrencyRoutes, type Rates } from './currency-routes.ts';
import { createInclusion } from './inclusion.ts';
import { prepare, type Prepared } from './prepared.ts';
import { solveRoute, sweepRoute } from './question-routes.ts';
import { invalidBody, invalidQuery, JSON_TYPE, jsonReply, type Reply } from './replies.ts';
import { noQuery, type Query, type Route } from './route.ts';
import { type Access, createAccessRoutes } from './usage-routes.ts';

/** The routes of a path, by method. */
export type RouteTable = ReadonlyMap<string, Readonly<Partial<Record<string, Route>>>>;

/** Every route of the service, below the version segment. `engine` names the program and its version. */
export function createRoutes(
  catalogue: readonly AnyCalculator[],
  rates: Rates,
  access: Access,
  engine: string,
  draw: Draw,
): RouteTable {
  return tableRoutes([
    ...createCalculatorRoutes(catalogue, engine, draw),
    ...[...createCurrencyRoutes(rates, draw), ...createAccessRoutes(access)].map(made),
  ]);
}

/** A route that is made when it is first asked for: a start does not wait for the schemas of all calculators. */
export interface RouteMaker {
  readonly method: string;
  /** Below the version segment, as the operation has it. */
  readonly path: string;
  readonly make: () => Route;
}

/** One that is there already. */
export function made(route: Route): RouteMaker {
  return { method: route.operation.method, path: route.operation.path, make: () => route };
}

/** What needs nothing but the catalogue. */
export function createCalculatorRoutes(
  catalogue: readonly AnyCalculator[],
  engine: string,
  draw: Draw,
): readonly RouteMaker[] {
  const prepared = catalogue.map(prepare);
  return [
    made(constantRoute(listOperation(catalogue))),
    ...prepared.flatMap((one): RouteMaker[] => {
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
    made(createBatchRoute(prepared)),
  ];
}

export function tableRoutes(makers: readonly RouteMaker[]): RouteTable {
  const table = new Map<string, Record<string, Route>>();
  for (const maker of makers) {
    const methods = table.get(maker.path) ?? {};
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

/** A reply that is always the same: the example of its operation. */
function constantRoute(operation: Operation): Route {
  let reply: Reply | undefined;
  return { operation, answer: () => (reply ??= jsonReply(JSON.stringify(operation.reply.example))) };
}

function calculationRoute(
  { calculator, check, evaluator, calculate }: Prepared,
  engine: string,
  draw: Draw,
): Route {
  const include = createInclusion(calculator, evaluator, engine, draw);
  return {
    operation: calculationOperation(calculator),
    answer: ({ query, body, type }) => {
      const violations = check(body);
      if (violations !== undefined) throw invalidBody(violations);
      const calculation = calculate(body as InputValues);
      if (query === noQuery && type === JSON_TYPE) return jsonReply(`${calculation.text}}`);
      return include(calculation, query, type);
    },
  };
}

/** Query parameters are checked like the fields of a body, and none may stand twice. */
function withQueryCheck(route: Route): Route {
  const fields: InputFields = route.operation.query;
  const check = createInputCheck(fields);
  const mayBeEmpty = Object.values(fields).every((field) => !field.required);
  return {
    ...route,
    answer: (call) => {
      const violations =
        call.query === noQuery && mayBeEmpty ? undefined : check(splitLists(call.query, fields));
      if (violations !== undefined) throw invalidQuery(violations);
      return route.answer(call);
    },
  };
}

/** A list stands in one parameter, with commas between its words. */
function splitLists(query: Query, fields: InputFields): Readonly<Record<string, string | readonly string[]>> {
  return Object.fromEntries(
    Object.entries(query).map(([name, text]) => [name, isList(fields[name]?.kind) ? text.split(',') : text]),
  );
}

function isList(kind: FieldKind | undefined): boolean {
  return kind === 'words' || kind === 'past-currencies';
}
