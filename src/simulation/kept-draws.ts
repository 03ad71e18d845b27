import type { Model } from './models.ts';
import type { Draws } from './philox.ts';

/**
 * Many plans are tried on the same markets one after the other, as by a solve or a sweep: those are drawn
 * only once.
 */

interface Drawn {
  readonly growth: Float64Array;
  readonly inflation: Float64Array;
}

interface Market {
  readonly key: string;
  /** How many simulations have asked for it. */
  asked: number;
  /** Numbers kept. */
  size: number;
  /** By years, first path and length. */
  readonly drawn: Map<string, Drawn>;
}

/** Two jobs may take turns on a thread. */
const MAX_MARKETS = 2;
/** Of each market, in numbers of eight bytes: 10,000 paths of 60 years. */
const MAX_NUMBERS = 1_200_000;

/** The latest last. */
const markets: Market[] = [];

/**
 * The same model, which keeps what it draws from the second simulation in a row of the same market on. What
 * decides the returns, apart from the addresses of the draws, is plain data.
 */
export function keepDraws(model: Model, decidedBy: unknown): Model {
  const market = findMarket(JSON.stringify(decidedBy));
  market.asked++;
  // A single simulation would pay for keeping, and gain nothing.
  if (market.asked === 1) return model;
  return {
    draws: model.draws,
    draw(draws, growth, inflation) {
      const address = addressOf(draws, growth.length);
      const known = market.drawn.get(address);
      if (known !== undefined) {
        growth.set(known.growth);
        inflation.set(known.inflation);
        return;
      }
      model.draw(draws, growth, inflation);
      if (market.size + 2 * growth.length > MAX_NUMBERS) return;
      market.size += 2 * growth.length;
      market.drawn.set(address, { growth: growth.slice(), inflation: inflation.slice() });
    },
  };
}

/**
 * Whether a simulation of the same market came before, and so many numbers of it fit: then walking its paths
 * takes less than other threads need to begin.
 */
export function isKept(decidedBy: unknown, numbers: number): boolean {
  const key = JSON.stringify(decidedBy);
  return numbers <= MAX_NUMBERS && markets.some((market) => market.key === key);
}

function findMarket(key: string): Market {
  const index = markets.findIndex((market) => market.key === key);
  const [known = { key, asked: 0, size: 0, drawn: new Map<string, Drawn>() }] =
    index < 0 ? [] : markets.splice(index, 1);
  markets.push(known);
  if (markets.length > MAX_MARKETS) markets.shift();
  return known;
}

function addressOf({ seed, years, firstPath, isAntithetic }: Draws, length: number): string {
  return `${seed.high} ${seed.low} ${years} ${firstPath} ${length} ${isAntithetic}`;
}
