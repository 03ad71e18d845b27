import { fileURLToPath } from 'node:url';
import type { AnyCalculator } from '#catalogue/declare/define.ts';
import { writeCalculatorModule } from '#library/calculator-module.ts';
import { capitalsOf } from '#text/write/labels.ts';
import { APART, type Bundle, bundle, type Entry } from '#platform/bundle.ts';
import { TRANSLATOR } from '#portal/live/live-documents.ts';
import { smallModules } from './small-modules.ts';

/**
 * The files by which pages calculate in the browser, one for each calculator with what they share; undefined
 * where the runtime has no bundler. What takes long, and what an operator declares, is left to the service.
 */
export function buildLiveFiles(catalogue: readonly AnyCalculator[]): Promise<Bundle | undefined> {
  const root = fileURLToPath(new URL('../../..', import.meta.url)).replace(/[/\\]$/, '');
  const capitals = capitalsOf(catalogue).join(' ');
  const calculators = catalogue.filter(({ prepare, isOwn }) => prepare === undefined && isOwn !== true);
  const entries = calculators.map((one) => [one.id, writeEntry(one, capitals)] as const);
  const text = "export { createTranslator } from '#portal/languages/translator.ts';";
  return bundle({ root, entries: new Map([...entries, [TRANSLATOR, { text }]]), replaced: smallModules });
}

function writeEntry(calculator: AnyCalculator, capitals: string): Entry {
  const { id, name, headline, conventions, prominent } = calculator;
  const { forecast } = conventions;
  const facts = JSON.stringify({ id, name, headline, prominent, forecast, capitals });
  let apart: string | undefined;
  const text = writeCalculatorModule(calculator, {
    head: [
      "import { createLive } from '#portal/live/live.ts';",
      ...(calculator.law === undefined ? [] : ["import '#service/law-clock.ts';"]),
    ],
    define: (members) => `export const show = createLive({ ...${facts},${members}});`,
    fields: (fields) => JSON.stringify(fields, withoutUnused),
    takeApart: (code) => {
      apart = code;
      return APART;
    },
  });
  return { text, ...(apart !== undefined && { apart }) };
}

/** The sources of figures are in the references of the page. */
function withoutUnused(name: string, value: unknown): unknown {
  const isField = typeof value === 'object' && value !== null && 'kind' in value;
  return ['source', 'because'].includes(name) && !isField ? undefined : value;
}
