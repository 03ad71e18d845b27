// A reporter of Node's test runner: how many milliseconds each file took, as Bun writes it.
import { relative } from 'node:path';

export default async function* reportTimes(events) {
  const files = {};
  for await (const { type, data } of events) {
    if (type === 'test:summary' && data.file !== undefined)
      files[relative(process.cwd(), data.file)] = Math.round(data.duration_ms);
  }
  yield JSON.stringify({ files });
}
