import type { AnyCalculator } from '#catalogue/declare/define.ts';
import type { OutputField, OutputKind } from '#catalogue/declare/fields.ts';
import {
  conditionOf,
  describeRows,
  isNumber,
  OTHERWISE,
  replaceNumbers,
  signBefore,
  type ExplainedRow,
  type ExplainedStep,
} from '#calculate/explain/explained-step.ts';
import { figureText } from '#calculate/explain/used-figures.ts';
import { shortNumber } from '#calculate/explain/shown-number.ts';
import { createTypesetter, type Typesetter } from '#calculate/explain/typeset-steps.ts';
import { resultText, valueText } from '#text/write/result-text.ts';
import type { Result } from '#portal/calculator/calculation.ts';
import { datesByDay, findDatedSteps } from './dated-steps.ts';
import { writeFormula } from './formulas.ts';
import { html, type Html } from '#portal/html.ts';
import type { ResultContext } from './results.ts';

/** What the steps of a page are written with. */
interface Writing {
  readonly calculator: AnyCalculator;
  readonly result: Result;
  readonly context: ResultContext;
  readonly typeset: Typesetter;
  /** A number of an explanation as the reader writes it. */
  readonly number: (text: string) => string;
}

/** More steps than this are folded, because what follows them would be out of sight. */
const MAX_OPEN_STEPS = 2;

/** The formula step by step with the numbers of this calculation, the assumptions and the sources. */
export function writeExplanation(calculator: AnyCalculator, result: Result, context: ResultContext): Html {
  const { explanation, assumptions } = result;
  const { reader } = context;
  const number = (text: string) => reader.number(shortNumber(text));
  const separator = reader.typing?.shown.decimal === ',' ? ';' : ',';
  const exact = { ...context, isExact: true };
  const writingWith = (write: Writing['number']): Writing => {
    const typeset = createTypesetter(calculator, { write, separator });
    return { calculator, result, context: exact, typeset, number: write };
  };
  // Two steps of the same kind, such as the prices at the start and at the end, are described once.
  const steps = explanation.steps.map((step, index, all) =>
    step.meaning === all[index - 1]?.meaning ? { ...step, meaning: '' } : step,
  );
  const days = datesByDay([explanation.inputs, result.outputs]);
  const dated = findDatedSteps(calculator, steps, days);
  const plain = writingWith(number);
  const withDates =
    dated.size === 0
      ? plain
      : writingWith((text) => (days.has(text) ? reader.date(days.get(text)!) : number(text)));
  const write = (step: ExplainedStep) => writeStep(step, dated.has(step) ? withDates : plain);
  const conventions = ['timing', 'compounding', 'rounding'].flatMap((name) => {
    const text = assumptions[name];
    return typeof text === 'string' && text !== '' ? [[name, text] as const] : [];
  });
  return html`${writeSteps(steps, write)}
    <details class="on-phone" data-name="conventions">
      <summary>Conventions and sources</summary>
      <dl class="plain">
        ${conventions.map(
          ([name, text]) =>
            html`<div>
              <dt>${context.naming.label(name)}</dt>
              <dd>${context.say(text)}</dd>
            </div>`,
        )}
        ${(explanation.figures ?? []).map(
          ({ meaning, value, source }) =>
            html`<div>
              <dt>${context.say(meaning)}</dt>
              <dd>${figureText(value, number)}</dd>
              <dd translate="no">${source}</dd>
            </div>`,
        )}
        <div>
          <dt>${explanation.sources.length === 1 ? 'Source' : 'Sources'}</dt>
          ${explanation.sources.map((source) => html`<dd translate="no">${source}</dd>`)}
        </div>
      </dl>
    </details>`;
}

/** All but the first ones are folded; a single one more is not worth it. */
function writeSteps(steps: readonly ExplainedStep[], write: (step: ExplainedStep) => Html): Html {
  const count = steps.length > MAX_OPEN_STEPS + 1 ? MAX_OPEN_STEPS : steps.length;
  const list = (some: readonly ExplainedStep[], first: number) =>
    html`<ol class="steps" start="${first}">
      ${some.map(write)}
    </ol>`;
  const rest = steps.slice(count);
  return html`${list(steps.slice(0, count), 1)}
  ${
    rest.length > 0 &&
    html`<details class="fold" data-name="steps">
      <summary>${rest.length} more steps</summary>
      ${list(rest, count + 1)}
    </details>`
  }`;
}

