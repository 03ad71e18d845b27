import { createRandom, type Random } from './random.ts';
import { createReference, lastPlace, type Reference } from './reference.ts';

const functionNames = ['exp', 'expm1', 'log', 'log1p'] as const;
export type FunctionName = (typeof functionNames)[number];

/** The worst error seen, in units in the last place of the result, and where. */
export interface WorstError {
  readonly name: FunctionName;
  readonly points: number;
  readonly ulps: number;
  readonly at: number;
}

const signed = (random: Random, size: number) => (random.chance(0.5) ? size : -size);
const sized = (random: Random, low: number, high: number) => 10 ** (low + (high - low) * random.unit());

/** Arguments over the whole range, and more of them where formulas use the function. */
const drawArgument: Readonly<Record<FunctionName, (random: Random) => number>> = {
  exp: (random) =>
    random.pick([
      signed(random, sized(random, -18, 2)),
      random.unit() * 1449 - 740,
      signed(random, random.unit()),
    ]),
  expm1: (random) =>
    random.pick([
      signed(random, sized(random, -300, 0)),
      signed(random, sized(random, -3, 2.8)),
      signed(random, random.unit()),
    ]),
  log: (random) =>
    random.pick([sized(random, -300, 300), 0.5 + random.unit(), 1 + signed(random, sized(random, -15, -1))]),
  log1p: (random) =>
    random.pick([
      signed(random, sized(random, -300, 0)) * 0.999,
      sized(random, -3, 20),
      -random.unit(),
      random.unit() / 10,
    ]),
};

/** Measures this runtime's elementary functions at so many points, divided among the four. */
export function measureElementary(seed: number, chunk: number, points: number): readonly WorstError[] {
  const reference = createReference(40);
  return functionNames.map((name) => {
    const random = createRandom(seed, `${name}/${chunk}`);
    const count = Math.ceil(points / functionNames.length);
    let worst = { ulps: 0, at: 0 };
    for (let i = 0; i < count; i++) {
      const at = drawArgument[name](random);
      const ulps = errorInUlps(reference, name, at);
      if (!(ulps <= worst.ulps)) worst = { ulps, at };
    }
    return { name, points: count, ...worst };
  });
}

function errorInUlps(reference: Reference, name: FunctionName, at: number): number {
  const got = Math[name](at);
  const exact = reference[name](reference.ofDouble(at));
  if (!Number.isFinite(got)) return Infinity;
  const unit = new reference.Number(2).pow(lastPlace(exact.toNumber()));
  return exact.minus(reference.ofDouble(got)).abs().dividedBy(unit).toNumber();
}
