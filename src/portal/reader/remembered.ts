import type { Reply } from '#http/replies.ts';
import { seeOther } from '#portal/calculator/calculator-files.ts';
import { writeCookie } from '#portal/cookies.ts';
import { withoutLanguage } from '#portal/languages/addresses.ts';

/** The field of a form that has the address of its page. */
export const RETURN_TO = 'return-to';

/** Leads back to the page of a form, with a cookie that remembers what was chosen, or forgets it. */
export function rememberChoice(form: URLSearchParams, cookie: string, chosen: string | undefined): Reply {
  const returnTo = withoutLanguage(form.get(RETURN_TO) ?? '');
  // Only a path of this service: "//" would lead to another one.
  const reply = seeOther(/^\/(?![/\\])[\x21-\x7e]*$/.test(returnTo) ? returnTo : '/');
  return { ...reply, headers: { ...reply.headers, ...writeCookie(cookie, chosen) } };
}
