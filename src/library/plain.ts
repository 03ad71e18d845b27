import { type Json, JsonText } from '#calculate/result/json.ts';

/** A reply as a program gets it: numbers are doubles, and what is absent is left out. */
export function plain(value: Json): unknown {
  if (value instanceof JsonText) return JSON.parse(value.text) as unknown;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return (value as readonly Json[]).map((item) => plain(item ?? null));
  const members = Object.entries(value as Readonly<Record<string, Json>>);
  return Object.fromEntries(
    members.flatMap(([name, member]) => (member === undefined ? [] : [[name, plain(member)]])),
  );
}
