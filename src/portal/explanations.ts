import type { AnyCalculator } from '#catalogue/define.ts';
import { typesetStep } from '#derive/typeset.ts';
import type { ExplainedStep, Result } from './calculation.ts';
import { writeFormula } from './formulas.ts';
import { html, type Html } from './html.ts';
import { resultText, type ResultContext } from './results.ts';

/** Digits of a value on the way; the API gives 20. */
const SHOWN_DIGITS = 10;

/** The formula step by step with the numbers of this calculation, the assumptions and the sources. */
export function writeExplanation(calculator: AnyCalculator, result: Result, context: ResultContext): Html {
  const { explanation, assumptions } = result;
  const conventions = ['timing', 'compounding', 'rounding'].flatMap((name) => {
    const text = assumptions[name];
    return typeof text === 'string' && text !== '' ? [[name, text] as const] : [];
  });
  return html`<ol class="steps">
      ${explanation.steps.map((step) => writeStep(calculator, step, result, context))}
    </ol>
    <dl class="plain">
      ${conventions.map(
        ([name, text]) =>
          html`<div>
            <dt>${context.words.label(name)}</dt>
            <dd>${text}</dd>
          </div>`,
      )}
      <div>
        <dt>${explanation.sources.length === 1 ? 'Source' : 'Sources'}</dt>
        ${explanation.sources.map((source) => html`<dd>${source}</dd>`)}
      </div>
    </dl>`;
}

function writeStep(
  calculator: AnyCalculator,
  step: ExplainedStep,
  reply: Result,
  context: ResultContext,
): Html {
  const { symbol, meaning, equation, value } = step;
  const output = calculator.output[symbol];
  const isResult = output?.kind === 'number' && step.result !== undefined;
  const shown = isResult
    ? resultText(symbol, output, reply, context)
    : value === undefined
      ? undefined
      : context.reader.number(shorten(Number(value)));
  const isEquation = value !== undefined && equation !== symbol;
  const text = equation === symbol ? symbol : `${symbol} = ${equation}`;
  return html`<li>
    <span class="meaning">${context.say(meaning)}</span>
    ${writeFormula({ text, math: text === symbol ? undefined : typesetStep(calculator, step) })}
    ${shown !== undefined && html`<span class="value">${isEquation ? '= ' : ''}${shown}</span>`}
  </li>`;
}

/** Numbers on the way may be tiny or huge, where digits alone would be a row of zeros. */
function shorten(value: number): string {
  const isPlain = value === 0 || (Math.abs(value) >= 1e-6 && Math.abs(value) < 1e15);
  return isPlain ? value.toPrecision(SHOWN_DIGITS) : value.toExponential(SHOWN_DIGITS - 1);
}
