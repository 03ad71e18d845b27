import type { OutputField } from './fields.ts';

/** The results of a calculator, or of a row, with those marked that have a namesake. */
export function markNamesakes<Outputs extends Readonly<Record<string, OutputField>>>(
  outputs: Outputs,
): Outputs {
  const marked = Object.entries(outputs).map(([name, output]): [string, OutputField] => {
    const { fields } = output;
    const isNamesake = name.endsWith('_pct') && Object.hasOwn(outputs, name.slice(0, -'_pct'.length));
    return [
      name,
      {
        ...output,
        ...(fields !== undefined && { fields: markNamesakes(fields) }),
        ...(isNamesake && { hasNamesake: true }),
      },
    ];
  });
  return Object.fromEntries(marked) as Outputs;
}
