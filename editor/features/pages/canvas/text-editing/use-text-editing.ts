import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { type DocKey, valueAt } from '../../../../../compiler/model/index.ts';
import { useEditor } from '../../../../core/hooks/editor-context.tsx';
import { sameJson } from '../../../../core/operations/changes/json-equal.ts';
import type { OpStore } from '../../../../core/operations/store/op-store.ts';
import type { PageEngine } from '../../../../core/preview/page-engine.ts';
import type { TextKind } from '../../../../core/text/schema/text-schema.ts';
import type { TextSession } from '../../../../core/text/session/text-session.ts';
import type { TextValue } from '../../../../core/text/text-value.ts';
import { storedValue } from '../../../../core/text-editing/editing/edit-target.ts';
import type { OpenText } from '../../../../core/text-editing/editing/open-text.ts';
import { useReportPasteLimit } from '../../../../core/text-editing/editing/use-report-paste-limit.ts';
import { type TextSaving, useTextSaving } from '../../../../core/text-editing/editing/use-text-saving.ts';
import { useNotify } from '../../../../ui/overlays/toast.tsx';
import { t } from '../../strings/pages-strings.ts';
import type { PageView } from '../frame/use-page-view.ts';
import { autolinkMessage, newAutolinks } from './autolinks.ts';
import { editTargetOf } from './edit-path.ts';
import { focusTextTools } from './focus-text-tools.ts';
import { type TextModuleLoader, useTextModule } from './use-text-module.ts';

export interface TextEditing {
  readonly session: TextSession | undefined;
  readonly kind: TextKind | undefined;
  readonly element: HTMLElement | undefined;
  /** Incremented whenever the toolbar may have to update. A store, so that nothing else is rendered. */
  readonly version: StoreApi<number>;
  readonly isLinkOpen: boolean;
  readonly setLinkOpen: (isOpen: boolean) => void;
  /**
   * Opens the first text in an element of the page. Returns false when there is none. With `isNew`, typed text
   * replaces everything.
   */
  readonly open: (element: Element, isNew?: boolean) => boolean;
  readonly captureFor: TextModuleLoader['captureFor'];
  readonly close: () => void;
}

export interface TextEditingOptions {
  /** The current page. Changing it closes the text. */
  readonly doc: DocKey;
  readonly view: PageView;
  readonly engine: PageEngine | undefined;
  /** Called when the user leaves the text with a key. */
  readonly onLeave: () => void;
}

/** Edits one text at a time in place on the page. */
export function useTextEditing(options: TextEditingOptions): TextEditing {
  const { doc, view, engine } = options;
  const { store } = useEditor();
  const reportAutolinks = useReportAutolinks(engine);
  const current = useRef<OpenText>(undefined);
  const [shown, setShown] = useState<OpenText>();
  const [version] = useState(() => createStore<number>(() => 0));
  const [isLinkOpen, setLinkOpen] = useState(false);
  const saving = useTextSaving(current);
  const { rerender, setEditing } = view;
  const show = useCallback(
    (open: OpenText | undefined) => {
      current.current = open;
      setShown(open);
      setEditing(open !== undefined);
    },
    [setEditing],
  );
  const close = useCallback(() => {
    const open = current.current;
    if (open === undefined) return;
    // Links that exist while editing are not autolinks.
    const linked = open.element.innerHTML;
    reportAutolinks(open.target.value, linked, closeText(open, saving, store));
    show(undefined);
    setLinkOpen(false);
    rerender();
  }, [saving, store, show, rerender, reportAutolinks]);
  const onTools = useCallback(() => version.setState((before) => before + 1, true), [version]);
  const onLink = useCallback(() => setLinkOpen(true), []);
  const { withText, captureFor } = useTextModule(engine !== undefined);
  const open = useOpenText(options, { current, saving, withText, show, close, onTools, onLink });
  useRemoteChanges(current, close);
  useEffect(() => {
    void doc;
    return close;
  }, [doc, close]);
  return {
    session: shown?.session,
    kind: shown?.target.kind,
    element: shown?.element,
    version,
    isLinkOpen,
    setLinkOpen,
    open,
    captureFor,
    close,
  };
}

