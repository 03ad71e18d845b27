import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { cp, mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { finish, temporaryFolder } from './process.ts';

const root = new URL('../../', import.meta.url).pathname;

/** Runs a command that must succeed; answers what it printed. */
export async function run(
  command: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<string> {
  const { PATH = '', HOME = '' } = process.env;
  const { code, stdout, stderr } = await finish(command, args, { PATH, HOME, ...environment });
  assert.equal(code, 0, `${command} ${args.join(' ')}\n${stdout}\n${stderr}`);
  return stdout;
}

/** Where npm finds its registry, which is for the machine to say. */
export function npmSettings(): Record<string, string> {
  const settings = Object.entries(process.env).filter(([name]) =>
    /^npm_config_|_proxy$|^NODE_EXTRA/i.test(name),
  );
  return Object.fromEntries(settings) as Record<string, string>;
}

export interface InstalledPackage {
  readonly folder: string;
  readonly tarball: string;
  /** An empty package that has installed the tarball. */
  readonly user: string;
}

let packed: Promise<string> | undefined;

/** Installs the package "centwise", which is packed once as it would be published, into an empty one. */
export async function installPackage(): Promise<InstalledPackage> {
  const tarball = await (packed ??= pack());
  const folder = await temporaryFolder();
  const user = join(folder, 'user');
  await mkdir(user);
  await writeFile(join(user, 'package.json'), '{"private":true,"type":"module"}');
  await run('npm', ['install', '--prefix', user, '--offline', '--no-audit', tarball]);
  return { folder, tarball, user };
}

/** Answers the path of the tarball. */
async function pack(): Promise<string> {
  const folder = await temporaryFolder();
  process.once('exit', () => rmSync(folder, { recursive: true }));
  const source = join(folder, 'package');
  const isSource = (path: string) => !path.startsWith(join(root, 'package', 'dist'));
  await cp(join(root, 'package'), source, { recursive: true, filter: isSource });
  await run('node', [join(root, 'scripts', 'run.mjs'), 'scripts/package.ts', source]);
  await run('npm', ['pack', source, '--ignore-scripts', '--pack-destination', folder]);
  return join(
    folder,
    (await readdir(folder)).find((name) => name.endsWith('.tgz'))!,
  );
}
