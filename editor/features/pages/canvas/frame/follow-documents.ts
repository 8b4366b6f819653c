import type { Bodies, DocKey } from '../../../../../compiler/model/index.ts';
import type { OpStore } from '../../../../core/operations/store/op-store.ts';
import { changedBlock } from './changed-block.ts';

/** When a text is written on the page, or when only one block was drawn, the whole page follows after this. */
const FULL_RENDER_DELAY_MS = 400;

export interface DocumentFollower {
  readonly doc: DocKey;
  /** Draws what is different, and says how much that was. */
  readonly render: (isForced: boolean) => 'page' | 'block' | undefined;
  /** The next drawing is of the whole page. */
  readonly invalidate: () => void;
  readonly isEditing: () => boolean;
}

/** Draws a page whenever its documents are others, until the function that comes back is called. */
export function renderOnChange(
  states: OpStore['states'],
  { doc, render, invalidate, isEditing }: DocumentFollower,
): () => void {
  let request = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const scheduleFullRender = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      invalidate();
      render(false);
    }, FULL_RENDER_DELAY_MS);
  };
  const onChange = (after: Bodies, before: Bodies) => {
    if (isEditing() && changedBlock(before, after, doc) !== undefined) {
      scheduleFullRender();
      return;
    }
    request ||= requestAnimationFrame(() => {
      request = 0;
      // A theme may show what a block says in other places too.
      if (render(false) === 'block') scheduleFullRender();
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
