import { say } from '#text/write/said.ts';
import type { Address } from './address.ts';
import type { FormReading, PageResult } from './form/form-reading.ts';
import { html, type Html } from '#portal/html.ts';
import type { LawStatement } from '#catalogue/declare/law.ts';
import type { ResultContext } from './result/results.ts';
import { formatTypedNumber } from '#text/read/typed-number.ts';

/** What looks like a mistake in the numbers, which stands beside the answer. */
export function writeWarnings(
  view: FormReading,
  result: PageResult,
  context: ResultContext,
  address: Address,
): readonly Html[] {
  return result.warnings.map((warning) => writeWarning(warning, view, context, address));
}

/** What was assumed for a result, and the law that it is by. */
export function writeNotes({ assumptions, outputs }: PageResult, context: ResultContext): Html {
  const { forecast, regional_defaults: regional } = assumptions;
  const law = outputs['law'] as LawStatement | undefined;
  return html`${typeof regional === 'string' && html`<p class="note">${context.say(regional)}</p>`}
  ${typeof forecast === 'string' && html`<p class="hint">This is a forecast. It assumes that ${inSentence(context.say(forecast))}.</p>`}
  ${law && writeLaw(law, context)}`;
}

function writeLaw({ valid_from, valid_to, checked, own }: LawStatement, { reader }: ResultContext): Html {
  const [from, to, seen] = [valid_from, valid_to, checked].map((day) => reader.date(day));
  return html`<p class="hint">Figures of the law from ${from} to ${to}, last checked on ${seen}.</p>
    ${own === true && html`<p class="note">The operator of this service has changed some of these figures.</p>`}`;
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
  const path = pointer.slice(1).split('/');
  const name = path.at(-1)!;
  const label = context.naming.label(name);
  if (code === 'unusual-age') {
    return html`<p class="note">${label} is beyond a lifetime; please check the amounts and rates.</p>`;
  }
  if (code === 'less-than-a-year') {
    return html`<p class="note">
      ${label} is extrapolated from less than a year, which says little about a year.
    </p>`;
  }
  if (code === 'law-has-ended')
    return html`<p class="note">The last law known here has ended; later law is not in this result.</p>`;
  const found = path.reduce<unknown>(
    (inner, member) => (inner as Readonly<Record<string, unknown>> | undefined)?.[member],
    values,
  );
  const value: unknown = Array.isArray(found) ? largest(found as readonly number[]) : found;
  if (typeof value !== 'number' || code === 'restricted-by-law')
    return html`<p class="note">${context.say(detail)}</p>`;
  // By its decimals, as a product in doubles would have others.
  const { reader } = context;
  if (code === 'looks-like-a-percentage') {
    const meant = reader.number(String(Number(`${value}e-2`)));
    return html`<p class="note">${label} is a ratio; ${reader.percent(String(value))} would be ${meant}.</p>`;
  }
  const percent = String(Number(`${value}e2`));
  const [given, meant] = [String(value), percent].map((text) => reader.percent(text));
  const isAlone = value === values[name];
  return html`<p class="note">
    ${label} is in percent, so this result uses ${given}.
    ${
      isAlone &&
      html`${address.link(say`Use ${meant!}`, name, formatTypedNumber(percent, typing.shown), {
        anchor: 'result-title',
      })}
      instead.`
    }
  </p>`;
}

function largest(numbers: readonly number[]): number | undefined {
  return numbers.toSorted((one, other) => Math.abs(other) - Math.abs(one))[0];
}
