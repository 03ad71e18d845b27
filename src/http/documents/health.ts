import { jsonReply, type Reply } from '../replies.ts';

/** The state of one part for `/readyz`: whether it can answer requests, and details for the operator. */
export interface Readiness {
  readonly ready: boolean;
  readonly details: Readonly<Record<string, unknown>>;
}

/** The paths of the health checks, which anyone may call. */
export const healthPaths = { live: '/livez', ready: '/readyz' } as const;

export function isHealthPath(path: string): boolean {
  return path === healthPaths.live || path === healthPaths.ready;
}

/** The reply of a live process. */
export const alive = jsonReply('{"status":"ok"}');

export function formatReadiness({ ready, details }: Readiness): Reply {
  const reply = jsonReply(JSON.stringify({ status: ready ? 'ready' : 'not-ready', ...details }));
  return ready ? reply : { ...reply, status: 503, headers: { 'retry-after': '5' } };
}
