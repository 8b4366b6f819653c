import { useEffect, useState } from 'react';
import { useEditor } from '../../core/hooks/editor-context.tsx';

/** After this time without a key, in milliseconds, the next one is meant for the dialog: typing has shorter pauses. */
const PAUSE_MS = 1000;

/** Where keys are text; the text of a page is edited in a frame. */
const TEXT_FIELDS = 'input, textarea, select, [contenteditable], iframe';

/**
 * For a dialog that opens by itself: ignores the keys of a user who is typing when it opens, until a pause. They could
 * press its buttons or close it.
 */
export function useIgnoredTyping(): void {
  const { now } = useEditor();
  // Before the dialog takes the focus.
  const [wasTyping] = useState(() => document.activeElement?.matches(TEXT_FIELDS) === true);
  useEffect(() => {
    if (!wasTyping) return;
    const stop = new AbortController();
    let lastKey = now();
    const ignore = (event: KeyboardEvent) => {
      if (now() - lastKey >= PAUSE_MS) return stop.abort();
      lastKey = now();
      event.preventDefault();
      event.stopPropagation();
    };
    // Before the listeners of the dialog.
    window.addEventListener('keydown', ignore, { capture: true, signal: stop.signal });
    return () => stop.abort();
  }, [wasTyping, now]);
}
