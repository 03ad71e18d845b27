import '#service/own-law.ts';
import { catalogue } from '#catalogue/index.ts';
import { lowerThreadPriority } from '#service/threads/thread-priority.ts';
import { buildLiveFiles } from './live-build.ts';

// A process that makes the files by which pages calculate in the browser, and ends. Nobody waits for it.
process.once('disconnect', () => process.exit());
lowerThreadPriority();
process.send!(await buildLiveFiles(catalogue), () => process.exit());
