/** Words as a choice in a sentence: "a", "a or b", "a, b or c". */
export function formatChoice(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
}
