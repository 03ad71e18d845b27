import { Agent, request } from 'node:https';
import type { TLSSocket } from 'node:tls';
import { setTimeout as sleep } from 'node:timers/promises';

/** What became of the calls of a steady load. */
export interface LoadTally {
  readonly answered: number;
  /** Calls that were sent and not answered with 200, and the reason of the first. */
  readonly failed: number;
  readonly firstFailure: string | undefined;
  /** Connections that broke off before anything was sent on them; the call was made on another one. */
  readonly reconnected: number;
}

interface LoadOptions {
  readonly port: number;
  readonly key: string;
  readonly connections: number;
  /** How many calls a connection is kept for, unless its server has announced its end. */
  readonly callsEach: number;
}

const body = '{"monthly_investment":10000,"annual_return":12,"years":10}';

/** Calls a service again and again until it is stopped. */
export function startLoad({ port, key, connections, callsEach }: LoadOptions): {
  stop: () => Promise<LoadTally>;
} {
  const counts = { answered: 0, failed: 0, reconnected: 0, firstFailure: undefined as string | undefined };
  const over = new AbortController();

  function call(agent: Agent): Promise<string> {
    const { promise, resolve } = Promise.withResolvers<string>();
    let isSent = false;
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
    const options = { agent, host: '127.0.0.1', port, path: '/v1/calculate/sip', method: 'POST', headers };
    const sent = request(options, (reply) => {
      reply.resume();
      reply.on('error', ({ message }) => resolve(message));
      reply.on('end', () => resolve(reply.statusCode === 200 ? 'answered' : `status ${reply.statusCode}`));
    });
    sent.on('socket', (socket) => {
      if ((socket as TLSSocket).getProtocol() !== null && sent.reusedSocket) isSent = true;
      else socket.once('secureConnect', () => (isSent = true));
    });
    sent.on('error', ({ message }) => resolve(isSent ? message : 'reconnect'));
    sent.end(body);
    return promise;
  }

  async function caller(): Promise<void> {
    while (!over.signal.aborted) {
      const agent = new Agent({ keepAlive: true, maxSockets: 1, rejectUnauthorized: false });
      for (let calls = 0; calls < callsEach && !over.signal.aborted; calls++) {
        const outcome = await call(agent);
        if (outcome === 'answered') counts.answered++;
        else if (outcome === 'reconnect') counts.reconnected++;
        else {
          counts.failed++;
          counts.firstFailure ??= outcome;
        }
        await sleep(1);
      }
      agent.destroy();
    }
  }

  const callers = Array.from({ length: connections }, caller);
  return {
    async stop() {
      over.abort();
      await Promise.all(callers);
      return { ...counts };
    },
  };
}
