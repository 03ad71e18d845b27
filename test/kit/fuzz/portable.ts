import type { Case, Keys } from './cases.ts';

const placeholder = (index: number) => `@key ${index}@`;

/** A case as a text that means the same to another service, which has other keys. */
export function writePortable(one: Case, { good, others }: Keys): string {
  const body = one.body === undefined ? null : Buffer.from(one.body as string).toString('latin1');
  let text = JSON.stringify({ ...one, body });
  for (const [index, key] of [good, ...others].entries()) text = text.replaceAll(key, placeholder(index));
  return text;
}

/** The case of such a text, for the service with these keys. */
export function readPortable(text: string, { good, others }: Keys): Case {
  let own = text;
  for (const [index, key] of [good, ...others].entries()) own = own.replaceAll(placeholder(index), key);
  const { body, ...rest } = JSON.parse(own) as Omit<Case, 'body'> & { readonly body: string | null };
  return { ...rest, body: body === null ? undefined : Buffer.from(body, 'latin1') };
}
