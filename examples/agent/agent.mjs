// Answers "What home can I buy with this monthly payment?" as an agent does: it finds a calculator over MCP,
// asks it, and shows the work. A language model would choose the tools and their arguments; here the plan is
// fixed. It needs a running service, its key and Node 20 or newer, and nothing to install:
//   NODE_EXTRA_CA_CERTS=.centwise/tls/ca.pem CENTWISE_KEY=cw_live_… \
//     node examples/agent/agent.mjs [monthly payment] [down payment] [interest rate] [years]
const { CENTWISE_MCP_URL = 'https://localhost:8443/mcp', CENTWISE_KEY = '' } = process.env;
const REVISION = '2026-07-28';

const [monthlyPayment = 2000, downPayment = 80000, interestRate = 7, years = 30] = process.argv
  .slice(2)
  .map(Number);

try {
  const { tools } = await request('tools/list');
  print(`Tools: ${tools.map(({ name }) => name).join(', ')}`);

  const { calculators } = await callTool('search_calculators', { query: 'mortgage' });
  const [{ id, summary }] = calculators;
  print(`${id}: ${summary}`);

  const inputs = { down_payment: downPayment, interest_rate: interestRate, loan_term: years };
  const { value } = await callTool('solve', {
    calculator: id,
    solve_for: 'home_price',
    target: { monthly_payment: monthlyPayment },
    inputs,
  });
  print(`${monthlyPayment} a month pays for a home of ${value}`);

  const { explanation, total_interest } = await callTool('explain', {
    calculator: id,
    inputs: { ...inputs, home_price: value },
  });
  // A function, such as a(n, i), has no value of its own.
  for (const { symbol, equation, value: number } of explanation.steps)
    print(`  ${symbol} = ${equation}${number === undefined ? '' : ` = ${number}`}`);
  print(`Total interest: ${total_interest}`);
} catch (error) {
  process.stderr.write(`${error.cause?.message ?? error.message}\n`);
  process.exitCode = 1;
}

/** The structured result of a tool; throws what the tool says is wrong. */
async function callTool(name, given) {
  const { isError, structuredContent, content } = await request('tools/call', { name, arguments: given });
  if (isError) throw new Error(content.map(({ text }) => text).join('\n'));
  return structuredContent;
}

/** One JSON-RPC request of the stateless revision: no session, no handshake. */
async function request(method, params = {}) {
  const _meta = {
    'io.modelcontextprotocol/protocolVersion': REVISION,
    'io.modelcontextprotocol/clientInfo': { name: 'centwise-example', version: '1.0.0' },
    'io.modelcontextprotocol/clientCapabilities': {},
  };
  // oxlint-disable-next-line no-restricted-globals -- an example may use what every platform has.
  const response = await fetch(CENTWISE_MCP_URL, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${CENTWISE_KEY}`,
      accept: 'application/json, text/event-stream',
      'content-type': 'application/json',
      'mcp-protocol-version': REVISION,
      'mcp-method': method,
      ...(params.name !== undefined && { 'mcp-name': params.name }),
    },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params: { ...params, _meta } }),
  });
  const { result, error, detail } = await response.json();
  if (result === undefined) throw new Error(error?.message ?? detail);
  return result;
}

function print(line) {
  process.stdout.write(`${line}\n`);
}
