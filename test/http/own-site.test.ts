import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { requireOwnSite } from '#http/request/own-site.ts';
import { Problem } from '#calculate/check/problem.ts';

function isAccepted(headers: Record<string, string>, origin = 'https://api.example:8443'): boolean {
  try {
    requireOwnSite(new Headers(headers), origin);
    return true;
  } catch (error) {
    assert.ok(error instanceof Problem && error.code === 'cross-site-request');
    return false;
  }
}

describe('a request for a key', () => {
  test('of a program or of a page of this service is accepted', () => {
    const accepted: Record<string, string>[] = [
      {},
      { 'sec-fetch-site': 'same-origin', origin: 'https://api.example:8443' },
      { 'sec-fetch-site': 'same-origin', origin: 'null' },
      { 'sec-fetch-site': 'none' },
      // A proxy that names another host to the service.
      { 'sec-fetch-site': 'same-origin', origin: 'https://calculators.example' },
      { origin: 'https://api.example:8443' },
      { origin: 'https://API.example:8443' },
    ];
    for (const headers of accepted) assert.equal(isAccepted(headers), true, JSON.stringify(headers));
    assert.equal(isAccepted({ origin: 'https://api.example' }, 'https://api.example:443'), true);
  });

  test('of a page of another website is refused', () => {
    const refused: Record<string, string>[] = [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'cross-site', origin: 'https://api.example:8443' },
      { 'sec-fetch-site': 'same-site', origin: 'https://other.example' },
      { 'sec-fetch-site': 'anything' },
      { origin: 'https://evil.example' },
      { origin: 'https://api.example' },
      { origin: 'http://api.example:8443' },
      { origin: 'https://api.example:8443.evil.example' },
      { origin: 'null' },
      { origin: '' },
    ];
    for (const headers of refused) assert.equal(isAccepted(headers), false, JSON.stringify(headers));
    // A host that is no host is nobody's own.
    assert.equal(isAccepted({ origin: 'null' }, 'https://'), false);
  });
});
