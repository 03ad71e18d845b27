import type { InputFields, InputValue, InputValues } from '#catalogue/declare/define.ts';
import type { InputField } from '#catalogue/declare/fields.ts';
import { isMoney } from '#text/write/result-text.ts';
import { placeOf } from '#text/read/typed-number.ts';

/**
 * How many zeros more a plausible amount has in a currency than in dollars: a home for 400,000 dollars costs
 * 40,000,000 yen. About the power of ten below the price of a dollar, except where prices in the country are
 * higher or lower than that.
 */
const currenciesByZeros: readonly (readonly [number, string])[] = [
  [
    1,
    `AFN ALL BDT BOB BTN BWP CUP CVE CZK DKK DOP EGP ERN GHS GMD HKD HNL INR KGS LSL MDL MKD MOP MRU MUR MVR MXN MZN NAD NIO NOK
    NPR PHP RUB SCR SEK SLE SRD STN SZL THB TRY TWD UAH UYU ZAR ZMW ZWG`,
  ],
  [
    2,
    `AMD AOA CRC DJF DZD ETB GYD HTG HUF ISK JMD JPY KES KMF KPW KZT LKR LRD PKR RSD SDG SOS VED VES VUV XAF XOF XPF YER`,
  ],
  [3, 'ARS BIF CDF CLP COP GNF IQD KHR KRW MGA MMK MNT MWK NGN PYG RWF SSP TZS UGX'],
  [4, 'IDR LAK LBP SYP UZS VND'],
  [6, 'IRR'],
];

/** More digits are those of the arithmetic of doubles. */
const DIGITS = 15;

const zeros: ReadonlyMap<string, number> = new Map(
  currenciesByZeros.flatMap(([count, codes]) => codes.split(/\s+/).map((code) => [code, count] as const)),
);

/**
 * Values in another currency, with amounts of a size that is plausible in it, as far as their fields allow.
 * Counts and rates stay.
 */
export function convertSizes(fields: InputFields, values: InputValues, currency: string): InputValues {
  const zerosIn = (code: InputValue) => zeros.get(code as string) ?? 0;
  const shift = zerosIn(currency) - zerosIn(values['currency']);
  for (let power = shift; power !== 0; power -= Math.sign(power)) {
    const shifted = shiftAmounts(fields, values, power);
    if (shifted !== undefined) return { ...shifted, currency };
  }
  return { ...values, currency };
}

/** The values with amounts times a power of ten; undefined where one is outside the bounds of its field. */
function shiftAmounts(fields: InputFields, values: InputValues, power: number): InputValues | undefined {
  let isWithin = true;
  const shift = (field: InputField | undefined, value: InputValue): InputValue => {
    if (Array.isArray(value)) {
      return value.map((one) =>
        field?.item === undefined ? shiftAll(field?.fields, one) : shift(field.item, one),
      );
    }
    if (field === undefined || typeof value !== 'number' || !isMoney(field)) return value;
    const shifted = Number((value * 10 ** power).toPrecision(DIGITS));
    const { minimum = -Infinity, maximum = Infinity } = placeOf(field, undefined);
    isWithin &&= shifted >= minimum && shifted <= maximum;
    return shifted;
  };
  const shiftAll = (of: InputFields = {}, all: InputValue): InputValues =>
    Object.fromEntries(
      Object.entries(all as InputValues).map(([name, value]) => [name, shift(of[name], value)]),
    );
  const shifted = shiftAll(fields, values);
  return isWithin ? shifted : undefined;
}
