import * as Type from '#base/json-schema.ts';
import { choice, field, flag, keywordsOf, percent, wholeNumber } from '#catalogue/declare/fields.ts';

/** Inputs of calculators of the law: the same words in all of them. */

const countries = {
  US: 'United States',
  GB: 'United Kingdom',
  IN: 'India',
  DE: 'Germany',
  CA: 'Canada',
  AU: 'Australia',
} as const;

type Country = keyof typeof countries;

const regions = {
  GB: { ENG: 'England', WLS: 'Wales', NIR: 'Northern Ireland', SCT: 'Scotland' },
  CA: {
    AB: 'Alberta',
    BC: 'British Columbia',
    MB: 'Manitoba',
    NB: 'New Brunswick',
    NL: 'Newfoundland and Labrador',
    NS: 'Nova Scotia',
    NT: 'Northwest Territories',
    NU: 'Nunavut',
    ON: 'Ontario',
    PE: 'Prince Edward Island',
    QC: 'Quebec',
    SK: 'Saskatchewan',
    YT: 'Yukon',
  },
  DE: {
    BW: 'Baden-Württemberg',
    BY: 'Bavaria',
    BE: 'Berlin',
    BB: 'Brandenburg',
    HB: 'Bremen',
    HH: 'Hamburg',
    HE: 'Hesse',
    MV: 'Mecklenburg-Western Pomerania',
    NI: 'Lower Saxony',
    NW: 'North Rhine-Westphalia',
    RP: 'Rhineland-Palatinate',
    SL: 'Saarland',
    SN: 'Saxony',
    ST: 'Saxony-Anhalt',
    SH: 'Schleswig-Holstein',
    TH: 'Thuringia',
  },
} as const;

/** Of a country, by their ISO 3166 codes. */
export function regionsOf<Name extends keyof typeof regions>(name: Name) {
  return Object.keys(regions[name]) as (keyof (typeof regions)[Name])[];
}

type Region = { [Name in keyof typeof regions]: keyof (typeof regions)[Name] }[keyof typeof regions];

const statuses = {
  single: 'unmarried, or taxed alone',
  married_joint: 'married, one return; United States and Germany',
  married_separate: 'married, two returns; United States and Germany',
  head_of_household: 'unmarried with a household of a child; United States',
  surviving_spouse: 'in the two years after the death of the spouse; United States',
} as const;

export function country(only: readonly Country[] = Object.keys(countries) as Country[]) {
  const words = Object.fromEntries(only.map((one) => [one, countries[one]])) as typeof countries;
  return choice('Country whose law applies, as a code of ISO 3166', words);
}

export function region(
  description = 'Part of the country, by its ISO 3166 code, where its law differs; required for Canada',
) {
  const words = Object.assign({}, ...Object.values(regions)) as Readonly<Record<Region, string>>;
  return choice(description, words, { optional: true });
}

export function ukRegion() {
  return choice('Part of the United Kingdom', regions.GB);
}

/** Where the law of one country alone is read. */
export function taxYearOf(years: string) {
  return taxYear(`Tax year, such as ${years}`);
}

export function taxYear(
  description = 'Tax year as the law prints it: 2026, or 2026-27 where it is not a calendar year',
) {
  const keywords = keywordsOf(description);
  const schema = Type.string({
    ...keywords,
    pattern: '^[0-9]{4}(-[0-9]{2})?$',
    examples: ['2026', '2026-27'],
  });
  return field('text', schema, {});
}

export function filingStatus() {
  return choice('Filing status', statuses, { default: 'single' });
}

export function usFilingStatus() {
  const { single, married_joint, married_separate, head_of_household, surviving_spouse } = statuses;
  return choice(
    'Filing status',
    {
      single,
      married_joint: married_joint.replace('; United States and Germany', ''),
      married_separate: married_separate.replace('; United States and Germany', ''),
      head_of_household: head_of_household.replace('; United States', ''),
      surviving_spouse: surviving_spouse.replace('; United States', ''),
    },
    { default: 'single' },
  );
}

export const payPeriods = {
  weekly: 'each week',
  biweekly: 'every two weeks',
  semimonthly: 'twice a month',
  monthly: 'each month',
  annually: 'once a year',
} as const;

export const periodsPerYear = {
  weekly: 52,
  biweekly: 26,
  semimonthly: 24,
  monthly: 12,
  annually: 1,
} as const;

export const loanPlans = {
  plan_1: 'plan 1',
  plan_2: 'plan 2',
  plan_4: 'plan 4, Scotland',
  plan_5: 'plan 5',
  postgraduate: 'postgraduate loan',
} as const;

export function taxRegime() {
  return choice(
    'Tax regime of India',
    { new: 'lower rates without most deductions (section 202)', old: 'with deductions' },
    { default: 'new' },
  );
}

/** What the contributions of Germany depend on, besides the pay. */
export function germanInsurance() {
  return {
    childless: flag(
      'No children, which raises care insurance; Germany',
      { true: 'no child', false: 'one child or more' },
      { default: true },
    ),
    child_count: wholeNumber('Number of children under 25, for care insurance; Germany', 'count', {
      maximum: 20,
      default: 0,
    }),
    health_extra_rate: percent(
      'Additional rate of the health insurer, in percent of the pay; the average of the year if left out; Germany',
      { optional: true, label: 'Additional health insurance (%)' },
    ),
  };
}

/** Rules for regions that the law of each country knows. */
export function placeRulesOf(countries: readonly Country[]): string {
  const rules = countries.map((one) => {
    const known = Object.keys(one in regions ? regions[one as keyof typeof regions] : {});
    if (known.length === 0)
      return `require region is absent if country = ${one} else region: must be left out for ${one}, whose national law is the same everywhere`;
    const among = known.map((word) => `region = ${word}`).join(' or ');
    const left = one === 'CA' ? '' : ' or region is absent';
    return `require ${among}${left} if country = ${one} else region: must be one of ${known.join(', ')} for ${one}`;
  });
  return rules.join('\n');
}

export const placeRules: string = placeRulesOf(Object.keys(countries) as Country[]);

export const statusRules: string = [
  'require filing_status = single or country = US or country = DE else filing_status: must be single, as everybody is taxed alone in this country',
  'require filing_status = single or filing_status = married_joint or filing_status = married_separate if country = DE else filing_status: must be single, married_joint or married_separate for DE',
].join('\n');

const covered = regionsOf('CA').filter((one) => one !== 'QC');

/** Of pay by the places and the frequencies that its law covers. */
export const payRules: string = [
  `require ${covered.map((one) => `region = ${one}`).join(' or ')} or region is absent if country = CA else region: must not be QC, whose payroll law is not covered`,
  'require pay_frequency = weekly or pay_frequency = monthly or pay_frequency = annually if country = GB else pay_frequency: must be weekly, monthly or annually for GB',
].join('\n');

export const germanInsuranceRules: string = [
  'require childless = true or country = DE else childless: must be left out unless the country is DE',
  'require child_count = 0 or country = DE else child_count: must be left out unless the country is DE',
  'require child_count = 0 or childless = false else child_count: must be 0 where childless is true',
  'require health_extra_rate is absent or country = DE else health_extra_rate: must be left out unless the country is DE',
].join('\n');

export const sameEachYear = 'the return, the contribution and the limits stay the same every year';
