import { Type, type TObject, type TSchema } from 'typebox';
import type { AnyCalculator, InputFields } from '#catalogue/define.ts';

/** The JSON Schema of an object with these fields and no others. */
export function inputSchema(fields: InputFields): TObject {
  const properties: Record<string, TSchema> = {};
  for (const [name, field] of Object.entries(fields)) {
    properties[name] = field.required ? field.schema : Type.Optional(field.schema);
  }
  return Type.Object(properties, { additionalProperties: false });
}

/** The JSON Schema of a calculator's reply: its outputs, and the currency when one was given. */
export function outputSchema(calculator: AnyCalculator): TObject {
  const properties: Record<string, TSchema> = {};
  for (const [name, field] of Object.entries(calculator.output)) properties[name] = field.schema;
  if ('currency' in calculator.input) {
    const description = 'The currency of the request, in upper case; absent when none was given';
    properties['currency'] = Type.Optional(Type.String({ description, pattern: '^[A-Z]{3}$' }));
  }
  return Type.Object(properties, { additionalProperties: false });
}
