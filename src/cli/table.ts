import { escapeLine } from './terminal.ts';

/** Rows of text in left-aligned columns, two spaces apart; every row has as many cells as the header. */
export function formatTable(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [header, ...rows].map((cells) => cells.map(escapeLine));
  const widths = header.map((_, column) =>
    Math.max(...lines.map((cells) => countCharacters(cells[column]!))),
  );
  const format = (cells: readonly string[]): string =>
    cells
      .map((cell, column) => cell + ' '.repeat(widths[column]! - countCharacters(cell)))
      .join('  ')
      .trimEnd();
  return lines.map(format).join('\n');
}

function countCharacters(text: string): number {
  return Array.from(text).length;
}
