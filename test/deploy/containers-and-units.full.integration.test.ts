// What describes a deployment is held against the program, as far as that goes without a container engine.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { readSettings } from '#service/settings/settings.ts';
import { curl, runProgram, startProcess, withoutCurl } from '../kit/process.ts';
import { read, readYaml, root, settingsIn, type Tree, without } from './files.ts';

const [dockerfile, compose, unit] = ['Dockerfile', 'compose.yaml', 'deploy/centwise.service'].map(read) as [
  string,
  string,
  string,
];
const folder = mkdtempSync(join(tmpdir(), 'centwise-unit-'));
after(() => rmSync(folder, { recursive: true }));

test('docs/settings.md is what the settings say', async () => {
  const { stdout } = await runProgram(['config', '--markdown'], {});
  assert.equal(read('docs/settings.md'), stdout);
});

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
    assert.match(dockerfile, new RegExp(`^EXPOSE ${port}$`, 'm'));
  });

  test('copies all that a service needs', { skip: withoutCurl }, async () => {
    const image = mkdtempSync(join(folder, 'image-'));
    const copies = [...dockerfile.matchAll(/^COPY (?!--from|package\.json package-lock)(.+) (\S+)$/gm)];
    for (const [, sources, target] of copies)
      for (const source of sources!.split(' '))
        cpSync(root + source, join(image, target === './' ? source : target!), { recursive: true });
    symlinkSync(`${root}node_modules`, join(image, 'node_modules'));
    const [entry, command] = ['ENTRYPOINT', 'CMD'].map((word): string[] =>
      JSON.parse(new RegExp(`^${word} (\\[.*\\])$`, 'm').exec(dockerfile)![1]!),
    );
    const service = await startProcess(
      join(folder, 'data'),
      {},
      { command: [...entry!, ...command!], cwd: image },
    );
    const paths = [
      '/livez',
      '/openapi.json',
      '/calculators/mortgage',
      '/docs/guides/operations',
      '/llms.txt',
    ];
    const statuses = [];
    for (const path of paths) statuses.push((await curl(service, path)).status);
    await service.stop();
    assert.deepEqual(statuses, [200, 200, 200, 200, 200]);
  });

  test('is built and started by CI as its comment says, and published for tags alone', () => {
    const steps: Tree[] = readYaml('.github/workflows/ci.yml').jobs.image.steps;
    const commands = steps.map(({ run = '' }) => run).join('\n');
    const [, options] = /docker (run [^]*?) centwise\n/.exec(dockerfile)!;
    const words = (text: string): string => text.replaceAll(/[\s#\\]+/g, ' ');
    assert.ok(words(commands).includes(words(options!)));
    const [push, ...others] = steps.filter(({ run = '' }) => /docker (?:login|push)/.test(run));
    assert.deepEqual([push.if.includes("startsWith(github.ref, 'refs/tags/v')"), others], [true, []]);
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

const withoutSystemd = without('systemd-analyze');

describe('the systemd unit', () => {
  test('starts the script of this project, with settings that there are', () => {
    const [, script, program, command] =
      /^ExecStart=\/usr\/bin\/node \/opt\/centwise\/(\S+) (\S+) (\w+)$/m.exec(unit)!;
    for (const path of [script!, program!]) assert.ok(existsSync(root + path), path);
    assert.equal(command, 'serve');
    assert.deepEqual(settingsIn(unit, /^Environment=(\w+)=(.*)$/gm), { DATA_DIR: '/var/lib/centwise' });
  });

  test('is understood by systemd, and leaves the service little', { skip: withoutSystemd }, () => {
    holdUnits(['centwise.service'], 20);
  });
});

describe('the units of the backup', () => {
  const backup = read('deploy/centwise-backup.service');

  test('copy the database of the service to a folder that they may write to', () => {
    const [, command, target] = /src\/main\.ts (\w+) \/var\/lib\/(\S+) --keep \d+$/m.exec(backup)!;
    assert.equal(command, 'backup');
    assert.equal(/^StateDirectory=(.*)$/m.exec(backup)![1], `centwise ${target}`);
    // DynamicUser gives a user of this name to both.
    assert.match(backup, /^User=centwise$/m);
    for (const line of [
      'DynamicUser=yes',
      'WorkingDirectory=/opt/centwise',
      'Environment=DATA_DIR=/var/lib/centwise',
    ])
      for (const one of [unit, backup]) assert.ok(one.split('\n').includes(line), line);
  });

  test('are understood by systemd, and leave the command little', { skip: withoutSystemd }, () => {
    holdUnits(['centwise-backup.service', 'centwise-backup.timer'], 15);
  });
});

/** What systemd says of units, whose rating must be at most `threshold`, of 100. */
function holdUnits(units: readonly string[], threshold: number): void {
  const files = units.map((name) => {
    const file = join(folder, name);
    // These are of the machine that it is installed on.
    const text = read(`deploy/${name}`);
    writeFileSync(file, text.replaceAll('/usr/bin/node', process.execPath).replaceAll('/opt/centwise', root));
    return file;
  });
  const verified = spawnSync('systemd-analyze', ['verify', ...files], { encoding: 'utf8' });
  assert.deepEqual([verified.status, verified.stderr], [0, '']);
  const rated = spawnSync(
    'systemd-analyze',
    ['security', '--offline=true', `--threshold=${threshold}`, files[0]!],
    { encoding: 'utf8' },
  );
  assert.equal(rated.status, 0, rated.stdout);
}
