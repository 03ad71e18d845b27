import type { InputField } from '#catalogue/fields.ts';
import type { FormReading } from './form-reading.ts';
import { html, type Html } from './html.ts';
import type { ResultContext } from './results.ts';
import type { Words } from './words.ts';

/** What keeps a form from having a result. */
export function writeFaults(
  { calculator, faults, messages }: FormReading,
  { words }: Pick<ResultContext, 'words'>,
): Html {
  const isList = (path: string) => !path.includes('.') && hasRows(calculator.input[path]);
  const fields = [...messages.keys()]
    .filter((path) => path !== '')
    .map(
      (path, index) =>
        html`${index > 0 && ', '}<a href="#${isList(path) ? `${path}-message` : path}"
            >${fieldTitle(path, words)}</a
          >`,
    );
  return html`${fields.length > 0 && html`<p class="fault">Please correct: ${fields}.</p>`}
  ${faults.map((fault) => html`<p class="fault">${fault}</p>`)}`;
}

/** "Debts, row 2, balance" for debts.1.balance. */
function fieldTitle(path: string, { label }: Words): string {
  const [name, row, column] = path.split('.') as [string, string?, string?];
  const place = row === undefined ? '' : `, row ${Number(row) + 1}`;
  return `${label(name)}${place}${column === undefined ? '' : `, ${label(column).toLowerCase()}`}`;
}

/** Whether a field is a list of values or of rows. */
export function hasRows(field: InputField | undefined): boolean {
  return field?.item !== undefined || field?.fields !== undefined;
}
