import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { readCurrencyQuestion } from '#text/search/currency-question.ts';

/** What people type, with what they mean: amount, from and to. */
const questions: readonly (readonly [words: string, amount: string, from: string, to: string])[] = [
  ['100 usd in inr', '100', 'USD', 'INR'],
  ['usd to eur', '', 'USD', 'EUR'],
  ['USD/EUR', '', 'USD', 'EUR'],
  ['eurusd', '', 'EUR', 'USD'],
  ['aud vs nzd', '', 'AUD', 'NZD'],
  ['euro in yen', '', 'EUR', 'JPY'],
  ['5000 rupees in dollars', '5000', 'INR', 'USD'],
  ['$100 in euros', '100', 'USD', 'EUR'],
  ['₹5,000 to $', '5,000', 'INR', 'USD'],
  ['1000円 in usd', '1000', 'JPY', 'USD'],
  ['1 000,50 eur to usd', '1 000,50', 'EUR', 'USD'],
  ['5 lakh rupees to dollars', '5 lakh', 'INR', 'USD'],
  ['1.5m EUR in GBP', '1.5m', 'EUR', 'GBP'],
  ['how much is 50 pounds sterling in euros?', '50', 'GBP', 'EUR'],
  ['how many yen is a euro', '', 'EUR', 'JPY'],
  ['rupees for 100 dollars', '100', 'USD', 'INR'],
  ['100 swiss francs in canadian dollars', '100', 'CHF', 'CAD'],
  ['UAE dirham to Philippine pesos', '', 'AED', 'PHP'],
  ['100 try to usd', '100', 'TRY', 'USD'],
  ['200€', '200', 'EUR', ''],
  ['convert gbp', '', 'GBP', ''],
  ['to euros', '', '', 'EUR'],
  ['100 Euro in Dollar', '100', 'EUR', 'USD'],
  ['Wie viele Yen sind 50 Schweizer Franken?', '50', 'CHF', 'JPY'],
  ['wie viel ist ein Euro in Dollar', '', 'EUR', 'USD'],
  ['Dollarkurs', '', 'USD', ''],
  ['Wechselkurs Euro Pfund', '', 'EUR', 'GBP'],
  ['100 euros en dollars', '100', 'EUR', 'USD'],
  ['combien de dollars pour 1 000,50 euros', '1 000,50', 'EUR', 'USD'],
  ['combien vaut un euro en livres', '', 'EUR', 'GBP'],
  ['taux dollar euro', '', 'USD', 'EUR'],
  ['cours de l’euro aujourd’hui', '', 'EUR', ''],
  ['100 couronnes danoises en dollars des États-Unis', '100', 'DKK', 'USD'],
  ['100 euros a dólares', '100', 'EUR', 'USD'],
  ['cambio euro dólar', '', 'EUR', 'USD'],
  ['¿cuántos pesos mexicanos son 20 libras?', '20', 'GBP', 'MXN'],
  ['precio del dólar hoy', '', 'USD', ''],
  ['100ドル', '100', 'USD', ''],
  ['100ドルを円に', '100', 'USD', 'JPY'],
  ['100ドルは何円', '100', 'USD', 'JPY'],
  ['1万5000円をユーロに換算', '1万5000', 'JPY', 'EUR'],
  ['カナダドル 円 為替レート', '', 'CAD', 'JPY'],
  ['1ポンドは何ドルですか？', '1', 'GBP', 'USD'],
];

describe('a question for an exchange rate', () => {
  for (const [words, amount, from, to] of questions) {
    test(`is read from "${words}"`, () => {
      const { amount: read = '', ...pair } = readCurrencyQuestion(words)!;
      assert.deepEqual([read, pair.from ?? '', pair.to ?? ''], [amount, from, to]);
    });
  }

  for (const words of [
    '',
    '100',
    'exchange rate',
    'save 100 usd a month',
    'usd eur gbp',
    '住宅ローン 100万円',
    'crédit de 100 euros',
    '1 usd 2 eur',
    '🏠',
  ]) {
    test(`is not read from "${words}"`, () => {
      assert.equal(readCurrencyQuestion(words), undefined);
    });
  }
});
