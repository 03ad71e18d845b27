import { aboutBusiness } from './business.ts';
import { aboutCurrency } from './currency.ts';
import { aboutFire } from './fire.ts';
import { aboutInsurance } from './insurance.ts';
import { aboutInvesting } from './investing.ts';
import { aboutLoans } from './loans.ts';
import { aboutPersonalFinance } from './personal-finance.ts';
import { aboutRealEstate } from './real-estate.ts';
import { aboutRetirement } from './retirement.ts';
import { aboutSavings } from './savings.ts';
import { aboutTaxes } from './taxes.ts';

/**
 * A few sentences about each calculator by its id, apart from the declarations: only pages show them, so
 * programs that calculate do not carry them. A calculator of an operator has none.
 */
export const about: ReadonlyMap<string, string> = new Map(
  [
    aboutRealEstate,
    aboutLoans,
    aboutInvesting,
    aboutSavings,
    aboutRetirement,
    aboutPersonalFinance,
    aboutTaxes,
    aboutFire,
    aboutBusiness,
    aboutInsurance,
    aboutCurrency,
  ].flatMap(Object.entries<string>),
);
