import { createBlock, createVariable, type Code } from '#core/equations/code/code.ts';
import { takeOutInvariants } from '#core/equations/code/invariants.ts';
import type { Merged, Table } from '#core/equations/code/table.ts';
import { mentions } from '#core/equations/language/mentions.ts';
import type { Expression } from '#core/equations/language/tree.ts';
import { roundUnits } from '#core/equations/over-doubles/bounded-functions.ts';
import type { ExactTerm } from '#core/equations/over-doubles/exact-doubles.ts';
import type { Cell } from './cells.ts';

/** What the cells of rows are made of. */
export interface RowParts {
  /** After a number of periods. */
  readonly states: readonly {
    readonly name: string;
    readonly at: (block: Code<ExactTerm>, index: ExactTerm) => ExactTerm;
    /** Where this is a function of k by itself: its name, by which other equations call it. */
    readonly called?: string | undefined;
  }[];
  /** In the periods from the first to the last. */
  readonly flows: readonly {
    readonly name: string;
    readonly during: (block: Code<ExactTerm>, first: ExactTerm, last: ExactTerm) => ExactTerm;
  }[];
  readonly texts: readonly Cell[];
  /** As they are read. */
  readonly cells: readonly Expression[];
  readonly write: (
    block: Code<ExactTerm>,
    expression: Expression,
    parts: Readonly<Record<string, ExactTerm>>,
  ) => ExactTerm;
}

export interface Form {
  readonly moneyDecimals: number;
  readonly table: Table<ExactTerm>;
  readonly isSingle: boolean;
}

/** The variables of the loop over rows: a row has the periods from i to k, and j is the one before them. */
interface Loop {
  readonly i: string;
  readonly j: string;
  readonly k: string;
  readonly row: string;
  /** Of the columns. */
  readonly columns: readonly string[];
}

/** A turn of the loop. */
interface Turn {
  readonly body: Code<ExactTerm>;
  /** What it begins with, where that is not what the one before has ended with. */
  readonly start: Code<ExactTerm>;
  readonly kept: readonly Merged<ExactTerm>[];
}

/** All lines, which return a `Filler` of so many periods; `before` prepares rows until the last one. */
export function writeRows(
  code: Code<ExactTerm>,
  count: string,
  first: number,
  parts: RowParts,
  form: Form,
  before: (last: string) => readonly string[] = () => [],
): readonly string[] {
  const [i, j, k, row, begun] = Array.from({ length: 5 }, () => createVariable(code)) as [
    string,
    string,
    string,
    string,
    string,
  ];
  const columns = parts.cells.map(() => createVariable(code));
  const { body, start, kept } = writeTurn(code, parts, form, { i, j, k, row, columns });
  const turn = takeOutInvariants(body.lines, i, j, k, row, ...columns);
  const begin = `${row} * step + ${first}`;
  const periods = form.isSingle
    ? `${k} = ${begin}, ${j} = ${k} - 1`
    : `${k} = Math.min(${count}, ${begin} + step - 1), ${i} = running ? ${first} : ${begin}, ${j} = ${i} - 1`;
  const again = [`if (${begun} !== ${j}) {`, ...start.lines, '}', `${begun} = -1;`].map(leaveRow);
  return [
    ...code.lines,
    `return { periods: ${count}, fill(c, from, to, step, running) {`,
    `const [${columns.join(', ')}] = c;`,
    ...before(`Math.min(${count}, to * step + ${first - 1})`),
    ...turn.before,
    ...kept.map(({ declaration }) => declaration),
    `let ${begun} = -1;`,
    `rows: for (let ${row} = from; ${row} < to; ${row}++) {`,
    `const ${periods};`,
    ...(kept.length === 0 ? [] : again),
    ...turn.body.map(leaveRow),
    ...(kept.length === 0 ? [] : [`${begun} = ${k};`]),
    '}',
    '} };',
  ];
}

/** What cells mention, then the cells, then what the next turn begins with. */
function writeTurn(
  code: Code<ExactTerm>,
  { states, flows, cells, texts, write }: RowParts,
  { moneyDecimals, table, isSingle }: Form,
  { i, j, k, row, columns }: Loop,
): Turn {
  const mentioned = new Set(cells.flatMap(mentions));
  const parts: Record<string, ExactTerm> = {};
  for (const { name, at } of states) {
    if (mentioned.has(`${name}_0`)) parts[`${name}_0`] = at(code, table.literal('0'));
  }
  const [body, start] = [createBlock(code), createBlock(code)];
  // What equations say of k − 1 is known of j.
  if (isSingle) body.terms.set(`${k} - 1`, table.ofIndex(j));
  const kept: Merged<ExactTerm>[] = [];
  const keeping: string[] = [];
  for (const { name, at, called } of states) {
    const ending = at(body, table.ofIndex(k));
    parts[`${name}_k`] = ending;
    if (!mentioned.has(`${name}_j`)) continue;
    const beginning = at(start, table.ofIndex(j));
    const merged = table.merge(code, [ending, beginning]);
    start.lines.push(merged.assign(start, beginning));
    keeping.push(merged.assign(body, ending));
    parts[`${name}_j`] = merged.term;
    if (called !== undefined) body.terms.set(`${called}(${j})`, merged.term);
    kept.push(merged);
    if (!texts.some(({ text }) => text.includes(`round(${name}_j)`)) || table.isMoney(merged.term)) continue;
    const [from, to] = [table.roundMoney(start, beginning), table.roundMoney(body, ending)];
    const rounded = table.merge(code, [from, to]);
    start.lines.push(rounded.assign(start, from));
    keeping.push(rounded.assign(body, to));
    // So that it is not rounded again.
    body.terms.set(`round ${merged.term.value}`, rounded.term);
    kept.push(rounded);
  }
  for (const { name, during } of flows)
    parts[`${name}_sum`] = during(body, table.ofIndex(isSingle ? k : i), table.ofIndex(k));
  for (const [index, cell] of cells.entries()) {
    const units = unitsOf(table, body, write(body, cell, parts), texts[index]!.decimals, moneyDecimals);
    body.lines.push(`${columns[index]}[${row}] = ${units};`);
  }
  body.lines.push(...keeping);
  return { body, start, kept };
}

/** What ends a calculation without a decision ends a row. */
function leaveRow(line: string): string {
  return line.replace(/\breturn;$/, 'continue rows;');
}

function unitsOf(
  table: Table<ExactTerm>,
  code: Code<ExactTerm>,
  term: ExactTerm,
  decimals: number,
  moneyDecimals: number,
): string {
  if (decimals === 0 && term.whole !== undefined) return term.value;
  if (decimals !== moneyDecimals) return roundUnits(code, term, decimals);
  return table.roundMoney(code, term).units!.value;
}
