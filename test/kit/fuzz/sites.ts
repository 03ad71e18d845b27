import type { Schema } from './document.ts';
import { acceptsType } from './values.ts';

/** A place in a value that has a schema of its own; it may be empty as yet. */
export interface Site {
  readonly path: readonly (string | number)[];
  readonly schema: Schema;
}

/** Every place within an example, however deep; of an array only the first item. */
export function listSites(schema: Schema, example: unknown, path: Site['path'] = []): Site[] {
  const choices = (schema['anyOf'] ?? schema['oneOf']) as readonly Schema[] | undefined;
  if (choices !== undefined) {
    const chosen = choices.find((choice) => fits(choice, example));
    return chosen === undefined ? [] : listSites(chosen, example, path);
  }
  if (Array.isArray(example)) {
    const items = schema['items'] as Schema | undefined;
    if (items === undefined || example.length === 0) return [];
    return [{ path: [...path, 0], schema: items }, ...listSites(items, example[0], [...path, 0])];
  }
  if (typeof example !== 'object' || example === null) return [];
  const properties = (schema['properties'] ?? {}) as Readonly<Record<string, Schema>>;
  return Object.entries(properties).flatMap(([name, property]) => [
    { path: [...path, name], schema: property },
    ...listSites(property, (example as Readonly<Record<string, unknown>>)[name], [...path, name]),
  ]);
}

/** By type, and for an object by its members. */
function fits(schema: Schema, value: unknown): boolean {
  if (!acceptsType(schema, value)) return false;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return true;
  const required = (schema['required'] ?? []) as readonly string[];
  return required.every((name) => Object.hasOwn(value, name));
}

/** A copy of a value with another one at the site. */
export function withSite(value: unknown, path: Site['path'], replacement: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return replacement;
  if (Array.isArray(value))
    return value.map((item, i) => (i === step ? withSite(item, rest, replacement) : item));
  const members = value as Readonly<Record<string, unknown>>;
  return { ...members, [step]: withSite(members[step] ?? {}, rest, replacement) };
}

/** A copy without the site; the same when it is an item of an array. */
export function withoutSite(value: unknown, path: Site['path']): unknown {
  const [step, ...rest] = path;
  if (Array.isArray(value)) return value.map((item, i) => (i === step ? withoutSite(item, rest) : item));
  const { [String(step)]: removed, ...others } = (value ?? {}) as Readonly<Record<string, unknown>>;
  return rest.length === 0 || removed === undefined
    ? others
    : { ...others, [step!]: withoutSite(removed, rest) };
}

/** As problem documents name it (RFC 6901). */
export function pointerOf(path: Site['path']): string {
  return path.map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}
