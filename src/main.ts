// First, as what is loaded after it reads the law.
import { readLaw } from '#service/own-law.ts';
import '#service/law-clock.ts';
import { readFile } from 'node:fs/promises';
import type { AccessStore } from '#access/store.ts';
import type { AnyCalculator } from '#catalogue/declare/define.ts';
import type { CalculatorCommand } from '#cli/calculation/calc-help.ts';
import type { CalcContext } from '#cli/calculation/calculation.ts';
import { calculatorsGroup, runCalculatorsCommand } from '#cli/commands/calculators.ts';
import { type Command, defineForm, useOf } from '#cli/command.ts';
import * as forms from '#cli/forms.ts';
import { keysGroup, runKeysCommand } from '#cli/commands/keys.ts';
import { lawGroup, runLawCommand } from '#cli/commands/law.ts';
import { runProgram, withoutArguments } from '#cli/program.ts';
import { ratesGroup, runRatesCommand } from '#cli/commands/rates.ts';
import { marketGroup, runMarketCommand } from '#cli/commands/market.ts';
import { requestsGroup, runRequestsCommand } from '#cli/commands/requests.ts';
import { print, printError } from '#cli/terminal/print.ts';
import { endQuietly } from '#cli/terminal/terminal.ts';
import program from '../package.json' with { type: 'json' };
import type { Rates } from '#http/routes/currency-routes.ts';
import type { OwnCalculators } from '#service/own/own-calculators.ts';

type Run = (args: readonly string[], context: CalcContext) => Promise<number>;

/** Commands that calculate in this process, the second with exchange rates. */
const local = (load: () => Promise<Run>) => async (args: readonly string[]) =>
  (await load())(args, await openEngine());
const rated = (load: () => Promise<Run>) => async (args: readonly string[]) =>
  (await import('#service/rates.ts')).withRatesAtHand(printError, async (rates) =>
    (await load())(args, await openEngine({ rates })),
  );

