import { effectiveInterest } from './calculators/business/effective-interest.ts';
import { leaseLiability } from './calculators/business/lease-liability.ts';
import { poolCashFlows } from './calculators/investing/pool-cash-flows.ts';
import { loanAccount } from './calculators/loans/loan-account.ts';

/** Calculators of what is owed as books keep it, in the order in which they are shown. */
export const accountCalculators = [loanAccount, leaseLiability, effectiveInterest, poolCashFlows] as const;
