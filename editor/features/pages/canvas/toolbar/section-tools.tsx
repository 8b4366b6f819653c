import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import type { DocKey } from '../../../../../compiler/model/index.ts';
import { useOpState } from '../../../../core/hooks/use-documents.ts';
import { useRun } from '../../../../core/hooks/use-run.ts';
import { recordAt } from '../../../../core/model/json-access.ts';
import { useAnnounce } from '../../../../core/shell/announcer.tsx';
import { IconButton } from '../../../../ui/buttons/icon-button.tsx';
import { Toolbar } from '../../../../ui/collections/toolbar.tsx';
import { keysFor } from '../../../../ui/dom/key-names.ts';
import { deleteSection, moveSection } from '../../block-commands/section-commands.ts';
import { focusSectionTools } from '../../hooks/focus-canvas.ts';
import { nextSelected, sectionsOf } from '../../model/page-layout.ts';
import type { Selection } from '../../model/selection.ts';
import { t } from '../../strings/pages-strings.ts';
import css from './toolbar.module.css';

export interface SectionToolsProps {
  readonly doc: DocKey;
  readonly sectionId: string;
  readonly onSelect: (selected: Selection) => void;
}

/** Toolbar of the selected section. Renders nothing while the section is being deleted. */
export function SectionTools({ doc, sectionId, onSelect }: SectionToolsProps) {
  const run = useRun();
  const announce = useAnnounce();
  const sections = sectionsOf({ sections: useOpState(({ head }) => recordAt(head.get(doc)).sections) });
  const at = sections.findIndex(({ id }) => id === sectionId);
  if (at < 0) return null;
  const name = t('canvas.sectionTools', { number: at + 1 });
  const remove = ({ pointerType }: { readonly pointerType: string }) => {
    // Under a pointer, the toolbar of the next section would be where this one was: a double click would delete both.
    const isPointer = pointerType !== 'keyboard' && pointerType !== 'virtual';
    const neighbor = isPointer ? undefined : nextSelected(sections, sectionId);
    if (!run(deleteSection({ doc, sectionId }))) return;
    onSelect(neighbor && { kind: 'section', id: neighbor.id });
    focusSectionTools(neighbor?.id);
    announce(t('pages.deletedUndo', { name, keys: keysFor('undo') }));
  };
  const move = (by: -1 | 1) => {
    if (run(moveSection({ doc, sectionId }, by)))
      announce(t('canvas.movedPhone', { position: at + 1 + by, count: sections.length }));
  };
  return (
    <Toolbar label={name}>
      <span className={css.barName} data-section-tools={sectionId}>
        {name}
      </span>
      <IconButton
        label={t('canvas.up')}
        icon={<ArrowUp />}
        isSmall
        isDisabled={at === 0}
        onPress={() => move(-1)}
      />
      <IconButton
        label={t('canvas.down')}
        icon={<ArrowDown />}
        isSmall
        isDisabled={at === sections.length - 1}
        onPress={() => move(1)}
      />
      <IconButton label={t('step.deleteSection')} icon={<Trash2 />} isSmall onPress={remove} />
    </Toolbar>
  );
}
