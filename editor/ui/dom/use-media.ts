import { useSyncExternalStore } from 'react';

/** Returns whether a media query matches: `(width < 640px)`. */
export function useMedia(text: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const query = window.matchMedia(text);
      query.addEventListener('change', onChange);
      return () => query.removeEventListener('change', onChange);
    },
    () => window.matchMedia(text).matches,
  );
}
