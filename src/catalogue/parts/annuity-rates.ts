import { annuityRates } from '#core/finance/annuity-rate.ts';
import type { PaymentTiming } from '#core/finance/annuity.ts';
import type { Arithmetic, Operand } from '#core/arithmetic/arithmetic.ts';

/** The rates per period of an amount at the beginning, level payments, and an amount at the end. */
export const ratesOfAnnuity = {
  description:
    'every rate per period above −100 percent, as a fraction, at which the present value of all amounts is 0. Descartes’ rule ' +
    'of signs allows two at most; a single one is found by inverse quadratic interpolation, two are first separated by the ' +
    'turning point of the present value between them',
  answers: { higher: 'number?', lower: 'number?' },
  of<N>(
    a: Arithmetic<N>,
    presentValue: Operand<N>,
    payment: Operand<N>,
    futureValue: Operand<N>,
    periods: number,
    timing: PaymentTiming,
  ) {
    const [present, level, future] = [presentValue, payment, futureValue].map((amount) => a.add(amount, 0));
    const annuity = { presentValue: present!, payment: level!, futureValue: future!, periods, timing };
    const [higher, lower] = annuityRates(a, annuity);
    return { higher, lower };
  },
} as const;
