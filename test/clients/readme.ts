import { readFileSync } from 'node:fs';

/** An example in the README: a program, and what it prints. */
export interface ReadmeExample {
  readonly program: string;
  readonly output: string;
}

/**
 * The example in this language, which must be followed by what it prints. `origin` replaces that of a local
 * service.
 */
export function readExample(file: string, language: string, origin: string): ReadmeExample {
  const text = readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
  const found = new RegExp(`\`\`\`${language}\\n([^\`]*)\`\`\`\\n\\n\`\`\`text\\n([^\`]*)\`\`\``).exec(text);
  if (found === null) throw new Error(`${file} has no example in ${language} with its output.`);
  return { program: found[1]!.replaceAll('https://localhost:8443', origin), output: found[2]! };
}
