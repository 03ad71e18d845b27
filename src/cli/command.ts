import type { Syntax } from './arguments.ts';

/** An option with a value: its placeholder, what it means, and whether it must be given. */
type TextOption = readonly [placeholder: string, meaning: string, presence?: 'required'];

/** One way to write a command, with what its help says of each option. */
export interface Form<Text extends string = string, Flag extends string = string> extends Syntax<Text, Flag> {
  /** "--name NAME" with its meaning. */
  readonly options: readonly (readonly [name: string, meaning: string])[];
}

/** Declares one way to write a command; its usage line, its help and what it accepts follow from it. */
export function defineForm<const Text extends string = never, const Flag extends string = never>({
  command,
  operands = [],
  texts,
  flags,
}: {
  /** Such as "keys create". */
  readonly command: string;
  readonly operands?: readonly string[];
  readonly texts?: Readonly<Record<Text, TextOption>>;
  readonly flags?: Readonly<Record<Flag, string>>;
}): Form<Text, Flag> {
  const valued = Object.entries<TextOption>(texts ?? {});
  const plain = Object.entries<string>(flags ?? {});
  const words = [
    ...operands,
    ...valued.map(([name, [placeholder, , presence]]) =>
      presence === 'required' ? `--${name} ${placeholder}` : `[--${name} ${placeholder}]`,
    ),
    ...plain.map(([name]) => `[--${name}]`),
  ];
  return {
    usage: ['centwise', command, ...words].join(' '),
    texts: valued.map(([name]) => name as Text),
    flags: plain.map(([name]) => name as Flag),
    operands,
    options: [
      ...valued.map(([name, [placeholder, meaning]]) => [`--${name} ${placeholder}`, meaning] as const),
      ...plain.map(([name, meaning]) => [`--${name}`, meaning] as const),
    ],
  };
}

/** What help and completion say of a command, or of a command of a group such as create in keys. */
export interface CommandHelp {
  /** One sentence. */
  readonly summary: string;
  /** The ways to write it; a group has none. */
  readonly forms?: readonly Form[];
  readonly subcommands?: Readonly<Record<string, CommandHelp>>;
  /** The words that its first operand may be. */
  readonly choices?: () => Promise<readonly string[]>;
  /** Shown below the options. */
  readonly note?: string;
  /** Help on what the arguments name, such as a calculator; undefined where they name nothing. */
  readonly describe?: (args: readonly string[]) => Promise<string | undefined>;
}

/** A command of the program. */
export interface Command extends CommandHelp {
  /** Returns the exit code; undefined while the process goes on. */
  readonly run: (args: readonly string[]) => Promise<number | undefined>;
}

/** The usage of a command that has commands of its own. */
export function groupUsage(name: string): string {
  return `centwise ${name} COMMAND`;
}

/** The help of a command: its usage, what it does, and its options or commands. */
export function formatHelp(name: string, { summary, forms, subcommands, note }: CommandHelp): string {
  const usage =
    forms === undefined ? `centwise ${name} COMMAND` : forms.map((form) => form.usage).join('\n       ');
  const options = forms?.flatMap((form) => form.options) ?? [];
  const unique = [...new Map([...options, ['--help, -h', 'Show this help'] as const])];
  const inner = Object.entries(subcommands ?? {}).map(([word, command]) => [word, command.summary] as const);
  return [
    `Usage: ${usage}`,
    summary,
    ...(inner.length > 0 ? [formatList(inner)] : []),
    ...(subcommands === undefined
      ? [formatList(unique)]
      : [`“${groupUsage(name)} --help” shows the options of a command.`]),
    ...(note === undefined ? [] : [note]),
  ].join('\n\n');
}

const MAX_TERM_COLUMNS = 30;
const MAX_COLUMNS = 100;

/** Terms on the left, and what they mean on the right, wrapped. */
export function formatList(rows: readonly (readonly [term: string, meaning: string])[]): string {
  const width = Math.min(MAX_TERM_COLUMNS, Math.max(...rows.map(([term]) => term.length)));
  return rows
    .map(([term, meaning]) => {
      const lines = wrapWords(meaning, MAX_COLUMNS - width - 4);
      const [first = '', ...rest] = term.length > width ? ['', ...lines] : lines;
      const head = `  ${term.padEnd(width)}  ${first}`.trimEnd();
      return [head, ...rest.map((line) => `${' '.repeat(width + 4)}${line}`)].join('\n');
    })
    .join('\n');
}

export function wrapWords(text: string, columns: number): readonly string[] {
  const lines = [''];
  for (const word of text.split(' ')) {
    const line = lines.at(-1)!;
    if (line === '') lines[lines.length - 1] = word;
    else if (line.length + 1 + word.length <= columns) lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** How a command uses its store: those that only read leave nothing behind. */
export function useOf([action = '']: readonly string[]): 'read' | 'create' {
  return ['list', 'show', 'status'].includes(action) ? 'read' : 'create';
}
