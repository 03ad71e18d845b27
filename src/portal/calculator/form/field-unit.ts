import type { InputField } from '#catalogue/declare/fields.ts';
import { isMoney } from '#text/write/result-text.ts';
import { unitOf } from '#catalogue/declare/units.ts';
import { attributes, html, type Html } from '#portal/html.ts';

/** The ID of the unit beside the field of a path, which describes it; undefined where there is none. */
export function unitId(path: string, field: InputField, currency: string | undefined): string | undefined {
  return unitText(field, currency) === '' ? undefined : `${path}-unit`;
}

/** The unit next to a field; of amounts, the currency, which a script keeps as it is chosen. */
export function writeUnit(path: string, field: InputField, currency: string | undefined): Html | false {
  const id = unitId(path, field, currency);
  const shown = { id, class: 'unit', 'data-money': isMoney(field) };
  return id !== undefined && html`<span${attributes(shown)}>${unitText(field, currency)}</span>`;
}

function unitText(field: InputField, currency: string | undefined): string {
  return unitOf(field) || (isMoney(field) ? (currency ?? '') : '');
}
