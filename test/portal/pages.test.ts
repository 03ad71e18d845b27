import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { unlimited } from '#access/limits.ts';
import { defaultPagePlan } from '#access/plans.ts';
import type { AnyCalculator } from '#catalogue/declare/define.ts';
import type { InputFields } from '#catalogue/declare/define.ts';
import { catalogue } from '#catalogue/index.ts';
import { isMoney } from '#text/write/result-text.ts';
import { PLACE, unitOf } from '#catalogue/declare/units.ts';
import { pots } from '../calculate/pots.ts';
import { drawSome } from '../kit/draws.ts';
import { startTestService } from '../kit/harness.ts';
import { drawQuarter } from '../kit/quarters.ts';

const reader = { headers: { accept: 'text/html', 'accept-language': 'en-US' } };
const unbounded = { limiter: { check: () => unlimited } };
/** Of all tests that change nothing in it. */
const shared = startTestService(unbounded);

async function open(
  path: string,
  service = shared,
): Promise<{ status: number; text: string; headers: Headers }> {
  const response = await (await service).send(path, reader);
  return { status: response.status, text: await response.text(), headers: response.headers };
}

/** The page of a calculator that is not in the catalogue and has every kind of field. */
const withPots = () => startTestService({}, [...catalogue, pots]);
const filled = 'pots.0.name=Roof&pots.0.held=25&start=2024-01-31&months=3&currency=USD';

/** The inputs that a page calculates with, as its call of the API has them. */
function bodyOn(text: string): Readonly<Record<string, unknown>> {
  const call = /<code[^>]* id="call-0"[^>]*>([\s\S]*?)<\/code>/.exec(text)![1]!;
  const plain = call.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&amp;', '&');
  return JSON.parse(/-d '([\s\S]*)'$/.exec(plain)![1]!.replaceAll(`'\\''`, `'`)) as Readonly<
    Record<string, unknown>
  >;
}

