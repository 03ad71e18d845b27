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

export function waitWords(seconds: number): string {
  if (seconds < 120) return seconds === 1 ? 'one second' : `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes < 120 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`;
}
