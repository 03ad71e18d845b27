import { EquationError, type Place } from './tree.ts';

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
  readonly place: () => Place;
  /** For the next one, which is not what is expected. */
  readonly fail: (expected: string) => never;
}

const tokenPattern = /(?:0|[1-9]\d*)(?:\.\d+)?|[A-Za-z][A-Za-z0-9_]*|<=|>=|\.\.|[-+−·*/^(),=<>≤≥:….]/y;
const startPattern = /\( *0 *\)/y;
const wordPattern = /[a-z][a-z0-9]*(?:[-_][a-z0-9]+)*/y;
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
  let position = 0;

  function match(pattern: RegExp): string {
    while (text[position] === ' ') position++;
    pattern.lastIndex = position;
    return pattern.exec(text)?.[0] ?? '';
  }
  function peek(): string {
    const token = match(tokenPattern);
    if (token === '' && position < text.length) {
      throw new EquationError(
        place(),
        `"${text[position]}" is not part of the language; numbers, names, + − · / ^ ( ) and = < ≤ > ≥ are.`,
      );
    }
    return typed.get(token) ?? token;
  }
  function next(): string {
    const token = peek();
    position += match(tokenPattern).length;
    return token;
  }
  function place(): Place {
    match(tokenPattern);
    return { line, column: position + column };
  }

  return {
    peek,
    next,
    place,
    take: (token) => peek() === token && next() === token,
    takeStart: () => {
      const start = match(startPattern);
      position += start.length;
      return start !== '';
    },
    word: () => {
      const word = match(wordPattern);
      position += word.length;
      return word;
    },
    rest: () => {
      const rest = text.slice(position).trim();
      position = text.length;
      return rest;
    },
    fail: (expected) => {
      const found = peek();
      const what = found === '' ? 'The line ends' : `"${found}" stands`;
      throw new EquationError(place(), `${what} where ${expected} is expected.`);
    },
  };
}
