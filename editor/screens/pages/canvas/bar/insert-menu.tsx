import { Plus } from 'lucide-react';
import { useState } from 'react';
import { type DocKey, LIMITS } from '../../../../../compiler/model/index.ts';
import { useRun } from '../../../../hooks/documents/use-run.ts';
import { useEditor } from '../../../../hooks/editor-context.tsx';
import { useMay } from '../../../../hooks/use-may.ts';
import { Button } from '../../../../kit/buttons/button.tsx';
import { Menu } from '../../../../kit/overlays/menu.tsx';
import { useNotify } from '../../../../kit/overlays/toast.tsx';
import { AssetPicker } from '../../../../parts/assets/asset-picker.tsx';
import { t } from '../../../../strings.ts';
import { addBlock, isPageFull } from '../../commands/block-commands.ts';
import { addSection } from '../../commands/section-commands.ts';
import type { BlockKind } from '../../model/block-kinds.ts';
import { insertEntries } from '../../model/insert-entries.ts';
import { type ImageKind, imageValue, newBlockValue } from '../../model/new-block-value.ts';
import { sectionsOf } from '../../model/page-layout.ts';
import { useOutline } from '../../use-outline.ts';

export interface InsertMenuProps {
  readonly doc: DocKey;
  /** The section that a block goes into; without one, the last of the page. */
  readonly sectionId: string | undefined;
  readonly onAdded: (blockId: string, kind: BlockKind) => void;
}

/**
 * Every kind of block, each ready to be filled in; those of pictures ask which. What needs something that the site does not
 * have says so.
 */
export function InsertMenu(props: InsertMenuProps) {
  const bodies = useOutline();
  const may = useMay();
  const add = useAdding(props);
  const [asks, setAsks] = useState<ImageKind>();
  const choose = (kind: BlockKind) => {
    const value = newBlockValue(bodies, kind, may);
    if ('asks' in value) setAsks(value.asks);
    else if (value.missing === undefined) add(kind, value.value);
  };
  return (
    <>
      <Menu
        label={t('canvas.addBlock')}
        groups={[{ entries: insertEntries(bodies, may) }]}
        onChoose={(id) => choose(id as BlockKind)}
      >
        <Button icon={<Plus aria-hidden="true" />} isSmall data-add="block">
          {t('canvas.addBlock')}
        </Button>
      </Menu>
      {asks !== undefined && (
        <AssetPicker
          isSingle={asks === 'image'}
          onChoose={(ids) => {
            setAsks(undefined);
            add(asks, imageValue(asks, ids));
          }}
          onClose={() => setAsks(undefined)}
        />
      )}
    </>
  );
}

/** Puts a block into the section, or into a new one where there is none; a page that is full says so. */
function useAdding({ doc, sectionId, onAdded }: InsertMenuProps) {
  const { store, newId } = useEditor();
  const run = useRun();
  const notify = useNotify();
  const page = () => store.states.getState().head.get(doc);
  return (kind: BlockKind, value: unknown) => {
    if (isPageFull(page())) {
      notify({ text: t('canvas.full', { limit: LIMITS.blocksInLayout }), isBad: true });
      return;
    }
    const into = sectionId ?? sectionsOf(page()).at(-1)?.id ?? newId();
    const isNew = sectionsOf(page()).every(({ id }) => id !== into);
    if (isNew && !run(addSection({ doc, sectionId: into }))) return;
    const blockId = newId();
    if (run(addBlock({ doc, blockId, sectionId: into, kind, value }))) onAdded(blockId, kind);
  };
}
