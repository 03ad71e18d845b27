// Writes the program as one executable that needs nothing else: node scripts/run.mjs --compile [file]
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { embeddedModules, programs } from './package/embedded.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [outfile = join(root, 'dist', 'centwise')] = process.argv.slice(2);

const embedFiles: Bun.BunPlugin = {
  name: 'embed-files',
  setup(build) {
    for (const [filter, contents] of embeddedModules) {
      build.onLoad({ filter }, () => ({ contents, loader: 'js' }));
    }
  },
};

const built = await Bun.build({
  entrypoints: programs.map((name) => join(root, 'src', `${name}.ts`)),
  root: join(root, 'src'),
  target: 'bun',
  minify: true,
  plugins: [embedFiles],
  compile: { outfile, autoloadBunfig: false, autoloadDotenv: false },
});
for (const log of built.logs) process.stderr.write(`${log.message}\n`);
if (!built.success) process.exit(1);
process.stdout.write(`${relative(process.cwd(), outfile)}\n`);
