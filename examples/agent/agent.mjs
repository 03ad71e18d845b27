// Answers "Which home can I pay with so much a month?" as an agent does: it finds the tools of the calculators over MCP, asks
// them, and shows the work. A language model would choose the tools and their arguments; here the plan is fixed.
//   node examples/agent/agent.mjs [monthly payment] [down payment] [interest rate] [years]
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';

const [monthlyPayment = 2000, downPayment = 80000, interestRate = 7, years = 30] = process.argv
  .slice(2)
  .map(Number);

const client = new Client({ name: 'centwise-example', version: '1.0.0' });
const root = new URL('../../', import.meta.url).pathname;
await client.connect(
  new StdioClientTransport({ command: 'npm', args: ['run', '--silent', 'centwise', '--', 'mcp'], cwd: root }),
);
try {
  const { tools } = await client.listTools();
  print(
    `${tools.length} tools, among them ${tools
      .slice(0, 4)
      .map(({ name }) => name)
      .join(', ')}`,
  );

  const inputs = { down_payment: downPayment, interest_rate: interestRate, loan_term: years };
  const { value } = await ask('solve_for_input', {
    calculator: 'mortgage',
    solve_for: 'home_price',
    target: { monthly_payment: monthlyPayment },
    inputs,
  });
  print(`${monthlyPayment} a month pays a home of ${value}`);

  const { explanation, total_interest } = await ask('explain_calculation', {
    calculator: 'mortgage',
    inputs: { ...inputs, home_price: value },
  });
  for (const { symbol, equation, value: number } of explanation.steps)
    print(`  ${symbol} = ${equation} = ${number}`);
  print(`${total_interest} of it is interest`);
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
} finally {
  await client.close();
}

/** The structured result of a tool. What the tool refuses is thrown with its reason. */
async function ask(name, given) {
  const { isError, structuredContent, content } = await client.callTool({ name, arguments: given });
  if (isError) throw new Error(content.map(({ text }) => text).join('\n'));
  return structuredContent;
}

function print(line) {
  process.stdout.write(`${line}\n`);
}
