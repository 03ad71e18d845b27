import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addDays } from '#base/dates.ts';
import { createRatesService } from '#currency/service.ts';
import { snapshot } from '#currency/table/snapshot.ts';
import type { SourceTable } from '#currency/sources/source.ts';
import { nextTargetDay } from '#currency/sources/target-calendar.ts';
import { createLog } from '#base/log.ts';
import { rate } from '#currency/table/rate-table.ts';
import { countDraws } from '../kit/draws.ts';

type Quotes = Record<string, number>;

/** Numbers from 0 up to 1, the same in every run (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const random = createRandom(20_260_924);
const pick = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)]!;
const mapValues = (quotes: Quotes, change: (quote: number, code: string) => number): Quotes =>
  Object.fromEntries(Object.entries(quotes).map(([code, quote]) => [code, change(quote, code)]));
const one = (quotes: Quotes, factor: number): Quotes => {
  const code = pick(Object.keys(quotes));
  return { ...quotes, [code]: quotes[code]! * factor };
};

/** Ways in which a provider lies about its rates. */
const lies: readonly ((quotes: Quotes) => Quotes)[] = [
  (quotes) => mapValues(quotes, (quote) => 1 / quote),
  (quotes) => mapValues(quotes, (quote) => quote * pick([100, 0.01, 1e-4, 10, 2, 0.5])),
  (quotes) => one(quotes, pick([100, 0.01, 1000, 0.001, 1.3, 0.7, 2, 0.5])),
  (quotes) => one(one(quotes, 1.5), pick([0.6, 1.4])),
  (quotes) => one(quotes, 0),
  (quotes) => one(quotes, -1),
  (quotes) => one(quotes, NaN),
  (quotes) => one(quotes, Infinity),
  (quotes) => {
    const [codes, values] = [Object.keys(quotes), Object.values(quotes)];
    const by = 1 + Math.floor(random() * (codes.length - 1));
    return Object.fromEntries(codes.map((code, index) => [code, values[(index + by) % codes.length]!]));
  },
  (quotes) => {
    const [a, b] = [pick(Object.keys(quotes)), pick(Object.keys(quotes))];
    return { ...quotes, [a]: quotes[b]!, [b]: quotes[a]! };
  },
  (quotes) => Object.fromEntries(Object.entries(quotes).filter(() => random() < 0.6)),
  (quotes) => Object.fromEntries(Object.entries(quotes).filter(([code]) => code !== 'USD')),
  (quotes) => mapValues(quotes, (quote) => quote * (0.2 + random() * 3)),
  (quotes) => mapValues(quotes, () => 1),
  () => ({}),
];

const DAYS = countDraws(1000);
/** On each of the days. */
const LIES = 10;

test('of thousands of scripted lies none is served: no rate is ever further from the truth than it may move in a day', () => {
  const [ecb] = snapshot as readonly [SourceTable];
  let nowMs = 0;
  const log = createLog({ level: 'silent', write: assert.fail, now: () => nowMs });
  const service = createRatesService({ now: () => nowMs, snapshot: [ecb], maxAgeDays: 30, log });
  let truth: Quotes = mapValues(ecb.quotes as never, Number);
  let [date, refused, worst] = [ecb.observedOn!, 0, 1];

  for (let day = 0; day < DAYS; day += 1) {
    date = nextTargetDay(date);
    nowMs = Date.parse(`${date}T15:00Z`);
    truth = mapValues(truth, (quote) => quote * (0.985 + random() * 0.03));
    for (let offer = 0; offer < LIES; offer += 1) {
      const quotes = toText(pick(lies)(truth));
      const lie = {
        ...ecb,
        observedOn: pick([date, date, date, addDays(date, 1), addDays(date, -30)]),
        quotes,
      };
      if (!service.offer(lie).accepted) refused += 1;
      worst = Math.max(worst, distanceFromTruth());
    }
    assert.equal(service.offer({ ...ecb, observedOn: date, quotes: toText(truth) }).accepted, true, date);
    assert.ok(distanceFromTruth() < 1.0001, date);
  }
  // A fall by a fifth, and the move of the true rate in the same day.
  assert.ok(worst < 1.016 / 0.8, `a rate was off by a factor of ${worst}`);
  assert.ok(refused > 0.7 * DAYS * LIES, `${refused} of ${DAYS * LIES} tables were refused`);

  /** By what factor the rate furthest from the truth is off. */
  function distanceFromTruth(): number {
    const { table } = service.current();
    const factors = Object.entries(truth).flatMap(([code, quote]) => {
      const served = Number(rate(table, 'EUR', code));
      return Number.isNaN(served) ? [] : [Math.max(served / quote, quote / served)];
    });
    return Math.max(...factors);
  }
});

function toText(quotes: Quotes): Record<string, string> {
  return Object.fromEntries(
    Object.entries(quotes).map(([code, quote]) => [code, String(Number(quote.toPrecision(8)))]),
  );
}
