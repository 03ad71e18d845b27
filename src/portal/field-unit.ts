import type { InputField } from '#catalogue/fields.ts';
import { isMoney, unitOf } from '#derive/result-text.ts';
import { attributes, html, type Html } from './html.ts';

/** The unit next to a field; of amounts, the currency, which a script keeps as it is chosen. */
export function writeUnit(field: InputField, currency: string | undefined): Html | false {
  const isAmount = isMoney(field);
  const unit = unitOf(field) || (isAmount ? (currency ?? '') : '');
  return unit !== '' && html`<span${attributes({ class: 'unit', 'data-money': isAmount })}>${unit}</span>`;
}
