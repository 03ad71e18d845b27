/**
 * The financial functions of spreadsheets (the category Financial of Microsoft Excel), with the calculators
 * that answer them, best first; those without one are not offered.
 */
const FUNCTIONS = `
ACCRINT bond
ACCRINTM simple-interest
AMORDEGRC
AMORLINC
COUPDAYBS bond
COUPDAYS bond
COUPDAYSNC bond
COUPNCD bond
COUPNUM bond
COUPPCD bond
CUMIPMT amortization-schedule
CUMPRINC amortization-schedule
DB depreciation
DDB depreciation
DISC treasury-bill
DOLLARDE
DOLLARFR
DURATION bond
EFFECT effective-interest-rate apr-apy
FV tvm future-value
FVSCHEDULE
INTRATE annualized-return
IPMT amortization-schedule
IRR irr
ISPMT
MDURATION bond
MIRR irr
NOMINAL apr-apy
NPER tvm loan-payoff
NPV npv
ODDFPRICE
ODDFYIELD
ODDLPRICE
ODDLYIELD
PDURATION doubling-time tvm
PMT tvm emi
PPMT amortization-schedule
PRICE bond
PRICEDISC treasury-bill
PRICEMAT
PV tvm present-value
RATE interest-rate tvm
RECEIVED treasury-bill
RRI cagr
SLN depreciation
SYD depreciation
TBILLEQ treasury-bill
TBILLPRICE treasury-bill
TBILLYIELD treasury-bill
VDB depreciation
XIRR xirr
XNPV xirr
YIELD bond
YIELDDISC treasury-bill
YIELDMAT
`;

/** The ids of the calculators that answer a function, by its name. */
export const spreadsheetFunctions: ReadonlyMap<string, readonly string[]> = new Map(
  FUNCTIONS.trim()
    .split('\n')
    .map((line) => line.split(' '))
    .map(([name, ...ids]) => [name!, ids]),
);
