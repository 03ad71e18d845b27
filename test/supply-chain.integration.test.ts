// What comes with the program: each production package has a permissive licence and is in the bill of
// materials, only one may run a script at installation, and none is older than the version that mended a
// known flaw.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';

const root = new URL('../', import.meta.url).pathname;

interface LockedPackage {
  /** Where the package in a place is another one than its path says. */
  readonly name?: string;
  readonly version: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly hasInstallScript?: boolean;
}

const { packages } = JSON.parse(readFileSync(`${root}package-lock.json`, 'utf8')) as {
  readonly packages: Readonly<Record<string, LockedPackage>>;
};
const locked = Object.entries(packages)
  .filter(([path]) => path !== '')
  .map(([path, found]) => ({ path, name: path.slice(path.lastIndexOf('node_modules/') + 13), ...found }));
const shipped = locked.filter(({ dev }) => dev !== true);

/** Licences that ask for no more than a notice. */
const permissive = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'ISC',
  'MIT',
  'Unlicense',
]);

/** Negative when version `a` comes before version `b`; only released versions are compared. */
function compareVersions(a: string, b: string): number {
  const [left, right] = [a, b].map((version) => version.split('-')[0]!.split('.').map(Number));
  const place = left!.findIndex((part, index) => part !== right![index]);
  return place === -1 ? 0 : left![place]! - right![place]!;
}

// Its script reports every installation. The packages of a test would bring it, and an override puts another
// in its place.
test('no package reports installations', () => {
  const { packages: ofGenerators } = JSON.parse(
    readFileSync(`${root}test/generators/package-lock.json`, 'utf8'),
  ) as { readonly packages: Readonly<Record<string, LockedPackage>> };
  const places = Object.entries({ ...packages, ...ofGenerators }).filter(([path]) =>
    path.endsWith('@scarf/scarf'),
  );
  assert.ok(places.length > 0);
  for (const [, { name, resolved }] of places) assert.deepEqual([name, resolved], ['ms', undefined]);
});

describe('the packages that ship', () => {
  test('have permissive licences', () => {
    assert.ok(shipped.length >= 10);
    for (const { name, license } of shipped)
      assert.ok(permissive.has(license ?? 'none'), `${name}: ${license}`);
  });

  test('are pinned by a hash, come from any registry, and run no script but that which fetches Bun', () => {
    for (const { name, integrity, resolved } of locked) {
      assert.match(integrity ?? '', /^sha512-/, name);
      assert.equal(resolved, undefined, name);
    }
    const scripted = shipped.filter(({ hasInstallScript }) => hasInstallScript === true);
    assert.deepEqual(
      scripted.map(({ name }) => name),
      ['bun'],
    );
  });

  test('are all in the bill of materials of a release', () => {
    const options = { cwd: root, stdio: 'pipe' } as const;
    const script = readFileSync(`${root}scripts/release.mjs`, 'utf8');
    const [, list] = /run\('npm', \[('sbom'.*)\]\)/.exec(script)!;
    const text = execFileSync(
      'npm',
      Array.from(list!.matchAll(/'(.*?)'/g), ([, word]) => word!),
      options,
    );
    const bill = JSON.parse(text.toString()) as {
      readonly bomFormat: string;
      readonly components: readonly {
        readonly group?: string;
        readonly name: string;
        readonly version: string;
      }[];
    };
    assert.equal(bill.bomFormat, 'CycloneDX');
    const listed = new Set(
      bill.components.map(
        ({ group, name, version }) => `${group === undefined ? '' : `${group}/`}${name}@${version}`,
      ),
    );
    // Of the packages for other platforms none is installed here.
    for (const { name, version, optional } of shipped) {
      if (optional !== true)
        assert.ok(listed.has(`${name}@${version}`), `${name}@${version}: ${[...listed].join(' ')}`);
    }
  });
});

describe('the advisory floors', () => {
  const floors = JSON.parse(readFileSync(`${root}advisory-floors.json`, 'utf8')) as readonly {
    readonly package: string;
    readonly lowest: string;
    readonly why: string;
  }[];

  test('versions are compared as numbers', () => {
    assert.ok(compareVersions('1.4.10', '1.4.9') > 0);
    assert.ok(compareVersions('0.28.16', '0.28.17') < 0);
    assert.ok(compareVersions('2.0.0', '10.0.0') < 0);
    assert.equal(compareVersions('1.4.4', '1.4.4'), 0);
  });

  test('nothing installed is below them', () => {
    assert.ok(floors.some(({ package: name }) => name === 'bun'));
    for (const { package: name, lowest, why } of floors) {
      for (const { version } of locked.filter((one) => one.name === name)) {
        assert.ok(compareVersions(version, lowest) >= 0, `${name} ${version} is below ${lowest}: ${why}`);
      }
    }
  });
});
