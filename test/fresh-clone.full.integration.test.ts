// Every block of commands in the READMEs and in the guide of the command, and those that CONTRIBUTING.md names
// last, as somebody runs them who has cloned the repository and started the service, and done nothing else:
// there are no packages but those that `npm start` has installed.
import assert from 'node:assert/strict';
import { cp, glob, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { nameOf, readCommandBlocks, type CommandBlock } from './documents.ts';
import { skipFor } from './kit/skips.ts';
import {
  environmentOf,
  finish,
  isAlive,
  type ServiceProcess,
  startProcess,
  temporaryFolder,
  withoutCurl,
} from './kit/process.ts';

const root = new URL('../', import.meta.url).pathname;
const timeout = 400_000;
// Packages that this machine has fetched before are not fetched again.
const settings = { npm_config_prefer_offline: 'true', npm_config_update_notifier: 'false' };
const notCloned = new Set(['node_modules', '.git', '.centwise', 'dist', '__pycache__']);

const files = ['README.md', 'docs/command.md', 'package/README.md', 'clients/python/README.md'];
for await (const file of glob('examples/**/*.md', { cwd: root })) files.push(file);
const [start, ...blocks] = files.flatMap(readCommandBlocks);
const further = readCommandBlocks('CONTRIBUTING.md').filter(({ commands }) =>
  commands.includes('npm run fuzz'),
);
blocks.push(...further);

const clone = await temporaryFolder();
const service = await startClone();

/** The service, or why there is none: without a network, packages may be missing. */
async function startClone(): Promise<ServiceProcess | string> {
  await cp(root, clone, { recursive: true, filter: (path) => !notCloned.has(basename(path)) });
  const command = ['sh', '-c', `exec ${start!.commands}`];
  try {
    return await startProcess(join(clone, '.centwise'), settings, { command, cwd: clone });
  } catch (error) {
    const { message } = error as Error;
    if (!message.includes('npm ci failed')) throw error;
    await rm(clone, { recursive: true });
    return skipFor('the packages cannot be installed', { cause: error });
  }
}

/** Runs a block with this key and port in the place of those of the document. */
async function run({ shell, commands }: CommandBlock, { port, key }: ServiceProcess): Promise<string> {
  const text = commands
    .replaceAll('https://localhost:8443', `https://localhost:${port}`)
    .replaceAll('cw_live_…', key!)
    // Whoever follows the README pastes the key.
    .replaceAll('read -rs KEY', `read -rs KEY <<< '${key!}'`);
  // The address that the agent has by itself is of the usual port.
  const environment = environmentOf({
    ...settings,
    KEY: key!,
    CENTWISE_MCP_URL: `https://localhost:${port}/mcp`,
  });
  const { code, stdout, stderr } = await finish(
    shell,
    ['-c', `cd '${clone}' && set -e\n${text}`],
    environment,
  );
  assert.equal(code, 0, `${text}\n${stdout}\n${stderr}`);
  return stdout;
}

describe('in a fresh clone', { skip: withoutCurl || (typeof service === 'string' && service) }, () => {
  test('the first block of the README starts the service', () => {
    assert.equal(start!.commands, 'npm start\n');
    assert.equal(further.length, 1);
  });

  for (const block of blocks) {
    test(nameOf(block), { timeout }, async () => {
      const output = await run(block, service as ServiceProcess);
      if (block.reply !== undefined)
        assert.partialDeepStrictEqual(withPort(JSON.parse(output)), JSON.parse(block.reply));
    });
  }

  test('the service has not noticed that tools were installed', { timeout }, async () => {
    const { output } = service as ServiceProcess;
    assert.doesNotMatch(output(), /"level":"error"/);
    const call = blocks.find(({ commands }) => commands.includes('/calculate/'))!;
    const commands = call.commands.replace(/\/calculate\/\S+/, '$&?include=chart');
    assert.match(await run({ ...call, commands }, service as ServiceProcess), /"chart":"<svg/);
  });

  test('the command is completed as its guide says', { timeout }, async () => {
    const block = blocks.find(({ commands }) => commands.includes('completion bash'))!;
    const complete = `COMP_WORDS=(centwise calc mortgage --home); COMP_CWORD=3
      "$(complete -p centwise | sed 's/.* -F \\([^ ]*\\) .*/\\1/')" && echo "\${COMPREPLY[*]}"
      ./centwise calc cagr --initial-value 10000 --final-value 25000 --years 5`;
    const output = await run({ ...block, commands: block.commands + complete }, service as ServiceProcess);
    assert.match(output, /^--home-price\n/);
    assert.match(output, /20\.1124/);
  });

  // Last, and a test because it takes longer than a hook may: there are 600 MB of packages to delete.
  test('a signal to npm stops the service', { timeout }, async () => {
    const { stop, pid } = service as ServiceProcess;
    await stop();
    while (isAlive(-pid)) await sleep(50);
    await rm(clone, { recursive: true });
  });
});

/** What the service says of itself, with the port of the document. */
function withPort(reply: unknown): unknown {
  const { port } = service as ServiceProcess;
  return JSON.parse(JSON.stringify(reply).replaceAll(`localhost:${port}`, 'localhost:8443'));
}
