// Writes the types of both clients from the catalogue; a test says when they are not up to date.
import { writeFileSync } from 'node:fs';
import { catalogue } from '#catalogue/index.ts';
import { formatPythonTypes } from '#derive/python-types.ts';
import { formatTypeScriptTypes } from '#derive/typescript-types.ts';

const root = new URL('../', import.meta.url);
writeFileSync(new URL('client/src/calculators.ts', root), formatTypeScriptTypes(catalogue));
writeFileSync(new URL('clients/python/src/centwise/calculators.py', root), formatPythonTypes(catalogue));
