// A folder that someone else wrote, with every file by which a runtime can be told to run code or to take
// settings.
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface ForeignFolder {
  readonly path: string;
  /** Whether its code has run since it was made. */
  readonly hasRun: () => boolean;
  readonly remove: () => void;
}

export function makeForeignFolder(): ForeignFolder {
  const parent = mkdtempSync(join(tmpdir(), 'centwise-foreign-'));
  const path = join(parent, 'project');
  const mark = join(parent, 'has-run');
  const code = join(parent, 'code.ts');
  mkdirSync(path);
  writeFileSync(
    code,
    `import { writeFileSync } from 'node:fs';\nwriteFileSync(${JSON.stringify(mark)}, '');\n`,
  );
  const compilerOptions = { baseUrl: '.', paths: { '*': [code] } };
  writeFileSync(join(parent, 'jsconfig.json'), JSON.stringify({ compilerOptions }));
  writeFileSync(join(path, 'tsconfig.json'), JSON.stringify({ compilerOptions }));
  writeFileSync(join(path, 'bunfig.toml'), `preload = [${JSON.stringify(code)}]\n`);
  writeFileSync(join(path, 'package.json'), JSON.stringify({ name: 'foreign', imports: { '#*': code } }));
  for (const name of ['.env', '.env.local', '.env.development', '.env.production', '.env.test'])
    writeFileSync(join(path, name), 'DATABASE_URL=postgres://foreign@foreign.invalid/x\nLOG_LEVEL=debug\n');
  return { path, hasRun: () => existsSync(mark), remove: () => rmSync(parent, { recursive: true }) };
}
