import type { CalculatorView } from '#portal/calculator/calculation.ts';
import { html, type Html } from '#portal/html.ts';

/** Inputs that are the same for a person on every page: a script keeps them in the browser if asked to. */
const personal: ReadonlySet<string> = new Set([
  'age_at_year_end',
  'annual_expenses',
  'annual_income',
  'annual_income_after_tax',
  'country',
  'current_age',
  'current_savings',
  'filing_status',
  'monthly_expenses',
  'monthly_income',
  'monthly_income_after_tax',
  'region',
  'retirement_age',
  'tax_year',
]);

export function isPersonal(path: string): boolean {
  return personal.has(path);
}

/** Whose numbers a page opens with: those of the example, or what the browser has kept. */
export function writeOwn({ calculator, isFirstVisit }: CalculatorView, path: string): Html {
  const names = Object.keys(calculator.input);
  return html`<div id="example" data-live>${isFirstVisit && writeExampleNote(path, names[0]!)}</div>
    ${names.some(isPersonal) && html`<p class="hint" id="own-numbers"></p>`}`;
}

function writeExampleNote(path: string, first: string): Html {
  return html`<p class="hint">These are example numbers. <a href="${path}?${first}=">Start empty</a></p>`;
}
