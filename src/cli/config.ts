import { formatTable } from './table.ts';

/** A setting, as the environment gives it. */
interface SettingRow {
  readonly name: string;
  readonly value: string;
  readonly default: string;
  readonly description: string;
}

/** Every setting as a line of a table. */
export function formatSettings(rows: readonly SettingRow[]): string {
  return formatTable(
    ['SETTING', 'VALUE', 'DEFAULT', 'MEANING'],
    rows.map((row) => [row.name, row.value, row.default, row.description]),
  );
}
