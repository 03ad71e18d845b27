import { commandLine } from '#base/command-line.ts';
import type { AnyCalculator } from '#catalogue/define.ts';
import { currentName } from '#catalogue/retired-names.ts';
import { calculationPath, solvePath } from '#derive/paths.ts';
import { type NumberStyle, placeOf } from '#derive/typed-number.ts';
import { createSearch } from '#derive/search.ts';
import { CommandError, parseArguments } from './arguments.ts';
import { requireCalculator } from './calc-help.ts';
import { optionOf, readInputs } from './calc-options.ts';
import { formatResults, formatExplained } from './calc-report.ts';
import { calcForm } from './forms.ts';
import { formatTable } from './table.ts';
import { currencyOf, readNumberArgument } from './typed.ts';

/** One operation of the API, answered in this process. */
export interface LocalCall {
  readonly method: 'GET' | 'POST';
  /** Below the version segment. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly type?: 'application/json' | 'text/csv' | 'image/svg+xml';
}

export interface CalcContext {
  readonly catalogue: readonly AnyCalculator[];
  readonly ask: (call: LocalCall) => Promise<{ readonly status: number; readonly text: string }>;
  /** Each takes a whole text and ends its line. */
  readonly print: (text: string) => void;
  readonly printError: (text: string) => void;
  /** How numbers are typed. */
  readonly style: NumberStyle;
}

/** How many calculators a search lists. */
const MAX_FOUND = 8;
/** Runs `calc ARGS`; answers 0, 1 where there is no answer and 2 for wrong usage. */
export async function runCalcCommand(args: readonly string[], context: CalcContext): Promise<number> {
  try {
    context.print(await run(args, context));
    return 0;
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    context.printError(error.message);
    return error.exitCode;
  }
}

async function run(
  [id, ...rest]: readonly string[],
  { catalogue, ask, style }: CalcContext,
): Promise<string> {
  if (id === undefined) return listCalculators(catalogue);
  if (id === '--search') return search(catalogue, rest.join(' '));
  const calculator = requireCalculator(catalogue, id);
  const names = Object.keys(calculator.input);
  const meantBy = (option: string) => {
    const name = currentName(option.replaceAll('-', '_'), names);
    return name && optionOf(name);
  };
  const given = parseArguments(rest, {
    usage: `centwise calc ${id} …; ${commandLine(`calc ${id} --help`)} lists its fields`,
    texts: [...calcForm.texts, ...names.map(optionOf)],
    flags: calcForm.flags,
    operands: [],
    meantBy,
  });
  const call = callFor(calculator, readInputs(calculator, given.text, style), {
    schedule: given.text('schedule'),
    solveFor: given.text('solve-for'),
    target: readTarget(calculator, given.text('target'), style, currencyOf(given.text('currency'))),
    explain: given.has('explain'),
    chart: given.has('chart'),
    csv: given.has('csv'),
  });
  const { status, text } = await ask(call);
  if (status !== 200) throw new CommandError(status === 422 ? 2 : 1, faultLines(text, optionName));
  if (given.has('json') || call.type !== undefined) return text.trimEnd();
  return given.has('explain') ? formatExplained(text) : formatResults(text);
}

interface Wish {
  readonly schedule: string | undefined;
  readonly solveFor: string | undefined;
  readonly target: Readonly<Record<string, unknown>> | undefined;
  readonly explain: boolean;
  readonly chart: boolean;
  readonly csv: boolean;
}

function callFor({ id }: AnyCalculator, inputs: Readonly<Record<string, unknown>>, wish: Wish): LocalCall {
  const { schedule, solveFor, target, explain, chart, csv } = wish;
  if (solveFor !== undefined || target !== undefined) {
    const body = { solve_for: fieldOf(solveFor ?? ''), target: target ?? { '': '' }, inputs };
    return { method: 'POST', path: solvePath(id), body };
  }
  const include = [
    ...(schedule !== undefined || csv ? ['schedule'] : []),
    ...(explain ? ['explanation', 'assumptions'] : []),
  ];
  const query = {
    ...(include.length > 0 && { include: include.join(',') }),
    ...(schedule !== undefined && { interval: schedule }),
  };
  return {
    method: 'POST',
    path: calculationPath(id),
    query,
    body: inputs,
    ...(csv && { type: 'text/csv' as const }),
    ...(chart && { type: 'image/svg+xml' as const }),
  };
}

/** "monthly-payment=2,000" as {"monthly_payment": 2000}. */
function readTarget(
  { output }: AnyCalculator,
  text: string | undefined,
  style: NumberStyle,
  currency: string | undefined,
): Readonly<Record<string, unknown>> | undefined {
  if (text === undefined) return undefined;
  const [option = '', value = ''] = text.split('=');
  const name = fieldOf(option);
  const place = Object.hasOwn(output, name) ? placeOf(output[name]!, currency) : { unit: '' };
  return { [name]: readNumberArgument(`--target ${option}`, value, style, place) };
}

function fieldOf(option: string): string {
  return option.replaceAll('-', '_');
}

interface ProblemDocument {
  readonly detail: string;
  readonly status: number;
  readonly errors?: readonly {
    readonly pointer?: string;
    readonly parameter?: string;
    readonly detail: string;
  }[];
}

/** A problem as one line for each fault; `nameOf` says how a person wrote the field. */
export function faultLines(text: string, nameOf: (field: string) => string): string {
  const { detail, errors = [] } = JSON.parse(text) as ProblemDocument;
  const lines = errors.map(({ pointer, parameter, detail }) => {
    const path = pointer?.replace(/^\/inputs(?=\/)/, '').slice(1) ?? parameter ?? '';
    const [field = '', ...within] = path.split('/');
    return `${[nameOf(field), ...within].join('/')} ${detail}`;
  });
  return lines.length > 0 ? lines.join('\n') : detail;
}

/** --home-price for home_price; the interval of a schedule is the value of its option. */
function optionName(field: string): string {
  return field === 'interval' ? '--schedule' : `--${optionOf(field)}`;
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
