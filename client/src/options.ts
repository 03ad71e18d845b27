/** The options of a call, by name. Throws a TypeError for a name that is not among `known`. */
export function checkOptions<Options extends object>(
  options: Options,
  known: readonly (keyof Options & string)[],
) {
  checkObject('options', options);
  const unknown = Object.keys(options).find((name) => !(known as readonly string[]).includes(name));
  if (unknown === undefined) return options;
  const nearest = findNearest(unknown, known);
  const advice = nearest === undefined ? `the options are ${known.join(', ')}.` : `did you mean ${nearest}?`;
  throw new TypeError(`Unknown option "${unknown}"; ${advice}`);
}

/** Throws a TypeError for anything but an object. */
export function checkObject(name: string, value: object): void {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return;
  throw new TypeError(`The ${name} must be an object; got ${describe(value)}.`);
}

/** A list of strings. Throws a TypeError for anything else, such as one string. */
export function checkList<Item extends string>(
  name: string,
  example: string,
  list: readonly Item[],
): readonly Item[] {
  const isList =
    Array.isArray(list) && (list as readonly unknown[]).every((item) => typeof item === 'string');
  if (isList) return list;
  throw new TypeError(`${name} must be a list of strings, such as ['${example}']; got ${describe(list)}.`);
}

const MIN_SHARED_CHARACTERS = 3;

/** The name that shares the longest beginning with another one, which must be more than a coincidence. */
function findNearest(word: string, known: readonly string[]): string | undefined {
  let nearest: string | undefined;
  let longest = MIN_SHARED_CHARACTERS - 1;
  for (const name of known) {
    const length = sharedLength(word.toLowerCase(), name.toLowerCase());
    if (length > longest) [nearest, longest] = [name, length];
  }
  return nearest;
}

function sharedLength(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length++;
  return length;
}

function describe(value: unknown): string {
  if (typeof value === 'string') return `"${value}"`;
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object' && value !== null ? 'an object' : String(value);
}
