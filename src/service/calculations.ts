import { drawText } from '#chart/text.ts';
import type { CalcContext } from '#cli/calculation/calculation.ts';
import { openScreen } from '#cli/calculation/open-screen.ts';
import { localeOfEnvironment } from '#cli/calculation/typed.ts';
import type { Picture } from '#picture/picture.ts';
import { numberStyleOf } from '#text/read/typed-number.ts';
import type { Rates } from '#http/routes/currency-routes.ts';
import { createHelpingThreads } from './threads/helping-threads.ts';
import { createLocalCalls } from './local.ts';

const DEFAULT_COLUMNS = 80;
/** Shorter work needs no help. */
const SLICE_MS = 100;

/**
 * What the commands that calculate need: in a terminal charts are drawn with characters, elsewhere as SVG.
 */
export function openCalculations({
  catalogue,
  engine,
  rates,
  ...printers
}: Pick<CalcContext, 'catalogue' | 'print' | 'printError'> & {
  readonly engine: string;
  readonly rates?: Rates;
}): CalcContext {
  const locale = localeOfEnvironment(process.env);
  const screen = openScreen(process, process.env, locale);
  const draw = (picture: Picture) =>
    drawText(picture, { columns: screen!.columns, color: screen!.paint.line });
  const local = { sliceMs: SLICE_MS, share: createHelpingThreads(engine) };
  const ask = createLocalCalls(catalogue, engine, rates, screen && draw, local);
  const { stderr } = process;
  const workTerminal = {
    draw: (text: string) => void stderr.write(text),
    columns: stderr.columns > 0 ? stderr.columns : DEFAULT_COLUMNS,
    monotonicMs: () => performance.now(),
  };
  return {
    catalogue,
    ask,
    ...printers,
    style: numberStyleOf(locale),
    screen,
    workTerminal: stderr.isTTY ? workTerminal : undefined,
  };
}
