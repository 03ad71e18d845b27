import { MAX_DEPTH, type Position } from '#base/placed-json.ts';

/**
 * Finds where the values of a declaration are written in its TypeScript, as far as they are literals. This is
 * for the places of faults alone: the values themselves are those of the module, and what is not understood
 * here is only code at its place.
 */
export type Literal =
  | { readonly kind: 'object'; readonly at: Position; readonly members: ReadonlyMap<string, LiteralMember> }
  | { readonly kind: 'array'; readonly at: Position; readonly items: readonly Literal[] }
  /** `raw` is between the quotes. */
  | { readonly kind: 'text'; readonly at: Position; readonly raw: string }
  | { readonly kind: 'name'; readonly at: Position; readonly name: string }
  | { readonly kind: 'code'; readonly at: Position };

interface LiteralMember {
  /** Of the name. */
  readonly at: Position;
  readonly value: Literal;
}

const space = /(?:\s|\/\/.*|\/\*[^]*?\*\/)*/y;
const word = /[\p{ID_Start}$_][\p{ID_Continue}$]*/uy;
const quoted = /"((?:[^"\\\n]|\\[^])*)"|'((?:[^'\\\n]|\\[^])*)'/y;
const exported = /^[ \t]*export\s+default\s+/m;
const closing = new Set([',', '}', ']', ')', ';']);
/** Names that stand for names. */
const MAX_NAMES = 8;

/** What the source exports by default. */
export function findExported(source: string): Literal {
  return resolveName(readAfter(source, exported) ?? { kind: 'code', at: { line: 1, column: 1 } }, source);
}

/** The literal of which a name is a constant of the same source; anything else is as it was. */
export function resolveName(literal: Literal, source: string): Literal {
  let found = literal;
  for (let count = 0; found.kind === 'name' && count < MAX_NAMES; count++) {
    const name = found.name.replaceAll('$', String.raw`\$`);
    const declared = new RegExp(String.raw`^(?:export\s+)?const\s+${name}\b[^=\n]*=\s*`, 'mu');
    const next = readAfter(source, declared);
    if (next === undefined) break;
    found = next;
  }
  return found.kind === 'name' ? { kind: 'code', at: literal.at } : found;
}

function readAfter(source: string, beginning: RegExp): Literal | undefined {
  const match = beginning.exec(source);
  return match === null ? undefined : new Reader(source, match.index + match[0].length).readStatement();
}

class Reader {
  readonly #source: string;
  readonly #lines: readonly number[];
  #index: number;

  constructor(source: string, index: number) {
    this.#source = source;
    this.#index = index;
    this.#lines = [0, ...[...source.matchAll(/\n/g)].map((match) => match.index + 1)];
  }

  /** The value of a statement, which may end without a sign. */
  readStatement(): Literal {
    const literal = this.#readPrimary(0);
    if (literal.kind !== 'name') return literal;
    this.#match(space);
    return /[\w([<.`]/.test(this.#source[this.#index] ?? ';') && !this.#isTyped()
      ? { kind: 'code', at: literal.at }
      : literal;
  }

  #readValue(depth: number): Literal {
    const literal = this.#readPrimary(depth);
    this.#match(space);
    const isWhole = closing.has(this.#source[this.#index] ?? ';') || this.#isTyped();
    this.#skip();
    return isWhole ? literal : { kind: 'code', at: literal.at };
  }

  #readPrimary(depth: number): Literal {
    this.#match(space);
    const at = this.#position();
    const next = this.#source[this.#index];
    if (depth > MAX_DEPTH) return { kind: 'code', at };
    if (next === '{') return { kind: 'object', at, members: this.#readMembers(depth + 1) };
    if (next === '[') return { kind: 'array', at, items: this.#readItems(depth + 1) };
    const text = this.#readText();
    if (text !== undefined) return { kind: 'text', at, raw: text };
    const name = this.#match(word)?.[0];
    return name === undefined ? { kind: 'code', at } : { kind: 'name', at, name };
  }

  #readMembers(depth: number): ReadonlyMap<string, LiteralMember> {
    const members = new Map<string, LiteralMember>();
    this.#index++;
    for (;;) {
      this.#match(space);
      const at = this.#position();
      if (this.#ends('}')) return members;
      const name = this.#readName();
      this.#match(space);
      if (name !== undefined && this.#source[this.#index] === ':') {
        this.#index++;
        members.set(name, { at, value: this.#readValue(depth) });
      } else {
        const isShort = name !== undefined && closing.has(this.#source[this.#index] ?? '');
        if (isShort) members.set(name, { at, value: { kind: 'name', at, name } });
        this.#skip();
      }
      if (this.#source[this.#index] === ',') this.#index++;
      else if (this.#source[this.#index] !== '}') return members;
    }
  }

  #readName(): string | undefined {
    return this.#readText() ?? this.#match(word)?.[0];
  }

  /** What is between quotes, as it is written. */
  #readText(): string | undefined {
    const text = this.#match(quoted);
    if (text !== null) return text[1] ?? text[2];
    if (this.#source[this.#index] !== '`') return undefined;
    const start = ++this.#index;
    for (; this.#index < this.#source.length && this.#source[this.#index] !== '`'; this.#index++) {
      if (this.#source[this.#index] === '\\') this.#index++;
      else if (this.#source.startsWith('${', this.#index)) {
        this.#index += '${'.length;
        this.#skip();
      }
    }
    return this.#source.slice(start, this.#index++);
  }

  /** After a spread, nothing is known of which item is which. */
  #readItems(depth: number): readonly Literal[] {
    const items: Literal[] = [];
    this.#index++;
    for (let isKnown = true; ;) {
      this.#match(space);
      if (this.#ends(']')) return items;
      isKnown &&= !this.#source.startsWith('...', this.#index);
      if (isKnown) items.push(this.#readValue(depth));
      else this.#skip();
      if (this.#source[this.#index] === ',') this.#index++;
      else if (this.#source[this.#index] !== ']') return items;
    }
  }

  /** Whether a type is stated of what goes before. */
  #isTyped(): boolean {
    return /^(?:as|satisfies)\b/.test(this.#source.slice(this.#index, this.#index + 'satisfies '.length));
  }

  /** Goes on to the sign that ends the expression. */
  #skip(): void {
    for (let depth = 0; this.#index < this.#source.length;) {
      this.#match(space);
      const next = this.#source[this.#index] ?? '';
      if (depth === 0 && closing.has(next)) return;
      if (this.#readText() !== undefined) continue;
      if ('([{'.includes(next)) depth++;
      if (')]}'.includes(next)) depth--;
      this.#index++;
    }
  }

  #ends(sign: string): boolean {
    if (this.#index < this.#source.length && this.#source[this.#index] !== sign) return false;
    this.#index++;
    return true;
  }

  #match(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.#index;
    const found = pattern.exec(this.#source);
    if (found !== null) this.#index = pattern.lastIndex;
    return found;
  }

  #position(): Position {
    let [low, high] = [0, this.#lines.length];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (this.#lines[middle]! <= this.#index) low = middle;
      else high = middle;
    }
    return { line: low + 1, column: this.#index - this.#lines[low]! + 1 };
  }
}
