import { finish } from './kit/process.ts';
import { skipFor } from './kit/skips.ts';

/** For the `skip` of a test by Python: why it cannot run, or false. */
export async function withoutPython(version: string): Promise<string | false> {
  const check = `import sys; sys.exit(sys.version_info < (${version.replace('.', ', ')}))`;
  if ((await finish('python3', ['-c', check])).code === 0) return false;
  return skipFor(`Python ${version} is not on this machine`);
}
