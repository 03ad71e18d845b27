import '#service/own-law.ts';
import { parentPort, workerData } from 'node:worker_threads';
import { catalogue } from '#catalogue/index.ts';
import { declareOwn } from '#catalogue/own/declaration.ts';
import { draw } from '#chart/draw.ts';
import { createCalculators } from '#http/calculators.ts';
import type { EngineOrder } from '#jobs/protocol.ts';
import { createEngine } from '#jobs/run.ts';
import { serveThread } from '#jobs/thread.ts';
import { collectGarbage } from '#platform/garbage.ts';
import '#service/law-clock.ts';
import { useImportedMarket } from '#service/market.ts';
import { lowerThreadPriority } from './thread-priority.ts';

useImportedMarket();
// A thread that works.
const { engine, ownFiles, isBehindServing = false } = workerData as EngineOrder;
if (isBehindServing) lowerThreadPriority();
const calculators = [...catalogue, ...declareOwn(ownFiles)];
serveThread(parentPort!, createEngine(createCalculators(calculators, engine, draw), draw), collectGarbage);
