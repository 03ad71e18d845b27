/** What the calculators are for, when to use them, and what they leave out. */
export const aboutTaxes: Readonly<Record<string, string>> = {
  'capital-gains':
    'What you paid, improved and spent to sell reduces the gain, so keep the receipts. Use it before you sell to see what ' +
    'is left after tax, and what that means per year. It applies the one rate you enter; brackets, allowances and losses ' +
    'of other years depend on where you live and are not considered.',
  'property-tax':
    'Assessments, exemptions and several levies make a bill hard to check. Enter them line by line, as your bill shows ' +
    'them. The projection lets the value grow and keeps the rates, while in some places the growth of assessments is ' +
    'limited by law.',
  'sales-tax':
    'Use it to find the price at the register, or the tax inside a receipt. Several rates, such as those of a state, a ' +
    'county and a city, can be added or applied one on top of another. Whether an item is taxed at all depends on the place.',
  'tax-equivalent-yield':
    'Interest on municipal bonds is often free of tax, so a lower yield can leave you more. This finds the taxable yield ' +
    'that would match it at your tax rates. The higher your rate, the more a tax-free bond is worth. Risk and term should ' +
    'be similar for a fair comparison.',
  vat:
    'Add the tax to a net price, or find the tax inside a gross price; the second is not simply the rate times the price. ' +
    'Use the rate of the country and the kind of goods. For invoices with many lines, round each line or the total as ' +
    'your tax office requires.',
};
