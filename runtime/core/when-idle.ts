/** Runs a function after the page has loaded, when the browser is idle. */
export function whenIdle(run: () => void): void {
  // Safari has no requestIdleCallback.
  const schedule = window.requestIdleCallback ?? setTimeout;
  if (document.readyState === 'complete') schedule(run);
  else addEventListener('load', () => schedule(run), { once: true });
}
