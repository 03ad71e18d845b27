import type { Source, SourceTable } from '../source.ts';

/** Rates against the US dollar that a central bank has fixed; they hold until it says otherwise. */
export const officialPegs: Source = {
  id: 'official-pegs',
  name: 'Official pegs to the US dollar',
  // The yearly report of the IMF on exchange arrangements lists each of them.
  page: 'https://www.elibrary-areaer.imf.org/',
};

export const officialPegTable: SourceTable = {
  source: 'official-pegs',
  base: 'USD',
  quotes: {
    // Central Bank of the UAE, since 1997-11-02: https://www.centralbank.ae/
    AED: '3.6725',
    // Saudi Central Bank, since 1986-06-01: https://www.sama.gov.sa/
    SAR: '3.75',
    // Qatar Central Bank, since 2001-07-09: https://www.qcb.gov.qa/
    QAR: '3.64',
    // Central Bank of Bahrain, since 2001-01-01: https://www.cbb.gov.bh/monetary-policy/
    BHD: '0.376',
    // Central Bank of Oman, since 1986-01-01: https://cbo.gov.om/Pages/FixedPeg.aspx
    OMR: '0.3845',
    // Central Bank of Jordan, since 1995-10-23: https://www.cbj.gov.jo/
    JOD: '0.709',
  },
};
