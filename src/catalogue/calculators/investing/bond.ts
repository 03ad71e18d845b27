import { defineCalculator } from '#catalogue/declare/define.ts';
import { presentValueColumns } from '#catalogue/parts/discounted-cash-flows.ts';
import {
  choice,
  currency,
  fractional,
  growthRate,
  loanRate,
  money,
  omittable,
  optional,
  percentage,
  positiveAmount,
  quote,
  whole,
  years,
} from '#catalogue/declare/fields.ts';
import { atEnd, during } from '#catalogue/declare/schedule.ts';
import { date, dateOutput } from '#catalogue/declare/structures.ts';
import { theoryOfInterest } from '#catalogue/declare/references.ts';
import { natives } from './bond.native.ts';

const input = {
  face_value: positiveAmount('Face value, of which coupons are a percentage', { default: 100 }),
  coupon_rate: loanRate('Nominal annual coupon rate'),
  yield_to_maturity: growthRate(
    'Nominal annual yield to maturity, compounded with each coupon; left out if clean_price is given',
    {
      optional: true,
    },
  ),
  clean_price: positiveAmount('Clean price, without accrued interest; left out if yield is given', { optional: true }),
  years_to_maturity: years('Time to maturity, instead of dates; interest accrues for a fraction of a coupon period', {
    maximum: 100,
    optional: true,
  }),
  settlement_date: date('Settlement date: day on which the buyer pays', { optional: true }),
  maturity_date: date('Maturity date: day on which the bond is redeemed', { optional: true }),
  redemption_value: positiveAmount('Redemption value: amount repaid at maturity; the face value if left out', {
    optional: true,
  }),
  call_date: date('Call date: day before maturity on which the issuer may redeem the bond', { optional: true }),
  years_to_call: years('Time to the call, instead of dates', { maximum: 100, optional: true }),
  call_price: positiveAmount(
    'Call price: amount repaid at the call, without accrued interest; the face value if left out',
    { optional: true },
  ),
  coupon_frequency: choice(
    'Coupon frequency',
    { annually: 'once a year', semiannually: 'twice a year', quarterly: 'four times a year' },
    { default: 'semiannually' },
    { annually: 1, semiannually: 2, quarterly: 4 },
  ),
  day_count_convention: choice(
    'Day count convention for accrued interest',
    {
      thirty_360: 'months of 30 days, American',
      thirty_e_360: 'months of 30 days, European',
      actual_360: 'actual days, years of 360 days',
      actual_365: 'actual days, years of 365 days',
      actual_actual: 'actual days of the coupon period (ICMA)',
    },
    { default: 'thirty_360' },
  ),
  currency: currency(),
};

