import { calculationPath } from '#api/paths.ts';
import { type CallText, type SampledCall, writeSamples } from '#portal/code-samples.ts';
import { html, type Html } from '#portal/html.ts';

const cutText = (_name: string, value: unknown) =>
  typeof value === 'string' ? value.replace(/^(.{20}).+/s, '$1…') : value;

/**
 * The calls of a calculation with the inputs of its page, in each language. Where these have no result, long
 * texts are cut.
 */
export function writeCalculationCalls(
  origin: string,
  id: string,
  values: object,
  hasResult: boolean,
): readonly CallText[] {
  const example = hasResult ? values : (JSON.parse(JSON.stringify(values, cutText)) as object);
  const operation = {
    method: 'POST',
    operationId: 'calculate',
    tag: 'Calculate',
    body: { example },
  } as const;
  return callsOf(origin, calculationPath(id), { operation, calculator: id });
}

/** The calls of a conversion. */
export function writeConversionCalls(origin: string, path: string, body: object): readonly CallText[] {
  return callsOf(origin, path, {
    operation: { method: 'POST', operationId: 'convertCurrency', body: { example: body } },
  });
}

function callsOf(origin: string, path: string, call: Pick<SampledCall, 'operation' | 'calculator'>) {
  return writeSamples({ ...call, origin, address: `${origin}/v1${path}` });
}

/** The script that shows the call in the language of the reader. */
export const CALLS_SCRIPT = 'languages.js';

/** Each call in its own box; the first is open. The script makes tabs of them. */
export function writeCallBoxes(calls: readonly CallText[]): Html {
  return html`<div class="samples">
    ${calls.map(
      ({ language, text }, index) =>
        html`<details
          class="call sample"
          name="call"
          data-language="${language}"
          ${index === 0 && html`open`}
        >
          <summary>${language}</summary>
          <div class="code">
            <button type="button" class="quiet copy" data-copy="call-${index}" hidden>Copy</button>
            <pre tabindex="0" aria-label="${language}"><code id="call-${index}" data-live>${text}</code></pre>
          </div>
        </details>`,
    )}
  </div>`;
}
