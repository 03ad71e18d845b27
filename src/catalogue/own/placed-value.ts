import { findExported, type Literal, resolveName } from './literals.ts';
import { MAX_DEPTH, type Fault, type Member, type PlacedJson, type Position } from '#base/placed-json.ts';

/**
 * The value that a module exports, as if it had been read from JSON: plain data, of which each part knows
 * where it is written.
 */

/**
 * Adds to `faults` what is not plain data. `equations` may be one text, which becomes the list of its lines.
 */
export function placeValue(value: unknown, source: string, faults: Fault[]): PlacedJson {
  const add = (at: Position, message: string) => void faults.push({ ...at, message });

  function place(one: unknown, written: Literal, pointer: string, depth: number): PlacedJson {
    const { at } = written;
    if (depth > MAX_DEPTH) add(at, `More than ${MAX_DEPTH} levels of nesting.`);
    else if (Array.isArray(one)) return placeItems(one, resolveName(written, source), pointer, depth);
    else if (typeof one === 'object' && one !== null && isPlain(one))
      return placeMembers(one, resolveName(written, source), pointer, depth);
    else if (typeof one === 'string') {
      const text = resolveName(written, source);
      if (pointer === '/equations') return placeLines(one, text);
      return { kind: 'text', value: one, raw: text.kind === 'text' ? text.raw : '', at: text.at };
    } else if (typeof one === 'boolean' || one === null || Number.isFinite(one))
      return { kind: 'other', value: one as number | boolean | null, at };
    else
      add(
        at,
        `This must be plain data: texts, numbers, true, false, lists and objects. It is ${describe(one)}.`,
      );
    return { kind: 'other', value: null, at };
  }

  function placeItems(all: readonly unknown[], written: Literal, pointer: string, depth: number): PlacedJson {
    const known = written.kind === 'array' ? written.items : [];
    const items = Array.from(all, (item, index) => {
      const own = `${pointer}/${index}`;
      return place(item, known[index] ?? codeAt(written.at, own), own, depth + 1);
    });
    return { kind: 'array', items, at: written.at };
  }

  function placeMembers(all: object, written: Literal, pointer: string, depth: number): PlacedJson {
    const members = new Map<string, Member>();
    for (const [name, member] of Object.entries(all)) {
      if (member === undefined) continue;
      const own = `${pointer}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
      const known = written.kind === 'object' ? written.members.get(name) : undefined;
      const code = codeAt(written.at, own);
      const value = place(member, known?.value ?? code, own, depth + 1);
      members.set(name, { at: known?.at ?? code.at, value });
    }
    return { kind: 'object', members, at: written.at };
  }

  return place(value, findExported(source), '', 0);
}

/** Lines of a template literal are lines of the file. */
function placeLines(text: string, written: Literal): PlacedJson {
  const raw = written.kind === 'text' ? written.raw.split('\n') : [];
  const lines = text.split('\n');
  const { line, column } = written.at;
  const items = lines.map((value, index): PlacedJson => {
    if (raw.length !== lines.length)
      return { kind: 'text', value, raw: '', at: codeAt(written.at, '/equations').at };
    const start = { line: line + index, column: index === 0 ? column + 1 : 1 };
    return { kind: 'text', value, raw: raw[index]!, at: start, start };
  });
  return { kind: 'array', items, at: written.at };
}

function codeAt({ line, column }: Position, pointer: string): Literal {
  return { kind: 'code', at: { line, column, pointer } };
}

function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || prototype === Object.prototype;
}

function describe(value: unknown): string {
  if (typeof value === 'number') return String(value);
  if (value instanceof Promise) return 'a promise; write "export default await"';
  if (typeof value !== 'object' || value === null)
    return value === undefined ? 'undefined' : `a ${typeof value}`;
  const { name } = value.constructor;
  return `an object of the class ${name}`;
}
