import { CommandError, parseArguments, suggest } from './arguments.ts';
import { type Command, formatHelp, formatList } from './command.ts';
import { requireSubcommand } from './subcommands.ts';

interface ProgramContext {
  readonly version: string;
  /** Each takes a whole text and ends its line. */
  readonly print: (text: string) => void;
  readonly printError: (text: string) => void;
}

type Commands = Readonly<Record<string, Command>>;

const helpWords = new Set(['help', '--help', '-h']);
const versionWords = new Set(['version', '--version', '-V']);

/** Runs `centwise ARGS`; returns the exit code, or undefined while the process goes on. */
export async function runProgram(
  commands: Commands,
  args: readonly string[],
  { version, print, printError }: ProgramContext,
): Promise<number | undefined> {
  const [name = '--help', ...rest] = args;
  try {
    if (versionWords.has(name) && !asksForHelp(rest)) {
      print(`centwise ${version}`);
      return 0;
    }
    if (helpWords.has(name) || versionWords.has(name)) {
      print(
        await helpOn(
          commands,
          rest.filter((word) => !word.startsWith('-')),
        ),
      );
      return 0;
    }
    const command = requireCommand(commands, name);
    if (asksForHelp(rest)) {
      print(await describe(name, command, rest));
      return 0;
    }
    if (command.subcommands !== undefined) requireSubcommand(name, command.subcommands, rest[0]);
    return await command.run(rest);
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    printError(error.message);
    return error.exitCode;
  }
}

/** Whether --help or -h is among the arguments; behind -- they are values. */
function asksForHelp(args: readonly string[]): boolean {
  const end = args.indexOf('--');
  return args.slice(0, end < 0 ? args.length : end).some((arg) => arg === '--help' || arg === '-h');
}

function requireCommand(commands: Commands, name: string): Command {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command !== undefined) return command;
  const kind = name.startsWith('-') ? 'an option' : 'a command';
  const words = [...Object.keys(commands), ...(name.startsWith('-') ? ['--help', '--version'] : [])];
  const advice = 'centwise --help lists all commands.';
  throw new CommandError(2, `"${name}" is not ${kind} of centwise; ${suggest(name, words)}\n${advice}`);
}

/** `help COMMAND …`: the same as `COMMAND … --help`, but a mistyped command of a group is an error. */
async function helpOn(commands: Commands, [name, ...rest]: readonly string[]): Promise<string> {
  if (name === undefined) return formatOverview(commands);
  const command = requireCommand(commands, name);
  if (command.subcommands !== undefined && rest[0] !== undefined) {
    requireSubcommand(name, command.subcommands, rest[0]);
  }
  return describe(name, command, rest);
}

async function describe(name: string, command: Command, args: readonly string[]): Promise<string> {
  const inner = command.subcommands ?? {};
  const word = args.find((arg) => Object.hasOwn(inner, arg));
  if (word !== undefined) return formatHelp(`${name} ${word}`, inner[word]!);
  const words = args.filter((arg) => arg !== '--help' && arg !== '-h');
  return (await command.describe?.(words)) ?? formatHelp(name, command);
}

function formatOverview(commands: Commands): string {
  const rows = Object.entries(commands).map(([name, { summary, subcommands }]) => {
    const inner = subcommands === undefined ? '' : ` (${Object.keys(subcommands).join(', ')})`;
    return [name, `${summary.replace(/\.$/, '')}${inner}`] as const;
  });
  const options = [
    ['--help, -h', 'Show help, also after a command'],
    ['--version, -V', 'Show the version'],
  ] as const;
  return ['Usage: centwise COMMAND', formatList(rows), formatList(options)].join('\n\n');
}

/** A command without operands and options, which refuses any. */
export function withoutArguments<Answer>(
  name: string,
  run: () => Answer,
): (args: readonly string[]) => Answer {
  return (args) => {
    parseArguments(args, { usage: `centwise ${name}`, texts: [], flags: [], operands: [] });
    return run();
  };
}
