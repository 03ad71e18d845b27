import { attributes, type AttributeValue, html, type Html } from '#portal/html.ts';
import type { Naming } from '#portal/naming.ts';

/** The values of a select with the texts of its options. */
type Options = readonly (readonly [string, string])[];

interface Choices {
  readonly options: Options;
  /** What the choices mean, where that would be cut off in the select: as a hint, */
  readonly hint: string;
  /** or folded, where it is long. */
  readonly folded: Options;
}

export const noChoices: Choices = { options: [], hint: '', folded: [] };

/** A closed select on a phone shows about as much of an option. */
const MAX_OPTION_CHARACTERS = 34;

const MAX_HINT_CHARACTERS = 200;

const flags: Readonly<Record<string, string>> = { true: 'yes', false: 'no' };

/**
 * The words of a choice: "Straight line – the same each year", or only "Straight line" where any of that
 * would be too long.
 */
export function choicesOf(
  words: Readonly<Record<string, string>>,
  { naming: { label }, say }: { readonly naming: Naming; readonly say: (text: string) => string },
): Choices {
  const all = Object.entries(words).map(([word, meaning]) => {
    const told = meaning.slice(0, 1) + say(meaning).slice(1);
    const isName = /^[a-z]+_/.test(meaning);
    return { word, name: label(flags[word] ?? word), meaning: isName ? say(meaning) : told };
  });
  const whole = all.map(({ word, name, meaning }) => [word, `${name} – ${meaning}`] as const);
  if (whole.every(([, text]) => text.length <= MAX_OPTION_CHARACTERS))
    return { ...noChoices, options: whole };
  const options = all.map(({ word, name }) => [word, name] as const);
  const hint = all.map(({ name, meaning }) => `${name}: ${meaning}`).join('; ');
  if (hint.length <= MAX_HINT_CHARACTERS) return { ...noChoices, options, hint };
  return { ...noChoices, options, folded: all.map(({ name, meaning }) => [name, meaning]) };
}

/** What the choices mean, folded. */
export function writeMeanings(meanings: Options): Html | undefined {
  if (meanings.length === 0) return undefined;
  return html`<details class="meanings">
    <summary>What the choices mean</summary>
    <dl>
      ${meanings.map(
        ([name, meaning]) =>
          html`<div>
            <dt>${name}</dt>
            <dd>${meaning}</dd>
          </div>`,
      )}
    </dl>
  </details>`;
}

/** A typed text that is not an option is added, so that it is visible next to its message. */
export function writeSelect(
  common: Readonly<Record<string, AttributeValue>>,
  text: string,
  options: Options,
): Html {
  const all = options.some(([word]) => word === text) ? options : [[text, ''] as const, ...options];
  return html`<select ${attributes(common)}>
    ${all.map(
      ([word, meaning]) =>
        html`<option${attributes({ value: word, selected: word === text })}>${optionText(word, meaning)}</option>`,
    )}
  </select>`;
}

function optionText(word: string, meaning: string): string {
  if (word === '') return meaning === '' ? 'choose …' : meaning;
  return meaning === '' ? word : meaning;
}
