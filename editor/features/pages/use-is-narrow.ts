import { useSyncExternalStore } from 'react';

/** Where tree and inspector have no room beside the page (editor 3.7, "Layouts"). */
export function useIsNarrow(): boolean {
  return useMedia('(width < 1100px)');
}

/** Where a page is looked at and written, and its blocks are not arranged. */
export function useIsPhone(): boolean {
  return useMedia('(width < 640px)');
}

function useMedia(text: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const query = window.matchMedia(text);
      query.addEventListener('change', onChange);
      return () => query.removeEventListener('change', onChange);
    },
    () => window.matchMedia(text).matches,
  );
}
