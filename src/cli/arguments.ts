import { parseArgs } from 'node:util';
import { findNearestName } from '#base/nearest.ts';

/** The syntax of a command. */
export interface Syntax<Text extends string, Flag extends string> {
  /** The usage line, which follows an error. */
  readonly usage: string;
  /** Options with a value. */
  readonly texts: readonly Text[];
  /** Options without a value. */
  readonly flags: readonly Flag[];
  /** The names of the operands, in order. */
  readonly operands: readonly string[];
  /** How many operands may follow these. */
  readonly moreOperands?: number;
  /** The option that an unknown name stands for, such as one that it had before. */
  readonly meantBy?: (name: string) => string | undefined;
}

export interface Arguments<Text extends string, Flag extends string> {
  readonly text: (name: Text) => string | undefined;
  readonly has: (flag: Flag) => boolean;
  /** One for each operand in the syntax, then those that may follow. */
  readonly operands: readonly string[];
}

/**
 * The error of a command that changed nothing; `message` is for the user. Exit code 1 means rejected, 2 wrong
 * usage.
 */
export class CommandError extends Error {
  override readonly name = 'CommandError';
  readonly exitCode: 1 | 2;

  constructor(exitCode: 1 | 2, message: string) {
    super(message);
    this.exitCode = exitCode;
  }
}

/**
 * Reads the arguments of a command. Throws a CommandError for an unknown, repeated or incomplete option and
 * for a missing or extra operand: one line about the error, then the usage. A value may start with a dash if
 * it is a number, or if it follows an equals sign.
 */
export function parseArguments<Text extends string, Flag extends string>(
  args: readonly string[],
  syntax: Syntax<Text, Flag>,
): Arguments<Text, Flag> {
  const values = new Map<string, string>();
  const operands: string[] = [];
  // Not strict, because the error texts of the strict mode differ between runtimes.
  const { tokens } = parseArgs({
    args: [...args],
    options: Object.fromEntries(syntax.texts.map((name) => [name, { type: 'string' as const }])),
    strict: false,
    tokens: true,
  });
  for (const token of tokens) {
    if (token.kind === 'positional') operands.push(token.value);
    if (token.kind !== 'option') continue;
    const fault = values.has(token.name) ? 'is given more than once.' : findFault(token, syntax);
    if (fault !== undefined) throw misuse(`${token.rawName} ${fault}`, syntax.usage);
    values.set(token.name, token.value ?? '');
  }
  const missing = syntax.operands[operands.length];
  if (missing !== undefined) throw misuse(`${missing} is missing.`, syntax.usage);
  const surplus = operands[syntax.operands.length + (syntax.moreOperands ?? 0)];
  if (surplus !== undefined) throw misuse(`"${surplus}" is an extra argument; remove it.`, syntax.usage);
  return { text: (name) => values.get(name), has: (flag) => values.has(flag), operands };
}

/** An error with exit code 2: a sentence on what is wrong and, on the next line, the usage. */
export function misuse(sentence: string, usage: string): CommandError {
  return new CommandError(2, `${sentence}\nUsage: ${usage}`);
}

/**
 * The end of a sentence about an unknown word: suggests the nearest choice or, if none is near, lists all.
 */
export function suggest(word: string, choice: readonly string[]): string {
  const [beginning, ...others] = choice.filter((one) => one.startsWith(word));
  const isBeginning = beginning !== undefined && others.length === 0 && /\w/.test(word);
  const nearest = isBeginning ? beginning : findNearestName(word, choice);
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
  if (syntax.flags.includes(name)) return value === undefined ? undefined : 'does not take a value.';
  if (!syntax.texts.includes(name)) {
    const meant = syntax.meantBy?.(name);
    if (meant !== undefined) return `is not an option of this command; did you mean --${meant}?`;
    const known = [...syntax.texts, ...syntax.flags].map((option) => `--${option}`);
    const advice = known.length === 0 ? 'it has no options.' : suggest(token.rawName, known);
    return `is not an option of this command; ${advice}`;
  }
  const looksLikeOption = inlineValue === false && /^-(?!\.?\d)/.test(value ?? '');
  return value === undefined || looksLikeOption ? 'needs a value.' : undefined;
}
