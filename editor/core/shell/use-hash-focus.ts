import { useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';

/** Timeout, far longer than a render takes. */
const MAX_FRAMES = 60;

/** Scrolls to the card that the hash of the URL names and focuses it, each time that the URL is opened. */
export function useHashFocus(): void {
  const location = useRouterState({ select: ({ location }) => location });
  useEffect(() => {
    const { hash } = location;
    if (hash === '') return undefined;
    let frame = 0;
    const find = (count: number) => {
      const card = document.getElementById(hash);
      if (card !== null) focusCard(card);
      else if (count < MAX_FRAMES) frame = requestAnimationFrame(() => find(count + 1));
    };
    // After a dialog that is closing has returned the focus.
    frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => find(0));
    });
    return () => cancelAnimationFrame(frame);
  }, [location]);
}

function focusCard(card: HTMLElement): void {
  card.focus({ preventScroll: true });
  card.scrollIntoView({ block: 'start' });
}
