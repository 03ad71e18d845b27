// The schedules of these loans into columns, by the library, in blocks: `bench/schedules/columns.ts FIRST AFTER`.
import { schedules } from '#library/engine.ts';
import { loanOf } from './loans.ts';

const BLOCK = 1_000;
const [first, after] = process.argv.slice(2).map(Number) as [number, number];
let rows = 0;
for (let start = first; start < after; start += BLOCK) {
  const count = Math.min(BLOCK, after - start);
  const { starts, problems } = schedules(
    'mortgage',
    Array.from({ length: count }, (_, index) => loanOf(start + index)),
  );
  if (problems.length > 0) throw new Error(`${problems.length} loans have no schedule.`);
  rows += starts[count]!;
}
if (rows !== 360 * (after - first)) throw new Error(`There are ${rows} rows.`);
