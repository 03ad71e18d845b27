import assert from 'node:assert/strict';
import { isIP } from 'node:net';
import { describe, test } from 'node:test';
import * as fc from 'fast-check';
import { countDraws } from '../../../test/kit/draws.ts';
import { parseAddresses } from '#service/settings/setting-values.ts';
import { blocksOf, createNetworkReader } from './address.ts';

const isTrustedProxy = parseAddresses('10.0.0.0/8, fd00::/8')!;
const proxy = '10.0.0.1';

function forwardedFor(entries: string | null): {
  readonly get: () => string | null;
  readonly has: () => boolean;
} {
  return { get: () => entries, has: () => entries !== null };
}

/** The network of a caller whose X-Forwarded-For arrives from a trusted proxy. */
function behindProxy(entries: string | null): string {
  return createNetworkReader(isTrustedProxy)(forwardedFor(entries), proxy, 0).network;
}

describe('the network of a caller behind a proxy', () => {
  test('is that of the last address that is not a trusted proxy', () => {
    const cases: [entries: string | null, network: string][] = [
      [null, proxy],
      ['', proxy],
      ['203.0.113.7', '203.0.113.7'],
      ['1.2.3.4, 203.0.113.7, 10.0.0.2', '203.0.113.7'],
      ['1.2.3.4,203.0.113.7 ,10.0.0.2', '203.0.113.7'],
      ['10.0.0.3, 10.0.0.2', proxy],
      ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
      ['2001:DB8::1', '2001:db8:0:0::/64'],
      ['::1', '0:0:0:0::/64'],
      ['::', '0:0:0:0::/64'],
      ['2001:db8:1:2:3:4:192.0.2.1', '2001:db8:1:2::/64'],
    ];
    for (const [entries, network] of cases) assert.equal(behindProxy(entries), network, String(entries));
  });

  test('is that of the proxy when the last entry is not an address, whatever precedes it', () => {
    for (const entry of [
      'unknown',
      '_hidden',
      '',
      '256.1.1.1',
      '1.2.3',
      '01.2.3.4',
      '1.2.3.4:',
      '[::1',
      '::g',
    ])
      assert.equal(behindProxy(`1.2.3.4, ${entry}`), proxy, entry);
    assert.equal(behindProxy('1.2.3.4,'), proxy);
  });

  test('is the same for every form in which proxies write one address', () => {
    const ipv4 = [
      '203.0.113.7',
      '203.0.113.7:4711',
      '"203.0.113.7:4711"',
      '::ffff:203.0.113.7',
      '::FFFF:203.0.113.7',
      '::ffff:cb00:7107',
      '0:0:0:0:0:ffff:cb00:7107',
      '[::ffff:203.0.113.7]',
      '[::ffff:203.0.113.7]:4711',
      '64:ff9b::203.0.113.7',
      '64:ff9b::cb00:7107',
      '[64:ff9b::cb00:7107]:443',
    ];
    for (const entry of ipv4) assert.equal(behindProxy(entry), '203.0.113.7', entry);
    const ipv6 = [
      '2001:db8::1',
      '[2001:db8::1]',
      '[2001:db8::1]:443',
      '"[2001:db8::1]:443"',
      '"2001:db8::1"',
      '2001:db8::1%eth0',
      '[2001:db8::1%25]:443',
    ];
    for (const entry of ipv6) assert.equal(behindProxy(entry), '2001:db8:0:0::/64', entry);
    assert.equal(behindProxy('fe80::1%eth0'), 'fe80:0:0:0::/64');
  });

  test('passes over trusted proxies in all of these forms', () => {
    const proxies = [
      '10.0.0.2',
      '10.0.0.2:4711',
      '::ffff:10.0.0.2',
      '::ffff:a00:2',
      '[::ffff:10.0.0.2]:4711',
      '64:ff9b::10.0.0.2',
      'fd12::1',
      '[fd12::1]:443',
      'fd12::1%eth0',
    ];
    for (const entry of proxies) assert.equal(behindProxy(`203.0.113.7, ${entry}`), '203.0.113.7', entry);
  });

  test('is told of any header whatever, and as fast for long ones', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        ...',:.%[]"/ '.split(''),
        '::',
        'ffff',
        '1',
        '255',
        '203.0.113.7',
        '2001:db8::1',
        '10.0.0.1',
        '%25',
      ),
      fc.string({ unit: 'binary', maxLength: 3 }),
    );
    const header = fc.array(piece, { maxLength: 60 }).map((pieces) => pieces.join(''));
    fc.assert(
      fc.property(header, (entries) => {
        const network = behindProxy(entries);
        assert.ok(isIP(network.replace(/\/64$/, '')) !== 0, network);
        assert.ok(blocksOf(network).route.includes('/'), network);
      }),
      { numRuns: countDraws(20_000) },
    );
    for (const long of [',', '%', '"', ':', '[', '10.0.0.1,', '1'].map((text) => text.repeat(100_000)))
      assert.equal(behindProxy(`${long}, x`), proxy);
  });

  test('is the same for the caller whatever it writes into the header itself', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.ipV4(), (spoofed, address) => {
        fc.pre(!isTrustedProxy(address));
        assert.equal(behindProxy(`${spoofed}, ${address}`), address);
      }),
    );
  });

  test('is that of every IPv6 address by its first 64 bits', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 0xffff }), { minLength: 8, maxLength: 8 }), (groups) => {
        fc.pre(groups[0] !== 0 && groups[0] !== 0x64 && (groups[0]! & 0xff00) !== 0xfd00);
        const hex = groups.map((group) => group.toString(16));
        const padded = hex.map((group) => group.padStart(4, '0')).join(':');
        // The URL parser is the second opinion on the shortest form.
        const shortest = new URL(`http://[${hex.join(':')}]`).hostname.slice(1, -1);
        for (const entry of [hex.join(':'), padded, padded.toUpperCase(), shortest])
          assert.equal(behindProxy(entry), `${hex.slice(0, 4).join(':')}::/64`);
      }),
    );
  });
});

