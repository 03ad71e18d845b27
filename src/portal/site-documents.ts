import type { DocumentRequest, DocumentTable } from '#http/documents/documents.ts';
import { movedTo, type Reply } from '#http/replies.ts';
import type { Assets } from './assets.ts';
import { PROBLEMS_PATH } from './docs/addresses.ts';
import { guidePath } from './docs/guide-list.ts';

const headers = { 'cache-control': 'no-cache' };

/** What programs that index the pages ask for, and addresses that people try. */
export function createSiteDocuments(pages: readonly string[]): DocumentTable {
  const moved = (path: string) => ({ GET: () => movedTo(path) });
  return new Map([
    ['/robots.txt', { GET: (request: DocumentRequest) => writeRobots(request) }],
    ['/sitemap.xml', { GET: (request: DocumentRequest) => writeSitemap(request, pages) }],
    ['/calculators', moved('/')],
    ...['/guides', '/reference', '/docs/reference'].map((path) => [path, moved('/docs')] as const),
    ['/docs/calculators', moved('/docs#calculators')],
    ['/docs/guides', moved('/docs#guides')],
    ['/docs/operations', moved('/docs#operations')],
    ['/docs/errors', moved(PROBLEMS_PATH)],
    ['/docs/openapi.json', moved('/openapi.json')],
    ['/privacy', moved(guidePath('privacy'))],
  ]);
}

/** The script by which other sites have calculators in frames, at an address that stays. */
export function createEmbedDocuments(assets: Assets): DocumentTable {
  return new Map([['/embed.js', { GET: () => movedTo(assets.address('embed.js')) }]]);
}

/** Calculations cost time, so programs are asked to leave those out that only links with a query lead to. */
function writeRobots({ origin }: DocumentRequest): Reply {
  const body = `User-agent: *
Disallow: /v1/
Disallow: /mcp
Disallow: /calculators/*/
Allow: /

Sitemap: ${origin}/sitemap.xml
`;
  return { status: 200, contentType: 'text/plain; charset=utf-8', headers, body };
}

/** A map of the pages (sitemaps.org). No path of this service needs an escape. */
function writeSitemap({ origin }: DocumentRequest, pages: readonly string[]): Reply {
  const escaped = origin.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const body = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${pages.map((path) => `<url><loc>${escaped}${path}</loc></url>`).join('\n')}
</urlset>
`;
  return { status: 200, contentType: 'text/xml; charset=utf-8', headers, body };
}
