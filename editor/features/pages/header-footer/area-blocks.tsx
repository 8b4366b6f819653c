import type { DocKey } from '../../../../compiler/model/index.ts';
import { useMay } from '../../../core/hooks/use-may.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { newBlockValue } from '../block-commands/new-block-value.ts';
import { InsertMenu } from '../canvas/toolbar/insert-menu.tsx';
import { useAdding } from '../hooks/use-adding.ts';
import { useBlockName } from '../hooks/use-block-name.ts';
import { useBlocks } from '../hooks/use-blocks.ts';
import { useOutline } from '../hooks/use-outline.ts';
import { type BlockKind, kindName, kindOfBlock, recordOfKind } from '../model/block-kinds.ts';
import { NO_SECTION } from '../model/page-layout.ts';
import { t } from '../strings/header-footer-strings.ts';
import css from './header-footer.module.css';

export interface AreaBlocksProps {
  /** The area of the theme. */
  readonly doc: DocKey;
  /** What people look for in this area: added with one press. */
  readonly suggested: readonly BlockKind[];
  /** Shows a block with its settings. */
  readonly onOpen: (doc: DocKey, blockId: string) => void;
}

/** The blocks of an area of the theme. Each opens on the canvas, and so does a new one. */
export function AreaBlocks({ doc, suggested, onOpen }: AreaBlocksProps) {
  const blocks = useBlocks(doc);
  const nameOf = useBlockName();
  const mayWrite = useMay()('pages.write');
  const open = (blockId: string) => onOpen(doc, blockId);
  return (
    <div className={css.area}>
      {blocks.length === 0 ? (
        <p className={css.quiet}>{t('headerFooter.noBlocks')}</p>
      ) : (
        <ul className={css.blocks} aria-label={t('headerFooter.blocks')}>
          {blocks.map(({ id, body }) => (
            <li key={id}>
              <Button icon={<KindIcon kind={kindOfBlock(body)} />} onPress={() => open(id)}>
                <span className={css.blockName}>{nameOf(body)}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      {mayWrite && <AddBlocks doc={doc} suggested={suggested} onAdded={open} />}
    </div>
  );
}

interface AddBlocksProps extends Pick<AreaBlocksProps, 'doc' | 'suggested'> {
  readonly onAdded: (blockId: string) => void;
}

/** Kinds that need something first are in the menu, which says what. */
function AddBlocks({ doc, suggested, onAdded }: AddBlocksProps) {
  const bodies = useOutline();
  const may = useMay();
  const { add, addWithForm } = useAdding({ doc, sectionId: NO_SECTION, onAdded });
  return (
    <div className={css.row}>
      {suggested.map((kind) => {
        const value = newBlockValue(bodies, kind, may);
        const onPress =
          'purpose' in value
            ? () => addWithForm(kind, value.purpose)
            : 'value' in value
              ? () => add(kind, value.value)
              : undefined;
        return (
          onPress !== undefined && (
            <Button key={kind} isSmall icon={<KindIcon kind={kind} />} onPress={onPress}>
              {t('headerFooter.add', { kind: kindName(kind).toLowerCase() })}
            </Button>
          )
        );
      })}
      <InsertMenu doc={doc} sectionId={NO_SECTION} onAdded={onAdded} />
    </div>
  );
}

function KindIcon({ kind }: { readonly kind: BlockKind | undefined }) {
  if (kind === undefined) return null;
  const Icon = recordOfKind(kind).icon;
  return <Icon aria-hidden="true" />;
}
