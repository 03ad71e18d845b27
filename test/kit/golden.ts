import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = new URL('../../src/catalogue/calculators/', import.meta.url).pathname;
const ending = '.golden.json';
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith(ending),
);
const fileOf = new Map(
  files.map((name) => [name.split(/[/\\]/).at(-1)!.slice(0, -ending.length), join(folder, name)]),
);

/** The golden data of a calculator, whose shape the caller knows. */
export function readGolden(id: string): unknown {
  const file = fileOf.get(id);
  if (file === undefined) throw new Error(`There is no golden data of ${id}; npm run golden writes it.`);
  return JSON.parse(readFileSync(file, 'utf8'));
}
