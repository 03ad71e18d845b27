import type { InputFields } from '#catalogue/declare/define.ts';
import { inputPhrase } from '#text/write/headline-text.ts';
import type { TextContext } from '#text/write/result-text.ts';
import { html, type Html } from '#portal/html.ts';
import { beyondUnit, labelInSentence, withoutUnit } from '#text/write/labels.ts';

/** More values make the line a list that nobody reads. */
const MAX_SUMMARIZED = 6;

/**
 * The summary of the collapsed options: how many there are, and in one line the defaults that have an effect,
 * if any.
 */
export function writeFoldedSummary(
  names: readonly string[],
  fields: InputFields,
  context: TextContext,
): Html {
  const shown = names
    .flatMap((name) => describeDefault(name, fields, context))
    .map(([label, value], index) => {
      const name = index === 0 ? label : labelInSentence(label);
      return value === '' ? name : `${withoutUnit(name)}: ${value}`;
    });
  const listed = shown.slice(0, MAX_SUMMARIZED);
  const line = { texts: [...listed.map((_, index) => (index === 0 ? '' : ', ')), ''], values: listed };
  const end = shown.length > MAX_SUMMARIZED ? ' …' : '.';
  const title = names.length === 1 ? html`1 more option` : html`${names.length} more options`;
  return html`<summary>
    ${title}
    ${shown.length > 0 && html`<span class="hint folded">${line}${end} <span class="change">Change</span></span>`}
  </summary>`;
}

/** "Inflation rate" and "3%"; empty for a default of nothing, such as a fee of 0. */
function describeDefault(
  name: string,
  fields: InputFields,
  context: TextContext,
): readonly (readonly [string, string])[] {
  const field = fields[name]!;
  const { default: usual, item } = field;
  if (
    usual === undefined ||
    usual === 0 ||
    usual === false ||
    field.fields !== undefined ||
    item !== undefined
  )
    return [];
  const label = context.naming.label(name);
  return [[label, usual === true ? '' : beyondUnit(label, inputPhrase(field, usual, context))]];
}
