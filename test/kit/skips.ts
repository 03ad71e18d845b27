/**
 * For the `skip` of a test: says why it cannot run. With REQUIRE_SERVICES=1, as in CI, throws instead, unless
 * CI lacks it too.
 */
export function skipFor(
  reason: string,
  { mayLack = false, cause }: { mayLack?: boolean; cause?: unknown } = {},
): string {
  if (process.env['REQUIRE_SERVICES'] === '1' && !mayLack) throw new Error(reason, { cause });
  process.stdout.write(`Skipped: ${reason}\n`);
  return reason;
}
