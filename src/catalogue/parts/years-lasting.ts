/**
 * The equations of how long savings pay `annual_expenses`, which rises: in money of the first year
 * `current_savings` grow by `j` a year, and a withdrawal by the factor `d` within its year. These stand above
 * where this is inserted.
 */
export const yearsLasting = `
  x             = annual_expenses·d − j·current_savings           // Decrease of the savings in the first year
  n             = floor(current_savings/annual_expenses)          if x > 0 and annual_expenses > 0 and j = 0    // Full years of spending
                = floor(ln(1 + j·current_savings/x)/ln(1 + j))    if x > 0 and annual_expenses > 0
                = absent: The spending is no more than the return, so the savings never run out.
  B             = current_savings − x·s(n, j)                     // Savings after n years
  years_lasting = n + B·(1 + j)/(annual_expenses·d)               if annual_expenses > 0
`;
