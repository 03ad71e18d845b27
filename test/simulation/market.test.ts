import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { currentMarket, monthText, openMarket } from '#simulation/market.ts';
import { importMarket } from '#simulation/market-import.ts';
import shipped from '#simulation/us-market.json' with { type: 'json' };

/** January 2003 in the data that ship. */
const FIRST = 12 * (2003 - 1871);

/** Months from 1900 on, each with prices that rise a little. */
function fileOf(months: number, change: (line: string, index: number) => string = (line) => line): string {
  const lines = Array.from({ length: months }, (_, index) => {
    const month = `${1900 + Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`;
    return change(`${month},${(100 + index).toFixed(2)},4,${(10 + index / 100).toFixed(2)},3.5`, index);
  });
  return ['month,price,dividend,cpi,gs10', ...lines].join('\n');
}

const importFile = (file: Uint8Array) => importMarket(file, 'a test', 'none');
const importText = (text: string) => importFile(new TextEncoder().encode(text));
const messageOf = (action: () => unknown) => {
  try {
    action();
  } catch (error) {
    assert.equal((error as Error).constructor, Error, String(error));
    return (error as Error).message;
  }
  return 'none';
};
const refusal = (text: string) => messageOf(() => importText(text));

describe('market data in CSV', () => {
  test('may have other names, a byte order mark, CRLF, quotes and lines before the header', () => {
    const { data: plain } = importText(fileOf(300));
    const other = `\uFEFF"Stock Market Data, ""updated"""\r\nDate,P,D,CPI,Rate GS10,Price,CAPE\r\n${fileOf(
      300,
    )
      .split('\n')
      .slice(1)
      // Shiller's sheet has October as 1900.1, real prices as Price, and NA where nothing is known.
      .map((line) => `${line.replace('-', '.').replace('.10,', '.1,').replace('103.00', '"103.00"')},999,NA`)
      .join('\r\n')}\r\n,a note,,,\r\n`;
    assert.deepEqual(
      importText(other).data.months.map((month) => month.slice(0, 4)),
      plain.months.map((month) => month.slice(0, 4)),
    );
    assert.equal(openMarket(plain).returns, 299);
  });

  test('end where dividends end', () => {
    const text = fileOf(300, (line, index) => (index < 280 ? line : line.replace(',4,', ',,')));
    const market = openMarket(importText(text).data);
    assert.equal(market.returns, 279);
    assert.ok(market.cpi[299]! > 0);
  });

  test('are refused with all that is wrong with them', () => {
    assert.match(refusal('a,b\n1,2'), /No row names the columns/);
    assert.match(
      refusal('month,price,cpi\n1900-01,1,2'),
      /line 1 lacks the columns dividend \(d\), bond_yield/,
    );
    assert.match(refusal(fileOf(10)), /240 to 12000 months, not 10/);
    const wrong = fileOf(300, (line, index) => {
      if (index === 3) return line.replace('103.00', 'abc');
      if (index === 7) return line.replace('107.00', '1070');
      return index === 20 ? '' : line;
    });
    const message = refusal(wrong);
    assert.match(message, /line 5: price must be a number above 0 and at most 1000000, not abc/);
    assert.match(message, /line 5: the price is missing/);
    assert.match(message, /line 9: price goes from 106 to 1070 in a month/);
    assert.match(message, /line 23: 1901-10 must not follow 1901-08/);
  });

  test('lose the estimate of a month for which no consumer prices were published', () => {
    const recent = fileOf(300, (line) => line.replace(/^(\d+)/, (year) => String(Number(year) + 101)));
    const { data, notes } = importText(recent);
    assert.deepEqual(notes, [
      'line 299: cpi of 2025-10, 12.97, was replaced: the Bureau of Labor Statistics published none; the geometric mean of the months beside it is used.',
    ]);
    assert.equal(openMarket(data).cpi[297], Math.sqrt(12.96 * 12.98));
  });
});

describe("market data of Shiller's sheet, saved as CSV", () => {
  test('have its mistake corrected and its estimates left out', () => {
    const lines = shipped.months.slice(FIRST, FIRST + 248).map(([price, dividend, cpi, yield_], index) => {
      const month = `${2003 + Math.floor(index / 12)}.${String((index % 12) + 1).padStart(2, '0')}`;
      const published = month === '2019.07' ? 1.63 : yield_;
      return [month.replace('.10', '.1'), price, index < 246 ? dividend : '', cpi, published].join(',');
    });
    const { data, notes } = importText(['Date,P,D,CPI,Rate GS10', ...lines, ',a note,,,'].join('\n'));
    assert.equal(data.first, '2003-01');
    assert.deepEqual(
      data.months.map((month) => month.slice(0, 4)),
      shipped.months.slice(FIRST, FIRST + 246).map((month) => month.slice(0, 4)),
    );
    assert.deepEqual(notes, [
      'line 200: bond_yield of 2019-07, 1.63, was replaced: the Federal Reserve published 2.06.',
      'line 248: 2023-07 was left out: without a dividend it is an estimate.',
      'line 249: 2023-08 was left out: without a dividend it is an estimate.',
    ]);
  });

  test('are refused as a workbook, with what to do', () => {
    for (const start of ['504b0304', 'd0cf11e0'])
      assert.match(
        messageOf(() => importFile(Buffer.from(`${start}00`, 'hex'))),
        /save its sheet “Data” as CSV/,
      );
  });
});

describe('market data', () => {
  test('that ship are whole, and say where they end', () => {
    const market = currentMarket();
    assert.equal(monthText(market, 0), '1871-01');
    assert.equal(monthText(market, market.returns), '2023-06');
    assert.equal(market.licence, 'ODC-PDDL-1.0');
    // October 2025 was never published.
    const october = 12 * 2025 + 9 - market.first;
    assert.equal(market.cpi[october], Math.sqrt(324.8 * 324.122));
  });

  test('that were changed are refused', () => {
    const { data } = importText(fileOf(300));
    assert.throws(() => openMarket({ ...data, first: '1901-01' }), /checksum differs/);
  });
});
