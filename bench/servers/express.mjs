import { createServer } from 'node:https';
import express from 'express';
import { input } from './schema.mjs';
import { admit, mortgage, PORT, tls } from './work.mjs';

const app = express();
app.disable('x-powered-by');
app.disable('etag');
app.use((request, response, next) => {
  const headers = admit(request.headers.authorization);
  if (headers === undefined) return response.status(401).end();
  response.set(headers);
  next();
});
app.use(express.json());
app.post('/v1/calculate/mortgage', (request, response) => {
  const { success, data } = input.safeParse(request.body);
  if (!success) return response.status(422).end();
  response.json(mortgage(data));
});
createServer(tls, app).listen(Number(PORT), '127.0.0.1');
