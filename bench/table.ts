import { arch, cpus, platform } from 'node:os';

/**
 * A table in Markdown, its columns aligned for reading as text; the first one to the left, the others to the
 * right.
 */
export function formatTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, column) =>
    Math.max(...[title, ...rows.map((row) => row[column]!)].map((cell) => cell.length)),
  );
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => (column === 0 ? cell.padEnd(widths[column]!) : cell.padStart(widths[column]!))).join(' | ')} |`;
  const rule = widths.map((width, column) =>
    column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`,
  );
  return [line(head), line(rule), ...rows.map(line), ''].join('\n');
}

/** When and on what was measured. */
export function describeMachine(): string {
  const day = new Date().toISOString().slice(0, 10);
  const processors = cpus();
  const runtime =
    process.versions['bun'] === undefined
      ? `Node ${process.versions.node}`
      : `Bun ${process.versions['bun']}`;
  return `${day}, ${processors.length} × ${processors[0]!.model.trim()}, ${platform()} ${arch()}, ${runtime}`;
}

/** A number for a table, rounded; a dash where there is none. */
export function whole(value: number): string {
  return Number.isNaN(value) ? '–' : Math.round(value).toLocaleString('en');
}
