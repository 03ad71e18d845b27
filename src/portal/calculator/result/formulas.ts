import { formula, html, type Html } from '#portal/html.ts';

/** A formula as text, and as an element of MathML where it is not words. */
interface Formula {
  readonly text: string;
  readonly math?: string | undefined;
}

/**
 * A longer one may be wider than its box on a phone, also behind a word, so that the keyboard must be able to
 * scroll it.
 */
const MAX_NARROW_LENGTH = 28;

/**
 * A longer one may be wider than paper, which has no scroll bar: printed, its text is broken over lines.
 * Cases are one below the other.
 */
const MAX_PRINTED_LENGTH = 100;
const MAX_PRINTED_LENGTH_OF_CASES = 160;

/** The text shows where a browser has no MathML; see portal.css. */
export function writeFormula({ text, math }: Formula): Html {
  if (math === undefined) return html`<code>${text}</code>`;
  // The text may be of one case alone.
  const hasCases = math.includes('<mtable');
  const isWide = text.length > MAX_NARROW_LENGTH || hasCases;
  const kind =
    text.length > (hasCases ? MAX_PRINTED_LENGTH_OF_CASES : MAX_PRINTED_LENGTH) ? 'formula long' : 'formula';
  return html`<div class="${kind}" ${isWide && html`role="group" aria-label="Formula" tabindex="0"`}>
    ${formula(math)}<code>${text}</code>
  </div>`;
}
