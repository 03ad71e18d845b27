import type { Operation } from '#api/operations/operation.ts';
import { mediaTypes } from '#api/operations/format-operations.ts';
import { html, type Html } from '../html.ts';
import { type SampledCall, writeSamples } from '#portal/code-samples.ts';

/**
 * What stands beside the text of an operation: the call in each language, the reply, and a form that sends
 * it.
 */
export function writeBeside(call: SampledCall & { readonly operation: Operation }, reply: unknown): Html {
  const { operation, address } = call;
  const text = replyText(reply);
  const path = address.slice(call.origin.length);
  return html`<section class="samples" aria-label="Request">
      <h2>Request</h2>
      ${writeSamples(call).map(
        ({ language, text }, index) =>
          html`<div class="sample" data-language="${language}">
            <h3>${language}</h3>
            ${writeCode(`sample-${index}`, language, text)}
          </div>`,
      )}
    </section>
    ${
      text !== undefined &&
      html`<section class="reply" aria-label="Reply">
        <h2>Reply</h2>
        ${writeCode('sample-reply', 'Reply', text)}
      </section>`
    }
    ${writeTry(operation, path)}`;
}

function replyText(reply: unknown): string | undefined {
  if (reply === undefined) return undefined;
  return typeof reply === 'string' ? reply : JSON.stringify(reply, undefined, 2);
}

/** A box of code with a button that copies it. */
function writeCode(id: string, label: string, text: string): Html {
  return html`<div class="code">
    <button type="button" class="quiet copy" data-copy="${id}" hidden>Copy</button>
    <pre tabindex="0" aria-label="${label}"><code id="${id}">${text}</code></pre>
  </div>`;
}

/** A form that the script of the page shows and sends; the key is in it alone. */
function writeTry(operation: Operation, path: string): Html {
  const { method, body, format, isPublic } = operation;
  // Such a call would leave a request that the operator has to answer.
  if (isPublic === true) return html``;
  const [address = '', query = ''] = path.split('?');
  return html`<section class="try" aria-labelledby="try-heading">
    <form data-try data-method="${method}" data-address="${address}" autocomplete="off" hidden>
      <input
        type="hidden"
        name="accept"
        value="${format === undefined ? 'application/json' : mediaTypes[format]}"
      />
      <h2 id="try-heading">Try it</h2>
      <p class="hint">Your key stays in this page and is gone when you leave it.</p>
      <label for="try-key">API key</label>
      <input id="try-key" name="key" type="password" spellcheck="false" placeholder="cw_live_…" />
      <label for="try-query">Query</label>
      <input id="try-query" name="query" value="${query}" spellcheck="false" />
      ${
        body !== undefined &&
        html`<label for="try-body">Body</label>
          <textarea id="try-body" name="body" rows="9" spellcheck="false">
${JSON.stringify(body.example, undefined, 2)}</textarea>`
      }
      <button type="submit">Send ${method}</button>
      <output></output>
    </form>
  </section>`;
}
