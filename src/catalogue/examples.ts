import type { AnyDeclaration, Example, Exemplified } from './define.ts';
import recorded from './examples.json' with { type: 'json' };

/** By calculator. Written by "npm run golden" with the golden data, and apart from it, as that is never read by the service. */
const examples: Readonly<Record<string, readonly Example[]>> = recorded;

type WithExamples<Declarations extends readonly AnyDeclaration[]> = {
  readonly [Place in keyof Declarations]: Declarations[Place] & Exemplified;
};

/** The calculators of these declarations, in their order. Throws where the golden data marks no example. */
export function withExamples<const Declarations extends readonly AnyDeclaration[]>(
  declarations: Declarations,
): WithExamples<Declarations> {
  return declarations.map((declaration) => {
    const [first, ...others] = examples[declaration.id] ?? [];
    if (first === undefined) {
      throw new Error(
        `No golden case of ${declaration.id} is an example: npm run golden -- ${declaration.id}`,
      );
    }
    return { ...declaration, examples: [first, ...others] };
  }) as WithExamples<Declarations>;
}