describe('the page of a calculator', () => {
  for (const { id, name, examples, input, output } of drawSome(catalogue)) {
    test(`of ${id} shows the first example and its results to a reader of no known country`, async () => {
      const response = await (await shared).send(`/calculators/${id}`, { headers: { accept: 'text/html' } });
      const { status } = response;
      const text = await response.text();
      assert.equal(status, 200);
      assert.ok(text.includes(`<title>${name.replaceAll("'", '&#39;')} – Centwise</title>`));
      const body = bodyOn(text);
      const example: Readonly<Record<string, unknown>> = examples[0].input;
      for (const [field, value] of Object.entries(body))
        if (typeof value !== 'object') assert.equal(value, example[field], field);
      // Optional amounts are left to the reader, where the page answers the same without them.
      const left = Object.keys(example).filter((field) => !Object.hasOwn(body, field));
      for (const field of left.filter((one) => isMoney((input as InputFields)[one]!))) {
        const declared = (input as InputFields)[field]!;
        assert.ok(!declared.required, field);
        const shown = new RegExp(`<input\\s[^>]*id="${field}"[^>]*>`).exec(text)![0];
        const usual = / data-usual="([^"]*)"/.exec(shown)?.[1] ?? '';
        assert.equal(/ value="([^"]*)"/.exec(shown)![1], usual, field);
      }
      const reply = (await (await (await shared).call(`/v1/calculate/${id}`, body)).json()) as object;
      const first = Object.entries(reply).find(([field]) => field in output);
      if (typeof first![1] === 'number') {
        const digits = first![1].toLocaleString('en-US', { maximumFractionDigits: 4 });
        assert.ok(text.includes(digits), `${first![0]} ${digits}`);
      }
    });

    test(`of ${id} has a reference`, async () => {
      const { status, text } = await open(`/docs/calculators/${id}`);
      assert.equal(status, 200);
      assert.ok(text.includes(`/v1/calculate/${id}`));
    });
  }

  test('calculates what its address says', async () => {
    const { text, status } = await open(
      '/calculators/mortgage?home_price=350000&down_payment=70000&interest_rate=6.5&loan_term=30&currency=USD',
    );
    assert.equal(status, 200);
    // Published by a peer's documentation as recomputed in 60-digit decimals: 280,000 at 6.5 % for 30 years.
    assert.match(text, /\$1,769\.79/);
    assert.match(text, /\$357,124\.57/);
    assert.match(text, /&quot;home_price&quot;: 350000/);
  });

  test('writes amounts as the reader does, with the decimals of ISO 4217', async () => {
    const service = await startTestService();
    const query = 'principal=1000000&annual_rate=12&tenure_months=12';
    const read = async (currency: string, language: string) => {
      const headers = { accept: 'text/html', 'accept-language': language };
      const response = await service.send(`/calculators/emi?${query}&currency=${currency}`, { headers });
      return (await response.text()).replaceAll(/\s/g, ' ');
    };
    // 1,000,000 at 1 % a month for 12 months: 88,848.7886783…, by Python's decimal module.
    assert.match(await read('INR', 'en-IN'), /₹88,848\.79/);
    assert.match(await read('EUR', 'de-DE,de;q=0.9'), /88\.848,79 €/);
    assert.match(await read('JPY', 'en'), /¥88,849</);
    assert.match(await read('HUF', 'en'), /HUF 88,848\.79/);
    assert.match(await read('KWD', 'en'), /KWD 88,848\.789/);
    assert.match(await read('USD', 'xx-nonsense, %%%, *'), /\$88,848\.79/);
  });

  test('keeps what was typed, says what is wrong beside it, and is 422', async () => {
    const { status, text } = await open(
      '/calculators/mortgage?home_price=lots&down_payment=80000&interest_rate=&loan_term=30.5&currency=XXX',
    );
    assert.equal(status, 422);
    assert.match(text, /value="lots"/);
    assert.match(
      text,
      /id="home_price-message"[^>]*>Must be a number from 0 to [\d,]+; got “<span translate="no">lots<\/span>”\.</,
    );
    assert.match(text, /id="interest_rate-message"[^>]*>Please enter a number from 0 to 1,000/);
    assert.match(text, /id="loan_term-message"[^>]*>Must be a whole number/);
    assert.match(text, /id="currency-message"[^>]*>Must be an active currency; XXX has no rate/);
    assert.match(text, /<option value="XXX" selected>/);
  });

  test('shows the formula typeset, with its text for browsers without MathML', async () => {
    const service = await startTestService();
    const open = async (path: string) =>
      (await service.send(path, { headers: { accept: 'text/html' } })).text();
    const rate = '<mfrac><mi>annual_return</mi><mn>1200</mn></mfrac>';
    const shown = rate.replace('1200', '1,200');
    const explained = await open('/calculators/sip');
    assert.ok(explained.includes(`<mi>i</mi><mo>=</mo>${shown}</math><code>i = annual_return/1200</code>`));
    const whole = await open('/docs/calculators/sip');
    assert.ok(whole.includes(`<mtd>${rate}</mtd><mtd><mtext>otherwise</mtext></mtd>`));
    const called = await open('/docs/calculators/amortization-schedule');
    assert.ok(called.includes('<mi>payoff_date</mi><mo>=</mo><mrow><mi>payment_date</mi>'), 'a call of code');
  });

  test('shows each step with its numbers, value and case, as the reader writes them', async () => {
    const service = await startTestService(unbounded);
    const read = async (language: string, path: string) => {
      const headers = { accept: 'text/html', 'accept-language': language };
      const page = await (await service.send(`/calculators/${path}`, { headers })).text();
      const steps = page.slice(page.indexOf('class="steps"'));
      const texts = steps.replaceAll(/<math.*?<\/math>/gs, '').replaceAll(/<[^>]*>/g, ' ');
      return { steps, texts: texts.replaceAll(/\s+/g, ' ') };
    };
    const loan = 'mortgage?home_price=400000&down_payment=80000&interest_rate=7&loan_term=30&currency=USD';
    // (1 − (1 + 7/1200)^−360)/(7/1200) is 150.307567947821…, by Python's decimal module.
    const quotient = (loan: string, annuity: string) =>
      `<mo lspace="0">=</mo><mfrac><mn>${loan}</mn><mn>${annuity}</mn></mfrac></math>`;
    const american = await read('en-US', loan);
    assert.ok(american.steps.includes(quotient('320,000', '150.3075679')));
    assert.ok(american.steps.includes('<mn>360</mn><mo>,</mo><mn>0.005833333333</mn>'));
    assert.ok(american.texts.includes('monthly_payment = L/a(n, i) = 320,000/150.3075679 ≈ $2,128.97 '));
    assert.ok(american.texts.includes('principal = home_price − down_payment = 400,000 − 80,000 = 320,000 '));
    const german = await read('de-DE', loan);
    assert.ok(german.steps.includes(quotient('320.000', '150,3075679')));
    assert.ok(german.steps.includes('<mn>360</mn><mo>;</mo><mn>0,005833333333</mn>'));

    const card =
      'credit-card-payoff?balance=5000&annual_rate=22&minimum_payment_floor=25&monthly_payment=200';
    const { texts: cases } = await read('en-US', card);
    assert.ok(cases.includes(' h = i ≈ 0.01833333333 unless introductory_months &gt; 0 '));
    assert.ok(cases.includes(' p = monthly_payment = 200 if monthly_payment is given '));
    const ledger = 'emi?principal=1000&annual_rate=6&tenure_months=12&payment_rounding=cent';
    const { texts: rows } = await read('en-US', ledger);
    assert.match(
      rows,
      /First, second and last value interest\(1\) = round\(1,000·0\.005\) = 5 interest\(2\) = /,
    );
    const dates = 'settlement_date=2026-01-15&maturity_date=2036-03-01';
    const bond = await read('en-US', `bond?face_value=1000&coupon_rate=5&yield_to_maturity=4&${dates}`);
    assert.ok(bond.texts.includes(' next_coupon_date = place.next = Mar 1, 2026 '));
  });

  test('describes two steps of the same kind once', async () => {
    const service = await startTestService(unbounded);
    const page = await (
      await service.send('/calculators/inflation-history', { headers: { accept: 'text/html' } })
    ).text();
    const steps = page.slice(page.indexOf('class="steps"'), page.indexOf('data-name="conventions"'));
    assert.equal(steps.split('The index of the month as published').length, 2);
  });

  test('writes the days with which a step calculates as dates', async () => {
    const service = await startTestService(unbounded);
    const read = async (path: string) => {
      const headers = { accept: 'text/html', 'accept-language': 'en-US' };
      const page = await (await service.send(`/calculators/${path}`, { headers })).text();
      return page
        .replaceAll(/<math.*?<\/math>/gs, '')
        .replaceAll(/<[^>]*>/g, ' ')
        .replaceAll(/\s+/g, ' ');
    };
    const bill = await read('treasury-bill');
    assert.ok(bill.includes(' = Apr 16, 2026 − Jan 15, 2026 = 91 days '));
    // Dates of rows, and what was calculated from them.
    const flows = await read('xirr');
    assert.ok(flows.includes(' start(0) = dated_cash_flows(0).date = Jan 1, 2008 '));
    assert.ok(flows.includes(' = Apr 1, 2009 − Jan 1, 2008 = 456 days '));
  });

  test('takes numbers as its reader types them, and shows them as the reader writes them', async () => {
    const read = async (language: string, path: string) => {
      const headers = { accept: 'text/html', 'accept-language': language };
      const response = await (await startTestService()).send(path, { headers });
      return { status: response.status, text: await response.text() };
    };
    const address = (price: string, down: string, rate: string) =>
      `/calculators/mortgage?${new URLSearchParams({ home_price: price, down_payment: down, interest_rate: rate, loan_term: '30', currency: 'USD' })}`;
    for (const [language, price, down, rate, ...shown] of [
      ['en-US', '$400,000', '80k', '7%', '400,000', '80,000', '7'],
      ['en-IN', '4,00,000', '80 000', '7', '4,00,000', '80,000', '7'],
      ['de-DE,de;q=0.9', '400.000,00', '80.000', '7,0 %', '400.000,00', '80.000', '7,0'],
      ['fr', '400\u202f000', '0,08 M', '7', '400\u202f000', '80\u202f000', '7'],
      ['de-CH', '400’000', "80'000.00", '7.0', '400’000', '80’000.00', '7.0'],
    ] as const) {
      const { status, text } = await read(language, address(price, down, rate));
      assert.equal(status, 200, language);
      assert.match(
        text,
        /&quot;home_price&quot;: 400000,\n *&quot;down_payment&quot;: 80000,\n *&quot;interest_rate&quot;: 7,/,
      );
      // Engines differ in the apostrophe.
      const written = text.replaceAll('&#39;', '’');
      for (const number of shown) assert.ok(written.includes(` value="${number}"`), `${language}: ${number}`);
    }
    const unclear = await read('de', address('400,000', '80000', '7'));
    assert.equal(unclear.status, 422);
    assert.match(
      unclear.text,
      /id="home_price-message"[^>]*>„400,000“ ist nicht eindeutig: Bitte schreiben Sie 400000 oder 400\./,
    );
    const other = await read('en-US', address('€400,000', '80000', '7'));
    assert.match(other.text, /id="home_price-message"[^>]*>“€” is not the sign of USD/);
  });

  test('offers what a doubtful number may mean, as buttons of the form', async () => {
    const service = await startTestService();
    const visit = async (path: string, language = 'en-US') => {
      const headers = { accept: 'text/html', 'accept-language': language };
      const response = await service.send(path, { headers });
      return { response, text: await response.text() };
    };
    const fields = { down_payment: '7,5', interest_rate: '7', loan_term: '30', currency: 'USD' };
    const query = new URLSearchParams({ home_price: '₹4,50,000', ...fields });
    const { text } = await visit(`/calculators/mortgage?${query}`);
    const button = (set: string, words: string) =>
      `<button form="inputs" class="link" name="set-value" value="${set}">${words}</button>`;
    assert.ok(text.includes(button('currency=INR', 'Calculate in INR')));
    assert.ok(text.includes(button('down_payment=75', 'Use 75')));
    assert.ok(text.includes(button('down_payment=7.5', 'Use 7.5')));
    query.set('down_payment', '0');
    query.set('set-value', 'currency=INR');
    const { response } = await visit(`/calculators/mortgage?${query}`);
    const leadsTo = response.headers.get('location')!;
    const rupees = await visit(leadsTo.slice(0, leadsTo.indexOf('#')), 'en-IN');
    assert.equal(rupees.response.status, 200);
    assert.match(rupees.text, /name="home_price"[^>]* value="4,50,000"/);
    assert.match(rupees.text, /You would pay <strong>₹2,993\.86/);
  });

  test('offers the currency of the reader beside an example in another one', async () => {
    const service = await startTestService();
    const visit = async (path: string, language: string) => {
      const headers = { accept: 'text/html', 'accept-language': language };
      return (await service.send(path, { headers })).text();
    };
    const indian = await visit('/calculators/inflation-history', 'en-IN');
    assert.match(indian, /Amounts are in USD\.\s+<button [^>]*value="currency=INR">Use INR<\/button>/);
    assert.match(indian, /no currency: 2 decimal places<\/option><option value="INR">/);
    for (const language of ['en-US', 'xx']) {
      const page = await visit('/calculators/mortgage', language);
      assert.match(page, /Amounts are in USD\./);
      assert.doesNotMatch(page, />Use [A-Z]{3}</);
    }
    const rupees = await visit('/calculators/mortgage?currency=INR', 'en-IN');
    assert.doesNotMatch(rupees, />Use [A-Z]{3}</);
  });

  test('mentions the bounds that a person may come near, in the numbers of the reader', async () => {
    const headers = { accept: 'text/html', 'accept-language': 'de-DE', cookie: 'language=en' };
    const service = await startTestService();
    const read = async (path: string) => (await service.send(path, { headers })).text();
    const page = await read('/calculators/emi?principal=1000&annual_rate=6&tenure_months=5000');
    assert.match(page, /id="tenure_months-message"[^>]*>Must be a whole number from 1 to 1\.200 /);
    assert.match(page, /id="tenure_months-hint">[^<]*From 1 to 1\.200\./);
    assert.match(
      page,
      /id="annual_rate-hint">Nominal annual interest rate; one-twelfth is charged each month\.</,
    );
    assert.doesNotMatch(page, /At least 0|[Dd]efault 0\b/);
  });

  test('asks for the fields that a link leaves open, and calls none of them wrong', async () => {
    const { status, text } = await open('/calculators/mortgage?home_price=400000');
    assert.equal(status, 200);
    assert.match(text, /Fill in the remaining fields: <a href="#down_payment"\s*>Down payment</);
    assert.doesNotMatch(text, /aria-invalid|Please/);
    const left = await open('/calculators/mortgage?home_price=400000&down_payment=');
    assert.equal(left.status, 422);
    assert.match(left.text, /id="down_payment-message"[^>]*>Please enter a number/);
    assert.doesNotMatch(left.text, /id="loan_term-message"[^>]*>Please/);
  });

  test('takes a down payment as a percentage of the price, and says what is missing for it', async () => {
    for (const [path, price, amount] of [
      ['mortgage', 'home_price=400,000', '80,000'],
      ['auto-loan', 'vehicle_price=$33,333', '6,666.6'],
      ['rental-property', 'property_price=300k', '60,000'],
      ['mortgage', 'currency=JPY&home_price=3333', '667'],
    ] as const) {
      const { text } = await open(`/calculators/${path}?${price}&down_payment=20%25`);
      assert.match(text, new RegExp(`id="down_payment"[^>]* value="${amount}"`), path);
    }
    for (const price of ['', 'x']) {
      const { text } = await open(`/calculators/mortgage?home_price=${price}&down_payment=20%25`);
      assert.match(text, /Please enter “Home price” first, or an amount\./);
      assert.match(text, /id="down_payment"[^>]* value="20%"/);
    }
    const { text } = await open('/calculators/mortgage?home_price=20%25&down_payment=1');
    assert.match(text, /id="home_price-message"[^>]*>Must be a number/);
  });

  test('sets the wrong places in rows apart with semicolons, as their names have commas', async () => {
    const { text } = await open(
      '/calculators/xirr?dated_cash_flows.0.date=2024-01-01&dated_cash_flows.0.amount=x&dated_cash_flows.1.date=y&dated_cash_flows.1.amount=1',
    );
    const summary = /<p class="fault">(Please correct: [^]*?)<\/p>/
      .exec(text)![1]!
      .replaceAll(/<[^>]*>/g, '');
    assert.equal(summary, 'Please correct: Dated cash flows, row 1, amount; Dated cash flows, row 2, date.');
  });

  test('means the same to whoever opens its address', async () => {
    const service = await startTestService();
    const open = async (language: string, path: string) => {
      const headers = { accept: 'text/html', 'accept-language': language };
      return (await service.send(path, { headers })).text();
    };
    const typed = 'home_price=400.000&down_payment=80.000&interest_rate=6,875&loan_term=30&number-marks=,.';
    const german = await open('de', `/calculators/mortgage?${typed}`);
    assert.match(german, /name="number-marks" value=",\."/);
    assert.match(german, /value="6,875"/);
    const american = await open('en-US', `/calculators/mortgage?${typed}`);
    assert.match(american, /name="number-marks" value="\.,"/);
    assert.match(american, /name="interest_rate"[^>]* value="6\.875"/);
    assert.match(american, /&quot;home_price&quot;: 400000,/);
    // A rate of the first example as a German types it, and a solution that is put in.
    const solved = `${typed}&solve-output=monthly_payment&solve-target=2.000,00&solve-for=interest_rate`;
    const link = /href="\?([^"]*)#result-title"/.exec(
      await open('de', `/calculators/mortgage?${solved}`),
    )![1]!;
    const put = new URLSearchParams(link.replaceAll('&amp;', '&'));
    const rate = Number(put.get('interest_rate')!.replace(',', '.'));
    // 320,000 over 30 years for 2,000 a month: 6.39227 %, by bisection in Python.
    assert.ok(Math.abs(rate - 6.39227) < 0.0001, put.get('interest_rate')!);
    assert.match(await open('en-US', `/calculators/mortgage?${put}`), /2,000\.00/);
  });

  test('says why values do not fit together, and why there is no answer', async () => {
    const contradiction = await open(
      '/calculators/mortgage?home_price=1&down_payment=2&interest_rate=1&loan_term=1',
    );
    assert.equal(contradiction.status, 422);
    assert.match(contradiction.text, /id="down_payment-message"[^>]*>Must not be above “Home price”\./);
    const never = await open(
      '/calculators/fire?annual_expenses=60000&current_savings=0&annual_savings=0&expected_return=0',
    );
    assert.equal(never.status, 422);
    assert.match(never.text, /never reach the goal: raise “Annual savings”/);
  });

  test('refuses fields that it does not know, and those that stand twice', async () => {
    const { status, text } = await open(
      '/calculators/cagr?initial_value=1&final_value=2&years=3&yeers=4&years=5',
    );
    assert.equal(status, 422);
    assert.match(text, /yeers is not a known field; did you mean years\?/);
    assert.match(text, /years must not be repeated/);
  });

  test('takes no name that every object has for a field', async () => {
    const filled = '/calculators/mortgage?home_price=400000&down_payment=80000&interest_rate=7&loan_term=30';
    for (const name of ['constructor', '__proto__', 'toString', 'hasOwnProperty']) {
      for (const part of [
        `solve-output=${name}&solve-target=2000`,
        `solve-for=${name}&solve-target=2000`,
        `${name}=1`,
      ]) {
        const { status } = await open(`${filled}&${part}`);
        assert.ok(status < 500, `${part}: ${status}`);
      }
    }
  });

  test('lets no script of a link into the page', async () => {
    const script = '"><script>alert(1)</script>';
    const values = encodeURIComponent(script);
    for (const path of [
      `/?q=${values}`,
      `/calculators/mortgage?home_price=${values}&${values}=1&currency=${values}&payment_rounding=${values}`,
      `/calculators/mortgage?home_price=1&solve-for=${values}&solve-output=${values}&solve-target=${values}`,
      `/calculators/mortgage?rows-each=${values}`,
      `/currency?amount=${values}&from=${values}&to=${values}`,
      `/${values}`,
    ]) {
      const { text, status } = await open(path);
      assert.ok(status < 500, `${path}: ${status}`);
      assert.ok(!text.includes('<script>alert'), path);
      assert.ok(!/<[^>]*"><script/.test(text), path);
    }
  });

  test('asks the other way round for every number, and offers to put the answer in', async () => {
    const query = 'home_price=400000&down_payment=80000&interest_rate=7&loan_term=30';
    const { text } = await open(
      `/calculators/mortgage?${query}&solve-output=monthly_payment&solve-target=2000&solve-for=home_price`,
    );
    // As the guide of calls shows: 380,615 is the home price for 2,000 a month.
    assert.match(text, /Home price: 380,615\.00<\/strong>/);
    assert.match(text, /href="\?home_price=380615&amp;/);
    // The payment of 380,614.38 rounds to 1,999.99, that of 380,615.89 to 2,000.01 (Python's decimal module).
    assert.match(
      text.replaceAll(/\s+/g, ' '),
      /Any value from 380,614\.39 to 380,615\.88 gives the same monthly payment\./,
    );
    const unreachable = await open(
      `/calculators/mortgage?${query}&solve-output=monthly_payment&solve-target=0.001&solve-for=interest_rate`,
    );
    assert.equal(unreachable.status, 422);
    assert.match(unreachable.text, /id="solve-target-message"[^>]*>\s*Must have at most 2 decimal places/);
    const nonsense = await open(`/calculators/mortgage?${query}&solve-target=lots`);
    assert.equal(nonsense.status, 422);
    assert.match(nonsense.text, /value="lots"/);
  });

  test('has its schedule as CSV, the same as the API', async () => {
    const service = await startTestService();
    const query = 'principal=1000&annual_rate=0&tenure_months=3&payment_rounding=cent&rows-each=month';
    const response = await service.send(`/calculators/emi/schedule.csv?${query}`);
    assert.match(response.headers.get('content-disposition')!, /emi-month\.csv/);
    assert.match(await response.text(), /^period,payment,.*\r\n1,333\.33,0,333\.33,666\.67\r\n/);
    const bad = await service.send('/calculators/emi/schedule.csv?principal=x');
    assert.equal(bad.status, 303);
  });

  test('shows months where years say too little, and no more rows than can be read', async () => {
    const short = await open('/calculators/emi?principal=1000&annual_rate=0&tenure_months=3');
    assert.match(short.text, /one row per month/);
    // What the page chose by itself must not stay when the loan is a longer one.
    assert.doesNotMatch(short.text, /name="rows-each"/);
    const long = await open(
      '/calculators/emi?principal=1000000&annual_rate=5&tenure_months=1200&rows-each=month',
    );
    assert.match(long.text, /The other 600 rows are in the/);
    assert.ok(long.text.length < 150_000, String(long.text.length));
  });

  test('says that a schedule is too long, and still has the result', async () => {
    const { text, status } = await open(
      '/calculators/fire?annual_expenses=1000000&current_savings=0&annual_savings=1&expected_return=0',
    );
    assert.equal(status, 200);
    assert.match(text, /more than 2400/);
  });
});

