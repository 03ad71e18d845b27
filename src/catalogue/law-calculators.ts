import { takeHomePay } from './calculators/taxes/take-home-pay.ts';
import { incomeTax } from './calculators/taxes/income-tax.ts';
import { usIncomeTax } from './calculators/taxes/us-income-tax.ts';
import { ukIncomeTax } from './calculators/taxes/uk-income-tax.ts';
import { indiaIncomeTax } from './calculators/taxes/india-income-tax.ts';
import { germanIncomeTax } from './calculators/taxes/german-income-tax.ts';
import { canadaIncomeTax } from './calculators/taxes/canada-income-tax.ts';
import { australiaIncomeTax } from './calculators/taxes/australia-income-tax.ts';
import { stampDuty } from './calculators/taxes/stamp-duty.ts';
import { selfEmploymentTax } from './calculators/taxes/self-employment-tax.ts';
import { rmd } from './calculators/retirement/rmd.ts';
import { rothIra } from './calculators/retirement/roth-ira.ts';
import { traditionalIra } from './calculators/retirement/traditional-ira.ts';
import { hsa } from './calculators/savings/hsa.ts';

/** Those of the list that read the law of a country, in the order in which they are shown. */
export const lawCalculators = [
  takeHomePay,
  incomeTax,
  usIncomeTax,
  ukIncomeTax,
  indiaIncomeTax,
  germanIncomeTax,
  canadaIncomeTax,
  australiaIncomeTax,
  stampDuty,
  selfEmploymentTax,
  rmd,
  rothIra,
  traditionalIra,
  hsa,
] as const;
