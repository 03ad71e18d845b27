import { say, type Text } from '#text/write/said.ts';

export const SITE_NAME = 'Centwise';

/**
 * The title of a page by its name; one with a result begins with it, as tabs and previews of links cut the
 * end.
 */
export function titleOf(name: Text, answer?: Text): Text {
  return answer === undefined ? say`${name} – ${SITE_NAME}` : say`${answer} – ${name}`;
}
