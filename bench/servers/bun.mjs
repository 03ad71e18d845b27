// The usual means on Bun, without a framework: what the work itself costs there.
import { input } from './schema.mjs';
import { admit, bunOptions, mortgage } from './work.mjs';

Bun.serve({
  ...bunOptions,
  async fetch(request) {
    const headers = admit(request.headers.get('authorization'));
    if (headers === undefined) return new Response(null, { status: 401 });
    if (new URL(request.url).pathname !== '/v1/calculate/mortgage')
      return new Response(null, { status: 404 });
    const { success, data } = input.safeParse(await request.json());
    if (!success) return new Response(null, { status: 422, headers });
    headers['content-type'] = 'application/json';
    return new Response(JSON.stringify(mortgage(data)), { headers });
  },
});
