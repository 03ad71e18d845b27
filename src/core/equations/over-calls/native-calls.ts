import { define } from '#core/equations/code/code.ts';
import { call, operandOf, plain, type CallTerm } from './call-terms.ts';
import type { NativeWriter } from '#core/equations/code/table.ts';
import { kindOf } from '#core/equations/language/natives.ts';

/** How large a whole number is at most that code answers: days, or how often something happens. */
export const MAX_ANSWERED = 1e12;

/** Calls of code in the table of `calls`. */
export const native: NativeWriter<CallTerm> = {
  decimals: 'm',
  call: (code, name, operands, { answers }) => {
    const answer = define(code, `n.${name}.of(${['a', ...operands].join(', ')})`);
    return typeof answers === 'string'
      ? native.read(code, answer, answers)
      : { text: answer, isPlain: false };
  },
  operand: (code, term, isPlain) => {
    const operand = operandOf(code, term);
    return isPlain && !term.isPlain ? define(code, `Number(a.round(${operand}, 0))`) : operand;
  },
  part: ({ text }, name) => (name === undefined ? text : `${text}?.${name}`),
  read: (code, part, answer) => {
    const kind = kindOf(answer);
    if (kind === 'whole') return plain(part, MAX_ANSWERED);
    return kind === 'number' ? call(code, `h.numberFrom(a, ${part})`) : { text: part, isPlain: false };
  },
};
