import Fastify from 'fastify';
import { admit, mortgage, PORT, tls } from './work.mjs';

const number = { type: 'number', minimum: 0, maximum: 1e12 };
const body = {
  type: 'object',
  required: ['home_price', 'down_payment', 'interest_rate', 'loan_term'],
  additionalProperties: false,
  properties: {
    home_price: number,
    down_payment: number,
    interest_rate: { type: 'number', minimum: 0, maximum: 1000 },
    loan_term: { type: 'integer', minimum: 1, maximum: 100 },
    currency: { type: 'string', pattern: '^[A-Z]{3}$' },
  },
};
const result = {
  type: 'object',
  properties: {
    monthly_payment: { type: 'number' },
    total_interest: { type: 'number' },
    total_paid: { type: 'number' },
    currency: { type: 'string' },
  },
};

const app = Fastify({
  http2: true,
  https: { ...tls, allowHTTP1: true },
  ajv: { customOptions: { coerceTypes: false, removeAdditional: false, useDefaults: false } },
});
app.addHook('onRequest', async (request, reply) => {
  const headers = admit(request.headers.authorization);
  if (headers === undefined) return reply.code(401).send();
  reply.headers(headers);
});
app.post('/v1/calculate/mortgage', { schema: { body, response: { 200: result } } }, (request, reply) =>
  reply.send(mortgage(request.body)),
);
await app.listen({ port: Number(PORT), host: '127.0.0.1' });
