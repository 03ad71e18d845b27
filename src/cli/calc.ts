import type { AnyCalculator } from '#catalogue/define.ts';
import { createSearch } from '#derive/search.ts';
import { calculationPath } from '#derive/paths.ts';
import { CommandError } from './arguments.ts';
import { formatExplained, formatResults } from './calc-report.ts';
import {
  type CalcContext,
  type GivenCalculation,
  type LocalCall,
  readCalculation,
  requireReply,
  runWithErrors,
} from './calculation.ts';
import { calcForm } from './forms.ts';
import { formatCalculation } from './people.ts';
import { createWorkBar } from './progress.ts';
import { formatTable } from './table.ts';

/** How many calculators a search lists. */
const MAX_FOUND = 8;

/** Runs `calc ARGS`; returns 0, 1 where there is no answer and 2 for wrong usage. */
export function runCalcCommand(args: readonly string[], context: CalcContext): Promise<number> {
  const { catalogue, print } = context;
  const [first, ...rest] = args;
  return runWithErrors(context, async () => {
    if (first === undefined) return print(listCalculators(catalogue));
    if (first === '--search') return print(search(catalogue, rest.join(' ')));
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
  if (isDrawn) screen.write(`\n${await requireReply(context, callFor(calculation, 'file'))}`);
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

function listCalculators(catalogue: readonly AnyCalculator[]): string {
  return formatTable(
    ['CALCULATOR', 'CATEGORY', 'WHAT IT ANSWERS'],
    catalogue.map(({ id, category, summary }) => [id, category, summary]),
  );
}

/** The best matches, the best first. */
function search(catalogue: readonly AnyCalculator[], words: string): string {
  const { calculators, asksForCurrency } = createSearch(catalogue)(words);
  const conversion = asksForCurrency ? ['centwise convert AMOUNT FROM TO converts currencies.'] : [];
  const table = calculators.length === 0 ? [] : [listCalculators(calculators.slice(0, MAX_FOUND))];
  const found = [...conversion, ...table];
  if (found.length === 0) throw new CommandError(1, 'No calculators match your search.');
  return found.join('\n\n');
}
