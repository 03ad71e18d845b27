import type { NumberFormats } from '#text/write/number-formats.ts';

/** A terminal that a person reads. */
export interface Screen {
  /** The number of characters in a line. */
  readonly columns: number;
  readonly formats: NumberFormats;
  readonly paint: Paint;
  /** Takes a whole text, in which every control character is one of `paint`, and ends its line. */
  readonly write: (text: string) => void;
  /** Asks for a line; undefined at the end of the input. Absent where nobody can answer. */
  readonly ask?: (question: string) => Promise<string | undefined>;
}

/** Emphasis. */
export interface Paint {
  readonly strong: (text: string) => string;
  readonly faint: (text: string) => string;
  readonly caution: (text: string) => string;
  /** The color of the line of a chart with this number, from 0. */
  readonly line: (index: number, text: string) => string;
}

/**
 * The eight colors of terminals that stand out from a dark and from a light background: blue, yellow, green,
 * magenta, red, cyan.
 */
const lineColors = [34, 33, 32, 35, 31, 36] as const;

/** Emphasis by the sequences that all terminals understand (ECMA-48). */
export const colors: Paint = {
  strong: (text) => sequence(1, text),
  faint: (text) => sequence(2, text),
  caution: (text) => sequence(33, text),
  line: (index, text) => sequence(lineColors[index % lineColors.length]!, text),
};

/** No emphasis, as NO_COLOR asks for (no-color.org). */
export const plain: Paint = {
  strong: (text) => text,
  faint: (text) => text,
  caution: (text) => text,
  line: (_, text) => text,
};

function sequence(code: number, text: string): string {
  return `\u001b[${code}m${text}\u001b[0m`;
}
