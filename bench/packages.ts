// Other programs that measurements compare with: packages of npm, and Python with a library.
import { execFile, spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/** Installs these packages of npm into a folder, and returns what loads them. */
export async function installPackages(folder: string, packages: readonly string[]): Promise<NodeJS.Require> {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{"type":"module","private":true}');
  const args = ['install', '--no-audit', '--no-fund', '--ignore-scripts', ...packages];
  await promisify(execFile)('npm', args, { cwd: folder });
  return createRequire(join(folder, 'package.json'));
}

/** The answer of a Python script of this folder; undefined where Python lacks what the script imports. */
export function askPython(path: string, question: unknown): unknown {
  const script = fileURLToPath(new URL(path, import.meta.url));
  const { status, stdout } = spawnSync('/usr/bin/python3', ['-B', script], {
    input: JSON.stringify(question),
    maxBuffer: 2 ** 28,
  });
  return status === 0 ? JSON.parse(stdout.toString()) : undefined;
}
