import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { unlimited } from '#access/limits.ts';
import type { AnyCalculator } from '#catalogue/declare/define.ts';
import { catalogue } from '#catalogue/index.ts';
import { unknownStyle } from '#text/read/typed-number.ts';
import { draftsOf, writeDrafts } from '#portal/calculator/form/draft.ts';
import { countDraws } from '../kit/draws.ts';
import { pots } from '../calculate/pots.ts';
import { startTestService } from '../kit/harness.ts';

/** What people, programs and attackers put into an address. */
const values = [
  '',
  ' ',
  '0',
  '-0',
  '-1',
  '1',
  '12',
  '1e-300',
  '1e21',
  '1e400',
  '1,000',
  '1.5.2',
  'NaN',
  'Infinity',
  '0x10',
  '٣',
  'x',
  '\u0000',
  '"><script>alert(1)</script>',
  "'; DROP TABLE keys; --",
  '{{7*7}}',
  '../../etc/passwd',
  '2024-02-30',
  '2024-02-29',
  'usd',
  'XXX',
  'constructor',
  '__proto__',
  '😀',
  '9'.repeat(200),
];

describe('a link with anything in it is answered, and never by a fault of the service', () => {
  const service = startTestService({ limiter: { check: () => unlimited } }, [...catalogue, pots]);
  const headers = { accept: 'text/html' };

  for (const calculator of [...catalogue, pots]) {
    test(calculator.id, async () => {
      await fc.assert(
        fc.asyncProperty(queryOf(calculator), async (pairs) => {
          const query = String(new URLSearchParams(pairs)).slice(0, 3500);
          const response = await (await service).send(`/calculators/${calculator.id}?${query}`, { headers });
          const text = await response.text();
          assert.ok([200, 303, 422].includes(response.status), `${response.status} ${query}`);
          assert.ok(!text.includes('<script>alert'), query);
          assert.ok(!/\bundefined\b|\[object/.test(text), query);
        }),
        { numRuns: RUNS },
      );
    });
  }
});

test('a place in a list is not asked for by a page', async () => {
  const service = await startTestService({ limiter: { check: () => unlimited } }, [...catalogue, pots]);
  const fields = 'pots.0.name=Roof&pots.0.held=25&pots.0.wanted=100&start=2024-01-31&months=3&solve-target=1';
  for (const query of [fields, `${fields}&solve-for=/pots/0/held`]) {
    const { status } = await service.send(`/calculators/pots?${query}`, { headers: { accept: 'text/html' } });
    assert.ok([200, 422].includes(status), String(status));
  }
});

/** Of each calculator. */
const RUNS = countDraws(12);

/** Names of the calculator's own fields and of the page, and some of nobody. */
function queryOf(calculator: AnyCalculator): fc.Arbitrary<[string, string][]> {
  const names = Object.entries(calculator.input).flatMap(([name, { item, fields }]) => {
    if (item !== undefined) return [name, `${name}.0`, `${name}.1`, `${name}.399`];
    if (fields === undefined) return [name];
    return [name, ...Object.keys(fields).flatMap((inner) => [`${name}.0.${inner}`, `${name}.7.${inner}`])];
  });
  const ours = ['add-row', 'remove-row', 'rows-each', 'solve-for', 'solve-output', 'solve-target'];
  const name = fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom(...names) },
    { weight: 2, arbitrary: fc.constantFrom(...ours) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        'x',
        '__proto__',
        'constructor',
        `${names[0]}.`,
        `${names[0]}.__proto__.0`,
        '',
      ),
    },
  );
  const value = fc.oneof(
    fc.constantFrom(...values),
    fc.constantFrom(...Object.keys(calculator.output), ...names),
    fc.float().map(String),
  );
  const example = writeDrafts(draftsOf(calculator.input, calculator.examples[0].input, unknownStyle));
  const changed = fc.array(fc.tuple(name, value), { minLength: 1, maxLength: 3 });
  return fc.oneof(
    fc.array(fc.tuple(name, value), { minLength: 1, maxLength: 12 }),
    // What is right but for a little gets further.
    changed.map((pairs) => [...new Map([...example, ...pairs])]),
  );
}

const shared = startTestService({ limiter: { check: () => unlimited } });

test('related calculators get the numbers of a page where they need no others', async () => {
  const query = 'home_price=400000&down_payment=80000&interest_rate=6.5&loan_term=25&currency=USD';
  const response = await (
    await shared
  ).send(`/calculators/mortgage?${query}`, { headers: { accept: 'text/html' } });
  const text = await response.text();
  const related = /id="related"[\s\S]*?<\/section>/.exec(text)![0];
  const links = [...related.matchAll(/href="(\/calculators\/[^"]*)"/g)].map(([, link]) =>
    link!.replaceAll('&amp;', '&'),
  );
  const carrying = links.filter((link) => link.includes('?'));
  assert.ok(carrying.length > 0, links.join());
  for (const link of carrying) {
    const reply = await (await shared).send(link, { headers: { accept: 'text/html' } });
    assert.equal(reply.status, 200, link);
    assert.match(link, /home_price=400%2C000|interest_rate=6\.5/);
    assert.match(await reply.text(), /class="sentence"/, link);
  }
  const opening = await (await shared).send('/calculators/mortgage', { headers: { accept: 'text/html' } });
  const plain = /id="related"[\s\S]*?<\/section>/.exec(await opening.text())![0];
  assert.doesNotMatch(plain, /\/calculators\/[a-z-]+\?/);
});
