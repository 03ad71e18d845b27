// Writes the types of both clients from the catalogue; a test says when they are not up to date.
import { writeFileSync } from 'node:fs';
import { catalogue } from '#catalogue/index.ts';
import { formatPythonMethods } from '#api/clients/python-methods.ts';
import { formatPythonTypes } from '#api/clients/python-types.ts';
import { formatTypeScriptTypes } from '#api/clients/typescript-types.ts';

const root = new URL('../', import.meta.url);
const write = (path: string, text: string) => writeFileSync(new URL(path, root), text);
const { waiting, asynchronous } = formatPythonMethods(catalogue);
write('client/src/calculators.ts', formatTypeScriptTypes(catalogue));
write('clients/python/src/centwise/calculators.py', formatPythonTypes(catalogue));
write('clients/python/src/centwise/methods.py', waiting);
write('clients/python/src/centwise/async_methods.py', asynchronous);
