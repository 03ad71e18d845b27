import '#service/own-law.ts';
import { parentPort, workerData } from 'node:worker_threads';
import { catalogue } from '#catalogue/index.ts';
import { declareOwn } from '#catalogue/own/declaration.ts';
import type { OwnFile } from '#catalogue/own/declaration.ts';
import { writeDocumentTexts } from '#api/documents/document-texts.ts';
import { listGuideTexts } from '#portal/docs/guide-pages.ts';
import { readGuides } from '#portal/docs/guide-texts.ts';
import { useImportedMarket } from '#service/market.ts';

// A thread that writes the documents of all operations, and ends. Somebody waits for them, so its priority is
// that of the serving thread.
useImportedMarket();
const calculators = [...catalogue, ...declareOwn(workerData as readonly OwnFile[])];
const texts = writeDocumentTexts(calculators, listGuideTexts(readGuides()));
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- that is for windows.
parentPort!.postMessage(texts);
