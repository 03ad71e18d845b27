import type { AnyCalculator } from '#catalogue/declare/define.ts';
import { misuse, parseArguments, suggest } from '#cli/arguments.ts';
import { optionOf } from '#cli/calculation/calc-options.ts';
import type { Command, CommandHelp } from '#cli/command.ts';
import { completionForm } from '#cli/forms.ts';

export interface CompletionContext {
  readonly catalogue: readonly AnyCalculator[];
  readonly commands: Readonly<Record<string, Command>>;
  /** Takes a whole text and ends its line. */
  readonly print: (text: string) => void;
}

/** What may come next after some words of a command line: "calc mortgage" → its options. */
type Words = ReadonlyMap<string, readonly string[]>;

const shells: Readonly<Record<string, (words: Words) => string>> = {
  bash: writeBash,
  zsh: (words) =>
    `#compdef centwise\nautoload -U +X compinit bashcompinit && compinit && bashcompinit\n${writeBash(words)}`,
  fish: writeFish,
};

/**
 * Prints a script that completes commands, calculators, fields and options, to be read by a shell at its
 * start.
 */
export async function runCompletionCommand(
  args: readonly string[],
  { catalogue, commands, print }: CompletionContext,
): Promise<number> {
  const [shell = ''] = parseArguments(args, completionForm).operands;
  const write = Object.hasOwn(shells, shell) ? shells[shell] : undefined;
  if (write === undefined) {
    const advice = suggest(shell, Object.keys(shells));
    throw misuse(`"${shell}" is not a supported shell; ${advice}`, completionForm.usage);
  }
  print(write(await collectWords(commands, catalogue)));
  return 0;
}

async function collectWords(
  commands: Readonly<Record<string, Command>>,
  catalogue: readonly AnyCalculator[],
): Promise<Words> {
  const fields = new Map(catalogue.map(({ id, input }) => [id, Object.keys(input).map(optionOf)]));
  const words = new Map<string, readonly string[]>();
  words.set('', [...Object.keys(commands), 'help', '--help', '--version']);
  words.set('help', Object.keys(commands));
  for (const [name, command] of Object.entries(commands)) {
    const choices = (await command.choices?.()) ?? [];
    const inner = Object.entries(command.subcommands ?? {});
    words.set(name, [...choices, ...inner.map(([word]) => word), ...optionsOf(command)]);
    for (const [word, subcommand] of inner) words.set(`${name} ${word}`, optionsOf(subcommand));
    for (const id of choices) {
      const own = (fields.get(id) ?? []).map((field) => `--${field}`);
      words.set(`${name} ${id}`, [...own, ...optionsOf(command)]);
    }
  }
  return words;
}

function optionsOf({ forms = [] }: CommandHelp): readonly string[] {
  const names = forms.flatMap((form) => [...form.texts, ...form.flags]);
  return [...new Set([...names, 'help'])].map((name) => `--${name}`);
}

/** The script contains only names from declarations: letters, digits and dashes. */
function writeBash(words: Words): string {
  const cases = [...words].map(([before, next]) => `    '${before}') words='${next.join(' ')}' ;;`);
  return `_centwise() {
  local current="\${COMP_WORDS[COMP_CWORD]}" words=''
  case "$COMP_CWORD" in
    1) set -- '' ;;
    2) set -- "\${COMP_WORDS[1]}" ;;
    *) set -- "\${COMP_WORDS[1]} \${COMP_WORDS[2]}" "\${COMP_WORDS[1]}" ;;
  esac
  _centwise_words "$1"
  if [ -z "$words" ] && [ $# -gt 1 ]; then _centwise_words "$2"; fi
  COMPREPLY=($(compgen -W "$words" -- "$current"))
}
_centwise_words() {
  case "$1" in
${cases.join('\n')}
  esac
}
complete -o default -F _centwise centwise`;
}

function writeFish(words: Words): string {
  return [...words]
    .flatMap(([before, next]) => {
      const [command, word] = before.split(' ');
      const conditions = [
        command === '' ? '__fish_use_subcommand' : `__fish_seen_subcommand_from ${command}`,
        ...(word === undefined ? [] : [`__fish_seen_subcommand_from ${word}`]),
      ];
      const options = next.filter((one) => one.startsWith('--')).map((one) => `-l ${one.slice(2)}`);
      const plain = next.filter((one) => !one.startsWith('--'));
      return [...(plain.length > 0 ? [`-a '${plain.join(' ')}'`] : []), ...options].map(
        (what) => `complete -c centwise -f -n '${conditions.join('; and ')}' ${what}`,
      );
    })
    .join('\n');
}
