// POST /api/calculate/mortgage of your site asks the service. The key stays in the environment of your
// server.

/** Your visitors can use your key for these calculators alone. */
const calculators = new Set(['mortgage', 'emi', 'retirement']);
const TIMEOUT_MS = 15_000;

export async function POST(request, { params }) {
  const { calculator } = await params;
  if (!calculators.has(calculator)) return refuse(404, 'No such calculator.');
  let reply;
  try {
    // oxlint-disable-next-line no-restricted-globals -- an example may use what every platform has.
    reply = await fetch(`${process.env.CENTWISE_URL}/calculate/${calculator}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${process.env.CENTWISE_KEY}`,
        'content-type': 'application/json',
      },
      body: await request.text(),
      signal: AbortSignal.timeout(TIMEOUT_MS),
      cache: 'no-store',
    });
  } catch {
    return refuse(502, 'The calculator cannot be reached; please try again.');
  }
  // What is wrong with the key is for you to know, not for your visitors.
  if (reply.status === 401 || reply.status === 403) return refuse(502, 'The calculator is not available.');
  const kept = ['content-type', 'retry-after'].filter((name) => reply.headers.has(name));
  const headers = Object.fromEntries(kept.map((name) => [name, reply.headers.get(name)]));
  return new Response(await reply.text(), { status: reply.status, headers });
}

function refuse(status, detail) {
  return Response.json(
    { status, detail },
    { status, headers: { 'content-type': 'application/problem+json' } },
  );
}
