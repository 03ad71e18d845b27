import type { Steps } from '#base/steps.ts';
import type { AnyCalculator, InputValues } from '#catalogue/declare/define.ts';
import { describeCalculator } from '#api/discovery.ts';
import { entryOperation } from '#api/operations/entry-operation.ts';
import type { Operation } from '#api/operations/operation.ts';
import { scopeOf } from '#api/operations/operation.ts';
import {
  calculationFormats,
  calculationOperation,
  calculatorOperation,
  listOperation,
} from '#api/operations/calculator-operations.ts';
import { lawListOperation, lawOperation, shownPack } from '#api/operations/law-operations.ts';
import { daysOf, type Pack, packOn } from '#law/pack.ts';
import { packs } from '#law/packs.ts';
import { conversionOperation } from '#api/operations/currency-operations.ts';
import { solveFormats, sweepFormats } from '#api/operations/question-operations.ts';
import { cacheable } from './documents/conditional.ts';
import { calculationPath, calculatorPath, solvePath, sqlPath, sweepPath } from '#api/paths.ts';
import { createLabels } from '#text/write/labels.ts';
import { JsonWriter } from '#calculate/result/json-writer.ts';
import type { Draw } from '#picture/picture.ts';
import { createSearchOfAll } from '#text/search/search-of-all.ts';
import { withFormats } from './routes/format-routes.ts';
import type { BeginItems } from './batch/batch-items.ts';
import { createBatchRoute } from './batch/batch-routes.ts';
import { createCurrencyRoutes, type Rates } from './routes/currency-routes.ts';
import { createInclusion, type Means } from './routes/inclusion.ts';
import { answeringRoute, askRoute, type CountQuestion } from './routes/ask-route.ts';
import { addressRoute } from './routes/address-route.ts';
import type { CompiledCalculator } from '#calculate/compiled-calculator.ts';
import { solveRoute, sweepRoute } from './routes/question-routes.ts';
import { sqlRoute } from './sql/sql-routes.ts';
import { engines } from '#sql/contracts.ts';
import { createQueryReader } from './request/query-values.ts';
import { JSON_TYPE, jsonReply, type Reply } from './replies.ts';
import { invalidBody, Problem } from '#calculate/check/problem.ts';
import {
  type RouteCall,
  type Entry,
  type LiveRoute,
  noQuery,
  type PureRoute,
  type Query,
  type Route,
} from './route.ts';
import { type Access, createAccessRoutes } from './routes/usage-routes.ts';

/**
 * The routes of a path, by method. Each is created on first use, so that a start does not wait for the
 * schemas of all calculators.
 */
export type RouteTable = ReadonlyMap<string, Readonly<Partial<Record<string, Route>>>>;

/** Every route of the service, below the version segment; `calculators` are those of the catalogue. */
export function createRoutes(
  calculators: RouteTable,
  rates: Rates,
  access: Access,
  count: CountQuestion,
): RouteTable {
  const live = [...createRatesRoutes(rates, count), ...createAccessRoutes(access)];
  const routes = new Map([...calculators, ...tableRoutes(live.flatMap(entriesOf))]);
  // The address of the version, with and without a slash at the end.
  return new Map([...routes, ['', routes.get('/')!]]);
}

/** The routes that need rates: those of currencies, and questions, which may ask for a conversion. */
export function createRatesRoutes(rates: Rates, count: CountQuestion = () => {}): readonly LiveRoute[] {
  const currency = createCurrencyRoutes(rates);
  const conversion = currency.find(({ operation }) => operation === conversionOperation)!;
  return [...currency, answeringRoute(conversion, count)];
}

/** The entries of a route that already exists. */
export function entriesOf(route: PureRoute | LiveRoute): readonly Entry[] {
  const { method, path, formatPaths = {} } = route.operation;
  return withFormats(method, path, formatPaths, () => route);
}

