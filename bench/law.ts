// Processor time of an answer by the law, for each country.
import { incomeTax } from '#catalogue/calculators/taxes/income-tax.ts';
import { takeHomePay } from '#catalogue/calculators/taxes/take-home-pay.ts';
import { createEvaluator } from '#catalogue/run/evaluate.ts';
import { formatTable } from './table.ts';

const WARM = 100_000;
const CALLS = 5_000;
const places = [
  { country: 'US', tax_year: '2026' },
  { country: 'GB', tax_year: '2026-27', region: 'SCT' },
  { country: 'IN', tax_year: '2026-27' },
  { country: 'DE', tax_year: '2026' },
  { country: 'CA', tax_year: '2026', region: 'ON' },
  { country: 'AU', tax_year: '2026-27' },
] as const;
/** The bound of an answer, in microseconds. */
const BOUND = 30;

const rows = places.map((place) => {
  const answer = microseconds(incomeTax, (index) => ({ ...place, annual_income: 60_000 + index * 0.37 }));
  const pay = microseconds(takeHomePay, (index) => ({ ...place, pay: 60_000 + index * 0.37 }));
  const isWithin = answer <= BOUND ? 'yes' : 'no';
  return [place.country, answer.toFixed(1), pay.toFixed(1), isWithin];
});
const heads = ['country', 'income-tax, µs', 'take-home-pay, µs', `income-tax within ${BOUND} µs`];
process.stdout.write(`${formatTable(heads, rows)}\n`);

function microseconds(
  calculator: Parameters<typeof createEvaluator>[0],
  inputOf: (index: number) => object,
): number {
  const { evaluate } = createEvaluator(calculator);
  const run = (count: number) => {
    for (let index = 0; index < count; index++) evaluate(inputOf(index) as never, 2);
  };
  run(WARM);
  const before = process.cpuUsage();
  run(CALLS);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / CALLS;
}
