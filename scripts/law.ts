// Prints the packs of the law that end soon or have ended, and those that nobody has checked for a year. It
// fails for none of them: what has ended is still right for its own time.
import { endingPacks, uncheckedPacks } from '#law/freshness.ts';

for (const { id, to, days_left } of endingPacks(Date.now())) {
  process.stdout.write(`${id} ${days_left < 0 ? 'has ended' : 'ends'} on ${to}\n`);
}
for (const id of uncheckedPacks(Date.now())) process.stdout.write(`${id} has not been checked for a year\n`);
