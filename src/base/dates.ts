/** Calendar dates as text, YYYY-MM-DD: they compare as text does, and carry no time zone. */

export const DAY_MS = 86_400_000;

export function isDate(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && toDate(Date.parse(text)) === text;
}

/** The date of an instant in UTC; empty for what is no instant. */
export function toDate(instantMs: number): string {
  return Number.isNaN(instantMs) ? '' : new Date(instantMs).toISOString().slice(0, 10);
}

/** The instant at which a date begins in UTC. */
export function startOfDateMs(date: string): number {
  return Date.parse(date);
}

export function addDays(date: string, days: number): string {
  return toDate(startOfDateMs(date) + days * DAY_MS);
}

/** Whole days from one date to another; negative when `to` is the earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((startOfDateMs(to) - startOfDateMs(from)) / DAY_MS);
}
