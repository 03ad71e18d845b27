// The program is started in folders that others wrote: by an agent, in a clone, in a folder of downloads.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { environmentOf, runtimes, startProcess, withKey, curl, withoutRuntime } from '../kit/process.ts';
import { makeForeignFolder } from './foreign-folder.ts';

const root = new URL('../../', import.meta.url).pathname;
const run = join(root, 'scripts', 'run.mjs');
const folder = makeForeignFolder();
after(() => folder.remove());

const loan = ['--principal', '500000', '--annual-rate', '10.5', '--tenure-months', '60', '--json'];

test('Bun by itself runs code of the folder, so that what follows can fail', () => {
  const other = makeForeignFolder();
  const bun = join(root, 'node_modules', 'bun', 'bin', 'bun.exe');
  const { status } = spawnSync(bun, ['--version'], { cwd: other.path, encoding: 'utf8' });
  assert.equal(status, 0);
  spawnSync(bun, [join(root, 'src', 'main.ts'), 'config'], { cwd: other.path, env: environmentOf({}) });
  assert.ok(other.hasRun());
  other.remove();
});

for (const runtime of runtimes) {
  const options = { skip: withoutRuntime[runtime] };
  describe(`a program on ${runtime} takes nothing from the folder it is started in`, options, () => {
    const runProgram = (variables: Readonly<Record<string, string>>, ...args: string[]) => {
      const env = environmentOf({ ...variables, RUNTIME: runtime, DATA_DIR: join(folder.path, 'keys') });
      const { stdout, stderr } = spawnSync('node', [run, 'src/main.ts', ...args], {
        cwd: folder.path,
        env,
        encoding: 'utf8',
      });
      assert.ok(!folder.hasRun());
      return stdout + stderr;
    };

    test('calc', () => {
      assert.equal(
        runProgram({}, 'calc', 'emi', ...loan),
        '{"emi":10746.95,"total_interest":144817.01,"total_payment":644817.01}\n',
      );
    });

    test('keys list', () => {
      assert.match(runProgram({}, 'keys', 'list'), /^There are no keys yet/);
    });

    test('convert, where variables are those of other programs', () => {
      const others = { HOST: 'x86_64-conda-linux-gnu', DATABASE_URL: 'mysql://me:secret@db/shop' };
      const text = runProgram(others, 'convert', '100', 'USD', 'USD');
      assert.match(text, /^100 USD = 100 USD\n/);
      assert.match(text, /"mysql:\/\/\*\*\*@db\/shop" is not a PostgreSQL or SQLite database/);
    });

    test('config', () => {
      assert.match(runProgram({}, 'config'), /^LOG_LEVEL +info +info/m);
    });

    test('serve, with the threads that it starts', async () => {
      const service = await startProcess(
        join(folder.path, `data-${runtime}`),
        { RUNTIME: runtime },
        { cwd: folder.path },
      );
      const input = { principal: 1000, annual_rate: 5, tenure_months: 12 };
      const chart = ['-H', 'Accept: image/svg+xml', ...withKey(service.key!, input)];
      const reply = await curl(service, '/v1/calculate/emi', chart);
      assert.equal(reply.status, 200);
      assert.match(reply.body, /^<svg /);
      assert.equal(await service.stop(), 0);
      assert.ok(!folder.hasRun());
    });
  });
}