/** The routes that need only the catalogue. `engine` names the program and its version. */
export function createCalculatorRoutes(
  calculators: readonly CompiledCalculator[],
  beginItems: BeginItems,
  engine: string,
  draw: Draw,
): readonly Entry[] {
  const catalogue = calculators.map(({ calculator }) => calculator);
  const means = { engine, draw, label: createLabels(catalogue) };
  return [
    ...entriesOf(constantRoute(entryOperation(catalogue))),
    ...entriesOf(listRoute(catalogue)),
    ...entriesOf(askRoute(calculators, means)),
    ...calculators.flatMap((one): Entry[] => {
      const { calculator } = one;
      const { id } = calculator;
      const [calculation, formats] = [calculationPath(id), calculationFormats(calculator)];
      return [
        ['GET', calculatorPath(id), () => constantRoute(calculatorOperation(calculator))],
        ...withFormats('POST', calculation, formats, () => calculationRoute(one, means)),
        ...withFormats('GET', calculation, formats, () => addressRoute(one, means)),
        ...withFormats('POST', solvePath(id), solveFormats, () => solveRoute(one, means)),
        ...withFormats('POST', sweepPath(id), sweepFormats, () => sweepRoute(one, means)),
        ...engines.map((engine): Entry => ['POST', sqlPath(engine, id), () => sqlRoute(one, engine)]),
      ];
    }),
    ...entriesOf(createBatchRoute(calculators, beginItems)),
    ...entriesOf(constantRoute(lawListOperation)),
    ...packs.flatMap((pack) => entriesOf(lawRoute(pack))),
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

/**
 * The route with its scope and the check of its query: query parameters are checked like the fields of a
 * body.
 */
function completeRoute(route: PureRoute | LiveRoute, method: string, path: string): Route {
  const { operation } = route;
  if (operation.path !== path || operation.method !== method)
    throw new Error(`${method} ${path} is not where its operation says`);
  const scope = scopeOf(operation);
  const readQuery = createQueryReader(operation.query);
  const checkQuery = (query: Query) => void readQuery(query);
  if ('run' in route) return { checkQuery, ...route, scope };
  const answer: LiveRoute['answer'] = (call) => {
    checkQuery(call.query);
    return route.answer(call);
  };
  return { ...route, scope, answer };
}

/** A route with a constant reply: the example of its operation. */
function constantRoute(operation: Operation): PureRoute {
  let reply: Reply | undefined;
  return { operation, run: () => (reply ??= cacheable(jsonReply(JSON.stringify(operation.reply.example)))) };
}

/** `GET /law/{id}`: all rows, or those of a day. */
function lawRoute(pack: Pack): PureRoute {
  const all = constantRoute(lawOperation(pack));
  return {
    ...all,
    run: (call) => {
      const { date } = call.query;
      if (date === undefined) return all.run(call);
      const shown = packOn(pack, date);
      if (shown !== undefined) return cacheable(jsonReply(JSON.stringify(shownPack(shown))));
      const detail = `must be from ${daysOf(pack).join(' to ')}; got ${date}`;
      const errors = [{ parameter: 'date', code: 'out-of-range', detail }];
      throw new Problem('invalid-input', `date ${detail}.`, { errors });
    },
  };
}

/** `GET /calculators`: all of them, those of a category, or those that a search finds. */
function listRoute(catalogue: readonly AnyCalculator[]): PureRoute {
  const all = constantRoute(listOperation(catalogue));
  const search = createSearchOfAll(catalogue);
  return {
    ...all,
    run: (call) => {
      const { category, q } = call.query;
      if (category === undefined && q === undefined) return all.run(call);
      const found = q === undefined ? catalogue : search(q).calculators;
      const listed = found.filter((one) => category === undefined || one.category === category);
      return cacheable(jsonReply(JSON.stringify(listed.map(describeCalculator))));
    },
  };
}

/** For replies, which are complete when the next one begins. */
const writer = new JsonWriter();

function calculationRoute(compiled: CompiledCalculator, means: Means): PureRoute {
  const { calculator, check, write, calculate, prepare } = compiled;
  const include = createInclusion(compiled, means);
  function* prepared({ query, type }: RouteCall, values: InputValues): Steps<Reply> {
    yield* prepare!(values);
    return yield* include(calculate(values), query, type);
  }
  return {
    operation: calculationOperation(calculator),
    run: (call) => {
      const { query, body, type } = call;
      const violations = check(body);
      if (violations !== undefined) throw invalidBody(violations);
      const values = body as InputValues;
      if (prepare !== undefined) return prepared(call, values);
      if (query !== noQuery || type !== JSON_TYPE) return include(calculate(values), query, type);
      write(writer, values);
      return { status: 200, contentType: JSON_TYPE, body: writer.take() };
    },
  };
}
