import { type KeyboardEvent, type MouseEvent, useRef } from 'react';

/** What acts itself when it is clicked. */
const CONTROLS =
  'a, button, input, select, textarea, label, form, summary, [contenteditable], [role="button"], [role="checkbox"]';
/** The link or button in the first cell that opens a row. */
const OPENER = ':scope > [role="rowheader"] :is(a[href], [data-opens-row])';

interface RowOpening {
  readonly onPointerDownCapture: () => void;
  readonly onClickCapture: (event: MouseEvent) => void;
  readonly onKeyDownCapture: (event: KeyboardEvent) => void;
}

/**
 * Opens a row with a click anywhere in it, or Enter on it, as its first cell does. Clicks that select rows or text do
 * not. The handlers are those of the capture phase: rows that can be selected stop the events.
 */
export function useRowOpening(isSelecting: boolean): RowOpening {
  const wasSelecting = useRef(false);
  return {
    // A click may clear the selection before it ends.
    onPointerDownCapture: () => {
      wasSelecting.current = isSelecting;
    },
    onClickCapture: (event) => {
      const row = rowOf(event);
      const isOnRow = row !== null && !(event.target as Element).closest(CONTROLS) && !hasSelectedText(row);
      if (isOnRow && !isSelecting && !wasSelecting.current) open(row, event);
    },
    onKeyDownCapture: (event) => {
      const row = rowOf(event);
      if (event.key === 'Enter' && row === event.target && row !== null && !isSelecting) open(row, event);
    },
  };
}

/** The row that is clicked. Clicks in dialogs of a cell come from outside of the table. */
function rowOf({ target, currentTarget }: MouseEvent | KeyboardEvent): HTMLElement | null {
  const row = target instanceof Element ? target.closest<HTMLElement>('tbody [role="row"]') : null;
  return currentTarget.contains(row) ? row : null;
}

function hasSelectedText(row: HTMLElement): boolean {
  const selection = document.getSelection();
  return selection !== null && !selection.isCollapsed && row.contains(selection.anchorNode);
}

/** Clicks the opener with the same keys: Ctrl opens a link in a new tab. */
function open(row: Element, { ctrlKey, metaKey, shiftKey, altKey }: MouseEvent | KeyboardEvent): void {
  const opener = row.querySelector<HTMLElement>(OPENER);
  if (opener === null) return;
  // The focus returns here.
  opener.focus({ preventScroll: true });
  const keys = { ctrlKey, metaKey, shiftKey, altKey };
  opener.dispatchEvent(new window.MouseEvent('click', { bubbles: true, cancelable: true, ...keys }));
}
