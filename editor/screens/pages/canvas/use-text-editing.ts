import { useCallback, useEffect, useRef, useState } from 'react';
import { type DocKey, valueAt } from '../../../../compiler/model/index.ts';
import { setValue } from '../../../commands/set-value.ts';
import { useEditor } from '../../../hooks/editor-context.tsx';
import { useRun } from '../../../hooks/use-run.ts';
import { useNotify } from '../../../kit/overlays/toast.tsx';
import { sameJson } from '../../../ops/index.ts';
import type { PageEngine } from '../../../preview/page-engine.ts';
import { t } from '../../../strings.ts';
import type { TextKind, TextSession, TextValue } from '../../../text/index.ts';
import { type EditPlace, editPlace, placeValue } from './edit-path.ts';
import type { PageView } from './use-page-view.ts';

export interface TextEditing {
  readonly session: TextSession | undefined;
  readonly kind: TextKind | undefined;
  readonly element: HTMLElement | undefined;
  /** Grows with everything that the toolbar may show. */
  readonly version: number;
  readonly isLinkOpen: boolean;
  readonly setLinkOpen: (isOpen: boolean) => void;
  /** Opens the first text in an element of the page; false when there is none. */
  readonly open: (element: Element) => boolean;
  readonly close: () => void;
}

interface Open {
  readonly session: TextSession;
  readonly place: EditPlace;
  readonly element: HTMLElement;
  readonly unmark: () => void;
  /** Of the step of undo that all of the writing is. */
  readonly key: string;
  /** What we have stored last: anything else came from somewhere else. */
  written: unknown;
  /** When the oldest key came that is not stored yet; undefined when all are. */
  unsavedSince: number | undefined;
  timer: ReturnType<typeof setTimeout> | undefined;
}

/**
 * What is written is stored when no key came for a moment, and during long writing now and then: a key must be seen at once,
 * and storing it draws half of the dashboard.
 */
const PAUSE_MS = 120;
const LONGEST_UNSAVED_MS = 600;

export interface TextEditingOptions {
  /** The page: when it is another one, the text that was open is finished. */
  readonly doc: DocKey;
  readonly view: PageView;
  readonly engine: PageEngine | undefined;
  /** The text was left with a key: where to go on. */
  readonly onLeft: () => void;
}

/** One text at a time is written on the page itself. */
export function useTextEditing({ doc, view, engine, onLeft }: TextEditingOptions): TextEditing {
  const { store } = useEditor();
  const run = useRun();
  const notify = useNotify();
  const current = useRef<Open>(undefined);
  const [shown, setShown] = useState<Open>();
  const [version, setVersion] = useState(0);
  const [isLinkOpen, setLinkOpen] = useState(false);
  const { frame, redraw, setWriting } = view;

  const commit = useCallback(
    (open: Open, value: TextValue) => {
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

  /** Stores what was written since the last time. */
  const flush = useCallback(() => {
    const open = current.current;
    if (open?.unsavedSince !== undefined) commit(open, open.session.value({ isSure: false }));
  }, [commit]);

  const onChange = useCallback(() => {
    const open = current.current;
    if (open === undefined) return;
    const now = performance.now();
    open.unsavedSince ??= now;
    clearTimeout(open.timer);
    const left = open.unsavedSince + LONGEST_UNSAVED_MS - now;
    open.timer = setTimeout(flush, Math.max(0, Math.min(PAUSE_MS, left)));
  }, [flush]);

  const close = useCallback(() => {
    const open = current.current;
    if (open === undefined) return;
    flush();
    current.current = undefined;
    const stored = valueAt(store.states.getState().head.get(open.place.doc), open.place.at);
    // Nobody else has changed it meanwhile: the last word is ours, checked.
    if (sameJson(stored, open.written)) {
      const last = open.session.value();
      const isUntouched = sameJson(open.written, placeValue(open.place, open.place.value));
      if (!isUntouched) commit(open, last);
    }
    open.session.close();
    open.unmark();
    setShown(undefined);
    setLinkOpen(false);
    setWriting(false);
    redraw();
  }, [commit, flush, redraw, setWriting, store]);

  const open = useCallback(
    (element: Element): boolean => {
      const target = frame?.editable(element);
      const place = editPlace(store.states.getState().head, target?.getAttribute('data-edit') ?? '');
      if (frame === undefined || engine === undefined || target === undefined || place === undefined)
        return false;
      close();
      void import('../../../text/index.ts').then(({ openTextSession }) => {
        if (!target.isConnected || current.current !== undefined) return;
        const session = openTextSession({
          element: target,
          kind: place.kind,
          value: place.value,
          render: (value) => ('text' in value ? value.text : engine.textHtml(value)),
          label: t('text.area'),
          onChange,
          onTools: () => setVersion((before) => before + 1),
          onBlur: flush,
          onLeave: () => {
            close();
            onLeft();
          },
          onLink: () => setLinkOpen(true),
        });
        if (session === undefined) {
          notify({ text: t('text.notWhole') });
          return;
        }
        const unmark = frame.markEditing(target);
        const written = placeValue(place, place.value);
        current.current = {
          session,
          place,
          element: target,
          unmark,
          written,
          key: `text-${store.newId()}`,
          unsavedSince: undefined,
          timer: undefined,
        };
        setWriting(true);
        setShown(current.current);
        session.focus();
      });
      return true;
    },
    [frame, engine, store, close, flush, onChange, setWriting, notify, onLeft],
  );

  // Undo, or somebody else, has changed the text below: it is shown as it is now. What was just being written goes on top
  // of it, as a step that can be undone.
  useEffect(
    () =>
      store.states.subscribe((after, before) => {
        const now = current.current;
        if (now === undefined || after.head === before.head) return;
        if (!sameJson(valueAt(after.head.get(now.place.doc), now.place.at), now.written)) close();
      }),
    [store, close],
  );
  // The window may go away for good.
  useEffect(() => {
    const onHide = () => flush();
    window.addEventListener('pagehide', onHide);
    document.addEventListener('visibilitychange', onHide);
    return () => {
      window.removeEventListener('pagehide', onHide);
      document.removeEventListener('visibilitychange', onHide);
    };
  }, [flush]);
  useEffect(() => {
    void doc;
    return close;
  }, [doc, close]);

  return {
    session: shown?.session,
    kind: shown?.place.kind,
    element: shown?.element,
    version,
    isLinkOpen,
    setLinkOpen,
    open,
    close,
  };
}
