import '#service/own-law.ts';
import { constants, setPriority } from 'node:os';
import { catalogue } from '#catalogue/index.ts';
import { buildLiveFiles } from './live-build.ts';

// A process that makes the files by which pages calculate in the browser, and ends. Nobody waits for it.
process.once('disconnect', () => process.exit());
setPriority(constants.priority.PRIORITY_LOW);
process.send!(await buildLiveFiles(catalogue), () => process.exit());
