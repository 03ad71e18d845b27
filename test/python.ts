import { finish } from './kit/process.ts';

/** For the `skip` of a test by Python: why it cannot run, or false. */
export async function withoutPython(version: string): Promise<string | false> {
  const check = `import sys; sys.exit(sys.version_info < (${version.replace('.', ', ')}))`;
  if ((await finish('python3', ['-c', check])).code === 0) return false;
  const reason = `Python ${version} is not on this machine`;
  if (process.env['REQUIRE_SERVICES'] === '1') throw new Error(reason);
  return reason;
}