describe('the network of a caller without a proxy', () => {
  test('is that of the peer, also where a socket for both families maps it, and no header counts', () => {
    const peers: [peer: string, network: string][] = [
      ['203.0.113.7', '203.0.113.7'],
      ['::ffff:203.0.113.7', '203.0.113.7'],
      ['2001:db8:1:2::3', '2001:db8:1:2::/64'],
      ['fe80::1%eth0', 'fe80:0:0:0::/64'],
      ['', ''],
    ];
    for (const [peer, network] of peers)
      assert.deepEqual(createNetworkReader(undefined)(forwardedFor('1.2.3.4'), peer, 0), { network });
  });
});

describe('a reader of networks', () => {
  test('warns of an entry that is not an address, once a minute', () => {
    const read = createNetworkReader(isTrustedProxy);
    const bad = forwardedFor(`1.2.3.4, \u001b[31m${'x'.repeat(200)}`);
    const first = read(bad, proxy, 1_000);
    assert.equal(first.network, proxy);
    assert.match(
      first.warning!,
      /^The last entry of X-Forwarded-For, "\\u001b\[31mx{55}", is not an IP address\. .* count as 10\.0\.0\.1,/,
    );
    assert.deepEqual(read(bad, proxy, 60_999), { network: proxy });
    assert.notEqual(read(bad, proxy, 61_000).warning, undefined);
    assert.deepEqual(read(bad, proxy, 61_001), { network: proxy });
  });

  test('warns of nothing where the header is readable, empty, absent or not used', () => {
    const read = createNetworkReader(isTrustedProxy);
    for (const [index, entries] of ['203.0.113.7', '', ' ', null, '10.0.0.2'].entries())
      assert.equal(read(forwardedFor(entries), proxy, index * 100_000).warning, undefined);
    assert.deepEqual(createNetworkReader(undefined)(forwardedFor('unknown'), '203.0.113.7', 0), {
      network: '203.0.113.7',
    });
  });
});

test('the blocks around a network are its /56 and /48, or its /24', () => {
  assert.deepEqual(blocksOf('2001:db8:1:2ff::/64'), {
    network: '2001:db8:1:2ff::/64',
    site: '2001:db8:1:200::/56',
    route: '2001:db8:1::/48',
  });
  assert.deepEqual(blocksOf('2001:db8:0:0::/64'), {
    network: '2001:db8:0:0::/64',
    site: '2001:db8:0:0::/56',
    route: '2001:db8:0::/48',
  });
  assert.deepEqual(blocksOf('203.0.113.7'), { network: '203.0.113.7', route: '203.0.113.0/24' });
  assert.deepEqual(blocksOf(''), { network: '', route: '' });
});
