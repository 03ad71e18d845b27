import { escapeLine } from './terminal.ts';

/**
 * Rows of text in columns, two spaces apart; every row has as many cells as the header. Columns are aligned
 * on the left, but for those of numbers.
 */
export function formatTable(
  header: readonly string[],
  rows: readonly (readonly string[])[],
  isNumeric: (column: number) => boolean = () => false,
): string {
  const lines = [header, ...rows].map((cells) => cells.map(escapeLine));
  const widths = header.map((_, column) =>
    Math.max(...lines.map((cells) => countCharacters(cells[column]!))),
  );
  const format = (cells: readonly string[]): string =>
    cells
      .map((cell, column) => {
        const space = ' '.repeat(widths[column]! - countCharacters(cell));
        return isNumeric(column) ? space + cell : cell + space;
      })
      .join('  ')
      .trimEnd();
  return lines.map(format).join('\n');
}

export function countCharacters(text: string): number {
  return Array.from(text).length;
}
