/** Runs one of the measurements by its name. */
const benches: Readonly<Record<string, () => Promise<unknown>>> = {
  arithmetic: () => import('./arithmetic.ts'),
  accuracy: () => import('./accuracy.ts'),
  golden: () => import('./golden.ts'),
  doubles: () => import('./doubles.ts'),
  explanations: () => import('./explanations.ts'),
  instances: () => import('./instances.ts'),
  http: () => import('./http.ts'),
  beside: () => import('./beside.ts'),
  attackers: () => import('./attackers.ts'),
  strangers: () => import('./strangers.ts'),
  memory: () => import('./memory.ts'),
  overload: () => import('./overload.ts'),
  restarts: () => import('./restarts.ts'),
  telemetry: () => import('./telemetry.ts'),
  request: () => import('./request.ts'),
  start: () => import('./start.ts'),
  scale: () => import('./scale.ts'),
  portal: () => import('./portal.ts'),
  files: () => import('./files.ts'),
  lines: () => import('./lines.ts'),
  faults: () => import('./faults.ts'),
  chance: () => import('./chance.ts'),
  threads: () => import('./threads.ts'),
  roots: () => import('./roots.ts'),
  loans: () => import('./loans.ts'),
  schedules: () => import('./schedules.ts'),
  bulk: () => import('./bulk.ts'),
  sql: () => import('./sql.ts'),
  law: () => import('./law.ts'),
};

const [name] = process.argv.splice(2, 1);
const bench = benches[name ?? ''];
if (bench === undefined) {
  process.stderr.write(`Usage: npm run bench -- ${Object.keys(benches).join(' | ')}\n`);
  process.exitCode = 2;
} else {
  await bench();
}
