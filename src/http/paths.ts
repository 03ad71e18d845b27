import { nearestName } from '#base/nearest.ts';
import { JSON_TYPE, Problem, type Reply } from './replies.ts';
import { preflightHeaders } from './request/headers.ts';
import type { Route } from './route.ts';
import type { RouteTable } from './routes.ts';

/** Why a path does not have a method; `methods` are those that it has. */
export function methodNotAllowed(methods: readonly string[], method: string): Problem {
  const allow = methods.join(', ');
  return new Problem('method-not-allowed', `This path has ${allow}; the request was ${method}.`, {
    headers: { allow },
  });
}

/** Why nothing has a path, with the nearest one that there is. */
export function notFound(path: string, known: Iterable<string>): Problem {
  const nearest = nearestName(path, known);
  const hint = nearest === undefined ? '' : ` Did you mean ${nearest}?`;
  return new Problem('not-found', `Nothing has this path.${hint}`);
}

/** As the Allow header of an operation lists them. */
function allowedMethods(methods: readonly string[]): readonly string[] {
  return [...methods.flatMap(withHead), 'OPTIONS'];
}

/** Who has GET has HEAD. */
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

/** Which methods a path has, for a browser that asks before it calls. Throws a Problem where nothing has the path. */
export function answerOptions(routes: RouteTable, path: string): Reply {
  const methods = routes.get(path);
  if (methods === undefined) throw notFound(path, routes.keys());
  const allow = allowedMethods(Object.keys(methods)).join(', ');
  const headers = { allow, 'access-control-allow-methods': allow, ...preflightHeaders };
  return { status: 204, contentType: JSON_TYPE, body: '', headers };
}
