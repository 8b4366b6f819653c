import { useEffect, useRef } from 'react';

/** The key that saves, while there is something to save: it goes the way of the button, with its questions. */
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
