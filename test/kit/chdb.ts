import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** What tests and measurements call of the package. */
interface Chdb {
  readonly query: (sql: string, format: string) => string;
  readonly Session: new (
    path: string,
    options: { readonly connectionArgs: readonly string[] },
  ) => {
    readonly query: (sql: string, format: string) => string;
    readonly close: () => void;
  };
}

const cache = new URL('../../node_modules/.cache/', import.meta.url).pathname;
const folder = join(cache, 'chdb-3.4.0');

/**
 * ClickHouse within this process, of the npm package chdb. It is installed on its first use: it has 540 MB, and
 * npm cannot lock the parts that it has for other platforms.
 */
export function loadChdb(): Chdb {
  if (!existsSync(folder)) {
    mkdirSync(cache, { recursive: true });
    const made = mkdtempSync(join(cache, 'chdb-'));
    writeFileSync(join(made, 'package.json'), '{"private":true}');
    execFileSync('npm', ['install', '--no-audit', '--no-fund', 'chdb@3.4.0'], { cwd: made, stdio: 'ignore' });
    try {
      renameSync(made, folder);
    } catch {
      // Another process was first.
      rmSync(made, { recursive: true });
    }
  }
  return createRequire(join(folder, 'package.json'))('chdb') as Chdb;
}
