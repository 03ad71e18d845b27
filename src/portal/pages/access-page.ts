import { say } from '#text/write/said.ts';
import { accessRequestFields, accessRequestOperation } from '#api/operations/access-operations.ts';
import type { DocumentRequest } from '#http/documents/documents.ts';
import { requireOwnSite } from '#http/request/own-site.ts';
import type { Reply } from '#http/replies.ts';
import type { ProblemText } from '#portal/calculator/calculation.ts';
import type { PageTools } from '#portal/calculator/calculator-files.ts';
import { attributes, html, type Html, type Piece } from '#portal/html.ts';
import { fieldMessage } from '#portal/naming.ts';

type FieldName = keyof typeof accessRequestFields;

interface AccessState {
  readonly typed: Readonly<Record<FieldName, string>>;
  readonly messages: ReadonlyMap<string, Html>;
  readonly fault?: Piece;
  readonly status: number;
}

const nothing: AccessState = { typed: { email: '', purpose: '' }, messages: new Map(), status: 200 };

/** The form for requesting a key, and its outcome. */
export function createAccessPages({ writePage }: PageTools) {
  const page = (state: AccessState): Reply => {
    const reply = writePage({
      title: 'Get access',
      description: 'Request an API key from the operator of this service.',
      section: '/access',
      main: writeMain(state),
      status: state.status,
    });
    // Under no-referrer, the policy of other pages, older browsers send "Origin: null" with the form.
    return { ...reply, headers: { ...reply.headers, 'referrer-policy': 'same-origin' } };
  };

  async function send(request: DocumentRequest): Promise<Reply> {
    requireOwnSite(request.headers, request.origin);
    // Checked before the form is read, so that the quota of the network also limits slow forms.
    const waitSeconds = await request.admit('access-request');
    if (waitSeconds > 0) return tooMany(waitSeconds);
    const form = await request.readForm('access-request');
    const typed = { email: form.get('email')?.trim() ?? '', purpose: form.get('purpose') ?? '' };
    const { path } = accessRequestOperation;
    // A purpose has no line breaks, but the text area of a browser allows them.
    const body = { ...typed, purpose: typed.purpose.replace(/\s+/g, ' ').trim() };
    const reply = await request.callOperation({ method: 'POST', path, body });
    if (reply.status === 200) {
      return writePage({ title: 'Get access', section: '/access', main: writeThanks(typed.email) });
    }
    const { detail } = JSON.parse(reply.text) as ProblemText;
    const { errors } = reply;
    const messages = new Map(errors.map((error) => [error.pointer!.slice(1), fieldMessage(error)]));
    return page({ typed, messages, status: reply.status, ...(errors.length === 0 && { fault: detail }) });
  }

  function tooMany(waitSeconds: number): Reply {
    const minutes = Math.ceil(waitSeconds / 60);
    const when = minutes === 1 ? 'a minute' : `${minutes} minutes`;
    const fault = say`Your network has already sent several requests, so this one was not read. Please try again in ${when}. The Back button of your browser restores what you wrote.`;
    const reply = page({ ...nothing, fault, status: 429 });
    return { ...reply, headers: { ...reply.headers, 'retry-after': String(waitSeconds) } };
  }

  return { show: () => page(nothing), send };
}

/**
 * The address is what finds a request again: an operator has one of each address, and no number tells of an
 * earlier one.
 */
function writeThanks(email: string): Html {
  return html`<h1>Thank you</h1>
    <p class="lead">
      Your request has arrived. The operator of this service reviews it in person and writes to
      <strong>${email}</strong>.
    </p>
    <p>
      If the address is wrong, <a href="/access">send the request again</a>. To ask about your request,
      mention the address.
    </p>
    <p>
      Until then you can <a href="/">try every calculator here</a> without a key, or read the
      <a href="/docs">API reference</a>.
    </p>`;
}

function writeMain({ typed, messages, fault }: AccessState): Html {
  const purpose = described('purpose', messages);
  return html`<h1>Get access</h1>
    <p class="lead">
      You need no key to use these pages, but programs need one. Tell the operator of this service what you
      will use it for, and they will answer by e-mail.
    </p>
    <form class="narrow" action="/access" method="post" novalidate>
      ${fault !== undefined && html`<p class="fault" role="alert">${fault}</p>`}
      <div class="field">
        <label for="email">E-mail address</label>
        <input
          ${attributes({ ...described('email', messages), type: 'email', autocomplete: 'email', value: typed.email })}
        />
        <p class="hint" id="email-hint">The key is sent to this address.</p>
        <p class="message" id="email-message">${messages.get('email')}</p>
      </div>
      <div class="field">
        <label for="purpose">What is the key for?</label>
        <textarea rows="4" ${attributes({ ...purpose, maxlength: accessRequestFields.purpose.maxLength })}>
${typed.purpose}</textarea>
        <p class="hint" id="purpose-hint">A sentence or two: 10 to 1,000 characters.</p>
        <p class="message" id="purpose-message">${messages.get('purpose')}</p>
      </div>
      <p class="actions"><button class="main">Request a key</button></p>
    </form>`;
}

function described(name: FieldName, messages: AccessState['messages']) {
  return {
    id: name,
    name,
    required: true,
    'aria-describedby': `${name}-hint ${name}-message`,
    'aria-invalid': messages.has(name) ? 'true' : undefined,
  };
}