/** Every command, in the order of the help. Modules that only one command needs are loaded only by it. */
const commands: Readonly<Record<string, Command>> = {
  calc: {
    summary: 'Runs a calculator; without arguments, lists all calculators.',
    forms: [forms.calcForm, forms.searchForm],
    choices: listIds,
    describe: describeCalculator('calc'),
    run: local(async () => (await import('#cli/commands/calc.ts')).runCalcCommand),
  },
  solve: {
    summary: 'Finds the input that gives a result.',
    forms: [forms.solveForm],
    choices: listIds,
    note: 'Example: centwise solve mortgage home-price monthly-payment=2,000 --down-payment 80,000 --interest-rate 7% --loan-term 30',
    describe: describeCalculator('solve'),
    run: local(async () => (await import('#cli/commands/solve.ts')).runSolveCommand),
  },
  sweep: {
    summary: 'Calculates with one or two inputs that vary.',
    forms: [forms.sweepForm],
    choices: listIds,
    note:
      'VALUES are FROM..TO:STEP, or a list: interest-rate=5..8:0.5 loan-term=15,20,30\n' +
      'Example: centwise sweep mortgage interest-rate=5..8:0.5 --home-price 400,000 --down-payment 80,000 --loan-term 30',
    describe: describeCalculator('sweep'),
    run: local(async () => (await import('#cli/commands/sweep.ts')).runSweepCommand),
  },
  equations: {
    summary: 'Shows the equations of a calculator and the arithmetic that decides its results.',
    forms: [forms.equationsForm],
    choices: listIds,
    note: 'Without inputs, the first example of the calculator is run.',
    run: local(async () => (await import('#cli/commands/equations.ts')).runEquationsCommand),
  },
  batch: {
    summary: 'Calculates every row of a CSV or NDJSON file.',
    forms: [forms.batchForm],
    choices: listIds,
    note: 'Exit codes: 0 all rows have results, 1 some rows have faults, 2 wrong usage or header, 130 interrupted.',
    run: runBatch,
  },
  ask: {
    summary: 'Answers a question in plain words.',
    forms: [forms.askForm],
    note: 'Example: centwise ask "450k house, 20% down, 6 7/8"',
    run: rated(async () => (await import('#cli/commands/ask.ts')).runAskCommand),
  },
  sql: {
    summary: 'Prints the statements by which a database engine has the calculators as functions.',
    forms: [forms.sqlForm],
    choices: async () => ['clickhouse', 'bigquery', 'snowflake', 'redshift'],
    run: async (args) => (await import('#cli/commands/sql.ts')).runSqlCommand(args, await listAll(), print),
  },
  convert: {
    summary: 'Converts an amount with the stored exchange rates.',
    forms: [forms.convertForm],
    run: rated(async () => (await import('#cli/commands/convert.ts')).runConvertCommand),
  },
  serve: {
    summary: 'Starts the API server and the web pages.',
    forms: [defineForm({ command: 'serve' })],
    note: 'Settings are environment variables, such as PORT=8443; “centwise config” lists them.',
    run: withoutArguments('serve', serve),
  },
  mcp: {
    summary: 'Serves one AI agent over standard input and output (Model Context Protocol).',
    forms: [forms.mcpForm],
    note:
      'Without options it has 8 tools, which run every calculator and convert currencies.\n' +
      'With options, it has only these tools and those that search and describe calculators.',
    run: runMcp,
  },
  keys: {
    summary: 'Manages API keys, even while the service runs.',
    subcommands: keysGroup,
    run: (args) => withStore(args, (store) => runKeysCommand(args, { store, ...means })),
  },
  requests: {
    summary: 'Approves and rejects requests for keys.',
    subcommands: requestsGroup,
    run: (args) => withStore(args, (store) => runRequestsCommand(args, { store, ...means })),
  },
  rates: {
    summary: 'Fetches, shows and imports exchange rates.',
    subcommands: ratesGroup,
    run: runRates,
  },
  market: {
    summary: 'Imports and shows market data for backtests and simulations.',
    subcommands: marketGroup,
    run: runMarket,
  },
  calculators: {
    summary: 'Checks the files of your own calculators.',
    subcommands: calculatorsGroup,
    run: runCalculators,
  },
  law: {
    summary: 'Shows the law that calculators read, and checks packs of your own.',
    subcommands: lawGroup,
    run: async (args) => runLawCommand(args, { read: readLaw, print, printError }),
  },
  config: {
    summary: 'Shows every setting, its value and its meaning.',
    forms: [forms.configForm],
    run: showSettings,
  },
  backup: {
    summary: 'Copies the SQLite database into a folder, even while the service runs.',
    forms: [forms.backupForm],
    run: async (args) => (await import('#service/backup.ts')).runBackup(args, await loadSettings(), print),
  },
  health: {
    summary: 'Checks whether the service with these settings is alive.',
    forms: [defineForm({ command: 'health' })],
    run: withoutArguments('health', showHealth),
  },
  completion: {
    summary: 'Prints a script with which a shell completes commands.',
    forms: [forms.completionForm],
    choices: async () => ['bash', 'zsh', 'fish'],
    note: 'For bash, add to ~/.bashrc: eval "$(centwise completion bash)"',
    run: runCompletion,
  },
};

const engine = `centwise ${program.version}`;

/** The calculators of the folder that CALCULATORS_DIR names. */
async function readOwn(): Promise<OwnCalculators | undefined> {
  const { readCalculatorsDir } = await import('#service/settings/settings.ts');
  const folder = readCalculatorsDir(process.env);
  if (folder === undefined) return undefined;
  const { readOwnCalculators } = await import('#service/own/own-calculators.ts');
  return readOwnCalculators(folder);
}

/** What the operator has added, as the service uses it: the imported market data, and these calculators. */
const useOperatorData = () =>
  import('#service/market.ts').then(({ useImportedMarket }) => useImportedMarket()).then(readOwn);

const loadCatalogue = async () => (await import('#catalogue/index.ts')).catalogue;
const loadSettings = async () => (await import('#service/settings/settings.ts')).readSettings(process.env);

async function listAll(read = readOwn): Promise<readonly AnyCalculator[]> {
  return [...(await loadCatalogue()), ...((await read())?.calculators ?? [])];
}

/** A folder with faults must not take the completion of everything else from a shell. */
const listSound = (): Promise<readonly AnyCalculator[]> => listAll().catch(loadCatalogue);

async function listIds(): Promise<readonly string[]> {
  return (await listSound()).map(({ id }) => id);
}

