import au from './au/income-tax.json' with { type: 'json' };
import ca from './ca/income-tax.json' with { type: 'json' };
import caHousing from './ca/housing.json' with { type: 'json' };
import caPayroll from './ca/payroll.json' with { type: 'json' };
import de from './de/income-tax.json' with { type: 'json' };
import deInsurance from './de/social-insurance.json' with { type: 'json' };
import gbGains from './gb/capital-gains.json' with { type: 'json' };
import gb from './gb/income-tax.json' with { type: 'json' };
import gbInsurance from './gb/national-insurance.json' with { type: 'json' };
import gbProperty from './gb/property.json' with { type: 'json' };
import gbLoans from './gb/student-loans.json' with { type: 'json' };
import indiaGains from './in/capital-gains.json' with { type: 'json' };
import india from './in/income-tax.json' with { type: 'json' };
import indiaSavings from './in/savings.json' with { type: 'json' };
import usDepreciation from './us/depreciation.json' with { type: 'json' };
import usHousing from './us/housing.json' with { type: 'json' };
import us from './us/income-tax.json' with { type: 'json' };
import usPayroll from './us/payroll.json' with { type: 'json' };
import usRetirement from './us/retirement.json' with { type: 'json' };
import usSocialSecurity from './us/social-security.json' with { type: 'json' };
import usStates from './us/states.json' with { type: 'json' };
import usStudentAid from './us/student-aid.json' with { type: 'json' };
import type { Pack } from './pack.ts';

/** What the program ships, by country and subject. */
export const shippedPacks = [
  us,
  usPayroll,
  usRetirement,
  usSocialSecurity,
  usStates,
  usHousing,
  usDepreciation,
  usStudentAid,
  gb,
  gbInsurance,
  gbLoans,
  gbGains,
  gbProperty,
  india,
  indiaGains,
  indiaSavings,
  de,
  deInsurance,
  ca,
  caPayroll,
  caHousing,
  au,
] as unknown as readonly Pack[];
