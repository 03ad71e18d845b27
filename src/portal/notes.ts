import type { Address } from './address.ts';
import type { FormReading, PageResult } from './form-reading.ts';
import { html, type Html } from './html.ts';
import type { ResultContext } from './results.ts';
import { formatTypedNumber } from '#derive/typed-number.ts';

/** What looks like a mistake in the numbers, which stands beside the answer. */
export function writeWarnings(
  view: FormReading,
  result: PageResult,
  context: ResultContext,
  address: Address,
): readonly Html[] {
  return result.warnings.map((warning) => writeWarning(warning, view, context, address));
}

/** What was assumed for a result. */
export function writeNotes({ assumptions }: PageResult, context: ResultContext): Html {
  const { forecast, regional_defaults: regional } = assumptions;
  return html`${typeof regional === 'string' && html`<p class="note">${context.say(regional)}</p>`}
  ${typeof forecast === 'string' && html`<p class="hint">This is a forecast. It assumes that ${inSentence(context.say(forecast))}.</p>`}`;
}

/** A text that begins a sentence, within one. */
function inSentence(text: string): string {
  return text.startsWith('“') ? text : text[0]!.toLowerCase() + text.slice(1);
}

function writeWarning(
  { pointer, code, detail }: PageResult['warnings'][number],
  { values, typing }: FormReading,
  context: ResultContext,
  address: Address,
): Html {
  const name = pointer.slice(1);
  const value = values[name];
  if (code !== 'looks-like-a-fraction' || typeof value !== 'number') {
    return html`<p class="note">${context.say(detail)}</p>`;
  }
  // By its decimals, as a product in doubles would have others.
  const percent = String(Number(`${value}e2`));
  const [given, meant] = [String(value), percent].map((text) => context.reader.percent(text));
  return html`<p class="note">
    ${context.words.label(name)} is in percent, so this result uses ${given}.
    ${address.link(`Use ${meant}`, name, formatTypedNumber(percent, typing.shown), { anchor: 'result-title' })}
    instead.
  </p>`;
}
