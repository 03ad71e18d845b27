/** What the calculators are for, when to use them, and what they leave out. */
export const aboutCurrency: Readonly<Record<string, string>> = {
  'currency-exchange':
    '“No commission” usually means that the cost is in the rate. Enter the quoted rate and the mid-market rate of the same ' +
    'moment, and compare banks, cards and transfer services by what arrives. Fees of banks in between or of the receiver ' +
    'may come on top.',
};
