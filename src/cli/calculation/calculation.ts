import type { AnyCalculator } from '#catalogue/declare/define.ts';
import { meantName } from '#catalogue/texts/guessed-names.ts';
import { commandLine } from '#base/command-line.ts';
import type { NumberStyle } from '#text/read/typed-number.ts';
import { type Arguments, CommandError, parseArguments } from '#cli/arguments.ts';
import { requireCalculator } from './calc-help.ts';
import { optionOf, readInputs } from './calc-options.ts';
import type { Form } from '#cli/command.ts';
import { askForInputs } from './missing-inputs.ts';
import type { Told, WorkTerminal } from '#cli/terminal/progress.ts';
import type { Screen } from '#cli/terminal/screen.ts';

/** One operation of the API, answered in this process. */
export interface LocalCall {
  readonly method: 'GET' | 'POST';
  /** Below the version segment. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly type?: 'application/json' | 'text/csv' | 'image/svg+xml';
  /** Told how far long work is. */
  readonly onProgress?: (told: Told) => void;
}

interface LocalReply {
  readonly status: number;
  readonly text: string;
  /** What looks like a mistake, where the text has no place for it. */
  readonly warning?: string | undefined;
}

export interface CalcContext {
  readonly catalogue: readonly AnyCalculator[];
  readonly ask: (call: LocalCall) => Promise<LocalReply>;
  /** Each takes a whole text and ends its line. */
  readonly print: (text: string) => void;
  readonly printError: (text: string) => void;
  /** How numbers are typed. */
  readonly style: NumberStyle;
  /** Where a person reads what is printed. */
  readonly screen?: Screen | undefined;
  /** Where a bar shows how far long work is; undefined where nobody sees it. */
  readonly workTerminal?: WorkTerminal | undefined;
}

/** Runs a command; returns 0, 1 where there is no answer and 2 for wrong usage. */
export async function runWithErrors(
  { printError }: Pick<CalcContext, 'printError'>,
  run: () => Promise<void>,
): Promise<number> {
  try {
    await run();
    return 0;
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    printError(error.message);
    return error.exitCode;
  }
}

/** A calculator with the inputs that a person gave. */
export interface GivenCalculation<Text extends string, Flag extends string> {
  readonly calculator: AnyCalculator;
  readonly inputs: Readonly<Record<string, unknown>>;
  readonly given: Arguments<Text, Flag>;
}

/**
 * Reads "mortgage --home-price 400,000 …" after the word of a command. The form's operands after the
 * calculator and before the fields are as many as `operands` says. A person is asked for required inputs that
 * are missing, but for those in `open`.
 */
export async function readCalculation<Text extends string, Flag extends string>(
  [id = '', ...rest]: readonly string[],
  form: Form<Text, Flag>,
  { catalogue, ask, style, screen }: CalcContext,
  {
    operands = [],
    moreOperands = 0,
    open = () => [],
  }: {
    readonly operands?: readonly string[];
    readonly moreOperands?: number;
    readonly open?: (operands: readonly string[]) => readonly string[];
  } = {},
): Promise<GivenCalculation<Text, Flag>> {
  const calculator = requireCalculator(catalogue, id);
  const names = Object.keys(calculator.input);
  const [word] = form.usage.slice('centwise '.length).split(' ');
  const given = parseArguments(rest, {
    usage: `centwise ${word} ${[id, ...operands].join(' ')} …; ${commandLine(`${word} ${id} --help`)} lists its fields`,
    texts: [...form.texts, ...names.map(optionOf)],
    flags: form.flags,
    operands,
    moreOperands,
    meantBy(option) {
      const name = meantName(option.replaceAll('-', '_'), names);
      return name && optionOf(name);
    },
  });
  const inputs = readInputs(calculator, given.text, style);
  const maySay = screen?.ask !== undefined && !given.has('no-input' as Flag) && !given.has('json' as Flag);
  if (!maySay) return { calculator, inputs, given };
  const missing = { calculator, inputs, open: open(given.operands) };
  return { calculator, inputs: await askForInputs(missing, { ask, style, screen }), given };
}

/** The reply of a call that succeeds; a CommandError with a line for each fault otherwise. */
export async function requireReply(
  { ask, printError }: Pick<CalcContext, 'ask' | 'printError'>,
  call: LocalCall,
  nameOf: (field: string) => string = optionName,
): Promise<string> {
  const { status, text, warning } = await ask(call);
  if (status !== 200) throw new CommandError(status === 422 ? 2 : 1, faultLines(text, nameOf));
  if (warning !== undefined) printError(`Warning: ${warning}`);
  return text;
}

/** home_price for home-price. */
export function fieldOf(option: string): string {
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
function faultLines(text: string, nameOf: (field: string) => string): string {
  const { detail, errors = [] } = JSON.parse(text) as ProblemDocument;
  const lines = errors.map(({ pointer, parameter, detail }) => {
    const path = pointer?.replace(/^\/inputs(?=\/)/, '').slice(1) ?? parameter ?? '';
    const [field = '', ...within] = path.split('/');
    return `${[nameOf(field), ...within].join('/')} ${detail}`;
  });
  return lines.length > 0 ? lines.join('\n') : detail;
}

/** --home-price for home_price; the interval of a schedule is the value of its option. */
export function optionName(field: string): string {
  return field === 'interval' ? '--schedule' : `--${optionOf(field)}`;
}
