import { choosing, type Pack, type PackFigure, type Row, rowAt } from './pack.ts';

/** What decides a figure besides the day: words of inputs by their names. */
export type Deciding = Readonly<Record<string, unknown>>;

/** A figure of a country with its row of a day. */
export interface FoundRow {
  readonly pack: Pack;
  readonly figure: PackFigure;
  /** Undefined where the figure has none for the day, which is not the same as a value of null. */
  readonly row: Row | undefined;
  /** Undefined where the law has no such figure for these words. */
  readonly value: unknown;
}

/** The inputs whose words a name may end in: `brackets_SCT`, `standard_deduction_old`. */
export const variantInputs = ['region', 'tax_regime'] as const;

/**
 * A figure by its name in equations, which may be that of a figure, or of a member of one: `basic_amount_max`
 * is the member `max` of `basic_amount`. Undefined where these packs know none.
 */
export function findRow(
  packs: readonly Pack[],
  name: string,
  day: string,
  deciding: Deciding,
): FoundRow | undefined {
  const located = findFigure(packs, name, String(deciding['region']), String(deciding['tax_regime']));
  if (located === undefined) return undefined;
  const { pack, figure, member } = located;
  const row = rowAt(figure, day);
  return { pack, figure, row, value: row && partOf(row.value, figure, member, deciding) };
}

interface Located {
  readonly pack: Pack;
  readonly figure: PackFigure;
  readonly member: string | undefined;
}

function findFigure(
  packs: readonly Pack[],
  name: string,
  region: string,
  regime: string,
): Located | undefined {
  const { located } = factsOf(packs);
  const key = `${name} ${region} ${regime}`;
  if (!located.has(key)) located.set(key, locate(packs, name, [region, regime]));
  return located.get(key);
}

function locate(packs: readonly Pack[], name: string, variants: readonly string[]): Located | undefined {
  for (const [head, member] of readings(name)) {
    for (const one of [...variants.map((word) => `${head}_${word}`), head]) {
      const pack = packs.find(({ figures }) => Object.hasOwn(figures, one));
      if (pack !== undefined) return { pack, figure: pack.figures[one]!, member };
    }
  }
  return undefined;
}

/** All that the name may be, by the words that it may end in. */
export function figuresNamed(packs: readonly Pack[], name: string): ReadonlySet<PackFigure> {
  const words = decidingWords(packs, name);
  const [regions, regimes] = variantInputs.map((input) => [...(words.get(input) ?? []), 'undefined']);
  const all = regions!.flatMap((region) =>
    regimes!.map((regime) => findFigure(packs, name, region, regime)?.figure),
  );
  return new Set(all.filter((figure) => figure !== undefined));
}

function partOf(value: unknown, figure: PackFigure, member: string | undefined, deciding: Deciding): unknown {
  let chosen = value as Deciding | null | undefined;
  // A word may be a part of the name, where no input has it.
  if (member !== undefined && isWord(member, value, figure)) return chosen?.[member];
  for (const input of choosing(figure)) {
    const word = String(deciding[input]);
    // A bound that others have is within the last one up to it.
    chosen = (chosen?.[word] ?? (BOUND.test(word) ? upTo(chosen, word) : undefined)) as Deciding | undefined;
  }
  return member === undefined ? chosen : chosen?.[member];
}

function isWord(member: string, value: unknown, figure: PackFigure): boolean {
  return choosing(figure).length > 0 && Object.hasOwn(value ?? {}, member);
}

const BOUND = /^\d+\+?$/;

function upTo(table: Deciding | null | undefined, bound: string): unknown {
  return Object.entries(table ?? {}).findLast(([key]) => parseFloat(key) <= parseFloat(bound))?.[1];
}

/** The name itself, and each way to read it as a figure and its member. */
function readings(name: string): readonly (readonly [head: string, member?: string])[] {
  const parts = name.split('_');
  const split = parts.slice(1).map((_, at) => {
    return [parts.slice(0, -1 - at).join('_'), parts.slice(-1 - at).join('_')] as const;
  });
  return [[name], ...split];
}

type Words = ReadonlyMap<string, ReadonlySet<string>>;

/** A figure of a pack, and the word at the end of its name that decides it. */
interface Variant {
  readonly figure: PackFigure;
  readonly word: string | undefined;
}

/** What was found of packs, which each of their periods asks for again. */
interface Facts {
  /** By the name without the word. */
  readonly variants: ReadonlyMap<string, readonly Variant[]>;
  readonly located: Map<string, Located | undefined>;
  readonly words: Map<string, Words>;
}

const facts = new WeakMap<readonly Pack[], Facts>();

function factsOf(packs: readonly Pack[]): Facts {
  const known = facts.get(packs) ?? { variants: variantsOf(packs), located: new Map(), words: new Map() };
  facts.set(packs, known);
  return known;
}

/** A figure of a region or of a regime: its name without the word, and the word. */
export const VARIANT = /^(.+)_([A-Z]{2,3}|new|old)$/;

function variantsOf(packs: readonly Pack[]): ReadonlyMap<string, readonly Variant[]> {
  const variants = new Map<string, Variant[]>();
  const add = (head: string, one: Variant) => {
    variants.set(head, [...(variants.get(head) ?? []), one]);
  };
  for (const { figures } of packs) {
    for (const [name, figure] of Object.entries(figures)) {
      add(name, { figure, word: undefined });
      const [, head, word] = VARIANT.exec(name) ?? [];
      if (head !== undefined) add(head, { figure, word });
    }
  }
  return variants;
}

/** The words of an input that decide a figure in these packs. */
export function decidingWords(packs: readonly Pack[], name: string): Words {
  const { words } = factsOf(packs);
  const known = words.get(name) ?? findWords(packs, name);
  words.set(name, known);
  return known;
}

function findWords(packs: readonly Pack[], name: string): Words {
  const found = new Map<string, Set<string>>();
  const add = (input: string, word: string) => {
    const words = found.get(input) ?? new Set<string>();
    found.set(input, words.add(word));
  };
  const { variants } = factsOf(packs);
  for (const [head, member] of readings(name)) {
    for (const { figure, word } of variants.get(head) ?? []) {
      if (word !== undefined) add(/^[A-Z]/.test(word) ? 'region' : 'tax_regime', word);
      for (const { value } of figure.values) {
        if (member === undefined || !isWord(member, value, figure)) addWords(value, choosing(figure), add);
      }
    }
  }
  return found;
}

function addWords(
  value: unknown,
  [input, ...rest]: readonly string[],
  add: (input: string, word: string) => void,
) {
  if (input === undefined) return;
  for (const [word, one] of Object.entries(value ?? {})) {
    add(input, word);
    addWords(one, rest, add);
  }
}
