import type { AnyCalculator, InputValues } from '#catalogue/declare/define.ts';
import { calculationPath } from '#api/paths.ts';
import { writeHeadline } from '#text/write/headline-text.ts';
import { isMoney } from '#text/write/result-text.ts';
import type { CallOperation } from '#http/routes/in-process.ts';
import { parseExact } from '#calculate/result/json.ts';
import type { ResultContext } from './result/results.ts';

/** The optional amounts of an example, such as a trade-in: they would stay in the answer of a reader. */
function extrasOf({ input, prominent = [] }: AnyCalculator, example: InputValues): readonly string[] {
  return Object.keys(example).filter((name) => {
    const field = input[name]!;
    return !field.required && isMoney(field) && !prominent.includes(name);
  });
}

/**
 * The numbers with which a page opens: those of the example without optional amounts, unless the page would
 * then answer something else, such as nothing saved without an extra payment.
 */
export async function openingNumbers(
  calculator: AnyCalculator,
  example: InputValues,
  callOperation: CallOperation,
  context: Pick<ResultContext, 'naming' | 'reader'>,
): Promise<InputValues> {
  const extras = new Set(extrasOf(calculator, example));
  if (extras.size === 0 || calculator.prepare !== undefined) return example;
  const bare = Object.fromEntries(Object.entries(example).filter(([name]) => !extras.has(name)));
  const path = calculationPath(calculator.id);
  const ask = async (values: InputValues) => {
    const { status, text } = await callOperation({ method: 'POST', path, query: {}, body: values });
    if (status !== 200) return undefined;
    const outputs = parseExact(text) as Readonly<Record<string, unknown>>;
    const said = writeHeadline(calculator, { values, outputs }, { ...context, currency: undefined })?.said;
    return JSON.stringify([said?.texts, Object.keys(outputs), 'warnings' in outputs]);
  };
  const [whole, reduced] = [await ask(example), await ask(bare)];
  return whole === reduced ? bare : example;
}
