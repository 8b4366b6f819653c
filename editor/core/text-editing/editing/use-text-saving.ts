import { type RefObject, useCallback, useEffect, useMemo } from 'react';
import { setValue } from '../../commands/set-value.ts';
import { useEditor } from '../../hooks/editor-context.tsx';
import { useRun } from '../../hooks/use-run.ts';
import { onStoreTypedText } from '../../text/session/store-typed-text.ts';
import type { TextValue } from '../../text/text-value.ts';
import { t } from '../text-strings.ts';
import { storedValue } from './edit-target.ts';
import type { OpenText } from './open-text.ts';
import { stepToValue } from './step-to-value.ts';

/**
 * Typed text is stored after a pause, and at intervals during continuous typing: storing re-renders much of the
 * dashboard and would delay the next key.
 */
const PAUSE_MS = 120;
const MAX_UNSAVED_MS = 600;

export interface TextSaving {
  /** Stores a value as part of the current undo step. */
  readonly commit: (open: OpenText, value: TextValue) => void;
  /** Stores unsaved input. */
  readonly flush: () => void;
  /** Schedules saving after input. */
  readonly onChange: () => void;
  /** Completes the current undo step before the next one starts. */
  readonly onStep: (kind: 'new' | 'travel') => void;
}

export function useTextSaving(current: RefObject<OpenText | undefined>): TextSaving {
  const run = useRun();
  const { store } = useEditor();
  const commit = useCallback(
    (open: OpenText, value: TextValue) => {
      const { doc, at } = open.target;
      clearTimeout(open.timer);
      open.unsavedSince = undefined;
      const next = storedValue(open.target, value);
      const { isHistoryStep } = open;
      open.isHistoryStep = false;
      const onStep = (stored: unknown) => {
        open.stored = stored;
      };
      if (isHistoryStep && stepToValue(store, { doc, at, value: next, key: open.key, onStep })) return;
      open.stored = next;
      const change = setValue({ doc, at, value: next, label: open.target.label ?? t('step.editText') });
      run((bodies) => ({ ...change(bodies), key: open.key, part: String(open.step), isOneStep: true }));
    },
    [run, store],
  );
  const flush = useCallback(() => {
    const open = current.current;
    if (open?.unsavedSince !== undefined) commit(open, open.session.value({ isSure: false }));
  }, [current, commit]);
  const onChange = useCallback(() => {
    const open = current.current;
    if (open === undefined) return;
    const now = performance.now();
    open.unsavedSince ??= now;
    clearTimeout(open.timer);
    const remaining = open.unsavedSince + MAX_UNSAVED_MS - now;
    open.timer = setTimeout(flush, Math.max(0, Math.min(PAUSE_MS, remaining)));
  }, [current, flush]);
  const onStep = useCallback(
    (kind: 'new' | 'travel') => {
      flush();
      const open = current.current;
      if (open === undefined) return;
      if (kind === 'new') open.step += 1;
      else open.isHistoryStep = true;
    },
    [current, flush],
  );
  useFlushOnHide(flush);
  // A change of another user is about to be merged.
  useEffect(() => onStoreTypedText(flush), [flush]);
  // Memoized: a changed identity would close the text on every render.
  return useMemo(() => ({ commit, flush, onChange, onStep }), [commit, flush, onChange, onStep]);
}

/** The page may be closed without further notice. */
function useFlushOnHide(flush: () => void): void {
  useEffect(() => {
    window.addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flush);
    };
  }, [flush]);
}
