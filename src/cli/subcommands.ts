import { StoreError } from '#base/errors.ts';
import type { AccessStore } from '#access/store.ts';
import { CommandError, misuse, suggest } from './arguments.ts';
import { type CommandHelp, type Form, groupUsage } from './command.ts';

export interface CommandContext {
  readonly store: AccessStore;
  /** Unix time in milliseconds. */
  readonly now: () => number;
  /** Each takes a whole text and ends its line. */
  readonly print: (text: string) => void;
  readonly printError: (text: string) => void;
}

/** A command of a group, such as create in keys. */
export interface Subcommand<Context> extends CommandHelp {
  readonly forms: readonly Form[];
  readonly run: (args: readonly string[], context: Context) => Promise<void>;
}

export type Group<Context> = Readonly<Record<string, Subcommand<Context>>>;

/**
 * Runs `GROUP ARGS`; returns 0 for success, 1 when an action is rejected and 2 for wrong usage, both with
 * nothing changed.
 */
export async function runGroup<Context extends Pick<CommandContext, 'printError'>>(
  name: string,
  group: Group<Context>,
  args: readonly string[],
  context: Context,
): Promise<number> {
  try {
    const [word, ...rest] = args;
    requireSubcommand(name, group, word);
    await group[word]!.run(rest, context);
    return 0;
  } catch (error) {
    if (!(error instanceof CommandError || error instanceof StoreError)) throw error;
    context.printError(error.message);
    return error instanceof CommandError ? error.exitCode : 1;
  }
}

/** Throws a CommandError unless the word is a command of the group. */
export function requireSubcommand(
  name: string,
  group: Readonly<Record<string, CommandHelp>>,
  word: string | undefined,
): asserts word is string {
  if (word !== undefined && Object.hasOwn(group, word)) return;
  const words = Object.keys(group);
  const fault =
    word === undefined
      ? `A command is missing; choose from ${words.join(', ')}.`
      : `"${word}" is not a command of ${name}; ${suggest(word, words)}`;
  throw misuse(fault, groupUsage(name));
}

/** 2026-11-21 09:00, in UTC. */
export function formatTime(time: string): string {
  return time.slice(0, 16).replace('T', ' ');
}
