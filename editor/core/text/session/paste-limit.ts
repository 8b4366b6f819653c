import type { EditorView } from 'prosemirror-view';

/** Longer texts make typing slow: each change is saved and rendered with the whole text. */
const MAX_TEXT = 100_000;

/** Longer HTML is pasted as plain text. A formatted text has up to ten times as much HTML as characters. */
const MAX_HTML = 1_000_000;

/** Pasted or dropped content is too long: it was rejected, or pasted as plain text. */
export interface PasteLimit {
  readonly isRejected: boolean;
  /** Maximum length of a text in characters. */
  readonly max: number;
}

/** Event handlers that limit the length of pasted and dropped content, before it is parsed. */
export function limitPaste(onLimit: (limit: PasteLimit) => void): {
  readonly paste: (view: EditorView, event: ClipboardEvent) => boolean;
  readonly drop: (view: EditorView, event: DragEvent) => boolean;
} {
  const reject = (event: Event) => {
    event.preventDefault();
    onLimit({ isRejected: true, max: MAX_TEXT });
    return true;
  };
  return {
    paste: (view, event) => {
      const { text, isTextLong, isHtmlLong } = measure(event.clipboardData);
      if (isTextLong || (isHtmlLong && text === '')) return reject(event);
      if (!isHtmlLong) return false;
      event.preventDefault();
      view.pasteText(text, event);
      onLimit({ isRejected: false, max: MAX_TEXT });
      return true;
    },
    drop: (view, event) => {
      // Moving text inside of the editor does not make it longer.
      if (view.dragging !== null) return false;
      const { isTextLong, isHtmlLong } = measure(event.dataTransfer);
      return isTextLong || isHtmlLong ? reject(event) : false;
    },
  };
}

function measure(data: DataTransfer | null) {
  const text = data?.getData('text/plain') ?? '';
  const html = data?.getData('text/html') ?? '';
  return { text, isTextLong: text.length > MAX_TEXT, isHtmlLong: html.length > MAX_HTML };
}
