import { formatChoice } from '#base/choice.ts';
import { findNearestName } from '#base/nearest.ts';
import { VERSION } from '#api/paths.ts';
import { JSON_TYPE, type Reply } from './replies.ts';
import { Problem } from '#calculate/check/problem.ts';
import { preflightHeaders } from './request/headers.ts';
import type { Route } from './route.ts';
import type { RouteTable } from './routes.ts';

/** The problem for a method that a path does not support; `methods` are those it supports. */
export function methodNotAllowed(methods: readonly string[], method: string): Problem {
  const allow = methods.join(', ');
  const usable = methods.filter((name) => name !== 'OPTIONS');
  return new Problem('method-not-allowed', `${method} is not supported here; use ${formatChoice(usable)}.`, {
    headers: { allow },
  });
}

/** The paths of an API or of pages, by their segments. */
interface Segment {
  isPath: boolean;
  readonly below: Map<string, Segment>;
}

function createSegments(paths: Iterable<string>): Segment {
  const root: Segment = { isPath: false, below: new Map() };
  for (const path of paths) {
    let at = root;
    for (const name of path.split('/').slice(1)) {
      const next = at.below.get(name) ?? { isPath: false, below: new Map<string, Segment>() };
      at.below.set(name, next);
      at = next;
    }
    at.isPath = true;
  }
  return root;
}

/**
 * Compares paths segment by segment: a search among all paths as a whole takes a hundred times as long. A
 * path leads to one with similar segments, or else to the one above the first that is unlike any, or else, if
 * it is a mere name, to the first that ends in it.
 */
function createPathFinder(paths: readonly string[]): (path: string) => string | undefined {
  const root = createSegments(paths);
  const byEnd = new Map(paths.toReversed().map((path) => [path.slice(path.lastIndexOf('/')), path]));
  return (path) => {
    let at = root;
    let nearest = '';
    for (const name of path.split('/', MAX_SEGMENTS).slice(1)) {
      const near = at.below.has(name) ? name : findNearestName(name, at.below.keys());
      if (near === undefined) break;
      at = at.below.get(near)!;
      nearest += `/${near}`;
    }
    return at.isPath ? nearest : byEnd.get(path);
  };
}

/** More than any path has, with what is before the first slash. */
const MAX_SEGMENTS = 8;

/** Made on the first unknown path of a service; what is added to its tables later are files with hashes. */
const finders = new WeakMap<object, ReturnType<typeof createPathFinder>>();

/** The problem for an unknown path, with the nearest of the paths of a table. */
export function notFound(path: string, table: object, listPaths: () => readonly string[]): Problem {
  const find = finders.get(table) ?? createPathFinder(listPaths());
  finders.set(table, find);
  return noSuchEndpoint(find(path));
}

export function noSuchEndpoint(nearest: string | undefined): Problem {
  const hint = nearest === undefined ? '' : ` Did you mean ${nearest}?`;
  return new Problem('not-found', `No such endpoint.${hint}`, { nearest });
}

/** The methods in the Allow header of an operation. */
function allowedMethods(methods: readonly string[]): readonly string[] {
  return [...methods.flatMap(withHead), 'OPTIONS'];
}

/** A path with GET also has HEAD. */
export function withHead(method: string): readonly string[] {
  return method === 'GET' ? ['GET', 'HEAD'] : [method];
}

/** The addresses of the operations of a table. */
export function operationPaths(routes: RouteTable): readonly string[] {
  return [...routes.keys()].map((path) => VERSION + path);
}

function unknownOperation(routes: RouteTable, path: string): Problem {
  return notFound(VERSION + path, routes, () => operationPaths(routes));
}

/** The route of a path and method; throws a Problem where there is none. */
export function findRoute(routes: RouteTable, path: string, method: string): Route {
  const methods = routes.get(path);
  if (methods === undefined) throw unknownOperation(routes, path);
  const route = methods[method === 'HEAD' ? 'GET' : method];
  if (route !== undefined) return route;
  throw methodNotAllowed(allowedMethods(Object.keys(methods)), method);
}

/** The methods of a path, for the preflight request of a browser. Throws a Problem for an unknown path. */
export function answerOptions(routes: RouteTable, path: string): Reply {
  const methods = routes.get(path);
  if (methods === undefined) throw unknownOperation(routes, path);
  const allow = allowedMethods(Object.keys(methods)).join(', ');
  const headers = { allow, 'access-control-allow-methods': allow, ...preflightHeaders };
  return { status: 204, contentType: JSON_TYPE, body: '', headers };
}
