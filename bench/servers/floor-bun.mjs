// The least that Bun can do: parse the body, write a reply.
import { bunOptions } from './work.mjs';

const reply = { monthly_payment: 2128.97, total_interest: 446428.47, total_paid: 766428.47, currency: 'USD' };

Bun.serve({
  ...bunOptions,
  async fetch(request) {
    const { currency } = await request.json();
    return new Response(JSON.stringify({ ...reply, currency }), {
      headers: { 'content-type': 'application/json' },
    });
  },
});
