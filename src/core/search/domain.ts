/** The numbers that are searched. */
export interface Domain {
  readonly minimum: number;
  readonly maximum: number;
  /** Whether only whole numbers count. */
  readonly isWhole: boolean;
  /**
   * Other numbers of the question: there may be answers only beside one of them, as of a price between two
   * others.
   */
  readonly landmarks?: readonly number[];
  /** Whether each reading takes milliseconds, such as that of a simulation; fewer are taken then. */
  readonly isCostly?: boolean;
}

/**
 * How many places the domain is looked at before signs are compared; roots closer together than these may be
 * missed.
 */
const SAMPLES = 120;
const COSTLY_SAMPLES = 20;
/** Whole numbers are all looked at, up to so many. */
const MAX_WHOLE_NUMBERS = 1_200;
const MAX_COSTLY_WHOLE_NUMBERS = 30;
/**
 * Of real numbers, as years, the whole ones are looked at too when they are no more: where payments fall due
 * results jump.
 */
const MAX_WHOLE_AMONG_REAL = 250;

const MAX_LANDMARKS = 20;

/** Whether every number that counts is looked at. */
export function isLookedAtWhole({ minimum, maximum, isWhole, isCostly }: Domain): boolean {
  return isWhole && maximum - minimum <= (isCostly === true ? MAX_COSTLY_WHOLE_NUMBERS : MAX_WHOLE_NUMBERS);
}

/**
 * How narrow a range is, as a part of its numbers, in which costly readings stop: it tells cents of tens of
 * millions apart.
 */
const COSTLY_RANGE = 1e-10;

/** Whether nothing is looked for between two places, as they are beside each other for costly readings. */
export function isNarrow(a: number, b: number, { isCostly }: Domain): boolean {
  return isCostly === true && Math.abs(a - b) <= COSTLY_RANGE * Math.abs(a);
}

/** The places that are looked at first, lowest first. */
export function samplePoints(domain: Domain): number[] {
  const { minimum, maximum, isWhole, isCostly = false } = domain;
  const width = maximum - minimum;
  const count = isCostly ? COSTLY_SAMPLES : SAMPLES;
  if (isLookedAtWhole(domain)) return Array.from({ length: width + 1 }, (_, index) => minimum + index);
  const points = new Set<number>([minimum, maximum]);
  for (let k = 1; k < count; k++) {
    points.add(minimum + (width * k) / count);
    // From the 1e-15th part of the domain upwards, so that small amounts and rates are seen as well as large
    // ones; away from 0 to both sides where it is inside.
    const part = 10 ** (-15 * (1 - k / count));
    if (minimum < 0 && maximum > 0) points.add(minimum * part).add(maximum * part);
    else points.add(minimum + width * part);
  }
  if (width <= MAX_WHOLE_AMONG_REAL && !isCostly) {
    for (let x = Math.ceil(minimum); x <= maximum; x++) points.add(x);
  }
  const placed = isWhole ? new Set([...points].map(Math.round)) : points;
  return [...placed].filter((x) => x >= minimum && x <= maximum).toSorted((a, b) => a - b);
}

/** The places beside and between the landmarks, lowest first. */
export function pointsAtLandmarks({ minimum, maximum, isWhole, landmarks = [] }: Domain): number[] {
  const all = [...new Set(landmarks)].toSorted((a, b) => a - b).slice(0, MAX_LANDMARKS);
  const points = all.flatMap((mark, index) => {
    const next = all[index + 1] ?? mark;
    const between = [0.25, 0.5, 0.75].map((part) => mark + (next - mark) * part);
    return [mark, ...[0.5, 0.8, 0.95, 1.05, 1.25, 2].map((factor) => mark * factor), ...between];
  });
  const placed = new Set(isWhole ? points.map(Math.round) : points);
  return [...placed].filter((x) => x >= minimum && x <= maximum).toSorted((a, b) => a - b);
}

/**
 * A number between two others, undefined when there is none: their geometric mean when they are far apart.
 */
export function middleOf(a: number, b: number, isWhole: boolean): number | undefined {
  const [low, high] = a < b ? [a, b] : [b, a];
  const [small, large] = Math.abs(low) < Math.abs(high) ? [low, high] : [high, low];
  const isFar = low * high > 0 && Math.abs(large) > 4 * Math.abs(small);
  const mean = isFar
    ? Math.sign(low) * Math.sqrt(Math.abs(low)) * Math.sqrt(Math.abs(high))
    : low + (high - low) / 2;
  const middle = isWhole ? Math.floor(mean) : mean;
  return middle > low && middle < high ? middle : undefined;
}
