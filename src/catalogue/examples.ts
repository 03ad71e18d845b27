import type { AnyDeclaration, Example, Exemplified, InputValue } from './declare/define.ts';
import { createFindLaw } from './law/find-law.ts';
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
    return Object.assign(declaration, { examples: withLaw(declaration, [first, ...others]) });
  }) as WithExamples<Declarations>;
}

/** The replies with what they say of the law, which follows from the declaration. */
function withLaw(
  declaration: AnyDeclaration,
  [first, ...others]: Exemplified['examples'],
): Exemplified['examples'] {
  const findLaw = createFindLaw(declaration);
  if (findLaw === undefined) return [first, ...others];
  const complete = ({ input, output }: Example): Example => {
    const withLaw = {
      ...output,
      get law() {
        return findLaw(input) as unknown as InputValue;
      },
    };
    return { input, output: withLaw };
  };
  return [complete(first), ...others.map(complete)];
}
