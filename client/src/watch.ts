import { CentwiseCertificateError, CentwiseError, CentwiseNetworkError, CentwiseTimeout } from './errors.ts';

/** Ends one attempt when its time is up or its caller cancels. */
export interface Watch {
  readonly signal: AbortSignal;
  /** Restarts the time limit. */
  readonly restart: () => void;
  /** Pauses the time limit while the caller works. */
  readonly pause: () => void;
  /** The error for the caller, for something thrown during the attempt. */
  readonly explain: (thrown: unknown) => unknown;
  readonly end: () => void;
}

export function startWatch(timeoutMs: number, callerSignal: AbortSignal | undefined): Watch {
  const controller = new AbortController();
  let isTimeOver = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const pause = () => {
    clearTimeout(timer);
  };
  const restart = () => {
    pause();
    timer = setTimeout(() => {
      isTimeOver = true;
      controller.abort();
    }, timeoutMs);
  };
  const giveUp = () => {
    controller.abort();
  };
  callerSignal?.addEventListener('abort', giveUp);
  if (callerSignal?.aborted === true) giveUp();
  restart();

  return {
    signal: controller.signal,
    restart,
    pause,
    explain: (thrown) => {
      if (callerSignal?.aborted === true) return callerSignal.reason;
      if (isTimeOver) return new CentwiseTimeout(timeoutMs);
      if (thrown instanceof CentwiseError) return thrown;
      return explainFailure(thrown);
    },
    end: () => {
      pause();
      callerSignal?.removeEventListener('abort', giveUp);
      // Frees the connection of a reply that was not read to its end.
      controller.abort();
    },
  };
}

/** What Node and Bun call a certificate of no known issuer, and what Deno says of it. */
const unknownIssuer =
  /\b(?:DEPTH_ZERO_SELF_SIGNED_CERT|SELF_SIGNED_CERT_IN_CHAIN|UNABLE_TO_GET_ISSUER_CERT(?:_LOCALLY)?|UNABLE_TO_VERIFY_LEAF_SIGNATURE|UnknownIssuer)\b/;

function explainFailure(thrown: unknown): CentwiseNetworkError {
  const [causes, cause] = [causesOf(thrown), { cause: thrown }];
  if (!unknownIssuer.test(`${causes} ${codesOf(thrown)}`)) {
    return new CentwiseNetworkError(`The connection failed: ${causes}`, cause);
  }
  const advice =
    'Name its certificate authority in NODE_EXTRA_CA_CERTS (Node, Bun) or DENO_CERT before the program starts; a service ' +
    'started from a clone has it in .centwise/tls/ca.pem.';
  return new CentwiseCertificateError(
    `The service's certificate is not trusted here: ${causes}. ${advice}`,
    cause,
  );
}

function codesOf(thrown: unknown): string {
  if (typeof thrown !== 'object' || thrown === null) return '';
  const { code, cause } = thrown as { readonly code?: unknown; readonly cause?: unknown };
  return `${String(code)} ${codesOf(cause)}`;
}

/** "fetch failed: self-signed certificate": the message of fetch alone rarely names the cause. */
function causesOf(thrown: unknown): string {
  if (!(thrown instanceof Error)) return String(thrown);
  const text = thrown.message || (thrown as { readonly code?: string }).code || thrown.name;
  return thrown.cause === undefined ? text : `${text}: ${causesOf(thrown.cause)}`;
}
