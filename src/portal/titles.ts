export const SITE_NAME = 'Centwise';

/**
 * The title of a page by its name; one with a result begins with it, as tabs and previews of links cut the
 * end.
 */
export function titleOf(name: string, answer?: string): string {
  return answer === undefined ? `${name} – ${SITE_NAME}` : `${answer} – ${name}`;
}
