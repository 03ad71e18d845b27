import { accessRequestFields, accessRequestOperation } from '#derive/access-operations.ts';
import type { Visit } from '#http/documents/documents.ts';
import { requireOwnSite } from '#http/request/own-site.ts';
import type { Reply } from '#http/replies.ts';
import type { ProblemText } from './calculation.ts';
import type { PageTools } from './calculator-page.ts';
import { attributes, html, type Html } from './html.ts';
import { fieldMessage } from './words.ts';

type FieldName = keyof typeof accessRequestFields;

interface AccessState {
  readonly typed: Readonly<Record<FieldName, string>>;
  readonly messages: ReadonlyMap<string, string>;
  readonly fault?: string;
  readonly status: number;
}

const nothing: AccessState = { typed: { email: '', purpose: '' }, messages: new Map(), status: 200 };

/** The form with which somebody asks for a key, and what became of it. */
export function createAccessPages({ writePage }: PageTools) {
  const page = (state: AccessState): Reply => {
    const reply = writePage({
      title: 'Get access',
      description: 'Ask the operator of this service for an API key.',
      section: '/access',
      main: writeMain(state),
      status: state.status,
    });
    // Under no-referrer, the policy of other pages, older browsers send "Origin: null" with the form.
    return { ...reply, headers: { ...reply.headers, 'referrer-policy': 'same-origin' } };
  };

  async function send(visit: Visit): Promise<Reply> {
    requireOwnSite(visit.headers, visit.origin);
    // Before the form is read, so that forms which arrive slowly are bounded by the quota of their network.
    const waitSeconds = await visit.admit('access-request');
    if (waitSeconds > 0) return tooMany(waitSeconds);
    const form = await visit.readForm('access-request');
    const typed = { email: form.get('email')?.trim() ?? '', purpose: form.get('purpose') ?? '' };
    const { path } = accessRequestOperation;
    // Line breaks have no place in a purpose, and a browser's text area has them.
    const body = { ...typed, purpose: typed.purpose.replace(/\s+/g, ' ').trim() };
    const reply = await visit.ask({ method: 'POST', path, body });
    if (reply.status === 200) return writePage({ title: 'Get access', section: '/access', main: thanks });
    const { detail, errors = [] } = JSON.parse(reply.text) as ProblemText;
    const messages = new Map(errors.map((error) => [error.pointer!.slice(1), fieldMessage(error.detail)]));
    return page({ typed, messages, status: reply.status, ...(errors.length === 0 && { fault: detail }) });
  }

  function tooMany(waitSeconds: number): Reply {
    const minutes = Math.ceil(waitSeconds / 60);
    const when = minutes === 1 ? 'a minute' : `${minutes} minutes`;
    const fault =
      `Several requests came from your network already, so yours was not read. Please try again in ${when}; ` +
      'the Back button of your browser brings back what you wrote.';
    const reply = page({ ...nothing, fault, status: 429 });
    return { ...reply, headers: { ...reply.headers, 'retry-after': String(waitSeconds) } };
  }

  return { show: () => page(nothing), send };
}

const thanks = html`<h1>Thank you</h1>
  <p class="lead">Your request is with the operator of this service, who decides and answers by e-mail.</p>
  <p>
    Until then you can <a href="/">try every calculator here</a> without a key, or read the
    <a href="/docs">API reference</a>.
  </p>`;

function writeMain({ typed, messages, fault }: AccessState): Html {
  const purpose = described('purpose', messages);
  return html`<h1>Get access</h1>
    <p class="lead">
      The pages here need no key; programs do. Say what you would like to use it for, and the operator of this
      service answers by e-mail.
    </p>
    <form class="narrow" action="/access" method="post" novalidate>
      ${fault !== undefined && html`<p class="fault" role="alert">${fault}</p>`}
      <div class="field">
        <label for="email">E-mail address</label>
        <input
          ${attributes({ ...described('email', messages), type: 'email', autocomplete: 'email', value: typed.email })}
        />
        <p class="hint" id="email-hint">Where the key is to be sent.</p>
        <p class="message" id="email-message">${messages.get('email')}</p>
      </div>
      <div class="field">
        <label for="purpose">What is the key for?</label>
        <textarea rows="4" ${attributes({ ...purpose, maxlength: accessRequestFields.purpose.maxLength })}>
${typed.purpose}</textarea>
        <p class="hint" id="purpose-hint">A sentence or two, from 10 to 1,000 characters.</p>
        <p class="message" id="purpose-message">${messages.get('purpose')}</p>
      </div>
      <p class="actions"><button class="main">Ask for a key</button></p>
    </form>`;
}

function described(name: FieldName, messages: ReadonlyMap<string, string>) {
  return {
    id: name,
    name,
    required: true,
    'aria-describedby': `${name}-hint ${name}-message`,
    'aria-invalid': messages.has(name) ? 'true' : undefined,
  };
}