async function runCalculators(args: readonly string[]): Promise<number> {
  const { countSoundCalculators } = await import('#service/own/own-calculators.ts');
  const check = (path: string) => countSoundCalculators(path, engine);
  return runCalculatorsCommand(args, { check, print, printError });
}

async function serve(): Promise<number | undefined> {
  const { runService } = await import('#service/service.ts');
  return runService(await loadSettings(), print);
}

const means = { now: Date.now, print, printError };

async function withStore(args: readonly string[], run: (store: AccessStore) => Promise<number>) {
  const { openCommandStore } = await import('#service/stores.ts');
  const store = await openCommandStore(await loadSettings(), useOf(args));
  try {
    return await run(store);
  } finally {
    await store.close();
  }
}

async function runRates(args: readonly string[]): Promise<number> {
  const { download } = await import('#currency/download.ts');
  const { listDailySources, listSources } = await import('#currency/live.ts');
  const { withRates } = await import('#service/rates.ts');
  const settings = await loadSettings();
  return withRates(
    settings,
    (rates, store) =>
      runRatesCommand(args, {
        store,
        service: rates.service,
        sources: listDailySources(listSources(settings.ratesOpenExchangeRatesKey)),
        download,
        readFile: (path) => readFile(path, 'utf8'),
        ...means,
        draw: process.stderr.isTTY ? (text) => void process.stderr.write(text) : undefined,
      }),
    useOf(args),
  );
}

async function runMarket(args: readonly string[]): Promise<number> {
  const { keepMarket, readMarketFile, useImportedMarket } = await import('#service/market.ts');
  const settings = await loadSettings();
  // Data that cannot be used must not prevent a new import.
  if (args[0] !== 'import') useImportedMarket(settings);
  const keep = (text: string) => keepMarket(settings, text);
  return runMarketCommand(args, { readFile: readMarketFile, keep, ...means });
}

/** The same engine as the service, without the service. */
async function openEngine(rates?: { readonly rates: Rates }): Promise<CalcContext> {
  const { openCalculations } = await import('#service/calculations.ts');
  return openCalculations({ catalogue: await listAll(useOperatorData), engine, ...means, ...rates });
}

function describeCalculator(command: CalculatorCommand) {
  return async ([id]: readonly string[]): Promise<string | undefined> => {
    const { describeCalculator } = await import('#cli/calculation/calc-help.ts');
    return id === undefined ? undefined : describeCalculator(await listAll(), id, command);
  };
}

async function runBatch(args: readonly string[]): Promise<number> {
  const { runBatchCommand } = await import('#cli/commands/batch.ts');
  const { answerFile } = await import('#service/batch/batch-threads.ts');
  const own = await useOperatorData();
  return runBatchCommand(args, {
    answerFile: (file) => answerFile(file, engine, own),
    folder: process.cwd(),
    printError,
    draw: process.stderr.isTTY ? (text) => void process.stderr.write(text) : undefined,
  });
}

async function runCompletion(args: readonly string[]): Promise<number> {
  const { runCompletionCommand } = await import('#cli/commands/completion.ts');
  return runCompletionCommand(args, { catalogue: await listSound(), commands, print });
}

async function runMcp(args: readonly string[]): Promise<number> {
  const { runMcp } = await import('#service/run-mcp.ts');
  return runMcp(args, { catalogue: await listAll(useOperatorData), version: program.version, printError });
}

async function showSettings(args: readonly string[]): Promise<number> {
  const { describeSettings } = await import('#service/settings/settings.ts');
  print((await import('#cli/commands/config.ts')).formatSettings(args, describeSettings(process.env)));
  return 0;
}

async function showHealth(): Promise<number> {
  await (await import('#service/health.ts')).checkHealth(await loadSettings());
  print('The service is alive.');
  return 0;
}

try {
  endQuietly();
  const exitCode = await runProgram(commands, process.argv.slice(2), { version: program.version, ...means });
  if (exitCode !== undefined) process.exitCode = exitCode;
} catch (error) {
  printError(`centwise: ${error instanceof Error ? error.message : String(error)}`);
  // Resources opened before the error, such as the thread of a store, must not keep the process alive.
  process.exit(1);
}