describe('a page with lists', () => {
  test('has a row for each, and takes texts, dates and numbers', async () => {
    const { status, text } = await open(`/calculators/pots?${filled}&gifts.0=10.5`, withPots());
    assert.equal(status, 200, text);
    assert.match(text, /name="pots\.0\.held"/);
    assert.match(text, /type="date"/);
    assert.match(text, /Apr 30, 2024/);
    assert.match(text, /<td class="number">\$21\.00<\/td>/);
  });

  test('adds and removes rows without a script', async () => {
    const service = withPots();
    const added = await (await service).send(`/calculators/pots?${filled}&add-row=pots`, reader);
    assert.equal(added.status, 303);
    const address = added.headers.get('location')!;
    const { text } = await open(address.split('#')[0]!, service);
    assert.match(text, /name="pots\.1\.held"/);
    const removed = await (
      await service
    ).send(`/calculators/pots?${filled}&pots.1.name=Car&pots.1.held=7&remove-row=pots.0`, reader);
    const left = await open(removed.headers.get('location')!.split('#')[0]!, service);
    assert.ok(left.text.includes('value="Car"') && !left.text.includes('value="Roof"'));
  });

  test('lets empty rows be, and says of the others what is wrong in their row', async () => {
    const rows = 'pots.0.name=&pots.0.held=&pots.1.name=Roof&pots.1.held=x&start=2023-02-29&gifts.3=2000';
    const { status, text } = await open(`/calculators/pots?${rows}`, withPots());
    assert.equal(status, 422);
    assert.match(text, /id="pots\.1\.held-message"[^>]*>Must be a number/);
    assert.match(text, /id="pots\.0\.held-message"[^>]*><\/p>/);
    assert.match(text, /id="gifts\.0-message"[^>]*>Must be a number from 0 to 1,000/);
    assert.match(text, /id="start"[^>]*type="text"[^>]*value="2023-02-29"/);
  });

  test('refuses names that lead nowhere', async () => {
    const { status, text } = await open(
      `/calculators/pots?${filled}&pots.0.hold=3&pots.x=1&start.0=2`,
      withPots(),
    );
    assert.equal(status, 422);
    assert.match(text, /pots\.0\.hold is not a known field; did you mean held\?/);
    assert.match(text, /pots\.x is not a known field/);
  });
});

