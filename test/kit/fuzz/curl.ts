import type { Case } from './cases.ts';

/** A line for a shell that sends the case to a service at the usual address. */
export function curlLine({ method, target, headers, body }: Case): string {
  const parts = ['curl', '-gsk', '--path-as-is', '-X', quote(method)];
  for (const [name, value] of Object.entries(headers)) parts.push('-H', quote(`${name}: ${value}`));
  if (body !== undefined) parts.push('--data-binary', quoteBytes(Buffer.from(body as string)));
  return [...parts, quote(`https://localhost:8443${target}`)].join(' ');
}

function quote(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

function quoteBytes(bytes: Buffer): string {
  const text = bytes.toString('latin1');
  if (/^[ -~]*$/.test(text)) return quote(text);
  return `$'${text.replace(/[^ -&(-[\]-~]/g, (character) => `\\x${character.codePointAt(0)!.toString(16).padStart(2, '0')}`)}'`;
}
