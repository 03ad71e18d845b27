import { formatChoice } from '#base/choice.ts';
import { findNearestName } from '#base/nearest.ts';
import { JSON_TYPE, Problem, type Reply } from './replies.ts';
import { preflightHeaders } from './request/headers.ts';
import type { Route } from './route.ts';
import type { RouteTable } from './routes.ts';

/** What the paths of the API begin with. */
const VERSION = '/v1';

/** The problem for a method that a path does not support; `methods` are those it supports. */
export function methodNotAllowed(methods: readonly string[], method: string): Problem {
  const allow = methods.join(', ');
  const usable = methods.filter((name) => name !== 'OPTIONS');
  return new Problem('method-not-allowed', `${method} is not supported here; use ${formatChoice(usable)}.`, {
    headers: { allow },
  });
}

/** The problem for an unknown path, with the nearest known path; `version` is what all of them begin with. */
export function notFound(path: string, known: readonly string[], version = ''): Problem {
  const nearest = findNearestPath(path, known);
  return noSuchEndpoint(nearest === undefined ? undefined : version + nearest);
}

/** One beside it with a similar name, or else the one above it, or else one that differs in few letters. */
function findNearestPath(path: string, known: readonly string[]): string | undefined {
  const [above, name] = splitPath(path);
  const beside = known.map(splitPath).flatMap(([one, last]) => (one === above ? [last] : []));
  const near = findNearestName(name, beside);
  if (near !== undefined) return `${above}/${near}`;
  return known.includes(above) ? above : findNearestName(path, known);
}

function splitPath(path: string): readonly [above: string, name: string] {
  const slash = path.lastIndexOf('/');
  return [path.slice(0, slash), path.slice(slash + 1)];
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

/** The route of a path and method; throws a Problem where there is none. */
export function findRoute(routes: RouteTable, path: string, method: string): Route {
  const methods = routes.get(path);
  if (methods === undefined) throw notFound(path, [...routes.keys()], VERSION);
  const route = methods[method === 'HEAD' ? 'GET' : method];
  if (route !== undefined) return route;
  throw methodNotAllowed(allowedMethods(Object.keys(methods)), method);
}

/** The methods of a path, for the preflight request of a browser. Throws a Problem for an unknown path. */
export function answerOptions(routes: RouteTable, path: string): Reply {
  const methods = routes.get(path);
  if (methods === undefined) throw notFound(path, [...routes.keys()], VERSION);
  const allow = allowedMethods(Object.keys(methods)).join(', ');
  const headers = { allow, 'access-control-allow-methods': allow, ...preflightHeaders };
  return { status: 204, contentType: JSON_TYPE, body: '', headers };
}
