import { defineCalculator } from '#catalogue/declare/define.ts';
import { amount, currency, money, percent, positiveAmount } from '#catalogue/declare/fields.ts';

export const likeKindExchange = defineCalculator({
  id: 'like-kind-exchange',
  name: 'Like-Kind Exchange Calculator',
  synonyms: ['1031 exchange', 'section 1031', 'boot', 'deferred gain', 'real estate exchange'],
  category: 'taxes',
  summary: 'Gain that an exchange of real estate in the United States defers, and the tax on boot.',
  headline: 'You would defer a gain of {deferred_gain} and pay {tax} of tax',
  about:
    'Whoever exchanges real estate held for business or investment for other such real estate is taxed only on boot: cash ' +
    'that is received, and debt that is not replaced by new debt or cash. Gain from depreciation is taxed first. It leaves ' +
    'out deadlines, related persons and state taxes.',
  input: {
    adjusted_basis: amount('Adjusted basis of the property given up: cost and improvements less depreciation'),
    accumulated_depreciation: amount('Depreciation taken on the property given up', { default: 0 }),
    sale_price: positiveAmount('Price of the property given up'),
    mortgage_balance: amount('Mortgage on the property given up', { default: 0 }),
    selling_costs: amount('Costs of the exchange', { default: 0 }),
    replacement_property_price: amount('Price of the replacement property'),
    new_mortgage_balance: amount('Mortgage on the replacement property', { default: 0 }),
    tax_rate: percent('Tax rate on the gain'),
    recapture_tax_rate: percent('Tax rate on gain from depreciation', { default: 25 }),
    currency: currency(),
  },
  output: {
    realized_gain: money('Price less costs and adjusted basis; negative for a loss'),
    boot: money('Cash received and debt not replaced'),
    recognized_gain: money('Gain that is taxed now'),
    deferred_gain: money('Gain that is deferred; negative for a deferred loss'),
    new_basis: money('Basis of the replacement property'),
    tax: money('Tax on the recognized gain'),
  },
  isBoundToCurrency: true,
  conventions: { timing: 'one exchange', compounding: 'none' },
  equations: `
    realized_gain   = sale_price − selling_costs − adjusted_basis
    equity          = sale_price − selling_costs − mortgage_balance        // Cash from the property given up
    needed          = replacement_property_price − new_mortgage_balance    // Cash for the replacement property
    cash            = max(0, equity − needed)                              // Cash received
    debt            = max(0, mortgage_balance − new_mortgage_balance − max(0, needed − equity))    // Debt not replaced by debt or cash
    boot            = cash + debt
    recognized_gain = min(max(0, realized_gain), boot)
    deferred_gain   = realized_gain − recognized_gain
    new_basis       = replacement_property_price − deferred_gain
    recaptured      = min(recognized_gain, accumulated_depreciation)       // Gain from depreciation
    tax             = (recaptured·recapture_tax_rate + (recognized_gain − recaptured)·tax_rate)/100
  `,
  references: ['United States, 26 U.S.C. 1(h)(1)(E), 1031; 26 CFR 1.1031(d)-2; Internal Revenue Service, Form 8824'],
  pictures: [{ kind: 'bars', of: ['recognized_gain', 'deferred_gain'] }],
  laws: {
    rises: { recognized_gain: ['sale_price'], tax: ['tax_rate', 'recapture_tax_rate'] },
    falls: { recognized_gain: ['replacement_property_price', 'adjusted_basis'] },
    identities: [
      'recognized_gain + deferred_gain = realized_gain',
      'new_basis + deferred_gain = replacement_property_price',
    ],
  },
});
