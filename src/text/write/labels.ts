/** Words of names as people write them. */
const spellings: Readonly<Record<string, string>> = {
  cape: 'CAPE',
  cmhc: 'CMHC',
  cola: 'COLA',
  cpi: 'CPI',
  dca: 'DCA',
  dietz: 'Dietz',
  dscr: 'DSCR',
  ebitda: 'EBITDA',
  msrp: 'MSRP',
  fha: 'FHA',
  fi: 'financial independence',
  fisher: 'Fisher',
  guyton: 'Guyton',
  hsa: 'HSA',
  kelly: 'Kelly',
  klinger: 'Klinger',
  ltv: 'loan-to-value',
  macrs: 'MACRS',
  max: 'maximum',
  min: 'minimum',
  mirr: 'MIRR',
  pct: '(%)',
  pmi: 'mortgage insurance',
  us: 'US',
  va: 'VA',
  xnpv: 'XNPV',
};

/** Names whose words alone would not say what they mean. */
const wholeNames: Readonly<Record<string, string>> = {
  actual_360: 'Actual/360',
  actual_365: 'Actual/365',
  actual_366: 'Actual/366',
  actual_actual: 'Actual/actual',
  antithetic: 'Antithetic paths',
  balance_p10: '10th percentile',
  balance_p25: '25th percentile',
  balance_p75: '75th percentile',
  balance_p90: '90th percentile',
  balance_without_extra: 'Balance without extra payments',
  block_years: 'Mean block length',
  bond_maturity_years: 'Bond maturity',
  cape_based: 'CAPE-based',
  cohort_count: 'Number of start dates',
  cohort_frequency: 'Start months',
  cornish_fisher: 'Cornish-Fisher',
  compound_frequency: 'Compounding frequency',
  corpus_gap: 'Savings gap',
  cost_of_debt_rate: 'Cost of debt',
  cost_of_debt_rate_after_tax: 'Cost of debt after tax',
  cost_of_equity_rate: 'Cost of equity',
  cost_of_preferred_rate: 'Cost of preferred stock',
  depletions: 'Paths that run out of money',
  doubling_years: 'Doubling time',
  failed_cohort_count: 'Number of failed start dates',
  failed_cohorts: 'Failed start dates',
  final_balance_ranges: 'Histogram of final balances',
  guyton_klinger: 'Guyton-Klinger',
  incomes: 'Other income',
  lease_tenure_months: 'Lease term in months',
  met_count: 'Ratios met',
  new_tenure_months: 'New term in months',
  one_time_flows: 'One-time deposits and expenses',
  path_index: 'Path number',
  projected_corpus: 'Projected savings',
  required_corpus: 'Required savings',
  rule_of_72_error_years: 'Error of the rule of 72',
  rule_of_72_years: 'Doubling time by the rule of 72',
  stock_pct: 'Stocks (%)',
  student_t: 'Student’s t',
  success_rate_lower: 'Success rate, lower end',
  success_rate_upper: 'Success rate, upper end',
  tenfold_years: 'Time to tenfold',
  tenure_days: 'Term in days',
  tenure_months: 'Term in months',
  tenure_years: 'Term in years',
  thirty_360: '30/360',
  thirty_e_360: '30E/360',
  total_interest_without_extra: 'Total interest without extra payments',
  tripling_years: 'Tripling time',
  turbulent_years: 'Mean length of turbulent periods',
  two_regime: 'Two regimes',
  vpw: 'VPW',
};

/** Words that a hyphen joins. */
const compounds = new RegExp(
  `\\b(?:${[
    'back end',
    'break even',
    'cash on cash',
    'front end',
    'interest only',
    'out of pocket',
    'part time',
    'risk free',
    'step up',
    'tax equivalent',
    'tax free',
    'time weighted',
    'trade in',
  ].join('|')})\\b`,
  'g',
);

/** What has a name for people, such as a calculator. */
export interface Named {
  readonly name: string;
}

/**
 * Returns a function that gives the label of a name: "Home price" for home_price. Words that the catalogue
 * writes in capitals, such as EMI or FIRE, are also in capitals in labels.
 */
export function createLabels(catalogue: readonly Named[]): (name: string) => string {
  const capitals = new Set(capitalsOf(catalogue));
  const labels = new Map<string, string>();
  return function label(name) {
    const known = labels.get(name) ?? writeLabel(name, capitals);
    labels.set(name, known);
    return known;
  };
}

function writeLabel(name: string, capitals: ReadonlySet<string>): string {
  const whole = wholeNames[name];
  if (whole !== undefined) return whole;
  const [, counted] = /^(.+)_count$/.exec(name) ?? [];
  if (counted !== undefined) return `Number of ${labelInSentence(writeLabel(`${counted}s`, capitals))}`;
  const words = name.split('_').map((word) => {
    const upper = word.toUpperCase();
    if (capitals.has(upper)) return upper;
    if (upper.endsWith('S') && capitals.has(upper.slice(0, -1))) return `${upper.slice(0, -1)}s`;
    return spellings[word] ?? word;
  });
  const text = words.join(' ').replace(compounds, (phrase) => phrase.replaceAll(' ', '-'));
  return text[0]!.toUpperCase() + text.slice(1);
}

/** A label within a sentence: "interest rate", but "EMI". */
export function labelInSentence(label: string): string {
  return /^[A-Z]{2}|^(?:Cornish|Guyton|Kelly|Student)/.test(label) ? label : lowerFirst(label);
}

/** A label before a value with its sign: "Discount" for "Discount (%)". */
export function withoutUnit(label: string): string {
  return label.replace(/ \(%\)$/, '');
}

/**
 * A value after a label that says its unit: "8" for "8 hours" after "Hours per day", and "7%" for
 * "7% per year" after "Annual rate".
 */
export function beyondUnit(label: string, value: string): string {
  const words = label.toLowerCase().split(/[^a-z]+/);
  if (words.includes('annual') && value.endsWith(' per year')) return value.slice(0, -' per year'.length);
  const [, number, unit] = /^(.*\d)\s([a-z]+)$/.exec(value) ?? [];
  return number !== undefined && (words.includes(unit!) || words.includes(`${unit}s`)) ? number : value;
}

function lowerFirst(text: string): string {
  return text.slice(0, 1).toLowerCase() + text.slice(1);
}

/** The words that names have in capitals. */
export function capitalsOf(catalogue: readonly Named[]): readonly string[] {
  return [...new Set(catalogue.flatMap(({ name }) => name.match(/\b[A-Z]{2,}\b/g) ?? []))];
}
