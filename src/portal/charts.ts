import { html, trusted, type Html } from './html.ts';

/**
 * An SVG document of ours as a part of a page. Its style sheet stays out, which the policy of a page does not let through:
 * portal.css has rules for the same classes.
 */
export function writeChart(svg: string): Html {
  return html`<figure tabindex="0" role="group" aria-label="Chart">
    ${trusted(svg.replace(/<style>[\s\S]*?<\/style>/, ''))}
  </figure>`;
}