/** Its meaning; the equation, with the numbers put in and its value; and what it was made of. */
function writeStep(step: ExplainedStep, writing: Writing): Html {
  const { symbol, meaning, equation, rows = [] } = step;
  const { context, typeset } = writing;
  const condition = conditionOf(step);
  const text = equation === symbol ? symbol : `${symbol} = ${equation}`;
  const math = equation === symbol ? typeset.text(symbol) : typeset.equation(symbol, equation);
  return html`<li>
    ${meaning !== '' && html`<p class="meaning">${context.say(meaning)}</p>`}
    <div class="chain">
      ${writeFormula({ text, math })} ${writeNumbers(step.with_numbers, writing)}
      ${!isNumber(step) && writeValue(step, writing)}
      ${condition !== undefined && writeCondition(condition.word, condition.condition, writing)}
    </div>
    ${rows.length > 0 && writeRows(step, rows, writing)}
  </li>`;
}

/** A single row is shown at once, several unfold. */
function writeRows(step: ExplainedStep, rows: readonly ExplainedRow[], writing: Writing): Html {
  const list = html`<ul>
    ${rows.map((row) => writeRow(row, writing))}
  </ul>`;
  if (rows.length === 1) return list;
  return html`<details data-name="${step.symbol}">
    <summary>${describeRows(step)}</summary>
    ${list}
  </details>`;
}

function writeCondition(word: string, condition: string, { typeset }: Writing): Html {
  return html`<div class="condition">
    ${word} ${writeFormula({ text: condition, math: typeset.text(condition) })}
  </div>`;
}

/** The equation with the numbers put in. */
function writeNumbers(text: string | undefined, { typeset, number }: Writing): Html | undefined {
  if (text === undefined) return undefined;
  return writeFormula({ text: `= ${replaceNumbers(text, number)}`, math: typeset.equals(text) });
}

const singleKinds: ReadonlySet<OutputKind> = new Set(['number', 'boolean', 'date']);

/**
 * As its result is written on the page, for one that is an output; the numbers of a list have a table of
 * their own.
 */
function writeValue({ symbol, value, result: own }: ExplainedStep, writing: Writing): Html | undefined {
  const { calculator, result, context, number } = writing;
  const output = calculator.output[symbol];
  if (own !== undefined && output !== undefined && singleKinds.has(output.kind)) {
    const sign = output.kind === 'number' ? signBefore(value, own as string) : '=';
    return html`<strong class="value">${sign} ${resultText(symbol, output, result, context)}</strong>`;
  }
  if (value === undefined) return undefined;
  return html`<span class="value">${signBefore(value, shortNumber(value))} ${number(value)}</span>`;
}

/** "B(1) = … = 319,876.54", or for an index "k = 1: …". */
function writeRow(row: ExplainedRow, writing: Writing): Html {
  const { symbol, condition, with_numbers: withNumbers, holds } = row;
  const { typeset, number } = writing;
  const isIndex = symbol.includes(' = ');
  const head = replaceNumbers(symbol, number);
  const written = isIndex
    ? { text: `${head}:`, math: typeset.index(symbol) }
    : { text: head, math: typeset.text(symbol) };
  const numbers =
    isIndex && withNumbers !== undefined
      ? writeFormula({ text: replaceNumbers(withNumbers, number), math: typeset.text(withNumbers) })
      : writeNumbers(withNumbers, writing);
  return html`<li class="chain">
    ${writeFormula(written)} ${numbers} ${writeRowValue(row, writing)}
    ${holds !== undefined && html`<span class="value">${holds ? 'holds' : 'does not hold'}</span>`}
    ${condition !== undefined && condition !== OTHERWISE && writeCondition('if', condition, writing)}
  </li>`;
}

function writeRowValue(row: ExplainedRow, { calculator, context, number }: Writing): Html | undefined {
  const { symbol, value, result } = row;
  if (value === undefined) return undefined;
  const field = fieldOf(calculator.output, symbol);
  const isResult = field !== undefined && result !== undefined;
  const isNumeric = isResult && field.kind === 'number';
  const sign = signBefore(value, isNumeric ? (result as string) : shortNumber(value));
  const shown = isResult ? valueText(field, result, context) : number(value);
  // "k = 1: 25" where nothing was put in.
  const isBare = symbol.includes(' = ') && row.with_numbers === undefined;
  return html`<span class="value">${isBare ? '' : `${sign} `}${shown}</span>`;
}

/** The field of an item that "debts.interest(0)" is. */
function fieldOf(outputs: Readonly<Record<string, OutputField>>, symbol: string): OutputField | undefined {
  const [list = '', field = ''] = symbol.split(/[.(]/);
  return outputs[list]?.fields?.[field];
}
