import { readFile } from 'node:fs/promises';
import type { AccessStore } from '#access/store.ts';
import { catalogue } from '#catalogue/index.ts';
import { suggest } from '#cli/arguments.ts';
import { runKeysCommand } from '#cli/keys.ts';
import { runRatesCommand } from '#cli/rates.ts';
import { runRequestsCommand } from '#cli/requests.ts';
import { formatTable } from '#cli/table.ts';
import { escapeText } from '#cli/terminal.ts';
import { download } from '#currency/download.ts';
import { listDailySources, listSources } from '#currency/live.ts';
import program from '../package.json' with { type: 'json' };
import { describeSettings, readSettings } from '#service/settings.ts';
import { checkHealth } from '#service/health.ts';
import { withRates } from '#service/rates.ts';
import { openCommandStore } from '#service/stores.ts';

const commands: Readonly<Record<string, (args: readonly string[]) => Promise<number | undefined>>> = {
  serve,
  keys: (args) => withStore((store) => runKeysCommand(args, { store, now: Date.now, print, printError })),
  requests: (args) =>
    withStore((store) => runRequestsCommand(args, { store, now: Date.now, print, printError })),
  rates: runRates,
  calc: runCalc,
  convert: runConvert,
  mcp: runMcp,
  completion: runCompletion,
  config: showSettings,
  health: showHealth,
};

const engine = `centwise ${program.version}`;

const usage = `Usage: npm run centwise -- COMMAND

  serve                    serves the API (as npm start does)
  keys create|list|show|change|expire|rotate|revoke
                           manages API keys, even while the service runs
  requests list|approve|reject
                           decides on requests for keys
  rates fetch|status|import FILE
                           fetches currency rates, shows their state, imports history
  calc [CALCULATOR …]      calculates, solves and explains without a server
  convert AMOUNT FROM TO   converts with the stored rates
  completion bash|zsh|fish
                           prints a script that completes commands in a shell
  mcp [--tools LIST] [--category LIST]
                           serves AI agents over standard input and output
  config                   shows every setting, its value and its meaning
  health                   checks whether the service with these settings is alive`;

async function main([name = '--help', ...args]: readonly string[]): Promise<number | undefined> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command !== undefined) return command(args);
  const isHelp = name === '--help' || name === '-h' || name === 'help';
  if (isHelp) print(usage);
  else printError(`centwise: ${name} is not a command; ${suggest(name, Object.keys(commands))}\n${usage}`);
  return isHelp ? 0 : 2;
}

/** Modules that only the service needs are loaded only here. */
async function serve(): Promise<number | undefined> {
  const { runService } = await import('#service/service.ts');
  return runService(readSettings(process.env), { print, isTerminal: process.stdout.isTTY });
}

async function withStore(run: (store: AccessStore) => Promise<number>): Promise<number> {
  const store = await openCommandStore(readSettings(process.env));
  try {
    return await run(store);
  } finally {
    await store.close();
  }
}

async function runRates(args: readonly string[]): Promise<number> {
  const settings = readSettings(process.env);
  return withRates(settings, (rates, store) =>
    runRatesCommand(args, {
      store,
      service: rates.service,
      sources: listDailySources(listSources(settings.ratesOpenExchangeRatesKey)),
      download,
      readFile: (path) => readFile(path, 'utf8'),
      now: Date.now,
      print,
      printError,
      draw: process.stderr.isTTY ? (text) => void process.stderr.write(text) : undefined,
    }),
  );
}

/**
 * The same engine as the service, without the service. Its modules are loaded on demand, because the service
 * does not need them.
 */
async function runCalc(args: readonly string[]): Promise<number> {
  const { runCalcCommand } = await import('#cli/calc.ts');
  const { numberStyleOfEnvironment } = await import('#cli/typed.ts');
  const { createLocalCalls } = await import('#service/local.ts');
  const ask = createLocalCalls(catalogue, engine);
  const style = numberStyleOfEnvironment(process.env);
  return runCalcCommand(args, { catalogue, ask, print, printError, style });
}

async function runConvert(args: readonly string[]): Promise<number> {
  const { runConvertCommand } = await import('#cli/convert.ts');
  const { numberStyleOfEnvironment } = await import('#cli/typed.ts');
  const style = numberStyleOfEnvironment(process.env);
  const { createLocalCalls } = await import('#service/local.ts');
  return withRates(readSettings(process.env), (rates) =>
    runConvertCommand(args, {
      ask: createLocalCalls(catalogue, engine, rates),
      print,
      printError,
      style,
    }),
  );
}

async function runCompletion(args: readonly string[]): Promise<number> {
  const { runCompletionCommand } = await import('#cli/completion.ts');
  return runCompletionCommand(args, { catalogue, commands: Object.keys(commands), print, printError });
}

/** Speaks the Model Context Protocol over standard input and output, until the input ends. */
async function runMcp(args: readonly string[]): Promise<number> {
  const { runMcpCommand } = await import('#cli/mcp.ts');
  const { createToolSelector } = await import('#mcp/selection.ts');
  const { serveMcpOverStdio } = await import('#mcp/stdio.ts');
  const { createLocalCalls } = await import('#service/local.ts');
  return runMcpCommand(args, {
    select: createToolSelector(catalogue),
    serve: ({ tools }) =>
      withRates(readSettings(process.env), (rates) =>
        serveMcpOverStdio(tools, program.version, createLocalCalls(catalogue, engine, rates)),
      ),
    print,
    printError,
  });
}

async function showSettings(): Promise<number> {
  const rows = describeSettings(process.env);
  print(
    formatTable(
      ['SETTING', 'VALUE', 'DEFAULT', 'MEANING'],
      rows.map((row) => [row.name, row.value, row.default, row.description]),
    ),
  );
  return 0;
}

async function showHealth(): Promise<number> {
  await checkHealth(readSettings(process.env));
  print('The service is alive.');
  return 0;
}

/** Stored or received text never reaches the terminal as control characters. */
function print(text: string): void {
  process.stdout.write(`${escapeText(text)}\n`);
}

function printError(text: string): void {
  process.stderr.write(`${escapeText(text)}\n`);
}

try {
  const exitCode = await main(process.argv.slice(2));
  if (exitCode !== undefined) process.exitCode = exitCode;
} catch (error) {
  printError(`centwise: ${error instanceof Error ? error.message : String(error)}`);
  // Resources opened before the error, such as the thread of a store, must not keep the process alive.
  process.exit(1);
}
