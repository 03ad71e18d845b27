import { labelInSentence } from '#text/write/labels.ts';
import type { InputField } from '#catalogue/declare/fields.ts';
import type { FormReading } from './form-reading.ts';
import { html, type Html } from '#portal/html.ts';
import type { ResultContext } from '#portal/calculator/result/results.ts';
import type { Naming } from '#portal/naming.ts';

/** The errors that leave a form without a result; a field that is still empty is not one of them. */
export function writeFaults(
  { calculator, faults, messages, missing }: FormReading,
  { naming }: Pick<ResultContext, 'naming'>,
): Html {
  const isList = (path: string) => !path.includes('.') && hasRows(calculator.input[path]);
  // The names of places in rows have commas.
  const separator = (paths: readonly string[]) => (paths.some((path) => path.includes('.')) ? '; ' : ', ');
  const linksTo = (paths: readonly string[]) =>
    paths.map(
      (path, index) =>
        html`${index > 0 && separator(paths)}<a href="#${isList(path) ? `${path}-message` : path}"
            >${fieldTitle(path, naming)}</a
          >`,
    );
  const wrong = [...messages.keys()].filter((path) => path !== '' && !missing.includes(path));
  return html`${wrong.length > 0 && html`<p class="fault">Please correct: ${linksTo(wrong)}.</p>`}
  ${missing.length > 0 && html`<p class="note">Fill in the remaining fields: ${linksTo(missing)}.</p>`}
  ${faults.map((fault) => html`<p class="fault">${fault}</p>`)}`;
}

/** "Debts, row 2, balance" for debts.1.balance. */
function fieldTitle(path: string, { label }: Naming): Html {
  const [name, row, column] = path.split('.') as [string, string?, string?];
  const place = row === undefined ? label(name) : html`${label(name)}, row ${Number(row) + 1}`;
  return html`${place}${column !== undefined && html`, ${labelInSentence(label(column))}`}`;
}

/** Whether a field is a list of values or of rows. */
export function hasRows(field: InputField | undefined): boolean {
  return field?.item !== undefined || field?.fields !== undefined;
}
