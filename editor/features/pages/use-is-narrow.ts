import { useMedia } from '../../ui/dom/use-media.ts';

/** Whether tree and inspector do not fit next to the page (editor 3.7, "Layouts"). */
export function useIsNarrow(): boolean {
  return useMedia('(width < 1100px)');
}

/** Whether pages can be viewed and edited, but not arranged. */
export function useIsPhone(): boolean {
  return useMedia('(width < 640px)');
}
