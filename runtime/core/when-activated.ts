/** Delays requests and analytics on prerendered pages until they are activated. */
export function whenActivated(run: () => void): void {
  if ((document as { prerendering?: boolean }).prerendering) {
    document.addEventListener('prerenderingchange', run, { once: true });
  } else {
    run();
  }
}
