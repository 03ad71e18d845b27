import type { AnyCalculator } from '#catalogue/declare/define.ts';
import { type Estimate, readEstimates } from '#text/write/estimates.ts';
import { createLabels } from '#text/write/labels.ts';

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

/** How far long work is, with estimates of results. */
export interface Told {
  readonly progress: { readonly done: number; readonly of: number };
  readonly partial: Readonly<Record<string, number>>;
}

export interface WorkBar {
  readonly show: (told: Told) => void;
  /** Removes the bar from the line. */
  readonly clear: () => void;
}

const BAR_WIDTH = 24;
const CLEAR_LINE = '\r\u001b[K';

/**
 * Draws how far long work of a calculator is on one line: "━━━━──── 45 % Success rate 86.9 % ± 0.2 3 s left".
 */
export function createWorkBar(
  { draw, columns, monotonicMs }: WorkTerminal,
  calculator: AnyCalculator,
): WorkBar {
  const label = createLabels([calculator]);
  const startedMs = monotonicMs();
  let isShown = false;
  const estimateOf = ({ name, value, error }: Estimate) => {
    const { schema } = calculator.output[name]!;
    const unit = (schema as { readonly 'x-unit'?: string })['x-unit'] === 'percent' ? ' %' : '';
    return `${label(name)} ${value.toFixed(1)}${unit}${error === undefined ? '' : ` ± ${error.toFixed(1)}`}`;
  };
  return {
    show({ progress: { done, of }, partial }) {
      const share = of === 0 ? 1 : done / of;
      const filled = Math.round(share * BAR_WIDTH);
      const leftMs = share > 0 ? ((monotonicMs() - startedMs) * (1 - share)) / share : 0;
      const parts = [
        `${'━'.repeat(filled)}${'─'.repeat(BAR_WIDTH - filled)} ${String(Math.floor(share * 100)).padStart(3)} %`,
        ...readEstimates(partial).map(estimateOf),
        ...(share > 0 && share < 1 ? [`${Math.ceil(leftMs / 1000)} s left`] : []),
      ];
      isShown = true;
      draw(`${CLEAR_LINE}${parts.join('  ').slice(0, columns - 1)}`);
    },
    clear() {
      if (isShown) draw(CLEAR_LINE);
    },
  };
}

/** Where a bar is drawn. */
export interface WorkTerminal {
  readonly draw: (text: string) => void;
  readonly columns: number;
  readonly monotonicMs: () => number;
}
