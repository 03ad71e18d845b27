import { readFileSync } from 'node:fs';

/**
 * Reads a file of words. A program that is bundled holds their texts instead: scripts/package/embedded.ts
 * replaces this module.
 */
export function readLanguageText(tag: string): string {
  return readFileSync(new URL(`${tag}.json`, import.meta.url), 'utf8');
}
