/** After the page has loaded and while the browser has nothing better to do. */
export function whenIdle(run: () => void): void {
  // Safari has no requestIdleCallback.
  const soon = window.requestIdleCallback ?? setTimeout;
  if (document.readyState === 'complete') soon(run);
  else addEventListener('load', () => soon(run), { once: true });
}
