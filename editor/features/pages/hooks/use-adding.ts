import type { DocKey } from '../../../../compiler/model/index.ts';
import type { FormPurpose } from '../../../core/commands/create-form.ts';
import { useEditor } from '../../../core/hooks/editor-context.tsx';
import { useRun } from '../../../core/hooks/use-run.ts';
import type { Command } from '../../../core/operations/changes/change.ts';
import { useNotify } from '../../../ui/overlays/toast.tsx';
import { addBlock, fullMessage, isPageFull } from '../block-commands/block-commands.ts';
import { formForBlock } from '../block-commands/new-block-value.ts';
import { addSection } from '../block-commands/section-commands.ts';
import type { BlockKind } from '../model/block-kinds.ts';
import { isArea, sectionsOf } from '../model/page-layout.ts';

export interface AddingOptions {
  readonly doc: DocKey;
  /** The section to insert into. Defaults to the last one. `NO_SECTION` for an area. */
  readonly sectionId: string | undefined;
  readonly onAdded: (blockId: string, kind: BlockKind) => void;
}

export interface Adding {
  add(kind: BlockKind, value: unknown, form?: Command): void;
  /** Creates the form that the block shows, in the same undo step. */
  addWithForm(kind: BlockKind, purpose: FormPurpose): void;
}

/**
 * Adds a block to the section, or to a new section when there is none. Notifies the user when the page is full.
 */
export function useAdding({ doc, sectionId, onAdded }: AddingOptions): Adding {
  const { store, newId } = useEditor();
  const run = useRun();
  const notify = useNotify();
  const head = () => store.states.getState().head;
  const page = () => head().get(doc);
  const add: Adding['add'] = (kind, value, form) => {
    if (isPageFull(page())) {
      notify({ text: fullMessage(doc), isBad: true });
      return;
    }
    const into = sectionId ?? sectionsOf(page()).at(-1)?.id ?? newId();
    const isNew = !isArea(doc) && sectionsOf(page()).every(({ id }) => id !== into);
    if (isNew && !run(addSection({ doc, sectionId: into }))) return;
    const blockId = newId();
    const block = addBlock({ doc, blockId, sectionId: into, kind, value });
    if (run(form === undefined ? block : inOneStep(block, form))) onAdded(blockId, kind);
  };
  return {
    add,
    addWithForm: (kind, purpose) => {
      const { value, create } = formForBlock(head(), purpose);
      add(kind, value, create);
    },
  };
}

/** Makes both changes one undo step, named like the first. */
function inOneStep(named: Command, other: Command): Command {
  return (bodies) => {
    const { label, ops } = named(bodies);
    return { label, ops: [...other(bodies).ops, ...ops] };
  };
}
