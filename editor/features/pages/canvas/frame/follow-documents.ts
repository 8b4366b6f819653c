import type { Bodies, DocKey } from '../../../../../compiler/model/index.ts';
import type { OpStore } from '../../../../core/operations/store/op-store.ts';
import { changedBlock } from './changed-block.ts';

/** Delay of the full render after a text edit or after a single block was rendered. */
const FULL_RENDER_DELAY_MS = 400;

export interface DocumentFollower {
  readonly doc: DocKey;
  /** Renders the differences and returns what was rendered. */
  readonly render: (isForced: boolean) => 'page' | 'block' | undefined;
  /** Makes the next render a full one. */
  readonly invalidate: () => void;
  readonly isEditing: () => boolean;
}

/** Renders a page whenever its documents change. Returns a function that stops it. */
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
      // A theme may show the contents of a block in other places, too.
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
