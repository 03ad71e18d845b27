import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { currentMarket, monthText, openMarket } from '#simulation/market.ts';
import { readMarketFile } from '#simulation/market-file.ts';

/** Months from 1900 on, each with prices that rise a little. */
function fileOf(months: number, change: (line: string, index: number) => string = (line) => line): string {
  const lines = Array.from({ length: months }, (_, index) => {
    const month = `${1900 + Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`;
    return change(`${month},${(100 + index).toFixed(2)},4,${(10 + index / 100).toFixed(2)},3.5`, index);
  });
  return ['month,price,dividend,cpi,gs10', ...lines].join('\n');
}

const read = (text: string) => readMarketFile(text, 'a test', 'none');
const refusal = (text: string) => {
  try {
    read(text);
  } catch (error) {
    return (error as Error).message;
  }
  return 'none';
};

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

  test('are read from a file with other names, a byte order mark, CRLF and lines before the header', () => {
    const plain = read(fileOf(300));
    const other = `\uFEFFStock Market Data\r\nDate,P,D,CPI,Rate GS10,CAPE\r\n${fileOf(300)
      .split('\n')
      .slice(1)
      // Shiller's sheet has October as 1900.1, and what is not known as NA or nothing.
      .map((line) => `${line.replace('-', '.').replace('.10,', '.1,')},NA`)
      .join('\r\n')}\r\n`;
    assert.deepEqual(
      read(other).months.map((month) => month.slice(0, 4)),
      plain.months.map((month) => month.slice(0, 4)),
    );
    assert.equal(openMarket(plain).returns, 299);
  });

  test('end where dividends end', () => {
    const text = fileOf(300, (line, index) => (index < 280 ? line : line.replace(',4,', ',,')));
    const market = openMarket(read(text));
    assert.equal(market.returns, 279);
    assert.ok(market.cpi[299]! > 0);
  });

  test('are refused with all that is wrong with them', () => {
    assert.match(refusal('a,b\n1,2'), /no line with the names of the columns/);
    assert.match(refusal('month,price,cpi\n1900-01,1,2'), /Line 1 lacks the columns dividend, bond_yield/);
    assert.match(refusal(fileOf(10)), /240 to 12000 months, not 10/);
    const wrong = fileOf(300, (line, index) => {
      if (index === 3) return line.replace('103.00', 'abc');
      if (index === 7) return line.replace('107.00', '1070');
      return index === 20 ? '' : line;
    });
    const message = refusal(wrong);
    assert.match(message, /line 5: price must be a number above 0 and at most 1000000, not abc/);
    assert.match(message, /line 5: there must be a price/);
    assert.match(message, /line 9: price goes from 106 to 1070 in a month/);
    assert.match(message, /line 23: the months must follow one another/);
  });

  test('that were changed are refused', () => {
    const data = read(fileOf(300));
    assert.throws(() => openMarket({ ...data, first: '1901-01' }), /checksum differs/);
  });
});
