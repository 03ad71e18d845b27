import type { AnyCalculator, InputFields, InputValues } from '#catalogue/define.ts';

/** A rate this small is usually a fraction that was meant as percent: 0.07 for 7. */
const LOOKS_LIKE_A_FRACTION = { from: 0.01, below: 0.3 };

/** A valid input that looks like a mistake. */
interface Warning {
  /** RFC 6901, into the inputs. */
  readonly pointer: string;
  readonly code: 'looks-like-a-fraction';
  readonly detail: string;
}

/** The main rates of a calculation: required, in percent per year, and not often that small. */
export function ratesToWatch(fields: InputFields): readonly string[] {
  return Object.keys(fields).filter((name) => {
    const { kind, required, schema, isOftenSmall = false } = fields[name]!;
    const unit = (schema as { readonly 'x-unit'?: string })['x-unit'];
    return kind === 'real' && required && unit === 'percent per year' && !isOftenSmall;
  });
}

/**
 * Returns a function that writes the member `warnings` of a reply, with a leading comma; an empty string
 * without warnings.
 */
export function createWarnings({ input }: AnyCalculator): (values: InputValues) => string {
  const rates = ratesToWatch(input);
  return function warn(values) {
    let warnings: Warning[] | undefined;
    for (const name of rates) {
      const value = values[name] as number | undefined;
      if (value === undefined || value < LOOKS_LIKE_A_FRACTION.from || value >= LOOKS_LIKE_A_FRACTION.below)
        continue;
      (warnings ??= []).push(fractionWarning(name, value));
    }
    return warnings === undefined ? '' : `,"warnings":${JSON.stringify(warnings)}`;
  };
}

function fractionWarning(name: string, value: number): Warning {
  const meant = Number(`${value}e2`);
  const detail = `${name} is in percent, so ${value} means ${value} percent. If you meant ${meant} percent, send ${meant}.`;
  return { pointer: `/${name}`, code: 'looks-like-a-fraction', detail };
}
