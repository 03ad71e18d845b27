// Characters that control or confuse a terminal: control characters, formatting such as the writing
// direction, and line separators.
const unprintable = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;
const unprintableWithinLines = /(?!\t|\r?\n)[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/**
 * A text that is safe to print, whoever wrote it: line breaks are kept, but ESC becomes `\u001b`, which is
 * the same character in a JSON string.
 */
export function escapeText(text: string): string {
  return text.replace(unprintableWithinLines, escapeCharacter);
}

/** `escapeText` for a text that must stay on one line. */
export function escapeLine(text: string): string {
  return text.replace(unprintable, escapeCharacter);
}

function escapeCharacter(character: string): string {
  const units = Array.from({ length: character.length }, (_, index) => character.charCodeAt(index));
  return units.map((unit) => `\\u${unit.toString(16).padStart(4, '0')}`).join('');
}

/** A reader such as head may have enough before a text ends; that is no error. */
export function endQuietly(): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error;
    });
  }
}
