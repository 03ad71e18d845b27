// The least that Bun can do: parse the body, write a reply.
import { PORT, tls } from './work.mjs';

const reply = { monthly_payment: 2128.97, total_interest: 446428.47, total_paid: 766428.47, currency: 'USD' };

Bun.serve({
  port: Number(PORT),
  hostname: '127.0.0.1',
  http2: true,
  development: false,
  tls,
  async fetch(request) {
    const { currency } = await request.json();
    return new Response(JSON.stringify({ ...reply, currency }), {
      headers: { 'content-type': 'application/json' },
    });
  },
});
