import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { DocKey } from '../../../../../compiler/model/index.ts';
import { AssetPicker } from '../../../../core/assets/asset-picker.tsx';
import type { FormPurpose } from '../../../../core/commands/create-form.ts';
import { useEditor } from '../../../../core/hooks/editor-context.tsx';
import { useMay } from '../../../../core/hooks/use-may.ts';
import { useRun } from '../../../../core/hooks/use-run.ts';
import type { Command } from '../../../../core/operations/changes/change.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Menu } from '../../../../ui/overlays/menu.tsx';
import { useNotify } from '../../../../ui/overlays/toast.tsx';
import { addBlock, fullMessage, isPageFull } from '../../block-commands/block-commands.ts';
import { formForBlock, imageValue, newBlockValue } from '../../block-commands/new-block-value.ts';
import { addSection } from '../../block-commands/section-commands.ts';
import { useOutline } from '../../hooks/use-outline.ts';
import type { ImageKind } from '../../kinds/new-value.ts';
import type { BlockKind } from '../../model/block-kinds.ts';
import { isArea, sectionsOf } from '../../model/page-layout.ts';
import { t } from '../../strings/pages-strings.ts';
import { insertGroups } from './insert-options.tsx';

export interface InsertMenuProps {
  readonly doc: DocKey;
  /** The section to insert into. Defaults to the last one. `NO_SECTION` for an area. */
  readonly sectionId: string | undefined;
  readonly onAdded: (blockId: string, kind: BlockKind) => void;
  readonly onFocus?: () => void;
}

/**
 * All block kinds. Image kinds open the asset picker first. Kinds with missing prerequisites are disabled and say
 * why.
 */
export function InsertMenu(props: InsertMenuProps) {
  const bodies = useOutline();
  const may = useMay();
  const { add, addWithForm } = useAdding(props);
  const [imageKind, setImageKind] = useState<ImageKind>();
  const choose = (kind: BlockKind) => {
    const value = newBlockValue(bodies, kind, may);
    if ('imageKind' in value) setImageKind(value.imageKind);
    else if ('purpose' in value) addWithForm(kind, value.purpose);
    else if (value.missing === undefined) add(kind, value.value);
  };
  return (
    <>
      <Menu
        label={t('canvas.addBlock')}
        groups={insertGroups(bodies, may)}
        onChoose={(id) => choose(id as BlockKind)}
      >
        <Button
          icon={<Plus aria-hidden="true" />}
          isSmall
          data-add="block"
          {...(props.onFocus && { onFocus: props.onFocus })}
        >
          {t('canvas.addBlock')}
        </Button>
      </Menu>
      {imageKind !== undefined && (
        <AssetPicker
          isSingle={imageKind === 'image'}
          onChoose={(ids) => {
            setImageKind(undefined);
            add(imageKind, imageValue(imageKind, ids));
          }}
          onClose={() => setImageKind(undefined)}
        />
      )}
    </>
  );
}

interface Adding {
  add(kind: BlockKind, value: unknown, form?: Command): void;
  /** Creates the form that the block shows, in the same undo step. */
  addWithForm(kind: BlockKind, purpose: FormPurpose): void;
}

/**
 * Adds a block to the section, or to a new section when there is none. Notifies the user when the page is full.
 */
function useAdding({ doc, sectionId, onAdded }: InsertMenuProps): Adding {
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
