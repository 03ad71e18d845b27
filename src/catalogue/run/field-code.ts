import type { InputFields, OutputFields } from '#catalogue/declare/define.ts';
import type { OutputField } from '#catalogue/declare/fields.ts';

/**
 * Code made for the fields of one calculator. Only names, defaults and decimals of declarations get into it.
 */

const identifier = /^[a-z][a-z0-9_]*$/;

/** Of the values `v`, with the defaults filled in. */
export function writeCompleted(input: InputFields): string {
  return members(input, (name, field) =>
    field.default === undefined ? `v.${name}` : `v.${name} ?? ${JSON.stringify(field.default)}`,
  );
}

/**
 * A list of the rounded results `r` over the arithmetic `a`; `m` are the decimals of money, `o` the reasons
 * of what is left out, `h` what stands in rounding.ts.
 */
export function writeRounded(output: OutputFields): string {
  const rounded = Object.entries(output).map(([name, field]) =>
    roundCode(field, `r.${checkedName(name)}`, name),
  );
  return `[${rounded.join(', ')}]`;
}

/** Code of an object with a member for each field. Names that are none of a field do not get into it. */
export function members<Field>(
  fields: Readonly<Record<string, Field>>,
  code: (name: string, field: Field) => string,
): string {
  const texts = Object.entries(fields).map(([name, field]) => `${checkedName(name)}: ${code(name, field)}`);
  return `({ ${texts.join(', ')} })`;
}

/** The name, which must be one of a field, for code. */
export function checkedName(name: string): string {
  if (!identifier.test(name)) throw new Error(`${name} is no name of a field`);
  return name;
}

/**
 * What is answered of the result at `place`, a part of the output `name`; `m` are the decimals of money, `o`
 * the reasons.
 */
export function roundCode(output: OutputField, place: string, name: string): string {
  const rounded = roundedCode(output, place, name);
  return output.optional ? `${place} === undefined ? undefined : ${rounded}` : rounded;
}

function roundedCode(output: OutputField, place: string, name: string): string {
  const { kind, decimals, item, fields } = output;
  switch (kind) {
    case 'number': {
      const round = output.isOmittable === true ? 'h.roundOrOmit' : 'h.roundNumber';
      return `${round}(a, ${place}, ${decimals === 'currency' ? 'm' : decimals}, "${checkedName(name)}", o)`;
    }
    case 'boolean':
      return `h.isOne(a, ${place})`;
    case 'text':
      return place;
    case 'date':
      return `h.dayText(a, ${place})`;
    case 'list':
      return `${place}.map((x) => ${roundCode(item!, 'x', name)})`;
    case 'records': {
      const codes = Object.entries(fields!).map(([member, one]) =>
        roundCode(one, `x.${checkedName(member)}`, name),
      );
      return `${place}.map((x) => [${codes.join(', ')}])`;
    }
  }
}
