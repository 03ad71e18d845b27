import type { AnyCalculator } from '#catalogue/declare/define.ts';
import { type Estimate, readEstimates } from '#text/write/estimates.ts';
import { valueText } from '#text/write/result-text.ts';
import type { DocumentRequest } from '#http/documents/documents.ts';
import { NDJSON_TYPE, type Reply, textOf } from '#http/replies.ts';
import type { OnProgress } from '#http/routes/progress-lines.ts';
import { streamLines } from '#http/routes/progress-reply.ts';
import { readerFor } from '#portal/reader/chosen-format.ts';
import { html, type Html } from '#portal/html.ts';
import type { Language } from '#portal/languages/languages.ts';
import type { WritePage } from '#portal/layout.ts';
import type { Naming } from '#portal/naming.ts';

interface Tools {
  readonly naming: Naming;
  readonly writePage: WritePage;
  readonly language?: Language;
}

const encoder = new TextEncoder();

/**
 * The page that `show` writes. The script of a page whose calculation may take long gets it as the last of a
 * few lines; those before it tell how far the calculation is.
 */
export async function showInLines(
  { headers }: DocumentRequest,
  calculator: AnyCalculator,
  { naming, writePage, language }: Tools,
  show: (onProgress?: OnProgress) => Promise<Reply>,
): Promise<Reply> {
  if (!mayTakeLong(calculator)) return show();
  if (headers.get('accept')?.includes(NDJSON_TYPE) !== true) return varying(await show());
  const reader = readerFor(headers);

  function estimateText({ name, value, error }: Estimate, isDone: boolean): string {
    const context = { naming, reader, currency: undefined };
    const text = valueText(calculator.output[name]!, value.toFixed(1), context);
    const range = error === undefined ? '' : ` ± ${reader.number(error.toFixed(1))}`;
    return `${naming.label(name)}${isDone ? '' : ' so far'}: ${text}${range}`;
  }

  return streamLines(
    async (send) => {
      let isTold = false;
      const page = await show(({ progress, partial }) => {
        isTold = true;
        const percent = Math.floor((100 * progress.done) / progress.of);
        const isDone = progress.done >= progress.of;
        const state = isDone ? 'Calculated; the charts follow' : `${percent}% calculated`;
        const text = [state, ...readEstimates(partial).map((one) => estimateText(one, isDone))].join(' · ');
        send(encoder.encode(lineOf({ progress, text: language?.text(text) ?? text })));
      });
      return isTold
        ? { ...page, contentType: NDJSON_TYPE, body: lineOf({ page: textOf(page) }) }
        : varying(page);
    },
    {
      lastLine: ({ message }) =>
        lineOf({ page: textOf(writePage({ title: calculator.name, main: html`<p>${message}</p>` })) }),
    },
  );
}

/** The same address also answers in lines. */
function varying(page: Reply): Reply {
  return { ...page, headers: { ...page.headers, vary: `Accept, ${page.headers!['vary']}` } };
}

function lineOf(line: object): string {
  return `${JSON.stringify(line)}\n`;
}

function mayTakeLong({ prepare }: AnyCalculator): boolean {
  return prepare !== undefined;
}

/** The bar, which the script shows while it waits. */
export function writeProgress(calculator: AnyCalculator): Html | undefined {
  if (!mayTakeLong(calculator)) return undefined;
  return html`<div id="progress" hidden>
    <progress aria-label="Calculation" aria-describedby="progress-text"></progress>
    <p id="progress-text"></p>
  </div>`;
}
