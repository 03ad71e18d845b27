/** The mortgage of this number, over 30 years. */
export function loanOf(index: number) {
  return {
    home_price: 200_000 + ((3 * index) % 400_000),
    down_payment: 20_000 + (index % 30_000),
    interest_rate: (300 + (index % 400)) / 100,
    loan_term: 30,
    currency: 'USD',
  } as const;
}
