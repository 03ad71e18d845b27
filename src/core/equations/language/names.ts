import type { Expression } from './tree.ts';

/** What names become: others, or numbers. Those of the fields of a list stand as "list.field". */
export type Names = ReadonlyMap<string, string | Expression>;

/**
 * A part of a tree with other names, also in what its texts say. A tree is plain data, in which names have
 * keys of their own.
 */
export function rename<Node>(node: Node, names: Names): Node {
  return renameAt('', node, names) as Node;
}

function renameAt(key: string, node: unknown, names: Names): unknown {
  if (typeof node === 'string') return nameKeys.has(key) ? ownName(node, names) : ownText(key, node, names);
  if (Array.isArray(node)) return node.map((one) => renameAt(key, one, names));
  if (typeof node !== 'object' || node === null) return node;
  const { kind, name = '', field } = node as Readonly<Record<'kind' | 'name' | 'field', string | undefined>>;
  const other = kind === 'name' ? names.get(name) : undefined;
  if (typeof other === 'object') return other;
  const own = Object.entries(node).map(
    ([member, value]) => [member, renameAt(member, value, names)] as const,
  );
  if (kind !== 'call' || field === undefined) return Object.fromEntries(own);
  const [, ownField] = ownName(`${name}.${field}`, names).split('.');
  return { ...Object.fromEntries(own), field: ownField };
}

const nameKeys: ReadonlySet<string> = new Set(['name', 'list']);
const textKeys: ReadonlySet<string> = new Set(['meaning', 'reason', 'message']);

function ownName(name: string, names: Names): string {
  const own = names.get(name);
  if (typeof own === 'string') return own;
  // A value among several that code answered.
  const [whole, part] = name.split('.') as [string, string | undefined];
  return part === undefined ? name : `${ownName(whole, names)}.${part}`;
}

function ownText(key: string, text: string, names: Names): string {
  return textKeys.has(key) ? renameInProse(text, names) : text;
}

/** All names in parts of trees, also of what they define. */
export function namesIn(node: unknown): ReadonlySet<string> {
  if (typeof node !== 'object' || node === null) return new Set();
  const own = 'name' in node && typeof node.name === 'string' ? [node.name] : [];
  return new Set([...own, ...Object.values(node).flatMap((member) => [...namesIn(member)])]);
}

/** Replaces names in sentences: only those with an underscore, as others may be words of the language. */
export function renameInProse(text: string, names: Names): string {
  return text.replace(/[a-z][a-z0-9]*(?:_[a-z0-9]+)+/g, (name) => ownName(name, names));
}
