import type { DocumentRequest } from '#http/documents/documents.ts';
import type { Reply } from '#http/replies.ts';
import { html } from './html.ts';
import type { WritePage } from './layout.ts';

/** For an address that has asked for more pages than it may. */
export function waitPage(writePage: WritePage, waitSeconds: number): Reply {
  const page = writePage({
    title: 'One moment, please',
    status: 429,
    main: html`<h1>One moment, please</h1>
      <div id="faults" data-live>
        <p class="fault">
          Your network has requested many calculations in a short time. Please try again in
          ${waitWords(waitSeconds)}.
        </p>
      </div>
      <p>
        Nothing is lost: reload this page then. With <a href="/access">your own key</a> you can calculate
        more.
      </p>`,
  });
  return {
    ...page,
    headers: { ...page.headers, 'retry-after': String(waitSeconds), 'cache-control': 'no-store' },
  };
}

/** The page that `write` makes, counted as one calculation of its network; or how long this must wait. */
export async function whenAdmitted(
  request: DocumentRequest,
  writePage: WritePage,
  write: () => Promise<Reply>,
): Promise<Reply> {
  const waitSeconds = await request.admit('page');
  return waitSeconds > 0 ? waitPage(writePage, waitSeconds) : write();
}

function waitWords(seconds: number): string {
  if (seconds < 120) return seconds === 1 ? 'one second' : `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes < 120 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`;
}
