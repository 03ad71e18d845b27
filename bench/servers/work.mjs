// What every peer does besides HTTP: the same work as the service, by the usual means.
import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';

export const { PORT, KEY, CERTIFICATE, CERTIFICATE_KEY } = process.env;
export const tls = {
  cert: readFileSync(CERTIFICATE),
  key: readFileSync(CERTIFICATE_KEY),
};

/** For Bun.serve. */
export const bunOptions = {
  port: Number(PORT),
  hostname: '127.0.0.1',
  http2: true,
  development: false,
  tls,
};

const commonHeaders = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'cross-origin',
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'X-Request-Id, RateLimit, RateLimit-Policy, Retry-After, ETag',
  'cache-control': 'no-store',
};

const owners = new Map([[hash('sha256', KEY), 'key_1']]);
const windows = new Map();
const quota = 1_000_000_000;
let requests = 0;

/** The headers of the reply to whoever has this Authorization header; undefined for nobody we know. */
export function admit(authorization) {
  if (!authorization?.startsWith('Bearer ')) return undefined;
  const owner = owners.get(hash('sha256', authorization.slice(7)));
  if (owner === undefined) return undefined;
  const now = performance.now();
  let window = windows.get(owner);
  if (window === undefined || window.endMs <= now)
    windows.set(owner, (window = { endMs: now + 60_000, count: 0 }));
  if (++window.count > quota) return undefined;
  return {
    ...commonHeaders,
    'x-request-id': `peer-${(++requests).toString(36)}`,
    'ratelimit-policy': `"burst";q=${quota};w=60`,
    ratelimit: `"burst";r=${quota - window.count};t=${Math.ceil((window.endMs - now) / 1000)}`,
  };
}

export function mortgage({ home_price, down_payment, interest_rate, loan_term, currency }) {
  const loan = home_price - down_payment;
  const months = loan_term * 12;
  const rate = interest_rate / 1200;
  const payment = rate === 0 ? loan / months : (loan * rate) / -Math.expm1(-months * Math.log1p(rate));
  const cents = (amount) => Math.round(amount * 100) / 100;
  return {
    monthly_payment: cents(payment),
    total_interest: cents(payment * months - loan),
    total_paid: cents(payment * months),
    currency,
  };
}