export const bond = defineCalculator({
  id: 'bond',
  name: 'Bond Calculator',
  synonyms: ['yield to maturity', 'ytm', 'coupon', 'treasury', 'duration'],
  category: 'investing',
  summary: 'Price of a bond from its yield or yield from its price, with duration, convexity and accrued interest.',
  headline: [
    {
      when: 'given clean_price and yield_to_worst',
      say: 'The bond yields {yield_to_maturity} a year to maturity, and {yield_to_worst} at worst',
    },
    { when: 'given clean_price', say: 'The bond yields {yield_to_maturity} a year to maturity' },
    {
      when: 'accrued_interest > 0',
      say: 'You would pay {dirty_price} for the bond, with {accrued_interest} of accrued interest in it',
    },
    { say: 'The bond is worth {clean_price}' },
  ],
  about:
    'Use it to check a quote, or to see what a bond is worth at another yield. Duration tells how much the price ' +
    'moves when rates change, and accrued interest what you pay the seller on top of the quoted price. The risk that ' +
    'the issuer does not pay is not considered, and for a callable bond look at the yield to call as well.',
  input,
  output: {
    yield_to_maturity: percentage('Nominal annual yield to maturity, compounded with each coupon'),
    clean_price: money('Clean price, without accrued interest'),
    accrued_interest: money('Accrued interest: part of the next coupon earned by the seller'),
    dirty_price: money('Dirty price: the amount the buyer pays, clean_price plus accrued_interest as they are shown'),
    clean_price_per_100: quote('Clean price per 100 of face value'),
    accrued_interest_per_100: quote('Accrued interest per 100 of face value'),
    dirty_price_per_100: quote('Dirty price per 100 of face value'),
    current_yield: percentage('Current yield: coupons of a year as a percentage of the clean price'),
    macaulay_duration: fractional(
      'Macaulay duration: mean time of the payments, weighted by their present values',
      'years',
    ),
    modified_duration: fractional(
      'Modified duration: fall of the dirty price, in percent, per percentage point of yield',
      'years',
    ),
    convexity: fractional(
      'Convexity: second derivative of the dirty price with respect to the yield, divided by the price',
      'number',
    ),
    price_value_of_basis_point: quote(
      'Price value of a basis point: fall of the price per 100 of face value if the yield rises by 0.01 percentage points',
    ),
    yield_to_call: omittable(
      percentage(
        'Nominal annual yield to the call, compounded with each coupon; absent without call_date or years_to_call',
      ),
    ),
    yield_to_worst: omittable(
      percentage('Yield to worst: the lower of yield_to_maturity and yield_to_call; absent without yield_to_call'),
    ),
    coupon_count: whole('Number of coupons until maturity', 'count'),
    next_coupon_date: optional(dateOutput('Date of the next coupon, if dates are given')),
  },
  rules: `
    require exactly one of yield_to_maturity, clean_price
    require years_to_maturity is given and settlement_date is absent and maturity_date is absent or years_to_maturity is absent and settlement_date is given and maturity_date is given else years_to_maturity: must be left out if settlement_date and maturity_date are given, and given if neither is
    require settlement_date < maturity_date and maturity_date ≤ settlement_date + 36525 if settlement_date is given and maturity_date is given else maturity_date: must be after settlement_date, by at most 100 years
    require settlement_date < call_date and call_date < maturity_date if call_date is given else call_date: must be after settlement_date and before maturity_date, which are needed with it
    require years_to_call < years_to_maturity if years_to_call is given else years_to_call: must be below years_to_maturity, which is needed with it
    require call_date is given or years_to_call is given if call_price is given else call_price: must be left out unless call_date or years_to_call is given
  `,
  conventions: {
    timing: 'coupons at the end of each period, counted back from maturity',
    compounding: 'with each coupon; simple interest if only one coupon is left, also in durations and convexity',
    rounding: 'clean price and accrued interest are charged in minor units, and the dirty price is their sum',
  },
  native: natives,
  equations: `
    f = coupon_frequency                  // Coupons per year
    c = face_value·coupon_rate/(100·f)    // Coupon
    R = redemption_value                  if redemption_value is given     // Amount repaid at maturity
      = face_value                        otherwise
    T = years_to_maturity                 if years_to_maturity is given    // Time to maturity; 0 if dates are given
      = 0                                 otherwise

    place            = coupon_place(settlement_date, maturity_date, f, day_count_convention)    if years_to_maturity is absent
    coupon_count     = place.left                              if place is given
                     = ceil(T·f)                               otherwise
    next_coupon_date = place.next
    g                = place.accrued_days/place.period_days    if place is given    // Part of the next coupon that has accrued
                     = coupon_count − T·f                      otherwise
    w                = 1 − g                                   // Part of a coupon period until the next coupon
    accrued_interest = c·g

    price(x)          = (c + R)/(1 + w·x)                                                   if coupon_count = 1              // Dirty price at the yield x per coupon period
                      = (c·a(coupon_count, x) + R·(1 + x)^−coupon_count)·(1 + x)^(1 − w)    otherwise
    D                 = clean_price + accrued_interest                                      // Dirty price that is given
    require yield_to_maturity is given or coupon_count > 1 or g < 1 else no-solution: by the day count convention, no time is left until the only payment, so no yield follows from its price
    require yield_to_maturity is given or price(−0.9) > D and price(10) < D else no-solution: the yield of this price is not between −90 and 1000 percent per coupon period
    i                 = yield_to_maturity/(100·f)                                           if yield_to_maturity is given    // Yield per coupon period, as a fraction
                      = ((c + R)/D − 1)/w                                                   if coupon_count = 1
                      = root(x = −0.9…10, price(x) − D)                                     otherwise
    P                 = D                                                                   if D is given                    // Dirty price, unrounded
                      = price(i)                                                            otherwise
    yield_to_maturity = yield_to_maturity                                                   if yield_to_maturity is given
                      = 100·f·i                                                             otherwise
    clean_price       = clean_price                                                         if clean_price is given
                      = P − accrued_interest                                                otherwise
    require clean_price > 0 else no-solution: at this yield the dirty price does not exceed the accrued interest; a lower yield has a clean price
    dirty_price       = round(clean_price) + round(accrued_interest)
    proof             = price(i) − P                                                        // Present value of all payments at the yield, less the dirty price: 0

    call           = coupon_place(call_date, maturity_date, f, day_count_convention)    if call_date is given
    b              = call.left                                                          if call is given                                      // Coupons after the call
                   = ceil((T − years_to_call)·f)                                        if years_to_call is given
                   = 0                                                                  otherwise
    u              = call.accrued_days/call.period_days                                 if call is given                                      // Part of a coupon that has accrued at the call
                   = b − (T − years_to_call)·f                                          if years_to_call is given
                   = 0                                                                  otherwise
    m              = coupon_count − b                                                   // Coupons until the call
    d              = u − g                                                              if m = 0                                              // Coupon periods until the call
                   = w + m − 1 + u                                                      otherwise
    H              = call_price + c·u                                                   if call_price is given                                // Amount repaid at the call, with accrued interest
                   = face_value + c·u                                                   otherwise
    called(x)      = c·a(m, x)·(1 + x)^(1 − w) + H·(1 + x)^−d                           // Dirty price at the yield x per coupon period until the call
    j              = absent                                                             if call_date is absent and years_to_call is absent    // Yield per coupon period until the call, as a fraction
                   = absent                                                             if d ≤ 0: By the day count convention no day passes until the call.
                   = ((H + m·c)/P − 1)/d                                                if m = 0 or m = 1 and u = 0
                   = root(x = −0.9…10, called(x) − P)                                   if called(−0.9) > P and called(10) < P
                   = absent: The yield to the call is not between −90 and 1000 percent per coupon period.
    yield_to_call  = 100·f·j
    yield_to_worst = min(yield_to_maturity, yield_to_call)

    clean_price_per_100        = 100·clean_price/face_value
    accrued_interest_per_100   = 100·accrued_interest/face_value
    dirty_price_per_100        = 100·P/face_value
    price_value_of_basis_point = 100·(P − price(i + 0.0001/f))/face_value
    current_yield              = 100·c·f/clean_price

    t(k)              = w + k − 1                                                          // Coupon periods until payment k
    v(0)              = 1 + i
    v(k)              = v(k − 1)/(1 + i)                                                   // Discount factor from payment k to payment 1
    V(k)              = (c + R)·v(k)                                                       if k = coupon_count    // Value of payment k on the date of payment 1
                      = c·v(k)                                                             otherwise
    S                 = sum(k = 1…coupon_count, V(k))                                      // Value of all payments on that date
    macaulay_duration = sum(k = 1…coupon_count, t(k)·V(k))/(f·S)
    modified_duration = macaulay_duration/(1 + w·i)                                        if coupon_count = 1
                      = macaulay_duration/(1 + i)                                          otherwise
    convexity         = 2·modified_duration·modified_duration                              if coupon_count = 1
                      = sum(k = 1…coupon_count, t(k)·(t(k) + 1)·V(k))/(f·f·S·(1 + i)^2)    otherwise

    redeemed(k) = R                if k = coupon_count    // Redemption with payment k
                = 0                otherwise
    factor(k)   = 1/(1 + w·i)      if coupon_count = 1    // Discount factor of payment k
                = (1 + i)^−t(k)    otherwise
  `,
  references: [
    'Securities Industry Association, Standard Securities Calculation Methods (price with periodic coupons)',
    'Microsoft, Excel functions PRICE, YIELD and DURATION (basis 0 counts a 31st after a coupon at the end of February as a day more; MDURATION compounds in the last coupon period, too)',
    theoryOfInterest('§6.3 to §6.5 (bonds), §11.2 and §11.3 (duration and convexity)'),
  ],
  schedule: {
    kind: 'table',
    periods: 'coupon_count',
    totals: { present_value: 'dirty_price' },
    columns: {
      years: atEnd(fractional('Time until the payment', 'years'), 't(k)/f'),
      coupon: during(money('Coupon'), 'c'),
      redemption: during(money('Redemption at maturity'), 'redeemed(k)'),
      ...presentValueColumns({ flow: 'c + redeemed(k)', factor: 'factor(k)' }),
    },
  },
  pictures: [
    { kind: 'columns', of: ['coupon', 'redemption'], isStacked: true },
    { kind: 'curve', over: 'yield_to_maturity = 0…2·yield_to_maturity', of: ['clean_price'] },
  ],
  laws: {
    when: 'day_count_convention = thirty_360',
    rises: {
      clean_price: ['coupon_rate'],
      accrued_interest: ['coupon_rate'],
      yield_to_call: ['call_price'],
    },
    falls: {
      clean_price: ['yield_to_maturity'],
      yield_to_maturity: ['clean_price'],
      yield_to_call: ['clean_price'],
      macaulay_duration: ['coupon_rate', 'yield_to_maturity'],
    },
    unscaled: { dirty_price: 'It is the sum of two rounded amounts.' },
    identities: ['current_yield·clean_price = face_value·coupon_rate'],
  },
});
