/** Codes that are not of an active currency: of those that have ended, of hundredth parts, and of metals. */

/**
 * Codes that have ended: code, its successor among the active ones, the first day without it, and the units
 * of it in one of its successor. Sources: ISO 4217 List Three and amendments 168 to 180; for the euro, the
 * dates of its adoption and the conversion rates of Regulation (EC) No 2866/98 and its amendments; for
 * others, the laws of the central banks that replaced them.
 */
const ENDED = `
BGN EUR 2026-01-01 1.95583
ANG XCG 2025-03-31 1
ZWL ZWG 2024-09-01 2498.7242
SLL SLE 2024-01-01 1000
HRK EUR 2023-01-01 7.53450
CUC CUP 2021-01-01 1/24
VEF VES 2018-08-20 100000
MRO MRU 2018-01-01 10
STD STN 2018-01-01 1000
BYR BYN 2017-01-01 10000
LTL EUR 2015-01-01 3.45280
LVL EUR 2014-01-01 0.702804
ZMK ZMW 2013-01-01 1000
EEK EUR 2011-01-01 15.6466
SKK EUR 2009-01-01 30.1260
TMM TMT 2009-01-01 5000
CYP EUR 2008-01-01 0.585274
MTL EUR 2008-01-01 0.429300
VEB VES 2008-01-01 100000000
GHC GHS 2008-01-01 10000
SIT EUR 2007-01-01 239.640
SDD SDG 2007-07-01 100
MZM MZN 2006-07-01 1000
AZM AZN 2006-01-01 5000
TRL TRY 2006-01-01 1000000
ROL RON 2005-07-01 10000
MGF MGA 2005-01-01 5
SRG SRD 2004-01-01 1000
RUR RUB 2004-01-01 1000
BGL EUR 2003-12-01 1955.83
GRD EUR 2001-01-01 340.750
ATS EUR 1999-01-01 13.7603
BEF EUR 1999-01-01 40.3399
DEM EUR 1999-01-01 1.95583
ESP EUR 1999-01-01 166.386
FIM EUR 1999-01-01 5.94573
FRF EUR 1999-01-01 6.55957
IEP EUR 1999-01-01 0.787564
ITL EUR 1999-01-01 1936.27
LUF EUR 1999-01-01 40.3399
NLG EUR 1999-01-01 2.20371
PTE EUR 1999-01-01 200.482
`;

export interface EndedCurrency {
  readonly code: string;
  readonly successor: string;
  /** The first day without the code, YYYY-MM-DD. */
  readonly since: string;
  /** The rate at which it was replaced, such as 1 TRY = 1000000 TRL. */
  readonly exchange: string;
}

const ended: readonly EndedCurrency[] = ENDED.trim()
  .split('\n')
  .map((row) => {
    const [code, successor, since, ratio] = row.split(' ') as [string, string, string, string];
    const [units, inverse] = ratio.split('/');
    const exchange =
      inverse === undefined ? `1 ${successor} = ${units} ${code}` : `1 ${code} = ${inverse} ${successor}`;
    return { code, successor, since, exchange };
  });

/** What prices are quoted in besides currencies: their hundredth parts. */
const MINOR_UNITS: Readonly<Record<string, readonly [name: string, code: string]>> = {
  GBp: ['pence', 'GBP'],
  GBX: ['pence', 'GBP'],
  ZAc: ['cents', 'ZAR'],
  ZAC: ['cents', 'ZAR'],
  ILA: ['agorot', 'ILS'],
};

/** Codes of ISO 4217 without a minor unit. */
const WITHOUT_MINOR_UNIT = new Set('XAD XAG XAU XBA XBB XBC XBD XDR XPD XPT XSU XTS XUA XXX'.split(' '));

/** What is known of a code, in any case, that is not of an active currency, and what to use. */
export function adviceOn(text: string): string | undefined {
  const [unit, of] = MINOR_UNITS[text] ?? MINOR_UNITS[toCode(text)] ?? [];
  if (of !== undefined) return `${text} is in ${unit}, so divide by 100 and use ${of}`;
  const code = toCode(text);
  const { successor, since, exchange } = endedByCode.get(code) ?? {};
  if (since !== undefined) return `${code} ended on ${since}, so use ${successor} (${exchange})`;
  return WITHOUT_MINOR_UNIT.has(code) ? `${code} has no rate and no minor unit` : undefined;
}

const endedByCode = new Map(ended.map((currency) => [currency.code, currency]));

/** What became of a code, in any case, that is no longer active. */
export function endedCurrency(text: string): EndedCurrency | undefined {
  return endedByCode.get(toCode(text));
}

/** Letters beyond ASCII stay as they are: the upper case of a dotless i is I, but it names no currency. */
export function toCode(text: string): string {
  return text.replace(/[a-z]/g, (letter) => letter.toUpperCase());
}
