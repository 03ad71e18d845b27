import type { AnyCalculator } from '#catalogue/declare/define.ts';
import { describeCalculator } from '#api/discovery.ts';
import { createSearchOfAll } from '#text/search/search-of-all.ts';
import { describeUnknown } from '#text/search/search.ts';
import { calculationPath } from '#api/paths.ts';
import { CommandError } from '#cli/arguments.ts';
import { formatExplained, formatResults } from '#cli/calculation/calc-report.ts';
import {
  type CalcContext,
  type GivenCalculation,
  type LocalCall,
  readCalculation,
  requireReply,
  runWithErrors,
} from '#cli/calculation/calculation.ts';
import { wrapWords } from '#cli/command.ts';
import { calcForm } from '#cli/forms.ts';
import { formatCalculation } from '#cli/calculation/people.ts';
import { createWorkBar } from '#cli/terminal/progress.ts';
import { countCharacters, formatTable } from '#cli/terminal/table.ts';

/** How many calculators a search lists. */
const MAX_FOUND = 8;

/** Runs `calc ARGS`; returns 0, 1 where there is no answer and 2 for wrong usage. */
export function runCalcCommand(args: readonly string[], context: CalcContext): Promise<number> {
  const { catalogue, print, screen } = context;
  return runWithErrors(context, async () => {
    const words = args.filter((one) => one !== '--json');
    const isJson = words.length < args.length;
    const [head, ...tail] = words;
    const searched =
      head === '--search' ? tail : head?.startsWith('--search=') ? [head.slice(9), ...tail] : undefined;
    if (head === undefined && isJson) return print(listed(catalogue));
    if (head === undefined) return print(listCalculators(catalogue, screen?.columns));
    if (searched !== undefined && isJson)
      return print(listed(createSearchOfAll(catalogue)(searched.join(' ')).calculators));
    if (searched !== undefined) return print(search(catalogue, searched.join(' '), screen?.columns));
    return calculate(await readCalculation(args, calcForm, context), context);
  });
}

type Given = GivenCalculation<(typeof calcForm.texts)[number], (typeof calcForm.flags)[number]>;

async function calculate(calculation: Given, context: CalcContext): Promise<void> {
  const { print, screen } = context;
  const { calculator, inputs, given } = calculation;
  const isDrawn = given.has('chart') || given.text('picture') !== undefined;
  const isFile = given.has('csv') || (isDrawn && screen === undefined);
  if (isFile) return print((await requireReply(context, callFor(calculation, 'file'))).trimEnd());
  const text = await requireResults(calculation, context);
  if (given.has('json')) return print(text);
  if (screen === undefined) return print(given.has('explain') ? formatExplained(text) : formatResults(text));
  const interval = given.text('schedule') ?? 'month';
  screen.write(formatCalculation({ calculator, inputs, interval }, text, context, screen));
  if (!isDrawn) return;
  // The warnings are among the results.
  const quiet = { ...context, printError: () => {} };
  screen.write(`\n${await requireReply(quiet, callFor(calculation, 'file'))}`);
}

/** The results, with a bar in a terminal while the work is long. Ctrl-C ends the program at once. */
async function requireResults(calculation: Given, context: CalcContext): Promise<string> {
  const { workTerminal } = context;
  const call = callFor(calculation, 'results');
  if (workTerminal === undefined) return requireReply(context, call);
  const bar = createWorkBar(workTerminal, calculation.calculator);
  const interrupt = () => {
    bar.clear();
    process.exit(INTERRUPTED);
  };
  process.once('SIGINT', interrupt);
  try {
    return await requireReply(context, { ...call, onProgress: bar.show });
  } finally {
    process.removeListener('SIGINT', interrupt);
    bar.clear();
  }
}

const INTERRUPTED = 130;

/** A call for the results with what is included, or for the file that is asked for. */
function callFor({ calculator, inputs, given }: Given, wish: 'results' | 'file'): LocalCall {
  const schedule = given.text('schedule');
  const picture = given.text('picture');
  const include = [
    ...(schedule !== undefined || given.has('csv') ? ['schedule'] : []),
    ...(given.has('explain') ? ['explanation', 'assumptions'] : []),
  ];
  const query = {
    ...(include.length > 0 && { include: include.join(',') }),
    ...(schedule !== undefined && { interval: schedule }),
    ...(picture !== undefined && { picture }),
  };
  const type = given.has('csv') ? ('text/csv' as const) : ('image/svg+xml' as const);
  const call = { method: 'POST' as const, path: calculationPath(calculator.id), query, body: inputs };
  return wish === 'file' ? { ...call, type } : call;
}

/** A terminal of fewer columns has no place for the categories beside the summaries. */
const MIN_COLUMNS = 100;
const MIN_SUMMARY_COLUMNS = 20;

/** As `GET /calculators` lists them. */
function listed(found: readonly AnyCalculator[]): string {
  return JSON.stringify(found.map(describeCalculator));
}

/** Summaries are wrapped to the columns of a terminal; a file has a line for each calculator. */
function listCalculators(catalogue: readonly AnyCalculator[], columns = Infinity): string {
  const rows = catalogue.map(({ id, category, summary }) => {
    return { names: columns < MIN_COLUMNS ? [id] : [id, category], summary };
  });
  const heads = ['CALCULATOR', 'CATEGORY'].slice(0, rows[0]!.names.length);
  const widths = heads.map((_, column) =>
    Math.max(...rows.map(({ names }) => countCharacters(names[column]!))),
  );
  const left = widths.reduce((rest, width) => rest - width - 2, columns);
  return formatTable(
    [...heads, 'WHAT IT ANSWERS'],
    rows.flatMap(({ names, summary }) =>
      wrapWords(summary, Math.max(left, MIN_SUMMARY_COLUMNS)).map((line, index) => [
        ...names.map((name) => (index === 0 ? name : '')),
        line,
      ]),
    ),
  );
}

/** The best matches, the best first. */
function search(catalogue: readonly AnyCalculator[], words: string, columns: number | undefined): string {
  const result = createSearchOfAll(catalogue)(words);
  const { calculators, asksForCurrency } = result;
  const conversion = asksForCurrency ? ['centwise convert AMOUNT FROM TO converts currencies.'] : [];
  const table = calculators.length === 0 ? [] : [listCalculators(calculators.slice(0, MAX_FOUND), columns)];
  const related = table.length === 0 ? undefined : describeUnknown(result);
  const found = [...(related === undefined ? [] : [related]), ...conversion, ...table];
  if (found.length === 0) throw new CommandError(1, 'No calculators match your search.');
  return found.join('\n\n');
}
