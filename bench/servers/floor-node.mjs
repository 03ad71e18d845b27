// The least that Node can do: parse the body, write a reply. PROTOCOL is h1 or h2.
import { createSecureServer } from 'node:http2';
import { createServer } from 'node:https';
import { PORT, tls } from './work.mjs';

const reply = { monthly_payment: 2128.97, total_interest: 446428.47, total_paid: 766428.47, currency: 'USD' };
const create = process.env.PROTOCOL === 'h2' ? createSecureServer : createServer;

create({ ...tls, allowHTTP1: true }, (request, response) => {
  const chunks = [];
  request.on('data', (chunk) => chunks.push(chunk));
  request.on('end', () => {
    const { currency } = JSON.parse(Buffer.concat(chunks).toString());
    const text = JSON.stringify({ ...reply, currency });
    response.writeHead(200, {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(text),
    });
    response.end(text);
  });
}).listen(Number(PORT), '127.0.0.1');
