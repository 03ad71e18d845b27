// Builds the package "centwise" in dist of the folder package, or of another one: node scripts/run.mjs
// scripts/package.ts [folder]
import { spawnSync } from 'node:child_process';
import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type BuildOptions, type Plugin } from 'esbuild';
import { catalogue } from '#catalogue/index.ts';
import { pascalCase } from '#api/type-names.ts';
import { calculatorEntries, calculators, exportName } from './package/calculators.ts';
import { embeddedModules, programs } from './package/embedded.ts';
import { engineEntries, later } from './package/later.ts';
import { small } from './package/small.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const home = process.argv[2] ?? join(root, 'package');
const folder = join(home, 'dist');
const library: BuildOptions = {
  absWorkingDir: root,
  bundle: true,
  minify: true,
  // Node prints the line that throws, which would otherwise be the whole file.
  lineLimit: 200,
  format: 'esm',
  target: 'es2022',
  platform: 'neutral',
  charset: 'utf8',
  legalComments: 'none',
};

rmSync(folder, { recursive: true, force: true });
await Promise.all([buildEngine(), buildCalculators(), buildCommand()]);
buildClient();
for (const { id } of catalogue) writeFileSync(join(folder, 'calculators', `${id}.d.ts`), typesOf(id));
copyFileSync(join(root, 'package', 'types', 'index.d.ts'), join(folder, 'index.d.ts'));
copyFileSync(join(root, 'LICENSE'), join(home, 'LICENSE'));

/** The whole catalogue, with the language of its equations. */
async function buildEngine(): Promise<void> {
  await build({
    ...library,
    entryPoints: engineEntries,
    outdir: folder,
    splitting: true,
    chunkNames: 'shared-[hash]',
    plugins: [errorsFrom('./client'), later(root), small],
  });
}

/** Each calculator alone. */
async function buildCalculators(): Promise<void> {
  await build({
    ...library,
    entryPoints: calculatorEntries,
    outdir: join(folder, 'calculators'),
    splitting: true,
    plugins: [errorsFrom('../client'), calculators(root), small],
  });
}

/** The errors are those of the client, the same classes wherever they are imported from. */
function errorsFrom(client: string): Plugin {
  return {
    name: 'errors',
    setup(build) {
      build.onResolve({ filter: /^#client\/errors\.ts$/ }, () => ({
        path: `${client}/errors.js`,
        external: true,
        sideEffects: false,
      }));
    },
  };
}

/** The commands and the service, for Node and Bun, with all that they need. */
async function buildCommand(): Promise<void> {
  await build({
    ...library,
    platform: 'node',
    mainFields: ['module', 'main'],
    // Packages in CommonJS ask for modules of Node.
    banner: {
      js: "import { createRequire as createRequireOf } from 'node:module'; const require = createRequireOf(import.meta.url);",
    },
    entryPoints: programs.map((name) => ({ in: `src/${name}.ts`, out: name })),
    outdir: join(folder, 'command'),
    splitting: true,
    chunkNames: '[name]-[hash]',
    plugins: [
      {
        name: 'embedded',
        setup(build) {
          for (const [filter, contents] of embeddedModules) {
            build.onLoad({ filter }, () => ({ contents, loader: 'js' }));
          }
        },
      },
    ],
  });
  copyFileSync(join(root, 'package', 'centwise.js'), join(folder, 'centwise.js'));
  copyFileSync(join(root, 'scripts', 'bunfig.toml'), join(folder, 'bunfig.toml'));
  const { bun } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).dependencies as {
    bun: string;
  };
  writeFileSync(join(folder, 'runtime.json'), JSON.stringify({ bun }));
}

/** The client of a service, and all types. */
function buildClient(): void {
  const compiler = join(root, 'node_modules', '.bin', 'tsc');
  const options = ['--project', join(root, 'client'), '--outDir', join(folder, 'client')];
  const { status } = spawnSync(compiler, options, {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(status ?? 1);
}

function typesOf(id: string): string {
  const name = pascalCase(id);
  return `import type { ${name}Inputs, ${name}Results } from '../client/calculators.js';

export { CentwiseProblem } from '../client/errors.js';

/** Throws a CentwiseProblem with everything that is wrong. */
export declare function ${exportName(id)}(inputs: ${name}Inputs): ${name}Results;
`;
}
