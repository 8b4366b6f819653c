import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { type DocKey, valueAt } from '../../../../../compiler/model/index.ts';
import { useEditor } from '../../../../core/hooks/editor-context.tsx';
import { sameJson } from '../../../../core/operations/changes/json-equal.ts';
import type { OpStore } from '../../../../core/operations/store/op-store.ts';
import type { PageEngine } from '../../../../core/preview/page-engine.ts';
import type { TextKind } from '../../../../core/text/schema/text-schema.ts';
import type { TextSession } from '../../../../core/text/session/text-session.ts';
import type { TextValue } from '../../../../core/text/text-value.ts';
import { useNotify } from '../../../../ui/overlays/toast.tsx';
import { t } from '../../strings/pages-strings.ts';
import type { PageView } from '../frame/use-page-view.ts';
import { madeLinks, sayLinks } from './autolinks.ts';
import { editPlace, placeValue } from './edit-path.ts';
import { focusTextTools } from './focus-text-tools.ts';
import type { OpenText } from './open-text.ts';
import { type TextPartLoader, useTextPart } from './use-text-module.ts';
import { type TextStoring, useTextStoring } from './use-text-saving.ts';

export interface TextEditing {
  readonly session: TextSession | undefined;
  readonly kind: TextKind | undefined;
  readonly element: HTMLElement | undefined;
  /** Grows with everything that the toolbar may show. */
  readonly version: number;
  readonly isLinkOpen: boolean;
  readonly setLinkOpen: (isOpen: boolean) => void;
  /** Opens the first text in an element of the page; false when there is none. What is written in a new one replaces all. */
  readonly open: (element: Element, isNew?: boolean) => boolean;
  readonly hold: TextPartLoader['hold'];
  readonly close: () => void;
}

export interface TextEditingOptions {
  /** The page: when it is another one, the text that was open is finished. */
  readonly doc: DocKey;
  readonly view: PageView;
  readonly engine: PageEngine | undefined;
  /** The text was left with a key: where to go on. */
  readonly onLeft: () => void;
}

/** One text at a time is written on the page itself. */
export function useTextEditing(options: TextEditingOptions): TextEditing {
  const { doc, view, engine } = options;
  const { store } = useEditor();
  const tellLinks = useTellLinks(engine);
  const current = useRef<OpenText>(undefined);
  const [shown, setShown] = useState<OpenText>();
  const [version, setVersion] = useState(0);
  const [isLinkOpen, setLinkOpen] = useState(false);
  const storing = useTextStoring(current);
  const { redraw, setWriting } = view;
  const show = useCallback(
    (open: OpenText | undefined) => {
      current.current = open;
      setShown(open);
      setWriting(open !== undefined);
    },
    [setWriting],
  );
  const close = useCallback(() => {
    const open = current.current;
    if (open === undefined) return;
    // What is a link already while it is written is none that is made of the words alone.
    const linked = open.element.innerHTML;
    tellLinks(open.place.value, linked, finish(open, storing, store));
    show(undefined);
    setLinkOpen(false);
    redraw();
  }, [storing, store, show, redraw, tellLinks]);
  const onTools = useCallback(() => setVersion((before) => before + 1), []);
  const onLink = useCallback(() => setLinkOpen(true), []);
  const { withText, hold } = useTextPart(engine !== undefined);
  const open = useOpening(options, { current, storing, withText, show, close, onTools, onLink });
  useForeignChanges(current, close);
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
    hold,
    close,
  };
}

/** Says where addresses lead that somebody has written without their beginning. */
function useTellLinks(
  engine: PageEngine | undefined,
): (before: TextValue, linked: string, after: TextValue) => void {
  const notify = useNotify();
  return useCallback(
    (before, linked, after) => {
      const html = (value: TextValue) => ('text' in value ? '' : (engine?.textHtml(value) ?? ''));
      const said = sayLinks(madeLinks(html(before) + linked, html(after)));
      if (said !== undefined) notify(said);
    },
    [engine, notify],
  );
}

/** Stores the last of a text and takes the writing off the page; what it says at last. */
function finish(open: OpenText, { flush, commit }: TextStoring, store: OpStore): TextValue {
  flush();
  const stored = valueAt(store.states.getState().head.get(open.place.doc), open.place.at);
  const last = open.session.value();
  // Nobody else has changed it meanwhile: the last word is ours, checked.
  if (sameJson(stored, open.written)) {
    const isUntouched = sameJson(open.written, placeValue(open.place, open.place.value));
    if (!isUntouched) commit(open, last);
  }
  open.session.close();
  open.unmark();
  return last;
}

interface Opening {
  readonly current: RefObject<OpenText | undefined>;
  readonly storing: TextStoring;
  readonly withText: TextPartLoader['withText'];
  readonly show: (open: OpenText) => void;
  readonly close: () => void;
  readonly onTools: () => void;
  readonly onLink: () => void;
}

function useOpening(
  { view: { frame }, engine, onLeft }: TextEditingOptions,
  { current, storing, withText, show, close, onTools, onLink }: Opening,
) {
  const { store } = useEditor();
  const notify = useNotify();
  return useCallback(
    (element: Element, isNew = false): boolean => {
      const path = frame?.editable(element)?.getAttribute('data-edit') ?? '';
      if (frame === undefined || engine === undefined) return false;
      if (editPlace(store.states.getState().head, path) === undefined) return false;
      close();
      const block = element.closest('[data-bid]')?.getAttribute('data-bid') ?? undefined;
      withText({ path, block, isNew }, ({ openTextSession }, beginning) => {
        // The page may have been drawn anew since, and the text be another.
        const target = frame.textAt(path);
        const place = editPlace(store.states.getState().head, path);
        if (target === undefined || place === undefined || current.current !== undefined) {
          if (beginning.typed !== '') notify({ text: t('text.notInserted'), isBad: true });
          return;
        }
        const session = openTextSession({
          element: target,
          kind: place.kind,
          value: place.value,
          render: (value) => ('text' in value ? value.text : engine.textHtml(value)),
          label: t('text.area'),
          onChange: storing.onChange,
          onStep: storing.onStep,
          onTools,
          onBlur: storing.flush,
          onLeave: () => {
            close();
            onLeft();
          },
          onLink,
          onToTools: focusTextTools,
        });
        if (session === undefined) {
          notify({ text: t('text.notEditable') });
          return;
        }
        show({
          session,
          place,
          element: target,
          unmark: frame.markEditing(target),
          written: placeValue(place, place.value),
          key: `text-${store.newId()}`,
          step: 0,
          isTravelling: false,
          unsavedSince: undefined,
          timer: undefined,
        });
        session.begin(beginning);
      });
      return true;
    },
    [frame, engine, store, current, close, storing, withText, show, onTools, onLink, notify, onLeft],
  );
}

/**
 * Undo, or somebody else, has changed the text below: it is shown as it is now. What was just being written goes on top of
 * it, as a step that can be undone.
 */
function useForeignChanges(current: RefObject<OpenText | undefined>, close: () => void): void {
  const { store } = useEditor();
  useEffect(
    () =>
      store.states.subscribe((after, before) => {
        const now = current.current;
        if (now === undefined || after.head === before.head) return;
        if (!sameJson(valueAt(after.head.get(now.place.doc), now.place.at), now.written)) close();
      }),
    [store, current, close],
  );
}
