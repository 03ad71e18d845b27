import { parseArguments } from '#cli/arguments.ts';
import { configForm } from '#cli/forms.ts';
import { formatTable } from '#cli/terminal/table.ts';

/** A setting, as the environment gives it. */
interface SettingRow {
  readonly name: string;
  readonly value: string;
  readonly default: string;
  readonly description: string;
}

/** Runs `config`: every setting as a line of a table, or as a page. */
export function formatSettings(args: readonly string[], rows: readonly SettingRow[]): string {
  if (parseArguments(args, configForm).has('markdown')) return formatPage(rows);
  return formatTable(
    ['SETTING', 'VALUE', 'DEFAULT', 'MEANING'],
    rows.map((row) => [row.name, row.value, row.default, row.description]),
  );
}

/** The reference of all settings, laid out as the formatter of the project lays tables out. */
function formatPage(rows: readonly SettingRow[]): string {
  const cells = rows.map((row) => [
    `\`${row.name}\``,
    row.default === '' ? '–' : `\`${row.default}\``,
    row.description,
  ]);
  const header = ['Setting', 'Default', 'Meaning'];
  const widths = header.map((title, column) =>
    Math.max(...[header, ...cells].map((row) => row[column]!.length), title.length),
  );
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column]!)).join(' | ')} |`;
  return [
    '# Settings',
    '',
    'All settings are environment variables. This page is written by `./centwise config --markdown`, and `./centwise config` shows the values in',
    'force. An invalid value, or one without an effect, stops the start with a line that names it; an empty variable counts as unset.',
    'Every name may begin with `CENTWISE_`, such as `CENTWISE_DATABASE_URL`, which comes before the name without it: other programs share names',
    'such as `HOST`. Names without the prefix are understood until 1.0. `calc`, `convert`, `mcp` and the like read only what they need, and pass over',
    'a `DATABASE_URL` of another database.',
    '',
    line(header),
    line(widths.map((width) => '-'.repeat(width))),
    ...cells.map(line),
  ].join('\n');
}
