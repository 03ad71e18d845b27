import {
  conditionOf,
  isNumber,
  OTHERWISE,
  replaceNumbers,
  signBefore,
  splitCases,
  type ExplainedRow,
  type ExplainedStep,
} from '#calculate/explain/explained-step.ts';
import { shortNumber } from '#calculate/explain/shown-number.ts';

/** Characters of a line, as every terminal has them. */
const MAX_COLUMNS = 80;
/** Behind a longer symbol its equation begins on the next line. */
const MAX_SYMBOL_COLUMNS = 30;
/** Before equations, and before rows. */
const [STEP_INDENT, ROW_INDENT] = [2, 4];

/**
 * A step as people write it on paper: its meaning, and below each other the equation, the numbers put in and
 * the value.
 */
export function formatStep(step: ExplainedStep): string {
  const { symbol, meaning, rows = [] } = step;
  const chain = [...formatEquation(step), ...formatNumbers(step.with_numbers), ...formatValue(step)];
  const sentence = `${meaning.slice(0, 1).toUpperCase()}${meaning.slice(1)}`;
  return [
    ...(meaning === '' ? [] : wrap(sentence, 0)),
    ...formatChain(symbol, chain, STEP_INDENT),
    ...rows.flatMap(formatRow),
  ].join('\n');
}

/** All cases of a function; of everything else the one that was taken, and when it is. */
function formatEquation(step: ExplainedStep): readonly string[] {
  const { symbol, equation } = step;
  if (equation === symbol) return [];
  const cases = splitCases(equation);
  if (cases.length === 1) {
    const condition = conditionOf(step);
    return [`= ${equation}${condition === undefined ? '' : `  ${condition.word} ${condition.condition}`}`];
  }
  const values = Math.max(...cases.map(({ value }) => value.length));
  const lines = (columns: number) =>
    cases.map(
      ({ value, when }) => `= ${value.padEnd(columns)}  ${when === undefined ? OTHERWISE : `if ${when}`}`,
    );
  const isFitting = (line: string) => STEP_INDENT + symbol.length + 1 + line.length <= MAX_COLUMNS;
  return lines(lines(values).every(isFitting) ? values : 0);
}

function formatNumbers(text: string | undefined): readonly string[] {
  return text === undefined ? [] : [`= ${replaceNumbers(text, shortNumber)}`];
}

/** A result as the reply has it; lists have their tables there. */
function formatValue(step: ExplainedStep | ExplainedRow): readonly string[] {
  const { value, result } = step;
  if (typeof result === 'string') return [`${signBefore(value, result)} ${result}`];
  if (value === undefined || ('equation' in step && isNumber(step))) return [];
  const short = shortNumber(value);
  return [`${signBefore(value, short)} ${short}`];
}

/**
 * In one line where it fits: "B(1) = 1000·1.01 − 88.85 = 921.15", or for an index "k = 1: 39/1.1 ≈
 * 35.45454545".
 */
function formatRow(row: ExplainedRow): readonly string[] {
  const { condition, with_numbers: withNumbers, holds } = row;
  const symbol = replaceNumbers(row.symbol, shortNumber);
  const isIndex = symbol.includes(' = ');
  const parts = [...formatNumbers(withNumbers), ...formatValue(row)];
  const chain = isIndex ? [(parts[0] ?? '').replace(/^[=≈] /, ''), ...parts.slice(1)] : parts;
  const verdict = holds === undefined ? [] : [holds ? '(holds)' : '(does not hold)'];
  const when = condition === undefined || condition === OTHERWISE ? [] : [` if ${condition}`];
  const head = isIndex ? `${symbol}:` : symbol;
  const line = [head, ...chain, ...verdict, ...when].join(' ');
  if (line.length <= MAX_COLUMNS - ROW_INDENT) return [' '.repeat(ROW_INDENT) + line];
  return formatChain(head, [...chain, ...verdict, ...when.map((text) => text.trim())], ROW_INDENT);
}

/** Each part begins below the one before it. */
function formatChain(symbol: string, parts: readonly string[], indent: number): readonly string[] {
  const margin = ' '.repeat(indent);
  const isLong = symbol.length > MAX_SYMBOL_COLUMNS;
  const column = indent + (isLong ? STEP_INDENT : symbol.length + 1);
  const lines = parts.flatMap((part) => wrap(part, column, '= '.length));
  if (isLong || lines.length === 0) return [margin + symbol, ...lines];
  return [`${margin}${symbol} ${lines[0]!.slice(column)}`, ...lines.slice(1)];
}

/**
 * Lines that begin at a column, and from the second one on further right. Where not all fits into one, what
 * follows two blanks, such as a condition, has a line of its own.
 */
export function wrap(text: string, column: number, hanging = 0): readonly string[] {
  if (column + text.length <= MAX_COLUMNS) return [' '.repeat(column) + text];
  const lines: string[] = [];
  for (const segment of text.split(/ {2,}/)) {
    let line = '';
    for (const word of segment.split(' ')) {
      if (line !== '' && line.length + 1 + word.length <= MAX_COLUMNS) {
        line += ` ${word}`;
        continue;
      }
      if (line !== '') lines.push(line);
      line = ' '.repeat(lines.length === 0 ? column : column + hanging) + word;
    }
    lines.push(line);
  }
  return lines;
}