/** Notifies the user of autolinks in the closed text. */
function useReportAutolinks(
  engine: PageEngine | undefined,
): (before: TextValue, linked: string, after: TextValue) => void {
  const notify = useNotify();
  return useCallback(
    (before, linked, after) => {
      const html = (value: TextValue) => ('text' in value ? '' : (engine?.textHtml(value) ?? ''));
      const message = autolinkMessage(newAutolinks(html(before) + linked, html(after)));
      if (message !== undefined) notify(message);
    },
    [engine, notify],
  );
}

/** Stores and closes a text. Returns its final value. */
function closeText(open: OpenText, { flush, commit }: TextSaving, store: OpStore): TextValue {
  flush();
  const stored = valueAt(store.states.getState().head.get(open.target.doc), open.target.at);
  const last = open.session.value();
  // Without a remote change, the normalized final value is stored.
  if (sameJson(stored, open.stored)) {
    const isUntouched = sameJson(open.stored, storedValue(open.target, open.target.value));
    if (!isUntouched) commit(open, last);
  }
  open.session.close();
  open.unmark();
  return last;
}

interface OpenTextOptions {
  readonly current: RefObject<OpenText | undefined>;
  readonly saving: TextSaving;
  readonly withText: TextModuleLoader['withText'];
  readonly show: (open: OpenText) => void;
  readonly close: () => void;
  readonly onTools: () => void;
  readonly onLink: () => void;
}

function useOpenText(
  { view: { frame }, engine, onLeave }: TextEditingOptions,
  { current, saving, withText, show, close, onTools, onLink }: OpenTextOptions,
) {
  const { store } = useEditor();
  const notify = useNotify();
  const onPasteLimit = useReportPasteLimit();
  return useCallback(
    (element: Element, isNew = false): boolean => {
      const path = frame?.editable(element)?.getAttribute('data-edit') ?? '';
      if (frame === undefined || engine === undefined) return false;
      if (editTargetOf(store.states.getState().head, path) === undefined) return false;
      close();
      const block = element.closest('[data-bid]')?.getAttribute('data-bid') ?? undefined;
      withText({ path, block, isNew }, ({ openTextSession }, initialInput) => {
        // The page may have been rendered again with another text.
        const target = frame.textAt(path);
        const editTarget = editTargetOf(store.states.getState().head, path);
        if (target === undefined || editTarget === undefined || current.current !== undefined) {
          if (initialInput.typed !== '') notify({ text: t('text.notInserted'), isBad: true });
          return;
        }
        const session = openTextSession({
          element: target,
          kind: editTarget.kind,
          value: editTarget.value,
          render: (value) => ('text' in value ? value.text : engine.textHtml(value)),
          label: t('text.area'),
          onChange: saving.onChange,
          onStep: saving.onStep,
          onTools,
          onBlur: saving.flush,
          onLeave: () => {
            close();
            onLeave();
          },
          onLink,
          onToTools: focusTextTools,
          onPasteLimit,
        });
        if (session === undefined) {
          notify({ text: t('text.notEditable') });
          return;
        }
        show({
          session,
          target: editTarget,
          element: target,
          unmark: frame.markEditing(target),
          stored: storedValue(editTarget, editTarget.value),
          key: `text-${store.newId()}`,
          step: 0,
          isHistoryStep: false,
          unsavedSince: undefined,
          timer: undefined,
        });
        session.start(initialInput);
      });
      return true;
    },
    [
      frame,
      engine,
      store,
      current,
      close,
      saving,
      withText,
      show,
      onTools,
      onLink,
      onPasteLimit,
      notify,
      onLeave,
    ],
  );
}

/**
 * Closes the text when undo or another user changed it in the document. Unsaved input is stored on top, as an undo
 * step.
 */
function useRemoteChanges(current: RefObject<OpenText | undefined>, close: () => void): void {
  const { store } = useEditor();
  useEffect(
    () =>
      store.states.subscribe((after, before) => {
        const now = current.current;
        if (now === undefined || after.head === before.head) return;
        if (!sameJson(valueAt(after.head.get(now.target.doc), now.target.at), now.stored)) close();
      }),
    [store, current, close],
  );
}
