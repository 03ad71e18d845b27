/**
 * Keeps the values that were asked for last: at most `max` of them, and of all together at most `maxSize`, as
 * `sizeOf` counts them.
 */
export function createRecent<Value>(
  max: number,
  maxSize = Infinity,
  sizeOf: (value: Value) => number = () => 0,
) {
  const kept = new Map<string, Value>();
  let size = 0;
  function remove(key: string): void {
    const value = kept.get(key);
    if (value !== undefined && kept.delete(key)) size -= key.length + sizeOf(value);
  }
  return {
    get(key: string): Value | undefined {
      const value = kept.get(key);
      if (value === undefined) return undefined;
      kept.delete(key);
      kept.set(key, value);
      return value;
    },
    set(key: string, value: Value): void {
      remove(key);
      kept.set(key, value);
      size += key.length + sizeOf(value);
      while (kept.size > max || size > maxSize) remove(kept.keys().next().value!);
    },
  };
}
