import type { AnyCalculator } from '#catalogue/define.ts';
import { calcOptions } from './calc.ts';
import { CommandError, misuse, suggest } from './arguments.ts';
import { optionOf } from './calc-options.ts';

const usage = 'centwise completion bash|zsh|fish';

export interface CompletionContext {
  readonly catalogue: readonly AnyCalculator[];
  /** The names of all commands. */
  readonly commands: readonly string[];
  readonly print: (text: string) => void;
  readonly printError: (text: string) => void;
}

const shells: Readonly<Record<string, (context: CompletionContext) => string>> = {
  bash: writeBash,
  zsh: (context) => `#compdef centwise\nautoload -U +X bashcompinit && bashcompinit\n${writeBash(context)}`,
  fish: writeFish,
};

/** Prints a script that completes commands, calculators and their options, to be read by a shell at its start. */
export function runCompletionCommand([shell = '']: readonly string[], context: CompletionContext): number {
  try {
    const write = Object.hasOwn(shells, shell) ? shells[shell] : undefined;
    if (write === undefined)
      throw misuse(`"${shell}" is not a supported shell; ${suggest(shell, Object.keys(shells))}`, usage);
    context.print(write(context));
    return 0;
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    context.printError(error.message);
    return error.exitCode;
  }
}

function optionsOf({ input }: AnyCalculator): readonly string[] {
  return [...Object.keys(input).map(optionOf), ...calcOptions].map((option) => `--${option}`);
}

/** The script contains only names from declarations: letters, digits and dashes. */
function writeBash({ catalogue, commands }: CompletionContext): string {
  const cases = catalogue.map((one) => `        ${one.id}) words='${optionsOf(one).join(' ')}' ;;`);
  return `_centwise() {
  local words=''
  if [ "$COMP_CWORD" -eq 1 ]; then
    words='${commands.join(' ')}'
  elif [ "\${COMP_WORDS[1]}" = calc ]; then
    if [ "$COMP_CWORD" -eq 2 ]; then
      words='${catalogue.map(({ id }) => id).join(' ')}'
    else
      case "\${COMP_WORDS[2]}" in
${cases.join('\n')}
      esac
    fi
  fi
  COMPREPLY=($(compgen -W "$words" -- "\${COMP_WORDS[COMP_CWORD]}"))
}
complete -F _centwise centwise`;
}

function writeFish({ catalogue, commands }: CompletionContext): string {
  const isCalc = '__fish_seen_subcommand_from calc';
  return [
    `complete -c centwise -f -n __fish_use_subcommand -a '${commands.join(' ')}'`,
    ...catalogue.map(
      ({ id, name }) => `complete -c centwise -f -n '${isCalc}' -a ${id} -d '${name.replaceAll("'", '')}'`,
    ),
    ...catalogue.flatMap((one) =>
      optionsOf(one).map(
        (option) =>
          `complete -c centwise -f -n '${isCalc}; and __fish_seen_subcommand_from ${one.id}' -l ${option.slice(2)}`,
      ),
    ),
  ].join('\n');
}
