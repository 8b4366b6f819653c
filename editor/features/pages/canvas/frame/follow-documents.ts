import type { Bodies, DocKey } from '../../../../../compiler/model/index.ts';
import type { OpStore } from '../../../../core/operations/store/op-store.ts';
import { changedBlock } from './changed-block.ts';

/** When a text is written on the page, or when only one block was drawn, the whole page follows after this. */
const WHOLE_PAGE_MS = 400;

export interface Following {
  readonly doc: DocKey;
  /** Draws what is different, and says how much that was. */
  readonly draw: (isForced: boolean) => 'page' | 'block' | undefined;
  /** The next drawing is of the whole page. */
  readonly forget: () => void;
  readonly isWriting: () => boolean;
}

/** Draws a page whenever its documents are others, until the function that comes back is called. */
export function followDocuments(
  states: OpStore['states'],
  { doc, draw, forget, isWriting }: Following,
): () => void {
  let request = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const drawLater = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      forget();
      draw(false);
    }, WHOLE_PAGE_MS);
  };
  const onChange = (after: Bodies, before: Bodies) => {
    if (isWriting() && changedBlock(before, after, doc) !== undefined) {
      drawLater();
      return;
    }
    request ||= requestAnimationFrame(() => {
      request = 0;
      // A theme may show what a block says in other places too.
      if (draw(false) === 'block') drawLater();
    });
  };
  const unsubscribe = states.subscribe((after, before) => {
    if (after.head !== before.head) onChange(after.head, before.head);
  });
  return () => {
    unsubscribe();
    clearTimeout(timer);
    cancelAnimationFrame(request);
  };
}
