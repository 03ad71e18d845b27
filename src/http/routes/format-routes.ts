import { formatOperations } from '#api/operations/format-operations.ts';
import type { Format, FormatPaths } from '#api/operations/operation.ts';
import { typesOfFormats } from '../request/headers.ts';
import type { Entry, LiveRoute, PureRoute } from '../route.ts';

/** The entry of a route, and one for each format that has a path of its own. */
export function withFormats(
  method: Entry[0],
  path: string,
  formats: FormatPaths,
  create: Entry[2],
): readonly Entry[] {
  let created: ReturnType<Entry[2]> | undefined;
  const route = () => (created ??= create());
  const entries = Object.entries(formats).map(([format, { suffix }]): Entry => [
    method,
    path + suffix,
    () => inFormat(route(), format as Format),
  ]);
  return [[method, path, route], ...entries];
}

/** The same route for its operation in one format. */
function inFormat(route: PureRoute | LiveRoute, format: Format): PureRoute | LiveRoute {
  const operation = formatOperations(route.operation).find((one) => one.format === format)!;
  const type = typesOfFormats[format];
  if ('run' in route) return { operation, run: (call) => route.run({ ...call, type }) };
  return { operation, answer: (call) => route.answer({ ...call, type }) };
}
