// What scripts say, in the language of the page.

const { phrases: address } = document.documentElement.dataset;

/** The phrases of the page's language, in a promise; undefined for English. */
// A browser's own.
// oxlint-disable-next-line no-restricted-globals
export const phrases = address && fetch(address).then((reply) => reply.json());

let known = {};
phrases?.then(
  (all) => (known = all),
  () => {},
);

/** A sentence with values for its {}. */
export function say(sentence, ...values) {
  return (known[sentence] ?? sentence).replace(/\{\}/g, () => values.shift());
}

/** Labels an element, and on a page that is not English once more when its phrases have arrived. */
export function sayLabel(element, sentence, ...values) {
  const write = () => element.setAttribute('aria-label', say(sentence, ...values));
  write();
  phrases?.then(write, () => {});
}
