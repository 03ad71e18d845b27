import { MAX_LENGTH } from './kernel.ts';

/**
 * The results of the paths of a simulation, in blocks of paths. Threads share them where the memory is
 * shared.
 */
export interface PathMemory {
  readonly paths: number;
  readonly years: number;
  readonly draws: number;
  /** In the money of the beginning: at the end of each year of the first path, then of the next. */
  readonly balances: Float64Array;
  /** By path, as the members of a SimulationResult. */
  readonly finalBalances: Float64Array;
  readonly leastSpendings: Float64Array;
  readonly earlyGrowth: Float64Array;
  readonly lateGrowth: Float64Array;
  /** By path: the year in which it runs dry; the number of years where it does not. */
  readonly depletions: Uint16Array;
  readonly blocks: number;
  /** The number of blocks that have been taken, in its only place. */
  readonly taken: Int32Array;
  /** By block: 1 when it is done. */
  readonly isDone: Uint8Array;
}

/** Work of about a millisecond: along the years, and in their draws. */
const YEARS_PER_BLOCK = 10_000;
const DRAWS_PER_BLOCK = 40_000;
const BY_PATH = 4;
const BYTES = Float64Array.BYTES_PER_ELEMENT;

interface Size {
  readonly paths: number;
  readonly years: number;
  /** Numbers drawn for each year. */
  readonly draws: number;
}

/** As many as the kernel draws at once; even, so that no pair of opposite paths is split. */
export function pathsDrawnAtOnce(years: number): number {
  return 2 * Math.max(1, Math.floor(MAX_LENGTH / years / 2));
}

function pathsPerBlock({ years, draws }: Size): number {
  const drawn = pathsDrawnAtOnce(years);
  const yearsPerBlock = Math.min(YEARS_PER_BLOCK, DRAWS_PER_BLOCK / draws);
  return drawn * Math.ceil(yearsPerBlock / years / drawn);
}

export function countBlocks(size: Size): number {
  return Math.ceil(size.paths / pathsPerBlock(size));
}

export function countBytes(size: Size): number {
  const { paths, years } = size;
  const doubles = (years + BY_PATH) * paths;
  return BYTES * (1 + doubles) + Uint16Array.BYTES_PER_ELEMENT * paths + countBlocks(size);
}

/** Lays the results out in memory of `countBytes`, which is zero when no path is done. */
export function layOut(size: Size, memory: ArrayBufferLike): PathMemory {
  const { paths, years } = size;
  let offset = BYTES;
  const doubles = (length: number) => {
    const array = new Float64Array(memory, offset, length);
    offset += array.byteLength;
    return array;
  };
  const balances = doubles(years * paths);
  const [finalBalances, leastSpendings] = [doubles(paths), doubles(paths)];
  const [earlyGrowth, lateGrowth] = [doubles(paths), doubles(paths)];
  const depletions = new Uint16Array(memory, offset, paths);
  offset += depletions.byteLength;
  const blocks = countBlocks(size);
  return {
    ...size,
    balances,
    finalBalances,
    leastSpendings,
    earlyGrowth,
    lateGrowth,
    depletions,
    blocks,
    taken: new Int32Array(memory, 0, 1),
    isDone: new Uint8Array(memory, offset, blocks),
  };
}

/** Takes the next block; undefined when all are taken. */
export function takeBlock({ blocks, taken }: PathMemory): number | undefined {
  const block = Atomics.add(taken, 0, 1);
  return block < blocks ? block : undefined;
}

export function isBlockDone({ isDone }: PathMemory, block: number): boolean {
  return Atomics.load(isDone, block) === 1;
}

/** What a thread has written of the block is seen by all that see it done. */
export function markDone({ isDone }: PathMemory, block: number): void {
  Atomics.store(isDone, block, 1);
}

/** The first path of a block, and the first behind it. */
export function pathsOf(memory: PathMemory, block: number): { readonly from: number; readonly to: number } {
  const length = pathsPerBlock(memory);
  return { from: block * length, to: Math.min((block + 1) * length, memory.paths) };
}

/** Counts over the paths of the blocks that are done. */
export interface Count {
  readonly done: number;
  readonly successes: number;
  /** Pairs of neighbors that both succeed. */
  readonly pairsOfTwo: number;
  /** How many paths run dry in each year. */
  readonly depletions: readonly number[];
}

export function countPaths(memory: PathMemory): Count {
  const { years, depletions } = memory;
  const byYear = Array.from({ length: years + 1 }, () => 0);
  let [done, pairsOfTwo] = [0, 0];
  for (let block = 0; block < memory.blocks; block++) {
    if (!isBlockDone(memory, block)) continue;
    const { from, to } = pathsOf(memory, block);
    done += to - from;
    for (let path = from; path < to; path++) {
      const year = depletions[path]!;
      byYear[year]!++;
      if (path % 2 === 1 && year === years && depletions[path - 1] === years) pairsOfTwo++;
    }
  }
  return { done, successes: byYear[years]!, pairsOfTwo, depletions: byYear.slice(0, years) };
}
