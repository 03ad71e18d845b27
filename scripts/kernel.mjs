// Compiles src/simulation/kernel.c to WebAssembly and writes the module with the checksums of both: npm run
// kernel It needs clang and lld: apt install clang lld
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = join(dirname(dirname(fileURLToPath(import.meta.url))), 'src', 'simulation');
/**
 * Each operation rounds by itself: neither fused nor in another order. Small, as every page that simulates
 * loads it: below 4 kB it is compiled at once even where browsers limit that; -O3 has half as much again, and
 * is 3 percent faster.
 */
const options = [
  '--target=wasm32',
  '-msimd128',
  '-Os',
  '-ffp-contract=off',
  '-Wall',
  '-Wextra',
  '-Werror',
  '-nostdlib',
  '-fno-builtin',
  '-Wl,--no-entry,--strip-all,-z,stack-size=8192',
];

const output = mkdtempSync(join(tmpdir(), 'centwise-kernel-'));
try {
  const [source, compiled] = [join(folder, 'kernel.c'), join(output, 'kernel.wasm')];
  const { status, error } = spawnSync('clang', [...options, '-o', compiled, source], { stdio: 'inherit' });
  if (status !== 0) {
    process.stderr.write(error ? 'clang and lld are needed: apt install clang lld.\n' : 'clang failed.\n');
    process.exit(status ?? 1);
  }
  const [text, bytes] = [readFileSync(source), readFileSync(compiled)];
  const hash = (data) => createHash('sha256').update(data).digest('hex');
  const { stdout } = spawnSync('clang', ['--version'], { encoding: 'utf8' });
  const file = `// Written by \`npm run kernel\` (${stdout.split('\n')[0].trim()}).

/** SHA-256 of kernel.c, and of the module that it is compiled to. */
export const sourceHash = '${hash(text)}';
export const moduleHash = '${hash(bytes)}';

/** The module in base64. */
export const moduleText =
  '${bytes.toString('base64')}';
`;
  writeFileSync(join(folder, 'kernel-module.ts'), file);
  process.stdout.write(`src/simulation/kernel-module.ts: ${bytes.length} bytes\n`);
} finally {
  rmSync(output, { recursive: true });
}
