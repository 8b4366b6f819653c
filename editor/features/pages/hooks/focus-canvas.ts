import { focusWhenDrawn } from '../../../ui/focus/focus-when-rendered.ts';

/** The last block is gone: what begins the next one. */
export function focusAddBlock(): void {
  focusWhenDrawn('[data-canvas] [data-add="block"]');
}

/** A section is gone: the tools of the one beside it, or what begins the next one. */
export function focusSectionTools(sectionId: string | undefined): void {
  focusWhenDrawn(
    sectionId === undefined
      ? '[data-canvas] [data-add="section"]'
      : `[data-section-tools="${CSS.escape(sectionId)}"] ~ button:not(:disabled)`,
  );
}

/** What was pressed cannot be pressed again: the block goes on having the keys. */
export function focusBlock(blockId: string): void {
  focusWhenDrawn(`[data-block="${CSS.escape(blockId)}"]`);
}

/** Whether the canvas may take the focus. A field of the inspector keeps it while the page below changes. */
export function mayTakeFocus(): boolean {
  const { activeElement: active } = document;
  return active === null || active === document.body || active.closest('[data-canvas]') !== null;
}
