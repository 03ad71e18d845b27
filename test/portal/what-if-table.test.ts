import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { unlimited } from '#access/limits.ts';
import { catalogue } from '#catalogue/index.ts';
import { drawSome } from '../kit/draws.ts';
import { startTestService } from '../kit/harness.ts';

const shared = startTestService({ limiter: { check: () => unlimited } });

async function open(path: string): Promise<string> {
  const headers = { accept: 'text/html', 'accept-language': 'en-US' };
  return (await (await shared).send(path, { headers })).text();
}

interface Table {
  readonly caption: string;
  /** The texts of the cells, row by row. */
  readonly cells: readonly (readonly string[])[];
}

/** The table of "what if", and the sentences above it. */
function readTable(page: string): { readonly table: Table | undefined; readonly text: string } {
  const map = /<div id="map" data-live>([\s\S]*?)<\/section>/.exec(page)?.[1] ?? '';
  const plain = (html: string) =>
    html
      .replaceAll(/<[^>]*>/g, '')
      .replaceAll(/\s+/g, ' ')
      .trim();
  const text = plain([...map.matchAll(/<p>[\s\S]*?<\/p>/g)].join(' '));
  const [, caption] = /<caption>([\s\S]*?)<\/caption>/.exec(map) ?? [];
  if (caption === undefined) return { table: undefined, text };
  const [, body] = /<tbody>([\s\S]*?)<\/tbody>/.exec(map)!;
  const rows = body!.split('<tr>').slice(1);
  const cells = rows.map((row) =>
    [...row.matchAll(/<td[^>]*>([\s\S]*?)<\/td>/g)].map(([, cell]) => plain(cell!)),
  );
  return { table: { caption: plain(caption), cells }, text };
}

/** Calculators without a number that changes a result by itself: the answer follows from a list. */
const withoutTable = new Set(['auto-insurance', 'portfolio-return']);

describe('the table of "what if"', () => {
  test('opens for every calculator with inputs that change the result, each of them', async () => {
    for (const calculator of drawSome(catalogue)) {
      // Each cell of a simulation would take long.
      if ('prepare' in calculator && calculator.prepare !== undefined) continue;
      const { id } = calculator;
      const { table, text } = readTable(await open(`/calculators/${id}`));
      if (withoutTable.has(id)) {
        assert.equal(table, undefined, id);
        assert.match(
          text,
          /depends on the .+, which a table cannot vary\. Keep your numbers as a scenario/,
          id,
        );
        continue;
      }
      assert.ok(table !== undefined, id);
      const { cells, caption } = table;
      const [first] = cells;
      assert.ok(cells.length > 1, id);
      const varies = (all: readonly (readonly string[])[]) => all.some((one) => new Set(one).size > 1);
      assert.ok(
        varies(first!.map((_, column) => cells.map((row) => row[column]!))),
        `${id}: rows, ${caption}`,
      );
      assert.ok(first!.length === 1 || varies(cells), `${id}: columns, ${caption}`);
    }
  });

  test('says what the answer depends on where no single number changes it, and shows another result', async () => {
    const { table, text } = readTable(await open('/calculators/xirr'));
    assert.match(
      text,
      /^XIRR depends on the dated cash flows, which a table cannot vary\. The table shows XNPV instead\.$/,
    );
    assert.match(table!.caption, /^XNPV in USD by discount rate$/);
  });

  test('writes rates with as many decimals in all cells, and has small steps near a bound', async () => {
    const rates = readTable(await open('/calculators/roi')).table!;
    for (const cell of rates.cells.flat()) assert.match(cell, /^−?[\d,]+\.\d\d$/);
    const page = await open('/calculators/value-at-risk?map-rows=confidence_level_pct');
    const map = page.slice(page.indexOf('id="map"'));
    const heads = [...map.matchAll(/<th scope="row"[^>]*>([\d.]+)%</g)].map(([, head]) => Number(head));
    assert.ok(heads.includes(95) && heads.length === 5, String(heads));
    assert.ok(Math.min(...heads) >= 85, String(heads));
  });

  test('writes the values of an axis, and small ratios among larger ones, with equal decimals', async () => {
    const decimalsOf = (texts: readonly string[]) => new Set(texts.map((text) => text.split('.')[1]?.length));
    const page = await open('/calculators/implied-volatility');
    const map = page.slice(page.indexOf('id="map"'));
    const heads = [...map.matchAll(/<th scope="row"[^>]*>([\d.]+) years?</g)].map(([, head]) => head!);
    assert.deepEqual(heads, ['0.200', '0.225', '0.250', '0.275', '0.300']);
    const ratios = readTable(await open('/calculators/risk-reward')).table!.cells.flat();
    assert.deepEqual(decimalsOf(ratios.filter((text) => text !== '–')), new Set([3]));
  });

  test('shows what is asked for, and says so where it stays the same', async () => {
    const asked = await open('/calculators/irr?map-output=irr');
    const { text } = readTable(asked);
    assert.match(text, /^IRR does not change with finance rate: /);
  });
});
