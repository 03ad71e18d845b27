const WIDTH = 30;

/** Draws a progress bar on one line, repeatedly: "[######----]  60 %  3,000 of 5,000 days". */
export function createProgress(
  write: (text: string) => void,
  unit: string,
): (done: number, total: number) => void {
  return (done, total) => {
    const share = total === 0 ? 1 : done / total;
    const filled = Math.round(share * WIDTH);
    const bar = '#'.repeat(filled) + '-'.repeat(WIDTH - filled);
    const [shownDone, shownTotal] = [done, total].map((count) => count.toLocaleString('en-US'));
    const percent = String(Math.floor(share * 100)).padStart(3);
    write(`\r[${bar}] ${percent} %  ${shownDone} of ${shownTotal} ${unit}${done >= total ? '\n' : ''}`);
  };
}
