import { myriadUnits } from './myriads.ts';
import { scaleWords } from './typed-number.ts';

const scale = String.raw`(?:${scaleWords.join('|')})(?!\p{L})`;
const number = String.raw`(?:\d{1,3}(?: \d{3})+(?:[.,]\d+)?|\d[\d.,'’]*\d|\d)`;

/** A number within a text, with its thousands and its scale, as the source of a pattern. */
export const amountPattern = `${number}(?: ?${scale}|(?: ?(?:${myriadUnits})(?:${number})?)+)?`;
