import { say, type Text, textOf } from '#text/write/said.ts';
import { html, trusted, type Html } from './html.ts';
import { addressIn, writeAlternates } from './languages/addresses.ts';
import type { LanguageTag } from './languages/languages.ts';
import { SITE_NAME, titleOf } from './titles.ts';

/** What search engines and the previews of shared links read of a page that may be found by them. */
export interface PageFacts {
  /** The origin by which the reader came; the operator bounds it with HOST_NAMES. */
  readonly origin: string;
  /** The path under which the page is found, whatever its query says. */
  readonly path: string;
  /** What the reader's own numbers led to, where the page shows it. */
  readonly answer?: SharedAnswer | undefined;
  /** The pages above this one, the first one outermost. */
  readonly crumbs?: readonly Crumb[];
  /** The page as a thing of schema.org, without its name, description and address. */
  readonly thing?: Readonly<Record<string, unknown>> & { readonly '@type': string };
}

interface SharedAnswer {
  /** The main result as a sentence. */
  readonly sentence: Text;
  /** The path and query that lead to it, unless they are too long. */
  readonly address: string | undefined;
}

export interface Crumb {
  readonly name: string;
  readonly path: string;
}

/** A page that calculates, as schema.org names things. */
export const financeApplication = {
  '@type': 'WebApplication',
  applicationCategory: 'FinanceApplication',
  operatingSystem: 'Any',
  isAccessibleForFree: true,
  offers: { '@type': 'Offer', price: 0, priceCurrency: 'USD' },
} as const;

/** What previews of links show beside the text. */
export const sharePicture = {
  path: '/share.png',
  width: 1200,
  height: 630,
  alt: `${SITE_NAME}: financial calculators that are right to the last cent`,
} as const;

interface Described {
  readonly title: Text;
  readonly description: Text;
  readonly tag: LanguageTag;
  readonly isTranslated: boolean | undefined;
}

/**
 * The canonical address, Open Graph and the data of schema.org, for the head of a page. Previews of a link to
 * a result are of that result: programs that write them read `og:url` again instead of the link. Search
 * engines list the page only once.
 */
export function writeFacts(facts: PageFacts, described: Described): Html {
  const { origin, path, answer } = facts;
  const { title, description, tag, isTranslated } = described;
  return html`<link rel="canonical" href="${origin + addressIn(tag, path)}" />
    ${isTranslated === true && writeAlternates(origin, path)}
    <meta property="og:type" content="website" />
    <meta property="og:site_name" content="${SITE_NAME}" />
    <meta property="og:title" content="${answer === undefined ? title : titleOf(title, answer.sentence)}" />
    <meta property="og:description" content="${describe(description, answer)}" />
    <meta property="og:url" content="${origin}${answer?.address ?? path}" />
    <meta property="og:image" content="${origin}${sharePicture.path}" />
    <meta property="og:image:width" content="${sharePicture.width}" />
    <meta property="og:image:height" content="${sharePicture.height}" />
    <meta property="og:image:alt" content="${sharePicture.alt}" />
    <meta name="twitter:card" content="summary_large_image" />
    ${writeData(facts, described)}`;
}

/** What the page is about, after the result that it shows. */
export function describe(description: Text, answer: SharedAnswer | undefined): Text {
  return answer === undefined ? description : say`${answer.sentence}. ${description}`;
}

/** The policy of pages does not concern it: a block of data is no script, and is never run. */
function writeData({ origin, path, crumbs = [], thing }: PageFacts, { title, description }: Described): Html {
  const things = [
    thing && { ...thing, name: textOf(title), description: textOf(description), url: origin + path },
    crumbs.length > 0 && {
      '@type': 'BreadcrumbList',
      itemListElement: [...crumbs, { name: textOf(title), path }].map((crumb, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: crumb.name,
        item: origin + crumb.path,
      })),
    },
  ].filter((one) => typeof one === 'object');
  if (things.length === 0) return html``;
  const text = JSON.stringify({ '@context': 'https://schema.org', '@graph': things });
  return html`<script type="application/ld+json">
    ${trusted(text.replaceAll('<', String.raw`\u003c`))}
  </script>`;
}

/** The pages above this one as links. */
export function writeCrumbs(crumbs: readonly Crumb[]): Html {
  return html`<nav class="crumbs" aria-label="Breadcrumb">
    ${crumbs.map(({ name, path }, index) => html`${index > 0 && ' / '}<a href="${path}">${name}</a>`)}
  </nav>`;
}
