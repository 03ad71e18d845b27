/**
 * The powers of ten by which Chinese, Japanese and Korean readers count, with the older and the simplified
 * characters.
 */
const tens: Readonly<Record<string, number>> = { 十: 1, 百: 2, 千: 3, 천: 3 };
const myriads: Readonly<Record<string, number>> = {
  万: 4,
  萬: 4,
  만: 4,
  億: 8,
  亿: 8,
  억: 8,
  兆: 12,
  조: 12,
};
const [ten, myriad] = [tens, myriads].map((units) => `[${Object.keys(units).join('')}]`);

/** 万, or 千万 for a thousand of them; 万亿 is the trillion of Chinese. */
export const myriadUnits = `${ten}?(?:[万萬][億亿]|${myriad})|${ten}`;
const leading = new RegExp(`^(${myriadUnits})(.*)$`, 'su');
const digits = String.raw`\d+(?:,\d{3})*`;
const mark = String.raw`[\d.,']`;
const compound = new RegExp(
  `(?<!${mark})(?:${digits} ?(?:${myriadUnits}) ?)+${digits}(?: ?(?:${myriadUnits}))?(?!${mark})`,
  'gu',
);
const part = new RegExp(`(${digits}) ?(${myriadUnits})?`, 'gu');

/**
 * The power of ten at the beginning of a text, and what follows: 4 and 円 for 万円. Undefined where there is
 * none.
 */
export function readMyriad(text: string): { readonly exponent: number; readonly rest: string } | undefined {
  const [, word, rest = ''] = leading.exec(text) ?? [];
  return word === undefined ? undefined : { exponent: exponentOf(word), rest };
}

/**
 * Writes numbers of several parts in digits: 120000000 for 1億2000万. Parts that do not get smaller are left as
 * they are.
 */
export function joinMyriads(text: string): string {
  return text.replaceAll(compound, (whole) => {
    let [sum, below] = [0n, Infinity];
    for (const [, count = '', word = ''] of whole.matchAll(part)) {
      const bare = count.replaceAll(',', '');
      const exponent = exponentOf(word);
      if (bare.replace(/^0+/, '').length + exponent > below) return whole;
      sum += BigInt(bare) * 10n ** BigInt(exponent);
      below = exponent;
    }
    return String(sum);
  });
}

function exponentOf(word: string): number {
  return word.split('').reduce((sum, sign) => sum + (tens[sign] ?? myriads[sign]!), 0);
}
