import { ArrowDown, ArrowUp, Plus, Trash2, TriangleAlert } from 'lucide-react';
import type { Diagnostic } from '../../../../compiler/index.ts';
import type { DocKey } from '../../../../compiler/model/index.ts';
import { useEditor } from '../../../hooks/editor-context.tsx';
import { useBody } from '../../../hooks/use-documents.ts';
import { useRun } from '../../../hooks/use-run.ts';
import { Button } from '../../../kit/buttons/button.tsx';
import { IconButton } from '../../../kit/buttons/icon-button.tsx';
import { Toolbar } from '../../../kit/collections/toolbar.tsx';
import { textAt } from '../../../model/read.ts';
import type { Places } from '../../../preview/places.ts';
import { t } from '../../../strings.ts';
import { addSection, deleteSection, moveSection } from '../commands/section-commands.ts';
import { sectionsOf } from '../model/page-layout.ts';
import css from './canvas.module.css';
import { InsertMenu } from './insert-menu.tsx';
import { type Selected, sectionIdOf } from './selection.ts';

export interface CanvasBarProps {
  readonly doc: DocKey;
  readonly places: Places;
  readonly selected: Selected;
  readonly onSelect: (selected: Selected) => void;
  readonly problems: readonly Diagnostic[];
  readonly width: number;
  readonly mayWrite: boolean;
  readonly mayArrange: boolean;
}

/** What can be added to the page, what the selected section can do, and what is wrong. */
export function CanvasBar({
  doc,
  places,
  selected,
  onSelect,
  problems,
  width,
  mayWrite,
  mayArrange,
}: CanvasBarProps) {
  const { newId } = useEditor();
  const run = useRun();
  const page = useBody(doc);
  const sections = sectionsOf(page);
  const inBlock =
    selected?.kind === 'block' ? textAt(page, 'blocks', selected.id, 'section') || undefined : undefined;
  const sectionId = sectionIdOf(selected) ?? inBlock;
  const at = sections.findIndex(({ id }) => id === sectionId);
  const isPageOfBlocks =
    doc.startsWith('page:') &&
    (sections.length > 0 || places.sections.length > 0 || textAt(page, 'template') === '');
  const add = () => {
    const id = newId();
    if (run(addSection({ doc, sectionId: id }, sectionId))) onSelect({ kind: 'section', id });
  };
  const [problem] = problems;
  return (
    <div className={css.bar}>
      {problem !== undefined && (
        <p className={css.problem} role="alert">
          <TriangleAlert aria-hidden="true" />
          <span>{t('canvas.problem', { message: problem.message })}</span>
        </p>
      )}
      {mayWrite && isPageOfBlocks && (
        <>
          <InsertMenu doc={doc} sectionId={sectionId} onAdded={(id) => onSelect({ kind: 'block', id })} />
          <Button isSmall icon={<Plus aria-hidden="true" />} onPress={add}>
            {t('canvas.addSection')}
          </Button>
          {selected?.kind === 'section' && at >= 0 && (
            <Toolbar label={t('canvas.sectionTools', { number: at + 1 })}>
              <span className={css.barName}>{t('canvas.sectionTools', { number: at + 1 })}</span>
              <IconButton
                label={t('canvas.up')}
                icon={<ArrowUp />}
                isSmall
                isDisabled={at === 0}
                onPress={() => run(moveSection({ doc, sectionId: selected.id }, -1))}
              />
              <IconButton
                label={t('canvas.down')}
                icon={<ArrowDown />}
                isSmall
                isDisabled={at === sections.length - 1}
                onPress={() => run(moveSection({ doc, sectionId: selected.id }, 1))}
              />
              <IconButton
                label={t('step.deleteSection')}
                icon={<Trash2 />}
                isSmall
                onPress={() => {
                  if (run(deleteSection({ doc, sectionId: selected.id }))) onSelect(undefined);
                }}
              />
            </Toolbar>
          )}
          {!mayArrange && <span className={css.note}>{t('canvas.wider')}</span>}
        </>
      )}
      <span className={css.width}>{t('canvas.width', { width: Math.round(width) })}</span>
    </div>
  );
}
