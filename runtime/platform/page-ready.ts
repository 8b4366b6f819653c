import type { Handle } from './subscriptions.ts';

/** Events of the page that scripts may subscribe to after it is parsed. */
export const READY_EVENTS: ReadonlySet<string> = new Set(['domready', 'contentready', 'available']);

/** Runs when the page is parsed: at once when it already is. */
export function whenReady(run: () => void): Handle {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', run, { once: true });
  else run();
  return { detach: () => document.removeEventListener('DOMContentLoaded', run) };
}
