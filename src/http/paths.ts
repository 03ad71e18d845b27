import { formatChoice } from '#base/choice.ts';
import { findNearestName } from '#base/nearest.ts';
import { JSON_TYPE, Problem, type Reply } from './replies.ts';
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

/** The problem for an unknown path, with the nearest known path. */
export function notFound(path: string, known: Iterable<string>): Problem {
  return noSuchEndpoint(findNearestName(path, known));
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
  if (methods === undefined) throw notFound(path, routes.keys());
  const route = methods[method === 'HEAD' ? 'GET' : method];
  if (route !== undefined) return route;
  throw methodNotAllowed(allowedMethods(Object.keys(methods)), method);
}

/** The methods of a path, for the preflight request of a browser. Throws a Problem for an unknown path. */
export function answerOptions(routes: RouteTable, path: string): Reply {
  const methods = routes.get(path);
  if (methods === undefined) throw notFound(path, routes.keys());
  const allow = allowedMethods(Object.keys(methods)).join(', ');
  const headers = { allow, 'access-control-allow-methods': allow, ...preflightHeaders };
  return { status: 204, contentType: JSON_TYPE, body: '', headers };
}
