import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { unlimited } from '#access/limits.ts';
import { startTestService } from '../kit/harness.ts';

const shared = startTestService({ limiter: { check: () => unlimited } });
const reader = { headers: { accept: 'text/html', 'accept-language': 'en-US' } };

async function open(path: string) {
  const response = await (await shared).send(path, reader);
  return { status: response.status, headers: response.headers, text: await response.text() };
}

/** The cells of the table below the chart, row by row, each without its mark-up. */
function tableOf(page: string): readonly (readonly string[])[] {
  const table = /Table and downloads<\/summary>([\s\S]*?)<\/details>/.exec(page)![1]!;
  const rows = table.split(/<tr>/).slice(1);
  return rows.map((row) => [...row.matchAll(/<t[hd][^>]*>([^<]*)/g)].map(([, text]) => text!.trim()));
}

const loan = 'principal=1200&annual_rate=12&tenure_months=12&currency=USD';

describe('the chart of a page', () => {
  test('has its values as a table, exact until each month', async () => {
    const { text } = await open(`/calculators/emi?${loan}`);
    // The annuity formula: 1,200 at 1 % a month in 12 payments.
    const payment = 12 / (1 - 1.01 ** -12);
    const written = (value: number) =>
      value.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
    const [heads, ...rows] = tableOf(text);
    assert.deepEqual(heads, ['Month', 'Balance', 'Principal paid', 'Interest paid']);
    const expected = Array.from({ length: 13 }, (_, month) => {
      const balance = (payment * (1 - 1.01 ** (month - 12))) / 0.01;
      const principal = 1200 - balance;
      const interest = Math.abs(month * payment - principal);
      return [String(month), ...[balance, Math.abs(principal), interest].map(written)];
    });
    assert.deepEqual(rows, expected);
  });

  test('has the numbers of the reader, also as a file; those of the API are English', async () => {
    const german = { headers: { accept: '*/*', 'accept-language': 'de-DE' } };
    const service = await shared;
    const query = 'purchase_price=1000&sale_price=1600.5&years=3&tax_rate=20&currency=EUR&number-marks=,.';
    const address = `/calculators/capital-gains?${query.replace('1600.5', '1600,5')}`;
    const page = await (await service.send(address, german)).text();
    assert.match(page, /<svg [\s\S]*>\+?600,50</);
    const file = /href="(\/calculators\/capital-gains\/chart[^"]*)"/.exec(page)![1]!.replaceAll('&amp;', '&');
    assert.match(await (await service.send(file, german)).text(), />\+?600,50</);
    const values = { purchase_price: 1000, sale_price: 1600.5, years: 3, tax_rate: 20, currency: 'EUR' };
    const svg = await service.call('/v1/calculate/capital-gains/chart.svg', values);
    assert.match(await svg.text(), />\+?600\.50</);
  });

  test('has what was paid in and its growth as areas also where savings begin with nothing', async () => {
    for (const years of [7, 20, 29]) {
      const query = `monthly_investment=5000.1&annual_return=12&years=${years}&currency=INR`;
      const { text } = await open(`/calculators/sip?${query}`);
      const [heads, first] = tableOf(text);
      assert.deepEqual(heads!.slice(1), ['Paid in', 'Growth']);
      assert.deepEqual(first!.slice(1), ['0.00', '0.00']);
    }
  });

  test('is drawn for two widths, and no two parts of the page have the same id', async () => {
    const { text } = await open(`/calculators/emi?${loan}`);
    assert.deepEqual(
      [...text.matchAll(/<svg [^>]*viewBox="0 0 (\d+) \d+"/g)].map(([, width]) => Number(width)),
      [520, 320],
    );
    const ids = [...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id!);
    assert.deepEqual(
      ids.filter((id, index) => ids.indexOf(id) !== index),
      [],
    );
  });

  test('can be downloaded as a complete SVG file, and has a script only where there is one', async () => {
    const { text } = await open(`/calculators/emi?${loan}`);
    const address = /href="([^"]*chart\.svg[^"]*)"/.exec(text)![1]!.replaceAll('&amp;', '&');
    const file = await open(address);
    assert.equal(file.headers.get('content-type'), 'image/svg+xml');
    assert.equal(file.headers.get('content-disposition'), 'attachment; filename="emi.svg"');
    assert.match(file.text, /^<svg [\s\S]*<style>[\s\S]*<\/svg>$/);
    assert.match(file.text, /Balance from 1,200 to 0/);
    assert.match(text, /\/static\/charts\.[\w-]+\.js/);
    assert.doesNotMatch((await open('/status')).text, /\/static\/charts\./);
  });

  test('is one of several, each with a file of its own and ids that no other has', async () => {
    const { text } = await open(
      '/calculators/npv?cash_flows.0=-100&cash_flows.1=60&cash_flows.2=60&discount_rate=10',
    );
    const files = [...text.matchAll(/href="([^"]*chart-[^"]*)"/g)].map(([, href]) =>
      href!.replaceAll('&amp;', '&'),
    );
    assert.equal(files.length, 2);
    const [columns, schedule] = await Promise.all(files.map(async (file) => (await open(file)).text));
    assert.match(columns!, /Cash flow from -100 to 60/);
    assert.match(schedule!, /Cumulative present value from -100 to 4.13/);
    const ids = [...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    assert.equal(new Set(ids).size, ids.length);
  });

  test('of a choice shows first at which return the answer turns, then the course', async () => {
    const { text } = await open('/calculators/prepay-vs-invest');
    const turn = text.indexOf('Investing advantage by annual return');
    assert.ok(turn > 0 && turn < text.indexOf('Paid in'), String(turn));
  });

  test('says what is drawn over what, with the units of both', async () => {
    const { text } = await open('/calculators/biweekly-mortgage');
    assert.match(text, /class="caption">Total interest and interest saved by interest rate</);
    assert.match(text, />Interest rate, % per year</);
    const [heads, , first] = tableOf(text);
    assert.deepEqual(heads, ['Interest rate', 'Total interest', 'Interest saved']);
    assert.match(first![0]!, /^\d+(\.\d+)?%$/);
    const yields = (await open('/calculators/rental-yield')).text;
    assert.match(yields, /class="caption">Gross and net yield by monthly rent</);
    const rates = (await open('/calculators/effective-interest-rate')).text;
    assert.match(rates, /class="caption">Effective annual rate by annual rate</);
  });

  test('names its lines below a drawing that has no legend, with the colors of the lines', async () => {
    const { text } = await open('/calculators/npv?cash_flows.0=-100&cash_flows.1=60&discount_rate=10');
    const [drawing] = /<svg [^>]*data-lines="first second"[\s\S]*?<\/svg>/.exec(text)!;
    assert.doesNotMatch(drawing, />Cash flow</);
    const [, names] = /<p class="lines">([\s\S]*?)<\/p>/.exec(text)!;
    const marked = /data-ink="(\w+)"\s*><svg class="fill-(\w+) [^>]*>\s*<rect ?\/><\/svg\s*>([^<]*)</g;
    assert.deepEqual(
      [...names!.matchAll(marked)].map(([, ink, fill, name]) => [ink, fill, name!.trim()]),
      [
        ['first', 'first', 'Cash flow'],
        ['second', 'second', 'Present value'],
      ],
    );
    const file = /href="([^"]*chart-columns[^"]*)"/.exec(text)![1]!.replaceAll('&amp;', '&');
    assert.match((await open(file)).text, />Cash flow</);
  });

  test('has marks with the colors in which its bands are seen', async () => {
    const { text } = await open('/calculators/monte-carlo');
    const [, names] = /<p class="lines">([\s\S]*?)<\/p>/.exec(text)!;
    const marks = names!.split('</svg').map((mark) => mark.match(/(?<=band fill-)\w+/g) ?? []);
    assert.deepEqual(marks.slice(0, 3), [['first'], ['first', 'second'], []]);
    const [drawing] = /<svg [^>]*data-lines="first second[\s\S]*?<\/svg>/.exec(text)!;
    const pale = [...drawing.matchAll(/<\w+ [^>]*class="fill-(\w+)"[^>]*opacity="0\.3"/g)].map(
      ([, ink]) => ink,
    );
    // The bands, and the marks at their ends.
    assert.deepEqual(pale, ['first', 'second', 'first', 'first', 'second']);
  });

  test('names its bars as well as what they are compared with', async () => {
    const { text } = await open('/calculators/buydown');
    for (const name of ['Monthly payment', 'Full monthly payment'])
      assert.match(text, new RegExp(`<rect [^>]*/><text [^>]*>${name}</text>`));
  });

  test('of a deposit shows what is paid out, or else what it grows by', async () => {
    const deposit = '/calculators/fixed-deposit?principal=1000&annual_rate=5&tenure_years=2&currency=USD';
    assert.deepEqual(tableOf((await open(deposit)).text)[0], ['Month', 'Paid in', 'Growth']);
    const paid = tableOf((await open(`${deposit}&payout_frequency=monthly`)).text)[0];
    assert.deepEqual(paid, ['Month', 'Balance', 'Interest paid out']);
  });

  test('can be narrowed to a part of its years, which links and the form keep', async () => {
    const home = 'home_price=400000&down_payment=80000&interest_rate=7&loan_term=30&currency=USD';
    const yearsOf = (page: string) =>
      tableOf(page)
        .slice(1)
        .map(([year]) => Number(year));
    const { text: whole } = await open(`/calculators/mortgage?${home}`);
    assert.deepEqual(yearsOf(whole), [...Array(31).keys()]);
    const links = [...whole.matchAll(/href="\?([^"#]*chart-range=[^"#]*)#/g)].map(([, query]) =>
      new URLSearchParams(query!.replaceAll('&amp;', '&')).get('chart-range'),
    );
    assert.deepEqual(links, ['all', '0-10', '10-20', '20-30']);
    const months = (await open('/calculators/emi?principal=1000&annual_rate=12&tenure_months=48')).text;
    assert.match(months, /Year: <a [^>]*>All<\/a>\s*<a [^>]*chart-range=0-12#[^>]*>0–1<\/a>/);
    // As the axis, also where the last year is not a whole one.
    const short = (await open('/calculators/emi?principal=1000&annual_rate=12&tenure_months=42')).text;
    assert.match(short, /Year: <a [^>]*>All<\/a>[^]*chart-range=36-42#[^>]*>3–4<\/a>/);
    const few = (await open('/calculators/emi?principal=1000&annual_rate=12&tenure_months=24')).text;
    assert.match(few, /Month: <a [^>]*>All<\/a>[^]*chart-range=12-24#[^>]*>12–24<\/a>/);
    const { text: part } = await open(`/calculators/mortgage?${home}&chart-range=20-30`);
    assert.deepEqual(yearsOf(part), [20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30]);
    assert.deepEqual(tableOf(part).slice(1), tableOf(whole).slice(21));
    assert.match(part, /aria-current="true"\s*>20–30</);
    assert.match(part, /<input type="hidden" name="chart-range" value="20-30"/);
    for (const unknown of ['20-31', '30-20', 'x', 'constructor'])
      assert.equal(
        yearsOf((await open(`/calculators/mortgage?${home}&chart-range=${unknown}`)).text).length,
        31,
      );
  });

  test('of many months is drawn by the year, whatever the rows of the schedule', async () => {
    const { text } = await open(
      '/calculators/emi?principal=1000000&annual_rate=5&tenure_months=360&rows-each=month',
    );
    assert.deepEqual(tableOf(text)[0]![0], 'Year');
    assert.equal(tableOf(text).length, 32);
  });

  test('sends faults back to the page', async () => {
    const { status, headers } = await open('/calculators/emi/chart.svg?principal=-1');
    assert.equal(status, 303);
    assert.equal(headers.get('location'), '/calculators/emi?principal=-1');
  });
});
