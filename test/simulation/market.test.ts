import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { currentMarket, monthText, openMarket } from '#simulation/market.ts';
import { importMarket } from '#simulation/market-import.ts';
import { readSheet } from '#simulation/spreadsheet/workbook.ts';
import shipped from '#simulation/us-market.json' with { type: 'json' };
import { countDraws } from '../kit/draws.ts';

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

/**
 * 248 months of the market data that ship with the program, in the layout of the sheet “Data” of Robert
 * Shiller's ie_data.xls with its notes, formulas, estimates and its yield of July 2019, beside a sheet with
 * more texts than one record holds. LibreOffice 7.4 wrote it (soffice --headless --convert-to xls) from a
 * flat OpenDocument file.
 */
const workbook = readFileSync(new URL('recorded/market-sheet.xls', import.meta.url));

/** A copy of the workbook with other bytes. */
function changed(change: (view: DataView) => void): Uint8Array {
  const copy = Uint8Array.from(workbook);
  change(new DataView(copy.buffer));
  return copy;
}

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

describe("market data in Shiller's own workbook", () => {
  test('are those of the same months elsewhere, with its mistake corrected and its estimates left out', () => {
    const { data, notes } = importFile(workbook);
    const market = openMarket(data);
    assert.equal(data.first, '2003-01');
    assert.equal(monthText(market, market.returns), '2023-06');
    const first = 12 * (2003 - 1871);
    assert.deepEqual(
      data.months.map((month) => month.slice(0, 4)),
      shipped.months.slice(first, first + data.months.length).map((month) => month.slice(0, 4)),
    );
    // A text, a text that a formula gives, and a number.
    assert.deepEqual(
      [0, 5, 100].map((month) => data.months[month]![4]),
      [null, null, 21],
    );
    assert.deepEqual(notes, [
      'sheet “Data”, row 207: bond_yield of 2019-07, 1.63, was replaced: the Federal Reserve published 2.06.',
      'sheet “Data”, row 255: 2023-07 was left out: without a dividend it is an estimate.',
      'sheet “Data”, row 256: 2023-08 was left out: without a dividend it is an estimate.',
    ]);
  });

  test('has texts that go on in another record, with characters of one and of two bytes', () => {
    const texts = readSheet(workbook, 'Disclaimer').map(([text]) => text!);
    assert.equal(texts.length, 70);
    for (const [index, text] of texts.entries()) {
      const repeated = (index % 2 === 0 ? 'figures are estimates, ' : 'Zahlen sind geschätzt — ').repeat(6);
      assert.equal(text, `Text ${index}: ${repeated}${index % 3 === 0 ? '≈ 価格' : ''}`);
    }
  });

  test('is refused with a sentence where it is cut', () => {
    for (let length = 8; length < workbook.length - 4096; length += 1999) {
      const message = messageOf(() => importFile(workbook.subarray(0, length)));
      assert.match(message, /^The file is damaged or incomplete: .+\.$/, String(length));
    }
  });

  test('is refused where a chain of its sectors is a loop', () => {
    const sectorTable = 512 * (1 + workbook.readUInt32LE(76));
    const looped = changed((view) => {
      for (let sector = 3; sector < 40; sector++) view.setUint32(sectorTable + 4 * sector, 2, true);
    });
    assert.match(
      messageOf(() => importFile(looped)),
      /its (directory|stream Workbook) is a loop/,
    );
    const endlessLists = changed((view) => {
      view.setUint32(68, 5, true);
      view.setUint32(512 * 6 + 508, 5, true);
    });
    assert.match(
      messageOf(() => importFile(endlessLists)),
      /list of its sector tables is a loop/,
    );
  });

  test('is refused with a sentence, or read, whichever of its bytes are wrong', () => {
    for (let seed = 1; seed <= countDraws(400); seed++) {
      const spoiled = changed((view) => {
        // Half of them in the header, the directory or the records of the whole workbook.
        for (let place = seed; place < view.byteLength; place += 7919 + seed)
          view.setUint8(seed % 2 === 0 ? place % 8000 : place, (seed * 151) % 256);
      });
      messageOf(() => importFile(spoiled));
    }
  });

  test('is told from other files', () => {
    assert.match(refusal('PK\u0003\u0004'), /\(\.xlsx\) or a ZIP file; save it as/);
    assert.match(
      messageOf(() => readSheet(workbook, 'Dates')),
      /no sheet “Dates”; it has “Disclaimer”, “Data”/,
    );
    const older = changed((view) => {
      const name = workbook.indexOf(Buffer.from('Workbook', 'utf16le'));
      for (const [index, byte] of Buffer.from('Book\0', 'utf16le').entries())
        view.setUint8(name + index, byte);
      view.setUint16(name + 64, 10, true);
    });
    assert.match(
      messageOf(() => importFile(older)),
      /older than Excel 97/,
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
