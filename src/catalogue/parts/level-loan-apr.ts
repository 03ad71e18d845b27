/**
 * The annual percentage rate of a loan with level payments and fees: the equations of `levelLoan` and, below
 * them, `amount_financed` stand above where this is inserted.
 */
export const levelLoanApr = `
  require amount_financed > 0 or amount_financed = L else no-solution: nothing is left of the loan after its fees: borrow more, or lower the fees
  settled  = final_payment                                                 if final_payment is given                             // Last payment
           = monthly_payment                                               otherwise
  worth(x) = monthly_payment·a(months − 1, x) + settled·(1 + x)^−months    // Present value of all payments at the rate x per month
  y        = i                                                             if amount_financed = L and final_payment is absent    // Rate per month at which the payments are worth the amount financed
           = 0                                                             if total_paid = amount_financed
           = root(x = 0…2·total_paid/amount_financed, amount_financed − worth(x))    otherwise
  apr      = 1200·y                                                        if monthly_payment > 0
           = absent: The monthly payment is 0.
`;

export const aprReference =
  'Regulation Z (12 CFR 1026), appendix J, actuarial method; amount financed: 1026.18(b)';
