import { fileSchema } from '#catalogue/own/file-schema.ts';
import { CommandError, parseArguments } from '#cli/arguments.ts';
import { defineForm } from '#cli/command.ts';
import { type Group, runGroup } from '#cli/subcommands.ts';

interface CalculatorsContext {
  /** Checks the files at a path: how many calculators they declare, or a line for each fault. */
  readonly check: (path: string) => Promise<number | string>;
  /** Each takes a whole text and ends its line. */
  readonly print: (text: string) => void;
  readonly printError: (text: string) => void;
}

const checkForm = defineForm({ command: 'calculators check', operands: ['FILE|FOLDER'] });
const schemaForm = defineForm({ command: 'calculators schema' });

/** The commands of `calculators`. */
export const calculatorsGroup: Group<CalculatorsContext> = {
  check: {
    summary: 'Checks JSON files that declare calculators of your own.',
    forms: [checkForm],
    note: 'Exit codes: 0 all files are in order, 1 some have faults, each of which is a line, 2 wrong usage.',
    run: checkFiles,
  },
  schema: {
    summary: 'Prints the JSON Schema of these files.',
    forms: [schemaForm],
    run: async (args, { print }) => {
      parseArguments(args, schemaForm);
      print(JSON.stringify(fileSchema, undefined, 2));
    },
  },
};

/** Runs `calculators ARGS`; answers the exit code. */
export function runCalculatorsCommand(args: readonly string[], context: CalculatorsContext): Promise<number> {
  return runGroup('calculators', calculatorsGroup, args, context);
}

async function checkFiles(args: readonly string[], { check, print }: CalculatorsContext): Promise<void> {
  const [path = ''] = parseArguments(args, checkForm).operands;
  const found = await check(path);
  if (typeof found === 'string') throw new CommandError(1, found);
  print(found === 1 ? '1 calculator is in order.' : `${found} calculators are in order.`);
}
