import { connect, createServer, type Socket } from 'node:net';

/** Stands between a program and a server, and can fail as networks do. */
export interface Relay {
  /** The URL of the server, by way of the relay. */
  readonly route: (url: string) => string;
  /**
   * open passes everything on. silent keeps all connections and takes new ones, but nothing gets through any
   * more. refusing cuts all connections and takes none. Connections that were silent stay so for ever.
   */
  readonly become: (state: State) => void;
  /** Makes those connections silent over which the text was sent, early on. */
  readonly silence: (text: string) => void;
  readonly close: () => Promise<void>;
}

type State = 'open' | 'silent' | 'refusing';

/** A relay on loopback to a port of loopback. */
export async function startRelay(port: number): Promise<Relay> {
  let state: State = 'open';
  const pairs = new Set<{ client: Socket; server: Socket; isSilent: boolean; sent: string }>();

  const listener = createServer((client) => {
    if (state === 'refusing') return void client.destroy();
    const pair = { client, server: connect(port, '127.0.0.1'), isSilent: state === 'silent', sent: '' };
    pairs.add(pair);
    client.on('data', (chunk) => {
      if (pair.sent.length < 10_000) pair.sent += chunk.toString('latin1');
      if (!pair.isSilent) pair.server.write(chunk);
    });
    pair.server.on('data', (chunk) => {
      if (!pair.isSilent) client.write(chunk);
    });
    for (const socket of [client, pair.server]) {
      socket.on('error', () => {});
      socket.on('close', () => {
        pairs.delete(pair);
        client.destroy();
        pair.server.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  const cut = () => {
    for (const { client } of pairs) client.destroy();
  };

  return {
    route(url) {
      const routed = new URL(url);
      routed.host = `127.0.0.1:${(listener.address() as { port: number }).port}`;
      return routed.href;
    },
    become(next) {
      state = next;
      if (next === 'silent') for (const pair of pairs) pair.isSilent = true;
      if (next === 'refusing') cut();
    },
    silence(text) {
      for (const pair of pairs) if (pair.sent.includes(text)) pair.isSilent = true;
    },
    async close() {
      cut();
      await new Promise((resolve) => listener.close(resolve));
    },
  };
}
