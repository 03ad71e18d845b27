// Runs every calculator over its golden cases, by the engine and by its function alone, and tells what
// differs from them. It runs where the package is installed, on any runtime.
export function compare(calculate, alone, golden, CentwiseProblem, every = 1) {
  const differing = [];
  let cases = 0;
  for (const [id, calculator] of Object.entries(golden)) {
    for (const { input, output, problem } of calculator.filter((_, index) => index % every === 0)) {
      const expected = textOf(resultsIn(output ?? { problem }));
      const answers = { engine: () => calculate(id, input), alone: () => alone[id](input) };
      for (const [name, answer] of Object.entries(answers)) {
        cases++;
        const got = textOf(resultsIn(resultOf(answer, CentwiseProblem)));
        if (got !== expected)
          differing.push(`${id} ${name} ${JSON.stringify(input)}: ${got}, not ${expected}`);
      }
    }
  }
  return { cases, differing };
}

function resultOf(answer, CentwiseProblem) {
  try {
    return answer();
  } catch (error) {
    if (!(error instanceof CentwiseProblem)) throw error;
    return { problem: error.code };
  }
}

/** Without what is prose: warnings, the reasons of what is left out, and the law that was applied. */
function resultsIn(reply) {
  const prose = new Set(['law', 'omitted', 'warnings']);
  return Object.fromEntries(Object.entries(reply).filter(([name]) => !prose.has(name)));
}

/** The members of objects in the order of their names. */
function textOf(value) {
  return JSON.stringify(value, (_, inner) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}
