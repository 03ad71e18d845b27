/** A text that was put together: its fixed parts, which are a phrase, and the values between them. */
export interface Said<Value = Text | number> {
  readonly texts: readonly string[];
  readonly values: readonly Value[];
}

/** A text for people, which a page may write in another language. */
export type Text = string | Said;

export function say<Value = Text | number>(
  texts: TemplateStringsArray,
  ...values: readonly Value[]
): Said<Value> {
  return { texts, values };
}

/** The text in English. */
export function textOf(text: Text | number): string {
  if (typeof text !== 'object') return String(text);
  return text.texts.map((part, index) => part + textOf(text.values[index] ?? '')).join('');
}
