// The longest work that one small request can ask for.

/**
 * The factors of (1 − x)(1.01 − x)…(1.11 − x), times a million: rates of return so near to each other that
 * doubles do not tell them apart. One calculation of them takes some 70 ms.
 */
export const slowFlows = [
  1889021.79597, -21509552.510155, 112244442.068007, -354953939.765527, 757601049.956338, -1149752196.248968,
  1272191218.070135, -1034104977.5958, 612860104.23, -258257670, 73452500, -12660000, 1000000,
];

/** Each question of the search is such a calculation, and it would ask for minutes. */
export const endlessSolve = {
  solve_for: 'reinvestment_rate',
  target: { mirr: 6.2 },
  inputs: { cash_flows: slowFlows, finance_rate: 12 },
};

/** The same on a page, for anyone. */
export const endlessPage = `/calculators/irr?${new URLSearchParams([
  ...slowFlows.map((flow, index) => [`cash_flows.${index}`, String(flow)]),
  ['finance_rate', '12'],
  ['reinvestment_rate', '12'],
  ['solve-for', 'reinvestment_rate'],
  ['solve-output', 'mirr'],
  ['solve-target', '6.2'],
])}`;

/** As many cells as a sweep may have, of the slowest. */
export function slowSweep(cells = 10_000) {
  return {
    inputs: { cash_flows: slowFlows, finance_rate: 12 },
    vary: [{ field: 'reinvestment_rate', from: 1, to: 1 + (cells - 1) / 1000, step: 0.001 }],
  };
}

const item = { calculator: 'irr', inputs: { cash_flows: slowFlows } };

export function slowBatch(items = 1_000) {
  return { items: Array.from({ length: items }, () => item) };
}

export function slowLines(lines: number): string {
  return `${JSON.stringify(item)}\n`.repeat(lines);
}

/** What an agent sends to use a tool. */
export function toolCall(name: string, given: object) {
  return { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: given } };
}

export const endlessToolCall = toolCall('solve', { calculator: 'irr', ...endlessSolve });

/** Work of a moment: 51 cells. */
export const lightSweep = {
  inputs: { home_price: 400_000, down_payment: 80_000, loan_term: 30 },
  vary: [{ field: 'interest_rate', from: 1, to: 6, step: 0.1 }],
};
