import { type RefObject, useCallback } from 'react';
import type { DocKey } from '../../../../../compiler/model/index.ts';
import { useEditor } from '../../../../core/hooks/editor-context.tsx';
import { recordAt } from '../../../../core/model/json-access.ts';
import { useAnnounce } from '../../../../core/shell/announcer.tsx';
import { useBlockName } from '../../hooks/use-block-name.ts';
import { blockIdOf, type Selection } from '../../model/selection.ts';
import { t } from '../../strings/pages-strings.ts';
import type { PageFrame } from '../frame/page-frame.ts';

export interface CanvasSelection {
  readonly select: (selected: Selection) => void;
  /** Selects with the mouse, which also moves the keyboard focus to the block. */
  readonly selectByMouse: (selected: Selection) => void;
  /** Focuses the selected block after the next render. */
  readonly focusSelected: () => void;
}

export interface CanvasSelectionOptions {
  readonly doc: DocKey;
  readonly onSelect: (selected: Selection) => void;
  readonly frame: PageFrame | undefined;
  readonly viewport: RefObject<HTMLDivElement | null>;
}

export function useCanvasSelection({
  doc,
  onSelect,
  frame,
  viewport,
}: CanvasSelectionOptions): CanvasSelection {
  const { store } = useEditor();
  const announce = useAnnounce();
  const nameOf = useBlockName();
  const select = useCallback(
    (next: Selection) => {
      onSelect(next);
      if (next?.kind === 'block') frame?.block(next.id)?.scrollIntoView({ block: 'nearest' });
    },
    [onSelect, frame],
  );
  const focus = useCallback(
    (selector: string) =>
      viewport.current?.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true }),
    [viewport],
  );
  const selectByMouse = (next: Selection) => {
    select(next);
    const block = blockIdOf(next);
    if (block === undefined) blurActive();
    else focus(`[data-block="${CSS.escape(block)}"]`);
    const body = recordAt(store.states.getState().head.get(doc), 'blocks')[block ?? ''];
    if (body !== undefined) announce(t('canvas.selected', { name: nameOf(body) }));
  };
  const focusSelected = useCallback(
    () => void requestAnimationFrame(() => focus('[aria-pressed="true"]')),
    [focus],
  );
  return { select, selectByMouse, focusSelected };
}

function blurActive(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}
