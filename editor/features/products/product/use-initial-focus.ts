import { useEffect } from 'react';

/** Puts a lost focus on the heading of a screen that has just been opened, so that Tab and reading go on from there. */
export function useInitialFocus(): void {
  useEffect(() => {
    // The dialog or the list that led here goes first, and takes the focus with it.
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
