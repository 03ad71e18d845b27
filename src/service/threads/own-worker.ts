import { parentPort, workerData } from 'node:worker_threads';
import { type Read, readDeclaration, readExported } from '#catalogue/own/declaration.ts';
import { plainOf } from '#base/placed-json.ts';
import type { FileNews, FileOutcome, FilesOrder } from '#service/own/own-calculators.ts';
import { isTypeScript, MAX_BYTES, type WrittenSource } from '#service/own/own-files.ts';
import { loadModule, printToStandardError, readTypeScriptAsModules } from '#service/own/own-module.ts';

// A thread that loads the files of calculators and checks them, and answers what each is as soon as that is
// known.
const { files, engine } = workerData as FilesOrder;
function post(message: FileNews): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- that is for windows.
  parentPort!.postMessage(message);
}

/** Nothing that code awaits may end the thread before its time. */
parentPort!.on('message', () => {});
printToStandardError();
readTypeScriptAsModules();
const contract = engine === undefined ? undefined : await import('#service/own/own-contract.ts');

async function readFile(file: WrittenSource): Promise<Read> {
  if (!isTypeScript(file)) return readDeclaration(file.text);
  const loaded = await loadModule(file.name, file.text);
  post('loaded');
  return 'fault' in loaded ? { faults: [loaded.fault] } : readExported(loaded.value, file.text);
}

async function answer(file: WrittenSource): Promise<FileOutcome> {
  const read = await readFile(file);
  const faults = contract === undefined ? read.faults : await contract.findContractFaults(read, engine!);
  if (faults.length > 0 || !isTypeScript(file)) return { faults, json: file.text };
  const json = JSON.stringify(plainOf(read.json!));
  if (json.length <= MAX_BYTES) return { faults, json };
  const message = `The declaration has ${json.length} bytes as JSON; at most ${MAX_BYTES} are read.`;
  return { faults: [{ line: 1, column: 1, message }] };
}

post('ready');
for (const file of files) post(await answer(file));
