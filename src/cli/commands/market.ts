import { basename } from 'node:path';
import { currentMarket, monthText, openMarket } from '#simulation/market.ts';
import { importMarket, type MarketImport } from '#simulation/market-import.ts';
import { CommandError, parseArguments } from '#cli/arguments.ts';
import { defineForm } from '#cli/command.ts';
import { type Group, runGroup } from '#cli/subcommands.ts';

export interface MarketContext {
  readonly readFile: (path: string) => Promise<Uint8Array>;
  /** Saves the data where the service and the commands find them; returns the path. */
  readonly keep: (text: string) => Promise<string>;
  readonly print: (text: string) => void;
  readonly printError: (text: string) => void;
}

const importForm = defineForm({
  command: 'market import',
  operands: ['FILE'],
  texts: {
    source: ['TEXT', 'Origin of the data; the name of the file by default'],
    licence: ['TEXT', 'License of the data'],
  },
});
const statusForm = defineForm({ command: 'market status' });

/** The commands of `market`. */
export const marketGroup: Group<MarketContext> = {
  import: {
    summary:
      "Imports monthly market data from a CSV file, such as the sheet “Data” of Robert Shiller's ie_data.xls saved as one.",
    forms: [importForm],
    run: importFile,
  },
  status: { summary: 'Shows which market data are in use.', forms: [statusForm], run: showStatus },
};

/** Runs `market ARGS`; returns 0, 1 when the file has faults and 2 for wrong usage. */
export function runMarketCommand(args: readonly string[], context: MarketContext): Promise<number> {
  return runGroup('market', marketGroup, args, context);
}

async function importFile(args: readonly string[], { readFile, keep, print }: MarketContext): Promise<void> {
  const parsed = parseArguments(args, importForm);
  const [path] = parsed.operands as readonly [string];
  const source = parsed.text('source') ?? basename(path);
  const { data, notes } = await readData(path, readFile, source, parsed.text('licence') ?? 'not stated');
  const market = openMarket(data);
  const { months, ...facts } = data;
  const lines = months.map((month) => JSON.stringify(month)).join(',\n');
  const file = await keep(`${JSON.stringify(facts).slice(0, -1)},"months":[\n${lines}\n]}\n`);
  for (const note of notes) print(note.charAt(0).toUpperCase() + note.slice(1));
  print(
    `Imported ${months.length} months from ${data.first}; returns end in ${monthText(market, market.returns)}.`,
  );
  print(`Saved in ${file}; a running service uses the data after its next start.`);
}

async function readData(
  path: string,
  readFile: MarketContext['readFile'],
  source: string,
  licence: string,
): Promise<MarketImport> {
  try {
    return importMarket(await readFile(path), source, licence);
  } catch (error) {
    throw new CommandError(1, `${path}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

async function showStatus(args: readonly string[], { print }: MarketContext): Promise<void> {
  parseArguments(args, statusForm);
  const market = currentMarket();
  const last = market.cpi.findLastIndex((index) => index > 0);
  print(`Source:          ${market.source}`);
  print(`License:         ${market.licence}`);
  print(`Returns:         ${monthText(market, 0)} to ${monthText(market, market.returns)}`);
  print(`Consumer prices: ${monthText(market, 0)} to ${monthText(market, last)}`);
}
