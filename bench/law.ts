// Processor time of an answer by the law, and of a sweep over incomes with all results, for each country.
import { finish } from '#base/steps.ts';
import { compileCalculator } from '#calculate/compiled-calculator.ts';
import { stepValues } from '#calculate/solve/sweeping.ts';
import { writeCells } from '#calculate/solve/written-cells.ts';
import { catalogue } from '#catalogue/index.ts';
import type { InputValues } from '#catalogue/declare/define.ts';
import { createEvaluator } from '#catalogue/run/evaluate.ts';
import { formatTable } from './table.ts';

const WARM = 100_000;
const CALLS = 5_000;
const INCOMES = 1_000;
const SWEEPS = 21;
const places = [
  { country: 'US', tax_year: '2026' },
  { country: 'GB', tax_year: '2026-27', region: 'SCT' },
  { country: 'IN', tax_year: '2026-27' },
  { country: 'DE', tax_year: '2026' },
  { country: 'CA', tax_year: '2026', region: 'ON' },
  { country: 'AU', tax_year: '2026-27' },
] as const;
/** The bounds of an answer, in microseconds, and of a sweep, in milliseconds. */
const [BOUND, SWEEP_BOUND] = [30, 50];

type Calculator = (typeof catalogue)[number];
const [incomeTax, takeHomePay] = ['income-tax', 'take-home-pay'].map((id) =>
  catalogue.find((one) => one.id === id),
) as [Calculator, Calculator];

// Sweeps come first, as the first one includes making the code of the equations.
const sweeps = places.map((place) => [
  sweepTimes(incomeTax, place, 'annual_income'),
  sweepTimes(takeHomePay, place, 'pay'),
]);
const rows = places.map((place, index) => {
  const answer = microseconds(incomeTax, (count) => ({ ...place, annual_income: 60_000 + count * 0.37 }));
  const pay = microseconds(takeHomePay, (count) => ({ ...place, pay: 60_000 + count * 0.37 }));
  const times = sweeps[index]!;
  const isWithin = answer <= BOUND && times.every(({ later }) => later <= SWEEP_BOUND);
  const ofSweeps = times.map(({ first, later }) => `${later.toFixed(0)} (first ${first.toFixed(0)})`);
  return [place.country, answer.toFixed(1), pay.toFixed(1), ...ofSweeps, isWithin ? 'yes' : 'no'];
});
const heads = [
  'country',
  'income-tax, µs',
  'take-home-pay, µs',
  'sweep of income-tax, ms',
  'of take-home-pay, ms',
];
process.stdout.write(`${formatTable([...heads, `within ${BOUND} µs, ${SWEEP_BOUND} ms`], rows)}\n`);

function microseconds(calculator: Calculator, inputOf: (index: number) => object): number {
  const { evaluate } = createEvaluator(calculator);
  const run = (count: number) => {
    for (let index = 0; index < count; index++) evaluate(inputOf(index) as never, 2);
  };
  run(WARM);
  return processorTime(() => run(CALLS)) / CALLS;
}

/** Of sweeps over 1,000 incomes with all results, to the text of the reply: the first, and the median. */
function sweepTimes(calculator: Calculator, inputs: InputValues, field: string) {
  const compiled = compileCalculator(calculator);
  const times = Array.from({ length: SWEEPS }, (_, index) => {
    const from = 1_000 + index;
    const axes = [{ field, values: stepValues(from, from + 249 * (INCOMES - 1), 249) }];
    return processorTime(() => finish(writeCells(compiled, { inputs, axes, outputs: [] }))) / 1_000;
  });
  const [first, ...others] = times as [number, ...number[]];
  return { first, later: others.toSorted((one, other) => one - other)[(SWEEPS - 1) / 2]! };
}

function processorTime(run: () => unknown): number {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return user + system;
}
