import { finding } from '#catalogue/declare/rules.ts';
import { defineNatives } from '#catalogue/declare/define.ts';

/** The code of mortgage-affordability. */
export const natives = defineNatives({
  is_canadian: currencyFinding('CAD'),
  is_american: currencyFinding('USD'),
});

/** Whether amounts are in a currency, which they are also where none is named. */
function currencyFinding(code: string) {
  return finding(`whether the currency is ${code} or left out`, (currency: string | undefined) =>
    currency === undefined || currency.toUpperCase() === code ? 1 : 0,
  );
}
