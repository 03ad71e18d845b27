import type { InputFields, InputValues } from '#catalogue/define.ts';
import type { FieldKind } from '#catalogue/fields.ts';
import type { Operation } from '#derive/operation.ts';
import { scopeOf } from '#derive/operation.ts';
import { calculationOperation, calculatorOperation, listOperation } from '#derive/operations.ts';
import { calculationPath, calculatorPath, solvePath, sweepPath } from '#derive/paths.ts';
import { JsonWriter } from '#derive/json-writer.ts';
import type { Draw } from '#derive/picture.ts';
import { createInputCheck } from '#derive/validation.ts';
import type { BeginItems } from './routes/batch-items.ts';
import { createBatchRoute } from './routes/batch-routes.ts';
import { createCurrencyRoutes, type Rates } from './routes/currency-routes.ts';
import { createInclusion } from './routes/inclusion.ts';
import type { CompiledCalculator } from './compiled-calculator.ts';
import { solveRoute, sweepRoute } from './routes/question-routes.ts';
import { invalidBody, invalidQuery, JSON_TYPE, jsonReply, type Reply } from './replies.ts';
import { type LiveRoute, noQuery, type PureRoute, type Query, type Route } from './route.ts';
import { type Access, createAccessRoutes } from './routes/usage-routes.ts';

/**
 * The routes of a path, by method. Each is created on first use, so that a start does not wait for the schemas of
 * all calculators.
 */
export type RouteTable = ReadonlyMap<string, Readonly<Partial<Record<string, Route>>>>;

/** The place of a route and the route itself, not created yet. */
type Entry = readonly [
  method: 'GET' | 'POST',
  /** Below the version segment, as the operation has it. */
  path: string,
  create: () => PureRoute | LiveRoute,
];

/** Every route of the service, below the version segment; `calculators` are those of the catalogue. */
export function createRoutes(calculators: RouteTable, rates: Rates, access: Access): RouteTable {
  const live = [...createCurrencyRoutes(rates), ...createAccessRoutes(access)];
  return new Map([...calculators, ...tableRoutes(live.map(entryOf))]);
}

/** The entry of a route that already exists. */
export function entryOf(route: PureRoute | LiveRoute): Entry {
  return [route.operation.method, route.operation.path, () => route];
}

/** The routes that need only the catalogue. `engine` names the program and its version. */
export function createCalculatorRoutes(
  calculators: readonly CompiledCalculator[],
  beginItems: BeginItems,
  engine: string,
  draw: Draw,
): readonly Entry[] {
  const catalogue = calculators.map(({ calculator }) => calculator);
  return [
    entryOf(constantRoute(listOperation(catalogue))),
    ...calculators.flatMap((one): Entry[] => {
      const { calculator } = one;
      const { id } = calculator;
      return [
        ['GET', calculatorPath(id), () => constantRoute(calculatorOperation(calculator))],
        ['POST', calculationPath(id), () => calculationRoute(one, engine, draw)],
        ['POST', solvePath(id), () => solveRoute(one)],
        ['POST', sweepPath(id), () => sweepRoute(one, draw)],
      ];
    }),
    entryOf(createBatchRoute(calculators, beginItems)),
  ];
}

export function tableRoutes(entries: readonly Entry[]): RouteTable {
  const table = new Map<string, Record<string, Route>>();
  for (const [method, path, create] of entries) {
    const methods = table.get(path) ?? (Object.create(null) as Record<string, Route>);
    table.set(path, methods);
    const get = () => {
      const value = completeRoute(create(), method, path);
      Object.defineProperty(methods, method, { value, enumerable: true });
      return value;
    };
    Object.defineProperty(methods, method, { get, enumerable: true, configurable: true });
  }
  return table;
}

/** The route with its scope and the check of its query: query parameters are checked like the fields of a body. */
function completeRoute(route: PureRoute | LiveRoute, method: string, path: string): Route {
  const { operation } = route;
  if (operation.path !== path || operation.method !== method)
    throw new Error(`${method} ${path} is not where its operation says`);
  const fields: InputFields = operation.query;
  const check = createInputCheck(fields);
  const checkQuery = (query: Query) => {
    const violations = check(splitLists(query, fields));
    if (violations !== undefined) throw invalidQuery(violations);
  };
  const scope = scopeOf(operation);
  if ('run' in route) return { ...route, scope, checkQuery };
  const answer: LiveRoute['answer'] = (call) => {
    checkQuery(call.query);
    return route.answer(call);
  };
  return { ...route, scope, answer };
}

/** A route with a constant reply: the example of its operation. */
function constantRoute(operation: Operation): PureRoute {
  let reply: Reply | undefined;
  return { operation, run: () => (reply ??= jsonReply(JSON.stringify(operation.reply.example))) };
}

/** For replies, which are complete when the next one begins. */
const writer = new JsonWriter();

function calculationRoute(
  { calculator, check, evaluator, write, calculate, warn }: CompiledCalculator,
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
      if (query !== noQuery || type !== JSON_TYPE)
        return include(calculate(values), query, type, warn(values));
      write(writer, values);
      return { status: 200, contentType: JSON_TYPE, body: writer.take() };
    },
  };
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
