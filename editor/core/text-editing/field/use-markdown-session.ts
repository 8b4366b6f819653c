import { useCallback, useEffect, useRef, useState } from 'react';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { type DocKey, valueAt } from '../../../../compiler/model/index.ts';
import { imageUrlOf } from '../../assets/image-url.ts';
import { useEditor } from '../../hooks/editor-context.tsx';
import { openTextSession, type TextSession } from '../../text/session/text-session.ts';
import type { OpenText } from '../editing/open-text.ts';
import { useReportPasteLimit } from '../editing/use-report-paste-limit.ts';
import { useTextSaving } from '../editing/use-text-saving.ts';

export interface MarkdownSessionOptions {
  readonly doc: DocKey;
  /** The path of the Markdown. */
  readonly at: readonly string[];
  /** Label of the undo steps. */
  readonly label: string;
  /** Accessible name. */
  readonly name: string;
  readonly toHtml: (markdown: string) => string;
  /** The element that contains the text; undefined until it is rendered. */
  readonly element: HTMLElement | undefined;
  /** Called instead of opening a text when part of it would be lost. */
  readonly onPartLost: () => void;
}

export interface MarkdownSession {
  readonly session: TextSession | undefined;
  /** Incremented whenever the toolbar may have to update. */
  readonly version: StoreApi<number>;
  readonly isLinkOpen: boolean;
  readonly setLinkOpen: (isOpen: boolean) => void;
}

/** Edits the Markdown of a document in an element, from when it is rendered. Opens it again when the document was changed elsewhere. */
export function useMarkdownSession(options: MarkdownSessionOptions): MarkdownSession {
  const { doc, label, name, toHtml, element, onPartLost } = options;
  const path = options.at.join('/');
  const { store } = useEditor();
  const current = useRef<OpenText>(undefined);
  const lost = useRef(onPartLost);
  lost.current = onPartLost;
  const [session, setSession] = useState<TextSession>();
  const [version] = useState(() => createStore<number>(() => 0));
  const [isLinkOpen, setLinkOpen] = useState(false);
  const { flush, onChange, onStep } = useTextSaving(current);
  const onPasteLimit = useReportPasteLimit();
  const open = useCallback(
    (element: HTMLElement) => {
      const at = path.split('/');
      const stored = valueAt(store.states.getState().head.get(doc), at);
      const markdown = typeof stored === 'string' ? stored : '';
      const value = { markdown };
      const opened = openTextSession({
        element,
        kind: 'article',
        value,
        render: (text) => ('markdown' in text ? toHtml(text.markdown) : ''),
        label: name,
        onChange,
        onStep,
        onTools: () => version.setState((before) => before + 1, true),
        onBlur: flush,
        onLeave: () => {},
        onLink: () => setLinkOpen(true),
        onToTools: () => focusTools(element),
        onPasteLimit,
        imageUrl: (src) => (ASSET.test(src) ? imageUrlOf(src.replace(ASSET, ''), IMAGE_WIDTH) : src),
      });
      setSession(opened);
      current.current = opened && {
        session: opened,
        target: { doc, at, kind: 'article', value, label },
        element,
        unmark: () => {},
        stored,
        key: `text-${store.newId()}`,
        step: 0,
        isHistoryStep: false,
        unsavedSince: undefined,
        timer: undefined,
      };
      if (opened === undefined) lost.current();
    },
    [store, doc, path, label, name, toHtml, version, flush, onChange, onStep, onPasteLimit],
  );
  useEffect(() => {
    if (element === undefined) return undefined;
    const close = () => {
      flush();
      current.current?.session.close();
      current.current = undefined;
    };
    open(element);
    const unsubscribe = store.states.subscribe((after, before) => {
      const now = current.current;
      if (now === undefined || after.head === before.head) return;
      if (valueAt(after.head.get(doc), now.target.at) === now.stored) return;
      close();
      open(element);
    });
    return () => {
      unsubscribe();
      close();
    };
  }, [store, doc, element, open, flush]);
  return { session, version, isLinkOpen, setLinkOpen };
}

/** All files are in `assets/`, so these are the same: `cup.jpg`, `../assets/cup.jpg`, `/assets/cup.jpg`. */
const ASSET = /^(?:(?:\.\.)?\/assets\/)?(?=[^/:]+$)/;
/** In pixels. */
const IMAGE_WIDTH = 1000;

function focusTools(element: HTMLElement): void {
  element.parentElement?.querySelector<HTMLElement>('[data-text-tools] button')?.focus();
}
