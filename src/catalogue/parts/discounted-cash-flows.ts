import { fractional, money, precise } from '#catalogue/declare/fields.ts';
import { atEnd, during, runningTotal } from '#catalogue/declare/schedule.ts';

/**
 * The columns of a table that proves a present value; in the language of equations, or left out where code
 * answers them.
 */
interface Discounted {
  readonly flow?: string | undefined;
  readonly factor?: string | undefined;
  /** The sum so far, where it is stated; elsewhere the column adds up the exact present values. */
  readonly cumulative?: string | undefined;
}

export function discountedColumns({ flow, factor, cumulative }: Discounted) {
  return {
    cash_flow: during(money('Cash flow'), flow),
    ...presentValueColumns({ flow, factor, cumulative }),
  };
}

/** Those without the cash flow itself, which has columns of its own. */
export function presentValueColumns({ flow, factor, cumulative }: Discounted) {
  const sum = money('Present value of all cash flows so far');
  const isAdded = cumulative === undefined && flow !== undefined;
  return {
    discount_factor: atEnd(
      precise(fractional('Present value of 1 paid with the cash flow', 'ratio')),
      factor,
    ),
    present_value: during(money('Present value of the cash flow'), flow && `(${flow})·${factor!}`),
    cumulative_present_value: isAdded ? runningTotal(sum, 'present_value') : atEnd(sum, cumulative),
  };
}
