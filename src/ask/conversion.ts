import { readCurrencyQuestion } from '#text/search/currency-question.ts';
import type { Quantity } from './quantities.ts';

/** A question for the converter of currencies. */
export interface Conversion {
  readonly amount: number;
  readonly from: string;
  readonly to: string;
  /** YYYY-MM-DD; today's rates without it. */
  readonly date?: string;
  /** What was typed for each. */
  readonly understood: readonly Understood[];
}

/** One field, as it was understood. */
export interface Understood {
  readonly field: string;
  readonly value: unknown;
  /** As typed. */
  readonly text: string;
}

/** Words before a date. */
const dateWords = String.raw`(?:\b(?:on|at|as of|from|of|am|vom|zum|le|du|au|el|del|al) )?`;

/** The question for a conversion that a text is; undefined where it has any other words. */
export function readConversion(text: string, quantities: readonly Quantity[]): Conversion | undefined {
  const dated = quantities.find(({ date }) => date !== undefined);
  const plain = dated === undefined ? text : withoutDate(text, dated.text);
  const question = readCurrencyQuestion(plain);
  if (question?.from === undefined || question.to === undefined) return undefined;
  const counted = quantities.find(({ date, unit }) => date === undefined && unit === undefined);
  const { from, to } = question;
  const amount = counted?.value ?? 1;
  const understood = [
    ...(counted === undefined ? [] : [{ field: 'amount', value: amount, text: counted.text }]),
    { field: 'from', value: from, text: from },
    { field: 'to', value: to, text: to },
    ...(dated === undefined ? [] : [{ field: 'date', value: dated.date!, text: dated.text }]),
  ];
  return { amount, from, to, ...(dated !== undefined && { date: dated.date! }), understood };
}

function withoutDate(text: string, date: string): string {
  const escaped = date.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return text
    .replace(new RegExp(`${dateWords}${escaped}`, 'iu'), ' ')
    .replace(/の(?= |$)/u, '')
    .trim();
}
