const FIELD = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/y;

/** The rows of a CSV text (RFC 4180), each as its fields; throws for an unmatched quotation mark. */
export function readCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  FIELD.lastIndex = 0;
  while (FIELD.lastIndex < text.length) {
    const [, quoted, plain, end] = FIELD.exec(text) ?? [];
    if (end === undefined) throw new Error('The CSV file is not as expected: unmatched quotation mark.');
    row.push(quoted?.replaceAll('""', '"') ?? plain ?? '');
    if (end === ',') continue;
    if (row.length > 1 || row[0] !== '') rows.push(row);
    row = [];
  }
  // The file ended after a comma: the last field is empty.
  if (row.length > 0) rows.push([...row, '']);
  return rows;
}
