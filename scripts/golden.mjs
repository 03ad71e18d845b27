// The second opinions of golden/, by Python's standard library: makes the golden files again, or compares
// them.
//   npm run golden [-- ID …]             npm run golden -- --check [ID …]
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const ids = process.argv.slice(2).filter((argument) => argument !== '--check');
const command = process.argv.includes('--check') ? 'check' : 'make';
const python = ['python3', 'python'].find((name) => spawnSync(name, ['--version']).status === 0);
if (python === undefined) {
  process.stderr.write('Python 3.9 or newer is needed: apt install python3.\n');
  process.exit(1);
}
const { status } = spawnSync(python, [join(root, 'golden', 'golden.py'), command, ...ids], {
  stdio: 'inherit',
});
process.exit(status ?? 1);
