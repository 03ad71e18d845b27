import { html, type Html } from '#portal/html.ts';
import { isOfFrame } from '#portal/rows.ts';
import { calculatorPath } from './calculator-files.ts';
import type { CalculatorView } from './calculation.ts';

/** The form with its results, and a link to all else. */
export function writeFramed(
  { view: { calculator }, shared }: { readonly view: CalculatorView; readonly shared: URLSearchParams },
  work: Html,
): Html {
  const path = calculatorPath(calculator.id);
  const own = new URLSearchParams([...shared].filter(([name]) => !isOfFrame(name)));
  return html`<h1>${calculator.name.replace(/ Calculator$/, '')}</h1>
    ${work}
    <p id="whole" data-live>
      <a target="_blank" href="${own.size === 0 ? path : `${path}?${own}`}"
        >Every step, the schedule and what-if tables, on Centwise</a
      >
    </p>`;
}
