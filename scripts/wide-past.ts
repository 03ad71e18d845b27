// Records the daily set of each day after the last one of the ECB that ships, from the npm package of that
// day: node scripts/run.mjs scripts/wide-past.ts
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { shippedPast } from '#currency/store/past.ts';
import type { DatedTable } from '#currency/sources/source.ts';
import { parseWideDaily } from '#currency/sources/wide-daily.ts';

const name = '@fawazahmed0/currency-api';

/** A quote that is this many times that of the next day, or its inverse, is one of another unit. */
const MAX_MOVE = 10;

const folder = mkdtempSync(join(tmpdir(), 'wide-'));
const run = (command: string, ...words: readonly string[]) =>
  execFileSync(command, words, { cwd: folder, encoding: 'utf8', maxBuffer: 1e8 });

const last = shippedPast().findLast(({ source }) => source === 'ecb')!.observedOn;
const versions = (JSON.parse(run('npm', 'view', name, 'versions', '--json')) as string[]).filter(
  (version) => dateOf(version) > last,
);
const tables = versions.map(readTable).toSorted((a, b) => (a.observedOn > b.observedOn ? -1 : 1));
rmSync(folder, { recursive: true });

const codes = [...new Set(tables.flatMap(({ quotes }) => Object.keys(quotes)))].toSorted();
const later = new Map<string, number>();
const rows = tables.map(({ observedOn, quotes }) => [
  observedOn,
  ...codes.map((code) => {
    const quote = quotes[code] ?? 'N/A';
    const move = Number(quote) / (later.get(code) ?? Number(quote));
    if (!(move < MAX_MOVE && move > 1 / MAX_MOVE)) return 'N/A';
    later.set(code, Number(quote));
    return quote;
  }),
]);
const file = fileURLToPath(new URL('../src/currency/store/past-wide.json', import.meta.url));
const lines = [['Date', ...codes], ...rows].map((row) => row.join(','));
writeFileSync(file, `${JSON.stringify(lines, undefined, 2)}\n`);

/** 2026-08-01 of the version 2026.8.1. */
function dateOf(version: string): string {
  return version
    .split('.')
    .map((part) => part.padStart(2, '0'))
    .join('-');
}

function readTable(version: string): DatedTable {
  const packed = run('npm', 'pack', '--silent', `${name}@${version}`).trim();
  const table = parseWideDaily(run('tar', 'xOf', packed, 'package/v1/currencies/usd.min.json'));
  rmSync(join(folder, packed));
  return table;
}
