import { serve as serveOnBun } from './bun-server.ts';
import { serve as serveOnNode } from './node-server.ts';
import type { Serve } from './serve.ts';

/** The server of the runtime that this process runs on. */
export const serve: Serve = process.versions['bun'] === undefined ? serveOnNode : serveOnBun;
