import type { DocKey } from '../../../../../compiler/model/index.ts';
import { documentTypeOf } from '../../../../../compiler/model/index.ts';
import { idOf } from '../../../../core/model/documents.ts';
import type { Places } from '../../../../core/preview/page-geometry.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { useDocumentName } from '../../hooks/site-areas.ts';
import { useBlocks } from '../../hooks/use-blocks.ts';
import type { BlockKind } from '../../model/block-kinds.ts';
import { NO_SECTION } from '../../model/page-layout.ts';
import { t } from '../../strings/pages-strings.ts';
import { InsertMenu } from './insert-menu.tsx';
import css from './toolbar.module.css';

export interface AreaToolsProps {
  readonly doc: DocKey;
  readonly shownPage: DocKey | undefined;
  readonly geometry: Places;
  readonly onAdded: (blockId: string, kind: BlockKind) => void;
  readonly onOpen: (doc: DocKey) => void;
}

/** Tools of an area of the theme, with the way back to the page around it. */
export function AreaTools({ doc, shownPage, geometry, onAdded, onOpen }: AreaToolsProps) {
  const name = useDocumentName(doc);
  // Themes hide an area until it has blocks.
  const hasBlocks = useBlocks(doc).length > 0;
  const isVisible = geometry.areas.some(({ id }) => id === idOf(doc));
  const page = shownPage !== undefined && hasScreen(shownPage) ? shownPage : undefined;
  return (
    <>
      <span className={css.barName}>{t('area.named', { name })}</span>
      <InsertMenu doc={doc} sectionId={NO_SECTION} onAdded={onAdded} />
      {page !== undefined && (
        <Button isSmall onPress={() => onOpen(page)}>
          {t('area.editPage')}
        </Button>
      )}
      {hasBlocks && !isVisible && geometry.height > 0 && <span className={css.note}>{t('area.hidden')}</span>}
    </>
  );
}

/** Posts and products have screens of their own. */
function hasScreen(page: DocKey): boolean {
  return ['page', 'collection'].includes(documentTypeOf(page));
}
