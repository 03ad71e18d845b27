// What describes a deployment is held against the program, as far as that goes without a container engine.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { describeSettings, readSettings } from '#service/settings.ts';
import { runProgram } from './kit/process.ts';

const root = new URL('../', import.meta.url).pathname;
const read = (name: string): string => readFileSync(root + name, 'utf8');
const [dockerfile, compose, unit] = ['Dockerfile', 'compose.yaml', 'deploy/centwise.service'].map(read) as [
  string,
  string,
  string,
];
test('docs/settings.md is what the settings say', async () => {
  const { stdout } = await runProgram(['config', '--markdown'], {});
  assert.equal(read('docs/settings.md'), stdout);
});

const names = new Set(describeSettings({}).map(({ name }) => name));

/** The settings that a text makes, each of which must be one that there is. */
function settingsIn(text: string, assignment: RegExp): Record<string, string> {
  const settings = Object.fromEntries(
    [...text.matchAll(assignment)].map(([, name, value]) => [name!, value!]),
  );
  for (const name of Object.keys(settings)) assert.ok(names.has(name) || name.startsWith('BUN_JSC_'), name);
  return settings;
}

test('images name an exact version', () => {
  const images = [...`${dockerfile}\n${compose}`.matchAll(/^(?:FROM| +image:) (\S+)/gm)].map(
    ([, image]) => image!,
  );
  assert.ok(images.length >= 5);
  for (const image of images) assert.match(image, /^[\w/]+:(\d+\.\d+(\.\d+)?|bookworm-\d{8})-[\w-]+$/);
});

describe('the Dockerfile', () => {
  test('copies what there is and what is let in', () => {
    const letIn = read('.dockerignore');
    const paths = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, list]) =>
      list!.split(' '),
    );
    assert.ok(paths.includes('src'));
    for (const path of paths) {
      assert.ok(existsSync(root + path), path);
      assert.ok(letIn.split('\n').includes(`!${path}`), path);
    }
  });

  test('runs as a number, with settings that there are', () => {
    assert.match(dockerfile, /^USER 10001:10001$/m);
    const [, list] = /^ENV ((?:.*\\\n)*.*)$/m.exec(dockerfile)!;
    const { host, port, metricsAddress } = readSettings(settingsIn(list!, /(\w+)=(\S+)/g));
    assert.equal(host, '0.0.0.0');
    assert.deepEqual(metricsAddress, { host: '0.0.0.0', port: 9464 });
    assert.match(dockerfile, new RegExp(`^EXPOSE ${port} 9464$`, 'm'));
  });

  test('asks for health by a command that there is', async () => {
    const [, command] = /CMD \["node_modules\/\.bin\/bun", "src\/main\.ts", "(\w+)"\]/.exec(dockerfile)!;
    const { stdout } = await runProgram(['--help'], {});
    assert.match(stdout, new RegExp(`^ {2}${command} `, 'm'));
  });
});

test('compose.yaml has settings that there are, and that go together', () => {
  const [, block] = /^ {2}environment:\n((?: {4}.*\n)+)/m.exec(compose)!;
  const settings = settingsIn(block!, /^ {4}(\w+): '?([^'\n]+)'?$/gm);
  const DATABASE_URL = 'postgres://centwise:x@postgres:5432/centwise';
  const { tls, port } = readSettings({ ...settings, DATABASE_URL });
  assert.equal(tls, 'proxy');
  assert.ok(compose.includes(`centwise-1:${port} centwise-2:${port}`));
});

const folder = mkdtempSync(join(tmpdir(), 'centwise-unit-'));
after(() => rmSync(folder, { recursive: true }));
const withoutSystemd =
  spawnSync('systemd-analyze', ['--version']).status === 0 ? false : 'systemd-analyze is not on this machine';

describe('the systemd unit', () => {
  test('starts the script of this project, with settings that there are', () => {
    const [, script, program, command] =
      /^ExecStart=\/usr\/bin\/node \/opt\/centwise\/(\S+) (\S+) (\w+)$/m.exec(unit)!;
    for (const path of [script!, program!]) assert.ok(existsSync(root + path), path);
    assert.equal(command, 'serve');
    assert.deepEqual(settingsIn(unit, /^Environment=(\w+)=(.*)$/gm), { DATA_DIR: '/var/lib/centwise' });
  });

  test('is understood by systemd, and leaves the service little', { skip: withoutSystemd }, () => {
    const file = join(folder, 'centwise.service');
    // These are of the machine that it is installed on.
    writeFileSync(file, unit.replaceAll('/usr/bin/node', process.execPath).replaceAll('/opt/centwise', root));
    const verified = spawnSync('systemd-analyze', ['verify', file], { encoding: 'utf8' });
    assert.deepEqual([verified.status, verified.stderr], [0, '']);
    const rated = spawnSync('systemd-analyze', ['security', '--offline=true', '--threshold=20', file], {
      encoding: 'utf8',
    });
    assert.equal(rated.status, 0, rated.stdout);
  });
});
