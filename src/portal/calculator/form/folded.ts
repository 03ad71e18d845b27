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
  const texts = names.flatMap((name) => describeDefault(name, fields, context));
  const shown = texts.slice(0, MAX_SUMMARIZED).join(', ');
  const end = texts.length > MAX_SUMMARIZED ? ' …' : '.';
  const line = shown === '' ? '' : `${shown.slice(0, 1).toUpperCase()}${shown.slice(1)}${end}`;
  const title = names.length === 1 ? '1 more option' : `${names.length} more options`;
  return html`<summary>
    ${title}
    ${line !== '' && html`<span class="hint folded">${line} <span class="change">Change</span></span>`}
  </summary>`;
}

/** "inflation rate: 3%"; empty for a default of nothing, such as a fee of 0. */
function describeDefault(name: string, fields: InputFields, context: TextContext): readonly string[] {
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
  const label = labelInSentence(context.words.label(name));
  if (usual === true) return [label];
  return [`${withoutUnit(label)}: ${beyondUnit(label, inputPhrase(field, usual, context))}`];
}
