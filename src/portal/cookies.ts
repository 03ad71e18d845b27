import type { DocumentRequest } from '#http/documents/documents.ts';

const MAX_AGE_SECONDS = 365 * 24 * 60 * 60;

/** The value of a cookie that has letters, digits and hyphens alone. */
export function readCookie(headers: DocumentRequest['headers'], name: string): string | undefined {
  return new RegExp(`(?:^|;\\s*)${name}=([\\w-]+)`).exec(headers.get('cookie') ?? '')?.[1];
}

/** The header that keeps a choice of the reader for a year, or forgets it. */
export function writeCookie(name: string, value: string | undefined): Readonly<Record<string, string>> {
  const maxAge = value === undefined ? 0 : MAX_AGE_SECONDS;
  return { 'set-cookie': `${name}=${value ?? ''}; Path=/; SameSite=Lax; Secure; Max-Age=${maxAge}` };
}
