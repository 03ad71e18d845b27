/** A seeded stream of chance: the same seed gives the same numbers on every machine. */
export interface Random {
  /** Uniform in [0, 1), with 53 bits. */
  readonly unit: () => number;
  /** A whole number from `low` to `high`, both included. */
  readonly integer: (low: number, high: number) => number;
  readonly pick: <T>(items: readonly T[]) => T;
  readonly chance: (probability: number) => boolean;
}

/** The generator sfc32 of C. Doty-Humphrey (PractRand), started from the seed and a name for the stream. */
export function createRandom(seed: number, stream = ''): Random {
  let [a, b, c, counter] = [seed | 0, Math.floor(seed / 2 ** 32) | 0, 0x9e3779b9 | 0, 1];
  for (const character of stream) c = (Math.imul(c, 31) + character.codePointAt(0)!) | 0;

  function next(): number {
    const mixed = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + mixed) | 0;
    return mixed >>> 0;
  }

  for (let i = 0; i < 20; i++) next();
  const unit = () => ((next() >>> 5) * 2 ** 26 + (next() >>> 6)) * 2 ** -53;
  const integer = (low: number, high: number) => low + Math.floor(unit() * (high - low + 1));
  return {
    unit,
    integer,
    pick: (items) => items[integer(0, items.length - 1)]!,
    chance: (probability) => unit() < probability,
  };
}
