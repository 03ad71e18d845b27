import { auFigures, auIncomeTax } from './au.ts';
import { caFigures, caIncomeTax } from './ca.ts';
import { deFigures, deIncomeTax } from './de.ts';
import { gbFigures, gbIncomeTax } from './gb.ts';
import { inFigures, inIncomeTax } from './in.ts';
import { usFigures, usIncomeTax } from './us.ts';

/** What income tax reads of the law of each country. */
export const incomeTaxFigures = {
  brackets: 'Brackets, by taxable income',
  ...usFigures,
  ...gbFigures,
  ...inFigures,
  ...deFigures,
  ...caFigures,
  ...auFigures,
} as const;

export const incomeTaxPacks = [
  'us-income-tax',
  'gb-income-tax',
  'in-income-tax',
  'de-income-tax',
  'ca-income-tax',
  'au-income-tax',
] as const;

/** due(y, r), the tax on an income y; r is 1 with the roundings of the law and 0 without them. */
export const incomeTaxEquations = `
  ${usIncomeTax}
  ${gbIncomeTax}
  ${inIncomeTax}
  ${deIncomeTax}
  ${caIncomeTax}
  ${auIncomeTax}
  taxable(y) = us_taxable(y)       if country = US    // Taxable income
             = gb_taxable(y, 1)    if country = GB
             = in_taxable(y, 1)    if country = IN
             = floor(y)            if country = DE
             = y                   otherwise
  due(y, r)  = us_tax(y, r)        if country = US    // Tax on the income y; r is 1 with the roundings of the law
             = gb_tax(y, r)        if country = GB
             = in_tax(y, r)        if country = IN
             = de_tax(y, r)        if country = DE
             = ca_tax(y)           if country = CA
             = au_tax(y)           otherwise
` as const;

export const incomeTaxReferences = [
  'United States, 26 U.S.C. 1, 24, 63, 151(d)(5), 1411; Internal Revenue Service, Tax Table of Form 1040',
  'United Kingdom, Income Tax Act 2007, ss. 6, 10, 35; Scotland Act 1998, s. 80C',
  'India, Income-tax Act, 2025, ss. 156, 202, 516; Income-tax Act, 1961, ss. 87A, 115BAC, 288A, 288B, for the years before 2026-27',
  'Germany, § 32a EStG; §§ 3, 4 SolzG',
  'Canada, Income Tax Act, ss. 117, 118, 120(2), and the income tax acts of the provinces and territories',
  'Australia, Income Tax Rates Act 1986, Schedule 7; Income Tax Assessment Act 1997, ss. 61-100 to 61-110; Medicare Levy Act 1986',
] as const;
