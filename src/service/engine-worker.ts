import { parentPort, workerData } from 'node:worker_threads';
import { catalogue } from '#catalogue/index.ts';
import { draw } from '#chart/lazy.ts';
import { createCalculators } from '#http/calculators.ts';
import { createEngine } from '#jobs/run.ts';
import { serveThread } from '#jobs/thread.ts';
import { useImportedMarket } from './market.ts';

useImportedMarket();
// A thread that works; its data are the name of the program and its version.
serveThread(parentPort!, createEngine(createCalculators(catalogue, String(workerData), draw), draw));
