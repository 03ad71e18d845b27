/** What a reply is made of; members that are undefined are left out. */
export type Json = string | number | boolean | null | undefined | JsonText | readonly Json[] | object;

/**
 * A value that is JSON text already: a number with more digits than a double has, or what the writer has
 * written.
 */
export class JsonText {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** The one place where a reply becomes text, but for what the writer writes. */
export function toJson(value: Json): string {
  if (value instanceof JsonText) return value.text;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (isList(value)) return `[${value.map((item) => toJson(item ?? null)).join(',')}]`;
  let text = '';
  for (const [name, member] of Object.entries(value as Readonly<Record<string, Json>>)) {
    if (member !== undefined) text += `${text === '' ? '' : ','}${JSON.stringify(name)}:${toJson(member)}`;
  }
  return `{${text}}`;
}

function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}

/** JSON in which every number is its text, so that no digit is lost on the way to the page. */
export function parseExact(text: string): unknown {
  const revive = (_: string, value: unknown, context?: { readonly source?: string }) =>
    typeof value === 'number' ? context!.source : value;
  return JSON.parse(text, revive);
}
