import { useEffect, useRef } from 'react';

/** Handles the Save shortcut like the Save button, with the same confirmations. */
export function useSaveKey(save: (() => Promise<unknown>) | undefined): void {
  const current = useRef(save);
  useEffect(() => {
    current.current = save;
  }, [save]);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (current.current === undefined || event.defaultPrevented || !isSaveKey(event)) return;
      event.preventDefault();
      void current.current();
    };
    document.addEventListener('keydown', onKeyDown, true);
    return () => document.removeEventListener('keydown', onKeyDown, true);
  }, []);
}

function isSaveKey({ key, ctrlKey, metaKey, altKey, shiftKey, target }: KeyboardEvent): boolean {
  if (key.toLowerCase() !== 's' || ctrlKey === metaKey || altKey || shiftKey) return false;
  return !(target instanceof HTMLElement) || target.closest('[role="dialog"], [role="alertdialog"]') === null;
}
