import { say, type Text } from '#text/write/said.ts';
import type { OutputField } from '#catalogue/declare/fields.ts';
import { isSingle, labelOf, resultText } from '#text/write/result-text.ts';
import {
  type Compared,
  contextOf,
  differenceOf,
  explainDifferences,
  inputWords,
  isSameInput,
  outputOf,
  signedText,
} from './differences.ts';
import type { PageCalculator, PageResult } from '#portal/calculator/form/form-reading.ts';
import { attributes, html, type Html } from '#portal/html.ts';
import type { ResultContext } from '#portal/calculator/result/results.ts';
import { pageParameters } from '#portal/rows.ts';
import { scenarioPairs } from './scenarios.ts';

/**
 * Scenarios side by side: what differs in their inputs, their results, and sentences that say why these
 * differ.
 */
export function writeComparison(
  calculator: PageCalculator,
  kept: readonly Compared[],
  current: Compared | undefined,
  context: ResultContext,
): Html {
  const fields = scenarioPairs(kept).map(
    ([name, value]) => html`<input ${attributes({ type: 'hidden', form: 'inputs', name, value })} />`,
  );
  const isNew = kept.every(({ values }) => JSON.stringify(values) !== JSON.stringify(current?.values));
  const all = isNew && current !== undefined ? [...kept, current] : kept;
  if (kept.length === 0) return html``;
  const differing = Object.keys(calculator.input).filter((name) =>
    all.some(({ values }) => !isSameInput(name, values, all[0]!.values, calculator)),
  );
  const outputs = Object.entries(calculator.output).filter(
    ([name, field]) => isSingle(field) && all.some((one) => outputOf(one, name) !== undefined),
  );
  return html`${fields}
    <div class="table comparison" role="region" aria-label="Scenarios side by side" tabindex="0">
      <table>
        <thead>
          <tr>
            <td></td>
            ${all.map((one, index) => html`<th scope="col">${one.name}${writeButtons(one, index)}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${differing.map((name) => writeInputRow(calculator, name, all, context))}
          ${outputs.map(([name, field]) => writeOutputRow(name, field, all, context))}
        </tbody>
      </table>
    </div>
    ${all.map(
      (one) =>
        typeof one.result === 'string' &&
        html`<p class="hint">${one.name} has no result: ${context.say(one.result)}</p>`,
    )}
    ${explainDifferences(calculator, all, context).map((text) => html`<p>${text}</p>`)}`;
}

function writeButtons({ name, isCurrent }: Compared, index: number): Html | undefined {
  if (isCurrent === true) return undefined;
  const button = (text: string, label: Text, parameter: string) => {
    const own = {
      form: 'inputs',
      class: 'link',
      name: parameter,
      value: index + 1,
      'aria-label': label,
    };
    return html`<button${attributes(own)}>${text}</button>`;
  };
  return html`<span class="buttons"
    >${button('Edit', say`Edit ${name}`, pageParameters.takeScenario)}
    ${button('Remove', say`Remove ${name}`, pageParameters.removeScenario)}</span
  >`;
}

function writeInputRow(
  calculator: PageCalculator,
  name: string,
  all: readonly Compared[],
  context: ResultContext,
): Html {
  return html`<tr>
    <th scope="row">${context.naming.label(name)}</th>
    ${all.map(({ values }) => html`<td>${inputWords(name, values, calculator, context)}</td>`)}
  </tr>`;
}

function writeOutputRow(
  name: string,
  field: OutputField,
  all: readonly Compared[],
  context: ResultContext,
): Html {
  const [base] = all;
  return html`<tr>
    <th scope="row">${labelOf(name, field, context)}</th>
    ${all.map((one, index) => {
      const value = outputOf(one, name);
      if (value === undefined) return html`<td>–</td>`;
      const own = contextOf(one, context);
      const difference = index === 0 ? undefined : differenceOf(name, field, base!, one);
      return html`<td>
        ${resultText(name, field, one.result as PageResult, own)}
        ${difference !== undefined && html`<span class="change">${signedText(field, difference, own)}</span>`}
      </td>`;
    })}
  </tr>`;
}
