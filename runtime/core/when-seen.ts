/** A page that is only being prepared asks nobody and counts nothing before somebody looks at it. */
export function whenSeen(run: () => void): void {
  if ((document as { prerendering?: boolean }).prerendering) {
    document.addEventListener('prerenderingchange', run, { once: true });
  } else {
    run();
  }
}
