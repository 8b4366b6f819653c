import { useEffect, useId, useMemo, useState } from 'react';
import type { DocKey } from '../../../../compiler/model/index.ts';
import { LIMITS } from '../../../../formatters/vocabulary/limits.ts';
import { useEditor } from '../../../core/hooks/editor-context.tsx';
import { useOpState } from '../../../core/hooks/use-documents.ts';
import { useMay } from '../../../core/hooks/use-may.ts';
import { useRun } from '../../../core/hooks/use-run.ts';
import { recordAt } from '../../../core/model/json-access.ts';
import { assetOptions } from '../../../core/preview/asset-options.ts';
import type { CanvasPage, PageEngine } from '../../../core/preview/page-engine.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { CardButton } from '../../../ui/buttons/card-button.tsx';
import { Tabs } from '../../../ui/collections/tabs.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { addSection } from '../block-commands/section-commands.ts';
import { t } from '../strings/section-library-strings.ts';
import { addDesignedSection } from './add-designed-section.ts';
import { renderDesigns } from './design-pages.ts';
import { DesignPreview } from './design-preview.tsx';
import { type DesignedSection, designImages, designSection } from './designed-section.ts';
import { DESIGN_CATEGORIES, type DesignCategory, SECTION_DESIGNS } from './designs/index.ts';
import type { SectionDesign } from './section-design.ts';
import css from './section-library.module.css';

export interface SectionLibraryProps {
  readonly doc: DocKey;
  /** The new section is inserted after this one; at the end of the page if undefined. */
  readonly after: string | undefined;
  /** Renders the previews; undefined while it is loading. */
  readonly engine: PageEngine | undefined;
  readonly onAdded: (sectionId: string) => void;
  readonly onClose: () => void;
}

/** Designed sections, shown as they look on this site, and the blank one. */
export function SectionLibrary({ doc, after, engine, onAdded, onClose }: SectionLibraryProps) {
  const { newId } = useEditor();
  const run = useRun();
  const [category, setCategory] = useState<DesignCategory>('introduction');
  const add = (design?: DesignedSection) => {
    const sectionId = newId();
    const blockIds = design?.blocks.map(() => newId()) ?? [];
    const command =
      design === undefined
        ? addSection({ doc, sectionId }, after)
        : addDesignedSection({ doc, sectionId, blockIds, design }, after);
    onClose();
    if (run(command)) onAdded(sectionId);
  };
  return (
    <Dialog
      title={t('library.title')}
      size="large"
      isOpen
      onClose={onClose}
      actions={<Button onPress={() => add()}>{t('library.blank')}</Button>}
    >
      <Tabs
        label={t('library.categories')}
        selected={category}
        onSelect={(id) => setCategory(id as DesignCategory)}
        tabs={DESIGN_CATEGORIES.map((id) => ({
          id,
          label: t(`library.category.${id}`),
          content: <DesignList doc={doc} engine={engine} designs={SECTION_DESIGNS[id]} onChoose={add} />,
        }))}
      />
    </Dialog>
  );
}

interface DesignListProps extends Pick<SectionLibraryProps, 'doc' | 'engine'> {
  readonly designs: readonly SectionDesign[];
  readonly onChoose: (design: DesignedSection) => void;
}

function DesignList({ doc, engine, designs, onChoose }: DesignListProps) {
  const listId = useId();
  const { entries, pages } = useDesigns(engine, designs);
  const head = useOpState((state) => state.head);
  const options = useMemo(() => assetOptions(head), [head]);
  const free = LIMITS.blocksInLayout - Object.keys(recordAt(head.get(doc), 'blocks')).length;
  return (
    <ul className={css.list}>
      {entries.map(({ id, name, designed }) => {
        const page = pages.get(id);
        const missing = 'missing' in designed ? designed.missing : fullNote(designed, free);
        return (
          <li key={id} className={css.design}>
            {page === undefined ? (
              <div className={css.preview} />
            ) : (
              <DesignPreview name={name} page={page} options={options} />
            )}
            <CardButton
              describedBy={missing === undefined ? undefined : `${listId}-${id}`}
              isDisabled={missing !== undefined}
              onPress={() => 'missing' in designed || onChoose(designed)}
            >
              {name}
            </CardButton>
            {missing !== undefined && (
              <p id={`${listId}-${id}`} className={css.missing}>
                {missing}
              </p>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function fullNote({ blocks }: DesignedSection, free: number): string | undefined {
  const limit = LIMITS.blocksInLayout;
  return blocks.length > free ? t('library.full', { blocks: blocks.length, limit }) : undefined;
}

const NO_PAGES: ReadonlyMap<string, CanvasPage> = new Map();

/** Fills the designs with the content of the site and renders them. */
function useDesigns(engine: PageEngine | undefined, designs: readonly SectionDesign[]) {
  const { sync } = useEditor();
  const may = useMay();
  const head = useOpState((state) => state.head);
  const summarized = useOpState((state) => state.summarized);
  const images = useMemo(() => designImages(head), [head]);
  const entries = useMemo(
    () => designs.map((design) => ({ ...design, designed: designSection(head, design, may, images) })),
    [designs, head, may, images],
  );
  const [pages, setPages] = useState(NO_PAGES);
  useEffect(() => {
    if (engine === undefined) return;
    const filled = entries.flatMap(({ id, designed }) =>
      'missing' in designed ? [] : ([[id, designed]] as const),
    );
    const rendered = renderDesigns(engine, head, new Map(filled));
    setPages(rendered);
    // Rendered again when they are loaded; without the server, the previews show summaries.
    const missing = [...rendered.values()].flatMap(({ shows }) => shows).filter((key) => summarized.has(key));
    if (missing.length > 0) sync.load(missing).catch(() => {});
  }, [engine, entries, head, summarized, sync]);
  return { entries, pages };
}
