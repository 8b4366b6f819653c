import { useMedia } from '../../ui/dom/use-media.ts';

/** Whether tree and inspector leave a page so little room that it is too small to read (editor 3.7, "Layouts"). */
export function useIsNarrow(): boolean {
  return useMedia('(width < 1280px)');
}

/** Whether pages can be viewed and edited, but not arranged. */
export function useIsPhone(): boolean {
  return useMedia('(width < 640px)');
}
