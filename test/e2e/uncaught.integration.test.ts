// An error that no handler catches ends the service with exit code 1, and the log says why.
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { descendantsOf, runtimes, startProcess, withoutRuntime } from '../kit/process.ts';

const folder = mkdtempSync(join(tmpdir(), 'centwise-uncaught-'));
after(() => rmSync(folder, { recursive: true }));

/** What the service is made to do outside of any request, and what the log says of it. */
const faults = [
  ['throw new TypeError("nobody catches this")', 'TypeError: nobody catches this'],
  ['const descend = () => descend() + 1; descend()', 'RangeError: Maximum call stack size exceeded'],
  ['queueMicrotask(() => { const descend = () => descend() + 1; descend(); })', 'RangeError: Maximum'],
  ['void Promise.reject(new Error("nobody awaits this"))', 'Error: nobody awaits this'],
  ['throw undefined', 'undefined'],
] as const;

for (const runtime of runtimes) {
  describe(`on ${runtime}`, { skip: withoutRuntime[runtime] }, () => {
    for (const [index, [code, message]] of faults.entries()) {
      test(code, async () => {
        const file = join(folder, `fault-${index}.mjs`);
        writeFileSync(file, `process.on('SIGUSR2', () => { ${code}; });\n`);
        const options = { BUN_OPTIONS: `--preload=${file}`, NODE_OPTIONS: `--import=${file}` };
        const settings = { RUNTIME: runtime, LOG_LEVEL: 'silent', ...options };
        const service = await startProcess(join(folder, `${runtime}-${index}`), settings);
        const [child] = await descendantsOf(service.pid);
        process.kill(child!, 'SIGUSR2');
        assert.equal(await service.ended, 1);
        const lines = service
          .output()
          .split('\n')
          .filter((line) => line.startsWith('{'))
          .map((line) => JSON.parse(line) as { level: string; event: string; error: string });
        assert.equal(lines.length, 1, service.output());
        assert.equal(lines[0]!.level, 'error');
        assert.equal(lines[0]!.event, 'uncaught');
        assert.ok(lines[0]!.error.includes(message), lines[0]!.error);
        if (message !== 'undefined') assert.match(lines[0]!.error, /\n +at /);
      });
    }
  });
}
