/** Runs a function after the page has loaded, when the browser is idle. */
export function whenIdle(run: () => void): void {
  // Safari has no requestIdleCallback.
  const soon = window.requestIdleCallback ?? setTimeout;
  if (document.readyState === 'complete') soon(run);
  else addEventListener('load', () => soon(run), { once: true });
}
