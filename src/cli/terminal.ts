// What a terminal obeys or hides: controls, formatting such as the direction of writing, and line separators.
const unprintable = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;
const unprintableWithinLines = /(?!\t|\r?\n)[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/**
 * A text that is safe to print, whoever wrote it: its lines stay as they are, but ESC becomes `\u001b`, which in a
 * JSON string is the same character.
 */
export function escapeText(text: string): string {
  return text.replace(unprintableWithinLines, escapeCharacter);
}

/** As `escapeText`, for a text that must stay within its line. */
export function escapeLine(text: string): string {
  return text.replace(unprintable, escapeCharacter);
}

function escapeCharacter(character: string): string {
  const units = Array.from({ length: character.length }, (_, index) => character.charCodeAt(index));
  return units.map((unit) => `\\u${unit.toString(16).padStart(4, '0')}`).join('');
}
