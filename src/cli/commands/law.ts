import { CommandError, parseArguments } from '#cli/arguments.ts';
import { defineForm } from '#cli/command.ts';
import { type Group, runGroup } from '#cli/subcommands.ts';
import { daysOf, type Pack, packOn, seenSources } from '#law/pack.ts';

interface LawContext {
  /** Reads the packs at a path; throws an Error with a line for each fault. */
  readonly read: (path: string) => readonly Pack[];
  /** Each takes a whole text and ends its line. */
  readonly print: (text: string) => void;
  readonly printError: (text: string) => void;
}

const checkForm = defineForm({ command: 'law check', operands: ['FILE|FOLDER'] });
const showForm = defineForm({
  command: 'law show',
  operands: ['[ID]', '[YEAR|DATE]'],
  flags: { json: 'Print the reply of the API as JSON' },
});

/** The commands of `law`. */
export const lawGroup: Group<LawContext> = {
  check: {
    summary: 'Checks JSON files with figures of a law.',
    forms: [checkForm],
    note: 'Exit codes: 0 all files are in order, 1 some have faults, each of which is a line, 2 wrong usage.',
    run: async (args, { read, print }) => {
      const [path = ''] = parseArguments(args, checkForm).operands;
      let found: readonly Pack[];
      try {
        found = read(path);
      } catch (error) {
        throw new CommandError(1, (error as Error).message);
      }
      print(`${found.length} ${found.length === 1 ? 'pack is' : 'packs are'} in order.`);
    },
  },
  show: {
    summary: 'Lists the law that calculators read, or shows the figures of one of a year or day.',
    forms: [showForm],
    run: async (args, { print }) => {
      const { operands, has } = parseArguments(args, { ...showForm, operands: [], moreOperands: 2 });
      const [id, when] = operands;
      // Read by this command alone.
      const { packs } = await import('#law/packs.ts');
      if (id === undefined) return print(listPacks(packs));
      const pack = packs.find((one) => one.id === id);
      if (pack === undefined)
        throw new CommandError(
          2,
          `There is no law ${id}; these are: ${packs.map((one) => one.id).join(', ')}.`,
        );
      const day = when === undefined ? undefined : dayIn(pack, when);
      const shown = day === undefined ? pack : packOn(pack, day);
      if (shown === undefined)
        throw new CommandError(
          2,
          `${id} has figures from ${daysOf(pack).join(' to ')}, and none of ${when}.`,
        );
      print(has('json') ? JSON.stringify(shown, undefined, 2) : formatPack(shown));
    },
  },
};

/** Runs `law ARGS`; answers the exit code. */
export function runLawCommand(args: readonly string[], context: LawContext): Promise<number> {
  return runGroup('law', lawGroup, args, context);
}

/** The day itself, or the last day of the year up to the end of the pack. */
function dayIn({ to }: Pack, when: string): string {
  if (/^\d{4}-\d{2}-\d{2}$/.test(when)) return when;
  const year = /^(\d{4})(?:-\d{2})?$/.exec(when)?.[1];
  if (year === undefined)
    throw new CommandError(2, `${when} is neither a year such as 2026 nor a day such as 2026-01-31.`);
  const last = `${year}-12-31`;
  return last > to && to.startsWith(year) ? to : last;
}

function listPacks(packs: readonly Pack[]): string {
  const width = Math.max(...packs.map(({ id }) => id.length));
  return packs.map(({ id, from, to, name }) => `${id.padEnd(width)}  ${from} to ${to}  ${name}`).join('\n');
}

function formatPack(pack: Pack): string {
  const lines = Object.entries(pack.figures).flatMap(([name, figure]) => [
    `${name} (${figure.provision})`,
    ...figure.values.map((row) => {
      const proof = seenSources(pack, row).length < 2 ? ', one source' : '';
      return `  ${row.from} to ${row.to}: ${JSON.stringify(row.value)}${proof}`;
    }),
  ]);
  return [`${pack.name}, checked on ${pack.checked}`, ...lines].join('\n');
}
