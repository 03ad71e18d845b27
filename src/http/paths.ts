import { nearestName } from '#core/nearest.ts';
import { Problem } from './replies.ts';

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
export function allowedMethods(methods: readonly string[]): readonly string[] {
  return [...methods.flatMap(withHead), 'OPTIONS'];
}

/** Who has GET has HEAD. */
export function withHead(method: string): readonly string[] {
  return method === 'GET' ? ['GET', 'HEAD'] : [method];
}
