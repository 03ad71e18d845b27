import { parentPort, workerData } from 'node:worker_threads';
import { catalogue } from '#catalogue/index.ts';
import { declareOwn } from '#catalogue/own/declaration.ts';
import type { OwnFile } from '#catalogue/own/declaration.ts';
import { writeDocumentTexts } from '#api/documents/document-texts.ts';
import { useImportedMarket } from '#service/market.ts';

// A thread that writes the documents of all operations, and ends. Somebody waits for them, so its priority is
// that of the serving thread.
useImportedMarket();
const texts = writeDocumentTexts([...catalogue, ...declareOwn(workerData as readonly OwnFile[])]);
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- that is for windows.
parentPort!.postMessage(texts);
