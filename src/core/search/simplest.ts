/**
 * The number with the fewest digits from `low` to `high`, both included: the roundest, then that with the
 * fewest decimals.
 */
export function simplestBetween(low: number, high: number): number {
  for (let decimals = -12; decimals <= 17; decimals++) {
    for (const candidate of [ceilTo(low, decimals), floorTo(high, decimals)]) {
      if (candidate >= low && candidate <= high) return candidate + 0;
    }
  }
  return low;
}

/** The least number with so many decimals that is not below `value`, and the greatest that is not above. */
export function ceilTo(value: number, decimals: number): number {
  const units = Math.ceil(scale(value, decimals));
  const rounded = unscale(units, decimals);
  // The product may be the whole number next to the exact one.
  return rounded < value ? unscale(units + 1, decimals) : rounded;
}

export function floorTo(value: number, decimals: number): number {
  const units = Math.floor(scale(value, decimals));
  const rounded = unscale(units, decimals);
  return rounded > value ? unscale(units - 1, decimals) : rounded;
}

/** The nearest number with so many decimals. */
export function roundTo(value: number, decimals: number): number {
  return unscale(Math.round(scale(value, decimals)), decimals);
}

function scale(value: number, decimals: number): number {
  return decimals < 0 ? value / 10 ** -decimals : value * 10 ** decimals;
}

function unscale(units: number, decimals: number): number {
  return Number(`${units}e${-decimals}`);
}
