import { request } from 'node:http';

/** What a service tells of itself. */
export function readMetrics(port: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path: '/metrics', agent: false }, (reply) => {
      let text = '';
      reply.setEncoding('utf8');
      reply.on('data', (chunk: string) => (text += chunk));
      reply.on('end', () => resolve(text));
    });
    sent.on('error', reject);
    sent.end();
  });
}
