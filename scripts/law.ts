// Says which packs of the law end soon or have ended, and which nobody has checked for a year. It fails for none
// of them: what has ended is still right for its own time. `npm run law -- extend us-income-tax` writes the next
// year into a pack, and says what is to be typed there; after that, it says what is still open. `npm run law --
// figures` writes the tables of the guide to dated figures.
import { readFileSync, writeFileSync } from 'node:fs';
import { withDatedFigures } from './dated-figures.ts';
import { endingPacks, uncheckedPacks } from '#law/freshness.ts';
import { extendPack, OPEN, openBySource, surprisesIn } from '#law/next-year.ts';
import type { Pack } from '#law/pack.ts';
import { packs } from '#law/packs.ts';
import { readPack } from '#law/read-pack.ts';

const [command, id = ''] = process.argv.slice(2);
const say = (line: string) => void process.stdout.write(`${line}\n`);

function listDays(): void {
  for (const { id, to, days_left } of endingPacks(Date.now()))
    say(`${id} ${days_left < 0 ? 'has ended' : 'ends'} on ${to}`);
  for (const id of uncheckedPacks(Date.now())) say(`${id} has not been checked for a year`);
}

function extend(): void {
  const pack = packs.find((one) => one.id === id);
  if (pack === undefined) {
    say(`There is no pack ${id}; packs are ${packs.map((one) => one.id).join(', ')}.`);
    process.exitCode = 2;
    return;
  }
  const path = `src/law/${pack.country.toLowerCase()}/${id.slice(3)}.json`;
  const file = new URL(`../${path}`, import.meta.url);
  let text = readFileSync(file, 'utf8');
  if (!text.includes(`"${OPEN}"`)) {
    text = extendPack(text);
    writeFileSync(file, text);
  }
  const extended = JSON.parse(text) as Pack;
  say(`${path} has the year to ${extended.to}. A figure is proven by two sources that were seen.`);
  for (const [title, names] of openBySource(extended)) say(`${title}: ${names.join(', ')}`);
  try {
    readPack(extended, path);
    for (const line of surprisesIn(extended)) say(`Look again: ${line}.`);
  } catch (error) {
    say((error as Error).message);
    process.exitCode = 1;
  }
}

function writeFigures(): void {
  const guide = new URL('../docs/guides/dated-figures.md', import.meta.url);
  writeFileSync(guide, withDatedFigures(readFileSync(guide, 'utf8')));
}

if (command === 'extend') extend();
else if (command === 'figures') writeFigures();
else listDays();
