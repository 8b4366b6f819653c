import { useEffect } from 'react';

/** Focuses the heading of a newly opened screen when the focus was lost, so that Tab and screen readers continue there. */
export function useInitialFocus(): void {
  useEffect(() => {
    // The dialog or list that opened this screen unmounts first, and takes the focus with it.
    const frame = requestAnimationFrame(focusHeading);
    return () => cancelAnimationFrame(frame);
  }, []);
}

function focusHeading(): void {
  const { activeElement } = document;
  if (activeElement !== null && activeElement !== document.body) return;
  const heading = document.querySelector<HTMLElement>('main h1');
  if (heading === null) return;
  heading.tabIndex = -1;
  heading.focus();
}
