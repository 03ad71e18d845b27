/** A text in which 7½ is 7 1/2, and ½ at its start 0 1/2. */
export function spellFractions(text: string): string {
  return text.replace(/(\d?) ?([½¼¾⅛⅜⅝⅞])/gu, (_, whole: string, sign: string, at: number) => {
    const parts = sign.normalize('NFKC').replace('⁄', '/');
    return `${whole === '' && at === 0 ? '0' : whole} ${parts}`;
  });
}
