import type { Source, SourceTable } from './source.ts';

/** Rates against the US dollar that a central bank has fixed; they hold until it says otherwise. */
export const officialPegs: Source = {
  id: 'official-pegs',
  name: 'Official pegs to the US dollar',
  // The yearly report of the IMF on exchange arrangements lists each of them.
  page: 'https://www.elibrary-areaer.imf.org/',
};

/** Units for 1 US dollar, and the first date on which that was so. */
const pegs: Readonly<Record<string, { readonly quote: string; readonly since: string }>> = {
  // Central Bank of the UAE: https://www.centralbank.ae/
  AED: { quote: '3.6725', since: '1997-11-02' },
  // Saudi Central Bank: https://www.sama.gov.sa/
  SAR: { quote: '3.75', since: '1986-06-01' },
  // Qatar Central Bank: https://www.qcb.gov.qa/
  QAR: { quote: '3.64', since: '2001-07-09' },
  // Central Bank of Bahrain: https://www.cbb.gov.bh/monetary-policy/
  BHD: { quote: '0.376', since: '2001-01-01' },
  // Central Bank of Oman: https://cbo.gov.om/Pages/FixedPeg.aspx
  OMR: { quote: '0.3845', since: '1986-01-01' },
  // Central Bank of Jordan: https://www.cbj.gov.jo/
  JOD: { quote: '0.709', since: '1995-10-23' },
};

export const officialPegTable = tableOf(Object.keys(pegs));

/** The last date on which a peg began: from then on, all hold. */
const lastSince = Object.values(pegs).reduce((last, { since }) => (since > last ? since : last), '');

/** The pegs that held on a date. */
export function pegsOn(date: string): SourceTable {
  if (date >= lastSince) return officialPegTable;
  return tableOf(Object.keys(pegs).filter((code) => date >= pegs[code]!.since));
}

/** The first date of a peg; undefined for a currency that has none. */
export function pegSince(code: string): string | undefined {
  return pegs[code]?.since;
}

function tableOf(codes: readonly string[]): SourceTable {
  const quotes = Object.fromEntries(codes.map((code) => [code, pegs[code]!.quote]));
  return { source: 'official-pegs', base: 'USD', quotes };
}
