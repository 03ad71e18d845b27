/** Lines of CSV (RFC 4180). */
export function csvText(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('');
}

/** What a spreadsheet would calculate; a number with its sign is none. */
const FORMULA = /^(?:[=@\t\r]|[+-](?!\d+(?:\.\d+)?$))/;

/** A cell that no spreadsheet takes for a formula (OWASP, CSV Injection). */
export function csvCell(text: string): string {
  return quoteCell(FORMULA.test(text) ? `'${text}` : text);
}

/** A cell as it is, with quotes where it needs them. */
export function quoteCell(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
