import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { unlimited } from '#access/limits.ts';
import { startTestService } from '../kit/harness.ts';

const shared = startTestService({ limiter: { check: () => unlimited } });
const mortgage =
  '/calculators/mortgage?home_price=450000&down_payment=90000&interest_rate=6.875&loan_term=30';

async function open(query: string, locale = 'en-US'): Promise<string> {
  const headers = { accept: 'text/html', 'accept-language': locale };
  const reply = await (await shared).send(`${mortgage}${query}`, { headers });
  return /<div id="map-ranges"[\s\S]*?<\/section>/.exec(await reply.text())![0];
}

function headsOf(section: string): readonly string[] {
  return [...section.matchAll(/<th scope="row"[^>]*>([^<]*)/g)].map(([, text]) => text!.trim());
}

describe('the values of the table of "what if"', () => {
  test('are those from one to another in the steps that are asked for, in the numbers of the reader', async () => {
    const range = '&map-from.interest_rate=6.5&map-to.interest_rate=7&map-step.interest_rate=0.125';
    const section = await open(`&map-rows=interest_rate${range}`);
    assert.deepEqual(
      headsOf(section),
      ['6.5%', '6.625%', '6.75%', '6.875%', '7%'].map((text) => fixed(text)),
    );
    assert.match(section, /id="map-step\.interest_rate"[^>]*value="0\.125"/);
    const german = await open(
      `&map-rows=interest_rate${range.replaceAll('.5', ',5').replace('0.125', '0,25')}`,
      'de-DE',
    );
    assert.equal(headsOf(german).length, 3);
  });

  test('are as usual where the range is wrong, and the page says why', async () => {
    for (const [range, why] of [
      [
        '&map-from.interest_rate=6&map-to.interest_rate=7&map-step.interest_rate=0.01',
        /These are 101 values; the table shows up to 11/,
      ],
      ['&map-step.interest_rate=0', /The step must be above 0/],
      ['&map-step.interest_rate=-1', /The step must be above 0/],
      ['&map-from.interest_rate=8&map-to.interest_rate=7', /The last value must not be below the first one/],
      ['&map-from.interest_rate=-60&map-to.interest_rate=7', /is outside of what is accepted/],
      ['&map-from.interest_rate=x', /x is not a number/],
    ] as const) {
      const section = await open(`&map-rows=interest_rate${range}`);
      assert.match(section, why, range);
      assert.equal(headsOf(section).length, 5, range);
    }
  });

  test('fill the form by the button of a cell', async () => {
    const section = await open('&map-rows=interest_rate');
    const [, values] = /name="take-values" value="([^"]*)"/.exec(section)!;
    const query = new URLSearchParams({ 'take-values': values!.replaceAll('&amp;', '&') });
    const { status, headers } = await (
      await shared
    ).send(`${mortgage}&${query}`, {
      headers: { accept: 'text/html', 'accept-language': 'de-DE' },
      redirect: 'manual',
    });
    assert.equal(status, 303);
    const taken = new URL(headers.get('location')!, 'https://localhost').searchParams;
    for (const [field, value] of new URLSearchParams(values!.replaceAll('&amp;', '&')))
      assert.equal(Number(taken.get(field)?.replace(',', '.')), Number(value));
    assert.equal(taken.get('take-values'), null);
  });
});

/** The values of an axis have as many decimals. */
function fixed(text: string): string {
  return `${Number.parseFloat(text).toFixed(3)}%`;
}
