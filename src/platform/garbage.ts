/** Frees the memory of this thread that nothing uses any more, where the runtime can be asked to. */
export function collectGarbage(): void {
  if (typeof Bun !== 'undefined') Bun.gc(true);
}
