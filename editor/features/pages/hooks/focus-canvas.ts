import { focusWhenRendered } from '../../../ui/focus/focus-when-rendered.ts';

/** After the last block was deleted, the button that adds one gets the focus. */
export function focusAddBlock(): void {
  focusWhenRendered('[data-canvas] [data-add="block"]');
}

/** After a section was deleted, the toolbar of the next one gets the focus, or the "Add block" button. */
export function focusSectionTools(sectionId: string | undefined): void {
  focusWhenRendered(
    sectionId === undefined
      ? '[data-canvas] [data-add="section"]'
      : `[data-section-tools="${CSS.escape(sectionId)}"] ~ button:not(:disabled)`,
  );
}

/** After a button became disabled, its block gets the focus. */
export function focusBlock(blockId: string): void {
  focusWhenRendered(`[data-block="${CSS.escape(blockId)}"]`);
}

/** Whether the canvas may take the focus. A field of the inspector keeps it while the page below changes. */
export function mayTakeFocus(): boolean {
  const { activeElement: active } = document;
  return active === null || active === document.body || active.closest('[data-canvas]') !== null;
}
