/** Runs a function after the page has loaded, when the browser is idle, or after two seconds: some pages are never idle. */
export function whenIdle(run: () => void): void {
  // Safari has no requestIdleCallback.
  const schedule = () => (window.requestIdleCallback ?? setTimeout)(run, { timeout: 2000 });
  if (document.readyState === 'complete') schedule();
  else addEventListener('load', schedule);
}
