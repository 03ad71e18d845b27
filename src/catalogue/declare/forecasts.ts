/** Of forecasts without inputs for fees and taxes, and of those that have several rates. */
export const constantReturn =
  'the return is the same every year; no taxes, no fees; the Monte Carlo and backtest calculators show what changing returns do';
export const constantRates = 'every rate stays the same from year to year';

/** Whether the results are of a future whose rates nobody knows, so that their last digits say nothing. */
export function isOfConstantRates(forecast: string | undefined): boolean {
  return forecast === constantReturn || forecast === constantRates;
}
