import { parseArgs } from 'node:util';
import { nearestName } from '#base/nearest.ts';

/** What a command takes. */
export interface Syntax<Text extends string, Flag extends string> {
  /** The whole line that a person would type; shown after an error. */
  readonly usage: string;
  /** Options with a value. */
  readonly texts: readonly Text[];
  /** Options without one. */
  readonly flags: readonly Flag[];
  /** The names of what must stand beside the options, in order. */
  readonly operands: readonly string[];
}

export interface Arguments<Text extends string, Flag extends string> {
  readonly text: (name: Text) => string | undefined;
  readonly has: (flag: Flag) => boolean;
  /** As many as the syntax names. */
  readonly operands: readonly string[];
}

/** A command that did nothing: `message` is for who typed it; exit code 1 is refused, 2 misused. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
  readonly exitCode: 1 | 2;

  constructor(exitCode: 1 | 2, message: string) {
    super(message);
    this.exitCode = exitCode;
  }
}

/**
 * Reads what follows a command's name. Throws a CommandError for an unknown, repeated or incomplete option
 * and for an operand too many or too few: one line of what is wrong, then the usage. A value may start with a
 * dash when it is a number, or after an equals sign.
 */
export function parseArguments<Text extends string, Flag extends string>(
  args: readonly string[],
  syntax: Syntax<Text, Flag>,
): Arguments<Text, Flag> {
  const values = new Map<string, string>();
  const operands: string[] = [];
  // Not strict, for the texts of the strict mode's errors differ between runtimes.
  const { tokens } = parseArgs({
    args: [...args],
    options: Object.fromEntries(syntax.texts.map((name) => [name, { type: 'string' as const }])),
    strict: false,
    tokens: true,
  });
  for (const token of tokens) {
    if (token.kind === 'positional') operands.push(token.value);
    if (token.kind !== 'option') continue;
    const fault = values.has(token.name) ? 'is given twice.' : findFault(token, syntax);
    if (fault !== undefined) throw misuse(`${token.rawName} ${fault}`, syntax.usage);
    values.set(token.name, token.value ?? '');
  }
  const missing = syntax.operands[operands.length];
  if (missing !== undefined) throw misuse(`${missing} is missing.`, syntax.usage);
  const surplus = operands[syntax.operands.length];
  if (surplus !== undefined) throw misuse(`"${surplus}" is one argument too many.`, syntax.usage);
  return { text: (name) => values.get(name), has: (flag) => values.has(flag), operands };
}

/** An error with exit code 2: a sentence on what is wrong and, on the next line, the usage. */
export function misuse(sentence: string, usage: string): CommandError {
  return new CommandError(2, `${sentence}\nUsage: ${usage}`);
}

/** The end of a sentence about an unknown word: the nearest of the choice or, with none near, all of it. */
export function suggest(word: string, choice: readonly string[]): string {
  const nearest = nearestName(word, choice);
  return nearest === undefined ? `choose from ${choice.join(', ')}.` : `did you mean ${nearest}?`;
}

interface OptionToken {
  readonly name: string;
  readonly rawName: string;
  readonly value?: string | undefined;
  readonly inlineValue?: boolean | undefined;
}

function findFault(token: OptionToken, syntax: Syntax<string, string>): string | undefined {
  const { name, value, inlineValue } = token;
  if (syntax.flags.includes(name)) return value === undefined ? undefined : 'takes no value.';
  if (!syntax.texts.includes(name)) {
    const known = [...syntax.texts, ...syntax.flags].map((option) => `--${option}`);
    return `is not an option here; ${suggest(token.rawName, known)}`;
  }
  const looksLikeOption = inlineValue === false && /^-(?!\.?\d)/.test(value ?? '');
  return value === undefined || looksLikeOption ? 'needs a value.' : undefined;
}