describe('the other pages', () => {
  test('the home page finds calculators by their words', async () => {
    const { text } = await open('/?q=monthly+PAYMENT');
    assert.match(text, /href="\/calculators\/mortgage"/);
    assert.ok(!text.includes('href="/calculators/cagr"'));
    // The first one is the best.
    const { text: house } = await open('/?q=how+much+house+can+I+afford');
    assert.match(house, /class="cards">\s*<li>\s*<a href="\/calculators\/mortgage-affordability"/);
    assert.match((await open('/?q=mortage')).text, /href="\/calculators\/mortgage"/);
    const { text: currency } = await open('/?q=100+usd+to+eur');
    assert.match(currency, /href="\/currency\/usd-eur"/);
    const { text: inverse } = await open('/?q=what+gross+gives+4,000+net+a+month');
    assert.match(inverse, /<p class="headline">\s*<span class="sentence">\s*Pay:\s*<strong>\$?4,752\.12</);
    assert.match(inverse, /Pay \(worked out\) <input name="pay" value="4,752\.12"/);
    assert.match(inverse, /<input type="hidden" name="solve-target" value="4000"/);
    const { text: related } = await open('/?q=inheritance+tax');
    assert.match(related, /Nothing here calculates “<span translate="no">inheritance tax<\/span>”;/);
    const { text: nothing } = await open('/?q=zebra');
    assert.match(
      nothing,
      /No calculators match “<span translate="no">zebra<\/span>”\. Try:\s+<a href="\/\?q=mortgage">mortgage<\/a>/,
    );
  });

  test('the home page links every calculator and category, and each category all that is in it', async () => {
    const { text: home } = await open('/');
    for (const category of new Set(catalogue.map((one) => one.category))) {
      const path = `/categories/${category}`;
      assert.ok(home.includes(`href="${path}"`), path);
      const { text, status } = await open(path);
      assert.equal(status, 200);
      for (const { id } of catalogue.filter((one) => one.category === category)) {
        assert.ok(home.includes(`href="/calculators/${id}"`), id);
        assert.ok(text.includes(`href="/calculators/${id}"`), id);
      }
    }
    const { text: loans } = await open('/categories/loans');
    assert.match(loans, /<a href="\/calculators\/debt-payoff">How do I pay off my debts fastest\?<\/a>/);
    const { text: mortgage } = await open('/calculators/mortgage');
    assert.match(mortgage, /<a href="\/">Calculators<\/a> \/ <a href="\/categories\/real-estate">/);
  });

  test('the currency page converts and shows where rates are from', async () => {
    const { text, status } = await open('/currency?amount=100&from=usd&to=INR');
    assert.equal(status, 200);
    assert.match(text, /₹9,595\.98/);
    assert.match(text, /rate of\s+Sep 24, 2026/);
    assert.match(text, /European Central Bank/);
    assert.equal((await open('/currency?amount=x&from=QQQ&to=EUR')).status, 422);
    assert.equal((await open('/currency?amount=-1')).status, 422);
    const grouped = await open('/currency?amount=1,000.50&from=usd&to=INR');
    assert.match(grouped.text, /₹96,007\.78/);
    assert.match((await open('/currency?amount=€5&from=usd')).text, /“€” is not the sign of USD/);
  });

  test('no page offers the place of a row as a target', async () => {
    const calculators: readonly AnyCalculator[] = catalogue;
    for (const { id, output } of drawQuarter(calculators)) {
      const places = Object.keys(output).filter((name) => unitOf(output[name]!) === PLACE);
      if (places.length === 0) continue;
      const { text } = await open(`/calculators/${id}`);
      const [, options = ''] = /id="solve-output"[^>]*>([^]*?)<\/select>/.exec(text) ?? [];
      for (const place of places) assert.ok(!options.includes(`value="${place}"`), id);
    }
  });

  test('the target offered first is the result that the page leads with', async () => {
    for (const [id, output, field] of [
      ['fire', 'years_to_fire', 'annual_expenses'],
      ['debt-payoff', 'months_to_payoff', 'extra_monthly_payment'],
      ['cash-flow', 'monthly_cash_flow', 'monthly_rent'],
      // Holding the loan longer does not change when points pay off.
      ['mortgage-points', 'break_even_month', 'loan_term'],
    ] as const) {
      const { text } = await open(`/calculators/${id}`);
      for (const [name, value] of [
        ['solve-output', output],
        ['solve-for', field],
      ] as const) {
        const [, options = ''] = new RegExp(`name="${name}"[^>]*>([^]*?)</select>`).exec(text) ?? [];
        assert.match(options, new RegExp(`value="${value}"\\s+selected`), id);
      }
    }
  });

  test('the links of a page leave out what is so by default', async () => {
    const { text } = await open('/calculators/amortization-schedule');
    const [, href] = /<a href="([^"]*)#schedule-title">By month</.exec(text)!;
    // The name of a list alone says that it is empty.
    const filled = [...new URLSearchParams(href!.replaceAll('&amp;', '&').slice(1))].filter(
      ([, text]) => text !== '',
    );
    const names = [...new Set(filled.map(([name]) => name.split('.')[0]!))];
    const { input, examples } = catalogue.find(({ id }) => id === 'amortization-schedule')!;
    const required = Object.keys(examples[0].input).filter((name) => Object.hasOwn(input, name));
    assert.deepEqual(names.filter((name) => Object.hasOwn(input, name)).toSorted(), required.toSorted());
    assert.ok(!names.some((name) => name.startsWith('map-')));
    assert.ok(names.includes('rows-each'));
  });

  test('the link to a result has what a reader would miss, and leads to the same result', async () => {
    const linkOf = async (path: string, language = 'en-US') => {
      const reply = await (
        await shared
      ).send(path, { headers: { accept: 'text/html', 'accept-language': language } });
      const text = await reply.text();
      const [, href] = /<a\s+href="([^"]*)" data-copy-link/.exec(text)!;
      return href!.replaceAll('&amp;', '&');
    };
    // As a form without the script submits it.
    const submitted =
      '/calculators/mortgage?home_price=400000&down_payment=0&interest_rate=6&loan_term=30&currency=USD&payment_rounding=exact' +
      '&number-marks=.%2C&map-output=monthly_payment&map-columns=interest_rate&map-rows=loan_term&scenario-name=&solve-output=monthly_payment&solve-target=&solve-for=home_price';
    const path = '/calculators/mortgage?home_price=400%2C000';
    assert.equal(
      await linkOf(submitted),
      `${path}&down_payment=0&interest_rate=6&loan_term=30&currency=USD&number-marks=.%2C`,
    );
    assert.match(
      await linkOf(submitted.replace('map-rows=loan_term', 'map-rows=home_price')),
      /&map-rows=home_price/,
    );
    assert.equal(
      await linkOf(
        '/calculators/mortgage?home_price=400&down_payment=0&interest_rate=6&loan_term=30&currency=USD',
      ),
      '/calculators/mortgage?home_price=400&down_payment=0&interest_rate=6&loan_term=30&currency=USD',
    );
    const german = await linkOf(
      `${path}&down_payment=0&interest_rate=6.5&loan_term=30&currency=USD&number-marks=.%2C`,
      'de-DE',
    );
    assert.match(german, /home_price=400\.000&.*interest_rate=6%2C5&.*number-marks=%2C\./);
    const headline = async (address: string) => /<strong>([^<]*)</.exec((await open(address)).text)![1];
    assert.equal(await headline(german), await headline(submitted.replace('rate=6', 'rate=6.5')));
    assert.equal(
      await linkOf('/currency?amount=1,000.50&from=usd&to=INR'),
      '/currency/usd-inr?amount=1000.5&number-marks=.',
    );
    assert.equal(await linkOf('/currency/usd-inr?amount=100'), '/currency/usd-inr');
  });

  test('the calls of a page name its inputs in every language, and the certificate of a local service', async () => {
    const callsOf = async (path: string) =>
      new Map(
        [
          ...(await open(path)).text.matchAll(/<pre [^>]*aria-label="(\w+)"><code[^>]*>([\s\S]*?)<\/code>/g),
        ].map(([, language, text]) => [language, text!.replaceAll('&quot;', '"').replaceAll('&#39;', "'")]),
      );
    const calls = await callsOf('/calculators/compound-interest');
    assert.deepEqual([...calls.keys()], ['curl', 'TypeScript', 'Python', 'JavaScript', 'Command', 'MCP']);
    assert.match(calls.get('curl')!, /^curl --cacert \.centwise\/tls\/ca\.pem \\\n  'https:\/\/localhost/);
    assert.match(calls.get('TypeScript')!, /client\.calculate\('compound-interest', /);
    assert.match(calls.get('Python')!, /^# Start it with SSL_CERT_FILE=\.centwise\/tls\/ca\.pem\nimport os/);
    assert.match(calls.get('Command')!, /^\.\/centwise calc compound-interest \\\n  --/);
    assert.match(calls.get('MCP')!, /"calculator": "compound-interest"/);
    const conversion = await callsOf('/currency?amount=1,234.5&from=usd&to=INR');
    assert.equal(conversion.get('Command'), './centwise convert 1234.5 usd INR');
    assert.match(conversion.get('Python')!, /client\.convert\(1234\.5, "usd", "INR"\)/);
    assert.match(conversion.get('MCP')!, /"name": "convert_currency"/);
  });

  test('the status page tells the version and the age of every source', async () => {
    const { text } = await open('/status');
    assert.match(text, /centwise test/);
    assert.match(text, /Sep 24, 2026/);
    assert.match(text, /<form\s+method="post" action="\/number-format"/);
  });

  test('every page leads to the choice of numbers and dates', async () => {
    for (const path of ['/docs', '/docs/guides/rounding', '/access', '/docs/calculators/sip'])
      assert.match((await open(path)).text, /<a href="\/number-format">/, path);
    for (const path of ['/', '/categories/loans', '/currency', '/calculators/sip', '/number-format'])
      assert.match((await open(path)).text, /<form\s+method="post" action="\/number-format"/, path);
  });

  test('an unknown address is a page for a browser and a problem document for a program', async () => {
    const { status, text, headers } = await open('/calculators/mortage');
    assert.equal(status, 404);
    assert.match(text, /Did you mean <a href="\/calculators\/mortgage">/);
    for (const [path, meant] of [
      ['/mortgage', '/calculators/mortgage'],
      ['/usd-eur', '/currency/usd-eur'],
    ] as const) {
      const named = await (await (await shared).send(path, reader)).text();
      assert.ok(named.includes(`Did you mean <a href="${meant}">`), path);
    }
    assert.match(headers.get('content-type')!, /text\/html/);
    const service = await startTestService();
    const program = await service.send('/calculators/mortage');
    assert.equal(program.headers.get('content-type'), 'application/problem+json');
    const api = await service.send('/v1/nothing', reader);
    assert.equal(api.headers.get('content-type'), 'application/problem+json');
  });

  test('a request for access is kept, and faults stand beside their fields', async () => {
    const service = await startTestService();
    const send = (fields: Record<string, string>, type = 'application/x-www-form-urlencoded') =>
      service.send('/access', {
        method: 'POST',
        headers: { accept: 'text/html', 'content-type': type },
        body: String(new URLSearchParams(fields)),
      });
    const bad = await send({ email: 'nobody', purpose: '<b>short' });
    assert.equal(bad.status, 422);
    const text = await bad.text();
    assert.match(text, /value="nobody"/);
    assert.match(text, /&lt;b&gt;short<\/textarea>/);
    assert.match(text, /id="email-message">Must be an e-mail address/);
    const good = await send({ email: 'Ada@example.com', purpose: 'A savings planner\nfor a school project' });
    assert.match(await good.text(), /writes to\s+<strong>Ada@example\.com<\/strong>/);
    const [request] = await service.store.listRequests();
    assert.equal(request?.purpose, 'A savings planner for a school project');
    const third = await send({ email: 'ada@example.com', purpose: 'Once more, with feeling' });
    assert.equal(third.status, 429);
    assert.equal(third.headers.get('retry-after'), '60');
    assert.match(
      await third.text(),
      /this one was not read\. Please try again in a minute\. The Back button/,
    );
    service.advance(60_000);
    assert.equal((await send({}, 'text/plain')).status, 415);
  });

  test('a form is not read when its network has used up its quota', async () => {
    const service = await startTestService();
    const headers = { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' };
    const send = (body: string | ReadableStream) =>
      service.send('/access', { method: 'POST', headers, body, duplex: 'half' } as RequestInit);
    for (let sent = 0; sent < 2; sent++) await send('email=nobody');
    let isRead = false;
    const endless = new ReadableStream(
      {
        pull() {
          isRead = true;
          return new Promise(() => {});
        },
      },
      { highWaterMark: 0 },
    );
    assert.equal((await send(endless)).status, 429);
    assert.equal(isRead, false);
  });

  test('a form that a page of another website sends is refused, and told why', async () => {
    const service = await startTestService();
    const send = (headers: Record<string, string>) =>
      service.send('/access', {
        method: 'POST',
        headers: {
          accept: 'text/html',
          'content-type': 'application/x-www-form-urlencoded',
          ...headers,
        },
        body: 'email=ada@example.com&purpose=A+savings+planner',
      });
    const foreign = [
      { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
      { 'sec-fetch-site': 'cross-site' },
      { origin: 'https://evil.example' },
      { origin: 'null' },
    ];
    for (const headers of foreign) {
      const refused = await send(headers);
      assert.equal(refused.status, 403);
      assert.match(await refused.text(), /A page of another website sent this request/);
    }
    assert.deepEqual(await service.store.listRequests(), []);
    // Nothing was taken from the quota of the visitor.
    assert.equal(
      (await send({ 'sec-fetch-site': 'same-origin', origin: 'https://localhost:8443' })).status,
      200,
    );
    assert.equal((await send({ origin: 'https://localhost:8443' })).status, 200);
    assert.equal((await service.store.listRequests()).length, 1);
  });

  test('a form that is too large is refused', async () => {
    const service = await startTestService();
    const body = `email=a&purpose=${'x'.repeat(20_000)}`;
    const headers = { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' };
    assert.equal((await service.send('/access', { method: 'POST', headers, body })).status, 413);
  });
});

describe('what all pages have in common', () => {
  const paths = [
    '/',
    '/calculators/mortgage',
    '/currency',
    '/status',
    '/access',
    '/docs',
    '/docs/tutorial',
    '/docs/problems/internal',
  ];

  test('a strict content policy, and nothing inline or from elsewhere', async () => {
    for (const path of paths) {
      const { text, headers, status } = await open(path);
      assert.equal(status, 200, path);
      const policy = headers.get('content-security-policy')!;
      assert.match(policy, /^default-src 'none'; script-src 'self'; style-src 'self';/);
      assert.doesNotMatch(policy, /unsafe|\*|https?:/);
      assert.doesNotMatch(
        text,
        /<script(?! type="application\/ld\+json">|[^>]* src="\/static\/)|<style| style="| on[a-z]+="/,
        path,
      );
      const files = /<(?:link rel="(?!canonical|alternate)|script|img)[^>]*(?:href|src)="([^"]*)"/g;
      for (const [, address] of text.matchAll(files)) {
        if (address !== '/apple-touch-icon.png')
          assert.match(address!, /^\/static\/[\w-]+\.[\w-]{12}\.(css|js|svg)$/);
      }
    }
  });

  test('their files are kept for ever, and asked again by their tag', async () => {
    const service = await startTestService();
    const page = await (await service.send('/docs', reader)).text();
    const files = [...page.matchAll(/"(\/static\/[^"]*)"/g)].map(([, path]) => path!);
    assert.ok(['.css', '.js', '.svg'].every((ending) => files.some((path) => path.endsWith(ending))));
    for (const path of files) {
      const response = await service.send(path, { headers: { 'accept-encoding': 'identity' } });
      assert.equal(response.headers.get('cache-control'), 'public, max-age=31536000, immutable');
      const etag = response.headers.get('etag')!;
      assert.equal((await service.send(path, { headers: { 'if-none-match': etag } })).status, 304);
    }
    const sheet = files.find((path) => path.includes('portal'))!;
    const packed = await service.send(sheet, { headers: { 'accept-encoding': 'gzip' } });
    assert.equal(packed.headers.get('content-encoding'), 'gzip');
    const bytes = gunzipSync(await packed.bytes());
    assert.equal(new TextDecoder().decode(bytes), await (await service.send(sheet)).text());
  });

  test('an address has so many calculations a minute, and is then told to wait', async () => {
    const service = await startTestService({ pagePlan: { ...defaultPagePlan, burst: 3 } });
    const ask = (path: string) => service.send(path, reader);
    const emi = (principal: number) =>
      `/calculators/emi?principal=${principal}&annual_rate=5&tenure_months=12`;
    const question = '&solve-output=emi&solve-target=100&solve-for=principal';
    assert.equal((await ask('/calculators/cagr')).status, 200);
    // A change counts once, with its chart and its solution.
    const whole = await (await ask(emi(1000) + question)).text();
    assert.match(whole, /<svg/);
    assert.match(whole, /class="solution"/);
    assert.equal((await ask(emi(2000))).status, 200);
    const refused = await ask(emi(3000));
    assert.equal(refused.status, 429);
    assert.equal(refused.headers.get('retry-after'), '60');
    assert.match(await refused.text(), /One moment, please/);
    assert.equal((await ask('/calculators/sip')).status, 429);
    service.advance(60_000);
    assert.equal((await ask(emi(3000))).status, 200);
  });

  test('searches and pages that are kept ready count for nothing', async () => {
    const service = await startTestService({ pagePlan: { ...defaultPagePlan, burst: 1 } });
    for (let count = 0; count < 5; count++) {
      for (const path of ['/calculators/cagr', '/?q=loan', '/?q=100+usd', '/docs/search?q=retry', '/']) {
        assert.equal((await service.send(path, reader)).status, 200, path);
      }
    }
    assert.equal((await service.send('/calculators/sip', reader)).status, 429);
  });

  test('a crawler of all pages is served', async () => {
    const service = await startTestService();
    const map = await (await service.send('/sitemap.xml', reader)).text();
    const addresses = [...map.matchAll(/<loc>([^<]*)</g)].map(([, address]) => new URL(address!));
    assert.ok(addresses.length < defaultPagePlan.day, `${addresses.length} addresses`);
    for (const { pathname, search } of drawSome(addresses).slice(0, 30)) {
      const path = pathname + search.replaceAll('&amp;', '&');
      assert.equal((await service.send(path, { headers: { accept: 'text/html' } })).status, 200, path);
    }
  });

  test('charts have a colour for each of their parts, and differ in their names', async () => {
    const service = await startTestService(unbounded);
    const { text: page } = await open('/calculators/mortgage', Promise.resolve(service));
    const sheet = /\/static\/portal\.[\w-]+\.css/.exec(page)![0];
    const rules = await (await service.send(sheet)).text();
    for (const { id } of drawSome(catalogue)) {
      const { text } = await open(`/calculators/${id}`, Promise.resolve(service));
      for (const [, names] of text.matchAll(/class="((?:fill|stroke)-[^"]*)"/g)) {
        for (const name of names!.split(' ')) assert.ok(rules.includes(`.${name} {`), `${id}: ${name}`);
      }
      const charts = [...text.matchAll(/<figure[^>]* aria-label="([^"]*)"/g)].map(([, name]) => name!);
      assert.equal(new Set(charts).size, charts.length, `${id}: ${charts.join(', ')}`);
    }
  });
});
