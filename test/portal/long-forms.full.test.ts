import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { unlimited } from '#access/limits.ts';
import { defaultPagePlan } from '#access/plans.ts';
import type { AnyCalculator } from '#catalogue/declare/define.ts';
import { catalogue } from '#catalogue/index.ts';
import { bounds } from '#base/bounds.ts';
import { startTestService } from '../kit/harness.ts';

const unbounded = { limiter: { check: () => unlimited } };
const calculators: readonly AnyCalculator[] = catalogue;
const own = { 'sec-fetch-site': 'same-origin', origin: 'https://localhost:8443' };

async function post(
  path: string,
  fields: URLSearchParams | Record<string, string>,
  { service = startTestService(unbounded), headers = own } = {},
) {
  const response = await (
    await service
  ).send(path, {
    method: 'POST',
    headers: {
      accept: 'text/html',
      'accept-language': 'en-US',
      'content-type': 'application/x-www-form-urlencoded',
      ...headers,
    },
    body: String(new URLSearchParams(fields)),
  });
  return { status: response.status, text: await response.text(), headers: response.headers };
}

/** Payments of 100 on the first of every month, then what they have become. */
function flows(count: number): URLSearchParams {
  const fields = new URLSearchParams();
  for (let row = 0; row < count; row++) {
    const month = String((row % 12) + 1).padStart(2, '0');
    fields.append(`dated_cash_flows.${row}.date`, `${1960 + Math.floor(row / 12)}-${month}-01`);
    fields.append(`dated_cash_flows.${row}.amount`, row === count - 1 ? '1,000,000' : '-100');
  }
  return fields;
}

