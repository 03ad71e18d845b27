import type { Text } from '#text/write/said.ts';
import { bounds } from '#base/bounds.ts';
import { attributes, html, type Html } from '#portal/html.ts';
import { pageParameters } from '#portal/rows.ts';

export function isShort(path: string, query: URLSearchParams): boolean {
  return `${path}?${query}`.length <= bounds.uriCharacters;
}

/** Links from a page to the same page with a change, keeping the form fields. */
export interface Address {
  /** Whether the form fields fit into an address. */
  readonly isShort: boolean;
  /** A link to the page with another value in a field or parameter. */
  readonly link: (
    text: Text,
    name: string,
    value: string,
    options?: { readonly anchor?: string; readonly isCurrent?: boolean },
  ) => Html;
  /** A file below the page, to be downloaded. */
  readonly file: (text: Text, name: string) => Html;
}

/**
 * Links where the fields fit into an address, and otherwise buttons that submit the form with the same
 * effect.
 */
export function createAddress(path: string, pairs: readonly (readonly [string, string])[]): Address {
  const query = new URLSearchParams(pairs.map((pair) => [...pair]));
  return {
    isShort: isShort(path, query),
    link(text, name, value, { anchor = '', isCurrent = false } = {}) {
      const changed = new URLSearchParams(query);
      changed.set(name, value);
      const current = isCurrent ? 'true' : undefined;
      if (isShort(path, changed)) {
        const href = `?${changed}#${anchor}`;
        return html`<a${attributes({ href, 'aria-current': current })}>${text}</a>`;
      }
      const button = {
        form: 'inputs',
        class: 'link',
        name: pageParameters.setValue,
        value: `${name}=${value}`,
        'aria-current': current,
      };
      return html`<button${attributes(button)}>${text}</button>`;
    },
    file(text, name) {
      const address = `${path}/${name}`;
      if (isShort(address, query)) {
        return html`<a${attributes({ href: `${address}?${query}`, download: true })}>${text}</a>`;
      }
      const button = { form: 'inputs', class: 'link', formaction: address, formmethod: 'post' };
      return html`<button${attributes(button)}>${text}</button>`;
    },
  };
}
