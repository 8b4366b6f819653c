import { type RefObject, useCallback, useEffect, useMemo } from 'react';
import { setValue } from '../../../../commands/set-value.ts';
import { useRun } from '../../../../hooks/documents/use-run.ts';
import { t } from '../../../../strings.ts';
import type { TextValue } from '../../../../text/index.ts';
import { placeValue } from './edit-path.ts';
import type { OpenText } from './open-text.ts';

/**
 * What is written is stored when no key came for a moment, and during long writing now and then: a key must be seen at once,
 * and storing it draws half of the dashboard.
 */
const PAUSE_MS = 120;
const LONGEST_UNSAVED_MS = 600;

export interface TextStoring {
  /** Stores a text; all of one writing is one step of undo. */
  readonly commit: (open: OpenText, value: TextValue) => void;
  /** Stores what was written since the last time. */
  readonly flush: () => void;
  /** Something was written: it is stored soon. */
  readonly onChange: () => void;
}

export function useTextStoring(current: RefObject<OpenText | undefined>): TextStoring {
  const run = useRun();
  const commit = useCallback(
    (open: OpenText, value: TextValue) => {
      const { doc, at } = open.place;
      clearTimeout(open.timer);
      open.unsavedSince = undefined;
      const next = placeValue(open.place, value);
      open.written = next;
      const change = setValue({ doc, at, value: next, label: t('step.editText') });
      run((bodies) => ({ ...change(bodies), key: open.key, isOneStep: true }));
    },
    [run],
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
    const left = open.unsavedSince + LONGEST_UNSAVED_MS - now;
    open.timer = setTimeout(flush, Math.max(0, Math.min(PAUSE_MS, left)));
  }, [current, flush]);
  useFlushOnHide(flush);
  // Who closes a text when this changes would close it with every drawing.
  return useMemo(() => ({ commit, flush, onChange }), [commit, flush, onChange]);
}

/** The window may go away for good. */
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
