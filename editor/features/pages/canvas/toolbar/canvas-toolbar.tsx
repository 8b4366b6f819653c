import { Plus, TriangleAlert } from 'lucide-react';
import type { Diagnostic } from '../../../../../compiler/index.ts';
import type { DocKey } from '../../../../../compiler/model/index.ts';
import { useOpState } from '../../../../core/hooks/use-documents.ts';
import { lazyDialog } from '../../../../core/lazy/lazy-part.tsx';
import { textAt } from '../../../../core/model/json-access.ts';
import type { PageEngine } from '../../../../core/preview/page-engine.ts';
import type { Places } from '../../../../core/preview/page-geometry.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import type { BlockKind } from '../../model/block-kinds.ts';
import { isArea, sectionsOf } from '../../model/page-layout.ts';
import { type Selection, sectionIdOf } from '../../model/selection.ts';
import { t } from '../../strings/pages-strings.ts';
import { AreaTools } from './area-tools.tsx';
import { InsertMenu } from './insert-menu.tsx';
import { SectionTools } from './section-tools.tsx';
import css from './toolbar.module.css';

export interface CanvasToolbarProps {
  readonly doc: DocKey;
  /** Undefined while it is loading. */
  readonly engine: PageEngine | undefined;
  readonly geometry: Places;
  /** The document of the page around an area. */
  readonly shownPage: DocKey | undefined;
  readonly onOpen: (doc: DocKey) => void;
  readonly selected: Selection;
  readonly onSelect: (selected: Selection) => void;
  /** Called after a block was added, which then gets the focus. */
  readonly onAdded: (blockId: string, kind: BlockKind) => void;
  /** Whether the sections to choose from are shown. */
  readonly isLibraryOpen: boolean;
  readonly onLibrary: (isOpen: boolean) => void;
  readonly diagnostics: readonly Diagnostic[];
  readonly width: number;
  readonly mayWrite: boolean;
  readonly mayArrange: boolean;
}

const SectionLibrary = lazyDialog(
  () => import('../../section-library/section-library.tsx'),
  ({ SectionLibrary }) => SectionLibrary,
);

/** Buttons to add blocks and sections, section tools, and errors. */
export function CanvasToolbar(props: CanvasToolbarProps) {
  const { doc, geometry, diagnostics, width, mayWrite, mayArrange } = props;
  const mayHaveBlocks = useOpState(({ head }) => {
    const page = head.get(doc);
    return sectionsOf(page).length > 0 || textAt(page, 'template') === '';
  });
  const isPageOfBlocks = doc.startsWith('page:') && (mayHaveBlocks || geometry.sections.length > 0);
  const [diagnostic] = diagnostics;
  return (
    <div className={css.bar}>
      {diagnostic !== undefined && (
        <p className={css.error} role="alert">
          <TriangleAlert aria-hidden="true" />
          <span>{t('canvas.renderError', { message: diagnostic.message })}</span>
        </p>
      )}
      {mayWrite && (isPageOfBlocks || isArea(doc)) && (
        <>
          {isArea(doc) ? <AreaTools {...props} /> : <AddTools {...props} />}
          {!mayArrange && <span className={css.note}>{t('canvas.wider')}</span>}
        </>
      )}
      <span className={css.width}>{t('canvas.width', { width: Math.round(width) })}</span>
    </div>
  );
}

/** New blocks and sections are inserted after the selection. */
function AddTools(props: CanvasToolbarProps) {
  const { doc, engine, selected, onSelect, onAdded, isLibraryOpen, onLibrary } = props;
  const block = selected?.kind === 'block' ? selected.id : '';
  const inBlock = useOpState(({ head }) => textAt(head.get(doc), 'blocks', block, 'section')) || undefined;
  const sectionId = sectionIdOf(selected) ?? inBlock;
  return (
    <>
      <InsertMenu doc={doc} sectionId={sectionId} onAdded={onAdded} />
      <Button isSmall icon={<Plus aria-hidden="true" />} onPress={() => onLibrary(true)} data-add="section">
        {t('canvas.addSection')}
      </Button>
      {isLibraryOpen && (
        <SectionLibrary
          doc={doc}
          after={sectionId}
          engine={engine}
          onAdded={(id) => onSelect({ kind: 'section', id })}
          onClose={() => onLibrary(false)}
        />
      )}
      {selected?.kind === 'section' && <SectionTools doc={doc} sectionId={selected.id} onSelect={onSelect} />}
    </>
  );
}
