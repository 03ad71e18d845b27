import { labelInSentence } from '#text/write/labels.ts';
import type { Picture } from '#picture/picture.ts';
import { say } from '#text/write/said.ts';
import { html, type Html } from '#portal/html.ts';
import type { Reader } from '#portal/reader/reader.ts';

/** Where the rate of a chart changes at once: a table beside it. */
export function writeKinks({ kinks = [], kinksOf = '', x, name }: Picture, reader: Reader): Html | undefined {
  if (kinks.length === 0) return undefined;
  const hasJumps = kinks.some(({ jump }) => jump !== undefined);
  const money = (value: number) => reader.number(String(value));
  const rate = (value: number) => reader.percent(String(value));
  return html`<details data-name="kinks${name}">
    <summary>${say`Where the ${labelInSentence(kinksOf)} changes`}</summary>
    <div class="table">
      <table>
        <thead>
          <tr>
            <th scope="col">${x.name}</th>
            <th scope="col">Below</th>
            <th scope="col">From here on</th>
            ${hasJumps && html`<th scope="col">Due at once</th>`}
          </tr>
        </thead>
        <tbody>
          ${kinks.map(
            ({ at, before, after, jump }) =>
              html`<tr>
                <th scope="row">${money(at)}</th>
                <td>${rate(before)}</td>
                <td>${rate(after)}</td>
                ${hasJumps && html`<td>${jump === undefined ? '' : money(jump)}</td>`}
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
  </details>`;
}
