/** What RUNTIME may be, the default first; scripts/run.mjs starts it. */
export const runtimes = ['bun', 'node'] as const;
