/** Keeps the values that were asked for last, at most `max` of them. */
export function createRecent<Value>(max: number) {
  const kept = new Map<string, Value>();
  return {
    get(key: string): Value | undefined {
      const value = kept.get(key);
      if (value === undefined) return undefined;
      kept.delete(key);
      kept.set(key, value);
      return value;
    },
    set(key: string, value: Value): void {
      kept.set(key, value);
      if (kept.size > max) kept.delete(kept.keys().next().value!);
    },
  };
}
