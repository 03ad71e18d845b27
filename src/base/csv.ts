/** What is between cells. Spreadsheets write semicolons where a comma is the decimal mark. */
export type Separator = ',' | ';';

/** Lines of CSV (RFC 4180). */
export function csvText(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map((cell) => csvCell(cell)).join(',')}\r\n`).join('');
}

/** What a spreadsheet would calculate, in full width as well; a number with its sign is none. */
const FORMULA = /^(?:[=@＝＠\t\r\n]|[+＋－-](?!\d+(?:\.\d+)?$))/;

/** A cell that no spreadsheet takes for a formula (OWASP, CSV Injection). */
export function csvCell(text: string, separator?: Separator): string {
  return quoteCell(FORMULA.test(text) ? `'${text}` : text, separator);
}

/** A cell as it is, with quotes where it needs them. */
export function quoteCell(text: string, separator: Separator = ','): string {
  return (separator === ';' ? /[";\r\n]/ : /[",\r\n]/).test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
