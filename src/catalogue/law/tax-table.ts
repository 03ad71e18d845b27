/** Tax on ordinary income x of the United States: r is 1 with the rounding of the Tax Table of Form 1040. */
export const taxTable = `
  middle(x) = 0                                             if x < 5                                                // Middle of the row of the Tax Table in which x is
            = 10                                            if x < 15
            = 20                                            if x < 25
            = 25·floor(x/25) + 12.5                         if x < 3000
            = 50·floor(x/50) + 25                           otherwise
  T(x, r)   = floor(brackets(middle(x), brackets) + 0.5)    if tax_rounding = tax_table and r = 1 and x < 100000    // Tax on x at the rates of ordinary income
            = brackets(x, brackets)                         otherwise
` as const;
