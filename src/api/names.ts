import type { AnyCalculator } from '#catalogue/declare/define.ts';
import type { InputField, OutputField } from '#catalogue/declare/fields.ts';
import type { ScheduleColumn } from '#catalogue/declare/schedule.ts';

/** A field of a calculator, or of the records in one of its lists, or a column that its schedule declares. */
export interface NameUse {
  readonly name: string;
  /** The id of the calculator. */
  readonly calculator: string;
  readonly side: 'input' | 'output' | 'schedule';
  /** Undefined where it has none, as texts and dates. */
  readonly unit: string | undefined;
  /** number, text, boolean, date, list … */
  readonly kind: string;
  /** Of a choice. */
  readonly words: readonly string[];
  readonly description: string;
}

interface Facts {
  readonly 'x-unit'?: string;
  readonly items?: { readonly 'x-unit'?: string };
  readonly description?: string;
}

const kinds: Readonly<Record<string, string>> = {
  real: 'number',
  integer: 'number',
  choice: 'text',
  records: 'list',
};

/** Every use of a name in the catalogue. */
export function listNames(catalogue: readonly AnyCalculator[]): readonly NameUse[] {
  return catalogue.flatMap(({ id, input, output, schedule }) => [
    ...usesIn(id, 'input', input),
    ...usesIn(id, 'output', output),
    ...usesIn(id, 'schedule', columnsOf(schedule?.columns)),
  ]);
}

function columnsOf(
  columns: Readonly<Record<string, ScheduleColumn>> = {},
): Readonly<Record<string, OutputField>> {
  return Object.fromEntries(Object.entries(columns).map(([name, { output }]) => [name, output]));
}

function usesIn(
  calculator: string,
  side: NameUse['side'],
  fields: Readonly<Record<string, InputField | OutputField>>,
): readonly NameUse[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const { 'x-unit': unit, items, description = '' } = field.schema as Facts;
    const use = {
      name,
      calculator,
      side,
      unit: unit ?? items?.['x-unit'],
      kind: kinds[field.kind] ?? field.kind,
      words: field.kind === 'boolean' ? [] : Object.keys(field.options ?? {}),
      description,
    };
    return [use, ...usesIn(calculator, side, field.fields ?? {})];
  });
}
