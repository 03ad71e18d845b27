import { conversionOperation, ratesOperation } from '#api/operations/currency-operations.ts';
import { scopeOf } from '#api/operations/operation.ts';
import { argumentSchema, forwardCall, type Given, type Tool } from './tool.ts';

const code = { type: 'string', description: 'ISO 4217 code' };
const date = { type: 'string', format: 'date', description: 'YYYY-MM-DD; default: latest' };

const convert: Tool = {
  name: 'convert_currency',
  title: 'Convert currency',
  description: 'Convert an amount of money at the latest daily exchange rate, or at the rate of a date.',
  scope: scopeOf(conversionOperation),
  inputSchema: argumentSchema({ amount: { type: 'number', minimum: 0 }, from: code, to: code, date }, [
    'amount',
    'from',
    'to',
  ]),
  answer: (body, { callOperation }) => {
    const { method, path } = conversionOperation;
    return forwardCall(callOperation, { method, path, body });
  },
};

const rates: Tool = {
  name: 'currency_rates',
  title: 'Exchange rates',
  description:
    'List exchange rates for one unit of a base currency (default USD). Name the currencies in symbols to keep the reply short.',
  scope: scopeOf(ratesOperation),
  inputSchema: argumentSchema(
    { base: code, symbols: { type: 'array', items: { type: 'string' } }, date },
    [],
  ),
  answer: (given, { callOperation }) => {
    const { method, path } = ratesOperation;
    return forwardCall(callOperation, { method, path, query: readQuery(given) });
  },
};

export const currencyTools: readonly Tool[] = [convert, rates];

/** A list is one parameter, separated by commas. */
function readQuery(given: Given): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(given).map(([name, value]) => [name, textOf(value)]));
}

function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join(',');
  return typeof value === 'string' ? value : JSON.stringify(value);
}
