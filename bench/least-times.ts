/** Something must depend on every result, or it need not be calculated. */
let last: unknown;

/**
 * The least processor time of a call of each in µs; the rounds take turns, so that a disturbance meets all
 * alike.
 */
export function leastTimes(
  runs: readonly ((call: number) => unknown)[],
  { rounds, calls }: { readonly rounds: number; readonly calls: number },
): readonly number[] {
  const least = runs.map(() => Infinity);
  for (let round = 0; round < rounds; round++) {
    for (const [index, run] of runs.entries()) {
      const start = process.cpuUsage();
      for (let call = 0; call < calls; call++) last = run(call);
      const { user, system } = process.cpuUsage(start);
      least[index] = Math.min(least[index]!, (user + system) / calls);
    }
  }
  if (last === undefined) process.exitCode = 1;
  return least;
}
