/**
 * Reads JSON (RFC 8259) so that every value knows where it is in its file; JSON.parse says neither that nor
 * of duplicates.
 */

/** Line and column in a file, both from 1; a column counts UTF-16 code units, as editors do. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** What is wrong at a place of a file: a sentence for its author. */
export interface Fault extends Position {
  readonly message: string;
}

export type PlacedJson =
  | { readonly kind: 'object'; readonly members: ReadonlyMap<string, Member>; readonly at: Position }
  | { readonly kind: 'array'; readonly items: readonly PlacedJson[]; readonly at: Position }
  | PlacedText
  | { readonly kind: 'other'; readonly value: number | boolean | null; readonly at: Position };

export interface Member {
  /** Of the name. */
  readonly at: Position;
  readonly value: PlacedJson;
}

export interface PlacedText {
  readonly kind: 'text';
  readonly value: string;
  /** As it is in the file, between the quotes. */
  readonly raw: string;
  readonly at: Position;
}

export class JsonFault extends Error {
  readonly fault: Fault;

  constructor(fault: Fault) {
    super(fault.message);
    this.fault = fault;
  }
}

/** Values in values. */
const MAX_DEPTH = 16;

const space = /[ \t\r\n]*/y;
const wordPattern = /(?:true|false|null)(?![A-Za-z0-9_])/y;
const numberPattern = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?/y;
// oxlint-disable-next-line no-control-regex -- JSON excludes them from strings.
const stringPattern = /"((?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*)"/y;

/**
 * The value of a text. Throws a JsonFault where it is not JSON; `faults` get the duplicate members of its
 * objects.
 */
export function readPlacedJson(text: string, faults: Fault[], maxDepth = MAX_DEPTH): PlacedJson {
  const reader = new Reader(text, faults, maxDepth);
  const value = reader.readValue(0);
  reader.requireEnd();
  return value;
}

class Reader {
  readonly #text: string;
  readonly #faults: Fault[];
  readonly #maxDepth: number;
  readonly #positionOf: (index: number) => Position;
  #index = 0;

  constructor(text: string, faults: Fault[], maxDepth: number) {
    this.#text = text;
    this.#faults = faults;
    this.#maxDepth = maxDepth;
    this.#positionOf = createPositions(text);
  }

  readValue(depth: number): PlacedJson {
    const at = this.#start();
    if (depth > this.#maxDepth) throw faultAt(at, `More than ${this.#maxDepth} levels of nesting.`);
    if (this.#take('{')) return this.#readMembers(at, depth + 1);
    if (this.#take('[')) return this.#readItems(at, depth + 1);
    if (this.#text[this.#index] === '"') return this.#readText();
    const word = this.#match(wordPattern)?.[0];
    if (word !== undefined) return { kind: 'other', value: JSON.parse(word) as boolean | null, at };
    const number = Number(this.#match(numberPattern)?.[0] ?? this.#fail('A value'));
    if (!Number.isFinite(number)) throw faultAt(at, 'This number is too large.');
    return { kind: 'other', value: number, at };
  }

  requireEnd(): void {
    this.#start();
    if (this.#index < this.#text.length) this.#fail('The end');
  }

  /** Where the next value or sign begins. */
  #start(): Position {
    this.#match(space);
    return this.#positionOf(this.#index);
  }

  #match(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.#index;
    const found = pattern.exec(this.#text);
    if (found !== null) this.#index = pattern.lastIndex;
    return found;
  }

  #take(sign: string): boolean {
    this.#match(space);
    const isNext = this.#text[this.#index] === sign;
    if (isNext) this.#index++;
    return isNext;
  }

  #fail(expected: string): never {
    const next = this.#text[this.#index];
    const found = next === undefined ? 'the text ends' : `found ${JSON.stringify(next)}`;
    const isSurplus = /[}\]]/.test(next ?? '') && this.#text.slice(0, this.#index).trimEnd().endsWith(',');
    const advice = isSurplus ? '; remove the comma before it' : '';
    throw faultAt(this.#positionOf(this.#index), `${expected} is expected; ${found}${advice}.`);
  }

  #readText(): PlacedText {
    const at = this.#start();
    if (this.#text[this.#index] !== '"') return this.#fail('A text in double quotes');
    const found = this.#match(stringPattern);
    if (found === null)
      throw faultAt(at, 'This text does not end on its line, or has an escape that JSON does not know.');
    return { kind: 'text', value: JSON.parse(found[0]) as string, raw: found[1]!, at };
  }

  #readMembers(at: Position, depth: number): PlacedJson {
    const members = new Map<string, Member>();
    if (this.#take('}')) return { kind: 'object', members, at };
    do {
      const name = this.#readText();
      if (!this.#take(':')) this.#fail('":"');
      const value = this.readValue(depth);
      if (members.has(name.value)) {
        const message = `Duplicate member ${JSON.stringify(name.value)}; remove one.`;
        this.#faults.push({ ...name.at, message });
      } else members.set(name.value, { at: name.at, value });
    } while (this.#take(','));
    return this.#take('}') ? { kind: 'object', members, at } : this.#fail('"," or "}"');
  }

  #readItems(at: Position, depth: number): PlacedJson {
    const items: PlacedJson[] = [];
    if (this.#take(']')) return { kind: 'array', items, at };
    do items.push(this.readValue(depth));
    while (this.#take(','));
    return this.#take(']') ? { kind: 'array', items, at } : this.#fail('"," or "]"');
  }
}

function faultAt(at: Position, message: string): JsonFault {
  return new JsonFault({ ...at, message });
}

/** Where each character is. Asked in the order of the text, so that one pass serves all. */
function createPositions(text: string): (index: number) => Position {
  let [line, start, next] = [1, 0, text.indexOf('\n')];
  return (index) => {
    while (next !== -1 && next < index) {
      line++;
      start = next + 1;
      next = text.indexOf('\n', start);
    }
    return { line, column: index - start + 1 };
  };
}

/** Where a character of a text is in its file. */
export function positionWithin({ raw, at }: PlacedText, index: number): Position {
  let [position, count] = [0, 0];
  while (count < index && position < raw.length) {
    position += raw[position] !== '\\' ? 1 : raw[position + 1] === 'u' ? 6 : 2;
    count++;
  }
  return { line: at.line, column: at.column + 1 + position };
}

/** The value without its places, as JSON.parse gives it. */
export function plainOf(json: PlacedJson): unknown {
  switch (json.kind) {
    case 'object':
      return Object.fromEntries([...json.members].map(([name, { value }]) => [name, plainOf(value)]));
    case 'array':
      return json.items.map(plainOf);
    case 'text':
    case 'other':
      return json.value;
  }
}
