import { EquationError, type SourcePosition } from './tree.ts';

/** Reads a line of equations sign by sign, from left to right. */
export interface Scanner {
  /** The next sign, number or name; empty at the end of the line. */
  readonly peek: () => string;
  /** Whether the next one is `token`, which is then read. */
  readonly take: (token: string) => boolean;
  /** Whether "(0)" comes next, which is then read. */
  readonly takeStart: () => boolean;
  /** Reads the next one, whatever it is. */
  readonly next: () => string;
  /** Reads a word of a choice, such as "two-weeks"; empty where there is none. */
  readonly word: () => string;
  /** Reads everything up to the end of the line. */
  readonly rest: () => string;
  /** Where the next one stands. */
  readonly position: () => SourcePosition;
  /** For the next one, which is not what is expected. */
  readonly fail: (expected: string) => never;
}

const tokenPattern = /(?:0|[1-9]\d*)(?:\.\d+)?|[A-Za-z][A-Za-z0-9_]*|<=|>=|\.\.|[-+−·*/^(),=<>≤≥:….]/y;
const startPattern = /\( *0 *\)/y;
const wordPattern = /[A-Za-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*/y;
/** Signs that every keyboard has. */
const typed: ReadonlyMap<string, string> = new Map([
  ['*', '·'],
  ['-', '−'],
  ['<=', '≤'],
  ['>=', '≥'],
  ['..', '…'],
]);

/** Of a text that begins at this place of the block. */
export function createScanner(text: string, line: number, column = 1): Scanner {
  let offset = 0;

  function match(pattern: RegExp): string {
    while (text[offset] === ' ') offset++;
    pattern.lastIndex = offset;
    return pattern.exec(text)?.[0] ?? '';
  }
  function peek(): string {
    const token = match(tokenPattern);
    if (token === '' && offset < text.length) {
      throw new EquationError(
        position(),
        `"${text[offset]}" is not part of the language; numbers, names, + − · / ^ ( ) and = < ≤ > ≥ are.`,
      );
    }
    return typed.get(token) ?? token;
  }
  function next(): string {
    const token = peek();
    offset += match(tokenPattern).length;
    return token;
  }
  function position(): SourcePosition {
    match(tokenPattern);
    return { line, column: offset + column };
  }

  return {
    peek,
    next,
    position,
    take: (token) => peek() === token && next() === token,
    takeStart: () => {
      const start = match(startPattern);
      offset += start.length;
      return start !== '';
    },
    word: () => {
      const word = match(wordPattern);
      offset += word.length;
      return word;
    },
    rest: () => {
      const rest = text.slice(offset).trim();
      offset = text.length;
      return rest;
    },
    fail: (expected) => {
      const found = peek();
      const what = found === '' ? 'The line ends' : `"${found}" stands`;
      throw new EquationError(position(), `${what} where ${expected} is expected.`);
    },
  };
}
