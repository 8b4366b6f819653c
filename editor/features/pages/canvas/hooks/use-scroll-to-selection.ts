import { useEffect, useRef } from 'react';
import type { Places, Rect } from '../../../../core/preview/page-geometry.ts';
import type { Selection } from '../../model/selection.ts';
import type { PageFrame } from '../frame/page-frame.ts';

/** Scrolls to the selection when it is outside of the viewport, such as a new section, and to an area that is edited. */
export function useScrollToSelection(
  frame: PageFrame | undefined,
  geometry: Places,
  selected: Selection,
): void {
  const lastShown = useRef<string>(undefined);
  const area = frame?.area;
  const key = selected ? `${selected.kind} ${selected.id}` : area && `area ${area}`;
  const rect = selected ? rectOf(geometry, selected) : geometry.areas.find(({ id }) => id === area)?.rect;
  useEffect(() => {
    if (key === undefined) lastShown.current = undefined;
    if (frame === undefined || rect === undefined || key === lastShown.current) return;
    lastShown.current = key;
    const { scrollY, innerHeight } = frame.window;
    const isVisible = rect.y < scrollY + innerHeight && rect.y + rect.height > scrollY;
    if (!isVisible) frame.window.scrollTo(0, Math.max(0, rect.y + (rect.height - innerHeight) / 2));
  }, [frame, rect, key]);
}

function rectOf({ sections, blocks }: Places, { kind, id }: NonNullable<Selection>): Rect | undefined {
  return kind === 'block' ? blocks.get(id) : sections.find((section) => section.id === id)?.rect;
}
