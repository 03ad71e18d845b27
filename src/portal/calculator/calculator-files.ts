import type { AnyCalculator } from '#catalogue/declare/define.ts';
import { calculationPath } from '#api/paths.ts';
import { pictureNames } from '#catalogue/declare/picture-names.ts';
import type { DocumentRequest } from '#http/documents/documents.ts';
import { csvReply, type Reply, svgReply } from '#http/replies.ts';
import { requireOwnSite } from '#http/request/own-site.ts';
import { isShort } from './address.ts';
import { calculate, type CalculatorView } from './calculation.ts';
import type { Language } from '#portal/languages/languages.ts';
import type { WritePage } from '#portal/layout.ts';
import { scheduleBody } from './result/ledger.ts';
import type { KeepDrawing } from './result/kept-drawings.ts';
import type { Open } from './opening-pages.ts';
import { waitPage, whenAdmitted } from '#portal/wait-page.ts';
import type { Naming } from '#portal/naming.ts';

/** The tools for all pages. */
export interface PageTools {
  readonly naming: Naming;
  readonly writePage: WritePage;
  /** The language that pages are translated into; undefined for English. */
  readonly language?: Language;
  /** The calculators that a reader of one may want next. */
  readonly related: (calculator: AnyCalculator) => readonly AnyCalculator[];
  /** The file by which the page of a calculator calculates in the browser, if there is one by now. */
  readonly liveAddress: (id: string) => string | undefined;
  readonly open: Open;
  readonly keepDrawing: KeepDrawing;
  /** Whether other sites may show pages in frames. */
  readonly mayBeFramed: boolean;
}

export function calculatorPath(id: string): string {
  return `/calculators/${id}`;
}

type WriteFile = (request: DocumentRequest, view: CalculatorView) => Promise<Reply | undefined>;

/** The files of a calculator's page; where there is none, the page says why: `show` writes it. */
export function createCalculatorFiles(
  calculator: AnyCalculator,
  { naming, writePage }: PageTools,
  show: (request: DocumentRequest, query: URLSearchParams) => Promise<Reply>,
) {
  const path = calculatorPath(calculator.id);

  function fileOf(write: WriteFile) {
    async function answer(request: DocumentRequest, query: URLSearchParams): Promise<Reply> {
      const view = await calculate(request, naming, calculator, query);
      const file = view.status === 200 ? await write(request, view) : undefined;
      if (file !== undefined) return file;
      return isShort(path, query) ? seeOther(`${path}?${query}`) : show(request, query);
    }
    return {
      GET: (request: DocumentRequest): Promise<Reply> =>
        whenAdmitted(request, writePage, () => answer(request, new URLSearchParams(request.query))),
      async POST(request: DocumentRequest): Promise<Reply> {
        const form = await readPosted(request);
        return typeof form === 'number' ? waitPage(writePage, form) : answer(request, form);
      },
    };
  }

  const writeCsv: WriteFile = async ({ callOperation }, view) => {
    const query = { include: 'schedule', interval: view.interval! };
    const body = scheduleBody(calculator, view.values, view.ledger);
    const call = {
      method: 'POST',
      path: calculationPath(calculator.id),
      query,
      body,
      type: 'text/csv',
    } as const;
    const reply = await callOperation(call);
    if (reply.status !== 200) return undefined;
    return attached(csvReply(reply.text), `${calculator.id}-${view.interval}.csv`);
  };

  const svgOf = (name: string) =>
    fileOf(async ({ draw }, { pictures }) => {
      const picture = pictures.find((one) => one.name === name);
      return picture && attached(svgReply(await draw(picture)), `${calculator.id}.svg`);
    });

  const charts = pictureNames(calculator).map((name) => [chartFile(calculator, name), svgOf(name)] as const);
  return { csv: fileOf(writeCsv), charts };
}

/** The file of a chart below the page. */
export function chartFile(calculator: AnyCalculator, name = ''): string {
  return pictureNames(calculator).length > 1 ? `chart-${name}.svg` : 'chart.svg';
}

/** A reply that is saved as a file. */
export function attached(reply: Reply, name: string): Reply {
  return { ...reply, headers: { ...reply.headers, 'content-disposition': `attachment; filename="${name}"` } };
}

/** The form submitted by a page of this service, or the seconds that its network must wait. */
export async function readPosted(request: DocumentRequest): Promise<URLSearchParams | number> {
  requireOwnSite(request.headers, request.origin);
  // Checked before the form is read, so that the quota of the network also limits slow forms.
  const waitSeconds = await request.admit('page');
  return waitSeconds > 0 ? waitSeconds : request.readForm('page');
}

export function seeOther(location: string): Reply {
  return { status: 303, contentType: 'text/plain; charset=utf-8', body: '', headers: { location } };
}
