import { calculatorReferencePath } from '#api/pages.ts';
import type { AnyCalculator } from '#catalogue/declare/define.ts';
import { listNames, type NameUse } from '#api/names.ts';
import type { DocumentRequest } from '#http/documents/documents.ts';
import type { Reply } from '#http/replies.ts';
import { html, type Html } from '#portal/html.ts';
import { NAMES_PATH } from './addresses.ts';
import type { WriteDocsPage } from './docs-layout.ts';
import { writeTable } from './reference-pages.ts';

/** All names of inputs and outputs: a name means the same, in the same unit, wherever it stands. */
export function createNamesPage(
  catalogue: readonly AnyCalculator[],
  writePage: WriteDocsPage,
): (request: DocumentRequest) => Reply {
  let main: Html | undefined;
  const write = () => {
    const uses = Map.groupBy(listNames(catalogue), ({ name }) => name);
    const names = [...uses].sort(([one], [other]) => (one < other ? -1 : 1));
    const rows = names.map(([name, all]) => writeName(name, all));
    return html`<h1>Names of inputs and outputs</h1>
      <p class="lead">
        ${names.length} names. A name means the same in every calculator, and its last word tells the unit:
        <code>_pct</code> is percent, <code>_rate</code> percent per year, <code>_months</code>
        months. Without such a word it is money, or a plain number.
      </p>
      ${writeTable('Names', ['Name', 'Unit', 'Type', 'Calculators'], rows)}`;
  };
  return ({ origin }) =>
    writePage({
      title: 'Names of inputs and outputs',
      description: 'Every name of the API, with its unit and the calculators that use it.',
      origin,
      path: NAMES_PATH,
      main: (main ??= write()),
    });
}

function writeName(name: string, uses: readonly NameUse[]): Html {
  const [{ unit, kind }] = uses as [NameUse, ...NameUse[]];
  const ids = [...new Set(uses.map(({ calculator }) => calculator))];
  return html`<tr>
    <th scope="row"><code>${name}</code></th>
    <td>${unit ?? '–'}</td>
    <td>${kind}</td>
    <td>
      ${ids.map((id, index) => html`${index > 0 && ', '}<a href="${calculatorReferencePath(id)}">${id}</a>`)}
    </td>
  </tr>`;
}
