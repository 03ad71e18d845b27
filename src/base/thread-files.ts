/** The programs of the threads that a service starts. */
type ThreadProgram = 'document-worker' | 'engine-worker' | 'own-worker' | 'sqlite-worker';

/**
 * Where the program of a thread is. Programs that are bundled lie elsewhere: scripts/compile.ts replaces this
 * module.
 */
export function threadFile(name: ThreadProgram): URL {
  return new URL(`../service/threads/${name}.ts`, import.meta.url);
}
