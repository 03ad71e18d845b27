import type { AnyDeclaration, Example, Exemplified } from './declare/define.ts';
import recorded from './examples.json' with { type: 'json' };

/**
 * By calculator. Written by "npm run golden" with the golden data, and apart from it, as that is never read
 * by the service.
 */
const examples: Readonly<Record<string, readonly Example[]>> = recorded;

type WithExamples<Declarations extends readonly AnyDeclaration[]> = {
  readonly [Place in keyof Declarations]: Declarations[Place] & Exemplified;
};

/**
 * These declarations with their examples: the objects themselves, as programs and other tables know them by
 * identity. Throws where the golden data marks no example.
 */
export function withExamples<const Declarations extends readonly AnyDeclaration[]>(
  declarations: Declarations,
): WithExamples<Declarations> {
  return declarations.map((declaration) => {
    const { id } = declaration;
    const [first, ...others] = examples[id] ?? [];
    if (first === undefined)
      throw new Error(`No golden case of ${id} is an example: npm run golden -- ${id}`);
    return Object.assign(declaration, { examples: [first, ...others] });
  }) as WithExamples<Declarations>;
}
