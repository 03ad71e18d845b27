import { StoreError } from '#base/errors.ts';
import type { AccessStore } from '#access/store.ts';
import { CommandError, misuse, suggest } from './arguments.ts';

export interface CommandContext {
  readonly store: AccessStore;
  /** Unix time in milliseconds. */
  readonly now: () => number;
  /** Each takes a whole text and ends its line. */
  readonly print: (text: string) => void;
  readonly printError: (text: string) => void;
}

/** A command of a group, such as create in keys. */
export interface Command {
  readonly usage: string;
  readonly run: (args: readonly string[], context: CommandContext) => Promise<void>;
}

/**
 * Runs `GROUP ARGS`; returns 0 for success, 1 when an action is rejected and 2 for wrong usage, both with
 * nothing changed.
 */
export async function runCommand(
  group: string,
  commands: Readonly<Record<string, Command>>,
  args: readonly string[],
  context: CommandContext,
): Promise<number> {
  try {
    await run(group, commands, args, context);
    return 0;
  } catch (error) {
    if (!(error instanceof CommandError || error instanceof StoreError)) throw error;
    context.printError(error.message);
    return error instanceof CommandError ? error.exitCode : 1;
  }
}

async function run(
  group: string,
  commands: Readonly<Record<string, Command>>,
  [name, ...rest]: readonly string[],
  context: CommandContext,
): Promise<void> {
  const usage = Object.values(commands)
    .map((command) => command.usage)
    .join('\n       ');
  if (name === '--help' || rest.includes('--help')) return context.print(`Usage: ${usage}`);
  if (name === undefined) throw misuse('The command is missing.', usage);
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined) {
    throw misuse(`"${name}" is not a command of ${group}; ${suggest(name, Object.keys(commands))}`, usage);
  }
  return command.run(rest, context);
}

/** 2026-11-21 09:00, in UTC. */
export function formatTime(time: string): string {
  return time.slice(0, 16).replace('T', ' ');
}
