const flags: Readonly<Record<string, boolean>> = { true: true, yes: true, false: false, no: false };

/**
 * What a person types for true or false, in any case; other texts stay, so that the check of the field
 * rejects them.
 */
export function readTypedFlag(text: string): boolean | string {
  const word = text.trim().toLowerCase();
  return Object.hasOwn(flags, word) ? flags[word]! : text;
}
