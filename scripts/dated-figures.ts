import { catalogue } from '#catalogue/index.ts';
import type { AnyCalculator } from '#catalogue/declare/define.ts';
import { bandsOf, type Figure, type FigureValues, isListed } from '#catalogue/declare/figures.ts';
import { packs } from '#law/packs.ts';

/** The tables of docs/guides/dated-figures.md, which say what the packs have and which calculators read it. */

type Cells = readonly string[];

const MAX_TEXT = 140;

/** The guide with its tables as the packs and calculators are now. */
export function withDatedFigures(guide: string): string {
  const tables = [writeTable(packHead, packRows()), writeTable(figureHead, figureRows())];
  return guide.replaceAll(/(?:^\|.*\n)+/gm, (table) => tables.shift() ?? table);
}

const packHead = ['Pack', 'Law', 'Days', 'Checked'];

function packRows(): readonly Cells[] {
  return packs.map(({ id, name, from, to, checked }) => {
    return [`\`${id}\``, name, `${dayText(from)} to ${dayText(to)}`, dayText(checked)];
  });
}

const figureHead = ['Calculator', 'Figure', 'Value', 'Since', 'Source'];

/** Of calculators that ask for no year or day: those that do have the figures of their packs. */
function figureRows(): readonly Cells[] {
  return (catalogue as readonly AnyCalculator[]).flatMap(({ id, figures = {} }) =>
    Object.values(figures)
      .filter(({ isLaw, isHidden }) => isLaw !== true && isHidden !== true)
      .map((one) => [`\`${id}\``, one.description, valueText(one), sinceText(one), one.source]),
  );
}

function sinceText({ from }: Figure): string {
  return from === undefined ? '' : dayText(from);
}

function valueText({ values, by = [] }: Figure): string {
  const text = tableText(values);
  return text.length <= MAX_TEXT ? text : by.length === 0 ? 'A list' : `By ${by.join(' and ')}`;
}

function tableText(values: FigureValues): string {
  if (typeof values === 'number') return values.toLocaleString('en-US', { maximumFractionDigits: 9 });
  if (!isListed(values)) {
    const each = Object.entries(values).map(([word, one]) => `${word} ${tableText(one)}`);
    return each.join('; ');
  }
  const bands = bandsOf(values);
  if (bands === undefined) return (values as readonly number[]).map(tableText).join(', ');
  return bands
    .map(({ over, rate }) => (over === 0 ? tableText(rate) : `${tableText(rate)} above ${tableText(over)}`))
    .join(', ');
}

function dayText(day: string): string {
  return new Date(day).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
}

function writeTable(head: Cells, rows: readonly Cells[]): string {
  const lines = [head, head.map(() => '---'), ...rows];
  return lines.map((cells) => `| ${cells.join(' | ')} |\n`).join('');
}
