/**
 * Takes out of a loop what is the same at each turn, such as the logarithm of a rate: the lines to come
 * before it, and those that stay. `indexes` are what each turn sets. Only lines that each turn runs are
 * moved, and what only calculates, so that nothing ends or throws that the first turn would not.
 */
export function takeOutInvariants(
  body: readonly string[],
  ...indexes: readonly string[]
): { readonly before: readonly string[]; readonly body: readonly string[] } {
  const varying = new Set([...indexes, ...body.flatMap(variablesSetBy)]);
  const before: string[] = [];
  const rest: string[] = [];
  let depth = 0;
  for (const line of body) {
    if (line.startsWith('}')) depth--;
    const isInvariant = isMovable(line, depth) && !namesIn(line).some((name) => varying.has(name));
    (isInvariant ? before : rest).push(line);
    const defined = isInvariant ? undefined : definition.exec(line)?.[1];
    if (defined !== undefined) varying.add(defined);
    if (line.endsWith('{')) depth++;
  }
  return { before, body: rest };
}

const definition = /^const (x\d+) = /;
const demand = /^if \(!\(.*\)\) return;$/;
/** A place in a table, which a loop fills, or a call of a function of the code. */
const changing = /x\d+[[(]/;

/** What may throw, or relies on the condition of its block. */
const reading = /\b[fhnv]\b|\./;

/** A definition that only calculates does no harm where the block that it stands in is not entered. */
function isMovable(line: string, depth: number): boolean {
  if (changing.test(line)) return false;
  if (depth === 0) return definition.test(line) || demand.test(line);
  return definition.test(line) && !reading.test(line.replace(/\bMath\.|\d\.\d/g, ''));
}

function namesIn(line: string): readonly string[] {
  return line.match(/\bx\d+\b/g) ?? [];
}

/** Those that change, or may be declared without a value; not constants. */
function variablesSetBy(line: string): readonly string[] {
  if (line.startsWith('let ')) return namesIn(line);
  return [...line.matchAll(/(?<!const )\b(x\d+) = /g)].map(([, name]) => name!);
}
