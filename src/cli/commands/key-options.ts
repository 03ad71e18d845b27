import { type Scope, scopes } from '#access/keys.ts';
import { isPlanName, parseQuotas, type PlanName, planNames, type Quotas } from '#access/plans.ts';
import { misuse, suggest } from '#cli/arguments.ts';

// Options for keys that several commands share. Each function throws a CommandError that names the option.

const timePattern = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?(?:Z|[+-]\d\d:\d\d))?$/;
const unprintable = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u;

export function readName(text: string, usage: string): string {
  const name = text.trim();
  if (name === '' || name.length > 100 || unprintable.test(name)) {
    throw misuse('--name takes 1 to 100 printable characters.', usage);
  }
  return name;
}

export function readNote(text: string, usage: string): string {
  if (text.length > 500 || unprintable.test(text)) {
    throw misuse('--note takes up to 500 printable characters.', usage);
  }
  return text.trim();
}

export function readPlan(text: string, usage: string): PlanName {
  if (!isPlanName(text)) throw misuse(`"${text}" is not a plan; ${suggest(text, planNames)}`, usage);
  return text;
}

/** Null for the quotas of the plan. */
export function readQuotas(text: string, usage: string): Quotas | null {
  const quotas = text === 'plan' ? null : parseQuotas(text);
  if (quotas === undefined)
    throw misuse(
      `--quotas takes requests per minute and per day, such as 300/5000, or plan for those of the plan, not "${text}".`,
      usage,
    );
  return quotas;
}

/** A comma-separated list, returned in the order in which scopes are displayed. */
export function readScopes(text: string, usage: string): readonly Scope[] {
  const given = text.split(',').map((word) => word.trim());
  const unknown = given.find((word) => !(scopes as readonly string[]).includes(word));
  if (unknown !== undefined) throw misuse(`"${unknown}" is not a scope; ${suggest(unknown, scopes)}`, usage);
  return scopes.filter((scope) => given.includes(scope));
}

/** A time in the future. */
export function readTime(option: string, text: string, now: Date, usage: string): Date {
  const timeMs = parseTime(text, now.getTime());
  if (Number.isNaN(timeMs)) {
    throw misuse(
      `${option} takes days such as 30d, a date such as 2030-12-31 (its start in UTC) or a time such as ` +
        `2030-12-31T18:00Z, not "${text}".`,
      usage,
    );
  }
  if (timeMs <= now.getTime()) {
    throw misuse(`${option} must be in the future; ${text} is not after ${now.toISOString()}.`, usage);
  }
  return new Date(timeMs);
}

/** A date or a time, in the past or the future. */
export function readMoment(option: string, text: string, usage: string): Date {
  const timeMs = parseMoment(text);
  if (!Number.isNaN(timeMs)) return new Date(timeMs);
  throw misuse(
    `${option} takes a date such as 2026-11-21 (its start in UTC) or a time such as 2026-11-21T18:00Z, not "${text}".`,
    usage,
  );
}

/** The milliseconds in a duration such as 90m, 24h or 7d, or 0; at most 90 days. */
export function readGrace(text: string, usage: string): number {
  const [, count, unit] = /^(\d{1,4})([mhd])$/.exec(text) ?? [];
  const graceMs = text === '0' ? 0 : Number(count) * { m: 60_000, h: 3_600_000, d: 86_400_000 }[unit as 'm'];
  if (graceMs <= 90 * 86_400_000) return graceMs;
  throw misuse(`--grace takes a time such as 90m, 24h or 7d, up to 90d, or 0, not "${text}".`, usage);
}

/** Unix time in milliseconds, or NaN. */
function parseTime(text: string, nowMs: number): number {
  const days = /^(\d{1,5})d$/.exec(text)?.[1];
  return days === undefined ? parseMoment(text) : nowMs + Number(days) * 86_400_000;
}

/** Unix time in milliseconds, or NaN. */
function parseMoment(text: string): number {
  if (!timePattern.test(text)) return NaN;
  // Some engines parse 30 February as a day in March.
  const date = text.slice(0, 10);
  const dayMs = Date.parse(date);
  return !Number.isNaN(dayMs) && new Date(dayMs).toISOString().startsWith(date) ? Date.parse(text) : NaN;
}
