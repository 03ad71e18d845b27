import type { AnyCalculator } from '#catalogue/declare/define.ts';
import { html, type Html } from '#portal/html.ts';
import { isOfFrame } from '#portal/rows.ts';

/** The form with its results, and a link to all else. */
export function writeFramed(
  { name }: AnyCalculator,
  path: string,
  shared: URLSearchParams,
  work: Html,
): Html {
  const own = new URLSearchParams([...shared].filter(([parameter]) => !isOfFrame(parameter)));
  return html`<h1>${name.replace(/ Calculator$/, '')}</h1>
    ${work}
    <p id="whole" data-live>
      <a target="_blank" href="${own.size === 0 ? path : `${path}?${own}`}"
        >Every step, the schedule and what-if tables, on Centwise</a
      >
    </p>`;
}
