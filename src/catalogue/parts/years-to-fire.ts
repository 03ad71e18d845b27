/**
 * The equations of savings until they reach `fire_number`: with `current_savings`, `annual_savings` at the
 * end of each year and `expected_return`, which stand above where this is inserted.
 */
export const yearsToFire = `
  missing       = fire_number − current_savings         // Savings still needed
  r             = expected_return/100                   // Annual return, as a fraction
  a             = current_savings·r + annual_savings    // Growth of the savings in the first year
  b             = fire_number·r + annual_savings        // Growth of the savings in a year at fire_number
  require round(missing) ≤ 0 or a > 0 and b > 0 else goal-unreachable: the savings never reach the goal: raise annual_savings or expected_return, or lower the expenses or the goal
  years_to_fire = 0                                     if round(missing) ≤ 0    // Years until the savings reach fire_number
                = missing/annual_savings                if r = 0
                = ln(1 + missing·r/a)/ln(1 + r)         otherwise
`;

/** The savings year by year. */
export const yearsToFireCourse = {
  kind: 'growth',
  periodsPerYear: 1,
  periods: 'ceil(years_to_fire)',
  balance: 'current_savings·(1 + r)^k + annual_savings·s(k, r)',
  flow: 'annual_savings·k',
} as const;

/** How these savings are assumed to grow. */
export const yearsToFireConventions = {
  timing: 'contributions at the end of each year',
  compounding: 'annual, including fractions of a year',
} as const;
