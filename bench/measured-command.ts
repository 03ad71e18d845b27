import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { batchEnvironment, root } from './load.ts';

/** What a program took, on Linux. */
export interface Measured {
  readonly seconds: number;
  /** The peak of its memory. */
  readonly megabytes: number;
}

/** Runs a program of the project, which must succeed where `mayFail` is not set. */
export async function measureProgram(
  [file, ...args]: readonly [string, ...string[]],
  mayFail = false,
): Promise<Measured> {
  const startMs = performance.now();
  const child = spawn(process.execPath, [join(root, file), ...args], {
    stdio: 'ignore',
    env: batchEnvironment(),
  });
  let peak = 0;
  const timer = setInterval(() => {
    const text = readFileSync(`/proc/${child.pid}/status`, 'utf8');
    peak = Math.max(peak, Number(/^VmHWM:\s+(\d+)/m.exec(text)?.[1] ?? 0));
  }, 20);
  child.once('exit', () => clearInterval(timer));
  const [code] = (await once(child, 'exit')) as [number];
  if (code !== 0 && !mayFail) throw new Error(`${file} ${args.join(' ')} ended with ${code}.`);
  return { seconds: (performance.now() - startMs) / 1000, megabytes: (peak * 1024) / 1e6 };
}
