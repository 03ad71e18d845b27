import type { Arithmetic, Units } from '#core/arithmetic/arithmetic.ts';
import { createCode } from '#core/equations/code/code.ts';
import { writeProgram } from '#core/equations/code/write.ts';
import { mentions } from '#core/equations/language/mentions.ts';
import { readExpression, type Program } from '#core/equations/language/program.ts';
import type { Expression } from '#core/equations/language/tree.ts';
import { numberOf, type CallTerm } from '#core/equations/over-calls/call-terms.ts';
import { calls } from '#core/equations/over-calls/calls.ts';
import { makeFunction } from './make-function.ts';

/**
 * A cell of the row of the periods after j until k: of the state x, the text has x_k, x_j and x_0, after so
 * many periods, and of a flow x_sum, which is that of the row, and x_until, that of all periods until k.
 */
export interface Cell {
  readonly name: string;
  readonly text: string;
  readonly decimals: number;
}

/** What a text mentions of states and flows. */
export function partsIn(text: string): readonly string[] {
  return text.match(/\w+_(?:k|j|0|sum|until)\b/g) ?? [];
}

export function readCells(program: Program, cells: readonly Cell[]): readonly Expression[] {
  return cells.map(({ text }) => readExpression(program, text, partsIn(text)));
}

/** The cells of a row over an arithmetic, from what their texts mention. */
export type CellsOver = <N>(
  a: Arithmetic<N>,
  parts: Readonly<Record<string, N>>,
  moneyDecimals: number,
) => readonly Units[];

export function compileCells(program: Program, texts: readonly Cell[]): CellsOver {
  const cells = readCells(program, texts);
  const code = createCode<CallTerm>();
  const { write } = writeProgram(program, [], {}, calls, code);
  const names = [...new Set(cells.flatMap(mentions))];
  const parts = Object.fromEntries(names.map((name) => [name, { text: `p.${name}`, isPlain: false }]));
  const units = cells.map((cell, index) => {
    const term = write(code, cell, parts);
    return term.units ?? `a.round(${numberOf(code, term)}, ${texts[index]!.decimals})`;
  });
  return makeFunction(program, 'a, p, m', [...code.lines, `return [${units.join(', ')}];`]) as CellsOver;
}
