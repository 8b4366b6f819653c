import { type RefObject, useEffect, useRef } from 'react';

/** Moves the focus to the table when the focused row is removed. */
export function useRestoreRowFocus(table: RefObject<HTMLElement | null>, rows: readonly unknown[]): void {
  const last = useRef<Element | null>(null);
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      last.current = target instanceof Element ? target : null;
    };
    document.addEventListener('focusin', onFocus);
    return () => document.removeEventListener('focusin', onFocus);
  }, []);
  useEffect(() => {
    void rows;
    const wasRemoved = last.current?.isConnected === false && last.current.closest('tr') !== null;
    if (wasRemoved && document.activeElement === document.body) table.current?.focus();
  }, [table, rows]);
}
