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
import { rothConversion } from './calculators/retirement/roth-conversion.ts';
import { rothIra } from './calculators/retirement/roth-ira.ts';
import { traditionalIra } from './calculators/retirement/traditional-ira.ts';
import { hsa } from './calculators/savings/hsa.ts';
import { hra } from './calculators/taxes/hra.ts';
import { gratuity } from './calculators/taxes/gratuity.ts';
import { ssy } from './calculators/savings/ssy.ts';
import { scss } from './calculators/savings/scss.ts';
import { mis } from './calculators/savings/mis.ts';
import { nsc } from './calculators/savings/nsc.ts';
import { kvp } from './calculators/savings/kvp.ts';
import { nps } from './calculators/retirement/nps.ts';
import { epf } from './calculators/retirement/epf.ts';
import { likeKindExchange } from './calculators/taxes/like-kind-exchange.ts';
import { ukStudentLoan } from './calculators/personal-finance/uk-student-loan.ts';
import { employerCost } from './calculators/taxes/employer-cost.ts';
import { socialSecurity } from './calculators/retirement/social-security.ts';
import { capitalGainsTax } from './calculators/taxes/capital-gains-tax.ts';
import { cryptoTax } from './calculators/taxes/crypto-tax.ts';
import { plan401k } from './calculators/retirement/401k.ts';

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
  rothConversion,
  traditionalIra,
  hsa,
  hra,
  gratuity,
  ssy,
  scss,
  mis,
  nsc,
  kvp,
  nps,
  epf,
  likeKindExchange,
  ukStudentLoan,
  employerCost,
  socialSecurity,
  capitalGainsTax,
  cryptoTax,
  plan401k,
] as const;
