import { currencyOf } from './typed.ts';
import type { AnyCalculator } from '#catalogue/declare/define.ts';
import type { InputField } from '#catalogue/declare/fields.ts';
import { calculationPath } from '#api/paths.ts';
import { unitOf } from '#catalogue/declare/units.ts';
import { formatTypedNumber, type NumberStyle } from '#text/read/typed-number.ts';
import { readPercentage } from '#text/read/typed-percentage.ts';
import { CommandError } from '#cli/arguments.ts';
import { descriptionOf, optionOf, readValue } from './calc-options.ts';
import type { CalcContext } from './calculation.ts';
import type { Screen } from '#cli/terminal/screen.ts';
import { escapeLine } from '#cli/terminal/terminal.ts';

type Inputs = Readonly<Record<string, unknown>>;

/**
 * Asks a person for the required inputs that are missing, one line each, until each is accepted, alone and
 * together with the others; those in `open` stay open, and those that are tables are left to the check.
 * Returns all inputs.
 */
export async function askForInputs(
  {
    calculator,
    inputs,
    open,
  }: { readonly calculator: AnyCalculator; readonly inputs: Inputs; readonly open: readonly string[] },
  { ask, style, screen }: Pick<CalcContext, 'ask'> & { readonly style: NumberStyle; readonly screen: Screen },
): Promise<Inputs> {
  const all: Record<string, unknown> = { ...inputs };
  const missing = Object.entries(calculator.input).filter(([name, { required, kind }]) => {
    return required && all[name] === undefined && !open.includes(name) && kind !== 'records';
  });
  for (const [name, field] of missing) all[name] = await askFor(name, field);
  for (;;) {
    const faults = await faultsOf(all);
    const wrong = missing.find(([name]) => faults.has(name));
    if (wrong === undefined) return all;
    const [name, field] = wrong;
    screen.write(screen.paint.caution(faults.get(name)!));
    all[name] = await askFor(name, field);
  }

  async function askFor(name: string, field: InputField): Promise<unknown> {
    for (;;) {
      const text = await screen.ask!(`${questionOf(field)} `);
      if (text === undefined) throw new CommandError(2, `--${optionOf(name)} is required.`);
      const value = readAnswer(name, field, text);
      const fault = value instanceof CommandError ? value.message : await faultOf(name, value);
      if (fault === undefined) return value;
      screen.write(screen.paint.caution(fault));
    }
  }

  function readAnswer(name: string, field: InputField, text: string): unknown {
    const typing = { style, currency: currencyOf(all['currency']) };
    const textOf = (one: string) => (one === name ? text : formatTypedNumber(String(all[one]), style));
    try {
      const read = readPercentage(calculator.input, name, textOf, typing) ?? text;
      return readValue(`--${optionOf(name)}`, field, read.trim(), typing);
    } catch (error) {
      if (error instanceof CommandError) return error;
      throw error;
    }
  }

  async function faultOf(name: string, value: unknown): Promise<string | undefined> {
    if (value === '') return 'Enter a value, or press Ctrl-C to stop.';
    return (await faultsOf({ ...all, [name]: value })).get(name);
  }

  /** What the check of the calculator says of each input. */
  async function faultsOf(body: Inputs): Promise<ReadonlyMap<string, string>> {
    const { text } = await ask({ method: 'POST', path: calculationPath(calculator.id), body });
    const { errors = [] } = JSON.parse(text) as { readonly errors?: readonly Fault[] };
    return new Map(
      errors.map(({ pointer = '', detail }) => {
        const [, name = ''] = pointer.split('/');
        return [name, escapeLine(`${optionOf(name)} ${detail}.`)];
      }),
    );
  }
}

interface Fault {
  readonly pointer?: string;
  readonly detail: string;
}

/** "Price of the home (currency):", with what a list is written as. */
function questionOf(field: InputField): string {
  const unit = unitOf(field);
  const words = field.options === undefined ? '' : Object.keys(field.options).join(', ');
  const form = field.kind === 'list' ? 'separated by commas' : field.kind === 'date' ? 'YYYY-MM-DD' : words;
  const hints = [unit, form].filter((hint) => hint !== '').join('; ');
  const [subject] = descriptionOf(field).split(/[;.:]/);
  return `${subject}${hints === '' ? '' : ` (${hints})`}:`;
}