describe('a form that is too long for an address', () => {
  test('is calculated when it is posted, up to the longest list', async () => {
    const fields = flows(600);
    assert.ok(String(fields).length > bounds.uriCharacters);
    const { status, text } = await post('/calculators/xirr', fields);
    assert.equal(status, 200);
    assert.match(text, /name="dated_cash_flows\.599\.amount"[^>]* value="1,000,000"/);
    const service = await startTestService();
    const body = {
      dated_cash_flows: Array.from({ length: 600 }, (_, row) => ({
        date: fields.get(`dated_cash_flows.${row}.date`),
        amount: row === 599 ? 1_000_000 : -100,
      })),
    };
    const reply = (await (await service.call('/v1/calculate/xirr', body)).json()) as { xirr: number };
    assert.ok(text.includes(`<strong>${Number(reply.xirr.toFixed(2))}%`), String(reply.xirr));
    const tooMany = await post('/calculators/xirr', flows(601));
    assert.equal(tooMany.status, 422);
    assert.match(tooMany.text, /id="dated_cash_flows-message"[^>]*>Must have 2 to 600 rows/);
  });

  for (const { id, input, examples } of calculators) {
    for (const [name, { item, fields, schema }] of Object.entries(input)) {
      if (item === undefined && fields === undefined) continue;
      // Lists that examples leave out have the rows of others.
      if (!examples.some((one) => Array.isArray(one.input[name]))) continue;
      test(`has every row of ${name} of ${id}, as many as there may be`, async () => {
        const { maxItems: all } = schema as unknown as { readonly maxItems: number };
        const maxItems = Math.min(all, bounds.pageRows);
        const example = examples.find((one) => Array.isArray(one.input[name]))!.input;
        const rows = example[name] as readonly (string | number | Readonly<Record<string, unknown>>)[];
        const form = new URLSearchParams();
        for (let row = 0; row < maxItems; row++) {
          // The first is paid, the others are received: signs that change too often are a fault of their own.
          const values = rows[Math.min(row, 1, rows.length - 1)]!;
          if (typeof values !== 'object') form.append(`${name}.${row}`, String(values));
          else for (const key in values) form.append(`${name}.${row}.${key}`, String(values[key]));
        }
        const { status, text, headers } = await post(`/calculators/${id}`, form);
        if (status === 303) return assert.ok(headers.get('location')!.length <= bounds.uriCharacters);
        assert.ok(status === 200 || status === 422, String(status));
        assert.ok(text.includes(`name="${name}.${maxItems - 1}`));
        assert.ok(text.includes(` to ${maxItems.toLocaleString('en-US')} rows; empty rows do not count`));
        assert.match(text, new RegExp(`id="${name}-message"[^>]*></p>`));
      });
    }
  }

  test('has buttons where there would be links', async () => {
    const fields = new URLSearchParams({
      extra_monthly_payment: '100',
      'solve-output': 'months_to_payoff',
      'solve-target': '12',
      'solve-for': 'extra_monthly_payment',
    });
    for (let row = 0; row < 30; row++) {
      const name = `Debt of the ${row + 1}th card ${'of a bank with a long name'.slice(0, 30)}`;
      fields.append(`debts.${row}.name`, name);
      fields.append(`debts.${row}.balance`, '1000');
      fields.append(`debts.${row}.annual_rate`, '12');
      fields.append(`debts.${row}.minimum_payment`, '50');
    }
    const { status, text } = await post('/calculators/debt-payoff', fields);
    assert.equal(status, 200);
    assert.doesNotMatch(text, /href="\?/);
    assert.match(text, /name="set-value" value="extra_monthly_payment=[\d.]+"/);
    assert.match(text, /<button form="inputs" class="link" name="set-value" value="rows-each=month"/);
    assert.match(text, /formaction="\/calculators\/debt-payoff\/schedule\.csv" formmethod="post"/);
    fields.append('set-value', 'rows-each=month');
    assert.match((await post('/calculators/debt-payoff', fields)).text, /one row per month/);
    const csv = await post('/calculators/debt-payoff/schedule.csv', fields);
    assert.match(csv.headers.get('content-type')!, /^text\/csv/);
  });

  test('goes into an address when it is short enough', async () => {
    const { status, headers } = await post('/calculators/xirr', flows(3));
    assert.equal(status, 303);
    assert.match(headers.get('location')!, /^\/calculators\/xirr\?dated_cash_flows\.0\.date=1960-01-01&/);
  });

  test('is refused from a page of another website, and not read when the quota is used up', async () => {
    const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
    for (const path of ['/calculators/xirr', '/calculators/debt-payoff/schedule.csv']) {
      const foreign = await post(path, flows(3), { headers });
      assert.equal(foreign.status, 403);
      assert.match(foreign.text, /A page of another website sent this request/);
    }
    const service = startTestService({ pagePlan: { ...defaultPagePlan, burst: 1 } });
    assert.equal((await post('/calculators/xirr', flows(3), { service })).status, 303);
    assert.equal((await post('/calculators/xirr', { '%': 'x'.repeat(200_000) }, { service })).status, 429);
    assert.equal((await post('/calculators/xirr', { x: 'x'.repeat(200_000) })).status, 413);
  });
});

describe('rows of a spreadsheet', () => {
  /** The fields that the page then has, as its address says them. */
  async function paste(path: string, fields: Record<string, string>): Promise<URLSearchParams> {
    const { status, headers, text } = await post(path, fields);
    assert.equal(status, 303, text);
    return new URLSearchParams(headers.get('location')!.split('?')[1]);
  }

  test('are put in from a cell on, over what stands there, without their heads', async () => {
    const text = 'Date\tAmount\tNote\r\n1/15/2026\t-1,000.00\tfirst\r\n\r\n2027-01-15\t$1,100\tlast\r\n';
    const fields = await paste('/calculators/xirr', {
      'dated_cash_flows.0.date': '2020-01-01',
      'dated_cash_flows.1.amount': '7',
      'paste-at': 'dated_cash_flows.0.date',
      'paste-text.dated_cash_flows': text,
    });
    assert.deepEqual(Object.fromEntries(fields), {
      'dated_cash_flows.0.date': '1/15/2026',
      'dated_cash_flows.0.amount': '-1,000.00',
      'dated_cash_flows.1.date': '2027-01-15',
      'dated_cash_flows.1.amount': '$1,100',
    });
    const service = await startTestService();
    const headers = { accept: 'text/html', 'accept-language': 'en-US' };
    const page = await (await service.send(`/calculators/xirr?${fields}`, { headers })).text();
    // −1,000 and a year of 365 days later 1,100: 10 %.
    assert.match(page, /<strong>10%/);
    assert.match(page, /type="date"[^>]* value="2026-01-15"/);
  });

  test('fill a column from a cell on, and a list from its end on', async () => {
    const column = await paste('/calculators/budget-planner', {
      'paste-at': 'items.1.amount',
      'paste-text.items': '10\n20\n',
    });
    assert.deepEqual(
      [...column],
      [
        ['items.1.amount', '10'],
        ['items.2.amount', '20'],
      ],
    );
    const list = await paste('/calculators/irr', {
      'cash_flows.0': '-100',
      'cash_flows.1': '',
      'paste-at': 'cash_flows',
      'paste-text.cash_flows': '10\t20\n30\n',
    });
    assert.deepEqual([...list.values()], ['-100', '10', '20', '30']);
    // Typed into the box and sent with the button of the whole form.
    const typed = await paste('/calculators/irr', { 'cash_flows.0': '-100', 'paste-text.cash_flows': '110' });
    assert.equal(typed.get('cash_flows.1'), '110');
  });

  test('replace an example that nobody has changed, and are added to changed rows', async () => {
    const example = {
      'dated_cash_flows.0.date': '2023-01-15',
      'dated_cash_flows.0.amount': '-10,000',
    };
    const { input } = calculators.find(({ id }) => id === 'xirr')!.examples[0];
    const rows = input['dated_cash_flows'] as readonly Record<string, unknown>[];
    const untouched = Object.fromEntries(
      rows.flatMap((row, index) =>
        Object.entries(row).map(([name, value]) => [`dated_cash_flows.${index}.${name}`, String(value)]),
      ),
    );
    const text = '2024-01-01\t-1000\n2025-01-01\t1100';
    const namesAfter = async (fields: Record<string, string>, at: string, pasted = text) => {
      const after = await paste('/calculators/xirr', {
        ...fields,
        'paste-at': at,
        'paste-text.dated_cash_flows': pasted,
      });
      return [...after.keys()].filter((name) => name.endsWith('.date')).length;
    };
    for (const at of ['dated_cash_flows', 'dated_cash_flows.0.date']) {
      assert.equal(await namesAfter(untouched, at), 2, at);
    }
    assert.equal(await namesAfter(untouched, 'dated_cash_flows', text.replaceAll('\t', ',')), 2);
    assert.equal(await namesAfter(untouched, 'dated_cash_flows', ' '), rows.length);
    assert.equal(await namesAfter(untouched, 'dated_cash_flows.1.date'), rows.length);
    assert.equal(await namesAfter({ ...untouched, ...example }, 'dated_cash_flows'), rows.length + 2);
  });

  test('of a CSV file have commas or semicolons between their cells', async () => {
    for (const text of [
      'Date,Amount\n2024-01-01,"-1,000"\n2025-01-01,1100\n',
      '2024-01-01;-1,000\n2025-01-01;1100\n',
    ]) {
      const fields = await paste('/calculators/xirr', {
        'paste-at': 'dated_cash_flows',
        'paste-text.dated_cash_flows': text,
      });
      assert.deepEqual([...fields.values()], ['2024-01-01', '-1,000', '2025-01-01', '1100'], text);
    }
  });

  test('of single numbers may be on one line', async () => {
    for (const [text, numbers] of [
      ['100000, 120000, 140000', ['100000', '120000', '140000']],
      ['100,000, 120,000; -5', ['100,000, 120,000; -5']],
      ['100,000, 120,000', ['100,000', '120,000']],
      ['1.5; 2.5', ['1.5', '2.5']],
      ['-1500 2500', ['-1500', '2500']],
      ['1,000', ['1,000']],
      ['one, two', ['one, two']],
    ] as const) {
      const fields = await paste('/calculators/dcf', {
        'paste-at': 'free_cash_flows',
        'paste-text.free_cash_flows': text,
      });
      assert.deepEqual([...fields.values()], numbers, text);
    }
  });

  test('that belong to no list change nothing', async () => {
    for (const place of ['currency', '__proto__', 'cash_flows.x', 'nothing.0']) {
      const fields = await paste('/calculators/irr', {
        'paste-at': place,
        [`paste-text.${place.split('.')[0]}`]: '1',
      });
      assert.equal(String(fields), '');
    }
  });
});

describe('a form that no page sends', () => {
  const names = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`annual_withdrawl_${index}`, '1']));

  test('is refused before its fields are read where it has more than any form', async () => {
    const { status, text } = await post('/calculators/monte-carlo', names(bounds.formFields + 1));
    assert.equal(status, 413);
    assert.match(text, /The form has more than 1850 fields; send fewer rows\./);
  });

  test('is refused where a list has more rows than a page', async () => {
    const rows = Array.from({ length: bounds.pageRows + 1 }, (_, row) => [`returns.${row}`, '1']);
    const { status, text } = await post('/calculators/value-at-risk', Object.fromEntries(rows));
    assert.equal(status, 413);
    assert.match(text, /A list on a page has at most 1250 rows; send longer ones to the API\./);
  });

  test('is refused with a text that no field has, typed or pasted', async () => {
    const long = "'".repeat(bounds.fieldCharacters + 1);
    for (const fields of [{ principal: long }, { 'paste-at': 'cash_flows', 'paste-text.cash_flows': long }]) {
      const { status, text } = await post(`/calculators/${'principal' in fields ? 'emi' : 'irr'}`, fields);
      assert.equal(status, 413);
      assert.match(text, /The text of \S+ has 1001 characters; at most 1000 are read\./);
    }
  });

  test('is refused where more is pasted than a form may send', async () => {
    const row = Array.from({ length: 7 }, () => 'x').join('\t');
    const table = Array.from({ length: 1_000 }, () => row).join('\n');
    const { status } = await post('/calculators/monte-carlo', {
      'paste-at': 'incomes',
      'paste-text.incomes': table,
    });
    assert.equal(status, 413);
  });

  test('is told its first faults, whose number costs no more', async () => {
    const { status, text } = await post('/calculators/monte-carlo', names(bounds.formFields));
    assert.equal(status, 422);
    assert.equal(text.match(/is not a known field/g)!.length, 20);
  });

  test('has few rows drawn beyond those that a list may have', async () => {
    const { schema } = calculators.find(({ id }) => id === 'debt-payoff')!.input['debts']!;
    const most = (schema as unknown as { readonly maxItems: number }).maxItems;
    const rows = Array.from({ length: bounds.pageRows }, (_, row) => [`debts.${row}.balance`, '1']);
    const { status, text } = await post('/calculators/debt-payoff', Object.fromEntries(rows));
    assert.equal(status, 422);
    assert.ok(text.includes(`name="debts.${most + 19}.balance"`));
    assert.ok(!text.includes(`name="debts.${most + 20}.balance"`));
  });
});
